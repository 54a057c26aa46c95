//! The situation as lines of text: for the terminal and for screen readers.

use kernel::Message;

use super::lines::{Piece, list};
use super::names::{self, rating, roman};
use super::prompts;
use crate::fog::{Control, PlaceView, Sighting, View};
use crate::state::{Order, Phase, Pins};
use crate::{Block, BlockSet, BySide, Card, CardSet, Colour, Kind, Place, Side, data};

pub fn lines(view: &View) -> Vec<Message> {
    let mut lines = vec![time(view), score(view)];
    if let Phase::Over { winner, cause } = view.open.phase {
        lines.push(prompts::over(winner, cause).0);
    }
    part(view, &mut lines);
    cards(view, &mut lines);
    if view.open.phase == Phase::Deploy {
        draft(view, &mut lines);
    } else {
        map(view, &mut lines);
    }
    pools(view, &mut lines);
    lines
}

fn time(view: &View) -> Message {
    let phase = phase(view.open.phase);
    let key = match view.open.phase {
        Phase::Deploy => "describe-before",
        Phase::WinterNavis { .. }
        | Phase::Supply { .. }
        | Phase::Disband { .. }
        | Phase::Over { .. } => "describe-winter",
        _ => "describe-turn",
    };
    let say = Message::new(key)
        .text("year", view.open.year.to_string())
        .name("phase", phase);
    if key == "describe-turn" {
        say.count("turn", view.open.turn)
    } else {
        say
    }
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Deploy => "phase-deploy",
        Phase::Discard => "phase-discard",
        Phase::Commit => "phase-commit",
        Phase::Move => "phase-move",
        Phase::DeclareMain { .. } => "phase-declare-main",
        Phase::Surprise => "phase-surprise",
        Phase::Jupiter => "phase-jupiter",
        Phase::Defect { .. } => "phase-defect",
        Phase::Vulcan => "phase-vulcan",
        Phase::Levy => "phase-levy",
        Phase::PickBattle => "phase-pick-battle",
        Phase::Turn => "phase-turn",
        Phase::Hits { .. } => "phase-hits",
        Phase::Regroup { .. } => "phase-regroup",
        Phase::WinterNavis { .. } => "phase-winter-navis",
        Phase::Supply { .. } => "phase-supply",
        Phase::Disband { .. } => "phase-disband",
        Phase::Over { .. } => "phase-over",
    }
}

fn score(view: &View) -> Message {
    Message::new("describe-score")
        .count("caesar", view.points[Side::Caesar])
        .count("pompey", view.points[Side::Pompey])
}

/// Whose part of the Command Phase it is, and what he has left.
fn part(view: &View, lines: &mut Vec<Message>) {
    let Some(part) = view.open.part else {
        return;
    };
    let say = |key: &'static str| {
        Message::new(key)
            .name("side", names::side(part.side))
            .count("player", 1 + u8::from(part.second))
    };
    lines.push(match part.order {
        Order::Command => say("describe-part")
            .count("moves", part.moves)
            .count("levies", part.levies),
        Order::Event(god) => say("describe-part-event").name("god", names::god(god)),
    });
    if view.open.phase == Phase::Move && !part.activated.is_empty() {
        let places = part.activated.iter().map(|place| vec![Piece::place(place)]);
        let head = vec![Piece::word("describe-activated", 20)];
        lines.extend(list(head, places.collect(), ", "));
    }
}

fn cards(view: &View, lines: &mut Vec<Message>) {
    let open = &view.open;
    let both = |key: &'static str, cards: BySide<Option<Card>>| {
        let say = Message::new(key)
            .name("caesar", names::card(cards[Side::Caesar]?))
            .name("pompey", names::card(cards[Side::Pompey]?));
        Some(say)
    };
    match open.phase {
        Phase::Deploy | Phase::Over { .. } => return,
        // No card matters until the next Year.
        Phase::WinterNavis { .. } | Phase::Supply { .. } | Phase::Disband { .. } => return,
        _ => {}
    }
    lines.extend(both("describe-cards", open.now));
    // Apollo copies from here (EC-APO-a).
    lines.extend(both("describe-last", open.last));
    let hands = Message::new("describe-hands")
        .count("caesar", view.hands[Side::Caesar].count)
        .count("pompey", view.hands[Side::Pompey].count);
    lines.push(hands);
    let Some(side) = view.side() else {
        return;
    };
    let hand = &view.hands[side];
    if let Some(cards) = hand.cards.filter(|cards| !cards.is_empty()) {
        let head = vec![Piece::word("describe-own-hand", 14)];
        lines.extend(list(head, card_pieces(cards), ", "));
    }
    if let Some(card) = hand.discarded {
        lines.push(Message::new("describe-discarded").name("card", names::card(card)));
    }
    if let Some(card) = hand.answer {
        lines.push(Message::new("describe-answer").name("card", names::card(card)));
    }
}

