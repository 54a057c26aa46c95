//! Appending to matches. One task writes for the whole node: what arrives while a
//! transaction is being made durable goes together into the next, so that many
//! matches share the cost of one flush.

use std::collections::{HashMap, HashSet};

use sqlx::{AssertSqlSafe, Row};
use tokio::sync::{mpsc, oneshot};

use super::{Kind, Store, StoreError, Tx, snapshots};
use crate::game_match::Keep;

/// A line to be added to a match that has `seq` lines, and what becomes of the match.
#[derive(Debug, Clone)]
pub struct Append {
    pub match_id: String,
    pub seq: i64,
    pub body: String,
    pub at: i64,
    /// Could everybody see that something changed? If not, the time at which the match
    /// is said to have changed stays as it was.
    pub shown: bool,
    /// Seats that owe a decision, a bit each.
    pub asked: i64,
    /// Seats that bots play, a bit each.
    pub bots: i64,
    /// The outcome, where this line ends the match.
    pub result: Option<String>,
    /// The rules and data that it was played by.
    pub rules: String,
    /// The match after this line, where a snapshot is due.
    pub snapshot: Option<Keep>,
}

type Reply = oneshot::Sender<Result<(), StoreError>>;

/// The way to the writing task. It ends when every `Journal` is gone.
#[derive(Debug, Clone)]
pub struct Journal {
    queue: mpsc::Sender<(Append, Reply)>,
}

/// How many appends may share a transaction.
const TOGETHER: usize = 256;

impl Journal {
    pub fn start(store: &Store) -> Journal {
        let (queue, waiting) = mpsc::channel(4 * TOGETHER);
        tokio::spawn(write(store.clone(), waiting));
        Journal { queue }
    }

    /// Returns when the line is durable. `Conflict`: somebody else wrote line `seq`.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        (self.queue.send((append, reply)).await).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(store: Store, mut waiting: mpsc::Receiver<(Append, Reply)>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut batch, TOGETHER).await > 0 {
        let (lines, replies): (Vec<Append>, Vec<Reply>) = batch.drain(..).unzip();
        let count = lines.len();
        let written = store
            .write(|tx| Box::pin(async move { write_all(tx, &lines).await }))
            .await;
        if let Err(error) = &written {
            tracing::error!(%error, place = %store.place(), lines = count, "lines could not be written");
        }
        for (place, reply) in replies.into_iter().enumerate() {
            let answer = match &written {
                Ok(written) if written[place] => Ok(()),
                Ok(_) => Err(StoreError::Conflict),
                Err(error) => Err(StoreError::Failed(sqlx::Error::Io(std::io::Error::other(
                    error.to_string(),
                )))),
            };
            // Whoever asked may have gone; the line stands all the same.
            let _ = reply.send(answer);
        }
    }
}

/// Statements are made for so many lines at once: enough that a line costs little,
/// and so few that each is prepared once.
const SIZES: [usize; 4] = [64, 16, 4, 1];

/// Writes a batch in one transaction; says of each whether its place was free.
async fn write_all(tx: &mut Tx, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
    let mut written = vec![false; batch.len()];
    for round in rounds(batch) {
        let mut added = HashSet::new();
        for part in parts(&round) {
            insert(tx, part, &mut added).await?;
        }
        let mut stored = Vec::with_capacity(round.len());
        for (place, append) in round {
            if added.contains(&append.match_id) {
                written[place] = true;
                stored.push((place, append));
            }
        }
        for (_, append) in &stored {
            if let Some(snapshot) = &append.snapshot {
                snapshots::keep(tx, &append.match_id, snapshot).await?;
            }
        }
        for part in parts(&stored) {
            update(tx, part).await?;
            if tx.kind() == Kind::Postgres {
                notify(tx, part).await?;
            }
        }
    }
    Ok(written)
}

/// A line and its place in the batch.
type Placed<'a> = (usize, &'a Append);

