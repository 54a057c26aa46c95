//! A small game to try every command with, and short ways to run them.

pub mod program;
// The tests of the bots use all of it.
#[allow(dead_code)]
#[path = "../../../../bots/tests/common/mod.rs"]
pub mod stakes;

use std::path::{Path, PathBuf};

use clap::Parser;
use iacta::{Catalogue, Cli, Error};
use kernel::{Erased, SplitMix64};
use serde_json::Value as Json;
use stakes::Stakes;

static STAKES: Erased<Stakes> = Erased::new();
static GAMES: &[&dyn bots::AnyBots] = &[&STAKES];

const RULES: &str = "\
# Stakes

- **1-a** All lift a stake and seal it,
  in secret.
- **1-b** A stake is 1 to 6.
";

pub fn catalogue() -> Catalogue {
    Catalogue {
        games: GAMES,
        rules: |id| (id == "stakes").then_some(RULES),
        pictures: |_| None,
    }
}

/// Runs a command line in this process, with the small game for a registry.
pub fn run(args: &[&str]) -> Result<String, Error> {
    run_in(&catalogue(), args)
}

pub fn run_in(catalogue: &Catalogue, args: &[&str]) -> Result<String, Error> {
    let cli = Cli::try_parse_from([&["iacta"], args].concat()).expect("a command line");
    let mut out = Vec::new();
    iacta::run(cli, catalogue, &mut out)?;
    Ok(String::from_utf8(out).expect("output is text"))
}

pub fn run_json(args: &[&str]) -> Json {
    let out = run(args).unwrap();
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).unwrap()
}

/// The engine's answers to some lines about the small game.
pub fn engine(lines: impl AsRef<[u8]>) -> Vec<Json> {
    talk(&catalogue(), lines)
}

/// The engine's answers to some lines, each checked to be one JSON object.
pub fn talk(catalogue: &Catalogue, lines: impl AsRef<[u8]>) -> Vec<Json> {
    let mut out = Vec::new();
    iacta::engine::serve(catalogue, &mut lines.as_ref(), &mut out).unwrap();
    let out = String::from_utf8(out).expect("answers are text");
    assert!(out.is_empty() || out.ends_with('\n'));
    out.lines()
        .map(|line| {
            let answer: Json = serde_json::from_str(line).expect("an answer is JSON");
            assert!(answer.get("id").is_some(), "{line}");
            let ok = answer["ok"].as_bool().expect("an answer says ok or not");
            assert_eq!(answer.get("error").is_none(), ok, "{line}");
            if !ok {
                assert!(answer["error"]["code"].is_string(), "{line}");
                let message = answer["error"]["message"].as_str();
                assert!(message.is_some_and(|text| !text.is_empty()), "{line}");
            }
            answer
        })
        .collect()
}

/// A directory of its own for a test, gone when the test is.
pub struct Dir(PathBuf);

impl Dir {
    pub fn new(test: &str) -> Dir {
        let name = format!("iacta-{test}-{}", std::process::id());
        let dir = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir).unwrap();
        Dir(dir)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        std::fs::write(self.0.join(name), text).unwrap();
        self.file(name)
    }

    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<_> = (std::fs::read_dir(&self.0).unwrap())
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// How many rounds a fuzz test goes: a few, or as many as `IACTA_LONG=1` allows.
pub fn rounds(brief: u64, long: u64) -> u64 {
    match std::env::var("IACTA_LONG") {
        Ok(flag) if flag == "1" => long,
        _ => brief,
    }
}

/// Breaks a text in one to four places, as a careless or wicked hand would.
pub fn mutated(text: &[u8], chance: &mut SplitMix64) -> Vec<u8> {
    const SCRAPS: &[&[u8]] = &[
        b"null",
        b"-1",
        b"1e999",
        b"18446744073709551616",
        b"\"",
        b"{",
        b"}",
        b"[",
        b"]",
        b",",
        b":",
        b"\\u0000",
        b"\xff\xfe",
        b"0",
        b"true",
        b"[[[[[[[[",
        b"\"seat\"",
        b"9007199254740993",
    ];
    let mut text = text.to_vec();
    for _ in 0..=chance.below(3) {
        let length = text.len() as u32;
        let at = chance.below(length + 1) as usize;
        let end = (at + chance.below(40) as usize).min(text.len());
        match chance.below(6) {
            0 => text.truncate(at),
            1 => drop(text.drain(at..end)),
            2 => {
                let scrap = SCRAPS[chance.below(SCRAPS.len() as u32) as usize];
                text.splice(at..at, scrap.iter().copied());
            }
            3 => {
                let copy = text[at..end].to_vec();
                text.splice(at..at, copy);
            }
            4 if at < text.len() => text[at] ^= 1 << chance.below(8),
            _ => {
                // A digit for a digit: the text stays well-formed and turns wrong.
                let digits: Vec<_> = (0..text.len())
                    .filter(|&place| text[place].is_ascii_digit())
                    .collect();
                if !digits.is_empty() {
                    let place = digits[chance.below(digits.len() as u32) as usize];
                    text[place] = b'0' + chance.below(10) as u8;
                }
            }
        }
    }
    text
}
