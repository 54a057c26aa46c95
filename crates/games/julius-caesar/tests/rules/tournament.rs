//! OPT-1 Tournament start.

use crate::common::fight::take;
use crate::common::*;
use julius_caesar::{Act, Colour, Event, Refusal, TOURNAMENT};

/// EX-87, OPT-1
#[test]
fn caesar_opens_a_tournament_game() {
    let first = |case: Case| case.cards("1/2", "4/1").active();
    assert_eq!(first(Case::historical().option(TOURNAMENT)), Caesar);
    assert_eq!(first(Case::historical()), Pompey, "without the option");
    let later = Case::historical().option(TOURNAMENT);
    assert_eq!(first(later.turn(2)), Pompey, "turn 2");
    let later = Case::historical().option(TOURNAMENT);
    assert_eq!(first(later.year(706)), Pompey, "another Year");

    // Two Events cancel each other all the same.
    let play = Case::historical()
        .option(TOURNAMENT)
        .cards("mars", "vulcan");
    assert_eq!(play.state().open.turn, 2);
}

/// The option is on; Caesar, as Player 1, attacks Tarraco from Narbo with two legions.
fn at_tarraco(event: &str) -> Play {
    let case = Case::historical().option(TOURNAMENT);
    let mut play = case.cards("3/1", event);
    assert_eq!(play.active(), Caesar);
    play.all_move("c-legio-7 c-legio-9", "tarraco").end_part();
    assert_eq!(play.active(), Pompey);
    play
}

/// EX-116, OPT-1
#[test]
fn jupiter_as_player_two_picks_in_a_contested_city() {
    for (drawn, other) in [("c-legio-7", "c-legio-9"), ("c-legio-9", "c-legio-7")] {
        let mut play = at_tarraco("jupiter");
        let tarraco = |colour| Act::Jupiter {
            at: place("tarraco"),
            colour,
        };
        assert!(play.is_legal(tarraco(Colour::Tan)));
        // His own blocks there are not to be had, nor Narbo: Tarraco is Contested.
        let own = Refusal::NobodyThere(place("tarraco"));
        play.refuses(tarraco(Colour::Green), own);
        let (at, colour) = (place("narbo"), Colour::Tan);
        play.refuses(Act::Jupiter { at, colour }, Refusal::OutOfReach(at));

        play.jupiter("tarraco", Colour::Tan, drawn);
        assert_eq!(play.commander(drawn), Some(Pompey));
        play.all_at(drawn, "carthago-nova");
        // No moves, no levies: the battle begins, Caesar attacking with one.
        assert_eq!(play.battle_at(), Some(place("tarraco")));
        assert_eq!((play.round(), play.attacker()), (1, Caesar));
        assert_eq!(play.state().open.first, Caesar);
        let order = play.order();
        assert_eq!(order, format!("p-equitatus-1 p-legio-5 p-legio-6 {other}"));
    }
}

/// OPT-1, 7.1-a
#[test]
fn caesar_names_the_battles_after_pompeys_event() {
    let mut play = Case::empty_map()
        .option(TOURNAMENT)
        .turn(1)
        .caesar("roma", "c-legio-7")
        .caesar("narbo", "c-legio-9")
        .pompey("neapolis", "p-legio-1")
        .pompey("tarraco", "p-legio-5")
        .cards("3/1", "pluto");
    play.moves("c-legio-7", "neapolis")
        .moves("c-legio-9", "tarraco");
    play.end_part().end_part();
    assert_eq!(play.active(), Caesar);
    assert_eq!(play.battles(), set("neapolis tarraco"));
}

/// EX-116, OPT-1, RUL-44
#[test]
fn a_surprise_needs_an_attack_of_ones_own() {
    // He moves nothing, or reinforces Tarraco: there he is the Defender.
    for reinforce in [false, true] {
        let mut play = at_tarraco("mars");
        if reinforce {
            play.moves("p-legio-2", "tarraco");
        }
        play.end_part();
        assert_eq!(play.state().open.surprise, None);
        assert_eq!(
            (play.battle_at(), play.attacker()),
            (Some(place("tarraco")), Caesar)
        );
        let order = "p-equitatus-1 p-legio-5 p-legio-6 c-legio-7 c-legio-9";
        assert_eq!(play.order(), order);
    }

    // Where he attacks himself, he surprises.
    let mut play = Case::empty_map()
        .option(TOURNAMENT)
        .turn(1)
        .caesar("narbo", "c-legio-7")
        .caesar("bilbilis", "c-legio-9")
        .pompey("tarraco", "p-legio-5")
        .pompey("toletum", "p-legio-6")
        .cards("3/1", "mars");
    play.moves("c-legio-7", "tarraco").end_part();
    play.moves("p-legio-6", "bilbilis").end_moves();
    let (side, at) = (Pompey, place("bilbilis"));
    assert!(
        play.heard(Caesar)
            .contains(&Event::SurpriseNamed { side, at })
    );
    play.fights("bilbilis");
    assert_eq!(play.order(), "p-legio-6 c-legio-9");
}

