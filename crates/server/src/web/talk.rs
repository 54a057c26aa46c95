//! What people say at a table: to everybody, or to one seat alone.

use kernel::{Say, Seat, SeatSet, Viewer};
use maud::{Markup, html};

use super::sight::Sight;
use crate::store::{Chat, SeatKind};

impl Sight<'_> {
    /// What this page may read. Eyes that are lent after the end read no private talk.
    fn heard(&self) -> impl Iterator<Item = &Chat> {
        let reader = self.seat().map_or(Viewer::Spectator, Viewer::Seat);
        (self.game.talk.iter()).filter(move |chat| chat.is_for(reader))
    }

    /// Whom something was said to, where it was not everybody.
    fn said_to(&self, chat: &Chat) -> Option<String> {
        if chat.audience < 0 {
            return None;
        }
        let speaker = self.game.seats_of(&chat.person);
        let names: Vec<String> = (SeatSet::first(self.game.row.setup.seats).iter())
            .filter(|seat| chat.is_for(Viewer::Seat(*seat)) && !speaker.contains(*seat))
            .map(|seat| self.seat_name(seat))
            .collect();
        let say = Say::new("chat-only").text("side", names.join(", "));
        Some(self.reader.say(&say))
    }

    pub fn chat(&self) -> Markup {
        let heard: Vec<&Chat> = self.heard().collect();
        html! {
            @if heard.is_empty() { p.soft { (self.reader.t("chat-none")) } }
            ul.chat data-scroll="" {
                @for chat in &heard {
                    @let name = Some(chat.name.as_str()).filter(|name| !name.is_empty());
                    @let to = self.said_to(chat);
                    li.private[to.is_some()] {
                        b { (name.map_or_else(|| self.reader.t("someone"), str::to_owned)) }
                        @if let Some(to) = to { small { (to) " " } }
                        (chat.said)
                    }
                }
            }
        }
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
                    @let only = Say::new("chat-only").text("side", self.seat_name(seat));
                    option value=(seat.0) { (self.reader.say(&only)) }
                }
            }
        }
    }

    pub fn chat_form(&self, to: &Markup) -> Markup {
        let say = self.reader.t("chat-say");
        let body = html! {
            span #chat-to { (to) }
            div.row {
                input.grow name="said" required maxlength="1000" autocomplete="off"
                    aria-label=(say) placeholder=(say);
                button type="submit" { (self.reader.t("chat-send")) }
            }
        };
        self.form("chat", "clear", &body)
    }
}
