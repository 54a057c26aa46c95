//! People: guests and accounts, their sessions and tokens.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError, now};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    pub id: String,
    pub name: String,
    /// Signed up with a name and a password, not a guest.
    pub account: bool,
    pub password: Option<String>,
    pub email: Option<String>,
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
    })
}

/// Accounts are told apart by the name in lower case.
fn key(name: &str) -> String {
    name.to_lowercase()
}

impl Store {
    pub async fn add_guest(&self, id: &str, name: &str) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO person (id, name, created) VALUES ($1, $2, $3)")
            .bind(id)
            .bind(name)
            .bind(now())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    pub async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE person SET name = $2 WHERE id = $1 AND account IS NULL")
            .bind(id)
            .bind(name)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Makes an account of a guest.
    pub async fn sign_up(
        &self,
        id: &str,
        name: &str,
        password: &str,
        email: Option<&str>,
    ) -> Result<(), StoreError> {
        let done = sqlx::query(
            "UPDATE person SET name = $2, account = $3, password = $4, email = $5 \
             WHERE id = $1 AND account IS NULL",
        )
        .bind(id)
        .bind(name)
        .bind(key(name))
        .bind(password)
        .bind(email)
        .execute(&self.pool)
        .await;
        match done {
            Ok(done) if done.rows_affected() == 1 => Ok(()),
            Ok(_) => Err(StoreError::Conflict),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                Err(StoreError::NameTaken)
            }
            Err(error) => Err(error.into()),
        }
    }

    pub async fn person(&self, id: &str) -> Result<Person, StoreError> {
        let row = sqlx::query("SELECT * FROM person WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        Ok(person(&row.ok_or(StoreError::NotFound)?)?)
    }

    pub async fn account(&self, name: &str) -> Result<Person, StoreError> {
        let row = sqlx::query("SELECT * FROM person WHERE account = $1")
            .bind(key(name))
            .fetch_optional(&self.pool)
            .await?;
        Ok(person(&row.ok_or(StoreError::NotFound)?)?)
    }

    /// Forgets a person: seats stay, nameless, so that matches can be replayed.
    pub async fn delete_person(&self, id: &str) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        for sql in [
            "DELETE FROM session WHERE person = $1",
            "DELETE FROM api_token WHERE person = $1",
            "DELETE FROM note WHERE person = $1",
            "UPDATE chat SET name = '' WHERE person = $1",
            "DELETE FROM person WHERE id = $1",
        ] {
            sqlx::query(sql).bind(id).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    pub async fn add_session(
        &self,
        hash: &str,
        person: &str,
        expires: i64,
    ) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO session (hash, person, created, expires) VALUES ($1, $2, $3, $4)")
            .bind(hash)
            .bind(person)
            .bind(now())
            .bind(expires)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    pub async fn session(&self, hash: &str) -> Result<Person, StoreError> {
        let row = sqlx::query(
            "SELECT person.* FROM session JOIN person ON person.id = session.person \
             WHERE session.hash = $1 AND session.expires > $2",
        )
        .bind(hash)
        .bind(now())
        .fetch_optional(&self.pool)
        .await?;
        Ok(person(&row.ok_or(StoreError::NotFound)?)?)
    }

    pub async fn end_session(&self, hash: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM session WHERE hash = $1")
            .bind(hash)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    pub async fn add_token(
        &self,
        id: &str,
        person: &str,
        name: &str,
        hash: &str,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO api_token (id, person, name, hash, created) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(id)
        .bind(person)
        .bind(name)
        .bind(hash)
        .bind(now())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub async fn tokens(&self, person: &str) -> Result<Vec<ApiToken>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, created FROM api_token WHERE person = $1 ORDER BY created",
        )
        .bind(person)
        .fetch_all(&self.pool)
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
        let done = sqlx::query("DELETE FROM api_token WHERE id = $1 AND person = $2")
            .bind(id)
            .bind(person)
            .execute(&self.pool)
            .await?;
        match done.rows_affected() {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    }

    pub async fn token_owner(&self, hash: &str) -> Result<Person, StoreError> {
        let row = sqlx::query(
            "SELECT person.* FROM api_token JOIN person ON person.id = api_token.person \
             WHERE api_token.hash = $1",
        )
        .bind(hash)
        .fetch_optional(&self.pool)
        .await?;
        Ok(person(&row.ok_or(StoreError::NotFound)?)?)
    }
}
