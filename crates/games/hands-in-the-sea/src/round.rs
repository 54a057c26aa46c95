//! 4 The course of play: rounds, actions, the refill and what follows it.

use kernel::{Chance, Out};

use crate::battle;
use crate::campaign;
use crate::data::data;
use crate::event::Event;
use crate::ids::Card;
use crate::score;
use crate::side::Side;
use crate::state::{CampaignStep, Draft, Frame, Round, State};

/// 4-b (1): a round begins with its battle checks.
pub fn begin(state: &mut State, side: Side, out: &mut Out<Event>) {
    let power = &mut state.open.powers[side];
    // 4-d, 4-n, C-40
    let intrigue = std::mem::take(&mut power.intrigue);
    let due = if intrigue || !power.begun { 1 } else { 2 };
    power.begun = true;
    state.draft = Draft::default();
    state.open.round = Round {
        active: side,
        taken: 0,
        due,
        pillaged: false,
        passed: false,
        returned: false,
        built: false,
        engaged: false,
        no_free: intrigue,
    };
    out.tell(Event::RoundBegan { side, due });
    state.open.frames.clear();
    let fights = |side: Side| state.open.battles[side].is_some();
    let (rome, carthage) = (fights(Side::Rome), fights(Side::Carthage));
    state.open.push(Frame::Checks { rome, carthage });
}

/// Goes on with whatever needs no decision.
pub fn advance(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    while let Some(frame) = state.open.frame() {
        match frame {
            Frame::Checks { rome, carthage } => {
                let ends = |side: Side| state.open.verdict(side).is_some();
                if rome && carthage && ends(Side::Rome) && ends(Side::Carthage) {
                    // 5.2.3-a: the active player chooses.
                    return;
                }
                let next = if rome {
                    Side::Rome
                } else if carthage {
                    Side::Carthage
                } else {
                    // 6.2-e
                    if state.open.ending && !state.open.has_battle() {
                        score::end_comes(state, out);
                        return;
                    }
                    state.open.set(Frame::Actions);
                    return;
                };
                check(state, next, out);
            }
            Frame::Actions => {
                // 6.2-e: the last battle was given up.
                if state.open.ending && !state.open.has_battle() {
                    score::end_comes(state, out);
                }
                return;
            }
            Frame::Campaign {
                stage: CampaignStep::Event,
            } => campaign::draw_event(state, chance, out),
            Frame::Campaign {
                stage: CampaignStep::Income,
            } => campaign::close(state, chance, out),
            _ => return,
        }
    }
}

/// Looks at one battle at the start of a round.
pub fn check(state: &mut State, battle: Side, out: &mut Out<Event>) {
    let Some(Frame::Checks { rome, carthage }) = state.open.frame() else {
        return;
    };
    state.open.set(Frame::Checks {
        rome: rome && battle != Side::Rome,
        carthage: carthage && battle != Side::Carthage,
    });
    match state.open.verdict(battle) {
        Some(end) => battle::resolve(state, battle, end, false, out),
        None if battle == state.open.active() => battle::advance_marker(state, battle, out),
        None => {}
    }
}

/// 4-b (4) to (7)
pub fn end(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let side = state.open.active();
    out.tell(Event::RoundEnded { side });
    if let Some(fight) = &mut state.open.battles[side] {
        fight.new = false;
    }
    if score::end_check(state, out) {
        return;
    }
    if side == Side::Carthage {
        carthage_refills(state, chance, out);
        if state.open.aside {
            state.open.frames.clear();
            let stage = CampaignStep::Event;
            state.open.push(Frame::Campaign { stage });
            return;
        }
    } else {
        state.refill(side, chance, out);
    }
    begin(state, side.enemy(), out);
}

/// 4.1-a, 4.1-l
fn carthage_refills(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let side = Side::Carthage;
    if state.open.aside {
        // 4-k
        state.campaign_comes(out);
    }
    state.refill(side, chance, out);
    if !state.open.ending {
        state.open.carthage_rounds += 1;
    }
    let still = state.open.carthage_rounds >= data().limits.guard_rounds;
    let campaign = Card::CAMPAIGN.index() as u8;
    if still && !state.open.aside && !state.open.ending && state.decks[side].remove(campaign) {
        state.campaign_comes(out);
        state.refill(side, chance, out);
    }
}
