//! What the tests of every game's words share: sentences are held to all languages, and
//! the languages to one another.
//!
//! Everything here panics with what it finds, so that a test can call it.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::fluent::{FluentMessage, messages};
use crate::{
    About, Arg, Asked, Game, Info, Lexicon, Message, Out, Outcome, Seat, Setup, Speak, SplitMix64,
    Values, Viewer,
};

/// Plays a random game; `each` sees every position in which somebody is asked, the
/// last one too, with what was told on the way there.
pub fn walk<G: Game>(
    setup: &Setup,
    seed: u64,
    mut each: impl FnMut(usize, &G::State, &Out<G::Event>),
) {
    let mut chance = SplitMix64::new(seed);
    let mut out = Out::default();
    let mut state = G::new(setup, &mut chance, &mut out);
    for n in 0.. {
        crate::settle::<G>(&mut state, &mut chance, &mut out);
        each(n, &state, &out);
        out.clear();
        let asked = G::asked(&state);
        if asked == Asked::Nobody {
            break;
        }
        // A joint question is answered by any of the seats first.
        let seats: Vec<_> = asked.seats().iter().collect();
        let seat = seats[chance.below(seats.len() as u32) as usize];
        let options = crate::options::<G>(&state, seat);
        let act = options[chance.below(options.len() as u32) as usize];
        G::apply(&mut state, seat, act, &mut chance, &mut out);
    }
}

/// What a viewer reads in a position: his prompt, the situation and his options.
pub fn read<G: Speak>(state: &G::State, viewer: Viewer) -> Vec<Message> {
    let view = G::view(state, viewer);
    let mut says = vec![G::prompt(&view).say];
    says.extend(G::describe(&view));
    if let Viewer::Seat(seat) = viewer {
        let acts = crate::options::<G>(state, seat).into_iter();
        says.extend(acts.map(|act| G::say_act(&view, act)));
    }
    says
}

/// Holds a position that `seat` cannot tell from the given one to reading the same to
/// it and to onlookers, who know no more than any seat. Whether the two differ at all.
pub fn twin_reads_alike<G: Speak>(
    setup: &Setup,
    state: &G::State,
    seat: Seat,
    chance: &mut SplitMix64,
) -> bool {
    let info = Info::<G>::new(state, seat, setup, &[]);
    let twin = G::guess(&info, chance).expect("the truth fits what a seat knows");
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        assert_eq!(read::<G>(state, viewer), read::<G>(&twin, viewer), "{seat}");
    }
    twin != *state
}

/// Holds sentences to every language, each different one once.
#[derive(Debug)]
pub struct Reader {
    words: BTreeMap<&'static str, Lexicon>,
    read: HashSet<u64>,
    used: BTreeSet<String>,
    /// Facts of messages that are names: key of the message, and fact.
    named: BTreeSet<(String, &'static str)>,
    /// Sentences that do not read well.
    faults: BTreeSet<String>,
    indented: bool,
    strict: bool,
}

impl Reader {
    pub fn of<G: Speak>() -> Reader {
        Reader {
            words: Lexicon::of::<G>().expect("the words can be read"),
            read: HashSet::new(),
            used: BTreeSet::new(),
            named: BTreeSet::new(),
            faults: BTreeSet::new(),
            indented: false,
            strict: false,
        }
    }

    /// Lines may begin with blanks.
    #[must_use]
    pub fn indented(mut self) -> Reader {
        self.indented = true;
        self
    }

    /// Sentences must read well too, and Polish names stand in their cases.
    #[must_use]
    pub fn strict(mut self) -> Reader {
        self.strict = true;
        self
    }

    /// All that `viewer` reads in a position.
    pub fn position<G: Speak>(&mut self, state: &G::State, viewer: Viewer) {
        read::<G>(state, viewer)
            .iter()
            .for_each(|say| self.check(say));
    }

