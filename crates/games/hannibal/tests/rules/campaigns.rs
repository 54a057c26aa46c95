//! 28.10 to 28.12 The campaign scenarios.

use hannibal::{Act, Cause, Frame, GameUse, TurnStep, Use, theatre};

use crate::common::{Carthage, Case, Rome, card, general, places, space, words};

fn pc(act: Act) -> Option<hannibal::Space> {
    match act {
        Act::Pc { at } => Some(at),
        _ => None,
    }
}

fn placed(act: Act) -> Option<hannibal::Space> {
    match act {
        Act::Place { at } => Some(at),
        _ => None,
    }
}

fn discard(id: &str) -> Act {
    Act::Play {
        card: card(id),
        way: Use::Discard,
    }
}

// EX-68, 28.10-j, 8.7-f
#[test]
fn the_roman_diplomat_turns_one_pc_after_a_card() {
    let mut case = Case::bare("c1-iberia")
        .pcs(Carthage, "bilbilis ilerda saguntum")
        .pcs(Rome, "dertosa")
        .army(Rome, "dertosa", 8, "scipio-africanus")
        .hand(Rome, "c45")
        .hand(Carthage, "c11");
    case.play(Rome, discard("c45"));
    // Neither is next to Saguntum's City; a PC that is could not be turned.
    assert_eq!(places(&case.options(Rome), pc), words("bilbilis ilerda"));
    case.play(
        Rome,
        Act::Pc {
            at: space("bilbilis"),
        },
    );
    assert!(case.holds(Rome, "bilbilis"));
    assert_eq!(case.asked(), Some(Carthage));
    let mut near = Case::bare("c1-iberia")
        .pcs(Carthage, "segobriga saguntum")
        .army(Rome, "bilbilis", 8, "scipio-africanus")
        .hand(Rome, "c45")
        .hand(Carthage, "c11");
    near.play(Rome, discard("c45"));
    assert_eq!(near.asked(), Some(Carthage), "segobriga is guarded");
}

// EX-69, 28.10-h
#[test]
fn rivals_do_not_stand_together_until_beaten() {
    let start = |beaten: bool| {
        let mut case = Case::bare("c1-iberia")
            .army(Carthage, "dianium", 4, "mago")
            .army(Carthage, "carthago-nova", 6, "hasdrubal")
            .hand(Carthage, "c13")
            .to_play(Carthage);
        case.state.open.game.tally.carthage_beaten = beaten;
        case.activate(Carthage, "c13", "hasdrubal");
        case.offers(
            Carthage,
            Act::Step {
                to: space("dianium"),
            },
        )
    };
    assert!(!start(false) && start(true));
}

// EX-72, 28.10-c, 7.3.1-a
#[test]
fn rome_chooses_in_iberia_and_carthage_may_preempt() {
    let mut case = Case::bare("c1-iberia")
        .army(Carthage, "castulo", 6, "hasdrubal")
        .hand(Carthage, "c37")
        .hand(Rome, "c45")
        .at_step(TurnStep::Preempt);
    assert_eq!(case.asked(), Some(Carthage));
    case.play(Carthage, Act::Decline);
    assert_eq!(case.asked(), Some(Rome));
    case.play(Rome, Act::Side { side: Carthage });
    assert_eq!(case.asked(), Some(Carthage));
}

// 28.10-b, 28.10-k, 28.10-g
#[test]
fn iberia_is_decided_by_its_cities_ports_and_provinces() {
    for (all, winner) in [(true, Rome), (false, Carthage)] {
        let mut case = Case::bare("c1-iberia").turn(8);
        for at in case.state.open.land.in_play {
            case.state.open.land.put_pc(Rome, at);
        }
        if !all {
            case.state.open.land.put_pc(Carthage, space("dianium"));
        }
        case.end_phase("");
        let end = case.state.open.over.expect("no winter on turn 8");
        assert_eq!((end.winner, end.cause), (winner, Cause::Iberia));
    }
}

