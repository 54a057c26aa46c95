//! Why not, told to the one who tried.

use kernel::Message;

use super::names;
use crate::ids::{Card, Empire, Province, Sea, Slot, Token};
use crate::refusal::Refusal;

pub fn say(refusal: &Refusal) -> Message {
    use Refusal as R;
    match *refusal {
        R::Over => Message::new("refusal-over"),
        R::NotAsked(_) => Message::new("refusal-not-asked"),
        R::OtherPhase(_) => Message::new("refusal-other-phase"),
        R::Decided => Message::new("refusal-decided"),
        R::NoEmpire(empire) => of("refusal-no-empire", empire),
        R::NoLegendary(slot) => on("refusal-no-legendary", slot),
        R::NotYourCity(slot) => on("refusal-not-your-city", slot),
        R::Drawn(slot) => on("refusal-drawn", slot),
        R::NotInStock(good) => Message::new("refusal-not-in-stock").name("good", names::good(good)),
        R::NoSuchNumber(number) => number_of("refusal-no-such-number", number),
        R::MarkerPlayed(number) => number_of("refusal-marker-played", number),
        R::HoldTooFew(number) => number_of("refusal-hold-too-few", number),
        R::NumberTooLarge(_) => Message::new("refusal-number-too-large"),
        R::NotHeld(token, _) => with("refusal-not-held", token),
        R::TakesNoPart(empire) => of("refusal-takes-no-part", empire),
        R::OwnOffer => Message::new("refusal-own-offer"),
        R::NotOffered(empire) => of("refusal-not-offered", empire),
        R::NoRepeat(empire) => {
            Message::new("refusal-no-repeat").name("empire", names::empire(empire))
        }
        R::CannotWin => Message::new("refusal-cannot-win"),
        R::HasBuilt(empire) | R::HasMoved(empire) => of("refusal-had-turn", empire),
        R::NotPlaying(empire) => of("refusal-not-playing", empire),
        R::NotOnBoard(at) => land("refusal-not-on-board", at),
        R::SeaNotOnBoard(at) => water("refusal-not-on-board", at),
        R::NotLinked(at) => land("refusal-not-linked", at),
        R::NewlyLinked(at) => land("refusal-newly-linked", at),
        R::Controlled(at) => land("refusal-controlled", at),
        R::EnemyThere(at) | R::EnemyBars(at) => land("refusal-enemy-there", at),
        R::NoMarkers | R::NoMarkerToPlace => Message::new("refusal-no-markers"),
        R::NotYours(at) => land("refusal-not-yours", at),
        R::FortressThere(at) => land("refusal-fortress-there", at),
        R::NoLegions => Message::new("refusal-no-legions"),
        R::NoTriremes => Message::new("refusal-no-triremes"),
        R::NoFortresses => Message::new("refusal-no-fortresses"),
        R::NoCoast(at) => water("refusal-no-coast", at),
        R::Standing(slot) => on("refusal-standing", slot),
        R::Covered(slot) => on("refusal-covered", slot),
        R::NotFaceUp(card) => named("refusal-not-face-up", card),
        R::FiveCards => Message::new("refusal-five-cards"),
        R::PyramidsBuilt => Message::new("refusal-pyramids-built"),
        R::CannotPay(cost) => number_of("refusal-cannot-pay", cost),
        R::BuildFirst => Message::new("refusal-build-first"),
        R::PayFirst => Message::new("refusal-pay-first"),
        R::NoForm(_) => Message::new("refusal-no-form"),
        R::NoSet(_) => Message::new("refusal-no-set"),
        R::NoFixed(good) => Message::new("refusal-no-fixed").name("good", names::good(good)),
        R::KindTwiceAgain(good) => {
            Message::new("refusal-kind-twice-again").name("good", names::good(good))
        }
        R::KindTwice(good) => Message::new("refusal-kind-twice").name("good", names::good(good)),
        R::DeadEnd(token) => with("refusal-dead-end", token),
        R::NoPower(card) => named("refusal-no-power", card),
        R::Used(card) => named("refusal-used", card),
        R::NobodyInvades => Message::new("refusal-nobody-invades"),
        R::OnlyToWin => Message::new("refusal-only-to-win"),
        R::NotCopyable(card) => named("refusal-not-copyable", card),
        R::PerseusCopied => named("refusal-not-copyable", Card::Perseus),
        R::NotOwned(card) => named("refusal-not-owned", card),
        R::OnlyGoods => Message::new("refusal-only-goods"),
        R::KeptKind(good) => Message::new("refusal-kept-kind").name("good", names::good(good)),
        R::PeaceAgain(empire) => {
            Message::new("refusal-peace-again").name("empire", names::empire(empire))
        }
        R::Oneself => Message::new("refusal-oneself"),
        R::NotOnMarker(at) => land("refusal-not-on-marker", at),
        R::NotRipe(at) => land("refusal-not-ripe", at),
        R::NoLink(at) => land("refusal-no-link", at),
        R::NoTrireme(at) => water("refusal-no-trireme", at),
        R::Sailed(at) => water("refusal-sailed", at),
        R::NotAdjacent(from, to) => Message::new("refusal-not-adjacent")
            .name("from", names::sea(from))
            .name("to", names::sea(to)),
        R::NoSeaBattle(at, empire) => {
            water("refusal-no-sea-battle", at).name("empire", names::empire(empire))
        }
        R::FoughtAtSea(at) => water("refusal-fought", at),
        R::AtPeace(empire) => {
            Message::new("refusal-at-peace").name("empire", names::empire(empire))
        }
        R::NoLegion(at) => land("refusal-no-legion", at),
        R::Marched(at) => land("refusal-marched", at),
        R::OutOfReach(from, to) => Message::new("refusal-out-of-reach")
            .name("from", names::province(from))
            .name("to", names::province(to)),
        R::NoBattle(at, empire) => {
            land("refusal-no-battle", at).name("empire", names::empire(empire))
        }
        R::Fought(at) => land("refusal-fought", at),
        R::NoSuchLoss(_) => Message::new("refusal-no-such-loss"),
        R::NotConqueror(at) => land("refusal-not-conqueror", at),
        R::Nobodys(at) => land("refusal-nobodys", at),
        R::OwnProvince(at) => land("refusal-own-province", at),
        R::NotAlone(at) | R::NotAloneForCirce(at) => land("refusal-not-alone", at),
        R::OneChoice(at) => land("refusal-one-choice", at),
        R::NoBuilding(slot) => on("refusal-no-building", slot),
        R::Elsewhere(slot) => on("refusal-elsewhere", slot),
        R::OccupiedAlready(slot) => on("refusal-occupied-already", slot),
        R::CapitalProvince(at) => land("refusal-capital-province", at),
        R::HoldsNothing(at) => land("refusal-holds-nothing", at),
        R::NoCaravanSlot(slot) => on("refusal-no-caravan-slot", slot),
        R::NotEmpty(slot) => on("refusal-standing", slot),
        R::NoLegionFor(slot) => on("refusal-no-legion-for", slot),
        R::NotTied(empire) => of("refusal-not-tied", empire),
    }
}

fn of(key: &'static str, empire: Empire) -> Message {
    Message::new(key).name("empire", names::empire(empire))
}

fn land(key: &'static str, at: Province) -> Message {
    Message::new(key).name("at", names::province(at))
}

fn water(key: &'static str, at: Sea) -> Message {
    Message::new(key).name("at", names::sea(at))
}

fn on(key: &'static str, slot: Slot) -> Message {
    names::at_slot(key, slot)
}

fn with(key: &'static str, token: Token) -> Message {
    Message::new(key).name("token", names::token(token))
}

fn named(key: &'static str, card: Card) -> Message {
    Message::new(key).name("card", names::card(card))
}

fn number_of(key: &'static str, number: u8) -> Message {
    Message::new(key).count("number", number)
}
