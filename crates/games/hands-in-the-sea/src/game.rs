//! The game as the kernel sees it: every decision led to its chapter.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use kernel::{
    About, Asked, Broken, Chance, Choice as Wanted, Game, Info, Opening, Out, Outcome, Scenario,
    Seat, SeatSet, Setting, Setup, Values, Viewer, rules_version,
};

use crate::act::Act;
use crate::data::Files;
use crate::event::Event;
use crate::flow;
use crate::guess;
use crate::ids::EventCard;
use crate::look::Look;
use crate::refusal::Refusal;
use crate::setup;
use crate::side::Side;
use crate::state::{Blockable, Cause, Frame, NavalStep, State};
use crate::view::View;

/// The rules of Hands in the Sea.
#[derive(Debug, Clone, Copy)]
pub struct HandsInTheSea;

/// 5.4.4-f
pub const HIDDEN_RESERVE: &str = "hidden-reserve";
/// 6F
pub const FATE_MARKER: &str = "fate-marker";
/// 7.1
pub const UPKEEP: &str = "upkeep";
/// 7.2
pub const DEUS_EX_MACHINA: &str = "deus-ex-machina";

/// 7.3: the options that put an alternative event in the place of its original.
pub const ALTERNATIVES: [(&str, EventCard); 5] = [
    ("storms-at-sea-alt", EventCard::StormsAtSeaAlt),
    ("naval-disaster-alt", EventCard::NavalDisasterAlt),
    ("revolt-alt", EventCard::RevoltAlt),
    ("mercenary-mutiny-alt", EventCard::MercenaryMutinyAlt),
    ("leaders-dispute-alt", EventCard::LeadersDisputeAlt),
];

/// Raised whenever a decision that was stored may now be refused or lead elsewhere.
const RULES: u32 = 1;

static ABOUT: LazyLock<About> = LazyLock::new(|| {
    let flag = |id, clause| Wanted {
        id,
        values: Values::Flag,
        default: Setting::Flag(false),
        clause,
    };
    let mut options = vec![
        flag(HIDDEN_RESERVE, "5.4.4-f"),
        flag(FATE_MARKER, "6F-b"),
        flag(UPKEEP, "7.1-a"),
        flag(DEUS_EX_MACHINA, "7.2-a"),
    ];
    options.extend(ALTERNATIVES.map(|(id, _)| flag(id, "7.3-a")));
    About {
        id: "hands-in-the-sea",
        name: "Hands in the Sea",
        seats: &["rome", "carthage"],
        scenarios: vec![Scenario {
            id: "first-punic-war",
            name: "The First Punic War",
            seats: [2, 2],
        }],
        options,
        exclusions: vec![],
        rules: rules_version(RULES, &Files::BUILT_IN.all()),
    }
});

impl Game for HandsInTheSea {
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
        (state.open.decides()).map_or(Asked::Nobody, |side| Asked::One(side.seat()))
    }

    fn each_option(state: &State, seat: Seat, each: &mut dyn FnMut(Act) -> ControlFlow<()>) {
        if let Some(side) = Side::of(seat).filter(|&side| state.open.decides() == Some(side)) {
            // Whoever asked for less than all is done.
            let _ = Look::new(state, side).each(each);
        }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        if let Some(side) = Side::of(seat) {
            flow::apply(state, side, act, chance, out);
        }
    }

    fn refusal(state: &State, seat: Seat, act: Act) -> Refusal {
        if let Some(Frame::Over { .. }) = state.open.frame() {
            return Refusal::Over;
        }
        match Side::of(seat).filter(|&side| state.open.decides() == Some(side)) {
            None => Refusal::NotAsked,
            Some(side) => {
                let refused = Look::new(state, side).check(act);
                refused.err().unwrap_or(Refusal::OtherQuestion)
            }
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn guess(info: &Info<'_, HandsInTheSea>, chance: &mut dyn Chance) -> Option<State> {
        guess::guess(&info.view(), chance)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Some(Frame::Over { winner, cause }) = state.open.frame() else {
            return None;
        };
        let scores = Side::ALL.map(|side| i32::from(state.open.powers[side].vp));
        let outcome = Outcome::win(SeatSet::one(winner.seat()), cause.key());
        Some(match cause {
            Cause::Score | Cause::Lead => outcome.with_scores(scores),
            Cause::Capital | Cause::Sicily => outcome,
        })
    }

    fn audit(state: &State) -> Result<(), Broken> {
        state.audit()
    }

    fn windows() -> &'static [&'static str] {
        &[
            "block-raid",
            "block-bribe",
            "block-pillage",
            "naval-leaders",
        ]
    }

    fn opening(state: &State) -> Option<Opening<Act>> {
        let (key, decline) = match state.open.frame()? {
            Frame::Block { act_to_block } => {
                let key = match act_to_block {
                    Blockable::Raid(_) => "block-raid",
                    Blockable::Bribe => "block-bribe",
                    Blockable::Pillage(_) => "block-pillage",
                };
                (key, Act::Decline)
            }
            Frame::Naval {
                step: NavalStep::DefenderLeaders,
            } => ("naval-leaders", Act::Enough),
            _ => return None,
        };
        Some(Opening { key, decline })
    }
}
