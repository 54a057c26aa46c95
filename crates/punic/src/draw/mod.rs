//! The pictures of both games: what a view looks like, and what to click. A game puts
//! the parts together and adds its own.

pub mod attempts;
pub mod battle;
pub mod board;
pub mod cards;
pub mod dice;
pub mod gallery;
pub mod keys;
pub mod map;
pub mod panels;
pub mod pieces;
pub mod targets;

use kernel::Lexicon;
use kernel::scene::{BoardArt, Emblem, Glide, Item, Target};

use crate::act::Act;
use crate::event::Event;
use crate::id::{Card, General, Space};
use crate::land::Stack;
use crate::sheets::Office;
use crate::view::View;
use crate::words::Words;

/// Something that a player may point at.
#[derive(Debug, Clone, Copy)]
pub enum Thing<W: Words> {
    Card(Card<W>),
    Space(Space<W>),
    General(General<W>),
}

/// What a game draws itself.
pub trait Pictures: Words {
    /// The board, read and checked before.
    fn art() -> &'static BoardArt;

    fn portrait(general: General<Self>) -> Emblem;

    fn card_emblem(card: Card<Self>) -> Emblem;

    /// Signs of a strategy card beyond the levy.
    fn signs(card: Card<Self>) -> Vec<Emblem>;

    /// The key of a general's office.
    fn office(view: &View<Self>, general: General<Self>) -> Option<&'static str> {
        match view.open.land.office(general)? {
            Office::Consul => Some("board-consul"),
            Office::Proconsul => Some("board-proconsul"),
        }
    }

    /// What a stack carries along, as a piece; it is put where the stack is.
    fn train(view: &View<Self>, stack: Stack<Self>, words: &Lexicon) -> Option<Item>;

    /// Where something of the game's own happened that a die brought about.
    fn place_of_event(_view: &View<Self>, _event: &Self::GameEvent) -> Option<Space<Self>> {
        None
    }

    /// What to click for a decision of the game's own.
    fn target(_view: &View<Self>, _act: Self::GameAct) -> Target {
        Target::button(false)
    }

    /// What pointing at something would mean in the game's procedure.
    fn pointed_at(procedure: Self::Procedure, thing: Thing<Self>) -> Option<Act<Self>>;
}

/// What lies and stands on the map, from the ground up; with `provinces` to point at
/// while a card asks for one.
pub fn items<W: Pictures>(
    view: &View<W>,
    heard: &[&Event<W>],
    provinces: bool,
    words: &Lexicon,
) -> Vec<Item> {
    let mut items = map::washes(view);
    items.extend(map::trails(heard));
    if provinces {
        items.extend(map::provinces(view, words));
    }
    items.extend(map::spaces(view, words));
    items.extend(pieces::all(view, words));
    items.extend(pieces::badges(view));
    items.extend(dice::on_map(view, heard, words));
    items
}

/// How a piece moves with an event.
pub fn glide<W: Pictures>(event: &Event<W>) -> Option<Glide> {
    let (general, from, to) = map::moved(event)?;
    Some(Glide {
        key: Some(keys::general(general)),
        figure: pieces::figure(general, None),
        way: board::way(from, to),
    })
}
