//! 4.2 Battles and states of war.

use crate::common::*;
use mare_nostrum::{Act, Area, Empire, Event, Loss, Phase, Position, Refusal, Rolled};

fn last_battle(play: &Play) -> [Rolled; 2] {
    let fought = play
        .events()
        .into_iter()
        .rev()
        .find_map(|event| match event {
            Event::Fought { sides, .. } => Some(sides),
            _ => None,
        });
    fought.expect("a battle was fought")
}

fn left(play: &Play, at: &str, empire: Empire) -> (u8, bool) {
    let at = province(at);
    let open = play.open();
    (
        open.legions_at(empire, at),
        open.fortresses[empire].contains(at),
    )
}

/// 4.2-a, 4.2-b, 4.2-c, 4.2-d, 4.2-e, 4.2-g, 4.2-j, RUL-30, RUL-32, RUL-33, 10.caesar-a, 10.pericles-a, 10.ramses-ii-a, 10.nebuchadnezzar-a, EX-50, EX-51, EX-52, EX-116
#[test]
fn one_roll_decides_a_battle() {
    struct Row {
        name: &'static str,
        at: &'static str,
        active: (Empire, u8, bool),
        other: (Empire, u8, bool),
        cards: &'static [(Empire, &'static str)],
        dice: &'static [u32],
        totals: [u8; 2],
        left: [u8; 2],
    }
    let rows = [
        Row {
            name: "EX-50",
            at: "cyrenaica",
            active: (Carthage, 3, false),
            other: (Egypt, 2, false),
            cards: &[],
            dice: &[4, 4, 3, 6, 5],
            totals: [11, 11],
            left: [1, 0],
        },
        Row {
            name: "EX-51: a lone fortress",
            at: "cilicia",
            active: (Babylon, 0, true),
            other: (Egypt, 2, false),
            cards: &[],
            dice: &[6, 5],
            totals: [5, 11],
            left: [0, 1],
        },
        Row {
            name: "EX-52: Caesar against Pericles and a fortress",
            at: "achaia",
            active: (Rome, 2, false),
            other: (Greece, 1, true),
            cards: &[],
            dice: &[3, 4, 3],
            totals: [9, 10],
            left: [0, 2],
        },
        Row {
            name: "EX-116: Ramses and Nebuchadnezzar at home",
            at: "etruria",
            active: (Rome, 1, false),
            other: (Greece, 2, false),
            cards: &[(Rome, "ramses-ii nebuchadnezzar")],
            dice: &[3, 4, 3, 3],
            totals: [14, 10],
            left: [0, 0],
        },
        Row {
            name: "Nebuchadnezzar is no help abroad",
            at: "sicilia",
            active: (Carthage, 1, false),
            other: (Egypt, 1, false),
            cards: &[(Carthage, "nebuchadnezzar")],
            dice: &[4, 3],
            totals: [4, 3],
            left: [1, 1],
        },
        Row {
            name: "a lone fortress with Ramses rolls one plain die",
            at: "italia",
            active: (Carthage, 1, false),
            other: (Rome, 0, true),
            cards: &[(Rome, "ramses-ii")],
            dice: &[6, 5],
            totals: [6, 10],
            left: [0, 1],
        },
    ];
    for row in rows {
        let (active, other) = (row.active, row.other);
        let mut case = Case::five().peaceful();
        for (empire, legions, fortress) in [active, other] {
            case = case.legions(empire, row.at, legions);
            if fortress {
                case = case.fortress(empire, row.at);
            }
        }
        for (empire, cards) in row.cards {
            case = case.cards(*empire, cards);
        }
        let mut play = case.moves(active.0);
        play.reach_battles().fights(row.at, other.0, row.dice);
        let name = row.name;
        assert_eq!(
            last_battle(&play).map(|side| side.total),
            row.totals,
            "{name}"
        );
        let units = [active.0, other.0].map(|empire| {
            let (legions, fortress) = left(&play, row.at, empire);
            legions + u8::from(fortress)
        });
        assert_eq!(units, row.left, "{name}");
    }
}

/// 4.2-a, 4.2-j, EX-53
#[test]
fn no_hero_acts_at_sea() {
    let at = sea("mare-ionium");
    let mut play = Case::five()
        .triremes(Rome, "mare-ionium", 2)
        .triremes(Greece, "mare-ionium", 1)
        .moves(Rome);
    play.by(Rome, Act::EndSail).dice(&[2, 3, 4]);
    play.by(
        Rome,
        Act::Attack {
            at,
            against: Greece,
        },
    );
    let [rome, greece] = last_battle(&play);
    assert_eq!(
        (rome.total, rome.hits, greece.total, greece.hits),
        (5, 1, 4, 0)
    );
    assert_eq!(
        (
            play.open().triremes[Rome][at],
            play.open().triremes[Greece][at]
        ),
        (2, 0)
    );
    let lost = Event::LostTriremes {
        empire: Greece,
        at,
        count: 1,
    };
    assert!(play.events().contains(&lost));
}

