//! What a player sees of the own cards when putting a command together: which of them
//! are usable, and what the command still wants (D-10).

use std::cell::OnceCell;

use kernel::parts::pick::Want;

use crate::act::{Action, Role};
use crate::data::{Way, data};
use crate::ids::{Card, Face, Location, Strategy};
use crate::refusal::Refusal;
use crate::sets::{CardSet, LocationSet};
use crate::side::{BySide, Side};
use crate::state::{Draft, Open, State};
use crate::supply;

/// One player's means at one moment.
pub struct Look<'a> {
    pub state: &'a State,
    pub open: &'a Open,
    pub side: Side,
    pub hand: CardSet,
    /// Worked out when they are first asked for: not every choice takes supply.
    supply: OnceCell<LocationSet>,
    live: OnceCell<CardSet>,
    /// 5.2.2-c
    lines: BySide<OnceCell<bool>>,
}

/// What a command wants: cards for at most two kinds of role.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub roles: [Option<Role>; 2],
    pub wants: [Want; 2],
}

impl Plan {
    fn one(role: Role, least: usize, most: usize, usable: CardSet) -> Plan {
        Plan {
            roles: [Some(role), None],
            wants: [want(least, most, usable), Want::default()],
        }
    }

    /// As many as one likes, or none.
    pub fn any(role: Role, most: usize, usable: CardSet) -> Plan {
        Plan::one(role, 0, most, usable)
    }

    fn and(mut self, role: Role, least: usize, most: usize, usable: CardSet) -> Plan {
        self.roles[1] = Some(role);
        self.wants[1] = want(least, most, usable);
        self
    }
}

fn want(least: usize, most: usize, usable: CardSet) -> Want {
    Want {
        least: least.min(255) as u8,
        most: most.min(255) as u8,
        usable: usable.ids(),
    }
}

/// Places as their cards.
fn cards_of(places: LocationSet) -> CardSet {
    CardSet::from_bits(places.bits().into())
}

