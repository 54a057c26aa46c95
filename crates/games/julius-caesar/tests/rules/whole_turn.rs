//! The first turn of 705, move by move.

use crate::common::turns::DEAL;
use crate::common::*;
use julius_caesar::{Act, Colour, Control, Event, Phase, Refusal};
use kernel::Asked;

/// The opening with a 3/1 for Caesar and a 2/2 for Pompey, played.
fn revealed() -> Play {
    let mut play = Play::new(&[], &DEAL);
    // SM-2: six cards each, one is put away.
    for side in [Caesar, Pompey] {
        assert_eq!(play.state().hands[side].len(), 6);
        assert_eq!(play.legal_for(side).len(), 6);
    }
    assert_eq!(play.phase(), Phase::Discard);
    play.discard("1/2", "1/2");
    // SM-3
    assert_eq!(play.phase(), Phase::Commit);
    assert_eq!(play.legal_for(Caesar).len(), 5);
    play.commit("3/1", "2/2");
    play
}

fn caesars_moves() -> Play {
    let mut play = revealed();
    play.all_move("c-antonius c-legio-8 c-legio-12", "roma");
    play.all_move("c-caesar c-legio-13", "roma");
    play.moves("c-navis-2", "mare-hadriaticum");
    play.all_move("c-legio-7 c-legio-9 c-legio-10", "tarraco");
    play
}

/// Pompey has moved and levied, and the battle has been taken up.
fn at_tarraco() -> Play {
    let mut play = caesars_moves();
    play.end_moves().levy("c-legio-17");
    play.all_move("p-legio-2 p-legio-4", "tarraco").end_moves();
    play.levy("p-legio-38").levy("p-legio-38");
    play
}

/// EX-96, 2.0-a, 2.2-a, 6.1-a, SM-2, SM-3, SM-4, SM-5, SM-11
#[test]
fn caesars_part_takes_three_groups_and_a_levy() {
    let play = revealed();
    // SM-4: Caesar is P1 with 3 MP and 1 LP.
    let part = play.state().open.part.expect("a part has begun");
    assert_eq!(
        (part.side, part.second, part.moves, part.levies),
        (Caesar, false, 3, 1)
    );
    assert_eq!(play.phase(), Phase::Move);
    assert!(play.legal_for(Pompey).is_empty());

    let mut play = caesars_moves();
    let part = play.state().open.part.expect("still his part");
    assert_eq!(part.moves, 0, "3 MP are spent");
    for city in ["genua", "ravenna", "narbo"] {
        assert!(play.state().vacant(place(city)), "{city}");
    }
    let lugdunum = Act::Take {
        block: block("c-legio-16"),
    };
    play.refuses(lugdunum, Refusal::NoMoves(place("lugdunum")));
    play.refuses(
        Act::Take {
            block: block("c-legio-8"),
        },
        Refusal::Moved(block("c-legio-8")),
    );

    // One link into Tarraco: nothing to declare. The levy follows.
    play.end_moves();
    assert_eq!(play.phase(), Phase::Levy);
    assert!(play.levies().contains("c-legio-17"));
    play.levy("c-legio-17");
    assert_eq!(
        (play.at("c-legio-17"), play.steps("c-legio-17")),
        (Some(place("roma")), 1)
    );
    // Its one point spent, his part is over.
    assert_eq!((play.active(), play.phase()), (Pompey, Phase::Move));
}

