//! 20 Sieges and subjugation.

use hannibal::{Act, Stack, Use};

use crate::common::{Carthage, Case, Rome, card, general, space, title};

fn points(case: &Case, at: &str) -> u8 {
    case.state.open.land.points[space(at).index()]
}

// EX-56, 20.1-a, 20.1-b, 20.2-a, 20.2-b, 20.2-c, 20.2-e, 10.10-a
#[test]
fn three_points_take_a_city_with_all_inside() {
    let mut case = Case::empty()
        .pcs(Carthage, "syracusae")
        .garrison(Carthage, "syracusae", 2, "mago")
        .army(Rome, "syracusae", 3, "flaccus")
        .points(Rome, "syracusae", 1)
        .hand(Rome, "c45");
    case.activate(Rome, "c45", "flaccus");
    case.roll("siege 6").play(Rome, Act::Siege);
    assert!(case.holds(Rome, "syracusae"));
    assert_eq!(
        (
            case.inside(Carthage, "syracusae"),
            points(&case, "syracusae")
        ),
        (0, 0)
    );
    assert!(case.state.open.land.displaced.contains(general("mago")));
    assert_eq!(case.state.open.frames.depth(), 1, "nobody removes PCs");
}

// 10.10-a, 8.5-e, 20.5-a, 10.9-c, 10.2-c
#[test]
fn a_besieger_without_a_cu_left_stays_although_the_garrison_comes_out() {
    for (with, dice) in [("c17", ""), ("c51", "attrition 6")] {
        let mut case = Case::empty()
            .garrison(Rome, "capua", 2, "")
            .army(Carthage, "capua", 1, "hannibal mago")
            .points(Carthage, "capua", 1)
            .army(Rome, "roma", 5, "fabius")
            .hand(Rome, with)
            .hand(Carthage, "c13");
        let (card, way) = (card(with), Use::Event);
        case.roll(dice).play(Rome, Act::Play { card, way });
        if case.asked() == Some(Rome) && case.state.open.strategy.to_play == Rome {
            let act = case.options(Rome)[0];
            case.play(Rome, act);
        }
        assert_eq!(case.cu(Carthage, "capua"), 0, "{with}");
        assert_eq!((points(&case, "capua"), case.cu(Rome, "capua")), (0, 2));
        assert_eq!(case.at("hannibal").as_deref(), Some("capua"), "{with}");
        // He leaves nobody among the enemy, and he may go.
        case.activate(Carthage, "c13", "hannibal");
        let leaves = |act: &Act| matches!(act, Act::Leave { .. } | Act::Force { .. });
        assert!(!case.options(Carthage).iter().any(leaves));
        case.step(Carthage, "nola");
        assert_eq!(case.at("mago").as_deref(), Some("nola"));
    }
}

// 10.9-b, 10.10-a
#[test]
fn a_general_alone_before_a_city_is_displaced_by_the_next_force_that_enters() {
    let mut case = Case::empty()
        .army(Rome, "capua", 2, "")
        .army(Carthage, "capua", 0, "mago")
        .army(Rome, "tarracina", 8, "fabius")
        .hand(Rome, "c47");
    case.activate(Rome, "c47", "fabius").step(Rome, "capua");
    assert_eq!(case.asked(), Some(Carthage), "he must try to get away");
    let act = case.options(Carthage)[0];
    case.roll("avoid 6").play(Carthage, act);
    assert_eq!(case.at("mago"), None);
}

// 20.2-b, RUL-18, 20.7-a
#[test]
fn the_dice_of_sieges_have_their_faces() {
    let romans = [(1, 0, 1), (2, 0, 0), (4, 1, 0), (6, 2, 0)];
    for (face, gained, lost) in romans {
        let mut case = Case::empty()
            .pcs(Carthage, "capua")
            .army(Rome, "capua", 5, "flaccus")
            .hand(Rome, "c45");
        case.activate(Rome, "c45", "flaccus");
        case.roll(&format!("siege {face}")).play(Rome, Act::Siege);
        assert_eq!(
            (points(&case, "capua"), 5 - case.cu(Rome, "capua")),
            (gained, lost)
        );
    }
    let carthage = [
        (2, false, 0, 1),
        (4, false, 0, 0),
        (4, true, 1, 0),
        (6, false, 1, 0),
        (6, true, 2, 0),
    ];
    for (face, train, gained, lost) in carthage {
        let mut case = Case::empty()
            .army(Carthage, "capua", 5, "hannibal")
            .hand(Carthage, "c13")
            .to_play(Carthage);
        if train {
            case = case.train("capua");
        }
        case.activate(Carthage, "c13", "hannibal");
        case.roll(&format!("siege {face}"))
            .play(Carthage, Act::Siege);
        let after = (points(&case, "capua"), 5 - case.cu(Carthage, "capua"));
        assert_eq!(after, (gained, lost), "{face} {train}");
    }
}

