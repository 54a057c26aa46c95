//! Where pieces stand: beside one another, on or beside their place, off names and
//! other places where that can be had.
//!
//! The layout of a place depends on how many pieces each side has there and on
//! nothing else, so that nothing jumps when something happens elsewhere.

use std::collections::HashMap;
use std::sync::Mutex;

use kernel::scene::{Area, BoardArt, Point};

use crate::labels::{Frame, Label, Script};

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

#[derive(Debug, Clone, Copy)]
struct Home {
    at: Point,
    /// What pieces may cover: the place itself.
    radius: f32,
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
                },
            )
        });
        let areas = |kind: &'static str, areas: &'_ [Area]| -> Vec<(String, Home)> {
            (areas.iter())
                .flat_map(|area| {
                    let (at, radius) = (area.pieces, 0.0);
                    let keys = [area.id.clone(), format!("{kind}:{}", area.id)];
                    keys.map(|key| (key, Home { at, radius }))
                })
                .collect()
        };
        // Later ones win: a plain id means a place, else a sea, else a province.
        let mut homes: HashMap<String, Home> = HashMap::new();
        homes.extend(areas("province", &art.provinces));
        homes.extend(areas("sea", &art.seas));
        homes.extend(spots);
        Layout {
            homes,
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
        let found = self.arrange(*home, &key.1);
        seats.insert(key, found.clone());
        found
    }

    fn arrange(&self, home: Home, groups: &[usize]) -> Vec<Point> {
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
        let mut best: Option<(f32, Point, Grid)> = None;
        for grid in grids(groups) {
            let tight = (PIECE + 1.0 - grid.step[0]).max(0.0) * (grid.columns - 1) as f32
                + (PIECE + 1.0 - grid.step[1]).max(0.0) * (grid.rows - 1) as f32;
            let uneven = (grid.columns as f32 - 1.3 * grid.rows as f32).abs();
            for at in offsets(home.at) {
                let frame = grid.frame(at);
                let cost = local.cost(&frame, home) + tight * 9.0 + uneven * 22.0;
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, at, grid));
                }
            }
        }
        best.map_or_else(Vec::new, |(_, at, grid)| grid.seats(at, groups))
    }
}

impl Obstacles {
    fn cost(&self, frame: &Frame, home: Home) -> f32 {
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
        // Pieces touch their place, the nearer the better.
        let [x, y] = frame.middle();
        let away = (x - home.at[0]).hypot(y - home.at[1]);
        let apart = frame.off(home.at) - home.radius;
        cost + away * 1.6 + apart.max(0.0) * 60.0
    }
}

/// Grids for groups of so many pieces.
fn grids(groups: &[usize]) -> Vec<Grid> {
    const ACROSS: [f32; 3] = [47.0, 36.0, 26.0];
    const DOWN: [f32; 3] = [47.0, 38.0, 30.0];
    let rows = |columns: usize| -> usize {
        let rows = groups
            .iter()
            .map(|count| count.div_ceil(columns))
            .sum::<usize>();
        rows.max(1)
    };
    let most = groups.iter().copied().max().unwrap_or(1).clamp(1, 8);
    let mut grids = Vec::new();
    for columns in 1..=most {
        let rows_now = rows(columns);
        // The same rows with fewer columns are neater.
        if columns > 1 && rows(columns - 1) == rows_now {
            continue;
        }
        let across = if columns == 1 {
            &ACROSS[..1]
        } else {
            &ACROSS[..]
        };
        let down = if rows_now == 1 { &DOWN[..1] } else { &DOWN[..] };
        for step_x in across {
            for step_y in down {
                grids.push(Grid {
                    columns,
                    rows: rows_now,
                    step: [*step_x, *step_y],
                });
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
