//! A small game with what a large one has: two or three seats, a secret dealt to
//! each, a joint question answered in steps, dice, options, and traps on demand.
//!
//! Each round every seat lifts a stake from 1 to 6 and seals it. When all have, the
//! stakes are shown, and the lowest stake that nobody else chose wins as many points.
//! That seat may then roll a die for more, again and again, until it stops or a 1
//! takes half of its points. The secret card is added at the end.

use std::ops::ControlFlow;

use kernel::{
    About, Appraise, Ask, Asked, Audience, Broken, Chance, Choice, Game, Info, Message, Out,
    Outcome, Prompt, Refuse, Scenario, Seat, SeatSet, Setting, Setup, Speak, Values, Viewer,
};
use serde::{Deserialize, Serialize};

#[derive(Debug)]
pub struct Stakes;

pub const MOST_SEATS: usize = 3;
const MOST_POINTS: u16 = 1000;

/// What goes wrong when somebody has rolled a six, for tests of those who watch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trap {
    None,
    Audit,
    Panic,
    DeadEnd,
    /// Nobody may ever stop.
    Endless,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub seats: u8,
    pub rounds: u8,
    pub round: u8,
    pub trap: Trap,
    pub sprung: bool,
    pub cards: [u8; MOST_SEATS],
    pub points: [u16; MOST_SEATS],
    pub lifted: [Option<u8>; MOST_SEATS],
    pub sealed: [bool; MOST_SEATS],
    /// Who may roll for more.
    pub roller: Option<Seat>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Act {
    Lift { stake: u8 },
    Seal,
    Roll,
    Stop,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Dealt { card: Option<u8> },
    Shown { stakes: [Option<u8>; MOST_SEATS] },
    Rolled { seat: Seat, die: u32 },
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub round: u8,
    pub own_card: Option<u8>,
    pub own_stake: Option<u8>,
    pub points: Vec<u16>,
    pub sealed: Vec<bool>,
    pub roller: Option<Seat>,
}

#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Refusal {
    #[error("it is not your decision")]
    NotAsked,
    #[error("a stake is 1 to 6, not {0}")]
    Stake(u8),
    #[error("first lift a stake")]
    NothingLifted,
    #[error("that cannot be done now")]
    NotNow,
}

impl Refuse for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NotAsked | Refusal::NotNow => "1-a",
            Refusal::Stake(_) | Refusal::NothingLifted => "1-b",
        }
    }
}

static ABOUT: std::sync::LazyLock<About> = std::sync::LazyLock::new(|| About {
    id: "stakes",
    name: "Stakes",
    seats: &["north", "south", "west"],
    scenarios: vec![
        Scenario {
            id: "duel",
            name: "Duel",
            seats: [2, 2],
        },
        Scenario {
            id: "crowd",
            name: "Crowd",
            seats: [2, 3],
        },
    ],
    options: vec![
        Choice {
            id: "rounds",
            values: Values::Number { least: 1, most: 9 },
            default: Setting::Number(5),
            clause: "1-c",
        },
        Choice {
            id: "trap",
            values: Values::OneOf(vec!["none", "audit", "panic", "dead-end", "endless"]),
            default: Setting::Word("none".to_owned()),
            clause: "1-d",
        },
    ],
    exclusions: Vec::new(),
    rules: kernel::rules_version(1, &[]),
});

