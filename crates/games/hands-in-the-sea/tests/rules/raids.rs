//! 5.2.4 Raids, 5.2.6 bribery, 5.3.4 pillage.

use hands_in_the_sea::Zone::{Africa, Italy, Sicily};
use hands_in_the_sea::{Act, Action, Frame, HandsInTheSea, Role, Spot, Strategy};
use kernel::Game;

use crate::common::*;

fn raid_targets(play: &mut Play, side: Side) -> Vec<&'static str> {
    if !play.offers(side, begin(Action::Raid)) {
        return Vec::new();
    }
    play.act(side, begin(Action::Raid));
    (play.options(side).into_iter())
        .filter_map(|act| match act {
            Act::Place { at } => Some(at.id()),
            _ => None,
        })
        .collect()
}

/// EX-38, 5.2.4-a, 5.2.4-b, 5.2.4-c, 5.2.4-d, 5.2.4-f, C-1, C-33, RUL-34
#[test]
fn a_raid_reaches_as_far_as_its_cards() {
    let case = |cards: &str| {
        Case::new()
            .active(Carthage)
            .towns(Rome, "thermae hippana tyndaris")
            .hand(Carthage, cards)
    };
    let one = "numidian-cavalry";
    let two = "numidian-cavalry numidian-cavalry";
    assert_eq!(
        raid_targets(&mut case(one).play(), Carthage),
        ["thermae", "hippana"]
    );
    assert_eq!(
        raid_targets(&mut case(two).play(), Carthage),
        ["tyndaris", "thermae", "hippana"]
    );
    let scouts = case(one).strategy(Carthage, Strategy::Scouts);
    assert_eq!(
        raid_targets(&mut scouts.play(), Carthage),
        ["tyndaris", "thermae", "hippana"]
    );
    // The strait is barred.
    let case = Case::new()
        .active(Carthage)
        .towns(Carthage, "messana")
        .hand(Carthage, one);
    assert_eq!(raid_targets(&mut case.play(), Carthage), ["catana"]);
    // More cards than needed may be played, too few may not.
    let mut play = Case::new()
        .active(Carthage)
        .towns(Rome, "thermae hippana tyndaris")
        .hand(
            Carthage,
            "numidian-cavalry numidian-cavalry numidian-cavalry",
        )
        .play();
    play.run(Carthage, [begin(Action::Raid), place("tyndaris")]);
    play.act(Carthage, pick(Role::Raider, "numidian-cavalry"));
    assert_eq!(play.forbidden(Carthage, Act::Enough), "5.2.4-a");
    play.act(Carthage, pick(Role::Raider, "numidian-cavalry"));
    play.act(Carthage, Act::Enough);
    assert_eq!(play.hand(Carthage).len(), 1);
}

/// EX-39, 5.2.4-j, 5.2.4-k
#[test]
fn a_raid_takes_the_marker() {
    let raid = |case: Case, target: &str| {
        let mut play = case
            .active(Carthage)
            .hand(Carthage, "numidian-cavalry")
            .play();
        play.run(
            Carthage,
            [
                begin(Action::Raid),
                place(target),
                pick(Role::Raider, "numidian-cavalry"),
            ],
        );
        play.act(Rome, Act::Decline);
        play
    };
    let play = raid(Case::new().towns(Carthage, "velia"), "neapolis");
    let captured = play.state().open.powers[Carthage].captured;
    assert_eq!((captured.cities, captured.points()), (1, 2));
    assert_eq!(play.owner("neapolis"), Some(Rome));
    assert!(!play.state().open.cities.contains(at("neapolis")));
    // A Town is not replaced; its card stays with the enemy.
    let play = raid(Case::new().towns(Carthage, "velia"), "temesa");
    assert_eq!(
        (
            play.owner("temesa"),
            play.state().open.powers[Carthage].captured.points()
        ),
        (None, 1)
    );
    assert!(!play.discard(Carthage).has(face("temesa")));
    // Without a Town in supply the location of a City is left unoccupied.
    let none = Case::new().towns(Carthage, "velia").change(|state| {
        state.open.powers[Carthage].captured.towns = state.open.towns_left(Rome);
    });
    assert_eq!(raid(none, "neapolis").owner("neapolis"), None);
}

