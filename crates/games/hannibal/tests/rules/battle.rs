//! 14, 16, 17, 18.3 Land battle.

use hannibal::{Act, BattleStep, Frame, Title};

use crate::common::{Carthage, Case, Rome, general, generals, space, title};

/// An attacker of one side fights what stands in a space next to it.
fn meets(mut case: Case, side: hannibal::Side, with: &str, name: &str, at: &str) -> Case {
    case = case.hand(side, with).to_play(side);
    case.activate(side, with, name).step(side, at);
    let other = side.enemy();
    while case.state.open.battle.is_none() {
        case.play(other, Act::Done);
    }
    case
}

fn attack(word: &str) -> Act {
    Act::Attack {
        card: title(word),
        title: title(word),
    }
}

fn answer(word: &str) -> Act {
    Act::Match { card: title(word) }
}

fn held(case: &Case) -> (u8, u8) {
    let battle = case.state.open.battle.expect("a battle");
    (battle.held[Rome], battle.held[Carthage])
}

/// Hannibal with 10 CUs comes from Arpi upon Romans in Terventum.
fn samnium(cu: u8, name: &str) -> Case {
    Case::empty()
        .army(Carthage, "arpi", 10, "hannibal")
        .army(Rome, "terventum", cu, name)
}

// EX-36, 14.3-a, 14.3-b, 14.3-d, 14.4-a, 14.4-b, 14.4-c
#[test]
fn battle_cards_are_counted_with_allies() {
    let case = samnium(8, "flaccus")
        .pcs(
            Carthage,
            "boii insubres mutina taurini corfinium beneventum firmum-picenum",
        )
        .pcs(Carthage, "arpi cannae venusia")
        .pcs(Rome, "pisae faesulae arretium falerii capua cumae neapolis")
        .pcs(
            Rome,
            "paestum potentia heraclea croton roma spoletium praeneste",
        );
    assert_eq!(
        held(&meets(case, Carthage, "c13", "hannibal", "terventum")),
        (12, 17)
    );
}

// EX-37, 14.3-e, 14.1-c, 14.4-a
#[test]
fn rome_fights_better_in_latium_and_worse_without_a_general() {
    let case = Case::empty()
        .army(Rome, "spoletium", 4, "")
        .army(Carthage, "arretium", 8, "hannibal");
    let mut case = meets(case, Carthage, "c13", "hannibal", "spoletium");
    assert_eq!(held(&case).0, 6);
    case.deal("fa fa", "fa fa");
    case.play(Carthage, attack("fa")).play(Rome, answer("fa"));
    assert_eq!(case.asked(), Some(Carthage), "nobody can counterattack");
}

// EX-38, 14.3-f, 14.4-b, RUL-38
#[test]
fn tribes_and_numidians_help() {
    let gauls = Case::empty()
        .tribe("insubres", Some(Carthage))
        .tribe("boii", Some(Carthage))
        .pcs(Carthage, "mutina")
        .army(Carthage, "insubres", 3, "mago")
        .army(Rome, "placentia", 6, "varro");
    let case = meets(gauls, Rome, "c44", "varro", "insubres");
    assert_eq!(held(&case).1, 7);
    let africa = Case::empty()
        .pcs(Rome, "hippo-regius cirta madauros theveste")
        .army(Rome, "zama", 6, "scipio-africanus")
        .army(Carthage, "sicca", 2, "");
    let case = meets(africa, Rome, "c44", "scipio-africanus", "sicca");
    assert_eq!(held(&case).0, 12);
}

// 14.4-d
#[test]
fn gaul_has_no_allies() {
    let case = Case::empty()
        .pcs(Carthage, "narbo helvii druentia arverni volcae")
        .army(Carthage, "narbo", 3, "mago")
        .army(Rome, "nemausus", 3, "varro");
    assert_eq!(held(&meets(case, Rome, "c44", "varro", "narbo")).1, 5);
}

