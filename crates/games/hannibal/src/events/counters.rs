//! Counter-events: which fit a moment (D.1), and what they do outside battles.

use std::sync::LazyLock;

use kernel::{Chance, Out};
use punic::{Side, attrition, dice, losses, march};

use super::areas::{space, spaces_of};
use super::{battle, effects};
use crate::deck;
use crate::event::{Event, GameEvent};
use crate::frame::{LossCause, March, Moment, Use};
use crate::ids::{Card, Space};
use crate::land::Stack;
use crate::sets::{CardSet, SpaceSet};
use crate::state::{Open, State};

static TRIBAL_LANDS: LazyLock<SpaceSet> =
    LazyLock::new(|| spaces_of(["gallia-transalpina", "liguria"]));
static SYRACUSAE: LazyLock<Space> = LazyLock::new(|| space("syracusae"));

/// Where #7 and #8 work.
pub fn tribal_lands() -> SpaceSet {
    *TRIBAL_LANDS
}

/// With Bad Weather a general has so many Movement Points (#41).
const STORMBOUND: u8 = 2;

pub fn fitting(open: &Open, side: Side, moment: Moment) -> CardSet {
    let against = open.march.filter(|march| march.general.side() != side);
    match (moment, against) {
        (Moment::Event, _) => {
            let roman = open.strategy.play.is_some_and(|play| {
                play.side == Side::Rome && play.way == Use::Event && !play.cancelled
            });
            some(roman && side == Side::Carthage, deck::PUNIC_FAITH)
        }
        (Moment::Activate, Some(march)) => some(march.mp > STORMBOUND, deck::BAD_WEATHER),
        (Moment::Enter, Some(march)) => {
            let at = open.land.place_of(march.general);
            let among = at.is_some_and(|at| tribal_lands().contains(at));
            // 8.4-g
            let fits = among && !march.orders.harried && march.force.units.cu > 0;
            deck::HOSTILE_TRIBES
                .map(|card| some(fits, card))
                .into_iter()
                .fold(CardSet::EMPTY, |all, card| all | card)
        }
        (Moment::Naval, Some(march)) => {
            some(!march.halted, deck::BAD_WEATHER) | some(!march.halted, deck::STORMS)
        }
        (Moment::Siege, Some(march)) => {
            let at = open.land.place_of(march.general);
            let own = at == Some(*SYRACUSAE) && open.land.held[side].contains(*SYRACUSAE);
            some(own && !is_cancelled(open), deck::ARCHIMEDES)
        }
        (Moment::Fall, Some(march)) => {
            let about_to_fall = open.land.place_of(march.general).is_some_and(|at| {
                open.land.points[at.index()] >= crate::data::theatre().tables.points_to_take
                    && open.land.units(Stack::inside(side, at)).cu > 0
            });
            some(about_to_fall, deck::CITADEL)
        }
        (Moment::Roll, _) => some(!is_cancelled(open), deck::GOOD_OMEN),
        (Moment::Prepare | Moment::Charge | Moment::Dealt | Moment::Round | Moment::Match, _) => {
            battle::fitting(open, side, moment)
        }
        _ => CardSet::EMPTY,
    }
}

/// The die on the table counts for nothing any more. Before it is put there none does.
fn is_cancelled(open: &Open) -> bool {
    dice::lying(open).is_some_and(|roll| roll.is_cancelled())
}

/// The card, if it fits.
pub fn some(fits: bool, card: Card) -> CardSet {
    match fits {
        true => CardSet::EMPTY.with(card),
        false => CardSet::EMPTY,
    }
}

pub fn counter(
    state: &mut State,
    side: Side,
    card: Card,
    moment: Moment,
    by: i8,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match (card, moment) {
        (deck::PUNIC_FAITH, _) => punic_faith(state, out),
        (deck::BAD_WEATHER, Moment::Activate) => slow(state),
        (deck::BAD_WEATHER, _) => stay(state, out),
        (deck::STORMS, _) => storms(state, chance, out),
        (deck::ARCHIMEDES, _) => archimedes(state, out),
        (deck::CITADEL, _) => citadel(state, out),
        (deck::GOOD_OMEN, _) => dice::omen(state, by, chance, out),
        (card, Moment::Enter) if deck::HOSTILE_TRIBES.contains(&card) => {
            hostile_tribes(state, chance, out);
        }
        _ => battle::counter(state, side, card, chance, out),
    }
}

fn change(state: &mut State, change: impl FnOnce(&mut March)) {
    if let Some(march) = &mut state.open.march {
        change(march);
    }
}

/// #79
fn punic_faith(state: &mut State, out: &mut Out<Event>) {
    if let Some(play) = &mut state.open.strategy.play {
        play.cancelled = true;
    }
    state.open.game.effects.roman_initiative = true;
    let card = deck::PUNIC_FAITH;
    out.tell(Event::EffectChanged { card, on: true });
}

/// #41 (a): whatever other card or ability says.
fn slow(state: &mut State) {
    change(state, |march| {
        march.mp = STORMBOUND;
        march.bonus = 0;
    });
}

/// #41 (b), #60: the voyage does not take place.
fn stay(state: &mut State, out: &mut Out<Event>) {
    change(state, |march| march.halted = true);
    let general = state.march().general;
    out.tell(Event::Game(GameEvent::TurnedBack { general }));
}

/// #60
fn storms(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    stay(state, out);
    if let Some(stack) = march::here(&state.open) {
        let cu = state.march().force.units.cu;
        attrition::march_roll(state, stack, cu, 0, 0, chance, out);
    }
}

/// #7, #8: against the force that entered, whatever else stands there.
fn hostile_tribes(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    change(state, |march| march.orders.harried = true);
    if let Some(stack) = march::here(&state.open) {
        let cu = state.march().force.units.cu;
        attrition::roll(state, stack, cu, effects::TRIBES_COLUMN, 0, chance, out);
    }
}

/// #70: the die counts for nothing and the besieger loses a CU.
fn archimedes(state: &mut State, out: &mut Out<Event>) {
    dice::cancel(&mut state.open);
    if let Some(stack) = march::here(&state.open) {
        let Stack { side, at, .. } = stack;
        out.tell(Event::SiegeFailed { side, at });
        losses::lose(state, stack, 1, false, LossCause::Event, out);
    }
}

/// #91: the City is left with one point less than it needs to fall.
fn citadel(state: &mut State, out: &mut Out<Event>) {
    let Some(stack) = march::here(&state.open) else {
        return;
    };
    let Stack { side, at, .. } = stack;
    let points = crate::data::theatre().tables.points_to_take - 1;
    state.open.land.set_points(side, at, points);
    out.tell(Event::CityHeld { at });
    out.tell(Event::PointsPlaced { side, at, points });
    // 8.1-e: #18 has not come about.
    if let Some(play) = &mut state.open.strategy.play {
        play.spent = false;
    }
    losses::lose(state, stack, 1, false, LossCause::Event, out);
}
