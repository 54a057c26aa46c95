//! Joint questions: order, undo and versions.

use kernel::parts::pick::Step;
use kernel::{Asked, Entry, PlayError, Script, Seat, SplitMix64, Table, Viewer};

use crate::common::{act, as_file, find, setup, sight};
use crate::toys::ambush::{Act as Deploy, Ambush};
use crate::toys::bazaar::{Act, Bazaar, Phase};

/// Five traders who owe two tokens each.
fn five_offers() -> Table<Bazaar> {
    find::<Bazaar>(&setup::<Bazaar>(5, &[]), |table| {
        matches!(table.state().phase, Phase::Offering { due: 2 })
            && table.asked().seats().len() == 5
    })
}

/// A whole offer of each seat, given without a look at the others.
fn offers(start: &Table<Bazaar>, dice: &mut SplitMix64) -> Vec<Vec<Act>> {
    (0..5)
        .map(|seat| {
            let mut table = start.clone();
            let mut acts = Vec::new();
            while table.asked().asks(Seat(seat)) && acts.len() < 3 {
                let listed = table.options(Seat(seat));
                let next = listed[dice.below(listed.len() as u32) as usize];
                act(&mut table, Seat(seat), next, &mut Script::default());
                acts.push(next);
            }
            acts
        })
        .collect()
}

fn permutations(seats: Vec<u8>) -> Vec<Vec<u8>> {
    if seats.len() <= 1 {
        return vec![seats];
    }
    (seats.iter())
        .flat_map(|&first| {
            let rest = seats
                .iter()
                .copied()
                .filter(|seat| *seat != first)
                .collect();
            let with_first = move |rest: Vec<u8>| [vec![first], rest].concat();
            permutations(rest).into_iter().map(with_first)
        })
        .collect()
}

/// K3
#[test]
fn every_order_of_five_offers_leads_to_the_same_state_events_and_record() {
    let start = five_offers();
    let offers = offers(&start, &mut SplitMix64::new(8));
    let orders = permutations(vec![0, 1, 2, 3, 4]);
    assert_eq!(orders.len(), 120);
    let mut first: Option<Table<Bazaar>> = None;
    for order in orders {
        let mut table = start.clone();
        for &seat in &order {
            for &next in &offers[seat as usize] {
                act(&mut table, Seat(seat), next, &mut Script::default());
            }
        }
        let first = first.get_or_insert_with(|| table.clone());
        assert_eq!(table.state(), first.state());
        assert_eq!(table.log(), first.log());
        assert_eq!(table.entries(), first.entries(), "order {order:?}");
        for viewer in Viewer::all(5) {
            assert_eq!(table.version(viewer), first.version(viewer));
        }
    }
}

/// K18
#[test]
fn steps_are_counted_as_their_viewer_saw_them() {
    let start = five_offers();
    let offers = offers(&start, &mut SplitMix64::new(8));
    let (a, b) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    let all = |table: &Table<Bazaar>| -> Vec<usize> {
        let steps = Viewer::all(5).map(|viewer| table.steps_since(viewer, 0));
        steps.collect()
    };
    // A pick of B's is a step of B's alone, and nobody else goes back by less for it.
    let mut table = start.clone();
    act(&mut table, Seat(1), offers[1][0], &mut Script::default());
    for viewer in Viewer::all(5) {
        let own = usize::from(viewer == b);
        let (now, then) = (table.steps_since(viewer, 0), start.steps_since(viewer, 0));
        assert_eq!(now, then + own, "{viewer:?}");
        assert_eq!(table.steps_since(viewer, start.decisions()), own);
    }
    assert_eq!(table.before_steps(a, 1), start.before_steps(a, 1));
    assert_eq!(table.before_steps(b, 1), Some(start.decisions()));
    let seen = table.steps_since(a, 0);
    assert!(table.before_steps(a, seen).is_some());
    assert_eq!(table.before_steps(a, seen + 1), None);
    // Taken back, it is no step either.
    table.undo(Seat(1)).unwrap();
    assert_eq!(all(&table), all(&start));
    // Once the question is closed, nothing tells who was slow.
    let mut first: Option<Table<Bazaar>> = None;
    for order in permutations(vec![0, 1, 2, 3, 4]) {
        let mut table = start.clone();
        for &seat in &order {
            for &next in &offers[seat as usize] {
                act(&mut table, Seat(seat), next, &mut Script::default());
            }
        }
        let first = first.get_or_insert_with(|| table.clone());
        assert_eq!(all(&table), all(first), "order {order:?}");
        for viewer in Viewer::all(5) {
            assert_eq!(table.before_steps(viewer, 1), first.before_steps(viewer, 1));
        }
    }
}

/// K3: the deal that follows a secret set-up belongs to nobody.
#[test]
fn a_close_is_an_entry_without_a_seat_and_owns_its_outcomes() {
    for last in [Seat(0), Seat(1)] {
        let mut table =
            Table::<Ambush>::new(setup::<Ambush>(2, &[]), &mut SplitMix64::new(1)).unwrap();
        let mut chance = Script::strict([("omen", 2)]);
        for seat in [Seat(1 - last.0), last] {
            for _ in 0..3 {
                let next = table.options(seat)[0];
                assert!(matches!(next, Deploy::Put { .. }));
                act(&mut table, seat, next, &mut chance);
            }
        }
        assert_eq!(table.asked(), Asked::One(Seat(0)));
        let makers: Vec<_> = (table.entries().iter())
            .map(|entry| match entry {
                Entry::Act { seat, chance, .. } => (Some(seat.0), chance.len()),
                Entry::Close { chance } => (None, chance.len()),
                _ => panic!("nobody went back or ended it"),
            })
            .collect();
        let own = |seat| (Some(seat), 0);
        let all = [own(0), own(0), own(0), own(1), own(1), own(1), (None, 1)];
        assert_eq!(makers, all, "{last} was slower");
    }
}

