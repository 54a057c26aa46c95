//! Cards and dice.

use kernel::scene::Figure;

use crate::emblems::sign;
use crate::measure::{Face, width, wrap};
use crate::svg::{escape, num, put};

/// The size of a card around its middle.
pub const CARD: [f32; 2] = [150.0, 210.0];

const SHEET: &str =
    "M-75-95a10 10 0 0110-10h130a10 10 0 0110 10v190a10 10 0 01-10 10h-130a10 10 0 01-10-10z";
const LINE: &str = "M-68-92a6 6 0 016-6h124a6 6 0 016 6v184a6 6 0 01-6 6h-124a6 6 0 01-6-6z";

pub fn card(out: &mut String, figure: &Figure) {
    /// What a name has of the card's width; a longer one is set smaller.
    const ROOM: f32 = 122.0;
    match figure {
        Figure::Card {
            emblem,
            name,
            corners,
            lines,
            ..
        } => {
            put!(
                out,
                r#"<path class="card" d="{SHEET}"/><path class="card-line" d="{LINE}"/><text class="card-name fine" y="-74" font-size="{}">{}</text>"#,
                num((19.0 * ROOM / width(name, 19.0, 0.0, Face::Bold)).min(19.0)),
                escape(name)
            );
            let low = if corners.is_empty() { 40.0 } else { 62.0 };
            title(out, name, low);
            if corners.is_empty() {
                sign(out, *emblem, [0.0, -26.0], 72.0, "sign");
            }
            // Two signs have the room for their full size; more share it.
            let step = (132.0 / corners.len().max(1) as f32).min(62.0);
            let size = (step * 0.8).min(46.0);
            let start = -(corners.len().saturating_sub(1) as f32) / 2.0 * step;
            for (index, corner) in corners.iter().enumerate() {
                let x = start + index as f32 * step;
                sign(out, corner.emblem, [x, -36.0], size, "sign");
                put!(
                    out,
                    r#"<text class="num" x="{}" y="26" font-size="{}">{}</text>"#,
                    num(x),
                    num(size),
                    escape(&corner.text)
                );
            }
            let top = if corners.is_empty() { 26.0 } else { 52.0 };
            let (size, text) = fitted(lines, top);
            for (index, line) in text.iter().enumerate() {
                let y = num(size.mul_add(1.08 * index as f32, top));
                put!(
                    out,
                    r#"<text class="card-text fine" y="{y}" font-size="{}">{}</text>"#,
                    num(size),
                    escape(line)
                );
            }
        }
        _ => {
            put!(
                out,
                r#"<path class="card" d="{SHEET}"/><path class="face" d="{LINE}"/><path class="rim" d="M-58-80h116v160h-116zM0-60l40 60-40 60-40-60z"/>"#
            );
        }
    }
}

