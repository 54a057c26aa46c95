//! Whether refusals tell the truth: a table of cases, and how many different clauses
//! each kind of act was refused with in random play.

use std::collections::{BTreeMap, BTreeSet};

use super::walk::Pool;
use super::{Found, Run, Suite};
use crate::{Game, Refuse, Seat, options};

/// The clauses that each kind of act was refused with.
pub type Clauses = BTreeMap<String, BTreeSet<&'static str>>;

/// A table of refusals has at least so many rows.
const ROWS: usize = 60;

/// How many acts of a kind are tried at one position.
const SOME: usize = 16;

/// The word that an act goes by: its tag, or the only key or word that it is.
fn kind<G: Game>(act: G::Act) -> String {
    let value = serde_json::to_value(act).unwrap_or_default();
    let tag = value.get("act").unwrap_or(&value);
    match (tag.as_str(), tag.as_object()) {
        (Some(word), _) => word.to_owned(),
        (None, Some(map)) => map.keys().next().cloned().unwrap_or_default(),
        (None, None) => tag.to_string(),
    }
}

impl<G: Game> Suite<G> {
    /// Plays the games of the suite and collects why acts were refused to the seat that
    /// was asked, where it had others of their kind: what belongs to another phase is
    /// refused for that alone.
    pub fn clauses(&self) -> Clauses {
        let mut clauses = Clauses::new();
        for seed in 1..=self.games.max(self.setups.len() as u64) {
            let setup = &self.setups[(seed % self.setups.len() as u64) as usize];
            let decision = std::cell::Cell::new(0);
            let run = Run {
                suite: self,
                setup,
                seed,
                decision: &decision,
            };
            if let Err(problem) = collect(&run, &mut clauses) {
                panic!("{} at seed {seed}: {problem}", G::about().id);
            }
        }
        clauses
    }

    /// Refusals depend on the position: every kind that the game names in
    /// [`Suite::refused_for`] met with at least as many clauses as it says.
    ///
    /// # Panics
    /// With all that were counted, if one has fewer.
    pub fn refuses_truly(&self) {
        let clauses = self.clauses();
        for (kind, clauses) in &clauses {
            println!("{kind}: {} {clauses:?}", clauses.len());
        }
        for &(kind, least) in &self.refused {
            let found = clauses.get(kind).map_or(0, BTreeSet::len);
            assert!(
                found >= least,
                "{kind} was refused with {found} clauses, not {least}: {clauses:#?}"
            );
        }
    }
}

fn collect<G: Game>(run: &Run<'_, G>, clauses: &mut Clauses) -> Found {
    let mut walk = run.walk()?;
    let mut given: BTreeMap<String, Vec<G::Act>> = BTreeMap::new();
    for &act in &run.suite.acts {
        given.entry(kind::<G>(act)).or_default().push(act);
    }
    let mut met = Pool::new(&[]);
    while let Some((seat, act)) = walk.choose()? {
        if walk.looks() {
            let state = walk.table.state();
            let listed = options::<G>(state, seat);
            let kinds: BTreeSet<String> = listed.iter().map(|&act| kind::<G>(act)).collect();
            met.meet(&listed, &mut walk.dice);
            let mut others = met.not_in(&listed, &mut walk.dice);
            for kind in &kinds {
                let of_kind = given.get(kind).map_or(&[][..], Vec::as_slice);
                let some = (0..of_kind.len().min(SOME))
                    .map(|_| of_kind[walk.dice.below(of_kind.len() as u32) as usize]);
                others.extend(some.filter(|act| !listed.contains(act)));
            }
            for act in others {
                let kind = kind::<G>(act);
                if kinds.contains(&kind) {
                    let clause = G::refusal(state, seat, act).clause();
                    clauses.entry(kind).or_default().insert(clause);
                }
            }
        }
        walk.play(seat, act)?;
    }
    Ok(())
}

/// Compares with a table of lines `position | act as JSON | clause`; empty lines and
/// those that begin with `#` say nothing. No act of the table is listed where it stands,
/// and each is refused with the clause beside it.
///
/// # Panics
/// With every row that differs.
#[track_caller]
pub fn compare<G: Game>(positions: &[(&str, G::State, Seat)], table: &str) {
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    let mut rows = 0;
    for line in table.lines().map(str::trim) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        rows += 1;
        if let Err(problem) = row::<G>(positions, line, &mut used) {
            wrong.push(format!("{line}\n    {problem}"));
        }
    }
    for (name, ..) in positions {
        if !used.contains(name) {
            wrong.push(format!("no row is about {name:?}"));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} rows:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(rows >= ROWS, "there are {rows} rows, not {ROWS}");
}

fn row<'a, G: Game>(
    positions: &'a [(&str, G::State, Seat)],
    line: &str,
    used: &mut BTreeSet<&'a str>,
) -> Found {
    let mut cells = line.split('|').map(str::trim);
    let (Some(name), Some(act), Some(clause)) = (cells.next(), cells.next(), cells.next()) else {
        return Err("a row has a position, an act and a clause".to_owned());
    };
    let Some((name, state, seat)) = positions.iter().find(|(known, ..)| *known == name) else {
        return Err(format!("there is no position {name:?}"));
    };
    used.insert(*name);
    let act: G::Act = serde_json::from_str(act).map_err(|error| error.to_string())?;
    if options::<G>(state, *seat).contains(&act) {
        return Err("it is listed".to_owned());
    }
    let refusal = G::refusal(state, *seat, act);
    match refusal.clause() == clause {
        true => Ok(()),
        false => Err(format!("{} ({})", refusal.clause(), refusal)),
    }
}
