//! What people do with matches: open a table, sit down, play, talk, leave.

use bots::{AnyBots, Level};
use kernel::{Recorder, Seat, SeatSet, Seed, Seeded, Setup, Viewer, Wish};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};

use crate::error::AppError;
use crate::game_match::Match;
use crate::hall::HallError;
use crate::limits::Act;
use crate::line::{Line, Offer};
use crate::people::{hash, hex, new_id};
use crate::state::AppState;
use crate::store::{
    Chat, MatchRow, NewMatch, Person, SeatKind, SeatRow, Stage, StoreError, Summary, bits, now,
};

/// The longest word of chat, and the longest note, in bytes.
const SAID: usize = 1000;
const NOTE: usize = 20_000;

/// The longest list of matches.
const LISTED: i64 = 100;

/// Who is to play a seat of a new table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// Whoever opens the table; in several seats for play at one screen.
    Me,
    /// Anyone.
    Open,
    /// Whoever has the link.
    Invite,
    /// A bot, by its name.
    Bot(String),
}

/// A table to be opened.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game, by its id.
    pub game: String,
    /// Scenario, number of seats and options; what is left out is as usual.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub wish: Wish,
    /// May anybody watch, and sit down in open seats?
    #[serde(default)]
    pub public: bool,
    /// One for each seat, in seat order.
    pub seats: Vec<SeatWish>,
}

/// A table that was opened.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
pub struct Opened {
    pub id: String,
    /// For each invited seat the secret of its link.
    pub invites: Vec<Invite>,
}

/// The secret of an invitation to a seat.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
pub struct Invite {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub secret: String,
}

/// What somebody may see of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Access {
    /// The seats he plays.
    pub seats: SeatSet,
    /// Whose eyes he looks through.
    pub viewer: Viewer,
}

/// Whose eyes `person` may look through: those of a seat of his, a spectator's where
/// the match is public, and after the end anybody's. Whoever may not look is told
/// that there is no such match.
pub fn access(
    game: &Match,
    person: Option<&str>,
    wanted: Option<Viewer>,
) -> Result<Access, AppError> {
    let seats = person.map_or(SeatSet::EMPTY, |person| game.seats_of(person));
    let row = &game.row;
    // An open seat at a private table is for whoever was told of the table.
    let awaited = row.stage == Stage::Open
        && (row.seats.iter()).any(|seat| matches!(seat.kind, SeatKind::Open));
    let owns = person.is_some() && row.owner.as_deref() == person;
    if seats.is_empty() && !row.public && !awaited && !owns {
        return Err(AppError::NotFound);
    }
    let viewer = match wanted {
        Some(Viewer::Seat(seat)) if !SeatSet::first(row.setup.seats).contains(seat) => {
            return Err(AppError::NotFound);
        }
        Some(Viewer::Seat(seat)) if !seats.contains(seat) && row.stage != Stage::Over => {
            return Err(AppError::NotYours);
        }
        Some(viewer) => viewer,
        None => {
            let asked = seats.iter().find(|seat| game.asked().contains(*seat));
            asked
                .or_else(|| seats.iter().next())
                .map_or(Viewer::Spectator, Viewer::Seat)
        }
    };
    Ok(Access { seats, viewer })
}

/// The secret of the invitation to `seat`. It follows from the match's seed, so that
/// whoever opened the table can be shown the link again.
pub fn invite_secret(seed: Seed, seat: Seat) -> String {
    let mut digest = Sha256::new();
    digest.update(b"invitation");
    digest.update(seed.0);
    digest.update([seat.0]);
    hex(&digest.finalize()[..16])
}

/// A match ready to be stored.
fn new_match(
    game: &'static dyn AnyBots,
    setup: Setup,
    owner: &str,
    public: bool,
    seed: Seed,
    seats: Vec<SeatKind>,
) -> Result<NewMatch, AppError> {
    let mut dice = Seeded::new(seed.0);
    let mut recorder = Recorder::new(&mut dice);
    let table = (game.new_table(setup.clone(), &mut recorder)).map_err(|_| AppError::Internal)?;
    let opening = Line::Opening {
        chance: std::mem::take(&mut recorder.drawn),
    };
    let free = |kind: &SeatKind| matches!(kind, SeatKind::Open | SeatKind::Invite(_));
    Ok(NewMatch {
        id: new_id(),
        game: game.about().id.to_owned(),
        setup,
        owner: owner.to_owned(),
        public,
        stage: if seats.iter().any(free) {
            Stage::Open
        } else {
            Stage::Playing
        },
        seed: seed.into(),
        commitment: seed.commitment(),
        asked: bits(table.asked().seats()),
        seats,
        opening: serde_json::to_string(&opening).map_err(|_| AppError::Internal)?,
    })
}

