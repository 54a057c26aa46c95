//! Every sentence is there in both languages, with all its facts, and tells nobody
//! what he may not know.

mod words {
    pub mod files;
    pub mod samples;
}

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use julius_caesar::{
    Block, Card, FREE_DEPLOYMENT, JuliusCaesar, Place, State, TOURNAMENT, View, data,
};
use kernel::{
    Asked, Fact, Fast, Game, Info, Lexicon, Out, Outcome, Refuse, Say, Setting, Setup, Speak,
    Viewer, Wish,
};
use words::files::{Message, messages};
use words::samples;

const RULES: &str = include_str!("../../../../docs/rules/julius-caesar.md");

/// Words that pages and the catalogue look up and no sentence of the game uses.
const FOR_PAGES: &[&str] = &[
    "board-",
    "effect-",
    "gallery-",
    "game-",
    "island-",
    "kind-",
    "link-kind-",
    "option-",
    "outcome-",
    "scenario-",
    "site-",
    "strait-",
    "term-",
];

/// Said only if the rules asked nobody in the middle of a game, which they never do.
const NEVER: &[&str] = &["prompt-nothing"];

fn setup(free: bool, tournament: bool) -> Setup {
    let mut wish = Wish::default();
    let mut set = |id: &str, on| wish.options.insert(id.to_owned(), Setting::Flag(on));
    set(FREE_DEPLOYMENT, free);
    set(TOURNAMENT, tournament);
    JuliusCaesar::about().check(&wish).unwrap()
}

fn setups() -> impl Iterator<Item = Setup> {
    [(false, false), (false, true), (true, false), (true, true)]
        .into_iter()
        .map(|(free, tournament)| setup(free, tournament))
}

/// Plays a random game; `each` sees every position in which somebody is asked, the
/// last one too, with what was told on the way there.
fn walk(
    setup: &Setup,
    seed: u64,
    mut each: impl FnMut(usize, &State, &Out<<JuliusCaesar as Game>::Event>),
) {
    let mut chance = Fast::new(seed);
    let mut out = Out::default();
    let mut state = JuliusCaesar::new(setup, &mut chance, &mut out);
    for n in 0.. {
        kernel::settle::<JuliusCaesar>(&mut state, &mut chance, &mut out);
        each(n, &state, &out);
        out.clear();
        let asked = JuliusCaesar::asked(&state);
        // A joint question is answered by either side first.
        let seats: Vec<_> = asked.seats().iter().collect();
        if asked == Asked::Nobody {
            break;
        }
        let seat = seats[chance.below(seats.len() as u32) as usize];
        let options = kernel::options::<JuliusCaesar>(&state, seat);
        let act = options[chance.below(options.len() as u32) as usize];
        JuliusCaesar::apply(&mut state, seat, act, &mut chance, &mut out);
    }
}

/// What a viewer reads in a position: his prompt, the situation and his options.
fn read(state: &State, viewer: Viewer) -> Vec<Say> {
    let view = JuliusCaesar::view(state, viewer);
    let mut says = vec![JuliusCaesar::prompt(&view).say];
    says.extend(JuliusCaesar::describe(&view));
    says.extend(options(state, &view));
    says
}

fn options(state: &State, view: &View) -> Vec<Say> {
    let acts = view
        .seat()
        .map(|seat| kernel::options::<JuliusCaesar>(state, seat));
    let acts = acts.into_iter().flatten();
    acts.map(|act| JuliusCaesar::say_act(view, act)).collect()
}

/// Holds sentences to both languages, each different one once.
struct Reader {
    words: BTreeMap<&'static str, Lexicon>,
    read: HashSet<u64>,
    used: BTreeSet<String>,
}

impl Reader {
    fn new() -> Reader {
        Reader {
            words: Lexicon::of::<JuliusCaesar>().unwrap(),
            read: HashSet::new(),
            used: BTreeSet::new(),
        }
    }

