//! Around the board: cards, turns, provinces, the sea, allies, generals off the map.

use kernel::Lexicon;
use kernel::scene::{Body, Emblem, Panel, Step, Tint};
use punic::Side;
use punic::draw::{battle, dice, panels as common};
use punic::words::names;

use super::emblems;
use crate::data;
use crate::data::NavalTest;
use crate::event::Event;
use crate::game::View;
use crate::words::effects;

pub fn all(view: &View, heard: &[&Event], words: &Lexicon) -> Vec<Panel> {
    let mut panels = battle::panels(view, heard, words);
    panels.extend(common::own_hand(view, words));
    panels.extend(common::on_table(view, words));
    panels.push(common::score(view, view.open.game.sheet().counted, words));
    panels.push(turns(view, words));
    panels.push(naval(view, words));
    panels.push(common::allies(view, words));
    panels.extend(in_force(view, words));
    panels.extend(dice::panel(view, heard, words));
    let land = &view.open.land;
    let dead = land.dead;
    for (key, generals, lost) in [
        ("pool", land.pool, false),
        ("waiting", land.waiting, false),
        ("displaced", land.displaced, true),
        ("dead", dead, true),
    ] {
        panels.extend(common::off_map(view, key, generals, lost, words));
    }
    let others = (Side::ALL.into_iter()).filter(|&side| view.viewer != Some(side));
    panels.extend(others.filter_map(|side| common::closed_hand(view, side, words)));
    panels.extend(common::discard(view, words));
    panels
}

/// The turn track with what waits on it: a truce, Scipio Africanus.
fn turns(view: &View, words: &Lexicon) -> Panel {
    let sheet = view.open.game.sheet();
    let now = view.open.turn;
    let step = |turn: u8| {
        let africanus = sheet.africanus_turn == Some(turn)
            && view.open.land.waiting.contains(data().marks.africanus);
        let (emblem, tint) = if view.open.game.effects.truce == Some(turn) {
            (Some(Emblem::Olive), None)
        } else if africanus {
            (Some(Emblem::BustAfricanus), Some(Tint::Crimson))
        } else {
            (None, None)
        };
        Step {
            text: words.name(&format!("board-turn-{turn}")),
            emblem,
            tint,
            now: turn == now,
            past: turn < now,
        }
    };
    Panel {
        key: "turns".to_owned(),
        title: words.name("board-turns"),
        tint: None,
        body: Body::Track {
            steps: (sheet.start_turn..=sheet.last_turn).map(step).collect(),
        },
    }
}

/// What shifts a Carthaginian voyage (11.2-b); those in force now stand out.
fn naval(view: &View, words: &Lexicon) -> Panel {
    let effects = view.open.game.effects;
    let land = &view.open.land;
    let mut steps = vec![Step {
        text: format!("1–{}", data().tables.arrives_max),
        emblem: Some(Emblem::Galley),
        tint: Some(Tint::Indigo),
        now: false,
        past: false,
    }];
    for modifier in &data().tables.naval {
        let (name, now) = match modifier.test {
            NavalTest::Departure(_) => (words.name("board-naval-from-carthago"), false),
            NavalTest::Holds(city) => (
                words.name(&names::space(city)),
                land.held[Side::Carthage].contains(city),
            ),
            NavalTest::PhilipV => (words.name("board-naval-philip-v"), effects.philip_v),
            NavalTest::NavalVictory => (
                words.name("board-naval-naval-victory"),
                effects.naval_victory,
            ),
            NavalTest::EnemyPort => (words.name("board-naval-enemy-port"), false),
            NavalTest::General => match crate::ids::General::from_id(modifier.id) {
                Some(general) => (words.name(&names::general(general)), false),
                None => (words.name("board-naval-general"), false),
            },
        };
        steps.push(Step {
            text: format!("{name} {}", names::signed(modifier.drm)),
            emblem: None,
            tint: None,
            now,
            past: false,
        });
    }
    Panel {
        key: "naval".to_owned(),
        title: words.name("board-naval"),
        tint: Some(Tint::Indigo),
        body: Body::Track { steps },
    }
}

fn in_force(view: &View, words: &Lexicon) -> Option<Panel> {
    let truce = (view.open.truce()).then(|| (words.name("board-truce"), Emblem::Olive));
    let cards =
        effects(view).map(|card| (words.name(&names::card(card)), emblems::card_emblem(card)));
    common::in_force(truce.into_iter().chain(cards), words)
}
