//! What the procedures under way need to go on, and numbers that they can count with:
//! a position from outside may name them in any way.

use kernel::Broken;

use super::must;
use crate::frame::{Battle, Declared, Force, Frame, Loss, March, Purpose, ReactStep, Reaction};
use crate::land::{Stack, Units};
use crate::side::Side;
use crate::state::{DEPTH, Open};
use crate::war::War;
use crate::{dice, march, walls};

/// More than any count of a battle, a march or a retreat comes to.
const MANY: u8 = 100;
/// Each question on the way may ask another before it is answered.
const ROOM: usize = 3;

pub fn audit<W: War>(open: &Open<W>) -> Result<(), Broken> {
    must!(
        open.frames.depth() + ROOM <= DEPTH,
        "{} procedures are under way at once",
        open.frames.depth()
    );
    let many = |is: fn(Frame<W>) -> bool| open.frames.iter().filter(|&frame| is(frame)).count();
    for (name, there, frames) in [
        (
            "activation",
            open.march.is_some(),
            many(|frame| matches!(frame, Frame::March(_))),
        ),
        (
            "entry",
            open.reaction.is_some(),
            many(|frame| matches!(frame, Frame::React(_))),
        ),
        (
            "battle",
            open.battle.is_some(),
            many(|frame| matches!(frame, Frame::Battle(_))),
        ),
        (
            "retreat",
            open.retreat.is_some(),
            many(|frame| matches!(frame, Frame::Retreat(_))),
        ),
    ] {
        must!(
            usize::from(there) == frames,
            "{frames} procedures of one {name} are under way"
        );
    }
    must!(
        open.march.is_some() || open.reaction.is_none() && open.battle.is_none(),
        "a battle without an activation"
    );
    must!(
        open.battle.is_some() || open.retreat.is_none(),
        "a retreat without a battle"
    );
    for frame in open.frames.iter() {
        waits(open, frame)?;
    }
    if let Some(march) = open.march {
        marches(open, &march)?;
    }
    if let Some(now) = open.reaction {
        reacts(open, &now)?;
    }
    if let Some(battle) = open.battle {
        fights(open, &battle)?;
    }
    if let Some(retreat) = open.retreat {
        let steps = W::theatre().tables.retreat_steps;
        must!(
            retreat.steps <= steps && retreat.least <= steps,
            "a retreat of {} steps",
            retreat.steps
        );
        must!(
            retreat.lost <= MANY && retreat.cheapest <= MANY,
            "a retreat has cost too much"
        );
    }
    let spent: u32 = open.spent.iter().map(|(_, cu)| u32::from(cu)).sum();
    must!(
        spent <= super::MOST_CU,
        "{spent} CUs have been moved by a Campaign"
    );
    Ok(())
}

/// What a single procedure needs.
fn waits<W: War>(open: &Open<W>, frame: Frame<W>) -> Result<(), Broken> {
    match frame {
        Frame::Lose(Loss { stack, count, .. }) => {
            let cu = open.land.units(stack).cu;
            must!(
                (1..=cu).contains(&count),
                "{count} of {cu} CUs are to be lost in {}",
                stack.at
            );
        }
        Frame::Owe(debt) => {
            let owed: usize = (open.frames.iter())
                .map(|frame| match frame {
                    Frame::Owe(other) if other.side == debt.side => usize::from(other.left),
                    _ => 0,
                })
                .sum();
            let has = W::pcs(open, debt.side);
            must!(
                debt.left > 0 && owed <= has,
                "{owed} PCs are owed, and {has} are there"
            );
        }
        Frame::Roll(roll) => {
            let mut raw = roll.raw();
            let one = raw.next().is_some_and(|face| (1..=6).contains(&face));
            must!(
                roll.faces() == 6 && one && raw.next().is_none(),
                "a die lies on the table that is none"
            );
            let there = match roll.purpose {
                Purpose::Attrition { stack, most, .. } => most <= open.land.units(stack).cu,
                Purpose::Avoid => open.reaction.is_some_and(|now| now.avoid.is_some()),
                Purpose::Intercept => open.reaction.is_some_and(|now| now.next > 0),
                Purpose::Pursuit => open.march.is_some(),
                // The game knows what its own dice are for.
                Purpose::Game(_) => true,
                Purpose::Siege => march::here(open).is_some(),
                Purpose::ChangeCommand
                | Purpose::Charge
                | Purpose::Counterattack
                | Purpose::Withdraw
                | Purpose::Stop
                | Purpose::Casualties
                | Purpose::RetreatDie => open.battle.is_some(),
            };
            must!(
                there,
                "a die for {} comes from nowhere",
                roll.purpose.word()
            );
        }
        _ => {}
    }
    Ok(())
}

