//! Events that strike stacks: desertions, sickness, hunger.

use hannibal::{Act, Event};

use super::{event, of_stack, plays, usable};
use crate::common::{Carthage, Case, Rome, Side, places, province, space, spaces, words};

fn stack(at: &str) -> Act {
    Act::Stack {
        at: space(at),
        inside: false,
    }
}

/// The values of all dice so far.
fn rolled(case: &Case) -> Vec<i8> {
    (case.told.iter())
        .filter_map(|told| match told {
            Event::Rolled { value, .. } => Some(*value),
            _ => None,
        })
        .collect()
}

// #7, #8
#[test]
fn hostile_tribes_harry_a_stack_in_gaul_in_the_column_of_five() {
    for id in ["c07", "c08"] {
        let case = Case::empty()
            .army(Carthage, "druentia", 2, "")
            .army(Carthage, "genua", 10, "hannibal")
            .army(Carthage, "massilia", 4, "");
        let mut case = case.hand(Rome, id);
        case.play(Rome, event(id));
        assert_eq!(
            places(&case.options(Rome), of_stack),
            words("druentia genua"),
            "{id}"
        );
        case.roll("attrition 6").play(Rome, stack("genua"));
        assert_eq!(case.cu(Carthage, "genua"), 7, "{id}: 3 in the column of 5");
        let mut small = Case::empty().army(Carthage, "druentia", 2, "");
        small.roll("attrition 6");
        let small = plays(small, Rome, id);
        assert_eq!(small.cu(Carthage, "druentia"), 0, "{id}: at most all");
    }
}

// #21
// 8.5-e
#[test]
fn mercenaries_desert_from_two_different_stacks() {
    let start = || {
        Case::empty()
            .elephants("mutina", 4, 2, "hannibal")
            .army(Carthage, "zama", 2, "")
            .army(Carthage, "castulo", 1, "")
    };
    let mut case = plays(start(), Rome, "c21");
    assert_eq!(places(&case.options(Rome), of_stack), words("mutina zama"));
    case.play(Rome, stack("mutina"));
    assert_eq!(case.asked(), Some(Carthage), "the owner picks the CU");
    case.play(Carthage, Act::Lose { elephants: 0 });
    let offered: Vec<Act> = case.options(Rome);
    assert_eq!(
        offered,
        [Act::Stop, stack("zama")],
        "not the same stack again"
    );
    case.play(Rome, stack("zama"));
    assert_eq!(
        (case.cu(Carthage, "mutina"), case.cu(Carthage, "zama")),
        (3, 1)
    );
    assert!(!usable(
        Case::empty().army(Carthage, "zama", 1, ""),
        Rome,
        "c21"
    ));
}

// #31, #32
#[test]
fn allies_desert_two_at_a_time_from_their_own_region() {
    for (id, here, there) in [("c31", "castulo", "zama"), ("c32", "zama", "castulo")] {
        let case = |cu| {
            Case::empty()
                .army(Carthage, here, cu, "")
                .army(Carthage, there, 5, "")
        };
        for (cu, left) in [(5, 3), (1, 0)] {
            let case = plays(case(cu), Rome, id);
            assert_eq!(case.cu(Carthage, here), left, "{id} with {cu}");
            assert_eq!(case.cu(Carthage, there), 5, "{id}");
        }
        assert!(!usable(
            Case::empty().army(Carthage, there, 5, ""),
            Rome,
            id
        ));
        assert!(!usable(case(5), Carthage, id), "it is a Roman event");
    }
}

// #51
// 8.5-e, 21.1-a, 10.10-a
#[test]
fn an_epidemic_rolls_in_the_column_of_the_stack() {
    for (cu, die, lost) in [(1, 6, 1), (4, 5, 2), (10, 6, 4), (3, 1, 0)] {
        let mut case = Case::empty().army(Carthage, "castulo", cu, "hasdrubal");
        case.roll(&format!("attrition {die}"));
        let case = plays(case, Rome, "c51");
        assert_eq!(
            case.cu(Carthage, "castulo"),
            cu - lost,
            "{cu} CUs, die {die}"
        );
        assert_eq!(
            case.at("hasdrubal").as_deref(),
            Some("castulo"),
            "generals stay"
        );
    }
}

