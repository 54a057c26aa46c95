//! Words for battles and events.

use std::collections::BTreeSet;

use julius_caesar::{Act, Block, Colour, Phase, Place, Side};

use super::{Play, block, ids, link, place};

impl Play {
    /// The attack from `from` into `to` is the main attack.
    #[track_caller]
    pub fn main(&mut self, from: &str, to: &str) -> &mut Play {
        let link = link(from, to);
        self.act(Act::Main { link })
    }

    #[track_caller]
    pub fn surprises(&mut self, at: &str) -> &mut Play {
        self.act(Act::Surprise { at: place(at) })
    }

    /// The battle there is fought next.
    #[track_caller]
    pub fn fights(&mut self, at: &str) -> &mut Play {
        self.act(Act::Battle { at: place(at) })
    }

    /// Jupiter turns a block; `drawn` is the one that chance names.
    #[track_caller]
    pub fn jupiter(&mut self, at: &str, colour: Colour, drawn: &'static str) -> &mut Play {
        let at = place(at);
        self.draws(&[drawn]).act(Act::Jupiter { at, colour })
    }

    #[track_caller]
    pub fn vulcan(&mut self, city: &str) -> &mut Play {
        self.act(Act::Vulcan { city: place(city) })
    }

    /// Blocks of which one acts next in the battle.
    #[track_caller]
    pub fn ready(&self) -> BTreeSet<String> {
        ids(self.legal().into_iter().filter_map(|act| match act {
            Act::Fire { block } | Act::Pass { block } | Act::Retreat { block, .. } => Some(block),
            _ => None,
        }))
    }

    /// What a block may do in its battle turn: `fire`, `pass`, `retreat`, `perish`.
    #[track_caller]
    pub fn can(&self, id: &str) -> BTreeSet<String> {
        let of = block(id);
        ids(self.legal().into_iter().filter_map(|act| match act {
            Act::Fire { block } if block == of => Some("fire"),
            Act::Pass { block } if block == of => Some("pass"),
            Act::Retreat { block, path } if block == of => {
                Some(if path.is_empty() { "perish" } else { "retreat" })
            }
            _ => None,
        }))
    }

    /// Blocks of which one takes the next hit; none unless there is a choice.
    pub fn targets(&self) -> BTreeSet<String> {
        if !matches!(self.phase(), Phase::Hits { .. }) {
            return BTreeSet::new();
        }
        ids(self.legal().into_iter().filter_map(|act| match act {
            Act::Hit { block } => Some(block),
            _ => None,
        }))
    }

    /// The battles of which one is fought next.
    #[track_caller]
    pub fn battles(&self) -> BTreeSet<String> {
        ids(self.legal().into_iter().filter_map(|act| match act {
            Act::Battle { at } => Some(at),
            _ => None,
        }))
    }

    /// Who acts in this round, one after the other: all pass, among several ready
    /// ones the lowest id first. In the last round the attackers leave or perish.
    #[track_caller]
    pub fn order(&mut self) -> String {
        let round = self.round();
        let mut order = Vec::new();
        while self.state().open.battle.is_some() && self.round() == round {
            let acts = self.legal();
            let pass = acts.iter().find(|act| matches!(act, Act::Pass { .. }));
            let act = *pass.or(acts.first()).expect("somebody can act");
            if let Act::Pass { block } | Act::Retreat { block, .. } = act {
                order.push(block.to_string());
            }
            self.act(act);
        }
        order.join(" ")
    }

    #[track_caller]
    pub fn round(&self) -> u8 {
        self.state().open.battle.expect("a battle").round
    }

    #[track_caller]
    pub fn attacker(&self) -> Side {
        self.state().open.battle.expect("a battle").attacker
    }

    /// The place of the battle being fought.
    pub fn battle_at(&self) -> Option<Place> {
        self.state().open.battle.map(|battle| battle.at)
    }

    /// The battle is over and its victor is asked to regroup.
    #[track_caller]
    pub fn won_by(&mut self, side: Side, at: &str) -> &mut Play {
        let at = place(at);
        assert_eq!(self.phase(), Phase::Regroup { side, at });
        assert!(self.state().open.battle.is_none());
        self
    }

    pub fn is_face_up(&self, id: &str) -> bool {
        self.state().open.face_up.contains(block(id))
    }

    pub fn is_killed(&self, id: &str) -> bool {
        self.state().open.killed.contains(block(id))
    }

    pub fn is_reserve(&self, id: &str) -> bool {
        self.state().reserve.contains(block(id))
    }

    /// How many of these blocks can go along `stations`, one after the other.
    #[track_caller]
    pub fn capacity(&mut self, ids: &str, stations: &str) -> usize {
        let mut gone = 0;
        for id in ids.split_whitespace() {
            if self.ways(id).contains(stations) {
                self.moves(id, stations);
                gone += 1;
            }
        }
        gone
    }

    /// Where the blocks of a list stand: all of them there.
    #[track_caller]
    pub fn all_at(&self, ids: &str, city: &str) {
        for id in ids.split_whitespace() {
            assert_eq!(self.at(id), Some(place(city)), "{id}");
        }
    }
}

pub fn fire(id: &str) -> Act {
    Act::Fire { block: block(id) }
}

pub fn pass(id: &str) -> Act {
    Act::Pass { block: block(id) }
}

pub fn hit(id: &str) -> Act {
    Act::Hit { block: block(id) }
}

pub fn take(id: &str) -> Act {
    Act::Take { block: block(id) }
}

/// A retreat to a city, over `"sea port"`, or nowhere with `""`.
pub fn retreat(id: &str, stations: &str) -> Act {
    let block: Block = block(id);
    let path = super::path(stations);
    Act::Retreat { block, path }
}
