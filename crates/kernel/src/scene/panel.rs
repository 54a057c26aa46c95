//! What stands around the board.

use serde::Serialize;

use super::{Emblem, Item, Tint};

/// A panel beside the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Panel {
    pub key: String,
    pub title: String,
    /// Whose it is, if it is anyone's.
    pub tint: Option<Tint>,
    #[serde(flatten)]
    pub body: Body,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "panel", rename_all = "kebab-case")]
pub enum Body {
    /// Cards, the viewer's own open and others' from behind.
    Hand {
        cards: Vec<Item>,
    },
    Battle(Box<Fight>),
    /// Pieces off the board.
    Pool {
        items: Vec<Item>,
        note: Option<String>,
    },
    /// Points of each side on the way to a goal.
    Score {
        rows: Vec<Score>,
        goal: u8,
    },
    /// A row of boxes with one that is now: years, turns.
    Track {
        steps: Vec<Step>,
    },
    Text {
        lines: Vec<String>,
    },
}

/// A fight: two lines, and how it stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Fight {
    /// How far it is: "Round 2 of 4".
    pub progress: String,
    pub lines: [Line; 2],
    /// The steps of a round and which of them is now.
    pub steps: Vec<Step>,
    /// The last throw.
    pub dice: Option<Item>,
    /// What the dice did, and what is owed for it.
    pub notes: Vec<String>,
}

/// One side of a fight.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Line {
    pub tint: Tint,
    pub title: String,
    pub role: String,
    pub acts_now: bool,
    pub blocks: Vec<Item>,
    pub reserves: Vec<Item>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Step {
    pub text: String,
    pub emblem: Option<Emblem>,
    pub tint: Option<Tint>,
    pub now: bool,
    pub past: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Score {
    pub tint: Tint,
    pub title: String,
    pub points: u8,
    /// Where they come from, to be told on pointing.
    pub tips: Vec<String>,
}

impl Panel {
    pub fn items(&self) -> Box<dyn Iterator<Item = &Item> + '_> {
        match &self.body {
            Body::Hand { cards } => Box::new(cards.iter()),
            Body::Pool { items, .. } => Box::new(items.iter()),
            Body::Battle(fight) => {
                let pieces =
                    (fight.lines.iter()).flat_map(|line| line.blocks.iter().chain(&line.reserves));
                Box::new(pieces.chain(&fight.dice))
            }
            Body::Score { .. } | Body::Track { .. } | Body::Text { .. } => Box::new([].iter()),
        }
    }
}
