//! How far apart places are for an army, in Movement Points and with what the way
//! costs besides them.

use super::Judgement;
use crate::id::Space;
use crate::sheets::LinkKind;
use crate::side::{BySide, Side};
use crate::war::War;

/// A pass takes its toll of CUs.
const PASS: f32 = 3.0;
const ALPINE_PASS: f32 = 4.5;
const STRAIT: f32 = 2.0;
/// Farther than anything.
const FAR: f32 = 99.0;

/// From each space to each, for each side, on an empty map.
#[derive(Debug)]
pub struct Distances(BySide<Vec<f32>>);

impl Distances {
    /// `voyage` is what going by sea costs a side.
    pub fn new<W: War>(voyage: BySide<f32>) -> Distances {
        Distances(BySide::from_fn(|side| {
            let from = |from| from_here::<W>(voyage[side], from);
            Space::<W>::all().flat_map(from).collect()
        }))
    }
}

/// From one space to another, on an empty map.
pub fn between<W: Judgement>(side: Side, from: Space<W>, to: Space<W>) -> f32 {
    W::distances().0[side][from.index() * W::SPACES + to.index()]
}

fn from_here<W: War>(voyage: f32, from: Space<W>) -> Vec<f32> {
    let mut found = vec![FAR; W::SPACES];
    found[from.index()] = 0.0;
    // The map is small: relax until nothing gets nearer.
    loop {
        let mut nearer = false;
        let sea = (W::theatre().ports.iter())
            .map(|port| found[port.index()])
            .fold(FAR, f32::min);
        for space in Space::<W>::all() {
            let here = found[space.index()];
            for edge in &space.sheet().edges {
                let there = &mut found[edge.to.index()];
                if here + toll(edge.kind) < *there {
                    *there = here + toll(edge.kind);
                    nearer = true;
                }
            }
            let by_sea = sea + voyage;
            if space.is_port() && by_sea < found[space.index()] {
                found[space.index()] = by_sea;
                nearer = true;
            }
        }
        if !nearer {
            return found;
        }
    }
}

const fn toll(kind: LinkKind) -> f32 {
    match kind {
        LinkKind::Road => 1.0,
        LinkKind::Pass => PASS,
        LinkKind::AlpinePass => ALPINE_PASS,
        LinkKind::Strait => STRAIT,
    }
}
