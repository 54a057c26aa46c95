//! The whole truth of a game, and the questions that every chapter asks of it.

use kernel::{Audience, Out, SeatSet};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::event::Event;
use crate::links::{Entries, Roads};
use crate::position::Position;
use crate::{
    Block, BlockSet, BySide, Card, CardSet, Colour, God, Link, Place, PlaceSet, Side, data,
};

/// What the table waits for; the numbers are those of the state machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// SM-1
    Deploy,
    /// SM-2
    Discard,
    /// SM-3
    Commit,
    /// SM-5
    Move,
    /// SM-6: the first of these locations is asked for.
    DeclareMain { left: PlaceSet },
    /// SM-7
    Surprise,
    /// SM-8
    Jupiter,
    /// SM-9: the drawn block stands where it was until it is placed.
    Defect { block: Block },
    /// SM-10
    Vulcan,
    /// SM-11
    Levy,
    /// SM-13
    PickBattle,
    /// SM-14
    Turn,
    /// SM-15: hits that `side` still has to take.
    Hits { side: Side, left: u8 },
    /// SM-18
    Regroup { side: Side, at: Place },
    /// SM-21
    WinterNavis { side: Side },
    /// SM-22
    Supply { side: Side },
    /// SM-24
    Disband { side: Side },
    /// SM-26
    Over { winner: Option<Side>, cause: Cause },
}

/// Why the game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// 1.2-d
    TenPoints,
    /// 1.2-e
    MorePoints,
    /// 1.2-f
    Rome,
    /// 1.2-g
    Tie,
}

/// What a card makes of a player's part of the Command Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    Command,
    Event(God),
}

/// One player's part of the Command Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    pub side: Side,
    /// The part of Player 2.
    pub second: bool,
    pub order: Order,
    /// Move Points left; for a group-move event its one activation.
    pub moves: u8,
    pub levies: u8,
    /// A group move was made: no amphibious move any more (6.3-d).
    pub grouped: bool,
    pub activated: PlaceSet,
    /// Seas that amphibious moves crossed: they keep a Navis (6.3-f).
    pub crossed: PlaceSet,
}

/// The battle that is being fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    pub at: Place,
    pub attacker: Side,
    pub round: u8,
    pub surprise: bool,
    /// Blocks in the fight, all of them shown. Reserves are not among them.
    pub line: BySide<BlockSet>,
    /// How many reserves wait.
    pub waiting: BySide<u8>,
    /// Blocks that had their turn this round.
    pub acted: BlockSet,
    /// How far the round is in the order of 7.2-b.
    pub step: u8,
    pub sea_retreats: BySide<u8>,
}

/// What everybody may know, except who stands where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    pub free_deployment: bool,
    pub tournament: bool,
    /// 705 to 709.
    pub year: u16,
    /// 1 to 5.
    pub turn: u8,
    #[serde(flatten, deserialize_with = "by_name")]
    pub phase: Phase,
    pub first: Side,
    pub part: Option<Part>,
    pub battle: Option<Battle>,
    /// Cards laid open this turn, and in the turn before (of this Year).
    pub now: BySide<Option<Card>>,
    pub last: BySide<Option<Card>>,
    /// All cards laid open this Year.
    pub played: BySide<CardSet>,
    pub face_up: BlockSet,
    pub killed: BlockSet,
    /// How often each road was used: this turn by the mover, in a battle this round.
    pub roads: Roads,
    /// Links by which a side entered what was Enemy or Contested to it (6.12-d).
    pub entries: Entries,
    /// Where a side is the Attacker.
    pub attacks: BySide<PlaceSet>,
    pub surprise: Option<Place>,
    /// Where Player 2 is pinned, and how many of his blocks may still leave (6.13-b).
    pub pinned: Pins,
}

/// Reads a phase. Among flattened fields serde takes the number of a variant for its
/// name; JSON of its own does not.
fn by_name<'de, D: Deserializer<'de>>(fields: D) -> Result<Phase, D::Error> {
    let fields = serde_json::Value::deserialize(fields)?;
    serde_json::from_value(fields).map_err(D::Error::custom)
}

/// How many defenders may leave each attacked location.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pins(pub [u8; Place::COUNT]);

impl Pins {
    /// More than there are blocks.
    pub const FREE: u8 = u8::MAX;
    pub const NONE: Pins = Pins([Pins::FREE; Place::COUNT]);

    pub fn leave(&self, place: Place) -> u8 {
        self.0[place.index()]
    }
}

/// A free deployment under way: a block for each slot, one city after the other, and
/// within a city in the order of their ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Draft {
    blocks: [Option<Block>; Draft::SLOTS],
    pub confirmed: bool,
}

impl Draft {
    pub const SLOTS: usize = 16;

    pub fn is_empty(&self) -> bool {
        self.blocks().next().is_none()
    }

    pub fn blocks(&self) -> impl Iterator<Item = Block> {
        self.blocks.into_iter().flatten()
    }

