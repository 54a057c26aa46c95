//! 2 The game turn: cards, who is Player 1, how turns and Years follow each other.

use crate::common::turns::MIXED_DEAL as DEAL;
use crate::common::*;
use julius_caesar::{Act, Card, CardKind, Event, God, Order, Phase, Place, Refusal, Roads, Side};
use kernel::Asked;

/// Who began which part: the side, whether Player 1 or 2, MP and LP.
fn parts(play: &Play) -> Vec<(Side, u8, u8, u8)> {
    let began = |event| match event {
        Event::PartBegan {
            side,
            player,
            moves,
            levies,
            ..
        } => Some((side, player, moves, levies)),
        _ => None,
    };
    play.heard(Pompey).into_iter().filter_map(began).collect()
}

/// Each side plays the first card that it may.
fn play_any_cards(play: &mut Play) {
    for side in Side::ALL {
        let act = play.legal_for(side)[0];
        play.by(side, act);
    }
}

/// EX-02, 2.1-g, 2.1-h, 2.2-a, 2.3-a, 2.3-b, RUL-26
#[test]
fn caesar_is_player_one_on_a_tie_and_names_the_battles() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8")
        .caesar("massilia", "c-legio-11")
        .pompey("roma", "p-legio-1")
        .pompey("narbo", "p-legio-5")
        .cards("2/1", "2/2");
    assert_eq!(parts(&play), [(Caesar, 1, 2, 1)]);
    play.moves("c-legio-8", "roma").end_moves();
    assert_eq!((play.phase(), play.active()), (Phase::Levy, Caesar));
    play.end_levies();
    assert_eq!(parts(&play), [(Caesar, 1, 2, 1), (Pompey, 2, 2, 2)]);
    play.moves("p-legio-5", "massilia").end_moves();
    assert_eq!((play.phase(), play.active()), (Phase::Levy, Pompey));
    play.end_levies();

    // Both battles are Caesar's to name, also the one he did not begin.
    assert_eq!((play.phase(), play.active()), (Phase::PickBattle, Caesar));
    let [massilia, roma] = ["massilia", "roma"].map(place);
    let named = [massilia, roma].map(|at| Act::Battle { at });
    assert_eq!(play.legal(), named);
    play.refuses_by(Pompey, named[0], Refusal::NotAsked);
    play.refuses(
        Act::Battle { at: place("narbo") },
        Refusal::NoBattle(place("narbo")),
    );

    // One at a time, and the turn lasts until none is left.
    play.act(named[0]);
    assert_eq!(
        play.state().open.battle.map(|battle| battle.at),
        Some(massilia)
    );
    play.to_round(4).passes("c-legio-11");
    play.retreats("p-legio-5", "narbo").end_regroup();
    assert_eq!(play.state().open.battle.map(|battle| battle.at), Some(roma));
    assert_eq!(play.state().open.turn, 2);
    play.to_round(4).passes("p-legio-1");
    play.retreats("c-legio-8", "genua").end_regroup();
    assert!(play.state().contested().is_empty());
    assert_eq!((play.state().open.turn, play.phase()), (3, Phase::Commit));
}

/// EX-03
#[test]
fn more_moves_or_an_event_make_player_one() {
    // Caesar's card, Pompey's card, Player 1.
    let cases = [
        ("1/3", "2/1", Pompey, "2.1-g, EX-03"),
        ("3/1", "2/3", Caesar, "2.1-g"),
        ("2/1", "2/3", Caesar, "2.1-h"),
        ("2/3", "2/1", Caesar, "2.1-h"),
        ("4/1", "vulcan", Pompey, "2.1-i"),
        ("mercury", "4/1", Caesar, "2.1-i"),
        ("4/1", "apollo", Pompey, "2.1-k, RUL-3"),
        ("apollo", "4/1", Caesar, "2.1-k, RUL-3"),
    ];
    for (caesar, pompey, first, clause) in cases {
        let play = Case::historical()
            .turn(2)
            .last("1/2", "1/2")
            .cards(caesar, pompey);
        assert_eq!(play.active(), first, "{caesar} against {pompey}: {clause}");
        assert_eq!(play.state().open.first, first);
    }
}

