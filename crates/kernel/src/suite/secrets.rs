//! Secrecy: what a viewer may not know changes nothing for it.

use super::walk::Pool;
use super::{Found, Run, Walk, ensure};
use crate::{Drawn, Game, Out, Recorder, Seat, SplitMix64, Told, Value, Viewer, options, settle};

/// A position that `seat` cannot tell from the truth.
fn twin<G: Game>(
    walk: &mut Walk<'_, G, SplitMix64>,
    heard: &[Vec<G::Event>],
    seat: Seat,
) -> Result<G::State, String> {
    let mut chance = SplitMix64::new(walk.dice.next());
    G::guess(&walk.table.info(seat, &heard[seat.index()]), &mut chance)
        .ok_or_else(|| format!("{seat} finds nothing that fits, though the truth does"))
}

/// What each seat has heard, kept up as the log grows.
fn hear<G: Game>(walk: &Walk<'_, G, SplitMix64>, heard: &mut Vec<Vec<G::Event>>) {
    heard.resize(walk.seats().len(), Vec::new());
    for (seat, heard) in walk.seats().iter().zip(heard) {
        let known = heard.len();
        heard.extend(walk.table.heard(Viewer::Seat(seat)).skip(known).cloned());
    }
}

pub(crate) fn hidden_from_seats<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let mut pool = Pool::new(&run.suite.acts);
    let mut heard = Vec::new();
    while let Some((mover, act)) = walk.choose()? {
        pool.meet(&options::<G>(walk.table.state(), mover), &mut walk.dice);
        hear(&walk, &mut heard);
        if walk.looks() {
            for seat in walk.seats().iter() {
                let twin = twin(&mut walk, &heard, seat)?;
                let truth = walk.table.state();
                let me = Viewer::Seat(seat);
                (G::audit(&twin)).map_err(|broken| format!("a guess of {seat}: {broken}"))?;
                let (seen, guessed) = (G::view(truth, me), G::view(&twin, me));
                ensure!(
                    seen == guessed,
                    "{seat} could tell its guess from the truth by its view: \
                     {guessed:?} is not {seen:?}"
                );
                let (asked, guessed) = (G::asked(truth), G::asked(&twin));
                ensure!(
                    asked == guessed,
                    "who is asked hangs on what {seat} cannot see: {asked:?}, {guessed:?} in a guess"
                );
                let windows = [truth, &twin].map(|state| G::opening(state).map(|open| open.key));
                ensure!(
                    (windows[0].iter()).all(|open| G::windows().contains(open)),
                    "the window {:?} is none that the game lists",
                    windows[0]
                );
                ensure!(
                    windows[0] == windows[1],
                    "which window is open hangs on what {seat} cannot see: {windows:?}"
                );
                ensure!(
                    G::outcome(truth) == G::outcome(&twin),
                    "the end hangs on what {seat} cannot see"
                );
                let (listed, guessed) = (options::<G>(truth, seat), options::<G>(&twin, seat));
                ensure!(
                    listed == guessed,
                    "the list of {seat} hangs on what it cannot see: {listed:?}, {guessed:?} in a guess"
                );
                for act in pool.not_in(&listed, &mut walk.dice) {
                    let (why, guessed) =
                        (G::refusal(truth, seat, act), G::refusal(&twin, seat, act));
                    ensure!(
                        why == guessed,
                        "why {seat} cannot {act:?} hangs on what it cannot see: \
                         {why:?}, {guessed:?} in a guess"
                    );
                }
            }
        }
        walk.play(mover, act)?;
    }
    Ok(())
}

/// Something hidden was shown to `viewer`. Spectators are shown what is shown to
/// anybody in their hearing.
pub(crate) fn shows<'a, E: 'a>(
    told: impl IntoIterator<Item = &'a Told<E>>,
    viewer: Viewer,
) -> bool {
    told.into_iter().any(|told| match viewer {
        Viewer::Seat(seat) => told.shows.contains(seat),
        Viewer::Spectator => told.to.spectators && !told.shows.is_empty(),
    })
}

/// Outcomes as `viewer` knows them: all purposes, but no secret value.
pub(crate) fn outcomes(
    drawn: &[Drawn],
    viewer: Viewer,
) -> impl Iterator<Item = (&str, Option<&Value>)> {
    (drawn.iter()).map(move |drawn| {
        (
            &*drawn.purpose,
            drawn.to.has(viewer).then_some(&drawn.value),
        )
    })
}

/// An act played out on a position, and all it left behind.
struct Played<G: Game> {
    state: G::State,
    told: Vec<Told<G::Event>>,
    drawn: Vec<Drawn>,
}

impl<G: Game> Played<G> {
    fn new(state: &G::State, seat: Seat, act: G::Act, chance: &mut SplitMix64) -> Played<G> {
        let mut state = state.clone();
        let mut out = Out::default();
        let mut recorder = Recorder::new(chance);
        G::apply(&mut state, seat, act, &mut recorder, &mut out);
        settle::<G>(&mut state, &mut recorder, &mut out);
        Played {
            state,
            told: out.take(),
            drawn: recorder.drawn,
        }
    }

    fn shows(&self, viewer: Viewer) -> bool {
        shows(&self.told, viewer)
    }

    fn outcomes(&self, viewer: Viewer) -> Vec<(&str, Option<&Value>)> {
        outcomes(&self.drawn, viewer).collect()
    }

    fn heard(&self, viewer: Viewer) -> Vec<Option<&G::Event>> {
        self.told.iter().map(|told| told.heard_by(viewer)).collect()
    }
}