/// K5
#[test]
fn taking_back_an_offer_leaves_the_others_where_they_were() {
    let mut table = five_offers();
    let offers = offers(&table, &mut SplitMix64::new(5));
    let (a, b) = (Seat(0), Seat(1));
    for &next in &offers[0] {
        act(&mut table, a, next, &mut Script::default());
    }
    act(&mut table, b, offers[1][0], &mut Script::default());
    let slot = table.state().offer[1];
    let (view, list) = (table.view(Viewer::Seat(b)), table.options(b));
    assert!(table.can_undo(a) && table.can_undo(b) && !table.can_undo(Seat(2)));

    // A opens its sealed offer again, and takes a token out.
    table.undo(a).unwrap();
    table.undo(a).unwrap();
    assert_eq!(table.state().offer[1], slot);
    assert_eq!(table.options(b), list);
    assert!(table.can_undo(b));
    let mut seen = table.view(Viewer::Seat(b));
    seen.ready = view.ready;
    assert_eq!(seen, view, "but for the mark that A is ready");

    // B takes back its own, and A's first token stays.
    let offered = table.state().offer[0];
    table.undo(b).unwrap();
    assert_eq!(table.state().offer[0], offered);
    assert_eq!(table.state().offer[1].map(|offer| offer.count()), Some(0));
    assert!(!table.can_undo(b) && table.can_undo(a));
    assert_eq!(table.undo(b), Err(kernel::UndoError::Nothing));
}

/// K18
#[test]
fn five_offers_arrive_together_and_none_is_refused() {
    let start = five_offers();
    let offers = offers(&start, &mut SplitMix64::new(13));
    let mut table = start.clone();
    // Each page holds the question as it was when the page was drawn, and after that
    // follows its own answers only.
    let mut questions: Vec<_> = (0..5).map(|seat| start.question(Seat(seat))).collect();
    for pick in 0..3 {
        for (seat, offer) in (0..5).map(Seat).zip(&offers) {
            let question = questions[seat.index()].expect("all five are asked");
            let next = offer[pick];
            let answer = table.answer(seat, question, next, &mut SplitMix64::new(1), None);
            assert!(answer.is_ok(), "{seat}, pick {pick}: {answer:?}");
            questions[seat.index()] = table.question(seat);
        }
    }
    assert!(matches!(table.state().phase, Phase::Taking { .. }));

    // The question is gone now: an answer to it is stale, and changes nothing.
    let seat = table.asked().seats().iter().next().unwrap();
    let state = *table.state();
    let next = table.options(seat)[0];
    let old = start.question(seat).unwrap();
    let answer = table.answer(seat, old, next, &mut SplitMix64::new(1), None);
    assert_eq!(answer, Err(PlayError::Stale));
    assert_eq!(table.state(), &state);
}

/// K18
#[test]
fn what_one_seat_sees_is_the_same_whether_another_picked_twice_or_ten_times() {
    let start = five_offers();
    let offer = &offers(&start, &mut SplitMix64::new(21))[1];
    let stream = |changes: u32| {
        let mut table = start.clone();
        let mut seen = vec![sight(&table, Viewer::Seat(Seat(0)))];
        let mut look = |table: &Table<Bazaar>| {
            let now = sight(table, Viewer::Seat(Seat(0)));
            if seen.last() != Some(&now) {
                seen.push(now);
            }
        };
        for _ in 0..changes {
            act(&mut table, Seat(1), offer[0], &mut Script::default());
            look(&table);
            table.undo(Seat(1)).unwrap();
            look(&table);
        }
        for &next in offer {
            act(&mut table, Seat(1), next, &mut Script::default());
            look(&table);
        }
        seen
    };
    let plain = stream(0);
    assert_eq!(
        plain.len(),
        2,
        "the one thing to be seen is that seat 1 is ready"
    );
    assert_eq!(stream(2), plain);
    assert_eq!(stream(10), plain);
}

/// K3, K7: answers have no order, so going back among them goes back to the question.
#[test]
fn going_back_into_a_joint_question_goes_back_to_where_it_was_asked() {
    let start = five_offers();
    let offers = offers(&start, &mut SplitMix64::new(2));
    let mut table = start.clone();
    for seat in [3, 1, 0] {
        for &next in &offers[seat] {
            act(&mut table, Seat(seat as u8), next, &mut Script::default());
        }
    }
    table.rewind(start.decisions() + 4).unwrap();
    assert_eq!(table.state(), start.state());
    assert_eq!(table.decisions(), start.decisions());

    // Answered again, in full; the record plays through both attempts.
    for seat in [4, 3, 2, 1, 0] {
        for &next in &offers[seat] {
            act(&mut table, Seat(seat as u8), next, &mut SplitMix64::new(3));
        }
    }
    assert!(matches!(table.state().phase, Phase::Taking { .. }));
    let again = Table::<Bazaar>::replay(&as_file(&table)).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.log(), table.log());

    // Also from after the close.
    let made = table.decisions();
    table.rewind(made - 1).unwrap();
    assert_eq!(table.state(), start.state());
    let seal = Act::Offer(Step::Done);
    assert!(
        !table.options(Seat(2)).contains(&seal),
        "nothing is offered yet"
    );
}
