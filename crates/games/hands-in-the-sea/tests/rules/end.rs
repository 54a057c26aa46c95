//! 6 The end of the game.

use hands_in_the_sea::{Act, Action, EventCard, Role, total};

use crate::common::*;

fn carthage() -> Case {
    Case::new()
        .active(Carthage)
        .hand(Carthage, "aspis utica thapsus caralis hadrumetum")
}

/// EX-61, 6.2-a, 6.2-b
#[test]
fn ninety_points_end_the_game() {
    let mut play = carthage().vp(Rome, 91).vp(Carthage, 70).play();
    play.campaign(EventCard::BountifulHarvest, Some(1));
    assert_eq!(play.table.outcome().expect("over").cause, "score");
    assert_eq!(play.winner(), Some(Rome));
}

/// EX-62, 6.1-c
#[test]
fn a_lead_of_twenty_five_wins() {
    let mut play = carthage().vp(Carthage, 52).vp(Rome, 27).play();
    play.campaign(EventCard::BountifulHarvest, Some(1));
    let outcome = play.table.outcome().expect("over");
    assert_eq!(
        (outcome.cause.as_ref(), outcome.scores),
        ("lead", vec![27, 52])
    );
    let mut play = carthage().vp(Carthage, 51).vp(Rome, 27).play();
    play.campaign(EventCard::BountifulHarvest, Some(1));
    assert_eq!(play.winner(), None);
}

/// EX-63, 6.2-c, 6.2-d, 6.2-f, 6.2-h, 4.1-j, RUL-42
#[test]
fn prestige_ends_the_game_when_no_battle_is_left() {
    let case = || {
        Case::new()
            .change(|state| state.open.powers[Rome].prestige = 8)
            .all_taken()
    };
    let mut play = case().play();
    play.act(Rome, Act::EndRound);
    assert!(play.winner().is_some());
    let mut play = case()
        .battle(Rome, "panormus", 1, "legion", "")
        .hand(Carthage, "aspis utica thapsus caralis hadrumetum")
        .hand(Rome, "messana cosa legion pisa velia")
        .towns(Carthage, "tyndaris")
        .play();
    play.act(Rome, Act::EndRound);
    assert_eq!((play.winner(), play.asked()), (None, Some(Carthage)));
    assert!(play.state().open.ending && play.state().decks[Carthage].bottom().next().is_none());
    // Play goes on, but nobody starts a battle.
    assert_eq!(play.forbidden(Carthage, begin(Action::Attack)), "6.2-d");
    assert_eq!(play.forbidden(Carthage, begin(Action::Engage)), "6.2-d");
    assert!(play.offers(Carthage, begin(Action::TakeMoney)));
    // It stays, even if the count changes again.
    let mut state = *play.state();
    state.open.powers[Rome].prestige = 3;
    let mut play = Case { state }.play();
    play.run(
        Carthage,
        [
            begin(Action::Pass),
            begin(Action::Cycle),
            Act::Cycle { cards: 1 },
            Act::EndRound,
        ],
    );
    assert_eq!((play.asked(), play.winner()), (Some(Rome), None));
    assert!(play.state().open.ending);
}

/// 6.2-e, 5.6.2-a: the last battle is given up, and the game ends before anything else.
#[test]
fn a_pending_end_comes_with_the_last_battle() {
    let ending = |state: &mut hands_in_the_sea::State| {
        state.open.ending = true;
        state.decks[Carthage].remove(80);
    };
    let mut play = Case::new()
        .forts("lilybaeum")
        .battle(Rome, "lilybaeum", 0, "legion", "")
        .change(ending)
        .play();
    play.act(Rome, Act::Withdraw { battle: Rome });
    assert!(play.winner().is_some());
    // At a battle check, too.
    let mut play = Case::new()
        .battle(Rome, "panormus", -1, "legion", "")
        .change(ending)
        .all_taken()
        .play();
    play.act(Rome, Act::EndRound);
    assert!(play.winner().is_some());
}

