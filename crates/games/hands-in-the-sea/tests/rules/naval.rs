//! 5.2.5 Engaging the enemy fleet, 5.6.3 building warships.

use hands_in_the_sea::Zone::{Africa, CorsicaSardinia, Italy, Sicily};
use hands_in_the_sea::{Act, Action, Frame, Haven, NavalStep, Role, Spot, Strategy};

use crate::common::*;

/// Both fleets in one zone, Carthage about to engage with a ship card.
fn fleets(rome: u8, carthage: u8) -> Case {
    Case::new()
        .active(Carthage)
        .fleet(Rome, Some(Sicily), rome)
        .fleet(Carthage, Some(Sicily), carthage)
        .hand(Carthage, "trireme-carthage")
}

#[track_caller]
fn engage(play: &mut Play) {
    play.run(
        Carthage,
        [begin(Action::Engage), pick(Role::Ship, "trireme-carthage")],
    );
}

fn warships(play: &Play) -> (u8, u8) {
    let fleet = |side: Side| play.state().open.powers[side].fleet.warships;
    (fleet(Rome), fleet(Carthage))
}

/// EX-46, 5.2.5-a, 5.2.5-e, 5.2.5-f, 5.2.5-g, 5.2.5-h, 5.2.5-i, 5.2.5-j, 5.2.5-o, D-5
#[test]
fn hits_sink_and_the_loser_retreats() {
    let mut play = fleets(5, 4)
        .fleet(Rome, Some(CorsicaSardinia), 5)
        .fleet(Carthage, Some(CorsicaSardinia), 4)
        .play();
    play.act(Carthage, begin(Action::Engage));
    play.luck([1, 3, 5, 6, 1, 2, 2, 4, 5].map(|die| ("warships", die)));
    play.act(Carthage, pick(Role::Ship, "trireme-carthage"));
    assert_eq!((warships(&play), play.prestige(Carthage)), ((3, 3), 1));
    assert_eq!(play.asked(), Some(Rome));
    let retreats = [
        Act::Retreat { to: sea(Italy) },
        Act::Retreat { to: Haven::Port },
    ];
    assert_eq!(play.options(Rome), retreats);
    assert_eq!(
        play.forbidden(Rome, Act::Retreat { to: sea(Africa) }),
        "5.2.5-j"
    );
    assert_eq!(play.forbidden(Rome, Act::Stay), "5.2.5-j");
    play.act(Rome, Act::Retreat { to: Haven::Port });
    assert_eq!(play.state().open.powers[Rome].fleet.zone, None);
}

/// EX-47, 5.2.5-g, 5.2.5-k
#[test]
fn after_a_draw_the_defender_may_go_or_stay() {
    let mut play = fleets(2, 2).play();
    play.act(Carthage, begin(Action::Engage));
    play.luck([5, 1, 6, 1].map(|die| ("warships", die)));
    play.act(Carthage, pick(Role::Ship, "trireme-carthage"));
    assert_eq!(warships(&play), (1, 1));
    assert_eq!((play.prestige(Rome), play.prestige(Carthage)), (0, 0));
    assert_eq!(play.asked(), Some(Rome));
    assert!(play.offers(Rome, Act::Retreat { to: sea(Italy) }));
    play.act(Rome, Act::Stay);
    assert_eq!(play.state().open.powers[Rome].fleet.zone, Some(Sicily));
    assert_eq!(play.frame(), Some(Frame::Actions));
}

/// 5.2.5-f, 5.2.5-g, 5.2.5-i, RUL-43: both destroyed is a draw; surplus hits are lost.
#[test]
fn nobody_wins_where_nobody_is_left() {
    let mut play = fleets(1, 1).play();
    play.act(Carthage, begin(Action::Engage));
    play.luck([("warships", 6), ("warships", 6)]);
    play.act(Carthage, pick(Role::Ship, "trireme-carthage"));
    assert_eq!(warships(&play), (0, 0));
    assert_eq!(play.state().open.powers[Rome].fleet.zone, None);
    assert_eq!((play.prestige(Rome), play.prestige(Carthage)), (0, 0));
    // Three hits on one ship sink one; so do Rome's two on three.
    let mut play = fleets(1, 3).play();
    play.act(Carthage, begin(Action::Engage));
    play.luck([6, 6, 6, 6].map(|die| ("warships", die)));
    play.act(Carthage, pick(Role::Ship, "trireme-carthage"));
    assert_eq!((warships(&play), play.prestige(Carthage)), ((0, 2), 1));
}

