//! S Set-up, C Components, I Information.

use crate::common::*;
use kernel::{Asked, Game, Seat, Setting, Viewer};
use mare_nostrum::{
    Act, Building, CARD_DISPLAY, Card, CardSet, EMPIRE_ASSIGNMENT, Empire, Event, Good, Item,
    MareNostrum, Phase, Province, Refusal, Sea, Slot, Track, data,
};

fn word(word: &str) -> Setting {
    Setting::Word(word.to_owned())
}

const DISPLAY: [&str; 5] = ["circe", "hercules", "perseus", "colossus", "pharos"];

/// S-f, S-i, 5-a, EX-1
#[test]
fn the_tracks_begin_as_counted() {
    let play = Play::new(5, &[], &DISPLAY);
    for (empire, values) in [
        (Rome, [7, 1, 3]),
        (Greece, [4, 4, 3]),
        (Babylon, [5, 3, 2]),
        (Egypt, [4, 4, 2]),
        (Carthage, [7, 1, 2]),
    ] {
        assert_eq!(play.values(empire), values, "{empire}");
        let sheet = empire.sheet().leadership;
        assert_eq!(Track::ALL.map(|track| sheet[track]), values, "{empire}");
    }
    assert!(Sea::all().all(|sea| {
        Empire::ALL
            .iter()
            .all(|&e| play.open().triremes[e][sea] == 0)
    }));
}

/// S-a, S-b, S-j, RUL-2, EX-2
#[test]
fn three_play_without_the_east() {
    let play = Play::new(3, &[], &DISPLAY);
    assert_eq!(
        play.open().players().iter().collect::<Vec<_>>(),
        [Rome, Greece, Carthage]
    );
    for gone in [
        "babylonia",
        "assyria",
        "mesopotamia",
        "aegyptus",
        "thebais",
        "aethiopia",
    ] {
        assert!(
            !play.open().board().provinces.contains(province(gone)),
            "{gone}"
        );
        assert_eq!(play.open().control[province(gone)], None, "{gone}");
    }
    assert!(!play.open().board().seas.contains(sea("sinus-arabicus")));
    let judea = province("judea").sheet().land & play.open().board().provinces;
    assert_eq!(
        judea,
        [province("cilicia"), province("arabia")]
            .into_iter()
            .collect()
    );
    for (track, leader) in [
        (Track::Trade, Carthage),
        (Track::Culture, Greece),
        (Track::Military, Rome),
    ] {
        assert_eq!(play.open().title(track), Some(leader));
    }
    let five = Play::new(5, &[], &DISPLAY);
    assert_eq!(five.open().title(Track::Culture), Some(Egypt));
}

/// S-c, EX-79
#[test]
fn an_area_out_of_play_has_no_borders() {
    let mut play = Case::of(4)
        .control(Rome, "cilicia")
        .legions(Rome, "cilicia", 1)
        .hand(Rome, "3*coin")
        .moves(Rome);
    play.reach_march();
    let ways = play.ways("cilicia");
    assert!(
        !ways.contains("mesopotamia") && ways.contains("armenia"),
        "{ways:?}"
    );
    let armenia = province("armenia").sheet().land & play.open().board().provinces;
    assert_eq!(
        armenia,
        [province("pontus"), province("cilicia")]
            .into_iter()
            .collect()
    );

    let mut play = Case::of(4)
        .control(Rome, "cilicia")
        .hand(Rome, "3*coin")
        .builds(Rome);
    let item = Item::Control(province("mesopotamia"));
    let clause = play.refuses(
        Rome,
        Act::Build { item },
        Refusal::NotOnBoard(province("mesopotamia")),
    );
    assert_eq!(clause, "S-c");
}

/// S-g, RUL-3, R-a, EX-3
#[test]
fn the_first_round_begins_with_the_trade() {
    let play = Play::new(5, &[], &DISPLAY);
    for empire in Empire::ALL {
        assert_eq!(play.hand(empire).count(), 9);
        assert_eq!(play.hand(empire), empire.sheet().resources);
    }
    assert_eq!((play.open().round, play.phase()), (1, Phase::Announce));
    assert_eq!(play.asked(), Carthage);
    assert!(
        !play
            .events()
            .iter()
            .any(|event| matches!(event, Event::Collected { .. }))
    );
}

