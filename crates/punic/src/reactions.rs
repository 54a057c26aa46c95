//! 12, 13 Reactions to an entry: inside or outside, avoiding battle, interception,
//! falling back, overrun, pursuit.

use std::ops::ControlFlow;

use kernel::{Chance, Out};

use crate::act::Act;
use crate::dice;
use crate::event::Event;
use crate::frame::{Declared, Force, Frame, LossCause, Purpose, ReactStep, Reaction, Way};
use crate::id::{General, Space};
use crate::land::{Stack, Units};
use crate::reason::{Allowed, Reason, unless};
use crate::refusal::why;
use crate::set::{GeneralSet, RegionSet, SpaceSet};
use crate::side::Side;
use crate::state::{Open, State};
use crate::trains::Load;
use crate::war::{Deed, War};
use crate::{battle, consuls, displaced, falling_back, losses, march, stacks, walls};

/// 12.1: a force has entered a space.
pub fn begin<W: War>(state: &mut State<W>) {
    let Some(stack) = march::here(&state.open) else {
        return;
    };
    let side = stack.side.enemy();
    // Nobody near: nothing to declare, nothing to meet.
    let land = &state.open.land;
    let near = stack.at.roads().with(stack.at);
    let alone = land.generals_in(Stack::outside(side, stack.at));
    if !near.meets(land.armies(side)) && alone.is_empty() {
        return;
    }
    state.open.reaction = Some(Reaction {
        at: stack.at,
        side,
        avoid: None,
        intercepts: kernel::parts::Few::new(),
        next: 0,
        closed: SpaceSet::EMPTY,
        avoided: false,
        avoid_failed: false,
        intercepted: false,
        draft: None,
        sorted: GeneralSet::EMPTY,
    });
    state.open.push(Frame::React(ReactStep::Inside));
}

fn reaction<W: War>(state: &State<W>) -> Reaction<W> {
    state.open.reaction.expect("an entry is being answered")
}

fn go<W: War>(state: &mut State<W>, step: ReactStep) {
    state.open.step(Frame::React(step));
}

/// The force that entered.
fn entering<W: War>(open: &Open<W>) -> Force<W> {
    open.march.map_or(Force::default(), |march| march.force)
}

pub fn decider<W: War>(open: &Open<W>, step: ReactStep) -> Option<Side> {
    let side = open.reaction?.side;
    Some(match step {
        ReactStep::FallBack | ReactStep::Meet => side.enemy(),
        _ => side,
    })
}

pub fn advance<W: War>(
    state: &mut State<W>,
    step: ReactStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) -> bool {
    let now = reaction(state);
    let outside = Stack::outside(now.side, now.at);
    let force = entering(&state.open);
    match step {
        ReactStep::Inside => {
            if force.units.cu > 0 && walls::room(&state.open, outside).is_some() {
                return true;
            }
            go(state, ReactStep::Declare);
        }
        ReactStep::Shelter => {
            if !state.open.land.generals_in(outside).is_empty() {
                return true;
            }
            sheltered(state);
        }
        ReactStep::Declare => {
            // Whoever has declared something says when it is all: until then he may
            // take it back.
            let army = now
                .avoid
                .is_some_and(|declared| declared.force.units.cu > 0);
            if may_declare(state) || army || !now.intercepts.is_empty() {
                return true;
            }
            go(state, ReactStep::Avoid);
        }
        ReactStep::Draft => return true,
        ReactStep::Avoid => {
            go(state, ReactStep::Intercept);
            let land = &state.open.land;
            if now.avoid.is_some() {
                dice::throw(state, Purpose::Avoid, now.side, &[], chance, out);
            } else if force.units.cu > 0 && land.cu(now.side, now.at) == 0 {
                // 10.9-b: a general without CUs who cannot get away.
                displaced::displace_stack(state, outside, out);
            }
        }
        ReactStep::Intercept => {
            if usize::from(now.next) < now.intercepts.len() {
                if let Some(now) = &mut state.open.reaction {
                    now.next += 1;
                }
                dice::throw(state, Purpose::Intercept, now.side, &[], chance, out);
            } else if now.intercepted {
                go(state, ReactStep::FallBack);
                stacks::unify(&mut state.open, outside);
            } else {
                go(state, ReactStep::Meet);
            }
        }
        ReactStep::FallBack => {
            if force.units.cu > 0 {
                return true;
            }
            // 12.5-a
            leave(state);
            falling_back::fall_back(state, chance, out);
        }
        ReactStep::Meet => return meet(state, now, out),
    }
    false
}

