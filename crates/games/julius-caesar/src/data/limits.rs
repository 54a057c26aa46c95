//! The numbers of the rules.

use kernel::data::{Fault, Spot, check};

use super::error::DataError;
use super::files::{CONSTANTS, ConstantsFile, RoadLimitTable};
use super::sheets::{Letter, LinkKind};
use crate::ids::Card;
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
    /// Of those, cards played, one in each game turn.
    pub played: u8,
    /// Player 1 when two Commands give the same Move Points.
    pub tie_player_one: Side,
}

/// The winter's steps as the rules take them (8.1 to 8.6).
const WINTER: [&str; 6] = [
    "cleopatra-home",
    "navis-to-port",
    "supply",
    "victory",
    "disband",
    "reset",
];

/// Far above any number of the rules, and sums still fit a byte.
const LARGEST: usize = 60;

impl Limits {
    pub(super) fn check(file: &ConstantsFile) -> Result<Limits, DataError> {
        let ConstantsFile {
            road_limit,
            sea,
            march,
            battle,
            winter,
            victory,
            cards,
        } = file;

        let spot = Spot::table(CONSTANTS, "sea");
        check::ours(&spot, "navis_limit_per_link", sea.navis_limit_per_link, 0)?;
        let cost = sea.amphibious_cost_per_block;
        check::range(&spot, "amphibious_cost_per_block", cost, 1..=LARGEST)?;
        let retreats = sea.sea_retreats_per_round_per_player;
        check::range(
            &spot,
            "sea_retreats_per_round_per_player",
            retreats,
            0..=LARGEST,
        )?;

        // A move is a short path: the rules walk at most three links of it.
        let spot = Spot::table(CONSTANTS, "move");
        for (key, value) in [
            ("steps_without_attack", march.steps_without_attack),
            ("steps_with_attack", march.steps_with_attack),
            (
                "mercury_steps_without_attack",
                march.mercury_steps_without_attack,
            ),
            ("mercury_steps_with_attack", march.mercury_steps_with_attack),
        ] {
            check::range(&spot, key, value, 1..=3)?;
        }

        let spot = Spot::table(CONSTANTS, "battle");
        check::range(&spot, "max_rounds", battle.max_rounds, 1..=LARGEST)?;
        let rounds = usize::from(battle.max_rounds);
        for (key, value) in [
            ("first_retreat_round", battle.first_retreat_round),
            (
                "attacker_must_retreat_round",
                battle.attacker_must_retreat_round,
            ),
            ("reserves_arrive_round", battle.reserves_arrive_round),
        ] {
            check::range(&spot, key, value, 1..=rounds)?;
        }
        check::range(&spot, "die_sides", battle.die_sides, 2..=LARGEST)?;
        check::range(
            &spot,
            "max_dice_per_fire",
            battle.max_dice_per_fire,
            1..=LARGEST,
        )?;
        check::range(
            &spot,
            "disruption_step_loss",
            battle.disruption_step_loss,
            0..=LARGEST,
        )?;
        let letters = |letters: &[Letter]| format!("{letters:?}");
        let says = letters(&battle.initiative_order);
        check::ours(&spot, "initiative_order", says, letters(&Letter::ALL))?;
        let first = battle.first_within_letter.as_str();
        check::ours(&spot, "first_within_letter", first, "defender")?;

        let spot = Spot::table(CONSTANTS, "winter");
        check::ours(&spot, "order", winter.order.join(", "), WINTER.join(", "))?;
        check::range(&spot, "base_supply", winter.base_supply, 0..=LARGEST)?;
        let &[winter_first, winter_second] = winter.player_order.as_slice() else {
            let fault = Fault::OutOfRange {
                spot,
                key: "the number of sides in player_order",
                value: winter.player_order.len(),
                low: 2,
                high: 2,
            };
            return Err(fault.into());
        };
        let other = "the enemy of the first";
        let second = winter_second.id();
        check::agree(
            &spot,
            "player_order",
            second,
            other,
            winter_first.enemy().id(),
        )?;

        let spot = Spot::table(CONSTANTS, "victory");
        check::range(&spot, "win_vp", victory.win_vp, 1..=LARGEST)?;
        let leader = victory.vp_per_dead_enemy_leader;
        check::range(&spot, "vp_per_dead_enemy_leader", leader, 0..=LARGEST)?;

        let spot = Spot::table(CONSTANTS, "cards");
        let other = "the number of cards in cards.toml";
        check::agree(&spot, "deck", cards.deck, other, Card::COUNT)?;
        check::range(&spot, "dealt", cards.dealt, 1..=Card::COUNT / 2)?;
        let dealt = usize::from(cards.dealt);
        check::range(&spot, "discarded", cards.discarded, 0..=dealt - 1)?;
        let played = cards.dealt - cards.discarded;
        let other = "dealt less discarded";
        check::agree(
            &spot,
            "played_per_year",
            cards.played_per_year,
            other,
            played,
        )?;

        Ok(Limits {
            move_: roads("move", &road_limit.march)?,
            attack: roads("attack", &road_limit.attack)?,
            pluto: roads("pluto_attack", &road_limit.pluto_attack)?,
            retreat: roads("retreat", &road_limit.retreat)?,
            regroup: roads("regroup", &road_limit.regroup)?,
            amphibious_cost: cost,
            sea_retreats: retreats,
            steps: march.steps_without_attack,
            attack_steps: march.steps_with_attack,
            mercury_steps: march.mercury_steps_without_attack,
            mercury_attack_steps: march.mercury_steps_with_attack,
            rounds: battle.max_rounds,
            retreat_round: battle.first_retreat_round,
            last_attack_round: battle.attacker_must_retreat_round,
            reserve_round: battle.reserves_arrive_round,
            die_sides: battle.die_sides,
            max_dice: battle.max_dice_per_fire,
            disruption: battle.disruption_step_loss,
            base_supply: winter.base_supply,
            winter_first,
            win_vp: victory.win_vp,
            leader_vp: leader,
            dealt: cards.dealt,
            discarded: cards.discarded,
            played,
            tie_player_one: cards.tie_player_one,
        })
    }
}

fn roads(table: &str, limits: &RoadLimitTable) -> Result<RoadLimits, DataError> {
    let spot = Spot::table(CONSTANTS, &format!("road_limit.{table}"));
    let RoadLimitTable {
        major,
        minor,
        strait,
        ..
    } = *limits;
    for (key, value) in [("major", major), ("minor", minor), ("strait", strait)] {
        check::range(&spot, key, value, 1..=LARGEST)?;
    }
    Ok(RoadLimits {
        major,
        minor,
        strait,
    })
}
