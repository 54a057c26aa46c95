//! Several nodes on one PostgreSQL database: what one writes, the others hear.

use std::time::Duration;

use sqlx::postgres::PgListener;

use crate::people::PEOPLE;
use crate::state::AppState;
use crate::store::{Kind, left};

/// How long to wait before the database is called again.
const AGAIN: Duration = Duration::from_secs(1);

/// Listens to the other nodes, if there can be any.
pub fn hear_others(state: &AppState) {
    if state.store.kind() == Kind::Postgres {
        tokio::spawn(hear(state.clone()));
    }
}

async fn hear(state: AppState) {
    let mut closing = state.closing.clone();
    loop {
        tokio::select! {
            heard = listen(&state) => {
                if let Err(error) = heard {
                    tracing::warn!(%error, "other nodes cannot be heard");
                }
            }
            _ = closing.wait_for(|closing| *closing) => return,
        }
        tokio::time::sleep(AGAIN).await;
    }
}

async fn listen(state: &AppState) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(state.store.url()).await?;
    listener.listen("iacta").await?;
    // What was said while nobody listened is gone.
    read_all_anew(state).await;
    loop {
        match listener.try_recv().await? {
            Some(heard) => hear_one(state, heard.payload()).await,
            None => read_all_anew(state).await,
        }
    }
}

async fn read_all_anew(state: &AppState) {
    state.people.forget();
    state.match_store.refresh_all().await;
}

/// A message is the node that wrote, the match, and how many lines it has now; -1
/// where something else changed. In place of a match it may name the people, or
/// somebody who has left.
async fn hear_one(state: &AppState, message: &str) {
    let mut words = message.split(' ');
    let (Some(node), Some(id), Some(lines)) = (words.next(), words.next(), words.next()) else {
        return;
    };
    if node == state.store.node() {
        return;
    }
    if id == PEOPLE {
        return state.people.forget();
    }
    if let Some(person) = id.strip_prefix(&left("")) {
        return state.people.has_left(person);
    }
    match lines.parse() {
        Ok(lines @ 0..) => state.match_store.catch_up(id, lines).await,
        _ => state.match_store.refresh(id).await,
    }
}
