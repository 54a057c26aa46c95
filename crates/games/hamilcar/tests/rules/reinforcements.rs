//! 6 Reinforcements, elections, mercenaries.

use hamilcar::{Act, GameAct, GameEvent, Reform, TurnStep, Units};

use crate::common::*;

fn place(at: &str) -> Act {
    Act::Place { at: space(at) }
}

/// 6.1-a, 6.1-c, 6.1-d, 6.1.1-b, 6.1.1-c, 19.5-c, 19.5-d, 19.5-f, EX-02
#[test]
fn a_miat_of_three_brings_a_unit() {
    let mut case = Case::empty()
        .turn(3)
        .miat("nw ne centre")
        .waiting("hasdrubal")
        .decks("gisco hanno")
        .at_step(TurnStep::Begin, "general hanno");
    let carthago = place("carthago");
    case.play(Carthage, carthago).play(Carthage, carthago);
    case.commands(Carthage);
    assert_eq!(case.place("hasdrubal"), Some("carthago"));
    assert_eq!(case.place("hanno"), Some("carthago"));
    assert_eq!(case.place("gisco"), None);
    assert_eq!(case.fleet(Carthage), [1, 0]);
    // The CU of 6.1-c, then that of the Miat.
    case.play(Carthage, carthago);
    assert!(case.offers(Carthage, SHIP));
    case.play(Carthage, carthago);
    assert_eq!(case.cu(Carthage, "carthago"), 2);
    assert_eq!(hamilcar::points(&case.state.open)[Carthage], 5);
}

/// 6.1.1-c, EX-03
#[test]
fn a_full_miat_draws_three_generals() {
    let mut case = Case::empty()
        .turn(4)
        .miat("nw ne sw se centre")
        .waiting("carthalo")
        .decks("gisco hanno hamilcar hasdrubal")
        .at_step(
            TurnStep::Begin,
            "general gisco, general hanno, general hasdrubal",
        );
    for _ in 0..4 {
        case.play(Carthage, place("carthago")).commands(Carthage);
    }
    let on_map = case.state.open.land.on_map(Carthage);
    assert_eq!(on_map, generals("carthalo gisco hanno hasdrubal"));
    case.play(Carthage, place("carthago"));
    assert_eq!(
        case.state.open.top(),
        Some(hamilcar::Frame::Game(hamilcar::Stage::Turn(
            TurnStep::Miat { left: 2 }
        )))
    );
}

/// 6.1.1-a, 6.1.1-g, EX-04
#[test]
fn a_small_deck_gives_all_it_has() {
    let case = Case::empty()
        .turn(2)
        .miat("nw ne sw se")
        .waiting("hamilcar")
        .army(Carthage, "lilybaeum", 2, "gisco")
        .army(Carthage, "carthago", 3, "hanno")
        .at_step(TurnStep::Begin, "general gisco, general hanno");
    assert!(case.told(GameEvent::Decked {
        general: general("gisco")
    }));
    let arriving: Vec<_> = case.state.open.game.arriving.iter().collect();
    assert_eq!(arriving, ["hamilcar", "gisco", "hanno"].map(general));
    assert_eq!(case.cu(Carthage, "lilybaeum"), 2);
}

/// 6.1-b, 26.8, 26.10, RUL-26, EX-05
#[test]
fn five_ships_allow_a_unit_instead() {
    let at = |ready, spent| {
        Case::empty()
            .ships(Carthage, ready, spent)
            .at_step(TurnStep::Ship, "")
    };
    assert_eq!(at(1, 3).fleet(Carthage), [2, 3]);
    for (ready, spent) in [(2, 3), (10, 0)] {
        let mut case = at(ready, spent);
        assert!(case.offers(Carthage, SHIP));
        case.play(Carthage, place("carthago"));
        assert_eq!(case.fleet(Carthage), [ready, spent]);
        assert_eq!(case.cu(Carthage, "carthago"), 1);
    }
}

/// 6.1-d, 6.1-e, EX-06
#[test]
fn a_unit_for_a_besieged_carthago_becomes_a_ship() {
    let case = Case::empty()
        .army(Rome, "carthago", 3, "metellus")
        .points(Rome, "carthago", 1)
        .at_step(TurnStep::Miat { left: 1 }, "");
    assert_eq!(case.fleet(Carthage), [1, 0]);
    assert_eq!(case.cu(Carthage, "carthago"), 0);
}

