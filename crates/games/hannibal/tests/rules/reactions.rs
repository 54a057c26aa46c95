//! 12, 13 Reactions.

use hannibal::{Act, Frame, Hannibal, ReactStep, Stack, Units};
use kernel::Game;
use kernel::Refuse;

use crate::common::{Carthage, Case, Rome, general, places, space, words};

fn avoid(to: &str) -> Act {
    Act::Avoid { to: space(to) }
}

fn intercept(from: &str) -> Act {
    Act::Intercept { from: space(from) }
}

fn avoids(act: Act) -> Option<hannibal::Space> {
    match act {
        Act::Avoid { to } => Some(to),
        _ => None,
    }
}

// EX-23, 10.4-a, 12.1-f, 10.8-a, 10.8-b, 10.8-c, 10.8-d, 10.8-e
#[test]
fn a_lone_cu_is_overrun_unless_an_interception_succeeds() {
    let start = |cu| {
        let mut case = Case::empty()
            .pcs(Rome, "nola capua")
            .army(Rome, "nola", 1, "")
            .army(Rome, "capua", 5, "marcellus")
            .army(Carthage, "beneventum", cu, "hannibal")
            .hand(Carthage, "c13")
            .to_play(Carthage);
        case.activate(Carthage, "c13", "hannibal")
            .step(Carthage, "nola");
        case
    };
    let mut failed = start(5);
    failed.play(Rome, intercept("capua")).force(Rome, 5);
    failed.roll("intercept 4").play(Rome, Act::Done);
    failed.play(Carthage, Act::Overrun);
    assert_eq!(failed.cu(Rome, "nola"), 0);
    assert!(failed.offers(
        Carthage,
        Act::Step {
            to: space("paestum")
        }
    ));
    let mut met = start(5);
    met.play(Rome, intercept("capua")).force(Rome, 5);
    met.roll("intercept 3").play(Rome, Act::Done);
    assert_eq!(met.options(Carthage), [Act::Fight, Act::FallBack]);
    assert_eq!(met.cu(Rome, "nola"), 6);
    let mut few = start(4);
    few.play(Rome, Act::Done);
    assert!(few.state.open.battle.is_some(), "four cannot overrun");
}

// EX-29, 10.3-a, 14.1-b, RUL-44, 12.1-a, 12.1-b, 12.1-c, 12.1-d, 12.1-e, 12.1-g, 12.4-a, 12.4-b, 12.6-a, 12.6-b
#[test]
fn reactions_come_in_their_order() {
    let mut case = Case::empty()
        .pcs(Carthage, "capua terventum")
        .army(Carthage, "capua", 4, "mago")
        .army(Carthage, "terventum", 6, "hasdrubal")
        .army(Rome, "tarracina", 8, "fabius")
        .hand(Rome, "c47");
    case.activate(Rome, "c47", "fabius").step(Rome, "capua");
    case.play(
        Carthage,
        Act::Inside {
            cu: 2,
            elephants: 0,
        },
    );
    case.play(Carthage, Act::Done);
    case.play(Carthage, avoid("nola")).force(Carthage, 2);
    case.play(Carthage, intercept("terventum"))
        .force(Carthage, 6);
    case.roll("avoid 2, intercept 3").play(Carthage, Act::Done);
    assert_eq!(
        (case.cu(Carthage, "nola"), case.cu(Carthage, "capua")),
        (2, 6)
    );
    assert_eq!(case.inside(Carthage, "capua"), 2);
    let mut back = case.fork();
    back.play(Rome, Act::FallBack);
    assert_eq!(back.cu(Rome, "tarracina"), 8);
    // The interceptors stay, and with the enemy gone the walls are open again.
    assert_eq!(back.cu(Carthage, "capua"), 6 + 2);
    case.play(Rome, Act::Fight);
    let battle = case.state.open.battle.expect("a battle");
    assert_eq!((battle.original, battle.intercepted), (Rome, true));
    // 3 + 6 + 1 for the interception; no province is controlled.
    assert_eq!(battle.held[Carthage], 10);
}

