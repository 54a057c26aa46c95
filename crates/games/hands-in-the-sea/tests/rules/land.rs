//! 4.5 Syracuse, 5.2.1 to 5.2.3 land battles, 5.6.2 giving up a siege.

use hands_in_the_sea::Zone::Sicily;
use hands_in_the_sea::{Act, Action, BattleEnd, Event, Frame, Role, Spot, Strategy};
use kernel::Viewer;

use crate::common::*;

/// Attacks from there with one wagon card and this sword card.
#[track_caller]
fn attack(play: &mut Play, side: Side, target: &str, from: &str, wagon: &str, sword: &str) {
    play.run(side, [begin(Action::Attack), aim(target, from)]);
    play.run(side, [pick(Role::Wagon, wagon), pick(Role::Sword, sword)]);
}

/// EX-24, 5.2.1-a, 5.2.1-b, 5.2.1-c, 5.2.1-f, 5.2.1-g, 5.2.1-h, C-22, C-32, 5.1.3-c, 5.2-a
#[test]
fn a_battle_starts_at_the_value_of_the_place() {
    let start = |target: &str, from: &str, forts: &str, card: Option<Strategy>| {
        let mut case = Case::new()
            .towns(Carthage, "thermae panormus lilybaeum")
            .towns(Rome, "tyndaris hippana drepanum")
            .forts(forts)
            .hand(Rome, "tyndaris hippana drepanum cosa legion");
        if let Some(card) = card {
            case = case.strategy(Rome, card);
        }
        let mut play = case.play();
        attack(&mut play, Rome, target, from, "cosa", "legion");
        play.track(Rome)
    };
    assert_eq!(start("thermae", "tyndaris", "", None), 1);
    assert_eq!(start("panormus", "hippana", "panormus", None), -1);
    assert_eq!(start("lilybaeum", "drepanum", "lilybaeum", None), -2);
    let craft = Some(Strategy::Siegecraft);
    assert_eq!(start("panormus", "hippana", "panormus", craft), 0);
    assert_eq!(start("thermae", "tyndaris", "", craft), 1);
    let mut play = Case::new()
        .active(Carthage)
        .towns(Carthage, "tyndaris")
        .strategy(Carthage, Strategy::CelticAllies)
        .hand(Carthage, "tyndaris aspis greek-mercenaries")
        .play();
    attack(
        &mut play,
        Carthage,
        "messana",
        "tyndaris",
        "aspis",
        "greek-mercenaries",
    );
    assert_eq!(play.track(Carthage), 2);
    assert_eq!(play.discard(Carthage), pile("tyndaris aspis"));
    let fight = play.state().open.battles[Carthage].expect("a battle");
    assert_eq!((fight.round, fight.areas[Carthage].len()), (1, 1));
}

/// 5.2.1-a, 5.2.1-d, 5.2.1-e, 5.2.1-j, C-11
#[test]
fn what_cannot_be_attacked() {
    let case = || {
        Case::new()
            .towns(Carthage, "thermae tyndaris")
            .hand(Rome, "messana velia cosa praetor neapolis")
    };
    let mut play = case().play();
    play.act(Rome, begin(Action::Attack));
    assert_eq!(play.forbidden(Rome, aim("catana", "messana")), "5.2.1-a");
    assert!(play.offers(Rome, aim("thermae", "velia")));
    // A leader can be the sword card.
    play.run(
        Rome,
        [
            aim("tyndaris", "messana"),
            pick(Role::Wagon, "cosa"),
            pick(Role::Sword, "praetor"),
        ],
    );
    assert_eq!(play.track(Rome), 0);
    assert_eq!(play.forbidden(Rome, begin(Action::Attack)), "5.2.1-d");
    let mut play = case().fleet(Carthage, Some(Sicily), 2).play();
    play.act(Rome, begin(Action::Attack));
    assert_eq!(play.forbidden(Rome, aim("thermae", "velia")), "5.2.1-e");
    let mut play = case().battle(Carthage, "messana", 0, "general", "").play();
    play.act(Rome, begin(Action::Attack));
    assert_eq!(play.forbidden(Rome, aim("tyndaris", "messana")), "5.2.1-j");
}

