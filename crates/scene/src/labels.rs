//! Where names go: no name on a place, on another name, or off the board.

use kernel::Lexicon;
use kernel::scene::{BoardArt, Compass, PlaceKind, Point, Spot, TextKind};

use crate::curve::Curve;
use crate::measure::{Face, width};
use crate::outline::Mask;

/// An upright rectangle on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Frame {
    pub const fn new(left: f32, top: f32, right: f32, bottom: f32) -> Frame {
        Frame {
            left,
            top,
            right,
            bottom,
        }
    }

    pub fn around([x, y]: Point, half: f32) -> Frame {
        Frame::new(x - half, y - half, x + half, y + half)
    }

    #[must_use]
    pub fn grown(self, by: f32) -> Frame {
        Frame::new(
            self.left - by,
            self.top - by,
            self.right + by,
            self.bottom + by,
        )
    }

    /// The area both cover.
    pub fn overlap(&self, other: &Frame) -> f32 {
        let wide = self.right.min(other.right) - self.left.max(other.left);
        let high = self.bottom.min(other.bottom) - self.top.max(other.top);
        wide.max(0.0) * high.max(0.0)
    }

    pub fn has(&self, [x, y]: Point) -> bool {
        (self.left..=self.right).contains(&x) && (self.top..=self.bottom).contains(&y)
    }

    /// How far a point is from the frame; nothing inside.
    pub fn off(&self, [x, y]: Point) -> f32 {
        let dx = (self.left - x).max(x - self.right).max(0.0);
        let dy = (self.top - y).max(y - self.bottom).max(0.0);
        dx.hypot(dy)
    }

    pub fn middle(&self) -> Point {
        [
            (self.left + self.right) / 2.0,
            (self.top + self.bottom) / 2.0,
        ]
    }
}

/// The name of a place as it is lettered.
#[derive(Debug, Clone, PartialEq)]
pub struct Label {
    pub place: String,
    pub text: String,
    /// Written in capitals, with its value behind it.
    pub great: bool,
    pub value: u8,
    /// The left end of the baseline.
    pub at: Point,
    pub size: f32,
    pub spacing: f32,
    /// Without the value.
    pub width: f32,
    pub frame: Frame,
}

/// A name across an area: a sea, a province, a country.
#[derive(Debug, Clone, PartialEq)]
pub struct Script {
    pub text: String,
    pub sea: bool,
    /// The name of an area of the game, rather than decoration.
    pub named: bool,
    pub at: Point,
    pub angle: f32,
    pub size: f32,
    pub spacing: f32,
    /// Small frames along the lettering, since it may slope.
    pub frames: Vec<Frame>,
}

/// Room for the value behind the name of a great city.
pub const LAUREL: f32 = 25.0;

/// What names keep clear of besides one another.
#[derive(Debug)]
pub struct Ground {
    discs: Vec<(Point, f32)>,
    docks: Vec<Point>,
    roads: Vec<Point>,
    board: Frame,
}

impl Ground {
    pub fn new(art: &BoardArt, dry: &Mask) -> Ground {
        let spots = art.spots.iter().map(|spot| (spot.at, art.space_radius));
        let slots = art.slots.iter().map(|slot| (slot.at, art.slot_radius));
        Ground {
            discs: spots.chain(slots).collect(),
            docks: (art.spots.iter())
                .flat_map(|spot| anchors(art, spot, dry))
                .collect(),
            roads: (art.links.iter())
                .flat_map(|link| Curve::of(link).trimmed(art.space_radius).samples(7.0))
                .collect(),
            board: Frame::new(0.0, 0.0, art.width, art.height),
        }
    }

    /// Only what is within `reach` of a point.
    #[must_use]
    fn near(&self, [x, y]: Point, reach: f32) -> Ground {
        let close = |at: &Point| (at[0] - x).abs() < reach && (at[1] - y).abs() < reach;
        Ground {
            discs: self
                .discs
                .iter()
                .filter(|(at, _)| close(at))
                .copied()
                .collect(),
            docks: self.docks.iter().filter(|at| close(at)).copied().collect(),
            roads: self.roads.iter().filter(|at| close(at)).copied().collect(),
            board: self.board,
        }
    }

