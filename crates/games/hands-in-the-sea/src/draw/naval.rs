//! The naval battle that is fought, or the last one until something else is done.

use kernel::scene::{Body, Fight, FightSide, Figure, Item, Panel};
use kernel::{Lexicon, Message};

use super::{cards, keys, map};
use crate::event::{Dice, Event};
use crate::ids::Zone;
use crate::pile::Pile;
use crate::side::{BySide, Side};
use crate::state::Frame;
use crate::view::View;
use crate::words::names;

pub fn panel(view: &View, heard: &[&Event], words: &Lexicon) -> Option<Panel> {
    let (attacker, zone, since) = engaged(heard)?;
    let asked = view.asked.is_some() && view.asked == view.side;
    let fighting = matches!(view.frame(), Some(Frame::Naval { .. }));
    // Who is asked something else wants to see the map.
    if !fighting && (asked || since.iter().any(|event| !is_naval(event))) {
        return None;
    }
    let title = Message::new("board-naval").name("zone", names::zone(zone));
    let notes = (since.iter())
        .filter(|event| is_told(event))
        .map(|event| {
            words.say(&<crate::game::HandsInTheSea as kernel::Speak>::say_event(
                event,
            ))
        })
        .collect();
    let joined = joined(view, since);
    Some(Panel {
        key: "naval".to_owned(),
        title: words.say(&title),
        tint: None,
        body: Body::Battle(Box::new(Fight {
            progress: String::new(),
            lines: [attacker.enemy(), attacker]
                .map(|side| line(view, side, attacker, &joined[side], since, words)),
            steps: Vec::new(),
            dice: None,
            notes,
        })),
    })
}

/// The last engagement, and what was heard since.
fn engaged<'a>(heard: &'a [&'a Event]) -> Option<(Side, Zone, &'a [&'a Event])> {
    let start = (heard.iter()).rposition(|event| matches!(event, Event::Engaged { .. }))?;
    match heard[start] {
        Event::Engaged { side, zone, .. } => Some((*side, *zone, &heard[start + 1..])),
        _ => None,
    }
}

const fn is_naval(event: &Event) -> bool {
    matches!(
        event,
        Event::LeadersJoined { .. }
            | Event::InfantryJoined { .. }
            | Event::NavalDice { .. }
            | Event::Rerolled { .. }
            | Event::Sunk { .. }
            | Event::NavalBattleWon { .. }
            | Event::WarshipsGained { .. }
            | Event::FleetMoved { .. }
            | Event::Prestige { .. }
            | Event::GaveUp { .. }
            | Event::Declined { .. }
    )
}

const fn is_told(event: &Event) -> bool {
    matches!(
        event,
        Event::Sunk { .. } | Event::NavalBattleWon { .. } | Event::WarshipsGained { .. }
    )
}

/// The cards of each side that fight at sea.
fn joined(view: &View, since: &[&Event]) -> BySide<Pile> {
    let mut piles = match &view.naval {
        Some(naval) => BySide::from_fn(|side| naval.leaders[side]),
        None => BySide::default(),
    };
    if let Some(naval) = &view.naval {
        naval
            .infantry
            .each()
            .for_each(|face| piles[Side::Rome].add(face));
        return piles;
    }
    for event in since {
        match event {
            Event::LeadersJoined { side, cards } => {
                cards.iter().for_each(|face| piles[*side].add(face));
            }
            Event::InfantryJoined { cards } => {
                cards.iter().for_each(|face| piles[Side::Rome].add(face));
            }
            _ => {}
        }
    }
    piles
}

fn line(
    view: &View,
    side: Side,
    attacker: Side,
    joined: &Pile,
    since: &[&Event],
    words: &Lexicon,
) -> FightSide {
    let tint = keys::tint(side);
    let warships = view.powers[side].fleet.warships;
    let fleet = Message::new("board-fleet")
        .name("side", names::side_of(side))
        .count("warships", warships);
    let mut blocks = vec![Item::new(
        format!("fights:fleet:{}", side.id()),
        map::ships(side, warships),
        words.say(&fleet),
    )];
    let surplus = matches!(
        view.frame(),
        Some(Frame::Naval {
            step: crate::state::NavalStep::Surplus
        })
    );
    blocks.extend(joined.each().map(|face| {
        let key = match surplus && side == Side::Rome {
            true => keys::reserve(side, face),
            false => format!("at-sea:{}:{face}", side.id()),
        };
        cards::card(key, face, words)
    }));
    let mut reserves = Vec::new();
    let mut put = |kind: &str, dice: &Dice| {
        let faces: Vec<u8> = dice.iter().collect();
        if !faces.is_empty() {
            let said: Vec<String> = faces.iter().map(u8::to_string).collect();
            // A die hits from a number upwards here: the words say how many did.
            let figure = Figure::Dice {
                tint,
                faces,
                hits_at: 0,
            };
            let key = format!("dice:{kind}:{}", side.id());
            let title = format!(
                "{}: {}",
                words.name(&format!("board-dice-{kind}")),
                said.join(", ")
            );
            reserves.push(Item::new(key, figure, title));
        }
    };
    for event in since {
        match event {
            Event::NavalDice {
                side: of,
                warships,
                leaders,
                infantry,
            } if *of == side => {
                put("warships", warships);
                put("leaders", leaders);
                put("infantry", infantry);
            }
            Event::Rerolled { side: of, dice } if *of == side => put("again", dice),
            _ => {}
        }
    }
    // Dice of several kinds stand in a row, ships and cards first.
    blocks.extend(reserves);
    FightSide {
        tint,
        title: words.name(names::side(side)),
        role: words.name(match side == attacker {
            true => "board-attacker",
            false => "board-defender",
        }),
        acts_now: view.asked == Some(side),
        blocks,
        reserves: Vec::new(),
    }
}
