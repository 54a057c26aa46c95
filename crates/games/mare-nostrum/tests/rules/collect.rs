//! 1 Collect resources.

use crate::common::*;
use mare_nostrum::{Act, Card, Event, Gain, Good, Holding, Phase, Refusal, Token, Track};

/// What was collected without a choice.
fn got(play: &Play, empire: mare_nostrum::Empire) -> Holding {
    let mut all = Holding::NONE;
    for event in play.events() {
        match event {
            Event::Collected { empire: by, tokens } if by == empire => all.add_all(&tokens),
            _ => {}
        }
    }
    all
}

/// A board on which nothing yields anything but what a case puts there.
fn barren() -> Case {
    Case::five().change(|state| state.open.buildings = Default::default())
}

/// D-d, D-e, 1.1-a, 1.1-b, 1.1-c, 1.1-d, 1.1-g, 1.1-h, 1.1-i, 4.2.1-c, 4.3.2-b, EX-4, EX-5, EX-6, EX-9, EX-10, EX-82
#[test]
fn buildings_yield_to_whoever_controls_them() {
    type Yields = &'static [(mare_nostrum::Empire, &'static str)];
    let rows: &[(&str, Case, Yields)] = &[
        (
            "EX-4",
            barren().built("aethiopia/caravan-grain aethiopia/caravan-gold"),
            &[(Egypt, "grain gold")],
        ),
        (
            "EX-5",
            barren().built("aethiopia/caravan-grain aethiopia/caravan-gold aethiopia/market"),
            &[(Egypt, "2*grain 2*gold")],
        ),
        (
            "EX-6",
            barren().built("achaia/city-athenae achaia/city-corinthus achaia/temple"),
            &[(Greece, "4*coin")],
        ),
        (
            "EX-9",
            barren()
                .built("africa/caravan-grain africa/caravan-oil africa/market")
                .legions(Carthage, "africa", 0)
                .change(|state| state.open.fortresses = Default::default())
                .on_slot(Rome, "africa/market"),
            &[(Carthage, "grain oil"), (Rome, "")],
        ),
        (
            "EX-10",
            barren()
                .built("macedonia/city-pella macedonia/caravan-wood macedonia/market")
                .legions(Greece, "macedonia", 1)
                .legions(Rome, "macedonia", 1),
            &[(Greece, "coin 2*wood"), (Rome, "")],
        ),
        (
            "EX-82",
            barren().built("macedonia/temple macedonia/market"),
            &[(Greece, "")],
        ),
    ];
    for (name, case, yields) in rows {
        let case = Case {
            state: case.state.clone(),
        };
        let play = case.collected(&[]);
        for (empire, tokens) in *yields {
            assert_eq!(
                got(&play, *empire),
                crate::common::tokens(tokens),
                "{name}: {empire}"
            );
        }
    }
}

/// 1.1-h, 4.3.2-b, 4.3.2-e, EX-59
#[test]
fn an_occupier_doubles_only_with_the_market_that_he_occupies() {
    let cyrenaica = || {
        barren()
            .control(Egypt, "cyrenaica")
            .built("cyrenaica/caravan-papyrus cyrenaica/market cyrenaica/city-cyrene")
            .on_slot(Rome, "cyrenaica/caravan-papyrus")
    };
    let play = cyrenaica().on_slot(Rome, "cyrenaica/market").collected(&[]);
    assert_eq!(got(&play, Rome), tokens("2*papyrus"));
    assert_eq!(got(&play, Egypt), tokens("coin"));
    let play = cyrenaica().collected(&[]);
    assert_eq!(got(&play, Rome), tokens("papyrus"));
}

