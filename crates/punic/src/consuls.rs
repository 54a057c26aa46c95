//! 18.1 Consular armies.

use crate::frame::Force;
use crate::land::Stack;
use crate::reason::{Allowed, unless};
use crate::refusal::why;
use crate::side::Side;
use crate::state::Open;
use crate::war::War;

/// Whether `force` may leave `stack` by its owner's will. `came` is how many CUs of
/// the stack came with the force just now; the rest was apart from it before.
pub fn may_part<W: War>(
    open: &Open<W>,
    stack: Stack<W>,
    force: Force<W>,
    came: Option<u8>,
) -> Allowed {
    if stack.side != Side::Rome {
        return Ok(());
    }
    let land = &open.land;
    let total = land.units(stack).cu;
    // 18.1-d: standing together, the minimum applies to the stack as one.
    let (going, staying) = match came {
        None => (total, total),
        Some(came) => (came, total - came.min(total)),
    };
    let least = W::theatre().tables.consular_army;
    let left = land.generals_in(stack) - force.generals;
    let goes = !force.generals.meets(land.consuls) || force.units.cu >= going.min(least);
    let stays = !left.meets(land.consuls) || total - force.units.cu >= staying.min(least);
    unless(!(goes && stays), why::CONSULAR)
}
