//! Properties of options, refusals and ends.

use std::ops::ControlFlow;

use super::walk::{Pool, Untouched, one_of};
use super::{Found, Run, ensure};
use crate::{Asked, Game, Out, Outcome, PlayError, Refuse, SeatSet, Viewer, options, play};

/// How many of a list are tried at one position.
const TRIES: usize = 10;

pub(crate) fn listed_is_legal<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let mut pool = Pool::new(&run.suite.acts);
    while let Some((seat, act)) = walk.choose()? {
        if walk.looks() {
            for who in walk.seats().iter() {
                let state = walk.table.state();
                let listed = options::<G>(state, who);
                pool.meet(&listed, &mut walk.dice);
                for _ in 0..listed.len().min(TRIES) {
                    let act = listed[walk.dice.below(listed.len() as u32) as usize];
                    let mut next = state.clone();
                    let mut out = Out::default();
                    play::<G>(&mut next, who, act, &mut run.fork(3), &mut out)
                        .map_err(|error| format!("{who} has {act:?}, refused: {error}"))?;
                    (G::audit(&next)).map_err(|broken| format!("after {act:?}: {broken}"))?;
                }
                for act in pool.not_in(&listed, &mut walk.dice) {
                    let mut next = state.clone();
                    let mut chance = Untouched::default();
                    let mut out = Out::default();
                    let refusal = play::<G>(&mut next, who, act, &mut chance, &mut out)
                        .err()
                        .ok_or_else(|| format!("{who} has no {act:?}, but it was accepted"))?;
                    ensure!(
                        !refusal.clause().is_empty() && !refusal.to_string().is_empty(),
                        "{who} is not offered {act:?}, and nothing speaks against it: {refusal:?}"
                    );
                    ensure!(
                        next == *state,
                        "refusing {act:?} to {who} changed the state"
                    );
                }
            }
        }
        walk.play(seat, act)?;
    }
    Ok(())
}

pub(crate) fn refusals_change_nothing<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let mut pool = Pool::new(&run.suite.acts);
    let seats = run.setup.seats;
    while let Some((seat, act)) = walk.choose()? {
        pool.meet(&options::<G>(walk.table.state(), seat), &mut walk.dice);
        if walk.looks() {
            let table = &mut walk.table;
            let versions = |table: &crate::Table<G>| -> Vec<u64> {
                Viewer::all(seats)
                    .map(|viewer| table.version(viewer))
                    .collect()
            };
            let before = (
                table.state().clone(),
                table.log().len(),
                table.entries().len(),
            );
            let (asked, version) = (table.asked(), versions(table));
            for who in SeatSet::first(seats).iter() {
                let listed = table.options(who);
                let mut refused: Vec<_> = (pool.not_in(&listed, &mut walk.dice).into_iter())
                    .map(|act| (act, None))
                    .collect();
                // An answer to a question that is gone.
                refused.extend(listed.first().map(|&act| (act, Some(u64::MAX))));
                for (act, question) in refused {
                    let mut chance = Untouched::default();
                    let answer = match question {
                        None => table.play(who, act, &mut chance, None),
                        Some(question) => table.answer(who, question, act, &mut chance, None),
                    };
                    let fits = match &answer {
                        Err(PlayError::Refused(_)) => question.is_none(),
                        Err(PlayError::Stale) => question.is_some(),
                        _ => false,
                    };
                    ensure!(
                        fits,
                        "{who} sends {act:?}, not listed or stale, and gets {answer:?}"
                    );
                    ensure!(chance.asked == 0, "refusing {act:?} to {who} drew");
                }
            }
            let after = (
                table.state().clone(),
                table.log().len(),
                table.entries().len(),
            );
            ensure!(
                before == after,
                "a refusal left a trace: {before:?} became {after:?}"
            );
            ensure!(
                asked == table.asked() && version == versions(table),
                "a refusal changed who is asked or a version"
            );
        }
        walk.play(seat, act)?;
    }
    Ok(())
}

pub(crate) fn games_end<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    while let Some((seat, act)) = walk.choose()? {
        walk.play(seat, act)?;
    }
    let outcome = walk
        .table
        .outcome()
        .ok_or("the game stopped without an outcome")?;
    ensure!(
        run.suite.unbounded || outcome.cause != Outcome::STOPPED,
        "the game has not ended after {} decisions",
        walk.table.decisions()
    );
    ensure!(
        !outcome.cause.is_empty(),
        "the game ended without a cause: {outcome:?}"
    );
    Ok(())
}

pub(crate) fn nobody_is_asked_after_the_end<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let mut last = None;
    while let Some((seat, act)) = walk.choose()? {
        ensure!(
            G::outcome(walk.table.state()).is_none(),
            "the game is over, and {seat} is asked"
        );
        last = Some((seat, act));
        walk.play(seat, act)?;
    }
    let Some(outcome) = G::outcome(walk.table.state()) else {
        return Ok(());
    };
    let state = walk.table.state();
    ensure!(
        G::asked(state) == Asked::Nobody,
        "the game is over, and {:?} is asked",
        G::asked(state)
    );
    let seats = walk.seats();
    for seat in seats.iter() {
        let listed = options::<G>(state, seat);
        ensure!(
            listed.is_empty(),
            "the game is over, and {seat} has {listed:?}"
        );
    }
    let strangers = outcome.winners.iter().any(|seat| !seats.contains(seat));
    ensure!(!strangers, "{:?} won, who did not play", outcome.winners);
    ensure!(
        outcome.scores.is_empty() || outcome.scores.len() == seats.len(),
        "{} scores for {} seats",
        outcome.scores.len(),
        seats.len()
    );
    if let Some((seat, act)) = last {
        let answer = walk.table.play(seat, act, &mut Untouched::default(), None);
        ensure!(
            answer == Err(PlayError::Over),
            "the game is over, and {act:?} gets {answer:?}"
        );
    }
    Ok(())
}

