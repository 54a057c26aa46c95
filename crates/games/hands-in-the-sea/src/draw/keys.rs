//! Keys of items, and how things of the game look.

use kernel::scene::{Emblem, Tint};

use crate::act::{Role, Spot};
use crate::data::{Kind, Owner};
use crate::ids::{Deus, EventCard, Face, Location, Strategy, Zone};
use crate::side::Side;

// Items

pub fn location(at: Location) -> String {
    format!("at:{at}")
}

pub fn zone(zone: Zone) -> String {
    format!("zone:{zone}")
}

pub fn port(side: Side) -> String {
    format!("port:{}", side.id())
}

/// Where the fleet of a side lies in port, among the spots of the board.
pub const fn port_spot(side: Side) -> &'static str {
    match side {
        Side::Rome => "home-port-rome",
        Side::Carthage => "home-port-carthage",
    }
}

pub fn fleet(side: Side) -> String {
    format!("fleet:{}", side.id())
}

/// A card of the own hand. Copies are the same thing, so they share a key.
pub fn hand(face: Face) -> String {
    format!("hand:{face}")
}

/// A card of the own hand that is put into the command.
pub fn picked(role: &str, face: Face) -> String {
    format!("picked:{role}:{face}")
}

pub fn reserve(side: Side, face: Face) -> String {
    format!("reserve:{}:{face}", side.id())
}

/// A card in the battle of an attacker.
pub fn fighting(battle: Side, side: Side, face: Face) -> String {
    format!("fights:{}:{}:{face}", battle.id(), side.id())
}

/// A card that can be drafted.
pub fn draft(face: Face) -> String {
    format!("draft:{face}")
}

/// A position of the strategy row, 1 to 3.
pub fn row(position: u8) -> String {
    format!("row:{position}")
}

pub fn deus(card: Deus) -> String {
    format!("deus:{card}")
}

/// A card of `owner` where it is given up from.
pub fn spot(owner: Side, from: Spot, face: Face) -> String {
    match from {
        Spot::Hand => hand(face),
        Spot::Reserve => reserve(owner, face),
        Spot::Battle(battle) => fighting(battle, owner, face),
    }
}

// Looks

pub const fn tint(side: Side) -> Tint {
    match side {
        Side::Rome => Tint::Crimson,
        Side::Carthage => Tint::Indigo,
    }
}

/// The sign of a power, which tells it apart where colours cannot.
pub const fn emblem(side: Side) -> Emblem {
    match side {
        Side::Rome => Emblem::Eagle,
        Side::Carthage => Emblem::Tanit,
    }
}

pub fn card_tint(face: Face) -> Tint {
    match face.sheet().owner {
        Owner::Location => Tint::Tan,
        Owner::Power(side) => tint(side),
        Owner::Neutral | Owner::Campaign => Tint::Stone,
    }
}

/// The picture of a card.
pub fn card(face: Face) -> Emblem {
    let sheet = face.sheet();
    match sheet.kind {
        Some(Kind::LightInfantry) if sheet.id.contains("slingers") => Emblem::Harpe,
        Some(Kind::LightInfantry) if sheet.id.contains("archers") => Emblem::Bow,
        Some(Kind::LightInfantry) => Emblem::Javelins,
        Some(Kind::HeavyInfantry) => Emblem::Legion,
        Some(Kind::Cavalry) => Emblem::Horse,
        Some(Kind::Leader) => Emblem::Helmet,
        Some(Kind::Elephants) => Emblem::Elephant,
        Some(Kind::SiegeEngine) => Emblem::Siege,
        Some(Kind::Ship) => Emblem::Trireme,
        Some(Kind::Civil) => civil(sheet.id),
        None => match sheet.owner {
            Owner::Campaign => Emblem::March,
            _ => Emblem::City,
        },
    }
}

fn civil(id: &str) -> Emblem {
    match id {
        "settlers" => Emblem::Settler,
        "envoy" => Emblem::Caduceus,
        "merchant-rome" | "merchant-carthage" => Emblem::Scales,
        "fortification-rome" | "fortification-carthage" => Emblem::Fortress,
        _ => Emblem::Scroll,
    }
}

