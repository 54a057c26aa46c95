//! 14.5 Battle rounds, 16 withdrawal.

use std::ops::ControlFlow;

use kernel::{Chance, Out};

use crate::act::Act;
use crate::battle::{bury, commander, go, line};
use crate::dice;
use crate::event::Event;
use crate::frame::{Battle, BattleStep, Force, Frame, Moment, Purpose, Way};
use crate::id::Space;
use crate::land::Stack;
use crate::reason::{Allowed, Reason, unless};
use crate::refusal::why;
use crate::set::SpaceSet;
use crate::sheets::LinkKind;
use crate::side::Side;
use crate::state::{Open, State, everyone};
use crate::tables::Title;
use crate::trains::Load;
use crate::war::{Deed, War};
use crate::windows;
use crate::{displaced, retreat, stacks};

pub fn advance<W: War>(state: &mut State<W>, step: BattleStep, out: &mut Out<Event<W>>) -> bool {
    let battle = state.battle();
    let (attacker, defender) = (battle.attacker, battle.attacker.enemy());
    match step {
        BattleStep::Round => {
            go(state, BattleStep::Attack);
            windows::open(state, Moment::Round, [attacker, defender]);
        }
        BattleStep::Attack => {
            if battle.held[attacker] > 0 {
                return true;
            }
            // 14.5-b
            out.tell(Event::OutOfCards { side: attacker });
            lose(state, attacker);
        }
        BattleStep::Match => {
            go(state, BattleStep::Answer);
            windows::open(state, Moment::Match, [defender]);
        }
        BattleStep::Counter { free } => {
            if free || commander(&state.open, defender).is_some() {
                return true;
            }
            go(state, BattleStep::Round);
        }
        BattleStep::Stop => {
            if commander(&state.open, defender).is_some() {
                return true;
            }
            withdrawn(state);
        }
        _ => return true,
    }
    false
}

fn lose<W: War>(state: &mut State<W>, side: Side) {
    if let Some(battle) = &mut state.open.battle {
        battle.loser = Some(side);
    }
    go(state, BattleStep::Casualties);
}

pub fn options<W: War>(
    state: &State<W>,
    side: Side,
    step: BattleStep,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let battle = state.battle();
    let hand = state.battle_hands[side];
    match step {
        BattleStep::Attack => {
            for title in Title::NAMED {
                if hand.of(title) > 0 {
                    each(Act::Attack { card: title, title })?;
                }
            }
            if hand.of(Title::Reserve) > 0 {
                // 14.5-d
                for title in Title::NAMED {
                    let card = Title::Reserve;
                    each(Act::Attack { card, title })?;
                }
            }
            if may_withdraw(&state.open, &battle).is_ok() {
                each(Act::Withdraw)?;
            }
            ControlFlow::Continue(())
        }
        BattleStep::Answer => {
            // 14.5-e
            each(Act::Yield)?;
            let attack = battle.attack.into_iter();
            for card in attack.chain([Title::Reserve]) {
                if hand.of(card) > 0 {
                    each(Act::Match { card })?;
                }
            }
            ControlFlow::Continue(())
        }
        BattleStep::Counter { free: true } | BattleStep::TakeOver => {
            each(Act::Decline)?;
            each(Act::TakeOver)
        }
        BattleStep::Counter { free: false } | BattleStep::Stop => {
            each(Act::Decline)?;
            each(Act::Roll)
        }
        BattleStep::WithdrawMove => {
            (withdrawals(&state.open, &battle).iter()).try_for_each(|to| each(Act::Retreat { to }))
        }
        _ => ControlFlow::Continue(()),
    }
}

/// 16-a, 16-f: whether the current Attacker may try to withdraw.
fn may_withdraw<W: War>(open: &Open<W>, battle: &Battle<W>) -> Allowed {
    unless(commander(open, battle.attacker).is_none(), why::NO_LEADER)?;
    unless(withdrawals(open, battle).is_empty(), why::NOWHERE)
}

