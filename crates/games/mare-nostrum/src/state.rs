//! The whole truth of a game, and the questions that every chapter asks of it.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::act::{Form, Item, Position};
use crate::by::{ByEmpire, ByProvince, BySea, BySlot, ByTrack};
use crate::data::{Board, Building, data};
use crate::event::Area;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Province, Slot, Track};
use crate::sets::{CardSet, EmpireSet, GoodSet, ProvinceSet, SeaSet, SlotSet};

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// DP-1
    ChooseEmpire {
        seat: Seat,
    },
    /// RUL-6: which of his legendary cities comes next.
    Cities {
        empire: Empire,
    },
    /// DP-2
    Temple {
        empire: Empire,
        city: Slot,
    },
    /// DP-3
    Colossus {
        empire: Empire,
    },
    /// DP-4
    Announce,
    /// DP-5
    OwnNumber {
        empire: Empire,
    },
    /// DP-6, asked of all who take part together.
    Offer,
    /// DP-7
    Take {
        due: Empire,
    },
    /// DP-8
    Give {
        by: Empire,
        to: Empire,
    },
    /// DP-9
    Perseus {
        empire: Empire,
    },
    /// DP-10
    NameBuilder,
    /// DP-11. Perseus' owner who has stepped in is a builder too.
    Build {
        empire: Empire,
        stepped_in: bool,
    },
    /// DP-12
    Copy {
        empire: Empire,
    },
    /// DP-13
    Gardens {
        empire: Empire,
    },
    /// DP-14
    Peace {
        empire: Empire,
    },
    /// DP-15
    NameMover,
    /// DP-16
    TakeOver,
    /// DP-17
    Sail,
    /// DP-18
    Attack,
    /// DP-20
    March,
    /// DP-21
    Fight,
    /// DP-19
    Losses {
        empire: Empire,
    },
    /// DP-22
    Conquest,
    /// DP-22: more buildings in the same province.
    Occupy {
        at: Province,
    },
    /// DP-22: Queen of Sheba.
    Convert {
        at: Province,
    },
    /// DP-24
    Plunder {
        city: Slot,
    },
    /// DP-23
    Circe,
    /// DP-25
    Tie {
        track: Track,
    },
    Over {
        winners: EmpireSet,
        cause: Cause,
    },
}

impl Phase {
    /// The clause that the question of the moment rests on.
    pub const fn clause(self) -> &'static str {
        match self {
            Phase::ChooseEmpire { .. } => "S-d",
            Phase::Cities { .. } => "RUL-6",
            Phase::Temple { .. } => "1.1-f",
            Phase::Colossus { .. } => "1.2-f",
            Phase::Announce => "2.1-a",
            Phase::OwnNumber { .. } => "2.1-h",
            Phase::Offer => "2.1-g",
            Phase::Take { .. } => "2.2-c",
            Phase::Give { .. } => "2.2.1-a",
            Phase::Perseus { .. } => "10.perseus-a",
            Phase::NameBuilder => "3.0-a",
            Phase::Build {
                stepped_in: true, ..
            } => "10.perseus-a",
            Phase::Build { .. } => "3.0-b",
            Phase::Copy { .. } => "10.castor-and-pollux-a",
            Phase::Gardens { .. } => "11.hanging-gardens-a",
            Phase::Peace { .. } => "11.statue-of-zeus-a",
            Phase::NameMover => "4.0-a",
            Phase::TakeOver => "4.3.3-b",
            Phase::Sail => "4.1.1-a",
            Phase::Attack => "4.1.1-c",
            Phase::March => "4.1.2-a",
            Phase::Fight => "4.1.2-f",
            Phase::Losses { .. } => "4.2-e",
            Phase::Conquest => "4.3-b",
            Phase::Occupy { .. } => "4.3.2-a",
            Phase::Convert { .. } => "10.queen-of-sheba-a",
            Phase::Plunder { .. } => "4.3.1-e",
            Phase::Circe => "10.circe-a",
            Phase::Tie { .. } => "5-d",
            Phase::Over { .. } => "6.3-b",
        }
    }

    /// Whether it belongs to somebody's move turn (4.0-a).
    pub const fn is_of_a_move(self) -> bool {
        matches!(
            self,
            Phase::TakeOver
                | Phase::Sail
                | Phase::Attack
                | Phase::March
                | Phase::Fight
                | Phase::Losses { .. }
                | Phase::Conquest
                | Phase::Occupy { .. }
                | Phase::Convert { .. }
                | Phase::Plunder { .. }
                | Phase::Circe
        )
    }
}

