//! The numbers of the game, from the set-up file.

use kernel::data::Spot;
use kernel::data::check::{agree, ours, range};

use super::error::DataError;
use super::files::{CardsFile, SETUP, SetupFile};
use super::sheets::Limits;
use crate::side::{BySide, Side};

pub(super) fn check(
    file: &SetupFile,
    cards: &CardsFile,
    elephants: [i8; 7],
) -> Result<Limits, DataError> {
    let parts = &file.components;
    let spot = Spot::table(SETUP, "components");
    let total = "total_cards in cards.toml";
    agree(
        &spot,
        "cards_total",
        parts.cards_total,
        total,
        cards.meta.total_cards,
    )?;
    ours(&spot, "dice.sides", parts.dice.sides, 6)?;
    range(&spot, "town_markers", parts.town_markers.rome, 10..=40)?;
    range(&spot, "town_markers", parts.town_markers.carthage, 10..=40)?;
    range(&spot, "city_markers", parts.city_markers.rome, 2..=32)?;
    range(&spot, "city_markers", parts.city_markers.carthage, 2..=32)?;
    let spot = Spot::table(SETUP, "meta");
    ours(
        &spot,
        "first_player",
        file.meta.first_player.id(),
        Side::Rome.id(),
    )?;
    ours(&spot, "players", file.meta.players, 2)?;

    let tracks = &file.tracks;
    let spot = Spot::table(SETUP, "tracks.pillage");
    ours(
        &spot,
        "wraps_to_zero_at",
        tracks.pillage.wraps_to_zero_at,
        8,
    )?;
    let mut pillage_loss = [0; 9];
    for step in &tracks.pillage.steps {
        range(&spot, "steps.space", step.space, 1..=8)?;
        pillage_loss[usize::from(step.space)] = step.vp_loss;
    }
    let spot = Spot::table(SETUP, "tracks.battle");
    let track = &tracks.battle;
    ours(&spot, "attacker_wins_at", track.attacker_wins_at, 2)?;
    ours(&spot, "defender_wins_at", track.defender_wins_at, -1)?;
    ours(
        &spot,
        "max",
        track.max.is_positive() && track.min.is_negative(),
        true,
    )?;
    let spot = Spot::table(SETUP, "tracks.warships");
    range(&spot, "max", tracks.warships.max, 1..=8)?;
    let spot = Spot::table(SETUP, "battle");
    let battle = &file.battle;
    for (key, says, plays) in [
        ("base_defence", battle.base_defence, 1),
        ("fortification_defence", battle.fortification_defence, 2),
        ("combined_arms_bonus", battle.combined_arms_bonus, 1),
        ("naval_warship_hits_on", battle.naval_warship_hits_on, 5),
        ("naval_leader_hits_on", battle.naval_leader_hits_on, 4),
        ("naval_praetor_hits_on", battle.naval_praetor_hits_on, 5),
        ("corvus_light_hits_on", battle.corvus_light_hits_on, 5),
        ("corvus_heavy_hits_on", battle.corvus_heavy_hits_on, 3),
    ] {
        ours(&spot, key, says, plays)?;
    }
    let spot = Spot::table(SETUP, "prices");
    let prices = &file.prices;
    let rule = "n cards cost n*(n-1)/2 silver";
    ours(&spot, "discard_cost_rule", &*prices.discard_cost_rule, rule)?;
    ours(&spot, "city_income", prices.city_income, 1)?;
    let spot = Spot::table(SETUP, "hand");
    range(&spot, "size", file.hand.size, 1..=9)?;
    range(
        &spot,
        "reserve_size_deep_reserve",
        file.hand.reserve_size_deep_reserve,
        1..=9,
    )?;
    let spot = Spot::table(SETUP, "guard");
    range(
        &spot,
        "carthage_rounds_per_turn",
        file.guard.carthage_rounds_per_turn,
        1..=200,
    )?;
    let end = &file.end;
    let spot = Spot::table(SETUP, "end");
    ours(
        &spot,
        "tie_winner",
        end.tie_winner.id(),
        Side::Carthage.id(),
    )?;
    agree(
        &spot,
        "last_turn",
        end.last_turn,
        "the turn track",
        tracks.turn.max,
    )?;
    let prestige = "the Prestige track";
    agree(
        &spot,
        "prestige_for_game_end",
        end.prestige_for_game_end,
        prestige,
        tracks.prestige.max,
    )?;
    let spot = Spot::table(SETUP, "setup");
    for (side, row, start) in [
        (Side::Rome, &file.setup.rome, tracks.warships.start.rome),
        (
            Side::Carthage,
            &file.setup.carthage,
            tracks.warships.start.carthage,
        ),
    ] {
        let other = format!("the start of {} on the track of warships", side.id());
        agree(&spot, "warships", row.warships, other, start)?;
    }
    ours(
        &spot,
        "strategy_row.positions",
        file.setup.strategy_row.positions,
        3,
    )?;

    let surcharge = &prices.strategy_surcharge;
    let cycle = &prices.cycle_total_cost;
    Ok(Limits {
        towns: BySide::new(parts.town_markers.rome, parts.town_markers.carthage),
        cities: BySide::new(parts.city_markers.rome, parts.city_markers.carthage),
        forts: parts.fortification_markers,
        prestige: tracks.prestige.max,
        warships: tracks.warships.max,
        pillage_loss,
        track: [track.min, track.max],
        field_rounds: battle.field_rounds,
        siege_rounds: battle.siege_rounds,
        fortify: prices.fortify_silver.into(),
        warship: prices.build_warship_silver.into(),
        bribe: prices.bribe_silver.into(),
        retrieve: prices.retrieve_reserve_silver_per_card.into(),
        pass: prices.pass_income.into(),
        wine: prices.wine_silver.into(),
        hand: file.hand.size.into(),
        reserve: file.hand.reserve_size.into(),
        deep_reserve: file.hand.reserve_size_deep_reserve.into(),
        guard_rounds: file.guard.carthage_rounds_per_turn,
        start_silver: BySide::new(
            file.setup.rome.silver.into(),
            file.setup.carthage.silver.into(),
        ),
        start_warships: BySide::new(tracks.warships.start.rome, tracks.warships.start.carthage),
        surcharge: [
            surcharge.position_1.into(),
            surcharge.position_2.into(),
            surcharge.position_3.into(),
        ],
        cycle: [
            cycle.one_card.into(),
            cycle.two_cards.into(),
            cycle.three_cards.into(),
        ],
        lead: end.vp_lead_for_automatic_victory.into(),
        end_vp: end.vp_for_game_end.into(),
        end_captured: end.captured_marker_points_for_game_end,
        last_turn: end.last_turn,
        peace_from: end.peace_from_turn,
        sicily_bonus: [end.sicily_bonus.locations, end.sicily_bonus.vp],
        sardinia_bonus: [
            end.corsica_sardinia_bonus.locations,
            end.corsica_sardinia_bonus.vp,
        ],
        elephants,
    })
}
