//! Events that take off, turn or place PCs.

use hannibal::{Act, GameAct, Use};

use super::{event, of_pc, plays, usable};
use crate::common::{Carthage, Case, Rome, Side, card, cards, places, province, space, words};

// #1, #2, #4, #67, #73
// 8.5-b, 8.5-c
#[test]
fn a_revolt_takes_every_unguarded_pc_of_its_province() {
    // The second PC is guarded by a CU, the third lies elsewhere.
    let table = [
        ("c01", "aleria olbia", "carales", "henna"),
        ("c02", "henna agrigentum", "panormus", "aleria"),
        ("c04", "numantia toletum", "budua", "castulo"),
        ("c67", "hispalis corduba", "malaca", "castulo"),
        ("c73", "dertosa osca", "tarraco", "castulo"),
    ];
    for (id, open, guarded, elsewhere) in table {
        let all = format!("{open} {guarded} {elsewhere}");
        for (side, other) in [(Rome, Carthage), (Carthage, Rome)] {
            let case = Case::empty()
                .pcs(other, &all)
                .army(other, guarded, 1, "")
                // A general alone protects nothing.
                .army(
                    other,
                    open.split(' ').next().unwrap(),
                    0,
                    &any_general(other),
                );
            let mut case = plays(case, side, id);
            if id == "c73" {
                assert_eq!(places(&case.options(side), of_pc), words(open), "{id}");
                case.play(side, Act::Stop);
            }
            let left = case.state.open.land.pcs(other);
            let expected = format!("{guarded} {elsewhere}");
            assert_eq!(left, crate::common::spaces(&expected), "{id} by {side:?}");
            let empty = Case::empty()
                .pcs(other, guarded)
                .army(other, guarded, 1, "");
            assert!(!usable(empty, side, id), "{id} would change nothing");
        }
    }
}

fn any_general(side: Side) -> String {
    match side {
        Rome => "varro".to_owned(),
        Carthage => "hanno".to_owned(),
    }
}

// #73
#[test]
fn after_the_uprising_a_pc_may_be_placed_where_one_was_taken() {
    let case = Case::empty().pcs(Rome, "dertosa osca");
    let mut case = plays(case, Carthage, "c73");
    case.play(Carthage, Act::Pc { at: space("osca") });
    assert!(case.holds(Carthage, "osca"));
    assert!(!case.holds(Rome, "dertosa") && !case.holds(Carthage, "dertosa"));
    assert!(
        case.state.open.game.effects.emptied.is_empty(),
        "it is forgotten afterwards"
    );
}

// #3, #24
#[test]
fn one_numidia_is_chosen() {
    let case = || {
        Case::empty()
            .pcs(Rome, "siga iol cirta sigus theveste")
            .army(Rome, "iol", 1, "")
    };
    let choose = |id| {
        let mut case = plays(case(), Carthage, id);
        let province = province("numidia-minor");
        case.play(Carthage, Act::Province { province });
        case
    };
    let revolt = choose("c03");
    assert_eq!(
        revolt.state.open.land.pcs(Rome),
        crate::common::spaces("siga iol")
    );
    let seduced = choose("c24");
    for at in ["cirta", "sigus", "theveste"] {
        assert!(seduced.holds(Carthage, at), "{at}");
    }
    assert_eq!(
        seduced.state.open.strategy.removed & cards("c24"),
        cards("c24")
    );
    // Where only one can be chosen nobody is asked.
    let one = plays(
        Case::empty().pcs(Rome, "siga iol").army(Rome, "iol", 1, ""),
        Carthage,
        "c24",
    );
    assert!(one.holds(Carthage, "siga") && one.holds(Rome, "iol"));
    assert!(!usable(
        Case::empty().pcs(Rome, "iol").army(Rome, "iol", 1, ""),
        Carthage,
        "c24"
    ));
}

