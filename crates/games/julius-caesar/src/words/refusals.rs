//! Why not, told to the one who tried.

use kernel::Message;

use super::names;
use crate::refusal::Refusal;
use crate::{Block, Link, Place};

pub fn say(refusal: &Refusal) -> Message {
    use Refusal as R;
    match *refusal {
        R::Over => Message::new("refusal-over"),
        R::NotAsked => Message::new("refusal-not-asked"),
        R::OtherPhase => Message::new("refusal-other-phase"),
        R::Decided => Message::new("refusal-decided"),
        R::NotInHand(card) => Message::new("refusal-not-in-hand").name("card", names::card(card)),
        R::NotToDiscard(card) => {
            Message::new("refusal-not-in-hand").name("card", names::card(card))
        }
        R::ApolloFirst => Message::new("refusal-apollo-first"),
        R::NotDeployable(block) => of("refusal-not-deployable", block),
        R::Deployed(block) => of("refusal-deployed", block),
        R::NoSetUpCity(city) => at("refusal-no-set-up-city", city),
        R::CityFull(city) => at("refusal-city-full", city),
        R::PortForNavis(city) => at("refusal-port-for-navis", city),
        R::NavisInland => Message::new("refusal-navis-inland"),
        R::Incomplete => Message::new("refusal-incomplete"),
        R::LaidOut => Message::new("refusal-laid-out"),
        R::NotYours(block) => of("refusal-not-yours", block),
        R::Moved(block) => of("refusal-moved", block),
        R::NoMoves(place) => at("refusal-no-moves", place),
        R::Pinned(place) => at("refusal-pinned", place),
        R::NotByEvent(block, _) => of("refusal-not-by-event", block),
        R::Guard(place) => at("refusal-guard", place),
        R::Stuck(block) => of("refusal-stuck", block),
        R::TakeFirst => Message::new("refusal-take-first"),
        R::AlreadyTaken(block) => of("refusal-already-taken", block),
        R::NoPath => Message::new("refusal-no-path"),
        R::NoLink(from, to) => {
            Message::new("refusal-no-link").fact("path", names::way(from, crate::Path::to(to)))
        }
        R::Round(place) => at("refusal-round", place),
        R::MustStop(place) => at("refusal-must-stop", place),
        R::TooFar => Message::new("refusal-too-far"),
        R::AttackTooFar(place) => at("refusal-attack-too-far", place),
        R::RoadFull(link) => by("refusal-road-full", link),
        R::EntryLink(link) => by("refusal-entry-link", link),
        R::NoAmphibious => Message::new("refusal-no-amphibious"),
        R::EventShips => Message::new("refusal-event-ships"),
        R::UnpaidShips => Message::new("refusal-unpaid-ships"),
        R::NotFriendly(place) => at("refusal-not-friendly", place),
        R::NoPort(place) => at("refusal-no-port", place),
        R::NotEntered(link) => by("refusal-not-entered", link),
        R::NotAttacked(place) => at("refusal-not-attacked", place),
        R::NobodyThere(place) => at("refusal-nobody-there", place),
        R::OutOfReach(place) => at("refusal-out-of-reach", place),
        R::NoDefection(city) => at("refusal-no-defection", city),
        R::NotEnemyCity(place) => at("refusal-not-enemy-city", place),
        R::FullStrength(block) => of("refusal-full-strength", block),
        R::NotInFriendlyCity(block) => of("refusal-not-in-friendly-city", block),
        R::AtSea(block) => of("refusal-at-sea", block),
        R::CityNotFriendly(city) => at("refusal-city-not-friendly", city),
        R::FaceUp(block) => of("refusal-face-up", block),
        R::Locked(block) => of("refusal-locked", block),
        R::NotRaisedThere(block) => of("refusal-not-raised-there", block),
        R::NoCity(block) => of("refusal-no-city", block),
        R::NoBattle(place) => at("refusal-no-battle", place),
        R::NotInBattle(block) => of("refusal-not-in-battle", block),
        R::NotItsTurn(block) => of("refusal-not-its-turn", block),
        R::Acted(block) => of("refusal-acted", block),
        R::InReserve(block) => of("refusal-in-reserve", block),
        R::MustRetreat => Message::new("refusal-must-retreat"),
        R::NoRetreatYet => Message::new("refusal-no-retreat-yet"),
        R::NoRetreat(block) => of("refusal-no-retreat", block),
        R::EnemyBars(place) | R::RegroupBarred(place) => at("refusal-enemy-bars", place),
        R::NotByEntry(link) | R::FleetNotByEntry(link) => by("refusal-not-by-entry", link),
        R::AttackersLink(link) | R::FleetBarred(link) => by("refusal-attackers-link", link),
        R::RetreatFull(link) | R::RegroupFull(link) => by("refusal-retreat-full", link),
        R::NoSeaRetreat(place) => at("refusal-no-sea-retreat", place),
        R::SeaRetreatUsed => Message::new("refusal-sea-retreat-used"),
        R::NoSeaLink(block) => of("refusal-no-sea-link", block),
        R::CanRetreat(block) => of("refusal-can-retreat", block),
        R::NotStrongest(block) => of("refusal-not-strongest", block),
        R::NoRegroup(block) => of("refusal-no-regroup", block),
        R::NotVictorious(block) => of("refusal-not-in-battle", block),
        R::RegroupBySea(block) => of("refusal-regroup-by-sea", block),
        R::NoHaven(block) => of("refusal-no-haven", block),
        R::NotAtSea(block) => of("refusal-not-at-sea", block),
        R::Cleopatra | R::CleopatraStays => Message::new("refusal-cleopatra"),
        R::NoSurplus(block) => of("refusal-no-surplus", block),
    }
}

/// A player may name any block, so its colour is said where two share a name.
fn of(key: &'static str, block: Block) -> Message {
    names::shown(key, block)
}

fn at(key: &'static str, place: Place) -> Message {
    Message::new(key).name("at", names::place(place))
}

fn by(key: &'static str, link: Link) -> Message {
    Message::new(key).fact("path", names::ends(link))
}