    /// All that `viewer` is told.
    pub fn heard<G: Speak>(&mut self, out: &Out<G::Event>, viewer: Viewer) {
        let heard = out.told().iter().filter_map(|told| told.heard_by(viewer));
        heard.for_each(|event| self.event::<G>(event));
    }

    /// An event, and where a reader of the log goes by it.
    pub fn event<G: Speak>(&mut self, event: &G::Event) {
        self.check(&G::say_event(event));
        if let Some(milestone) = G::milestone(event) {
            self.check(&milestone.say);
        }
    }

    /// The question of a position, its situation, and these acts, listed or not.
    pub fn question<G: Speak>(
        &mut self,
        state: &G::State,
        viewer: Viewer,
        acts: impl IntoIterator<Item = G::Act>,
    ) {
        let view = G::view(state, viewer);
        self.check(&G::prompt(&view).say);
        G::describe(&view).iter().for_each(|say| self.check(say));
        for act in acts {
            self.check(&G::say_act(&view, act));
        }
    }

    pub fn check(&mut self, say: &Message) {
        // Games say the same thing again and again: a number is kept, not a text.
        let mut hasher = DefaultHasher::new();
        hash(say, &mut hasher);
        if !self.read.insert(hasher.finish()) {
            return;
        }
        for (language, lexicon) in &self.words {
            let text = lexicon.try_say(say);
            let text = text.unwrap_or_else(|| panic!("{language} cannot say {say:?}"));
            let line = match self.indented {
                true => text.trim_start(),
                false => &text,
            };
            assert!(!line.is_empty(), "{language}: {say:?}");
            assert_eq!(line.trim(), line, "{language}: {say:?}");
            assert!(!line.contains("  "), "{language}: {text:?}");
            if !reads_well(line) {
                self.faults.insert(format!("{language}: {line}"));
            }
        }
        self.note(say);
    }

    /// Remembers every key of a sentence, and that all languages have its names.
    fn note(&mut self, say: &Message) {
        self.used.insert(say.key.to_string());
        for (name, fact) in &say.facts {
            if !matches!(fact, Arg::Count(_) | Arg::Text(_)) {
                self.named.insert((say.key.to_string(), name));
            }
            let names = match fact {
                Arg::Name(key) => std::slice::from_ref(key),
                Arg::Names(keys) => &keys[..],
                Arg::List(says) => {
                    says.iter().for_each(|say| self.note(say));
                    &[]
                }
                Arg::Count(_) | Arg::Text(_) => &[],
            };
            for name in names {
                for (language, lexicon) in &self.words {
                    assert!(lexicon.knows(name), "{language} has no {name}");
                }
                self.used.insert(name.to_string());
            }
        }
    }

