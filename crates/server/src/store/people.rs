//! People: guests and accounts, their sessions and tokens.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError, Tx, now};
use crate::names::skeleton;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    pub id: String,
    pub name: String,
    /// Signed up with a name and a password, not a guest.
    pub account: bool,
    pub password: Option<String>,
    pub email: Option<String>,
    /// When he was here last, as far as it was noted.
    pub seen: i64,
}

/// A personal token, without its secret.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
pub struct ApiToken {
    pub id: String,
    pub name: String,
    pub created: i64,
}

fn person(row: &AnyRow) -> Result<Person, sqlx::Error> {
    let account: Option<String> = row.try_get("account")?;
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        account: account.is_some(),
        password: row.try_get("password")?,
        email: row.try_get("email")?,
        seen: row.try_get("seen")?,
    })
}

/// Accounts are told apart by the name in lower case.
fn key(name: &str) -> String {
    name.to_lowercase()
}

impl Store {
    /// Adds a guest with his first session, unless the session has somebody already: a
    /// cookie makes one guest, however often and at however many nodes it asks at once.
    /// Returns who has the session now.
    pub async fn add_guest(
        &self,
        id: &str,
        name: &str,
        session: &str,
        expires: i64,
    ) -> Result<Person, StoreError> {
        let [person, name, hash] = [id, name, session].map(str::to_owned);
        let added = self.write(move |tx| {
            Box::pin(async move {
                insert_guest(tx, &person, &name).await?;
                let begun = sqlx::query(
                    "INSERT INTO session (hash, person, created, expires) \
                     VALUES ($1, $2, $3, $4) ON CONFLICT (hash) DO UPDATE \
                     SET person = $2, created = $3, expires = $4 WHERE session.expires <= $3",
                )
                .bind(hash)
                .bind(person)
                .bind(now())
                .bind(expires)
                .execute(&mut **tx)
                .await?;
                match begun.rows_affected() {
                    0 => Err(StoreError::Conflict),
                    _ => Ok(()),
                }
            })
        });
        match added.await {
            Ok(()) | Err(StoreError::Conflict) => self.session(session).await,
            Err(error) => Err(error),
        }
    }

    /// Adds a guest who comes by token.
    pub async fn add_guest_with_token(
        &self,
        id: &str,
        name: &str,
        token: &ApiToken,
        hash: &str,
    ) -> Result<(), StoreError> {
        let ([id, name, hash], token) = ([id, name, hash].map(str::to_owned), token.clone());
        self.write(|tx| {
            Box::pin(async move {
                insert_guest(tx, &id, &name).await?;
                insert_token(tx, &id, &token, &hash).await
            })
        })
        .await
    }