/// 4.2-d, 4.2-e, 4.2-f, DP-19, EX-54
#[test]
fn the_owner_chooses_what_he_loses() {
    for (loss, after) in [
        (Loss::Legion(Position::Free), (0, true)),
        (Loss::Fortress, (1, false)),
    ] {
        let mut play = Case::five()
            .peaceful()
            .legions(Greece, "sicilia", 1)
            .control(Greece, "sicilia")
            .fortress(Greece, "sicilia")
            .legions(Carthage, "sicilia", 3)
            .moves(Carthage);
        // 4 + 3 + 3 = 10 makes two hits, and the fortress ignores one of them.
        play.reach_battles()
            .fights("sicilia", Greece, &[4, 3, 3, 3]);
        assert_eq!(play.phase(), Phase::Losses { empire: Greece });
        let marker = Loss::Legion(Position::Marker);
        play.refuses(
            Greece,
            Act::Lose { loss: marker },
            Refusal::NoSuchLoss(marker),
        );
        play.by(Greece, Act::Lose { loss });
        assert_eq!(left(&play, "sicilia", Greece), after);
    }
}

/// 4.2-e, 4.2-f, RUL-32, 4.2.1-b, EX-107
#[test]
fn the_side_that_is_not_active_loses_first() {
    let mut play = Case::five()
        .peaceful()
        .control(Babylon, "cilicia")
        .built("cilicia/market")
        .legions(Greece, "cilicia", 2)
        .legions(Egypt, "cilicia", 1)
        .on_slot(Egypt, "cilicia/market")
        .moves(Greece);
    play.reach_battles().fights("cilicia", Egypt, &[5, 3, 4, 4]);
    assert_eq!(play.phase(), Phase::Losses { empire: Egypt });
    play.by(
        Egypt,
        Act::Lose {
            loss: Loss::Legion(Position::Free),
        },
    );
    assert_eq!(left(&play, "cilicia", Greece).0, 1);
    // Both are left: nobody occupies anything.
    assert_eq!(left(&play, "cilicia", Egypt).0, 1);
    assert_eq!(play.open().on_slot[slot("cilicia/market")], None);
    assert!(play.events().contains(&Event::War {
        at: province("cilicia")
    }));
}

/// 4.1.2-g, 4.2-h, 4.2-i, 9-d, D-k, EX-55
#[test]
fn one_opponent_is_fought_and_third_players_look_on() {
    let mut play = Case::five()
        .peaceful()
        .legions(Rome, "sicilia", 2)
        .legions(Carthage, "sicilia", 1)
        .legions(Greece, "sicilia", 3)
        .moves(Greece);
    play.reach_battles();
    assert_eq!(play.options(Greece).len(), 2);
    play.fights("sicilia", Rome, &[3, 3, 3, 3, 3]);
    assert_eq!(left(&play, "sicilia", Carthage).0, 1);
    assert!(play.open().finished.contains(Greece));
    assert!(play.open().contested(province("sicilia")));
    assert!(play.events().contains(&Event::War {
        at: province("sicilia")
    }));
}

/// 4.2-k, EX-56
#[test]
fn later_players_fight_there_again() {
    let mut play = Case::five()
        .peaceful()
        .control(Egypt, "cyrenaica")
        .legions(Egypt, "cyrenaica", 1)
        .legions(Rome, "cyrenaica", 2)
        .legions(Carthage, "tripolitania", 2)
        .moves(Rome);
    play.reach_battles().fights("cyrenaica", Egypt, &[6, 5, 3]);
    play.by(
        Rome,
        Act::Release {
            at: province("cyrenaica"),
        },
    );
    play.by(Rome, Act::Designate { empire: Carthage });
    play.reach_march()
        .march(Carthage, "tripolitania", "cyrenaica");
    play.by(Carthage, Act::EndMarch);
    let at = province("cyrenaica");
    assert_eq!(play.options(Carthage), [Act::Fight { at, against: Rome }]);
}

