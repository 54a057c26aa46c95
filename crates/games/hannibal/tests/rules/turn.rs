//! 5, 21 to 23 Winter, isolation, the victory check, the end.

use hannibal::{Act, Cause, Frame, Stage, TurnStep};

use crate::common::{Carthage, Case, Rome, space};

/// Provinces for a side, by PCs on every space of them that is no City.
fn provinces(mut case: Case, side: hannibal::Side, ids: &str) -> Case {
    for id in ids.split_whitespace() {
        for at in crate::common::province(id).spaces() {
            case.state.open.land.put_pc(side, at);
        }
    }
    case
}

const ITALIA: &str = "gallia-cisalpina etruria latium campania samnium apulia lucania";

// EX-61, 21.2-a, 21.1-a, 21.1-b, 21.1-c, 5.3-a, 21.2-b
#[test]
fn armies_on_enemy_ground_suffer_in_winter() {
    let mut case = Case::empty()
        .pcs(Carthage, "corduba capua")
        .army(Rome, "corduba", 8, "")
        .army(Carthage, "toletum", 3, "")
        .army(Rome, "capua", 5, "")
        .garrison(Carthage, "capua", 2, "");
    // Spaces in the order of the map: Corduba, then Capua.
    case.end_phase("attrition 5, attrition 2");
    assert_eq!(case.cu(Rome, "corduba"), 5);
    assert_eq!(case.cu(Carthage, "toletum"), 3);
    assert_eq!(case.cu(Rome, "capua"), 4);
    assert_eq!(case.inside(Carthage, "capua"), 2);
    case.no_dice_left();
}

// EX-62, 22.1-a, 22.2-a, 23-d, 5.5-a
#[test]
fn the_side_behind_pays_the_difference() {
    for (pcs, paid) in [("aleria olbia tharros", true), ("aleria olbia", false)] {
        let mut case = Case::empty().turn(4);
        case.state.open.land.held[Rome] -= crate::common::spaces("roma");
        case.state.open.land.held[Rome] |= crate::common::spaces("roma");
        // Carthage: Iberia 4, Africa 4; Rome: nothing but Cities and these PCs.
        case = provinces(
            case,
            Carthage,
            "baetica orospeda idubeda libya numidia-minor",
        );
        case.state.open.land.put_pc(Carthage, space("carthago"));
        case.state.open.land.put_pc(Carthage, space("syracusae"));
        case = case
            .pcs(Rome, pcs)
            .army(Rome, "aleria", 1, "")
            .army(Rome, "tharros", 1, "");
        let points = |case: &Case, side| {
            let counted = case.state.open.game.sheet().counted;
            (counted.iter())
                .filter(|&province| case.state.open.land.controls(side, province))
                .count()
        };
        let behind = points(&case, Carthage) - points(&case, Rome);
        case.end_phase("");
        let owed = match case.state.open.top() {
            Some(Frame::Owe(debt)) => usize::from(debt.left),
            _ => 0,
        };
        let held = pcs.split_whitespace().count();
        if behind <= held {
            assert_eq!(owed, behind, "{pcs}");
        } else {
            let end = case.state.open.over.expect("the end");
            assert_eq!(
                (end.winner, end.cause),
                (Carthage, Cause::Capitulation),
                "{paid}"
            );
        }
    }
}

// EX-63, 22.3-a, 23-c
#[test]
fn italia_without_latium_is_the_war() {
    let italia = || provinces(Case::empty(), Carthage, &ITALIA.replace("latium ", ""));
    assert!(
        italia().state.open.over.is_none(),
        "not in the strategy phase"
    );
    let mut case = italia();
    case.end_phase("");
    let end = case.state.open.over.expect("the end");
    assert_eq!((end.winner, end.cause), (Carthage, Cause::Italia));
}

// EX-64, 22.4-a, 1-b
#[test]
fn a_tie_on_the_last_turn_is_carthages() {
    let even = |extra: &str| {
        let mut case = provinces(Case::empty().turn(9), Rome, ITALIA);
        case = provinces(case, Rome, "sicilia corsica-et-sardinia");
        case = provinces(
            case,
            Carthage,
            "baetica orospeda idubeda celtiberia syracusae",
        );
        case = provinces(case, Carthage, "carthago libya numidia-minor numidia-maior");
        case = provinces(case, Rome, extra);
        case.end_phase("");
        case.state.open.over.expect("the end")
    };
    let tie = even("");
    assert_eq!((tie.winner, tie.cause), (Carthage, Cause::Tie));
    let more = even("syracusae");
    assert_eq!((more.winner, more.cause), (Rome, Cause::MoreProvinces));
}

