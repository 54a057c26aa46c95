//! Shapes as paths: fewer points where nobody sees them, and short to write.

use std::collections::{HashMap, HashSet};

use kernel::scene::{Area, Point, Polygon};

use crate::svg::tenths;

/// The path of polygons, to be filled by the even-odd rule.
pub fn path(polygons: &[Polygon], tolerance: f32) -> String {
    let mut out = String::new();
    for ring in polygons.iter().flatten() {
        let ring = simplify_ring(ring, tolerance);
        if ring.len() > 2 {
            run(&mut out, &ring);
            out.push('z');
        }
    }
    out
}

/// A line by its first point and the steps from each to the next. Steps are taken
/// between rounded points, so that roundings do not add up.
pub fn run(out: &mut String, points: &[Point]) {
    let round = |[x, y]: Point| [(x * 10.0).round() as i32, (y * 10.0).round() as i32];
    let Some(&first) = points.first() else {
        return;
    };
    let mut last = round(first);
    out.push('M');
    two(out, last);
    let mut lead = 'l';
    for &point in &points[1..] {
        let next = round(point);
        let step = [next[0] - last[0], next[1] - last[1]];
        if step == [0, 0] {
            continue;
        }
        // After the first step further ones need no letter.
        if lead == 'l' {
            out.push('l');
        } else if step[0] >= 0 {
            out.push(' ');
        }
        lead = ' ';
        two(out, step);
        last = next;
    }
}

fn two(out: &mut String, [x, y]: [i32; 2]) {
    out.push_str(&tenths(x));
    let y = tenths(y);
    if !y.starts_with('-') {
        out.push(' ');
    }
    out.push_str(&y);
}

/// Ramer, Douglas and Peucker on a closed ring: halved at its farthest point.
pub fn simplify_ring(ring: &[Point], tolerance: f32) -> Vec<Point> {
    if ring.len() < 4 {
        return ring.to_vec();
    }
    let far = |from: Point| {
        let distance = |point: &Point| (point[0] - from[0]).hypot(point[1] - from[1]);
        let farthest = (ring.iter().enumerate())
            .max_by(|(_, one), (_, other)| distance(one).total_cmp(&distance(other)));
        farthest.map_or(0, |(index, _)| index)
    };
    let middle = far(ring[0]).max(1);
    let mut closed = ring.to_vec();
    closed.push(ring[0]);
    let mut out = simplify(&closed[..=middle], tolerance);
    out.pop();
    out.extend(simplify(&closed[middle..], tolerance));
    out.pop();
    out
}

/// The same on a line; its ends stay.
pub fn simplify(line: &[Point], tolerance: f32) -> Vec<Point> {
    let mut keep = vec![false; line.len()];
    let mut open = vec![(0, line.len().saturating_sub(1))];
    while let Some((start, end)) = open.pop() {
        for kept in [start, end] {
            if let Some(kept) = keep.get_mut(kept) {
                *kept = true;
            }
        }
        let farthest = (start + 1..end)
            .map(|index| (index, off(line[index], line[start], line[end])))
            .max_by(|(_, one), (_, other)| one.total_cmp(other));
        if let Some((index, distance)) = farthest
            && distance > tolerance
        {
            open.push((start, index));
            open.push((index, end));
        }
    }
    (line.iter().zip(keep))
        .filter_map(|(point, keep)| keep.then_some(*point))
        .collect()
}

