//! 3.1 What may be built where. Every question answers with the reason why not, for
//! the list of what can be built and for refusals alike.

use crate::act::Item;
use crate::ids::{Card, Empire, Province, Sea, Slot};
use crate::links;
use crate::refusal::Refusal;
use crate::sets::{ProvinceSet, SeaSet};
use crate::state::{Open, Phase};

/// What an empire may build with, looked up once for a whole list.
pub struct Sites {
    /// 3.1.2-a, 3.1.2-b
    pub provinces: ProvinceSet,
    /// 3.1.2-d
    coasts: SeaSet,
}

impl Sites {
    pub fn of(open: &Open, empire: Empire) -> Sites {
        let provinces: ProvinceSet = (open.controlled(empire).iter())
            .filter(|&at| site(open, empire, at).is_ok())
            .collect();
        let coast = |seas: SeaSet, at: Province| seas | at.sheet().seas;
        Sites {
            provinces,
            coasts: provinces.iter().fold(SeaSet::EMPTY, coast),
        }
    }

    pub fn seas(&self, open: &Open) -> SeaSet {
        self.coasts & open.board().seas
    }

    /// Why an item cannot be built there, whatever it costs.
    pub fn check(&self, open: &Open, empire: Empire, item: Item) -> Result<(), Refusal> {
        let stock = |left: u8, refusal| if left > 0 { Ok(()) } else { Err(refusal) };
        match item {
            Item::Control(at) => {
                control(open, empire, base(open, empire), at)?;
                stock(open.markers_left(empire), Refusal::NoMarkers)
            }
            Item::Legion(at) => {
                site(open, empire, at)?;
                stock(open.legions_left(empire), Refusal::NoLegions)
            }
            Item::Fortress(at) => {
                site(open, empire, at)?;
                fortress(open, empire, at)?;
                stock(open.fortresses_left(empire), Refusal::NoFortresses)
            }
            Item::Trireme(sea) => {
                self.sea(open, sea)?;
                stock(open.triremes_left(empire), Refusal::NoTriremes)
            }
            Item::Building(slot) => {
                site(open, empire, slot.sheet().province)?;
                empty(open, empire, slot)
            }
            Item::Card(card) if !open.face_up.contains(card) => Err(Refusal::NotFaceUp(card)),
            // 3.1.3-b
            Item::Card(_) if open.card_price(empire).is_none() => Err(Refusal::FiveCards),
            Item::Pyramids if open.pyramids.contains(empire) => Err(Refusal::PyramidsBuilt),
            Item::Card(_) | Item::Pyramids => Ok(()),
        }
    }

    /// 3.1.2-d, S-c
    fn sea(&self, open: &Open, sea: Sea) -> Result<(), Refusal> {
        if !open.board().seas.contains(sea) {
            Err(Refusal::SeaNotOnBoard(sea))
        } else if !self.coasts.contains(sea) {
            Err(Refusal::NoCoast(sea))
        } else {
            Ok(())
        }
    }
}

/// 3.1.1-a: near what was controlled when the round began.
fn base(open: &Open, empire: Empire) -> ProvinceSet {
    links::around(open, empire, open.base[empire])
}

/// Where a control marker may go.
pub fn controllable(open: &Open, empire: Empire) -> ProvinceSet {
    if open.markers_left(empire) == 0 {
        return ProvinceSet::EMPTY;
    }
    let near = base(open, empire);
    (near.iter())
        .filter(|&at| control(open, empire, near, at).is_ok())
        .collect()
}

/// 3.1.1-a to 3.1.1-d
fn control(open: &Open, empire: Empire, near: ProvinceSet, at: Province) -> Result<(), Refusal> {
    if !open.board().provinces.contains(at) {
        Err(Refusal::NotOnBoard(at))
    } else if open.control[at].is_some() {
        Err(Refusal::Controlled(at))
    } else if open.enemy_at(empire, at) {
        Err(Refusal::EnemyBars(at))
    } else if near.contains(at) {
        Ok(())
    } else if links::around(open, empire, open.controlled(empire)).contains(at) {
        Err(Refusal::NewlyLinked(at))
    } else {
        Err(Refusal::NotLinked(at))
    }
}

/// 3.1.2-a, 3.1.2-b, RUL-19
fn site(open: &Open, empire: Empire, at: Province) -> Result<(), Refusal> {
    if !open.board().provinces.contains(at) {
        Err(Refusal::NotOnBoard(at))
    } else if open.control[at] != Some(empire) {
        Err(Refusal::NotYours(at))
    } else if at != empire.sheet().capital && open.enemy_at(empire, at) {
        Err(Refusal::EnemyThere(at))
    } else {
        Ok(())
    }
}

/// 3.1.2-c
pub fn fortress(open: &Open, empire: Empire, at: Province) -> Result<(), Refusal> {
    match open.fortresses[empire].contains(at) {
        true => Err(Refusal::FortressThere(at)),
        false => Ok(()),
    }
}

/// 3.1.2-f, RUL-19
pub fn empty(open: &Open, empire: Empire, slot: Slot) -> Result<(), Refusal> {
    if open.buildings.contains(slot) {
        Err(Refusal::Standing(slot))
    } else if open.on_slot[slot].is_some_and(|on| on != empire) {
        Err(Refusal::Covered(slot))
    } else {
        Ok(())
    }
}

/// 10.penthesilea-a, RUL-20: how many legions the power brings.
pub fn muster(open: &Open, empire: Empire) -> Result<u8, Refusal> {
    if !open.has_power(empire, Card::Penthesilea) {
        return Err(Refusal::NoPower(Card::Penthesilea));
    }
    if open.turn.is_none_or(|turn| turn.used.muster) {
        return Err(Refusal::Used(Card::Penthesilea));
    }
    let invaded = (open.controlled(empire).iter())
        .filter(|&at| {
            let enemies = open.present(at).without(empire);
            enemies.iter().any(|enemy| open.legions_at(enemy, at) > 0)
        })
        .count() as u8;
    match (invaded, open.legions_left(empire)) {
        (0, _) => Err(Refusal::NobodyInvades),
        (_, 0) => Err(Refusal::NoLegions),
        (invaded, left) => Ok(invaded.min(left)),
    }
}

/// 10.castor-and-pollux-a, 10.perseus-b
pub fn copyable(open: &Open, empire: Empire, card: Card) -> Result<(), Refusal> {
    if card == Card::Perseus {
        Err(Refusal::PerseusCopied)
    } else if !card.sheet().copyable {
        Err(Refusal::NotCopyable(card))
    } else if open.owner(card).is_none_or(|owner| owner == empire) {
        Err(Refusal::NotOwned(card))
    } else {
        Ok(())
    }
}

/// 3.0-a, 4.0-a, S-a: whether a player may be named for the next turn.
pub fn may_be_named(open: &Open, empire: Empire) -> Result<(), Refusal> {
    if !open.players().contains(empire) {
        Err(Refusal::NotPlaying(empire))
    } else if open.finished.contains(empire) {
        Err(match open.phase {
            Phase::NameBuilder => Refusal::HasBuilt(empire),
            _ => Refusal::HasMoved(empire),
        })
    } else {
        Ok(())
    }
}
