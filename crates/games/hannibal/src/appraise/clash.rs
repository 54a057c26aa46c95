//! A battle before it is fought: who is likely to win it, and what is at stake.

use land_war::{BySide, Side, battle};

use super::odds::{self, Line};
use crate::data::{LinkKind, theatre};
use crate::frame::Way;
use crate::ids::{General, Province, Region, Space};
use crate::land::{Stack, Units};
use crate::limits;
use crate::state::Open;

/// A combat unit.
pub const CU: f32 = 14.0;
/// What an Elephant has more.
const ELEPHANT: f32 = 5.0;
/// A PC that the loser gives up: he gives up those he needs least (15.8).
const LOST_PC: f32 = 9.0;
/// A general displaced comes back or is replaced; some are not.
const GENERAL: f32 = 10.0;
const MOURNED: f32 = 160.0;
const AFRICANUS: f32 = 90.0;

/// The map with the allies that each side finds in each region (14.4), counted once.
#[derive(Debug, Clone, Copy)]
pub struct Ground<'a> {
    pub open: &'a Open,
    allies: BySide<[u8; Region::COUNT]>,
    /// What losses still matter: less and less with the last cards of the war.
    pub late: f32,
}

impl<'a> Ground<'a> {
    pub fn of(open: &'a Open, hands: BySide<u8>) -> Ground<'a> {
        let mut allies = BySide::new([0; Region::COUNT], [0; Region::COUNT]);
        for province in Province::all().filter(|province| province.sheet().counted) {
            let region = province.sheet().ally_region.index();
            for side in Side::ALL {
                if let (0, Some(at)) = (allies[side][region], province.spaces().first()) {
                    allies[side][region] = battle::allies(open, side, at);
                }
            }
        }
        let cards = hands[Side::Rome].max(hands[Side::Carthage]);
        let late = match open.own.turn == open.own.sheet().last_turn {
            true => 0.25 + 0.75 * (f32::from(cards) / 9.0).min(1.0),
            false => 1.0,
        };
        Ground { open, allies, late }
    }

    fn allies(&self, side: Side, at: Space) -> u8 {
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
pub struct Army {
    pub side: Side,
    pub units: Units,
    pub leader: Option<General>,
}

impl Army {
    pub fn of(open: &Open, stack: Stack) -> Army {
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
    pub fn plus(self, units: Units) -> Army {
        Army {
            units: self.units.plus(units),
            ..self
        }
    }

    /// What of it can march (10.2-a).
    #[must_use]
    pub fn marching(self) -> Army {
        let cu = self.units.cu.min(theatre().tables.most_moving);
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
        self.leader.map_or(0.0, |general| {
            let talent = general.talent();
            if talent.mourned.is_some() {
                MOURNED
            } else if talent.permanent_proconsul {
                AFRICANUS
            } else {
                GENERAL
            }
        })
    }
}

/// A battle at a place.
#[derive(Debug, Clone, Copy)]
pub struct Clash {
    pub at: Space,
    pub attacker: Army,
    pub defender: Army,
    /// Cards that the defender has more by an interception, or fewer by failing to avoid.
    pub edge: f32,
    entry: (Option<Space>, Way),
}

impl Clash {
    /// `attacker` comes to `at` from a space and finds `defender` there.
    pub const fn new(
        attacker: Army,
        defender: Army,
        at: Space,
        entry: (Option<Space>, Way),
    ) -> Clash {
        Clash {
            at,
            attacker,
            defender,
            edge: 0.0,
            entry,
        }
    }

    /// The same by road, nobody knows from where.
    pub const fn by_road(attacker: Army, defender: Army, at: Space) -> Clash {
        Clash::new(attacker, defender, at, (None, Way::Land(LinkKind::Road)))
    }

    /// 15.3-a, 15.5-a: whether a beaten attacker has a way out.
    fn attacker_escapes(&self) -> bool {
        matches!(self.entry.1, Way::Land(LinkKind::Road) | Way::Sortie)
    }

    fn defender_escapes(&self, ground: &Ground<'_>) -> bool {
        let (from, way) = self.entry;
        let barred = from.filter(|_| way != Way::Sea);
        escapes(ground.open, self.defender.side, self.at, barred)
    }

    #[must_use]
    pub fn edge(self, edge: f32) -> Clash {
        Clash { edge, ..self }
    }

    fn lines(&self, ground: &Ground<'_>) -> [Line; 2] {
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
    pub fn win(&self, ground: &Ground<'_>) -> f32 {
        let [attacker, defender] = self.lines(ground);
        odds::win(attacker, defender)
    }

    /// What the battle is worth to the attacker.
    pub fn value(&self, ground: &Ground<'_>) -> f32 {
        let (defeat, victory) = self.stakes(ground);
        let win = self.win(ground);
        win * victory - (1.0 - win) * defeat
    }

    /// What defeat costs the attacker, and what it costs the defender.
    pub fn stakes(&self, ground: &Ground<'_>) -> (f32, f32) {
        let [attacker, defender] = self.lines(ground);
        let lost = odds::casualties(attacker, defender);
        let victor = |army: Army| lost.min(army.cu()) * CU;
        let attacker = beaten(self.attacker, lost, self.attacker_escapes()) - victor(self.defender);
        let escapes = self.defender_escapes(ground);
        let defender = beaten(self.defender, lost, escapes) - victor(self.attacker);
        (attacker * ground.late, defender * ground.late)
    }
}

/// What a side loses that is beaten.
fn beaten(army: Army, casualties: f32, escapes: bool) -> f32 {
    let lost = match escapes {
        true => (casualties + odds::rout(army.cu())).min(army.cu()),
        false => army.cu(),
    };
    let pcs = lost / 2.0 * LOST_PC;
    if lost + 0.5 >= army.cu() {
        army.stake() + pcs
    } else {
        lost * CU + pcs
    }
}

/// 14.3, as far as it can be foreseen.
fn line(ground: &Ground<'_>, army: Army, at: Space) -> Line {
    let mut cards = army.cu();
    if army.leader.is_some() {
        cards += f32::from(army.rating()) + f32::from(ground.allies(army.side, at));
    }
    cards += f32::from(limits::home_cards(army.side, at));
    if army.side == Side::Carthage {
        let land = &ground.open.land;
        let tribe = land.tribes.contains(at) && land.held[army.side].contains(at);
        cards += f32::from(u8::from(tribe));
    }
    Line {
        cards: cards.min(theatre().tables.most_battle_cards.into()),
        rating: army.rating().into(),
        cu: army.cu(),
    }
}

/// 17.1: the mean effect of an elephant charge.
fn charge(riders: Army, line: &mut Line, against: Army) {
    let rating = i32::from(against.rating()).max(1);
    let hits = (6 - rating).max(0) as f32 / 6.0;
    line.cards -= hits * f32::from(riders.units.elephants);
}

/// Whether a beaten stack of `side` at `at` finds a friendly space (15.2), or walls
/// (15.7), without going where it may not.
pub fn escapes(open: &Open, side: Side, at: Space, barred: Option<Space>) -> bool {
    let land = &open.land;
    let enemies = land.occupied(side.enemy());
    let walls = at.is_city() && land.held[side].contains(at) && !land.besieged(at);
    let open_to = |from: Space| {
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
