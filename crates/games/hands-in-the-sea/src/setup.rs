//! 3 Set-up.

use kernel::parts::{Few, Frames, IdSet, draw_from};
use kernel::{Ask, Audience, Chance, Out, SeatSet, Setup, Value};

use crate::data::{Owner, data};
use crate::event::Event;
use crate::game;
use crate::ids::{Card, Deus, EventCard, Face, Location, Strategy};
use crate::manage;
use crate::round;
use crate::sets::{CardSet, EventSet, LocationSet, StrategySet};
use crate::side::{BySide, Side};
use crate::state::{
    Captured, Draft, DrawDeck, Fleet, Frame, Knowledge, Open, Options, Power, Round, State,
};

/// 3-b: the cards that a power begins with.
pub fn start_cards(side: Side) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for at in data().ground.start[side] {
        cards.insert(at.card());
    }
    for face in Face::all().map(Face::sheet) {
        if face.owner == Owner::Power(side) {
            let first = face.first.index() as u8;
            cards.extend((0..face.start_copies).map(|copy| Card::new(first + copy)));
        }
    }
    cards
}

/// 7.3-a: the events that are played with.
pub fn events(setup: &Setup) -> EventSet {
    let mut events: EventSet = EventCard::all()
        .filter(|card| card.sheet().replaces.is_none())
        .collect();
    for (option, card) in game::ALTERNATIVES {
        if setup.flag(option) {
            if let Some(old) = card.sheet().replaces {
                events.remove(old);
            }
            events.insert(card);
        }
    }
    events
}

fn power(side: Side) -> Power {
    let symbols = &data().symbols;
    let limits = &data().limits;
    Power {
        silver: limits.start_silver[side],
        vp: 0,
        prestige: 0,
        pillage: 0,
        fleet: Fleet {
            zone: None,
            warships: limits.start_warships[side],
        },
        captured: Captured::default(),
        capital: true,
        slot: None,
        discard: CardSet::EMPTY,
        empire: symbols.of[side] - start_cards(side),
        intrigue: false,
        shield: false,
        begun: false,
    }
}

/// The table before anything is shuffled or drawn.
pub fn laid_out(options: Options, events: EventSet) -> State {
    let ground = &data().ground;
    let symbols = &data().symbols;
    let mut decks = BySide::from_fn(|side| DrawDeck::shuffled(start_cards(side).ids()));
    let put = decks[Side::Carthage].put_at_bottom(Card::CAMPAIGN.index() as u8);
    debug_assert!(put.is_ok(), "an empty bottom has room");
    let started = start_cards(Side::Rome) | start_cards(Side::Carthage);
    State {
        open: Open {
            options,
            control: ground.start,
            cities: ground.start_cities,
            forts: LocationSet::EMPTY,
            independent: true,
            powers: BySide::from_fn(power),
            battles: BySide::default(),
            neutral_empire: symbols.neutral,
            neutral_locations: symbols.locations - started,
            row: [
                Strategy::Corvus,
                Strategy::DeepReserve,
                Strategy::CelticAllies,
            ],
            strategy_discard: StrategySet::EMPTY,
            events,
            event_discard: EventSet::EMPTY,
            event_drawn: EventSet::EMPTY,
            turn: 1,
            carthage_rounds: 0,
            fate: None,
            ending: false,
            aside: false,
            round: Round {
                active: Side::Rome,
                taken: 0,
                due: 1,
                pillaged: false,
                passed: false,
                returned: false,
                built: false,
                engaged: false,
                no_free: false,
            },
            naval: None,
            frames: Frames::new(),
        },
        hands: BySide::default(),
        reserves: BySide::default(),
        decks,
        deus: BySide::default(),
        knowledge: Knowledge::default(),
        draft: Draft::default(),
    }
}

pub fn new(setup: &Setup, chance: &mut dyn Chance, out: &mut Out<Event>) -> State {
    let options = Options {
        hidden_reserve: setup.flag(game::HIDDEN_RESERVE),
        fate_marker: setup.flag(game::FATE_MARKER),
        upkeep: setup.flag(game::UPKEEP),
        deus_ex_machina: setup.flag(game::DEUS_EX_MACHINA),
    };
    let mut state = laid_out(options, events(setup));
    // 3-h: the first ends in position 3.
    let mut hidden = StrategySet::ALL;
    for place in (0..3).rev() {
        let card = manage::next_strategy(&mut state.open, hidden, chance, out);
        hidden.remove(card);
        state.open.row[place] = card;
    }
    for side in Side::ALL {
        state.refill(side, chance, out);
    }
    if options.deus_ex_machina {
        Side::ALL
            .into_iter()
            .for_each(|side| deal_deus(&mut state, side, chance, out));
    }
    round::begin(&mut state, Side::Rome, out);
    round::advance(&mut state, chance, out);
    state
}

/// The four Deus Ex Machina cards of a power.
pub fn deus_of(side: Side) -> Few<Deus, 4> {
    let mut four = Few::new();
    four.extend(Deus::all().filter(|card| card.sheet().owner == side));
    four
}

/// 3-l
fn deal_deus(state: &mut State, side: Side, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let only = Audience::only(side.seat());
    let four: IdSet = deus_of(side)
        .iter()
        .map(|card| card.index() as u8)
        .collect();
    let named = |index: u8| Value::thing(Deus::ALL[usize::from(index)].id());
    let drawn = draw_from(four, Ask::secret("deus", only), named, chance);
    let card = drawn.map(|index| Deus::ALL[usize::from(index)]);
    state.deus[side] = card;
    let full = Event::DeusDealt { side, card };
    let plain = Event::DeusDealt { side, card: None };
    out.split_reveal(only, SeatSet::one(side.seat()), full, plain);
}

impl State {
    /// A table for tests and tools: as laid out, Rome to act, nothing drawn yet.
    pub fn before(options: Options) -> State {
        let events = EventCard::all().filter(|card| card.sheet().replaces.is_none());
        let mut state = laid_out(options, events.collect());
        state.open.powers[Side::Rome].begun = true;
        state.open.push(Frame::Actions);
        state
    }

    /// Who controls a location, for tests and tools.
    pub fn controls(&self, side: Side, at: Location) -> bool {
        self.open.control[side].contains(at)
    }
}
