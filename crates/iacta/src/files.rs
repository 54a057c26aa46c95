//! Records in files: read with suspicion, written whole or not at all.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use kernel::{AnyTable, FORMAT, Record, Redacted};
use serde::Serialize;
use serde_json::Value as Json;
use serde_json::ser::{Formatter, Serializer};

use crate::error::guarded;
use crate::{Catalogue, Error};

/// No match comes near it, and no file that is none fills the memory.
const MOST_BYTES: u64 = 64 << 20;

/// Why a text is not a record.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    #[error("cannot be read: {0}")]
    Read(io::Error),
    #[error("this is no match record: it has more than {} MiB", MOST_BYTES >> 20)]
    TooLong,
    #[error("the record is cut short: it ends at line {line}, column {column}")]
    CutShort { line: usize, column: usize },
    #[error("this is no match record: {0}")]
    Malformed(String),
    #[error("the record has format {found}, this program reads format {FORMAT}")]
    Format { found: String },
    #[error("this is what one viewer saw of a running match, and not its record")]
    Export,
}

/// What a match file holds.
#[derive(Debug)]
pub enum Document {
    Record(Box<Record>),
    /// A match as one viewer saw it while it ran.
    Export(Box<Redacted>),
}

/// A record from text, with line and column where it is none.
pub fn parse_record(text: &[u8]) -> Result<Record, RecordError> {
    match parse_document(text)? {
        Document::Record(record) => Ok(*record),
        Document::Export(_) => Err(RecordError::Export),
    }
}

/// A record or an export from text.
pub fn parse_document(text: &[u8]) -> Result<Document, RecordError> {
    let unread = |error: serde_json::Error| {
        if error.is_eof() {
            RecordError::CutShort {
                line: error.line(),
                column: error.column(),
            }
        } else {
            RecordError::Malformed(error.to_string())
        }
    };
    // The format comes first: the fields of another format mean nothing here.
    let json = serde_json::from_slice(text).map_err(unread)?;
    check_format(&json)?;
    Ok(match json.get("viewer") {
        None => Document::Record(serde_json::from_slice(text).map_err(unread)?),
        Some(_) => Document::Export(serde_json::from_slice(text).map_err(unread)?),
    })
}

/// Whether `json` says that it is a record of the format that is read here.
pub fn check_format(json: &Json) -> Result<(), RecordError> {
    let Some(fields) = json.as_object() else {
        return Err(RecordError::Malformed("it is not a JSON object".to_owned()));
    };
    match fields.get("format") {
        None => Err(RecordError::Malformed("it has no format".to_owned())),
        Some(format) if *format == FORMAT => Ok(()),
        Some(format) => Err(RecordError::Format {
            found: format.to_string(),
        }),
    }
}

/// How a file is called in messages; `-` is standard input.
pub fn name_of(path: &Path) -> String {
    if path == Path::new("-") {
        "standard input".to_owned()
    } else {
        path.display().to_string()
    }
}

pub fn read_record(path: &Path) -> Result<Record, Error> {
    match read_document(path)? {
        Document::Record(record) => Ok(*record),
        Document::Export(_) => Err(Error::Record {
            from: name_of(path),
            error: RecordError::Export,
        }),
    }
}

pub fn read_document(path: &Path) -> Result<Document, Error> {
    let error = |error| Error::Record {
        from: name_of(path),
        error,
    };
    let mut text = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin()
            .lock()
            .take(MOST_BYTES + 1)
            .read_to_end(&mut text)
    } else {
        File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut text))
    };
    read.map_err(|unread| error(RecordError::Read(unread)))?;
    if text.len() as u64 > MOST_BYTES {
        return Err(error(RecordError::TooLong));
    }
    parse_document(&text).map_err(error)
}

/// The game of a record or an export.
pub fn game_of(
    catalogue: &Catalogue,
    path: &Path,
    game: &str,
) -> Result<&'static dyn bots::AnyBots, Error> {
    (catalogue.find(game)).map_err(|error| Error::RecordGame {
        from: name_of(path),
        error,
    })
}

/// Plays a record on a table, the first `entries` of it.
pub fn replayed(
    game: &dyn bots::AnyBots,
    path: &Path,
    record: &Record,
    entries: usize,
) -> Result<Box<dyn AnyTable>, Error> {
    guarded(|| game.replay(record, entries))
        .map_err(|what| Error::Internal {
            doing: name_of(path),
            what,
        })?
        .map_err(|error| Error::Replay {
            from: name_of(path),
            rules: rules_note(game, record.rules.as_deref()),
            error: Box::new(error),
        })
}

/// What to add to an error where a match was played by other rules than these.
pub fn rules_note(game: &dyn bots::AnyBots, rules: Option<&str>) -> String {
    let present = &game.about().rules;
    match rules {
        Some(rules) if rules != present => {
            format!("; it was played by rules {rules}, this program has {present}")
        }
        _ => String::new(),
    }
}

/// The text of a record: one field a line, and in lists one entry a line, so that
/// it can be read, compared and cut by eye.
pub fn record_text(record: &Record) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    record.serialize(&mut Serializer::with_formatter(&mut text, Lines::default()))?;
    text.push(b'\n');
    Ok(text)
}

#[derive(Default)]
struct Lines {
    depth: usize,
    /// The list on the second level has an element.
    filled: bool,
}

impl Lines {
    fn comma<W: ?Sized + Write>(writer: &mut W, first: bool) -> io::Result<()> {
        if first {
            Ok(())
        } else {
            writer.write_all(b",")
        }
    }
}

impl Formatter for Lines {
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"{")
    }

    fn begin_object_key<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        Lines::comma(writer, first)?;
        match self.depth {
            1 => writer.write_all(b"\n  "),
            _ if first => Ok(()),
            _ => writer.write_all(b" "),
        }
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b": ")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(if self.depth == 0 { b"\n}" } else { b"}" })
    }

    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        if self.depth == 2 {
            self.filled = false;
        }
        writer.write_all(b"[")
    }

    fn begin_array_value<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        Lines::comma(writer, first)?;
        match self.depth {
            2 => {
                self.filled = true;
                writer.write_all(b"\n    ")
            }
            _ if first => Ok(()),
            _ => writer.write_all(b" "),
        }
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        let last = self.depth == 1 && self.filled;
        writer.write_all(if last { b"\n  ]" } else { b"]" })
    }
}

/// How much a file matters if the machine stops at the next instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Care {
    /// It can be made again.
    Usual,
    /// On the disk before the call returns.
    Durable,
}

/// Writes a file whole: at every instant there is the old one or the new one under
/// its name, never a part.
pub fn write_whole(path: &Path, text: &[u8], care: Care) -> Result<(), Error> {
    let draft = draft_of(path);
    let written = File::create(&draft)
        .and_then(|mut file| {
            file.write_all(text)?;
            match care {
                Care::Usual => Ok(()),
                Care::Durable => file.sync_all(),
            }
        })
        .and_then(|()| std::fs::rename(&draft, path));
    if written.is_ok() && care == Care::Durable {
        // The new name is in the directory, which not every system lets one open.
        let dir = path.parent().filter(|dir| *dir != Path::new(""));
        let _ = File::open(dir.unwrap_or(Path::new("."))).and_then(|dir| dir.sync_all());
    }
    written.map_err(|error| {
        let _ = std::fs::remove_file(&draft);
        Error::Write {
            path: path.display().to_string(),
            error,
        }
    })
}

/// A name beside `path` that no other process uses.
fn draft_of(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}
