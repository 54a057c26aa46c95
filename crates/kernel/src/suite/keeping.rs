//! Properties of what is kept: states, records, logs, versions.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use super::walk::{Walk, one_of};
use super::{Found, Run, ensure};
use crate::{
    Asked, Chance, Game, Out, Record, Seat, Seed, Seeded, Table, Value, Viewer, exact, options,
    play, settle,
};

/// A field that no game has.
const SURPLUS: &str = "no_such_field";

/// `json` with a field too many in the `place`th thing that has fields.
fn with_surplus(json: &Json, mut place: usize) -> Option<Json> {
    fn add(json: &mut Json, place: &mut usize) -> bool {
        match json {
            Json::Object(fields) if *place == 0 => {
                fields.insert(SURPLUS.to_owned(), Json::Bool(true));
                true
            }
            Json::Object(fields) => {
                *place -= 1;
                fields.values_mut().any(|inner| add(inner, place))
            }
            Json::Array(list) => list.iter_mut().any(|inner| add(inner, place)),
            _ => false,
        }
    }
    let mut more = json.clone();
    add(&mut more, &mut place).then_some(more)
}

fn reads_exactly<A: Serialize + DeserializeOwned + Eq + Debug>(act: &A) -> Found {
    let json = serde_json::to_value(act).map_err(|error| error.to_string())?;
    let (read, kept) =
        exact::read::<A>(&json).map_err(|error| format!("{json} is {act:?}, refused: {error}"))?;
    ensure!(read == *act, "{json} is {act:?} and is read as {read:?}");
    ensure!(kept == json, "{json} is kept as {kept}");
    for more in (0..).map_while(|place| with_surplus(&json, place)) {
        match exact::read::<A>(&more) {
            Ok(_) => return Err(format!("{more} is read, with a field too many")),
            // Where one name is chosen of several, two are refused before they are read.
            Err(error) if error.contains(SURPLUS) || error.contains("single key") => {}
            Err(error) => return Err(format!("{more}: {SURPLUS:?} is not named: {error}")),
        }
    }
    Ok(())
}

pub(crate) fn acts_read_exactly<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    while let Some((seat, act)) = walk.choose()? {
        reads_exactly(&act)?;
        if walk.looks() {
            let listed = options::<G>(walk.table.state(), seat);
            // Lists are long and their acts alike.
            for act in listed.iter().step_by(1 + listed.len() / 10) {
                reads_exactly(act)?;
            }
        }
        walk.play(seat, act)?;
    }
    Ok(())
}

pub(crate) fn states_reload<G: Game>(run: &Run<'_, G>) -> Found {
    let mut dice = run.fork(2);
    let mut chance = run.fork(1);
    let mut out = Out::default();
    let mut truth = G::new(run.setup, &mut chance, &mut out);
    let mut copy = truth.clone();
    let mut again = Out::default();
    for decision in 0..run.suite.limit {
        run.decision.set(decision);
        if decision < 40 || dice.below(8) == 0 {
            let text = serde_json::to_string(&copy)
                .map_err(|error| format!("the state cannot be written: {error}"))?;
            copy = serde_json::from_str(&text)
                .map_err(|error| format!("the state cannot be read again: {error}"))?;
            ensure!(copy == truth, "the state read again is another: {copy:?}");
            let json = serde_json::to_value(&copy).map_err(|error| error.to_string())?;
            if let Some(more) = with_surplus(&json, dice.below(64) as usize) {
                ensure!(
                    exact::read_state::<G::State>(&more).is_err(),
                    "a state is read with a field too many: {more}"
                );
            }
        }
        if G::outcome(&truth).is_some() {
            break;
        }
        let Some(seat) = one_of(G::asked(&truth).seats(), &mut dice) else {
            return Err("the game goes on and asks nobody".to_owned());
        };
        let listed = options::<G>(&truth, seat);
        ensure!(
            listed == options::<G>(&copy, seat),
            "{seat} has another list after reading the state again"
        );
        ensure!(!listed.is_empty(), "{seat} is asked and has no option");
        let act = listed[dice.below(listed.len() as u32) as usize];
        let mut same_chance = chance;
        out.clear();
        again.clear();
        for (state, chance, out) in [
            (&mut truth, &mut chance, &mut out),
            (&mut copy, &mut same_chance, &mut again),
        ] {
            play::<G>(state, seat, act, chance, out).map_err(|error| error.to_string())?;
            settle::<G>(state, chance, out);
        }
        ensure!(
            truth == copy && out.told() == again.told() && chance == same_chance,
            "{act:?} of {seat} goes another way from the state read again"
        );
    }
    Ok(())
}