fn card_pieces(cards: CardSet) -> Vec<Vec<Piece>> {
    cards.iter().map(|card| vec![Piece::card(card)]).collect()
}

/// One's own free deployment under way.
fn draft(view: &View, lines: &mut Vec<Message>) {
    let Some(side) = view.side() else {
        return;
    };
    let own = (data().setup.placements.iter()).filter(|placement| placement.side == side);
    lines.push(Message::new("describe-draft"));
    for placement in own {
        let mut blocks = (view.draft.iter()).filter(|(_, city)| *city == placement.city);
        let slots = placement.blocks.iter().map(|_| match blocks.next() {
            Some(&(block, _)) => vec![Piece::block(block)],
            None => vec![Piece::text("–")],
        });
        let head = vec![
            Piece::text("  "),
            Piece::place(placement.city),
            Piece::text(": "),
        ];
        lines.extend(list(head, slots.collect(), ", "));
    }
}

fn map(view: &View, lines: &mut Vec<Message>) {
    if let Some(battle) = &view.open.battle {
        let key = if battle.surprise && battle.round == 1 {
            "describe-battle-surprise"
        } else {
            "describe-battle"
        };
        let say = Message::new(key)
            .name("at", names::place(battle.at))
            .count("round", battle.round)
            .name("side", names::side(battle.attacker));
        lines.push(say);
    }
    let held = |control| {
        view.places
            .iter()
            .filter(move |seen| seen.control == control)
    };
    if held(Control::Contested).next().is_some() {
        lines.push(Message::new("describe-contested"));
        for seen in held(Control::Contested) {
            contested(view, seen, lines);
        }
    }
    for (side, control) in [
        (Side::Caesar, Control::Caesar),
        (Side::Pompey, Control::Pompey),
    ] {
        lines.push(Message::new("describe-held").name("side", names::side(side)));
        let mut unseen = Vec::new();
        for seen in held(control) {
            if let Some(item) = garrison(side, seen) {
                unseen.push(item);
                continue;
            }
            let mut head = place_head(seen.place);
            head.push(Piece::text(": "));
            let blocks = seen.blocks.iter();
            let blocks = blocks.map(|block| sighting(view, seen.place, block));
            lines.extend(list(head, blocks.collect(), ", "));
        }
        if !unseen.is_empty() {
            let head = vec![
                Piece::text("  "),
                Piece::word(names::backs(wood(side)), 14),
                Piece::text(": "),
            ];
            lines.extend(list(head, unseen, ", "));
        }
    }
    vacant(view, lines);
}

const fn wood(side: Side) -> Colour {
    match side {
        Side::Caesar => Colour::Tan,
        Side::Pompey => Colour::Green,
    }
}

/// A place with nothing to tell but how many of its side's own backs are there: many
/// of those share a line.
fn garrison(side: Side, seen: &PlaceView) -> Option<Vec<Piece>> {
    let [only] = &seen.blocks[..] else {
        return None;
    };
    if only.face.is_some() || only.back.colour != wood(side) {
        return None;
    }
    let mut item = named(seen.place);
    item.push(Piece::text(format!(" ×{}", only.count)));
    if only.back.moved {
        item.push(Piece::word("mark-moved", 10));
    }
    Some(item)
}

/// A place, and its value where it has one.
fn named(place: Place) -> Vec<Piece> {
    let mut pieces = vec![Piece::place(place)];
    let value = place.sheet().value;
    if value > 0 {
        pieces.push(Piece::text(format!(" ({value} VP)")));
    }
    pieces
}

fn place_head(place: Place) -> Vec<Piece> {
    let mut head = vec![Piece::text("  ")];
    head.extend(named(place));
    head
}

/// A location that both sides fight for: one line a side, the Attacker named.
fn contested(view: &View, seen: &PlaceView, lines: &mut Vec<Message>) {
    let attacker = (view.open.battle.filter(|battle| battle.at == seen.place))
        .map(|battle| battle.attacker)
        .or_else(|| {
            let attacks = |side: &Side| view.open.attacks[*side].contains(seen.place);
            Side::ALL.into_iter().find(attacks)
        });
    let mut head = place_head(seen.place);
    if view.open.surprise == Some(seen.place) {
        head.push(Piece::text(": "));
        head.push(Piece::word("term-surprise-attack", 20));
    }
    lines.extend(list(head, vec![], ""));
    for side in Side::ALL {
        let role = if attacker == Some(side) {
            "term-attacker"
        } else {
            "term-defender"
        };
        let head = vec![
            Piece::text("    "),
            Piece::word(names::side(side), 9),
            Piece::text(" ("),
            Piece::word(role, 10),
            Piece::text("): "),
        ];
        let own = seen.blocks.iter().filter(|block| block.back.side == side);
        let blocks = own.map(|block| sighting(view, seen.place, block));
        lines.extend(list(head, blocks.collect(), ", "));
    }
    let leave = view.open.pinned.leave(seen.place);
    if let Some(part) = view.open.part.filter(|_| leave != Pins::FREE) {
        let say = Message::new("describe-pinned").name("side", names::side(part.side));
        lines.push(say.count("blocks", leave));
    }
}

