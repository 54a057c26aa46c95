//! What the forms of the match page ask for.

use axum::Form;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use kernel::{Seat, SeatSet};
use serde::Deserialize;
use serde_json::Value as Act;

use super::reader::Guest;
use super::table::updated;
use super::{Page, go, is_live};
use crate::error::AppError;
use crate::line::Offer;
use crate::state::AppState;
use crate::store::Person;

/// The fields of all forms of the match page; each has some of them.
#[derive(Debug, Deserialize)]
struct Wish {
    seat: Option<u8>,
    #[serde(default)]
    line: usize,
    question: Option<u64>,
    act: Option<String>,
    what: Option<String>,
    to: Option<String>,
    agrees: Option<bool>,
    said: Option<String>,
    body: Option<String>,
    /// A seat that a bot shall take, and the bot's level.
    place: Option<u8>,
    level: Option<String>,
    window: Option<String>,
    #[serde(default)]
    pass: bool,
}

/// A form of the match page, and who sent it.
#[derive(Debug)]
pub struct Deed {
    state: AppState,
    id: String,
    guest: Guest,
    live: bool,
    wish: Wish,
}

impl FromRequest<AppState> for Deed {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &AppState) -> Result<Deed, AppError> {
        let (mut parts, body) = request.into_parts();
        let live = is_live(&parts.headers);
        let guest = Guest::from_request_parts(&mut parts, state).await?;
        let path = Path::<String>::from_request_parts(&mut parts, state).await;
        let Path(id) = path.map_err(|_| AppError::NotFound)?;
        let form = Form::from_request(Request::from_parts(parts, body), state).await;
        let Form(wish) = form.map_err(|rejection| {
            AppError::of_status(rejection.status()).unwrap_or_else(|| AppError::bad(&rejection))
        })?;
        Ok(Deed {
            state: state.clone(),
            id,
            guest,
            live,
            wish,
        })
    }
}

/// The text of a field that a form of this kind has.
fn field(value: Option<&String>) -> &str {
    value.map_or("", String::as_str)
}

impl Deed {
    fn person(&self) -> Result<&Person, AppError> {
        self.guest.visitor.person()
    }

    fn seat(&self) -> Option<Seat> {
        self.wish.seat.map(Seat)
    }

    /// What follows a form: the new look for the script, the page for a browser.
    async fn done(&self) -> Page {
        let Wish { seat, line, .. } = self.wish;
        if let Some(elsewhere) = self.left().await {
            return Ok(go(self.live, &elsewhere));
        }
        if self.live {
            return updated(&self.state, &self.id, &self.guest, seat, line).await;
        }
        let seat = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
        Ok(go(false, &format!("/m/{}{seat}", self.id)))
    }

    /// Where somebody goes who has just given his seat away.
    async fn left(&self) -> Option<String> {
        let person = self.guest.visitor.person_id();
        let held = (self.state).look(&self.id, person, None, |_, access| access.seats);
        match (held.await, self.seat()) {
            (Ok(held), Some(seat)) if !held.contains(seat) => Some(format!("/m/{}", self.id)),
            (Err(_), _) => Some("/lobby".to_owned()),
            _ => None,
        }
    }

    fn offered(&self) -> Result<Offer, AppError> {
        match field(self.wish.what.as_ref()) {
            "draw" => Ok(Offer::Draw),
            "back" => {
                let to = field(self.wish.to.as_ref()).parse();
                to.map(|to| Offer::Back { to }).map_err(AppError::bad)
            }
            "bot" => {
                let seat = self.wish.place.map(Seat);
                let level = field(self.wish.level.as_ref()).parse();
                Ok(Offer::Bot {
                    seat: seat.ok_or_else(|| AppError::bad("place"))?,
                    level: level.map_err(|_| AppError::BadField {
                        key: "error-no-such-bot",
                    })?,
                })
            }
            _ => Err(AppError::bad("what")),
        }
    }
}

/// `POST /m/{id}/act`
pub async fn act(deed: Deed) -> Page {
    let act: Act = serde_json::from_str(field(deed.wish.act.as_ref())).map_err(AppError::bad)?;
    let (person, question) = (deed.person()?, deed.wish.question);
    (deed.state.act(&deed.id, person, deed.seat(), question, act)).await?;
    deed.done().await
}

/// `POST /m/{id}/undo`
pub async fn undo(deed: Deed) -> Page {
    (deed.state.undo(&deed.id, deed.person()?, deed.seat())).await?;
    deed.done().await
}

/// `POST /m/{id}/offer`
pub async fn offer(deed: Deed) -> Page {
    let what = deed.offered()?;
    (deed
        .state
        .offer(&deed.id, deed.person()?, deed.seat(), what))
    .await?;
    deed.done().await
}

/// `POST /m/{id}/answer`
pub async fn answer(deed: Deed) -> Page {
    let agrees = deed.wish.agrees.ok_or_else(|| AppError::bad("agrees"))?;
    (deed
        .state
        .answer(&deed.id, deed.person()?, deed.seat(), agrees))
    .await?;
    deed.done().await
}

/// `POST /m/{id}/stand`
pub async fn stand(deed: Deed) -> Page {
    let (window, pass) = (field(deed.wish.window.as_ref()).to_owned(), deed.wish.pass);
    (deed
        .state
        .stand(&deed.id, deed.person()?, deed.seat(), window, pass))
    .await?;
    deed.done().await
}

/// `POST /m/{id}/resign`
pub async fn resign(deed: Deed) -> Page {
    (deed.state.resign(&deed.id, deed.person()?, deed.seat())).await?;
    deed.done().await
}

/// `POST /m/{id}/rematch`
pub async fn rematch(deed: Deed) -> Page {
    let next = deed.state.rematch(&deed.id, deed.person()?).await?;
    Ok(go(deed.live, &format!("/m/{next}")))
}

/// `POST /m/{id}/chat`
pub async fn chat(deed: Deed) -> Page {
    let to = match field(deed.wish.to.as_ref()) {
        "" => None,
        to => Some(SeatSet::one(Seat(to.parse().map_err(AppError::bad)?))),
    };
    let said = field(deed.wish.said.as_ref());
    (deed.state.say(&deed.id, deed.person()?, to, said)).await?;
    deed.done().await
}

/// `POST /m/{id}/notes`
pub async fn notes(deed: Deed) -> Page {
    let body = field(deed.wish.body.as_ref());
    (deed.state.set_note(&deed.id, deed.person()?, body)).await?;
    deed.done().await
}
