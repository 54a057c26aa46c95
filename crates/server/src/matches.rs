//! What people do with matches: open a table, sit down, play, talk, leave.

use bots::{AnyBots, Level};
use kernel::{Seat, SeatSet, Seed, Setup, SetupRequest, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};

use crate::error::AppError;
use crate::game_match::Match;
use crate::held::{Held, deal};
use crate::journal_entry::JournalEntry;
use crate::limits::Act;
use crate::match_store::HallError;
use crate::people::{hash, hex, new_id};
use crate::state::AppState;
use crate::store::{
    Caps, Chat, Kind, MatchRow, MatchStatus, NewChat, NewMatch, Person, SeatKind, SeatRow, SitDown,
    StoreError, Summary,
};

/// The longest word of chat, and the longest note, in bytes.
const SAID: usize = 1000;
const NOTE: usize = 20_000;

/// The longest list of matches.
pub const LISTED: i64 = 100;

/// So many tables of one person, and from one address, may wait for players.
const TABLES_OF_ONE: i64 = 10;
const TABLES_FROM_ONE: i64 = 40;

/// Who is to play a seat of a new table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatChoice {
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
    #[serde(default, alias = "wanted")]
    #[schema(value_type = Object)]
    pub setup: SetupRequest,
    /// May anybody watch, and sit down in open seats?
    #[serde(default)]
    pub public: bool,
    /// One for each seat, in seat order.
    pub seats: Vec<SeatChoice>,
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
    held: &Held,
    person: Option<&str>,
    wanted: Option<Viewer>,
) -> Result<Access, AppError> {
    let row = held.row();
    let seats = person.map_or(SeatSet::EMPTY, |person| row.seats_of(person));
    // An open seat at a private table is for whoever was told of the table.
    let awaited = row.stage != MatchStatus::Over
        && (row.seats.iter()).any(|seat| matches!(seat.kind, SeatKind::Open));
    let owns = person.is_some() && row.owner.as_deref() == person;
    if seats.is_empty() && !row.public && !awaited && !owns {
        return Err(AppError::NotFound);
    }
    let viewer = match wanted {
        Some(Viewer::Seat(seat)) if !SeatSet::first(row.setup.seats).contains(seat) => {
            return Err(AppError::NotFound);
        }
        Some(Viewer::Seat(seat)) if !seats.contains(seat) && row.stage != MatchStatus::Over => {
            return Err(AppError::NotYours);
        }
        Some(viewer) => viewer,
        None => {
            let asked = seats.iter().find(|seat| held.asked().contains(*seat));
            asked
                .or_else(|| seats.iter().next())
                .map_or(Viewer::Spectator, Viewer::Seat)
        }
    };
    Ok(Access { seats, viewer })
}

/// Those who sit in `seats`.
fn people_in(row: &MatchRow, seats: SeatSet) -> Vec<String> {
    (row.seats.iter())
        .filter(|row| seats.contains(row.seat))
        .filter_map(|row| match &row.kind {
            SeatKind::Person(person) => Some(person.clone()),
            _ => None,
        })
        .collect()
}

/// Too many tables wait for players.
fn no_room(error: StoreError) -> AppError {
    match error {
        StoreError::Full => AppError::TooManyTables,
        other => other.into(),
    }
}

