//! Properties of joint questions: several seats answer at once, in secret.

use super::walk::{Untouched, one_of};
use super::{Found, Run, ensure};
use crate::{Asked, Game, Out, Seat, SeatSet, SplitMix64, Table, Viewer, options};

/// More answers than any seat gives to one question.
const MOST_ANSWERS: usize = 500;

type Answers<G> = (Seat, Vec<<G as Game>::Act>);

pub(crate) fn joint_questions_commute<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let mut was_joint = false;
    while let Some((seat, act)) = walk.choose()? {
        if walk.is_joint() && !was_joint {
            let start = walk.table.state().clone();
            let mut dice = walk.dice;
            let one = all_alone::<G>(run, &start, &mut dice)?;
            let other = all_alone::<G>(run, &start, &mut dice)?;
            answers_are_secret::<G>(run, &start, &one, &other)?;
            orders_are_equal::<G>(run, &start, &one, &mut dice)?;
            undo_is_per_seat::<G>(run, &start, &one, &mut dice)?;
        }
        was_joint = walk.is_joint();
        walk.play(seat, act)?;
        // A question that was closed may be followed at once by another.
        was_joint &= walk.table.can_undo(seat);
    }
    Ok(())
}

/// The answers of each seat that is asked, given as if the others did not exist.
fn all_alone<G: Game>(
    run: &Run<'_, G>,
    start: &G::State,
    dice: &mut SplitMix64,
) -> Result<Vec<Answers<G>>, String> {
    (G::asked(start).seats().iter())
        .map(|seat| Ok((seat, alone::<G>(run, start, seat, dice)?)))
        .collect()
}

fn owing<G: Game>(state: &G::State) -> Result<SeatSet, String> {
    match G::asked(state) {
        Asked::Together { owing } => Ok(owing),
        asked => Err(format!(
            "an answer ended a joint question that only the table may close: {asked:?}"
        )),
    }
}

fn alone<G: Game>(
    run: &Run<'_, G>,
    start: &G::State,
    seat: Seat,
    dice: &mut SplitMix64,
) -> Result<Vec<G::Act>, String> {
    let all = owing::<G>(start)?;
    let others =
        || Viewer::all(run.setup.seats).filter(move |viewer| *viewer != Viewer::Seat(seat));
    let lists: Vec<_> = all.iter().map(|other| options::<G>(start, other)).collect();
    let views: Vec<_> = others().map(|viewer| G::view(start, viewer)).collect();
    let mut state = start.clone();
    let mut acts = Vec::new();
    while owing::<G>(&state)?.contains(seat) {
        ensure!(
            acts.len() < MOST_ANSWERS,
            "{seat} never finishes its answer"
        );
        let listed = options::<G>(&state, seat);
        ensure!(!listed.is_empty(), "{seat} is asked and has no option");
        let act = listed[dice.below(listed.len() as u32) as usize];
        let (mut chance, mut out) = (Untouched::default(), Out::default());
        G::apply(&mut state, seat, act, &mut chance, &mut out);
        acts.push(act);
        ensure!(
            chance.asked == 0,
            "{act:?} of {seat} draws inside a joint question"
        );
        ensure!(
            out.told().is_empty(),
            "{act:?} of {seat} tells inside a joint question: {:?}",
            out.told()
        );
        let left = owing::<G>(&state)?;
        ensure!(
            left == all || left == all.without(seat),
            "{act:?} of {seat} changed who else owes an answer"
        );
        for (other, list) in all.iter().zip(&lists).filter(|(other, _)| *other != seat) {
            ensure!(
                options::<G>(&state, other) == *list,
                "{act:?} of {seat} changed the list of {other}"
            );
        }
        if left.contains(seat) {
            for (viewer, view) in others().zip(&views) {
                ensure!(
                    G::view(&state, viewer) == *view,
                    "{act:?} of {seat}, not yet complete, changed what {viewer:?} sees"
                );
            }
        }
    }
    Ok(acts)
}

fn after<G: Game>(start: &G::State, answers: impl IntoIterator<Item = (Seat, G::Act)>) -> G::State {
    let mut state = start.clone();
    for (seat, act) in answers {
        G::apply(
            &mut state,
            seat,
            act,
            &mut Untouched::default(),
            &mut Out::muted(),
        );
    }
    state
}

/// Two complete answers of a seat look the same to everybody else.
fn answers_are_secret<G: Game>(
    run: &Run<'_, G>,
    start: &G::State,
    one: &[Answers<G>],
    other: &[Answers<G>],
) -> Found {
    for ((seat, first), (_, second)) in one.iter().zip(other) {
        let given = |acts: &[G::Act]| after::<G>(start, acts.iter().map(|&act| (*seat, act)));
        let (first, second) = (given(first), given(second));
        for viewer in Viewer::all(run.setup.seats).filter(|viewer| *viewer != Viewer::Seat(*seat)) {
            ensure!(
                G::view(&first, viewer) == G::view(&second, viewer),
                "{viewer:?} sees what {seat} answered before the question is closed"
            );
        }
    }
    Ok(())
}

