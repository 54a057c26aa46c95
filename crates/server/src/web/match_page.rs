//! What one viewer sees of a match, in parts that a page is made of and that live
//! pages replace one by one.

use std::collections::BTreeMap;

use kernel::scene::{Risk, Target};
use kernel::{Message, Move, Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Serialize;

use super::look::Look;
use super::moments::{self, Moment};
use super::pictures::path;
use super::shell::{Reader, guest_mark};
use crate::game_match::Match;
use crate::lang::{outcome, power_name, title};
use crate::matches::Access;
use crate::store::{MatchStatus, SeatKind, SeatRow};

/// A match through somebody's eyes.
pub struct MatchPage<'a> {
    pub game: &'a Match,
    pub look: Look<'a>,
    /// Who looks.
    pub person: Option<&'a str>,
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
    /// What the page shows by now; see `Held::version`.
    pub version: String,
    pub parts: BTreeMap<&'static str, String>,
    /// What happened since the version that the page had.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moments: Vec<Moment>,
}

impl<'a> MatchPage<'a> {
    pub fn new(
        game: &'a Match,
        access: Access,
        person: Option<&'a str>,
        reader: &'a Reader,
    ) -> MatchPage<'a> {
        let Access { viewer, seats } = access;
        let look = Look::new(&game.row.id, game.game, &*game.table, viewer, reader);
        let goes_back = match viewer {
            Viewer::Seat(seat) if seats.contains(seat) => Some(seat),
            _ => None,
        };
        let is_free = game.outcome().is_none() && game.pending.is_none();
        MatchPage {
            look: Look {
                returns: &game.returns,
                goes_back: goes_back.filter(|_| is_free),
                ..look
            },
            game,
            person,
            mine: seats,
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

    /// Which side one is, in its colour.
    pub fn me(&self) -> Markup {
        let Some(seat) = self.seat() else {
            return html! {};
        };
        let tint = self.look.tint_of(seat);
        let class = tint.map_or_else(|| "me".to_owned(), |tint| format!("me t-{}", tint.id()));
        html! {
            span class=(class) {
                span.for-ears { (self.reader.t("you-are")) " " }
                (self.seat_name(seat))
            }
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
            let say = Message::new("title-yours").text("game", game);
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
                (self.reader.csrf())
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
        self.look.prompt()
    }

    fn options(&self) -> Markup {
        let Some((seat, question)) = self.question() else {
            return self.afterwards();
        };
        let choices = (self.look.scene.as_ref())
            .and_then(|(drawn, _)| drawn.choices(&*self.game.table, seat))
            .unwrap_or_else(|| {
                let moves = self.game.table.moves(seat).into_iter();
                moves
                    .map(|option| (option, Target::button(false)))
                    .collect()
            });
        let (placed, free): (Vec<_>, Vec<_>) =
            (choices.iter()).partition(|(_, target)| matches!(target, Target::On { .. }));
        // With nothing else to do, what is left is what one wants to press.
        let lone = placed.is_empty() && free.len() == 1;
        let body = html! {
            input type="hidden" name="question" value=(question);
            @for (option, target) in &free { (self.button(option, target, lone, !placed.is_empty())) }
            @if !placed.is_empty() {
                button.plain type="button" data-fold="list-options" aria-expanded="false"
                    aria-controls="targets" {
                    (self.reader.say(&Message::new("all-options").count("number", placed.len() as i64)))
                }
                fieldset #targets.targets {
                    legend.for-ears { (self.reader.t("options-on-board")) }
                    @for (option, target) in &placed { (self.button(option, target, false, false)) }
                }
            }
        };
        html! { (self.form("act", "act", &body)) (self.pass()) }
    }

    /// The button of an option. It is not what most players want next while `more` can be
    /// done on the board.
    fn button(&self, option: &Move, target: &Target, lone: bool, more: bool) -> Markup {
        let (keys, way, primary, risk) = match target {
            Target::On {
                keys, way, risk, ..
            } => {
                let keys = serde_json::to_string(keys).unwrap_or_default();
                (Some(keys), way.as_ref().map(path), false, risk)
            }
            Target::Button { primary, risk } => (None, None, *primary, risk),
        };
        let class = match primary || lone {
            true if more => Some("later"),
            true => Some("primary"),
            false => None,
        };
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
        let asked = match self.game.row.stage {
            MatchStatus::Playing => self.game.asked(),
            MatchStatus::Open | MatchStatus::Over => SeatSet::EMPTY,
        };
        let name = |seat| self.seat_name(seat);
        html! {
            (players(self.reader, &self.game.row.seats, self.mine, asked, name))
            @for seat in self.game.resigned().iter().filter(|_| self.is_running()) {
                @let say = Message::new("seat-resigned").text("side", self.seat_name(seat));
                p.soft { (self.reader.say(&say)) }
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
            ("actions", self.actions()),
            ("words", self.look.in_words()),
            ("curtain", self.curtain()),
        ])
    }

    /// What the page shows by now.
    pub fn version(&self) -> String {
        self.game.version(self.look.viewer, self.person)
    }

    /// The kept position that a page shows which has `version`.
    pub fn shown_at(&self, version: &str) -> Option<usize> {
        let table = version.split('-').next()?.parse().ok()?;
        self.game.past.seen_as(self.look.viewer, table)
    }

    /// The kept position before the viewer's own last decision.
    pub fn before_own(&self) -> Option<usize> {
        self.game.past.before_own(self.seat()?)
    }

    /// What a live page needs that has `version`.
    pub fn update(&self, version: &str) -> Update {
        let parts = (self.parts().into_iter())
            .map(|(part, markup)| (part, markup.into_string()))
            .collect();
        let from = self.shown_at(version);
        Update {
            title: self.title(),
            yours: self.yours(),
            version: self.version(),
            parts,
            moments: from.map_or_else(Vec::new, |from| {
                moments::since(&self.look, &self.game.past, from)
            }),
        }
    }

    /// What happened since the kept position `from`, with what lay on the table then.
    pub fn story(&self, from: Option<usize>) -> Story {
        let past = &self.game.past;
        let start = from.and_then(|from| past.from(from).next());
        let Some((from, start)) = from.zip(start) else {
            return Story::default();
        };
        let look = self.look.at(&start.position);
        let moments = moments::since(&self.look, past, from);
        let others = moments.iter().filter(|moment| !moment.own).count();
        let title = Message::new("since-here").count("number", others as i64);
        Story {
            title: self.reader.say(&title),
            scene: look.items().into_string(),
            battle: look.battle().into_string(),
            moments,
        }
    }

    /// What happened since the viewer's last decision, for pages without a script.
    pub fn happened(&self) -> Option<Markup> {
        moments::list(&self.look, &self.game.past, self.before_own()?)
    }
}

/// What happened since some position, to be played on the page.
#[derive(Debug, Default, Serialize)]
pub struct Story {
    /// How much happened, in words.
    pub title: String,
    /// What lay on the table before.
    pub scene: String,
    pub battle: String,
    pub moments: Vec<Moment>,
}

/// Who plays which seat; those who are `asked` are marked.
pub fn players(
    reader: &Reader,
    seats: &[SeatRow],
    mine: SeatSet,
    asked: SeatSet,
    name: impl Fn(Seat) -> String,
) -> Markup {
    html! {
        ul.players {
            @for row in seats {
                @let waits = asked.contains(row.seat);
                li.asked[waits] {
                    span { (name(row.seat)) }
                    span.soft {
                        @match &row.kind {
                            SeatKind::Person(_) => {
                                (row.name.clone().unwrap_or_else(|| reader.t("someone")))
                                @if row.guest { " " (guest_mark(reader)) }
                                @if mine.contains(row.seat) { " (" (reader.t("you")) ")" }
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
    }
}

/// What hides the board until the next side has sat down.
pub fn curtain(reader: &Reader, id: &str, seat: Seat, name: &str) -> Markup {
    html! {
        div.curtain {
            h1 { (reader.say(&Message::new("curtain").text("side", name))) }
            p { (reader.t("curtain-why")) }
            a.button.primary href={ "/m/" (id) "?seat=" (seat.0) } autofocus { (reader.t("curtain-lift")) }
        }
    }
}
