//! What pointing at something would mean in the phase of the moment, so that its
//! refusal can be told.

use crate::act::{Act, Item, Position};
use crate::ids::{Card, Empire, Province, Sea, Slot, Token};
use crate::state::Phase;
use crate::view::View;

pub fn attempt(view: &View, keys: &[String]) -> Option<Act> {
    let last = keys.last()?;
    let (kind, id) = last.split_once(':')?;
    match kind {
        "province" => province(view, id.parse().ok()?, keys),
        "sea" => sea(view, id.parse().ok()?, keys),
        "slot" => slot(view, id.parse().ok()?),
        "marker" => match view.open.phase {
            Phase::Conquest => Some(Act::OccupyMarker {
                at: id.parse().ok()?,
            }),
            _ => None,
        },
        "sale" => match view.open.phase {
            Phase::Build { .. } => Some(Act::Build {
                item: match id.parse().ok()? {
                    Card::Pyramids => Item::Pyramids,
                    card => Item::Card(card),
                },
            }),
            _ => None,
        },
        "card" => match view.open.phase {
            Phase::Copy { .. } => Some(Act::Copy {
                card: id.parse().ok()?,
            }),
            _ => None,
        },
        "own" => own(view, id.parse().ok()?),
        "offer" => {
            let (from, token) = id.split_once(':')?;
            Some(Act::Take {
                from: from.parse().ok()?,
                token: token.parse().ok()?,
            })
        }
        "number" => Some(Act::Announce {
            number: id.parse().ok()?,
        }),
        "reserve" => match view.open.phase {
            Phase::Colossus { .. } => Some(Act::Colossus {
                good: id.parse().ok()?,
            }),
            _ => None,
        },
        "fleet" => {
            let (empire, at) = id.split_once(':')?;
            match view.open.phase {
                Phase::Attack => Some(Act::Attack {
                    at: at.parse().ok()?,
                    against: empire.parse().ok()?,
                }),
                _ => None,
            }
        }
        _ => None,
    }
}

fn province(view: &View, at: Province, keys: &[String]) -> Option<Act> {
    let open = &view.open;
    match open.phase {
        Phase::Build { .. } => Some(Act::Build {
            item: match open.control[at] {
                None => Item::Control(at),
                Some(_) => Item::Legion(at),
            },
        }),
        Phase::March => {
            let before = keys.get(keys.len().checked_sub(2)?)?;
            let (from, position) = standing(before)?;
            Some(Act::March {
                from,
                position,
                to: at,
            })
        }
        Phase::TakeOver => Some(Act::TakeOver { at }),
        Phase::Fight => {
            let enemy = open.present(at).without(view.empire?).iter().next();
            Some(Act::Fight {
                at,
                against: enemy.or(open.control[at])?,
            })
        }
        Phase::Conquest => Some(Act::Release { at }),
        _ => None,
    }
}

/// Where the legion with this key stands.
fn standing(key: &str) -> Option<(Province, Position)> {
    let (kind, id) = key.split_once(':')?;
    let (_, place) = id.split_once(':')?;
    match kind {
        "legions" => Some((place.parse().ok()?, Position::Free)),
        "legion" => match place.strip_suffix(":marker") {
            Some(at) => Some((at.parse().ok()?, Position::Marker)),
            None => {
                let slot: Slot = place.parse().ok()?;
                Some((slot.sheet().province, Position::Slot(slot)))
            }
        },
        _ => None,
    }
}

fn sea(view: &View, at: Sea, keys: &[String]) -> Option<Act> {
    match view.open.phase {
        Phase::Build { .. } => Some(Act::Build {
            item: Item::Trireme(at),
        }),
        Phase::Sail => {
            let before = keys.get(keys.len().checked_sub(2)?)?;
            let (_, from) = before.strip_prefix("fleet:")?.split_once(':')?;
            Some(Act::Sail {
                from: from.parse().ok()?,
                to: at,
            })
        }
        Phase::Attack => {
            let shared = |empire: &Empire| view.open.triremes[*empire][at] > 0;
            let mut enemies = Empire::ALL
                .into_iter()
                .filter(|empire| Some(*empire) != view.empire);
            Some(Act::Attack {
                at,
                against: enemies.find(shared)?,
            })
        }
        _ => None,
    }
}

fn slot(view: &View, slot: Slot) -> Option<Act> {
    match view.open.phase {
        Phase::Build { .. } => Some(Act::Build {
            item: Item::Building(slot),
        }),
        Phase::Conquest => Some(Act::Pillage { slot }),
        Phase::Occupy { .. } => Some(Act::Occupy { slot }),
        Phase::Circe => Some(Act::Circe { slot }),
        Phase::Cities { .. } => Some(Act::Draw { city: slot }),
        _ => None,
    }
}

fn own(view: &View, token: Token) -> Option<Act> {
    match view.open.phase {
        Phase::Offer => Some(Act::Offer { token }),
        Phase::Give { .. } => Some(Act::Give { token }),
        Phase::Build { .. } => Some(Act::Pay { token }),
        Phase::Gardens { .. } => Some(Act::Keep { token }),
        _ => None,
    }
}
