//! Who stands where when the game begins.

use std::collections::BTreeMap;

use kernel::data::{Source, Spot, check, clip};

use super::blocks::Blocks;
use super::error::DataError;
use super::files::{PlacementRow, SETUP, SetupFile};
use super::limits::Limits;
use super::map::Map;
use super::sheets::Kind;
use crate::ids::{Block, Place};
use crate::sets::BlockSet;
use crate::side::{BySide, Side};

/// The blocks that start in one city.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placement {
    pub side: Side,
    pub city: Place,
    pub blocks: Vec<Block>,
    pub source: Source,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// In file order.
    pub placements: Vec<Placement>,
    /// The blocks of each side that start in its levy pool.
    pub pools: BySide<BlockSet>,
    /// The leaders in the pools that may not be levied yet (7.51).
    pub locked: BySide<BlockSet>,
    /// Whom Cleopatra serves at the start.
    pub cleopatra: Side,
    /// Of the Roman calendar: 705 is 49 BC.
    pub first_year: u16,
    pub years: u8,
    /// Game turns in a Year, before its Winter Turn.
    pub turns: u8,
}

impl Setup {
    pub(super) fn check(
        file: &SetupFile,
        map: &Map<'_>,
        blocks: &Blocks<'_>,
        limits: &Limits,
    ) -> Result<Setup, DataError> {
        deployments(file)?;
        let mut starts = Starts {
            blocks,
            first: BTreeMap::new(),
        };

        let mut placements = Vec::new();
        let mut cities = BTreeMap::new();
        for (index, row) in file.placement.iter().enumerate() {
            let number = index + 1;
            let record = format!("[[placement]] {number} (city = {:?})", clip(&row.city));
            let spot = Spot::new(SETUP, record);
            let placement = placement(row, &spot, map, &mut starts)?;
            if let Some(first) = cities.insert(placement.city, spot.clone()) {
                return Err(DataError::CityTwice { spot, first });
            }
            placements.push(placement);
        }

        let mut pools = BySide::default();
        let mut locked = BySide::default();
        for side in Side::ALL {
            let rows: Vec<_> = file.pool.iter().filter(|row| row.side == side).collect();
            let &[row] = rows.as_slice() else {
                return Err(DataError::Pools {
                    file: SETUP,
                    side,
                    records: rows.len(),
                });
            };
            let record = format!("[[pool]] (side = {:?})", side.id());
            let spot = Spot::new(SETUP, record);
            let pool = starts.add(&spot, side, &row.blocks)?;
            pools[side] = pool.iter().copied().collect();
            locked[side] = locks(&row.locked, &spot, blocks, pools[side])?;
        }

        if let Some(block) = Block::all().find(|block| !starts.first.contains_key(block)) {
            return Err(DataError::Unplaced {
                file: SETUP,
                block: blocks.row(block).id.clone(),
            });
        }
        let setup = Setup {
            placements,
            pools,
            locked,
            cleopatra: file.cleopatra.start_controller,
            first_year: file.game.first_year,
            years: file.game.years,
            turns: file.game.turns_per_year,
        };
        setup.cleopatra_is_placed(file, blocks)?;
        setup.years_and_points(file, map, limits)?;
        Ok(setup)
    }

    /// The side that commands her is the side whose record places her.
    fn cleopatra_is_placed(&self, file: &SetupFile, blocks: &Blocks<'_>) -> Result<(), DataError> {
        let spot = Spot::table(SETUP, "cleopatra");
        let placed = |placement: &&Placement| placement.blocks.contains(&blocks.cleopatra);
        let says = file.cleopatra.start_controller.id();
        let side = match self.placements.iter().find(placed) {
            Some(placement) => placement.side.id(),
            None => "none",
        };
        let other = "the side of the [[placement]] that has her";
        check::agree(&spot, "start_controller", says, other, side)?;
        Ok(())
    }

