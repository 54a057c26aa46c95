//! Opening a database, and checking one without changing it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, Connection, Executor, Row};

use super::place::without_password;
use super::{Kind, Place, Store, StoreError, Trouble, Writer};

/// Why a database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("{url:?} is no database: give sqlite://FILE or postgres://…")]
    Url { url: String },
    #[error("the database {place} cannot be used: {trouble} ({cause})")]
    Unusable {
        place: Place,
        trouble: Trouble,
        cause: String,
    },
    #[error("the database {place} cannot be brought up to date: {cause}")]
    Migrate {
        place: Place,
        cause: sqlx::migrate::MigrateError,
    },
    #[error("the database {place} is damaged; restore it from a backup ({found})")]
    Damaged { place: Place, found: String },
}

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("./migrations");

/// How long a read waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

fn place_of(url: &str) -> Result<Place, OpenError> {
    sqlx::any::install_default_drivers();
    Place::of(url).ok_or_else(|| OpenError::Url {
        url: without_password(url),
    })
}

pub(super) fn unusable(place: &Place, error: sqlx::Error) -> OpenError {
    OpenError::Unusable {
        place: place.clone(),
        trouble: Trouble::of(&error),
        cause: error.to_string(),
    }
}

/// `url` with a parameter, unless it says something about that itself.
fn with_parameter(url: &str, name: &str, value: &str) -> String {
    if url.contains(&format!("{name}=")) {
        return url.to_owned();
    }
    let sign = if url.contains('?') { '&' } else { '?' };
    format!("{url}{sign}{name}={value}")
}

impl Store {
    /// Opens the database, creating a SQLite file that is not there, and brings its
    /// tables up to date. One that takes no writes is refused.
    pub async fn open(url: &str) -> Result<Store, OpenError> {
        let place = place_of(url)?;
        let kind = place.kind();
        let full = match kind {
            Kind::Sqlite => with_parameter(url, "mode", "rwc"),
            Kind::Postgres => url.to_owned(),
        };
        let failed = |error: sqlx::Error| unusable(&place, error);
        let options: AnyConnectOptions = full.parse().map_err(failed)?;
        let node: Arc<str> = crate::people::new_id().into();
        let writer = Writer::new(options.clone(), kind, Arc::clone(&node));
        let mut connection = writer.connect().await.map_err(failed)?;
        match MIGRATIONS.run_direct(None, &mut connection, false).await {
            Ok(()) => {}
            Err(sqlx::migrate::MigrateError::Execute(error)) => return Err(failed(error)),
            Err(cause) => return Err(OpenError::Migrate { place, cause }),
        }
        let _ = connection.close().await;
        let reads = AnyPoolOptions::new()
            .max_connections(8)
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| Box::pin(read_only(connection, kind)))
            .connect_with(options)
            .await
            .map_err(failed)?;
        let store = Store {
            reads,
            writer,
            place: Arc::new(place.clone()),
            url: url.into(),
            node,
        };
        let usable = async {
            store.ping().await?;
            store.deal_open_tables_anew().await
        };
        match usable.await {
            Ok(()) => Ok(store),
            Err(StoreError::Failed(error)) => Err(failed(error)),
            Err(error) => Err(OpenError::Unusable {
                place,
                trouble: Trouble::Other,
                cause: error.to_string(),
            }),
        }
    }

    /// Looks through a SQLite file for damage, which takes as long as reading it.
    /// PostgreSQL looks after its own.
    pub async fn find_damage(&self) -> Result<(), OpenError> {
        if self.kind() == Kind::Postgres {
            return Ok(());
        }
        let failed = |error| unusable(&self.place, error);
        let mut connection = self.reads.acquire().await.map_err(failed)?;
        damage(&mut connection, &self.place, "PRAGMA quick_check(1)").await
    }
}

/// Makes a connection one that refuses to write.
async fn read_only(connection: &mut AnyConnection, kind: Kind) -> Result<(), sqlx::Error> {
    let statement = match kind {
        Kind::Sqlite => "PRAGMA busy_timeout = 5000; PRAGMA query_only = ON",
        Kind::Postgres => "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY",
    };
    connection.execute(statement).await?;
    Ok(())
}

/// What a check that answers `ok` finds instead.
async fn damage(
    connection: &mut AnyConnection,
    place: &Place,
    statement: &'static str,
) -> Result<(), OpenError> {
    let damaged = |found: String| OpenError::Damaged {
        place: place.clone(),
        found,
    };
    let found = sqlx::query_scalar::<_, String>(statement)
        .fetch_one(connection)
        .await;
    match found {
        Ok(found) if found == "ok" => Ok(()),
        Ok(found) => Err(damaged(found.lines().collect::<Vec<_>>().join("; "))),
        Err(error) if Trouble::of(&error) == Trouble::Corrupt => Err(damaged(error.to_string())),
        Err(error) => Err(unusable(place, error)),
    }
}

/// What a check found of a database that is in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// The file is not there yet: the server will create it.
    New,
    Ready {
        /// How many changes of its tables the server will make when it starts.
        pending: usize,
    },
}

