//! The numbers of the tables and dice, and the battle cards.

use kernel::data::Source;
use serde::{Deserialize, Serialize};

/// A result of a siege die (20.2-b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
pub enum SiegeFace {
    #[serde(rename = "lose-1-cu")]
    Loss,
    #[serde(rename = "none")]
    Nothing,
    #[serde(rename = "1-point")]
    One,
    #[serde(rename = "2-points")]
    Two,
}

/// The numbers of the tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tables {
    /// By row (die 1 or less to 7 or more), then column.
    pub attrition: [[u8; 7]; 7],
    /// The least number of each column.
    pub columns: [u8; 7],
    /// Rows on which an Elephant falls first (17.3-a).
    pub elephant_rows: [bool; 7],
    pub pass_drm: i8,
    pub retreat_steps: u8,
    pub white: [SiegeFace; 6],
    pub red: [SiegeFace; 6],
    pub points_to_take: u8,
    pub besiegers: u8,
    /// Faces of the die by which the Consuls exchange roles (18.3-b).
    pub command_swaps: [bool; 6],
    pub most_battle_cards: u8,
    /// Most of them for CUs.
    pub most_cards_for_cu: u8,
    pub movement_points: u8,
    pub most_moving: u8,
    pub overrunners: u8,
    pub consular_army: u8,
    pub elephant_limit: u8,
}

impl Tables {
    /// The column of the Attrition table; none for nobody.
    pub fn column(&self, count: u8) -> Option<usize> {
        self.columns.iter().rposition(|&least| count >= least)
    }

    /// CUs lost by a modified die in the column of so many.
    pub fn losses(&self, column: u8, die: i32) -> u8 {
        self.column(column)
            .map_or(0, |column| self.attrition[Tables::row(die)][column])
    }

    /// 17.3-a: whether the row shows an Elephant.
    pub const fn shows_elephant(&self, die: i32) -> bool {
        self.elephant_rows[Tables::row(die)]
    }

    /// The row of a modified die.
    pub const fn row(die: i32) -> usize {
        if die <= 1 {
            0
        } else if die >= 7 {
            6
        } else {
            die as usize - 1
        }
    }
}

/// A battle card: like ones are not told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Title {
    FrontalAssault,
    FlankLeft,
    FlankRight,
    Probe,
    DoubleEnvelopment,
    Reserve,
}

impl Title {
    pub const COUNT: usize = 6;
    pub const ALL: [Title; Title::COUNT] = [
        Title::FrontalAssault,
        Title::FlankLeft,
        Title::FlankRight,
        Title::Probe,
        Title::DoubleEnvelopment,
        Title::Reserve,
    ];
    /// All that a Reserve may be declared as (14.5-d).
    pub const NAMED: [Title; Title::COUNT - 1] = [
        Title::FrontalAssault,
        Title::FlankLeft,
        Title::FlankRight,
        Title::Probe,
        Title::DoubleEnvelopment,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Title::FrontalAssault => "frontal-assault",
            Title::FlankLeft => "flank-left",
            Title::FlankRight => "flank-right",
            Title::Probe => "probe",
            Title::DoubleEnvelopment => "double-envelopment",
            Title::Reserve => "reserve",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BattleCardSheet {
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub count: u8,
    /// CUs lost by face of the small and of the large retreat die (15.1); none of a
    /// Reserve's own.
    pub small: [u8; 6],
    pub large: [u8; 6],
    pub source: Source,
}

/// Battle cards by title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Titles(pub [u8; Title::COUNT]);

impl Titles {
    pub const NONE: Titles = Titles([0; Title::COUNT]);

    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    pub const fn of(self, title: Title) -> u8 {
        self.0[title.index()]
    }

    pub fn add(&mut self, title: Title) {
        self.0[title.index()] += 1;
    }

    pub fn take(&mut self, title: Title) {
        debug_assert!(self.of(title) > 0, "a card that is not there is taken");
        self.0[title.index()] = self.0[title.index()].saturating_sub(1);
    }

    #[must_use]
    pub fn plus(self, other: Titles) -> Titles {
        Titles(std::array::from_fn(|title| self.0[title] + other.0[title]))
    }

    #[must_use]
    pub fn minus(self, other: Titles) -> Titles {
        Titles(std::array::from_fn(|title| {
            self.0[title].saturating_sub(other.0[title])
        }))
    }
}
