//! Caravan: two traders with decks of their own that grow by purchases. A command is
//! put together card by card in private and comes out whole; a raid may be blocked,
//! and the other side is asked whether it can or not.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use kernel::parts::pick::{Roles, Want, can_fill};
use kernel::parts::{Deck, IdSet, Known, draw_from};
use kernel::{
    About, Ask, Asked, Audience, Broken, Chance, Game, Info, Out, Outcome, Refuse, Scenario, Seat,
    SeatSet, Setup, SplitMix64, Value, Viewer,
};
use serde::{Deserialize, Serialize};

pub const CARDS: u8 = 22;
/// The first card of the row that is for sale.
const ROW: u8 = 16;
const HAND: usize = 4;
const GOAL: u8 = 5;
const LAST_TURN: u8 = 16;

#[derive(Debug)]
pub struct Caravan;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Wagon,
    Ship,
    Settler,
    Soldier,
}

/// What a card can be; the campaign card, 7 of each deck, is nothing.
pub fn can_be(card: u8, role: Role) -> bool {
    match card % 8 {
        0 => role == Role::Wagon,
        1 => role == Role::Ship,
        2 => role == Role::Settler,
        4 => matches!(role, Role::Wagon | Role::Settler),
        3 | 5 => role == Role::Soldier,
        6 => matches!(role, Role::Ship | Role::Soldier),
        _ => false,
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Plan {
    Settle,
    Raid,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    pub plan: Plan,
    pub roles: Roles<2>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Acting {
        seat: Seat,
        bought: bool,
    },
    /// The other side may block the raid of `seat`.
    Blocking {
        seat: Seat,
        bought: bool,
    },
    Over,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub hand: IdSet,
    pub deck: Deck,
    pub discard: IdSet,
    pub score: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub side: [Side; 2],
    pub row: IdSet,
    pub known: Known<{ CARDS as usize }>,
    pub turn: u8,
    pub phase: Phase,
    pub draft: Option<Draft>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    Begin(Plan),
    Fill { role: u8, card: u8 },
    Buy { card: u8, on_top: bool },
    EndTurn,
    Block(Option<u8>),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Drew {
        seat: Seat,
        card: Option<u8>,
    },
    Campaign(Seat),
    Done {
        seat: Seat,
        plan: Plan,
        cards: Vec<u8>,
    },
    Bought {
        seat: Seat,
        card: u8,
        on_top: bool,
    },
    Blocked {
        seat: Seat,
        card: u8,
    },
    LetPass(Seat),
    TurnEnded(Seat),
}

#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Refusal {
    #[error("you are not asked")]
    NotAsked,
    #[error("that is not what you are asked")]
    OtherQuestion,
    #[error("your hand cannot do that")]
    CannotFill,
    #[error("that is not for sale to you")]
    NotForSale,
    #[error("that card cannot block")]
    CannotBlock,
    #[error("no reason was found")]
    NoReason,
}

impl Refuse for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NotAsked | Refusal::OtherQuestion => "1",
            Refusal::CannotFill => "2",
            Refusal::NotForSale => "3",
            Refusal::CannotBlock => "4",
            Refusal::NoReason => "",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Pile {
    pub hand: u8,
    /// Hand and bag together: anyone can work it out.
    pub unseen: IdSet,
    /// Cards of the hand that the viewer is sure of; all of them if it is its own.
    pub sure: IdSet,
    pub top: Vec<u8>,
    pub bottom: Vec<u8>,
    pub discard: IdSet,
    pub score: u8,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub piles: [Pile; 2],
    pub row: IdSet,
    pub turn: u8,
    pub phase: Phase,
    pub draft: Option<Draft>,
    /// What the other side knows of the viewer's hand.
    pub betrayed: IdSet,
}

fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

fn both() -> SeatSet {
    SeatSet::first(2)
}

fn named(card: u8) -> Value {
    Value::Face(card.into())
}

fn wants(plan: Plan, hand: IdSet) -> [Want; 2] {
    let roles = match plan {
        Plan::Settle => [Role::Wagon, Role::Settler],
        Plan::Raid => [Role::Soldier, Role::Ship],
    };
    roles.map(|role| {
        let usable = hand.iter().filter(|&card| can_be(card, role)).collect();
        Want::exactly(1, usable)
    })
}

impl State {
    fn lose(&mut self, seat: Seat, card: u8) {
        let side = &mut self.side[seat.index()];
        side.hand = side.hand.without(card);
        side.discard = side.discard.with(card);
        self.known.shuffled(IdSet::EMPTY.with(card));
    }

    fn refill(&mut self, seat: Seat, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let only = Audience::only(seat);
        let campaign = 8 * seat.0 + 7;
        let mut set_aside = false;
        while self.side[seat.index()].hand.len() < HAND {
            let Side { deck, discard, .. } = &mut self.side[seat.index()];
            let from_top = deck.top().next();
            let ask = Ask::secret("draw", only);
            let Some(card) = deck.draw_or_renew(discard, ask, named, chance) else {
                break;
            };
            if card == campaign {
                // Set aside while the discards are shuffled, then put at the bottom.
                out.tell(Event::Campaign(seat));
                set_aside = true;
                continue;
            }
            let drew = |card| Event::Drew { seat, card };
            if from_top.is_some() {
                self.known.reveal(card, both());
                out.tell(drew(Some(card)));
            } else {
                out.split_reveal(only, SeatSet::one(seat), drew(Some(card)), drew(None));
            }
            let side = &mut self.side[seat.index()];
            side.hand = side.hand.with(card);
        }
        if set_aside {
            let deck = &mut self.side[seat.index()].deck;
            deck.put_at_bottom(campaign)
                .expect("one card has a place at the bottom");
        }
    }

    fn complete(&mut self, seat: Seat, draft: Draft, out: &mut Out<Event>) {
        let Phase::Acting { bought, .. } = self.phase else {
            return;
        };
        self.draft = None;
        let cards: Vec<u8> = draft.roles.all().iter().collect();
        cards.iter().for_each(|&card| self.lose(seat, card));
        let plan = draft.plan;
        out.reveal(both(), Event::Done { seat, plan, cards });
        match plan {
            Plan::Settle => self.win_point(seat),
            Plan::Raid => self.phase = Phase::Blocking { seat, bought },
        }
    }

    fn win_point(&mut self, seat: Seat) {
        self.side[seat.index()].score += 1;
        if self.side[seat.index()].score >= GOAL {
            self.phase = Phase::Over;
        }
    }
}

impl Caravan {
    fn check(state: &State, seat: Seat, act: Act) -> Result<(), Refusal> {
        if !Caravan::asked(state).asks(seat) {
            return Err(Refusal::NotAsked);
        }
        let hand = state.side[seat.index()].hand;
        match (state.phase, state.draft, act) {
            (Phase::Acting { .. }, Some(draft), Act::Fill { role, card }) => {
                let wants = wants(draft.plan, hand);
                let can = draft.roles.can_take(&wants, role.into(), card);
                can.then_some(()).ok_or(Refusal::CannotFill)
            }
            (Phase::Acting { .. }, None, Act::Begin(plan)) => {
                let possible = can_fill(&wants(plan, hand));
                possible.then_some(()).ok_or(Refusal::CannotFill)
            }
            (Phase::Acting { .. }, None, Act::EndTurn) => Ok(()),
            (Phase::Acting { bought, .. }, None, Act::Buy { card, .. }) => {
                let sold = state.row.contains(card) && !bought;
                sold.then_some(()).ok_or(Refusal::NotForSale)
            }
            (Phase::Blocking { .. }, _, Act::Block(None)) => Ok(()),
            (Phase::Blocking { .. }, _, Act::Block(Some(card))) => {
                let can = hand.contains(card) && can_be(card, Role::Soldier);
                can.then_some(()).ok_or(Refusal::CannotBlock)
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }
}

static ABOUT: LazyLock<About> = LazyLock::new(|| About {
    id: "caravan",
    name: "Caravan",
    seats: &["east", "west"],
    scenarios: vec![Scenario {
        id: "desert",
        name: "The Desert",
        seats: [2, 2],
    }],
    options: Vec::new(),
    exclusions: Vec::new(),
    rules: kernel::rules_version(1, &[]),
});

impl Game for Caravan {
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn about() -> &'static About {
        &ABOUT
    }

    fn new(_: &Setup, chance: &mut dyn Chance, out: &mut Out<Event>) -> State {
        let side = |seat: u8| {
            let mut deck = Deck::shuffled((8 * seat..8 * seat + 7).collect());
            deck.put_at_bottom(8 * seat + 7)
                .expect("an empty bottom has room");
            Side {
                hand: IdSet::EMPTY,
                deck,
                discard: IdSet::EMPTY,
                score: 0,
            }
        };
        let mut state = State {
            side: [side(0), side(1)],
            row: (ROW..CARDS).collect(),
            known: Known::new(),
            turn: 0,
            phase: Phase::Acting {
                seat: Seat(0),
                bought: false,
            },
            draft: None,
        };
        state.refill(Seat(0), chance, out);
        state.refill(Seat(1), chance, out);
        state
    }

    fn asked(state: &State) -> Asked {
        match state.phase {
            Phase::Acting { seat, .. } => Asked::One(seat),
            Phase::Blocking { seat, .. } => Asked::One(enemy(seat)),
            Phase::Over => Asked::Nobody,
        }
    }

    fn each_option(state: &State, seat: Seat, each: &mut dyn FnMut(Act) -> ControlFlow<()>) {
        let cards = || 0..CARDS;
        let plans = [Act::Begin(Plan::Settle), Act::Begin(Plan::Raid)];
        let buys = state
            .row
            .iter()
            .flat_map(|card| [false, true].map(|on_top| Act::Buy { card, on_top }));
        let _ = (plans.into_iter())
            .chain(cards().flat_map(|card| [0, 1].map(|role| Act::Fill { role, card })))
            .chain(buys)
            .chain(cards().map(|card| Act::Block(Some(card))))
            .chain([Act::EndTurn, Act::Block(None)])
            .filter(|&act| Caravan::check(state, seat, act).is_ok())
            .try_for_each(each);
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        match (state.phase, act) {
            (_, Act::Begin(plan)) => {
                let roles = Roles::new();
                state.draft = Some(Draft { plan, roles });
            }
            (_, Act::Fill { role, card }) => {
                let hand = state.side[seat.index()].hand;
                if let Some(draft) = &mut state.draft {
                    draft.roles.take(role.into(), card);
                    let draft = *draft;
                    if draft.roles.is_enough(&wants(draft.plan, hand)) {
                        state.complete(seat, draft, out);
                    }
                }
            }
            (_, Act::Buy { card, on_top }) => {
                state.row = state.row.without(card);
                state.phase = Phase::Acting { seat, bought: true };
                let side = &mut state.side[seat.index()];
                if on_top {
                    side.deck
                        .put_on_top(card)
                        .expect("one purchase a turn is soon drawn");
                } else {
                    side.discard = side.discard.with(card);
                }
                out.tell(Event::Bought { seat, card, on_top });
            }
            (
                Phase::Blocking {
                    seat: raider,
                    bought,
                },
                Act::Block(with),
            ) => {
                state.phase = Phase::Acting {
                    seat: raider,
                    bought,
                };
                match with {
                    Some(card) => {
                        state.lose(seat, card);
                        out.reveal(both(), Event::Blocked { seat, card });
                    }
                    None => {
                        out.tell(Event::LetPass(seat));
                        state.win_point(raider);
                    }
                }
            }
            (_, Act::Block(_) | Act::EndTurn) => {
                out.tell(Event::TurnEnded(seat));
                state.refill(seat, chance, out);
                state.turn += 1;
                state.phase = match state.turn {
                    LAST_TURN.. => Phase::Over,
                    _ => Phase::Acting {
                        seat: enemy(seat),
                        bought: false,
                    },
                };
            }
        }
    }

    fn refusal(state: &State, seat: Seat, act: Act) -> Refusal {
        Caravan::check(state, seat, act)
            .err()
            .unwrap_or(Refusal::NoReason)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let pile = |seat: Seat| {
            let side = &state.side[seat.index()];
            let sure = match viewer {
                Viewer::Seat(me) if me == seat => side.hand,
                Viewer::Seat(me) => state.known.of(me).common(side.hand),
                Viewer::Spectator => IdSet::EMPTY,
            };
            Pile {
                hand: side.hand.len() as u8,
                unseen: side.hand.union(side.deck.bag()),
                sure,
                top: side.deck.top().collect(),
                bottom: side.deck.bottom().collect(),
                discard: side.discard,
                score: side.score,
            }
        };
        let is_own = |seat| viewer == Viewer::Seat(seat);
        View {
            piles: [pile(Seat(0)), pile(Seat(1))],
            row: state.row,
            turn: state.turn,
            phase: state.phase,
            draft: match state.phase {
                Phase::Acting { seat, .. } => state.draft.filter(|_| is_own(seat)),
                _ => None,
            },
            betrayed: match viewer {
                Viewer::Seat(me) => {
                    let hand = state.side[me.index()].hand;
                    state.known.of(enemy(me)).common(hand)
                }
                Viewer::Spectator => IdSet::EMPTY,
            },
        }
    }

    fn guess(info: &Info<'_, Self>, chance: &mut dyn Chance) -> Option<State> {
        let (view, me) = (info.view(), info.seat());
        let ask = Ask::secret("guess", Audience::NOBODY);
        let mut known = Known::new();
        let mut side = |seat: Seat| {
            let pile = &view.piles[seat.index()];
            let mut hand = pile.sure;
            let mut unseen = pile.unseen.minus(hand);
            while hand.len() < pile.hand as usize {
                let card = draw_from(unseen, ask, named, chance)?;
                unseen = unseen.without(card);
                hand = hand.with(card);
            }
            let mut deck = Deck::shuffled(unseen);
            for &card in pile.top.iter().rev() {
                deck.put_on_top(card).ok()?;
            }
            for &card in &pile.bottom {
                deck.put_at_bottom(card).ok()?;
            }
            Some(Side {
                hand,
                deck,
                discard: pile.discard,
                score: pile.score,
            })
        };
        let side = [side(Seat(0))?, side(Seat(1))?];
        known.reveal_all(view.piles[enemy(me).index()].sure, both());
        known.reveal_all(view.betrayed, both());
        Some(State {
            side,
            row: view.row,
            known,
            turn: view.turn,
            phase: view.phase,
            draft: view.draft,
        })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let scores = state.side.map(|side| i32::from(side.score));
        let best = scores[0].max(scores[1]);
        let first = both().iter().filter(|seat| scores[seat.index()] == best);
        let winners: SeatSet = first.collect();
        let outcome = match winners.len() {
            1 => Outcome::win(winners, "score"),
            _ => Outcome::draw("equal-scores"),
        };
        Some(outcome.with_scores(scores))
    }

    fn audit(state: &State) -> Result<(), Broken> {
        let piles = state
            .side
            .iter()
            .flat_map(|side| [side.hand, side.discard, side.deck.cards()]);
        let piles: Vec<IdSet> = piles.chain([state.row]).collect();
        let total: usize = piles.iter().map(|pile| pile.len()).sum();
        let all = piles.into_iter().fold(IdSet::EMPTY, IdSet::union);
        if total != CARDS as usize || all != IdSet::first(CARDS) {
            return Err(Broken("every card is in one place".to_owned()));
        }
        Ok(())
    }
}

/// Whatever is put together in private looks the same.
pub fn another_draft(
    state: &State,
    _: Viewer,
    mover: Seat,
    act: Act,
    dice: &mut SplitMix64,
) -> Option<(State, Act)> {
    let private = |act: &Act| matches!(act, Act::Begin(_) | Act::Fill { .. });
    if !private(&act) {
        return None;
    }
    let mut listed = kernel::options::<Caravan>(state, mover);
    listed.retain(private);
    let other = listed[dice.below(listed.len() as u32) as usize];
    Some((*state, other))
}

pub fn all_acts() -> impl Iterator<Item = Act> {
    let cards = || 0..CARDS + 1;
    (cards().flat_map(|card| [0, 1, 2].map(|role| Act::Fill { role, card })))
        .chain(cards().map(|card| Act::Block(Some(card))))
        .chain(cards().flat_map(|card| [false, true].map(|on_top| Act::Buy { card, on_top })))
        .chain([Act::Begin(Plan::Settle), Act::Begin(Plan::Raid)])
        .chain([Act::EndTurn, Act::Block(None)])
}
