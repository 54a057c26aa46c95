//! Around the board: the own cards, what a command still lacks, the strategy row, the
//! turns, and how both powers stand.

use kernel::scene::{Body, Emblem, Item, Lane, Mark, Panel, Runner, Step};
use kernel::{Lexicon, Message};

use super::{battle, cards, keys, naval, piles, powers};
use crate::act::{Action, Role};
use crate::data::data;
use crate::event::Event;
use crate::ids::Face;
use crate::pile::Pile;
use crate::side::Side;
use crate::state::Frame;
use crate::view::{Own, View};
use crate::words::names;

pub fn all(view: &View, heard: &[&Event], words: &Lexicon) -> Vec<Panel> {
    let mut panels: Vec<Panel> = Vec::new();
    panels.extend(battle::focus(view, heard, words));
    panels.extend(naval::panel(view, heard, words));
    panels.extend(hand(view, words));
    panels.extend(payment(view, words));
    panels.extend(market(view, words));
    panels.push(turns(view, words));
    panels.push(race(view, words));
    panels.extend(battle::aside(view, heard, words));
    panels.push(row(view, words));
    panels.extend(event(view, heard, words));
    let own = view.side.unwrap_or(Side::Rome);
    for side in [own, own.enemy()] {
        panels.extend(reserve(view, side, words));
        panels.extend(unseen(view, side, words));
        panels.push(powers::panel(view, side, words));
    }
    panels.extend(piles::all(view, words));
    panels
}

pub fn fan(
    key: String,
    title: String,
    tint: Option<kernel::scene::Tint>,
    cards: Vec<Item>,
) -> Panel {
    Panel {
        key,
        title,
        tint,
        body: Body::Hand { cards },
    }
}

/// Whether cards of the hand are being picked for something.
fn picks_from_hand(view: &View) -> bool {
    matches!(view.frame(), Some(Frame::Actions | Frame::Naval { .. }))
}

/// The card that the command takes besides those that are picked.
fn bound(own: &Own) -> Option<Face> {
    let draft = &own.draft;
    match draft.action {
        Some(Action::Develop) => draft.at,
        _ => draft.from,
    }
    .map(|at| at.face())
}

/// The own hand, cards of one kind beside one another; those that are put into the
/// command lie apart from those that still can be.
fn hand(view: &View, words: &Lexicon) -> Option<Panel> {
    let (side, own) = (view.side?, view.own.as_ref()?);
    let mut cards = Vec::new();
    for (face, count) in own.hand.kinds() {
        let mut picked = taken(view, own, face);
        if bound(own) == Some(face) {
            picked.push("role-origin");
        }
        for copy in 0..count {
            let role = picked.get(usize::from(copy));
            cards.push(held(view, own, face, role.copied(), words));
        }
    }
    cards.extend(own.deus.map(|card| cards::deus(card, words)));
    let title = Message::new("board-hand").count("count", view.powers[side].hand);
    Some(fan(
        "hand".to_owned(),
        words.say(&title),
        Some(keys::tint(side)),
        cards,
    ))
}

/// What copies of a card are picked for, one word each.
fn taken(view: &View, own: &Own, face: Face) -> Vec<&'static str> {
    let draft = &own.draft;
    if !picks_from_hand(view) {
        return Vec::new();
    }
    (draft.picks.iter().zip(&draft.wants))
        .filter_map(|(picks, want)| Some((picks, (*want)?.role)))
        .filter(|(_, role)| *role != Role::Infantry)
        .flat_map(|(picks, role)| (0..picks.count(face)).map(move |_| names::role(role)))
        .collect()
}

fn held(view: &View, own: &Own, face: Face, role: Option<&'static str>, words: &Lexicon) -> Item {
    if let Some(role) = role {
        let item = cards::card(keys::picked(role, face), face, words);
        let tip = Message::new("board-picked").name("role", role);
        return item.mark(Mark::Chosen, true).tip(words.say(&tip));
    }
    let mut item = cards::card(keys::hand(face), face, words);
    for want in own.draft.wants.iter().flatten() {
        if want.usable.has(face) && want.role != Role::Infantry {
            let tip = match want.role {
                Role::Coin => {
                    Message::new("board-serves-silver").count("silver", face.sheet().silver)
                }
                Role::Wine => {
                    Message::new("board-serves-silver").count("silver", data().limits.wine)
                }
                role => Message::new("board-serves").name("role", names::role(role)),
            };
            item.tips.push(words.say(&tip));
        }
    }
    match dead(view, face) {
        Some(why) => item.mark(Mark::Lost, true).tip(words.name(why)),
        None => item,
    }
}