// EX-39, 14.3-h, 17.1-a, 17.1-c, 17.2-a
#[test]
fn the_cap_comes_before_the_charge() {
    let case =
        Case::empty()
            .elephants("arpi", 15, 2, "hannibal")
            .army(Rome, "terventum", 20, "flaccus");
    let mut case = case.hand(Rome, "c45");
    case.activate(Rome, "c45", "flaccus").step(Rome, "arpi");
    while case.asked() == Some(Carthage) && case.offers(Carthage, Act::Done) {
        case.play(Carthage, Act::Done);
    }
    // Ten marched; the rest of the sum does not matter: 2 + 10 against 4 + 15.
    case.roll("charge 3").play(Carthage, Act::Roll);
    assert_eq!(held(&case), (12 - 2, 19));
    let many =
        Case::empty()
            .elephants("arpi", 4, 2, "hannibal")
            .army(Rome, "terventum", 20, "flaccus");
    let mut many = many.hand(Carthage, "c13").to_play(Carthage);
    many.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "terventum");
    many.play(Rome, Act::Done);
    many.roll("charge 3").play(Carthage, Act::Roll);
    assert_eq!(held(&many), (20 - 2, 8));
}

// EX-40, 17.1-b, 17.1-c, 17.1-d, RUL-17
#[test]
fn the_charge_may_backfire() {
    for (name, die, expected) in [
        ("flaccus", 1, (7, 9)),
        ("flaccus", 2, (7, 10)),
        ("flaccus", 3, (5, 10)),
        ("", 1, (5, 9)),
        ("", 2, (3, 10)),
    ] {
        let case =
            Case::empty()
                .elephants("arpi", 6, 2, "hannibal")
                .army(Rome, "terventum", 5, name);
        let mut case = case.hand(Carthage, "c13").to_play(Carthage);
        case.activate(Carthage, "c13", "hannibal")
            .step(Carthage, "terventum");
        if case.offers(Rome, Act::Done) {
            case.play(Rome, Act::Done);
        }
        case.roll(&format!("charge {die}"))
            .play(Carthage, Act::Roll);
        assert_eq!(held(&case), expected, "{name} {die}");
    }
}

// EX-41, 14.5-a, 14.5-c, 14.5-e, 14.5-f, 14.5-h
#[test]
fn a_match_may_become_a_counterattack() {
    let start = || {
        let mut case = meets(
            samnium(6, "marcellus"),
            Carthage,
            "c13",
            "hannibal",
            "terventum",
        );
        case.deal("fr p r", "fl fa fa");
        case.play(Carthage, attack("fl"));
        assert!(!case.offers(Rome, answer("fr")) && !case.offers(Rome, answer("p")));
        case
    };
    let mut won = start();
    won.play(Rome, answer("r"))
        .roll("counterattack 3")
        .play(Rome, Act::Roll);
    assert_eq!(
        won.state.open.battle.map(|battle| battle.attacker),
        Some(Rome)
    );
    let mut kept = start();
    kept.play(Rome, answer("r"))
        .roll("counterattack 4")
        .play(Rome, Act::Roll);
    assert_eq!(kept.asked(), Some(Carthage));
    let mut lost = start();
    // Column 1, row 1: nobody falls; then the large retreat die.
    lost.roll("casualties 1, retreat 1").play(Rome, Act::Yield);
    lost.no_dice_left();
    assert!(
        lost.state
            .open
            .battle
            .is_none_or(|battle| battle.loser == Some(Rome))
    );
}

// EX-42, 14.5-g, 24-a
#[test]
fn a_matched_envelopment_gives_the_initiative() {
    let start = |name: &str| {
        let case =
            Case::empty()
                .army(Carthage, "arpi", 10, name)
                .army(Rome, "terventum", 6, "marcellus");
        let mut case = meets(case, Carthage, "c13", name, "terventum");
        case.deal("de de fa", "de de fa");
        case.play(Carthage, attack("de")).play(Rome, answer("de"));
        case
    };
    assert!(start("hasdrubal").offers(Rome, Act::TakeOver));
    // Hannibal's first one asks for the roll, his second does not.
    let mut first = start("hannibal");
    assert!(!first.offers(Rome, Act::TakeOver) && first.offers(Rome, Act::Roll));
    first.play(Rome, Act::Decline);
    first.play(Carthage, attack("de")).play(Rome, answer("de"));
    first.play(Rome, Act::TakeOver);
    assert_eq!(first.asked(), Some(Rome));
}

