//! 10 Land movement: the activation of one general.

use std::ops::ControlFlow;

use kernel::{Chance, Out};

use crate::act::Act;
use crate::event::Event;
use crate::frame::{Force, Frame, March, MarchStep, Moment, Purpose, Way};
use crate::id::{General, Space};
use crate::land::{Stack, Units};
use crate::reason::{Allowed, Reason, unless};
use crate::refusal::why;
use crate::set::GeneralSet;
use crate::sheets::{Edge, LinkKind};
use crate::state::{Open, State};
use crate::trains::{Load, Trains};
use crate::war::{Deed, Notice, Orders, Sea, War};
use crate::{
    attrition, consuls, dice, falling_back, political, reactions, siege, sortie, stacks, windows,
};

/// 8.2.1-a: a general is activated where he stands.
pub fn activate<W: War>(
    state: &mut State<W>,
    general: General<W>,
    points: u8,
    orders: W::Orders,
    out: &mut Out<Event<W>>,
) {
    let open = &mut state.open;
    let Some(stack) = open.land.stack_of(general) else {
        return;
    };
    let usual = W::theatre().tables.movement_points;
    let bonus = match general.ability().swift {
        Some((swift, regions))
            if regions.contains(stack.at.region())
                && orders.by_land().is_ok()
                && points == usual =>
        {
            swift - usual
        }
        _ => 0,
    };
    out.tell(Event::Activated { general });
    open.march = Some(March {
        general,
        mp: points + bonus,
        bonus,
        force: usual_force(open, general, stack),
        came: open.land.units(stack).cu,
        formed: false,
        sorted: GeneralSet::EMPTY,
        moved: false,
        from: None,
        way: None,
        fought: false,
        won: false,
        halted: false,
        pursues: false,
        orders,
    });
    open.push(Frame::March(MarchStep::Begin));
}

/// Unless its owner says otherwise a commander leads all he can, anyone else himself.
fn usual_force<W: War>(open: &Open<W>, general: General<W>, stack: Stack<W>) -> Force<W> {
    let alone = Force {
        generals: GeneralSet::EMPTY.with(general),
        ..Force::default()
    };
    if stack.inside || open.land.commander(stack) != Some(general) {
        return alone;
    }
    let units = open.land.units(stack);
    let free = units.cu - spent_at(open, stack.at).min(units.cu);
    let cu = free.min(W::theatre().tables.most_moving);
    Force {
        units: Units::of(cu, units.elephants.min(cu)),
        generals: match W::allows(open, general.side(), Deed::Escort) {
            Ok(()) => open.land.generals_in(stack),
            Err(_) => alone.generals,
        },
        train: open.land.train_in(stack),
    }
}

/// 8.3-c: CUs in a space that another general of this Campaign has moved.
pub fn spent_at<W: War>(open: &Open<W>, at: Space<W>) -> u8 {
    open.spent
        .iter()
        .filter(|&(space, _)| space == at)
        .map(|(_, cu)| cu)
        .sum()
}

fn spend<W: War>(open: &mut Open<W>, at: Space<W>, cu: u8) {
    if cu > 0 {
        open.spent.extend([(at, cu)]);
    }
}

/// Where the activated general stands.
pub fn here<W: War>(open: &Open<W>) -> Option<Stack<W>> {
    open.land.stack_of(open.march?.general)
}

