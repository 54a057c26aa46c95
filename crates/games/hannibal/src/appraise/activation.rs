//! An activation: whom to activate, and what he does (10, 11, 20).

use punic::{Side, consuls, march};

use super::Outlook;
use super::Worth;
use super::marches::{Marches, Orders};
use super::{Army, Clash};
use crate::act::Act;
use crate::data::theatre;
use crate::deck;
use crate::frame::{self, Force, March, MarchStep, Play, Use, Way};
use crate::game::Hannibal;
use crate::ids::{Card, General};
use crate::land::{Stack, Units};
use crate::limits;
use crate::sets::GeneralSet;
use crate::state::Open;
use punic::appraise::{odds, politics};

/// What a step back must bring more than others.
const BACK: f32 = 6.0;
/// An army of so many stays together.
const SPLIT: u8 = 8;
/// Fewer CUs are no army, unless there are no more.
const LEAST: u8 = 4;
/// How many are left behind, of those that could go: nobody, a watch, a garrison.
const GUARDS: [u8; 3] = [0, 2, 5];

/// How a card moves a general.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Means {
    pub points: u8,
    pub ships: Option<u8>,
    pub guide: bool,
    pub treachery: bool,
}

impl Means {
    /// What `card`, used in this way, gives to a general (8.2.1, 8.3).
    pub fn of(card: Card, side: Side, way: Use, general: General) -> Means {
        let sheet = card.sheet();
        let tables = &theatre().tables;
        let own = sheet.owner.is_none_or(|owner| owner == side);
        let dual = own && way == Use::General;
        Means {
            points: (sheet.march.filter(|_| dual)).unwrap_or(tables.movement_points),
            ships: match (way, sheet.campaign) {
                (Use::Event, Some((_, most))) => Some(most),
                _ if sheet.symbols.ship => Some(tables.most_moving),
                _ => (general.talent().sails_with)
                    .filter(|&(ops, _)| sheet.ops == ops)
                    .map(|(_, most)| most),
            },
            guide: dual && card == deck::NATIVE_GUIDE,
            treachery: dual && card == deck::TREACHERY,
        }
    }
}

/// What an activation of `general` would bring, and no more than that.
pub fn gain(outlook: &Outlook<'_>, general: General, means: Means) -> f32 {
    let open = outlook.open;
    let Some(stack) = open.land.stack_of(general) else {
        return 0.0;
    };
    let mut afloat = None;
    let mut best = 0.0_f32;
    for force in forces(open, stack, general) {
        let orders = Orders {
            general,
            stack,
            force,
            points: means.points,
            ships: means.ships,
            guide: means.guide,
            sure: false,
            treachery: means.treachery,
            may_besiege: true,
        };
        // Only Carthage asks the naval table.
        if stack.side == Side::Carthage && means.ships.is_some() && afloat.is_none() {
            afloat = Some(under_way(open, &orders));
        }
        let marches = Marches::new(outlook, orders, afloat.as_ref().unwrap_or(open));
        best = best.max(marches.gain());
    }
    if stack.inside && !open.truce() {
        best = best.max(sortie(outlook, stack, general));
    }
    best
}

/// The position with `orders` given.
fn under_way(open: &Open, orders: &Orders) -> Open {
    let mut open = open.clone();
    open.march = Some(March {
        general: orders.general,
        mp: orders.points,
        bonus: 0,
        force: orders.force,
        came: orders.force.units.cu,
        formed: false,
        sorted: GeneralSet::EMPTY,
        moved: false,
        from: None,
        way: None,
        fought: false,
        won: false,
        halted: false,
        pursues: false,
        orders: frame::Orders {
            ships: orders.ships,
            guide: orders.guide,
            sure: orders.sure,
            ..frame::Orders::default()
        },
    });
    open
}

/// The forces worth a thought: all that may go, and all but a guard of some size.
fn forces(open: &Open, stack: Stack, general: General) -> Vec<Force> {
    let units = open.land.units(stack);
    let spent = march::spent_at(open, stack.at);
    let most = (units.cu.saturating_sub(spent)).min(theatre().tables.most_moving);
    let commands = open.land.commander(stack) == Some(general);
    let generals = match commands && limits::may_escort(open, stack.side).is_ok() {
        true => open.land.generals_in(stack),
        false => GeneralSet::EMPTY.with(general),
    };
    let force = move |cu: u8| Force {
        units: Units::of(cu, units.elephants.min(cu)),
        generals,
        train: open.land.train_in(stack),
    };
    let legal = move |cu: &u8| consuls::may_part(open, stack, force(*cu), None).is_ok();
    let largest = (0..=most).rev().find(legal).unwrap_or(0);
    // Only a capital needs a guard, and only a large army is split.
    let guarded = stack.at == politics::capital::<Hannibal>(stack.side);
    // A subordinate may also go alone, to CUs that wait for a general.
    let alone = (!commands && largest > 0).then_some(0);
    GUARDS
        .into_iter()
        .filter_map(move |guard| largest.checked_sub(guard))
        .filter(move |&cu| cu == largest || (cu >= LEAST && (guarded || largest > SPLIT)))
        .chain(alone)
        .filter(legal)
        .map(force)
        .collect()
}