// EX-67, 28.8-c, 22.2-a, 28.9-c
#[test]
fn late_carthage_wins_by_holding_out() {
    let mut case = provinces(Case::bare("s8-206").turn(9), Rome, ITALIA);
    case = provinces(
        case,
        Rome,
        "sicilia corsica-et-sardinia orospeda idubeda celtiberia",
    );
    case = provinces(case, Carthage, "libya numidia-minor numidia-maior");
    case.state.open.land.put_pc(Carthage, space("carthago"));
    case.state.open.land.put_pc(Rome, space("syracusae"));
    case.end_phase("");
    let Some(Frame::Owe(debt)) = case.state.open.top() else {
        panic!("Carthage pays first: {:?}", case.state.open.over);
    };
    assert_eq!(debt.side, Carthage);
    while case.state.open.over.is_none() {
        let act = case.options(Carthage)[0];
        case.play(Carthage, act);
    }
    let end = case.state.open.over.expect("the end");
    assert_eq!((end.winner, end.cause), (Carthage, Cause::HeldOut));
}

// 5-a, 5-c, 5.1-a, 8.7-d, 8.5-c
#[test]
fn a_turn_ends_and_the_next_begins_with_reinforcements() {
    let mut case = provinces(Case::empty(), Rome, "latium samnium")
        .army(Rome, "roma", 5, "fabius")
        .truce();
    case = provinces(case, Carthage, "carthago baetica");
    case.state.open.land.put_pc(Rome, space("syracusae"));
    case.state.open.land.put_pc(Carthage, space("syracusae"));
    case.end_phase("");
    while let Some(Frame::Owe(_)) = case.state.open.top() {
        let side = case.asked().expect("a debtor");
        let act = case.options(side)[0];
        case.play(side, act);
    }
    assert_eq!(case.state.open.turn, 2);
    assert!(!case.state.open.truce(), "it ended with its turn");
    assert_eq!(
        case.state.open.top(),
        Some(Frame::Game(Stage::Turn(TurnStep::Grant(0))))
    );
    assert!(case.offers(
        Carthage,
        Act::Place {
            at: space("carthago")
        }
    ));
}

// 24-a, 21.2-a
#[test]
fn crassus_army_suffers_less() {
    let mut case = Case::empty()
        .pcs(Carthage, "terventum")
        .army(Rome, "terventum", 8, "crassus");
    // 3 - 1 = 2: column 7-9, one CU.
    case.end_phase("attrition 3");
    assert_eq!(case.cu(Rome, "terventum"), 7);
}

// 20.5-c, 9.1-a
#[test]
fn siege_points_outlive_the_turn() {
    let mut case = provinces(Case::empty(), Rome, "latium")
        .pcs(Carthage, "capua")
        .garrison(Carthage, "capua", 2, "")
        .army(Rome, "capua", 5, "")
        .points(Rome, "capua", 2);
    case.end_phase("attrition 1");
    assert_eq!(case.state.open.land.points[space("capua").index()], 2);
    assert_eq!(
        (case.cu(Rome, "capua"), case.inside(Carthage, "capua")),
        (5, 2)
    );
}

// RUL-45, 28.12-h, 28.12-k
#[test]
fn rome_needs_pcs_by_the_first_check_in_africa() {
    let mut case = Case::bare("c3-africa").turn(8);
    for at in case.state.open.land.in_play {
        case.state.open.land.put_pc(Carthage, at);
    }
    case = case.army(Rome, "zama", 8, "scipio-africanus");
    // The last Carthaginian card ends a round first (28.12-c).
    case.end_phase("");
    let act = case.options(Carthage)[0];
    case.roll("attrition 1").play(Carthage, act);
    let end = case.state.open.over.expect("the end");
    assert_eq!((end.winner, end.cause), (Carthage, Cause::Capitulation));
}

// 28.12-k, 28.12-e, 28.10-e
#[test]
fn in_africa_carthage_wins_by_holding_out() {
    let mut case = Case::bare("c3-africa")
        .turn(9)
        .pcs(Carthage, "zama sicca capsa thapsus clupea hadrumetum")
        .pcs(Rome, "hippo-regius cirta madauros theveste sigus thamugadi")
        .army(Rome, "cirta", 3, "scipio-africanus");
    case.end_phase("");
    while case.state.open.over.is_none() {
        let side = case.asked().expect("somebody pays");
        let act = case.options(side)[0];
        case.play(side, act);
    }
    assert_eq!(
        case.state.open.over.map(|end| end.cause),
        Some(Cause::HeldOut)
    );
    assert!(case.state.open.game.sheet().displaced_are_dead);
}
