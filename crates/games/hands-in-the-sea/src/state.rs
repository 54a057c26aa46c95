//! The whole truth as plain data, and questions about it that every chapter asks.

use kernel::parts::pick::Roles;
use kernel::parts::{Deck, Few, Frames, Known};
use serde::{Deserialize, Serialize};

use crate::act::{Action, Haven};
use crate::data::{Ability, data};
use crate::ids::{Card, Deus, EventCard, Face, Location, Strategy, Zone};
use crate::sets::{CardSet, EventSet, LocationSet, StrategySet};
use crate::side::{BySide, Side};

/// What was agreed beforehand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub hidden_reserve: bool,
    pub fate_marker: bool,
    pub upkeep: bool,
    pub deus_ex_machina: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fleet {
    /// In the home port without.
    pub zone: Option<Zone>,
    pub warships: u8,
}

/// Markers taken from the enemy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Captured {
    pub towns: u8,
    pub cities: u8,
    pub capital: bool,
}

impl Captured {
    /// 6.2-a, 6.3-c: a Town counts 1, a City or the Capital 2.
    pub const fn points(self) -> u8 {
        self.towns + 2 * (self.cities + self.capital as u8)
    }
}

/// A strategy card that is owned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    pub card: Strategy,
    /// 7.1-b
    pub level: u8,
    /// 7.1-d
    pub face_down: bool,
}

/// What everybody knows of a power.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    pub silver: u16,
    pub vp: u16,
    pub prestige: u8,
    pub pillage: u8,
    pub fleet: Fleet,
    pub captured: Captured,
    /// Whether the own Capital marker is on the board.
    pub capital: bool,
    pub slot: Option<Slot>,
    pub discard: CardSet,
    pub empire: CardSet,
    /// C-40: the next round has one action and no free ones.
    pub intrigue: bool,
    /// C-60: the next negative event is ignored.
    pub shield: bool,
    /// 4-d: has had a round.
    pub begun: bool,
}

/// A land battle. It is named by its attacker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub at: Location,
    pub round: u8,
    /// In the attacker's favour.
    pub track: i8,
    pub areas: BySide<CardSet>,
    /// 5.2.2-j: combined arms were counted.
    pub combined: BySide<bool>,
    /// What each War Elephants card counted for.
    pub elephants: [i8; 2],
    /// Begun in this very round (5.6.2-b).
    pub new: bool,
    /// Against independent Syracuse (4.5).
    pub independent: bool,
    /// 5.2-a: the place was fortified when it was attacked (RUL-38).
    pub siege: bool,
}

/// The round that is going on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    pub active: Side,
    pub taken: u8,
    pub due: u8,
    pub pillaged: bool,
    pub passed: bool,
    pub returned: bool,
    pub built: bool,
    pub engaged: bool,
    /// C-40
    pub no_free: bool,
}

/// How a land battle ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleEnd {
    Attacker,
    Defender,
    Draw,
}

/// What the enemy may block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Blockable {
    Raid(Location),
    Bribe,
    Pillage(Location),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NavalStep {
    AttackerLeaders,
    DefenderLeaders,
    Infantry,
    Reroll,
    Surplus,
    /// This side must leave, or may.
    Retreat {
        side: Side,
        may_stay: bool,
    },
}

/// A naval battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Naval {
    pub attacker: Side,
    pub leaders: BySide<CardSet>,
    pub infantry: CardSet,
    pub hits: BySide<u8>,
    /// Warship dice that missed.
    pub misses: BySide<u8>,
    /// Surplus infantry still to be returned (5.2.5-m).
    pub surplus: u8,
    pub winner: Option<Side>,
}

/// A choice that an event leaves open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// C-42: an infantry card of the Reserve.
    Infantry,
    /// C-42: so much silver, or Corvus.
    Corvus(u8),
    /// C-43, C-47
    Leader,
    /// C-44
    Siege,
    Fort,
    /// C-45
    Revolt,
    /// C-46
    Mercenaries,
}

impl Choice {
    pub const fn clause(self) -> &'static str {
        match self {
            Choice::Infantry | Choice::Corvus(_) => "C-42",
            Choice::Leader => "C-43",
            Choice::Siege | Choice::Fort => "C-44",
            Choice::Revolt => "C-45",
            Choice::Mercenaries => "C-46",
        }
    }
}

/// Steps of a Campaign (4.1-b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CampaignStep {
    Event,
    Income,
}

/// Why the game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Capital,
    Sicily,
    Lead,
    Score,
}

impl Cause {
    pub const ALL: [Cause; 4] = [Cause::Capital, Cause::Sicily, Cause::Lead, Cause::Score];

    pub const fn key(self) -> &'static str {
        match self {
            Cause::Capital => "capital",
            Cause::Sicily => "sicily",
            Cause::Lead => "lead",
            Cause::Score => "score",
        }
    }
}