fn marches<W: War>(open: &Open<W>, march: &March<W>) -> Result<(), Broken> {
    must!(
        march.bonus <= march.mp && march.mp <= MANY,
        "{} has {} Movement Points",
        march.general,
        march.mp
    );
    // After a battle nobody asks any more with whom he came.
    if let (Some(stack), false) = (march::here(open), march.fought) {
        must!(
            goes(open, stack, march.force) && march.force.generals.contains(march.general),
            "{} leads what is not with him",
            march.general
        );
    }
    Ok(())
}

/// Whether a force is part of a stack.
fn goes<W: War>(open: &Open<W>, stack: Stack<W>, force: Force<W>) -> bool {
    let there = open.land.units(stack);
    let Units { cu, elephants } = force.units;
    elephants <= cu
        && elephants <= there.elephants
        && cu - elephants <= there.ordinary()
        && force.generals.within(open.land.generals_in(stack))
}

fn reacts<W: War>(open: &Open<W>, now: &Reaction<W>) -> Result<(), Broken> {
    let entered = march::here(open)
        .is_some_and(|stack| stack.at == now.at && stack.side != now.side && !stack.inside);
    must!(entered, "an entry into {} by nobody", now.at);
    let step = (open.frames.iter()).find_map(|frame| match frame {
        Frame::React(step) => Some(step),
        _ => None,
    });
    let declaring = matches!(
        step,
        Some(ReactStep::Declare | ReactStep::Draft | ReactStep::Avoid)
    );
    let lying = dice::lying(open).map(|roll| roll.purpose);
    let drafting = step == Some(ReactStep::Draft);
    must!(now.draft.is_some() || !drafting, "nobody is being sent");
    let next = usize::from(now.next);
    must!(
        next <= now.intercepts.len(),
        "an interception that was not declared"
    );
    let rolled = next - usize::from(lying == Some(Purpose::Intercept) && next > 0);
    // What was carried out is no longer where it was.
    let draft = now.draft.filter(|_| drafting);
    let avoid = (now.avoid).filter(|_| declaring || lying == Some(Purpose::Avoid));
    let due = draft.into_iter().chain(avoid);
    for declared in due.chain(now.intercepts.iter().skip(rolled)) {
        let Declared {
            from,
            to,
            inside,
            force,
        } = declared;
        let stack = Stack::outside(now.side, from);
        let avoids = from == now.at;
        must!(
            goes(open, stack, force) && inside == (from == to) && (avoids || to == now.at),
            "what is to go from {from} to {to} is not there"
        );
        let room = walls::room(open, stack).unwrap_or(0);
        must!(
            !inside || drafting || force.units.cu <= room,
            "{} CUs do not fit into {to}",
            force.units.cu
        );
    }
    Ok(())
}

fn fights<W: War>(open: &Open<W>, battle: &Battle<W>) -> Result<(), Broken> {
    let counts = |side: Side| {
        battle.played[side] <= MANY
            && battle.lost[side] <= MANY
            && battle.charge[side] <= MANY
            && battle.cards[side].unsigned_abs() <= MANY
    };
    must!(
        Side::ALL.into_iter().all(counts) && battle.envelopments <= MANY,
        "the battle at {} counts what cannot be",
        battle.at
    );
    must!(
        open.land.in_play.contains(battle.at),
        "a battle outside the map in play"
    );
    Ok(())
}
