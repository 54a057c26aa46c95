//! The cards.

use kernel::data::{Fault, Spot, check, clip, keep};

use super::error::DataError;
use super::files::{CARDS, CardRow, CardWord, CardsFile};
use super::limits::Limits;
use super::sheets::{CardKind, CardSheet, God, Kind};
use crate::ids::Card;

/// What the rules do for each Event. The file tells it to readers, so the file
/// must tell the same.
struct Power {
    god: God,
    id: &'static str,
    effect: &'static str,
    group_moves: u8,
    by_land: bool,
    by_navis: bool,
    surprise: bool,
    optional: bool,
    after_first_turn: bool,
}

impl Power {
    const fn new(god: God, id: &'static str, effect: &'static str) -> Power {
        Power {
            god,
            id,
            effect,
            group_moves: 0,
            by_land: false,
            by_navis: false,
            surprise: false,
            optional: false,
            after_first_turn: false,
        }
    }

    const fn march(self) -> Power {
        Power {
            group_moves: 1,
            by_land: true,
            ..self
        }
    }
}

const POWERS: [Power; 7] = [
    Power {
        after_first_turn: true,
        ..Power::new(God::Apollo, "apollo", "copy")
    },
    Power {
        optional: true,
        ..Power::new(God::Jupiter, "jupiter", "defect")
    },
    Power {
        surprise: true,
        ..Power::new(God::Mars, "mars", "surprise").march()
    },
    Power::new(God::Mercury, "mercury", "extra-distance").march(),
    Power {
        group_moves: 1,
        by_navis: true,
        surprise: true,
        ..Power::new(God::Neptune, "neptune", "surprise")
    },
    Power::new(God::Pluto, "pluto", "road-limits").march(),
    Power {
        optional: true,
        ..Power::new(God::Vulcan, "vulcan", "reduce-city")
    },
];

/// A card file that says what the rules play.
pub(super) struct Cards<'a> {
    file: &'a CardsFile,
    kinds: Vec<CardKind>,
}

