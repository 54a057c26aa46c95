//! The game as the kernel sees it.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use kernel::{
    About, Ask, Asked, Audience, Broken, Chance, Choice, Game, Info, Opening, Out, Outcome,
    Scenario, Seat, SeatSet, Setting, Setup, Values, Viewer, rules_version,
};
use punic::{BySide, Ending, Side};

use crate::act::Act;
use crate::data::{Files, data};
use crate::event::Event;
use crate::frame::Frame;
use crate::refusal::Refusal;
use crate::sets::Tactics;
use crate::setup::option;
use crate::state::{Secret, State, undealt_tactics};
use crate::{audit, sea, setup, victory};

/// The rules of Hamilcar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hamilcar;

/// What a viewer may know.
pub type View = punic::View<Hamilcar>;

/// Raised whenever a decision that was stored may now be refused or lead elsewhere.
const RULES: u32 = 1;

static ABOUT: LazyLock<About> = LazyLock::new(|| {
    let flag = |id, clause| Choice {
        id,
        values: Values::Flag,
        default: Setting::Flag(false),
        clause,
    };
    let electing = [option::DRAWN, option::SECOND_CHOSEN, option::BOTH_CHOSEN];
    About {
        id: "hamilcar",
        name: "Hamilcar",
        seats: &["rome", "carthage"],
        scenarios: vec![Scenario {
            id: data().setup.id,
            name: data().setup.name_en,
            seats: [2, 2],
        }],
        options: vec![
            flag(option::NAVAL_SUPPLY, "26.7"),
            flag(option::HANDS_IN_THE_SEA, "26.8"),
            flag(option::MILITIA, "26.10"),
            flag(option::FIXED_LEVY, "26.11"),
            flag(option::MORE_ALLIES, "26.12"),
            flag(option::EPIC_BATTLES, "26.13"),
            Choice {
                id: option::CONSULS,
                default: Setting::Word(electing[0].to_owned()),
                values: Values::OneOf(electing.to_vec()),
                clause: "26.14",
            },
            flag(option::EXTENDED_CONTRACT, "26.15"),
        ],
        exclusions: vec![[option::HANDS_IN_THE_SEA, option::MILITIA]],
        rules: rules_version(RULES, &Files::BUILT_IN.all()),
    }
});

impl Game for Hamilcar {
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn about() -> &'static About {
        &ABOUT
    }

    fn new(setup: &Setup, chance: &mut dyn Chance, out: &mut Out<Event>) -> State {
        let mut state = setup::new(setup);
        punic::flow::run(&mut state, chance, out);
        state
    }

    fn asked(state: &State) -> Asked {
        punic::flow::asked(state)
    }

    fn each_option(state: &State, seat: Seat, each: &mut dyn FnMut(Act) -> ControlFlow<()>) {
        // Whoever asked for less than all is done.
        let _ = punic::flow::each_option(state, seat, each);
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        punic::flow::apply(state, seat, act, chance, out);
    }

    fn refusal(state: &State, seat: Seat, act: Act) -> Refusal {
        punic::refusal::of(state, seat, act)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn guess(info: &Info<'_, Hamilcar>, chance: &mut dyn Chance) -> Option<State> {
        Some(guess(&info.view(), chance))
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let end = state.open.over?;
        let winners = SeatSet::one(state.open.seat_of(end.winner));
        let points = victory::points(&state.open);
        let mut scores = [0; 2];
        for side in Side::ALL {
            scores[state.open.seat_of(side).index()] = points[side].into();
        }
        Some(Outcome::win(winners, end.cause.key()).with_scores(scores))
    }

    fn audit(state: &State) -> Result<(), Broken> {
        audit::audit(state)
    }

    fn windows() -> &'static [&'static str] {
        &punic::Moment::<Hamilcar>::KEYS
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

/// A state that a viewer cannot tell from the true one.
fn guess(view: &View, chance: &mut dyn Chance) -> State {
    let tactics = BySide::from_fn(|side| view.seen.tactics[side].unwrap_or(Tactics::NONE));
    let mut state = view.guess(Secret { tactics }, chance);
    let held = state
        .open
        .game
        .sea
        .map_or(BySide::default(), |sea| sea.held);
    let ask = Ask::secret("guess", Audience::NOBODY);
    for side in Side::ALL {
        while state.secret.tactics[side].total() < held[side] {
            let card = sea::draw_one(undealt_tactics(&state), ask, chance);
            state.secret.tactics[side].add(card);
        }
    }
    state
}