/// Why an act is not among `options`.
pub fn refuses<W: War>(
    state: &State<W>,
    side: Side,
    step: BattleStep,
    act: Act<W>,
) -> Option<Reason> {
    let battle = state.open.battle?;
    let hand = state.battle_hands[side];
    let found = match (step, act) {
        (BattleStep::Attack, Act::Attack { card, title }) => {
            unless(hand.of(card) == 0, why::NO_BATTLE_CARD)
                .and(unless(card != title, why::OTHER_TITLE))
        }
        (BattleStep::Attack, Act::Withdraw) => may_withdraw(&state.open, &battle),
        (BattleStep::Answer, Act::Match { card }) => {
            unless(hand.of(card) == 0, why::NO_BATTLE_CARD)
                .and(unless(Some(card) != battle.attack, why::NO_MATCH))
        }
        (BattleStep::WithdrawMove, Act::Retreat { .. }) => {
            let back = battle.attacker == battle.original;
            Err(if back {
                why::WITHDRAWS_BACK
            } else {
                why::WITHDRAWS_FREELY
            })
        }
        _ => Ok(()),
    };
    found.err()
}

pub fn apply<W: War>(
    state: &mut State<W>,
    side: Side,
    step: BattleStep,
    act: Act<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    match (step, act) {
        (_, Act::Attack { card, title }) => attack(state, side, card, title, out),
        (_, Act::Withdraw) => {
            go(state, BattleStep::Withdraw);
            dice::throw(state, Purpose::Withdraw, side, &[], chance, out);
        }
        (_, Act::Match { card }) => answer(state, side, card, out),
        (_, Act::Yield) => {
            out.tell(Event::NotMatched { side });
            lose(state, side);
        }
        (BattleStep::Counter { .. }, Act::Roll) => {
            go(state, BattleStep::Round);
            dice::throw(state, Purpose::Counterattack, side, &[], chance, out);
        }
        (BattleStep::Counter { .. } | BattleStep::TakeOver, Act::TakeOver) => {
            take_over(state, side, out);
            go(state, BattleStep::Round);
        }
        (BattleStep::Counter { .. } | BattleStep::TakeOver, _) => go(state, BattleStep::Round),
        (BattleStep::Stop, Act::Roll) => {
            dice::throw(state, Purpose::Stop, side, &[], chance, out);
        }
        (BattleStep::Stop, _) => withdrawn(state),
        (BattleStep::WithdrawMove, Act::Retreat { to }) => move_off(state, to, out),
        _ => {}
    }
}

/// A card leaves a battle hand for the table.
fn lay<W: War>(state: &mut State<W>, side: Side, card: Title, counts_as: Title) {
    state.battle_hands[side].take(card);
    if state.battle_known[side].of(card) > 0 {
        state.battle_known[side].take(card);
    }
    if let Some(battle) = &mut state.open.battle {
        battle.held[side] -= 1;
        battle.played[side] += 1;
        battle.gone.add(card);
        if battle.shown[side].of(card) > 0 {
            battle.shown[side].take(card);
        }
        // 14.5-i
        battle.last = Some(counts_as);
    }
}

fn attack<W: War>(
    state: &mut State<W>,
    side: Side,
    card: Title,
    title: Title,
    out: &mut Out<Event<W>>,
) {
    lay(state, side, card, title);
    if let Some(battle) = &mut state.open.battle {
        battle.attack = Some(title);
    }
    out.reveal(everyone(), Event::Attacked { side, card, title });
    go(state, BattleStep::Match);
}

fn answer<W: War>(state: &mut State<W>, side: Side, card: Title, out: &mut Out<Event<W>>) {
    let Some(title) = state.battle().attack else {
        return;
    };
    lay(state, side, card, title);
    out.reveal(everyone(), Event::Matched { side, card });
    // 14.5-g, and an ability that asks for the roll all the same.
    let covered = commander(&state.open, side.enemy())
        .map_or(0, |general| general.ability().envelopments_need_roll);
    let mut free = title == Title::DoubleEnvelopment;
    if let Some(battle) = &mut state.open.battle {
        battle.attack = None;
        if free && battle.envelopments < covered {
            battle.envelopments += 1;
            free = false;
        }
    }
    go(state, BattleStep::Counter { free });
}

fn take_over<W: War>(state: &mut State<W>, side: Side, out: &mut Out<Event<W>>) {
    if let Some(battle) = &mut state.open.battle {
        battle.attacker = side;
    }
    out.tell(Event::AttackerChanged { side });
}

/// 14.5-f
pub fn counterattack_rolled<W: War>(state: &mut State<W>, die: i32, out: &mut Out<Event<W>>) {
    let defender = state.battle().attacker.enemy();
    let rating = commander(&state.open, defender).map_or(0, |general| {
        let special = general.ability().counterattack_rating;
        special.unwrap_or(general.land_rating())
    });
    if die <= rating.into() {
        take_over(state, defender, out);
    }
}

