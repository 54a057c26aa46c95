//! What holds after every act of every game, and what is asked of every position
//! that comes from outside.

use kernel::{Broken, Game};
use punic::{Side, Trains};

use crate::data::{data, theatre};
use crate::frame::{Drown, Frame, LegStep, Purpose, SeaBattle, Stage, Throw, TurnStep};
use crate::game::Hamilcar;
use crate::ids::{General, Tactic};
use crate::legs;
use crate::sea;
use crate::state::{Open, State};

/// More than any count of this game comes to.
const MANY: u8 = 100;

macro_rules! must {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(Broken(format!($($why)+)));
        }
    };
}

pub fn audit(state: &State) -> Result<(), Broken> {
    punic::audit::audit(state)?;
    turn(&state.open)?;
    navy(&state.open)?;
    supply(&state.open)?;
    generals(&state.open)?;
    tactics(state)?;
    for (place, frame) in state.open.frames.iter().enumerate() {
        let on_top = place + 1 == state.open.frames.depth();
        procedure(&state.open, frame, on_top)?;
    }
    frames(state)
}

fn turn(open: &Open) -> Result<(), Broken> {
    let last = data().tables.turns.len();
    must!(
        (1..=last).contains(&usize::from(open.turn)),
        "turn {} is not one of {last}",
        open.turn
    );
    let count = |is: fn(Frame) -> bool| open.frames.iter().filter(|&frame| is(frame)).count();
    let turns = count(|frame| matches!(frame, Frame::Game(Stage::Turn(_))));
    must!(open.over.is_some() || turns == 1, "no turn is under way");
    let game = &open.game;
    for (name, there, frames) in [
        (
            "leg",
            game.leg.is_some(),
            count(|frame| matches!(frame, Frame::Game(Stage::Leg(_)))),
        ),
        (
            "naval battle",
            game.sea.is_some(),
            count(|frame| matches!(frame, Frame::Game(Stage::Sea(_)))),
        ),
    ] {
        must!(
            open.over.is_some() || usize::from(there) == frames,
            "{frames} procedures of one {name} are under way"
        );
    }
    must!(
        game.leg.is_none() || open.march.is_some() || open.over.is_some(),
        "a leg without an activation"
    );
    must!(
        game.sea.is_none() || game.leg.is_some(),
        "a naval battle without a leg"
    );
    must!(
        game.due.is_none_or(|(_, count)| count > 0 && count <= MANY),
        "a debt for Ships that nobody can owe"
    );
    Ok(())
}

/// 2.2.7-a: nobody has more than ten Ships, wherever they are.
fn navy(open: &Open) -> Result<(), Broken> {
    let game = &open.game;
    must!(game.navy.seamanship <= 3, "no such Seamanship");
    for side in Side::ALL {
        let at_sea = match (game.leg, open.march) {
            (Some(leg), Some(march)) if march.general.side() == side => leg.ships,
            (Some(leg), Some(_)) => leg.pool,
            _ => 0,
        };
        let navy = &game.navy;
        let all = [navy.ready[side], navy.worn[side], at_sea];
        let all: u32 = all.into_iter().map(u32::from).sum();
        must!(
            all <= data().tables.ships.into(),
            "{} has {all} Ships",
            side.id()
        );
    }
    Ok(())
}

fn supply(open: &Open) -> Result<(), Broken> {
    for (stack, count) in open.land.train.stacks() {
        let own = open.land.held[stack.side].contains(stack.at);
        must!(
            !stack.inside || stack.at.is_city() && own && count <= stack.at.capacity(),
            "{count} Supply Trains are inside {}",
            stack.at
        );
        must!(count <= MANY, "{count} Supply Trains at {}", stack.at);
    }
    for side in Side::ALL {
        let all: u32 = (open.land.train.stacks())
            .filter(|(stack, _)| stack.side == side)
            .map(|(_, count)| u32::from(count))
            .sum();
        must!(all <= MANY.into(), "{all} Supply Trains of one side");
    }
    if let Some(march) = open.march
        && let Some(stack) = punic::march::here(open)
    {
        must!(
            march.fought || march.halted || march.force.train <= open.land.train.of(stack),
            "{} leads more Supply Trains than there are",
            march.general
        );
    }
    Ok(())
}

