//! A game to look at before playing: its map, pieces, cards and rules.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::scene::{AnyDraw, Body, Panel};
use kernel::{AnyTable, Message, SetupRequest, SplitMix64, Viewer};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};

use super::pictures::chart;
use super::reader::Guest;
use super::shell::{Reader, page, play_buttons};
use super::{Page, show};
use crate::error::AppError;
use crate::identity::Visitor;
use crate::lang::{Lang, game_words, title};
use crate::state::AppState;

/// A table as it is set up, to be looked at. The cards that are dealt are any.
fn specimen(game: &'static dyn bots::AnyBots) -> Option<Box<dyn AnyTable>> {
    let setup = game.check(&SetupRequest::default()).ok()?;
    game.new_table(setup, &mut SplitMix64::new(1)).ok()
}

/// The board as it is set up, as a picture of its own.
fn board_picture(
    game: &'static dyn bots::AnyBots,
    drawn: &'static dyn AnyDraw,
    theme: scene::Theme,
    lang: Lang,
) -> Option<String> {
    let table = specimen(game)?;
    let scene = drawn.scene(&*table, Viewer::Spectator, lang.code())?;
    Some(chart(drawn, lang).standalone(&scene, &title(game, lang), theme))
}

/// `GET /games/{game}/picture/{file}`, where the file is `board-light.en.svg` or the like.
pub async fn picture(
    State(state): State<AppState>,
    Path((id, file)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let game = registry::find(&id).map_err(|_| AppError::NotFound)?;
    let drawn = registry::picture(&id).ok_or(AppError::NotFound)?;
    let name = (file.strip_prefix("board-"))
        .and_then(|file| file.strip_suffix(".svg"))
        .and_then(|file| file.split_once('.'));
    let (theme, lang) = name.ok_or(AppError::NotFound)?;
    let theme = match theme {
        "light" => scene::Theme::Light,
        "dark" => scene::Theme::Dark,
        _ => return Err(AppError::NotFound),
    };
    let lang = Lang::of_code(lang).ok_or(AppError::NotFound)?;
    let drawing = state.heavy(&visitor, || board_picture(game, drawn, theme, lang));
    let svg = drawing.await?.ok_or(AppError::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "public, max-age=3600"),
    ];
    Ok((headers, svg).into_response())
}

/// One part of what is in the box, piece by piece.
fn exhibits(panel: &Panel) -> Markup {
    let cards = matches!(panel.body, Body::Hand { .. });
    html! {
        h2 #(panel.key) { (panel.title) }
        div.pieces.of-cards[cards] {
            @for item in panel.items() {
                figure {
                    (PreEscaped(scene::token(item)))
                    // A card says on its face what it is.
                    @if !cards { figcaption { (item.title) } }
                }
            }
        }
    }
}

/// `GET /games/{game}`
pub async fn get(State(state): State<AppState>, Path(id): Path<String>, guest: Guest) -> Page {
    let game = registry::find(&id).map_err(|_| AppError::NotFound)?;
    let page = state.heavy(&guest.visitor, || gallery(game, &id, &guest.reader));
    Ok(show(&page.await?))
}

fn gallery(game: &'static dyn bots::AnyBots, id: &str, reader: &Reader) -> Markup {
    let lang = reader.lang();
    let name = title(game, lang);
    let drawn = registry::picture(id);
    let board = drawn.and_then(|drawn| {
        let table = specimen(game)?;
        let scene = drawn.scene(&*table, Viewer::Spectator, lang.code())?;
        Some(PreEscaped(chart(drawn, lang).svg(&scene, &name)))
    });
    let shown = drawn.map_or_else(Vec::new, |drawn| drawn.gallery(lang.code()));
    let words = game_words(game, lang);
    let body = html! {
        h1 { (name) }
        @if words.knows("game-pitch") { p { (words.name("game-pitch")) } }
        div.row {
            (play_buttons(reader, id))
            a.button href={ "/games/" (id) "/rules" } { (reader.t("gallery-rules")) }
        }
        nav.contents aria-label=(reader.t("gallery-contents")) {
            @if board.is_some() { a href="#map" { (reader.t("gallery-map")) } }
            @for panel in &shown { a href={ "#" (panel.key) } { (panel.title) } }
        }
        @if let Some(board) = &board {
            h2 #map { (reader.t("gallery-map")) }
            div.gallery-board { (board) }
        }
        @for panel in &shown { (exhibits(panel)) }
    };
    page(reader, &name, &body)
}

/// The rules as a page: every clause can be linked to.
fn rules_html(markdown: &str) -> String {
    let mut out = String::new();
    let parser = Parser::new_ext(markdown, Options::ENABLE_TABLES);
    pulldown_cmark::html::push_html(&mut out, parser);
    // A clause begins its list item with its id in bold.
    let mut linked = String::with_capacity(out.len() + out.len() / 8);
    let mut rest = out.as_str();
    while let Some(at) = rest.find("<li>") {
        let (before, item) = rest.split_at(at);
        linked.push_str(before);
        let inner = item["<li>".len()..].trim_start();
        let inner = inner.strip_prefix("<p>").unwrap_or(inner);
        let clause = (inner.strip_prefix("<strong>"))
            .and_then(|inner| inner.split_once("</strong>"))
            .map(|(clause, _)| clause)
            .filter(|clause| is_clause(clause));
        match clause {
            Some(clause) => linked.push_str(&format!("<li id=\"{clause}\">")),
            None => linked.push_str("<li>"),
        }
        rest = &item["<li>".len()..];
    }
    linked.push_str(rest);
    linked
}

fn is_clause(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-".contains(&byte);
    !text.is_empty() && text.len() < 16 && text.bytes().all(plain)
}

/// `GET /games/{game}/rules`
pub async fn rules(State(state): State<AppState>, Path(id): Path<String>, guest: Guest) -> Page {
    let game = registry::find(&id).map_err(|_| AppError::NotFound)?;
    let text = registry::rules(&id).ok_or(AppError::NotFound)?;
    let written = state.heavy(&guest.visitor, || rules_html(text)).await?;
    let reader = guest.reader;
    let name = title(game, reader.lang());
    let heading = reader.say(&Message::new("rules-of").text("game", name.as_str()));
    let body = html! {
        p { a href={ "/games/" (id) } { (name) } }
        @if reader.lang() != Lang::En { p.soft { (reader.t("rules-in-english")) } }
        div.rules lang="en" { (PreEscaped(written)) }
    };
    Ok(show(&page(&reader, &heading, &body)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_every_game_can_be_linked_to() {
        for game in registry::games() {
            let id = game.about().id;
            let text = registry::rules(id).unwrap_or_default();
            let html = rules_html(text);
            for line in text.lines() {
                let clause = line
                    .strip_prefix("- **")
                    .and_then(|line| line.split_once("**"))
                    .map(|(clause, _)| clause)
                    .filter(|clause| is_clause(clause));
                if let Some(clause) = clause {
                    assert!(
                        html.contains(&format!("<li id=\"{clause}\">")),
                        "{id} {clause}"
                    );
                }
            }
        }
    }
}
