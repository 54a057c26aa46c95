//! Why not, told to the one who tried.

use kernel::Say;

use super::names;
use crate::ids::{Card, Empire, Province, Sea, Slot, Token};
use crate::refusal::Refusal;

pub fn say(refusal: &Refusal) -> Say {
    use Refusal as R;
    match *refusal {
        R::Over => Say::new("refusal-over"),
        R::NotAsked => Say::new("refusal-not-asked"),
        R::OtherPhase => Say::new("refusal-other-phase"),
        R::Decided => Say::new("refusal-decided"),
        R::NoEmpire(empire) => of("refusal-no-empire", empire),
        R::NotDrawing(slot) => on("refusal-not-drawing", slot),
        R::NothingLeft => Say::new("refusal-nothing-left"),
        R::NotInStock(good) => Say::new("refusal-not-in-stock").name("good", names::good(good)),
        R::NoSuchNumber(number) => number_of("refusal-no-such-number", number),
        R::MarkerPlayed(number) => number_of("refusal-marker-played", number),
        R::HoldTooFew(number) => number_of("refusal-hold-too-few", number),
        R::NumberTooLarge(_) => Say::new("refusal-number-too-large"),
        R::NotHeld(token) => with("refusal-not-held", token),
        R::OutOfOrder(token) => with("refusal-out-of-order", token),
        R::OwnOffer => Say::new("refusal-own-offer"),
        R::NotOffered(empire) => of("refusal-not-offered", empire),
        R::NoRepeat(empire) => {
            Say::new("refusal-no-repeat").name("empire", names::empire_of(empire))
        }
        R::CannotWin => Say::new("refusal-cannot-win"),
        R::HadTurn(empire) => of("refusal-had-turn", empire),
        R::NotPlaying(empire) => of("refusal-not-playing", empire),
        R::NotOnBoard(at) => land("refusal-not-on-board", at),
        R::SeaNotOnBoard(at) => water("refusal-not-on-board", at),
        R::NotLinked(at) => land("refusal-not-linked", at),
        R::Controlled(at) => land("refusal-controlled", at),
        R::EnemyThere(at) => land("refusal-enemy-there", at),
        R::NoMarkers => Say::new("refusal-no-markers"),
        R::NotYours(at) => land("refusal-not-yours", at),
        R::FortressThere(at) => land("refusal-fortress-there", at),
        R::NoLegions => Say::new("refusal-no-legions"),
        R::NoTriremes => Say::new("refusal-no-triremes"),
        R::NoFortresses => Say::new("refusal-no-fortresses"),
        R::NoCoast(at) => water("refusal-no-coast", at),
        R::Standing(slot) => on("refusal-standing", slot),
        R::Covered(slot) => on("refusal-covered", slot),
        R::NotFaceUp(card) => named("refusal-not-face-up", card),
        R::FiveCards => Say::new("refusal-five-cards"),
        R::PyramidsBuilt => Say::new("refusal-pyramids-built"),
        R::CannotPay(cost) => number_of("refusal-cannot-pay", cost),
        R::BuildFirst => Say::new("refusal-build-first"),
        R::PayFirst => Say::new("refusal-pay-first"),
        R::NoForm(_) => Say::new("refusal-no-form"),
        R::KindTwice(good) => Say::new("refusal-kind-twice").name("good", names::good(good)),
        R::DeadEnd(token) => with("refusal-dead-end", token),
        R::NoPower(card) => named("refusal-no-power", card),
        R::Used(card) => named("refusal-used", card),
        R::NobodyInvades => Say::new("refusal-nobody-invades"),
        R::OnlyToWin => Say::new("refusal-only-to-win"),
        R::NotCopyable(card) => named("refusal-not-copyable", card),
        R::OnlyGoods => Say::new("refusal-only-goods"),
        R::KeptTwo => Say::new("refusal-kept-two"),
        R::PeaceAgain(empire) => {
            Say::new("refusal-peace-again").name("empire", names::empire_with(empire))
        }
        R::Oneself => Say::new("refusal-oneself"),
        R::NotRipe(at) => land("refusal-not-ripe", at),
        R::NoLink(at) => land("refusal-no-link", at),
        R::NoTrireme(at) => water("refusal-no-trireme", at),
        R::NotAdjacent(from, to) => Say::new("refusal-not-adjacent")
            .name("from", names::sea(from))
            .name("to", names::sea(to)),
        R::NoSeaBattle(at, empire) => {
            water("refusal-no-sea-battle", at).name("empire", names::empire(empire))
        }
        R::FoughtAtSea(at) => water("refusal-fought", at),
        R::AtPeace(empire) => {
            Say::new("refusal-at-peace").name("empire", names::empire_with(empire))
        }
        R::NoLegion(at) => land("refusal-no-legion", at),
        R::Marched(at) => land("refusal-marched", at),
        R::OutOfReach(from, to) => Say::new("refusal-out-of-reach")
            .name("from", names::province(from))
            .name("to", names::province(to)),
        R::NoBattle(at, empire) => {
            land("refusal-no-battle", at).name("empire", names::empire(empire))
        }
        R::Fought(at) => land("refusal-fought", at),
        R::NoSuchLoss(_) => Say::new("refusal-no-such-loss"),
        R::NotConqueror(at) => land("refusal-not-conqueror", at),
        R::NoBuilding(slot) => on("refusal-no-building", slot),
        R::NotOccupiable(slot) => on("refusal-not-occupiable", slot),
        R::CapitalProvince(at) => land("refusal-capital-province", at),
        R::HoldsNothing(at) => land("refusal-holds-nothing", at),
        R::OtherSlot(slot) => on("refusal-other-slot", slot),
        R::NoLegionFor(slot) => on("refusal-no-legion-for", slot),
        R::NotTied(empire) => of("refusal-not-tied", empire),
    }
}

fn of(key: &'static str, empire: Empire) -> Say {
    Say::new(key).name("empire", names::empire(empire))
}

fn land(key: &'static str, at: Province) -> Say {
    Say::new(key).name("at", names::province(at))
}

fn water(key: &'static str, at: Sea) -> Say {
    Say::new(key).name("at", names::sea(at))
}

fn on(key: &'static str, slot: Slot) -> Say {
    names::at_slot(key, slot)
}

fn with(key: &'static str, token: Token) -> Say {
    Say::new(key).name("token", names::token(token))
}

fn named(key: &'static str, card: Card) -> Say {
    Say::new(key).name("card", names::card(card))
}

fn number_of(key: &'static str, number: u8) -> Say {
    Say::new(key).count("number", number)
}
