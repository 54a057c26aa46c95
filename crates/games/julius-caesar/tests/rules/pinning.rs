//! 6.12 Attacking, 6.13 Pinning, 6.14 Response, and the main attack.

use crate::common::*;
use julius_caesar::{Act, Event, Phase, Pins, Refusal};

fn may_leave(play: &Play, city: &str) -> u8 {
    play.state().open.pinned.leave(place(city))
}

/// EX-28, 7.3-a, 7.3-b, 6.12-b, 6.13-a, 6.13-b, RUL-19, SM-6
#[test]
fn the_attacker_declares_one_link_the_main_attack() {
    let attack = || {
        let mut play = Case::empty_map()
            .caesar("roma", "c-legio-7 c-legio-8 c-legio-9")
            .caesar("sipontum", "c-legio-10 c-legio-11")
            .pompey("neapolis", "p-legio-1 p-legio-2 p-legio-3 p-legio-4")
            .cards("2/1", "2/2");
        play.all_move("c-legio-7 c-legio-8 c-legio-9", "neapolis");
        play.all_move("c-legio-10 c-legio-11", "neapolis");
        play
    };
    let at = place("neapolis");
    let [roma, sipontum] = ["roma", "sipontum"].map(|from| link(from, "neapolis"));
    // The link declared, its reserves, and how many defenders are free to go.
    let cases = [
        (sipontum, "c-legio-7 c-legio-8 c-legio-9", 2),
        (roma, "c-legio-10 c-legio-11", 1),
    ];
    for (main, reserves, free) in cases {
        let mut play = attack();
        assert!(play.state().reserve.is_empty());
        play.end_moves();
        assert!(matches!(play.phase(), Phase::DeclareMain { .. }));
        assert_eq!(play.active(), Caesar);
        let legal = play.legal();
        assert_eq!(legal.len(), 2, "there is no way round the question");
        assert!(
            [roma, sipontum]
                .iter()
                .all(|&link| legal.contains(&Act::Main { link }))
        );
        let none = link("brundisium", "neapolis");
        play.refuses(Act::Main { link: none }, Refusal::NotEntered(none));
        play.refuses(Act::EndLevies, Refusal::OtherPhase);

        play.act(Act::Main { link: main });
        let declared = Event::MainDeclared {
            side: Caesar,
            at,
            link: main,
        };
        assert_eq!(play.last_heard(Pompey), declared);
        assert_eq!(play.phase(), Phase::Levy, "before levies, and final");
        play.refuses(Act::Main { link: roma }, Refusal::OtherPhase);
        assert_eq!(ids(play.state().reserve), set(reserves));
        play.end_levies();
        assert_eq!(may_leave(&play, "neapolis"), free);
        let leavers = ["p-legio-1", "p-legio-2", "p-legio-3"];
        for id in &leavers[..free.into()] {
            play.moves(id, "brundisium");
        }
        play.refuses_take(leavers[usize::from(free)], Refusal::Pinned(at));
    }

    // By one link only there is nothing to declare, and no reserve.
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7 c-legio-8")
        .pompey("neapolis", "p-legio-1")
        .cards("2/1", "2/2");
    play.all_move("c-legio-7 c-legio-8", "neapolis").end_moves();
    assert_eq!(play.phase(), Phase::Levy);
    assert!(play.state().reserve.is_empty());
}

/// 7.3-b, SM-6, 6.12-c
#[test]
fn player_two_declares_his_main_attack_too() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8")
        .caesar("narbo", "c-legio-7 c-legio-9")
        .pompey("massilia", "p-legio-1")
        .pompey("tarraco", "p-legio-5")
        .pompey("burdigala", "p-legio-6")
        .cards("3/1", "2/2");
    play.moves("c-legio-8", "massilia").end_part();
    play.moves("p-legio-5", "narbo")
        .moves("p-legio-6", "narbo")
        .end_moves();
    assert_eq!(play.active(), Pompey);
    play.act(Act::Main {
        link: link("burdigala", "narbo"),
    });
    assert_eq!(ids(play.state().reserve), set("p-legio-5"));
    let attacks = &play.state().open.attacks;
    assert_eq!(ids(attacks[Caesar]), set("massilia"));
    assert_eq!(ids(attacks[Pompey]), set("narbo"));
}

