//! Why an act is not legal: worked out only when there is one to refuse, and only
//! from what its sender knows. The reasons come from the questions that the lists of
//! options ask, in the chapters they belong to.

use kernel::{Refuse, Seat};

use crate::act::{Act, Form, Item, Loss};
use crate::ids::{Card, Empire, Good, Province, Sea, Slot, Token};
use crate::pay::{self, Purse};
use crate::sites::{self, Sites};
use crate::state::{Open, Paying, Phase, State};
use crate::{battle, build, collect, conquest, leadership, movement, setup, trade};

/// What a resource was wanted for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Use {
    Offer,
    Give,
    Pay,
    Keep,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the game is over")]
    Over,
    #[error("it is not your decision now")]
    NotAsked(&'static str),
    #[error("that cannot be done in this phase")]
    OtherPhase(&'static str),
    #[error("your offer is laid out; wait for the others")]
    Decided,

    #[error("{0} is not free on this board")]
    NoEmpire(Empire),

    #[error("{0} is no legendary city")]
    NoLegendary(Slot),
    #[error("you do not control {0}")]
    NotYourCity(Slot),
    #[error("you have drawn for {0}")]
    Drawn(Slot),
    #[error("no {0} is left in the reserve")]
    NotInStock(Good),

    #[error("no exchange marker bears the number {0}")]
    NoSuchNumber(u8),
    #[error("the marker with {0} has been played; all three come back when all are played")]
    MarkerPlayed(u8),
    #[error("you hold too few resources to offer {0}")]
    HoldTooFew(u8),
    #[error("your own number is from 0 to 5")]
    NumberTooLarge(u8),
    #[error("you hold no {0}")]
    NotHeld(Token, Use),
    #[error("{0} takes no part in this trade")]
    TakesNoPart(Empire),
    #[error("nobody takes his own resource")]
    OwnOffer,
    #[error("{0} offers nothing of that kind")]
    NotOffered(Empire),
    #[error("you took from {0} and lost to {0}: take from somebody else now")]
    NoRepeat(Empire),

    #[error("you cannot win at this moment")]
    CannotWin,
    #[error("{0} has built")]
    HasBuilt(Empire),
    #[error("{0} has moved")]
    HasMoved(Empire),
    #[error("{0} does not play")]
    NotPlaying(Empire),
    #[error("{0} is not on this board")]
    NotOnBoard(Province),
    #[error("{0} is not on this board")]
    SeaNotOnBoard(Sea),
    #[error(
        "{0} is neither adjacent nor contiguous to a province you controlled at the start of the round"
    )]
    NotLinked(Province),
    #[error("only a province that you gained this round leads to {0}")]
    NewlyLinked(Province),
    #[error("{0} is under control")]
    Controlled(Province),
    #[error("enemy units stand in {0}")]
    EnemyThere(Province),
    #[error("enemy units stand in {0}, which nobody controls")]
    EnemyBars(Province),
    #[error("you have no control marker left")]
    NoMarkers,
    #[error("you do not control {0}")]
    NotYours(Province),
    #[error("there is a fortress in {0}")]
    FortressThere(Province),
    #[error("you have no legion left")]
    NoLegions,
    #[error("you have no trireme left")]
    NoTriremes,
    #[error("you have no fortress left")]
    NoFortresses,
    #[error("{0} borders no province of yours that is free of enemies")]
    NoCoast(Sea),
    #[error("a building stands on {0}")]
    Standing(Slot),
    #[error("an enemy legion stands on {0}")]
    Covered(Slot),
    #[error("{0} is not face up")]
    NotFaceUp(Card),
    #[error("you own five cards")]
    FiveCards,
    #[error("you have built the Pyramids")]
    PyramidsBuilt,
    #[error("you have no set of {0}")]
    CannotPay(u8),
    #[error("say first what to build")]
    BuildFirst,
    #[error("pay first for what you have begun, or take it back")]
    PayFirst,
    #[error("that is not how it can be paid")]
    NoForm(Form),
    #[error("you have no such set")]
    NoSet(Form),
    #[error("the fixed price is a coin or {0}")]
    NoFixed(Good),
    #[error("a set has no two tokens of {0}")]
    KindTwice(Good),
    #[error("one kind is in the set twice: there is no room for {0}")]
    KindTwiceAgain(Good),
    #[error("the set could not be completed with {0}")]
    DeadEnd(Token),
    #[error("you do not have the power of {0}")]
    NoPower(Card),
    #[error("{0} has been used this round")]
    Used(Card),
    #[error("no enemy legion stands in your provinces")]
    NobodyInvades,
    #[error("who steps in does nothing but win")]
    OnlyToWin,
    #[error("{0} cannot be copied")]
    NotCopyable(Card),
    #[error("Perseus cannot be copied")]
    PerseusCopied,
    #[error("no other player owns {0}")]
    NotOwned(Card),
    #[error("only goods are kept so")]
    OnlyGoods,
    #[error("a good of the kind {0} is kept already")]
    KeptKind(Good),

    #[error("peace with {0} was your last declaration")]
    PeaceAgain(Empire),
    #[error("peace is made with another")]
    Oneself,
    #[error("no legion of yours stands on the control marker of {0}")]
    NotOnMarker(Province),
    #[error("the control marker of {0} has been occupied since this round only")]
    NotRipe(Province),
    #[error("you have no control marker to place")]
    NoMarkerToPlace,
    #[error("{0} is neither adjacent nor contiguous to another province of yours")]
    NoLink(Province),
    #[error("no trireme of yours is in {0}")]
    NoTrireme(Sea),
    #[error("your triremes in {0} have moved")]
    Sailed(Sea),
    #[error("{0} does not border {1}")]
    NotAdjacent(Sea, Sea),
    #[error("you and {1} do not both have triremes in {0}")]
    NoSeaBattle(Sea, Empire),
    #[error("you have fought in {0} this turn")]
    FoughtAtSea(Sea),
    #[error("there is peace with {0}")]
    AtPeace(Empire),
    #[error("no legion of yours stands so in {0}")]
    NoLegion(Province),
    #[error("the legions in {0} have marched")]
    Marched(Province),
    #[error("{1} is neither adjacent nor contiguous to {0}")]
    OutOfReach(Province, Province),
    #[error("you and {1} do not both have land units in {0}")]
    NoBattle(Province, Empire),
    #[error("you have fought in {0} this turn")]
    Fought(Province),
    #[error("you have no such unit in this battle")]
    NoSuchLoss(Loss),
    #[error("no legion of yours has conquered {0}")]
    NotConqueror(Province),
    #[error("nobody controls {0}: there is nothing to conquer")]
    Nobodys(Province),
    #[error("{0} is your own")]
    OwnProvince(Province),
    #[error("others have units in {0}")]
    NotAlone(Province),
    #[error("you have made your choice in {0}")]
    OneChoice(Province),
    #[error("no building stands on {0}")]
    NoBuilding(Slot),
    #[error("{0} is not in the province that you are occupying")]
    Elsewhere(Slot),
    #[error("a legion of yours stands on {0}")]
    OccupiedAlready(Slot),
    #[error("control of a capital province never changes")]
    CapitalProvince(Province),
    #[error("no legion of yours in {0} holds anything")]
    HoldsNothing(Province),
    #[error("{0} is no slot for a caravan")]
    NoCaravanSlot(Slot),
    #[error("a caravan stands on {0}")]
    NotEmpty(Slot),
    #[error("you are not alone in {0}")]
    NotAloneForCirce(Province),
    #[error("no legion is left for {0}")]
    NoLegionFor(Slot),
    #[error("{0} is not among the tied players")]
    NotTied(Empire),
}

