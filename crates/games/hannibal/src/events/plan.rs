//! What an event is made of.

use std::sync::LazyLock;

use kernel::{Chance, Out};
use punic::refusal::why;
use punic::{Allowed, Side, unless};

use super::areas::Area;
use super::{base, extra};
use crate::event::Event;
use crate::frame::EventFrame;
use crate::ids::{Card, Space};
use crate::land::Stack;
use crate::sets::{GeneralSet, ProvinceSet, SpaceSet};
use crate::state::{Open, State};

/// What is done once all that it needs has been chosen.
pub type Effect = fn(&mut State, EventFrame, &mut dyn Chance, &mut Out<Event>);

type Condition = Box<dyn Fn(&State, Side) -> bool + Send + Sync>;

/// A card's event in one's own play.
pub struct Plan {
    needs: Option<Condition>,
    pub parts: Vec<Part>,
}

impl Plan {
    pub fn new(parts: impl Into<Vec<Part>>) -> Plan {
        Plan {
            needs: None,
            parts: parts.into(),
        }
    }

    /// The condition on the card.
    pub fn needs(self, needs: impl Fn(&State, Side) -> bool + Send + Sync + 'static) -> Plan {
        Plan {
            needs: Some(Box::new(needs)),
            ..self
        }
    }

    /// 8.1-b, 8.1-f
    pub fn usable(&self, state: &State, side: Side, card: Card) -> Allowed {
        let frame = EventFrame::new(side, card);
        let met = self.needs.as_ref().is_none_or(|needs| needs(state, side));
        unless(!met, why::CONDITION)?;
        let changes = (self.parts.iter()).any(|part| part.possible(state, frame, &self.parts));
        unless(!changes, why::NOTHING_CHANGES)
    }
}

/// A part of an event. One that is impossible when its turn comes is passed over.
pub enum Part {
    /// One of these provinces is chosen in which the next part is possible; with
    /// `controlled` only one that the enemy controls.
    Province {
        of: ProvinceSet,
        controlled: bool,
    },
    General(fn(&Open, Side) -> GeneralSet),
    /// A stack in `area` that fits is chosen, up to `times` different ones.
    Stack {
        area: SpaceSet,
        fits: fn(&Open, Side, Stack) -> bool,
        times: u8,
        then: Effect,
    },
    /// A City under siege is chosen.
    City {
        fits: fn(&Open, Side, Space) -> bool,
        then: Effect,
    },
    /// #78: the next part and no more, or the parts after the [`Part::End`].
    Either,
    End,
    /// PCs, one after the other.
    Pcs {
        how: How,
        most: u8,
        least: Least,
        area: Area,
    },
    /// All PCs of the area.
    EveryPc {
        how: How,
        area: Area,
    },
    /// So many CUs with one general in `with`, or in one of the `cities`.
    Recruit {
        count: u8,
        with: Area,
        cities: SpaceSet,
    },
    /// The enemy's City is turned, if none of his CUs is in the space.
    TurnCity(Space),
    /// #56: every enemy stack of the chosen province rolls for attrition.
    Famine,
    /// Something that leaves no choice; it counts for 8.1-f if it is possible now.
    Do {
        when: fn(&State, EventFrame) -> bool,
        then: Effect,
    },
}

/// What becomes of a PC.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// An enemy PC goes.
    TakeOff,
    /// An enemy PC is turned.
    Turn,
    /// A PC is placed on an empty space.
    Place,
    /// Either of the last two.
    Win,
}

/// How many of "up to" must be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Least {
    All,
    One,
    None,
    /// One, unless the next part is possible.
    OneOrNext,
}

static PLANS: LazyLock<Vec<Option<Plan>>> = LazyLock::new(|| {
    let plan = |card: Card| {
        let number = card.sheet().number;
        base::plan(number).or_else(|| extra::plan(number))
    };
    Card::all().map(plan).collect()
});

/// The plan of a card; none where it is no event of one's own play, or a Campaign.
pub fn of(card: Card) -> Option<&'static Plan> {
    PLANS[card.index()].as_ref()
}