/// EX-25, 5.2.2-a, 5.2.2-b, 5.2.2-k
#[test]
fn a_battle_is_reinforced() {
    let mut play = Case::new()
        .towns(Carthage, "tyndaris")
        .battle(Rome, "tyndaris", 2, "legion", "")
        .hand(Rome, "legion merchant-rome")
        .play();
    play.act(Rome, begin(Action::Reinforce));
    assert_eq!(
        play.forbidden(Rome, reinforce(Rome, "merchant-rome")),
        "5.2.2-b"
    );
    play.act(Rome, reinforce(Rome, "legion"));
    assert_eq!(play.track(Rome), 4);
    assert_eq!(play.state().open.round.taken, 1);
    assert_eq!(play.forbidden(Carthage, reinforce(Rome, "general")), "4-b");
}

/// 5.2.1-i
#[test]
fn the_track_has_ends() {
    let mut play = Case::new()
        .towns(Carthage, "tyndaris")
        .battle(Rome, "tyndaris", 7, "legion", "")
        .hand(Rome, "legion")
        .play();
    play.run(Rome, [begin(Action::Reinforce), reinforce(Rome, "legion")]);
    assert_eq!(play.track(Rome), 8);
}

/// EX-26, 5.2.3-e, 5.2.3-j, 5.2.3-k, 5.2.3-l, 5.2.3-p
#[test]
fn a_weak_attack_is_beaten_at_once() {
    let mut play = Case::new()
        .towns(Carthage, "enna")
        .battle(Rome, "enna", -1, "velites", "")
        .all_taken()
        .play();
    play.act(Rome, Act::EndRound);
    assert_eq!((play.prestige(Carthage), play.asked()), (1, Some(Carthage)));
    assert_eq!(play.state().open.battles[Rome], None);
    assert_eq!(play.empire(Rome).count(face("velites")), 2);
    assert_eq!(play.owner("enna"), Some(Carthage));
}

/// The start of Rome's round, after Carthage has ended its own.
fn romes_round(case: Case) -> Play {
    let mut play = case
        .active(Carthage)
        .hand(Carthage, "aspis utica thapsus caralis hadrumetum")
        .all_taken()
        .play();
    play.act(Carthage, Act::EndRound);
    play
}

/// EX-27, 5.2.3-b, 5.2.3-d
#[test]
fn an_attacker_at_one_does_not_win() {
    let case = Case::new()
        .towns(Carthage, "enna")
        .battle(Rome, "enna", 1, "legion", "");
    let play = romes_round(case.battle_round(Rome, 2));
    let fight = play.state().open.battles[Rome].expect("it goes on");
    assert_eq!((fight.round, play.asked()), (3, Some(Rome)));
}

/// EX-28, 5.2.3-c, 5.2.3-n, 5.2.3-j, RUL-16
#[test]
fn a_battle_runs_out_of_rounds() {
    let case = |track| {
        Case::new()
            .towns(Carthage, "enna")
            .battle(
                Rome,
                "enna",
                track,
                "legion velites",
                "general ligurian-infantry",
            )
            .battle_round(Rome, 4)
    };
    let mut play = romes_round(case(1));
    assert_eq!(play.asked(), Some(Rome));
    assert!(matches!(
        play.frame(),
        Some(Frame::Loss {
            end: BattleEnd::Draw,
            loser: Rome,
            ..
        })
    ));
    play.act(Rome, give(Spot::Battle(Rome), "velites"));
    assert_eq!(play.asked(), Some(Carthage));
    play.act(Carthage, give(Spot::Battle(Rome), "general"));
    assert_eq!((play.prestige(Rome), play.prestige(Carthage)), (0, 0));
    assert_eq!(play.owner("enna"), Some(Carthage));
    assert!(play.empire(Rome).has(face("velites")) && play.discard(Rome).has(face("legion")));
    let play = romes_round(case(2));
    assert!(matches!(play.frame(), Some(Frame::Settle { .. })));
    // A siege has six rounds.
    let play = romes_round(case(1).forts("enna"));
    assert_eq!(play.state().open.battles[Rome].expect("a siege").round, 5);
}

