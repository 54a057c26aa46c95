//! The strategy cards: a test for each names it by its number.

mod battle;
mod campaigns;
mod cities;
mod generals;
mod marches;
mod markers;
mod pcs;
mod recruits;
mod stacks;

use crate::common::{Case, Side, card};
use hannibal::{Act, Card, Frame, Moment, Space, Use};

pub fn event(id: &str) -> Act {
    let way = Use::Event;
    Act::Play {
        card: card(id),
        way,
    }
}

pub fn counter(id: &str) -> Act {
    Act::Counter { card: card(id) }
}

/// The event is offered.
pub fn usable(case: Case, side: Side, id: &str) -> bool {
    case.hand(side, id).to_play(side).offers(side, event(id))
}

/// `side` plays the event.
#[track_caller]
pub fn plays(case: Case, side: Side, id: &str) -> Case {
    let mut case = case.hand(side, id).to_play(side);
    case.play(side, event(id));
    case
}

/// Lets counter-events and reactions pass until this moment has come.
#[track_caller]
pub fn reach(case: &mut Case, moment: Moment) {
    loop {
        let side = case.asked().expect("the game goes on");
        let act = match case.state.open.top() {
            Some(Frame::Window(now, _)) if now == moment => return,
            Some(Frame::Window(..)) => Act::Decline,
            Some(Frame::React(_)) => Act::Done,
            other => panic!("no {moment:?} comes: {other:?}"),
        };
        case.play(side, act);
    }
}

/// Lets all windows pass.
#[track_caller]
pub fn pass(case: &mut Case) {
    while let (Some(Frame::Window(..)), Some(side)) = (case.state.open.top(), case.asked()) {
        case.play(side, Act::Decline);
    }
}

pub fn is_asked_at(case: &Case, moment: Moment) -> bool {
    matches!(case.state.open.top(), Some(Frame::Window(now, _)) if now == moment)
}

pub fn of_place(act: Act) -> Option<Space> {
    match act {
        Act::Place { at } => Some(at),
        _ => None,
    }
}

pub fn of_pc(act: Act) -> Option<Space> {
    match act {
        Act::Pc { at } => Some(at),
        _ => None,
    }
}

pub fn of_stack(act: Act) -> Option<Space> {
    match act {
        Act::Stack { at, .. } => Some(at),
        _ => None,
    }
}

pub fn of_step(act: Act) -> Option<Space> {
    match act {
        Act::Step { to } => Some(to),
        _ => None,
    }
}

/// The numbers that stand after a `#` in a text.
fn named(text: &str) -> impl Iterator<Item = &str> {
    text.split('#').skip(1).map(|rest| {
        rest.split(|c: char| !c.is_alphanumeric())
            .next()
            .unwrap_or("")
    })
}

// 25-a
#[test]
fn every_card_has_a_test_that_names_it() {
    let texts = [
        include_str!("battle.rs"),
        include_str!("campaigns.rs"),
        include_str!("cities.rs"),
        include_str!("generals.rs"),
        include_str!("markers.rs"),
        include_str!("marches.rs"),
        include_str!("pcs.rs"),
        include_str!("recruits.rs"),
        include_str!("stacks.rs"),
    ];
    let comments: Vec<&str> = (texts.iter())
        .flat_map(|text| text.lines())
        .filter(|line| line.starts_with("//"))
        .collect();
    let missing: Vec<&str> = Card::all()
        .map(|card| card.sheet().number)
        .filter(|number| {
            !comments
                .iter()
                .any(|line| named(line).any(|word| word == *number))
        })
        .collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}
