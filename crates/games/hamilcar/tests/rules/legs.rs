//! 11.1 to 11.6 Naval movement and interception.

use hamilcar::{Act, GameAct, GameEvent};
use kernel::Refuse;

use crate::common::*;

fn sail(to: &str) -> Act {
    Act::Sail {
        to: space(to),
        inside: false,
    }
}

/// 11.1-a, 11.1-b, 11.1-c, 11.1-d, 8.2-b, EX-20
#[test]
fn land_and_sea_are_mixed_within_three_points_by_sea() {
    let mut case = Case::empty()
        .army(Rome, "capua", 2, "valerius")
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", "valerius");
    case.play(
        Rome,
        Act::Step {
            to: space("neapolis"),
        },
    );
    case.sail(Rome, "regium", 0).sail(Rome, "syracusae", 0);
    assert_eq!(case.place("valerius"), Some("syracusae"));
    assert_eq!(case.state.open.march.expect("under way").mp, 1);

    let mut forced = Case::empty()
        .army(Rome, "neapolis", 2, "sulpicius")
        .hand(Rome, "h-062");
    forced.activate(Rome, "h-062", "sulpicius");
    for to in ["regium", "syracusae", "regium"] {
        forced.sail(Rome, to, 0);
    }
    assert_eq!(forced.state.open.march.expect("under way").mp, 3);
    assert_eq!(forced.refusal(Rome, sail("neapolis")).clause(), "11.1-d");
}

/// 11.1-e, 11.1-f, 2.2.7-b, 2.2.7-c
#[test]
fn ships_escort_a_leg_and_come_back() {
    let mut case = Case::empty()
        .army(Rome, "neapolis", 2, "valerius")
        .ships(Rome, 3, 2)
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", "valerius");
    case.play(Rome, sail("regium"));
    let four = Act::Game(GameAct::Ships { count: 4 });
    assert_eq!(case.refusal(Rome, four).clause(), "11.1-e");
    case.play(Rome, Act::Game(GameAct::Ships { count: 3 }));
    assert_eq!(case.fleet(Rome), [3, 2]);
}

/// 26.7
#[test]
fn with_naval_supply_the_escort_is_spent() {
    let mut case = Case::empty()
        .army(Rome, "neapolis", 2, "valerius")
        .ships(Rome, 3, 0)
        .hand(Rome, "h-033");
    case.state.open.game.options.naval_supply = true;
    case.activate(Rome, "h-033", "valerius");
    case.sail(Rome, "regium", 2);
    assert_eq!(case.fleet(Rome), [1, 2]);
}

/// 11.6-c, 11.6-d, 11.6-e, EX-21
#[test]
fn a_garrison_does_not_prevent_naval_interception() {
    let mut case = Case::empty()
        .army(Carthage, "panormus", 2, "hamilcar")
        .army(Carthage, "lipara", 1, "")
        .army(Rome, "messana", 3, "metellus")
        .ships(Rome, 1, 0)
        .hand(Carthage, "h-033")
        .to_play(Carthage);
    case.activate(Carthage, "h-033", "hamilcar");
    case.sail(Carthage, "lipara", 0);
    case.play(Rome, Act::Game(GameAct::Ships { count: 1 }));
    let from = space("messana");
    assert!(case.offers(Rome, Act::Intercept { from }));
}

/// 11.6-f, 11.6-k, 11.8.1-a, 24.2-h, EX-22
#[test]
fn corvi_make_interception_harder() {
    let table = || {
        Case::empty()
            .army(Carthage, "lilybaeum", 2, "hanno")
            .army(Rome, "panormus", 0, "catulus")
            .holds(Rome, "panormus")
            .corvi()
            .hand(Carthage, "h-033")
            .to_play(Carthage)
    };
    let mut case = table().ships(Rome, 3, 0);
    case.activate(Carthage, "h-033", "hanno");
    case.sail(Carthage, "drepanum", 0);
    case.intercept(Rome, 3, "panormus", "sea-intercept 2");
    assert_eq!(case.place("hanno"), Some("drepanum"));
    assert_eq!(case.fleet(Rome), [3, 0]);
    let mut spent = table().ships(Rome, 0, 3);
    spent.activate(Carthage, "h-033", "hanno");
    spent.sail(Carthage, "drepanum", 0);
    assert_eq!(spent.place("hanno"), Some("drepanum"));
}

/// 11.6-l, RUL-32, 11.1.1-c, 6.1.1-f, EX-23
#[test]
fn a_lone_general_who_is_caught_is_displaced() {
    let mut case = Case::empty()
        .army(Carthage, "carthago", 0, "hanno")
        .army(Rome, "panormus", 0, "catulus")
        .holds(Rome, "panormus")
        .ships(Rome, 1, 0)
        .hand(Carthage, "h-033")
        .to_play(Carthage);
    case.activate(Carthage, "h-033", "hanno");
    case.sail(Carthage, "lilybaeum", 0);
    case.intercept(Rome, 1, "panormus", "sea-intercept 1");
    assert!(case.state.open.land.pool.contains(general("hanno")));
    assert_eq!((case.holder(), case.fleet(Rome)), (Carthage, [1, 0]));
    assert!(case.state.open.march.is_none());
}

