//! Plays a decision that is legal: commands grow step by step, and a complete one is
//! carried out by its chapter.

use kernel::{Chance, Out};

use crate::act::{Act, Action, Spot};
use crate::attack;
use crate::battle;
use crate::event::Event;
use crate::events::{self, Answer};
use crate::expand;
use crate::fortuna;
use crate::ids::Card;
use crate::look::Look;
use crate::manage;
use crate::naval;
use crate::raids;
use crate::round;
use crate::score;
use crate::sets::CardSet;
use crate::side::Side;
use crate::state::{Draft, Frame, NavalStep, State};

pub fn apply(
    state: &mut State,
    side: Side,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match state.open.frame() {
        Some(Frame::Actions) => action(state, side, act, chance, out),
        Some(frame) => answer(state, side, frame, act, chance, out),
        None => return,
    }
    round::advance(state, chance, out);
}

/// One step of a command, or a free action.
fn action(state: &mut State, side: Side, act: Act, chance: &mut dyn Chance, out: &mut Out<Event>) {
    match act {
        Act::Begin { action } => {
            state.draft.action = Some(action);
            match action {
                Action::Pass => done(state, |state| manage::pass(state, side, out)),
                Action::DropStrategy => {
                    done(state, |state| manage::drop_strategy(state, side, out));
                }
                _ => {}
            }
        }
        Act::Aim { target, from } => {
            state.draft.at = Some(target);
            state.draft.from = Some(from);
        }
        Act::Place { at } => {
            if state.draft.action == Some(Action::Fortify) {
                done(state, |state| expand::fortify(state, side, at, out));
            } else {
                state.draft.at = Some(at);
            }
        }
        Act::Pick { role, face } => {
            let look = Look::new(state, side);
            let Some(plan) = look.plan(&state.draft) else {
                return;
            };
            let Ok((kind, card)) = look.can_pick(&plan, &state.draft, role, face) else {
                return;
            };
            state.draft.picks.take(kind, card.index() as u8);
            if state.draft.picks.is_full(&plan.wants) {
                complete(state, side, chance, out);
            }
        }
        Act::Enough => complete(state, side, chance, out),
        Act::Reinforce { battle, face } => {
            if let Ok(card) = Look::new(state, side).can_reinforce(battle, face) {
                done(state, |state| {
                    attack::reinforce(state, battle, side, card, chance, out);
                });
            }
        }
        Act::Draft { face, levy } => {
            let manpower = Look::new(state, side).wants_manpower(face);
            state.draft.drafted = Some(face);
            state.draft.levy = levy;
            if !manpower {
                complete(state, side, chance, out);
            }
        }
        Act::Buy { position } => {
            if let Ok(silver) = Look::new(state, side).can_buy(position) {
                done(state, |state| {
                    manage::buy(state, side, position, silver, chance, out);
                });
            }
        }
        Act::Cycle { cards } => {
            if let Ok(silver) = Look::new(state, side).can_cycle(cards) {
                done(state, |state| {
                    state.open.powers[side].silver -= silver;
                    out.tell(Event::Cycled {
                        side,
                        cards,
                        silver,
                    });
                    manage::cycle_row(state, cards, chance, out);
                });
            }
        }
        Act::Sail { to } => done(state, |state| naval::move_fleet(state, side, to, out)),
        Act::Leader { battle, face } => {
            if let Ok(card) = Look::new(state, side).can_lead(battle, face) {
                attack::reinforce(state, battle, side, card, chance, out);
            }
        }
        Act::Retrieve => {
            if let Ok(silver) = Look::new(state, side).retrieval() {
                manage::retrieve(state, side, silver, out);
            }
        }
        Act::Withdraw { battle } => battle::withdraw(state, battle, side, out),
        Act::Support { face } => {
            if let Ok(card) = Look::new(state, side).can_support(face) {
                manage::support(state, side, card, chance, out);
            }
        }
        Act::Divine => {
            if let Ok(card) = Look::new(state, side).can_divine() {
                fortuna::play(state, side, card, out);
            }
        }
        Act::EndRound => round::end(state, chance, out),
        _ => {}
    }
}

/// An action is taken: what was put together is carried out and counts.
fn done(state: &mut State, act: impl FnOnce(&mut State)) {
    state.draft = Draft::default();
    state.open.round.taken += 1;
    act(state);
}

/// A command has all its cards.
fn complete(state: &mut State, side: Side, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let draft = state.draft;
    done(state, |state| match draft.action {
        Some(Action::Settle) => {
            expand::settle(state, side, &draft, out);
        }
        Some(Action::Develop) => expand::develop(state, side, &draft, out),
        Some(Action::Attack) => attack::attack(state, side, &draft, chance, out),
        Some(Action::Raid) => raids::raid(state, side, &draft, out),
        Some(Action::Engage) => naval::engage(state, side, &draft, chance, out),
        Some(Action::Bribe) => raids::bribe(state, side, &draft, out),
        Some(Action::TakeMoney | Action::Trade | Action::Merchant) => {
            manage::earn(state, side, &draft, out);
        }
        Some(Action::Pillage) => raids::pillage(state, side, &draft, out),
        Some(Action::Draft) => manage::draft(state, side, &draft, out),
        Some(Action::Discard) => manage::discard(state, side, &draft, out),
        Some(Action::Return) => {
            state.open.round.returned = true;
            if let Some(card) = CardSet::of_ids(draft.picks.all()).first() {
                state.return_card(side, card, out);
            }
        }
        Some(Action::Reserve) => {
            if let Some(card) = CardSet::of_ids(draft.picks.all()).first() {
                state.reserve(side, card, out);
            }
        }
        Some(Action::Build) => manage::build(state, side, &draft, out),
        _ => {}
    });
}

