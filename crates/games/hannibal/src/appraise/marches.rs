//! What a general can do with an activation: where he can go, and what he finds there.

use punic::Side;

use std::cell::RefCell;

use super::Outlook;
use super::{Army, Clash};
use crate::data::{Edge, LinkKind, data, theatre};
use crate::frame::{Force, Way};
use crate::game::Hannibal;
use crate::ids::{General, Space};
use crate::land::{Stack, Units};
use crate::limits;
use crate::naval;
use crate::sets::SpaceSet;
use crate::state::Open;
use punic::appraise::clash::CU;
use punic::appraise::{goal, odds, politics};

/// A step for nothing is no step.
const STEP: f32 = 0.4;
/// An army lost at sea is more than its CUs: nobody stakes a war on one die.
const AT_SEA: f32 = 2.0;
/// What it costs to take a CU from a commander whose rating is better by one.
const ROBBED: f32 = 2.5;
/// What a voyage costs besides.
const VOYAGE: f32 = 2.0;

/// An activation, as far as it has come.
#[derive(Debug, Clone, Copy)]
pub struct Orders {
    pub general: General,
    pub stack: Stack,
    pub force: Force,
    pub points: u8,
    pub ships: Option<u8>,
    pub guide: bool,
    /// He sails without a roll.
    pub sure: bool,
    pub treachery: bool,
    pub may_besiege: bool,
}

/// A space that can be reached.
#[derive(Debug, Clone, Copy)]
pub struct Reach {
    pub at: Space,
    /// Movement Points left there.
    points: u8,
    /// What the way there costs.
    pub toll: f32,
    /// Where the force came from last, and how.
    pub entry: (Option<Space>, Way),
    /// It goes no further: enemies are there.
    met: bool,
}

#[derive(Debug)]
pub struct Marches<'o, 'a> {
    pub outlook: &'o Outlook<'a>,
    pub orders: Orders,
    /// The same position with the activation under way, for the naval table.
    pub afloat: &'o Open,
    /// What it is worth to stop in each space, once it has been asked: many ways lead
    /// to one place.
    pub stops: Memo,
    /// What interceptors cost who enters a space.
    risks: Memo,
}

/// One number a space, worked out when it is first needed.
#[derive(Debug)]
pub struct Memo(RefCell<[f32; Space::COUNT]>);

impl Memo {
    const fn new() -> Memo {
        Memo(RefCell::new([f32::NAN; Space::COUNT]))
    }

    pub fn get(&self, at: Space, work: impl FnOnce() -> f32) -> f32 {
        let known = self.0.borrow()[at.index()];
        if !known.is_nan() {
            return known;
        }
        let value = work();
        self.0.borrow_mut()[at.index()] = value;
        value
    }
}

impl<'o, 'a> Marches<'o, 'a> {
    pub const fn new(outlook: &'o Outlook<'a>, orders: Orders, afloat: &'o Open) -> Self {
        Marches {
            outlook,
            orders,
            afloat,
            stops: Memo::new(),
            risks: Memo::new(),
        }
    }
}

impl Marches<'_, '_> {
    pub fn side(&self) -> Side {
        self.outlook.side
    }

    pub fn army(&self) -> Army {
        Army {
            side: self.side(),
            units: self.orders.force.units,
            leader: Some(self.orders.general),
        }
    }

    /// What the whole stack is worth where it stands, with nothing done.
    pub fn idle(&self) -> f32 {
        let stack = self.orders.stack;
        let army = Army::of(self.outlook.open, stack);
        let led = Army {
            leader: army.leader.or(Some(self.orders.general)),
            ..army
        };
        self.outlook.field(led, stack.at, stack.inside) - self.watch(stack.at, Units::NONE)
    }

    /// What the activation can bring over doing nothing.
    pub fn gain(&self) -> f32 {
        self.best() - self.idle()
    }

    /// The best that can come of it, what stays behind included.
    pub fn best(&self) -> f32 {
        let going = self.onward(self.orders.stack.at, self.orders.points, true);
        (going + self.behind()).max(self.here(true))
    }

    /// He stays where he is, and besieges if `siege`.
    pub fn here(&self, siege: bool) -> f32 {
        let at = self.orders.stack.at;
        let attempt = if siege {
            self.siege(self.all_here(), at).max(0.0)
        } else {
            0.0
        };
        self.idle() + attempt
    }

    /// The stack with him in command.
    fn all_here(&self) -> Army {
        Army {
            leader: Some(self.orders.general),
            ..Army::of(self.outlook.open, self.orders.stack)
        }
    }

