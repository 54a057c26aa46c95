//! The clauses that a game's rules state.

use std::collections::BTreeSet;

use super::id;

/// A clause, as far as coverage goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    pub id: String,
    pub line: usize,
    /// Its text ends with "(definition)": it names or counts something, and needs no test.
    pub definition: bool,
}

/// The clauses of `docs/rules/<game>.md`, in the order of the page.
#[derive(Debug, Default)]
pub struct Spec {
    pub clauses: Vec<Clause>,
    /// Items whose id an earlier item has already taken.
    pub repeated: Vec<Clause>,
}

impl Spec {
    /// Reads list items `- **ID** text` and `- **ID Title.** text`. An item goes on until a blank
    /// line or until something else begins; what stands in a fenced block is skipped.
    pub fn parse(markdown: &str) -> Self {
        let mut items: Vec<(usize, String)> = Vec::new();
        let mut open = false;
        let mut fenced = false;
        for (index, raw) in markdown.lines().enumerate() {
            let line = raw.trim();
            if line.starts_with("```") {
                fenced = !fenced;
                open = false;
            } else if fenced {
                continue;
            } else if line.starts_with("- ") {
                items.push((index + 1, line.into()));
                open = true;
            } else if line.is_empty() || line.starts_with(['#', '|', '>']) {
                open = false;
            } else if open && let Some((_, text)) = items.last_mut() {
                text.push(' ');
                text.push_str(line);
            }
        }

        let mut spec = Self::default();
        let mut taken = BTreeSet::new();
        for (line, text) in items {
            let Some(clause) = clause(line, &text) else {
                continue;
            };
            let new = taken.insert(clause.id.clone());
            let list = if new {
                &mut spec.clauses
            } else {
                &mut spec.repeated
            };
            list.push(clause);
        }
        spec
    }
}

fn clause(line: usize, item: &str) -> Option<Clause> {
    let (bold, _) = item.strip_prefix("- **")?.split_once("**")?;
    let id = bold.split_whitespace().next()?.trim_end_matches(['.', ':']);
    if !id::opens_clause(id) || id::is_example(id) {
        return None;
    }
    let end = item.trim_end_matches(['.', '*', '_']);
    Some(Clause {
        id: id.into(),
        line,
        definition: end.ends_with("(definition)"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_that_open_with_an_id_are_clauses() {
        let table: [(&str, Option<(&str, bool)>); 13] = [
            ("- **6.1-a** A block moves.", Some(("6.1-a", false))),
            ("- **6.1-a**: A block moves.", Some(("6.1-a", false))),
            ("- **RUL-7 Sicilia.** An island.", Some(("RUL-7", false))),
            ("  - **EC-JUP-c** Draw.", Some(("EC-JUP-c", false))),
            (
                "- **1.1-a** Two players. (definition)",
                Some(("1.1-a", true)),
            ),
            (
                "- **1.1-a** Two players (definition).",
                Some(("1.1-a", true)),
            ),
            (
                "- **1.1-a** Two players. *(definition)*",
                Some(("1.1-a", true)),
            ),
            (
                "- **1.1-a** A (definition) in the middle.",
                Some(("1.1-a", false)),
            ),
            ("- **usable** means unused.", None),
            ("- **EX-31** A worked example.", None),
            ("- 6.1-a A block moves.", None),
            ("**6.1-a** A block moves.", None),
            ("* **6.1-a** A block moves.", None),
        ];
        for (line, expected) in table {
            let spec = Spec::parse(line);
            let found = spec.clauses.first().map(|c| (c.id.as_str(), c.definition));
            assert_eq!(found, expected, "{line}");
        }
    }

    #[test]
    fn an_item_may_run_over_several_lines() {
        let spec = Spec::parse(
            "# Rules\n\
             - **1.1-a** Two players,\n  Caesar and Pompey.\n  (definition)\n\
             - **1.1-b** Five years.\n\nAn aside. (definition)\n",
        );
        let found: Vec<_> = spec
            .clauses
            .iter()
            .map(|c| (c.id.as_str(), c.line, c.definition))
            .collect();
        assert_eq!(found, [("1.1-a", 2, true), ("1.1-b", 5, false)]);
    }

    #[test]
    fn fenced_blocks_state_nothing() {
        let spec = Spec::parse("```\n- **1.1-a** Shown.\n```\n- **1.1-b** Meant.\n");
        assert_eq!(spec.clauses.len(), 1);
        assert_eq!(spec.clauses[0].id, "1.1-b");
    }

    #[test]
    fn a_clause_stands_once() {
        let spec = Spec::parse("- **1-a** One.\n- **1-b** Two.\n- **1-a** Again.\n");
        assert_eq!(spec.clauses.len(), 2);
        assert_eq!(spec.repeated.len(), 1);
        assert_eq!(spec.repeated[0].line, 3);
    }
}
