//! Events about Roman generals and their offices: #19, #66, #76, #80, #83, #90.

use kernel::{Chance, Out};
use punic::{Side, displaced, march, placing, stacks};

use super::areas::shut_in;
use crate::data::{LinkKind, Office, data, theatre};
use crate::deck;
use crate::event::Event;
use crate::frame::{EventFrame, Orders, Way};
use crate::land::{Stack, Units};
use crate::sets::GeneralSet;
use crate::state::{Open, State};

/// #19: Proconsuls whom the senate can dismiss.
pub fn dismissible(open: &Open, _: Side) -> GeneralSet {
    (open.land.proconsuls.iter())
        .filter(|general| !general.talent().permanent_proconsul)
        .collect()
}

/// #19
pub fn dismiss(state: &mut State, frame: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    if let Some(general) = frame.general {
        displaced::recall(state, general, out);
    }
}

/// #66, #83: a Consul or ordinary Proconsul becomes an additional Proconsul.
pub fn grant_imperium(
    state: &mut State,
    frame: EventFrame,
    _: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let Some(general) = frame.general else {
        return;
    };
    if general.talent().permanent_proconsul {
        return;
    }
    let land = &mut state.open.land;
    if land.office(general) != Some(Office::Proconsul) {
        let office = Some(Office::Proconsul);
        land.set_office(general, office);
        out.tell(Event::OfficeChanged { general, office });
    }
    match frame.card == deck::IMPERIUM_IBERIA {
        true => land.extra.insert(general),
        false => land.extra_south.insert(general),
    };
    if let Some(stack) = land.stack_of(general) {
        stacks::unify(&mut state.open, stack);
    }
}

/// #66, #83: he receives a CU.
pub fn reinforce(state: &mut State, frame: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    let at = frame
        .general
        .and_then(|general| state.open.land.place_of(general));
    if let Some(at) = at
        && placing::receiving(&state.open, frame.side, at).is_ok()
    {
        placing::put_cu(state, frame.side, at, 1, out);
    }
}

/// #66, #83: and is activated, as by a card of 3 OPs with the ship.
pub fn send(state: &mut State, frame: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    if let Some(general) = frame.general {
        let tables = &theatre().tables;
        let orders = Orders {
            ships: Some(tables.most_moving),
            imperium: frame.card == deck::IMPERIUM_SOUTH,
            ..Orders::default()
        };
        march::activate(state, general, tables.movement_points, orders, out);
    }
}

/// #80
pub fn appoint(state: &mut State, frame: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    state.open.game.effects.dictator = frame.general;
    let card = frame.card;
    out.tell(Event::EffectChanged { card, on: true });
    let stack = frame
        .general
        .and_then(|general| state.open.land.stack_of(general));
    if let Some(stack) = stack {
        stacks::unify(&mut state.open, stack);
    }
}

/// #80 takes the marker of #68 off.
pub fn end_shortage(state: &mut State, _: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    state.open.game.effects.manpower_shortage = false;
    let card = deck::MANPOWER_SHORTAGE;
    out.tell(Event::EffectChanged { card, on: false });
}

/// #90
pub fn bind(state: &mut State, frame: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    if let Some(general) = frame.general
        && let Some(at) = state.open.land.place_of(general)
    {
        state.open.game.effects.flamen = Some((general, at.region()));
        let card = frame.card;
        out.tell(Event::EffectChanged { card, on: true });
    }
}

/// #76: he has to come from somewhere, and can.
pub fn may_triumph(state: &State, _: EventFrame) -> bool {
    let land = &state.open.land;
    let stack = (state.open.game.effects.triumph).and_then(|general| land.stack_of(general));
    stack.is_some_and(|stack| stack.at != data().marks.roma && !shut_in(land, stack))
}

/// #76: the victor comes to Roma with half his CUs, rounded up. With an enemy before
/// the walls only as many come as find room inside.
pub fn triumph(state: &mut State, _: EventFrame, _: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    let side = Side::Rome;
    let to = data().marks.roma;
    let Some(general) = open.game.effects.triumph else {
        return;
    };
    let Some(from) = open.land.stack_of(general) else {
        return;
    };
    let target = Stack {
        side,
        at: to,
        inside: open.land.cu(side.enemy(), to) > 0,
    };
    let room = match target.inside {
        true => to.capacity() - open.land.units(target).cu,
        false => u8::MAX,
    };
    let units = Units::of(open.land.units(from).cu.div_ceil(2).min(room), 0);
    let generals = GeneralSet::EMPTY.with(general);
    stacks::shift(&mut open.land, from, target, units, generals, false);
    open.land.commanders.remove(general);
    out.tell(Event::Moved {
        general,
        from: from.at,
        to,
        way: Way::Land(LinkKind::Road),
        units,
        generals,
    });
    crate::limits::imperium(open);
    stacks::unify(open, from);
    stacks::tidy(open, from.at);
    stacks::unify(open, target);
}
