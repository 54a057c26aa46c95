//! The last battle: what both sides rolled, and what stands there now.

use kernel::scene::{Body, Emblem, Fight, FightSide, Figure, Item, Panel, Shape};
use kernel::{Lexicon, Message};

use super::{keys, map};
use crate::act::Position;
use crate::event::{Area, Event, Rolled};
use crate::ids::Empire;
use crate::state::Phase;
use crate::view::View;
use crate::words::names;

pub fn panel(view: &View, heard: &[&Event], words: &Lexicon) -> Option<Panel> {
    // Who is asked something else wants to see the map.
    let fighting = matches!(
        view.open.phase,
        Phase::Losses { .. } | Phase::Attack | Phase::Fight
    );
    if view.is_asked && !fighting {
        return None;
    }
    let (area, sides) = last(heard)?;
    let notes = sides
        .iter()
        .map(|side| {
            let roll = Message::new("board-roll")
                .name("empire", names::empire(side.empire))
                .count("total", side.total)
                .count("hits", side.hits)
                .count("losses", side.losses);
            words.say(&roll)
        })
        .collect();
    let [attacker, defender] = &sides;
    Some(Panel {
        key: "battle".to_owned(),
        title: words.say(&Message::new("board-battle").name("at", names::area(area))),
        tint: None,
        body: Body::Battle(Box::new(Fight {
            progress: String::new(),
            lines: [
                line(view, area, defender, "board-defender", words),
                line(view, area, attacker, "board-attacker", words),
            ],
            steps: Vec::new(),
            dice: None,
            notes,
        })),
    })
}

/// The last battle, as long as nothing else happened than its losses.
fn last(heard: &[&Event]) -> Option<(Area, [Rolled; 2])> {
    for event in heard.iter().rev() {
        match event {
            Event::Fought { area, sides } => return Some((*area, *sides)),
            Event::Lost { .. } | Event::LostTriremes { .. } | Event::War { .. } => {}
            _ => return None,
        }
    }
    None
}

fn line(view: &View, area: Area, side: &Rolled, role: &'static str, words: &Lexicon) -> FightSide {
    let empire = side.empire;
    let dice = side.dice.iter().enumerate().map(|(turn, face)| {
        let figure = Figure::Dice {
            tint: keys::tint(empire),
            faces: vec![face],
            // Dice are added up here: none hits by itself.
            hits_at: 0,
        };
        Item::new(format!("die:{empire}:{turn}"), figure, face.to_string())
    });
    FightSide {
        tint: keys::tint(empire),
        title: words.name(&names::empire(empire)),
        role: words.name(role),
        acts_now: matches!(view.open.phase, Phase::Losses { empire: asked } if asked == empire),
        blocks: dice.collect(),
        reserves: units(view, area, empire, words),
    }
}

/// Those that are left, by the keys that they have on the map.
fn units(view: &View, area: Area, empire: Empire, words: &Lexicon) -> Vec<Item> {
    let open = &view.open;
    match area {
        Area::Sea(at) => {
            let count = open.triremes[empire][at];
            let title = Message::new("board-triremes")
                .name("empire", names::empire(empire))
                .count("count", count);
            let item = Item::new(
                keys::fleet(empire, at),
                map::trireme(empire, count),
                words.say(&title),
            );
            (count > 0).then_some(item).into_iter().collect()
        }
        Area::Land(at) => {
            let moved = map::marched(view, empire, at) > 0;
            let legions = open.positions(empire, at).map(|position| {
                let (key, count) = match position {
                    Position::Free if moved => {
                        (keys::marched(empire, at), open.legions[empire][at])
                    }
                    Position::Free => (
                        keys::legions(empire, at, position),
                        open.legions[empire][at],
                    ),
                    _ => (keys::legions(empire, at, position), 1),
                };
                let title = match position {
                    Position::Free => Message::new("board-legions").count("count", count),
                    Position::Slot(slot) => {
                        Message::new("board-legion-on").name("what", names::what(slot))
                    }
                    Position::Marker => Message::new("board-legion-on-marker"),
                };
                let title = title.name("empire", names::empire(empire));
                Item::new(key, map::legion(empire, count), words.say(&title))
            });
            let fortress = (open.fortresses[empire].contains(at)).then(|| {
                let title = Message::new("board-fortress").name("empire", names::empire(empire));
                let figure = map::piece(empire, Shape::Counter, Emblem::Fortress, 1);
                Item::new(keys::fortress(empire, at), figure, words.say(&title))
            });
            legions.chain(fortress).collect()
        }
    }
}
