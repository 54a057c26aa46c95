//! Ambush: three hidden blocks a side on a line of four places. Set up in secret and
//! at once, march unseen, meet and roll. It can be broken on purpose in many ways, so
//! that the suite can be shown to catch each.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use kernel::{
    About, Ask, Asked, Audience, Broken, Chance, Choice, Game, Info, Out, Outcome, Refuse,
    Scenario, Seat, SeatSet, Setting, Setup, SetupRequest, SplitMix64, Values, Viewer,
};
use serde::{Deserialize, Serialize};

/// The ways in which the game can be broken.
pub mod fault {
    pub const NONE: u32 = 0;
    pub const ORDER_BY_ID: u32 = 1;
    pub const REVEAL_NOT_MARKED: u32 = 2;
    pub const PRIVATE_EVENT_TOLD_TO_ALL: u32 = 3;
    pub const OPTION_LEFT_OUT: u32 = 4;
    pub const DEAD_END: u32 = 5;
    pub const STATE_REPEATS: u32 = 6;
    pub const AUDIT_BREAKS: u32 = 7;
    pub const ANSWER_TELLS: u32 = 8;
    pub const ANSWER_DRAWS: u32 = 9;
    pub const ANSWER_SEEN: u32 = 10;
    pub const ARRIVAL_KEPT: u32 = 11;
    pub const REFUSAL_KNOWS: u32 = 12;
    pub const OPTION_KNOWS: u32 = 13;
    pub const ASKED_KNOWS: u32 = 14;
    pub const SECRET_OMEN_TOLD: u32 = 15;
    pub const FIELD_NOT_WRITTEN: u32 = 16;
    pub const NEVER_ENDS: u32 = 17;
    pub const ASKED_AFTER_END: u32 = 18;
    pub const OPTION_TWICE: u32 = 19;
    pub const DEAF_LIST: u32 = 20;
    pub const SILENT_CHANGE: u32 = 21;
    pub const GUESS_TOO_POOR: u32 = 22;
    pub const ANSWER_CHANGES_LIST: u32 = 23;
}

#[derive(Debug)]
pub struct Ambush;

pub const BLOCKS: u8 = 6;
pub const PLACES: u8 = 4;
const LAST_TURN: u8 = 8;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Deploying,
    Marching(Seat),
    Over,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Where each block stands: not yet anywhere, or no longer.
    pub at: [Option<u8>; 6],
    pub moved: [bool; 6],
    pub omen: [u8; 2],
    pub turn: u8,
    pub phase: Phase,
    pub first_ready: Option<Seat>,
    /// How this match is broken: one of `fault`.
    pub fault: u32,
    #[serde(skip)]
    pub unwritten: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    Put { block: u8, at: u8 },
    March { block: u8, to: u8 },
    EndTurn,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Deployed,
    Answered(Seat),
    Marched { from: u8, to: u8, block: Option<u8> },
    Omen(Option<u8>),
    Met { at: u8, blocks: Vec<u8> },
    Rolled([u8; 2]),
    Fell(Vec<u8>),
    TurnEnded(Seat),
}

#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Refusal {
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("that is not a block of yours on the board")]
    NotYours,
    #[error("that block has moved")]
    Moved,
    #[error("there is no way from there to {to}")]
    NoWay { to: u8 },
    #[error("block {enemy} stands in the way")]
    InTheWay { enemy: u8 },
    #[error("blocks are put on the board in their order, at home")]
    NotHome,
    #[error("not now")]
    NotNow,
    #[error("no reason was found")]
    NoReason,
}

impl Refuse for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn | Refusal::NotNow => "1",
            Refusal::NotYours | Refusal::Moved | Refusal::InTheWay { .. } => "2",
            Refusal::NoWay { .. } => "3",
            Refusal::NotHome => "4",
            Refusal::NoReason => "",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Side {
    /// Where each block is and whether it has moved, and the omen.
    Own([Option<(u8, bool)>; 3], u8),
    /// How many blocks stand at each place, unmoved and moved.
    Other([[u8; 2]; 4]),
    /// What the broken view shows: a row in the order of ids.
    Leaky(Vec<(u8, bool)>),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub sides: [Side; 2],
    pub ready: [bool; 2],
    pub fallen: Vec<u8>,
    pub turn: u8,
    pub phase: Phase,
    pub answer_seen: Option<[Option<u8>; 6]>,
}

