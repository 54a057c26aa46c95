//! 8.2 Operations, 8.2.1 Supply Trains.

use hamilcar::{Act, Force, GameAct, GameUse, Use};
use kernel::Refuse;

use crate::common::*;

fn use_of(id: &str, way: GameUse) -> Act {
    Act::Play {
        card: card(id),
        way: Use::Game(way),
    }
}

/// 8.2.1-a, 8.2.1-b, 8.2.1-h, 8.2-g, EX-14
#[test]
fn supply_trains_make_up_for_missing_operations() {
    let supply = |at: &str| Act::Game(GameAct::Supply { at: space(at) });
    let mut case = Case::empty()
        .army(Rome, "neapolis", 3, "metellus")
        .hand(Rome, "h-061 h-062 h-041")
        .hand(Carthage, "h-051 h-055");
    let metellus = general("metellus");
    // A card of 2 OPs is not enough for SR 3.
    let two = Act::Play {
        card: card("h-062"),
        way: Use::General,
    };
    assert_eq!(case.refusal(Rome, two).clause(), "8.2.1-a");
    case.play(Rome, use_of("h-061", GameUse::Spread));
    case.play(Rome, supply("neapolis"));
    let discard = |id| Act::Play {
        card: card(id),
        way: Use::Discard,
    };
    case.play(Carthage, discard("h-051"));
    case.play(Rome, two);
    case.play(Rome, Act::Activate { general: metellus });
    assert_eq!(case.supply(Rome, "neapolis"), 0);
    assert!(case.state.open.march.is_some());
}

/// 8.2-a, 8.2-d, 8.2-e, 8.2-f, 8.2-i, RUL-15, EX-15
#[test]
fn operations_are_spread_one_after_the_other() {
    let mut case = Case::empty()
        .ships(Carthage, 0, 2)
        .hand(Carthage, "h-033")
        .to_play(Carthage);
    case.play(Carthage, use_of("h-033", GameUse::Spread));
    let at = "ne".parse().expect("a space of the Miat");
    case.play(Carthage, Act::Game(GameAct::Miat { at }));
    let again = case.refusal(Carthage, Act::Game(GameAct::Miat { at }));
    assert_eq!(again.clause(), "19.5-a");
    case.play(Carthage, REPAIR);
    let at = space("carthago");
    case.play(Carthage, Act::Game(GameAct::Supply { at }));
    assert_eq!(case.fleet(Carthage), [1, 1]);
    assert_eq!(case.supply(Carthage, "carthago"), 1);
    assert_eq!(case.asked(), Some(Rome));
}

/// 8.2-h, 2.2.7-a, EX-16
#[test]
fn a_ship_beyond_ten_is_forfeited() {
    let mut case = Case::empty().ships(Rome, 4, 5).hand(Rome, "h-033 h-062");
    let two = case.refusal(Rome, use_of("h-062", GameUse::Ships));
    assert_eq!(two.clause(), "8.2-h");
    case.play(Rome, use_of("h-033", GameUse::Ships));
    assert_eq!(case.fleet(Rome), [5, 5]);
}

/// 8.2-c, 11.8.3-b, EX-17
#[test]
fn training_raises_seamanship() {
    let mut case = Case::empty()
        .seamanship(1)
        .miat("nw")
        .hand(Rome, "h-peace-faction");
    case.play(Rome, use_of("h-peace-faction", GameUse::Training));
    assert_eq!(case.state.open.game.navy.seamanship, 2);
    assert_eq!(case.state.open.game.miat, miat("nw"));
    let punic = Case::empty()
        .hand(Carthage, "h-harbour-works")
        .to_play(Carthage);
    let refused = punic.refusal(Carthage, use_of("h-harbour-works", GameUse::Training));
    assert_eq!(refused.clause(), "8.2-c");
}

/// 8.2.1-c
#[test]
fn supply_trains_go_along_with_a_general() {
    let mut case = Case::empty()
        .army(Rome, "capua", 4, "valerius")
        .trains(Rome, "capua", 3)
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", "valerius");
    case.play(
        Rome,
        Act::Force {
            cu: 2,
            elephants: 0,
            train: 2,
        },
    );
    case.play(
        Rome,
        Act::Step {
            to: space("neapolis"),
        },
    );
    assert_eq!(case.supply(Rome, "capua"), 1);
    assert_eq!(case.supply(Rome, "neapolis"), 2);
    let force: Force = case.state.open.march.expect("under way").force;
    assert_eq!(force.train, 2);
}

/// 8.2.1-d, 8.2.1-g, 8.2.1-m, RUL-27, RUL-33, EX-19, EX-53
#[test]
fn supply_trains_find_shelter_inside_up_to_the_garrison() {
    let mut case = Case::empty()
        .trains(Rome, "messana", 3)
        .army(Carthage, "tyndaris", 3, "hanno")
        .hand(Carthage, "h-033")
        .to_play(Carthage);
    case.activate(Carthage, "h-033", "hanno");
    case.play(
        Carthage,
        Act::Step {
            to: space("messana"),
        },
    );
    assert_eq!(case.supply(Rome, "messana"), 2);
    assert_eq!(case.supply(Carthage, "messana"), 1);
}