    fn years_and_points(
        &self,
        file: &SetupFile,
        map: &Map<'_>,
        limits: &Limits,
    ) -> Result<(), DataError> {
        let game = &file.game;
        let spot = Spot::table(SETUP, "game");
        check::range(&spot, "years", game.years, 1..=20)?;
        check::range(&spot, "first_year", game.first_year, 1..=2000)?;
        let last = game.first_year + u16::from(game.years) - 1;
        let other = "the last of so many years";
        check::agree(&spot, "last_year", game.last_year, other, last)?;
        let other = "played_per_year in constants.toml";
        check::agree(
            &spot,
            "turns_per_year",
            game.turns_per_year,
            other,
            limits.played,
        )?;
        let other = "win_vp in constants.toml";
        check::agree(&spot, "win_vp", game.win_vp, other, limits.win_vp)?;

        let value = |place| usize::from(map.space(place).vp);
        let held = |side| {
            let own = self.placements.iter().filter(|row| row.side == side);
            own.map(|row| value(row.city)).sum::<usize>()
        };
        let (caesar, pompey) = (held(Side::Caesar), held(Side::Pompey));
        // A city stands in one record, so that no value is taken twice.
        let vacant = Place::all().map(value).sum::<usize>() - caesar - pompey;
        let other = "the sum over the placements";
        check::agree(
            &spot,
            "start_vp_caesar",
            game.start_vp_caesar,
            other,
            caesar,
        )?;
        check::agree(
            &spot,
            "start_vp_pompey",
            game.start_vp_pompey,
            other,
            pompey,
        )?;
        check::agree(
            &spot,
            "start_vacant_vp",
            game.start_vacant_vp,
            other,
            vacant,
        )?;
        Ok(())
    }
}

/// Where each block starts, as far as the file has been read.
struct Starts<'a> {
    blocks: &'a Blocks<'a>,
    first: BTreeMap<Block, Spot>,
}

impl Starts<'_> {
    /// The blocks that one record of a side lists.
    fn add(&mut self, spot: &Spot, side: Side, ids: &[String]) -> Result<Vec<Block>, DataError> {
        let mut listed = Vec::new();
        for id in ids {
            let block = self.blocks.block(spot, "blocks", id)?;
            if let Some(first) = self.first.insert(block, spot.clone()) {
                return Err(DataError::PlacedTwice {
                    spot: spot.clone(),
                    block: id.clone(),
                    first,
                });
            }
            let owner = self.blocks.row(block).owner;
            if owner != side {
                return Err(DataError::WrongSide {
                    spot: spot.clone(),
                    block: id.clone(),
                    owner,
                    side,
                });
            }
            listed.push(block);
        }
        Ok(listed)
    }
}

fn placement(
    row: &PlacementRow,
    spot: &Spot,
    map: &Map<'_>,
    starts: &mut Starts<'_>,
) -> Result<Placement, DataError> {
    let city = map.city(spot, "city", &row.city)?;
    let blocks = starts.add(spot, row.side, &row.blocks)?;
    let port = map.space(city).kind.is_port();
    let navis = |block: &&Block| starts.blocks.row(**block).kind == Kind::Navis;
    if let Some(&block) = blocks.iter().find(navis)
        && !port
    {
        return Err(DataError::NavisInland {
            spot: spot.clone(),
            block: starts.blocks.row(block).id.clone(),
            city: row.city.clone(),
        });
    }
    if row.count != blocks.len() {
        return Err(DataError::PlacementCount {
            spot: spot.clone(),
            says: row.count,
            listed: blocks.len(),
        });
    }
    Ok(Placement {
        side: row.side,
        city,
        blocks,
        source: row.source,
    })
}

/// Exactly the third leaders are locked (3.21).
fn locks(
    ids: &[String],
    spot: &Spot,
    blocks: &Blocks<'_>,
    pool: BlockSet,
) -> Result<BlockSet, DataError> {
    let mut locked = BlockSet::EMPTY;
    for id in ids {
        let block = blocks.block(spot, "locked", id)?;
        if !pool.contains(block) || !blocks.row(block).third_leader {
            return Err(DataError::NotLockable {
                spot: spot.clone(),
                block: id.clone(),
            });
        }
        locked.insert(block);
    }
    let open = pool - locked;
    match open.iter().find(|&block| blocks.row(block).third_leader) {
        Some(block) => Err(DataError::NotLocked {
            spot: spot.clone(),
            block: blocks.row(block).id.clone(),
        }),
        None => Ok(locked),
    }
}

fn deployments(file: &SetupFile) -> Result<(), DataError> {
    let historical = &file.deployment.historical;
    let spot = Spot::table(SETUP, "deployment.historical");
    check::ours(&spot, "default", historical.default, true)?;
    let free = &file.deployment.free;
    let spot = Spot::table(SETUP, "deployment.free");
    for (key, says, plays) in [
        ("default", free.default, false),
        ("optional", free.optional, true),
        ("navis_ports_only", free.navis_ports_only, true),
        ("pool_exchange", free.pool_exchange, false),
        ("simultaneous_secret", free.simultaneous_secret, true),
    ] {
        check::ours(&spot, key, says, plays)?;
    }
    let spot = Spot::table(SETUP, "option.tournament");
    check::ours(&spot, "default", file.option.tournament.default, false)?;
    Ok(())
}