impl<'a> Look<'a> {
    pub fn new(state: &'a State, side: Side) -> Look<'a> {
        Look {
            state,
            open: &state.open,
            side,
            hand: state.hands[side],
            supply: OnceCell::new(),
            live: OnceCell::new(),
            lines: BySide::new(OnceCell::new(), OnceCell::new()),
        }
    }

    /// The locations that the player controls and that are supplied (4.4).
    pub fn supplied(&self) -> LocationSet {
        *(self.supply).get_or_init(|| supply::supplied(self.open, self.side))
    }

    /// Cards of the hand that can be played for something.
    pub fn usable(&self) -> CardSet {
        *self.live.get_or_init(|| {
            let locations = self.hand & data().symbols.locations;
            if locations.is_empty() {
                return self.hand;
            }
            let live = cards_of(self.supplied() - self.open.battle_places());
            (self.hand - locations) | (locations & live)
        })
    }

    /// Whether supply can be traced to the battle of that attacker.
    pub fn has_line(&self, battle: Side, at: Location) -> bool {
        *self.lines[battle].get_or_init(|| supply::can_trace(self.open, self.side, at))
    }

    pub fn silver(&self) -> u16 {
        self.open.powers[self.side].silver
    }

    /// Whether there is as much silver.
    pub fn afford(&self, need: u16, clause: &'static str) -> Result<(), Refusal> {
        match self.silver() >= need {
            true => Ok(()),
            false => Err(Refusal::Silver { need, clause }),
        }
    }

    /// Why a card of the hand is of no use, if it is not usable (4-l).
    pub fn is_usable(&self, card: Card) -> Result<(), Refusal> {
        if self.usable().contains(card) {
            return Ok(());
        }
        let Some(at) = card.location().filter(|_| self.hand.contains(card)) else {
            return Err(Refusal::NotInHand(card.face()));
        };
        if !self.open.control[self.side].contains(at) {
            Err(Refusal::CardNotControlled(at))
        } else if !self.supplied().contains(at) {
            Err(Refusal::CardUnsupplied(at))
        } else {
            Err(Refusal::CardInBattle(at))
        }
    }

    /// The copy of a face in hand that is meant.
    pub fn copy(&self, face: Face) -> Result<Card, Refusal> {
        (self.state.copy_in(self.side, self.hand, face)).ok_or(Refusal::NotInHand(face))
    }

    /// 5.1.1-c: which cards carry over a connection, and how many are needed.
    pub fn transport(&self, way: Way) -> (Role, usize, CardSet) {
        let symbols = &data().symbols;
        let easy = self.open.has(self.side, Strategy::MilitaryRoads);
        match way {
            Way::Road => (Role::Wagon, 1, symbols.wagon),
            // C-30
            Way::DifficultRoad if easy => (Role::Wagon, 1, symbols.wagon),
            Way::DifficultRoad | Way::Strait => (Role::Wagon, 2, symbols.wagon),
            Way::Sea => (Role::Ship, 1, symbols.ship),
        }
    }

    /// What an expedition over this connection wants besides the origin's card.
    pub fn expedition(&self, action: Action, target: Location, from: Location) -> Option<Plan> {
        let symbols = &data().symbols;
        let way = data().ground.ways[from.index()][target.index()]?;
        let rest = self.usable().without(from.card());
        let (role, count, carriers) = self.transport(way);
        let plan = Plan::one(role, count, count, rest & carriers);
        Some(match action {
            Action::Attack => plan.and(Role::Sword, 1, 1, rest & self.swords(target)),
            _ => {
                let settlers = usize::from(target.sheet().settler);
                plan.and(Role::Settler, settlers, settlers, rest & symbols.settler)
            }
        })
    }

    /// 5.2.1-c: cards that can start an attack there.
    pub fn swords(&self, target: Location) -> CardSet {
        let symbols = &data().symbols;
        match self.open.forts.contains(target) {
            true => symbols.sword,
            false => symbols.sword - symbols.siege_engine,
        }
    }

    /// What the command that was begun wants, once its target is named.
    pub fn plan(&self, draft: &Draft) -> Option<Plan> {
        let symbols = &data().symbols;
        let hand = self.hand;
        let count = |cards: CardSet| (self.usable() & cards).len();
        Some(match draft.action? {
            action @ (Action::Settle | Action::Attack) => {
                return self.expedition(action, draft.at?, draft.from?);
            }
            Action::Develop => {
                let rest = self.usable().without(draft.at?.card());
                Plan::one(Role::Settler, 1, 1, rest & symbols.settler)
            }
            Action::Raid => {
                let least = self.raiders_needed(draft.at?)?;
                let raiders = self.usable() & symbols.raid;
                Plan::one(Role::Raider, least, raiders.len(), raiders)
            }
            Action::Engage => Plan::one(Role::Ship, 1, 1, self.usable() & symbols.ship),
            Action::Bribe => Plan::one(Role::Briber, 1, 1, self.usable() & symbols.bribe),
            Action::TakeMoney => Plan::one(Role::Coin, 1, 1, self.usable() & symbols.coin),
            Action::Trade => Plan::one(Role::Ship, 1, 1, self.usable() & symbols.ship).and(
                Role::Coin,
                1,
                2,
                self.usable() & symbols.coin,
            ),
            Action::Merchant => {
                let wines = self.usable() & symbols.wine;
                Plan::one(Role::Wine, 1, count(symbols.wine), wines)
            }
            Action::Pillage => {
                let ships = self.pillage_ships(draft.at?)?;
                Plan::one(Role::Ship, ships, ships, self.usable() & symbols.ship)
            }
            Action::Draft => {
                draft.drafted?;
                Plan::one(Role::Settler, 1, 1, self.usable() & symbols.settler)
            }
            Action::Discard => {
                let most = self.discards_affordable();
                Plan::one(Role::Discarded, 1, most, hand)
            }
            Action::Return => {
                let some = hand.iter();
                let fits = |card: &Card| self.state.can_return(self.side, card.face());
                Plan::one(Role::Returned, 1, 1, some.filter(fits).collect())
            }
            Action::Reserve => Plan::one(Role::Reserved, 1, 1, hand),
            Action::Build => Plan::one(Role::Settler, 1, 1, self.usable() & symbols.settler),
            Action::Fortify
            | Action::Reinforce
            | Action::Buy
            | Action::DropStrategy
            | Action::Cycle
            | Action::Sail
            | Action::Pass => return None,
        })
    }

    /// 5.4.2-a: how many cards can be discarded for the silver there is.
    pub fn discards_affordable(&self) -> usize {
        let (silver, mut cards) = (usize::from(self.silver()), 1);
        while (cards + 1) * cards / 2 <= silver && cards < self.hand.len() {
            cards += 1;
        }
        cards
    }

    /// Why this card cannot be picked for that role now.
    pub fn can_pick(
        &self,
        plan: &Plan,
        draft: &Draft,
        role: Role,
        face: Face,
    ) -> Result<(usize, Card), Refusal> {
        let clause = role.clause(draft.action);
        let wanted = |slot: &Option<Role>| *slot == Some(role);
        let kind = plan.roles.iter().position(wanted);
        let kind = kind.ok_or(Refusal::NoRole { role, clause })?;
        let want = &plan.wants[kind];
        let from = match role {
            Role::Infantry => self.state.reserves[self.side],
            _ => self.hand,
        };
        let free = from - CardSet::of_ids(draft.picks.all());
        let card = self.state.copy_in(self.side, free, face);
        let card = card.ok_or(match (from & face.copies()).is_empty() {
            true => Refusal::NotInHand(face),
            false => Refusal::OnePurpose(face),
        })?;
        let played = match draft.action {
            Some(Action::Develop) => draft.at,
            _ => draft.from,
        };
        if played.is_some() && played == card.location() {
            return Err(Refusal::OnePurpose(face));
        }
        let usable = CardSet::of_ids(want.usable);
        if !usable.contains(card) {
            // Dead cards can be put away, but serve for nothing.
            if !matches!(role, Role::Returned | Role::Infantry) {
                self.is_usable(card)?;
            }
            return Err(match role {
                Role::Returned => Refusal::NotReturnable(face),
                _ => Refusal::NoSymbol { face, clause },
            });
        }
        if draft.picks.taken(kind).len() >= want.most.into() {
            return Err(match (role, want.most) {
                (Role::Discarded, most) => Refusal::Silver {
                    need: u16::from(most) * (u16::from(most) + 1) / 2,
                    clause: "5.4.2-a",
                },
                _ => Refusal::RoleFull { role, clause },
            });
        }
        match draft.picks.can_take(&plan.wants, kind, card.index() as u8) {
            true => Ok((kind, card)),
            false => Err(Refusal::DeadEnd(face)),
        }
    }
}