/// How far a point is from a segment.
pub fn off(point: Point, a: Point, b: Point) -> f32 {
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let length = dx * dx + dy * dy;
    let along = if length == 0.0 {
        0.0
    } else {
        (((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length).clamp(0.0, 1.0)
    };
    (point[0] - a[0] - along * dx).hypot(point[1] - a[1] - along * dy)
}

/// Is the point inside, by the even-odd rule?
pub fn inside(polygons: &[Polygon], [x, y]: Point) -> bool {
    let mut inside = false;
    for ring in polygons.iter().flatten() {
        let next = ring.iter().cycle().skip(1);
        for (a, b) in ring.iter().zip(next) {
            let crosses = (a[1] > y) != (b[1] > y);
            if crosses && x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0] {
                inside = !inside;
            }
        }
    }
    inside
}

/// Row by row: where lines `step` apart cross the shore, from left to right.
pub fn crossings(polygons: &[Polygon], first: f32, step: f32, rows: usize) -> Vec<Vec<f32>> {
    let mut crossings: Vec<Vec<f32>> = vec![Vec::new(); rows];
    for ring in polygons.iter().flatten() {
        let next = ring.iter().cycle().skip(1);
        for (a, b) in ring.iter().zip(next) {
            let (low, high) = if a[1] < b[1] { (a, b) } else { (b, a) };
            let above = ((low[1] - first) / step).ceil().max(0.0) as usize;
            for (row, crossed) in crossings.iter_mut().enumerate().skip(above) {
                let y = first + row as f32 * step;
                if y >= high[1] {
                    break;
                }
                let x = (high[0] - low[0]) * (y - low[1]) / (high[1] - low[1]) + low[0];
                crossed.push(x);
            }
        }
    }
    for crossed in &mut crossings {
        crossed.sort_by(f32::total_cmp);
    }
    crossings
}

/// Land and water as cells, for the many questions of a layout.
#[derive(Debug)]
pub struct Mask {
    columns: usize,
    cells: Vec<bool>,
}

impl Mask {
    const CELL: f32 = 4.0;

    pub fn new(polygons: &[Polygon], width: f32, height: f32) -> Mask {
        let columns = (width / Mask::CELL).ceil() as usize + 1;
        let rows = (height / Mask::CELL).ceil() as usize + 1;
        let crossings = crossings(polygons, Mask::CELL / 2.0, Mask::CELL, rows);
        let mut cells = vec![false; columns * rows];
        for (row, crossed) in crossings.iter().enumerate() {
            for two in crossed.chunks_exact(2) {
                let column = |x: f32| (x / Mask::CELL - 0.5).ceil().max(0.0) as usize;
                let (start, end) = (column(two[0]), column(two[1]).min(columns));
                if start < end {
                    cells[row * columns + start..row * columns + end].fill(true);
                }
            }
        }
        Mask { columns, cells }
    }

    pub fn inside(&self, [x, y]: Point) -> bool {
        if x < 0.0 || y < 0.0 {
            return false;
        }
        let (column, row) = ((x / Mask::CELL) as usize, (y / Mask::CELL) as usize);
        let index = row.saturating_mul(self.columns).saturating_add(column);
        column < self.columns && self.cells.get(index).is_some_and(|&cell| cell)
    }
}

type Edge = [[i32; 2]; 2];

fn edge(a: Point, b: Point) -> Edge {
    let round = |[x, y]: Point| [(x * 10.0).round() as i32, (y * 10.0).round() as i32];
    let mut ends = [round(a), round(b)];
    ends.sort_unstable();
    ends
}

/// The borders that areas share, and which areas touch: neighbours have the same
/// border points.
pub fn borders(areas: &[Area]) -> (Vec<Vec<Point>>, Vec<HashSet<usize>>) {
    let mut owners: HashMap<Edge, Vec<usize>> = HashMap::new();
    let each = |ring: &[Point]| {
        let next: Vec<Point> = ring
            .iter()
            .cycle()
            .skip(1)
            .take(ring.len())
            .copied()
            .collect();
        ring.iter().copied().zip(next).collect::<Vec<_>>()
    };
    for (index, area) in areas.iter().enumerate() {
        for (a, b) in area.polygons.iter().flatten().flat_map(|ring| each(ring)) {
            owners.entry(edge(a, b)).or_default().push(index);
        }
    }
    let mut lines = Vec::new();
    let mut touch = vec![HashSet::new(); areas.len()];
    for (index, area) in areas.iter().enumerate() {
        for ring in area.polygons.iter().flatten() {
            let mut line: Vec<Point> = Vec::new();
            for (a, b) in each(ring) {
                let others = owners.get(&edge(a, b));
                let other = others.and_then(|all| all.iter().find(|other| **other != index));
                if let Some(&other) = other {
                    touch[index].insert(other);
                }
                // Each border is drawn once, by the later of the two.
                if other.is_some_and(|&other| other < index) {
                    if line.is_empty() {
                        line.push(a);
                    }
                    line.push(b);
                } else if !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
            }
            if !line.is_empty() {
                lines.push(line);
            }
        }
    }
    (lines, touch)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_straight_line_needs_its_ends_only() {
        let line = [[0.0, 0.0], [5.0, 0.1], [10.0, 0.0], [10.0, 10.0]];
        assert_eq!(
            simplify(&line, 0.5),
            [[0.0, 0.0], [10.0, 0.0], [10.0, 10.0]]
        );
        let mut out = String::new();
        run(&mut out, &line);
        assert_eq!(out, "M0 0l5 .1 5-.1 0 10");
    }

    #[test]
    fn a_hole_is_outside() {
        let square = |low: f32, high: f32| vec![[low, low], [high, low], [high, high], [low, high]];
        let ring = vec![vec![square(0.0, 10.0), square(4.0, 6.0)]];
        assert!(inside(&ring, [2.0, 5.0]));
        assert!(!inside(&ring, [5.0, 5.0]));
        assert!(!inside(&ring, [12.0, 5.0]));
    }

    #[test]
    fn cells_tell_the_same_as_the_shore() {
        let star = vec![vec![vec![
            [50.0, 5.0],
            [61.0, 40.0],
            [95.0, 40.0],
            [67.0, 60.0],
            [78.0, 95.0],
            [50.0, 73.0],
            [22.0, 95.0],
            [33.0, 60.0],
            [5.0, 40.0],
            [39.0, 40.0],
        ]]];
        let mask = Mask::new(&star, 100.0, 100.0);
        for row in 0..25 {
            for column in 0..25 {
                let at = [column as f32 * 4.0 + 2.0, row as f32 * 4.0 + 2.0];
                assert_eq!(mask.inside(at), inside(&star, at), "{at:?}");
            }
        }
        assert!(!mask.inside([-1.0, 50.0]) && !mask.inside([500.0, 50.0]));
    }
}
