//! The reader's language.

use std::sync::LazyLock;

use kernel::{AnyGame, AnyTable, Lexicon, Message, Outcome, Seat};

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English
    En,
    /// polski
    Pl,
}

impl Lang {
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
        }
    }

    /// The language asked for, else the one of the environment, else English.
    pub fn or_environment(asked: Option<Lang>) -> Lang {
        asked.unwrap_or_else(|| Lang::of_locale(|name| std::env::var(name).ok()))
    }

    /// The first of these variables that says anything decides, as for every
    /// program of the system.
    fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Lang {
        let locale = (["LC_ALL", "LC_MESSAGES", "LANG"].into_iter())
            .filter_map(variable)
            .find(|locale| !locale.is_empty());
        match locale {
            Some(locale) if locale.to_lowercase().starts_with("pl") => Lang::Pl,
            _ => Lang::En,
        }
    }
}

/// The words of this program and of one game, in one language.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    own: &'static Lexicon,
    game: &'static Lexicon,
}

static OWN: LazyLock<[Lexicon; 2]> = LazyLock::new(|| {
    let words = |language, source| {
        Lexicon::new(language, &[source]).expect("our own words are checked by a test")
    };
    [
        words("en", include_str!("../locales/en.ftl")),
        words("pl", include_str!("../locales/pl.ftl")),
    ]
});

impl Words {
    /// A game that lacks the language is read in English, or in what it has.
    pub fn of(game: &'static dyn AnyGame, lang: Lang) -> Words {
        let own = match lang {
            Lang::En => &OWN[0],
            Lang::Pl => &OWN[1],
        };
        let words = game.words();
        let game = (words.get(lang.code()))
            .or_else(|| words.get("en"))
            .or_else(|| words.values().next());
        Words {
            own,
            game: game.unwrap_or(own),
        }
    }

    /// The words of the game.
    pub fn game(&self) -> &'static Lexicon {
        self.game
    }

    /// A sentence of the game.
    pub fn say(&self, say: &Message) -> String {
        self.game.say(say)
    }

    /// A sentence of this program.
    pub fn own(&self, say: Message) -> String {
        self.own.say(&say)
    }

    /// What the game calls `key`, if it has words for it.
    pub fn named(&self, key: &str) -> Option<String> {
        self.game.knows(key).then(|| self.game.name(key))
    }

    pub fn title(&self, game: &dyn AnyGame) -> String {
        self.named("game-title")
            .unwrap_or_else(|| game.about().name.to_owned())
    }

    pub fn seat(&self, game: &dyn AnyGame, seat: Seat) -> String {
        match game.about().seats.get(seat.index()) {
            Some(name) => {
                (self.named(&format!("seat-{name}"))).unwrap_or_else(|| (*name).to_owned())
            }
            None => seat.to_string(),
        }
    }

    /// The power that a seat plays at a table, or the name of the seat.
    pub fn power(&self, game: &dyn AnyGame, table: &dyn AnyTable, seat: Seat) -> String {
        (self.game.try_say(&table.power(seat))).unwrap_or_else(|| self.seat(game, seat))
    }

    /// How it ended, as one sentence; `name` says who a seat is.
    pub fn outcome(&self, outcome: &Outcome, name: impl Fn(Seat) -> String) -> String {
        if outcome.cause == Outcome::STOPPED {
            return self.own(Message::new("outcome-stopped"));
        }
        let cause = (self.named(&format!("outcome-{}", outcome.cause)))
            .or_else(|| {
                let own = outcome.is_of_players();
                own.then(|| self.own(Message::new(format!("cause-{}", outcome.cause))))
            })
            .unwrap_or_else(|| outcome.cause.to_string());
        if outcome.is_draw() {
            return self.own(Message::new("outcome-draw").text("cause", cause));
        }
        let winners: Vec<_> = outcome.winners.iter().map(name).collect();
        self.own(
            Message::new("outcome-win")
                .text("winners", winners.join(", "))
                .count("number", winners.len() as i64)
                .text("cause", cause),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{Lang, OWN};

    #[test]
    fn the_environment_decides_in_the_usual_order() {
        let cases: &[(&[(&str, &str)], Lang)] = &[
            (&[], Lang::En),
            (&[("LANG", "pl_PL.UTF-8")], Lang::Pl),
            (&[("LANG", "PL")], Lang::Pl),
            (&[("LANG", "de_DE.UTF-8")], Lang::En),
            (&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C")], Lang::En),
            (&[("LANG", "en_GB"), ("LC_MESSAGES", "pl_PL")], Lang::Pl),
            (&[("LANG", "pl_PL"), ("LC_ALL", "")], Lang::Pl),
        ];
        for (variables, expected) in cases {
            let found = Lang::of_locale(|name| {
                let set = variables.iter().find(|(known, _)| *known == name);
                set.map(|(_, value)| (*value).to_owned())
            });
            assert_eq!(found, *expected, "{variables:?}");
        }
    }

    #[test]
    fn both_languages_have_the_same_words() {
        let keys = |source: &str| -> Vec<String> {
            (source.lines())
                .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
                .filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()))
                .collect()
        };
        let [en, pl] = [
            keys(include_str!("../locales/en.ftl")),
            keys(include_str!("../locales/pl.ftl")),
        ];
        assert_eq!(en, pl);
        for lexicon in OWN.iter() {
            assert!(en.iter().all(|key| lexicon.knows(key)));
        }
    }
}
