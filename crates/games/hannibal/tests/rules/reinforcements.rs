//! 6.1 to 6.3, 6.7 Reinforcements.

use hannibal::{Act, TurnStep};

use crate::common::{Carthage, Case, Rome, places, space, words};

fn placed(act: Act) -> Option<hannibal::Space> {
    match act {
        Act::Place { at } => Some(at),
        _ => None,
    }
}

fn put(at: &str) -> Act {
    Act::Place { at: space(at) }
}

// EX-04, 6.1-a, 6.1-b, 6.1-c, 6.1-d, 6.1-e, 6.1-f
#[test]
fn carthage_places_four_grants_each_by_its_own_condition() {
    let mut case = Case::empty()
        .pcs(
            Carthage,
            "gades carteia malaca hispalis corduba boii castulo",
        )
        .army(Carthage, "boii", 5, "hannibal")
        .army(Carthage, "carthago", 2, "hanno")
        .army(Carthage, "castulo", 2, "hasdrubal")
        .at_step(TurnStep::Grant(0));
    let africa = places(&case.options(Carthage), placed);
    assert_eq!(africa, words("carthago"));
    case.play(Carthage, put("carthago"));
    for _ in 0..2 {
        let iberia = places(&case.options(Carthage), placed);
        assert_eq!(iberia, words("carthago-nova castulo"));
        case.play(Carthage, put("castulo"));
    }
    let anywhere = places(&case.options(Carthage), placed);
    assert_eq!(anywhere, words("carthago carthago-nova boii castulo"));
    case.play(Carthage, put("boii"));
    assert_eq!(case.cu(Carthage, "castulo"), 4);
    assert_eq!(case.state.open.land.elephants(), 0);
    assert_eq!(case.cu(Carthage, "boii"), 6);
}

// EX-05, 6.1-b, 6.1-c, 6.1-d, RUL-5
#[test]
fn without_carthago_nova_nobody_recruits_there() {
    let mut case = Case::empty()
        .pcs(Carthage, "carteia malaca hispalis corduba")
        .pcs(Rome, "carthago-nova")
        .army(Carthage, "corduba", 2, "mago")
        .at_step(TurnStep::Grant(0));
    case.play(Carthage, put("carthago"));
    // 6.1-b gives nothing; 6.1-c goes to Mago.
    assert_eq!(places(&case.options(Carthage), placed), words("corduba"));
    case.play(Carthage, put("corduba"));
    assert_eq!(
        places(&case.options(Carthage), placed),
        words("carthago corduba")
    );
}

// EX-06, 6.1.1-a, 6.1.1-b, 10.10-c, RUL-4
#[test]
fn displaced_generals_return_to_cus_that_are_not_shut_in() {
    let mut case = Case::empty()
        .army(Carthage, "carthago", 3, "")
        .garrison(Carthage, "saguntum", 2, "")
        .army(Rome, "saguntum", 3, "")
        .points(Rome, "saguntum", 1)
        .displaced("mago")
        .at_step(TurnStep::Return);
    assert_eq!(places(&case.options(Carthage), placed), words("carthago"));
    case.state
        .open
        .land
        .dead
        .insert(crate::common::general("hannibal"));
    case.play(Carthage, put("carthago"));
    assert_eq!(case.at("mago").as_deref(), Some("carthago"));
    assert_eq!(case.at("hannibal"), None);
}

// EX-07, 6.2-a, 6.2-b, 6.2-c, 6.2-d, D-c
#[test]
fn rome_builds_a_stack_of_five_and_keeps_three_in_italia() {
    let start = || {
        Case::empty()
            .army(Rome, "arretium", 2, "fabius")
            .army(Rome, "agrigentum", 1, "longus")
            .consuls("fabius longus")
            .pcs(Rome, "arretium agrigentum")
            .at_step(TurnStep::Levy { left: 5, italia: 3 })
    };
    for (legal, order) in [
        (true, "arretium arretium arretium agrigentum agrigentum"),
        (true, "agrigentum agrigentum arretium arretium arretium"),
        (true, "roma roma roma roma roma"),
        (false, "roma roma roma agrigentum agrigentum"),
        (false, "agrigentum agrigentum agrigentum"),
    ] {
        let mut case = start();
        let mut fits = true;
        for at in order.split_whitespace() {
            if !case.offers(Rome, put(at)) {
                fits = false;
                break;
            }
            case.play(Rome, put(at));
        }
        assert_eq!(fits, legal, "{order}");
    }
}

// EX-10, 6.7-a, 6.7-b, 6.7-d, 6.2-c, 6.3-d
#[test]
fn africanus_arrives_with_five_cus_of_his_own() {
    let mut case = Case::empty()
        .pcs(Rome, "tarraco")
        .turn(6)
        .at_step(TurnStep::Africanus);
    let africanus = crate::common::general("scipio-africanus");
    case.state.open.land.waiting.insert(africanus);
    let offered = places(&case.options(Rome), placed);
    assert!(
        offered.contains("tarraco") && offered.contains("roma"),
        "{offered:?}"
    );
    assert!(!offered.contains("dertosa"), "no PC: {offered:?}");
    case.play(Rome, put("tarraco"));
    assert_eq!(case.cu(Rome, "tarraco"), 5);
    for at in ["tarraco", "tarraco", "roma", "roma", "roma"] {
        case.play(Rome, put(at));
    }
    assert_eq!((case.cu(Rome, "tarraco"), case.cu(Rome, "roma")), (7, 3));
    assert!(case.state.open.land.proconsuls.contains(africanus));
}

// 6.7-c, 6.7-e
#[test]
fn africanus_never_comes_where_no_space_is_fit() {
    let mut case = Case::empty()
        .army(Carthage, "tarraco", 1, "")
        .turn(6)
        .displaced("mago")
        .at_step(TurnStep::Return);
    let land = &mut case.state.open.land;
    land.held[Rome] = crate::common::spaces("messana");
    land.held[Carthage] |=
        crate::common::spaces("roma capua tarentum regium massilia lilybaeum syracusae");
    land.waiting
        .insert(crate::common::general("scipio-africanus"));
    case.play(Carthage, put("tarraco"));
    let (land, africanus) = (
        &case.state.open.land,
        crate::common::general("scipio-africanus"),
    );
    assert!(!land.waiting.contains(africanus) && case.at("scipio-africanus").is_none());
}

// EX-58, 6.3-a, 6.3-b, 6.3-c, 6.2-e, 20.4-b, 20.4-c
#[test]
fn a_besieged_city_receives_nobody_and_an_unbesieged_one_within_its_walls() {
    let shut = |points| {
        Case::empty()
            .garrison(Rome, "roma", 4, "fabius")
            .army(Carthage, "roma", 6, "hannibal")
            .points(Carthage, "roma", points)
            .at_step(TurnStep::Levy { left: 5, italia: 3 })
    };
    let mut case = shut(0);
    case.play(Rome, put("roma"));
    assert_eq!((case.inside(Rome, "roma"), case.cu(Rome, "roma")), (5, 0));
    assert!(!case.offers(Rome, put("roma")), "five fit");
    let besieged = shut(1);
    assert!(besieged.options(Rome).is_empty());
}
