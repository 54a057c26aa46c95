//! 5.2.4 Cavalry raids, 5.2.6 bribery, 5.3.4 pillage, and how each is blocked.

use kernel::{Chance, Out};

use crate::act::{Action, Haven};
use crate::attack::pay_toll;
use crate::battle::capture;
use crate::cards::{both, faces};
use crate::data::data;
use crate::event::Event;
use crate::ids::{Card, Face, Location, Strategy, Zone};
use crate::look::Look;
use crate::refusal::Refusal;
use crate::sets::{CardSet, LocationSet};
use crate::side::Side;
use crate::state::{Blockable, Draft, Frame, State};

/// No power has more raiders, Scouts included.
const FAR: usize = 6;

impl Look<'_> {
    /// 5.2.4-c, d, e: how many connections away from an origin this place is.
    fn raid_distance(&self, target: Location) -> Option<usize> {
        let open = self.open;
        let barred = open.forts | open.battle_places();
        let land = &data().ground.land;
        let mut seen = self.supplied() - open.battle_places();
        let mut edge = seen;
        for distance in 1..=FAR {
            let next = edge
                .iter()
                .fold(LocationSet::EMPTY, |next, at| next | land[at.index()]);
            if next.contains(target) {
                return Some(distance);
            }
            edge = next - seen - barred;
            seen |= edge;
            if edge.is_empty() {
                return None;
            }
        }
        None
    }

    /// How many raid cards a raid there takes.
    pub fn raiders_needed(&self, target: Location) -> Option<usize> {
        let scouts = usize::from(self.open.has(self.side, Strategy::Scouts));
        let distance = self.raid_distance(target)?;
        Some(distance.saturating_sub(scouts).max(1))
    }

    /// 5.2.4-b
    pub fn can_raid(&self, at: Location) -> Result<(), Refusal> {
        if !self.open.control[self.side.enemy()].contains(at) {
            return Err(Refusal::NotEnemy(at, Action::Raid));
        }
        if self.open.forts.contains(at) {
            return Err(Refusal::Fortified(at, Action::Raid));
        }
        if self.open.battle_places().contains(at) {
            return Err(Refusal::BattleThere(at, Action::Raid));
        }
        self.can_pay_toll(at)?;
        let raiders = (self.usable() & data().symbols.raid).len();
        match self.raiders_needed(at) {
            Some(need) if need <= raiders => Ok(()),
            _ => Err(Refusal::OutOfReach(at)),
        }
    }

    /// 5.3.4-b: how many ship cards a pillage there takes.
    pub fn pillage_ships(&self, at: Location) -> Option<usize> {
        let here: Zone = self.open.powers[self.side].fleet.zone?;
        let there = at.sheet().zone;
        match () {
            () if here == there => Some(1),
            () if data().ground.adjacent[here.index()][there.index()] => Some(2),
            () => None,
        }
    }

    /// 5.3.4-a to d
    pub fn can_pillage(&self, at: Location) -> Result<(), Refusal> {
        if self.open.powers[self.side].fleet.zone.is_none() {
            return Err(Refusal::FleetInPort);
        }
        let enemy = self.side.enemy();
        if !self.open.control[enemy].contains(at) {
            return Err(Refusal::NotEnemy(at, Action::Pillage));
        }
        if !at.sheet().coastal {
            return Err(Refusal::Inland(at));
        }
        if self.open.forts.contains(at) {
            return Err(Refusal::Fortified(at, Action::Pillage));
        }
        if self.open.battle_places().contains(at) {
            return Err(Refusal::BattleThere(at, Action::Pillage));
        }
        if self.open.powers[enemy].fleet.zone == Some(at.sheet().zone) {
            return Err(Refusal::Guarded(at));
        }
        let ships = self.pillage_ships(at).ok_or(Refusal::TooFar(at))?;
        if (self.usable() & data().symbols.ship).len() < ships {
            return Err(Refusal::NothingFits(Action::Pillage));
        }
        self.can_pay_toll(at)
    }

    /// 5.2.4-g, 5.2.6-b, 5.3.4-f
    pub fn can_block(&self, act_to_block: Blockable, face: Face) -> Result<Card, Refusal> {
        let card = self.copy(face)?;
        let symbols = &data().symbols;
        let (blockers, own, clause) = match act_to_block {
            Blockable::Raid(at) => (symbols.block_raid, Some(at.card()), "5.2.4-g"),
            Blockable::Bribe => (symbols.block_bribe, None, "5.2.6-b"),
            Blockable::Pillage(at) => (symbols.block_pillage, Some(at.card()), "5.3.4-f"),
        };
        if blockers.contains(card) {
            return Ok(card);
        }
        if own != Some(card) {
            return Err(Refusal::CannotBlock { face, clause });
        }
        self.is_usable(card)?;
        Ok(card)
    }
}

