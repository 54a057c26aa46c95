//! Where pieces stand: beside one another, on their place, off names and other places
//! where that can be had. A stack is never nearer to another place than to its own.
//!
//! The layout of a place depends on how many pieces each side has there and on
//! nothing else, so that nothing jumps when something happens elsewhere.

use std::collections::HashMap;
use std::sync::Mutex;

use kernel::scene::{Area, BoardArt, Point, Polygon};

use crate::labels::{Frame, Label, Script};
use crate::outline::inside;

/// The size of a block on the board.
pub const PIECE: f32 = 46.0;
/// More pieces than this in one place share the last seat.
const MOST: usize = 40;

/// A place, and how many pieces of each group stand there.
type Stack = (String, Vec<usize>);

/// Where the pieces of each place stand.
#[derive(Debug)]
pub struct Layout {
    homes: HashMap<String, Home>,
    /// Where the places are that are spaces.
    anchors: Vec<Point>,
    /// Where the pieces of the others stand, which are areas.
    areas: Vec<Point>,
    obstacles: Obstacles,
    seats: Mutex<HashMap<Stack, Vec<Point>>>,
}

/// What pieces keep clear of.
#[derive(Debug)]
struct Obstacles {
    names: Vec<Frame>,
    letters: Vec<Frame>,
    discs: Vec<(Point, f32)>,
    board: Frame,
}

/// No stack reaches farther from its place.
const REACH: f32 = 340.0;

fn near(frames: &[Frame], around: &Frame) -> Vec<Frame> {
    let close = frames.iter().filter(|frame| frame.overlap(around) > 0.0);
    close.copied().collect()
}

#[derive(Debug, Clone)]
struct Home {
    at: Point,
    /// What pieces may cover: the place itself.
    radius: f32,
    /// Of an area, what is inside it.
    shape: Vec<Polygon>,
}

impl Home {
    /// Whether what stands there is seen to stand in this place and in none of `others`.
    fn owns(&self, at: Point, others: &[Point]) -> bool {
        if inside(&self.shape, at) {
            return true;
        }
        // A small island has not the room, nor has a space.
        let own = away(self.at, at);
        others.iter().all(|other| own + 2.0 < away(*other, at))
    }
}

fn away([x, y]: Point, [to_x, to_y]: Point) -> f32 {
    (x - to_x).hypot(y - to_y)
}

/// The middle of some seats.
fn middle(seats: &[Point]) -> Point {
    let count = seats.len().max(1) as f32;
    let sum = (seats.iter()).fold([0.0, 0.0], |sum: Point, at| {
        [sum[0] + at[0], sum[1] + at[1]]
    });
    [sum[0] / count, sum[1] / count]
}

/// A way to stand: columns, and how far apart.
#[derive(Debug, Clone, Copy)]
struct Grid {
    columns: usize,
    rows: usize,
    step: Point,
}

impl Grid {
    fn frame(&self, at: Point) -> Frame {
        let wide = self.step[0].mul_add((self.columns - 1) as f32, PIECE);
        let high = self.step[1].mul_add((self.rows - 1) as f32, PIECE);
        Frame::new(
            at[0] - wide / 2.0,
            at[1] - high / 2.0,
            at[0] + wide / 2.0,
            at[1] + high / 2.0,
        )
    }

    /// Row by row, each group in rows of its own; short rows stand in the middle.
    fn seats(&self, at: Point, groups: &[usize]) -> Vec<Point> {
        let mut seats = Vec::with_capacity(groups.iter().sum());
        let mut row = 0;
        for &count in groups {
            for start in (0..count).step_by(self.columns) {
                let in_row = (count - start).min(self.columns);
                for column in 0..in_row {
                    seats.push([
                        at[0] + (column as f32 - (in_row - 1) as f32 / 2.0) * self.step[0],
                        at[1] + (row as f32 - (self.rows - 1) as f32 / 2.0) * self.step[1],
                    ]);
                }
                row += 1;
            }
        }
        seats
    }
}