/// EX-40, 5.2.4-g, 5.2.4-h, 5.2.4-i, C-2, D-4
#[test]
fn a_raid_is_blocked_by_troops_or_by_the_place_itself() {
    let raid = |fleet| {
        let mut case = Case::new()
            .active(Carthage)
            .towns(Rome, "tyndaris")
            .empty("messana catana")
            .towns(Carthage, "thermae")
            .hand(Rome, "tyndaris velites legion")
            .hand(Carthage, "numidian-cavalry");
        if fleet {
            case = case
                .fleet(Carthage, Some(Sicily), 2)
                .empty("rhegium")
                .towns(Carthage, "messana");
        }
        let mut play = case.play();
        play.run(
            Carthage,
            [
                begin(Action::Raid),
                place("tyndaris"),
                pick(Role::Raider, "numidian-cavalry"),
            ],
        );
        play
    };
    let mut play = raid(true);
    assert_eq!(play.forbidden(Rome, block("tyndaris")), "4.4-b");
    assert_eq!(play.forbidden(Rome, block("legion")), "5.2.4-g");
    assert_eq!(play.options(Rome), [block("velites"), Act::Decline]);
    play.act(Rome, block("velites"));
    assert_eq!(
        (play.owner("tyndaris"), play.asked()),
        (Some(Rome), Some(Carthage))
    );
    assert!(play.discard(Rome).has(face("velites")));
    assert!(play.discard(Carthage).has(face("numidian-cavalry")));
    let mut play = raid(false);
    play.act(Rome, block("tyndaris"));
    assert_eq!(play.owner("tyndaris"), Some(Rome));
}

/// EX-41, 5.2.4-e
#[test]
fn a_raid_passes_no_fortification() {
    let case = |forts: &str| {
        Case::new()
            .active(Carthage)
            .towns(Rome, "thermae tyndaris")
            .forts(forts)
            .hand(Carthage, "numidian-cavalry numidian-cavalry")
    };
    assert!(raid_targets(&mut case("").play(), Carthage).contains(&"tyndaris"));
    assert!(!raid_targets(&mut case("thermae").play(), Carthage).contains(&"tyndaris"));
}

/// D-4: the window opens whether the enemy can block or not, and says the same.
#[test]
fn the_window_to_block_always_opens() {
    for hand in ["pisa", "velites", ""] {
        let mut play = Case::new()
            .active(Carthage)
            .towns(Carthage, "velia")
            .hand(Rome, hand)
            .hand(Carthage, "numidian-cavalry")
            .play();
        play.run(
            Carthage,
            [
                begin(Action::Raid),
                place("temesa"),
                pick(Role::Raider, "numidian-cavalry"),
            ],
        );
        assert_eq!(play.asked(), Some(Rome));
        assert!(play.offers(Rome, Act::Decline));
        let opening = HandsInTheSea::opening(play.state()).expect("a window");
        assert_eq!((opening.key, opening.decline), ("block-raid", Act::Decline));
    }
}

fn bribed(case: Case) -> Play {
    let mut play = case.hand(Rome, "envoy").silver(Rome, 3).play();
    play.run(Rome, [begin(Action::Bribe), pick(Role::Briber, "envoy")]);
    assert_eq!(play.silver(Rome), 2);
    play
}

/// EX-42, 5.2.6-a, 5.2.6-b, 5.2.6-c, 5.2.6-e, C-3, C-4
#[test]
fn a_bribe_takes_a_mercenary() {
    let case = || {
        Case::new()
            .hand(Carthage, "numidian-cavalry general")
            .reserve(Carthage, "greek-mercenaries")
    };
    let mut play = bribed(case());
    play.act(Carthage, Act::Decline);
    assert_eq!(
        play.options(Carthage),
        [
            give(Spot::Hand, "numidian-cavalry"),
            give(Spot::Reserve, "greek-mercenaries")
        ]
    );
    assert_eq!(play.forbidden(Carthage, Act::ShowHand), "5.2.6-c");
    play.act(Carthage, give(Spot::Reserve, "greek-mercenaries"));
    assert_eq!(play.empire(Carthage).count(face("greek-mercenaries")), 2);
    let mut play = bribed(case());
    assert_eq!(
        play.forbidden(Carthage, block("numidian-cavalry")),
        "5.2.6-b"
    );
    play.act(Carthage, block("general"));
    assert_eq!(
        (play.asked(), play.frame()),
        (Some(Rome), Some(Frame::Actions))
    );
    // Cards in battle are safe.
    let mut play = bribed(
        Case::new()
            .battle(Carthage, "messana", 0, "greek-mercenaries", "")
            .hand(Carthage, "aspis"),
    );
    play.act(Carthage, Act::Decline);
    assert_eq!(play.options(Carthage), [Act::ShowHand]);
}

