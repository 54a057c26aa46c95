//! Reading requests: whatever cannot be read becomes an error of ours.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use kernel::{Seat, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::error::AppError;
use crate::state::AppState;

/// A body of JSON.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<AppState> for Body<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &AppState) -> Result<Body<T>, AppError> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        if !kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json")) {
            return Err(AppError::WrongType);
        }
        let read = Bytes::from_request(request, state).await;
        let bytes = read.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => AppError::TooLarge,
            _ => AppError::bad(rejection.body_text()),
        })?;
        // A list would be read as the fields of an object in their order.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            return Err(AppError::bad("{…}"));
        }
        serde_json::from_slice(&bytes)
            .map(Body)
            .map_err(AppError::bad)
    }
}

/// What stands behind the question mark.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<AppState> for Asked<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, AppError> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(rejection) => Err(AppError::bad(rejection.body_text())),
        }
    }
}

/// Whose eyes to look through: `?seat=0`, `?seat=spectator`, or left to us.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Eyes {
    /// The number of a seat, or `spectator`; a seat of yours if left out.
    pub seat: Option<String>,
}

impl Eyes {
    pub fn viewer(&self) -> Result<Option<Viewer>, AppError> {
        viewer(self.seat.as_deref())
    }
}

/// The viewer that a word means.
pub fn viewer(word: Option<&str>) -> Result<Option<Viewer>, AppError> {
    match word {
        None => Ok(None),
        Some("spectator") => Ok(Some(Viewer::Spectator)),
        Some(number) => match number.parse() {
            Ok(seat) => Ok(Some(Viewer::Seat(Seat(seat)))),
            Err(_) => Err(AppError::bad("seat")),
        },
    }
}
