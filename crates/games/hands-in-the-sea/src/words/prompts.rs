//! What a viewer is told to do now, or whom he waits for.

use kernel::{Arg, Message, Prompt};

use super::names;
use crate::act::Action;
use crate::data::data;
use crate::ids::Strategy;
use crate::manage::TRADE_ROUTES;
use crate::pile::Pile;
use crate::state::{Blockable, Cause, Choice, Frame, NavalStep};
use crate::view::{DraftView, View};

pub fn prompt(view: &View) -> Prompt {
    let Some(frame) = view.frame() else {
        let say = Message::new("prompt-nothing");
        return Prompt { say, clause: "4-b" };
    };
    let clause = clause(view, frame);
    let say = match (frame, view.asked) {
        (Frame::Over { winner, cause }, _) => Message::new("prompt-over")
            .name("side", names::side(winner))
            .name("cause", format!("outcome-{}", cause.key())),
        (frame, asked) if asked.is_some() && asked == view.side => question(view, frame),
        (_, Some(side)) => Message::new("wait").name("side", names::side(side)),
        _ => Message::new("prompt-nothing"),
    };
    Prompt { say, clause }
}

/// The clause that a question rests on. Others learn no more than that it is asked.
fn clause(view: &View, frame: Frame) -> &'static str {
    match frame {
        Frame::Checks { .. } => "5.2.3-a",
        Frame::Actions => match view.own.as_ref().and_then(|own| own.draft.action) {
            Some(action) => action.clause(),
            None if view.round.taken >= view.round.due => "4-m",
            None => "4-c",
        },
        Frame::Campaign { .. } => "4.1-b",
        Frame::Settle { .. } => "5.2.3-h",
        Frame::Loss { .. } => "5.2.3-l",
        Frame::Block { act_to_block } => match act_to_block {
            Blockable::Raid(_) => "5.2.4-g",
            Blockable::Bribe => "5.2.6-b",
            Blockable::Pillage(_) => "5.3.4-f",
        },
        Frame::Bribed => "5.2.6-c",
        Frame::Naval { step } => match step {
            NavalStep::AttackerLeaders | NavalStep::DefenderLeaders => "5.2.5-c",
            NavalStep::Infantry => "5.2.5-d",
            NavalStep::Reroll => "C-27",
            NavalStep::Surplus => "5.2.5-m",
            NavalStep::Retreat { .. } => "5.2.5-j",
        },
        Frame::Magistrate => "C-13",
        Frame::Treachery => "C-66",
        Frame::Event { choice, .. } => choice.clause(),
        Frame::Over { cause, .. } => match cause {
            Cause::Capital => "6.1-a",
            Cause::Sicily => "6.1-b",
            Cause::Lead => "6.1-c",
            Cause::Score => "6.3-g",
        },
    }
}

fn question(view: &View, frame: Frame) -> Message {
    match frame {
        Frame::Checks { .. } => Message::new("prompt-order"),
        Frame::Actions => action(view),
        Frame::Settle { battle, .. } => {
            let at = view.battles[battle].as_ref().map(|fight| fight.at);
            match at {
                Some(at) if at.sheet().settler => {
                    Message::new("prompt-settle-with").name("at", names::location(at))
                }
                Some(at) => Message::new("prompt-settle").name("at", names::location(at)),
                None => Message::new("prompt-nothing"),
            }
        }
        Frame::Loss { loser, .. } => Message::new("prompt-loss").name("side", names::side(loser)),
        Frame::Block { act_to_block } => match act_to_block {
            Blockable::Raid(at) => {
                Message::new("prompt-block-raid").name("at", names::location(at))
            }
            Blockable::Bribe => Message::new("prompt-block-bribe"),
            Blockable::Pillage(at) => {
                Message::new("prompt-block-pillage").name("at", names::location(at))
            }
        },
        Frame::Bribed => Message::new("prompt-bribed"),
        Frame::Naval { step } => match step {
            NavalStep::AttackerLeaders | NavalStep::DefenderLeaders => {
                Message::new("prompt-leaders")
            }
            NavalStep::Infantry => Message::new("prompt-infantry"),
            NavalStep::Reroll => Message::new("prompt-reroll"),
            NavalStep::Surplus => Message::new("prompt-surplus"),
            NavalStep::Retreat { may_stay: true, .. } => Message::new("prompt-may-retreat"),
            NavalStep::Retreat { .. } => Message::new("prompt-retreat"),
        },
        Frame::Magistrate => Message::new("prompt-magistrate"),
        Frame::Treachery => Message::new("prompt-treachery"),
        Frame::Event { card, choice, .. } => {
            let key = match choice {
                Choice::Infantry => "prompt-event-infantry",
                Choice::Corvus(_) => "prompt-event-corvus",
                Choice::Leader => "prompt-event-leader",
                Choice::Siege => "prompt-event-siege",
                Choice::Fort => "prompt-event-fort",
                Choice::Revolt => "prompt-event-revolt",
                Choice::Mercenaries => "prompt-event-mercenaries",
            };
            Message::new(key).name("event", names::event(card))
        }
        Frame::Campaign { .. } | Frame::Over { .. } => Message::new("prompt-nothing"),
    }
}