impl<'a> Cards<'a> {
    pub(super) fn check(file: &'a CardsFile, limits: &Limits) -> Result<Cards<'a>, DataError> {
        let rows = &file.card;
        check::ids(CARDS, "card", rows.iter().map(|row| row.id.as_str()))?;
        let kinds = (rows.iter())
            .map(|row| {
                let spot = Spot::named(CARDS, "card", &row.id);
                match row.kind {
                    CardWord::Command => command(row, &spot),
                    CardWord::Event => event(row, &spot, limits),
                }
            })
            .collect::<Result<_, _>>()?;

        let has = |kind| rows.iter().filter(|row| row.kind == kind).count();
        let meta = &file.meta;
        check::counts(
            CARDS,
            &[
                ("command", meta.command, has(CardWord::Command)),
                ("event", meta.event, has(CardWord::Event)),
                ("total", meta.total, rows.len()),
            ],
        )?;
        check::size(CARDS, "cards", Card::COUNT, rows.len())?;
        let spot = Spot::table(CARDS, "meta");
        let other = "dealt in constants.toml";
        check::agree(&spot, "hand_dealt", meta.hand_dealt, other, limits.dealt)?;
        let other = "discarded in constants.toml";
        check::agree(
            &spot,
            "hand_discard",
            meta.hand_discard,
            other,
            limits.discarded,
        )?;
        Ok(Cards { file, kinds })
    }

    /// For `Data`, once every file has been found good.
    pub(super) fn sheets(&self) -> Vec<CardSheet> {
        (self.file.card.iter().zip(&self.kinds))
            .map(|(row, &kind)| CardSheet {
                id: keep(&row.id),
                name_en: keep(&row.name_en),
                name_pl: keep(&row.name_pl),
                kind,
                source: row.source,
            })
            .collect()
    }
}

/// 6.1-a
fn command(row: &CardRow, spot: &Spot) -> Result<CardKind, DataError> {
    check::range(spot, "moves", row.moves, 1..=4)?;
    check::range(spot, "levies", row.levies, 1..=3)?;
    let only_for_events = [
        ("group_moves", row.group_moves.is_some()),
        ("effect", row.effect.is_some()),
        (
            "forbidden_on_first_turn_of_year",
            row.forbidden_on_first_turn_of_year.is_some(),
        ),
        ("player_one", row.player_one.is_some()),
        ("target", row.target.is_some()),
        ("target_pick", row.target_pick.is_some()),
        ("reduces_instead", row.reduces_instead.is_some()),
        ("optional", row.optional.is_some()),
        ("allows_navis", row.allows_navis.is_some()),
        ("allows_land", row.allows_land.is_some()),
        ("allows_amphibious", row.allows_amphibious.is_some()),
        ("allows_levy", row.allows_levy.is_some()),
        ("surprise", row.surprise.is_some()),
        ("max_steps", row.max_steps.is_some()),
        ("max_steps_attack", row.max_steps_attack.is_some()),
        ("attack_limit_major", row.attack_limit_major.is_some()),
        ("attack_limit_minor", row.attack_limit_minor.is_some()),
        ("attack_limit_strait", row.attack_limit_strait.is_some()),
    ];
    if let Some(&(key, _)) = only_for_events.iter().find(|(_, set)| *set) {
        let spot = spot.clone();
        return Err(DataError::OnlyForEvents { spot, key });
    }
    let CardRow { moves, levies, .. } = *row;
    Ok(CardKind::Command { moves, levies })
}

fn event(row: &CardRow, spot: &Spot, limits: &Limits) -> Result<CardKind, DataError> {
    let Some(power) = POWERS.iter().find(|power| power.id == row.id) else {
        let gods = POWERS.map(|power| power.id).join(", ");
        let fault = Fault::NotOurRules {
            spot: spot.clone(),
            key: "id",
            says: format!("{:?}", clip(&row.id)).into(),
            plays: format!("the Events {gods}").into(),
        };
        return Err(fault.into());
    };
    check::range(spot, "moves", row.moves, 0..=0)?;
    check::range(spot, "levies", row.levies, 0..=0)?;
    let effect = row.effect.as_deref().unwrap_or("missing");
    check::ours(spot, "effect", effect, power.effect)?;
    let group_moves = row.group_moves.unwrap_or(0);
    check::ours(spot, "group_moves", group_moves, power.group_moves)?;

    let flags = [
        ("allows_land", row.allows_land, power.by_land),
        ("allows_navis", row.allows_navis, power.by_navis),
        ("allows_amphibious", row.allows_amphibious, false),
        ("allows_levy", row.allows_levy, false),
        ("surprise", row.surprise, power.surprise),
        ("optional", row.optional, power.optional),
        (
            "forbidden_on_first_turn_of_year",
            row.forbidden_on_first_turn_of_year,
            power.after_first_turn,
        ),
    ];
    for (key, says, plays) in flags {
        check::ours(spot, key, says.unwrap_or(false), plays)?;
    }
    // An Event always makes its player first (2.1-i).
    let first = row.player_one.as_deref().unwrap_or("always");
    check::ours(spot, "player_one", first, "always")?;
    let reduces: &[Kind] = match power.god {
        God::Jupiter => &[Kind::Leader, Kind::Navis],
        _ => &[],
    };
    let said = row.reduces_instead.as_deref().unwrap_or_default();
    let words = |kinds| format!("{kinds:?}");
    check::ours(spot, "reduces_instead", words(said), words(reduces))?;

    let mercury = matches!(power.god, God::Mercury);
    let pluto = matches!(power.god, God::Pluto);
    let repeated = [
        ("max_steps", row.max_steps, mercury, limits.mercury_steps),
        (
            "max_steps_attack",
            row.max_steps_attack,
            mercury,
            limits.mercury_attack_steps,
        ),
        (
            "attack_limit_major",
            row.attack_limit_major,
            pluto,
            limits.pluto.major,
        ),
        (
            "attack_limit_minor",
            row.attack_limit_minor,
            pluto,
            limits.pluto.minor,
        ),
        (
            "attack_limit_strait",
            row.attack_limit_strait,
            pluto,
            limits.pluto.strait,
        ),
    ];
    for (key, says, wanted, constant) in repeated {
        let word = |value: Option<u8>| value.map_or("missing".to_owned(), |n| n.to_string());
        let other = "its number in constants.toml";
        check::agree(
            spot,
            key,
            word(says),
            other,
            word(wanted.then_some(constant)),
        )?;
    }
    Ok(CardKind::Event(power.god))
}
