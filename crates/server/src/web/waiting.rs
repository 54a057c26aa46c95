//! A table before the match begins: what was agreed, who sits, which seats are free.
//! Nothing is dealt yet, so there is nothing else to show.

use std::collections::BTreeMap;

use kernel::{Seat, SeatSet, Setting};
use maud::{Markup, PreEscaped, html};

use super::match_page::{Update, players};
use super::pictures::chart;
use super::shell::{Reader, preferences, table_page, zooms};
use super::talk::{chat_field, chat_list};
use crate::held::OpenTable;
use crate::lang::{game_words, seat_name, title};
use crate::matches::{Access, Invite};
use crate::store::{Chat, SeatKind};

/// An open table through somebody's eyes.
pub struct Waiting<'a> {
    table: &'a OpenTable,
    access: Access,
    person: Option<&'a str>,
    owns: bool,
    reader: &'a Reader,
    /// The links that this reader may hand out, and what stands before them.
    invites: &'a [Invite],
    base: &'a str,
}

impl<'a> Waiting<'a> {
    pub fn new(
        table: &'a OpenTable,
        access: Access,
        person: Option<&'a str>,
        reader: &'a Reader,
        invites: &'a [Invite],
        base: &'a str,
    ) -> Waiting<'a> {
        Waiting {
            owns: person.is_some() && table.row.owner.as_deref() == person,
            table,
            access,
            person,
            reader,
            invites,
            base,
        }
    }

    fn id(&self) -> &str {
        &self.table.row.id
    }

    fn seat_name(&self, seat: Seat) -> String {
        seat_name(self.table.game, seat, self.reader.lang())
    }

    fn is_seated(&self) -> bool {
        !self.access.seats.is_empty()
    }

    /// How the seats that are still free can be filled.
    fn empty(&self) -> Markup {
        let (reader, id) = (self.reader, self.id());
        html! {
            h2 { (reader.t("invite-title")) }
            @for row in &self.table.row.seats {
                @let side = self.seat_name(row.seat);
                @match &row.kind {
                    SeatKind::Open => {
                        // One person, one seat.
                        @if self.is_seated() {
                            p { strong { (side) } ": " (reader.t("seat-open")) }
                        } @else {
                            form method="post" action={ "/m/" (id) "/sit" } {
                                (reader.csrf())
                                input type="hidden" name="seat" value=(row.seat.0);
                                p { strong { (side) } " " button type="submit" { (reader.t("sit-here")) } }
                            }
                        }
                    }
                    SeatKind::Invite(_) if self.owns => (self.link(row.seat, &side)),
                    SeatKind::Invite(_) | SeatKind::Person(_) | SeatKind::Bot(_) => {}
                }
            }
            @if self.is_seated() || self.owns {
                form method="post" action={ "/m/" (id) "/leave" } {
                    (reader.csrf())
                    p { button type="submit" data-sure=(reader.t("sure-leave")) { (reader.t("leave-seat")) } }
                }
            }
        }
    }

    fn link(&self, seat: Seat, side: &str) -> Markup {
        let reader = self.reader;
        let Some(invite) = self.invites.iter().find(|invite| invite.seat == seat) else {
            return html! { p { strong { (side) } ": " (reader.t("invite-lost")) } };
        };
        let link = format!("{}/m/{}/join/{}", self.base, self.id(), invite.secret);
        html! {
            p { strong { (side) } ": " (reader.t("invite-how")) }
            p.secret { a.invite href=(link) { (link) } }
            button type="button" data-copy=(link) hidden { (reader.t("invite-copy")) }
        }
    }

    /// What was agreed: scenario and options.
    fn agreed(&self) -> Markup {
        let (reader, setup) = (self.reader, &self.table.row.setup);
        let words = game_words(self.table.game, reader.lang());
        let value = |id: &str, setting: &Setting| match setting {
            Setting::Flag(true) => reader.t("yes"),
            Setting::Flag(false) => reader.t("no"),
            Setting::Word(word) => words.name(&format!("option-{id}-{word}")),
            Setting::Number(number) => number.to_string(),
        };
        html! {
            h2 { (reader.t("new-scenario")) }
            p { (words.name(&format!("scenario-{}", setup.scenario))) }
            @if !setup.options.is_empty() {
                h2 { (reader.t("new-options")) }
                ul {
                    @for (id, setting) in &setup.options {
                        li { (words.name(&format!("option-{id}"))) ": " (value(id, setting)) }
                    }
                }
            }
        }
    }

    fn chat(&self) -> Markup {
        let heard: Vec<_> = self.heard().map(|chat| (chat, None)).collect();
        chat_list(self.reader, &self.table.row.seats, &heard)
    }

    /// What this page may read.
    fn heard(&self) -> impl Iterator<Item = &Chat> {
        (self.table.talk.iter()).filter(|chat| chat.is_for(self.person))
    }

    fn parts(&self) -> BTreeMap<&'static str, Markup> {
        let name = |seat| self.seat_name(seat);
        let seats = &self.table.row.seats;
        let mine = self.access.seats;
        BTreeMap::from([
            (
                "players",
                players(self.reader, seats, mine, SeatSet::EMPTY, name),
            ),
            ("empty", self.empty()),
            ("chat", self.chat()),
        ])
    }

    fn title(&self) -> String {
        title(self.table.game, self.reader.lang())
    }

    /// What a live page shows next.
    pub fn update(&self) -> Update {
        Update {
            title: self.title(),
            yours: false,
            version: String::new(),
            parts: (self.parts().into_iter())
                .map(|(part, markup)| (part, markup.into_string()))
                .collect(),
            moments: Vec::new(),
        }
    }

    /// The map, without a piece on it.
    fn board(&self) -> Markup {
        let Some(drawn) = registry::picture(self.table.game.about().id) else {
            return html! {};
        };
        let chart = chart(drawn, self.reader.lang());
        let board = drawn.board();
        html! {
            svg.iacta.board viewBox={ "0 0 " (board.width) " " (board.height) }
                role="group" aria-label=(self.title()) tabindex="0" {
                defs { (PreEscaped(chart.definitions())) }
                g.ground aria-hidden="true" { (PreEscaped(chart.ground())) }
            }
        }
    }

    pub fn page(&self) -> Markup {
        let (reader, id) = (self.reader, self.id());
        let mut parts = self.parts();
        let mut part = |id: &str| parts.remove(id).unwrap_or_default();
        let game = self.table.game.about().id;
        let body = html! {
            div #table data-yours="false" data-events={ "/m/" (id) "/events" }
                data-update={ "/m/" (id) "/update?waiting=true" } {
                header.bar {
                    a.home href="/lobby" { "Iacta" }
                    div #prompt role="status" { p { (reader.t("waiting-for-players")) } }
                    button.plain type="button" data-fold="fold-side" aria-controls="side" { (reader.t("panel")) }
                }
                main #board { (self.board()) (zooms(reader)) }
                aside #side aria-label=(reader.t("panel")) {
                    div #players { (part("players")) }
                    section #empty { (part("empty")) }
                    (self.agreed())
                    details #talk open[self.heard().next().is_some()] {
                        summary { (reader.t("chat")) }
                        div #chat { (part("chat")) }
                        @if self.is_seated() {
                            form method="post" action={ "/m/" (id) "/chat" } data-live="clear" {
                                (reader.csrf())
                                (chat_field(reader))
                            }
                        }
                    }
                    p.soft { (reader.t("promise")) ": " span.secret { (self.table.row.commitment) } }
                    p { a href={ "/games/" (game) "/rules" } target="_blank" { (reader.t("help-rules")) } }
                    (preferences(reader))
                }
                div #tip role="tooltip" hidden {}
                div #choices role="menu" hidden {}
                div #toast role="alert" hidden {}
                p #lost role="status" hidden { (reader.t("lost-connection")) }
            }
        };
        table_page(reader, &self.title(), &body)
    }
}