/// OPT-1, 6.13-b, 6.14-b
#[test]
fn an_event_of_player_two_obeys_pinning_and_response() {
    let mut play = at_tarraco("pluto");
    // Two attackers pin two of three, and the third may not go to Narbo.
    play.act(take("p-legio-5"));
    let road = link("narbo", "tarraco");
    let back = Act::Go {
        path: path("narbo"),
    };
    play.refuses(back, Refusal::EntryLink(road));
    play.act(Act::Go {
        path: path("bilbilis"),
    });
    play.refuses(take("p-legio-6"), Refusal::Pinned(place("tarraco")));
    play.end_part();
    assert_eq!(play.battle_at(), Some(place("tarraco")));

    let mut play = at_tarraco("pluto");
    play.moves("p-legio-2", "tarraco").end_part();
    assert!(play.is_reserve("p-legio-2"));
}

/// OPT-1, EC-VUL-a
#[test]
fn vulcan_as_player_two_needs_an_enemy_city() {
    let mut play = at_tarraco("vulcan");
    let city = place("tarraco");
    play.refuses(Act::Vulcan { city }, Refusal::NotEnemyCity(city));
    assert!(play.is_legal(Act::Vulcan {
        city: place("narbo")
    }));
}

/// Caesar attacks Tarraco with c-legio-7 from Narbo, his main force, and with reserves
/// from Bilbilis; Pompey has Jupiter.
fn with_reserves(reserves: &str) -> Play {
    let mut play = Case::empty_map()
        .option(TOURNAMENT)
        .turn(1)
        .caesar("narbo", "c-legio-7")
        .caesar("bilbilis", reserves)
        .pompey("tarraco", "p-legio-5")
        .pompey("carthago-nova", "p-legio-2")
        .cards("3/1", "jupiter");
    play.moves("c-legio-7", "tarraco");
    for word in reserves.split(' ') {
        play.moves(word.split('(').next().expect("an id"), "tarraco");
    }
    play.end_moves().main("narbo", "tarraco").end_levies();
    play
}

/// OPT-1, 7.31-a, 7.31-b, 7.3-f
#[test]
fn a_main_force_that_jupiter_took_leaves_its_reserves_disrupted() {
    let mut play = with_reserves("c-legio-9 c-auxilia-1(1)");
    play.jupiter("tarraco", Colour::Tan, "c-legio-7");
    play.all_at("c-legio-7", "carthago-nova");
    // The battle opens in Round 2.
    assert_eq!((play.round(), play.attacker()), (2, Caesar));
    assert!(
        play.heard(Pompey)
            .contains(&Event::Disrupted { side: Caesar })
    );
    assert_eq!(play.stand_in("tarraco"), set("c-legio-9(2) p-legio-5(3)"));
    assert!(play.is_face_up("c-auxilia-1"));
    assert!(!play.is_reserve("c-legio-9"));
    assert_eq!(play.can("p-legio-5"), set("fire pass retreat"));
    play.passes("p-legio-5");
    // Narbo and Bilbilis are both entry links still.
    assert_eq!(play.retreats_of("c-legio-9"), set("bilbilis narbo"));

    // Weak reserves are gone with it: the battle is over before it began.
    let mut play = with_reserves("c-auxilia-1(1)");
    play.jupiter("tarraco", Colour::Tan, "c-legio-7");
    play.won_by(Pompey, "tarraco");
}

/// OPT-1, EC-JUP-h
#[test]
fn jupiter_can_take_a_reserve_or_end_an_attack() {
    let mut play = with_reserves("c-legio-9");
    play.jupiter("tarraco", Colour::Tan, "c-legio-9");
    assert!(!play.is_reserve("c-legio-9"));
    assert_eq!((play.round(), play.attacker()), (1, Caesar));
    assert_eq!(play.order(), "p-legio-5 c-legio-7");

    let mut play = Case::empty_map()
        .option(TOURNAMENT)
        .turn(1)
        .caesar("narbo", "c-legio-7")
        .pompey("tarraco", "p-legio-5")
        .pompey("carthago-nova", "p-legio-2")
        .cards("3/1", "jupiter");
    play.moves("c-legio-7", "tarraco").end_part();
    play.jupiter("tarraco", Colour::Tan, "c-legio-7");
    assert_eq!(play.battle_at(), None);
    assert_eq!(play.state().open.turn, 2, "no battle is left");
}
