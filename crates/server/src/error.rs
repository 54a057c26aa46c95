//! What is said when something cannot be done: one enum, one place where it becomes
//! a status and a sentence.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{AnyGame, Message, Refused, SetupError};
use serde::Serialize;

use crate::game_match::Denied;
use crate::lang::{Lang, game_words, words};
use crate::match_store::HallError;
use crate::store::{StoreError, Trouble};

/// How many seconds later whoever found no place should try again.
const FULL_FOR: u64 = 30;

/// Why a request was not served. As a response it is only a status: the layer around
/// the API writes JSON from it, the layer around the pages a page.
#[derive(Debug, Clone)]
pub enum AppError {
    NotFound,
    MethodNotAllowed,
    /// Nobody is signed in, and somebody must be.
    SignInFirst,
    /// The name and password, or the token, are not right.
    WrongSecret,
    /// A form that did not come from our own page.
    Forged,
    /// A seat or thing of someone else.
    NotYours,
    /// The request cannot be read.
    BadRequest {
        why: String,
    },
    /// It can be read, and asks for what there is not.
    BadValue {
        why: String,
    },
    /// A field of a form that cannot be taken; `key` is the sentence that says why.
    BadField {
        key: &'static str,
    },
    TooLarge,
    /// The body did not arrive in time.
    TooSlow,
    WrongType,
    TooMany {
        seconds: u64,
    },
    /// One person or address has too many event streams open.
    TooManyStreams,
    /// There is no place for more of what nobody in particular wants.
    Full,
    NameTaken,
    /// The rules of the game say no.
    Illegal {
        message: String,
        clause: &'static str,
        say: Box<Message>,
        game: &'static str,
    },
    /// What was answered or changed is no longer as it was; `version` is what the
    /// asker should look at now.
    Stale {
        version: Option<String>,
    },
    /// The match says no.
    Denied(Denied),
    NotStarted,
    NotOver,
    SeatTaken,
    /// The database cannot be read or written just now.
    Unavailable,
    /// One person, one seat.
    Seated,
    /// As many tables wait for players as there may be.
    TooManyTables,
    /// Today's rules cannot go on with the match.
    SetAside,
    Internal,
}

/// An error as programs read it.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct ErrorBody {
    /// A word that does not change with the language.
    pub code: &'static str,
    pub message: String,
    /// The clause of the rules, where they say no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<&'static str>,
    /// What the asker's version is now, where it was another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
}

impl AppError {
    pub fn bad(why: impl ToString) -> AppError {
        AppError::BadRequest {
            why: why.to_string(),
        }
    }

    /// What the rules of a game say.
    pub fn refused(refused: Refused, game: &'static dyn AnyGame) -> AppError {
        match refused {
            Refused::Illegal {
                message,
                clause,
                say,
            } => AppError::Illegal {
                message,
                clause,
                say: Box::new(say),
                game: game.about().id,
            },
            Refused::Stale { .. } => AppError::Stale { version: None },
            Refused::Over { .. } => AppError::Denied(Denied::Over),
            Refused::BadAct { message } | Refused::BadChance { message } => {
                AppError::BadValue { why: message }
            }
        }
    }

    pub fn of_denied(denied: Denied, game: &'static dyn AnyGame) -> AppError {
        match denied {
            Denied::Rules(refused) => AppError::refused(refused, game),
            other => AppError::Denied(other),
        }
    }

