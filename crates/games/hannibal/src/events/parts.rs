//! Carries the parts of events out, one after the other.

use std::ops::ControlFlow;

use kernel::{Chance, Out};
use punic::{placing, political, stacks};

use super::plan::{How, Least, Part};
use super::{areas, effects, plan};
use crate::act::{Act, GameAct};
use crate::data::theatre;
use crate::event::Event;
use crate::frame::{EventFrame, Frame, Stage};
use crate::ids::{Province, Space};
use crate::land::Stack;
use crate::sets::{GeneralSet, ProvinceSet, SpaceSet};
use crate::state::{Open, State};

fn parts(frame: EventFrame) -> &'static [Part] {
    plan::of(frame.card).map_or(&[], |plan| &plan.parts)
}

fn part(frame: EventFrame) -> Option<&'static Part> {
    parts(frame).get(usize::from(frame.step))
}

/// The frame at the next part, with all that was chosen.
fn next(frame: EventFrame) -> EventFrame {
    EventFrame {
        step: frame.step + 1,
        done: 0,
        ..frame
    }
}

fn go(open: &mut Open, frame: EventFrame) {
    open.step(Frame::Game(Stage::Event(frame)));
}

impl Part {
    /// Whether this part, one of `all`, can do something now.
    pub fn possible(&self, state: &State, frame: EventFrame, all: &[Part]) -> bool {
        let open = &state.open;
        match *self {
            Part::Province { of, controlled } => {
                let follows = following(self, all);
                !provinces(state, frame, of, controlled, follows).is_empty()
            }
            Part::General(of) => !of(open, frame.side).is_empty(),
            Part::Stack { area, fits, .. } => {
                areas::stacks(&open.land, area).any(|stack| fits(open, frame.side, stack))
            }
            Part::City { fits, .. } => !besieged(open, frame, fits).is_empty(),
            Part::Either | Part::End => false,
            Part::Pcs { how, area, .. } | Part::EveryPc { how, area } => {
                !areas::pcs(open, frame, how, area).is_empty()
            }
            Part::Recruit { .. } => !self.places(open, frame).is_empty(),
            Part::TurnCity(at) => {
                let enemy = frame.side.enemy();
                open.land.held[enemy].contains(at) && open.land.all_cu(enemy, at) == 0
            }
            Part::Famine => {
                let spaces = frame.province.map(Province::spaces).unwrap_or_default();
                spaces.meets(open.land.occupied(frame.side.enemy()))
            }
            Part::Do { when, .. } => when(state, frame),
        }
    }

    /// Where the CUs of a [`Part::Recruit`] may go (8.5-d).
    fn places(&self, open: &Open, frame: EventFrame) -> SpaceSet {
        let Part::Recruit { with, cities, .. } = *self else {
            return SpaceSet::EMPTY;
        };
        let side = frame.side;
        let receives = |&at: &Space| placing::receiving(open, side, at).is_ok();
        let mut places = with.spaces(open, frame);
        // An ability may bring the CUs of this card to a general.
        for general in theatre().side_generals[side] {
            if let Some((card, regions)) = general.talent().card_joins
                && card == frame.card
                && let Some(at) = open.land.place_of(general)
                && regions.contains(at.region())
            {
                places.insert(at);
            }
        }
        (placing::with_generals(open, side, None) & places)
            | (cities & open.land.held[side])
                .iter()
                .filter(receives)
                .collect()
    }
}

/// The part after this one.
fn following<'p>(part: &Part, all: &'p [Part]) -> Option<&'p Part> {
    let place = all.iter().position(|other| std::ptr::eq(other, part))?;
    all.get(place + 1)
}

/// Provinces to choose from: those in which what follows is possible.
fn provinces(
    state: &State,
    frame: EventFrame,
    of: ProvinceSet,
    controlled: bool,
    follows: Option<&Part>,
) -> ProvinceSet {
    of.iter()
        .filter(|&province| {
            let chosen = EventFrame {
                province: Some(province),
                ..frame
            };
            (!controlled || state.open.land.controls(frame.side.enemy(), province))
                && follows.is_some_and(|part| part.possible(state, chosen, &[]))
        })
        .collect()
}

