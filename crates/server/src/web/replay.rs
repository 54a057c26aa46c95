//! Looking back: any match step by step, by slider or by links.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Json};
use kernel::{Message, Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Deserialize;

use super::look::Look;
use super::reader::Guest;
use super::shell::{Reader, table_page, zooms};
use super::{Page, moments, show, telling};
use crate::error::AppError;
use crate::lang::{power_name, title};
use crate::replays::Moment;
use crate::state::AppState;
use crate::store::MatchStatus;

/// Which position, through whose eyes.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    at: Option<usize>,
    /// A seat, or `-` for a spectator's eyes.
    side: Option<String>,
    /// Tell how it came to this from the step before.
    #[serde(default)]
    moment: bool,
}

/// A position to be shown.
struct Scene<'a> {
    look: Look<'a>,
    moment: &'a Moment,
    /// The step before, where it is wanted.
    before: Option<Look<'a>>,
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
        let Moment { step, last, .. } = *self.moment;
        let steps = [
            ("replay-first", "«", 0),
            ("replay-before", "‹", step.saturating_sub(1)),
            ("replay-after", "›", (step + 1).min(last)),
            ("replay-last", "»", last),
        ];
        let say = Message::new("replay-at")
            .count("at", step as i64)
            .count("of", last as i64);
        html! {
            @for (key, sign, to) in steps {
                a.button href=(self.link(to)) data-at=(to) aria-label=(reader.t(key)) title=(reader.t(key)) { (sign) }
            }
            span role="status" { (reader.say(&say)) }
        }
    }

    /// Years, battles and whatever else the game calls a milestone, to jump to.
    fn jumps(&self, reader: &Reader) -> Markup {
        let Moment { step, marks, .. } = self.moment;
        let here = marks.iter().rposition(|mark| mark.step <= *step);
        html! {
            label for="jump" { (reader.t("replay-jump")) }
            select #jump name="at" data-key="jump" {
                @if here.is_none() { option value="0" { (reader.t("replay-first")) } }
                @for (index, mark) in marks.iter().enumerate() {
                    option value=(mark.step) selected[here == Some(index)] {
                        @if !mark.milestone.is_chapter { "\u{2003}" }
                        (self.look.words().say(&mark.milestone.say))
                    }
                }
            }
        }
    }

    fn parts(&self, reader: &Reader) -> [(&'static str, Markup); 8] {
        [
            ("prompt", self.look.prompt()),
            ("scene", self.look.items()),
            ("hand-panels", self.look.hand()),
            ("battle", self.look.battle()),
            ("log", self.look.log()),
            ("words", self.look.in_words()),
            ("steps", self.steps(reader)),
            ("jumps", self.jumps(reader)),
        ]
    }
}

