//! The signs, each a symbol that is drawn where it is used.

use kernel::scene::{Emblem, Point, Tint};

use crate::svg::{num, put};

const SYMBOLS: &str = include_str!("../art/emblems.svg");

/// The symbol of a sign.
pub fn symbol(emblem: Emblem) -> &'static str {
    let mark = format!("<symbol id=\"e-{}\"", emblem.id());
    let Some(start) = SYMBOLS.find(&mark) else {
        return "";
    };
    let rest = &SYMBOLS[start..];
    let end = rest
        .find("</symbol>")
        .map_or(rest.len(), |end| end + "</symbol>".len());
    &rest[..end]
}

/// Uses a sign: a square of `size` around `at`, in the colour of its class.
pub fn sign(out: &mut String, emblem: Emblem, at: Point, size: f32, class: &str) {
    let (x, y) = (num(at[0] - size / 2.0), num(at[1] - size / 2.0));
    let (id, size) = (emblem.id(), num(size));
    put!(
        out,
        r##"<use class="{class}" href="#e-{id}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##
    );
}

/// Everything that items refer to: signs, blocks of each side, hatches.
pub fn definitions(emblems: &[Emblem], tints: &[Tint]) -> String {
    let mut out = String::new();
    for &emblem in emblems {
        out.push_str(symbol(emblem));
    }
    for (index, tint) in tints.iter().enumerate() {
        let id = tint.id();
        // The body of a block: its lit top, its side, its front.
        let body = "<path class=\"shadow\" d=\"M-19 26h42l4-4v-36l-6 3z\"/>\
                    <path class=\"wood side\" d=\"M18-17l6-6v40l-6 6z\"/>\
                    <path class=\"wood lit\" d=\"M-22-17l6-6h40l-6 6z\"/>\
                    <path class=\"wood\" d=\"M-22-17h40v40h-40z\"/>";
        put!(
            &mut out,
            "<g id=\"k-{id}\" class=\"t-{id}\">{body}\
             <path class=\"grain\" d=\"M-17-5q9-3 16 0t14-1M-17 4q7 3 15 0t15 1M-17 13q9-2 14 0t16-1\"/>\
             <path class=\"rim\" d=\"M-19-14h34v34h-34z\"/></g>\
             <g id=\"b-{id}\" class=\"t-{id}\">{body}\
             <path class=\"face\" d=\"M-19.5-14.5h35v35h-35z\"/>\
             <path class=\"rim\" d=\"M-20.5-15.5h37v37h-37z\"/></g>"
        );
        // Hatches lean and space themselves differently for each side.
        let (turn, step) = (
            [45, -45, 0, 90, 20, -20, 70, -70, 60][index % 9],
            8 + index % 3 * 2,
        );
        put!(
            &mut out,
            "<pattern id=\"h-{id}\" class=\"t-{id}\" width=\"{step}\" height=\"{step}\" \
             patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate({turn})\">\
             <path class=\"hatch\" stroke-width=\"2\" stroke-opacity=\".45\" d=\"M0 0v{step}\"/></pattern>"
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_drawn_once() {
        for &emblem in Emblem::ALL {
            let symbol = symbol(emblem);
            assert!(symbol.ends_with("</symbol>"), "{emblem:?}");
            let mark = format!("id=\"e-{}\"", emblem.id());
            assert_eq!(SYMBOLS.matches(&mark).count(), 1, "{emblem:?}");
            assert_eq!(symbol.matches("<symbol").count(), 1, "{emblem:?}");
        }
        assert_eq!(SYMBOLS.matches("<symbol").count(), Emblem::ALL.len());
    }
}
