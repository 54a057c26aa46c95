//! A battle before it is fought: who is likely to win it, and what is at stake.

use super::odds::{self, BattleSide};
use super::{Judgement, goal};
use crate::battle;
use crate::frame::Way;
use crate::id::{General, Province, Space};
use crate::land::{Stack, Units};
use crate::sheets::LinkKind;
use crate::side::{BySide, Side};
use crate::state::Open;

/// A combat unit.
pub const CU: f32 = 14.0;
/// What an Elephant has more.
const ELEPHANT: f32 = 5.0;
/// A PC that the loser gives up: he gives up those he needs least (15.8).
const LOST_PC: f32 = 9.0;
/// A PC that the loser lacks: with the first of them he capitulates (15.8-b).
const RUIN: f32 = 400.0;
const GOAL_RUIN: f32 = 5_000.0;
/// A general displaced comes back or is replaced.
pub const GENERAL: f32 = 10.0;
/// As many regions as a set of them can hold.
const REGIONS: usize = 8;

/// The map with the allies that each side finds in each region (14.4), counted once.
#[derive(Debug, Clone, Copy)]
pub struct Ground<'a, W: Judgement> {
    pub open: &'a Open<W>,
    allies: BySide<[u8; REGIONS]>,
    /// PCs of each side: what it pays for lost battles with.
    purse: BySide<f32>,
    /// How much each side has to dare (see [`goal`]).
    pub pressure: BySide<f32>,
    /// What a side's losses still matter: less and less with the last cards of the war,
    /// and less to a side that has lost unless it dares.
    pub stake: BySide<f32>,
}

impl<'a, W: Judgement> Ground<'a, W> {
    pub fn of(open: &'a Open<W>, hands: BySide<u8>) -> Ground<'a, W> {
        let mut allies = BySide::new([0; REGIONS], [0; REGIONS]);
        for province in Province::all().filter(|province| province.sheet().counted) {
            let region = province.sheet().ally_region.index();
            for side in Side::ALL {
                if let (0, Some(at)) = (allies[side][region], province.spaces().first()) {
                    allies[side][region] = battle::allies(open, side, at);
                }
            }
        }
        let cards = hands[Side::Rome].max(hands[Side::Carthage]);
        let late = match open.turn == W::last_turn(open) {
            true => 0.25 + 0.75 * (f32::from(cards) / 9.0).min(1.0),
            false => 1.0,
        };
        let pressure = BySide::from_fn(|side| goal::pressure(open, hands, side));
        Ground {
            open,
            allies,
            pressure,
            purse: BySide::from_fn(|side| open.land.pcs(side).len() as f32),
            stake: BySide::from_fn(|side| late * goal::stake(pressure[side])),
        }
    }

    /// 15.8-b: what it weighs that a side could hardly pay for so many CUs.
    fn ruin(&self, side: Side, lost: f32) -> f32 {
        let short = lost / 2.0 + 1.0 - self.purse[side];
        let ruin = match goal::city(self.open, side) {
            // The goal is lost with the war.
            Some(_) => GOAL_RUIN,
            None => RUIN,
        };
        (short.max(0.0) * ruin).min(2.0 * ruin)
    }

    fn allies(&self, side: Side, at: Space<W>) -> u8 {
        let sheet = at.province().sheet();
        // 14.4-d
        if sheet.counted {
            self.allies[side][sheet.ally_region.index()]
        } else {
            0
        }
    }
}

/// CUs and who leads them, wherever they may fight.
#[derive(Debug, Clone, Copy)]
pub struct Army<W: Judgement> {
    pub side: Side,
    pub units: Units,
    pub leader: Option<General<W>>,
}

impl<W: Judgement> Army<W> {
    pub fn of(open: &Open<W>, stack: Stack<W>) -> Army<W> {
        Army {
            side: stack.side,
            units: open.land.units(stack),
            leader: open.land.commander(stack),
        }
    }

    pub fn rating(&self) -> u8 {
        self.leader.map_or(0, |general| general.sheet().battle)
    }

    pub fn cu(&self) -> f32 {
        self.units.cu.into()
    }

    #[must_use]
    pub fn plus(self, units: Units) -> Army<W> {
        Army {
            units: self.units.plus(units),
            ..self
        }
    }

    /// What of it can march (10.2-a).
    #[must_use]
    pub fn marching(self) -> Army<W> {
        let cu = self.units.cu.min(W::theatre().tables.most_moving);
        Army {
            units: Units::of(cu, self.units.elephants.min(cu)),
            ..self
        }
    }

    /// All that would be lost with it.
    pub fn stake(&self) -> f32 {
        self.cu() * CU + f32::from(self.units.elephants) * ELEPHANT + self.head()
    }

    /// What its general is worth.
    pub fn head(&self) -> f32 {
        self.leader.map_or(0.0, W::head)
    }
}

/// A battle at a place.
#[derive(Debug, Clone, Copy)]
pub struct Clash<W: Judgement> {
    pub at: Space<W>,
    pub attacker: Army<W>,
    pub defender: Army<W>,
    /// Cards that the defender has more by an interception, or fewer by failing to avoid.
    pub edge: f32,
    entry: (Option<Space<W>>, Way),
}

impl<W: Judgement> Clash<W> {
    /// `attacker` comes to `at` from a space and finds `defender` there.
    pub const fn new(
        attacker: Army<W>,
        defender: Army<W>,
        at: Space<W>,
        entry: (Option<Space<W>>, Way),
    ) -> Clash<W> {
        Clash {
            at,
            attacker,
            defender,
            edge: 0.0,
            entry,
        }
    }

