//! Around the board: cards, turns, provinces, the sea, allies, generals off the map.

use kernel::scene::{Body, Emblem, Figure, Item, Mark, Panel, Score, Step, Tint};
use kernel::{Lexicon, Say};
use land_war::{BySide, Side};

use super::{battle, cards, dice, keys, pieces};
use crate::data;
use crate::data::NavalTest;
use crate::event::Event;
use crate::ids::{Card, Province, Region};
use crate::sets::GeneralSet;
use crate::view::View;
use crate::words::{effects, names};

pub fn all(view: &View, heard: &[&Event], words: &Lexicon) -> Vec<Panel> {
    let mut panels = battle::panels(view, heard, words);
    panels.extend(own_hand(view, words));
    panels.extend(on_table(view, words));
    panels.push(score(view, words));
    panels.push(turns(view, words));
    panels.push(naval(view, words));
    panels.push(allies(view, words));
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
        panels.extend(off_map(view, key, generals, lost, words));
    }
    let others = (Side::ALL.into_iter()).filter(|&side| view.viewer != Some(side));
    panels.extend(others.filter_map(|side| closed_hand(view, side, words)));
    panels.extend(discard(view, words));
    panels
}

fn own_hand(view: &View, words: &Lexicon) -> Option<Panel> {
    let side = view.viewer?;
    let hand = view.hands[side].cards?;
    (!hand.is_empty()).then(|| Panel {
        key: "hand".to_owned(),
        title: words.name("board-hand"),
        tint: Some(keys::tint(side)),
        body: Body::Hand {
            cards: (hand.iter())
                .map(|card| {
                    let revealed = view.open.own.revealed == Some(card);
                    cards::strategy(keys::card(card), card, words).mark(Mark::Chosen, revealed)
                })
                .collect(),
        },
    })
}

/// Another's cards: those that the viewer knows of open, the others from behind.
fn closed_hand(view: &View, side: Side, words: &Lexicon) -> Option<Panel> {
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
        title: words.say(&Say::new("board-hand-of").name("side", names::side(side))),
        tint: Some(tint),
        body: Body::Hand {
            cards: known.chain(backs).collect(),
        },
    })
}

/// The card that is being played.
fn on_table(view: &View, words: &Lexicon) -> Option<Panel> {
    let play = view.open.own.play?;
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
fn score(view: &View, words: &Lexicon) -> Panel {
    let land = &view.open.land;
    let counted = view.open.own.sheet().counted;
    let rows = (Side::ALL.into_iter())
        .map(|side| {
            let own: Vec<Province> = (counted.iter())
                .filter(|&province| land.controls(side, province))
                .collect();
            Score {
                tint: keys::tint(side),
                title: words.name(names::side(side)),
                points: own.len() as u8,
                tips: vec![names::provinces(own.into_iter())],
            }
        })
        .collect();
    Panel {
        key: "score".to_owned(),
        title: words.name("board-provinces"),
        tint: None,
        body: Body::Score {
            rows,
            // More than half of them.
            goal: (counted.len() / 2 + 1) as u8,
        },
    }
}

/// The turn track with what waits on it: a truce, Scipio Africanus.
fn turns(view: &View, words: &Lexicon) -> Panel {
    let sheet = view.open.own.sheet();
    let now = view.open.own.turn;
    let step = |turn: u8| {
        let africanus = sheet.africanus_turn == Some(turn)
            && view.open.land.waiting.contains(data().marks.africanus);
        let (emblem, tint) = if view.open.own.effects.truce == Some(turn) {
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
    let effects = view.open.own.effects;
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

/// Battle cards that allies would bring to a side in a region (14.4).
fn allied(view: &View, region: Region) -> BySide<u8> {
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

fn allies(view: &View, words: &Lexicon) -> Panel {
    let step = |region: Region| {
        let cards = allied(view, region);
        let say = Say::new("board-allies-in")
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

fn in_force(view: &View, words: &Lexicon) -> Option<Panel> {
    let truce = (view.open.own.truce()).then(|| (words.name("board-truce"), Emblem::Olive));
    let cards = effects(view).map(|card| (words.name(&names::card(card)), keys::card_emblem(card)));
    let steps: Vec<Step> = (truce.into_iter().chain(cards))
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

fn off_map(
    view: &View,
    key: &str,
    generals: GeneralSet,
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

fn discard(view: &View, words: &Lexicon) -> Option<Panel> {
    let name = |card: Card| {
        format!(
            "#{} {}",
            card.sheet().number,
            words.name(&names::card(card))
        )
    };
    let names: Vec<String> = view.open.own.discard.iter().map(name).collect();
    (!names.is_empty()).then(|| Panel {
        key: "discard".to_owned(),
        title: words.name("board-discard"),
        tint: None,
        body: Body::Text {
            lines: vec![names.join(" · ")],
        },
    })
}