fn rating<W: War>(open: &Open<W>, side: Side) -> i32 {
    commander(open, side).map_or(0, |general| general.land_rating().into())
}

/// 16-a
pub fn withdraw_rolled<W: War>(state: &mut State<W>, die: i32, _out: &mut Out<Event<W>>) {
    let attacker = state.battle().attacker;
    go(
        state,
        match die <= rating(&state.open, attacker) {
            true => BattleStep::Stop,
            false => BattleStep::TakeOver,
        },
    );
}

/// 16-b
pub fn stop_rolled<W: War>(state: &mut State<W>, die: i32, out: &mut Out<Event<W>>) {
    let defender = state.battle().attacker.enemy();
    if die <= rating(&state.open, defender) {
        out.tell(Event::WithdrawalStopped { side: defender });
        go(state, BattleStep::TakeOver);
    } else {
        withdrawn(state);
    }
}

/// 16-d
fn withdrawn<W: War>(state: &mut State<W>) {
    if let Some(battle) = &mut state.open.battle {
        battle.withdrew = true;
    }
    go(state, BattleStep::Casualties);
}

/// 16-e to 16-g: where the current Attacker may withdraw to; the space itself is its City.
fn withdrawals<W: War>(open: &Open<W>, battle: &Battle<W>) -> SpaceSet<W> {
    let side = battle.attacker;
    let land = &open.land;
    let stack = line(battle, side);
    let at = battle.at;
    if battle.way == Way::Sortie && side == battle.original {
        return SpaceSet::EMPTY.with(at);
    }
    let enemies = land.occupied(side.enemy());
    let mut spaces = if side == battle.original {
        match (battle.way, battle.from) {
            (Way::Land(LinkKind::Road), Some(from)) => SpaceSet::EMPTY.with(from) - enemies,
            _ => SpaceSet::EMPTY,
        }
    } else {
        let mut roads = at.roads() & land.in_play;
        if let Some(from) = battle.from.filter(|_| battle.way != Way::Sea) {
            roads.remove(from);
        }
        let force = Force {
            units: land.units(stack),
            generals: land.generals_in(stack),
            train: Load::<W>::default(),
        };
        (roads - enemies - land.unfriendly(side))
            .iter()
            .filter(|&to| {
                let from = at;
                W::allows(open, side, Deed::Cross { force, from, to }).is_ok()
            })
            .collect()
    };
    let walls = at.is_city() && land.held[side].contains(at) && !land.besieged(at);
    let inside = land.units(Stack::inside(side, at)).cu;
    if walls && inside + land.units(stack).cu <= at.capacity() {
        spaces.insert(at);
    }
    spaces | retreat::ports(open, battle, side)
}

/// 16-d: the survivors move. Returns whether their owner has to choose.
pub fn withdraw<W: War>(state: &mut State<W>, out: &mut Out<Event<W>>) -> bool {
    let battle = state.battle();
    let stack = line(&battle, battle.attacker);
    bury(state, &battle, out);
    // The end of the game, or a debt for a dead general, comes first.
    if !matches!(state.open.top(), Some(Frame::Battle(_))) {
        return false;
    }
    if state.open.land.units(stack).cu == 0 {
        finish(state);
        return false;
    }
    let spaces = withdrawals(&state.open, &battle);
    if spaces.len() > 1 {
        return true;
    }
    match spaces.first() {
        Some(to) => move_off(state, to, out),
        None => {
            retreat::destroy(state, stack, out);
            finish(state);
        }
    }
    false
}

/// A withdrawal costs no PCs (15.8-c): the battle ends here.
fn finish<W: War>(state: &mut State<W>) {
    let own = |frame| matches!(frame, Frame::Battle(_));
    (state.open).step_under(own, |frame| *frame = Frame::Battle(BattleStep::End));
}

fn move_off<W: War>(state: &mut State<W>, to: Space<W>, out: &mut Out<Event<W>>) {
    let battle = state.battle();
    let side = battle.attacker;
    let from = line(&battle, side);
    go(state, BattleStep::End);
    out.tell(Event::Withdrew { side, to });
    let units = state.open.land.units(from);
    if to == battle.at {
        retreat::shut_in(state, from, units, out);
        return;
    }
    let target = Stack::outside(side, to);
    let open = &mut state.open;
    let generals = open.land.generals_in(from);
    let train = open.land.train_in(from);
    stacks::shift(&mut open.land, from, target, units, generals, train);
    stacks::unify(open, target);
    displaced::overtaken(state, side.enemy(), to, out);
}