impl Layout {
    pub fn new(art: &BoardArt, labels: &[Label], scripts: &[Script]) -> Layout {
        let spots = art.spots.iter().map(|spot| {
            let radius = art.space_radius;
            (
                spot.id.clone(),
                Home {
                    at: spot.at,
                    radius,
                    shape: Vec::new(),
                },
            )
        });
        let areas = |kind: &'static str, areas: &'_ [Area]| -> Vec<(String, Home)> {
            (areas.iter())
                .flat_map(|area| {
                    let home = Home {
                        at: area.pieces,
                        radius: 0.0,
                        shape: area.polygons.clone(),
                    };
                    let keys = [area.id.clone(), format!("{kind}:{}", area.id)];
                    keys.map(|key| (key, home.clone()))
                })
                .collect()
        };
        // Later ones win: a plain id means a place, else a sea, else a province.
        let mut homes: HashMap<String, Home> = HashMap::new();
        homes.extend(areas("province", &art.provinces));
        homes.extend(areas("sea", &art.seas));
        homes.extend(spots);
        let mut anchors: Vec<Point> = art.spots.iter().map(|spot| spot.at).collect();
        let all = art.seas.iter().chain(&art.provinces);
        let mut areas: Vec<Point> = all.map(|area| area.pieces).collect();
        // Where there are no provinces, seas are places like all others.
        if art.provinces.is_empty() {
            anchors.append(&mut areas);
            areas.clone_from(&anchors);
        }
        Layout {
            homes,
            anchors,
            areas,
            obstacles: Obstacles {
                names: (labels.iter())
                    .map(|label| label.frame.grown(4.0))
                    .collect(),
                letters: (scripts.iter())
                    .flat_map(|script| script.frames.clone())
                    .collect(),
                discs: (art.spots.iter())
                    .map(|spot| (spot.at, art.space_radius))
                    .chain(art.slots.iter().map(|slot| (slot.at, art.slot_radius)))
                    .chain((art.provinces.iter()).map(|area| (area.pieces, PIECE / 2.0)))
                    .collect(),
                board: Frame::new(0.0, 0.0, art.width, art.height),
            },
            seats: Mutex::new(HashMap::new()),
        }
    }

    /// Where the pieces of a place stand, group after group.
    pub fn seats(&self, place: &str, groups: &[usize]) -> Vec<Point> {
        let Some(home) = self.homes.get(place) else {
            return Vec::new();
        };
        let groups: Vec<usize> = groups.iter().map(|count| (*count).min(MOST)).collect();
        let key = (place.to_owned(), groups);
        // A poisoned table is still a table: it only keeps results.
        let mut seats = self
            .seats
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(known) = seats.get(&key) {
            return known.clone();
        }
        let found = self.arrange(home, &key.1);
        seats.insert(key, found.clone());
        found
    }

    /// Where the line to its place begins and ends, for a stack that does not cover it.
    pub fn leader(&self, place: &str, seats: &[Point]) -> Option<[Point; 2]> {
        let home = self.homes.get(place)?;
        let mut sides = seats.iter().map(|seat| Frame::around(*seat, PIECE / 2.0));
        let first = sides.next()?;
        let frame = sides.fold(first, |frame, side| {
            Frame::new(
                frame.left.min(side.left),
                frame.top.min(side.top),
                frame.right.max(side.right),
                frame.bottom.max(side.bottom),
            )
        });
        let [x, y] = home.at;
        let near = [
            x.clamp(frame.left, frame.right),
            y.clamp(frame.top, frame.bottom),
        ];
        (away(near, home.at) > home.radius * 0.5 + 1.0).then_some([near, home.at])
    }

    fn arrange(&self, home: &Home, groups: &[usize]) -> Vec<Point> {
        let around = Frame::around(home.at, REACH);
        let local = Obstacles {
            names: near(&self.obstacles.names, &around),
            letters: near(&self.obstacles.letters, &around),
            discs: (self.obstacles.discs.iter())
                .filter(|(at, _)| *at != home.at && around.has(*at))
                .copied()
                .collect(),
            board: self.obstacles.board,
        };
        let places = match home.shape.is_empty() {
            true => &self.anchors,
            false => &self.areas,
        };
        let others: Vec<Point> = (places.iter())
            .filter(|at| **at != home.at && around.has(**at))
            .copied()
            .collect();
        // The stack as a whole stands here, or it does not stand at all.
        let mut centres = offsets(home.at);
        centres.retain(|at| *at == home.at || home.owns(*at, &others));
        let mut best: Option<(f32, Vec<Point>)> = None;
        for grid in grids(groups) {
            let tight = (PIECE + 1.0 - grid.step[0]).max(0.0) * (grid.columns - 1) as f32
                + (PIECE + 1.0 - grid.step[1]).max(0.0) * (grid.rows - 1) as f32;
            let uneven = (grid.columns as f32 - 1.3 * grid.rows as f32).abs();
            for &at in &centres {
                let frame = grid.frame(at);
                let mut cost = local.cost(&frame, home) + tight * 9.0 + uneven * 22.0;
                if best.as_ref().is_some_and(|(least, _)| cost >= *least) {
                    continue;
                }
                let seats = grid.seats(at, groups);
                cost += strays(home, &others, &seats, groups);
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, seats));
                }
            }
        }
        best.map_or_else(Vec::new, |(_, seats)| seats)
    }
}

