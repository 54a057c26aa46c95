//! Those who leave: of their own accord, or by not coming back. A sweep forgets in small
//! steps what nobody needs any more.

use std::time::Duration;

use crate::error::AppError;
use crate::state::AppState;
use crate::store::{StoreError, now};

/// A guest who was not here for so long, and is in no match that runs, is forgotten.
const GUEST: Duration = Duration::from_secs(90 * 24 * 3600);

/// A table at which seats are free and nothing has changed for so long is taken away.
const TABLE: Duration = Duration::from_secs(30 * 24 * 3600);

/// So many of a kind are forgotten in one sweep.
const AT_ONCE: i64 = 50;

fn since(age: Duration) -> i64 {
    now() - age.as_millis() as i64
}

impl AppState {
    /// Forgets a person: his open tables go, his streams end, his seats are free.
    pub async fn forget(&self, person: &str) -> Result<(), AppError> {
        let changed = self.store.delete_person(person, None).await?;
        self.has_left(person, &changed).await;
        Ok(())
    }

    async fn has_left(&self, person: &str, changed: &[String]) {
        self.people.has_left(person);
        for id in changed {
            self.match_store.refresh(id).await;
        }
    }

    /// Forgets some of what has not been used for long.
    pub async fn forget_old(&self) -> Result<(), StoreError> {
        self.store.end_old_sessions(10 * AT_ONCE).await?;
        let tables = since(TABLE);
        for id in self.store.old_tables(tables, AT_ONCE).await? {
            self.store.drop_old_table(&id, tables).await?;
            self.match_store.refresh(&id).await;
        }
        let guests = since(GUEST);
        for id in self.store.old_guests(guests, AT_ONCE).await? {
            match self.store.delete_person(&id, Some(guests)).await {
                Ok(changed) => self.has_left(&id, &changed).await,
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
