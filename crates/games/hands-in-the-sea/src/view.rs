//! D-1 to D-4: what each viewer may know, and nothing else. Copies of a card are not
//! told apart here, and a deck is what it is made of, never its order.

use kernel::parts::{Few, Frames};
use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::act::{Action, Haven, Role};
use crate::ids::{Card, Deus, Face, Location, Strategy};
use crate::look::Look;
use crate::pile::Pile;
use crate::sets::{CardSet, EventSet, LocationSet, StrategySet};
use crate::side::{BySide, Side};
use crate::state::{Captured, Fleet, Frame, KNOWN, Options, Round, Slot, State};
use crate::supply;

/// A power as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PowerView {
    pub silver: u16,
    pub vp: u16,
    pub prestige: u8,
    pub pillage: u8,
    pub fleet: Fleet,
    pub captured: Captured,
    pub capital: bool,
    pub slot: Option<Slot>,
    pub intrigue: bool,
    pub shield: bool,
    pub begun: bool,
    pub towns_left: u8,
    pub cities_left: u8,
    pub discard: Pile,
    pub empire: Pile,
    pub hand: u8,
    pub reserve: u8,
    pub deck: u8,
    /// The Reserve, unless it is face down for this viewer.
    pub reserved: Option<Pile>,
    /// Cards whose place on top is known, the next one first.
    pub top: Few<Face, KNOWN>,
    /// Heaps that come after the unknown part of the deck.
    pub under: Few<Pile, 3>,
    /// The Campaign card lies at the bottom.
    pub campaign: bool,
    /// D-3: hand, unknown part of the deck and face-down Reserve together.
    pub unseen: Pile,
    /// Of those the cards that the enemy knows to be in the hand,
    pub known_hand: Pile,
    /// in the face-down Reserve,
    pub known_reserve: Pile,
    /// in one of the two,
    pub known_held: Pile,
    /// and in the deck.
    pub known_deck: Pile,
    pub supplied: LocationSet,
    /// Still holds a Deus Ex Machina card.
    pub has_deus: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleView {
    pub at: Location,
    pub round: u8,
    pub track: i8,
    pub areas: BySide<Pile>,
    pub combined: BySide<bool>,
    pub elephants: [i8; 2],
    pub new: bool,
    pub independent: bool,
    pub siege: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NavalView {
    pub attacker: Side,
    pub leaders: BySide<Pile>,
    pub infantry: Pile,
    pub hits: BySide<u8>,
    pub misses: BySide<u8>,
    pub surplus: u8,
    pub winner: Option<Side>,
}

/// A command as far as it is put together.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DraftView {
    pub action: Option<Action>,
    pub at: Option<Location>,
    pub from: Option<Location>,
    pub drafted: Option<Face>,
    pub levy: bool,
    pub picks: [Pile; 2],
    /// What it takes, one for each of `picks`.
    pub wants: [Option<Wanted>; 2],
}

/// Cards that a command takes for one purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wanted {
    pub role: Role,
    pub least: u8,
    pub most: u8,
    /// The cards that can serve, those that are picked among them.
    pub usable: Pile,
}

/// What only its owner sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    pub hand: Pile,
    /// What the unknown part of the own deck is made of.
    pub bag: Pile,
    pub reserve: Pile,
    pub deus: Option<Deus>,
    pub draft: DraftView,
}

/// What a viewer may know. Built field by field: a new field of the state is hidden
/// until someone decides otherwise here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub side: Option<Side>,
    pub asked: Option<Side>,
    pub options: Options,
    pub control: BySide<LocationSet>,
    pub cities: LocationSet,
    pub forts: LocationSet,
    pub independent: bool,
    pub powers: BySide<PowerView>,
    pub battles: BySide<Option<BattleView>>,
    pub naval: Option<NavalView>,
    pub neutral_empire: Pile,
    pub neutral_locations: Pile,
    pub row: [Strategy; 3],
    pub strategy_discard: StrategySet,
    pub events: EventSet,
    pub event_discard: EventSet,
    pub event_drawn: EventSet,
    pub turn: u8,
    pub carthage_rounds: u8,
    pub fate: Option<Side>,
    pub ending: bool,
    pub aside: bool,
    pub round: Round,
    pub frames: Frames<Frame, 4>,
    pub own: Option<Own>,
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let open = &state.open;
        let side = match viewer {
            Viewer::Seat(seat) => Side::of(seat),
            Viewer::Spectator => None,
        };
        let asked = open.decides();
        View {
            viewer,
            side,
            asked,
            options: open.options,
            control: open.control,
            cities: open.cities,
            forts: open.forts,
            independent: open.independent,
            powers: BySide::from_fn(|power| power_view(state, power, side)),
            battles: BySide::from_fn(|attacker| {
                let fight = open.battles[attacker]?;
                Some(BattleView {
                    at: fight.at,
                    round: fight.round,
                    track: fight.track,
                    areas: BySide::from_fn(|side| fight.areas[side].into()),
                    combined: fight.combined,
                    elephants: sorted(fight.elephants),
                    new: fight.new,
                    independent: fight.independent,
                    siege: fight.siege,
                })
            }),
            naval: open.naval.map(|naval| NavalView {
                attacker: naval.attacker,
                leaders: BySide::from_fn(|side| naval.leaders[side].into()),
                infantry: naval.infantry.into(),
                hits: naval.hits,
                misses: naval.misses,
                surplus: naval.surplus,
                winner: naval.winner,
            }),
            neutral_empire: open.neutral_empire.into(),
            neutral_locations: open.neutral_locations.into(),
            row: open.row,
            strategy_discard: open.strategy_discard,
            events: open.events,
            event_discard: open.event_discard,
            event_drawn: open.event_drawn,
            turn: open.turn,
            carthage_rounds: open.carthage_rounds,
            fate: open.fate,
            ending: open.ending,
            aside: open.aside,
            round: open.round,
            frames: open.frames,
            own: side.map(|side| own(state, side, asked == Some(side))),
        }
    }

    /// Where a fleet is.
    pub fn haven(&self, side: Side) -> Haven {
        (self.powers[side].fleet.zone).map_or(Haven::Port, Haven::Sea)
    }

    pub fn frame(&self) -> Option<Frame> {
        self.frames.top()
    }

    /// The seat that looks, if one does.
    pub fn seat(&self) -> Option<Seat> {
        self.side.map(Side::seat)
    }
}