impl AppState {
    /// Opens a table.
    pub async fn open_table(&self, person: &Person, new: NewTable) -> Result<Opened, AppError> {
        self.limits.take(Act::Create, &person.id)?;
        let unknown = |error: registry::UnknownGame| AppError::BadValue {
            why: error.to_string(),
        };
        let game = registry::find(&new.game).map_err(unknown)?;
        let wish = Wish {
            seats: new.wish.seats.or(u8::try_from(new.seats.len()).ok()),
            ..new.wish
        };
        let setup = game.check(&wish)?;
        if new.seats.len() != usize::from(setup.seats) {
            return Err(AppError::BadField { key: "error-seats" });
        }
        if !new.seats.contains(&SeatWish::Me) {
            return Err(AppError::BadField {
                key: "error-no-seat-of-yours",
            });
        }
        let seed = Seed(rand::random());
        let mut invites = Vec::new();
        let mut seats = Vec::with_capacity(new.seats.len());
        for (seat, wish) in (0..).map(Seat).zip(&new.seats) {
            seats.push(match wish {
                SeatWish::Me => SeatKind::Person(person.id.clone()),
                SeatWish::Open => SeatKind::Open,
                SeatWish::Invite => {
                    let secret = invite_secret(seed, seat);
                    let kind = SeatKind::Invite(hash(&secret));
                    invites.push(Invite { seat, secret });
                    kind
                }
                SeatWish::Bot(name) => {
                    let level: Level = name.parse().map_err(|_| AppError::BadField {
                        key: "error-no-such-bot",
                    })?;
                    SeatKind::Bot(level.name().to_owned())
                }
            });
        }
        let new = new_match(game, setup, &person.id, new.public, seed, seats)?;
        self.store.add_match(&new).await?;
        self.bots.wake(&new.id);
        Ok(Opened {
            id: new.id,
            invites,
        })
    }

    /// Looks at a match through the eyes that `person` has, or wants and may have.
    pub async fn look<T>(
        &self,
        id: &str,
        person: Option<&str>,
        wanted: Option<Viewer>,
        look: impl FnOnce(&Match, Access) -> T,
    ) -> Result<T, AppError> {
        let seen = self.hall.look(id, |game| {
            access(game, person, wanted).map(|access| look(game, access))
        });
        seen.await?
    }

    /// The invitations to a match that its owner may hand out.
    pub async fn invites(&self, id: &str, person: &Person) -> Result<Vec<Invite>, AppError> {
        let invites = self.hall.look(id, |game| {
            let mine = game.row.owner.as_deref() == Some(&person.id);
            let seed = game.seed().ok().filter(|_| mine);
            let invited = |seat: &&SeatRow| matches!(seat.kind, SeatKind::Invite(_));
            (game.row.seats.iter().filter(invited))
                .filter_map(|row| {
                    let secret = invite_secret(seed?, row.seat);
                    Some(Invite {
                        seat: row.seat,
                        secret,
                    })
                })
                .collect()
        });
        Ok(invites.await?)
    }

    /// The seat that an invitation is for, if it still waits for somebody.
    pub async fn invited_seat(&self, id: &str, secret: &str) -> Result<Seat, AppError> {
        let hashed = hash(secret);
        let found = self.hall.look(id, |game| {
            let row = game
                .row
                .seats
                .iter()
                .find(|row| matches!(&row.kind, SeatKind::Invite(invite) if *invite == hashed));
            row.map(|row| row.seat)
        });
        found.await?.ok_or(AppError::NotFound)
    }