/// Finds the position and shows it.
async fn with<T>(
    state: &AppState,
    id: &str,
    guest: &Guest,
    wanted: &Wanted,
    show: impl FnOnce(&Scene<'_>) -> T,
) -> Result<T, AppError> {
    let eyes = match wanted.side.as_deref() {
        None | Some("") => None,
        Some("-") => Some(Viewer::Spectator),
        Some(seat) => Some(Viewer::Seat(Seat(seat.parse().map_err(AppError::bad)?))),
    };
    let _turn = state.heavy_turn(&guest.visitor).await?;
    let person = guest.visitor.person_id();
    let found = state.look(id, person, eyes, |game, access| {
        let all = SeatSet::first(game.row.setup.seats);
        let over = game.row.stage == MatchStatus::Over;
        let mut eyes: Vec<Viewer> = (all.iter())
            .filter(|seat| over || access.seats.contains(*seat))
            .map(Viewer::Seat)
            .collect();
        if over || game.row.public {
            eyes.push(Viewer::Spectator);
        }
        (game.game, access.viewer, eyes, over)
    });
    let (game, viewer, eyes, over) = found.await?;
    let moment = state.moment(id, viewer, wanted.at.unwrap_or(usize::MAX));
    let moment = moment.await?;
    let before = match moment.step.checked_sub(1).filter(|_| wanted.moment) {
        Some(step) => Some(state.moment(id, viewer, step).await?),
        None => None,
    };
    Ok(tokio::task::block_in_place(|| {
        let look = |table| Look::new(id, game, table, viewer, &guest.reader).of_match_over(over);
        show(&Scene {
            look: look(&*moment.table),
            before: before.as_ref().map(|before| look(&*before.table)),
            moment: &moment,
            eyes,
        })
    }))
}

/// `GET /m/{id}/replay`
pub async fn get(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    guest: Guest,
) -> Page {
    let reader = &guest.reader;
    let page = with(&state, &id, &guest, &wanted, |scene| {
        let name = title(scene.look.game, reader.lang());
        let heading = reader.say(&Message::new("replay-title").text("game", name));
        table_page(reader, &heading, &whole(scene, reader))
    });
    Ok(show(&page.await?))
}

fn whole(scene: &Scene<'_>, reader: &Reader) -> Markup {
    let id = scene.look.id;
    let mut parts: std::collections::HashMap<_, _> = scene.parts(reader).into_iter().collect();
    let mut part = |id: &str| parts.remove(id).unwrap_or_default();
    let side = side_word(scene.look.viewer);
    let Moment {
        step, last, marks, ..
    } = scene.moment;
    // Each row of the bar is a form of its own, so that it works without the script.
    let form = |kept: (&str, String), body: Markup| {
        html! {
            form.row method="get" action={ "/m/" (id) "/replay" } {
                input type="hidden" name=(kept.0) value=(kept.1);
                (body)
            }
        }
    };
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
                (zooms(reader))
                (telling::stage(reader))
            }
            section.player-bar aria-label=(reader.t("replay-steps")) {
                button #autoplay type="button" aria-pressed="false" { (reader.t("replay-play")) }
                div.row #steps { (part("steps")) }
                (form(("side", side.clone()), html! {
                    input #slider type="range" name="at" min="0" max=(last) value=(step) list="chapters"
                        aria-label=(reader.t("replay"));
                    datalist #chapters {
                        @for mark in marks.iter().filter(|mark| mark.milestone.is_chapter) {
                            option value=(mark.step) {}
                        }
                    }
                    button.without-script type="submit" { (reader.t("replay-go")) }
                }))
                @if !marks.is_empty() {
                    (form(("side", side), html! {
                        span.row #jumps { (part("jumps")) }
                        button.without-script type="submit" { (reader.t("replay-go")) }
                    }))
                }
                @if scene.eyes.len() > 1 {
                    (form(("at", step.to_string()), html! {
                        label for="side-of" { (reader.t("replay-eyes")) }
                        select #side-of name="side" data-submit="" {
                            @for viewer in &scene.eyes {
                                option value=(side_word(*viewer)) selected[*viewer == scene.look.viewer] {
                                    @match viewer {
                                        Viewer::Seat(seat) => (power_name(scene.look.game, scene.look.table, *seat, reader.lang())),
                                        Viewer::Spectator => (reader.t("replay-eyes-all")),
                                    }
                                }
                            }
                        }
                        button.without-script type="submit" { (reader.t("replay-go")) }
                    }))
                }
                button #share type="button" data-copy="" hidden { (reader.t("replay-link")) }
            }
            aside #side aria-label=(reader.t("panel")) {
                details open {
                    summary { (reader.t("log")) }
                    div #log { (part("log")) }
                    (telling::settings(reader))
                }
                div #hand-panels { (part("hand-panels")) }
                details { summary { (reader.t("board-words")) } div #words { (part("words")) } }
            }
            div #tip role="tooltip" hidden {}
            div #choices role="group" aria-label=(reader.t("options-on-board")) hidden {}
            div #toast role="alert" hidden {}
        }
    }
}

/// `GET /m/{id}/replay/frame`: a position for the script.
pub async fn frame(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    guest: Guest,
) -> Page {
    let reader = &guest.reader;
    let frame = with(&state, &id, &guest, &wanted, |scene| {
        let parts: serde_json::Map<_, _> = (scene.parts(reader).into_iter())
            .map(|(part, markup)| (part.to_owned(), markup.into_string().into()))
            .collect();
        let step = scene.moment.step;
        let before = scene.before.as_ref();
        let moment = before.and_then(|before| moments::between(before, &scene.look));
        serde_json::json!({ "parts": parts, "at": step, "link": scene.link(step), "moment": moment })
    });
    Ok(Json(frame.await?).into_response())
}
