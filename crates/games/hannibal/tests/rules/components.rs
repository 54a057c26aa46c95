//! 2, 3 Components and terms, and what the scenarios say of them.

use hannibal::{Card, General, Office, Region, Title, data, theatre};

use crate::common::{Carthage, Case, Rome, card, cards, general, generals, province, spaces};

// 2.1-b, 2.1-c, 2.1-d, 20.2-g
#[test]
fn decks_and_dice_are_complete() {
    let additional = Card::all()
        .filter(|card| card.sheet().symbols.additional)
        .count();
    assert_eq!((Card::COUNT, additional), (92, 27));
    let counts = Title::ALL.map(|title| theatre().battle_card(title).count);
    assert_eq!(counts, [12, 9, 9, 8, 6, 4]);
    let tables = &theatre().tables;
    assert_eq!((tables.red.len(), tables.white.len()), (6, 6));
    for title in Title::NAMED {
        let sheet = theatre().battle_card(title);
        assert!(
            (0..6).all(|face| sheet.small[face] <= sheet.large[face]),
            "{title:?}"
        );
    }
}

// 3.6, 3.8, 22.1-a, 2.2-g
#[test]
fn the_map_has_its_regions_and_eighteen_provinces_that_count() {
    let counted = |region: &str| {
        let region: Region = region.parse().expect("a region");
        let of = |province: &hannibal::ProvinceSheet| province.region == region && province.counted;
        theatre()
            .provinces
            .iter()
            .filter(|province| of(province))
            .count()
    };
    let regions = [
        "italia",
        "iberia",
        "africa",
        "sicilia",
        "corsica-sardinia",
        "gallia",
    ];
    assert_eq!(regions.map(counted), [7, 4, 4, 2, 1, 0]);
    assert_eq!(data().scenarios[0].counted.len(), 18);
    assert!(spaces("roma carthago messana regium").within(theatre().ports & theatre().cities));
    assert!(!theatre().ports.contains(crate::common::space("capua")));
    assert!(!data().scenarios[0].counted.contains(province("liguria")));
}

// 2.2-a, 2.2-b, 2.2-c, 2.2-d, 2.2-e, 6.7-d
#[test]
fn generals_hold_the_offices_of_their_side() {
    for sheet in &data().scenarios {
        let case = Case::of(sheet.id, &[]);
        let land = &case.state.open.land;
        assert!(
            land.elephants() <= theatre().tables.elephant_limit,
            "{}",
            sheet.id
        );
        for general in land.on_map(Rome) {
            assert!(land.office(general).is_some(), "{}: {general}", sheet.id);
        }
        for general in land.on_map(Carthage) {
            assert_eq!(land.office(general), None, "{}: {general}", sheet.id);
        }
        assert!(
            !land.pool.contains(general("scipio-africanus")),
            "{}",
            sheet.id
        );
        assert!(
            land.pool.within(theatre().side_generals[Rome]),
            "{}",
            sheet.id
        );
    }
    for general in General::all() {
        let sheet = general.sheet();
        assert!((1..=3).contains(&sheet.strategy) && (1..=4).contains(&sheet.battle));
    }
}

// RUL-36, RUL-37, RUL-30, RUL-26, RUL-22
#[test]
fn set_ups_follow_what_is_past() {
    for (id, carthaginian) in [
        ("s3-216", false),
        ("s4-215", true),
        ("s5-213", true),
        ("s6-211", false),
    ] {
        assert_eq!(
            Case::of(id, &[]).holds(Carthage, "syracusae"),
            carthaginian,
            "{id}"
        );
        let bomilcar = Case::of(id, &[]).at("bomilcar").is_some();
        assert_eq!(bomilcar, carthaginian, "{id}");
    }
    let nine = Case::of("s9-203", &[]);
    assert_eq!(nine.cu(Rome, "bruttii"), 9);
    assert!(nine.holds(Carthage, "bruttii"));
    let italia = Case::of("c2-italia", &[]).state.open.land;
    assert_eq!(italia.tribes, spaces("boii insubres bruttii ligures genua"));
    assert_eq!(
        italia.tribes & italia.held[Carthage],
        spaces("boii insubres bruttii")
    );
}

