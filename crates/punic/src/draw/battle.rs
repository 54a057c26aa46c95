//! The battle that is being fought: the cards played against each other, what is left
//! of the hands, and the last die.

use kernel::scene::{Body, Fight, FightSide, Figure, Item, Mark, Panel, Step};
use kernel::{Lexicon, Message};

use super::{Pictures, cards, dice, keys};
use crate::event::Event;
use crate::frame::{Battle, BattleStep, Frame};
use crate::land::Stack;
use crate::side::Side;
use crate::tables::{Title, Titles};
use crate::view::View;
use crate::words::names;

/// A battle card on the table.
#[derive(Debug, Clone, Copy)]
struct Played {
    side: Side,
    card: Title,
    /// What it counts as.
    title: Title,
    attack: bool,
}

pub fn panels<W: Pictures>(view: &View<W>, heard: &[&Event<W>], words: &Lexicon) -> Vec<Panel> {
    let Some(battle) = view.open.battle else {
        return Vec::new();
    };
    let mut panels = vec![fight(view, &battle, heard, words)];
    if let Some(side) = view.viewer
        && let Some(hand) = view.hands[side].battle
        && hand.total() > 0
    {
        let key = |title| keys::title(title);
        let name = words.name("board-battle-hand");
        panels.push(piles("battle-hand", name, hand, side, key, words));
    }
    for side in Side::ALL {
        let shown = battle.shown[side];
        if shown.total() > 0 && view.viewer != Some(side) {
            let title = Message::new("board-battle-hand-open").name("side", names::side(side));
            let key = format!("shown:{}", side.id());
            let each = |title: Title| format!("shown:{}:{}", side.id(), title.id());
            panels.push(piles(&key, words.say(&title), shown, side, each, words));
        }
    }
    panels
}

/// Battle cards of one side, like ones on a pile.
fn piles(
    key: &str,
    title: String,
    hand: Titles,
    side: Side,
    each: impl Fn(Title) -> String,
    words: &Lexicon,
) -> Panel {
    let held = Title::ALL.into_iter().filter(|&title| hand.of(title) > 0);
    let tint = keys::tint(side);
    Panel {
        key: key.to_owned(),
        title,
        tint: Some(tint),
        body: Body::Hand {
            cards: held
                .map(|title| cards::pile(each(title), title, hand.of(title), tint, words))
                .collect(),
        },
    }
}

fn fight<W: Pictures>(
    view: &View<W>,
    battle: &Battle<W>,
    heard: &[&Event<W>],
    words: &Lexicon,
) -> Panel {
    let since = (heard.iter())
        .rposition(|event| matches!(event, Event::BattleBegan { at, .. } if *at == battle.at))
        .map_or(&[][..], |start| &heard[start..]);
    let played = played(since);
    let at = names::space(battle.at);
    let attacking = Message::new("board-played-attack").name("side", names::side(battle.attacker));
    let progress = match battle.attack {
        Some(title) => words.say(&attacking.name("title", names::title(title))),
        None => String::new(),
    };
    Panel {
        key: "battle".to_owned(),
        title: words.say(&Message::new("board-battle").name("at", at)),
        tint: None,
        body: Body::Battle(Box::new(Fight {
            progress,
            lines: [battle.original.enemy(), battle.original]
                .map(|side| line(view, battle, side, &played, words)),
            steps: steps(view, words),
            dice: dice::last(since, "dice", words),
            notes: since
                .iter()
                .rev()
                .find_map(|event| outcome(event))
                .map(|say| words.say(&say))
                .into_iter()
                .collect(),
        })),
    }
}

/// What decided the battle, once it is decided.
fn outcome<W: Pictures>(event: &Event<W>) -> Option<Message> {
    match event {
        Event::BattleWon { .. } | Event::Withdrew { .. } | Event::OutOfCards { .. } => {
            Some(crate::words::events::say(event))
        }
        _ => None,
    }
}

fn played<W: Pictures>(since: &[&Event<W>]) -> Vec<Played> {
    let mut attack = None;
    let mut all = Vec::new();
    for event in since {
        match **event {
            Event::Attacked { side, card, title } => {
                attack = Some(title);
                all.push(Played {
                    side,
                    card,
                    title,
                    attack: true,
                });
            }
            Event::Matched { side, card } => all.push(Played {
                side,
                card,
                title: attack.unwrap_or(card),
                attack: false,
            }),
            _ => {}
        }
    }
    all
}

