//! People: guests, accounts, sessions and tokens, with what is asked for again and
//! again kept in memory for a moment.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use crate::error::AppError;
use crate::store::{ApiToken, Person, Store, StoreError, now};

/// How long a session lives: a match may go on for months.
pub const SESSION: Duration = Duration::from_secs(400 * 24 * 3600);

/// How long a node believes what it read of a session or token. Another node's
/// sign-out is heard after so long.
const BELIEVED: Duration = Duration::from_secs(5);

/// So many are remembered at once.
const REMEMBERED: usize = 50_000;

/// The longest name, password and e-mail, in bytes.
const NAME: usize = 40;
const PASSWORD: usize = 200;
const EMAIL: usize = 200;

/// A person holds no more tokens.
const TOKENS: usize = 20;

/// The people of this server.
#[derive(Debug)]
pub struct People {
    store: Store,
    known: Mutex<HashMap<String, (Instant, Option<Person>)>>,
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

/// A name as it may be shown: without control characters, not empty, not long.
pub fn clean_name(name: &str) -> Result<String, AppError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown = name.chars().all(|c| !c.is_control() && !is_invisible(c));
    if name.is_empty() || name.len() > NAME || !shown {
        return Err(AppError::BadField { key: "error-name" });
    }
    Ok(name)
}

/// Marks that change how the text around them is read.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

impl People {
    pub fn new(store: Store) -> People {
        People {
            store,
            known: Mutex::default(),
            hashing: Semaphore::new(2),
        }
    }

    /// A new guest.
    pub async fn arrive(&self, name: &str) -> Result<Person, AppError> {
        let person = Person {
            id: new_id(),
            name: clean_name(name)?,
            account: false,
            password: None,
            email: None,
        };
        self.store.add_guest(&person.id, &person.name).await?;
        Ok(person)
    }

    /// Begins a session; `secret` is for the cookie.
    pub async fn begin(&self, secret: &str, person: &Person) -> Result<(), AppError> {
        let expires = now() + SESSION.as_millis() as i64;
        let hash = hash(secret);
        self.store.add_session(&hash, &person.id, expires).await?;
        self.forget();
        Ok(())
    }

    pub async fn end(&self, secret: &str) -> Result<(), AppError> {
        self.store.end_session(&hash(secret)).await?;
        self.forget();
        Ok(())
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
                return Ok(person.clone());
            }
        }
        let person = match read.await {
            Ok(person) => Some(person),
            Err(StoreError::NotFound) => None,
            Err(error) => return Err(error.into()),
        };
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(key, (Instant::now(), person.clone()));
        Ok(person)
    }

    /// Somebody changed: what was read is read again.
    fn forget(&self) {
        (self.known.lock().unwrap_or_else(PoisonError::into_inner)).clear();
    }

    pub async fn rename(&self, person: &Person, name: &str) -> Result<(), AppError> {
        if person.account {
            return Err(AppError::BadField {
                key: "error-name-fixed",
            });
        }
        self.store.rename(&person.id, &clean_name(name)?).await?;
        self.forget();
        Ok(())
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
        if person.account {
            return Err(AppError::NameTaken);
        }
        let hashed = self.hashed(password.to_owned()).await?;
        self.store
            .sign_up(&person.id, &name, &hashed, email)
            .await?;
        self.forget();
        Ok(())
    }

    /// The account of a name, if the password is its own.
    pub async fn sign_in(&self, name: &str, password: &str) -> Result<Person, AppError> {
        if password.len() > PASSWORD || name.len() > NAME {
            return Err(AppError::WrongSecret);
        }
        let found = match self.store.account(name.trim()).await {
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
        let name = clean_name(name)?;
        if self.store.tokens(&person.id).await?.len() >= TOKENS {
            return Err(AppError::BadField {
                key: "error-tokens",
            });
        }
        let token = NewToken {
            id: new_id(),
            name,
            secret: secret(),
        };
        (self.store)
            .add_token(&token.id, &person.id, &token.name, &hash(&token.secret))
            .await?;
        Ok(token)
    }

    pub async fn drop_token(&self, person: &Person, id: &str) -> Result<(), AppError> {
        self.store.drop_token(&person.id, id).await?;
        self.forget();
        Ok(())
    }

    /// Forgets a person: matches stay, for the others to replay.
    pub async fn delete(&self, person: &Person) -> Result<(), AppError> {
        self.store.delete_person(&person.id).await?;
        self.forget();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{clean_name, new_id};

    #[test]
    fn names_can_be_shown() {
        for (name, clean) in [("  Ann  Lee ", "Ann Lee"), ("Żółć", "Żółć"), ("a", "a")] {
            assert_eq!(clean_name(name).unwrap(), clean);
        }
        let long = "x".repeat(41);
        for name in ["", "   ", "a\u{202e}b", "a\u{0}b", long.as_str()] {
            assert!(clean_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn ids_differ() {
        assert_ne!(new_id(), new_id());
        assert_eq!(new_id().len(), 16);
    }
}
