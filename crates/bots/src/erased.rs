//! Bots for games whose types are not known.

use kernel::{AnyGame, AnyTable, Appraise, Erased, Fast, Game, Seat, Speak, Table, Viewer};
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
        chance: &mut Fast,
    ) -> Option<Json>;
}

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
        chance: &mut Fast,
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
}
