//! 5 Leadership and 6 Victory.

use crate::common::*;
use kernel::Game;
use mare_nostrum::{
    Act, Card, Cause, Empire, Event, Form, Item, MareNostrum, Phase, Refusal, Track,
};

const NINE: &str = "wine oil wood gold grain sheep stone gems metal";

fn card(card: Card) -> Item {
    Item::Card(card)
}

/// Leaves every step and takes the first of every choice until the round is over.
fn to_next_round(play: &mut Play) {
    let round = play.open().round;
    while play.open().round == round && play.winners().is_none() {
        let empire = play.asked();
        let act = match play.phase() {
            Phase::March => Act::EndMarch,
            Phase::Sail => Act::EndSail,
            _ => play.options(empire)[0],
        };
        play.by(empire, act);
    }
}

/// 5-a, 5-c, 5-e, EX-69
#[test]
fn the_highest_becomes_leader() {
    let play = Case::five()
        .change(|state| state.open.buildings = Default::default())
        .built("italia/caravan-wine etruria/caravan-gladiators gallia-cisalpina/caravan-sheep")
        .built("italia/market etruria/market")
        .built("macedonia/caravan-wood thracia/caravan-wine macedonia/market thracia/market")
        .built("assyria/caravan-gems assyria/caravan-oil mesopotamia/caravan-grain assyria/market")
        .built("aethiopia/caravan-grain aethiopia/caravan-gold aethiopia/market")
        .built("africa/caravan-grain africa/caravan-oil africa/market")
        .title(Track::Trade, Carthage)
        .change(|state| {
            state.open.phase = Phase::Tie {
                track: Track::Trade,
            }
        })
        .table();
    let trade = Empire::ALL.map(|empire| play.values(empire)[0]);
    assert_eq!(trade, [5, 4, 4, 3, 3]);
    assert_eq!(play.options(Carthage), [Act::Leader { empire: Rome }]);
}

/// 5-d, RUL-42, DP-25, EX-70
#[test]
fn the_holder_of_a_title_decides_a_tie() {
    let tie = |holder| {
        Case::five()
            .title(Track::Military, holder)
            .change(|state| {
                state.open.phase = Phase::Tie {
                    track: Track::Military,
                }
            })
            .table()
    };
    let leader = |empire| Act::Leader { empire };
    let mut play = tie(Rome);
    assert_eq!(play.options(Rome), [leader(Rome), leader(Greece)]);
    assert_eq!(
        play.refuses(Rome, leader(Egypt), Refusal::NotTied(Egypt)),
        "5-d"
    );
    play.by(Rome, leader(Greece));
    assert_eq!(play.open().title(Track::Military), Some(Greece));
    let titled = Event::Titled {
        track: Track::Military,
        empire: Greece,
        new: true,
    };
    assert!(play.events().contains(&titled));
    // Who is not among the tied chooses all the same.
    assert_eq!(tie(Egypt).asked(), Egypt);
}

/// 5-b, 5-e, EX-114
#[test]
fn titles_do_not_move_within_a_round() {
    let mut play = Case::five()
        .cards(Rome, "circe hercules")
        .cards(Greece, "penthesilea queen-of-sheba")
        .hand(Greece, "9*coin")
        .builds_last(Greece);
    assert_eq!(play.values(Rome)[2], 6);
    play.buys(Greece, Item::Legion(province("achaia")), "3*coin");
    play.buys(Greece, Item::Legion(province("achaia")), "3*coin");
    assert_eq!(play.values(Greece)[2], 8);
    play.by(Greece, Act::EndBuild);
    assert_eq!((play.phase(), play.asked()), (Phase::NameMover, Rome));
    to_next_round(&mut play);
    assert_eq!(play.open().title(Track::Military), Some(Greece));
}

/// 5-f, EX-123
#[test]
fn values_go_on_beyond_the_printed_track() {
    assert_eq!(mare_nostrum::data().limits.printed_levels, 15);
    let play = Case::five()
        .cards(Rome, "hercules antigone circe hanging-gardens")
        .builds(Rome);
    assert_eq!(play.values(Rome)[0], 7 + 2 + 2 + 1 + 2);
    let more = "dalmatia/caravan-metal dalmatia/market";
    let play = Case::five()
        .cards(Rome, "hercules antigone circe hanging-gardens")
        .control(Rome, "dalmatia")
        .built(more)
        .builds(Rome);
    assert_eq!(play.values(Rome)[0], 16);
}

