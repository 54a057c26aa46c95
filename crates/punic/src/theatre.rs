//! The theatre of a war: its sheets, and what the rules ask of them all the time.

use kernel::data::Names;

use crate::id::{General, Space};
use crate::set::{GeneralSet, SpaceSet};
use crate::sheets::{
    CardSheet, GeneralSheet, LinkKind, ProvinceSheet, RegionSheet, SpaceKind, SpaceSheet,
};
use crate::side::BySide;
use crate::tables::{BattleCardSheet, Tables, Title};
use crate::war::{Row, War};

/// What a game has read from its data files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheets<W: War> {
    pub spaces: Vec<SpaceSheet<W>>,
    pub provinces: Vec<ProvinceSheet<W>>,
    pub regions: Vec<RegionSheet<W>>,
    pub generals: Vec<GeneralSheet<W>>,
    pub cards: Vec<CardSheet<W>>,
    /// The City whose loss ends the war (23-a, 23-b).
    pub capitals: BySide<Space<W>>,
    /// In the order of [`Title::ALL`].
    pub battle_cards: [BattleCardSheet; Title::COUNT],
    pub tables: Tables,
}

/// The map, the generals and the tables of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Theatre<W: War> {
    pub spaces: W::PerSpace<SpaceSheet<W>>,
    pub provinces: Vec<ProvinceSheet<W>>,
    pub regions: Vec<RegionSheet<W>>,
    pub generals: W::PerGeneral<GeneralSheet<W>>,
    pub cards: Vec<CardSheet<W>>,
    /// The City whose loss ends the war (23-a, 23-b).
    pub capitals: BySide<Space<W>>,
    pub battle_cards: [BattleCardSheet; Title::COUNT],
    pub tables: Tables,

    pub cities: SpaceSet<W>,
    pub ports: SpaceSet<W>,
    pub side_generals: BySide<GeneralSet<W>>,
    /// One road away.
    pub roads: W::PerSpace<SpaceSet<W>>,
    /// One connection of any kind away.
    pub adjacent: W::PerSpace<SpaceSet<W>>,
    /// One connection away that is no pass.
    pub without_passes: W::PerSpace<SpaceSet<W>>,

    pub(crate) space_names: Names<'static>,
    pub(crate) province_names: Names<'static>,
    pub(crate) region_names: Names<'static>,
    pub(crate) general_names: Names<'static>,
    pub(crate) card_names: Names<'static>,
}

/// The program's tables have room for exactly so many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the game is played with {needs} {what}, the data has {has}")]
pub struct WrongSize {
    pub what: &'static str,
    pub needs: usize,
    pub has: usize,
}

impl<W: War> Theatre<W> {
    /// Sheets whose references are good become a theatre.
    pub fn new(sheets: Sheets<W>) -> Result<Theatre<W>, WrongSize> {
        let Sheets {
            spaces,
            provinces,
            regions,
            generals,
            cards,
            capitals,
            battle_cards,
            tables,
        } = sheets;
        for (what, needs, has) in [
            ("provinces", W::PROVINCES, provinces.len()),
            ("regions", W::REGIONS, regions.len()),
            ("cards", W::CARDS, cards.len()),
        ] {
            if needs != has {
                return Err(WrongSize { what, needs, has });
            }
        }
        let spaces: W::PerSpace<_> = row("spaces", W::SPACES, spaces)?;
        let generals: W::PerGeneral<_> = row("generals", W::GENERALS, generals)?;
        let places: &[SpaceSheet<W>] = spaces.as_ref();
        let people: &[GeneralSheet<W>] = generals.as_ref();
        Ok(Theatre {
            cities: those(places, |sheet| sheet.kind == SpaceKind::WalledCity),
            ports: those(places, |sheet| sheet.port),
            side_generals: BySide::from_fn(|side| {
                (General::all().zip(people))
                    .filter(|(_, sheet)| sheet.side == side)
                    .map(|(general, _)| general)
                    .collect()
            }),
            roads: joined(places, |kind| kind == LinkKind::Road),
            adjacent: joined(places, |_| true),
            without_passes: joined(places, |kind| !kind.is_pass()),
            space_names: Names::new(places.iter().map(|sheet| sheet.id)),
            province_names: Names::new(provinces.iter().map(|sheet| sheet.id)),
            region_names: Names::new(regions.iter().map(|sheet| sheet.id)),
            general_names: Names::new(people.iter().map(|sheet| sheet.id)),
            card_names: Names::new(cards.iter().map(|sheet| sheet.id)),
            spaces,
            provinces,
            regions,
            generals,
            cards,
            capitals,
            battle_cards,
            tables,
        })
    }

    pub fn battle_card(&self, title: Title) -> &BattleCardSheet {
        &self.battle_cards[title.index()]
    }
}

fn row<T, R: Row<T>>(what: &'static str, needs: usize, list: Vec<T>) -> Result<R, WrongSize> {
    R::of(list).map_err(|list| WrongSize {
        what,
        needs,
        has: list.len(),
    })
}

fn those<W: War>(sheets: &[SpaceSheet<W>], are: impl Fn(&SpaceSheet<W>) -> bool) -> SpaceSet<W> {
    (Space::all().zip(sheets))
        .filter(|(_, sheet)| are(sheet))
        .map(|(space, _)| space)
        .collect()
}

/// For each space those joined to it by connections that `is` names.
fn joined<W: War>(
    sheets: &[SpaceSheet<W>],
    is: impl Fn(LinkKind) -> bool,
) -> W::PerSpace<SpaceSet<W>> {
    let mut sets = W::PerSpace::filled(SpaceSet::EMPTY);
    for (index, sheet) in sheets.iter().enumerate() {
        sets[index] = (sheet.edges.iter())
            .filter(|edge| is(edge.kind))
            .map(|edge| edge.to)
            .collect();
    }
    sets
}
