//! Decisions: what a player can choose, one small choice at a time. A command of
//! several cards is put together step by step in private (D-10); what was begun is
//! taken back by the table's undo.

use serde::{Deserialize, Serialize};

use crate::ids::{Face, Location, Zone};
use crate::side::Side;

/// What an action of a round can be (5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Settle,
    Develop,
    Fortify,
    Attack,
    Reinforce,
    Raid,
    Engage,
    Bribe,
    TakeMoney,
    Trade,
    Merchant,
    Pillage,
    Draft,
    Discard,
    Return,
    Reserve,
    Buy,
    DropStrategy,
    Cycle,
    Sail,
    Build,
    Pass,
}

impl Action {
    pub const ALL: [Action; 22] = [
        Action::Settle,
        Action::Develop,
        Action::Fortify,
        Action::Attack,
        Action::Reinforce,
        Action::Raid,
        Action::Engage,
        Action::Bribe,
        Action::TakeMoney,
        Action::Trade,
        Action::Merchant,
        Action::Pillage,
        Action::Draft,
        Action::Discard,
        Action::Return,
        Action::Reserve,
        Action::Buy,
        Action::DropStrategy,
        Action::Cycle,
        Action::Sail,
        Action::Build,
        Action::Pass,
    ];

    /// The clause that describes it.
    pub const fn clause(self) -> &'static str {
        match self {
            Action::Settle => "5.1.1-b",
            Action::Develop => "5.1.2-b",
            Action::Fortify => "5.1.3-a",
            Action::Attack => "5.2.1-b",
            Action::Reinforce => "5.2.2-a",
            Action::Raid => "5.2.4-a",
            Action::Engage => "5.2.5-a",
            Action::Bribe => "5.2.6-a",
            Action::TakeMoney => "5.3.1-a",
            Action::Trade => "5.3.2-a",
            Action::Merchant => "5.3.3-a",
            Action::Pillage => "5.3.4-b",
            Action::Draft => "5.4.1-a",
            Action::Discard => "5.4.2-a",
            Action::Return => "5.4.3-a",
            Action::Reserve => "5.4.4-a",
            Action::Buy => "5.5.1-b",
            Action::DropStrategy => "5.5.2-a",
            Action::Cycle => "5.5.3-a",
            Action::Sail => "5.6.1-a",
            Action::Build => "5.6.3-a",
            Action::Pass => "5.6.4-a",
        }
    }
}

/// What a card is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Wagon,
    Ship,
    Settler,
    Sword,
    Coin,
    Wine,
    Raider,
    Briber,
    Discarded,
    Returned,
    Reserved,
    /// A leader declared for a naval battle.
    Leader,
    /// Infantry of the Reserve declared by Corvus.
    Infantry,
}

/// Where a fleet can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Haven {
    Port,
    Sea(Zone),
}

/// Where a card is given up from. A battle is named by its attacker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    Hand,
    Reserve,
    Battle(Side),
}

impl Spot {
    pub const ALL: [Spot; 4] = [
        Spot::Hand,
        Spot::Reserve,
        Spot::Battle(Side::Rome),
        Spot::Battle(Side::Carthage),
    ];
}

/// A decision. Every variant says what it means at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Begin an action; Pass and dropping the strategy card are done with it.
    Begin { action: Action },
    /// Settle or attack this location over the connection from that one.
    Aim { target: Location, from: Location },
    /// Develop, fortify, raid or pillage this location.
    Place { at: Location },
    /// Put one more card into the command.
    Pick { role: Role, face: Face },
    /// No more cards.
    Enough,
    /// 5.2.2: commit this card to the battle of that attacker.
    Reinforce { battle: Side, face: Face },
    /// 5.4.1: draft this card; as an Emergency Levy onto the draw deck.
    Draft { face: Face, levy: bool },
    /// 5.5.1: buy the strategy card in this position, 1 to 3.
    Buy { position: u8 },
    /// 5.5.3: discard so many cards of the row.
    Cycle { cards: u8 },
    /// 5.6.1
    Sail { to: Haven },

    /// 5.2.2-h: a leader joins the battle of that attacker.
    Leader { battle: Side, face: Face },
    /// 5.4.5
    Retrieve,
    /// 5.6.2: give up the siege of that attacker.
    Withdraw { battle: Side },
    /// C-12, C-13: play it and draw.
    Support { face: Face },
    /// 7.2: play the Deus Ex Machina card.
    Divine,
    /// 4-m
    EndRound,

    /// 5.2.3-a: settle the battle of that attacker first.
    First { battle: Side },
    /// 5.2.3-h: place a Town by playing this settler.
    SettleWith { face: Face },
    /// 5.2.3-h: place a Town where no settler is needed.
    SettleFree,
    /// 5.2.3-h: place none.
    Leave,
    /// Give up this card: a loss, a bribe, an event, the Magistrate.
    GiveUp { from: Spot, face: Face },
    /// There is nothing to give up, or one may keep it.
    Nothing,
    /// 5.2.6-d: no mercenary; show the hand.
    ShowHand,
    /// 5.2.4-g, 5.2.6-b, 5.3.4-f
    Block { face: Face },
    /// Do not block.
    Decline,
    /// C-27: so many of the missed dice again.
    Reroll { dice: u8 },
    /// 5.2.5-j
    Retreat { to: Haven },
    /// 5.2.5-k
    Stay,
    /// C-46: pay 3 silver and keep this mercenary.
    Keep { from: Spot, face: Face },
    /// C-42, C-45: pay.
    Pay,
    /// C-42: discard Corvus.
    DropCorvus,
    /// C-44: lose this Fortification.
    LoseFort { at: Location },
    /// C-44: the siege of that attacker is betrayed.
    Betray { battle: Side },
    /// C-45
    Revolt { at: Location },
}