    /// Nothing is translated that was never said, save what `waits` for another use.
    pub fn finish<G: Speak>(mut self, waits: impl Fn(&str) -> bool) {
        for (language, text) in G::locales() {
            let messages = messages(text);
            let mut used = self.used.clone();
            for key in &self.used {
                used.extend(messages[key].references());
            }
            if *language == "pl" {
                let caseless = (self.named.iter())
                    .filter_map(|(key, fact)| caseless(&messages[key], fact))
                    .map(|text| format!("{language}, a name without its case: {text}"));
                self.faults.extend(caseless);
            }
            let idle: Vec<_> = (messages.into_keys())
                .filter(|key| !used.contains(key) && !waits(key))
                .collect();
            assert!(idle.is_empty(), "{language}: nobody says {idle:?}");
        }
        let faults: Vec<_> = self.faults.into_iter().collect();
        assert!(!self.strict || faults.is_empty(), "{}", faults.join("\n"));
    }
}

/// Whether a text has none of the marks of sentences put together without care: doubled
/// stops, stray commas, two colons in one sentence.
pub fn reads_well(text: &str) -> bool {
    let marks = ["..", " .", " ,", ",,", ":,", ": .", "::", "()"];
    // One colon leads to what is named; a second one in a sentence leads nowhere.
    let colons = |sentence: &str| sentence.matches(": ").count();
    let sentences = text.split(['.', ';', '?', '!', '(', ')']);
    !marks.iter().any(|mark| text.contains(mark)) && sentences.map(colons).max() < Some(2)
}

/// Prepositions after which a Polish name is never in the nominative.
const PREPOSITIONS: &[&str] = &[
    "bez",
    "dla",
    "do",
    "dzięki",
    "ku",
    "między",
    "na",
    "nad",
    "naprzeciw",
    "o",
    "obok",
    "od",
    "oprócz",
    "po",
    "pod",
    "podczas",
    "poza",
    "prócz",
    "przeciw",
    "przeciwko",
    "przed",
    "przez",
    "przy",
    "spod",
    "u",
    "w",
    "wbrew",
    "we",
    "według",
    "wobec",
    "wokół",
    "z",
    "za",
    "zamiast",
    "ze",
    "znad",
];

/// The text of a Polish message in which a preposition is followed by a name as it stands
/// in a list, and not by one of its cases, `{ $at-loc }`.
fn caseless<'a>(message: &'a FluentMessage, fact: &str) -> Option<&'a str> {
    let plain = format!("{{ ${fact} }}");
    let texts = std::iter::once(&message.text).chain(message.attributes.values());
    texts.map(String::as_str).find(|text| {
        text.match_indices(&plain).any(|(at, _)| {
            let before = text[..at].trim_end_matches([' ', ':', '\n']).to_lowercase();
            let word = before.rsplit(|c: char| !c.is_alphabetic()).next();
            word.is_some_and(|word| PREPOSITIONS.contains(&word))
        })
    })
}

/// Names of one kind, by their prefix, all have the same forms, so that a sentence that
/// needs a case finds it with every one of them.
pub fn names_have_the_same_forms<G: Speak>(kinds: &[&str]) {
    for (language, file) in G::locales() {
        let messages = messages(file);
        for kind in kinds {
            let mut forms = BTreeMap::new();
            let names = messages.iter().filter(|(key, _)| key.starts_with(kind));
            for (key, message) in names {
                let own: Vec<_> = message.attributes.keys().cloned().collect();
                forms.entry(own).or_insert_with(Vec::new).push(key.clone());
            }
            assert!(forms.len() <= 1, "{language}: {kind} {forms:?}");
        }
    }
}

/// No word in capitals stands in a Polish sentence, save abbreviations of at most three
/// letters, numerals, and `allowed`.
pub fn polish_does_not_shout<G: Speak>(allowed: &[&str]) {
    let [_, pl] = both::<G>();
    let numeral = |word: &str| word.chars().all(|c| "IVXLCDM".contains(c));
    for (key, message) in &pl {
        for text in std::iter::once(&message.text).chain(message.attributes.values()) {
            let shouted = (text.split(|c: char| !c.is_alphabetic()))
                .filter(|word| word.chars().count() > 3 && word.chars().all(char::is_uppercase))
                .find(|word| !numeral(word) && !allowed.contains(word));
            assert_eq!(shouted, None, "{key}: {text}");
        }
    }
}

fn hash(say: &Message, hasher: &mut DefaultHasher) {
    say.key.hash(hasher);
    for (name, fact) in &say.facts {
        name.hash(hasher);
        match fact {
            Arg::Count(count) => count.hash(hasher),
            Arg::Name(key) => key.hash(hasher),
            Arg::Names(keys) => keys.hash(hasher),
            Arg::List(says) => says.iter().for_each(|say| hash(say, hasher)),
            Arg::Text(text) => text.hash(hasher),
        }
    }
}

/// The messages of both languages: English, then Polish.
fn both<G: Speak>() -> [BTreeMap<String, FluentMessage>; 2] {
    let [("en", en), ("pl", pl)] = G::locales() else {
        panic!("there are English and Polish, in this order")
    };
    [messages(en), messages(pl)]
}

