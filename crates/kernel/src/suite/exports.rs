//! What a viewer may take away before the match is over.

use super::walk::{Walk, one_of};
use super::{Found, Run, ensure, secrets};
use crate::{Asked, Game, Recorder, Redacted, Seat, SeatSet, Sighting, SplitMix64, Table, Viewer};

pub(crate) fn exports_are_redacted<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let mut next = 0;
    // An export costs as much as the match so far: most games are not followed far,
    // and not looked at after every decision.
    let far = if run.seed <= 3 { usize::MAX } else { 150 };
    while let Some((seat, act)) = walk.choose()? {
        if walk.table.decisions() >= far {
            break;
        }
        if walk.table.decisions() >= next {
            next = walk.table.decisions() * 3 / 2 + 3;
            for viewer in Viewer::all(run.setup.seats) {
                shows_what_was_seen(&walk.table, viewer)?;
                is_equal_after_other_luck(&walk.table, viewer, seat, act, &mut walk.dice)?;
                is_equal_after_other_answers(&mut walk, viewer)?;
            }
        }
        walk.play(seat, act)?;
    }
    for viewer in Viewer::all(run.setup.seats) {
        shows_what_was_seen(&walk.table, viewer)?;
    }
    Ok(())
}

fn text<G: Game>(table: &Table<G>, viewer: Viewer) -> Result<String, String> {
    serde_json::to_string(&table.export(viewer)).map_err(|error| error.to_string())
}

/// The export parses, and leads to the view and the log of today.
fn shows_what_was_seen<G: Game>(table: &Table<G>, viewer: Viewer) -> Found {
    let read: Redacted = serde_json::from_str(&text(table, viewer)?)
        .map_err(|error| format!("the export of {viewer:?} does not parse: {error}"))?;
    let views = read.views().map_err(|error| error.to_string())?;
    ensure!(
        views.last() == Some(&json(table.view(viewer))),
        "the export of {viewer:?} does not lead to what it sees"
    );
    let heard = table.heard(viewer).map(json);
    ensure!(
        heard.eq(read.all_heard().cloned()),
        "the export of {viewer:?} tells another story"
    );
    let sighting = Sighting::<G>::read(&read, usize::MAX)
        .map_err(|error| format!("the export of {viewer:?} cannot be shown: {error}"))?;
    ensure!(
        sighting.view == table.view(viewer)
            && (sighting.heard.iter().map(|(_, event)| event)).eq(table.heard(viewer)),
        "the export of {viewer:?} shows something else"
    );
    Ok(())
}

fn json(value: impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// Outcomes that the viewer may not know leave no trace in what it takes away.
fn is_equal_after_other_luck<G: Game>(
    table: &Table<G>,
    viewer: Viewer,
    seat: Seat,
    act: G::Act,
    dice: &mut SplitMix64,
) -> Found {
    let mut play = || {
        let mut then = table.clone();
        let mut chance = SplitMix64::new(dice.next());
        let mut recorder = Recorder::new(&mut chance);
        let lines = (then.play(seat, act, &mut recorder, None))
            .map_err(|error| format!("{seat} cannot play {act:?}: {error}"))?;
        let told = then.log()[lines].iter().map(|line| &line.told);
        let shows = secrets::shows(told, viewer);
        Ok::<_, String>((then, recorder.drawn, shows))
    };
    let known = |drawn| secrets::outcomes(drawn, viewer);
    let (one, drawn, shows) = play()?;
    if shows || known(&drawn).all(|(_, value)| value.is_some()) {
        return Ok(());
    }
    let (other, again, shows) = play()?;
    if shows || !known(&drawn).eq(known(&again)) {
        return Ok(());
    }
    ensure!(
        text(&one, viewer)? == text(&other, viewer)?,
        "the export of {viewer:?} tells of outcomes that it may not know"
    );
    Ok(())
}

/// In a joint question, what another seat answers and in how many steps leaves no
/// trace: not before the question is closed.
fn is_equal_after_other_answers<G: Game>(
    walk: &mut Walk<'_, G, SplitMix64>,
    viewer: Viewer,
) -> Found {
    let Asked::Together { owing } = walk.table.asked() else {
        return Ok(());
    };
    let others: SeatSet = (owing.iter())
        .filter(|&seat| viewer != Viewer::Seat(seat))
        .collect();
    let Some(seat) = one_of(others, &mut walk.dice) else {
        return Ok(());
    };
    let before = text(&walk.table, viewer)?;
    let mut ready = Vec::new();
    for _ in 0..2 {
        let mut table = walk.table.clone();
        while table.asked().asks(seat) {
            let listed = table.options(seat);
            let act = listed[walk.dice.below(listed.len() as u32) as usize];
            (table.play(seat, act, &mut walk.dice, None)).map_err(|error| error.to_string())?;
            if table.asked() == walk.table.asked() && table.log().len() == walk.table.log().len() {
                ensure!(
                    text(&table, viewer)? == before,
                    "the export of {viewer:?} tells of a part of an answer of {seat}"
                );
            }
        }
        // Not if that was the last answer and all is open.
        if matches!(table.asked(), Asked::Together { owing: left } if left == owing.without(seat)) {
            ready.push(text(&table, viewer)?);
        }
    }
    ensure!(
        ready.windows(2).all(|pair| pair[0] == pair[1]),
        "the export of {viewer:?} tells what {seat} answered"
    );
    Ok(())
}
