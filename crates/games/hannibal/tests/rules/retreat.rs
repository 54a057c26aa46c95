//! 15 Retreat and political consequences.

use hannibal::{Act, Frame};

use crate::common::{Carthage, Case, Rome, general, places, space, title, words};

fn to(at: &str) -> Act {
    Act::Retreat { to: space(at) }
}

fn retreats(act: Act) -> Option<hannibal::Space> {
    match act {
        Act::Retreat { to } => Some(to),
        _ => None,
    }
}

/// The attacker wins with one card of this title and these dice.
fn won(mut case: Case, side: hannibal::Side, name: &str, at: &str, card: &str, dice: &str) -> Case {
    let with = if side == Rome { "c47" } else { "c16" };
    case = case.hand(side, with).to_play(side);
    case.activate(side, with, name).step(side, at);
    while case.state.open.battle.is_none() {
        case.play(side.enemy(), Act::Done);
    }
    case.deal(
        if side == Rome { card } else { "" },
        if side == Rome { "" } else { card },
    );
    let card = title(card);
    case.play(side, Act::Attack { card, title: card });
    case.roll(dice).play(side.enemy(), Act::Yield);
    case
}

/// The attacker has one card, it is matched, and he has lost.
fn lost(mut case: Case, side: hannibal::Side, name: &str, at: &str, dice: &str) -> Case {
    let with = if side == Rome { "c47" } else { "c16" };
    case = case.hand(side, with).to_play(side);
    case.activate(side, with, name).step(side, at);
    while case.state.open.battle.is_none() {
        case.play(side.enemy(), Act::Done);
    }
    case.deal("fl", "fl");
    let card = title("fl");
    case.play(side, Act::Attack { card, title: card });
    case.roll(dice);
    case.play(side.enemy(), Act::Match { card });
    if case.offers(side.enemy(), Act::Decline) {
        case.play(side.enemy(), Act::Decline);
    }
    case
}

// EX-46, RUL-42, 15.1-a, 15.1-b, 15.8-a, 14.6-e, 8.5-a
#[test]
fn losses_of_a_lost_battle_cost_pcs() {
    // Romans in Beneventum, beaten from Arpi; the way home leads over an enemy PC.
    let case = Case::empty()
        .army(Rome, "beneventum", 8, "flaccus")
        .army(Carthage, "arpi", 10, "hannibal")
        .pcs(Carthage, "terventum nola venusia")
        .pcs(Rome, "capua cumae tarracina falerii spoletium praeneste");
    // Column 1, row 6: one each; flank, face 5 of the large die: three.
    let mut case = won(
        case,
        Carthage,
        "hannibal",
        "beneventum",
        "fl",
        "casualties 6, retreat 5",
    );
    let options = places(&case.options(Rome), retreats);
    assert_eq!(options, words("nola terventum venusia"));
    case.play(Rome, to("nola"));
    let capua = case.cu(Rome, "capua");
    assert_eq!(capua, 8 - 1 - 3 - 1);
    assert!(matches!(case.state.open.top(), Some(Frame::Owe(debt)) if debt.left == 2));
    case.play(
        Rome,
        Act::Pc {
            at: space("falerii"),
        },
    );
    assert!(
        !case.offers(Rome, Act::Pc { at: space("capua") }),
        "no City"
    );
    case.play(Rome, Act::Pc { at: space("cumae") });
    assert!(case.state.open.battle.is_none());
}

