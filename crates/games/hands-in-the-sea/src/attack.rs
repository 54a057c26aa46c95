//! 5.2.1 Attacking a location, 5.2.2 reinforcing a land battle.

use kernel::{Ask, Chance, Out};

use crate::act::Action;
use crate::cards::{both, faces};
use crate::data::{Ability, data};
use crate::event::Event;
use crate::ids::{Card, Face, Location, Strategy};
use crate::look::Look;
use crate::refusal::Refusal;
use crate::sets::{CardSet, LocationSet};
use crate::side::{BySide, Side};
use crate::state::{Battle, Draft, State, strength};

/// C-26: what a act_to_block against a location of `owner` costs its enemy.
const TOLL: u16 = 2;

impl Look<'_> {
    /// 5.2.1-a
    pub fn attackable(&self) -> LocationSet {
        let mut places = self.open.control[self.side.enemy()];
        if self.open.independent {
            places.insert(data().ground.syracuse);
        }
        places - self.open.battle_places()
    }

    /// Whether anything speaks against attacking this place at all.
    pub fn can_attack(&self, target: Location) -> Result<(), Refusal> {
        if self.open.ending {
            return Err(Refusal::EndPending(Action::Attack));
        }
        if self.open.battles[self.side].is_some() {
            return Err(Refusal::AlreadyAttacking);
        }
        if self.open.battle_places().contains(target) {
            return Err(Refusal::BattleThere(target, Action::Attack));
        }
        if !self.attackable().contains(target) {
            return Err(Refusal::NotEnemy(target, Action::Attack));
        }
        self.can_pay_toll(target)
    }

    /// C-26
    pub fn can_pay_toll(&self, target: Location) -> Result<(), Refusal> {
        match self.toll(target) {
            0 => Ok(()),
            toll => self.afford(toll, "C-26"),
        }
    }

    fn toll(&self, target: Location) -> u16 {
        toll(self.state, self.side, target)
    }

    /// 5.2.2: whether this card can be committed to the battle of that attacker.
    pub fn can_reinforce(&self, battle: Side, face: Face) -> Result<Card, Refusal> {
        let fight = self.open.takes_part(battle, self.side);
        let fight = fight.ok_or(Refusal::NoBattle)?;
        let card = self.copy(face)?;
        let symbols = &data().symbols;
        if symbols.leader.contains(card) {
            return Err(Refusal::LeaderIsFree);
        }
        self.can_commit(&fight, battle, card)?;
        Ok(card)
    }

    /// What commits a card at all, leader or not.
    fn can_commit(&self, fight: &Battle, battle: Side, card: Card) -> Result<(), Refusal> {
        let symbols = &data().symbols;
        let printed = card.printed();
        let face = card.face();
        self.is_usable(card)?;
        let attacks = battle == self.side;
        let siege = fight.siege;
        if symbols.siege_engine.contains(card) && !(attacks && siege) {
            return Err(Refusal::SiegeOnly);
        }
        if printed.abilities.contains(&Ability::DefenderStrength) && attacks {
            return Err(Refusal::DefenderOnly);
        }
        let fights =
            symbols.sword.contains(card) || printed.abilities.contains(&Ability::DefenderStrength);
        if !fights && !printed.ship {
            return Err(Refusal::NoSymbol {
                face,
                clause: "5.2.2-b",
            });
        }
        if !fights {
            // 5.2.2-d
            let sheet = fight.at.sheet();
            if !sheet.coastal || self.open.zone_is_enemy(self.side, sheet.zone) {
                return Err(Refusal::NoShips);
            }
        }
        match self.has_line(battle, fight.at) {
            true => Ok(()),
            false => Err(Refusal::NoSupplyLine),
        }
    }

    /// 5.2.2-h
    pub fn can_lead(&self, battle: Side, face: Face) -> Result<Card, Refusal> {
        let fight = self.open.takes_part(battle, self.side);
        let fight = fight.ok_or(Refusal::NoBattle)?;
        let card = self.copy(face)?;
        if !data().symbols.leader.contains(card) {
            return Err(Refusal::NotALeader(face));
        }
        self.can_commit(&fight, battle, card)?;
        Ok(card)
    }

    /// Some card can be committed to some battle.
    pub fn any_reinforcement(&self) -> bool {
        let fits = |battle: Side, card: Card| self.can_reinforce(battle, card.face()).is_ok();
        Side::ALL.into_iter().any(|battle| {
            self.open.takes_part(battle, self.side).is_some()
                && self.hand.iter().any(|card| fits(battle, card))
        })
    }
}

