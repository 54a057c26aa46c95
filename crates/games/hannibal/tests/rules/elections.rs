//! 6.4 to 6.6 Elections.

use hannibal::{Act, GameAct, TurnStep};

use crate::common::{Carthage, Case, Rome, general, generals, places, space, words};

fn placed(act: Act) -> Option<hannibal::Space> {
    match act {
        Act::Place { at } => Some(at),
        _ => None,
    }
}

// EX-08, 6.6-a, 6.6-b, 6.4-a, 6.4-b, 6.4-c, RUL-21
#[test]
fn the_proconsul_is_kept_or_replaced_and_consuls_are_drawn() {
    let start = || {
        Case::empty()
            .army(Rome, "roma", 6, "nero")
            .army(Rome, "capua", 6, "varro")
            .army(Rome, "cumae", 2, "marcellus")
            .consuls("nero varro")
            .at_step(TurnStep::Proconsul)
    };
    let mut kept = start();
    kept.roll("election 1, election 1");
    kept.play(Rome, Act::Game(GameAct::KeepOffices));
    let land = &kept.state.open.land;
    assert_eq!(land.proconsuls, generals("marcellus"));
    assert_eq!(
        land.consuls,
        generals("nero varro"),
        "both were drawn again"
    );
    let mut promoted = start();
    promoted.roll("election 1, election 1");
    promoted.play(
        Rome,
        Act::Promote {
            general: general("nero"),
        },
    );
    let land = &promoted.state.open.land;
    assert_eq!(land.proconsuls, generals("nero"));
    assert_eq!(promoted.at("nero").as_deref(), Some("roma"));
    assert_eq!(land.consuls, generals("marcellus varro"));
    assert_eq!(promoted.at("marcellus"), None, "he is to be placed");
}

// EX-09, 6.5-a, 6.5-b, 6.5-c, 6.5-d, 9.3-a, 9.4-a, RUL-6
#[test]
fn consuls_go_where_five_cus_are_and_command_there() {
    let mut case = Case::empty()
        .army(Rome, "capua", 9, "flaccus")
        .army(Rome, "roma", 4, "")
        .pool("paullus crassus")
        .at_step(TurnStep::Elect { left: 1 });
    case.state.open.land.pool.remove(general("crassus"));
    case.state.open.land.consuls.insert(general("crassus"));
    case.state.open.game.options.electing = hannibal::Electing::BothChosen;
    case.state.open.land.pool |= generals("varro");
    case.play(
        Rome,
        Act::Elect {
            general: general("paullus"),
        },
    );
    assert_eq!(places(&case.options(Rome), placed), words("capua"));
    let capua = Act::Place { at: space("capua") };
    case.play(Rome, capua);
    case.play(Rome, capua);
    // Two Consuls: Rome names the commander.
    case.play(
        Rome,
        Act::Command {
            general: general("crassus"),
        },
    );
    let commanders = case.state.open.land.commanders;
    assert_eq!(
        commanders & generals("flaccus paullus crassus"),
        generals("crassus")
    );
    let few = Case::empty()
        .army(Rome, "capua", 4, "flaccus")
        .pool("paullus")
        .at_step(TurnStep::Consuls {
            left: generals("paullus"),
        });
    assert_eq!(places(&few.options(Rome), placed), words("roma"));
    let shut_in = Case::empty()
        .garrison(Rome, "roma", 5, "")
        .army(Carthage, "roma", 6, "hannibal")
        .points(Carthage, "roma", 1)
        .at_step(TurnStep::Consuls {
            left: generals("paullus"),
        });
    assert_eq!(places(&shut_in.options(Rome), placed), words("roma"));
}

// RUL-7, 6.6-c, 28.5-b
#[test]
fn of_two_proconsuls_rome_keeps_one_or_none() {
    let start = || {
        Case::empty()
            .army(Rome, "dertosa", 8, "p-scipio")
            .army(Rome, "agrigentum", 3, "marcellus")
            .army(Rome, "roma", 8, "gracchus")
            .consuls("gracchus")
            .at_step(TurnStep::Proconsul)
    };
    let mut one = start();
    one.roll("election 1, election 1");
    one.play(
        Rome,
        Act::Promote {
            general: general("marcellus"),
        },
    );
    assert_eq!(one.state.open.land.proconsuls, generals("marcellus"));
    let mut none = start();
    none.roll("election 1, election 1");
    none.play(Rome, Act::Game(GameAct::KeepOffices));
    assert!(none.state.open.land.proconsuls.is_empty());
}

// EX-75, 26.14, 6.4-b
#[test]
fn rome_may_choose_its_consuls_by_option() {
    let start = |electing| {
        let mut case = Case::empty()
            .army(Rome, "roma", 6, "")
            .army(Rome, "capua", 6, "fabius")
            .consuls("fabius")
            .pool("varro nero livius")
            .at_step(TurnStep::Proconsul);
        case.state.open.game.options.electing = electing;
        case
    };
    let mut second = start(hannibal::Electing::SecondChosen);
    second.roll("election 1");
    second.play(Rome, Act::Game(GameAct::KeepOffices));
    let offered = second.options(Rome).len();
    assert_eq!(offered, 3, "one of four was drawn");
    let mut both = start(hannibal::Electing::BothChosen);
    both.play(Rome, Act::Game(GameAct::KeepOffices));
    assert_eq!(both.options(Rome).len(), 4);
}

// 18.2-a, 6.6-d
#[test]
fn a_displaced_proconsul_leaves_his_office_empty() {
    let mut case = Case::empty()
        .army(Rome, "arretium", 0, "flaccus")
        .army(Carthage, "faesulae", 6, "hannibal")
        .pcs(Rome, "arretium")
        .hand(Carthage, "c62")
        .to_play(Carthage);
    case.roll("avoid 3");
    case.activate(Carthage, "c62", "hannibal")
        .step(Carthage, "arretium");
    let avoid = case.options(Rome)[0];
    case.play(Rome, avoid);
    let land = &case.state.open.land;
    assert!(land.pool.contains(general("flaccus")) && land.proconsuls.is_empty());
}
