//! The words of the game: which sentence is said, and with which facts. How it is
//! said in each language stands in `locales/`.

mod acts;
mod describe;
mod events;
mod lines;
mod names;
mod prompts;
mod refusals;

use kernel::{Message, Milestone, Prompt, Speak};

use crate::act::Act;
use crate::event::Event;
use crate::fog::View;
use crate::game::JuliusCaesar;
use crate::refusal::Refusal;

impl Speak for JuliusCaesar {
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("../locales/en.ftl")),
            ("pl", include_str!("../locales/pl.ftl")),
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

    fn is_headline(event: &Event) -> bool {
        matches!(event, Event::Killed { .. } | Event::Captured { .. })
    }

    fn say_refusal(refusal: &Refusal) -> Message {
        refusals::say(refusal)
    }

    fn describe(view: &View) -> Vec<Message> {
        describe::lines(view)
    }
}
