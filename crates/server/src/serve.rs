//! A node: its routes, and its life from the first request to the last.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;

use crate::connections::{Caps, Connections, raise_file_limit};
use crate::error::AppError;
use crate::identity::identify;
use crate::settings::{Settings, SettingsError};
use crate::state::AppState;
use crate::store::{self, Finding, OpenError, Place, Store, StoreError};
use crate::{accept, api, body, nodes, web};

/// Why a node did not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Settings(#[from] SettingsError),
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How long those who are being served may take when the node ends.
const LAST_ORDERS: Duration = Duration::from_secs(10);

/// How long a health check waits for the database.
const HEALTH: Duration = Duration::from_millis(900);

/// How often matches that nobody looks at are let go, and what is old is forgotten.
const SWEEP: Duration = Duration::from_secs(60);

/// Nothing inline, nothing from elsewhere, no frame around us.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self'; \
     script-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

/// Everything a node answers.
pub fn router(state: AppState) -> Router {
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        )
    };
    let compressed = DefaultPredicate::new().and(SizeAbove::new(512));
    Router::new()
        .merge(web::routes(&state))
        .nest("/api", api::routes())
        .layer(axum::middleware::from_fn_with_state(
            state.clone(),
            identify,
        ))
        .layer(DefaultBodyLimit::max(body::LARGEST))
        .layer(CompressionLayer::new().compress_when(compressed))
        .layer(header("content-security-policy", POLICY))
        .layer(header("x-content-type-options", "nosniff"))
        .layer(header("referrer-policy", "same-origin"))
        .layer(header("cross-origin-opener-policy", "same-origin"))
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ))
        .route("/healthz", get(health))
        .layer(CatchPanicLayer::custom(
            |_: Box<dyn std::any::Any + Send>| {
                tracing::error!("a handler gave up");
                AppError::Internal.into_response()
            },
        ))
        .layer(axum::middleware::from_fn(to_the_end))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(state)
}

/// What the log says of a request: its route, and never its path or query, in which
/// secrets may stand.
fn span(request: &Request) -> tracing::Span {
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("", |route| route.as_str());
    tracing::error_span!("request", method = %request.method(), route)
}

/// Says that the node runs and its database takes writes, or within a second that it
/// does not.
async fn health(State(state): State<AppState>) -> Result<&'static str, AppError> {
    match tokio::time::timeout(HEALTH, state.store.ping()).await {
        Ok(healthy) => healthy?,
        Err(_) => {
            tracing::error!(place = %state.store.place(), "the database does not answer");
            return Err(AppError::Unavailable);
        }
    }
    Ok("ok\n")
}

/// Serves each request in a task of its own: whoever hangs up does not cut off half of
/// what was begun for him.
async fn to_the_end(request: Request, next: Next) -> Response {
    let served = tokio::spawn(next.run(request));
    match served.await {
        Ok(response) => response,
        Err(error) => {
            tracing::error!(%error, "a handler gave up");
            AppError::Internal.into_response()
        }
    }
}

/// Looks at what the settings name, and changes nothing.
pub async fn check(settings: Settings) -> Result<(Place, Finding), RunError> {
    let settings = settings.checked()?;
    Ok(store::check(&settings.database).await?)
}

/// Runs a node on `listener` until `shutdown` is ready, then serves to the end those
/// who are being served.
pub async fn run(
    settings: Settings,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), RunError> {
    let settings = settings.checked()?;
    let store = Store::open(&settings.database).await?;
    for name in store.add_skeletons().await? {
        tracing::warn!(name, "an account looks like an older one; both are kept");
    }
    let files = raise_file_limit();
    let caps = Caps::new(settings.max_connections, files, settings.rate_limits);
    if settings
        .max_connections
        .is_some_and(|most| most > caps.connections)
    {
        tracing::warn!(
            files,
            "the limit of open files does not allow so many connections"
        );
    }
    tracing::info!(connections = caps.connections, files, "serving");
    let trusted = settings.trusted_proxies.clone();
    let connections = Arc::new(Connections::new(caps, trusted));
    let timeouts = settings.timeouts;
    let (state, close) = AppState::new(settings, store.clone(), caps);
    nodes::hear_others(&state);
    tokio::spawn(sweep(state.clone()));
    let match_store = Arc::clone(&state.match_store);
    let missing = tokio::spawn({
        let match_store = Arc::clone(&match_store);
        async move {
            if let Err(error) = match_store.keep_missing().await {
                tracing::warn!(%error, "matches without a snapshot could not be looked up");
            }
        }
    });
    let closing = state.closing.clone();
    let served = accept::serve(listener, router(state), connections, timeouts, closing);
    let mut served = pin!(served);
    // The file is looked through while the first are served: nobody waits for it, and
    // nobody plays on for long with a damaged one.
    let damaged = async {
        match store.find_damage().await {
            Ok(()) => std::future::pending().await,
            Err(error) => error,
        }
    };
    let ended = tokio::select! {
        () = served.as_mut() => Ok(()),
        () = shutdown => {
            tracing::info!("shutting down");
            // Streams and bots end; requests are served to their end.
            let _ = close.send(true);
            if tokio::time::timeout(LAST_ORDERS, served).await.is_err() {
                tracing::warn!("some requests were cut off");
            }
            Ok(())
        }
        error = damaged => Err(error.into()),
    };
    missing.abort();
    match_store.keep_all().await;
    store.close().await;
    ended
}

async fn sweep(state: AppState) {
    let mut closing = state.closing.clone();
    loop {
        state.match_store.sweep().await;
        if let Err(error) = state.forget_old().await {
            tracing::warn!(%error, "what is old could not be forgotten");
        }
        if let Err(error) = state.store.forget_past_turns().await {
            tracing::warn!(%error, "past turns are still stored");
        }
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}