/// Why a card of the hand is of no use (4-l).
fn dead(view: &View, face: Face) -> Option<&'static str> {
    let (side, at) = (view.side?, face.location()?);
    if !view.control[side].contains(at) {
        Some("board-dead-lost")
    } else if !view.powers[side].supplied.contains(at) {
        Some("board-dead-unsupplied")
    } else if super::map::is_fought_for(view, at) {
        Some("board-dead-battle")
    } else {
        None
    }
}

/// What the command takes, with what is there and what still lacks.
fn payment(view: &View, words: &Lexicon) -> Option<Panel> {
    let own = view.own.as_ref()?;
    let draft = &own.draft;
    let mut steps = Vec::new();
    let step = |text: String, emblem: Emblem, there: bool| Step {
        text,
        emblem: Some(emblem),
        tint: None,
        now: !there,
        past: there,
    };
    if let (Some(face), true) = (bound(own), draft.at.is_some()) {
        steps.push(step(words.name(&names::card(face)), Emblem::City, true));
    }
    for (picks, want) in draft.picks.iter().zip(&draft.wants) {
        let Some(want) = want else { continue };
        let role = words.name(names::role(want.role));
        let emblem = keys::role(want.role);
        let there = picks.len();
        for turn in 0..there.max(want.least.into()) {
            steps.push(step(role.clone(), emblem, turn < there));
        }
    }
    let title = match draft.action {
        Some(action) => words.name(names::action(action)),
        None => words.name("board-declares"),
    };
    (!steps.is_empty()).then(|| Panel {
        key: "payment".to_owned(),
        title,
        tint: None,
        body: Body::Track { steps },
    })
}

/// Cards that can be drafted, while one is.
fn market(view: &View, words: &Lexicon) -> Option<Panel> {
    let (side, own) = (view.side?, view.own.as_ref()?);
    if own.draft.action != Some(Action::Draft) || own.draft.drafted.is_some() {
        return None;
    }
    let mut open = view.powers[side].empire;
    view.neutral_empire.each().for_each(|face| open.add(face));
    let cards = (open.kinds())
        .map(|(face, count)| {
            let item = cards::card(keys::draft(face), face, words);
            let left = Message::new("board-copies-left").count("count", count);
            item.tip(words.say(&left))
        })
        .collect();
    Some(fan(
        "market".to_owned(),
        words.name("board-market"),
        Some(keys::tint(side)),
        cards,
    ))
}

/// 4.1: the turns, each of which ends with a Campaign.
fn turns(view: &View, words: &Lexicon) -> Panel {
    let last = data().limits.last_turn;
    let step = |turn: u8| Step {
        text: turn.to_string(),
        emblem: None,
        tint: None,
        now: turn == view.turn,
        past: turn < view.turn,
    };
    Panel {
        key: "turns".to_owned(),
        title: words.name("board-turn"),
        tint: None,
        body: Body::Track {
            steps: (1..=last).map(step).collect(),
        },
    }
}

/// Prestige, captured markers, pillage and warships of both powers.
fn race(view: &View, words: &Lexicon) -> Panel {
    type Value = fn(&crate::view::PowerView) -> u8;
    let lanes: [(&str, Emblem, Value); 4] = [
        ("board-prestige", Emblem::Star, |power| power.prestige),
        ("board-captured", Emblem::Standard, |power| {
            power.captured.points()
        }),
        ("board-pillage", Emblem::Torch, |power| power.pillage),
        ("board-warships", Emblem::Trireme, |power| {
            power.fleet.warships
        }),
    ];
    let lane = |(title, emblem, value): (&str, Emblem, Value)| Lane {
        title: words.name(title),
        emblem,
        runners: Side::ALL
            .map(|side| {
                let value = value(&view.powers[side]);
                let said = words.name(names::side(side));
                Runner {
                    tint: keys::tint(side),
                    emblem: keys::emblem(side),
                    value,
                    leads: false,
                    title: format!("{said}: {value}"),
                }
            })
            .into(),
    };
    Panel {
        key: "race".to_owned(),
        title: words.name("board-tracks"),
        tint: None,
        body: Body::Race {
            lanes: lanes.map(lane).into(),
        },
    }
}

