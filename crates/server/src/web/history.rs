//! The log as it is read: oldest first, with headings, in the colours of the sides.

use kernel::scene::{Body, Tint};
use kernel::{HeardLine, Message, Seam, Seat, SeatSet};
use maud::{Markup, html};

use super::log;
use super::look::Look;
use crate::game_match::Return;
use crate::lang::power_name;

/// Lines of the log on the page; the replay has them all.
const LINES: usize = 70;

/// A side as the log shows it.
struct Side {
    name: String,
    tint: Option<Tint>,
}

impl Look<'_> {
    pub fn log(&self) -> Markup {
        let from = self.table.lines().saturating_sub(LINES);
        let mut heard = self.table.told(self.viewer, from, usize::MAX);
        heard.retain(|line| !line.is_aside);
        let seams = self.table.seams();
        // Those that stand between two lines, from the older one on.
        let between = |older: usize, newer: usize| {
            let stands = move |seam: &&Seam| (older..newer).contains(&seam.line);
            seams.iter().filter(stands)
        };
        let returns = |older: usize, newer: usize| {
            let stands = move |back: &&Return| (older..newer).contains(&back.line);
            self.returns.iter().filter(stands)
        };
        // The last line of each decision leads back to it.
        let leads_back = |index: usize, line: &HeardLine| {
            let next = heard.get(index + 1)?;
            self.goes_back.filter(|_| next.decision != line.decision)
        };
        let sides = self.sides();
        html! {
            div.scroll data-scroll="end" tabindex="0" {
                ol {
                    @for (index, line) in heard.iter().enumerate() {
                        @let older = index.checked_sub(1).map(|index| &heard[index]);
                        @let after = older.map_or(from, |line| line.place + 1);
                        @for seam in between(after, line.place + 1) { (self.seam(seam)) }
                        @for back in returns(after, line.place + 1) { (self.went_back(back)) }
                        @if let Some(chapter) = self.chapter(line.place) {
                            li.chapter { h3 { (self.words().say(&chapter)) } }
                        }
                        (self.line(line, older, leads_back(index, line), &sides))
                    }
                    @let last = heard.last().map_or(from, |line| line.place + 1);
                    @for seam in between(last, usize::MAX) { (self.seam(seam)) }
                    @for back in returns(last, usize::MAX) { (self.went_back(back)) }
                }
            }
        }
    }

    /// A line of the log that is no event: the match went back.
    fn went_back(&self, back: &Return) -> Markup {
        let side = power_name(self.game, self.table, back.by, self.reader.lang());
        let say = Message::new("went-back").text("side", side);
        html! { li.seam { (self.reader.say(&say.count("steps", back.steps as i64))) } }
    }

    /// A line, with a way back to the position after it for the seat that may ask for that.
    fn line(
        &self,
        line: &HeardLine,
        older: Option<&HeardLine>,
        leads_back: Option<Seat>,
        sides: &[Side],
    ) -> Markup {
        let scene = self.scene.as_ref().map(|(_, scene)| scene);
        let is_new = older.is_some_and(|older| older.decision != line.decision);
        // Who it is about is named first.
        let text = self.words().say(&line.say);
        let side = (sides.iter())
            .filter_map(|side| Some((text.find(&side.name)?, side)))
            .min_by_key(|(at, _)| *at)
            .map(|(_, side)| side);
        let mut class = String::from(if is_new { "line new-decision" } else { "line" });
        if let Some(tint) = side.and_then(|side| side.tint) {
            class.push_str(" t-");
            class.push_str(tint.id());
        }
        html! {
            li class=(class) data-line=(line.place) {
                @if let Some(initial) = side.and_then(|side| side.name.chars().next()) {
                    span.of-side aria-hidden="true" { (initial) }
                }
                (log::sentence(self.words(), &line.say, scene))
                @if let Some(seat) = leads_back {
                    " " a.back-here href={ "/m/" (self.id) "/back?seat=" (seat.0) "&line=" (line.place) }
                        title=(self.reader.t("back-here")) aria-label=(self.reader.t("back-here")) { "↶" }
                }
            }
        }
    }

    /// What began with a line: a year, a turn.
    fn chapter(&self, place: usize) -> Option<Message> {
        let begun = self.table.milestones(self.viewer, place);
        let after = self.table.milestones(self.viewer, place + 1).len();
        let here = begun.len() - after.min(begun.len());
        let mut here = begun.into_iter().take(here);
        here.find(|milestone| milestone.is_chapter)
            .map(|milestone| milestone.say)
    }

    /// The colour of a side.
    pub fn tint_of(&self, seat: Seat) -> Option<Tint> {
        let sides = self.sides();
        sides.get(seat.index()).and_then(|side| side.tint)
    }

    /// The sides of the match with their colours, as the panels show them.
    fn sides(&self) -> Vec<Side> {
        let scene = self.scene.as_ref().map(|(_, scene)| scene);
        let panels = || scene.iter().flat_map(|scene| &scene.panels);
        let count = self.table.setup().seats;
        (SeatSet::first(count).iter())
            .map(|seat| {
                let name = power_name(self.game, self.table, seat, self.reader.lang());
                let rows = panels().flat_map(|panel| match &panel.body {
                    Body::Score { rows, .. } => &rows[..],
                    _ => &[],
                });
                let scored = rows.filter(|row| row.title == name).map(|row| row.tint);
                let runs = panels().flat_map(|panel| match &panel.body {
                    Body::Race { lanes } => &lanes[..],
                    _ => &[],
                });
                let ran = (runs.flat_map(|lane| &lane.runners))
                    .filter(|runner| runner.title.starts_with(&name))
                    .map(|runner| runner.tint);
                let tint = scored.chain(ran).next();
                Side { name, tint }
            })
            .collect()
    }
}
