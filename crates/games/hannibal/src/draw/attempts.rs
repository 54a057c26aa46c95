//! What pointing at something would mean in the question of the moment, so that its
//! refusal can be told.

use crate::Title;
use crate::act::Act;
use crate::frame::{BattleStep, CardStep, Frame, ReactStep, Stage, TurnStep, Use};
use crate::ids::{Card, General, Province, Space};
use crate::view::View;

pub fn attempt(view: &View, keys: &[String]) -> Option<Act> {
    let (kind, id) = keys.last()?.split_once(':')?;
    let top = view.open.top()?;
    match kind {
        "card" => card(top, Card::from_id(id)?),
        "space" => space(top, Space::from_id(id)?),
        "general" => general(top, General::from_id(id)?),
        "province" => Some(Act::Province {
            province: Province::from_id(id)?,
        }),
        "title" => title(top, Title::ALL.into_iter().find(|title| title.id() == id)?),
        _ => None,
    }
}

fn card(top: Frame, card: Card) -> Option<Act> {
    match top {
        Frame::Own(Stage::Turn(TurnStep::Preempt)) => Some(Act::Preempt { card }),
        Frame::Own(Stage::Turn(TurnStep::Play)) => Some(Act::Play {
            card,
            way: Use::Event,
        }),
        Frame::Window(..) => Some(Act::Counter { card }),
        _ => None,
    }
}

fn space(top: Frame, at: Space) -> Option<Act> {
    match top {
        Frame::Own(Stage::Turn(
            TurnStep::Deploy
            | TurnStep::Grant(_)
            | TurnStep::Muster { .. }
            | TurnStep::Return
            | TurnStep::Africanus
            | TurnStep::Levy { .. }
            | TurnStep::Consuls { .. }
            | TurnStep::Mago,
        ))
        | Frame::Own(Stage::Card(CardStep::Summon)) => Some(Act::Place { at }),
        Frame::Own(Stage::Turn(TurnStep::Diplomat))
        | Frame::Own(Stage::Card(CardStep::Pcs { .. }))
        | Frame::Owe(_) => Some(Act::Pc { at }),
        Frame::March(_) => Some(Act::Step { to: at }),
        Frame::React(ReactStep::Declare) => Some(Act::Intercept { from: at }),
        Frame::Retreat(_) | Frame::Battle(BattleStep::WithdrawMove) => {
            Some(Act::Retreat { to: at })
        }
        _ => None,
    }
}

fn general(top: Frame, general: General) -> Option<Act> {
    match top {
        Frame::Own(Stage::Turn(TurnStep::Proconsul)) => Some(Act::Promote { general }),
        Frame::Own(Stage::Turn(TurnStep::Elect { .. })) => Some(Act::Elect { general }),
        Frame::Command(_) => Some(Act::Command { general }),
        Frame::Own(Stage::Card(CardStep::Activate)) => Some(Act::Activate { general }),
        Frame::Own(Stage::Card(CardStep::Troops)) | Frame::Own(Stage::Event(_)) => {
            Some(Act::General { general })
        }
        _ => None,
    }
}

fn title(top: Frame, card: Title) -> Option<Act> {
    match top {
        Frame::Battle(BattleStep::Attack) => Some(Act::Attack { card, title: card }),
        Frame::Battle(BattleStep::Answer) => Some(Act::Match { card }),
        _ => None,
    }
}
