//! What pointing at something would mean in the question of the moment, so that its
//! refusal can be told.

use crate::act::{Act, Action, Haven, Role, Spot};
use crate::ids::{Face, Location};
use crate::side::Side;
use crate::state::{Choice, Frame, NavalStep};
use crate::view::View;

pub fn attempt(view: &View, keys: &[String]) -> Option<Act> {
    let (kind, id) = keys.last()?.split_once(':')?;
    let frame = view.frame()?;
    match kind {
        "at" => location(view, frame, id.parse().ok()?),
        "zone" => haven(frame, Haven::Sea(id.parse().ok()?)),
        "port" => {
            let own = view.side.is_some_and(|side| side.id() == id);
            own.then(|| haven(frame, Haven::Port)).flatten()
        }
        "hand" => hand(view, frame, id.parse().ok()?),
        "reserve" => {
            let (side, face) = id.split_once(':')?;
            reserve(frame, side_of(side)?, face.parse().ok()?, view.side?)
        }
        "fights" => fights(frame, id),
        "draft" => Some(Act::Draft {
            face: id.parse().ok()?,
            levy: false,
        }),
        "row" => {
            let position: u8 = id.parse().ok()?;
            match action(view)? {
                Action::Cycle => Some(Act::Cycle {
                    cards: 4u8.checked_sub(position)?,
                }),
                _ => Some(Act::Buy { position }),
            }
        }
        "deus" => Some(Act::Divine),
        _ => None,
    }
}

fn side_of(id: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.id() == id)
}

fn action(view: &View) -> Option<Action> {
    view.own.as_ref()?.draft.action
}

fn location(view: &View, frame: Frame, at: Location) -> Option<Act> {
    match frame {
        Frame::Actions => match action(view) {
            Some(Action::Settle | Action::Attack) => Some(Act::Aim {
                target: at,
                from: origin(view, at)?,
            }),
            // Before an action is begun, or where it is about no place: that is told.
            _ => Some(Act::Place { at }),
        },
        Frame::Event {
            choice: Choice::Revolt,
            ..
        } => Some(Act::Revolt { at }),
        Frame::Event {
            choice: Choice::Fort,
            ..
        } => Some(Act::LoseFort { at }),
        _ => None,
    }
}

/// Where an expedition to this place would best set out from: a location whose card is
/// in hand, or any that is connected, or that is held.
fn origin(view: &View, target: Location) -> Option<Location> {
    let side = view.side?;
    let held = &view.own.as_ref()?.hand;
    let joined = crate::data::data().ground.joined[target.index()];
    let near = joined & view.control[side];
    let with_card = near.iter().find(|at| held.has(at.face()));
    with_card.or(near.first()).or(view.control[side].first())
}

fn haven(frame: Frame, to: Haven) -> Option<Act> {
    match frame {
        Frame::Actions => Some(Act::Sail { to }),
        Frame::Naval {
            step: NavalStep::Retreat { .. },
        } => Some(Act::Retreat { to }),
        _ => None,
    }
}

fn hand(view: &View, frame: Frame, face: Face) -> Option<Act> {
    match frame {
        Frame::Actions => match action(view) {
            None if !face.sheet().abilities.is_empty() => free(view, face),
            None => Some(Act::Pick {
                role: Role::Discarded,
                face,
            }),
            Some(Action::Reinforce) => {
                let battle = Side::ALL
                    .into_iter()
                    .find(|&side| view.battles[side].is_some());
                Some(Act::Reinforce {
                    battle: battle?,
                    face,
                })
            }
            Some(_) => Some(Act::Pick {
                role: role(view, face)?,
                face,
            }),
        },
        Frame::Naval { .. } => Some(Act::Pick {
            role: Role::Leader,
            face,
        }),
        Frame::Block { .. } => Some(Act::Block { face }),
        Frame::Settle { .. } => Some(Act::SettleWith { face }),
        Frame::Bribed | Frame::Magistrate | Frame::Event { .. } => Some(Act::GiveUp {
            from: Spot::Hand,
            face,
        }),
        _ => None,
    }
}

/// A card played for itself, without an action.
fn free(view: &View, face: Face) -> Option<Act> {
    use crate::data::Ability;
    let abilities = &face.sheet().abilities;
    if abilities.contains(&Ability::FreeLeader) {
        let battle = Side::ALL
            .into_iter()
            .find(|&side| view.battles[side].is_some());
        return Some(Act::Leader {
            battle: battle.or(view.side)?,
            face,
        });
    }
    let draws = [Ability::Draw3, Ability::Draw2Return1];
    match abilities.iter().any(|ability| draws.contains(ability)) {
        true => Some(Act::Support { face }),
        false => Some(Act::Pick {
            role: Role::Discarded,
            face,
        }),
    }
}

/// What this card would be picked for: a purpose that is still open first.
fn role(view: &View, face: Face) -> Option<Role> {
    let draft = &view.own.as_ref()?.draft;
    let wants = || draft.picks.iter().zip(draft.wants.iter().flatten());
    let serves = wants().find(|(_, want)| want.usable.has(face));
    let open = wants().find(|(picks, want)| picks.len() < want.most.into());
    let want = serves.or(open).or(wants().next());
    want.map(|(_, want)| want.role)
}

fn reserve(frame: Frame, owner: Side, face: Face, side: Side) -> Option<Act> {
    let from = Spot::Reserve;
    match frame {
        Frame::Naval {
            step: NavalStep::Infantry,
        } if owner == side => Some(Act::Pick {
            role: Role::Infantry,
            face,
        }),
        Frame::Naval {
            step: NavalStep::Surplus,
        }
        | Frame::Bribed
        | Frame::Event { .. }
            if owner == side =>
        {
            Some(Act::GiveUp { from, face })
        }
        Frame::Treachery if owner != side => Some(Act::GiveUp { from, face }),
        Frame::Actions if owner == side => Some(Act::Retrieve),
        _ => None,
    }
}

fn fights(frame: Frame, id: &str) -> Option<Act> {
    let (battle, id) = id.split_once(':')?;
    let (_, face) = id.split_once(':')?;
    let from = Spot::Battle(side_of(battle)?);
    let face: Face = face.parse().ok()?;
    match frame {
        Frame::Loss { .. } | Frame::Treachery | Frame::Event { .. } => {
            Some(Act::GiveUp { from, face })
        }
        _ => None,
    }
}