/// A random interleaving: the order in which answers come in.
fn interleaved<G: Game>(answers: &[Answers<G>], dice: &mut SplitMix64) -> Vec<(Seat, G::Act)> {
    let mut next = vec![0; answers.len()];
    let mut order = Vec::new();
    loop {
        let open: Vec<usize> = (0..answers.len())
            .filter(|&index| next[index] < answers[index].1.len())
            .collect();
        if open.is_empty() {
            return order;
        }
        let index = open[dice.below(open.len() as u32) as usize];
        order.push((answers[index].0, answers[index].1[next[index]]));
        next[index] += 1;
    }
}

/// Every order of the seats, each answering to the end, and some interleavings.
fn orders<G: Game>(answers: &[Answers<G>], dice: &mut SplitMix64) -> Vec<Vec<(Seat, G::Act)>> {
    let mut orders = Vec::new();
    let mut seats: Vec<usize> = (0..answers.len()).collect();
    permute(&mut seats, 0, &mut |seats| {
        let whole = seats.iter().flat_map(|&index| {
            let (seat, acts) = &answers[index];
            acts.iter().map(|&act| (*seat, act))
        });
        orders.push(whole.collect());
    });
    orders.extend((0..3).map(|_| interleaved::<G>(answers, dice)));
    orders
}

fn permute(items: &mut [usize], done: usize, each: &mut dyn FnMut(&[usize])) {
    if done + 1 >= items.len() {
        return each(items);
    }
    for index in done..items.len() {
        items.swap(done, index);
        permute(items, done + 1, each);
        items.swap(done, index);
    }
}

fn orders_are_equal<G: Game>(
    run: &Run<'_, G>,
    start: &G::State,
    answers: &[Answers<G>],
    dice: &mut SplitMix64,
) -> Found {
    let mut first: Option<Table<G>> = None;
    for order in orders::<G>(answers, dice) {
        let mut table = loaded::<G>(run, start)?;
        let mut chance = run.fork(4);
        for &(seat, act) in &order {
            (table.play(seat, act, &mut chance, None))
                .map_err(|error| format!("{act:?} of {seat} fits in one order only: {error}"))?;
        }
        let Some(first) = &first else {
            first = Some(table);
            continue;
        };
        ensure!(
            table.state() == first.state(),
            "another order of answers leads to another state"
        );
        ensure!(
            table.log() == first.log(),
            "another order of answers tells another story"
        );
        ensure!(
            table.record().entries == first.record().entries,
            "another order of answers leaves another record"
        );
        for viewer in Viewer::all(run.setup.seats) {
            ensure!(
                table.version(viewer) == first.version(viewer),
                "{viewer:?} can tell the order of answers by its version"
            );
        }
    }
    Ok(())
}

fn loaded<G: Game>(run: &Run<'_, G>, start: &G::State) -> Result<Table<G>, String> {
    Table::load(run.setup.clone(), start.clone()).map_err(|broken| broken.to_string())
}

fn undo_is_per_seat<G: Game>(
    run: &Run<'_, G>,
    start: &G::State,
    answers: &[Answers<G>],
    dice: &mut SplitMix64,
) -> Found {
    let mut order = interleaved::<G>(answers, dice);
    // The last answer would close the question.
    order.truncate(dice.below(order.len() as u32) as usize);
    let mut table = loaded::<G>(run, start)?;
    for &(seat, act) in &order {
        (table.play(seat, act, &mut Untouched::default(), None))
            .map_err(|error| format!("{act:?} of {seat}: {error}"))?;
    }
    let answered: SeatSet = order.iter().map(|(seat, _)| *seat).collect();
    let Some(seat) = one_of(answered, dice) else {
        return Ok(());
    };
    let others = || table_seats(run).filter(move |other| *other != seat);
    let sight = |table: &Table<G>| -> Vec<_> {
        others()
            .map(|other| {
                (
                    table.options(other),
                    table.can_undo(other),
                    table.question(other),
                )
            })
            .collect()
    };
    let views = |table: &Table<G>| -> Vec<_> {
        others()
            .map(|other| table.view(Viewer::Seat(other)))
            .collect()
    };
    let before = (sight(&table), views(&table), table.asked());
    (table.undo(seat)).map_err(|error| format!("{seat} cannot take its answer back: {error}"))?;
    ensure!(
        before.0 == sight(&table),
        "{seat} took back its answer, and another seat's options or undo changed"
    );
    if before.2 == table.asked() {
        ensure!(
            before.1 == views(&table),
            "{seat} took back a part of its answer, and another seat sees it"
        );
    }
    if let Some(gone) = order.iter().rposition(|(by, _)| *by == seat) {
        order.remove(gone);
    }
    ensure!(
        *table.state() == after::<G>(start, order),
        "{seat} took back its answer, and another seat's slot changed"
    );
    Ok(())
}

fn table_seats<G: Game>(run: &Run<'_, G>) -> impl Iterator<Item = Seat> {
    SeatSet::first(run.setup.seats).iter()
}
