//! What one may do at a table besides deciding: offers, bots for those who are gone,
//! auto-passes, giving up.

use kernel::parts::Window;
use kernel::{Message, Seat};
use maud::{Markup, html};

use super::match_page::MatchPage;
use crate::journal_entry::Offer;
use crate::store::{MatchStatus, now};

impl MatchPage<'_> {
    pub fn is_running(&self) -> bool {
        self.game.row.stage == MatchStatus::Playing && self.game.outcome().is_none()
    }

    /// The offer that stands, with what one may answer.
    pub fn offer(&self) -> Markup {
        let Some(pending) = &self.game.pending else {
            return html! {};
        };
        let reader = self.reader;
        let say = match pending.what {
            Offer::Back { to } => {
                let steps = self.game.table.steps_since(self.look.viewer, to);
                Message::new("offer-back").count("steps", steps as i64)
            }
            Offer::Draw => Message::new("offer-draw"),
            Offer::Bot { seat, level } => Message::new("offer-bot")
                .text("other", self.seat_name(seat))
                .text("level", reader.words.bot(level.name())),
        };
        let said = reader.say(&say.text("side", self.seat_name(pending.by)));
        let may = self.seat().filter(|seat| pending.waits_for.contains(*seat));
        let withdraw = self.seat() == Some(pending.by);
        html! {
            div.offer role="status" {
                p { (said) }
                @if may.is_some() {
                    div.row {
                        (self.form("answer", "answer", &html! {
                            button.primary type="submit" name="agrees" value="true" { (reader.t("agree")) }
                            button type="submit" name="agrees" value="false" { (reader.t("decline")) }
                        }))
                    }
                } @else if withdraw {
                    (self.form("answer", "answer", &html! {
                        button type="submit" name="agrees" value="false" { (reader.t("withdraw")) }
                    }))
                }
            }
        }
    }

    /// A form that asks for a bot in `seat`.
    fn bot_form(&self, seat: Seat, button: &str, sure: Option<String>) -> Markup {
        let reader = self.reader;
        let field = format!("level-{}", seat.0);
        let body = html! {
            input type="hidden" name="what" value="bot";
            input type="hidden" name="place" value=(seat.0);
            label.for-ears for=(field) { (reader.t("bot-level")) }
            select id=(field) name="level" {
                @for level in self.game.game.bots() {
                    option value=(level) { (reader.words.bot(level)) }
                }
            }
            button type="submit" data-sure=[sure] { (button) }
        };
        html! { div.row { (self.form("offer", "offer", &body)) } }
    }

    /// Seats that were left: whoever has none may take one.
    fn vacant(&self) -> Markup {
        let seats = self.game.row.seats.iter().map(|row| row.seat);
        let vacant = seats.filter(|seat| self.mine.is_empty() && self.game.is_vacant(*seat));
        html! {
            @for seat in vacant {
                @let side = self.seat_name(seat);
                form.offer method="post" action={ "/m/" (self.id()) "/sit" } {
                    (self.reader.csrf())
                    input type="hidden" name="seat" value=(seat.0);
                    p { (self.reader.say(&Message::new("vacant").text("side", side.as_str()))) }
                    button type="submit" { (self.reader.t("sit-here")) }
                }
            }
        }
    }

    /// Seats that were left, or owe a decision for long: the others may let a bot go on in
    /// them.
    pub fn abandoned(&self) -> Markup {
        if !self.is_running() || self.game.pending.is_some() {
            return html! {};
        }
        if self.seat().is_none() {
            return self.vacant();
        }
        let at = now() as u64;
        let gone = (self.game.row.seats.iter())
            .map(|row| row.seat)
            .filter(|seat| !self.mine.contains(*seat) && self.game.is_abandoned(*seat, at));
        html! {
            @for seat in gone {
                @let side = self.seat_name(seat);
                div.offer {
                    @let key = if self.game.is_vacant(seat) { "vacant" } else { "gone" };
                    p { (self.reader.say(&Message::new(key).text("side", side.as_str()))) }
                    @let button = self.reader.say(&Message::new("do-bot").text("side", side));
                    (self.bot_form(seat, &button, None))
                }
            }
        }
    }

    /// The name of a kind of window.
    fn window_name(&self, window: &str) -> String {
        if window == Window::EVERY {
            return self.reader.t("every-window");
        }
        let key = format!("window-{window}");
        let words = self.look.words();
        if words.knows(&key) {
            words.name(&key)
        } else {
            window.to_owned()
        }
    }

    /// A window that opens again and again can be passed automatically: this one, or
    /// whatever of the kind comes.
    pub fn pass(&self) -> Markup {
        let Some(window) = self.game.table.window().filter(|_| self.yours()) else {
            return html! {};
        };
        html! {
            @for (window, key) in [(window, "do-pass-always"), (Window::EVERY, "do-pass-every")] {
                @let what = Message::new("pass-always").text("window", self.window_name(window));
                (self.form("auto-pass", "auto-pass", &html! {
                    input type="hidden" name="window" value=(window);
                    button type="submit" name="pass" value="true" title=(self.reader.say(&what)) {
                        (self.reader.t(key))
                    }
                }))
            }
        }
    }

    /// What is passed automatically, to be asked about again. It is always on the page: who forgets it
    /// wonders why nobody asks.
    pub fn passes(&self) -> Markup {
        let auto_passes = (self.seat().filter(|_| self.is_running()))
            .map_or_else(Vec::new, |seat| self.game.table.auto_passes(seat));
        html! {
            @for window in &auto_passes {
                @let say = Message::new("passing").text("window", self.window_name(window));
                div.row {
                    span { (self.reader.say(&say)) }
                    (self.form("auto-pass", "auto-pass", &html! {
                        input type="hidden" name="window" value=(window);
                        button type="submit" name="pass" value="false" { (self.reader.t("do-ask-again")) }
                    }))
                }
            }
        }
    }

    /// What one wants to press when a match is over.
    pub fn afterwards(&self) -> Markup {
        if self.game.outcome().is_none() {
            return html! {};
        }
        html! {
            @if self.seat().is_some() {
                (self.form("rematch", "rematch", &html! {
                    button.primary type="submit" { (self.reader.t("do-rematch")) }
                }))
            }
            a.button href={ "/m/" (self.id()) "/replay" } { (self.reader.t("replay")) }
        }
    }

    /// What one may do besides deciding.
    pub fn actions(&self) -> Markup {
        let reader = self.reader;
        let over = self.game.outcome().is_some();
        let Some(seat) = self.seat() else {
            return html! {};
        };
        let can_go_back = self.game.back(seat, 1).is_ok();
        // Against bots alone one may make one's last decision anew.
        let own = (self.game.back_to_own(seat))
            .filter(|_| self.game.is_alone(seat))
            .and_then(|offer| match offer {
                Offer::Back { to } => Some(self.game.table.steps_since(self.look.viewer, to)),
                _ => None,
            });
        let running = self.is_running();
        let free = running && self.game.pending.is_none();
        html! {
            div.row {
                @if free {
                    (self.form("offer", "offer", &html! {
                        button type="submit" name="what" value="draw" data-sure=(reader.t("sure-draw")) {
                            (reader.t("do-offer-draw"))
                        }
                    }))
                    @if let Some(steps) = own {
                        @let sure = Message::new("sure-back-own").count("steps", steps as i64);
                        (self.form("offer", "offer", &html! {
                            button type="submit" name="what" value="own" data-sure=(reader.say(&sure)) {
                                (reader.t("do-back-own"))
                            }
                        }))
                    } @else if can_go_back {
                        (self.form("offer", "offer", &html! {
                            button type="submit" name="what" value="back" data-sure=(reader.t("sure-back")) {
                                (reader.t("do-offer-back"))
                            }
                        }))
                    }
                }
                @if running {
                    (self.form("resign", "resign", &html! {
                        @let sure = if self.game.outlives(seat) { "sure-resign-on" } else { "sure-resign" };
                        button type="submit" data-sure=(reader.t(sure)) { (reader.t("do-resign")) }
                    }))
                }
            }
            @if free {
                (self.bot_form(seat, &reader.t("do-bot-own"), Some(reader.t("sure-bot-own"))))
            }
            @if over {
                p { a href={ "/m/" (self.id()) "/record" } download { (reader.t("do-export")) } }
            }
        }
    }
}
