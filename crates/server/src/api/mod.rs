//! The HTTP API for programs.

use axum::Router;

use crate::state::AppState;

/// Everything under `/api`.
pub fn routes() -> Router<AppState> {
    Router::new()
}