/// Why the game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Pyramids,
    FifthCard,
    Cities,
    Titles,
    /// RUL-51: the agreed last round is over.
    LastRound,
}

impl Cause {
    /// The word under which the cause is explained.
    pub const fn key(self) -> &'static str {
        match self {
            Cause::Pyramids => "pyramids",
            Cause::FifthCard => "fifth-card",
            Cause::Cities => "cities",
            Cause::Titles => "titles",
            Cause::LastRound => "last-round",
        }
    }
}

/// Uses of powers that come once in a turn (7-c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Used {
    pub free_control: bool,
    pub muster: bool,
    pub cheap_legion: bool,
    pub cheap_fortress: bool,
    pub cheap_trireme: bool,
    pub convert: bool,
}

/// The trade of this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    /// 2.1-a
    pub number: u8,
    /// How many each has to offer; 0 for those who take no part (2.1-f, 2.1-h).
    pub due: ByEmpire<u8>,
    /// Who makes the first take (2.1-k).
    pub first: Option<Empire>,
    /// Who has still to be asked for his own number (RUL-9).
    pub numbers: EmpireSet,
    /// Revealed and not taken.
    pub offers: ByEmpire<Holding>,
    /// Taken, face down with the taker (2.2-b).
    pub taken: ByEmpire<Holding>,
    /// Who took last, and who took before (2.2-e).
    pub last: Option<Empire>,
    pub before: Option<Empire>,
}

/// A battle whose losses are being taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub area: Area,
    /// The opponent of the active player.
    pub against: Empire,
    /// Units still to be lost.
    pub active_loses: u8,
    pub other_loses: u8,
}

/// The turn of the active player (D-i).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub empire: Empire,
    pub used: Used,
    /// Legions that have marched, by where they are now: always free ones.
    pub marched: ByProvince<u8>,
    pub sailed: BySea<u8>,
    /// 4.2-h: where a battle was fought this turn.
    pub fought: ProvinceSet,
    pub fought_at_sea: SeaSet,
    /// Conquered provinces that are not decided yet.
    pub conquests: ProvinceSet,
    pub battle: Option<Battle>,
}

impl Turn {
    pub fn new(empire: Empire) -> Turn {
        Turn {
            empire,
            used: Used::default(),
            marched: ByProvince::default(),
            sailed: BySea::default(),
            fought: ProvinceSet::EMPTY,
            fought_at_sea: SeaSet::EMPTY,
            conquests: ProvinceSet::EMPTY,
            battle: None,
        }
    }
}

