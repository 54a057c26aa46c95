//! Cards that work in an activation, for it or against it.

use hannibal::{Act, Event, Moment, Use};

use super::{counter, event, is_asked_at, pass, reach};
use crate::common::{Carthage, Case, Rome, Side, card, general, space};

/// The last die read and what it came to.
fn last_roll(case: &Case) -> Option<i8> {
    case.told.iter().rev().find_map(|told| match told {
        Event::Rolled { value, .. } => Some(*value),
        _ => None,
    })
}

// #5
// 10.5-a, 8.1-d
#[test]
fn a_native_guide_eases_every_pass() {
    // An Alpine pass and another one.
    for (id, from, to, value) in [
        ("c05", "druentia", "taurini", 2),
        ("c05", "emporiae", "narbo", 0),
        ("c12", "druentia", "taurini", 5),
        ("c12", "emporiae", "narbo", 3),
    ] {
        let mut case = Case::empty()
            .army(Carthage, from, 6, "hannibal")
            .hand(Carthage, id)
            .to_play(Carthage);
        case.activate(Carthage, id, "hannibal");
        case.roll("attrition 5").step(Carthage, to);
        assert_eq!(last_roll(&case), Some(value), "{id} from {from}");
    }
    let case = Case::empty()
        .army(Carthage, "zama", 2, "hanno")
        .hand(Carthage, "c05");
    let (card, way) = (card("c05"), Use::General);
    assert!(
        !case.offers(Carthage, Act::Play { card, way }),
        "Hanno needs 3 OPs"
    );
}

// #61, #62, #63
// EX-78, 8.1-d, 8.2.1-a, 8.7-c
#[test]
fn a_forced_march_gives_six_points() {
    for (id, ops) in [("c61", 1), ("c62", 2), ("c63", 3)] {
        let mut case = Case::empty()
            .army(Rome, "roma", 2, "varro")
            .army(Rome, "nola", 2, "marcellus")
            .army(Rome, "arpi", 2, "fabius")
            .hand(Rome, id)
            .truce();
        let (card, way) = (card(id), Use::General);
        case.play(Rome, Act::Play { card, way });
        for (name, rating) in [("varro", 1), ("marcellus", 2), ("fabius", 3)] {
            let general = general(name);
            assert_eq!(
                case.offers(Rome, Act::Activate { general }),
                rating <= ops,
                "{id} {name}"
            );
        }
        let general = general("varro");
        case.play(Rome, Act::Activate { general });
        assert_eq!(case.state.march_points(), 6, "{id}");
        assert!(case.state.open.truce(), "{id} does not end the truce");
    }
}

trait Points {
    fn march_points(&self) -> u8;
}

impl Points for hannibal::State {
    fn march_points(&self) -> u8 {
        self.open.march.expect("an activation").mp
    }
}

/// EX-87: a Consul at praeneste with 6 MPs, Carthage with one card.
fn consul(held: &str) -> Case {
    let mut case = Case::empty()
        .army(Rome, "praeneste", 6, "varro")
        .consuls("varro")
        .hand(Rome, "c63")
        .hand(Carthage, held);
    case.activate(Rome, "c63", "varro");
    case
}

fn sail(to: &str) -> Act {
    Act::Sail {
        to: space(to),
        inside: false,
    }
}

// #41
// EX-87, 8.4-f, D.1
#[test]
fn bad_weather_slows_a_general_or_keeps_a_fleet_in_port() {
    let mut slow = consul("c41");
    assert!(is_asked_at(&slow, Moment::Activate));
    slow.play(Carthage, counter("c41"));
    assert_eq!(slow.state.march_points(), 2);
    slow.step(Rome, "roma");
    assert!(!slow.offers(Rome, sail("panormus")));

    let mut late = consul("c41");
    late.play(Carthage, Act::Decline);
    late.step(Rome, "roma");
    late.play(Rome, sail("panormus"));
    assert!(is_asked_at(&late, Moment::Naval));
    late.play(Carthage, counter("c41"));
    assert_eq!((late.cu(Rome, "roma"), late.cu(Rome, "panormus")), (6, 0));
    assert!(late.state.open.march.is_none(), "nothing is left to do");
    assert_eq!(late.at("varro").as_deref(), Some("roma"));
}

// #41, #60
// 8.4-f, K1
#[test]
fn whoever_could_hold_the_card_is_asked_whether_he_does_or_not() {
    let start = |gone: bool| {
        let mut case = Case::empty()
            .army(Rome, "roma", 6, "varro")
            .hand(Rome, "c63");
        let open = &mut case.state.open;
        let pile = if gone {
            &mut open.strategy.discard
        } else {
            &mut open.strategy.unseen
        };
        *pile |= crate::common::cards("c41 c60");
        open.strategy.removed -= crate::common::cards("c41 c60");
        case.activate(Rome, "c63", "varro");
        case
    };
    let mut other = start(false);
    assert!(is_asked_at(&other, Moment::Activate));
    assert_eq!(other.options(Carthage), [Act::Decline]);
    other
        .play(Carthage, Act::Decline)
        .play(Rome, sail("panormus"));
    assert!(is_asked_at(&other, Moment::Naval));
    assert_eq!(other.options(Carthage), [Act::Decline]);
    // When all can see that the cards are gone, nobody is asked.
    let mut gone = start(true);
    assert_eq!(gone.asked(), Some(Rome));
    gone.play(Rome, sail("panormus"));
    assert_eq!(gone.cu(Rome, "panormus"), 6);
}

