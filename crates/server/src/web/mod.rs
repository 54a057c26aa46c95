//! The pages: HTML and SVG made here, kept alive by one small script.
//!
//! Handlers translate and show; what may be done is decided by the services they
//! call. Every sentence comes from the Fluent files.

mod account;
mod actions;
mod assets;
mod besides;
mod gallery;
mod history;
mod home;
mod lobby;
mod log;
mod look;
mod match_page;
mod moments;
mod opening;
mod pictures;
mod preferences;
mod reader;
mod replay;
mod seams;
mod shell;
mod table;
mod talk;
mod telling;
mod waiting;
mod words;

use axum::Router;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{Html, IntoResponse, Json, Redirect, Response};
use axum::routing::{get, post};
use maud::{Markup, html};

use crate::error::AppError;
use crate::state::AppState;
use reader::Guest;

/// What a handler of a page gives.
type Page = Result<Response, AppError>;

fn show(page: &Markup) -> Response {
    Html(page.0.clone()).into_response()
}

/// Where somebody goes after a form: the script takes an address as JSON, a browser
/// without it is sent there.
fn go(live: bool, path: &str) -> Response {
    if live {
        Json(serde_json::json!({ "go": path })).into_response()
    } else {
        Redirect::to(path).into_response()
    }
}

/// Everything that is a page or belongs to one.
pub fn routes(state: &AppState) -> Router<AppState> {
    Router::new()
        .route("/", get(home::get))
        .route("/assets/{name}", get(assets::get))
        .route("/preferences", get(preferences::get))
        .route("/lobby", get(lobby::get))
        .route("/account", get(account::get))
        .route("/account/name", post(account::rename))
        .route("/account/sign-up", post(account::sign_up))
        .route("/account/sign-in", post(account::sign_in))
        .route("/account/sign-out", post(account::sign_out))
        .route("/account/tokens", post(account::new_token))
        .route("/account/tokens/{id}/drop", post(account::drop_token))
        .route("/account/delete", post(account::delete))
        .route("/games/{game}", get(gallery::get))
        .route("/games/{game}/rules", get(gallery::rules))
        .route("/games/{game}/new", get(opening::get).post(opening::create))
        .route("/games/{game}/quick", post(opening::quick))
        .route("/games/{game}/picture/{file}", get(gallery::picture))
        .route("/m/{id}", get(table::get))
        .route("/m/{id}/update", get(table::update))
        .route("/m/{id}/moments", get(table::moments))
        .route("/m/{id}/back", get(table::back))
        .route("/m/{id}/events", get(table::events))
        .route("/m/{id}/why", get(table::why))
        .route("/m/{id}/act", post(actions::act))
        .route("/m/{id}/undo", post(actions::undo))
        .route("/m/{id}/offer", post(actions::offer))
        .route("/m/{id}/answer", post(actions::answer))
        .route("/m/{id}/resign", post(actions::resign))
        .route("/m/{id}/auto-pass", post(actions::auto_pass))
        .route("/m/{id}/rematch", post(actions::rematch))
        .route("/m/{id}/chat", post(actions::chat))
        .route("/m/{id}/notes", post(actions::notes))
        .route("/m/{id}/record", get(table::record))
        .route("/m/{id}/sit", post(opening::sit))
        .route("/m/{id}/leave", post(opening::leave))
        .route("/m/{id}/replay", get(replay::get))
        .route("/m/{id}/replay/frame", get(replay::frame))
        .route(
            "/m/{id}/join/{secret}",
            get(opening::invited).post(opening::join),
        )
        .fallback(missing)
        .layer(from_fn(crate::identity::admit))
        .layer(from_fn_with_state(state.clone(), explain))
}

async fn missing() -> AppError {
    AppError::NotFound
}

/// Does the script ask, or a browser?
fn is_live(headers: &axum::http::HeaderMap) -> bool {
    let accept = headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.starts_with("application/json"))
}

/// Makes a page, or JSON for the script, of an error.
async fn explain(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let live = is_live(&parts.headers);
    let guest = Guest::from_request_parts(&mut parts, &state).await;
    let response = next.run(Request::from_parts(parts, body)).await;
    let told = response.extensions().get::<AppError>().cloned();
    let error = told.or_else(|| AppError::of_status(response.status()));
    let (Some(error), Ok(guest)) = (error, guest) else {
        return response;
    };
    let status = error.status();
    let mut explained = if live {
        let mut said = serde_json::to_value(error.body(guest.reader.lang())).unwrap_or_default();
        if let AppError::Illegal { clause, game, .. } = &error {
            said["rules"] = format!("/games/{game}/rules#{clause}").into();
        }
        Json(said).into_response()
    } else {
        error_page(&guest, &error)
    };
    *explained.status_mut() = status;
    if let Some(wait) = response.headers().get(header::RETRY_AFTER) {
        explained
            .headers_mut()
            .insert(header::RETRY_AFTER, wait.clone());
    }
    explained
}

fn error_page(guest: &Guest, error: &AppError) -> Response {
    let reader = &guest.reader;
    let rules = match error {
        AppError::Illegal { clause, game, .. } => {
            Some((clause, format!("/games/{game}/rules#{clause}")))
        }
        _ => None,
    };
    let body = html! {
        div.narrow {
            h1 { (reader.t("error-title")) }
            p.error role="alert" {
                (error.message(reader.lang()))
                @if let Some((clause, address)) = &rules { " " a href=(address) { "§ " (clause) } }
            }
            p { a.button href="/" { (reader.t("error-home")) } }
        }
    };
    show(&shell::page(reader, &reader.t("error-title"), &body))
}
