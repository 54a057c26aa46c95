//! The words of the game: which sentence is said, and with which facts. How it is
//! said in each language stands in `locales/`.

mod acts;
mod describe;
mod events;
mod moves;
pub(crate) mod names;
mod prompts;
mod refusals;

pub(crate) use describe::effects;
use kernel::{Milestone, Prompt, Say, Seat, Speak};

use crate::act::Act;
use crate::event::Event;
use crate::frame::{Frame, Stage, TurnStep};
use crate::game::Hannibal;
use crate::refusal::Refusal;
use crate::view::View;

macro_rules! language {
    ($code:literal) => {
        (
            $code,
            concat!(
                include_str!(concat!("../../locales/", $code, ".ftl")),
                "\n",
                include_str!(concat!("../../locales/", $code, "-events.ftl")),
                "\n",
                include_str!(concat!("../../locales/", $code, "-board.ftl")),
                "\n",
                include_str!(concat!("../../locales/", $code, "-cards.ftl")),
                "\n",
                include_str!(concat!("../../locales/", $code, "-names.ftl")),
            ),
        )
    };
}

impl Speak for Hannibal {
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[language!("en"), language!("pl")]
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

    fn is_aside(event: &Event) -> bool {
        matches!(event, Event::Passed { .. })
    }

    fn say_refusal(refusal: &Refusal) -> Say {
        refusals::say(*refusal)
    }

    fn describe(view: &View) -> Vec<Say> {
        describe::lines(view)
    }

    /// 26.B: until the bids are settled nobody has a side, and then it need not be the
    /// one that the seat is called after.
    fn say_power(view: &View, seat: Seat) -> Say {
        let bidding = matches!(
            view.open.top(),
            Some(Frame::Own(Stage::Turn(
                TurnStep::Bid | TurnStep::ChooseSide { .. }
            )))
        );
        match view.open.side_of(seat) {
            Some(side) if !bidding => Say::new(names::side(side)),
            _ => Say::new("seat-bidder").count("seat", seat.0 + 1),
        }
    }
}
