//! Battles played out with the cards that the enemy may hold.

use kernel::Fast;

use crate::frame::Titles;
use crate::{Title, theatre};

/// So many of the enemy's hands are looked at.
const DEALS: u64 = 48;
/// The same hands for every act, and for every view that is the same.
const SEED: u64 = 0x000c_a44a_e000;

/// A battle as the side that thinks sees it.
#[derive(Debug, Clone, Copy)]
pub struct Duel {
    pub own: Titles,
    /// How many cards the enemy holds, and which of them are known.
    pub held: u8,
    pub known: Titles,
    /// Cards that are played and gone.
    pub gone: Titles,
    /// Chances in six to turn the attack, ours and theirs.
    pub rating: [u8; 2],
    /// Our Double Envelopments that do not hand over the attack, and theirs.
    pub covered: [u8; 2],
}

/// Where the round is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Moment {
    /// Somebody attacks: we, or they.
    Attack { ours: bool },
    /// Our attack lies open as this title.
    Attacked(Title),
    /// We have matched; they attacked with this title.
    Matched(Title),
}

const OURS: usize = 0;
const THEIRS: usize = 1;

impl Duel {
    /// How often we win from here.
    pub fn win(&self, moment: Moment) -> f32 {
        let won = (0..DEALS).filter(|&deal| self.play(moment, deal)).count();
        won as f32 / DEALS as f32
    }

    fn play(&self, moment: Moment, deal: u64) -> bool {
        let mut chance = Fast::fork(SEED, deal);
        let mut table = Table {
            hands: [self.own, self.deal(&mut chance)],
            gone: self.gone,
            covered: self.covered,
            rating: self.rating,
            chance,
        };
        let mut attacker = match moment {
            Moment::Attack { ours: true } => OURS,
            Moment::Attack { ours: false } => THEIRS,
            Moment::Attacked(title) => match table.answer(OURS, title) {
                Some(next) => next,
                None => return true,
            },
            Moment::Matched(title) => table.turn(THEIRS, title),
        };
        loop {
            let Some(title) = table.attack(attacker) else {
                return attacker == THEIRS;
            };
            match table.answer(attacker, title) {
                Some(next) => attacker = next,
                None => return attacker == OURS,
            }
        }
    }

    /// A hand that the enemy may hold.
    fn deal(&self, chance: &mut Fast) -> Titles {
        let mut hand = self.known;
        let mut pool = Titles(Title::ALL.map(|title| theatre().battle_card(title).count))
            .minus(self.gone)
            .minus(self.own)
            .minus(self.known);
        let mut left = pool.total();
        for _ in self.known.total()..self.held {
            if left == 0 {
                break;
            }
            let mut nth = chance.below(left.into()) as u8;
            for title in Title::ALL {
                let count = pool.of(title);
                if nth < count {
                    pool.take(title);
                    hand.add(title);
                    break;
                }
                nth -= count;
            }
            left -= 1;
        }
        hand
    }
}

struct Table {
    hands: [Titles; 2],
    gone: Titles,
    covered: [u8; 2],
    rating: [u8; 2],
    chance: Fast,
}

impl Table {
    /// The attacker plays what he has most of and others have least; nothing if he has
    /// no card left, and has lost.
    fn attack(&mut self, by: usize) -> Option<Title> {
        let hand = self.hands[by];
        let best = (Title::NAMED.into_iter())
            .filter(|&title| hand.of(title) > 0)
            .max_by_key(|&title| likely(hand, self.gone, title));
        if let Some(title) = best {
            self.lay(by, title);
            return Some(title);
        }
        (hand.of(Title::Reserve) > 0).then(|| {
            self.lay(by, Title::Reserve);
            Title::DoubleEnvelopment
        })
    }

    fn lay(&mut self, by: usize, card: Title) {
        self.hands[by].take(card);
        self.gone.add(card);
    }

    /// The defender answers an attack of `by`: who attacks next, or nobody if he has lost.
    fn answer(&mut self, by: usize, title: Title) -> Option<usize> {
        let other = 1 - by;
        let card = [title, Title::Reserve]
            .into_iter()
            .find(|&card| self.hands[other].of(card) > 0)?;
        self.lay(other, card);
        Some(self.turn(by, title))
    }

    /// An attack of `by` was matched: who attacks next? Nobody takes over who has no
    /// card to attack with.
    fn turn(&mut self, by: usize, title: Title) -> usize {
        let other = 1 - by;
        if self.hands[other].total() == 0 {
            return by;
        }
        if title == Title::DoubleEnvelopment {
            if self.covered[by] == 0 {
                return other;
            }
            self.covered[by] -= 1;
        }
        match self.chance.below(6) < self.rating[other].into() {
            true => other,
            false => by,
        }
    }
}

/// How hard an attack is to answer, as its owner sees it: he holds many of the title,
/// and few are elsewhere.
pub fn likely(hand: Titles, gone: Titles, title: Title) -> i32 {
    let held = i32::from(hand.of(title));
    let elsewhere =
        i32::from(theatre().battle_card(title).count) - held - i32::from(gone.of(title));
    let risk = if title == Title::DoubleEnvelopment {
        4
    } else {
        0
    };
    6 * held - 2 * elsewhere - risk - i32::from(held == 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::appraise::odds::{self, Line};

    fn duel(own: Titles, held: u8) -> Duel {
        Duel {
            own,
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
                    let own = dealt.deal(&mut Fast::fork(7, seed));
                    assert!(own.minus(all).total() == 0);
                    Duel {
                        rating,
                        ..duel(own, theirs)
                    }
                    .win(Moment::Attack { ours: true })
                })
                .sum::<f32>()
                / hands as f32;
            let line = |cards: u8, rating: u8| Line {
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
}