impl Refuse for Refusal {
    fn clause(&self) -> &'static str {
        use Refusal as R;
        match self {
            R::Over => "6.3-b",
            R::NotAsked(clause) | R::OtherPhase(clause) => clause,
            R::Decided => "2.1-i",
            R::NoEmpire(_) => "S-d",
            R::NoLegendary(_) | R::NotYourCity(_) => "1.1-e",
            R::Drawn(_) => "RUL-6",
            R::NotInStock(_) => "RUL-7",
            R::NoSuchNumber(_) => "2.1-a",
            R::MarkerPlayed(_) => "2.1-b",
            R::HoldTooFew(_) | R::NumberTooLarge(_) => "2.1-h",
            R::NotHeld(_, Use::Offer) => "2.1-g",
            R::NotHeld(_, Use::Give) => "2.2.1-a",
            R::NotHeld(_, Use::Pay) => "3.0-e",
            R::NotHeld(_, Use::Keep) => "11.hanging-gardens-a",
            R::TakesNoPart(_) => "2.1-f",
            R::OwnOffer => "2.2-d",
            R::NotOffered(_) => "2.2-c",
            R::NoRepeat(_) => "2.2-e",
            R::CannotWin => "RUL-14",
            R::OnlyToWin => "10.perseus-a",
            R::HasBuilt(_) => "3.0-a",
            R::HasMoved(_) => "4.0-a",
            R::NotPlaying(_) => "S-a",
            R::NotOnBoard(_) | R::SeaNotOnBoard(_) => "S-c",
            R::NotLinked(_) => "3.1.1-a",
            R::NewlyLinked(_) => "3.1.1-c",
            R::Controlled(_) | R::EnemyBars(_) => "3.1.1-d",
            R::EnemyThere(_) => "3.1.2-b",
            R::NoMarkers => "3.1.1-e",
            R::NotYours(_) => "3.1.2-a",
            R::FortressThere(_) => "3.1.2-c",
            R::NoLegions | R::NoTriremes | R::NoFortresses => "3.1.2-e",
            R::NoCoast(_) => "3.1.2-d",
            R::Standing(_) => "3.1.2-f",
            R::Covered(_) => "RUL-19",
            R::NotFaceUp(_) => "3.1.3-a",
            R::FiveCards => "3.1.3-b",
            R::PyramidsBuilt => "RUL-40",
            R::CannotPay(_) | R::DeadEnd(_) | R::BuildFirst | R::PayFirst => "3.0-e",
            R::NoForm(Form::Free) => "10.hammurabi-a",
            R::NoForm(Form::Fixed) | R::NoFixed(_) => "3.1.2-j",
            R::NoForm(_) | R::NoSet(_) | R::KindTwice(_) => "3.0-c",
            R::KindTwiceAgain(_) => "3.0-g",
            R::NoPower(card) => power(*card),
            R::Used(_) => "7-c",
            R::NobodyInvades => "RUL-20",
            R::NotCopyable(_) | R::NotOwned(_) => "10.castor-and-pollux-a",
            R::PerseusCopied => "10.perseus-b",
            R::OnlyGoods | R::KeptKind(_) => "11.hanging-gardens-a",
            R::PeaceAgain(_) => "RUL-28",
            R::Oneself => "11.statue-of-zeus-a",
            R::NotOnMarker(_) => "4.3.3-b",
            R::NotRipe(_) | R::NoMarkerToPlace => "RUL-26",
            R::NoLink(_) => "4.3.3-c",
            R::NoTrireme(_) | R::Sailed(_) | R::NotAdjacent(..) => "4.1.1-a",
            R::NoSeaBattle(..) => "4.1.1-c",
            R::FoughtAtSea(_) | R::Fought(_) => "4.2-h",
            R::AtPeace(_) => "11.statue-of-zeus-c",
            R::NoLegion(_) | R::Marched(_) | R::OutOfReach(..) => "4.1.2-a",
            R::NoBattle(..) => "4.1.2-f",
            R::NoSuchLoss(Loss::Fortress) => "4.2-f",
            R::NoSuchLoss(Loss::Legion(_)) => "4.2-e",
            R::NotConqueror(_) => "4.3-a",
            R::Nobodys(_) => "RUL-37",
            R::OwnProvince(_) | R::NotAlone(_) => "D-j",
            R::OneChoice(_) => "RUL-35",
            R::NoBuilding(_) => "4.3-b",
            R::Elsewhere(_) | R::OccupiedAlready(_) => "4.3.2-a",
            R::CapitalProvince(_) => "4.3.3-d",
            R::HoldsNothing(_) => "4.3-c",
            R::NoCaravanSlot(_) | R::NotEmpty(_) | R::NoLegionFor(_) => "10.circe-a",
            R::NotAloneForCirce(_) => "RUL-39",
            R::NotTied(_) => "5-d",
        }
    }
}