/// What everybody may know (I-e).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// Who plays which empire, in seat order; empty while empires are chosen.
    pub empires: [Option<Empire>; 5],
    pub seats: u8,
    /// S-k: all cards face up.
    pub expert: bool,
    /// RUL-51: the agreed last round, 0 for none.
    pub last_round: u16,
    pub round: u16,
    pub phase: Phase,
    pub turn: Option<Turn>,
    /// Who had his turn in phase 3 or 4.
    pub finished: EmpireSet,
    pub titles: ByTrack<Option<Empire>>,
    /// 2.1-b: which of the markers 5/0, 2/1 and 4/3 are available.
    pub markers: [bool; 3],
    pub trade: Trade,

    /// D-d
    pub control: ByProvince<Option<Empire>>,
    /// R-c: provinces controlled at the start of the round.
    pub base: ByEmpire<ProvinceSet>,
    /// Standing buildings.
    pub buildings: SlotSet,
    /// Legions that stand on nothing.
    pub legions: ByEmpire<ByProvince<u8>>,
    /// Whose legion stands on a slot.
    pub on_slot: BySlot<Option<Empire>>,
    /// Whose legion stands on the control marker.
    pub on_marker: ByProvince<Option<Empire>>,
    /// Markers whose occupation began in this round (4.3.3-b).
    pub fresh: ProvinceSet,
    pub fortresses: ByEmpire<ProvinceSet>,
    pub triremes: ByEmpire<BySea<u8>>,

    pub cards: ByEmpire<CardSet>,
    pub face_up: CardSet,
    /// The hero whose power the owner of Castor and Pollux has.
    pub copied: Option<Card>,
    /// RUL-40: who built the Pyramids, and who reached five cards, this phase.
    pub pyramids: EmpireSet,
    pub fifth: EmpireSet,
    /// Legendary cities still to be drawn for in this collection.
    pub drawing: SlotSet,
    /// Who is at peace with whom this round: the owner of Zeus first.
    pub peace: Option<[Empire; 2]>,
    /// RUL-28
    pub last_peace: Option<Empire>,

    /// Ordinary goods and coins in stock (D-l).
    pub reserve: Holding,
    /// Legendary goods that were spent (1.2-b).
    pub discard: GoodSet,
}

/// A payment that is being put together; nobody else sees it (K13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paying {
    pub item: Item,
    pub form: Option<Form>,
    pub spent: Holding,
}

/// The whole truth. Flat arrays by id; a copy touches no heap.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub open: Open,
    /// What lies behind the screens. Offers are out of it once they are revealed.
    pub hands: ByEmpire<Holding>,
    /// Offers until they are revealed: still part of `hands`, and nobody else sees
    /// them (K13).
    pub drafts: ByEmpire<Holding>,
    /// What the Gardens' owner keeps: still part of `hands`.
    pub kept: Holding,
    pub paying: Option<Paying>,
    /// The legendary pile, in no order until a good is drawn.
    pub pile: GoodSet,
    /// Face-down cards, in no order until one is turned up.
    pub deck: CardSet,
}

