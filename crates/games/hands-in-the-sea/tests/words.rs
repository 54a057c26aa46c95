//! Every sentence is there in both languages, with all its facts, and tells nobody what
//! he may not know.

mod samples;

use std::collections::BTreeSet;

use crate::common::*;
use hands_in_the_sea::{
    Cause, Deus, EventCard, Face, HandsInTheSea, Location, Options, State, Strategy, Zone,
};
use kernel::suite::wording::{self, Reader, starts_with, walk};
use kernel::{Game, Lexicon, Refuse, Setting, Setup, SetupRequest, Speak, SplitMix64, Viewer};

const RULES: &str = include_str!("../../../../docs/rules/hands-in-the-sea.md");

/// Words that pages, pictures and the catalogue look up and no sentence of the game uses.
const FOR_PAGES: &[&str] = &[
    "board-",
    "game-",
    "home-port-",
    "option-",
    "outcome-",
    "role-origin",
    "scenario-",
    "seat-",
    "text-",
];

/// Names of things: a game may be too short to bring all of them.
const NAMES: &[&str] = &[
    "card-",
    "deus-",
    "eventcard-",
    "location-",
    "strategy-",
    "zone-",
];

/// Said only of places that nobody has, which no list of places is made of.
const NEVER: &[&str] = &["places-none"];

fn setup(options: &[&str]) -> Setup {
    let wanted = SetupRequest {
        options: (options.iter())
            .map(|id| ((*id).to_owned(), Setting::Flag(true)))
            .collect(),
        ..SetupRequest::default()
    };
    HandsInTheSea::about().check(&wanted).expect("a set-up")
}

fn setups() -> [Setup; 3] {
    [
        setup(&[]),
        setup(&[
            "hidden-reserve",
            "fate-marker",
            "revolt-alt",
            "leaders-dispute-alt",
        ]),
        setup(&["upkeep", "deus-ex-machina", "mercenary-mutiny-alt"]),
    ]
}

/// Positions that ask each question there is. What they ask need not be answerable.
fn questions() -> Vec<State> {
    let options = Options {
        deus_ex_machina: true,
        ..Options::default()
    };
    let base = Case::with(options)
        .battle(Rome, "panormus", 1, "legion legion", "general")
        .battle(Carthage, "catana", -1, "war-elephants", "velites")
        .forts("catana")
        .towns(Carthage, "olbia")
        .hand(Rome, "pisa legion legion")
        .reserve(Rome, "velites")
        .strategy(Rome, Strategy::Corvus)
        .change(|state| {
            state.deus[Rome] = Some(Deus::NobleCitizen);
            state.show_hand(Rome);
        });
    let mut states: Vec<State> = (samples::frames().into_iter())
        .map(|frame| {
            let mut state = base.state;
            state.open.frames.clear();
            state.open.push(frame);
            state
        })
        .collect();
    for action in hands_in_the_sea::Action::ALL {
        for at in [None, Some(at("panormus"))] {
            let mut state = base.state;
            state.draft.action = Some(action);
            state.draft.at = at;
            state.draft.drafted = at.map(|_| face("legion"));
            state.draft.picks.take(0, 0);
            states.push(state);
        }
    }
    let mut done = base.state;
    done.open.round.taken = 2;
    done.open.ending = true;
    if let Some(slot) = &mut done.open.powers[Rome].slot {
        slot.face_down = true;
    }
    states.push(done);
    states
}

