//! Rules say what, languages say how: a sentence is a key and its facts, and the
//! words of each language stand in Fluent files.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Game, Seat};

/// A sentence to be said in the reader's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Say {
    pub key: Cow<'static, str>,
    pub facts: Vec<(&'static str, Fact)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// Chooses the plural: Polish has "trafienie", "trafienia", "trafień".
    Count(i64),
    /// Looked up in turn under this key.
    Name(Cow<'static, str>),
    /// Names one after the other, such as the stations of a path.
    Names(Vec<Cow<'static, str>>),
    /// Shown as it is: dice, numerals.
    Text(String),
}

impl Say {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Say {
        Say {
            key: key.into(),
            facts: Vec::new(),
        }
    }

    #[must_use]
    pub fn count(self, fact: &'static str, count: impl Into<i64>) -> Say {
        self.fact(fact, Fact::Count(count.into()))
    }

    #[must_use]
    pub fn name(self, fact: &'static str, key: impl Into<Cow<'static, str>>) -> Say {
        self.fact(fact, Fact::Name(key.into()))
    }

    #[must_use]
    pub fn text(self, fact: &'static str, text: impl Into<String>) -> Say {
        self.fact(fact, Fact::Text(text.into()))
    }

    #[must_use]
    pub fn fact(mut self, name: &'static str, fact: Fact) -> Say {
        self.facts.push((name, fact));
        self
    }
}

/// What a viewer is told to do now, or what he waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prompt {
    pub say: Say,
    /// The clause to read.
    pub clause: &'static str,
}

/// The words of a game.
pub trait Speak: Game {
    /// Fluent sources by language: `("en", …)`, `("pl", …)`.
    fn locales() -> &'static [(&'static str, &'static str)];

    /// What the viewer whose `view` it is should do or wait for.
    fn prompt(view: &Self::View) -> Prompt;

    /// An option as its owner reads it; `view` is his.
    fn say_act(view: &Self::View, act: Self::Act) -> Say;

    fn say_event(event: &Self::Event) -> Say;

    fn say_refusal(refusal: &Self::Refusal) -> Say;

    /// The situation as lines of text: for the terminal and for screen readers.
    fn describe(view: &Self::View) -> Vec<Say>;

    /// The name of a seat, or of the power that sits there.
    fn say_seat(seat: Seat) -> Say {
        let name = (Self::about().seats).get(seat.index()).copied();
        Say::new(format!("seat-{}", name.unwrap_or("unknown")))
    }
}

/// The words of one language.
pub struct Lexicon {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lexicon")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WordsError {
    #[error("{language:?} is not a language tag")]
    Language { language: &'static str },
    #[error("words of {language}: {problem}")]
    Syntax {
        language: &'static str,
        problem: String,
    },
}

impl Lexicon {
    /// The words of `language` in one or more Fluent sources.
    pub fn new(language: &'static str, sources: &[&str]) -> Result<Lexicon, WordsError> {
        let tag = (language.parse()).map_err(|_| WordsError::Language { language })?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that isolate right-to-left names would show in a terminal.
        bundle.set_use_isolating(false);
        let syntax = |problem: String| WordsError::Syntax { language, problem };
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| syntax(format!("{errors:?}")))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| syntax(format!("{errors:?}")))?;
        }
        Ok(Lexicon { language, bundle })
    }

    /// The words of a game in each of its languages.
    pub fn of<G: Speak>() -> Result<BTreeMap<&'static str, Lexicon>, WordsError> {
        (G::locales().iter())
            .map(|&(language, source)| Ok((language, Lexicon::new(language, &[source])?)))
            .collect()
    }

    pub fn language(&self) -> &'static str {
        self.language
    }

    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A single word or name; the key itself where there is none.
    pub fn name(&self, key: &str) -> String {
        self.try_say(&Say::new(key.to_owned()))
            .unwrap_or_else(|| key.to_owned())
    }

    /// The sentence in this language. A key without words is shown as it is, so
    /// that a gap is seen and nothing breaks.
    pub fn say(&self, say: &Say) -> String {
        self.try_say(say).unwrap_or_else(|| say.key.to_string())
    }

    /// The sentence, or `None` where the key or a fact it needs is missing.
    pub fn try_say(&self, say: &Say) -> Option<String> {
        let pattern = self.bundle.get_message(&say.key)?.value()?;
        let mut args = FluentArgs::new();
        for (name, fact) in &say.facts {
            let value = match fact {
                Fact::Count(count) => FluentValue::from(*count),
                Fact::Name(key) => FluentValue::from(self.name(key)),
                Fact::Names(keys) => {
                    let names: Vec<_> = keys.iter().map(|key| self.name(key)).collect();
                    FluentValue::from(names.join(" – "))
                }
                Fact::Text(text) => FluentValue::from(text.as_str()),
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = (self.bundle).format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}
