//! Gauntlet: two runners with hands of cards. Rolls rest on the table while both may
//! interrupt them, cards are stolen and remembered, and a runner who cannot pay what
//! he owes is out in the midst of everything.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use kernel::parts::pick::{Step, Subset};
use kernel::parts::{Deck, Frames, IdSet, Known, Reopen, Roll, Window, draw_from};
use kernel::{
    About, Ask, Asked, Audience, Broken, Chance, Game, Info, Opening, Out, Outcome, Refuse,
    Scenario, Seat, SeatSet, Setup, SplitMix64, Value, Viewer,
};
use serde::{Deserialize, Serialize};

pub const CARDS: u8 = 24;
const HAND: usize = 4;
const OWED: u8 = 2;
const GOAL: u8 = 3;
const LAST_TURN: u8 = 24;

/// The name of the window that every roll opens.
pub const WINDOW: &str = "roll";

#[derive(Debug)]
pub struct Gauntlet;

/// What a card does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    March,
    Shift,
    Cancel,
    Theft,
}

pub fn kind(card: u8) -> Kind {
    match card % 6 {
        3 => Kind::Shift,
        4 => Kind::Cancel,
        5 => Kind::Theft,
        _ => Kind::March,
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    March,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// A seat plays a card or passes.
    Turn(Seat),
    /// A march waits for its roll.
    March(Seat),
    Roll(Roll<Purpose>),
    Window(Window),
    /// A seat chooses in private which cards to lose.
    Owe(Seat, Subset),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    Arrived(Seat),
    GaveUp(Seat),
    Starved(Seat),
    Dusk,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub hand: [IdSet; 2],
    pub deck: Deck,
    pub discard: IdSet,
    pub known: Known<{ CARDS as usize }>,
    pub place: [u8; 2],
    pub turn: u8,
    pub frames: Frames<Frame>,
    pub end: Option<End>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    Play(u8),
    Pass,
    Counter(u8),
    Decline,
    Pay(Step),
    GiveUp,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Drew { seat: Seat, card: Option<u8> },
    Renewed,
    Played { seat: Seat, card: u8 },
    Passed(Seat),
    Rolled(u8),
    Shifted(i8),
    Declined(Seat),
    Annulled,
    Advanced { seat: Seat, by: u8 },
    Stole { thief: Seat, card: Option<u8> },
    Owes { seat: Seat },
    Paid { seat: Seat, cards: IdSet },
    Ended(End),
}

#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Refusal {
    #[error("you are not asked")]
    NotAsked,
    #[error("that is not what you are asked")]
    OtherQuestion,
    #[error("you do not hold that card")]
    NotHeld,
    #[error("that card does not fit the moment")]
    WrongCard,
    #[error("a card of that title was played on this roll")]
    UsedTitle,
    #[error("those cards cannot be paid")]
    CannotPay,
    #[error("no reason was found")]
    NoReason,
}

impl Refuse for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NotAsked | Refusal::OtherQuestion => "1",
            Refusal::NotHeld => "2",
            Refusal::WrongCard | Refusal::UsedTitle => "3",
            Refusal::CannotPay => "4",
            Refusal::NoReason => "",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub hand: Option<IdSet>,
    pub count: [u8; 2],
    /// Cards in either hand that both players know of.
    pub stolen: [IdSet; 2],
    pub deck: u8,
    pub discard: IdSet,
    pub place: [u8; 2],
    pub turn: u8,
    pub frames: Vec<Frame>,
    pub end: Option<End>,
}

pub fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

fn both() -> SeatSet {
    SeatSet::first(2)
}

pub fn named(card: u8) -> Value {
    Value::Thing(format!("card-{card}").into())
}

/// Whether a counter may be in that hand, as far as everybody knows.
fn gate(public: &View, seat: Seat) -> bool {
    let counter = |card: u8| matches!(kind(card), Kind::Shift | Kind::Cancel);
    let somewhere = (0..CARDS).any(|card| counter(card) && !public.discard.contains(card));
    somewhere && public.count[seat.index()] > 0
}