// #52
#[test]
fn pestilence_comes_to_sieges() {
    // Roma is besieged, Capua is besieged by Rome, Syracusae is not under siege.
    let start = || {
        Case::empty()
            .pcs(Carthage, "capua")
            .garrison(Rome, "roma", 2, "")
            .army(Carthage, "roma", 6, "hannibal")
            .points(Carthage, "roma", 1)
            .garrison(Carthage, "capua", 2, "")
            .army(Rome, "capua", 4, "")
            .points(Rome, "capua", 2)
            .army(Carthage, "nola", 5, "")
    };
    let mut case = plays(start(), Rome, "c52");
    let inside = Act::Stack {
        at: space("capua"),
        inside: true,
    };
    let offered = case.options(Rome);
    assert_eq!(offered, [stack("roma"), inside]);
    case.roll("attrition 6").play(Rome, inside);
    assert_eq!(case.inside(Carthage, "capua"), 1);
    let mut other = plays(start(), Carthage, "c52");
    other.roll("attrition 4").play(Carthage, stack("capua"));
    assert_eq!(other.cu(Rome, "capua"), 3);
}

// #53
#[test]
fn tribes_resist_those_who_subdue_them() {
    let start = |side: Side| {
        Case::empty()
            .tribe("boii", Some(Carthage))
            .tribe("volcae", None)
            .army(side, "boii", 5, "")
            .army(side, "volcae", 5, "")
            .points(side, "volcae", 2)
    };
    let mut case = plays(start(Rome), Carthage, "c53");
    assert_eq!(
        places(&case.options(Carthage), of_stack),
        words("boii volcae")
    );
    case.roll("attrition 6").play(Carthage, stack("volcae"));
    assert_eq!(case.cu(Rome, "volcae"), 2);
    assert_eq!(case.state.open.land.points[space("volcae").index()], 0);
    // The Boii are friends of Carthage.
    let mut other = start(Carthage);
    other.roll("attrition 1");
    let other = plays(other, Rome, "c53");
    assert_eq!(rolled(&other), [1], "one stack only could be meant");
    assert_eq!(other.state.open.land.points[space("volcae").index()], 0);
}

// #56
#[test]
fn grain_is_short_for_every_stack_of_a_province() {
    let start = |pcs: &str| {
        Case::empty()
            .pcs(Rome, pcs)
            .army(Rome, "nola", 4, "")
            .army(Rome, "cumae", 1, "varro")
            .army(Rome, "roma", 5, "")
    };
    let mut case = plays(start(""), Carthage, "c56");
    let province = province("campania");
    case.roll("attrition 6, attrition 5");
    case.play(Carthage, Act::Province { province });
    assert_eq!((case.cu(Rome, "cumae"), case.cu(Rome, "nola")), (0, 2));
    assert_eq!(case.cu(Rome, "roma"), 5);
    case.no_dice_left();
    // With Sicilia the die is better, with both islands the card does nothing.
    let mut fed = start("panormus");
    assert!(
        fed.state
            .open
            .land
            .controls(Rome, crate::common::province("sicilia"))
    );
    fed = plays(fed, Carthage, "c56");
    fed.roll("attrition 5, attrition 5")
        .play(Carthage, Act::Province { province });
    assert_eq!(rolled(&fed), [4, 4]);
    assert!(!usable(
        start("panormus aleria olbia carales"),
        Carthage,
        "c56"
    ));
}

// #56, #51
// 20.3-b, 20.5-a
#[test]
fn when_the_besieger_dies_the_gates_open() {
    let mut case = Case::empty()
        .pcs(Carthage, "capua")
        .garrison(Carthage, "capua", 2, "mago")
        .army(Rome, "capua", 1, "")
        .points(Rome, "capua", 1);
    case.roll("attrition 6");
    let case = plays(case, Carthage, "c51");
    assert_eq!(
        case.cu(Carthage, "capua"),
        2,
        "they are one stack outside again"
    );
    assert_eq!(case.state.open.land.pointed[Rome], spaces(""));
}