/// The copy of a face that lies in a spot of a side.
fn copy(state: &State, side: Side, from: Spot, act: Act) -> Option<Card> {
    match act {
        Act::GiveUp { face, .. } => state.copy_in(side, state.cards_at(side, from), face),
        _ => None,
    }
}

/// The answer to any other question.
fn answer(
    state: &mut State,
    side: Side,
    frame: Frame,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match frame {
        Frame::Checks { .. } => {
            if let Act::First { battle } = act {
                round::check(state, battle, out);
            }
        }
        Frame::Settle {
            battle,
            end,
            given_up,
        } => {
            let town = match act {
                Act::SettleWith { face } => Some(state.copy_in(side, state.hands[side], face)),
                Act::SettleFree => Some(None),
                _ => None,
            };
            battle::settled(state, battle, end, given_up, town, out);
        }
        Frame::Loss {
            battle,
            end,
            loser,
            given_up,
        } => {
            if let Some(card) = copy(state, loser, Spot::Battle(battle), act) {
                state.open.frames.pop();
                battle::lose(state, battle, loser, card, out);
                // In a draw the defender comes after the attacker.
                match loser == battle && end == crate::state::BattleEnd::Draw {
                    true => battle::losses(state, battle, end, given_up, Some(loser), out),
                    false => battle::finish(state, battle),
                }
            }
        }
        Frame::Block { act_to_block } => {
            let block = match act {
                Act::Block { face } => state.copy_in(side, state.hands[side], face),
                _ => None,
            };
            raids::answered(state, side, act_to_block, block, chance, out);
        }
        Frame::Bribed => {
            state.open.frames.pop();
            match act {
                Act::GiveUp { from, .. } => {
                    if let Some(card) = copy(state, side, from, act) {
                        state.give_up(side, from, card, out);
                    }
                }
                _ => raids::show_hand(state, side, out),
            }
        }
        Frame::Magistrate => {
            state.open.frames.pop();
            match copy(state, side, Spot::Hand, act) {
                Some(card) => state.return_card(side, card, out),
                None => out.tell(Event::Declined { side }),
            }
        }
        Frame::Treachery => {
            state.open.frames.pop();
            if let Act::GiveUp { from, .. } = act
                && let Some(card) = copy(state, side.enemy(), from, act)
            {
                state.give_up(side.enemy(), from, card, out);
            }
        }
        Frame::Naval { step } => at_sea(state, side, step, act, chance, out),
        Frame::Event { choice, .. } => {
            let answer = match act {
                Act::Keep { from, face } => {
                    if let Ok(card) = state.can_keep(side, from, face) {
                        state.draft.picks.take(0, card.index() as u8);
                    }
                    return;
                }
                Act::GiveUp { from, face } => match state.event_card(side, choice, from, face) {
                    Ok(card) => Answer::Card(from, card),
                    Err(_) => return,
                },
                Act::Pay => Answer::Pay,
                Act::DropCorvus => Answer::DropCorvus,
                Act::LoseFort { at } => Answer::Fort(at),
                Act::Betray { battle } => Answer::Siege(battle),
                Act::Revolt { at } => Answer::Rise(at),
                Act::Enough => Answer::Settle,
                _ => Answer::Nothing,
            };
            events::answered(state, answer, chance, out);
        }
        Frame::Actions | Frame::Campaign { .. } | Frame::Over { .. } => {}
    }
    debug_assert!(
        !score::is_over(&state.open) || state.open.frames.depth() == 1,
        "nothing is left to do when the game is over"
    );
}

fn at_sea(
    state: &mut State,
    side: Side,
    step: NavalStep,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match act {
        Act::Pick { role, face } => {
            let look = Look::new(state, side);
            let Some(plan) = look.declares(step) else {
                return;
            };
            if let Ok((kind, card)) = look.can_pick(&plan, &state.draft, role, face) {
                state.draft.picks.take(kind, card.index() as u8);
            }
        }
        Act::Enough => naval::declared(state, side, step, chance, out),
        Act::Reroll { dice } => naval::reroll(state, side, dice, chance, out),
        Act::GiveUp { face, .. } => {
            let infantry = state.open.naval.map(|naval| naval.infantry);
            let card = state.copy_in(side, infantry.unwrap_or_default(), face);
            if let Some(card) = card {
                state.open.frames.pop();
                naval::return_infantry(state, card, out);
                naval::surplus_lost(state, out);
            }
        }
        Act::Retreat { to } => naval::retreat(state, side, Some(to), out),
        _ => naval::retreat(state, side, None, out),
    }
}
