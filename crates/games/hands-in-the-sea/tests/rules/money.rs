//! 5.3 Finance, 5.4 card management, 5.5 strategy cards.

use hands_in_the_sea::{Act, Action, Options, Role, Strategy};

use crate::common::*;

/// EX-49, 5.3.1-a, 5.3.2-a, 5.3.3-a, C-8, C-29, RUL-33, RUL-40
#[test]
fn cards_earn_money() {
    let earn = |side: Side, case: Case, acts: &[Act]| {
        let mut play = case.active(side).silver(side, 0).play();
        play.run(side, acts.iter().copied());
        play.silver(side)
    };
    let rome = Case::new().hand(Rome, "rome");
    assert_eq!(
        earn(
            Rome,
            rome,
            &[begin(Action::TakeMoney), pick(Role::Coin, "rome")]
        ),
        3
    );
    let trade = || Case::new().hand(Carthage, "trireme-carthage carthage utica");
    let cards = [
        begin(Action::Trade),
        pick(Role::Coin, "carthage"),
        pick(Role::Ship, "trireme-carthage"),
        pick(Role::Coin, "utica"),
    ];
    assert_eq!(earn(Carthage, trade(), &cards), 5);
    let routes = trade().strategy(Carthage, Strategy::TradeRoutes);
    assert_eq!(earn(Carthage, routes, &cards), 7);
    let one = [
        begin(Action::Trade),
        pick(Role::Ship, "utica"),
        pick(Role::Coin, "carthage"),
    ];
    assert_eq!(
        earn(Carthage, Case::new().hand(Carthage, "carthage utica"), &one),
        3
    );
    let merchant = Case::new().hand(Rome, "merchant-rome cosa temesa catana");
    let wine = [
        begin(Action::Merchant),
        pick(Role::Wine, "cosa"),
        pick(Role::Wine, "temesa"),
        Act::Enough,
    ];
    assert_eq!(earn(Rome, merchant, &wine), 4);
    let play = Case::new().hand(Rome, "cosa temesa").play();
    assert_eq!(play.forbidden(Rome, begin(Action::Merchant)), "5.3.3-a");
    assert_eq!(play.forbidden(Rome, begin(Action::TakeMoney)), "5.3.1-a");
    assert_eq!(play.forbidden(Rome, begin(Action::Trade)), "5.3.2-a");
    let mut play = Case::new().hand(Rome, "cosa velia").play();
    play.act(Rome, begin(Action::TakeMoney));
    assert_eq!(play.forbidden(Rome, pick(Role::Coin, "cosa")), "5.3.1-a");
    assert_eq!(play.forbidden(Rome, pick(Role::Wine, "cosa")), "5.3.1-a");
}

/// EX-50, 5.4.2-a
#[test]
fn discarding_grows_dearer() {
    let cards = ["pisa", "cosa", "velia", "temesa"];
    for (count, cost) in [(1, 0), (2, 1), (3, 3), (4, 6)] {
        let mut play = Case::new()
            .hand(Rome, "pisa cosa velia temesa rome")
            .silver(Rome, 6)
            .play();
        play.act(Rome, begin(Action::Discard));
        // Any order does.
        for word in cards[..count].iter().rev() {
            play.act(Rome, pick(Role::Discarded, word));
        }
        if play.state().draft.action.is_some() {
            play.act(Rome, Act::Enough);
        }
        assert_eq!(
            (play.silver(Rome), play.discard(Rome).len()),
            (6 - cost, count)
        );
    }
    let mut play = Case::new()
        .hand(Rome, "pisa cosa velia")
        .silver(Rome, 1)
        .play();
    play.run(
        Rome,
        [
            begin(Action::Discard),
            pick(Role::Discarded, "pisa"),
            pick(Role::Discarded, "cosa"),
        ],
    );
    assert_eq!(play.hand(Rome).len(), 1, "no silver is left for a third");
}

