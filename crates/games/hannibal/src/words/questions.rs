//! What the procedures of this game ask.

use kernel::Message;
use punic::words::{Question, names};

use crate::frame::{Stage, TurnStep};
use crate::game::View;

pub fn question(view: &View, stage: Stage) -> Option<Question> {
    match stage {
        Stage::Turn(step) => turn(view, step),
        Stage::Summon => Some(Question::new("summon", "28.12-i")),
        Stage::Event(event) => {
            let card = names::card(event.card);
            Some(Question::new("event", "25-a").with(|facts: Message| facts.name("card", card)))
        }
        Stage::Sail { .. } => None,
    }
}

fn turn(view: &View, step: TurnStep) -> Option<Question> {
    let land = &view.open.land;
    Some(match step {
        TurnStep::Bid => Question::new("bid", "26.B"),
        TurnStep::ChooseSide { .. } => Question::new("choose-side", "26.B"),
        TurnStep::Deploy => Question::new("deploy", "D-0"),
        TurnStep::Grant(_) => Question::new("grant", "6.1-e"),
        TurnStep::Muster { left } => Question::new("muster", "28.12-d").left(left),
        TurnStep::Return => Question::new("return", "6.1.1-a").of(land.displaced.first()?),
        TurnStep::Africanus => Question::new("africanus", "6.7-b"),
        TurnStep::Levy { left, italia } => Question::new("levy", "6.2-b")
            .left(left)
            .with(|facts| facts.count("italia", italia)),
        TurnStep::Proconsul => Question::new("proconsul", "6.6-a"),
        TurnStep::Elect { .. } => Question::new("elect", "26.14"),
        TurnStep::Consuls { left } => Question::new("consuls", "6.5-a").of(left.first()?),
        TurnStep::Preempt => Question::new("preempt", "7.3.1-a"),
        TurnStep::First => Question::new("first", "7.3-a"),
        TurnStep::Play => match view.open.strategy.revealed {
            Some(card) => Question::new("play-revealed", "7.3.1-a")
                .with(|facts| facts.name("card", names::card(card))),
            None => Question::new("play", "8.1-a"),
        },
        TurnStep::Diplomat => Question::new("diplomat", "28.10-j"),
        TurnStep::Mago => Question::new("mago", "28.11-d"),
        TurnStep::Begin
        | TurnStep::Deal
        | TurnStep::Next
        | TurnStep::Winter { .. }
        | TurnStep::Isolation
        | TurnStep::Check
        | TurnStep::End => return None,
    })
}
