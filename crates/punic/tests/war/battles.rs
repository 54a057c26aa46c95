//! Battle cards, rounds, withdrawal, casualties and retreat.

use punic::Side::{Carthage, Rome};
use punic::Title::{DoubleEnvelopment, FlankLeft, FrontalAssault, Probe, Reserve};
use punic::{LossCause, Stack, Title, Units, battle};

use crate::bellum::{Act, Event};
use crate::case::{Case, general, space};

/// Aulus attacks Bomilcar in the forest, and nobody reacts.
fn clash(rome: u8, carthage: u8) -> Case {
    clash_with(rome, carthage, "bomilcar")
}

fn clash_with(rome: u8, carthage: u8, name: &str) -> Case {
    let mut case = Case::empty()
        .army(Rome, "via", rome, "aulus")
        .army(Carthage, "silva", carthage, name)
        .wagons(Stack::outside(Carthage, space("silva")), 2);
    case.activate(Rome, "aulus").step(Rome, "silva");
    if case.offers(Carthage, Act::Done) {
        case.play(Carthage, Act::Done);
    }
    case
}

fn attack(card: Title) -> Act {
    Act::Attack { card, title: card }
}

#[test]
fn battle_cards_are_counted_within_the_limits_of_the_game() {
    // CUs (at most four), the rating, and one for the province; eight at most.
    for (rome, carthage, name, cards) in [
        (3, 2, "bomilcar", (5, 4)),
        (4, 4, "bomilcar", (6, 6)),
        (9, 8, "bomilcar", (6, 6)),
        (9, 8, "hiram", (6, 8)),
    ] {
        let case = clash_with(rome, carthage, name);
        let now = case.state.battle();
        let count = |side| battle::battle_cards(&case.state.open, &now, side);
        assert_eq!(
            (count(Rome), count(Carthage)),
            cards,
            "{rome} against {carthage}"
        );
        assert_eq!((now.held[Rome], now.held[Carthage]), cards);
    }
}

#[test]
fn an_attack_that_is_not_matched_wins_and_the_loser_retreats() {
    let mut case = clash(5, 4);
    case.deal(&[FlankLeft, Probe], &[FrontalAssault, FrontalAssault]);
    case.play(Rome, attack(FlankLeft));
    assert!(!case.offers(
        Carthage,
        Act::Match {
            card: FrontalAssault
        }
    ));
    // One card was played: half of two is lost by each side, then one by the retreat.
    case.roll("casualties 2, retreat 4")
        .play(Carthage, Act::Yield);
    assert!(case.told.contains(&Event::BattleWon {
        at: space("silva"),
        side: Rome,
    }));
    // The one friendly space that a road leads to; the wagons are the winner's.
    assert_eq!(case.cu(Rome, "silva"), 4);
    assert_eq!(
        (case.cu(Carthage, "oppidum"), case.at("bomilcar")),
        (2, Some("oppidum"))
    );
    assert_eq!(case.wagons_in(Rome, "silva"), 2);
    let lost = |why| {
        (case.told.iter())
            .filter_map(|event| match *event {
                Event::Lost {
                    stack,
                    units,
                    why: cause,
                } if cause == why => Some((stack.side, units.cu)),
                _ => None,
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(lost(LossCause::Battle), [(Rome, 1), (Carthage, 1)]);
    assert_eq!(lost(LossCause::Retreat), [(Carthage, 1)]);
    // 15.8: half of what the loser lost, in PCs.
    case.play(
        Carthage,
        Act::Pc {
            at: space("portus"),
        },
    );
    case.no_dice_left();
}

#[test]
fn whoever_matches_may_take_the_attack_over() {
    let mut case = clash(5, 4);
    case.deal(&[Probe, DoubleEnvelopment], &[Probe, Reserve]);
    case.play(Rome, attack(Probe));
    case.play(Carthage, Act::Match { card: Probe });
    // Bomilcar needs a one.
    case.roll("counterattack 2").play(Carthage, Act::Roll);
    assert_eq!(case.state.battle().attacker, Rome);
    // A Double Envelopment that is matched gives the attack away without a roll.
    case.play(Rome, attack(DoubleEnvelopment));
    case.play(Carthage, Act::Match { card: Reserve });
    case.roll("casualties 1, retreat 1");
    case.play(Carthage, Act::TakeOver);
    // He has no card left: he loses as the Attacker.
    assert!(case.told.contains(&Event::OutOfCards { side: Carthage }));
}

#[test]
fn the_attacker_may_withdraw_to_where_he_came_from() {
    let mut case = clash(5, 4);
    case.deal(&[Probe], &[Probe]);
    case.roll("withdraw 2").play(Rome, Act::Withdraw);
    case.roll("stop-withdrawal 6").play(Carthage, Act::Roll);
    assert_eq!((case.cu(Rome, "via"), case.cu(Carthage, "silva")), (5, 4));
    assert!(case.state.open.battle.is_none());
    case.no_dice_left();
}

#[test]
fn without_a_way_out_an_army_is_eliminated_and_its_general_displaced() {
    // In a port that only an enemy City is joined to.
    let lost = |case: Case| {
        let mut case = case
            .army(Rome, "portus", 2, "aulus")
            .army(Carthage, "oppidum", 6, "hiram")
            .turn_of(Carthage);
        case.activate(Carthage, "hiram").step(Carthage, "portus");
        case.deal(&[Probe], &[FlankLeft]);
        case.play(Carthage, attack(FlankLeft));
        case.roll("casualties 1, retreat 1").play(Rome, Act::Yield);
        case.no_dice_left();
        case
    };
    let case = lost(Case::empty());
    assert!(case.told.contains(&Event::Eliminated {
        stack: Stack::outside(Rome, space("portus")),
        units: Units::of(2, 0),
    }));
    assert!(case.state.open.land.displaced.contains(general("aulus")));
    // The game's ships save it.
    let case = lost(Case::empty().fleet(Rome));
    assert_eq!((case.cu(Rome, "arx"), case.at("aulus")), (2, Some("arx")));
}