/// May `person` know that there is such a match?
fn may_know_of(row: &MatchRow, person: Option<&str>) -> bool {
    let mine = |person| !row.seats_of(person).is_empty() || row.owner.as_deref() == Some(person);
    row.public || person.is_some_and(mine)
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

/// A match ready to be stored. With free seats it is an open table; without, it begins.
fn new_match(
    game: &'static dyn AnyBots,
    setup: Setup,
    owner: &str,
    public: bool,
    seed: Seed,
    seats: Vec<SeatKind>,
    caps: Option<Caps>,
) -> Result<NewMatch, AppError> {
    let free = |kind: &SeatKind| matches!(kind, SeatKind::Open | SeatKind::Invite(_));
    let beginning = match seats.iter().any(free) {
        true => None,
        false => Some(deal(game, &setup, seed).map_err(|_| AppError::Internal)?),
    };
    Ok(NewMatch {
        id: new_id(),
        game: game.about().id.to_owned(),
        setup,
        owner: owner.to_owned(),
        public,
        seed: seed.into(),
        commitment: seed.commitment(),
        seats,
        beginning,
        caps,
    })
}

impl AppState {
    /// Opens a table.
    pub async fn open_table(
        &self,
        person: &Person,
        address: &str,
        new: NewTable,
    ) -> Result<Opened, AppError> {
        self.limits.take(Act::Create, &person.id)?;
        let unknown = |error: registry::UnknownGame| AppError::BadValue {
            why: error.to_string(),
        };
        let game = registry::find(&new.game).map_err(unknown)?;
        let request = SetupRequest {
            seats: new.setup.seats.or(u8::try_from(new.seats.len()).ok()),
            ..new.setup
        };
        let setup = game.check(&request)?;
        if new.seats.len() != usize::from(setup.seats) {
            return Err(AppError::BadField { key: "error-seats" });
        }
        if !new.seats.contains(&SeatChoice::Me) {
            return Err(AppError::BadField {
                key: "error-no-seat-of-yours",
            });
        }
        let seed = self.settings.seeds.next();
        let mut invites = Vec::new();
        let mut seats = Vec::with_capacity(new.seats.len());
        for (seat, choice) in (0..).map(Seat).zip(&new.seats) {
            seats.push(match choice {
                SeatChoice::Me => SeatKind::Person(person.id.clone()),
                SeatChoice::Open => SeatKind::Open,
                SeatChoice::Invite => {
                    let secret = invite_secret(seed, seat);
                    let kind = SeatKind::Invite(hash(&secret));
                    invites.push(Invite { seat, secret });
                    kind
                }
                SeatChoice::Bot(name) => {
                    let level: Level = name.parse().map_err(|_| AppError::BadField {
                        key: "error-no-such-bot",
                    })?;
                    SeatKind::Bot(level.name().to_owned())
                }
            });
        }
        let caps = self.caps(address);
        let new = new_match(game, setup, &person.id, new.public, seed, seats, caps)?;
        self.store.add_match(&new).await.map_err(no_room)?;
        self.bots.wake(&new.id, &person.id);
        Ok(Opened {
            id: new.id,
            invites,
        })
    }

    /// How many tables may wait for players, where that is limited.
    fn caps(&self, address: &str) -> Option<Caps> {
        (self.settings.rate_limits).then(|| Caps {
            address: address.to_owned(),
            per_person: TABLES_OF_ONE,
            per_address: TABLES_FROM_ONE,
        })
    }

    /// Looks at a match, or at the table where it has not begun, through the eyes that
    /// `person` has, or wants and may have.
    pub async fn see<T>(
        &self,
        id: &str,
        person: Option<&str>,
        wanted: Option<Viewer>,
        see: impl FnOnce(&Held, Access) -> T,
    ) -> Result<T, AppError> {
        let told = |error| match error {
            StoreError::SetAside(aside) if !may_know_of(&aside.row, person) => AppError::NotFound,
            error => error.into(),
        };
        if self.store.kind() == Kind::Postgres {
            // Whoever sat down at another node a moment ago is not sent away here.
            let refused = (self.match_store).see(id, |held| access(held, person, wanted).is_err());
            if refused.await.map_err(told)? {
                self.match_store.refresh(id).await;
            }
        }
        let seen = self.match_store.see(id, |held| {
            access(held, person, wanted).map(|access| see(held, access))
        });
        seen.await.map_err(told)?
    }

    /// Looks at a match that has begun.
    pub async fn look<T>(
        &self,
        id: &str,
        person: Option<&str>,
        wanted: Option<Viewer>,
        look: impl FnOnce(&Match, Access) -> T,
    ) -> Result<T, AppError> {
        let seen = self.see(id, person, wanted, |held, access| {
            held.begun().map(|game| look(game, access))
        });
        seen.await?.ok_or(AppError::NotStarted)
    }

    /// The invitations to a match that its owner may hand out.
    pub async fn invites(&self, id: &str, person: &Person) -> Result<Vec<Invite>, AppError> {
        let row = self.match_store.see(id, |held| held.row().clone()).await?;
        let mine = row.owner.as_deref() == Some(&person.id);
        let Some(seed) = row.seed().ok().filter(|_| mine) else {
            return Ok(Vec::new());
        };
        let invite = |row: &SeatRow| {
            let secret = invite_secret(seed, row.seat);
            // A table that was dealt anew has another seed than its links.
            let is_link = row.kind == SeatKind::Invite(hash(&secret));
            is_link.then_some(Invite {
                seat: row.seat,
                secret,
            })
        };
        Ok(row.seats.iter().filter_map(invite).collect())
    }

    /// The seat that an invitation is for, if it still waits for somebody.
    pub async fn invited_seat(&self, id: &str, secret: &str) -> Result<Seat, AppError> {
        let kind = SeatKind::Invite(hash(secret));
        let found = self.match_store.see(id, |held| {
            let mut seats = held.row().seats.iter();
            seats.find(|row| row.kind == kind).map(|row| row.seat)
        });
        found.await?.ok_or(AppError::NotFound)
    }

    /// Sits down: in an invited seat with its secret, else in an open one, the first
    /// if none is named. Whoever sits there already stays where he is.
    pub async fn join(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        invite: Option<&str>,
    ) -> Result<Seat, AppError> {
        self.limits.take(Act::Play, &person.id)?;
        let row = match invite {
            Some(_) => self.match_store.see(id, |held| held.row().clone()).await?,
            None => {
                let row = self.see(id, Some(&person.id), None, |held, _| held.row().clone());
                row.await?
            }
        };
        let seed = row.seed()?;
        let is_invited = |seat: Seat| invite.is_some_and(|it| it == invite_secret(seed, seat));
        let mine = row.seats_of(&person.id);
        let asked_twice = |mine: &Seat| seat == Some(*mine) || is_invited(*mine);
        if let Some(seat) = mine.iter().find(asked_twice) {
            return Ok(seat);
        }
        let hashed = invite.map(hash);
        let fits = |row: &&SeatRow| {
            let wanted = seat.is_none_or(|seat| seat == row.seat);
            wanted
                && match (&row.kind, &hashed) {
                    (SeatKind::Invite(invite), Some(given)) => invite == given,
                    (SeatKind::Open, None) => true,
                    _ => false,
                }
        };
        let none = match (mine.is_empty(), &hashed) {
            (false, _) => AppError::Seated,
            (true, Some(_)) => AppError::NotFound,
            (true, None) => AppError::SeatTaken,
        };
        let free = row.seats.iter().find(fits).ok_or(none)?;
        if row.stage == MatchStatus::Playing {
            self.substitute(id, free.seat, person).await?;
        } else {
            self.sit(&row, free, person, false).await?;
        }
        Ok(free.seat)
    }

    /// Takes a seat that somebody has left while the match runs.
    async fn substitute(&self, id: &str, seat: Seat, person: &Person) -> Result<(), AppError> {
        match self.store.substitute(id, seat, &person.id).await {
            Err(StoreError::Conflict) => Err(AppError::SeatTaken),
            Err(error) => Err(error.into()),
            Ok(()) => self.seats_changed(id).await,
        }
    }

    /// Sits down at an open table; the last to do so begins the match.
    async fn sit(
        &self,
        row: &MatchRow,
        seat: &SeatRow,
        person: &Person,
        again: bool,
    ) -> Result<(), AppError> {
        let game = registry::find(&row.game).map_err(|_| AppError::Internal)?;
        // Nobody knows beforehand who of two will be the last.
        let beginning = deal(game, &row.setup, row.seed()?).map_err(|_| AppError::Internal)?;
        let wanted = SitDown {
            id: row.id.clone(),
            seat: seat.seat,
            was: seat.kind.clone(),
            person: person.id.clone(),
            again,
            beginning,
        };
        match self.store.sit_down(wanted).await {
            Err(StoreError::Conflict) => return Err(AppError::SeatTaken),
            other => other?,
        };
        self.seats_changed(&row.id).await
    }

    /// Somebody else sits in a seat now, or nobody.
    pub async fn seats_changed(&self, id: &str) -> Result<(), AppError> {
        self.match_store.refresh(id).await;
        self.wake_bots(id).await
    }

    /// A bot may owe a decision now.
    async fn wake_bots(&self, id: &str) -> Result<(), AppError> {
        let owner = self
            .match_store
            .see(id, |held| held.row().owner.clone())
            .await?;
        self.bots.wake(id, &owner.unwrap_or_default());
        Ok(())
    }

    /// The name of a person has changed, or is gone: tables show what it is now.
    pub async fn names_changed(&self, person: &str) -> Result<(), AppError> {
        for id in self.store.match_ids_of(person).await? {
            self.store.tell(&id).await?;
            self.match_store.refresh(&id).await;
        }
        Ok(())
    }

    /// Gets up from a table at which seats are free; the owner takes it away.
    pub async fn leave(&self, id: &str, person: &Person) -> Result<(), AppError> {
        let row = (self.match_store.see(id, |held| held.row().clone())).await?;
        let seats = row.seats_of(&person.id);
        let owns = row.owner.as_deref() == Some(&person.id);
        if seats.is_empty() && !owns {
            return Err(AppError::NotFound);
        }
        if row.stage != MatchStatus::Open {
            return Err(AppError::Stale { version: None });
        }
        if owns {
            self.store.drop_open_match(id).await?;
            self.match_store.refresh(id).await;
            return Ok(());
        }
        for seat in seats.iter() {
            self.store.get_up(id, seat, &person.id).await?;
        }
        self.seats_changed(id).await
    }

    /// The seat in which `person` acts: the one named, if it is his, else the one of
    /// his that is asked.
    pub async fn seat_of(
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
        person: &Person,
        seat: Seat,
        done: Result<(), HallError>,
    ) -> Result<(), AppError> {
        match done.map_err(AppError::from) {
            Ok(()) => self.wake_bots(id).await,
            Err(AppError::Stale { .. }) => {
                let who = Viewer::Seat(seat);
                let now = (self.match_store).see(id, |held| held.version(who, Some(&person.id)));
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
        let done = self.match_store.act(id, seat, question, act).await;
        self.changed(id, person, seat, done).await?;
        Ok(seat)
    }

    pub async fn ask(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        line: impl FnOnce(Seat) -> JournalEntry,
    ) -> Result<Seat, AppError> {
        self.limits.take(Act::Play, &person.id)?;
        let seat = self.seat_of(id, person, seat).await?;
        let done = self.match_store.ask(id, line(seat)).await;
        self.changed(id, person, seat, done).await?;
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
        self.ask(id, person, seat, |seat| JournalEntry::Undo { seat })
            .await
    }

    /// Says something at a match: to everybody, or to those who sit in some seats now.
    pub async fn say(
        &self,
        id: &str,
        person: &Person,
        to: Option<SeatSet>,
        said: &str,
    ) -> Result<Chat, AppError> {
        self.limits.take(Act::Message, &person.id)?;
        let said = said.trim();
        if said.is_empty() || said.len() > SAID {
            return Err(AppError::BadField { key: "error-said" });
        }
        let row = self.see(id, Some(&person.id), None, |held, _| held.row().clone());
        let row = row.await?;
        if row.seats_of(&person.id).is_empty() {
            return Err(AppError::NotYours);
        }
        let readers = to.map(|to| {
            let mut readers = people_in(&row, to);
            readers.push(person.id.clone());
            readers
        });
        let chat = self.match_store.say(NewChat {
            match_id: id.to_owned(),
            person: person.id.clone(),
            name: person.name.clone(),
            readers,
            said: said.to_owned(),
        });
        Ok(chat.await?)
    }

    /// What `person` has noted for himself at a match.
    pub async fn note(&self, id: &str, person: &Person) -> Result<String, AppError> {
        self.see(id, Some(&person.id), None, |_, _| ()).await?;
        Ok(self.store.note(id, &person.id).await?)
    }

    pub async fn set_note(&self, id: &str, person: &Person, note: &str) -> Result<(), AppError> {
        self.limits.take(Act::Play, &person.id)?;
        if note.len() > NOTE {
            return Err(AppError::TooLarge);
        }
        self.see(id, Some(&person.id), None, |_, _| ()).await?;
        Ok(self.store.set_note(id, &person.id, note).await?)
    }

    /// Once more, with seats passed on by one. Whoever asks first opens the table;
    /// the others sit down at it by asking too. Returns its id.
    pub async fn rematch(
        &self,
        id: &str,
        person: &Person,
        address: &str,
    ) -> Result<String, AppError> {
        let row = self.look(id, Some(&person.id), None, |game, access| {
            (game.row.clone(), access.seats)
        });
        let (row, mine) = row.await?;
        if mine.is_empty() {
            return Err(AppError::NotYours);
        }
        if row.stage != MatchStatus::Over {
            return Err(AppError::NotOver);
        }
        if let Some(next) = &row.rematch {
            self.sit_again(next, person, &row).await?;
            return Ok(next.clone());
        }
        self.limits.take(Act::Create, &person.id)?;
        let game = registry::find(&row.game).map_err(|_| AppError::Internal)?;
        let seed = self.settings.seeds.next();
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
        let (setup, caps) = (row.setup.clone(), self.caps(address));
        let new = new_match(game, setup, &person.id, row.public, seed, seats, caps)?;
        match self.store.add_rematch(&new, id).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                // Somebody was a moment faster: his table it is.
                let row = self.store.match_row(id).await?;
                let next = row.rematch.clone().ok_or(AppError::Internal)?;
                self.sit_again(&next, person, &row).await?;
                return Ok(next);
            }
            Err(error) => return Err(no_room(error)),
        }
        self.match_store.refresh(id).await;
        self.bots.wake(&new.id, &person.id);
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
                self.sit(&row, seat, person, true).await?;
            }
        }
        Ok(())
    }

    /// Matches of `person` on a page of his list, those that wait for him first.
    pub async fn mine(&self, person: &str, page: u32) -> Result<Vec<Summary>, AppError> {
        let skipped = i64::from(page) * LISTED;
        Ok(self.store.matches_of(person, LISTED, skipped).await?)
    }

    /// The match under way that `person` goes on with: one that waits for him if there is.
    pub async fn waiting_for(
        &self,
        person: &str,
    ) -> Result<Option<(String, &'static dyn AnyBots)>, AppError> {
        let first = self.store.matches_of(person, 1, 0).await?.pop();
        let playing = first.filter(|summary| summary.stage == MatchStatus::Playing);
        Ok(playing.and_then(|summary| {
            let game = registry::find(&summary.game).ok()?;
            Some((summary.id, game))
        }))
    }

    /// Public tables, and matches under way, with seats for anyone.
    pub async fn open_tables(&self) -> Result<Vec<Summary>, AppError> {
        Ok(self.store.free_seats(LISTED).await?)
    }

    /// Public matches in play.
    pub async fn to_watch(&self) -> Result<Vec<Summary>, AppError> {
        Ok(self
            .store
            .public_matches(MatchStatus::Playing, LISTED)
            .await?)
    }
}
