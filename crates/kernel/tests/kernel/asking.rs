//! Who is asked, what others learn of it, and windows.

use kernel::parts::pick::Step;
use kernel::parts::{IdSet, Window};
use kernel::{
    Asked, ChanceError, Entry, Game, PlayError, Script, Seat, SplitMix64, Table, Viewer, options,
};

use crate::common::{act, find, guesses, setup, sight, table, wander};
use crate::toys::bazaar::{self, Bazaar};
use crate::toys::caravan::{self, Caravan};
use crate::toys::gauntlet::{self, Frame, Gauntlet, Kind, WINDOW, kind};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn asking_is_the_same_however_hidden_things_lie<G: Game>(seats: u8) {
    for seed in 0..8 {
        let mut dice = SplitMix64::new(seed);
        let mut table = table::<G>(seats, &mut dice);
        wander(&mut table, &mut dice, |table| {
            for seat in table.seats().iter() {
                for guess in guesses(table, seat, 2) {
                    assert_eq!(G::asked(&guess), G::asked(table.state()));
                }
            }
            table.decisions() > 150
        });
    }
}

/// K1
#[test]
fn who_is_asked_follows_from_public_facts() {
    asking_is_the_same_however_hidden_things_lie::<Bazaar>(5);
    asking_is_the_same_however_hidden_things_lie::<Gauntlet>(2);
    asking_is_the_same_however_hidden_things_lie::<Caravan>(2);
}

/// K1
#[test]
fn a_seat_that_cannot_block_is_asked_all_the_same() {
    let soldier = |card| caravan::can_be(card, caravan::Role::Soldier);
    let raided =
        |table: &Table<Caravan>| matches!(table.state().phase, caravan::Phase::Blocking { .. });
    let unarmed = find::<Caravan>(&setup::<Caravan>(2, &[]), |table| {
        let defender = table.asked().seats().iter().next().unwrap_or(A);
        raided(table)
            && !table.state().side[defender.index()]
                .hand
                .iter()
                .any(soldier)
    });
    let Asked::One(defender) = unarmed.asked() else {
        panic!("somebody is asked: {:?}", unarmed.asked());
    };
    assert_eq!(unarmed.options(defender), [caravan::Act::Block(None)]);

    // As far as the raider can see, he might have blocked.
    let raider = Seat(1 - defender.0);
    let armed = (guesses(&unarmed, raider, 200).into_iter())
        .find(|guess| options::<Caravan>(guess, defender).len() > 1)
        .expect("some hand could block");
    assert_eq!(Caravan::asked(&armed), unarmed.asked());
}

/// K2
#[test]
fn an_answer_leaves_the_others_lists_and_views_as_they_were() {
    let start = find::<Bazaar>(&setup::<Bazaar>(5, &[]), |table| {
        matches!(table.state().phase, bazaar::Phase::Offering { due: 2 })
            && table.asked().seats().len() == 5
            && table.options(A).len() > 1
    });
    let others = || {
        let seats = (1..5).map(|seat| Viewer::Seat(Seat(seat)));
        seats.chain([Viewer::Spectator])
    };
    let before: Vec<_> = others().map(|viewer| sight(&start, viewer)).collect();

    // Every way of A through its question, to the end.
    let mut ready = Vec::new();
    let mut open = vec![start.clone()];
    while let Some(table) = open.pop() {
        for choice in table.options(A) {
            let mut then = table.clone();
            act(&mut then, A, choice, &mut Script::default());
            if then.asked().asks(A) {
                let now: Vec<_> = others().map(|viewer| sight(&then, viewer)).collect();
                assert_eq!(now, before, "after {choice:?}");
                open.push(then);
            } else {
                ready.push(
                    others()
                        .map(|viewer| sight(&then, viewer))
                        .collect::<Vec<_>>(),
                );
                for seat in (1..5).map(Seat) {
                    assert_eq!(then.options(seat), start.options(seat));
                    assert_eq!(then.question(seat), start.question(seat));
                }
            }
        }
    }
    assert!(ready.len() > 1, "A has a choice");
    // Ready is ready, whatever was answered.
    assert!(ready.iter().all(|sights| *sights == ready[0]));
    assert_ne!(ready[0], before);
}

