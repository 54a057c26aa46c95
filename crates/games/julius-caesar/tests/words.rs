//! Every sentence is there in both languages, with all its facts, and tells nobody
//! what he may not know.

mod samples;

use std::collections::BTreeSet;

use julius_caesar::{Block, Card, FREE_DEPLOYMENT, JuliusCaesar, Place, TOURNAMENT, data};
use kernel::suite::fluent::messages;
use kernel::suite::wording::{self, Reader, starts_with, walk};
use kernel::{
    Game, Lexicon, Message, Refuse, Seat, Setting, Setup, SetupRequest, Speak, SplitMix64, Viewer,
};

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

/// Names of things.
const COMPONENTS: &[&str] = &["place-", "block-", "card-", "strait-", "island-"];

/// Said only if the rules asked nobody in the middle of a game, which they never do.
const NEVER: &[&str] = &["prompt-nothing"];

fn setup(free: bool, tournament: bool) -> Setup {
    let mut wanted = SetupRequest::default();
    let mut set = |id: &str, on| wanted.options.insert(id.to_owned(), Setting::Flag(on));
    set(FREE_DEPLOYMENT, free);
    set(TOURNAMENT, tournament);
    JuliusCaesar::about().check(&wanted).unwrap()
}

fn setups() -> impl Iterator<Item = Setup> {
    [(false, false), (false, true), (true, false), (true, true)]
        .into_iter()
        .map(|(free, tournament)| setup(free, tournament))
}

/// Random games, and every event and refusal there is: nothing is said that a
/// language lacks, and nothing is translated that is never said.
#[test]
fn everything_can_be_said_and_nothing_is_idle() {
    let mut reader = Reader::of::<JuliusCaesar>().strict().indented();
    for (number, setup) in setups().enumerate() {
        for seed in 0..6 {
            let seed = 100 * number as u64 + seed;
            walk::<JuliusCaesar>(&setup, seed, |_, state, out| {
                for viewer in Viewer::all(2) {
                    reader.position::<JuliusCaesar>(state, viewer);
                    reader.heard::<JuliusCaesar>(out, viewer);
                }
            });
        }
    }
    for event in samples::events() {
        reader.event::<JuliusCaesar>(&event);
    }
    for refusal in samples::refusals() {
        reader.check(&JuliusCaesar::say_refusal(&refusal));
    }
    for state in samples::states() {
        for viewer in Viewer::all(2) {
            reader.question::<JuliusCaesar>(&state, viewer, samples::acts());
        }
    }
    // A name may wait for a longer game than these.
    reader.finish::<JuliusCaesar>(|key| {
        starts_with(key, FOR_PAGES) || starts_with(key, COMPONENTS) || NEVER.contains(&key)
    });
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_facts() {
    wording::languages_agree::<JuliusCaesar>();
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
    wording::names_are(&words, &names);
    let known: BTreeSet<_> = names.iter().map(|(key, ..)| key.as_str()).collect();
    for (language, text) in JuliusCaesar::locales() {
        for key in messages(text).keys() {
            let is_name = starts_with(key, COMPONENTS);
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
    let mut keys = wording::catalogue(about);
    keys.extend(samples::causes().map(|cause| format!("outcome-{}", cause.key())));
    wording::languages_know::<JuliusCaesar>(&keys);
    for lexicon in Lexicon::of::<JuliusCaesar>().unwrap().values() {
        assert_eq!(lexicon.name("game-title"), about.name);
    }
}

#[test]
fn polish_counts_as_poles_do() {
    let polish = &Lexicon::of::<JuliusCaesar>().unwrap()["pl"];
    let hits = |count: i64| {
        let say = Message::new("event-fired")
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
        let say = Message::new("describe-pool");
        let say = say.name("side", "seat-pompey").count("blocks", count);
        polish.try_say(&say).unwrap()
    };
    assert_eq!(pool(1), "Pompejusz, Pula Zaciągu: 1 bloczek");
    assert_eq!(pool(4), "Pompejusz, Pula Zaciągu: 4 bloczki");
    assert_eq!(pool(13), "Pompejusz, Pula Zaciągu: 13 bloczków");
    assert_eq!(pool(23), "Pompejusz, Pula Zaciągu: 23 bloczki");
}

#[test]
fn polish_does_not_shout() {
    wording::polish_does_not_shout::<JuliusCaesar>(&[]);
}

/// Every Polish number has its three forms, save one that is the same for all but one.
#[test]
fn polish_plurals_have_three_forms() {
    wording::polish_plurals_are_whole::<JuliusCaesar>(&["act-jupiter"]);
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
    wording::polish_is_polish::<JuliusCaesar>(COMPONENTS, ALIKE, &["block", "blocks"]);
}

#[test]
fn prompts_and_refusals_name_clauses_that_exist() {
    let mut clauses = BTreeSet::new();
    for (number, setup) in setups().enumerate() {
        for seed in 0..6 {
            let seed = 1000 + 100 * number as u64 + seed;
            walk::<JuliusCaesar>(&setup, seed, |_, state, _| {
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
    wording::clauses_exist(RULES, clauses);
}

/// FW, INV-9: a position that differs only in what a viewer may not know reads the
/// same to him: prompt, situation and options.
#[test]
fn hidden_facts_change_no_word() {
    let mut different = 0;
    for (number, setup) in setups().enumerate() {
        for seed in 0..4 {
            let mut chance = SplitMix64::new(seed);
            let seed = 2000 + 100 * number as u64 + seed;
            walk::<JuliusCaesar>(&setup, seed, |n, state, _| {
                for seat in [Seat(0), Seat(1)] {
                    if n % 5 == 0 {
                        let differs = wording::twin_reads_alike::<JuliusCaesar>(
                            &setup,
                            state,
                            seat,
                            &mut chance,
                        );
                        different += usize::from(differs);
                    }
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
        walk::<JuliusCaesar>(&setup, 3000 + number as u64, |_, state, _| {
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
