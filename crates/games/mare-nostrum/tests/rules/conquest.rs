//! 4.3 Conquest, and Circe's legions.

use crate::common::*;
use mare_nostrum::{Act, Card, Event, Gain, Good, Phase, Position, Refusal};

fn pillage(id: &str) -> Act {
    Act::Pillage { slot: slot(id) }
}

fn occupy(id: &str) -> Act {
    Act::Occupy { slot: slot(id) }
}

/// Cyrenaica is Egyptian with all but its temple, and Roman legions stand there alone.
fn cyrenaica(legions: u8) -> Case {
    Case::five()
        .peaceful()
        .control(Egypt, "cyrenaica")
        .built("cyrenaica/city-cyrene cyrenaica/caravan-papyrus cyrenaica/market")
        .legions(Rome, "cyrenaica", legions)
        .hand(Rome, "")
}

/// D-j, 4.3-a, 4.3-b, 4.3.1-a, 4.3.1-c, DP-22, EX-58
#[test]
fn a_pillaged_building_is_gone_and_a_legion_stands_in_its_place() {
    let mut play = cyrenaica(2).moves(Rome);
    play.reach_battles()
        .by(Rome, pillage("cyrenaica/caravan-papyrus"));
    let caravan = slot("cyrenaica/caravan-papyrus");
    assert!(!play.open().buildings.contains(caravan));
    assert_eq!(play.open().on_slot[caravan], Some(Rome));
    assert_eq!(play.hand(Rome), tokens("papyrus"));
    // One option a province: nothing more is asked, and the turn is over.
    assert!(play.open().finished.contains(Rome));
    assert_eq!(
        play.open().controller(slot("cyrenaica/market")),
        Some(Egypt)
    );
}

/// 4.3.2-a, 4.3.2-b, 4.3.2-c, 4.3.2-e, 4.3.4-a, 5-b, EX-59, EX-60
#[test]
fn occupied_buildings_count_for_the_occupier() {
    let mut play = cyrenaica(2).moves(Rome);
    let before = (play.values(Rome)[0], play.values(Egypt)[0]);
    play.reach_battles().by(Rome, occupy("cyrenaica/market"));
    assert_eq!(
        play.phase(),
        Phase::Occupy {
            at: province("cyrenaica")
        }
    );
    play.refuses(
        Rome,
        occupy("italia/market"),
        Refusal::Elsewhere(slot("italia/market")),
    );
    play.refuses(
        Rome,
        occupy("cyrenaica/temple"),
        Refusal::NoBuilding(slot("cyrenaica/temple")),
    );
    play.by(Rome, occupy("cyrenaica/caravan-papyrus"));
    assert_eq!(
        (play.values(Rome)[0], play.values(Egypt)[0]),
        (before.0 + 2, before.1 - 2)
    );
    assert!(play.open().finished.contains(Rome));

    let mut play = cyrenaica(2).moves(Rome);
    play.reach_battles()
        .by(Rome, occupy("cyrenaica/market"))
        .by(Rome, Act::EndOccupy);
    assert_eq!(play.open().legions[Rome][province("cyrenaica")], 1);
}

/// 4.3-a, D-j, RUL-37, EX-63
#[test]
fn a_province_without_resistance_is_conquered_too() {
    let mut play = Case::five()
        .peaceful()
        .triremes(Rome, "mare-sardoum", 1)
        .legions(Rome, "corsica", 2)
        .moves(Rome);
    play.reach_march()
        .march(Rome, "corsica", "numidia")
        .by(Rome, Act::EndMarch);
    assert_eq!(play.phase(), Phase::Conquest);
    assert!(play.offers(Rome, pillage("numidia/market")));
    // Corsica is nobody's: there is nothing to conquer.
    let corsica = Act::OccupyMarker {
        at: province("corsica"),
    };
    let clause = play.refuses(Rome, corsica, Refusal::Nobodys(province("corsica")));
    assert_eq!(clause, "RUL-37");
}