    /// Sits down: in an invited seat with its secret, else in an open one, the first
    /// if none is named.
    pub async fn join(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        invite: Option<&str>,
    ) -> Result<Seat, AppError> {
        self.limits.take(Act::Play, &person.id)?;
        let hashed = invite.map(hash);
        let row = match &hashed {
            Some(_) => self.hall.look(id, |game| game.row.clone()).await?,
            None => {
                let row = self.look(id, Some(&person.id), None, |game, _| game.row.clone());
                row.await?
            }
        };
        let fits = |row: &&SeatRow| {
            let wanted = seat.is_none_or(|seat| seat == row.seat);
            wanted
                && match (&row.kind, &hashed) {
                    (SeatKind::Invite(invite), Some(given)) => invite == given,
                    (SeatKind::Open, None) => true,
                    _ => false,
                }
        };
        let none = if hashed.is_some() {
            AppError::NotFound
        } else {
            AppError::SeatTaken
        };
        let free = row.seats.iter().find(fits).ok_or(none)?;
        self.sit(id, free, SeatKind::Person(person.id.clone()))
            .await?;
        Ok(free.seat)
    }

    async fn sit(&self, id: &str, seat: &SeatRow, becomes: SeatKind) -> Result<(), AppError> {
        match self.store.sit(id, seat.seat, &seat.kind, &becomes).await {
            Err(StoreError::Conflict) => return Err(AppError::SeatTaken),
            other => other?,
        }
        self.store.tell(id).await?;
        self.hall.refresh(id).await;
        self.bots.wake(id);
        Ok(())
    }

    /// The name of a person has changed, or is gone: tables show what it is now.
    pub async fn names_changed(&self, person: &str) -> Result<(), AppError> {
        for id in self.store.match_ids_of(person).await? {
            self.store.tell(&id).await?;
            self.hall.refresh(&id).await;
        }
        Ok(())
    }

    /// Gets up from a table at which seats are free; the owner takes it away.
    pub async fn leave(&self, id: &str, person: &Person) -> Result<(), AppError> {
        let row = (self.hall.look(id, |game| game.row.clone())).await?;
        let seats = row.seats_of(&person.id);
        let owns = row.owner.as_deref() == Some(&person.id);
        if seats.is_empty() && !owns {
            return Err(AppError::NotFound);
        }
        if row.stage != Stage::Open {
            return Err(AppError::Stale { version: None });
        }
        if owns {
            self.store.drop_open_match(id).await?;
            self.hall.refresh(id).await;
            return Ok(());
        }
        for seat in row.seats.iter().filter(|row| seats.contains(row.seat)) {
            self.sit(id, seat, SeatKind::Open).await?;
        }
        Ok(())
    }

    /// The seat in which `person` acts: the one named, if it is his, else the one of
    /// his that is asked.
    async fn seat_of(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
    ) -> Result<Seat, AppError> {
        let wanted = seat.map(Viewer::Seat);
        let access = self.look(id, Some(&person.id), wanted, |_, access| access);
        let access = access.await?;
        match access.viewer {
            Viewer::Seat(seat) if access.seats.contains(seat) => Ok(seat),
            _ => Err(AppError::NotYours),
        }
    }

    /// The seat of somebody who has one. At one screen a decision says whose it is: the
    /// seat that is asked may be another by the time it arrives.
    async fn only_seat_of(&self, id: &str, person: &Person) -> Result<Seat, AppError> {
        let access = self.look(id, Some(&person.id), None, |_, access| access);
        let seats = access.await?.seats;
        let mut each = seats.iter();
        match (each.next(), each.next()) {
            (Some(seat), None) => Ok(seat),
            (None, _) => Err(AppError::NotYours),
            _ => Err(AppError::bad("seat")),
        }
    }

    /// What has changed a match may have left a bot to decide. An asker who came too
    /// late is told what to look at now.
    async fn changed(
        &self,
        id: &str,
        seat: Seat,
        done: Result<(), HallError>,
    ) -> Result<(), AppError> {
        match done.map_err(AppError::from) {
            Ok(()) => {
                self.bots.wake(id);
                Ok(())
            }
            Err(AppError::Stale { .. }) => {
                let now = self.hall.look(id, |game| game.version(Viewer::Seat(seat)));
                Err(AppError::Stale {
                    version: now.await.ok(),
                })
            }
            Err(error) => Err(error),
        }
    }

