//! What single events do: markers, hands, Cities, losses, hunger, voyages.

use std::sync::LazyLock;

use kernel::{Ask, Audience, Chance, Out};
use punic::{Side, attrition, displaced, losses, march, siege, strategy};

use super::areas::{self, shut_in};
use crate::data::data;
use crate::event::Event;
use crate::frame::{EventFrame, Frame, LossCause, Orders, Stage};
use crate::ids::{Card, Province, Space};
use crate::land::{Stack, Train};
use crate::sets::{GeneralSet, SpaceSet};
use crate::state::{Effects, Open, State, everyone};
use crate::{deck, limits, setup};

// Markers

fn set(state: &mut State, card: Card, out: &mut Out<Event>, set: impl FnOnce(&mut Effects)) {
    set(&mut state.open.game.effects);
    out.tell(Event::EffectChanged { card, on: true });
}

/// #29
pub fn naval_victory(
    state: &mut State,
    frame: EventFrame,
    _: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    set(state, frame.card, out, |effects| {
        effects.naval_victory = true
    });
}

/// #57
pub fn hanno_counsels(
    state: &mut State,
    frame: EventFrame,
    _: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    set(state, frame.card, out, |effects| {
        effects.hanno_counsels = true
    });
}

/// #58
pub fn cato_counsels(
    state: &mut State,
    frame: EventFrame,
    _: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    set(state, frame.card, out, |effects| {
        effects.cato_counsels = true
    });
}

/// #68
pub fn manpower_shortage(
    state: &mut State,
    frame: EventFrame,
    _: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    set(state, frame.card, out, |effects| {
        effects.manpower_shortage = true
    });
}

/// #74
pub fn harsh_winter(
    state: &mut State,
    frame: EventFrame,
    _: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    set(state, frame.card, out, |effects| {
        effects.harsh_winter = true
    });
}

/// #64, RUL-41: the marker lies on the current turn from now on.
pub fn truce(state: &mut State, _: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    let turn = state.open.turn;
    state.open.game.effects.truce = Some(turn);
    out.tell(Event::TruceBegan { turn });
}

/// #89: who stands there this winter does not roll.
pub fn feed(state: &mut State, frame: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    let fed = frame.stack.map(|stack| (stack.side, stack.at));
    set(state, frame.card, out, |effects| effects.fed = fed);
}

/// #30
pub fn place_train(state: &mut State, frame: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    if let Some(Stack { at, inside, .. }) = frame.stack {
        state.open.land.train = Some(Train { at, inside });
        out.tell(Event::TrainPlaced { at });
    }
}

/// #30: an army that can take the train, and does not have it.
pub fn takes_train(open: &Open, side: Side, stack: Stack) -> bool {
    stack.side == side
        && !open.land.train_in(stack)
        && !shut_in(&open.land, stack)
        && !open.land.generals_in(stack).is_empty()
}

// Hands

/// #9A, 8.6-a
pub fn philip_allies(
    state: &mut State,
    frame: EventFrame,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    set(state, frame.card, out, |effects| effects.philip_v = true);
    if state.open.game.aside {
        setup::swap_philip(&mut state.open);
    }
    lose_card(state, Side::Rome, chance, out);
}

/// #9B, 8.6-b
pub fn philip_peace(
    state: &mut State,
    _: EventFrame,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    state.open.game.effects.philip_v = false;
    let card = deck::PHILIP_ALLIES;
    out.tell(Event::EffectChanged { card, on: false });
    lose_card(state, Side::Carthage, chance, out);
}

/// A card drawn at random from a hand is discarded in the open.
fn lose_card(state: &mut State, side: Side, chance: &mut dyn Chance, out: &mut Out<Event>) {
    if state.hands[side].is_empty() {
        return;
    }
    let card = strategy::draw(state.hands[side], Ask::open("lose-card"), chance);
    state.hands[side].remove(card);
    state.known[side].remove(card);
    state.open.strategy.unseen.remove(card);
    state.open.strategy.discard.insert(card);
    out.reveal(everyone(), Event::CardLost { side, card });
}

/// #55: a card changes hands; the two players know which.
pub fn intercept_messenger(
    state: &mut State,
    frame: EventFrame,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let (by, from) = (frame.side, frame.side.enemy());
    let players = Audience::seats(everyone());
    let ask = Ask::secret("messenger", players);
    let card = strategy::draw(state.hands[from], ask, chance);
    state.hands[from].remove(card);
    state.known[from].remove(card);
    state.hands[by].insert(card);
    state.known[by].insert(card);
    let event = |card| Event::CardStolen { by, card };
    out.split_reveal(players, everyone(), event(Some(card)), event(None));
}

// Cities

/// #25, #26, #71: a City changes sides. A general of its old side who is shut in there
/// alone is displaced.
pub fn turn_city(state: &mut State, side: Side, at: Space, out: &mut Out<Event>) {
    let inside = Stack::inside(side.enemy(), at);
    let alone = state.open.land.generals_in(inside);
    out.tell(Event::CityTurned { side, at });
    siege::turn_city(state, side, at, out);
    for general in alone {
        displaced::displace(state, general, out);
    }
}

