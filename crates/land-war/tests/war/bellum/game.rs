//! The same game as the kernel sees it, so that its property suite can play it.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use kernel::{
    About, Ask, Asked, Audience, Broken, Chance, Game, Info, Opening, Out, Outcome, Refuse,
    Scenario, Seat, SeatSet, Setup, Viewer,
};
use land_war::{BySide, Frame, Land, Side, Stack, Titles, Trains, Units, audit, battle, flow};
use serde::Serialize;

use super::{Act, Bellum, Event, Open, Own, Secret, Space, SpaceSet, Stage, State};

/// Activations in a game.
const LENGTH: u8 = 40;

static ABOUT: LazyLock<About> = LazyLock::new(|| About {
    id: "bellum",
    name: "Bellum",
    seats: &["rome", "carthage"],
    scenarios: vec![Scenario {
        id: "insula",
        name: "Island",
        seats: [2, 2],
    }],
    options: vec![],
    exclusions: vec![],
});

#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("that is not possible now")]
pub struct Refusal;

impl Refuse for Refusal {
    fn clause(&self) -> &'static str {
        "D-d"
    }
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct View {
    open: Open,
    hands: BySide<Option<Titles>>,
}

/// The island without a piece; Cities and markers as printed.
pub fn bare() -> State {
    let mut land = Land::empty();
    land.in_play = SpaceSet::ALL;
    for at in Space::all() {
        if let Some(side) = at.sheet().printed {
            land.put_pc(side, at);
        }
    }
    let pagus = Space::from_id("pagus").expect("a Tribe's space");
    land.tribes.insert(pagus);
    let own = Own {
        omens: BySide::default(),
        fleet: None,
        attempted: SpaceSet::EMPTY,
    };
    let mut open = Open::new(land, own);
    open.push(Frame::Own(Stage::Turn {
        side: Side::Rome,
        left: LENGTH,
    }));
    State::new(open, Secret {})
}

fn set_up() -> State {
    let mut state = bare();
    state.open.own.omens = BySide::new(true, true);
    state.open.own.fleet = Some(Side::Rome);
    let land = &mut state.open.land;
    for (side, at, units, generals) in [
        (Side::Rome, "arx", Units::of(7, 0), ["aulus"].as_slice()),
        (Side::Rome, "via", Units::of(4, 0), &["brutus"]),
        (Side::Carthage, "oppidum", Units::of(6, 2), &["hiram"]),
        (Side::Carthage, "silva", Units::of(4, 0), &["bomilcar"]),
    ] {
        let stack = Stack::outside(side, at.parse().expect("a space"));
        land.add(stack, units);
        land.train.put(stack, 2);
        for general in generals {
            let general = general.parse().expect("a general");
            land.put_general(general, stack);
            land.commanders.insert(general);
        }
    }
    state
}

impl Game for Bellum {
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn about() -> &'static About {
        &ABOUT
    }

    fn new(_: &Setup, chance: &mut dyn Chance, out: &mut Out<Event>) -> State {
        let mut state = set_up();
        flow::run(&mut state, chance, out);
        state
    }

    fn asked(state: &State) -> Asked {
        flow::asked(state)
    }

    fn each_option(state: &State, seat: Seat, each: &mut dyn FnMut(Act) -> ControlFlow<()>) {
        let _ = flow::each_option(state, seat, each);
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        flow::apply(state, seat, act, chance, out);
    }

    fn refusal(_: &State, _: Seat, _: Act) -> Refusal {
        Refusal
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View {
            open: state.open.clone(),
            hands: BySide::from_fn(|side| {
                let own = viewer == Viewer::Seat(state.open.seat_of(side));
                own.then_some(state.battle_hands[side])
            }),
        }
    }

    fn guess(info: &Info<'_, Bellum>, chance: &mut dyn Chance) -> Option<State> {
        let view = info.view();
        let mut state = State::new(view.open, Secret {});
        state.battle_hands = BySide::from_fn(|side| view.hands[side].unwrap_or_default());
        let held = state.open.battle.map_or(BySide::default(), |now| now.held);
        let ask = Ask::secret("guess", Audience::NOBODY);
        for side in Side::ALL {
            while state.battle_hands[side].total() < held[side] {
                let title = battle::draw_title(state.undealt(), ask, chance);
                state.battle_hands[side].add(title);
            }
        }
        Some(state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let end = state.open.over?;
        let winner = SeatSet::one(state.open.seat_of(end.winner));
        Some(Outcome::win(winner, "won"))
    }

    fn audit(state: &State) -> Result<(), Broken> {
        audit::audit(state)
    }

    fn opening(state: &State) -> Option<Opening<Act>> {
        match state.open.top()? {
            Frame::Window(moment, _) => Some(Opening {
                key: moment.key(),
                decline: Act::Decline,
            }),
            _ => None,
        }
    }
}