// EX-30, 12.2-a, 12.2-c, 12.3-a, 12.3-b, 12.3-c, 12.4-a
#[test]
fn several_interceptions_make_one_stack_and_one_card() {
    let mut case = Case::empty()
        .army(Carthage, "venusia", 5, "hasdrubal")
        .army(Carthage, "cannae", 4, "mago")
        .army(Rome, "terventum", 8, "fabius")
        .hand(Rome, "c47");
    case.activate(Rome, "c47", "fabius").step(Rome, "arpi");
    case.play(Carthage, intercept("venusia")).force(Carthage, 5);
    assert!(
        !case.offers(Carthage, intercept("venusia")),
        "one attempt a space"
    );
    case.play(Carthage, intercept("cannae")).force(Carthage, 4);
    case.roll("intercept 3, intercept 2")
        .play(Carthage, Act::Done);
    case.play(
        Carthage,
        Act::Command {
            general: general("hasdrubal"),
        },
    );
    assert_eq!(case.cu(Carthage, "arpi"), 9);
    case.play(Rome, Act::Fight);
    let battle = case.state.open.battle.expect("a battle");
    assert_eq!(battle.held[Carthage], 3 + 9 + 1);
}

// EX-31, 12.2-d, 12.2-f
#[test]
fn nobody_intercepts_where_the_mover_has_other_cus() {
    let start = |there| {
        let mut case = Case::empty()
            .army(Rome, "arpi", there, "")
            .army(Rome, "beneventum", 6, "fabius")
            .army(Carthage, "venusia", 8, "hannibal")
            .hand(Rome, "c47");
        case.activate(Rome, "c47", "fabius").step(Rome, "arpi");
        case
    };
    assert_eq!(start(2).asked(), Some(Rome));
    let near = start(0);
    assert_eq!(near.asked(), Some(Carthage));
    assert!(near.offers(Carthage, intercept("venusia")));
}

// 12.2-d, 20.6-c, 9.1-a
#[test]
fn nobody_intercepts_the_relief_of_a_city_with_a_garrison() {
    for garrison in 0..=2 {
        let mut case = Case::empty()
            .garrison(Rome, "capua", garrison, "")
            .army(Carthage, "capua", 4, "mago")
            .points(Carthage, "capua", 1)
            .army(Carthage, "terventum", 6, "hasdrubal")
            .army(Rome, "tarracina", 8, "fabius")
            .hand(Rome, "c47");
        case.activate(Rome, "c47", "fabius").step(Rome, "capua");
        assert!(case.offers(Carthage, avoid("nola")));
        let legal = case.offers(Carthage, intercept("terventum"));
        assert_eq!(legal, garrison == 0, "{garrison} CUs inside");
    }
}

// 9.1-a
#[test]
fn a_position_with_enemies_together_and_no_battle_is_refused() {
    let start = || {
        Case::empty()
            .army(Rome, "tarracina", 8, "fabius")
            .army(Carthage, "capua", 4, "mago")
            .army(Carthage, "arpi", 4, "hasdrubal")
            .hand(Rome, "c47")
    };
    let begun = || {
        let mut case = start();
        case.activate(Rome, "c47", "fabius");
        case
    };
    let entered = || {
        let mut case = begun();
        case.step(Rome, "capua");
        case
    };
    let fought = || {
        let mut case = entered();
        case.play(Carthage, Act::Done);
        case
    };
    for (moment, mut case) in [
        ("between two cards", start()),
        ("in an activation", begun()),
        ("while an entry elsewhere is answered", entered()),
        ("in a battle elsewhere", fought()),
    ] {
        assert!(Hannibal::audit(&case.state).is_ok(), "{moment}");
        let stack = Stack::outside(Rome, space("arpi"));
        case.state.open.land.set_units(stack, Units::of(1, 0));
        let broken = Hannibal::audit(&case.state).expect_err(moment);
        assert!(broken.0.contains("together in arpi"), "{moment}: {broken}");
    }
}

