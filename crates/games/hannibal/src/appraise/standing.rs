//! How well a side stands: markers, combat units, what armies may still do.

use punic::{BySide, Side};

use super::Outlook;
use crate::data::{data, theatre};
use crate::game::Hannibal;
use crate::state::Open;
use punic::appraise::clash::CU;
use punic::appraise::politics;

/// The game itself.
const GAME: f32 = 100_000.0;
/// A strategy card in hand.
const CARD: f32 = 22.0;
/// CUs that cannot march with the others are worth less (10.2-a).
const CROWD: f32 = 0.6;
const ELEPHANT: f32 = 5.0;
const TRAIN: f32 = 18.0;
/// Philip's fleets, for as long as the war goes on.
const PHILIP: f32 = 15.0;
/// For the rest of a turn, by card that the hampered side still holds.
const BLOCKADE: f32 = 4.0;
const COUNSEL: f32 = 1.5;
const SHORTAGE: f32 = 28.0;
const INITIATIVE: f32 = 10.0;
/// A general on the map, more for his rating.
const GENERAL: f32 = 8.0;

/// How well `side` stands, compared with its enemy.
pub fn standing(open: &Open, hands: BySide<u8>, side: Side) -> f32 {
    if let Some(end) = open.over {
        return if end.winner == side { GAME } else { -GAME };
    }
    let of = |side: Side| {
        let outlook = Outlook::of(open, hands, side);
        forces(&outlook) + f32::from(hands[side]) * CARD + effects(open, hands, side)
    };
    politics::score(open, &open.land, side) + of(side) - of(side.enemy())
}

fn forces(outlook: &Outlook<'_>) -> f32 {
    let Outlook { open, side, .. } = *outlook;
    let land = &open.land;
    let mut sum = 0.0;
    for (stack, army) in &outlook.friends {
        let most = f32::from(theatre().tables.most_moving);
        let crowd = (army.cu() - most).max(0.0);
        sum += (army.cu() - crowd * (1.0 - CROWD)) * CU * outlook.ground.stake[side];
        sum += f32::from(army.units.elephants) * ELEPHANT;
        sum += outlook.field(*army, stack.at, stack.inside);
    }
    for general in land.on_map(side) {
        sum += GENERAL * f32::from(general.sheet().battle) / f32::from(general.sheet().strategy);
    }
    for at in land.pointed[side] {
        let points = f32::from(land.points[at.index()]);
        sum += outlook.siege_share(at, points);
    }
    if side == Side::Carthage && land.train.is_some() {
        sum += TRAIN;
    }
    sum - outlook.unguarded(land.all_cu(side, politics::capital::<Hannibal>(side)))
}

fn effects(open: &Open, hands: BySide<u8>, side: Side) -> f32 {
    let effects = &open.game.effects;
    let mut sum = 0.0;
    let cu = |side, region: crate::ids::Region| open.land.cu_within(side, region.spaces()) as f32;
    let africa = data().marks.africa;
    match side {
        Side::Carthage => {
            let left = f32::from(open.game.sheet().last_turn.saturating_sub(open.turn) + 1);
            sum += f32::from(u8::from(effects.philip_v)) * PHILIP * left / 3.0;
            if effects.naval_victory {
                sum += BLOCKADE * f32::from(hands[Side::Rome]);
            }
            if effects.cato_counsels {
                sum += COUNSEL * f32::from(hands[Side::Rome]);
            }
            if effects.manpower_shortage {
                sum += SHORTAGE;
            }
            if effects.flamen.is_some() {
                sum += COUNSEL * f32::from(hands[Side::Rome]);
            }
        }
        Side::Rome => {
            if effects.hanno_counsels {
                let kept = cu(Side::Carthage, africa).min(10.0);
                sum += COUNSEL * f32::from(hands[Side::Carthage]) * kept / 10.0;
            }
            if effects.roman_initiative {
                sum += INITIATIVE;
            }
            if effects.dictator.is_some() {
                sum += COUNSEL * f32::from(hands[side]);
            }
        }
    }
    sum
}
