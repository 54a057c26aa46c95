//! What wins the scenarios of this game (22.4, 23, 28), and what its places are worth.

use std::sync::LazyLock;

use punic::appraise::Judgement;
use punic::appraise::clash::GENERAL;
use punic::appraise::distance::Distances;
use punic::{BySide, Side};

use crate::data::{Victory, data, theatre};
use crate::game::Hannibal;
use crate::ids::{General, Province, Space};
use crate::land::Land;
use crate::sets::ProvinceSet;
use crate::state::Open;
use crate::victory;

/// Reinforcements come from there.
const CARTHAGO_NOVA: f32 = 20.0;
/// Squared, for each Italian province of Carthage: with six it has won (22.3).
const ITALIA: f32 = 12.0;
/// 28.10-k: a City or port that Rome must hold at the end.
const IBERIAN_PLACE: f32 = 40.0;
/// Generals who do not come back.
const MOURNED: f32 = 160.0;
const AFRICANUS: f32 = 90.0;
/// A voyage needs a card with a ship; for Carthage it is a gamble besides.
const VOYAGE: BySide<f32> = BySide::new(6.0, 11.0);

static DISTANCES: LazyLock<Distances> = LazyLock::new(|| Distances::new::<Hannibal>(VOYAGE));

impl Judgement for Hannibal {
    fn last_turn(open: &Open) -> u8 {
        open.game.sheet().last_turn
    }

    fn counted(open: &Open) -> ProvinceSet {
        open.game.sheet().counted
    }

    fn ahead(open: &Open) -> Side {
        ahead(open)
    }

    /// 28.8-c, 28.12-k
    fn must_take_capital(open: &Open) -> Option<Side> {
        (open.game.sheet().victory == Victory::Carthago).then_some(Side::Rome)
    }

    fn places(open: &Open, land: &Land, side: Side) -> f32 {
        let marks = &data().marks;
        let held = land.held[side] & land.in_play;
        let mut sum = 0.0;
        if held.contains(marks.carthago_nova) {
            sum += CARTHAGO_NOVA;
        }
        match (side, open.game.sheet().victory) {
            (Side::Carthage, _) => {
                let italian = Province::all()
                    .filter(|province| province.sheet().region == marks.italia)
                    .filter(|&province| land.controls(side, province))
                    .count() as f32;
                sum += italian * italian * ITALIA;
            }
            (Side::Rome, Victory::Iberia) => {
                let places = marks.iberia.spaces() & (theatre().cities | theatre().ports);
                sum += (held & places).len() as f32 * IBERIAN_PLACE;
            }
            (Side::Rome, _) => {}
        }
        sum
    }

    fn place(open: &Open, at: Space) -> f32 {
        if at == data().marks.carthago_nova {
            2.0 * CARTHAGO_NOVA
        } else if open.game.sheet().victory == Victory::Iberia {
            IBERIAN_PLACE
        } else {
            0.0
        }
    }

    fn head(general: General) -> f32 {
        let talent = general.talent();
        if talent.mourned.is_some() {
            MOURNED
        } else if talent.permanent_proconsul {
            AFRICANUS
        } else {
            GENERAL
        }
    }

    fn distances() -> &'static Distances {
        &DISTANCES
    }
}

/// Who has won if the scenario ends as things are.
fn ahead(open: &Open) -> Side {
    let (land, sheet) = (&open.land, open.game.sheet());
    let points = victory::points(open);
    let [rome, carthage] = Side::ALL.map(|side| points[side]);
    let rome_wins = match sheet.victory {
        // 28.8-c: too few PCs for the last check are the other way.
        Victory::Carthago => {
            land.pcs(Side::Carthage).len() < usize::from(rome.saturating_sub(carthage))
        }
        // 28.10-k
        Victory::Iberia => {
            let places = data().marks.iberia.spaces() & (theatre().cities | theatre().ports);
            places.within(land.held[Side::Rome]) && rome >= 3
        }
        Victory::Standard | Victory::Italia => match rome == carthage {
            true => sheet.tie_winner == Side::Rome,
            false => rome > carthage,
        },
    };
    match rome_wins {
        true => Side::Rome,
        false => Side::Carthage,
    }
}
