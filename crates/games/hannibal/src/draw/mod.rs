//! The pictures of the game: what a view looks like, and what to click. What both Punic
//! games draw is in `punic`.

mod emblems;
mod panels;

use std::sync::LazyLock;

use kernel::Lexicon;
use kernel::scene::{
    Board, BoardArt, Draw, Emblem, Figure, Glide, Item, Panel, Scene, Shape, Target,
};
use punic::Side;
use punic::draw::{self, Pictures, Thing, attempts, board, gallery, keys, targets};

use crate::act::Act;
use crate::data::Office;
use crate::event::{Event, GameEvent};
use crate::frame::{Frame, Stage, TurnStep, Use};
use crate::game::{Hannibal, View};
use crate::ids::{Card, General, Space};
use crate::land::Stack;

pub use punic::draw::board::GeoError;

static ART: LazyLock<BoardArt> = LazyLock::new(|| {
    let points = include_str!("../../data/geo.toml");
    let shapes = include_str!("../../data/geo.json");
    match read_board(points, shapes) {
        Ok(art) => art,
        Err(error) => panic!("this program was built with a broken data file: {error}"),
    }
});

/// Reads the two geometry files. Never panics, whatever they say.
pub fn read_board(points: &str, shapes: &str) -> Result<BoardArt, GeoError> {
    board::read::<Hannibal>(points, shapes, &[Emblem::Ballista, Emblem::Galley])
}

impl Draw for Hannibal {
    fn board() -> &'static BoardArt {
        &ART
    }

    fn scene(view: &View, heard: &[&Event], words: &Lexicon) -> Scene {
        let event = matches!(view.open.top(), Some(Frame::Game(Stage::Event(_))));
        Scene {
            board: Board {
                width: ART.width,
                height: ART.height,
            },
            items: draw::items(view, heard, event, words),
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
        let mut panels: Vec<Panel> =
            (Side::ALL.map(|side| gallery::generals::<Hannibal>(side, words))).to_vec();
        for (key, additional) in [("cards-base", false), ("cards-extra", true)] {
            let shown = |card: Card| card.sheet().symbols.additional == additional;
            panels.push(gallery::strategy_cards(key, shown, words));
        }
        panels.push(gallery::battle_cards::<Hannibal>(words));
        panels
    }

    fn glide(event: &Event) -> Option<Glide> {
        draw::glide(event)
    }
}

impl Pictures for Hannibal {
    fn art() -> &'static BoardArt {
        &ART
    }

    fn portrait(general: General) -> Emblem {
        emblems::portrait(general)
    }

    fn card_emblem(card: Card) -> Emblem {
        emblems::card_emblem(card)
    }

    fn signs(card: Card) -> Vec<Emblem> {
        match card.sheet().symbols.ship {
            true => vec![Emblem::Galley],
            false => Vec::new(),
        }
    }

    fn office(view: &View, general: General) -> Option<&'static str> {
        match view.open.land.office(general) {
            _ if view.open.game.effects.dictator == Some(general) => Some("board-dictator"),
            Some(Office::Consul) => Some("board-consul"),
            Some(Office::Proconsul) => Some("board-proconsul"),
            None => None,
        }
    }

    fn train(view: &View, stack: Stack, words: &Lexicon) -> Option<Item> {
        let figure = Figure::Token {
            shape: Shape::Counter,
            tint: keys::tint(stack.side),
            emblem: Some(Emblem::Ballista),
            text: None,
        };
        let title = words.name("board-siege-train");
        (view.open.land.train_in(stack)).then(|| Item::new("train", figure, title))
    }

    fn place_of_event(view: &View, event: &GameEvent) -> Option<Space> {
        match *event {
            GameEvent::TurnedBack { general } => view.open.land.place_of(general),
            _ => None,
        }
    }

    fn pointed_at(stage: Stage, thing: Thing<Hannibal>) -> Option<Act> {
        Some(match (stage, thing) {
            (Stage::Turn(TurnStep::Preempt), Thing::Card(card)) => Act::Preempt { card },
            (Stage::Turn(TurnStep::Play), Thing::Card(card)) => Act::Play {
                card,
                way: Use::Event,
            },
            (
                Stage::Turn(
                    TurnStep::Deploy
                    | TurnStep::Grant(_)
                    | TurnStep::Muster { .. }
                    | TurnStep::Return
                    | TurnStep::Africanus
                    | TurnStep::Levy { .. }
                    | TurnStep::Consuls { .. }
                    | TurnStep::Mago,
                )
                | Stage::Summon,
                Thing::Space(at),
            ) => Act::Place { at },
            (Stage::Turn(TurnStep::Diplomat), Thing::Space(at)) => Act::Pc { at },
            (Stage::Turn(TurnStep::Proconsul), Thing::General(general)) => Act::Promote { general },
            (Stage::Turn(TurnStep::Elect { .. }), Thing::General(general)) => {
                Act::Elect { general }
            }
            (Stage::Event(_), Thing::General(general)) => Act::General { general },
            _ => return None,
        })
    }
}
