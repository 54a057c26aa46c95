//! People: guests, accounts, sessions and tokens, with what is asked for again and
//! again kept in memory for a moment.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use sha2::{Digest, Sha256};
use tokio::sync::{Semaphore, broadcast};

use crate::error::AppError;
use crate::names::{clean_name, skeleton, typed_name};
use crate::store::{ApiToken, Person, Store, StoreError, now};

/// How long a session lives: a match may go on for months.
pub const SESSION: Duration = Duration::from_secs(400 * 24 * 3600);

/// How long a node believes what it read of a session or token, should it not hear from
/// another node that it has changed. That there is none is never believed: another node
/// may have made one.
const BELIEVED: Duration = Duration::from_secs(5);

/// How exactly it is noted when somebody was here.
const NOTED: Duration = Duration::from_secs(24 * 3600);

/// So many are remembered at once.
const REMEMBERED: usize = 50_000;

/// The longest password and e-mail, in bytes.
const PASSWORD: usize = 200;
const EMAIL: usize = 200;

/// A person holds no more tokens.
const TOKENS: i64 = 20;

/// What nodes tell each other has changed when it is not a match.
pub const PEOPLE: &str = "people";

/// The people of this server.
#[derive(Debug)]
pub struct People {
    store: Store,
    known: Mutex<HashMap<String, (Instant, Person)>>,
    leaving: broadcast::Sender<Arc<str>>,
    /// Hashing a password takes a core and 19 MB for a moment.
    hashing: Semaphore,
}

/// A new token: the only time its secret is seen.
#[derive(Debug, Clone, serde::Serialize, utoipa::ToSchema)]
pub struct NewToken {
    pub id: String,
    pub name: String,
    /// Sent as `Authorization: Bearer SECRET`. It is not shown again.
    pub secret: String,
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A secret of 256 bits.
pub fn secret() -> String {
    hex(&rand::random::<[u8; 32]>())
}

/// A new id: 80 bits, in letters and digits that are not mistaken for each other.
pub fn new_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    rand::random::<[u8; 16]>()
        .map(|byte| char::from(LETTERS[usize::from(byte % 32)]))
        .iter()
        .collect()
}

/// What is stored of a secret.
pub fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret))
}

impl People {
    pub fn new(store: Store) -> People {
        People {
            store,
            known: Mutex::default(),
            leaving: broadcast::Sender::new(64),
            hashing: Semaphore::new(2),
        }
    }

    /// A name as it may be shown, if it does not look like an account's.
    async fn free_name(&self, name: &str) -> Result<String, AppError> {
        let name = clean_name(name)?;
        match self.store.is_account_like(&skeleton(&name)).await? {
            true => Err(AppError::NameTaken),
            false => Ok(name),
        }
    }

    /// The guest of a new cookie: called `name`, unless the cookie has somebody already.
    pub async fn arrive(&self, name: &str, secret: &str) -> Result<Person, AppError> {
        let (id, name) = (new_id(), clean_name(name)?);
        let session = hash(secret);
        Ok((self.store)
            .add_guest(&id, &name, &session, session_end())
            .await?)
    }

    /// A new guest who comes by token.
    pub async fn arrive_by_token(&self, name: &str) -> Result<(Person, NewToken), AppError> {
        let person = Person {
            id: new_id(),
            name: self.free_name(name).await?,
            account: false,
            password: None,
            email: None,
            seen: now(),
        };
        let token = NewToken::called("api".to_owned());
        (self.store)
            .add_guest_with_token(&person.id, &person.name, &token.row(), &hash(&token.secret))
            .await?;
        Ok((person, token))
    }

    /// Begins a session; `secret` is for the cookie.
    pub async fn begin(&self, secret: &str, person: &Person) -> Result<(), AppError> {
        (self.store)
            .add_session(&hash(secret), &person.id, session_end())
            .await?;
        Ok(())
    }

    pub async fn end(&self, secret: &str) -> Result<(), AppError> {
        self.store.end_session(&hash(secret)).await?;
        self.changed().await
    }

    /// Whose session it is.
    pub async fn by_session(&self, secret: &str) -> Result<Option<Person>, AppError> {
        let hash = hash(secret);
        self.recall(format!("s{hash}"), self.store.session(&hash))
            .await
    }

    /// Whose token it is.
    pub async fn by_token(&self, secret: &str) -> Result<Option<Person>, AppError> {
        let hash = hash(secret);
        self.recall(format!("t{hash}"), self.store.token_owner(&hash))
            .await
    }