/// 1.1-e, 1.1-f, 1.1-j, RUL-6, DP-2, I-d, EX-7, EX-81
#[test]
fn a_legendary_city_with_temple_gives_a_choice_after_the_draw() {
    let sicilia = || {
        barren()
            .control(Rome, "sicilia")
            .built("sicilia/city-syracusae sicilia/temple")
            .hand(Rome, "coin")
    };
    let mut play = sicilia().collected(&["gems"]);
    let city = slot("sicilia/city-syracusae");
    assert_eq!(play.phase(), Phase::Temple { empire: Rome, city });
    assert_eq!(play.hand(Rome), tokens("2*coin legendary-gems"));
    // The others hear of a draw, not of the good.
    let drew = |good| Event::Drew { empire: Rome, good };
    assert!(play.heard(Rome).contains(&drew(Some(Good::Gems))));
    assert!(play.heard(Greece).contains(&drew(None)));
    assert!(!play.heard(Greece).contains(&drew(Some(Good::Gems))));
    assert_eq!(play.view(Greece).held[Rome], 3);

    play.by(Rome, Act::Gain { gain: Gain::Coin });
    assert_eq!(play.hand(Rome), tokens("3*coin legendary-gems"));
    let mut play = sicilia().collected(&["gems"]);
    play.draws(&["oil"]);
    play.by(
        Rome,
        Act::Gain {
            gain: Gain::Legendary,
        },
    );
    assert_eq!(
        play.hand(Rome),
        tokens("2*coin legendary-gems legendary-oil")
    );
    assert_eq!(play.phase(), Phase::Announce);
}

/// RUL-6
#[test]
fn the_order_of_several_legendary_cities_is_their_owners() {
    let mut play = barren()
        .control(Rome, "sicilia asia")
        .built("sicilia/city-syracusae sicilia/temple asia/city-troia")
        .hand(Rome, "")
        .collected(&[]);
    assert_eq!(play.phase(), Phase::Cities { empire: Rome });
    play.refuses(
        Rome,
        Act::Draw {
            city: slot("judea/city-ierusalem"),
        },
        Refusal::NotYourCity(slot("judea/city-ierusalem")),
    );
    play.draws(&["wine", "oil"]);
    // After the city without a temple only one is left, and nothing is to be chosen.
    play.by(
        Rome,
        Act::Draw {
            city: slot("asia/city-troia"),
        },
    );
    assert!(matches!(play.phase(), Phase::Temple { .. }));
}

/// 1.2-a, 1.2-b, 1.2-c, RUL-48, EX-8
#[test]
fn an_empty_pile_is_renewed_when_a_draw_is_due() {
    let mut play = barren()
        .control(Rome, "sicilia")
        .built("sicilia/city-syracusae sicilia/temple")
        .hand(Rome, "")
        .change(|state| {
            let discard = [Good::Wine, Good::Oil, Good::Wood, Good::Gold];
            state.open.discard = discard.into_iter().collect();
            state.pile = [Good::Gems].into_iter().collect();
            for good in Good::ALL {
                if !(state.pile | state.open.discard).contains(good) {
                    state.hands[Egypt].add(Token::legendary(good));
                }
            }
        })
        .collected(&["gems"]);
    assert_eq!((play.state().pile.len(), play.open().discard.len()), (0, 4));
    play.draws(&["wood"]);
    play.by(
        Rome,
        Act::Gain {
            gain: Gain::Legendary,
        },
    );
    assert_eq!(
        play.hand(Rome),
        tokens("coin legendary-gems legendary-wood")
    );
    assert_eq!((play.state().pile.len(), play.open().discard.len()), (3, 0));
    assert!(play.events().contains(&Event::PileRenewed));
}

/// 1.1-k, 1.1-m, RUL-5, EX-11
#[test]
fn claims_that_the_reserve_cannot_serve_lapse() {
    let play = barren()
        .control(Greece, "crete")
        .built("crete/caravan-pottery crete/market")
        .hand(Rome, "2*pottery")
        .collected(&[]);
    assert_eq!(got(&play, Greece), tokens("pottery"));
    let lapsed = Event::Lapsed {
        empire: Greece,
        tokens: tokens("pottery"),
    };
    assert!(play.events().contains(&lapsed));
}

