//! Every card of the box, in tables of what is printed on it and what it does.

use hands_in_the_sea::{Ability, Act, Action, Face, Kind, Owner, Role, Strategy, data};

use crate::common::*;

/// C-1, C-2, C-3, C-4, C-5, C-6, C-7, C-8, C-9, C-10, C-12, C-13, C-14, C-15
#[test]
fn every_empire_card_is_what_the_table_says() {
    use Kind::{
        Cavalry, Civil, Elephants, HeavyInfantry, Leader, LightInfantry, Ship, SiegeEngine,
    };
    // id, owner, copies and start copies, cost, kind, swords, mercenary.
    let table = [
        ("legion", "rome", 5, 1, 4, HeavyInfantry, 2, false),
        ("velites", "rome", 2, 0, 2, LightInfantry, 1, false),
        ("equites", "rome", 2, 0, 3, Cavalry, 1, false),
        ("praetor", "rome", 2, 1, 2, Leader, 1, false),
        ("consul", "rome", 2, 0, 3, Leader, 1, false),
        ("dictator", "rome", 1, 0, 4, Leader, 2, false),
        ("senatorial-support", "rome", 1, 0, 3, Civil, 0, false),
        ("trireme-rome", "rome", 1, 0, 2, Ship, 0, false),
        ("merchant-rome", "rome", 1, 0, 2, Civil, 0, false),
        ("fortification-rome", "rome", 1, 0, 2, Civil, 0, false),
        ("trireme-carthage", "carthage", 2, 1, 2, Ship, 0, false),
        ("merchant-carthage", "carthage", 2, 1, 2, Civil, 0, false),
        ("numidian-cavalry", "carthage", 3, 0, 2, Cavalry, 1, true),
        ("sacred-band", "carthage", 1, 0, 4, HeavyInfantry, 2, false),
        (
            "greek-mercenaries",
            "carthage",
            2,
            0,
            5,
            HeavyInfantry,
            2,
            true,
        ),
        (
            "celtic-infantry",
            "carthage",
            1,
            0,
            4,
            HeavyInfantry,
            2,
            true,
        ),
        (
            "ligurian-infantry",
            "carthage",
            2,
            0,
            2,
            LightInfantry,
            1,
            true,
        ),
        (
            "balearic-slingers",
            "carthage",
            1,
            0,
            2,
            LightInfantry,
            1,
            true,
        ),
        ("war-elephants", "carthage", 2, 0, 3, Elephants, 0, false),
        ("general", "carthage", 2, 0, 3, Leader, 1, false),
        ("mercenary-general", "carthage", 1, 0, 4, Leader, 2, false),
        ("magistrate", "carthage", 1, 0, 3, Civil, 0, false),
        (
            "fortification-carthage",
            "carthage",
            1,
            0,
            2,
            Civil,
            0,
            false,
        ),
        ("siege-engine", "neutral", 2, 0, 3, SiegeEngine, 2, false),
        ("settlers", "neutral", 2, 0, 1, Civil, 0, false),
        ("envoy", "neutral", 2, 0, 2, Civil, 0, false),
        (
            "campanian-mercenaries",
            "neutral",
            1,
            0,
            4,
            HeavyInfantry,
            2,
            true,
        ),
        ("cretan-archers", "neutral", 1, 0, 2, LightInfantry, 1, true),
        ("tarentine-cavalry", "neutral", 1, 0, 3, Cavalry, 1, true),
    ];
    let empire =
        Face::all().filter(|face| !matches!(face.sheet().owner, Owner::Location | Owner::Campaign));
    assert_eq!(empire.count(), table.len());
    for (id, owner, copies, start, cost, kind, swords, mercenary) in table {
        let sheet = face(id).sheet();
        let owned = match sheet.owner {
            Owner::Power(side) => side.id(),
            _ => "neutral",
        };
        assert_eq!(
            (owned, sheet.copies, sheet.start_copies),
            (owner, copies, start),
            "{id}"
        );
        assert_eq!(
            (sheet.cost, sheet.kind, sheet.swords),
            (cost, Some(kind), swords),
            "{id}"
        );
        assert_eq!(sheet.mercenary, mercenary, "{id}");
        let troops = matches!(kind, HeavyInfantry | LightInfantry | Cavalry | Leader);
        assert_eq!(
            (sheet.levy, sheet.manpower),
            (troops, kind == HeavyInfantry && !mercenary)
        );
        let has = |ability| sheet.abilities.contains(&ability);
        assert_eq!(has(Ability::Raid), kind == Cavalry, "{id}");
        assert_eq!(
            has(Ability::BlockRaid),
            matches!(kind, Cavalry | LightInfantry),
            "{id}"
        );
        assert_eq!(has(Ability::NavalLeader), kind == Leader, "{id}");
        assert_eq!(has(Ability::SiegeAttacker), kind == SiegeEngine, "{id}");
    }
}

