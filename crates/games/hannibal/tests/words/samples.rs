//! One of everything that is told: events and refusals.

use std::iter::successors;

use hannibal::{
    BySide, Card, CardSet, Cause, DebtCause, Event, GameDebt, GameEvent, GameUse, General,
    GeneralSet, Hannibal, LinkKind, LossCause, Moment, Office, Province, Refusal, Side, Space,
    SpaceSet, Stack, Title, Titles, Units, Use, Way,
};
use kernel::Speak;
use kernel::suite::fluent::messages;
use punic::Subject;

pub fn space(id: &str) -> Space {
    Space::from_id(id).unwrap()
}

pub fn general(id: &str) -> General {
    General::from_id(id).unwrap()
}

pub fn card(id: &str) -> Card {
    Card::from_id(id).unwrap()
}

fn generals() -> GeneralSet {
    [general("hannibal"), general("mago")].into_iter().collect()
}

/// Every event once, in the order of their declaration; a new one does not compile
/// until it is put here.
pub fn events() -> Vec<Event> {
    let first = Event::Game(GameEvent::BidsOpened { bids: [3, 4] });
    let mut all: Vec<Event> = successors(Some(first), after).collect();
    all.extend(variants());
    all
}

fn after(event: &Event) -> Option<Event> {
    use Event as E;
    let (side, at, from, to) = (
        Side::Carthage,
        space("capua"),
        space("saguntum"),
        space("dertosa"),
    );
    let (man, card) = (general("hannibal"), card("c25"));
    let (units, generals) = (Units::of(8, 2), generals());
    let stack = Stack::outside(side, at);
    let titles = Titles([1, 2, 0, 3, 1, 1]);
    Some(match event {
        E::Game(GameEvent::BidsOpened { .. }) => E::Game(GameEvent::SideTaken { seat: 0, side }),
        E::Game(GameEvent::SideTaken { .. }) => E::TurnBegan { turn: 4 },
        E::TurnBegan { .. } => E::CuPlaced { stack, units },
        E::CuPlaced { .. } => E::CuForfeited { side, count: 2 },
        E::CuForfeited { .. } => E::GeneralPlaced { general: man, at },
        E::GeneralPlaced { .. } => E::OfficeChanged {
            general: man,
            office: None,
        },
        E::OfficeChanged { .. } => E::Recalled { general: man },
        E::Recalled { .. } => E::Elected { general: man },
        E::Elected { .. } => E::CommandTaken { general: man },
        E::CommandTaken { .. } => E::Game(GameEvent::NeverArrives { general: man }),
        E::Game(GameEvent::NeverArrives { .. }) => E::Shuffled,
        E::Shuffled => E::Dealt {
            side,
            count: 7,
            cards: None,
        },
        E::Dealt { .. } => E::Preempted { side, card },
        E::Preempted { .. } => E::FirstChosen { side },
        E::FirstChosen { .. } => E::CardPlayed {
            side,
            card,
            way: Use::Event,
        },
        E::CardPlayed { .. } => E::CounterPlayed {
            side,
            card,
            moment: Moment::Roll,
        },
        E::CounterPlayed { .. } => E::EventCancelled { card },
        E::EventCancelled { .. } => E::CardRemoved { card },
        E::CardRemoved { .. } => E::CardLost { side, card },
        E::CardLost { .. } => E::CardStolen {
            by: side,
            card: None,
        },
        E::CardStolen { .. } => E::TruceBegan { turn: 4 },
        E::TruceBegan { .. } => E::TruceEnded,
        E::TruceEnded => E::EffectChanged { card, on: true },
        E::EffectChanged { .. } => E::Activated { general: man },
        E::Activated { .. } => E::ForceSet {
            general: man,
            units,
            generals,
            train: false,
        },
        E::ForceSet { .. } => E::Moved {
            general: man,
            from,
            to,
            way: Way::Sea,
            units,
            generals,
        },
        E::Moved { .. } => E::Game(GameEvent::Embarked {
            general: man,
            from,
            to,
            inside: false,
        }),
        E::Game(GameEvent::Embarked { .. }) => E::Game(GameEvent::TurnedBack { general: man }),
        E::Game(GameEvent::TurnedBack { .. }) => E::Game(GameEvent::Sunk { general: man }),
        E::Game(GameEvent::Sunk { .. }) => E::MoveEnded { general: man },
        E::MoveEnded { .. } => E::WentInside {
            stack,
            units,
            generals,
        },
        E::WentInside { .. } => E::AvoidDeclared { from, to, units },
        E::AvoidDeclared { .. } => E::InterceptDeclared {
            from,
            at: to,
            units,
        },
        E::InterceptDeclared { .. } => E::Avoided {
            side,
            from,
            to,
            inside: false,
            units,
            generals,
        },
        E::Avoided { .. } => E::AvoidFailed { side, at },
        E::AvoidFailed { .. } => E::Intercepted {
            side,
            from,
            at: to,
            units,
            generals,
        },
        E::Intercepted { .. } => E::InterceptFailed { side, from },
        E::InterceptFailed { .. } => E::FellBack { general: man, to },
        E::FellBack { .. } => E::Overran { general: man, at },
        E::Overran { .. } => E::PursuitFailed { general: man },
        E::PursuitFailed { .. } => E::Rolled {
            side,
            purpose: "siege",
            face: 4,
            value: 4,
        },
        E::Rolled { .. } => E::RollShifted { by: -2, value: 2 },
        E::RollShifted { .. } => E::RollRepeated { face: 5 },
        E::RollRepeated { .. } => E::BattleBegan { at, attacker: side },
        E::BattleBegan { .. } => E::CommandChanged {
            general: general("varro"),
        },
        E::CommandChanged { .. } => E::Charged { elephants: 2 },
        E::Charged { .. } => E::BattleCardsDealt {
            attacker: 14,
            defender: 9,
        },
        E::BattleCardsDealt { .. } => E::BattleHand { side, hand: None },
        E::BattleHand { .. } => E::HandShown {
            side,
            cards: titles,
        },
        E::HandShown { .. } => E::BattleCardsDrawn {
            side,
            count: 2,
            cards: None,
        },
        E::BattleCardsDrawn { .. } => E::BattleCardStolen {
            by: side,
            card: None,
        },
        E::BattleCardStolen { .. } => E::Attacked {
            side,
            card: Title::Probe,
            title: Title::Probe,
        },
        E::Attacked { .. } => E::Matched {
            side,
            card: Title::Reserve,
        },
        E::Matched { .. } => E::NotMatched { side },
        E::NotMatched { .. } => E::OutOfCards { side },
        E::OutOfCards { .. } => E::AttackerChanged { side },
        E::AttackerChanged { .. } => E::WithdrawalStopped { side },
        E::WithdrawalStopped { .. } => E::Withdrew { side, to },
        E::Withdrew { .. } => E::BattleWon { at, side },
        E::BattleWon { .. } => E::Lost {
            stack,
            units,
            why: LossCause::Battle,
        },
        E::Lost { .. } => E::Retreated {
            side,
            from,
            to,
            units,
            generals,
        },
        E::Retreated { .. } => E::Eliminated { stack, units },
        E::Eliminated { .. } => E::Displaced { general: man },
        E::Displaced { .. } => E::Died { general: man },
        E::Died { .. } => E::TrainPlaced { at },
        E::TrainPlaced { .. } => E::TrainLost,
        E::TrainLost => E::PcPlaced { side, at },
        E::PcPlaced { .. } => E::PcTurned { side, at },
        E::PcTurned { .. } => E::PcRemoved { side, at },
        E::PcRemoved { .. } => E::PcsOwed {
            side,
            count: 5,
            why: DebtCause::Battle,
        },
        E::PcsOwed { .. } => E::Isolated {
            side,
            spaces: SpaceSet::EMPTY,
        },
        E::Isolated { .. } => E::PointsPlaced {
            side,
            at,
            points: 2,
        },
        E::PointsPlaced { .. } => E::SiegeFailed { side, at },
        E::SiegeFailed { .. } => E::CityTaken { side, at },
        E::CityTaken { .. } => E::CityTurned { side, at },
        E::CityTurned { .. } => E::TribeSubjugated {
            side,
            at: space("boii"),
        },
        E::TribeSubjugated { .. } => E::CityHeld { at },
        E::CityHeld { .. } => E::Passed { side },
        E::Passed { .. } => E::ProvinceChosen {
            side,
            province: province("libya"),
        },
        E::ProvinceChosen { .. } => E::WinterBegan,
        E::WinterBegan => E::Counted {
            provinces: BySide::new(10, 8),
        },
        E::Counted { .. } => E::Game(GameEvent::HasdrubalLeft),
        E::Game(GameEvent::HasdrubalLeft) => E::Game(GameEvent::HannibalSummoned {
            at: space("clupea"),
        }),
        E::Game(GameEvent::HannibalSummoned { .. }) => E::TurnEnded { turn: 4 },
        E::TurnEnded { .. } => E::GameOver {
            winner: side,
            cause: Cause::Tie,
        },
        E::GameOver { .. } => return None,
    })
}

