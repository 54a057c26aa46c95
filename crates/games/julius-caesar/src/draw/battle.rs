//! The battle that is being fought: both lines, the round, the last dice.

use kernel::scene::{Body, Fight, FightSide, Figure, Item, Mark, Panel, Step};
use kernel::{Lexicon, Message};

use super::{keys, map};
use crate::event::Event;
use crate::fog::View;
use crate::state::{Battle, Phase};
use crate::{Letter, Side, data};

pub fn panel(view: &View, heard: &[&Event], words: &Lexicon) -> Option<Panel> {
    let battle = view.open.battle.as_ref()?;
    let here = words.name(&keys::place_name(battle.at));
    let (dice, told) = last_fire(battle, heard, words);
    let mut notes: Vec<String> = told.into_iter().collect();
    if let Phase::Hits { side, left } = view.open.phase {
        let owed = Message::new("board-hits")
            .name("side", keys::side_name(side))
            .count("left", left);
        notes.push(words.say(&owed));
    }
    let round = Message::new("board-round")
        .count("round", battle.round)
        .count("last", data().limits.last_attack_round);
    let mut progress = words.say(&round);
    if battle.surprise {
        progress = format!("{} · {progress}", words.name("term-surprise-attack"));
    }
    Some(Panel {
        key: "battle".to_owned(),
        title: format!("{}: {here}", words.name("term-battle")),
        tint: None,
        body: Body::Battle(Box::new(Fight {
            progress,
            lines: [battle.defender(), battle.attacker].map(|side| line(view, battle, side, words)),
            steps: steps(battle),
            dice,
            notes,
        })),
    })
}

/// The throw of this battle that was made last, with what is said of it.
fn last_fire(battle: &Battle, heard: &[&Event], words: &Lexicon) -> (Option<Item>, Option<String>) {
    let start = (heard.iter())
        .rposition(|event| matches!(event, Event::BattleBegan { at, .. } if *at == battle.at));
    // What was heard before, or elsewhere, says nothing of this battle.
    let Some(start) = start else {
        return (None, None);
    };
    let fired = (heard[start..].iter()).rfind(|event| matches!(event, Event::Fired { .. }));
    let Some(Event::Fired {
        block,
        dice,
        count,
        hits,
    }) = fired
    else {
        return (None, None);
    };
    // The dice are a picture here: the words need not repeat them.
    let told = Message::new("board-fired")
        .name("block", keys::block_name(*block))
        .count("hits", *hits);
    let told = words.say(&told);
    let figure = Figure::Dice {
        tint: keys::wood(block.sheet().colour),
        faces: dice.iter().take(usize::from(*count)).copied().collect(),
        hits_at: block.sheet().fire,
    };
    (Some(Item::new("dice", figure, told.clone())), Some(told))
}

fn line(view: &View, battle: &Battle, side: Side, words: &Lexicon) -> FightSide {
    let turn = view.open.phase == Phase::Turn;
    let hits = matches!(view.open.phase, Phase::Hits { side: taker, .. } if taker == side);
    let ready = battle.ready();
    let (mut blocks, mut reserves) = (Vec::new(), Vec::new());
    let here = view.place(battle.at).map_or(&[][..], |seen| &seen.blocks);
    for sighting in here.iter().filter(|seen| seen.back.side == side) {
        let back = &sighting.back;
        match sighting.face {
            Some(face) if battle.line[side].contains(face.block) => {
                let item = map::block(keys::line(face.block), face, side, words)
                    .mark(Mark::Ready, turn && ready.contains(face.block))
                    .mark(Mark::Done, battle.acted.contains(face.block));
                blocks.push((letter(battle, side, face.block), item));
            }
            Some(face) => {
                let item = map::block(keys::line(face.block), face, side, words);
                reserves.push(item.mark(Mark::Reserve, true));
            }
            None => {
                for number in 0..sighting.count {
                    let key = format!("wait:{}", keys::back(battle.at, back, number));
                    reserves.push(map::hidden(key, back, words).mark(Mark::Reserve, true));
                }
            }
        }
    }
    // As they act: the As first.
    blocks.sort_by_key(|(letter, _)| *letter);
    let role = if side == battle.attacker {
        "term-attacker"
    } else {
        "term-defender"
    };
    FightSide {
        tint: keys::tint(side),
        title: words.name(keys::side_name(side)),
        role: words.name(role),
        acts_now: hits || turn && battle.turn_of() == side,
        blocks: blocks.into_iter().map(|(_, item)| item).collect(),
        reserves,
    }
}

fn letter(battle: &Battle, side: Side, block: crate::Block) -> Letter {
    let sheet = block.sheet();
    if side == battle.attacker {
        sheet.attack
    } else {
        sheet.defend
    }
}

/// The turns of a round in their order (7.2-b, EC-MAR-c).
fn steps(battle: &Battle) -> Vec<Step> {
    let first = battle.surprise && battle.round == 1;
    let sides = |index: usize| match (first, index) {
        (true, 0..4) => (battle.attacker, index),
        (true, _) => (battle.defender(), index - 4),
        (false, _) if index.is_multiple_of(2) => (battle.defender(), index / 2),
        (false, _) => (battle.attacker, index / 2),
    };
    (0..8_usize)
        .map(|index| {
            let (side, letter) = sides(index);
            Step {
                text: keys::letter(Letter::ALL[letter % 4]).to_owned(),
                emblem: None,
                tint: Some(keys::tint(side)),
                now: index == usize::from(battle.step),
                past: index < usize::from(battle.step),
            }
        })
        .collect()
}
