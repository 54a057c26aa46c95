//! 2 to 4 Components and set-up.

use hannibal::{Act, Frame, GameAct, Side, Stack, Stage, TurnStep, data};

use crate::common::{Carthage, Case, Rome, card, general, space, spaces};

/// The units of both sides: CUs, Carthaginian Elephants.
fn strength(case: &Case, side: Side) -> u32 {
    case.state
        .open
        .land
        .cu_within(side, hannibal::SpaceSet::ALL)
}

// EX-01, 4-a, 4-b, 4-d, 4-e, 4-g, 2.1-a
#[test]
fn the_first_scenario_is_set_up_as_the_book_says() {
    let case = Case::of("s1-218", &[]);
    let land = &case.state.open.land;
    assert_eq!((strength(&case, Rome), strength(&case, Carthage)), (16, 16));
    assert_eq!(land.elephants(), 2);
    for (at, cu) in [("roma", 8), ("agrigentum", 8)] {
        assert_eq!(case.cu(Rome, at), cu, "{at}");
    }
    for (at, cu) in [("saguntum", 10), ("carthago", 4), ("carthago-nova", 2)] {
        assert_eq!(case.cu(Carthage, at), cu, "{at}");
    }
    assert_eq!(land.consuls, crate::common::generals("p-scipio longus"));
    let stack = Stack::outside(Carthage, space("saguntum"));
    assert_eq!(land.commander(stack), Some(general("hannibal")));
    assert_eq!(land.generals_in(stack).len(), 3);
    assert!(land.waiting.contains(general("scipio-africanus")));
    assert_eq!(land.pool.len(), 11);
    assert_eq!(land.tribes.len(), 8);
    assert_eq!((land.tribes & land.held[Carthage]).len(), 3);
    assert!(case.state.open.game.aside, "#9B is set aside");
}

// EX-02, 4-f, 5-a, 5.2-a
#[test]
fn the_first_turn_of_every_scenario_begins_with_the_deal() {
    for sheet in &data().scenarios {
        let mut case = Case::of(sheet.id, &[]);
        while case.state.open.top() == Some(Frame::Game(Stage::Turn(TurnStep::Deploy))) {
            let act = case.options(Rome)[0];
            case.play(Rome, act);
        }
        let size = usize::from(sheet.hands[usize::from(sheet.start_turn) - 1]);
        for side in [Rome, Carthage] {
            assert_eq!(case.state.hands[side].len(), size, "{}", sheet.id);
        }
        assert_eq!(
            case.state.open.top(),
            Some(Frame::Game(Stage::Turn(TurnStep::Preempt)))
        );
        assert_eq!(case.asked(), Some(sheet.chooser.enemy()), "{}", sheet.id);
    }
}

// EX-79, 4-c, 28.4-a, 28.5-c, 2.1-a
#[test]
fn each_scenario_has_its_draw_pile() {
    for (id, cards) in [
        ("s1-218", 64),
        ("s2-217", 64),
        ("s3-216", 64),
        ("a1-218", 64),
        ("s4-215", 61),
        ("s5-213", 61),
        ("s6-211", 60),
        ("s7-209", 60),
        ("s8-206", 59),
        ("s9-203", 55),
        ("c1-iberia", 31),
        ("c2-italia", 48),
        ("c3-africa", 26),
    ] {
        let case = Case::of(id, &[]);
        assert_eq!(case.state.open.strategy.unseen.len(), cards, "{id}");
        let spare = case.state.open.strategy.discard.contains(card("c09b"));
        assert_eq!(spare, id == "s4-215", "{id}");
        let truce = id == "s5-213" || id == "s8-206";
        assert_eq!(case.state.open.truce(), truce, "{id}");
        if truce {
            assert!(
                case.state.open.strategy.unseen.contains(card("c64")),
                "{id}"
            );
        }
    }
}

// 28.4-a, 28.5-a, 28.5-b, 28.6-a, 28.8-a, 28.8-b, 28.9-b, RUL-7
#[test]
fn later_scenarios_begin_with_what_has_happened() {
    for (id, philip) in [
        ("s3-216", false),
        ("s4-215", true),
        ("s7-209", true),
        ("s8-206", false),
    ] {
        assert_eq!(
            Case::of(id, &[]).state.open.game.effects.philip_v,
            philip,
            "{id}"
        );
    }
    let five = Case::of("s5-213", &[]);
    assert_eq!(five.state.open.game.effects.truce, Some(5));
    assert_eq!(five.state.open.land.consuls.len(), 1);
    assert_eq!(five.state.open.land.proconsuls.len(), 2);
    for id in ["s6-211", "s7-209", "s8-206", "s9-203"] {
        let case = Case::of(id, &[]);
        let africanus = general("scipio-africanus");
        assert!(case.state.open.land.proconsuls.contains(africanus), "{id}");
    }
    let eight = Case::of("s8-206", &[]);
    assert!(eight.holds(Rome, "insubres") && eight.holds(Rome, "boii"));
    let nine = Case::of("s9-203", &[]);
    assert!(nine.holds(Carthage, "bruttii") && nine.holds(Rome, "genua"));
    assert_eq!(
        nine.state.open.land.tribes,
        spaces("volcae arverni allobroges ligures")
    );
}

