//! Acts whose effect can be seen at once: they are tried out on a state that the seat
//! cannot tell from the true one, and the map is judged as it is afterwards.

use kernel::{Asked, Game, Out, Seat, SplitMix64};
use punic::{BySide, Side};

use super::standing::standing;
use crate::act::Act;
use crate::frame::{Frame, Stage};
use crate::game;
use crate::game::Hannibal;
use crate::game::View;
use crate::state::State;
use punic::appraise::politics;

/// What is dealt anew and thrown in a trial: always the same, so that a view has one
/// judgement only.
const SEED: u64 = 0x4a49_7e11;
/// No event asks more questions than this.
const QUESTIONS: usize = 24;

#[derive(Debug)]
pub struct Trial {
    state: State,
    seat: Seat,
    side: Side,
}

impl Trial {
    pub fn new(view: &View, seat: Seat, side: Side) -> Trial {
        Trial {
            state: game::guess(view, seat, &mut SplitMix64::new(SEED)),
            seat,
            side,
        }
    }

    fn sizes(state: &State) -> BySide<u8> {
        BySide::from_fn(|side| state.hands[side].len() as u8)
    }

    /// Whether nobody plays after this card.
    pub fn is_last_card(&self) -> bool {
        let hands = Trial::sizes(&self.state);
        hands[self.side] <= 1 && hands[self.side.enemy()] == 0
    }

    /// How the side stands as things are.
    pub fn now(&self) -> f32 {
        standing(&self.state.open, Trial::sizes(&self.state), self.side)
    }

    /// How the side stands once `act` is played, and no more.
    pub fn after(&self, act: Act) -> f32 {
        let state = self.played(act);
        standing(&state.open, Trial::sizes(&state), self.side)
    }

    fn played(&self, act: Act) -> State {
        let mut state = self.state.clone();
        let (mut chance, mut out) = (SplitMix64::new(SEED), Out::muted());
        Hannibal::apply(&mut state, self.seat, act, &mut chance, &mut out);
        state
    }

    /// What the markers are worth once `act` is played, and no more.
    pub fn markers(&self, act: Act) -> f32 {
        let state = self.played(act);
        politics::score(&state.open, &state.open.land, self.side)
    }

    /// How the side stands once `act` and all that it leads to is done, over so many
    /// throws of the dice. What is asked on the way is answered as by `answer`.
    pub fn outcome(&self, act: Act, throws: u64, answer: Answer) -> f32 {
        let mut sum = 0.0;
        for throw in 0..throws {
            let (value, dice) = self.throw(act, throw, answer);
            if !dice {
                return value;
            }
            sum += value;
        }
        sum / throws.max(1) as f32
    }

    /// One such outcome, and whether chance had a part in it.
    fn throw(&self, act: Act, throw: u64, answer: Answer) -> (f32, bool) {
        let seeded = SplitMix64::fork(SEED, throw);
        let mut chance = seeded;
        let mut state = self.state.clone();
        let depth = state.open.frames.depth();
        let mut out = Out::muted();
        Hannibal::apply(&mut state, self.seat, act, &mut chance, &mut out);
        for _ in 0..QUESTIONS {
            let settled = state.open.frames.depth() <= depth
                && !matches!(state.open.top(), Some(Frame::Game(Stage::Event(_))));
            let marches = matches!(state.open.top(), Some(Frame::March(_)));
            if settled || marches {
                break;
            }
            let Some((seat, act)) = reply(&state, self.seat, answer) else {
                break;
            };
            Hannibal::apply(&mut state, seat, act, &mut chance, &mut out);
        }
        let value = standing(&state.open, Trial::sizes(&state), self.side);
        (value, chance != seeded)
    }
}

/// How the seat itself answers what it is asked.
pub type Answer = fn(&View, Seat, &[Act]) -> Act;

/// Who is asked, and what he says: the enemy lets every chance pass.
fn reply(state: &State, own: Seat, answer: Answer) -> Option<(Seat, Act)> {
    let Asked::One(seat) = Hannibal::asked(state) else {
        return None;
    };
    let mut acts = Vec::new();
    Hannibal::each_option(state, seat, &mut |act| {
        acts.push(act);
        std::ops::ControlFlow::Continue(())
    });
    let first = *acts.first()?;
    if seat != own || acts.len() == 1 {
        return Some((seat, first));
    }
    let view = View::of(state, kernel::Viewer::Seat(seat));
    Some((seat, answer(&view, seat, &acts)))
}
