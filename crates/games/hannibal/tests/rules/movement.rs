//! 9, 10, 18.1 Stacking and land movement.

use hannibal::{Act, Use};

use crate::common::{Carthage, Case, Rome, card, general, generals, space};

fn step(to: &str) -> Act {
    Act::Step { to: space(to) }
}

fn forces(case: &Case, side: hannibal::Side) -> Vec<u8> {
    (case.options(side).into_iter())
        .filter_map(|act| match act {
            Act::Force { cu, .. } => Some(cu),
            _ => None,
        })
        .collect()
}

// EX-19, 10.1-a, 10.1-b, 10.1-c, 10.2-a, 3.9
#[test]
fn four_points_and_ten_units() {
    let mut case = Case::empty()
        .army(Rome, "roma", 6, "fabius")
        .army(Rome, "praeneste", 5, "")
        .hand(Rome, "c47");
    case.activate(Rome, "c47", "fabius");
    case.step(Rome, "praeneste");
    assert_eq!(forces(&case, Rome).into_iter().max(), Some(10));
    case.force(Rome, 10);
    assert_eq!(case.cu(Rome, "praeneste"), 11);
    case.step(Rome, "corfinium")
        .step(Rome, "terventum")
        .step(Rome, "beneventum");
    assert_eq!(
        (case.cu(Rome, "beneventum"), case.cu(Rome, "praeneste")),
        (10, 1)
    );
    assert!(case.state.open.march.is_none(), "no point is left");
}

// EX-17, 9.2-a, 9.3-a, 9.3-b, 9.3-c
#[test]
fn a_consul_commands_whom_he_meets() {
    let mut case = Case::empty()
        .army(Rome, "capua", 5, "varro")
        .consuls("varro")
        .army(Rome, "praeneste", 6, "scipio-africanus")
        .hand(Rome, "c44");
    case.activate(Rome, "c44", "scipio-africanus");
    case.step(Rome, "capua").play(Rome, Act::EndMove);
    let land = &case.state.open.land;
    assert_eq!(
        land.commanders & generals("varro scipio-africanus"),
        generals("varro")
    );
}

// EX-20, 10.5-a, 21.1-a, 17.3-a, 21.1-b
#[test]
fn an_alpine_pass_takes_its_toll_and_an_elephant_first() {
    let mut case = Case::empty()
        .elephants("druentia", 10, 2, "hannibal")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal");
    case.roll("attrition 6").step(Carthage, "taurini");
    // Four are lost; one Elephant at least.
    assert!(!case.offers(Carthage, Act::Lose { elephants: 0 }));
    case.play(Carthage, Act::Lose { elephants: 1 });
    assert_eq!(case.cu(Carthage, "taurini"), 6);
    assert_eq!(case.state.open.land.elephants(), 1);
    assert_eq!(case.state.open.march.map(|march| march.mp), Some(2));
}

// EX-21, 10.5-a, 21.1-a
#[test]
fn another_pass_is_easier_by_two() {
    for (die, left) in [(6, 7), (3, 9)] {
        let mut case = Case::empty()
            .army(Rome, "emporiae", 10, "marcellus")
            .hand(Rome, "c45");
        case.activate(Rome, "c45", "marcellus");
        case.roll(&format!("attrition {die}")).step(Rome, "narbo");
        assert_eq!(case.cu(Rome, "narbo"), left, "die {die}");
    }
}

// 8.1-d, 10.5-a
#[test]
fn a_native_guide_helps_over_every_pass() {
    let mut case = Case::empty()
        .army(Carthage, "druentia", 10, "hannibal")
        .hand(Carthage, "c05")
        .to_play(Carthage);
    case.activate(Carthage, "c05", "hannibal");
    // 5 - 3 = 2: column 10+, 1 CU.
    case.roll("attrition 5").step(Carthage, "taurini");
    assert_eq!(case.cu(Carthage, "taurini"), 9);
}

// EX-22, 10.6-a, 10.6-b, RUL-29
#[test]
fn the_strait_is_crossed_by_whoever_holds_the_shore_he_leaves() {
    let start = |side: hannibal::Side, at: &str, general: &str, with: &str| {
        let mut case = Case::empty()
            .pcs(Rome, "regium")
            .pcs(Carthage, "messana")
            .army(side, at, 4, general)
            .hand(side, with)
            .to_play(side);
        case.activate(side, with, general);
        case
    };
    let mut over = start(Rome, "regium", "marcellus", "c45");
    over.step(Rome, "messana");
    assert_eq!(over.cu(Rome, "messana"), 4);
    assert!(
        !over.offers(Rome, step("regium")),
        "Messana is Carthaginian"
    );
    assert!(start(Carthage, "messana", "mago", "c13").offers(Carthage, step("regium")));
}

// EX-24, 10.4-b, 10.9-b, 13.3-b, 10.9-c
#[test]
fn a_general_alone_gets_away_or_is_displaced() {
    let mut case = Case::empty()
        .army(Rome, "arretium", 0, "flaccus")
        .pcs(Rome, "arretium")
        .army(Carthage, "faesulae", 6, "hannibal")
        .hand(Carthage, "c13")
        .hand(Rome, "c45")
        .to_play(Carthage);
    case.roll("avoid 3");
    case.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "arretium");
    assert!(!case.offers(Rome, Act::Done), "he must try");
    case.play(
        Rome,
        Act::Avoid {
            to: space("falerii"),
        },
    );
    assert_eq!(case.at("flaccus"), None);
    assert!(case.state.open.land.pool.contains(general("flaccus")));
    assert!(case.offers(Carthage, step("falerii")), "the army goes on");
    let mut alone = Case::empty()
        .army(Rome, "arretium", 0, "flaccus")
        .army(Carthage, "faesulae", 6, "hannibal")
        .hand(Rome, "c45");
    alone.activate(Rome, "c45", "flaccus");
    assert!(!alone.offers(Rome, step("faesulae")));
}