/// 6-a, 6.1-a, 6.3-b, 11.pyramids-a, 3.1.3-e, EX-71
#[test]
fn the_culture_leader_wins_at_once() {
    let four = "circe hercules antigone";
    for (item, paid) in [
        (card(Card::Colossus), "10*coin"),
        (Item::Pyramids, "12*coin"),
    ] {
        let mut play = Case::five()
            .title(Track::Culture, Egypt)
            .cards(Egypt, four)
            .hand(Egypt, "12*coin")
            .builds(Egypt);
        play.buys(Egypt, item, paid);
        assert_eq!(play.winners(), Some(vec![Egypt]));
        let outcome = MareNostrum::outcome(play.state()).expect("it is over");
        assert_eq!(
            outcome.winners.iter().collect::<Vec<_>>(),
            [play.seat(Egypt)]
        );
        assert_eq!(outcome.scores.len(), 5);
    }
}

/// 6.1-b, 6.1-c, RUL-40, RUL-23, EX-73
#[test]
fn another_wins_at_the_end_of_the_phase() {
    let mut play = Case::five()
        .cards(Rome, "circe hercules antigone")
        .hand(Rome, "13*coin")
        .builds_last(Rome);
    play.buys(Rome, card(Card::Colossus), "10*coin");
    assert_eq!(play.winners(), None);
    // He buys no more cards but may build other things.
    let sixth = Act::Build {
        item: card(Card::Pharos),
    };
    play.refuses(Rome, sixth, Refusal::FiveCards);
    play.buys(Rome, Item::Legion(province("italia")), "3*coin")
        .by(Rome, Act::EndBuild);
    assert_eq!(play.winners(), Some(vec![Rome]));
}

/// 6.1-b, 6.1-d, 3.1.3-e, 11.pyramids-a, RUL-40, EX-113
#[test]
fn several_contenders_win_together_and_pyramids_beat_five_cards() {
    let five = |state: &mut mare_nostrum::State| {
        for (empire, cards) in [
            (
                Rome,
                [Card::Circe, Card::Hercules, Card::Antigone, Card::Colossus],
            ),
            (
                Carthage,
                [Card::Perseus, Card::Pharos, Card::Hamilcar, Card::Spartacus],
            ),
        ] {
            for card in cards {
                state.open.face_up.remove(card);
                state.open.cards[empire].insert(card);
            }
            state.open.fifth.insert(empire);
        }
    };
    let mut play = Case::five()
        .title(Track::Culture, Greece)
        .change(five)
        .builds_last(Greece);
    play.by(Greece, Act::EndBuild);
    assert_eq!(play.winners(), Some(vec![Rome, Carthage]));
    let mut play = Case::five()
        .title(Track::Culture, Greece)
        .change(five)
        .hand(Egypt, "12*coin")
        .builds_last(Egypt);
    play.buys(Egypt, Item::Pyramids, "12*coin");
    play.refuses(
        Egypt,
        Act::Build {
            item: Item::Pyramids,
        },
        Refusal::PyramidsBuilt,
    );
    play.by(Egypt, Act::EndBuild);
    assert_eq!(play.winners(), Some(vec![Egypt]));
}

fn perseus(hand: &str, cards: &str) -> Play {
    Case::five()
        .cards(Egypt, cards)
        .hand(Egypt, hand)
        .change(|state| state.open.phase = Phase::Perseus { empire: Egypt })
        .table()
}

/// 6.1-e, 9-a, 10.perseus-a, RUL-14, DP-9, EX-72
#[test]
fn perseus_steps_in_before_everybody() {
    let mut play = perseus("12*coin", "perseus");
    play.by(Egypt, Act::StepIn);
    let legion = Item::Legion(province("aegyptus"));
    play.refuses(Egypt, Act::Build { item: legion }, Refusal::OnlyToWin);
    play.refuses(Egypt, Act::EndBuild, Refusal::OnlyToWin);
    play.buys(Egypt, Item::Pyramids, "12*coin");
    assert_eq!(play.winners(), Some(vec![Egypt]));

    // He is asked whether or not he could win, and others see no difference.
    let mut play = perseus("2*coin", "perseus");
    assert_eq!(play.options(Egypt), [Act::Decline]);
    assert_eq!(
        play.refuses(Egypt, Act::StepIn, Refusal::CannotWin),
        "RUL-14"
    );
    play.by(Egypt, Act::Decline);
    assert_eq!(play.phase(), Phase::NameBuilder);
}

