//! 4.1 The Campaign, 7.1 upkeep.

use kernel::{Chance, Out};

use crate::data::data;
use crate::event::Event;
use crate::events;
use crate::ids::Card;
use crate::manage;
use crate::round;
use crate::score;
use crate::side::Side;
use crate::state::{CampaignStep, Cause, Frame, State};

/// 4.1-c
pub fn draw_event(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    state.open.set(Frame::Campaign {
        stage: CampaignStep::Income,
    });
    events::draw(state, chance, out);
}

/// 4.1-d to g, 7.1, 6.1-c, 6.2: all that comes after the event.
pub fn close(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    for side in Side::ALL {
        let silver = score::income(&state.open, side);
        state.open.powers[side].silver += silver;
        out.tell(Event::Income { side, silver });
    }
    for side in Side::ALL {
        let vp = score::points(&state.open, side);
        state.open.powers[side].vp += vp;
        out.tell(Event::Points { side, vp });
    }
    manage::cycle_row(state, 1, chance, out);
    // 4.1-g
    state.open.aside = false;
    let put = state.decks[Side::Carthage].put_at_bottom(Card::CAMPAIGN.index() as u8);
    debug_assert!(put.is_ok(), "nothing else lies at the bottom");
    state.open.turn += 1;
    state.open.carthage_rounds = 0;
    let turn = state.open.turn;
    out.tell(Event::TurnBegan { turn });
    if state.open.options.upkeep {
        Side::ALL
            .into_iter()
            .for_each(|side| upkeep(state, side, out));
    }
    // 6.1-c
    let vp = |side: Side| state.open.powers[side].vp;
    let ahead = |side: Side| vp(side) >= vp(side.enemy()) + data().limits.lead;
    if let Some(winner) = Side::ALL.into_iter().find(|&side| ahead(side)) {
        score::over(state, winner, Cause::Lead, out);
        return;
    }
    if !score::end_check(state, out) {
        round::begin(state, Side::Rome, out);
    }
}

/// 7.1-c, 7.1-d
fn upkeep(state: &mut State, side: Side, out: &mut Out<Event>) {
    let power = &mut state.open.powers[side];
    let Some(slot) = power.slot.as_mut().filter(|slot| !slot.face_down) else {
        return;
    };
    let silver = u16::from(slot.level);
    if power.silver < silver {
        slot.face_down = true;
        let card = slot.card;
        out.tell(Event::TurnedDown { side, card });
        return;
    }
    slot.level = slot.level.saturating_add(slot.card.sheet().upkeep);
    power.silver -= silver;
    if silver > 0 {
        out.tell(Event::Upkeep { side, silver });
    }
}
