//! Looking back: any match step by step, by slider or by links.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Json};
use kernel::{Say, Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Deserialize;

use super::look::Look;
use super::reader::Guest;
use super::shell::{Reader, table_page};
use super::{Page, show};
use crate::error::AppError;
use crate::lang::{seat_name, title};
use crate::state::AppState;
use crate::store::Stage;

/// Which position, through whose eyes.
#[derive(Debug, Deserialize)]
pub struct Moment {
    at: Option<usize>,
    /// A seat, or `-` for a spectator's eyes.
    side: Option<String>,
}

/// A position to be shown.
struct Scene<'a> {
    look: Look<'a>,
    at: usize,
    last: usize,
    /// The eyes one may choose from.
    eyes: Vec<Viewer>,
}

fn side_word(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.0.to_string(),
        Viewer::Spectator => "-".to_owned(),
    }
}

impl Scene<'_> {
    fn link(&self, at: usize) -> String {
        let side = side_word(self.look.viewer);
        format!("/m/{}/replay?at={at}&side={side}", self.look.id)
    }

    fn steps(&self, reader: &Reader) -> Markup {
        let steps = [
            ("replay-first", "⏮", 0),
            ("replay-before", "◀", self.at.saturating_sub(1)),
            ("replay-after", "▶", (self.at + 1).min(self.last)),
            ("replay-last", "⏭", self.last),
        ];
        let say = Say::new("replay-at")
            .count("at", self.at as i64)
            .count("of", self.last as i64);
        html! {
            @for (key, sign, to) in steps {
                a.button href=(self.link(to)) data-at=(to) aria-label=(reader.t(key)) title=(reader.t(key)) { (sign) }
            }
            span role="status" { (reader.say(&say)) }
        }
    }

    fn parts(&self, reader: &Reader) -> [(&'static str, Markup); 7] {
        [
            ("prompt", self.look.prompt()),
            ("scene", self.look.items()),
            ("hand-panels", self.look.hand()),
            ("battle", self.look.battle()),
            ("log", self.look.log()),
            ("words", self.look.in_words()),
            ("steps", self.steps(reader)),
        ]
    }
}

/// Finds the position and shows it.
async fn with<T>(
    state: &AppState,
    id: &str,
    guest: &Guest,
    moment: &Moment,
    show: impl FnOnce(&Scene<'_>) -> T,
) -> Result<T, AppError> {
    let wanted = match moment.side.as_deref() {
        None | Some("") => None,
        Some("-") => Some(Viewer::Spectator),
        Some(seat) => Some(Viewer::Seat(Seat(seat.parse().map_err(AppError::bad)?))),
    };
    let person = guest.visitor.person_id();
    let found = state.look(id, person, wanted, |game, access| {
        let all = SeatSet::first(game.row.setup.seats);
        let over = game.row.stage == Stage::Over;
        let mut eyes: Vec<Viewer> = (all.iter())
            .filter(|seat| over || access.seats.contains(*seat))
            .map(Viewer::Seat)
            .collect();
        if over || game.row.public {
            eyes.push(Viewer::Spectator);
        }
        (game.game, access.viewer, eyes)
    });
    let (game, viewer, eyes) = found.await?;
    let (table, steps) = state
        .table_at(id, viewer, moment.at.unwrap_or(usize::MAX))
        .await?;
    let last = steps.last();
    Ok(show(&Scene {
        look: Look::new(id, game, &*table, viewer, &guest.reader),
        at: moment.at.unwrap_or(last).min(last),
        last,
        eyes,
    }))
}

/// `GET /m/{id}/replay`
pub async fn get(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
    guest: Guest,
) -> Page {
    let reader = &guest.reader;
    let page = with(&state, &id, &guest, &moment, |scene| {
        let name = title(scene.look.game, reader.lang());
        let heading = reader.say(&Say::new("replay-title").text("game", name));
        table_page(reader, &heading, &whole(scene, reader))
    });
    Ok(show(&page.await?))
}

fn whole(scene: &Scene<'_>, reader: &Reader) -> Markup {
    let id = scene.look.id;
    let mut parts: std::collections::HashMap<_, _> = scene.parts(reader).into_iter().collect();
    let mut part = |id: &str| parts.remove(id).unwrap_or_default();
    let side = side_word(scene.look.viewer);
    html! {
        div #table data-yours="false" data-frame={ "/m/" (id) "/replay/frame?side=" (side) } {
            header.bar {
                a.home href="/lobby" { "Iacta" }
                div #prompt { (part("prompt")) }
                a.button href={ "/m/" (id) } { (reader.t("replay-back")) }
                button.plain type="button" data-fold="fold-side" aria-controls="side" { (reader.t("panel")) }
            }
            main #board {
                (scene.look.board())
                div #battle { (part("battle")) }
            }
            section.player-bar {
                div.row #steps { (part("steps")) }
                form.row method="get" action={ "/m/" (id) "/replay" } {
                    input type="hidden" name="side" value=(side);
                    input #slider type="range" name="at" min="0" max=(scene.last) value=(scene.at)
                        aria-label=(reader.t("replay"));
                    button.without-script type="submit" { (reader.t("replay-go")) }
                }
                form.row method="get" action={ "/m/" (id) "/replay" } {
                    input type="hidden" name="at" value=(scene.at);
                    label for="side-of" { (reader.t("replay-eyes")) }
                    select #side-of name="side" {
                        @for viewer in &scene.eyes {
                            option value=(side_word(*viewer)) selected[*viewer == scene.look.viewer] {
                                @match viewer {
                                    Viewer::Seat(seat) => (seat_name(scene.look.game, *seat, reader.lang())),
                                    Viewer::Spectator => (reader.t("replay-eyes-all")),
                                }
                            }
                        }
                    }
                    button type="submit" { (reader.t("replay-go")) }
                }
            }
            aside #side aria-label=(reader.t("panel")) {
                details open { summary { (reader.t("log")) } div #log { (part("log")) } }
                div #hand-panels { (part("hand-panels")) }
                details { summary { (reader.t("board-words")) } div #words { (part("words")) } }
            }
            div #tip role="tooltip" hidden {}
            div #choices role="menu" hidden {}
            div #toast role="alert" hidden {}
        }
    }
}

/// `GET /m/{id}/replay/frame`: a position for the script.
pub async fn frame(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
    guest: Guest,
) -> Page {
    let reader = &guest.reader;
    let frame = with(&state, &id, &guest, &moment, |scene| {
        let parts: serde_json::Map<_, _> = (scene.parts(reader).into_iter())
            .map(|(part, markup)| (part.to_owned(), markup.into_string().into()))
            .collect();
        serde_json::json!({ "parts": parts, "link": scene.link(scene.at) })
    });
    Ok(Json(frame.await?).into_response())
}