fn province(id: &str) -> Province {
    Province::from_id(id).unwrap()
}

/// Events whose sentence depends on what they tell.
fn variants() -> Vec<Event> {
    use Event as E;
    let (side, at, from, to) = (Side::Rome, space("roma"), space("roma"), space("capua"));
    let (man, generals) = (general("nero"), GeneralSet::EMPTY);
    let units = Units::of(1, 0);
    let stack = Stack::inside(side, at);
    let cards: CardSet = [card("c25"), card("c33")].into_iter().collect();
    let mut all = vec![
        E::OfficeChanged {
            general: man,
            office: Some(Office::Consul),
        },
        E::OfficeChanged {
            general: man,
            office: Some(Office::Proconsul),
        },
        E::Dealt {
            side,
            count: 2,
            cards: Some(cards),
        },
        E::CardStolen {
            by: side,
            card: Some(card("c25")),
        },
        E::EffectChanged {
            card: card("c29"),
            on: false,
        },
        E::ForceSet {
            general: man,
            units,
            generals: self::generals(),
            train: true,
        },
        E::Game(GameEvent::Embarked {
            general: man,
            from,
            to,
            inside: true,
        }),
        E::WentInside {
            stack,
            units,
            generals,
        },
        E::Avoided {
            side,
            from: at,
            to: at,
            inside: true,
            units,
            generals: self::generals(),
        },
        E::BattleHand {
            side,
            hand: Some(Titles([1; 6])),
        },
        E::BattleCardStolen {
            by: side,
            card: Some(Title::Probe),
        },
        E::Attacked {
            side,
            card: Title::Reserve,
            title: Title::FlankLeft,
        },
        E::Retreated {
            side,
            from,
            to,
            units,
            generals,
        },
        E::Isolated {
            side,
            spaces: [at, to].into_iter().collect(),
        },
        E::PointsPlaced {
            side,
            at: space("boii"),
            points: 1,
        },
    ];
    for way in [
        Use::General,
        Use::Pcs,
        Use::Troops,
        Use::Discard,
        Use::Game(GameUse::Summon),
    ] {
        all.push(E::CardPlayed {
            side,
            card: card("c33"),
            way,
        });
    }
    let moved = |way, units| E::Moved {
        general: man,
        from,
        to,
        way,
        units,
        generals: self::generals(),
    };
    for kind in [
        LinkKind::Road,
        LinkKind::Pass,
        LinkKind::AlpinePass,
        LinkKind::Strait,
    ] {
        all.push(moved(Way::Land(kind), units));
        all.push(moved(Way::Land(kind), Units::NONE));
    }
    all.push(moved(Way::Sortie, units));
    for purpose in PURPOSES {
        all.push(E::Rolled {
            side,
            purpose,
            face: 3,
            value: 1,
        });
    }
    for why in [
        LossCause::Attrition,
        LossCause::Retreat,
        LossCause::Siege,
        LossCause::Event,
    ] {
        all.push(E::Lost { stack, units, why });
    }
    for why in [
        DebtCause::Mourning,
        DebtCause::Check,
        DebtCause::Game(GameDebt::Bleeding),
        DebtCause::Game(GameDebt::Bid),
    ] {
        all.push(E::PcsOwed {
            side,
            count: 1,
            why,
        });
    }
    all.extend(causes().map(|cause| E::GameOver {
        winner: side,
        cause,
    }));
    all
}