/// 12.1-a is done: each of the two stacks has its commander.
fn sheltered<W: War>(state: &mut State<W>) {
    let now = reaction(state);
    go(state, ReactStep::Declare);
    stacks::unify(&mut state.open, Stack::outside(now.side, now.at));
    stacks::unify(&mut state.open, Stack::inside(now.side, now.at));
}

/// 10.9-b: generals without CUs must try to get away.
fn must_avoid<W: War>(open: &Open<W>, now: &Reaction<W>) -> bool {
    let outside = Stack::outside(now.side, now.at);
    entering(open).units.cu > 0
        && now.avoid.is_none()
        && open.land.cu(now.side, now.at) == 0
        && !open.land.generals_in(outside).is_empty()
}

fn may_declare<W: War>(state: &State<W>) -> bool {
    let now = reaction(state);
    let open = &state.open;
    !avoid_places(open, &now).is_empty() || !origins(open, &now).is_empty()
}

/// 13.1, 13.2: where the stack may try to avoid battle to; the space itself is its City.
fn avoid_places<W: War>(open: &Open<W>, now: &Reaction<W>) -> SpaceSet<W> {
    if may_avoid(open, now).is_err() {
        return SpaceSet::EMPTY;
    }
    ((now.at.roads() & open.land.in_play).with(now.at).iter())
        .filter(|&to| may_avoid_to(open, now, to).is_ok())
        .collect()
}

/// 13.1-a: whether the stack may try at all.
fn may_avoid<W: War>(open: &Open<W>, now: &Reaction<W>) -> Allowed {
    unless(now.avoid.is_some(), why::AVOIDED)?;
    unless(entering(open).units.cu == 0, why::NOT_ATTACKED)?;
    let commander = open.land.commander(Stack::outside(now.side, now.at));
    let commander = commander.ok_or(why::LEADERLESS)?;
    unless(commander.ability().never_avoids, why::NEVER_AVOIDS)
}

/// 13.2: whether it may try to get there.
fn may_avoid_to<W: War>(open: &Open<W>, now: &Reaction<W>, to: Space<W>) -> Allowed {
    let (land, side, from) = (&open.land, now.side, now.at);
    let outside = Stack::outside(side, from);
    let cu = land.cu(side, from);
    let force = draft(open, outside, from).force;
    if to == from {
        // 13.2-a: into the City.
        let walls = walls::room(open, outside).is_some_and(|room| cu == 0 || room > 0);
        unless(!walls, why::NO_WALLS)?;
    } else {
        unless(!from.roads().contains(to), why::NO_ROAD)?;
        let by_land = open.march.filter(|march| march.way != Some(Way::Sea));
        let came = by_land.and_then(|march| march.from);
        unless(came == Some(to), why::CAME_FROM)?;
        let barred = land.unfriendly(side) | land.occupied(side.enemy());
        unless(barred.contains(to), why::HOSTILE)?;
        W::allows(open, side, Deed::Cross { force, from, to })?;
        W::allows(open, side, Deed::Join { force, at: to })?;
    }
    unless(
        cu > 0 && !drafts(open, outside, to, force.generals),
        why::CONSULAR,
    )
}