/// A record as a file has it, in another process as it were.
fn through_text<G: Game>(record: &Record<G::Act>) -> Result<(String, Record<Json>), String> {
    let text = serde_json::to_string(record).map_err(|error| error.to_string())?;
    let read = serde_json::from_str(&text).map_err(|error| format!("the record: {error}"))?;
    Ok((text, read))
}

fn compare_replay<G: Game>(table: &Table<G>) -> Found {
    let (text, read) = through_text::<G>(&table.record())?;
    let again = Table::<G>::replay(&read).map_err(|error| format!("the replay fails: {error}"))?;
    ensure!(
        again.state() == table.state(),
        "the replay ends in another state"
    );
    ensure!(
        again.outcome() == table.outcome(),
        "the replay ends another way"
    );
    ensure!(again.log() == table.log(), "the replay tells another story");
    ensure!(
        again.decisions() == table.decisions() && again.asked() == table.asked(),
        "the replay asks something else"
    );
    let (text_again, _) = through_text::<G>(&again.record())?;
    ensure!(text == text_again, "the record of the replay is another");
    Ok(())
}

/// Undoes, now and then, and rarely goes back a long way by agreement.
fn wander<G: Game, C: Chance>(walk: &mut Walk<'_, G, C>) {
    if walk.dice.below(6) == 0 {
        let seat = one_of(walk.seats(), &mut walk.dice).unwrap_or(Seat(0));
        // Often there is nothing to take back, which is no failure here.
        let _ = walk.table.undo(seat);
    }
    if walk.dice.below(200) == 0 {
        let made = walk.table.decisions();
        let back = walk.dice.below(5) as usize;
        // Never further than was played.
        let _ = walk.table.rewind(made - back.min(made));
    }
}

pub(crate) fn replay_equals_live<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    // Not at every decision: a replay of n decisions costs as much as n decisions.
    let mut next = 1;
    while let Some((seat, act)) = walk.choose()? {
        walk.play(seat, act)?;
        wander(&mut walk);
        if walk.table.entries().len() >= next {
            compare_replay(&walk.table)?;
            next = walk.table.entries().len() + 1 + next / 2;
        }
    }
    compare_replay(&walk.table)
}

pub(crate) fn outcomes_verify<G: Game>(run: &Run<'_, G>) -> Found {
    let seed = Seed::of_number(run.seed);
    let mut walk = run.walk_with(Seeded::new(seed.0))?;
    while let Some((seat, act)) = walk.choose()? {
        walk.play(seat, act)?;
        wander(&mut walk);
    }
    let mut record = walk.table.record();
    record.seed = Some(seed);
    record.commitment = Some(seed.commitment());
    let (_, mut read) = through_text::<G>(&record)?;
    let (table, checked) = Table::<G>::verify(&read).map_err(|error| error.to_string())?;
    ensure!(
        table.state() == walk.table.state(),
        "verifying ends in another state"
    );
    ensure!(
        checked == walk.chance.drawn(),
        "{checked} outcomes were verified, {} were drawn",
        walk.chance.drawn()
    );

    if checked > 0 {
        let bent = walk.dice.below(checked as u32) as usize;
        let mut all: Vec<_> = (read.opening.iter_mut())
            .chain(read.entries.iter_mut().flat_map(|entry| match entry {
                crate::Entry::Act { chance, .. } | crate::Entry::Close { chance } => {
                    chance.iter_mut()
                }
                _ => [].iter_mut(),
            }))
            .collect();
        let old = all[bent].value.clone();
        // Rather something that can come than something that cannot.
        let other = (all.iter())
            .filter(|drawn| drawn.purpose == all[bent].purpose)
            .map(|drawn| drawn.value.clone())
            .find(|value| *value != old);
        all[bent].value = other.unwrap_or_else(|| match &old {
            Value::Face(1) => Value::Face(2),
            Value::Face(_) => Value::Face(1),
            Value::Thing(name) => Value::Thing(format!("another {name}").into()),
        });
        ensure!(
            Table::<G>::verify(&read).is_err(),
            "outcome {} was bent from {old}, and the record verifies",
            bent + 1
        );
    }
    Ok(())
}