/// EX-04, 2.1-i, EC-a
#[test]
fn an_event_is_carried_out_before_the_best_command() {
    let mut play = Case::historical().turn(2).cards("4/1", "vulcan");
    assert_eq!((play.phase(), play.active()), (Phase::Vulcan, Pompey));
    play.act(Act::Vulcan {
        city: place("narbo"),
    });
    assert_eq!(
        play.stand_in("narbo"),
        set("c-legio-7(2) c-legio-9(2) c-legio-10(2)")
    );
    assert_eq!((play.phase(), play.active()), (Phase::Move, Caesar));
    assert_eq!(parts(&play), [(Pompey, 1, 0, 0), (Caesar, 2, 4, 1)]);
}

/// EX-05, 2.1-j, 2.1-k, 2.1-m
#[test]
fn two_events_cancel_each_other_and_the_turn() {
    for event in ["mars", "apollo"] {
        let mut play = Case::historical()
            .turn(3)
            .last("2/1", "2/1")
            .hand(Caesar, "1/2 2/2")
            .hand(Pompey, "1/2 2/2")
            .cards(event, "jupiter");
        let state = play.state();
        assert_eq!((state.open.turn, play.phase()), (4, Phase::Commit));
        assert_eq!(state.open.part, None);
        assert!(parts(&play).is_empty(), "nobody had a part");
        assert!(play.heard(Caesar).contains(&Event::Cancelled));
        for side in Side::ALL {
            assert_eq!(state.hands[side].len(), 2);
            assert_eq!(play.view(side.enemy()).hands[side].count, 2);
        }
        // The spent cards stay spent.
        for (side, name) in [(Caesar, event), (Pompey, "jupiter")] {
            let spent = card(name);
            assert!(play.state().open.played[side].contains(spent));
            play.refuses_by(side, Act::Commit { card: spent }, Refusal::NotInHand(spent));
        }
    }
}

/// EX-06, EC-APO-a, EC-APO-b, EC-APO-e, 2.1-k, RUL-3, SM-4
#[test]
fn apollo_copies_the_command_of_the_turn_before() {
    let mut play = Case::historical()
        .turn(3)
        .last("1/2", "2/3")
        .cards("apollo", "4/1");
    // By the copied two moves alone Pompey would be Player 1.
    assert_eq!(parts(&play), [(Caesar, 1, 2, 3)]);
    let part = play.state().open.part.unwrap();
    assert_eq!(
        (part.order, part.moves, part.levies),
        (Order::Command, 2, 3)
    );
    play.end_part();
    assert_eq!(parts(&play), [(Caesar, 1, 2, 3), (Pompey, 2, 4, 1)]);
}

/// EX-07, EC-APO-d, RUL-4, SM-3, 2.1-d
#[test]
fn apollo_cannot_be_played_on_the_first_turn_of_a_year() {
    for year in [705, 707] {
        let mut play = Case::historical()
            .year(year)
            .turn(1)
            .hand(Caesar, "apollo mars 2/1 2/2 3/1")
            .hand(Pompey, "1/2 1/3 2/3 3/2 4/1")
            .table();
        let others = ids(["mars", "2/1", "2/2", "3/1"].map(card));
        let offered = play.legal_for(Caesar).into_iter().map(|act| match act {
            Act::Commit { card } => card,
            other => panic!("{other:?}"),
        });
        assert_eq!(ids(offered), others);
        let apollo = card("apollo");
        play.refuses_by(Caesar, Act::Commit { card: apollo }, Refusal::ApolloFirst);
    }
    // It may be put away at the deal.
    let mut play = Play::new(&[], &DEAL);
    play.by(
        Caesar,
        Act::Discard {
            card: card("apollo"),
        },
    );
    assert!(play.legal_for(Caesar).is_empty());
}

/// Card ids that occur in what a side can see.
fn cards_seen(play: &Play, side: Side) -> Vec<&'static str> {
    let text = serde_json::to_string(&play.view(side)).unwrap();
    let names = Card::all().map(Card::id);
    names
        .filter(|id| text.contains(&format!("\"{id}\"")))
        .collect()
}