/// The strategy row, position 1 first.
fn row(view: &View, words: &Lexicon) -> Panel {
    let upkeep = view.options.upkeep;
    let cards = (1u8..)
        .zip(view.row)
        .map(|(position, card)| {
            let sheet = card.sheet();
            let cost = if upkeep { sheet.alt_cost } else { sheet.cost };
            let more = data().limits.surcharge[usize::from(position) - 1];
            let price = Message::new("board-price").count("silver", u16::from(cost) + more);
            cards::strategy(keys::row(position), card, upkeep, words).tip(words.say(&price))
        })
        .collect();
    fan("row".to_owned(), words.name("board-row"), None, cards)
}

/// The event of the last Campaign, until the next round is over.
fn event(view: &View, heard: &[&Event], words: &Lexicon) -> Option<Panel> {
    let asked = match view.frame() {
        Some(Frame::Event { card, .. }) => Some(card),
        _ => None,
    };
    let ended = (heard.iter()).rposition(|event| matches!(event, Event::RoundEnded { .. }));
    let since = &heard[ended.unwrap_or(heard.len())..];
    let drawn = since.iter().rev().find_map(|event| match event {
        Event::EventDrawn { card } => Some(*card),
        _ => None,
    });
    let card = asked.or(drawn)?;
    let cards = vec![cards::event(format!("event:{card}"), card, words)];
    Some(fan(
        "event".to_owned(),
        words.name("board-event"),
        None,
        cards,
    ))
}

/// What is known of some cards of another, and backs for the rest.
fn shown(key: &str, known: &Pile, count: u8, side: Side, words: &Lexicon) -> Vec<Item> {
    let open = (known.each().enumerate())
        .map(|(turn, face)| cards::card(format!("{key}:known:{turn}:{face}"), face, words));
    let hidden = usize::from(count).saturating_sub(known.len());
    let tint = keys::tint(side);
    let backs = (0..hidden).map(|turn| cards::back(format!("{key}:back:{turn}"), tint, words));
    open.chain(backs).collect()
}

/// A Reserve with cards in it: open, or as far as it is known.
fn reserve(view: &View, side: Side, words: &Lexicon) -> Option<Panel> {
    let power = &view.powers[side];
    if power.reserve == 0 {
        return None;
    }
    let key = format!("reserve:{}", side.id());
    let cards = match &power.reserved {
        Some(pile) => open_reserve(view, side, pile, words),
        None => shown(&key, &power.known_reserve, power.reserve, side, words),
    };
    let title = Message::new("board-reserve")
        .name("side", names::side_of(side))
        .count("count", power.reserve);
    Some(fan(key, words.say(&title), Some(keys::tint(side)), cards))
}

fn open_reserve(view: &View, side: Side, pile: &Pile, words: &Lexicon) -> Vec<Item> {
    let own = view.own.as_ref().filter(|_| view.side == Some(side));
    let infantry = own.map_or(Pile::EMPTY, |own| {
        let draft = &own.draft;
        let aboard = |want: &Option<crate::view::Wanted>| {
            want.is_some_and(|want| want.role == Role::Infantry)
        };
        let kind = draft.wants.iter().position(aboard);
        kind.map_or(Pile::EMPTY, |kind| draft.picks[kind])
    });
    let mut cards = Vec::new();
    for (face, count) in pile.kinds() {
        for copy in 0..count {
            let picked = copy < infantry.count(face);
            let key = match picked {
                true => keys::picked("infantry", face),
                false => keys::reserve(side, face),
            };
            cards.push(cards::card(key, face, words).mark(Mark::Chosen, picked));
        }
    }
    cards
}

/// The hand of another, from behind but for what is known of it.
fn unseen(view: &View, side: Side, words: &Lexicon) -> Option<Panel> {
    let power = &view.powers[side];
    if view.side == Some(side) || power.hand == 0 {
        return None;
    }
    let key = format!("hand:{}", side.id());
    let title = Message::new("board-hand-of")
        .name("side", names::side_of(side))
        .count("count", power.hand);
    let cards = shown(&key, &power.known_hand, power.hand, side, words);
    Some(fan(key, words.say(&title), Some(keys::tint(side)), cards))
}