/// K4
#[test]
fn an_offer_is_its_owners_to_see_and_to_change_until_the_question_closes() {
    let start = find::<Bazaar>(&setup::<Bazaar>(5, &[]), |table| {
        matches!(table.state().phase, bazaar::Phase::Offering { due: 1 })
            && table.asked().seats().len() == 5
            && table.options(A).len() > 1
    });
    let offer = |table: &mut Table<Bazaar>, seat, first| {
        act(table, seat, first, &mut Script::default());
        let seal = bazaar::Act::Offer(Step::Done);
        act(table, seat, seal, &mut Script::default());
    };
    let choices = start.options(A);
    let (mut one, mut other) = (start.clone(), start.clone());
    offer(&mut one, A, choices[0]);
    offer(&mut other, A, choices[1]);
    assert_ne!(one.view(Viewer::Seat(A)), other.view(Viewer::Seat(A)));
    for viewer in Viewer::all(5).filter(|viewer| *viewer != Viewer::Seat(A)) {
        assert_eq!(sight(&one, viewer), sight(&other, viewer));
    }

    // A changes its mind: what it offers in the end is what is revealed.
    one.undo(A).unwrap();
    one.undo(A).unwrap();
    offer(&mut one, A, choices[1]);
    for seat in (1..5).map(Seat) {
        let choice = one.options(seat)[0];
        assert_eq!(
            one.log(),
            start.log(),
            "nothing is revealed before the last answer"
        );
        offer(&mut one, seat, choice);
        offer(&mut other, seat, choice);
    }
    assert!(
        one.log().len() > start.log().len(),
        "the last answer closes the question"
    );
    assert_eq!(one.state(), other.state());
    assert!(!one.can_undo(A) && !one.can_undo(Seat(4)));
}

/// A match at the moment when a roll is open to both.
fn rolled() -> Table<Gauntlet> {
    find::<Gauntlet>(&setup::<Gauntlet>(2, &[]), |table| {
        let counters = |seat: Seat| {
            let hand = table.state().hand[seat.index()];
            hand.iter()
                .any(|card| matches!(kind(card), Kind::Shift | Kind::Cancel))
        };
        table.window() == Some(WINDOW) && table.asked() == Asked::One(A) && counters(A)
    })
}

/// K9
#[test]
fn the_same_questions_are_put_to_a_hand_with_the_card_and_to_one_without() {
    let with = rolled();
    let mut state = *with.state();
    // Without: the counters go to the bag, other cards come from there.
    let counter = |card: &u8| matches!(kind(*card), Kind::Shift | Kind::Cancel);
    for card in state.hand[0].iter().filter(counter) {
        let other = (state.deck.bag().iter())
            .find(|card| !counter(card))
            .unwrap();
        state.deck.remove(other);
        state.deck.put_in_bag(card);
        state.hand[0] = state.hand[0].without(card).with(other);
    }
    let without = Table::load(with.setup().clone(), state).unwrap();

    let questions = |mut table: Table<Gauntlet>| {
        let mut chance = SplitMix64::new(3);
        let mut asked = Vec::new();
        while table.window().is_some() {
            asked.push((table.asked(), table.window()));
            let Asked::One(seat) = table.asked() else {
                break;
            };
            act(&mut table, seat, gauntlet::Act::Decline, &mut chance);
        }
        asked
    };
    assert!(with.options(A).len() > 1);
    assert_eq!(without.options(A), [gauntlet::Act::Decline]);
    assert_eq!(questions(with), questions(without));
}

/// K9
#[test]
fn a_standing_answer_is_given_at_once_and_recorded_as_a_decision() {
    for wanted in [WINDOW, Window::EVERY] {
        let mut table = rolled();
        let decisions = table.decisions();
        // B lets every roll pass, whatever it holds; A is asked first and still is.
        table
            .auto_pass(B, wanted, true, &mut Script::default())
            .unwrap();
        assert!(table.auto_passes_at(B, WINDOW) && !table.auto_passes_at(A, WINDOW));
        assert_eq!(
            (table.decisions(), table.asked()),
            (decisions, Asked::One(A))
        );

        act(
            &mut table,
            A,
            gauntlet::Act::Decline,
            &mut SplitMix64::new(1),
        );
        let made: Vec<_> = (table.entries()[decisions..].iter())
            .map(|entry| match entry {
                Entry::Act { seat, act, .. } => (*seat, *act),
                other => panic!("not a decision: {other:?}"),
            })
            .collect();
        let decline = gauntlet::Act::Decline;
        assert_eq!(made, [(A, decline), (B, decline)], "{wanted}");
        assert_eq!(table.window(), None);

        // It can be withdrawn.
        table
            .auto_pass(B, wanted, false, &mut Script::default())
            .unwrap();
        assert_eq!(table.auto_passes(B).count(), 0);
    }
}

/// K9
#[test]
fn a_standing_answer_set_while_the_window_is_open_passes_there() {
    for wanted in [WINDOW, Window::EVERY] {
        let mut table = rolled();
        table
            .auto_pass(A, wanted, true, &mut SplitMix64::new(1))
            .unwrap();
        assert_eq!(table.asked(), Asked::One(B), "{wanted}");
        assert_eq!(table.auto_passes(A).collect::<Vec<_>>(), [wanted]);
    }
}