/// Random games, and every act, event, question and refusal there is: nothing is said
/// that a language lacks, and nothing is translated that is never said.
#[test]
fn everything_can_be_said_and_nothing_is_idle() {
    let mut reader = Reader::of::<HandsInTheSea>();
    for (number, setup) in setups().iter().enumerate() {
        walk::<HandsInTheSea>(setup, 100 + number as u64, |n, state, out| {
            for viewer in Viewer::all(2) {
                if n % 3 == 0 {
                    reader.position::<HandsInTheSea>(state, viewer);
                }
                reader.heard::<HandsInTheSea>(out, viewer);
            }
        });
    }
    for event in samples::events() {
        reader.event::<HandsInTheSea>(&event);
    }
    for refusal in samples::refusals() {
        reader.check(&HandsInTheSea::say_refusal(&refusal));
    }
    for state in questions() {
        for viewer in Viewer::all(2) {
            reader.question::<HandsInTheSea>(&state, viewer, samples::acts());
        }
    }
    // A battle that is no more, and a game in which nothing is going on.
    let mut nowhere = Case::new().state;
    for viewer in Viewer::all(2) {
        reader.question::<HandsInTheSea>(&nowhere, viewer, samples::acts());
    }
    nowhere.open.frames.clear();
    reader.question::<HandsInTheSea>(&nowhere, Viewer::Spectator, []);
    reader.finish::<HandsInTheSea>(|key| {
        starts_with(key, FOR_PAGES) || starts_with(key, NAMES) || NEVER.contains(&key)
    });
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_facts() {
    wording::languages_agree::<HandsInTheSea>();
}

/// The names in the words are those of the data files.
#[test]
fn names_are_those_of_the_components() {
    let words = Lexicon::of::<HandsInTheSea>().expect("words");
    let mut names = Vec::new();
    for at in Location::all() {
        let sheet = at.sheet();
        names.push((format!("location-{at}"), sheet.name_en, sheet.name_pl));
    }
    for face in Face::all() {
        let sheet = face.sheet();
        names.push((format!("card-{face}"), sheet.name_en, sheet.name_pl));
    }
    for card in Strategy::all() {
        let sheet = card.sheet();
        names.push((format!("strategy-{card}"), sheet.name_en, sheet.name_pl));
    }
    for card in EventCard::all() {
        let sheet = card.sheet();
        names.push((format!("eventcard-{card}"), sheet.name_en, sheet.name_pl));
    }
    for card in Deus::all() {
        let sheet = card.sheet();
        names.push((format!("deus-{card}"), sheet.name_en, sheet.name_pl));
    }
    for face in Face::all() {
        let sheet = face.sheet();
        if !sheet.text_en.is_empty() {
            names.push((format!("text-card-{face}"), sheet.text_en, sheet.text_pl));
        }
    }
    for card in Strategy::all() {
        let sheet = card.sheet();
        names.push((
            format!("text-strategy-{card}"),
            sheet.text_en,
            sheet.text_pl,
        ));
    }
    for card in EventCard::all() {
        let sheet = card.sheet();
        names.push((
            format!("text-eventcard-{card}"),
            sheet.text_en,
            sheet.text_pl,
        ));
    }
    for card in Deus::all() {
        let sheet = card.sheet();
        names.push((format!("text-deus-{card}"), sheet.text_en, sheet.text_pl));
    }
    wording::names_are(&words, &names);
    for zone in Zone::ALL {
        assert!(words["en"].knows(&format!("zone-{zone}")));
    }
}

/// What pages and pictures look up for each thing in the box.
#[test]
fn the_catalogue_has_its_words() {
    let about = HandsInTheSea::about();
    let mut keys = wording::catalogue(about);
    keys.push("game-pitch".to_owned());
    keys.extend(Cause::ALL.map(|cause| format!("outcome-{}", cause.key())));
    wording::languages_know::<HandsInTheSea>(&keys);
    let english = &Lexicon::of::<HandsInTheSea>().expect("words")["en"];
    assert_eq!(english.name("game-title"), about.name);
}

#[test]
fn polish_does_not_shout() {
    // What the cards set in capitals: the case that what follows is for.
    wording::polish_does_not_shout::<HandsInTheSea>(&["CORVUS", "LOJALNOŚĆ"]);
}

/// Every Polish number has its three forms.
#[test]
fn polish_plurals_have_three_forms() {
    wording::polish_plurals_are_whole::<HandsInTheSea>(&[]);
}

/// Words that are the same in both languages.
const ALIKE: &[&str] = &["option-deus-ex-machina"];

#[test]
fn no_english_is_left_in_polish() {
    // The game has no Polish title.
    let names: Vec<&str> = NAMES.iter().copied().chain(["game-title"]).collect();
    wording::polish_is_polish::<HandsInTheSea>(&names, ALIKE, &["silver", "card", "fleet"]);
}

#[test]
fn prompts_and_refusals_name_clauses_that_exist() {
    let mut clauses = BTreeSet::new();
    for state in questions() {
        for viewer in Viewer::all(2) {
            let view = HandsInTheSea::view(&state, viewer);
            clauses.insert(HandsInTheSea::prompt(&view).clause);
        }
    }
    clauses.extend(samples::refusals().iter().map(Refuse::clause));
    clauses.extend(
        HandsInTheSea::about()
            .options
            .iter()
            .map(|option| option.clause),
    );
    wording::clauses_exist(RULES, clauses);
}

/// D-1, D-4: a position that differs only in what a seat may not know reads the same to
/// it: prompt, situation and options.
#[test]
fn hidden_facts_change_no_word() {
    let mut different = 0;
    for (number, setup) in setups().iter().enumerate() {
        let mut chance = SplitMix64::new(7);
        walk::<HandsInTheSea>(setup, 2000 + number as u64, |n, state, _| {
            for side in Side::ALL {
                if n % 7 == 0 {
                    let seat = seat(side);
                    let differs =
                        wording::twin_reads_alike::<HandsInTheSea>(setup, state, seat, &mut chance);
                    different += usize::from(differs);
                }
            }
        });
    }
    assert!(different > 100, "the twins are the positions themselves");
}

#[test]
fn polish_counts() {
    use hands_in_the_sea::Event;
    let polish = &Lexicon::of::<HandsInTheSea>().expect("words")["pl"];
    for (warships, said) in [
        (1, "Rzym traci 1 okręt wojenny."),
        (3, "Rzym traci 3 okręty wojenne."),
        (5, "Rzym traci 5 okrętów wojennych."),
    ] {
        let event = Event::Sunk {
            side: Rome,
            warships,
        };
        assert_eq!(polish.say(&HandsInTheSea::say_event(&event)), said);
    }
}