// EX-53, 10.2-d, 18.1-a, 18.1-b, 18.1-c, 18.2-a
#[test]
fn a_consular_army_keeps_five() {
    let start = |cu, who: &str| {
        let mut case = Case::empty()
            .army(Rome, "capua", cu, "nero flaccus")
            .consuls("nero")
            .hand(Rome, "c45");
        case.activate(Rome, "c45", who);
        case
    };
    assert_eq!(forces(&start(8, "flaccus"), Rome), [1, 2, 3]);
    assert_eq!(forces(&start(8, "nero"), Rome), [5, 6, 7]);
    assert!(forces(&start(4, "flaccus"), Rome).is_empty());
    let four = start(4, "nero");
    assert!(forces(&four, Rome).is_empty() && four.offers(Rome, step("cumae")));
    let alone = start(0, "nero");
    assert!(alone.offers(Rome, step("cumae")));
}

// 18.1-d
#[test]
fn two_consuls_part_only_with_five_each() {
    let start = |cu| {
        let mut case = Case::empty()
            .army(Rome, "cannae", cu, "paullus varro")
            .consuls("paullus varro")
            .hand(Rome, "c45");
        case.activate(Rome, "c45", "varro");
        let act = Act::Command {
            general: general("paullus"),
        };
        case.play(Rome, act);
        case
    };
    assert!(!start(9).offers(Rome, step("arpi")));
    assert_eq!(forces(&start(11), Rome), [5, 6]);
}

// 10.2-b, 10.2-c, 9.5-b
#[test]
fn subordinates_and_elephants_go_along_as_their_owner_likes() {
    let mut case = Case::empty()
        .elephants("saguntum", 10, 2, "hannibal mago h-gisgo")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal");
    case.play(
        Carthage,
        Act::Leave {
            general: general("mago"),
        },
    );
    let force = Act::Force {
        cu: 5,
        elephants: 1,
        train: false,
    };
    case.play(Carthage, force).step(Carthage, "dertosa");
    assert_eq!(case.at("mago").as_deref(), Some("saguntum"));
    assert_eq!(case.at("h-gisgo").as_deref(), Some("dertosa"));
    assert_eq!(
        case.state
            .open
            .land
            .units(hannibal::Stack::outside(Carthage, space("dertosa")))
            .elephants,
        1
    );
}

// 24-a, 10.1-a
#[test]
fn nero_is_swift_in_italia_alone() {
    let mut case = Case::empty()
        .army(Rome, "tarentum", 3, "nero")
        .hand(Rome, "c45");
    case.activate(Rome, "c45", "nero");
    assert_eq!(case.state.open.march.map(|march| march.mp), Some(6));
    for to in ["venusia", "arpi", "terventum", "corfinium"] {
        case.step(Rome, to);
    }
    assert!(case.offers(Rome, step("praeneste")), "the fifth point");
    let mut abroad = Case::empty()
        .army(Rome, "faesulae", 0, "nero")
        .hand(Rome, "c45");
    abroad.activate(Rome, "c45", "nero");
    abroad.step(Rome, "pisae").step(Rome, "genua");
    assert_eq!(
        abroad.state.open.march.map(|march| march.mp),
        Some(2),
        "Liguria is not Italia"
    );
}

// 24-a
#[test]
fn hanno_stays_in_africa_and_turns_pcs_there() {
    let mut case = Case::empty()
        .pcs(Rome, "zama")
        .army(Carthage, "carthago", 3, "hanno")
        .hand(Carthage, "c16")
        .to_play(Carthage);
    case.activate(Carthage, "c16", "hanno");
    let sails = |case: &Case| {
        (case.options(Carthage).into_iter()).any(|act| match act {
            Act::Sail { to, .. } => to.region() != space("carthago").region(),
            _ => false,
        })
    };
    assert!(!sails(&case));
    case.step(Carthage, "zama");
    assert!(case.holds(Carthage, "zama"));
}

// 10.4-c, 10.4-d
#[test]
fn cus_inside_a_city_do_not_stop_a_march() {
    let mut case = Case::empty()
        .pcs(Rome, "capua")
        .army(Rome, "capua", 2, "")
        .army(Carthage, "praeneste", 6, "hannibal")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "capua");
    let inside = Act::Inside {
        cu: 2,
        elephants: 0,
    };
    case.play(Rome, inside);
    assert!(case.offers(Carthage, step("nola")));
    case.step(Carthage, "nola");
    // With nobody before the walls the two are one stack again (20.3-b).
    assert_eq!((case.cu(Rome, "capua"), case.inside(Rome, "capua")), (2, 0));
}

// EX-88, 20.7-a, 20.7-b
#[test]
fn the_siege_train_goes_along_or_stays() {
    let mut case = Case::empty()
        .army(Carthage, "nola", 8, "hannibal mago")
        .train("nola")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal");
    case.play(
        Carthage,
        Act::Leave {
            general: general("mago"),
        },
    );
    case.force(Carthage, 4).step(Carthage, "beneventum");
    assert_eq!(
        case.state.open.land.train.map(|train| train.at),
        Some(space("nola"))
    );
    let card = card("c13");
    assert!(
        case.state
            .open
            .strategy
            .play
            .is_some_and(|play| play.card == card && play.way == Use::General)
    );
}
