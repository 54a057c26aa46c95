//! The common opinions, held against this game's tables and map.

use kernel::SplitMix64;
use punic::Side;
use punic::appraise::distance::between;
use punic::appraise::odds::{self, BattleSide};
use punic::appraise::playout::{Duel, Moment};

use crate::frame::Titles;
use crate::game::Hannibal;
use crate::ids::Space;
use crate::{Title, theatre};

fn deck() -> Titles {
    Titles(Title::ALL.map(|title| theatre().battle_card(title).count))
}

fn line(cards: u8, rating: u8) -> BattleSide {
    BattleSide {
        cards: cards.into(),
        rating: rating.into(),
        cu: 5.0,
    }
}

#[test]
fn more_cards_and_better_commanders_win() {
    let even = odds::win(line(10, 2), line(10, 2));
    assert!((0.5..0.7).contains(&even), "{even}");
    let cases = [
        ("more cards", line(13, 2), line(10, 2)),
        ("a better commander", line(10, 4), line(10, 2)),
        ("a leaderless enemy", line(10, 2), line(10, 0)),
    ];
    for (name, attacker, defender) in cases {
        assert!(odds::win(attacker, defender) > even, "{name}");
    }
    assert!(odds::win(line(4, 2), line(20, 2)) < 0.05);
    assert!(odds::win(line(20, 2), line(4, 2)) > 0.95);
}

#[test]
fn dice_are_read_from_the_tables() {
    let (red, loss) = odds::siege::<Hannibal>(true, 0);
    assert!((red - 4.0 / 6.0).abs() < 1e-6 && (loss - 1.0 / 6.0).abs() < 1e-6);
    let (white, loss) = odds::siege::<Hannibal>(false, 0);
    assert!((white - 2.0 / 6.0).abs() < 1e-6 && (loss - 2.0 / 6.0).abs() < 1e-6);
    assert!(odds::siege::<Hannibal>(true, 1).0 > red);
    assert!((odds::attrition::<Hannibal>(8, 0) - 2.0).abs() < 1e-6);
    assert_eq!(odds::attrition::<Hannibal>(0, 0), 0.0);
}

fn duel(own: Titles, held: u8) -> Duel {
    Duel {
        deck: deck(),
        hand: own,
        held,
        known: Titles::NONE,
        gone: Titles::NONE,
        rating: [2, 2],
        covered: [0, 0],
    }
}

#[test]
fn a_larger_hand_wins_more_often_and_an_empty_one_loses() {
    let many = duel(Titles([3, 2, 2, 2, 1, 1]), 5);
    let few = duel(Titles([1, 1, 1, 0, 0, 0]), 12);
    let attack = Moment::Attack { ours: true };
    assert!(many.win(attack) > 0.8, "{}", many.win(attack));
    assert!(few.win(attack) < 0.2, "{}", few.win(attack));
    assert_eq!(duel(Titles::NONE, 5).win(attack), 0.0);
    assert_eq!(duel(Titles([1, 0, 0, 0, 0, 0]), 0).win(attack), 1.0);
}

/// The curve that armies are judged by agrees with battles played out.
#[test]
fn the_odds_agree_with_battles_played_out() {
    let all = Titles(Title::ALL.map(|title| theatre().battle_card(title).count));
    for (ours, theirs, rating) in [(10, 10, [2, 2]), (8, 12, [3, 1]), (14, 9, [1, 3])] {
        let hands = 60;
        let mean = (0..hands)
            .map(|seed| {
                let dealt = Duel {
                    held: ours,
                    ..duel(Titles::NONE, ours)
                };
                let own = dealt.deal(&mut SplitMix64::fork(7, seed));
                assert!(own.minus(all).total() == 0);
                Duel {
                    rating,
                    ..duel(own, theirs)
                }
                .win(Moment::Attack { ours: true })
            })
            .sum::<f32>()
            / hands as f32;
        let line = |cards: u8, rating: u8| BattleSide {
            cards: cards.into(),
            rating: rating.into(),
            cu: 5.0,
        };
        let curve = odds::win(line(ours, rating[0]), line(theirs, rating[1]));
        assert!(
            (mean - curve).abs() < 0.12,
            "{ours} {theirs}: {mean} {curve}"
        );
    }
}

#[test]
fn the_sea_is_near_for_rome_and_far_for_carthage() {
    let at = |id| Space::from_id(id).expect("a space");
    let (roma, capua) = (at("roma"), at("capua"));
    for side in Side::ALL {
        assert_eq!(between(side, roma, roma), 0.0);
        assert_eq!(between(side, roma, capua), 2.0);
    }
    let voyage = |side| between(side, roma, at("carthago"));
    assert!(voyage(Side::Rome) < voyage(Side::Carthage));
}
