//! Pictures as pixels.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    #[error("the drawing cannot be read: {0}")]
    Svg(#[from] resvg::usvg::Error),
    #[error("a picture {width} pixels wide cannot be made")]
    Size { width: u32 },
    #[error("the picture cannot be written: {0}")]
    Write(String),
}

/// Wider pictures would only be a way to use up memory.
const WIDEST: u32 = 8192;

/// Letters come from the fonts of this crate alone: the same picture everywhere.
static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    for font in crate::FONTS {
        fonts.load_font_data(font.ttf.to_vec());
    }
    fonts.set_serif_family("Alegreya");
    Arc::new(fonts)
});

/// Draws a drawing that carries its own style, as `Chart::standalone` makes them.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let options = Options {
        fontdb: Arc::clone(&FONTS),
        font_family: "Alegreya".to_owned(),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options)?;
    let size = tree.size();
    let scale = width as f32 / size.width();
    let height = (size.height() * scale).round();
    let pixels = (1..=WIDEST).contains(&width) && (1.0..=WIDEST as f32).contains(&height);
    let mut pixmap = pixels
        .then(|| Pixmap::new(width, height as u32))
        .flatten()
        .ok_or(PngError::Size { width })?;
    let transform = Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    (pixmap.encode_png()).map_err(|error| PngError::Write(error.to_string()))
}
