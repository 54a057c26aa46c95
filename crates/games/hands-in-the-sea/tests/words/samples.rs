//! One of each thing that can be said, for those that random games do not bring.

use hands_in_the_sea::Side::{Carthage, Rome};
use hands_in_the_sea::{
    Act, Action, BattleEnd, Blockable, CampaignStep, Cause, Choice, Deus, Dice, Event, EventCard,
    Face, Faces, Frame, Haven, Location, Marker, NavalStep, Refusal, Role, Side, Spot, Strategy,
    Zone,
};

fn card() -> Face {
    "legion".parse().expect("a card")
}

fn place() -> Location {
    "panormus".parse().expect("a location")
}

fn cards() -> Faces {
    let mut cards = Faces::new();
    cards.extend([card(), card(), "pisa".parse().expect("a card")]);
    cards
}

fn dice() -> Dice {
    let mut dice = Dice::new();
    dice.extend([1, 5]);
    dice
}

pub fn events() -> Vec<Event> {
    vec![
        Event::CardTaken {
            side: Carthage,
            face: card(),
            from: Some(Rome),
        },
        Event::RoundBegan { side: Rome, due: 2 },
        Event::RoundEnded { side: Rome },
        Event::Drew {
            side: Rome,
            count: 2,
            cards: cards(),
        },
        Event::Drew {
            side: Rome,
            count: 2,
            cards: Faces::new(),
        },
        Event::DrewKnown {
            side: Rome,
            face: card(),
        },
        Event::Renewed { side: Rome },
        Event::Shuffled { side: Rome },
        Event::RowRevealed {
            card: Strategy::Corvus,
        },
        Event::StrategiesShuffled,
        Event::DeusDealt {
            side: Rome,
            card: Some(Deus::NobleCitizen),
        },
        Event::DeusDealt {
            side: Rome,
            card: None,
        },
        Event::Settled {
            side: Rome,
            at: place(),
            from: Some(place()),
            cards: cards(),
        },
        Event::Settled {
            side: Rome,
            at: place(),
            from: Some(place()),
            cards: Faces::new(),
        },
        Event::CardTaken {
            side: Rome,
            face: card(),
            from: Some(Carthage),
        },
        Event::CardTaken {
            side: Rome,
            face: card(),
            from: None,
        },
        Event::Developed {
            side: Rome,
            at: place(),
            cards: cards(),
        },
        Event::Developed {
            side: Rome,
            at: place(),
            cards: Faces::new(),
        },
        Event::Fortified {
            side: Rome,
            at: place(),
            silver: 3,
        },
        Event::TollPaid {
            side: Rome,
            silver: 3,
        },
        Event::Attacked {
            side: Rome,
            at: place(),
            from: place(),
            cards: cards(),
            with: card(),
        },
        Event::Attacked {
            side: Rome,
            at: place(),
            from: place(),
            cards: Faces::new(),
            with: card(),
        },
        Event::ElephantsRolled {
            side: Rome,
            die: 2,
            strength: -1,
        },
        Event::Reinforced {
            side: Rome,
            battle: Rome,
            face: card(),
        },
        Event::CombinedArms {
            side: Rome,
            battle: Rome,
        },
        Event::Track {
            battle: Rome,
            track: -1,
        },
        Event::BattleGoesOn {
            battle: Rome,
            round: 2,
        },
        Event::Withdrew {
            side: Rome,
            battle: Rome,
        },
        Event::BattleEnded {
            battle: Rome,
            at: place(),
            end: BattleEnd::Draw,
        },
        Event::BattleEnded {
            battle: Rome,
            at: place(),
            end: BattleEnd::Attacker,
        },
        Event::BattleEnded {
            battle: Rome,
            at: place(),
            end: BattleEnd::Defender,
        },
        Event::Captured {
            side: Rome,
            at: place(),
            marker: Marker::City,
        },
        Event::Captured {
            side: Rome,
            at: place(),
            marker: Marker::Town,
        },
        Event::Captured {
            side: Rome,
            at: place(),
            marker: Marker::Capital,
        },
        Event::Captured {
            side: Rome,
            at: place(),
            marker: Marker::Independent,
        },
        Event::FortRemoved { at: place() },
        Event::Prestige {
            side: Rome,
            prestige: 2,
        },
        Event::GaveUp {
            side: Rome,
            face: card(),
            from: Spot::Hand,
        },
        Event::GaveUp {
            side: Rome,
            face: card(),
            from: Spot::Reserve,
        },
        Event::GaveUp {
            side: Rome,
            face: card(),
            from: Spot::Battle(Rome),
        },
        Event::Raided {
            side: Rome,
            at: place(),
            cards: cards(),
        },
        Event::Raided {
            side: Rome,
            at: place(),
            cards: Faces::new(),
        },
        Event::Bribing {
            side: Rome,
            face: card(),
            silver: 3,
        },
        Event::Pillaging {
            side: Rome,
            at: place(),
            cards: cards(),
        },
        Event::Pillaging {
            side: Rome,
            at: place(),
            cards: Faces::new(),
        },
        Event::Blocked {
            side: Rome,
            face: card(),
        },
        Event::NotBlocked { side: Rome },
        Event::HandShown {
            side: Rome,
            cards: cards(),
        },
        Event::HandShown {
            side: Rome,
            cards: Faces::new(),
        },
        Event::BribeWasted { side: Rome },
        Event::Pillaged {
            side: Rome,
            at: place(),
            silver: 3,
            marker: 2,
        },
        Event::VpLost {
            side: Rome,
            points: 3,
        },
        Event::Engaged {
            side: Rome,
            zone: Zone::Sicily,
            face: card(),
        },
        Event::LeadersJoined {
            side: Rome,
            cards: cards(),
        },
        Event::LeadersJoined {
            side: Rome,
            cards: Faces::new(),
        },
        Event::InfantryJoined { cards: cards() },
        Event::InfantryJoined {
            cards: Faces::new(),
        },
        Event::NavalDice {
            side: Rome,
            warships: dice(),
            leaders: dice(),
            infantry: dice(),
        },
        Event::NavalDice {
            side: Rome,
            warships: Dice::new(),
            leaders: Dice::new(),
            infantry: Dice::new(),
        },
        Event::Rerolled {
            side: Rome,
            dice: dice(),
        },
        Event::Rerolled {
            side: Rome,
            dice: Dice::new(),
        },
        Event::Sunk {
            side: Rome,
            warships: 2,
        },
        Event::NavalBattleWon {
            winner: Some(Carthage),
        },
        Event::NavalBattleWon { winner: None },
        Event::WarshipsGained {
            side: Rome,
            warships: 2,
        },
        Event::FleetMoved {
            side: Rome,
            from: Haven::Port,
            to: Haven::Sea(Zone::Italy),
        },
        Event::FleetMoved {
            side: Rome,
            from: Haven::Port,
            to: Haven::Port,
        },
        Event::Earned {
            side: Rome,
            cards: cards(),
            silver: 3,
        },
        Event::Earned {
            side: Rome,
            cards: Faces::new(),
            silver: 3,
        },
        Event::Drafted {
            side: Rome,
            face: card(),
            levy: true,
            silver: 3,
            with: Some(card()),
        },
        Event::Drafted {
            side: Rome,
            face: card(),
            levy: false,
            silver: 3,
            with: None,
        },
        Event::Discarded {
            side: Rome,
            cards: cards(),
            silver: 3,
        },
        Event::Discarded {
            side: Rome,
            cards: Faces::new(),
            silver: 3,
        },
        Event::Returned {
            side: Rome,
            face: card(),
        },
        Event::Reserved {
            side: Rome,
            face: Some(card()),
        },
        Event::Reserved {
            side: Rome,
            face: None,
        },
        Event::Retrieved {
            side: Rome,
            count: 2,
            cards: cards(),
            silver: 3,
        },
        Event::Retrieved {
            side: Rome,
            count: 2,
            cards: Faces::new(),
            silver: 3,
        },
        Event::StrategyBought {
            side: Rome,
            card: Strategy::Corvus,
            silver: 3,
        },
        Event::StrategyDropped {
            side: Rome,
            card: Strategy::Corvus,
        },
        Event::Cycled {
            side: Rome,
            cards: 2,
            silver: 3,
        },
        Event::Built {
            side: Rome,
            with: card(),
            silver: 3,
        },
        Event::Passed { side: Rome },
        Event::Supported {
            side: Rome,
            face: card(),
        },
        Event::DeusPlayed {
            side: Rome,
            card: Deus::NobleCitizen,
        },
        Event::SilverGained {
            side: Rome,
            silver: 3,
        },
        Event::SilverLost {
            side: Rome,
            silver: 3,
        },
        Event::VpGained {
            side: Rome,
            points: 3,
        },
        Event::ActionGained { side: Rome },
        Event::Protected { side: Rome },
        Event::CampaignCame,
        Event::EventDrawn {
            card: EventCard::Revolt,
        },
        Event::EventRolled {
            die: 2,
            result: 2,
            affected: Rome,
        },
        Event::ProtectionUsed { side: Rome },
        Event::EventIgnored {
            card: EventCard::Revolt,
        },
        Event::EventsShuffled,
        Event::Intrigue { side: Rome },
        Event::LostAtRandom {
            side: Rome,
            face: card(),
        },
        Event::Declined { side: Rome },
        Event::MercenariesKept {
            side: Rome,
            cards: cards(),
        },
        Event::MercenariesKept {
            side: Rome,
            cards: Faces::new(),
        },
        Event::Revolted {
            side: Rome,
            at: place(),
            marker: Marker::City,
        },
        Event::Revolted {
            side: Rome,
            at: place(),
            marker: Marker::Town,
        },
        Event::Revolted {
            side: Rome,
            at: place(),
            marker: Marker::Capital,
        },
        Event::Revolted {
            side: Rome,
            at: place(),
            marker: Marker::Independent,
        },
        Event::FateTaken { side: Rome },
        Event::FateReturned { side: Rome },
        Event::PeaceRolled { die: 2, ends: true },
        Event::PeaceRolled {
            die: 2,
            ends: false,
        },
        Event::Income {
            side: Rome,
            silver: 3,
        },
        Event::Points { side: Rome, vp: 3 },
        Event::TurnBegan { turn: 2 },
        Event::Upkeep {
            side: Rome,
            silver: 3,
        },
        Event::TurnedDown {
            side: Rome,
            card: Strategy::Corvus,
        },
        Event::EndComes { pending: true },
        Event::EndComes { pending: false },
        Event::Scored {
            rome: 3,
            carthage: 3,
        },
        Event::Over {
            winner: Rome,
            cause: Cause::Score,
        },
    ]
}

