//! Movement, attrition, interception, avoiding battle, falling back, the ferry.

use punic::{
    GeneralSet,
    Side::{Carthage, Rome},
    Stack, Units, Way,
};

use crate::bellum::{Act, Card, Event, GameAct};
use crate::case::{Case, general, space};

fn force(cu: u8, wagons: u8) -> Act {
    Act::Force {
        cu,
        elephants: 0,
        train: wagons,
    }
}

#[test]
fn a_march_takes_along_what_its_owner_names_and_costs_movement_points() {
    let mut case = Case::empty()
        .army(Rome, "arx", 7, "aulus brutus")
        .wagons(Stack::outside(Rome, space("arx")), 3);
    // Two of equal rank: their owner says again who commands.
    case.activate(Rome, "aulus")
        .play(
            Rome,
            Act::Command {
                general: general("aulus"),
            },
        )
        .play(
            Rome,
            Act::Leave {
                general: general("brutus"),
            },
        )
        .play(Rome, force(5, 2))
        .step(Rome, "via");
    assert_eq!((case.cu(Rome, "arx"), case.cu(Rome, "via")), (2, 5));
    assert_eq!(
        (case.wagons_in(Rome, "arx"), case.wagons_in(Rome, "via")),
        (1, 2)
    );
    assert_eq!(
        (case.at("aulus"), case.at("brutus")),
        (Some("via"), Some("arx"))
    );
    assert_eq!(case.state.march().mp, 3);
    assert!(case.told.contains(&Event::Moved {
        general: general("aulus"),
        from: space("arx"),
        to: space("via"),
        way: Way::Land(punic::LinkKind::Road),
        units: Units::of(5, 0),
        generals: GeneralSet::EMPTY.with(general("aulus")),
    }));
}

#[test]
fn a_pass_takes_its_toll_by_the_table_and_the_general() {
    // Half the die is lost; Brutus reads it two lower.
    for (name, face, lost) in [("aulus", 4, 2), ("brutus", 4, 1), ("brutus", 2, 0)] {
        let mut case = Case::empty().army(Rome, "via", 6, name);
        case.activate(Rome, name)
            .roll(&format!("attrition {face}"))
            .step(Rome, "mons");
        assert_eq!(case.cu(Rome, "mons"), 6 - lost, "{name} throws {face}");
        assert_eq!(case.state.march().mp, 2);
        case.no_dice_left();
    }
}

#[test]
fn an_army_next_to_the_road_may_intercept_and_the_mover_may_fall_back() {
    let mut case = Case::empty()
        .army(Rome, "via", 5, "aulus")
        .army(Carthage, "silva", 4, "hiram");
    case.activate(Rome, "aulus").step(Rome, "castra");
    case.play(
        Carthage,
        Act::Intercept {
            from: space("silva"),
        },
    );
    case.play(Carthage, force(3, 0));
    let mut failed = case.state.clone();
    case.roll("intercept 4").play(Carthage, Act::Done);
    assert_eq!(
        (case.cu(Carthage, "castra"), case.cu(Carthage, "silva")),
        (3, 1)
    );
    assert!(case.offers(Rome, Act::Fight));
    case.play(Rome, Act::FallBack);
    assert_eq!((case.cu(Rome, "via"), case.cu(Rome, "castra")), (5, 0));

    // Hiram needs four or less.
    std::mem::swap(&mut case.state, &mut failed);
    case.roll("intercept 5").play(Carthage, Act::Done);
    assert_eq!(
        (case.cu(Carthage, "castra"), case.cu(Rome, "castra")),
        (0, 5)
    );
    case.no_dice_left();
}

#[test]
fn an_army_avoids_battle_by_its_commander_and_is_pursued() {
    let mut case = Case::empty()
        .army(Rome, "via", 5, "aulus")
        .army(Carthage, "castra", 4, "bomilcar");
    case.activate(Rome, "aulus").step(Rome, "castra");
    case.play(Carthage, Act::Avoid { to: space("silva") });
    case.play(Carthage, force(4, 0));
    case.roll("avoid 1").play(Carthage, Act::Done);
    assert_eq!(
        (case.cu(Carthage, "silva"), case.cu(Carthage, "castra")),
        (4, 0)
    );
    // 13.5: to go on he must roll his rating.
    assert!(case.offers(Rome, Act::Roll) && !case.offers(Rome, Act::Step { to: space("silva") }));
    case.roll("pursuit 3").play(Rome, Act::Roll);
    assert!(case.state.open.march.is_none(), "nothing is left to decide");
    case.no_dice_left();
}

#[test]
fn the_ferry_of_the_game_lands_an_army_which_may_be_driven_back_to_sea() {
    let landing = || {
        let mut case = Case::empty()
            .army(Rome, "arx", 4, "aulus")
            .army(Carthage, "oppidum", 3, "hiram");
        let sail = Act::Sail {
            to: space("portus"),
            inside: false,
        };
        case.activate(Rome, "aulus").play(Rome, sail);
        case.play(
            Carthage,
            Act::Intercept {
                from: space("oppidum"),
            },
        );
        case.play(Carthage, force(3, 0));
        case.roll("intercept 1").play(Carthage, Act::Done);
        case
    };
    let mut case = landing();
    case.roll("ferryman 5").play(Rome, Act::FallBack);
    assert_eq!((case.cu(Rome, "arx"), case.at("aulus")), (4, Some("arx")));
    let mut case = landing();
    case.roll("ferryman 6").play(Rome, Act::FallBack);
    assert_eq!((case.cu(Rome, "arx"), case.at("aulus")), (0, None));
    assert!(case.state.open.land.displaced.contains(general("aulus")));
}

#[test]
fn a_window_stands_open_over_a_die_until_both_have_let_it_pass() {
    let mut case = Case::empty()
        .army(Rome, "via", 6, "aulus")
        .omen(Rome)
        .omen(Carthage);
    case.activate(Rome, "aulus")
        .roll("attrition 5")
        .step(Rome, "mons");
    assert_eq!(
        case.cu(Rome, "mons"),
        6,
        "the die lies, and nobody has died"
    );
    let omen = |card, by| Act::Omen {
        card: Card::from_id(card).expect("a card"),
        by,
    };
    case.play(Rome, omen("omen-rome", -1));
    assert!(!case.offers(Carthage, omen("omen-carthage", 0)));
    case.play(Carthage, omen("omen-carthage", 1));
    assert_eq!(case.cu(Rome, "mons"), 4, "four and five cost the same");
    assert_eq!(case.state.hands, Default::default());
}

#[test]
fn a_game_may_answer_in_a_window_with_an_act_of_its_own() {
    let mut case = Case::empty().army(Rome, "via", 6, "aulus").omen(Carthage);
    case.activate(Rome, "aulus")
        .roll("attrition 1, attrition 6")
        .step(Rome, "mons")
        .play(Carthage, Act::Game(GameAct::Again));
    assert!(case.told.contains(&Event::RollRepeated { face: 6 }));
    assert_eq!(case.cu(Rome, "mons"), 3);
    case.no_dice_left();
}
