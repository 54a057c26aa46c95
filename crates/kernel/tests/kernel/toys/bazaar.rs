//! Bazaar: three to five traders behind screens. Powers are dealt, offers are made in
//! secret and at once, several may win together, and without a number of rounds
//! nothing ends the game.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use kernel::parts::pick::{Multiset, Step};
use kernel::{
    About, Ask, Asked, Audience, Broken, Chance, Choice, Game, Info, Out, Outcome, Refuse,
    Scenario, Seat, SeatSet, Setting, Setup, SplitMix64, Value, Values, Viewer,
};
use serde::{Deserialize, Serialize};

pub const KINDS: usize = 4;
const NAMES: [&str; KINDS] = ["grain", "oil", "wine", "coin"];
const POWERS: [&str; 5] = ["rome", "greece", "babylon", "egypt", "carthage"];
const GOAL: u8 = 3;

pub type Tokens = [u8; KINDS];

#[derive(Debug)]
pub struct Bazaar;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// All who can, offer `due` tokens.
    Offering {
        due: u8,
    },
    /// Those who offered take from the pile in turn.
    Taking {
        turn: u8,
        pile: Tokens,
    },
    /// Everybody may build, in the order of powers.
    Building {
        turn: u8,
    },
    Over,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub seats: u8,
    /// Which power sits where.
    pub power: [u8; 5],
    pub held: [Tokens; 5],
    pub offer: [Option<Multiset<KINDS>>; 5],
    pub score: [u8; 5],
    pub round: u8,
    /// 0: no end is agreed.
    pub rounds: u8,
    pub open_hands: bool,
    pub turned_tables: bool,
    pub phase: Phase,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    Offer(Step),
    Take(u8),
    /// One of each kind but this.
    Build {
        without: u8,
    },
    Pass,
}

/// The name of a power or of a kind of token.
pub type Name = std::borrow::Cow<'static, str>;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt { seat: Seat, power: Name },
    Income { seat: Seat, token: Option<Name> },
    Demand(u8),
    Offered { seat: Seat, tokens: Tokens },
    Took { seat: Seat, token: Name },
    Built { seat: Seat, without: Name },
    Passed(Seat),
}

#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Refusal {
    #[error("you are not asked")]
    NotAsked,
    #[error("that is not what you are asked")]
    OtherQuestion,
    #[error("you cannot offer that")]
    CannotOffer,
    #[error("there is none of that in the pile")]
    NotInPile,
    #[error("you do not hold one of each")]
    CannotBuild,
    #[error("no reason was found")]
    NoReason,
}

impl Refuse for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NotAsked | Refusal::OtherQuestion => "1",
            Refusal::CannotOffer => "2",
            Refusal::NotInPile => "3",
            Refusal::CannotBuild => "4",
            Refusal::NoReason => "",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Own tokens, or all of them where hands are open.
    pub held: Vec<Option<Tokens>>,
    pub count: Vec<u8>,
    /// Only the viewer's own, until they are revealed.
    pub offer: Option<Tokens>,
    pub own_done: bool,
    pub ready: SeatSet,
    pub offering: SeatSet,
    pub power: Vec<Name>,
    pub score: Vec<u8>,
    pub round: u8,
    pub phase: Phase,
}

fn count(tokens: &Tokens) -> u8 {
    tokens.iter().sum()
}

impl State {
    fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        SeatSet::first(self.seats).iter()
    }

    /// Seats in the order of their powers.
    pub fn order(&self) -> [Seat; 5] {
        let mut order = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];
        order[..self.seats as usize].sort_by_key(|seat| self.power[seat.index()]);
        order
    }

    fn traders(&self) -> SeatSet {
        self.all()
            .filter(|seat| self.offer[seat.index()].is_some())
            .collect()
    }

    /// Whose turn it is to take: those who offered, in the order of powers.
    fn taker(&self, turn: u8) -> Option<Seat> {
        let traders = self.traders();
        let order = self.order().into_iter().take(self.seats.into());
        let mut round = order.filter(|&seat| traders.contains(seat));
        round.nth(turn as usize % traders.len().max(1))
    }

    fn has_set(&self, seat: Seat, without: u8) -> bool {
        let held = self.held[seat.index()];
        (0..KINDS).all(|kind| kind == without as usize || held[kind] > 0)
    }

    fn begin_round(&mut self, chance: &mut dyn Chance, out: &mut Out<Event>) {
        self.round = self.round.saturating_add(1);
        for seat in self.all() {
            let only = match self.open_hands {
                true => Audience::EVERYONE,
                false => Audience::only(seat),
            };
            let ask = Ask::secret("income", only);
            let kinds = [0, 1, 2, 3];
            for _ in 0..2 {
                let kind: usize = chance.die_of(ask, &kinds, |kind| NAMES[kind].into());
                self.held[seat.index()][kind] += 1;
                let income = |token| Event::Income { seat, token };
                out.split(only, income(Some(NAMES[kind].into())), income(None));
            }
        }
        let table = match self.turned_tables {
            false => [1, 2, 2, 3],
            true => [3, 2, 1, 2],
        };
        let name = |due| Value::thing(["none", "one", "two", "three"][due as usize]);
        let due = chance.die_of(Ask::open("demand"), &table, name);
        out.tell(Event::Demand(due));
        for seat in self.all() {
            let can = count(&self.held[seat.index()]) >= due;
            self.offer[seat.index()] = can.then(|| Multiset::exactly(due));
        }
        self.phase = match self.traders().len() {
            0 => Phase::Building { turn: 0 },
            _ => Phase::Offering { due },
        };
    }

    fn end_round(&mut self, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let won = self.all().any(|seat| self.score[seat.index()] >= GOAL);
        if won || self.round == self.rounds {
            self.phase = Phase::Over;
            self.offer = [None; 5];
        } else {
            self.begin_round(chance, out);
        }
    }
}