/// K9
#[test]
fn a_standing_answer_is_for_a_window_that_the_game_has() {
    let mut table = rolled();
    for key in ["elsewhere", "", "Roll"] {
        let error = table.auto_pass(A, key, true, &mut Script::default());
        let known = vec![Window::EVERY, WINDOW];
        let key = key.to_owned();
        assert_eq!(error, Err(PlayError::NoWindow { key, known }));
    }
    assert_eq!(table.asked(), Asked::One(A));
    // Said again, it changes nothing; nor does taking back what was not said.
    for (pass, changes) in [(true, true), (true, false), (false, true), (false, false)] {
        let changed = table.auto_pass(B, WINDOW, pass, &mut Script::default());
        assert_eq!(changed, Ok(changes), "{pass}");
        assert_eq!(table.auto_passes(B).count(), usize::from(pass));
    }
}

/// K9
#[test]
fn a_standing_answer_that_cannot_be_given_is_not_kept() {
    let mut table = find::<Gauntlet>(&setup::<Gauntlet>(2, &[]), |table| {
        let state = table.state();
        let harmless = (state.frames.iter())
            .any(|frame| matches!(frame, Frame::Roll(roll) if roll.value() == Some(3)));
        let first =
            table.asked() == Asked::One(A) && state.frames.iter().any(|f| f == Frame::March(A));
        first && harmless && state.hand[1].len() < 4
    });
    act(
        &mut table,
        A,
        gauntlet::Act::Decline,
        &mut Script::default(),
    );
    let before = *table.state();
    // Both have then declined, the roll is carried out and B draws: an empty script
    // has nothing for that.
    let error = table.auto_pass(B, WINDOW, true, &mut Script::default());
    let purpose = "draw";
    let missing = PlayError::Chance(ChanceError::Missing { purpose });
    assert_eq!(error, Err(missing));
    assert_eq!(table.state(), &before);
    assert_eq!(table.auto_passes(B).count(), 0);
    let nobody = table.auto_pass(Seat(7), WINDOW, true, &mut Script::default());
    assert!(matches!(nobody, Err(PlayError::NoSeat { seats: 2, .. })));
}

/// K9
#[test]
fn a_window_does_not_open_where_everybody_knows_that_nobody_can_use_it() {
    let mut state = *table::<Gauntlet>(2, &mut SplitMix64::new(4)).state();
    // All counters lie in the discard pile, for all to see.
    let counter = |card: &u8| matches!(kind(*card), Kind::Shift | Kind::Cancel);
    let counters: IdSet = (0..gauntlet::CARDS).filter(counter).collect();
    state.discard = counters;
    for hand in &mut state.hand {
        *hand = hand.minus(counters);
    }
    state.deck = kernel::parts::Deck::shuffled(
        (IdSet::first(gauntlet::CARDS)).minus(counters.union(state.hand[0].union(state.hand[1]))),
    );
    let mut table = Table::<Gauntlet>::load(setup::<Gauntlet>(2, &[]), state).unwrap();
    let march = table
        .options(A)
        .into_iter()
        .find(|act| matches!(act, gauntlet::Act::Play(card) if kind(*card) == Kind::March));
    let Some(march) = march else {
        panic!("this hand can march: {:?}", table.options(A));
    };
    act(&mut table, A, march, &mut SplitMix64::new(2));
    assert_eq!(table.window(), None);
}

/// K13
#[test]
fn a_draft_tells_nobody_anything_and_comes_out_as_one_event() {
    let mut table = find::<Caravan>(&setup::<Caravan>(2, &[]), |table| {
        table.asked() == Asked::One(A)
            && table
                .options(A)
                .contains(&caravan::Act::Begin(caravan::Plan::Settle))
    });
    let others = [Viewer::Seat(B), Viewer::Spectator];
    let before = others.map(|viewer| sight(&table, viewer));
    let own = sight(&table, Viewer::Seat(A));
    let lines = table.log().len();
    act(
        &mut table,
        A,
        caravan::Act::Begin(caravan::Plan::Settle),
        &mut Script::default(),
    );
    loop {
        let next = table.options(A)[0];
        let mut then = table.clone();
        act(&mut then, A, next, &mut Script::default());
        if then.log().len() > lines {
            assert_eq!(
                then.log().len(),
                lines + 1,
                "one event for the whole command"
            );
            assert_ne!(others.map(|viewer| sight(&then, viewer)), before);
            break;
        }
        table = then;
        assert_eq!(
            others.map(|viewer| sight(&table, viewer)),
            before,
            "after {next:?}"
        );
        assert_ne!(sight(&table, Viewer::Seat(A)), own);
    }
    // Taking all of it back tells nothing either.
    while table.can_undo(A) && table.state().draft.is_some() {
        table.undo(A).unwrap();
        assert_eq!(others.map(|viewer| sight(&table, viewer)), before);
    }
    assert_eq!(table.state().draft, None);
}
