//! 1 Collect resources, and the frame of a round (R).

use std::ops::ControlFlow;

use kernel::{Ask, Audience, Chance, Out, SeatSet, Value};

use crate::act::{Act, Gain};
use crate::by::ByEmpire;
use crate::data::{Building, data};
use crate::event::Event;
use crate::game::Each;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Good, Slot, Token, Track};
use crate::refusal::Refusal;
use crate::sets::{EmpireSet, ProvinceSet, SlotSet};
use crate::state::{Open, Phase, State, Trade};
use crate::trade;

/// R-a, R-c
pub fn begin_round(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    open.round = open.round.saturating_add(1);
    open.finished = EmpireSet::EMPTY;
    open.fresh = ProvinceSet::EMPTY;
    open.peace = None;
    open.trade = Trade::default();
    for empire in open.players().iter() {
        open.base[empire] = open.controlled(empire);
    }
    out.tell(Event::RoundBegan { round: open.round });
    // RUL-3
    if open.round == 1 {
        return trade::begin(state);
    }
    collect(state, out);
    state.open.drawing = state.open.buildings & data().by_building[Building::Legendary as usize];
    next_city(state, chance, out);
}

/// 1.1-l (1): all that is due without a choice.
fn collect(state: &mut State, out: &mut Out<Event>) {
    let due = claims(&state.open);
    let open = &mut state.open;
    let leader = open.titles[Track::Trade].unwrap_or(Empire::Rome);
    let mut got = due;
    for token in Good::ALL.map(Token::of).into_iter().chain([Token::COIN]) {
        share(open, token, leader, &due, &mut got);
    }
    for empire in open.clockwise(leader) {
        open.reserve.remove_all(&got[empire]);
        state.hands[empire].add_all(&got[empire]);
        if !got[empire].is_empty() {
            let tokens = got[empire];
            out.tell(Event::Collected { empire, tokens });
        }
        let mut tokens = due[empire];
        tokens.remove_all(&got[empire]);
        if !tokens.is_empty() {
            out.tell(Event::Lapsed { empire, tokens });
        }
    }
}

/// RUL-5: where claims to a kind exceed the reserve, one at a time in rounds.
fn share(
    open: &Open,
    token: Token,
    leader: Empire,
    due: &ByEmpire<Holding>,
    got: &mut ByEmpire<Holding>,
) {
    let all: u8 = due.values().map(|due| due.get(token)).sum();
    let mut stock = open.reserve.get(token);
    if all <= stock {
        return;
    }
    for empire in Empire::ALL {
        (0..due[empire].get(token)).for_each(|_| got[empire].remove(token));
    }
    while stock > 0 {
        for empire in open.clockwise(leader) {
            if stock > 0 && got[empire].get(token) < due[empire].get(token) {
                got[empire].add(token);
                stock -= 1;
            }
        }
    }
}

/// 1.1-a to 1.1-e, 1.2-d, 1.2-e: what each is due before any choice.
pub fn claims(open: &Open) -> ByEmpire<Holding> {
    let mut due: ByEmpire<Holding> = ByEmpire::default();
    for slot in open.buildings.iter() {
        let Some(empire) = open.controller(slot) else {
            continue;
        };
        let sheet = slot.sheet();
        let province = sheet.province.sheet();
        match (sheet.building, sheet.good) {
            (Building::Ordinary | Building::Capital, _) => {
                let doubled = doubles(open, province.temple, empire);
                due[empire].add_coins(1 + u8::from(doubled));
            }
            (Building::Legendary, _) => due[empire].add_coins(1),
            (Building::Caravan, Some(good)) => {
                let doubled = doubles(open, province.market, empire);
                (0..1 + u8::from(doubled)).for_each(|_| due[empire].add(Token::of(good)));
            }
            _ => {}
        }
    }
    for empire in open.players().iter() {
        if open.cards[empire].contains(Card::TempleOfArtemis) {
            due[empire].add_coins(1);
        }
        if open.has_power(empire, Card::Circe) {
            circe(open, empire, &mut due[empire]);
        }
    }
    due
}

/// 10.circe-a, 10.circe-b
fn circe(open: &Open, empire: Empire, due: &mut Holding) {
    let empty = data().by_building[Building::Caravan as usize] - open.buildings;
    for slot in empty.iter() {
        if open.on_slot[slot] != Some(empire) {
            continue;
        }
        let sheet = slot.sheet();
        let doubled = doubles(open, sheet.province.sheet().market, empire);
        if let Some(good) = sheet.good {
            (0..1 + u8::from(doubled)).for_each(|_| due.add(Token::of(good)));
        }
    }
}

/// 1.1-h: the temple or market must be his too.
fn doubles(open: &Open, slot: Option<Slot>, empire: Empire) -> bool {
    slot.is_some_and(|slot| open.controller(slot) == Some(empire))
}

/// Legendary cities that `empire` has still to draw for.
fn cities(open: &Open, empire: Empire) -> SlotSet {
    (open.drawing.iter())
        .filter(|&city| may_draw(open, empire, city).is_ok())
        .collect()
}