/// 4.3.3-a, 4.3.3-d, 4.3.5-a, D-h, EX-61, EX-62
#[test]
fn the_marker_of_a_capital_province_is_not_occupied() {
    let mut play = Case::five()
        .peaceful()
        .legions(Rome, "africa", 1)
        .moves(Rome);
    play.reach_battles();
    let marker = Act::OccupyMarker {
        at: province("africa"),
    };
    let why = Refusal::CapitalProvince(province("africa"));
    assert_eq!(play.refuses(Rome, marker, why), "4.3.3-d");
    assert!(play.offers(Rome, pillage("africa/city-carthago")));
    play.by(Rome, occupy("africa/city-carthago"));
    assert_eq!(play.open().control[province("africa")], Some(Carthage));

    let mut play = cyrenaica(1).moves(Rome);
    let at = province("cyrenaica");
    play.reach_battles().by(Rome, Act::OccupyMarker { at });
    assert_eq!(play.open().control[at], Some(Egypt));
    assert_eq!(
        (play.open().on_marker[at], play.open().fresh.contains(at)),
        (Some(Rome), true)
    );
    let due = |empire| play.open().controlled_buildings(empire).len();
    assert_eq!(due(Egypt), Egypt.sheet().buildings.len() + 3);
}

/// 4.3.1-b, 4.3.1-c, 4.3.1-d, 4.3.1-e, 4.3.1-f, 10.hamilcar-a, RUL-36, EX-64, EX-93
#[test]
fn what_pillage_brings() {
    let rows = [
        ("achaia/city-athenae", false, "coin", ""),
        ("achaia/city-athenae", true, "2*coin", ""),
        ("achaia/city-corinthus", false, "coin", ""),
        ("achaia/temple", false, "", ""),
        ("achaia/temple", true, "", ""),
        ("macedonia/market", true, "", ""),
        ("macedonia/caravan-wood", false, "wood", ""),
        ("macedonia/caravan-wood", true, "2*wood", ""),
        ("asia/city-troia", true, "coin legendary-gems", "gems"),
    ];
    for (id, hamilcar, brings, draw) in rows {
        let at = slot(id).sheet().province.id();
        let mut case = Case::five()
            .peaceful()
            .control(Greece, "asia")
            .built("asia/city-troia")
            .hand(Greece, "")
            .hand(Carthage, "")
            .legions(Carthage, at, 1);
        if hamilcar {
            case = case.cards(Carthage, "hamilcar");
        }
        let mut play = case.moves(Carthage);
        play.reach_battles();
        if !draw.is_empty() {
            play.draws(&["gems"]);
        }
        play.by(Carthage, pillage(id));
        assert_eq!(
            play.hand(Carthage),
            tokens(brings),
            "{id}, Hamilcar: {hamilcar}"
        );
    }
}

/// 4.3.1-e, I-d, RUL-36, DP-24, EX-93, EX-118
#[test]
fn a_legendary_city_is_pillaged_for_a_coin_or_a_draw() {
    let case = || {
        Case::five()
            .peaceful()
            .control(Greece, "asia")
            .built("asia/city-troia")
            .legions(Rome, "asia", 1)
            .hand(Rome, "")
    };
    let mut play = case().moves(Rome);
    play.reach_battles().by(Rome, pillage("asia/city-troia"));
    assert_eq!(
        play.phase(),
        Phase::Plunder {
            city: slot("asia/city-troia")
        }
    );
    play.draws(&["oil"]).by(
        Rome,
        Act::Gain {
            gain: Gain::Legendary,
        },
    );
    let drew = |good| Event::Drew { empire: Rome, good };
    assert!(play.heard(Rome).contains(&drew(Some(Good::Oil))));
    assert!(play.heard(Greece).contains(&drew(None)));
    assert!(!play.heard(Greece).contains(&drew(Some(Good::Oil))));
    let mut play = case().moves(Rome);
    play.reach_battles().by(Rome, pillage("asia/city-troia"));
    play.by(Rome, Act::Gain { gain: Gain::Coin });
    assert_eq!(play.hand(Rome), tokens("coin"));
}

/// 4.3.1-g, 9-c, EX-94
#[test]
fn what_the_reserve_lacks_is_not_received() {
    let mut play = Case::five()
        .peaceful()
        .control(Egypt, "phazania")
        .built("phazania/caravan-gems")
        .hand(Rome, "")
        .hand(Babylon, "5*gems")
        .legions(Rome, "phazania", 1)
        .moves(Rome);
    play.reach_battles()
        .by(Rome, pillage("phazania/caravan-gems"));
    assert!(play.hand(Rome).is_empty());
    assert!(
        !play
            .open()
            .buildings
            .contains(slot("phazania/caravan-gems"))
    );
}