// 28.10-d
#[test]
fn africanus_is_reinforced_in_iberia() {
    let mut case = Case::bare("c1-iberia")
        .pcs(Carthage, "carthago-nova")
        .army(Carthage, "castulo", 6, "hasdrubal")
        .army(Rome, "dertosa", 8, "scipio-africanus")
        .turn(7)
        .at_step(TurnStep::Grant(1));
    case.play(
        Carthage,
        Act::Place {
            at: space("castulo"),
        },
    );
    assert_eq!(case.cu(Rome, "dertosa"), 10);
    assert!(
        !case.state.hands[Rome].is_empty(),
        "and no election is held"
    );
}

// 28.10-f, 28.12-f, RUL-25
#[test]
fn nobody_leaves_the_theatre() {
    let mut case = Case::bare("c1-iberia")
        .army(Rome, "tarraco", 8, "scipio-africanus")
        .hand(Rome, "c47");
    case.activate(Rome, "c47", "scipio-africanus");
    assert!(!case.offers(
        Rome,
        Act::Step {
            to: space("emporiae")
        }
    ));
    let abroad = (case.options(Rome).into_iter()).any(|act| match act {
        Act::Sail { to, .. } => to.region() != space("tarraco").region(),
        _ => false,
    });
    assert!(!abroad);
}

// EX-70, 28.11-d
#[test]
fn mago_lands_after_the_third_card() {
    let mut case = Case::bare("c2-italia")
        .tribe("genua", None)
        .army(Rome, "mutina", 5, "")
        .army(Carthage, "bruttii", 4, "hannibal")
        .hand(Carthage, "c13 c21")
        .hand(Rome, "c45")
        .turn(8)
        .to_play(Carthage);
    case.state.open.strategy.played[Carthage] = 2;
    case.play(Carthage, discard("c13"));
    let offered = places(&case.options(Carthage), placed);
    assert_eq!(offered, words("taurini insubres placentia boii"));
    case.play(
        Carthage,
        Act::Place {
            at: space("insubres"),
        },
    );
    assert_eq!(case.cu(Carthage, "insubres"), 3);
    assert!(case.holds(Carthage, "genua"));
    assert!(!case.state.open.land.tribes.contains(space("genua")));
}

// EX-80, 28.11-c, 28.11-h, 6.4-b, 6.5-a, 6.6-a, 28.11-e, RUL-27
#[test]
fn the_italian_campaign_holds_its_election() {
    let mut case = Case::bare("c2-italia")
        .pcs(Rome, "agrigentum")
        .army(Rome, "capua", 7, "nero")
        .army(Rome, "ariminum", 6, "livius")
        .army(Rome, "roma", 2, "flaccus")
        .consuls("nero livius")
        .pool("fabius varro crassus")
        .turn(8)
        .at_step(TurnStep::Africanus);
    case.state
        .open
        .land
        .waiting
        .insert(general("scipio-africanus"));
    case.play(
        Rome,
        Act::Place {
            at: space("agrigentum"),
        },
    );
    assert_eq!(case.cu(Rome, "agrigentum"), 6);
    for _ in 0..3 {
        case.play(Rome, Act::Place { at: space("roma") });
    }
    // The pool in the order of the file: fabius, varro, flaccus, livius, crassus.
    case.roll("election 1, election 1");
    case.play(
        Rome,
        Act::Promote {
            general: general("nero"),
        },
    );
    let land = &case.state.open.land;
    assert!(land.pool.contains(general("flaccus")) && land.pool.contains(general("livius")));
    assert!(land.proconsuls.contains(general("nero")));
    let offered = places(&case.options(Rome), placed);
    assert_eq!(offered, words("capua ariminum agrigentum roma"));
    case.play(
        Rome,
        Act::Place {
            at: space("agrigentum"),
        },
    );
    case.play(Rome, Act::Place { at: space("capua") });
    // On the island the army stays, whoever leads it.
    case.state.hands = Default::default();
    case = case.hand(Rome, "c47").at_step(TurnStep::Play).to_play(Rome);
    let consul = case
        .state
        .open
        .land
        .commander(hannibal::Stack::outside(Rome, space("agrigentum")));
    let consul = consul.expect("a commander").to_string();
    assert_ne!(consul, "scipio-africanus");
    case.activate(Rome, "c47", &consul);
    let away = |case: &Case| {
        (case.options(Rome).into_iter()).any(|act| match act {
            Act::Sail { to, .. } => to.region() != space("agrigentum").region(),
            _ => false,
        })
    };
    assert!(!away(&case));
}

