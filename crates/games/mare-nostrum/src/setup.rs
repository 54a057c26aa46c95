//! S Set-up.

use std::ops::ControlFlow;

use kernel::{Ask, Chance, Out, Seat, Setup, Value};

use crate::act::Act;
use crate::by::{ByEmpire, ByProvince, BySlot};
use crate::collect;
use crate::data::data;
use crate::event::Event;
use crate::game::{CARD_DISPLAY, EMPIRE_ASSIGNMENT, Each, ROUND_LIMIT};
use crate::holding::Holding;
use crate::ids::{Empire, Province};
use crate::refusal::Refusal;
use crate::sets::{CardSet, EmpireSet, GoodSet, ProvinceSet, SlotSet};
use crate::state::{Open, Phase, State, Trade};

pub fn new(setup: &Setup, chance: &mut dyn Chance, out: &mut Out<Event>) -> State {
    let mut state = State::before(setup.seats);
    state.open.expert = setup.word(CARD_DISPLAY) == Some("expert");
    state.open.last_round = setup.number(ROUND_LIMIT).unwrap_or(0) as u16;
    // S-k
    state.deck = data().market;
    if state.open.expert {
        state.open.face_up = std::mem::take(&mut state.deck);
        out.tell(Event::CardsTurned {
            cards: state.open.face_up,
        });
    } else {
        turn_up(&mut state, chance, out);
    }
    let board = state.open.board();
    match setup.word(EMPIRE_ASSIGNMENT) {
        Some("choice") => state.open.phase = Phase::ChooseEmpire { seat: Seat(0) },
        Some("seats") => {
            for (seat, empire) in board.empires.iter().enumerate() {
                sit(&mut state, Seat(seat as u8), empire, out);
            }
            collect::begin_round(&mut state, chance, out);
        }
        _ => {
            let mut left = board.empires;
            for seat in (0..setup.seats).map(Seat) {
                let empire = deal(left, chance);
                left.remove(empire);
                sit(&mut state, seat, empire, out);
            }
            collect::begin_round(&mut state, chance, out);
        }
    }
    state
}

/// S-d: one of the empires that are left, each as likely.
fn deal(left: EmpireSet, chance: &mut dyn Chance) -> Empire {
    let nth = |index: u32| left.nth(index as usize).unwrap_or(Empire::Rome);
    let size = left.len().max(1) as u32;
    nth(chance.one_of(Ask::open("empire"), size, &|index| {
        Value::thing(nth(index).id())
    }))
}

fn sit(state: &mut State, seat: Seat, empire: Empire, out: &mut Out<Event>) {
    state.open.empires[seat.index()] = Some(empire);
    out.tell(Event::Seated { seat, empire });
}

fn free(open: &Open) -> EmpireSet {
    open.board().empires - open.players()
}

/// S-a, S-d
pub fn may_play(open: &Open, empire: Empire) -> Result<(), Refusal> {
    if !open.board().empires.contains(empire) {
        Err(Refusal::NotPlaying(empire))
    } else if open.players().contains(empire) {
        Err(Refusal::NoEmpire(empire))
    } else {
        Ok(())
    }
}

/// DP-1
pub fn options(state: &State, each: Each<'_>) -> ControlFlow<()> {
    (free(&state.open).iter()).try_for_each(|empire| each(Act::Play { empire }))
}

pub fn choose(
    state: &mut State,
    seat: Seat,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let Act::Play { empire } = act else {
        return;
    };
    sit(state, seat, empire, out);
    let left = free(&state.open);
    if let (1, Some(last)) = (left.len(), left.first()) {
        sit(state, Seat(seat.0 + 1), last, out);
    }
    if free(&state.open).is_empty() {
        collect::begin_round(state, chance, out);
    } else {
        state.open.phase = Phase::ChooseEmpire {
            seat: Seat(seat.0 + 1),
        };
    }
}

/// 3.1.3-f, RUL-23: until five are face up or none is left.
pub fn turn_up(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let mut turned = CardSet::EMPTY;
    while state.open.face_up.len() < usize::from(data().limits.face_up) {
        let deck = state.deck;
        if deck.is_empty() {
            break;
        }
        let name = |index: u32| Value::thing(deck.nth(index as usize).map_or("", |card| card.id()));
        let index = chance.one_of(Ask::open("card"), deck.len() as u32, &name);
        if let Some(card) = deck.nth(index as usize) {
            state.deck.remove(card);
            state.open.face_up.insert(card);
            turned.insert(card);
        }
    }
    if !turned.is_empty() {
        out.tell(Event::CardsTurned { cards: turned });
    }
}

impl State {
    /// The board of so many players with everything in its place (S-f to S-m), before
    /// the cards are laid out and anybody has sat down.
    pub fn before(seats: u8) -> State {
        let mut state = State {
            open: Open {
                empires: [None; 5],
                seats,
                expert: false,
                last_round: 0,
                round: 0,
                phase: Phase::Announce,
                turn: None,
                finished: EmpireSet::EMPTY,
                titles: Default::default(),
                markers: [true; 3],
                trade: Trade::default(),
                control: ByProvince::default(),
                base: ByEmpire::default(),
                buildings: SlotSet::EMPTY,
                legions: ByEmpire::default(),
                on_slot: BySlot::default(),
                on_marker: ByProvince::default(),
                fresh: ProvinceSet::EMPTY,
                fortresses: ByEmpire::default(),
                triremes: ByEmpire::default(),
                cards: ByEmpire::default(),
                face_up: CardSet::EMPTY,
                copied: None,
                pyramids: EmpireSet::EMPTY,
                fifth: EmpireSet::EMPTY,
                drawing: SlotSet::EMPTY,
                peace: None,
                last_peace: None,
                reserve: data().supply,
                discard: GoodSet::EMPTY,
            },
            hands: ByEmpire::default(),
            drafts: ByEmpire::default(),
            kept: Holding::NONE,
            paying: None,
            pile: GoodSet::ALL,
            deck: CardSet::EMPTY,
        };
        let board = state.open.board();
        state.open.titles = board.titles;
        for empire in board.empires.iter() {
            state.place(empire);
        }
        state
    }

    /// S-e, S-f, S-g
    fn place(&mut self, empire: Empire) {
        let sheet = empire.sheet();
        let open = &mut self.open;
        open.cards[empire] = CardSet::one(sheet.hero);
        for at in sheet.control.with(sheet.capital).iter() {
            open.control[at] = Some(empire);
        }
        open.buildings |= sheet.buildings;
        for at in Province::all() {
            open.legions[empire][at] = sheet.legions[at];
        }
        open.fortresses[empire] = sheet.fortresses;
        let resources: Holding = sheet.resources;
        open.reserve.remove_all(&resources);
        self.hands[empire] = resources;
    }
}
