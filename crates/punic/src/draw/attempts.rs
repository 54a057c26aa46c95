//! What pointing at something would mean in the question of the moment, so that its
//! refusal can be told.

use super::{Pictures, Thing};
use crate::act::Act;
use crate::cards::CardStep;
use crate::frame::{BattleStep, Frame, ReactStep};
use crate::id::{Card, General, Province, Space};
use crate::tables::Title;
use crate::view::View;

pub fn attempt<W: Pictures>(view: &View<W>, keys: &[String]) -> Option<Act<W>> {
    let (kind, id) = keys.last()?.split_once(':')?;
    let top = view.open.top()?;
    let thing = match kind {
        "card" => Thing::Card(Card::from_id(id)?),
        "space" => Thing::Space(Space::from_id(id)?),
        "general" => Thing::General(General::from_id(id)?),
        "province" => {
            let province = Province::from_id(id)?;
            return Some(Act::Province { province });
        }
        "title" => return title(top, Title::ALL.into_iter().find(|title| title.id() == id)?),
        _ => return None,
    };
    match (top, thing) {
        (Frame::Game(procedure), _) => W::pointed_at(procedure, thing),
        (Frame::Window(..), Thing::Card(card)) => Some(Act::Counter { card }),
        (_, Thing::Space(at)) => space(top, at),
        (Frame::Command(_), Thing::General(general)) => Some(Act::Command { general }),
        (Frame::Card(CardStep::Activate), Thing::General(general)) => {
            Some(Act::Activate { general })
        }
        (Frame::Card(CardStep::Troops), Thing::General(general)) => Some(Act::General { general }),
        _ => None,
    }
}

fn space<W: Pictures>(top: Frame<W>, at: Space<W>) -> Option<Act<W>> {
    match top {
        Frame::Card(CardStep::Pcs { .. }) | Frame::Owe(_) => Some(Act::Pc { at }),
        Frame::March(_) => Some(Act::Step { to: at }),
        Frame::React(ReactStep::Declare) => Some(Act::Intercept { from: at }),
        Frame::Retreat(_) | Frame::Battle(BattleStep::WithdrawMove) => {
            Some(Act::Retreat { to: at })
        }
        _ => None,
    }
}

fn title<W: Pictures>(top: Frame<W>, card: Title) -> Option<Act<W>> {
    match top {
        Frame::Battle(BattleStep::Attack) => Some(Act::Attack { card, title: card }),
        Frame::Battle(BattleStep::Answer) => Some(Act::Match { card }),
        _ => None,
    }
}
