//! The reader's language.

use std::sync::LazyLock;

use axum::http::{HeaderMap, header};
use kernel::{AnyGame, AnyTable, Lexicon, Message, Outcome, Seat};

/// The languages that everything is said in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    #[default]
    En,
    Pl,
}

/// The cookie that the language switch sets.
pub const LANG_COOKIE: &str = "lang";

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Pl];

    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
        }
    }

    pub fn of_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// What the switch said, else what the browser wishes, else English.
    pub fn of(headers: &HeaderMap) -> Lang {
        let switched = crate::identity::cookie(headers, LANG_COOKIE).and_then(Lang::of_code);
        switched.unwrap_or_else(|| {
            let wanted = headers.get(header::ACCEPT_LANGUAGE);
            Lang::preferred(
                wanted
                    .and_then(|wanted| wanted.to_str().ok())
                    .unwrap_or_default(),
            )
        })
    }

    /// The best of an `Accept-Language` header.
    fn preferred(header: &str) -> Lang {
        let mut best = (0.0, Lang::En);
        for part in header.split(',') {
            let mut pieces = part.split(';');
            let tag = pieces.next().unwrap_or_default().trim().to_lowercase();
            let weight = (pieces.find_map(|piece| piece.trim().strip_prefix("q=")))
                .map_or(1.0, |weight| weight.parse::<f32>().unwrap_or(0.0));
            let primary = tag.split('-').next().unwrap_or_default();
            if let Some(lang) = Lang::of_code(primary)
                && weight > best.0
            {
                best = (weight, lang);
            }
        }
        best.1
    }
}

static OWN: LazyLock<[Lexicon; 2]> = LazyLock::new(|| {
    let words = |language, sources: &[&str]| {
        Lexicon::new(language, sources).expect("our own words are checked by a test")
    };
    [
        words(
            "en",
            &[
                include_str!("../locales/en.ftl"),
                include_str!("../locales/core.en.ftl"),
            ],
        ),
        words(
            "pl",
            &[
                include_str!("../locales/pl.ftl"),
                include_str!("../locales/core.pl.ftl"),
            ],
        ),
    ]
});

/// The words of the server in one language.
pub fn words(lang: Lang) -> &'static Lexicon {
    match lang {
        Lang::En => &OWN[0],
        Lang::Pl => &OWN[1],
    }
}

/// The words of a game. One that lacks the language is read in English, or in what
/// it has.
pub fn game_words(game: &'static dyn AnyGame, lang: Lang) -> &'static Lexicon {
    let known = game.words();
    (known.get(lang.code()))
        .or_else(|| known.get("en"))
        .or_else(|| known.values().next())
        .unwrap_or_else(|| words(lang))
}

/// The title of a game.
pub fn title(game: &'static dyn AnyGame, lang: Lang) -> String {
    let words = game_words(game, lang);
    if words.knows("game-title") {
        words.name("game-title")
    } else {
        game.about().name.to_owned()
    }
}

/// The name of a seat.
pub fn seat_name(game: &'static dyn AnyGame, seat: Seat, lang: Lang) -> String {
    let Some(name) = game.about().seats.get(seat.index()) else {
        return seat.to_string();
    };
    let (words, key) = (game_words(game, lang), format!("seat-{name}"));
    if words.knows(&key) {
        words.name(&key)
    } else {
        (*name).to_owned()
    }
}

/// The power that a seat plays at a table, or the name of the seat.
pub fn power_name(
    game: &'static dyn AnyGame,
    table: &dyn AnyTable,
    seat: Seat,
    lang: Lang,
) -> String {
    let words = game_words(game, lang);
    (words.try_say(&table.power(seat))).unwrap_or_else(|| seat_name(game, seat, lang))
}

/// How a match ended, as one sentence.
pub fn outcome(
    game: &'static dyn AnyGame,
    table: &dyn AnyTable,
    outcome: &Outcome,
    lang: Lang,
) -> String {
    let own = words(lang);
    let key = format!("outcome-{}", outcome.cause);
    let cause = [own, game_words(game, lang)]
        .into_iter()
        .find(|words| words.knows(&key))
        .map_or_else(|| outcome.cause.to_string(), |words| words.name(&key));
    if outcome.is_draw() {
        return own.say(&Message::new("outcome-draw").text("cause", cause));
    }
    let winners: Vec<_> = (outcome.winners.iter())
        .map(|seat| power_name(game, table, seat, lang))
        .collect();
    own.say(
        &Message::new("outcome-win")
            .text("winners", winners.join(", "))
            .count("number", winners.len() as i64)
            .text("cause", cause),
    )
}

#[cfg(test)]
mod tests {
    use super::{Lang, words};

    #[test]
    fn the_browser_wishes() {
        for (header, expected) in [
            ("", Lang::En),
            ("pl", Lang::Pl),
            ("pl-PL,pl;q=0.9,en;q=0.8", Lang::Pl),
            ("de,en;q=0.5,pl;q=0.7", Lang::Pl),
            ("en-GB,pl;q=0.9", Lang::En),
            ("pl;q=x,en;q=0.1", Lang::En),
            (";;;,,q=1", Lang::En),
        ] {
            assert_eq!(Lang::preferred(header), expected, "{header:?}");
        }
    }

    #[test]
    fn both_languages_have_the_same_words() {
        let keys = |sources: [&str; 2]| -> Vec<String> {
            (sources.iter().flat_map(|source| source.lines()))
                .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
                .filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()))
                .collect()
        };
        let en = keys([
            include_str!("../locales/en.ftl"),
            include_str!("../locales/core.en.ftl"),
        ]);
        let pl = keys([
            include_str!("../locales/pl.ftl"),
            include_str!("../locales/core.pl.ftl"),
        ]);
        assert_eq!(en, pl);
        for lang in Lang::ALL {
            assert!(en.iter().all(|key| words(lang).knows(key)));
        }
    }
}
