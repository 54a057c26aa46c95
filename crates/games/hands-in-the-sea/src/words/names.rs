//! Keys of words: how powers, places and cards are called.

use std::borrow::Cow;

use kernel::{Arg, Message};

use crate::act::{Action, Haven, Role, Spot};
use crate::event::{Dice, Marker};
use crate::ids::{Deus, EventCard, Face, Location, Strategy, Zone};
use crate::pile::Pile;
use crate::side::Side;
use crate::state::{BattleEnd, Faces};

pub type Key = Cow<'static, str>;

pub const fn side(side: Side) -> &'static str {
    match side {
        Side::Rome => "side-rome",
        Side::Carthage => "side-carthage",
    }
}

/// Of Rome: in Polish another form of the name.
pub const fn side_of(side: Side) -> &'static str {
    match side {
        Side::Rome => "side-rome-of",
        Side::Carthage => "side-carthage-of",
    }
}

pub fn location(at: Location) -> Key {
    format!("location-{at}").into()
}

pub fn zone(zone: Zone) -> Key {
    format!("zone-{zone}").into()
}

pub fn card(face: Face) -> Key {
    format!("card-{face}").into()
}

pub fn strategy(card: Strategy) -> Key {
    format!("strategy-{card}").into()
}

pub fn event(card: EventCard) -> Key {
    format!("eventcard-{card}").into()
}

pub fn deus(card: Deus) -> Key {
    format!("deus-{card}").into()
}

pub fn card_text(face: Face) -> Key {
    format!("text-card-{face}").into()
}

pub fn strategy_text(card: Strategy) -> Key {
    format!("text-strategy-{card}").into()
}

pub fn event_text(card: EventCard) -> Key {
    format!("text-eventcard-{card}").into()
}

pub fn deus_text(card: Deus) -> Key {
    format!("text-deus-{card}").into()
}

pub fn haven(haven: Haven) -> Key {
    match haven {
        Haven::Port => "home-port".into(),
        Haven::Sea(at) => zone(at),
    }
}

pub const fn marker(marker: Marker) -> &'static str {
    match marker {
        Marker::Town => "marker-town",
        Marker::City => "marker-city",
        Marker::Capital => "marker-capital",
        Marker::Independent => "marker-independent",
    }
}

pub const fn end(end: BattleEnd) -> &'static str {
    match end {
        BattleEnd::Attacker => "battle-attacker-wins",
        BattleEnd::Defender => "battle-defender-wins",
        BattleEnd::Draw => "battle-draw",
    }
}

pub const fn spot(spot: Spot) -> &'static str {
    match spot {
        Spot::Hand => "from-hand",
        Spot::Reserve => "from-reserve",
        Spot::Battle(_) => "from-battle",
    }
}

pub const fn action(action: Action) -> &'static str {
    match action {
        Action::Settle => "action-settle",
        Action::Develop => "action-develop",
        Action::Fortify => "action-fortify",
        Action::Attack => "action-attack",
        Action::Reinforce => "action-reinforce",
        Action::Raid => "action-raid",
        Action::Engage => "action-engage",
        Action::Bribe => "action-bribe",
        Action::TakeMoney => "action-take-money",
        Action::Trade => "action-trade",
        Action::Merchant => "action-merchant",
        Action::Pillage => "action-pillage",
        Action::Draft => "action-draft",
        Action::Discard => "action-discard",
        Action::Return => "action-return",
        Action::Reserve => "action-reserve",
        Action::Buy => "action-buy",
        Action::DropStrategy => "action-drop-strategy",
        Action::Cycle => "action-cycle",
        Action::Sail => "action-sail",
        Action::Build => "action-build",
        Action::Pass => "action-pass",
    }
}

pub const fn role(role: Role) -> &'static str {
    match role {
        Role::Wagon => "role-wagon",
        Role::Ship => "role-ship",
        Role::Settler => "role-settler",
        Role::Sword => "role-sword",
        Role::Coin => "role-coin",
        Role::Wine => "role-wine",
        Role::Raider => "role-raider",
        Role::Briber => "role-briber",
        Role::Discarded => "role-discarded",
        Role::Returned => "role-returned",
        Role::Reserved => "role-reserved",
        Role::Leader => "role-leader",
        Role::Infantry => "role-infantry",
    }
}

/// Cards one after the other, copies counted.
pub fn pile(pile: &Pile) -> Arg {
    let says: Vec<Message> = (pile.kinds())
        .map(|(face, count)| match count {
            1 => Message::new(card(face)),
            _ => Message::new("cards-many")
                .name("card", card(face))
                .count("count", count),
        })
        .collect();
    match says.is_empty() {
        true => Arg::Name("cards-none".into()),
        false => Arg::List(says),
    }
}

pub fn faces(faces: &Faces) -> Arg {
    pile(&faces.iter().collect())
}

/// Cards in the order in which they lie.
pub fn in_order(faces: impl Iterator<Item = Face>) -> Arg {
    Arg::Names(faces.map(card).collect())
}

/// Dice as they fell.
pub fn dice(dice: &Dice) -> Arg {
    let faces: Vec<String> = dice.iter().map(|die| die.to_string()).collect();
    match faces.is_empty() {
        true => Arg::Name("dice-none".into()),
        false => Arg::Text(faces.join(", ")),
    }
}