/// Where the game is. The innermost procedure is on top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Step 1 of a round: battles still to be looked at, by attacker.
    Checks {
        rome: bool,
        carthage: bool,
    },
    /// Step 3.
    Actions,
    /// Between rounds.
    Campaign {
        stage: CampaignStep,
    },
    /// The winner of the battle may settle (5.2.3-h).
    Settle {
        battle: Side,
        end: BattleEnd,
        given_up: bool,
    },
    /// A card of `loser` is lost (5.2.3-l).
    Loss {
        battle: Side,
        end: BattleEnd,
        loser: Side,
        given_up: bool,
    },
    Block {
        act_to_block: Blockable,
    },
    Bribed,
    Naval {
        step: NavalStep,
    },
    /// C-13
    Magistrate,
    /// C-66
    Treachery,
    Event {
        card: EventCard,
        affected: Side,
        choice: Choice,
        changed: bool,
    },
    Over {
        winner: Side,
        cause: Cause,
    },
}

/// Cards named in an event.
pub type Faces = Few<Face, 20>;

/// What is on the table for all to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    pub options: Options,
    pub control: BySide<LocationSet>,
    /// Locations with a City or Capital marker.
    pub cities: LocationSet,
    pub forts: LocationSet,
    /// Syracuse has its yellow marker.
    pub independent: bool,
    pub powers: BySide<Power>,
    /// By attacker.
    pub battles: BySide<Option<Battle>>,
    pub neutral_empire: CardSet,
    pub neutral_locations: CardSet,
    /// Positions 1, 2 and 3.
    pub row: [Strategy; 3],
    pub strategy_discard: StrategySet,
    /// Events in play, of those the ones discarded, and those being resolved.
    pub events: EventSet,
    pub event_discard: EventSet,
    pub event_drawn: EventSet,
    pub turn: u8,
    /// Carthage's rounds in this turn (4.1-l).
    pub carthage_rounds: u8,
    pub fate: Option<Side>,
    /// An end condition holds (6.2-h).
    pub ending: bool,
    /// The Campaign card came up in mid-round (4-k).
    pub aside: bool,
    pub round: Round,
    pub naval: Option<Naval>,
    pub frames: Frames<Frame, 4>,
}

/// A command that is being put together in private (D-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Draft {
    pub action: Option<Action>,
    pub at: Option<Location>,
    pub from: Option<Location>,
    /// The card to be drafted.
    pub drafted: Option<Face>,
    pub levy: bool,
    pub picks: Roles<2>,
}

/// Levied cards can pile up on a deck: no power can have more troops.
pub const KNOWN: usize = 20;
pub type DrawDeck = Deck<KNOWN>;
pub type Memory = Known<{ Card::COUNT }>;

/// What a seat can know for certain of cards that it does not see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Knowledge {
    /// The enemy knows the place: the hand, or the face-down Reserve.
    pub sure: Memory,
    /// In the hand or in the face-down Reserve, the enemy does not know which.
    pub held: Memory,
    /// In the draw deck, somewhere.
    pub deep: Memory,
}

/// The whole truth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    into = "crate::position::Position",
    try_from = "crate::position::Position"
)]
pub struct State {
    pub open: Open,
    pub hands: BySide<CardSet>,
    pub reserves: BySide<CardSet>,
    pub decks: BySide<DrawDeck>,
    pub deus: BySide<Option<Deus>>,
    pub knowledge: Knowledge,
    pub draft: Draft,
}

impl Battle {
    /// Moves the track in favour of the attacker, as far as it goes (5.2.1-i).
    pub fn shift(&mut self, by: i8) {
        let [low, high] = data().limits.track;
        self.track = (self.track + by).clamp(low, high);
    }

    /// Points of cavalry strength of a side.
    pub fn cavalry(&self, side: Side) -> u8 {
        let cavalry = self.areas[side] & data().symbols.cavalry;
        cavalry.iter().map(|card| card.printed().swords).sum()
    }
}

impl Open {
    pub fn frame(&self) -> Option<Frame> {
        self.frames.top()
    }

    pub fn push(&mut self, frame: Frame) {
        let pushed = self.frames.push(frame);
        debug_assert!(pushed.is_ok(), "procedures nest four deep at most");
    }

    /// Replaces the innermost procedure.
    pub fn set(&mut self, frame: Frame) {
        self.frames.pop();
        self.push(frame);
    }

    pub fn active(&self) -> Side {
        self.round.active
    }

    /// Whose decision is awaited: from what lies on the table alone.
    pub fn decides(&self) -> Option<Side> {
        let active = self.round.active;
        match self.frame()? {
            Frame::Checks { .. } | Frame::Actions | Frame::Magistrate | Frame::Treachery => {
                Some(active)
            }
            Frame::Settle { battle, .. } => Some(battle),
            Frame::Loss {
                battle,
                end,
                loser,
                given_up,
            } => Some(self.chooser(battle, end, loser, given_up)),
            Frame::Block { .. } | Frame::Bribed => Some(active.enemy()),
            Frame::Naval { step } => match step {
                NavalStep::AttackerLeaders => Some(active),
                NavalStep::DefenderLeaders => Some(active.enemy()),
                NavalStep::Infantry | NavalStep::Surplus => Some(Side::Rome),
                NavalStep::Reroll => Some(Side::Carthage),
                NavalStep::Retreat { side, .. } => Some(side),
            },
            Frame::Event {
                card,
                affected,
                choice,
                ..
            } => Some(match choice {
                // C-45: the opponent chooses, unless the card is the milder one.
                Choice::Revolt if card == EventCard::Revolt => affected.enemy(),
                _ => affected,
            }),
            Frame::Campaign { .. } | Frame::Over { .. } => None,
        }
    }

