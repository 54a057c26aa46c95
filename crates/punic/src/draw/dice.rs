//! Dice: the last one that was thrown, in its battle, beside the board, and on the map
//! where it was thrown.

use kernel::Lexicon;
use kernel::scene::{Body, Figure, Item, Panel};

use super::{Pictures, board, keys};
use crate::event::Event;
use crate::id::Space;
use crate::view::View;
use crate::words::events;

/// How far from its space a die lies, to the right and upwards.
const ASIDE: [f32; 2] = [40.0, -44.0];

/// The last throw among these events, and what it was for.
pub fn last<W: Pictures>(since: &[&Event<W>], key: &str, words: &Lexicon) -> Option<Item> {
    let rolled = since.iter().rev().find_map(|event| match **event {
        Event::Rolled {
            side,
            purpose,
            face,
            ..
        } => Some((side, purpose, face)),
        _ => None,
    });
    let (side, purpose, face) = rolled?;
    let figure = Figure::Dice {
        tint: keys::tint(side),
        faces: vec![face],
        hits_at: 0,
    };
    let name = words.name(&format!("purpose-{purpose}"));
    Some(Item::new(key, figure, name))
}

/// What was heard outside battles since the card on the table was played, or since a
/// winter or a turn began.
fn since<'a, 'e, W: Pictures>(
    view: &View<W>,
    heard: &'a [&'e Event<W>],
) -> Option<&'a [&'e Event<W>]> {
    if view.open.battle.is_some() {
        return None;
    }
    let start = heard.iter().rposition(|event| {
        matches!(
            event,
            Event::CardPlayed { .. } | Event::WinterBegan | Event::TurnBegan { .. }
        )
    })?;
    Some(&heard[start..])
}

pub fn panel<W: Pictures>(view: &View<W>, heard: &[&Event<W>], words: &Lexicon) -> Option<Panel> {
    let since = since(view, heard)?;
    let die = last(since, "dice", words)?;
    let told = (since.iter().rev()).find(|event| matches!(event, Event::Rolled { .. }))?;
    Some(Panel {
        key: "dice".to_owned(),
        title: words.name("board-dice"),
        tint: None,
        body: Body::Pool {
            items: vec![die],
            note: Some(words.say(&events::say(told))),
        },
    })
}

/// The same die on the map.
pub fn on_map<W: Pictures>(view: &View<W>, heard: &[&Event<W>], words: &Lexicon) -> Option<Item> {
    let since = since(view, heard)?;
    let die = last(since, "die", words)?;
    let rolled = (since.iter()).rposition(|event| matches!(event, Event::Rolled { .. }))?;
    let told = since[rolled + 1..].iter().find_map(|event| at(view, event));
    let marching = || view.open.land.place_of(view.open.march?.general);
    let [x, y] = board::anchor::<W>(told.or_else(marching)?);
    Some(die.at([x + ASIDE[0], y + ASIDE[1]]))
}

/// Where something happened that a die brought about.
fn at<W: Pictures>(view: &View<W>, event: &Event<W>) -> Option<Space<W>> {
    match *event {
        Event::SiegeFailed { at, .. }
        | Event::CityTaken { at, .. }
        | Event::CityHeld { at }
        | Event::TribeSubjugated { at, .. }
        | Event::PointsPlaced { at, .. }
        | Event::AvoidFailed { at, .. } => Some(at),
        Event::Lost { stack, .. } | Event::Eliminated { stack, .. } => Some(stack.at),
        Event::Avoided { from, .. }
        | Event::Intercepted { from, .. }
        | Event::InterceptFailed { from, .. } => Some(from),
        Event::PursuitFailed { general } => view.open.land.place_of(general),
        Event::Game(ref event) => W::place_of_event(view, event),
        _ => None,
    }
}
