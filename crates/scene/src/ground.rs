//! The board that never changes: water, land, roads, places and their names.

use kernel::scene::{BarrierKind, BoardArt, Emblem, LinkArt, LinkClass, PlaceKind, Point, Spot};

use crate::curve::Curve;
use crate::emblems::sign;
use crate::labels::{Frame, LAUREL, Label, Script, anchors};
use crate::outline::{self, Mask};
use crate::rose;
use crate::shore::Shore;
use crate::svg::{escape, num, pair, put};

/// How far the drawn coast may be from the surveyed one, in pixels.
const COAST: f32 = 0.4;
/// Seas lie under the land and need not follow it.
const SEA: f32 = 3.0;

pub fn draw(art: &BoardArt, labels: &[Label], scripts: &[Script], dry: &Mask) -> String {
    let mut out = String::new();
    water(&mut out, art);
    land(&mut out, art);
    relief(&mut out, art, labels, scripts, dry);
    for script in scripts {
        lettering(&mut out, script);
    }
    for link in &art.links {
        road(&mut out, art, link);
    }
    for slot in &art.slots {
        let (x, y) = (num(slot.at[0]), num(slot.at[1]));
        let radius = num(art.slot_radius);
        put!(
            &mut out,
            r#"<circle class="slot" cx="{x}" cy="{y}" r="{radius}"/>"#
        );
        sign(
            &mut out,
            slot.emblem,
            slot.at,
            art.slot_radius * 1.3,
            "slot-ink",
        );
    }
    for spot in &art.spots {
        place(&mut out, art, spot, dry);
    }
    for label in labels {
        name(&mut out, label);
    }
    rose::draw(&mut out, art, labels, scripts, dry);
    out
}