/// EX-48, 5.2.5-b, 5.6.3-a, 5.6.3-b, 5.6.3-c, C-28
#[test]
fn building_and_engaging_exclude_each_other() {
    let case = || {
        fleets(3, 3)
            .hand(Carthage, "hippo-acra carthage")
            .silver(Carthage, 9)
    };
    let mut play = case().play();
    play.run(
        Carthage,
        [begin(Action::Build), pick(Role::Settler, "hippo-acra")],
    );
    assert_eq!((warships(&play).1, play.silver(Carthage)), (4, 6));
    assert_eq!(play.forbidden(Carthage, begin(Action::Engage)), "5.2.5-b");
    let mut play = case().play();
    engage(&mut play);
    play.act(Carthage, Act::Enough);
    while play.asked() != Some(Carthage) || play.frame() != Some(Frame::Actions) {
        let side = play.asked().expect("somebody is asked");
        let act = play.options(side)[0];
        play.act(side, act);
    }
    assert_eq!(play.forbidden(Carthage, begin(Action::Build)), "5.6.3-c");
    let play = Case::new()
        .active(Carthage)
        .fleet(Carthage, None, 8)
        .hand(Carthage, "carthage")
        .play();
    assert_eq!(play.forbidden(Carthage, begin(Action::Build)), "5.6.3-a");
    let play = Case::new()
        .active(Carthage)
        .silver(Carthage, 2)
        .hand(Carthage, "carthage")
        .play();
    assert_eq!(play.forbidden(Carthage, begin(Action::Build)), "5.6.3-a");
    let mut play = Case::new()
        .active(Carthage)
        .silver(Carthage, 2)
        .strategy(Carthage, Strategy::Shipwrights)
        .hand(Carthage, "carthage")
        .play();
    play.run(
        Carthage,
        [begin(Action::Build), pick(Role::Settler, "carthage")],
    );
    assert_eq!((warships(&play).1, play.silver(Carthage)), (3, 0));
    let play = Case::new()
        .fleet(Rome, Some(Italy), 1)
        .hand(Rome, "pisa")
        .play();
    assert_eq!(play.forbidden(Rome, begin(Action::Engage)), "5.2.5-a");
}

/// 5.2.5-c, 5.2.5-e, 5.2.5-n, 5.2.5-p, C-10
#[test]
fn leaders_fight_at_sea() {
    let mut play = fleets(2, 2)
        .hand(Carthage, "general mercenary-general")
        .hand(Rome, "praetor consul")
        .play();
    engage(&mut play);
    assert_eq!(
        play.frame(),
        Some(Frame::Naval {
            step: NavalStep::AttackerLeaders
        })
    );
    play.run(
        Carthage,
        [
            pick(Role::Leader, "mercenary-general"),
            pick(Role::Leader, "general"),
        ],
    );
    // Nothing is seen before all are declared.
    assert_eq!(play.view(Rome).powers[Carthage].hand, 2);
    play.act(Carthage, Act::Enough);
    assert_eq!(
        (play.asked(), play.view(Rome).powers[Carthage].hand),
        (Some(Rome), 0)
    );
    play.act(Rome, pick(Role::Leader, "praetor"));
    // Carthage: two ships, the General's die, two of the Mercenary General. Rome: two
    // ships and the Praetor, who misses with a 4.
    play.luck([
        ("warships", 1),
        ("warships", 1),
        ("leader", 4),
        ("leader", 3),
        ("leader", 4),
        ("warships", 1),
        ("warships", 1),
        ("leader", 4),
    ]);
    play.act(Rome, Act::Enough);
    assert_eq!((warships(&play), play.prestige(Carthage)), ((0, 2), 1));
    // Rome's fleet is gone and its Praetor with it; the Mercenary General returns.
    assert!(play.empire(Rome).has(face("praetor")));
    assert!(play.discard(Carthage).has(face("general")));
    assert!(play.empire(Carthage).has(face("mercenary-general")));
    assert_eq!(play.hand(Rome), pile("consul"));
}

/// C-40, RUL-49: under Political Intrigue the attacker declares no leaders.
#[test]
fn intrigue_keeps_the_attackers_leaders_away() {
    let mut play = fleets(2, 2)
        .hand(Carthage, "general")
        .hand(Rome, "consul")
        .change(|state| state.open.round.no_free = true)
        .play();
    engage(&mut play);
    assert_eq!(
        play.frame(),
        Some(Frame::Naval {
            step: NavalStep::DefenderLeaders
        })
    );
}