pub fn owner(block: u8) -> Seat {
    Seat(block / 3)
}

fn strength(block: u8) -> u8 {
    block % 3 + 1
}

fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

fn blocks(seat: Seat) -> impl Iterator<Item = u8> {
    seat.0 * 3..seat.0 * 3 + 3
}

fn home(seat: Seat, at: u8) -> bool {
    at < PLACES && at / 2 == seat.0
}

impl State {
    pub fn ready(&self, seat: Seat) -> bool {
        blocks(seat).all(|block| self.at[block as usize].is_some())
    }

    fn strong(&self, seat: Seat, at: u8) -> u8 {
        self.here(seat, at).iter().copied().map(strength).sum()
    }

    fn here(&self, seat: Seat, at: u8) -> Vec<u8> {
        blocks(seat)
            .filter(|&block| self.at[block as usize] == Some(at))
            .collect()
    }

    fn alive(&self, seat: Seat) -> bool {
        blocks(seat).any(|block| self.at[block as usize].is_some())
    }
}

impl Ambush {
    fn mover(state: &State, mover: Seat) -> Seat {
        match state.fault {
            fault::ASKED_KNOWS if state.at[0] == state.at[1] => Seat(0),
            _ => mover,
        }
    }

    fn check(state: &State, seat: Seat, act: Act) -> Result<(), Refusal> {
        match (state.phase, act) {
            (Phase::Over, _) if state.fault == fault::ASKED_AFTER_END && act == Act::EndTurn => {
                Ok(())
            }
            (Phase::Over, _) => Err(Refusal::NotNow),
            (Phase::Deploying, Act::Put { block, at }) => {
                let next = blocks(seat).find(|&block| state.at[block as usize].is_none());
                if state.fault == fault::ANSWER_CHANGES_LIST
                    && state.ready(enemy(seat))
                    && at % 2 == 0
                {
                    return Err(Refusal::NotHome);
                }
                if next != Some(block) || !home(seat, at) {
                    return Err(Refusal::NotHome);
                }
                Ok(())
            }
            (Phase::Deploying, _) => Err(Refusal::NotNow),
            (Phase::Marching(mover), _) if Self::mover(state, mover) != seat => {
                Err(Refusal::NotYourTurn)
            }
            (Phase::Marching(_), Act::Put { .. }) => Err(Refusal::NotNow),
            (Phase::Marching(_), Act::EndTurn) => {
                let all = blocks(seat).all(|block| state.moved[block as usize]);
                if state.fault == fault::DEAD_END && all {
                    return Err(Refusal::NotNow);
                }
                Ok(())
            }
            (Phase::Marching(_), Act::March { block, to }) => {
                let from = (block < BLOCKS && owner(block) == seat)
                    .then(|| state.at[block as usize])
                    .flatten()
                    .ok_or(Refusal::NotYours)?;
                if state.moved[block as usize] {
                    return Err(Refusal::Moved);
                }
                if state.fault == fault::REFUSAL_KNOWS
                    && from.abs_diff(to) != 1
                    && let Some(&enemy) = state.here(enemy(seat), to).first()
                {
                    return Err(Refusal::InTheWay { enemy });
                }
                if to >= PLACES || from.abs_diff(to) != 1 {
                    return Err(Refusal::NoWay { to });
                }
                if state.fault == fault::OPTION_KNOWS && state.strong(enemy(seat), to) > 3 {
                    return Err(Refusal::NoWay { to });
                }
                Ok(())
            }
        }
    }

    fn candidates(state: &State, seat: Seat, each: &mut dyn FnMut(Act) -> ControlFlow<()>) {
        let (least, all) = match state.phase {
            Phase::Deploying => (0, blocks(seat)),
            _ => (1, blocks(seat)),
        };
        let go = || {
            for block in all {
                for at in 0..PLACES {
                    if least == 0 {
                        each(Act::Put { block, at })?;
                    } else {
                        each(Act::March { block, to: at })?;
                    }
                }
            }
            each(Act::EndTurn)
        };
        let _ = go();
    }

