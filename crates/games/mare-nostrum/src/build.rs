//! 3 Build: who builds when, what may be built where, and the end of the phase.

use std::ops::ControlFlow;

use kernel::{Chance, Out, SeatSet};

use crate::act::{Act, Form, Item};
use crate::data::data;
use crate::event::{Event, Step};
use crate::game::Each;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Token, Track};
use crate::pay::{self, Purse};
use crate::refusal::{Refusal, Use};
use crate::sets::{CardSet, EmpireSet, GoodSet, ProvinceSet};
use crate::sites::{self, Sites};
use crate::state::{Cause, Open, Paying, Phase, State, Turn};
use crate::{movement, setup};

/// The most goods that the Hanging Gardens keep (11.hanging-gardens-a).
pub const GARDEN_GOODS: u8 = 2;

pub fn begin(state: &mut State) {
    let open = &mut state.open;
    open.finished = EmpireSet::EMPTY;
    open.pyramids = EmpireSet::EMPTY;
    open.fifth = EmpireSet::EMPTY;
    open.phase = match open.owner(Card::Perseus) {
        // RUL-14: asked every round, so that being asked tells nothing.
        Some(empire) => Phase::Perseus { empire },
        None => Phase::NameBuilder,
    };
}

/// 3.0-a: the next builder is named, or the phase ends.
fn next_builder(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    let left = open.players() - open.finished;
    match (left.first(), open.titles[Track::Culture]) {
        (None, _) => end_phase(state, chance, out),
        (Some(last), Some(by)) if left.len() == 1 => name_builder(state, by, last, out),
        _ => open.phase = Phase::NameBuilder,
    }
}

fn name_builder(state: &mut State, by: Empire, empire: Empire, out: &mut Out<Event>) {
    out.tell(Event::NamedBuilder { by, empire });
    state.open.turn = Some(Turn::new(empire));
    state.open.phase = Phase::Build {
        empire,
        stepped_in: false,
    };
}

/// 10.perseus-a: the prices of all cards that are lacking to five.
fn lacking(open: &Open, empire: Empire) -> &'static [u8] {
    let owned = open.cards[empire].len();
    let prices = &data().limits.card_prices;
    &prices[owned.saturating_sub(1).min(prices.len())..]
}

/// RUL-14: which purchases would win at once.
pub fn can_win(open: &Open, purse: &Purse, empire: Empire) -> (bool, bool) {
    let lacking = lacking(open, empire);
    let cards =
        !lacking.is_empty() && open.face_up.len() >= lacking.len() && purse.pays_all(lacking);
    (cards, purse.pays(data().limits.pyramids))
}

/// RUL-14: out of `tokens`, at most `most` with which `empire` would win at once.
pub fn winning_set(open: &Open, tokens: &Holding, most: u8, empire: Empire) -> Option<Holding> {
    let purse = Purse::of(open, *tokens, empire);
    let lacking = lacking(open, empire);
    let enough = !lacking.is_empty() && open.face_up.len() >= lacking.len();
    let cards = purse
        .sets(lacking)
        .filter(|set| enough && set.count() <= most);
    cards.or_else(|| {
        let pyramids = purse.sets(&[data().limits.pyramids]);
        pyramids.filter(|set| set.count() <= most)
    })
}

pub fn options(state: &State, empire: Empire, each: Each<'_>) -> ControlFlow<()> {
    let open = &state.open;
    match open.phase {
        Phase::Perseus { .. } => {
            let purse = Purse::of(open, state.hands[empire], empire);
            if can_win(open, &purse, empire) != (false, false) {
                each(Act::StepIn)?;
            }
            each(Act::Decline)
        }
        Phase::NameBuilder => movement::name_options(open, each),
        Phase::Copy { .. } => {
            (copyable(open, empire).iter()).try_for_each(|card| each(Act::Copy { card }))
        }
        Phase::Gardens { .. } => garden_options(state, empire, each),
        Phase::Build { stepped_in, .. } => {
            let purse = Purse::of(open, state.hands[empire], empire);
            builder_options(
                open,
                &purse,
                empire,
                state.paying.as_ref(),
                stepped_in,
                each,
            )
        }
        _ => ControlFlow::Continue(()),
    }
}

