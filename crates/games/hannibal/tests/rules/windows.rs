//! 8.4, D.1 When counter-events are asked for, and what is asked whatever the hand.

use hannibal::{Act, Frame, Moment};
use kernel::Game;

use crate::common::{Carthage, Case, Rome, card, space, title};

fn moment(case: &Case) -> Option<Moment> {
    match case.state.open.top() {
        Some(Frame::Window(moment, _)) => Some(moment),
        _ => None,
    }
}

/// Puts a card where nobody sees it without giving it to anybody.
fn about(mut case: Case, id: &str) -> Case {
    case.state.open.strategy.removed.remove(card(id));
    case.state.open.strategy.unseen.insert(card(id));
    case
}

fn counter(id: &str) -> Act {
    Act::Counter { card: card(id) }
}

// 8.4-f, W-activate, 7.3.1-b
#[test]
fn a_seat_is_asked_whatever_it_holds() {
    let march = |held: bool, discarded: bool| {
        let mut case = about(
            Case::empty()
                .army(Rome, "roma", 6, "fabius")
                .hand(Rome, "c47"),
            "c41",
        );
        if held {
            case = case.hand(Carthage, "c41");
        }
        if discarded {
            case.state.open.strategy.unseen.remove(card("c41"));
            case.state.open.strategy.discard.insert(card("c41"));
        }
        case.activate(Rome, "c47", "fabius");
        case
    };
    let (with, without) = (march(true, false), march(false, false));
    assert_eq!(moment(&with), Some(Moment::Activate));
    assert_eq!(
        hannibal::Hannibal::asked(&with.state),
        hannibal::Hannibal::asked(&without.state)
    );
    assert_eq!(without.options(Carthage), [Act::Decline]);
    assert_eq!(with.options(Carthage), [Act::Decline, counter("c41")]);
    let opening = hannibal::Hannibal::opening(&with.state).expect("a window");
    assert_eq!((opening.key, opening.decline), ("w-activate", Act::Decline));
    assert_eq!(
        moment(&march(false, true)),
        None,
        "all see that it was played"
    );
}

// EX-87, W-activate, W-naval, 10.1-a, 11.1-b, 8.4-a
#[test]
fn bad_weather_comes_twice() {
    let start = || {
        let mut case = Case::empty()
            .army(Rome, "praeneste", 6, "marcellus")
            .hand(Rome, "c63")
            .hand(Carthage, "c41");
        case.activate(Rome, "c63", "marcellus");
        case
    };
    let mut slow = start();
    slow.play(Carthage, counter("c41"));
    assert_eq!(slow.state.open.march.map(|march| march.mp), Some(2));
    let mut moored = start();
    moored.play(Carthage, Act::Decline).step(Rome, "roma");
    let sail = Act::Sail {
        to: space("panormus"),
        inside: false,
    };
    moored.play(Rome, sail);
    assert_eq!(moment(&moored), Some(Moment::Naval));
    moored.play(Carthage, counter("c41"));
    assert_eq!(
        (moored.cu(Rome, "roma"), moored.cu(Rome, "panormus")),
        (6, 0)
    );
}

// W-enter, 8.4-g
#[test]
fn hostile_tribes_fall_upon_whoever_enters_their_land() {
    let mut case = Case::empty()
        .army(Carthage, "helvii", 8, "hannibal")
        .hand(Carthage, "c13")
        .hand(Rome, "c07 c08")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "druentia");
    assert_eq!(moment(&case), Some(Moment::Enter));
    // Column 5-6, row 4: two.
    case.roll("attrition 4").play(Rome, counter("c07"));
    assert_eq!(case.cu(Carthage, "druentia"), 6);
    assert_ne!(moment(&case), Some(Moment::Enter), "not twice on one force");
}

/// Hannibal attacks Marcellus from Arpi.
fn battle(rome: &str, carthage: &str, elephants: u8) -> Case {
    let mut case = Case::empty()
        .elephants("arpi", 8, elephants, "hannibal")
        .army(Rome, "terventum", 6, "marcellus")
        .hand(Carthage, "c13")
        .hand(Rome, rome)
        .hand(Carthage, carthage)
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "terventum");
    case.play(Rome, Act::Done);
    case
}

// W-charge, 17.1-b
#[test]
fn elephants_take_fright() {
    let mut case = battle("c42", "", 2);
    case.play(Carthage, Act::Roll);
    assert_eq!(moment(&case), Some(Moment::Charge));
    case.play(Rome, counter("c42"));
    let held = case.state.open.battle.expect("a battle").held;
    assert_eq!(
        (held[Rome], held[Carthage]),
        (9, 11),
        "no die, one card fewer"
    );
}

// W-dealt, W-prepare, 14.2-a
#[test]
fn cards_play_before_and_after_the_deal() {
    let mut case = battle("c20", "c72", 0);
    assert_eq!(
        (moment(&case), case.asked()),
        (Some(Moment::Prepare), Some(Carthage))
    );
    case.play(Carthage, counter("c72"));
    while moment(&case) == Some(Moment::Prepare) {
        let side = case.asked().expect("a side");
        case.play(side, Act::Decline);
    }
    assert_eq!(
        case.state.open.battle.map(|battle| battle.held[Carthage]),
        Some(4 + 8 + 2)
    );
    assert_eq!(moment(&case), Some(Moment::Dealt));
    while case.asked() == Some(Carthage) {
        case.play(Carthage, Act::Decline);
    }
    case.play(Rome, counter("c20"));
    let shown = case.state.open.battle.expect("a battle").shown;
    assert_eq!(shown[Carthage].total(), 6);
}

