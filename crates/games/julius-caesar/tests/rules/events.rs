//! EC: the cards of the gods that move blocks, and Apollo.

use crate::common::fight::take;
use crate::common::*;
use julius_caesar::{Act, Event, God, Order, Phase, Refusal};

/// Player 1's card is this event, played by Caesar; what was played last turn counts
/// for Apollo alone.
const MOVING: [&str; 4] = ["mars", "mercury", "neptune", "pluto"];

/// What the part under way has: its order, Move Points and Levy Points.
fn granted(play: &Play) -> (Order, u8, u8) {
    let part = play.state().open.part.expect("a part");
    (part.order, part.moves, part.levies)
}

/// EC-a, EC-b, 6.4-m, 2.2-a, RUL-23
#[test]
fn an_event_is_carried_out_first_and_the_command_follows_as_usual() {
    for name in MOVING {
        let mut play = Case::empty_map()
            .caesar("roma", "c-legio-17(1) c-navis-1")
            .pompey("neapolis", "p-legio-1(1)")
            .cards(name, "4/1");
        assert_eq!(play.active(), Caesar, "{name}: Player 1");
        let (order, moves, levies) = granted(&play);
        assert!(matches!(order, Order::Event(_)));
        assert_eq!((moves, levies), (1, 0), "{name}");
        play.end_moves();
        // No levy: Pompey has his moves and his levies.
        assert_eq!(play.active(), Pompey);
        assert_eq!(granted(&play), (Order::Command, 4, 1));
        play.end_moves();
        assert!(play.levies().contains("p-legio-1"));
    }
}

/// EC-b, 6.3-i, 6.1-b
#[test]
fn an_event_activates_one_location_and_ships_nobody() {
    for name in MOVING {
        let mut play = Case::empty_map()
            .caesar("roma", "c-legio-7 c-legio-8 c-navis-1 c-navis-2")
            .caesar("ravenna", "c-legio-9 c-navis-3")
            .caesar("mare-tyrrhenum", "c-navis-4")
            .cards(name, "4/1");
        let (one, two, other) = match name {
            "neptune" => ("c-navis-1", "c-navis-2", "c-navis-3"),
            _ => ("c-legio-7", "c-legio-8", "c-legio-9"),
        };
        let to = if name == "neptune" {
            "mare-tyrrhenum"
        } else {
            "genua"
        };
        assert!(play.takes().contains(other));
        for way in play.ways(one) {
            let by_sea = way.starts_with("mare");
            assert_eq!(by_sea, name == "neptune", "{name}: {way}");
        }
        play.moves(one, to);
        assert_eq!(play.takes(), set(two), "{name}: the same group goes on");
        let from = place("ravenna");
        play.refuses(take(other), Refusal::NoMoves(from));
        play.moves(two, to);
    }
}

/// EX-82, EC-b, EC-MER-a, 6.3-i, 6.4-m, RUL-23
#[test]
fn mercury_grants_only_what_it_says() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7(1) c-navis-1")
        .caesar("genua", "c-legio-8")
        .caesar("mare-tyrrhenum", "c-navis-2")
        .cards("mercury", "2/2");
    assert_eq!(play.takes(), set("c-legio-7 c-legio-8"));
    for navis in ["c-navis-1", "c-navis-2"] {
        let why = Refusal::NotByEvent(block(navis), God::Mercury);
        play.refuses(take(navis), why);
    }
    play.act(take("c-legio-7"));
    let shipped = Act::Go {
        path: path("mare-tyrrhenum aleria"),
    };
    play.refuses(shipped, Refusal::EventShips);
    play.act(Act::Go {
        path: path("neapolis"),
    });
    play.refuses(take("c-legio-8"), Refusal::NoMoves(place("genua")));
    play.end_moves();
    assert_eq!(play.active(), Pompey, "no levy");
}

