//! Looking at a match.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use bots::Level;
use kernel::{Milestone, Outcome, Seat, Setup, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};

use super::input::{Asked, Body, Eyes, viewer};
use super::tables::SeatInfo;
use crate::error::{AppError, ErrorBody};
use crate::game_match::Match;
use crate::held::Held;
use crate::identity::Visitor;
use crate::journal_entry::Offer;
use crate::lang::{Lang, game_words, outcome, words};
use crate::limits::Act;
use crate::live::{Pulse, Watcher, pulses};
use crate::matches::Access;
use crate::state::AppState;

/// A match as one viewer sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct MatchView {
    id: String,
    game: String,
    #[schema(value_type = Object)]
    setup: Setup,
    public: bool,
    /// SHA-256 of the seed of the dice, shown before the first of them.
    commitment: String,
    seats: Vec<SeatInfo>,
    /// Whose eyes these are: a seat, or nobody's.
    #[schema(value_type = Option<u8>)]
    viewer: Option<Seat>,
    #[serde(flatten)]
    pulse: Pulse,
    /// What the viewer is to do or waits for, in a sentence.
    prompt: String,
    /// The clause of the rules behind the prompt; nothing while seats are free.
    clause: Option<&'static str>,
    /// What the viewer may know, as the game puts it; nothing while seats are free,
    /// because nothing is dealt before the match begins.
    #[schema(value_type = Option<Object>)]
    view: Option<Value>,
    can_undo: bool,
    /// The window that is open.
    window: Option<&'static str>,
    /// Windows that the viewer passes automatically.
    auto_passes: Vec<&'static str>,
    offer: Option<PendingOffer>,
    #[schema(value_type = Option<Object>)]
    outcome: Option<Outcome>,
    /// How it ended, in a sentence.
    result: Option<String>,
    /// Seats that were given up; bots play them.
    #[schema(value_type = Vec<u8>)]
    resigned: Vec<Seat>,
    rematch: Option<String>,
}

/// An offer that waits for answers.
#[derive(Debug, Serialize, ToSchema)]
pub struct PendingOffer {
    #[schema(value_type = u8)]
    by: Seat,
    #[serde(flatten)]
    what: OfferSeen,
    #[schema(value_type = Vec<u8>)]
    waits_for: Vec<Seat>,
}

/// What is offered.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "offer", rename_all = "snake_case")]
pub enum OfferSeen {
    /// To go back by so many steps, as the viewer saw them.
    Back { steps: usize },
    /// A draw.
    Draw,
    /// That a bot goes on in a seat.
    Bot {
        #[schema(value_type = u8)]
        seat: Seat,
        #[schema(value_type = String)]
        level: Level,
    },
}

impl OfferSeen {
    fn of(what: Offer, game: &Match, viewer: Viewer) -> OfferSeen {
        match what {
            Offer::Back { to } => OfferSeen::Back {
                steps: game.table.steps_since(viewer, to),
            },
            Offer::Draw => OfferSeen::Draw,
            Offer::Bot { seat, level } => OfferSeen::Bot { seat, level },
        }
    }
}

impl MatchView {
    fn of(held: &Held, access: Access, person: Option<&str>, lang: Lang) -> MatchView {
        let viewer = access.viewer;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let row = held.row();
        let waits = MatchView {
            id: row.id.clone(),
            game: row.game.clone(),
            setup: row.setup.clone(),
            public: row.public,
            commitment: row.commitment.clone(),
            seats: (row.seats.iter())
                .map(|seat| SeatInfo::of(seat, &row.game, person))
                .collect(),
            viewer: seat,
            pulse: Pulse::of(held, viewer, person),
            prompt: words(lang).name("waiting-for-players"),
            clause: None,
            view: None,
            can_undo: false,
            window: None,
            auto_passes: Vec::new(),
            offer: None,
            outcome: None,
            result: None,
            resigned: Vec::new(),
            rematch: row.rematch.clone(),
        };
        let Some(game) = held.begun() else {
            return waits;
        };
        let own = seat.filter(|seat| access.seats.contains(*seat));
        let prompt = game.table.prompt(viewer);
        let over = game.outcome();
        MatchView {
            prompt: game_words(game.game, lang).say(&prompt.say),
            clause: Some(prompt.clause),
            view: Some(game.table.view(viewer)),
            can_undo: own.is_some_and(|seat| game.table.can_undo(seat)),
            window: game.table.window(),
            auto_passes: own.map_or_else(Vec::new, |seat| game.table.auto_passes(seat)),
            offer: game.pending.as_ref().map(|pending| PendingOffer {
                by: pending.by,
                what: OfferSeen::of(pending.what, game, viewer),
                waits_for: pending.waits_for.iter().collect(),
            }),
            result: over
                .as_ref()
                .map(|over| outcome(game.game, &*game.table, over, lang)),
            outcome: over,
            resigned: game.resigned().iter().collect(),
            ..waits
        }
    }
}