/// EX-29, 6.14-a, 6.14-b, 7.3-c, 6.1-f
#[test]
fn whoever_responds_is_a_reserve() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7 c-legio-8")
        .pompey("neapolis", "p-legio-1")
        .pompey("brundisium", "p-legio-2 p-legio-3")
        .pompey("dyrrachium", "p-legio-4")
        .pompey("asculum", "p-legio-5")
        .cards("4/1", "3/2");
    play.all_move("c-legio-7 c-legio-8", "neapolis").end_part();
    let neapolis = place("neapolis");
    assert!(!play.reaches("p-legio-4").contains("neapolis"));
    // From further away than one link nobody comes.
    let far = Refusal::AttackTooFar(neapolis);
    play.refuses_way("p-legio-5", "sipontum neapolis", far);
    play.all_move("p-legio-2 p-legio-3", "neapolis");
    assert_eq!(ids(play.state().reserve), set("p-legio-2 p-legio-3"));
    // All see that they are, and by which road they came.
    let view = play.view(Caesar);
    let waiting = view.place(neapolis).unwrap().blocks.iter();
    let waiting: Vec<_> = waiting.filter(|seen| seen.back.reserve).collect();
    assert_eq!(waiting.len(), 1);
    assert_eq!(waiting[0].count, 2);
    assert_eq!(waiting[0].back.came, Some(link("brundisium", "neapolis")));
    assert!(waiting[0].face.is_none());
    play.end_moves();
    assert_eq!(play.phase(), Phase::Levy, "a response declares nothing");
    play.end_levies();
    let battle = play.state().open.battle.unwrap();
    assert_eq!(ids(battle.line[Pompey]), set("p-legio-1"));
    assert_eq!(battle.waiting[Pompey], 2);
    assert_eq!(ids(battle.line[Caesar]), set("c-legio-7 c-legio-8"));
}

/// EX-30, 6.14-d, RUL-21, 4.32-b, 6.11-e
#[test]
fn one_block_reinforces_over_a_strait() {
    let mut play = Case::empty_map()
        .caesar("neapolis", "c-legio-7 c-legio-8")
        .pompey("rhegium", "p-legio-1")
        .pompey("messana", "p-legio-2 p-legio-3")
        .cards("2/1", "2/2");
    play.all_move("c-legio-7 c-legio-8", "rhegium").end_part();
    play.moves("p-legio-2", "rhegium");
    let full = Refusal::RoadFull(link("messana", "rhegium"));
    play.refuses_way("p-legio-3", "rhegium", full);
    assert!(play.state().reserve.contains(block("p-legio-2")));
}

/// 6.14-d, 6.11-a, 6.11-b
#[test]
fn reinforcements_keep_to_the_road_limits() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7")
        .pompey("neapolis", "p-legio-1")
        .pompey(
            "brundisium",
            "p-legio-2 p-legio-3 p-legio-4 p-legio-5 p-legio-6",
        )
        .pompey("sipontum", "p-legio-32 p-legio-33 p-legio-34")
        .cards("3/1", "2/2");
    play.moves("c-legio-7", "neapolis").end_part();
    play.all_move("p-legio-2 p-legio-3 p-legio-4 p-legio-5", "neapolis");
    let full = |from| Refusal::RoadFull(link(from, "neapolis"));
    play.refuses_way("p-legio-6", "neapolis", full("brundisium"));
    play.all_move("p-legio-32 p-legio-33", "neapolis");
    play.refuses_way("p-legio-34", "neapolis", full("sipontum"));
}

fn neapolis_attacked() -> Play {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7 c-legio-8 c-legio-9")
        .pompey("neapolis", "p-pompey p-legio-1 p-auxilia-1 p-navis-1")
        .pompey("sipontum", "p-legio-2 p-legio-3")
        .cards("3/1", "2/2");
    assert_eq!(may_leave(&play, "neapolis"), Pins::FREE);
    play.all_move("c-legio-7 c-legio-8", "neapolis").end_part();
    play
}

