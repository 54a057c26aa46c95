//! The loop that plays one game after the other.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Appraise, Asked, Chance, Game, Info, Out, Seat, SeatSet, Setup, SplitMix64, Table};

use crate::{Bot, Fault, GameSeed, Plan};

/// How often a game is audited where not every decision is.
const AUDIT_EVERY: u64 = 512;

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    pub winners: SeatSet,
    pub stopped: bool,
    pub decisions: u64,
}

/// What one thread plays with. It is kept from game to game: once its lists have
/// grown, a decision allocates nothing.
pub struct Worker<'a, G: Game> {
    plan: &'a Plan<'a>,
    bots: Vec<Box<dyn Bot<G>>>,
    options: Vec<G::Act>,
    /// Decisions of the game under way.
    made: u64,
    audit_every: u64,
}

impl<G: Game> std::fmt::Debug for Worker<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Worker")
            .field("plan", self.plan)
            .field("made", &self.made)
            .finish_non_exhaustive()
    }
}

/// A game under way: bare, or as a table that keeps a record. One loop plays both,
/// so a series with records is the same series.
trait Board<G: Game> {
    fn state(&self) -> &G::State;
    /// Acts and closes so far.
    fn steps(&self) -> usize;
    fn play(&mut self, seat: Seat, act: G::Act, chance: &mut SplitMix64) -> Result<(), Fault>;
}

struct Bare<G: Game> {
    state: G::State,
    out: Out<G::Event>,
    steps: usize,
}

impl<G: Game> Bare<G> {
    fn new(setup: &Setup, chance: &mut dyn Chance) -> Bare<G> {
        let mut out = Out::muted();
        Bare {
            state: G::new(setup, chance, &mut out),
            out,
            steps: 0,
        }
    }
}

impl<G: Game> Board<G> for Bare<G> {
    fn state(&self) -> &G::State {
        &self.state
    }

    fn steps(&self) -> usize {
        self.steps
    }

    fn play(&mut self, seat: Seat, act: G::Act, chance: &mut SplitMix64) -> Result<(), Fault> {
        // The act comes from the list: it needs no second look.
        G::apply(&mut self.state, seat, act, chance, &mut self.out);
        self.steps += 1;
        while matches!(G::asked(&self.state), Asked::Together { owing } if owing.is_empty()) {
            G::close(&mut self.state, chance, &mut self.out);
            self.steps += 1;
        }
        Ok(())
    }
}

impl<G: Game> Board<G> for Table<G> {
    fn state(&self) -> &G::State {
        Table::state(self)
    }

    fn steps(&self) -> usize {
        self.decisions()
    }

    fn play(&mut self, seat: Seat, act: G::Act, chance: &mut SplitMix64) -> Result<(), Fault> {
        Table::play(self, seat, act, chance, None)
            .map(|_| ())
            .map_err(|error| Fault::Refused(error.to_string()))
    }
}

impl<'a, G: Appraise> Worker<'a, G> {
    pub fn new(plan: &'a Plan<'a>) -> Worker<'a, G> {
        let bots = (0..plan.setup.seats)
            .map(|seat| plan.bot(Seat(seat)).player())
            .collect();
        Worker::with_bots(plan, bots)
    }
}

impl<'a, G: Game> Worker<'a, G> {
    /// With bots of one's own, one a seat, instead of the plan's.
    pub fn with_bots(plan: &'a Plan<'a>, bots: Vec<Box<dyn Bot<G>>>) -> Worker<'a, G> {
        Worker {
            plan,
            bots,
            options: Vec::new(),
            made: 0,
            audit_every: if plan.check || cfg!(debug_assertions) {
                1
            } else {
                AUDIT_EVERY
            },
        }
    }

    /// Plays one game and keeps nothing of it.
    pub fn play(&mut self, seed: GameSeed) -> Result<Played, Fault> {
        self.guarded(|worker| {
            let mut chance = seed.chance();
            let mut board = Bare::<G>::new(worker.plan.setup, &mut chance);
            worker.finish(&mut board, seed, &mut chance)
        })
    }

    /// Plays the same game on a table, from which its record can be taken.
    pub fn play_table(&mut self, seed: GameSeed) -> Result<(Played, Table<G>), Fault> {
        self.guarded(|worker| {
            let mut chance = seed.chance();
            let mut table = Table::<G>::new(worker.plan.setup.clone(), &mut chance)
                .map_err(|error| Fault::Refused(error.to_string()))?
                .with_limit(Some(worker.plan.limit));
            let played = worker.finish(&mut table, seed, &mut chance)?;
            Ok((played, table))
        })
    }

    /// How many decisions of the last game were made.
    pub fn made(&self) -> u64 {
        self.made
    }

    fn guarded<T>(&mut self, game: impl FnOnce(&mut Self) -> Result<T, Fault>) -> Result<T, Fault> {
        self.made = 0;
        // A panic leaves nothing behind that a later game reads: the board is
        // gone, the list is cleared before it is filled.
        catch_unwind(AssertUnwindSafe(|| game(self)))
            .unwrap_or_else(|panic| Err(Fault::Panicked(message(&*panic))))
    }

    fn finish(
        &mut self,
        board: &mut impl Board<G>,
        seed: GameSeed,
        chance: &mut SplitMix64,
    ) -> Result<Played, Fault> {
        let mut luck: [SplitMix64; Seat::MAX] =
            std::array::from_fn(|seat| seed.bot(Seat(seat as u8)));
        let mut audit_in = self.audit_every;
        loop {
            let asked = G::asked(board.state());
            let Some(seat) = asked.seats().iter().next() else {
                G::audit(board.state())?;
                let outcome = G::outcome(board.state()).ok_or(Fault::NoOutcome)?;
                return Ok(self.played(outcome.winners, false));
            };
            if board.steps() >= self.plan.limit {
                G::audit(board.state())?;
                return Ok(self.played(SeatSet::EMPTY, true));
            }
            let act = self.choose(board.state(), seat, &mut luck)?;
            board.play(seat, act, chance)?;
            self.made += 1;
            audit_in -= 1;
            if audit_in == 0 {
                audit_in = self.audit_every;
                audit::<G>(board.state())?;
            }
        }
    }

    fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        luck: &mut [SplitMix64; Seat::MAX],
    ) -> Result<G::Act, Fault> {
        kernel::options_into::<G>(state, seat, &mut self.options);
        if self.options.is_empty() {
            return Err(Fault::DeadEnd(seat));
        }
        let bot = (self.bots.get_mut(seat.index())).ok_or(Fault::DeadEnd(seat))?;
        let info = Info::new(state, seat, self.plan.setup, &[]);
        let index = bot.choose(&info, &self.options, &mut luck[seat.index()]);
        (self.options.get(index).copied()).ok_or(Fault::NoSuchOption {
            seat,
            index,
            of: self.options.len(),
        })
    }

    fn played(&self, winners: SeatSet, stopped: bool) -> Played {
        Played {
            winners,
            stopped,
            decisions: self.made,
        }
    }
}

fn audit<G: Game>(state: &G::State) -> Result<(), Fault> {
    G::audit(state)?;
    let asks = G::asked(state) != Asked::Nobody;
    if asks && G::outcome(state).is_some() {
        return Err(Fault::AskedAfterEnd);
    }
    Ok(())
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = (panic.downcast_ref::<&str>().copied())
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("without a word").to_owned()
}