    fn check(&mut self, say: &Say) {
        let mut hasher = DefaultHasher::new();
        say.key.hash(&mut hasher);
        for (name, fact) in &say.facts {
            name.hash(&mut hasher);
            match fact {
                Fact::Count(count) => count.hash(&mut hasher),
                Fact::Name(key) => key.hash(&mut hasher),
                Fact::Names(keys) => keys.hash(&mut hasher),
                Fact::List(says) => format!("{says:?}").hash(&mut hasher),
                Fact::Text(text) => text.hash(&mut hasher),
            }
        }
        if !self.read.insert(hasher.finish()) {
            return;
        }
        let names = say.facts.iter().flat_map(|(_, fact)| match fact {
            Fact::Name(key) => std::slice::from_ref(key),
            Fact::Names(keys) => &keys[..],
            Fact::Count(_) | Fact::List(_) | Fact::Text(_) => &[],
        });
        self.used.insert(say.key.to_string());
        for (language, lexicon) in &self.words {
            let text = lexicon.try_say(say);
            let text = text.unwrap_or_else(|| panic!("{language} cannot say {say:?}"));
            assert_eq!(text.trim_end(), text, "{language}: {say:?}");
            assert!(
                !text.contains("  ") || text.starts_with("  "),
                "{language}: {text:?}"
            );
            for name in names.clone() {
                assert!(lexicon.knows(name), "{language} has no {name}");
            }
        }
        self.used.extend(names.map(|name| name.to_string()));
    }
}

fn is_for_pages(key: &str) -> bool {
    FOR_PAGES.iter().any(|prefix| key.starts_with(prefix))
}

