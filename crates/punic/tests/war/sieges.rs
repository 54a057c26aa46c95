//! Walls, sieges, subjugation, sorties, the end of the war; political control.

use punic::Side::{Carthage, Rome};
use punic::{Frame, Stack, political};

use crate::bellum::{Act, Cause, Event, GameAct, Stage};
use crate::case::{Case, space};

/// Rome stands before the City, with so many points scored.
fn siege(points: u8, inside: u8) -> Case {
    Case::empty()
        .army(Rome, "oppidum", 5, "aulus")
        .garrison(Carthage, "oppidum", inside, "")
        .points(Rome, "oppidum", points)
}

#[test]
fn a_siege_scores_by_the_die_until_the_city_falls() {
    // Points before, face, points after; the City falls with the third.
    for (before, face, after, cu) in [(0, 1, 0, 4), (0, 2, 0, 5), (0, 3, 1, 5), (1, 5, 3, 5)] {
        let mut case = siege(before, 1);
        case.activate(Rome, "aulus");
        case.roll(&format!("siege {face}")).play(Rome, Act::Siege);
        let land = &case.state.open.land;
        let fallen = after == 3;
        assert_eq!(
            land.held[Rome].contains(space("oppidum")),
            fallen,
            "{before} and a {face}"
        );
        let points = if fallen { 0 } else { after };
        assert_eq!(land.points[space("oppidum").index()], points);
        assert_eq!(
            (case.cu(Rome, "oppidum"), case.inside(Carthage, "oppidum")),
            (cu, u8::from(!fallen))
        );
        case.no_dice_left();
    }
}

#[test]
fn a_game_may_ask_the_defender_before_points_are_placed() {
    let inside = Stack::inside(Carthage, space("oppidum"));
    let mut case = siege(2, 2).wagons(inside, 1);
    case.activate(Rome, "aulus");
    case.roll("siege 3").play(Rome, Act::Siege);
    let asked = Stage::Defence {
        at: space("oppidum"),
        points: 1,
    };
    assert_eq!(case.state.open.top(), Some(Frame::Game(asked)));
    case.play(Carthage, Act::Game(GameAct::Sacrifice));
    assert_eq!(case.inside(Carthage, "oppidum"), 1);
    assert_eq!(case.state.open.land.points[space("oppidum").index()], 2);
    assert_eq!(case.state.open.land.train_in(inside), 0);
}

#[test]
fn a_tribe_is_subjugated_and_becomes_a_pc() {
    let mut case = Case::empty()
        .army(Carthage, "pagus", 3, "hiram")
        .points(Carthage, "pagus", 1)
        .turn_of(Carthage);
    case.activate(Carthage, "hiram");
    case.roll("siege 6").play(Carthage, Act::Siege);
    let land = &case.state.open.land;
    assert!(land.tribes.is_empty() && land.held[Carthage].contains(space("pagus")));
}

#[test]
fn who_is_inside_is_declared_when_the_enemy_comes_and_may_sally() {
    let mut case = Case::empty()
        .army(Rome, "silva", 4, "aulus")
        .army(Carthage, "oppidum", 3, "hiram");
    case.activate(Rome, "aulus").step(Rome, "oppidum");
    assert!(
        !case.offers(
            Carthage,
            Act::Inside {
                cu: 3,
                elephants: 0
            }
        ),
        "two fit inside"
    );
    case.play(
        Carthage,
        Act::Inside {
            cu: 2,
            elephants: 0,
        },
    );
    case.play(
        Carthage,
        Act::Shelter {
            general: crate::case::general("hiram"),
        },
    );
    // Four overrun the one that is left outside.
    case.play(Rome, Act::Overrun);
    assert_eq!(
        (
            case.inside(Carthage, "oppidum"),
            case.cu(Carthage, "oppidum")
        ),
        (2, 0)
    );
    case.play(Rome, Act::EndMove);
    case.activate(Carthage, "hiram").play(Carthage, Act::Sortie);
    case.play(
        Carthage,
        Act::Force {
            cu: 2,
            elephants: 0,
            train: 0,
        },
    );
    assert_eq!(case.state.battle().original, Carthage);
    assert_eq!(
        (
            case.inside(Carthage, "oppidum"),
            case.cu(Carthage, "oppidum")
        ),
        (0, 2)
    );
}

#[test]
fn the_fall_of_a_capital_ends_the_game() {
    let mut case = Case::empty()
        .army(Carthage, "arx", 4, "hiram")
        .points(Carthage, "arx", 1)
        .turn_of(Carthage);
    case.activate(Carthage, "hiram");
    case.roll("siege 5").play(Carthage, Act::Siege);
    let end = case.state.open.over.expect("the war is over");
    assert_eq!((end.winner, end.cause), (Carthage, Cause::CityTaken));
    assert!(case.told.contains(&Event::GameOver {
        winner: Carthage,
        cause: Cause::CityTaken,
    }));
}

#[test]
fn a_pc_without_a_way_to_help_is_isolated() {
    let mut case = Case::empty();
    let land = &mut case.state.open.land;
    // The pass leads nowhere, and the road is the enemy's.
    land.put_pc(Carthage, space("mons"));
    land.put_pc(Carthage, space("castra"));
    let isolated = political::isolated(land, Carthage);
    assert_eq!(
        isolated.iter().map(|at| at.id()).collect::<Vec<_>>(),
        ["mons"]
    );
}