/// Nobody is lost: a general is on the map, in a deck, waits, has left, or is to come.
fn generals(open: &Open) -> Result<(), Broken> {
    let land = &open.land;
    for general in open.game.arriving.iter() {
        must!(
            general.side() == Side::Carthage && land.place_of(general).is_none(),
            "{general} is to come and is there"
        );
    }
    for general in General::all() {
        let arriving = open.game.arriving.iter().any(|other| other == general);
        let elected = land.consuls.contains(general);
        let somewhere = land.place_of(general).is_some()
            || [land.pool, land.dead, land.waiting]
                .iter()
                .any(|set| set.contains(general));
        must!(
            somewhere || arriving || elected || open.over.is_some(),
            "{general} is nowhere"
        );
        must!(
            !(somewhere && arriving),
            "{general} is to come and is somewhere"
        );
    }
    let foreign = land.displaced;
    must!(foreign.is_empty(), "nobody waits in a displaced box");
    Ok(())
}

fn tactics(state: &State) -> Result<(), Broken> {
    let sea = state.open.game.sea;
    for side in Side::ALL {
        let held = state.secret.tactics[side].total();
        let says = sea.map_or(0, |sea| sea.held[side]);
        must!(held == says, "{held} tactics cards, said to be {says}");
    }
    for card in Tactic::all() {
        let gone = sea.map_or(0, |sea| sea.gone.of(card));
        let hands = Side::ALL.map(|side| u32::from(state.secret.tactics[side].of(card)));
        must!(
            hands.iter().sum::<u32>() + u32::from(gone) <= card.sheet().copies.into(),
            "more tactics cards than there are"
        );
    }
    Ok(())
}