/// EX-66, 2.1-b, 2.1-c, 2.1-d, 2.1-e, FW-r, SM-2, SM-3, SM-i
#[test]
fn cards_are_dealt_put_away_and_committed_in_secret() {
    let mut play = Play::new(&[], &DEAL);
    let dealt = |names: &[&'static str]| {
        let mut names = names.to_vec();
        names.sort_by_key(|id| Card::all().position(|card| card.id() == *id));
        names
    };
    let caesars = dealt(&DEAL[..6]);
    let pompeys = dealt(&DEAL[6..]);
    assert_eq!(play.phase(), Phase::Discard);
    assert_eq!(play.view(Caesar).asked, [Caesar, Pompey]);
    // One's own six, and neither the other's nor the fifteen that were not dealt.
    assert_eq!(cards_seen(&play, Caesar), caesars);
    assert_eq!(cards_seen(&play, Pompey), pompeys);
    for side in Side::ALL {
        assert_eq!(play.view(side.enemy()).hands[side].count, 6);
        let any: Vec<_> = play.legal_for(side);
        assert_eq!(any.len(), 6);
        assert!(any.iter().all(|act| matches!(act, Act::Discard { .. })));
    }
    let strange = card("mercury");
    play.refuses_by(
        Caesar,
        Act::Discard { card: strange },
        Refusal::NotToDiscard(strange),
    );

    // Both put one away; what it was is never seen by the other.
    let (mars, jupiter) = (card("mars"), card("jupiter"));
    play.by(Pompey, Act::Discard { card: jupiter });
    play.refuses_by(Pompey, Act::Discard { card: jupiter }, Refusal::Decided);
    assert_eq!(play.view(Caesar).asked, [Caesar]);
    assert_eq!(cards_seen(&play, Caesar), caesars);
    play.by(Caesar, Act::Discard { card: mars });
    assert_eq!(play.phase(), Phase::Commit);
    for (side, put_away) in [(Caesar, mars), (Pompey, jupiter)] {
        let (own, other) = (play.view(side), play.view(side.enemy()));
        assert_eq!(own.hands[side].discarded, Some(put_away));
        assert_eq!(other.hands[side].discarded, None);
        assert_eq!(other.hands[side].count, 5);
        assert_eq!(other.hands[side].cards, None);
        let act = Act::Commit { card: put_away };
        play.refuses_by(side, act, Refusal::NotInHand(put_away));
    }
    assert_eq!(cards_seen(&play, Caesar), caesars);
    assert_eq!(cards_seen(&play, Pompey), pompeys);

    // Caesar commits: Pompey sees only that he is ready, whatever the card.
    let commits = ["command-3-1-a", "command-1-2-a"].map(|id| {
        play.by(Caesar, Act::Commit { card: card(id) });
        let view = play.view(Pompey);
        assert_eq!(view.asked, [Pompey]);
        assert_eq!(cards_seen(&play, Pompey), pompeys);
        let heard = play.heard(Pompey);
        play.undo(Caesar);
        (view, heard)
    });
    assert_eq!(commits[0], commits[1]);

    let (caesar, pompey) = (card("3/1"), card("2/3"));
    play.by(Caesar, Act::Commit { card: caesar });
    play.refuses_by(Caesar, Act::Commit { card: caesar }, Refusal::Decided);
    play.by(Pompey, Act::Commit { card: pompey });
    for side in Side::ALL {
        let open = play.view(side).open;
        assert_eq!(
            (open.now[Caesar], open.now[Pompey]),
            (Some(caesar), Some(pompey))
        );
        assert!(
            play.heard(side)
                .contains(&Event::Revealed { caesar, pompey })
        );
    }
}

/// 2.1-f, 2.1-m, 2.0-a, SM-19
#[test]
fn after_five_turns_both_hands_are_empty() {
    let mut play = Play::new(&[], &DEAL);
    play.by(
        Caesar,
        Act::Discard {
            card: card("apollo"),
        },
    );
    play.by(
        Pompey,
        Act::Discard {
            card: card("jupiter"),
        },
    );
    for turn in 1..=5 {
        assert_eq!(
            (play.state().open.turn, play.phase()),
            (turn, Phase::Commit)
        );
        for side in Side::ALL {
            let left = 6 - usize::from(turn);
            let legal = play.legal_for(side);
            assert_eq!(
                legal.len(),
                left,
                "a card for each in hand, and no way to pass"
            );
            assert!(legal.iter().all(|act| matches!(act, Act::Commit { .. })));
        }
        // Movement before the cards is nobody's to make.
        play.refuses_by(Caesar, Act::EndMoves, Refusal::OtherPhase);
        play_any_cards(&mut play);
        play.to_battle();
    }
    assert!(
        Side::ALL
            .iter()
            .all(|&side| play.state().hands[side].is_empty())
    );
    assert_eq!(play.phase(), Phase::Disband { side: Caesar });
}

