//! Every sentence is there in both languages, with all its facts, and tells nobody
//! what he may not know.

mod samples;

use std::collections::BTreeSet;

use kernel::suite::wording::{self, Reader, starts_with, walk};
use kernel::{
    Game, Lexicon, Out, Refuse, Seat, Setting, Setup, SetupRequest, Speak, SplitMix64, Viewer,
};
use mare_nostrum::{
    CARD_DISPLAY, Card, EMPIRE_ASSIGNMENT, Empire, Form, Good, Holding, Item, MareNostrum, Paying,
    Province, ROUND_LIMIT, Sea, Slot, State, Token,
};

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
    let mut wanted = SetupRequest {
        seats: Some(seats),
        ..SetupRequest::default()
    };
    let mut set = |id: &str, setting| wanted.options.insert(id.to_owned(), setting);
    set(CARD_DISPLAY, Setting::Word(display.to_owned()));
    set(EMPIRE_ASSIGNMENT, Setting::Word(assignment.to_owned()));
    set(ROUND_LIMIT, Setting::Number(4));
    MareNostrum::about().check(&wanted).unwrap()
}

fn setups() -> [Setup; 4] {
    [
        setup(3, "beginner", "choice"),
        setup(4, "beginner", "random"),
        setup(5, "expert", "random"),
        setup(5, "beginner", "seats"),
    ]
}

/// Positions that ask each question there is, of Rome and of the others.
fn questions() -> Vec<State> {
    let mut chance = SplitMix64::new(1);
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
        });
        states.push(state);
    }
    states
}

/// Random games, and every act, event, question and refusal there is: nothing is said
/// that a language lacks, and nothing is translated that is never said.
#[test]
fn everything_can_be_said_and_nothing_is_idle() {
    let mut reader = Reader::of::<MareNostrum>().strict();
    for (number, setup) in setups().iter().enumerate() {
        walk::<MareNostrum>(setup, 100 + number as u64, |n, state, out| {
            for viewer in Viewer::all(setup.seats) {
                if n % 3 == 0 {
                    reader.position::<MareNostrum>(state, viewer);
                }
                reader.heard::<MareNostrum>(out, viewer);
            }
        });
    }
    // A random walk meets few occupied buildings.
    let mut occupied = questions().remove(0);
    let market = "cyrenaica/market".parse().expect("a slot");
    occupied.open.buildings.insert(market);
    occupied.open.on_slot[market] = Some(Empire::Rome);
    reader.position::<MareNostrum>(&occupied, Viewer::Spectator);
    for event in samples::events() {
        reader.event::<MareNostrum>(&event);
    }
    for refusal in samples::refusals() {
        reader.check(&MareNostrum::say_refusal(&refusal));
    }
    for state in questions() {
        for viewer in Viewer::all(5) {
            reader.question::<MareNostrum>(&state, viewer, samples::acts());
        }
    }
    reader.finish::<MareNostrum>(|key| {
        starts_with(key, FOR_PAGES) || starts_with(key, NAMES) || NEVER.contains(&key)
    });
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_facts() {
    wording::languages_agree::<MareNostrum>();
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
    wording::names_are(&words, &names);
    assert_eq!(
        names.len(),
        Province::COUNT + Sea::COUNT + 16 + Card::COUNT + Empire::COUNT
    );
}

/// What pages and pictures look up for each thing in the box.
#[test]
fn the_catalogue_has_its_words() {
    let about = MareNostrum::about();
    let mut keys = wording::catalogue(about);
    keys.push("game-pitch".to_owned());
    keys.extend(samples::causes().map(|cause| format!("outcome-{}", cause.key())));
    keys.extend(Card::ALL.map(|card| format!("effect-{card}")));
    keys.extend(Token::all().map(|token| format!("token-{token}")));
    keys.extend(Good::ALL.map(|good| format!("caravan-{good}")));
    wording::languages_know::<MareNostrum>(&keys);
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
        "Rzym zabiera Kartaginie legendarny olej."
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
        "Babilon odrzuca: wino, 2 monety."
    );
}

/// Names stand in their cases, and nothing is shouted.
#[test]
fn polish_names_have_their_cases() {
    wording::polish_does_not_shout::<MareNostrum>(&[]);
    let kinds = [
        "building-",
        "caravan-",
        "card-",
        "city-",
        "empire-",
        "leader-",
        "province-",
        "sea-",
        "token-",
    ];
    wording::names_have_the_same_forms::<MareNostrum>(&kinds);
    let polish = &Lexicon::of::<MareNostrum>().unwrap()["pl"];
    let said = |event| polish.say(&MareNostrum::say_event(&event));
    let march = |from: &str, to: &str| mare_nostrum::Event::Marched {
        empire: Empire::Rome,
        from: from.parse().unwrap(),
        position: mare_nostrum::Position::Free,
        to: to.parse().unwrap(),
        by_sea: false,
    };
    assert_eq!(
        said(march("italia", "etruria")),
        "Rzym przemieszcza legion z Italii do Etrurii."
    );
    assert_eq!(
        said(march("sicilia", "crete")),
        "Rzym przemieszcza legion z Sycylii na Kretę."
    );
    assert_eq!(
        said(mare_nostrum::Event::Built {
            empire: Empire::Egypt,
            item: Item::Building("italia/temple".parse().unwrap()),
            paid: Holding::default(),
        }),
        "Egipt buduje świątynię w Italii bez zapłaty."
    );
    assert_eq!(
        said(mare_nostrum::Event::Discarded {
            empire: Empire::Egypt,
            count: 0,
            tokens: Some(Holding::default()),
        }),
        "Egipt nie ma czego odrzucić."
    );
}

/// Every Polish number has its three forms.
#[test]
fn polish_plurals_have_three_forms() {
    wording::polish_plurals_are_whole::<MareNostrum>(&[]);
}

/// Words that are the same in both languages.
const ALIKE: &[&str] = &["token-metal", "unit-legion"];

#[test]
fn no_english_is_left_in_polish() {
    let names = &["province-", "sea-", "city-", "card-", "empire-"];
    wording::polish_is_polish::<MareNostrum>(names, ALIKE, &["legions"]);
}

#[test]
fn prompts_and_refusals_name_clauses_that_exist() {
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
    wording::clauses_exist(RULES, clauses);
}

/// I-a, I-b, I-c, I-d: a position that differs only in what a seat may not know reads
/// the same to it: prompt, situation and options.
#[test]
fn hidden_facts_change_no_word() {
    let mut different = 0;
    for (number, setup) in setups().iter().enumerate() {
        let mut chance = SplitMix64::new(7);
        walk::<MareNostrum>(setup, 2000 + number as u64, |n, state, _| {
            for seat in (0..setup.seats).map(Seat) {
                if n % 7 == 0 {
                    let differs =
                        wording::twin_reads_alike::<MareNostrum>(setup, state, seat, &mut chance);
                    different += usize::from(differs);
                }
            }
        });
    }
    assert!(different > 100, "the twins are the positions themselves");
}