/// The clause by which a card has its power.
const fn power(card: Card) -> &'static str {
    match card {
        Card::Cleopatra => "3.0-f",
        Card::Hammurabi => "10.hammurabi-a",
        Card::Penthesilea => "3.1.2-k",
        _ => "3.1.2-j",
    }
}

/// The reason why `act` is not listed for `seat`.
pub fn of(state: &State, seat: Seat, act: Act) -> Refusal {
    let open = &state.open;
    if matches!(open.phase, Phase::Over { .. }) {
        return Refusal::Over;
    }
    let other_phase = Refusal::OtherPhase(open.phase.clause());
    let not_asked = Refusal::NotAsked(open.phase.clause());
    if let Phase::ChooseEmpire { seat: asked } = open.phase {
        return match act {
            _ if asked != seat => not_asked,
            Act::Play { empire } => setup::may_play(open, empire).err().unwrap_or(other_phase),
            _ => other_phase,
        };
    }
    let Some(empire) = open.empire_of(seat) else {
        return not_asked;
    };
    match open.phase {
        Phase::Offer if open.trade.due[empire] == 0 => return Refusal::TakesNoPart(empire),
        Phase::Offer if !state.owing().contains(empire) => return Refusal::Decided,
        Phase::Offer => {}
        _ if open.decides() != Some(empire) => return not_asked,
        _ => {}
    }
    let found = match open.phase {
        Phase::Build { stepped_in, .. } => building(state, empire, stepped_in, act),
        _ => deciding(state, empire, act),
    };
    found.err().unwrap_or(other_phase)
}