impl Bazaar {
    fn check(state: &State, seat: Seat, act: Act) -> Result<(), Refusal> {
        if !Bazaar::asked(state).asks(seat) {
            return Err(Refusal::NotAsked);
        }
        let held = &state.held[seat.index()];
        match (state.phase, act) {
            (Phase::Offering { .. }, Act::Offer(step)) => {
                let offer = state.offer[seat.index()].ok_or(Refusal::NotAsked)?;
                let mut listed = false;
                let _ = offer.each_step(held, |_| true, &mut |other| {
                    listed |= other == step;
                    ControlFlow::Continue(())
                });
                listed.then_some(()).ok_or(Refusal::CannotOffer)
            }
            (Phase::Taking { pile, .. }, Act::Take(kind)) => {
                let there = pile.get(kind as usize).is_some_and(|&count| count > 0);
                there.then_some(()).ok_or(Refusal::NotInPile)
            }
            (Phase::Building { .. }, Act::Pass) => Ok(()),
            (Phase::Building { .. }, Act::Build { without }) => {
                let can = (without as usize) < KINDS && state.has_set(seat, without);
                can.then_some(()).ok_or(Refusal::CannotBuild)
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }
}

static ABOUT: LazyLock<About> = LazyLock::new(|| {
    let flag = |id| Choice {
        id,
        values: Values::Flag,
        default: Setting::Flag(false),
        clause: "5",
    };
    About {
        id: "bazaar",
        name: "Bazaar",
        seats: &["first", "second", "third", "fourth", "fifth"],
        scenarios: vec![
            Scenario {
                id: "coast",
                name: "The Coast",
                seats: [3, 5],
            },
            Scenario {
                id: "river",
                name: "The River",
                seats: [3, 3],
            },
        ],
        options: vec![
            Choice {
                id: "rounds",
                values: Values::Number { least: 0, most: 6 },
                default: Setting::Number(4),
                clause: "6",
            },
            flag("open_hands"),
            flag("turned_tables"),
            Choice {
                id: "powers",
                values: Values::OneOf(vec!["dealt", "seated"]),
                default: Setting::Word("dealt".to_owned()),
                clause: "7",
            },
        ],
        exclusions: vec![["open_hands", "turned_tables"]],
        rules: kernel::rules_version(1, &[]),
    }
});

impl Game for Bazaar {
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn about() -> &'static About {
        &ABOUT
    }

    fn new(setup: &Setup, chance: &mut dyn Chance, out: &mut Out<Event>) -> State {
        let mut power = [0, 1, 2, 3, 4];
        if setup.word("powers") == Some("dealt") {
            let name = |power: u8| POWERS[power as usize].into();
            let seats = setup.seats as usize;
            chance.deal(Ask::open("power"), &mut power, seats, name);
        }
        let mut state = State {
            seats: setup.seats,
            power,
            held: [[0; KINDS]; 5],
            offer: [None; 5],
            score: [0; 5],
            round: 0,
            rounds: setup.number("rounds").unwrap_or(0) as u8,
            open_hands: setup.flag("open_hands"),
            turned_tables: setup.flag("turned_tables"),
            phase: Phase::Over,
        };
        for seat in state.all() {
            let power = POWERS[power[seat.index()] as usize].into();
            out.reveal(SeatSet::first(state.seats), Event::Dealt { seat, power });
        }
        state.begin_round(chance, out);
        state
    }

    fn asked(state: &State) -> Asked {
        match state.phase {
            Phase::Offering { .. } => Asked::Together {
                owing: (state.all())
                    .filter(|seat| state.offer[seat.index()].is_some_and(|offer| !offer.is_done()))
                    .collect(),
            },
            Phase::Taking { turn, .. } => state.taker(turn).map_or(Asked::Nobody, Asked::One),
            Phase::Building { turn } => Asked::One(state.order()[turn as usize]),
            Phase::Over => Asked::Nobody,
        }
    }

    fn each_option(state: &State, seat: Seat, each: &mut dyn FnMut(Act) -> ControlFlow<()>) {
        if !Bazaar::asked(state).asks(seat) {
            return;
        }
        let mut each = |act| each(act);
        match (state.phase, state.offer[seat.index()]) {
            (Phase::Offering { .. }, Some(offer)) => {
                let held = &state.held[seat.index()];
                let _ = offer.each_step(held, |_| true, &mut |step| each(Act::Offer(step)));
            }
            (Phase::Taking { pile, .. }, _) => {
                let _ = (0..KINDS as u8)
                    .filter(|&kind| pile[kind as usize] > 0)
                    .try_for_each(|kind| each(Act::Take(kind)));
            }
            (Phase::Building { .. }, _) => {
                let _ = (0..KINDS as u8)
                    .filter(|&without| state.has_set(seat, without))
                    .map(|without| Act::Build { without })
                    .chain([Act::Pass])
                    .try_for_each(each);
            }
            _ => {}
        }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        match act {
            Act::Offer(step) => {
                if let Some(offer) = &mut state.offer[seat.index()] {
                    offer.take(step);
                }
            }
            Act::Take(kind) => {
                let Phase::Taking { turn, mut pile } = state.phase else {
                    return;
                };
                pile[kind as usize] -= 1;
                state.held[seat.index()][kind as usize] += 1;
                let token = NAMES[kind as usize].into();
                out.tell(Event::Took { seat, token });
                state.phase = match count(&pile) {
                    0 => Phase::Building { turn: 0 },
                    _ => Phase::Taking {
                        turn: turn + 1,
                        pile,
                    },
                };
            }
            Act::Build { .. } | Act::Pass => {
                if let Act::Build { without } = act {
                    for kind in (0..KINDS).filter(|&kind| kind != without as usize) {
                        state.held[seat.index()][kind] -= 1;
                    }
                    state.score[seat.index()] += 1;
                    let without = NAMES[without as usize].into();
                    out.reveal(SeatSet::first(state.seats), Event::Built { seat, without });
                } else {
                    out.tell(Event::Passed(seat));
                }
                let Phase::Building { turn } = state.phase else {
                    return;
                };
                state.phase = Phase::Building { turn: turn + 1 };
                if turn + 1 == state.seats {
                    state.end_round(chance, out);
                }
            }
        }
    }

    fn refusal(state: &State, seat: Seat, act: Act) -> Refusal {
        Bazaar::check(state, seat, act)
            .err()
            .unwrap_or(Refusal::NoReason)
    }

    fn close(state: &mut State, _: &mut dyn Chance, out: &mut Out<Event>) {
        let mut pile = [0; KINDS];
        for seat in state.all() {
            let Some(offer) = state.offer[seat.index()] else {
                continue;
            };
            let tokens = *offer.taken();
            for kind in 0..KINDS {
                state.held[seat.index()][kind] -= tokens[kind];
                pile[kind] += tokens[kind];
            }
            out.reveal(SeatSet::first(state.seats), Event::Offered { seat, tokens });
        }
        state.phase = Phase::Taking { turn: 0, pile };
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = |seat| viewer == Viewer::Seat(seat);
        let me = match viewer {
            Viewer::Seat(seat) => state.offer[seat.index()],
            Viewer::Spectator => None,
        };
        let offering = matches!(state.phase, Phase::Offering { .. });
        View {
            held: (state.all())
                .map(|seat| (own(seat) || state.open_hands).then(|| state.held[seat.index()]))
                .collect(),
            count: state
                .all()
                .map(|seat| count(&state.held[seat.index()]))
                .collect(),
            offer: me.filter(|_| offering).map(|offer| *offer.taken()),
            own_done: me.is_some_and(|offer| offer.is_done()),
            ready: (state.traders().iter())
                .filter(|seat| state.offer[seat.index()].is_some_and(|offer| offer.is_done()))
                .collect(),
            offering: state.traders(),
            power: (state.all())
                .map(|seat| POWERS[state.power[seat.index()] as usize].into())
                .collect(),
            score: state.score[..state.seats as usize].to_vec(),
            round: state.round,
            phase: state.phase,
        }
    }

    fn guess(info: &Info<'_, Self>, chance: &mut dyn Chance) -> Option<State> {
        let view = info.view();
        let ask = Ask::secret("guess", Audience::NOBODY);
        let mut state = State {
            seats: info.setup().seats,
            power: [0, 1, 2, 3, 4],
            held: [[0; KINDS]; 5],
            offer: [None; 5],
            score: [0; 5],
            round: view.round,
            rounds: info.setup().number("rounds").unwrap_or(0) as u8,
            open_hands: info.setup().flag("open_hands"),
            turned_tables: info.setup().flag("turned_tables"),
            phase: view.phase,
        };
        let mut left: Vec<u8> = (0..5).collect();
        for seat in state.all() {
            let power = POWERS
                .iter()
                .position(|power| *power == view.power[seat.index()])?
                as u8;
            state.power[seat.index()] = power;
            left.retain(|other| *other != power);
            state.score[seat.index()] = view.score[seat.index()];
            state.held[seat.index()] = match view.held[seat.index()] {
                Some(held) => held,
                None => {
                    let mut held = [0; KINDS];
                    for _ in 0..view.count[seat.index()] {
                        held[chance.die(ask, KINDS as u32) as usize - 1] += 1;
                    }
                    held
                }
            };
        }
        // Powers that nobody has are of no importance, but lie in their order of dealing.
        for (slot, power) in state.power[state.seats as usize..].iter_mut().zip(left) {
            *slot = power;
        }
        for seat in view.offering.iter() {
            state.offer[seat.index()] =
                Some(guess_offer(&state, &view, info.seat(), seat, chance)?);
        }
        Some(state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let score = |seat: Seat| state.score[seat.index()];
        let best = state.all().map(score).max().unwrap_or(0);
        let scores = state
            .all()
            .map(|seat| score(seat).into())
            .collect::<Vec<i32>>();
        let outcome = match best {
            0 => Outcome::draw("nothing-built"),
            _ => Outcome::win(
                state.all().filter(|&seat| score(seat) == best).collect(),
                "built",
            ),
        };
        Some(outcome.with_scores(scores))
    }

    fn audit(state: &State) -> Result<(), Broken> {
        let mut powers = state.power;
        powers.sort_unstable();
        if powers != [0, 1, 2, 3, 4] || !(3..=5).contains(&state.seats) {
            return Err(Broken("powers are dealt once each".to_owned()));
        }
        let offering = matches!(state.phase, Phase::Offering { .. });
        let covered = |seat: Seat| {
            let (held, offer) = (state.held[seat.index()], state.offer[seat.index()]);
            let taken = offer.map_or([0; KINDS], |offer| *offer.taken());
            (0..KINDS).all(|kind| taken[kind] <= held[kind])
        };
        if offering && !state.all().all(covered) {
            return Err(Broken("a seat offers what it does not hold".to_owned()));
        }
        Ok(())
    }
}

/// Any offer that fits: as far as it is known to have come, and of the guessed tokens.
fn guess_offer(
    state: &State,
    view: &View,
    me: Seat,
    seat: Seat,
    chance: &mut dyn Chance,
) -> Option<Multiset<KINDS>> {
    let ask = Ask::secret("guess", Audience::NOBODY);
    let due = match view.phase {
        Phase::Offering { due } => due,
        _ => 0,
    };
    let mut offer = Multiset::exactly(due);
    let held = &state.held[seat.index()];
    let done = view.ready.contains(seat);
    if let (true, Some(own)) = (seat == me, view.offer) {
        for (kind, count) in own.into_iter().enumerate() {
            for _ in 0..count {
                offer.take(Step::Take(kind as u8));
            }
        }
    } else if due > 0 {
        // A part of an offer, or all of it.
        let picks = if done {
            due.into()
        } else {
            chance.die(ask, due.into()) - 1
        };
        for _ in 0..picks {
            let mut steps = Vec::new();
            let _ = offer.each_step(held, |_| true, &mut |step| {
                steps.push(step);
                ControlFlow::Continue(())
            });
            let pick = chance.die(ask, steps.len() as u32) as usize - 1;
            offer.take(steps[pick]);
        }
    }
    if done {
        offer.take(Step::Done);
    }
    Some(offer)
}

/// In the dark all offers are alike; otherwise nothing is hidden that an act could tell.
pub fn another_offer(
    state: &State,
    _: Viewer,
    mover: Seat,
    act: Act,
    dice: &mut SplitMix64,
) -> Option<(State, Act)> {
    let Act::Offer(Step::Take(_)) = act else {
        return None;
    };
    let listed = kernel::options::<Bazaar>(state, mover);
    let other = listed[dice.below(listed.len() as u32) as usize];
    (!matches!(other, Act::Offer(Step::Done))).then_some((*state, other))
}

pub fn all_acts() -> impl Iterator<Item = Act> {
    let kinds = || 0..=KINDS as u8;
    (kinds().map(|kind| Act::Offer(Step::Take(kind))))
        .chain(kinds().map(Act::Take))
        .chain(kinds().map(|without| Act::Build { without }))
        .chain([Act::Offer(Step::Done), Act::Pass])
}
