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
use crate::fog::View;
use crate::refusal::{self, Refusal};
use crate::state::{Battle, Cause, Part, Phase, State};
use crate::{Side, battle, cards, command, gods, guess, levies, movement, retreat, setup, winter};

/// The rules of Julius Caesar.
#[derive(Debug, Clone, Copy)]
pub struct JuliusCaesar;

/// OPT-2
pub const FREE_DEPLOYMENT: &str = "free-deployment";
/// OPT-1
pub const TOURNAMENT: &str = "tournament";

/// Raised whenever a decision that was stored may now be refused or lead elsewhere.
const RULES: u32 = 2;

static ABOUT: LazyLock<About> = LazyLock::new(|| {
    let flag = |id, clause| Choice {
        id,
        values: Values::Flag,
        default: Setting::Flag(false),
        clause,
    };
    About {
        id: "julius-caesar",
        name: "Julius Caesar",
        seats: &["caesar", "pompey"],
        scenarios: vec![Scenario {
            id: "civil-war",
            name: "The Civil War, 705 to 709",
            seats: [2, 2],
        }],
        options: vec![flag(FREE_DEPLOYMENT, "5.3-a"), flag(TOURNAMENT, "OPT-1")],
        exclusions: vec![],
        rules: rules_version(RULES, &Files::BUILT_IN.all()),
    }
});

impl State {
    fn part(&self) -> Part {
        self.open
            .part
            .expect("a part of the Command Phase is under way")
    }

    fn battle(&self) -> Battle {
        self.open.battle.expect("a battle is under way")
    }
}

impl Game for JuliusCaesar {
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
        let owing = |owes: &dyn Fn(Side) -> bool| Asked::Together {
            owing: (Side::ALL.into_iter())
                .filter(|&side| owes(side))
                .map(Side::seat)
                .collect(),
        };
        match state.open.phase {
            Phase::Over { .. } => Asked::Nobody,
            Phase::Deploy => owing(&|side| !state.drafts[side].confirmed),
            Phase::Discard | Phase::Commit => owing(&|side| state.answers[side].is_none()),
            _ => state
                .active()
                .map_or(Asked::Nobody, |side| Asked::One(side.seat())),
        }
    }

    fn each_option(state: &State, seat: Seat, each: &mut dyn FnMut(Act) -> ControlFlow<()>) {
        let Some(side) = Side::of(seat) else {
            return;
        };
        // Whoever asked for less than all is done.
        let _ = each_option(state, side, each);
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        if let Some(side) = Side::of(seat) {
            apply(state, side, act, chance, out);
        }
    }

    fn refusal(state: &State, seat: Seat, act: Act) -> Refusal {
        refusal::of(state, seat, act)
    }

    fn close(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
        match state.open.phase {
            Phase::Deploy => setup::close(state, chance, out),
            Phase::Discard => cards::close_discard(state, out),
            _ => cards::close_commit(state, out),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn guess(info: &Info<'_, JuliusCaesar>, chance: &mut dyn Chance) -> Option<State> {
        guess::guess(&info.view(), Side::of(info.seat())?, chance)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Phase::Over { winner, cause } = state.open.phase else {
            return None;
        };
        let winners = winner.map_or(SeatSet::EMPTY, |side| SeatSet::one(side.seat()));
        let scores = Side::ALL.map(|side| state.points(side).into());
        Some(Outcome::win(winners, cause.key()).with_scores(scores))
    }

    fn audit(state: &State) -> Result<(), Broken> {
        state.audit()
    }
}

impl Cause {
    /// The word under which the cause is explained.
    pub const fn key(self) -> &'static str {
        match self {
            Cause::TenPoints => "ten-points",
            Cause::MorePoints => "more-points",
            Cause::Rome => "rome",
            Cause::Tie => "tie",
        }
    }
}