/// EX-97, 6.13-a, 6.13-b, 6.13-c, 6.13-d, 6.13-e
#[test]
fn any_two_of_four_may_leave_two_attackers() {
    let four = ["p-pompey", "p-legio-1", "p-auxilia-1", "p-navis-1"];
    let neapolis = place("neapolis");
    let mut play = neapolis_attacked();
    assert_eq!(may_leave(&play, "neapolis"), 2);
    for id in four {
        let ways = play.ways(id);
        assert!(!ways.is_empty(), "{id}");
        assert!(!play.reaches(id).contains("roma"), "{id}");
    }
    // The attacker's road is barred, the sea is not.
    let entry = Refusal::EntryLink(link("neapolis", "roma"));
    for id in ["p-pompey", "p-legio-1", "p-auxilia-1"] {
        play.refuses_way(id, "roma", entry);
    }
    assert!(play.ways("p-navis-1").contains("mare-tyrrhenum"));

    let out = |id: &str| match id {
        "p-navis-1" => "mare-tyrrhenum",
        _ => "brundisium",
    };
    for first in four {
        for second in four.into_iter().filter(|&second| second != first) {
            let mut play = neapolis_attacked();
            play.moves(first, out(first));
            assert_eq!(may_leave(&play, "neapolis"), 1);
            play.moves(second, out(second));
            for stays in four.into_iter().filter(|&id| id != first && id != second) {
                play.refuses_take(stays, Refusal::Pinned(neapolis));
            }
        }
    }
}

/// EX-97, 6.11-d, 6.13-c, 6.13-e, 6.14-a, 6.14-b
#[test]
fn a_road_out_of_a_battle_is_used_up_by_those_who_come() {
    let mut play = neapolis_attacked();
    play.moves("p-legio-1", "sipontum");
    play.moves("p-legio-2", "neapolis");
    assert!(play.state().reserve.contains(block("p-legio-2")));
    let full = Refusal::RoadFull(link("neapolis", "sipontum"));
    play.refuses_way("p-legio-3", "neapolis", full);
    // The newcomer frees nobody: one more may go, by another road.
    assert_eq!(may_leave(&play, "neapolis"), 1);
    play.refuses_way("p-pompey", "sipontum", full);
    play.refuses_take("p-legio-2", Refusal::Moved(block("p-legio-2")));
    play.moves("p-pompey", "rhegium");
    play.refuses_take("p-auxilia-1", Refusal::Pinned(place("neapolis")));
}

/// 6.13-b, 6.13-c, 6.13-e, 6.13-a
#[test]
fn the_unpinned_leave_by_any_way_but_the_attackers() {
    // Attack by Rome as the main force and by Sipontum as a reserve: K is 1, D is 4.
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7")
        .caesar("sipontum", "c-legio-8")
        .caesar("rhegium", "c-legio-9")
        .pompey("neapolis", "p-legio-1 p-legio-2 p-legio-3 p-navis-1")
        .pompey("mare-tyrrhenum", "p-navis-2")
        .cards("4/1", "3/1");
    play.moves("c-legio-7", "neapolis")
        .moves("c-legio-8", "neapolis")
        .end_moves();
    play.act(Act::Main {
        link: link("neapolis", "roma"),
    })
    .end_levies();
    assert_eq!(may_leave(&play, "neapolis"), 3);
    for (by, id) in [("roma", "p-legio-1"), ("sipontum", "p-legio-1")] {
        play.refuses_way(id, by, Refusal::EntryLink(link(by, "neapolis")));
    }
    // By ship, to attack elsewhere, and as a Navis: each counts.
    play.moves("p-legio-1", "mare-tyrrhenum aleria");
    assert_eq!(may_leave(&play, "neapolis"), 2);
    play.moves("p-legio-2", "rhegium");
    assert!(play.state().open.attacks[Pompey].contains(place("rhegium")));
    assert_eq!(may_leave(&play, "neapolis"), 1);
    play.moves("p-navis-1", "mare-tyrrhenum");
    play.refuses_take("p-legio-3", Refusal::Pinned(place("neapolis")));
}