/// The batch in rounds in which no match comes twice: a statement that adds two
/// lines at once cannot tell which of them found its place taken. Within a round
/// matches are in order, so that nodes that wait for each other wait in one direction.
fn rounds(batch: &[Append]) -> Vec<Vec<Placed<'_>>> {
    let mut rounds: Vec<Vec<Placed<'_>>> = Vec::new();
    let mut seen: HashMap<&str, usize> = HashMap::new();
    for (place, append) in batch.iter().enumerate() {
        let round = seen.entry(append.match_id.as_str()).or_default();
        if rounds.len() == *round {
            rounds.push(Vec::new());
        }
        rounds[*round].push((place, append));
        *round += 1;
    }
    for round in &mut rounds {
        round.sort_by(|(_, one), (_, other)| one.match_id.cmp(&other.match_id));
    }
    rounds
}

/// The lines in parts of the sizes that there are statements for.
fn parts<'a>(mut lines: &'a [Placed<'a>]) -> Vec<&'a [Placed<'a>]> {
    let mut parts = Vec::new();
    for size in SIZES {
        while lines.len() >= size {
            let (part, rest) = lines.split_at(size);
            parts.push(part);
            lines = rest;
        }
    }
    parts
}

/// `VALUES` of so many rows, with their parameters numbered through.
fn values(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let each = (1..=columns).map(|column| format!("${}", row * columns + column));
        format!("({})", each.collect::<Vec<_>>().join(", "))
    };
    let rows: Vec<_> = (0..rows).map(row).collect();
    format!("VALUES {}", rows.join(", "))
}

/// Adds lines, and notes the matches in which their places were free.
async fn insert(
    tx: &mut Tx,
    lines: &[Placed<'_>],
    added: &mut HashSet<String>,
) -> Result<(), sqlx::Error> {
    // A line follows the one before it, or the match was changed by someone else.
    let sql = format!(
        "WITH new (match_id, seq, body) AS ({}) \
         INSERT INTO line (match_id, seq, body) SELECT match_id, seq, body FROM new \
         WHERE seq = 0 OR EXISTS (SELECT 1 FROM line \
         WHERE line.match_id = new.match_id AND line.seq = new.seq - 1) \
         ON CONFLICT DO NOTHING RETURNING match_id",
        values(lines.len(), 3)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (_, line) in lines {
        query = query.bind(&line.match_id).bind(line.seq).bind(&line.body);
    }
    for row in query.fetch_all(&mut **tx).await? {
        added.insert(row.try_get("match_id")?);
    }
    Ok(())
}

/// Keeps what becomes of matches with their new lines.
async fn update(tx: &mut Tx, lines: &[Placed<'_>]) -> Result<(), sqlx::Error> {
    let sql = format!(
        "WITH new (id, updated, shown, asked, bots, result, rules) AS ({}) \
         UPDATE game_match SET updated = \
         CASE WHEN new.shown = 1 THEN new.updated ELSE game_match.updated END, asked = new.asked, \
         bots = new.bots, result = new.result, rules = new.rules, \
         stage = CASE WHEN new.result IS NULL THEN game_match.stage ELSE 'over' END \
         FROM new WHERE game_match.id = new.id",
        values(lines.len(), 7)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (_, line) in lines {
        query = (query.bind(&line.match_id).bind(line.at))
            .bind(i64::from(line.shown))
            .bind(line.asked)
            .bind(line.bots)
            .bind(line.result.as_deref())
            .bind(&line.rules);
    }
    query.execute(&mut **tx).await?;
    Ok(())
}

/// Tells the other nodes how many lines the matches have, once they have them.
async fn notify(tx: &mut Tx, lines: &[Placed<'_>]) -> Result<(), sqlx::Error> {
    let sql = format!(
        "SELECT pg_notify('iacta', message) FROM ({}) AS new (message)",
        values(lines.len(), 1)
    );
    let node = tx.node().clone();
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (_, line) in lines {
        query = query.bind(format!("{node} {} {}", line.match_id, line.seq + 1));
    }
    query.execute(&mut **tx).await?;
    Ok(())
}