    pub async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write(|tx| {
            Box::pin(async move {
                sqlx::query("UPDATE person SET name = $2 WHERE id = $1 AND account IS NULL")
                    .bind(id)
                    .bind(name)
                    .execute(&mut **tx)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Makes an account of a guest.
    pub async fn sign_up(
        &self,
        id: &str,
        name: &str,
        password: &str,
        email: Option<&str>,
    ) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        let (password, email) = (password.to_owned(), email.map(str::to_owned));
        self.write(|tx| {
            Box::pin(async move {
                let done = sqlx::query(
                    "UPDATE person SET name = $2, account = $3, password = $4, email = $5, \
                     skeleton = $6 WHERE id = $1 AND account IS NULL",
                )
                .bind(id)
                .bind(&name)
                .bind(key(&name))
                .bind(password)
                .bind(email)
                .bind(skeleton(&name))
                .execute(&mut **tx)
                .await;
                match done {
                    Ok(done) if done.rows_affected() == 1 => Ok(()),
                    Ok(_) => Err(StoreError::Conflict),
                    Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                        Err(StoreError::NameTaken)
                    }
                    Err(error) => Err(error.into()),
                }
            })
        })
        .await
    }

    pub async fn person(&self, id: &str) -> Result<Person, StoreError> {
        let row = sqlx::query("SELECT * FROM person WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.reads)
            .await?;
        Ok(person(&row.ok_or(StoreError::NotFound)?)?)
    }

    pub async fn account(&self, name: &str) -> Result<Person, StoreError> {
        let row = sqlx::query("SELECT * FROM person WHERE account = $1")
            .bind(key(name))
            .fetch_optional(&self.reads)
            .await?;
        Ok(person(&row.ok_or(StoreError::NotFound)?)?)
    }

    /// Is there an account with this skeleton?
    pub async fn is_account_like(&self, skeleton: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT id FROM person WHERE skeleton = $1")
            .bind(skeleton)
            .fetch_optional(&self.reads)
            .await?;
        Ok(row.is_some())
    }

    /// Gives accounts from before skeletons theirs. Returns the names of those that
    /// look like an older account and have none.
    pub async fn add_skeletons(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name FROM person WHERE account IS NOT NULL AND skeleton IS NULL \
             ORDER BY created, id",
        )
        .fetch_all(&self.reads)
        .await?;
        let mut alike = Vec::new();
        for row in rows {
            let (id, name): (String, String) = (row.try_get("id")?, row.try_get("name")?);
            if !self.add_skeleton(id, skeleton(&name)).await? {
                alike.push(name);
            }
        }
        Ok(alike)
    }

    /// Gives an account its skeleton, if no other has it. Another node may be doing the
    /// same, or signing somebody up. Says whether the account has one now.
    async fn add_skeleton(&self, id: String, skeleton: String) -> Result<bool, StoreError> {
        let account = id.clone();
        let added = self.write(|tx| {
            Box::pin(async move {
                let done = sqlx::query(
                    "UPDATE person SET skeleton = $2 WHERE id = $1 AND skeleton IS NULL \
                     AND NOT EXISTS (SELECT 1 FROM person WHERE skeleton = $2)",
                )
                .bind(account)
                .bind(skeleton)
                .execute(&mut **tx)
                .await;
                match done {
                    Ok(_) => Ok(()),
                    Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                        Err(StoreError::NameTaken)
                    }
                    Err(error) => Err(error.into()),
                }
            })
        });
        match added.await {
            Ok(()) | Err(StoreError::NameTaken) => {}
            Err(error) => return Err(error),
        }
        let row = sqlx::query("SELECT id FROM person WHERE id = $1 AND skeleton IS NOT NULL")
            .bind(id)
            .fetch_optional(&self.reads)
            .await?;
        Ok(row.is_some())
    }

    pub async fn add_session(
        &self,
        hash: &str,
        person: &str,
        expires: i64,
    ) -> Result<(), StoreError> {
        let (hash, person) = (hash.to_owned(), person.to_owned());
        self.write(move |tx| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO session (hash, person, created, expires) \
                     VALUES ($1, $2, $3, $4)",
                )
                .bind(hash)
                .bind(person)
                .bind(now())
                .bind(expires)
                .execute(&mut **tx)
                .await?;
                Ok(())
            })
        })
        .await
    }

    pub async fn session(&self, hash: &str) -> Result<Person, StoreError> {
        let row = sqlx::query(
            "SELECT person.* FROM session JOIN person ON person.id = session.person \
             WHERE session.hash = $1 AND session.expires > $2",
        )
        .bind(hash)
        .bind(now())
        .fetch_optional(&self.reads)
        .await?;
        Ok(person(&row.ok_or(StoreError::NotFound)?)?)
    }

    pub async fn end_session(&self, hash: &str) -> Result<(), StoreError> {
        let hash = hash.to_owned();
        self.write(|tx| {
            Box::pin(async move {
                sqlx::query("DELETE FROM session WHERE hash = $1")
                    .bind(hash)
                    .execute(&mut **tx)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Adds a token, unless the person has `most` already: then `Full`.
    pub async fn add_token(
        &self,
        person: &str,
        token: &ApiToken,
        hash: &str,
        most: i64,
    ) -> Result<(), StoreError> {
        let ([person, hash], token) = ([person, hash].map(str::to_owned), token.clone());
        self.write(move |tx| {
            Box::pin(async move {
                // Two that come at once are counted one after the other.
                let held = sqlx::query("UPDATE person SET name = name WHERE id = $1")
                    .bind(&person)
                    .execute(&mut **tx)
                    .await?;
                if held.rows_affected() == 0 {
                    return Err(StoreError::NotFound);
                }
                let count = "SELECT COUNT(*) FROM api_token WHERE person = $1";
                let tokens: i64 = sqlx::query_scalar(count)
                    .bind(&person)
                    .fetch_one(&mut **tx)
                    .await?;
                if tokens >= most {
                    return Err(StoreError::Full);
                }
                insert_token(tx, &person, &token, &hash).await
            })
        })
        .await
    }

    pub async fn tokens(&self, person: &str) -> Result<Vec<ApiToken>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, created FROM api_token WHERE person = $1 ORDER BY created",
        )
        .bind(person)
        .fetch_all(&self.reads)
        .await?;
        let token = |row: &AnyRow| -> Result<ApiToken, sqlx::Error> {
            Ok(ApiToken {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                created: row.try_get("created")?,
            })
        };
        rows.iter().map(|row| Ok(token(row)?)).collect()
    }

    pub async fn drop_token(&self, person: &str, id: &str) -> Result<(), StoreError> {
        let (person, id) = (person.to_owned(), id.to_owned());
        self.write(|tx| {
            Box::pin(async move {
                let done = sqlx::query("DELETE FROM api_token WHERE id = $1 AND person = $2")
                    .bind(id)
                    .bind(person)
                    .execute(&mut **tx)
                    .await?;
                match done.rows_affected() {
                    0 => Err(StoreError::NotFound),
                    _ => Ok(()),
                }
            })
        })
        .await
    }

    pub async fn token_owner(&self, hash: &str) -> Result<Person, StoreError> {
        let row = sqlx::query(
            "SELECT person.* FROM api_token JOIN person ON person.id = api_token.person \
             WHERE api_token.hash = $1",
        )
        .bind(hash)
        .fetch_optional(&self.reads)
        .await?;
        Ok(person(&row.ok_or(StoreError::NotFound)?)?)
    }
}

async fn insert_guest(tx: &mut Tx, id: &str, name: &str) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO person (id, name, created, seen) VALUES ($1, $2, $3, $3)")
        .bind(id)
        .bind(name)
        .bind(now())
        .execute(&mut **tx)
        .await?;
    Ok(())
}

async fn insert_token(
    tx: &mut Tx,
    person: &str,
    token: &ApiToken,
    hash: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO api_token (id, person, name, hash, created) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(&token.id)
    .bind(person)
    .bind(&token.name)
    .bind(hash)
    .bind(token.created)
    .execute(&mut **tx)
    .await?;
    Ok(())
}
