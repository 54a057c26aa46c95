//! Why an act is not legal: worked out only when there is one to refuse, and only
//! from what its sender knows.

use kernel::{Refuse, Seat};

use crate::act::{Act, OwnAct};
use crate::ids::{Card, General, Space};
use crate::state::State;

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the game is over")]
    Over,
    #[error("it is not your decision now")]
    NotAsked,
    #[error("that is not what is asked now")]
    OtherQuestion,
    #[error("you have bid; wait for the other player")]
    HasBid,
    #[error("{0} is not in your hand")]
    NotInHand(Card),
    #[error("{0} was revealed: it is your first play")]
    OtherCard(Card),
    #[error("{0} cannot be used in that way now")]
    NotUsable(Card),
    #[error("{0} does not fit this moment")]
    NoCounter(Card),
    #[error("{0} cannot be chosen here")]
    NotThisGeneral(General),
    #[error("{0} cannot be chosen here")]
    NotThisSpace(Space),
    #[error("{0} cannot be chosen here")]
    NotThisProvince(crate::Province),
    #[error("{0} is not next to the general, or he cannot enter it")]
    NoStep(Space),
    #[error("he cannot sail to {0}")]
    NoVoyage(Space),
    #[error("no siege or subjugation can be attempted here and now")]
    NoSiege,
    #[error("no sortie can be made here and now")]
    NoSortie,
    #[error("so many CUs cannot go")]
    WrongForce,
    #[error("so many CUs do not fit inside")]
    WrongGarrison,
    #[error("the army cannot avoid battle to {0}")]
    NoAvoiding(Space),
    #[error("nobody can intercept from {0}")]
    NoInterception(Space),
    #[error("you hold no such battle card, or it does not fit")]
    NoBattleCard,
    #[error("no withdrawal can be attempted")]
    NoWithdrawal,
    #[error("no retreat leads to {0}")]
    NoRetreat(Space),
    #[error("so many Elephants cannot be among the losses")]
    WrongLosses,
}

impl Refuse for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::Over => "5-b",
            Refusal::NotAsked | Refusal::OtherQuestion => "D-d",
            Refusal::HasBid => "26.B",
            Refusal::NotInHand(_) => "7.2-a",
            Refusal::OtherCard(_) => "7.3.1-a",
            Refusal::NotUsable(_) => "8.1-b",
            Refusal::NoCounter(_) => "8.4-f",
            Refusal::NotThisGeneral(_) => "8.2.1-a",
            Refusal::NotThisSpace(_) => "19.1-a",
            Refusal::NotThisProvince(_) => "8.5-b",
            Refusal::NoStep(_) => "10.1-c",
            Refusal::NoVoyage(_) => "11.1-b",
            Refusal::NoSiege => "20.1-a",
            Refusal::NoSortie => "20.6-a",
            Refusal::WrongForce => "10.2-a",
            Refusal::WrongGarrison => "20.3-a",
            Refusal::NoAvoiding(_) => "13.2-b",
            Refusal::NoInterception(_) => "12.2-a",
            Refusal::NoBattleCard => "14.5-e",
            Refusal::NoWithdrawal => "16-f",
            Refusal::NoRetreat(_) => "15.2-c",
            Refusal::WrongLosses => "17.3-a",
        }
    }
}

pub fn of(state: &State, seat: Seat, act: Act) -> Refusal {
    if state.open.over.is_some() {
        return Refusal::Over;
    }
    if !land_war::flow::asked(state).asks(seat) {
        let bid = state.own.bids.get(seat.index()).copied().flatten();
        return match bid {
            Some(_) => Refusal::HasBid,
            None => Refusal::NotAsked,
        };
    }
    let hand = (state.open.side_of(seat)).map(|side| state.own.hands[side]);
    let held = |card: Card| hand.is_some_and(|hand| hand.contains(card));
    match act {
        Act::Play { card, .. } | Act::Preempt { card } if !held(card) => Refusal::NotInHand(card),
        Act::Counter { card } | Act::Omen { card, .. } if !held(card) => Refusal::NotInHand(card),
        Act::Play { card, .. } | Act::Preempt { card } => match state.open.own.revealed {
            Some(shown) if shown != card => Refusal::OtherCard(shown),
            _ => Refusal::NotUsable(card),
        },
        Act::Counter { card } | Act::Omen { card, .. } => Refusal::NoCounter(card),
        Act::Promote { general }
        | Act::Elect { general }
        | Act::Command { general }
        | Act::Activate { general }
        | Act::General { general }
        | Act::Join { general }
        | Act::Leave { general }
        | Act::Shelter { general } => Refusal::NotThisGeneral(general),
        Act::Place { at } | Act::Pc { at } | Act::Stack { at, .. } => Refusal::NotThisSpace(at),
        Act::Province { province } => Refusal::NotThisProvince(province),
        Act::Step { to } => Refusal::NoStep(to),
        Act::Sail { to, .. } => Refusal::NoVoyage(to),
        Act::Siege => Refusal::NoSiege,
        Act::Sortie => Refusal::NoSortie,
        Act::Force { .. } => Refusal::WrongForce,
        Act::Inside { .. } => Refusal::WrongGarrison,
        Act::Avoid { to } => Refusal::NoAvoiding(to),
        Act::Intercept { from } => Refusal::NoInterception(from),
        Act::Attack { .. } | Act::Match { .. } => Refusal::NoBattleCard,
        Act::Withdraw => Refusal::NoWithdrawal,
        Act::Retreat { to } => Refusal::NoRetreat(to),
        Act::Lose { .. } => Refusal::WrongLosses,
        Act::Own(OwnAct::Bid { .. })
        | Act::Side { .. }
        | Act::Own(OwnAct::KeepOffices)
        | Act::Own(OwnAct::Option { .. })
        | Act::Stop
        | Act::EndMove
        | Act::Decline
        | Act::Done
        | Act::FallBack
        | Act::Fight
        | Act::Overrun
        | Act::Roll
        | Act::Yield
        | Act::TakeOver => Refusal::OtherQuestion,
    }
}