pub(crate) fn audits_hold<G: Game>(run: &Run<'_, G>) -> Found {
    // Without a table, which would keep log and record: this property plays the most.
    let (mut chance, mut dice) = (run.fork(1), run.fork(2));
    let mut out = Out::muted();
    let mut state = G::new(run.setup, &mut chance, &mut out);
    G::audit(&state).map_err(|broken| broken.to_string())?;
    let mut acts = Vec::new();
    for made in 1..=run.suite.limit {
        let Some(seat) = one_of(G::asked(&state).seats(), &mut dice) else {
            return Ok(());
        };
        crate::options_into::<G>(&state, seat, &mut acts);
        ensure!(!acts.is_empty(), "{seat} is asked and has no option");
        let act = acts[dice.below(acts.len() as u32) as usize];
        G::apply(&mut state, seat, act, &mut chance, &mut out);
        while matches!(G::asked(&state), Asked::Together { owing } if owing.is_empty()) {
            G::close(&mut state, &mut chance, &mut out);
        }
        run.decision.set(made);
        G::audit(&state).map_err(|broken| format!("after {act:?} of {seat}: {broken}"))?;
    }
    Ok(())
}

pub(crate) fn no_dead_end<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    loop {
        let state = walk.table.state();
        let over = G::outcome(state).is_some();
        let asked = G::asked(state).seats();
        let strangers = asked.iter().any(|seat| !walk.seats().contains(seat));
        ensure!(!strangers, "{asked:?} are asked, not all of them sit here");
        ensure!(
            over || !asked.is_empty(),
            "the game goes on and asks nobody"
        );
        for seat in walk.seats().iter() {
            let some = crate::nth::<G>(state, seat, 0);
            match some {
                None => ensure!(!asked.contains(seat), "{seat} is asked and has no option"),
                Some(act) => ensure!(asked.contains(seat), "{seat} is not asked and has {act:?}"),
            }
        }
        let Some((seat, act)) = walk.choose()? else {
            return Ok(());
        };
        walk.play(seat, act)?;
    }
}

pub(crate) fn nothing_repeats<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let mut since: Vec<G::State> = vec![walk.table.state().clone()];
    let mut last = None;
    while let Some((seat, act)) = walk.choose()? {
        let joint = walk.is_joint();
        if walk.looks() {
            let state = walk.table.state();
            let listed = options::<G>(state, seat);
            for _ in 0..listed.len().min(TRIES) {
                let act = listed[walk.dice.below(listed.len() as u32) as usize];
                let mut next = state.clone();
                let mut out = Out::default();
                let mut chance = Untouched::default();
                G::apply(&mut next, seat, act, &mut chance, &mut out);
                let shows = out.told().iter().any(|told| !told.shows.is_empty());
                if chance.asked == 0 && !shows {
                    let earlier = since.iter().rev().position(|old| *old == next);
                    ensure!(
                        earlier.is_none(),
                        "{act:?} of {seat} leads back to where the game was {} acts ago",
                        earlier.unwrap_or(0)
                    );
                }
            }
        }
        let lines = walk.play(seat, act)?;
        let table = &walk.table;
        let drew = (table.entries().last()).is_some_and(|entry| !entry.chance().is_empty());
        let shown = (table.log()[lines].iter()).any(|line| !line.told.shows.is_empty());
        let another = last.is_some_and(|last| last != seat) && !joint;
        if drew || shown || another || joint != walk.is_joint() {
            since.clear();
        }
        since.push(walk.table.state().clone());
        last = Some(seat);
    }
    Ok(())
}

pub(crate) fn lists_are_stable<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    while let Some((seat, act)) = walk.choose()? {
        if walk.looks() {
            let state = walk.table.state();
            for seat in walk.table.asked().seats().iter() {
                let listed = options::<G>(state, seat);
                ensure!(
                    listed == options::<G>(&state.clone(), seat),
                    "{seat} has another list the second time"
                );
                for (index, act) in listed.iter().enumerate() {
                    let twice = listed[index + 1..].contains(act);
                    ensure!(!twice, "{seat} has {act:?} twice");
                }
                let stop = walk.dice.below(listed.len() as u32) as usize;
                let mut calls = 0;
                G::each_option(state, seat, &mut |_| {
                    calls += 1;
                    if calls > stop {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                });
                ensure!(
                    calls == stop + 1,
                    "the list of {seat} was stopped at {stop} and went on to {calls}"
                );
                let text = |act| serde_json::to_string(act).map_err(|error| error.to_string());
                for act in &listed {
                    let read: G::Act = serde_json::from_str(&text(act)?)
                        .map_err(|error| format!("{act:?} cannot be read again: {error}"))?;
                    ensure!(read == *act, "{act:?} is read again as {read:?}");
                }
            }
        }
        walk.play(seat, act)?;
    }
    Ok(())
}
