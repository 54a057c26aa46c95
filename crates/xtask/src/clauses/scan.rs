//! What the tests of a Rust file say: their comments, and the string literals of test code.

use std::ops::Range;
use std::path::Path;

use super::lexer::{Kind, Token, tokens};

/// A comment or a literal, and where it begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    pub line: usize,
    pub text: String,
}

/// What a file's tests say. A test that is `#[ignore]`d says nothing.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Scan {
    /// Comment lines above a test, among its attributes, or in its body.
    pub comments: Vec<Said>,
    /// String literals in test functions, in `#[cfg(test)]` modules, and anywhere in a test file
    /// that has a test: a table of cases often stands beside its test.
    pub literals: Vec<Said>,
}

/// Whether a file holds nothing but test code: below `tests/`, or named `tests.rs`.
pub fn is_test_file(file: &Path) -> bool {
    file.iter()
        .any(|part| part == "tests" || part == "tests.rs")
}

pub fn scan(source: &str, test_file: bool) -> Scan {
    let code = Code::read(source);
    let (tests, ignored): (Vec<TestFn>, Vec<TestFn>) =
        code.tests().into_iter().partition(|test| !test.ignored);

    let whole: Range<usize> = 0..code.tokens.len();
    let mut test_code: Vec<Range<usize>> = tests.iter().map(|test| test.tokens.clone()).collect();
    if test_file && !tests.is_empty() {
        test_code.push(whole);
    }
    test_code.extend(code.test_modules());

    let mut scan = Scan::default();
    for (index, token) in code.tokens.iter().enumerate() {
        let among = |ranges: &[Range<usize>]| ranges.iter().any(|range| range.contains(&index));
        let said = |text: &str| Said {
            line: token.line,
            text: text.into(),
        };
        match token.kind {
            Kind::Comment { text, .. } => {
                if tests.iter().any(|test| test.tokens.contains(&index)) {
                    scan.comments.push(said(text));
                }
            }
            Kind::Literal(text) => {
                let skipped = ignored.iter().any(|test| test.tokens.contains(&index));
                if !skipped && among(&test_code) {
                    scan.literals.push(said(text));
                }
            }
            Kind::Word(_) | Kind::Punct(_) => {}
        }
    }
    scan
}

#[derive(Debug)]
struct TestFn {
    /// From the first comment or attribute above it to the end of its body.
    tokens: Range<usize>,
    ignored: bool,
}

struct Code<'a> {
    tokens: Vec<Token<'a>>,
    attributes: Vec<Attribute<'a>>,
}

/// `#[path(arguments)]`
struct Attribute<'a> {
    tokens: Range<usize>,
    /// The last name of its path: `test` for `#[tokio::test]`.
    name: &'a str,
    arguments: Vec<&'a str>,
}

impl Attribute<'_> {
    fn is_cfg_test(&self) -> bool {
        self.name == "cfg" && self.arguments.contains(&"test") && !self.arguments.contains(&"not")
    }
}

impl<'a> Code<'a> {
    fn read(source: &'a str) -> Self {
        let mut code = Self {
            tokens: tokens(source),
            attributes: Vec::new(),
        };
        let mut at = 0;
        while at < code.tokens.len() {
            match code.attribute(at) {
                Some(attribute) => {
                    at = attribute.tokens.end;
                    code.attributes.push(attribute);
                }
                None => at += 1,
            }
        }
        code
    }