/// 6.2-a, 6.2-b, 6.2-c, EX-07
#[test]
fn rome_gets_a_unit_for_each_province_of_italia() {
    let mut case = Case::empty()
        .pcs(Rome, "reate tarracina neapolis nuceria")
        .pcs(Rome, "firmum-picenum corfinium bovianum")
        .pcs(Rome, "paestum grumentum thurii croton")
        .army(Rome, "capua", 3, "valerius")
        .army(Rome, "messana", 3, "metellus")
        .at_step(TurnStep::Miat { left: 0 }, "");
    case.play(Rome, place("capua")).play(Rome, place("capua"));
    let third = case.refusal(Rome, place("messana"));
    assert_eq!(kernel::Refuse::clause(&third), "6.2-b");
    case.play(Rome, place("roma")).play(Rome, SHIP);
    assert_eq!((case.cu(Rome, "capua"), case.cu(Rome, "roma")), (5, 1));
    assert_eq!(case.fleet(Rome), [1, 0]);
}

/// 6.2-e, EX-57
#[test]
fn while_roma_is_besieged_units_go_to_generals_or_become_ships() {
    let mut case = Case::empty()
        .army(Carthage, "roma", 3, "hanno")
        .garrison(Rome, "roma", 2, "florus")
        .points(Carthage, "roma", 1)
        .army(Rome, "capua", 3, "metellus")
        .at_step(
            TurnStep::Levy {
                left: 4,
                to_generals: 2,
            },
            "",
        );
    assert_eq!(case.options(Rome), [SHIP, place("capua")]);
    case.play(Rome, place("capua")).play(Rome, place("capua"));
    assert_eq!(case.fleet(Rome), [2, 0]);
}

/// 26.11
#[test]
fn the_fixed_levy_is_five() {
    let mut case = Case::of(&[("fixed-roman-reinforcements", "true")]);
    case.state.open.turn = 2;
    let case = case.at_step(TurnStep::Miat { left: 0 }, "");
    assert_eq!(
        case.state.open.top(),
        Some(hamilcar::Frame::Game(hamilcar::Stage::Turn(
            TurnStep::Levy {
                left: 5,
                to_generals: 2
            }
        )))
    );
}

/// 6.4-a, 6.4-b, 6.4-c, 6.4-e, 6.4-f, 6.5.3-c, 6.5.3-d, 24.2-n, EX-08
#[test]
fn an_election_changes_the_generals() {
    let mut case = Case::empty()
        .turn(2)
        .army(Rome, "roma", 6, "valerius")
        .army(Rome, "messana", 3, "caudex")
        .army(Rome, "cosa", 2, "flaccus")
        .consuls("valerius caudex")
        .waiting("asina")
        .decks("vulso florus megellus")
        .at_step(TurnStep::Proconsul, "");
    case.play_with(
        Rome,
        Act::Promote {
            general: general("valerius"),
        },
        "general vulso, general asina",
    );
    let land = &case.state.open.land;
    assert!(generals("caudex flaccus").within(land.dead));
    assert_eq!(land.proconsuls, generals("valerius"));
    case.play(Rome, place("roma")).play(Rome, place("messana"));
    let reform = |reform| Act::Game(GameAct::Reform { reform });
    case.play(Rome, reform(Reform::Seamanship));
    case.play(Rome, reform(Reform::Seamanship));
    assert_eq!(case.state.open.game.navy.seamanship, 2);
}

/// 6.4-d, RUL-17, EX-09
#[test]
fn consuls_come_to_three_units() {
    let left = generals("vulso florus");
    let mut near = Case::empty()
        .army(Rome, "roma", 2, "")
        .army(Rome, "messana", 3, "")
        .army(Rome, "cosa", 2, "");
    near.state.open.land.dead -= left;
    near.state.open.land.consuls = left;
    let case = near.at_step(TurnStep::Consuls { left }, "");
    assert_eq!(case.place("florus"), Some("messana"));
    let mut far = Case::empty().army(Rome, "messana", 2, "");
    far.state.open.land.dead -= left;
    far.state.open.land.consuls = left;
    let case = far.at_step(TurnStep::Consuls { left }, "");
    assert_eq!(case.place("vulso"), Some("roma"));
}

/// 6.4-g, RUL-7, RUL-16
#[test]
fn an_empty_deck_takes_back_those_who_left() {
    let case = Case::empty()
        .army(Rome, "roma", 6, "valerius")
        .at_step(TurnStep::Proconsul, "general duilius, general catulus");
    let land = &case.state.open.land;
    assert_eq!(land.consuls, generals("duilius catulus"));
    assert_eq!(land.proconsuls, generals("valerius"));
}