    /// 5.2.3-m, 5.2.3-n
    pub fn chooser(&self, battle: Side, end: BattleEnd, loser: Side, given_up: bool) -> Side {
        let winner = loser.enemy();
        let rides_down = |battle: &Battle| battle.cavalry(winner) > battle.cavalry(loser);
        let over = self.battles[battle];
        match end != BattleEnd::Draw && !given_up {
            true if over.is_some_and(|over| !over.siege && rides_down(&over)) => winner,
            _ => loser,
        }
    }

    pub fn owner(&self, at: Location) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.control[side].contains(at))
    }

    pub fn is_independent(&self, at: Location) -> bool {
        self.independent && at == data().ground.syracuse
    }

    /// Neither a player's nor Syracuse's own.
    pub fn unoccupied(&self) -> LocationSet {
        let mut free = !(self.control[Side::Rome] | self.control[Side::Carthage]);
        if self.independent {
            free.remove(data().ground.syracuse);
        }
        free
    }

    pub fn battle_places(&self) -> LocationSet {
        let mut places = LocationSet::EMPTY;
        for side in Side::ALL {
            places.extend(self.battles[side].map(|battle| battle.at));
        }
        places
    }

    pub fn has_battle(&self) -> bool {
        Side::ALL.iter().any(|&side| self.battles[side].is_some())
    }

    /// Town markers in the supply of a power.
    pub fn towns_left(&self, side: Side) -> u8 {
        let placed = (self.control[side] - self.cities).len() as u8;
        let lost = self.powers[side.enemy()].captured.towns;
        data().limits.towns[side].saturating_sub(placed + lost)
    }

    /// City markers in the supply of a power; the Capital is none of them (RUL-1).
    pub fn cities_left(&self, side: Side) -> u8 {
        let placed = (self.control[side] & self.cities).len() as u8;
        let power = &self.powers[side];
        let lost = self.powers[side.enemy()].captured.cities;
        (data().limits.cities[side] + u8::from(power.capital)).saturating_sub(placed + lost)
    }

    /// The strategy card that works for a power: face up in its slot.
    pub fn has(&self, side: Side, card: Strategy) -> bool {
        (self.powers[side].slot).is_some_and(|slot| slot.card == card && !slot.face_down)
    }

    /// Strategy cards that nobody sees.
    pub fn strategy_deck(&self) -> StrategySet {
        let mut deck = !self.strategy_discard;
        for card in self.row {
            deck.remove(card);
        }
        for side in Side::ALL {
            if let Some(slot) = self.powers[side].slot {
                deck.remove(slot.card);
            }
        }
        deck
    }

    /// Events that nobody sees.
    pub fn event_deck(&self) -> EventSet {
        self.events - self.event_discard - self.event_drawn
    }

    /// 4.3-e
    pub fn zone_is_enemy(&self, side: Side, zone: Zone) -> bool {
        let there = |side: Side| self.powers[side].fleet.zone == Some(zone);
        there(side.enemy()) && !there(side)
    }

    /// Where a fleet is.
    pub fn haven(&self, side: Side) -> Haven {
        (self.powers[side].fleet.zone).map_or(Haven::Port, Haven::Sea)
    }

    /// 5.4.4-b
    pub fn reserve_room(&self, side: Side) -> usize {
        match self.has(side, Strategy::DeepReserve) {
            true => data().limits.deep_reserve,
            false => data().limits.reserve,
        }
    }

    /// The battle of an attacker that `side` may feed with cards: as attacker, or as
    /// defender of an own location (4.5-c).
    pub fn takes_part(&self, battle: Side, side: Side) -> Option<Battle> {
        let fight = self.battles[battle]?;
        let defends = self.control[side].contains(fight.at);
        (battle == side || defends).then_some(fight)
    }
}

impl State {
    /// The copy of `face` that is meant when it is named: one that the enemy knows of
    /// first, so that what he knows afterwards is no more than a player could.
    pub fn copy_in(&self, side: Side, from: CardSet, face: Face) -> Option<Card> {
        let copies = from & face.copies();
        let known = copies.iter().find(|&card| self.is_known(side, card));
        known.or(copies.first())
    }

    /// Whether the enemy knows that this card is in the hand or Reserve of `side`.
    pub fn is_known(&self, side: Side, card: Card) -> bool {
        let (enemy, card) = (side.enemy().seat(), card.index() as u8);
        self.knowledge.sure.knows(enemy, card) || self.knowledge.held.knows(enemy, card)
    }
}

/// What a card counts for in a land battle; elephants by their die (5.2.2-b).
pub fn strength(card: Card) -> i8 {
    let printed = card.printed();
    match printed.swords {
        0 if printed.ship || printed.abilities.contains(&Ability::DefenderStrength) => 1,
        swords => swords as i8,
    }
}
