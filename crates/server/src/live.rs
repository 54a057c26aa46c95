//! Live updates: a stream of events for each open page, one whenever something
//! changed that its viewer can see.

use std::convert::Infallible;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use kernel::{Seat, Viewer};
use serde::Serialize;
use tokio::time::Instant;

use crate::game_match::Match;
use crate::state::AppState;

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
    pub fn of(game: &Match, viewer: Viewer) -> Pulse {
        let question = match viewer {
            Viewer::Seat(seat) => game.question(seat),
            Viewer::Spectator => None,
        };
        Pulse {
            version: game.version(viewer),
            question,
            asked: game.asked().iter().collect(),
            yours: question.is_some(),
            stage: game.row.stage.word(),
        }
    }
}

/// What `each` makes of the match, whenever `viewer`'s version has become another
/// than `seen`. `each` gets the version that the page had last.
pub fn follow<T: Send + 'static>(
    state: AppState,
    id: String,
    viewer: Viewer,
    seen: Option<String>,
    each: impl Fn(&Match, Option<&str>) -> T + Send + Sync + 'static,
) -> impl Stream<Item = (String, T)> + Send {
    let changed = state.hall.listen(&id);
    let follower = Follower {
        state,
        id,
        viewer,
        seen,
        changed,
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
    viewer: Viewer,
    seen: Option<String>,
    changed: tokio::sync::watch::Receiver<u64>,
    /// When the page was told last.
    told: Option<Instant>,
    each: F,
}

impl<F> Follower<F> {
    async fn next<T>(&mut self) -> Option<(String, T)>
    where
        F: Fn(&Match, Option<&str>) -> T,
    {
        loop {
            if let Some(told) = self.told {
                let mut closing = self.state.closing.clone();
                tokio::select! {
                    changed = self.changed.changed() => changed.ok()?,
                    _ = closing.wait_for(|closing| *closing) => return None,
                }
                // What happens in quick succession is told at once.
                tokio::time::sleep_until(told + APART).await;
                self.changed.mark_unchanged();
            }
            self.told = Some(Instant::now());
            let (viewer, seen) = (self.viewer, self.seen.as_deref());
            let each = &self.each;
            let told = self.state.hall.look(&self.id, |game| {
                let version = game.version(viewer);
                (seen != Some(version.as_str())).then(|| {
                    let told = each(game, seen);
                    (version, told)
                })
            });
            match told.await {
                Ok(Some((version, told))) => {
                    self.seen = Some(version.clone());
                    return Some((version, told));
                }
                Ok(None) => {}
                // The match is gone, or cannot be read: the page asks again.
                Err(_) => return None,
            }
        }
    }
}

/// A stream of `Pulse`s as server-sent events, with versions as their ids.
pub fn pulses(
    state: AppState,
    id: String,
    viewer: Viewer,
    seen: Option<String>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    use futures_util::StreamExt;
    let pulses = follow(state, id, viewer, seen, move |game, _| {
        Pulse::of(game, viewer)
    });
    let events = pulses.map(|(version, pulse)| {
        let event = Event::default().id(version);
        // Plain data has a JSON form; an empty event asks the page to look.
        Ok(event
            .json_data(pulse)
            .unwrap_or_else(|_| Event::default().comment("")))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE))
}
