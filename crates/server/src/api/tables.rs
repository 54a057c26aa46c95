//! Games, tables, and who sits at them.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kernel::{Seat, Setup};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};

use super::input::{Asked, Body};
use crate::error::{AppError, ErrorBody};
use crate::identity::Visitor;
use crate::matches::{Invite, NewTable, Opened};
use crate::state::AppState;
use crate::store::{MatchStatus, SeatKind, SeatRow, Summary};

/// A seat and who plays it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatInfo {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The power, by its name in the game.
    pub power: &'static str,
    /// `person`, `open`, `invite` or `bot`.
    pub kind: &'static str,
    /// The name of the person, or of the bot.
    pub player: Option<String>,
    /// Is the person a guest? Only names of accounts cannot be borne by others.
    pub guest: bool,
    /// Do you play it?
    pub yours: bool,
}

impl SeatInfo {
    pub fn of(row: &SeatRow, game: &str, person: Option<&str>) -> SeatInfo {
        let about = registry::find(game).ok().map(|game| game.about());
        let power = about.and_then(|about| about.seats.get(row.seat.index()));
        let (kind, player) = match &row.kind {
            SeatKind::Person(_) => ("person", row.name.clone()),
            SeatKind::Open => ("open", None),
            SeatKind::Invite(_) => ("invite", None),
            SeatKind::Bot(level) => ("bot", Some(level.clone())),
        };
        SeatInfo {
            seat: row.seat,
            power: power.copied().unwrap_or_default(),
            kind,
            player,
            guest: row.guest,
            yours: matches!(&row.kind, SeatKind::Person(id) if Some(id.as_str()) == person),
        }
    }
}

/// A match in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Listed {
    id: String,
    game: String,
    #[schema(value_type = Object)]
    setup: Setup,
    #[schema(value_type = String)]
    stage: MatchStatus,
    /// Milliseconds since 1970.
    updated: i64,
    /// Does it wait for you?
    yours: bool,
    seats: Vec<SeatInfo>,
}

impl Listed {
    fn of(summary: Summary, person: Option<&str>) -> Listed {
        Listed {
            yours: person.is_some_and(|person| summary.waits_for(person)),
            seats: (summary.seats.iter())
                .map(|seat| SeatInfo::of(seat, &summary.game, person))
                .collect(),
            id: summary.id,
            game: summary.game,
            setup: summary.setup,
            stage: summary.stage,
            updated: summary.updated,
        }
    }
}

/// The games with their seats, scenarios, options and bots
#[utoipa::path(get, path = "/api/v1/games", tag = "games",
    responses((status = 200, body = Object)))]
pub async fn games() -> Json<Value> {
    let games: Vec<_> = (registry::games().iter())
        .map(|game| {
            let about = game.about();
            json!({
                "id": about.id,
                "name": about.name,
                "seats": about.seats,
                "scenarios": about.scenarios,
                "options": about.options,
                "exclusions": about.exclusions,
                "rules": about.rules,
                "bots": game.bots(),
            })
        })
        .collect();
    Json(json!({ "games": games }))
}

/// Which matches to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// `mine` (the usual), `open` or `watch`.
    list: Option<String>,
}

/// Your matches, tables and matches with open seats, or matches to watch
#[utoipa::path(get, path = "/api/v1/matches", tag = "tables", params(Which),
    responses((status = 200, body = Vec<Listed>), (status = "4XX", body = ErrorBody)))]
pub async fn list(
    State(state): State<AppState>,
    visitor: Visitor,
    Asked(which): Asked<Which>,
) -> Result<Json<Vec<Listed>>, AppError> {
    let found = match which.list.as_deref() {
        None | Some("mine") => state.mine(&visitor.person()?.id, 0).await?,
        Some("open") => state.open_tables().await?,
        Some("watch") => state.to_watch().await?,
        Some(_) => return Err(AppError::bad("list")),
    };
    let person = visitor.person_id();
    let listed = found.into_iter().map(|summary| Listed::of(summary, person));
    Ok(Json(listed.collect()))
}

/// Open a table
#[utoipa::path(post, path = "/api/v1/matches", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Opened),
        (status = 409, description = "too many tables of yours, or from your address, wait for \
            players (`too_many_tables`)", body = ErrorBody),
        (status = "4XX", body = ErrorBody)))]
pub async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>), AppError> {
    let opened = state
        .open_table(visitor.person()?, &visitor.address, new)
        .await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// The invitations that still wait, for whoever opened the table
#[utoipa::path(get, path = "/api/v1/matches/{id}/invites", tag = "tables",
    params(("id" = String, Path)),
    responses((status = 200, body = Vec<Invite>), (status = "4XX", body = ErrorBody)))]
pub async fn invites(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Vec<Invite>>, AppError> {
    let person = visitor.person()?;
    state.see(&id, Some(&person.id), None, |_, _| ()).await?;
    Ok(Json(state.invites(&id, person).await?))
}

/// Where to sit down.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Join {
    /// An open seat; the first if left out.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// The secret of an invitation.
    invite: Option<String>,
}

/// Where somebody sat down.
#[derive(Debug, Serialize, ToSchema)]
pub struct Joined {
    #[schema(value_type = u8)]
    seat: Seat,
}

/// Sit down, in an open seat or by invitation. One person has one seat; the last to sit
/// down begins the match. A seat that somebody left while the match runs is open too
#[utoipa::path(post, path = "/api/v1/matches/{id}/join", tag = "tables", request_body = Join,
    params(("id" = String, Path)),
    responses((status = 200, body = Joined),
        (status = 409, description = "the seat is taken (`seat_taken`), or you have another \
            one here (`already_seated`)", body = ErrorBody),
        (status = "4XX", body = ErrorBody)))]
pub async fn join(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Json<Joined>, AppError> {
    let person = visitor.person()?;
    let seat = state.join(&id, person, join.seat, join.invite.as_deref());
    Ok(Json(Joined { seat: seat.await? }))
}

/// Get up from a table that has not begun; the owner takes it away
#[utoipa::path(post, path = "/api/v1/matches/{id}/leave", tag = "tables",
    params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub async fn leave(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, AppError> {
    state.leave(&id, visitor.person()?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Once more, with seats passed on by one
#[utoipa::path(post, path = "/api/v1/matches/{id}/rematch", tag = "tables",
    params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = "4XX", body = ErrorBody)))]
pub async fn rematch(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    let next = state
        .rematch(&id, visitor.person()?, &visitor.address)
        .await?;
    Ok(Json(json!({ "id": next })))
}