/// EX-29, 5.2.3-f, 5.2.3-h, 5.2.3-i, 5.2.3-r
#[test]
fn a_settler_is_needed_after_a_victory() {
    let case = || {
        Case::new()
            .towns(Carthage, "agrigentum")
            .battle(Rome, "agrigentum", 2, "legion", "")
    };
    let mut play = romes_round(case());
    assert_eq!(play.options(Rome), [Act::Leave]);
    assert_eq!(play.forbidden(Rome, Act::SettleFree), "5.2.3-h");
    play.act(Rome, Act::Leave);
    assert_eq!(play.state().open.powers[Rome].captured.towns, 1);
    assert_eq!((play.owner("agrigentum"), play.prestige(Rome)), (None, 1));
    assert!(play.discard(Carthage).has(face("agrigentum")));
    // Later somebody settles it, and the card passes.
    let mut play = romes_round(case().hand(Rome, "rome"));
    play.act(Rome, Act::SettleWith { face: face("rome") });
    assert_eq!(play.owner("agrigentum"), Some(Rome));
    assert!(play.discard(Rome).has(face("agrigentum")));
    // Without a settler symbol it is free.
    let case = Case::new().towns(Carthage, "thermae").forts("thermae");
    let mut play = romes_round(case.battle(Rome, "thermae", 2, "legion", ""));
    play.act(Rome, Act::SettleFree);
    assert_eq!(play.owner("thermae"), Some(Rome));
    assert!(play.state().open.forts.is_empty());
}

/// EX-30, 5.2.3-m, RUL-55
#[test]
fn cavalry_chooses_the_lost_card() {
    let case = |defenders: &str| {
        Case::new().towns(Carthage, "thermae").battle(
            Rome,
            "thermae",
            2,
            "legion equites",
            defenders,
        )
    };
    let mut play = romes_round(case("greek-mercenaries ligurian-infantry"));
    play.act(Rome, Act::Leave);
    assert_eq!(play.asked(), Some(Rome));
    play.act(Rome, give(Spot::Battle(Rome), "greek-mercenaries"));
    assert!(play.empire(Carthage).count(face("greek-mercenaries")) == 2);
    let mut play = romes_round(case("greek-mercenaries ligurian-infantry numidian-cavalry"));
    play.act(Rome, Act::Leave);
    assert_eq!(play.asked(), Some(Carthage));
    // In a siege cavalry decides nothing.
    let mut play = romes_round(case("greek-mercenaries ligurian-infantry").forts("thermae"));
    play.act(Rome, Act::Leave);
    assert_eq!(play.asked(), Some(Carthage));
}

/// EX-31, 5.1.3-d, RUL-14
#[test]
fn cavalry_counts_half_in_a_siege() {
    let mut play = Case::new()
        .active(Carthage)
        .forts("messana")
        .towns(Carthage, "tyndaris thermae")
        .battle(Carthage, "messana", 0, "general", "")
        .hand(Carthage, "numidian-cavalry numidian-cavalry")
        .play();
    for track in [0, 1] {
        play.run(
            Carthage,
            [
                begin(Action::Reinforce),
                reinforce(Carthage, "numidian-cavalry"),
            ],
        );
        assert_eq!(play.track(Carthage), track);
    }
}

/// EX-32, 5.2.2-d, 5.2.2-e, 5.2.2-g, RUL-59
#[test]
fn ships_help_only_from_an_open_sea() {
    let coast = "tyndaris thermae drepanum";
    let case = || {
        Case::new()
            .active(Carthage)
            .towns(Carthage, coast)
            .hand(Carthage, "utica lilybaeum trireme-carthage")
    };
    let mut play = case()
        .fleet(Rome, Some(Sicily), 1)
        .battle(Carthage, "messana", 0, "general", "")
        .play();
    play.act(Carthage, begin(Action::Reinforce));
    assert_eq!(
        play.forbidden(Carthage, reinforce(Carthage, "utica")),
        "5.2.2-d"
    );
    play.act(Carthage, reinforce(Carthage, "lilybaeum"));
    assert_eq!(play.track(Carthage), 1);
    let mut play = case().battle(Carthage, "messana", 0, "general", "").play();
    play.run(
        Carthage,
        [begin(Action::Reinforce), reinforce(Carthage, "utica")],
    );
    assert_eq!(play.track(Carthage), 1);
    let mut play = case()
        .towns(Rome, "enna")
        .battle(Carthage, "enna", 0, "general", "")
        .play();
    play.act(Carthage, begin(Action::Reinforce));
    assert_eq!(
        play.forbidden(Carthage, reinforce(Carthage, "trireme-carthage")),
        "5.2.2-d"
    );
}