/// 3.0-j, 4.3.1-c, EX-37
#[test]
fn loot_is_there_in_the_next_round() {
    let mut play = Case::five()
        .peaceful()
        .legions(Carthage, "thracia", 1)
        .hand(Carthage, "2*coin")
        .moves(Carthage);
    play.reach_battles()
        .by(Carthage, pillage("thracia/caravan-wine"));
    assert_eq!(play.hand(Carthage), tokens("2*coin wine"));
}

/// 4.2.1-e, 4.3-c, EX-92
#[test]
fn whoever_is_left_alone_conquers_and_may_choose_anew() {
    let mut play = Case::five()
        .peaceful()
        .legions(Rome, "macedonia", 2)
        .legions(Greece, "macedonia", 1)
        .moves(Rome);
    play.reach_battles().fights("macedonia", Greece, &[3, 3, 3]);
    assert_eq!(play.phase(), Phase::Conquest);
    let at = province("macedonia");
    for act in [
        pillage("macedonia/market"),
        occupy("macedonia/market"),
        Act::OccupyMarker { at },
    ] {
        assert!(play.offers(Rome, act), "{act:?}");
    }
    play.refuses(Rome, Act::Hold { at }, Refusal::HoldsNothing(at));

    let mut later = Case::five()
        .peaceful()
        .on_slot(Rome, "macedonia/market")
        .moves(Rome);
    later.reach_battles();
    assert!(later.offers(Rome, Act::Hold { at }) && later.offers(Rome, Act::OccupyMarker { at }));
    later.by(Rome, Act::Release { at });
    assert_eq!(
        later.open().controller(slot("macedonia/market")),
        Some(Greece)
    );
}

/// 4.3-b, 4.3.3-d, RUL-35, EX-117
#[test]
fn a_new_choice_sets_all_legions_free_first() {
    let carthago = slot("africa/city-carthago");
    let market = slot("africa/market");
    let case = || {
        let mut play = Case::five()
            .peaceful()
            .on_slot(Rome, "africa/city-carthago")
            .legions(Rome, "africa", 1)
            .moves(Rome);
        play.reach_battles();
        play
    };
    let mut play = case();
    play.by(Rome, occupy("africa/market"))
        .by(Rome, Act::EndOccupy);
    assert_eq!(play.open().controller(carthago), Some(Carthage));
    let mut play = case();
    play.by(Rome, occupy("africa/city-carthago"))
        .by(Rome, occupy("africa/market"));
    assert_eq!(
        [carthago, market].map(|slot| play.open().controller(slot)),
        [Some(Rome); 2]
    );
    let mut play = case();
    play.by(
        Rome,
        Act::Hold {
            at: province("africa"),
        },
    );
    assert_eq!(
        [carthago, market].map(|slot| play.open().controller(slot)),
        [Some(Rome), Some(Carthage)]
    );
    assert_eq!(play.open().legions[Rome][province("africa")], 1);
}

/// RUL-26
#[test]
fn choosing_the_marker_again_does_not_interrupt_its_occupation() {
    let at = province("cyrenaica");
    let mut play = cyrenaica(0).on_marker(Rome, "cyrenaica").moves(Rome);
    play.reach_battles().by(Rome, Act::OccupyMarker { at });
    assert!(!play.open().fresh.contains(at));
}

