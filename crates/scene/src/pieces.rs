//! Things on the board, each a keyed group that a page can patch in place.

use kernel::scene::{Emblem, Figure, Item, Mark, PlaceKind, Point, Shape, Tint, Way};

use crate::cards;
use crate::curve::Curve;
use crate::emblems::sign;
use crate::labels::Frame;
use crate::measure::{Face, width};
use crate::svg::{escape, num, pair, put};

/// What an item is to the page: its class, and whether it can be pointed at.
fn class(figure: &Figure) -> (&'static str, bool) {
    match figure {
        Figure::Block { .. } => ("near block", true),
        Figure::Back { .. } => ("near back", true),
        // What is built stays in sight from far off; units become badges.
        Figure::Token {
            shape: Shape::Tile, ..
        } => ("token", true),
        Figure::Token { .. } => ("near token", true),
        Figure::General { .. } => ("near general", true),
        Figure::Place { .. } => ("place", true),
        Figure::Badge { .. } => ("far badge-of", true),
        Figure::Wash { .. } => ("wash", false),
        Figure::Way { .. } => ("trail", false),
        Figure::Card { .. } | Figure::TextCard { .. } => ("playing-card", true),
        Figure::CardBack { .. } => ("playing-card", false),
        Figure::Dice { .. } => ("dice", false),
    }
}

/// The colour of an item's side.
pub fn tint(figure: &Figure) -> Option<Tint> {
    match figure {
        Figure::Block { tint, .. }
        | Figure::Back { tint, .. }
        | Figure::Token { tint, .. }
        | Figure::General { tint, .. }
        | Figure::TextCard { tint, .. }
        | Figure::Badge { tint, .. }
        | Figure::Wash { tint, .. }
        | Figure::Way { tint, .. }
        | Figure::Card { tint, .. }
        | Figure::CardBack { tint }
        | Figure::Dice { tint, .. } => Some(*tint),
        Figure::Place { tint, .. } => *tint,
    }
}

/// Writes an item at `at`, `scale` times its size; `name` is where its place's name
/// stands, which can be pointed at as well.
pub fn item(out: &mut String, item: &Item, at: Point, scale: f32, name: Option<Frame>) {
    let (_, button) = class(&item.figure);
    let placed = !matches!(item.figure, Figure::Way { .. } | Figure::Wash { .. });
    open(out, item, placed.then_some((at, scale)), button);
    figure(out, item, at, name);
    out.push_str("</g>");
}

/// Writes an item that is there to be looked at and nothing else.
pub fn exhibit(out: &mut String, item: &Item) {
    let origin = [0.0, 0.0];
    open(out, item, Some((origin, 1.0)), false);
    figure(out, item, origin, None);
    out.push_str("</g>");
}

