//! What people say at a table: to everybody, or to one seat alone.

use kernel::{Message, Seat};
use maud::{Markup, html};

use super::match_page::MatchPage;
use super::shell::{Reader, guest_mark};
use crate::store::{Chat, SeatKind, SeatRow};

impl MatchPage<'_> {
    /// What this page may read.
    fn heard(&self) -> impl Iterator<Item = &Chat> {
        (self.game.talk.iter()).filter(|chat| chat.is_for(self.person))
    }

    /// Was anything said that this page may read?
    pub fn has_heard(&self) -> bool {
        self.heard().next().is_some()
    }

    /// Whom something was said to, where it was not everybody.
    fn said_to(&self, chat: &Chat) -> Option<String> {
        let readers = chat.readers.as_ref()?;
        let others = readers.iter().filter(|reader| **reader != chat.person);
        let mut names: Vec<String> = (others.flat_map(|reader| self.game.seats_of(reader).iter()))
            .map(|seat| self.seat_name(seat))
            .collect();
        // Whoever has left his seat since has no other name here.
        if names.is_empty() {
            names.push(self.reader.t("someone"));
        }
        let say = Message::new("chat-only").text("side", names.join(", "));
        Some(self.reader.say(&say))
    }

    pub fn chat(&self) -> Markup {
        let heard = self.heard().map(|chat| (chat, self.said_to(chat)));
        let seats = &self.game.row.seats;
        chat_list(self.reader, seats, &heard.collect::<Vec<_>>())
    }

    /// The others to whom one can speak alone.
    fn others(&self) -> Vec<Seat> {
        (self.game.row.seats.iter())
            .filter(|row| matches!(row.kind, SeatKind::Person(_)))
            .map(|row| row.seat)
            .filter(|seat| !self.mine.contains(*seat))
            .collect()
    }

    /// Everybody, or one of the others, where that makes a difference.
    pub fn chat_to(&self) -> Markup {
        let others = self.others();
        let alone = others.len() < 2 && !self.game.row.public;
        if others.is_empty() || alone {
            return html! {};
        }
        html! {
            label.for-ears for="chat-whom" { (self.reader.t("chat-to")) }
            select #chat-whom name="to" data-keep="" {
                option value="" { (self.reader.t("chat-all")) }
                @for seat in others {
                    @let only = Message::new("chat-only").text("side", self.seat_name(seat));
                    option value=(seat.0) { (self.reader.say(&only)) }
                }
            }
        }
    }

    pub fn chat_form(&self, to: &Markup) -> Markup {
        let body = html! {
            span #chat-to { (to) }
            (chat_field(self.reader))
        };
        self.form("chat", "clear", &body)
    }
}

/// What was said, and to whom where it was not everybody.
pub fn chat_list(reader: &Reader, seats: &[SeatRow], heard: &[(&Chat, Option<String>)]) -> Markup {
    let is_guest = |person: &str| {
        let his = |row: &&SeatRow| matches!(&row.kind, SeatKind::Person(id) if id == person);
        seats.iter().find(his).is_some_and(|row| row.guest)
    };
    html! {
        @if heard.is_empty() { p.soft { (reader.t("chat-none")) } }
        ul.chat data-scroll="" {
            @for (chat, to) in heard {
                @let name = Some(chat.name.as_str()).filter(|name| !name.is_empty());
                li.private[to.is_some()] {
                    b { (name.map_or_else(|| reader.t("someone"), str::to_owned)) }
                    @if is_guest(&chat.person) { (guest_mark(reader)) " " }
                    @if let Some(to) = to { small { (to) " " } }
                    (chat.said)
                }
            }
        }
    }
}

/// Where one says something.
pub fn chat_field(reader: &Reader) -> Markup {
    let say = reader.t("chat-say");
    html! {
        div.row {
            input.grow name="said" required maxlength="1000" autocomplete="off"
                aria-label=(say) placeholder=(say);
            button type="submit" { (reader.t("chat-send")) }
        }
    }
}