pub fn toll(state: &State, side: Side, target: Location) -> u16 {
    let enemy = side.enemy();
    let owned = state.open.control[enemy].contains(target);
    match owned && state.open.has(enemy, Strategy::Diplomacy) {
        true => TOLL,
        false => 0,
    }
}

pub fn pay_toll(state: &mut State, side: Side, target: Location, out: &mut Out<Event>) {
    let silver = toll(state, side, target);
    if silver > 0 {
        state.open.powers[side].silver -= silver;
        out.tell(Event::TollPaid { side, silver });
    }
}

/// 5.2.1
pub fn attack(
    state: &mut State,
    side: Side,
    draft: &Draft,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let (Some(at), Some(from)) = (draft.at, draft.from) else {
        return;
    };
    let sword = CardSet::of_ids(draft.picks.taken(1)).first();
    let Some(sword) = sword else {
        return;
    };
    let cards = CardSet::of_ids(draft.picks.taken(0)).with(from.card());
    state.discard_all(side, cards);
    pay_toll(state, side, at, out);
    let fortified = state.open.forts.contains(at);
    // 5.2.1-g
    let track = -1 - 2 * i8::from(fortified) - at.sheet().defence as i8;
    state.open.battles[side] = Some(Battle {
        at,
        round: 1,
        track,
        areas: BySide::default(),
        combined: BySide::default(),
        elephants: [0; 2],
        new: true,
        independent: state.open.is_independent(at),
        siege: fortified,
    });
    out.reveal(
        both(),
        Event::Attacked {
            side,
            at,
            from,
            cards: faces(cards),
            with: sword.face(),
        },
    );
    state.take_from_hand(side, sword);
    commit(state, side, side, sword, chance, out);
    // 5.2.1-h
    let allies = state.open.has(side, Strategy::CelticAllies);
    let craft = fortified && state.open.has(side, Strategy::Siegecraft);
    let bonus = i8::from(allies) + i8::from(craft);
    if let Some(battle) = &mut state.open.battles[side] {
        battle.shift(bonus);
        out.tell(battle.told(side));
    }
}

/// 5.2.2: a card goes into the battle area and the track moves.
pub fn commit(
    state: &mut State,
    battle: Side,
    side: Side,
    card: Card,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let symbols = &data().symbols;
    let Some(fight) = &mut state.open.battles[battle] else {
        return;
    };
    let siege = fight.siege;
    let gain = if symbols.elephants.contains(card) {
        let die = chance.die(Ask::open("elephants"), 6) as u8;
        let strength = data().limits.elephants[usize::from(die) - usize::from(siege)];
        let copy = card.index() - card.printed().first.index();
        fight.elephants[copy] = strength;
        out.tell(Event::ElephantsRolled {
            side,
            die,
            strength,
        });
        strength
    } else if siege && symbols.cavalry.contains(card) {
        // 5.1.3-d: two points of the side's sum count one.
        let before = fight.cavalry(side) / 2;
        (((fight.cavalry(side) + card.printed().swords) / 2) - before) as i8
    } else {
        strength(card)
    };
    fight.areas[side].insert(card);
    let way = if side == battle { 1 } else { -1 };
    fight.shift(way * gain);
    let area = fight.areas[side];
    let arms = [symbols.heavy, symbols.light, symbols.cavalry];
    let combined = !siege && !fight.combined[side] && arms.iter().all(|&arm| area.meets(arm));
    if combined {
        fight.combined[side] = true;
        fight.shift(way);
        out.tell(Event::CombinedArms { side, battle });
    }
}

/// 5.2.2-a, 5.2.2-h
pub fn reinforce(
    state: &mut State,
    battle: Side,
    side: Side,
    card: Card,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    state.take_from_hand(side, card);
    let face = card.face();
    out.reveal(both(), Event::Reinforced { side, battle, face });
    commit(state, battle, side, card, chance, out);
    if let Some(fight) = state.open.battles[battle] {
        out.tell(fight.told(battle));
    }
}