// 24-a, 20.2-b
#[test]
fn marcellus_reads_the_die_higher_and_africanus_at_two_cities() {
    for (name, at, face, gained) in [
        ("marcellus", "capua", 3, 1),
        ("marcellus", "capua", 6, 2),
        ("scipio-africanus", "capua", 3, 0),
        ("scipio-africanus", "carthago-nova", 3, 1),
    ] {
        let mut case = Case::empty()
            .pcs(Carthage, at)
            .army(Rome, at, 5, name)
            .hand(Rome, "c45");
        case.activate(Rome, "c45", name);
        case.roll(&format!("siege {face}")).play(Rome, Act::Siege);
        assert_eq!(points(&case, at), gained, "{name} {at} {face}");
    }
}

// EX-57, 20.1-a, 20.1-c, 8.3-d, 20.1-d
#[test]
fn one_attempt_a_card_and_none_after_a_battle() {
    let start = |name: &str| {
        let mut case = Case::empty()
            .pcs(Carthage, "capua")
            .army(Carthage, "capua", 3, "")
            .army(Rome, "praeneste", 8, name)
            .army(Rome, "cumae", 4, "varro")
            .hand(Rome, "c37");
        case.play(
            Rome,
            Act::Play {
                card: card("c37"),
                way: Use::Event,
            },
        );
        case.play(
            Rome,
            Act::Activate {
                general: general(name),
            },
        );
        case.step(Rome, "capua");
        case.play(
            Carthage,
            Act::Inside {
                cu: 0,
                elephants: 0,
            },
        );
        case.deal("fa", "");
        let fa = title("fa");
        case.play(
            Rome,
            Act::Attack {
                card: fa,
                title: fa,
            },
        );
        case.roll("casualties 1, retreat 1")
            .play(Carthage, Act::Yield);
        while case.asked() == Some(Carthage) {
            let act = *case.options(Carthage).last().expect("a decision");
            case.play(Carthage, act);
        }
        case
    };
    let mut marcellus = start("marcellus");
    assert!(!marcellus.offers(Rome, Act::Siege));
    if marcellus.offers(Rome, Act::EndMove) {
        marcellus.play(Rome, Act::EndMove);
    }
    marcellus.play(
        Rome,
        Act::Activate {
            general: general("varro"),
        },
    );
    marcellus.step(Rome, "capua");
    assert!(marcellus.offers(Rome, Act::Siege), "the second may");
    // Flaccus may, in Italia, after a battle won (24-a).
    assert!(start("flaccus").offers(Rome, Act::Siege));
}

// EX-59, 20.2-d, 20.2-f, 2.2-h
#[test]
fn a_subjugated_tribe_leaves_a_round_space() {
    let mut case = Case::empty()
        .tribe("bruttii", Some(Carthage))
        .army(Rome, "bruttii", 3, "flaccus")
        .points(Rome, "bruttii", 2)
        .hand(Rome, "c45");
    case.activate(Rome, "c45", "flaccus");
    case.roll("siege 4").play(Rome, Act::Siege);
    let land = &case.state.open.land;
    assert!(!land.tribes.contains(space("bruttii")) && case.holds(Rome, "bruttii"));
    assert!(land.pcs(Rome).contains(space("bruttii")));
}

// EX-60, 20.6-a, 20.6-b, 15.7-b, RUL-15, 14.1-a
#[test]
fn a_sortie_lifts_the_siege_or_goes_in_again() {
    let start = || {
        let mut case = Case::empty()
            .garrison(Carthage, "utica", 2, "hanno")
            .army(Rome, "utica", 3, "")
            .points(Rome, "utica", 1)
            .pcs(Rome, "sicca falerii")
            .hand(Carthage, "c16")
            .to_play(Carthage);
        case.activate(Carthage, "c16", "hanno");
        assert_eq!(case.options(Carthage), [Act::EndMove, Act::Sortie]);
        case.play(Carthage, Act::Sortie).force(Carthage, 2);
        assert!(
            case.state.open.battle.is_some(),
            "nobody avoids or intercepts"
        );
        case
    };
    let fa = title("fa");
    let mut won = start();
    won.deal("", "fa");
    won.play(
        Carthage,
        Act::Attack {
            card: fa,
            title: fa,
        },
    );
    won.roll("casualties 1, retreat 1").play(Rome, Act::Yield);
    assert_eq!((won.cu(Carthage, "utica"), points(&won, "utica")), (2, 0));
    let mut lost = start();
    lost.deal("fa", "fa");
    lost.play(
        Carthage,
        Act::Attack {
            card: fa,
            title: fa,
        },
    );
    lost.roll("casualties 1, retreat 1")
        .play(Rome, Act::Match { card: fa });
    assert_eq!(
        (lost.inside(Carthage, "utica"), points(&lost, "utica")),
        (2, 1)
    );
    assert_eq!(
        lost.state.open.land.stack_of(general("hanno")),
        Some(Stack::inside(Carthage, space("utica")))
    );
}

