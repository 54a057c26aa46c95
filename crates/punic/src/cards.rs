//! 8.1 to 8.3 Strategy cards: their uses, operations, Campaigns.

use std::ops::ControlFlow;

use kernel::{Chance, Out};
use serde::{Deserialize, Serialize};

use crate::act::Act;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::id::{Card, General, Space};
use crate::land::Units;
use crate::reason::{Allowed, Reason, unless};
use crate::refusal::why;
use crate::set::GeneralSet;
use crate::sheets::TruceWord;
use crate::side::Side;
use crate::state::{Open, State, everyone};
use crate::strategy::{Play, Use};
use crate::war::{Deck, Notice, Public, War};
use crate::{march, placing, political, windows};

/// 8.1, 8.2, 8.3
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardStep {
    /// An event was announced; nothing is carried out yet.
    Announced,
    /// The event is carried out.
    Event,
    /// 8.2.1, 8.3: pick the general to activate.
    Activate,
    /// 8.2.2: PCs still to be placed.
    Pcs { left: u8 },
    /// 8.2.3
    Troops,
    /// The card leaves the table.
    Done,
}

/// 8.1-a: every card and every use of it.
pub fn options<W: War>(
    state: &State<W>,
    side: Side,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = &state.open;
    let pcs = !political::placeable(open, side).is_empty();
    let levies = !levied(open, side).is_empty();
    let on_map = open.land.on_map(side);
    for card in state.hands[side] {
        if may_show(open, card).is_err() {
            continue;
        }
        let sheet = card.sheet();
        let mut offer = |way| each(Act::Play { card, way });
        if may_announce(state, side, card).is_ok() {
            offer(Use::Event)?;
        }
        if (on_map.iter()).any(|general| W::Deck::obeys(open, general, sheet.ops)) {
            offer(Use::General)?;
        }
        if pcs {
            offer(Use::Pcs)?;
        }
        if sheet.recruit && levies {
            offer(Use::Troops)?;
        }
        offer(Use::Discard)?;
        W::Deck::uses(state, side, card, &mut offer)?;
    }
    ControlFlow::Continue(())
}

/// 7.3.1-a: a card that was revealed is played first.
fn may_show<W: War>(open: &Open<W>, card: Card<W>) -> Allowed {
    let other = open.strategy.revealed.is_some_and(|shown| shown != card);
    unless(other, why::REVEALED_FIRST)
}

/// Whether a card may be announced as an event.
fn may_announce<W: War>(state: &State<W>, side: Side, card: Card<W>) -> Allowed {
    let sheet = card.sheet();
    let foreign = sheet.owner.is_some_and(|owner| owner != side);
    unless(foreign, why::ENEMY_EVENT)?;
    unless(!sheet.timing.is_event(), why::NOT_IN_OWN_PLAY)?;
    match sheet.campaign {
        Some(_) => unless(state.open.land.on_map(side).is_empty(), why::NO_GENERAL),
        None => W::Deck::usable(state, side, card),
    }
}

/// Why a card of the hand cannot be played in this way.
pub fn refuses_play<W: War>(
    state: &State<W>,
    side: Side,
    card: Card<W>,
    way: Use<W>,
) -> Option<Reason> {
    let open = &state.open;
    let found = may_show(open, card).and_then(|()| match way {
        Use::Event => may_announce(state, side, card),
        Use::General => Err(why::TOO_FEW_OPS),
        Use::Pcs => Err(why::NO_PLACE_FOR_PCS),
        Use::Troops => {
            unless(!card.sheet().recruit, why::NO_LEVY_CARD)?;
            Err(why::NO_LEVY_THERE)
        }
        Use::Discard | Use::Game(_) => Ok(()),
    });
    found.err()
}

/// 8.2.3-a: generals who may raise troops.
pub fn levied<W: War>(open: &Open<W>, side: Side) -> GeneralSet<W> {
    (open.land.on_map(side).iter())
        .filter(|&general| may_levy(open, side, general).is_ok())
        .collect()
}

/// 8.2.3-a
fn may_levy<W: War>(open: &Open<W>, side: Side, general: General<W>) -> Allowed {
    let land = &open.land;
    let stack = land.stack_of(general).ok_or(why::OFF_MAP)?;
    unless(stack.side != side, why::ENEMY_GENERAL)?;
    unless(
        !land.controls(side, stack.at.province()),
        why::LEVY_UNCONTROLLED,
    )?;
    let receives = placing::receiving(open, side, stack.at)? == stack;
    unless(!receives, why::PLACE_ENEMY)
}

/// A card of the hand is put on the table.
pub fn play<W: War>(
    state: &mut State<W>,
    side: Side,
    card: Card<W>,
    way: Use<W>,
    out: &mut Out<Event<W>>,
) {
    state.hands[side].remove(card);
    state.known[side].remove(card);
    let open = &mut state.open;
    open.strategy.unseen.remove(card);
    open.strategy.revealed = None;
    open.strategy.played[side] += 1;
    out.reveal(everyone(), Event::CardPlayed { side, card, way });
    open.strategy.play = Some(Play::new(side, card, way));
    open.push(Frame::Card(match way {
        Use::Event => CardStep::Announced,
        Use::General => CardStep::Activate,
        Use::Pcs => CardStep::Pcs {
            left: card.sheet().ops,
        },
        Use::Troops => CardStep::Troops,
        Use::Discard | Use::Game(_) => CardStep::Done,
    }));
    if let Use::Game(way) = way {
        W::Deck::begin_use(state, way, out);
    }
}

