//! 5 Leadership, and the end of a round.

use std::ops::ControlFlow;

use kernel::{Chance, Out};

use crate::act::Act;
use crate::event::Event;
use crate::game::Each;
use crate::ids::{Empire, Track};
use crate::refusal::Refusal;
use crate::sets::EmpireSet;
use crate::state::{Cause, Open, Phase, State};
use crate::{build, collect};

pub fn begin(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    settle(state, Some(Track::Trade), chance, out);
}

/// 5-c: the players with the highest value on a track.
pub fn highest(open: &Open, track: Track) -> EmpireSet {
    let players = open.players();
    let best = (players.iter())
        .map(|empire| open.value(empire, track))
        .max();
    (players.iter())
        .filter(|&empire| Some(open.value(empire, track)) == best)
        .collect()
}

/// RUL-42: from `track` on, until one is tied.
fn settle(
    state: &mut State,
    mut track: Option<Track>,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    while let Some(now) = track {
        let best = highest(&state.open, now);
        match best.first() {
            Some(empire) if best.len() == 1 => name(&mut state.open, now, empire, out),
            _ => {
                state.open.phase = Phase::Tie { track: now };
                return;
            }
        }
        track = after(now);
    }
    end_round(state, chance, out);
}

const fn after(track: Track) -> Option<Track> {
    match track {
        Track::Trade => Some(Track::Culture),
        Track::Culture => Some(Track::Military),
        Track::Military => None,
    }
}

fn name(open: &mut Open, track: Track, empire: Empire, out: &mut Out<Event>) {
    let new = open.titles[track].replace(empire) != Some(empire);
    if track == Track::Trade && new {
        // 2.1-c, RUL-43
        open.markers = [true; 3];
    }
    out.tell(Event::Titled { track, empire, new });
}

/// 5-d
pub fn is_tied(open: &Open, track: Track, empire: Empire) -> Result<(), Refusal> {
    match highest(open, track).contains(empire) {
        true => Ok(()),
        false => Err(Refusal::NotTied(empire)),
    }
}

pub fn options(open: &Open, track: Track, each: Each<'_>) -> ControlFlow<()> {
    (highest(open, track).iter()).try_for_each(|empire| each(Act::Leader { empire }))
}

pub fn apply(
    state: &mut State,
    track: Track,
    empire: Empire,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    name(&mut state.open, track, empire, out);
    settle(state, after(track), chance, out);
}

/// 6.3-a, RUL-51
fn end_round(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &state.open;
    let with = |count: usize| -> EmpireSet {
        let held = |empire: &Empire| {
            let titles = Track::ALL.into_iter();
            titles
                .filter(|&track| open.titles[track] == Some(*empire))
                .count()
        };
        open.players()
            .iter()
            .filter(|empire| held(empire) == count)
            .collect()
    };
    let all = with(Track::COUNT);
    if !all.is_empty() {
        build::win(state, all, Cause::Titles, out);
    } else if open.round == open.last_round {
        let two = with(Track::COUNT - 1);
        build::win(state, two, Cause::LastRound, out);
    } else {
        collect::begin_round(state, chance, out);
    }
}
