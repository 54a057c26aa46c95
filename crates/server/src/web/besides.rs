//! What one may do at a table besides deciding: offers, bots for those who are gone,
//! standing passes, giving up.

use kernel::parts::Window;
use kernel::{Say, Seat};
use maud::{Markup, html};

use super::sight::Sight;
use crate::line::Offer;
use crate::store::{Stage, now};

impl Sight<'_> {
    fn is_running(&self) -> bool {
        self.game.row.stage == Stage::Playing && self.game.outcome().is_none()
    }

    /// The offer that stands, with what one may answer.
    pub fn offer(&self) -> Markup {
        let Some(pending) = &self.game.pending else {
            return html! {};
        };
        let reader = self.reader;
        let say = match pending.what {
            Offer::Back { .. } => Say::new("offer-back"),
            Offer::Draw => Say::new("offer-draw"),
            Offer::Bot { seat, level } => Say::new("offer-bot")
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

    /// Seats that owe a decision for long: the others may let a bot go on in them.
    pub fn abandoned(&self) -> Markup {
        if self.seat().is_none() || !self.is_running() || self.game.pending.is_some() {
            return html! {};
        }
        let at = now() as u64;
        let gone = (self.game.row.seats.iter())
            .map(|row| row.seat)
            .filter(|seat| !self.mine.contains(*seat) && self.game.is_abandoned(*seat, at));
        html! {
            @for seat in gone {
                @let side = self.seat_name(seat);
                div.offer {
                    p { (self.reader.say(&Say::new("gone").text("side", side.as_str()))) }
                    @let button = self.reader.say(&Say::new("do-bot").text("side", side));
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

    /// A question that comes again and again can be let pass for good: this one, or
    /// whatever of the kind comes.
    pub fn pass(&self) -> Markup {
        let Some(window) = self.game.table.window().filter(|_| self.yours()) else {
            return html! {};
        };
        html! {
            @for (window, key) in [(window, "do-pass-always"), (Window::EVERY, "do-pass-every")] {
                @let what = Say::new("pass-always").text("window", self.window_name(window));
                (self.form("stand", "stand", &html! {
                    input type="hidden" name="window" value=(window);
                    button type="submit" name="pass" value="true" title=(self.reader.say(&what)) {
                        (self.reader.t(key))
                    }
                }))
            }
        }
    }

    /// What is let pass, to be asked about again. It is always in sight: who forgets it
    /// wonders why nobody asks.
    pub fn passes(&self) -> Markup {
        let standing = (self.seat().filter(|_| self.is_running()))
            .map_or_else(Vec::new, |seat| self.game.table.standing(seat));
        html! {
            @for window in &standing {
                @let say = Say::new("passing").text("window", self.window_name(window));
                div.row {
                    span { (self.reader.say(&say)) }
                    (self.form("stand", "stand", &html! {
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
    pub fn deeds(&self) -> Markup {
        let reader = self.reader;
        let over = self.game.outcome().is_some();
        let Some(seat) = self.seat() else {
            return html! {};
        };
        let made = self.game.table.decisions();
        let running = self.is_running();
        let free = running && self.game.pending.is_none();
        html! {
            div.row {
                @if free {
                    (self.form("offer", "offer", &html! {
                        button type="submit" name="what" value="draw" { (reader.t("do-offer-draw")) }
                    }))
                    @if made > 0 {
                        (self.form("offer", "offer", &html! {
                            input type="hidden" name="to" value=(made - 1);
                            button type="submit" name="what" value="back" { (reader.t("do-offer-back")) }
                        }))
                    }
                }
                @if running {
                    (self.form("resign", "resign", &html! {
                        button type="submit" data-sure=(reader.t("sure-resign")) { (reader.t("do-resign")) }
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
