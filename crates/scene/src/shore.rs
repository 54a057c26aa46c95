//! Lines along the shore, on either side of it: the edges of halos and rims.
//!
//! Wide strokes along the coast would look the same, but a browser pays for each of
//! its thousands of points again in every tile that it paints. A line at a distance
//! has lost the small bays, and it is filled, not stroked.

use kernel::scene::{Point, Polygon};

use crate::outline;

/// How far from the shore a point is: more than zero on land.
#[derive(Debug)]
pub struct Shore {
    columns: usize,
    rows: usize,
    field: Vec<f32>,
}

/// A crossing of a grid line, by the node before it: to the right of it or below it.
type Crossing = usize;

const NONE: Crossing = Crossing::MAX;

impl Shore {
    const CELL: f32 = 4.0;
    /// Distances beyond this are not told apart.
    const REACH: f32 = 24.0;
    /// Nodes around the board, so that lines close where nobody sees them.
    const PAD: f32 = 7.0;

    pub fn new(coast: &[Polygon], width: f32, height: f32) -> Shore {
        let nodes = |length: f32| (length / Shore::CELL + 2.0 * Shore::PAD).ceil() as usize + 1;
        let (columns, rows) = (nodes(width), nodes(height));
        let mut field = vec![Shore::REACH; columns * rows];
        for ring in coast.iter().flatten() {
            for (&a, &b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
                let span = |axis: usize, end: usize| {
                    let (low, high) = (a[axis].min(b[axis]), a[axis].max(b[axis]));
                    let first = node(low - Shore::REACH).ceil().max(0.0) as usize;
                    let last = node(high + Shore::REACH).floor().max(-1.0) + 1.0;
                    first..(last as usize).min(end)
                };
                for row in span(1, rows) {
                    for column in span(0, columns) {
                        let distance = outline::off(place(column, row), a, b);
                        let nearest = &mut field[row * columns + column];
                        *nearest = nearest.min(distance);
                    }
                }
            }
        }
        let crossings = outline::crossings(coast, place(0, 0)[1], Shore::CELL, rows);
        for (row, crossed) in crossings.iter().enumerate() {
            for column in 0..columns {
                let here = &mut field[row * columns + column];
                let left = crossed.partition_point(|&x| x < place(column, row)[0]);
                if left % 2 == 0 {
                    *here = -*here;
                }
                if column == 0 || column == columns - 1 || row == 0 || row == rows - 1 {
                    *here = -Shore::REACH;
                }
            }
        }
        Shore {
            columns,
            rows,
            field,
        }
    }

    /// The land and what is within `-inland` of it, or the land without its rim.
    pub fn at(&self, inland: f32) -> Polygon {
        let mut next = self.steps(inland);
        let mut rings = Vec::new();
        for start in 0..next.len() {
            let mut ring = Vec::new();
            let mut here = start;
            while next[here] != NONE {
                ring.push(self.point(here, inland));
                here = std::mem::replace(&mut next[here], NONE);
            }
            if !ring.is_empty() {
                rings.push(ring);
            }
        }
        rings
    }

