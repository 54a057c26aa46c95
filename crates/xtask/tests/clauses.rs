//! `cargo xtask clauses` on small repositories made for the purpose.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// A repository with one or more games.
struct Repository {
    root: PathBuf,
}

impl Repository {
    fn new(name: &str) -> Self {
        let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        if root.exists() {
            fs::remove_dir_all(&root).unwrap();
        }
        Self { root }
            .file("crates/games/rubicon/Cargo.toml", "")
            .file("crates/registry/Cargo.toml", "rubicon.workspace = true\n")
    }

    fn file(self, path: &str, text: &str) -> Self {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
        self
    }

    fn rules(self, text: &str) -> Self {
        self.file("docs/rules/rubicon.md", text)
    }

    fn tests(self, text: &str) -> Self {
        self.file("crates/games/rubicon/tests/battle.rs", text)
    }

    fn untested(self, text: &str) -> Self {
        self.file("crates/games/rubicon/tests/untested.toml", text)
    }

    #[track_caller]
    fn prints(self, flags: &[&str], success: bool, stdout: &str, stderr: &str) -> Self {
        let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .arg("clauses")
            .args(flags)
            .env("CARGO_MANIFEST_DIR", self.root.join("crates/xtask"))
            .output()
            .unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout), stdout);
        assert_eq!(String::from_utf8_lossy(&output.stderr), stderr);
        assert_eq!(output.status.success(), success);
        self
    }
}

const RULES: &str = "- **1-a** Two players. (definition)\n- **6.1-a** A block moves once.\n- **6.1-b** And stops.\n";

#[test]
fn a_game_whose_clauses_are_all_named_passes() {
    Repository::new("complete")
        .rules(RULES)
        .tests("/// 6.1-a, EX-01\n#[test]\nfn t() {\n    // 6.1-b\n}\n")
        .prints(
            &["--strict"],
            true,
            "rubicon: 3 clauses, 2 named by tests, 1 definitions, 0 missing\n",
            "",
        );
}

#[test]
fn missing_clauses_fail_only_when_strict() {
    let line = "rubicon: 3 clauses, 1 named by tests, 1 definitions, 1 missing\n  6.1-b\n";
    Repository::new("missing")
        .rules(RULES)
        .tests("/// 6.1-a\n#[test]\nfn t() {}\n")
        .prints(&[], true, line, "")
        .prints(
            &["--strict"],
            false,
            line,
            "xtask: 1 clause(s) that no test names, listed above\n",
        );
}

#[test]
fn a_game_that_is_not_offered_yet_may_miss_clauses() {
    Repository::new("in-the-making")
        .file("crates/registry/Cargo.toml", "[dependencies]\n")
        .rules(RULES)
        .prints(
            &["--strict"],
            true,
            "rubicon: 3 clauses, 0 named by tests, 1 definitions, 2 missing\n  6.1-a, 6.1-b\n",
            "",
        );
}

#[test]
fn worked_examples_are_counted_on_request() {
    Repository::new("examples")
        .rules(RULES)
        .tests("/// 6.1-a, 6.1-b, EX-01, EX-03\n#[test]\nfn t() {}\n")
        .prints(
            &["--examples"],
            true,
            "rubicon: 3 clauses, 2 named by tests, 1 definitions, 0 missing\n  \
               2 worked examples named by tests, not among them:\n  EX-02\n",
            "",
        );
}

#[test]
fn a_clause_that_does_not_exist_fails_with_its_place() {
    Repository::new("unknown")
        .rules(RULES)
        .tests("/// 6.1-a, 6.1-b, 9.9-z\n#[test]\nfn t() {}\n")
        .prints(
            &[],
            false,
            "rubicon: 3 clauses, 2 named by tests, 1 definitions, 0 missing\n",
            "error: crates/games/rubicon/tests/battle.rs:1: names a clause that does not exist: 9.9-z\n\
             xtask: 1 problem(s) in the rules or in what tests name, listed above\n",
        );
}

#[test]
fn rules_that_are_not_there_are_named_and_other_games_still_shown() {
    Repository::new("no-rules")
        .file("crates/games/tiber/Cargo.toml", "")
        .file("docs/rules/tiber.md", "- **1-a** One. (definition)\n")
        .prints(
            &[],
            false,
            "tiber: 1 clauses, 0 named by tests, 1 definitions, 0 missing\n",
            "error: rubicon: there is no docs/rules/rubicon.md\n\
             xtask: 1 problem(s) in the rules or in what tests name, listed above\n",
        );
}

#[test]
fn rules_without_clauses_are_a_mistake() {
    Repository::new("empty").rules("# Rules\n").prints(
        &[],
        false,
        "rubicon: 0 clauses, 0 named by tests, 0 definitions, 0 missing\n",
        "error: docs/rules/rubicon.md: states no clauses (a clause is a list item `- **ID** …`)\n\
         xtask: 1 problem(s) in the rules or in what tests name, listed above\n",
    );
}

#[test]
fn exempt_clauses_count_as_definitions() {
    Repository::new("exempt")
        .rules(RULES)
        .tests("/// 6.1-a\n#[test]\nfn t() {}\n")
        .untested("[[clause]]\nid = \"6.1-b\"\nreason = \"a matter of the table\"\n")
        .prints(
            &["--strict"],
            true,
            "rubicon: 3 clauses, 1 named by tests, 2 definitions, 0 missing\n",
            "",
        );
}

#[test]
fn an_exemption_needs_a_reason() {
    Repository::new("no-reason")
        .rules(RULES)
        .untested("[[clause]]\nid = \"6.1-b\"\nreason = \"\"\n")
        .prints(
            &[],
            false,
            "",
            "error: crates/games/rubicon/tests/untested.toml: clause 6.1-b has no reason\n\
             xtask: 1 problem(s) in the rules or in what tests name, listed above\n",
        );
}