/// EX-51, 5.4.1-a, 5.4.1-b, 5.4.1-d, 5.4.1-e, C-31, C-34, RUL-39, RUL-60
#[test]
fn cards_are_drafted_and_levied() {
    let case = |silver| Case::new().hand(Rome, "rome pisa").silver(Rome, silver);
    let mut play = case(8).play();
    play.run(Rome, [begin(Action::Draft), draft("legion", true)]);
    assert_eq!(play.forbidden(Rome, pick(Role::Settler, "pisa")), "5.4.1-d");
    play.act(Rome, pick(Role::Settler, "rome"));
    assert_eq!((play.silver(Rome), play.discard(Rome)), (0, pile("rome")));
    let top = play.view(Carthage).powers[Rome].top;
    assert_eq!(top.iter().collect::<Vec<_>>(), [face("legion")]);
    let mut play = case(9).play();
    play.act(Rome, begin(Action::Draft));
    assert_eq!(play.forbidden(Rome, draft("siege-engine", true)), "5.4.1-e");
    assert_eq!(play.forbidden(Rome, draft("general", false)), "5.4.1-b");
    play.act(Rome, draft("siege-engine", false));
    assert_eq!(
        (play.silver(Rome), play.discard(Rome)),
        (6, pile("siege-engine"))
    );
    let mut play = case(3).play();
    play.act(Rome, begin(Action::Draft));
    assert_eq!(play.forbidden(Rome, draft("legion", false)), "5.4.1-a");
    let mut play = Case::new().hand(Rome, "pisa").silver(Rome, 9).play();
    play.act(Rome, begin(Action::Draft));
    assert_eq!(play.forbidden(Rome, draft("legion", false)), "5.4.1-d");
    let mut play = Case::new()
        .silver(Rome, 9)
        .strategy(Rome, Strategy::Conscription)
        .play();
    play.run(Rome, [begin(Action::Draft), draft("legion", false)]);
    assert_eq!((play.silver(Rome), play.discard(Rome)), (5, pile("legion")));
    let contracts = || {
        Case::new()
            .active(Carthage)
            .silver(Carthage, 9)
            .strategy(Carthage, Strategy::MercenaryContracts)
    };
    let mut play = contracts().play();
    play.run(
        Carthage,
        [begin(Action::Draft), draft("greek-mercenaries", false)],
    );
    assert_eq!(play.silver(Carthage), 5);
    let mut play = contracts().play();
    play.run(
        Carthage,
        [begin(Action::Draft), draft("greek-mercenaries", true)],
    );
    assert_eq!(play.silver(Carthage), 1);
    // RUL-39: drawn in the same refill; the Campaign card stays below.
    let known = play.view(Rome).powers[Carthage].top;
    assert_eq!(known.iter().next(), Some(face("greek-mercenaries")));
    play.run(Carthage, [begin(Action::Pass), Act::EndRound]);
    assert!(play.hand(Carthage).has(face("greek-mercenaries")));
    assert!(
        play.view(Rome).powers[Carthage]
            .known_hand
            .has(face("greek-mercenaries"))
    );
}

/// 5.4.3-a, 5.4.3-b, 5.4.3-c, 4-l
#[test]
fn cards_are_returned() {
    let back = |case: Case, word: &str| {
        let mut play = case.hand(Rome, word).play();
        play.run(Rome, [begin(Action::Return), pick(Role::Returned, word)]);
        play
    };
    assert!(
        back(Case::new(), "praetor")
            .empire(Rome)
            .has(face("praetor"))
    );
    assert!(back(Case::new(), "cosa").empire(Rome).has(face("cosa")));
    let play = back(Case::new(), "settlers");
    assert!(
        play.state()
            .open
            .neutral_empire
            .meets(face("settlers").copies())
    );
    let play = back(Case::new().empty("catana"), "catana");
    assert!(
        play.state()
            .open
            .neutral_locations
            .contains(at("catana").card())
    );
    let mut play = Case::new()
        .hand(Rome, "rome catana cosa")
        .towns(Carthage, "catana");
    play.state.hands[Rome].insert(at("catana").card());
    play.state.open.powers[Carthage]
        .discard
        .remove(at("catana").card());
    let mut play = play.play();
    play.act(Rome, begin(Action::Return));
    assert_eq!(
        play.forbidden(Rome, pick(Role::Returned, "rome")),
        "5.4.3-c"
    );
    assert_eq!(
        play.forbidden(Rome, pick(Role::Returned, "catana")),
        "5.4.3-b"
    );
}

/// EX-54, 5.4.4-a, 5.4.4-b, 5.4.4-c, 5.4.4-e, 5.4.5-a, C-21, RUL-20
#[test]
fn a_deep_reserve_holds_seven() {
    let five = "pisa cosa velia temesa rome";
    let play = Case::new().reserve(Rome, five).hand(Rome, "legion").play();
    assert_eq!(play.forbidden(Rome, begin(Action::Reserve)), "5.4.4-b");
    let deep = || {
        Case::new()
            .strategy(Rome, Strategy::DeepReserve)
            .silver(Rome, 0)
    };
    let mut play = deep()
        .reserve(Rome, five)
        .hand(Rome, "legion praetor")
        .play();
    play.run(
        Rome,
        [begin(Action::Reserve), pick(Role::Reserved, "legion")],
    );
    play.run(
        Rome,
        [begin(Action::Reserve), pick(Role::Reserved, "praetor")],
    );
    assert_eq!(
        play.view(Carthage).powers[Rome]
            .reserved
            .map(|pile| pile.len()),
        Some(7)
    );
    play.act(Rome, Act::Retrieve);
    assert_eq!((play.hand(Rome).len(), play.silver(Rome)), (7, 0));
    // Lost with more than five in it: they stay, and none is added.
    let play = Case::new()
        .reserve(Rome, "pisa cosa velia temesa rome tarentum")
        .hand(Rome, "legion")
        .play();
    assert_eq!(play.forbidden(Rome, begin(Action::Reserve)), "5.4.4-b");
}

/// EX-69, 5.4.5-a, D-8
#[test]
fn an_empty_reserve_is_not_retrieved() {
    let deep = Case::new().strategy(Rome, Strategy::DeepReserve).play();
    assert_eq!(deep.forbidden(Rome, Act::Retrieve), "5.4.5-a");
    let play = Case::new()
        .reserve(Rome, "pisa cosa velia")
        .silver(Rome, 2)
        .play();
    assert_eq!(play.forbidden(Rome, Act::Retrieve), "5.4.5-a");
}

