//! Finding a clause in the rules, which stand in `docs/rules/GAME.md`.

/// The clause `id`: the list item that opens with it in bold, without the marks.
pub fn clause(rules: &str, id: &str) -> Option<String> {
    let mut found: Option<String> = None;
    for line in rules.lines() {
        let item = line.trim_start().strip_prefix("- **");
        match &mut found {
            None => {
                let opens = item.and_then(|item| item.strip_prefix(id)).filter(|rest| {
                    // `6.1-a` is not `6.1-ab`.
                    rest.starts_with("**") || rest.starts_with(' ')
                });
                if let Some(rest) = opens {
                    found = Some(format!("{id}{rest}"));
                }
            }
            Some(_) if item.is_some() || line.trim().is_empty() || line.starts_with('#') => break,
            Some(text) => {
                text.push(' ');
                text.push_str(line.trim());
            }
        }
    }
    found.map(|text| text.replace("**", ""))
}

#[cfg(test)]
mod tests {
    use super::clause;

    #[test]
    fn a_clause_is_found_whole_and_alone() {
        let rules = "# Rules\n\n- **6.1-a** One *block*\n  and its path.\n- **6.1-ab** Another.\n- **RUL-7 Sicilia.** An island.\n\nProse.\n";
        let cases = [
            ("6.1-a", Some("6.1-a One *block* and its path.")),
            ("6.1-ab", Some("6.1-ab Another.")),
            ("RUL-7", Some("RUL-7 Sicilia. An island.")),
            ("6.1", None),
            ("Prose", None),
            ("", None),
        ];
        for (id, expected) in cases {
            assert_eq!(clause(rules, id).as_deref(), expected, "{id:?}");
        }
    }
}