/// EX-96, 2.2-a, 2.2-b, 6.12-a, 6.13-a, SM-5, SM-11, SM-12
#[test]
fn pompeys_part_begins_when_caesars_is_done() {
    let mut play = caesars_moves();
    play.end_moves().levy("c-legio-17");
    let view = play.view(Pompey);
    let tarraco = view.place(place("tarraco")).expect("blocks are there");
    assert_eq!(tarraco.control, Control::Contested);
    assert_eq!(
        view.place(place("roma")).map(|roma| roma.control),
        Some(Control::Caesar)
    );
    assert!(play.state().open.attacks[Caesar].contains(place("tarraco")));
    let part = play.state().open.part.expect("his part");
    assert_eq!(
        (part.side, part.second, part.moves, part.levies),
        (Pompey, true, 2, 2)
    );

    // K = 3, D = 3: nobody leaves Tarraco.
    for id in ["p-legio-5", "p-legio-6", "p-equitatus-1"] {
        let take = Act::Take { block: block(id) };
        play.refuses(take, Refusal::Pinned(place("tarraco")));
    }
    play.all_move("p-legio-2 p-legio-4", "tarraco");
    assert_eq!(play.state().open.part.map(|part| part.moves), Some(1));
    assert!(play.state().vacant(place("carthago-nova")));
    assert_eq!(ids(play.state().reserve), set("p-legio-2 p-legio-4"));
    play.end_moves().levy("p-legio-38");
    assert_eq!(
        (play.at("p-legio-38"), play.steps("p-legio-38")),
        (Some(place("alexandria")), 1)
    );
    assert_eq!(play.phase(), Phase::Levy);
    play.levy("p-legio-38");
    assert_eq!(play.steps("p-legio-38"), 2);

    // SM-12, SM-13: the one battle is taken up by itself.
    assert!(play.state().open.part.is_none() && play.state().moved.is_empty());
    let battle = play.state().open.battle.expect("a battle");
    assert_eq!(
        (battle.at, battle.attacker, battle.round),
        (place("tarraco"), Caesar, 1)
    );
}

/// EX-96, 2.3-a, 7.3-d, 7.3-e, 3.11-b, 3.11-c, 7.2-a, 7.4-c, SM-13, SM-14, SM-15
#[test]
fn round_one_at_tarraco() {
    let mut play = at_tarraco();
    let main =
        set("c-legio-7(3) c-legio-9(3) c-legio-10(3) p-legio-5(3) p-legio-6(3) p-equitatus-1(2)");
    for view in [play.view(Caesar), play.spectator()] {
        assert_eq!(
            faces_in(&view, "tarraco"),
            main,
            "the two reserves are not shown"
        );
        assert_eq!(seen_in(&view, "tarraco", Colour::Green), 5);
    }
    // 7.3-e: reserves have no turn. SM-14: defending B acts first.
    assert_eq!((play.active(), play.legal().len()), (Pompey, 2));
    play.refuses(
        Act::Fire {
            block: block("p-legio-2"),
        },
        Refusal::InReserve(block("p-legio-2")),
    );

    let hits = |play: &Play| {
        ids(play.legal().into_iter().map(|act| match act {
            Act::Hit { block } => block,
            other => panic!("{other:?} beside hits"),
        }))
    };
    play.fires("p-equitatus-1", &[3, 5]);
    assert_eq!(
        (play.active(), hits(&play)),
        (Caesar, set("c-legio-7 c-legio-9 c-legio-10"))
    );
    play.hits("c-legio-7");
    assert_eq!(play.steps("c-legio-7"), 2);
    play.fires("p-legio-5", &[6, 6, 1]);
    assert_eq!(hits(&play), set("c-legio-9 c-legio-10"));
    play.refuses(
        Act::Hit {
            block: block("c-legio-7"),
        },
        Refusal::NotStrongest(block("c-legio-7")),
    );
    play.hits("c-legio-9").fires("p-legio-6", &[4, 4, 4]);
    assert_eq!(
        play.active(),
        Caesar,
        "no hit, and the attacking C blocks act"
    );

    play.fires("c-legio-10", &[1, 4, 4]);
    assert_eq!(
        (play.active(), hits(&play)),
        (Pompey, set("p-legio-5 p-legio-6"))
    );
    play.hits("p-legio-5");
    // The second must go to p-legio-6; the third is anybody's.
    assert_eq!((play.steps("p-legio-5"), play.steps("p-legio-6")), (2, 2));
    assert_eq!(hits(&play), set("p-legio-5 p-legio-6 p-equitatus-1"));
    play.hits("p-equitatus-1");
    assert_eq!(play.steps("p-equitatus-1"), 1);
    // 3.11-b: two steps, two dice.
    play.fires("c-legio-7", &[5, 6]).fires("c-legio-9", &[2, 3]);
    assert_eq!(hits(&play), set("p-legio-5 p-legio-6"));
    play.hits("p-legio-5");
    assert_eq!(play.steps("p-legio-5"), 1);
    assert_eq!(play.state().open.battle.map(|battle| battle.round), Some(2));
}

