//! Heroes and wonders. Their powers are written into the rules; the file must say
//! the same of each, or it would be believed by its reader and ignored by the game.

use kernel::data::check::{array, closed, known, ours, size};
use kernel::data::{Spot, keep};

use super::error::DataError;
use super::files::{CardRow, ComponentsFile, HEROES, HeroesFile};
use super::sheets::{CardKind, CardSheet, Empires};
use crate::by::ByTrack;
use crate::ids::{Card, Empire};

/// The effect that the rules have built in for each card.
const fn effect(card: Card) -> &'static str {
    match card {
        Card::Caesar | Card::Pericles => "add_per_die",
        Card::Cleopatra => "set_substitution",
        Card::Hannibal => "set_one_duplicate",
        Card::Hammurabi => "free_control",
        Card::CastorAndPollux => "copy_hero",
        Card::Nebuchadnezzar => "add_to_sum",
        Card::Circe => "legion_as_caravan",
        Card::Penthesilea => "free_legions_in_capital",
        Card::Gilgamesh | Card::Spartacus | Card::Pharos => "cheap_build",
        Card::Perseus => "build_first_to_win",
        Card::Hamilcar => "double_pillage",
        Card::QueenOfSheba => "immediate_takeover",
        Card::Hercules => "none",
        Card::RamsesII => "extra_die",
        Card::Antigone => "own_offer_size",
        Card::Colossus => "take_any_good",
        Card::HangingGardens => "keep_goods",
        Card::StatueOfZeus => "declare_peace",
        Card::TempleOfArtemis => "extra_coin",
        Card::Pyramids => "win_condition",
    }
}

/// The numbers of an effect that the rules have built in.
const fn amount(card: Card) -> Option<(&'static str, i64)> {
    match card {
        Card::Caesar => Some(("amount", 1)),
        Card::Pericles => Some(("amount", 2)),
        Card::Hannibal => Some(("copies", 2)),
        Card::Nebuchadnezzar => Some(("amount", 5)),
        Card::RamsesII => Some(("dice", 1)),
        Card::Antigone => Some(("max", 5)),
        Card::Hammurabi => Some(("count", 1)),
        Card::Spartacus | Card::Gilgamesh | Card::Pharos | Card::Colossus => Some(("amount", 1)),
        Card::HangingGardens => Some(("goods", 2)),
        Card::TempleOfArtemis => Some(("coins", 1)),
        _ => None,
    }
}

pub(super) fn check(
    file: &HeroesFile,
    components: &ComponentsFile,
    empires: &Empires,
) -> Result<[CardSheet; Card::COUNT], DataError> {
    let rows = closed::<Card, _>(HEROES, "card", &file.card, |row| &row.id)?;
    let of_kind = |kind| rows.iter().filter(|row| row.kind == kind).count();
    let counts = &components.cards;
    for (what, needs, has) in [
        ("cards", counts.total, rows.len()),
        (
            "starting heroes",
            counts.starting_heroes,
            of_kind(CardKind::StartingHero),
        ),
        ("other heroes", counts.other_heroes, of_kind(CardKind::Hero)),
        ("wonders", counts.wonders, of_kind(CardKind::Wonder)),
        ("Pyramids", counts.pyramids, of_kind(CardKind::Pyramids)),
    ] {
        size(HEROES, what, needs, has)?;
    }
    let sheets = (Card::ALL.into_iter().zip(&rows))
        .map(|(card, row)| sheet(card, row, components, empires))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(array(HEROES, "cards", sheets)?)
}

fn sheet(
    card: Card,
    row: &CardRow,
    components: &ComponentsFile,
    empires: &Empires,
) -> Result<CardSheet, DataError> {
    let spot = Spot::named(HEROES, "card", &row.id);
    ours(&spot, "effect", &*row.effect, effect(card))?;
    if let Some((key, plays)) = amount(card) {
        let says = row.params.get(key).and_then(toml::Value::as_integer);
        let told = |number: Option<i64>| number.map_or("missing".to_owned(), |n| n.to_string());
        ours(&spot, "params", told(says), told(Some(plays)))?;
    }
    let cost = i64::from(components.costs.pyramids);
    if card == Card::Pyramids {
        let says = row.params.get("cost").and_then(toml::Value::as_integer);
        ours(&spot, "params", says.unwrap_or(0), cost)?;
    }
    let empire = match &row.empire {
        Some(word) => Some(known::<Empire>(&spot, "empire", word)?),
        None => None,
    };
    let starting = row.kind == CardKind::StartingHero;
    ours(&spot, "empire is named", empire.is_some(), starting)?;
    if let Some(empire) = empire {
        ours(&spot, "id", card, empires[empire.index()].hero)?;
    }
    // 10.castor-and-pollux-a
    let copyable =
        row.kind == CardKind::Hero && !matches!(card, Card::Perseus | Card::CastorAndPollux);
    ours(&spot, "copyable", row.copyable, copyable)?;
    let bonus = row.leadership;
    Ok(CardSheet {
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        kind: row.kind,
        empire,
        copyable,
        bonus: ByTrack::new([bonus.trade, bonus.culture, bonus.military]),
        source: row.source,
    })
}