/// 5.2.4-a: the cards are played, and the enemy is asked.
pub fn raid(state: &mut State, side: Side, draft: &Draft, out: &mut Out<Event>) {
    let Some(at) = draft.at else {
        return;
    };
    let cards = CardSet::of_ids(draft.picks.all());
    state.discard_all(side, cards);
    let cards = faces(cards);
    out.reveal(both(), Event::Raided { side, at, cards });
    pay_toll(state, side, at, out);
    let act_to_block = Blockable::Raid(at);
    state.open.push(Frame::Block { act_to_block });
}

/// 5.2.6-a
pub fn bribe(state: &mut State, side: Side, draft: &Draft, out: &mut Out<Event>) {
    let cards = CardSet::of_ids(draft.picks.all());
    let Some(card) = cards.first() else {
        return;
    };
    let silver = data().limits.bribe;
    state.discard(side, card);
    state.open.powers[side].silver -= silver;
    let face = card.face();
    out.reveal(both(), Event::Bribing { side, face, silver });
    let act_to_block = Blockable::Bribe;
    state.open.push(Frame::Block { act_to_block });
}

/// 5.3.4
pub fn pillage(state: &mut State, side: Side, draft: &Draft, out: &mut Out<Event>) {
    let Some(at) = draft.at else {
        return;
    };
    let cards = CardSet::of_ids(draft.picks.all());
    state.discard_all(side, cards);
    state.open.round.pillaged = true;
    let cards = faces(cards);
    out.reveal(both(), Event::Pillaging { side, at, cards });
    pay_toll(state, side, at, out);
    let act_to_block = Blockable::Pillage(at);
    state.open.push(Frame::Block { act_to_block });
}

/// The enemy has answered. `side` is the one who blocks.
pub fn answered(
    state: &mut State,
    side: Side,
    act_to_block: Blockable,
    block: Option<Card>,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    state.open.frames.pop();
    if let Some(card) = block {
        state.discard(side, card);
        let face = card.face();
        out.reveal(both(), Event::Blocked { side, face });
        return;
    }
    out.tell(Event::NotBlocked { side });
    let doer = side.enemy();
    match act_to_block {
        Blockable::Raid(at) => raided(state, doer, at, out),
        Blockable::Pillage(at) => pillaged(state, doer, at, chance, out),
        Blockable::Bribe => match state.open.has(side, Strategy::Loyalty) {
            // C-25
            true => out.tell(Event::BribeWasted { side: doer }),
            false => state.open.push(Frame::Bribed),
        },
    }
}

/// 5.2.4-j, k
fn raided(state: &mut State, side: Side, at: Location, out: &mut Out<Event>) {
    let enemy = side.enemy();
    let was_city = state.open.cities.contains(at);
    capture(state, side, at, out);
    if was_city && state.open.towns_left(enemy) > 0 {
        state.open.control[enemy].insert(at);
    }
}

/// 5.3.4-g, h; C-23
fn pillaged(
    state: &mut State,
    side: Side,
    at: Location,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let enemy = side.enemy();
    let plunders = state.open.has(side, Strategy::Plundering);
    let loot = u16::from(state.open.powers[side].fleet.warships / 2);
    let theirs = &mut state.open.powers[enemy];
    theirs.silver = theirs.silver.saturating_sub(loot);
    let silver = loot + u16::from(plunders);
    let own = &mut state.open.powers[side];
    own.silver += silver;
    own.pillage += 1;
    let marker = own.pillage;
    // 5.3.4-h
    let loss = data().limits.pillage_loss[usize::from(marker.min(8))];
    if marker >= 8 {
        own.pillage = 0;
    }
    out.tell(Event::Pillaged {
        side,
        at,
        silver,
        marker,
    });
    let theirs = &mut state.open.powers[enemy];
    let points = theirs.vp.min(loss.into());
    theirs.vp -= points;
    if points > 0 {
        out.tell(Event::VpLost {
            side: enemy,
            points,
        });
    }
    if plunders {
        state.lose_at_random(enemy, chance, out);
    }
}

/// 5.2.6-c: the mercenaries that can be chosen.
pub fn mercenaries(state: &State, side: Side) -> CardSet {
    (state.hands[side] | state.reserves[side]) & data().symbols.mercenary
}

/// 5.2.6-d
pub fn show_hand(state: &mut State, side: Side, out: &mut Out<Event>) {
    let cards = faces(state.show_hand(side));
    state.note_absent(side, data().symbols.mercenary);
    out.reveal(both(), Event::HandShown { side, cards });
    out.tell(Event::BribeWasted { side: side.enemy() });
}

/// 4.3-d: warships are lost; without any the marker goes home.
pub fn lose_warships(state: &mut State, side: Side, lost: u8, out: &mut Out<Event>) {
    let fleet = &mut state.open.powers[side].fleet;
    let lost = lost.min(fleet.warships);
    if lost == 0 {
        return;
    }
    fleet.warships -= lost;
    out.tell(Event::Sunk {
        side,
        warships: lost,
    });
    if fleet.warships == 0
        && let Some(zone) = fleet.zone.take()
    {
        let (from, to) = (Haven::Sea(zone), Haven::Port);
        out.tell(Event::FleetMoved { side, from, to });
    }
}
