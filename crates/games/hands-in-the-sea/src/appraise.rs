//! What a player who looks one decision ahead thinks of each act, from the view of its
//! own seat alone: settle and build early, pay with what is worth least, fight where the
//! track promises to win, keep supply, and mind how the game ends.

mod actions;
mod answers;
mod cards;
mod war;

use kernel::{Appraise, Seat, SplitMix64};

use crate::act::{Act, Role};
use crate::game::HandsInTheSea;
use crate::guess;
use crate::look::Look;
use crate::score;
use crate::side::Side;
use crate::state::{Open, State};
use crate::view::View;

impl Appraise for HandsInTheSea {
    fn appraise(view: &View, _seat: Seat, acts: &[Act], worth: &mut Vec<i64>) {
        worth.clear();
        // Only what the seat knows is looked at in the state that is imagined.
        let imagined = guess::guess(view, &mut SplitMix64::new(1));
        match view.side.zip(imagined) {
            Some((side, state)) => {
                let mind = Mind::new(&state, side);
                worth.extend(acts.iter().map(|&act| mind.judge(act)));
            }
            None => worth.resize(acts.len(), 0),
        }
    }
}

/// A player who thinks.
struct Mind<'a> {
    look: Look<'a>,
    state: &'a State,
    open: &'a Open,
    side: Side,
    /// Would win if the game ended now.
    leads: bool,
}

/// What makes a bad choice worse than any doubtful one.
const NEVER: i64 = -1_000;

impl<'a> Mind<'a> {
    fn new(state: &'a State, side: Side) -> Mind<'a> {
        let open = &state.open;
        let [own, theirs] = [side, side.enemy()].map(|side| score::total(open, side));
        Mind {
            look: Look::new(state, side),
            state,
            open,
            side,
            // A tie is Carthage's (6.3-g).
            leads: own > theirs || (own == theirs && side == Side::Carthage),
        }
    }

    fn judge(&self, act: Act) -> i64 {
        match act {
            Act::Begin { action } => self.begin(action),
            Act::Aim { target, from } => self.aim(target, from),
            Act::Place { at } => self.place(at),
            Act::Pick { role, face } => self.pick(role, face),
            Act::Enough => self.enough(),
            Act::Reinforce { battle, face } => self.reinforce(battle, face),
            Act::Draft { face, levy } => self.draft(face) - if levy { 40 } else { 0 },
            Act::Buy { position } => self.buy(position),
            Act::Cycle { cards } => -i64::from(cards),
            Act::Sail { to } => self.sail(to),
            // A free action has only to be better than nothing.
            Act::Leader { battle, face } => self.reinforce(battle, face) - 20,
            Act::Retrieve => self.retrieve(),
            Act::Withdraw { .. } => NEVER,
            Act::Support { .. } => 500,
            Act::Divine => self.divine(),
            Act::EndRound => 0,
            act => self.answer(act),
        }
    }

    /// Whether more cards are wanted: what is cheap to throw away goes.
    fn enough(&self) -> i64 {
        match self.state.draft.action {
            Some(crate::act::Action::Discard) => 0,
            // Every card more earns more, and every raider more is one too many.
            Some(crate::act::Action::Raid) => 1_000,
            _ => -10,
        }
    }

    /// Cards are played for what they are best at, and paid with when worth least.
    fn pick(&self, role: Role, face: crate::ids::Face) -> i64 {
        let sheet = face.sheet();
        let keep = self.keep(face);
        match role {
            Role::Coin => 10 * i64::from(sheet.silver) - keep,
            Role::Sword => {
                let leader = sheet.kind == Some(crate::data::Kind::Leader);
                20 * self.might(face) - keep - if leader { 15 } else { 0 }
            }
            Role::Discarded => {
                let price = self.state.draft.picks.all().len() as i64;
                12 - keep - 5 * price
            }
            Role::Leader | Role::Infantry => 50,
            Role::Reserved => keep,
            Role::Wine => 10,
            Role::Wagon
            | Role::Ship
            | Role::Settler
            | Role::Raider
            | Role::Briber
            | Role::Returned => -keep,
        }
    }
}