/// 12.2: spaces from which an attempt may be declared.
fn origins<W: War>(open: &Open<W>, now: &Reaction<W>) -> SpaceSet<W> {
    if may_intercept(open, now).is_err() {
        return SpaceSet::EMPTY;
    }
    ((now.at.roads() & open.land.armies(now.side)) - now.closed)
        .iter()
        .filter(|&from| may_intercept_from(open, now, from).is_ok())
        .collect()
}

/// Whether anybody may intercept into the space.
fn may_intercept<W: War>(open: &Open<W>, now: &Reaction<W>) -> Allowed {
    unless(open.truce(), why::TRUCE)?;
    // 12.2-d: CUs inside the walls are in the space as well.
    let others = open.land.all_cu(now.side.enemy(), now.at) > entering(open).units.cu;
    unless(others, why::OTHERS_THERE)?;
    // No attempt is added to one that must come first.
    unless(must_avoid(open, now), why::MUST_AVOID)
}

/// Whether an attempt may be declared from there.
fn may_intercept_from<W: War>(open: &Open<W>, now: &Reaction<W>, from: Space<W>) -> Allowed {
    let (land, side, to) = (&open.land, now.side, now.at);
    unless(now.closed.contains(from), why::ONE_ATTEMPT)?;
    unless(!to.roads().contains(from), why::NO_ROAD)?;
    unless(!land.armies(side).contains(from), why::NO_ARMY)?;
    let stack = Stack::outside(side, from);
    let commander = land.commander(stack).ok_or(why::LEADERLESS)?;
    let force = draft(open, stack, to).force;
    W::allows(open, side, Deed::Attack(commander))?;
    W::allows(open, side, Deed::Cross { force, from, to })?;
    // Those who come stand with those there, and with other interceptors.
    W::allows(open, side, Deed::Join { force, at: to })?;
    if !now.intercepts.is_empty() {
        W::allows(open, side, Deed::Escort)?;
    }
    unless(!drafts(open, stack, to, force.generals), why::CONSULAR)
}

/// Why an act is not among `options`.
pub fn refuses<W: War>(open: &Open<W>, step: ReactStep, act: Act<W>) -> Option<Reason> {
    let now = open.reaction?;
    let outside = Stack::outside(now.side, now.at);
    let found = match (step, act) {
        (ReactStep::Inside, Act::Inside { cu, elephants }) => {
            let room = walls::room(open, outside).unwrap_or(0);
            return walls::refuses_inside(open, outside, room, Units::of(cu, elephants));
        }
        (ReactStep::Shelter, Act::Shelter { .. }) => Err(why::NOT_IN_STACK),
        (ReactStep::Declare, Act::Done) => unless(must_avoid(open, &now), why::MUST_AVOID),
        (ReactStep::Declare, Act::Avoid { to }) => {
            may_avoid(open, &now).and_then(|()| may_avoid_to(open, &now, to))
        }
        (ReactStep::Declare, Act::Intercept { from }) => {
            may_intercept(open, &now).and_then(|()| may_intercept_from(open, &now, from))
        }
        (ReactStep::Draft, Act::Leave { general }) => may_stay(open, now.draft?, general),
        (ReactStep::Draft, Act::Force { cu, elephants, .. }) => {
            may_draft(open, now.draft?, Units::of(cu, elephants)).and(Err(why::TRAIN))
        }
        _ => Ok(()),
    };
    found.err()
}

/// All that can go from a stack.
fn draft<W: War>(open: &Open<W>, stack: Stack<W>, to: Space<W>) -> Declared<W> {
    let units = open.land.units(stack);
    let cu = units.cu.min(W::theatre().tables.most_moving);
    Declared {
        from: stack.at,
        to,
        inside: stack.at == to,
        force: Force {
            units: Units::of(cu, units.elephants.min(cu)),
            generals: open.land.generals_in(stack),
            train: open.land.train_in(stack),
        },
    }
}

/// The most CUs that may go.
fn most<W: War>(open: &Open<W>, stack: Stack<W>, to: Space<W>) -> u8 {
    let cu = open.land.units(stack).cu;
    match stack.at == to {
        true => walls::room(open, stack).unwrap_or(0).min(cu),
        false => cu,
    }
}

