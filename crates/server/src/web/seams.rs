//! Places in a log where a match went on from a stored position.

use kernel::{Message, Seam, Seat, Viewer};
use maud::{Markup, html};

use super::look::Look;
use crate::lang::power_name;

/// Whose decision a stored line is, if it is one.
fn decided_by(line: &serde_json::Value) -> Option<Seat> {
    line.get("act")?;
    let seat = line.get("seat")?.as_u64()?;
    u8::try_from(seat).ok().map(Seat)
}

impl Look<'_> {
    /// Says that the match goes on from a stored position, and shows what was stored
    /// before it and cannot be played any more: to each side its own decisions, and all
    /// of them once the match is over. Not even their number is anybody else's.
    pub fn seam(&self, seam: &Seam) -> Markup {
        let reader = self.reader;
        let stored = (seam.skipped.iter()).filter_map(|line| {
            let seat = decided_by(line)?;
            let shown = self.is_over || self.viewer == Viewer::Seat(seat);
            shown.then(|| (seat, line["act"].to_string()))
        });
        let stored: Vec<_> = stored.collect();
        html! {
            li.seam {
                (reader.say(&Message::new("seam").text("rules", seam.rules.as_str())))
                @if !stored.is_empty() {
                    details {
                        summary { (reader.t("seam-stored")) }
                        ol {
                            @for (seat, act) in &stored {
                                li {
                                    (power_name(self.game, self.table, *seat, reader.lang())) ": "
                                    code { (act) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
