//! Clause ids as words in a text.

/// The words of a text that could be ids: the longest runs of letters, digits, `.`, `-` and `_`,
/// without the dots and dashes around them. So `6.1-a` is a word of "see (6.1-a)." and is not
/// one of "6.11-a", "16.1-a" or "6.1-ab".
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || matches!(c, '.' | '-' | '_')))
        .map(|word| word.trim_matches(['.', '-']))
        .filter(|word| !word.is_empty())
}

/// The entries of a text that is a bare list (`7.4-a, 7.4-b, EX-31`): separated by commas or
/// spaces, perhaps with a full stop at the end.
pub fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c == ',' || c.is_whitespace())
        .map(|entry| entry.trim_end_matches('.'))
        .filter(|entry| !entry.is_empty())
}

/// Whether the bold word that opens a list item of the rules is a clause id, rather than a term
/// being explained: `6.1-a`, `26.B`, `10.perseus-a`, `EC-JUP-c`, `RUL-12`, and not `usable`.
pub fn opens_clause(word: &str) -> bool {
    let well_formed = word
        .split(['.', '-'])
        .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric()));
    let numbered = word.starts_with(|c: char| c.is_ascii_digit()) && word.contains(['.', '-']);
    well_formed && (numbered || is_lettered(word))
}

/// Whether a word can hardly be anything but a clause id, so that an unknown one is a mistake:
/// a section number with a letter (`6.13-a`), or capitals with anything after the dash (`SM-12`).
pub fn reads_as_clause(word: &str) -> bool {
    let Some((_, last)) = word.rsplit_once('-') else {
        return false;
    };
    let lettered_clause =
        matches!(last.len(), 1 | 2) && last.bytes().all(|b| b.is_ascii_lowercase());
    opens_clause(word) && (is_lettered(word) || lettered_clause)
}

/// `EX-31`: a worked example, which the rules need not list.
pub fn is_example(word: &str) -> bool {
    word.strip_prefix("EX-")
        .is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
}

fn is_lettered(word: &str) -> bool {
    word.split_once('-')
        .is_some_and(|(head, _)| !head.is_empty() && head.bytes().all(|b| b.is_ascii_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_named_only_as_a_whole_word() {
        let table = [
            ("6.1-a", "6.1-a", true),
            ("6.1-a", "(6.1-a)", true),
            ("6.1-a", "a block stops, as in 6.1-a.", true),
            ("6.1-a", "`6.1-a`: stops", true),
            ("6.1-a", "6.1-b,6.1-a,6.1-c", true),
            ("6.1-a", "6.1-b/6.1-a", true),
            ("6.1-a", "6.1-a's first half", true),
            ("6.1-a", "6.1-a…-c", true),
            ("6.1-a", "6.11-a", false),
            ("6.1-a", "16.1-a", false),
            ("6.1-a", "2.6.1-a", false),
            ("6.1-a", "6.1-ab", false),
            ("6.1-a", "6.1-a-b", false),
            ("6.1-a", "6.1-a..6.1-c", false),
            ("6.1-a", "x_6.1-a", false),
            ("6.1-a", "6.1-A", false),
            ("6.1-a", "6.1", false),
            ("1-a", "6.1-a", false),
            ("RUL-1", "RUL-1", true),
            ("RUL-1", "RUL-12", false),
            ("RUL-1", "RUL-12, RUL-1", true),
            ("SM-1", "SM-12", false),
            ("SM-1", "SM-1, SM-12", true),
            ("SM-a", "SM-a", true),
            ("SM-a", "SM-ab", false),
            ("SM-a", "SM-1", false),
            ("EC-JUP-c", "EC-JUP-c", true),
            ("EC-c", "EC-JUP-c", false),
            ("10.perseus-a", "by 10.perseus-a", true),
            ("26.B", "26.B.", true),
        ];
        for (id, text, named) in table {
            assert_eq!(
                words(text).any(|word| word == id),
                named,
                "{id} in {text:?}"
            );
        }
    }

    #[test]
    fn a_list_has_one_entry_for_each_id() {
        let table: [(&str, &[&str]); 5] = [
            ("7.4-a, 7.4-b, EX-31", &["7.4-a", "7.4-b", "EX-31"]),
            (" 7.4-a,", &["7.4-a"]),
            ("7.4-a 7.4-b.", &["7.4-a", "7.4-b"]),
            ("see 7.4-a", &["see", "7.4-a"]),
            ("", &[]),
        ];
        for (text, expected) in table {
            assert_eq!(entries(text).collect::<Vec<_>>(), expected, "{text:?}");
        }
    }

    #[test]
    fn ids_are_told_from_terms() {
        // word, may open a clause in the rules, an unknown one is a mistake
        let table = [
            ("6.13-a", true, true),
            ("1-a", true, true),
            ("5.2.3-h", true, true),
            ("10.perseus-a", true, true),
            ("11.statue-of-zeus-c", true, true),
            ("EC-JUP-c", true, true),
            ("FW-w", true, true),
            ("RUL-45", true, true),
            ("D-INT", true, true),
            ("W-siege", true, true),
            ("26.B", true, false),
            ("3.10", true, false),
            ("24.2-0", true, false),
            ("10-15", true, false),
            ("usable", false, false),
            ("Friendly", false, false),
            ("half-way", false, false),
            ("Half-way", false, false),
            ("6.", false, false),
            ("6", false, false),
            ("-a", false, false),
            ("6--a", false, false),
            ("", false, false),
        ];
        for (word, opens, reads) in table {
            assert_eq!(opens_clause(word), opens, "opens_clause({word:?})");
            assert_eq!(reads_as_clause(word), reads, "reads_as_clause({word:?})");
        }
    }

    #[test]
    fn an_example_has_a_number() {
        for (word, example) in [
            ("EX-01", true),
            ("EX-133", true),
            ("EX-", false),
            ("EX-a", false),
            ("EXE-1", false),
        ] {
            assert_eq!(is_example(word), example, "{word}");
        }
    }
}