fn builder_options(
    open: &Open,
    purse: &Purse,
    empire: Empire,
    paying: Option<&Paying>,
    stepped_in: bool,
    each: Each<'_>,
) -> ControlFlow<()> {
    match (paying, stepped_in) {
        (Some(paying), _) => pay_options(open, purse, empire, paying, stepped_in, each),
        (None, true) => winning_options(open, purse, empire, each),
        (None, false) => item_options(open, purse, empire, each),
    }
}

/// Whether a payment can have been put together so far by acts that were listed.
pub fn comes_about(state: &State, empire: Empire, stepped_in: bool, paying: &Paying) -> bool {
    let open = &state.open;
    let purse = Purse::of(open, state.hands[empire], empire);
    let lists = |paying: Option<&Paying>, wanted: Act| {
        let mut find = |act| match act == wanted {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        builder_options(open, &purse, empire, paying, stepped_in, &mut find).is_break()
    };
    let mut so_far = Paying {
        item: paying.item,
        form: None,
        spent: Holding::NONE,
    };
    let item = paying.item;
    if !lists(None, Act::Build { item }) {
        return false;
    }
    if let Some(form) = paying.form {
        if !lists(Some(&so_far), Act::Price { form }) {
            return false;
        }
        so_far.form = Some(form);
        let complete = |so_far: &Paying| {
            let cost = pay::cost(open, empire, item).unwrap_or(0);
            pay::complete(&so_far.spent, form, cost)
        };
        for token in paying.spent.each() {
            if complete(&so_far) || !lists(Some(&so_far), Act::Pay { token }) {
                return false;
            }
            so_far.spent.add(token);
        }
        if complete(&so_far) {
            return false;
        }
    }
    so_far == *paying
}

/// DP-11: everything that can be built and paid for.
fn item_options(open: &Open, purse: &Purse, empire: Empire, each: Each<'_>) -> ControlFlow<()> {
    let limits = &data().limits;
    let hand = &purse.hand;
    let build = |each: Each<'_>, item| each(Act::Build { item });
    if !hand.is_empty() || open.cards[empire].contains(Card::Hammurabi) {
        let free = pay::free(open, empire, Item::Control(empire.sheet().capital));
        if free || purse.pays(limits.control_cost) {
            for at in sites::controllable(open, empire).iter() {
                build(each, Item::Control(at))?;
            }
        }
    }
    if !hand.is_empty() {
        let unit = purse.pays(limits.unit_cost);
        let costs = limits.building_costs.map(|cost| purse.pays(cost));
        let sites = Sites::of(open, empire);
        // What a unit costs is the same everywhere.
        let anywhere = empire.sheet().capital;
        let legion = (unit || affords(open, hand, empire, Item::Legion(anywhere)))
            && open.legions_left(empire) > 0;
        let fortress = (unit || affords(open, hand, empire, Item::Fortress(anywhere)))
            && open.fortresses_left(empire) > 0;
        for at in sites.provinces.iter() {
            if legion {
                build(each, Item::Legion(at))?;
            }
            if fortress && sites::fortress(open, empire, at).is_ok() {
                build(each, Item::Fortress(at))?;
            }
            for slot in (at.sheet().slots - open.buildings).iter() {
                let payable = costs[slot.sheet().building as usize];
                if payable && sites::empty(open, empire, slot).is_ok() {
                    build(each, Item::Building(slot))?;
                }
            }
        }
        if open.triremes_left(empire) > 0 {
            for sea in sites.seas(open).iter() {
                let item = Item::Trireme(sea);
                if unit || affords(open, hand, empire, item) {
                    build(each, item)?;
                }
            }
        }
        if open
            .card_price(empire)
            .is_some_and(|price| purse.pays(price))
        {
            for card in open.face_up.iter() {
                build(each, Item::Card(card))?;
            }
        }
        if !open.pyramids.contains(empire) && purse.pays(limits.pyramids) {
            build(each, Item::Pyramids)?;
        }
    }
    if sites::muster(open, empire).is_ok() {
        each(Act::Muster)?;
    }
    each(Act::EndBuild)
}

/// 3.1.2-j
fn affords(open: &Open, hand: &Holding, empire: Empire, item: Item) -> bool {
    pay::fixed(open, empire, item).is_some_and(|good| pay::pays_fixed(hand, good))
}

/// RUL-14: who has stepped in makes only the purchases that win.
fn winning_options(open: &Open, purse: &Purse, empire: Empire, each: Each<'_>) -> ControlFlow<()> {
    let (cards, pyramids) = can_win(open, purse, empire);
    if cards {
        for card in open.face_up.iter() {
            let item = Item::Card(card);
            each(Act::Build { item })?;
        }
    }
    if pyramids {
        let item = Item::Pyramids;
        each(Act::Build { item })?;
    }
    ControlFlow::Continue(())
}

/// The sets that must remain payable after this one.
pub fn later(open: &Open, empire: Empire, item: Item, stepped_in: bool) -> &'static [u8] {
    match item {
        Item::Card(_) if stepped_in => lacking(open, empire).get(1..).unwrap_or(&[]),
        _ => &[],
    }
}