/// 6.13-b
#[test]
fn more_attackers_than_defenders_pin_them_all() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7 c-legio-8 c-legio-9")
        .pompey("neapolis", "p-legio-1 p-legio-2")
        .pompey("brundisium", "p-legio-3")
        .cards("3/1", "2/2");
    play.all_move("c-legio-7 c-legio-8 c-legio-9", "neapolis")
        .end_part();
    assert_eq!(may_leave(&play, "neapolis"), 0);
    play.refuses_take("p-legio-1", Refusal::Pinned(place("neapolis")));
    play.moves("p-legio-3", "neapolis");
    play.refuses_take("p-legio-2", Refusal::Pinned(place("neapolis")));
}

/// EX-98, 6.14-c, 6.14-a, 6.13-b
#[test]
fn pinned_blocks_cannot_respond() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7 c-legio-8")
        .caesar("sipontum", "c-legio-9 c-legio-10")
        .pompey("neapolis", "p-legio-1 p-legio-2")
        .pompey("brundisium", "p-legio-3 p-legio-4 p-legio-5")
        .cards("3/1", "2/2");
    play.all_move("c-legio-7 c-legio-8", "neapolis");
    play.all_move("c-legio-9 c-legio-10", "brundisium")
        .end_part();
    let pinned = |city| Refusal::Pinned(place(city));
    for id in ["p-legio-1", "p-legio-2"] {
        play.refuses_take(id, pinned("neapolis"));
    }
    for id in ["p-legio-3", "p-legio-4", "p-legio-5"] {
        assert!(play.ways(id).contains("neapolis"));
    }
    play.moves("p-legio-4", "neapolis");
    assert_eq!(ids(play.state().reserve), set("p-legio-4"));
    for id in ["p-legio-3", "p-legio-5"] {
        play.refuses_take(id, pinned("brundisium"));
    }
}

/// EX-99, 6.11-e, RUL-34
#[test]
fn a_strait_is_for_reinforcing_or_for_leaving() {
    let attacked = || {
        let mut play = Case::empty_map()
            .caesar("neapolis", "c-legio-7")
            .pompey("rhegium", "p-legio-1 p-legio-2")
            .pompey("messana", "p-legio-3")
            .cards("3/1", "2/2");
        play.moves("c-legio-7", "rhegium").end_part();
        play
    };
    let full = Refusal::RoadFull(link("messana", "rhegium"));
    let mut play = attacked();
    assert!(play.ways("p-legio-1").contains("messana"));
    play.moves("p-legio-3", "rhegium");
    // The unpinned one has no other road: Neapolis is the attacker's.
    for id in ["p-legio-1", "p-legio-2"] {
        play.refuses_take(id, Refusal::Stuck(block(id)));
    }
    let mut play = attacked();
    play.moves("p-legio-1", "messana");
    play.refuses_way("p-legio-3", "rhegium", full);
    assert!(play.ways("p-legio-3").contains("syracusae"));
}

/// Pompey attacks Genua from Rome, and Caesar, who defends there, Rome from Ravenna.
fn genua_and_rome() -> Play {
    let mut play = Case::empty_map()
        .pompey("roma", "p-legio-1 p-legio-2 p-auxilia-1(1)")
        .caesar("genua", "c-legio-7 c-legio-8 c-legio-9")
        .caesar("ravenna", "c-legio-12 c-legio-13")
        .cards("2/1", "3/1");
    play.all_move("p-legio-1 p-legio-2", "genua").end_part();
    play.all_move("c-legio-12 c-legio-13", "roma").end_part();
    assert_eq!((play.phase(), play.active()), (Phase::PickBattle, Pompey));
    play
}