fn procedure(open: &Open, frame: Frame, on_top: bool) -> Result<(), Broken> {
    let game = &open.game;
    match frame {
        Frame::Game(Stage::Turn(step)) => turn_step(open, step, on_top),
        Frame::Game(Stage::Spread { left }) => {
            let most = open.strategy.play.map_or(0, |play| play.card.sheet().ops);
            must!(left <= most, "{left} OPs are left to spread");
            Ok(())
        }
        Frame::Game(Stage::Leg(step)) => leg_step(open, step),
        Frame::Game(Stage::Sea(_)) => match game.sea {
            Some(sea) => battle(open, &sea),
            None => Err(Broken("no naval battle is under way".to_owned())),
        },
        Frame::Game(Stage::Drown(drown)) => drowning(open, drown),
        Frame::Game(Stage::Defence { at, points }) => {
            must!(
                open.march.is_some() && at.is_city() && (1..=MANY).contains(&points),
                "nobody attacks {at}"
            );
            let points = theatre().tables.points_to_take;
            must!(points > 0, "a City falls by no points");
            Ok(())
        }
        Frame::Roll(roll) => match roll.purpose {
            Purpose::Game(Throw::NavalWinter { .. }) => Ok(()),
            Purpose::Game(Throw::SeaIntercept) => {
                let next = game.leg.map_or(0, |leg| leg.next);
                must!(next > 0, "an interception that was not declared");
                Ok(())
            }
            Purpose::Game(_) => {
                must!(game.sea.is_some(), "a naval die comes from nowhere");
                Ok(())
            }
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

/// What is left to do at a step of the turn.
fn turn_step(open: &Open, step: TurnStep, on_top: bool) -> Result<(), Broken> {
    let least = u8::from(on_top);
    let left = match step {
        TurnStep::Miat { left } => left,
        TurnStep::Levy { left, to_generals } => {
            must!(to_generals <= MANY, "{to_generals} CUs may go to generals");
            left
        }
        TurnStep::Elect { left } | TurnStep::Reforms { left } => left,
        TurnStep::Pay { left } => {
            must!(
                usize::from(left) <= open.game.miat.len(),
                "the Miat cannot pay {left}"
            );
            left
        }
        TurnStep::Spender { left, .. } | TurnStep::Treasurer { left, .. } => left,
        _ => return Ok(()),
    };
    must!((least..=MANY).contains(&left), "{left} are left");
    Ok(())
}

fn leg_step(open: &Open, step: LegStep) -> Result<(), Broken> {
    let (Some(leg), Some(march)) = (open.game.leg, open.march) else {
        return Err(Broken("nobody sails".to_owned()));
    };
    let here = punic::march::here(open);
    must!(
        here.is_some_and(|stack| stack.at == leg.from),
        "{} does not sail from {}",
        march.general,
        leg.from
    );
    must!(
        usize::from(leg.next) <= leg.attempts.len(),
        "an interception that was not declared"
    );
    must!(
        leg.draft.is_some() || step != LegStep::Draft,
        "nobody is being sent"
    );
    for attempt in leg.attempts.iter().chain(leg.draft) {
        let stack = open.land.stack_of(attempt.general);
        let followed = matches!(step, LegStep::Follow(_) | LegStep::Over);
        let there = stack.is_some_and(|stack| {
            let units = open.land.units(stack);
            let force = attempt.force;
            let fits = force.units.elephants <= units.elephants
                && force.units.elephants <= force.units.cu
                && force.units.ordinary() <= units.ordinary()
                && force.train <= open.land.train.of(stack);
            fits && stack.side != march.general.side() && stack.at == attempt.from
        });
        must!(
            there || followed,
            "what is to sail from {} is not there",
            attempt.from
        );
    }
    Ok(())
}

fn battle(open: &Open, sea: &SeaBattle) -> Result<(), Broken> {
    must!(
        usize::from(sea.round) <= data().tables.round_columns.len(),
        "Round {} of a naval battle",
        sea.round
    );
    must!(
        sea.clashes <= 2 && sea.draws <= MANY,
        "a half counts what cannot be"
    );
    must!(
        open.march
            .is_some_and(|march| march.general.side() == sea.mover),
        "somebody else sails"
    );
    for side in Side::ALL {
        let ships = [
            sea.ships[side],
            sea.sunk[side],
            sea.prizes[side],
            sea.stranded[side],
        ];
        let all: u32 = ships.into_iter().map(u32::from).sum();
        must!(
            all <= data().tables.ships.into(),
            "{all} Ships of one side in a battle"
        );
        must!(
            sea.bonus[side] <= MANY && sea.ambushed[side].unsigned_abs() <= MANY,
            "a naval battle counts what cannot be"
        );
    }
    Ok(())
}

fn drowning(open: &Open, drown: Drown) -> Result<(), Broken> {
    let fleet = legs::fleet(open, drown.side);
    let (cu, trains) = sea::cargo(open, drown.side);
    must!(
        usize::from(drown.force) < fleet.len() && drown.cu <= cu && drown.trains <= trains,
        "{} CUs are to be lost at sea",
        drown.cu
    );
    Ok(())
}

/// What the procedures need is there, and somebody can act.
fn frames(state: &State) -> Result<(), Broken> {
    let open = &state.open;
    if open.over.is_some() {
        must!(
            open.frames.is_empty(),
            "something is under way after the end"
        );
        return Ok(());
    }
    must!(!open.frames.is_empty(), "nothing is under way");
    for seat in Hamilcar::asked(state).seats().iter() {
        let some = kernel::nth::<Hamilcar>(state, seat, 0).is_some();
        must!(some, "{seat} must decide and cannot");
    }
    Ok(())
}