    /// Plays a decision; durable on return. Returns the seat that decided.
    pub async fn act(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        question: Option<u64>,
        act: Json,
    ) -> Result<Seat, AppError> {
        self.limits.take(Act::Play, &person.id)?;
        let seat = match seat {
            Some(seat) => self.seat_of(id, person, Some(seat)).await?,
            None => self.only_seat_of(id, person).await?,
        };
        let done = self.hall.act(id, seat, question, act).await;
        self.changed(id, seat, done).await?;
        Ok(seat)
    }

    async fn ask(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        line: impl FnOnce(Seat) -> Line,
    ) -> Result<Seat, AppError> {
        self.limits.take(Act::Play, &person.id)?;
        let seat = self.seat_of(id, person, seat).await?;
        let done = self.hall.ask(id, line(seat)).await;
        self.changed(id, seat, done).await?;
        Ok(seat)
    }

    /// Takes back the last decision of a seat.
    pub async fn undo(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
    ) -> Result<Seat, AppError> {
        // With several seats at one screen it is the one that can, not the one asked.
        let mine = self.look(id, Some(&person.id), None, |game, access| {
            let can = |seat: &Seat| game.table.can_undo(*seat);
            access.seats.iter().find(can)
        });
        let seat = match seat {
            Some(seat) => Some(seat),
            None => mine.await?,
        };
        self.ask(id, person, seat, |seat| Line::Undo { seat }).await
    }

    /// Asks the others for something that needs them all.
    pub async fn offer(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        what: Offer,
    ) -> Result<Seat, AppError> {
        let at = now() as u64;
        let seat = self.ask(id, person, seat, |seat| Line::Offer { seat, what, at });
        let seat = seat.await?;
        self.settle_seats(id).await?;
        Ok(seat)
    }

    /// Answers the offer that stands. At one screen one answer is for all seats.
    pub async fn answer(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        agrees: bool,
    ) -> Result<Seat, AppError> {
        let asked = self.look(id, Some(&person.id), None, |game, access| {
            let pending = game.pending.as_ref()?;
            let asked = |seat: &Seat| pending.waits_for.contains(*seat);
            let mine = access.seats.iter().find(asked);
            mine.or_else(|| access.seats.iter().find(|seat| *seat == pending.by))
        });
        let seat = match seat {
            Some(seat) => Some(seat),
            None => asked.await?,
        };
        let seat = self.ask(id, person, seat, |seat| Line::Answer { seat, agrees });
        let seat = seat.await?;
        self.settle_seats(id).await?;
        Ok(seat)
    }

    /// Lists follow the rows of seats, matches follow their lines: where a bot took
    /// over, the row is brought up to date.
    async fn settle_seats(&self, id: &str) -> Result<(), AppError> {
        let held = self.hall.look(id, |game| game.row.seats.clone()).await?;
        let rows = self.store.seats(id).await?;
        for (row, held) in rows.iter().zip(&held) {
            if row.kind != held.kind && matches!(held.kind, SeatKind::Bot(_)) {
                self.sit(id, row, held.kind.clone()).await?;
            }
        }
        Ok(())
    }

    pub async fn resign(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
    ) -> Result<Seat, AppError> {
        self.ask(id, person, seat, |seat| Line::Resign { seat })
            .await
    }

    /// Lets windows of a kind pass from now on, or no longer.
    pub async fn stand(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        window: String,
        pass: bool,
    ) -> Result<Seat, AppError> {
        if window.len() > 100 {
            return Err(AppError::bad("window"));
        }
        let line = |seat| Line::Stand {
            seat,
            window,
            pass,
            chance: Vec::new(),
        };
        self.ask(id, person, seat, line).await
    }

    /// Says something at a match: to everybody, or to some seats.
    pub async fn say(
        &self,
        id: &str,
        person: &Person,
        to: Option<SeatSet>,
        said: &str,
    ) -> Result<Chat, AppError> {
        self.limits.take(Act::Say, &person.id)?;
        let said = said.trim();
        if said.is_empty() || said.len() > SAID {
            return Err(AppError::BadField { key: "error-said" });
        }
        let access = self.look(id, Some(&person.id), None, |_, access| access);
        let seats = access.await?.seats;
        if seats.is_empty() {
            return Err(AppError::NotYours);
        }
        let audience = to.map_or(-1, |to| bits(to.union(seats)));
        let chat = self.hall.say(id, &person.id, &person.name, audience, said);
        Ok(chat.await?)
    }

