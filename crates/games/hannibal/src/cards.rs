//! 8.1 to 8.3 Strategy cards: their uses, operations, Campaigns.

use std::ops::ControlFlow;

use kernel::{Chance, Out};
use land_war::{Side, march, political, windows};

use crate::act::Act;
use crate::data::{TruceWord, theatre};
use crate::deck;
use crate::event::Event;
use crate::frame::{CardStep, Frame, Moment, Orders, Play, Stage, TurnStep, Use};
use crate::ids::{Card, General, Space};
use crate::land::Units;
use crate::sets::GeneralSet;
use crate::state::{Open, State, everyone};
use crate::{campaigns, events, turn};

/// 8.1-a: every card and every use of it.
pub fn options(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = &state.open;
    let on_map = open.land.on_map(side);
    let pcs = !political::placeable(open, side).is_empty();
    let levies = !levied(open, side).is_empty();
    let summons = side == Side::Carthage && campaigns::may_summon(open);
    for card in state.own.hands[side] {
        // 7.3.1-a
        if open.own.revealed.is_some_and(|shown| shown != card) {
            continue;
        }
        let sheet = card.sheet();
        let mut offer = |way| each(Act::Play { card, way });
        let own = sheet.owner.is_none_or(|owner| owner == side);
        let event = match sheet.campaign {
            Some(_) => !on_map.is_empty(),
            None => events::usable(state, side, card),
        };
        if own && sheet.timing.is_event() && event {
            offer(Use::Event)?;
        }
        if on_map.iter().any(|general| obeys(open, general, sheet.ops)) {
            offer(Use::General)?;
        }
        if pcs {
            offer(Use::Pcs)?;
        }
        if sheet.recruit && levies {
            offer(Use::Troops)?;
        }
        offer(Use::Discard)?;
        if summons {
            offer(Use::Summon)?;
        }
    }
    ControlFlow::Continue(())
}

/// 8.2.1-a
fn obeys(open: &Open, general: General, ops: u8) -> bool {
    general.sheet().strategy <= ops || open.own.effects.dictator == Some(general)
}

/// 8.2.3-a: generals who may raise troops.
pub fn levied(open: &Open, side: Side) -> GeneralSet {
    let land = &open.land;
    (land.on_map(side).iter())
        .filter(|&general| {
            let Some(stack) = land.stack_of(general) else {
                return false;
            };
            let shut_in = stack.inside && land.besieged(stack.at);
            let room = !stack.inside || land.units(stack).cu < stack.at.capacity();
            land.controls(side, stack.at.province()) && !shut_in && room
        })
        .collect()
}

pub fn play(state: &mut State, side: Side, card: Card, way: Use, out: &mut Out<Event>) {
    state.own.hands[side].remove(card);
    state.own.known[side].remove(card);
    let open = &mut state.open;
    open.own.unseen.remove(card);
    open.own.revealed = None;
    open.own.played[side] += 1;
    out.reveal(everyone(), Event::CardPlayed { side, card, way });
    turn::go(state, TurnStep::Diplomat);
    let open = &mut state.open;
    open.own.play = Some(Play {
        side,
        card,
        way,
        generals: 1,
        activated: GeneralSet::EMPTY,
        sailed: false,
        attempted: Default::default(),
        spent: false,
        cancelled: false,
    });
    open.push(Frame::Own(Stage::Card(match way {
        Use::Event => CardStep::Announced,
        Use::General => CardStep::Activate,
        Use::Pcs => CardStep::Pcs {
            left: card.sheet().ops,
        },
        Use::Troops => CardStep::Troops,
        Use::Discard => CardStep::Done,
        Use::Summon => CardStep::Summon,
    })));
}

/// The card goes on from `step`. Returns whether it waits for a decision.
pub fn advance(
    state: &mut State,
    step: CardStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    let play = state.open.own.play();
    match step {
        CardStep::Announced => {
            state.open.step(Frame::Own(Stage::Card(CardStep::Event)));
            windows::open(state, Moment::Event, [play.side.enemy()]);
        }
        CardStep::Event => carry_out(state, play, chance, out),
        CardStep::Activate => {
            if play.generals > 0 && !candidates(&state.open).is_empty() {
                return true;
            }
            state.open.step(Frame::Own(Stage::Card(CardStep::Done)));
        }
        CardStep::Pcs { left } => {
            if left > 0 && !political::placeable(&state.open, play.side).is_empty() {
                return true;
            }
            state.open.step(Frame::Own(Stage::Card(CardStep::Done)));
        }
        CardStep::Troops | CardStep::Summon => return true,
        CardStep::Done => done(state, play, out),
    }
    false
}

