//! Land battles: both rows of cards, and the track between them.

use kernel::scene::{Body, Fight, FightSide, Item, Ladder, Panel, Row, Step};
use kernel::{Lexicon, Message};

use super::{cards, keys, piles};
use crate::act::Action;
use crate::data::data;
use crate::event::Event;
use crate::side::Side;
use crate::state::Frame;
use crate::view::{BattleView, View};
use crate::words::names;

/// Battles that everybody looks at now.
pub fn focus(view: &View, heard: &[&Event], words: &Lexicon) -> Vec<Panel> {
    each(
        view,
        |battle| is_focus(view, heard, battle),
        |battle, fight| panel(view, battle, fight, heard, words),
    )
}

/// Battles that go on while something else is done.
pub fn aside(view: &View, heard: &[&Event], words: &Lexicon) -> Vec<Panel> {
    each(
        view,
        |battle| !is_focus(view, heard, battle),
        |battle, fight| rows(battle, fight, words),
    )
}

fn each(
    view: &View,
    wanted: impl Fn(Side) -> bool,
    draw: impl Fn(Side, &BattleView) -> Panel,
) -> Vec<Panel> {
    (Side::ALL.into_iter())
        .filter(|&battle| wanted(battle))
        .filter_map(|battle| Some(draw(battle, view.battles[battle].as_ref()?)))
        .collect()
}

/// Whoever chooses for the battle looks at it; whoever chooses for something else wants
/// to see the map; whoever waits sees what has just happened.
fn is_focus(view: &View, heard: &[&Event], battle: Side) -> bool {
    let asked = view.asked.is_some() && view.asked == view.side;
    match view.frame() {
        Some(Frame::Settle { battle: of, .. } | Frame::Loss { battle: of, .. }) => of == battle,
        Some(Frame::Checks { .. } | Frame::Treachery | Frame::Event { .. }) => true,
        Some(Frame::Actions) if asked => {
            let action = view.own.as_ref().and_then(|own| own.draft.action);
            action == Some(Action::Reinforce)
        }
        Some(Frame::Actions) => touched(heard, battle),
        _ => false,
    }
}

/// Whether the battle moved in the round that goes on.
fn touched(heard: &[&Event], battle: Side) -> bool {
    let began = |event: &&Event| matches!(event, Event::RoundBegan { .. });
    let start = heard.iter().rposition(began).unwrap_or(0);
    (heard[start..].iter())
        .any(|event| matches!(event, Event::Track { battle: of, .. } if *of == battle))
}

fn title(battle: Side, fight: &BattleView, words: &Lexicon) -> String {
    let key = match fight.siege {
        true => "board-siege",
        false => "board-battle",
    };
    let say = Message::new(key)
        .name("side", names::side(battle))
        .name("at", names::location(fight.at));
    words.say(&say)
}

fn progress(fight: &BattleView, words: &Lexicon) -> String {
    let limits = &data().limits;
    let last = match fight.siege {
        true => limits.siege_rounds,
        false => limits.field_rounds,
    };
    let say = Message::new("board-battle-round")
        .count("round", fight.round)
        .count("last", last);
    words.say(&say)
}

fn panel(
    view: &View,
    battle: Side,
    fight: &BattleView,
    heard: &[&Event],
    words: &Lexicon,
) -> Panel {
    let mut notes: Vec<String> = vec![words.name("board-track-help")];
    notes.extend(combined(fight, words));
    notes.extend(last(heard, battle).map(|say| words.say(&say)));
    Panel {
        key: format!("battle:{}", battle.id()),
        title: title(battle, fight, words),
        tint: Some(keys::tint(battle)),
        body: Body::Battle(Box::new(Fight {
            progress: progress(fight, words),
            lines: [battle.enemy(), battle].map(|side| line(view, battle, fight, side, words)),
            steps: track(battle, fight),
            dice: None,
            notes,
        })),
    }
}

/// Who has had the bonus of combined arms (5.2.2-j).
fn combined(fight: &BattleView, words: &Lexicon) -> Vec<String> {
    (Side::ALL.into_iter())
        .filter(|&side| fight.combined[side])
        .map(|side| words.say(&Message::new("board-combined").name("side", names::side(side))))
        .collect()
}

/// The last thing that happened in the battle.
fn last(heard: &[&Event], battle: Side) -> Option<Message> {
    let of_battle = |event: &&&Event| match event {
        Event::Reinforced { battle: of, .. } | Event::BattleEnded { battle: of, .. } => {
            *of == battle
        }
        Event::Attacked { side, .. } => *side == battle,
        _ => false,
    };
    let event = heard.iter().rev().find(of_battle)?;
    Some(<crate::game::HandsInTheSea as kernel::Speak>::say_event(
        event,
    ))
}

fn role(battle: Side, fight: &BattleView, side: Side) -> &'static str {
    match (side == battle, fight.independent) {
        (true, _) => "board-attacker",
        (false, true) => "board-syracuse",
        (false, false) => "board-defender",
    }
}

fn line(view: &View, battle: Side, fight: &BattleView, side: Side, words: &Lexicon) -> FightSide {
    let blocks = (fight.areas[side].each())
        .map(|face| cards::card(keys::fighting(battle, side, face), face, words))
        .collect();
    let title = match fight.independent && side != battle {
        true => words.name(&names::location(fight.at)),
        false => words.name(names::side(side)),
    };
    FightSide {
        tint: keys::tint(side),
        title,
        role: words.name(role(battle, fight, side)),
        acts_now: view.asked == Some(side),
        blocks,
        reserves: Vec::new(),
    }
}

/// The track from its one end to the other: where the defender holds, where nothing is
/// decided, where the attacker wins (5.2.3-b, c).
fn track(battle: Side, fight: &BattleView) -> Vec<Step> {
    let [low, high] = data().limits.track;
    (low..=high)
        .map(|value| Step {
            text: match value {
                1.. => format!("+{value}"),
                _ => value.to_string(),
            },
            emblem: None,
            tint: match value {
                ..0 => Some(keys::tint(battle.enemy())),
                0 | 1 => None,
                2.. => Some(keys::tint(battle)),
            },
            now: value == fight.track,
            past: false,
        })
        .collect()
}

/// A battle in small, among the other panels.
fn rows(battle: Side, fight: &BattleView, words: &Lexicon) -> Panel {
    let row = |side: Side| {
        let items: Vec<Item> = (fight.areas[side].each())
            .map(|face| piles::counter(keys::fighting(battle, side, face), face, 1, words))
            .collect();
        Row {
            tint: Some(keys::tint(side)),
            emblem: Some(keys::emblem(side)),
            title: words.name(role(battle, fight, side)),
            role: String::new(),
            acts_now: false,
            items,
            apart: Vec::new(),
        }
    };
    let stands = Message::new("board-track-at").text("track", format!("{:+}", fight.track));
    let note = format!("{} · {}", words.say(&stands), progress(fight, words));
    Panel {
        key: format!("battle:{}", battle.id()),
        title: title(battle, fight, words),
        tint: Some(keys::tint(battle)),
        body: Body::Ladder(Box::new(Ladder {
            rungs: Vec::new(),
            rows: [battle, battle.enemy()].map(row).into(),
            note: Some(note),
        })),
    }
}