/// 22.2-g, 24.2-c, RUL-16
#[test]
fn duilius_must_be_paid_for() {
    let before = || {
        Case::empty()
            .army(Rome, "roma", 6, "duilius")
            .consuls("duilius")
            .decks("vulso florus")
    };
    let case = before().at_step(TurnStep::Proconsul, "");
    assert!(case.state.open.land.dead.contains(general("duilius")));
    let mut paid = before();
    paid.state.open.game.paid = Some(general("duilius"));
    let paid = paid.at_step(TurnStep::Proconsul, "");
    assert_eq!(paid.state.open.land.proconsuls, generals("duilius"));
}

/// 6.1.2-a, 6.1.2-b, 6.1.2-c, 6.1.2-d, 6.1.3-a, 17-c, EX-11
#[test]
fn xanthippus_is_hired_with_pcs_of_the_miat() {
    let mut case = Case::empty()
        .turn(4)
        .miat("nw ne centre")
        .waiting("xanthippus barca")
        .pcs(Carthage, "clupea")
        .hand(Carthage, "h-051 h-055")
        .to_play(Carthage);
    case.play(Carthage, Act::Game(GameAct::Hire));
    for at in ["nw", "ne"] {
        let at = at.parse().expect("a space of the Miat");
        case.play(Carthage, Act::Game(GameAct::Miat { at }));
    }
    case.play(Carthage, place("clupea"));
    let open = &case.state.open;
    assert_eq!(open.game.miat, miat("centre"));
    assert_eq!(case.place("xanthippus"), Some("clupea"));
    let stack = hamilcar::Stack::outside(Carthage, space("clupea"));
    assert_eq!(open.land.units(stack), Units::of(1, 1));
    assert!(!open.game.forgotten);
    assert_eq!(case.state.hands[Carthage].len(), 3);
    assert_eq!(case.asked(), Some(Rome));
    let after = case.at_step(TurnStep::End, "");
    assert!(after.state.open.land.dead.contains(general("xanthippus")));
    let late = Case::empty()
        .turn(7)
        .miat("nw ne centre")
        .waiting("xanthippus barca")
        .to_play(Carthage);
    let hire = Act::Game(GameAct::Hire);
    assert_eq!(
        kernel::Refuse::clause(&late.refusal(Carthage, hire)),
        "6.1.2-a"
    );
}

/// 6.1.3-c, 6.1.3-e, EX-13
#[test]
fn barca_comes_on_turn_seven() {
    let mut case = Case::empty()
        .turn(7)
        .waiting("xanthippus barca")
        .at_step(TurnStep::Begin, "");
    case.play(Carthage, place("carthago"));
    let open = &case.state.open;
    assert_eq!(case.place("barca"), Some("carthago"));
    assert_eq!(case.cu(Carthage, "carthago"), 0);
    assert!(open.land.dead.contains(general("xanthippus")) && open.game.forgotten);
}

/// 26.15, EX-12
#[test]
fn an_extended_contract_lasts_a_turn_longer() {
    let mut hired = Case::of(&[("extended-contract", "true")]);
    let stack = hamilcar::Stack::outside(Carthage, space("carthago"));
    hired
        .state
        .open
        .land
        .put_general(general("xanthippus"), stack);
    hired.state.open.game.hired = Some(3);
    hired.state.open.turn = 3;
    let mut first = hired.at_step(TurnStep::End, "");
    assert_eq!(first.place("xanthippus"), Some("carthago"));
    first.state.open.turn = 4;
    let second = first.at_step(TurnStep::End, "");
    assert_eq!(second.place("xanthippus"), None);
}

/// 6.1.1-e, 6.1.1-h, EX-60
#[test]
fn a_general_without_a_space_goes_to_the_deck() {
    let mut case = Case::empty()
        .turn(2)
        .waiting("hamilcar")
        .army(Rome, "carthago", 3, "metellus")
        .points(Rome, "carthago", 1);
    for city in ["lilybaeum", "panormus", "agrigentum", "syracusae", "utica"] {
        case = case.holds(Rome, city);
    }
    let case = case.at_step(TurnStep::Begin, "");
    assert!(case.state.open.land.pool.contains(general("hamilcar")));
    assert!(case.told(GameEvent::NotPlaced {
        general: general("hamilcar")
    }));
}