/// S-d, DP-1, RUL-1, D-n
#[test]
fn empires_are_dealt_or_chosen_in_seat_order() {
    let mut draws = DISPLAY.to_vec();
    draws.extend(["carthage", "rome", "greece"]);
    let play = Play::new(3, &[(EMPIRE_ASSIGNMENT, word("random"))], &draws);
    let seats: Vec<_> = play.open().empires.iter().flatten().copied().collect();
    assert_eq!(seats, [Carthage, Rome, Greece]);
    let clockwise: Vec<_> = play.open().clockwise(Rome).collect();
    assert_eq!(clockwise, [Rome, Greece, Carthage]);

    let mut play = Play::new(3, &[(EMPIRE_ASSIGNMENT, word("choice"))], &DISPLAY);
    let choose = |play: &mut Play, seat: u8, empire| {
        let mut none = kernel::Script::default();
        (play
            .table
            .play(Seat(seat), Act::Play { empire }, &mut none, None))
        .expect("it is free");
    };
    assert_eq!(play.table.asked(), Asked::One(Seat(0)));
    choose(&mut play, 0, Greece);
    assert_eq!(play.table.options(Seat(1)).len(), 2);
    choose(&mut play, 1, Carthage);
    // The last has no choice.
    assert_eq!(play.open().empire_of(Seat(2)), Some(Rome));
    assert_eq!(play.phase(), Phase::Announce);
}

/// S-k, S-l, S-m, I-b, EX-80
#[test]
fn five_of_seventeen_cards_lie_open_for_beginners() {
    let play = Play::new(5, &[], &DISPLAY);
    let up: CardSet = DISPLAY
        .iter()
        .map(|card| card.parse::<Card>().unwrap())
        .collect();
    assert_eq!(play.open().face_up, up);
    assert_eq!(play.state().deck.len(), 12);
    assert_eq!(play.open().markers, [true; 3]);
    for viewer in Viewer::all(5) {
        let json = serde_json::to_string(&play.table.view(viewer)).unwrap();
        for card in play.state().deck.iter() {
            assert!(!json.contains(&format!("\"{card}\"")), "{card} is hidden");
        }
        assert_eq!(play.table.view(viewer).deck, 12);
    }
    let play = Play::new(5, &[(CARD_DISPLAY, word("expert"))], &[]);
    assert_eq!(
        (play.open().face_up.len(), play.state().deck.len()),
        (17, 0)
    );
    // The Pyramids can be bought in both.
    let mut rich = Case::five().hand(Rome, "12*coin").builds(Rome);
    assert!(rich.offers(
        Rome,
        Act::Build {
            item: Item::Pyramids
        }
    ));
    rich.by(
        Rome,
        Act::Build {
            item: Item::Pyramids,
        },
    );
}

/// I-a, RUL-8, EX-23
#[test]
fn kinds_behind_a_screen_are_hidden_and_their_number_is_not() {
    let one = Case::five().hand(Rome, "2*coin wine").trading();
    let other = Case::five().hand(Rome, "coin 2*wine").trading();
    for viewer in Viewer::all(5).filter(|&viewer| viewer != Viewer::Seat(Seat(0))) {
        let (one, other) = (one.table.view(viewer), other.table.view(viewer));
        assert_eq!((one.held[Rome], one.hand), (3, other.hand));
        assert_eq!(one.held, other.held);
    }
    assert_eq!(one.view(Rome).hand, tokens("2*coin wine"));
}

/// C-a, C-b, C-c, C-d, C-f, C-g, C-h, EX-78
#[test]
fn the_pieces_are_as_many_as_their_slots() {
    let count = |building: Building| data().by_building[building as usize].len();
    for (building, pieces) in [
        (Building::Caravan, 37),
        (Building::Market, 25),
        (Building::Ordinary, 8),
        (Building::Capital, 5),
        (Building::Legendary, 3),
        (Building::Temple, 14),
    ] {
        assert_eq!(count(building), pieces, "{}", building.id());
    }
    assert_eq!((data().supply.goods(), data().supply.coins()), (87, 44));
    for good in Good::ALL {
        let slots = Slot::all().filter(|slot| slot.sheet().good == Some(good));
        assert_eq!(
            usize::from(good.sheet().tokens),
            2 * slots.count() + 1,
            "{good}"
        );
    }
    let limits = &data().limits;
    let each = [
        limits.legions,
        limits.triremes,
        limits.fortresses,
        limits.markers,
    ];
    assert_eq!(each, [8, 5, 5, 7]);
    assert_eq!(Card::COUNT, 23);
}

