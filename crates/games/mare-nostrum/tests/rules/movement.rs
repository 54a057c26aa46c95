//! 4.0, 4.1 Movement, peace and take-overs.

use std::collections::BTreeSet;

use crate::common::*;
use mare_nostrum::{Act, Card, Event, Item, Phase, Position, Refusal};

fn sail(from: &str, to: &str) -> Act {
    Act::Sail {
        from: sea(from),
        to: sea(to),
    }
}

fn march(from: &str, to: &str) -> Act {
    Act::March {
        from: province(from),
        position: Position::Free,
        to: province(to),
    }
}

fn fight(at: &str, against: mare_nostrum::Empire) -> Act {
    let at = province(at);
    Act::Fight { at, against }
}

fn set(words: &str) -> BTreeSet<String> {
    words.split(' ').map(str::to_owned).collect()
}

/// 4.0-a, 4.1-a, 4.1-c, DP-15, EX-90
#[test]
fn what_was_built_this_round_may_move_and_nothing_must() {
    let mut play = Case::five().hand(Rome, "9*coin").builds_last(Rome);
    for item in [
        Item::Legion(province("italia")),
        Item::Legion(province("italia")),
        Item::Trireme(sea("mare-ionium")),
    ] {
        play.buys(Rome, item, "3*coin");
    }
    play.by(Rome, Act::EndBuild);
    play.by(Rome, Act::Designate { empire: Rome });
    play.by(Rome, sail("mare-ionium", "mare-africum"))
        .by(Rome, Act::EndSail);
    play.march(Rome, "italia", "etruria")
        .march(Rome, "italia", "etruria");
    assert_eq!(play.open().legions[Rome][province("etruria")], 2);
    // The fortress stays.
    assert!(play.open().fortresses[Rome].contains(province("italia")));
    play.reach_battles();
    assert_eq!(play.phase(), Phase::NameMover);
    let again = Act::Designate { empire: Rome };
    play.refuses(Rome, again, Refusal::HasMoved(Rome));
    play.by(Rome, Act::Designate { empire: Greece });
    play.reach_battles();
    assert!(play.open().finished.contains(Greece));
}

/// 4.1-b, 4.1.1-a, DP-17, EX-47
#[test]
fn triremes_sail_once_and_before_the_legions() {
    let mut play = Case::five()
        .triremes(Rome, "mare-tyrrhenum", 1)
        .legions(Rome, "italia", 2)
        .moves(Rome);
    let far = sail("mare-tyrrhenum", "mare-aegaeum");
    play.refuses(
        Rome,
        far,
        Refusal::NotAdjacent(sea("mare-tyrrhenum"), sea("mare-aegaeum")),
    );
    play.refuses(
        Rome,
        march("italia", "etruria"),
        Refusal::OtherPhase("4.1.1-a"),
    );
    play.by(Rome, sail("mare-tyrrhenum", "mare-ionium"));
    let again = sail("mare-ionium", "mare-africum");
    play.refuses(Rome, again, Refusal::Sailed(sea("mare-ionium")));
    play.by(Rome, Act::EndSail).march(Rome, "italia", "etruria");
    play.refuses(
        Rome,
        sail("mare-ionium", "mare-africum"),
        Refusal::OtherPhase("4.1.2-a"),
    );
}

/// 4.1.1-b, 4.1.1-c, 4.1.1-d, DP-18, EX-45
#[test]
fn on_a_shared_sea_one_enemy_is_attacked_or_nobody() {
    let case = || {
        Case::five()
            .triremes(Greece, "mare-aegaeum", 2)
            .triremes(Rome, "mare-aegaeum", 1)
            .triremes(Egypt, "mare-aegaeum", 1)
            .moves(Greece)
    };
    let attack = |against| Act::Attack {
        at: sea("mare-aegaeum"),
        against,
    };
    let mut play = case();
    play.by(Greece, Act::EndSail);
    assert_eq!(
        play.options(Greece),
        [attack(Rome), attack(Egypt), Act::EndAttacks]
    );
    play.dice(&[1, 1, 1]).by(Greece, attack(Rome));
    // One battle a sea: the other enemy is left alone.
    assert_eq!(play.phase(), Phase::March);
    let mut play = case();
    play.by(Greece, Act::EndSail).by(Greece, Act::EndAttacks);
    assert_eq!(play.phase(), Phase::March);
}

