//! Counter-events in land battles.

use hannibal::{Act, Event, Hannibal, Moment, Title};
use kernel::{Game, Viewer};

use super::{counter, is_asked_at, pass, reach};
use crate::common::{Carthage, Case, Rome, Side, space, spaces, title, titles};

/// Hannibal with 5 CUs, `elephants` of them, attacks Marcellus with 5 in Cannae.
fn cannae(rome: &str, carthage: &str, elephants: u8) -> Case {
    let mut case = Case::empty()
        .elephants("arpi", 5, elephants, "hannibal")
        .army(Rome, "cannae", 5, "marcellus")
        .hand(Carthage, carthage)
        .hand(Carthage, "c12")
        .hand(Rome, rome)
        .to_play(Carthage);
    case.activate(Carthage, "c12", "hannibal");
    pass(&mut case);
    case.step(Carthage, "cannae").play(Rome, Act::Done);
    case
}

/// The numbers of battle cards that were dealt, to the Attacker and to the Defender.
fn dealt(case: &Case) -> Option<(u8, u8)> {
    case.told.iter().find_map(|told| match told {
        &Event::BattleCardsDealt { attacker, defender } => Some((attacker, defender)),
        _ => None,
    })
}

/// The numbers of battle cards when nobody plays anything more.
fn numbers(mut case: Case) -> (u8, u8) {
    while dealt(&case).is_none() {
        let side = case.asked().expect("a battle");
        case.play(side, Act::Decline);
    }
    dealt(&case).expect("they were dealt")
}

/// BR 4 and 5 CUs against BR 3 and 5 CUs.
const PLAIN: (u8, u8) = (9, 8);

// #65, #72
// 8.4-f, 14.2-a, 14.3-g
#[test]
fn cards_change_the_number_of_battle_cards() {
    assert_eq!(numbers(cannae("", "", 0)), PLAIN);
    let mut attacker = cannae("", "c65 c72", 0);
    assert!(is_asked_at(&attacker, Moment::Prepare));
    attacker.play(Carthage, counter("c65"));
    assert_eq!(attacker.asked(), Some(Carthage), "he plays all he wants");
    attacker.play(Carthage, counter("c72"));
    assert_eq!(numbers(attacker), (11, 6));
    let mut defender = cannae("c65", "", 0);
    reach(&mut defender, Moment::Prepare);
    if defender.asked() == Some(Carthage) {
        defender.play(Carthage, Act::Decline);
    }
    defender.play(Rome, counter("c65"));
    assert_eq!(numbers(defender), (7, 8));
}

// #65
#[test]
fn deception_leaves_one_card() {
    let mut case = Case::empty()
        .army(Carthage, "arpi", 5, "hannibal")
        .army(Rome, "cannae", 2, "")
        .hand(Carthage, "c12 c65")
        .to_play(Carthage);
    case.activate(Carthage, "c12", "hannibal")
        .step(Carthage, "cannae");
    reach(&mut case, Moment::Prepare);
    case.play(Carthage, counter("c65"));
    assert_eq!(numbers(case), (9, 1));
}

// #72
#[test]
fn the_sacred_band_needs_a_carthaginian_commander() {
    let mut case = Case::empty()
        .army(Rome, "arpi", 6, "marcellus")
        .army(Carthage, "cannae", 5, "")
        .hand(Carthage, "c72")
        .hand(Rome, "c45");
    case.activate(Rome, "c45", "marcellus");
    pass(&mut case);
    case.step(Rome, "cannae");
    assert!(!is_asked_at(&case, Moment::Prepare), "nobody leads them");
    assert!(case.state.open.battle.is_some());
}

// #88
// 12.4-a
#[test]
fn an_ambush_follows_an_interception() {
    let start = |die: u8| {
        let mut case = Case::empty()
            .army(Rome, "arpi", 6, "marcellus")
            .army(Carthage, "brundisium", 5, "hannibal")
            .hand(Carthage, "c88")
            .hand(Rome, "c45");
        case.activate(Rome, "c45", "marcellus");
        pass(&mut case);
        case.step(Rome, "cannae");
        case.roll(&format!("intercept {die}"));
        case.play(
            Carthage,
            Act::Intercept {
                from: space("brundisium"),
            },
        );
        case.force(Carthage, 5).play(Carthage, Act::Done);
        case
    };
    let mut case = start(1);
    case.play(Rome, Act::Fight);
    assert!(is_asked_at(&case, Moment::Prepare));
    case.play(Carthage, counter("c88"));
    // BR 4, 5 CUs, 1 for the interception and 2 for the card.
    assert_eq!(numbers(case), (9, 12));
    assert!(
        start(6).state.open.battle.is_none(),
        "no interception, no battle"
    );
    let plain = cannae("", "c88", 0);
    assert!(plain.state.open.battle.is_some());
    assert!(
        !is_asked_at(&plain, Moment::Prepare),
        "nobody was intercepted"
    );
}

// #42, #77
// 14.3-h, 17.1-b
#[test]
fn elephants_take_fright() {
    for (id, fewer) in [("c42", 1), ("c77", 3)] {
        let mut case = cannae(id, "", 3);
        case.play(Carthage, Act::Roll);
        assert!(is_asked_at(&case, Moment::Charge), "{id}");
        // No die is thrown: the test has none.
        case.play(Rome, counter(id));
        assert_eq!(numbers(case), (PLAIN.0 - fewer, PLAIN.1), "{id}");
        let mut calm = cannae(id, "", 3);
        calm.play(Carthage, Act::Roll);
        calm.roll("charge 6").play(Rome, Act::Decline);
        assert_eq!(numbers(calm), (PLAIN.0, PLAIN.1 - 3), "{id} was kept");
    }
}