    /// What fills each slot.
    pub fn slots(&self) -> impl Iterator<Item = Option<Block>> {
        self.blocks.into_iter()
    }

    /// Puts a block into one of these slots of a city: the order leaves no trace.
    pub fn put(&mut self, city: std::ops::Range<usize>, block: Block) {
        let Some(slots) = self.blocks.get_mut(city) else {
            return;
        };
        if let Some(slot) = slots.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(block);
        }
        slots.sort_unstable_by_key(|slot| slot.map_or(usize::MAX, Block::index));
    }
}

/// The whole truth. Flat arrays by id; a copy is less than a kibibyte.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Position", from = "Position")]
pub struct State {
    pub open: Open,
    /// Blocks on the map by the side that commands them.
    pub army: BySide<BlockSet>,
    /// Blocks in the pools that can be levied.
    pub standing: BlockSet,
    pub at: [Option<Place>; Block::COUNT],
    pub steps: [u8; Block::COUNT],
    pub moved: BlockSet,
    pub reserve: BlockSet,
    /// By which link a block entered the battle it stands in.
    pub came: [Option<Link>; Block::COUNT],
    pub hands: BySide<CardSet>,
    pub discarded: BySide<Option<Card>>,
    /// Answers to the joint question of the Card Phase, until both are given.
    pub answers: BySide<Option<Card>>,
    pub drafts: BySide<Draft>,
    /// The block that was picked and has not gone yet.
    pub taken: Option<Block>,
    /// Counted from `at` and `army`, kept for speed.
    pub count: BySide<[u8; Place::COUNT]>,
    pub held: BySide<PlaceSet>,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Position::from(self.clone()).fmt(f)
    }
}

impl State {
    /// A map without a block, before the first Year.
    pub fn empty() -> State {
        State {
            open: Open {
                free_deployment: false,
                tournament: false,
                year: data().setup.first_year,
                turn: 1,
                phase: Phase::Discard,
                first: Side::Caesar,
                part: None,
                battle: None,
                now: BySide::default(),
                last: BySide::default(),
                played: BySide::default(),
                face_up: BlockSet::EMPTY,
                killed: BlockSet::EMPTY,
                roads: Roads::UNUSED,
                entries: Entries::NONE,
                attacks: BySide::default(),
                surprise: None,
                pinned: Pins::NONE,
            },
            army: BySide::default(),
            standing: BlockSet::EMPTY,
            at: [None; Block::COUNT],
            steps: [0; Block::COUNT],
            moved: BlockSet::EMPTY,
            reserve: BlockSet::EMPTY,
            came: [None; Block::COUNT],
            hands: BySide::default(),
            discarded: BySide::default(),
            answers: BySide::default(),
            drafts: BySide::default(),
            taken: None,
            count: BySide::new([0; Place::COUNT], [0; Place::COUNT]),
            held: BySide::default(),
        }
    }

    // 4.21 Control

    #[inline]
    pub fn friendly(&self, side: Side, place: Place) -> bool {
        self.held[side].contains(place) && !self.held[side.enemy()].contains(place)
    }

    /// Enemy or Contested to `side`: an enemy block is there.
    #[inline]
    pub fn hostile(&self, side: Side, place: Place) -> bool {
        self.held[side.enemy()].contains(place)
    }

    #[inline]
    pub fn vacant(&self, place: Place) -> bool {
        !self.held[Side::Caesar].contains(place) && !self.held[Side::Pompey].contains(place)
    }

    pub fn contested(&self) -> PlaceSet {
        self.held[Side::Caesar] & self.held[Side::Pompey]
    }

    /// All places Friendly to `side`.
    pub fn friendly_places(&self, side: Side) -> PlaceSet {
        self.held[side] - self.held[side.enemy()]
    }

    // Blocks

    pub fn place_of(&self, block: Block) -> Option<Place> {
        self.at[block.index()]
    }

    pub fn steps_of(&self, block: Block) -> u8 {
        self.steps[block.index()]
    }

    /// Current Strength: the dice it rolls.
    pub fn strength(&self, block: Block) -> u8 {
        block.strength(self.steps_of(block))
    }

