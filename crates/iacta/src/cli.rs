//! The command line as a whole; each subcommand is a module of its own.

use std::io::Write;

use clap::{Parser, Subcommand};

use crate::{
    Catalogue, Error, doctor, engine, games, play, render, replay, serve, simulate, verify,
};

/// Board wargames of the ancient Mediterranean, with the rules enforced.
#[derive(Debug, Parser)]
#[command(
    version,
    after_help = "\
Without a command: serve. `iacta COMMAND --help` tells more, with examples.

Exit codes: 0 done; 1 the command failed; 2 the command line is wrong; 3 a record cannot
be read; 130 interrupted."
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve games in the browser
    Serve(serve::Args),
    /// Find the running matches that this program would play differently
    Doctor(doctor::Args),
    /// List the games with their seats, scenarios and options
    Games(games::Args),
    /// Play in the terminal, against a bot or with a friend at the same keyboard
    Play(Box<play::Args>),
    /// Let bots play each other, and count
    Simulate(simulate::Args),
    /// Speak JSON, one line a request, on standard input and output
    Engine(engine::Args),
    /// Show what happened in a match record
    Replay(replay::Args),
    /// Draw the board of a match record
    Render(render::Args),
    /// Check that the dice of a record are those that were promised
    Verify(verify::Args),
}

pub fn run(cli: Cli, catalogue: &Catalogue, out: &mut dyn Write) -> Result<(), Error> {
    match cli.command {
        None => serve::alone(out),
        Some(Command::Serve(args)) => serve::run(&args, out),
        Some(Command::Doctor(args)) => doctor::run(&args, out),
        Some(Command::Games(args)) => games::run(&args, catalogue, out),
        Some(Command::Play(args)) => play::run(&args, catalogue, out),
        Some(Command::Simulate(args)) => simulate::run(&args, catalogue, out),
        Some(Command::Engine(_)) => {
            Ok(engine::serve(catalogue, &mut std::io::stdin().lock(), out)?)
        }
        Some(Command::Replay(args)) => replay::run(&args, catalogue, out),
        Some(Command::Render(args)) => render::run(&args, catalogue, out),
        Some(Command::Verify(args)) => verify::run(&args, catalogue, out),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_holds_together() {
        super::Cli::command().debug_assert();
    }
}