/// RUL-31, DP-21
#[test]
fn the_order_of_battles_and_conquests_is_the_active_players() {
    let mut play = Case::five()
        .peaceful()
        .legions(Carthage, "etruria", 2)
        .legions(Rome, "etruria", 1)
        .legions(Carthage, "sicilia", 2)
        .control(Rome, "sicilia")
        .built("sicilia/temple")
        .legions(Rome, "sicilia", 1)
        .moves(Carthage);
    play.reach_battles();
    assert_eq!(play.options(Carthage).len(), 2);
    // The later one on the list first, and it is finished before the other begins.
    play.fights("sicilia", Rome, &[3, 3, 3]);
    assert_eq!(left(&play, "sicilia", Rome).0, 0);
    let again = Act::Fight {
        at: province("sicilia"),
        against: Rome,
    };
    play.refuses(
        Carthage,
        again,
        Refusal::NoBattle(province("sicilia"), Rome),
    );
    play.fights("etruria", Rome, &[3, 3, 3]);
    let at = |at: &str| Act::Release { at: province(at) };
    assert!(play.offers(Carthage, at("etruria")) && play.offers(Carthage, at("sicilia")));
    play.by(Carthage, at("sicilia")).by(Carthage, at("etruria"));
    assert!(play.open().finished.contains(Carthage));
}

/// 4.2.1-a, 4.2.1-b, 4.3-e, 4.3.4-a, D-k, EX-57
#[test]
fn a_state_of_war_ends_all_occupations() {
    let mut play = Case::five()
        .peaceful()
        .on_slot(Rome, "africa/caravan-grain")
        .on_slot(Rome, "africa/market")
        .legions(Carthage, "africa", 2)
        .moves(Carthage);
    let before = (play.values(Rome)[0], play.values(Carthage)[0]);
    play.reach_battles().fights("africa", Rome, &[3, 4, 3, 3]);
    // Rome chooses which of its legions it loses.
    play.by(
        Rome,
        Act::Lose {
            loss: Loss::Legion(Position::Slot(slot("africa/market"))),
        },
    );
    assert_eq!(left(&play, "africa", Rome).0, 1);
    assert_eq!(left(&play, "africa", Carthage).0, 1);
    assert_eq!(play.open().legions[Rome][province("africa")], 1);
    assert_eq!(
        (play.values(Rome)[0], play.values(Carthage)[0]),
        (before.0 - 2, before.1 + 2)
    );
}

/// 4.2.1-a, 4.2.1-b, 10.circe-a, RUL-39, EX-108
#[test]
fn circes_legion_is_free_in_a_state_of_war() {
    let mut play = Case::five()
        .peaceful()
        .cards(Greece, "circe")
        .fortress(Greece, "thracia")
        .on_slot(Greece, "thracia/caravan-gladiators")
        .legions(Carthage, "thracia", 3)
        .moves(Carthage);
    play.reach_battles()
        .fights("thracia", Greece, &[3, 3, 3, 3]);
    let [carthage, greece] = last_battle(&play);
    assert_eq!((carthage.total, greece.total), (9, 10));
    assert_eq!(
        (
            left(&play, "thracia", Carthage).0,
            left(&play, "thracia", Greece)
        ),
        (1, (1, true))
    );
    assert_eq!(
        play.open().on_slot[slot("thracia/caravan-gladiators")],
        None
    );
    assert!(play.open().buildings.contains(slot("thracia/caravan-wine")));
}

/// 4.2.1-a, 4.2-i, EX-119
#[test]
fn a_third_player_makes_it_a_state_of_war() {
    let mut play = Case::five()
        .peaceful()
        .control(Rome, "sicilia")
        .legions(Rome, "sicilia", 1)
        .legions(Carthage, "sicilia", 1)
        .legions(Greece, "sicilia", 2)
        .moves(Greece);
    play.reach_battles().fights("sicilia", Rome, &[3, 3, 4]);
    assert_eq!(left(&play, "sicilia", Rome).0, 0);
    // No conquest is asked for.
    assert!(play.open().finished.contains(Greece));
    assert!(play.open().contested(province("sicilia")));
}

/// 4.3-d, RUL-34, EX-115
#[test]
fn an_occupation_of_a_capital_is_defended_in_the_next_turn() {
    let case = || {
        Case::five()
            .peaceful()
            .on_slot(Rome, "aegyptus/city-alexandria")
            .legions(Egypt, "aegyptus", 1)
    };
    // The new legion alone ends nothing.
    let standing = case().moves(Rome);
    assert_eq!(
        standing.open().controller(slot("aegyptus/city-alexandria")),
        Some(Rome)
    );
    let mut play = case().moves(Rome);
    play.reach_battles().fights("aegyptus", Egypt, &[6, 3]);
    let at = province("aegyptus");
    play.by(Rome, Act::Hold { at });
    assert_eq!(
        play.open().controller(slot("aegyptus/city-alexandria")),
        Some(Rome)
    );
    let mut play = case().moves(Rome);
    play.reach_battles().fights("aegyptus", Egypt, &[3, 3]);
    assert_eq!(
        play.open().controller(slot("aegyptus/city-alexandria")),
        Some(Egypt)
    );
    assert!(matches!(
        play.events()
            .iter()
            .rev()
            .find(|event| matches!(event, Event::Fought { .. })),
        Some(Event::Fought {
            area: Area::Land(_),
            ..
        })
    ));
}
