//! The pictures of the game: what a view looks like, and what to click.

mod attempts;
mod battle;
mod board;
mod gallery;
mod keys;
mod map;
mod panels;
mod targets;

use kernel::Lexicon;
use kernel::scene::{Board, BoardArt, Draw, Figure, Glide, Panel, Scene, Target};

use crate::act::Act;
use crate::event::Event;
use crate::fog::View;
use crate::game::JuliusCaesar;

pub use board::read as read_board;

impl Draw for JuliusCaesar {
    fn board() -> &'static BoardArt {
        board::art()
    }

    fn scene(view: &View, heard: &[&Event], words: &Lexicon) -> Scene {
        let art = board::art();
        let mut items = map::trails(heard);
        items.extend(map::places(view, words));
        items.extend(map::pieces(view, words));
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
        let (block, side, colour, from, path) = map::moved(event)?;
        Some(Glide {
            key: block.map(keys::face),
            figure: Figure::Back {
                tint: keys::wood(colour),
                flag: keys::flag(side, colour),
            },
            way: board::way(from, path),
        })
    }
}
