//! The words of the game: which sentence is said, and with which facts. How it is
//! said in each language stands in `locales/`.

mod acts;
mod describe;
mod events;
pub mod names;
mod prompts;
mod refusals;

use kernel::{Message, Milestone, Prompt, Seat, Speak};

pub use prompts::number;

use crate::act::Act;
use crate::event::Event;
use crate::game::MareNostrum;
use crate::refusal::Refusal;
use crate::view::View;

macro_rules! language {
    ($code:literal) => {
        (
            $code,
            concat!(
                include_str!(concat!("../../locales/", $code, ".ftl")),
                "\n",
                include_str!(concat!("../../locales/", $code, "-names.ftl")),
            ),
        )
    };
}

impl Speak for MareNostrum {
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[language!("en"), language!("pl")]
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

    fn say_power(view: &View, seat: Seat) -> Message {
        match view.open.empire_of(seat) {
            Some(empire) => Message::new(names::empire(empire)),
            None => Self::say_seat(seat),
        }
    }

    fn describe(view: &View) -> Vec<Message> {
        describe::lines(view)
    }
}