    pub fn status(&self) -> StatusCode {
        match self {
            AppError::NotFound => StatusCode::NOT_FOUND,
            AppError::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            AppError::SignInFirst | AppError::WrongSecret => StatusCode::UNAUTHORIZED,
            AppError::Forged | AppError::NotYours => StatusCode::FORBIDDEN,
            AppError::BadRequest { .. } => StatusCode::BAD_REQUEST,
            AppError::BadValue { .. } | AppError::BadField { .. } | AppError::Illegal { .. } => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            AppError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            AppError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            AppError::WrongType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            AppError::TooMany { .. } | AppError::TooManyStreams => StatusCode::TOO_MANY_REQUESTS,
            AppError::Full => StatusCode::SERVICE_UNAVAILABLE,
            AppError::NameTaken
            | AppError::Stale { .. }
            | AppError::Denied(_)
            | AppError::NotStarted
            | AppError::NotOver
            | AppError::SeatTaken
            | AppError::Seated
            | AppError::TooManyTables
            | AppError::SetAside => StatusCode::CONFLICT,
            AppError::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            AppError::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    pub fn code(&self) -> &'static str {
        match self {
            AppError::NotFound => "not_found",
            AppError::MethodNotAllowed => "method_not_allowed",
            AppError::SignInFirst => "sign_in_first",
            AppError::WrongSecret => "wrong_secret",
            AppError::Forged => "forged",
            AppError::NotYours => "not_yours",
            AppError::BadRequest { .. } => "bad_request",
            AppError::BadValue { .. } | AppError::BadField { .. } => "bad_value",
            AppError::TooLarge => "too_large",
            AppError::TooSlow => "too_slow",
            AppError::WrongType => "wrong_type",
            AppError::TooMany { .. } => "too_many",
            AppError::TooManyStreams => "too_many_streams",
            AppError::Full => "full",
            AppError::NameTaken => "name_taken",
            AppError::Illegal { .. } => "illegal",
            AppError::Stale { .. } => "stale",
            AppError::Denied(Denied::Over) => "over",
            AppError::Denied(Denied::NothingToUndo) => "nothing_to_undo",
            AppError::Denied(Denied::OfferStands) => "offer_stands",
            AppError::Denied(Denied::NoOffer) => "no_offer",
            AppError::Denied(Denied::TooFar { .. }) => "too_far",
            AppError::Denied(Denied::Restored) => "restored",
            AppError::Denied(Denied::NotAbandoned) => "not_abandoned",
            AppError::Denied(Denied::Rules(_)) => "illegal",
            AppError::NotStarted => "not_started",
            AppError::NotOver => "not_over",
            AppError::SeatTaken => "seat_taken",
            AppError::Unavailable => "unavailable",
            AppError::Seated => "already_seated",
            AppError::TooManyTables => "too_many_tables",
            AppError::SetAside => "set_aside",
            AppError::Internal => "internal",
        }
    }

    /// The sentence for a person.
    pub fn message(&self, lang: Lang) -> String {
        let own = words(lang);
        match self {
            AppError::Illegal {
                message, say, game, ..
            } => (registry::find(game).ok())
                .and_then(|game| game_words(game, lang).try_say(say))
                .unwrap_or_else(|| message.clone()),
            AppError::BadRequest { why } | AppError::BadValue { why } => {
                let key = format!("error-{}", self.code().replace('_', "-"));
                own.say(&Message::new(key).text("why", why.as_str()))
            }
            AppError::BadField { key } => own.say(&Message::new(*key)),
            AppError::TooMany { seconds } => {
                own.say(&Message::new("error-too-many").count("seconds", *seconds as i64))
            }
            AppError::Denied(Denied::TooFar { seen }) => {
                own.say(&Message::new("error-too-far").count("seen", *seen as i64))
            }
            other => own.say(&Message::new(format!(
                "error-{}",
                other.code().replace('_', "-")
            ))),
        }
    }

    pub fn clause(&self) -> Option<&'static str> {
        match self {
            AppError::Illegal { clause, .. } => Some(clause),
            _ => None,
        }
    }

    /// The error as programs read it.
    pub fn body(&self, lang: Lang) -> ErrorBody {
        ErrorBody {
            code: self.code(),
            message: self.message(lang),
            clause: self.clause(),
            version: match self {
                AppError::Stale { version } => version.clone(),
                _ => None,
            },
        }
    }

    /// What a bare status of some inner layer means.
    pub fn of_status(status: StatusCode) -> Option<AppError> {
        Some(match status {
            StatusCode::NOT_FOUND => AppError::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => AppError::MethodNotAllowed,
            StatusCode::PAYLOAD_TOO_LARGE => AppError::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => AppError::WrongType,
            status if status.is_client_error() => AppError::bad(status),
            StatusCode::SERVICE_UNAVAILABLE => AppError::Unavailable,
            status if status.is_server_error() => AppError::Internal,
            _ => return None,
        })
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        let wait = match self {
            AppError::TooMany { seconds } => Some(seconds),
            AppError::TooManyStreams | AppError::Full => Some(FULL_FOR),
            _ => None,
        };
        if let Some(seconds) = wait {
            let headers = response.headers_mut();
            headers.insert("retry-after", seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> AppError {
        match error {
            StoreError::NotFound => AppError::NotFound,
            StoreError::Conflict => AppError::Stale { version: None },
            StoreError::NameTaken => AppError::NameTaken,
            StoreError::Seated => AppError::Seated,
            StoreError::Full => AppError::Stale { version: None },
            // The cause is for the operator, not for the browser.
            StoreError::Failed(cause) => {
                tracing::error!(%cause, "the database failed: {}", Trouble::of(&cause));
                AppError::Unavailable
            }
            StoreError::Closed => AppError::Unavailable,
            StoreError::Damaged(cause) => {
                tracing::error!(cause, "the stored data is damaged");
                AppError::Internal
            }
            // The node said which and why when it read the match.
            StoreError::SetAside(_) => AppError::SetAside,
        }
    }
}

impl From<HallError> for AppError {
    fn from(error: HallError) -> AppError {
        match error {
            HallError::Denied { denied, game } => AppError::of_denied(denied, game),
            HallError::NotStarted => AppError::NotStarted,
            HallError::Store(error) => error.into(),
        }
    }
}

impl From<SetupError> for AppError {
    fn from(error: SetupError) -> AppError {
        AppError::BadValue {
            why: error.to_string(),
        }
    }
}
