//! A node: its routes, and its life from the first request to the last.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::routing::get;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;

use crate::error::AppError;
use crate::identity::{BODY, identify};
use crate::settings::{Settings, SettingsError};
use crate::state::AppState;
use crate::store::{OpenError, Store};
use crate::{api, nodes, web};

/// Why a node did not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Settings(#[from] SettingsError),
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("{0}")]
    Serve(#[from] std::io::Error),
}

/// How long those who are being served may take when the node ends.
const LAST_ORDERS: Duration = Duration::from_secs(10);

/// How often matches that nobody looks at are let go.
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
        .layer(DefaultBodyLimit::max(BODY))
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
                use axum::response::IntoResponse;
                tracing::error!("a handler gave up");
                AppError::Internal.into_response()
            },
        ))
        .layer(TraceLayer::new_for_http())
        .with_state(state)
}

/// Says that the node runs and its database answers.
async fn health(State(state): State<AppState>) -> Result<&'static str, AppError> {
    state.store.ping().await?;
    Ok("ok\n")
}

/// Opens what the settings name, and closes it again.
pub async fn check(settings: Settings) -> Result<(), RunError> {
    let settings = settings.checked()?;
    let store = Store::open(&settings.database).await?;
    store.close().await;
    Ok(())
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
    let (state, close) = AppState::new(settings, store.clone());
    nodes::hear_others(&state);
    tokio::spawn(sweep(state.clone()));
    let service = router(state).into_make_service_with_connect_info::<SocketAddr>();
    let (ended, over) = tokio::sync::oneshot::channel::<()>();
    let served = axum::serve(listener, service).with_graceful_shutdown(async move {
        shutdown.await;
        tracing::info!("shutting down");
        // Streams and bots end; requests are served to their end.
        let _ = close.send(true);
        let _ = ended.send(());
    });
    let overdue = async {
        let _ = over.await;
        tokio::time::sleep(LAST_ORDERS).await;
    };
    tokio::select! {
        done = async { served.await } => done?,
        () = overdue => tracing::warn!("some requests were cut off"),
    }
    store.close().await;
    Ok(())
}

async fn sweep(state: AppState) {
    let mut closing = state.closing.clone();
    loop {
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => state.hall.sweep(),
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}
