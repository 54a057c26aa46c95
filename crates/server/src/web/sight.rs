//! What one viewer sees of a match, in parts that a page is made of and that live
//! pages replace one by one.

use std::collections::BTreeMap;

use kernel::scene::{Risk, Target};
use kernel::{Move, Say, Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Serialize;

use super::look::Look;
use super::pictures::{Ghost, path};
use super::shell::Reader;
use crate::game_match::Match;
use crate::lang::{outcome, power_name, title};
use crate::store::{SeatKind, Stage};

/// A match through somebody's eyes.
pub struct Sight<'a> {
    pub game: &'a Match,
    pub look: Look<'a>,
    /// All seats of this person: several where one screen is shared.
    pub mine: SeatSet,
    pub reader: &'a Reader,
}

/// A live page's next look.
#[derive(Debug, Serialize)]
pub struct Update {
    pub title: String,
    /// Does the match wait for this viewer?
    pub yours: bool,
    /// How many lines the log has.
    pub line: usize,
    pub parts: BTreeMap<&'static str, String>,
    pub glides: Vec<Ghost>,
}

impl<'a> Sight<'a> {
    pub fn new(game: &'a Match, viewer: Viewer, mine: SeatSet, reader: &'a Reader) -> Sight<'a> {
        Sight {
            look: Look::new(&game.row.id, game.game, &*game.table, viewer, reader),
            game,
            mine,
            reader,
        }
    }

    pub fn id(&self) -> &str {
        &self.game.row.id
    }

    /// The seat whose decisions this page takes.
    pub fn seat(&self) -> Option<Seat> {
        match self.look.viewer {
            Viewer::Seat(seat) if self.mine.contains(seat) => Some(seat),
            _ => None,
        }
    }

    fn question(&self) -> Option<(Seat, u64)> {
        let seat = self.seat()?;
        Some((seat, self.game.question(seat)?))
    }

    pub fn yours(&self) -> bool {
        self.question().is_some()
    }

    pub fn title(&self) -> String {
        let game = title(self.game.game, self.reader.lang());
        if self.yours() {
            let say = Say::new("title-yours").text("game", game);
            return self.reader.say(&say);
        }
        game
    }

    pub fn seat_name(&self, seat: Seat) -> String {
        power_name(self.game.game, &*self.game.table, seat, self.reader.lang())
    }

    /// A form of this match that posts to `what` as the viewer's seat.
    pub fn form(&self, what: &str, live: &str, body: &Markup) -> Markup {
        let seat = self.seat();
        html! {
            form method="post" action={ "/m/" (self.id()) "/" (what) } data-live=(live) {
                (self.reader.seal())
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat.0); }
                (body)
            }
        }
    }

    fn prompt(&self) -> Markup {
        if let Some(end) = self.game.outcome() {
            let said = outcome(self.game.game, &*self.game.table, &end, self.reader.lang());
            return html! { p { strong { (self.reader.t("over")) } " " (said) } };
        }
        if self.game.row.stage == Stage::Open {
            return html! { p { (self.reader.t("waiting-for-players")) } };
        }
        self.look.prompt()
    }

    fn options(&self) -> Markup {
        let Some((seat, question)) = self.question() else {
            return self.afterwards();
        };
        let moves = self.game.table.moves(seat);
        let targets = (self.look.scene.as_ref())
            .and_then(|(drawn, _)| drawn.targets(&*self.game.table, seat))
            .filter(|targets| targets.len() == moves.len())
            .unwrap_or_else(|| vec![Target::button(false); moves.len()]);
        let (placed, free): (Vec<_>, Vec<_>) = (moves.iter().zip(&targets))
            .partition(|(_, target)| matches!(target, Target::On { .. }));
        // With nothing else to do, what is left is what one wants to press.
        let lone = placed.is_empty() && free.len() == 1;
        let body = html! {
            input type="hidden" name="question" value=(question);
            @for (option, target) in &free { (self.button(option, target, lone)) }
            @if !placed.is_empty() {
                button.plain type="button" data-fold="list-options" aria-expanded="false"
                    aria-controls="targets" {
                    (self.reader.say(&Say::new("all-options").count("number", placed.len() as i64)))
                }
                fieldset #targets.targets {
                    legend.for-ears { (self.reader.t("options-on-board")) }
                    @for (option, target) in &placed { (self.button(option, target, false)) }
                }
            }
        };
        html! { (self.form("act", "act", &body)) (self.pass()) }
    }

    fn button(&self, option: &Move, target: &Target, lone: bool) -> Markup {
        let (keys, way, primary, risk) = match target {
            Target::On {
                keys, way, risk, ..
            } => {
                let keys = serde_json::to_string(keys).unwrap_or_default();
                (Some(keys), way.as_ref().map(path), false, risk)
            }
            Target::Button { primary, risk } => (None, None, *primary, risk),
        };
        let class = (primary || lone).then_some("primary");
        html! {
            button type="submit" name="act" value=(option.act) class=[class] data-keys=[keys] data-way=[way] {
                (self.look.words().say(&option.say))
                @if let Some(risk) = risk { " " small.risk { (self.risk(*risk)) } }
            }
        }
    }

    fn risk(&self, risk: Risk) -> String {
        self.reader.t(match risk {
            Risk::Chance => "risk-chance",
            Risk::Reveals => "risk-reveals",
            Risk::Loses => "risk-loses",
        })
    }

    fn tools(&self) -> Markup {
        let reader = self.reader;
        let seat = self.seat().filter(|_| self.game.outcome().is_none());
        let undo = seat.filter(|seat| self.game.table.can_undo(*seat));
        html! {
            @if undo.is_some() {
                (self.form("undo", "undo", &html! { button #undo type="submit" { (reader.t("undo")) } }))
            }
            button.plain type="button" data-fold="fold-side" aria-controls="side" { (reader.t("panel")) }
        }
    }

    fn players(&self) -> Markup {
        let reader = self.reader;
        let asked = self.game.asked();
        let playing = self.game.row.stage == Stage::Playing;
        html! {
            ul.players {
                @for row in &self.game.row.seats {
                    @let waits = playing && asked.contains(row.seat);
                    li.asked[waits] {
                        span { (self.seat_name(row.seat)) }
                        span.soft {
                            @match &row.kind {
                                SeatKind::Person(_) => {
                                    (row.name.clone().unwrap_or_else(|| reader.t("someone")))
                                    @if self.mine.contains(row.seat) { " (" (reader.t("you")) ")" }
                                }
                                SeatKind::Open => { (reader.t("seat-open")) }
                                SeatKind::Invite(_) => { (reader.t("seat-invite")) }
                                SeatKind::Bot(level) => { (reader.words.bot(level)) }
                            }
                        }
                        @if waits { span.for-ears { (reader.t("to-decide")) } }
                    }
                }
            }
            (self.offer())
            (self.passes())
            (self.abandoned())
        }
    }

    /// Where one screen is shared: the other side is to look now.
    fn curtain(&self) -> Markup {
        let Some(seat) = self.seat() else {
            return html! {};
        };
        let asked = self.game.asked();
        let next = self.mine.iter().find(|other| asked.contains(*other));
        match next {
            Some(next) if !asked.contains(seat) && self.game.outcome().is_none() => {
                curtain(self.reader, self.id(), next, &self.seat_name(next))
            }
            _ => html! {},
        }
    }

    /// Every part by the id of the element that holds it.
    pub fn parts(&self) -> BTreeMap<&'static str, Markup> {
        BTreeMap::from([
            ("prompt", self.prompt()),
            ("options", self.options()),
            ("tools", self.tools()),
            ("scene", self.look.items()),
            ("hand", self.look.hand()),
            ("battle", self.look.battle()),
            ("players", self.players()),
            ("log", self.look.log()),
            ("chat", self.chat()),
            ("chat-to", self.chat_to()),
            ("deeds", self.deeds()),
            ("words", self.look.in_words()),
            ("curtain", self.curtain()),
        ])
    }

    /// What a live page needs that has seen `line` lines of the log.
    pub fn update(&self, line: usize) -> Update {
        let glides = self
            .look
            .scene
            .as_ref()
            .and_then(|(drawn, _)| drawn.glides(&*self.game.table, self.look.viewer, line));
        let ghosts = (glides.iter().flatten())
            .filter(|(_, glide)| glide.key.is_none())
            .map(|(_, glide)| Ghost::of(glide));
        let mut parts: BTreeMap<&'static str, String> = (self.parts().into_iter())
            .map(|(part, markup)| (part, markup.into_string()))
            .collect();
        // A page that was opened while seats were free no longer says how to fill them.
        if self.game.row.stage != Stage::Open {
            parts.insert("empty", String::new());
        }
        Update {
            title: self.title(),
            yours: self.yours(),
            line: self.game.table.lines(),
            parts,
            glides: ghosts.collect(),
        }
    }
}

/// What hides the board until the next side has sat down.
pub fn curtain(reader: &Reader, id: &str, seat: Seat, name: &str) -> Markup {
    html! {
        div.curtain {
            h1 { (reader.say(&Say::new("curtain").text("side", name))) }
            p { (reader.t("curtain-why")) }
            a.button.primary href={ "/m/" (id) "?seat=" (seat.0) } autofocus { (reader.t("curtain-lift")) }
        }
    }
}