/// What dice are thrown for.
const PURPOSES: [&str; 13] = [
    "attrition",
    "naval",
    "avoid",
    "intercept",
    "pursuit",
    "change-command",
    "charge",
    "counterattack",
    "withdraw",
    "stop-withdrawal",
    "casualties",
    "retreat",
    "siege",
];

pub fn causes() -> impl Iterator<Item = Cause> {
    successors(Some(Cause::CarthagoTaken), |cause| {
        Some(match cause {
            Cause::CarthagoTaken => Cause::RomaTaken,
            Cause::RomaTaken => Cause::Italia,
            Cause::Italia => Cause::Capitulation,
            Cause::Capitulation => Cause::MoreProvinces,
            Cause::MoreProvinces => Cause::Tie,
            Cause::Tie => Cause::HeldOut,
            Cause::HeldOut => Cause::Iberia,
            Cause::Iberia => Cause::GeneralsDead,
            Cause::GeneralsDead => return None,
        })
    })
}

/// Every reason of both lists, said of what its sentence names.
pub fn refusals() -> impl Iterator<Item = Refusal> {
    let (_, english) = Hannibal::locales()[0];
    let messages = messages(english);
    let reasons = punic::refusal::why::ALL.iter().chain(hannibal::why::ALL);
    reasons.map(move |&reason| Refusal {
        reason,
        subject: match messages[reason.key].facts().first() {
            Some(&"at") => Subject::Space(space("roma")),
            Some(&"general") => Subject::General(general("nero")),
            Some(&"card") => Subject::Card(card("c33")),
            Some(&"province") => Subject::Province(province("libya")),
            _ => Subject::Nothing,
        },
    })
}
