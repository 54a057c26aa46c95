//! The game as the kernel sees it: every decision led to its chapter.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use kernel::{
    About, Asked, Broken, Chance, Choice, Game, Info, Out, Outcome, Scenario, Seat, SeatSet,
    Setting, Setup, Values, Viewer, rules_version,
};

use crate::act::Act;
use crate::data::Files;
use crate::event::Event;
use crate::ids::{Empire, Track};
use crate::refusal::{self, Refusal};
use crate::state::{Phase, State};
use crate::view::View;
use crate::{build, collect, conquest, guess, leadership, movement, setup, trade};

/// The rules of Mare Nostrum: Empires.
#[derive(Debug, Clone, Copy)]
pub struct MareNostrum;

/// S-k
pub const CARD_DISPLAY: &str = "card-display";
/// S-d
pub const EMPIRE_ASSIGNMENT: &str = "empire-assignment";
/// RUL-51
pub const ROUND_LIMIT: &str = "round-limit";

/// Raised whenever a decision that was stored may now be refused or lead elsewhere.
const RULES: u32 = 2;

static ABOUT: LazyLock<About> = LazyLock::new(|| About {
    id: "mare-nostrum",
    name: "Mare Nostrum: Empires",
    seats: &["first", "second", "third", "fourth", "fifth"],
    scenarios: vec![Scenario {
        id: "empires",
        name: "Empires around one sea",
        seats: [3, 5],
    }],
    options: vec![
        Choice {
            id: CARD_DISPLAY,
            values: Values::OneOf(vec!["beginner", "expert"]),
            default: Setting::Word("beginner".to_owned()),
            clause: "S-k",
        },
        Choice {
            id: EMPIRE_ASSIGNMENT,
            values: Values::OneOf(vec!["random", "choice", "seats"]),
            default: Setting::Word("random".to_owned()),
            clause: "S-d",
        },
        Choice {
            id: ROUND_LIMIT,
            values: Values::Number { least: 0, most: 99 },
            default: Setting::Number(0),
            clause: "RUL-51",
        },
    ],
    exclusions: vec![],
    rules: rules_version(RULES, &Files::BUILT_IN.all()),
});

/// What a list calls back with each act.
pub(crate) type Each<'a> = &'a mut dyn FnMut(Act) -> ControlFlow<()>;

impl Game for MareNostrum {
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn about() -> &'static About {
        &ABOUT
    }

    fn new(setup: &Setup, chance: &mut dyn Chance, out: &mut Out<Event>) -> State {
        setup::new(setup, chance, out)
    }

    fn asked(state: &State) -> Asked {
        let open = &state.open;
        match open.phase {
            Phase::Over { .. } => Asked::Nobody,
            Phase::ChooseEmpire { seat } => Asked::One(seat),
            Phase::Offer => Asked::Together {
                owing: (state.owing().iter())
                    .filter_map(|empire| open.seat_of(empire))
                    .collect(),
            },
            _ => (open.decides())
                .and_then(|empire| open.seat_of(empire))
                .map_or(Asked::Nobody, Asked::One),
        }
    }

    fn each_option(state: &State, seat: Seat, each: Each<'_>) {
        // Whoever asked for less than all is done.
        let _ = each_option(state, seat, each);
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        match state.open.empire_of(seat) {
            Some(empire) => apply(state, empire, act, chance, out),
            None => setup::choose(state, seat, act, chance, out),
        }
    }

    fn refusal(state: &State, seat: Seat, act: Act) -> Refusal {
        refusal::of(state, seat, act)
    }

    fn close(state: &mut State, _chance: &mut dyn Chance, out: &mut Out<Event>) {
        trade::reveal(state, out);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn guess(info: &Info<'_, MareNostrum>, chance: &mut dyn Chance) -> Option<State> {
        guess::guess(&info.view(), chance)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Phase::Over { winners, cause } = state.open.phase else {
            return None;
        };
        let open = &state.open;
        let winners: SeatSet = (winners.iter())
            .filter_map(|empire| open.seat_of(empire))
            .collect();
        let value = |empire: Empire| -> i32 {
            (Track::ALL.into_iter())
                .map(|track| i32::from(open.value(empire, track)))
                .sum()
        };
        let scores = open.empires.iter().flatten().map(|&empire| value(empire));
        Some(Outcome::win(winners, cause.key()).with_scores(scores))
    }

    fn audit(state: &State) -> Result<(), Broken> {
        state.audit()
    }
}