// EX-84, W-round, W-match, 14.5-b, 14.5-e
#[test]
fn the_last_card_is_not_the_last() {
    let mut case = battle("", "c06", 0);
    while moment(&case).is_some() {
        let side = case.asked().expect("a side");
        case.play(side, Act::Decline);
    }
    case.deal("fa fa", "fa");
    let fa = title("fa");
    case.play(
        Carthage,
        Act::Attack {
            card: fa,
            title: fa,
        },
    );
    case.play(Rome, Act::Match { card: fa })
        .play(Rome, Act::Decline);
    assert_eq!(
        (moment(&case), case.asked()),
        (Some(Moment::Round), Some(Carthage))
    );
    case.play(Carthage, counter("c06"));
    while moment(&case).is_some() {
        let side = case.asked().expect("a side");
        case.play(side, Act::Decline);
    }
    assert_eq!(
        case.state.open.battle.map(|battle| battle.held[Carthage]),
        Some(2)
    );
}

// W-event, EX-86, 8.7-c, 8.7-e
#[test]
fn punic_faith_undoes_an_event() {
    let mut case = Case::empty()
        .hand(Rome, "c44")
        .hand(Carthage, "c79")
        .truce();
    let way = hannibal::Use::Event;
    case.play(
        Rome,
        Act::Play {
            card: card("c44"),
            way,
        },
    );
    assert_eq!(moment(&case), Some(Moment::Event));
    case.play(Carthage, counter("c79"));
    assert!(case.state.open.truce(), "it did not happen");
    assert!(case.state.open.strategy.discard.contains(card("c44")));
    assert!(case.state.open.game.effects.roman_initiative);
    assert_eq!(case.cu(Rome, "roma"), 0);
}

// W-siege, W-fall, 8.4-e
#[test]
fn a_city_is_saved_at_the_last_moment() {
    let mut archimedes = Case::empty()
        .pcs(Carthage, "syracusae")
        .army(Rome, "syracusae", 5, "marcellus")
        .hand(Rome, "c45")
        .hand(Carthage, "c70");
    archimedes.activate(Rome, "c45", "marcellus");
    archimedes.roll("siege 6").play(Rome, Act::Siege);
    assert_eq!(moment(&archimedes), Some(Moment::Siege));
    archimedes.play(Carthage, counter("c70"));
    assert_eq!(
        archimedes.state.open.land.points[space("syracusae").index()],
        0
    );
    assert_eq!(archimedes.cu(Rome, "syracusae"), 4);
    let mut citadel = Case::empty()
        .pcs(Carthage, "capua")
        .garrison(Carthage, "capua", 1, "")
        .army(Rome, "capua", 5, "marcellus")
        .points(Rome, "capua", 2)
        .hand(Rome, "c45")
        .hand(Carthage, "c91");
    citadel.activate(Rome, "c45", "marcellus");
    citadel.roll("siege 4").play(Rome, Act::Siege);
    assert_eq!(moment(&citadel), Some(Moment::Fall));
    citadel.play(Carthage, counter("c91"));
    assert!(citadel.holds(Carthage, "capua"));
    assert_eq!(citadel.state.open.land.points[space("capua").index()], 2);
    assert_eq!(citadel.cu(Rome, "capua"), 4);
}

// W-roll, 8.4-c, 8.4-e, 0-e
#[test]
fn a_die_can_be_bent_before_it_bites() {
    let mut case = Case::empty()
        .army(Rome, "emporiae", 10, "marcellus")
        .hand(Rome, "c45")
        .hand(Carthage, "c84");
    case.activate(Rome, "c45", "marcellus");
    case.roll("attrition 3").step(Rome, "narbo");
    assert_eq!(moment(&case), Some(Moment::Roll));
    assert_eq!(case.cu(Rome, "narbo"), 10, "nothing has happened yet");
    while case.asked() == Some(Rome) {
        case.play(Rome, Act::Decline);
    }
    // 3 - 2 + 2 = 3: column 10+, two.
    let card = card("c84");
    case.play(Carthage, Act::Omen { card, by: 2 });
    while moment(&case) == Some(Moment::Roll) {
        let side = case.asked().expect("a side");
        case.play(side, Act::Decline);
    }
    assert_eq!(case.cu(Rome, "narbo"), 8);
}

// 8.4-d
#[test]
fn a_counter_event_for_operations_is_a_regular_play() {
    let mut case = Case::empty()
        .army(Carthage, "carthago", 2, "hannibal")
        .hand(Rome, "c41");
    let way = hannibal::Use::Pcs;
    case.play(
        Rome,
        Act::Play {
            card: card("c41"),
            way,
        },
    );
    let act = case.options(Rome)[0];
    case.play(Rome, act);
    assert_eq!(case.state.open.strategy.played[Rome], 1);
    assert_eq!(case.asked(), Some(Carthage));
}