/// 5.2.6-d, C-25, RUL-53
#[test]
fn who_has_no_mercenary_shows_the_hand() {
    let mut play = bribed(Case::new().hand(Carthage, "aspis general"));
    play.act(Carthage, Act::Decline);
    play.act(Carthage, Act::ShowHand);
    assert_eq!(
        play.view(Rome).powers[Carthage].known_hand,
        pile("aspis general")
    );
    // With Loyalty nothing is chosen and nothing shown.
    let loyal = Case::new()
        .hand(Carthage, "numidian-cavalry")
        .strategy(Carthage, Strategy::Loyalty);
    let mut play = bribed(loyal);
    play.act(Carthage, Act::Decline);
    assert_eq!(play.asked(), Some(Rome));
    assert!(play.view(Rome).powers[Carthage].known_hand.is_empty());
}

/// EX-43, 5.3.4-a, 5.3.4-b, 5.3.4-f, 5.3.4-g, C-5
#[test]
fn a_coast_is_pillaged() {
    let case = |silver| {
        Case::new()
            .active(Carthage)
            .fleet(Carthage, Some(Sicily), 5)
            .silver(Rome, silver)
            .silver(Carthage, 0)
            .hand(Rome, "messana fortification-rome pisa")
            .hand(Carthage, "hippo-acra utica")
    };
    let pillage = |case: Case| {
        let mut play = case.play();
        play.run(
            Carthage,
            [
                begin(Action::Pillage),
                place("messana"),
                pick(Role::Ship, "hippo-acra"),
            ],
        );
        play
    };
    let mut play = pillage(case(5));
    play.act(Rome, Act::Decline);
    assert_eq!((play.silver(Rome), play.silver(Carthage)), (3, 2));
    assert_eq!(play.state().open.powers[Carthage].pillage, 1);
    let mut play = pillage(case(1));
    play.act(Rome, Act::Decline);
    assert_eq!((play.silver(Rome), play.silver(Carthage)), (0, 2));
    let mut play = pillage(case(5));
    assert_eq!(play.forbidden(Rome, block("pisa")), "5.3.4-f");
    assert!(play.offers(Rome, block("messana")));
    play.act(Rome, block("fortification-rome"));
    assert_eq!(
        (
            play.silver(Rome),
            play.state().open.powers[Carthage].pillage
        ),
        (5, 0)
    );
}

/// EX-44, 5.3.4-h, RUL-18, RUL-19, 5.3.4-i, RUL-50
#[test]
fn pillage_costs_the_enemy_points() {
    let pillage = |marker: u8, vp: u16| {
        let mut play = Case::new()
            .active(Carthage)
            .fleet(Carthage, Some(Sicily), 1)
            .vp(Rome, vp)
            .hand(Carthage, "hippo-acra")
            .change(|state| state.open.powers[Carthage].pillage = marker)
            .play();
        play.run(
            Carthage,
            [
                begin(Action::Pillage),
                place("messana"),
                pick(Role::Ship, "hippo-acra"),
            ],
        );
        let silver = play.silver(Carthage);
        play.act(Rome, Act::Decline);
        assert_eq!(
            play.silver(Carthage),
            silver,
            "one warship takes nothing, and counts"
        );
        (play.state().open.powers[Carthage].pillage, play.vp(Rome))
    };
    assert_eq!(pillage(2, 7), (3, 6));
    assert_eq!(pillage(3, 6), (4, 6));
    assert_eq!(pillage(4, 6), (5, 4));
    assert_eq!(pillage(7, 9), (0, 6));
    assert_eq!(pillage(7, 2), (0, 0));
}