// EX-76, 26.3, RUL-19
#[test]
fn mauretania_is_closed_unless_opened() {
    let closed = Case::of("s1-218", &[]);
    let open = Case::of("s1-218", &[("mauretania", "true")]);
    let mauri = space("mauri");
    assert!(!closed.state.open.land.in_play.contains(mauri));
    assert!(open.state.open.land.in_play.contains(mauri));
    assert!(open.state.open.land.tribes.contains(mauri));
    assert!(!open.holds(Carthage, "mauri") && !open.holds(Rome, "mauri"));
    assert!(!space("mauri").province().sheet().counted);
}

// 26.9, RUL-20
#[test]
fn the_war_in_numidia_changes_nothing_without_a_tribe_at_sigus() {
    let usual = Case::of("s1-218", &[]);
    let war = Case::of("s1-218", &[("war-in-numidia", "true")]);
    assert_eq!(usual.state.open.land, war.state.open.land);
}

// EX-74, 26.X-a, 26.X-b, 26.X-c
#[test]
fn additional_cards_join_at_the_start_or_with_their_turn() {
    let all = Case::of("s1-218", &[("additional-cards", "at-start")]);
    // 27 more, one of which takes the place of #42.
    assert_eq!(all.state.open.strategy.unseen.len(), 64 + 27 - 1);
    assert!(all.state.open.strategy.removed.contains(card("c42")));
    let by_turn = Case::of("s1-218", &[("additional-cards", "by-turn")]);
    let unseen = by_turn.state.open.strategy.unseen;
    assert!(unseen.contains(card("c77")) && !unseen.contains(card("c42")));
    for id in ["c66", "c87"] {
        assert!(!unseen.contains(card(id)), "{id} comes with turn 2");
    }
    let none = Case::of("s1-218", &[]);
    assert!(none.state.open.strategy.removed.contains(card("c65")));
}

// 28.13-a, 28.0-a
#[test]
fn the_alternative_set_up_differs_in_its_forces_alone() {
    let (usual, other) = (Case::of("s1-218", &[]), Case::of("a1-218", &[]));
    assert_eq!(other.cu(Rome, "massilia"), 8);
    assert_eq!(other.cu(Carthage, "insubres"), 3);
    assert_eq!(
        usual.state.open.strategy.unseen,
        other.state.open.strategy.unseen
    );
    assert_eq!(usual.state.open.land.tribes, other.state.open.land.tribes);
}

// 28.10-a, 28.12-a
#[test]
fn scipio_is_placed_by_rome_before_the_first_deal() {
    let mut case = Case::of("c3-africa", &[]);
    assert_eq!(case.asked(), Some(Rome));
    let utica = Act::Place { at: space("utica") };
    assert!(!case.offers(Rome, utica));
    case.play(Rome, Act::Place { at: space("zama") });
    assert_eq!(case.at("scipio-africanus").as_deref(), Some("zama"));
    assert_eq!(case.cu(Rome, "zama"), 8);
    assert_eq!(case.state.hands[Rome].len(), 4);
}

// 26.B, D-a
#[test]
fn the_higher_bidder_takes_his_side_and_pays_for_it() {
    let mut case = Case::of("s1-218", &[("bidding", "true")]);
    let mut table = kernel::Table::<hannibal::Hannibal>::new(
        crate::common::setup("s1-218", &[("bidding", "true")]),
        &mut kernel::SplitMix64::new(1),
    )
    .expect("a set-up");
    let mut chance = kernel::SplitMix64::new(2);
    let bid = |pcs| Act::Game(GameAct::Bid { pcs });
    for (first, second) in [(3, 3), (2, 4)] {
        table
            .play(kernel::Seat(0), bid(first), &mut chance, None)
            .expect("a bid");
        table
            .play(kernel::Seat(1), bid(second), &mut chance, None)
            .expect("a bid");
    }
    let side = Act::Side { side: Rome };
    table
        .play(kernel::Seat(1), side, &mut chance, None)
        .expect("his choice");
    let open = &table.state().open;
    assert_eq!(open.seat_of(Rome), kernel::Seat(1));
    assert!(matches!(open.top(), Some(Frame::Owe(debt)) if debt.side == Rome && debt.left == 4));
    let options = case.options(Rome);
    assert!(options.contains(&bid(0)));
    case.state.secret.bids = [Some(1), None];
    assert!(case.options(Rome).is_empty(), "who has bid waits");
}