    /// What it costs to put something here, but for other names.
    pub fn cost(&self, frame: &Frame, own: Point) -> f32 {
        let inner = self.board.grown(-8.0);
        let whole = (frame.right - frame.left) * (frame.bottom - frame.top);
        let mut cost = (whole - frame.overlap(&inner)) * 10.0;
        for (at, radius) in &self.discs {
            let near = radius + 2.0 - frame.off(*at);
            if near > 0.0 {
                // One's own place is no better to cover than another's.
                cost += if *at == own {
                    near * 40.0
                } else {
                    400.0 + near * 60.0
                };
            }
        }
        let on = |points: &[Point], gap: f32| {
            points
                .iter()
                .filter(|point| frame.off(**point) < gap)
                .count() as f32
        };
        cost + on(&self.docks, 11.0) * 160.0 + on(&self.roads, 3.5) * 14.0
    }
}

/// Where the anchor of a port sits: on its rim, towards the sea.
fn notch(port: Point, sea: Point, radius: f32) -> Point {
    let (dx, dy) = (sea[0] - port[0], sea[1] - port[1]);
    let length = dx.hypot(dy).max(1.0);
    let reach = radius / length;
    [port[0] + dx * reach, port[1] + dy * reach]
}

/// Where the anchors of a port lie: towards each of its seas, or, on boards whose seas
/// have no names, towards the water.
pub fn anchors(art: &BoardArt, spot: &Spot, dry: &Mask) -> Vec<Point> {
    let radius = art.space_radius;
    let docks: Vec<Point> = (art.docks.iter())
        .filter(|dock| dock.port == spot.id)
        .map(|dock| notch(spot.at, dock.at, radius))
        .collect();
    if !docks.is_empty() || !spot.port {
        return docks;
    }
    let [x, y] = spot.at;
    let (mut east, mut south) = (0.0, 0.0);
    for turn in 0..24_u8 {
        let angle = f32::from(turn) * std::f32::consts::TAU / 24.0;
        for far in [1.1, 1.5, 2.0, 2.6] {
            let reach = far * radius;
            let at = [reach.mul_add(angle.cos(), x), reach.mul_add(angle.sin(), y)];
            let inside = (0.0..art.width).contains(&at[0]) && (0.0..art.height).contains(&at[1]);
            if inside && !dry.inside(at) {
                east += angle.cos() / far;
                south += angle.sin() / far;
            }
        }
    }
    if east == 0.0 && south == 0.0 {
        return Vec::new();
    }
    vec![notch(spot.at, [x + east, y + south], radius + 6.0)]
}

/// The text of a spot's name, not yet placed.
fn blank(art: &BoardArt, spot: &Spot, words: &Lexicon, scale: f32) -> Label {
    /// The names of slots are smaller than those of places.
    const SLOT: f32 = 19.0;
    let great = spot.value > 0;
    let name = words.name(&spot.name);
    let size = art.label_size * scale;
    let (text, size, spacing, face) = if spot.kind == PlaceKind::Slot {
        (name, SLOT * scale, 0.0, Face::Text)
    } else if great {
        (name.to_uppercase(), size, 1.0, Face::Bold)
    } else {
        (name, size + 1.0, 0.0, Face::Text)
    };
    Label {
        place: spot.id.clone(),
        width: width(&text, size, spacing, face),
        great,
        value: spot.value,
        at: spot.at,
        size,
        spacing,
        text,
        frame: Frame::around(spot.at, 0.0),
    }
}