impl Open {
    /// S-b
    #[inline]
    pub fn board(&self) -> &'static Board {
        &data().boards[usize::from(self.seats.clamp(3, 5)) - 3]
    }

    pub fn empire_of(&self, seat: Seat) -> Option<Empire> {
        self.empires.get(seat.index()).copied().flatten()
    }

    #[inline]
    pub fn seat_of(&self, empire: Empire) -> Option<Seat> {
        let index = self.empires.iter().position(|&at| at == Some(empire))?;
        Some(Seat(index as u8))
    }

    /// All empires in play.
    pub fn players(&self) -> EmpireSet {
        self.empires.iter().copied().flatten().collect()
    }

    /// D-n: clockwise, beginning with `from`.
    pub fn clockwise(&self, from: Empire) -> impl Iterator<Item = Empire> + use<> {
        let (empires, seats) = (self.empires, usize::from(self.seats));
        let first = self.seat_of(from).map_or(0, Seat::index);
        (0..seats).filter_map(move |step| empires[(first + step) % seats])
    }

    pub fn title(&self, track: Track) -> Option<Empire> {
        self.titles[track]
    }

    // Map

    /// D-d
    #[inline]
    pub fn controlled(&self, empire: Empire) -> ProvinceSet {
        (Province::all())
            .filter(|&at| self.control[at] == Some(empire))
            .collect()
    }

    /// D-e: who controls the building that stands on a slot.
    #[inline]
    pub fn controller(&self, slot: Slot) -> Option<Empire> {
        if !self.buildings.contains(slot) {
            return None;
        }
        self.on_slot[slot].or(self.control[slot.sheet().province])
    }

    /// Standing buildings that `empire` controls.
    pub fn controlled_buildings(&self, empire: Empire) -> SlotSet {
        (self.buildings.iter())
            .filter(|&slot| self.controller(slot) == Some(empire))
            .collect()
    }

    /// All legions of `empire` in a province, whatever they stand on.
    #[inline]
    pub fn legions_at(&self, empire: Empire, at: Province) -> u8 {
        let own = Some(empire);
        let on_slots = (at.sheet().slots.iter())
            .filter(|&slot| self.on_slot[slot] == own)
            .count() as u8;
        self.legions[empire][at] + on_slots + u8::from(self.on_marker[at] == own)
    }

    /// Provinces where `empire` has legions.
    #[inline]
    pub fn stations(&self, empire: Empire) -> ProvinceSet {
        let own = Some(empire);
        let mut stations = ProvinceSet::EMPTY;
        for (at, &legions) in self.legions[empire].iter() {
            if legions > 0 {
                stations.insert(at);
            }
        }
        for (slot, &on) in self.on_slot.iter() {
            if on == own {
                stations.insert(slot.sheet().province);
            }
        }
        for (at, &on) in self.on_marker.iter() {
            if on == own {
                stations.insert(at);
            }
        }
        stations
    }

    /// Provinces where `empire` has land units.
    pub fn garrisons(&self, empire: Empire) -> ProvinceSet {
        self.stations(empire) | self.fortresses[empire]
    }

    pub fn has_land_unit(&self, empire: Empire, at: Province) -> bool {
        self.fortresses[empire].contains(at) || self.legions_at(empire, at) > 0
    }

    /// Who has legions or a fortress there.
    pub fn present(&self, at: Province) -> EmpireSet {
        let mut present: EmpireSet = (at.sheet().slots.iter())
            .filter_map(|slot| self.on_slot[slot])
            .chain(self.on_marker[at])
            .collect();
        for empire in Empire::ALL {
            if self.legions[empire][at] > 0 || self.fortresses[empire].contains(at) {
                present.insert(empire);
            }
        }
        present
    }

    /// An enemy of `empire` has legions or a fortress there.
    pub fn enemy_at(&self, empire: Empire, at: Province) -> bool {
        !self.present(at).without(empire).is_empty()
    }

    /// D-k: land units of two or more players. At the end of a move turn this is a
    /// state of war.
    pub fn contested(&self, at: Province) -> bool {
        self.present(at).len() > 1
    }

    /// Where the legions of `empire` in a province stand, each position once.
    pub fn positions(&self, empire: Empire, at: Province) -> impl Iterator<Item = Position> {
        let own = Some(empire);
        let free = (self.legions[empire][at] > 0).then_some(Position::Free);
        let slots = (at.sheet().slots.iter())
            .filter(move |&slot| self.on_slot[slot] == own)
            .map(Position::Slot);
        let marker = (self.on_marker[at] == own).then_some(Position::Marker);
        free.into_iter().chain(slots).chain(marker)
    }

    /// Legions on the map.
    pub fn legions_of(&self, empire: Empire) -> u8 {
        let own = Some(empire);
        let on_slots = self.on_slot.values().filter(|&&at| at == own).count();
        let on_markers = self.on_marker.values().filter(|&&at| at == own).count();
        self.legions[empire].values().sum::<u8>() + (on_slots + on_markers) as u8
    }

    pub fn triremes_of(&self, empire: Empire) -> u8 {
        self.triremes[empire].values().sum()
    }

    /// Control markers on the map: the capital province has a printed one.
    pub fn markers_of(&self, empire: Empire) -> u8 {
        self.controlled(empire)
            .without(empire.sheet().capital)
            .len() as u8
    }

    // Stock (C-h)

    pub fn legions_left(&self, empire: Empire) -> u8 {
        data().limits.legions - self.legions_of(empire)
    }

    pub fn triremes_left(&self, empire: Empire) -> u8 {
        data().limits.triremes - self.triremes_of(empire)
    }

    pub fn fortresses_left(&self, empire: Empire) -> u8 {
        data().limits.fortresses - self.fortresses[empire].len() as u8
    }

    pub fn markers_left(&self, empire: Empire) -> u8 {
        data().limits.markers - self.markers_of(empire)
    }

    // Cards

    /// Whether `empire` has the power of a card, its own or by copy.
    #[inline]
    pub fn has_power(&self, empire: Empire, card: Card) -> bool {
        let cards = self.cards[empire];
        cards.contains(card) || self.copied == Some(card) && cards.contains(Card::CastorAndPollux)
    }

    pub fn owner(&self, card: Card) -> Option<Empire> {
        Empire::ALL
            .into_iter()
            .find(|&empire| self.cards[empire].contains(card))
    }

    /// 3.1.3-a: what the next card costs, if another may be bought.
    #[inline]
    pub fn card_price(&self, empire: Empire) -> Option<u8> {
        let owned = self.cards[empire].len();
        data()
            .limits
            .card_prices
            .get(owned.checked_sub(1)?)
            .copied()
    }

    // Tracks

    /// 5-a, 5-b: always counted anew, so that it cannot differ from the recount.
    pub fn value(&self, empire: Empire, track: Track) -> u8 {
        let bonus: u8 = (self.cards[empire].iter())
            .map(|card| card.sheet().bonus[track])
            .sum();
        let pieces = match track {
            Track::Military => {
                self.legions_of(empire)
                    + self.triremes_of(empire)
                    + self.fortresses[empire].len() as u8
            }
            track => (self.controlled_buildings(empire).iter())
                .filter(|slot| slot.sheet().building.track() == track)
                .count() as u8,
        };
        bonus + pieces
    }

    /// 6.2-a: standing capitals and legendary cities.
    pub fn great_cities(&self, empire: Empire) -> u8 {
        let great = data().by_building[Building::Capital as usize]
            | data().by_building[Building::Legendary as usize];
        ((self.buildings & great).iter())
            .filter(|&slot| self.controller(slot) == Some(empire))
            .count() as u8
    }

    /// 11.statue-of-zeus-c
    #[inline]
    pub fn at_peace(&self, one: Empire, other: Empire) -> bool {
        self.peace == Some([one, other]) || self.peace == Some([other, one])
    }

    /// D-i
    pub fn active(&self) -> Option<Empire> {
        self.turn.map(|turn| turn.empire)
    }

    /// The player whose decision is awaited, where it is one player's.
    pub fn decides(&self) -> Option<Empire> {
        match self.phase {
            Phase::ChooseEmpire { .. } | Phase::Offer | Phase::Over { .. } => None,
            Phase::Cities { empire }
            | Phase::Temple { empire, .. }
            | Phase::Colossus { empire }
            | Phase::OwnNumber { empire }
            | Phase::Perseus { empire }
            | Phase::Build { empire, .. }
            | Phase::Copy { empire }
            | Phase::Gardens { empire }
            | Phase::Peace { empire }
            | Phase::Losses { empire } => Some(empire),
            Phase::Take { due } => Some(due),
            Phase::Give { by, .. } => Some(by),
            Phase::Announce => self.titles[Track::Trade],
            Phase::NameBuilder => self.titles[Track::Culture],
            Phase::NameMover => self.titles[Track::Military],
            Phase::Tie { track } => self.titles[track],
            Phase::TakeOver
            | Phase::Sail
            | Phase::Attack
            | Phase::March
            | Phase::Fight
            | Phase::Conquest
            | Phase::Occupy { .. }
            | Phase::Convert { .. }
            | Phase::Plunder { .. }
            | Phase::Circe => self.active(),
        }
    }
}

impl State {
    /// 2.1-g: who has not yet offered all that is due.
    pub fn owing(&self) -> EmpireSet {
        (Empire::ALL.into_iter())
            .filter(|&empire| self.drafts[empire].count() < self.open.trade.due[empire])
            .collect()
    }

    /// How many resources a player holds, offers and takes included (RUL-8).
    pub fn held(&self, empire: Empire) -> u8 {
        let trade = &self.open.trade;
        self.hands[empire].count() + trade.offers[empire].count() + trade.taken[empire].count()
    }
}
