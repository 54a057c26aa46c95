//! 3 Build.

use crate::common::*;
use mare_nostrum::{Act, Card, Empire, Event, Form, Item, Phase, Refusal, Track, Use};

fn control(at: &str) -> Item {
    Item::Control(province(at))
}

fn legion(at: &str) -> Item {
    Item::Legion(province(at))
}

fn fortress(at: &str) -> Item {
    Item::Fortress(province(at))
}

fn trireme(at: &str) -> Item {
    Item::Trireme(sea(at))
}

fn building(id: &str) -> Item {
    Item::Building(slot(id))
}

fn build(item: Item) -> Act {
    Act::Build { item }
}

/// 3.0-a, RUL-15, D-i, D-m, DP-10, EX-84
#[test]
fn everybody_builds_once_in_the_order_of_the_culture_leader() {
    let mut play = Case::five()
        .change(|state| state.open.phase = Phase::NameBuilder)
        .table();
    assert_eq!(play.asked(), Egypt);
    play.by(Egypt, Act::Designate { empire: Rome });
    assert_eq!((play.asked(), play.open().active()), (Rome, Some(Rome)));
    play.by(Rome, Act::EndBuild);
    let again = Act::Designate { empire: Rome };
    assert_eq!(play.refuses(Egypt, again, Refusal::HasBuilt(Rome)), "3.0-a");
    for empire in [Egypt, Greece, Babylon] {
        play.by(Egypt, Act::Designate { empire })
            .by(empire, Act::EndBuild);
    }
    // The last is named without a choice, and the phase ends after him.
    assert_eq!(play.asked(), Carthage);
    play.by(Carthage, Act::EndBuild);
    assert_eq!(play.phase(), Phase::NameMover);
}

/// 3.0-b, 3.0-c, 3.0-e, RUL-16, DP-11, EX-24
#[test]
fn a_set_is_coins_only_or_different_goods_only() {
    let mut play = Case::five()
        .hand(Rome, "3*coin 2*grain wood sheep gold gladiators")
        .unbuilt("italia/caravan-wine")
        .builds(Rome);
    let market = building("italia/temple");
    play.refuses(Rome, build(market), Refusal::CannotPay(6));
    play.buys(Rome, building("italia/caravan-wine"), "3*coin")
        .buys(Rome, legion("italia"), "grain wood sheep")
        .buys(Rome, legion("italia"), "grain gold gladiators");
    assert!(play.hand(Rome).is_empty());
    assert_eq!(play.options(Rome), [Act::EndBuild]);
}

/// 3.0-b, 3.0-e, 3.0-k, EX-103
#[test]
fn nobody_pays_more_or_less() {
    let mut play = Case::five().hand(Rome, "4*coin").builds_last(Rome);
    play.refuses(
        Rome,
        build(building("italia/temple")),
        Refusal::CannotPay(6),
    );
    play.buys(Rome, legion("italia"), "3*coin");
    play.refuses(Rome, build(legion("italia")), Refusal::CannotPay(3));
    play.by(Rome, Act::EndBuild);
    assert_eq!(play.hand(Rome), tokens("coin"));
}