impl State {
    fn lose(&mut self, seat: Seat, card: u8) {
        let hand = &mut self.hand[seat.index()];
        *hand = hand.without(card);
        self.discard = self.discard.with(card);
        self.known.shuffled(IdSet::EMPTY.with(card));
    }

    fn push(&mut self, frame: Frame) {
        self.frames
            .push(frame)
            .expect("no procedure here goes deep");
    }

    fn begin_turn(&mut self, seat: Seat, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let only = Audience::only(seat);
        while self.hand[seat.index()].len() < HAND {
            if self.deck.is_empty() && !self.discard.is_empty() {
                out.tell(Event::Renewed);
            }
            let ask = Ask::secret("draw", only);
            let drawn = self
                .deck
                .draw_or_renew(&mut self.discard, ask, named, chance);
            let Some(card) = drawn else { break };
            self.hand[seat.index()] = self.hand[seat.index()].with(card);
            let drew = |card| Event::Drew { seat, card };
            out.split_reveal(only, SeatSet::one(seat), drew(Some(card)), drew(None));
        }
        self.push(Frame::Turn(seat));
    }

    fn end_turn(&mut self, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let Some(Frame::Turn(seat)) = self.frames.pop() else {
            return;
        };
        self.turn += 1;
        if self.turn >= LAST_TURN {
            self.finish(End::Dusk, out);
        } else {
            self.begin_turn(enemy(seat), chance, out);
        }
    }

    /// Nothing outlives the end.
    fn finish(&mut self, end: End, out: &mut Out<Event>) {
        self.frames.clear();
        self.end = Some(end);
        out.tell(Event::Ended(end));
    }

    fn march(&mut self, seat: Seat, chance: &mut dyn Chance, out: &mut Out<Event>) {
        self.push(Frame::March(seat));
        let roll = Roll::throw(Purpose::March, 6, 1, Ask::open("march"), chance);
        out.tell(Event::Rolled(roll.raw().next().unwrap_or(0)));
        self.push(Frame::Roll(roll));
        let order = [seat, enemy(seat)];
        let window = Window::behind::<Gauntlet>(self, order, Reopen::UntilAllDecline, gate);
        self.push(Frame::Window(window));
        self.go_on(chance, out);
    }

    /// Carries out a roll once nobody wants to change it.
    fn go_on(&mut self, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let Some(Frame::Window(window)) = self.frames.top() else {
            return;
        };
        if !window.is_closed() {
            return;
        }
        self.frames.pop();
        let Some(Frame::Roll(roll)) = self.frames.pop() else {
            return;
        };
        let Some(Frame::March(seat)) = self.frames.pop() else {
            return;
        };
        let by = match roll.value() {
            None => {
                out.tell(Event::Annulled);
                0
            }
            Some(..=1) => return self.stumble(seat, out),
            Some(2..=3) => 0,
            Some(4..=6) => 1,
            Some(7..) => 2,
        };
        if by > 0 {
            self.place[seat.index()] += by;
            out.tell(Event::Advanced { seat, by });
        }
        if self.place[seat.index()] >= GOAL {
            self.finish(End::Arrived(seat), out);
        } else {
            self.end_turn(chance, out);
        }
    }

    /// What is owed is compared with what is there before the first pick.
    fn stumble(&mut self, seat: Seat, out: &mut Out<Event>) {
        out.tell(Event::Owes { seat });
        if self.hand[seat.index()].len() < OWED.into() {
            self.finish(End::Starved(seat), out);
        } else {
            self.push(Frame::Owe(seat, Subset::new(OWED, OWED)));
        }
    }
}

