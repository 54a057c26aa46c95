//! The match page: what it shows, and what it asks while it is open.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Json};
use kernel::{Refused, Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;

use super::reader::Guest;
use super::shell::{Reader, table_page, wishes, zooms};
use super::sight::{Sight, curtain};
use super::{Page, show};
use crate::error::AppError;
use crate::game_match::Match;
use crate::lang::{game_words, power_name, seat_name};
use crate::limits;
use crate::live::pulses;
use crate::matches::Invite;
use crate::state::AppState;
use crate::store::{SeatKind, Stage};

/// Whose eyes a page wants.
#[derive(Debug, Deserialize)]
pub struct Eyes {
    seat: Option<u8>,
    /// Lines of the log that the page has.
    #[serde(default)]
    line: usize,
}

impl Eyes {
    fn viewer(&self) -> Option<Viewer> {
        self.seat.map(Seat).map(Viewer::Seat)
    }
}

/// `GET /m/{id}`
pub async fn get(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    guest: Guest,
) -> Page {
    let (notes, invites) = match &guest.visitor.person {
        Some(person) => (
            state.note(&id, person).await?,
            state.invites(&id, person).await?,
        ),
        None => (String::new(), Vec::new()),
    };
    let reader = &guest.reader;
    let person = guest.visitor.person_id();
    let page = state.look(&id, person, eyes.viewer(), |game, access| {
        let shared = access.seats.len() > 1 && game.row.stage == Stage::Playing;
        if let (Viewer::Seat(next), true, None) = (access.viewer, shared, eyes.seat) {
            let name = power_name(game.game, &*game.table, next, reader.lang());
            return table_page(reader, &name, &curtain(reader, &id, next, &name));
        }
        let sight = Sight::new(game, access.viewer, access.seats, reader);
        let extras = Extras {
            notes: &notes,
            empty: &empty_seats(&state, game, reader, &invites),
        };
        table_page(reader, &sight.title(), &whole(&sight, reader, &extras))
    });
    Ok(show(&page.await?))
}

/// What a page has that updates do not change.
struct Extras<'a> {
    notes: &'a str,
    /// How the seats that are still free can be filled.
    empty: &'a Markup,
}

fn empty_seats(state: &AppState, game: &Match, reader: &Reader, invites: &[Invite]) -> Markup {
    if game.row.stage != Stage::Open {
        return html! {};
    }
    let id = &game.row.id;
    let base = state.settings.base_url.as_deref().unwrap_or_default();
    html! {
        section #empty {
            h2 { (reader.t("invite-title")) }
            @for row in &game.row.seats {
                @let side = seat_name(game.game, row.seat, reader.lang());
                @match &row.kind {
                    SeatKind::Open => {
                        form method="post" action={ "/m/" (id) "/sit" } {
                            (reader.seal())
                            input type="hidden" name="seat" value=(row.seat.0);
                            p { strong { (side) } " " button type="submit" { (reader.t("sit-here")) } }
                        }
                    }
                    SeatKind::Invite(_) => {
                        @if let Some(invite) = invites.iter().find(|invite| invite.seat == row.seat) {
                            @let link = format!("{base}/m/{id}/join/{}", invite.secret);
                            p { strong { (side) } ": " (reader.t("invite-how")) }
                            p.secret { a.invite href=(link) { (link) } }
                            button type="button" data-copy=(link) hidden { (reader.t("invite-copy")) }
                        }
                    }
                    SeatKind::Person(_) | SeatKind::Bot(_) => {}
                }
            }
            form method="post" action={ "/m/" (id) "/leave" } {
                (reader.seal())
                p { button type="submit" { (reader.t("leave-seat")) } }
            }
        }
    }
}

fn whole(sight: &Sight<'_>, reader: &Reader, extras: &Extras<'_>) -> Markup {
    let game = sight.game;
    let id = &game.row.id;
    let mut parts = sight.parts();
    let mut part = |id: &str| parts.remove(id).unwrap_or_default();
    // A spectator's eyes have no number; the script adds what it asks for.
    let eyes = match sight.look.viewer {
        Viewer::Seat(seat) => format!("seat={}", seat.0),
        Viewer::Spectator => String::new(),
    };
    let at = |what: &str| format!("/m/{id}/{what}?{eyes}");
    let line = game.table.lines();
    html! {
        div #table data-yours=(sight.yours()) data-line=(line) data-update=(at("update"))
            data-events=(at("events")) data-why=(at("why")) {
            header.bar {
                a.home href="/lobby" { "Iacta" }
                div #prompt role="status" { (part("prompt")) }
                div #options { (part("options")) }
                div #tools { (part("tools")) }
            }
            main #board {
                (sight.look.board())
                div #battle { (part("battle")) }
                (zooms(reader))
            }
            section #hand { (part("hand")) }
            (side(sight, reader, &mut part, extras))
            div #curtain { (part("curtain")) }
            div #tip role="tooltip" hidden {}
            div #choices role="menu" hidden {}
            div #toast role="alert" hidden {}
            p #lost role="status" hidden { (reader.t("lost-connection")) }
        }
    }
}