pub const fn strategy(card: Strategy) -> Emblem {
    match card {
        Strategy::Corvus => Emblem::Galley,
        Strategy::DeepReserve => Emblem::Reserve,
        Strategy::CelticAllies => Emblem::Swords,
        Strategy::Plundering => Emblem::Torch,
        Strategy::Devotion => Emblem::Temple,
        Strategy::Loyalty => Emblem::Shield,
        Strategy::Diplomacy => Emblem::Olive,
        Strategy::SkilledSailors => Emblem::Anchor,
        Strategy::Shipwrights => Emblem::Hammer,
        Strategy::TradeRoutes => Emblem::Caravan,
        Strategy::MilitaryRoads => Emblem::March,
        Strategy::Conscription => Emblem::Levy,
        Strategy::Siegecraft => Emblem::Siege,
        Strategy::Scouts => Emblem::Horse,
        Strategy::MercenaryContracts => Emblem::Scroll,
    }
}

pub const fn event(card: EventCard) -> Emblem {
    match card {
        EventCard::PoliticalIntrigue => Emblem::Mask,
        EventCard::StormsAtSea1 | EventCard::StormsAtSea2 | EventCard::StormsAtSeaAlt => {
            Emblem::Cloud
        }
        EventCard::NavalDisaster | EventCard::NavalDisasterAlt => Emblem::Trident,
        EventCard::DeathOfALeader => Emblem::Skull,
        EventCard::Traitor => Emblem::Dagger,
        EventCard::Revolt | EventCard::RevoltAlt => Emblem::Chain,
        EventCard::MercenaryMutiny | EventCard::MercenaryMutinyAlt => Emblem::Club,
        EventCard::LeadersDispute | EventCard::LeadersDisputeAlt => Emblem::Twins,
        EventCard::Peace => Emblem::Olive,
        EventCard::Plague => Emblem::Asp,
        EventCard::CropFailure => Emblem::Pottery,
        EventCard::BountifulHarvest => Emblem::Grain,
        EventCard::PublicZeal => Emblem::Laurel,
    }
}

pub const fn god(card: Deus) -> Emblem {
    match card {
        Deus::SacrificeToBaal => Emblem::Bull,
        Deus::CouncilOf104 => Emblem::Stele,
        Deus::SerpentOfAfrica => Emblem::Asp,
        Deus::WesternResources => Emblem::Metal,
        Deus::GladiatorialContest => Emblem::Gladiators,
        Deus::NobleCitizen => Emblem::Crown,
        Deus::PunicTreachery => Emblem::Dagger,
        Deus::SacrificeOfTheVestal => Emblem::Torch,
    }
}

pub const fn role(role: Role) -> Emblem {
    match role {
        Role::Wagon => Emblem::Wagon,
        Role::Ship => Emblem::Trireme,
        Role::Settler => Emblem::Settler,
        Role::Sword => Emblem::Swords,
        Role::Coin => Emblem::Coin,
        Role::Wine => Emblem::Wine,
        Role::Raider => Emblem::Horse,
        Role::Briber => Emblem::Caduceus,
        Role::Discarded | Role::Returned => Emblem::Scroll,
        Role::Reserved => Emblem::Reserve,
        Role::Leader => Emblem::Helmet,
        Role::Infantry => Emblem::Legion,
    }
}

/// Every sign that the pictures of the game use.
pub fn emblems() -> Vec<Emblem> {
    let mut all: Vec<Emblem> = Face::all().map(card).collect();
    all.extend(Strategy::all().map(strategy));
    all.extend(EventCard::all().map(event));
    all.extend(Deus::all().map(god));
    all.extend(Side::ALL.map(emblem));
    all.extend([
        Emblem::Wagon,
        Emblem::Trireme,
        Emblem::Settler,
        Emblem::Swords,
        Emblem::Coin,
        Emblem::Wine,
        Emblem::Horse,
        Emblem::Caduceus,
        Emblem::Scroll,
        Emblem::Reserve,
        Emblem::Helmet,
        Emblem::Legion,
        Emblem::City,
        Emblem::Capital,
        Emblem::Settler,
        Emblem::Fortress,
        Emblem::Laurel,
        Emblem::Star,
        Emblem::Torch,
        Emblem::Standard,
        Emblem::Anchor,
        Emblem::Crown,
        Emblem::Thunderbolt,
        Emblem::Shield,
        Emblem::Cup,
    ]);
    all.sort_unstable();
    all.dedup();
    all
}
