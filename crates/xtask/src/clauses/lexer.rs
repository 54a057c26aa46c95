//! Rust source as tokens: just enough to tell comments, strings and braces apart.
//!
//! Any text is accepted; an unfinished string or comment ends with the file.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind<'a> {
    /// `// …` or `/// …`, without the slashes. `own_line`: nothing but space stands before it.
    Comment {
        text: &'a str,
        own_line: bool,
    },
    /// What stands between the quotes, escapes as written.
    Literal(&'a str),
    /// A name, a keyword or a number.
    Word(&'a str),
    Punct(char),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'a> {
    pub kind: Kind<'a>,
    /// The line it begins on, counted from 1.
    pub line: usize,
    /// The line it ends on.
    pub last_line: usize,
}

/// The tokens of a source text. Comments of a file or module (`//!`), block comments and
/// character literals are left out.
pub fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut lexer = Lexer {
        source,
        at: 0,
        line: 1,
        line_is_blank: true,
        tokens: Vec::new(),
    };
    while lexer.step() {}
    lexer.tokens
}

struct Lexer<'a> {
    source: &'a str,
    at: usize,
    line: usize,
    line_is_blank: bool,
    tokens: Vec<Token<'a>>,
}

impl<'a> Lexer<'a> {
    /// Takes one token; false at the end.
    fn step(&mut self) -> bool {
        let Some(next) = self.rest().chars().next() else {
            return false;
        };
        if next.is_whitespace() {
            self.advance(next.len_utf8());
            return true;
        }
        if self.rest().starts_with("//") {
            self.line_comment();
        } else if self.rest().starts_with("/*") {
            self.block_comment();
        } else if next == '"' {
            self.string(0);
        } else if next == '\'' {
            self.quote();
        } else if is_word(next) {
            self.word();
        } else {
            let line = self.line;
            self.advance(next.len_utf8());
            self.push(Kind::Punct(next), line);
        }
        self.line_is_blank = false;
        true
    }