pub fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::Over,
        Refusal::NotAsked,
        Refusal::OtherQuestion,
        Refusal::FinishFirst,
        Refusal::NotBegun,
        Refusal::ActionsTaken,
        Refusal::ActionsDue,
        Refusal::NoFreeActions,
        Refusal::OncePerRound(Action::Settle),
        Refusal::OncePerRound(Action::Develop),
        Refusal::OncePerRound(Action::Fortify),
        Refusal::OncePerRound(Action::Attack),
        Refusal::OncePerRound(Action::Raid),
        Refusal::OncePerRound(Action::Pillage),
        Refusal::EndPending(Action::Settle),
        Refusal::EndPending(Action::Develop),
        Refusal::EndPending(Action::Fortify),
        Refusal::EndPending(Action::Attack),
        Refusal::EndPending(Action::Raid),
        Refusal::EndPending(Action::Pillage),
        Refusal::NothingFits(Action::Settle),
        Refusal::NothingFits(Action::Develop),
        Refusal::NothingFits(Action::Fortify),
        Refusal::NothingFits(Action::Attack),
        Refusal::NothingFits(Action::Raid),
        Refusal::NothingFits(Action::Pillage),
        Refusal::NotInHand(card()),
        Refusal::CardNotControlled(place()),
        Refusal::CardUnsupplied(place()),
        Refusal::CardInBattle(place()),
        Refusal::NoSymbol {
            face: card(),
            clause: "5.4.1-a",
        },
        Refusal::OnePurpose(card()),
        Refusal::NoRole {
            role: Role::Ship,
            clause: "5.4.1-a",
        },
        Refusal::RoleFull {
            role: Role::Ship,
            clause: "5.4.1-a",
        },
        Refusal::DeadEnd(card()),
        Refusal::NotEnough(Action::Settle),
        Refusal::NotEnough(Action::Develop),
        Refusal::NotEnough(Action::Fortify),
        Refusal::NotEnough(Action::Attack),
        Refusal::NotEnough(Action::Raid),
        Refusal::NotEnough(Action::Pillage),
        Refusal::Silver {
            need: 3,
            clause: "5.4.1-a",
        },
        Refusal::Occupied(place()),
        Refusal::NoTowns,
        Refusal::NoCities,
        Refusal::NotConnected(place(), place()),
        Refusal::ZoneClosed(Zone::Sicily, Action::Settle),
        Refusal::ZoneClosed(Zone::Sicily, Action::Develop),
        Refusal::ZoneClosed(Zone::Sicily, Action::Fortify),
        Refusal::ZoneClosed(Zone::Sicily, Action::Attack),
        Refusal::ZoneClosed(Zone::Sicily, Action::Raid),
        Refusal::ZoneClosed(Zone::Sicily, Action::Pillage),
        Refusal::CannotGetThere(Action::Settle),
        Refusal::CannotGetThere(Action::Develop),
        Refusal::CannotGetThere(Action::Fortify),
        Refusal::CannotGetThere(Action::Attack),
        Refusal::CannotGetThere(Action::Raid),
        Refusal::CannotGetThere(Action::Pillage),
        Refusal::NotYourTown(place()),
        Refusal::TooSmall(place()),
        Refusal::Unsupplied(place(), Action::Settle),
        Refusal::Unsupplied(place(), Action::Develop),
        Refusal::Unsupplied(place(), Action::Fortify),
        Refusal::Unsupplied(place(), Action::Attack),
        Refusal::Unsupplied(place(), Action::Raid),
        Refusal::Unsupplied(place(), Action::Pillage),
        Refusal::BattleThere(place(), Action::Settle),
        Refusal::BattleThere(place(), Action::Develop),
        Refusal::BattleThere(place(), Action::Fortify),
        Refusal::BattleThere(place(), Action::Attack),
        Refusal::BattleThere(place(), Action::Raid),
        Refusal::BattleThere(place(), Action::Pillage),
        Refusal::Fortified(place(), Action::Settle),
        Refusal::Fortified(place(), Action::Develop),
        Refusal::Fortified(place(), Action::Fortify),
        Refusal::Fortified(place(), Action::Attack),
        Refusal::Fortified(place(), Action::Raid),
        Refusal::Fortified(place(), Action::Pillage),
        Refusal::NoForts,
        Refusal::NoFortification,
        Refusal::NotYours(place()),
        Refusal::NotEnemy(place(), Action::Settle),
        Refusal::NotEnemy(place(), Action::Develop),
        Refusal::NotEnemy(place(), Action::Fortify),
        Refusal::NotEnemy(place(), Action::Attack),
        Refusal::NotEnemy(place(), Action::Raid),
        Refusal::NotEnemy(place(), Action::Pillage),
        Refusal::AlreadyAttacking,
        Refusal::NoBattle,
        Refusal::NoSupplyLine,
        Refusal::NoShips,
        Refusal::DefenderOnly,
        Refusal::SiegeOnly,
        Refusal::LeaderIsFree,
        Refusal::NotALeader(card()),
        Refusal::OutOfReach(place()),
        Refusal::FleetsApart,
        Refusal::HasBuilt,
        Refusal::HasEngaged,
        Refusal::FleetInPort,
        Refusal::Inland(place()),
        Refusal::Guarded(place()),
        Refusal::TooFar(place()),
        Refusal::NotForDraft(card()),
        Refusal::LostLocation(card()),
        Refusal::Manpower(card()),
        Refusal::NoLevy(card()),
        Refusal::NotReturnable(card()),
        Refusal::ReserveFull,
        Refusal::ReserveEmpty,
        Refusal::SlotTaken,
        Refusal::SlotEmpty,
        Refusal::WrongPower(Strategy::Corvus),
        Refusal::NoPosition,
        Refusal::NoWarships,
        Refusal::FleetFull,
        Refusal::NotAdjacent,
        Refusal::NotASiege,
        Refusal::SiegeTooNew,
        Refusal::NoDraw(card()),
        Refusal::NoDeus,
        Refusal::DeusTooLate,
        Refusal::VpTooFew,
        Refusal::DeusNoTarget(Deus::SerpentOfAfrica),
        Refusal::NotEnding,
        Refusal::SettlerNeeded(place()),
        Refusal::SettlerNotNeeded(place()),
        Refusal::NotToGive {
            face: card(),
            clause: "5.4.1-a",
        },
        Refusal::MustGive { clause: "5.4.1-a" },
        Refusal::HasMercenary,
        Refusal::CannotBlock {
            face: card(),
            clause: "5.4.1-a",
        },
        Refusal::TooManyDice,
        Refusal::NoRetreat,
        Refusal::MustRetreat,
        Refusal::NoRevolt(place()),
        Refusal::NoFortThere(place()),
        Refusal::NoSuchSiege,
        Refusal::DeusNoTarget(Deus::PunicTreachery),
        Refusal::NotReturnable("rome".parse().expect("a card")),
    ]
}