/// `viewer` could not tell the two apart before; may it now? Where something was
/// shown to it, or chance brought it different things, it may.
fn alike<G: Game>(one: &Played<G>, other: &Played<G>, viewer: Viewer, what: &str) -> Found {
    if one.shows(viewer) || other.shows(viewer) {
        return Ok(());
    }
    let purposes = |played: &Played<G>| -> Vec<String> {
        (played.drawn.iter())
            .filter(|drawn| drawn.to.has(viewer))
            .map(|drawn| drawn.purpose.to_string())
            .collect()
    };
    ensure!(
        purposes(one) == purposes(other),
        "{what}: {viewer:?} sees dice that hang on what it cannot see"
    );
    if one.outcomes(viewer) != other.outcomes(viewer) {
        return Ok(());
    }
    let (heard, again) = (one.heard(viewer), other.heard(viewer));
    ensure!(
        heard == again,
        "{what}: {viewer:?} hears what it may not know, and it is not marked as shown: \
         {heard:?}, where all it knows fits {again:?}"
    );
    let (seen, again) = (G::view(&one.state, viewer), G::view(&other.state, viewer));
    ensure!(
        seen == again,
        "{what}: {viewer:?} sees what it may not know, and nothing is marked as shown: \
         {seen:?}, where all it knows fits {again:?}"
    );
    Ok(())
}

pub(crate) fn hidden_from_movers<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let mut heard = Vec::new();
    while let Some((mover, act)) = walk.choose()? {
        hear(&walk, &mut heard);
        if walk.looks() {
            let twin = twin(&mut walk, &heard, mover)?;
            let truth = walk.table.state();
            let listed = options::<G>(truth, mover);
            // The act that is played, and some that are not.
            for index in 0..4 {
                let act = match index {
                    0 => act,
                    _ => listed[walk.dice.below(listed.len() as u32) as usize],
                };
                if !crate::is_legal::<G>(&twin, mover, act) {
                    return Err(format!("{mover} has {act:?}, but not in its own guess"));
                }
                let chance = SplitMix64::new(walk.dice.next());
                let played = Played::<G>::new(truth, mover, act, &mut chance.clone());
                let guessed = Played::<G>::new(&twin, mover, act, &mut chance.clone());
                let what = format!("{act:?} of {mover}");
                alike(&played, &guessed, Viewer::Seat(mover), &what)?;
            }
        }
        walk.play(mover, act)?;
    }
    Ok(())
}

pub(crate) fn secret_chance_stays_secret<G: Game>(run: &Run<'_, G>) -> Found {
    let mut walk = run.walk()?;
    let dealt = |mut chance: SplitMix64| {
        let mut out = Out::default();
        let mut recorder = Recorder::new(&mut chance);
        let state = G::new(run.setup, &mut recorder, &mut out);
        Played::<G> {
            state,
            told: out.take(),
            drawn: recorder.drawn,
        }
    };
    let (one, other) = (dealt(run.fork(5)), dealt(run.fork(6)));
    for viewer in Viewer::all(run.setup.seats) {
        alike_by_luck(&one, &other, viewer, "the set-up")?;
    }
    while let Some((mover, act)) = walk.choose()? {
        let truth = walk.table.state();
        let mut chance = SplitMix64::new(walk.dice.next());
        let one = Played::<G>::new(truth, mover, act, &mut chance);
        let secret = |drawn: &Drawn| Viewer::all(run.setup.seats).any(|who| !drawn.to.has(who));
        if one.drawn.iter().any(secret) {
            for _ in 0..4 {
                let other = Played::<G>::new(truth, mover, act, &mut chance);
                for viewer in Viewer::all(run.setup.seats) {
                    alike_by_luck(&one, &other, viewer, &format!("{act:?} of {mover}"))?;
                }
            }
        }
        walk.play(mover, act)?;
    }
    Ok(())
}

/// As `alike`, for one act with other luck: what may be seen of the dice may then
/// decide how many more are thrown.
fn alike_by_luck<G: Game>(one: &Played<G>, other: &Played<G>, viewer: Viewer, what: &str) -> Found {
    if one.outcomes(viewer) != other.outcomes(viewer) {
        return Ok(());
    }
    alike(one, other, viewer, what)
}

pub(crate) fn hidden_from_others<G: Game>(run: &Run<'_, G>) -> Found {
    let Some(mirror) = run.suite.mirror else {
        return Ok(());
    };
    let mut walk = run.walk()?;
    while let Some((mover, act)) = walk.choose()? {
        if walk.looks() {
            let truth = walk.table.state();
            let all = Viewer::all(run.setup.seats);
            for viewer in all.filter(|viewer| *viewer != Viewer::Seat(mover)) {
                let Some((image, mirrored)) = mirror(truth, viewer, mover, act, &mut walk.dice)
                else {
                    continue;
                };
                ensure!(
                    G::view(truth, viewer) == G::view(&image, viewer)
                        && G::asked(truth) == G::asked(&image),
                    "{viewer:?} can tell a position from its mirror image"
                );
                (G::audit(&image)).map_err(|broken| format!("a mirror image: {broken}"))?;
                ensure!(
                    crate::is_legal::<G>(&image, mover, mirrored),
                    "{mover} has {act:?}, but not {mirrored:?} in the mirror"
                );
                let chance = SplitMix64::new(walk.dice.next());
                let played = Played::<G>::new(truth, mover, act, &mut chance.clone());
                let seen = Played::<G>::new(&image, mover, mirrored, &mut chance.clone());
                let what = format!("{act:?} of {mover}, {mirrored:?} in the mirror");
                alike(&played, &seen, viewer, &what)?;
            }
        }
        walk.play(mover, act)?;
    }
    Ok(())
}