/// EX-48, EC-MAR-a, EC-MAR-b, EC-MAR-c, EC-MAR-d, RUL-23
#[test]
fn mars_lets_all_attackers_act_first_in_round_one() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-antonius c-legio-10 c-navis-1")
        .pompey("neapolis", "p-auxilia-3 p-pompey")
        .cards("mars", "2/2");
    let navis = block("c-navis-1");
    play.refuses(take("c-navis-1"), Refusal::NotByEvent(navis, God::Mars));
    play.all_move("c-antonius c-legio-10", "neapolis")
        .end_moves();
    // One attack: nothing to choose, no levies, and Pompey knows before he moves.
    assert_eq!(play.active(), Pompey);
    let (side, at) = (Caesar, place("neapolis"));
    let named = Event::SurpriseNamed { side, at };
    assert!(play.heard(Pompey).contains(&named));
    assert_eq!(play.view(Pompey).open.surprise, Some(at));
    play.to_battle();
    assert_eq!(play.order(), "c-antonius c-legio-10 p-auxilia-3 p-pompey");
    assert_eq!(play.order(), "p-auxilia-3 c-antonius p-pompey c-legio-10");
    assert_eq!(play.order(), "p-auxilia-3 c-antonius p-pompey c-legio-10");
}

/// EC-MAR-c, 7.42-a
#[test]
fn a_surprise_goes_by_letters_within_each_side() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-ballista c-legio-8 c-equitatus-1 c-antonius")
        .pompey("neapolis", "p-ballista p-legio-1 p-scipio p-navis-1")
        .cards("mars", "2/2");
    play.all_move("c-ballista c-legio-8 c-equitatus-1 c-antonius", "neapolis");
    play.to_battle();
    let attackers = "c-antonius c-equitatus-1 c-legio-8 c-ballista";
    let defenders = "p-scipio p-ballista p-legio-1 p-navis-1";
    assert_eq!(play.order(), format!("{attackers} {defenders}"));
}

/// EX-49, EC-MAR-b, SM-7
#[test]
fn of_several_attacks_one_is_named_the_surprise() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-7 c-legio-8")
        .pompey("narbo", "p-legio-5")
        .pompey("genua", "p-legio-3")
        .pompey("tarraco", "p-legio-6")
        .cards("mars", "2/2");
    play.moves("c-legio-7", "narbo").moves("c-legio-8", "genua");
    play.end_moves();
    assert_eq!(play.active(), Caesar);
    let named = |at| Act::Surprise { at: place(at) };
    assert_eq!(play.legal().len(), 2, "one must be named");
    assert!(play.is_legal(named("narbo")) && play.is_legal(named("genua")));
    let elsewhere = Refusal::NotAttacked(place("tarraco"));
    play.refuses(named("tarraco"), elsewhere);
    play.refuses(Act::EndMoves, Refusal::OtherPhase);
    play.surprises("narbo");
    assert_eq!(play.active(), Pompey);
    play.to_battle();
    play.fights("narbo");
    assert_eq!(play.order(), "c-legio-7 p-legio-5");
    play.to_round(4);
    play.order();
    play.end_regroup();
    assert_eq!(play.battle_at(), Some(place("genua")));
    assert_eq!(play.order(), "p-legio-3 c-legio-8", "a normal battle");
}

/// EC-MAR-b, EC-c, SM-7
#[test]
fn without_an_attack_there_is_no_surprise() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-7")
        .pompey("roma", "p-legio-5")
        .cards("mars", "2/2");
    play.moves("c-legio-7", "genua").end_moves();
    assert_eq!(play.active(), Pompey);
    assert_eq!(play.state().open.surprise, None);
    // An attack of Player 2 is none either.
    play.moves("p-legio-5", "genua").to_battle();
    assert_eq!(play.order(), "c-legio-7 p-legio-5");
}