/// #49: the siege is over.
pub fn relieve(state: &mut State, frame: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    if let Some(Stack { side, at, .. }) = frame.stack {
        clear_points(state, side.enemy(), at, out);
    }
}

/// #17: and it costs the besieger a CU.
pub fn sortie(state: &mut State, frame: EventFrame, chance: &mut dyn Chance, out: &mut Out<Event>) {
    relieve(state, frame, chance, out);
    if let Some(Stack { side, at, .. }) = frame.stack {
        let besieger = Stack::outside(side.enemy(), at);
        losses::lose(state, besieger, 1, false, LossCause::Event, out);
    }
}

fn clear_points(state: &mut State, side: Side, at: Space, out: &mut Out<Event>) {
    if state.open.land.points[at.index()] > 0 {
        state.open.land.set_points(side, at, 0);
        let points = 0;
        out.tell(Event::PointsPlaced { side, at, points });
    }
}

// Losses and hunger

/// #21, #75
pub fn lose_one(state: &mut State, frame: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    lose(state, frame, 1, out);
}

/// #31, #32
pub fn lose_two(state: &mut State, frame: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    lose(state, frame, 2, out);
}

/// 8.5-e: the owner picks the CUs.
fn lose(state: &mut State, frame: EventFrame, count: u8, out: &mut Out<Event>) {
    if let Some(stack) = frame.stack {
        losses::lose(state, stack, count, false, LossCause::Event, out);
    }
}

/// #51, #52: attrition in the column of its size.
pub fn sicken(state: &mut State, frame: EventFrame, chance: &mut dyn Chance, out: &mut Out<Event>) {
    if let Some(stack) = frame.stack {
        let cu = state.open.land.units(stack).cu;
        attrition::roll(state, stack, cu, cu, 0, chance, out);
    }
}

/// The column of #7 and #8, whatever the size.
pub const TRIBES_COLUMN: u8 = 5;

/// #7, #8
pub fn harry(state: &mut State, frame: EventFrame, chance: &mut dyn Chance, out: &mut Out<Event>) {
    if let Some(stack) = frame.stack {
        let cu = state.open.land.units(stack).cu;
        attrition::roll(state, stack, cu, TRIBES_COLUMN, 0, chance, out);
    }
}

/// #53
pub fn resist(state: &mut State, frame: EventFrame, chance: &mut dyn Chance, out: &mut Out<Event>) {
    if let Some(stack) = frame.stack {
        clear_points(state, stack.side, stack.at, out);
        sicken(state, frame, chance, out);
    }
}

/// #56: the next Roman stack of the province rolls. Returns whether there was one.
pub fn famine(
    state: &mut State,
    frame: EventFrame,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    let side = frame.side.enemy();
    let spaces = frame.province.map(Province::spaces).unwrap_or_default();
    // Places are numbered so that a stack that dies moves no other.
    let places = (spaces.iter())
        .flat_map(|at| [Stack::outside(side, at), Stack::inside(side, at)])
        .zip(1u8..)
        .skip(frame.done.into());
    for (stack, done) in places {
        let cu = state.open.land.units(stack).cu;
        if cu > 0 {
            state
                .open
                .step(Frame::Game(Stage::Event(EventFrame { done, ..frame })));
            let grain = state.open.land.controls(side, areas::province("sicilia"));
            attrition::roll(state, stack, cu, cu, -i8::from(grain), chance, out);
            return true;
        }
    }
    false
}

// #50

static ADRIATIC: LazyLock<SpaceSet> = LazyLock::new(|| {
    [
        "ariminum",
        "sena-gallica",
        "firmum-picenum",
        "brundisium",
        "tarentum",
        "heraclea",
        "croton",
    ]
    .map(areas::space)
    .into_iter()
    .collect()
});

/// Where #50 may land.
pub fn pirate_ports() -> SpaceSet {
    *ADRIATIC
}

/// With at most so many CUs.
const PIRATE_SHIPS: u8 = 5;

/// Who may sail with the pirates.
pub fn pirates(open: &Open, side: Side) -> GeneralSet {
    (open.land.on_map(side).iter())
        .filter(|&general| {
            let Some(stack) = open.land.stack_of(general) else {
                return false;
            };
            let alone = crate::frame::Force {
                generals: GeneralSet::EMPTY.with(general),
                ..Default::default()
            };
            stack.at.is_port()
                && !shut_in(&open.land, stack)
                && (pirate_ports().without(stack.at).iter())
                    .any(|to| limits::may_cross(open, side, alone, stack.at, to).is_ok())
        })
        .collect()
}

pub fn sail_with_pirates(
    state: &mut State,
    frame: EventFrame,
    _: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    if let Some(general) = frame.general {
        let orders = Orders {
            ships: Some(PIRATE_SHIPS),
            sure: true,
            ..Orders::default()
        };
        march::activate(state, general, data().tables.naval_cost, orders, out);
    }
}
