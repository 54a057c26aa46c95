//! The HTTP API for programs: everything that the pages do, with a personal token.

mod input;
mod match_view;
mod people;
mod play;
mod tables;

use axum::extract::Request;
use axum::http::header;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{delete, get, post};
use axum::{Extension, Router};
use utoipa::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};

use crate::error::AppError;
use crate::identity::{Visitor, admit};
use crate::lang::Lang;
use crate::state::AppState;

/// Everything under `/api`.
pub fn routes() -> Router<AppState> {
    let matches = Router::new()
        .route("/", get(tables::list).post(tables::create))
        .route("/{id}", get(match_view::look))
        .route("/{id}/legal", get(match_view::legal))
        .route("/{id}/log", get(match_view::log))
        .route("/{id}/why", post(match_view::why))
        .route("/{id}/record", get(match_view::record))
        .route("/{id}/steps", get(match_view::steps))
        .route("/{id}/steps/{step}", get(match_view::step))
        .route("/{id}/events", get(match_view::events))
        .route("/{id}/invites", get(tables::invites))
        .route("/{id}/join", post(tables::join))
        .route("/{id}/leave", post(tables::leave))
        .route("/{id}/rematch", post(tables::rematch))
        .route("/{id}/act", post(play::act))
        .route("/{id}/undo", post(play::undo))
        .route("/{id}/offer", post(play::offer))
        .route("/{id}/answer", post(play::answer))
        .route("/{id}/resign", post(play::resign))
        .route("/{id}/auto-pass", post(play::auto_pass))
        .route("/{id}/chat", get(play::chat).post(play::say))
        .route("/{id}/note", get(play::note).put(play::set_note));
    let v1 = Router::new()
        .route("/games", get(tables::games))
        .route("/guests", post(people::arrive))
        .route(
            "/me",
            get(people::me).put(people::rename).delete(people::forget),
        )
        .route("/me/account", post(people::sign_up))
        .route("/me/tokens", get(people::tokens).post(people::new_token))
        .route("/me/tokens/{id}", delete(people::drop_token))
        .nest("/matches", matches);
    Router::new()
        .route("/openapi.json", get(openapi))
        .nest("/v1", v1)
        .fallback(missing)
        .method_not_allowed_fallback(not_here)
        .layer(from_fn(admit))
        .layer(from_fn(explain))
}

async fn missing() -> AppError {
    AppError::NotFound
}

async fn not_here() -> AppError {
    AppError::MethodNotAllowed
}

/// Makes JSON of an error, whichever layer it comes from.
async fn explain(visitor: Option<Extension<Visitor>>, request: Request, next: Next) -> Response {
    let lang = visitor.map_or(Lang::En, |visitor| visitor.lang);
    let response = next.run(request).await;
    let told = response.extensions().get::<AppError>().cloned();
    let Some(error) = told.or_else(|| AppError::of_status(response.status())) else {
        return response;
    };
    let mut explained = (error.status(), Json(error.body(lang))).into_response();
    if let Some(wait) = response.headers().get(header::RETRY_AFTER) {
        let headers = explained.headers_mut();
        headers.insert(header::RETRY_AFTER, wait.clone());
    }
    explained
}

/// The description of the API, for programs that read such things.
#[derive(Debug, OpenApi)]
#[openapi(
    info(
        title = "Iacta",
        description = "Everything that the pages do, for programs. Send a personal token as \
                       `Authorization: Bearer TOKEN`; `POST /api/v1/guests` gives a first one.",
    ),
    modifiers(&Tokens),
    security(("token" = [])),
    paths(
        tables::games, tables::list, tables::create, tables::invites, tables::join,
        tables::leave, tables::rematch,
        match_view::look, match_view::legal, match_view::log, match_view::why, match_view::record, match_view::steps,
        match_view::step, match_view::events,
        play::act, play::undo, play::offer, play::answer, play::resign, play::auto_pass,
        play::chat, play::say, play::note, play::set_note,
        people::arrive, people::me, people::rename, people::sign_up, people::forget,
        people::tokens, people::new_token, people::drop_token,
    ),
)]
struct Api;

struct Tokens;

impl utoipa::Modify for Tokens {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}