/// EX-50, EC-NEP-a, EC-NEP-b
#[test]
fn neptune_moves_only_navis_and_surprises() {
    let mut play = Case::empty_map()
        .caesar("mare-tyrrhenum", "c-navis-1")
        .pompey("utica", "p-legio-39 p-navis-3")
        .cards("2/2", "neptune");
    assert_eq!(play.takes(), set("p-navis-3"));
    let legion = block("p-legio-39");
    play.refuses(
        take("p-legio-39"),
        Refusal::NotByEvent(legion, God::Neptune),
    );
    assert!(play.ways("p-navis-3").contains("mare-tyrrhenum"));
    play.moves("p-navis-3", "mare-tyrrhenum").to_battle();
    assert_eq!(play.order(), "p-navis-3 c-navis-1");
    assert_eq!(play.order(), "c-navis-1 p-navis-3");

    // In a port as at sea.
    let mut play = Case::empty_map()
        .caesar("massilia", "c-caesar")
        .pompey("mare-hispanum", "p-navis-1")
        .cards("2/2", "neptune");
    play.moves("p-navis-1", "massilia").to_battle();
    assert_eq!(play.order(), "p-navis-1 c-caesar");
    assert_eq!(play.order(), "c-caesar p-navis-1");
}

const EIGHT: &str = "c-legio-7 c-legio-8 c-legio-9 c-legio-10 \
                     c-legio-11 c-legio-12 c-legio-13 c-legio-14";

/// EX-51, EC-PLU-b, EC-PLU-c
#[test]
fn pluto_widens_roads_for_attacks_alone() {
    let case = || {
        Case::empty_map()
            .caesar("massilia", EIGHT)
            .pompey("genua", "p-legio-3")
            .cards("pluto", "2/2")
    };
    let mut play = case();
    assert_eq!(play.capacity(EIGHT, "genua"), 6);
    play.act(take("c-legio-14"));
    let full = Refusal::RoadFull(link("massilia", "genua"));
    play.refuses(
        Act::Go {
            path: path("genua"),
        },
        full,
    );

    let mut play = case();
    assert_eq!(play.capacity(EIGHT, "narbo"), 4);
    play.act(take("c-legio-14"));
    let full = Refusal::RoadFull(link("massilia", "narbo"));
    play.refuses(
        Act::Go {
            path: path("narbo"),
        },
        full,
    );
}

/// EX-113, EC-PLU-a, EC-PLU-b, EC-PLU-c, EC-PLU-d, RUL-38, 7.61-b, 7.7-b
#[test]
fn pluto_from_rome() {
    let ten = format!("{EIGHT} c-caesar c-antonius");
    let case = || {
        Case::empty_map()
            .caesar("roma", &format!("{ten} c-navis-1"))
            .pompey("neapolis", "p-legio-1(1)")
            .pompey("asculum", "p-legio-3")
            .cards("pluto", "2/2")
    };
    for (to, most) in [("neapolis", 6), ("asculum", 3), ("genua", 4)] {
        let mut play = case();
        let navis = block("c-navis-1");
        play.refuses(take("c-navis-1"), Refusal::NotByEvent(navis, God::Pluto));
        assert_eq!(play.capacity(&ten, to), most, "{to}");
    }

    // Out of that battle the roads are what they always are: four retreat in a round.
    let six = "c-legio-7 c-legio-8 c-legio-9 c-legio-10 c-legio-11 c-legio-12";
    let mut play = case();
    play.all_move(six, "neapolis").to_battle();
    play.to_round(2).passes("p-legio-1");
    for id in six.split(' ').take(4) {
        assert_eq!(play.retreats_of(id), set("roma"));
        play.retreats(id, "roma");
    }
    assert_eq!(play.can("c-legio-11"), set("fire pass"), "a fifth cannot");

    // And a victor regroups four.
    let mut play = case();
    play.all_move(six, "neapolis").to_battle();
    play.passes("p-legio-1").fires("c-legio-7", &[1, 6, 6]);
    play.won_by(Caesar, "neapolis");
    assert_eq!(play.capacity(six, "roma"), 4);
}