fn each_option(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let phase = state.open.phase;
    match phase {
        Phase::Over { .. } => return ControlFlow::Continue(()),
        Phase::Deploy => return setup::options(state, side, each),
        Phase::Discard | Phase::Commit => return cards::options(state, side, each),
        _ if state.active() != Some(side) => return ControlFlow::Continue(()),
        _ => {}
    }
    match phase {
        Phase::Deploy | Phase::Discard | Phase::Commit | Phase::Over { .. } => {
            ControlFlow::Continue(())
        }
        Phase::Move => movement::options(state, &state.part(), each),
        Phase::DeclareMain { left } => command::main_options(state, side, left, each),
        Phase::Surprise => {
            (state.open.attacks[side].iter()).try_for_each(|at| each(Act::Surprise { at }))
        }
        Phase::Jupiter => gods::jupiter_options(state, side, each),
        Phase::Defect { block } => match state.place_of(block) {
            Some(at) => (gods::havens(state, side, at).iter())
                .try_for_each(|city| each(Act::Place { city })),
            None => ControlFlow::Continue(()),
        },
        Phase::Vulcan => gods::vulcan_options(state, side, each),
        Phase::Levy => levies::options(state, side, each),
        Phase::PickBattle => battle::pick_options(state, each),
        Phase::Turn => battle::turn_options(state, &state.battle(), each),
        Phase::Hits { side, .. } => {
            let line = state.battle().line[side];
            (battle::strongest(state, line).iter()).try_for_each(|block| each(Act::Hit { block }))
        }
        Phase::Regroup { side, at } => retreat::regroup_options(state, side, at, each),
        Phase::WinterNavis { side } => winter::navis_options(state, side, each),
        Phase::Supply { side } => winter::supply_options(state, side, each),
        Phase::Disband { side } => winter::disband_options(state, side, each),
    }
}

fn apply(state: &mut State, side: Side, act: Act, chance: &mut dyn Chance, out: &mut Out<Event>) {
    match (act, state.open.phase) {
        (Act::Deploy { .. } | Act::Historical | Act::Confirm, _) => {
            setup::deploy(state, side, act);
        }
        (Act::Discard { card } | Act::Commit { card }, _) => state.answers[side] = Some(card),
        (Act::Take { block }, _) => state.taken = Some(block),
        (Act::Go { path }, phase) => {
            let block = state.taken.take().expect("a block was taken");
            match phase {
                Phase::Regroup { side, at } => {
                    retreat::regroup(state, side, at, block, path, out);
                }
                _ => movement::go(state, state.part(), block, path, out),
            }
        }
        (Act::EndMoves, _) => command::end_moves(state, state.part(), out),
        (Act::Main { link }, Phase::DeclareMain { left }) => {
            command::declare(state, side, left, link, out);
        }
        (Act::Surprise { at }, _) => command::surprise(state, side, at, out),
        (Act::Jupiter { at, colour }, _) => gods::jupiter(state, side, at, colour, chance, out),
        (Act::Place { city }, Phase::Defect { block }) => {
            gods::defect(state, side, block, city, out);
        }
        (Act::Place { city }, _) => {
            let block = state.taken.expect("a block of the pool was chosen");
            levies::raise(state, side, block, city, out);
        }
        (Act::Vulcan { city }, _) => gods::vulcan(state, side, city, out),
        (Act::Decline, _) => gods::decline(state, side, out),
        (Act::Levy { block }, _) => levies::levy(state, side, block, out),
        (Act::EndLevies, _) => levies::end(state, side, out),
        (Act::Battle { at }, _) => battle::begin(state, at, out),
        (Act::Fire { block }, _) => battle::fire(state, state.battle(), block, chance, out),
        (Act::Pass { block }, _) => battle::pass(state, state.battle(), block, out),
        (Act::Retreat { block, path }, _) => {
            battle::retreat(state, state.battle(), block, path, out);
        }
        (Act::Hit { block }, Phase::Hits { side, left }) => {
            battle::choose_hit(state, state.battle(), side, left, block, out);
        }
        (Act::EndRegroup, _) => retreat::end_regroup(state, side, out),
        (Act::ToPort { block, port }, _) => winter::winter_in(state, side, block, port, out),
        (Act::Disband { block }, Phase::Supply { .. }) => {
            winter::disband_surplus(state, side, block, out);
        }
        (Act::Disband { block }, _) => state.disband(block, out),
        (Act::EndDisband, _) => winter::end_disband(state, side, chance, out),
        (Act::Main { .. } | Act::Hit { .. }, _) => unreachable!("listed in another phase only"),
    }
}
