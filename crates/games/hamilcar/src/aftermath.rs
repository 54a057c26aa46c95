//! 11.7.6 What follows a naval battle, up to the return of the Ships.

use kernel::{Chance, Out};
use punic::dice::{self, Why};
use punic::{BySide, Side};

use crate::data::{data, theatre};
use crate::event::{Event, GameEvent};
use crate::frame::{Escape, Purpose, SeaBattle, SeaStep, Sinking, Throw};
use crate::sets::Tactics;
use crate::state::{Open, State};
use crate::{navy, sea};

/// 11.7.6-a: whether the winner may roll against the loser's Transports.
pub fn may_chase(open: &Open, battle: &SeaBattle) -> bool {
    let Some(winner) = battle.winner else {
        return false;
    };
    let loser = winner.enemy();
    let fled = battle
        .escaped
        .is_some_and(|(_, how)| how == Escape::Disengage);
    let evaded = battle.escaped.is_some_and(|(_, how)| how == Escape::Evade);
    battle.ships[winner] > 0
        && sea::transports(open, loser) > 0
        && !evaded
        && (fled || battle.ships[loser] == 0)
}

/// RUL-20: a battle roll with the standing modifiers.
pub fn chase(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let Some(winner) = state.open.game.sea().winner else {
        return;
    };
    sea::go(state, SeaStep::Aftermath);
    let shifts = [(Why::Case, navy::clash_drm(&state.open, winner))];
    let purpose = Purpose::Game(Throw::Chase);
    dice::throw(state, purpose, winner, &shifts, chance, out);
}

pub fn chased(state: &mut State, die: i32, out: &mut Out<Event>) {
    let Some(winner) = state.open.game.sea().winner else {
        return;
    };
    let row = punic::Tables::row(die);
    let hits = theatre().tables.attrition[row][data().tables.pursuit_column];
    sea::sink_transports(state, winner.enemy(), hits, out);
}

/// 11.7.6-b, 11.7.6-c, 11.7.6-g; the leg goes on with the forces.
pub fn settle(state: &mut State, battle: SeaBattle, out: &mut Out<Event>) {
    let winner = battle.winner;
    out.tell(Event::Game(GameEvent::SeaBattleEnded { winner }));
    if let Some(winner) = winner {
        navy::take_supremacy(state, winner, out);
    }
    let mut gone = battle.sunk;
    for side in Side::ALL {
        // Ships of this side that the other took (3.12-b, RUL-25).
        let taken = battle.prizes[side] + battle.stranded[side];
        let game = &mut state.open.game;
        if winner == Some(side.enemy()) {
            gone[side] += taken;
        } else {
            game.navy.worn[side] += taken;
        }
        let stays = match battle.escaped {
            Some((fled, _)) => fled != side,
            None => winner.is_some(),
        };
        let back = battle.ships[side];
        let at_sea = if stays { back } else { 0 };
        game.navy.worn[side] += back - at_sea;
        if let Some(leg) = &mut game.leg {
            match side == battle.mover {
                true => leg.ships = at_sea,
                false => leg.pool = at_sea,
            }
        }
        if back > at_sea {
            let count = back - at_sea;
            out.tell(Event::Game(GameEvent::ShipsSpent { side, count }));
        }
    }
    if let Some(winner) = winner {
        take_prizes(state, &battle, winner, out);
    }
    // 11.7.6-g
    state.secret.tactics = BySide::new(Tactics::NONE, Tactics::NONE);
    for side in Side::ALL {
        navy::lost(state, side, gone[side], Sinking::Battle, out);
    }
    // 11.7.6-f
    if let Some(winner) = winner {
        let owed = gone[winner.enemy()] / 2;
        state.open.game.due = (owed > 0).then_some((winner.enemy(), owed));
    }
    sea::change(state, |sea| {
        sea.held = BySide::default();
        sea.gone = Tactics::NONE;
    });
    state.open.pop();
}

/// Prizes and stranded Ships become Spent Ships of the winner, within his ten.
fn take_prizes(state: &mut State, battle: &SeaBattle, winner: Side, out: &mut Out<Event>) {
    let loser = winner.enemy();
    let taken = battle.prizes[loser] + battle.stranded[loser];
    let game = &mut state.open.game;
    let at_sea = game.leg.map_or(0, |leg| match winner == battle.mover {
        true => leg.ships,
        false => leg.pool,
    });
    let room = data()
        .tables
        .ships
        .saturating_sub(game.navy.at_port(winner) + at_sea);
    let count = taken.min(room);
    if count > 0 {
        game.navy.worn[winner] += count;
        out.tell(Event::Game(GameEvent::ShipsTaken {
            side: winner,
            count,
        }));
    }
}
