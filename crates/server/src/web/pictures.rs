//! Boards, drawn once a language and kept.

use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use kernel::scene::{AnyDraw, Glide, Item, Way};
use scene::Chart;
use serde::Serialize;

use crate::lang::{Lang, game_words};

/// The board of a game for readers of one language.
pub fn chart(game: &'static dyn AnyDraw, lang: Lang) -> &'static Chart {
    type Charts = Mutex<HashMap<(&'static str, Lang), &'static Chart>>;
    static CHARTS: OnceLock<Charts> = OnceLock::new();
    let charts = CHARTS.get_or_init(Mutex::default);
    let key = (game.about().id, lang);
    let mut charts = charts.lock().unwrap_or_else(PoisonError::into_inner);
    charts.entry(key).or_insert_with(|| {
        // As many as there are games and languages, and needed as long as the
        // program runs.
        Box::leak(Box::new(Chart::new(game.board(), game_words(game, lang))))
    })
}

/// A road as the data of an SVG path.
pub fn path(way: &Way) -> String {
    let [x, y] = way.from;
    let mut data = format!("M{x:.1} {y:.1}");
    for leg in &way.legs {
        data.push(match leg.bend.len() {
            0 => 'L',
            1 => 'Q',
            _ => 'C',
        });
        for [x, y] in leg.bend.iter().take(2).chain([&leg.to]) {
            data.push_str(&format!("{x:.1} {y:.1} "));
        }
    }
    data
}

/// A piece on its way.
#[derive(Debug, Serialize)]
pub struct Gliding {
    /// Its key, where the viewer knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What is seen of a piece that may not be followed by its key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    pub way: String,
}

impl Gliding {
    pub fn of(glide: &Glide) -> Gliding {
        let token = || scene::token(&Item::new("", glide.figure.clone(), ""));
        Gliding {
            key: glide.key.clone(),
            svg: glide.key.is_none().then(token),
            way: path(&glide.way),
        }
    }
}
