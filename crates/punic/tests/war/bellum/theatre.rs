//! An island with one road from City to City, a forest path beside it, a pass, a Tribe
//! and a ferry.
//!
//! ```text
//! arx ── via ── silva ── oppidum ── portus ~~ arx
//!         │ \    / │
//!       mons castra pagus
//! ```

use std::sync::LazyLock;

use kernel::data::Source;
use punic::{
    Ability, BattleCardSheet, BySide, Card, CardSet, CardSheet, Edge, GeneralSheet, LinkKind,
    Province, ProvinceSheet, Region, RegionSheet, Sheets, Side, SiegeFace, Space, SpaceKind,
    SpaceSet, SpaceSheet, Tables, Theatre, Timing, TruceWord,
};

use super::Bellum;
use LinkKind::{Pass, Road};
use SpaceKind::{Ordinary, Tribe, WalledCity};

pub static THEATRE: LazyLock<Theatre<Bellum>> =
    LazyLock::new(|| Theatre::new(sheets()).expect("as many records as the game says"));

const SPACES: [(&str, SpaceKind, bool, Option<Side>); 8] = [
    ("arx", WalledCity, true, Some(Side::Rome)),
    ("via", Ordinary, false, Some(Side::Rome)),
    ("mons", Ordinary, false, None),
    ("castra", Ordinary, false, None),
    ("silva", Ordinary, false, Some(Side::Carthage)),
    ("oppidum", WalledCity, false, Some(Side::Carthage)),
    ("pagus", Tribe, false, None),
    ("portus", Ordinary, true, Some(Side::Carthage)),
];

/// By place in the list, with cost.
const CONNECTIONS: [(u8, u8, LinkKind, u8); 8] = [
    (0, 1, Road, 1),
    (1, 2, Pass, 2),
    (1, 3, Road, 1),
    (3, 4, Road, 1),
    (1, 4, Road, 1),
    (4, 5, Road, 1),
    (4, 6, Road, 1),
    (5, 7, Road, 1),
];

/// Name, side, strategy rating, battle rating.
const GENERALS: [(&str, Side, u8, u8); 4] = [
    ("aulus", Side::Rome, 2, 2),
    ("brutus", Side::Rome, 3, 3),
    ("hiram", Side::Carthage, 1, 4),
    ("bomilcar", Side::Carthage, 2, 1),
];

/// Into how many spaces of `SPACES` the first province reaches.
const NEAR: u8 = 4;

fn sheets() -> Sheets<Bellum> {
    let region = Region::new(0);
    let province = |index: u8| Province::new(u8::from(index >= NEAR));
    let within = |which: u8| -> SpaceSet<Bellum> {
        Space::all()
            .filter(|space| province(space.index() as u8).index() == usize::from(which))
            .collect()
    };
    Sheets {
        spaces: (SPACES.into_iter().zip(0..))
            .map(|((id, kind, port, printed), index)| SpaceSheet {
                id,
                name: id,
                province: province(index),
                region,
                kind,
                port,
                capacity: if kind == WalledCity { 2 } else { 0 },
                printed,
                edges: edges(index),
                x: 0,
                y: 0,
                source: Source::Rulebook,
            })
            .collect(),
        provinces: [("citra", 0), ("ultra", 1)]
            .map(|(id, which)| ProvinceSheet {
                id,
                name: id,
                region,
                counted: true,
                spaces: within(which),
                majority: 3,
                ally_value: 1,
                ally_region: region,
                home_cards: BySide::new(0, 0),
                source: Source::Rulebook,
            })
            .into(),
        regions: vec![RegionSheet {
            id: "insula",
            name_en: "Island",
            name_pl: "Wyspa",
            spaces: SpaceSet::ALL,
            most_allies: BySide::new(2, 2),
            source: Source::Rulebook,
        }],
        generals: GENERALS
            .map(|(id, side, strategy, battle)| GeneralSheet {
                id,
                name: id,
                full_name: id,
                side,
                strategy,
                battle,
                ability_id: "none",
                ability: ability(id),
                talent: (),
                source: Source::Rulebook,
            })
            .into(),
        cards: ["omen-rome", "omen-carthage"]
            .map(|id| CardSheet {
                id,
                number: "1",
                name_en: "Omen",
                name_pl: "Omen",
                ops: 1,
                ops_source: Source::Rulebook,
                owner: None,
                timing: Timing::CounterRoll,
                removed: false,
                recruit: false,
                truce: TruceWord::NeverBreaks,
                campaign: None,
                march: None,
                symbols: (),
                source: Source::Rulebook,
            })
            .into(),
        // Only the Roman one is a capital; nobody besieges the other end of the ferry.
        capitals: BySide::new(Space::new(0), Space::new(7)),
        battle_cards: [12, 9, 9, 8, 6, 4].map(|count| BattleCardSheet {
            name_en: "card",
            name_pl: "karta",
            count,
            small: [0, 0, 0, 1, 1, 1],
            large: [1, 1, 1, 2, 2, 2],
            source: Source::Rulebook,
        }),
        tables: tables(),
    }
}

/// Brutus comes back from a pass with fewer losses; nobody else is anything special.
fn ability(id: &str) -> Ability<Bellum> {
    Ability {
        attrition_drm: if id == "brutus" { -2 } else { 0 },
        ..Ability::default()
    }
}

fn edges(from: u8) -> Vec<Edge<Bellum>> {
    (CONNECTIONS.into_iter())
        .filter_map(|(a, b, kind, cost)| {
            let to = match from {
                from if from == a => b,
                from if from == b => a,
                _ => return None,
            };
            Some(Edge {
                to: Space::new(to),
                kind,
                needs_control: false,
                cost,
            })
        })
        .collect()
}

fn tables() -> Tables {
    use SiegeFace::{Loss, Nothing, One, Two};
    Tables {
        // Half the die, rounded down, however large the army.
        attrition: [0, 1, 1, 2, 2, 3, 3].map(|lost| [lost; 7]),
        columns: [1, 3, 5, 7, 9, 11, 13],
        elephant_rows: [false; 7],
        pass_drm: 0,
        retreat_steps: 4,
        white: [Loss, Loss, Nothing, Nothing, One, One],
        red: [Loss, Nothing, One, One, Two, Two],
        points_to_take: 3,
        besiegers: 3,
        command_swaps: [false, false, false, true, true, true],
        most_battle_cards: 20,
        most_cards_for_cu: 20,
        movement_points: 4,
        most_moving: 10,
        overrunners: 4,
        consular_army: 3,
        elephant_limit: 2,
    }
}

/// The ferry between the two ports.
pub fn ferry(from: Space<Bellum>) -> SpaceSet<Bellum> {
    match THEATRE.ports.contains(from) {
        true => THEATRE.ports.without(from),
        false => SpaceSet::EMPTY,
    }
}

/// A side's omen.
pub fn omen(side: Side) -> CardSet<Bellum> {
    CardSet::EMPTY.with(Card::new(match side {
        Side::Rome => 0,
        Side::Carthage => 1,
    }))
}
