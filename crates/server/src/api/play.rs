//! Playing and talking.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use bots::Level;
use kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::input::{Asked, Body, Eyes};
use crate::error::{AppError, ErrorBody};
use crate::identity::Visitor;
use crate::line::Offer;
use crate::live::Pulse;
use crate::state::AppState;
use crate::store::Chat;

/// A decision.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The seat that decides; may be left out by those who have but one.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// The question that is answered. If another is asked by now, nothing happens.
    question: u64,
    /// One of the acts that `legal` lists.
    #[schema(value_type = Object)]
    act: Value,
}

/// For which seat something is done.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct For {
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// Where the match stands now for the seat that did something.
async fn pulse(state: &AppState, id: &str, seat: Seat) -> Result<Json<Pulse>, AppError> {
    let pulse = (state.hall).look(id, |game| Pulse::of(game, Viewer::Seat(seat)));
    Ok(Json(pulse.await?))
}

/// Decide. When this returns, the decision is stored for good
#[utoipa::path(post, path = "/api/v1/matches/{id}/act", tag = "play", request_body = Decision,
    params(("id" = String, Path)),
    responses((status = 200, body = Pulse),
        (status = 409, description = "another question is asked by now", body = ErrorBody),
        (status = 422, description = "the rules say no", body = ErrorBody),
        (status = "4XX", body = ErrorBody)))]
pub async fn act(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(decision): Body<Decision>,
) -> Result<Json<Pulse>, AppError> {
    let person = visitor.person()?;
    let question = Some(decision.question);
    let seat = state.act(&id, person, decision.seat, question, decision.act);
    pulse(&state, &id, seat.await?).await
}

/// Take back your last decision
#[utoipa::path(post, path = "/api/v1/matches/{id}/undo", tag = "play", request_body = For,
    params(("id" = String, Path)),
    responses((status = 200, body = Pulse), (status = "4XX", body = ErrorBody)))]
pub async fn undo(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(of): Body<For>,
) -> Result<Json<Pulse>, AppError> {
    let seat = state.undo(&id, visitor.person()?, of.seat).await?;
    pulse(&state, &id, seat).await
}

/// What is offered.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "offer", rename_all = "snake_case", deny_unknown_fields)]
pub enum Offered {
    /// Go back to where so many decisions had been made.
    Back {
        to: usize,
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// A draw.
    Draw {
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// Let a bot go on in a seat: your own, or one left for long.
    Bot {
        #[schema(value_type = u8)]
        place: Seat,
        #[schema(value_type = String)]
        level: Level,
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
}

/// Ask the others for something that needs them all
#[utoipa::path(post, path = "/api/v1/matches/{id}/offer", tag = "play", request_body = Offered,
    params(("id" = String, Path)),
    responses((status = 200, body = Pulse), (status = "4XX", body = ErrorBody)))]
pub async fn offer(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(offered): Body<Offered>,
) -> Result<Json<Pulse>, AppError> {
    let (seat, what) = match offered {
        Offered::Back { to, seat } => (seat, Offer::Back { to }),
        Offered::Draw { seat } => (seat, Offer::Draw),
        Offered::Bot { place, level, seat } => (seat, Offer::Bot { seat: place, level }),
    };
    let seat = state.offer(&id, visitor.person()?, seat, what).await?;
    pulse(&state, &id, seat).await
}

/// An answer to the offer that stands.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    agrees: bool,
}

/// Agree to the offer that stands, or not; whoever made it may withdraw it
#[utoipa::path(post, path = "/api/v1/matches/{id}/answer", tag = "play", request_body = Answer,
    params(("id" = String, Path)),
    responses((status = 200, body = Pulse), (status = "4XX", body = ErrorBody)))]
pub async fn answer(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(answer): Body<Answer>,
) -> Result<Json<Pulse>, AppError> {
    let person = visitor.person()?;
    let seat = state.answer(&id, person, answer.seat, answer.agrees);
    pulse(&state, &id, seat.await?).await
}

/// Give up
#[utoipa::path(post, path = "/api/v1/matches/{id}/resign", tag = "play", request_body = For,
    params(("id" = String, Path)),
    responses((status = 200, body = Pulse), (status = "4XX", body = ErrorBody)))]
pub async fn resign(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(of): Body<For>,
) -> Result<Json<Pulse>, AppError> {
    let seat = state.resign(&id, visitor.person()?, of.seat).await?;
    pulse(&state, &id, seat).await
}

/// A standing wish.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// The window, as the view of the match names it; `every` for all there are.
    window: String,
    pass: bool,
}

/// Let windows of a kind pass from now on, or no longer
#[utoipa::path(post, path = "/api/v1/matches/{id}/stand", tag = "play", request_body = Standing,
    params(("id" = String, Path)),
    responses((status = 200, body = Pulse), (status = "4XX", body = ErrorBody)))]
pub async fn stand(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(wish): Body<Standing>,
) -> Result<Json<Pulse>, AppError> {
    let person = visitor.person()?;
    let seat = state.stand(&id, person, wish.seat, wish.window, wish.pass);
    pulse(&state, &id, seat.await?).await
}

/// What was said that you may read
#[utoipa::path(get, path = "/api/v1/matches/{id}/chat", tag = "talk",
    params(("id" = String, Path), Eyes),
    responses((status = 200, body = Vec<Chat>), (status = "4XX", body = ErrorBody)))]
pub async fn chat(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(eyes): Asked<Eyes>,
) -> Result<Json<Vec<Chat>>, AppError> {
    let viewer = eyes.viewer()?;
    let talk = state.look(&id, visitor.person_id(), viewer, |game, access| {
        // Eyes that are lent after the end read no private talk.
        let reader = match access.viewer {
            Viewer::Seat(seat) if access.seats.contains(seat) => access.viewer,
            _ => Viewer::Spectator,
        };
        (game.talk.iter())
            .filter(|chat| chat.is_for(reader))
            .cloned()
            .collect()
    });
    Ok(Json(talk.await?))
}

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Said {
    said: String,
    /// The seats that may read it; everybody if left out.
    #[serde(default)]
    #[schema(value_type = Option<Vec<u8>>)]
    to: Option<Vec<Seat>>,
}

/// Say something
#[utoipa::path(post, path = "/api/v1/matches/{id}/chat", tag = "talk", request_body = Said,
    params(("id" = String, Path)),
    responses((status = 201, body = Chat), (status = "4XX", body = ErrorBody)))]
pub async fn say(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(said): Body<Said>,
) -> Result<(StatusCode, Json<Chat>), AppError> {
    let to: Option<SeatSet> = said.to.map(|seats| seats.into_iter().collect());
    let chat = state.say(&id, visitor.person()?, to, &said.said).await?;
    Ok((StatusCode::CREATED, Json(chat)))
}

/// A note for oneself.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    note: String,
}

/// Your note at a match
#[utoipa::path(get, path = "/api/v1/matches/{id}/note", tag = "talk",
    params(("id" = String, Path)),
    responses((status = 200, body = Note), (status = "4XX", body = ErrorBody)))]
pub async fn note(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Note>, AppError> {
    let note = state.note(&id, visitor.person()?).await?;
    Ok(Json(Note { note }))
}

/// Write your note at a match
#[utoipa::path(put, path = "/api/v1/matches/{id}/note", tag = "talk", request_body = Note,
    params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub async fn set_note(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(note): Body<Note>,
) -> Result<StatusCode, AppError> {
    state.set_note(&id, visitor.person()?, &note.note).await?;
    Ok(StatusCode::NO_CONTENT)
}
