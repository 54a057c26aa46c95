//! The numbers of the rules.

use crate::data::sheets::LinkKind;
use crate::side::Side;

/// How many blocks may use one road.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoadLimits {
    pub major: u8,
    pub minor: u8,
    pub strait: u8,
}

impl RoadLimits {
    /// Sea links have no limit (6.11-g).
    #[inline]
    pub const fn of(self, kind: LinkKind) -> u8 {
        match kind {
            LinkKind::Major => self.major,
            LinkKind::Minor => self.minor,
            LinkKind::Strait => self.strait,
            LinkKind::Sea => u8::MAX,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Into a Friendly or Vacant city, per player and game turn (6.11).
    pub move_: RoadLimits,
    /// Into an Enemy or Contested city.
    pub attack: RoadLimits,
    /// The same under Pluto.
    pub pluto: RoadLimits,
    /// Per player and battle round (7.61).
    pub retreat: RoadLimits,
    /// Per battle (7.7).
    pub regroup: RoadLimits,
    /// Move Points for each block that goes by sea.
    pub amphibious_cost: u8,
    /// Blocks of a player that may retreat by sea in one battle round.
    pub sea_retreats: u8,
    /// Links of a move that attacks nobody.
    pub steps: u8,
    /// Links of a move that ends in an attack.
    pub attack_steps: u8,
    pub mercury_steps: u8,
    pub mercury_attack_steps: u8,
    /// Rounds of a battle.
    pub rounds: u8,
    /// The first round in which blocks may retreat.
    pub retreat_round: u8,
    /// The round in which the attacker must retreat.
    pub last_attack_round: u8,
    /// The round in which reserves join.
    pub reserve_round: u8,
    pub die_sides: u8,
    /// No block ever rolls more.
    pub max_dice: u8,
    /// Steps lost by each block of a disrupted reserve.
    pub disruption: u8,
    /// Blocks any city feeds in winter, before its value is added.
    pub base_supply: u8,
    /// Who goes first in each step of the winter.
    pub winter_first: Side,
    pub win_vp: u8,
    /// For each enemy leader killed.
    pub leader_vp: u8,
    /// Cards dealt to each player at the start of a Year.
    pub dealt: u8,
    /// Of those, cards put away unseen.
    pub discarded: u8,
    /// Player 1 when two Commands give the same Move Points.
    pub tie_player_one: Side,
}
