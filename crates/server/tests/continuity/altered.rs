//! Games whose rules and data are no longer those under which matches began.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;
use std::sync::LazyLock;

use bots::AnyBots;
use kernel::{
    About, Appraise, Ask, Asked, Broken, Chance, Erased, Game, Info, Message, Milestone, Opening,
    Out, Outcome, Prompt, Seat, Setup, Speak, Viewer, options,
};

/// Whether the altered rules know an act: they have dropped about one in six.
fn is_known(act: &impl std::fmt::Debug, listed: usize) -> bool {
    let mut hash = DefaultHasher::new();
    (format!("{act:?}"), listed).hash(&mut hash);
    !hash.finish().is_multiple_of(6)
}

/// A game like `$game`, but some acts are refused. `$deals`: chance is asked for more
/// before the first decision, so that no stored opening fits. `$refuses`: the audit
/// takes no position.
macro_rules! altered {
    ($name:ident, $game:ty, deals: $deals:expr, refuses: $refuses:expr) => {
        #[derive(Debug, Clone, Copy)]
        pub struct $name;

        impl Game for $name {
            type State = <$game as Game>::State;
            type Act = <$game as Game>::Act;
            type Event = <$game as Game>::Event;
            type View = <$game as Game>::View;
            type Refusal = <$game as Game>::Refusal;

            fn about() -> &'static About {
                static ABOUT: LazyLock<About> = LazyLock::new(|| About {
                    rules: kernel::rules_version(99, &[stringify!($name)]),
                    ..<$game>::about().clone()
                });
                &ABOUT
            }

            fn new(
                setup: &Setup,
                chance: &mut dyn Chance,
                out: &mut Out<Self::Event>,
            ) -> Self::State {
                if $deals {
                    chance.die(Ask::open("weather"), 6);
                }
                <$game>::new(setup, chance, out)
            }

            fn asked(state: &Self::State) -> Asked {
                <$game>::asked(state)
            }

            fn each_option(
                state: &Self::State,
                seat: Seat,
                each: &mut dyn FnMut(Self::Act) -> ControlFlow<()>,
            ) {
                let all = options::<$game>(state, seat);
                let known = all.iter().filter(|act| is_known(act, all.len()));
                let mut listed: Vec<_> = known.copied().collect();
                if listed.is_empty() {
                    listed = all;
                }
                let _ = listed.into_iter().try_for_each(each);
            }

            fn apply(
                state: &mut Self::State,
                seat: Seat,
                act: Self::Act,
                chance: &mut dyn Chance,
                out: &mut Out<Self::Event>,
            ) {
                <$game>::apply(state, seat, act, chance, out);
            }

            fn refusal(state: &Self::State, seat: Seat, act: Self::Act) -> Self::Refusal {
                <$game>::refusal(state, seat, act)
            }

            fn close(state: &mut Self::State, chance: &mut dyn Chance, out: &mut Out<Self::Event>) {
                <$game>::close(state, chance, out);
            }

            fn view(state: &Self::State, viewer: Viewer) -> Self::View {
                <$game>::view(state, viewer)
            }

            fn guess(_: &Info<'_, Self>, _: &mut dyn Chance) -> Option<Self::State> {
                None
            }

            fn outcome(state: &Self::State) -> Option<Outcome> {
                <$game>::outcome(state)
            }

            fn audit(state: &Self::State) -> Result<(), Broken> {
                if $refuses {
                    return Err(Broken("no position is taken".to_owned()));
                }
                <$game>::audit(state)
            }

            fn windows() -> &'static [&'static str] {
                <$game>::windows()
            }

            fn opening(state: &Self::State) -> Option<Opening<Self::Act>> {
                <$game>::opening(state)
            }
        }

        impl Speak for $name {
            fn locales() -> &'static [(&'static str, &'static str)] {
                <$game>::locales()
            }

            fn prompt(view: &Self::View) -> Prompt {
                <$game>::prompt(view)
            }

            fn say_act(view: &Self::View, act: Self::Act) -> Message {
                <$game>::say_act(view, act)
            }

            fn say_event(event: &Self::Event) -> Message {
                <$game>::say_event(event)
            }

            fn milestone(event: &Self::Event) -> Option<Milestone> {
                <$game>::milestone(event)
            }

            fn is_aside(event: &Self::Event) -> bool {
                <$game>::is_aside(event)
            }

            fn say_refusal(refusal: &Self::Refusal) -> Message {
                <$game>::say_refusal(refusal)
            }

            fn describe(view: &Self::View) -> Vec<Message> {
                <$game>::describe(view)
            }

            fn say_power(view: &Self::View, seat: Seat) -> Message {
                <$game>::say_power(view, seat)
            }
        }

        impl Appraise for $name {
            fn appraise(view: &Self::View, seat: Seat, acts: &[Self::Act], worth: &mut Vec<i64>) {
                <$game>::appraise(view, seat, acts, worth);
            }
        }
    };
}

altered!(JuliusCaesar, julius_caesar::JuliusCaesar, deals: false, refuses: false);
altered!(Hannibal, hannibal::Hannibal, deals: true, refuses: false);
altered!(MareNostrum, mare_nostrum::MareNostrum, deals: false, refuses: false);
altered!(HandsInTheSea, hands_in_the_sea::HandsInTheSea, deals: false, refuses: false);
altered!(StrictCaesar, julius_caesar::JuliusCaesar, deals: false, refuses: true);

macro_rules! games {
    ($($game:ty),*) => {{
        static GAMES: &[&dyn AnyBots] = &[$({
            static GAME: Erased<$game> = Erased::new();
            &GAME
        }),*];
        GAMES
    }};
}

/// All games, each with other rules; Hannibal with another opening too.
pub fn altered() -> &'static [&'static dyn AnyBots] {
    games!(JuliusCaesar, Hannibal, MareNostrum, HandsInTheSea)
}

/// As `altered`, and no stored position of Julius Caesar is taken.
pub fn strict() -> &'static [&'static dyn AnyBots] {
    games!(StrictCaesar, Hannibal, MareNostrum, HandsInTheSea)
}