/// Writes a place that is its whole area: the outline that `area` refers to.
pub fn area(out: &mut String, item: &Item, area: &str) {
    open(out, item, None, true);
    put!(out, r##"<use class="hit-area" href="#{area}"/></g>"##);
}

/// Opens the group of an item, with its name and what it tells.
fn open(out: &mut String, item: &Item, placed: Option<(Point, f32)>, button: bool) {
    let (class, _) = class(&item.figure);
    put!(out, r#"<g class="i {class}"#);
    if let Some(tint) = tint(&item.figure) {
        put!(out, " t-{}", tint.id());
    }
    for mark in &item.marks {
        put!(out, " m-{}", mark.id());
    }
    put!(out, r#"" data-key="{}""#, escape(&item.key));
    if let Some(place) = &item.place {
        put!(out, r#" data-place="{}""#, escape(place));
    }
    if let Some((at, scale)) = placed {
        put!(out, r#" transform="translate({})"#, pair(at));
        if scale != 1.0 {
            put!(out, " scale({})", num(scale));
        }
        out.push('"');
    }
    if button {
        let title = escape(&item.title);
        put!(
            out,
            r#" role="button" tabindex="0" aria-label="{title}"><title>{title}"#
        );
        for tip in &item.tips {
            put!(out, "\n{}", escape(tip));
        }
        out.push_str("</title>");
    } else if item.title.is_empty() {
        out.push_str(r#" aria-hidden="true">"#);
    } else {
        let title = escape(&item.title);
        put!(out, r#" role="img" aria-label="{title}"><title>{title}"#);
        for tip in &item.tips {
            put!(out, "\n{}", escape(tip));
        }
        out.push_str("</title>");
    }
}

fn figure(out: &mut String, item: &Item, at: Point, label: Option<Frame>) {
    match &item.figure {
        Figure::Block {
            tint,
            emblem,
            name,
            numeral,
            rating,
            flag,
        } => {
            put!(out, r##"<use href="#b-{}"/>"##, tint.id());
            put!(
                out,
                r#"<g class="fine"><text class="num face-ink" x="-2" y="-4.5" font-size="13">{}</text>"#,
                escape(numeral)
            );
            sign(out, *emblem, [-2.0, 4.6], 17.5, "face-ink");
            put!(
                out,
                r#"<text class="small face-ink" x="-18" y="19.6" font-size="10.5">{}</text><text class="small face-ink end" x="14" y="19.6" font-size="10.5">{}</text></g><g class="coarse">"#,
                escape(name),
                escape(rating)
            );
            sign(out, *emblem, [-2.0, -8.5], 19.0, "face-ink");
            put!(
                out,
                r#"<text class="num face-ink" x="-2" y="18" font-size="24">{}</text></g>"#,
                escape(numeral)
            );
            over(out, item, *flag);
        }
        Figure::Back { tint, flag } => {
            put!(out, r##"<use href="#k-{}"/>"##, tint.id());
            over(out, item, *flag);
        }
        Figure::Token {
            shape,
            emblem,
            text,
            ..
        } => {
            token(out, item, *shape, *emblem, text.as_deref());
        }
        Figure::General {
            portrait,
            name,
            strategy,
            battle,
            office,
            ..
        } => {
            general(
                out,
                *portrait,
                name,
                [*strategy, *battle],
                office.as_deref(),
            );
            over(out, item, None);
        }
        Figure::Place {
            radius,
            tint,
            kind,
            value,
            ..
        } => {
            place(out, *radius, *kind, *value, tint.is_some());
            if let Some(frame) = label {
                let (x, y) = (num(frame.left - at[0]), num(frame.top - at[1]));
                let (wide, high) = (num(frame.right - frame.left), num(frame.bottom - frame.top));
                put!(
                    out,
                    r#"<rect class="hit-area" x="{x}" y="{y}" width="{wide}" height="{high}" rx="6"/>"#
                );
            }
        }
        Figure::Badge { count, .. } => {
            put!(
                out,
                r#"<circle class="badge" r="27"/><text class="num face-ink" y="11" font-size="34">{count}</text>"#
            );
        }
        // The chart draws it, since it knows the area's shape.
        Figure::Wash { .. } => {}
        Figure::Way { way, .. } => trail(out, way),
        Figure::Card { .. } | Figure::CardBack { .. } => cards::card(out, &item.figure),
        Figure::TextCard { .. } => cards::text_card(out, &item.figure),
        Figure::Dice { faces, hits_at, .. } => cards::dice(out, faces, *hits_at),
    }
}

/// What shows on top of a block: who commands it, whether it moved or was picked.
fn over(out: &mut String, item: &Item, flag: Option<Tint>) {
    if let Some(flag) = flag {
        put!(
            out,
            "<path class=\"f-{}\" d=\"M8-23v-20h2v1h20l-5 6 5 6H10v7z\"/>",
            flag.id()
        );
    }
    if item.marks.contains(&Mark::Moved) {
        moved(out);
    }
    if item.marks.contains(&Mark::Done) {
        done(out);
    }
    if item.marks.contains(&Mark::Reserve) {
        waiting(out);
    }
    if item.marks.contains(&Mark::Walled) {
        out.push_str(WALLS);
    }
    if item.marks.contains(&Mark::Leads) {
        out.push_str(r#"<circle class="tick" cx="-17" cy="-19" r="8"/>"#);
        sign(out, Emblem::Star, [-17.0, -19.0], 11.0, "tick-ink");
    }
    if let Some(ring) = ring(item) {
        put!(
            out,
            r#"<path class="{ring}" d="M-25-18l8-8h44v44l-8 8h-44z"/>"#
        );
    }
}

/// Battlements before a piece that stands behind walls.
const WALLS: &str =
    r#"<path class="tick" d="M-22 24v-9h5v3h5v-3h5v3h5v-3h4v3h5v-3h5v3h5v-3h5v9z"/>"#;

/// The ring around what was picked, or the thinner one around what may act now.
fn ring(item: &Item) -> Option<&'static str> {
    let has = |mark: Mark| item.marks.contains(&mark);
    if has(Mark::Taken) || has(Mark::Chosen) {
        Some("lift")
    } else {
        has(Mark::Ready).then_some("may")
    }
}

/// The sign of what stands by.
fn waiting(out: &mut String) {
    out.push_str(r#"<circle class="tick" cx="-17" cy="-16" r="9"/>"#);
    sign(out, Emblem::Shield, [-17.0, -16.0], 13.0, "tick-ink");
}

/// The footprint of what has moved.
fn moved(out: &mut String) {
    out.push_str(r#"<circle class="tick" cx="17" cy="-16" r="9"/>"#);
    sign(out, Emblem::March, [17.0, -16.0], 12.0, "tick-ink");
}

/// The tick on what has had its turn.
fn done(out: &mut String) {
    out.push_str(
        r#"<circle class="tick" cx="17" cy="-16" r="9"/><path class="tick-line" d="M12.500-16l3.500 3.800 5.500-7.600"/>"#,
    );
}

fn place(out: &mut String, radius: f32, kind: PlaceKind, value: u8, held: bool) {
    let hit = num(radius + 4.0);
    let (disc, ring) = (num(radius - 2.0), num(radius));
    let plain = matches!(
        kind,
        PlaceKind::Town | PlaceKind::Port | PlaceKind::Walled | PlaceKind::Tribe
    );
    // The disc again, clear of the wash of its province.
    if plain && value == 0 {
        let high = if kind == PlaceKind::Tribe { 0.76 } else { 1.0 };
        let (wide, high) = (num(radius - 1.3), num((radius - 1.3) * high));
        put!(out, r#"<ellipse class="base" rx="{wide}" ry="{high}"/>"#);
    }
    match (held, kind) {
        (false, _) => {}
        (true, PlaceKind::Tribe) => {
            let (low, rim) = (num((radius - 2.0) * 0.76), num(radius * 0.76));
            put!(
                out,
                r#"<ellipse class="held" rx="{disc}" ry="{low}"/><ellipse class="ring" rx="{ring}" ry="{rim}"/>"#
            );
        }
        (true, _) => put!(
            out,
            r#"<circle class="held" r="{disc}"/><circle class="ring" r="{ring}"/>"#
        ),
    }
    put!(out, r#"<circle class="hit-area" r="{hit}"/>"#);
}

/// Crossed swords over the pieces that fight for a place.
pub fn clash(out: &mut String, place: &str, at: Point) {
    put!(
        out,
        r#"<g class="i clash" data-key="clash:{}" transform="translate({})" aria-hidden="true"><circle class="fight-disc" r="17"/>"#,
        escape(place),
        pair(at)
    );
    sign(out, Emblem::Swords, [0.0, 0.0], 23.0, "fight");
    out.push_str("</g>");
}

fn token(out: &mut String, item: &Item, shape: Shape, emblem: Option<Emblem>, text: Option<&str>) {
    let outline = match shape {
        Shape::Counter => "M-20-17a3 3 0 013-3h34a3 3 0 013 3v34a3 3 0 01-3 3h-34a3 3 0 01-3-3z",
        Shape::Disc => "M0-20a20 20 0 110 40 20 20 0 010-40z",
        Shape::Cube => "M-14-8l6-6h22v22l-6 6h-22zM-14-8h22v22M8-8l6-6",
        Shape::Hull => "M-23 3h46q-3 17-14 17h-18q-11 0-14-17zM-15-21h30q-3 11 0 22h-30q3-11 0-22z",
        Shape::Shield => "M-16-20q16-4 32 0 2 27-16 41-18-14-16-41z",
        Shape::Tile => "M-17-13a4 4 0 014-4h26a4 4 0 014 4v26a4 4 0 01-4 4h-26a4 4 0 01-4-4z",
    };
    put!(
        out,
        r#"<path class="wood face" d="{outline}"/><path class="rim" d="{outline}"/>"#
    );
    // Where the sign is and how large, and the same for the number below it.
    let (lift, size, low, tall) = match (shape, text.is_some()) {
        (Shape::Hull, _) => (-10.0, 18.0, "17.5", "15"),
        (Shape::Shield, true) => (-9.5, 17.0, "14", "19"),
        (Shape::Tile, true) => (-6.5, 18.0, "14", "14"),
        (Shape::Tile, false) => (0.0, 26.0, "14", "14"),
        (_, true) => (-6.0, 20.0, "16", "15"),
        (_, false) => (0.0, 24.0, "16", "15"),
    };
    match (emblem, text) {
        (Some(emblem), None) => sign(out, emblem, [0.0, lift], size, "face-ink"),
        (None, None) => {}
        (None, Some(text)) => put!(
            out,
            r#"<text class="num face-ink" y="8" font-size="24">{}</text>"#,
            escape(text)
        ),
        (Some(emblem), Some(text)) => {
            out.push_str(r#"<g class="fine">"#);
            sign(out, emblem, [0.0, lift], size, "face-ink");
            put!(
                out,
                r#"<text class="num face-ink" y="{low}" font-size="{tall}">{}</text></g><g class="coarse">"#,
                escape(text)
            );
            sign(out, emblem, [0.0, lift - 3.0], size * 0.78, "face-ink");
            put!(
                out,
                r#"<text class="num face-ink" y="16" font-size="24">{}</text></g>"#,
                escape(text)
            );
        }
    }
    if let Some(ring) = ring(item) {
        put!(out, r#"<path class="{ring}" d="{outline}"/>"#);
    }
    if item.marks.contains(&Mark::Moved) {
        moved(out);
    }
    if item.marks.contains(&Mark::Done) {
        done(out);
    }
    if item.marks.contains(&Mark::Reserve) {
        waiting(out);
    }
}

/// A leader as a counter: his head, his ratings beside it, his name below.
fn general(
    out: &mut String,
    portrait: Emblem,
    name: &str,
    [strategy, battle]: [u8; 2],
    office: Option<&str>,
) {
    const OUTLINE: &str = "M-22-20a3 3 0 013-3h38a3 3 0 013 3v40a3 3 0 01-3 3h-38a3 3 0 01-3-3z";
    put!(
        out,
        r#"<path class="wood face" d="{OUTLINE}"/><path class="rim" d="{OUTLINE}"/>"#
    );
    out.push_str(r#"<g class="coarse">"#);
    sign(out, portrait, [0.0, -9.0], 27.0, "face-ink");
    put!(
        out,
        r#"<text class="num face-ink" y="20" font-size="24">{strategy}·{battle}</text></g><g class="fine">"#
    );
    sign(out, portrait, [-6.0, -6.0], 30.0, "face-ink");
    put!(
        out,
        r#"<circle class="rate" cx="14" cy="-13.5" r="7"/><text class="num rate-ink" x="14" y="-9.2" font-size="12.5">{strategy}</text><path class="rate" d="M7.5-5.5q6.5-2 13 0 .8 10.5-6.5 15-7.300-4.500-6.5-15z"/><text class="num rate-ink" x="14" y="5.6" font-size="12.5">{battle}</text>"#
    );
    // A long name is set closer rather than cut.
    let wide = width(name, 10.0, 0.0, Face::Bold);
    let size = num(10.0 * (41.0 / wide).min(1.0));
    put!(
        out,
        r#"<text class="num face-ink" y="19.6" font-size="{size}">{}</text></g>"#,
        escape(name)
    );
    if let Some(office) = office {
        put!(
            out,
            r#"<g class="fine"><circle class="tick" cx="-17" cy="4" r="6.5"/><text class="num tick-ink" x="-17" y="7.7" font-size="10.5">{}</text></g>"#,
            escape(office)
        );
    }
}

/// A move that was made: a broken line with a head.
fn trail(out: &mut String, way: &Way) {
    let mut from = way.from;
    let mut before = way.from;
    for (index, leg) in way.legs.iter().enumerate() {
        let curve = Curve::new(from, &leg.bend, leg.to);
        let curve = if index + 1 == way.legs.len() {
            curve.trimmed(34.0)
        } else {
            curve
        };
        put!(out, r#"<path class="way" d="{}"/>"#, curve.path());
        before = curve.at(0.94);
        from = curve.at(1.0);
    }
    let (dx, dy) = (from[0] - before[0], from[1] - before[1]);
    if dx != 0.0 || dy != 0.0 {
        let turn = num(dy.atan2(dx).to_degrees());
        put!(
            out,
            r#"<path class="tip" transform="translate({}) rotate({turn})" d="M14 0l-18-11 5 11-5 11z"/>"#,
            pair(from)
        );
    }
}
