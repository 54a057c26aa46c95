//! The words of both games: which sentence is said, and with which facts. How it is
//! said in each language stands in `locales/`; a game puts its own files after these.

pub mod acts;
pub mod describe;
pub mod events;
mod moves;
pub mod names;
pub mod prompts;
pub mod refusals;

use kernel::Message;

use crate::act::Act;
use crate::trains::Load;
use crate::view::View;
use crate::war::War;

pub use prompts::Question;

/// The messages of both games in a language, with a game's own after them. Called once
/// for each language: the text is kept for good.
pub fn locale(code: &'static str, game: &[&str]) -> (&'static str, &'static str) {
    let common = match code {
        "pl" => include_str!("../../locales/pl.ftl"),
        _ => include_str!("../../locales/en.ftl"),
    };
    let all: Vec<&str> = [common].into_iter().chain(game.iter().copied()).collect();
    (code, all.join("\n").leak())
}

/// How a debt that only one game knows is told.
#[derive(Debug, Clone, Copy)]
pub struct DebtWords {
    pub question: &'static str,
    pub event: &'static str,
    pub clause: &'static str,
}

/// What a game says itself.
pub trait Words: War {
    /// Its own acts, and acts of both games that mean something else in its procedures;
    /// none for what is said as in both games.
    fn say_act(view: &View<Self>, act: Act<Self>) -> Option<Message>;

    fn say_event(event: &Self::GameEvent) -> Message;

    /// What its procedure asks.
    fn question(view: &View<Self>, procedure: Self::Procedure) -> Option<Question>;

    /// What its window asks.
    fn window(_view: &View<Self>, _moment: Self::GameMoment) -> Option<Question> {
        None
    }

    fn debt(debt: Self::GameDebt) -> DebtWords;

    /// How a use of a card is offered, and how it is told.
    fn use_keys(way: Self::Use) -> (&'static str, &'static str);

    /// Whether a force takes a train along.
    fn has_train(load: Load<Self>) -> bool;
}