// EX-43, 14.5-d, 14.5-e, 14.5-i, RUL-13
#[test]
fn a_reserve_counts_as_what_it_is_declared() {
    let mut case = meets(
        samnium(6, "marcellus"),
        Carthage,
        "c13",
        "hannibal",
        "terventum",
    );
    case.deal("fa r", "r fa");
    let declared = Act::Attack {
        card: Title::Reserve,
        title: Title::DoubleEnvelopment,
    };
    case.play(Carthage, declared);
    assert!(!case.offers(Rome, answer("fa")) && case.offers(Rome, answer("r")));
    let battle = case.state.open.battle.expect("a battle");
    assert_eq!(battle.last, Some(Title::DoubleEnvelopment));
}

// EX-44, 14.5-b, 14.5-i, 16-h
#[test]
fn an_attacker_without_cards_has_lost() {
    let mut case = meets(
        samnium(6, "marcellus"),
        Carthage,
        "c13",
        "hannibal",
        "terventum",
    );
    case.deal("p fa", "p");
    case.play(Carthage, attack("p")).play(Rome, answer("p"));
    case.roll("casualties 1, retreat 1")
        .play(Rome, Act::Decline);
    case.no_dice_left();
    assert_eq!(case.cu(Carthage, "terventum"), 0, "he has gone");
    assert_eq!(case.cu(Rome, "terventum"), 6);
}

// 14.5-j
#[test]
fn who_has_no_card_at_all_just_retreats() {
    let case = samnium(6, "marcellus").pcs(Carthage, "arpi");
    let mut case = meets(case, Carthage, "c13", "hannibal", "terventum");
    case.deal("fa", "");
    case.state.open.frames.pop();
    case.state.open.push(Frame::Battle(BattleStep::Round));
    case.state.open.battle.as_mut().expect("a battle").attacker = Carthage;
    // Any decision carries the game on: Rome's window is not there, so one is made up.
    case.state
        .open
        .push(Frame::Command(hannibal::Stack::outside(
            Rome,
            space("terventum"),
        )));
    case.play(
        Rome,
        Act::Command {
            general: general("marcellus"),
        },
    );
    assert_eq!(
        case.cu(Carthage, "arpi"),
        10,
        "back where he came from, without loss"
    );
}

// EX-45, 14.6-a, 14.6-b, 14.6-c
#[test]
fn casualties_follow_the_side_that_played_more() {
    let mut case = meets(
        samnium(8, "marcellus"),
        Carthage,
        "c13",
        "hannibal",
        "terventum",
    );
    case.deal("fa", "fa");
    let battle = case.state.open.battle.as_mut().expect("a battle");
    battle.played[Rome] = 7;
    battle.played[Carthage] = 5;
    case.play(Carthage, attack("fa"));
    case.roll("casualties 4, retreat 1").play(Rome, Act::Yield);
    // Column 7-9, row 4: two each; the frontal assault takes none on a 1.
    let lost = 10 - case.cu(Carthage, "terventum");
    assert_eq!(lost, 2);
}

// EX-51, RUL-16, 16-a, 16-b, 16-c, 16-d, 16-e, 16-f, 15.8-c
#[test]
fn a_withdrawal_can_fail_be_stopped_or_stand() {
    let start = || {
        let case = Case::empty()
            .army(Rome, "terventum", 6, "marcellus")
            .army(Carthage, "arpi", 6, "hannibal")
            .pcs(Rome, "terventum beneventum capua");
        let mut case = meets(case, Rome, "c45", "marcellus", "arpi");
        case.deal("fa fa", "fa fa");
        case
    };
    let mut failed = start();
    failed.roll("withdraw 4").play(Rome, Act::Withdraw);
    assert!(failed.offers(Carthage, Act::TakeOver));
    let mut stopped = start();
    stopped.roll("withdraw 3").play(Rome, Act::Withdraw);
    stopped.roll("stop-withdrawal 4").play(Carthage, Act::Roll);
    stopped.play(Carthage, Act::TakeOver);
    assert_eq!(
        stopped.state.open.battle.map(|battle| battle.attacker),
        Some(Carthage)
    );
    let mut stands = start();
    stands
        .play(Rome, attack("fa"))
        .play(Carthage, answer("fa"))
        .play(Carthage, Act::Decline);
    stands.roll("withdraw 3").play(Rome, Act::Withdraw);
    stands
        .roll("stop-withdrawal 5, casualties 5")
        .play(Carthage, Act::Roll);
    // Column 1, row 5: one CU each; no PCs.
    assert_eq!(
        (stands.cu(Rome, "terventum"), stands.cu(Carthage, "arpi")),
        (5, 5)
    );
    assert!(stands.state.open.battle.is_none() && stands.state.open.frames.depth() == 1);
}