/// The announced event is carried out, unless it was cancelled.
fn carry_out(state: &mut State, play: Play, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let card = play.card;
    let sheet = card.sheet();
    state.open.step(Frame::Own(Stage::Card(CardStep::Done)));
    if play.cancelled {
        out.tell(Event::EventCancelled { card });
        return;
    }
    // 8.7-c, 8.7-e
    let breaks = matches!(
        sheet.truce,
        TruceWord::Breaks | TruceWord::BreaksUnlessCounter
    );
    if breaks && state.open.own.effects.truce.take().is_some() {
        out.tell(Event::TruceEnded);
    }
    if let Some((generals, _)) = sheet.campaign {
        state.open.own.play = Some(Play { generals, ..play });
        state.open.step(Frame::Own(Stage::Card(CardStep::Activate)));
        return;
    }
    if let Some(play) = &mut state.open.own.play {
        play.spent = sheet.removed;
    }
    events::begin(state, play.side, card, chance, out);
}

/// 8.1-c
fn done(state: &mut State, play: Play, out: &mut Out<Event>) {
    let open = &mut state.open;
    if play.spent && !play.cancelled {
        open.own.removed.insert(play.card);
        out.tell(Event::CardRemoved { card: play.card });
    } else {
        open.own.discard.insert(play.card);
    }
    open.own.play = None;
    open.spent.clear();
    open.pop();
}

/// Generals whom the card on the table may activate now.
fn candidates(open: &Open) -> GeneralSet {
    let Some(play) = open.own.play else {
        return GeneralSet::EMPTY;
    };
    let campaign = play.way == Use::Event;
    (open.land.on_map(play.side) - play.activated)
        .iter()
        .filter(|&general| campaign || obeys(open, general, play.card.sheet().ops))
        .collect()
}

pub fn step_options(
    state: &State,
    step: CardStep,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = &state.open;
    let play = state.open.own.play();
    match step {
        CardStep::Activate => {
            if !play.activated.is_empty() {
                each(Act::Stop)?;
            }
            (candidates(open).iter()).try_for_each(|general| each(Act::Activate { general }))
        }
        CardStep::Pcs { left } => {
            if left < play.card.sheet().ops {
                each(Act::Stop)?;
            }
            (political::placeable(open, play.side).iter()).try_for_each(|at| each(Act::Pc { at }))
        }
        CardStep::Troops => {
            (levied(open, play.side).iter()).try_for_each(|general| each(Act::General { general }))
        }
        CardStep::Summon => {
            (campaigns::summoning_ports(open).iter()).try_for_each(|at| each(Act::Place { at }))
        }
        CardStep::Announced | CardStep::Event | CardStep::Done => ControlFlow::Continue(()),
    }
}

/// Enough generals, enough PCs.
pub fn stop(state: &mut State) {
    state.open.step(Frame::Own(Stage::Card(CardStep::Done)));
}

/// 8.2.2-a
pub fn place_pc(state: &mut State, left: u8, at: Space, out: &mut Out<Event>) {
    let side = state.open.own.play().side;
    state
        .open
        .step(Frame::Own(Stage::Card(CardStep::Pcs { left: left - 1 })));
    political::place(state, side, at, out);
}

/// 8.2.3-a
pub fn raise(state: &mut State, general: General, out: &mut Out<Event>) {
    state.open.step(Frame::Own(Stage::Card(CardStep::Done)));
    let land = &mut state.open.land;
    let Some(stack) = land.stack_of(general) else {
        return;
    };
    let (bonus, regions) = general.talent().levy_bonus;
    let extra = match regions.contains(stack.at.region()) && land.commander(stack) == Some(general)
    {
        true => bonus,
        false => 0,
    };
    let room = match stack.inside {
        true => stack.at.capacity() - land.units(stack).cu,
        false => u8::MAX,
    };
    let units = Units::of((1 + extra).min(room), 0);
    land.add(stack, units);
    out.tell(Event::CuPlaced { stack, units });
}

/// 28.12-i
pub fn summon(state: &mut State, at: Space, out: &mut Out<Event>) {
    state.open.step(Frame::Own(Stage::Card(CardStep::Done)));
    campaigns::summon(state, at, out);
}

/// 8.2.1, 8.3-a: the card on the table activates a general.
pub fn activate(state: &mut State, general: General, out: &mut Out<Event>) {
    let play = state.open.own.play();
    let sheet = play.card.sheet();
    let tables = &theatre().tables;
    let own = sheet.owner.is_none_or(|owner| owner == play.side);
    let dual = play.way == Use::General && own;
    let points = match dual {
        true => sheet.march.unwrap_or(tables.movement_points),
        false => tables.movement_points,
    };
    let ships = match (play.way, sheet.campaign) {
        (Use::Event, Some((_, most))) => (!play.sailed).then_some(most),
        _ if sheet.ship => Some(tables.most_moving),
        _ => (general.talent().sails_with)
            .filter(|&(ops, _)| sheet.ops == ops)
            .map(|(_, most)| most),
    };
    if let Some(play) = &mut state.open.own.play {
        play.generals -= 1;
        play.activated.insert(general);
    }
    let orders = Orders {
        ships,
        guide: dual && play.card == deck::NATIVE_GUIDE,
        ..Orders::default()
    };
    march::activate(state, general, points, orders, out);
}