/// 1.2-a, 3.0-c, 3.0-f, 3.0-g, 7-a, RUL-17, 10.cleopatra-a, 10.cleopatra-b, 10.cleopatra-c, 10.hannibal-a, EX-25, EX-26, EX-27
#[test]
fn which_sets_pay() {
    let three = |empire: Empire| Item::Legion(empire.sheet().capital);
    let temple = |at: &str| building(at);
    let rows: &[(&str, Empire, &str, Item, &str, bool)] = &[
        (
            "EX-25",
            Rome,
            "grain legendary-grain wood",
            three(Rome),
            "grain legendary-grain wood",
            false,
        ),
        (
            "plain goods",
            Rome,
            "grain oil wood",
            three(Rome),
            "grain oil wood",
            true,
        ),
        (
            "no mixing",
            Rome,
            "grain oil wood coin",
            three(Rome),
            "grain oil coin",
            false,
        ),
        (
            "EX-26 coins",
            Egypt,
            "3*coin 2*papyrus gold",
            three(Egypt),
            "3*coin",
            true,
        ),
        (
            "EX-26 coins and a good",
            Egypt,
            "3*coin 2*papyrus gold",
            three(Egypt),
            "2*coin papyrus",
            true,
        ),
        (
            "EX-26 goods and a coin",
            Egypt,
            "3*coin 2*papyrus gold",
            three(Egypt),
            "papyrus gold coin",
            true,
        ),
        (
            "EX-26 a kind twice",
            Egypt,
            "3*coin 2*papyrus gold",
            three(Egypt),
            "2*papyrus coin",
            false,
        ),
        (
            "EX-27",
            Carthage,
            "2*metal 2*wood wine oil",
            three(Carthage),
            "2*metal wood",
            true,
        ),
        (
            "EX-27",
            Carthage,
            "2*metal 2*wood wine oil",
            three(Carthage),
            "2*wood wine",
            true,
        ),
        (
            "EX-27 two kinds twice",
            Carthage,
            "2*metal 2*wood wine oil",
            temple("africa/temple"),
            "2*metal 2*wood wine oil",
            false,
        ),
        (
            "one of five kinds twice",
            Carthage,
            "2*metal wood wine oil gold",
            temple("africa/temple"),
            "2*metal wood wine oil gold",
            true,
        ),
        (
            "the legendary one may be the second",
            Carthage,
            "metal legendary-metal wood",
            three(Carthage),
            "metal legendary-metal wood",
            true,
        ),
        (
            "Hannibal three times",
            Carthage,
            "3*metal",
            three(Carthage),
            "3*metal",
            false,
        ),
    ];
    for (name, empire, hand, item, paid, legal) in rows {
        let play = Case::five().hand(*empire, hand).builds(*empire);
        assert_eq!(
            play.could_pay(*empire, *item, paid),
            *legal,
            "{name}: {paid}"
        );
    }
}

/// 3.0-d, 1.2-b, EX-85
#[test]
fn what_is_paid_goes_back() {
    let mut play = Case::five()
        .hand(Rome, "wine wood legendary-oil")
        .builds(Rome);
    let before = play.open().reserve;
    play.buys(Rome, legion("italia"), "wine wood legendary-oil");
    let mut after = before;
    after.add_all(&tokens("wine wood"));
    assert_eq!(play.open().reserve, after);
    let discard: Vec<_> = play.open().discard.iter().map(|good| good.id()).collect();
    assert_eq!(discard, ["oil"]);
}

/// 3.0-c: the picks are one's own affair until the set is complete.
#[test]
fn a_payment_is_put_together_unseen() {
    let mut play = Case::five().hand(Rome, "wine wood oil gold").builds(Rome);
    let before = play.view(Greece);
    play.by(Rome, build(legion("italia")))
        .by(Rome, Act::Price { form: Form::Goods });
    assert_eq!(play.view(Greece), before);
    assert!(play.view(Rome).paying.is_some());
    play.refuses(Rome, Act::EndBuild, Refusal::PayFirst);
    play.refuses(
        Rome,
        Act::Pay {
            token: token("coin"),
        },
        Refusal::NoForm(Form::Goods),
    );
    let sheep = Act::Pay {
        token: token("sheep"),
    };
    play.refuses(Rome, sheep, Refusal::NotHeld(token("sheep"), Use::Pay));
    play.table.undo(play.seat(Rome)).expect("nothing was shown");
    play.table.undo(play.seat(Rome)).expect("nothing was shown");
    assert_eq!(play.view(Greece), before);
    play.refuses(Rome, Act::Price { form: Form::Coins }, Refusal::BuildFirst);
}

