//! Boards and scenes as pictures: SVG for pages, PNG for everything else, words
//! for those who listen.
//!
//! ```text
//! BoardArt ─┬─ Chart (one a language) ── ground, definitions
//! Scene ────┘        └── items, svg, standalone ── png
//! Panel ── panel     Item ── token     Scene ── text
//! ```
//!
//! Pages serve [`CSS`] and the [`FONTS`]; nothing drawn carries a style or a script
//! of its own, except the files of [`Chart::standalone`].

mod cards;
mod chart;
mod curve;
mod emblems;
mod ground;
mod labels;
mod layout;
mod measure;
mod outline;
mod panels;
mod pieces;
mod png;
mod rose;
mod shore;
mod spreads;
mod style;
mod svg;
mod text;

pub use chart::Chart;
pub use labels::{Frame, Label, Script};
pub use layout::PIECE;
pub use panels::{panel, token};
pub use png::{PngError, png};
pub use style::{CSS, Theme};
pub use text::text;

/// A face of the lettering, for pictures and for browsers.
#[derive(Debug, Clone, Copy)]
pub struct Font {
    pub name: &'static str,
    pub weight: u16,
    pub italic: bool,
    pub ttf: &'static [u8],
    pub woff2: &'static [u8],
}

macro_rules! font {
    ($name:literal, $weight:literal, $italic:literal) => {
        Font {
            name: $name,
            weight: $weight,
            italic: $italic,
            ttf: include_bytes!(concat!("../fonts/", $name, ".ttf")),
            woff2: include_bytes!(concat!("../fonts/", $name, ".woff2")),
        }
    };
}

/// Alegreya, a humanist serif under the Open Font License, cut to Latin and Polish.
pub const FONTS: &[Font] = &[
    font!("alegreya-text", 500, false),
    font!("alegreya-italic", 500, true),
    font!("alegreya-bold", 800, false),
];

/// The rules by which a page loads the lettering; `url` says where each face is served.
pub fn font_faces(url: impl Fn(&Font) -> String) -> String {
    (FONTS.iter())
        .map(|font| {
            let style = if font.italic { "italic" } else { "normal" };
            format!(
                "@font-face{{font-family:Alegreya;font-weight:{};font-style:{style};\
                 font-display:swap;src:url(\"{}\") format(\"woff2\")}}",
                font.weight,
                url(font)
            )
        })
        .collect()
}
