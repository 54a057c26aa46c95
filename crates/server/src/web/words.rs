//! The server's own words, as pages ask for them.

use kernel::{Lexicon, Message};

use crate::lang::{Lang, words};

/// The server's words in the reader's language.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    pub lang: Lang,
    own: &'static Lexicon,
}

impl Words {
    pub fn of(lang: Lang) -> Words {
        Words {
            lang,
            own: words(lang),
        }
    }

    /// A sentence without facts.
    pub fn t(self, key: &'static str) -> String {
        self.own.name(key)
    }

    pub fn say(self, say: &Message) -> String {
        self.own.say(say)
    }

    /// The name of a bot's level; a level that has none is called by its id.
    pub fn bot(self, level: &str) -> String {
        let key = format!("bot-{level}");
        if self.own.knows(&key) {
            self.own.name(&key)
        } else {
            level.to_owned()
        }
    }
}

/// What a language calls itself.
pub const fn endonym(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Pl => "Polski",
    }
}
