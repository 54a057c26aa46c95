//! Decisions: what a player can choose, one small choice at a time.

use serde::{Deserialize, Serialize};

use crate::ids::{Card, Empire, Good, Province, Sea, Slot, Token};

/// What can be built or bought (3.0-b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Control(Province),
    Legion(Province),
    Fortress(Province),
    Trireme(Sea),
    Building(Slot),
    Card(Card),
    Pyramids,
}

/// How an item is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// 3.0-c: coins only.
    Coins,
    /// 3.0-c: goods only, all of different kinds; with Hannibal one kind twice.
    Goods,
    /// 10.cleopatra-b: coins and one good.
    CoinsAndGood,
    /// 10.cleopatra-a: goods and one coin.
    GoodsAndCoin,
    /// 3.1.2-j: one coin, or one token of a certain kind, once a round.
    Fixed,
    /// 10.hammurabi-a: free of charge, once a round.
    Free,
}

impl Form {
    pub const ALL: [Form; 6] = [
        Form::Coins,
        Form::Goods,
        Form::CoinsAndGood,
        Form::GoodsAndCoin,
        Form::Fixed,
        Form::Free,
    ];
}

/// Where a legion stands in its province.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Position {
    Free,
    /// On a building as its occupier, or on an empty slot.
    Slot(Slot),
    /// On the control marker of an enemy.
    Marker,
}

/// A unit that a battle costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    Legion(Position),
    Fortress,
}

/// What a legendary city brings, of two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    Coin,
    /// A legendary good, drawn from the pile.
    Legendary,
}

/// A decision. Every variant says what it means at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Act {
    /// DP-1: play this empire.
    Play {
        empire: Empire,
    },
    /// RUL-6: draw for this legendary city next.
    Draw {
        city: Slot,
    },
    /// DP-2, DP-24: take this for a legendary city.
    Gain {
        gain: Gain,
    },
    /// DP-3: take this good from the reserve.
    Colossus {
        good: Good,
    },
    /// DP-3: take nothing.
    NoColossus,
    /// DP-4: announce this number, and so play the marker that bears it.
    Announce {
        number: u8,
    },
    /// DP-5: offer this number instead.
    OwnNumber {
        number: u8,
    },
    /// DP-5: offer the number announced.
    KeepNumber,
    /// DP-6: lay one more token into the offer.
    Offer {
        token: Token,
    },
    /// DP-7: take this from that player's offer.
    Take {
        from: Empire,
        token: Token,
    },
    /// DP-8: give this to the player who is one down.
    Give {
        token: Token,
    },
    /// DP-9: build first, and win.
    StepIn,
    /// DP-9: let the culture leader go on.
    Decline,
    /// DP-10, DP-15: this player's turn is next.
    Designate {
        empire: Empire,
    },
    /// DP-11: begin to build or buy this.
    Build {
        item: Item,
    },
    /// DP-11: pay for it so.
    Price {
        form: Form,
    },
    /// DP-11: put one more token into the set.
    Pay {
        token: Token,
    },
    /// 10.penthesilea-a: place the free legions.
    Muster,
    EndBuild,
    /// DP-12: have this hero's power too.
    Copy {
        card: Card,
    },
    /// DP-13: keep this good.
    Keep {
        token: Token,
    },
    EndKeep,
    /// DP-14: declare peace with this opponent.
    Peace {
        with: Empire,
    },
    NoPeace,
    /// DP-16: replace the enemy's control marker there.
    TakeOver {
        at: Province,
    },
    EndTakeOver,
    /// DP-17
    Sail {
        from: Sea,
        to: Sea,
    },
    EndSail,
    /// DP-18
    Attack {
        at: Sea,
        against: Empire,
    },
    /// DP-18: attack nobody any more.
    EndAttacks,
    /// DP-20
    March {
        from: Province,
        position: Position,
        to: Province,
    },
    EndMarch,
    /// DP-21
    Fight {
        at: Province,
        against: Empire,
    },
    /// DP-19
    Lose {
        loss: Loss,
    },
    /// DP-22: destroy this building.
    Pillage {
        slot: Slot,
    },
    /// DP-22: put a legion onto this building; more may follow.
    Occupy {
        slot: Slot,
    },
    /// DP-22: no further building in this province.
    EndOccupy,
    /// DP-22: put a legion onto the control marker.
    OccupyMarker {
        at: Province,
    },
    /// DP-22: everybody stays where he stands.
    Hold {
        at: Province,
    },
    /// DP-22: do nothing there; all legions are free.
    Release {
        at: Province,
    },
    /// 10.queen-of-sheba-a: replace the marker at once.
    Convert,
    NoConvert,
    /// DP-23: put a legion onto this empty caravan slot; more may follow.
    Circe {
        slot: Slot,
    },
    /// DP-23: no further legion on an empty slot.
    EndCirce,
    /// DP-25
    Leader {
        empire: Empire,
    },
}