/// Cities of the side under siege.
fn besieged(
    open: &Open,
    frame: EventFrame,
    fits: fn(&Open, punic::Side, Space) -> bool,
) -> SpaceSet {
    (theatre().cities & open.land.held[frame.side] & open.land.pointed[frame.side.enemy()])
        .iter()
        .filter(|&at| fits(open, frame.side, at))
        .collect()
}

pub fn options(
    state: &State,
    frame: EventFrame,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = &state.open;
    let Some(part) = part(frame) else {
        return ControlFlow::Continue(());
    };
    match *part {
        Part::Province { of, controlled } => {
            let follows = following(part, parts(frame));
            (provinces(state, frame, of, controlled, follows).iter())
                .try_for_each(|province| each(Act::Province { province }))
        }
        Part::General(of) => {
            let generals: GeneralSet = of(open, frame.side);
            (generals.iter()).try_for_each(|general| each(Act::General { general }))
        }
        Part::Stack { area, fits, .. } => {
            let mut fitting = areas::stacks(&open.land, area)
                .filter(|&stack| fits(open, frame.side, stack))
                .filter(|&stack| frame.done == 0 || frame.stack != Some(stack))
                .peekable();
            if frame.done > 0 && fitting.peek().is_some() {
                each(Act::Stop)?;
            }
            fitting.try_for_each(|Stack { at, inside, .. }| each(Act::Stack { at, inside }))
        }
        Part::City { fits, .. } => (besieged(open, frame, fits).iter())
            .try_for_each(|at| each(Act::Stack { at, inside: true })),
        Part::Either => (0..2u8)
            .filter(|&way| ways(state, frame)[usize::from(way)])
            .try_for_each(|way| each(Act::Game(GameAct::Option { second: way > 0 }))),
        Part::Pcs {
            how, least, area, ..
        } => {
            let spaces = areas::pcs(open, frame, how, area);
            if !spaces.is_empty() && may_stop(state, frame, least) {
                each(Act::Stop)?;
            }
            spaces.iter().try_for_each(|at| each(Act::Pc { at }))
        }
        Part::Recruit { .. } => {
            (part.places(open, frame).iter()).try_for_each(|at| each(Act::Place { at }))
        }
        Part::End | Part::EveryPc { .. } | Part::TurnCity(_) | Part::Famine | Part::Do { .. } => {
            ControlFlow::Continue(())
        }
    }
}

/// Whether each of the two ways of [`Part::Either`] is possible.
fn ways(state: &State, frame: EventFrame) -> [bool; 2] {
    let possible = |after: u8| {
        let at = EventFrame {
            step: frame.step + after,
            ..frame
        };
        part(at).is_some_and(|part| part.possible(state, at, parts(frame)))
    };
    [possible(FIRST_WAY), possible(SECOND_WAY)]
}

const FIRST_WAY: u8 = 1;
const SECOND_WAY: u8 = 3;

fn may_stop(state: &State, frame: EventFrame, least: Least) -> bool {
    match least {
        Least::All => false,
        Least::None => true,
        Least::One => frame.done > 0,
        Least::OneOrNext => {
            let after = next(frame);
            frame.done > 0
                || part(after).is_some_and(|part| part.possible(state, after, parts(frame)))
        }
    }
}

/// The only option, if there is exactly one.
enum Choice {
    Nothing,
    Forced(Act),
    Free,
}

fn choice(state: &State, frame: EventFrame) -> Choice {
    let mut choice = Choice::Nothing;
    let _ = options(state, frame, &mut |act| match choice {
        Choice::Nothing => {
            choice = Choice::Forced(act);
            ControlFlow::Continue(())
        }
        _ => {
            choice = Choice::Free;
            ControlFlow::Break(())
        }
    });
    choice
}