fn side(
    sight: &Sight<'_>,
    reader: &Reader,
    part: &mut impl FnMut(&str) -> Markup,
    extras: &Extras<'_>,
) -> Markup {
    let game = sight.game;
    let id = &game.row.id;
    html! {
        aside #side aria-label=(reader.t("panel")) {
            div #players { (part("players")) }
            (extras.empty)
            details open {
                summary { (reader.t("log")) }
                div #log { (part("log")) }
                p { a href={ "/m/" (id) "/replay" } { (reader.t("replay")) } }
            }
            details #talk open[!game.talk.is_empty()] {
                summary { (reader.t("chat")) }
                div #chat { (part("chat")) }
                @if sight.seat().is_some() { (sight.chat_form(&part("chat-to"))) }
            }
            @if let Some(seat) = sight.seat() {
                details {
                    summary { (reader.t("notes")) }
                    form method="post" action={ "/m/" (id) "/notes" } data-live="notes" {
                        (reader.seal())
                        input type="hidden" name="seat" value=(seat.0);
                        textarea name="body" rows="5" maxlength="8000" aria-label=(reader.t("notes")) { (extras.notes) }
                        button type="submit" { (reader.t("notes-keep")) }
                    }
                }
            }
            details {
                summary { (reader.t("board-words")) }
                div #words { (part("words")) }
            }
            details {
                summary { (reader.t("deeds")) }
                div #deeds { (part("deeds")) }
                p { button #notify type="button" { (reader.t("notify")) } }
                p.soft { (reader.t("promise")) ": " span.secret { (game.row.commitment) } }
                (wishes(reader))
            }
            details {
                summary { (reader.t("help")) }
                p { (reader.t("help-board")) }
                p { (reader.t("help-keys")) }
                p.without-script { (reader.t("help-script")) }
                p { a href={ "/games/" (game.game.about().id) "/rules" } target="_blank" { (reader.t("help-rules")) } }
            }
            @if sight.seat().is_none() { p.soft { (reader.t("watching")) } }
        }
    }
}

/// `GET /m/{id}/update`: what a live page shows next.
pub async fn update(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    guest: Guest,
) -> Page {
    updated(&state, &id, &guest, eyes.seat, eyes.line).await
}

/// What a live page shows next that has seen `line` lines of the log.
pub async fn updated(
    state: &AppState,
    id: &str,
    guest: &Guest,
    seat: Option<u8>,
    line: usize,
) -> Page {
    let wanted = seat.map(Seat).map(Viewer::Seat);
    let update = state.look(id, guest.visitor.person_id(), wanted, |game, access| {
        Sight::new(game, access.viewer, access.seats, &guest.reader).update(line)
    });
    Ok(Json(update.await?).into_response())
}

/// `GET /m/{id}/events`
pub async fn events(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    headers: HeaderMap,
    guest: Guest,
) -> Page {
    state
        .limits
        .take(limits::Act::Listen, &guest.visitor.address)?;
    let person = guest.visitor.person_id();
    let viewer = state.look(&id, person, eyes.viewer(), |_, access| access.viewer);
    let viewer = viewer.await?;
    let seen = (headers.get("last-event-id"))
        .and_then(|seen| seen.to_str().ok())
        .map(str::to_owned);
    Ok(pulses(state, id, viewer, seen).into_response())
}

/// `GET /m/{id}/record`: the match as a file.
pub async fn record(State(state): State<AppState>, Path(id): Path<String>, guest: Guest) -> Page {
    let record = state.look(&id, guest.visitor.person_id(), None, |game, _| {
        (game.outcome().is_some()).then(|| game.record())
    });
    let record = record.await?.ok_or(AppError::NotOver)?;
    let body = serde_json::to_string(&record).map_err(|_| AppError::Internal)?;
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{id}.iacta\""),
        ),
    ];
    Ok((headers, body).into_response())
}

/// What somebody pointed at: keys of things, in order.
#[derive(Debug, Deserialize)]
pub struct Pointed {
    seat: Option<u8>,
    keys: String,
}

/// `GET /m/{id}/why`: why what was pointed at cannot be done now. Nothing is said
/// where pointing at it means nothing.
pub async fn why(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(pointed): Query<Pointed>,
    guest: Guest,
) -> Page {
    let keys: Vec<String> = serde_json::from_str(&pointed.keys).map_err(AppError::bad)?;
    let wanted = pointed.seat.map(Seat).map(Viewer::Seat);
    let person = Some(guest.visitor.person()?.id.as_str());
    let said = state.look(&id, person, wanted, |game, access| {
        let Viewer::Seat(seat) = access.viewer else {
            return None;
        };
        let drawn = registry::picture(game.game.about().id)?;
        let Some(Refused::Illegal { clause, say, .. }) = drawn.why(&*game.table, seat, &keys)
        else {
            return None;
        };
        let game = game.game;
        Some(serde_json::json!({
            "message": game_words(game, guest.reader.lang()).say(&say),
            "clause": clause,
            "rules": format!("/games/{}/rules#{clause}", game.about().id),
        }))
    });
    let said = said
        .await?
        .unwrap_or_else(|| serde_json::json!({ "message": null }));
    Ok(Json(said).into_response())
}
