//! What holds of the war after every act, and what is asked of every position that
//! comes from outside.

use kernel::Broken;

use crate::id::{General, Space};
use crate::land::Stack;
use crate::side::Side;
use crate::state::{Open, State};
use crate::war::War;

macro_rules! must {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(Broken(format!($($why)+)));
        }
    };
}

/// The war's part of a state; what the game adds to it the game audits.
pub fn audit<W: War>(state: &State<W>) -> Result<(), Broken> {
    spaces(&state.open)?;
    generals(&state.open)?;
    battle_cards(state)
}

/// What lies on the map.
fn spaces<W: War>(open: &Open<W>) -> Result<(), Broken> {
    let land = &open.land;
    let [rome, carthage] = Side::ALL.map(|side| land.held[side]);
    must!(!rome.meets(carthage), "a space is held by both sides");
    must!(
        (rome | carthage | land.tribes).within(land.in_play),
        "a marker lies outside the map in play"
    );
    must!(!land.tribes.meets(rome), "a Tribe is friendly to Rome");
    must!(
        !land.tribes.meets(W::theatre().cities),
        "a Tribe stands on a City"
    );
    let cities = W::theatre().cities & land.in_play;
    must!(cities.within(rome | carthage), "a City is nobody's");
    must!(
        land.elephants() <= W::theatre().tables.elephant_limit,
        "more Elephants than there are"
    );
    // The end of the game may come in the middle of a battle (23).
    let fighting = open.battle.is_some()
        || open.march.is_some()
        || open.retreat.is_some()
        || open.over.is_some();
    for at in Space::all() {
        let here = [land.cu(Side::Rome, at), land.cu(Side::Carthage, at)];
        must!(
            fighting || here.contains(&0),
            "enemies stand together in {at}"
        );
        let inside = land.garrisons().contains(at);
        must!(
            here == [0; 2] && !inside || land.in_play.contains(at),
            "CUs stand outside the map in play in {at}"
        );
        let points = land.points[at.index()];
        let of = Side::ALL.map(|side| land.pointed[side].contains(at));
        must!(
            (points > 0) == (of[0] || of[1]) && of != [true; 2],
            "points without an owner in {at}"
        );
        must!(
            points <= W::theatre().tables.points_to_take,
            "{at} has {points} points"
        );
        for side in Side::ALL {
            let units = land.units(Stack::inside(side, at));
            must!(
                units.cu <= at.capacity(),
                "{} CUs are inside {at}",
                units.cu
            );
            must!(
                units.cu == 0 || fighting || land.cu(side.enemy(), at) > 0,
                "CUs are shut in at {at} and nobody stands outside"
            );
        }
    }
    Ok(())
}

/// A general is in one place.
fn generals<W: War>(open: &Open<W>) -> Result<(), Broken> {
    let land = &open.land;
    for general in General::all() {
        let sets = [land.pool, land.displaced, land.dead, land.waiting];
        let mut found = sets.iter().filter(|set| set.contains(general)).count();
        found += usize::from(land.place_of(general).is_some());
        must!(found <= 1, "{general} is in {found} places at once");
        if let Some(at) = land.place_of(general) {
            must!(
                land.in_play.contains(at),
                "{general} is outside the map in play"
            );
        } else {
            let bound = [land.commanders, land.within, land.proconsuls];
            must!(
                !bound.iter().any(|set| set.contains(general)),
                "{general} commands off the map"
            );
        }
    }
    Ok(())
}

/// What a side holds is what everybody counts.
fn battle_cards<W: War>(state: &State<W>) -> Result<(), Broken> {
    for side in Side::ALL {
        let held = state.battle_hands[side].total();
        let says = state.open.battle.map_or(0, |battle| battle.held[side]);
        must!(held == says, "{held} battle cards, said to be {says}");
    }
    Ok(())
}