fn water(out: &mut String, art: &BoardArt) {
    let (width, height) = (num(art.width), num(art.height));
    put!(out, r#"<path class="sea-a" d="M0 0h{width}v{height}H0z"/>"#);
    let (borders, touching) = outline::borders(&art.seas);
    // Each sea takes a tint that no earlier neighbour has, where three are enough.
    let mut tints: Vec<usize> = Vec::new();
    for neighbours in &touching {
        let taken = |tint: usize| {
            (neighbours.iter()).any(|&other| tints.get(other).is_some_and(|&own| own == tint))
        };
        tints.push((0..3).find(|&tint| !taken(tint)).unwrap_or(0));
    }
    for (area, tint) in art.seas.iter().zip(&tints) {
        let class = ["sea-a", "sea-b", "sea-c"][*tint];
        let path = outline::path(&area.polygons, SEA);
        put!(
            out,
            r#"<path class="{class}" fill-rule="evenodd" d="{path}"/>"#
        );
    }
    if !art.water_outside.is_empty() {
        let path = outline::path(&art.water_outside, SEA);
        put!(
            out,
            r#"<path class="sea-out" fill-rule="evenodd" d="{path}"/>"#
        );
    }
    let mut path = String::new();
    for border in borders {
        outline::run(&mut path, &outline::simplify(&border, 1.0));
    }
    put!(out, r#"<path class="sea-line" d="{path}"/>"#);
}

fn land(out: &mut String, art: &BoardArt) {
    let coast = outline::path(&art.coast, COAST);
    put!(
        out,
        r#"<defs><path id="coast" fill-rule="evenodd" d="{coast}"/></defs>"#
    );
    let shore = Shore::new(&art.coast, art.width, art.height);
    let line = |out: &mut String, class: &str, inland: f32| {
        // The farther from the shore, the softer the line.
        let path = outline::path(&[shore.at(inland)], 1.4 + inland.abs() / 9.0);
        put!(
            out,
            r#"<path class="{class}" fill-rule="evenodd" d="{path}"/>"#
        );
    };
    for (class, inland) in [("halo h1", -17.0), ("halo h2", -10.0), ("halo h3", -4.5)] {
        line(out, class, inland);
    }
    out.push_str(r##"<use class="land rim" href="#coast"/>"##);
    for (class, inland) in [("land near", 5.5), ("land", 13.0)] {
        line(out, class, inland);
    }
    if !art.land_outside.is_empty() {
        let path = outline::path(&art.land_outside, COAST);
        put!(
            out,
            r#"<path class="land-out" fill-rule="evenodd" d="{path}"/>"#
        );
    }
    for barrier in &art.impassable {
        let class = match barrier.kind {
            BarrierKind::Lake => "sea-b",
            BarrierKind::Desert => "land-out",
        };
        let path = outline::path(&barrier.polygons, COAST);
        put!(
            out,
            r#"<path class="{class}" fill-rule="evenodd" d="{path}"/>"#
        );
    }
    if !art.provinces.is_empty() {
        let (borders, _) = outline::borders(&art.provinces);
        let mut path = String::new();
        for border in borders {
            outline::run(&mut path, &outline::simplify(&border, COAST));
        }
        put!(out, r#"<path class="border" d="{path}"/>"#);
    }
    out.push_str(r##"<use class="coast" href="#coast"/>"##);
}

/// Mountains along the crests, where nothing else is.
fn relief(out: &mut String, art: &BoardArt, labels: &[Label], scripts: &[Script], dry: &Mask) {
    let outside = Mask::new(&art.land_outside, art.width, art.height);
    let roads: Vec<Point> = (art.links.iter())
        .flat_map(|link| Curve::of(link).samples(9.0))
        .collect();
    let written: Vec<Frame> = (labels.iter().map(|label| label.frame.grown(9.0)))
        .chain(
            scripts
                .iter()
                .flat_map(|script| script.frames.iter().map(|frame| frame.grown(12.0))),
        )
        .collect();
    let board = Frame::new(0.0, 0.0, art.width, art.height).grown(-16.0);
    let near = |[x, y]: Point, other: &Point, gap: f32| (x - other[0]).hypot(y - other[1]) < gap;
    let free = |at: Point| {
        board.has(at)
            && !art
                .spots
                .iter()
                .any(|spot| near(at, &spot.at, art.space_radius + 15.0))
            && !roads.iter().any(|road| near(at, road, 15.0))
            && !written.iter().any(|frame| frame.has(at))
            && dry.inside(at)
            && [[-14.0, 6.0], [14.0, 6.0]]
                .iter()
                .all(|[dx, dy]| dry.inside([at[0] + dx, at[1] + dy]))
            && !outside.inside(at)
    };
    let mut peaks: Vec<(Point, f32)> = Vec::new();
    let mut seed = 7_u32;
    // A small fixed sequence: the same mountains in every picture.
    let mut wander = move |reach: f32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((seed >> 16) as f32 / 65_535.0 - 0.5) * 2.0 * reach
    };
    for ridge in &art.ridges {
        for two in ridge.windows(2) {
            let curve = Curve::new(two[0], &[], two[1]);
            let length = (two[1][0] - two[0][0]).hypot(two[1][1] - two[0][1]);
            let count = (length / 15.0).ceil().max(1.0);
            for step in 0..count as usize {
                let [x, y] = curve.at(step as f32 / count);
                let at = [x + wander(11.0), y + wander(17.0)];
                let size = 1.0 + wander(0.32);
                let apart = |(other, _): &(Point, f32)| !near(at, other, 19.0);
                if free(at) && peaks.iter().all(apart) {
                    peaks.push((at, size));
                }
            }
        }
    }
    // The nearer stand before the farther.
    peaks.sort_by(|(one, _), (other, _)| one[1].total_cmp(&other[1]));
    let (mut lines, mut shades) = (String::new(), String::new());
    for (at, size) in peaks {
        peak(&mut lines, &mut shades, at, size);
    }
    put!(
        out,
        r#"<path class="peak-shade" d="{shades}"/><path class="peak" d="{lines}"/>"#
    );
}

fn peak(lines: &mut String, shades: &mut String, [x, y]: Point, size: f32) {
    let up = |dx: f32, dy: f32| pair([dx * size, dy * size]);
    let foot = pair([x - 11.0 * size, y + 7.0 * size]);
    put!(
        lines,
        "M{foot}q{} {}q{} {}",
        up(8.0, -5.0),
        up(11.0, -17.0),
        up(4.0, 11.0),
        up(12.0, 17.0)
    );
    let top = pair([x, y - 10.0 * size]);
    put!(
        shades,
        "M{top}q{} {}h{}q{} {}z",
        up(4.0, 11.0),
        up(12.0, 17.0),
        num(-9.0 * size),
        up(-4.0, -6.0),
        up(-3.0, -17.0)
    );
}

fn lettering(out: &mut String, script: &Script) {
    let class = match (script.sea, script.named) {
        (true, _) => "script",
        (false, true) => "script dry area",
        (false, false) => "script dry",
    };
    let (size, spacing) = (num(script.size), num(script.spacing));
    // Spacing also follows the last letter: half of it back to the middle.
    let shift = num(script.spacing / 2.0);
    let drop = num(script.size * 0.32);
    let turn = if script.angle == 0.0 {
        String::new()
    } else {
        format!(" rotate({})", num(script.angle))
    };
    put!(
        out,
        r#"<text class="{class}" font-size="{size}" letter-spacing="{spacing}" transform="translate({}){turn}" x="{shift}" y="{drop}">{}</text>"#,
        pair(script.at),
        escape(&script.text)
    );
}

fn road(out: &mut String, art: &BoardArt, link: &LinkArt) {
    let curve = Curve::of(link).trimmed(art.space_radius + 5.0);
    let path = curve.path();
    let class = match link.class {
        LinkClass::Major => {
            put!(
                out,
                r#"<path class="road major" d="{path}"/><path class="road core" d="{path}"/>"#
            );
            return;
        }
        LinkClass::Minor => "minor",
        LinkClass::Road | LinkClass::Pass | LinkClass::AlpinePass => "plain",
        LinkClass::DifficultRoad => "hard",
        LinkClass::Strait => "strait",
        LinkClass::Sea => "route",
    };
    put!(out, r#"<path class="road {class}" d="{path}"/>"#);
    let middle = curve.at(0.5);
    let [x, y] = middle;
    match link.class {
        LinkClass::Strait => {
            let waves = "m-10-3q3.5-5 7 0t7 0 6-1m-20 8q3.5-5 7 0t7 0 6-1";
            put!(out, r#"<path class="wave" d="M{}{waves}"/>"#, pair(middle));
        }
        LinkClass::Pass | LinkClass::AlpinePass => {
            let marks = if link.class == LinkClass::Pass { 1 } else { 2 };
            for mark in 0..marks {
                let at = pair([x - 8.0, y + 5.0 - 8.0 * mark as f32]);
                put!(out, r#"<path class="pass" d="M{at}l8-9 8 9"/>"#);
            }
        }
        LinkClass::Major
        | LinkClass::Minor
        | LinkClass::Road
        | LinkClass::DifficultRoad
        | LinkClass::Sea => {}
    }
}

fn place(out: &mut String, art: &BoardArt, spot: &Spot, dry: &Mask) {
    let (x, y) = (num(spot.at[0]), num(spot.at[1]));
    let radius = art.space_radius;
    let port = if spot.port { " port" } else { "" };
    let disc = |out: &mut String, class: &str, radius: f32| {
        let radius = num(radius);
        put!(
            out,
            r#"<circle class="{class}{port}" cx="{x}" cy="{y}" r="{radius}"/>"#
        );
    };
    match spot.kind {
        PlaceKind::Tribe => {
            let (wide, high) = (num(radius), num(radius * 0.76));
            put!(
                out,
                r#"<ellipse class="disc" cx="{x}" cy="{y}" rx="{wide}" ry="{high}"/>"#
            );
        }
        PlaceKind::Walled => {
            disc(out, "wall", radius + 5.0);
            disc(out, "disc", radius);
        }
        PlaceKind::GreatPort => {
            disc(out, "disc", radius);
            disc(out, "disc-in", radius - 6.0);
        }
        PlaceKind::Town
        | PlaceKind::Port
        | PlaceKind::Sea
        | PlaceKind::Province
        | PlaceKind::Slot => disc(out, "disc", radius),
    }
    if spot.value > 0 {
        sign(out, Emblem::Laurel, spot.at, radius * 1.3, "laurel");
    }
    for at in anchors(art, spot, dry) {
        let (x, y) = (num(at[0]), num(at[1]));
        put!(out, r#"<circle class="notch" cx="{x}" cy="{y}" r="10"/>"#);
        sign(out, Emblem::Anchor, at, 13.0, "notch-ink");
    }
}

fn name(out: &mut String, label: &Label) {
    let class = if label.great { "label great" } else { "label" };
    let ([x, y], size) = (label.at, num(label.size));
    let spacing = if label.spacing == 0.0 {
        String::new()
    } else {
        format!(r#" letter-spacing="{}""#, num(label.spacing))
    };
    put!(
        out,
        r#"<text class="{class}" x="{}" y="{}" font-size="{size}"{spacing}>{}</text>"#,
        num(x),
        num(y),
        escape(&label.text)
    );
    if label.great {
        let middle = [x + label.width + LAUREL / 2.0 + 1.0, y - label.size * 0.3];
        sign(out, Emblem::Laurel, middle, 25.0, "laurel");
        put!(
            out,
            r#"<text class="worth" x="{}" y="{}" font-size="15">{}</text>"#,
            num(middle[0]),
            num(middle[1] + 4.4),
            label.value
        );
    }
}