/// 1.1-e, RUL-6: whether `empire` may draw for this city now.
pub fn may_draw(open: &Open, empire: Empire, city: Slot) -> Result<(), Refusal> {
    if city.sheet().building != Building::Legendary {
        Err(Refusal::NoLegendary(city))
    } else if open.controller(city) != Some(empire) {
        Err(Refusal::NotYourCity(city))
    } else if !open.drawing.contains(city) {
        Err(Refusal::Drawn(city))
    } else {
        Ok(())
    }
}

/// 1.1-l (2), RUL-6
fn next_city(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    loop {
        let open = &mut state.open;
        let leader = open.titles[Track::Trade].unwrap_or(Empire::Rome);
        let next = (open.clockwise(leader)).find(|&empire| !cities(open, empire).is_empty());
        let Some(empire) = next else {
            open.drawing = SlotSet::EMPTY;
            return colossus(state);
        };
        let mine = cities(open, empire);
        let with_temple = (mine.iter())
            .filter(|city| doubles(open, city.sheet().province.sheet().temple, empire))
            .count();
        // The order matters only where some bring a choice and others do not.
        if with_temple > 0 && with_temple < mine.len() {
            open.phase = Phase::Cities { empire };
            return;
        }
        if let Some(city) = mine.first()
            && draw_for(state, empire, city, chance, out)
        {
            return;
        }
    }
}

/// 1.1-e, and whether 1.1-f is asked.
fn draw_for(
    state: &mut State,
    empire: Empire,
    city: Slot,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    state.open.drawing.remove(city);
    draw_legendary(state, empire, chance, out);
    if !doubles(&state.open, city.sheet().province.sheet().temple, empire) {
        return false;
    }
    match (coin_left(&state.open), legendary_left(state)) {
        (true, true) => {
            state.open.phase = Phase::Temple { empire, city };
            true
        }
        (true, false) => {
            take_coin(state, empire, city, out);
            false
        }
        (false, true) => {
            draw_legendary(state, empire, chance, out);
            false
        }
        (false, false) => false,
    }
}

pub fn coin_left(open: &Open) -> bool {
    open.reserve.coins() > 0
}

pub fn legendary_left(state: &State) -> bool {
    !(state.pile | state.open.discard).is_empty()
}

pub fn take_coin(state: &mut State, empire: Empire, city: Slot, out: &mut Out<Event>) {
    state.open.reserve.remove(Token::COIN);
    state.hands[empire].add(Token::COIN);
    out.tell(Event::TookCoin { empire, city });
}

/// 1.1-e, 1.2-c, RUL-48. Whether there was one.
pub fn draw_legendary(
    state: &mut State,
    empire: Empire,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    if state.pile.is_empty() && !state.open.discard.is_empty() {
        state.pile = std::mem::take(&mut state.open.discard);
        out.tell(Event::PileRenewed);
    }
    let pile = state.pile;
    let Some(seat) = state.open.seat_of(empire).filter(|_| !pile.is_empty()) else {
        return false;
    };
    let ask = Ask::secret("legendary", Audience::only(seat));
    let name = |index: u32| Value::thing(pile.nth(index as usize).map_or("", Good::id));
    let index = chance.one_of(ask, pile.len() as u32, &name);
    let Some(good) = pile.nth(index as usize) else {
        return false;
    };
    state.pile.remove(good);
    state.hands[empire].add(Token::legendary(good));
    let event = |good| Event::Drew { empire, good };
    out.split_reveal(
        Audience::only(seat),
        SeatSet::one(seat),
        event(Some(good)),
        event(None),
    );
    true
}

/// 1.2-f, RUL-7
fn colossus(state: &mut State) {
    let owner = state.open.owner(Card::Colossus);
    match owner.filter(|_| state.open.reserve.goods() > 0) {
        Some(empire) => state.open.phase = Phase::Colossus { empire },
        None => trade::begin(state),
    }
}

pub fn options(state: &State, empire: Empire, each: Each<'_>) -> ControlFlow<()> {
    let open = &state.open;
    match open.phase {
        Phase::Cities { .. } => {
            (cities(open, empire).iter()).try_for_each(|city| each(Act::Draw { city }))
        }
        // It is asked only where both are there.
        Phase::Temple { .. } => {
            each(Act::Gain { gain: Gain::Coin })?;
            each(Act::Gain {
                gain: Gain::Legendary,
            })
        }
        _ => {
            for good in open.reserve.kinds().iter() {
                each(Act::Colossus { good })?;
            }
            each(Act::NoColossus)
        }
    }
}

pub fn apply(
    state: &mut State,
    empire: Empire,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match (act, state.open.phase) {
        (Act::Draw { city }, _) => {
            if !draw_for(state, empire, city, chance, out) {
                next_city(state, chance, out);
            }
        }
        (Act::Gain { gain }, Phase::Temple { city, .. }) => {
            match gain {
                Gain::Coin => take_coin(state, empire, city, out),
                Gain::Legendary => {
                    draw_legendary(state, empire, chance, out);
                }
            }
            next_city(state, chance, out);
        }
        (Act::Colossus { good }, _) => {
            state.open.reserve.remove(Token::of(good));
            state.hands[empire].add(Token::of(good));
            let good = Some(good);
            out.tell(Event::Colossus { empire, good });
            trade::begin(state);
        }
        _ => {
            out.tell(Event::Colossus { empire, good: None });
            trade::begin(state);
        }
    }
}