    /// Marching squares: from each crossing the line goes to the next one.
    fn steps(&self, inland: f32) -> Vec<Crossing> {
        let mut next = vec![NONE; self.field.len() * 2];
        for row in 0..self.rows - 1 {
            for column in 0..self.columns - 1 {
                let first = row * self.columns + column;
                let corners = [
                    first,
                    first + 1,
                    first + self.columns + 1,
                    first + self.columns,
                ];
                let heights = corners.map(|corner| self.field[corner] - inland);
                let [top, right, bottom, left] = [
                    first * 2,
                    (first + 1) * 2 + 1,
                    (first + self.columns) * 2,
                    first * 2 + 1,
                ];
                // Corners clockwise from the upper left; the land is to the left.
                let joined = heights.iter().sum::<f32>() > 0.0;
                let lines: &[(Crossing, Crossing)] = match heights.map(|height| height > 0.0) {
                    [false, false, false, false] | [true, true, true, true] => &[],
                    [true, false, false, false] => &[(left, top)],
                    [false, true, false, false] => &[(top, right)],
                    [false, false, true, false] => &[(right, bottom)],
                    [false, false, false, true] => &[(bottom, left)],
                    [true, true, false, false] => &[(left, right)],
                    [false, true, true, false] => &[(top, bottom)],
                    [false, false, true, true] => &[(right, left)],
                    [true, false, false, true] => &[(bottom, top)],
                    [false, true, true, true] => &[(top, left)],
                    [true, false, true, true] => &[(right, top)],
                    [true, true, false, true] => &[(bottom, right)],
                    [true, true, true, false] => &[(left, bottom)],
                    [true, false, true, false] if joined => &[(right, top), (left, bottom)],
                    [true, false, true, false] => &[(left, top), (right, bottom)],
                    [false, true, false, true] if joined => &[(top, left), (bottom, right)],
                    [false, true, false, true] => &[(top, right), (bottom, left)],
                };
                for &(from, to) in lines {
                    next[from] = to;
                }
            }
        }
        next
    }

    /// Where the line crosses between two nodes.
    fn point(&self, crossing: Crossing, inland: f32) -> Point {
        let (first, down) = (crossing / 2, crossing % 2 == 1);
        let second = first + if down { self.columns } else { 1 };
        let [here, there] = [first, second].map(|node| self.field[node] - inland);
        let along = Shore::CELL * here / (here - there);
        let [x, y] = place(first % self.columns, first / self.columns);
        if down { [x, y + along] } else { [x + along, y] }
    }
}

/// Which node lies at a coordinate.
fn node(coordinate: f32) -> f32 {
    coordinate / Shore::CELL + Shore::PAD
}

fn place(column: usize, row: usize) -> Point {
    [column, row].map(|index| (index as f32 - Shore::PAD) * Shore::CELL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outline::inside;

    /// An island with a lake, and a coast that the board's edge cuts.
    fn land() -> Vec<Polygon> {
        let square = |low: f32, high: f32| vec![[low, low], [high, low], [high, high], [low, high]];
        vec![
            vec![square(60.0, 260.0), square(120.0, 200.0)],
            vec![vec![
                [-50.0, 300.0],
                [90.0, 300.0],
                [90.0, 500.0],
                [-50.0, 500.0],
            ]],
        ]
    }

    #[test]
    fn a_line_keeps_its_distance_on_both_sides() {
        let shore = Shore::new(&land(), 400.0, 400.0);
        for inland in [-17.0, -4.5, 5.5, 13.0] {
            let lines = [shore.at(inland)];
            let points = lines.iter().flatten().flatten();
            for &at in points.filter(|[x, y]| *x > 0.0 && *y < 400.0) {
                let off = (land().iter().flatten())
                    .flat_map(|ring| ring.iter().zip(ring.iter().cycle().skip(1)))
                    .map(|(&a, &b)| outline::off(at, a, b))
                    .fold(f32::MAX, f32::min);
                assert!(
                    (off - inland.abs()).abs() < 1.5,
                    "{at:?} is {off} from the shore"
                );
                assert_eq!(inside(&land(), at), inland > 0.0, "{at:?}");
            }
            // (place, whether it is land and far enough from the shore)
            let cases = [
                ([80.0, 80.0], true),
                ([160.0, 160.0], false),
                ([360.0, 100.0], false),
                ([50.0, 360.0], true),
                ([55.0, 160.0], inland < -5.0),
                ([68.0, 160.0], inland < 8.0),
                ([125.0, 160.0], inland < -5.0),
            ];
            for (at, expected) in cases {
                assert_eq!(inside(&lines, at), expected, "{at:?} at {inland}");
            }
        }
    }

    #[test]
    fn without_land_there_is_no_line() {
        assert!(Shore::new(&[], 100.0, 60.0).at(-17.0).is_empty());
    }
}