fn pay_options(
    open: &Open,
    purse: &Purse,
    empire: Empire,
    paying: &Paying,
    stepped_in: bool,
    each: Each<'_>,
) -> ControlFlow<()> {
    let item = paying.item;
    let later = later(open, empire, item, stepped_in);
    let cost = pay::cost(open, empire, item).unwrap_or(0);
    match paying.form {
        None => {
            for form in Form::ALL {
                if pay::allows(open, purse, empire, item, form, later).is_ok() {
                    each(Act::Price { form })?;
                }
            }
            ControlFlow::Continue(())
        }
        Some(Form::Fixed) => {
            let Some(good) = pay::fixed(open, empire, item) else {
                return ControlFlow::Continue(());
            };
            for token in [Token::of(good), Token::legendary(good), Token::COIN] {
                if pay::pays_part(purse, good, token).is_ok() {
                    each(Act::Pay { token })?;
                }
            }
            ControlFlow::Continue(())
        }
        Some(form) => pay::each_good(purse, paying, form, cost, later, each),
    }
}

/// 10.castor-and-pollux-a
pub fn copyable(open: &Open, empire: Empire) -> CardSet {
    Card::all()
        .filter(|&card| sites::copyable(open, empire, card).is_ok())
        .collect()
}

/// DP-13: goods of different kinds, in any order.
fn garden_options(state: &State, empire: Empire, each: Each<'_>) -> ControlFlow<()> {
    for token in state.hands[empire].tokens() {
        if keepable(state, empire, token).is_ok() {
            each(Act::Keep { token })?;
        }
    }
    each(Act::EndKeep)
}

/// 11.hanging-gardens-a
pub fn keepable(state: &State, empire: Empire, token: Token) -> Result<(), Refusal> {
    match token.good() {
        None => Err(Refusal::OnlyGoods),
        Some(_) if !state.hands[empire].has(token) => Err(Refusal::NotHeld(token, Use::Keep)),
        Some(good) if state.kept.of_kind(good) > 0 => Err(Refusal::KeptKind(good)),
        Some(_) => Ok(()),
    }
}

