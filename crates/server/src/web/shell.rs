//! What every page has around it.

use kernel::Message;
use maud::{DOCTYPE, Markup, html};

use super::assets::{ICON, SCRIPT, STYLE};
use super::words::{Words, endonym};
use crate::lang::Lang;

/// Light or dark, where the reader has said so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
}

/// The cookie that the theme switch sets.
pub const THEME_COOKIE: &str = "theme";

impl Theme {
    pub const fn id(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub fn of_id(id: &str) -> Option<Theme> {
        [Theme::Light, Theme::Dark]
            .into_iter()
            .find(|theme| theme.id() == id)
    }
}

/// Who reads a page, and how.
#[derive(Debug, Clone)]
pub struct Reader {
    pub words: Words,
    pub theme: Option<Theme>,
    /// The name of the visitor, who may not have come in yet.
    pub name: Option<String>,
    pub account: bool,
    /// What forms send back, to show that they are ours.
    pub csrf: String,
    /// Where the reader is, so that switches lead back there.
    pub path: String,
}

impl Reader {
    pub fn t(&self, key: &'static str) -> String {
        self.words.t(key)
    }

    pub fn say(&self, say: &Message) -> String {
        self.words.say(say)
    }

    pub fn lang(&self) -> Lang {
        self.words.lang
    }

    /// The field that shows a form to be ours.
    pub fn csrf(&self) -> Markup {
        html! { input type="hidden" name="csrf" value=(self.csrf); }
    }
}

fn head(reader: &Reader, title: &str) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content="light dark";
            title { (title) }
            link rel="icon" href=(ICON.path);
            link rel="stylesheet" href=(STYLE.path);
            script type="module" src=(SCRIPT.path) {}
            meta name="description" content=(reader.t("site-description"));
        }
    }
}

fn switch(reader: &Reader, what: &str, value: &str) -> String {
    let back: String = (reader.path.bytes())
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' => {
                char::from(byte).to_string()
            }
            other => format!("%{other:02X}"),
        })
        .collect();
    format!("/preferences?{what}={value}&back={back}")
}

/// The switches of language and theme.
pub fn preferences(reader: &Reader) -> Markup {
    let dark = reader.theme == Some(Theme::Dark);
    let (theme, key) = if dark {
        ("light", "theme-light")
    } else {
        ("dark", "theme-dark")
    };
    html! {
        div.preferences {
            @for lang in Lang::ALL {
                @if lang != reader.lang() {
                    a href=(switch(reader, "lang", lang.code())) lang=(lang.code())
                        hreflang=(lang.code()) rel="nofollow" { (endonym(lang)) }
                }
            }
            a href=(switch(reader, "theme", theme)) rel="nofollow" { (reader.t(key)) }
        }
    }
}

/// An ordinary page.
pub fn page(reader: &Reader, title: &str, body: &Markup) -> Markup {
    let links = [
        ("/", reader.t("nav-games")),
        ("/lobby", reader.t("nav-lobby")),
        (
            "/account",
            reader
                .name
                .clone()
                .unwrap_or_else(|| reader.t("nav-account")),
        ),
    ];
    html! {
        (DOCTYPE)
        html lang=(reader.lang().code()) data-theme=[reader.theme.map(Theme::id)] {
            (head(reader, &format!("{title} · Iacta")))
            body {
                a.skip href="#main" { (reader.t("skip")) }
                header.top {
                    a.home href="/" { "Iacta" }
                    nav aria-label=(reader.t("nav")) {
                        @for (path, text) in &links {
                            a href=(path) aria-current=[(reader.path == *path).then_some("page")] { (text) }
                        }
                    }
                    (preferences(reader))
                }
                main #main.page { (body) }
                footer.foot { (reader.t("foot")) }
            }
        }
    }
}

/// Two ways into a game: at once against bots, or at a table of one's own.
pub fn play_buttons(reader: &Reader, game: &str) -> Markup {
    html! {
        form method="post" action={ "/games/" (game) "/quick" } {
            (reader.csrf())
            button.primary type="submit" { (reader.t("play-bot")) }
        }
        a.button href={ "/games/" (game) "/new" } { (reader.t("new-match")) }
    }
}

/// The buttons that bring a board nearer.
pub fn zooms(reader: &Reader) -> Markup {
    let buttons = [
        ("1.25", "zoom-in", "+"),
        ("0.8", "zoom-out", "−"),
        ("fit", "zoom-fit", "⤢"),
    ];
    html! {
        div.zooms {
            @for (zoom, key, sign) in buttons {
                button type="button" data-zoom=(zoom) aria-label=(reader.t(key)) title=(reader.t(key)) { (sign) }
            }
        }
    }
}

/// A page that a board fills.
pub fn table_page(reader: &Reader, title: &str, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(reader.lang().code()) data-theme=[reader.theme.map(Theme::id)] {
            (head(reader, title))
            body.at-table {
                h1.for-ears { (title) }
                (body)
            }
        }
    }
}

/// What stands behind the name of a guest: his name may be like anybody's.
pub fn guest_mark(reader: &Reader) -> Markup {
    html! { small.soft { "(" (reader.t("guest-mark")) ")" } }
}
