//! Who hears, who knows, and what can be guessed.

use std::collections::BTreeSet;

use kernel::{Game, Script, Seat, SeatSet, SplitMix64, Table, Viewer};

use crate::common::{act, find, guesses, heard, setup, table, wander};
use crate::toys::ambush::{self, Ambush};
use crate::toys::bazaar::Bazaar;
use crate::toys::gauntlet::{self, Event, Gauntlet, Kind, kind};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A match in which A can steal, and B has something to steal.
fn before_a_theft() -> (Table<Gauntlet>, gauntlet::Act) {
    let theft = |table: &Table<Gauntlet>| {
        (table.options(A).into_iter())
            .find(|act| matches!(act, gauntlet::Act::Play(card) if kind(*card) == Kind::Theft))
    };
    let table = find::<Gauntlet>(&setup::<Gauntlet>(2, &[]), |table| {
        theft(table).is_some() && table.state().hand[1].len() > 2
    });
    let theft = theft(&table).expect("a theft was looked for");
    (table, theft)
}

/// K17
#[test]
fn two_know_a_stolen_card_and_spectators_only_that_one_was_stolen() {
    let (mut table, theft) = before_a_theft();
    let lines = table.log().len();
    act(&mut table, A, theft, &mut SplitMix64::new(1));
    let stolen = |viewer| {
        let all = heard(&table, viewer);
        let stole = |event: &Event| matches!(event, Event::Stole { .. });
        let place = all
            .iter()
            .skip(lines)
            .position(stole)
            .expect("a theft is told");
        match &all[lines + place] {
            Event::Stole { card, .. } => (place, *card),
            other => panic!("{other:?}"),
        }
    };
    let (place, card) = stolen(Viewer::Seat(A));
    assert!(card.is_some());
    assert_eq!(stolen(Viewer::Seat(B)), (place, card));
    assert_eq!(stolen(Viewer::Spectator), (place, None));
}

fn logs_have_the_same_lines<G: Game>(seats: u8) {
    for seed in 0..10 {
        let mut dice = SplitMix64::new(seed);
        let mut table = table::<G>(seats, &mut dice);
        wander(&mut table, &mut dice, |table| table.decisions() > 200);
        let mut private = 0;
        for viewer in Viewer::all(seats) {
            assert_eq!(heard(&table, viewer).len(), table.log().len());
        }
        for line in table.log() {
            private += u32::from(line.told.plain.is_some());
        }
        assert!(private > 0, "some lines are private");
    }
}

/// K17
#[test]
fn the_number_and_places_of_lines_are_equal_for_all_viewers() {
    logs_have_the_same_lines::<Bazaar>(5);
    logs_have_the_same_lines::<Gauntlet>(2);
}

/// K20
#[test]
fn after_a_theft_every_guess_of_the_robbed_has_the_card_in_the_thiefs_hand() {
    let (mut table, theft) = before_a_theft();
    let hand = table.state().hand[1];
    act(&mut table, A, theft, &mut SplitMix64::new(3));
    let card = hand
        .minus(table.state().hand[1])
        .lowest()
        .expect("one card is gone");
    let before = guesses(&table, B, 60);
    assert!(before.iter().all(|guess| guess.hand[0].contains(card)));
    // The rest of that hand is anything.
    let hands: BTreeSet<Vec<u8>> = before.iter().map(|guess| guess.hand[0].into()).collect();
    assert!(hands.len() > 20, "{}", hands.len());
    assert!(table.view(Viewer::Seat(B)).stolen[0].contains(card));
    assert!(table.view(Viewer::Spectator).stolen[0].is_empty());
}

/// K20
#[test]
fn what_is_known_of_a_card_is_forgotten_when_it_is_shuffled() {
    let (mut table, theft) = before_a_theft();
    act(&mut table, A, theft, &mut SplitMix64::new(3));
    let stolen = table.state().known.of(B).common(table.state().hand[0]);
    let card = stolen.lowest().expect("B knows the card");
    let mut dice = SplitMix64::new(7);
    wander(&mut table, &mut dice, |table| {
        !table.state().hand[0].contains(card)
    });
    assert!(!table.state().known.knows(B, card));
}

/// K21
#[test]
fn every_possible_truth_turns_up_among_the_guesses() {
    // Blocks 3, 4 and 5 stand on two places, unseen by A; so is B's omen.
    let table = find::<Ambush>(&setup::<Ambush>(2, &[]), |table| {
        let state = table.state();
        let places: BTreeSet<_> = state.at[3..].iter().flatten().collect();
        state.phase == ambush::Phase::Marching(A)
            && state.turn == 2
            && places.len() == 2
            && state.at[3..].iter().all(Option::is_some)
    });
    let state = table.state();
    let arrangement = |state: &ambush::State| {
        let blocks: Vec<_> = (3..6)
            .map(|block| (state.at[block], state.moved[block]))
            .collect();
        (format!("{blocks:?}"), state.omen[1])
    };
    let mut possible = BTreeSet::new();
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        for omen in 1..=3 {
            let mut other = state.clone();
            for (block, from) in order.into_iter().enumerate() {
                other.at[3 + block] = state.at[3 + from];
                other.moved[3 + block] = state.moved[3 + from];
            }
            other.omen[1] = omen;
            possible.insert(arrangement(&other));
        }
    }
    assert_eq!(
        possible.len(),
        9,
        "two blocks stand together, and omens are three"
    );
    let guessed: BTreeSet<_> = guesses(&table, A, 400).iter().map(arrangement).collect();
    assert_eq!(guessed, possible);
    assert!(
        guessed.contains(&arrangement(state)),
        "the truth is always possible"
    );
}

/// K21: an answer that is not revealed is any legal answer of the guessed hand.
#[test]
fn a_guess_of_an_offer_is_any_that_the_guessed_hand_allows() {
    let mut table = find::<Bazaar>(&setup::<Bazaar>(3, &[]), |table| {
        table.asked().seats() == SeatSet::first(3)
    });
    while table.asked().asks(B) {
        let first = table.options(B)[0];
        act(&mut table, B, first, &mut Script::default());
    }
    let mut offers = BTreeSet::new();
    for guess in guesses(&table, A, 200) {
        Bazaar::audit(&guess).expect("nobody offers what he does not hold");
        let offer = guess.offer[1].expect("B is ready");
        assert!(offer.is_done());
        offers.insert(*offer.taken());
    }
    assert!(offers.len() >= 4, "{offers:?}");
}