pub fn resume(
    state: &mut State,
    frame: EventFrame,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    // A besieger may have lost his last CU.
    if stacks::relieve(&mut state.open) {
        return false;
    }
    let Some(part) = part(frame) else {
        state.open.game.effects.emptied = SpaceSet::EMPTY;
        state.open.pop();
        return false;
    };
    match *part {
        Part::End => go(
            &mut state.open,
            EventFrame {
                step: u8::MAX,
                ..frame
            },
        ),
        Part::EveryPc { how, area } => {
            go(&mut state.open, next(frame));
            for at in areas::pcs(&state.open, frame, how, area) {
                mark(state, frame, how, at, out);
            }
        }
        Part::TurnCity(at) => {
            go(&mut state.open, next(frame));
            if part.possible(state, frame, &[]) {
                effects::turn_city(state, frame.side, at, out);
            }
        }
        Part::Famine => {
            if !effects::famine(state, frame, chance, out) {
                go(&mut state.open, next(frame));
            }
        }
        Part::Do { when, then } => {
            go(&mut state.open, next(frame));
            if when(state, frame) {
                then(state, frame, chance, out);
            }
        }
        _ => match choice(state, frame) {
            Choice::Nothing => go(&mut state.open, next(frame)),
            Choice::Forced(act) => choose(state, frame, act, chance, out),
            Choice::Free => return true,
        },
    }
    false
}

pub fn choose(
    state: &mut State,
    frame: EventFrame,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let Some(part) = part(frame) else {
        return;
    };
    let side = frame.side;
    match (part, act) {
        (_, Act::Province { province }) => {
            out.tell(Event::ProvinceChosen { side, province });
            let province = Some(province);
            go(
                &mut state.open,
                EventFrame {
                    province,
                    ..next(frame)
                },
            );
        }
        (_, Act::General { general }) => {
            let general = Some(general);
            go(
                &mut state.open,
                EventFrame {
                    general,
                    ..next(frame)
                },
            );
        }
        (Part::Either, Act::Game(GameAct::Option { second })) => {
            let way = if second { SECOND_WAY } else { FIRST_WAY };
            go(
                &mut state.open,
                EventFrame {
                    step: frame.step + way,
                    ..frame
                },
            );
        }
        (
            &Part::Stack {
                fits, times, then, ..
            },
            Act::Stack { at, inside },
        ) => {
            // Where both sides have one here, the one that the event is about.
            let both = punic::Side::ALL.map(|side| Stack { side, at, inside });
            let is_meant = |stack: &Stack| {
                state.open.land.units(*stack).cu > 0 && fits(&state.open, side, *stack)
            };
            let stack = both.into_iter().find(is_meant);
            let chosen = EventFrame { stack, ..frame };
            go(&mut state.open, again(chosen, times));
            then(state, chosen, chance, out);
        }
        (&Part::City { then, .. }, Act::Stack { at, .. }) => {
            let stack = Some(Stack::inside(side, at));
            let chosen = EventFrame { stack, ..frame };
            go(&mut state.open, next(chosen));
            then(state, chosen, chance, out);
        }
        (
            &Part::Pcs {
                how, most, area, ..
            },
            Act::Pc { at },
        ) => {
            let province = match area {
                areas::Area::Spoils => Some(at.province()),
                _ => frame.province,
            };
            let chosen = EventFrame { province, ..frame };
            go(&mut state.open, again(chosen, most));
            mark(state, frame, how, at, out);
        }
        (&Part::Recruit { count, .. }, Act::Place { at }) => {
            go(&mut state.open, next(frame));
            placing::put_cu(state, side, at, count, out);
        }
        _ => go(&mut state.open, next(frame)),
    }
}

/// The frame after one more choice in a part that has at most so many.
fn again(frame: EventFrame, most: u8) -> EventFrame {
    match frame.done + 1 < most {
        true => EventFrame {
            done: frame.done + 1,
            ..frame
        },
        false => next(frame),
    }
}

fn mark(state: &mut State, frame: EventFrame, how: How, at: Space, out: &mut Out<Event>) {
    match how {
        How::TakeOff => {
            political::take_off(state, frame.side.enemy(), at, out);
            state.open.game.effects.emptied.insert(at);
        }
        How::Turn | How::Place | How::Win => political::place(state, frame.side, at, out),
    }
}
