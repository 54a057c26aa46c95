//! Options as their owner reads them.

use kernel::Message;

use super::Words;
use super::moves;
use super::names;
use super::prompts::leader;
use crate::act::Act;
use crate::cards::CardStep;
use crate::frame::{BattleStep, Frame};
use crate::id::{Card, General, Space};
use crate::land::{Stack, Units};
use crate::sheets::Timing;
use crate::side::Side;
use crate::strategy::Use;
use crate::tables::Title;
use crate::view::View;

/// The game says its own acts and what only its procedures mean; the rest is the same.
pub fn say<W: Words>(view: &View<W>, act: Act<W>) -> Message {
    W::say_act(view, act).unwrap_or_else(|| common(view, act))
}

fn common<W: Words>(view: &View<W>, act: Act<W>) -> Message {
    match act {
        Act::Game(_) => Message::new("act-stop"),
        Act::Side { side } => Message::new("act-first").name("side", names::side(side)),
        Act::Place { at } => there("act-place-cu", at),
        Act::Promote { general } => {
            let kept = view.open.land.proconsuls.contains(general);
            let key = if kept {
                "act-keep-proconsul"
            } else {
                "act-promote"
            };
            who(key, general)
        }
        Act::Elect { general } => rated("act-elect", general),
        Act::Command { general } => rated("act-command", general),
        Act::Preempt { card } => of("act-preempt", card),
        Act::Play { card, way } => play(card, way),
        Act::Activate { general } => posted(view, rated("act-activate", general), general),
        Act::Pc { at } => there(pc(view, at), at),
        Act::General { general } => {
            let raising = view.open.top() == Some(Frame::Card(CardStep::Troops));
            let key = if raising { "act-raise" } else { "act-general" };
            posted(view, who(key, general), general)
        }
        Act::Province { province } => {
            Message::new("act-province").name("province", names::province(province))
        }
        Act::Stack { at, inside } => stack(view, at, inside),
        Act::Stop => Message::new(match view.open.top() {
            Some(Frame::Card(CardStep::Activate)) => "act-stop-campaign",
            _ => "act-stop",
        }),
        Act::Join { .. }
        | Act::Leave { .. }
        | Act::Force { .. }
        | Act::Step { .. }
        | Act::Sail { .. }
        | Act::Siege
        | Act::Sortie
        | Act::EndMove
        | Act::Inside { .. }
        | Act::Shelter { .. }
        | Act::Avoid { .. }
        | Act::Intercept { .. }
        | Act::FallBack
        | Act::Retreat { .. } => moves::say(view, act),
        Act::Counter { card } => of("act-counter", card),
        Act::Omen { by: 0, .. } => Message::new("act-omen-again"),
        Act::Omen { by, .. } => Message::new("act-omen").text("by", names::signed(by)),
        Act::Decline => Message::new(declining(view)),
        Act::Done => Message::new("act-done"),
        Act::Fight => Message::new("act-fight"),
        Act::Overrun => Message::new("act-overrun"),
        Act::Roll => roll(view),
        Act::Attack { card, title } => {
            let key = match card {
                Title::Reserve => "act-attack-reserve",
                _ => "act-attack",
            };
            Message::new(key).name("title", names::title(title))
        }
        Act::Withdraw => {
            let battle = view.open.battle;
            let general = battle.and_then(|battle| leader(view, battle.attacker));
            Message::new("act-withdraw").count("rating", general.map_or(0, General::land_rating))
        }
        Act::Match { card } => Message::new("act-match").name("title", names::title(card)),
        Act::Yield => Message::new("act-yield"),
        Act::TakeOver => Message::new("act-take-over"),
        Act::Lose { elephants: 0 } => Message::new("act-lose-none"),
        Act::Lose { elephants } => Message::new("act-lose").count("elephants", elephants),
    }
}

pub fn of<W: Words>(key: &'static str, card: Card<W>) -> Message {
    Message::new(key).name("card", names::card(card))
}

pub fn who<W: Words>(key: &'static str, general: General<W>) -> Message {
    Message::new(key).name("general", names::general(general))
}

pub fn there<W: Words>(key: &'static str, at: Space<W>) -> Message {
    Message::new(key).name("at", names::space(at))
}

fn rated<W: Words>(key: &'static str, general: General<W>) -> Message {
    who(key, general).text("ratings", names::ratings(general))
}

/// With where the general stands; one who is off the map stands nowhere.
fn posted<W: Words>(view: &View<W>, say: Message, general: General<W>) -> Message {
    match view.open.land.place_of(general) {
        Some(at) => say.name("at", names::space(at)),
        None => say.text("at", "–"),
    }
}

fn play<W: Words>(card: Card<W>, way: Use<W>) -> Message {
    let sheet = card.sheet();
    let key = match way {
        Use::Event if sheet.timing == Timing::Campaign => "act-play-campaign",
        Use::Event => "act-play-event",
        Use::General if sheet.timing == Timing::Dual => "act-play-dual",
        Use::General => "act-play-general",
        Use::Pcs => "act-play-pcs",
        Use::Troops => "act-play-troops",
        Use::Discard => "act-play-discard",
        Use::Game(way) => W::use_keys(way).0,
    };
    of(key, card).count("ops", sheet.ops)
}

/// What becomes of the PC there.
fn pc<W: Words>(view: &View<W>, at: Space<W>) -> &'static str {
    let held = |side| view.open.land.held[side].contains(at);
    let enemy = view.viewer.is_some_and(|side| held(side.enemy()));
    match view.open.top() {
        Some(Frame::Owe(_)) => "act-pc-remove",
        _ if enemy => "act-pc-turn",
        _ => "act-pc-place",
    }
}

fn stack<W: Words>(view: &View<W>, at: Space<W>, inside: bool) -> Message {
    let land = &view.open.land;
    let found = (Side::ALL.into_iter())
        .map(|side| Stack { side, at, inside })
        .map(|stack| (Some(stack.side) != view.viewer, land.units(stack)))
        .filter(|(_, units)| units.cu > 0)
        // An event strikes the enemy's stack where both have one.
        .max_by_key(|(enemy, _)| *enemy);
    let units = found.map_or(Units::NONE, |(_, units)| units);
    let key = if inside {
        "act-stack-inside"
    } else {
        "act-stack"
    };
    names::units(there(key, at), units)
}

fn declining<W: Words>(view: &View<W>) -> &'static str {
    match view.open.top() {
        Some(Frame::Window(..)) => "act-pass",
        Some(Frame::Battle(BattleStep::Charge)) => "act-no-charge",
        Some(Frame::Battle(BattleStep::ChangeCommand | BattleStep::Stop)) => "act-no-roll",
        Some(Frame::Battle(BattleStep::Counter { .. } | BattleStep::TakeOver)) => {
            "act-stay-defender"
        }
        _ => "act-decline",
    }
}

fn roll<W: Words>(view: &View<W>) -> Message {
    match view.open.top() {
        Some(Frame::Battle(BattleStep::ChangeCommand)) => Message::new("act-roll-command"),
        Some(Frame::Battle(BattleStep::Charge)) => {
            let elephants = view.open.battle.map_or(0, |battle| {
                let stack = Stack::outside(Side::Carthage, battle.at);
                view.open.land.units(stack).elephants
            });
            Message::new("act-charge").count("elephants", elephants)
        }
        Some(Frame::Battle(BattleStep::Counter { .. })) => Message::new("act-counterattack"),
        Some(Frame::Battle(BattleStep::Stop)) => Message::new("act-roll-stop"),
        _ => Message::new("act-roll"),
    }
}
