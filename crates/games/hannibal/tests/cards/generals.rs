//! Events about generals and their offices.

use hannibal::{Act, Frame, Office};

use super::{event, of_pc, of_step, plays, usable};
use crate::common::{Carthage, Case, Rome, general, generals, places, space, words};

fn choose(name: &str) -> Act {
    Act::General {
        general: general(name),
    }
}

// #19
#[test]
fn the_senate_dismisses_a_proconsul() {
    let start = || {
        Case::empty()
            .army(Rome, "nola", 4, "marcellus")
            .army(Rome, "tarraco", 5, "scipio-africanus")
            .army(Rome, "roma", 5, "varro")
            .consuls("varro")
    };
    // Marcellus is the only one who can be meant.
    let case = plays(start(), Carthage, "c19");
    assert_eq!(case.state.open.land.pool, generals("marcellus"));
    assert_eq!((case.at("marcellus"), case.cu(Rome, "nola")), (None, 4));
    assert_eq!(
        case.state.open.land.proconsuls,
        generals("scipio-africanus")
    );
    let without = Case::empty().army(Rome, "tarraco", 5, "scipio-africanus");
    assert!(!usable(without, Carthage, "c19"));
}

// #50
#[test]
fn pirates_bring_an_army_across_the_adriatic() {
    let start = || {
        Case::empty()
            .army(Carthage, "olbia", 7, "mago")
            .army(Carthage, "zama", 2, "hasdrubal")
            .army(Carthage, "carthago", 2, "hanno")
            .hand(Carthage, "c50")
            .to_play(Carthage)
    };
    let mut case = start();
    case.play(Carthage, event("c50"));
    // Hasdrubal is in no port and Hanno may not leave Africa.
    assert!(matches!(case.state.open.march, Some(march) if march.general == general("mago")));
    let (to, inside) = (space("brundisium"), false);
    assert!(
        !case.offers(Carthage, Act::Sail { to, inside }),
        "7 CUs are too many"
    );
    assert_eq!(
        places(&case.options(Carthage), of_step),
        words(""),
        "by sea alone"
    );
    case.force(Carthage, 5);
    let ports = |act| match act {
        Act::Sail { to, .. } => Some(to),
        _ => None,
    };
    let adriatic = "ariminum sena-gallica firmum-picenum brundisium tarentum heraclea croton";
    assert_eq!(places(&case.options(Carthage), ports), words(adriatic));
    // No naval die is due: the test has none.
    case.play(Carthage, Act::Sail { to, inside });
    assert_eq!(
        (case.cu(Carthage, "brundisium"), case.cu(Carthage, "olbia")),
        (5, 2)
    );
    assert!(case.state.open.march.is_none(), "it was his whole movement");
    let inland = Case::empty().army(Carthage, "zama", 2, "hasdrubal");
    assert!(!usable(inland, Carthage, "c50"));
}

// #50
// 20.1-a, 8.5-f
#[test]
fn a_siege_may_follow_the_landing() {
    let mut case = Case::empty()
        .army(Carthage, "olbia", 5, "mago")
        .hand(Carthage, "c50")
        .to_play(Carthage);
    case.play(Carthage, event("c50"));
    let (to, inside) = (space("tarentum"), false);
    case.play(Carthage, Act::Sail { to, inside });
    case.roll("siege 5").play(Carthage, Act::Siege);
    assert_eq!(case.state.open.land.points[to.index()], 1);
}

// #66, #83
// EX-89, 6.6-c, 8.5-f
#[test]
fn imperium_makes_an_additional_proconsul_and_sends_him_out() {
    for (id, at, elsewhere) in [("c66", "tarraco", "nola"), ("c83", "panormus", "tarraco")] {
        let start = || {
            Case::empty()
                .army(Rome, at, 5, "varro longus")
                .army(Rome, elsewhere, 5, "fabius")
                .consuls("varro longus")
                .hand(Rome, id)
        };
        let mut case = start();
        case.play(Rome, event(id));
        assert_eq!(
            case.options(Rome),
            [choose("longus"), choose("varro")],
            "{id}"
        );
        case.play(Rome, choose("varro"));
        let land = &case.state.open.land;
        assert_eq!(
            land.office(general("varro")),
            Some(Office::Proconsul),
            "{id}"
        );
        assert_eq!(land.extra | land.extra_south, generals("varro"), "{id}");
        assert_eq!(
            land.commander(land.stack_of(general("varro")).unwrap()),
            Some(general("longus"))
        );
        assert_eq!(case.cu(Rome, at), 6, "{id}");
        let march = case.state.open.march.expect("he is activated");
        assert_eq!((march.general, march.mp), (general("varro"), 4));
        assert!(march.orders.ships.is_some(), "{id}");
        case.play(Rome, Act::EndMove);
        assert!(
            case.state
                .open
                .strategy
                .discard
                .contains(crate::common::card(id))
        );
        let nobody = Case::empty().army(Rome, elsewhere, 5, "fabius");
        assert!(!usable(nobody, Rome, id), "{id} without a general there");
    }
}

// #66
// EX-89, 6.7-d
#[test]
fn a_permanent_proconsul_keeps_his_own_rank() {
    let mut case = Case::bare("c1-iberia")
        .army(Rome, "dertosa", 8, "scipio-africanus")
        .hand(Rome, "c66");
    case.play(Rome, event("c66"));
    let land = &case.state.open.land;
    assert!(land.extra.is_empty());
    assert_eq!(case.cu(Rome, "dertosa"), 9);
    let (to, inside) = (space("tarraco"), false);
    assert!(case.offers(Rome, Act::Step { to }) && case.offers(Rome, Act::Sail { to, inside }));
    let (to, inside) = (space("roma"), false);
    assert!(!case.offers(Rome, Act::Sail { to, inside }));
}

