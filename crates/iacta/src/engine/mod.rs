//! `iacta engine`: any game by program, one JSON object a line. The protocol is
//! described in `docs/protocol.md`, with a transcript that a test replays.

mod answer;
mod lines;
mod request;
mod session;

use std::io::{self, BufRead, Write};

use crate::Catalogue;
use answer::{Answer, Problem};
use lines::{InputLine, Lines};
use request::Command;
use session::Session;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Each line in is a request with a `cmd` and any `id`; each line out is its answer with
the same `id`. Nothing but `quit` or the end of input ends the program.
docs/protocol.md describes every request.

Examples:
  echo '{\"id\":1,\"cmd\":\"games\"}' | iacta engine
  echo '{\"id\":1,\"cmd\":\"new\",\"game\":\"julius-caesar\",\"seed\":7}' | iacta engine")]
pub struct Args {}

/// Answers requests until the end of input or `quit`. Blank lines are skipped; every
/// other line gets exactly one line in return, whatever it holds.
pub fn serve(
    catalogue: &Catalogue,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<()> {
    let mut session = Session::new(*catalogue);
    let mut lines = Lines::new(input);
    loop {
        let answer = match lines.next()? {
            InputLine::End => return Ok(()),
            InputLine::Blank => continue,
            InputLine::TooLong => Answer::refused(None, Problem::too_long()),
            InputLine::NotText => Answer::refused(None, Problem::not_text()),
            InputLine::Text(line) => match Command::parse(line) {
                Err((id, problem)) => Answer::refused(id, problem),
                Ok((id, Command::Quit {})) => {
                    Answer::of(id, Ok(Default::default())).write(output)?;
                    return Ok(());
                }
                Ok((id, command)) => Answer::of(id, session.handle(command)),
            },
        };
        answer.write(output)?;
    }
}