    /// Who commands a block on the map.
    pub fn commander(&self, block: Block) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.army[side].contains(block))
    }

    pub fn blocks_at(&self, side: Side, place: Place) -> BlockSet {
        if !self.held[side].contains(place) {
            return BlockSet::EMPTY;
        }
        (self.army[side].iter())
            .filter(|&block| self.at[block.index()] == Some(place))
            .collect()
    }

    /// Puts a block that is not on the map onto it.
    pub fn put(&mut self, block: Block, side: Side, place: Place, steps: u8) {
        self.army[side].insert(block);
        self.standing.remove(block);
        self.open.face_up.remove(block);
        self.at[block.index()] = Some(place);
        self.steps[block.index()] = steps;
        self.arrive(side, place);
    }

    /// Takes a block off the map and forgets all that belonged to its place.
    pub fn lift(&mut self, block: Block) {
        let (Some(side), Some(place)) = (self.commander(block), self.place_of(block)) else {
            return;
        };
        self.leave(side, place);
        self.army[side].remove(block);
        self.at[block.index()] = None;
        self.steps[block.index()] = 0;
        self.moved.remove(block);
        self.forget_entry(block);
    }

    /// Moves a block from where it stands.
    pub fn shift(&mut self, block: Block, side: Side, to: Place) {
        if let Some(from) = self.at[block.index()] {
            self.leave(side, from);
        }
        self.at[block.index()] = Some(to);
        self.arrive(side, to);
    }

    /// Gives a block to the other side where it stands.
    pub fn turn_over(&mut self, block: Block) {
        let (Some(side), Some(place)) = (self.commander(block), self.place_of(block)) else {
            return;
        };
        self.leave(side, place);
        self.army[side].remove(block);
        self.army[side.enemy()].insert(block);
        self.arrive(side.enemy(), place);
        self.forget_entry(block);
    }

    pub fn forget_entry(&mut self, block: Block) {
        self.reserve.remove(block);
        self.came[block.index()] = None;
    }

    fn arrive(&mut self, side: Side, place: Place) {
        self.count[side][place.index()] += 1;
        self.held[side].insert(place);
    }

    fn leave(&mut self, side: Side, place: Place) {
        let left = &mut self.count[side][place.index()];
        *left -= 1;
        if *left == 0 {
            self.held[side].remove(place);
        }
    }

    /// 7.5, 7.51: to the pool face up, or out of the game. Cleopatra never comes here.
    pub fn eliminate(&mut self, block: Block, out: &mut Out<Event>) {
        self.lift(block);
        if block.is_leader() {
            self.open.killed.insert(block);
            out.reveal(everyone(), Event::Killed { block });
        } else {
            self.open.face_up.insert(block);
            out.reveal(everyone(), Event::Eliminated { block });
        }
    }

    /// 8.3-c: to its original owner's pool, standing.
    pub fn disband(&mut self, block: Block, out: &mut Out<Event>) {
        let (Some(side), Some(at)) = (self.commander(block), self.place_of(block)) else {
            return;
        };
        self.lift(block);
        self.standing.insert(block);
        let colour = block.sheet().colour;
        let event = |block| Event::Disbanded {
            side,
            colour,
            block,
            at,
        };
        if block.sheet().owner == side {
            tell_of(out, side, event, block);
        } else {
            // A block that had defected comes home: its owner sees his pool (FW-a).
            let to = Audience::seats(everyone());
            let shows = SeatSet::one(side.enemy().seat());
            out.split_reveal(to, shows, event(Some(block)), event(None));
        }
    }

    // Score

    /// 1.2-c
    pub fn points(&self, side: Side) -> u8 {
        let cities: u8 = (self.friendly_places(side).iter())
            .map(|city| city.sheet().value)
            .sum();
        let killed = self.open.killed & data().owned[side.enemy()];
        cities + killed.len() as u8 * data().limits.leader_vp
    }

    /// The side whose decision is awaited, where it is one side's.
    pub fn active(&self) -> Option<Side> {
        let part = || self.open.part.map(|part| part.side);
        match self.open.phase {
            Phase::Deploy | Phase::Discard | Phase::Commit | Phase::Over { .. } => None,
            Phase::Move
            | Phase::DeclareMain { .. }
            | Phase::Surprise
            | Phase::Jupiter
            | Phase::Defect { .. }
            | Phase::Vulcan
            | Phase::Levy => part(),
            Phase::PickBattle => Some(self.open.first),
            Phase::Turn => self.open.battle.map(|battle| battle.turn_of()),
            Phase::Hits { side, .. }
            | Phase::Regroup { side, .. }
            | Phase::WinterNavis { side }
            | Phase::Supply { side }
            | Phase::Disband { side } => Some(side),
        }
    }
}

impl Open {
    /// A road, strait or sea link into `place` by which `side` came to fight.
    pub fn entered(&self, side: Side, place: Place, link: Link) -> bool {
        self.entries.has(side, place, link)
    }

    /// SM-6: which of the locations still to be declared was entered by this link.
    pub fn attacked_by(&self, side: Side, left: PlaceSet, link: Link) -> Option<Place> {
        let ends = link.sheet().ends;
        (left.iter()).find(|at| ends.contains(at) && self.entered(side, *at, link))
    }
}

/// Both seats.
pub fn everyone() -> SeatSet {
    SeatSet::first(2)
}

/// Tells `side` which block it was, and everybody else that it was one.
pub fn tell_of(
    out: &mut Out<Event>,
    side: Side,
    event: impl Fn(Option<Block>) -> Event,
    block: Block,
) {
    out.split(Audience::only(side.seat()), event(Some(block)), event(None));
}

/// The colours a place can hold, in a fixed order.
pub const COLOURS: [Colour; 3] = [Colour::Tan, Colour::Green, Colour::Blue];
