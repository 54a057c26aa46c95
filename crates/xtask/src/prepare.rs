//! What the tests need on the machine besides Rust: a real browser with its driver,
//! and a PostgreSQL server.

use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

/// A program, and the Debian packages that bring it.
struct Tool {
    program: &'static str,
    packages: &'static [&'static str],
}

const TOOLS: &[Tool] = &[
    Tool {
        program: "chromedriver",
        packages: &["chromium", "chromium-driver"],
    },
    Tool {
        program: "initdb",
        packages: &["postgresql"],
    },
];

/// Debian keeps the programs of each PostgreSQL version in a folder of its own.
const POSTGRES: &str = "/usr/lib/postgresql";

#[derive(Debug, thiserror::Error)]
pub enum PrepareError {
    #[error("{program} is missing and `{command}` could not be started: {source}")]
    NotStarted {
        program: &'static str,
        command: String,
        source: std::io::Error,
    },
    #[error("{program} is missing and `{command}` ended with {status}")]
    Ended {
        program: &'static str,
        command: String,
        status: ExitStatus,
    },
}

fn is_there(program: &str) -> bool {
    let versions = Path::new(POSTGRES).read_dir().into_iter().flatten();
    let packaged = (versions.flatten()).any(|version| {
        let folder = version.path().join("bin");
        folder.join(program).exists()
    });
    packaged || on_path(program)
}

fn on_path(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Installs what is missing, where there is apt-get and the right to use it.
pub fn run() -> Result<(), PrepareError> {
    for tool in TOOLS {
        if is_there(tool.program) {
            println!("{} is there", tool.program);
            continue;
        }
        apt(tool, &["update"])?;
        apt(
            tool,
            &[&["install", "-y", "--no-install-recommends"], tool.packages].concat(),
        )?;
    }
    Ok(())
}

fn apt(tool: &Tool, args: &[&str]) -> Result<(), PrepareError> {
    let program = tool.program;
    let command = format!("apt-get {}", args.join(" "));
    let status = Command::new("apt-get")
        .args(args)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(PrepareError::Ended {
            program,
            command,
            status,
        }),
        Err(source) => Err(PrepareError::NotStarted {
            program,
            command,
            source,
        }),
    }
}
