//! Where pieces stand: beside one another, on or beside their place, off names and
//! other places where that can be had.
//!
//! The layout of a place depends on its number of pieces alone, so that nothing
//! jumps when something happens elsewhere.

use std::collections::HashMap;
use std::sync::Mutex;

use kernel::scene::{BoardArt, Point};

use crate::labels::{Frame, Label, Script};

/// The size of a block on the board.
pub const PIECE: f32 = 46.0;
/// More pieces than this in one place share the last seat.
const MOST: usize = 40;

/// Where the pieces of each place stand.
#[derive(Debug)]
pub struct Layout {
    homes: HashMap<String, Home>,
    names: Vec<Frame>,
    letters: Vec<Frame>,
    discs: Vec<(Point, f32)>,
    board: Frame,
    seats: Mutex<HashMap<(String, usize), Vec<Point>>>,
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

    /// Row by row; the last row stands in the middle.
    fn seats(&self, at: Point, count: usize) -> Vec<Point> {
        (0..count)
            .map(|index| {
                let (row, column) = (index / self.columns, index % self.columns);
                let in_row = (count - row * self.columns).min(self.columns);
                [
                    at[0] + (column as f32 - (in_row - 1) as f32 / 2.0) * self.step[0],
                    at[1] + (row as f32 - (self.rows - 1) as f32 / 2.0) * self.step[1],
                ]
            })
            .collect()
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
        let areas = art.seas.iter().chain(&art.provinces).map(|area| {
            let radius = 0.0;
            (
                area.id.clone(),
                Home {
                    at: area.pieces,
                    radius,
                },
            )
        });
        Layout {
            homes: spots.chain(areas).collect(),
            names: labels.iter().map(|label| label.frame).collect(),
            letters: scripts
                .iter()
                .flat_map(|script| script.frames.clone())
                .collect(),
            discs: (art.spots.iter())
                .map(|spot| (spot.at, art.space_radius))
                .chain(art.slots.iter().map(|slot| (slot.at, art.slot_radius)))
                .collect(),
            board: Frame::new(0.0, 0.0, art.width, art.height),
            seats: Mutex::new(HashMap::new()),
        }
    }

    /// Where each of `count` pieces of a place stands.
    pub fn seats(&self, place: &str, count: usize) -> Vec<Point> {
        let Some(home) = self.homes.get(place) else {
            return Vec::new();
        };
        let count = count.min(MOST);
        let key = (place.to_owned(), count);
        // A poisoned table is still a table: it only keeps results.
        let mut seats = self
            .seats
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        (seats.entry(key))
            .or_insert_with(|| self.arrange(*home, count))
            .clone()
    }

    fn arrange(&self, home: Home, count: usize) -> Vec<Point> {
        let mut best = (f32::INFINITY, home.at, grids(count)[0]);
        for grid in grids(count) {
            let tight = (PIECE + 1.0 - grid.step[0]).max(0.0) * (grid.columns - 1) as f32
                + (PIECE + 1.0 - grid.step[1]).max(0.0) * (grid.rows - 1) as f32;
            let uneven = (grid.columns as f32 - 1.4 * grid.rows as f32).abs();
            for at in offsets(home.at) {
                let frame = grid.frame(at);
                let cost = self.cost(&frame, home) + tight * 5.0 + uneven * 4.0;
                if cost < best.0 {
                    best = (cost, at, grid);
                }
            }
        }
        best.2.seats(best.1, count)
    }

    fn cost(&self, frame: &Frame, home: Home) -> f32 {
        let whole = (frame.right - frame.left) * (frame.bottom - frame.top);
        let mut cost = (whole - frame.overlap(&self.board.grown(-4.0))) * 50.0;
        for name in &self.names {
            let area = frame.overlap(name);
            if area > 0.0 {
                cost += 120.0 + area * 4.0;
            }
        }
        let letters = self.letters.iter().map(|letter| frame.overlap(letter));
        cost += letters.sum::<f32>() * 0.25;
        for (at, radius) in &self.discs {
            if *at == home.at {
                continue;
            }
            // Another's place and the seat of its first piece.
            let reach = radius.max(PIECE / 2.0) + 1.0;
            cost += frame.overlap(&Frame::around(*at, reach * 0.9)) * 1.6;
        }
        // Pieces touch their place, the nearer the better.
        let [x, y] = frame.middle();
        let away = (x - home.at[0]).hypot(y - home.at[1]);
        let apart = frame.off(home.at) - home.radius;
        cost + away * 1.6 + apart.max(0.0) * 60.0
    }
}

/// Grids for so many pieces.
fn grids(count: usize) -> Vec<Grid> {
    const ACROSS: [f32; 3] = [47.0, 36.0, 26.0];
    const DOWN: [f32; 3] = [47.0, 38.0, 30.0];
    let mut grids = Vec::new();
    for columns in 1..=count.clamp(1, 8) {
        let rows = count.max(1).div_ceil(columns);
        // The same rows with fewer columns are neater.
        if columns > 1 && count.div_ceil(columns - 1) == rows {
            continue;
        }
        for across in ACROSS {
            for down in DOWN {
                grids.push(Grid {
                    columns,
                    rows,
                    step: [across, down],
                });
                if rows == 1 {
                    break;
                }
            }
            if columns == 1 {
                break;
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
            for grid in grids(count) {
                let seats = grid.seats([100.0, 100.0], count);
                assert_eq!(seats.len(), count);
                let frame = grid.frame([100.0, 100.0]).grown(0.1);
                let half = PIECE / 2.0;
                for [x, y] in seats {
                    assert!(frame.has([x - half, y - half]) && frame.has([x + half, y + half]));
                }
            }
        }
    }
}