/// 5.4.1-a: every card that a power can draft costs what is printed on it.
#[test]
fn every_empire_card_can_be_drafted_by_its_power() {
    for face in Face::all() {
        let sheet = face.sheet();
        let sides: &[Side] = match sheet.owner {
            Owner::Power(Rome) => &[Rome],
            Owner::Power(Carthage) => &[Carthage],
            Owner::Neutral => &Side::ALL,
            Owner::Location | Owner::Campaign => continue,
        };
        for &side in sides {
            let settler = match side {
                Rome => "rome",
                Carthage => "carthage",
            };
            for levy in [false, true] {
                let mut play = Case::new()
                    .active(side)
                    .hand(side, settler)
                    .silver(side, 20)
                    .play();
                play.act(side, begin(Action::Draft));
                let act = Act::Draft { face, levy };
                if levy && !sheet.levy {
                    assert_eq!(play.forbidden(side, act), "5.4.1-e");
                    continue;
                }
                play.act(side, act);
                if sheet.manpower {
                    play.act(side, pick(Role::Settler, settler));
                }
                let cost = u16::from(sheet.cost) * if levy { 2 } else { 1 };
                assert_eq!(play.silver(side), 20 - cost, "{face}");
                assert_eq!(play.discard(side).has(face), !levy, "{face}");
            }
            let play = Case::new()
                .active(side.enemy())
                .silver(side.enemy(), 20)
                .play();
            if sheet.owner == Owner::Power(side) {
                let mut play = play;
                play.act(side.enemy(), begin(Action::Draft));
                let act = Act::Draft { face, levy: false };
                assert_eq!(play.forbidden(side.enemy(), act), "5.4.1-b");
            }
        }
    }
}

