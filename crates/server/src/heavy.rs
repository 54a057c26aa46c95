//! Requests that take milliseconds of a processor each: pages, boards, replays,
//! records. Few of them run at once, off the threads that serve everything else, and
//! nobody may ask for too many.

use tokio::sync::{Semaphore, SemaphorePermit};

use kernel::Viewer;

use crate::error::AppError;
use crate::game_match::Match;
use crate::held::Held;
use crate::identity::Visitor;
use crate::limits::Act;
use crate::matches::Access;
use crate::state::AppState;

/// Turns for heavy work: one processor is left to decisions.
#[derive(Debug)]
pub struct HeavyWork(Semaphore);

impl Default for HeavyWork {
    fn default() -> HeavyWork {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        HeavyWork(Semaphore::new(cores.saturating_sub(1).max(1)))
    }
}

impl AppState {
    /// Waits for a turn to do heavy work for `visitor`, who may not have had too many.
    pub async fn heavy_turn(&self, visitor: &Visitor) -> Result<SemaphorePermit<'_>, AppError> {
        let who = visitor.person_id().unwrap_or(&visitor.address);
        self.limits.take(Act::View, who)?;
        self.limits.take(Act::ViewFromAddress, &visitor.address)?;
        (self.heavy.0.acquire().await).map_err(|_| AppError::Internal)
    }

    /// Does heavy work for `visitor`.
    pub async fn heavy<T>(
        &self,
        visitor: &Visitor,
        work: impl FnOnce() -> T,
    ) -> Result<T, AppError> {
        let _turn = self.heavy_turn(visitor).await?;
        Ok(tokio::task::block_in_place(work))
    }

    /// Looks at a match or table and makes something of it that is heavy work.
    pub async fn see_heavy<T>(
        &self,
        id: &str,
        visitor: &Visitor,
        wanted: Option<Viewer>,
        see: impl FnOnce(&Held, Access) -> T,
    ) -> Result<T, AppError> {
        let _turn = self.heavy_turn(visitor).await?;
        self.see(id, visitor.person_id(), wanted, |held, access| {
            tokio::task::block_in_place(|| see(held, access))
        })
        .await
    }

    /// The same of a match that has begun.
    pub async fn look_heavy<T>(
        &self,
        id: &str,
        visitor: &Visitor,
        wanted: Option<Viewer>,
        look: impl FnOnce(&Match, Access) -> T,
    ) -> Result<T, AppError> {
        let seen = self.see_heavy(id, visitor, wanted, |held, access| {
            held.begun().map(|game| look(game, access))
        });
        seen.await?.ok_or(AppError::NotStarted)
    }
}