    /// The same by road, nobody knows from where.
    pub const fn by_road(attacker: Army<W>, defender: Army<W>, at: Space<W>) -> Clash<W> {
        Clash::new(attacker, defender, at, (None, Way::Land(LinkKind::Road)))
    }

    /// 15.3-a, 15.5-a: whether a beaten attacker has a way out.
    fn attacker_escapes(&self) -> bool {
        matches!(self.entry.1, Way::Land(LinkKind::Road) | Way::Sortie)
    }

    fn defender_escapes(&self, ground: &Ground<'_, W>) -> bool {
        let (from, way) = self.entry;
        let barred = from.filter(|_| way != Way::Sea);
        escapes(ground.open, self.defender.side, self.at, barred)
    }

    #[must_use]
    pub fn edge(self, edge: f32) -> Clash<W> {
        Clash { edge, ..self }
    }

    fn lines(&self, ground: &Ground<'_, W>) -> [BattleSide; 2] {
        let mut attacker = line(ground, self.attacker, self.at);
        let mut defender = line(ground, self.defender, self.at);
        defender.cards += self.edge;
        charge(self.attacker, &mut defender, self.defender);
        charge(self.defender, &mut attacker, self.attacker);
        for line in [&mut attacker, &mut defender] {
            line.cards = line.cards.max(0.0);
        }
        [attacker, defender]
    }

    /// The chance that the attacker wins.
    pub fn win(&self, ground: &Ground<'_, W>) -> f32 {
        let [attacker, defender] = self.lines(ground);
        odds::win(attacker, defender)
    }

    /// What the battle is worth to the attacker.
    pub fn value(&self, ground: &Ground<'_, W>) -> f32 {
        let (defeat, victory) = self.stakes(ground);
        let win = self.win(ground);
        win * victory - (1.0 - win) * defeat
    }

    /// What defeat costs the attacker, and what it costs the defender.
    pub fn stakes(&self, ground: &Ground<'_, W>) -> (f32, f32) {
        let [attacker, defender] = self.lines(ground);
        let lost = odds::casualties::<W>(attacker, defender);
        let stake = |army: Army<W>| ground.stake[army.side];
        let victor = |army: Army<W>| lost.min(army.cu()) * CU * stake(army);
        let defeat = |army: Army<W>, escapes: bool| {
            let (cu, cost) = beaten(army, lost, escapes);
            cost * stake(army) + ground.ruin(army.side, cu)
        };
        let field = goal::field(ground.open, self.attacker.side, self.at);
        let attacker = defeat(self.attacker, self.attacker_escapes()) - victor(self.defender);
        let defender = defeat(self.defender, self.defender_escapes(ground)) - victor(self.attacker);
        (attacker, defender + field)
    }
}

/// The CUs that a side loses that is beaten, and what that costs it.
fn beaten<W: Judgement>(army: Army<W>, casualties: f32, escapes: bool) -> (f32, f32) {
    let lost = match escapes {
        true => (casualties + odds::rout(army.cu())).min(army.cu()),
        false => army.cu(),
    };
    let pcs = lost / 2.0 * LOST_PC;
    let cost = match lost + 0.5 >= army.cu() {
        true => army.stake() + pcs,
        false => lost * CU + pcs,
    };
    (lost, cost)
}

/// 14.3, as far as it can be foreseen.
fn line<W: Judgement>(ground: &Ground<'_, W>, army: Army<W>, at: Space<W>) -> BattleSide {
    let mut cards = army.cu();
    if army.leader.is_some() {
        cards += f32::from(army.rating()) + f32::from(ground.allies(army.side, at));
    }
    cards += f32::from(at.province().sheet().home_cards[army.side]);
    if army.side == Side::Carthage {
        let land = &ground.open.land;
        let tribe = land.tribes.contains(at) && land.held[army.side].contains(at);
        cards += f32::from(u8::from(tribe));
    }
    BattleSide {
        cards: cards.min(W::theatre().tables.most_battle_cards.into()),
        rating: army.rating().into(),
        cu: army.cu(),
    }
}

/// 17.1: the mean effect of an elephant charge.
fn charge<W: Judgement>(riders: Army<W>, line: &mut BattleSide, against: Army<W>) {
    let rating = i32::from(against.rating()).max(1);
    let hits = (6 - rating).max(0) as f32 / 6.0;
    line.cards -= hits * f32::from(riders.units.elephants);
}

/// Whether a beaten stack of `side` at `at` finds a friendly space (15.2), or walls
/// (15.7), without going where it may not.
pub fn escapes<W: Judgement>(
    open: &Open<W>,
    side: Side,
    at: Space<W>,
    barred: Option<Space<W>>,
) -> bool {
    let land = &open.land;
    let enemies = land.occupied(side.enemy());
    let walls = at.is_city() && land.held[side].contains(at) && !land.besieged(at);
    let open_to = |from: Space<W>| {
        let roads = (from.roads() & land.in_play) - enemies;
        barred.map_or(roads, |barred| roads.without(barred))
    };
    let near = open_to(at);
    let ends = land.held[side] | land.armies(side);
    walls
        || near.meets(ends)
        || near
            .iter()
            .any(|next| open_to(next).without(at).meets(ends))
}
