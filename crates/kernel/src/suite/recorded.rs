//! Recorded games: what was once stored must be played again to the same position, or
//! the version of the rules says that they are others.
//!
//! A game keeps a few random games in a directory of its tests and checks them with
//! [`check`]. `IACTA_RECORD=1` writes them; that is refused where games of the present
//! version no longer play, so that nobody forgets to raise it.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::{Game, Record, Seed, Seeded, Snapshot, SplitMix64, Table};

/// How many games are kept, and how far they are played.
const GAMES: usize = 3;
const DECISIONS: usize = 400;

/// A stored game, and the position that it led to.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    record: Record,
    end: Snapshot,
}

fn path(dir: &Path, game: usize) -> PathBuf {
    dir.join(format!("{game}.json"))
}

/// Checks the games in `dir`, or writes them if `IACTA_RECORD` is 1.
///
/// # Panics
/// If a game no longer plays, or leads elsewhere, and says what to do about it.
pub fn check<G: Game>(dir: &Path) {
    let writes = std::env::var_os("IACTA_RECORD").is_some_and(|value| value == "1");
    for game in 0..GAMES {
        let path = path(dir, game);
        let found = check_file::<G>(&path);
        if !writes {
            if let Err(problem) = found {
                panic!("{}: {problem}", path.display());
            }
            continue;
        }
        if let Err(Problem::Differs { rules, why }) = &found
            && *rules == number(&G::about().rules)
        {
            panic!(
                "{}: {why}\nraise the version of the rules before recording anew",
                path.display()
            );
        }
        write::<G>(&path, game);
    }
}

/// Why a recorded game is no longer one.
#[derive(Debug)]
enum Problem {
    Unreadable(String),
    Differs { rules: String, why: String },
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Problem::Unreadable(why) => write!(f, "{why}"),
            Problem::Differs { rules, why } => write!(
                f,
                "{why}\nIt was recorded under version {rules} of the rules. Matches that are \
                 being played hold such decisions and positions. If the change is meant, raise \
                 the number in the game's `About::rules` and record anew with IACTA_RECORD=1."
            ),
        }
    }
}

/// The part of a version that is raised by hand.
fn number(rules: &str) -> String {
    rules.split('-').next().unwrap_or_default().to_owned()
}

fn check_file<G: Game>(path: &Path) -> Result<(), Problem> {
    let unreadable = |error: &dyn std::fmt::Display| Problem::Unreadable(error.to_string());
    let text = std::fs::read_to_string(path).map_err(|error| unreadable(&error))?;
    let recorded: Recorded = serde_json::from_str(&text).map_err(|error| unreadable(&error))?;
    let differs = |why: String| Problem::Differs {
        rules: number(&recorded.end.rules),
        why,
    };
    let table = Table::<G>::replay(&recorded.record)
        .map_err(|error| differs(format!("a stored decision no longer plays: {error}")))?;
    let same = (table.is_at(&recorded.end))
        .map_err(|broken| differs(format!("a stored position is no longer read: {broken}")))?;
    if !same {
        return Err(differs("stored decisions lead to another position".into()));
    }
    let mut again = Table::<G>::replay(&recorded.record)
        .map_err(|error| differs(format!("a stored decision no longer plays: {error}")))?;
    (again.restore(&recorded.end, Vec::new()))
        .map_err(|broken| differs(format!("a stored position is no longer taken: {broken}")))
}

/// Plays a random game and writes it, an entry a line.
fn write<G: Game>(path: &Path, game: usize) {
    let setups = super::setups(G::about());
    let setup = setups[game * (setups.len() - 1) / (GAMES - 1)].clone();
    let mut chance = Seeded::new(Seed::of_number(game as u64).0);
    let mut choice = SplitMix64::new(game as u64);
    let table = Table::<G>::new(setup, &mut chance).expect("a seeded generator has no fault");
    let mut table = table.with_limit(Some(DECISIONS));
    while let Some(seat) = table.asked().seats().iter().next() {
        let options = table.options(seat);
        let act = options[choice.below(options.len() as u32) as usize];
        (table.play(seat, act, &mut chance, None)).expect("a listed act is legal");
    }
    let recorded = Recorded {
        record: (table.record())
            .map_acts(|act| serde_json::to_value(act).expect("plain data has a JSON form")),
        end: table.snapshot(),
    };
    let text = serde_json::to_string(&recorded).expect("plain data has a JSON form");
    let dir = path.parent().expect("a file stands in a directory");
    std::fs::create_dir_all(dir).expect("the directory of recorded games");
    let lines = text.replace("{\"entry\"", "\n{\"entry\"");
    std::fs::write(path, lines + "\n").expect("a recorded game is written");
}