/// 2-k, 5.3.1-a: every Location card pays with the symbols that it has.
#[test]
fn every_location_card_serves_by_its_symbols() {
    // Wagon, ship, silver, wine, settler, swords.
    let table = [
        ("pisa", [0, 1, 1, 0, 0, 0]),
        ("cosa", [1, 0, 0, 1, 0, 0]),
        ("rome", [1, 0, 3, 0, 1, 0]),
        ("neapolis", [0, 1, 2, 0, 1, 0]),
        ("velia", [1, 0, 1, 0, 0, 0]),
        ("temesa", [1, 0, 0, 1, 0, 0]),
        ("rhegium", [0, 1, 1, 0, 0, 1]),
        ("tarentum", [0, 1, 2, 0, 1, 0]),
        ("messana", [1, 0, 1, 0, 0, 1]),
        ("catana", [0, 0, 1, 1, 0, 0]),
        ("tyndaris", [0, 1, 0, 1, 0, 0]),
        ("thermae", [0, 1, 1, 0, 0, 0]),
        ("panormus", [0, 1, 2, 0, 1, 0]),
        ("drepanum", [0, 1, 0, 0, 0, 1]),
        ("lilybaeum", [0, 1, 1, 0, 0, 1]),
        ("heraclea", [1, 0, 1, 0, 0, 0]),
        ("agrigentum", [0, 0, 2, 0, 1, 0]),
        ("camarina", [1, 0, 0, 1, 0, 0]),
        ("syracuse", [0, 1, 3, 0, 1, 0]),
        ("enna", [1, 0, 0, 0, 0, 1]),
        ("hippana", [1, 0, 0, 1, 0, 0]),
        ("aleria", [0, 1, 1, 0, 1, 0]),
        ("olbia", [0, 1, 1, 0, 0, 0]),
        ("nuaro", [1, 0, 1, 0, 0, 0]),
        ("tharros", [0, 0, 2, 0, 0, 0]),
        ("caralis", [1, 0, 2, 0, 0, 0]),
        ("hippo-acra", [0, 1, 0, 0, 1, 0]),
        ("utica", [0, 1, 2, 0, 0, 0]),
        ("carthage", [0, 1, 3, 0, 1, 0]),
        ("aspis", [1, 0, 0, 1, 0, 0]),
        ("hadrumetum", [1, 0, 2, 0, 0, 0]),
        ("thapsus", [1, 0, 0, 1, 0, 0]),
    ];
    assert_eq!(table.len(), hands_in_the_sea::Location::COUNT);
    for (id, [wagon, ship, silver, wine, settler, swords]) in table {
        let sheet = face(id).sheet();
        let symbols = [sheet.wagon, sheet.ship, sheet.wine, sheet.settler].map(u8::from);
        assert_eq!(symbols, [wagon, ship, wine, settler], "{id}");
        assert_eq!((sheet.silver, sheet.swords), (silver, swords), "{id}");
    }
    for at in hands_in_the_sea::Location::all() {
        let (face, sheet) = (at.face(), at.face().sheet());
        // Held by Rome in the midst of peace, every card can be used.
        let case = Case::new();
        let case = match case.state.controls(Rome, at) {
            true => case,
            false if at == data().ground.capital[Carthage] => continue,
            false => case.towns(Rome, at.id()),
        };
        let mut play = case.hand(Rome, at.id()).silver(Rome, 0).play();
        let takes = play.offers(Rome, begin(Action::TakeMoney));
        assert_eq!(takes, sheet.silver > 0, "{at}");
        if takes {
            play.run(
                Rome,
                [
                    begin(Action::TakeMoney),
                    Act::Pick {
                        role: Role::Coin,
                        face,
                    },
                ],
            );
            assert_eq!(play.silver(Rome), u16::from(sheet.silver), "{at}");
        }
    }
}

/// C-20, C-21, C-22, C-23, C-24, C-25, C-26, C-27, C-28, C-29, C-30, C-31, C-32, C-33, C-34, 7.1-b
#[test]
fn every_strategy_card_has_its_price_and_owner() {
    let table = [
        (Strategy::Corvus, "rome", 4, 2, 2),
        (Strategy::DeepReserve, "any", 3, 1, 1),
        (Strategy::CelticAllies, "carthage", 4, 2, 2),
        (Strategy::Plundering, "any", 2, 1, 0),
        (Strategy::Devotion, "any", 2, 1, 0),
        (Strategy::Loyalty, "any", 2, 1, 0),
        (Strategy::Diplomacy, "any", 3, 1, 1),
        (Strategy::SkilledSailors, "carthage", 4, 2, 2),
        (Strategy::Shipwrights, "any", 3, 1, 1),
        (Strategy::TradeRoutes, "any", 3, 1, 2),
        (Strategy::MilitaryRoads, "rome", 3, 1, 1),
        (Strategy::Conscription, "rome", 3, 1, 2),
        (Strategy::Siegecraft, "any", 3, 1, 1),
        (Strategy::Scouts, "any", 2, 1, 0),
        (Strategy::MercenaryContracts, "carthage", 3, 1, 2),
    ];
    assert_eq!(table.len(), Strategy::COUNT);
    for (card, only, cost, alternative, upkeep) in table {
        let sheet = card.sheet();
        assert_eq!(sheet.only.map_or("any", Side::id), only, "{card}");
        assert_eq!(
            (sheet.cost, sheet.alt_cost, sheet.upkeep),
            (cost, alternative, upkeep),
            "{card}"
        );
        let others: Vec<Strategy> = Strategy::all().filter(|other| *other != card).collect();
        for side in Side::ALL {
            let row = [others[0], others[1], card];
            let mut play = Case::new()
                .active(side)
                .row(row)
                .silver(side, u16::from(cost))
                .play();
            if sheet.only.is_some_and(|only| only != side) {
                assert!(!play.offers(side, Act::Buy { position: 3 }));
                continue;
            }
            play.run(side, [begin(Action::Buy), Act::Buy { position: 3 }]);
            assert!(play.state().open.has(side, card), "{card}");
            assert_eq!(play.silver(side), 0);
        }
    }
}
