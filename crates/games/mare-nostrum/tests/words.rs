//! Every sentence is there in both languages, with all its facts, and tells nobody
//! what he may not know.

mod words {
    #[path = "../../../julius-caesar/tests/words/files.rs"]
    pub mod files;
    pub mod samples;
}

use std::collections::{BTreeMap, BTreeSet, HashSet};

use kernel::{
    Asked, Fact, Fast, Game, Info, Lexicon, Out, Outcome, Refuse, Say, Seat, Setting, Setup, Speak,
    Viewer, Wish,
};
use mare_nostrum::{
    CARD_DISPLAY, Card, EMPIRE_ASSIGNMENT, Empire, Form, Good, Holding, Item, MareNostrum, Paying,
    Province, ROUND_LIMIT, Sea, Slot, State, Token,
};
use words::files::{Message, messages};
use words::samples;

const RULES: &str = include_str!("../../../../docs/rules/mare-nostrum.md");

/// Words that pages, pictures and the catalogue look up and no sentence of the game uses.
const FOR_PAGES: &[&str] = &[
    "board-",
    "building-",
    "effect-",
    "game-",
    "option-",
    "outcome-",
    "scenario-",
    "track-",
    "unit-",
];

/// Said only if the rules asked nobody in the middle of a game, or named a leader where
/// there is no tie, which they never do.
const NEVER: &[&str] = &["leader", "prompt-nothing"];

/// Names of things: a game may be too short to bring all of them.
const NAMES: &[&str] = &[
    "province-",
    "sea-",
    "city-",
    "card-",
    "token-",
    "caravan-",
    "empire-",
    "seat-",
];

fn setup(seats: u8, display: &str, assignment: &str) -> Setup {
    let mut wish = Wish {
        seats: Some(seats),
        ..Wish::default()
    };
    let mut set = |id: &str, setting| wish.options.insert(id.to_owned(), setting);
    set(CARD_DISPLAY, Setting::Word(display.to_owned()));
    set(EMPIRE_ASSIGNMENT, Setting::Word(assignment.to_owned()));
    set(ROUND_LIMIT, Setting::Number(4));
    MareNostrum::about().check(&wish).unwrap()
}

fn setups() -> [Setup; 4] {
    [
        setup(3, "beginner", "choice"),
        setup(4, "beginner", "random"),
        setup(5, "expert", "random"),
        setup(5, "beginner", "seats"),
    ]
}

/// Plays a random game; `each` sees every position in which somebody is asked, the
/// last one too, with what was told on the way there.
fn walk(setup: &Setup, seed: u64, mut each: impl FnMut(usize, &State, &Out<mare_nostrum::Event>)) {
    let mut chance = Fast::new(seed);
    let mut out = Out::default();
    let mut state = MareNostrum::new(setup, &mut chance, &mut out);
    for n in 0.. {
        kernel::settle::<MareNostrum>(&mut state, &mut chance, &mut out);
        each(n, &state, &out);
        out.clear();
        let asked = MareNostrum::asked(&state);
        if asked == Asked::Nobody {
            break;
        }
        let seats: Vec<_> = asked.seats().iter().collect();
        let seat = seats[chance.below(seats.len() as u32) as usize];
        let options = kernel::options::<MareNostrum>(&state, seat);
        let act = options[chance.below(options.len() as u32) as usize];
        MareNostrum::apply(&mut state, seat, act, &mut chance, &mut out);
    }
}

/// What a viewer reads in a position: his prompt, the situation and his options.
fn read(state: &State, viewer: Viewer) -> Vec<Say> {
    let view = MareNostrum::view(state, viewer);
    let mut says = vec![MareNostrum::prompt(&view).say];
    says.extend(MareNostrum::describe(&view));
    if let Viewer::Seat(seat) = viewer {
        let acts = kernel::options::<MareNostrum>(state, seat).into_iter();
        says.extend(acts.map(|act| MareNostrum::say_act(&view, act)));
    }
    says
}