pub fn apply(
    state: &mut State,
    empire: Empire,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match act {
        Act::StepIn => {
            out.tell(Event::SteppedIn { empire });
            state.open.turn = Some(Turn::new(empire));
            state.open.phase = Phase::Build {
                empire,
                stepped_in: true,
            };
        }
        Act::Decline => {
            movement::ended(out, empire, Step::Perseus);
            next_builder(state, chance, out);
        }
        Act::Designate { empire: named } => name_builder(state, empire, named, out),
        Act::Build { item } => {
            state.paying = Some(Paying {
                item,
                form: None,
                spent: Holding::NONE,
            });
        }
        Act::Price { form } => price(state, empire, form, out),
        Act::Pay { token } => {
            put(state, token);
            go_on_paying(state, empire, out);
        }
        Act::Muster => {
            let legions = sites::muster(&state.open, empire).unwrap_or(0);
            state.open.legions[empire][empire.sheet().capital] += legions;
            if let Some(turn) = &mut state.open.turn {
                turn.used.muster = true;
            }
            out.tell(Event::Mustered { empire, legions });
        }
        Act::EndBuild => {
            out.tell(Event::EndedBuild { empire });
            state.open.turn = None;
            state.open.finished.insert(empire);
            next_builder(state, chance, out);
        }
        Act::Copy { card } => {
            state.open.copied = Some(card);
            out.tell(Event::Copied { empire, card });
            state.open.phase = Phase::Build {
                empire,
                stepped_in: false,
            };
        }
        Act::Keep { token } => {
            state.kept.add(token);
            if state.kept.count() == GARDEN_GOODS {
                discard(state, chance, out);
            }
        }
        Act::EndKeep => discard(state, chance, out),
        _ => {}
    }
}

fn price(state: &mut State, empire: Empire, form: Form, out: &mut Out<Event>) {
    if let Some(paying) = &mut state.paying {
        paying.form = Some(form);
    }
    go_on_paying(state, empire, out);
}

fn put(state: &mut State, token: Token) {
    if let Some(paying) = &mut state.paying {
        paying.spent.add(token);
    }
}

/// Puts in what there is no choice about; once the set is complete, it is paid.
fn go_on_paying(state: &mut State, empire: Empire, out: &mut Out<Event>) {
    let stepped_in = matches!(
        state.open.phase,
        Phase::Build {
            stepped_in: true,
            ..
        }
    );
    loop {
        let Some((paying, form)) = state.paying.and_then(|paying| Some((paying, paying.form?)))
        else {
            return;
        };
        let open = &state.open;
        let cost = pay::cost(open, empire, paying.item).unwrap_or(0);
        if pay::complete(&paying.spent, form, cost) {
            let mut spent = paying.spent;
            spent.add_coins(pay::parts(form, cost).1);
            return buy(state, empire, paying.item, form, spent, stepped_in, out);
        }
        let purse = Purse::of(open, state.hands[empire], empire);
        let (mut next, mut count) = (Holding::NONE, 0);
        let _ = pay_options(open, &purse, empire, &paying, stepped_in, &mut |act| {
            if let Act::Pay { token } = act {
                next.add(token);
                count += 1;
            }
            ControlFlow::Continue(())
        });
        let need = pay::parts(form, cost)
            .0
            .saturating_sub(paying.spent.goods());
        if count == 1 || pay::forced(&purse, &paying, need, &next) {
            next.tokens().for_each(|token| put(state, token));
        } else {
            return;
        }
    }
}

/// Puts resources back where they belong (3.0-d, 1.2-b).
pub fn give_back(open: &mut Open, tokens: &Holding) {
    for token in tokens.each() {
        match token.good() {
            Some(good) if token.is_legendary() => open.discard |= GoodSet::one(good),
            _ => open.reserve.add(token),
        }
    }
}

