//! Events about Cities and sieges.

use hannibal::{Act, Moment, Use};

use super::{counter, is_asked_at, of_stack, pass, plays, usable};
use crate::common::{Carthage, Case, Rome, Side, card, cards, places, space, words};

fn points(case: &Case, at: &str) -> u8 {
    case.state.open.land.points[space(at).index()]
}

// #25, #26, #71
// 8.1-c
#[test]
fn a_city_changes_sides_if_nobody_guards_it() {
    let table = [
        ("c25", Carthage, "capua", Some(("arpi", "mago"))),
        ("c26", Carthage, "syracusae", None),
        ("c71", Rome, "gades", Some(("tarraco", "p-scipio"))),
    ];
    for (id, side, city, general) in table {
        let start = |with_general: bool| {
            let case = Case::empty();
            match general.filter(|_| with_general) {
                Some((at, name)) => case.army(side, at, 1, name),
                None => case,
            }
        };
        let case = plays(start(true), side, id);
        assert!(case.holds(side, city), "{id}");
        assert!(
            case.state.open.strategy.removed.contains(card(id)),
            "{id} leaves the game"
        );
        assert!(
            case.state.open.game.effects.taken[side].contains(space(city)),
            "{id}"
        );
        assert!(
            !usable(start(true).pcs(side, city), side, id),
            "{id}: it is theirs"
        );
        let guarded = start(true).army(side.enemy(), city, 1, "");
        assert!(!usable(guarded, side, id), "{id}: a CU holds it");
        assert_eq!(
            usable(start(false), side, id),
            general.is_none(),
            "{id}: a general"
        );
    }
}

// #25
#[test]
fn a_general_alone_inside_the_city_is_displaced() {
    let case = Case::empty()
        .army(Carthage, "capua", 3, "mago")
        .garrison(Rome, "capua", 0, "varro")
        .points(Carthage, "capua", 2);
    let case = plays(case, Carthage, "c25");
    assert!(case.holds(Carthage, "capua") && points(&case, "capua") == 0);
    assert!(
        case.state
            .open
            .land
            .pool
            .contains(crate::common::general("varro"))
    );
}

fn besieged() -> Case {
    Case::empty()
        .garrison(Rome, "roma", 2, "")
        .elephants("roma", 4, 1, "hannibal")
        .points(Carthage, "roma", 2)
        .army(Carthage, "capua", 3, "")
        .points(Carthage, "capua", 1)
}

// #17
#[test]
fn a_sortie_breaks_the_siege_and_costs_the_besieger_a_cu() {
    // Capua has no garrison: Roma alone can be meant.
    let mut case = plays(besieged(), Rome, "c17");
    assert_eq!(case.asked(), Some(Carthage), "the owner picks the CU");
    case.play(Carthage, Act::Lose { elephants: 0 });
    assert_eq!((points(&case, "roma"), case.cu(Carthage, "roma")), (0, 3));
    assert_eq!(points(&case, "capua"), 1);
    assert!(!usable(besieged(), Carthage, "c17"));
}

// #49
#[test]
fn a_fleet_breaks_the_siege_of_a_port() {
    let case = plays(besieged(), Rome, "c49");
    assert_eq!((points(&case, "roma"), points(&case, "capua")), (0, 1));
    assert_eq!(case.cu(Carthage, "roma"), 4);
    let two = besieged()
        .army(Carthage, "tarentum", 3, "")
        .points(Carthage, "tarentum", 1);
    let case = plays(two, Rome, "c49");
    assert_eq!(
        places(&case.options(Rome), of_stack),
        words("roma tarentum")
    );
}

/// A general before a City with his siege still to come.
fn before(side: Side, with: &str, name: &str, from: &str, city: &str, garrison: u8) -> Case {
    let case = Case::empty()
        .pcs(side.enemy(), city)
        .army(side, from, 4, name)
        .army(side.enemy(), city, garrison, "");
    march_before(case, side, with, name, city, garrison)
}

fn march_before(case: Case, side: Side, with: &str, name: &str, city: &str, garrison: u8) -> Case {
    let mut case = case.hand(side, with).to_play(side);
    case.activate(side, with, name);
    pass(&mut case);
    case.step(side, city);
    if garrison > 0 {
        let inside = Act::Inside {
            cu: garrison,
            elephants: 0,
        };
        case.play(side.enemy(), inside);
    }
    case
}

// #18
// EX-83, 8.1-d, 8.1-e
#[test]
fn a_traitor_opens_tarentum_without_a_roll() {
    let mut case = before(Carthage, "c18", "mago", "venusia", "tarentum", 2);
    case.play(Carthage, Act::Siege);
    assert!(case.holds(Carthage, "tarentum"));
    assert_eq!(case.inside(Rome, "tarentum"), 0, "all inside is lost");
    assert_eq!(
        case.state.open.strategy.removed & cards("c18"),
        cards("c18")
    );
    // Elsewhere, or without a siege, it is an ordinary card of 2 OPs.
    let mut away = before(Carthage, "c18", "mago", "nola", "capua", 0);
    away.roll("siege 5").play(Carthage, Act::Siege);
    assert_eq!(
        (points(&away, "capua"), away.holds(Rome, "capua")),
        (1, true)
    );
    assert_eq!(
        away.state.open.strategy.discard & cards("c18"),
        cards("c18")
    );
    let mut idle = before(Carthage, "c18", "mago", "venusia", "tarentum", 0);
    idle.play(Carthage, Act::EndMove);
    assert!(idle.holds(Rome, "tarentum"));
    assert_eq!(
        idle.state.open.strategy.discard & cards("c18"),
        cards("c18")
    );
}

