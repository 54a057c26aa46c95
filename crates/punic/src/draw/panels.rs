//! Around the board: cards, turns, provinces, the sea, allies, generals off the map.

use kernel::scene::{Body, Emblem, Figure, Item, Mark, Panel, Score, Step, Tint};
use kernel::{Lexicon, Message};

use super::{Pictures, cards, keys, pieces};
use crate::id::{Province, Region};
use crate::set::{GeneralSet, ProvinceSet};
use crate::side::{BySide, Side};
use crate::view::View;
use crate::words::names;

pub fn own_hand<W: Pictures>(view: &View<W>, words: &Lexicon) -> Option<Panel> {
    let side = view.viewer?;
    let hand = view.hands[side].cards?;
    (!hand.is_empty()).then(|| Panel {
        key: "hand".to_owned(),
        title: words.name("board-hand"),
        tint: Some(keys::tint(side)),
        body: Body::Hand {
            cards: (hand.iter())
                .map(|card| {
                    let revealed = view.open.strategy.revealed == Some(card);
                    cards::strategy(keys::card(card), card, words).mark(Mark::Chosen, revealed)
                })
                .collect(),
        },
    })
}

/// Another's cards: those that the viewer knows of open, the others from behind.
pub fn closed_hand<W: Pictures>(view: &View<W>, side: Side, words: &Lexicon) -> Option<Panel> {
    let tint = keys::tint(side);
    let hand = &view.hands[side];
    let known = (hand.known.iter()).map(|card| {
        let key = format!("known:{card}");
        cards::strategy(key, card, words)
    });
    let hidden = usize::from(hand.size).saturating_sub(hand.known.len());
    let backs = (0..hidden).map(|index| {
        let key = format!("hand:{}:{index}", side.id());
        Item::new(key, Figure::CardBack { tint }, words.name("board-card"))
    });
    (hand.size > 0).then(|| Panel {
        key: format!("hand:{}", side.id()),
        title: words.say(&Message::new("board-hand-of").name("side", names::side(side))),
        tint: Some(tint),
        body: Body::Hand {
            cards: known.chain(backs).collect(),
        },
    })
}

/// The card that is being played.
pub fn on_table<W: Pictures>(view: &View<W>, words: &Lexicon) -> Option<Panel> {
    let play = view.open.strategy.play?;
    let key = format!("table:{}", play.card);
    Some(Panel {
        key: "table".to_owned(),
        title: words.name("board-on-table"),
        tint: Some(keys::tint(play.side)),
        body: Body::Hand {
            cards: vec![cards::strategy(key, play.card, words)],
        },
    })
}

/// Politically significant provinces of each side (22.1-a).
pub fn score<W: Pictures>(view: &View<W>, counted: ProvinceSet<W>, words: &Lexicon) -> Panel {
    let land = &view.open.land;
    let rows = (Side::ALL.into_iter())
        .map(|side| {
            let own: Vec<Province<W>> = (counted.iter())
                .filter(|&province| land.controls(side, province))
                .collect();
            let points = own.len() as u8;
            let own = names::provinces(own.into_iter());
            let tip: Vec<String> = own.iter().map(|name| words.say(name)).collect();
            Score {
                tint: keys::tint(side),
                title: words.name(names::side(side)),
                points,
                tips: vec![tip.join(", ")],
            }
        })
        .collect();
    // More than half of them.
    let goal = (counted.len() / 2 + 1) as u8;
    Panel {
        key: "score".to_owned(),
        title: words.say(&Message::new("board-provinces").count("goal", goal)),
        tint: None,
        body: Body::Score { rows, goal },
    }
}

/// Battle cards that allies would bring to a side in a region (14.4).
fn allied<W: Pictures>(view: &View<W>, region: Region<W>) -> BySide<u8> {
    let land = &view.open.land;
    BySide::from_fn(|side| {
        let own = Province::all().filter(|&province| {
            province.sheet().ally_region == region
                && !(province.spaces() & land.in_play).is_empty()
                && land.controls(side, province)
        });
        let sum: u8 = own.map(|province| province.sheet().ally_value).sum();
        sum.min(region.sheet().most_allies[side])
    })
}

pub fn allies<W: Pictures>(view: &View<W>, words: &Lexicon) -> Panel {
    let step = |region: Region<W>| {
        let cards = allied(view, region);
        let say = Message::new("board-allies-in")
            .name("region", names::region(region))
            .count("rome", cards[Side::Rome])
            .count("carthage", cards[Side::Carthage]);
        let fought = view.open.battle.map(|battle| battle.at.region());
        Step {
            text: words.say(&say),
            emblem: None,
            tint: match cards[Side::Rome].cmp(&cards[Side::Carthage]) {
                std::cmp::Ordering::Greater => Some(Tint::Crimson),
                std::cmp::Ordering::Less => Some(Tint::Indigo),
                std::cmp::Ordering::Equal => None,
            },
            now: fought == Some(region),
            past: false,
        }
    };
    // Only where provinces bring allies at all (14.4-d).
    let lending = Region::all().filter(|&region| {
        Province::all().any(|province| {
            let sheet = province.sheet();
            sheet.ally_region == region
                && sheet.ally_value > 0
                && !(province.spaces() & view.open.land.in_play).is_empty()
        })
    });
    Panel {
        key: "allies".to_owned(),
        title: words.name("board-allies"),
        tint: None,
        body: Body::Track {
            steps: lending.map(step).collect(),
        },
    }
}

pub fn off_map<W: Pictures>(
    view: &View<W>,
    key: &str,
    generals: GeneralSet<W>,
    lost: bool,
    words: &Lexicon,
) -> Option<Panel> {
    let items: Vec<Item> = (generals.iter())
        .map(|general| pieces::general(view, general, words).mark(Mark::Lost, lost))
        .collect();
    (!items.is_empty()).then(|| Panel {
        key: key.to_owned(),
        title: words.name(&format!("board-{key}")),
        tint: None,
        body: Body::Pool { items, note: None },
    })
}

/// The pile of discarded cards, to be looked through.
pub fn discard<W: Pictures>(view: &View<W>, words: &Lexicon) -> Option<Panel> {
    let cards: Vec<Item> = (view.open.strategy.discard.iter())
        .map(|card| cards::strategy(format!("discarded:{card}"), card, words))
        .collect();
    (!cards.is_empty()).then(|| Panel {
        key: "discard".to_owned(),
        title: words.name("board-discard"),
        tint: None,
        body: Body::Hand { cards },
    })
}

/// What is in force: each with its name and its sign.
pub fn in_force(steps: impl Iterator<Item = (String, Emblem)>, words: &Lexicon) -> Option<Panel> {
    let steps: Vec<Step> = steps
        .map(|(text, emblem)| Step {
            text,
            emblem: Some(emblem),
            tint: None,
            now: true,
            past: false,
        })
        .collect();
    (!steps.is_empty()).then(|| Panel {
        key: "in-force".to_owned(),
        title: words.name("board-in-force"),
        tint: None,
        body: Body::Track { steps },
    })
}
