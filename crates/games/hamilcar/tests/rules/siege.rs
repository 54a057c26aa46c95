//! 14.1, 17, 18.1, 20.2 Land battles and sieges as this game has them.

use hamilcar::{Act, GameAct};
use kernel::Refuse;

use crate::common::*;

fn before(side: Side, city: &str, name: &str) -> Case {
    let mut case = Case::empty()
        .holds(side.enemy(), city)
        .army(side, city, 4, name)
        .hand(side, "h-033")
        .to_play(side);
    case.activate(side, "h-033", name);
    case
}

/// 11.2-b, 20.2.3-a, 20.2.7-a, 20.2.7-b, EX-41
#[test]
fn supremacy_decides_the_siege_die() {
    // Carthage holds Supremacy: a 4 scores on its red die and not on Rome's white.
    let mut red = before(Carthage, "messana", "hanno");
    red.play_with(Carthage, Act::Siege, "siege 4");
    assert_eq!(red.state.open.land.points[space("messana").index()], 1);
    let mut white = before(Rome, "agrigentum", "valerius");
    white.play_with(Rome, Act::Siege, "siege 4");
    assert_eq!(white.state.open.land.points[space("agrigentum").index()], 0);
    let barred = before(Rome, "syracusae", "valerius");
    assert_eq!(barred.refusal(Rome, Act::Siege).clause(), "20.2.7-a");
    let mut roma = before(Carthage, "roma", "hanno");
    roma.play_with(Carthage, Act::Siege, "siege 4");
    assert_eq!(roma.state.open.land.points[space("roma").index()], 0);
}

/// 20.2.3-b
#[test]
fn a_tribe_is_subjugated_with_the_red_die() {
    let mut case = Case::empty()
        .tribe("bruttii")
        .army(Rome, "bruttii", 4, "valerius")
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", "valerius");
    case.play_with(Rome, Act::Siege, "siege 4");
    assert_eq!(case.state.open.land.points[space("bruttii").index()], 1);
}

/// 24.2-t, 19.5-b
#[test]
fn hannos_subjugation_fills_the_miat() {
    let mut case = Case::empty()
        .miat("nw")
        .tribe("cirta")
        .army(Carthage, "cirta", 4, "hanno")
        .points(Carthage, "cirta", 2)
        .hand(Carthage, "h-033")
        .to_play(Carthage);
    case.activate(Carthage, "h-033", "hanno");
    case.play_with(Carthage, Act::Siege, "siege 4");
    assert_eq!(case.state.open.game.miat, miat("nw ne"));
    assert!(case.state.open.land.held[Carthage].contains(space("cirta")));
}

/// 20.2.8-a, 20.2.8-b, 20.2.8-c, 8.2.1-i, EX-42
#[test]
fn a_fierce_defence_costs_a_unit_and_a_train() {
    let table = |die: &str, points: u8| {
        let mut case = Case::empty()
            .garrison(Rome, "messana", 1, "")
            .trains_inside(Rome, "messana", 1)
            .army(Carthage, "messana", 4, "hanno")
            .points(Carthage, "messana", points)
            .hand(Carthage, "h-033")
            .to_play(Carthage);
        case.activate(Carthage, "h-033", "hanno");
        case.play_with(Carthage, Act::Siege, die);
        case.play(Rome, Act::Game(GameAct::Defend));
        let land = &case.state.open.land;
        assert_eq!(
            (case.cu(Rome, "messana"), case.supply(Rome, "messana")),
            (0, 0)
        );
        assert!(land.held[Rome].contains(space("messana")));
        land.points[space("messana").index()]
    };
    assert_eq!(table("siege 4", 0), 0);
    assert_eq!(table("siege 6", 0), 1);
    assert_eq!(table("siege 4", 2), 2);
}

/// 24.2-l, EX-42
#[test]
fn megellus_forbids_a_fierce_defence() {
    let mut case = Case::empty()
        .supremacy(Rome)
        .garrison(Carthage, "agrigentum", 1, "")
        .trains_inside(Carthage, "agrigentum", 1)
        .army(Rome, "agrigentum", 4, "valerius megellus")
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", "valerius");
    if let Some(act) = case.options(Rome).first().copied()
        && matches!(act, Act::Command { .. })
    {
        let general = general("valerius");
        case.play(Rome, Act::Command { general });
    }
    case.play_with(Rome, Act::Siege, "siege 4");
    assert_eq!(case.state.open.land.points[space("agrigentum").index()], 1);
}

/// 18.1-a, EX-43
#[test]
fn a_consul_keeps_three_units() {
    let mut case = Case::empty()
        .army(Rome, "capua", 4, "valerius")
        .consuls("valerius")
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", "valerius");
    let force = |cu| Act::Force {
        cu,
        elephants: 0,
        train: 0,
    };
    assert!(case.offers(Rome, force(3)));
    assert_eq!(case.refusal(Rome, force(2)).clause(), "18.1-a");
}

/// 17-a, 17-b, 17-c, EX-39
#[test]
fn forgotten_tactics_weaken_the_charge() {
    for (die, rome, carthage) in [(5, 2, 0), (4, 0, 0), (3, 0, 1)] {
        let mut case = Case::empty()
            .elephants("enna", 4, 2, "hanno")
            .army(Rome, "agrigentum", 4, "valerius")
            .holds(Rome, "agrigentum")
            .hand(Rome, "h-033");
        case.activate(Rome, "h-033", "valerius");
        case.play(Rome, Act::Step { to: space("enna") });
        while case.asked() == Some(Carthage) && case.state.open.battle.is_none() {
            case.play(Carthage, Act::Done);
        }
        case.play_with(Carthage, Act::Roll, &format!("charge {die}"));
        let battle = case.state.open.battle.expect("a land battle");
        assert_eq!(
            (battle.charge[Rome], battle.charge[Carthage]),
            (rome, carthage),
            "{die}"
        );
    }
}

/// 8.2.1-f, 11.9-a, 11.9-b, 11.9-d, 6.5.3-a, EX-18, EX-44
#[test]
fn an_admiral_retreats_by_sea_without_his_trains() {
    let table = |holder| {
        let mut case = Case::empty()
            .supremacy(holder)
            .holds(Rome, "agrigentum")
            .army(Carthage, "agrigentum", 3, "gisco")
            .trains(Carthage, "agrigentum", 2)
            .army(Rome, "enna", 4, "valerius")
            .hand(Rome, "h-033");
        case.activate(Rome, "h-033", "valerius");
        case.play(
            Rome,
            Act::Step {
                to: space("agrigentum"),
            },
        );
        while case.asked() == Some(Carthage) && case.state.open.battle.is_none() {
            case.play(Carthage, Act::Done);
        }
        let battle = case.state.open.battle.expect("a land battle");
        type Routes = <hamilcar::Hamilcar as punic::War>::Sea;
        <Routes as punic::Sea<hamilcar::Hamilcar>>::retreats(&case.state.open, &battle, Carthage)
    };
    assert!(table(Carthage).contains(space("lilybaeum")));
    assert!(table(Rome).is_empty());
}