const ROLES: [Role; 13] = [
    Role::Wagon,
    Role::Ship,
    Role::Settler,
    Role::Sword,
    Role::Coin,
    Role::Wine,
    Role::Raider,
    Role::Briber,
    Role::Discarded,
    Role::Returned,
    Role::Reserved,
    Role::Leader,
    Role::Infantry,
];

pub fn acts() -> Vec<Act> {
    let (face, at) = (card(), place());
    let mut acts = vec![
        Act::Aim {
            target: at,
            from: at,
        },
        Act::Place { at },
        Act::Enough,
        Act::Draft { face, levy: false },
        Act::Draft { face, levy: true },
        Act::Buy { position: 1 },
        Act::Cycle { cards: 1 },
        Act::Cycle { cards: 3 },
        Act::Retrieve,
        Act::Support { face },
        Act::Divine,
        Act::EndRound,
        Act::SettleWith { face },
        Act::SettleFree,
        Act::Leave,
        Act::Nothing,
        Act::ShowHand,
        Act::Block { face },
        Act::Decline,
        Act::Reroll { dice: 0 },
        Act::Reroll { dice: 1 },
        Act::Stay,
        Act::Pay,
        Act::DropCorvus,
        Act::LoseFort { at },
        Act::Revolt { at },
    ];
    acts.extend(Action::ALL.map(|action| Act::Begin { action }));
    acts.extend(ROLES.map(|role| Act::Pick { role, face }));
    for to in [Haven::Port, Haven::Sea(Zone::Italy)] {
        acts.extend([Act::Sail { to }, Act::Retreat { to }]);
    }
    for battle in Side::ALL {
        acts.extend([
            Act::Reinforce { battle, face },
            Act::Leader { battle, face },
            Act::Withdraw { battle },
            Act::First { battle },
            Act::Betray { battle },
        ]);
    }
    for from in Spot::ALL {
        acts.extend([Act::GiveUp { from, face }, Act::Keep { from, face }]);
    }
    acts
}