/// EX-107, 6.12-c, 6.12-d, RUL-30, RUL-43
#[test]
fn one_attacks_here_and_defends_there() {
    let [genua, roma] = ["genua", "roma"].map(place);
    let road = link("genua", "roma");
    let mut play = genua_and_rome();
    let open = &play.state().open;
    assert_eq!(ids(open.attacks[Caesar]), set("roma"));
    assert_eq!(ids(open.attacks[Pompey]), set("genua"));
    assert!(open.entered(Pompey, genua, road) && !open.entered(Pompey, roma, road));
    assert!(open.entered(Caesar, roma, link("ravenna", "roma")));
    assert!(!open.entered(Caesar, genua, road) && !open.entered(Caesar, roma, road));

    // Rome first, and Caesar takes it.
    play.act(Act::Battle { at: roma });
    assert_eq!(play.state().open.battle.unwrap().attacker, Caesar);
    play.passes("p-auxilia-1")
        .fires("c-legio-12", &[1, 6, 6])
        .end_regroup();
    assert!(play.state().friendly(Caesar, roma));
    let battle = play.state().open.battle.unwrap();
    assert_eq!((battle.at, battle.attacker), (genua, Pompey));
    play.to_round(2);
    for id in ["c-legio-7", "c-legio-8", "c-legio-9"] {
        assert_eq!(
            play.retreats_of(id),
            set("ravenna massilia lugdunum"),
            "{id}"
        );
    }
    play.passes("c-legio-7 c-legio-8 c-legio-9");
    for id in ["p-legio-1", "p-legio-2"] {
        assert!(play.retreats_of(id).is_empty(), "Rome is Caesar's");
    }

    // Genua first: Rome is fought over, and nobody goes there.
    let mut play = genua_and_rome();
    play.act(Act::Battle { at: genua }).to_round(2);
    assert_eq!(
        play.retreats_of("c-legio-7"),
        set("ravenna massilia lugdunum")
    );
    play.passes("c-legio-7 c-legio-8 c-legio-9");
    assert!(play.retreats_of("p-legio-1").is_empty());
}

/// EX-107, 6.12-d, RUL-43
#[test]
fn an_entry_link_counts_in_no_other_battle() {
    let mut play = genua_and_rome();
    play.act(Act::Battle { at: place("genua") }).to_round(4);
    play.passes("c-legio-7 c-legio-8 c-legio-9");
    for id in ["p-legio-1", "p-legio-2"] {
        play.retreats(id, "");
    }
    // Caesar leaves Genua Vacant; Pompey in Rome never came to Rome by that road.
    for id in ["c-legio-7", "c-legio-8", "c-legio-9"] {
        play.moves(id, "massilia");
    }
    play.end_regroup();
    assert!(
        play.state()
            .open
            .entries
            .links(Pompey, place("genua"))
            .next()
            .is_none()
    );
    play.to_round(2);
    assert_eq!(
        play.retreats_of("p-auxilia-1"),
        set("asculum genua neapolis")
    );
    play.passes("p-auxilia-1");
    assert_eq!(play.retreats_of("c-legio-12"), set("ravenna"));
}

/// 6.12-d, RUL-30
#[test]
fn every_entry_link_serves_the_whole_side() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-7")
        .caesar("ravenna", "c-legio-12")
        .pompey("roma", "p-legio-1")
        .cards("2/1", "2/2");
    play.moves("c-legio-7", "roma")
        .moves("c-legio-12", "roma")
        .end_moves();
    play.act(Act::Main {
        link: link("genua", "roma"),
    });
    play.to_battle().to_round(2).passes("p-legio-1");
    for id in ["c-legio-7", "c-legio-12"] {
        assert_eq!(play.retreats_of(id), set("genua ravenna"), "{id}");
    }
}

/// 6.12-d, EC-MER-b
#[test]
fn of_a_longer_move_only_the_last_link_is_an_entry() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-7")
        .pompey("neapolis", "p-legio-1")
        .cards("mercury", "2/2");
    play.moves("c-legio-7", "roma neapolis");
    let links = play.state().open.entries.links(Caesar, place("neapolis"));
    assert_eq!(ids(links), ids([link("neapolis", "roma")]));
    let on_the_way = link("genua", "roma");
    assert!(!play.state().open.entered(Caesar, place("roma"), on_the_way));
}