/// EX-91, 1.2-a, 1.2-e, 5.4-a, 8.4-a, 2.1-b
#[test]
fn a_game_lasts_at_most_five_years_of_five_turns() {
    let mut play = Play::new(&[], &DEAL);
    for year in 705..=709 {
        assert_eq!(play.state().open.year, year);
        assert_eq!(play.phase(), Phase::Discard);
        let dealt = Side::ALL.map(|side| play.state().hands[side].len());
        assert_eq!(dealt, [6, 6]);
        // Apollo goes first, so that every card left can be played.
        play_any_cards(&mut play);
        for _ in 1..=5 {
            play_any_cards(&mut play);
            play.to_battle();
        }
        if year < 709 {
            assert_eq!(play.phase(), Phase::Disband { side: Caesar });
            play.act(Act::EndDisband).draws(&DEAL).act(Act::EndDisband);
        }
    }
    assert_eq!(play.table.asked(), Asked::Nobody);
    let outcome = play.table.outcome().unwrap();
    assert_eq!(outcome.cause, "more-points");
    assert!(outcome.winners.contains(seat(Pompey)));
    let count =
        |wanted: fn(&Event) -> bool| play.heard(Caesar).iter().filter(|e| wanted(e)).count();
    assert_eq!(count(|event| matches!(event, Event::TurnEnded { .. })), 25);
    assert_eq!(count(|event| matches!(event, Event::WinterBegan { .. })), 5);
    assert_eq!(count(|event| matches!(event, Event::Scored { .. })), 5);
    assert_eq!(
        count(|event| matches!(event, Event::DisbandEnded { .. })),
        8
    );
    assert_eq!(count(|event| matches!(event, Event::YearBegan { .. })), 5);
}

/// 1.2-b
#[test]
fn ten_points_during_a_year_end_nothing() {
    let mut play = Case::historical()
        .turn(2)
        .killed("c-caesar c-antonius c-octavian")
        .hand(Caesar, "1/3")
        .hand(Pompey, "2/2")
        .cards("2/1", "1/2");
    assert_eq!(play.points(), [1, 10]);
    assert_eq!(play.table.outcome(), None);
    play.to_battle();
    assert_eq!(play.table.outcome(), None);
    assert_eq!((play.state().open.turn, play.phase()), (3, Phase::Commit));
    assert_eq!(play.view(Caesar).asked, [Caesar, Pompey]);
}

/// EX-67, 2.1-l, 6.1-i, 6.4-a, RUL-29, SM-5, SM-11, SM-12
#[test]
fn unused_points_are_lost() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8 c-legio-12(1) c-legio-7")
        .pompey("utica", "p-legio-39")
        .hand(Caesar, "2/1")
        .hand(Pompey, "1/2")
        .cards("3/2", "1/2");
    let moves = |play: &Play| play.state().open.part.unwrap().moves;
    assert_eq!(moves(&play), 3);
    // To pick a block is not yet an action.
    play.act(Act::Take {
        block: block("c-legio-8"),
    });
    assert_eq!(moves(&play), 3);
    play.refuses(Act::EndMoves, Refusal::AlreadyTaken(block("c-legio-8")));
    play.act(Act::Go { path: path("roma") });
    assert_eq!(moves(&play), 2);
    // Levies wait for the end of movement, and after it nobody moves.
    play.refuses_levy("c-legio-12", Refusal::OtherPhase);
    play.end_moves();
    assert_eq!(play.state().open.part.unwrap().levies, 2);
    play.refuses_take("c-legio-7", Refusal::OtherPhase);
    play.levy("c-legio-12");
    assert_eq!(play.steps("c-legio-12"), 2);
    assert_eq!(play.state().open.part.unwrap().levies, 1);
    assert!(play.is_legal(Act::Levy {
        block: block("c-legio-12")
    }));
    play.end_levies();
    assert_eq!((play.phase(), play.active()), (Phase::Move, Pompey));
    play.end_part();

    play_any_cards(&mut play);
    assert_eq!(
        parts(&play).last(),
        Some(&(Caesar, 1, 2, 1)),
        "nothing is carried over"
    );
}