// #60
// 8.4-a, 21.1-a
#[test]
fn storms_cost_the_fleet_dearly() {
    let mut case = consul("c60");
    pass(&mut case);
    case.step(Rome, "roma").play(Rome, sail("panormus"));
    assert!(is_asked_at(&case, Moment::Naval));
    case.roll("attrition 5").play(Carthage, counter("c60"));
    assert_eq!((case.cu(Rome, "roma"), case.cu(Rome, "panormus")), (4, 0));
    assert_eq!(case.at("varro").as_deref(), Some("roma"));
    // A general without CUs does not roll.
    let mut alone = Case::empty()
        .army(Rome, "roma", 0, "varro")
        .hand(Rome, "c63")
        .hand(Carthage, "c60");
    alone.activate(Rome, "c63", "varro");
    pass(&mut alone);
    alone
        .play(Rome, sail("panormus"))
        .play(Carthage, counter("c60"));
    assert_eq!(alone.at("varro").as_deref(), Some("roma"));
}

/// Hannibal with 4 CUs enters Druentia, where 6 of his friends stand.
fn alps(held: &str) -> Case {
    let mut case = Case::empty()
        .army(Carthage, "massilia", 4, "hannibal")
        .army(Carthage, "druentia", 6, "")
        .hand(Carthage, "c12")
        .hand(Rome, held)
        .to_play(Carthage);
    case.activate(Carthage, "c12", "hannibal");
    pass(&mut case);
    case.step(Carthage, "druentia");
    case
}

// #7, #8
// 8.4-b, 8.4-g, 8.7-c
#[test]
fn hostile_tribes_fall_upon_a_force_that_enters() {
    for id in ["c07", "c08"] {
        let mut case = alps(id).truce();
        assert!(is_asked_at(&case, Moment::Enter), "{id}");
        case.roll("attrition 6").play(Rome, counter(id));
        assert_eq!(
            case.cu(Carthage, "druentia"),
            7,
            "{id}: 3 of the 4 who came"
        );
        assert_eq!(case.state.open.march.expect("he goes on").force.units.cu, 1);
        assert!(
            case.state.open.truce(),
            "{id}: a counter-event does not end it"
        );
    }
    let mut both = alps("c07 c08");
    both.roll("attrition 1").play(Rome, counter("c07"));
    assert!(
        !is_asked_at(&both, Moment::Enter),
        "never two of one title on one force"
    );
    both.step(Carthage, "helvii");
    assert!(!is_asked_at(&both, Moment::Enter));
    // Outside those provinces nobody is asked.
    let mut massilia = Case::empty()
        .army(Carthage, "nicaea", 4, "hannibal")
        .hand(Carthage, "c12")
        .hand(Rome, "c07")
        .to_play(Carthage);
    massilia.activate(Carthage, "c12", "hannibal");
    pass(&mut massilia);
    massilia.step(Carthage, "massilia");
    assert!(!is_asked_at(&massilia, Moment::Enter));
}

/// An epidemic among 5 Carthaginian CUs; both sides may hold Good Omen.
fn epidemic(held: Side, die: u8) -> Case {
    let mut case = Case::empty()
        .army(Carthage, "castulo", 5, "")
        .hand(Rome, "c51 c44")
        .hand(Carthage, "c12")
        .hand(held, "c84");
    case.roll(&format!("attrition {die}"))
        .play(Rome, event("c51"));
    assert!(
        is_asked_at(&case, Moment::Roll),
        "the die lies on the table"
    );
    case
}

fn omen(by: i8) -> Act {
    let card = card("c84");
    Act::Omen { card, by }
}

// #84
// 8.4-e, 8.4-c
#[test]
fn a_good_omen_shifts_a_die_before_it_bites() {
    for (by, left) in [(-2, 3), (-1, 3), (1, 2), (2, 2)] {
        let mut case = epidemic(Carthage, 6);
        assert_eq!(case.asked(), Some(Rome), "the active player first");
        case.play(Rome, Act::Decline);
        case.play(Carthage, omen(by));
        assert_eq!(case.cu(Carthage, "castulo"), left, "6 shifted by {by}");
    }
    let mut let_pass = epidemic(Rome, 6);
    let_pass
        .play(Rome, Act::Decline)
        .play(Carthage, Act::Decline);
    assert_eq!(let_pass.cu(Carthage, "castulo"), 2);
    let mut worse = epidemic(Rome, 3);
    worse.play(Rome, omen(2));
    assert_eq!(worse.cu(Carthage, "castulo"), 3, "5 instead of 3");
}

// #84
#[test]
fn a_good_omen_throws_a_siege_die_again() {
    let mut case = Case::empty()
        .pcs(Carthage, "capua")
        .army(Rome, "nola", 4, "marcellus")
        .hand(Rome, "c45 c84");
    case.activate(Rome, "c45", "marcellus").step(Rome, "capua");
    case.roll("siege 1").play(Rome, Act::Siege);
    reach(&mut case, Moment::Roll);
    assert!(!case.offers(Rome, omen(1)), "it is not shifted");
    case.roll("siege 6").play(Rome, omen(0));
    assert_eq!(case.state.open.land.points[space("capua").index()], 2);
    assert_eq!(case.cu(Rome, "capua"), 4);
}