/// 4.1.1-e, 4.1.2-b, 4.2-a, EX-46
#[test]
fn a_trireme_that_survives_still_carries_legions() {
    let attack = Act::Attack {
        at: sea("mare-africum"),
        against: Egypt,
    };
    for (dice, carries) in [([5, 1], true), ([1, 5], false)] {
        let mut play = Case::five()
            .triremes(Rome, "mare-africum", 1)
            .triremes(Egypt, "mare-africum", 1)
            .control(Rome, "sicilia")
            .legions(Rome, "sicilia", 1)
            .moves(Rome);
        play.by(Rome, Act::EndSail).dice(&dice).by(Rome, attack);
        assert_eq!(!play.ways("sicilia").is_empty(), carries);
    }
}

/// 4.1.1-a, D-b, 4.1.2-a, EX-48
#[test]
fn a_trireme_joins_all_coasts_of_its_sea() {
    let case = || {
        Case::five()
            .peaceful()
            .triremes(Carthage, "mare-tyrrhenum", 1)
            .legions(Carthage, "africa", 1)
    };
    let mut play = case().moves(Carthage);
    play.reach_march();
    let coasts = "italia etruria corsica sardinia sicilia numidia tripolitania";
    assert_eq!(play.ways("africa"), set(coasts));
    let mut play = case().legions(Carthage, "sicilia", 1).moves(Carthage);
    play.reach_march();
    assert!(!play.ways("sicilia").contains("numidia"));
    let far = march("sicilia", "numidia");
    play.refuses(
        Carthage,
        far,
        Refusal::OutOfReach(province("sicilia"), province("numidia")),
    );
    let mut play = case()
        .legions(Carthage, "sicilia", 1)
        .triremes(Carthage, "mare-sardoum", 1)
        .moves(Carthage);
    play.reach_march();
    assert!(play.ways("sicilia").contains("numidia"));
}

/// 4.1.2-a, RUL-29, DP-20, EX-49
#[test]
fn a_legion_moves_once() {
    let mut play = Case::five()
        .triremes(Carthage, "mare-tyrrhenum", 1)
        .moves(Carthage);
    play.reach_march().march(Carthage, "africa", "sicilia");
    let on = march("sicilia", "italia");
    assert_eq!(
        play.refuses(Carthage, on, Refusal::Marched(province("sicilia"))),
        "4.1.2-a"
    );
    let gone = march("africa", "numidia");
    play.refuses(Carthage, gone, Refusal::NoLegion(province("africa")));
}

/// D-c, 4.1.2-b, EX-127
#[test]
fn enemy_triremes_break_no_chain() {
    let mut play = Case::five()
        .triremes(Greece, "mare-aegaeum", 1)
        .triremes(Rome, "mare-aegaeum", 3)
        .legions(Greece, "achaia", 4)
        .moves(Greece);
    play.reach_march();
    let ways = play.ways("achaia");
    assert!(ways.contains("asia") && ways.contains("crete"), "{ways:?}");
    for _ in 0..4 {
        play.march(Greece, "achaia", "asia");
    }
    assert_eq!(play.open().legions[Greece][province("asia")], 4);
}

/// 4.1.2-c, 4.1.2-e, 4.3.2-f, EX-91, EX-65
#[test]
fn a_legion_that_leaves_gives_up_what_it_occupied() {
    let market = slot("numidia/market");
    let mut play = Case::five()
        .peaceful()
        .on_slot(Rome, "numidia/market")
        .moves(Rome);
    play.reach_march();
    let before = play.values(Carthage);
    play.by(
        Rome,
        Act::March {
            from: province("numidia"),
            position: Position::Slot(market),
            to: province("africa"),
        },
    );
    assert_eq!(play.open().controller(market), Some(Carthage));
    assert_eq!(play.values(Carthage)[0], before[0] + 1);
    assert_eq!(play.open().legions[Rome][province("africa")], 1);

    let mut play = Case::five()
        .peaceful()
        .on_slot(Rome, "macedonia/city-pella")
        .moves(Rome);
    let before = play.reach_march().values(Greece);
    play.by(
        Rome,
        Act::March {
            from: province("macedonia"),
            position: Position::Slot(slot("macedonia/city-pella")),
            to: province("dacia"),
        },
    );
    assert_eq!(play.values(Greece)[1], before[1] + 1);
}

