//! What the tests of every game's words share: sentences are held to all languages, and
//! the languages to one another.
//!
//! Everything here panics with what it finds, so that a test can call it.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::fluent::{Message, messages};
use crate::{
    About, Asked, Fact, Fast, Game, Info, Lexicon, Out, Outcome, Say, Seat, Setup, Speak, Values,
    Viewer,
};

/// Plays a random game; `each` sees every position in which somebody is asked, the
/// last one too, with what was told on the way there.
pub fn walk<G: Game>(
    setup: &Setup,
    seed: u64,
    mut each: impl FnMut(usize, &G::State, &Out<G::Event>),
) {
    let mut chance = Fast::new(seed);
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
pub fn read<G: Speak>(state: &G::State, viewer: Viewer) -> Vec<Say> {
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
    chance: &mut Fast,
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
    indented: bool,
}

impl Reader {
    pub fn of<G: Speak>() -> Reader {
        Reader {
            words: Lexicon::of::<G>().expect("the words can be read"),
            read: HashSet::new(),
            used: BTreeSet::new(),
            indented: false,
        }
    }

    /// Lines may begin with blanks.
    #[must_use]
    pub fn indented(mut self) -> Reader {
        self.indented = true;
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

    pub fn check(&mut self, say: &Say) {
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
        }
        self.note(say);
    }

    /// Remembers every key of a sentence, and that all languages have its names.
    fn note(&mut self, say: &Say) {
        self.used.insert(say.key.to_string());
        for (_, fact) in &say.facts {
            let names = match fact {
                Fact::Name(key) => std::slice::from_ref(key),
                Fact::Names(keys) => &keys[..],
                Fact::List(says) => {
                    says.iter().for_each(|say| self.note(say));
                    &[]
                }
                Fact::Count(_) | Fact::Text(_) => &[],
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
    pub fn finish<G: Speak>(self, waits: impl Fn(&str) -> bool) {
        for (language, text) in G::locales() {
            let messages = messages(text);
            let mut used = self.used.clone();
            for key in &self.used {
                used.extend(messages[key].references());
            }
            let idle: Vec<_> = (messages.into_keys())
                .filter(|key| !used.contains(key) && !waits(key))
                .collect();
            assert!(idle.is_empty(), "{language}: nobody says {idle:?}");
        }
    }
}

fn hash(say: &Say, hasher: &mut DefaultHasher) {
    say.key.hash(hasher);
    for (name, fact) in &say.facts {
        name.hash(hasher);
        match fact {
            Fact::Count(count) => count.hash(hasher),
            Fact::Name(key) => key.hash(hasher),
            Fact::Names(keys) => keys.hash(hasher),
            Fact::List(says) => says.iter().for_each(|say| hash(say, hasher)),
            Fact::Text(text) => text.hash(hasher),
        }
    }
}

/// The messages of both languages: English, then Polish.
fn both<G: Speak>() -> [BTreeMap<String, Message>; 2] {
    let [("en", en), ("pl", pl)] = G::locales() else {
        panic!("there are English and Polish, in this order")
    };
    [messages(en), messages(pl)]
}

/// Both languages have the same messages with the same facts, in the same order.
pub fn languages_agree<G: Speak>() {
    let [en, pl] = both::<G>();
    let keys = |all: &BTreeMap<String, Message>| all.keys().cloned().collect::<Vec<_>>();
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
