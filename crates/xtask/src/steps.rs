//! The required checks, step by step; the first failure stops.

use std::env;
use std::ffi::OsString;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::clauses::{self, ClausesError};
use crate::dependencies::{self, DependenciesError};
use crate::graph::{self, GraphError};
use crate::prepare::{self, PrepareError};
use crate::reference::{self, ReferenceError};
use crate::workspace::Workspace;

/// One thing that must pass.
#[derive(Debug)]
struct Step {
    name: &'static str,
    work: Work,
}

#[derive(Debug)]
enum Work {
    Cargo {
        args: &'static [&'static str],
        /// What was asked for in addition.
        more: Vec<String>,
        env: &'static [(&'static str, &'static str)],
    },
    Clauses,
    Dependencies,
    Graph,
    Prepare,
    Reference,
}

#[derive(Debug, thiserror::Error)]
#[error("step \"{step}\" failed: {cause}")]
pub struct StepFailed {
    step: &'static str,
    cause: Cause,
}

#[derive(Debug, thiserror::Error)]
enum Cause {
    #[error("`{command}` ended with {status}")]
    Ended { command: String, status: ExitStatus },
    #[error("`{command}` could not be started: {source}")]
    NotStarted {
        command: String,
        source: std::io::Error,
    },
    #[error(transparent)]
    Clauses(#[from] ClausesError),
    #[error(transparent)]
    Dependencies(#[from] DependenciesError),
    #[error(transparent)]
    Graph(#[from] GraphError),
    #[error(transparent)]
    Prepare(#[from] PrepareError),
    #[error(transparent)]
    Reference(#[from] ReferenceError),
}

/// The whole of `cargo xtask test`, in order. Whatever the tests need on the machine is made
/// ready by a step at the head of this list.
fn test_steps(nextest: bool) -> Vec<Step> {
    let tests: &[&str] = if nextest {
        &["nextest", "run", "--workspace"]
    } else {
        &["test", "--workspace", "--lib", "--bins", "--tests"]
    };
    let mut steps = vec![
        Step {
            name: "preparation",
            work: Work::Prepare,
        },
        cargo("format", &["fmt", "--all", "--check"]),
        Step {
            name: "dependencies",
            work: Work::Dependencies,
        },
        Step {
            name: "reference of the protocol",
            work: Work::Reference,
        },
        Step {
            name: "graph of crates",
            work: Work::Graph,
        },
        cargo(
            "clippy",
            &[
                "clippy",
                "--workspace",
                "--all-targets",
                "--",
                "-D",
                "warnings",
            ],
        ),
        cargo_with(
            "documentation",
            &[
                "doc",
                "--workspace",
                "--no-deps",
                "--document-private-items",
            ],
            &[("RUSTDOCFLAGS", "-D warnings")],
        ),
        cargo("tests", tests),
        cargo(
            "examples in the documentation",
            &["test", "--doc", "--workspace"],
        ),
    ];
    steps.push(Step {
        name: "clause coverage",
        work: Work::Clauses,
    });
    steps
}

/// Runs everything that must pass. `long` lets soaks and fuzz targets take their time.
pub fn test(workspace: &Workspace, long: bool) -> Result<(), StepFailed> {
    let begin = Instant::now();
    run_all(workspace, &test_steps(has_nextest(workspace)), long)?;
    println!("\nall passed in {}", seconds(begin.elapsed()));
    Ok(())
}

pub fn bench(workspace: &Workspace) -> Result<(), StepFailed> {
    run_all(
        workspace,
        &[cargo("benchmarks", &["bench", "--workspace"])],
        false,
    )
}

/// Measures a server as players get it: the tool and the server it starts are releases.
pub fn load(workspace: &Workspace, args: Vec<String>) -> Result<(), StepFailed> {
    let mut measured = cargo("load", &["run", "--release", "-p", "harness", "--"]);
    if let Work::Cargo { more, .. } = &mut measured.work {
        *more = args;
    }
    let built = cargo("server", &["build", "--release", "-p", "iacta"]);
    run_all(workspace, &[built, measured], false)
}

/// Makes the pictures of `docs/screenshots` in a real browser.
pub fn screenshots(workspace: &Workspace) -> Result<(), StepFailed> {
    let pictures = cargo_with(
        "screenshots",
        &[
            "test",
            "-p",
            "server",
            "--test",
            "browser",
            "--",
            "--ignored",
            "pictures",
        ],
        &[("IACTA_SHOTS", "../../docs/screenshots")],
    );
    let prepared = Step {
        name: "preparation",
        work: Work::Prepare,
    };
    run_all(workspace, &[prepared, pictures], false)
}

fn run_all(workspace: &Workspace, steps: &[Step], long: bool) -> Result<(), StepFailed> {
    for (index, step) in steps.iter().enumerate() {
        println!("\n== {} ({} of {})", step.name, index + 1, steps.len());
        let begin = Instant::now();
        let result = step.work.run(workspace, long);
        let verdict = if result.is_ok() { "ok" } else { "FAILED" };
        println!("== {}: {verdict}, {}", step.name, seconds(begin.elapsed()));
        result.map_err(|cause| StepFailed {
            step: step.name,
            cause,
        })?;
    }
    Ok(())
}

impl Work {
    fn run(&self, workspace: &Workspace, long: bool) -> Result<(), Cause> {
        let (args, more, env) = match self {
            Work::Cargo { args, more, env } => (args, more, env),
            Work::Clauses => return Ok(clauses::run(workspace, true, false)?),
            Work::Dependencies => return Ok(dependencies::run(workspace)?),
            Work::Graph => return Ok(graph::run(workspace)?),
            Work::Prepare => return Ok(prepare::run()?),
            Work::Reference => return Ok(reference::run(workspace, true)?),
        };
        let mut command = cargo_command(workspace);
        command.args(*args).args(more).envs(env.iter().copied());
        if long {
            command.env("IACTA_LONG", "1");
        }
        let mut shown = format!("cargo {}", args.join(" "));
        for word in more {
            shown.push(' ');
            shown.push_str(word);
        }
        match command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(Cause::Ended {
                command: shown,
                status,
            }),
            Err(source) => Err(Cause::NotStarted {
                command: shown,
                source,
            }),
        }
    }
}

fn cargo(name: &'static str, args: &'static [&'static str]) -> Step {
    cargo_with(name, args, &[])
}

fn cargo_with(
    name: &'static str,
    args: &'static [&'static str],
    env: &'static [(&'static str, &'static str)],
) -> Step {
    Step {
        name,
        work: Work::Cargo {
            args,
            more: Vec::new(),
            env,
        },
    }
}

/// Cargo at the workspace's root: the one that started us, if one did.
pub fn cargo_command(workspace: &Workspace) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.current_dir(workspace.root());
    command
}

fn has_nextest(workspace: &Workspace) -> bool {
    cargo_command(workspace)
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(nextest: bool) -> Vec<&'static str> {
        test_steps(nextest).iter().map(|step| step.name).collect()
    }

    #[test]
    fn cheap_checks_come_before_expensive_ones() {
        assert_eq!(
            names(true),
            [
                "preparation",
                "format",
                "dependencies",
                "reference of the protocol",
                "graph of crates",
                "clippy",
                "documentation",
                "tests",
                "examples in the documentation",
                "clause coverage",
            ]
        );
    }

    #[test]
    fn the_steps_do_not_depend_on_the_test_runner() {
        assert_eq!(names(true), names(false));
    }

    #[test]
    fn a_failure_says_which_step_and_which_command() {
        let failure = StepFailed {
            step: "clippy",
            cause: Cause::NotStarted {
                command: "cargo clippy".into(),
                source: std::io::ErrorKind::NotFound.into(),
            },
        };
        assert_eq!(
            failure.to_string(),
            "step \"clippy\" failed: `cargo clippy` could not be started: entity not found"
        );
    }
}