/// 2.2-a, 2.2-b, 2.0-a, SM-12, 6.1-a
#[test]
fn player_one_ends_his_part_before_player_two_begins() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8")
        .pompey("roma", "p-legio-1")
        .pompey("asculum", "p-legio-2")
        .cards("2/1", "1/2");
    let take = Act::Take {
        block: block("p-legio-1"),
    };
    play.refuses_by(Pompey, take, Refusal::NotAsked);
    play.moves("c-legio-8", "ravenna").end_moves();
    play.refuses_by(Pompey, take, Refusal::NotAsked);
    assert_eq!(play.active(), Caesar);
    play.levy("c-legio-13");
    // His last Levy Point ends his part. What he left is Vacant, what he entered his.
    assert_eq!((play.phase(), play.active()), (Phase::Move, Pompey));
    play.refuses_by(Caesar, Act::EndMoves, Refusal::NotAsked);
    assert!(play.state().vacant(place("genua")));
    assert!(play.ways("p-legio-1").contains("genua massilia"));
    play.refuses_way(
        "p-legio-1",
        "genua ravenna",
        Refusal::AttackTooFar(place("ravenna")),
    );
    play.moves("p-legio-1", "ravenna");
    play.refuses_take("p-legio-2", Refusal::NoMoves(place("asculum")));
    play.end_part();
    assert_eq!(play.phase(), Phase::Turn);
}

/// 6.1-a, SM-4
#[test]
fn a_command_gives_the_points_on_it() {
    for card in Card::all() {
        let CardKind::Command { moves, levies } = card.sheet().kind else {
            continue;
        };
        assert!((1..=4).contains(&moves) && (1..=3).contains(&levies));
        let mut play = Case::historical()
            .turn(2)
            .change(|state| {
                state.hands[Caesar].insert(card);
            })
            .hand(Pompey, "mars")
            .table();
        play.by(Caesar, Act::Commit { card });
        play.by(
            Pompey,
            Act::Commit {
                card: julius_caesar::Card::from_id("mars").unwrap(),
            },
        );
        play.end_part();
        assert_eq!(parts(&play)[1], (Caesar, 2, moves, levies), "{card}");
        // As many cities as Move Points can be left.
        let leavers = [
            "c-legio-8",
            "c-legio-11",
            "c-legio-7",
            "c-legio-16",
            "c-legio-13",
        ];
        let ways = ["roma", "genua", "burdigala", "treviri", "aquileia"];
        for (id, way) in leavers.into_iter().zip(ways).take(moves.into()) {
            play.moves(id, way);
        }
        let next = leavers[usize::from(moves)];
        let from = play.at(next).unwrap();
        play.refuses_take(next, Refusal::NoMoves(from));
        play.end_moves();
        for left in (1..=levies).rev() {
            assert_eq!(play.state().open.part.unwrap().levies, left, "{card}");
            play.raise(
                ["c-auxilia-1", "c-auxilia-2", "c-auxilia-3"][usize::from(left) - 1],
                "roma",
            );
        }
        assert_eq!(play.state().open.part, None);
    }
}

/// SM-6, SM-7, SM-12
#[test]
fn a_surprise_is_asked_for_only_where_there_is_a_choice() {
    let case = || {
        Case::empty_map()
            .caesar("massilia", "c-legio-11 c-legio-14 c-legio-7")
            .pompey("narbo", "p-legio-5")
            .pompey("genua", "p-legio-6")
            .cards("mars", "2/1")
    };
    assert_eq!(
        case().state().open.part.unwrap().order,
        Order::Event(God::Mars)
    );
    // Nobody attacked: no surprise. One battle: that one. Two: he names one of them.
    let mut none = case();
    none.end_moves();
    assert_eq!((none.active(), none.state().open.surprise), (Pompey, None));

    let mut one = case();
    one.moves("c-legio-11", "narbo").end_moves();
    assert_eq!(
        (one.active(), one.state().open.surprise),
        (Pompey, Some(place("narbo")))
    );

    let mut two = case();
    two.moves("c-legio-11", "narbo")
        .moves("c-legio-14", "genua")
        .end_moves();
    assert_eq!((two.phase(), two.active()), (Phase::Surprise, Caesar));
    let [genua, narbo] = ["genua", "narbo"].map(place);
    assert_eq!(two.legal(), [genua, narbo].map(|at| Act::Surprise { at }));
    let roma = place("roma");
    two.refuses(Act::Surprise { at: roma }, Refusal::NotAttacked(roma));
    two.act(Act::Surprise { at: genua });
    assert_eq!(
        (two.active(), two.state().open.surprise),
        (Pompey, Some(genua))
    );
}

