//! Answers to questions that are not about an action.

use super::{Mind, NEVER};
use crate::act::Act;
use crate::data::EventEffect;
use crate::ids::Location;
use crate::state::{Blockable, Frame};

impl Mind<'_> {
    pub(super) fn answer(&self, act: Act) -> i64 {
        let worth =
            |at: Location| i64::from(at.sheet().vp) + i64::from(self.open.cities.contains(at));
        match act {
            Act::SettleWith { face } => 100 - self.keep(face),
            Act::SettleFree => 100,
            Act::GiveUp { face, .. } => match self.open.frame() {
                // The winner's cavalry, or treachery, takes the best.
                Some(Frame::Loss { loser, .. }) if loser != self.side => self.keep(face),
                Some(Frame::Treachery) => self.keep(face),
                Some(Frame::Magistrate) => 2 - self.keep(face),
                _ => -self.keep(face),
            },
            Act::Block { face } => self.block() - self.keep(face),
            Act::Reroll { dice } => i64::from(dice),
            Act::Retreat { to } => self.retreat(to),
            Act::Stay => 0,
            Act::Keep { face, .. } => self.keep(face) - 7,
            Act::Pay => 1,
            Act::LoseFort { at } => -worth(at),
            Act::Revolt { at } => match self.open.frame() {
                Some(Frame::Event { card, .. }) if card.sheet().effect == EventEffect::Revolt => {
                    worth(at)
                }
                _ => -worth(at),
            },
            Act::Betray { battle } => match battle == self.side {
                true => -1,
                false => 0,
            },
            Act::ShowHand | Act::Nothing | Act::Decline | Act::Leave => 0,
            Act::First { .. } | Act::DropCorvus => 0,
            _ => NEVER,
        }
    }

    /// What it is worth to thwart the enemy.
    fn block(&self) -> i64 {
        match self.open.frame() {
            Some(Frame::Block {
                act_to_block: Blockable::Raid(at),
            }) => 14 + 4 * i64::from(at.sheet().vp),
            Some(Frame::Block {
                act_to_block: Blockable::Bribe,
            }) => 10,
            _ => 8,
        }
    }
}
