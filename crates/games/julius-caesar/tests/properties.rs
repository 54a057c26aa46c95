//! What holds in every game, looked for in random ones.

mod common;

use julius_caesar::{Act, Block, BlockSet, JuliusCaesar, Phase, Side, State, View, data};
use kernel::{Fast, Game, Seat, Viewer};

kernel::suite!(JuliusCaesar, |suite| suite.games(40).mirror(mirror));

/// Blocks whose faces `viewer` does not see.
fn unseen(state: &State, viewer: Viewer) -> BlockSet {
    let view = View::of(state, viewer);
    let mut seen = view.open.face_up | view.open.killed;
    seen.insert(data().cleopatra);
    for (_, _, face) in view.faces() {
        seen.insert(face.block);
    }
    for side in Side::ALL {
        seen |= view.pools[side].blocks.unwrap_or(BlockSet::EMPTY);
    }
    !seen
}

/// The state in which two blocks have changed places, with all that goes with a place.
fn exchanged(state: &State, a: Block, b: Block) -> State {
    let other = |block: Block| match block {
        block if block == a => b,
        block if block == b => a,
        block => block,
    };
    let swap = |set: &mut BlockSet| *set = set.iter().map(other).collect();
    let mut image = state.clone();
    for side in Side::ALL {
        swap(&mut image.army[side]);
    }
    swap(&mut image.standing);
    swap(&mut image.moved);
    swap(&mut image.reserve);
    image.at.swap(a.index(), b.index());
    image.steps.swap(a.index(), b.index());
    image.came.swap(a.index(), b.index());
    image.taken = state.taken.map(other);
    image
}

fn exchanged_in(act: Act, a: Block, b: Block) -> Act {
    let other = |block: Block| match block {
        block if block == a => b,
        block if block == b => a,
        block => block,
    };
    match act {
        Act::Deploy { block } => Act::Deploy {
            block: other(block),
        },
        Act::Take { block } => Act::Take {
            block: other(block),
        },
        Act::Levy { block } => Act::Levy {
            block: other(block),
        },
        Act::Fire { block } => Act::Fire {
            block: other(block),
        },
        Act::Pass { block } => Act::Pass {
            block: other(block),
        },
        Act::Hit { block } => Act::Hit {
            block: other(block),
        },
        Act::Disband { block } => Act::Disband {
            block: other(block),
        },
        Act::Retreat { block, path } => Act::Retreat {
            block: other(block),
            path,
        },
        Act::ToPort { block, port } => Act::ToPort {
            block: other(block),
            port,
        },
        act => act,
    }
}

/// What `viewer` cannot tell from the truth: another secret answer or pick of the mover,
/// or two blocks of one colour exchanged whose faces it does not see.
fn mirror(
    state: &State,
    viewer: Viewer,
    mover: Seat,
    act: Act,
    dice: &mut Fast,
) -> Option<(State, Act)> {
    let secret = |act: &Act| {
        matches!(
            act,
            Act::Take { .. } | Act::Discard { .. } | Act::Commit { .. } | Act::Deploy { .. }
        )
    };
    if secret(&act) && dice.below(2) == 0 {
        let mut others = kernel::options::<JuliusCaesar>(state, mover);
        others.retain(secret);
        let other = others[dice.below(others.len() as u32) as usize];
        return Some((state.clone(), other));
    }
    if state.open.phase == Phase::Deploy {
        return None;
    }
    let owned = data().owned[Side::ALL[dice.below(2) as usize]] & unseen(state, viewer);
    let one_of =
        |set: BlockSet, dice: &mut Fast| set.nth(dice.below(set.len().max(1) as u32) as usize);
    // A block of which the act speaks, rather than any.
    let spoken: BlockSet = (owned.iter())
        .filter(|&block| exchanged_in(act, block, data().cleopatra) != act)
        .collect();
    let first = if spoken.is_empty() { owned } else { spoken };
    let a = one_of(first, dice)?;
    let b = one_of(owned.without(a), dice)?;
    // Where a block may be raised is seen when it is raised.
    if matches!(act, Act::Levy { .. }) && a.sheet().levy != b.sheet().levy {
        return None;
    }
    let (image, mirrored) = (exchanged(state, a, b), exchanged_in(act, a, b));
    // Not every two blocks can stand for one another: a Navis cannot be inland.
    let fits = JuliusCaesar::audit(&image).is_ok()
        && kernel::is_legal::<JuliusCaesar>(&image, mover, mirrored);
    fits.then_some((image, mirrored))
}
