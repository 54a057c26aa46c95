//! What single generals, cards and scenarios forbid: where a force may go, who may
//! stand together, who may attack (24, 28).

use land_war::Side;

use crate::data::{Campaign, Office, data, theatre};
use crate::frame::{Battle, Force};
use crate::ids::{General, Space};
use crate::land::Stack;
use crate::sets::GeneralSet;
use crate::state::{Cause, Open, State};

/// 9.3: who may command whom.
pub fn rank(open: &Open, general: General) -> u8 {
    match general.side() {
        // The one whose loss is mourned is above all others.
        Side::Carthage => 1 + u8::from(general.talent().mourned.is_some()),
        Side::Rome if open.own.effects.dictator == Some(general) => 3,
        Side::Rome if open.land.office(general) == Some(Office::Consul) => 2,
        Side::Rome => 1,
    }
}

/// Whether a force may go from one space to another by its own will. Retreats and
/// displacement are not asked.
pub fn may_cross(open: &Open, side: Side, force: Force, from: Space, to: Space) -> bool {
    if !open.land.in_play.contains(to) {
        return false;
    }
    let (here, there) = (from.region(), to.region());
    if here == there {
        return true;
    }
    let marks = &data().marks;
    let bound = |general: General| {
        let bound_to = general.talent().bound_to;
        let flamen = open.own.effects.flamen == Some((general, here));
        (bound_to.contains(here) && !bound_to.contains(there)) || flamen
    };
    if force.generals.iter().any(bound) {
        return false;
    }
    let (leaves, enters) = (here == marks.africa, there == marks.africa);
    let effects = &open.own.effects;
    if force.units.cu > 0 {
        if side == Side::Carthage && leaves && effects.hanno_counsels {
            return false;
        }
        let imperium = open.march.is_some_and(|march| march.own.imperium);
        if side == Side::Rome && enters && effects.cato_counsels && !imperium {
            return false;
        }
    }
    // 28.11-h
    let africanus = force.generals.contains(marks.africanus);
    let island = open.own.campaign() == Some(Campaign::Italia) && here == marks.sicilia;
    let landed = || !open.land.waiting.contains(marks.africanus) && open.own.turn >= 8;
    !(side == Side::Rome && island && (africanus || (force.units.cu > 0 && landed())))
}

/// 28.12-j: he may not attack as commander.
pub fn may_attack(open: &Open, general: General) -> bool {
    !(open.own.campaign() == Some(Campaign::Africa) && general == data().marks.hanno)
}

/// 28.10-h: whether generals who come with CUs may stand with those there.
pub fn may_join(open: &Open, side: Side, coming: Force, at: Space) -> bool {
    if side == Side::Rome
        || open.own.campaign() != Some(Campaign::Iberia)
        || open.own.tally.carthage_beaten
        || coming.units.cu == 0
    {
        return true;
    }
    let there = open.land.generals_in(Stack::outside(side, at))
        | open.land.generals_in(Stack::inside(side, at));
    let others = there - coming.generals;
    others.is_empty() || open.land.all_cu(side, at) == 0
}

/// The same for what is already one stack: only one general may lead it on.
pub fn may_escort(open: &Open, side: Side) -> bool {
    !(side == Side::Carthage
        && open.own.campaign() == Some(Campaign::Iberia)
        && !open.own.tally.carthage_beaten)
}

/// 28.12-g: Elephants are ordinary CUs against this commander.
pub fn elephants_tamed(open: &Open, roman: Option<General>) -> bool {
    open.own.campaign() == Some(Campaign::Africa)
        && open.own.turn == 9
        && roman == Some(data().marks.africanus)
}

/// 14.3-e: battle cards for Rome at home.
pub fn home_cards(side: Side, at: Space) -> i8 {
    if side == Side::Rome && at.province() == data().marks.latium {
        2
    } else {
        0
    }
}

/// 23-a, 23-b: whose war is over when this City comes to `side`.
pub fn capital(side: Side, at: Space) -> Option<Cause> {
    let marks = &data().marks;
    match side {
        Side::Rome if at == marks.carthago => Some(Cause::CarthagoTaken),
        Side::Carthage if at == marks.roma => Some(Cause::RomaTaken),
        Side::Rome | Side::Carthage => None,
    }
}

/// #76 remembers who won a battle that cost Carthage dear.
pub fn remember_victory(open: &mut Open, battle: &Battle, winner: Side) {
    const DEAR: u8 = 3;
    if winner == Side::Rome && !battle.withdrew && battle.lost[Side::Carthage] >= DEAR {
        open.own.effects.triumph = open.land.commander(Stack::outside(Side::Rome, battle.at));
    }
}

/// 28.11-g
pub fn general_lost(state: &mut State) {
    let open = &mut state.open;
    let dead = open.land.dead & theatre().side_generals[Side::Carthage];
    if open.own.campaign() == Some(Campaign::Italia) && dead.len() >= 2 {
        open.finish(Side::Rome, Cause::GeneralsDead);
    }
}

/// #66, #83: an additional Proconsul who has left the regions of his card counts as
/// an ordinary one.
pub fn imperium(open: &mut Open) {
    let marks = &data().marks;
    let within = |general: General, regions: &[crate::ids::Region]| {
        let place = open.land.place_of(general);
        place.is_some_and(|at| regions.contains(&at.region()))
    };
    let iberia: GeneralSet = (open.land.extra.iter())
        .filter(|&general| within(general, &[marks.iberia]))
        .collect();
    let south: GeneralSet = (open.land.extra_south.iter())
        .filter(|&general| within(general, &[marks.sicilia, marks.africa]))
        .collect();
    open.land.extra = iberia;
    open.land.extra_south = south;
}
