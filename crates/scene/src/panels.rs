//! Panels around the board, each a picture of its own.

use kernel::scene::{Body, Fight, FightSide, Figure, Item, Panel, Score, Step};

use crate::cards::CARD;
use crate::emblems::sign;
use crate::measure::{Face, width, wrap};
use crate::pieces::{exhibit, item};
use crate::spreads;
use crate::svg::{escape, num, put};

/// How wide panels are that wrap their contents.
const WIDE: f32 = 760.0;

/// A panel as an `<svg>`. Its signs are those of the board's definitions.
pub fn panel(panel: &Panel) -> String {
    let mut out = String::new();
    let (size, kind) = match &panel.body {
        Body::Hand { cards } => (hand(&mut out, cards), "hand"),
        Body::Battle(fight) => (battle(&mut out, fight), "battle"),
        Body::Pool { items, note } | Body::Pile { items, note } => {
            (pool(&mut out, items, note.as_deref()), "pool")
        }
        Body::Score { rows, goal } => (score(&mut out, rows, *goal), "score"),
        Body::Track { steps } => (track(&mut out, steps), "track"),
        Body::Race { lanes } => (spreads::race(&mut out, lanes), "race"),
        Body::Ladder(ladder) => (spreads::ladder(&mut out, ladder), "ladder"),
        Body::Table(laid) => (spreads::spread(&mut out, laid), "table"),
        Body::Text { lines } => (text(&mut out, lines), "text"),
    };
    format!(
        r#"<svg class="iacta panel p-{kind}" data-key="{}" viewBox="0 0 {} {}" role="group" aria-label="{}">{out}</svg>"#,
        escape(&panel.key),
        num(size[0]),
        num(size[1]),
        escape(&panel.title)
    )
}