/// Connects to a database that must be there, to read and not to write.
pub(super) async fn to_read(url: &str) -> Result<(Place, AnyConnection), OpenError> {
    let place = place_of(url)?;
    let failed = |error: sqlx::Error| unusable(&place, error);
    let full = match &place {
        Place::File(file) => {
            // Even a reader leaves files beside a database in this mode, unless it is
            // told that nobody writes. Where a log lies beside it, they are there.
            let mut log = file.clone().into_os_string();
            log.push("-wal");
            let url = url.replace("mode=rwc", "mode=ro");
            let url = with_parameter(&url, "mode", "ro");
            match std::fs::metadata(log) {
                Ok(found) if found.len() > 0 => url,
                _ => with_parameter(&url, "immutable", "true"),
            }
        }
        Place::Url(_) => url.to_owned(),
    };
    let options: AnyConnectOptions = full.parse().map_err(failed)?;
    let mut connection = AnyConnection::connect_with(&options)
        .await
        .map_err(failed)?;
    read_only(&mut connection, place.kind())
        .await
        .map_err(failed)?;
    Ok((place, connection))
}

/// Looks whether a database can be served from, and changes nothing.
pub async fn check(url: &str) -> Result<(Place, Finding), OpenError> {
    let place = place_of(url)?;
    let failed = |error: sqlx::Error| unusable(&place, error);
    if let Place::File(file) = &place
        && !file.try_exists().map_err(|error| failed(error.into()))?
    {
        return can_be_created(&place).map(|()| (place.clone(), Finding::New));
    }
    let (_, mut connection) = to_read(url).await?;
    match &place {
        Place::File(file) => {
            damage(&mut connection, &place, "PRAGMA integrity_check(20)").await?;
            let lost = sqlx::query("PRAGMA foreign_key_check")
                .fetch_optional(&mut connection)
                .await
                .map_err(failed)?;
            if let Some(row) = lost {
                let table: String = row.try_get(0).map_err(failed)?;
                return Err(OpenError::Damaged {
                    place: place.clone(),
                    found: format!("a row of {table} refers to one that is not there"),
                });
            }
            let writable = std::fs::metadata(file).map_err(|error| failed(error.into()))?;
            if writable.permissions().readonly() {
                return Err(read_only_error(&place));
            }
        }
        Place::Url(_) => {
            let standby: bool = sqlx::query_scalar(
                "SELECT pg_is_in_recovery() OR \
                 (SELECT reset_val = 'on' FROM pg_settings \
                 WHERE name = 'default_transaction_read_only')",
            )
            .fetch_one(&mut connection)
            .await
            .map_err(failed)?;
            if standby {
                return Err(read_only_error(&place));
            }
        }
    }
    let pending = pending(&mut connection, &place).await?;
    let _ = connection.close().await;
    Ok((place, Finding::Ready { pending }))
}

fn read_only_error(place: &Place) -> OpenError {
    OpenError::Unusable {
        place: place.clone(),
        trouble: Trouble::ReadOnly,
        cause: "nothing could be stored".to_owned(),
    }
}

fn can_be_created(place: &Place) -> Result<(), OpenError> {
    let Place::File(file) = place else {
        return Ok(());
    };
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => std::path::Path::new("."),
    };
    let found = folder.metadata();
    match found {
        Ok(found) if found.is_dir() && !found.permissions().readonly() => Ok(()),
        Ok(found) => Err(OpenError::Unusable {
            place: place.clone(),
            trouble: Trouble::Unreachable,
            cause: if found.is_dir() {
                format!("{} cannot be written to", folder.display())
            } else {
                format!("{} is no folder", folder.display())
            },
        }),
        Err(error) => Err(OpenError::Unusable {
            place: place.clone(),
            trouble: Trouble::Unreachable,
            cause: format!("{}: {error}", folder.display()),
        }),
    }
}

/// How many migrations are still to be made. A database of a later program is refused.
async fn pending(connection: &mut AnyConnection, place: &Place) -> Result<usize, OpenError> {
    let failed = |error: sqlx::Error| unusable(place, error);
    let table = match place.kind() {
        Kind::Sqlite => "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'",
        Kind::Postgres => {
            "SELECT COUNT(*) FROM pg_tables \
             WHERE schemaname = current_schema() AND tablename = '_sqlx_migrations'"
        }
    };
    let begun: i64 = sqlx::query_scalar(table)
        .fetch_one(&mut *connection)
        .await
        .map_err(failed)?;
    let made: Vec<i64> = if begun == 0 {
        Vec::new()
    } else {
        sqlx::query_scalar("SELECT version FROM _sqlx_migrations ORDER BY version")
            .fetch_all(&mut *connection)
            .await
            .map_err(failed)?
    };
    if let Some(&unknown) = made
        .iter()
        .find(|&&version| !MIGRATIONS.version_exists(version))
    {
        return Err(OpenError::Migrate {
            place: place.clone(),
            cause: sqlx::migrate::MigrateError::VersionMissing(unknown),
        });
    }
    let all = MIGRATIONS.iter().map(|migration| migration.version);
    Ok(all.filter(|version| !made.contains(version)).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A write that does not go through the writer fails, whoever writes it.
    async fn reads_refuse_to_write(url: &str) {
        let store = Store::open(url).await.expect("a database");
        let written = sqlx::query("INSERT INTO heartbeat (id, at) VALUES (7, 7)")
            .execute(&store.reads)
            .await
            .expect_err("reads must not write");
        assert_eq!(Trouble::of(&written), Trouble::ReadOnly, "{written}");
        store.close().await;
    }

    #[test]
    fn no_two_migrations_have_the_same_number() {
        let numbers: Vec<_> = MIGRATIONS.iter().map(|found| found.version).collect();
        assert!(numbers.is_sorted_by(|one, next| one < next), "{numbers:?}");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn reads_cannot_write() {
        reads_refuse_to_write(&harness::Scratch::new().sqlite()).await;
        let cluster = harness::Cluster::start();
        reads_refuse_to_write(&cluster.url()).await;
    }
}
