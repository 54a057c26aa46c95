//! Bots at work: one thread for all matches of a node, so that people never wait
//! for it.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::{AnyBots, Level};
use kernel::{AnyTable, Fast, Seat};
use tokio::sync::{mpsc, watch};

use crate::hall::Hall;
use crate::store::{Kind, Stage, now};

/// How long a node keeps the bots of a match to itself without a sign of life.
const LEASE: i64 = 15_000;

/// How often a node looks for matches that another one left.
const ROUND: Duration = Duration::from_secs(10);

/// The way to the bots.
#[derive(Debug, Clone)]
pub struct BotRoom {
    queue: mpsc::UnboundedSender<String>,
    /// What waits in the queue: no match waits twice.
    waiting: Arc<Mutex<HashSet<String>>>,
}

/// A decision to think about.
struct Task {
    game: &'static dyn AnyBots,
    table: Box<dyn AnyTable>,
    seat: Seat,
    level: Level,
    question: Option<u64>,
    luck: Fast,
}

impl BotRoom {
    /// Starts the bots of a node; they end when it closes.
    pub fn start(hall: Arc<Hall>, closing: watch::Receiver<bool>) -> BotRoom {
        let (queue, waiting) = mpsc::unbounded_channel();
        let room = BotRoom {
            queue,
            waiting: Arc::default(),
        };
        tokio::spawn(work(room.clone(), hall.clone(), waiting, closing.clone()));
        tokio::spawn(look_around(room.clone(), hall, closing));
        room
    }

    /// A bot may owe a decision in match `id`.
    pub fn wake(&self, id: &str) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.insert(id.to_owned()) {
            let _ = self.queue.send(id.to_owned());
        }
    }

    fn began(&self, id: &str) {
        (self.waiting.lock().unwrap_or_else(PoisonError::into_inner)).remove(id);
    }
}

/// Finds what waited when the node started, and later what other nodes left.
async fn look_around(room: BotRoom, hall: Arc<Hall>, mut closing: watch::Receiver<bool>) {
    let alone = hall.store().kind() == Kind::Sqlite;
    loop {
        match hall.store().waiting_for_bots().await {
            Ok(found) => found.iter().for_each(|id| room.wake(id)),
            Err(error) => tracing::warn!(%error, "bots could not look around"),
        }
        if alone {
            return;
        }
        tokio::select! {
            () = tokio::time::sleep(ROUND) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

async fn work(
    room: BotRoom,
    hall: Arc<Hall>,
    mut waiting: mpsc::UnboundedReceiver<String>,
    mut closing: watch::Receiver<bool>,
) {
    loop {
        let id = tokio::select! {
            id = waiting.recv() => id,
            _ = closing.wait_for(|closing| *closing) => None,
        };
        let Some(id) = id else { return };
        room.began(&id);
        if decide(&hall, &id).await {
            // Others come first: a match between bots must not hold up the rest.
            room.wake(&id);
        }
    }
}

/// Makes one decision in a match; says whether there may be another.
async fn decide(hall: &Arc<Hall>, id: &str) -> bool {
    let task = match hall.look(id, task).await {
        Ok(Some(task)) => task,
        Ok(None) => return false,
        Err(error) => {
            tracing::warn!(%error, id, "a bot could not look at its match");
            return false;
        }
    };
    match hall.store().lease_bots(id, now() + LEASE).await {
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
    if let Err(error) = hall.act(id, seat, question, act).await {
        // Something happened meanwhile: the bot looks again.
        tracing::debug!(%error, id, "a bot was too late");
    }
    true
}

fn task(game: &crate::game_match::Match) -> Option<Task> {
    if game.row.stage != Stage::Playing {
        return None;
    }
    let (seat, level) = game.bot_to_act()?;
    let [a, b, c, d, e, f, g, h, ..] = game.seed().ok()?.0;
    // It follows from the match and the place in it: a bot asked again after a
    // restart answers the same.
    let place = game.table.decisions() as u64 * Seat::MAX as u64 + u64::from(seat.0);
    Some(Task {
        game: game.game,
        table: game.table.copy(),
        seat,
        level: level.parse().unwrap_or(Level::Greedy),
        question: game.table.question(seat),
        luck: Fast::fork(u64::from_le_bytes([a, b, c, d, e, f, g, h]), place),
    })
}
