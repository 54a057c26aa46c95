//! The properties that every game must keep, checked on random games.
//!
//! A game turns all of them on with one line in its integration tests:
//!
//! ```text
//! kernel::suite!(JuliusCaesar);
//! ```
//!
//! Each property becomes a test of its own. The audit is held against a million
//! decisions, over all set-ups, because some positions come up once in thousands of
//! games. `IACTA_LONG=1` plays 25 times as many games and audits a hundred times as many
//! decisions; `IACTA_SEED=n` plays the one game with that seed, which is how a failure
//! is looked at again: the seed decides the set-up, the choices and the chance.

mod exports;
pub mod fluent;
mod joint;
mod keeping;
mod lists;
pub mod paths;
pub mod pictures;
pub mod recorded;
pub mod refusals;
mod secrets;
mod setups;
mod undoing;
mod walk;
pub mod wording;

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::{Game, Seat, Setup, SplitMix64, Viewer};

pub use setups::setups;
pub(crate) use walk::{Run, Walk};

/// What one look at one game found wrong, if anything.
pub(crate) type Found = Result<(), String>;

/// Returns an error with the message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}
pub(crate) use ensure;

/// A position that `viewer` cannot tell from the given one, and the act of the mover
/// that must look the same to it: two unseen blocks exchanged, say. `None` where the
/// position offers nothing to exchange.
pub type Mirror<G> = fn(
    &<G as Game>::State,
    Viewer,
    Seat,
    <G as Game>::Act,
    &mut SplitMix64,
) -> Option<(<G as Game>::State, <G as Game>::Act)>;

/// Which games are played, and how far.
pub struct Suite<G: Game> {
    games: u64,
    decisions: u64,
    limit: usize,
    only: Option<u64>,
    setups: Vec<Setup>,
    unbounded: bool,
    acts: Vec<G::Act>,
    mirror: Option<Mirror<G>>,
    refused: Vec<(&'static str, usize)>,
}

impl<G: Game> std::fmt::Debug for Suite<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Suite")
            .field("games", &self.games)
            .field("limit", &self.limit)
            .field("setups", &self.setups.len())
            .finish_non_exhaustive()
    }
}

impl<G: Game> Default for Suite<G> {
    fn default() -> Suite<G> {
        Suite::new()
    }
}

impl<G: Game> Suite<G> {
    /// Forty games of at most 20,000 decisions, over every scenario, seat count,
    /// single option and pair of options.
    pub fn new() -> Suite<G> {
        let number = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
        Suite {
            games: 40,
            decisions: 1_000_000,
            limit: 20_000,
            only: number("IACTA_SEED"),
            setups: setups(G::about()),
            unbounded: false,
            acts: Vec::new(),
            mirror: None,
            refused: Vec::new(),
        }
    }

    /// How many games each property plays; every set-up is played at least once.
    #[must_use]
    pub fn games(mut self, games: u64) -> Suite<G> {
        self.games = games;
        self
    }

    /// How many decisions [`Property::AuditsHold`] plays at least.
    #[must_use]
    pub fn decisions(mut self, decisions: u64) -> Suite<G> {
        self.decisions = decisions;
        self
    }

    /// After how many decisions a game is stopped.
    #[must_use]
    pub fn limit(mut self, limit: usize) -> Suite<G> {
        self.limit = limit;
        self
    }

    /// Plays these set-ups instead of all that the catalogue allows.
    #[must_use]
    pub fn setups(mut self, setups: Vec<Setup>) -> Suite<G> {
        self.setups = setups;
        self
    }

    /// The rules set no bound: a game that reaches the limit is stopped, not wrong.
    #[must_use]
    pub fn unbounded(mut self) -> Suite<G> {
        self.unbounded = true;
        self
    }

    /// Acts to offer where they are not listed, besides those met in play: best every
    /// act that can be written down. Only so is an act found that no list ever names.
    #[must_use]
    pub fn acts(mut self, acts: impl IntoIterator<Item = G::Act>) -> Suite<G> {
        self.acts = acts.into_iter().collect();
        self
    }