/// What comes next in a round.
fn action(view: &View) -> Message {
    let round = &view.round;
    let draft = view.own.as_ref().map(|own| &own.draft);
    let Some((draft, action)) = draft.and_then(|draft| Some((draft, draft.action?))) else {
        return match round.taken >= round.due {
            true => Message::new("prompt-end-round"),
            false => Message::new("prompt-action").count("left", round.due - round.taken),
        };
    };
    let aims = matches!(
        action,
        Action::Settle
            | Action::Attack
            | Action::Develop
            | Action::Fortify
            | Action::Raid
            | Action::Pillage
    );
    let say = match action {
        _ if aims && draft.at.is_none() => Message::new("prompt-target"),
        Action::Buy | Action::Cycle | Action::Sail | Action::Reinforce => {
            Message::new("prompt-choose")
        }
        Action::Draft if draft.drafted.is_none() => Message::new("prompt-choose"),
        _ => pick(view, draft),
    };
    say.name("action", names::action(action))
}

/// Which cards a command still takes, what is in it, and what that is worth.
fn pick(view: &View, draft: &DraftView) -> Message {
    let mut picked = draft.picks[0];
    draft.picks[1].each().for_each(|face| picked.add(face));
    let lacking: Vec<Message> = (draft.picks.iter().zip(&draft.wants))
        .filter_map(|(picks, want)| {
            let want = want.as_ref()?;
            let lacks = usize::from(want.least).saturating_sub(picks.len());
            (lacks > 0).then(|| {
                Message::new("need")
                    .name("role", names::role(want.role))
                    .count("count", lacks as i64)
            })
        })
        .collect();
    let say = match (lacking.is_empty(), worth(view, draft)) {
        (false, _) => Message::new("prompt-lacks").fact("needs", Arg::List(lacking)),
        (true, Some((key, silver))) => Message::new(key).count("silver", silver),
        (true, None) => Message::new("prompt-enough"),
    };
    say.fact("cards", names::pile(&picked))
}

/// What the cards of a command bring or cost as they are.
fn worth(view: &View, draft: &DraftView) -> Option<(&'static str, i64)> {
    let coins =
        |pile: &Pile| -> i64 { pile.each().map(|face| i64::from(face.sheet().silver)).sum() };
    let side = view.side?;
    match draft.action? {
        Action::Trade => {
            let slot = view.powers[side].slot;
            let routes =
                slot.is_some_and(|slot| slot.card == Strategy::TradeRoutes && !slot.face_down);
            let bonus = if routes { i64::from(TRADE_ROUTES) } else { 0 };
            Some(("prompt-brings", coins(&draft.picks[1]) + bonus))
        }
        Action::Merchant => {
            let wines = draft.picks[0].len() as i64;
            Some(("prompt-brings", wines * i64::from(data().limits.wine)))
        }
        Action::Discard => {
            let cards = draft.picks[0].len() as i64;
            Some(("prompt-costs", cards * (cards - 1) / 2))
        }
        _ => None,
    }
}