// #66
#[test]
fn an_additional_proconsul_who_leaves_his_region_is_an_ordinary_one() {
    let mut case = Case::empty()
        .army(Rome, "emporiae", 5, "varro")
        .hand(Rome, "c66");
    assert!(!case.offers(Rome, event("c66")), "Emporiae is in Gaul");
    case = case.army(Rome, "tarraco", 2, "longus");
    case.play(Rome, event("c66"));
    case.step(Rome, "emporiae");
    if let Some(Frame::Command(_)) = case.state.open.top() {
        case.play(
            Rome,
            Act::Command {
                general: general("varro"),
            },
        );
    }
    case.play(Rome, Act::EndMove);
    assert!(case.state.open.land.extra.is_empty());
}

// #83, #58
#[test]
fn imperium_in_the_south_overrules_cato() {
    let start = |id: &str| {
        let mut case = Case::empty()
            .army(Rome, "panormus", 5, "varro")
            .hand(Rome, id);
        case.state.open.game.effects.cato_counsels = true;
        case
    };
    let (to, inside) = (space("thapsus"), false);
    let sail = Act::Sail { to, inside };
    let mut sent = start("c83");
    sent.play(Rome, event("c83"));
    assert!(sent.offers(Rome, sail));
    let mut plain = start("c46");
    plain.activate(Rome, "c46", "varro");
    assert!(!plain.offers(Rome, sail));
}

// #76
#[test]
fn the_victor_comes_to_roma_in_triumph() {
    let start = || {
        let mut case = Case::empty()
            .pcs(Rome, "arpi cannae")
            .army(Rome, "cannae", 7, "marcellus")
            .army(Carthage, "nola", 1, "");
        case.state.open.game.effects.triumph = Some(general("marcellus"));
        case
    };
    let mut case = plays(start(), Rome, "c76");
    assert_eq!(case.at("marcellus").as_deref(), Some("roma"));
    assert_eq!(
        (case.cu(Rome, "roma"), case.cu(Rome, "cannae")),
        (4, 3),
        "half, rounded up"
    );
    assert!(
        case.state
            .open
            .land
            .commanders
            .contains(general("marcellus"))
    );
    let offered = places(&case.options(Rome), of_pc);
    assert!(offered.contains("arretium") && !offered.contains("nola"));
    assert!(!offered.contains("zama") && !offered.contains("arpi"));
    for at in ["arretium", "pisae"] {
        case.play(Rome, Act::Pc { at: space(at) });
    }
    case.play(Rome, Act::Stop);
    assert!(case.holds(Rome, "arretium") && case.holds(Rome, "pisae"));
    let mut none = start();
    none.state.open.game.effects.triumph = None;
    assert!(!usable(none, Rome, "c76"), "no such battle was won");
    let shut = start()
        .army(Carthage, "roma", 3, "")
        .points(Carthage, "roma", 1);
    assert!(!usable(shut, Rome, "c76"), "Roma is besieged");
}

// #76
// 15.8-a
#[test]
fn a_battle_that_costs_carthage_three_cus_earns_a_triumph() {
    let mut case = Case::empty()
        .pcs(Carthage, "zama sicca thapsus")
        .army(Rome, "arpi", 9, "marcellus")
        .army(Carthage, "cannae", 3, "")
        .hand(Rome, "c45");
    case.activate(Rome, "c45", "marcellus").step(Rome, "cannae");
    while case.state.open.battle.is_none() {
        case.play(Carthage, Act::Done);
    }
    case.deal("fa fa", "p");
    let (card, title) = (crate::common::title("fa"), crate::common::title("fa"));
    case.play(Rome, Act::Attack { card, title });
    case.roll("casualties 1, retreat 1")
        .play(Carthage, Act::Yield);
    while let Some(Frame::Owe(_)) = case.state.open.top() {
        let first = case.options(Carthage)[0];
        case.play(Carthage, first);
    }
    // Nowhere to retreat to: all three are lost.
    assert_eq!(
        case.state.open.game.effects.triumph,
        Some(general("marcellus"))
    );
}

// #80
// 9.3-a, 18.3-a, 8.2.1-a
#[test]
fn a_dictator_outranks_the_consuls() {
    let mut start = Case::empty()
        .army(Rome, "nola", 6, "varro longus fabius")
        .consuls("varro longus");
    start.state.open.game.effects.manpower_shortage = true;
    let mut case = plays(start, Rome, "c80");
    case.play(Rome, choose("fabius"));
    let open = &case.state.open;
    assert_eq!(open.game.effects.dictator, Some(general("fabius")));
    assert_eq!(open.land.commanders, generals("fabius"));
    assert_eq!(
        open.land.office(general("fabius")),
        Some(Office::Proconsul),
        "kept underneath"
    );
    assert!(
        !open.game.effects.manpower_shortage,
        "the marker of #68 comes off"
    );
    assert_eq!(case.cu(Rome, "roma"), 2);
    // A card of any value activates him.
    case.state.hands = Default::default();
    let mut case = case.hand(Rome, "c44").to_play(Rome);
    case.activate(Rome, "c44", "fabius");
    let shut = Case::empty()
        .army(Carthage, "roma", 3, "")
        .points(Carthage, "roma", 1);
    assert!(
        !usable(shut.army(Rome, "nola", 6, "varro"), Rome, "c80"),
        "Roma is besieged"
    );
}