// EX-85, 16-g, 16-d, 20.6-a
#[test]
fn a_sortie_that_withdraws_is_inside_again() {
    let mut case = Case::empty()
        .garrison(Carthage, "carthago", 2, "hanno")
        .army(Rome, "carthago", 5, "")
        .points(Rome, "carthago", 1)
        .hand(Carthage, "c16")
        .to_play(Carthage);
    case.activate(Carthage, "c16", "hanno");
    case.play(Carthage, Act::Sortie).force(Carthage, 2);
    case.deal("fa", "fa fa");
    let fa = title("fa");
    case.play(
        Carthage,
        Act::Attack {
            card: fa,
            title: fa,
        },
    );
    case.play(Rome, Act::Match { card: fa });
    case.roll("withdraw 1, casualties 1")
        .play(Carthage, Act::Withdraw);
    assert_eq!(
        (case.inside(Carthage, "carthago"), points(&case, "carthago")),
        (2, 1)
    );
    assert_eq!(case.cu(Rome, "carthago"), 5);
}

// 20.4-a, 20.4-b, 20.4-c, 20.3-a, EX-58
#[test]
fn a_general_behind_walls_sails_unless_besieged() {
    let start = |points| {
        let mut case = Case::empty()
            .pcs(Rome, "saguntum")
            .garrison(Rome, "saguntum", 1, "marcellus")
            .army(Carthage, "saguntum", 4, "")
            .points(Carthage, "saguntum", points)
            .hand(Rome, "c47");
        case.activate(Rome, "c47", "marcellus");
        case
    };
    let sail = Act::Sail {
        to: space("tarraco"),
        inside: false,
    };
    let free = start(0);
    assert!(free.offers(Rome, sail));
    assert!(!free.offers(
        Rome,
        Act::Step {
            to: space("dertosa")
        }
    ));
    assert!(!start(1).offers(Rome, sail));
}

// 8.7-b, EX-66, RUL-9
#[test]
fn a_truce_forbids_sieges_and_sorties() {
    let mut siege = Case::empty()
        .pcs(Carthage, "capua")
        .army(Rome, "capua", 5, "flaccus")
        .hand(Rome, "c45")
        .truce();
    siege.activate(Rome, "c45", "flaccus");
    assert!(!siege.offers(Rome, Act::Siege));
    let mut sortie = Case::empty()
        .garrison(Carthage, "utica", 2, "hanno")
        .army(Rome, "utica", 3, "")
        .hand(Carthage, "c16")
        .to_play(Carthage)
        .truce();
    sortie.activate(Carthage, "c16", "hanno");
    assert!(!sortie.offers(Carthage, Act::Sortie));
}

// EX-65, 23-a, 23-b, 5-b
#[test]
fn a_fallen_capital_ends_the_war() {
    let mut case = Case::empty()
        .army(Rome, "carthago", 5, "marcellus")
        .points(Rome, "carthago", 2)
        .hand(Rome, "c33");
    case.play(
        Rome,
        Act::Play {
            card: card("c33"),
            way: Use::Event,
        },
    );
    case.play(
        Rome,
        Act::Activate {
            general: general("marcellus"),
        },
    );
    case.roll("siege 6").play(Rome, Act::Siege);
    let end = case.state.open.over.expect("the end");
    assert_eq!(
        (end.winner, end.cause),
        (Rome, hannibal::Cause::CarthagoTaken)
    );
    assert!(case.options(Rome).is_empty() && case.options(Carthage).is_empty());
    let mut roma = Case::empty()
        .army(Carthage, "roma", 5, "hannibal")
        .points(Carthage, "roma", 2)
        .hand(Carthage, "c13")
        .to_play(Carthage);
    roma.activate(Carthage, "c13", "hannibal");
    roma.roll("siege 6").play(Carthage, Act::Siege);
    assert_eq!(
        roma.state.open.over.map(|end| end.cause),
        Some(hannibal::Cause::RomaTaken)
    );
}

// 20.6-c, 12.1-g
#[test]
fn the_besieged_take_no_part_in_a_relief() {
    let mut case = Case::empty()
        .garrison(Carthage, "utica", 2, "hanno")
        .army(Rome, "utica", 3, "")
        .points(Rome, "utica", 1)
        .army(Carthage, "carthago", 6, "hannibal")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "utica");
    let battle = case.state.open.battle.expect("a battle");
    assert_eq!(battle.began[Carthage], 6);
}
