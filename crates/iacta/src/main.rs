use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use iacta::{Catalogue, Cli};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = std::io::stdout();
    let done = iacta::run(cli, &Catalogue::all(), &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough.
        Err(error) if error.is_broken_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "iacta: {error}");
            ExitCode::from(error.exit_code())
        }
    }
}