// #23
#[test]
fn a_numidian_ally_wins_two_spaces_of_one_province() {
    let case = Case::empty()
        .pcs(Carthage, "cirta sigus")
        .army(Carthage, "sigus", 1, "");
    let mut case = plays(case, Rome, "c23");
    let province = province("numidia-minor");
    case.play(Rome, Act::Province { province });
    assert!(!case.offers(Rome, Act::Stop), "the first is not optional");
    let offered = places(&case.options(Rome), of_pc);
    assert_eq!(
        offered,
        words("hippo-regius cirta madauros theveste thamugadi")
    );
    case.play(Rome, Act::Pc { at: space("cirta") });
    assert!(case.offers(Rome, Act::Stop));
    case.play(
        Rome,
        Act::Pc {
            at: space("madauros"),
        },
    );
    assert!(case.holds(Rome, "cirta") && case.holds(Rome, "madauros"));
    assert_eq!(case.asked(), Some(Carthage), "two are all");
}

// #27
#[test]
fn hannibal_in_italia_turns_two_pcs_outside_latium() {
    let start = || {
        Case::empty()
            .pcs(Rome, "spoletium nola arpi cannae henna")
            .army(Rome, "cannae", 1, "")
    };
    assert!(!usable(
        start().army(Carthage, "druentia", 5, "hannibal"),
        Carthage,
        "c27"
    ));
    let case = start().army(Carthage, "mutina", 5, "hannibal");
    let mut case = plays(case, Carthage, "c27");
    assert_eq!(places(&case.options(Carthage), of_pc), words("nola arpi"));
    case.play(Carthage, Act::Pc { at: space("nola") });
    case.play(Carthage, Act::Stop);
    assert!(case.holds(Carthage, "nola") && case.holds(Rome, "arpi"));
}

// #28
#[test]
fn hannibal_charms_his_province_and_his_neighbours() {
    let case = Case::empty()
        // Adjacent by a pass, in his province, far away, and outside Italia.
        .pcs(Rome, "arretium faesulae pisae nola genua")
        .army(Carthage, "pisae", 5, "hannibal");
    let mut case = plays(case, Carthage, "c28");
    assert_eq!(
        places(&case.options(Carthage), of_pc),
        words("arretium faesulae pisae")
    );
    for at in ["pisae", "arretium"] {
        case.play(Carthage, Act::Pc { at: space(at) });
    }
    assert!(case.holds(Carthage, "arretium"));
    assert!(
        !usable(Case::empty().pcs(Rome, "nola"), Carthage, "c28"),
        "he is not there"
    );
}

// #35, #36
#[test]
fn diplomacy_wins_one_space_anywhere() {
    for id in ["c35", "c36"] {
        let mut case = Case::empty()
            .pcs(Carthage, "zama castulo")
            .army(Carthage, "zama", 1, "");
        case.state.hands = Default::default();
        let mut case = plays(case.hand(Carthage, "c12"), Rome, id);
        let offered = places(&case.options(Rome), of_pc);
        assert!(
            offered.contains("castulo") && offered.contains("nola"),
            "{id}"
        );
        assert!(
            !offered.contains("zama") && !offered.contains("capua"),
            "{id}"
        );
        case.play(
            Rome,
            Act::Pc {
                at: space("castulo"),
            },
        );
        assert!(case.holds(Rome, "castulo"));
        assert_eq!(case.asked(), Some(Carthage), "{id}: one is all");
    }
}

// #69
#[test]
fn massinissa_brings_numidia_minor_and_a_cu() {
    let case = Case::empty()
        .pcs(Carthage, "cirta")
        .army(Rome, "zama", 2, "varro");
    let mut case = plays(case, Rome, "c69");
    for at in ["cirta", "sigus", "theveste"] {
        case.play(Rome, Act::Pc { at: space(at) });
    }
    assert!(case.holds(Rome, "cirta") && case.holds(Rome, "theveste"));
    assert_eq!(case.cu(Rome, "zama"), 3);
}

