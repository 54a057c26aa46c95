//! What single generals, cards and scenarios forbid: where a force may go, who may
//! stand together, who may attack (24, 28).

use punic::{Allowed, Reason, Side, unless};

use crate::data::{Campaign, Office, data, theatre};
use crate::frame::{Battle, Force};
use crate::ids::{General, Space};
use crate::land::Stack;
use crate::refusal::why;
use crate::sets::GeneralSet;
use crate::state::{Cause, Open, State};

/// 9.3: who may command whom.
pub fn rank(open: &Open, general: General) -> u8 {
    match general.side() {
        // The one whose loss is mourned is above all others.
        Side::Carthage => 1 + u8::from(general.talent().mourned.is_some()),
        Side::Rome if open.game.effects.dictator == Some(general) => 3,
        Side::Rome if open.land.office(general) == Some(Office::Consul) => 2,
        Side::Rome => 1,
    }
}

/// Whether a force may go from one space to another by its own will. Retreats and
/// displacement are not asked.
pub fn may_cross(open: &Open, side: Side, force: Force, from: Space, to: Space) -> Allowed {
    if !open.land.in_play.contains(to) {
        return Err(outside(open));
    }
    let (here, there) = (from.region(), to.region());
    if here == there {
        return Ok(());
    }
    let marks = &data().marks;
    let effects = &open.game.effects;
    for general in force.generals {
        let bound_to = general.talent().bound_to;
        let bound = bound_to.contains(here) && !bound_to.contains(there);
        unless(bound, why::BOUND)?;
        unless(effects.flamen == Some((general, here)), why::FLAMEN)?;
    }
    let (leaves, enters) = (here == marks.africa, there == marks.africa);
    if force.units.cu > 0 {
        let stays = side == Side::Carthage && leaves && effects.hanno_counsels;
        unless(stays, why::HANNO_COUNSELS)?;
        let imperium = open.march.is_some_and(|march| march.orders.imperium);
        let kept_out = side == Side::Rome && enters && effects.cato_counsels && !imperium;
        unless(kept_out, why::CATO_COUNSELS)?;
    }
    // 28.11-h
    let africanus = force.generals.contains(marks.africanus);
    let island = open.game.campaign() == Some(Campaign::Italia) && here == marks.sicilia;
    // He is on the map or has died there; if he never came he is nowhere.
    let landed = || {
        let land = &open.land;
        land.place_of(marks.africanus).is_some() || land.dead.contains(marks.africanus)
    };
    let bound = side == Side::Rome && island && (africanus || (force.units.cu > 0 && landed()));
    unless(bound, why::SICILIA)
}

/// Why a space is not part of the match.
fn outside(open: &Open) -> Reason {
    match open.game.campaign() {
        None => why::NO_MAURETANIA,
        Some(Campaign::Iberia) => why::OUTSIDE_IBERIA,
        Some(Campaign::Italia) => why::OUTSIDE_ITALIA,
        Some(Campaign::Africa) => why::OUTSIDE_AFRICA,
    }
}

/// 28.12-j: he may not attack as commander.
pub fn may_attack(open: &Open, general: General) -> Allowed {
    let hanno = open.game.campaign() == Some(Campaign::Africa) && general == data().marks.hanno;
    unless(hanno, why::PEACE_PARTY)
}

/// 28.10-h: whether generals who come with CUs may stand with those there.
pub fn may_join(open: &Open, side: Side, coming: Force, at: Space) -> Allowed {
    if side == Side::Rome
        || open.game.campaign() != Some(Campaign::Iberia)
        || open.game.tally.carthage_beaten
        || coming.units.cu == 0
    {
        return Ok(());
    }
    let there = open.land.generals_in(Stack::outside(side, at))
        | open.land.generals_in(Stack::inside(side, at));
    let others = there - coming.generals;
    let met = !others.is_empty() && open.land.all_cu(side, at) > 0;
    unless(met, why::RIVALRY)
}

/// The same for what is already one stack: only one general may lead it on.
pub fn may_escort(open: &Open, side: Side) -> Allowed {
    let rivals = side == Side::Carthage
        && open.game.campaign() == Some(Campaign::Iberia)
        && !open.game.tally.carthage_beaten;
    unless(rivals, why::RIVALRY)
}

/// 28.12-g: Elephants are ordinary CUs against this commander.
pub fn elephant_tamer(open: &Open) -> Option<General> {
    let last = open.game.campaign() == Some(Campaign::Africa) && open.turn == 9;
    last.then_some(data().marks.africanus)
}

/// #76 remembers who won a battle that cost Carthage dear.
pub fn remember_victory(open: &mut Open, battle: &Battle, winner: Side) {
    const DEAR: u8 = 3;
    if winner == Side::Rome && !battle.withdrew && battle.lost[Side::Carthage] >= DEAR {
        open.game.effects.triumph = open.land.commander(Stack::outside(Side::Rome, battle.at));
    }
}

/// 28.11-g
pub fn general_lost(state: &mut State) {
    let open = &mut state.open;
    let dead = open.land.dead & theatre().side_generals[Side::Carthage];
    if open.game.campaign() == Some(Campaign::Italia) && dead.len() >= 2 {
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
