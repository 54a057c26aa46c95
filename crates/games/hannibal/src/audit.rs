//! What holds after every act of every game, and what is asked of every position
//! that comes from outside.

use kernel::{Broken, Game};

use crate::data::data;
use crate::game::Hannibal;
use crate::ids::{General, Space};
use crate::land::Stack;
use crate::side::Side;
use crate::state::State;

macro_rules! must {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(Broken(format!($($why)+)));
        }
    };
}

impl State {
    pub fn audit(&self) -> Result<(), Broken> {
        self.audit_spaces()?;
        self.audit_generals()?;
        self.audit_cards()?;
        self.audit_frames()
    }

    fn audit_spaces(&self) -> Result<(), Broken> {
        let land = &self.open.land;
        let [rome, carthage] = Side::ALL.map(|side| land.held[side]);
        must!(!rome.meets(carthage), "a space is held by both sides");
        must!(
            (rome | carthage | land.tribes).within(land.in_play),
            "a marker lies outside the map in play"
        );
        must!(!land.tribes.meets(rome), "a Tribe is friendly to Rome");
        must!(
            !land.tribes.meets(data().cities),
            "a Tribe stands on a City"
        );
        let cities = data().cities & land.in_play;
        must!(cities.within(rome | carthage), "a City is nobody's");
        must!(
            land.elephants() <= data().tables.elephant_limit,
            "more Elephants than there are"
        );
        // The end of the game may come in the middle of a battle (23).
        let fighting = self.open.battle.is_some()
            || self.open.march.is_some()
            || self.open.retreat.is_some()
            || self.open.over.is_some();
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
                points <= data().tables.points_to_take,
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

    fn audit_generals(&self) -> Result<(), Broken> {
        let land = &self.open.land;
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

    fn audit_cards(&self) -> Result<(), Broken> {
        let open = &self.open;
        let [rome, carthage] = Side::ALL.map(|side| self.hands[side]);
        must!(!rome.meets(carthage), "a card is in both hands");
        must!(
            (rome | carthage).within(open.unseen),
            "a card of a hand lies elsewhere too"
        );
        must!(
            !open.unseen.meets(open.discard | open.removed),
            "a card is in two places"
        );
        must!(!open.discard.meets(open.removed), "a card is in two places");
        for side in Side::ALL {
            must!(
                self.known[side].within(self.hands[side]),
                "a known card is not in the hand"
            );
            let held = self.battle_hands[side].total();
            let says = open.battle.map_or(0, |battle| battle.held[side]);
            must!(held == says, "{held} battle cards, said to be {says}");
        }
        Ok(())
    }

    /// What the procedures need is there, and somebody can act.
    fn audit_frames(&self) -> Result<(), Broken> {
        let open = &self.open;
        if open.over.is_some() {
            must!(
                open.frames.is_empty(),
                "something is under way after the end"
            );
            return Ok(());
        }
        must!(!open.frames.is_empty(), "nothing is under way");
        for seat in Hannibal::asked(self).seats().iter() {
            let some = kernel::nth::<Hannibal>(self, seat, 0).is_some();
            must!(some, "{seat} must decide and cannot");
        }
        Ok(())
    }
}