// 28.11-h, 28.11-c
#[test]
fn romans_are_bound_to_the_island_only_if_africanus_came() {
    let africanus = general("scipio-africanus");
    for (came, lives, bound) in [
        (true, true, true),
        (true, false, true),
        (false, false, false),
    ] {
        let mut case = Case::bare("c2-italia")
            .army(Rome, "messana", 5, "nero")
            .army(Carthage, "arpi", 5, "hannibal")
            .turn(8)
            .at_step(TurnStep::Grant(3));
        case.state.open.land.waiting.insert(africanus);
        if came {
            case = case.pcs(Rome, "agrigentum");
        } else {
            // No space of the island is Roman and free.
            let island = space("messana").region().spaces();
            case.state.open.land.held[Rome] -= island;
            case.state.open.land.held[Carthage] |= island & theatre().cities;
        }
        case.play(Carthage, Act::Place { at: space("arpi") });
        let act = case.options(Rome)[0];
        case.play(Rome, act);
        assert_eq!(case.at("scipio-africanus").is_some(), came);
        if came && !lives {
            case.state.open.land.lift_general(africanus);
            case.state.open.land.dead.insert(africanus);
        }
        case.state.hands = Default::default();
        case = case.hand(Rome, "c47").at_step(TurnStep::Play).to_play(Rome);
        case.activate(Rome, "c47", "nero");
        let home = space("messana").region();
        let sails = |act: &Act| matches!(act, Act::Sail { to, .. } if to.region() != home);
        let leaves = case.options(Rome).iter().any(sails);
        assert_eq!(leaves, !bound, "came: {came}, lives: {lives}");
    }
}

// 28.11-g, 28.11-e, 10.10-f
#[test]
fn two_dead_generals_end_the_italian_campaign() {
    let mut case = Case::bare("c2-italia")
        .army(Carthage, "arpi", 0, "hannibal hasdrubal")
        .army(Rome, "terventum", 6, "nero")
        .hand(Rome, "c45");
    case.state.open.land.held[Carthage] |=
        crate::common::spaces("potentia heraclea croton taurini boii mutina");
    case.activate(Rome, "c45", "nero").step(Rome, "arpi");
    let act = case.options(Carthage)[0];
    case.roll("avoid 6").play(Carthage, act);
    let end = case.state.open.over.expect("the end");
    assert_eq!((end.winner, end.cause), (Rome, Cause::GeneralsDead));
}

// EX-71, EX-81, 28.12-c, 3.10, 7.2-b
#[test]
fn carthage_bleeds_after_every_round() {
    let mut case = Case::bare("c3-africa")
        .pcs(Carthage, "zama sicca capsa thapsus clupea hadrumetum")
        .army(Rome, "theveste", 8, "scipio-africanus")
        .pcs(Rome, "theveste")
        .hand(Carthage, "c12 c24")
        .turn(8);
    case.play(Rome, discard("c35"));
    assert_eq!(case.asked(), Some(Carthage), "half a round");
    case.play(Carthage, discard("c12"));
    assert!(matches!(case.state.open.top(), Some(Frame::Owe(debt)) if debt.left == 1));
    case.play(Carthage, Act::Pc { at: space("capsa") });
    // Rome has no card left: the next one is a round of its own.
    case.play(Carthage, discard("c24"));
    assert!(matches!(case.state.open.top(), Some(Frame::Owe(debt)) if debt.left == 1));
    assert_eq!(case.state.open.game.tally.bled, 2);
}

