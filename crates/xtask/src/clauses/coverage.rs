//! Clauses against what tests name.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use super::exempt::Exemptions;
use super::id;
use super::scan::{Said, Scan};
use super::spec::Spec;

/// A Rust file of a game and what its tests say.
#[derive(Debug)]
pub struct Source {
    pub file: PathBuf,
    pub scan: Scan,
}

/// `clauses = named + definitions + missing`: a definition that a test names all the same is
/// counted as a definition.
#[derive(Debug, Default)]
pub struct Coverage {
    pub clauses: usize,
    pub named: usize,
    /// Marked as such in the rules, or exempt with a reason.
    pub definitions: usize,
    /// In the order of the rules.
    pub missing: Vec<String>,
    /// Numbers of the worked examples that tests name.
    pub examples: BTreeSet<u32>,
    pub problems: Vec<Problem>,
}

#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum Problem {
    #[error("{}: states no clauses (a clause is a list item `- **ID** …`)", file.display())]
    NoClauses { file: PathBuf },
    #[error("{}:{line}: clause {id} stands twice", file.display())]
    Repeated {
        file: PathBuf,
        line: usize,
        id: String,
    },
    #[error("{}:{line}: names a clause that does not exist: {id}", file.display())]
    UnknownClause {
        file: PathBuf,
        line: usize,
        id: String,
    },
    #[error("untested.toml exempts a clause that does not exist: {0}")]
    UnknownExemption(String),
    #[error("untested.toml exempts {0}, which the rules mark as a definition")]
    NeedlessExemption(String),
    #[error("untested.toml exempts {id}, but a test names it: {}:{line}", file.display())]
    NamedExemption {
        file: PathBuf,
        line: usize,
        id: String,
    },
}

pub fn measure(spec: &Spec, exemptions: &Exemptions, sources: &[Source]) -> Coverage {
    let known: BTreeMap<&str, bool> = (spec.clauses.iter())
        .map(|clause| (clause.id.as_str(), clause.definition))
        .collect();
    let mut named: BTreeMap<&str, (&Source, usize)> = BTreeMap::new();
    let mut coverage = Coverage {
        clauses: spec.clauses.len(),
        ..Coverage::default()
    };

    for source in sources {
        let Scan { comments, literals } = &source.scan;
        let from_comments = comments.iter().flat_map(|said| words_of(said, id::words));
        let from_literals = (literals.iter())
            .filter(|said| is_list(&said.text, |word| known.contains_key(word)))
            .flat_map(|said| words_of(said, id::entries));
        for (line, word) in from_comments.chain(from_literals) {
            if let Some((&clause, _)) = known.get_key_value(word) {
                named.entry(clause).or_insert((source, line));
            } else if id::is_example(word) {
                coverage.examples.extend(example_number(word));
            }
        }
        coverage.problems.extend(unknown_clauses(source, &known));
    }

    for id in exemptions.ids() {
        let problem = match (known.get(id), named.get(id)) {
            (None, _) => Problem::UnknownExemption(id.into()),
            (Some(true), _) => Problem::NeedlessExemption(id.into()),
            (_, Some((source, line))) => Problem::NamedExemption {
                file: source.file.clone(),
                line: *line,
                id: id.into(),
            },
            (Some(false), None) => continue,
        };
        coverage.problems.push(problem);
    }

    for clause in &spec.clauses {
        if clause.definition || exemptions.covers(&clause.id) {
            coverage.definitions += 1;
        } else if named.contains_key(clause.id.as_str()) {
            coverage.named += 1;
        } else {
            coverage.missing.push(clause.id.clone());
        }
    }
    coverage
}

fn words_of<'a, I: Iterator<Item = &'a str>>(
    said: &'a Said,
    split: fn(&'a str) -> I,
) -> impl Iterator<Item = (usize, &'a str)> {
    split(&said.text).map(|word| (said.line, word))
}

/// Whether a text is a list of ids and nothing else.
fn is_list(text: &str, is_id: impl Fn(&str) -> bool) -> bool {
    let mut entries = id::entries(text).peekable();
    entries.peek().is_some() && entries.all(|entry| id::is_example(entry) || is_id(entry))
}

/// Ids of comment lines that are lists of ids, where the rules have no such clause.
fn unknown_clauses<'a>(
    source: &'a Source,
    known: &'a BTreeMap<&str, bool>,
) -> impl Iterator<Item = Problem> + 'a {
    let is_id = |word: &str| known.contains_key(word) || id::reads_as_clause(word);
    (source.scan.comments.iter())
        .filter(move |said| is_list(&said.text, is_id))
        .flat_map(|said| words_of(said, id::entries))
        .filter(|(_, word)| !known.contains_key(word) && !id::is_example(word))
        .map(|(line, word)| Problem::UnknownClause {
            file: source.file.clone(),
            line,
            id: word.into(),
        })
}