/// Which copy rolled which is nobody's business.
fn sorted(mut strengths: [i8; 2]) -> [i8; 2] {
    strengths.sort_unstable();
    strengths
}

fn power_view(state: &State, side: Side, viewer: Option<Side>) -> PowerView {
    let open = &state.open;
    let power = &open.powers[side];
    let deck = &state.decks[side];
    let (hand, reserve) = (state.hands[side], state.reserves[side]);
    let face_down = open.options.hidden_reserve;
    let bag = CardSet::of_ids(deck.bag());
    let unseen = match face_down {
        true => hand | bag | reserve,
        false => hand | bag,
    };
    let enemy = side.enemy().seat();
    let sure = CardSet::of_ids(state.knowledge.sure.of(enemy));
    let held = CardSet::of_ids(state.knowledge.held.of(enemy));
    let deep = CardSet::of_ids(state.knowledge.deep.of(enemy));
    let face = |card: u8| Card::try_from(card).ok().map(Card::face);
    let mut top = Few::new();
    top.extend(deck.top().filter_map(face));
    let mut under = Few::new();
    under.extend(deck.under().map(|layer| Pile::from(CardSet::of_ids(layer))));
    PowerView {
        silver: power.silver,
        vp: power.vp,
        prestige: power.prestige,
        pillage: power.pillage,
        fleet: power.fleet,
        captured: power.captured,
        capital: power.capital,
        slot: power.slot,
        intrigue: power.intrigue,
        shield: power.shield,
        begun: power.begun,
        towns_left: open.towns_left(side),
        cities_left: open.cities_left(side),
        discard: power.discard.into(),
        empire: power.empire.into(),
        hand: hand.len() as u8,
        reserve: reserve.len() as u8,
        deck: deck.len() as u8,
        reserved: (!face_down || viewer == Some(side)).then(|| reserve.into()),
        top,
        under,
        campaign: deck.bottom().next().is_some(),
        unseen: unseen.into(),
        known_hand: (sure & hand).into(),
        known_reserve: (sure & reserve).into(),
        known_held: (held & (hand | reserve)).into(),
        known_deck: (deep & bag).into(),
        supplied: supply::supplied(open, side),
        has_deus: state.deus[side].is_some(),
    }
}

fn own(state: &State, side: Side, asked: bool) -> Own {
    let draft = &state.draft;
    Own {
        hand: state.hands[side].into(),
        bag: CardSet::of_ids(state.decks[side].bag()).into(),
        reserve: state.reserves[side].into(),
        deus: state.deus[side],
        draft: match asked {
            true => DraftView {
                action: draft.action,
                at: draft.at,
                from: draft.from,
                drafted: draft.drafted,
                levy: draft.levy,
                picks: [0, 1].map(|kind| CardSet::of_ids(draft.picks.taken(kind)).into()),
                wants: wants(state, side),
            },
            false => DraftView::default(),
        },
    }
}

/// What the command that is being put together takes, or the window that is open.
fn wants(state: &State, side: Side) -> [Option<Wanted>; 2] {
    let Some(plan) = Look::new(state, side).picking() else {
        return [None; 2];
    };
    [0, 1].map(|kind| {
        let want = &plan.wants[kind];
        (plan.roles[kind]).map(|role| Wanted {
            role,
            least: want.least,
            most: want.most,
            usable: CardSet::of_ids(want.usable).into(),
        })
    })
}
