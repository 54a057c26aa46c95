//! Why not, told to the one who tried.

use kernel::Say;

use super::names;
use crate::ids::{Card, General, Space};
use crate::refusal::Refusal;

pub fn say(refusal: Refusal) -> Say {
    use Refusal as R;
    match refusal {
        R::Over => Say::new("refusal-over"),
        R::NotAsked => Say::new("refusal-not-asked"),
        R::OtherQuestion => Say::new("refusal-other-question"),
        R::HasBid => Say::new("refusal-has-bid"),
        R::NotInHand(card) => of("refusal-not-in-hand", card),
        R::OtherCard(card) => of("refusal-other-card", card),
        R::NotUsable(card) => of("refusal-not-usable", card),
        R::NoCounter(card) => of("refusal-no-counter", card),
        R::NotThisGeneral(general) => who("refusal-not-this-general", general),
        R::NotThisSpace(at) => there("refusal-not-this-space", at),
        R::NotThisProvince(province) => {
            Say::new("refusal-not-this-province").name("province", names::province(province))
        }
        R::NoStep(at) => there("refusal-no-step", at),
        R::NoVoyage(at) => there("refusal-no-voyage", at),
        R::NoSiege => Say::new("refusal-no-siege"),
        R::NoSortie => Say::new("refusal-no-sortie"),
        R::WrongForce => Say::new("refusal-wrong-force"),
        R::WrongGarrison => Say::new("refusal-wrong-garrison"),
        R::NoAvoiding(at) => there("refusal-no-avoiding", at),
        R::NoInterception(at) => there("refusal-no-interception", at),
        R::NoBattleCard => Say::new("refusal-no-battle-card"),
        R::NoWithdrawal => Say::new("refusal-no-withdrawal"),
        R::NoRetreat(at) => there("refusal-no-retreat", at),
        R::WrongLosses => Say::new("refusal-wrong-losses"),
    }
}

fn of(key: &'static str, card: Card) -> Say {
    Say::new(key).name("card", names::card(card))
}

fn who(key: &'static str, general: General) -> Say {
    Say::new(key).name("general", names::general(general))
}

fn there(key: &'static str, at: Space) -> Say {
    Say::new(key).name("at", names::space(at))
}