pub fn advance<W: War>(
    state: &mut State<W>,
    step: MarchStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) -> bool {
    let march = state.march();
    let enemy = march.general.side().enemy();
    match step {
        MarchStep::Begin => {
            go(state, MarchStep::Decide);
            // 9.4-b: he may take command before he moves.
            if let Some(stack) = here(&state.open)
                && stacks::candidates(&state.open, stack).contains(march.general)
            {
                stacks::reconsider(&mut state.open, stack);
            }
            windows::open(state, Moment::Activate, [enemy]);
        }
        MarchStep::Decide => return decides(state),
        MarchStep::Crossed => {
            go(state, MarchStep::Entered);
            if march.force.units.cu > 0 {
                windows::open(state, Moment::Enter, [enemy]);
            }
        }
        MarchStep::Entered => {
            go(state, MarchStep::Arrived);
            enter(state, chance, out);
        }
        MarchStep::Arrived => arrived(state, out),
        MarchStep::Siege => {
            go(state, MarchStep::End);
            siege::settle(state, out);
        }
        MarchStep::Sortie => return true,
        MarchStep::End => end(state, out),
    }
    false
}

fn go<W: War>(state: &mut State<W>, step: MarchStep) {
    state.open.step(Frame::March(step));
}

/// Whether he has anything to decide; if not, his activation ends.
fn decides<W: War>(state: &mut State<W>) -> bool {
    let mut more = false;
    let _ = options(state, MarchStep::Decide, &mut |act| {
        more |= act != Act::EndMove;
        match more {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    if !more {
        go(state, MarchStep::End);
    }
    more
}

pub fn options<W: War>(
    state: &State<W>,
    step: MarchStep,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = &state.open;
    let march = state.march();
    let Some(stack) = here(open) else {
        return ControlFlow::Continue(());
    };
    if step == MarchStep::Sortie {
        return sortie::options(open, &march, stack, each);
    }
    each(Act::EndMove)?;
    if siege::may_attempt(open).is_ok() {
        each(Act::Siege)?;
    }
    if sortie::may_sortie(open, &march, stack).is_ok() {
        each(Act::Sortie)?;
    }
    if march.pursues && !march.halted {
        return each(Act::Roll);
    }
    if may_go_on(open, &march, stack).is_err() {
        return ControlFlow::Continue(());
    }
    form_options(open, &march, stack, each)?;
    if may_leave(open, &march, stack).is_ok() {
        if !stack.inside && march.orders.by_land().is_ok() {
            steps(open, &march, stack, each)?;
        }
        W::Sea::ventures(open, &march, stack, each)?;
    }
    ControlFlow::Continue(())
}

/// Whether his movement goes on where he stands.
pub fn may_go_on<W: War>(open: &Open<W>, march: &March<W>, stack: Stack<W>) -> Allowed {
    if march.halted {
        return Err(match march.fought {
            true => why::FOUGHT,
            false if march.moved && march.from == Some(stack.at) => why::FELL_BACK,
            false => why::STOPPED,
        });
    }
    unless(march.pursues, why::PURSUIT_FIRST)?;
    let shut_in = stack.inside && open.land.besieged(stack.at);
    unless(shut_in, why::BESIEGED)
}

/// 18.1: whether his force as it is may leave the stack.
pub fn may_leave<W: War>(open: &Open<W>, march: &March<W>, stack: Stack<W>) -> Allowed {
    consuls::may_part(open, stack, march.force, part(march))
}

/// Why an act is not among `options`.
pub fn refuses<W: War>(open: &Open<W>, step: MarchStep, act: Act<W>) -> Option<Reason> {
    let march = open.march?;
    let stack = here(open)?;
    let found = match (step, act) {
        (MarchStep::Sortie, _) => sortie::may_sally(open, &march, stack, act),
        (_, Act::Siege) => siege::may_attempt(open),
        (_, Act::Sortie) => sortie::may_sortie(open, &march, stack),
        (_, Act::Step { to }) => may_go_on(open, &march, stack)
            .and_then(|()| unless(stack.inside, why::SHUT_IN))
            .and_then(|()| march.orders.by_land())
            .and_then(|()| may_step(open, &march, stack, to))
            .and_then(|()| may_leave(open, &march, stack)),
        (_, Act::Sail { to, inside }) => may_go_on(open, &march, stack)
            .and_then(|()| W::Sea::refuses(open, &march, to, inside).map_or(Ok(()), Err))
            .and_then(|()| may_leave(open, &march, stack)),
        (_, Act::Join { general } | Act::Leave { general }) => may_go_on(open, &march, stack)
            .and_then(|()| may_form(open, &march, stack))
            .and_then(|()| may_sort(open, &march, stack, general)),
        (_, Act::Force { cu, elephants, .. }) => may_go_on(open, &march, stack)
            .and_then(|()| may_form(open, &march, stack))
            .and_then(|()| {
                let (units, free) = (open.land.units(stack), free_cu(open, &march, stack));
                may_number::<W>(units, free, Units::of(cu, elephants))?;
                let force = Force {
                    units: Units::of(cu, elephants),
                    ..march.force
                };
                consuls::may_part(open, stack, force, part(&march))?;
                unless(force == march.force, why::SAME_FORCE)
            })
            .and(Err(why::TRAIN)),
        _ => Ok(()),
    };
    found.err()
}

/// Whether so many CUs and Elephants can be taken out of a stack.
pub fn may_number<W: War>(units: Units, free: u8, going: Units) -> Allowed {
    let there = going.elephants <= going.cu
        && going.elephants <= units.elephants
        && going.cu - going.elephants <= units.ordinary();
    unless(!there, why::NOT_SO_MANY)?;
    unless(going.cu > W::theatre().tables.most_moving, why::TOO_MANY)?;
    unless(going.cu > free, why::SPENT)
}

/// With how many CUs he came here; nothing if he began here.
fn part<W: War>(march: &March<W>) -> Option<u8> {
    march.moved.then_some(march.came)
}

/// 10.2: whom and what he takes along from here, once.
fn form_options<W: War>(
    open: &Open<W>,
    march: &March<W>,
    stack: Stack<W>,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if may_form(open, march, stack).is_err() {
        return ControlFlow::Continue(());
    }
    for general in open.land.generals_in(stack) {
        if may_sort(open, march, stack, general).is_ok() {
            each(match march.force.generals.contains(general) {
                true => Act::Leave { general },
                false => Act::Join { general },
            })?;
        }
    }
    let units = open.land.units(stack);
    let free = free_cu(open, march, stack);
    let whole = Force {
        train: open.land.train_in(stack),
        ..march.force
    };
    let allowed = |force: Force<W>| {
        force != march.force && consuls::may_part(open, stack, force, part(march)).is_ok()
    };
    force_options(units, free, whole, allowed, each)
}

/// 10.2-a, 10.2-c: whether he may put his force together here.
fn may_form<W: War>(open: &Open<W>, march: &March<W>, stack: Stack<W>) -> Allowed {
    unless(march.formed, why::FORMED)?;
    unless(march.mp == 0, why::NO_POINTS)?;
    let enemies = !stack.inside && open.land.cu(stack.side.enemy(), stack.at) > 0;
    unless(enemies, why::ENEMY_NEAR)
}

/// 9.3-c, 10.2-b: whether he may take this general along, or leave him.
fn may_sort<W: War>(
    open: &Open<W>,
    march: &March<W>,
    stack: Stack<W>,
    general: General<W>,
) -> Allowed {
    let there = open.land.generals_in(stack).without(march.general);
    unless(!there.contains(general), why::NOT_IN_STACK)?;
    unless(march.sorted.contains(general), why::SORTED)?;
    if march.force.generals.contains(general) {
        return Ok(());
    }
    let above = W::rank(open, general) > W::rank(open, march.general);
    unless(above, why::LOWER_RANK)?;
    W::allows(open, stack.side, Deed::Escort)
}

/// 8.3-c: how many CUs no other general of the Campaign has moved.
fn free_cu<W: War>(open: &Open<W>, march: &March<W>, stack: Stack<W>) -> u8 {
    let units = open.land.units(stack);
    let kept = spent_at(open, stack.at);
    units.cu - kept.min(units.cu.saturating_sub(part(march).unwrap_or(0)))
}

/// The forces with the generals and out of the load of `whole`, as acts.
pub fn force_options<W: War>(
    units: Units,
    most: u8,
    whole: Force<W>,
    allowed: impl Fn(Force<W>) -> bool,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each_force::<W>(units, most, whole.train, &mut |units, train| {
        let force = Force {
            units,
            train,
            ..whole
        };
        if !allowed(force) {
            return ControlFlow::Continue(());
        }
        each(Act::Force {
            cu: units.cu,
            elephants: units.elephants,
            train,
        })
    })
}

/// Every number of CUs and Elephants that may go out of a stack, with every load.
pub fn each_force<W: War>(
    units: Units,
    free: u8,
    train: Load<W>,
    each: &mut dyn FnMut(Units, Load<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for cu in 0..=free.min(W::theatre().tables.most_moving) {
        let least = cu.saturating_sub(units.ordinary());
        for elephants in least..=units.elephants.min(cu) {
            W::Trains::each_load(train, cu == units.cu, |train| {
                each(Units::of(cu, elephants), train)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// 10.1-c, 10.4
fn steps<W: War>(
    open: &Open<W>,
    march: &March<W>,
    stack: Stack<W>,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for &edge in &stack.at.sheet().edges {
        if may_walk(open, march, stack, edge).is_ok() {
            each(Act::Step { to: edge.to })?;
        }
    }
    ControlFlow::Continue(())
}

/// A connection as the general under way finds it.
fn found<W: War>(march: &March<W>, edge: Edge<W>) -> Edge<W> {
    match edge.kind {
        LinkKind::Strait if march.general.ability().fords => Edge {
            kind: LinkKind::Road,
            needs_control: false,
            cost: 1,
            ..edge
        },
        _ => edge,
    }
}

/// The bonus of a swift general is spent in his regions only.
fn affords<W: War>(march: &March<W>, from: Space<W>, to: Space<W>, cost: u8) -> bool {
    let kept = match march.general.ability().swift {
        Some((_, regions)) if regions.contains(from.region()) && regions.contains(to.region()) => 0,
        _ => march.bonus,
    };
    march.mp >= cost + kept
}

/// 10.1-c: whether he may go there by one step.
fn may_step<W: War>(open: &Open<W>, march: &March<W>, stack: Stack<W>, to: Space<W>) -> Allowed {
    let edge = stack.at.edge(to).ok_or(why::NO_CONNECTION)?;
    may_walk(open, march, stack, edge)
}

fn may_walk<W: War>(open: &Open<W>, march: &March<W>, stack: Stack<W>, edge: Edge<W>) -> Allowed {
    let edge = found(march, edge);
    unless(
        !affords(march, stack.at, edge.to, edge.cost),
        why::NO_POINTS,
    )?;
    let control = open.land.held[stack.side].contains(stack.at);
    unless(edge.needs_control && !control, why::STRAIT)?;
    may_enter(open, march, stack, edge.to)
}

/// 10.4-b, 8.7-b, and what the game forbids.
pub fn may_enter<W: War>(
    open: &Open<W>,
    march: &March<W>,
    stack: Stack<W>,
    to: Space<W>,
) -> Allowed {
    let Stack { side, at: from, .. } = stack;
    let force = march.force;
    W::allows(open, side, Deed::Cross { force, from, to })?;
    if open.land.occupied(side.enemy()).contains(to) {
        unless(force.units.cu == 0, why::ALONE)?;
        unless(open.truce(), why::TRUCE)?;
        W::allows(open, side, Deed::Attack(march.general))?;
    }
    W::allows(open, side, Deed::Join { force, at: to })
}

pub fn apply<W: War>(
    state: &mut State<W>,
    step: MarchStep,
    act: Act<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    let mut march = state.march();
    match act {
        Act::EndMove => {
            out.tell(Event::MoveEnded {
                general: march.general,
            });
            go(state, MarchStep::End);
        }
        Act::Join { general } => {
            march.force.generals.insert(general);
            march.sorted.insert(general);
            set(state, march, out);
        }
        Act::Leave { general } => {
            march.force.generals.remove(general);
            march.sorted.insert(general);
            set(state, march, out);
        }
        Act::Force {
            cu,
            elephants,
            train,
        } => {
            let left = march.came.saturating_sub(cu);
            if march.moved
                && let Some(stack) = here(&state.open)
            {
                spend(&mut state.open, stack.at, left);
            }
            march.force.units = Units::of(cu, elephants);
            march.force.train = train;
            march.formed = true;
            set(state, march, out);
            if step == MarchStep::Sortie {
                sortie::sally(state, out);
            }
        }
        Act::Step { to } => walk(state, to, chance, out),
        Act::Sail { to, inside } => W::Sea::sail(state, to, inside, chance, out),
        Act::Siege => siege::attempt(state, chance, out),
        Act::Sortie => {
            march.force = Force {
                generals: GeneralSet::EMPTY.with(march.general),
                ..Force::default()
            };
            march.sorted = GeneralSet::EMPTY;
            state.open.march = Some(march);
            go(state, MarchStep::Sortie);
        }
        Act::Roll => {
            let side = march.general.side();
            dice::throw(state, Purpose::Pursuit, side, &[], chance, out);
        }
        _ => {}
    }
}

fn set<W: War>(state: &mut State<W>, march: March<W>, out: &mut Out<Event<W>>) {
    let Force {
        units,
        generals,
        train,
    } = march.force;
    out.tell(Event::ForceSet {
        general: march.general,
        units,
        generals,
        train,
    });
    state.open.march = Some(march);
}

/// A step by land.
fn walk<W: War>(
    state: &mut State<W>,
    to: Space<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    let march = state.march();
    let (Some(stack), Some(edge)) = (
        here(&state.open),
        here(&state.open).and_then(|stack| stack.at.edge(to)),
    ) else {
        return;
    };
    let edge = found(&march, edge);
    pay(state, stack.at, to, edge.cost);
    depart(
        state,
        stack,
        Stack::outside(stack.side, to),
        Way::Land(edge.kind),
        out,
    );
    if edge.kind.is_pass() {
        cross(state, edge.kind, chance, out);
    }
}

/// Movement Points are spent; a bonus that is left behind is lost.
pub fn pay<W: War>(state: &mut State<W>, from: Space<W>, to: Space<W>, cost: u8) {
    if let Some(march) = &mut state.open.march {
        let swift = march.general.ability().swift;
        let stays = matches!(swift, Some((_, regions))
            if regions.contains(from.region()) && regions.contains(to.region()));
        if !stays {
            march.mp -= march.bonus;
            march.bonus = 0;
        }
        march.mp -= cost;
        march.bonus = march.bonus.min(march.mp);
    }
}

/// The force leaves its stack for another and stands before the reactions there.
pub fn depart<W: War>(
    state: &mut State<W>,
    from: Stack<W>,
    to: Stack<W>,
    way: Way,
    out: &mut Out<Event<W>>,
) {
    let march = state.march();
    let force = march.force;
    let open = &mut state.open;
    stacks::shift(
        &mut open.land,
        from,
        to,
        force.units,
        force.generals,
        force.train,
    );
    let led = force.generals.without(march.general);
    open.land.commanders -= led;
    open.land.commanders.insert(march.general);
    out.tell(Event::Moved {
        general: march.general,
        from: from.at,
        to: to.at,
        way,
        units: force.units,
        generals: force.generals,
    });
    open.march = Some(March {
        moved: true,
        from: Some(from.at),
        way: Some(way),
        formed: false,
        sorted: GeneralSet::EMPTY,
        came: force.units.cu,
        ..open.march.expect("he is under way")
    });
    open.step(Frame::March(MarchStep::Crossed));
    stacks::unify(open, from);
    stacks::tidy(open, from.at);
}

/// 10.5-a: the toll of a pass.
pub fn cross<W: War>(
    state: &mut State<W>,
    kind: LinkKind,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    let march = state.march();
    let Some(stack) = here(&state.open) else {
        return;
    };
    let count = march.force.units.cu;
    let case = match kind {
        LinkKind::AlpinePass => 0,
        _ => W::theatre().tables.pass_drm,
    };
    let guide = march.orders.guide_drm();
    attrition::march_roll(state, stack, count, case, guide, chance, out);
}

/// The force stands in a new space: who reacts?
fn enter<W: War>(state: &mut State<W>, chance: &mut dyn Chance, out: &mut Out<Event<W>>) {
    let march = state.march();
    let Some(stack) = here(&state.open) else {
        return;
    };
    let enemy = state
        .open
        .land
        .occupied(stack.side.enemy())
        .contains(stack.at);
    if march.force.units.cu == 0 && enemy && !stack.inside {
        // All CUs were lost on the way in: he goes back to where he came from.
        falling_back::fall_back(state, chance, out);
        return;
    }
    if !stack.inside {
        reactions::begin(state);
    }
}

/// The reactions are over, and a battle if there was one.
fn arrived<W: War>(state: &mut State<W>, out: &mut Out<Event<W>>) {
    let Some(stack) = here(&state.open) else {
        go(state, MarchStep::End);
        return;
    };
    // What the game asks on his arrival comes before his next decision.
    go(state, MarchStep::Decide);
    turn_pcs(state, stack, out);
    let march = state.march();
    let goes_on = march.won && march.general.ability().marches_on;
    if march.fought && !goes_on {
        halt(state);
    }
    W::on(state, Notice::Arrived(stack), out);
}

/// His movement is over.
pub fn halt<W: War>(state: &mut State<W>) {
    if let Some(march) = &mut state.open.march {
        march.halted = true;
    }
}

/// An ability that turns enemy PCs where its general comes (24).
fn turn_pcs<W: War>(state: &mut State<W>, stack: Stack<W>, out: &mut Out<Event<W>>) {
    let march = state.march();
    let land = &state.open.land;
    let Some((least, regions)) = march.general.ability().turns_pcs else {
        return;
    };
    let enemy = stack.side.enemy();
    if regions.contains(stack.at.region())
        && land.cu(stack.side, stack.at) >= least
        && land.all_cu(enemy, stack.at) == 0
        && land.pcs(enemy).contains(stack.at)
        && (!march.fought || march.won)
    {
        political::place(state, stack.side, stack.at, out);
    }
}

/// 13.5-a
pub fn pursuit_rolled<W: War>(state: &mut State<W>, die: i32, out: &mut Out<Event<W>>) {
    let Some(march) = &mut state.open.march else {
        return;
    };
    let general = march.general;
    let rating = (general.ability().pursuit_rating).unwrap_or(general.sheet().battle);
    march.pursues = false;
    if die > i32::from(rating) {
        march.halted = true;
        out.tell(Event::PursuitFailed { general });
    }
}

/// 10.1: the activation is over.
fn end<W: War>(state: &mut State<W>, out: &mut Out<Event<W>>) {
    let march = state.march();
    if let Some(stack) = here(&state.open) {
        turn_pcs(state, stack, out);
        if march.moved {
            spend(&mut state.open, stack.at, march.force.units.cu);
        }
    }
    let stack = here(&state.open);
    let open = &mut state.open;
    open.march = None;
    open.pop();
    W::on(state, Notice::ActivationEnded, out);
    let open = &mut state.open;
    if let Some(stack) = stack {
        stacks::tidy(open, stack.at);
        // 9.4-b
        if let Some(stack) = open.land.stack_of(march.general)
            && !matches!(open.top(), Some(Frame::Command(_)))
        {
            stacks::reconsider(open, stack);
        }
    }
}
