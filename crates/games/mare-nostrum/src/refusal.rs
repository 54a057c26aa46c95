//! Why an act is not legal: worked out only when there is one to refuse, and only
//! from what its sender knows.

mod build;
mod phases;
mod war;

use kernel::{Refuse, Seat};

use crate::act::{Act, Form, Loss};
use crate::ids::{Card, Empire, Good, Province, Sea, Slot, Token};
use crate::state::{Phase, State};

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the game is over")]
    Over,
    #[error("it is not your decision now")]
    NotAsked,
    #[error("that cannot be done in this phase")]
    OtherPhase,
    #[error("your offer is laid out; wait for the others")]
    Decided,

    #[error("{0} is not free on this board")]
    NoEmpire(Empire),

    #[error("{0} is no legendary city that you draw for now")]
    NotDrawing(Slot),
    #[error("none of that is left")]
    NothingLeft,
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
    NotHeld(Token),
    #[error("{0} is out of order: tokens are laid out by kind, coins last; take back to change")]
    OutOfOrder(Token),
    #[error("nobody takes his own resource")]
    OwnOffer,
    #[error("{0} offers nothing of that kind")]
    NotOffered(Empire),
    #[error("you took from {0} and lost to {0}: take from somebody else now")]
    NoRepeat(Empire),

    #[error("you cannot win at this moment")]
    CannotWin,
    #[error("{0} has had his turn")]
    HadTurn(Empire),
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
    #[error("{0} is under control")]
    Controlled(Province),
    #[error("enemy units stand in {0}")]
    EnemyThere(Province),
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
    #[error("a set has no two tokens of {0}")]
    KindTwice(Good),
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
    #[error("only goods are kept so")]
    OnlyGoods,
    #[error("two goods are kept already")]
    KeptTwo,

    #[error("peace with {0} was your last declaration")]
    PeaceAgain(Empire),
    #[error("peace is made with another")]
    Oneself,
    #[error("no legion of yours has held the control marker of {0} since an earlier round")]
    NotRipe(Province),
    #[error("{0} is neither adjacent nor contiguous to another province of yours")]
    NoLink(Province),
    #[error("no trireme of yours that has not sailed is in {0}")]
    NoTrireme(Sea),
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
    #[error("you are not the conqueror of {0}, or have decided")]
    NotConqueror(Province),
    #[error("no building stands on {0}")]
    NoBuilding(Slot),
    #[error("{0} is not in the province you are occupying, or comes before what you occupied")]
    NotOccupiable(Slot),
    #[error("control of a capital province never changes")]
    CapitalProvince(Province),
    #[error("no legion of yours in {0} holds anything")]
    HoldsNothing(Province),
    #[error("{0} is not the slot you are asked about")]
    OtherSlot(Slot),
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
            R::NotAsked | R::OtherPhase => "R-a",
            R::Decided => "2.1-i",
            R::NoEmpire(_) => "S-d",
            R::NotDrawing(_) => "RUL-6",
            R::NothingLeft => "C-h",
            R::NotInStock(_) => "RUL-7",
            R::NoSuchNumber(_) => "2.1-a",
            R::MarkerPlayed(_) => "2.1-b",
            R::HoldTooFew(_) | R::NumberTooLarge(_) => "2.1-h",
            R::NotHeld(_) | R::OutOfOrder(_) => "2.1-g",
            R::OwnOffer => "2.2-d",
            R::NotOffered(_) => "2.2-c",
            R::NoRepeat(_) => "2.2-e",
            R::CannotWin | R::OnlyToWin => "10.perseus-a",
            R::HadTurn(_) | R::NotPlaying(_) => "RUL-15",
            R::NotOnBoard(_) | R::SeaNotOnBoard(_) => "S-c",
            R::NotLinked(_) => "3.1.1-a",
            R::Controlled(_) => "3.1.1-d",
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
            R::CannotPay(_) | R::DeadEnd(_) => "3.0-e",
            R::BuildFirst | R::PayFirst => "3.0-e",
            R::NoForm(_) | R::KindTwice(_) => "3.0-c",
            R::NoPower(_) | R::Used(_) => "7-c",
            R::NobodyInvades => "10.penthesilea-a",
            R::NotCopyable(_) => "10.castor-and-pollux-a",
            R::OnlyGoods | R::KeptTwo => "11.hanging-gardens-a",
            R::PeaceAgain(_) | R::Oneself => "11.statue-of-zeus-a",
            R::NotRipe(_) => "4.3.3-b",
            R::NoLink(_) => "4.3.3-c",
            R::NoTrireme(_) | R::NotAdjacent(..) => "4.1.1-a",
            R::NoSeaBattle(..) => "4.1.1-c",
            R::FoughtAtSea(_) | R::Fought(_) => "4.2-h",
            R::AtPeace(_) => "11.statue-of-zeus-c",
            R::NoLegion(_) | R::Marched(_) | R::OutOfReach(..) => "4.1.2-a",
            R::NoBattle(..) => "4.1.2-f",
            R::NoSuchLoss(_) => "4.2-e",
            R::NotConqueror(_) => "4.3-a",
            R::NoBuilding(_) => "4.3-b",
            R::NotOccupiable(_) => "4.3.2-a",
            R::CapitalProvince(_) => "4.3.3-d",
            R::HoldsNothing(_) => "4.3-c",
            R::OtherSlot(_) | R::NoLegionFor(_) => "10.circe-a",
            R::NotTied(_) => "5-d",
        }
    }
}

/// The reason why `act` is not listed for `seat`.
pub fn of(state: &State, seat: Seat, act: Act) -> Refusal {
    let open = &state.open;
    match open.phase {
        Phase::Over { .. } => return Refusal::Over,
        Phase::ChooseEmpire { seat: asked } => {
            return match act {
                Act::Play { empire } if asked == seat => Refusal::NoEmpire(empire),
                _ if asked == seat => Refusal::OtherPhase,
                _ => Refusal::NotAsked,
            };
        }
        _ => {}
    }
    let Some(empire) = open.empire_of(seat) else {
        return Refusal::NotAsked;
    };
    match open.phase {
        Phase::Offer if open.trade.due[empire] == 0 => return Refusal::NotAsked,
        Phase::Offer if !state.owing().contains(empire) => return Refusal::Decided,
        Phase::Offer => {}
        _ if open.decides() != Some(empire) => return Refusal::NotAsked,
        _ => {}
    }
    match open.phase {
        Phase::Build { stepped_in, .. } => build::refusal(state, empire, stepped_in, act),
        phase if phase.is_of_a_move() => war::refusal(open, empire, act),
        _ => phases::refusal(state, empire, act),
    }
}