    fn end_turn(state: &mut State, mover: Seat, chance: &mut dyn Chance, out: &mut Out<Event>) {
        out.tell(Event::TurnEnded(mover));
        for at in 0..PLACES {
            let (ours, theirs) = (state.here(mover, at), state.here(enemy(mover), at));
            if ours.is_empty() || theirs.is_empty() {
                continue;
            }
            let met = [ours.clone(), theirs.clone()].concat();
            let shows = match state.fault {
                fault::REVEAL_NOT_MARKED => SeatSet::EMPTY,
                _ => SeatSet::first(2),
            };
            out.reveal(shows, Event::Met { at, blocks: met });
            let dice = [(); 2].map(|()| chance.die(Ask::open("battle"), 6) as u8);
            out.reveal(shows, Event::Rolled(dice));
            let total = |seat: Seat| state.strong(seat, at) + state.omen[seat.index()];
            let wins = total(mover) + dice[0] > total(enemy(mover)) + dice[1];
            let lost = if wins { theirs } else { ours };
            for &block in &lost {
                state.at[block as usize] = None;
            }
            out.reveal(shows, Event::Fell(lost));
        }
        state.moved = [false; 6];
        state.turn = state.turn.saturating_add(1);
        let over = state.turn >= LAST_TURN || !state.alive(mover) || !state.alive(enemy(mover));
        if over && state.fault != fault::NEVER_ENDS {
            state.phase = Phase::Over;
        } else {
            begin(state, enemy(mover), chance, out);
        }
    }
}

fn begin(state: &mut State, mover: Seat, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let only = Audience::only(mover);
    let omen = chance.die(Ask::secret("omen", only), 3) as u8;
    state.omen[mover.index()] = omen;
    state.phase = Phase::Marching(mover);
    if state.fault == fault::SECRET_OMEN_TOLD {
        out.tell(Event::Omen(Some(omen)));
    } else {
        out.split(only, Event::Omen(Some(omen)), Event::Omen(None));
    }
}

static ABOUT: LazyLock<About> = LazyLock::new(|| About {
    id: "ambush",
    name: "Ambush",
    seats: &["left", "right"],
    scenarios: vec![Scenario {
        id: "line",
        name: "The Line",
        seats: [2, 2],
    }],
    options: vec![Choice {
        id: "fault",
        values: Values::Number {
            least: fault::NONE,
            most: 99,
        },
        default: Setting::Number(fault::NONE),
        clause: "5",
    }],
    exclusions: Vec::new(),
    rules: kernel::rules_version(1, &[]),
});

