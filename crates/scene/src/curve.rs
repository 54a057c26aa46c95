//! Roads: straight, or bent by one or two control points.

use kernel::scene::{LinkArt, Point};

use crate::svg::pair;

/// A segment with its control points between its ends.
#[derive(Debug, Clone, PartialEq)]
pub struct Curve(Vec<Point>);

fn between(a: Point, b: Point, t: f32) -> Point {
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

impl Curve {
    pub fn new(from: Point, bend: &[Point], to: Point) -> Curve {
        let mut points = vec![from];
        points.extend(bend.iter().take(2));
        points.push(to);
        Curve(points)
    }

    pub fn of(link: &LinkArt) -> Curve {
        Curve::new(link.from, &link.bend, link.to)
    }

    pub fn at(&self, t: f32) -> Point {
        let mut points = self.0.clone();
        while points.len() > 1 {
            points = points
                .windows(2)
                .map(|two| between(two[0], two[1], t))
                .collect();
        }
        points[0]
    }

    /// Points about `step` apart.
    pub fn samples(&self, step: f32) -> Vec<Point> {
        let length: f32 = (self.0.windows(2))
            .map(|two| (two[1][0] - two[0][0]).hypot(two[1][1] - two[0][1]))
            .sum();
        let count = (length / step).ceil().clamp(2.0, 400.0) as usize;
        (0..=count)
            .map(|index| self.at(index as f32 / count as f32))
            .collect()
    }

    /// De Casteljau: the part up to `t`, and the rest.
    fn split(&self, t: f32) -> (Curve, Curve) {
        let (mut head, mut tail) = (Vec::new(), Vec::new());
        let mut points = self.0.clone();
        while let (Some(&first), Some(&last)) = (points.first(), points.last()) {
            head.push(first);
            tail.push(last);
            points = points
                .windows(2)
                .map(|two| between(two[0], two[1], t))
                .collect();
        }
        tail.reverse();
        (Curve(head), Curve(tail))
    }

    /// Without what lies within `gap` of either end: roads stop short of places.
    #[must_use]
    pub fn trimmed(&self, gap: f32) -> Curve {
        let start = self.at(0.0);
        let end = self.at(1.0);
        let away = |from: Point, t: f32| {
            let point = self.at(t);
            (point[0] - from[0]).hypot(point[1] - from[1])
        };
        let steps = (0..=200).map(|index| index as f32 / 200.0);
        let first = steps
            .clone()
            .find(|&t| away(start, t) >= gap)
            .unwrap_or(0.0);
        let last = steps.rev().find(|&t| away(end, t) >= gap).unwrap_or(1.0);
        if first >= last {
            return self.clone();
        }
        let (_, rest) = self.split(first);
        rest.split((last - first) / (1.0 - first)).0
    }

    pub fn path(&self) -> String {
        let mut out = format!("M{}", pair(self.0[0]));
        out.push(match self.0.len() {
            2 => 'L',
            3 => 'Q',
            _ => 'C',
        });
        for (index, point) in self.0[1..].iter().enumerate() {
            let text = pair(*point);
            if index > 0 && !text.starts_with('-') {
                out.push(' ');
            }
            out.push_str(&text);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_road_stops_short_of_both_places() {
        let bent = Curve::new([0.0, 0.0], &[[50.0, 40.0]], [100.0, 0.0]);
        let trimmed = bent.trimmed(20.0);
        for (t, end) in [(0.0, [0.0, 0.0]), (1.0, [100.0, 0.0])] {
            let [x, y] = trimmed.at(t);
            let away = (x - end[0]).hypot(y - end[1]);
            assert!((19.0..22.0).contains(&away), "{away}");
        }
        assert_eq!(bent.path(), "M0 0Q50 40 100 0");
    }
}
