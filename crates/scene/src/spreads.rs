//! Panels of games for many: tracks that several run on, what they lay on the table,
//! and what sets of one's own things buy.

use std::collections::BTreeMap;

use kernel::scene::{Emblem, Ladder, Lane, Row, Runner, Spread};

use crate::emblems::sign;
use crate::measure::{Face, width};
use crate::pieces::item;
use crate::svg::{escape, num, put};

/// From one thing of a row to the next.
const STEP: f32 = 50.0;

/// How much room the longest of these titles takes.
fn widest<'a>(titles: impl Iterator<Item = &'a str>, size: f32) -> f32 {
    titles
        .map(|title| width(title, size, 0.0, Face::Bold))
        .fold(0.0, f32::max)
}

/// One lane below the other, with the numbers of the scale under the last.
pub fn race(out: &mut String, lanes: &[Lane]) -> [f32; 2] {
    const UNIT: f32 = 31.0;
    const HIGH: f32 = 56.0;
    /// The printed tracks of games that have them go this far.
    const LEAST: u8 = 15;
    let left = widest(lanes.iter().map(|lane| &*lane.title), 19.0) + 64.0;
    let values = (lanes.iter()).flat_map(|lane| lane.runners.iter().map(|runner| runner.value));
    let most = values.max().unwrap_or(0).max(LEAST);
    let at = |value: u8| left + UNIT * f32::from(value);
    for (index, lane) in lanes.iter().enumerate() {
        let y = HIGH.mul_add(index as f32, HIGH / 2.0);
        sign(out, lane.emblem, [20.0, y], 28.0, "tick-ink");
        put!(
            out,
            r#"<text class="head" x="42" y="{}" font-size="19">{}</text><path class="rail" d="M{} {y}H{}"/>"#,
            num(y + 6.0),
            escape(&lane.title),
            num(at(0)),
            num(at(most))
        );
        // Those level with one another stand in two rows about the line.
        let mut level: BTreeMap<u8, Vec<&Runner>> = BTreeMap::new();
        for runner in &lane.runners {
            level.entry(runner.value).or_default().push(runner);
        }
        for (value, runners) in level {
            let above = runners.len().div_ceil(2);
            let (upper, lower) = runners.split_at(above);
            for (row, drop) in [(upper, -12.5), (lower, 12.5)] {
                let middle = row.len().saturating_sub(1) as f32 / 2.0;
                for (turn, runner) in row.iter().enumerate() {
                    let x = at(value) + 23.0 * (turn as f32 - middle);
                    let y = if lower.is_empty() { y } else { y + drop };
                    disc(out, runner, [x, y]);
                }
            }
        }
    }
    let foot = HIGH * lanes.len() as f32;
    for value in 0..=most {
        put!(
            out,
            r#"<text class="soft mid" x="{}" y="{}" font-size="13">{value}</text>"#,
            num(at(value)),
            num(foot + 9.0)
        );
    }
    [at(most) + 26.0, foot + 14.0]
}

fn disc(out: &mut String, runner: &Runner, [x, y]: [f32; 2]) {
    put!(
        out,
        r#"<g class="t-{}" role="img" aria-label="{}"><title>{}</title>"#,
        runner.tint.id(),
        escape(&runner.title),
        escape(&runner.title)
    );
    let (cx, cy) = (num(x), num(y));
    if runner.leads {
        sign(out, Emblem::Laurel, [x, y], 37.0, "laurel");
    }
    put!(
        out,
        r#"<circle class="wood face" cx="{cx}" cy="{cy}" r="11.5"/><circle class="rim" cx="{cx}" cy="{cy}" r="11.5"/>"#
    );
    sign(out, runner.emblem, [x, y], 15.0, "face-ink");
    out.push_str("</g>");
}

/// Rows of things, each row a set, under the scale of what sets buy.
pub fn ladder(out: &mut String, ladder: &Ladder) -> [f32; 2] {
    const HEAD: f32 = 58.0;
    const HIGH: f32 = 50.0;
    let left = widest(ladder.rows.iter().map(|row| &*row.title), 17.0) + 18.0;
    let longest = (ladder.rows.iter()).map(|row| row.items.len() + row.apart.len());
    let rungs = ladder.rungs.iter().map(|rung| usize::from(rung.size));
    let columns = longest.chain(rungs).max().unwrap_or(1);
    let end = |count: usize| left + STEP * count as f32;
    let foot = HIGH.mul_add(ladder.rows.len() as f32, HEAD);
    for rung in &ladder.rungs {
        let x = end(usize::from(rung.size)) - 1.0;
        let state = if rung.reached { " reached" } else { "" };
        put!(
            out,
            r#"<g class="rung{state}" role="img" aria-label="{title}"><title>{title}</title><path class="rail" d="M{x} 22V{foot}"/><text class="head end" x="{at}" y="50" font-size="18">{size}</text>"#,
            title = escape(&rung.title),
            x = num(x),
            foot = num(foot),
            at = num(x - 5.0),
            size = rung.size
        );
        for (index, emblem) in rung.emblems.iter().rev().enumerate() {
            let at = [x - 11.0 - 24.0 * index as f32, 18.0];
            sign(out, *emblem, at, 20.0, "tick-ink");
        }
        out.push_str("</g>");
    }
    for (index, row) in ladder.rows.iter().enumerate() {
        let y = HIGH.mul_add(index as f32, HEAD + HIGH / 2.0);
        put!(
            out,
            r#"<text class="soft" x="4" y="{}" font-size="17">{}</text>"#,
            num(y + 6.0),
            escape(&row.title)
        );
        for (column, thing) in row.items.iter().chain(&row.apart).enumerate() {
            let x = end(column) + STEP / 2.0;
            item(out, thing, [x, y], 1.0, None);
        }
    }
    let mut high = foot + 4.0;
    if let Some(note) = &ladder.note {
        put!(
            out,
            r#"<text class="soft" x="4" y="{}" font-size="17">{}</text>"#,
            num(high + 16.0),
            escape(note)
        );
        high += 26.0;
    }
    [end(columns) + 8.0, high]
}

