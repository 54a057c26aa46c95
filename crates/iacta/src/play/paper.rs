//! What the terminal shows.

use std::io::{self, IsTerminal, Write};

/// Output with a little dress where it is a terminal.
pub struct Paper<'a> {
    out: &'a mut dyn Write,
    terminal: bool,
    colour: bool,
}

impl<'a> Paper<'a> {
    pub fn new(out: &'a mut dyn Write) -> Paper<'a> {
        let terminal = io::stdout().is_terminal();
        // https://no-color.org
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Paper {
            out,
            terminal,
            colour: terminal && !plain,
        }
    }

    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    pub fn blank(&mut self) -> io::Result<()> {
        self.line("")
    }

    /// A line that opens a part of the page.
    pub fn heading(&mut self, text: &str) -> io::Result<()> {
        self.blank()?;
        if self.colour {
            writeln!(self.out, "\x1b[1m{text}\x1b[0m")
        } else {
            writeln!(self.out, "{text}")
        }
    }

    /// A line beside the matter.
    pub fn note(&mut self, text: &str) -> io::Result<()> {
        if self.colour {
            writeln!(self.out, "\x1b[2m{text}\x1b[0m")
        } else {
            writeln!(self.out, "{text}")
        }
    }

    pub fn ask(&mut self) -> io::Result<()> {
        write!(self.out, "> ")?;
        self.out.flush()
    }

    /// Hides all that was shown, scrolled-back lines included.
    pub fn wipe(&mut self) -> io::Result<()> {
        if self.terminal {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")
        } else {
            writeln!(self.out, "\n{}", "-".repeat(60))
        }
    }
}