/// One item as a picture of its own, to be looked at: for pages that lay things out
/// themselves.
pub fn token(thing: &Item) -> String {
    let mut out = String::new();
    exhibit(&mut out, thing);
    let [wide, high] = extent(&thing.figure);
    let (x, y) = (num(-wide / 2.0), num(-high / 2.0));
    let (wide, high) = (num(wide), num(high));
    format!(r#"<svg class="iacta token" viewBox="{x} {y} {wide} {high}">{out}</svg>"#)
}

fn is_card(figure: &Figure) -> bool {
    matches!(
        figure,
        Figure::Card { .. } | Figure::TextCard { .. } | Figure::CardBack { .. }
    )
}

/// The room an item takes around its middle.
fn extent(figure: &Figure) -> [f32; 2] {
    match figure {
        figure if is_card(figure) => [CARD[0] + 4.0, CARD[1] + 4.0],
        Figure::Dice { faces, .. } => [48.0 * faces.len().max(1) as f32, 44.0],
        Figure::Place { radius, .. } => [2.0 * radius + 44.0, 2.0 * radius + 44.0],
        _ => [58.0, 58.0],
    }
}

fn hand(out: &mut String, cards: &[Item]) -> [f32; 2] {
    let step = CARD[0] + 12.0;
    for (index, card) in cards.iter().enumerate() {
        let at = [
            step * index as f32 + CARD[0] / 2.0 + 6.0,
            CARD[1] / 2.0 + 6.0,
        ];
        item(out, card, at, 1.0, None);
    }
    [step * cards.len().max(1) as f32, CARD[1] + 12.0]
}

fn pool(out: &mut String, items: &[Item], note: Option<&str>) -> [f32; 2] {
    const STEP: f32 = 54.0;
    // Two rows, so that a large pool stays in sight; more only where they are full.
    let across = items.len().div_ceil(2).clamp(6, (WIDE / STEP) as usize);
    for (index, thing) in items.iter().enumerate() {
        let at = [
            STEP * (index % across) as f32 + 27.0,
            STEP * (index / across) as f32 + 28.0,
        ];
        item(out, thing, at, 1.0, None);
    }
    let mut high = STEP * items.len().div_ceil(across) as f32 + 4.0;
    if let Some(note) = note {
        put!(
            out,
            r#"<text class="soft" x="4" y="{}" font-size="17">{}</text>"#,
            num(high + 16.0),
            escape(note)
        );
        high += 26.0;
    }
    [STEP * across as f32, high]
}

fn score(out: &mut String, rows: &[Score], goal: u8) -> [f32; 2] {
    const ROW: f32 = 34.0;
    let names = rows
        .iter()
        .map(|row| width(&row.title, 19.0, 0.0, Face::Bold));
    let left = names.fold(60.0, f32::max) + 28.0;
    let most = rows
        .iter()
        .map(|row| row.points)
        .max()
        .unwrap_or(0)
        .max(goal);
    for (index, row) in rows.iter().enumerate() {
        let y = ROW.mul_add(index as f32, 20.0);
        put!(
            out,
            r#"<g class="t-{}"><title>{}"#,
            row.tint.id(),
            escape(&row.title)
        );
        for tip in &row.tips {
            put!(out, "\n{}", escape(tip));
        }
        put!(
            out,
            r#"</title><text class="head" x="4" y="{}" font-size="19">{}</text>"#,
            num(y + 6.0),
            escape(&row.title)
        );
        for point in 0..most {
            let on = if point < row.points { " on" } else { "" };
            let goal = if point + 1 == goal { 11.5 } else { 9.0 };
            put!(
                out,
                r#"<circle class="peg{on}" cx="{}" cy="{}" r="{}"/>"#,
                num(left + 26.0 * f32::from(point)),
                num(y),
                num(goal)
            );
        }
        put!(
            out,
            r#"<text class="head" x="{}" y="{}" font-size="23">{}<tspan class="soft" font-size="17"> / {goal}</tspan></text></g>"#,
            num(left + 26.0 * f32::from(most)),
            num(y + 8.0),
            row.points
        );
    }
    let wide = left + 26.0 * f32::from(most) + 66.0;
    [wide, ROW.mul_add(rows.len() as f32, 8.0)]
}

fn track(out: &mut String, steps: &[Step]) -> [f32; 2] {
    const HIGH: f32 = 40.0;
    let mut x = 4.0;
    for step in steps {
        let letters = width(&step.text, 19.0, 0.0, Face::Bold);
        let sign_room = if step.emblem.is_some() { 30.0 } else { 0.0 };
        let wide = (letters + sign_room + 22.0).max(HIGH);
        let state = match (step.now, step.past) {
            (true, _) => " now",
            (false, true) => " past",
            (false, false) => "",
        };
        let tint = step
            .tint
            .map_or(String::new(), |tint| format!(" class=\"t-{}\"", tint.id()));
        let current = if step.now {
            r#" aria-current="step""#
        } else {
            ""
        };
        put!(
            out,
            r#"<g{tint}{current}><rect class="box{state}" x="{}" y="4" width="{}" height="{HIGH}" rx="7"/>"#,
            num(x),
            num(wide)
        );
        if let Some(emblem) = step.emblem {
            let class = if step.tint.is_some() {
                "sign"
            } else {
                "tick-ink"
            };
            sign(out, emblem, [x + 11.0 + 12.0, 24.0], 26.0, class);
        }
        put!(
            out,
            r#"<text class="head mid{}" x="{}" y="30.5" font-size="19">{}</text></g>"#,
            if step.tint.is_some() { " sign" } else { "" },
            num(x + sign_room + (wide - sign_room) / 2.0),
            escape(&step.text)
        );
        x += wide + 8.0;
    }
    [x, HIGH + 8.0]
}

fn text(out: &mut String, lines: &[String]) -> [f32; 2] {
    let mut y = 20.0;
    for line in lines {
        for part in wrap(line, 17.0, WIDE - 8.0, Face::Text) {
            put!(
                out,
                r#"<text x="4" y="{}" font-size="17">{}</text>"#,
                num(y),
                escape(&part)
            );
            y += 22.0;
        }
    }
    [WIDE, y]
}

/// Two lines face one another; between them the steps of the round and the dice. The
/// page says above it where they fight and how far it is.
fn battle(out: &mut String, fight: &Fight) -> [f32; 2] {
    let Fight {
        progress: _,
        lines,
        steps,
        dice,
        notes,
    } = fight;
    const SCALE: f32 = 1.6;
    const STEP: f32 = 82.0;
    // A flag may fly above a block, below the words.
    const LANE: f32 = 158.0;
    const TOP: f32 = 10.0;
    let most = lines
        .iter()
        .map(|line| line.blocks.len() + line.reserves.len().min(8));
    let mut round = String::new();
    let [track_wide, _] = track(&mut round, steps);
    let thrown = dice.as_ref().map_or(0.0, |dice| match &dice.figure {
        Figure::Dice { faces, .. } => faces.len() as f32,
        _ => 1.0,
    });
    let wide = (most.max().unwrap_or(0) as f32 * STEP + 60.0)
        .max(track_wide + 28.0 + 54.0 * thrown)
        .max(WIDE);
    // Steps and dice need a row of their own; where there are none, notes close up.
    let row = if steps.is_empty() && dice.is_none() {
        14.0
    } else {
        84.0
    };
    let middle = row + notes.len() as f32 * 24.0;
    let high = TOP + 2.0 * LANE + middle + 12.0;
    for (index, line) in lines.iter().enumerate() {
        let top = TOP + index as f32 * (LANE + middle);
        lane(out, line, top, wide, LANE, STEP, SCALE);
    }
    let top = TOP + LANE;
    put!(
        out,
        r#"<g transform="translate(14 {})">{round}</g>"#,
        num(top + 18.0)
    );
    if let Some(dice) = dice {
        let x = (track_wide + 14.0 + 24.0 * thrown + 20.0).max(wide - 24.0 * thrown - 30.0);
        item(out, dice, [x, top + 42.0], 1.1, None);
    }
    for (index, note) in notes.iter().enumerate() {
        let y = top + row + 8.0 + 24.0 * index as f32;
        put!(
            out,
            r#"<text x="20" y="{}" font-size="19">{}</text>"#,
            num(y),
            escape(note)
        );
    }
    [wide, high]
}

fn lane(out: &mut String, line: &FightSide, top: f32, wide: f32, lane: f32, step: f32, scale: f32) {
    let now = if line.acts_now { " now" } else { "" };
    put!(
        out,
        r#"<g class="t-{}"><rect class="lane box{now}" x="12" y="{}" width="{}" height="{}" rx="8"/><text class="head sign" x="26" y="{}" font-size="20">{}</text><text class="soft" x="{}" y="{}" font-size="18">{}</text></g>"#,
        line.tint.id(),
        num(top),
        num(wide - 24.0),
        num(lane),
        num(top + 25.0),
        escape(&line.title),
        num(26.0 + width(&line.title, 20.0, 0.0, Face::Bold) + 12.0),
        num(top + 25.0),
        escape(&line.role)
    );
    let y = top + lane / 2.0 + 20.0;
    // Cards are larger than blocks and lie as close.
    let sized = |thing: &Item, scale: f32| {
        if is_card(&thing.figure) {
            (step - 6.0) / CARD[0]
        } else {
            scale
        }
    };
    for (index, block) in line.blocks.iter().enumerate() {
        let at = [60.0 + step * index as f32, y];
        item(out, block, at, sized(block, scale), None);
    }
    // Reserves close up behind: they only wait.
    let shown = line.reserves.len();
    for (index, block) in line.reserves.iter().enumerate() {
        let x = wide - 56.0 - (shown - 1 - index) as f32 * step.min(300.0 / shown as f32);
        item(out, block, [x, y], sized(block, 1.2), None);
    }
}