/// Whether some number of CUs may go with these generals (18.1).
fn drafts<W: War>(open: &Open<W>, stack: Stack<W>, to: Space<W>, generals: GeneralSet<W>) -> bool {
    let most = most(open, stack, to).min(W::theatre().tables.most_moving);
    (1..=most).any(|cu| {
        let force = Force {
            units: Units::of(cu, 0),
            generals,
            train: Load::<W>::default(),
        };
        consuls::may_part(open, stack, force, None).is_ok()
    })
}

pub fn options<W: War>(
    state: &State<W>,
    step: ReactStep,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = &state.open;
    let now = reaction(state);
    let outside = Stack::outside(now.side, now.at);
    match step {
        ReactStep::Inside => {
            walls::inside_options(open, outside, walls::room(open, outside).unwrap_or(0), each)
        }
        ReactStep::Shelter => {
            each(Act::Done)?;
            (open.land.generals_in(outside).iter())
                .try_for_each(|general| each(Act::Shelter { general }))
        }
        ReactStep::Declare => {
            if !must_avoid(open, &now) {
                each(Act::Done)?;
            }
            (avoid_places(open, &now).iter()).try_for_each(|to| each(Act::Avoid { to }))?;
            (origins(open, &now).iter()).try_for_each(|from| each(Act::Intercept { from }))
        }
        ReactStep::Draft => draft_options(open, &now, each),
        ReactStep::FallBack => {
            each(Act::Fight)?;
            each(Act::FallBack)
        }
        ReactStep::Meet => {
            each(Act::Overrun)?;
            each(Act::Fight)
        }
        ReactStep::Avoid | ReactStep::Intercept => ControlFlow::Continue(()),
    }
}

/// 12.3-a, 13.2-a: who goes along, and with how many.
fn draft_options<W: War>(
    open: &Open<W>,
    now: &Reaction<W>,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(declared) = now.draft else {
        return ControlFlow::Continue(());
    };
    for general in declared.force.generals {
        if may_stay(open, declared, general).is_ok() {
            each(Act::Leave { general })?;
        }
    }
    let stack = Stack::outside(now.side, declared.from);
    let units = open.land.units(stack);
    let most = most(open, stack, declared.to);
    let allowed =
        |force: Force<W>| force.units.cu > 0 && consuls::may_part(open, stack, force, None).is_ok();
    march::force_options(units, most, declared.force, allowed, each)
}

/// 12.3-a: whether a general of the draft may stay behind.
fn may_stay<W: War>(open: &Open<W>, declared: Declared<W>, general: General<W>) -> Allowed {
    let generals = declared.force.generals;
    unless(!generals.contains(general), why::NOT_IN_STACK)?;
    let stack = Stack::outside(general.side(), declared.from);
    let leads = open.land.commander(stack) == Some(general);
    unless(leads, why::COMMANDER_GOES)?;
    let rest = generals.without(general);
    unless(!drafts(open, stack, declared.to, rest), why::CONSULAR)
}

/// Whether so many CUs may go.
fn may_draft<W: War>(open: &Open<W>, declared: Declared<W>, going: Units) -> Allowed {
    let side = open
        .reaction
        .map(|now| now.side)
        .ok_or(why::OTHER_QUESTION)?;
    let stack = Stack::outside(side, declared.from);
    unless(going.cu == 0, why::LAST_CU)?;
    unless(
        going.cu > most(open, stack, declared.to) && declared.inside,
        why::NO_ROOM,
    )?;
    let units = open.land.units(stack);
    march::may_number::<W>(units, units.cu, going)?;
    let force = Force {
        units: going,
        ..declared.force
    };
    consuls::may_part(open, stack, force, None)
}

