//! Rules say what, languages say how: a sentence is a key and its facts, and the
//! words of each language stand in Fluent files.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Game, Seat};

/// A sentence to be said in the reader's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub key: Cow<'static, str>,
    pub facts: Vec<(&'static str, Arg)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// Chooses the plural: Polish has "trafienie", "trafienia", "trafień".
    Count(i64),
    /// Looked up in turn under this key. Where the name has attributes, a sentence may use
    /// them too: `{ $at-loc }` is the attribute `loc` of the name given as `at`, such as a
    /// case.
    Name(Cow<'static, str>),
    /// Names one after the other, such as the stations of a path.
    Names(Vec<Cow<'static, str>>),
    /// Sentences one after the other: two of this, three of that.
    List(Vec<Message>),
    /// Shown as it is: dice, numerals.
    Text(String),
}

impl Message {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message {
            key: key.into(),
            facts: Vec::new(),
        }
    }

    #[must_use]
    pub fn count(self, fact: &'static str, count: impl Into<i64>) -> Message {
        self.fact(fact, Arg::Count(count.into()))
    }

    #[must_use]
    pub fn name(self, fact: &'static str, key: impl Into<Cow<'static, str>>) -> Message {
        self.fact(fact, Arg::Name(key.into()))
    }

    #[must_use]
    pub fn text(self, fact: &'static str, text: impl Into<String>) -> Message {
        self.fact(fact, Arg::Text(text.into()))
    }

    #[must_use]
    pub fn fact(mut self, name: &'static str, fact: Arg) -> Message {
        self.facts.push((name, fact));
        self
    }
}

/// What a viewer is told to do now, or what he waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prompt {
    pub say: Message,
    /// The clause to read.
    pub clause: &'static str,
}

/// A place in a match that a reader of its record goes to: a chapter, as a Year is, or
/// a scene within one, such as a battle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Milestone {
    pub say: Message,
    pub is_chapter: bool,
}

impl Milestone {
    pub fn chapter(say: Message) -> Milestone {
        Milestone {
            say,
            is_chapter: true,
        }
    }

    pub fn scene(say: Message) -> Milestone {
        Milestone {
            say,
            is_chapter: false,
        }
    }
}

/// The words of a game.
pub trait Speak: Game {
    /// Fluent sources by language: `("en", …)`, `("pl", …)`.
    fn locales() -> &'static [(&'static str, &'static str)];

    /// What the viewer whose `view` it is should do or wait for.
    fn prompt(view: &Self::View) -> Prompt;

    /// An option as its owner reads it; `view` is his.
    fn say_act(view: &Self::View, act: Self::Act) -> Message;

    fn say_event(event: &Self::Event) -> Message;

    /// What begins with this event, if somebody who looks back would look for it.
    fn milestone(event: &Self::Event) -> Option<Milestone> {
        let _ = event;
        None
    }

