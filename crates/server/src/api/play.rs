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
use crate::journal_entry::Offer;
use crate::live::Pulse;
use crate::state::AppState;
use crate::store::{Chat, Person};

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
async fn pulse(
    state: &AppState,
    id: &str,
    person: &Person,
    seat: Seat,
) -> Result<Json<Pulse>, AppError> {
    let viewer = Viewer::Seat(seat);
    let pulse = (state.match_store).see(id, |held| Pulse::of(held, viewer, Some(&person.id)));
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
    pulse(&state, &id, person, seat.await?).await
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
    let person = visitor.person()?;
    let seat = state.undo(&id, person, of.seat).await?;
    pulse(&state, &id, person, seat).await
}

/// What is offered.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "offer", rename_all = "snake_case", deny_unknown_fields)]
pub enum Offered {
    /// Go back by so many steps, at least one. Steps are counted as the seat saw them:
    /// its own decisions, and whatever happened for all to see.
    Back {
        steps: usize,
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
    let person = visitor.person()?;
    let seat = match offered {
        Offered::Back { steps, seat } => state.offer_back(&id, person, seat, steps).await?,
        Offered::Draw { seat } => state.offer(&id, person, seat, Offer::Draw).await?,
        Offered::Bot { place, level, seat } => {
            let bot = Offer::Bot { seat: place, level };
            state.offer(&id, person, seat, bot).await?
        }
    };
    pulse(&state, &id, person, seat).await
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
    pulse(&state, &id, person, seat.await?).await
}

/// Give up. Between two the match ends; among more a bot goes on in your seat, until one
/// seat is left that was not given up, or no person
#[utoipa::path(post, path = "/api/v1/matches/{id}/resign", tag = "play", request_body = For,
    params(("id" = String, Path)),
    responses((status = 200, body = Pulse), (status = "4XX", body = ErrorBody)))]
pub async fn resign(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(of): Body<For>,
) -> Result<Json<Pulse>, AppError> {
    let person = visitor.person()?;
    let seat = state.resign(&id, person, of.seat).await?;
    pulse(&state, &id, person, seat).await
}

/// An auto-pass to set or to lift.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AutoPass {
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// A window of the game, as `window` names the one that is open; `every` for all
    /// there are. Any other is refused with a list of those there are.
    window: String,
    pass: bool,
}

/// Let windows of a kind pass from now on, or no longer. Said twice, it is one auto-pass
#[utoipa::path(post, path = "/api/v1/matches/{id}/auto-pass", tag = "play", request_body = AutoPass,
    params(("id" = String, Path)),
    responses((status = 200, body = Pulse), (status = "4XX", body = ErrorBody)))]
pub async fn auto_pass(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(wanted): Body<AutoPass>,
) -> Result<Json<Pulse>, AppError> {
    let person = visitor.person()?;
    let seat = state.auto_pass(&id, person, wanted.seat, wanted.window, wanted.pass);
    pulse(&state, &id, person, seat.await?).await
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
    let talk = state.see(&id, visitor.person_id(), viewer, |held, _| {
        (held.talk().iter())
            .filter(|chat| chat.is_for(visitor.person_id()))
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
    /// Those who sit in these seats now may read it; everybody if left out.
    #[serde(default)]
    #[schema(value_type = Option<Vec<u8>>)]
    to: Option<Vec<Seat>>,
}

/// Message something
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