// EX-32, 12.6-a, 10.5-c, 12.6-c, 12.2-e
#[test]
fn falling_back_over_a_pass_is_paid_for_again() {
    let mut case = Case::empty()
        .army(Rome, "faesulae", 8, "marcellus")
        .army(Carthage, "boii", 5, "hannibal")
        .hand(Rome, "c45");
    case.activate(Rome, "c45", "marcellus");
    // 3 - 2 = 1: column 7-9, 1 CU; then the same on the way back.
    case.roll("attrition 3").step(Rome, "mutina");
    assert_eq!(case.cu(Rome, "mutina"), 7);
    case.play(Carthage, intercept("boii")).force(Carthage, 5);
    case.roll("intercept 4").play(Carthage, Act::Done);
    case.roll("attrition 3").play(Rome, Act::FallBack);
    assert_eq!(case.cu(Rome, "faesulae"), 6);
    assert!(case.state.open.march.is_none(), "its movement is over");
}

// EX-33, 13.1-a, 13.2-a, 13.2-b, 13.2-c, 10.5-b
#[test]
fn an_army_avoids_battle_to_free_ground_only() {
    let start = |guard| {
        let mut case = Case::empty()
            .pcs(Rome, "segobriga ilerda")
            .army(Carthage, "bilbilis", 5, "hasdrubal")
            .army(Rome, "numantia", guard, "")
            .army(Rome, "dertosa", 6, "marcellus")
            .hand(Rome, "c45");
        case.activate(Rome, "c45", "marcellus")
            .step(Rome, "bilbilis");
        case
    };
    let case = start(0);
    assert_eq!(places(&case.options(Carthage), avoids), words("numantia"));
    assert_eq!(case.refusal(Carthage, avoid("dertosa")).clause(), "13.2-b");
    assert!(
        start(1).state.open.battle.is_some(),
        "no attempt can be made"
    );
}

// EX-34, 13.1-b, 13.3-a, 14.3-c
#[test]
fn a_failed_attempt_costs_a_battle_card() {
    let start = |name: &str, die: u32| {
        let mut case = Case::empty()
            .army(Rome, "arretium", 5, name)
            .army(Carthage, "faesulae", 8, "hannibal")
            .hand(Carthage, "c13")
            .to_play(Carthage);
        case.activate(Carthage, "c13", "hannibal")
            .step(Carthage, "arretium");
        case.play(Rome, avoid("falerii")).force(Rome, 5);
        case.roll(&format!("avoid {die}")).play(Rome, Act::Done);
        case
    };
    let battle = start("marcellus", 4).state.open.battle.expect("a battle");
    assert_eq!(battle.held[Rome], 3 + 5 - 1);
    // Fabius avoids with 4, and a failure costs him nothing (24-a).
    assert!(start("fabius", 4).state.open.battle.is_none());
    let fabius = start("fabius", 5).state.open.battle.expect("a battle");
    assert_eq!(fabius.held[Rome], 2 + 5);
}

// EX-35, 13.5-a, 13.5-b, RUL-12
#[test]
fn a_pursuer_rolls_before_he_goes_on() {
    let start = |option: &[(&str, &str)], die: u32| {
        let mut case = Case::empty()
            .army(Rome, "arpi", 5, "marcellus")
            .army(Carthage, "terventum", 8, "hannibal")
            .hand(Carthage, "c13")
            .to_play(Carthage);
        case.state.open.game.options.no_pursuit_roll = !option.is_empty();
        case.activate(Carthage, "c13", "hannibal")
            .step(Carthage, "arpi");
        case.play(Rome, avoid("cannae")).force(Rome, 5);
        case.roll("avoid 3").play(Rome, Act::Done);
        if option.is_empty() {
            assert!(case.offers(Carthage, Act::Roll) && case.offers(Carthage, Act::EndMove));
            assert!(!case.offers(
                Carthage,
                Act::Step {
                    to: space("cannae")
                }
            ));
            case.roll(&format!("pursuit {die}"))
                .play(Carthage, Act::Roll);
        }
        case
    };
    assert!(
        start(&[], 5).state.open.march.is_none(),
        "his movement ends"
    );
    let mut follows = start(&[], 4);
    follows.step(Carthage, "cannae");
    assert_eq!(follows.asked(), Some(Rome), "and may avoid again");
    let free = start(&[("no-pursuit-roll", "true")], 0);
    assert!(free.offers(
        Carthage,
        Act::Step {
            to: space("cannae")
        }
    ));
}