/// A face with its steps and rating, or some backs of one look.
fn sighting(view: &View, at: Place, seen: &Sighting) -> Vec<Piece> {
    let mut pieces = match seen.face {
        Some(face) => {
            let numbers = format!(" {} {}", roman(face.steps), rating(face.block));
            vec![Piece::block(face.block), Piece::text(numbers)]
        }
        None if seen.count == 1 => vec![Piece::word(names::back(seen.back.colour), 14)],
        None => vec![
            Piece::word(names::backs(seen.back.colour), 14),
            Piece::text(format!(" ×{}", seen.count)),
        ],
    };
    if let Some(link) = seen.back.came {
        let from = link.sheet().ends.into_iter().find(|&end| end != at);
        if let Some(from) = from {
            pieces.push(Piece::text(" ← "));
            pieces.push(Piece::place(from));
        }
    }
    if seen.back.reserve {
        pieces.push(Piece::word("mark-reserve", 10));
    }
    let acted =
        |block: Block| (view.open.battle).is_some_and(|battle| battle.acted.contains(block));
    if seen.face.is_some_and(|face| acted(face.block)) {
        pieces.push(Piece::word("mark-acted", 10));
    } else if seen.back.moved {
        pieces.push(Piece::word("mark-moved", 10));
    }
    pieces
}

/// Cities that count and that nobody holds.
fn vacant(view: &View, lines: &mut Vec<Message>) {
    let free = Place::all().filter(|&place| place.sheet().value > 0 && view.place(place).is_none());
    let cities: Vec<_> = free.map(named).collect();
    if !cities.is_empty() {
        lines.extend(list(vec![Piece::word("describe-vacant", 20)], cities, ", "));
    }
}

fn pools(view: &View, lines: &mut Vec<Message>) {
    for side in Side::ALL {
        let pool = &view.pools[side];
        let say = Message::new("describe-pool")
            .name("side", names::side(side))
            .count("blocks", pool.standing);
        lines.push(say);
        if let Some(blocks) = pool.blocks.filter(|blocks| !blocks.is_empty()) {
            lines.extend(list(vec![Piece::text("  ")], by_kind(blocks), "; "));
        }
        let lying = view.open.face_up & data().owned[side];
        if !lying.is_empty() {
            let head = vec![Piece::text("  "), Piece::word("describe-face-up", 12)];
            lines.extend(list(head, by_kind(lying), "; "));
        }
    }
    if !view.open.killed.is_empty() {
        let killed = view.open.killed.iter();
        let killed = killed.map(|block| vec![Piece::block(block)]);
        let head = vec![Piece::word("describe-killed", 18)];
        lines.extend(list(head, killed.collect(), ", "));
    }
}

/// Blocks of one kind under one word: `Legio 17, 18, 19`.
fn by_kind(blocks: BlockSet) -> Vec<Vec<Piece>> {
    let mut items: Vec<Vec<Piece>> = Vec::new();
    let mut last = None;
    for block in blocks {
        let series = series(block);
        match (series, items.last_mut()) {
            (Some((word, number)), Some(item)) if last == Some(word) => {
                item.push(Piece::text(format!(", {number}")));
            }
            (Some((word, number)), _) => {
                let number = format!(" {number}");
                items.push(vec![Piece::word(word, 9), Piece::text(number)]);
            }
            (None, _) => items.push(vec![Piece::block(block)]),
        }
        last = series.map(|(word, _)| word);
    }
    items
}

/// The word that the numbered blocks of a kind share, and the number.
fn series(block: Block) -> Option<(&'static str, &'static str)> {
    let word = match block.sheet().kind {
        Kind::Legion => "series-legion",
        Kind::Equitatus => "series-equitatus",
        Kind::AuxiliaLight | Kind::AuxiliaArcher => "series-auxilia",
        Kind::Navis => "series-navis",
        Kind::Leader | Kind::Elephant | Kind::Ballista | Kind::Cleopatra => return None,
    };
    let (_, number) = block.id().rsplit_once('-')?;
    Some((word, number))
}