/// EC-PLU-b, RUL-38
#[test]
fn pluto_sends_two_over_a_strait() {
    let three = "c-legio-7 c-legio-8 c-legio-9";
    for (card, most) in [("pluto", 2), ("mars", 1)] {
        let mut play = Case::empty_map()
            .caesar("messana", three)
            .pompey("rhegium", "p-legio-3")
            .cards(card, "2/2");
        assert_eq!(play.capacity(three, "rhegium"), most, "{card}");
    }
}

const SIX: &str = "c-legio-7 c-legio-8 c-legio-9 c-legio-10 c-legio-11 c-legio-12";

/// EX-112, EC-MER-b, EC-MER-c, EC-MER-d
#[test]
fn mercury_goes_three_links_or_attacks_with_the_second() {
    let case = || {
        Case::empty_map()
            .caesar("genua", SIX)
            .caesar("ravenna", "c-legio-13")
            .pompey("neapolis", "p-legio-1")
            .pompey("sipontum", "p-legio-3")
            .cards("mercury", "2/2")
    };
    let mut play = case();
    assert!(!play.reaches("c-legio-7").contains("sipontum"));
    play.act(take("c-legio-7"));
    let third = Act::Go {
        path: path("ravenna asculum sipontum"),
    };
    play.refuses(third, Refusal::AttackTooFar(place("sipontum")));
    play.undo(Caesar);
    let ways = play.ways("c-legio-7");
    for way in [
        "roma",
        "roma asculum",
        "ravenna asculum",
        "ravenna asculum roma",
    ] {
        assert!(ways.contains(way), "{way}");
    }
    // Not through the enemy, not four links.
    play.act(take("c-legio-7"));
    let through = Act::Go {
        path: path("roma neapolis brundisium"),
    };
    play.refuses(through, Refusal::MustStop(place("neapolis")));
    let far = Act::Go {
        path: path("massilia narbo burdigala cenabum"),
    };
    play.refuses(far, Refusal::TooFar);
    play.act(Act::Go {
        path: path("massilia narbo burdigala"),
    });
    play.all_at("c-legio-7", "burdigala");

    assert_eq!(case().capacity(SIX, "roma neapolis"), 4);
    assert_eq!(case().capacity(SIX, "roma asculum"), 2);
    assert_eq!(case().capacity(SIX, "ravenna asculum"), 4);
    // Each chooses for himself.
    let mut play = case();
    play.moves("c-legio-7", "roma")
        .moves("c-legio-8", "roma neapolis");
    play.moves("c-legio-9", "ravenna asculum").end_moves();
    assert_eq!(play.active(), Pompey);
}

/// EX-112, EC-MER-e, 7.3-a
#[test]
fn mercury_attacks_one_city_by_several_roads() {
    let mut play = Case::empty_map()
        .caesar("genua", SIX)
        .caesar("ravenna", "c-legio-13")
        .pompey("roma", "p-legio-1")
        .cards("mercury", "2/2");
    assert_eq!(play.capacity(SIX, "roma"), 4);
    assert_eq!(play.capacity("c-legio-11 c-legio-12", "ravenna roma"), 2);
    play.end_moves();
    let declared = |from| Act::Main {
        link: link(from, "roma"),
    };
    assert_eq!(play.legal().len(), 2);
    assert!(play.is_legal(declared("genua")) && play.is_legal(declared("ravenna")));
    play.main("ravenna", "roma").to_battle();
    assert_eq!(play.order(), "p-legio-1 c-legio-11 c-legio-12");
}

/// EX-108, EC-c, 2.1-l, RUL-28, SM-8, SM-10
#[test]
fn an_event_may_be_declined() {
    for name in ["vulcan", "jupiter", "mars", "mercury", "neptune", "pluto"] {
        let case = Case::empty_map()
            .caesar("roma", "c-legio-7(1) c-navis-1")
            .pompey("neapolis", "p-legio-1(1)");
        let mut play = case.cards(name, "2/2");
        let map = |play: &Play| [play.stand_in("roma"), play.stand_in("neapolis")];
        let before = map(&play);
        let decline = match name {
            "vulcan" | "jupiter" => Act::Decline,
            _ => Act::EndMoves,
        };
        play.act(decline);
        assert_eq!(play.active(), Pompey, "{name}: no levies");
        assert_eq!(map(&play), before, "{name}");
    }
}