/// What speaks against an act in this phase; nothing, where it is of another phase.
fn deciding(state: &State, empire: Empire, act: Act) -> Result<(), Refusal> {
    let open = &state.open;
    match (open.phase, act) {
        (Phase::Cities { .. }, Act::Draw { city }) => collect::may_draw(open, empire, city),
        (Phase::Colossus { .. }, Act::Colossus { good }) => Err(Refusal::NotInStock(good)),
        (Phase::Announce, Act::Announce { number }) => trade::may_announce(open, number),
        (Phase::OwnNumber { .. }, Act::OwnNumber { number }) => {
            trade::may_offer(&state.hands[empire], number)
        }
        (Phase::Offer, Act::Offer { token }) => Err(Refusal::NotHeld(token, Use::Offer)),
        (Phase::Take { due }, Act::Take { from, .. }) => {
            trade::may_take_from(open, due, from)?;
            Err(Refusal::NotOffered(from))
        }
        (Phase::Give { .. }, Act::Give { token }) => Err(Refusal::NotHeld(token, Use::Give)),
        (Phase::Perseus { .. }, Act::StepIn) => Err(Refusal::CannotWin),
        (Phase::NameBuilder | Phase::NameMover, Act::Designate { empire }) => {
            sites::may_be_named(open, empire)
        }
        (Phase::Copy { .. }, Act::Copy { card }) => sites::copyable(open, empire, card),
        (Phase::Gardens { .. }, Act::Keep { token }) => build::keepable(state, empire, token),
        (Phase::Peace { .. }, Act::Peace { with }) => movement::may_declare(open, empire, with),
        (Phase::TakeOver, Act::TakeOver { at }) => movement::may_take_over(open, empire, at),
        (Phase::Sail, Act::Sail { from, to }) => {
            movement::can_sail(open, empire, from)?;
            movement::may_sail(open, from, to)
        }
        (Phase::Attack, Act::Attack { at, against }) => {
            movement::may_attack(open, empire, at, against)
        }
        (Phase::March, Act::March { from, position, to }) => {
            movement::can_march(open, empire, from, position)?;
            let reach = movement::reach(open, empire, from);
            movement::may_enter(open, from, reach, movement::barred(open, empire), to)
        }
        (Phase::Fight, Act::Fight { at, against }) => {
            battle::may_fight(open, open.present(at), empire, at, against)
        }
        (Phase::Losses { .. }, Act::Lose { loss }) => Err(Refusal::NoSuchLoss(loss)),
        (Phase::Conquest, act) => conquering(open, empire, act),
        (Phase::Occupy { at }, Act::Occupy { slot }) => {
            conquest::may_occupy(open, empire, at, slot)
        }
        (
            Phase::Occupy { at },
            Act::Pillage { .. } | Act::OccupyMarker { .. } | Act::Hold { .. } | Act::Release { .. },
        ) => Err(Refusal::OneChoice(at)),
        (Phase::Circe, Act::Circe { slot }) => conquest::workable_at(open, empire, slot),
        (Phase::Tie { track }, Act::Leader { empire }) => leadership::is_tied(open, track, empire),
        _ => Ok(()),
    }
}

