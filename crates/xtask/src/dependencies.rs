//! Licences, sources and duplicates of all packages that we build from, held against
//! `deny.toml`. cargo-deny checks the same and advisories besides; it takes long to build
//! and is used where it is installed.

mod policy;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, Stdio};

use serde::Deserialize;
use spdx::{Expression, ParseMode};

use crate::steps::cargo_command;
use crate::workspace::{Workspace, WorkspaceError};
use policy::Policy;

#[derive(Debug, thiserror::Error)]
pub enum DependenciesError {
    #[error("`{command}` could not be run: {source}")]
    NotStarted {
        command: &'static str,
        source: std::io::Error,
    },
    #[error("`{command}` failed: {said}")]
    Failed { command: &'static str, said: String },
    #[error("`cargo metadata` cannot be read: {0}")]
    Metadata(#[from] serde_json::Error),
    #[error(transparent)]
    Workspace(#[from] WorkspaceError),
    #[error("there is no deny.toml")]
    NoPolicy,
    #[error("deny.toml: {0}")]
    Policy(#[from] toml::de::Error),
    #[error("{}", .0.join("\n"))]
    Refused(Vec<String>),
}

/// What `cargo metadata` tells of the packages that are built.
#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_members: BTreeSet<String>,
}

#[derive(Debug, Deserialize)]
struct Package {
    name: String,
    version: String,
    id: String,
    license: Option<String>,
    /// None for a package on the disk.
    source: Option<String>,
    dependencies: Vec<Dependency>,
}

#[derive(Debug, Deserialize)]
struct Dependency {
    /// None for the default registry.
    registry: Option<String>,
    source: Option<String>,
}

/// Checks everything and says what was checked, and what was not.
pub fn run(workspace: &Workspace) -> Result<(), DependenciesError> {
    let text = workspace.read(Path::new("deny.toml"))?;
    let policy: Policy = toml::from_str(&text.ok_or(DependenciesError::NoPolicy)?)?;
    let metadata: Metadata = serde_json::from_slice(&metadata(workspace)?)?;
    let said = check(&metadata, &policy).map_err(DependenciesError::Refused)?;
    for line in said {
        println!("{line}");
    }
    deny(workspace)
}

fn metadata(workspace: &Workspace) -> Result<Vec<u8>, DependenciesError> {
    const COMMAND: &str = "cargo metadata";
    let output = cargo_command(workspace)
        .args(["metadata", "--format-version", "1", "--locked"])
        .stderr(Stdio::inherit())
        .output()
        .map_err(|source| DependenciesError::NotStarted {
            command: COMMAND,
            source,
        })?;
    if !output.status.success() {
        return Err(DependenciesError::Failed {
            command: COMMAND,
            said: output.status.to_string(),
        });
    }
    Ok(output.stdout)
}

/// What was found in order, or everything that is not.
fn check(metadata: &Metadata, policy: &Policy) -> Result<Vec<String>, Vec<String>> {
    let theirs: Vec<_> = (metadata.packages.iter())
        .filter(|package| !metadata.workspace_members.contains(&package.id))
        .collect();
    let mut refused = Vec::new();
    for package in &theirs {
        refused.extend(license_fault(package, policy));
        refused.extend(source_fault(package, metadata));
    }
    let (skipped, duplicates) = duplicates(&theirs, policy);
    refused.extend(duplicates);
    if !refused.is_empty() {
        return Err(refused);
    }
    let all = theirs.len();
    let mut said = vec![
        format!("licences: {all} packages, all allowed by deny.toml"),
        format!("sources: {all} packages, all of the default registry"),
        format!("duplicates: none but the {skipped} that deny.toml names"),
    ];
    let is_met = |skip: &&policy::Skip| {
        let named = |package: &&Package| skip.is_for(&package.name, &package.version);
        theirs.iter().any(named)
    };
    let unused = (policy.bans.skip.iter()).filter(|skip| !is_met(skip));
    said.extend(unused.map(|skip| format!("deny.toml need no longer skip {}", skip.spec)));
    Ok(said)
}

fn license_fault(package: &Package, policy: &Policy) -> Option<String> {
    let Package { name, version, .. } = package;
    let Some(license) = &package.license else {
        return Some(format!("{name} {version} names no licence"));
    };
    let expression = match Expression::parse_mode(license, ParseMode::LAX) {
        Ok(expression) => expression,
        Err(error) => {
            let why = error.reason;
            return Some(format!("{name} {version}: licence {license:?}: {why}"));
        }
    };
    let licenses = &policy.licenses;
    let more = (licenses.exceptions.iter())
        .filter(|exception| exception.package == *name)
        .flat_map(|exception| &exception.allow);
    let allowed: Vec<_> = licenses.allow.iter().chain(more).collect();
    let fits =
        expression.evaluate(|asked| allowed.iter().any(|license| license.0.satisfies(asked)));
    (!fits).then(|| format!("{name} {version}: licence {license:?} is not allowed by deny.toml"))
}

fn source_fault(package: &Package, metadata: &Metadata) -> Option<String> {
    let Package { name, version, .. } = package;
    let Some(source) = &package.source else {
        return Some(format!("{name} {version} lies outside of the workspace"));
    };
    // What we ask for without naming a registry comes from the default one.
    let is_default = (metadata.packages.iter())
        .filter(|package| metadata.workspace_members.contains(&package.id))
        .flat_map(|package| &package.dependencies)
        .filter(|dependency| dependency.registry.is_none())
        .filter_map(|dependency| dependency.source.as_ref())
        .any(|known| known == source && known.starts_with("registry+"));
    (!is_default).then(|| format!("{name} {version} is not of the default registry: {source}"))
}

/// How many versions stand beside another one with leave, and which without.
fn duplicates(packages: &[&Package], policy: &Policy) -> (usize, Vec<String>) {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        let known = versions.entry(&package.name).or_default();
        known.push(&package.version);
    }
    let (mut skipped, mut refused) = (0, Vec::new());
    for (name, versions) in versions {
        let skips = |version: &&&str| {
            let mut skips = policy.bans.skip.iter();
            skips.any(|skip| skip.is_for(name, version))
        };
        let with_leave = versions.iter().filter(skips).count();
        if versions.len() > 1 {
            skipped += with_leave;
        }
        if versions.len() > with_leave + 1 {
            refused.push(format!(
                "{name} is there {} times: {}",
                versions.len(),
                versions.join(", ")
            ));
        }
    }
    (skipped, refused)
}

/// The same by cargo-deny, and advisories.
fn deny(workspace: &Workspace) -> Result<(), DependenciesError> {
    const COMMAND: &str = "cargo deny check";
    let mut version = cargo_command(workspace);
    if !quietly(version.args(["deny", "--version"])) {
        println!(
            "advisories: NOT CHECKED, for cargo-deny is not installed \
             (`cargo install cargo-deny --locked`)"
        );
        return Ok(());
    }
    let mut fetch = cargo_command(workspace);
    let fetched = quietly(fetch.args(["deny", "fetch", "db"]));
    let mut command = cargo_command(workspace);
    command.args([
        "deny",
        "check",
        "--disable-fetch",
        "licenses",
        "sources",
        "bans",
    ]);
    if fetched {
        command.arg("advisories");
    }
    match command.status() {
        Ok(status) if status.success() => {}
        Ok(status) => {
            return Err(DependenciesError::Failed {
                command: COMMAND,
                said: status.to_string(),
            });
        }
        Err(source) => {
            return Err(DependenciesError::NotStarted {
                command: COMMAND,
                source,
            });
        }
    }
    match fetched {
        true => println!("advisories: none, by cargo-deny"),
        false => println!("advisories: NOT CHECKED, for their database cannot be reached"),
    }
    Ok(())
}

fn quietly(command: &mut Command) -> bool {
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value as Json, json};

    use super::*;

    const POLICY: &str = r#"
        [licenses]
        allow = ["MIT", "Zlib"]
        exceptions = [{ allow = ["MPL-2.0"], crate = "driver" }]
        private.ignore = true
        [sources]
        unknown-registry = "deny"
        unknown-git = "deny"
        [bans]
        multiple-versions = "deny"
        wildcards = "deny"
        allow-wildcard-paths = true
        skip = [{ crate = "old@0.2", reason = "driver" }]
        [advisories]
    "#;

    fn package(name: &str, version: &str, license: Json, source: Json) -> Json {
        json!({
            "name": name, "version": version, "id": format!("{name}@{version}"),
            "license": license, "source": source, "dependencies": [],
        })
    }

    fn checked(packages: &[Json]) -> Result<Vec<String>, Vec<String>> {
        let mut ours = package("ours", "0.1.0", json!("MIT"), Json::Null);
        ours["dependencies"] = json!([
            { "registry": null, "source": "registry+the-default" },
            { "registry": "other", "source": "registry+other" },
            { "registry": null, "source": "git+somewhere" },
            { "registry": null, "source": null },
        ]);
        let mut all = vec![ours];
        all.extend_from_slice(packages);
        let metadata = json!({ "packages": all, "workspace_members": ["ours@0.1.0"] });
        let metadata = serde_json::from_value(metadata).expect("metadata of this test");
        check(
            &metadata,
            &toml::from_str(POLICY).expect("a policy of this test"),
        )
    }

    #[test]
    fn a_package_is_refused_for_its_licence_source_or_version() {
        let default = || json!("registry+the-default");
        let mit = |name: &str, version: &str| package(name, version, json!("MIT"), default());
        let licensed =
            |name: &str, license: &str| package(name, "1.0.0", json!(license), default());
        let from = |source: &str| package("p", "1.0.0", json!("MIT"), json!(source));
        let cases: &[(&[Json], &[&str])] = &[
            (&[mit("p", "1.0.0"), mit("q", "2.0.0")], &[]),
            (&[licensed("p", "GPL-3.0-only OR MIT")], &[]),
            (&[licensed("p", "Apache-2.0/MIT")], &[]),
            (&[licensed("p", "(Apache-2.0 OR MIT) AND Zlib")], &[]),
            (&[licensed("driver", "MPL-2.0")], &[]),
            (
                &[licensed("p", "MPL-2.0")],
                &["p 1.0.0: licence \"MPL-2.0\" is not allowed by deny.toml"],
            ),
            (
                &[licensed("p", "MIT AND GPL-3.0-only")],
                &["p 1.0.0: licence \"MIT AND GPL-3.0-only\" is not allowed by deny.toml"],
            ),
            (
                &[licensed("p", "my own")],
                &["p 1.0.0: licence \"my own\": "],
            ),
            (
                &[package("p", "1.0.0", Json::Null, default())],
                &["p 1.0.0 names no licence"],
            ),
            (
                &[from("registry+other")],
                &["p 1.0.0 is not of the default registry: registry+other"],
            ),
            (
                &[from("git+somewhere")],
                &["p 1.0.0 is not of the default registry: git+somewhere"],
            ),
            (
                &[package("p", "1.0.0", json!("MIT"), Json::Null)],
                &["p 1.0.0 lies outside of the workspace"],
            ),
            (
                &[mit("p", "1.0.0"), mit("p", "2.0.0")],
                &["p is there 2 times: 1.0.0, 2.0.0"],
            ),
            (&[mit("old", "0.2.9"), mit("old", "0.3.0")], &[]),
            (
                &[
                    mit("old", "0.2.9"),
                    mit("old", "0.3.0"),
                    mit("old", "0.20.0"),
                ],
                &["old is there 3 times: 0.2.9, 0.3.0, 0.20.0"],
            ),
            (
                &[from("git+somewhere"), licensed("q", "MPL-2.0")],
                &["p 1.0.0 is not", "q 1.0.0: licence"],
            ),
        ];
        for (packages, expected) in cases {
            let refused = checked(packages).err().unwrap_or_default();
            let fits = refused.len() == expected.len()
                && (refused.iter().zip(*expected)).all(|(found, fault)| found.starts_with(fault));
            assert!(fits, "{refused:?}, not {expected:?}");
        }
    }

    #[test]
    fn what_is_in_order_is_told_with_its_number() {
        let mit =
            |version: &str| package("old", version, json!("MIT"), json!("registry+the-default"));
        let told = checked(&[mit("0.2.9"), mit("0.3.0")]).expect("all is in order");
        assert_eq!(
            told,
            [
                "licences: 2 packages, all allowed by deny.toml",
                "sources: 2 packages, all of the default registry",
                "duplicates: none but the 1 that deny.toml names",
            ]
        );
        let told = checked(&[mit("0.3.0")]).expect("all is in order");
        assert_eq!(
            told.last().unwrap(),
            "deny.toml need no longer skip old@0.2"
        );
    }

    #[test]
    fn a_key_that_is_not_checked_is_refused() {
        for (key, fault) in [
            (
                "[licenses]\n",
                "[licenses]\nunused-allowed-license = \"warn\"\n",
            ),
            ("unknown-git = \"deny\"", "unknown-git = \"warn\""),
            ("\"Zlib\"", "\"Zlob\""),
        ] {
            let changed = POLICY.replacen(key.trim_end(), fault, 1);
            assert_ne!(changed, POLICY);
            assert!(toml::from_str::<Policy>(&changed).is_err(), "{changed}");
        }
    }
}
