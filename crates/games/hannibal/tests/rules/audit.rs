//! Positions that come from outside: what no game leads to is refused with a reason.

use hannibal::{CardStep, Frame, Hannibal, Stage, State, TurnStep, Units};
use kernel::Game;
use punic::{Debt, DebtCause, Loss, LossCause, Stack};

use crate::common::{Carthage, Case, Rome, card, general, space};

/// Between two cards of the first scenario.
fn between() -> Case {
    Case::of("s1-218", &[]).at_step(TurnStep::Play)
}

/// Fabius has been activated, and has the enemy next to him.
fn marching() -> Case {
    let mut case = Case::empty()
        .army(Rome, "tarracina", 8, "fabius")
        .army(Carthage, "capua", 4, "mago")
        .army(Carthage, "terventum", 5, "hasdrubal")
        .hand(Rome, "c47");
    case.activate(Rome, "c47", "fabius");
    case
}

/// He enters the space of Mago, who has declared nothing yet.
fn entering() -> Case {
    let mut case = marching();
    case.step(Rome, "capua");
    case
}

fn fighting() -> Case {
    let mut case = entering();
    case.play(Carthage, hannibal::Act::Done);
    case
}

// 1-b, 9.1-a, 20.3-a
#[test]
fn numbers_and_procedures_that_cannot_be_are_refused() {
    type Position = fn() -> Case;
    type Change = fn(&mut State);
    let turn = |turn: u8| move |state: &mut State| state.open.turn = turn;
    for number in [0, 10, 255] {
        let mut case = between();
        turn(number)(&mut case.state);
        let says = format!("turn {number} is not one of turns 1 to 9 of the scenario");
        assert_eq!(Hannibal::audit(&case.state).expect_err("a turn").0, says);
    }
    let table: &[(Position, Change, &str)] = &[
        (
            between,
            |state| state.open.frames.clear(),
            "no turn is under way",
        ),
        (
            between,
            |state| {
                state
                    .open
                    .step(Frame::Game(Stage::Turn(TurnStep::Muster { left: 0 })))
            },
            "0 are left to place",
        ),
        (
            between,
            |state| {
                let (by, bid) = (2, 1);
                state
                    .open
                    .step(Frame::Game(Stage::Turn(TurnStep::ChooseSide { by, bid })));
            },
            "seat 2 chooses a side",
        ),
        (
            between,
            |state| {
                state.open.step(Frame::Game(Stage::Turn(TurnStep::Levy {
                    left: 2,
                    italia: 3,
                })));
            },
            "3 of 2 CUs are bound to Italia",
        ),
        (
            between,
            |state| state.open.push(Frame::Card(CardStep::Activate)),
            "no card is on the table",
        ),
        (
            between,
            |state| {
                let stack = Stack::outside(Rome, space("roma"));
                let (count, why) = (99, LossCause::Event);
                state.open.push(Frame::Lose(Loss {
                    stack,
                    count,
                    elephant_first: false,
                    why,
                }));
            },
            "99 of 8 CUs are to be lost in roma",
        ),
        (
            between,
            |state| {
                state.open.push(Frame::Owe(Debt {
                    side: Rome,
                    left: 200,
                    paid: 0,
                    why: DebtCause::Check,
                }));
            },
            "200 PCs are owed",
        ),
        (
            between,
            |state| {
                let stack = Stack::outside(Rome, space("roma"));
                state.open.land.set_units(stack, Units::of(250, 0));
            },
            "CUs of one side are on the map",
        ),
        (
            between,
            |state| {
                let stack = Stack::inside(Carthage, space("capua"));
                state.open.land.put_general(general("hannibal"), stack);
            },
            "hannibal is inside walls that are not there, or not his",
        ),
        (
            marching,
            |state| state.open.march = None,
            "1 procedures of one activation are under way",
        ),
        (
            marching,
            |state| {
                if let Some(march) = &mut state.open.march {
                    march.bonus = 9;
                }
            },
            "fabius has 4 Movement Points",
        ),
        (
            marching,
            |state| {
                if let Some(march) = &mut state.open.march {
                    march.force.units = Units::of(9, 0);
                }
            },
            "fabius leads what is not with him",
        ),
        (
            marching,
            |state| {
                state.open.strategy.unseen.insert(card("c47"));
            },
            "the card on the table lies elsewhere too",
        ),
        (
            entering,
            |state| {
                if let Some(now) = &mut state.open.reaction {
                    now.next = 3;
                }
            },
            "an interception that was not declared",
        ),
        (
            entering,
            |state| {
                if let Some(now) = &mut state.open.reaction {
                    now.side = Rome;
                }
            },
            "an entry into capua by nobody",
        ),
        (
            fighting,
            |state| {
                if let Some(battle) = &mut state.open.battle {
                    battle.lost[Rome] = 255;
                }
            },
            "counts what cannot be",
        ),
        (
            fighting,
            |state| state.open.battle = None,
            "enemies stand together in capua and no battle is due",
        ),
        (
            fighting,
            |state| {
                if let Some(battle) = &mut state.open.battle {
                    battle.gone.0 = [200; 6];
                }
            },
            "more battle cards than there are",
        ),
    ];
    for (start, change, says) in table {
        let mut case = start();
        assert_eq!(Hannibal::audit(&case.state), Ok(()), "before: {says}");
        change(&mut case.state);
        let broken = Hannibal::audit(&case.state).expect_err(says);
        assert!(broken.0.contains(says), "{says}: {broken}");
    }
}
