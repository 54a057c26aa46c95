//! Where things lie in the repository.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The repository's root.
#[derive(Debug)]
pub struct Workspace {
    root: PathBuf,
}

#[derive(Debug, thiserror::Error)]
pub enum WorkspaceError {
    #[error("start this with `cargo xtask`: CARGO_MANIFEST_DIR is not set")]
    NotUnderCargo,
    #[error("{}: {source}", path.display())]
    Read { path: PathBuf, source: io::Error },
}

impl Workspace {
    /// Cargo tells a program it runs where its package is; ours is two folders below the root.
    pub fn find() -> Result<Self, WorkspaceError> {
        let package = env::var_os("CARGO_MANIFEST_DIR").ok_or(WorkspaceError::NotUnderCargo)?;
        let root = Path::new(&package)
            .ancestors()
            .nth(2)
            .ok_or(WorkspaceError::NotUnderCargo)?;
        Ok(Self { root: root.into() })
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The games: every folder of `crates/games` that is a package, by name.
    pub fn games(&self) -> Result<Vec<String>, WorkspaceError> {
        let games = entries(&self.root.join("crates/games"))?;
        Ok(games
            .iter()
            .filter(|folder| folder.join("Cargo.toml").is_file())
            .filter_map(|folder| folder.file_name()?.to_str().map(String::from))
            .collect())
    }

    /// The manifests of all our crates, relative to the root.
    pub fn manifests(&self) -> Result<Vec<PathBuf>, WorkspaceError> {
        let mut found = Vec::new();
        for folder in ["crates", "crates/games"] {
            for crate_ in entries(&self.root.join(folder))? {
                let manifest = crate_.join("Cargo.toml");
                if let (true, Ok(path)) = (manifest.is_file(), manifest.strip_prefix(&self.root)) {
                    found.push(path.to_owned());
                }
            }
        }
        Ok(found)
    }

    /// Whether people can play a game: the registry depends on it.
    pub fn is_offered(&self, game: &str) -> Result<bool, WorkspaceError> {
        let registry = self.read(Path::new("crates/registry/Cargo.toml"))?;
        let line = format!("{game}.workspace");
        Ok(registry.is_some_and(|text| text.lines().any(|found| found.starts_with(&line))))
    }

    /// All Rust files of a game's `src` and `tests`, in a fixed order, relative to the root.
    pub fn rust_files(&self, game: &str) -> Result<Vec<PathBuf>, WorkspaceError> {
        let mut files = Vec::new();
        for part in ["src", "tests"] {
            let folder = self.root.join("crates/games").join(game).join(part);
            if folder.is_dir() {
                rust_files_below(&folder, &mut files)?;
            }
        }
        Ok(files
            .iter()
            .filter_map(|file| file.strip_prefix(&self.root).ok())
            .map(PathBuf::from)
            .collect())
    }

    /// The text of a file, given relative to the root; `None` if there is no such file.
    pub fn read(&self, file: &Path) -> Result<Option<String>, WorkspaceError> {
        match fs::read_to_string(self.root.join(file)) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(source) => Err(WorkspaceError::Read {
                path: file.into(),
                source,
            }),
        }
    }
}

fn rust_files_below(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), WorkspaceError> {
    for entry in entries(folder)? {
        if entry.is_dir() {
            rust_files_below(&entry, files)?;
        } else if entry.extension() == Some(OsStr::new("rs")) {
            files.push(entry);
        }
    }
    Ok(())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, WorkspaceError> {
    let unreadable = |source| WorkspaceError::Read {
        path: folder.into(),
        source,
    };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        found.push(entry.map_err(unreadable)?.path());
    }
    found.sort();
    Ok(found)
}
