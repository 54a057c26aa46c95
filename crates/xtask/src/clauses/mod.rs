//! Clause coverage: which clauses of a game's rules its tests name.
//!
//! The rule of matching is stated for authors in `CONTRIBUTING.md`; [`scan`] and [`id`] are
//! that rule in code.

mod coverage;
mod exempt;
mod id;
mod lexer;
mod report;
mod scan;
mod spec;

use std::path::{Path, PathBuf};

use crate::workspace::{Workspace, WorkspaceError};
use coverage::{Coverage, Problem, Source};
use exempt::Exemptions;
use spec::Spec;

#[derive(Debug, thiserror::Error)]
pub enum ClausesError {
    #[error(transparent)]
    Workspace(#[from] WorkspaceError),
    #[error("{0} problem(s) in the rules or in what tests name, listed above")]
    Problems(usize),
    #[error("{0} clause(s) that no test names, listed above")]
    Missing(usize),
}

/// Prints the coverage of every game. Problems are always a failure, missing clauses only if
/// `strict`, and only in games that are offered: one in the making may have gaps.
pub fn run(workspace: &Workspace, strict: bool, examples: bool) -> Result<(), ClausesError> {
    let mut problems = 0;
    let mut missing = 0;
    for game in workspace.games()? {
        match measure(workspace, &game) {
            Ok(coverage) => {
                print!("{}", report::text(&game, &coverage, examples));
                for problem in &coverage.problems {
                    eprintln!("error: {problem}");
                }
                problems += coverage.problems.len();
                if workspace.is_offered(&game)? {
                    missing += coverage.missing.len();
                }
            }
            Err(fault) => {
                eprintln!("error: {fault}");
                problems += 1;
            }
        }
    }
    match (problems, missing) {
        (0, 0) => Ok(()),
        (0, missing) if strict => Err(ClausesError::Missing(missing)),
        (0, _) => Ok(()),
        (problems, _) => Err(ClausesError::Problems(problems)),
    }
}

/// Why a game cannot be measured at all.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error("{game}: there is no {}", file.display())]
    NoRules { game: String, file: PathBuf },
    #[error("{}: {source}", file.display())]
    Exemptions {
        file: PathBuf,
        source: exempt::ExemptionError,
    },
    #[error(transparent)]
    Workspace(#[from] WorkspaceError),
}

fn measure(workspace: &Workspace, game: &str) -> Result<Coverage, Fault> {
    let rules = Path::new("docs/rules").join(format!("{game}.md"));
    let text = workspace.read(&rules)?.ok_or_else(|| Fault::NoRules {
        game: game.into(),
        file: rules.clone(),
    })?;
    let spec = Spec::parse(&text);

    let list = Path::new("crates/games")
        .join(game)
        .join("tests/untested.toml");
    let exemptions = match workspace.read(&list)? {
        Some(text) => Exemptions::parse(&text).map_err(|source| Fault::Exemptions {
            file: list.clone(),
            source,
        })?,
        None => Exemptions::default(),
    };

    let mut sources = Vec::new();
    for file in workspace.rust_files(game)? {
        if let Some(text) = workspace.read(&file)? {
            let scan = scan::scan(&text, scan::is_test_file(&file));
            sources.push(Source { file, scan });
        }
    }

    let mut coverage = coverage::measure(&spec, &exemptions, &sources);
    coverage.problems.extend(spec_problems(&spec, &rules));
    Ok(coverage)
}

fn spec_problems(spec: &Spec, rules: &Path) -> Vec<Problem> {
    let mut problems: Vec<Problem> = spec
        .repeated
        .iter()
        .map(|clause| Problem::Repeated {
            file: rules.into(),
            line: clause.line,
            id: clause.id.clone(),
        })
        .collect();
    if spec.clauses.is_empty() {
        problems.push(Problem::NoClauses { file: rules.into() });
    }
    problems
}
