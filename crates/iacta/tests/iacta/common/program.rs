//! The program itself, run with some arguments and held to what it says.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

#[must_use]
pub struct Program {
    command: Command,
    stdin: Vec<u8>,
}

pub struct Said {
    args: String,
    output: Output,
}

impl Program {
    pub fn new(args: &[&str]) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_iacta"));
        command.args(args);
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
            command.env_remove(variable);
        }
        Program {
            command,
            stdin: Vec::new(),
        }
    }

    pub fn stdin(mut self, text: impl AsRef<[u8]>) -> Program {
        self.stdin = text.as_ref().to_vec();
        self
    }

    pub fn env(mut self, name: &str, value: &str) -> Program {
        self.command.env(name, value);
        self
    }

    pub fn dir(mut self, dir: &Path) -> Program {
        self.command.current_dir(dir);
        self
    }

    /// Ends well.
    #[track_caller]
    pub fn success(self) -> Said {
        self.ends(0)
    }

    /// The command was right and failed.
    #[track_caller]
    pub fn failure(self) -> Said {
        self.ends(1)
    }

    /// The command was wrong.
    #[track_caller]
    pub fn usage(self) -> Said {
        self.ends(2)
    }

    /// A record cannot be read.
    #[track_caller]
    pub fn unread(self) -> Said {
        self.ends(3)
    }

    #[track_caller]
    fn ends(mut self, code: i32) -> Said {
        let args = format!("{:?}", self.command);
        let mut child = (self.command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let text = self.stdin;
        // A program that stops reading is judged by what it says.
        let writer = std::thread::spawn(move || drop(stdin.write_all(&text)));
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        let said = Said { args, output };
        assert_eq!(said.output.status.code(), Some(code), "{}", said.all());
        said
    }
}

impl Said {
    pub fn out(&self) -> &str {
        std::str::from_utf8(&self.output.stdout).unwrap()
    }

    /// What it wrote, of whatever kind.
    pub fn bytes(&self) -> &[u8] {
        &self.output.stdout
    }

    fn err(&self) -> &str {
        std::str::from_utf8(&self.output.stderr).unwrap()
    }

    fn all(&self) -> String {
        let out = String::from_utf8_lossy(self.bytes());
        format!("{}\n{out}\n{}", self.args, self.err())
    }

    #[track_caller]
    pub fn stdout(self, part: &str) -> Said {
        assert!(self.out().contains(part), "{part:?} not in {}", self.all());
        self
    }

    #[track_caller]
    pub fn stderr(self, part: &str) -> Said {
        assert!(self.err().contains(part), "{part:?} not in {}", self.all());
        self
    }

    /// Nothing on standard error.
    #[track_caller]
    pub fn quiet(self) -> Said {
        assert_eq!(self.err(), "", "{}", self.all());
        self
    }

    /// One line on standard error and nothing on standard output.
    #[track_caller]
    pub fn one_line(self) -> Said {
        assert_eq!(self.err().lines().count(), 1, "{}", self.all());
        assert_eq!(self.out(), "", "{}", self.all());
        self
    }
}
