//! What the forms of the match page ask for.

use axum::Form;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use kernel::{Seat, SeatSet};
use maud::html;
use serde::Deserialize;
use serde_json::Value as Act;

use super::reader::Guest;
use super::shell::page;
use super::table::updated;
use super::{Page, go, is_live, show};
use crate::error::AppError;
use crate::journal_entry::Offer;
use crate::state::AppState;
use crate::store::Person;

/// The fields of all forms of the match page; each has some of them.
#[derive(Debug, Deserialize)]
struct Fields {
    seat: Option<u8>,
    /// The version that the page shows.
    #[serde(default)]
    version: String,
    question: Option<u64>,
    act: Option<String>,
    what: Option<String>,
    /// A line of the log to go back to.
    line: Option<usize>,
    /// Said yes to what cannot be taken back, on a page without a script.
    #[serde(default)]
    sure: bool,
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
pub struct Action {
    state: AppState,
    id: String,
    guest: Guest,
    live: bool,
    fields: Fields,
}

impl FromRequest<AppState> for Action {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &AppState) -> Result<Action, AppError> {
        let (mut parts, body) = request.into_parts();
        let live = is_live(&parts.headers);
        let guest = Guest::from_request_parts(&mut parts, state).await?;
        let path = Path::<String>::from_request_parts(&mut parts, state).await;
        let Path(id) = path.map_err(|_| AppError::NotFound)?;
        let form = Form::from_request(Request::from_parts(parts, body), state).await;
        let Form(fields) = form.map_err(|rejection| {
            AppError::of_status(rejection.status()).unwrap_or_else(|| AppError::bad(&rejection))
        })?;
        Ok(Action {
            state: state.clone(),
            id,
            guest,
            live,
            fields,
        })
    }
}

/// The text of a field that a form of this kind has.
fn field(value: Option<&String>) -> &str {
    value.map_or("", String::as_str)
}

impl Action {
    fn person(&self) -> Result<&Person, AppError> {
        self.guest.visitor.person()
    }

    fn seat(&self) -> Option<Seat> {
        self.fields.seat.map(Seat)
    }

    /// What follows a form: the new look for the script, the page for a browser.
    async fn done(&self) -> Page {
        let Fields { seat, version, .. } = &self.fields;
        let seat = *seat;
        if let Some(elsewhere) = self.left().await {
            return Ok(go(self.live, &elsewhere));
        }
        if self.live {
            return updated(&self.state, &self.id, &self.guest, seat, version).await;
        }
        let seat = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
        Ok(go(false, &format!("/m/{}{seat}", self.id)))
    }

    /// Where somebody goes who has just given his seat away.
    async fn left(&self) -> Option<String> {
        let person = self.guest.visitor.person_id();
        let held = (self.state).see(&self.id, person, None, |_, access| access.seats);
        match (held.await, self.seat()) {
            (Ok(held), Some(seat)) if !held.contains(seat) => Some(format!("/m/{}", self.id)),
            (Err(_), _) => Some("/lobby".to_owned()),
            _ => None,
        }
    }

    /// The script has asked, or the page without it.
    fn is_sure(&self) -> bool {
        self.live || self.fields.sure
    }

    /// Asks once more, where no script did.
    fn ask_again(&self, form: &str, key: &'static str) -> Page {
        let reader = &self.guest.reader;
        let Fields {
            seat, what, line, ..
        } = &self.fields;
        let body = html! {
            div.narrow {
                h1 { (reader.t("sure-title")) }
                p { (reader.t(key)) }
                form method="post" action={ "/m/" (self.id) "/" (form) } {
                    (reader.csrf())
                    @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                    @if let Some(what) = what { input type="hidden" name="what" value=(what); }
                    @if let Some(line) = line { input type="hidden" name="line" value=(line); }
                    input type="hidden" name="sure" value="true";
                    div.row {
                        button.primary type="submit" { (reader.t("sure-yes")) }
                        a.button href={ "/m/" (self.id) } { (reader.t("sure-no")) }
                    }
                }
            }
        };
        Ok(show(&page(reader, &reader.t("sure-title"), &body)))
    }

    fn offered(&self) -> Result<Offer, AppError> {
        match field(self.fields.what.as_ref()) {
            "draw" => Ok(Offer::Draw),
            "bot" => {
                let seat = self.fields.place.map(Seat);
                let level = field(self.fields.level.as_ref()).parse();
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
pub async fn act(action: Action) -> Page {
    let act: Act =
        serde_json::from_str(field(action.fields.act.as_ref())).map_err(AppError::bad)?;
    let (person, question) = (action.person()?, action.fields.question);
    (action
        .state
        .act(&action.id, person, action.seat(), question, act))
    .await?;
    action.done().await
}

/// `POST /m/{id}/undo`
pub async fn undo(action: Action) -> Page {
    (action
        .state
        .undo(&action.id, action.person()?, action.seat()))
    .await?;
    action.done().await
}

/// `POST /m/{id}/offer`
pub async fn offer(action: Action) -> Page {
    let (state, person, seat) = (&action.state, action.person()?, action.seat());
    let what = field(action.fields.what.as_ref());
    if what != "bot" && !action.is_sure() {
        let key = if what == "draw" {
            "sure-draw"
        } else {
            "sure-back"
        };
        return action.ask_again("offer", key);
    }
    if let ("back", Some(line)) = (what, action.fields.line) {
        state
            .offer_back_to_line(&action.id, person, seat, line)
            .await?;
    } else if what == "back" {
        state.offer_back(&action.id, person, seat, 1).await?;
    } else if what == "own" {
        state.offer_back_to_own(&action.id, person, seat).await?;
    } else {
        state
            .offer(&action.id, person, seat, action.offered()?)
            .await?;
    }
    action.done().await
}

/// `POST /m/{id}/answer`
pub async fn answer(action: Action) -> Page {
    let agrees = action
        .fields
        .agrees
        .ok_or_else(|| AppError::bad("agrees"))?;
    (action
        .state
        .answer(&action.id, action.person()?, action.seat(), agrees))
    .await?;
    action.done().await
}

/// `POST /m/{id}/auto-pass`
pub async fn auto_pass(action: Action) -> Page {
    let (window, pass) = (
        field(action.fields.window.as_ref()).to_owned(),
        action.fields.pass,
    );
    (action
        .state
        .auto_pass(&action.id, action.person()?, action.seat(), window, pass))
    .await?;
    action.done().await
}

/// `POST /m/{id}/resign`
pub async fn resign(action: Action) -> Page {
    action.person()?;
    if !action.is_sure() {
        return action.ask_again("resign", "sure-resign");
    }
    (action
        .state
        .resign(&action.id, action.person()?, action.seat()))
    .await?;
    action.done().await
}

/// `POST /m/{id}/rematch`
pub async fn rematch(action: Action) -> Page {
    let address = &action.guest.visitor.address;
    let next = (action.state)
        .rematch(&action.id, action.person()?, address)
        .await?;
    Ok(go(action.live, &format!("/m/{next}")))
}

/// `POST /m/{id}/chat`
pub async fn chat(action: Action) -> Page {
    let to = match field(action.fields.to.as_ref()) {
        "" => None,
        to => Some(SeatSet::one(Seat(to.parse().map_err(AppError::bad)?))),
    };
    let said = field(action.fields.said.as_ref());
    (action.state.say(&action.id, action.person()?, to, said)).await?;
    action.done().await
}

/// `POST /m/{id}/notes`
pub async fn notes(action: Action) -> Page {
    let body = field(action.fields.body.as_ref());
    (action.state.set_note(&action.id, action.person()?, body)).await?;
    action.done().await
}
