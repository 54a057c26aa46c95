//! `iacta play`

mod cards;
mod hosted;
mod menu;
mod paper;
mod talk;

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use bots::{AnyBots, Level};
use kernel::{Seat, SeatSet, Seed, Setup};

use crate::lang::Words;
use crate::setup::{SetupArgs, seed};
use crate::{Catalogue, Error, Lang, seats};
use hosted::{Hosted, Player};
use paper::Paper;
use talk::Talk;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
The game is saved after every decision: Ctrl-C, the end of input or a power cut lose
nothing. The file is a match record with its seed, for whoever hosts the match: it
holds what is hidden from the players, and the dice to come.

Examples:
  iacta play julius-caesar
  iacta play julius-caesar --seat 1 --bot random --lang pl
  iacta play julius-caesar --seat both
  iacta play --resume julius-caesar-3fa9c2d1.iacta")]
pub struct Args {
    /// The game, as `iacta games` calls it
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,

    /// Your seat: its name or number, several with commas, or both (all at one keyboard)
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<String>,

    /// The bot in the other seats: greedy or random [default: greedy]
    #[arg(long, value_name = "BOT")]
    pub bot: Option<Level>,

    #[command(flatten)]
    pub setup: SetupArgs,

    /// Seed of the dice: a number or 64 hexadecimal digits; random if not given
    #[arg(long, value_name = "X", value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<Seed>,

    /// Language; the one of the environment if not given
    #[arg(long, value_enum)]
    pub lang: Option<Lang>,

    /// File to save the game in; a new one in the current directory if not given
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,

    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "options", "seats", "seed"])]
    pub resume: Option<PathBuf>,
}

pub fn run(args: &Args, catalogue: &Catalogue, out: &mut dyn Write) -> Result<(), Error> {
    run_with(args, catalogue, &mut std::io::stdin().lock(), out)
}

/// As `run`, with input of one's own.
pub fn run_with(
    args: &Args,
    catalogue: &Catalogue,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Error> {
    let lang = Lang::or_environment(args.lang);
    let hosted = match &args.resume {
        Some(file) => resumed(args, catalogue, file)?,
        None => started(args, catalogue)?,
    };
    let words = Words::of(hosted.game(), lang);
    hosted.say_on_interrupt(&words);
    let rules = (catalogue.rules)(hosted.game().about().id);
    Talk::new(hosted, words, rules, input, Paper::new(out)).run()
}

fn started(args: &Args, catalogue: &Catalogue) -> Result<Hosted, Error> {
    let game = catalogue.find(args.game.as_deref().unwrap_or_default())?;
    let setup = args.setup.check(game)?;
    let players = players(args, game, &setup)?;
    let seed = args.seed.unwrap_or_else(|| Seed(rand::random()));
    let file = match &args.save {
        Some(file) if file.exists() => return Err(Error::SaveExists(file.clone())),
        Some(file) => file.clone(),
        None => free_name(game.about().id, seed),
    };
    Hosted::start(game, setup, players, seed, file)
}

fn resumed(args: &Args, catalogue: &Catalogue, file: &Path) -> Result<Hosted, Error> {
    let mut hosted = Hosted::resume(catalogue, file)?;
    let game = hosted.game();
    if let Some(asked) = args.game.as_deref().filter(|id| *id != game.about().id) {
        return Err(Error::ResumeOther {
            from: file.display().to_string(),
            found: game.about().id.to_owned(),
            asked: asked.to_owned(),
        });
    }
    if args.seat.is_some() || args.bot.is_some() || !hosted.has_players() {
        let setup = hosted.table().setup().clone();
        hosted.seat_players(players(args, game, &setup)?);
    }
    if let Some(file) = &args.save {
        if file.exists() {
            return Err(Error::SaveExists(file.clone()));
        }
        hosted.move_to(file.clone());
    }
    Ok(hosted)
}

fn players(args: &Args, game: &dyn AnyBots, setup: &Setup) -> Result<Vec<Player>, Error> {
    let (about, seats) = (game.about(), setup.seats);
    let people: SeatSet = match args.seat.as_deref().map(str::trim) {
        None => SeatSet::one(Seat(0)),
        Some("both" | "all") => SeatSet::first(seats),
        Some(names) => (names.split(','))
            .map(|name| {
                seats::seat(about, seats, name).ok_or_else(|| Error::UnknownSeat {
                    game: about.id,
                    seat: name.to_owned(),
                    known: seats::known(about, seats),
                })
            })
            .collect::<Result<_, _>>()?,
    };
    let bot = Player::Bot(args.bot.unwrap_or(Level::Greedy));
    Ok((SeatSet::first(seats).iter())
        .map(|seat| match people.contains(seat) {
            true => Player::Person,
            false => bot,
        })
        .collect())
}

/// A file in the current directory that is not there yet.
fn free_name(game: &str, seed: Seed) -> PathBuf {
    let mark: String = seed.commitment().chars().take(8).collect();
    let name = |more: String| PathBuf::from(format!("{game}-{mark}{more}.iacta"));
    (2..)
        .map(|n| name(format!("-{n}")))
        .scan(name(String::new()), |next, after| {
            Some(std::mem::replace(next, after))
        })
        .find(|file| !file.exists())
        .unwrap_or_else(|| name(String::new()))
}