/// C-e, C-i, C-j, C-k, D-a, D-f, D-g, D-h, S-d, S-e, S-h, RUL-4, RUL-45, EX-120
#[test]
fn the_board_is_whole() {
    assert_eq!((Province::COUNT, Sea::COUNT), (33, 10));
    for at in Province::all() {
        let sheet = at.sheet();
        for other in sheet.land.iter() {
            assert!(other.sheet().land.contains(at), "{at} and {other}");
        }
        for sea in sheet.seas.iter() {
            assert!(sea.sheet().coast.contains(at), "{at} and {sea}");
        }
        let of = |building| {
            let slots = sheet.slots.iter();
            slots
                .filter(|slot| slot.sheet().building == building)
                .count()
        };
        assert!(
            of(Building::Market) <= 1 && of(Building::Temple) <= 1,
            "{at}"
        );
    }
    let capitals =
        [Rome, Greece, Babylon, Egypt, Carthage].map(|empire| empire.sheet().capital.id());
    assert_eq!(
        capitals,
        ["italia", "achaia", "babylonia", "aegyptus", "africa"]
    );
    let legendary = data().by_building[Building::Legendary as usize].iter();
    let mut homes: Vec<_> = legendary.map(|city| city.sheet().province.id()).collect();
    homes.sort_unstable();
    assert_eq!(homes, ["asia", "judea", "sicilia"]);
    assert_eq!(data().limits.land_die, [3, 3, 4, 4, 5, 6]);
    assert_eq!(data().limits.sea_die, [1, 2, 3, 4, 5, 6]);
    let play = Play::new(5, &[], &DISPLAY);
    for (empire, hero) in [
        (Rome, Card::Caesar),
        (Greece, Card::Pericles),
        (Babylon, Card::Hammurabi),
        (Egypt, Card::Cleopatra),
        (Carthage, Card::Hannibal),
    ] {
        assert_eq!(play.open().cards[empire], CardSet::one(hero));
    }
    assert_eq!(play.view(Rome).pile, 13);
}

/// R-b, I-e, D-l, RUL-49, EX-121
#[test]
fn there_is_no_last_round_unless_one_was_agreed() {
    let play = Case::five().round(40).collected(&[]);
    assert_eq!(play.open().round, 41);
    let view = play.table.view(Viewer::Spectator);
    assert_eq!(view.open.reserve, play.open().reserve);
    assert_eq!((view.pile, view.open.discard.len()), (13, 0));
}

/// RUL-51
#[test]
fn an_agreed_last_round_is_won_by_two_titles() {
    let rows: &[([Empire; 2], &[Empire])] = &[([Carthage, Egypt], &[]), ([Rome, Egypt], &[Rome])];
    for (titles, winners) in rows {
        // Rome and Greece are highest on the military track, and Rome is chosen.
        let play = Case::five()
            .round(40)
            .title(Track::Trade, titles[0])
            .title(Track::Culture, titles[1])
            .legions(Rome, "italia", 3)
            .change(|state| state.open.last_round = 40)
            .collected(&[]);
        assert_eq!(play.open().title(Track::Military), Some(Rome));
        assert_eq!(play.winners(), Some(winners.to_vec()));
        let outcome = MareNostrum::outcome(play.state()).expect("it is over");
        assert_eq!(
            (outcome.is_draw(), &*outcome.cause),
            (winners.is_empty(), "last-round")
        );
    }
}

/// 8-a, 8-b, RUL-46, RUL-44, 9-b, EX-77, EX-98
#[test]
fn promises_bind_nobody_and_nothing_changes_hands_outside_the_trade() {
    let mut play = Case::five()
        .legions(Rome, "gallia-cisalpina", 1)
        .control(Rome, "dalmatia")
        .legions(Rome, "dalmatia", 1)
        .moves(Rome);
    play.reach_march();
    assert!(play.ways("dalmatia").contains("dacia"));
    // Every act names what it does: none gives, removes or gives up anything.
    let mut play = Case::five().hand(Rome, "9*coin").builds(Rome);
    let act = Act::Give {
        token: token("coin"),
    };
    play.refuses(Rome, act, Refusal::OtherPhase("3.0-b"));
    let kinds = |act: &Act| matches!(act, Act::Build { .. } | Act::EndBuild);
    assert!(play.options(Rome).iter().all(kinds));
}
