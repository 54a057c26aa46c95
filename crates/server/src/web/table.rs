//! The match page: what it shows, and what its forms ask for.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Json};
use kernel::{Refused, Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value as Act;

use super::reader::Guest;
use super::shell::{Reader, table_page, wishes};
use super::sight::{Sight, curtain};
use super::{Page, go, is_live, show};
use crate::error::AppError;
use crate::game_match::Match;
use crate::lang::{game_words, seat_name};
use crate::limits;
use crate::line::Offer;
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
            let name = seat_name(game.game, next, reader.lang());
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
    let eyes = sight
        .seat()
        .map_or(String::new(), |seat| seat.0.to_string());
    let at = |what: &str| format!("/m/{id}/{what}?seat={eyes}");
    let line = game.table.heard(sight.look.viewer, 0).len();
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
                div.zooms {
                    button type="button" data-zoom="1.25" aria-label=(reader.t("zoom-in")) { "+" }
                    button type="button" data-zoom="0.8" aria-label=(reader.t("zoom-out")) { "−" }
                    button type="button" data-zoom="fit" aria-label=(reader.t("zoom-fit")) { "⤢" }
                }
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
            }
            details {
                summary { (reader.t("chat")) }
                div #chat { (part("chat")) }
                @if let Some(seat) = sight.seat() {
                    form.row method="post" action={ "/m/" (id) "/chat" } data-live="clear" {
                        (reader.seal())
                        input type="hidden" name="seat" value=(seat.0);
                        input name="said" required maxlength="1000" aria-label=(reader.t("chat-say"))
                            placeholder=(reader.t("chat-say"));
                        @if game.row.seats.len() > 2 {
                            select name="to" aria-label=(reader.t("chat-to")) {
                                option value="" { (reader.t("chat-all")) }
                                @for row in &game.row.seats {
                                    @if matches!(row.kind, SeatKind::Person(_)) && row.seat != seat {
                                        option value=(row.seat.0) {
                                            (seat_name(game.game, row.seat, reader.lang()))
                                        }
                                    }
                                }
                            }
                        }
                        button type="submit" { (reader.t("chat-send")) }
                    }
                }
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

async fn updated(state: &AppState, id: &str, guest: &Guest, seat: Option<u8>, line: usize) -> Page {
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

/// A form of the match page.
#[derive(Debug, Deserialize)]
pub struct Wish {
    seat: Option<u8>,
    #[serde(default)]
    line: usize,
    question: Option<u64>,
    act: Option<String>,
    what: Option<String>,
    to: Option<String>,
    agrees: Option<bool>,
    said: Option<String>,
    body: Option<String>,
}

impl Wish {
    fn seat(&self) -> Option<Seat> {
        self.seat.map(Seat)
    }
}

/// What follows a form: the new look for the script, the page for a browser.
async fn after(
    state: &AppState,
    id: &str,
    guest: &Guest,
    headers: &HeaderMap,
    wish: &Wish,
) -> Page {
    if is_live(headers) {
        return updated(state, id, guest, wish.seat, wish.line).await;
    }
    let seat = wish
        .seat
        .map_or(String::new(), |seat| format!("?seat={seat}"));
    Ok(go(false, &format!("/m/{id}{seat}")))
}

/// `POST /m/{id}/act`
pub async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    guest: Guest,
    Form(wish): Form<Wish>,
) -> Page {
    let act: Act =
        serde_json::from_str(wish.act.as_deref().unwrap_or_default()).map_err(AppError::bad)?;
    let person = guest.visitor.person()?;
    state
        .act(&id, person, wish.seat(), wish.question, act)
        .await?;
    after(&state, &id, &guest, &headers, &wish).await
}

/// `POST /m/{id}/undo`
pub async fn undo(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    guest: Guest,
    Form(wish): Form<Wish>,
) -> Page {
    let person = guest.visitor.person()?;
    state.undo(&id, person, wish.seat()).await?;
    after(&state, &id, &guest, &headers, &wish).await
}

/// `POST /m/{id}/offer`
pub async fn offer(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    guest: Guest,
    Form(wish): Form<Wish>,
) -> Page {
    let person = guest.visitor.person()?;
    let number = || (wish.to.as_deref().unwrap_or_default().parse()).map_err(AppError::bad);
    let what = match wish.what.as_deref() {
        Some("draw") => Offer::Draw,
        Some("back") => Offer::Back { to: number()? },
        _ => return Err(AppError::bad("what")),
    };
    state.offer(&id, person, wish.seat(), what).await?;
    after(&state, &id, &guest, &headers, &wish).await
}

/// `POST /m/{id}/answer`
pub async fn answer(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    guest: Guest,
    Form(wish): Form<Wish>,
) -> Page {
    let person = guest.visitor.person()?;
    let agrees = wish.agrees.ok_or_else(|| AppError::bad("agrees"))?;
    state.answer(&id, person, wish.seat(), agrees).await?;
    after(&state, &id, &guest, &headers, &wish).await
}

/// `POST /m/{id}/resign`
pub async fn resign(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    guest: Guest,
    Form(wish): Form<Wish>,
) -> Page {
    let person = guest.visitor.person()?;
    state.resign(&id, person, wish.seat()).await?;
    after(&state, &id, &guest, &headers, &wish).await
}

/// `POST /m/{id}/rematch`
pub async fn rematch(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    guest: Guest,
) -> Page {
    let person = guest.visitor.person()?;
    let next = state.rematch(&id, person).await?;
    Ok(go(is_live(&headers), &format!("/m/{next}")))
}

/// `POST /m/{id}/chat`
pub async fn chat(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    guest: Guest,
    Form(wish): Form<Wish>,
) -> Page {
    let person = guest.visitor.person()?;
    let to = match wish.to.as_deref() {
        None | Some("") => None,
        Some(to) => Some(SeatSet::one(Seat(to.parse().map_err(AppError::bad)?))),
    };
    let said = wish.said.as_deref().unwrap_or_default();
    state.say(&id, person, to, said).await?;
    after(&state, &id, &guest, &headers, &wish).await
}

/// `POST /m/{id}/notes`
pub async fn notes(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    guest: Guest,
    Form(wish): Form<Wish>,
) -> Page {
    let person = guest.visitor.person()?;
    let body = wish.body.as_deref().unwrap_or_default();
    state.set_note(&id, person, body).await?;
    after(&state, &id, &guest, &headers, &wish).await
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
