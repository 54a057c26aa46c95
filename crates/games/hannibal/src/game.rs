//! The game as the kernel sees it.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use kernel::{
    About, Asked, Broken, Chance, Choice, Game, Info, Opening, Out, Outcome, Scenario, Seat,
    SeatSet, Setting, Setup, Values, Viewer,
};
use land_war::Side;

use crate::act::Act;
use crate::data::data;
use crate::event::Event;
use crate::frame::Frame;
use crate::refusal::{self, Refusal};
use crate::setup::option;
use crate::state::State;
use crate::view::View;
use crate::{audit, flow, guess, setup, victory};

/// The rules of Hannibal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hannibal;

static ABOUT: LazyLock<About> = LazyLock::new(|| {
    let flag = |id, clause| Choice {
        id,
        values: Values::Flag,
        default: Setting::Flag(false),
        clause,
    };
    let one_of = |id, words: [&'static str; 3], clause| Choice {
        id,
        default: Setting::Word(words[0].to_owned()),
        values: Values::OneOf(words.to_vec()),
        clause,
    };
    About {
        id: "hannibal",
        name: "Hannibal",
        seats: &["rome", "carthage"],
        scenarios: (data().scenarios.iter())
            .map(|sheet| Scenario {
                id: sheet.id,
                name: sheet.name_en,
                seats: [2, 2],
            })
            .collect(),
        options: vec![
            flag(option::MAURETANIA, "26.3"),
            flag(option::WAR_IN_NUMIDIA, "26.9"),
            one_of(
                option::CONSULS,
                [option::DRAWN, option::SECOND_CHOSEN, option::BOTH_CHOSEN],
                "26.14",
            ),
            one_of(
                option::CARDS,
                [option::NONE, option::AT_START, option::BY_TURN],
                "26.X-a",
            ),
            flag(option::BIDDING, "26.B"),
            flag(option::HANNIBAL_RETURNS, "10.10-d"),
            flag(option::NO_PURSUIT, "13.5-a"),
        ],
        exclusions: vec![],
    }
});

impl Game for Hannibal {
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
        land_war::flow::run(&mut state, chance, out);
        state
    }

    fn asked(state: &State) -> Asked {
        land_war::flow::asked(state)
    }

    fn each_option(state: &State, seat: Seat, each: &mut dyn FnMut(Act) -> ControlFlow<()>) {
        // Whoever asked for less than all is done.
        let _ = land_war::flow::each_option(state, seat, each);
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        if !flow::bid(state, seat, act) {
            land_war::flow::apply(state, seat, act, chance, out);
        }
    }

    fn refusal(state: &State, seat: Seat, act: Act) -> Refusal {
        refusal::of(state, seat, act)
    }

    fn close(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
        flow::close(state, chance, out);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn guess(info: &Info<'_, Hannibal>, chance: &mut dyn Chance) -> Option<State> {
        Some(guess::guess(&info.view(), info.seat(), chance))
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
