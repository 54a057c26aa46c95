//! 3.7, 19 Control of provinces, isolation.

use hannibal::{Act, Use};
use punic::political;

use crate::common::{Carthage, Case, Rome, card, province, spaces};

// EX-73, 3.1, 3.7, 22.1-a
#[test]
fn a_province_needs_more_than_half_of_its_spaces() {
    let case = Case::empty()
        .pcs(Carthage, "terventum beneventum mutina syracusae")
        .pcs(Rome, "corfinium taurini placentia")
        .tribe("boii", Some(Carthage))
        .tribe("insubres", Some(Carthage));
    let land = &case.state.open.land;
    for (id, rome, carthage) in [
        ("samnium", false, false),
        ("gallia-cisalpina", false, true),
        ("syracusae", false, true),
    ] {
        assert_eq!(land.controls(Rome, province(id)), rome, "{id}");
        assert_eq!(land.controls(Carthage, province(id)), carthage, "{id}");
    }
}

/// Which of the two Roman PCs in Africa outlive the winter.
fn after_winter(mut case: Case, dice: &str) -> (bool, bool) {
    case.end_phase(dice);
    (case.holds(Rome, "theveste"), case.holds(Rome, "saldae"))
}

// EX-55, 19.3-a, 19.3-b, 19.4-a, 5.4-a
#[test]
fn a_pc_that_no_path_joins_to_help_is_removed() {
    let africa = || {
        Case::empty()
            .pcs(Rome, "theveste saldae")
            .pcs(Carthage, "zama capsa madauros cirta icosium sigus")
            .pcs(
                Rome,
                "falerii spoletium praeneste tarracina pisae faesulae arretium corfinium",
            )
            .pcs(
                Rome,
                "terventum beneventum arpi cannae venusia paestum potentia heraclea",
            )
    };
    assert_eq!(after_winter(africa(), ""), (true, true));
    let cut = africa().army(Carthage, "sitifis", 1, "");
    assert_eq!(after_winter(cut, ""), (false, true));
    let open = africa()
        .army(Carthage, "sitifis", 1, "")
        .pcs(Rome, "sitifis");
    // Its one CU stands on enemy ground and rolls.
    assert_eq!(after_winter(open, "attrition 1"), (true, true));
}

// 19.3-a, 19.3-b
#[test]
fn a_city_or_tribe_with_the_enemy_before_it_still_is_a_goal() {
    // Each PC has one way to help: Carthago, or the Tribe of the Insubres.
    let start = || {
        Case::empty()
            .pcs(Carthage, "zama taurini")
            .pcs(Rome, "hadrumetum sicca capsa theveste placentia genua")
            .tribe("insubres", Some(Carthage))
    };
    let turned = || start().pcs(Rome, "carthago");
    for (case, isolated) in [
        (start(), ""),
        (start().army(Rome, "carthago", 3, ""), ""),
        (start().army(Rome, "insubres", 3, ""), ""),
        (
            start()
                .army(Rome, "insubres", 1, "")
                .army(Rome, "carthago", 1, ""),
            "",
        ),
        (turned().army(Rome, "insubres", 3, ""), "zama"),
    ] {
        let found = political::isolated(&case.state.open.land, Carthage);
        assert_eq!(found, spaces(isolated));
    }
}

// 19.3-b, 10.5-b
#[test]
fn a_path_of_control_uses_no_pass() {
    // Taurini is joined to a Roman City by a pass alone.
    let gaul = |extra: &str| {
        let mut case = Case::empty()
            .pcs(Rome, "taurini druentia massilia")
            .pcs(Carthage, "insubres placentia")
            .pcs(
                Rome,
                "falerii spoletium praeneste tarracina pisae faesulae arretium",
            )
            .pcs(Rome, extra);
        case.end_phase("");
        case.holds(Rome, "taurini")
    };
    assert!(!gaul("corfinium"));
}

// 3.2, 19.2-a
#[test]
fn an_army_does_not_change_control() {
    let mut case = Case::empty()
        .pcs(Rome, "arpi")
        .army(Carthage, "cannae", 5, "hannibal")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal");
    case.step(Carthage, "arpi").play(Carthage, Act::EndMove);
    assert!(case.holds(Rome, "arpi"));
    let used = case.state.open.strategy.discard.contains(card("c13"));
    assert!(used, "the card of {:?} was played", Use::General);
}