pub(crate) fn logs_align<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let seats = run.setup.seats;
    let mut lines = 0..walk.table.log().len();
    loop {
        for line in &walk.table.log()[lines] {
            for viewer in Viewer::all(seats) {
                ensure!(
                    line.told.heard_by(viewer).is_some(),
                    "{viewer:?} has no line where others hear {:?}",
                    line.told.event
                );
            }
        }
        let Some((seat, act)) = walk.choose()? else {
            break;
        };
        lines = walk.play(seat, act)?;
    }
    let heard = |viewer| walk.table.heard(viewer).count();
    for viewer in Viewer::all(seats) {
        ensure!(
            heard(viewer) == walk.table.log().len(),
            "{viewer:?} heard {} of {} lines",
            heard(viewer),
            walk.table.log().len()
        );
    }
    Ok(())
}

/// All that a viewer can see of a table, but for the words of the log.
struct Seen<G: Game> {
    view: G::View,
    options: Vec<G::Act>,
    asked: Asked,
    lines: usize,
    version: u64,
}

impl<G: Game> Seen<G> {
    fn of(table: &Table<G>, viewer: Viewer) -> Seen<G> {
        Seen {
            view: table.view(viewer),
            options: match viewer {
                Viewer::Seat(seat) => table.options(seat),
                Viewer::Spectator => Vec::new(),
            },
            asked: table.asked(),
            lines: table.log().len(),
            version: table.version(viewer),
        }
    }

    fn same_as(&self, other: &Seen<G>) -> bool {
        self.view == other.view
            && self.options == other.options
            && self.asked == other.asked
            && self.lines == other.lines
    }
}

pub(crate) fn versions_follow_views<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let seats = run.setup.seats;
    let sights = |table: &Table<G>| -> Vec<Seen<G>> {
        Viewer::all(seats)
            .map(|viewer| Seen::of(table, viewer))
            .collect()
    };
    // Everybody knows that a question was closed, even where nothing else changes.
    let compare = |before: &[Seen<G>], after: &[Seen<G>], by: Seat, closed, what: &str| -> Found {
        for (viewer, (before, after)) in Viewer::all(seats).zip(before.iter().zip(after)) {
            let grown = after.version.checked_sub(before.version);
            let same = before.same_as(after);
            ensure!(
                grown.is_some(),
                "{what}: the version of {viewer:?} went back"
            );
            ensure!(
                same || grown > Some(0),
                "{what} of {by} changed what {viewer:?} sees, but not its version: tell an event"
            );
            ensure!(
                !same || grown == Some(0) || viewer == Viewer::Seat(by) || closed,
                "{what} of {by} ticks for {viewer:?}, who sees no change"
            );
        }
        Ok(())
    };
    let mut before = sights(&walk.table);
    while let Some((seat, act)) = walk.choose()? {
        walk.play(seat, act)?;
        let after = sights(&walk.table);
        let closed = matches!(
            walk.table.entries().last(),
            Some(crate::Entry::Close { .. })
        );
        compare(&before, &after, seat, closed, &format!("{act:?}"))?;
        before = after;
        if walk.dice.below(5) == 0 {
            let seat = one_of(walk.seats(), &mut walk.dice).unwrap_or(Seat(0));
            if walk.table.undo(seat).is_ok() {
                let after = sights(&walk.table);
                compare(&before, &after, seat, false, "an undo")?;
                before = after;
            }
        }
    }
    Ok(())
}
