//! Offices and elections (6.4 to 6.6).

use punic::Side;

use super::Worth;
use crate::act::Act;
use crate::data::theatre;
use crate::game::Hannibal;
use crate::ids::General;
use crate::state::Open;
use punic::appraise::{distance, politics};

/// 6.6: whoever leads an army far from Roma is kept there.
pub fn offices(open: &Open, acts: &[Act], worth: &mut Worth) {
    let ordinary = (open.land.proconsuls - open.land.extra - open.land.extra_south)
        .iter()
        .filter(|general| !general.talent().permanent_proconsul);
    let kept: Vec<f32> = ordinary.map(|general| abroad(open, general)).collect();
    for &act in acts {
        worth.push(match act {
            Act::Promote { general } => abroad(open, general),
            // Of several none stays (RUL-7); one, or none, stays as it is.
            _ if kept.len() > 1 => 0.0,
            _ => kept.first().copied().unwrap_or(1.0),
        });
    }
}

/// What it is worth that he goes on commanding where he is.
fn abroad(open: &Open, general: General) -> f32 {
    let Some(stack) = open.land.stack_of(general) else {
        return 0.0;
    };
    let far = distance::between(
        Side::Rome,
        politics::capital::<Hannibal>(Side::Rome),
        stack.at,
    );
    let cu = f32::from(open.land.units(stack).cu.min(theatre().tables.most_moving));
    quality(general) + cu + far.min(12.0)
}

/// 26.14
pub fn elect(acts: &[Act], worth: &mut Worth) {
    for &act in acts {
        worth.push(match act {
            Act::Elect { general } => quality(general),
            _ => 0.0,
        });
    }
}

fn quality(general: General) -> f32 {
    let sheet = general.sheet();
    6.0 * f32::from(sheet.battle) - 3.0 * f32::from(sheet.strategy)
}