pub fn apply<W: War>(
    state: &mut State<W>,
    step: ReactStep,
    act: Act<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    let mut now = reaction(state);
    let outside = Stack::outside(now.side, now.at);
    match (step, act) {
        (ReactStep::Inside, Act::Inside { cu, elephants }) => {
            go(state, ReactStep::Shelter);
            walls::go_inside(state, outside, Units::of(cu, elephants), out);
        }
        (ReactStep::Shelter, Act::Shelter { general }) => walls::take_shelter(state, general, out),
        (ReactStep::Shelter, _) => sheltered(state),
        (ReactStep::Declare, Act::Avoid { to }) => {
            let declared = draft(&state.open, outside, to);
            if declared.force.units.cu == 0 {
                declare(state, declared, out);
            } else {
                now.draft = Some(declared);
                state.open.reaction = Some(now);
                go(state, ReactStep::Draft);
            }
        }
        (ReactStep::Declare, Act::Intercept { from }) => {
            now.draft = Some(draft(&state.open, Stack::outside(now.side, from), now.at));
            state.open.reaction = Some(now);
            go(state, ReactStep::Draft);
        }
        (ReactStep::Declare, _) => go(state, ReactStep::Avoid),
        (ReactStep::Draft, Act::Leave { general }) => {
            if let Some(declared) = &mut now.draft {
                declared.force.generals.remove(general);
            }
            state.open.reaction = Some(now);
        }
        (
            ReactStep::Draft,
            Act::Force {
                cu,
                elephants,
                train,
            },
        ) => {
            if let Some(mut declared) = now.draft {
                declared.force.units = Units::of(cu, elephants);
                declared.force.train = train;
                declare(state, declared, out);
            }
        }
        (_, Act::FallBack) => {
            leave(state);
            falling_back::fall_back(state, chance, out);
        }
        (_, Act::Overrun) => overrun(state, now, out),
        (_, Act::Fight) => fight(state, now, out),
        _ => {}
    }
}

/// 12.1-b: an attempt is declared; all are rolled later.
fn declare<W: War>(state: &mut State<W>, declared: Declared<W>, out: &mut Out<Event<W>>) {
    let mut now = reaction(state);
    now.draft = None;
    let Declared {
        from, to, force, ..
    } = declared;
    let units = force.units;
    if from == now.at {
        now.avoid = Some(declared);
        out.tell(Event::AvoidDeclared { from, to, units });
    } else {
        now.intercepts.extend([declared]);
        now.closed.insert(from);
        let at = to;
        out.tell(Event::InterceptDeclared { from, at, units });
    }
    state.open.reaction = Some(now);
    go(state, ReactStep::Declare);
}

/// 13.1-b
pub fn avoid_rolled<W: War>(state: &mut State<W>, die: i32, out: &mut Out<Event<W>>) {
    let mut now = reaction(state);
    let Some(declared) = now.avoid else {
        return;
    };
    let from = Stack::outside(now.side, now.at);
    let rating = rating(&state.open, from, |general| general.ability().avoid_rating);
    if die > rating {
        now.avoid_failed = true;
        state.open.reaction = Some(now);
        out.tell(Event::AvoidFailed {
            side: now.side,
            at: now.at,
        });
        if declared.force.units.cu == 0 {
            // 13.3-b
            displaced::displace_stack(state, from, out);
        }
        return;
    }
    let to = Stack {
        side: now.side,
        at: declared.to,
        inside: declared.inside,
    };
    let force = declared.force;
    // 13.5-a: only an army that got away calls for a pursuit.
    now.avoided = force.units.cu > 0;
    state.open.reaction = Some(now);
    shift(state, from, to, force);
    out.tell(Event::Avoided {
        side: now.side,
        from: now.at,
        to: declared.to,
        inside: declared.inside,
        units: force.units,
        generals: force.generals,
    });
    displaced::overtaken(state, now.side.enemy(), to.at, out);
}

