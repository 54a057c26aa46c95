//! How far apart places are for an army, in Movement Points and with what the way
//! costs besides them.

use std::sync::LazyLock;

use land_war::{BySide, Side};

use crate::data::{LinkKind, theatre};
use crate::ids::Space;

/// A pass takes its toll of CUs.
const PASS: f32 = 3.0;
const ALPINE_PASS: f32 = 4.5;
const STRAIT: f32 = 2.0;
/// A voyage needs a card with a ship; for Carthage it is a gamble besides.
const VOYAGE: BySide<f32> = BySide::new(6.0, 11.0);
/// Farther than anything.
const FAR: f32 = 99.0;

type Distances = Vec<[f32; Space::COUNT]>;

static DISTANCES: LazyLock<BySide<Distances>> = LazyLock::new(|| {
    BySide::from_fn(|side| Space::all().map(|from| from_here(side, from)).collect())
});

/// From one space to another, on an empty map.
pub fn between(side: Side, from: Space, to: Space) -> f32 {
    DISTANCES[side][from.index()][to.index()]
}

fn from_here(side: Side, from: Space) -> [f32; Space::COUNT] {
    let mut found = [FAR; Space::COUNT];
    found[from.index()] = 0.0;
    // The map is small: relax until nothing gets nearer.
    loop {
        let mut nearer = false;
        let sea = (theatre().ports.iter())
            .map(|port| found[port.index()])
            .fold(FAR, f32::min);
        for space in Space::all() {
            let here = found[space.index()];
            for edge in &space.sheet().edges {
                let there = &mut found[edge.to.index()];
                if here + toll(edge.kind) < *there {
                    *there = here + toll(edge.kind);
                    nearer = true;
                }
            }
            let by_sea = sea + VOYAGE[side];
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sea_is_near_for_rome_and_far_for_carthage() {
        let at = |id| Space::from_id(id).expect("a space");
        let (roma, capua) = (at("roma"), at("capua"));
        for side in Side::ALL {
            assert_eq!(between(side, roma, roma), 0.0);
            assert_eq!(between(side, roma, capua), 2.0);
        }
        let voyage = |side| between(side, roma, at("carthago"));
        assert!(voyage(Side::Rome) < voyage(Side::Carthage));
    }
}
