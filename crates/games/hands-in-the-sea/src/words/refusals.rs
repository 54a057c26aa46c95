//! Why not, told to the one who tried.

use kernel::Message;

use super::names;
use crate::ids::{Face, Location};
use crate::refusal::Refusal;

fn at(key: &'static str, at: Location) -> Message {
    Message::new(key).name("at", names::location(at))
}

fn card(key: &'static str, face: Face) -> Message {
    Message::new(key).name("card", names::card(face))
}

pub fn say(refusal: &Refusal) -> Message {
    use Refusal as R;
    match *refusal {
        R::Over => Message::new("refusal-over"),
        R::NotAsked => Message::new("refusal-not-asked"),
        R::OtherQuestion => Message::new("refusal-other-question"),
        R::FinishFirst => Message::new("refusal-finish-first"),
        R::NotBegun => Message::new("refusal-not-begun"),
        R::ActionsTaken => Message::new("refusal-actions-taken"),
        R::ActionsDue => Message::new("refusal-actions-due"),
        R::NoFreeActions => Message::new("refusal-no-free-actions"),
        R::OncePerRound(_) => Message::new("refusal-once-per-round"),
        R::EndPending(_) => Message::new("refusal-end-pending"),
        R::NothingFits(action) => {
            Message::new("refusal-nothing-fits").name("action", names::action(action))
        }
        R::NotInHand(face) => card("refusal-not-in-hand", face),
        R::CardNotControlled(place) => at("refusal-card-not-controlled", place),
        R::CardUnsupplied(place) => at("refusal-card-unsupplied", place),
        R::CardInBattle(place) => at("refusal-card-in-battle", place),
        R::NoSymbol { face, .. } => card("refusal-no-symbol", face),
        R::OnePurpose(face) => card("refusal-one-purpose", face),
        R::NoRole { .. } => Message::new("refusal-no-role"),
        R::RoleFull { .. } => Message::new("refusal-role-full"),
        R::DeadEnd(face) => card("refusal-dead-end", face),
        R::NotEnough(_) => Message::new("refusal-not-enough"),
        R::Silver { need, .. } => Message::new("refusal-silver").count("silver", need),
        R::Occupied(place) => at("refusal-occupied", place),
        R::NoTowns => Message::new("refusal-no-towns"),
        R::NoCities => Message::new("refusal-no-cities"),
        R::NotConnected(target, from) => {
            at("refusal-not-connected", target).name("from", names::location(from))
        }
        R::ZoneClosed(zone, _) => {
            Message::new("refusal-zone-closed").name("zone", names::zone(zone))
        }
        R::CannotGetThere(_) => Message::new("refusal-cannot-get-there"),
        R::NotYourTown(place) => at("refusal-not-your-town", place),
        R::TooSmall(place) => at("refusal-too-small", place),
        R::Unsupplied(place, _) => at("refusal-unsupplied", place),
        R::BattleThere(place, _) => at("refusal-battle-there", place),
        R::Fortified(place, _) => at("refusal-fortified", place),
        R::NoForts => Message::new("refusal-no-forts"),
        R::NoFortification => Message::new("refusal-no-fortification"),
        R::NotYours(place) => at("refusal-not-yours", place),
        R::NotEnemy(place, _) => at("refusal-not-enemy", place),
        R::AlreadyAttacking => Message::new("refusal-already-attacking"),
        R::NoBattle => Message::new("refusal-no-battle"),
        R::NoSupplyLine => Message::new("refusal-no-supply-line"),
        R::NoShips => Message::new("refusal-no-ships"),
        R::DefenderOnly => Message::new("refusal-defender-only"),
        R::SiegeOnly => Message::new("refusal-siege-only"),
        R::LeaderIsFree => Message::new("refusal-leader-is-free"),
        R::NotALeader(face) => card("refusal-not-a-leader", face),
        R::OutOfReach(place) => at("refusal-out-of-reach", place),
        R::FleetsApart => Message::new("refusal-fleets-apart"),
        R::HasBuilt => Message::new("refusal-has-built"),
        R::HasEngaged => Message::new("refusal-has-engaged"),
        R::FleetInPort => Message::new("refusal-fleet-in-port"),
        R::Inland(place) => at("refusal-inland", place),
        R::Guarded(place) => at("refusal-guarded", place),
        R::TooFar(place) => at("refusal-too-far", place),
        R::NotForDraft(face) => card("refusal-not-for-draft", face),
        R::LostLocation(face) => card("refusal-lost-location", face),
        R::Manpower(face) => card("refusal-manpower", face),
        R::NoLevy(face) => card("refusal-no-levy", face),
        R::NotReturnable(face) => card("refusal-not-returnable", face),
        R::ReserveFull => Message::new("refusal-reserve-full"),
        R::ReserveEmpty => Message::new("refusal-reserve-empty"),
        R::SlotTaken => Message::new("refusal-slot-taken"),
        R::SlotEmpty => Message::new("refusal-slot-empty"),
        R::WrongPower(strategy) => {
            Message::new("refusal-wrong-power").name("card", names::strategy(strategy))
        }
        R::NoPosition => Message::new("refusal-no-position"),
        R::NoWarships => Message::new("refusal-no-warships"),
        R::FleetFull => Message::new("refusal-fleet-full"),
        R::NotAdjacent => Message::new("refusal-not-adjacent"),
        R::NotASiege => Message::new("refusal-not-a-siege"),
        R::SiegeTooNew => Message::new("refusal-siege-too-new"),
        R::NoDraw(face) => card("refusal-no-draw", face),
        R::NoDeus => Message::new("refusal-no-deus"),
        R::DeusTooLate => Message::new("refusal-deus-too-late"),
        R::VpTooFew => Message::new("refusal-vp-too-few"),
        R::DeusNoTarget(deus) => {
            Message::new("refusal-deus-no-target").name("card", names::deus(deus))
        }
        R::NotEnding => Message::new("refusal-not-ending"),
        R::SettlerNeeded(place) => at("refusal-settler-needed", place),
        R::SettlerNotNeeded(place) => at("refusal-settler-not-needed", place),
        R::NotToGive { face, .. } => card("refusal-not-to-give", face),
        R::MustGive { .. } => Message::new("refusal-must-give"),
        R::HasMercenary => Message::new("refusal-has-mercenary"),
        R::CannotBlock { face, .. } => card("refusal-cannot-block", face),
        R::TooManyDice => Message::new("refusal-too-many-dice"),
        R::NoRetreat => Message::new("refusal-no-retreat"),
        R::MustRetreat => Message::new("refusal-must-retreat"),
        R::NoRevolt(place) => at("refusal-no-revolt", place),
        R::NoFortThere(place) => at("refusal-no-fort-there", place),
        R::NoSuchSiege => Message::new("refusal-no-such-siege"),
    }
}