    /// With how many different clauses an act of each kind is refused at least in
    /// random play: more than one that answers by the kind alone could give.
    #[must_use]
    pub fn refused_for(mut self, least: &[(&'static str, usize)]) -> Suite<G> {
        self.refused = least.to_vec();
        self
    }

    /// How to make a position that a viewer cannot tell from another, for
    /// [`Property::HiddenFromOthers`].
    #[must_use]
    pub fn mirror(mut self, mirror: Mirror<G>) -> Suite<G> {
        self.mirror = Some(mirror);
        self
    }

    /// Plays one game with this seed, and no other.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Suite<G> {
        self.only = Some(seed);
        self
    }

    /// Every property.
    ///
    /// # Panics
    /// With the first failure, so that a test can call it.
    pub fn run(&self) {
        for property in Property::ALL {
            self.hold(property);
        }
    }

    /// One property.
    ///
    /// # Panics
    /// With the failure, if there is one.
    pub fn hold(&self, property: Property) {
        if let Err(failure) = self.check(property) {
            panic!("{failure}");
        }
    }

    /// One property; the first game that breaks it is returned.
    pub fn check(&self, property: Property) -> Result<(), Failure> {
        let long = std::env::var_os("IACTA_LONG").is_some_and(|value| value == "1");
        let mut games = self.games;
        if property == Property::ExportsAreRedacted {
            // Each export costs as much as the match so far.
            games = games.min(40);
        }
        games = games.max(self.setups.len() as u64) * if long { 25 } else { 1 };
        let decisions = match property {
            Property::AuditsHold => self.decisions * if long { 100 } else { 1 },
            _ => 0,
        };
        if let Some(seed) = self.only {
            return self.check_game(property, seed).map(|_| ());
        }
        let mut made = 0;
        let mut seed = 0;
        while seed < games || made < decisions {
            seed += 1;
            made += self.check_game(property, seed)?.max(1);
        }
        Ok(())
    }

    /// Returns how many decisions the game had.
    fn check_game(&self, property: Property, seed: u64) -> Result<u64, Failure> {
        let setup = &self.setups[(seed % self.setups.len() as u64) as usize];
        let decision = Cell::new(0);
        let run = Run {
            suite: self,
            setup,
            seed,
            decision: &decision,
        };
        // Rules may assert their own promises: such a panic is a failure that wants
        // to be played again like any other.
        let found = catch_unwind(AssertUnwindSafe(|| property.look(&run)))
            .unwrap_or_else(|panic| Err(format!("a panic: {}", message(&*panic))));
        match found {
            Ok(()) => Ok(decision.get() as u64),
            Err(problem) => Err(Failure {
                game: G::about().id,
                property,
                setup: setup.clone(),
                seed,
                decision: decision.get(),
                problem,
            }),
        }
    }
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    (panic.downcast_ref::<String>().cloned())
        .or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_else(|| "no message".to_owned())
}

/// A game that broke a property, with all that is needed to play it again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{game} breaks \"{property}\" at decision {decision} of seed {seed}: {problem}\n\
     set-up: {}\nIACTA_SEED={seed} plays this game alone", told(.setup)
)]
pub struct Failure {
    pub game: &'static str,
    pub property: Property,
    pub setup: Setup,
    pub seed: u64,
    /// How many decisions had been made.
    pub decision: usize,
    pub problem: String,
}

fn told(setup: &Setup) -> String {
    let options: Vec<_> = (setup.options.iter())
        .map(|(id, setting)| format!(", {id}={setting}"))
        .collect();
    let Setup {
        scenario, seats, ..
    } = setup;
    format!("{scenario}, {seats} seats{}", options.concat())
}

