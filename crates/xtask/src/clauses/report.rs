//! Coverage in words.

use std::collections::BTreeSet;

use super::coverage::Coverage;

const WIDTH: usize = 100;
const INDENT: &str = "  ";

/// One line for the game and, below it, indented, the clauses that no test names; on request
/// a line for its worked examples after them.
pub fn text(game: &str, coverage: &Coverage, examples: bool) -> String {
    let mut text = format!(
        "{game}: {} clauses, {} named by tests, {} definitions, {} missing\n",
        coverage.clauses,
        coverage.named,
        coverage.definitions,
        coverage.missing.len()
    );
    text.push_str(&wrapped(&coverage.missing));
    if examples {
        text.push_str(&examples_line(&coverage.examples));
    }
    text
}

fn examples_line(named: &BTreeSet<u32>) -> String {
    let highest = named.last().copied().unwrap_or_default();
    let gaps: Vec<String> = (1..highest)
        .filter(|number| !named.contains(number))
        .map(|number| format!("EX-{number:02}"))
        .collect();
    let mut line = format!("{INDENT}{} worked examples named by tests", named.len());
    if gaps.is_empty() {
        line.push('\n');
    } else {
        line.push_str(", not among them:\n");
        line.push_str(&wrapped(&gaps));
    }
    line
}

/// Indented lines of at most [`WIDTH`] columns, the words separated by commas.
fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for (index, word) in words.iter().enumerate() {
        let comma = usize::from(index + 1 < words.len());
        if column == 0 {
            text.push_str(INDENT);
            column = INDENT.len();
        } else if column + 1 + word.len() + comma > WIDTH {
            text.push('\n');
            text.push_str(INDENT);
            column = INDENT.len();
        } else {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += word.len();
        if comma > 0 {
            text.push(',');
            column += 1;
        }
    }
    if column > 0 {
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coverage(missing: &[&str]) -> Coverage {
        Coverage {
            clauses: 10,
            named: 6,
            definitions: 2,
            missing: missing.iter().map(|id| String::from(*id)).collect(),
            ..Coverage::default()
        }
    }

    #[test]
    fn a_game_is_one_line_when_nothing_is_missing() {
        assert_eq!(
            text("julius-caesar", &coverage(&[]), false),
            "julius-caesar: 10 clauses, 6 named by tests, 2 definitions, 0 missing\n"
        );
    }

    #[test]
    fn missing_clauses_stand_below() {
        assert_eq!(
            text("julius-caesar", &coverage(&["6.1-a", "RUL-12"]), false),
            "julius-caesar: 10 clauses, 6 named by tests, 2 definitions, 2 missing\n  6.1-a, RUL-12\n"
        );
    }

    #[test]
    fn long_lists_are_wrapped() {
        let ids: Vec<String> = (0..100).map(|n| format!("6.{n}-a")).collect();
        let text = wrapped(&ids);
        assert!(text.lines().count() > 1);
        assert!(
            text.lines()
                .all(|line| line.len() <= WIDTH && line.starts_with(INDENT))
        );
        let back: Vec<&str> = text
            .split([',', '\n'])
            .map(str::trim)
            .filter(|id| !id.is_empty())
            .collect();
        assert_eq!(back, ids);
    }

    #[test]
    fn gaps_among_the_worked_examples_are_told() {
        let with = |numbers: &[u32]| examples_line(&numbers.iter().copied().collect());
        assert_eq!(with(&[]), "  0 worked examples named by tests\n");
        assert_eq!(with(&[1, 2]), "  2 worked examples named by tests\n");
        assert_eq!(
            with(&[1, 4]),
            "  2 worked examples named by tests, not among them:\n  EX-02, EX-03\n"
        );
    }
}