// 28.12-i, RUL-28
#[test]
fn hannibal_is_called_when_carthage_is_besieged() {
    let start = |points| {
        Case::bare("c3-africa")
            .pcs(Carthage, "zama sicca capsa")
            .garrison(Carthage, "carthago", 3, "h-gisgo")
            .army(Rome, "carthago", 8, "scipio-africanus")
            .points(Rome, "carthago", points)
            .hand(Carthage, "c12")
            .hand(Rome, "c45")
            .turn(8)
            .to_play(Carthage)
    };
    let summon = Act::Play {
        card: card("c12"),
        way: Use::Game(GameUse::Summon),
    };
    assert!(!start(0).offers(Carthage, summon));
    let mut case = start(1);
    case.play(Carthage, summon);
    let offered = places(&case.options(Carthage), placed);
    assert_eq!(offered, words("thapsus"), "two connections away");
    case.play(
        Carthage,
        Act::Place {
            at: space("thapsus"),
        },
    );
    assert_eq!(case.at("hannibal").as_deref(), Some("thapsus"));
    assert_eq!(case.at("h-gisgo"), None);
    assert_eq!(
        (
            case.cu(Carthage, "thapsus"),
            case.state.open.land.elephants()
        ),
        (4, 1)
    );
}

// 28.12-d
#[test]
fn both_are_reinforced_in_africa_by_the_numidias() {
    let mut case = Case::bare("c3-africa")
        .pcs(Rome, "hippo-regius cirta madauros theveste")
        .army(Rome, "cirta", 5, "scipio-africanus")
        .army(Carthage, "zama", 3, "hanno")
        .turn(9)
        .at_step(TurnStep::Muster { left: 2 });
    case.play(Carthage, Act::Place { at: space("zama") });
    case.play(
        Carthage,
        Act::Place {
            at: space("carthago"),
        },
    );
    assert_eq!(case.cu(Rome, "cirta"), 5 + 3);
}

// 28.12-g, 17.1-a
#[test]
fn elephants_do_not_charge_africanus_on_turn_nine() {
    for (turn, asked) in [(8, true), (9, false)] {
        let mut case = Case::bare("c3-africa")
            .elephants("zama", 5, 2, "hannibal")
            .army(Rome, "sicca", 6, "scipio-africanus")
            .hand(Rome, "c45")
            .turn(turn);
        case.activate(Rome, "c45", "scipio-africanus")
            .step(Rome, "zama");
        case.play(Carthage, Act::Done);
        let charge = case.offers(Carthage, Act::Roll);
        assert_eq!(charge, asked, "turn {turn}");
    }
}

// 28.12-j
#[test]
fn hanno_does_not_attack() {
    let mut case = Case::bare("c3-africa")
        .army(Carthage, "zama", 5, "hanno")
        .army(Rome, "sicca", 3, "scipio-africanus")
        .hand(Carthage, "c37")
        .to_play(Carthage);
    case.activate(Carthage, "c37", "hanno");
    assert!(!case.offers(Carthage, Act::Step { to: space("sicca") }));
}

// 28.10-i, RUL-23, EX-90
#[test]
fn hasdrubal_leaves_after_his_battle_against_africanus() {
    let mut case = Case::bare("c1-iberia")
        .pcs(Carthage, "castulo acci")
        .pcs(Rome, "salaria")
        .army(Carthage, "castulo", 6, "hasdrubal")
        .army(Rome, "salaria", 8, "scipio-africanus")
        .hand(Rome, "c45");
    case.activate(Rome, "c45", "scipio-africanus")
        .step(Rome, "castulo");
    case.play(Carthage, Act::Done);
    case.deal("fa", "fa");
    let fa = crate::common::title("fa");
    case.play(
        Rome,
        Act::Attack {
            card: fa,
            title: fa,
        },
    );
    case.play(Carthage, Act::Match { card: fa });
    case.roll("casualties 1, retreat 1")
        .play(Carthage, Act::Decline);
    assert_eq!(case.at("hasdrubal"), None, "although he won");
    assert_eq!(case.cu(Carthage, "castulo"), 0);
    assert!(case.state.open.game.tally.hasdrubal_left);
}