/// All ways to put the label beside its spot, the wanted-for first.
fn candidates(label: &Label, spot: &Spot, radius: f32) -> Vec<(f32, Label)> {
    let wide = label.width + if label.great { LAUREL } else { 0.0 };
    // From the top of capitals to the foot of a g.
    let (rise, drop) = (label.size * 0.68, label.size * 0.2);
    let high = rise + drop;
    let mut all = Vec::new();
    for (rank, side) in Compass::ALL.into_iter().enumerate() {
        let wanted = match spot.label {
            Some(hint) if hint == side => 0.0,
            _ => 10.0 + 2.0 * rank as f32,
        };
        for (further, gap) in [5.0, 11.0, 17.0].into_iter().enumerate() {
            let [dx, dy] = side.step();
            let [x, y] = [
                spot.at[0] + dx * (radius + gap),
                spot.at[1] + dy * (radius + gap),
            ];
            // A corner on the diagonal leaves a little more air than it needs.
            let left = match dx {
                dx if dx > 0.1 => x,
                dx if dx < -0.1 => x - wide,
                _ => x - wide / 2.0,
            };
            let top = match dy {
                dy if dy > 0.1 => y,
                dy if dy < -0.1 => y - high,
                _ => y - high / 2.0,
            };
            let mut label = label.clone();
            label.at = [left, top + rise];
            label.frame = Frame::new(left, top, left + wide, top + high);
            all.push((wanted + 6.0 * further as f32, label));
        }
    }
    all
}

/// Slots that have a name, as places to be lettered.
fn named_slots(art: &BoardArt) -> impl Iterator<Item = Spot> {
    (art.slots.iter()).filter_map(|slot| {
        Some(Spot {
            id: slot.id.clone(),
            name: slot.name.clone()?,
            kind: PlaceKind::Slot,
            value: 0,
            at: slot.at,
            port: false,
            label: slot.label,
        })
    })
}

