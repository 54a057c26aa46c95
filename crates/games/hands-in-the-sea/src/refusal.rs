//! Why an act is not legal. The reason comes out of the very checks that make the
//! lists, and they look only at what the player who is asked knows.

use kernel::Refuse;

use crate::act::{Action, Role};
use crate::ids::{Deus, Face, Location, Strategy, Zone};

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the game is over")]
    Over,
    #[error("it is not your decision now")]
    NotAsked,
    #[error("that is not what you are asked now")]
    OtherQuestion,
    #[error("finish or take back first what you have begun")]
    FinishFirst,
    #[error("begin with the action that it belongs to")]
    NotBegun,
    #[error("you have taken all actions of this round")]
    ActionsTaken,
    #[error("you still have to take an action; to do nothing is to pass")]
    ActionsDue,
    #[error("political intrigue forbids free actions in this round")]
    NoFreeActions,
    #[error("this can be done only once in a round")]
    OncePerRound(Action),
    #[error("the end of the game is near: no new battle can be begun")]
    EndPending(Action),
    #[error("your cards do not allow it now")]
    NothingFits(Action),

    #[error("{0} is not in your hand")]
    NotInHand(Face),
    #[error("you do not control {0}, so its card is dead")]
    CardNotControlled(Location),
    #[error("{0} is cut off from supply, so its card is dead")]
    CardUnsupplied(Location),
    #[error("there is a battle at {0}, so its card is out of use")]
    CardInBattle(Location),
    #[error("{face} cannot be played for that")]
    NoSymbol { face: Face, clause: &'static str },
    #[error("{0} is played already: a card serves one purpose")]
    OnePurpose(Face),
    #[error("no card is wanted for that")]
    NoRole { role: Role, clause: &'static str },
    #[error("there are enough cards for that")]
    RoleFull { role: Role, clause: &'static str },
    #[error("with {0} the rest could not be paid")]
    DeadEnd(Face),
    #[error("a card is still missing")]
    NotEnough(Action),
    #[error("it costs {need} silver")]
    Silver { need: u16, clause: &'static str },

    #[error("{0} is not free to be settled")]
    Occupied(Location),
    #[error("you have no Town marker left")]
    NoTowns,
    #[error("you have no City marker left")]
    NoCities,
    #[error("{0} and {1} are not connected")]
    NotConnected(Location, Location),
    #[error("the enemy rules the sea zone {0}")]
    ZoneClosed(Zone, Action),
    #[error("you lack the cards to get there, or to found the town")]
    CannotGetThere(Action),
    #[error("you have no town at {0}")]
    NotYourTown(Location),
    #[error("{0} is worth too little to become a city")]
    TooSmall(Location),
    #[error("{0} is cut off from supply")]
    Unsupplied(Location, Action),
    #[error("there is a battle at {0}")]
    BattleThere(Location, Action),
    #[error("{0} is fortified")]
    Fortified(Location, Action),
    #[error("all Fortification markers are on the map")]
    NoForts,
    #[error("you have no Fortification card in hand")]
    NoFortification,
    #[error("you do not control {0}")]
    NotYours(Location),
    #[error("{0} is not the enemy's")]
    NotEnemy(Location, Action),
    #[error("you are the attacker in another battle")]
    AlreadyAttacking,
    #[error("you take no part in such a battle")]
    NoBattle,
    #[error("supply cannot be traced to the battle")]
    NoSupplyLine,
    #[error("ships cannot help there")]
    NoShips,
    #[error("only the defender can use a Fortification in battle")]
    DefenderOnly,
    #[error("a Siege Engine serves only the attacker of a fortified place")]
    SiegeOnly,
    #[error("a leader joins a battle as a free action")]
    LeaderIsFree,
    #[error("{0} is no leader")]
    NotALeader(Face),
    #[error("{0} is beyond the reach of your cavalry")]
    OutOfReach(Location),
    #[error("the fleets are not in one sea zone")]
    FleetsApart,
    #[error("you have built a warship in this round")]
    HasBuilt,
    #[error("you have engaged the enemy fleet in this round")]
    HasEngaged,
    #[error("your fleet is not at sea")]
    FleetInPort,
    #[error("{0} is inland")]
    Inland(Location),
    #[error("the enemy fleet guards the zone of {0}")]
    Guarded(Location),
    #[error("your fleet does not reach {0}")]
    TooFar(Location),
    #[error("{0} cannot be drafted by you")]
    NotForDraft(Face),
    #[error("you do not control the location of {0}")]
    LostLocation(Face),
    #[error("{0} takes a settler card as manpower")]
    Manpower(Face),
    #[error("{0} cannot be levied")]
    NoLevy(Face),
    #[error("{0} cannot be returned")]
    NotReturnable(Face),
    #[error("your Reserve is full")]
    ReserveFull,
    #[error("your Reserve is empty")]
    ReserveEmpty,
    #[error("your strategy slot is taken")]
    SlotTaken,
    #[error("you own no strategy card")]
    SlotEmpty,
    #[error("{0} is not for you")]
    WrongPower(Strategy),
    #[error("the row has three positions")]
    NoPosition,
    #[error("you have no warship")]
    NoWarships,
    #[error("your fleet has all the warships it can have")]
    FleetFull,
    #[error("your fleet cannot get there in one step")]
    NotAdjacent,
    #[error("only a siege can be given up")]
    NotASiege,
    #[error("not in the round in which you began the siege")]
    SiegeTooNew,
    #[error("{0} does not let you draw cards")]
    NoDraw(Face),
    #[error("you hold no Deus Ex Machina card")]
    NoDeus,
    #[error("your Deus Ex Machina card cannot be played once the end is certain")]
    DeusTooLate,
    #[error("you have too few victory points")]
    VpTooFew,
    #[error("there is nothing that {0} could work on")]
    DeusNoTarget(Deus),

    #[error("only battles that end now are put in order")]
    NotEnding,
    #[error("a settler card is needed at {0}")]
    SettlerNeeded(Location),
    #[error("no settler card is needed at {0}")]
    SettlerNotNeeded(Location),
    #[error("{face} does not lie there, or cannot be given up")]
    NotToGive { face: Face, clause: &'static str },
    #[error("you have a card that you must give up")]
    MustGive { clause: &'static str },
    #[error("you have a mercenary to give up")]
    HasMercenary,
    #[error("{face} cannot block that")]
    CannotBlock { face: Face, clause: &'static str },
    #[error("at most two dice that missed are rolled again")]
    TooManyDice,
    #[error("your fleet cannot retreat there")]
    NoRetreat,
    #[error("the loser's fleet must retreat")]
    MustRetreat,
    #[error("{0} cannot rise")]
    NoRevolt(Location),
    #[error("you have no Fortification at {0} that can be lost")]
    NoFortThere(Location),
    #[error("you take part in no such siege")]
    NoSuchSiege,
}

impl Refuse for Refusal {
    fn clause(&self) -> &'static str {
        use Refusal as R;
        match *self {
            R::Over => "6.2-b",
            R::NotAsked | R::OtherQuestion => "4-b",
            R::FinishFirst | R::NotBegun | R::DeadEnd(_) => "D-10",
            R::ActionsTaken => "4-n",
            R::ActionsDue => "4-m",
            R::NoFreeActions => "C-40",
            R::OncePerRound(_) => "4.2-b",
            R::EndPending(_) => "6.2-d",
            R::NothingFits(action) | R::NotEnough(action) => action.clause(),
            R::NotInHand(_) => "4.2-a",
            R::CardNotControlled(_) => "4-l",
            R::CardUnsupplied(_) => "4.4-b",
            R::CardInBattle(_) => "5.2.1-j",
            R::NoSymbol { clause, .. }
            | R::NoRole { clause, .. }
            | R::RoleFull { clause, .. }
            | R::Silver { clause, .. }
            | R::NotToGive { clause, .. }
            | R::MustGive { clause }
            | R::CannotBlock { clause, .. } => clause,
            R::OnePurpose(_) => "2-k",
            R::Occupied(_) | R::NoTowns => "5.1.1-a",
            R::NoCities => "5.1.2-d",
            R::NotConnected(..) => "5.1.1-b",
            R::ZoneClosed(_, Action::Attack) => "5.2.1-e",
            R::ZoneClosed(..) => "5.1.1-g",
            R::CannotGetThere(Action::Attack) => "5.2.1-b",
            R::CannotGetThere(_) => "5.1.1-c",
            R::NotYourTown(_) | R::TooSmall(_) => "5.1.2-a",
            R::Unsupplied(_, Action::Develop) => "5.1.2-a",
            R::Unsupplied(..) => "4.4-l",
            R::BattleThere(_, action) => match action {
                Action::Develop => "5.1.2-a",
                Action::Fortify => "5.1.3-b",
                Action::Attack => "5.2.1-a",
                Action::Raid => "5.2.4-b",
                _ => "5.3.4-c",
            },
            R::Fortified(_, action) => match action {
                Action::Fortify => "5.1.3-b",
                Action::Raid => "5.2.4-b",
                _ => "5.3.4-c",
            },
            R::NoForts => "5.1.3-b",
            R::NoFortification | R::NotYours(_) => "5.1.3-a",
            R::NotEnemy(_, action) => match action {
                Action::Attack => "5.2.1-a",
                Action::Raid => "5.2.4-b",
                _ => "5.3.4-a",
            },
            R::AlreadyAttacking => "5.2.1-d",
            R::NoBattle => "5.2.2-a",
            R::NoSupplyLine => "5.2.2-c",
            R::NoShips => "5.2.2-d",
            R::DefenderOnly | R::SiegeOnly => "5.2.2-f",
            R::LeaderIsFree | R::NotALeader(_) => "5.2.2-h",
            R::OutOfReach(_) => "5.2.4-d",
            R::FleetsApart => "5.2.5-a",
            R::HasBuilt => "5.2.5-b",
            R::HasEngaged => "5.6.3-c",
            R::FleetInPort | R::Inland(_) => "5.3.4-a",
            R::Guarded(_) => "5.3.4-c",
            R::TooFar(_) => "5.3.4-b",
            R::NotForDraft(_) => "5.4.1-b",
            R::LostLocation(_) => "5.4.1-c",
            R::Manpower(_) => "5.4.1-d",
            R::NoLevy(_) => "5.4.1-e",
            R::NotReturnable(face) => match face.location() {
                Some(at) if at.sheet().start_owner.is_some() && at.sheet().vp == 3 => "5.4.3-c",
                _ => "5.4.3-b",
            },
            R::ReserveFull => "5.4.4-b",
            R::ReserveEmpty => "5.4.5-a",
            R::SlotTaken => "5.5.1-a",
            R::SlotEmpty => "5.5.2-a",
            R::WrongPower(_) => "4.6-c",
            R::NoPosition => "5.5.1-b",
            R::NoWarships | R::NotAdjacent => "5.6.1-a",
            R::FleetFull => "5.6.3-a",
            R::NotASiege | R::SiegeTooNew => "5.6.2-b",
            R::NoDraw(_) => "C-12",
            R::NoDeus => "7.2-a",
            R::DeusTooLate => "7.2-c",
            R::VpTooFew => "7.2-b",
            R::DeusNoTarget(Deus::PunicTreachery) => "C-66",
            R::DeusNoTarget(_) => "C-62",
            R::NotEnding => "5.2.3-a",
            R::SettlerNeeded(_) | R::SettlerNotNeeded(_) => "5.2.3-h",
            R::HasMercenary => "5.2.6-c",
            R::TooManyDice => "C-27",
            R::NoRetreat | R::MustRetreat => "5.2.5-j",
            R::NoRevolt(_) => "C-45",
            R::NoFortThere(_) | R::NoSuchSiege => "C-44",
        }
    }
}

impl Role {
    /// The clause that asks for such a card, in a command of this action or in a window.
    pub const fn clause(self, action: Option<Action>) -> &'static str {
        match (self, action) {
            (Role::Wagon, _) => "5.1.1-c",
            (Role::Ship, Some(Action::Settle | Action::Attack)) => "5.1.1-c",
            (Role::Settler, Some(Action::Settle)) => "5.1.1-d",
            (Role::Settler, Some(Action::Draft)) => "5.4.1-d",
            (Role::Sword, _) => "5.2.1-c",
            (Role::Leader, _) => "5.2.5-c",
            (Role::Infantry, _) => "5.2.5-d",
            (_, Some(action)) => action.clause(),
            (_, None) => "D-10",
        }
    }
}
