//! Live updates: a stream of events for each open page, one whenever something
//! changed that its viewer can see.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use kernel::{Seat, Viewer};
use serde::Serialize;
use tokio::sync::broadcast;
use tokio::time::Instant;

use crate::held::Held;
use crate::matches::access;
use crate::state::AppState;
use crate::streams::StreamPlace;

/// No page gets more than about five events a second.
const APART: Duration = Duration::from_millis(200);

/// How often a silent stream says that it lives.
const ALIVE: Duration = Duration::from_secs(15);

/// Where a match stands for one viewer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Pulse {
    /// Changes when, and only when, something changed that the viewer can see.
    pub version: String,
    /// The question that the viewer is asked.
    pub question: Option<u64>,
    /// Seats that owe a decision.
    #[schema(value_type = Vec<u8>)]
    pub asked: Vec<Seat>,
    /// Does somebody wait for this viewer?
    pub yours: bool,
    pub stage: &'static str,
}

impl Pulse {
    pub fn of(held: &Held, viewer: Viewer, person: Option<&str>) -> Pulse {
        let question = match (held, viewer) {
            (Held::Begun(game), Viewer::Seat(seat)) => game.question(seat),
            _ => None,
        };
        Pulse {
            version: held.version(viewer, person),
            question,
            asked: held.asked().iter().collect(),
            yours: question.is_some(),
            stage: held.row().stage.word(),
        }
    }
}

/// Whoever follows a match: whose eyes, and who looks through them.
#[derive(Debug, Clone)]
pub struct Watcher {
    pub viewer: Viewer,
    pub person: Option<String>,
}

/// What `each` makes of the match, whenever the watcher's version has become another
/// than `seen`. `each` gets the version that the page had last.
pub fn follow<T: Send + 'static>(
    state: AppState,
    id: String,
    watcher: Watcher,
    seen: Option<String>,
    each: impl Fn(&Held, Option<&str>) -> T + Send + Sync + 'static,
) -> impl Stream<Item = (String, T)> + Send {
    let changed = state.match_store.listen(&id);
    let leaving = state.people.leaving();
    let follower = Follower {
        state,
        id,
        watcher,
        seen,
        changed,
        leaving,
        looked: false,
        told: None,
        each,
    };
    futures_util::stream::unfold(follower, |mut follower| async move {
        let next = follower.next().await?;
        Some((next, follower))
    })
}

struct Follower<F> {
    state: AppState,
    id: String,
    watcher: Watcher,
    seen: Option<String>,
    changed: tokio::sync::watch::Receiver<u64>,
    leaving: broadcast::Receiver<Arc<str>>,
    /// Was there a first look?
    looked: bool,
    /// When the page was told last.
    told: Option<Instant>,
    each: F,
}

/// Ready when `person` has left for good.
async fn gone(leaving: &mut broadcast::Receiver<Arc<str>>, person: Option<&str>) {
    let Some(person) = person else {
        return std::future::pending().await;
    };
    loop {
        match leaving.recv().await {
            Ok(left) if *left == *person => return,
            // Somebody else; or so many that he may have been among them: the page asks
            // again.
            Ok(_) => {}
            Err(_) => return,
        }
    }
}

impl<F> Follower<F> {
    async fn next<T>(&mut self) -> Option<(String, T)>
    where
        F: Fn(&Held, Option<&str>) -> T,
    {
        loop {
            if self.looked {
                let mut closing = self.state.closing.clone();
                tokio::select! {
                    changed = self.changed.changed() => changed.ok()?,
                    () = gone(&mut self.leaving, self.watcher.person.as_deref()) => return None,
                    _ = closing.wait_for(|closing| *closing) => return None,
                }
            }
            self.looked = true;
            // What happens in quick succession is told at once. Only what was told
            // counts: what others do in private must not delay anything here.
            if let Some(told) = self.told {
                tokio::time::sleep_until(told + APART).await;
                self.changed.mark_unchanged();
            }
            let (watcher, seen) = (&self.watcher, self.seen.as_deref());
            let each = &self.each;
            let told = self.state.match_store.see(&self.id, |held| {
                // Whoever has lost his seat looks through its eyes no longer.
                let person = watcher.person.as_deref();
                access(held, person, Some(watcher.viewer)).ok()?;
                let version = held.version(watcher.viewer, person);
                Some((seen != Some(version.as_str())).then(|| {
                    let told = each(held, seen);
                    (version, told)
                }))
            });
            match told.await {
                Ok(Some(Some((version, told)))) => {
                    self.seen = Some(version.clone());
                    self.told = Some(Instant::now());
                    return Some((version, told));
                }
                Ok(Some(None)) => {}
                // The match or the seat is gone, or cannot be read: the page asks again.
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

/// A stream of `Pulse`s as server-sent events, with versions as their ids.
pub fn pulses(
    state: AppState,
    place: StreamPlace,
    id: String,
    watcher: Watcher,
    seen: Option<String>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    use futures_util::StreamExt;
    let Watcher { viewer, person } = watcher.clone();
    let pulses = follow(state, id, watcher, seen, move |held, _| {
        Pulse::of(held, viewer, person.as_deref())
    });
    let events = pulses.map(move |(version, pulse)| {
        // The place is given back when the stream ends.
        let _place = &place;
        let event = Event::default().id(version);
        // Plain data has a JSON form; an empty event asks the page to look.
        Ok(event
            .json_data(pulse)
            .unwrap_or_else(|_| Event::default().comment("")))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE))
}