/// 5.2.5-d, 5.2.5-e, 5.2.5-l, 5.2.5-m, C-20, 5.4.4-d
#[test]
fn corvus_brings_infantry_aboard() {
    let case = |warships| {
        Case::new()
            .strategy(Rome, Strategy::Corvus)
            .fleet(Rome, Some(Sicily), warships)
            .fleet(Carthage, Some(Sicily), 2)
            .reserve(Rome, "legion velites legion")
            .hand(Rome, "pisa")
    };
    let open = |case: Case| {
        let mut play = case.play();
        play.run(Rome, [begin(Action::Engage), pick(Role::Ship, "pisa")]);
        play
    };
    // At most one card a warship.
    let mut play = open(case(2));
    play.run(
        Rome,
        [
            pick(Role::Infantry, "legion"),
            pick(Role::Infantry, "velites"),
        ],
    );
    assert_eq!(
        play.forbidden(Rome, pick(Role::Infantry, "legion")),
        "5.2.5-d"
    );
    // Rome's ships miss, the Legion hits with a 3, the Velites miss with a 4; Carthage
    // sinks one.
    play.luck([
        ("warships", 1),
        ("warships", 1),
        ("infantry", 3),
        ("infantry", 4),
        ("warships", 5),
        ("warships", 1),
    ]);
    play.act(Rome, Act::Enough);
    // A draw: one sunk on either side. Rome has one ship for two cards.
    assert_eq!((warships(&play), play.prestige(Rome)), ((1, 1), 0));
    assert_eq!(
        play.frame(),
        Some(Frame::Naval {
            step: NavalStep::Surplus
        })
    );
    play.act(Rome, give(Spot::Reserve, "velites"));
    assert!(play.empire(Rome).count(face("velites")) == 2);
    assert!(play.discard(Rome).has(face("legion")));
    // A victory brings a warship.
    let mut play = open(case(2));
    play.act(Rome, pick(Role::Infantry, "legion"));
    play.luck([
        ("warships", 5),
        ("warships", 5),
        ("infantry", 1),
        ("warships", 5),
        ("warships", 1),
    ]);
    play.act(Rome, Act::Enough);
    assert_eq!((warships(&play), play.prestige(Rome)), ((2, 0), 1));
    // Without Corvus nobody is asked.
    let mut play = open(case(2).change(|state| state.open.powers[Rome].slot = None));
    assert!(!matches!(
        play.frame(),
        Some(Frame::Naval {
            step: NavalStep::Infantry
        })
    ));
    while play.state().open.naval.is_some() {
        let side = play.asked().expect("asked");
        play.act(side, Act::Enough);
    }
}

/// C-27
#[test]
fn skilled_sailors_roll_again() {
    let mut play = fleets(3, 3)
        .strategy(Carthage, Strategy::SkilledSailors)
        .play();
    play.act(Carthage, begin(Action::Engage));
    play.luck([1, 2, 6, 1, 1, 1].map(|die| ("warships", die)));
    play.act(Carthage, pick(Role::Ship, "trireme-carthage"));
    assert_eq!(
        play.frame(),
        Some(Frame::Naval {
            step: NavalStep::Reroll
        })
    );
    assert_eq!(play.options(Carthage).len(), 3);
    assert_eq!(play.forbidden(Carthage, Act::Reroll { dice: 3 }), "C-27");
    play.luck([("reroll", 5), ("reroll", 4)]);
    play.act(Carthage, Act::Reroll { dice: 2 });
    assert_eq!(warships(&play), (1, 3));
}

/// 5.6.3-a: a warship more, at most eight.
#[test]
fn a_surviving_loser_finds_a_coast_of_its_own() {
    // Carthage loses in the Italy zone, where it has no coast next door but Sicily.
    let mut play = fleets(2, 2)
        .fleet(Rome, Some(Italy), 2)
        .fleet(Carthage, Some(Italy), 2)
        .play();
    play.act(Carthage, begin(Action::Engage));
    play.luck([1, 1, 6, 1].map(|die| ("warships", die)));
    play.act(Carthage, pick(Role::Ship, "trireme-carthage"));
    let to = |haven| Act::Retreat { to: haven };
    assert_eq!(
        play.options(Carthage),
        [to(sea(Sicily)), to(sea(CorsicaSardinia)), to(Haven::Port)]
    );
}