    /// What `person` has noted for himself at a match.
    pub async fn note(&self, id: &str, person: &Person) -> Result<String, AppError> {
        self.look(id, Some(&person.id), None, |_, _| ()).await?;
        Ok(self.store.note(id, &person.id).await?)
    }

    pub async fn set_note(&self, id: &str, person: &Person, note: &str) -> Result<(), AppError> {
        self.limits.take(Act::Play, &person.id)?;
        if note.len() > NOTE {
            return Err(AppError::TooLarge);
        }
        self.look(id, Some(&person.id), None, |_, _| ()).await?;
        Ok(self.store.set_note(id, &person.id, note).await?)
    }

    /// Once more, with seats passed on by one. Whoever asks first opens the table;
    /// the others sit down at it by asking too. Returns its id.
    pub async fn rematch(&self, id: &str, person: &Person) -> Result<String, AppError> {
        let row = self.look(id, Some(&person.id), None, |game, access| {
            (game.row.clone(), access.seats)
        });
        let (row, mine) = row.await?;
        if mine.is_empty() {
            return Err(AppError::NotYours);
        }
        if row.stage != Stage::Over {
            return Err(AppError::NotOver);
        }
        if let Some(next) = &row.rematch {
            self.sit_again(next, person, &row).await?;
            return Ok(next.clone());
        }
        self.limits.take(Act::Create, &person.id)?;
        let game = registry::find(&row.game).map_err(|_| AppError::Internal)?;
        let seed = Seed(rand::random());
        let mut seats: Vec<SeatKind> = (row.seats.iter())
            .map(|seat| match &seat.kind {
                SeatKind::Person(id) if *id == person.id => seat.kind.clone(),
                SeatKind::Bot(_) => seat.kind.clone(),
                _ => SeatKind::Open,
            })
            .collect();
        seats.rotate_right(1);
        for (seat, kind) in (0..).map(Seat).zip(&mut seats) {
            if *kind == SeatKind::Open {
                *kind = SeatKind::Invite(hash(&invite_secret(seed, seat)));
            }
        }
        let new = new_match(game, row.setup.clone(), &person.id, row.public, seed, seats)?;
        self.store.add_match(&new).await?;
        match self.store.set_rematch(id, &new.id).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                // Somebody was a moment faster: his table it is.
                let _ = self.store.drop_open_match(&new.id).await;
                let row = self.store.match_row(id).await?;
                let next = row.rematch.clone().ok_or(AppError::Internal)?;
                self.sit_again(&next, person, &row).await?;
                return Ok(next);
            }
            Err(error) => return Err(error.into()),
        }
        self.hall.refresh(id).await;
        self.bots.wake(&new.id);
        Ok(new.id)
    }

    /// Takes the seats of a rematch that wait for `person`.
    async fn sit_again(
        &self,
        next: &str,
        person: &Person,
        before: &MatchRow,
    ) -> Result<(), AppError> {
        let row = self.store.match_row(next).await?;
        let count = before.setup.seats.max(1);
        for old in before.seats_of(&person.id).iter() {
            let seat = row.seats.get(usize::from((old.0 + 1) % count));
            if let Some(seat) = seat.filter(|seat| matches!(seat.kind, SeatKind::Invite(_))) {
                self.sit(next, seat, SeatKind::Person(person.id.clone()))
                    .await?;
            }
        }
        Ok(())
    }

    /// Matches of `person`, those that wait for him first.
    pub async fn mine(&self, person: &str) -> Result<Vec<Summary>, AppError> {
        let mut found = self.store.matches_of(person, LISTED).await?;
        found.sort_by_key(|summary| match summary.stage {
            Stage::Playing if summary.waits_for(person) => 0,
            Stage::Playing => 1,
            Stage::Open => 2,
            Stage::Over => 3,
        });
        Ok(found)
    }

    /// Public tables with free seats.
    pub async fn open_tables(&self) -> Result<Vec<Summary>, AppError> {
        Ok(self.store.public_matches(Stage::Open, LISTED).await?)
    }

    /// Public matches in play.
    pub async fn to_watch(&self) -> Result<Vec<Summary>, AppError> {
        Ok(self.store.public_matches(Stage::Playing, LISTED).await?)
    }
}