// 13.5-a, 10.8-a, 13.2-d
#[test]
fn a_pursuer_rolls_although_he_has_overrun_a_rearguard() {
    for (option, rolls) in [(false, true), (true, false)] {
        let mut case = Case::empty()
            .army(Rome, "arpi", 5, "marcellus")
            .army(Carthage, "terventum", 8, "hannibal")
            .hand(Carthage, "c13")
            .to_play(Carthage);
        case.state.open.game.options.no_pursuit_roll = option;
        case.activate(Carthage, "c13", "hannibal")
            .step(Carthage, "arpi");
        case.play(Rome, avoid("cannae")).force(Rome, 4);
        case.roll("avoid 3").play(Rome, Act::Done);
        case.play(Carthage, Act::Overrun);
        let on = Act::Step {
            to: space("cannae"),
        };
        let offered = (case.offers(Carthage, Act::Roll), case.offers(Carthage, on));
        assert_eq!(offered, (rolls, !rolls));
    }
}

// 12.2-b, 20.4-b, 8.7-b
#[test]
fn nobody_intercepts_from_behind_walls_or_under_a_truce() {
    let start = |truce: bool| {
        let mut case = Case::empty()
            .pcs(Rome, "capua nola")
            .garrison(Rome, "capua", 2, "marcellus")
            .army(Carthage, "capua", 4, "")
            .army(Rome, "neapolis", 3, "nero")
            .army(Carthage, "beneventum", 6, "hannibal")
            .hand(Carthage, "c13")
            .to_play(Carthage);
        if truce {
            case = case.truce();
        }
        case.activate(Carthage, "c13", "hannibal")
            .step(Carthage, "nola");
        case
    };
    let case = start(false);
    assert!(!case.offers(Rome, intercept("capua")));
    assert!(case.offers(Rome, intercept("neapolis")));
    assert_eq!(start(true).asked(), Some(Carthage));
}

// 12.2-g, 20.5-a, 20.5-b, 20.6-d
#[test]
fn besiegers_who_leave_to_intercept_lift_the_siege() {
    for (cu, points) in [(4, 0), (3, 2)] {
        let mut case = Case::empty()
            .pcs(Rome, "capua")
            .garrison(Rome, "capua", 1, "")
            .army(Carthage, "capua", 4, "hannibal")
            .points(Carthage, "capua", 2)
            .army(Rome, "beneventum", 6, "marcellus")
            .hand(Rome, "c45");
        case.activate(Rome, "c45", "marcellus").step(Rome, "nola");
        case.play(Carthage, intercept("capua")).force(Carthage, cu);
        case.roll("intercept 4").play(Carthage, Act::Done);
        assert_eq!(case.state.open.land.points[space("capua").index()], points);
    }
}

// 13.2-d, 13.4-a, 12.3-a
#[test]
fn what_is_left_behind_is_attacked() {
    let mut case = Case::empty()
        .army(Rome, "arpi", 8, "marcellus")
        .army(Carthage, "terventum", 8, "hannibal")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "arpi");
    case.play(Rome, avoid("cannae")).force(Rome, 3);
    assert_eq!(case.options(Rome), [Act::Done], "once an entry");
    case.roll("avoid 1").play(Rome, Act::Done);
    let battle = case.state.open.battle.expect("a battle");
    assert_eq!(battle.began[Rome], 5);
    assert_eq!(battle.held[Rome], 5, "no general, no penalty");
}

// 10.9-a, 12.5-a
#[test]
fn an_intercepted_general_alone_goes_back() {
    let mut case = Case::empty()
        .army(Rome, "roma", 0, "fabius")
        .army(Carthage, "capua", 3, "mago")
        .pcs(Carthage, "capua")
        .hand(Rome, "c47");
    case.activate(Rome, "c47", "fabius").step(Rome, "praeneste");
    case.play(Carthage, intercept("capua")).force(Carthage, 3);
    case.roll("intercept 2").play(Carthage, Act::Done);
    assert_eq!(case.at("fabius").as_deref(), Some("roma"));
    assert_eq!(case.cu(Carthage, "praeneste"), 3);
}

