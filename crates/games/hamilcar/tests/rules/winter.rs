//! 21 Winter, 19.4 isolation, 22 victory check and War Treasury.

use hamilcar::{Act, GameAct, Side as Player, TurnStep, points};
use kernel::{Game, Refuse};

use crate::common::*;

/// 21.1.1-a, 8.2.1-j, EX-45
#[test]
fn a_supply_train_feeds_a_stack_in_winter() {
    let besiegers = |trains| {
        Case::empty()
            .army(Rome, "agrigentum", 4, "valerius")
            .trains(Rome, "agrigentum", trains)
    };
    let mut start = besiegers(1);
    start.state.open.game.wintering = spaces("agrigentum");
    let mut case = start.at_step(TurnStep::Winter { side: Rome }, "");
    case.play(Rome, Act::Game(GameAct::Feed));
    assert_eq!(
        (case.cu(Rome, "agrigentum"), case.supply(Rome, "agrigentum")),
        (4, 0)
    );
    let mut start = besiegers(0);
    start.state.open.game.wintering = spaces("agrigentum");
    let case = start.at_step(TurnStep::Winter { side: Rome }, "attrition 6");
    assert_eq!(case.cu(Rome, "agrigentum"), 2);
}

/// 21.1-a, 21.1.4-a, EX-46
#[test]
fn ready_ships_suffer_in_winter() {
    let case = Case::empty()
        .ships(Rome, 7, 0)
        .ships(Carthage, 1, 0)
        .at_step(
            TurnStep::NavalWinter { side: Rome },
            "naval-winter 3, naval-winter 5",
        );
    assert_eq!((case.fleet(Rome), case.fleet(Carthage)), ([5, 2], [0, 1]));
    // Without a Ready Ship nobody rolls.
    let calm = Case::empty()
        .ships(Rome, 0, 4)
        .at_step(TurnStep::NavalWinter { side: Rome }, "");
    assert_eq!(calm.fleet(Rome), [0, 4]);
}

fn treasury(rome: u8, carthage: u8) -> Case {
    let mut case = Case::empty();
    case.state.open.game.spent_ops[Rome] = rome;
    case.state.open.game.spent_ops[Carthage] = carthage;
    case
}

/// 22.2-a, 22.2-b, 22.2-c, 22.2-d, 22.2-e, 8.2.1-k, 8.2.1-l, EX-47
#[test]
fn the_spender_may_destroy_trains() {
    let start = || {
        let mut case = treasury(12, 10)
            .trains(Rome, "roma", 2)
            .ships(Carthage, 0, 1);
        case.state.open.game.navy.supremacy = Rome;
        case.pcs(
            Carthage,
            "melita drepanum clupea tunes hadrumetum zama sicca",
        )
        .pcs(Rome, "reate tarracina")
        .at_step(
            TurnStep::Spender {
                side: Rome,
                left: 2,
            },
            "",
        )
    };
    let destroy = Act::Game(GameAct::Destroy {
        at: space("roma"),
        inside: false,
    });
    let mut case = start();
    case.play(Rome, destroy).play(Rome, Act::Done);
    let pc = Act::Pc {
        at: space("thermae"),
    };
    assert_eq!(case.refusal(Carthage, pc).clause(), "22.2-d");
    assert!(case.offers(Carthage, REPAIR));
    let at = space("carthago");
    assert!(case.offers(Carthage, Act::Game(GameAct::Supply { at })));
    case.play(Carthage, REPAIR);
    assert_eq!(case.state.open.turn, 2);
    let mut none = start();
    none.play(Rome, destroy).play(Rome, destroy);
    assert_eq!(none.state.open.turn, 2);
}

/// 22.2-f, 22.2-h, EX-48
#[test]
fn the_treasurer_buys_what_he_can_pay() {
    let mut case = Case::empty()
        .ships(Rome, 0, 2)
        .army(Carthage, "messana", 3, "hanno")
        .points(Carthage, "messana", 1)
        .at_step(
            TurnStep::Treasurer {
                side: Rome,
                left: 7,
            },
            "",
        );
    let supply = |at: &str| Act::Game(GameAct::Supply { at: space(at) });
    assert_eq!(case.refusal(Rome, supply("messana")).clause(), "8.2.1-b");
    case.play(Rome, SHIP);
    case.play(Rome, Act::Place { at: space("roma") });
    assert_eq!(case.refusal(Rome, SHIP).clause(), "22.2-f");
    case.play(Rome, REPAIR);
    assert_eq!(case.fleet(Rome), [2, 1]);
    assert_eq!(case.cu(Rome, "roma"), 1);
    assert_eq!(case.state.open.turn, 2);
}

/// 19.5-e, 19.5-g, 22.1-b, EX-49
#[test]
fn the_first_pc_that_carthage_owes_comes_from_the_miat() {
    let mut case = Case::empty()
        .supremacy(Rome)
        .miat("nw sw")
        .pcs(Carthage, "melita drepanum")
        .pcs(
            Rome,
            "reate neapolis nuceria paestum grumentum thurii croton",
        )
        .pcs(Rome, "firmum-picenum corfinium bovianum")
        .at_step(TurnStep::Check, "");
    let owed = points(&case.state.open);
    assert!(owed[Rome] > owed[Carthage]);
    let first = Act::Pc {
        at: space("melita"),
    };
    assert!(!case.offers(Carthage, first));
    let at = "nw".parse().expect("a space of the Miat");
    case.play(Carthage, Act::Game(GameAct::Miat { at }));
}

/// 19.4-a, EX-50
#[test]
fn carthage_removes_its_isolated_pcs_first() {
    assert_eq!(
        hamilcar::data().setup.isolation_order,
        [Player::Carthage, Player::Rome]
    );
}

/// 22.4-a, EX-51
#[test]
fn a_tie_is_carthages() {
    let mut case = Case::empty()
        .turn(9)
        .supremacy(Rome)
        .holds(Rome, "lilybaeum");
    let land = &mut case.state.open.land;
    land.put_pc(Rome, space("reate"));
    land.put_pc(Rome, space("neapolis"));
    let balance = points(&case.state.open);
    let case = case.at_step(TurnStep::Check, "");
    let end = case.state.open.over.expect("the game is over");
    let expected = match balance[Rome] > balance[Carthage] {
        true => Rome,
        false => Carthage,
    };
    assert_eq!(end.winner, expected);
    assert!(hamilcar::Hamilcar::outcome(&case.state).is_some());
}