impl Game for Ambush {
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn about() -> &'static About {
        &ABOUT
    }

    fn new(setup: &Setup, _: &mut dyn Chance, _: &mut Out<Event>) -> State {
        State {
            at: [None; 6],
            moved: [false; 6],
            omen: [0; 2],
            turn: 0,
            phase: Phase::Deploying,
            first_ready: None,
            fault: setup.number("fault").unwrap_or(fault::NONE),
            unwritten: 0,
        }
    }

    fn asked(state: &State) -> Asked {
        match state.phase {
            Phase::Deploying => Asked::Together {
                owing: SeatSet::first(2)
                    .iter()
                    .filter(|&seat| !state.ready(seat))
                    .collect(),
            },
            Phase::Marching(mover) => Asked::One(Self::mover(state, mover)),
            Phase::Over if state.fault == fault::ASKED_AFTER_END => Asked::One(Seat(0)),
            Phase::Over => Asked::Nobody,
        }
    }

    fn each_option(state: &State, seat: Seat, each: &mut dyn FnMut(Act) -> ControlFlow<()>) {
        if seat.0 > 1 {
            return;
        }
        let mut stopped = false;
        Self::candidates(state, seat, &mut |act| {
            let left_out = state.fault == fault::OPTION_LEFT_OUT
                && matches!(
                    act,
                    Act::March {
                        block: 2 | 5,
                        to: 2 | 1
                    }
                );
            if left_out || Self::check(state, seat, act).is_err() {
                return ControlFlow::Continue(());
            }
            if state.fault == fault::OPTION_TWICE && act == Act::EndTurn {
                each(act)?;
            }
            if state.fault == fault::DEAF_LIST {
                let _ = each(act);
                return ControlFlow::Continue(());
            }
            stopped |= each(act).is_break();
            if stopped {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        state.unwritten = u8::from(state.fault == fault::FIELD_NOT_WRITTEN);
        match act {
            Act::Put { block, at } => {
                state.at[block as usize] = Some(at);
                if state.ready(seat) {
                    if state.fault == fault::ANSWER_TELLS {
                        out.tell(Event::Answered(seat));
                    }
                    if state.fault == fault::ANSWER_DRAWS {
                        state.omen[seat.index()] = chance.die(Ask::open("omen"), 3) as u8;
                    }
                    if state.fault == fault::ARRIVAL_KEPT && state.first_ready.is_none() {
                        state.first_ready = Some(seat);
                    }
                }
            }
            Act::March { block, to } => {
                let from = state.at[block as usize].unwrap_or(to);
                state.at[block as usize] = Some(to);
                state.moved[block as usize] = state.fault != fault::STATE_REPEATS;
                if state.fault == fault::AUDIT_BREAKS && to == 3 {
                    state.turn = LAST_TURN + 1;
                }
                let marched = |block| Event::Marched { from, to, block };
                match state.fault {
                    fault::PRIVATE_EVENT_TOLD_TO_ALL => out.tell(marched(Some(block))),
                    fault::SILENT_CHANGE => {}
                    _ => out.split(Audience::only(seat), marched(Some(block)), marched(None)),
                }
            }
            Act::EndTurn => Self::end_turn(state, seat, chance, out),
        }
    }

    fn refusal(state: &State, seat: Seat, act: Act) -> Refusal {
        Self::check(state, seat, act)
            .err()
            .unwrap_or(Refusal::NoReason)
    }

    fn close(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
        out.reveal(SeatSet::first(2), Event::Deployed);
        begin(state, Seat(0), chance, out);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let standing = |block: u8| {
            let place = state.at[block as usize]?;
            Some((place, state.moved[block as usize]))
        };
        let side = |seat: Seat| {
            let mut row = blocks(seat).map(standing);
            if viewer == Viewer::Seat(seat) {
                let own = [(); 3].map(|()| row.next().flatten());
                return Side::Own(own, state.omen[seat.index()]);
            }
            let deployed = state.phase != Phase::Deploying;
            let seen: Vec<_> = row.flatten().filter(|_| deployed).collect();
            if state.fault == fault::ORDER_BY_ID {
                return Side::Leaky(seen);
            }
            let mut counts = [[0; 2]; 4];
            for (at, moved) in seen {
                counts[at as usize][usize::from(moved)] += 1;
            }
            Side::Other(counts)
        };
        View {
            sides: [side(Seat(0)), side(Seat(1))],
            ready: [state.ready(Seat(0)), state.ready(Seat(1))],
            fallen: match state.phase {
                Phase::Deploying => Vec::new(),
                _ => (0..BLOCKS)
                    .filter(|&b| state.at[b as usize].is_none())
                    .collect(),
            },
            turn: state.turn,
            phase: state.phase,
            answer_seen: (state.fault == fault::ANSWER_SEEN && state.phase == Phase::Deploying)
                .then_some(state.at),
        }
    }

    fn guess(info: &Info<'_, Self>, chance: &mut dyn Chance) -> Option<State> {
        let view = info.view();
        let (me, other) = (info.seat(), enemy(info.seat()));
        let mut state = State {
            at: [None; 6],
            moved: [false; 6],
            omen: [0; 2],
            turn: view.turn,
            phase: view.phase,
            first_ready: None,
            fault: info.setup().number("fault").unwrap_or(fault::NONE),
            unwritten: 0,
        };
        let Side::Own(own, omen) = &view.sides[me.index()] else {
            return None;
        };
        state.omen[me.index()] = *omen;
        for (block, standing) in blocks(me).zip(own) {
            state.at[block as usize] = standing.map(|(at, _)| at);
            state.moved[block as usize] = standing.is_some_and(|(_, moved)| moved);
        }
        let ask = Ask::secret("guess", Audience::NOBODY);
        if view.phase == Phase::Deploying {
            let put = if view.ready[other.index()] {
                3
            } else {
                chance.die(ask, 3) - 1
            };
            for block in blocks(other).take(put as usize) {
                state.at[block as usize] = Some(other.0 * 2 + chance.die(ask, 2) as u8 - 1);
            }
            return Some(state);
        }
        let begun = view.turn > 0 || view.phase == Phase::Marching(other);
        if begun && (view.turn > 0 || other == Seat(0)) {
            state.omen[other.index()] = chance.die(ask, 3) as u8;
        }
        let mut places: Vec<(u8, bool)> = match &view.sides[other.index()] {
            Side::Other(counts) => (0..PLACES)
                .flat_map(|at| {
                    let [still, moved] = counts[at as usize];
                    let still = (0..still).map(move |_| (at, false));
                    still.chain((0..moved).map(move |_| (at, true)))
                })
                .collect(),
            Side::Leaky(row) => row.clone(),
            Side::Own(..) => return None,
        };
        for block in blocks(other).filter(|block| !view.fallen.contains(block)) {
            let pick = match state.fault {
                fault::GUESS_TOO_POOR => 0,
                _ => chance.die(ask, places.len() as u32) - 1,
            };
            let (at, moved) = places.swap_remove(pick as usize);
            state.at[block as usize] = Some(at);
            state.moved[block as usize] = moved && state.fault != fault::GUESS_TOO_POOR;
        }
        Some(state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let points = |seat: Seat| -> i32 {
            let left = blocks(seat).filter(|&block| state.at[block as usize].is_some());
            left.map(|block| i32::from(strength(block))).sum()
        };
        let scores = [points(Seat(0)), points(Seat(1))];
        let winners = match scores[0].cmp(&scores[1]) {
            std::cmp::Ordering::Greater => SeatSet::one(Seat(0)),
            std::cmp::Ordering::Less => SeatSet::one(Seat(1)),
            std::cmp::Ordering::Equal => SeatSet::EMPTY,
        };
        Some(Outcome::win(winners, "strength").with_scores(scores))
    }

    fn audit(state: &State) -> Result<(), Broken> {
        let fits = state.at.iter().flatten().all(|&at| at < PLACES);
        if !fits || (state.turn > LAST_TURN && state.fault != fault::NEVER_ENDS) {
            return Err(Broken("a block or the turn is off the board".to_owned()));
        }
        Ok(())
    }
}

/// A match that is broken in one way.
pub fn broken(fault: u32) -> Setup {
    let wanted = SetupRequest {
        options: [("fault".to_owned(), Setting::Number(fault))].into(),
        ..SetupRequest::default()
    };
    ABOUT.check(&wanted).expect("a fault is an option")
}

/// Every act that can be written down, and some that make no sense.
pub fn all_acts() -> impl Iterator<Item = Act> {
    let pairs = || (0..=BLOCKS).flat_map(|block| (0..=PLACES).map(move |at| (block, at)));
    (pairs().map(|(block, at)| Act::Put { block, at }))
        .chain(pairs().map(|(block, to)| Act::March { block, to }))
        .chain([Act::EndTurn])
}

/// Exchanges two living blocks of the mover that the viewer cannot tell apart.
pub fn exchange_unseen(
    state: &State,
    viewer: Viewer,
    mover: Seat,
    act: Act,
    dice: &mut SplitMix64,
) -> Option<(State, Act)> {
    let side = match viewer {
        Viewer::Seat(seat) => enemy(seat),
        Viewer::Spectator => mover,
    };
    let living: Vec<u8> = blocks(side)
        .filter(|&b| state.at[b as usize].is_some())
        .collect();
    if state.phase == Phase::Deploying || living.len() < 2 {
        return None;
    }
    let skip = dice.below(living.len() as u32) as usize;
    let (a, b) = (living[skip], living[(skip + 1) % living.len()]);
    let mut image = state.clone();
    image.at.swap(a as usize, b as usize);
    image.moved.swap(a as usize, b as usize);
    let mirrored = match act {
        Act::March { block, to } if block == a => Act::March { block: b, to },
        Act::March { block, to } if block == b => Act::March { block: a, to },
        act => act,
    };
    Some((image, mirrored))
}
