//! The pictures of the game: what a view looks like, and what to click.

mod attempts;
mod battle;
mod board;
mod cards;
mod gallery;
mod keys;
mod map;
mod naval;
mod panels;
mod piles;
mod powers;
mod targets;

use kernel::Lexicon;
use kernel::scene::{Board, BoardArt, Draw, Glide, Panel, Scene, Target};

use crate::act::Act;
use crate::event::Event;
use crate::game::HandsInTheSea;
use crate::view::View;

pub use board::read as read_board;

impl Draw for HandsInTheSea {
    fn board() -> &'static BoardArt {
        board::art()
    }

    fn scene(view: &View, heard: &[&Event], words: &Lexicon) -> Scene {
        let art = board::art();
        let mut items = map::washes(view);
        items.extend(map::zones(view, words));
        items.extend(map::trails(heard));
        items.extend(map::locations(view, words));
        items.extend(map::ports(view, words));
        items.extend(map::markers(view, words));
        items.extend(map::fleets(view, words));
        items.extend(map::badges(view));
        Scene {
            board: Board {
                width: art.width,
                height: art.height,
            },
            items,
            panels: panels::all(view, heard, words),
        }
    }

    fn target(view: &View, act: Act) -> Target {
        targets::target(view, act)
    }

    fn attempt(view: &View, keys: &[String]) -> Option<Act> {
        attempts::attempt(view, keys)
    }

    fn gallery(words: &Lexicon) -> Vec<Panel> {
        gallery::all(words)
    }

    fn glide(event: &Event) -> Option<Glide> {
        map::glide(event)
    }
}
