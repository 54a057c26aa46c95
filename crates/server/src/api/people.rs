//! The person behind a token.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::input::Body;
use crate::error::{AppError, ErrorBody};
use crate::identity::Visitor;
use crate::limits::Act;
use crate::people::NewToken;
use crate::state::AppState;
use crate::store::{ApiToken, Person};

/// A person, as he sees himself.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    id: String,
    name: String,
    /// An account with a password, not a guest.
    account: bool,
}

impl From<&Person> for Me {
    fn from(person: &Person) -> Me {
        Me {
            id: person.id.clone(),
            name: person.name.clone(),
            account: person.account,
        }
    }
}

/// Who arrives, or what a token is called.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Named {
    name: String,
}

/// A new guest with a first token.
#[derive(Debug, Serialize, ToSchema)]
pub struct Arrived {
    me: Me,
    token: NewToken,
}

/// Become a guest and get a token
#[utoipa::path(post, path = "/api/v1/guests", tag = "people", request_body = Named,
    responses((status = 201, body = Arrived), (status = "4XX", body = ErrorBody)))]
pub async fn arrive(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(named): Body<Named>,
) -> Result<(StatusCode, Json<Arrived>), AppError> {
    (state.take_everywhere(Act::Arrive, &visitor.address)).await?;
    let (person, token) = state.people.arrive_by_token(&named.name).await?;
    let me = Me::from(&person);
    Ok((StatusCode::CREATED, Json(Arrived { me, token })))
}

/// Who you are
#[utoipa::path(get, path = "/api/v1/me", tag = "people",
    responses((status = 200, body = Me), (status = "4XX", body = ErrorBody)))]
pub async fn me(visitor: Visitor) -> Result<Json<Me>, AppError> {
    Ok(Json(Me::from(visitor.person()?)))
}

/// Change your name; an account keeps its own
#[utoipa::path(put, path = "/api/v1/me", tag = "people", request_body = Named,
    responses((status = 200, body = Me), (status = "4XX", body = ErrorBody)))]
pub async fn rename(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(named): Body<Named>,
) -> Result<Json<Me>, AppError> {
    let person = visitor.person()?;
    state.limits.take(Act::Message, &person.id)?;
    state.people.rename(person, &named.name).await?;
    state.names_changed(&person.id).await?;
    Ok(Json(Me::from(&state.store.person(&person.id).await?)))
}

/// An account to be made of a guest.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    name: String,
    /// At least eight characters.
    password: String,
    #[serde(default)]
    email: Option<String>,
}

/// Make an account of yourself, with a name of your own and a password
#[utoipa::path(post, path = "/api/v1/me/account", tag = "people", request_body = NewAccount,
    responses((status = 201, body = Me), (status = "4XX", body = ErrorBody)))]
pub async fn sign_up(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(new): Body<NewAccount>,
) -> Result<(StatusCode, Json<Me>), AppError> {
    (state.take_everywhere(Act::SignIn, &visitor.address)).await?;
    let person = visitor.person()?;
    (state.people)
        .sign_up(person, &new.name, &new.password, new.email.as_deref())
        .await?;
    state.names_changed(&person.id).await?;
    let me = Me::from(&state.store.person(&person.id).await?);
    Ok((StatusCode::CREATED, Json(me)))
}

/// Be forgotten: your open tables go, your seats in matches that run are free for others,
/// and matches that are over stay, without your name
#[utoipa::path(delete, path = "/api/v1/me", tag = "people",
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub async fn forget(
    State(state): State<AppState>,
    visitor: Visitor,
) -> Result<StatusCode, AppError> {
    state.forget(&visitor.person()?.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Your tokens, without their secrets
#[utoipa::path(get, path = "/api/v1/me/tokens", tag = "people",
    responses((status = 200, body = Vec<ApiToken>), (status = "4XX", body = ErrorBody)))]
pub async fn tokens(
    State(state): State<AppState>,
    visitor: Visitor,
) -> Result<Json<Vec<ApiToken>>, AppError> {
    Ok(Json(state.people.tokens(visitor.person()?).await?))
}

/// One more token
#[utoipa::path(post, path = "/api/v1/me/tokens", tag = "people", request_body = Named,
    responses((status = 201, body = NewToken), (status = "4XX", body = ErrorBody)))]
pub async fn new_token(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(named): Body<Named>,
) -> Result<(StatusCode, Json<NewToken>), AppError> {
    let person = visitor.person()?;
    state.limits.take(Act::Message, &person.id)?;
    let token = state.people.new_token(person, &named.name).await?;
    Ok((StatusCode::CREATED, Json(token)))
}

/// Take a token back
#[utoipa::path(delete, path = "/api/v1/me/tokens/{id}", tag = "people",
    params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub async fn drop_token(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, AppError> {
    state.people.drop_token(visitor.person()?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