// #75
#[test]
fn sicilian_allies_desert_with_a_cu_and_a_pc_as_far_as_possible() {
    let case = Case::empty()
        .pcs(Rome, "henna agrigentum")
        .army(Rome, "henna", 2, "")
        .army(Rome, "syracusae", 1, "");
    let mut case = plays(case, Carthage, "c75");
    let at = space("syracusae");
    case.play(Carthage, Act::Stack { at, inside: false });
    assert_eq!(case.cu(Rome, "syracusae"), 0);
    assert!(
        !case.holds(Rome, "agrigentum"),
        "the only PC that nobody guards"
    );
    let alone = plays(Case::empty().pcs(Rome, "henna"), Carthage, "c75");
    assert!(!alone.holds(Rome, "henna"), "one part is enough");
    assert!(!usable(Case::empty(), Carthage, "c75"));
}

// #78
// EX-82
#[test]
fn spoils_of_war_follow_a_city_taken_this_turn() {
    let start = || {
        let mut case = Case::empty()
            .army(Carthage, "agrigentum", 2, "bomilcar")
            .army(Carthage, "zama", 2, "mago")
            .hand(Carthage, "c78");
        assert!(
            !case.offers(Carthage, event("c78")),
            "nothing was taken yet"
        );
        case = plays(case, Carthage, "c26");
        let way = Use::Discard;
        case.play(
            Rome,
            Act::Play {
                card: card("c35"),
                way,
            },
        );
        let mut case = case.hand(Rome, "c44");
        case.play(Carthage, event("c78"));
        case
    };
    let mut troops = start();
    troops.play(Carthage, Act::Game(GameAct::Option { second: false }));
    assert_eq!(
        troops.cu(Carthage, "agrigentum"),
        4,
        "not with Mago in Africa"
    );
    assert_eq!(troops.asked(), Some(Rome), "and no PCs");
    let mut pcs = start();
    pcs.play(Carthage, Act::Game(GameAct::Option { second: true }));
    assert_eq!(
        places(&pcs.options(Carthage), of_pc),
        words("panormus agrigentum henna")
    );
    for at in ["panormus", "henna", "agrigentum"] {
        pcs.play(Carthage, Act::Pc { at: space(at) });
    }
    assert_eq!(pcs.asked(), Some(Rome));
    assert_eq!(pcs.cu(Carthage, "agrigentum"), 2);
}

// #86
#[test]
fn raids_strike_along_the_roads_of_one_general() {
    let case = Case::empty()
        .pcs(Rome, "capua cumae nola terventum")
        .army(Rome, "terventum", 1, "")
        .army(Carthage, "neapolis", 1, "mago")
        .army(Carthage, "beneventum", 0, "hanno");
    let mut case = plays(case, Carthage, "c86");
    // Hanno has no CU, so Mago is not asked for.
    assert_eq!(places(&case.options(Carthage), of_pc), words("cumae nola"));
    assert!(!case.offers(Carthage, Act::Stop));
    case.play(Carthage, Act::Pc { at: space("nola") });
    case.play(Carthage, Act::Stop);
    assert!(case.holds(Rome, "cumae") && !case.holds(Rome, "nola"));
}

// #87
// EX-82, 8.5-b
#[test]
fn a_revolt_strikes_what_it_finds_in_a_province_the_enemy_controls() {
    let case = Case::empty()
        .pcs(
            Rome,
            "nola cumae neapolis spoletium praeneste tarracina arpi",
        )
        .army(Rome, "cumae", 1, "")
        .army(Rome, "neapolis", 1, "");
    let mut case = plays(case, Carthage, "c87");
    // Only Campania: Latium is excepted and Apulia not under control.
    assert!(!case.holds(Rome, "nola"));
    assert_eq!(places(&case.options(Carthage), of_pc), words("nola"));
    case.play(Carthage, Act::Pc { at: space("nola") });
    assert!(case.holds(Carthage, "nola"));
    assert!(case.state.open.over.is_none(), "nobody capitulates");
}