macro_rules! properties {
    ($($(#[doc = $doc:literal])* $name:ident = $sentence:literal, $look:path;)+) => {
        /// What every game must keep.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Property {
            $($(#[doc = $doc])* $name,)+
        }

        impl Property {
            pub const ALL: [Property; [$($sentence),+].len()] = [$(Property::$name),+];

            fn look<G: Game>(self, run: &Run<'_, G>) -> Found {
                match self {
                    $(Property::$name => $look(run),)+
                }
            }
        }

        impl std::fmt::Display for Property {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self {
                    $(Property::$name => $sentence,)+
                })
            }
        }
    };
}

properties! {
    /// Whatever a seat's list names can be played; whatever else was ever named is
    /// refused with a reason and a clause. A refusal without a clause means that the
    /// rules found nothing against an act that their list leaves out.
    ListedIsLegal = "what is listed is accepted and nothing else is", lists::listed_is_legal;
    /// State, log, record, versions and chance are as before.
    RefusalsChangeNothing = "a refusal changes nothing", lists::refusals_change_nothing;
    /// Within the limit, unless the suite was told that the rules set no bound.
    GamesEnd = "every random game ends", lists::games_end;
    /// K24
    NobodyAskedAfterTheEnd = "nobody is asked after the end", lists::nobody_is_asked_after_the_end;
    /// Plays on until [`Suite::decisions`] were audited.
    AuditsHold = "the audit holds after every act", lists::audits_hold;
    NoDeadEnd = "a seat that is asked has an option and no other seat has one", lists::no_dead_end;
    /// K12
    NothingRepeats = "no state repeats between two barriers", lists::nothing_repeats;
    /// K14
    ListsAreStable = "a list names each option once in a stable order", lists::lists_are_stable;
    /// Whoever sends an act says nothing with it that is passed over.
    ActsReadExactly = "an act is read as it is written and a field too many is refused by name", keeping::acts_read_exactly;
    /// K8
    StatesReload = "a state written and read again is the same and plays on the same", keeping::states_reload;
    ReplayEqualsLive = "a replay equals the match", keeping::replay_equals_live;
    OutcomesVerify = "outcomes verify against their seed and a bent one does not", keeping::outcomes_verify;
    /// K17
    LogsAlign = "every viewer has the same number of lines in the same places", keeping::logs_align;
    /// K18
    VersionsFollowViews = "a version grows when its viewer sees a change and only then", keeping::versions_follow_views;
    /// K6
    UndoRestores = "undo restores the earlier state and withdraws nothing drawn or shown", undoing::undo_restores;
    /// K2, K3, K4, K5
    JointQuestionsCommute = "answers to a joint question touch one slot and come in any order", joint::joint_questions_commute;
    /// K1, K21: for every seat, a guess is a position it cannot tell from the truth.
    HiddenFromSeats = "what is hidden from a seat changes nothing it sees or may do", secrets::hidden_from_seats;
    /// The same act on a guess and on the truth looks and sounds the same to its maker.
    HiddenFromMovers = "what is hidden from the mover changes nothing its act tells it", secrets::hidden_from_movers;
    /// Outcomes reach nobody outside their audience.
    SecretChanceStaysSecret = "a secret outcome changes nothing for those outside its audience", secrets::secret_chance_stays_secret;
    /// The same act on a position and on its mirror looks the same to all others.
    /// Holds vacuously for a game that gives the suite no [`Mirror`].
    HiddenFromOthers = "what is hidden from the others changes nothing an act tells them", secrets::hidden_from_others;
    /// K19. Plays forty games even where the suite plays more.
    ExportsAreRedacted = "an export shows what its viewer saw and is equal for twins", exports::exports_are_redacted;
}

/// Turns the whole suite on for a game: one test for each property.
///
/// The second form takes a closure that tunes the [`Suite`], such as
/// `|suite| suite.games(200).mirror(exchange_unseen_blocks)`.
#[macro_export]
macro_rules! suite {
    ($game:ty) => {
        $crate::suite!($game, |suite| suite);
    };
    ($game:ty, $tune:expr) => {
        $crate::suite! { @tests $game, $tune,
            what_is_listed_is_accepted_and_nothing_else_is: ListedIsLegal,
            a_refusal_changes_nothing: RefusalsChangeNothing,
            every_random_game_ends: GamesEnd,
            nobody_is_asked_after_the_end: NobodyAskedAfterTheEnd,
            the_audit_holds_after_every_act: AuditsHold,
            a_seat_that_is_asked_has_an_option_and_no_other_seat_has_one: NoDeadEnd,
            no_state_repeats_between_two_barriers: NothingRepeats,
            a_list_names_each_option_once_in_a_stable_order: ListsAreStable,
            an_act_is_read_as_it_is_written_and_a_field_too_many_is_refused: ActsReadExactly,
            a_state_written_and_read_again_plays_on_the_same: StatesReload,
            a_replay_equals_the_match: ReplayEqualsLive,
            outcomes_verify_and_a_bent_one_does_not: OutcomesVerify,
            every_viewer_has_a_line_in_the_same_places: LogsAlign,
            a_version_grows_when_its_viewer_sees_a_change_and_only_then: VersionsFollowViews,
            undo_restores_and_withdraws_nothing_drawn_or_shown: UndoRestores,
            answers_to_a_joint_question_come_in_any_order: JointQuestionsCommute,
            what_is_hidden_from_a_seat_changes_nothing_it_sees_or_may_do: HiddenFromSeats,
            what_is_hidden_from_the_mover_changes_nothing_its_act_tells_it: HiddenFromMovers,
            a_secret_outcome_changes_nothing_outside_its_audience: SecretChanceStaysSecret,
            what_is_hidden_from_the_others_changes_nothing_an_act_tells_them: HiddenFromOthers,
            an_export_shows_what_its_viewer_saw_and_is_equal_for_twins: ExportsAreRedacted,
        }
    };
    (@tests $game:ty, $tune:expr, $($name:ident: $property:ident,)+) => {
        mod suite {
            #[allow(unused_imports)]
            use super::*;

            fn suite() -> $crate::suite::Suite<$game> {
                let tune: fn($crate::suite::Suite<$game>) -> $crate::suite::Suite<$game> = $tune;
                tune($crate::suite::Suite::new())
            }

            $(
                #[test]
                fn $name() {
                    suite().hold($crate::suite::Property::$property);
                }
            )+

            #[test]
            fn refusals_name_the_rule_that_forbids_the_act_here() {
                suite().refuses_truly();
            }

            #[test]
            fn no_property_is_left_out() {
                let on = [$($crate::suite::Property::$property),+];
                assert_eq!(on, $crate::suite::Property::ALL);
            }
        }
    };
}
