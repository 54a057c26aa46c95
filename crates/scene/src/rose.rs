//! A compass rose in the widest empty spot of the board.

use kernel::scene::{BoardArt, Point};

use crate::curve::Curve;
use crate::labels::{Frame, Label, Script};
use crate::outline::Mask;
use crate::svg::{num, pair, put};

/// No smaller rose is worth drawing, and no larger one is wanted.
const LEAST: f32 = 64.0;
const MOST: f32 = 96.0;

pub fn draw(out: &mut String, art: &BoardArt, labels: &[Label], scripts: &[Script], dry: &Mask) {
    let Some((at, radius)) = art.rose.or_else(|| spot(art, labels, scripts, dry)) else {
        return;
    };
    let class = if dry.inside(at) { " dry" } else { "" };
    put!(
        out,
        r#"<g transform="translate({})"><path class="rose-line{class}" d="{}{}"/><path class="rose{class}" d="{}"/></g>"#,
        pair(at),
        circle(radius * 0.72),
        circle(radius * 0.66),
        points(radius)
    );
}

fn circle(radius: f32) -> String {
    let (r, d) = (num(radius), num(2.0 * radius));
    format!("M-{r} 0a{r} {r} 0 10{d} 0a{r} {r} 0 10-{d} 0")
}

/// Eight points, the four winds the longer; each split, one half is filled.
fn points(radius: f32) -> String {
    let mut path = String::new();
    let turn = |length: f32, eighths: f32| {
        let (sin, cos) = (eighths * std::f32::consts::FRAC_PI_4).sin_cos();
        pair([length * sin, -length * cos])
    };
    for wind in 0..8 {
        let reach = if wind % 2 == 0 { radius } else { radius * 0.6 };
        let wind = wind as f32;
        put!(
            &mut path,
            "M0 0L{}L{}z",
            turn(reach, wind),
            turn(radius * 0.2, wind + 0.5)
        );
        // The other half is a line only.
        put!(
            &mut path,
            "M{}L{}L{}z",
            turn(reach, wind),
            turn(radius * 0.2, wind - 0.5),
            turn(radius * 0.19, wind - 0.47)
        );
    }
    path
}

/// The widest empty spot, all water or all land.
fn spot(art: &BoardArt, labels: &[Label], scripts: &[Script], dry: &Mask) -> Option<(Point, f32)> {
    let roads: Vec<Point> = (art.links.iter())
        .flat_map(|link| Curve::of(link).samples(16.0))
        .collect();
    let frames: Vec<Frame> = (labels.iter().map(|label| label.frame))
        .chain(scripts.iter().flat_map(|script| script.frames.clone()))
        .collect();
    let areas = art.seas.iter().chain(&art.provinces);
    let rooms: Vec<(Point, f32)> = areas.map(|area| (area.pieces, area.room + 30.0)).collect();
    let away = |[x, y]: Point, other: Point| (x - other[0]).hypot(y - other[1]);
    let clear = |at: Point| {
        let edge = at[0]
            .min(at[1])
            .min(art.width - at[0])
            .min(art.height - at[1])
            - 24.0;
        let spots = art
            .spots
            .iter()
            .map(|spot| away(at, spot.at) - art.space_radius - 40.0);
        let slots = art
            .slots
            .iter()
            .map(|slot| away(at, slot.at) - art.slot_radius - 12.0);
        let rooms = rooms.iter().map(|(room, radius)| away(at, *room) - radius);
        let roads = roads.iter().map(|road| away(at, *road) - 14.0);
        let frames = frames.iter().map(|frame| frame.off(at) - 14.0);
        let ridges = art
            .ridges
            .iter()
            .flatten()
            .map(|ridge| away(at, *ridge) - 30.0);
        (spots
            .chain(slots)
            .chain(rooms)
            .chain(roads)
            .chain(frames)
            .chain(ridges))
        .fold(edge, f32::min)
        .min(MOST)
    };
    let mut best: Option<(Point, f32)> = None;
    for row in 1..(art.height / 30.0) as usize {
        for column in 1..(art.width / 30.0) as usize {
            let at = [column as f32 * 30.0, row as f32 * 30.0];
            let radius = clear(at);
            let least = best.map_or(LEAST, |(_, known)| known + 0.5);
            if radius >= least && uniform(dry, at, radius) {
                best = Some((at, radius));
            }
        }
    }
    best
}

fn uniform(land: &Mask, at: Point, radius: f32) -> bool {
    let dry = land.inside(at);
    (0..12).all(|index| {
        let (sin, cos) = (index as f32 * std::f32::consts::TAU / 12.0).sin_cos();
        let edge = [at[0] + radius * cos, at[1] + radius * sin];
        land.inside(edge) == dry
    })
}
