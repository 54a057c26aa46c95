//! A game to look at before playing: its map, pieces, cards and rules.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::scene::{AnyDraw, Figure, Item, Panel, Scene};
use kernel::{AnyTable, Fast, Say, Viewer, Wish};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};

use super::pictures::chart;
use super::reader::Guest;
use super::shell::{Reader, page};
use super::{Page, show};
use crate::error::AppError;
use crate::lang::{Lang, game_words, title};

/// A table as it is set up, to be looked at. The cards that are dealt are any.
fn specimen(game: &'static dyn bots::AnyBots) -> Option<Box<dyn AnyTable>> {
    let setup = game.check(&Wish::default()).ok()?;
    game.new_table(setup, &mut Fast::new(1)).ok()
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
pub async fn picture(Path((id, file)): Path<(String, String)>) -> Result<Response, AppError> {
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
    let drawing = tokio::task::spawn_blocking(move || board_picture(game, drawn, theme, lang));
    let svg = (drawing.await.ok().flatten()).ok_or(AppError::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "public, max-age=3600"),
    ];
    Ok((headers, svg).into_response())
}

/// Everything the sides have, as each of them sees its own.
fn pieces(scenes: &[Scene]) -> (Vec<&Item>, Vec<&Item>) {
    let mut found: Vec<&Item> = Vec::new();
    for item in scenes.iter().flat_map(Scene::everything) {
        if !found.iter().any(|known| known.key == item.key) {
            found.push(item);
        }
    }
    let shown = |item: &&Item| {
        matches!(
            item.figure,
            Figure::Block { .. } | Figure::Token { .. } | Figure::General { .. }
        )
    };
    let cards = |item: &&Item| matches!(item.figure, Figure::Card { .. });
    (
        found.iter().copied().filter(shown).collect(),
        found.iter().copied().filter(cards).collect(),
    )
}

fn exhibits(reader: &Reader, scenes: &[Scene]) -> Markup {
    let (pieces, cards) = pieces(scenes);
    let row = |items: &[&Item]| {
        html! { @for item in items { (PreEscaped(scene::token(item))) } }
    };
    html! {
        @if !pieces.is_empty() {
            h2 { (reader.t("gallery-pieces")) }
            div.pieces { (row(&pieces)) }
        }
        @if !cards.is_empty() {
            h2 { (reader.t("gallery-cards")) }
            div.pieces.of-cards { (row(&cards)) }
        }
    }
}

/// What the game itself has to show, group by group.
fn collections(groups: &[Panel]) -> Markup {
    html! {
        @for group in groups {
            h2 { (group.title) }
            div.pieces.of-cards {
                @for item in group.items() { (PreEscaped(scene::token(item))) }
            }
        }
    }
}

/// `GET /games/{game}`
pub async fn get(Path(id): Path<String>, guest: Guest) -> Page {
    let game = registry::find(&id).map_err(|_| AppError::NotFound)?;
    let reader = guest.reader;
    let (lang, seats) = (reader.lang(), game.about().seats.len() as u8);
    let name = title(game, lang);
    let drawn = registry::picture(&id);
    let views = || -> Option<(Markup, Vec<Scene>)> {
        let (drawn, table) = (drawn?, specimen(game)?);
        let scenes = Viewer::all(seats)
            .filter_map(|viewer| drawn.scene(&*table, viewer, lang.code()))
            .collect::<Vec<_>>();
        let board = chart(drawn, lang).svg(scenes.last()?, &name);
        Some((PreEscaped(board), scenes))
    };
    let views = tokio::task::block_in_place(views);
    let words = game_words(game, lang);
    let body = html! {
        h1 { (name) }
        @if words.knows("game-pitch") { p { (words.name("game-pitch")) } }
        div.row {
            form method="post" action={ "/games/" (id) "/quick" } {
                (reader.seal())
                button.primary type="submit" { (reader.t("play-bot")) }
            }
            a.button href={ "/games/" (id) "/new" } { (reader.t("new-match")) }
            a.button href={ "/games/" (id) "/rules" } { (reader.t("gallery-rules")) }
        }
        @if let Some((board, scenes)) = &views {
            h2 { (reader.t("gallery-map")) }
            div.gallery-board { (board) }
            (exhibits(&reader, scenes))
        }
        @if let Some(drawn) = drawn { (collections(&drawn.gallery(lang.code()))) }
    };
    Ok(show(&page(&reader, &name, &body)))
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
pub async fn rules(Path(id): Path<String>, guest: Guest) -> Page {
    let game = registry::find(&id).map_err(|_| AppError::NotFound)?;
    let text = registry::rules(&id).ok_or(AppError::NotFound)?;
    let reader = guest.reader;
    let name = title(game, reader.lang());
    let heading = reader.say(&Say::new("rules-of").text("game", name.as_str()));
    let body = html! {
        p { a href={ "/games/" (id) } { (name) } }
        @if reader.lang() != Lang::En { p.soft { (reader.t("rules-in-english")) } }
        div.rules lang="en" { (PreEscaped(rules_html(text))) }
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