    async fn recall(
        &self,
        key: String,
        read: impl Future<Output = Result<Person, StoreError>>,
    ) -> Result<Option<Person>, AppError> {
        {
            let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some((at, person)) = known.get(&key)
                && at.elapsed() < BELIEVED
            {
                return Ok(Some(person.clone()));
            }
        }
        let person = match read.await {
            Ok(person) => person,
            Err(StoreError::NotFound) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        if now() - person.seen > NOTED.as_millis() as i64 {
            self.store.touch(&person.id).await?;
        }
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(key, (Instant::now(), person.clone()));
        Ok(Some(person))
    }

    /// Somebody changed: what was read is read again.
    pub fn forget(&self) {
        (self.known.lock().unwrap_or_else(PoisonError::into_inner)).clear();
    }

    /// Somebody changed here: every node reads again.
    async fn changed(&self) -> Result<(), AppError> {
        self.forget();
        Ok(self.store.tell(PEOPLE).await?)
    }

    pub async fn rename(&self, person: &Person, name: &str) -> Result<(), AppError> {
        if person.account {
            return Err(AppError::BadField {
                key: "error-name-fixed",
            });
        }
        let name = self.free_name(name).await?;
        self.store.rename(&person.id, &name).await?;
        self.changed().await
    }

    /// Makes an account of a guest.
    pub async fn sign_up(
        &self,
        person: &Person,
        name: &str,
        password: &str,
        email: Option<&str>,
    ) -> Result<(), AppError> {
        let name = clean_name(name)?;
        if password.chars().count() < 8 || password.len() > PASSWORD {
            return Err(AppError::BadField {
                key: "error-password",
            });
        }
        let email = email.map(str::trim).filter(|email| !email.is_empty());
        if email.is_some_and(|it| it.len() > EMAIL || !it.contains('@') || it.contains(' ')) {
            return Err(AppError::BadField { key: "error-email" });
        }
        let hashed = self.hashed(password.to_owned()).await?;
        let signed_up = self.store.sign_up(&person.id, &name, &hashed, email).await;
        match signed_up {
            Ok(()) => self.changed().await,
            // A button that was pressed twice.
            Err(StoreError::Conflict | StoreError::NameTaken) => {
                let own = self.sign_in(&name, password).await;
                let is_own = own.is_ok_and(|own| own.id == person.id);
                is_own.then_some(()).ok_or(AppError::NameTaken)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// The account of a name, if the password is its own.
    pub async fn sign_in(&self, name: &str, password: &str) -> Result<Person, AppError> {
        if password.len() > PASSWORD {
            return Err(AppError::WrongSecret);
        }
        let found = match self.store.account(&typed_name(name)).await {
            Ok(person) => Some(person),
            Err(StoreError::NotFound) => None,
            Err(error) => return Err(error.into()),
        };
        let stored = found.as_ref().and_then(|person| person.password.clone());
        // A name that is not there takes as long as one that is.
        let right = self.is_right(password.to_owned(), stored).await?;
        found.filter(|_| right).ok_or(AppError::WrongSecret)
    }

    async fn hashed(&self, password: String) -> Result<String, AppError> {
        let _turn = self.hashing.acquire().await;
        let hashed = tokio::task::spawn_blocking(move || {
            let hash = Argon2::default().hash_password(password.as_bytes());
            hash.map(|hash| hash.to_string())
        });
        match hashed.await {
            Ok(Ok(hash)) => Ok(hash),
            _ => Err(AppError::Internal),
        }
    }

    async fn is_right(&self, password: String, stored: Option<String>) -> Result<bool, AppError> {
        let _turn = self.hashing.acquire().await;
        let checked = tokio::task::spawn_blocking(move || {
            let Some(stored) = stored else {
                let _ = Argon2::default().hash_password(password.as_bytes());
                return false;
            };
            PasswordHash::new(&stored).is_ok_and(|hash| {
                (Argon2::default().verify_password(password.as_bytes(), &hash)).is_ok()
            })
        });
        checked.await.map_err(|_| AppError::Internal)
    }

    pub async fn tokens(&self, person: &Person) -> Result<Vec<ApiToken>, AppError> {
        Ok(self.store.tokens(&person.id).await?)
    }

    pub async fn new_token(&self, person: &Person, name: &str) -> Result<NewToken, AppError> {
        let token = NewToken::called(clean_name(name)?);
        let (row, hash) = (token.row(), hash(&token.secret));
        let added = self.store.add_token(&person.id, &row, &hash, TOKENS);
        match added.await {
            Ok(()) => Ok(token),
            Err(StoreError::Full) => Err(AppError::BadField {
                key: "error-tokens",
            }),
            Err(error) => Err(error.into()),
        }
    }

    pub async fn drop_token(&self, person: &Person, id: &str) -> Result<(), AppError> {
        self.store.drop_token(&person.id, id).await?;
        self.changed().await
    }

    /// Somebody has left for good, here or at another node: his streams end.
    pub fn has_left(&self, person: &str) {
        self.forget();
        // Nobody may be listening.
        let _ = self.leaving.send(person.into());
    }

    /// Tells who leaves for good.
    pub fn leaving(&self) -> broadcast::Receiver<Arc<str>> {
        self.leaving.subscribe()
    }
}

/// When a session that begins now ends.
fn session_end() -> i64 {
    now() + SESSION.as_millis() as i64
}

impl NewToken {
    fn called(name: String) -> NewToken {
        NewToken {
            id: new_id(),
            name,
            secret: secret(),
        }
    }

    /// What is stored of it beside its hash.
    fn row(&self) -> ApiToken {
        ApiToken {
            id: self.id.clone(),
            name: self.name.clone(),
            created: now(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::new_id;

    #[test]
    fn ids_differ() {
        assert_ne!(new_id(), new_id());
        assert_eq!(new_id().len(), 16);
    }
}