/// 10.perseus-a, RUL-14, 3.1.3-b, EX-112
#[test]
fn perseus_may_need_two_sets_at_once() {
    let rows = [
        (format!("10*coin {NINE}"), true, true),
        (
            "11*coin wine oil wood gold grain sheep stone gems".to_owned(),
            true,
            false,
        ),
        (
            "10*coin wine oil wood gold grain sheep stone gems".to_owned(),
            false,
            false,
        ),
    ];
    for (hand, wins, by_coins) in rows {
        let mut play = perseus(&hand, "perseus hercules");
        assert_eq!(play.offers(Egypt, Act::StepIn), wins, "{hand}");
        if !wins {
            continue;
        }
        play.by(Egypt, Act::StepIn).by(
            Egypt,
            Act::Build {
                item: card(Card::Circe),
            },
        );
        // Nine coins for the first leave a coin for the second, and that needs nine goods.
        let coins = play.offers(Egypt, Act::Price { form: Form::Coins });
        assert_eq!(coins, by_coins, "{hand}");
        play.by(Egypt, play.options(Egypt)[0]);
        while play.winners().is_none() {
            let act = play.options(Egypt)[0];
            play.by(Egypt, act);
        }
        assert_eq!(play.winners(), Some(vec![Egypt]));
    }
}

/// 4.3.2-d, 6.2-a, RUL-41, EX-74, EX-75
#[test]
fn four_great_cities_win_while_they_stand() {
    let case = |roma: bool| {
        let case = Case::five()
            .peaceful()
            .control(Carthage, "sicilia")
            .control(Greece, "asia")
            .built("sicilia/city-syracusae asia/city-troia")
            .on_slot(Carthage, "italia/city-roma")
            .on_slot(Carthage, "asia/city-troia");
        if roma {
            case
        } else {
            case.unbuilt("italia/city-roma")
        }
    };
    for (roma, wins) in [(true, true), (false, false)] {
        let mut play = case(roma).moves_last(Rome);
        play.reach_battles();
        let won = play.winners() == Some(vec![Carthage]);
        assert_eq!(won, wins, "Roma stands: {roma}");
        if wins {
            let over = Phase::Over {
                winners: [Carthage].into_iter().collect(),
                cause: Cause::Cities,
            };
            assert_eq!(play.phase(), over);
        }
    }
}

/// 6.2-a, 6.2-b, EX-124
#[test]
fn two_with_four_cities_win_together() {
    let mut play = Case::five()
        .peaceful()
        .control(Carthage, "sicilia")
        .control(Greece, "asia judea")
        .built("sicilia/city-syracusae asia/city-troia judea/city-ierusalem")
        .on_slot(Carthage, "italia/city-roma")
        .on_slot(Carthage, "babylonia/city-babylon")
        .on_slot(Greece, "aegyptus/city-alexandria")
        .moves_last(Rome);
    play.reach_battles();
    assert_eq!(play.winners(), Some(vec![Greece, Carthage]));
}

/// 6-a, 6.3-b, EX-97
#[test]
fn four_cities_in_the_middle_of_the_phase_win_nothing() {
    let play = Case::five()
        .peaceful()
        .control(Carthage, "sicilia")
        .control(Greece, "asia")
        .built("sicilia/city-syracusae asia/city-troia")
        .on_slot(Carthage, "italia/city-roma")
        .on_slot(Carthage, "asia/city-troia")
        .legions(Rome, "italia", 2);
    let mut play = play.finished(&[Greece, Babylon, Egypt]).moves(Carthage);
    play.reach_battles().fights("italia", Rome, &[3, 6, 6]);
    while play.open().active() == Some(Carthage) {
        let act = play.options(Carthage).pop().expect("somebody is asked");
        play.by(Carthage, act);
    }
    assert_eq!(play.asked(), Rome);
    play.reach_battles();
    assert!(play.winners().is_none());
}

/// 6.3-a, 6-a, EX-76
#[test]
fn all_three_titles_win() {
    let mut play = Case::five()
        .title(Track::Trade, Greece)
        .title(Track::Culture, Greece)
        .title(Track::Military, Rome)
        .cards(Greece, "hercules antigone penthesilea")
        .moves_last(Babylon);
    to_next_round(&mut play);
    assert_eq!(play.winners(), Some(vec![Greece]));
    let outcome = MareNostrum::outcome(play.state()).expect("it is over");
    assert_eq!(outcome.cause, "titles");
}

/// RUL-47
#[test]
fn nobody_is_eliminated() {
    let mut play = Case::five()
        .peaceful()
        .uncontrolled("etruria gallia-cisalpina")
        .unbuilt("italia/city-roma italia/caravan-wine italia/market")
        .hand(Rome, "")
        .builds(Rome);
    assert_eq!(play.open().controlled(Rome).len(), 1);
    assert_eq!(play.options(Rome), [Act::EndBuild]);
    play.by(Rome, Act::EndBuild);
}
