//! What pointing at something would mean in the phase of the moment, so that its
//! refusal can be told.

use crate::act::{Act, Path};
use crate::fog::View;
use crate::state::Phase;
use crate::{Block, Card, Place};

pub fn attempt(view: &View, keys: &[String]) -> Option<Act> {
    let (kind, id) = keys.last()?.split_once(':')?;
    match kind {
        "card" => card(view, Card::from_id(id)?),
        "place" => place(view, Place::from_id(id)?, keys),
        "block" | "line" => block(view, Block::from_id(id)?),
        _ => None,
    }
}

fn card(view: &View, card: Card) -> Option<Act> {
    match view.open.phase {
        Phase::Discard => Some(Act::Discard { card }),
        Phase::Commit => Some(Act::Commit { card }),
        _ => None,
    }
}

fn place(view: &View, place: Place, keys: &[String]) -> Option<Act> {
    let path = Path::to(place);
    let picked = || -> Option<Block> {
        let before = keys.get(keys.len().checked_sub(2)?)?;
        Block::from_id(before.split_once(':')?.1)
    };
    match view.open.phase {
        Phase::Move | Phase::Regroup { .. } => view.taken.map(|_| Act::Go { path }),
        Phase::Surprise => Some(Act::Surprise { at: place }),
        Phase::Defect { .. } => Some(Act::Place { city: place }),
        Phase::Vulcan => Some(Act::Vulcan { city: place }),
        Phase::Levy => view.taken.map(|_| Act::Place { city: place }),
        Phase::PickBattle => Some(Act::Battle { at: place }),
        Phase::Turn => picked().map(|block| Act::Retreat { block, path }),
        Phase::WinterNavis { .. } => picked().map(|block| Act::ToPort { block, port: place }),
        Phase::Deploy => picked().map(|block| Act::Deploy { block, city: place }),
        Phase::Discard
        | Phase::Commit
        | Phase::DeclareMain { .. }
        | Phase::Jupiter
        | Phase::Hits { .. }
        | Phase::Supply { .. }
        | Phase::Disband { .. }
        | Phase::Over { .. } => None,
    }
}

fn block(view: &View, block: Block) -> Option<Act> {
    match view.open.phase {
        Phase::Move | Phase::Regroup { .. } => Some(Act::Take { block }),
        Phase::Levy => Some(Act::Levy { block }),
        Phase::Turn => Some(Act::Fire { block }),
        Phase::Hits { .. } => Some(Act::Hit { block }),
        Phase::Supply { .. } | Phase::Disband { .. } => Some(Act::Disband { block }),
        Phase::Deploy
        | Phase::Discard
        | Phase::Commit
        | Phase::DeclareMain { .. }
        | Phase::Surprise
        | Phase::Jupiter
        | Phase::Defect { .. }
        | Phase::Vulcan
        | Phase::PickBattle
        | Phase::WinterNavis { .. }
        | Phase::Over { .. } => None,
    }
}
