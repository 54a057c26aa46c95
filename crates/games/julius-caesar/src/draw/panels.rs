//! Around the board: cards, points, years and turns, pools.

use kernel::scene::{Body, Corner, Emblem, Figure, Item, Mark, Panel, Score, Step, Tint};
use kernel::{Lexicon, Message};

use super::{battle, keys, map};
use crate::event::Event;
use crate::fog::View;
use crate::state::Phase;
use crate::{Block, BlockSet, Card, CardKind, Side, data};

pub fn all(view: &View, heard: &[&Event], words: &Lexicon) -> Vec<Panel> {
    let mut panels: Vec<Panel> = battle::panel(view, heard, words).into_iter().collect();
    panels.extend(deployment(view, words));
    panels.extend(own_hand(view, words));
    panels.extend(played(view, words));
    panels.push(score(view, words));
    panels.push(years(view, words));
    panels.push(turns(view, words));
    for side in Side::ALL {
        panels.push(pool(view, side, words));
    }
    for side in Side::ALL
        .into_iter()
        .filter(|&side| view.side() != Some(side))
    {
        panels.push(closed_hand(view, side, words));
    }
    panels
}

pub fn card(key: String, card: Card, tint: Tint, words: &Lexicon) -> Item {
    let name = words.name(&keys::card_name(card));
    let (emblem, corners, effect) = match card.sheet().kind {
        CardKind::Command { moves, levies } => {
            let corner = |emblem, number: u8| Corner {
                emblem,
                text: number.to_string(),
            };
            let corners = vec![corner(Emblem::March, moves), corner(Emblem::Levy, levies)];
            let effect = Message::new("effect-command")
                .count("moves", moves)
                .count("levies", levies);
            (Emblem::Standard, corners, effect)
        }
        CardKind::Event(god) => {
            let effect = Message::new(keys::god_effect(god));
            (keys::god_emblem(god), Vec::new(), effect)
        }
    };
    let effect = words.say(&effect);
    let figure = Figure::Card {
        tint,
        emblem,
        name: name.clone(),
        corners,
        lines: vec![effect.clone()],
    };
    Item::new(key, figure, name).tip(effect)
}

/// One's own cards; the one that is chosen is marked until both have chosen.
fn own_hand(view: &View, words: &Lexicon) -> Option<Panel> {
    let side = view.side()?;
    let hand = &view.hands[side];
    let tint = keys::tint(side);
    let cards = (hand.cards.unwrap_or_default().iter())
        .map(|own| {
            let chosen = hand.answer == Some(own);
            card(keys::card(own), own, tint, words).mark(Mark::Chosen, chosen)
        })
        .collect();
    Some(Panel {
        key: "hand".to_owned(),
        title: words.name("term-hand"),
        tint: Some(tint),
        body: Body::Hand { cards },
    })
}

/// Another's cards from behind.
fn closed_hand(view: &View, side: Side, words: &Lexicon) -> Panel {
    let tint = keys::tint(side);
    let title = words.say(&Message::new("board-hand-of").name("side", keys::side_name(side)));
    let cards = (0..view.hands[side].count)
        .map(|index| {
            let key = format!("hand:{}:{index}", side.id());
            Item::new(key, Figure::CardBack { tint }, words.name("term-card"))
        })
        .collect();
    Panel {
        key: format!("hand:{}", side.id()),
        title,
        tint: Some(tint),
        body: Body::Hand { cards },
    }
}

/// The cards of this turn, and those of the last, which Apollo copies.
fn played(view: &View, words: &Lexicon) -> Vec<Panel> {
    let panel = |key: &str, title: &'static str, cards: &crate::BySide<Option<Card>>| {
        let cards: Vec<Item> = (Side::ALL.into_iter())
            .filter_map(|side| {
                let item = card(
                    format!("{key}:{}", side.id()),
                    cards[side]?,
                    keys::tint(side),
                    words,
                );
                Some(item)
            })
            .collect();
        (!cards.is_empty()).then(|| Panel {
            key: key.to_owned(),
            title: words.name(title),
            tint: None,
            body: Body::Hand { cards },
        })
    };
    let now = panel("cards-now", "board-cards-now", &view.open.now);
    let last = panel("cards-last", "board-cards-last", &view.open.last);
    now.into_iter().chain(last).collect()
}

fn score(view: &View, words: &Lexicon) -> Panel {
    let rows = (Side::ALL.into_iter())
        .map(|side| {
            let trophies = view.open.killed & data().owned[side.enemy()];
            let cities: Vec<String> = (view.places.iter())
                .filter(|seen| held_by(seen.control) == Some(side) && seen.place.sheet().value > 0)
                .map(|seen| words.name(&keys::place_name(seen.place)))
                .chain(
                    trophies
                        .iter()
                        .map(|block| words.name(&keys::block_name(block))),
                )
                .collect();
            Score {
                tint: keys::tint(side),
                title: words.name(keys::side_name(side)),
                points: view.points[side],
                tips: vec![cities.join(", ")],
            }
        })
        .collect();
    Panel {
        key: "score".to_owned(),
        title: words.say(&Message::new("board-score").count("goal", data().limits.win_vp)),
        tint: None,
        body: Body::Score {
            rows,
            goal: data().limits.win_vp,
        },
    }
}