/// EX-33, 5.2.2-b, 5.2.2-f, C-7, C-14
#[test]
fn a_fortification_defends_and_an_engine_besieges() {
    let case = || {
        Case::new()
            .battle(Rome, "panormus", 1, "legion", "")
            .towns(Rome, "thermae tyndaris")
            .hand(Rome, "fortification-rome siege-engine consul")
            .hand(Carthage, "fortification-carthage siege-engine")
    };
    let mut play = case().active(Carthage).play();
    play.act(Carthage, begin(Action::Reinforce));
    assert_eq!(
        play.forbidden(Carthage, reinforce(Rome, "siege-engine")),
        "5.2.2-f"
    );
    play.act(Carthage, reinforce(Rome, "fortification-carthage"));
    assert_eq!(play.track(Rome), 0);
    let play = case().play();
    assert!(!play.offers(Rome, begin(Action::Reinforce)));
    let mut play = case().forts("panormus").play();
    play.act(Rome, begin(Action::Reinforce));
    assert_eq!(
        play.forbidden(Rome, reinforce(Rome, "fortification-rome")),
        "5.2.2-f"
    );
    assert_eq!(play.forbidden(Rome, reinforce(Rome, "consul")), "5.2.2-h");
    play.act(Rome, reinforce(Rome, "siege-engine"));
    assert_eq!(play.track(Rome), 3);
}

/// EX-34, 5.2.2-h, 4-e, C-9
#[test]
fn a_leader_joins_as_a_free_action() {
    let mut play = Case::new()
        .towns(Carthage, "tyndaris")
        .battle(Rome, "tyndaris", 0, "legion", "")
        .hand(Rome, "consul legion")
        .all_taken()
        .play();
    assert_eq!(play.forbidden(Rome, leader(Rome, "legion")), "5.2.2-h");
    play.act(Rome, leader(Rome, "consul"));
    assert_eq!((play.track(Rome), play.asked()), (1, Some(Rome)));
    assert!(play.offers(Rome, Act::EndRound));
}

/// EX-35, C-15
#[test]
fn elephants_fight_by_a_die() {
    let start = |die: u32, forts: &str| {
        let mut play = Case::new()
            .active(Carthage)
            .forts(forts)
            .towns(Carthage, "tyndaris")
            .hand(Carthage, "tyndaris aspis war-elephants")
            .play();
        play.run(
            Carthage,
            [begin(Action::Attack), aim("messana", "tyndaris")],
        );
        play.act(Carthage, pick(Role::Wagon, "aspis"));
        play.luck([("elephants", die)]);
        play.act(Carthage, pick(Role::Sword, "war-elephants"));
        play.track(Carthage)
    };
    let field: Vec<i8> = (1..=6).map(|die| start(die, "")).collect();
    assert_eq!(field, [-2, 0, 0, 1, 1, 2]);
    let siege: Vec<i8> = (1..=6).map(|die| start(die, "messana")).collect();
    assert_eq!(siege, [-4, -4, -2, -2, -1, -1]);
}

/// EX-36, 4.5-a, 4.5-b, 4.5-c, 4.5-d, 4.5-e, 4.5-f, RUL-10, RUL-11
#[test]
fn independent_syracuse_fights_alone() {
    let mut play = Case::new()
        .hand(Rome, "catana cosa legion legion rome pisa velia")
        .hand(Carthage, "general aspis utica thapsus caralis")
        .towns(Carthage, "camarina")
        .play();
    attack(&mut play, Rome, "syracuse", "catana", "cosa", "legion");
    assert_eq!(play.track(Rome), 0);
    play.run(Rome, [begin(Action::Pass), Act::EndRound]);
    assert_eq!(play.asked(), Some(Carthage));
    assert!(play.state().open.battles[Rome].is_some());
    assert!(!play.offers(Carthage, leader(Rome, "general")));
    assert_eq!(
        play.forbidden(Carthage, begin(Action::Reinforce)),
        "5.2.2-a"
    );
    play.run(
        Carthage,
        [
            begin(Action::Pass),
            begin(Action::Cycle),
            Act::Cycle { cards: 1 },
            Act::EndRound,
        ],
    );
    play.run(Rome, [begin(Action::Reinforce), reinforce(Rome, "legion")]);
    assert_eq!(play.track(Rome), 2);
    play.run(Rome, [begin(Action::Pass), Act::EndRound]);
    play.run(
        Carthage,
        [
            begin(Action::Pass),
            begin(Action::Cycle),
            Act::Cycle { cards: 1 },
            Act::EndRound,
        ],
    );
    assert!(matches!(play.frame(), Some(Frame::Settle { .. })));
    play.act(Rome, Act::SettleWith { face: face("rome") });
    assert_eq!(
        (play.owner("syracuse"), play.prestige(Rome)),
        (Some(Rome), 0)
    );
    assert!(!play.state().open.independent);
    assert_eq!(play.state().open.powers[Rome].captured.points(), 0);
    assert!(play.discard(Rome).has(face("syracuse")));
}