// EX-47, 15.2-a, 15.2-b, 15.2-c, 15.3-b, 15.4-a, RUL-14
#[test]
fn a_longer_way_is_open_where_it_is_cheaper() {
    let case = Case::empty()
        .army(Carthage, "bilbilis", 6, "hasdrubal")
        .army(Rome, "dertosa", 8, "marcellus")
        .pcs(Rome, "ilerda segobriga")
        .pcs(Carthage, "saguntum salaria castulo");
    let mut case = won(
        case,
        Rome,
        "marcellus",
        "bilbilis",
        "p",
        "casualties 1, retreat 1",
    );
    assert_eq!(
        places(&case.options(Carthage), retreats),
        words("segobriga numantia")
    );
    let mut short = case.fork();
    short.play(Carthage, to("segobriga"));
    assert_eq!(
        places(&short.options(Carthage), retreats),
        words("saguntum salaria")
    );
    case.play(Carthage, to("numantia"));
    assert_eq!(case.cu(Carthage, "castulo"), 6, "by toletum, without loss");
}

// EX-48, 15.4-c, 15.2-a
#[test]
fn smaller_stacks_are_swept_along_and_larger_ones_take_it_in() {
    for (there, ends) in [(3, "corfinium"), (5, "terventum")] {
        let case = Case::empty()
            .army(Rome, "beneventum", 4, "flaccus")
            .army(Rome, "terventum", there, "varro")
            .army(Carthage, "venusia", 10, "hannibal")
            .pcs(Carthage, "nola arpi")
            .pcs(Rome, "corfinium");
        let mut case = case.hand(Carthage, "c13").to_play(Carthage);
        case.activate(Carthage, "c13", "hannibal")
            .step(Carthage, "beneventum");
        while case.state.open.battle.is_none() {
            case.play(Rome, Act::Done);
        }
        case.deal("", "p");
        let card = title("p");
        case.play(Carthage, Act::Attack { card, title: card });
        case.roll("casualties 1, retreat 1").play(Rome, Act::Yield);
        while !case.options(Rome).is_empty() {
            let act = match case.offers(Rome, to("terventum")) {
                true => to("terventum"),
                false => case.options(Rome)[0],
            };
            case.play(Rome, act);
            if case.state.open.retreat.is_none() {
                break;
            }
        }
        assert_eq!(case.cu(Rome, ends), 4 + there, "{ends}");
    }
}

// EX-49, 15.3-a, 15.6-a, 10.10-a, 15.8-a
#[test]
fn an_attack_over_a_pass_that_is_lost_ends_an_army() {
    let case = Case::empty()
        .army(Rome, "faesulae", 7, "flaccus")
        .army(Carthage, "mutina", 6, "hannibal")
        .pcs(Rome, "falerii spoletium praeneste tarracina");
    // The pass takes nothing from seven on a 1 after -2? Row 1, column 7-9 takes one.
    let case = {
        let mut case = case;
        case.roll("attrition 1");
        case
    };
    let case = lost(case, Rome, "flaccus", "mutina", "casualties 1, retreat 1");
    assert_eq!(case.cu(Rome, "mutina") + case.cu(Rome, "faesulae"), 0);
    assert!(case.state.open.land.pool.contains(general("flaccus")));
    // Six fought and were lost: three PCs. The toll of the pass does not count.
    assert!(matches!(case.state.open.top(), Some(Frame::Owe(debt)) if debt.left == 3));
}

// EX-50, 15.7-a
#[test]
fn the_beaten_find_room_behind_their_walls() {
    let mut case = Case::empty()
        .pcs(Rome, "roma praeneste falerii spoletium")
        .army(Rome, "roma", 7, "flaccus")
        .army(Carthage, "tarracina", 10, "hannibal")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "roma");
    case.play(
        Rome,
        Act::Inside {
            cu: 2,
            elephants: 0,
        },
    )
    .play(Rome, Act::Done);
    case.play(Rome, Act::Done);
    case.deal("", "p");
    let card = title("p");
    case.play(Carthage, Act::Attack { card, title: card });
    case.roll("casualties 5, retreat 1").play(Rome, Act::Yield);
    // Four are left, three fit.
    assert!(case.offers(
        Rome,
        Act::Inside {
            cu: 3,
            elephants: 0
        }
    ));
    assert!(!case.offers(
        Rome,
        Act::Inside {
            cu: 4,
            elephants: 0
        }
    ));
    case.play(
        Rome,
        Act::Inside {
            cu: 3,
            elephants: 0,
        },
    );
    case.play(
        Rome,
        Act::Shelter {
            general: general("flaccus"),
        },
    );
    let way = case.options(Rome)[0];
    case.play(Rome, way);
    assert_eq!(case.inside(Rome, "roma"), 5);
}