    fn rest(&self) -> &'a str {
        &self.source[self.at..]
    }

    fn advance(&mut self, bytes: usize) {
        let passed = &self.rest()[..bytes];
        let newlines = passed.matches('\n').count();
        if newlines > 0 {
            self.line += newlines;
            self.line_is_blank = true;
        }
        self.at += bytes;
    }

    fn push(&mut self, kind: Kind<'a>, line: usize) {
        self.tokens.push(Token {
            kind,
            line,
            last_line: self.line,
        });
    }

    fn line_comment(&mut self) {
        let text = self.rest().lines().next().unwrap_or_default();
        let (line, own_line) = (self.line, self.line_is_blank);
        self.advance(text.len());
        if !text.starts_with("//!") {
            let text = text.trim_start_matches('/').trim();
            self.push(Kind::Comment { text, own_line }, line);
        }
    }

    fn block_comment(&mut self) {
        let mut depth = 0;
        loop {
            let rest = self.rest();
            if rest.starts_with("/*") {
                depth += 1;
                self.advance(2);
            } else if rest.starts_with("*/") {
                depth -= 1;
                self.advance(2);
                if depth == 0 {
                    return;
                }
            } else if let Some(next) = rest.chars().next() {
                self.advance(next.len_utf8());
            } else {
                return;
            }
        }
    }

    /// An ordinary string, its opening quote `prefix` bytes ahead.
    fn string(&mut self, prefix: usize) {
        let line = self.line;
        self.advance(prefix + 1);
        let rest = self.rest();
        let mut escaped = false;
        let end = rest.find(|c| {
            let closes = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            closes
        });
        let text = &rest[..end.unwrap_or(rest.len())];
        self.advance(end.map_or(rest.len(), |end| end + 1));
        self.push(Kind::Literal(text), line);
    }

    /// `r#"…"#`, its opening quote `prefix` bytes ahead, after that many `#`.
    fn raw_string(&mut self, prefix: usize, hashes: usize) {
        let line = self.line;
        self.advance(prefix + 1);
        let rest = self.rest();
        let close = format!("\"{}", "#".repeat(hashes));
        let end = rest.find(&close);
        let text = &rest[..end.unwrap_or(rest.len())];
        self.advance(end.map_or(rest.len(), |end| end + close.len()));
        self.push(Kind::Literal(text), line);
    }

    /// A character literal, or the quote of a lifetime.
    fn quote(&mut self) {
        let mut chars = self.rest().char_indices().skip(1);
        let first = chars.next();
        let second = chars.next();
        let length = match (first, second) {
            (Some((_, '\\')), Some((at, escaped))) => {
                let after = at + escaped.len_utf8();
                self.rest()[after..]
                    .find('\'')
                    .map_or(self.rest().len(), |end| after + end + 1)
            }
            (Some(_), Some((at, '\''))) => at + 1,
            _ => 1,
        };
        self.advance(length);
    }

    fn word(&mut self) {
        let rest = self.rest();
        let word = &rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())];
        let after = &rest[word.len()..];
        let hashes = after.len() - after.trim_start_matches('#').len();
        match word {
            "r" | "br" | "cr" if after[hashes..].starts_with('"') => {
                self.raw_string(word.len() + hashes, hashes);
            }
            "b" | "c" if after.starts_with('"') => self.string(word.len()),
            _ => {
                let line = self.line;
                self.advance(word.len());
                self.push(Kind::Word(word), line);
            }
        }
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Comments as `//text`, strings as `"text"`, the rest as it is.
    fn shown(source: &str) -> Vec<String> {
        tokens(source)
            .iter()
            .map(|token| match token.kind {
                Kind::Comment { text, .. } => format!("//{text}"),
                Kind::Literal(text) => format!("\"{text}\""),
                Kind::Word(word) => word.into(),
                Kind::Punct(c) => c.into(),
            })
            .collect()
    }

    #[test]
    fn comments_strings_and_code_are_told_apart() {
        let table: [(&str, &[&str]); 16] = [
            (
                "let x = 1; // 6.1-a",
                &["let", "x", "=", "1", ";", "//6.1-a"],
            ),
            ("/// 6.1-a\nfn", &["//6.1-a", "fn"]),
            ("//! 6.1-a\nfn", &["fn"]),
            ("/* a /* b */ c */ fn", &["fn"]),
            (r#""// no \" comment" x"#, &[r#""// no \" comment""#, "x"]),
            (r#""\\" x"#, &[r#""\\""#, "x"]),
            (r##"r#"a " b"# x"##, &[r#""a " b""#, "x"]),
            (r#"r"\" x"#, &[r#""\""#, "x"]),
            (r#"b"a" c"b" br"c""#, &["\"a\"", "\"b\"", "\"c\""]),
            ("r#fn", &["r", "#", "fn"]),
            (r"'{' '\'' '\\' '\u{7b}' x", &["x"]),
            ("'é' x", &["x"]),
            ("&'a str", &["&", "a", "str"]),
            ("b'\"' x", &["b", "x"]),
            ("\"open", &["\"open\""]),
            ("/* open", &[]),
        ];
        for (source, expected) in table {
            assert_eq!(shown(source), expected, "{source}");
        }
    }

    #[test]
    fn tokens_know_their_lines() {
        let lines: Vec<_> = tokens("a\n\"b\nc\"\n  // d\ne // f")
            .iter()
            .map(|token| (token.line, token.last_line))
            .collect();
        assert_eq!(lines, [(1, 1), (2, 3), (4, 4), (5, 5), (5, 5)]);
    }

    #[test]
    fn a_comment_knows_whether_it_has_a_line_to_itself() {
        for (source, own) in [
            ("// a", true),
            ("\n   // a", true),
            ("x // a", false),
            ("\"\n\" // a", false),
        ] {
            let comment = tokens(source).last().map(|token| token.kind);
            assert_eq!(
                comment,
                Some(Kind::Comment {
                    text: "a",
                    own_line: own
                }),
                "{source:?}"
            );
        }
    }

    #[test]
    fn no_text_is_too_odd() {
        let odd = [
            "'",
            "'\\",
            "\"\\",
            "r###",
            "r#\"",
            "/",
            "/*/",
            "é'",
            "'é",
            "b'",
            "\u{feff}//",
        ];
        for source in odd {
            tokens(source);
        }
    }
}