/// 3.1.1-b, 3.1.1-f, 3.1.2-d, 3.1.2-f, D-b, DP-11, EX-28
#[test]
fn a_trireme_opens_the_way_to_a_new_province() {
    let mut play = Case::five().hand(Greece, "9*coin").builds(Greece);
    let asia = build(control("asia"));
    let clause = play.refuses(Greece, asia, Refusal::NotLinked(province("asia")));
    assert_eq!(clause, "3.1.1-a");
    play.buys(Greece, trireme("mare-aegaeum"), "3*coin")
        .buys(Greece, control("asia"), "3*coin")
        .buys(Greece, building("asia/city-troia"), "3*coin");
    assert_eq!(
        play.open().controller(slot("asia/city-troia")),
        Some(Greece)
    );
}

/// 3.1.1-a, 3.1.1-c, R-c, EX-29, EX-104
#[test]
fn a_new_province_is_no_base_before_the_next_round() {
    let dacia = build(control("dacia"));
    let mut play = Case::five().hand(Rome, "6*coin").builds(Rome);
    play.buys(Rome, control("dalmatia"), "3*coin");
    play.refuses(Rome, dacia, Refusal::NewlyLinked(province("dacia")));
    let play = Case::five()
        .control(Rome, "dalmatia sardinia")
        .hand(Rome, "3*coin")
        .builds(Rome);
    assert!(play.offers(Rome, dacia));
}

/// 3.1.1-d, D-d, EX-105
#[test]
fn only_what_nobody_controls_is_brought_under_control() {
    let mut play = Case::five()
        .peaceful()
        .hand(Greece, "3*coin")
        .builds(Greece);
    for at in ["thracia", "italia"] {
        let act = build(control(at));
        assert_eq!(
            play.refuses(Greece, act, Refusal::Controlled(province(at))),
            "3.1.1-d"
        );
    }
    let mut play = Case::five()
        .legions(Rome, "dacia", 1)
        .hand(Greece, "3*coin")
        .builds(Greece);
    play.refuses(
        Greece,
        build(control("dacia")),
        Refusal::EnemyBars(province("dacia")),
    );
    assert!(play.offers(Greece, build(control("dalmatia"))));
}

/// 3.1.1-e, C-h, EX-32
#[test]
fn seven_markers_are_all_there_are() {
    let mut play = Case::five()
        .control(Babylon, "armenia arabia judea cilicia pontus")
        .hand(Babylon, "3*coin")
        .builds(Babylon);
    assert_eq!(play.open().markers_left(Babylon), 0);
    play.refuses(Babylon, build(control("asia")), Refusal::NoMarkers);
}

/// 3.1.1-g, 10.hammurabi-a, 7-c, EX-36
#[test]
fn hammurabi_places_one_marker_free_of_charge() {
    let mut play = Case::five()
        .legions(Egypt, "arabia", 1)
        .hand(Babylon, "")
        .builds(Babylon);
    play.refuses(
        Babylon,
        build(control("arabia")),
        Refusal::EnemyBars(province("arabia")),
    );
    play.buys(Babylon, control("armenia"), "");
    play.refuses(Babylon, build(control("judea")), Refusal::CannotPay(3));
}

/// 3.1.2-a, 3.1.2-c, EX-30
#[test]
fn many_legions_and_one_fortress_stand_in_a_province() {
    let mut play = Case::five()
        .legions(Rome, "italia", 4)
        .hand(Rome, "6*coin")
        .builds(Rome);
    play.refuses(
        Rome,
        build(fortress("italia")),
        Refusal::FortressThere(province("italia")),
    );
    play.buys(Rome, legion("italia"), "3*coin");
    play.refuses(
        Rome,
        build(legion("achaia")),
        Refusal::NotYours(province("achaia")),
    );
}

