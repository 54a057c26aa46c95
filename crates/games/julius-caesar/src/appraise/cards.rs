//! Which card now, which later, which never; and the two gods who strike by name.

use super::goals::Goals;
use super::moves::Plan;
use super::odds::Force;
use crate::act::Act;
use crate::state::{Order, Part};
use crate::{Block, Card, CardKind, Colour, God, Place, PlaceSet, data};

/// A Levy Point.
const LEVY: f32 = 150.0;
/// What the best, the second, … Move Point of a turn brings in a usual position.
const USUAL: [f32; 4] = [600.0, 350.0, 200.0, 100.0];
/// Events in a usual position: those that strike, those that march, and Neptune.
const USUAL_STROKE: f32 = 650.0;
const USUAL_MARCH: f32 = 700.0;
const USUAL_NEPTUNE: f32 = 300.0;
/// One march with an advantage, against one without.
const FAVOURED: f32 = 1.2;
/// Navis are few and hold little.
const AT_SEA: f32 = 0.3;

/// A part as the card would give it.
fn imagined(goals: &Goals<'_>, moves: u8, order: Order) -> Part {
    Part {
        side: goals.board.side,
        second: false,
        order,
        moves,
        levies: 0,
        grouped: false,
        activated: PlaceSet::EMPTY,
        crossed: PlaceSet::EMPTY,
    }
}

/// SM-2: the card that is worth least in a usual Year.
pub fn discard(acts: &[Act], worth: &mut Vec<i64>) {
    worth.extend(acts.iter().map(|&act| match act {
        Act::Discard { card } => -(usual(card) as i64),
        _ => 0,
    }));
}

fn usual(card: Card) -> f32 {
    match card.sheet().kind {
        CardKind::Command { moves, levies } => {
            let marches: f32 = USUAL.iter().take(moves.into()).sum();
            marches + LEVY * f32::from(levies)
        }
        CardKind::Event(God::Neptune) => USUAL_NEPTUNE,
        CardKind::Event(God::Jupiter | God::Vulcan | God::Apollo) => USUAL_STROKE,
        CardKind::Event(God::Mars | God::Mercury | God::Pluto) => USUAL_MARCH,
    }
}

/// SM-3: all cards of the hand are played, so what counts is how much more a card
/// does now than it usually would.
pub fn commit(goals: &Goals<'_>, acts: &[Act], worth: &mut Vec<i64>) {
    let plan = Plan::of(goals, imagined(goals, 4, Order::Command), None);
    let prospects = plan.prospects();
    worth.extend(acts.iter().map(|&act| match act {
        Act::Commit { card } => (now(goals, &prospects, card) - usual(card)) as i64,
        _ => 0,
    }));
}

fn now(goals: &Goals<'_>, prospects: &[f32], card: Card) -> f32 {
    let best = prospects.first().copied().unwrap_or(0.0);
    match card.sheet().kind {
        CardKind::Command { moves, levies } => {
            let marches: f32 = prospects.iter().take(moves.into()).sum();
            marches + LEVY * f32::from(levies)
        }
        CardKind::Event(God::Apollo) => {
            let last = goals.board.view.open.last[goals.board.side.enemy()];
            match last.map(|card| card.sheet().kind) {
                Some(CardKind::Command { moves, levies }) => {
                    let marches: f32 = prospects.iter().take(moves.into()).sum();
                    marches + LEVY * f32::from(levies)
                }
                _ => best,
            }
        }
        CardKind::Event(God::Jupiter) => targets(goals)
            .flat_map(|at| COLOURS.map(|colour| turned(goals, at, colour)))
            .fold(0.0, f32::max),
        CardKind::Event(God::Vulcan) => targets(goals)
            .filter(|at| at.is_city())
            .map(|at| struck(goals, at))
            .fold(0.0, f32::max),
        CardKind::Event(God::Neptune) => AT_SEA * best,
        CardKind::Event(God::Mars | God::Mercury | God::Pluto) => FAVOURED * best,
    }
}

const COLOURS: [Colour; 3] = [Colour::Tan, Colour::Green, Colour::Blue];

fn targets(goals: &Goals<'_>) -> impl Iterator<Item = Place> {
    let board = goals.board;
    (board.held[board.side.enemy()] - board.held[board.side]).iter()
}

/// SM-8
pub fn jupiter(goals: &Goals<'_>, acts: &[Act], worth: &mut Vec<i64>) {
    worth.extend(acts.iter().map(|&act| match act {
        Act::Jupiter { at, colour } => turned(goals, at, colour) as i64,
        _ => 0,
    }));
}

/// What a block of `colour` at `at` is worth to us if it is turned.
fn turned(goals: &Goals<'_>, at: Place, colour: Colour) -> f32 {
    let board = goals.board;
    let enemy = board.side.enemy();
    let near = match at.is_sea() {
        true => data().neighbours_sea[at.index()] & data().city_set,
        false => data().neighbours_land[at.index()],
    };
    if !near.iter().any(|city| board.friendly(city)) {
        return 0.0;
    }
    let view = board.view.place(at);
    let count: u8 = (view.iter().flat_map(|view| &view.blocks))
        .filter(|seen| seen.back.side == enemy && seen.back.colour == colour)
        .map(|seen| seen.count)
        .sum();
    if count == 0 {
        return 0.0;
    }
    if at.is_sea() {
        // EC-JUP-d: a Navis only loses a step.
        return goals.step;
    }
    let steps = board.force(enemy, at).steps / f32::from(board.enemies(at).max(1));
    let emptied = match board.enemies(at) {
        1 => goals.stake(at),
        _ => 0.0,
    };
    // He loses it and we have it.
    2.0 * steps * goals.step + emptied
}

/// SM-9: where the turned block is wanted most.
pub fn defect(goals: &Goals<'_>, block: Block, acts: &[Act], worth: &mut Vec<i64>) {
    let board = goals.board;
    let seen = (board.view.faces()).find(|(_, _, face)| face.block == block);
    let force = seen.map_or(board.hidden, |(_, _, face)| {
        Force::defending(block, face.steps)
    });
    worth.extend(acts.iter().map(|&act| {
        let Act::Place { city } = act else {
            return 0;
        };
        (goals.added(city, force) + goals.march(city)) as i64
    }));
}

/// SM-10
pub fn vulcan(goals: &Goals<'_>, acts: &[Act], worth: &mut Vec<i64>) {
    worth.extend(acts.iter().map(|&act| match act {
        Act::Vulcan { city } => struck(goals, city) as i64,
        _ => 0,
    }));
}

/// A step of every block, and now and then the last one.
fn struck(goals: &Goals<'_>, city: Place) -> f32 {
    let blocks = f32::from(goals.board.enemies(city));
    blocks * goals.step + 0.1 * goals.prize(city)
}
