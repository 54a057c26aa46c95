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
    /// A pile that one may look through: folded until somebody opens it.
    Pile {
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
    /// Several that run along one scale, one lane for each thing they run for.
    Race {
        lanes: Vec<Lane>,
    },
    /// What one has, laid out in sets, and what sets of each size buy.
    Ladder(Box<Ladder>),
    /// What several have laid down for all to see.
    Table(Box<Spread>),
    Text {
        lines: Vec<String>,
    },
}

/// One scale with all that run on it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Lane {
    pub title: String,
    pub emblem: Emblem,
    pub runners: Vec<Runner>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Runner {
    pub tint: Tint,
    pub emblem: Emblem,
    pub value: u8,
    /// Holds the title of this lane.
    pub leads: bool,
    /// Its accessible name, with whatever explains the value.
    pub title: String,
}

/// Rows of things that make sets, under a scale of what sets buy.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Ladder {
    pub rungs: Vec<Rung>,
    pub rows: Vec<Row>,
    pub note: Option<String>,
}

/// What a set of this size buys.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Rung {
    pub size: u8,
    pub emblems: Vec<Emblem>,
    pub title: String,
    /// A set of this size can be had.
    pub reached: bool,
}

/// What lies before several, one row each.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Spread {
    /// How far it is.
    pub progress: String,
    pub rows: Vec<Row>,
    pub notes: Vec<String>,
}

/// Things in a row, and those set apart from them at its end.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Row {
    pub tint: Option<Tint>,
    pub emblem: Option<Emblem>,
    pub title: String,
    pub role: String,
    pub acts_now: bool,
    pub items: Vec<Item>,
    pub apart: Vec<Item>,
}

/// A fight: two lines, and how it stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Fight {
    /// How far it is: "Round 2 of 4".
    pub progress: String,
    pub lines: [FightSide; 2],
    /// The steps of a round and which of them is now.
    pub steps: Vec<Step>,
    /// The last throw.
    pub dice: Option<Item>,
    /// What the dice did, and what is owed for it.
    pub notes: Vec<String>,
}

/// One side of a fight.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FightSide {
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

impl Row {
    fn everything(&self) -> impl Iterator<Item = &Item> {
        self.items.iter().chain(&self.apart)
    }
}

impl Panel {
    /// How far what it shows is.
    pub fn progress(&self) -> Option<&str> {
        match &self.body {
            Body::Battle(fight) => Some(&fight.progress),
            Body::Table(spread) => Some(&spread.progress),
            _ => None,
        }
    }

    /// Whether it is what everybody looks at now, over the board.
    pub const fn is_focus(&self) -> bool {
        matches!(self.body, Body::Battle(_) | Body::Table(_))
    }

    pub fn items(&self) -> Box<dyn Iterator<Item = &Item> + '_> {
        match &self.body {
            Body::Hand { cards } => Box::new(cards.iter()),
            Body::Pool { items, .. } | Body::Pile { items, .. } => Box::new(items.iter()),
            Body::Battle(fight) => {
                let pieces =
                    (fight.lines.iter()).flat_map(|line| line.blocks.iter().chain(&line.reserves));
                Box::new(pieces.chain(&fight.dice))
            }
            Body::Ladder(ladder) => Box::new(ladder.rows.iter().flat_map(Row::everything)),
            Body::Table(spread) => Box::new(spread.rows.iter().flat_map(Row::everything)),
            Body::Score { .. } | Body::Track { .. } | Body::Race { .. } | Body::Text { .. } => {
                Box::new([].iter())
            }
        }
    }
}
