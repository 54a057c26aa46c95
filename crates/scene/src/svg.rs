//! Small means for writing SVG: short numbers, safe text.

use std::borrow::Cow;
use std::fmt::Write;

use kernel::scene::Point;

/// A number with at most one decimal and nothing superfluous: `12`, `.5`, `-3.1`.
pub fn num(value: f32) -> String {
    tenths((value * 10.0).round() as i32)
}

/// As `num`, of tenths.
pub fn tenths(value: i32) -> String {
    let sign = if value < 0 { "-" } else { "" };
    let (whole, part) = (value.unsigned_abs() / 10, value.unsigned_abs() % 10);
    match (whole, part) {
        (whole, 0) => format!("{}{whole}", if whole == 0 { "" } else { sign }),
        (0, part) => format!("{sign}.{part}"),
        (whole, part) => format!("{sign}{whole}.{part}"),
    }
}

/// Two coordinates; a minus sign separates as well as a space does.
pub fn pair([x, y]: Point) -> String {
    let (mut text, y) = (num(x), num(y));
    if !y.starts_with('-') {
        text.push(' ');
    }
    text.push_str(&y);
    text
}

/// Text for element content and attribute values.
pub fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"', '\'']) && !text.contains(char::is_control) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\n' => safe.push('\n'),
            // XML has no place for other control characters.
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    Cow::Owned(safe)
}

/// Appends formatted text; writing to a string cannot fail.
pub fn append(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

/// `put!(out, "…")`
macro_rules! put {
    ($out:expr, $($text:tt)*) => {
        $crate::svg::append($out, format_args!($($text)*))
    };
}
pub(crate) use put;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let cases = [
            (0.0, "0"),
            (-0.04, "0"),
            (0.5, ".5"),
            (-0.5, "-.5"),
            (12.0, "12"),
            (12.34, "12.3"),
            (-12.36, "-12.4"),
        ];
        for (value, text) in cases {
            assert_eq!(num(value), text, "{value}");
        }
        assert_eq!(pair([1.0, -2.5]), "1-2.5");
    }

    #[test]
    fn text_cannot_break_out() {
        assert_eq!(escape("a<b>&\"'\u{1}"), "a&lt;b&gt;&amp;&quot;&#39; ");
        assert_eq!(escape("Rzym"), "Rzym");
    }
}