/// Both languages have the same messages with the same facts, in the same order.
pub fn languages_agree<G: Speak>() {
    let [en, pl] = both::<G>();
    let keys = |all: &BTreeMap<String, FluentMessage>| all.keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&en), keys(&pl));
    for (key, message) in &en {
        assert_eq!(message.facts(), pl[key].facts(), "{key}");
        assert_eq!(
            message.place, pl[key].place,
            "{key} stands elsewhere in Polish"
        );
    }
}

/// Every Polish number has its three forms; in `two_forms` one is said apart and all
/// others alike.
pub fn polish_plurals_are_whole<G: Speak>(two_forms: &[&str]) {
    let [_, pl] = both::<G>();
    for (key, message) in pl {
        let count = |form: &str| message.text.matches(form).count();
        let alone = usize::from(two_forms.contains(&key.as_str()));
        assert_eq!(count("[one]"), count("[few]") + alone, "{key}");
        assert_eq!(count("[few]"), count("*[many]"), "{key}");
    }
}

/// No English is left in Polish. Names, by their prefixes, may be the same in both, and
/// exactly the words in `alike` are. `more` are English words of this game.
pub fn polish_is_polish<G: Speak>(names: &[&str], alike: &[&str], more: &[&str]) {
    let [en, pl] = both::<G>();
    let common = ["the", "of", "is", "are", "your", "you", "with", "and"];
    for (key, message) in &pl {
        let words = message.words();
        if words.is_empty() || starts_with(key, names) {
            continue;
        }
        assert_eq!(
            words == en[key].words(),
            alike.contains(&key.as_str()),
            "{key}: {}",
            message.text
        );
        let english = |word: &&String| common.iter().chain(more).any(|it| it == word);
        assert_eq!(words.iter().find(english), None, "{key}: {}", message.text);
    }
}

/// What the catalogue, the lobby and the end of a game look up in any game.
pub fn catalogue(about: &About) -> Vec<String> {
    let mut keys = vec!["game-title".to_owned()];
    keys.extend(about.seats.iter().map(|seat| format!("seat-{seat}")));
    let scenarios = about.scenarios.iter();
    keys.extend(scenarios.map(|scenario| format!("scenario-{}", scenario.id)));
    for option in &about.options {
        let key = format!("option-{}", option.id);
        keys.push(format!("{key}-help"));
        if let Values::OneOf(words) = &option.values {
            keys.extend(words.iter().map(|word| format!("{key}-{word}")));
        }
        keys.push(key);
    }
    keys.push(format!("outcome-{}", Outcome::STOPPED));
    keys
}

/// Every language knows these keys.
pub fn languages_know<G: Speak>(keys: &[String]) {
    for lexicon in Lexicon::of::<G>().expect("the words can be read").values() {
        for key in keys {
            assert!(lexicon.knows(key), "{} has no {key}", lexicon.language());
        }
    }
}

/// The words have these names in English and Polish: key, name, name.
pub fn names_are<'a>(
    words: &BTreeMap<&'static str, Lexicon>,
    names: impl IntoIterator<Item = &'a (String, &'a str, &'a str)>,
) {
    for (key, en, pl) in names {
        assert_eq!(words["en"].name(key), *en, "{key}");
        assert_eq!(words["pl"].name(key), *pl, "{key}");
    }
}

/// Every clause that is pointed to stands in the rules.
pub fn clauses_exist<'a>(rules: &str, clauses: impl IntoIterator<Item = &'a str>) {
    for clause in clauses {
        assert!(
            rules.contains(&format!("- **{clause}** ")),
            "the rules have no clause {clause}"
        );
    }
}

/// Whether a key has one of these prefixes.
pub fn starts_with(key: &str, prefixes: &[&str]) -> bool {
    prefixes.iter().any(|prefix| key.starts_with(prefix))
}
