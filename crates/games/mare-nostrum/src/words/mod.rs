//! The words of the game: which sentence is said, and with which facts. How it is
//! said in each language stands in `locales/`.

mod acts;
mod describe;
mod events;
pub mod names;
mod prompts;
mod refusals;

use kernel::{Milestone, Prompt, Say, Seat, Speak};

pub use prompts::number;

use crate::act::Act;
use crate::event::Event;
use crate::game::MareNostrum;
use crate::refusal::Refusal;
use crate::view::View;

impl Speak for MareNostrum {
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("../../locales/en.ftl")),
            ("pl", include_str!("../../locales/pl.ftl")),
        ]
    }

    fn prompt(view: &View) -> Prompt {
        prompts::prompt(view)
    }

    fn say_act(view: &View, act: Act) -> Say {
        acts::say(view, act)
    }

    fn say_event(event: &Event) -> Say {
        events::say(event)
    }

    fn milestone(event: &Event) -> Option<Milestone> {
        events::milestone(event)
    }

    fn say_refusal(refusal: &Refusal) -> Say {
        refusals::say(refusal)
    }

    fn say_power(view: &View, seat: Seat) -> Say {
        match view.open.empire_of(seat) {
            Some(empire) => Say::new(names::empire(empire)),
            None => Self::say_seat(seat),
        }
    }

    fn describe(view: &View) -> Vec<Say> {
        describe::lines(view)
    }
}
