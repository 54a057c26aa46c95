//! The strategy cards that single rules speak of, by their printed number.

use crate::ids::Card;

/// The card with this printed number; 9 is #9A.
pub(crate) const fn no(number: u8) -> Card {
    debug_assert!(number > 0);
    Card::new(if number < 10 { number - 1 } else { number })
}

/// The word of the card at this place of the file, to be checked against it.
pub(crate) fn id_of(card: Card) -> String {
    match card.index() {
        index @ 0..=7 => format!("c{:02}", index + 1),
        8 => "c09a".to_owned(),
        9 => "c09b".to_owned(),
        index => format!("c{index:02}"),
    }
}

pub const NATIVE_GUIDE: Card = no(5);
pub const MAHARBALS_CAVALRY: Card = no(6);
pub const HOSTILE_TRIBES: [Card; 2] = [no(7), no(8)];
pub const PHILIP_ALLIES: Card = no(9);
pub const PHILIP_PEACE: Card = Card::new(9);
pub const TRAITOR_IN_TARENTUM: Card = no(18);
pub const SPY: Card = no(20);
pub const BAD_WEATHER: Card = no(41);
pub const ELEPHANT_FRIGHT: Card = no(42);
pub const TREACHERY: Card = no(54);
pub const ALLY_DESERTS: Card = no(59);
pub const STORMS: Card = no(60);
pub const DECEPTION: Card = no(65);
pub const IMPERIUM_IBERIA: Card = no(66);
pub const MANPOWER_SHORTAGE: Card = no(68);
pub const ARCHIMEDES: Card = no(70);
pub const SACRED_BAND: Card = no(72);
pub const ELEPHANT_PANIC: Card = no(77);
pub const PUNIC_FAITH: Card = no(79);
pub const IMPERIUM_SOUTH: Card = no(83);
pub const GOOD_OMEN: Card = no(84);
pub const SURPRISE_RAIDS: Card = no(86);
pub const AMBUSH: Card = no(88);
pub const CITADEL: Card = no(91);
