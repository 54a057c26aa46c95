//! The words of the game: which sentence is said, and with which facts. How it is said
//! in each language stands in `locales/`.

mod acts;
mod describe;
mod events;
pub mod names;
mod prompts;
mod refusals;

use kernel::{Message, Milestone, Prompt, Speak};

use crate::act::Act;
use crate::event::Event;
use crate::game::HandsInTheSea;
use crate::refusal::Refusal;
use crate::view::View;

impl Speak for HandsInTheSea {
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("../../locales/en.ftl")),
            ("pl", include_str!("../../locales/pl.ftl")),
        ]
    }

    fn prompt(view: &View) -> Prompt {
        prompts::prompt(view)
    }

    fn say_act(view: &View, act: Act) -> Message {
        acts::say(view, act)
    }

    fn say_event(event: &Event) -> Message {
        events::say(event)
    }

    fn milestone(event: &Event) -> Option<Milestone> {
        events::milestone(event)
    }

    fn say_refusal(refusal: &Refusal) -> Message {
        refusals::say(refusal)
    }

    fn describe(view: &View) -> Vec<Message> {
        describe::lines(view)
    }
}