    /// What is left where he sets out.
    pub fn behind(&self) -> f32 {
        let Orders { stack, force, .. } = self.orders;
        let open = self.outlook.open;
        let units = open.land.units(stack);
        let rest = units.minus(Units::of(
            force.units.cu.min(units.cu),
            force.units.elephants.min(units.elephants),
        ));
        let left = open.land.generals_in(stack) - force.generals;
        let leader = left.iter().max_by_key(|general| general.sheet().battle);
        let army = Army {
            side: stack.side,
            units: rest,
            leader,
        };
        // The better man keeps the larger army.
        let stripped = army.rating().saturating_sub(self.army().rating());
        let robbed = (force.units.cu.saturating_sub(rest.cu)).min(stripped * 10);
        self.outlook.field(army, stack.at, stack.inside)
            - self.watch(stack.at, force.units)
            - f32::from(robbed) * ROBBED * f32::from(stripped)
    }

    /// What the capital's guard lacks if `gone` leave it; 0 elsewhere.
    pub fn watch(&self, at: Space, gone: Units) -> f32 {
        let side = self.side();
        if at != politics::capital::<Hannibal>(side) {
            return 0.0;
        }
        let cu = self.outlook.open.land.all_cu(side, at);
        self.outlook.unguarded(cu.saturating_sub(gone.cu))
    }

    /// The best place to come to from `at` with so many Movement Points; not `at` itself.
    fn onward(&self, at: Space, points: u8, start: bool) -> f32 {
        let mut best = f32::NEG_INFINITY;
        let stages = self.stages(at, points, start);
        for &stage in &stages {
            best = best.max(self.arrival(stage));
        }
        // Whoever has to go overseas thinks of the next port as well.
        let overseas = goal::city(self.outlook.open, self.side()).is_some();
        if start || overseas {
            for to in self.voyages(at, points) {
                best = best.max(self.voyage(to, false, points));
            }
        }
        if start && overseas {
            for stage in stages.iter().filter(|stage| !stage.met) {
                for to in self.voyages(stage.at, stage.points) {
                    best = best.max(self.voyage(to, false, stage.points) - stage.toll);
                }
            }
        }
        best
    }

    /// What one step along an edge can lead to, from where he stands now.
    pub fn step(&self, to: Space) -> f32 {
        let from = self.orders.stack.at;
        let Some(edge) = from.edge(to) else {
            return f32::NEG_INFINITY;
        };
        let stage = self.stage(from, edge, self.orders.points, 0.0);
        let stop = self.arrival(stage);
        let best = match stage.met {
            true => stop,
            false => {
                let further = self.onward(to, stage.points, false);
                stop.max(further - stage.toll)
            }
        };
        best + self.behind()
    }

    /// What a voyage can lead to, from where he stands now.
    pub fn sail(&self, to: Space, inside: bool) -> f32 {
        self.voyage(to, inside, self.orders.points) + self.behind()
    }

    /// The spaces that can be reached by land.
    fn stages(&self, from: Space, points: u8, start: bool) -> Vec<Reach> {
        let mut found: Vec<Reach> = Vec::with_capacity(32);
        if self.orders.sure || (start && self.orders.stack.inside) {
            return found;
        }
        // Nobody marches to where he is.
        let origin = self.orders.stack.at;
        let mut next = 0;
        let first = Reach {
            at: from,
            points,
            toll: 0.0,
            entry: (None, Way::Land(LinkKind::Road)),
            met: false,
        };
        let mut here = first;
        loop {
            if !here.met {
                for &edge in &here.at.sheet().edges {
                    if edge.cost > here.points || edge.to == origin || !self.passes(here.at, edge) {
                        continue;
                    }
                    let stage = self.stage(here.at, edge, here.points, here.toll);
                    match found.iter_mut().find(|known| known.at == stage.at) {
                        None => found.push(stage),
                        Some(known) if known.toll > stage.toll && known.points <= stage.points => {
                            *known = stage;
                        }
                        Some(_) => {}
                    }
                }
            }
            let Some(&stage) = found.get(next) else {
                return found;
            };
            here = stage;
            next += 1;
        }
    }

    fn stage(&self, from: Space, edge: Edge, points: u8, toll: f32) -> Reach {
        let land = &self.outlook.open.land;
        let met = land.cu(self.side().enemy(), edge.to) > 0;
        Reach {
            at: edge.to,
            points: points.saturating_sub(edge.cost),
            toll: toll + STEP + self.pass_toll(edge.kind) + self.intercepted(edge.to, met),
            entry: (Some(from), Way::Land(edge.kind)),
            met,
        }
    }

