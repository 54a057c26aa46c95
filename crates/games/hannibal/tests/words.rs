//! Every sentence is there in both languages, with all its facts, and nothing is
//! translated that nobody says.

mod questions;
mod samples;

use std::collections::BTreeSet;

use hannibal::{
    Act, Card, Event, Frame, GameAct, General, Hannibal, Province, Region, Side, Source, Space,
    Title, data,
};
use kernel::suite::fluent::messages;
use kernel::suite::wording::{self, Reader, starts_with};
use kernel::{
    Game, Lexicon, Message, Outcome, Refuse, Seat, Setting, SetupRequest, Speak, SplitMix64, Table,
    Values, Viewer,
};
use punic::Ending;

const RULES: &str = include_str!("../../../../docs/rules/hannibal.md");

/// Words that pages, boards and the catalogue look up and no sentence of the game uses.
const FOR_PAGES: &[&str] = &[
    "ability-",
    "board-",
    "game-",
    "general-full-",
    "option-",
    "outcome-",
    "scenario-",
    "text-",
];

/// Names: one may wait for a longer game than these.
const NAMES: &[&str] = &[
    "card-",
    "general-",
    "province-",
    "region-",
    "space-",
    "years-",
];

/// Said only if the rules asked nobody in the middle of a game, which they never do,
/// and, of an act that no rule offers, if one ever did.
const NEVER: &[&str] = &["ask-nothing", "wait-bid", "wait-choose-side"];

fn scenarios() -> impl Iterator<Item = SetupRequest> {
    (Hannibal::about().scenarios.iter()).map(|scenario| SetupRequest {
        scenario: Some(scenario.id.to_owned()),
        ..SetupRequest::default()
    })
}

/// Plays a random game; `look` sees every position in which somebody is asked.
fn walk(
    wanted: &SetupRequest,
    seed: u64,
    decisions: usize,
    mut look: impl FnMut(&Table<Hannibal>),
) {
    let setup = Hannibal::about().check(wanted).unwrap();
    let mut chance = SplitMix64::new(seed);
    let mut table = Table::<Hannibal>::new(setup, &mut chance).unwrap();
    for _ in 0..decisions {
        look(&table);
        let Some(seat) = table.asked().seats().iter().next() else {
            break;
        };
        let options = table.options(seat);
        let act = options[chance.below(options.len() as u32) as usize];
        table.play(seat, act, &mut chance, None).unwrap();
    }
}