/// 20.6: what it is worth to fall upon the besiegers.
fn sortie(outlook: &Outlook<'_>, stack: Stack, general: General) -> f32 {
    let open = outlook.open;
    let enemy = Stack::outside(stack.side.enemy(), stack.at);
    let (foe, garrison) = (Army::of(open, enemy), Army::of(open, stack));
    if foe.units.cu == 0 || garrison.units.cu == 0 {
        return 0.0;
    }
    let army = Army {
        leader: Some(general),
        ..garrison
    };
    let clash = Clash::new(army, foe, stack.at, (None, Way::Sortie));
    let ground = &outlook.ground;
    clash.value(ground) + clash.win(ground) * outlook.relief(stack.at)
}

/// Whom to activate with the card on the table (8.2.1, 8.3), or to stop.
pub fn whom(outlook: &Outlook<'_>, play: Play, acts: &[Act], worth: &mut Worth) {
    for &act in acts {
        worth.push(match act {
            Act::Activate { general } => {
                let mut means = Means::of(play.card, play.side, play.way, general);
                if play.sailed {
                    means.ships = None;
                }
                gain(outlook, general, means)
            }
            // A general more is free; a march for nothing is not.
            _ => 2.0,
        });
    }
}

/// What the activated general does next.
pub fn decide(
    outlook: &Outlook<'_>,
    march: March,
    step: MarchStep,
    acts: &[Act],
    worth: &mut Worth,
) {
    let open = outlook.open;
    let Some(stack) = open.land.stack_of(march.general) else {
        return;
    };
    let play = open.strategy.play;
    let treachery =
        play.is_some_and(|play| play.card == deck::TREACHERY && play.way == Use::General);
    let orders = Orders {
        general: march.general,
        stack,
        force: march.force,
        points: march.mp,
        ships: march.orders.ships,
        guide: march.orders.guide,
        sure: march.orders.sure,
        treachery,
        may_besiege: !march.fought,
    };
    let with = |force: Force| Marches::new(outlook, Orders { force, ..orders }, open);
    let marches = with(march.force);
    let sortie = step == MarchStep::Sortie;
    let largest = (acts.iter())
        .map(|act| match act {
            Act::Force { cu, .. } => *cu,
            _ => march.force.units.cu,
        })
        .max()
        .unwrap_or(0);
    for &act in acts {
        worth.push(match act {
            Act::Siege => marches.here(true) + 1.0,
            Act::Sortie => marches.here(false) + self::sortie(outlook, stack, march.general),
            // A march that leads back was a mistake, and costs a little to mend.
            Act::Step { to } if march.from == Some(to) => marches.step(to) - BACK,
            Act::Step { to } => marches.step(to),
            Act::Sail { to, inside } => marches.sail(to, inside),
            Act::Force {
                cu,
                elephants,
                train,
            } => {
                let force = Force {
                    units: Units::of(cu, elephants),
                    train,
                    ..march.force
                };
                match (sensible(open, stack, force, largest), sortie) {
                    (false, _) => f32::NEG_INFINITY,
                    (true, true) => f32::from(cu),
                    // A little less than going as one is.
                    (true, false) => with(force).best() - 0.2,
                }
            }
            Act::Join { general } => match sortie {
                true => f32::INFINITY,
                false => {
                    let generals = march.force.generals.with(general);
                    with(Force {
                        generals,
                        ..march.force
                    })
                    .best()
                        - 0.1
                }
            },
            Act::Leave { general } => leave(&with, &marches, march.force, general),
            Act::Roll => {
                let rating = (march.general.ability().pursuit_rating)
                    .unwrap_or(march.general.sheet().battle);
                let goes = odds::chance(rating);
                goes * marches.best() + (1.0 - goes) * marches.here(true)
            }
            // Without a siege: that is an act of its own.
            _ => marches.here(false),
        });
    }
}

/// Whether a force is one of those worth a thought.
fn sensible(open: &Open, stack: Stack, force: Force, largest: u8) -> bool {
    let units = open.land.units(stack);
    let elephants = force.units.elephants == units.elephants.min(force.units.cu);
    let train = force.train || !open.land.train_in(stack);
    let left = largest.saturating_sub(force.units.cu);
    let guarded = stack.at == politics::capital::<Hannibal>(stack.side);
    let enough = left == 0 || (force.units.cu >= LEAST && (guarded || largest > SPLIT));
    elephants && train && force.units.cu > 0 && enough && GUARDS.contains(&left)
}

/// A subordinate stays only with CUs that stay.
fn leave<'o, 'a: 'o>(
    with: &impl Fn(Force) -> Marches<'o, 'a>,
    marches: &Marches<'o, 'a>,
    force: Force,
    general: General,
) -> f32 {
    let open = marches.outlook.open;
    let stack = marches.orders.stack;
    let rest = open.land.units(stack).cu - force.units.cu.min(open.land.units(stack).cu);
    if rest < 3 {
        return f32::NEG_INFINITY;
    }
    let generals = force.generals.without(general);
    with(Force { generals, ..force }).best()
}

/// 9.4: who commands a stack. The better soldier, and he whom cheaper cards move.
pub fn command(open: &Open, acts: &[Act], worth: &mut Worth) {
    for &act in acts {
        worth.push(match act {
            Act::Command { general } => {
                let sheet = general.sheet();
                // The general under way keeps his army, unless he is much the worse.
                let leads = open.march.is_some_and(|march| march.general == general);
                let (shift, _) = general.ability().siege_shift;
                2.0 * f32::from(sheet.battle) - f32::from(sheet.strategy)
                    + f32::from(shift)
                    + if leads { 3.0 } else { 0.0 }
                    + f32::from(limits::rank(open, general))
            }
            _ => 0.0,
        });
    }
}