    /// Whether a log may leave this event out for those who only read along: a moment
    /// was passed and nothing came of it.
    fn is_aside(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Whether this is announced in large letters when it happens, as milestones are:
    /// the death of a leader, the fall of a city.
    fn is_headline(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    fn say_refusal(refusal: &Self::Refusal) -> Message;

    /// The situation as lines of text: for the terminal and for screen readers.
    fn describe(view: &Self::View) -> Vec<Message>;

    /// The power that a seat plays, where that is a matter of the match and public; else
    /// the name of the seat.
    fn say_power(view: &Self::View, seat: Seat) -> Message {
        let _ = view;
        Self::say_seat(seat)
    }

    /// The name of a seat, or of the power that sits there.
    fn say_seat(seat: Seat) -> Message {
        let name = (Self::about().seats).get(seat.index()).copied();
        Message::new(format!("seat-{}", name.unwrap_or("unknown")))
    }
}

/// The words of one language.
pub struct Lexicon {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// By message, the forms of its arguments that it uses: argument and attribute.
    forms: HashMap<String, Vec<Form>>,
}

/// `$at-loc` in a message: the argument `at` in its form `loc`.
#[derive(Debug, PartialEq, Eq)]
struct Form {
    variable: String,
    argument: String,
    attribute: String,
}

impl Form {
    fn of(variable: &str) -> Option<Form> {
        let (argument, attribute) = variable.split_once('-')?;
        Some(Form {
            variable: variable.to_owned(),
            argument: argument.to_owned(),
            attribute: attribute.to_owned(),
        })
    }
}

/// The forms used in each message of a source.
fn forms(source: &str) -> HashMap<String, Vec<Form>> {
    let mut all: HashMap<String, Vec<Form>> = HashMap::new();
    let mut key = "";
    for line in source.lines() {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            key = line.split([' ', '=']).next().unwrap_or_default();
        }
        for rest in line.split('$').skip(1) {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
            let variable = &rest[..end.unwrap_or(rest.len())];
            if let Some(form) = Form::of(variable) {
                let used = all.entry(key.to_owned()).or_default();
                if !used.contains(&form) {
                    used.push(form);
                }
            }
        }
    }
    all
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
        let mut used = HashMap::new();
        for source in sources {
            used.extend(forms(source));
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| syntax(format!("{errors:?}")))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| syntax(format!("{errors:?}")))?;
        }
        Ok(Lexicon {
            language,
            bundle,
            forms: used,
        })
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
        self.try_say(&Message::new(key.to_owned()))
            .unwrap_or_else(|| key.to_owned())
    }

    /// The sentence in this language. A key without words is shown as it is, so
    /// that a gap is seen and nothing breaks.
    pub fn say(&self, say: &Message) -> String {
        self.try_say(say).unwrap_or_else(|| say.key.to_string())
    }

    /// The sentence, or `None` where the key or a fact it needs is missing.
    pub fn try_say(&self, say: &Message) -> Option<String> {
        self.format(say, None)
    }

    /// The value of a message, or one of its attributes.
    fn format(&self, say: &Message, attribute: Option<&str>) -> Option<String> {
        let message = self.bundle.get_message(&say.key)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let mut args = FluentArgs::new();
        for (name, fact) in &say.facts {
            args.set(*name, self.value(fact, None)?);
        }
        for form in self.forms.get(&*say.key).into_iter().flatten() {
            let fact = |given: &str| say.facts.iter().find(|(name, _)| *name == given);
            // A fact may have a dash in its own name.
            let own = fact(&form.variable).is_some();
            if let (false, Some((_, fact))) = (own, fact(&form.argument)) {
                let value = self.value(fact, Some(&form.attribute))?;
                args.set(form.variable.as_str(), value);
            }
        }
        let mut errors = Vec::new();
        let text = (self.bundle).format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// A fact as it is put into a sentence; with an attribute, that form of its names.
    fn value<'a>(&self, fact: &'a Arg, attribute: Option<&str>) -> Option<FluentValue<'a>> {
        let name = |key: &Cow<'static, str>| match attribute {
            None => Some(self.name(key)),
            Some(_) => self.format(&Message::new(key.clone()), attribute),
        };
        Some(match fact {
            Arg::Name(key) => FluentValue::from(name(key)?),
            Arg::Names(keys) => {
                let names: Option<Vec<_>> = keys.iter().map(name).collect();
                FluentValue::from(names?.join(" – "))
            }
            Arg::List(says) => {
                let said = says.iter().map(|say| self.format(say, attribute));
                let said: Option<Vec<_>> = said.collect();
                FluentValue::from(said?.join(", "))
            }
            Arg::Count(count) if attribute.is_none() => FluentValue::from(*count),
            Arg::Text(text) if attribute.is_none() => FluentValue::from(text.as_str()),
            Arg::Count(_) | Arg::Text(_) => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "\
hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
moved = { $block } moves { $path }
rolled = { $dice }
block-legio = Legio
city-roma = Rome
city-capua = Capua
";
    const POLISH: &str = "\
hits = { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
}
";

    fn lexicon(language: &'static str, source: &str) -> Lexicon {
        Lexicon::new(language, &[source]).expect("the words of this test")
    }

    #[test]
    fn polish_chooses_among_three_plurals() {
        let polish = lexicon("pl", POLISH);
        for (count, text) in [
            (0, "0 trafień"),
            (1, "1 trafienie"),
            (2, "2 trafienia"),
            (4, "4 trafienia"),
            (5, "5 trafień"),
            (12, "12 trafień"),
            (14, "14 trafień"),
            (21, "21 trafień"),
            (22, "22 trafienia"),
            (112, "112 trafień"),
        ] {
            assert_eq!(
                polish.say(&Message::new("hits").count("count", count)),
                text
            );
        }
        let english = lexicon("en", ENGLISH);
        let said = [0, 1, 2].map(|count| english.say(&Message::new("hits").count("count", count)));
        assert_eq!(said, ["0 hits", "1 hit", "2 hits"]);
    }

    #[test]
    fn facts_are_names_paths_and_plain_text() {
        let english = lexicon("en", ENGLISH);
        let path = vec!["city-roma".into(), "city-capua".into()];
        let say = Message::new("moved")
            .name("block", "block-legio")
            .fact("path", Arg::Names(path));
        assert_eq!(english.say(&say), "Legio moves Rome – Capua");
        let dice = Message::new("rolled").text("dice", "6 1 4");
        assert_eq!(english.say(&dice), "6 1 4");
        let hits = [1, 3].map(|count| Message::new("hits").count("count", count));
        let list = Message::new("rolled").fact("dice", Arg::List(hits.to_vec()));
        assert_eq!(english.say(&list), "1 hit, 3 hits");
        let gap = Message::new("rolled").fact("dice", Arg::List(vec![Message::new("no-such")]));
        assert_eq!(english.try_say(&gap), None);
    }

    #[test]
    fn a_sentence_chooses_the_forms_of_its_names() {
        let polish = lexicon(
            "pl",
            "\
city-roma = Rzym
    .gen = Rzymu
    .loc = w Rzymie
city-nola = Nola
coin = moneta
    .acc = monetę
coins = { $count } × { $coin }
    .acc = { $count } × { $coin-acc }
marched = { $block } wyrusza z { $from-gen }, bitwa { $at-loc }
paid = Płaci { $what-acc }
",
        );
        let march = |at: &'static str| {
            Message::new("marched")
                .text("block", "Legio 7")
                .name("from", "city-roma")
                .name("at", at)
        };
        assert_eq!(
            polish.say(&march("city-roma")),
            "Legio 7 wyrusza z Rzymu, bitwa w Rzymie"
        );
        // A name that lacks the form shows the key, as any gap does.
        assert_eq!(polish.try_say(&march("city-nola")), None);
        let coins = Message::new("coins").count("count", 2).name("coin", "coin");
        let paid = Message::new("paid").fact("what", Arg::List(vec![coins]));
        assert_eq!(polish.say(&paid), "Płaci 2 × monetę");
        let text = Message::new("paid").text("what", "7");
        assert_eq!(polish.try_say(&text), None);
    }

    #[test]
    fn a_key_without_words_is_shown_as_it_is() {
        let english = lexicon("en", ENGLISH);
        let unknown = Message::new("no-such-sentence");
        assert_eq!(english.try_say(&unknown), None);
        assert_eq!(english.say(&unknown), "no-such-sentence");
        assert_eq!(english.name("city-nola"), "city-nola");
        assert!(english.knows("hits") && !english.knows("city-nola"));
    }

    #[test]
    fn a_missing_fact_shows_the_key_and_breaks_nothing() {
        let english = lexicon("en", ENGLISH);
        let half = Message::new("moved").name("block", "block-legio");
        assert_eq!(english.try_say(&half), None);
        assert_eq!(english.say(&half), "moved");
    }

    #[test]
    fn words_that_cannot_be_read_are_named_with_their_language() {
        let error = Lexicon::new("en", &["hits = { $count"]).unwrap_err();
        assert!(
            matches!(error, WordsError::Syntax { language: "en", .. }),
            "{error}"
        );
        let twice = Lexicon::new("en", &["a = 1", "a = 2"]).unwrap_err();
        assert!(matches!(twice, WordsError::Syntax { .. }), "{twice}");
        let language = "not a language";
        let tag = Lexicon::new(language, &[]).unwrap_err();
        assert_eq!(tag, WordsError::Language { language });
    }
}