/// 11.6-m, RUL-2, EX-24
#[test]
fn the_holder_of_supremacy_may_decline() {
    let mut case = Case::empty()
        .supremacy(Rome)
        .army(Rome, "regium", 3, "valerius")
        .army(Carthage, "agrigentum", 2, "gisco")
        .ships(Rome, 2, 0)
        .ships(Carthage, 1, 0)
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", "valerius");
    case.sail(Rome, "syracusae", 2);
    case.intercept(Carthage, 1, "agrigentum", "sea-intercept 1");
    case.play(Rome, EVADE);
    assert_eq!(case.holder(), Carthage);
    case.play(Carthage, Act::Game(GameAct::GoOn));
    assert_eq!(case.place("gisco"), Some("syracusae"));
    assert_eq!(case.place("valerius"), Some("regium"));
    assert_eq!((case.fleet(Rome), case.fleet(Carthage)), ([2, 0], [1, 0]));
    assert!(case.state.open.march.is_none());
}

/// 11.6-h, 11.6-i
#[test]
fn the_holder_of_supremacy_intercepts_before_his_own_port() {
    let mut case = Case::empty()
        .army(Rome, "messana", 2, "valerius")
        .ships(Carthage, 2, 0)
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", "valerius");
    case.sail(Rome, "panormus", 0);
    case.play(Carthage, Act::Game(GameAct::Ships { count: 2 }));
    case.play(Carthage, Act::Game(GameAct::Automatic));
    assert!(case.told(GameEvent::SeaIntercepted {
        side: Carthage,
        at: space("panormus"),
        automatic: true,
    }));
    let sea = case.state.open.game.sea.expect("a naval battle");
    assert_eq!(sea.commanders[Carthage], None);
    // 11.7.1-b
    assert_eq!((sea.held[Carthage], sea.held[Rome]), (1, 2));
}

/// 11.2-a, 11.6-p, EX-25
#[test]
fn a_ship_in_an_enemy_port_takes_supremacy() {
    for (port, ships, holder) in [
        ("panormus", 1, Rome),
        ("panormus", 0, Carthage),
        ("thermae", 1, Carthage),
    ] {
        let mut case = Case::empty()
            .army(Rome, "tyndaris", 0, "valerius")
            .ships(Rome, 1, 0)
            .hand(Rome, "h-033");
        case.activate(Rome, "h-033", "valerius");
        if !case.offers(Rome, sail(port)) {
            case = Case::empty()
                .army(Rome, "messana", 0, "valerius")
                .ships(Rome, 1, 0)
                .hand(Rome, "h-033");
            case.activate(Rome, "h-033", "valerius");
        }
        if case.offers(Rome, sail(port)) {
            case.sail(Rome, port, ships);
            assert_eq!(case.holder(), holder, "{port} with {ships}");
        }
    }
}

/// 11.8.2-a, 6.5.2-a, EX-26
#[test]
fn rome_lands_in_africa_only_with_good_crews() {
    let lands = |name: &str, level| {
        let mut case = Case::empty()
            .seamanship(level)
            .army(Rome, "lilybaeum", 3, name)
            .holds(Rome, "lilybaeum")
            .hand(Rome, "h-033");
        case.activate(Rome, "h-033", name);
        case.offers(Rome, sail("clupea"))
    };
    assert!(!lands("duilius", 2));
    assert!(lands("regulus", 2));
    assert!(lands("duilius", 3));
    let mut poor = Case::empty()
        .army(Rome, "lilybaeum", 3, "duilius")
        .holds(Rome, "lilybaeum")
        .hand(Rome, "h-033");
    poor.activate(Rome, "h-033", "duilius");
    assert_eq!(poor.refusal(Rome, sail("clupea")).clause(), "11.8.2-a");
}

/// 11.1.2-a, 24.2-k, EX-27
#[test]
fn the_strait_is_crossed_by_land_or_by_sea() {
    let points = |name: &str, act: Act| {
        let mut case = Case::empty()
            .army(Rome, "regium", 3, name)
            .hand(Rome, "h-033");
        case.activate(Rome, "h-033", name);
        case.play(Rome, act);
        case.state.open.march.expect("under way").mp
    };
    let step = Act::Step {
        to: space("messana"),
    };
    assert_eq!(points("valerius", step), 2);
    assert_eq!(points("valerius", sail("messana")), 3);
    assert_eq!(points("caudex", step), 3);
    let mut enemy = Case::empty()
        .holds(Carthage, "regium")
        .army(Rome, "regium", 3, "caudex")
        .hand(Rome, "h-033");
    enemy.activate(Rome, "h-033", "caudex");
    assert!(enemy.offers(Rome, step));
}

/// 11.5-a
#[test]
fn a_fleet_carries_ten() {
    let mut case = Case::empty()
        .army(Rome, "regium", 3, "valerius")
        .trains(Rome, "regium", 12)
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", "valerius");
    assert_eq!(case.refusal(Rome, sail("messana")).clause(), "11.5-a");
}
