//! `docs/reference/<game>.md`: acts, events, views and states of each game as JSON, made
//! from the types that serde writes. The sources are read as rustfmt leaves them.

mod page;
mod parse;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::workspace::Workspace;
use parse::Type;

/// A game of the registry, and the crates its types come from: the first that has a name
/// decides what it means.
struct Game {
    id: &'static str,
    title: &'static str,
    crates: &'static [&'static str],
}

const GAMES: &[Game] = &[
    Game {
        id: "julius-caesar",
        title: "Julius Caesar",
        crates: &["crates/games/julius-caesar/src"],
    },
    Game {
        id: "mare-nostrum",
        title: "Mare Nostrum: Empires",
        crates: &["crates/games/mare-nostrum/src"],
    },
    Game {
        id: "hannibal",
        title: "Hannibal",
        crates: &["crates/games/hannibal/src", "crates/punic/src"],
    },
    Game {
        id: "hands-in-the-sea",
        title: "Hands in the Sea",
        crates: &["crates/games/hands-in-the-sea/src"],
    },
];

#[derive(Debug, thiserror::Error)]
pub enum ReferenceError {
    #[error("{path}: {source}")]
    File {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error("{game} has no type {name} that serde writes")]
    Missing {
        game: &'static str,
        name: &'static str,
    },
    #[error("{path} is not what the types say now: run `cargo xtask reference`")]
    Stale { path: PathBuf },
}

fn file_error(path: &Path) -> impl FnOnce(std::io::Error) -> ReferenceError {
    let path = path.to_owned();
    move |source| ReferenceError::File { path, source }
}

/// Writes the pages anew, or only compares them with what they should be.
pub fn run(workspace: &Workspace, check: bool) -> Result<(), ReferenceError> {
    let root = workspace.root();
    let folder = root.join("docs/reference");
    if !check {
        std::fs::create_dir_all(&folder).map_err(file_error(&folder))?;
    }
    for game in GAMES {
        let mut types = BTreeMap::new();
        for source in game.crates.iter().rev() {
            types.extend(types_under(&root.join(source))?);
        }
        name_own(&mut types);
        let text =
            page::page(game.id, game.title, &types).map_err(|name| ReferenceError::Missing {
                game: game.id,
                name,
            })?;
        let path = folder.join(format!("{}.md", game.id));
        if check {
            if std::fs::read_to_string(&path).ok().as_deref() != Some(text.as_str()) {
                return Err(ReferenceError::Stale { path });
            }
        } else {
            std::fs::write(&path, text).map_err(file_error(&path))?;
            println!("{}", path.display());
        }
    }
    Ok(())
}

/// What a shared crate leaves to the game (`W::Act`) is the game's own type (`OwnAct`), where
/// there is one of that name.
fn name_own(types: &mut BTreeMap<String, Type>) {
    let owned: Vec<(String, String)> = (types.keys())
        .filter_map(|name| Some((format!("W::{}", name.strip_prefix("Own")?), name.clone())))
        .collect();
    for ty in types.values_mut().flat_map(Type::field_types) {
        for (left, own) in &owned {
            *ty = ty.replace(left.as_str(), own);
        }
    }
}

/// Every type under a folder that serde writes, by its name.
fn types_under(folder: &Path) -> Result<BTreeMap<String, Type>, ReferenceError> {
    let mut types = BTreeMap::new();
    let entries = folder.read_dir().map_err(file_error(folder))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            types.extend(types_under(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).map_err(file_error(&path))?;
            types.extend(parse::types(&text).map(|found| (found.name.clone(), found)));
        }
    }
    Ok(types)
}