/// EX-96, 7.1-c, 7.2-h, 7.3-f, 7.62-a, 2.3-b, SM-16, SM-18, SM-19
#[test]
fn round_two_ends_the_battle_and_the_turn() {
    let mut play = at_tarraco();
    play.fires("p-equitatus-1", &[3, 5]).hits("c-legio-7");
    play.fires("p-legio-5", &[6, 6, 1]).hits("c-legio-9");
    play.fires("p-legio-6", &[4, 4, 4]);
    play.fires("c-legio-10", &[1, 4, 4])
        .hits("p-legio-5")
        .hits("p-equitatus-1");
    play.fires("c-legio-7", &[5, 6])
        .fires("c-legio-9", &[2, 3])
        .hits("p-legio-5");

    // The reserves are shown and act.
    let seen = faces_in(&play.view(Caesar), "tarraco");
    assert!(
        seen.is_superset(&set("p-legio-2(4) p-legio-4(3)")),
        "{seen:?}"
    );
    assert!(play.state().reserve.is_empty());
    play.passes("p-equitatus-1")
        .fires("p-legio-2", &[1, 2, 5, 6]);
    assert_eq!(play.steps("c-legio-10"), 2, "the first hit must go there");
    assert_eq!(
        play.phase(),
        Phase::Hits {
            side: Caesar,
            left: 1
        }
    );
    play.hits("c-legio-7")
        .passes("p-legio-4 p-legio-5 p-legio-6");
    assert_eq!(play.steps("c-legio-7"), 1);
    for id in ["c-legio-7", "c-legio-9", "c-legio-10"] {
        assert_eq!(play.retreats_of(id), set("narbo"), "{id}");
        play.retreats(id, "narbo");
    }
    // 7.2-h: with the last, the battle is over; all are hidden, the victor regroups.
    assert_eq!(
        play.phase(),
        Phase::Regroup {
            side: Pompey,
            at: place("tarraco")
        }
    );
    let won = Event::BattleWon {
        at: place("tarraco"),
        side: Pompey,
    };
    assert_eq!(play.last_heard(Caesar), won);
    let view = play.view(Caesar);
    assert_eq!(faces_in(&view, "tarraco"), set(""));
    assert_eq!(seen_in(&view, "tarraco", Colour::Green), 5);
    play.moves("p-legio-4", "carthago-nova").end_regroup();

    // SM-19: turn 2.
    let open = &play.state().open;
    assert_eq!((open.year, open.turn, open.phase), (705, 2, Phase::Commit));
    assert!(matches!(play.table.asked(), Asked::Together { .. }));
    for (city, blocks) in [
        ("narbo", "c-legio-7(1) c-legio-9(2) c-legio-10(2)"),
        (
            "tarraco",
            "p-legio-2(4) p-legio-5(1) p-legio-6(2) p-equitatus-1(1)",
        ),
        ("carthago-nova", "p-legio-4(3)"),
        (
            "roma",
            "c-antonius(2) c-legio-8(3) c-legio-12(3) c-caesar(3) c-legio-13(3) c-legio-17(1)",
        ),
        ("alexandria", "p-legio-38(2) cleopatra(4) p-navis-2(2)"),
        ("mare-hadriaticum", "c-navis-2(2)"),
    ] {
        assert_eq!(play.stand_in(city), set(blocks), "{city}");
    }
    assert_eq!(play.points(), [3, 7]);
    for side in [Caesar, Pompey] {
        assert_eq!(play.state().hands[side].len(), 4);
        for viewer in [play.view(side), play.view(side.enemy()), play.spectator()] {
            assert_eq!((viewer.points[Caesar], viewer.points[Pompey]), (3, 7));
        }
    }
    // What the enemy now sees of it: counts.
    for (view, city, colour, count) in [
        (play.view(Pompey), "narbo", Colour::Tan, 3),
        (play.view(Pompey), "roma", Colour::Tan, 6),
        (play.view(Caesar), "tarraco", Colour::Green, 4),
        (play.view(Caesar), "carthago-nova", Colour::Green, 1),
        (play.view(Caesar), "alexandria", Colour::Green, 2),
        (play.spectator(), "tarraco", Colour::Green, 4),
    ] {
        assert_eq!(seen_in(&view, city, colour), count, "{city}");
        assert_eq!(faces_in(&view, city), set(""), "{city}");
    }
}