/// Random games, and every event and refusal there is: nothing is said that a
/// language lacks, and nothing is translated that is never said.
#[test]
fn everything_can_be_said_and_nothing_is_idle() {
    let mut reader = Reader::new();
    for (number, setup) in setups().enumerate() {
        for seed in 0..6 {
            walk(&setup, 100 * number as u64 + seed, |_, state, out| {
                for viewer in Viewer::all(2) {
                    read(state, viewer).iter().for_each(|say| reader.check(say));
                    let heard = out.told().iter().filter_map(|told| told.heard_by(viewer));
                    heard.for_each(|event| reader.check(&JuliusCaesar::say_event(event)));
                }
            });
        }
    }
    for event in samples::events() {
        reader.check(&JuliusCaesar::say_event(&event));
        if let Some(milestone) = JuliusCaesar::milestone(&event) {
            reader.check(&milestone.say);
        }
    }
    for refusal in samples::refusals() {
        reader.check(&JuliusCaesar::say_refusal(&refusal));
    }
    for state in samples::states() {
        for viewer in Viewer::all(2) {
            let view = JuliusCaesar::view(&state, viewer);
            reader.check(&JuliusCaesar::prompt(&view).say);
            JuliusCaesar::describe(&view)
                .iter()
                .for_each(|say| reader.check(say));
            for act in samples::acts() {
                reader.check(&JuliusCaesar::say_act(&view, act));
            }
        }
    }

    for (language, text) in JuliusCaesar::locales() {
        let messages = messages(text);
        let mut used = reader.used.clone();
        for key in &reader.used {
            used.extend(messages[key].references());
        }
        let idle: Vec<_> = (messages.keys())
            .filter(|key| !used.contains(*key) && !is_for_pages(key))
            .filter(|key| !NEVER.contains(&key.as_str()))
            // A name may wait for a longer game than these.
            .filter(|key| {
                !["place-", "block-", "card-"]
                    .iter()
                    .any(|it| key.starts_with(it))
            })
            .collect();
        assert!(idle.is_empty(), "{language}: nobody says {idle:?}");
    }
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_facts() {
    let [(_, en), (_, pl)] = JuliusCaesar::locales() else {
        panic!("two languages")
    };
    let (en, pl) = (messages(en), messages(pl));
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

/// The names in the words are those of the data files.
#[test]
fn names_are_those_of_the_components() {
    let words = Lexicon::of::<JuliusCaesar>().unwrap();
    let mut names = Vec::new();
    for sheet in &data().places {
        names.push((format!("place-{}", sheet.id), sheet.name_en, sheet.name_pl));
    }
    for sheet in &data().blocks {
        names.push((format!("block-{}", sheet.id), sheet.name_en, sheet.name_pl));
    }
    for sheet in &data().cards {
        names.push((format!("card-{}", sheet.id), sheet.name_en, sheet.name_pl));
    }
    for named in &data().straits {
        names.push((format!("strait-{}", named.id), named.name_en, named.name_pl));
    }
    for named in &data().islands {
        names.push((format!("island-{}", named.id), named.name_en, named.name_pl));
    }
    for (key, en, pl) in &names {
        assert_eq!(words["en"].name(key), *en, "{key}");
        assert_eq!(words["pl"].name(key), *pl, "{key}");
    }
    let known: BTreeSet<_> = names.iter().map(|(key, ..)| key.as_str()).collect();
    for (language, text) in JuliusCaesar::locales() {
        for key in messages(text).keys() {
            let prefixes = ["place-", "block-", "card-", "strait-", "island-"];
            let is_name = prefixes.iter().any(|prefix| key.starts_with(prefix));
            assert!(
                !is_name || known.contains(key.as_str()),
                "{language}: {key} is no name"
            );
        }
    }
    assert_eq!(
        known.len(),
        Place::COUNT + Block::COUNT + Card::COUNT + 4 + 5
    );
}

/// Pools are told in short: the common word of a series and the numbers.
#[test]
fn a_numbered_block_is_its_series_and_its_number() {
    let words = Lexicon::of::<JuliusCaesar>().unwrap();
    for block in Block::all() {
        let Some((series, number)) = block.id()[2..].rsplit_once('-') else {
            continue;
        };
        let Ok(_) = number.parse::<u8>() else {
            continue;
        };
        let series = series.replace("legio", "legion");
        for lexicon in words.values() {
            let short = format!("{} {number}", lexicon.name(&format!("series-{series}")));
            assert_eq!(lexicon.name(&format!("block-{block}")), short);
        }
    }
}

/// What the catalogue, the lobby and the end of a game look up.
#[test]
fn the_catalogue_has_its_words() {
    let about = JuliusCaesar::about();
    let mut keys = vec!["game-title".to_owned()];
    keys.extend(about.seats.iter().map(|seat| format!("seat-{seat}")));
    keys.extend(
        about
            .scenarios
            .iter()
            .map(|scenario| format!("scenario-{}", scenario.id)),
    );
    for option in &about.options {
        keys.push(format!("option-{}", option.id));
        keys.push(format!("option-{}-help", option.id));
    }
    for cause in samples::causes() {
        keys.push(format!("outcome-{}", cause.key()));
    }
    keys.push(format!("outcome-{}", Outcome::STOPPED));
    for lexicon in Lexicon::of::<JuliusCaesar>().unwrap().values() {
        for key in &keys {
            assert!(lexicon.knows(key), "{} has no {key}", lexicon.language());
        }
        assert_eq!(lexicon.name("game-title"), about.name);
    }
}

#[test]
fn polish_counts_as_poles_do() {
    let polish = &Lexicon::of::<JuliusCaesar>().unwrap()["pl"];
    let hits = |count: i64| {
        let say = Say::new("event-fired")
            .name("block", "block-c-caesar")
            .text("mark", "")
            .text("dice", "⚀ ⚂")
            .count("hits", count);
        polish.try_say(&say).unwrap()
    };
    assert_eq!(hits(0), "Cezar: rzut ⚀ ⚂, pudło.");
    assert_eq!(hits(1), "Cezar: rzut ⚀ ⚂, 1 trafienie.");
    assert_eq!(hits(2), "Cezar: rzut ⚀ ⚂, 2 trafienia.");
    assert_eq!(hits(5), "Cezar: rzut ⚀ ⚂, 5 trafień.");
    assert_eq!(hits(12), "Cezar: rzut ⚀ ⚂, 12 trafień.");
    assert_eq!(hits(22), "Cezar: rzut ⚀ ⚂, 22 trafienia.");

    let pool = |count: i64| {
        let say = Say::new("describe-pool");
        let say = say.name("side", "seat-pompey").count("blocks", count);
        polish.try_say(&say).unwrap()
    };
    assert_eq!(pool(1), "Pompejusz, Pula Zaciągu: 1 bloczek");
    assert_eq!(pool(4), "Pompejusz, Pula Zaciągu: 4 bloczki");
    assert_eq!(pool(13), "Pompejusz, Pula Zaciągu: 13 bloczków");
    assert_eq!(pool(23), "Pompejusz, Pula Zaciągu: 23 bloczki");
}

/// Every Polish number has its three forms, save one that is the same for all but one.
#[test]
fn polish_plurals_have_three_forms() {
    let (_, pl) = JuliusCaesar::locales()[1];
    for (key, message) in messages(pl) {
        let count = |form: &str| message.text.matches(form).count();
        let alone = usize::from(key == "act-jupiter");
        assert_eq!(count("[one]"), count("[few]") + alone, "{key}");
        assert_eq!(count("[few]"), count("*[many]"), "{key}");
    }
}

/// Words that are the same in both languages.
const ALIKE: &[&str] = &[
    "game-title",
    "kind-legion",
    "series-auxilia",
    "series-equitatus",
    "series-legion",
    "series-navis",
    "site-port",
    "term-auxilia",
    "term-legion",
    "term-port",
];

#[test]
fn no_english_is_left_in_polish() {
    let [(_, en), (_, pl)] = JuliusCaesar::locales() else {
        panic!("two languages")
    };
    let (en, pl) = (messages(en), messages(pl));
    let names = ["place-", "block-", "card-", "strait-", "island-"];
    for (key, message) in &pl {
        let words = message.words();
        let is_name = names.iter().any(|prefix| key.starts_with(prefix));
        if words.is_empty() || is_name {
            continue;
        }
        let alike = words == en[key].words();
        assert_eq!(
            alike,
            ALIKE.contains(&key.as_str()),
            "{key}: {}",
            message.text
        );
        let english = [
            "the", "of", "is", "are", "your", "you", "with", "and", "block", "blocks",
        ];
        let left = words.iter().find(|word| english.contains(&word.as_str()));
        assert_eq!(left, None, "{key}: {}", message.text);
    }
}

#[test]
fn prompts_and_refusals_name_clauses_that_exist() {
    let exists = |clause: &str| RULES.contains(&format!("- **{clause}** "));
    let mut clauses = BTreeSet::new();
    for (number, setup) in setups().enumerate() {
        for seed in 0..6 {
            walk(&setup, 1000 + 100 * number as u64 + seed, |_, state, _| {
                for viewer in Viewer::all(2) {
                    let view = JuliusCaesar::view(state, viewer);
                    clauses.insert(JuliusCaesar::prompt(&view).clause);
                }
            });
        }
    }
    for state in samples::states() {
        for viewer in Viewer::all(2) {
            let view = JuliusCaesar::view(&state, viewer);
            clauses.insert(JuliusCaesar::prompt(&view).clause);
        }
    }
    clauses.extend(samples::refusals().map(|refusal| refusal.clause()));
    clauses.extend(
        JuliusCaesar::about()
            .options
            .iter()
            .map(|option| option.clause),
    );
    for clause in clauses {
        assert!(
            exists(clause),
            "no clause {clause} in docs/rules/julius-caesar.md"
        );
    }
}

/// FW, INV-9: a position that differs only in what a viewer may not know reads the
/// same to him: prompt, situation and options.
#[test]
fn hidden_facts_change_no_word() {
    let mut different = 0;
    for (number, setup) in setups().enumerate() {
        for seed in 0..4 {
            let mut chance = Fast::new(seed);
            walk(&setup, 2000 + 100 * number as u64 + seed, |n, state, _| {
                if n % 5 != 0 {
                    return;
                }
                for viewer in Viewer::all(2) {
                    let Viewer::Seat(seat) = viewer else {
                        continue;
                    };
                    let info = Info::new(state, seat, &setup, &[]);
                    let twin = JuliusCaesar::guess(&info, &mut chance).unwrap();
                    different += usize::from(twin != *state);
                    assert_eq!(read(state, viewer), read(&twin, viewer), "seed {seed}, {n}");
                    // An onlooker knows no more than either side.
                    let onlooker = Viewer::Spectator;
                    assert_eq!(
                        read(state, onlooker),
                        read(&twin, onlooker),
                        "seed {seed}, {n}"
                    );
                }
            });
        }
    }
    assert!(different > 100, "the twins are the positions themselves");
}

/// A situation can be read in a terminal of a hundred columns.
#[test]
fn lines_fit_a_terminal() {
    let words = Lexicon::of::<JuliusCaesar>().unwrap();
    for (number, setup) in setups().enumerate() {
        walk(&setup, 3000 + number as u64, |_, state, _| {
            for viewer in Viewer::all(2) {
                let lines = JuliusCaesar::describe(&JuliusCaesar::view(state, viewer));
                assert!(lines.len() <= 60, "{} lines", lines.len());
                for (line, lexicon) in lines
                    .iter()
                    .flat_map(|line| words.values().map(move |it| (line, it)))
                {
                    let text = lexicon.say(line);
                    assert!(text.chars().count() <= 100, "{text}");
                }
            }
        });
    }
}