// #20
// 14.3-i, D-b
#[test]
fn a_spy_lays_six_cards_open() {
    let mut case = cannae("c20", "", 0);
    reach(&mut case, Moment::Dealt);
    if case.asked() == Some(Carthage) {
        case.play(Carthage, Act::Decline);
    }
    case.deal("fa", "fa fa fa p p p r r");
    case.roll("spy 1, spy 1, spy 2, spy 5, spy 4, spy 2");
    case.play(Rome, counter("c20"));
    let shown = titles("fa fa p p r r");
    assert_eq!(
        case.state.open.battle.expect("a battle").shown[Carthage],
        shown
    );
    let known = |viewer| Hannibal::view(&case.state, viewer).hands[Carthage].battle_known;
    assert_eq!(known(Viewer::Seat(case.state.open.seat_of(Rome))), shown);
    // They are played like any others.
    pass(&mut case);
    let (card, title) = (Title::Probe, Title::Probe);
    case.play(Carthage, Act::Attack { card, title });
    let battle = case.state.open.battle.expect("a battle");
    assert_eq!(battle.shown[Carthage], titles("fa fa p r r"));
}

// #20
#[test]
fn a_spy_sees_all_where_there_are_fewer() {
    let mut case = cannae("c20", "", 0);
    reach(&mut case, Moment::Dealt);
    if case.asked() == Some(Carthage) {
        case.play(Carthage, Act::Decline);
    }
    case.deal("fa", "p r");
    case.roll("spy 1, spy 1").play(Rome, counter("c20"));
    assert_eq!(
        case.state.open.battle.expect("a battle").shown[Carthage],
        titles("p r")
    );
}

fn attack(word: &str) -> Act {
    Act::Attack {
        card: title(word),
        title: title(word),
    }
}

// #6
// EX-84, 8.4-f, 14.5-b, 14.5-e
#[test]
fn maharbal_comes_at_the_last_moment() {
    let mut case = cannae("", "c06", 0);
    reach(&mut case, Moment::Round);
    case.deal("fa fa", "fa");
    pass(&mut case);
    case.play(Carthage, attack("fa"));
    let card = title("fa");
    case.play(Rome, Act::Match { card })
        .play(Rome, Act::Decline);
    // His last card is played, and 14.5-b is not yet checked.
    assert!(is_asked_at(&case, Moment::Round));
    assert_eq!(case.asked(), Some(Carthage));
    case.play(Carthage, counter("c06"));
    assert_eq!(
        case.state.open.battle.expect("it goes on").held[Carthage],
        2
    );
}

// #6
// EX-84, D.1
#[test]
fn maharbal_comes_while_an_attack_lies_open() {
    let mut case = Case::empty()
        .army(Rome, "arpi", 6, "marcellus")
        .army(Carthage, "cannae", 5, "hannibal")
        .hand(Carthage, "c06")
        .hand(Rome, "c45");
    case.activate(Rome, "c45", "marcellus");
    pass(&mut case);
    case.step(Rome, "cannae").play(Carthage, Act::Done);
    reach(&mut case, Moment::Round);
    case.deal("fa p", "p");
    pass(&mut case);
    case.play(Rome, attack("fa"));
    assert!(is_asked_at(&case, Moment::Match));
    case.play(Carthage, counter("c06"));
    assert_eq!(case.state.battle_hands[Carthage].total(), 3);
    pass(&mut case);
    assert!(case.offers(Carthage, Act::Yield), "and now he answers");
}

// #59
// 8.4-f, D-b
#[test]
fn an_ally_deserts_with_a_battle_card() {
    let start = |side: Side| {
        let (rome, carthage) = match side {
            Rome => ("c59", ""),
            Carthage => ("", "c59"),
        };
        let mut case = cannae(rome, carthage, 0);
        reach(&mut case, Moment::Round);
        case.deal("fa de", "p fl r");
        if case.asked() != Some(side) {
            case.play(side.enemy(), Act::Decline);
        }
        case
    };
    let mut case = start(Rome);
    // By title: fl, p, r.
    case.roll("ally-deserts 2").play(Rome, counter("c59"));
    assert_eq!(case.state.battle_hands[Rome], titles("fa de p"));
    assert_eq!(case.state.battle_hands[Carthage], titles("fl r"));
    let battle = case.state.open.battle.expect("a battle");
    assert_eq!((battle.held[Rome], battle.held[Carthage]), (3, 2));
    let known = |viewer| Hannibal::view(&case.state, viewer).hands[Rome].battle_known;
    assert_eq!(
        known(Viewer::Seat(case.state.open.seat_of(Carthage))),
        titles("p")
    );
    assert_eq!(known(Viewer::Spectator), titles(""));
    let mut other = start(Carthage);
    other.roll("ally-deserts 1").play(Carthage, counter("c59"));
    assert_eq!(other.state.battle_hands[Carthage], titles("p fl r fa"));
    // From nobody nothing is taken.
    let mut none = start(Rome);
    none.deal("fa", "");
    assert!(!none.offers(Rome, counter("c59")));
    assert_eq!(
        none.state.open.land.armies(Rome) & spaces("cannae"),
        spaces("cannae")
    );
}
