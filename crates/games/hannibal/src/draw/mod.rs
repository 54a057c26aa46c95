//! The pictures of the game: what a view looks like, and what to click.

mod attempts;
mod battle;
mod board;
mod cards;
mod dice;
mod gallery;
mod keys;
mod map;
mod panels;
mod pieces;
mod targets;

use kernel::Lexicon;
use kernel::scene::{Board, BoardArt, Draw, Glide, Panel, Scene, Target};

use crate::act::Act;
use crate::event::Event;
use crate::game::Hannibal;
use crate::view::View;

pub use board::{GeoError, read as read_board};

impl Draw for Hannibal {
    fn board() -> &'static BoardArt {
        board::art()
    }

    fn scene(view: &View, heard: &[&Event], words: &Lexicon) -> Scene {
        let art = board::art();
        let mut items = map::washes(view);
        items.extend(map::trails(heard));
        items.extend(map::provinces(view, words));
        items.extend(map::spaces(view, words));
        items.extend(pieces::all(view, words));
        items.extend(pieces::badges(view));
        items.extend(dice::on_map(view, heard, words));
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
        let (general, from, to) = map::moved(event)?;
        Some(Glide {
            key: Some(keys::general(general)),
            figure: pieces::figure(general, None),
            way: board::way(from, to),
        })
    }
}
