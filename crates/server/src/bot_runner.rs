//! Bots at work: one thread for all matches of a node, so that people never wait
//! for it.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::{AnyBots, Level};
use kernel::{AnyTable, Seat, SplitMix64};
use serde_json::Value as Json;
use tokio::sync::{Notify, watch};

use crate::fair::FairQueue;
use crate::match_store::MatchStore;
use crate::store::{MatchStatus, now};

/// How long a node keeps the bots of a match to itself without a sign of life.
const LEASE: i64 = 15_000;

/// How often a node looks for matches that another one left, or in which a bot could not
/// decide because the database was out of reach.
const ROUND: Duration = Duration::from_secs(10);

/// The way to the bots.
#[derive(Debug, Clone, Default)]
pub struct BotRunner {
    /// Matches in which bots may owe a decision, by whoever opened them.
    waiting: Arc<Mutex<FairQueue>>,
    /// Somebody has come to the queue.
    comes: Arc<Notify>,
}

/// A decision to think about.
struct Task {
    game: &'static dyn AnyBots,
    table: Box<dyn AnyTable>,
    seat: Seat,
    level: Level,
    question: Option<u64>,
    luck: SplitMix64,
}

/// What is to be done in a match without a person.
enum Next {
    Think(Box<Task>),
    /// The only thing that a seat can do.
    Pass(Seat, Option<u64>, Json),
}

impl BotRunner {
    /// Starts the bots of a node; they end when it closes.
    pub fn start(match_store: Arc<MatchStore>, closing: watch::Receiver<bool>) -> BotRunner {
        let room = BotRunner::default();
        tokio::spawn(work(room.clone(), match_store.clone(), closing.clone()));
        tokio::spawn(look_around(room.clone(), match_store, closing));
        room
    }

    /// A bot may owe a decision in match `id`, which `owner` opened. Owners are served in
    /// turn, so that nobody's bots wait for all the matches of somebody else.
    pub fn wake(&self, id: &str, owner: &str) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.push(owner, id) {
            self.comes.notify_one();
        }
    }

    /// The next match, with its owner.
    async fn next(&self) -> (String, String) {
        loop {
            let next = (self.waiting.lock())
                .unwrap_or_else(PoisonError::into_inner)
                .pop();
            match next {
                Some(next) => return next,
                None => self.comes.notified().await,
            }
        }
    }
}

/// Finds what waited when the node started, and later what other nodes left and what went
/// wrong for a while: nobody else wakes a bot for whom a person waits.
async fn look_around(
    room: BotRunner,
    match_store: Arc<MatchStore>,
    mut closing: watch::Receiver<bool>,
) {
    loop {
        match match_store.store().waiting_for_bots().await {
            Ok(found) => (found.iter()).for_each(|(id, owner)| room.wake(id, owner)),
            Err(error) => tracing::warn!(%error, "bots could not look around"),
        }
        tokio::select! {
            () = tokio::time::sleep(ROUND) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

async fn work(room: BotRunner, match_store: Arc<MatchStore>, mut closing: watch::Receiver<bool>) {
    loop {
        let (owner, id) = tokio::select! {
            next = room.next() => next,
            _ = closing.wait_for(|closing| *closing) => return,
        };
        if decide(&match_store, &id).await {
            // Others come first: a match between bots must not hold up the rest.
            room.wake(&id, &owner);
        }
    }
}

/// Makes one decision in a match; says whether there may be another.
async fn decide(match_store: &Arc<MatchStore>, id: &str) -> bool {
    let next = match_store.see(id, |held| {
        let game = held.begun()?;
        let passes = game.forced_pass().map(|(seat, act)| {
            let question = game.table.question(seat);
            Next::Pass(seat, question, act)
        });
        passes.or_else(|| task(game).map(|task| Next::Think(Box::new(task))))
    });
    let task = match next.await {
        Ok(Some(Next::Think(task))) => *task,
        Ok(Some(Next::Pass(seat, question, act))) => {
            if let Err(error) = match_store.act(id, seat, question, act).await {
                tracing::debug!(%error, id, "a pass came too late");
            }
            return true;
        }
        Ok(None) => return false,
        Err(error) => {
            tracing::warn!(%error, id, "a bot could not look at its match");
            return false;
        }
    };
    match match_store.store().lease_bots(id, now() + LEASE).await {
        Ok(true) => {}
        Ok(false) => return false,
        Err(error) => {
            tracing::warn!(%error, id, "a bot could not be leased");
            return false;
        }
    }
    let (seat, question) = (task.seat, task.question);
    let thought = tokio::task::spawn_blocking(move || {
        let mut luck = task.luck;
        (task.game).choose(&*task.table, task.seat, task.level, &mut luck)
    });
    let Ok(Some(act)) = thought.await else {
        tracing::error!(id, %seat, "a bot gave up");
        return false;
    };
    if let Err(error) = match_store.act(id, seat, question, act).await {
        // Something happened meanwhile: the bot looks again.
        tracing::debug!(%error, id, "a bot was too late");
    }
    true
}

fn task(game: &crate::game_match::Match) -> Option<Task> {
    if game.row.stage != MatchStatus::Playing {
        return None;
    }
    let (seat, level) = game.bot_to_act()?;
    let [a, b, c, d, e, f, g, h, ..] = game.row.seed().ok()?.0;
    // It follows from the match and the place in it: a bot asked again after a
    // restart answers the same.
    let place = game.table.decisions() as u64 * Seat::MAX as u64 + u64::from(seat.0);
    Some(Task {
        game: game.game,
        table: game.table.copy(),
        seat,
        level: level.parse().unwrap_or(Level::Greedy),
        question: game.table.question(seat),
        luck: SplitMix64::fork(u64::from_le_bytes([a, b, c, d, e, f, g, h]), place),
    })
}
