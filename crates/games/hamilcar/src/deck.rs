//! The strategy cards that single rules speak of, by the words of their file.

use crate::ids::Card;

/// The words of all cards, in the order of the file.
pub(crate) const IDS: [&str; Card::COUNT] = [
    "h-033",
    "h-034",
    "h-037",
    "h-038",
    "h-039",
    "h-040",
    "h-061",
    "h-062",
    "h-044",
    "h-045",
    "h-046",
    "h-047",
    "h-001",
    "h-011",
    "h-012",
    "h-020",
    "h-041",
    "h-051",
    "h-054",
    "h-055",
    "h-064",
    "h-075",
    "h-076",
    "h-077",
    "h-078",
    "h-079",
    "h-080",
    "h-081",
    "h-082",
    "h-083",
    "h-084",
    "h-085",
    "h-086",
    "h-087",
    "h-088",
    "h-089",
    "h-090",
    "h-091",
    "h-storms-1",
    "h-storms-2",
    "h-101",
    "h-corvus",
    "h-wreck",
    "h-naval-training-1",
    "h-naval-training-2",
    "h-mercenaries-demand-pay",
    "h-patrol",
    "h-hiero",
    "h-blockade-runner",
    "h-private-fleet",
    "h-coastal-raids",
    "h-egyptian-gold",
    "h-mamertines",
    "h-etruscan-unrest",
    "h-numidian-uprising",
    "h-gallic-mercenaries",
    "h-siege-works",
    "h-relief-convoy",
    "h-shipwrights",
    "h-harbour-works",
    "h-recall",
    "h-peace-faction",
    "h-war-faction",
    "h-fair-currents",
    "h-048",
];

/// The card with this word. Only for words of the list: anything else does not compile.
const fn card(id: &str) -> Card {
    let mut index = 0;
    while index < IDS.len() {
        if same(IDS[index].as_bytes(), id.as_bytes()) {
            return Card::new(index as u8);
        }
        index += 1;
    }
    panic!("no card is called so")
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}

pub const MORE_ALLIES: Card = card("h-048");