impl State {
    fn seats(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    fn next_round(&mut self) {
        self.round += 1;
        self.lifted = [None; MOST_SEATS];
        self.sealed = [false; MOST_SEATS];
        self.roller = None;
    }

    fn is_over(&self) -> bool {
        self.round >= self.rounds
    }

    fn legal(&self, seat: Seat, act: Act) -> Result<(), Refusal> {
        if !Stakes::asked(self).asks(seat) {
            return Err(Refusal::NotAsked);
        }
        match (self.roller, act) {
            (None, Act::Lift { stake }) if !(1..=6).contains(&stake) => Err(Refusal::Stake(stake)),
            (None, Act::Lift { .. }) => Ok(()),
            (None, Act::Seal) => {
                (self.lifted[seat.index()].map(|_| ())).ok_or(Refusal::NothingLifted)
            }
            (Some(_), _) if self.trap == Trap::DeadEnd && self.sprung => Err(Refusal::NotNow),
            (Some(_), Act::Roll) => Ok(()),
            (Some(_), Act::Stop) if self.trap != Trap::Endless => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }
}

impl Game for Stakes {
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn about() -> &'static About {
        &ABOUT
    }

    fn new(setup: &Setup, chance: &mut dyn Chance, out: &mut Out<Event>) -> State {
        let mut state = State {
            seats: setup.seats,
            rounds: setup.number("rounds").unwrap_or(5) as u8,
            round: 0,
            trap: match setup.word("trap") {
                Some("audit") => Trap::Audit,
                Some("panic") => Trap::Panic,
                Some("dead-end") => Trap::DeadEnd,
                Some("endless") => Trap::Endless,
                _ => Trap::None,
            },
            sprung: false,
            cards: [0; MOST_SEATS],
            points: [0; MOST_SEATS],
            lifted: [None; MOST_SEATS],
            sealed: [false; MOST_SEATS],
            roller: None,
        };
        for seat in state.seats().iter() {
            let audience = Audience::only(seat);
            let card = chance.die(Ask::secret("deal", audience), 4);
            state.cards[seat.index()] = card as u8;
            let full = Event::Dealt {
                card: Some(card as u8),
            };
            out.split(audience, full, Event::Dealt { card: None });
        }
        state
    }

    fn asked(state: &State) -> Asked {
        if state.is_over() {
            return Asked::Nobody;
        }
        match state.roller {
            Some(seat) => Asked::One(seat),
            None => Asked::Together {
                owing: (state.seats().iter())
                    .filter(|seat| !state.sealed[seat.index()])
                    .collect(),
            },
        }
    }

    fn each_option(state: &State, seat: Seat, each: &mut dyn FnMut(Act) -> ControlFlow<()>) {
        let lifts = (1..=6).map(|stake| Act::Lift { stake });
        for act in lifts.chain([Act::Seal, Act::Roll, Act::Stop]) {
            if state.legal(seat, act).is_ok() && each(act).is_break() {
                return;
            }
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
            Act::Lift { stake } => state.lifted[seat.index()] = Some(stake),
            Act::Seal => state.sealed[seat.index()] = true,
            Act::Stop => state.next_round(),
            Act::Roll => {
                let die = chance.die(Ask::open("roll"), 6);
                assert!(
                    state.trap != Trap::Panic || die < 6,
                    "a six, which was a trap"
                );
                state.sprung |= die == 6;
                out.tell(Event::Rolled { seat, die });
                let points = &mut state.points[seat.index()];
                if die == 1 {
                    *points /= 2;
                    if state.trap != Trap::Endless {
                        state.next_round();
                    }
                } else {
                    *points = (*points + die as u16).min(MOST_POINTS);
                }
            }
        }
    }

    fn refusal(state: &State, seat: Seat, act: Act) -> Refusal {
        (state.legal(seat, act).err()).unwrap_or(Refusal::NotNow)
    }

    fn close(state: &mut State, _: &mut dyn Chance, out: &mut Out<Event>) {
        let stakes = state.lifted.map(|stake| stake.unwrap_or(0));
        let alone = |stake: u8| stakes.iter().filter(|&&other| other == stake).count() == 1;
        let winner = (state.seats().iter())
            .filter(|seat| alone(stakes[seat.index()]))
            .min_by_key(|seat| stakes[seat.index()]);
        let shown = Event::Shown {
            stakes: state.lifted,
        };
        out.reveal(state.seats(), shown);
        match winner {
            Some(seat) => {
                let points = &mut state.points[seat.index()];
                *points = (*points + u16::from(stakes[seat.index()])).min(MOST_POINTS);
                state.roller = Some(seat);
            }
            None => state.next_round(),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.0 < state.seats => Some(seat.index()),
            _ => None,
        };
        let seats = usize::from(state.seats);
        View {
            viewer,
            round: state.round,
            own_card: own.map(|own| state.cards[own]),
            own_stake: own.and_then(|own| state.lifted[own]),
            points: state.points[..seats].to_vec(),
            sealed: state.sealed[..seats].to_vec(),
            roller: state.roller,
        }
    }

    fn guess(_: &Info<'_, Stakes>, _: &mut dyn Chance) -> Option<State> {
        None
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if !state.is_over() {
            return None;
        }
        let total = |seat: Seat| state.points[seat.index()] + u16::from(state.cards[seat.index()]);
        let best = state.seats().iter().map(total).max()?;
        let first: SeatSet = (state.seats().iter())
            .filter(|&seat| total(seat) == best)
            .collect();
        Some(if first.len() == 1 {
            Outcome::win(first, "most-points")
        } else {
            Outcome::draw("equal-points")
        })
    }

    fn audit(state: &State) -> Result<(), Broken> {
        let broken = |what: &str| Err(Broken(what.to_owned()));
        if !(2..=MOST_SEATS as u8).contains(&state.seats) {
            return broken("a table has two or three seats");
        }
        if state.round > state.rounds || state.rounds > 9 {
            return broken("there are at most nine rounds");
        }
        if (state.roller).is_some_and(|seat| !state.seats().contains(seat)) {
            return broken("nobody sits there to roll");
        }
        if state.points.iter().any(|&points| points > MOST_POINTS) {
            return broken("there are not that many points");
        }
        if state.trap == Trap::Audit && state.sprung {
            return broken("a six, which was a trap");
        }
        Ok(())
    }
}

impl Appraise for Stakes {
    fn appraise(view: &View, seat: Seat, acts: &[Act], worth: &mut Vec<i64>) {
        let points = view.points[seat.index()];
        worth.extend(acts.iter().map(|act| match act {
            // A low stake that is alone brings the roll, where the points are.
            Act::Lift { stake } if view.own_stake.is_none() => -i64::from(*stake > 3),
            Act::Lift { .. } => -10,
            Act::Seal => 1,
            Act::Roll => i64::from(points < 20),
            Act::Stop => i64::from(points >= 20),
        }));
    }
}

impl Speak for Stakes {
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("stakes.en.ftl")),
            ("pl", include_str!("stakes.pl.ftl")),
        ]
    }

    fn prompt(view: &View) -> Prompt {
        let key = match (view.viewer, view.roller) {
            (_, None) => "prompt-stake",
            (Viewer::Seat(seat), Some(roller)) if seat == roller => "prompt-roll",
            _ => "prompt-wait",
        };
        Prompt {
            say: Message::new(key),
            clause: "1-a",
        }
    }

    fn say_act(_: &View, act: Act) -> Message {
        match act {
            Act::Lift { stake } => Message::new("act-lift").count("stake", stake),
            Act::Seal => Message::new("act-seal"),
            Act::Roll => Message::new("act-roll"),
            Act::Stop => Message::new("act-stop"),
        }
    }

    fn say_event(event: &Event) -> Message {
        match event {
            Event::Dealt { card: Some(card) } => Message::new("event-dealt").count("card", *card),
            Event::Dealt { card: None } => Message::new("event-dealt-other"),
            Event::Shown { stakes } => {
                let stakes: Vec<_> = stakes.iter().flatten().map(u8::to_string).collect();
                Message::new("event-shown").text("stakes", stakes.join(", "))
            }
            Event::Rolled { seat, die } => Message::new("event-rolled")
                .name("seat", Stakes::say_seat(*seat).key)
                .count("die", i64::from(*die)),
        }
    }

    fn say_refusal(refusal: &Refusal) -> Message {
        Message::new(match refusal {
            Refusal::NotAsked => "refusal-not-asked",
            Refusal::Stake(_) => "refusal-stake",
            Refusal::NothingLifted => "refusal-nothing-lifted",
            Refusal::NotNow => "refusal-not-now",
        })
    }

    fn describe(view: &View) -> Vec<Message> {
        let round = Message::new("situation-round").count("round", view.round + 1);
        let points = (view.points.iter().enumerate()).map(|(seat, points)| {
            Message::new("situation-points")
                .name("seat", Stakes::say_seat(Seat(seat as u8)).key)
                .count("points", *points)
        });
        let card = (view.own_card).map(|card| Message::new("situation-card").count("card", card));
        [round].into_iter().chain(points).chain(card).collect()
    }
}

/// The set-up of a request that is known to be good, options written as typed.
pub fn setup(scenario: &str, options: &[(&str, &str)]) -> Setup {
    let about = Stakes::about();
    let setting = |id: &str, text| about.option(id).expect("an option").values.parse(text);
    let wanted = kernel::SetupRequest {
        scenario: Some(scenario.to_owned()),
        seats: None,
        options: (options.iter())
            .map(|&(id, text)| (id.to_owned(), setting(id, text)))
            .collect(),
    };
    about.check(&wanted).expect("a set-up of this game")
}
