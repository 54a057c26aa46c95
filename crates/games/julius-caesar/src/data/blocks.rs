//! The blocks.

use kernel::data::{Fault, Names, Spot, check, clip, keep};

use super::error::DataError;
use super::files::{BLOCKS, BlockRow, BlocksFile, Domain};
use super::map::Map;
use super::sheets::{BlockSheet, Colour, Kind, Levy};
use crate::ids::Block;
use crate::side::Side;

/// The room for `strengths` in a sheet.
const MOST_STEPS: usize = 4;

/// A block file whose every reference is good.
pub(super) struct Blocks<'a> {
    file: &'a BlocksFile,
    names: Names<'a>,
    levies: Vec<Levy>,
    pub cleopatra: Block,
}

impl<'a> Blocks<'a> {
    pub(super) fn check(
        file: &'a BlocksFile,
        map: &Map<'_>,
        die_sides: u8,
        max_dice: u8,
    ) -> Result<Blocks<'a>, DataError> {
        let rows = &file.block;
        check::ids(BLOCKS, "block", rows.iter().map(|row| row.id.as_str()))?;
        let mut levies = Vec::new();
        for row in rows {
            let spot = Spot::named(BLOCKS, "block", &row.id);
            check::range(&spot, "firepower", row.firepower, 1..=die_sides.into())?;
            strengths(row, &spot, max_dice)?;
            belongs(row, &spot)?;
            levies.push(levy(row, &spot, map)?);
        }

        let colours = |colour| rows.iter().filter(|row| row.colour == colour).count();
        check::counts(
            BLOCKS,
            &[
                ("caesar", file.meta.caesar, colours(Colour::Tan)),
                ("pompey", file.meta.pompey, colours(Colour::Green)),
                (
                    "neutral_colour",
                    file.meta.neutral_colour,
                    colours(Colour::Blue),
                ),
                ("total", file.meta.total, rows.len()),
            ],
        )?;
        check::size(BLOCKS, "blocks", Block::COUNT, rows.len())?;

        let kinds = |kind| (rows.iter().zip(Block::all())).filter(move |(row, _)| row.kind == kind);
        let mut cleopatras = kinds(Kind::Cleopatra).map(|(_, block)| block);
        let cleopatra = match (cleopatras.next(), cleopatras.next()) {
            (Some(only), None) => only,
            (first, _) => {
                let has = first.map_or(0, |_| kinds(Kind::Cleopatra).count());
                let what = "block of type \"cleopatra\"";
                return Err(wrong_number(what, has).into());
            }
        };
        for (side, what) in [
            (Side::Caesar, "third_leader of owner \"caesar\""),
            (Side::Pompey, "third_leader of owner \"pompey\""),
        ] {
            let third = |row: &&BlockRow| row.third_leader && row.owner == side;
            let has = rows.iter().filter(third).count();
            if has != 1 {
                return Err(wrong_number(what, has).into());
            }
        }

        Ok(Blocks {
            file,
            names: Names::new(rows.iter().map(|row| row.id.as_str())),
            levies,
            cleopatra,
        })
    }

    pub(super) fn row(&self, block: Block) -> &'a BlockRow {
        &self.file.block[block.index()]
    }

    /// A block that another record names.
    pub(super) fn block(
        &self,
        spot: &Spot,
        key: &'static str,
        id: &str,
    ) -> Result<Block, DataError> {
        let index = self.names.resolve(Block::KIND, spot, key, id)?;
        Ok(Block::new(index))
    }

    /// For `Data`, once every file has been found good.
    pub(super) fn sheets(&self) -> Vec<BlockSheet> {
        (self.file.block.iter().zip(&self.levies))
            .map(|(row, &levy)| {
                let mut strengths = [0; MOST_STEPS];
                for (room, &strength) in strengths.iter_mut().zip(&row.strengths) {
                    *room = strength;
                }
                BlockSheet {
                    id: keep(&row.id),
                    name_en: keep(&row.name_en),
                    name_pl: keep(&row.name_pl),
                    owner: row.owner,
                    colour: row.colour,
                    kind: row.kind,
                    defend: row.init_defend,
                    attack: row.init_attack,
                    fire: row.firepower,
                    max_steps: row.max_steps,
                    strengths,
                    levy,
                    third_leader: row.third_leader,
                    source: row.source,
                }
            })
            .collect()
    }
}

fn wrong_number(what: &'static str, has: usize) -> Fault {
    Fault::WrongSize {
        file: BLOCKS,
        what,
        needs: 1,
        has,
    }
}

/// One for each step, and more dice with more steps.
fn strengths(row: &BlockRow, spot: &Spot, max_dice: u8) -> Result<(), DataError> {
    check::range(spot, "max_steps", row.max_steps, 1..=MOST_STEPS)?;
    if row.strengths.len() != usize::from(row.max_steps) {
        return Err(DataError::Strengths {
            spot: spot.clone(),
            max_steps: row.max_steps,
            listed: row.strengths.len(),
        });
    }
    let mut lowest = 1;
    for &strength in &row.strengths {
        check::range(spot, "strengths", strength, lowest..=max_dice.into())?;
        lowest = usize::from(strength) + 1;
    }
    Ok(())
}

/// Owner, colour, type and domain tell one story.
fn belongs(row: &BlockRow, spot: &Spot) -> Result<(), DataError> {
    let colour = match (row.kind, row.owner) {
        (Kind::Cleopatra, _) => Colour::Blue,
        (_, Side::Caesar) => Colour::Tan,
        (_, Side::Pompey) => Colour::Green,
    };
    let whose = format!(
        "the colour of {}",
        match row.kind {
            Kind::Cleopatra => "Cleopatra",
            _ => row.owner.id(),
        }
    );
    check::agree(spot, "colour", row.colour.word(), whose, colour.word())?;

    let domain = match row.kind {
        Kind::Navis => Domain::Sea,
        _ => Domain::Land,
    };
    let whose = "the domain of its type";
    check::agree(spot, "domain", row.domain.word(), whose, domain.word())?;

    if row.third_leader && row.kind != Kind::Leader {
        let spot = spot.clone();
        return Err(DataError::NotALeader { spot });
    }
    Ok(())
}

fn levy(row: &BlockRow, spot: &Spot, map: &Map<'_>) -> Result<Levy, DataError> {
    match row.levy.as_str() {
        "any-friendly-city" => Ok(Levy::AnyCity),
        "any-friendly-major-port" => Ok(Levy::MajorPort),
        "never" => Ok(Levy::Never),
        other => match other.strip_prefix("city:") {
            Some(id) => Ok(Levy::City(map.city(spot, "levy", id)?)),
            None => Err(DataError::BadLevy {
                spot: spot.clone(),
                levy: clip(other).into_owned(),
            }),
        },
    }
}

impl Colour {
    const fn word(self) -> &'static str {
        match self {
            Colour::Tan => "tan",
            Colour::Green => "green",
            Colour::Blue => "blue",
        }
    }
}

impl Domain {
    const fn word(self) -> &'static str {
        match self {
            Domain::Land => "land",
            Domain::Sea => "sea",
        }
    }
}
