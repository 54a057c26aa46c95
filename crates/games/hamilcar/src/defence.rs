//! 20.2.3, 20.2.7, 20.2.8 Sieges: which die, which Cities, Fierce Defence.

use std::ops::ControlFlow;

use kernel::Out;
use punic::{Side, SiegeDie, siege};

use crate::act::{Act, GameAct};
use crate::data::{Hook, data};
use crate::event::{Event, GameEvent};
use crate::frame::{Frame, LossCause, Stage};
use crate::ids::Space;
use crate::land::Stack;
use crate::state::{Open, State};
use crate::supply;

/// 20.2.7-a: Cities that only the holder of Supremacy may attack.
pub fn is_great(at: Space) -> bool {
    let marks = &data().marks;
    [marks.roma, marks.carthago, marks.syracusae].contains(&at)
}

/// 20.2.3-a, 20.2.3-b, 20.2.7-a
pub fn die(open: &Open, stack: Stack) -> SiegeDie {
    let tribe = open.land.tribes.contains(stack.at);
    let supreme = open.game.navy.supremacy == stack.side;
    match tribe || supreme && !is_great(stack.at) {
        true => SiegeDie::Red,
        false => SiegeDie::White,
    }
}

/// 20.2.8-a, 24.2-l: points are about to be placed; the defender may be asked first.
pub fn scored(state: &mut State, at: Space, points: u8) -> Option<u8> {
    let besieger = state.march().general.side();
    let land = &state.open.land;
    let inside = Stack::inside(besieger.enemy(), at);
    let megellus = (land.generals_in(Stack::outside(besieger, at)).iter())
        .any(|general| general.talent().hook == Hook::FierceDefenceOffer);
    let able = land.units(inside).cu > 0 && land.train_in(inside) > 0;
    if !at.is_city() || megellus || !able || points == 0 {
        return Some(points);
    }
    state.open.push(Frame::Game(Stage::Defence { at, points }));
    None
}

/// The player whose City is attacked.
pub fn decider(open: &Open) -> Side {
    open.march
        .map_or(Side::Rome, |march| march.general.side().enemy())
}

pub fn options(each: &mut dyn FnMut(Act) -> ControlFlow<()>) -> ControlFlow<()> {
    each(Act::Decline)?;
    each(Act::Game(GameAct::Defend))
}

/// 20.2.8-b: a CU and a Supply Train for one point.
pub fn apply(state: &mut State, at: Space, points: u8, act: Act, out: &mut Out<Event>) {
    let besieger = state.march().general.side();
    state.open.pop();
    let mut points = points;
    if act == Act::Game(GameAct::Defend) {
        let inside = Stack::inside(besieger.enemy(), at);
        points -= 1;
        out.tell(Event::Game(GameEvent::FierceDefence { at }));
        if points > 0 {
            siege::add_points(state, besieger, at, points, out);
        }
        supply::remove(state, inside, 1, out);
        punic::losses::lose(state, inside, 1, false, LossCause::Siege, out);
        return;
    }
    siege::add_points(state, besieger, at, points, out);
}
