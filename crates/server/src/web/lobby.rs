//! The tables: one's own, those with a free seat, those to watch.

use axum::extract::{Query, State};
use kernel::Message;
use maud::{Markup, html};
use serde::Deserialize;

use super::reader::Guest;
use super::shell::{Reader, guest_mark, page};
use super::{Page, show};
use crate::lang::{game_words, seat_name, title};
use crate::matches::LISTED;
use crate::state::AppState;
use crate::store::{MatchStatus, SeatKind, Summary};

/// Which part of one's own matches.
#[derive(Debug, Deserialize)]
pub struct Part {
    #[serde(default)]
    page: u32,
}

/// `GET /lobby`
pub async fn get(State(state): State<AppState>, Query(part): Query<Part>, guest: Guest) -> Page {
    let reader = &guest.reader;
    let me = guest.visitor.person_id().unwrap_or_default();
    let mine = match guest.visitor.person_id() {
        Some(person) => state.mine(person, part.page).await?,
        None => Vec::new(),
    };
    let more = mine.len() as i64 == LISTED;
    let is_mine = |summary: &Summary| !me.is_empty() && !summary.seats_of(me).is_empty();
    let mut open = state.open_tables().await?;
    open.retain(|summary| !is_mine(summary));
    let mut watch = state.to_watch().await?;
    watch.retain(|summary| !is_mine(summary));
    let body = html! {
        h1 { (reader.t("lobby-title")) }
        h2 { (reader.t("lobby-mine")) }
        (list(reader, &mine, "lobby-none-mine", |summary| my_row(reader, summary, me)))
        @if more || part.page > 0 {
            p.row {
                @if part.page > 0 {
                    a.button href={ "/lobby?page=" (part.page - 1) } { (reader.t("page-before")) }
                }
                @if more { a.button href={ "/lobby?page=" (part.page + 1) } { (reader.t("page-after")) } }
            }
        }
        h2 { (reader.t("lobby-open")) }
        (list(reader, &open, "lobby-none-open", |summary| open_row(reader, summary)))
        p.row {
            @for game in registry::games() {
                a.button href={ "/games/" (game.about().id) "/new" } {
                    (reader.t("new-match")) ": " (title(*game, reader.lang()))
                }
            }
        }
        h2 { (reader.t("lobby-watch")) }
        (list(reader, &watch, "lobby-none-watch", |summary| html! {
            (names(reader, summary))
            a.button href={ "/m/" (summary.id) } { (reader.t("lobby-watch-it")) }
        }))
    };
    Ok(show(&page(reader, &reader.t("lobby-title"), &body)))
}

fn list(
    reader: &Reader,
    matches: &[Summary],
    none: &'static str,
    row: impl Fn(&Summary) -> Markup,
) -> Markup {
    if matches.is_empty() {
        return html! { p.soft { (reader.t(none)) } };
    }
    html! { ul.list { @for summary in matches { li { (row(summary)) } } } }
}

/// What is played, and by whom.
fn names(reader: &Reader, summary: &Summary) -> Markup {
    let Ok(game) = registry::find(&summary.game) else {
        return html! { span.grow { (summary.game) } };
    };
    let who = |kind: &SeatKind, name: Option<&String>| match kind {
        SeatKind::Person(_) => name.cloned().unwrap_or_else(|| reader.t("someone")),
        SeatKind::Open => reader.t("seat-open"),
        SeatKind::Invite(_) => reader.t("seat-invite"),
        SeatKind::Bot(level) => reader.words.bot(level),
    };
    html! {
        span.grow {
            strong { (title(game, reader.lang())) } " "
            span.soft {
                (scenario(reader, game, summary)) " · "
                @for (index, row) in summary.seats.iter().enumerate() {
                    @if index > 0 { " · " }
                    (seat_name(game, row.seat, reader.lang())) ": " (who(&row.kind, row.name.as_ref()))
                    @if row.guest { " " (guest_mark(reader)) }
                }
            }
        }
    }
}

/// What is played: the scenario by its name.
fn scenario(reader: &Reader, game: &'static dyn bots::AnyBots, summary: &Summary) -> String {
    let words = game_words(game, reader.lang());
    let key = format!("scenario-{}", summary.setup.scenario);
    if words.knows(&key) {
        words.name(&key)
    } else {
        summary.setup.scenario.clone()
    }
}

fn my_row(reader: &Reader, summary: &Summary, me: &str) -> Markup {
    let state = match summary.stage {
        MatchStatus::Open => Some("lobby-waiting"),
        MatchStatus::Over => Some("lobby-over"),
        MatchStatus::Playing => None,
    };
    html! {
        (names(reader, summary))
        @if summary.waits_for(me) { span.badge-text { (reader.t("lobby-your-turn")) } }
        @if let Some(state) = state { span.soft { (reader.t(state)) } }
        a.button href={ "/m/" (summary.id) } { (reader.t("lobby-go")) }
    }
}

fn open_row(reader: &Reader, summary: &Summary) -> Markup {
    let free = summary
        .seats
        .iter()
        .filter(|row| row.kind == SeatKind::Open);
    let game = registry::find(&summary.game).ok();
    html! {
        (names(reader, summary))
        @for row in free {
            @let side = game.map(|game| seat_name(game, row.seat, reader.lang())).unwrap_or_default();
            form method="post" action={ "/m/" (summary.id) "/sit" } {
                (reader.csrf())
                input type="hidden" name="seat" value=(row.seat.0);
                button type="submit" { (reader.say(&Message::new("lobby-sit").text("side", side))) }
            }
        }
    }
}
