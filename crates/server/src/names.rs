//! Names of people: what may be shown, and which names look alike.
//!
//! A name is taken in the normal form NFKC. Characters that are not seen or change how
//! others are read are refused, and so are letters of scripts that are not written
//! together (Unicode Technical Standard 39, "highly restrictive"). Of two accounts no
//! two have the same skeleton, and no guest takes a name with the skeleton of an
//! account.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::general_security_profile::IdentifierType;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection};

use crate::error::AppError;

/// The longest name, in bytes.
pub const LONGEST: usize = 40;

/// So many marks may be piled on one letter.
const MARKS: usize = 2;

/// A name as it may be shown: in one script, nothing hidden in it, not empty, not long.
pub fn clean_name(name: &str) -> Result<String, AppError> {
    let bad = |key| Err(AppError::BadField { key });
    // A hidden character must not hide behind the normal form either.
    if name.chars().any(is_hidden) {
        return bad("error-name");
    }
    let name = typed_name(name);
    let hidden = name.chars().any(is_hidden);
    if name.is_empty() || name.len() > LONGEST || hidden || has_piled_marks(&name) {
        return bad("error-name");
    }
    if mixes_scripts(&name) {
        return bad("error-name-scripts");
    }
    Ok(name)
}

/// A name as somebody types it who signs in: accounts have theirs in the normal form.
pub fn typed_name(name: &str) -> String {
    let name: String = name.nfkc().take(2 * LONGEST).collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Characters that are not seen, change how their neighbours are read, or are none.
/// White space is dealt with by `clean_name`.
fn is_hidden(c: char) -> bool {
    // It has no dots, and no property says so.
    const BRAILLE_BLANK: char = '\u{2800}';
    let kind = c.identifier_type();
    let ignorable = kind == Some(IdentifierType::Default_Ignorable);
    let none = kind.is_none() || kind == Some(IdentifierType::Not_Character);
    let shown = c.is_ascii() || c.is_whitespace() || !none;
    let control = c.is_control() && !c.is_whitespace();
    control || ignorable || !shown || c == BRAILLE_BLANK
}

fn has_piled_marks(name: &str) -> bool {
    let mut marks = MARKS;
    // Marks that belong to a letter of their own are part of it.
    name.chars().any(|c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks > MARKS
    })
}

/// Are there letters of scripts that nobody writes together?
fn mixes_scripts(name: &str) -> bool {
    let letters: String = (name.chars())
        .filter(|c| c.is_alphanumeric() || is_combining_mark(*c))
        .filter(|c| c.identifier_allowed())
        .collect();
    letters.detect_restriction_level() > RestrictionLevel::HighlyRestrictive
}

/// What a name looks like: names with equal skeletons could be mistaken for each other,
/// whatever letters, case, spaces and punctuation they are made of.
pub fn skeleton(name: &str) -> String {
    let mut text: String = name.nfkc().collect();
    // Capitals look like other letters than small ones do: both are looked at.
    for _ in 0..2 {
        let similar: String = unicode_security::skeleton(&text).collect();
        text = caseless::default_case_fold_str(&similar);
    }
    let same = |c: char| match c {
        // A capital I looks like a small L, and is a small I in other letters.
        'i' | 'ı' => 'l',
        other => other,
    };
    let plain: String = text.nfkd().map(same).collect();
    let letters: String = (plain.chars())
        .filter(|c| c.is_alphanumeric() || is_combining_mark(*c))
        .collect();
    // A name of signs alone is told apart by its signs.
    if letters.is_empty() { plain } else { letters }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, clean_name, skeleton};

    #[test]
    fn names_can_be_shown() {
        for (name, clean) in [
            ("  Ann  Lee ", "Ann Lee"),
            ("Ann\u{a0}Lee", "Ann Lee"),
            ("Żółć", "Żółć"),
            ("Z\u{307}o\u{301}łc\u{301}", "Żółć"),
            ("Ｌｉｖｉａ", "Livia"),
            ("Όμηρος", "Όμηρος"),
            ("Цезарь 2", "Цезарь 2"),
            ("山田 Taro", "山田 Taro"),
            ("한니발", "한니발"),
            ("יוליוס", "יוליוס"),
            ("हनिबल", "हनिबल"),
            ("O’Neill", "O’Neill"),
            ("Max & Mia ⚔", "Max & Mia ⚔"),
            ("🦁", "🦁"),
            ("a", "a"),
        ] {
            assert_eq!(clean_name(name).ok().as_deref(), Some(clean), "{name:?}");
        }
    }

    #[test]
    fn hidden_characters_and_mixed_scripts_are_refused() {
        let long = "x".repeat(LONGEST + 1);
        let expands = "\u{fdfa}".repeat(12);
        for name in [
            "",
            "   ",
            &long,
            &expands,
            "a\u{0}b",
            "a\u{7f}b",
            "a\u{85}\u{9f}b",
            "a\u{ad}b",
            "a\u{34f}b",
            "a\u{61c}b",
            "a\u{115f}b",
            "a\u{180e}b",
            "a\u{200b}b",
            "a\u{200d}b",
            "a\u{202e}b",
            "a\u{2060}b",
            "a\u{2066}b",
            "a\u{2800}b",
            "a\u{3164}b",
            "a\u{fe0f}b",
            "a\u{feff}b",
            "a\u{ffa0}b",
            "a\u{e0041}b",
            "a\u{e000}b",
            "a\u{378}b",
            "\u{301}a",
            "a\u{31a}\u{31a}\u{31a}b",
            // Latin with a Cyrillic а, a Greek ο, an Armenian օ.
            "Liviа",
            "Rοme",
            "Rօme",
        ] {
            assert!(clean_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (name, other) in [
            ("Livia", "livia"),
            ("Livia", "LIVIA"),
            ("Livia", "Iivia"),
            ("Livia", "L1via"),
            ("Livia", "Lıvia"),
            ("Livia", "Ｌivia"),
            ("Livia", "Li via"),
            ("Livia", "Livia."),
            ("Livia", "ꓡivia"),
            ("Roma", "R0ma"),
            ("Roma", "Rorna"),
            ("Straße", "STRASSE"),
            // Wholly in another script.
            ("Caesar", "Саеѕаr"),
            ("Xoc", "Хос"),
            ("Żółć", "żo\u{301}łć"),
            ("ﬁnn", "Finn"),
        ] {
            assert_eq!(skeleton(name), skeleton(other), "{name} {other}");
        }
        for (name, other) in [
            ("Livia", "Livius"),
            ("Łukasz", "Lukasz"),
            ("Ann", "Anna"),
            ("Anna", "Ana"),
            ("Zółw", "Żółw"),
            ("⚔", "🦁"),
            ("Guest 1", "Guest 2"),
        ] {
            assert_ne!(skeleton(name), skeleton(other), "{name} {other}");
        }
    }

    #[test]
    fn a_skeleton_is_its_own() {
        for name in ["Livia", "Roma 1", "Żółć", "Хос", "山田", "O’Neill", "m&m"] {
            let once = skeleton(name);
            assert_eq!(skeleton(&once), once, "{name}");
        }
    }
}