/// 6.2-a, RUL-24, RUL-32: each condition by itself.
#[test]
fn every_end_condition_ends_the_game() {
    type Change = fn(&mut hands_in_the_sea::State);
    let conditions: [Change; 6] = [
        |state| state.open.powers[Carthage].captured.towns = state.open.towns_left(Rome),
        |state| state.open.powers[Carthage].captured.cities = state.open.cities_left(Rome),
        |state| state.open.powers[Rome].captured.cities = 5,
        |state| state.open.powers[Carthage].prestige = 8,
        |state| state.open.powers[Carthage].vp = 90,
        |_| {},
    ];
    for (index, condition) in conditions.into_iter().enumerate() {
        let mut play = Case::new().change(condition).all_taken().play();
        play.act(Rome, Act::EndRound);
        assert_eq!(play.winner().is_some(), index < 5, "condition {index}");
    }
    let mut play = carthage().turn(12).play();
    play.campaign(EventCard::BountifulHarvest, Some(1));
    assert_eq!(
        play.table.outcome().expect("twelve turns are over").cause,
        "score"
    );
}

/// EX-64, 6.3-a, 6.3-b, 6.3-c, 6.3-d, 6.3-e
#[test]
fn the_final_score_adds_up() {
    use hands_in_the_sea::Zone::{Africa, CorsicaSardinia, Sicily};
    let play = Case::new()
        .vp(Rome, 40)
        .cities(Rome, "pisa tarentum aleria")
        .towns(Rome, "lilybaeum tyndaris thermae enna camarina")
        .fleet(Carthage, Some(Sicily), 2)
        .change(|state| {
            state.open.powers[Rome].prestige = 5;
            state.open.powers[Rome].captured.towns = 3;
            state.open.powers[Rome].captured.cities = 1;
        })
        .fleet(Carthage, Some(CorsicaSardinia), 2)
        .play();
    // Sicily is held by way of the open sea; Aleria alone is cut off.
    assert_eq!(total(&play.state().open, Rome), 40 + 4 + 5 + 5 + 2 + 5);
    let play = Case::new().fleet(Carthage, Some(Africa), 2).play();
    assert_eq!(total(&play.state().open, Rome), 2);
}

/// 6.3-f, 6.3-g
#[test]
fn the_islands_count_and_a_tie_is_carthages() {
    let play = Case::new().towns(Rome, "aleria olbia nuaro").play();
    assert_eq!(total(&play.state().open, Rome), 2 + 2);
    let mut play = Case::new()
        .vp(Rome, 50)
        .vp(Carthage, 50)
        .change(|state| {
            state.open.powers[Rome].prestige = 8;
            state.open.powers[Carthage].prestige = 8;
        })
        .all_taken()
        .play();
    play.act(Rome, Act::EndRound);
    assert_eq!(play.table.outcome().expect("over").scores, [60, 60]);
    assert_eq!(play.winner(), Some(Carthage));
}

/// 6.1-b, 6.2-g, RUL-23: all of Sicily wins at once, also while the end is pending.
#[test]
fn all_of_sicily_wins() {
    let most =
        "panormus drepanum lilybaeum heraclea agrigentum camarina syracuse enna hippana thermae";
    let case = || Case::new().towns(Rome, most).hand(Rome, "messana cosa");
    let settle = |play: &mut Play| {
        play.run(
            Rome,
            [
                begin(Action::Settle),
                aim("tyndaris", "messana"),
                pick(Role::Wagon, "cosa"),
            ],
        );
    };
    let mut play = case().play();
    settle(&mut play);
    assert_eq!(play.winner(), Some(Rome));
    assert_eq!(play.table.outcome().expect("over").cause, "sicily");
    let mut play = case()
        .battle(Rome, "utica", 1, "legion", "")
        .change(|state| {
            state.open.ending = true;
            state.decks[Carthage].remove(80);
        })
        .play();
    settle(&mut play);
    assert_eq!(play.winner(), Some(Rome));
}