fn each_option(state: &State, seat: Seat, each: Each<'_>) -> ControlFlow<()> {
    let open = &state.open;
    if let Phase::ChooseEmpire { seat: asked } = open.phase {
        return match asked == seat {
            true => setup::options(state, each),
            false => ControlFlow::Continue(()),
        };
    }
    let Some(empire) = open.empire_of(seat) else {
        return ControlFlow::Continue(());
    };
    if open.phase == Phase::Offer {
        return trade::offer_options(state, empire, each);
    }
    if open.decides() != Some(empire) {
        return ControlFlow::Continue(());
    }
    match open.phase {
        Phase::ChooseEmpire { .. } | Phase::Offer | Phase::Over { .. } => ControlFlow::Continue(()),
        Phase::Cities { .. } | Phase::Temple { .. } | Phase::Colossus { .. } => {
            collect::options(state, empire, each)
        }
        Phase::Announce | Phase::OwnNumber { .. } | Phase::Take { .. } | Phase::Give { .. } => {
            trade::options(state, empire, each)
        }
        Phase::Perseus { .. }
        | Phase::NameBuilder
        | Phase::Build { .. }
        | Phase::Copy { .. }
        | Phase::Gardens { .. } => build::options(state, empire, each),
        Phase::Peace { .. }
        | Phase::NameMover
        | Phase::TakeOver
        | Phase::Sail
        | Phase::Attack
        | Phase::March
        | Phase::Fight
        | Phase::Losses { .. } => movement::options(open, empire, each),
        Phase::Conquest
        | Phase::Occupy { .. }
        | Phase::Convert { .. }
        | Phase::Plunder { .. }
        | Phase::Circe => conquest::options(state, empire, each),
        Phase::Tie { track } => leadership::options(open, track, each),
    }
}

fn apply(
    state: &mut State,
    empire: Empire,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match (act, state.open.phase) {
        (Act::Designate { .. }, Phase::NameBuilder) => {
            build::apply(state, empire, act, chance, out);
        }
        (Act::Gain { .. }, Phase::Temple { .. }) => {
            collect::apply(state, empire, act, chance, out);
        }
        (Act::Leader { empire }, Phase::Tie { track }) => {
            leadership::apply(state, track, empire, chance, out);
        }
        (Act::Draw { .. } | Act::Colossus { .. } | Act::NoColossus, _) => {
            collect::apply(state, empire, act, chance, out);
        }
        (
            Act::Announce { .. }
            | Act::OwnNumber { .. }
            | Act::KeepNumber
            | Act::Offer { .. }
            | Act::Take { .. }
            | Act::Give { .. },
            _,
        ) => trade::apply(state, empire, act, out),
        (
            Act::StepIn
            | Act::Decline
            | Act::Build { .. }
            | Act::Price { .. }
            | Act::Pay { .. }
            | Act::Muster
            | Act::EndBuild
            | Act::Copy { .. }
            | Act::Keep { .. }
            | Act::EndKeep,
            _,
        ) => build::apply(state, empire, act, chance, out),
        (
            Act::Gain { .. }
            | Act::Pillage { .. }
            | Act::Occupy { .. }
            | Act::EndOccupy
            | Act::OccupyMarker { .. }
            | Act::Hold { .. }
            | Act::Release { .. }
            | Act::Convert
            | Act::NoConvert
            | Act::Circe { .. }
            | Act::EndCirce,
            _,
        ) => conquest::apply(state, empire, act, chance, out),
        (Act::Play { .. } | Act::Leader { .. }, _) => {
            unreachable!("listed in another phase only")
        }
        _ => movement::apply(state, empire, act, chance, out),
    }
}