/// EC-APO-a, EC-APO-b, EC-APO-e, 2.1-k, RUL-3
#[test]
fn apollo_is_the_card_that_the_opponent_played_last() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-17(1)")
        .pompey("neapolis", "p-legio-1")
        .turn(3)
        .last("1/3", "2/3")
        .cards("apollo", "4/1");
    assert_eq!(
        play.active(),
        Caesar,
        "Player 1, although he has fewer moves"
    );
    assert_eq!(granted(&play), (Order::Command, 2, 3));
    play.end_moves();
    assert!(play.levies().contains("c-legio-17"));
    play.end_levies();
    assert_eq!(granted(&play), (Order::Command, 4, 1));
}

/// EC-APO-b, EC-MAR-b, EC-MAR-c, 6.4-m
#[test]
fn apollo_copies_an_event_with_all_its_restrictions() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7 c-navis-1")
        .pompey("neapolis", "p-legio-1")
        .turn(3)
        .last("2/2", "mars")
        .cards("apollo", "4/1");
    assert_eq!(granted(&play), (Order::Event(God::Mars), 1, 0));
    assert_eq!(play.takes(), set("c-legio-7"));
    play.moves("c-legio-7", "neapolis").to_battle();
    assert_eq!(play.order(), "c-legio-7 p-legio-1");
}

/// EX-109, EC-APO-c, EC-APO-b
#[test]
fn apollo_copies_a_card_that_was_cancelled() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-17(1)")
        .pompey("neapolis", "p-legio-1")
        .hand(Caesar, "4/1")
        .hand(Pompey, "apollo")
        .turn(3)
        .cards("mercury", "pluto");
    assert_eq!(play.phase(), Phase::Commit, "both were cancelled");
    play.by(Caesar, Act::Commit { card: card("4/1") });
    play.by(
        Pompey,
        Act::Commit {
            card: card("apollo"),
        },
    );
    assert_eq!(play.active(), Pompey);
    assert_eq!(granted(&play), (Order::Event(God::Mercury), 1, 0));
    play.moves("p-legio-1", "sipontum asculum ravenna")
        .end_moves();
    assert_eq!(play.active(), Caesar);
    assert_eq!(granted(&play), (Order::Command, 4, 1));
}

/// EC-APO-d, RUL-4
#[test]
fn apollo_is_not_played_on_the_first_turn() {
    let case = |turn, others: &str| {
        Case::empty_map()
            .turn(turn)
            .hand(Caesar, "apollo")
            .hand(Caesar, others)
    };
    let apollo = Act::Commit {
        card: card("apollo"),
    };
    let others = ["3/1", "2/1", "1/3", "1/2"];
    let mut play = case(1, &others.join(" ")).table();
    assert_eq!(
        play.legal_for(Caesar),
        others.map(|name| Act::Commit { card: card(name) })
    );
    play.refuses_by(Caesar, apollo, Refusal::ApolloFirst);
    let play = case(2, "").last("3/1", "2/3").table();
    assert!(play.legal_for(Caesar).contains(&apollo));

    let mut play = case(1, "")
        .change(|state| state.open.phase = Phase::Discard)
        .table();
    play.by(
        Caesar,
        Act::Discard {
            card: card("apollo"),
        },
    );
}

/// EC-APO-e, 2.1-j
#[test]
fn apollo_and_an_event_cancel_each_other() {
    let play = Case::empty_map()
        .caesar("roma", "c-legio-17")
        .turn(3)
        .last("2/2", "2/3")
        .cards("apollo", "mars");
    assert_eq!((play.state().open.turn, play.phase()), (4, Phase::Commit));
    assert!(play.heard(Caesar).contains(&Event::Cancelled));
}