/// 4.3.3-c, 4.3.3-f, 10.queen-of-sheba-a, RUL-38, EX-66
#[test]
fn the_queen_of_sheba_converts_at_once() {
    let at = province("cyrenaica");
    let case = |links: bool| {
        let case = Case::five()
            .peaceful()
            .cards(Carthage, "queen-of-sheba")
            .control(Egypt, "cyrenaica")
            .legions(Carthage, "cyrenaica", 2);
        let case = if links {
            case
        } else {
            case.uncontrolled("tripolitania")
        };
        let mut play = case.moves(Carthage);
        play.reach_battles().by(Carthage, Act::OccupyMarker { at });
        play
    };
    let mut play = case(true);
    assert_eq!(play.phase(), Phase::Convert { at });
    play.by(Carthage, Act::Convert);
    assert_eq!(play.open().control[at], Some(Carthage));
    assert_eq!(play.open().legions_at(Carthage, at), 1);
    assert_eq!(play.open().legions_left(Carthage), 7);
    let mut play = case(true);
    play.by(Carthage, Act::NoConvert);
    assert_eq!(
        (play.open().control[at], play.open().on_marker[at]),
        (Some(Egypt), Some(Carthage))
    );
    // Without a link nothing is asked.
    assert!(case(false).open().finished.contains(Carthage));
    // Nor where the occupation began in an earlier turn.
    let mut play = Case::five()
        .peaceful()
        .cards(Carthage, "queen-of-sheba")
        .control(Egypt, "cyrenaica")
        .on_marker(Carthage, "cyrenaica")
        .moves(Carthage);
    play.by(Carthage, Act::EndTakeOver)
        .by(Carthage, Act::EndMarch);
    play.by(Carthage, Act::OccupyMarker { at });
    assert!(play.open().finished.contains(Carthage));
}

/// 10.circe-a, RUL-39, DP-23, EX-67
#[test]
fn circe_places_legions_on_empty_caravan_slots() {
    let gold = slot("aethiopia/caravan-gold");
    let grain = slot("aethiopia/caravan-grain");
    let case = || {
        let mut play = Case::five()
            .peaceful()
            .cards(Egypt, "circe")
            .unbuilt("aethiopia/caravan-gold aethiopia/caravan-grain")
            .legions(Egypt, "aethiopia", 1)
            .moves(Egypt);
        play.reach_battles();
        play
    };
    let place = |slot| Act::Circe { slot };
    for chosen in [gold, grain] {
        let mut play = case();
        assert_eq!(play.phase(), Phase::Circe);
        let listed = [place(grain), place(gold), Act::EndCirce];
        assert_eq!(play.options(Egypt), listed);
        let before = play.values(Egypt);
        // The only legion stands on one slot: nothing more is asked.
        play.by(Egypt, place(chosen));
        assert_eq!(play.open().on_slot[chosen], Some(Egypt));
        assert_eq!(play.values(Egypt), before);
        assert!(play.open().finished.contains(Egypt));
    }
    let mut play = case();
    play.by(Egypt, Act::EndCirce);
    assert!(play.open().finished.contains(Egypt));
}

/// 10.circe-a, 10.circe-b, 4.3.1-a, RUL-39, EX-109
#[test]
fn a_pillager_on_a_caravan_slot_works_for_circe() {
    let wine = slot("thracia/caravan-wine");
    let mut play = Case::five()
        .peaceful()
        .cards(Carthage, "circe")
        .built("thracia/caravan-gladiators")
        .legions(Carthage, "thracia", 2)
        .hand(Carthage, "")
        .moves(Carthage);
    play.reach_battles()
        .by(Carthage, pillage("thracia/caravan-wine"));
    assert_eq!(play.hand(Carthage), tokens("wine"));
    // She may leave it there; the other slot is not empty.
    assert_eq!(play.phase(), Phase::Circe);
    play.by(Carthage, Act::Circe { slot: wine });
    assert!(play.open().finished.contains(Carthage));
    assert!(play.open().has_power(Carthage, Card::Circe));

    let play = Case::five()
        .peaceful()
        .change(|state| state.open.buildings = Default::default())
        .cards(Carthage, "circe")
        .built("thracia/caravan-gladiators thracia/market")
        .on_slot(Carthage, "thracia/caravan-wine")
        .hand(Carthage, "")
        .collected(&[]);
    assert_eq!(play.hand(Carthage), tokens("wine"));
}

/// RUL-39
#[test]
fn a_caravan_built_under_circes_legion_sets_it_free() {
    let mut play = Case::five()
        .peaceful()
        .cards(Egypt, "circe")
        .unbuilt("aethiopia/caravan-gold")
        .on_slot(Egypt, "aethiopia/caravan-gold")
        .hand(Egypt, "3*coin")
        .builds(Egypt);
    let item = mare_nostrum::Item::Building(slot("aethiopia/caravan-gold"));
    play.buys(Egypt, item, "3*coin");
    let at = province("aethiopia");
    assert_eq!(play.open().legions[Egypt][at], 1);
    let positions: Vec<_> = play.open().positions(Egypt, at).collect();
    assert_eq!(positions, [Position::Free]);
}