impl Gauntlet {
    fn check(state: &State, seat: Seat, act: Act) -> Result<(), Refusal> {
        if !Gauntlet::asked(state).asks(seat) {
            return Err(Refusal::NotAsked);
        }
        let hand = state.hand[seat.index()];
        let held = |card| hand.contains(card).then_some(()).ok_or(Refusal::NotHeld);
        match (state.frames.top(), act) {
            (Some(Frame::Turn(_)), Act::Pass) => Ok(()),
            (Some(Frame::Turn(_)), Act::Play(card)) => {
                held(card)?;
                match kind(card) {
                    Kind::March | Kind::Theft => Ok(()),
                    Kind::Shift | Kind::Cancel => Err(Refusal::WrongCard),
                }
            }
            (Some(Frame::Window(_)), Act::Decline) => Ok(()),
            (Some(Frame::Window(window)), Act::Counter(card)) => {
                held(card)?;
                match kind(card) {
                    Kind::March | Kind::Theft => Err(Refusal::WrongCard),
                    kind if window.is_used(kind as u8) => Err(Refusal::UsedTitle),
                    Kind::Shift | Kind::Cancel => Ok(()),
                }
            }
            (Some(Frame::Owe(..)), Act::GiveUp) => Ok(()),
            (Some(Frame::Owe(_, pick)), Act::Pay(step)) => {
                let mut listed = false;
                let _ = pick.each_step(hand, |_, _| true, &mut |other| {
                    listed |= other == step;
                    ControlFlow::Continue(())
                });
                listed.then_some(()).ok_or(Refusal::CannotPay)
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }
}

static ABOUT: LazyLock<About> = LazyLock::new(|| About {
    id: "gauntlet",
    name: "Gauntlet",
    seats: &["red", "blue"],
    scenarios: vec![Scenario {
        id: "road",
        name: "The Road",
        seats: [2, 2],
    }],
    options: Vec::new(),
    exclusions: Vec::new(),
    rules: kernel::rules_version(1, &[]),
});

impl Game for Gauntlet {
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn about() -> &'static About {
        &ABOUT
    }

    fn new(_: &Setup, chance: &mut dyn Chance, out: &mut Out<Event>) -> State {
        let mut state = State {
            hand: [IdSet::EMPTY; 2],
            deck: Deck::shuffled(IdSet::first(CARDS)),
            discard: IdSet::EMPTY,
            known: Known::new(),
            place: [0; 2],
            turn: 0,
            frames: Frames::new(),
            end: None,
        };
        state.begin_turn(Seat(1), chance, out);
        state.frames.pop();
        state.begin_turn(Seat(0), chance, out);
        state
    }

    fn asked(state: &State) -> Asked {
        match state.frames.top() {
            Some(Frame::Turn(seat) | Frame::Owe(seat, _)) => Asked::One(seat),
            Some(Frame::Window(window)) => window.asked().map_or(Asked::Nobody, Asked::One),
            Some(Frame::March(_) | Frame::Roll(_)) | None => Asked::Nobody,
        }
    }

    fn each_option(state: &State, seat: Seat, each: &mut dyn FnMut(Act) -> ControlFlow<()>) {
        if !Gauntlet::asked(state).asks(seat) {
            return;
        }
        let hand = state.hand[seat.index()];
        match state.frames.top() {
            Some(Frame::Owe(_, pick)) => {
                let stopped = pick.each_step(state.hand[seat.index()], |_, _| true, &mut |step| {
                    each(Act::Pay(step))
                });
                if stopped.is_continue() {
                    let _ = each(Act::GiveUp);
                }
            }
            _ => {
                let _ = (hand.iter().map(Act::Play))
                    .chain(hand.iter().map(Act::Counter))
                    .chain([Act::Pass, Act::Decline])
                    .filter(|&act| Gauntlet::check(state, seat, act).is_ok())
                    .try_for_each(each);
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
            Act::Play(card) => {
                state.lose(seat, card);
                out.reveal(both(), Event::Played { seat, card });
                if kind(card) == Kind::March {
                    return state.march(seat, chance, out);
                }
                steal(state, seat, chance, out);
                state.end_turn(chance, out);
            }
            Act::Pass => {
                out.tell(Event::Passed(seat));
                state.end_turn(chance, out);
            }
            Act::Counter(card) => counter(state, seat, card, chance, out),
            Act::Decline => {
                out.tell(Event::Declined(seat));
                if let Some(Frame::Window(window)) = state.frames.top_mut() {
                    window.decline();
                }
                state.go_on(chance, out);
            }
            Act::Pay(step) => {
                let Some(Frame::Owe(_, pick)) = state.frames.top_mut() else {
                    return;
                };
                pick.take(step);
                let (cards, done) = (pick.taken(), pick.is_done());
                if done {
                    state.frames.pop();
                    cards.iter().for_each(|card| state.lose(seat, card));
                    out.reveal(both(), Event::Paid { seat, cards });
                    state.end_turn(chance, out);
                }
            }
            Act::GiveUp => state.finish(End::GaveUp(seat), out),
        }
    }

    fn refusal(state: &State, seat: Seat, act: Act) -> Refusal {
        Gauntlet::check(state, seat, act)
            .err()
            .unwrap_or(Refusal::NoReason)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let stolen = |seat: Seat| match viewer {
            Viewer::Seat(me) => state.known.of(me).common(state.hand[seat.index()]),
            Viewer::Spectator => IdSet::EMPTY,
        };
        View {
            hand: match viewer {
                Viewer::Seat(seat) => Some(state.hand[seat.index()]),
                Viewer::Spectator => None,
            },
            count: state.hand.map(|hand| hand.len() as u8),
            stolen: [stolen(Seat(0)), stolen(Seat(1))],
            deck: state.deck.len() as u8,
            discard: state.discard,
            place: state.place,
            turn: state.turn,
            frames: (state.frames.iter())
                .map(|frame| match frame {
                    // Which cards go is nobody's affair until all are chosen.
                    Frame::Owe(seat, _) if !own(seat) => Frame::Owe(seat, Subset::new(OWED, OWED)),
                    frame => frame,
                })
                .collect(),
            end: state.end,
        }
    }

    fn guess(info: &Info<'_, Self>, chance: &mut dyn Chance) -> Option<State> {
        let (view, me, other) = (info.view(), info.seat(), enemy(info.seat()));
        let ask = Ask::secret("guess", Audience::NOBODY);
        let mut hand = [IdSet::EMPTY; 2];
        hand[me.index()] = view.hand?;
        hand[other.index()] = view.stolen[other.index()];
        let mut unknown = (IdSet::first(CARDS))
            .minus(view.discard)
            .minus(hand[0].union(hand[1]));
        while hand[other.index()].len() < view.count[other.index()] as usize {
            let card = draw_from(unknown, ask, named, chance)?;
            unknown = unknown.without(card);
            hand[other.index()] = hand[other.index()].with(card);
        }
        let mut known = Known::new();
        for stolen in view.stolen {
            known.reveal_all(stolen, both());
        }
        let mut frames = Frames::new();
        for frame in view.frames {
            frames.push(frame).ok()?;
        }
        Some(State {
            hand,
            deck: Deck::shuffled(unknown),
            discard: view.discard,
            known,
            place: view.place,
            turn: view.turn,
            frames,
            end: view.end,
        })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let win = |seat, cause| Outcome::win(SeatSet::one(seat), cause);
        let outcome = match state.end? {
            End::Arrived(seat) => win(seat, "arrived"),
            End::GaveUp(seat) => win(enemy(seat), "gave-up"),
            End::Starved(seat) => win(enemy(seat), "starved"),
            End::Dusk => Outcome::draw("dusk"),
        };
        Some(outcome.with_scores(state.place.map(i32::from)))
    }

    fn audit(state: &State) -> Result<(), Broken> {
        let broken = |problem: &str| Err(Broken(problem.to_owned()));
        let piles = [
            state.hand[0],
            state.hand[1],
            state.discard,
            state.deck.cards(),
        ];
        let total: usize = piles.iter().map(|pile| pile.len()).sum();
        let all = piles.into_iter().fold(IdSet::EMPTY, IdSet::union);
        if total != CARDS as usize || all != IdSet::first(CARDS) || !state.deck.is_sound() {
            return broken("every card is in one place");
        }
        if state.end.is_some() != state.frames.is_empty() {
            return broken("frames outlive the end");
        }
        Ok(())
    }

    fn windows() -> &'static [&'static str] {
        &[WINDOW]
    }

    fn opening(state: &State) -> Option<Opening<Act>> {
        matches!(state.frames.top(), Some(Frame::Window(_))).then_some(Opening {
            key: WINDOW,
            decline: Act::Decline,
        })
    }
}

fn counter(state: &mut State, seat: Seat, card: u8, chance: &mut dyn Chance, out: &mut Out<Event>) {
    state.lose(seat, card);
    out.reveal(both(), Event::Played { seat, card });
    let Some(Frame::Window(mut window)) = state.frames.pop() else {
        return;
    };
    window.play(kind(card) as u8);
    let marching = state.frames.below();
    if let Some(Frame::Roll(roll)) = state.frames.top_mut() {
        if kind(card) == Kind::Cancel {
            roll.cancel();
            window.close();
        } else {
            let by = if marching == Some(Frame::March(seat)) {
                1
            } else {
                -1
            };
            roll.shift(card, by).expect("one shift a roll");
            out.tell(Event::Shifted(by));
        }
    }
    state.push(Frame::Window(window));
    state.go_on(chance, out);
}

fn steal(state: &mut State, thief: Seat, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let from = state.hand[enemy(thief).index()];
    let ask = Ask::secret("theft", Audience::seats(both()));
    let Some(card) = draw_from(from, ask, named, chance) else {
        return;
    };
    state.hand[enemy(thief).index()] = from.without(card);
    state.hand[thief.index()] = state.hand[thief.index()].with(card);
    state.known.moved(card, from, both());
    let stole = |card| Event::Stole { thief, card };
    out.split_reveal(ask.audience, both(), stole(Some(card)), stole(None));
}

/// Another card of the mover where its choice is private, and other cards in the hand
/// of the mover where it names none.
pub fn exchange_cards(
    state: &State,
    viewer: Viewer,
    mover: Seat,
    act: Act,
    dice: &mut SplitMix64,
) -> Option<(State, Act)> {
    match act {
        Act::Pay(_) => {
            let listed = kernel::options::<Gauntlet>(state, mover);
            let other = listed[dice.below(listed.len() as u32) as usize];
            matches!(other, Act::Pay(_)).then_some((*state, other))
        }
        Act::Pass | Act::Decline => {
            let known = match viewer {
                Viewer::Seat(seat) => state.known.of(seat),
                Viewer::Spectator => IdSet::EMPTY,
            };
            let hand = state.hand[mover.index()];
            let out = hand.minus(known).nth(dice.below(4) as usize)?;
            let into = state.deck.bag().nth(dice.below(8) as usize)?;
            let mut image = *state;
            image.hand[mover.index()] = hand.without(out).with(into);
            image.known.shuffled(IdSet::EMPTY.with(out));
            image.deck.remove(into);
            image.deck.put_in_bag(out);
            Some((image, act))
        }
        _ => None,
    }
}

pub fn all_acts() -> impl Iterator<Item = Act> {
    let cards = || 0..CARDS + 1;
    (cards().map(Act::Play))
        .chain(cards().map(Act::Counter))
        .chain(cards().map(|card| Act::Pay(Step::Take(card))))
        .chain([Act::Pass, Act::Decline, Act::Pay(Step::Done), Act::GiveUp])
}
