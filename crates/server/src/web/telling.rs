//! Where a page tells what happened, and how fast it does.

use maud::{Markup, html};

use super::shell::Reader;

/// What lies over the board while something is told.
pub fn stage(reader: &Reader) -> Markup {
    html! {
        div #banner role="status" hidden {}
        div #held-card aria-hidden="true" hidden {}
        div #thrown role="status" hidden {}
        div #story hidden {
            div.told role="log" {}
            button type="button" { (reader.t("story-skip")) }
        }
        div #welcome role="status" hidden {
            span {}
            button.primary type="button" data-play="" { (reader.t("story-play")) }
            button type="button" data-skip="" { (reader.t("story-skip")) }
        }
    }
}

/// How fast it is told, and whether it is heard.
pub fn settings(reader: &Reader) -> Markup {
    let speeds = [
        ("off", "speed-off"),
        ("fast", "speed-fast"),
        ("normal", "speed-normal"),
        ("slow", "speed-slow"),
    ];
    html! {
        div.telling-settings {
            label {
                (reader.t("speed"))
                select #speed {
                    @for (value, key) in speeds { option value=(value) { (reader.t(key)) } }
                }
            }
            label { input #sounds type="checkbox"; (reader.t("sounds")) }
        }
    }
}
