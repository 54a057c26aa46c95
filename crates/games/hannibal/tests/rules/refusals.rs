//! A refusal names the rule that forbids this act in this position.

use std::collections::BTreeSet;

use hannibal::{Act, Side, Title, TurnStep, Use};
use kernel::Refuse;

use crate::common::{Carthage, Case, Rome, card, general, space};

/// A position, who tries what in it, and the clause that forbids it.
type Row = (Case, Side, Act, &'static str);

fn step(to: &str) -> Act {
    Act::Step { to: space(to) }
}

fn play(id: &str, way: Use) -> Act {
    Act::Play {
        card: card(id),
        way,
    }
}

fn pc(at: &str) -> Act {
    Act::Pc { at: space(at) }
}

fn place(at: &str) -> Act {
    Act::Place { at: space(at) }
}

fn sail(to: &str, inside: bool) -> Act {
    Act::Sail {
        to: space(to),
        inside,
    }
}

fn force(cu: u8, elephants: u8) -> Act {
    Act::Force {
        cu,
        elephants,
        train: false,
    }
}

fn avoid(to: &str) -> Act {
    Act::Avoid { to: space(to) }
}

fn intercept(from: &str) -> Act {
    Act::Intercept { from: space(from) }
}

/// A general of a side is activated with a card in a position.
fn active(case: Case, side: Side, with: &str, name: &str) -> Case {
    let mut case = case.hand(side, with).to_play(side);
    case.activate(side, with, name);
    case
}

fn roman(case: Case) -> Case {
    active(case, Rome, "c47", "fabius")
}

/// The general under way goes to a space.
fn entering(mut case: Case, side: Side, to: &str) -> Case {
    case.step(side, to);
    case
}

fn cards() -> Vec<Row> {
    let hand = |ids: &str| {
        Case::empty()
            .army(Rome, "roma", 5, "fabius")
            .hand(Rome, ids)
    };
    let mut revealed = hand("c37 c44").at_step(TurnStep::Preempt);
    revealed.play(Rome, Act::Preempt { card: card("c37") });
    let mut campaign = hand("c37").army(Rome, "capua", 5, "nero");
    campaign
        .play(Rome, play("c37", Use::Event))
        .play(
            Rome,
            Act::Activate {
                general: general("fabius"),
            },
        )
        .play(Rome, Act::EndMove);
    let activating = |ops: &str| {
        let mut case = hand(ops).army(Rome, "capua", 5, "varro");
        case.play(Rome, play(ops, Use::General));
        case
    };
    let activate = |name| Act::Activate {
        general: general(name),
    };
    vec![
        (hand("c44"), Carthage, play("c36", Use::Pcs), "D-d"),
        (hand("c44"), Rome, Act::Siege, "D-d"),
        (hand("c44"), Rome, play("c45", Use::Pcs), "7.2-a"),
        (revealed, Rome, play("c44", Use::Pcs), "7.3.1-a"),
        (
            hand("c44").at_step(TurnStep::Preempt),
            Rome,
            Act::Preempt { card: card("c44") },
            "7.3.1-b",
        ),
        (hand("c13"), Rome, play("c13", Use::Event), "8.1-b"),
        (hand("c84"), Rome, play("c84", Use::Event), "8.4-a"),
        (hand("c44"), Rome, play("c44", Use::General), "8.2.1-a"),
        (hand("c44"), Rome, play("c44", Use::Troops), "8.2.3-a"),
        (activating("c44"), Rome, activate("fabius"), "8.2.1-a"),
        (activating("c44"), Rome, activate("hannibal"), "8.2.1-a"),
        (activating("c44"), Rome, activate("nero"), "8.2.1-a"),
        (activating("c44"), Rome, Act::Stop, "8.2.2-a"),
        (campaign, Rome, activate("fabius"), "8.3-c"),
        (
            hand("c44").at_step(TurnStep::Bid),
            Rome,
            Act::Game(hannibal::GameAct::Bid { pcs: 11 }),
            "26.B",
        ),
    ]
}

fn political() -> Vec<Row> {
    let placing = |case: Case| {
        let mut case = case.hand(Rome, "c44");
        case.play(Rome, play("c44", Use::Pcs));
        case
    };
    let base = || {
        Case::empty()
            .army(Rome, "roma", 5, "fabius")
            .army(Carthage, "nola", 3, "")
            .army(Rome, "cannae", 2, "")
            .pcs(Carthage, "venusia cannae")
            .pcs(Rome, "arpi")
            .tribe("boii", Some(Carthage))
    };
    vec![
        (placing(base()), Rome, pc("arpi"), "19.1-a"),
        (placing(base()), Rome, pc("nola"), "19.1-a"),
        (placing(base()), Rome, pc("venusia"), "19.1-a"),
        (placing(base()), Rome, pc("roma"), "19.1-b"),
        (placing(base()), Rome, pc("boii"), "19.1-b"),
        (placing(base().truce()), Rome, pc("cannae"), "8.7-b"),
        (placing(base()), Rome, pc("mauri"), "3.6"),
    ]
}

fn movement() -> Vec<Row> {
    let roma = |cu| Case::empty().army(Rome, "roma", cu, "fabius");
    let enemy = |case: Case, at: &str| case.army(Carthage, at, 3, "");
    let strait = Case::empty()
        .pcs(Carthage, "regium")
        .army(Rome, "regium", 4, "fabius");
    let mut far = roman(roma(6));
    far.step(Rome, "praeneste")
        .step(Rome, "capua")
        .step(Rome, "nola");
    let campaign = |name: &str, at: &str, cu| Case::bare("c3-africa").army(Carthage, at, cu, name);
    let consul = || {
        Case::empty()
            .army(Rome, "roma", 6, "nero fabius")
            .consuls("nero")
    };
    let inside = Case::empty()
        .garrison(Rome, "capua", 2, "fabius")
        .army(Carthage, "capua", 4, "hannibal");
    let besieged = Case::empty()
        .garrison(Rome, "capua", 2, "fabius")
        .army(Carthage, "capua", 4, "hannibal")
        .points(Carthage, "capua", 1);
    let large = Case::empty().army(Rome, "roma", 12, "fabius");
    let before = Case::empty()
        .army(Rome, "syracusae", 6, "fabius")
        .pcs(Carthage, "syracusae");
    vec![
        (roman(roma(6)), Rome, step("cannae"), "10.1-c"),
        (far, Rome, step("cannae"), "10.1-c"),
        (
            entering(entering(roman(roma(6)), Rome, "falerii"), Rome, "arretium"),
            Rome,
            step("roma"),
            "10.1-c",
        ),
        (
            entering(
                entering(entering(roman(roma(6)), Rome, "falerii"), Rome, "arretium"),
                Rome,
                "spoletium",
            ),
            Rome,
            step("ariminum"),
            "10.1-c",
        ),
        (
            entering(
                entering(entering(roman(roma(6)), Rome, "falerii"), Rome, "pisae"),
                Rome,
                "faesulae",
            ),
            Rome,
            step("mutina"),
            "10.1-a",
        ),
        (roman(strait), Rome, step("messana"), "10.6-b"),
        (
            roman(enemy(roma(0), "praeneste")),
            Rome,
            step("praeneste"),
            "10.4-b",
        ),
        (
            roman(enemy(roma(6), "praeneste").truce()),
            Rome,
            step("praeneste"),
            "8.7-b",
        ),
        (
            active(
                campaign("hanno", "zama", 4).army(Rome, "sicca", 4, ""),
                Carthage,
                "c16",
                "hanno",
            ),
            Carthage,
            step("sicca"),
            "28.12-j",
        ),
        (
            active(
                Case::empty().army(Carthage, "siga", 4, "hasdrubal"),
                Carthage,
                "c13",
                "hasdrubal",
            ),
            Carthage,
            step("masaesyli"),
            "26.3",
        ),
        (roman(inside), Rome, step("nola"), "20.4-c"),
        (roman(besieged), Rome, step("nola"), "20.6-a"),
        (roman(consul()), Rome, force(5, 0), "18.1-a"),
        (
            roman(consul()),
            Rome,
            Act::Join {
                general: general("nero"),
            },
            "9.3-c",
        ),
        (
            roman(consul()),
            Rome,
            Act::Leave {
                general: general("varro"),
            },
            "9.4-a",
        ),
        (roman(large), Rome, force(11, 0), "10.2-a"),
        (roman(roma(6)), Rome, force(7, 0), "10.2-a"),
        (roman(roma(6)), Rome, force(3, 1), "10.2-a"),
        (roman(roma(6)), Rome, Act::Siege, "20.1-a"),
        (roman(roma(6)), Rome, Act::Sortie, "20.6-a"),
        (
            roman(
                Case::empty()
                    .army(Rome, "syracusae", 2, "fabius")
                    .pcs(Carthage, "syracusae"),
            ),
            Rome,
            Act::Siege,
            "20.1-a",
        ),
        (roman(before.fork().truce()), Rome, Act::Siege, "8.7-b"),
        (roman(before), Rome, force(6, 0), "10.2-a"),
    ]
}

fn voyages() -> Vec<Row> {
    let at = |at: &str, cu| Case::empty().army(Rome, at, cu, "marcellus");
    let ships = |case: Case| active(case, Rome, "c47", "marcellus");
    let shut = Case::empty()
        .army(Rome, "roma", 2, "marcellus")
        .garrison(Rome, "capua", 1, "");
    let full = Case::empty()
        .army(Rome, "roma", 4, "marcellus")
        .garrison(Rome, "messana", 1, "")
        .army(Carthage, "messana", 3, "");
    vec![
        (
            active(at("roma", 4), Rome, "c45", "marcellus"),
            Rome,
            sail("panormus", false),
            "11.1-a",
        ),
        (
            ships(at("praeneste", 4)),
            Rome,
            sail("panormus", false),
            "11.1-b",
        ),
        (ships(at("roma", 4)), Rome, sail("capua", false), "11.1-b"),
        (
            entering(
                entering(ships(at("corfinium", 4)), Rome, "praeneste"),
                Rome,
                "roma",
            ),
            Rome,
            sail("panormus", false),
            "11.1-b",
        ),
        (ships(shut), Rome, sail("messana", true), "11.4-b"),
        (ships(full), Rome, sail("messana", true), "20.3-a"),
        (
            ships(at("roma", 4).army(Carthage, "panormus", 2, "").truce()),
            Rome,
            sail("panormus", false),
            "8.7-b",
        ),
    ]
}

fn reactions() -> Vec<Row> {
    // Marcellus comes from Dertosa to Bilbilis, where Hasdrubal stands.
    let base = || {
        Case::empty()
            .pcs(Rome, "segobriga")
            .army(Carthage, "bilbilis", 5, "hasdrubal")
            .army(Carthage, "numantia", 3, "mago")
            .army(Carthage, "saguntum", 3, "")
            .army(Carthage, "toletum", 3, "h-gisgo")
            .army(Rome, "dertosa", 6, "marcellus")
    };
    let come = |case: Case| entering(active(case, Rome, "c45", "marcellus"), Rome, "bilbilis");
    let mut declared = come(base());
    declared
        .play(Carthage, intercept("numantia"))
        .play(Carthage, force(3, 0));
    let mut drafting = come(base());
    drafting.play(Carthage, intercept("numantia"));
    let alone = Case::empty()
        .army(Carthage, "bilbilis", 0, "hasdrubal")
        .army(Carthage, "numantia", 3, "mago")
        .army(Rome, "dertosa", 6, "marcellus");
    let walls = Case::empty()
        .army(Carthage, "saguntum", 5, "hasdrubal")
        .army(Rome, "dertosa", 6, "marcellus");
    let at_walls = entering(active(walls, Rome, "c45", "marcellus"), Rome, "saguntum");
    vec![
        (come(base()), Carthage, avoid("dertosa"), "13.2-b"),
        (come(base()), Carthage, avoid("segobriga"), "13.2-b"),
        (come(base()), Carthage, avoid("gades"), "10.5-b"),
        (come(base()), Carthage, avoid("bilbilis"), "13.2-a"),
        (come(base()), Carthage, intercept("toletum"), "10.5-b"),
        (come(base()), Carthage, intercept("ilerda"), "12.2-a"),
        (declared.fork(), Carthage, intercept("numantia"), "12.2-c"),
        (drafting.fork(), Carthage, force(0, 0), "12.3-a"),
        (drafting.fork(), Carthage, force(4, 0), "10.2-a"),
        (
            drafting.fork(),
            Carthage,
            Act::Leave {
                general: general("mago"),
            },
            "12.3-a",
        ),
        (come(alone.fork()), Carthage, Act::Done, "10.9-b"),
        (come(alone), Carthage, intercept("numantia"), "10.9-b"),
        (
            at_walls.fork(),
            Carthage,
            Act::Inside {
                cu: 3,
                elephants: 0,
            },
            "20.3-a",
        ),
        (
            at_walls,
            Carthage,
            Act::Inside {
                cu: 1,
                elephants: 1,
            },
            "10.2-a",
        ),
    ]
}

fn battles() -> Vec<Row> {
    let fight = |hands: (&str, &str)| {
        let mut case = entering(
            active(
                Case::empty()
                    .army(Rome, "capua", 6, "marcellus")
                    .army(Carthage, "nola", 6, "")
                    .pcs(Rome, "capua"),
                Rome,
                "c45",
                "marcellus",
            ),
            Rome,
            "nola",
        );
        case.deal(hands.0, hands.1);
        case
    };
    let attack = |card, title| Act::Attack { card, title };
    let mut answering = fight(("p p", "fa r"));
    answering.play(Rome, attack(Title::Probe, Title::Probe));
    vec![
        (
            fight(("p p", "fa")),
            Rome,
            attack(Title::FrontalAssault, Title::FrontalAssault),
            "14.5-c",
        ),
        (
            fight(("p p", "fa")),
            Rome,
            attack(Title::Probe, Title::FlankLeft),
            "14.5-d",
        ),
        (
            answering.fork(),
            Carthage,
            Act::Match {
                card: Title::FrontalAssault,
            },
            "14.5-e",
        ),
        (
            answering,
            Carthage,
            Act::Match { card: Title::Probe },
            "14.5-c",
        ),
    ]
}

fn reinforcements() -> Vec<Row> {
    let levy = |left, italia| {
        Case::empty()
            .turn(2)
            .army(Rome, "emporiae", 6, "marcellus")
            .army(Rome, "capua", 6, "fabius")
            .at_step(TurnStep::Levy { left, italia })
    };
    let consuls = |case: Case| {
        let left = hannibal::GeneralSet::EMPTY.with(general("nero"));
        case.turn(2).at_step(TurnStep::Consuls { left })
    };
    let besieged = Case::empty()
        .turn(2)
        .army(Rome, "capua", 5, "fabius")
        .garrison(Carthage, "carthago", 2, "")
        .army(Rome, "carthago", 3, "marcellus")
        .points(Rome, "carthago", 1)
        .army(Carthage, "zama", 2, "hanno")
        .at_step(TurnStep::Grant(0));
    vec![
        (levy(5, 3), Rome, place("arpi"), "6.2-b"),
        (levy(3, 3), Rome, place("emporiae"), "6.2-c"),
        (besieged.fork(), Carthage, place("carthago"), "6.3-a"),
        (besieged, Carthage, place("gades"), "6.1-e"),
        (
            consuls(
                Case::empty()
                    .army(Rome, "capua", 5, "")
                    .army(Rome, "arpi", 2, ""),
            ),
            Rome,
            place("arpi"),
            "6.5-a",
        ),
        (
            consuls(Case::empty().army(Rome, "arpi", 2, "")),
            Rome,
            place("arpi"),
            "6.5-b",
        ),
        (
            Case::empty()
                .turn(2)
                .army(Rome, "capua", 5, "fabius nero")
                .consuls("nero")
                .at_step(TurnStep::Proconsul),
            Rome,
            Act::Promote {
                general: general("varro"),
            },
            "6.6-a",
        ),
        (
            Case::empty()
                .turn(6)
                .army(Carthage, "zama", 2, "hanno")
                .displaced("mago")
                .at_step(TurnStep::Return),
            Carthage,
            place("gades"),
            "6.1.1-a",
        ),
    ]
}

fn events() -> Vec<Row> {
    let open = Case::empty()
        .army(Rome, "roma", 5, "fabius")
        .hand(Rome, "c84");
    vec![(open, Rome, Act::Counter { card: card("c84") }, "D-d")]
}

#[test]
fn a_refusal_names_the_rule_that_forbids_this_act_here() {
    let tables = [
        ("cards", cards()),
        ("political", political()),
        ("movement", movement()),
        ("voyages", voyages()),
        ("reactions", reactions()),
        ("battles", battles()),
        ("reinforcements", reinforcements()),
        ("events", events()),
    ];
    let mut wrong = Vec::new();
    let mut clauses = BTreeSet::new();
    let mut rows = 0;
    for (name, table) in tables {
        for (index, (case, side, act, clause)) in table.into_iter().enumerate() {
            rows += 1;
            clauses.insert(clause);
            if case.offers(side, act) {
                wrong.push(format!("{name} {index}: {act:?} is offered"));
                continue;
            }
            let refusal = case.refusal(side, act);
            if refusal.clause() != clause {
                wrong.push(format!(
                    "{name} {index}: {act:?} is refused by {} ({refusal}), not {clause}",
                    refusal.clause()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(rows >= 60, "{rows} rows");
    assert!(clauses.len() >= 30, "{} clauses", clauses.len());
}