    fn attribute(&self, at: usize) -> Option<Attribute<'a>> {
        if !(self.is_punct(at, '#') && self.is_punct(at + 1, '[')) {
            return None;
        }
        let end = self.matching(at + 1)?;
        let (mut name, mut arguments, mut in_path) = ("", Vec::new(), true);
        for token in &self.tokens[at + 2..end] {
            match token.kind {
                Kind::Word(word) if in_path => name = word,
                Kind::Word(word) => arguments.push(word),
                Kind::Punct(':') => {}
                _ => in_path = false,
            }
        }
        Some(Attribute {
            tokens: at..end + 1,
            name,
            arguments,
        })
    }

    fn tests(&self) -> Vec<TestFn> {
        let tests = self.attributes.iter().filter(|a| a.name == "test");
        tests.filter_map(|attribute| self.test(attribute)).collect()
    }

    fn test(&self, attribute: &Attribute<'a>) -> Option<TestFn> {
        let start = self.attached_above(attribute.tokens.start);
        let function = self.item_after(attribute.tokens.end, "fn")?;
        let body = self.braces_after(function)?;
        let ignored = (self.attributes.iter())
            .filter(|a| a.tokens.start >= start && a.tokens.end <= function)
            .any(|a| a.name == "ignore");
        Some(TestFn {
            tokens: start..body.end,
            ignored,
        })
    }

    fn test_modules(&self) -> impl Iterator<Item = Range<usize>> {
        (self.attributes.iter())
            .filter(|attribute| attribute.is_cfg_test())
            .filter_map(|attribute| {
                let module = self.item_after(attribute.tokens.end, "mod")?;
                self.braces_after(module)
            })
    }

    /// Where the comments and attributes that stand directly above begin: each on lines of its
    /// own, with no blank line between.
    fn attached_above(&self, mut start: usize) -> usize {
        while start > 0 {
            let above = &self.tokens[start - 1];
            if above.last_line + 1 < self.tokens[start].line {
                break;
            }
            if let Kind::Comment { own_line: true, .. } = above.kind {
                start -= 1;
            } else if let Some(attribute) =
                (self.attributes.iter()).find(|attribute| attribute.tokens.end == start)
            {
                start = attribute.tokens.start;
            } else {
                break;
            }
        }
        start
    }

    /// The keyword that an attribute ending at `at` belongs to, if it is this one.
    fn item_after(&self, mut at: usize, keyword: &str) -> Option<usize> {
        while let Some(token) = self.tokens.get(at) {
            if let Some(attribute) = self.attributes.iter().find(|a| a.tokens.start == at) {
                at = attribute.tokens.end;
                continue;
            }
            match token.kind {
                Kind::Word(word) if word == keyword => return Some(at),
                Kind::Comment { .. } | Kind::Literal(_) => {}
                Kind::Word("pub" | "crate" | "super" | "async" | "unsafe" | "const" | "extern") => {
                }
                Kind::Punct('(' | ')') => {}
                _ => return None,
            }
            at += 1;
        }
        None
    }

    /// The `{ … }` of the item whose keyword stands at `at`.
    fn braces_after(&self, mut at: usize) -> Option<Range<usize>> {
        while let Some(token) = self.tokens.get(at) {
            match token.kind {
                Kind::Punct('(' | '[') => at = self.matching(at)?,
                Kind::Punct('{') => return Some(at..self.matching(at)? + 1),
                Kind::Punct(';' | '}') => return None,
                _ => {}
            }
            at += 1;
        }
        None
    }

    /// The bracket that closes the one at `open`.
    fn matching(&self, open: usize) -> Option<usize> {
        let mut depth = 0usize;
        for (index, token) in self.tokens.iter().enumerate().skip(open) {
            match token.kind {
                Kind::Punct('(' | '[' | '{') => depth += 1,
                Kind::Punct(')' | ']' | '}') => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(index);
                    }
                }
                _ => {}
            }
        }
        None
    }

    fn is_punct(&self, at: usize, punct: char) -> bool {
        (self.tokens.get(at)).is_some_and(|token| token.kind == Kind::Punct(punct))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(said: &[Said]) -> Vec<&str> {
        said.iter().map(|said| said.text.as_str()).collect()
    }

    #[test]
    fn comments_count_where_they_belong_to_a_test() {
        let table: [(&str, &str, &[&str]); 17] = [
            ("doc comment", "/// a\n#[test]\nfn t() {}", &["a"]),
            ("plain comment", "// a\n#[test]\nfn t() {}", &["a"]),
            (
                "several lines",
                "/// a\n/// b\n#[test]\nfn t() {}",
                &["a", "b"],
            ),
            (
                "between attributes",
                "/// a\n#[track_caller]\n// b\n#[test]\n// c\n#[should_panic]\n// d\nfn t() {}",
                &["a", "b", "c", "d"],
            ),
            (
                "in the body",
                "#[test]\nfn t() {\n  // a\n  x(); // b\n}",
                &["a", "b"],
            ),
            (
                "path of the attribute",
                "// a\n#[tokio::test]\nasync fn t() {}",
                &["a"],
            ),
            (
                "within a macro",
                "proptest! {\n  /// a\n  #[test]\n  fn t(x in 0..6, y in of({1})) { /**/ } // no\n}",
                &["a"],
            ),
            (
                "in a module",
                "mod m {\n/// a\n#[test]\npub(crate) fn t() {}\n}",
                &["a"],
            ),
            ("blank line between", "// no\n\n#[test]\nfn t() {}", &[]),
            ("behind code", "fn f() {} // no\n#[test]\nfn t() {}", &[]),
            (
                "of another function",
                "/// no\nfn f() { /* */ }\n#[test]\nfn t() {}",
                &[],
            ),
            (
                "after the body",
                "#[test]\nfn t() {}\n// no\nfn f() {}",
                &[],
            ),
            ("of the file", "//! no\n#[test]\nfn t() {}", &[]),
            (
                "ignored",
                "/// no\n#[test]\n#[ignore = \"slow\"]\nfn t() { /**/ }",
                &[],
            ),
            (
                "ignored, the other order",
                "/// no\n#[ignore]\n#[test]\nfn t() {}",
                &[],
            ),
            (
                "not a function",
                "/// no\n#[test]\nstruct T;\nfn f() { /**/ }",
                &[],
            ),
            (
                "test in a string",
                "// no\nconst S: &str = \"#[test] fn t() {}\";",
                &[],
            ),
        ];
        for (what, source, expected) in table {
            let scan = scan(source, true);
            assert_eq!(texts(&scan.comments), expected, "{what}");
        }
    }

    #[test]
    fn literals_count_in_test_code() {
        let table: [(&str, &str, bool, &[&str]); 8] = [
            (
                "table of a test file",
                "const C: &[&str] = &[\"a\"];\n#[test]\nfn t() {}",
                true,
                &["a"],
            ),
            (
                "test file without a test",
                "const C: &str = \"no\";",
                true,
                &[],
            ),
            (
                "rules beside a test",
                "fn f() { \"no\" }\n#[test]\nfn t() { \"a\" }",
                false,
                &["a"],
            ),
            (
                "test module",
                "fn f() { \"no\" }\n#[cfg(test)]\nmod tests { const C: &str = \"a\";\n#[test]\nfn t() {} }",
                false,
                &["a"],
            ),
            (
                "module for all but tests",
                "#[cfg(not(test))]\nmod m { const C: &str = \"no\"; }\n#[test]\nfn t() {}",
                false,
                &[],
            ),
            (
                "attribute of a case",
                "#[case(\"a\")]\n#[test]\nfn t() {}",
                false,
                &["a"],
            ),
            (
                "ignored test",
                "#[test]\n#[ignore]\nfn t() { \"no\" }\n#[test]\nfn u() {}",
                true,
                &[],
            ),
            ("raw string", "#[test]\nfn t() { r#\"a\"# }", false, &["a"]),
        ];
        for (what, source, test_file, expected) in table {
            let scan = scan(source, test_file);
            assert_eq!(texts(&scan.literals), expected, "{what}");
        }
    }

    #[test]
    fn what_is_said_has_a_line() {
        let scan = scan("\n/// a\n#[test]\nfn t() {\n  f(\"b\");\n}", false);
        assert_eq!(scan.comments[0].line, 2);
        assert_eq!(scan.literals[0].line, 5);
    }

    #[test]
    fn test_files_are_known_by_their_path() {
        for (path, expected) in [
            ("crates/games/g/tests/battle.rs", true),
            ("crates/games/g/tests/common/mod.rs", true),
            ("crates/games/g/src/battle/tests.rs", true),
            ("crates/games/g/src/tests/battle.rs", true),
            ("crates/games/g/src/battle.rs", false),
            ("crates/games/g/src/contests.rs", false),
        ] {
            assert_eq!(is_test_file(Path::new(path)), expected, "{path}");
        }
    }

    #[test]
    fn broken_source_is_survived() {
        for source in [
            "#[test]",
            "#[test] fn",
            "#[test] fn t() {",
            "#[",
            "}}}#[test]fn t(){}",
            "#[test]((((",
        ] {
            scan(source, true);
        }
    }
}