/// EX-132, SM-g, SM-h, 2.1-m
#[test]
fn a_turn_and_a_year_forget_what_they_should() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7 c-legio-8")
        .caesar("sipontum", "c-legio-9")
        .pompey("neapolis", "p-legio-1(1) p-legio-5(1)")
        .pompey("brundisium", "p-legio-3")
        .turn(4)
        .hand(Caesar, "apollo")
        .hand(Pompey, "2/1")
        .cards("2/2", "2/3");
    play.all_move("c-legio-7 c-legio-8", "neapolis");
    play.moves("c-legio-9", "neapolis").end_moves();
    play.act(Act::Main {
        link: link("neapolis", "roma"),
    })
    .end_levies();
    play.moves("p-legio-3", "neapolis").end_moves();
    let state = play.state();
    assert_eq!(
        ids(state.moved),
        set("c-legio-7 c-legio-8 c-legio-9 p-legio-3")
    );
    assert_eq!(ids(state.reserve), set("c-legio-9 p-legio-3"));
    assert_ne!(state.open.roads, Roads::UNUSED);

    // The marks of movement end with the Command Phase, the rest not yet.
    play.end_levies();
    let state = play.state();
    assert!(state.moved.is_empty());
    assert_eq!(ids(state.reserve), set("c-legio-9 p-legio-3"));
    assert!(
        state
            .open
            .entered(Caesar, place("neapolis"), link("neapolis", "roma"))
    );
    play.passes("p-legio-1 p-legio-5")
        .fires("c-legio-7", &[1, 6, 6]);
    play.hits("p-legio-5")
        .passes("c-legio-8")
        .to_round(4)
        .passes("p-legio-1 p-legio-3");
    for id in ["c-legio-7", "c-legio-8", "c-legio-9"] {
        play.retreats(id, "roma");
    }
    play.end_regroup();

    let state = play.state();
    assert_eq!((state.open.turn, play.phase()), (5, Phase::Commit));
    assert!(state.moved.is_empty() && state.reserve.is_empty());
    assert!(state.came.iter().all(Option::is_none));
    assert_eq!(state.open.roads, Roads::UNUSED);
    assert!(state.open.entries.is_empty());
    assert!(
        Side::ALL
            .iter()
            .all(|&side| state.open.attacks[side].is_empty())
    );
    assert!(Place::all().all(|place| state.open.pinned.leave(place) == julius_caesar::Pins::FREE));
    // Hands, eliminated blocks and the cards of the turn before are remembered.
    assert_eq!(state.open.last[Pompey], Some(card("2/3")));
    assert_eq!(Side::ALL.map(|side| state.hands[side].len()), [1, 1]);
    assert_eq!(ids(state.open.face_up), set("p-legio-5"));
    play.by(
        Caesar,
        Act::Commit {
            card: card("apollo"),
        },
    );
    play.by(Pompey, Act::Commit { card: card("2/1") });
    assert_eq!(
        parts(&play).last(),
        Some(&(Caesar, 1, 2, 3)),
        "Apollo is a 2/3"
    );
    play.to_battle();

    // A new Year knows nothing of the old one's cards.
    play.act(Act::EndDisband).draws(&DEAL).act(Act::EndDisband);
    let state = play.state();
    assert_eq!((state.open.year, state.open.turn), (706, 1));
    assert!(state.open.face_up.is_empty());
    assert_eq!(Side::ALL.map(|side| state.open.last[side]), [None, None]);
    assert!(
        Side::ALL
            .iter()
            .all(|&side| state.open.played[side].is_empty())
    );
    play.by(Caesar, Act::Discard { card: card("mars") });
    play.by(
        Pompey,
        Act::Discard {
            card: card("vulcan"),
        },
    );
    play.refuses_by(
        Caesar,
        Act::Commit {
            card: card("apollo"),
        },
        Refusal::ApolloFirst,
    );
}
