//! Signing in, as often as is allowed: by address, by account from one address, and by
//! account from all addresses together, on all nodes.
//!
//! Whoever knows the name of an account must not be able to lock its owner out: an
//! address from which the account was signed in to before has turns of its own.

use std::time::Duration;

use crate::error::AppError;
use crate::identity::Visitor;
use crate::limits::Act;
use crate::names::skeleton;
use crate::people::hash;
use crate::state::AppState;
use crate::store::{Kind, Person};

/// How long an address from which somebody signed in is remembered.
const REMEMBERED: Duration = Duration::from_secs(180 * 24 * 3600);

/// What is stored of an account and an address that belong together.
fn known_address(account: &str, address: &str) -> String {
    hash(&format!("known address {account} {address}"))
}

impl AppState {
    /// Takes a turn that all nodes count together.
    pub async fn take_everywhere(&self, act: Act, who: &str) -> Result<(), AppError> {
        self.limits.take(act, who)?;
        // A SQLite file has one node, which has counted already.
        if !self.settings.rate_limits || self.store.kind() == Kind::Sqlite {
            return Ok(());
        }
        let key = hash(&format!("{act:?} {who}"));
        match self.store.take_turn(&key, act.rate()).await? {
            None => Ok(()),
            Some(wait) => Err(AppError::TooMany {
                seconds: wait.as_secs() + 1,
            }),
        }
    }

    /// The account of a name, if the password is its own and was not tried too often.
    pub async fn sign_in(
        &self,
        visitor: &Visitor,
        name: &str,
        password: &str,
    ) -> Result<Person, AppError> {
        let address = &visitor.address;
        self.take_everywhere(Act::SignIn, address).await?;
        // Whether there is such an account is not told by the limit either.
        let account = skeleton(name);
        let here = format!("{account} {address}");
        self.take_everywhere(Act::SignInHere, &here).await?;
        let known = known_address(&account, address);
        if !self.store.remembers(&known).await? {
            self.take_everywhere(Act::SignInAnywhere, &account).await?;
        }
        let person = self.people.sign_in(name, password).await?;
        self.store.remember(&known, REMEMBERED).await?;
        Ok(person)
    }
}
