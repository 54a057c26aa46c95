//! Options as their owner reads them.

use kernel::Say;

use super::moves;
use super::names;
use super::prompts::{battle_rating, leader};
use crate::act::{Act, OwnAct};
use crate::frame::{BattleStep, CardStep, Frame, Stage, TurnStep, Use};
use crate::ids::{Card, General, Space};
use crate::land::{Stack, Units};
use crate::view::View;
use crate::{Timing, Title};

pub fn say(view: &View, act: Act) -> Say {
    match act {
        Act::Own(OwnAct::Bid { pcs }) => Say::new("act-bid").count("count", pcs),
        Act::Side { side } => {
            let choosing = matches!(
                view.open.top(),
                Some(Frame::Own(Stage::Turn(TurnStep::ChooseSide { .. })))
            );
            let key = if choosing {
                "act-take-side"
            } else {
                "act-first"
            };
            Say::new(key).name("side", names::side(side))
        }
        Act::Place { at } => place(view, at),
        Act::Promote { general } => {
            let kept = view.open.land.proconsuls.contains(general);
            let key = if kept {
                "act-keep-proconsul"
            } else {
                "act-promote"
            };
            who(key, general)
        }
        Act::Own(OwnAct::KeepOffices) => {
            let land = &view.open.land;
            // 6.6-c: of two or more, none is kept unless one is named.
            let several = (land.proconsuls - land.extra)
                .iter()
                .filter(|general| !general.talent().permanent_proconsul)
                .count();
            Say::new(if several > 1 {
                "act-no-proconsul"
            } else {
                "act-keep-offices"
            })
        }
        Act::Elect { general } => rated("act-elect", general),
        Act::Command { general } => rated("act-command", general),
        Act::Preempt { card } => of("act-preempt", card),
        Act::Play { card, way } => play(card, way),
        Act::Activate { general } => posted(view, rated("act-activate", general), general),
        Act::Pc { at } => there(pc(view, at), at),
        Act::General { general } => {
            let raising = view.open.top() == Some(Frame::Own(Stage::Card(CardStep::Troops)));
            let key = if raising { "act-raise" } else { "act-general" };
            posted(view, who(key, general), general)
        }
        Act::Province { province } => {
            Say::new("act-province").name("province", names::province(province))
        }
        Act::Stack { at, inside } => stack(view, at, inside),
        // #78 is the one event with two ways.
        Act::Own(OwnAct::Option { second: false }) => Say::new("act-option-troops"),
        Act::Own(OwnAct::Option { second: true }) => Say::new("act-option-pcs"),
        Act::Stop => Say::new(match view.open.top() {
            Some(Frame::Own(Stage::Card(CardStep::Activate))) => "act-stop-campaign",
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
        Act::Omen { by: 0, .. } => Say::new("act-omen-again"),
        Act::Omen { by, .. } => Say::new("act-omen").text("by", names::signed(by)),
        Act::Decline => Say::new(declining(view)),
        Act::Done => Say::new("act-done"),
        Act::Fight => Say::new("act-fight"),
        Act::Overrun => Say::new("act-overrun"),
        Act::Roll => roll(view),
        Act::Attack { card, title } => {
            let key = match card {
                Title::Reserve => "act-attack-reserve",
                _ => "act-attack",
            };
            Say::new(key).name("title", names::title(title))
        }
        Act::Withdraw => {
            let battle = view.open.battle;
            let general = battle.and_then(|battle| leader(view, battle.attacker));
            Say::new("act-withdraw").count("rating", general.map_or(0, battle_rating))
        }
        Act::Match { card } => Say::new("act-match").name("title", names::title(card)),
        Act::Yield => Say::new("act-yield"),
        Act::TakeOver => Say::new("act-take-over"),
        Act::Lose { elephants: 0 } => Say::new("act-lose-none"),
        Act::Lose { elephants } => Say::new("act-lose").count("elephants", elephants),
    }
}

fn of(key: &'static str, card: Card) -> Say {
    Say::new(key).name("card", names::card(card))
}

pub fn who(key: &'static str, general: General) -> Say {
    Say::new(key).name("general", names::general(general))
}

pub fn there(key: &'static str, at: Space) -> Say {
    Say::new(key).name("at", names::space(at))
}

fn rated(key: &'static str, general: General) -> Say {
    who(key, general).text("ratings", names::ratings(general))
}

/// With where the general stands; one who is off the map stands nowhere.
fn posted(view: &View, say: Say, general: General) -> Say {
    match view.open.land.place_of(general) {
        Some(at) => say.name("at", names::space(at)),
        None => say.text("at", "–"),
    }
}

/// Who or what is put there depends on what is under way.
fn place(view: &View, at: Space) -> Say {
    let land = &view.open.land;
    let africanus = crate::data().marks.africanus;
    let army = |general| {
        let say = who("act-place-army", general);
        say.name("at", names::space(at))
    };
    let alone = |general: Option<General>| match general {
        Some(general) => who("act-place-general", general).name("at", names::space(at)),
        None => there("act-place-cu", at),
    };
    match view.open.top() {
        Some(Frame::Own(Stage::Turn(TurnStep::Deploy | TurnStep::Africanus))) => army(africanus),
        Some(Frame::Own(Stage::Turn(TurnStep::Mago))) => army(crate::data().marks.mago),
        Some(Frame::Own(Stage::Event(_))) => there("act-place-recruits", at),
        Some(Frame::Own(Stage::Card(CardStep::Summon))) => army(crate::data().marks.hannibal),
        Some(Frame::Own(Stage::Turn(TurnStep::Return))) => alone(land.displaced.first()),
        Some(Frame::Own(Stage::Turn(TurnStep::Consuls { left }))) => alone(left.first()),
        _ => there("act-place-cu", at),
    }
}

fn play(card: Card, way: Use) -> Say {
    let sheet = card.sheet();
    let key = match way {
        Use::Event if sheet.timing == Timing::Campaign => "act-play-campaign",
        Use::Event => "act-play-event",
        Use::General if sheet.timing == Timing::Dual => "act-play-dual",
        Use::General => "act-play-general",
        Use::Pcs => "act-play-pcs",
        Use::Troops => "act-play-troops",
        Use::Discard => "act-play-discard",
        Use::Summon => "act-play-summon",
    };
    of(key, card).count("ops", sheet.ops)
}

/// Events that take enemy PCs off; the others turn them.
const TAKE_OFF: [&str; 4] = ["73", "75", "86", "87"];

/// What becomes of the PC there.
fn pc(view: &View, at: Space) -> &'static str {
    let held = |side| view.open.land.held[side].contains(at);
    let enemy = view.viewer.is_some_and(|side| held(side.enemy()));
    match view.open.top() {
        Some(Frame::Owe(_)) => "act-pc-remove",
        Some(Frame::Own(Stage::Event(event)))
            if enemy && TAKE_OFF.contains(&event.card.sheet().number) =>
        {
            "act-pc-remove"
        }
        _ if enemy => "act-pc-turn",
        _ => "act-pc-place",
    }
}

fn stack(view: &View, at: Space, inside: bool) -> Say {
    let land = &view.open.land;
    let found = (crate::Side::ALL.into_iter())
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

fn declining(view: &View) -> &'static str {
    match view.open.top() {
        Some(Frame::Window(..)) => "act-pass",
        Some(Frame::Own(Stage::Turn(TurnStep::Preempt))) => "act-no-preempt",
        Some(Frame::Own(Stage::Turn(TurnStep::Diplomat))) => "act-no-diplomacy",
        Some(Frame::Battle(BattleStep::Charge)) => "act-no-charge",
        Some(Frame::Battle(BattleStep::ChangeCommand | BattleStep::Stop)) => "act-no-roll",
        Some(Frame::Battle(BattleStep::Counter { .. } | BattleStep::TakeOver)) => {
            "act-stay-defender"
        }
        _ => "act-decline",
    }
}

fn roll(view: &View) -> Say {
    match view.open.top() {
        Some(Frame::Battle(BattleStep::ChangeCommand)) => Say::new("act-roll-command"),
        Some(Frame::Battle(BattleStep::Charge)) => {
            let elephants = view.open.battle.map_or(0, |battle| {
                let stack = Stack::outside(crate::Side::Carthage, battle.at);
                view.open.land.units(stack).elephants
            });
            Say::new("act-charge").count("elephants", elephants)
        }
        Some(Frame::Battle(BattleStep::Counter { .. })) => Say::new("act-counterattack"),
        Some(Frame::Battle(BattleStep::Stop)) => Say::new("act-roll-stop"),
        _ => Say::new("act-roll"),
    }
}
