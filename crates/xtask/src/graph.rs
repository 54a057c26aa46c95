//! The graph of our crates: every edge must stand in `docs/architecture.md`.
//!
//! The page has a block of lines `crate → crate, crate`, one for each crate; lines that
//! begin with `tests of` say what a crate's tests use besides. An edge that is not there
//! is a failure, and so is one that is there and not in the manifests.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::workspace::{Workspace, WorkspaceError};

const PAGE: &str = "docs/architecture.md";

/// What each crate uses, by name; tests under `tests of …`.
type Graph = BTreeMap<String, BTreeSet<String>>;

#[derive(Debug, thiserror::Error)]
pub enum GraphError {
    #[error(transparent)]
    Workspace(#[from] WorkspaceError),
    #[error("{}: {source}", path.display())]
    Manifest {
        path: PathBuf,
        source: Box<toml::de::Error>,
    },
    #[error("{PAGE} has no block with the graph of crates")]
    NoBlock,
    #[error("the graph of crates differs from {PAGE}:\n{}", .0.join("\n"))]
    Differs(Vec<String>),
}

/// Prints the graph and compares it with the page.
pub fn run(workspace: &Workspace) -> Result<(), GraphError> {
    let found = manifests(workspace)?;
    for (name, uses) in &found {
        println!("{name} → {}", list(uses));
    }
    let page = workspace.read(Path::new(PAGE))?.unwrap_or_default();
    let written = block(&page).ok_or(GraphError::NoBlock)?;
    let differences = compare(&found, &written);
    match differences.is_empty() {
        true => Ok(()),
        false => Err(GraphError::Differs(differences)),
    }
}

fn list(uses: &BTreeSet<String>) -> String {
    uses.iter().cloned().collect::<Vec<_>>().join(", ")
}

/// What the manifests say.
fn manifests(workspace: &Workspace) -> Result<Graph, GraphError> {
    let mut read = BTreeMap::new();
    for path in workspace.manifests()? {
        let text = workspace.read(&path)?.unwrap_or_default();
        let table: toml::Table = toml::from_str(&text).map_err(|source| GraphError::Manifest {
            path,
            source: Box::new(source),
        })?;
        let name = (table.get("package"))
            .and_then(|package| package.get("name")?.as_str())
            .map(str::to_owned);
        if let Some(name) = name {
            read.insert(name, table);
        }
    }
    let ours: BTreeSet<String> = read.keys().cloned().collect();
    let uses = |table: &toml::Table, section: &str| -> BTreeSet<String> {
        let keys = (table.get(section)).and_then(toml::Value::as_table);
        (keys.into_iter().flat_map(|table| table.keys()))
            .filter(|name| ours.contains(*name))
            .cloned()
            .collect()
    };
    let mut graph = Graph::new();
    for (name, table) in &read {
        let plain = uses(table, "dependencies");
        let tests: BTreeSet<String> = &uses(table, "dev-dependencies") - &plain;
        graph.insert(name.clone(), plain);
        if !tests.is_empty() {
            graph.insert(format!("tests of {name}"), tests);
        }
    }
    Ok(graph)
}

/// The block of the page: the first one in which every line has an arrow.
fn block(page: &str) -> Option<Graph> {
    page.split("```").skip(1).step_by(2).find_map(|block| {
        let lines = block.lines().skip(1).filter(|line| !line.trim().is_empty());
        let graph: Option<Graph> = lines
            .map(|line| {
                let (name, uses) = line.split_once('→')?;
                let uses = uses
                    .split(',')
                    .map(str::trim)
                    .filter(|name| !name.is_empty());
                Some((name.trim().to_owned(), uses.map(str::to_owned).collect()))
            })
            .collect();
        graph.filter(|graph| graph.contains_key("kernel"))
    })
}

fn compare(found: &Graph, written: &Graph) -> Vec<String> {
    let none = BTreeSet::new();
    let names: BTreeSet<&String> = found.keys().chain(written.keys()).collect();
    let mut differences = Vec::new();
    for name in names {
        let (found, written) = (
            found.get(name).unwrap_or(&none),
            written.get(name).unwrap_or(&none),
        );
        for new in found - written {
            differences.push(format!("{name} uses {new}, which is not on the page"));
        }
        for gone in written - found {
            differences.push(format!("{name} → {gone} is on the page and nowhere else"));
        }
    }
    differences
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
Text.

```text
iacta ──→ kernel
```

```text
bots → kernel
kernel →
tests of bots → punic
```
";

    #[test]
    fn a_new_edge_and_one_that_is_gone_are_named() {
        let written = block(PAGE).expect("the page has a block");
        assert_eq!(written.len(), 3);
        let uses = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let mut found = written.clone();
        assert!(compare(&found, &written).is_empty());
        found.insert("kernel".to_owned(), uses(&["bots"]));
        found.insert("tests of bots".to_owned(), uses(&[]));
        assert_eq!(
            compare(&found, &written),
            [
                "kernel uses bots, which is not on the page",
                "tests of bots → punic is on the page and nowhere else",
            ]
        );
    }

    #[test]
    fn a_page_without_the_block_is_seen() {
        assert!(block("```text\na ──→ b\n```").is_none());
        assert!(block("no block at all").is_none());
    }
}