    fn passes(&self, from: Space, edge: Edge) -> bool {
        let open = self.outlook.open;
        let side = self.side();
        let force = self.orders.force;
        let enemy = open.land.occupied(side.enemy()).contains(edge.to);
        let fights = force.units.cu > 0
            && !open.truce()
            && limits::may_attack(open, self.orders.general).is_ok();
        (!edge.needs_control || open.land.held[side].contains(from))
            && (!enemy || fights)
            && limits::may_cross(open, side, force, from, edge.to).is_ok()
            && limits::may_join(open, side, force, edge.to).is_ok()
    }

    /// 10.5-a
    fn pass_toll(&self, kind: LinkKind) -> f32 {
        let tables = &data().tables;
        let drm = match kind {
            LinkKind::AlpinePass => 0,
            LinkKind::Pass => theatre().tables.pass_drm,
            LinkKind::Road | LinkKind::Strait => return 0.0,
        };
        let guide = if self.orders.guide {
            tables.guide_drm
        } else {
            0
        };
        let ability = self.orders.general.ability().attrition_drm;
        let drm = i32::from(drm) + i32::from(guide) + i32::from(ability);
        odds::attrition::<Hannibal>(self.orders.force.units.cu, drm) * CU
    }

    /// What enemies next to `at` can do to a force that enters it.
    fn intercepted(&self, at: Space, met: bool) -> f32 {
        let open = self.outlook.open;
        let army = self.army();
        if open.truce() || army.units.cu == 0 || met {
            return 0.0;
        }
        self.risks.get(at, || {
            (self.outlook.foes.iter())
                .filter(|(stack, _)| !stack.inside && at.roads().contains(stack.at))
                .filter_map(|(_, foe)| Some((foe, foe.leader?)))
                .map(|(foe, leader)| {
                    let clash = Clash::by_road(army, *foe, at).edge(1.0);
                    let lost = -clash.value(&self.outlook.ground);
                    odds::chance(leader.sheet().battle) * lost.max(0.0) * 0.6
                })
                .sum()
        })
    }

    /// Ports that could be sailed to.
    fn voyages(&self, from: Space, points: u8) -> SpaceSet {
        let Orders { force, ships, .. } = self.orders;
        let open = self.outlook.open;
        let fits = ships.is_some_and(|most| force.units.cu <= most);
        let barred = self.side() == Side::Rome && open.game.effects.naval_victory;
        if !fits || barred || !from.is_port() || points < data().tables.naval_cost {
            return SpaceSet::EMPTY;
        }
        let enemies = open.land.occupied(self.side().enemy());
        ((theatre().ports & open.land.in_play).without(from).iter())
            .filter(|&to| {
                limits::may_cross(open, self.side(), force, from, to).is_ok()
                    && limits::may_join(open, self.side(), force, to).is_ok()
                    && (!enemies.contains(to) || (force.units.cu > 0 && !open.truce()))
            })
            .collect()
    }

    fn voyage(&self, to: Space, inside: bool, points: u8) -> f32 {
        let from = self.orders.stack.at;
        let left = points.saturating_sub(data().tables.naval_cost);
        let stage = Reach {
            at: to,
            points: left,
            toll: VOYAGE + self.intercepted(to, false),
            entry: (Some(from), Way::Sea),
            met: self.outlook.open.land.cu(self.side().enemy(), to) > 0,
        };
        let mut value = match inside {
            true => self.outlook.field(self.army(), to, true) - stage.toll,
            false => self.arrival(stage),
        };
        if !inside && !stage.met && left > 0 {
            value = value.max(self.onward(to, left, false) - stage.toll);
        }
        if self.side() == Side::Rome || self.orders.sure {
            return value;
        }
        let (arrives, sunk) = self.sea(to);
        let stays = self
            .outlook
            .field(self.army(), from, self.orders.stack.inside);
        arrives * value + (1.0 - arrives - sunk) * stays - sunk * AT_SEA * self.army().stake()
    }

    /// 11.2-b: the chances to arrive and to be sunk.
    fn sea(&self, to: Space) -> (f32, f32) {
        let (case, ability) = naval::modifiers(self.afloat, to);
        let tables = &data().tables;
        let share = |is: &dyn Fn(i8) -> bool| {
            (1..=6).filter(|&die| is(die + case + ability)).count() as f32 / 6.0
        };
        (
            share(&|die| die <= tables.arrives_max),
            share(&|die| die >= tables.sunk_min),
        )
    }
}