// 24-a, 0-d, 13.1-a
#[test]
fn flaminius_never_avoids_and_scipio_is_at_home_in_iberia() {
    let mut case = Case::empty()
        .army(Rome, "arpi", 5, "flaminius")
        .army(Carthage, "terventum", 8, "hannibal")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "arpi");
    assert!(case.state.open.battle.is_some());
    for (at, from, to, gone) in [
        ("bilbilis", "segobriga", "numantia", true),
        ("arpi", "terventum", "cannae", false),
    ] {
        let mut case = Case::empty()
            .army(Rome, at, 5, "p-scipio")
            .army(Carthage, from, 8, "hannibal")
            .hand(Carthage, "c13")
            .to_play(Carthage);
        case.activate(Carthage, "c13", "hannibal")
            .step(Carthage, at);
        case.play(Rome, avoid(to)).force(Rome, 5);
        case.roll("avoid 3").play(Rome, Act::Done);
        assert_eq!(case.cu(Rome, to) == 5, gone, "{at}");
    }
}

// 12.1-b, D-c
#[test]
fn nothing_is_rolled_before_all_is_declared() {
    let mut case = Case::empty()
        .army(Carthage, "venusia", 5, "hasdrubal")
        .army(Rome, "terventum", 8, "fabius")
        .hand(Rome, "c47");
    case.activate(Rome, "c47", "fabius").step(Rome, "arpi");
    case.play(Carthage, intercept("venusia"));
    assert!(matches!(
        case.state.open.top(),
        Some(Frame::React(ReactStep::Draft))
    ));
    case.force(Carthage, 2);
    assert_eq!(case.cu(Carthage, "arpi"), 0);
    case.roll("intercept 4")
        .play(Carthage, Act::Done)
        .no_dice_left();
    assert_eq!(case.cu(Carthage, "arpi"), 0, "a failure costs nothing");
}

// 10.9-b, 10.9-c
#[test]
fn a_general_alone_is_overtaken_by_interceptors() {
    for (at, from, near, stays) in [
        ("roma", "spoletium", "falerii", true),
        ("arpi", "terventum", "cannae", false),
    ] {
        let mut case = Case::empty()
            .army(Rome, at, 0, "varro")
            .army(Rome, from, 0, "fabius")
            .army(Carthage, near, 3, "mago")
            .hand(Rome, "c47");
        case.activate(Rome, "c47", "fabius").step(Rome, at);
        case.play(Carthage, intercept(near)).force(Carthage, 3);
        case.roll("intercept 2").play(Carthage, Act::Done);
        assert_eq!(case.at("fabius").as_deref(), Some(from));
        assert_eq!(case.at("varro").is_some(), stays, "{at}");
    }
}

// RUL-31, 13.2-a
#[test]
fn an_army_may_avoid_battle_into_its_city() {
    let mut case = Case::empty()
        .pcs(Carthage, "capua")
        .army(Carthage, "capua", 2, "mago")
        .army(Rome, "praeneste", 8, "fabius")
        .hand(Rome, "c47");
    case.activate(Rome, "c47", "fabius").step(Rome, "capua");
    case.play(
        Carthage,
        Act::Inside {
            cu: 0,
            elephants: 0,
        },
    );
    case.play(Carthage, Act::Done);
    case.play(Carthage, avoid("capua")).force(Carthage, 2);
    case.roll("avoid 2").play(Carthage, Act::Done);
    assert_eq!(
        (case.inside(Carthage, "capua"), case.cu(Carthage, "capua")),
        (2, 0)
    );
    assert!(case.state.open.battle.is_none());
}

// 12.6-a, 20.3-b
#[test]
fn who_falls_back_before_a_city_finds_its_garrison_inside() {
    let mut case = Case::empty()
        .garrison(Carthage, "carthago", 4, "hanno")
        .army(Rome, "carthago", 6, "marcellus")
        .hand(Rome, "c45");
    case.activate(Rome, "c45", "marcellus").step(Rome, "zama");
    case.play(Carthage, intercept("carthago"))
        .force(Carthage, 2);
    case.roll("intercept 1").play(Carthage, Act::Done);
    case.play(Rome, Act::FallBack);
    assert_eq!(
        (case.cu(Rome, "carthago"), case.inside(Carthage, "carthago")),
        (6, 2)
    );
    assert_eq!(case.cu(Carthage, "zama"), 2);
}
