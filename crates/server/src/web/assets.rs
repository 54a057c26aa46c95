//! Style, script and fonts: part of the program, served under names that change with
//! their contents, so that browsers may keep them for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::error::AppError;

/// A file that never changes under its name.
#[derive(Debug)]
pub struct Asset {
    /// Such as `/assets/app-1f0c….css`.
    pub path: String,
    kind: &'static str,
    body: Vec<u8>,
}

impl Asset {
    pub fn new(stem: &str, extension: &str, kind: &'static str, body: Vec<u8>) -> Asset {
        let hash = Sha256::digest(&body);
        let mark: String = hash
            .iter()
            .take(6)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        Asset {
            path: format!("/assets/{stem}-{mark}.{extension}"),
            kind,
            body,
        }
    }

    pub fn response(&self) -> Response {
        let headers = [
            (header::CONTENT_TYPE, self.kind),
            (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        ];
        (headers, self.body.clone()).into_response()
    }
}

static FONTS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    (scene::FONTS.iter())
        .map(|font| Asset::new(font.name, "woff2", "font/woff2", font.woff2.to_vec()))
        .collect()
});

/// Fonts, the sheet of the boards, then our own.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let mut sheet = String::new();
    for (font, asset) in scene::FONTS.iter().zip(FONTS.iter()) {
        let style = if font.italic { "italic" } else { "normal" };
        sheet.push_str(&format!(
            "@font-face{{font-family:Alegreya;font-weight:{};font-style:{style};\
             font-display:swap;src:url({}) format(\"woff2\")}}\n",
            font.weight, asset.path
        ));
    }
    sheet.push_str(&scene::CSS);
    sheet.push_str(include_str!("../../assets/app.css"));
    sheet.push_str(include_str!("../../assets/board.css"));
    sheet.push_str(include_str!("../../assets/moments.css"));
    Asset::new("app", "css", "text/css; charset=utf-8", sheet.into_bytes())
});

const JAVASCRIPT: &str = "text/javascript; charset=utf-8";

/// The module that tells what happened.
static MOMENTS: LazyLock<Asset> = LazyLock::new(|| {
    let module = include_bytes!("../../assets/moments.js").to_vec();
    Asset::new("moments", "js", JAVASCRIPT, module)
});

/// The script of all pages, in the order in which a browser reads it: `app.js` starts.
/// It names the other module as that is served.
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    const MODULE: &str = concat!(
        include_str!("../../assets/chart.js"),
        include_str!("../../assets/choosing.js"),
        include_str!("../../assets/telling.js"),
        include_str!("../../assets/app.js"),
    );
    let module = MODULE.replace("./moments.js", &MOMENTS.path);
    Asset::new("app", "js", JAVASCRIPT, module.into_bytes())
});

/// The sign in the browser's tab.
pub static ICON: LazyLock<Asset> = LazyLock::new(|| {
    let picture = include_bytes!("../../assets/icon.svg").to_vec();
    Asset::new("icon", "svg", "image/svg+xml", picture)
});

/// `GET /assets/{name}`
pub async fn get(Path(name): Path<String>) -> Result<Response, AppError> {
    let path = format!("/assets/{name}");
    let own: [&Asset; 4] = [&STYLE, &SCRIPT, &MOMENTS, &ICON];
    (own.into_iter().chain(FONTS.iter()))
        .find(|asset| asset.path == path)
        .map(Asset::response)
        .ok_or(AppError::NotFound)
}