/// The card goes on from `step`. Returns whether it waits for a decision.
pub fn advance<W: War>(
    state: &mut State<W>,
    step: CardStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) -> bool {
    let play = state.open.play();
    match step {
        CardStep::Announced => {
            state.open.step(Frame::Card(CardStep::Event));
            windows::open(state, Moment::Event, [play.side.enemy()]);
        }
        CardStep::Event => carry_out(state, play, chance, out),
        CardStep::Activate => {
            if play.generals > 0 && !candidates(&state.open).is_empty() {
                return true;
            }
            state.open.step(Frame::Card(CardStep::Done));
        }
        CardStep::Pcs { left } => {
            if left > 0 && !political::placeable(&state.open, play.side).is_empty() {
                return true;
            }
            state.open.step(Frame::Card(CardStep::Done));
        }
        CardStep::Troops => return true,
        CardStep::Done => done(state, play, out),
    }
    false
}

/// The announced event is carried out, unless it was cancelled.
fn carry_out<W: War>(
    state: &mut State<W>,
    play: Play<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    let card = play.card;
    let sheet = card.sheet();
    state.open.step(Frame::Card(CardStep::Done));
    if play.cancelled {
        out.tell(Event::EventCancelled { card });
        return;
    }
    // 8.7-c, 8.7-e
    let breaks = matches!(
        sheet.truce,
        TruceWord::Breaks | TruceWord::BreaksUnlessCounter
    );
    if breaks && state.open.truce() {
        state.open.game.set_truce(None);
        out.tell(Event::TruceEnded);
    }
    if let Some((generals, _)) = sheet.campaign {
        state.open.strategy.play = Some(Play { generals, ..play });
        state.open.step(Frame::Card(CardStep::Activate));
        return;
    }
    if let Some(play) = &mut state.open.strategy.play {
        play.spent = sheet.removed;
    }
    W::Deck::begin(state, play.side, card, chance, out);
}

/// 8.1-c
fn done<W: War>(state: &mut State<W>, play: Play<W>, out: &mut Out<Event<W>>) {
    let open = &mut state.open;
    if play.spent && !play.cancelled {
        open.strategy.removed.insert(play.card);
        out.tell(Event::CardRemoved { card: play.card });
    } else {
        open.strategy.discard.insert(play.card);
    }
    open.strategy.play = None;
    open.spent.clear();
    open.pop();
}

/// Generals whom the card on the table may activate now.
fn candidates<W: War>(open: &Open<W>) -> GeneralSet<W> {
    let Some(play) = open.strategy.play else {
        return GeneralSet::EMPTY;
    };
    (open.land.on_map(play.side).iter())
        .filter(|&general| may_activate(open, &play, general).is_ok())
        .collect()
}

/// 8.2.1-a, 8.3-a
fn may_activate<W: War>(open: &Open<W>, play: &Play<W>, general: General<W>) -> Allowed {
    unless(general.side() != play.side, why::ENEMY_GENERAL)?;
    unless(open.land.place_of(general).is_none(), why::OFF_MAP)?;
    unless(play.activated.contains(general), why::ACTIVATED)?;
    let campaign = play.way == Use::Event;
    let obeys = campaign || W::Deck::obeys(open, general, play.card.sheet().ops);
    unless(!obeys, why::TOO_FEW_OPS)
}

pub fn step_options<W: War>(
    state: &State<W>,
    step: CardStep,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = &state.open;
    let play = open.play();
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
        CardStep::Announced | CardStep::Event | CardStep::Done => ControlFlow::Continue(()),
    }
}

/// Why an act is not among `step_options`.
pub fn refuses<W: War>(open: &Open<W>, step: CardStep, act: Act<W>) -> Option<Reason> {
    let play = open.strategy.play?;
    match (step, act) {
        (CardStep::Activate, Act::Activate { general }) => may_activate(open, &play, general).err(),
        (CardStep::Pcs { .. }, Act::Pc { at }) => political::may_place(open, play.side, at).err(),
        (CardStep::Troops, Act::General { general }) => may_levy(open, play.side, general).err(),
        (CardStep::Activate | CardStep::Pcs { .. }, Act::Stop) => Some(why::NOTHING_DONE),
        _ => None,
    }
}

pub fn apply<W: War>(state: &mut State<W>, step: CardStep, act: Act<W>, out: &mut Out<Event<W>>) {
    match (step, act) {
        (CardStep::Activate, Act::Activate { general }) => activate(state, general, out),
        (CardStep::Pcs { left }, Act::Pc { at }) => place_pc(state, left, at, out),
        (CardStep::Troops, Act::General { general }) => raise(state, general, out),
        // Enough generals, enough PCs.
        (_, Act::Stop) => state.open.step(Frame::Card(CardStep::Done)),
        _ => {}
    }
}

/// 8.2.2-a
fn place_pc<W: War>(state: &mut State<W>, left: u8, at: Space<W>, out: &mut Out<Event<W>>) {
    let side = state.open.play().side;
    let left = left - 1;
    state.open.step(Frame::Card(CardStep::Pcs { left }));
    political::place(state, side, at, out);
}

/// 8.2.3-a
fn raise<W: War>(state: &mut State<W>, general: General<W>, out: &mut Out<Event<W>>) {
    state.open.step(Frame::Card(CardStep::Done));
    let land = &mut state.open.land;
    let Some(stack) = land.stack_of(general) else {
        return;
    };
    let (bonus, regions) = general.ability().levy_bonus;
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

/// 8.2.1, 8.3-a: the card on the table activates a general.
fn activate<W: War>(state: &mut State<W>, general: General<W>, out: &mut Out<Event<W>>) {
    let play = state.open.play();
    let (points, orders) = W::Deck::orders(&state.open, &play, general);
    if let Some(play) = &mut state.open.strategy.play {
        play.generals -= 1;
        play.activated.insert(general);
    }
    march::activate(state, general, points, orders, out);
    W::on(state, Notice::Activated(general), out);
}