/// EX-52, 5.5.1-a, 5.5.1-b, 5.5.1-c, 5.5.1-d, 4.6-a, 4.6-b, 4.6-c
#[test]
fn strategy_cards_are_bought() {
    let row = [
        Strategy::CelticAllies,
        Strategy::Devotion,
        Strategy::Loyalty,
    ];
    let mut play = Case::new()
        .active(Carthage)
        .row(row)
        .silver(Carthage, 6)
        .play();
    play.act(Carthage, begin(Action::Buy));
    play.luck([("strategy", "scouts")]);
    play.act(Carthage, Act::Buy { position: 1 });
    assert_eq!(play.silver(Carthage), 0);
    assert_eq!(
        play.state().open.row,
        [Strategy::Scouts, Strategy::Devotion, Strategy::Loyalty]
    );
    assert_eq!(
        play.state().open.powers[Carthage]
            .slot
            .map(|slot| slot.card),
        Some(Strategy::CelticAllies)
    );
    assert_eq!(play.forbidden(Carthage, begin(Action::Buy)), "5.5.1-a");
    let mut play = Case::new().row(row).silver(Rome, 9).play();
    play.act(Rome, begin(Action::Buy));
    assert_eq!(play.forbidden(Rome, Act::Buy { position: 1 }), "4.6-c");
    play.luck([("strategy", "scouts")]);
    play.act(Rome, Act::Buy { position: 3 });
    assert_eq!(play.silver(Rome), 7);
    assert_eq!(
        play.state().open.row,
        [Strategy::Scouts, Strategy::CelticAllies, Strategy::Devotion]
    );
    let play = Case::new().row(row).silver(Rome, 1).play();
    assert_eq!(play.forbidden(Rome, begin(Action::Buy)), "5.5.1-b");
}

/// 5.5.2-a, 5.5.1-d: a card dropped is discarded; an empty deck is renewed.
#[test]
fn a_strategy_card_is_dropped() {
    let mut play = Case::new().strategy(Rome, Strategy::Corvus).play();
    play.act(Rome, begin(Action::DropStrategy));
    assert_eq!(play.state().open.powers[Rome].slot, None);
    assert!(
        play.state()
            .open
            .strategy_discard
            .contains(Strategy::Corvus)
    );
    assert_eq!(play.forbidden(Rome, begin(Action::DropStrategy)), "5.5.2-a");
    let mut play = Case::new()
        .silver(Rome, 0)
        .change(|state| {
            let row: Vec<Strategy> = state.open.row.to_vec();
            let others = Strategy::all().filter(|card| !row.contains(card));
            state.open.strategy_discard = others.collect();
        })
        .play();
    play.run(Rome, [begin(Action::Cycle), Act::Cycle { cards: 1 }]);
    assert_eq!(play.state().open.strategy_discard.len(), 0);
}

/// EX-53, 5.5.3-a, 5.5.3-b
#[test]
fn the_row_is_cycled() {
    let row = [Strategy::Corvus, Strategy::Devotion, Strategy::Loyalty];
    let mut play = Case::new().row(row).silver(Rome, 3).play();
    play.act(Rome, begin(Action::Cycle));
    play.luck([("strategy", "scouts"), ("strategy", "siegecraft")]);
    play.act(Rome, Act::Cycle { cards: 2 });
    assert_eq!(play.silver(Rome), 2);
    assert_eq!(
        play.state().open.row,
        [Strategy::Siegecraft, Strategy::Scouts, Strategy::Corvus]
    );
    let discard = play.state().open.strategy_discard;
    assert!(discard.contains(Strategy::Devotion) && discard.contains(Strategy::Loyalty));
    play.act(Rome, begin(Action::Cycle));
    assert_eq!(play.forbidden(Rome, Act::Cycle { cards: 3 }), "5.5.3-a");
}

/// 2-i, RUL-2: nobody pays what he has not, and the bank has all.
#[test]
fn silver_never_falls_below_nothing() {
    let mut play = Case::new().hand(Rome, "rome").silver(Rome, 9_000).play();
    play.run(Rome, [begin(Action::TakeMoney), pick(Role::Coin, "rome")]);
    assert_eq!(play.silver(Rome), 9_003);
}

/// 7.1-a, 7.1-b: with upkeep the alternative cards have their own prices.
#[test]
fn alternative_cards_are_cheaper() {
    let options = Options {
        upkeep: true,
        ..Options::default()
    };
    let row = [Strategy::Devotion, Strategy::Loyalty, Strategy::Corvus];
    let mut play = Case::with(options).row(row).silver(Rome, 2).play();
    play.run(Rome, [begin(Action::Buy), Act::Buy { position: 3 }]);
    assert_eq!(play.silver(Rome), 0);
    assert_eq!(
        play.state().open.powers[Rome].slot.map(|slot| slot.level),
        Some(0)
    );
}
