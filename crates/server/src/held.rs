//! What a node holds of a match: the table where seats are free, at which nothing was
//! dealt, or the match that began when the last of them was taken.

use bots::AnyBots;
use kernel::{ChanceError, Recorder, SeatSet, Seed, Seeded, Setup, Viewer};

use crate::game_match::{Match, Source};
use crate::journal_entry::JournalEntry;
use crate::settings::Games;
use crate::store::{Beginning, Chat, MatchRow, MatchStatus, SeatKind, StoreError, bits};

/// A table at which seats are free. It has no position: chance is used when the match
/// begins, and whoever looks at the table before that sees what was agreed and who sits.
#[derive(Debug)]
pub struct OpenTable {
    pub row: MatchRow,
    pub game: &'static dyn AnyBots,
    /// What people said, oldest first.
    pub talk: Vec<Chat>,
}

/// A match as a node holds it.
#[derive(Debug)]
pub enum Held {
    Open(Box<OpenTable>),
    Begun(Box<Match>),
}

impl Held {
    /// What the row and the stored lines tell of.
    pub fn load(
        games: Games,
        row: MatchRow,
        source: &Source,
        talk: Vec<Chat>,
    ) -> Result<Held, StoreError> {
        if row.stage != MatchStatus::Open {
            return Ok(Held::Begun(Box::new(Match::load(
                games, row, source, talk,
            )?)));
        }
        let game = registry::find_in(games, &row.game);
        let game = game.map_err(|error| StoreError::Damaged(error.to_string()))?;
        Ok(Held::Open(Box::new(OpenTable { row, game, talk })))
    }

    /// The match, if it has begun.
    pub fn begun(&self) -> Option<&Match> {
        match self {
            Held::Begun(game) => Some(game),
            Held::Open(_) => None,
        }
    }

    pub fn row(&self) -> &MatchRow {
        match self {
            Held::Begun(game) => &game.row,
            Held::Open(table) => &table.row,
        }
    }

    pub fn game(&self) -> &'static dyn AnyBots {
        match self {
            Held::Begun(game) => game.game,
            Held::Open(table) => table.game,
        }
    }

    pub fn talk(&self) -> &[Chat] {
        match self {
            Held::Begun(game) => &game.talk,
            Held::Open(table) => &table.talk,
        }
    }

    /// The seats that owe a decision.
    pub fn asked(&self) -> SeatSet {
        self.begun().map_or(SeatSet::EMPTY, Match::asked)
    }

    /// How many lines are stored.
    pub fn lines(&self) -> i64 {
        self.begun().map_or(0, Match::lines)
    }

    /// What `person` has seen through the eyes of `viewer`, as a word that changes when
    /// that changes and only then; the same on every node and after every restart.
    pub fn version(&self, viewer: Viewer, person: Option<&str>) -> String {
        match self {
            Held::Begun(game) => game.version(viewer, person),
            Held::Open(table) => format!("0-0-{}", beside(&table.row, &table.talk, person)),
        }
    }
}

/// Deals: what chance brings before the first decision, and who is asked then. The same
/// for the same seed, whoever works it out.
pub fn deal(
    game: &'static dyn AnyBots,
    setup: &Setup,
    seed: Seed,
) -> Result<Beginning, ChanceError> {
    let mut dice = Seeded::new(seed.0);
    let mut recorder = Recorder::new(&mut dice);
    let table = game.new_table(setup.clone(), &mut recorder)?;
    let opening = JournalEntry::Opening {
        chance: std::mem::take(&mut recorder.drawn),
    };
    Ok(Beginning {
        opening: serde_json::to_string(&opening).expect("plain data has a JSON form"),
        asked: bits(table.asked().seats()),
    })
}

/// A hash for telling apart what is not secret; the same on every machine.
struct Fnv(u64);

impl Fnv {
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes.iter().chain(&[0xff]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// A word for what `person` sees beside the game itself: who sits where, what was said
/// to him, which match comes next.
pub fn beside(row: &MatchRow, talk: &[Chat], person: Option<&str>) -> String {
    let mut seats = Fnv(0xcbf2_9ce4_8422_2325);
    // Not how much there is: a long talk is held in part, and how much others said in
    // private is not for him to know.
    if let Some(last) = talk.iter().rfind(|chat| chat.is_for(person)) {
        seats.add(last.id.as_bytes());
    }
    for seat in &row.seats {
        let (word, of) = match &seat.kind {
            SeatKind::Person(person) => (1, person.as_str()),
            SeatKind::Open => (2, ""),
            SeatKind::Invite(_) => (3, ""),
            SeatKind::Bot(level) => (4, level.as_str()),
        };
        seats.add(&[word]);
        seats.add(of.as_bytes());
        seats.add(seat.name.as_deref().unwrap_or_default().as_bytes());
        seats.add(&[u8::from(seat.guest)]);
    }
    seats.add(row.rematch.as_deref().unwrap_or_default().as_bytes());
    seats.add(row.stage.word().as_bytes());
    format!("{:016x}", seats.0)
}