/// Random games of every scenario, and every question, act, event and refusal there is.
#[test]
fn everything_can_be_said_and_nothing_is_idle() {
    let mut reader = Reader::of::<Hannibal>().strict();
    for (seed, wanted) in scenarios().enumerate() {
        walk(&wanted, seed as u64, 1500, |table| {
            for viewer in Viewer::all(2) {
                let view = table.view(viewer);
                reader.check(&Hannibal::prompt(&view).say);
                Hannibal::describe(&view)
                    .iter()
                    .for_each(|say| reader.check(say));
                if let Some(event) = table
                    .log()
                    .last()
                    .and_then(|line| line.told.heard_by(viewer))
                {
                    reader.check(&Hannibal::say_event(event));
                }
            }
            for seat in table.asked().seats().iter() {
                let view = table.view(Viewer::Seat(seat));
                for act in table.options(seat) {
                    reader.check(&Hannibal::say_act(&view, act));
                }
            }
        });
    }
    for event in samples::events() {
        reader.check(&Hannibal::say_event(&event));
        if let Some(milestone) = Hannibal::milestone(&event) {
            reader.check(&milestone.say);
        }
    }
    for refusal in samples::refusals() {
        reader.check(&Hannibal::say_refusal(&refusal));
    }
    for view in questions::views() {
        reader.check(&Hannibal::prompt(&view).say);
        Hannibal::describe(&view)
            .iter()
            .for_each(|say| reader.check(say));
        for act in questions::acts() {
            reader.check(&Hannibal::say_act(&view, act));
        }
        for seat in [Seat(0), Seat(1)] {
            reader.check(&Hannibal::say_power(&view, seat));
        }
        // What a page calls a window that is let pass for good.
        if let Some(Frame::Window(moment, _)) = view.open.top() {
            reader.check(&Message::new(format!("window-{}", moment.key())));
        }
    }

    reader.finish::<Hannibal>(|key| {
        starts_with(key, FOR_PAGES) || starts_with(key, NAMES) || NEVER.contains(&key)
    });
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_facts() {
    wording::languages_agree::<Hannibal>();
}

/// Provinces, sides and cards stand in Polish as Poles write them.
#[test]
fn polish_names_have_their_cases_and_no_capitals() {
    wording::polish_does_not_shout::<Hannibal>(&[]);
    wording::names_have_the_same_forms::<Hannibal>(&["province-", "space-", "general-"]);
    let polish = &Lexicon::of::<Hannibal>().unwrap()["pl"];
    let turned = Message::new("event-city-turned")
        .name("at", "space-capua")
        .name("side", "seat-carthage");
    assert_eq!(
        polish.say(&turned),
        "Capua: Miasto przechodzi na stronę Kartaginy."
    );
    let began = Hannibal::say_event(&Event::TurnBegan { turn: 1 });
    assert_eq!(polish.say(&began), "Zaczyna się Tura 1 (218 p.n.e.).");
    let chosen = Message::new("describe-held")
        .name("side", "seat-rome")
        .name("provinces", "province-gallia-cisalpina");
    assert_eq!(polish.say(&chosen), "Rzym kontroluje: Galia Przedalpejska.");
}

/// Every space, province, region, general, ability and card has its name and its text.
#[test]
fn every_component_has_its_words() {
    let mut keys = Vec::new();
    keys.extend(Space::all().map(|space| format!("space-{space}")));
    keys.extend(Province::all().map(|province| format!("province-{province}")));
    keys.extend(Region::all().map(|region| format!("region-{region}")));
    for general in General::all() {
        keys.push(format!("general-{general}"));
        keys.push(format!("general-full-{general}"));
        keys.push(format!("ability-{}", general.sheet().ability_id));
    }
    for card in Card::all() {
        keys.push(format!("card-{card}"));
        keys.push(format!("text-{card}"));
    }
    for title in Title::ALL {
        keys.push(format!("title-{}", title.id()));
        keys.push(format!("text-{}", title.id()));
    }
    for lexicon in Lexicon::of::<Hannibal>().unwrap().values() {
        for key in &keys {
            assert!(lexicon.knows(key), "{} has no {key}", lexicon.language());
        }
        for general in General::all() {
            let name = lexicon.name(&format!("general-{general}"));
            assert_eq!(name, general.sheet().name);
        }
        for space in Space::all() {
            assert_eq!(lexicon.name(&format!("space-{space}")), space.sheet().name);
        }
    }
    // No text is left of a card or an ability that is gone.
    let known: BTreeSet<&str> = keys.iter().map(String::as_str).collect();
    for (language, text) in Hannibal::locales() {
        for key in messages(text).keys() {
            let named = ["text-", "ability-", "card-", "space-", "general-"];
            let component = named.iter().any(|prefix| key.starts_with(prefix));
            assert!(
                !component || known.contains(key.as_str()),
                "{language}: {key}"
            );
        }
    }
}

/// What the catalogue, the lobby and the end of a game look up.
#[test]
fn the_catalogue_has_its_words() {
    let about = Hannibal::about();
    let mut keys = vec!["game-title".to_owned(), "game-pitch".to_owned()];
    keys.extend(about.seats.iter().map(|seat| format!("seat-{seat}")));
    keys.extend(
        about
            .scenarios
            .iter()
            .map(|it| format!("scenario-{}", it.id)),
    );
    for option in &about.options {
        keys.push(format!("option-{}", option.id));
        keys.push(format!("option-{}-help", option.id));
        if let Values::OneOf(words) = &option.values {
            keys.extend(
                words
                    .iter()
                    .map(|word| format!("option-{}-{word}", option.id)),
            );
        }
    }
    keys.extend(samples::causes().map(|cause| format!("outcome-{}", cause.key())));
    keys.push(format!("outcome-{}", Outcome::STOPPED));
    for lexicon in Lexicon::of::<Hannibal>().unwrap().values() {
        for key in &keys {
            assert!(lexicon.knows(key), "{} has no {key}", lexicon.language());
        }
    }
}

/// Turns are chapters, what one remembers of them are scenes, and dice are neither.
#[test]
fn a_reader_goes_to_turns_battles_cities_and_winters() {
    let english = &Lexicon::of::<Hannibal>().unwrap()["en"];
    let (at, side) = (samples::space("capua"), Side::Rome);
    let cases = [
        (
            Event::TurnBegan { turn: 4 },
            Some(("Turn 4: 215–214 BC", true)),
        ),
        (
            Event::BattleBegan { at, attacker: side },
            Some(("Battle: Capua", false)),
        ),
        (
            Event::CityTaken { at, side },
            Some(("City taken: Capua", false)),
        ),
        (Event::WinterBegan, Some(("Winter", false))),
        (Event::SiegeFailed { at, side }, None),
        (Event::TurnEnded { turn: 4 }, None),
    ];
    for (event, expected) in cases {
        let milestone = Hannibal::milestone(&event);
        let said = milestone.map(|it| (english.say(&it.say), it.is_chapter));
        let expected = expected.map(|(say, is_chapter)| (say.to_owned(), is_chapter));
        assert_eq!(said, expected, "{event:?}");
    }
}

/// 26.B
#[test]
fn a_seat_is_called_by_its_side_once_it_has_one() {
    let english = &Lexicon::of::<Hannibal>().unwrap()["en"];
    let named = |table: &Table<Hannibal>| {
        [Seat(0), Seat(1)].map(|seat| {
            let view = table.view(Viewer::Spectator);
            english.say(&Hannibal::say_power(&view, seat))
        })
    };
    let wanted = SetupRequest {
        options: [("bidding".to_owned(), Setting::Flag(true))].into(),
        ..SetupRequest::default()
    };
    let setup = Hannibal::about().check(&wanted).unwrap();
    let mut chance = SplitMix64::new(1);
    let mut table = Table::<Hannibal>::new(setup, &mut chance).unwrap();
    assert_eq!(named(&table), ["Player 1", "Player 2"]);
    let acts = [
        (0, Act::Game(GameAct::Bid { pcs: 2 })),
        (1, Act::Game(GameAct::Bid { pcs: 1 })),
        (
            0,
            Act::Side {
                side: Side::Carthage,
            },
        ),
    ];
    for (seat, act) in acts {
        table.play(Seat(seat), act, &mut chance, None).unwrap();
    }
    assert_eq!(named(&table), ["Carthage", "Rome"]);
}

#[test]
fn polish_counts_as_poles_do() {
    let polish = &Lexicon::of::<Hannibal>().unwrap()["pl"];
    let placed = |cu: i64, elephants: i64| {
        let say = Message::new("event-cu-placed")
            .name("side", "seat-carthage")
            .name("at", "space-carthago")
            .count("cu", cu)
            .count("elephants", elephants);
        polish.try_say(&say).unwrap()
    };
    assert_eq!(placed(1, 0), "Kartagina umieszcza 1 Oddział: Carthago.");
    assert_eq!(
        placed(3, 1),
        "Kartagina umieszcza 3 Oddziały (Słonie: 1): Carthago."
    );
    assert_eq!(placed(5, 0), "Kartagina umieszcza 5 Oddziałów: Carthago.");
    assert_eq!(
        placed(12, 2),
        "Kartagina umieszcza 12 Oddziałów (Słonie: 2): Carthago."
    );
    assert_eq!(placed(22, 0), "Kartagina umieszcza 22 Oddziały: Carthago.");
}

/// A prompt and a refusal point to a clause of the rules.
#[test]
fn every_clause_that_is_named_exists() {
    let has = |clause: &str| RULES.contains(&format!("- **{clause}** "));
    for view in questions::views() {
        let clause = Hannibal::prompt(&view).clause;
        assert!(has(clause), "{clause}");
    }
    for refusal in samples::refusals() {
        assert!(has(refusal.clause()), "{refusal:?}: {}", refusal.clause());
    }
    for option in &Hannibal::about().options {
        let clause = option.clause;
        assert!(has(clause), "{}: {clause}", option.id);
    }
    assert!(!data().scenarios.is_empty());
}

/// The numbers in a list such as `#5, #7 to #9 and #9A`.
fn numbers(list: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for part in list.replace(" and ", ", ").split(", ") {
        let ends: Vec<&str> = (part.split(" to "))
            .map(|end| end.trim_start_matches('#'))
            .collect();
        match ends[..] {
            [from, to] => {
                let [from, to] = [from, to].map(|end| end.parse::<u8>().unwrap());
                all.extend((from..=to).map(|number| number.to_string()));
            }
            _ => all.extend(ends.into_iter().map(str::to_owned)),
        }
    }
    all
}

/// Section 25 tells players the same of every card as its data and the gallery.
#[test]
fn the_rules_name_every_card_that_is_not_reconstructed() {
    let between = |start: &str, end: &str| {
        let (_, rest) = RULES.split_once(start).unwrap();
        numbers(rest.split_once(end).unwrap().0)
    };
    let known = |source: fn(Card) -> Source| -> BTreeSet<String> {
        (Card::all().filter(|&card| source(card) != Source::Reconstructed))
            .map(|card| card.sheet().number.to_owned())
            .collect()
    };
    let effects = between("shown in public material for ", ". The effect of");
    assert_eq!(effects, known(|card| card.sheet().source));
    let points = between("The OPs are public for ", ", reconstructed for the others");
    assert_eq!(points, known(|card| card.sheet().ops_source));
}
