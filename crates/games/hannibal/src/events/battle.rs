//! Counter-events in a land battle: #6, #20, #42, #59, #65, #72, #77, #88.

use kernel::{Ask, Audience, Chance, Out};
use punic::Side;
use punic::battle::{commander, draw_cards, draw_title, line};

use super::counters::some;
use crate::deck;
use crate::event::Event;
use crate::frame::{Battle, Moment, Titles};
use crate::ids::Card;
use crate::sets::CardSet;
use crate::state::{Open, State, everyone};

/// Cards that #6 draws.
const CAVALRY: u8 = 2;
/// Cards that #20 shows.
const SHOWN: u8 = 6;
/// Cards that #65 takes away, and that #72 and #88 bring.
const MORE: i8 = 2;

pub fn fitting(open: &Open, side: Side, moment: Moment) -> CardSet {
    let Some(battle) = open.battle else {
        return CardSet::EMPTY;
    };
    let enemy_holds = battle.held[side.enemy()] > 0;
    let punic = side == Side::Carthage && commander(open, side).is_some();
    match moment {
        Moment::Prepare => {
            let ambush = battle.intercepted && side != battle.original;
            some(true, deck::DECEPTION)
                | some(punic, deck::SACRED_BAND)
                | some(ambush, deck::AMBUSH)
        }
        Moment::Charge => {
            let fits = side == Side::Rome && !battle.charge_settled;
            some(fits, deck::ELEPHANT_FRIGHT) | some(fits, deck::ELEPHANT_PANIC)
        }
        Moment::Dealt => some(enemy_holds, deck::SPY),
        Moment::Round => {
            some(punic, deck::MAHARBALS_CAVALRY) | some(enemy_holds, deck::ALLY_DESERTS)
        }
        Moment::Match => some(punic, deck::MAHARBALS_CAVALRY),
        _ => CardSet::EMPTY,
    }
}

pub fn counter(
    state: &mut State,
    side: Side,
    card: Card,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match card {
        deck::DECEPTION => change(state, |battle| battle.cards[side.enemy()] -= MORE),
        deck::SACRED_BAND | deck::AMBUSH => change(state, |battle| battle.cards[side] += MORE),
        deck::ELEPHANT_FRIGHT => frighten(state, 1),
        deck::ELEPHANT_PANIC => {
            let carthage = line(&state.battle(), Side::Carthage);
            frighten(state, state.open.land.units(carthage).elephants);
        }
        deck::SPY => spy(state, side.enemy(), chance, out),
        deck::MAHARBALS_CAVALRY => cavalry(state, side, chance, out),
        deck::ALLY_DESERTS => desert(state, side, chance, out),
        _ => {}
    }
}

fn change(state: &mut State, change: impl FnOnce(&mut Battle)) {
    if let Some(battle) = &mut state.open.battle {
        change(battle);
    }
}

/// #42, #77: no die, and so many cards fewer for Carthage.
fn frighten(state: &mut State, cards: u8) {
    change(state, |battle| {
        battle.charge_settled = true;
        battle.charge[Side::Carthage] += cards;
    });
}

/// #20: cards drawn at random lie open before their owner.
fn spy(state: &mut State, owner: Side, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let mut hidden = state.battle_hands[owner];
    let mut cards = Titles::NONE;
    for _ in 0..SHOWN.min(hidden.total()) {
        let title = draw_title(hidden, Ask::open("spy"), chance);
        hidden.take(title);
        cards.add(title);
    }
    state.battle_known[owner] = cards;
    change(state, |battle| battle.shown[owner] = cards);
    let side = owner;
    out.reveal(everyone(), Event::HandShown { side, cards });
}

/// #6
fn cavalry(state: &mut State, side: Side, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let drawn = draw_cards(state, side, CAVALRY, chance);
    let event = |cards| Event::BattleCardsDrawn {
        side,
        count: drawn.total(),
        cards,
    };
    let to = Audience::only(state.open.seat_of(side));
    out.split(to, event(Some(drawn)), event(None));
}

/// #59: a card changes hands; the two players know which. Of cards alike one that
/// lies open goes first.
fn desert(state: &mut State, by: Side, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let from = by.enemy();
    let players = Audience::seats(everyone());
    let ask = Ask::secret("ally-deserts", players);
    let title = draw_title(state.battle_hands[from], ask, chance);
    state.battle_hands[from].take(title);
    if state.battle_known[from].of(title) > 0 {
        state.battle_known[from].take(title);
    }
    state.battle_hands[by].add(title);
    state.battle_known[by].add(title);
    change(state, |battle| {
        battle.held[from] -= 1;
        battle.held[by] += 1;
        if battle.shown[from].of(title) > 0 {
            battle.shown[from].take(title);
        }
    });
    let event = |card| Event::BattleCardStolen { by, card };
    out.split_reveal(players, everyone(), event(Some(title)), event(None));
}