/// What several have laid down, a lane for each; what they took stands at its end. The
/// page says above it what it is and how far.
pub fn spread(out: &mut String, spread: &Spread) -> [f32; 2] {
    const HIGH: f32 = 66.0;
    const SCALE: f32 = 1.15;
    const STEP: f32 = 56.0;
    let titles = widest(spread.rows.iter().map(|row| &*row.title), 20.0);
    let roles = widest(spread.rows.iter().map(|row| &*row.role), 15.0);
    let left = titles.max(roles).max(90.0) + 74.0;
    let things = |row: &Row| row.items.len() + row.apart.len();
    let most = spread.rows.iter().map(things).max().unwrap_or(0);
    let wide = (left + STEP * (most as f32 + 0.6)).max(620.0);
    let top = 8.0;
    let foot = top + (HIGH + 6.0) * spread.rows.len() as f32;
    let high = foot + 24.0 * spread.notes.len() as f32 + 4.0;
    for (index, row) in spread.rows.iter().enumerate() {
        let y = (HIGH + 6.0).mul_add(index as f32, top);
        lane(out, row, y, wide, HIGH);
        let middle = y + HIGH / 2.0;
        for (column, thing) in row.items.iter().enumerate() {
            let x = left + STEP * (column as f32 + 0.4);
            item(out, thing, [x, middle], SCALE, None);
        }
        for (column, thing) in row.apart.iter().rev().enumerate() {
            let x = wide - 16.0 - STEP * (column as f32 + 0.5);
            item(out, thing, [x, middle], SCALE, None);
        }
    }
    for (index, note) in spread.notes.iter().enumerate() {
        put!(
            out,
            r#"<text x="20" y="{}" font-size="19">{}</text>"#,
            num(foot + 20.0 + 24.0 * index as f32),
            escape(note)
        );
    }
    [wide, high]
}

fn lane(out: &mut String, row: &Row, y: f32, wide: f32, high: f32) {
    let now = if row.acts_now { " now" } else { "" };
    let tint = row
        .tint
        .map_or(String::new(), |tint| format!(" t-{}", tint.id()));
    put!(
        out,
        r#"<g class="row{tint}"><rect class="lane box{now}" x="12" y="{}" width="{}" height="{}" rx="8"/><text class="head sign" x="58" y="{}" font-size="20">{}</text><text class="soft" x="58" y="{}" font-size="15">{}</text>"#,
        num(y),
        num(wide - 24.0),
        num(high),
        num(y + 29.0),
        escape(&row.title),
        num(y + 50.0),
        escape(&row.role)
    );
    if let Some(emblem) = row.emblem {
        sign(out, emblem, [36.0, y + high / 2.0], 32.0, "sign");
    }
    out.push_str("</g>");
}

#[cfg(test)]
mod tests {
    use kernel::scene::{Emblem, Tint};

    use super::*;

    fn lane(values: &[u8]) -> Lane {
        let runner = |&value: &u8| Runner {
            tint: Tint::Crimson,
            emblem: Emblem::ALL[0],
            value,
            leads: false,
            title: format!("value {value}"),
        };
        Lane {
            title: "Trade".to_owned(),
            emblem: Emblem::ALL[0],
            runners: values.iter().map(runner).collect(),
        }
    }

    #[test]
    fn a_track_goes_as_far_as_the_highest_value_on_it() {
        for (values, last) in [(&[3, 9][..], 15), (&[15], 15), (&[16, 2], 16), (&[31], 31)] {
            let mut out = String::new();
            let [wide, _] = race(&mut out, &[lane(values)]);
            assert!(out.contains(&format!(">{last}</text>")), "{values:?}");
            assert!(
                !out.contains(&format!(">{}</text>", last + 1)),
                "{values:?}"
            );
            let mut usual = String::new();
            let [narrow, _] = race(&mut usual, &[lane(&[0])]);
            assert_eq!(wide > narrow, last > 15, "{values:?}");
        }
    }
}