/// A match as you see it, or the table that waits for players
#[utoipa::path(get, path = "/api/v1/matches/{id}", tag = "match_view",
    params(("id" = String, Path), Eyes),
    responses((status = 200, body = MatchView), (status = "4XX", body = ErrorBody)))]
pub async fn look(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(eyes): Asked<Eyes>,
) -> Result<Json<MatchView>, AppError> {
    let (person, lang) = (visitor.person_id(), visitor.lang);
    let wanted = eyes.viewer()?;
    let match_view = state.see(&id, person, wanted, |held, access| {
        MatchView::of(held, access, person, lang)
    });
    Ok(Json(match_view.await?))
}

/// What may be decided.
#[derive(Debug, Serialize, ToSchema)]
pub struct Legal {
    /// The seat that is asked.
    #[schema(value_type = u8)]
    seat: Seat,
    question: Option<u64>,
    moves: Vec<Choice>,
}

/// One thing that may be decided.
#[derive(Debug, Serialize, ToSchema)]
pub struct Choice {
    /// What to send to `act`.
    #[schema(value_type = Object)]
    act: Value,
    text: String,
}

/// Everything you may decide now
#[utoipa::path(get, path = "/api/v1/matches/{id}/legal", tag = "match_view",
    params(("id" = String, Path), Eyes),
    responses((status = 200, body = Legal), (status = "4XX", body = ErrorBody)))]
pub async fn legal(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(eyes): Asked<Eyes>,
) -> Result<Json<Legal>, AppError> {
    let (lang, wanted) = (visitor.lang, eyes.viewer()?);
    let legal = state.look(&id, visitor.person_id(), wanted, |game, access| {
        let seat = own_seat(access)?;
        let question = game.question(seat);
        let words = game_words(game.game, lang);
        let moves = match question {
            Some(_) => game.table.moves(seat),
            None => Vec::new(),
        };
        let moves = (moves.into_iter())
            .map(|legal| Choice {
                text: words.say(&legal.say),
                act: legal.act,
            })
            .collect();
        Ok(Legal {
            seat,
            question,
            moves,
        })
    });
    legal.await?.map(Json)
}

/// The seat behind the eyes, which must be one's own.
fn own_seat(access: Access) -> Result<Seat, AppError> {
    match access.viewer {
        Viewer::Seat(seat) if access.seats.contains(seat) => Ok(seat),
        _ => Err(AppError::NotYours),
    }
}

/// Which part of the log.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// The number of a seat, or `spectator`; a seat of yours if left out.
    seat: Option<String>,
    /// The first line wanted; lines are counted from 0.
    #[serde(default)]
    from: usize,
}

/// A line of the log.
#[derive(Debug, Serialize, ToSchema)]
pub struct LogLine {
    #[schema(value_type = Object)]
    event: Value,
    text: String,
}

/// What happened, as you heard it
#[utoipa::path(get, path = "/api/v1/matches/{id}/log", tag = "match_view",
    params(("id" = String, Path), Part),
    responses((status = 200, body = Vec<LogLine>), (status = "4XX", body = ErrorBody)))]
pub async fn log(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(part): Asked<Part>,
) -> Result<Json<Vec<LogLine>>, AppError> {
    let (lang, wanted) = (visitor.lang, viewer(part.seat.as_deref())?);
    let lines = state.look(&id, visitor.person_id(), wanted, |game, access| {
        let words = game_words(game.game, lang);
        let heard = game.table.heard(access.viewer, part.from);
        (heard.into_iter())
            .map(|heard| LogLine {
                text: words.say(&heard.say),
                event: heard.event,
            })
            .collect()
    });
    Ok(Json(lines.await?))
}

/// An act to be asked about.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Doubt {
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    #[schema(value_type = Object)]
    act: Value,
}

/// Why an act would be refused, or that it would not
#[utoipa::path(post, path = "/api/v1/matches/{id}/why", tag = "match_view", request_body = Doubt,
    params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = "4XX", body = ErrorBody)))]
pub async fn why(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(doubt): Body<Doubt>,
) -> Result<Json<Value>, AppError> {
    let wanted = doubt.seat.map(Viewer::Seat);
    let refused = state.look(&id, visitor.person_id(), wanted, |game, access| {
        let why = game.table.why(own_seat(access)?, &doubt.act);
        Ok::<_, AppError>(why.map(|refused| AppError::refused(refused, game.game)))
    });
    Ok(Json(match refused.await?? {
        None => json!({ "legal": true }),
        Some(error) => json!({ "legal": false, "why": error.body(visitor.lang) }),
    }))
}