/// 4.1.2-d, 4.1.2-f, RUL-30, DP-21, EX-44
#[test]
fn legions_may_leave_and_whoever_stays_fights() {
    let case = || {
        Case::five()
            .peaceful()
            .control(Babylon, "cilicia")
            .legions(Babylon, "cilicia", 2)
            .fortress(Babylon, "cilicia")
            .legions(Egypt, "cilicia", 2)
            .control(Egypt, "judea")
            .fortress(Egypt, "judea")
            .moves(Babylon)
    };
    let mut play = case();
    play.reach_march()
        .march(Babylon, "cilicia", "judea")
        .march(Babylon, "cilicia", "judea");
    play.by(Babylon, Act::EndMarch);
    assert_eq!(
        play.options(Babylon),
        [fight("cilicia", Egypt), fight("judea", Egypt)]
    );

    let mut play = case();
    play.reach_march()
        .march(Babylon, "cilicia", "asia")
        .by(Babylon, Act::EndMarch);
    assert_eq!(play.options(Babylon), [fight("cilicia", Egypt)]);

    let mut play = case();
    play.reach_battles();
    assert_eq!(play.options(Babylon), [fight("cilicia", Egypt)]);
    play.refuses(
        Babylon,
        fight("judea", Egypt),
        Refusal::NoBattle(province("judea"), Egypt),
    );
}

/// 4.3.3-a, 4.3.3-b, 4.3.3-c, 4.3.3-e, RUL-26, DP-16, EX-61, EX-95
#[test]
fn a_marker_held_since_an_earlier_round_is_replaced() {
    let mut play = Case::five()
        .peaceful()
        .control(Egypt, "cyrenaica")
        .control(Rome, "sicilia")
        .built("cyrenaica/city-cyrene cyrenaica/caravan-papyrus cyrenaica/market")
        .triremes(Rome, "mare-africum", 1)
        .on_marker(Rome, "cyrenaica")
        .moves(Rome);
    assert_eq!(play.phase(), Phase::TakeOver);
    let (rome, egypt) = (play.values(Rome), play.values(Egypt));
    let markers = (
        play.open().markers_left(Rome),
        play.open().markers_left(Egypt),
    );
    let at = province("cyrenaica");
    play.by(Rome, Act::TakeOver { at });
    assert_eq!(play.open().control[at], Some(Rome));
    assert_eq!(play.values(Rome), [rome[0] + 2, rome[1] + 1, rome[2]]);
    assert_eq!(play.values(Egypt), [egypt[0] - 2, egypt[1] - 1, egypt[2]]);
    let after = (
        play.open().markers_left(Rome),
        play.open().markers_left(Egypt),
    );
    assert_eq!(after, (markers.0 - 1, markers.1 + 1));
    // The legion is free and may move.
    play.reach_march();
    assert!(!play.ways("cyrenaica").is_empty());
}

/// 4.3.3-b, 4.3.3-c, 4.3.3-e, RUL-26, EX-110
#[test]
fn a_province_taken_over_is_a_link_to_the_next() {
    let mut play = Case::five()
        .peaceful()
        .uncontrolled("numidia")
        .control(Egypt, "cyrenaica libya")
        .on_marker(Carthage, "cyrenaica")
        .on_marker(Carthage, "libya")
        .moves(Carthage);
    let take = |at: &str| Act::TakeOver { at: province(at) };
    let clause = play.refuses(Carthage, take("libya"), Refusal::NoLink(province("libya")));
    assert_eq!(clause, "4.3.3-c");
    play.by(Carthage, take("cyrenaica"))
        .by(Carthage, take("libya"));
    assert_eq!(play.phase(), Phase::March);
    assert!(!play.ways("libya").is_empty() && !play.ways("cyrenaica").is_empty());
}

/// 9-e, 4.3.3-c, EX-122
#[test]
fn without_its_link_a_marker_stays() {
    let mut play = Case::five()
        .peaceful()
        .control(Greece, "crete")
        .on_marker(Carthage, "crete")
        .triremes(Carthage, "mare-tyrrhenum", 1)
        .moves(Carthage);
    // Nothing is offered, and a trireme that comes later in the turn does not help.
    assert_eq!(play.phase(), Phase::Sail);
    play.by(Carthage, sail("mare-tyrrhenum", "mare-africum"))
        .by(Carthage, Act::EndSail);
    assert_eq!(play.phase(), Phase::March);
    assert_eq!(play.open().control[province("crete")], Some(Greece));
}

