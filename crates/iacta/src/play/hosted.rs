//! A match on this machine: its table, its dice, its bots and its file.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

use bots::{AnyBots, Level};
use kernel::{AnyTable, Message, Record, Refused, Seat, SeatSet, Seed, Seeded, Setup};

use crate::error::guarded;
use crate::files::{Care, game_of, name_of, read_record, record_text, replayed, write_whole};
use crate::lang::Words;
use crate::luck::luck;
use crate::{Catalogue, Error};

/// Who sits in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    Person,
    Bot(Level),
}

const PERSON: &str = "person";
const BOT: &str = "bot:";

impl Player {
    /// As a record names it: what tells a saved game who goes on.
    fn name(self) -> String {
        match self {
            Player::Person => PERSON.to_owned(),
            Player::Bot(level) => format!("{BOT}{level}"),
        }
    }

    fn named(name: &str) -> Option<Player> {
        match name.strip_prefix(BOT) {
            Some(level) => level.parse().ok().map(Player::Bot),
            None => (name == PERSON).then_some(Player::Person),
        }
    }
}

pub struct Hosted {
    game: &'static dyn AnyBots,
    table: Box<dyn AnyTable>,
    players: Vec<Player>,
    seed: Seed,
    chance: Seeded,
    file: PathBuf,
    /// Held while the file is written, and by an interrupt before it ends the
    /// program: what was decided is then saved.
    saving: Arc<Mutex<()>>,
}

impl Hosted {
    pub fn start(
        game: &'static dyn AnyBots,
        setup: Setup,
        players: Vec<Player>,
        seed: Seed,
        file: PathBuf,
    ) -> Result<Hosted, Error> {
        let mut chance = Seeded::new(seed.0);
        let table = (game.new_table(setup, &mut chance)).map_err(|error| Error::Internal {
            doing: game.about().id.to_owned(),
            what: error.to_string(),
        })?;
        let hosted = Hosted {
            game,
            table,
            players,
            seed,
            chance,
            file,
            saving: Arc::default(),
        };
        hosted.save()?;
        Ok(hosted)
    }

    /// Goes on with a saved match, if its dice so far are those of its seed: the
    /// next ones can only be found from there.
    pub fn resume(catalogue: &Catalogue, file: &Path) -> Result<Hosted, Error> {
        let from = name_of(file);
        let record = read_record(file)?;
        let game = game_of(catalogue, file, &record.game)?;
        let table = replayed(game, file, &record, usize::MAX)?;
        if table.outcome().is_some() {
            return Err(Error::ResumeOver { from });
        }
        let resume = |error| Error::Resume {
            from: from.clone(),
            error,
        };
        let (table, _) = guarded(|| game.verify(&record))
            .map_err(|what| Error::Internal {
                doing: from.clone(),
                what,
            })?
            .map_err(resume)?;
        let seed = (record.seed).ok_or_else(|| resume(kernel::VerifyError::NoSeed))?;
        let players: Option<Vec<_>> = (record.players.iter())
            .map(|name| Player::named(name))
            .collect();
        let seats = usize::from(table.setup().seats);
        let chance = Seeded::resume(seed.0, table.snapshot().drawn);
        Ok(Hosted {
            game,
            table,
            players: (players.filter(|players| players.len() == seats)).unwrap_or_default(),
            seed,
            chance,
            file: file.to_owned(),
            saving: Arc::default(),
        })
    }

    pub fn game(&self) -> &'static dyn AnyBots {
        self.game
    }

    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    pub fn file(&self) -> &Path {
        &self.file
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Whether it is known who sits where.
    pub fn has_players(&self) -> bool {
        !self.players.is_empty()
    }

    pub fn seat_players(&mut self, players: Vec<Player>) {
        self.players = players;
    }

    pub fn move_to(&mut self, file: PathBuf) {
        self.file = file;
    }

    pub fn people(&self) -> SeatSet {
        (self.players.iter().zip(0..))
            .filter(|(player, _)| **player == Player::Person)
            .map(|(_, seat)| Seat(seat))
            .collect()
    }

    /// The seat whose person decides next.
    pub fn person_asked(&self) -> Option<Seat> {
        let people = self.people();
        (self.table.asked().seats().iter()).find(|&seat| people.contains(seat))
    }

    /// Plays an act of `seat` and saves the match.
    pub fn act(
        &mut self,
        seat: Seat,
        act: &serde_json::Value,
    ) -> Result<Result<(), Refused>, Error> {
        let done = (self.table).act(seat, None, act, &mut self.chance, now());
        let done = done.map(|_| ());
        if done.is_ok() {
            self.save()?;
        }
        Ok(done)
    }

    pub fn undo(&mut self, seat: Seat) -> Result<bool, Error> {
        let done = self.table.undo(seat).is_ok();
        if done {
            self.save()?;
        }
        Ok(done)
    }

    /// Lets bots decide until none is asked.
    pub fn bots_go(&mut self) -> Result<(), Error> {
        while let Some((seat, level)) = self.bot_asked() {
            let mut luck = luck(self.seed, self.table.decisions(), seat);
            let act = self.game.choose(&*self.table, seat, level, &mut luck);
            let gave_up = |what: String| Error::Internal {
                doing: format!("{level} in {seat}"),
                what,
            };
            let act = act.ok_or_else(|| gave_up("no option".to_owned()))?;
            let done = (self.table).act(seat, None, &act, &mut self.chance, now());
            done.map_err(|refused| gave_up(refused.message().to_owned()))?;
        }
        self.save()
    }

    fn bot_asked(&self) -> Option<(Seat, Level)> {
        (self.table.asked().seats().iter()).find_map(|seat| match self.players.get(seat.index()) {
            Some(Player::Bot(level)) => Some((seat, *level)),
            _ => None,
        })
    }

    /// The match as a file keeps it. The seed is in it from the start: whoever has
    /// this file hosts both sides, and without the seed nobody could go on.
    fn record(&self) -> Record {
        let mut record = self.table.record();
        record.players = self.players.iter().map(|player| player.name()).collect();
        record.commitment = Some(self.seed.commitment());
        record.seed = Some(self.seed);
        record
    }

    pub fn save(&self) -> Result<(), Error> {
        self.save_as(&self.file)
    }

    pub fn save_as(&self, file: &Path) -> Result<(), Error> {
        let text = record_text(&self.record())?;
        let _saving = self.saving.lock();
        write_whole(file, &text, Care::Durable)
    }

    /// On Ctrl-C, says where the game is and leaves.
    pub fn say_on_interrupt(&self, words: &Words) {
        let saving = Arc::clone(&self.saving);
        let file = self.file.display().to_string();
        let goodbye = words.own(Message::new("play-resume").text("file", file));
        // Without a handler Ctrl-C only ends the program without a word: every
        // decision is on the disk already.
        let _ = ctrlc::set_handler(move || {
            let _saved = saving.lock();
            let _ =
                std::io::Write::write_fmt(&mut std::io::stderr(), format_args!("\n{goodbye}\n"));
            std::process::exit(130);
        });
    }
}

fn now() -> Option<u64> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    u64::try_from(since.as_millis()).ok()
}