/// The battle rating that counts for a roll of a stack's commander.
fn rating<W: War>(
    open: &Open<W>,
    stack: Stack<W>,
    special: impl Fn(General<W>) -> Option<(u8, RegionSet<W>)>,
) -> i32 {
    let Some(commander) = open.land.commander(stack) else {
        return 0;
    };
    let region = stack.at.region();
    let special = special(commander).filter(|(_, regions)| regions.contains(region));
    special
        .map_or(commander.sheet().battle, |(value, _)| value)
        .into()
}

/// A reacting force moves, and both stacks get their commanders.
fn shift<W: War>(state: &mut State<W>, from: Stack<W>, to: Stack<W>, force: Force<W>) {
    let open = &mut state.open;
    stacks::shift(
        &mut open.land,
        from,
        to,
        force.units,
        force.generals,
        force.train,
    );
    stacks::unify(open, from);
    stacks::tidy(open, from.at);
    stacks::unify(open, to);
}

/// 12.3
pub fn intercept_rolled<W: War>(state: &mut State<W>, die: i32, out: &mut Out<Event<W>>) {
    let now = reaction(state);
    let index = usize::from(now.next).wrapping_sub(1);
    let Some(declared) = now.intercepts.get(index) else {
        return;
    };
    let Declared { from, force, .. } = declared;
    let stack = Stack::outside(now.side, from);
    let rating = rating(&state.open, stack, |general| {
        general.ability().intercept_rating
    });
    if die > rating {
        out.tell(Event::InterceptFailed {
            side: now.side,
            from,
        });
        return;
    }
    if let Some(now) = &mut state.open.reaction {
        now.intercepted = true;
    }
    let open = &mut state.open;
    let to = Stack::outside(now.side, now.at);
    stacks::shift(
        &mut open.land,
        stack,
        to,
        force.units,
        force.generals,
        force.train,
    );
    stacks::unify(open, stack);
    stacks::tidy(open, from);
    out.tell(Event::Intercepted {
        side: now.side,
        from,
        at: now.at,
        units: force.units,
        generals: force.generals,
    });
}

/// The reactions are over.
fn leave<W: War>(state: &mut State<W>) {
    state.open.reaction = None;
    state.open.pop();
}

/// 12.1-f: returns whether the mover has to choose.
fn meet<W: War>(state: &mut State<W>, now: Reaction<W>, out: &mut Out<Event<W>>) -> bool {
    let land = &state.open.land;
    let force = entering(&state.open);
    let outside = Stack::outside(now.side, now.at);
    if land.cu(now.side, now.at) == 0 || force.units.cu == 0 {
        pursue(state, &now);
        leave(state);
        return false;
    }
    let army = force.units.cu >= W::theatre().tables.overrunners;
    let lone = land.cu(now.side, now.at) == 1 && land.generals_in(outside).is_empty();
    if army && lone {
        return true;
    }
    fight(state, now, out);
    false
}

/// 13.5-a: nobody is left here; whoever was avoided rolls before he goes on.
fn pursue<W: War>(state: &mut State<W>, now: &Reaction<W>) {
    let pursues = now.avoided && W::rules(&state.open).pursuit_rolls;
    if let Some(march) = &mut state.open.march {
        march.pursues = pursues;
    }
}

/// 10.8: what is left of an army that got away may be overrun as well.
fn overrun<W: War>(state: &mut State<W>, now: Reaction<W>, out: &mut Out<Event<W>>) {
    let general = state.march().general;
    let at = now.at;
    out.tell(Event::Overran { general, at });
    leave(state);
    let outside = Stack::outside(now.side, at);
    losses::lose(state, outside, 1, false, LossCause::Event, out);
    pursue(state, &now);
    stacks::tidy(&mut state.open, at);
}

fn fight<W: War>(state: &mut State<W>, now: Reaction<W>, out: &mut Out<Event<W>>) {
    let march = state.march();
    let way = march.way.unwrap_or(Way::Sortie);
    leave(state);
    battle::begin(
        state,
        way,
        march.from,
        now.intercepted,
        now.avoid_failed,
        out,
    );
}
