//! The same game as the kernel sees it, so that its property suite can play it.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use kernel::{
    About, Asked, Broken, Chance, Game, Info, Opening, Out, Outcome, Scenario, Seat, SeatSet,
    Setup, Viewer,
};
use punic::{BySide, Frame, Land, Side, Stack, Trains, Units, audit, flow};

use super::theatre::omen;
use super::{Act, Bellum, CardSet, Event, Open, Public, Secret, Space, SpaceSet, Stage, State};

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
    rules: kernel::rules_version(1, &[]),
});

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
    let game = Public {
        fleet: None,
        attempted: SpaceSet::EMPTY,
        truce: None,
    };
    let mut open = Open::new(land, CardSet::EMPTY, 1, game);
    open.push(Frame::Game(Stage::Turn {
        side: Side::Rome,
        left: LENGTH,
    }));
    State::new(open, Secret {})
}

fn set_up() -> State {
    let mut state = bare();
    state.open.strategy.unseen = CardSet::ALL;
    state.hands = BySide::from_fn(omen);
    state.open.game.fleet = Some(Side::Rome);
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
    type View = punic::View<Bellum>;
    type Refusal = punic::Refusal<Bellum>;

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

    fn refusal(state: &State, seat: Seat, act: Act) -> punic::Refusal<Bellum> {
        punic::refusal::of(state, seat, act)
    }

    fn view(state: &State, viewer: Viewer) -> punic::View<Bellum> {
        punic::View::of(state, viewer)
    }

    fn guess(info: &Info<'_, Bellum>, chance: &mut dyn Chance) -> Option<State> {
        Some(info.view().guess(Secret {}, chance))
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let end = state.open.over?;
        let winner = SeatSet::one(state.open.seat_of(end.winner));
        Some(Outcome::win(winner, "won"))
    }

    fn audit(state: &State) -> Result<(), Broken> {
        audit::audit(state)
    }

    fn windows() -> &'static [&'static str] {
        &punic::Moment::<Bellum>::KEYS
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