/// 4.5-b: neither raided nor pillaged.
#[test]
fn independent_syracuse_is_neither_raided_nor_pillaged() {
    let mut play = Case::new()
        .active(Carthage)
        .towns(Carthage, "camarina catana")
        .fleet(Carthage, Some(Sicily), 2)
        .hand(Carthage, "numidian-cavalry trireme-carthage")
        .play();
    play.act(Carthage, begin(Action::Raid));
    assert_eq!(play.forbidden(Carthage, place("syracuse")), "5.2.4-b");
    play.table.undo(seat(Carthage)).expect("taken back");
    play.act(Carthage, begin(Action::Pillage));
    assert_eq!(play.forbidden(Carthage, place("syracuse")), "5.3.4-a");
}

/// EX-72, 4.5-h, 4.5-f, 5.2.3-c
#[test]
fn a_draw_at_independent_syracuse_costs_the_attacker_alone() {
    let case = Case::new()
        .battle(Rome, "syracuse", 1, "legion velites", "")
        .battle_round(Rome, 4);
    let mut play = romes_round(case);
    play.act(Rome, give(Spot::Battle(Rome), "velites"));
    assert_eq!((play.prestige(Rome), play.prestige(Carthage)), (0, 0));
    assert!(play.state().open.independent && play.state().open.battles[Rome].is_none());
}

/// EX-37, 5.6.2-a, 5.6.2-b, 5.6.2-c, RUL-22
#[test]
fn a_siege_can_be_given_up() {
    let case = || {
        Case::new()
            .forts("lilybaeum")
            .battle(Rome, "lilybaeum", 0, "legion velites", "general")
    };
    let mut play = case().play();
    play.act(Rome, Act::Withdraw { battle: Rome });
    assert_eq!(play.asked(), Some(Rome));
    play.act(Rome, give(Spot::Battle(Rome), "velites"));
    assert_eq!(
        (play.prestige(Carthage), play.discard(Rome)),
        (1, pile("legion"))
    );
    assert_eq!(play.state().open.round.taken, 0);
    assert_eq!(play.owner("lilybaeum"), Some(Carthage));
    // The defender gives up: the attacker may settle first.
    let mut play = case().active(Carthage).hand(Rome, "rome").play();
    play.act(Carthage, Act::Withdraw { battle: Rome });
    assert_eq!(play.asked(), Some(Rome));
    play.act(Rome, Act::SettleWith { face: face("rome") });
    assert_eq!(
        (play.owner("lilybaeum"), play.prestige(Rome)),
        (Some(Rome), 1)
    );
    assert_eq!(play.asked(), Some(Carthage));
    // Not in the round in which it began, and never in a field battle.
    let play = case().change(|state| {
        if let Some(fight) = &mut state.open.battles[Rome] {
            fight.new = true;
        }
    });
    assert_eq!(
        play.play().forbidden(Rome, Act::Withdraw { battle: Rome }),
        "5.6.2-b"
    );
    let field = Case::new().battle(Rome, "panormus", 0, "legion", "").play();
    assert_eq!(
        field.forbidden(Rome, Act::Withdraw { battle: Rome }),
        "5.6.2-b"
    );
}