/// A card that is read: points and signs at the top, the picture, the title, the text,
/// small print at the foot. Long titles and texts are set smaller.
pub fn text_card(out: &mut String, figure: &Figure) {
    const ROOM: f32 = 126.0;
    let Figure::TextCard {
        emblem,
        points,
        name,
        signs,
        lines,
        foot,
        ..
    } = figure
    else {
        return;
    };
    put!(
        out,
        r#"<path class="card" d="{SHEET}"/><path class="card-line" d="{LINE}"/>"#
    );
    if !points.is_empty() {
        let size = (25.0 / width(points, 1.0, 0.0, Face::Bold)).min(20.0);
        put!(
            out,
            r#"<circle class="face" cx="-50" cy="-80" r="15"/><text class="num face-ink" x="-50" y="{}" font-size="{}">{}</text>"#,
            num(size.mul_add(0.33, -80.0)),
            num(size),
            escape(points)
        );
    }
    for (index, emblem) in signs.iter().enumerate() {
        let x = 54.0 - 23.0 * index as f32;
        sign(out, *emblem, [x, -83.0], 20.0, "sign");
    }
    // Without a text the picture has the room.
    let (middle, size) = match lines.is_empty() {
        true => ([0.0, -20.0], 92.0),
        false => ([-5.0, -76.0], 38.0),
    };
    if lines.is_empty() {
        sign(out, *emblem, middle, size, "sign");
    } else {
        out.push_str(r#"<g class="fine">"#);
        sign(out, *emblem, middle, size, "sign");
        out.push_str(r#"</g><g class="coarse">"#);
        sign(out, *emblem, [0.0, -22.0], 70.0, "sign");
        out.push_str("</g>");
    }
    title(out, name, 40.0);
    let set = |text: &[&str], sizes: &[f32], room: f32, face: Face| -> (f32, Vec<String>) {
        let broken = |size: f32| -> Vec<String> {
            (text.iter())
                .flat_map(|line| wrap(line, size, ROOM, face))
                .collect()
        };
        let fitting = (sizes.iter()).find(|&&size| broken(size).len() as f32 * size * 1.14 <= room);
        let size = (fitting.or(sizes.last()).copied()).unwrap_or(9.0);
        (size, broken(size))
    };
    let mut y = if lines.is_empty() { 32.0 } else { -53.0 };
    let (sizes, room) = match lines.is_empty() {
        true => (&[23.0, 20.0, 17.0][..], 50.0),
        false => (&[16.0, 13.5, 12.0][..], 36.0),
    };
    let (size, title) = set(&[name], sizes, room, Face::Bold);
    for line in &title {
        y += size * 1.08;
        put!(
            out,
            r#"<text class="card-name fine" y="{}" font-size="{}">{}</text>"#,
            num(y),
            num(size),
            escape(line)
        );
    }
    let text: Vec<&str> = lines.iter().map(String::as_str).collect();
    let room = 84.0 - (y + 5.0);
    let (size, text) = set(&text, &[12.0, 11.0, 10.0, 9.2, 8.4], room, Face::Text);
    y += 5.0;
    for line in &text {
        y += size * 1.14;
        put!(
            out,
            r#"<text class="card-text fine" y="{}" font-size="{}">{}</text>"#,
            num(y),
            num(size),
            escape(line)
        );
    }
    put!(
        out,
        r#"<g class="fine"><text class="soft" x="-62" y="94" font-size="9">{}</text><text class="soft end" x="62" y="94" font-size="9">{}</text></g>"#,
        escape(&foot[0]),
        escape(&foot[1])
    );
}

/// The name alone, for a card that lies too far off to be read: large, in up to three
/// lines from `top` on.
fn title(out: &mut String, name: &str, top: f32) {
    const ROOM: f32 = 134.0;
    const SIZES: [f32; 4] = [21.0, 19.0, 17.5, 16.0];
    let broken = |size: f32| {
        let lines = wrap(name, size, ROOM, Face::Bold);
        let fits = |line: &String| width(line, size, 0.0, Face::Bold) <= ROOM;
        let high = size.mul_add(1.05 * lines.len().saturating_sub(1) as f32, top);
        (high <= 96.0 && lines.iter().all(fits)).then_some((size, lines))
    };
    let found = SIZES.into_iter().find_map(broken);
    let (size, lines) = found.unwrap_or_else(|| (SIZES[3], wrap(name, SIZES[3], ROOM, Face::Bold)));
    for (index, line) in lines.iter().enumerate() {
        put!(
            out,
            r#"<text class="card-name coarse" y="{}" font-size="{}">{}</text>"#,
            num(size.mul_add(1.05 * index as f32, top)),
            num(size),
            escape(line)
        );
    }
}

/// The text of a card below `top`, as large as it can be without leaving the card.
fn fitted(lines: &[String], top: f32) -> (f32, Vec<String>) {
    const SIZES: [f32; 5] = [13.0, 12.0, 11.0, 10.0, 9.0];
    const FOOT: f32 = 94.0;
    let at = |size: f32| -> Vec<String> {
        (lines.iter())
            .flat_map(|line| wrap(line, size, 128.0, Face::Text))
            .collect()
    };
    let fits = |size: f32, text: &[String]| {
        let last = text.len().saturating_sub(1) as f32;
        size.mul_add(1.08 * last, top) <= FOOT
    };
    let found = SIZES
        .into_iter()
        .map(|size| (size, at(size)))
        .find(|(size, text)| fits(*size, text));
    found.unwrap_or_else(|| (SIZES[4], at(SIZES[4])))
}

/// Dice side by side, those that hit with a red rim.
pub fn dice(out: &mut String, faces: &[u8], hits_at: u8) {
    const STEP: f32 = 48.0;
    let start = -(faces.len().saturating_sub(1) as f32) / 2.0 * STEP;
    for (index, &face) in faces.iter().enumerate() {
        let x = start + index as f32 * STEP;
        let hits = if face <= hits_at { " hits" } else { "" };
        put!(
            out,
            r#"<g class="tumble" transform="translate({} 0)"><rect class="die{hits}" x="-19" y="-19" width="38" height="38" rx="8"/>"#,
            num(x)
        );
        for (dx, dy) in pips(face) {
            put!(
                out,
                r#"<circle class="pip{hits}" cx="{dx}" cy="{dy}" r="4"/>"#
            );
        }
        out.push_str("</g>");
    }
}

fn pips(face: u8) -> &'static [(i8, i8)] {
    match face {
        1 => &[(0, 0)],
        2 => &[(-10, -10), (10, 10)],
        3 => &[(-10, -10), (0, 0), (10, 10)],
        4 => &[(-10, -10), (10, -10), (-10, 10), (10, 10)],
        5 => &[(-10, -10), (10, -10), (0, 0), (-10, 10), (10, 10)],
        6 => &[
            (-10, -10),
            (10, -10),
            (-10, 0),
            (10, 0),
            (-10, 10),
            (10, 10),
        ],
        _ => &[],
    }
}