/// 3.1.2-b, 4.2.1-d, 4.3.5-b, RUL-19, EX-31, EX-106
#[test]
fn nothing_is_built_beside_enemies_but_in_the_own_capital_province() {
    let mut play = Case::five()
        .peaceful()
        .control(Babylon, "judea")
        .legions(Egypt, "judea", 1)
        .legions(Egypt, "babylonia", 1)
        .hand(Babylon, "9*coin")
        .unbuilt("babylonia/temple")
        .on_slot(Egypt, "babylonia/temple")
        .builds(Babylon);
    for item in [legion("judea"), fortress("judea"), building("judea/temple")] {
        let clause = play.refuses(Babylon, build(item), Refusal::EnemyThere(province("judea")));
        assert_eq!(clause, "3.1.2-b");
    }
    // A slot on which an enemy stands is not empty.
    let temple = slot("babylonia/temple");
    play.refuses(
        Babylon,
        build(Item::Building(temple)),
        Refusal::Covered(temple),
    );
    play.buys(Babylon, legion("babylonia"), "3*coin").buys(
        Babylon,
        fortress("babylonia"),
        "3*coin",
    );

    // A legion on the control marker keeps both from building.
    let mut play = Case::five()
        .peaceful()
        .on_marker(Rome, "macedonia")
        .hand(Greece, "9*coin")
        .hand(Rome, "9*coin")
        .builds(Greece);
    play.refuses(
        Greece,
        build(legion("macedonia")),
        Refusal::EnemyThere(province("macedonia")),
    );
    let mut play = Case::five()
        .peaceful()
        .on_marker(Rome, "macedonia")
        .hand(Rome, "9*coin")
        .builds(Rome);
    play.refuses(
        Rome,
        build(legion("macedonia")),
        Refusal::NotYours(province("macedonia")),
    );
}

/// 3.1.2-d, 4.2.1-d
#[test]
fn triremes_need_a_coast_without_enemies() {
    let case = || Case::five().peaceful().hand(Rome, "3*coin");
    let adriatic = build(trireme("mare-adriaticum"));
    // Italia is the capital province: its seas stay open.
    let play = case()
        .legions(Greece, "italia", 1)
        .legions(Greece, "gallia-cisalpina", 1)
        .builds(Rome);
    assert!(play.offers(Rome, adriatic));
    let mut play = case()
        .legions(Greece, "thracia", 1)
        .legions(Rome, "thracia", 1)
        .builds(Rome);
    let euxine = sea("pontus-euxinus");
    play.refuses(Rome, build(Item::Trireme(euxine)), Refusal::NoCoast(euxine));
    let mut play = Case::five()
        .legions(Rome, "thracia", 1)
        .hand(Greece, "3*coin")
        .builds(Greece);
    play.refuses(
        Greece,
        build(Item::Trireme(euxine)),
        Refusal::NoCoast(euxine),
    );
    let aegean = build(trireme("mare-aegaeum"));
    assert!(play.offers(Greece, aegean));
}

/// 3.1.2-e, C-h, 9-b, RUL-44, EX-43
#[test]
fn units_are_limited_by_their_pieces() {
    let mut play = Case::five()
        .legions(Rome, "italia", 8)
        .legions(Rome, "gallia-cisalpina", 0)
        .triremes(Rome, "mare-tyrrhenum", 5)
        .hand(Rome, "9*coin")
        .builds(Rome);
    play.refuses(Rome, build(legion("etruria")), Refusal::NoLegions);
    play.refuses(Rome, build(trireme("mare-ionium")), Refusal::NoTriremes);
    let mut play = Case::five()
        .control(Rome, "dalmatia germania")
        .change(|state| {
            let all = [
                "italia",
                "etruria",
                "gallia-cisalpina",
                "dalmatia",
                "germania",
            ];
            state.open.fortresses[Rome] = all.map(province).into_iter().collect();
        })
        .control(Rome, "sardinia")
        .hand(Rome, "3*coin")
        .builds(Rome);
    play.refuses(Rome, build(fortress("sardinia")), Refusal::NoFortresses);
}