fn example_number(word: &str) -> Option<u32> {
    word.strip_prefix("EX-")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::super::scan::scan;
    use super::*;

    const RULES: &str = "\
- **1.1-a** Two players. (definition)
- **6.1-a** A block moves once.
- **6.11-a** A road has a limit.
- **RUL-1** A ruling.
- **RUL-12** Another.
";

    fn measured(exempt: &str, tests: &str) -> Coverage {
        let source = Source {
            file: "t.rs".into(),
            scan: scan(tests, true),
        };
        let exemptions = Exemptions::parse(exempt).expect("a list");
        measure(&Spec::parse(RULES), &exemptions, &[source])
    }

    fn counts(coverage: &Coverage) -> (usize, usize, usize, usize) {
        let missing = coverage.missing.len();
        (
            coverage.clauses,
            coverage.named,
            coverage.definitions,
            missing,
        )
    }

    #[test]
    fn clauses_are_named_exempt_or_missing() {
        let table: [(&str, &str, &str, &[&str]); 7] = [
            ("nothing", "", "", &["6.1-a", "6.11-a", "RUL-1", "RUL-12"]),
            (
                "a list above a test",
                "",
                "/// 6.1-a, RUL-12\n#[test]\nfn t() {}",
                &["6.11-a", "RUL-1"],
            ),
            (
                "prose above a test",
                "",
                "/// By 6.11-a (and RUL-1) two blocks pass.\n#[test]\nfn t() {}",
                &["6.1-a", "RUL-12"],
            ),
            (
                "a list as a literal",
                "",
                "const C: &str = \"6.1-a, RUL-1\";\n#[test]\nfn t() {}",
                &["6.11-a", "RUL-12"],
            ),
            (
                "prose as a literal",
                "",
                "#[test]\nfn t() { panic!(\"6.1-a is broken\") }",
                &["6.1-a", "6.11-a", "RUL-1", "RUL-12"],
            ),
            (
                "exempt",
                "[[clause]]\nid = \"RUL-1\"\nreason = \"of the table\"",
                "",
                &["6.1-a", "6.11-a", "RUL-12"],
            ),
            (
                "a definition that a test names",
                "",
                "/// 1.1-a\n#[test]\nfn t() {}",
                &["6.1-a", "6.11-a", "RUL-1", "RUL-12"],
            ),
        ];
        for (what, exempt, tests, missing) in table {
            let coverage = measured(exempt, tests);
            assert_eq!(coverage.missing, missing, "{what}");
            assert_eq!(coverage.problems, [], "{what}");
            let (clauses, named, definitions, missing) = counts(&coverage);
            assert_eq!(clauses, named + definitions + missing, "{what}");
            assert_eq!(definitions, if exempt.is_empty() { 1 } else { 2 }, "{what}");
        }
    }

    #[test]
    fn a_list_may_not_name_what_does_not_exist() {
        let table: [(&str, &[&str]); 8] = [
            ("/// 9.9-z", &["9.9-z"]),
            ("/// 6.1-a, 9.9-z, EX-31, RUL-2", &["9.9-z", "RUL-2"]),
            ("// 6.1-b", &["6.1-b"]),
            ("/// 6.1-a, EX-31", &[]),
            ("/// EX-999", &[]),
            ("/// Unlike 9.9-z this stands.", &[]),
            ("/// 10-15", &[]),
            ("/// half-way", &[]),
        ];
        for (comment, expected) in table {
            let coverage = measured("", &format!("\n{comment}\n#[test]\nfn t() {{}}"));
            let found: Vec<String> = coverage.problems.iter().map(ToString::to_string).collect();
            let expected: Vec<String> = (expected.iter())
                .map(|id| format!("t.rs:2: names a clause that does not exist: {id}"))
                .collect();
            assert_eq!(found, expected, "{comment}");
        }
    }

    #[test]
    fn exemptions_stay_honest() {
        let test = "/// 6.1-a\n#[test]\nfn t() {}";
        let table = [
            (
                "9.9-z",
                "untested.toml exempts a clause that does not exist: 9.9-z",
            ),
            (
                "1.1-a",
                "untested.toml exempts 1.1-a, which the rules mark as a definition",
            ),
            (
                "6.1-a",
                "untested.toml exempts 6.1-a, but a test names it: t.rs:1",
            ),
        ];
        for (id, expected) in table {
            let list = format!("[[clause]]\nid = \"{id}\"\nreason = \"none\"");
            let problems = measured(&list, test).problems;
            let found: Vec<String> = problems.iter().map(ToString::to_string).collect();
            assert_eq!(found, [expected]);
        }
    }

    #[test]
    fn worked_examples_are_counted_once_each() {
        let coverage = measured(
            "",
            "/// EX-01, EX-02\n#[test]\nfn t() { case(\"EX-02\"); case(\"EX-07, 6.1-a\") }",
        );
        assert_eq!(coverage.examples, BTreeSet::from([1, 2, 7]));
    }
}