pub fn frames() -> Vec<Frame> {
    let at = place();
    let battle = Rome;
    let given_up = false;
    let mut frames = vec![
        Frame::Checks {
            rome: true,
            carthage: true,
        },
        Frame::Actions,
        Frame::Campaign {
            stage: CampaignStep::Event,
        },
        Frame::Loss {
            battle,
            end: BattleEnd::Draw,
            loser: Rome,
            given_up,
        },
        Frame::Bribed,
        Frame::Magistrate,
        Frame::Treachery,
    ];
    let end = BattleEnd::Attacker;
    frames.extend(Side::ALL.map(|battle| Frame::Settle {
        battle,
        end,
        given_up,
    }));
    let blockable = [
        Blockable::Raid(at),
        Blockable::Bribe,
        Blockable::Pillage(at),
    ];
    frames.extend(blockable.map(|act_to_block| Frame::Block { act_to_block }));
    let retreat = |may_stay| NavalStep::Retreat {
        side: Rome,
        may_stay,
    };
    let steps = [
        NavalStep::AttackerLeaders,
        NavalStep::DefenderLeaders,
        NavalStep::Infantry,
        NavalStep::Reroll,
        NavalStep::Surplus,
        retreat(true),
        retreat(false),
    ];
    frames.extend(steps.map(|step| Frame::Naval { step }));
    let choices = [
        Choice::Infantry,
        Choice::Corvus(2),
        Choice::Leader,
        Choice::Siege,
        Choice::Fort,
        Choice::Revolt,
        Choice::Mercenaries,
    ];
    frames.extend(choices.map(|choice| Frame::Event {
        card: EventCard::RevoltAlt,
        affected: Rome,
        choice,
        changed: false,
    }));
    let causes = Cause::ALL.map(|cause| Frame::Over {
        winner: Carthage,
        cause,
    });
    frames.extend(causes);
    frames
}