/// What it costs that pieces, or all of one side, seem to stand elsewhere.
fn strays(home: &Home, others: &[Point], seats: &[Point], groups: &[usize]) -> f32 {
    const PIECE_ASTRAY: f32 = 700.0;
    const SIDE_ASTRAY: f32 = 100_000.0;
    let owns = |at: &Point| home.owns(*at, others);
    let pieces = seats.iter().filter(|at| !owns(at)).count();
    let mut rest = seats;
    let mut sides = 0;
    for &count in groups {
        let (side, after) = rest.split_at(count.min(rest.len()));
        sides += usize::from(!side.is_empty() && !owns(&middle(side)));
        rest = after;
    }
    PIECE_ASTRAY * pieces as f32 + SIDE_ASTRAY * sides as f32
}

impl Obstacles {
    fn cost(&self, frame: &Frame, home: &Home) -> f32 {
        let whole = (frame.right - frame.left) * (frame.bottom - frame.top);
        let mut cost = (whole - frame.overlap(&self.board.grown(-4.0))) * 50.0;
        for name in &self.names {
            let area = frame.overlap(name);
            if area > 0.0 {
                cost += 300.0 + area * 10.0;
            }
        }
        let letters = self.letters.iter().map(|letter| frame.overlap(letter));
        cost += letters.sum::<f32>() * 0.25;
        for (at, radius) in &self.discs {
            // Another's place and the seats of its first pieces.
            let reach = radius.max(PIECE / 2.0);
            cost += frame.overlap(&Frame::around(*at, reach)) * 1.6;
            cost += frame.overlap(&Frame::around(*at, PIECE)) * 0.12;
        }
        // Pieces stand on their place, the nearer the better.
        let apart = frame.off(home.at) - home.radius * 0.5;
        cost + away(frame.middle(), home.at) * 1.6 + apart.max(0.0) * 60.0
    }
}

/// Grids for groups of so many pieces.
fn grids(groups: &[usize]) -> Vec<Grid> {
    /// From one piece to the next: beside one another, then ever more on top.
    const ACROSS: [f32; 5] = [47.0, 36.0, 26.0, 17.0, 11.0];
    const DOWN: [f32; 5] = [47.0, 38.0, 30.0, 20.0, 13.0];
    let rows = |columns: usize| -> usize {
        let rows = groups
            .iter()
            .map(|count| count.div_ceil(columns))
            .sum::<usize>();
        rows.max(1)
    };
    let most = groups.iter().copied().max().unwrap_or(1).clamp(1, 8);
    // Few are always seen by half.
    let few = groups.iter().sum::<usize>() < 4;
    let levels = if few { 3 } else { ACROSS.len() };
    let mut grids = Vec::new();
    for columns in 1..=most {
        let rows_now = rows(columns);
        // The same rows with fewer columns are neater.
        if columns > 1 && rows(columns - 1) == rows_now {
            continue;
        }
        let across = &ACROSS[..if columns == 1 { 1 } else { levels }];
        let down = &DOWN[..if rows_now == 1 { 1 } else { levels }];
        for (x, step_x) in across.iter().enumerate() {
            for (y, step_y) in down.iter().enumerate() {
                let both = across.len() > 1 && down.len() > 1;
                if !both || x.abs_diff(y) < 2 {
                    grids.push(Grid {
                        columns,
                        rows: rows_now,
                        step: [*step_x, *step_y],
                    });
                }
            }
        }
    }
    grids
}

/// Centres to try around a place.
fn offsets([x, y]: Point) -> Vec<Point> {
    let mut all = Vec::new();
    for step_x in -12..=12 {
        for step_y in -12..=12 {
            all.push([x + step_x as f32 * 9.0, y + step_y as f32 * 9.0]);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_has_a_seat_for_each() {
        for count in 1..=MOST {
            for groups in [vec![count], vec![count, 1], vec![2, count, 3]] {
                for grid in grids(&groups) {
                    let seats = grid.seats([100.0, 100.0], &groups);
                    assert_eq!(seats.len(), groups.iter().sum::<usize>());
                    let frame = grid.frame([100.0, 100.0]).grown(0.1);
                    let half = PIECE / 2.0;
                    for [x, y] in seats {
                        assert!(frame.has([x - half, y - half]));
                        assert!(frame.has([x + half, y + half]));
                    }
                }
            }
        }
    }
}