/// The match as a file: all of it once it is over, before that what you saw
#[utoipa::path(get, path = "/api/v1/matches/{id}/record", tag = "match_view",
    params(("id" = String, Path), Eyes),
    responses((status = 200, body = Object), (status = "4XX", body = ErrorBody)))]
pub async fn record(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(eyes): Asked<Eyes>,
) -> Result<Response, AppError> {
    let wanted = eyes.viewer()?;
    let text = state.look_heavy(&id, &visitor, wanted, |game, access| {
        export(game, access.viewer)
    });
    let text = text.await?.map_err(|_| AppError::Internal)?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"match.iacta\"",
        ),
    ];
    Ok((headers, text).into_response())
}

/// A match as a file for `viewer`.
pub fn export(game: &Match, viewer: Viewer) -> Result<String, serde_json::Error> {
    if game.outcome().is_some() {
        return serde_json::to_string(&game.record());
    }
    let mut seen = game.table.export(viewer);
    seen.players = game.record().players;
    seen.commitment = Some(game.row.commitment.clone());
    serde_json::to_string(&seen)
}

/// How many steps you can look back, and where chapters and scenes begin
#[utoipa::path(get, path = "/api/v1/matches/{id}/steps", tag = "match_view",
    params(("id" = String, Path), Eyes),
    responses((status = 200, body = Object), (status = "4XX", body = ErrorBody)))]
pub async fn steps(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(eyes): Asked<Eyes>,
) -> Result<Json<Value>, AppError> {
    let _turn = state.heavy_turn(&visitor).await?;
    let look = state.look(&id, visitor.person_id(), eyes.viewer()?, |game, access| {
        (game.game, access.viewer)
    });
    let (game, viewer) = look.await?;
    let moment = state.moment(&id, viewer, usize::MAX).await?;
    let words = game_words(game, visitor.lang);
    let marks: Vec<Value> = (moment.marks.iter())
        .map(|mark| {
            let Milestone { say, is_chapter } = &mark.milestone;
            json!({ "step": mark.step, "title": words.say(say), "chapter": is_chapter })
        })
        .collect();
    Ok(Json(json!({ "last": moment.last, "marks": marks })))
}

/// The match at an earlier step, as you saw it
#[utoipa::path(get, path = "/api/v1/matches/{id}/steps/{step}", tag = "match_view",
    params(("id" = String, Path), ("step" = usize, Path), Eyes),
    responses((status = 200, body = Object), (status = "4XX", body = ErrorBody)))]
pub async fn step(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, step)): Path<(String, String)>,
    Asked(eyes): Asked<Eyes>,
) -> Result<Json<Value>, AppError> {
    let step: usize = step.parse().map_err(|_| AppError::NotFound)?;
    let _turn = state.heavy_turn(&visitor).await?;
    let look = state.look(&id, visitor.person_id(), eyes.viewer()?, |game, access| {
        (game.game, access.viewer)
    });
    let (game, viewer) = look.await?;
    let moment = state.moment(&id, viewer, step).await?;
    if step > moment.last {
        return Err(AppError::NotFound);
    }
    let table = &moment.table;
    let prompt = table.prompt(viewer);
    Ok(Json(json!({
        "step": step,
        "last": moment.last,
        "view": table.view(viewer),
        "prompt": game_words(game, visitor.lang).say(&prompt.say),
        "lines": table.lines(),
    })))
}

/// A stream of server-sent events: one whenever something changed that you can see
#[utoipa::path(get, path = "/api/v1/matches/{id}/events", tag = "match_view",
    params(("id" = String, Path), Eyes,
        ("last-event-id" = Option<String>, Header, description = "the version you have")),
    responses((status = 200, body = Pulse, content_type = "text/event-stream"),
        (status = "4XX", body = ErrorBody)))]
pub async fn events(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(eyes): Asked<Eyes>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let who = visitor.person_id().unwrap_or(&visitor.address);
    state.limits.take(Act::Listen, who)?;
    let place = state.streams.open(&visitor)?;
    let access = state.see(&id, visitor.person_id(), eyes.viewer()?, |_, access| access);
    let watcher = Watcher {
        viewer: access.await?.viewer,
        person: visitor.person_id().map(str::to_owned),
    };
    let seen = headers.get("last-event-id");
    let seen = seen.and_then(|seen| seen.to_str().ok()).map(str::to_owned);
    Ok(pulses(state, place, id, watcher, seen).into_response())
}