/// 3.1.2-f, 3.1.2-g, 3.1.2-h, EX-86
#[test]
fn a_building_needs_an_empty_slot_of_its_kind() {
    let mut play = Case::five()
        .unbuilt("thracia/market")
        .hand(Greece, "9*coin")
        .builds(Greece);
    assert!(play.offers(Greece, build(building("thracia/caravan-gladiators"))));
    assert!(play.offers(Greece, build(building("thracia/market"))));
    let wine = slot("thracia/caravan-wine");
    play.refuses(Greece, build(Item::Building(wine)), Refusal::Standing(wine));
    let there = |act: &Act| matches!(act, Act::Build { item: Item::Building(slot) } if slot.sheet().province == province("thracia"));
    assert_eq!(play.options(Greece).into_iter().filter(there).count(), 2);
    // A market needs no caravan beside it.
    let play = Case::five()
        .unbuilt("thracia/market")
        .unbuilt("thracia/caravan-wine")
        .hand(Greece, "6*coin")
        .builds(Greece);
    assert!(play.offers(Greece, build(building("thracia/market"))));
}

/// 3.1.2-i, 4.3.1-b, D-h, EX-87
#[test]
fn a_destroyed_capital_is_built_again() {
    let mut play = Case::five()
        .unbuilt("achaia/city-athenae")
        .hand(Greece, "3*coin")
        .builds(Greece);
    assert_eq!(Greece.sheet().capital, province("achaia"));
    play.buys(Greece, building("achaia/city-athenae"), "3*coin");
}

/// 3.1.2-j, RUL-18, 7-c, 10.spartacus-a, EX-34
#[test]
fn spartacus_has_one_legion_for_a_gladiator_or_a_coin() {
    let mut play = Case::five()
        .cards(Rome, "spartacus")
        .hand(Rome, "legendary-gladiators 4*coin")
        .builds(Rome);
    play.buys(Rome, legion("italia"), "legendary-gladiators");
    play.by(Rome, build(legion("italia")));
    play.refuses(
        Rome,
        Act::Price { form: Form::Fixed },
        Refusal::Used(Card::Spartacus),
    );
    play.by(Rome, Act::Price { form: Form::Coins });
    play.refuses(Rome, build(legion("italia")), Refusal::CannotPay(3));
}

/// 10.gilgamesh-a, 11.pharos-a, 3.1.2-j, EX-89
#[test]
fn gilgamesh_and_pharos_build_for_one() {
    for (hand, wall, ship) in [
        ("coin wood", "coin", "wood"),
        ("stone coin", "stone", "coin"),
    ] {
        let mut play = Case::five()
            .cards(Rome, "gilgamesh pharos")
            .hand(Rome, hand)
            .builds(Rome);
        play.buys(Rome, fortress("etruria"), wall)
            .buys(Rome, trireme("mare-ionium"), ship);
        assert_eq!(play.options(Rome), [Act::EndBuild]);
    }
}

/// 3.1.2-k, 10.penthesilea-a, RUL-20, EX-35
#[test]
fn penthesilea_musters_for_every_invaded_province() {
    let mut play = Case::five()
        .cards(Greece, "penthesilea")
        .legions(Rome, "macedonia", 1)
        .legions(Egypt, "thracia", 2)
        .legions(Greece, "achaia", 4)
        .hand(Greece, "")
        .builds(Greece);
    assert_eq!(play.open().legions_left(Greece), 3);
    play.by(Greece, Act::Muster);
    assert_eq!(play.open().legions[Greece][province("achaia")], 6);
    assert_eq!(
        play.refuses(Greece, Act::Muster, Refusal::Used(Card::Penthesilea)),
        "7-c"
    );
    let mut play = Case::five().cards(Greece, "penthesilea").builds(Greece);
    play.refuses(Greece, Act::Muster, Refusal::NobodyInvades);
    play.refuses(
        Greece,
        Act::Copy { card: Card::Circe },
        Refusal::OtherPhase("3.0-b"),
    );
}