/// Letters the names of all spots and slots. Each in turn takes the best place the
/// others leave it, until nobody can do better.
pub fn place(art: &BoardArt, words: &Lexicon, scripts: &[Script], dry: &Mask) -> Vec<Label> {
    const ROUNDS: usize = 8;
    const SMALL: f32 = 0.85;
    let ground = Ground::new(art, dry);
    let letters: Vec<Frame> = scripts
        .iter()
        .flat_map(|script| script.frames.clone())
        .collect();
    let slots: Vec<Spot> = named_slots(art).collect();
    let spots: Vec<&Spot> = (art.spots.iter().chain(&slots))
        .filter(|spot| !words.name(&spot.name).is_empty())
        .collect();
    let options: Vec<Vec<(f32, Label)>> = (spots.iter())
        .map(|spot| {
            let full = blank(art, spot, words, 1.0);
            let ground = ground.near(spot.at, full.width + 120.0);
            let radius = if spot.kind == PlaceKind::Slot {
                art.slot_radius
            } else {
                art.space_radius
            };
            let mut all = candidates(&full, spot, radius);
            // Where it is crowded a name is set smaller rather than over a place.
            let small = blank(art, spot, words, SMALL);
            let smaller = candidates(&small, spot, radius);
            all.extend(
                smaller
                    .into_iter()
                    .map(|(cost, label)| (cost + 160.0, label)),
            );
            for (cost, label) in &mut all {
                *cost += ground.cost(&label.frame, spot.at);
                let written = letters.iter().map(|frame| frame.overlap(&label.frame));
                let written: f32 = written.sum();
                *cost += if written > 0.0 {
                    250.0 + written * 3.0
                } else {
                    0.0
                };
            }
            all
        })
        .collect();
    let mut chosen: Vec<usize> = vec![0; spots.len()];
    for _ in 0..ROUNDS {
        let mut changed = false;
        for index in 0..spots.len() {
            let others = |frame: &Frame| -> f32 {
                let air = frame.grown(4.0);
                (0..spots.len())
                    .filter(|other| *other != index)
                    .map(|other| {
                        let area = options[other][chosen[other]].1.frame.overlap(&air);
                        if area > 0.0 { 300.0 + area * 20.0 } else { 0.0 }
                    })
                    .sum()
            };
            let best = (options[index].iter().enumerate())
                .map(|(option, (cost, label))| (option, cost + others(&label.frame)))
                .min_by(|(_, one), (_, other)| one.total_cmp(other));
            if let Some((option, _)) = best
                && option != chosen[index]
            {
                chosen[index] = option;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    (options.into_iter().zip(chosen))
        .map(|(mut options, chosen)| options.swap_remove(chosen).1)
        .collect()
}

/// Letters the names of areas, as wide as their hints allow.
pub fn scripts(art: &BoardArt, words: &Lexicon, land: &Mask) -> Vec<Script> {
    let seas = art
        .seas
        .iter()
        .map(|area| (true, true, words.name(&area.name), area.label));
    let lands =
        (art.provinces.iter()).map(|area| (false, true, words.name(&area.name), area.label));
    let polish = words.language() == "pl";
    let texts = art.texts.iter().map(|text| {
        let name = if polish { &text.pl } else { &text.en };
        (text.kind == TextKind::Sea, false, name.clone(), text.label)
    });
    let ground = Ground::new(art, land);
    (seas.chain(lands).chain(texts))
        .map(|(sea, named, name, hint)| {
            let text = name.to_uppercase();
            // The hints were made for plain letters: wide capitals are set smaller
            // and may shift a little to keep to their water.
            let room = name.chars().count() as f32 * 0.54 * hint.size;
            let ground = ground.near(hint.at, room + 90.0);
            let mut best: Option<(f32, Script)> = None;
            for (rank, factor) in [1.15, 1.05, 0.95, 0.86].into_iter().enumerate() {
                for (dx, dy) in shifts() {
                    let at = [hint.at[0] + dx, hint.at[1] + dy];
                    let script = script(&text, sea, at, hint.angle, hint.size, room * factor);
                    let wrong = (script.frames.iter())
                        .filter(|frame| wet(land, frame) != Some(sea))
                        .count() as f32;
                    let moved = dx.abs() * 0.4 + dy.abs();
                    let least = wrong * 25.0 + moved + rank as f32 * 12.0;
                    // The rest takes longer to find out and only adds to it.
                    if best.as_ref().is_some_and(|(cost, _)| *cost <= least) {
                        continue;
                    }
                    let hidden: f32 = (script.frames.iter())
                        .map(|frame| ground.cost(frame, [0.0, 0.0]))
                        .sum();
                    let cost = least + hidden;
                    if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                        best = Some((cost, script));
                    }
                }
            }
            let at = hint.at;
            let found = best.map_or_else(
                || script(&text, sea, at, hint.angle, hint.size, room),
                |(_, script)| script,
            );
            Script { named, ..found }
        })
        .collect()
}

/// Small shifts to try, none first.
fn shifts() -> impl Iterator<Item = (f32, f32)> {
    let across = [0.0, 12.0, -12.0, 24.0, -24.0, 40.0, -40.0, 60.0, -60.0];
    let down = [0.0, -8.0, 8.0, -18.0, 18.0];
    down.into_iter()
        .flat_map(move |dy| across.into_iter().map(move |dx| (dx, dy)))
}

/// Whether all of a frame is water or all of it land.
fn wet(land: &Mask, frame: &Frame) -> Option<bool> {
    let corners = [
        [frame.left, frame.top],
        [frame.right, frame.top],
        [frame.left, frame.bottom],
        [frame.right, frame.bottom],
    ];
    let wet = |corner: &Point| !land.inside(*corner);
    let first = wet(&corners[0]);
    corners
        .iter()
        .all(|corner| wet(corner) == first)
        .then_some(first)
}

/// Capitals with air between them, across at most `room`.
fn script(text: &str, sea: bool, at: Point, angle: f32, largest: f32, room: f32) -> Script {
    const AIR: f32 = 0.2;
    let face = if sea { Face::Italic } else { Face::Text };
    let unit = width(text, 1.0, AIR, face);
    let size = (room / unit).min(largest * 0.9);
    let half = unit * size / 2.0;
    let (sin, cos) = angle.to_radians().sin_cos();
    let count = (2.0 * half / (size * 0.6)).ceil().max(1.0);
    let frames = (0..=count as usize)
        .map(|index| {
            let along = -half + 2.0 * half * index as f32 / count;
            Frame::around([at[0] + along * cos, at[1] + along * sin], size * 0.4)
        })
        .collect();
    Script {
        text: text.to_owned(),
        sea,
        named: false,
        at,
        angle,
        size,
        spacing: size * AIR,
        frames,
    }
}