/// 4.3-b
fn conquering(open: &Open, empire: Empire, act: Act) -> Result<(), Refusal> {
    match act {
        Act::Pillage { slot } | Act::Occupy { slot } => {
            conquest::may_decide(open, empire, slot.sheet().province)?;
            conquest::stands(open, slot)
        }
        Act::OccupyMarker { at } => {
            conquest::may_decide(open, empire, at)?;
            conquest::may_hold_marker(at)
        }
        Act::Hold { at } => {
            conquest::may_decide(open, empire, at)?;
            conquest::may_keep(open, empire, at)
        }
        Act::Release { at } => conquest::may_decide(open, empire, at),
        _ => Ok(()),
    }
}

/// DP-11
fn building(state: &State, empire: Empire, stepped_in: bool, act: Act) -> Result<(), Refusal> {
    let open = &state.open;
    let purse = Purse::of(open, state.hands[empire], empire);
    match (act, state.paying) {
        (
            Act::Price { form },
            Some(Paying {
                item, form: None, ..
            }),
        ) => {
            let later = build::later(open, empire, item, stepped_in);
            pay::allows(open, &purse, empire, item, form, later)
        }
        (
            Act::Pay { token },
            Some(Paying {
                item,
                form: Some(form),
                spent,
            }),
        ) => match pay::fixed(open, empire, item) {
            Some(good) if form == Form::Fixed => pay::pays_part(&purse, good, token),
            _ => {
                let later = build::later(open, empire, item, stepped_in);
                let cost = pay::cost(open, empire, item).unwrap_or(0);
                pay::takes(&purse, &spent, form, cost, later, token)
            }
        },
        (Act::Price { .. } | Act::Pay { .. }, None) => Err(Refusal::BuildFirst),
        (
            Act::Build { .. } | Act::Muster | Act::EndBuild | Act::Price { .. } | Act::Pay { .. },
            Some(_),
        ) => Err(Refusal::PayFirst),
        (Act::Build { item }, None) => {
            if stepped_in && !matches!(item, Item::Card(_) | Item::Pyramids) {
                return Err(Refusal::OnlyToWin);
            }
            Sites::of(open, empire).check(open, empire, item)?;
            match (stepped_in, pay::cost(open, empire, item)) {
                (true, _) => Err(Refusal::CannotWin),
                (false, Some(cost)) => Err(Refusal::CannotPay(cost)),
                (false, None) => Err(Refusal::FiveCards),
            }
        }
        (Act::Muster | Act::EndBuild, None) if stepped_in => Err(Refusal::OnlyToWin),
        (Act::Muster, None) => sites::muster(open, empire).map(|_| ()),
        _ => Ok(()),
    }
}