fn buy(
    state: &mut State,
    empire: Empire,
    item: Item,
    form: Form,
    paid: Holding,
    stepped_in: bool,
    out: &mut Out<Event>,
) {
    state.paying = None;
    state.hands[empire].remove_all(&paid);
    let open = &mut state.open;
    give_back(open, &paid);
    if let Some(turn) = &mut open.turn {
        let used = &mut turn.used;
        match (form, item) {
            (Form::Free, _) => used.free_control = true,
            (Form::Fixed, Item::Legion(_)) => used.cheap_legion = true,
            (Form::Fixed, Item::Fortress(_)) => used.cheap_fortress = true,
            (Form::Fixed, _) => used.cheap_trireme = true,
            _ => {}
        }
    }
    let event = Event::Built { empire, item, paid };
    match paid.is_empty() {
        true => out.tell(event),
        false => {
            // What was paid shows the others what lay behind the screen.
            let own = open.seat_of(empire);
            let all = SeatSet::first(open.seats);
            out.reveal(own.map_or(all, |seat| all.without(seat)), event);
        }
    }
    match item {
        Item::Control(at) => open.control[at] = Some(empire),
        Item::Legion(at) => open.legions[empire][at] += 1,
        Item::Fortress(at) => open.fortresses[empire] |= ProvinceSet::one(at),
        Item::Trireme(at) => open.triremes[empire][at] += 1,
        Item::Building(slot) => {
            open.buildings.insert(slot);
            // RUL-39: a legion that acted as a caravan there is free again.
            if open.on_slot[slot].take().is_some() {
                open.legions[empire][slot.sheet().province] += 1;
            }
        }
        Item::Card(card) => bought(state, empire, card, stepped_in, out),
        Item::Pyramids => {
            open.pyramids.insert(empire);
            if stepped_in || open.titles[Track::Culture] == Some(empire) {
                // 6.1-a, 6.1-e
                win(state, EmpireSet::one(empire), Cause::Pyramids, out);
            }
        }
    }
}

/// 3.1.3-c
fn bought(state: &mut State, empire: Empire, card: Card, stepped_in: bool, out: &mut Out<Event>) {
    let open = &mut state.open;
    open.face_up.remove(card);
    open.cards[empire].insert(card);
    if open.cards[empire].len() == usize::from(data().limits.cards_to_win) {
        open.fifth.insert(empire);
        if stepped_in || open.titles[Track::Culture] == Some(empire) {
            // 6.1-a, 6.1-e
            return win(state, EmpireSet::one(empire), Cause::FifthCard, out);
        }
    }
    // 10.castor-and-pollux-c. Who has stepped in is about to win: nothing is asked.
    if card == Card::CastorAndPollux && !stepped_in && !copyable(open, empire).is_empty() {
        open.phase = Phase::Copy { empire };
    }
}

/// 6.3-b
pub fn win(state: &mut State, winners: EmpireSet, cause: Cause, out: &mut Out<Event>) {
    state.open.turn = None;
    state.open.phase = Phase::Over { winners, cause };
    out.tell(Event::Ended { winners, cause });
}

/// 6.1-c, 6.1-d; then the discards.
fn end_phase(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let (pyramids, fifth) = (state.open.pyramids, state.open.fifth);
    if !pyramids.is_empty() {
        return win(state, pyramids, Cause::Pyramids, out);
    }
    if !fifth.is_empty() {
        return win(state, fifth, Cause::FifthCard, out);
    }
    let gardener = state.open.owner(Card::HangingGardens);
    match gardener.filter(|&empire| !state.hands[empire].is_empty()) {
        Some(empire) => state.open.phase = Phase::Gardens { empire },
        None => discard(state, chance, out),
    }
}

/// 3.0-h, 3.0-i, RUL-21
fn discard(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let gardener = state.open.owner(Card::HangingGardens);
    let kept = std::mem::take(&mut state.kept);
    for empire in state.open.players().iter() {
        let hand = state.hands[empire];
        if hand.is_empty() {
            continue;
        }
        let mut keeps = Holding::of_coins(hand.coins().min(data().limits.coins_kept));
        if gardener == Some(empire) {
            keeps.add_all(&kept);
        }
        let mut gone = hand;
        gone.remove_all(&keeps);
        state.hands[empire] = keeps;
        give_back(&mut state.open, &gone);
        // How many stay says something of what they are.
        out.reveal(
            SeatSet::first(state.open.seats),
            Event::Discarded {
                empire,
                count: gone.count(),
                tokens: (gardener != Some(empire)).then_some(gone),
            },
        );
    }
    debug_assert!(state.kept.is_empty());
    // 3.1.3-f
    if !state.open.expert {
        setup::turn_up(state, chance, out);
    }
    movement::begin(state, chance, out);
}
