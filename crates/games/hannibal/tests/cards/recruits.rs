//! Events that bring CUs.

use hannibal::Act;

use super::{of_place, plays, usable};
use crate::common::{Carthage, Case, Rome, Side, places, space, words};

/// Generals of both sides all over the map, with all that the cards ask for.
fn spread() -> Case {
    let mut case = Case::empty()
        .army(Carthage, "mutina", 2, "hannibal")
        .army(Carthage, "castulo", 2, "hasdrubal")
        .army(Carthage, "potentia", 2, "mago")
        .army(Carthage, "zama", 2, "h-gisgo")
        .army(Carthage, "agrigentum", 2, "bomilcar")
        .army(Carthage, "narbo", 2, "hanno")
        .army(Rome, "arretium", 2, "fabius")
        .army(Rome, "nola", 2, "gracchus")
        .army(Rome, "tarraco", 2, "p-scipio")
        .army(Rome, "numantia", 2, "marcellus")
        .army(Rome, "panormus", 2, "longus")
        .army(Rome, "hippo-regius", 2, "varro")
        .tribe("bruttii", Some(Carthage))
        .pcs(Carthage, "saldae sitifis icosium")
        .pcs(
            Rome,
            "cirta madauros theveste sigus panormus messana lilybaeum",
        );
    case.state.open.game.effects.philip_v = true;
    case
}

// #10, #11, #12, #13, #14, #15, #16, #43, #44, #45, #46, #47, #48, #81, #82, #85
// 8.5-d, 24-a
#[test]
fn recruits_join_one_general_of_the_area_or_come_to_a_city() {
    let italy = "roma arretium nola";
    let table: &[(&str, Side, &str, u8)] = &[
        ("c10", Carthage, "mutina potentia", 2),
        (
            "c11",
            Carthage,
            "mutina castulo potentia zama agrigentum narbo",
            2,
        ),
        ("c12", Carthage, "carthago zama", 3),
        ("c13", Carthage, "potentia", 2),
        ("c14", Carthage, "mutina", 2),
        ("c15", Carthage, "carthago-nova castulo", 3),
        ("c16", Carthage, "mutina narbo", 3),
        // The Volones may join Gracchus.
        ("c43", Rome, "roma nola", 4),
        ("c44", Rome, italy, 2),
        ("c45", Rome, italy, 2),
        ("c46", Rome, italy, 2),
        ("c47", Rome, italy, 2),
        ("c48", Rome, italy, 2),
        ("c81", Rome, "panormus", 2),
        ("c82", Rome, "numantia", 2),
        ("c82", Carthage, "mutina narbo", 2),
        ("c85", Rome, "hippo-regius tarraco numantia", 2),
        ("c85", Carthage, "zama castulo", 2),
    ];
    for &(id, side, expected, count) in table {
        let mut case = plays(spread(), side, id);
        let all: Vec<&str> = expected.split_whitespace().collect();
        let last = *all.last().expect("a place");
        let before = spread().cu(side, last);
        if all.len() > 1 {
            let offered = places(&case.options(side), of_place);
            assert_eq!(offered, words(expected), "{id}");
            case.play(side, Act::Place { at: space(last) });
        }
        assert_eq!(case.cu(side, last), before + count, "{id} at {last}");
    }
}

// #10, #11, #12, #13, #15, #16, #43, #81, #85
// 8.1-b, 8.1-f
#[test]
fn recruits_do_not_come_unless_the_card_s_condition_is_met() {
    type Change = fn(Case) -> Case;
    let table: &[(&str, Side, &str, Change)] = &[
        ("c10", Carthage, "without Philip", |mut case| {
            case.state.open.game.effects.philip_v = false;
            case
        }),
        ("c11", Carthage, "with Roman Baleares", |case| {
            case.pcs(Rome, "baleares")
        }),
        ("c12", Carthage, "with nobody free in Africa", |_| {
            Case::empty()
                .army(Rome, "carthago", 3, "")
                .points(Rome, "carthago", 1)
                .army(Carthage, "castulo", 2, "hasdrubal")
        }),
        ("c13", Carthage, "with the Bruttii subdued", |mut case| {
            case.state.open.land.tribes.remove(space("bruttii"));
            case
        }),
        ("c15", Carthage, "with nobody in Iberia", |_| {
            Case::empty()
                .pcs(Rome, "carthago-nova")
                .army(Carthage, "zama", 2, "mago")
        }),
        ("c16", Carthage, "with nobody in Gaul", |_| {
            Case::empty().army(Carthage, "zama", 2, "mago")
        }),
        ("c43", Rome, "with Roma besieged", |case| {
            case.army(Carthage, "roma", 3, "")
                .points(Carthage, "roma", 1)
        }),
        ("c81", Carthage, "without Sicilia and Syracusae", |case| {
            case
        }),
        ("c85", Rome, "without a Numidia", |mut case| {
            case.state.open.land.take_pc(Rome, space("sigus"));
            case
        }),
    ];
    for &(id, side, name, change) in table {
        assert!(!usable(change(spread()), side, id), "{id} {name}");
    }
}

// #12
// 8.5-d, 6.3-b
#[test]
fn with_the_enemy_before_the_walls_recruits_come_in_as_far_as_there_is_room() {
    let case = Case::empty()
        .army(Rome, "carthago", 3, "")
        .garrison(Carthage, "carthago", 4, "");
    let case = plays(case, Carthage, "c12");
    assert_eq!(case.inside(Carthage, "carthago"), 5, "two found no room");
}

// #80, #69, #22
// 8.5-d
#[test]
fn cus_that_come_with_other_effects() {
    let mut case = plays(Case::empty().army(Rome, "zama", 2, "varro"), Rome, "c69");
    case.play(Rome, Act::Stop);
    assert_eq!(case.cu(Rome, "zama"), 3, "Massinissa's horse alone");
    let mut case = plays(
        Case::empty()
            .pcs(Rome, "henna")
            .army(Carthage, "agrigentum", 2, "bomilcar"),
        Carthage,
        "c22",
    );
    assert!(case.offers(Carthage, Act::Stop), "Mutines may turn nothing");
    case.play(Carthage, Act::Pc { at: space("henna") });
    assert_eq!(case.cu(Carthage, "agrigentum"), 3);
    assert!(case.holds(Carthage, "henna"));
    let bomilcar_gone = Case::empty().pcs(Rome, "henna");
    assert!(
        !usable(bomilcar_gone, Carthage, "c22"),
        "Syracusae is Roman"
    );
}