/// 3.1.3-a, 3.1.3-b, EX-33
#[test]
fn cards_cost_more_with_each_that_is_owned() {
    let mut play = Case::five()
        .hand(Rome, "7*coin wine oil wood gold grain sheep stone gems")
        .builds(Rome);
    play.buys(Rome, Item::Card(Card::Hercules), "7*coin");
    play.buys(
        Rome,
        Item::Card(Card::Circe),
        "wine oil wood gold grain sheep stone gems",
    );
    assert_eq!(play.open().card_price(Rome), Some(9));
}

/// 3.1.3-c, 3.1.3-d, 3.2-a, 7-b, 5-a, EX-88, EX-39, EX-40
#[test]
fn what_is_built_changes_the_tracks_at_once() {
    let mut play = Case::five()
        .cards(Rome, "circe antigone")
        .hand(Rome, "9*coin")
        .builds(Rome);
    let before = play.values(Rome);
    play.buys(Rome, Item::Card(Card::Hercules), "9*coin");
    assert_eq!(play.values(Rome), before.map(|value| value + 2));
    assert_eq!(play.open().card_price(Rome), Some(10));

    let mut play = Case::five()
        .control(Greece, "asia")
        .hand(Greece, "6*coin")
        .builds(Greece);
    let [trade, culture, military] = play.values(Greece);
    play.buys(Greece, trireme("mare-aegaeum"), "3*coin");
    play.buys(Greece, building("asia/city-troia"), "3*coin");
    assert_eq!(play.values(Greece), [trade, culture + 1, military + 1]);

    let mut play = Case::five().hand(Egypt, "7*coin").builds(Egypt);
    let [trade, culture, military] = play.values(Egypt);
    play.buys(Egypt, Item::Card(Card::Circe), "7*coin");
    assert_eq!(play.values(Egypt), [trade + 1, culture, military + 1]);
}

/// 3.1.3-f, RUL-23, S-k, EX-41
#[test]
fn bought_cards_are_replaced_at_the_end_of_the_phase() {
    let up = "circe hercules perseus colossus pharos";
    let mut play = Case::five()
        .face_up(up)
        .hand(Rome, "15*coin")
        .builds_last(Rome);
    play.buys(Rome, Item::Card(Card::Hercules), "7*coin");
    play.buys(Rome, Item::Card(Card::Circe), "8*coin");
    assert_eq!(play.open().face_up.len(), 3);
    play.refuses(
        Rome,
        build(Item::Card(Card::Antigone)),
        Refusal::NotFaceUp(Card::Antigone),
    );
    play.draws(&["antigone", "spartacus"])
        .by(Rome, Act::EndBuild);
    assert_eq!(play.open().face_up.len(), 5);
    assert!(play.open().face_up.contains(Card::Antigone));
}

/// 3.0-h, RUL-21, EX-37
#[test]
fn two_coins_stay_and_the_rest_is_discarded() {
    let mut play = Case::five()
        .hand(Carthage, "4*coin oil")
        .builds_last(Carthage);
    play.by(Carthage, Act::EndBuild);
    assert_eq!(play.hand(Carthage), tokens("2*coin"));
    let gone = Event::Discarded {
        empire: Carthage,
        count: 3,
        tokens: Some(tokens("2*coin oil")),
    };
    assert!(play.events().contains(&gone));
}

