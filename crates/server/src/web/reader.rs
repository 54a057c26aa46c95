//! Who reads: the visitor with language and theme, as every page needs it.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::shell::{Reader, THEME_COOKIE, Theme};
use super::words::Words;
use crate::error::AppError;
use crate::identity::{Visitor, cookie};
use crate::state::AppState;
use crate::store::Person;

/// A visitor who reads pages.
#[derive(Debug)]
pub struct Guest {
    pub visitor: Visitor,
    pub reader: Reader,
}

impl Guest {
    /// The person; a newcomer becomes a guest with a name to begin with.
    pub async fn person(&mut self, state: &AppState) -> Result<Person, AppError> {
        let name = self.reader.t("guest-name");
        self.visitor.person_or_guest(state, &name).await
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Guest {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Guest, AppError> {
        let visitor = Visitor::from_request_parts(parts, state).await?;
        let theme = cookie(&parts.headers, THEME_COOKIE).and_then(Theme::of_id);
        let reader = Reader {
            words: Words::of(visitor.lang),
            theme,
            name: visitor.person.as_ref().map(|person| person.name.clone()),
            account: (visitor.person.as_ref()).is_some_and(|person| person.account),
            csrf: visitor.csrf(),
            path: parts.uri.path().to_owned(),
        };
        Ok(Guest { visitor, reader })
    }
}