fn line<W: Pictures>(
    view: &View<W>,
    battle: &Battle<W>,
    side: Side,
    played: &[Played],
    words: &Lexicon,
) -> FightSide {
    let tint = keys::tint(side);
    let land = &view.open.land;
    let stack = Stack::outside(side, battle.at);
    let attacks = battle.attacker == side;
    let mut role = words.name(if attacks {
        "board-attacker"
    } else {
        "board-defender"
    });
    if let Some(general) = land.commander(stack) {
        let rating = Message::new("board-battle-rating").count("rating", general.sheet().battle);
        let name = words.name(&names::general(general));
        role = format!("{role} · {name}, {}", words.say(&rating));
    }
    let units = Message::new("board-cu").name("side", names::side(side));
    let count = words.say(&names::units(units, land.units(stack)));
    let held = Message::new("board-battle-held").count("count", battle.held[side]);
    let last = played.len().checked_sub(1);
    let blocks = (played.iter().enumerate())
        .filter(|(_, card)| card.side == side)
        .map(|(index, card)| {
            let key = format!("played:{index}");
            let key_said = if card.attack {
                "board-played-attack"
            } else {
                "board-played-match"
            };
            let said = Message::new(key_said)
                .name("side", names::side(side))
                .name("title", names::title(card.title));
            cards::played(key, card.card, card.title, tint, words)
                .tip(words.say(&said))
                .mark(Mark::Ready, Some(index) == last && card.attack)
        })
        .collect();
    let back = |index: u8| {
        let key = format!("held:{}:{index}", side.id());
        Item::new(
            key,
            Figure::CardBack { tint },
            words.name("board-battle-card"),
        )
    };
    FightSide {
        tint,
        title: count,
        role: format!("{role} · {}", words.say(&held)),
        acts_now: acts(view, battle, side),
        blocks,
        reserves: (0..battle.held[side]).map(back).collect(),
    }
}

/// Whether this side's decision is awaited.
fn acts<W: Pictures>(view: &View<W>, battle: &Battle<W>, side: Side) -> bool {
    let attacker = match view.open.top() {
        Some(Frame::Battle(BattleStep::Attack | BattleStep::Withdraw)) => true,
        Some(Frame::Battle(
            BattleStep::Answer
            | BattleStep::Counter { .. }
            | BattleStep::Stop
            | BattleStep::TakeOver,
        )) => false,
        _ => return false,
    };
    (side == battle.attacker) == attacker
}

/// The steps of a battle (14.2, 14.5, 14.6) and which of them is now.
fn steps<W: Pictures>(view: &View<W>, words: &Lexicon) -> Vec<Step> {
    let step = view.open.frames.iter().rev().find_map(|frame| match frame {
        Frame::Battle(step) => Some(step),
        _ => None,
    });
    let now = match step {
        Some(BattleStep::Begin | BattleStep::ChangeCommand | BattleStep::Prepare) | None => 0,
        Some(BattleStep::Charge | BattleStep::Charging) => 1,
        Some(BattleStep::Deal) => 2,
        Some(BattleStep::Round | BattleStep::Attack | BattleStep::Withdraw) => 3,
        Some(BattleStep::Match | BattleStep::Answer) => 4,
        Some(BattleStep::Counter { .. } | BattleStep::Stop | BattleStep::TakeOver) => 5,
        Some(BattleStep::Casualties) => 6,
        Some(
            BattleStep::WithdrawMove
            | BattleStep::RetreatDie
            | BattleStep::RetreatMove
            | BattleStep::Consequences
            | BattleStep::End,
        ) => 7,
    };
    [
        "prepare", "charge", "deal", "attack", "match", "counter", "losses", "retreat",
    ]
    .iter()
    .enumerate()
    .map(|(index, word)| Step {
        text: words.name(&format!("board-step-{word}")),
        emblem: None,
        tint: None,
        now: index == now,
        // Attack, match and counterattack come again.
        past: index < now.min(3) || (now > 5 && index < now),
    })
    .collect()
}
