//! Pieces stand at their place: over two hundred random positions of every game no
//! stack is nearer to another place than to its own.

use std::collections::BTreeMap;

use hannibal::Hannibal;
use julius_caesar::JuliusCaesar;
use kernel::scene::{BoardArt, Draw, Figure, Point, Polygon, Scene};
use kernel::{Lexicon, SetupRequest, SplitMix64, Table, Viewer};
use mare_nostrum::MareNostrum;
use scene::{Chart, Frame, PIECE};

const POSITIONS: usize = 200;

/// A position is looked at every so many decisions.
const STRIDE: usize = 23;

fn inside(shape: &[Polygon], [x, y]: Point) -> bool {
    let mut within = false;
    for ring in shape.iter().flatten() {
        for (index, &[ax, ay]) in ring.iter().enumerate() {
            let [bx, by] = ring[(index + 1) % ring.len()];
            if (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax {
                within = !within;
            }
        }
    }
    within
}

fn away([x, y]: Point, [to_x, to_y]: Point) -> f32 {
    (x - to_x).hypot(y - to_y)
}

/// The shape of a place that is its whole area.
fn shape<'a>(art: &'a BoardArt, place: &str) -> Option<&'a [Polygon]> {
    let (kind, id) = place.split_once(':')?;
    let areas = match kind {
        "sea" => &art.seas,
        _ => &art.provinces,
    };
    (areas.iter().find(|area| area.id == id)).map(|area| &area.polygons[..])
}

/// The middle of each stack, by place and colour.
fn stacks(chart: &Chart, scene: &Scene) -> BTreeMap<(String, String), Vec<Point>> {
    let mut stacks: BTreeMap<_, Vec<Point>> = BTreeMap::new();
    for (item, at) in scene.items.iter().zip(chart.seats(scene)) {
        let tint = match &item.figure {
            Figure::Block { tint, flag, .. } | Figure::Back { tint, flag } => flag.unwrap_or(*tint),
            Figure::Token { tint, .. } | Figure::General { tint, .. } => *tint,
            _ => continue,
        };
        if let Some(place) = &item.place {
            let stack = stacks.entry((place.clone(), tint.id().to_owned()));
            stack.or_default().push(at);
        }
    }
    stacks
}

fn check(art: &BoardArt, chart: &Chart, scene: &Scene) {
    let places: BTreeMap<&str, Point> = (scene.items.iter())
        .filter(|item| matches!(item.figure, Figure::Place { .. }))
        .filter_map(|item| Some((item.place.as_deref()?, item.at)))
        .collect();
    let drawn = chart.items(scene);
    let all = stacks(chart, scene);
    for ((place, side), seats) in &all {
        let count = seats.len() as f32;
        let middle = [0, 1].map(|axis| seats.iter().map(|at| at[axis]).sum::<f32>() / count);
        let home = places[place.as_str()];
        let within = shape(art, place).is_some_and(|shape| inside(shape, middle));
        for (other, at) in places.iter().filter(|_| !within) {
            let own = *other == place.as_str() || away(home, middle) < away(*at, middle);
            assert!(own, "{side} in {place} stands at {other}, {middle:?}");
        }
        // All that stand there cover a part of the place, or a line leads to it.
        let drawn_there = all.iter().filter(|((other, _), _)| other == place);
        let frame = (drawn_there.flat_map(|(_, seats)| seats))
            .map(|seat| Frame::around(*seat, PIECE / 2.0))
            .reduce(|a, b| {
                Frame::new(
                    a.left.min(b.left),
                    a.top.min(b.top),
                    a.right.max(b.right),
                    a.bottom.max(b.bottom),
                )
            });
        let covers = frame.is_some_and(|frame| frame.off(home) <= art.space_radius);
        let led = drawn.contains(&format!("\"leader:{place}\""));
        assert!(covers || led, "{side} in {place} hangs in the air");
        let counted = (scene.items.iter()).find_map(|item| match item.figure {
            Figure::Badge { tint, count }
                if tint.id() == side && item.place.as_ref() == Some(place) =>
            {
                Some(usize::from(count))
            }
            _ => None,
        });
        // A marker of control is no unit.
        if seats.len() > 1 && counted.is_none_or(|count| count > 1) {
            let tally = format!("\"tally:{place}:{side}\"");
            assert!(drawn.contains(&tally), "no count: {side} in {place}");
        }
    }
}

fn holds<G: Draw>() {
    let words = Lexicon::of::<G>().unwrap();
    let charts: Vec<Chart> = (words.values())
        .map(|words| Chart::new(G::board(), words))
        .collect();
    let mut seen = 0;
    for seed in 1.. {
        let setup = G::about().check(&SetupRequest::default()).unwrap();
        let mut chance = SplitMix64::new(seed);
        let mut table = Table::<G>::new(setup, &mut chance).unwrap();
        let mut decisions = 0;
        while let Some(seat) = table.asked().seats().iter().next() {
            if decisions % STRIDE == 0 {
                let viewer = Viewer::Seat(seat);
                for (chart, words) in charts.iter().zip(words.values()) {
                    let scene = G::scene(&table.view(viewer), &[], words);
                    check(G::board(), chart, &scene);
                }
                seen += 1;
                if seen == POSITIONS {
                    return;
                }
            }
            decisions += 1;
            let options = table.options(seat);
            let act = options[chance.below(options.len() as u32) as usize];
            table.play(seat, act, &mut chance, None).unwrap();
        }
    }
}

#[test]
fn blocks_stand_at_their_place() {
    holds::<JuliusCaesar>();
}

#[test]
fn armies_stand_at_their_place() {
    holds::<Hannibal>();
}

#[test]
fn legions_and_fleets_stand_at_their_place() {
    holds::<MareNostrum>();
}
