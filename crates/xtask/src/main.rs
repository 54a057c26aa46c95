//! The project's chores: `cargo xtask test`, `cargo xtask clauses`, `cargo xtask load` and
//! others.

mod clauses;
mod dependencies;
mod graph;
mod prepare;
mod reference;
mod steps;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use workspace::Workspace;

#[derive(Parser, Debug)]
#[command(name = "xtask", bin_name = "cargo xtask", about = "Iacta's chores")]
struct Args {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand, Debug)]
enum Chore {
    /// Run everything that must pass: format, dependencies, clippy, docs, tests, clause coverage
    Test {
        /// Let soaks and fuzz targets run longer (sets IACTA_LONG=1)
        #[arg(long)]
        long: bool,
    },
    /// Print, per game, the clauses of its rules that no test names
    Clauses {
        /// Fail if a clause is missing
        #[arg(long)]
        strict: bool,
        /// Also count the worked examples (EX-…) that tests name
        #[arg(long)]
        examples: bool,
    },
    /// Check licences, sources and duplicates of all packages, and advisories where possible
    Dependencies,
    /// Write docs/reference from the types of the games
    Reference {
        /// Write nothing; fail if a page is not what the types say
        #[arg(long)]
        check: bool,
    },
    /// Print which crate uses which, and compare with docs/architecture.md
    Graph,
    /// Run the benchmarks
    Bench,
    /// Measure a server process: under load, at rest, at its start
    Load {
        /// What to measure and how, such as `play --rate 2000`; `--help` says more
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Install what the tests need on the machine
    Prepare,
    /// Make the pictures of the documentation in a real browser
    Screenshots,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let done = Workspace::find()
        .map_err(Failure::from)
        .and_then(|workspace| match args.chore {
            Chore::Test { long } => steps::test(&workspace, long).map_err(Failure::from),
            Chore::Clauses { strict, examples } => {
                clauses::run(&workspace, strict, examples).map_err(Failure::from)
            }
            Chore::Dependencies => dependencies::run(&workspace).map_err(Failure::from),
            Chore::Reference { check } => reference::run(&workspace, check).map_err(Failure::from),
            Chore::Graph => graph::run(&workspace).map_err(Failure::from),
            Chore::Bench => steps::bench(&workspace).map_err(Failure::from),
            Chore::Load { args } => steps::load(&workspace, args).map_err(Failure::from),
            Chore::Prepare => prepare::run().map_err(Failure::from),
            Chore::Screenshots => steps::screenshots(&workspace).map_err(Failure::from),
        });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Why a chore did not succeed.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
enum Failure {
    Workspace(#[from] workspace::WorkspaceError),
    Clauses(#[from] clauses::ClausesError),
    Dependencies(#[from] dependencies::DependenciesError),
    Graph(#[from] graph::GraphError),
    Step(#[from] steps::StepFailed),
    Prepare(#[from] prepare::PrepareError),
    Reference(#[from] reference::ReferenceError),
}