// EX-52, 18.3-a, 18.3-b
#[test]
fn consuls_exchange_command_before_a_battle() {
    let consuls = || {
        Case::empty()
            .army(Rome, "cannae", 12, "paullus varro")
            .consuls("paullus varro")
            .army(Carthage, "arpi", 10, "hannibal")
    };
    let mut case = consuls().hand(Carthage, "c13").to_play(Carthage);
    case.roll("change-command 5");
    case.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "cannae");
    while case.state.open.battle.is_none() {
        case.play(Rome, Act::Done);
    }
    assert_eq!(
        case.state.open.land.commanders & generals("paullus varro"),
        generals("varro")
    );
    let mut attacks = consuls().hand(Rome, "c45");
    attacks.activate(Rome, "c45", "paullus");
    attacks.play(
        Rome,
        Act::Command {
            general: general("paullus"),
        },
    );
    attacks.step(Rome, "arpi").play(Carthage, Act::Done);
    assert!(
        attacks.offers(Carthage, Act::Decline),
        "he may decline to roll"
    );
}

// 24-a, 18.3-a
#[test]
fn livius_keeps_his_command() {
    let mut case = Case::empty()
        .army(Rome, "cannae", 12, "livius varro")
        .consuls("livius varro")
        .army(Carthage, "arpi", 10, "hannibal")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "cannae");
    while case.state.open.battle.is_none() {
        case.play(Rome, Act::Done);
    }
    assert_eq!(
        case.state.open.land.commanders & generals("livius varro"),
        generals("livius")
    );
}

// 24-a, 14.5-f
#[test]
fn paullus_counterattacks_with_three() {
    let mut case = meets(
        samnium(6, "paullus"),
        Carthage,
        "c13",
        "hannibal",
        "terventum",
    );
    case.deal("fa fa", "fa fa");
    case.play(Carthage, attack("fa")).play(Rome, answer("fa"));
    case.roll("counterattack 3").play(Rome, Act::Roll);
    assert_eq!(case.asked(), Some(Rome));
}

// 24-a, 14.3-g
#[test]
fn gisgo_calls_the_numidians() {
    for (pcs, cards) in [
        ("cirta madauros", 4),
        ("cirta madauros hippo-regius theveste", 7),
    ] {
        let case = Case::empty()
            .pcs(Carthage, pcs)
            .pcs(Rome, "carthago")
            .army(Carthage, "sicca", 3, "h-gisgo")
            .army(Rome, "zama", 6, "varro");
        let case = meets(case, Rome, "c44", "varro", "sicca");
        assert_eq!(held(&case).1, cards, "{pcs}");
    }
}

// EX-25, 10.10-a, 10.10-d, 23-d, 10.10-e, 14.6-d, RUL-10
#[test]
fn hannibals_fall_costs_five_pcs_or_the_war() {
    let spaces = "gades carteia malaca hispalis corduba acci salaria castulo dianium \
                  toletum budua segobriga";
    for (pcs, over) in [(spaces, false), ("carteia malaca hispalis corduba", true)] {
        let case = Case::empty()
            .pcs(Carthage, pcs)
            .army(Carthage, "arpi", 1, "hannibal")
            .army(Rome, "terventum", 6, "marcellus");
        let mut case = meets(case, Rome, "c45", "marcellus", "arpi");
        case.deal("fa", "");
        case.play(Rome, attack("fa"));
        // One card: column 1, row 5: the last CU falls.
        case.roll("casualties 5").play(Carthage, Act::Yield);
        assert_eq!(case.state.open.over.is_some(), over);
        if !over {
            assert!(case.state.open.land.dead.contains(general("hannibal")));
            assert!(matches!(case.state.open.top(), Some(Frame::Owe(debt)) if debt.left == 5));
        }
    }
}
