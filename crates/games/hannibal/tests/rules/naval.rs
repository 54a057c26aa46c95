//! 11 Naval movement.

use hannibal::{Act, Stack};

use crate::common::{Carthage, Case, Rome, general, space};

fn sail(to: &str, inside: bool) -> Act {
    Act::Sail {
        to: space(to),
        inside,
    }
}

// EX-26, 11.1-a, 11.1-b, 11.1-c, 11.2-a, 8.2.1-b
#[test]
fn a_roman_voyage_costs_three_points_and_arrives() {
    let start = |at: &str, with: &str| {
        let mut case = Case::empty()
            .army(Rome, at, 8, "marcellus")
            .hand(Rome, with);
        case.activate(Rome, with, "marcellus");
        case
    };
    let mut case = start("praeneste", "c47");
    case.step(Rome, "roma").play(Rome, sail("panormus", false));
    assert_eq!(case.cu(Rome, "panormus"), 8);
    assert!(case.state.open.march.is_none());
    let mut far = start("corfinium", "c47");
    far.step(Rome, "praeneste").step(Rome, "roma");
    assert!(!far.offers(Rome, sail("panormus", false)));
    let mut dry = start("praeneste", "c45");
    dry.step(Rome, "roma");
    assert!(!dry.offers(Rome, sail("panormus", false)), "no ship symbol");
}

// EX-27, 11.2-b, 11.2-c, 10.10-a
#[test]
fn carthage_rolls_for_its_voyages() {
    let start = |at: &str, die: u32| {
        let mut case = Case::empty()
            .pcs(Rome, "tarentum syracusae")
            .army(Carthage, at, 5, "mago")
            .hand(Carthage, "c16")
            .to_play(Carthage);
        case.activate(Carthage, "c16", "mago");
        case.roll(&format!("naval {die}"));
        case.play(Carthage, sail("tarentum", false));
        case
    };
    assert_eq!(start("carthago", 5).cu(Carthage, "tarentum"), 5);
    let back = start("carthago", 6);
    assert_eq!(
        (back.cu(Carthage, "carthago"), back.cu(Carthage, "tarentum")),
        (5, 0)
    );
    let sunk = start("gades", 6);
    assert_eq!(sunk.cu(Carthage, "gades"), 0);
    assert!(sunk.state.open.land.displaced.contains(general("mago")));
    assert!(sunk.state.open.battle.is_none());
}

// EX-28, 11.4-a, 11.4-b, 11.1-d
#[test]
fn a_force_sails_into_its_city_as_far_as_there_is_room() {
    let start = |cu, points| {
        let mut case = Case::empty()
            .pcs(Rome, "lilybaeum")
            .garrison(Rome, "lilybaeum", 1, "")
            .army(Carthage, "lilybaeum", 6, "")
            .points(Carthage, "lilybaeum", points)
            .army(Rome, "roma", cu, "marcellus")
            .hand(Rome, "c47");
        case.activate(Rome, "c47", "marcellus");
        case
    };
    let mut one = start(1, 0);
    one.play(Rome, sail("lilybaeum", true));
    assert_eq!(one.inside(Rome, "lilybaeum"), 2);
    assert!(one.state.open.battle.is_none());
    let four = start(4, 0);
    assert!(!four.offers(Rome, sail("lilybaeum", true)));
    assert!(four.offers(Rome, sail("lilybaeum", false)));
    let besieged = start(1, 1);
    assert!(!besieged.offers(Rome, sail("lilybaeum", true)));
    assert!(besieged.offers(Rome, sail("lilybaeum", false)));
}

// 11.3-a, 15.5-a, 11.5-a
#[test]
fn whoever_lands_and_loses_is_eliminated() {
    let mut case = Case::empty()
        .pcs(Carthage, "tarraco dertosa saguntum")
        .army(Carthage, "tarraco", 3, "")
        .army(Rome, "roma", 6, "marcellus")
        .pcs(Rome, "falerii spoletium praeneste")
        .hand(Rome, "c47");
    case.activate(Rome, "c47", "marcellus")
        .play(Rome, sail("tarraco", false));
    assert!(case.state.open.battle.is_some(), "landing is an entry");
    case.deal("fa", "fa fa");
    let attack = crate::common::title("fa");
    case.play(
        Rome,
        Act::Attack {
            card: attack,
            title: attack,
        },
    );
    // Nobody to counterattack: Rome is out of cards.
    case.roll("casualties 1, retreat 1");
    case.play(Carthage, Act::Match { card: attack });
    assert_eq!(case.cu(Rome, "tarraco"), 0);
    // Six CUs: three PCs, all that Rome has.
    for at in ["falerii", "spoletium", "praeneste"] {
        case.play(Rome, Act::Pc { at: space(at) });
    }
    assert!(case.state.open.battle.is_none() && case.state.open.over.is_none());
}

// 11.5-b, RUL-11
#[test]
fn an_intercepted_landing_falls_back_by_sea() {
    for (die, left) in [(5, 4), (6, 0)] {
        let mut case = Case::empty()
            .pcs(Rome, "syracusae")
            .army(Rome, "tarracina", 6, "marcellus")
            .army(Carthage, "gades", 4, "hasdrubal")
            .hand(Carthage, "c16")
            .to_play(Carthage);
        case.activate(Carthage, "c16", "hasdrubal");
        case.roll("naval 1").play(Carthage, sail("cumae", false));
        case.play(
            Rome,
            Act::Intercept {
                from: space("tarracina"),
            },
        );
        case.force(Rome, 6);
        case.roll("intercept 3").play(Rome, Act::Done);
        case.roll(&format!("naval {die}"))
            .play(Carthage, Act::FallBack);
        let home = case
            .state
            .open
            .land
            .units(Stack::outside(Carthage, space("gades")))
            .cu;
        assert_eq!(home, left, "die {die}");
        assert_eq!(case.cu(Rome, "cumae"), 6);
    }
}

// 24-a, 11.1-a
#[test]
fn valerius_sails_with_a_card_of_two() {
    let start = |cu| {
        let mut case = Case::empty()
            .army(Rome, "roma", cu, "valerius")
            .hand(Rome, "c45");
        case.activate(Rome, "c45", "valerius");
        case
    };
    assert!(start(5).offers(Rome, sail("panormus", false)));
    assert!(!start(6).offers(Rome, sail("panormus", false)));
}

// 24-a, 11.2-b
#[test]
fn bomilcar_helps_at_sea_also_as_a_subordinate() {
    let mut case = Case::empty()
        .pcs(Rome, "syracusae tarentum")
        .army(Carthage, "gades", 4, "hasdrubal bomilcar")
        .hand(Carthage, "c16")
        .to_play(Carthage);
    case.activate(Carthage, "c16", "hasdrubal");
    if case.offers(
        Carthage,
        Act::Command {
            general: general("hasdrubal"),
        },
    ) {
        case.play(
            Carthage,
            Act::Command {
                general: general("hasdrubal"),
            },
        );
    }
    // 4 + 1 (enemy port) - 2 = 3: arrives.
    case.roll("naval 4").play(Carthage, sail("tarentum", false));
    assert_eq!(case.cu(Carthage, "tarentum"), 4);
}