fn held_by(control: crate::Control) -> Option<Side> {
    match control {
        crate::Control::Caesar => Some(Side::Caesar),
        crate::Control::Pompey => Some(Side::Pompey),
        crate::Control::Contested => None,
    }
}

fn step(text: String, now: bool, past: bool) -> Step {
    Step {
        text,
        emblem: None,
        tint: None,
        now,
        past,
    }
}

/// Years are counted from the founding of the city; the present one also as we count.
fn year_name(year: u16, now: bool, words: &Lexicon) -> String {
    /// Rome was founded in 753 BC, which is its first year.
    const FOUNDED: u16 = 754;
    match FOUNDED.checked_sub(year) {
        Some(bc) if now => {
            let say = Message::new("board-year").text("year", year.to_string());
            words.say(&say.text("bc", bc.to_string()))
        }
        _ => year.to_string(),
    }
}

fn years(view: &View, words: &Lexicon) -> Panel {
    let (first, now) = (data().setup.first_year, view.open.year);
    let last = first + u16::from(data().setup.years) - 1;
    Panel {
        key: "years".to_owned(),
        title: words.name("term-year"),
        tint: None,
        body: Body::Track {
            steps: (first..=last)
                .map(|year| step(year_name(year, year == now, words), year == now, year < now))
                .collect(),
        },
    }
}

fn turns(view: &View, words: &Lexicon) -> Panel {
    let winter = matches!(
        view.open.phase,
        Phase::WinterNavis { .. }
            | Phase::Supply { .. }
            | Phase::Disband { .. }
            | Phase::Over { .. }
    );
    let now = view.open.turn;
    let mut steps: Vec<Step> = (1..=data().setup.turns)
        .map(|turn| {
            let text = turn.to_string();
            step(text, !winter && turn == now, winter || turn < now)
        })
        .collect();
    steps.push(step(words.name("term-winter-turn"), winter, false));
    Panel {
        key: "turns".to_owned(),
        title: words.name("term-game-turn"),
        tint: None,
        body: Body::Track { steps },
    }
}

/// Blocks that can be levied, those out until the Year ends, and the dead.
fn pool(view: &View, side: Side, words: &Lexicon) -> Panel {
    let seen = &view.pools[side];
    let owned = data().owned[side];
    let mut items = Vec::new();
    match seen.blocks {
        Some(blocks) => items.extend(faces(blocks, side, words)),
        None => {
            let tint = keys::tint(side);
            let name = match side {
                Side::Caesar => "back-tan",
                Side::Pompey => "back-green",
            };
            items.extend((0..seen.standing).map(|index| {
                let key = format!("pool:{}:{index}", side.id());
                let figure = Figure::Back { tint, flag: None };
                Item::new(key, figure, words.name(name))
            }));
        }
    }
    let lost = |blocks: BlockSet, tip: &'static str| {
        (faces(blocks & owned, side, words).into_iter())
            .map(|item| item.mark(Mark::Lost, true).tip(words.name(tip)))
            .collect::<Vec<_>>()
    };
    items.extend(lost(view.open.face_up, "term-face-up"));
    items.extend(lost(view.open.killed, "term-trophy"));
    let title = Message::new("describe-pool")
        .name("side", keys::side_name(side))
        .count("blocks", seen.standing);
    Panel {
        key: format!("pool:{}", side.id()),
        title: words.say(&title),
        tint: Some(keys::tint(side)),
        body: Body::Pool { items, note: None },
    }
}

pub fn faces(blocks: BlockSet, side: Side, words: &Lexicon) -> Vec<Item> {
    (blocks.iter())
        .map(|block| map::block(keys::face(block), map::full(block), side, words))
        .collect()
}

/// Blocks that are still to be set up (5.3).
fn deployment(view: &View, words: &Lexicon) -> Option<Panel> {
    let side = view.side().filter(|_| view.open.phase == Phase::Deploy)?;
    let placed: BlockSet = view.draft.iter().map(|(block, _)| *block).collect();
    let left: BlockSet = (data().setup.placements.iter())
        .filter(|placement| placement.side == side)
        .flat_map(|placement| placement.blocks.iter().copied())
        .filter(|block: &Block| !placed.contains(*block))
        .collect();
    Some(Panel {
        key: "deployment".to_owned(),
        title: words.name("term-set-up"),
        tint: Some(keys::tint(side)),
        body: Body::Pool {
            items: faces(left, side, words),
            note: None,
        },
    })
}
