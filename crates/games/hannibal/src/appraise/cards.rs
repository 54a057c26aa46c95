//! Which card to play, and how (7, 8).

use punic::{Side, political};

use super::Outlook;
use super::Worth;
use super::activation::{self, Means};
use super::trial::{Answer, Trial};
use crate::act::Act;
use crate::data::Timing;
use crate::frame::{GameUse, Use};
use crate::ids::{Card, General};
use crate::state::Open;
use punic::appraise::clash::CU;
use punic::appraise::politics;

/// So much of what a card could do otherwise is lost by playing it now.
const OTHERWISE: f32 = 0.4;
/// The second and the third general of a Campaign do what is left to do.
const CAMPAIGN: [f32; 3] = [1.0, 0.8, 0.6];
/// What an activation must bring at least: what is foreseen is not yet done.
const MARCH: f32 = 4.0;
/// A card that interrupts is worth keeping while the enemy still holds cards.
const COUNTER: f32 = 9.0;
/// Nothing is gained by a discard, and nothing risked.
const DISCARD: f32 = -8.0;
/// Dice are thrown so often to see what an event may bring.
const THROWS: u64 = 3;

/// What can be done with cards in a position.
pub struct Choices<'o, 'a> {
    pub outlook: &'o Outlook<'a>,
    pub trial: &'o Trial,
    pub answer: Answer,
    now: f32,
    gains: Vec<(General, Means, f32)>,
    /// What one, two and three PCs would bring.
    pcs: [f32; 4],
}

impl<'o, 'a> Choices<'o, 'a> {
    pub fn new(outlook: &'o Outlook<'a>, trial: &'o Trial, answer: Answer) -> Choices<'o, 'a> {
        Choices {
            outlook,
            trial,
            answer,
            now: 0.0,
            gains: Vec::with_capacity(32),
            pcs: markers(outlook.open, outlook.side),
        }
    }

    /// The worth of each way to play each card.
    pub fn play(&mut self, acts: &[Act], worth: &mut Worth) {
        self.now = match (acts.first(), self.trial.is_last_card()) {
            // Winter follows whatever is played: it is not the card's doing.
            (Some(&Act::Play { card, .. }), true) => {
                let way = Use::Discard;
                let act = Act::Play { card, way };
                self.trial.outcome(act, THROWS, self.answer)
            }
            _ => self.trial.now(),
        };
        let uses: Vec<(Card, Use, f32)> = (acts.iter())
            .filter_map(|&act| match act {
                Act::Play { card, way } => Some((card, way, self.value(card, way))),
                _ => None,
            })
            .collect();
        for &act in acts {
            let Act::Play { card, way } = act else {
                worth.push(0.0);
                continue;
            };
            let mut value = DISCARD;
            let mut other = keep(self.outlook, card);
            for &(of, used, brings) in uses.iter().filter(|(of, ..)| *of == card) {
                debug_assert_eq!(of, card);
                if used == way {
                    value = brings;
                } else {
                    other = other.max(brings);
                }
            }
            worth.push(value - OTHERWISE * other.max(0.0));
        }
    }

    fn value(&mut self, card: Card, way: Use) -> f32 {
        let sheet = card.sheet();
        let side = self.outlook.side;
        match way {
            Use::General => {
                (self.outlook.open.land.on_map(side).iter())
                    .filter(|general| {
                        let dictator = self.outlook.open.game.effects.dictator == Some(*general);
                        general.sheet().strategy <= sheet.ops || dictator
                    })
                    .map(|general| self.gain(general, Means::of(card, side, way, general)))
                    .fold(0.0, f32::max)
                    - MARCH
            }
            Use::Pcs => self.pcs[usize::from(sheet.ops.min(3))],
            Use::Troops => CU * 1.1,
            Use::Event if sheet.campaign.is_some() => self.campaign(card),
            Use::Event | Use::Game(GameUse::Summon) => {
                let act = Act::Play { card, way };
                self.trial.outcome(act, THROWS, self.answer) - self.now
            }
            Use::Discard => DISCARD,
        }
    }

    /// The best generals of a Campaign, one after the other.
    fn campaign(&mut self, card: Card) -> f32 {
        let (generals, _) = card.sheet().campaign.unwrap_or((1, 0));
        let side = self.outlook.side;
        let mut gains: Vec<f32> = (self.outlook.open.land.on_map(side).iter())
            .map(|general| self.gain(general, Means::of(card, side, Use::Event, general)))
            .collect();
        gains.sort_by(|one, other| other.total_cmp(one));
        (gains.iter().zip(CAMPAIGN))
            .take(generals.into())
            .map(|(gain, share)| (gain - MARCH) * share)
            .sum()
    }

    fn gain(&mut self, general: General, means: Means) -> f32 {
        let known = (self.gains.iter()).find(|(of, by, _)| (*of, *by) == (general, means));
        if let Some(&(.., gain)) = known {
            return gain;
        }
        let gain = activation::gain(self.outlook, general, means);
        self.gains.push((general, means, gain));
        gain
    }
}

/// What a card is worth unplayed.
fn keep(outlook: &Outlook<'_>, card: Card) -> f32 {
    let sheet = card.sheet();
    let own = sheet.owner.is_none_or(|owner| owner == outlook.side);
    let interrupts = !matches!(
        sheet.timing,
        Timing::Event | Timing::Dual | Timing::Campaign
    );
    if own && interrupts { COUNTER } else { 0.0 }
}

/// What the best PCs bring, one after the other (19.1).
fn markers(open: &Open, side: Side) -> [f32; 4] {
    let mut sums = [0.0; 4];
    let mut after = open.clone();
    for count in 1..sums.len() {
        let before = politics::score(&after, &after.land, side);
        let best = (political::placeable(&after, side).iter())
            .map(|at| (politics::winning(&after, side, at, before), at))
            .max_by(|(one, _), (other, _)| one.total_cmp(other));
        let Some((gain, at)) = best.filter(|(gain, _)| *gain > 0.0) else {
            sums[count] = sums[count - 1];
            continue;
        };
        after.land.put_pc(side, at);
        sums[count] = sums[count - 1] + gain;
    }
    sums
}
