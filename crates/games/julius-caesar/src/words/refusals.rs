//! Why not, told to the one who tried.

use kernel::Say;

use super::names;
use crate::refusal::Refusal;
use crate::{Block, Link, Place};

pub fn say(refusal: &Refusal) -> Say {
    use Refusal as R;
    match *refusal {
        R::Over => Say::new("refusal-over"),
        R::NotAsked => Say::new("refusal-not-asked"),
        R::OtherPhase => Say::new("refusal-other-phase"),
        R::Decided => Say::new("refusal-decided"),
        R::NotInHand(card) => Say::new("refusal-not-in-hand").name("card", names::card(card)),
        R::ApolloFirst => Say::new("refusal-apollo-first"),
        R::NotDeployable(block) => of("refusal-not-deployable", block),
        R::NavisInland => Say::new("refusal-navis-inland"),
        R::Incomplete => Say::new("refusal-incomplete"),
        R::LaidOut => Say::new("refusal-laid-out"),
        R::NotYours(block) => of("refusal-not-yours", block),
        R::Moved(block) => of("refusal-moved", block),
        R::NoMoves(place) => at("refusal-no-moves", place),
        R::Pinned(place) => at("refusal-pinned", place),
        R::NotByEvent(block) => of("refusal-not-by-event", block),
        R::Guard(place) => at("refusal-guard", place),
        R::Stuck(block) => of("refusal-stuck", block),
        R::TakeFirst => Say::new("refusal-take-first"),
        R::AlreadyTaken(block) => of("refusal-already-taken", block),
        R::NoPath => Say::new("refusal-no-path"),
        R::NoLink(from, to) => {
            Say::new("refusal-no-link").fact("path", names::way(from, crate::Path::to(to)))
        }
        R::Round(place) => at("refusal-round", place),
        R::MustStop(place) => at("refusal-must-stop", place),
        R::TooFar => Say::new("refusal-too-far"),
        R::AttackTooFar(place) => at("refusal-attack-too-far", place),
        R::RoadFull(link) => by("refusal-road-full", link),
        R::EntryLink(link) => by("refusal-entry-link", link),
        R::NoAmphibious => Say::new("refusal-no-amphibious"),
        R::NotFriendly(place) => at("refusal-not-friendly", place),
        R::NoPort(place) => at("refusal-no-port", place),
        R::NotEntered(link) => by("refusal-not-entered", link),
        R::NotAttacked(place) => at("refusal-not-attacked", place),
        R::NobodyThere(place) => at("refusal-nobody-there", place),
        R::OutOfReach(place) => at("refusal-out-of-reach", place),
        R::NotEnemyCity(place) => at("refusal-not-enemy-city", place),
        R::FullStrength(block) => of("refusal-full-strength", block),
        R::NotInFriendlyCity(block) => of("refusal-not-in-friendly-city", block),
        R::FaceUp(block) => of("refusal-face-up", block),
        R::Locked(block) => of("refusal-locked", block),
        R::NotRaisedThere(block) => of("refusal-not-raised-there", block),
        R::NoCity(block) => of("refusal-no-city", block),
        R::NoBattle(place) => at("refusal-no-battle", place),
        R::NotInBattle(block) => of("refusal-not-in-battle", block),
        R::NotItsTurn(block) => of("refusal-not-its-turn", block),
        R::MustRetreat => Say::new("refusal-must-retreat"),
        R::NoRetreatYet => Say::new("refusal-no-retreat-yet"),
        R::NoRetreat(block) => of("refusal-no-retreat", block),
        R::CanRetreat(block) => of("refusal-can-retreat", block),
        R::NotStrongest(block) => of("refusal-not-strongest", block),
        R::NoRegroup(block) => of("refusal-no-regroup", block),
        R::NoHaven(block) => of("refusal-no-haven", block),
        R::OtherNavis => Say::new("refusal-other-navis"),
        R::Cleopatra => Say::new("refusal-cleopatra"),
        R::NoSurplus(block) => of("refusal-no-surplus", block),
    }
}

/// A player may name any block, so its colour is said where two share a name.
fn of(key: &'static str, block: Block) -> Say {
    names::shown(key, block)
}

fn at(key: &'static str, place: Place) -> Say {
    Say::new(key).name("at", names::place(place))
}

fn by(key: &'static str, link: Link) -> Say {
    Say::new(key).fact("path", names::ends(link))
}
