//! 5.1 Expansion: settling, developing and fortifying locations.

use kernel::Out;

use crate::act::Action;
use crate::cards::{both, faces};
use crate::data::data;
use crate::event::Event;
use crate::ids::Location;
use crate::look::Look;
use crate::refusal::Refusal;
use crate::score;
use crate::sets::CardSet;
use crate::side::Side;
use crate::state::{Draft, State};

impl Look<'_> {
    /// 5.1.1-b, 5.2.1-b: an expedition can set out from there and be paid for.
    pub fn can_aim(&self, action: Action, target: Location, from: Location) -> Result<(), Refusal> {
        match action {
            Action::Attack => self.can_attack(target)?,
            _ => self.can_settle(target)?,
        }
        let ground = &data().ground;
        let way = ground.ways[from.index()][target.index()];
        let way = way.ok_or(Refusal::NotConnected(target, from))?;
        // 5.1.1-g, 5.2.1-e
        let zone = target.sheet().zone;
        if way == crate::data::Way::Sea && self.open.zone_is_enemy(self.side, zone) {
            return Err(Refusal::ZoneClosed(zone, action));
        }
        self.is_usable(from.card())?;
        let plan = self.expedition(action, target, from);
        match plan.is_some_and(|plan| kernel::parts::pick::can_fill(&plan.wants)) {
            true => Ok(()),
            false => Err(Refusal::CannotGetThere(action)),
        }
    }

    fn can_settle(&self, target: Location) -> Result<(), Refusal> {
        if !self.open.unoccupied().contains(target) {
            return Err(Refusal::Occupied(target));
        }
        match self.open.towns_left(self.side) {
            0 => Err(Refusal::NoTowns),
            _ => Ok(()),
        }
    }

    /// Some place can be settled or attacked.
    pub fn any_expedition(&self, action: Action) -> bool {
        let symbols = &data().symbols;
        if !self.usable().meets(symbols.wagon | symbols.ship) {
            return false;
        }
        let origins = self.usable() & symbols.locations;
        origins.iter().any(|card| {
            let from = card.location();
            from.is_some_and(|from| {
                let joined = data().ground.joined[from.index()];
                let goals = match action {
                    Action::Attack => joined & self.attackable(),
                    _ => joined & self.open.unoccupied(),
                };
                (goals.iter()).any(|target| self.can_aim(action, target, from).is_ok())
            })
        })
    }

    /// 5.1.2-a
    pub fn can_develop(&self, at: Location) -> Result<(), Refusal> {
        let own = self.open.control[self.side].contains(at);
        if !own || self.open.cities.contains(at) {
            return Err(Refusal::NotYourTown(at));
        }
        if !at.sheet().settler {
            return Err(Refusal::TooSmall(at));
        }
        if self.open.battle_places().contains(at) {
            return Err(Refusal::BattleThere(at, Action::Develop));
        }
        if !self.supplied().contains(at) {
            return Err(Refusal::Unsupplied(at, Action::Develop));
        }
        if self.open.cities_left(self.side) == 0 {
            return Err(Refusal::NoCities);
        }
        // 5.1.2-b
        self.is_usable(at.card())?;
        let settlers = self.usable().without(at.card()) & data().symbols.settler;
        match settlers.is_empty() {
            true => Err(Refusal::NothingFits(Action::Develop)),
            false => Ok(()),
        }
    }

    /// 5.1.3-a, 5.1.3-b
    pub fn can_fortify(&self, at: Location) -> Result<(), Refusal> {
        if !self.open.control[self.side].contains(at) {
            return Err(Refusal::NotYours(at));
        }
        if self.open.forts.contains(at) {
            return Err(Refusal::Fortified(at, Action::Fortify));
        }
        if self.open.battle_places().contains(at) {
            return Err(Refusal::BattleThere(at, Action::Fortify));
        }
        self.may_fortify()?;
        self.is_usable(at.card())
    }

    /// What fortifying asks for wherever it is done.
    pub fn may_fortify(&self) -> Result<(), Refusal> {
        let limits = &data().limits;
        if self.open.forts.len() >= usize::from(limits.forts) {
            return Err(Refusal::NoForts);
        }
        if (self.hand & data().symbols.fortify).is_empty() {
            return Err(Refusal::NoFortification);
        }
        self.afford(limits.fortify, "5.1.3-a")
    }
}

impl State {
    /// A Town is placed and the Location card taken (5.1.1-f, 5.2.3-i). Returns whether
    /// that ends the game.
    pub fn place_town(&mut self, side: Side, at: Location, out: &mut Out<Event>) -> bool {
        self.open.control[side].insert(at);
        self.take_location_card(side, at, out);
        score::automatic(self, side, at, out)
    }
}

/// 5.1.1
pub fn settle(state: &mut State, side: Side, draft: &Draft, out: &mut Out<Event>) -> bool {
    let (Some(at), Some(from)) = (draft.at, draft.from) else {
        return false;
    };
    let cards = CardSet::of_ids(draft.picks.all()).with(from.card());
    state.discard_all(side, cards);
    let event = Event::Settled {
        side,
        at,
        from: Some(from),
        cards: faces(cards),
    };
    out.reveal(both(), event);
    state.place_town(side, at, out)
}

/// 5.1.2
pub fn develop(state: &mut State, side: Side, draft: &Draft, out: &mut Out<Event>) {
    let Some(at) = draft.at else {
        return;
    };
    let cards = CardSet::of_ids(draft.picks.all()).with(at.card());
    state.discard_all(side, cards);
    state.open.cities.insert(at);
    let cards = faces(cards);
    out.reveal(both(), Event::Developed { side, at, cards });
}

/// 5.1.3
pub fn fortify(state: &mut State, side: Side, at: Location, out: &mut Out<Event>) {
    let silver = data().limits.fortify;
    let card = (state.hands[side] & data().symbols.fortify).first();
    state.discard_all(side, card.into_iter().collect());
    state.discard(side, at.card());
    state.open.powers[side].silver -= silver;
    state.open.forts.insert(at);
    out.reveal(both(), Event::Fortified { side, at, silver });
}
