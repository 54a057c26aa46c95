//! 4 Set-up, 22.1 the points of the start.

use hamilcar::{Province, data, points, theatre};

use crate::common::*;

/// 4-a, 4-c, 4-e, 4.1-a, 4.1-b, 4.2-a, 4.2-b, 4.2-c, 22.1-a, EX-01
#[test]
fn both_sides_start_with_what_the_scenario_lists() {
    let case = Case::new();
    let open = &case.state.open;
    let land = &open.land;
    let all = hamilcar::SpaceSet::ALL;
    assert_eq!(
        (land.cu_within(Rome, all), land.cu_within(Carthage, all)),
        (15, 9)
    );
    assert_eq!(land.elephants(), 1);
    assert_eq!((land.train.total(Rome), land.train.total(Carthage)), (2, 3));
    assert_eq!((case.fleet(Rome), case.fleet(Carthage)), ([1, 0], [1, 2]));
    assert_eq!(open.turn, 1);
    assert_eq!(case.holder(), Carthage);
    assert_eq!(
        (open.game.navy.seamanship, open.game.navy.corvi),
        (0, false)
    );
    assert!(open.game.forgotten);
    assert_eq!(open.game.miat, miat("nw"));
    assert!(generals("xanthippus barca asina").within(land.waiting));
    let points = points(open);
    assert_eq!((points[Rome], points[Carthage]), (5, 6));
}

/// 4-d, 4.3-a, 4.4-a
#[test]
fn three_provinces_belong_to_nobody() {
    let case = Case::new();
    let land = &case.state.open.land;
    let held = |side| Province::all().filter(|&p| land.controls(side, p)).count();
    assert_eq!((held(Rome), held(Carthage)), (5, 4));
    for id in ["sicilia", "etruria", "numidia"] {
        let province: Province = id.parse().expect("a province");
        for side in [Rome, Carthage] {
            assert!(!land.controls(side, province), "{id}");
        }
    }
    assert_eq!(
        land.tribes,
        spaces("cirta madauros sigus thevestis volsinii bruttii")
    );
    let lipara = space("lipara");
    assert!(!land.held[Carthage].contains(lipara) && case.cu(Carthage, "lipara") == 1);
}

/// 4-b, 4.1-c, 2.2-a, 26.12
#[test]
fn the_decks_hold_what_the_lists_name() {
    let case = Case::new();
    let open = &case.state.open;
    assert_eq!(open.strategy.unseen.len(), 64);
    assert!(open.strategy.removed.contains(card("h-048")));
    let deck = open.land.pool & theatre().side_generals[Rome];
    assert_eq!(deck.len(), 11);
    let copies: u8 = data().tactics.iter().map(|sheet| sheet.copies).sum();
    assert_eq!(copies, 24);
    let more = Case::of(&[("more-allies", "true")]);
    assert_eq!(more.state.open.strategy.unseen.len(), 65);
}

/// 3.11-a, 4-f, 11.1.2-a
#[test]
fn a_port_is_where_a_sea_route_ends() {
    for at in hamilcar::Space::all() {
        assert_eq!(at.is_port(), !hamilcar::routes(at).is_empty(), "{at}");
        assert!(
            hamilcar::storm_routes(at).within(hamilcar::routes(at)),
            "{at}"
        );
    }
    assert!(hamilcar::routes(space("regium")).contains(space("messana")));
}

/// 5-d, RUL-8
#[test]
fn the_war_has_nine_turns() {
    assert_eq!(data().tables.turns.len(), 9);
}