/// 3.0-i, 11.hanging-gardens-a, RUL-22, DP-13, EX-38
#[test]
fn the_gardens_keep_two_goods_of_different_kinds_unseen() {
    let mut play = Case::five()
        .cards(Rome, "hanging-gardens")
        .hand(Rome, "3*coin 2*stone wine")
        .builds_last(Rome);
    play.by(Rome, Act::EndBuild);
    assert_eq!(play.phase(), Phase::Gardens { empire: Rome });
    let keep = |id| Act::Keep { token: token(id) };
    play.refuses(Rome, keep("coin"), Refusal::OnlyGoods);
    play.refuses(Rome, keep("oil"), Refusal::NotHeld(token("oil"), Use::Keep));
    let before = play.view(Greece);
    play.by(Rome, keep("stone"));
    assert_eq!(play.view(Greece), before);
    let again = play.refuses(
        Rome,
        keep("stone"),
        Refusal::KeptKind("stone".parse().unwrap()),
    );
    assert_eq!(again, "11.hanging-gardens-a");
    play.by(Rome, keep("wine"));
    assert_eq!(play.hand(Rome), tokens("2*coin stone wine"));
    let told = Event::Discarded {
        empire: Rome,
        count: 2,
        tokens: None,
    };
    assert!(play.heard(Greece).contains(&told));

    let mut play = Case::five()
        .cards(Rome, "hanging-gardens")
        .hand(Rome, "wine")
        .builds_last(Rome);
    play.by(Rome, Act::EndBuild).by(Rome, Act::EndKeep);
    assert!(play.hand(Rome).is_empty());
}

/// 10.castor-and-pollux-a, 10.castor-and-pollux-b, RUL-24, DP-12, EX-42
#[test]
fn castor_and_pollux_have_the_power_of_another_hero() {
    let mut play = Case::five()
        .cards(Rome, "spartacus")
        .cards(Egypt, "pharos")
        .cards(Carthage, "antigone")
        .hand(Greece, "7*coin")
        .builds(Greece);
    let before = play.values(Greece);
    play.buys(Greece, Item::Card(Card::CastorAndPollux), "7*coin");
    let copy = |card| Act::Copy { card };
    assert_eq!(
        play.options(Greece),
        [copy(Card::Antigone), copy(Card::Spartacus)]
    );
    for card in [Card::Caesar, Card::Pharos] {
        play.refuses(Greece, copy(card), Refusal::NotCopyable(card));
    }
    play.refuses(Greece, copy(Card::Circe), Refusal::NotOwned(Card::Circe));
    play.by(Greece, copy(Card::Antigone));
    assert!(play.open().has_power(Greece, Card::Antigone));
    assert_eq!(play.values(Greece), before);
    assert!(matches!(play.phase(), Phase::Build { .. }));
}

/// 10.castor-and-pollux-c, 10.perseus-b, RUL-24, EX-125
#[test]
fn castor_and_pollux_find_nobody() {
    let mut play = Case::five()
        .cards(Rome, "perseus")
        .hand(Greece, "7*coin")
        .builds(Greece);
    play.buys(Greece, Item::Card(Card::CastorAndPollux), "7*coin");
    assert!(matches!(play.phase(), Phase::Build { .. }));
    assert_eq!(play.open().copied, None);
}

/// 10.hamilcar-a, 10.penthesilea-b, 10.perseus-b, 10.queen-of-sheba-b, 10.antigone-a, 10.circe-d, 10.hercules-a, 11.hanging-gardens-a, EX-99
#[test]
fn bonuses_are_as_printed() {
    for card in Card::ALL {
        let expected = match card {
            Card::Hamilcar => [1, 1, 1],
            Card::Penthesilea => [0, 2, 2],
            Card::Perseus => [1, 2, 1],
            Card::QueenOfSheba => [0, 1, 1],
            Card::Antigone => [2, 2, 0],
            Card::HangingGardens => [2, 0, 0],
            Card::Circe => [1, 0, 1],
            Card::Hercules => [2, 2, 2],
            _ => [0, 0, 0],
        };
        let bonus = card.sheet().bonus;
        assert_eq!(Track::ALL.map(|track| bonus[track]), expected, "{card}");
    }
}