// 28.9-a, 28.11-a, 28.11-b, 28.11-f, 28.12-b, 28.12-h, 28.10-b, RUL-40
#[test]
fn campaigns_have_their_hands_and_their_provinces() {
    let sheet = |id: &str| {
        let found = data().scenarios.iter().find(|sheet| sheet.id == id);
        found.expect("a scenario")
    };
    for (id, turns, hands, provinces) in [
        ("s9-203", (9, 9), &[9][..], 18),
        ("c1-iberia", (6, 8), &[4, 9, 3], 4),
        ("c2-italia", (7, 8), &[3, 9], 9),
        ("c3-africa", (8, 9), &[4, 9], 4),
    ] {
        let sheet = sheet(id);
        assert_eq!((sheet.start_turn, sheet.last_turn), turns, "{id}");
        let from = usize::from(sheet.start_turn) - 1;
        assert_eq!(
            &sheet.hands[from..usize::from(sheet.last_turn)],
            hands,
            "{id}"
        );
        assert_eq!(sheet.counted.len(), provinces, "{id}");
    }
    let italia = Case::of("c2-italia", &[]);
    assert_eq!(
        italia.state.open.land.on_map(Carthage),
        generals("hannibal hasdrubal")
    );
    assert_eq!(italia.state.open.land.consuls, generals("nero livius"));
    assert_eq!(
        italia.state.open.land.office(general("flaccus")),
        Some(Office::Proconsul)
    );
}

// 26.X-d, 28.0-b
#[test]
fn a_scenario_takes_the_additional_cards_it_names() {
    for (id, named, other) in [
        ("c1-iberia", "c66", "c65"),
        ("c3-africa", "c83", "c66"),
        ("s9-203", "c65", "c66"),
    ] {
        let with = Case::of(id, &[("additional-cards", "at-start")]);
        let without = Case::of(id, &[]);
        assert!(
            with.state.open.strategy.unseen.contains(card(named)),
            "{id}"
        );
        assert!(
            with.state.open.strategy.removed.contains(card(other)),
            "{id}"
        );
        assert!(
            without.state.open.strategy.removed.contains(card(named)),
            "{id}"
        );
    }
    assert_eq!(cards("c01 c64").len(), 2);
}

// 2.1-e
#[test]
fn chance_is_dice_shuffles_elections_and_draws_from_hands() {
    use kernel::{Asked, Game, Out, Recorder, SplitMix64};
    let draws = [
        "deal",
        "battle-deal",
        "spy",
        "ally-deserts",
        "lose-card",
        "messenger",
    ];
    let setup = crate::common::setup("s1-218", &[("additional-cards", "at-start")]);
    let mut dice = SplitMix64::new(3);
    let mut rolled = 0;
    for game in 0..4 {
        let mut fast = SplitMix64::fork(11, game);
        let mut chance = Recorder::new(&mut fast);
        let mut out = Out::muted();
        let mut state = hannibal::Hannibal::new(&setup, &mut chance, &mut out);
        while let Asked::One(seat) = hannibal::Hannibal::asked(&state) {
            let acts = kernel::options::<hannibal::Hannibal>(&state, seat);
            let act = acts[dice.below(acts.len() as u32) as usize];
            hannibal::Hannibal::apply(&mut state, seat, act, &mut chance, &mut out);
        }
        for drawn in &chance.drawn {
            let purpose = &*drawn.purpose;
            let known = draws.contains(&purpose) || crate::common::DICE.contains(&purpose);
            assert!(known, "{purpose}");
            rolled += usize::from(!draws.contains(&purpose));
        }
    }
    assert!(rolled > 0);
}