// 15.4-b, 15.6-b
#[test]
fn enemies_on_the_way_take_one_for_one() {
    // The only way out of Croton leads through Bruttii and two Carthaginians.
    let case = Case::empty()
        .army(Rome, "croton", 4, "flaccus")
        .army(Carthage, "heraclea", 10, "hannibal")
        .army(Carthage, "bruttii", 2, "")
        .pcs(Carthage, "regium")
        .army(Carthage, "regium", 3, "")
        .pcs(Rome, "paestum falerii spoletium praeneste");
    let case = won(
        case,
        Carthage,
        "hannibal",
        "croton",
        "p",
        "casualties 1, retreat 1",
    );
    assert_eq!(case.cu(Rome, "paestum"), 2, "two were lost on the way");
}

// 15.8-b, 23-d
#[test]
fn whoever_cannot_pay_capitulates() {
    let case = Case::empty()
        .army(Rome, "croton", 4, "flaccus")
        .army(Carthage, "heraclea", 10, "hannibal")
        .pcs(Carthage, "regium bruttii")
        .army(Carthage, "regium", 9, "")
        .army(Carthage, "bruttii", 9, "")
        .pcs(Rome, "falerii");
    let case = won(
        case,
        Carthage,
        "hannibal",
        "croton",
        "p",
        "casualties 1, retreat 1",
    );
    let end = case.state.open.over.expect("the end");
    assert_eq!(
        (end.winner, end.cause),
        (Carthage, hannibal::Cause::Capitulation)
    );
    assert!(case.state.open.frames.is_empty());
}

// 20.7-c, 10.10-b, 18.1-e
#[test]
fn a_beaten_stack_loses_its_train_and_a_lost_one_all_its_generals() {
    let train = Case::empty()
        .army(Carthage, "bilbilis", 6, "hasdrubal")
        .train("bilbilis")
        .army(Rome, "dertosa", 8, "marcellus")
        .pcs(Carthage, "numantia");
    let case = won(
        train,
        Rome,
        "marcellus",
        "bilbilis",
        "p",
        "casualties 1, retreat 1",
    );
    assert_eq!(case.cu(Carthage, "numantia"), 6);
    assert_eq!(case.state.open.land.train, None);
    // Two Consuls with one CU each way are not asked for their five: losses are losses.
    let lone = Case::empty()
        .army(Rome, "croton", 1, "flaccus varro")
        .army(Carthage, "heraclea", 10, "hannibal")
        .pcs(Rome, "falerii");
    let case = won(lone, Carthage, "hannibal", "croton", "de", "casualties 5");
    assert!(case.state.open.land.on_map(Rome).is_empty());
    assert_eq!(
        case.state.open.land.pool,
        crate::common::generals("flaccus varro")
    );
}

// RUL-24, EX-90, 28.10-h
#[test]
fn the_rivalry_is_over_with_the_first_defeat() {
    let case = Case::bare("c1-iberia")
        .army(Carthage, "corduba", 5, "h-gisgo")
        .army(Carthage, "castulo", 6, "hasdrubal")
        .pcs(Carthage, "castulo")
        .pcs(Rome, "hispalis malaca budua")
        .army(Rome, "hispalis", 8, "scipio-africanus");
    let case = won(
        case,
        Rome,
        "scipio-africanus",
        "corduba",
        "p",
        "casualties 1, retreat 1",
    );
    assert!(case.state.open.game.tally.carthage_beaten);
    assert_eq!(case.cu(Carthage, "castulo"), 11);
}