// #18
// EX-83
#[test]
fn a_truce_keeps_tarentum_safe() {
    let case = Case::empty().army(Carthage, "venusia", 4, "mago").truce();
    let case = march_before(case, Carthage, "c18", "mago", "tarentum", 0);
    assert!(!case.offers(Carthage, Act::Siege));
    assert!(case.state.open.truce(), "a dual card does not end it");
}

// #54
#[test]
fn treachery_scores_without_a_roll() {
    let table = [
        (Rome, "marcellus", "nola", "capua", 0, None),
        (Rome, "marcellus", "nola", "capua", 1, Some(2)),
        (Rome, "marcellus", "clupea", "carthago", 0, Some(2)),
        (Carthage, "hannibal", "praeneste", "roma", 0, Some(2)),
    ];
    for (side, name, from, city, garrison, left) in table {
        let mut case = before(side, "c54", name, from, city, garrison);
        case.play(side, Act::Siege);
        assert_eq!(
            case.holds(side, city),
            left.is_none(),
            "{city} with {garrison}"
        );
        assert_eq!(
            points(&case, city),
            left.unwrap_or(0),
            "{city} with {garrison}"
        );
        assert!(case.state.open.strategy.discard.contains(card("c54")));
    }
    // Not against Tribes.
    let case = Case::empty()
        .tribe("boii", Some(Carthage))
        .army(Rome, "mutina", 4, "marcellus");
    let mut case = march_before(case, Rome, "c54", "marcellus", "boii", 0);
    case.roll("siege 2").play(Rome, Act::Siege);
    case.no_dice_left();
}

// #70
// 8.4-e
#[test]
fn archimedes_undoes_a_siege_roll_at_syracusae() {
    let start = || {
        let case = Case::empty()
            .pcs(Carthage, "syracusae")
            .army(Rome, "henna", 4, "marcellus")
            .hand(Carthage, "c70");
        let mut case = march_before(case, Rome, "c45", "marcellus", "syracusae", 0);
        case.roll("siege 6").play(Rome, Act::Siege);
        assert!(
            is_asked_at(&case, Moment::Siege),
            "the owner of the City is asked"
        );
        case
    };
    let mut case = start();
    case.play(Carthage, counter("c70"));
    assert_eq!(
        (points(&case, "syracusae"), case.cu(Rome, "syracusae")),
        (0, 3)
    );
    let mut passed = start();
    passed.play(Carthage, Act::Decline);
    assert_eq!(
        (points(&passed, "syracusae"), passed.cu(Rome, "syracusae")),
        (2, 4)
    );
    // Points without a roll are beyond him, and so are other Cities.
    let other = Case::empty()
        .pcs(Carthage, "syracusae capua")
        .army(Rome, "henna", 4, "marcellus")
        .hand(Carthage, "c70");
    let mut other = march_before(other, Rome, "c54", "marcellus", "syracusae", 0);
    other.play(Rome, Act::Siege);
    assert!(other.holds(Rome, "syracusae"));
    let capua = Case::empty()
        .pcs(Carthage, "capua")
        .army(Rome, "nola", 4, "marcellus")
        .hand(Carthage, "c70");
    let mut capua = march_before(capua, Rome, "c45", "marcellus", "capua", 0);
    capua.roll("siege 6").play(Rome, Act::Siege);
    assert_eq!(points(&capua, "capua"), 2);
}

// #91
// 8.1-e
#[test]
fn a_citadel_holds_when_the_city_is_about_to_fall() {
    for (id, name) in [("c18", "mago"), ("c54", "hannibal"), ("c50", "hannibal")] {
        let case = Case::empty()
            .army(Carthage, "venusia", 4, name)
            .army(Rome, "tarentum", 1, "")
            .hand(Rome, "c91")
            .hand(Carthage, id)
            .to_play(Carthage);
        let mut case = case;
        case.activate(Carthage, id, name);
        pass(&mut case);
        case.step(Carthage, "tarentum");
        let (cu, elephants) = (1, 0);
        case.play(Rome, Act::Inside { cu, elephants });
        case.state
            .open
            .land
            .set_points(Carthage, space("tarentum"), 2);
        if id == "c50" {
            case.roll("siege 5");
        }
        case.play(Carthage, Act::Siege);
        assert!(is_asked_at(&case, Moment::Fall), "{id}");
        case.play(Rome, counter("c91"));
        assert!(case.holds(Rome, "tarentum"), "{id}");
        assert_eq!(
            (points(&case, "tarentum"), case.cu(Carthage, "tarentum")),
            (2, 3),
            "{id}"
        );
        assert_eq!(case.inside(Rome, "tarentum"), 1, "{id}");
        assert!(
            case.state.open.strategy.discard.contains(card(id)),
            "{id} has not come about"
        );
    }
}

// #91
#[test]
fn without_a_garrison_nobody_is_asked() {
    let case = Case::empty()
        .army(Carthage, "venusia", 4, "mago")
        .hand(Rome, "c91 c44");
    let mut case = case.hand(Carthage, "c18").to_play(Carthage);
    let (card, way) = (card("c18"), Use::General);
    case.play(Carthage, Act::Play { card, way });
    case.play(
        Carthage,
        Act::Activate {
            general: crate::common::general("mago"),
        },
    );
    pass(&mut case);
    case.step(Carthage, "tarentum").play(Carthage, Act::Siege);
    assert!(case.holds(Carthage, "tarentum"));
}