/// EX-71, 5.2.2-c, 4.4-g
#[test]
fn supply_must_reach_the_battle() {
    let case = || {
        Case::new()
            .fleet(Carthage, Some(Sicily), 2)
            .towns(Rome, "tyndaris")
            .towns(Carthage, "thermae")
            .hand(Rome, "tyndaris cosa legion velites praetor")
    };
    let mut play = case().play();
    attack(&mut play, Rome, "thermae", "tyndaris", "cosa", "legion");
    assert_eq!(play.forbidden(Rome, leader(Rome, "praetor")), "5.2.2-c");
    assert!(!play.offers(Rome, begin(Action::Reinforce)));
    let mut play = case().fleet(Rome, Some(Sicily), 1).play();
    attack(&mut play, Rome, "thermae", "tyndaris", "cosa", "legion");
    assert!(play.offers(Rome, leader(Rome, "praetor")));
    assert!(play.offers(Rome, begin(Action::Reinforce)));
}

/// 5.2.2-j
#[test]
fn combined_arms_count_once() {
    let case = |forts: &str| {
        Case::new()
            .towns(Carthage, "tyndaris")
            .forts(forts)
            .battle(Rome, "tyndaris", 0, "legion velites", "")
            .hand(Rome, "equites equites")
    };
    let mut play = case("").play();
    for track in [2, 3] {
        play.run(Rome, [begin(Action::Reinforce), reinforce(Rome, "equites")]);
        assert_eq!(play.track(Rome), track);
    }
    assert!(
        play.heard(Viewer::Spectator)
            .contains(&Event::CombinedArms {
                side: Rome,
                battle: Rome
            })
    );
    let mut play = case("tyndaris").play();
    play.run(Rome, [begin(Action::Reinforce), reinforce(Rome, "equites")]);
    assert_eq!(play.track(Rome), 0);
}

/// 5.2.3-a, 5.2.2-i, 5.2.1-d, RUL-15: two battles that end at once are put in order.
#[test]
fn the_active_player_orders_two_ends() {
    let case = Case::new()
        .towns(Carthage, "tyndaris")
        .battle(Rome, "tyndaris", 3, "legion", "")
        .battle(Carthage, "catana", -1, "general", "velites");
    let mut play = romes_round(case);
    assert_eq!(
        play.options(Rome),
        [Act::First { battle: Rome }, Act::First { battle: Carthage }]
    );
    play.act(Rome, Act::First { battle: Carthage });
    assert_eq!(play.prestige(Rome), 1);
    play.act(Rome, Act::SettleFree);
    assert_eq!((play.prestige(Rome), play.asked()), (2, Some(Rome)));
    assert_eq!(play.frame(), Some(Frame::Actions));
    // With two battles the card goes where its player says.
    let mut play = Case::new()
        .towns(Carthage, "tyndaris")
        .battle(Rome, "tyndaris", 1, "legion", "")
        .battle(Carthage, "catana", 1, "general", "")
        .hand(Rome, "velites velites")
        .play();
    play.run(
        Rome,
        [begin(Action::Reinforce), reinforce(Carthage, "velites")],
    );
    play.run(Rome, [begin(Action::Reinforce), reinforce(Rome, "velites")]);
    assert_eq!((play.track(Rome), play.track(Carthage)), (2, 0));
}

/// 5.2.3-l, 5.2.3-o, 5.2.3-p: who returns, who is discarded, who cannot be lost.
#[test]
fn a_dictator_is_never_lost_and_always_returns() {
    let case =
        Case::new()
            .towns(Carthage, "enna")
            .battle(Rome, "enna", -1, "dictator legion messana", "");
    let mut play = case.all_taken().play();
    play.act(Rome, Act::EndRound);
    // The start Legion is the only card that can be lost.
    assert!(play.empire(Rome).has(face("dictator")));
    assert_eq!(play.empire(Rome).count(face("legion")), 5);
    assert!(play.discard(Rome).has(face("messana")));
    // Where nothing qualifies nothing is lost.
    let case = Case::new()
        .towns(Carthage, "enna")
        .battle(Rome, "enna", -1, "dictator messana", "");
    let mut play = case.all_taken().play();
    play.act(Rome, Act::EndRound);
    assert_eq!(
        (
            play.prestige(Carthage),
            play.empire(Rome).has(face("dictator"))
        ),
        (1, true)
    );
}

/// 5.2.3-g, 6.1-a: a battle won in the enemy's capital wins the game.
#[test]
fn a_battle_won_in_the_capital_ends_the_game() {
    let play = romes_round(Case::new().battle(Rome, "carthage", 2, "legion", ""));
    assert_eq!(play.winner(), Some(Rome));
    assert_eq!(play.table.outcome().expect("over").cause, "capital");
}