/// 5.3.4-b, 5.3.4-c, 5.3.4-d, 5.3.4-e, RUL-17, C-26
#[test]
fn where_a_fleet_can_pillage() {
    let case = || {
        Case::new()
            .active(Carthage)
            .fleet(Carthage, Some(Sicily), 2)
            .hand(Carthage, "hippo-acra utica")
    };
    let begin_with = |case: Case| {
        let mut play = case.play();
        play.act(Carthage, begin(Action::Pillage));
        play
    };
    let mut play = begin_with(case());
    assert_eq!(play.forbidden(Carthage, place("rome")), "5.3.4-a");
    // In an adjacent zone two ship cards are needed.
    play.run(Carthage, [place("velia"), pick(Role::Ship, "hippo-acra")]);
    assert_eq!(play.asked(), Some(Carthage));
    play.act(Carthage, pick(Role::Ship, "utica"));
    assert_eq!(play.asked(), Some(Rome));
    play.act(Rome, Act::Decline);
    assert_eq!(play.forbidden(Carthage, begin(Action::Pillage)), "4.2-b");
    let play = begin_with(
        case()
            .forts("messana")
            .battle(Carthage, "catana", 0, "general", ""),
    );
    assert_eq!(play.forbidden(Carthage, place("messana")), "5.3.4-c");
    assert_eq!(play.forbidden(Carthage, place("catana")), "5.3.4-c");
    // The enemy fleet guards its zone, and hinders nobody from leaving it.
    let play = begin_with(case().fleet(Rome, Some(Sicily), 1));
    assert_eq!(play.forbidden(Carthage, place("messana")), "5.3.4-c");
    assert!(play.offers(Carthage, place("velia")));
    let play = begin_with(case().fleet(Rome, Some(Italy), 1));
    assert_eq!(play.forbidden(Carthage, place("velia")), "5.3.4-c");
    let play = Case::new()
        .active(Carthage)
        .fleet(Carthage, Some(Africa), 2)
        .hand(Carthage, "utica trireme-carthage");
    let play = begin_with(play);
    assert_eq!(play.forbidden(Carthage, place("velia")), "5.3.4-b");
    let play = Case::new().active(Carthage).hand(Carthage, "utica").play();
    assert_eq!(play.forbidden(Carthage, begin(Action::Pillage)), "5.3.4-a");
}

/// C-26: Diplomacy costs the enemy 2 silver, whatever comes of it.
#[test]
fn diplomacy_has_its_price() {
    let case = |silver| {
        Case::new()
            .active(Carthage)
            .strategy(Rome, Strategy::Diplomacy)
            .silver(Carthage, silver)
            .towns(Carthage, "velia")
            .fleet(Carthage, Some(Sicily), 2)
            .hand(Rome, "velites")
            .hand(Carthage, "numidian-cavalry velia aspis general utica")
    };
    for action in [Action::Raid, Action::Attack, Action::Pillage] {
        assert!(case(2).play().offers(Carthage, begin(action)), "{action:?}");
        assert!(
            !case(1).play().offers(Carthage, begin(action)),
            "{action:?}"
        );
    }
    let mut play = case(2).play();
    play.run(
        Carthage,
        [
            begin(Action::Raid),
            place("temesa"),
            pick(Role::Raider, "numidian-cavalry"),
        ],
    );
    play.act(Rome, block("velites"));
    assert_eq!(
        (play.silver(Carthage), play.owner("temesa")),
        (0, Some(Rome))
    );
}

/// EX-45, C-23
#[test]
fn plundering_takes_more() {
    let mut play = Case::new()
        .active(Carthage)
        .strategy(Carthage, Strategy::Plundering)
        .fleet(Carthage, Some(Sicily), 5)
        .silver(Rome, 5)
        .silver(Carthage, 0)
        .hand(Rome, "pisa cosa")
        .hand(Carthage, "hippo-acra")
        .play();
    play.run(
        Carthage,
        [
            begin(Action::Pillage),
            place("messana"),
            pick(Role::Ship, "hippo-acra"),
        ],
    );
    play.luck([("lost-card", "cosa")]);
    play.act(Rome, Act::Decline);
    assert_eq!((play.silver(Rome), play.silver(Carthage)), (3, 3));
    assert_eq!(
        (play.hand(Rome), play.discard(Rome)),
        (pile("pisa"), pile("cosa"))
    );
}
