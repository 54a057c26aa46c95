//! Bots for games whose types are not known.

use kernel::{AnyGame, AnyTable, Appraise, Erased, Game, Seat, Speak, SplitMix64, Table, Viewer};
use serde_json::Value as Json;

use crate::{Failure, Level, Plan, Report};

/// A game of any type that bots can play.
pub trait AnyBots: AnyGame {
    /// Names of the bots that play this game.
    fn bots(&self) -> &'static [&'static str] {
        &Level::NAMES
    }

    fn simulate(&self, plan: &Plan<'_>) -> Result<Report, Failure>;

    /// What a bot in `seat` would do now, as an act to send; `None` where the seat
    /// is not asked or the table is of another game.
    fn choose(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        level: Level,
        chance: &mut SplitMix64,
    ) -> Option<Json>;

    /// What share of random games `seat` wins from here on, as far as it knows the
    /// position; a game without a winner counts half. `None` where nothing can be said.
    fn prospects(&self, table: &dyn AnyTable, seat: Seat, chance: &mut SplitMix64) -> Option<f64>;
}

/// So many games are played to judge a position, each as far as this.
const JUDGED: usize = 6;
const LONGEST: usize = 4000;

impl std::fmt::Debug for dyn AnyBots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "AnyBots({})", self.about().id)
    }
}

impl<G: Speak + Appraise> AnyBots for Erased<G> {
    fn simulate(&self, plan: &Plan<'_>) -> Result<Report, Failure> {
        crate::simulate::<G>(plan)
    }

    fn choose(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        level: Level,
        chance: &mut SplitMix64,
    ) -> Option<Json> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        let options = table.options(seat);
        if options.is_empty() {
            return None;
        }
        let heard: Vec<<G as Game>::Event> = table.heard(Viewer::Seat(seat)).cloned().collect();
        let info = table.info(seat, &heard);
        let index = level.player::<G>().choose(&info, &options, chance);
        serde_json::to_value(options.get(index)?).ok()
    }

    fn prospects(&self, table: &dyn AnyTable, seat: Seat, chance: &mut SplitMix64) -> Option<f64> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        let heard: Vec<<G as Game>::Event> = table.heard(Viewer::Seat(seat)).cloned().collect();
        let info = table.info(seat, &heard);
        let mut won = 0.0;
        for _ in 0..JUDGED {
            let guessed = G::guess(&info, chance)?;
            let again = Table::<G>::load(table.setup().clone(), guessed).ok()?;
            let mut again = again.with_limit(Some(LONGEST));
            while let Some(by) = again.asked().seats().iter().next() {
                let options = again.options(by);
                let lot = chance.below(u32::try_from(options.len()).ok()?);
                let act = *options.get(lot as usize)?;
                again.play(by, act, chance, None).ok()?;
            }
            let winners = again.outcome()?.winners;
            won += match (winners.is_empty(), winners.contains(seat)) {
                (true, _) => 0.5,
                (false, true) => 1.0,
                (false, false) => 0.0,
            };
        }
        Some(won / JUDGED as f64)
    }
}
