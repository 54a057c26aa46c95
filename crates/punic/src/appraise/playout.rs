//! Battles played out with the cards that the enemy may hold.

use kernel::SplitMix64;

use crate::tables::{Title, Titles};

/// So many of the enemy's hands are looked at.
const DEALS: u64 = 48;
/// The same hands for every act, and for every view that is the same.
const SEED: u64 = 0x000c_a44a_e000;

/// A battle as the side that thinks sees it.
#[derive(Debug, Clone, Copy)]
pub struct Duel {
    /// All battle cards there are.
    pub deck: Titles,
    pub hand: Titles,
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
        let mut chance = SplitMix64::fork(SEED, deal);
        let mut table = Table {
            hands: [self.hand, self.deal(&mut chance)],
            deck: self.deck,
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
    pub fn deal(&self, chance: &mut SplitMix64) -> Titles {
        let mut hand = self.known;
        let mut pool = (self.deck)
            .minus(self.gone)
            .minus(self.hand)
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
    deck: Titles,
    hands: [Titles; 2],
    gone: Titles,
    covered: [u8; 2],
    rating: [u8; 2],
    chance: SplitMix64,
}

impl Table {
    /// The attacker plays what he has most of and others have least; nothing if he has
    /// no card left, and has lost.
    fn attack(&mut self, by: usize) -> Option<Title> {
        let hand = self.hands[by];
        let best = (Title::NAMED.into_iter())
            .filter(|&title| hand.of(title) > 0)
            .max_by_key(|&title| likely(self.deck, hand, self.gone, title));
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
pub fn likely(deck: Titles, hand: Titles, gone: Titles, title: Title) -> i32 {
    let held = i32::from(hand.of(title));
    let elsewhere = i32::from(deck.of(title)) - held - i32::from(gone.of(title));
    let risk = if title == Title::DoubleEnvelopment {
        4
    } else {
        0
    };
    6 * held - 2 * elsewhere - risk - i32::from(held == 1)
}
