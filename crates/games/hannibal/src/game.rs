//! The game as the kernel sees it.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use kernel::{
    About, Ask, Asked, Audience, Broken, Chance, Choice, Game, Info, Opening, Out, Outcome,
    Scenario, Seat, SeatSet, Setting, Setup, Value, Values, Viewer, rules_version,
};
use punic::{Ending, Side};

use crate::act::Act;
use crate::data::{Files, data};
use crate::event::Event;
use crate::frame::{Frame, Stage, TurnStep};
use crate::refusal::{self, Refusal};
use crate::setup::option;
use crate::state::Secret;
use crate::state::State;
use crate::turn::MOST_BID;
use crate::{audit, flow, setup, victory};

/// The rules of Hannibal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hannibal;

/// Raised whenever a decision that was stored may now be refused or lead elsewhere.
const RULES: u32 = 1;

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
        rules: rules_version(RULES, &Files::BUILT_IN.all()),
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
        if !flow::bid(state, seat, act) {
            punic::flow::apply(state, seat, act, chance, out);
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
        Some(guess(&info.view(), info.seat(), chance))
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
        &crate::Moment::KEYS
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

/// What a viewer may know.
pub type View = punic::View<Hannibal>;

/// A state that a seat cannot tell from the true one (D-b).
pub(crate) fn guess(view: &View, seat: Seat, chance: &mut dyn Chance) -> State {
    let mut state = view.guess(Secret { bids: [None; 2] }, chance);
    if let Some(bid) = state.secret.bids.get_mut(seat.index()) {
        *bid = view.seen.bid;
    }
    // The other player's bid is made, whatever it was.
    let other = usize::from(1 - seat.0.min(1));
    let bidding = state.open.top() == Some(Frame::Game(Stage::Turn(TurnStep::Bid)));
    if bidding && !view.asked.contains(&(other as u8)) {
        let ask = Ask::secret("guess", Audience::NOBODY);
        let bid = chance.one_of(ask, u32::from(MOST_BID) + 1, &|bid| Value::Face(bid));
        state.secret.bids[other] = Some(bid as u8);
    }
    state
}