/// Holds sentences to both languages, each different one once.
struct Reader {
    words: BTreeMap<&'static str, Lexicon>,
    read: HashSet<String>,
    used: BTreeSet<String>,
}

impl Reader {
    fn new() -> Reader {
        Reader {
            words: Lexicon::of::<MareNostrum>().unwrap(),
            read: HashSet::new(),
            used: BTreeSet::new(),
        }
    }

    fn check(&mut self, say: &Say) {
        if !self.read.insert(format!("{say:?}")) {
            return;
        }
        for (language, lexicon) in &self.words {
            let text = lexicon.try_say(say);
            let text = text.unwrap_or_else(|| panic!("{language} cannot say {say:?}"));
            assert!(!text.trim().is_empty(), "{language}: {say:?}");
            assert_eq!(text.trim(), text, "{language}: {say:?}");
            assert!(!text.contains("  "), "{language}: {text:?}");
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
}

fn starts_with(key: &str, prefixes: &[&str]) -> bool {
    prefixes.iter().any(|prefix| key.starts_with(prefix))
}

/// Positions that ask each question there is, of Rome and of the others.
fn questions() -> Vec<State> {
    let mut chance = Fast::new(1);
    let setup = setup(5, "beginner", "seats");
    let start = MareNostrum::new(&setup, &mut chance, &mut Out::default());
    let mut states: Vec<State> = (samples::phases().into_iter())
        .map(|phase| {
            let mut state = start.clone();
            state.open.phase = phase;
            state.open.turn = Some(mare_nostrum::Turn::new(Empire::Rome));
            state.open.titles = mare_nostrum::ByTrack::new([Some(Empire::Rome); 3]);
            state
        })
        .collect();
    let building = |state: &&State| matches!(state.open.phase, mare_nostrum::Phase::Build { .. });
    let builder = states.iter().find(building).cloned().unwrap();
    for form in [None, Some(Form::Goods)] {
        let mut state = builder.clone();
        state.paying = Some(Paying {
            item: Item::Building("italia/temple".parse().unwrap()),
            form,
            spent: Holding::one(Token::of(Good::Wine)),
            last: Some(Token::of(Good::Wine)),
        });
        states.push(state);
    }
    states
}

/// Random games, and every act, event, question and refusal there is: nothing is said
/// that a language lacks, and nothing is translated that is never said.
#[test]
fn everything_can_be_said_and_nothing_is_idle() {
    let mut reader = Reader::new();
    for (number, setup) in setups().iter().enumerate() {
        walk(setup, 100 + number as u64, |n, state, out| {
            for viewer in Viewer::all(setup.seats) {
                if n % 3 == 0 {
                    read(state, viewer).iter().for_each(|say| reader.check(say));
                }
                let heard = out.told().iter().filter_map(|told| told.heard_by(viewer));
                heard.for_each(|event| reader.check(&MareNostrum::say_event(event)));
            }
        });
    }
    for event in samples::events() {
        reader.check(&MareNostrum::say_event(&event));
        if let Some(milestone) = MareNostrum::milestone(&event) {
            reader.check(&milestone.say);
        }
    }
    for refusal in samples::refusals() {
        reader.check(&MareNostrum::say_refusal(&refusal));
    }
    for state in questions() {
        for viewer in Viewer::all(5) {
            let view = MareNostrum::view(&state, viewer);
            reader.check(&MareNostrum::prompt(&view).say);
            let lines = MareNostrum::describe(&view);
            lines.iter().for_each(|say| reader.check(say));
            for act in samples::acts() {
                reader.check(&MareNostrum::say_act(&view, act));
            }
        }
    }

    for (language, text) in MareNostrum::locales() {
        let messages = messages(text);
        let mut used = reader.used.clone();
        for key in &reader.used {
            used.extend(messages[key].references());
        }
        let idle: Vec<_> = (messages.into_keys())
            .filter(|key| !used.contains(key))
            .filter(|key| !starts_with(key, FOR_PAGES) && !starts_with(key, NAMES))
            .filter(|key| !NEVER.contains(&key.as_str()))
            .collect();
        assert!(idle.is_empty(), "{language}: nobody says {idle:?}");
    }
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_facts() {
    let [(_, en), (_, pl)] = MareNostrum::locales() else {
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
    let words = Lexicon::of::<MareNostrum>().unwrap();
    let mut names = Vec::new();
    for at in Province::all() {
        let sheet = at.sheet();
        names.push((format!("province-{at}"), sheet.name_en, sheet.name_pl));
    }
    for at in Sea::all() {
        let sheet = at.sheet();
        // Some have a second name in brackets, which would not fit the map.
        let (name_pl, _) = sheet
            .name_pl
            .split_once(" (")
            .unwrap_or((sheet.name_pl, ""));
        names.push((format!("sea-{at}"), sheet.name_en, name_pl));
    }
    for slot in Slot::all() {
        let sheet = slot.sheet();
        if let (Some(en), Some(pl)) = (sheet.name_en, sheet.name_pl) {
            let (_, key) = slot.id().split_once('/').unwrap();
            names.push((key.to_owned(), en, pl));
        }
    }
    for card in Card::ALL {
        let sheet = card.sheet();
        names.push((format!("card-{card}"), sheet.name_en, sheet.name_pl));
    }
    for empire in Empire::ALL {
        let sheet = empire.sheet();
        names.push((format!("empire-{empire}"), sheet.name_en, sheet.name_pl));
    }
    for (key, en, pl) in &names {
        assert_eq!(words["en"].name(key), *en, "{key}");
        assert_eq!(words["pl"].name(key), *pl, "{key}");
    }
    assert_eq!(
        names.len(),
        Province::COUNT + Sea::COUNT + 16 + Card::COUNT + Empire::COUNT
    );
}

/// What pages and pictures look up for each thing in the box.
#[test]
fn the_catalogue_has_its_words() {
    let about = MareNostrum::about();
    let mut keys = vec!["game-title".to_owned(), "game-pitch".to_owned()];
    keys.extend(about.seats.iter().map(|seat| format!("seat-{seat}")));
    let scenarios = about.scenarios.iter();
    keys.extend(scenarios.map(|scenario| format!("scenario-{}", scenario.id)));
    for option in &about.options {
        keys.push(format!("option-{}", option.id));
        keys.push(format!("option-{}-help", option.id));
        if let kernel::Values::OneOf(words) = &option.values {
            keys.extend(
                words
                    .iter()
                    .map(|word| format!("option-{}-{word}", option.id)),
            );
        }
    }
    keys.extend(samples::causes().map(|cause| format!("outcome-{}", cause.key())));
    keys.push(format!("outcome-{}", Outcome::STOPPED));
    keys.extend(Card::ALL.map(|card| format!("effect-{card}")));
    keys.extend(Token::all().map(|token| format!("token-{token}")));
    keys.extend(Good::ALL.map(|good| format!("caravan-{good}")));
    for lexicon in Lexicon::of::<MareNostrum>().unwrap().values() {
        for key in &keys {
            assert!(lexicon.knows(key), "{} has no {key}", lexicon.language());
        }
    }
    let english = &Lexicon::of::<MareNostrum>().unwrap()["en"];
    assert_eq!(english.name("game-title"), about.name);
}

#[test]
fn polish_declines_and_counts() {
    let polish = &Lexicon::of::<MareNostrum>().unwrap()["pl"];
    let took = mare_nostrum::Event::Took {
        empire: Empire::Rome,
        from: Empire::Carthage,
        token: Token::legendary(Good::Oil),
    };
    assert_eq!(
        polish.say(&MareNostrum::say_event(&took)),
        "Rzym zabiera od Kartaginy: legendarny olej."
    );
    let peace = mare_nostrum::Event::PeaceMade {
        empire: Empire::Egypt,
        with: Empire::Greece,
    };
    assert_eq!(
        polish.say(&MareNostrum::say_event(&peace)),
        "Egipt deklaruje pokój z Grecją."
    );
    for (legions, said) in [(1, "1 legion"), (3, "3 legiony"), (5, "5 legionów")] {
        let event = mare_nostrum::Event::Mustered {
            empire: Empire::Rome,
            legions,
        };
        let text = polish.say(&MareNostrum::say_event(&event));
        assert!(text.contains(&format!(" {said}.")), "{text}");
    }
    let discarded = mare_nostrum::Event::Discarded {
        empire: Empire::Babylon,
        count: 3,
        tokens: Some(Holding::of_coins(2).with(Token::of(Good::Wine))),
    };
    assert_eq!(
        polish.say(&MareNostrum::say_event(&discarded)),
        "Babilon odrzuca: wino, 2 × moneta."
    );
}

/// Every Polish number has its three forms.
#[test]
fn polish_plurals_have_three_forms() {
    let (_, pl) = MareNostrum::locales()[1];
    for (key, message) in messages(pl) {
        let count = |form: &str| message.text.matches(form).count();
        assert_eq!(count("[one]"), count("[few]"), "{key}");
        assert_eq!(count("[few]"), count("*[many]"), "{key}");
    }
}

/// Words that are the same in both languages.
const ALIKE: &[&str] = &[
    "building-temple",
    "item-legion",
    "token-metal",
    "unit-legion",
];

#[test]
fn no_english_is_left_in_polish() {
    let [(_, en), (_, pl)] = MareNostrum::locales() else {
        panic!("two languages")
    };
    let (en, pl) = (messages(en), messages(pl));
    for (key, message) in &pl {
        let words = message.words();
        let is_name = starts_with(key, &["province-", "sea-", "city-", "card-", "empire-"]);
        if words.is_empty() || is_name {
            continue;
        }
        if words == en[key].words() {
            assert!(ALIKE.contains(&key.as_str()), "{key}: {}", message.text);
        }
        let english = [
            "the", "of", "is", "are", "your", "you", "with", "and", "legions",
        ];
        let left = words.iter().find(|word| english.contains(&word.as_str()));
        assert_eq!(left, None, "{key}: {}", message.text);
    }
}

#[test]
fn prompts_and_refusals_name_clauses_that_exist() {
    let exists = |clause: &str| RULES.contains(&format!("- **{clause}** "));
    let mut clauses = BTreeSet::new();
    for state in questions() {
        for viewer in Viewer::all(5) {
            clauses.insert(MareNostrum::prompt(&MareNostrum::view(&state, viewer)).clause);
        }
    }
    clauses.extend(samples::refusals().iter().map(Refuse::clause));
    clauses.extend(
        MareNostrum::about()
            .options
            .iter()
            .map(|option| option.clause),
    );
    for clause in clauses {
        assert!(
            exists(clause),
            "no clause {clause} in docs/rules/mare-nostrum.md"
        );
    }
}

/// I-a, I-b, I-c, I-d: a position that differs only in what a seat may not know reads
/// the same to it: prompt, situation and options.
#[test]
fn hidden_facts_change_no_word() {
    let mut different = 0;
    for (number, setup) in setups().iter().enumerate() {
        let mut chance = Fast::new(7);
        walk(setup, 2000 + number as u64, |n, state, _| {
            if n % 7 != 0 {
                return;
            }
            for seat in (0..setup.seats).map(Seat) {
                let info = Info::new(state, seat, setup, &[]);
                let twin = MareNostrum::guess(&info, &mut chance).unwrap();
                different += usize::from(twin != *state);
                let viewer = Viewer::Seat(seat);
                assert_eq!(read(state, viewer), read(&twin, viewer), "{n}");
                let onlooker = Viewer::Spectator;
                assert_eq!(read(state, onlooker), read(&twin, onlooker), "{n}");
            }
        });
    }
    assert!(different > 100, "the twins are the positions themselves");
}