/// RUL-26: an occupation of this round, or declined, waits.
#[test]
fn a_take_over_may_wait() {
    let case = || {
        Case::five()
            .peaceful()
            .control(Egypt, "cyrenaica")
            .on_marker(Carthage, "cyrenaica")
    };
    let fresh = case().change(|state| {
        state.open.fresh.insert(province("cyrenaica"));
    });
    assert_eq!(fresh.moves(Carthage).phase(), Phase::March);
    let mut play = case().moves(Carthage);
    play.by(Carthage, Act::EndTakeOver)
        .by(Carthage, Act::EndMarch);
    play.by(
        Carthage,
        Act::Hold {
            at: province("cyrenaica"),
        },
    );
    assert_eq!(play.open().on_marker[province("cyrenaica")], Some(Carthage));
    assert!(!play.open().fresh.contains(province("cyrenaica")));
    let all = case()
        .control(Carthage, "sicilia sardinia corsica libya phazania")
        .moves(Carthage);
    assert_eq!(
        (all.phase(), all.open().markers_left(Carthage)),
        (Phase::March, 0)
    );
}

/// 11.statue-of-zeus-a, 11.statue-of-zeus-b, 11.statue-of-zeus-c, RUL-28, DP-14, EX-68
#[test]
fn peace_sends_legions_home_and_keeps_the_two_apart() {
    let zeus = || {
        Case::five()
            .cards(Greece, "statue-of-zeus")
            .change(|state| state.open.phase = Phase::Peace { empire: Greece })
    };
    let mut play = zeus().legions(Rome, "macedonia", 2).table();
    play.refuses(Greece, Act::Peace { with: Greece }, Refusal::Oneself);
    play.by(Greece, Act::Peace { with: Rome });
    assert_eq!(play.open().legions[Rome][province("italia")], 1 + 2);
    let recalled = Event::Recalled {
        empire: Rome,
        from: province("macedonia"),
        legions: 2,
    };
    assert!(play.events().contains(&recalled));
    assert!(play.open().at_peace(Rome, Greece) && play.open().at_peace(Greece, Rome));

    let mut play = zeus()
        .change(|state| state.open.last_peace = Some(Rome))
        .table();
    let clause = play.refuses(Greece, Act::Peace { with: Rome }, Refusal::PeaceAgain(Rome));
    assert_eq!(clause, "RUL-28");
    play.by(Greece, Act::NoPeace);
    assert_eq!(play.phase(), Phase::NameMover);
}

/// 11.statue-of-zeus-c, RUL-27, EX-111
#[test]
fn at_peace_a_legion_may_leave_or_stay_but_not_go_on() {
    let mut play = Case::five()
        .peaceful()
        .cards(Greece, "statue-of-zeus")
        .legions(Greece, "etruria", 1)
        .triremes(Greece, "mare-ionium", 1)
        .triremes(Rome, "mare-tyrrhenum", 1)
        .change(|state| state.open.peace = Some([Greece, Rome]))
        .moves(Greece);
    play.by(Greece, sail("mare-ionium", "mare-tyrrhenum"))
        .by(Greece, Act::EndSail);
    // Only Roman triremes are there: no attack is asked for.
    assert_eq!(play.phase(), Phase::March);
    assert_eq!(play.ways("etruria"), set("africa corsica sardinia sicilia"));
    let clause = play.refuses(Greece, march("etruria", "italia"), Refusal::AtPeace(Rome));
    assert_eq!(clause, "11.statue-of-zeus-c");
    play.by(Greece, Act::EndMarch);
    assert!(play.offers(
        Greece,
        Act::Pillage {
            slot: slot("etruria/market")
        }
    ));
    assert!(play.open().has_power(Greece, Card::StatueOfZeus));
}

/// RUL-27, 4.2.1-a
#[test]
fn a_battle_waived_by_peace_leaves_a_state_of_war() {
    let mut play = Case::five()
        .peaceful()
        .legions(Greece, "sicilia", 1)
        .legions(Rome, "sicilia", 1)
        .change(|state| state.open.peace = Some([Greece, Rome]))
        .moves(Greece);
    play.reach_battles();
    assert!(play.open().finished.contains(Greece));
    assert!(play.open().contested(province("sicilia")));
    let mut play = Case::five()
        .peaceful()
        .legions(Greece, "sicilia", 1)
        .legions(Rome, "sicilia", 1)
        .legions(Carthage, "sicilia", 1)
        .change(|state| state.open.peace = Some([Greece, Rome]))
        .moves(Greece);
    play.reach_battles();
    // The third must still be fought.
    assert_eq!(play.options(Greece), [fight("sicilia", Carthage)]);
    play.refuses(Greece, fight("sicilia", Rome), Refusal::AtPeace(Rome));
}
