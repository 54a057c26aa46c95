//! The match page: what it shows, and what it asks while it is open.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Json};
use kernel::{Message, Refused, Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;

use super::match_page::{MatchPage, curtain};
use super::reader::Guest;
use super::shell::{Reader, page, preferences, table_page, zooms};
use super::waiting::Waiting;
use super::{Page, go, show, telling};
use crate::error::AppError;
use crate::held::Held;
use crate::lang::{game_words, power_name};
use crate::limits;
use crate::live::{Watcher, pulses};
use crate::state::AppState;
use crate::store::MatchStatus;

/// Whose eyes a page wants.
#[derive(Debug, Deserialize)]
pub struct Eyes {
    seat: Option<u8>,
    /// The version that the page shows.
    #[serde(default)]
    version: String,
    /// The page was opened before the match began.
    #[serde(default)]
    waiting: bool,
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
    let page = state.see_heavy(&id, &guest.visitor, eyes.viewer(), |held, access| {
        let game = match held {
            Held::Begun(game) => game,
            Held::Open(table) => {
                let base = state.settings.base_url.as_deref().unwrap_or_default();
                return Waiting::new(table, access, person, reader, &invites, base).page();
            }
        };
        let shared = access.seats.len() > 1 && game.row.stage == MatchStatus::Playing;
        if let (Viewer::Seat(next), true, None) = (access.viewer, shared, eyes.seat) {
            let name = power_name(game.game, &*game.table, next, reader.lang());
            return table_page(reader, &name, &curtain(reader, &id, next, &name));
        }
        let match_page = MatchPage::new(game, access, person, reader);
        table_page(
            reader,
            &match_page.title(),
            &whole(&match_page, reader, &notes),
        )
    });
    Ok(show(&page.await?))
}

fn whole(match_page: &MatchPage<'_>, reader: &Reader, notes: &str) -> Markup {
    let game = match_page.game;
    let id = &game.row.id;
    let mut parts = match_page.parts();
    let mut part = |id: &str| parts.remove(id).unwrap_or_default();
    // A spectator's eyes have no number; the script adds what it asks for.
    let eyes = match match_page.look.viewer {
        Viewer::Seat(seat) => format!("seat={}", seat.0),
        Viewer::Spectator => String::new(),
    };
    let at = |what: &str| format!("/m/{id}/{what}?{eyes}");
    html! {
        div #table data-yours=(match_page.yours()) data-version=(match_page.version())
            data-update=(at("update")) data-events=(at("events")) data-why=(at("why"))
            data-moments=(at("moments"))
            data-fewer=(reader.t("fewer")) data-more=(reader.t("more")) {
            @if let Some(happened) = match_page.happened() {
                section.happened.without-script aria-label=(reader.t("happened")) {
                    h2 { (reader.t("happened")) }
                    (happened)
                }
            }
            header.bar {
                a.home href="/lobby" { "Iacta" }
                (match_page.me())
                div #prompt role="status" { (part("prompt")) }
                div #options { (part("options")) }
                div #tools { (part("tools")) }
            }
            main #board {
                (match_page.look.board())
                div #battle { (part("battle")) }
                (zooms(reader))
                (telling::stage(reader))
            }
            section #hand aria-label=(reader.t("tray")) tabindex="0" { (part("hand")) }
            (tray_ends(reader))
            (side(match_page, reader, &mut part, notes))
            div #curtain { (part("curtain")) }
            div #tip role="tooltip" hidden {}
            div #choices role="group" aria-label=(reader.t("options-on-board")) hidden {}
            div #toast role="alert" hidden {}
            p #lost role="status" hidden { (reader.t("lost-connection")) }
        }
    }
}

