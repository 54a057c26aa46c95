//! Properties of taking back.

use super::walk::{Untouched, one_of};
use super::{Found, Run, ensure};
use crate::{Game, Out, Seat, SeatSet, Table, UndoError};

type Answers<G> = Vec<(Seat, <G as Game>::Act)>;

/// The suite's own idea of how far back a table goes, kept without its undo.
struct Model<G: Game> {
    /// The state and the length of the log after each number of decisions.
    states: Vec<Option<(G::State, usize)>>,
    /// Who made each decision; nobody closes a question.
    makers: Vec<Option<Seat>>,
    /// Of each decision, whether others could see that it was made.
    seen: Vec<bool>,
    /// How many of the last decisions may be taken back at all.
    free: usize,
    /// The joint question that is open: its start, and the answers so far.
    joint: Option<(G::State, Answers<G>)>,
}

impl<G: Game> Model<G> {
    /// The state with the seat's last answer left out.
    fn without_last(&self, seat: Seat) -> Option<G::State> {
        let (start, answers) = self.joint.as_ref()?;
        let gone = answers.iter().rposition(|(by, _)| *by == seat)?;
        let mut state = start.clone();
        for (index, &(by, act)) in answers.iter().enumerate() {
            if index != gone {
                let (mut chance, mut out) = (Untouched::default(), Out::muted());
                G::apply(&mut state, by, act, &mut chance, &mut out);
            }
        }
        Some(state)
    }

    fn may_undo(&self, seats: SeatSet) -> SeatSet {
        match &self.joint {
            Some((_, answers)) => answers.iter().map(|(by, _)| *by).collect(),
            None => (seats.iter())
                .filter(|&seat| self.last_own(seat).is_some())
                .collect(),
        }
    }

    /// The seat's last decision, with nothing after it that others could see.
    fn last_own(&self, seat: Seat) -> Option<usize> {
        let made = self.makers.len();
        let mut last = (made - self.free..made).rev();
        let found = last.find(|&index| self.makers[index] == Some(seat) || self.seen[index]);
        found.filter(|&index| self.makers[index] == Some(seat))
    }

    /// How many of the last decisions one seat made without a break.
    fn run(&self) -> usize {
        let last = self.makers.last();
        let run = self.makers.iter().rev();
        run.take_while(|maker| Some(*maker) == last).count()
    }
}

/// What must never be withdrawn: outcomes, and lines that showed something.
fn final_facts<G: Game>(table: &Table<G>) -> (usize, usize) {
    let drawn = table.entries().iter().map(|entry| entry.chance().len());
    let shown = table
        .log()
        .iter()
        .filter(|line| !line.told.shows.is_empty());
    (drawn.sum(), shown.count())
}

pub(crate) fn undo_restores<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let joint = |table: &Table<G>| {
        matches!(table.asked(), crate::Asked::Together { .. })
            .then(|| (table.state().clone(), Vec::new()))
    };
    let now = |table: &Table<G>| Some((table.state().clone(), table.log().len()));
    let mut model = Model::<G> {
        states: vec![now(&walk.table)],
        makers: Vec::new(),
        seen: Vec::new(),
        free: 0,
        joint: joint(&walk.table),
    };
    while let Some((seat, act)) = walk.choose()? {
        let (drawn, asked) = (walk.chance, walk.table.asked());
        let lines = walk.play(seat, act)?;
        let table = &walk.table;
        let made = table.decisions() - model.makers.len();
        let seen = !lines.is_empty() || table.asked() != asked;
        model.seen.resize(table.decisions(), seen);
        model.makers.push(Some(seat));
        model.makers.resize(table.decisions(), None);
        model.states.resize(table.decisions(), None);
        model.states.push(now(table));
        if let (Some((_, answers)), 1) = (&mut model.joint, made) {
            answers.push((seat, act));
        } else {
            model.joint = joint(table);
        }
        let shown = (table.log()[lines].iter()).any(|line| !line.told.shows.is_empty());
        let is_free = made == 1 && drawn == walk.chance && !shown && model.joint.is_none();
        model.free = match (is_free, seen) {
            (true, true) => model.run().min(model.free + 1),
            (true, false) => model.free + 1,
            (false, _) => 0,
        };

        // Several in a row, so that a whole chain is taken back now and then.
        let mut tries = if walk.dice.below(4) == 0 {
            1 + walk.dice.below(6)
        } else {
            0
        };
        while tries > 0 && walk.table.outcome().is_none() {
            tries -= 1;
            let seat = one_of(walk.seats(), &mut walk.dice).unwrap_or(Seat(0));
            take_back(&mut walk.table, &mut model, seat)?;
        }
    }
    Ok(())
}

fn take_back<G: Game>(table: &mut Table<G>, model: &mut Model<G>, seat: Seat) -> Found {
    let expected = model.may_undo(table.seats()).contains(seat);
    ensure!(
        table.can_undo(seat) == expected,
        "{seat} {} take back the last decision, and the table says otherwise",
        if expected { "may" } else { "must not" }
    );
    let before = (table.state().clone(), table.decisions(), final_facts(table));
    let made_without = model.without_last(seat);
    // Private steps that others took since go with the decision.
    let gone = match (&model.joint, model.last_own(seat)) {
        (None, Some(index)) => model.makers.len() - index,
        _ => 1,
    };
    match table.undo(seat) {
        Err(error) => {
            ensure!(
                !expected && error == UndoError::Nothing,
                "{seat} may take back, and the table says: {error}"
            );
            ensure!(
                before == (table.state().clone(), table.decisions(), final_facts(table)),
                "an undo that was refused left a trace"
            );
            return Ok(());
        }
        Ok(_) => ensure!(expected, "{seat} took back what is not its own or is final"),
    }
    let (_, decisions, facts) = before;
    ensure!(
        table.decisions() + gone == decisions,
        "{gone} decisions were to be taken back, {} are gone",
        decisions - table.decisions()
    );
    ensure!(
        final_facts(table) == facts,
        "an undo withdrew an outcome of chance or something that was shown"
    );
    let lines = table.log().len();
    match (made_without, &mut model.joint) {
        (Some(state), Some((_, answers))) => {
            ensure!(
                state == *table.state(),
                "{seat} took back its answer, and more than that has changed"
            );
            if let Some(gone) = answers.iter().rposition(|(by, _)| *by == seat) {
                answers.remove(gone);
            }
            model.states.pop();
            model.states.pop();
            model.states.push(Some((state, lines)));
            model.makers.pop();
            model.seen.pop();
        }
        _ => {
            model.states.truncate(model.states.len() - gone);
            model.makers.truncate(model.makers.len() - gone);
            model.seen.truncate(model.makers.len());
            let earlier = model.states.last().and_then(Option::as_ref);
            ensure!(
                earlier == Some(&(table.state().clone(), lines)),
                "{seat} took back its decision, and the table is not as it was before"
            );
            model.free -= gone;
        }
    }
    Ok(())
}