/// 1.1-l, 1.1-m, 1.2-c, RUL-5, RUL-6, RUL-48, EX-100
#[test]
fn a_short_supply_is_shared_out_in_rounds_from_the_trade_leader() {
    let play = Case::of(4)
        .change(|state| state.open.buildings = Default::default())
        .title(Track::Trade, Rome)
        .control(Egypt, "judea")
        .built("italia/city-roma africa/city-carthago achaia/city-athenae achaia/city-corinthus")
        .built("aegyptus/city-alexandria judea/city-ierusalem judea/temple")
        .hand(Rome, "")
        .hand(Greece, "")
        .hand(Egypt, "39*coin")
        .hand(Carthage, "")
        .change(|state| {
            // One legendary good in the pile, none in the discard.
            for good in Good::ALL.into_iter().skip(1) {
                state.pile.remove(good);
                state.hands[Egypt].add(Token::legendary(good));
            }
        })
        .collected(&["pottery"]);
    for (empire, coins) in [(Rome, 1), (Greece, 2), (Egypt, 1), (Carthage, 1)] {
        assert_eq!(got(&play, empire).coins(), coins, "{empire}");
    }
    assert!(play.hand(Egypt).has(token("legendary-pottery")));
    // For the temple nothing is left, and Egypt is not asked.
    assert_eq!(play.phase(), Phase::Announce);
}

/// 1.2-e, 1.2-f, RUL-7, RUL-50, 7-d, 11.colossus-a, 11.temple-of-artemis-a, DP-3, EX-12
#[test]
fn artemis_brings_a_coin_and_the_colossus_any_good_in_stock() {
    let mut play = barren()
        .cards(Rome, "colossus temple-of-artemis")
        .hand(Rome, "")
        .hand(Greece, "5*wood")
        .collected(&[]);
    assert_eq!(play.hand(Rome), tokens("coin"));
    assert_eq!(play.phase(), Phase::Colossus { empire: Rome });
    let kinds = play.options(Rome);
    assert_eq!(kinds.len(), 12 + 1);
    let wood = Act::Colossus { good: Good::Wood };
    assert_eq!(
        play.refuses(Rome, wood, Refusal::NotInStock(Good::Wood)),
        "RUL-7"
    );
    assert!(play.offers(Rome, Act::NoColossus));
    play.by(
        Rome,
        Act::Colossus {
            good: Good::Pottery,
        },
    );
    assert_eq!(play.hand(Rome), tokens("coin pottery"));
    let told = Event::Colossus {
        empire: Rome,
        good: Some(Good::Pottery),
    };
    assert!(play.events().contains(&told));
}

/// 1.2-d, 10.circe-a, 10.circe-b, 10.circe-c, EX-67
#[test]
fn circes_legions_collect_like_caravans() {
    let aethiopia = || {
        barren()
            .cards(Egypt, "circe")
            .on_slot(Egypt, "aethiopia/caravan-gold")
    };
    let play = aethiopia().collected(&[]);
    assert_eq!(got(&play, Egypt), tokens("gold"));
    let trade = |play: &Play| play.values(Egypt)[0];
    let without = barren().cards(Egypt, "circe").collected(&[]);
    assert_eq!(trade(&play), trade(&without));
    let play = aethiopia().built("aethiopia/market").collected(&[]);
    assert_eq!(got(&play, Egypt), tokens("2*gold"));
    // Without her a legion on an empty slot collects nothing.
    let play = barren()
        .on_slot(Egypt, "aethiopia/caravan-gold")
        .collected(&[]);
    assert_eq!(got(&play, Egypt), Holding::NONE);
}

/// RUL-25, 10.castor-and-pollux-b
#[test]
fn a_copied_circe_works_with_the_copiers_own_legions() {
    let play = barren()
        .cards(Egypt, "circe")
        .cards(Rome, "castor-and-pollux")
        .change(|state| state.open.copied = Some(Card::Circe))
        .unbuilt("italia/caravan-wine")
        .on_slot(Rome, "italia/caravan-wine")
        .collected(&[]);
    assert_eq!(got(&play, Rome), tokens("wine"));
}