fn side(
    match_page: &MatchPage<'_>,
    reader: &Reader,
    part: &mut impl FnMut(&str) -> Markup,
    notes: &str,
) -> Markup {
    let game = match_page.game;
    let id = &game.row.id;
    html! {
        aside #side aria-label=(reader.t("panel")) {
            div #players { (part("players")) }
            details open {
                summary { (reader.t("log")) }
                input #log-filter type="search" placeholder=(reader.t("log-filter"))
                    aria-label=(reader.t("log-filter"));
                div #log { (part("log")) }
                p.row {
                    a href={ "/m/" (id) "/replay" } { (reader.t("replay")) }
                    button type="button" data-again="" { (reader.t("story-again")) }
                }
                (telling::settings(reader))
            }
            details #talk open[match_page.has_heard()] {
                summary { (reader.t("chat")) }
                div #chat { (part("chat")) }
                @if match_page.seat().is_some() { (match_page.chat_form(&part("chat-to"))) }
            }
            @if let Some(seat) = match_page.seat() {
                details {
                    summary { (reader.t("notes")) }
                    form method="post" action={ "/m/" (id) "/notes" } data-live="notes" {
                        (reader.csrf())
                        input type="hidden" name="seat" value=(seat.0);
                        textarea name="body" rows="5" maxlength="8000" aria-label=(reader.t("notes")) { (notes) }
                        button type="submit" { (reader.t("notes-keep")) }
                    }
                }
            }
            details {
                summary { (reader.t("board-words")) }
                div #words { (part("words")) }
            }
            details {
                summary { (reader.t("actions")) }
                div #actions { (part("actions")) }
                p { button #notify type="button" { (reader.t("notify")) } }
                p { label.check { input #quick type="checkbox"; (reader.t("quick")) } }
                p.soft { (reader.t("promise")) ": " span.secret { (game.row.commitment) } }
                (preferences(reader))
            }
            details {
                summary { (reader.t("help")) }
                p { (reader.t("help-board")) }
                p { (reader.t("help-keys")) }
                p.without-script { (reader.t("help-script")) }
                p { a href={ "/games/" (game.game.about().id) "/rules" } target="_blank" { (reader.t("help-rules")) } }
            }
            @if match_page.seat().is_none() { p.soft { (reader.t("watching")) } }
        }
    }
}

/// The ends of the tray, for what is wider than the screen.
fn tray_ends(reader: &Reader) -> Markup {
    html! {
        @for (by, key, sign) in [("-1", "tray-before", "‹"), ("1", "tray-after", "›")] {
            button.tray-more type="button" data-tray=(by) aria-label=(reader.t(key)) { (sign) }
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
    if eyes.waiting {
        let person = guest.visitor.person_id();
        let begun = state.see(&id, person, None, |held, _| held.begun().is_some());
        if begun.await? {
            return Ok(go(true, &format!("/m/{id}")));
        }
    }
    updated(&state, &id, &guest, eyes.seat, &eyes.version).await
}

/// What a live page shows next that has `version`.
pub async fn updated(
    state: &AppState,
    id: &str,
    guest: &Guest,
    seat: Option<u8>,
    version: &str,
) -> Page {
    let wanted = seat.map(Seat).map(Viewer::Seat);
    let invites = match &guest.visitor.person {
        Some(person) => state.invites(id, person).await?,
        None => Vec::new(),
    };
    let base = state.settings.base_url.as_deref().unwrap_or_default();
    let (person, reader) = (guest.visitor.person_id(), &guest.reader);
    let update = state.see_heavy(id, &guest.visitor, wanted, |held, access| match held {
        Held::Begun(game) => MatchPage::new(game, access, person, reader).update(version),
        Held::Open(table) => Waiting::new(table, access, person, reader, &invites, base).update(),
    });
    Ok(Json(update.await?).into_response())
}

/// Since when somebody wants to be told what happened.
#[derive(Debug, Deserialize)]
pub struct Since {
    seat: Option<u8>,
    /// The version that was shown last; one's own last decision if left out.
    version: Option<String>,
}

/// `GET /m/{id}/moments`: what happened, to be played on the page.
pub async fn moments(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    guest: Guest,
) -> Page {
    let wanted = since.seat.map(Seat).map(Viewer::Seat);
    let (person, reader) = (guest.visitor.person_id(), &guest.reader);
    let story = state.look_heavy(&id, &guest.visitor, wanted, |game, access| {
        let page = MatchPage::new(game, access, person, reader);
        let from = match &since.version {
            Some(version) => page.shown_at(version),
            None => page.before_own(),
        };
        page.story(from)
    });
    Ok(Json(story.await?).into_response())
}

/// Where somebody wants to go back to: a line of the log.
#[derive(Debug, Deserialize)]
pub struct BackTo {
    seat: u8,
    line: usize,
}

/// `GET /m/{id}/back`: says how far back that is, and asks whether it is meant.
pub async fn back(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(to): Query<BackTo>,
    guest: Guest,
) -> Page {
    let (seat, reader) = (Seat(to.seat), &guest.reader);
    let viewer = Viewer::Seat(seat);
    let person = guest.visitor.person()?;
    let asked = state.look(&id, Some(&person.id), Some(viewer), |game, access| {
        let told = game.table.told(viewer, to.line, to.line + 1);
        let line = told.first().filter(|_| access.seats.contains(seat))?;
        let steps = game.table.steps_since(viewer, line.decision);
        let alone = game.is_alone(seat);
        Some((
            game_words(game.game, reader.lang()).say(&line.say),
            steps,
            alone,
        ))
    });
    let (line, steps, alone) = asked.await?.ok_or(AppError::NotFound)?;
    let key = if alone { "back-to-bots" } else { "back-to" };
    let say = Message::new(key).count("steps", steps as i64);
    let body = html! {
        div.narrow {
            h1 { (reader.t("back-here")) }
            blockquote { (line) }
            p { (reader.say(&say)) }
            form method="post" action={ "/m/" (id) "/offer" } {
                (reader.csrf())
                input type="hidden" name="seat" value=(to.seat);
                input type="hidden" name="what" value="back";
                input type="hidden" name="line" value=(to.line);
                input type="hidden" name="sure" value="true";
                div.row {
                    button.primary type="submit" { (reader.t("do-offer-back")) }
                    a.button href={ "/m/" (id) "?seat=" (to.seat) } { (reader.t("sure-no")) }
                }
            }
        }
    };
    Ok(show(&page(reader, &reader.t("back-here"), &body)))
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
    let place = state.streams.open(&guest.visitor)?;
    let person = guest.visitor.person_id();
    let wanted = eyes.viewer();
    let viewer = state.see(&id, person, wanted, |_, access| access.viewer);
    let watcher = Watcher {
        viewer: viewer.await?,
        person: person.map(str::to_owned),
    };
    // A stream that goes on says what it had; a new one, what the page shows.
    let seen = (headers.get("last-event-id"))
        .and_then(|seen| seen.to_str().ok())
        .map(str::to_owned)
        .or(Some(eyes.version).filter(|version| !version.is_empty()));
    Ok(pulses(state, place, id, watcher, seen).into_response())
}

/// `GET /m/{id}/record`: the match as a file.
pub async fn record(State(state): State<AppState>, Path(id): Path<String>, guest: Guest) -> Page {
    let record = state.look_heavy(&id, &guest.visitor, None, |game, _| {
        (game.outcome().is_some()).then(|| serde_json::to_string(&game.record()))
    });
    let record = record.await?.ok_or(AppError::NotOver)?;
    let body = record.map_err(|_| AppError::Internal)?;
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
