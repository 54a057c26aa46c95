//! Scenes of games whose types are not known.

use super::{BoardArt, Draw, Glide, Panel, Scene, Target};
use crate::erased::refused;
use crate::{
    AnyGame, AnyTable, Erased, ExportError, Lexicon, LogEntry, Move, Position, Redacted, Refused,
    Seat, Sighting, Table, Viewer,
};

/// What was heard lately is enough for a scene: a turn has fewer lines than this.
const LATELY: usize = 400;

/// A game of any type that can be drawn. A table of another game, or a language the
/// game does not speak, gives `None`.
pub trait AnyDraw: AnyGame {
    fn board(&self) -> &'static BoardArt;

    fn scene(&self, table: &dyn AnyTable, viewer: Viewer, language: &str) -> Option<Scene>;

    /// The scene at an earlier position of this match: what `viewer` could see and had
    /// heard then.
    fn scene_at(
        &self,
        table: &dyn AnyTable,
        position: &Position,
        viewer: Viewer,
        language: &str,
    ) -> Option<Scene>;

    /// The scene that an export shows after `steps` steps.
    fn exported_scene(
        &self,
        export: &Redacted,
        steps: usize,
        language: &str,
    ) -> Result<Option<Scene>, ExportError>;

    /// Everything in the box; nothing in a language that the game does not speak.
    fn gallery(&self, language: &str) -> Vec<Panel>;

    /// One target for each of `AnyTable::moves`, in the same order.
    fn targets(&self, table: &dyn AnyTable, seat: Seat) -> Option<Vec<Target>>;

    /// What `seat` may decide, each option with what to click for it.
    fn choices(&self, table: &dyn AnyTable, seat: Seat) -> Option<Vec<(Move, Target)>>;

    /// Why what `seat` points at cannot be done. `None` where it can, or where
    /// pointing there means nothing.
    fn why(&self, table: &dyn AnyTable, seat: Seat, keys: &[String]) -> Option<Refused>;

    /// What moves, by line of the log from the `from`th on, as in `AnyTable::heard`.
    fn glides(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        from: usize,
    ) -> Option<Vec<(usize, Glide)>>;
}

impl std::fmt::Debug for dyn AnyDraw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "AnyDraw({})", self.about().id)
    }
}

/// What `viewer` sees of a state after the lines of `log`.
fn scene<G: Draw>(
    table: &Table<G>,
    state: &G::State,
    log: &[LogEntry<G::Event>],
    viewer: Viewer,
    words: &Lexicon,
) -> Scene {
    let viewer = table.at_table(viewer);
    let lately = &log[log.len().saturating_sub(LATELY)..];
    let heard: Vec<&G::Event> = (lately.iter())
        .filter_map(|line| line.told.heard_by(viewer))
        .collect();
    G::scene(&G::view(state, viewer), &heard, words)
}

impl<G: Draw> AnyDraw for Erased<G> {
    fn board(&self) -> &'static BoardArt {
        G::board()
    }

    fn scene(&self, table: &dyn AnyTable, viewer: Viewer, language: &str) -> Option<Scene> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        let words = self.words().get(language)?;
        Some(scene(table, table.state(), table.log(), viewer, words))
    }

    fn scene_at(
        &self,
        table: &dyn AnyTable,
        position: &Position,
        viewer: Viewer,
        language: &str,
    ) -> Option<Scene> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        let state: &G::State = position.state.downcast_ref()?;
        let words = self.words().get(language)?;
        let log = table.log();
        let log = &log[..position.lines.min(log.len())];
        Some(scene(table, state, log, viewer, words))
    }

    fn exported_scene(
        &self,
        export: &Redacted,
        steps: usize,
        language: &str,
    ) -> Result<Option<Scene>, ExportError> {
        let Sighting { view, heard } = Sighting::<G>::read(export, steps)?;
        let lately = &heard[heard.len().saturating_sub(LATELY)..];
        let heard: Vec<&G::Event> = lately.iter().map(|(_, event)| event).collect();
        let words = self.words().get(language);
        Ok(words.map(|words| G::scene(&view, &heard, words)))
    }

    fn gallery(&self, language: &str) -> Vec<Panel> {
        (self.words().get(language)).map_or_else(Vec::new, G::gallery)
    }

    fn targets(&self, table: &dyn AnyTable, seat: Seat) -> Option<Vec<Target>> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        let view = table.view(Viewer::Seat(seat));
        let options = table.options(seat).into_iter();
        Some(options.map(|act| G::target(&view, act)).collect())
    }

    fn choices(&self, table: &dyn AnyTable, seat: Seat) -> Option<Vec<(Move, Target)>> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        let view = table.view(Viewer::Seat(seat));
        let options = table.options(seat).into_iter();
        Some(
            options
                .map(|act| (Move::of::<G>(&view, act), G::target(&view, act)))
                .collect(),
        )
    }

    fn why(&self, table: &dyn AnyTable, seat: Seat, keys: &[String]) -> Option<Refused> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        let act = G::attempt(&table.view(Viewer::Seat(seat)), keys)?;
        Table::why(table, seat, act).err().map(refused::<G>)
    }

    fn glides(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        from: usize,
    ) -> Option<Vec<(usize, Glide)>> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        let lines = table.log().iter().enumerate().skip(from);
        let glide = |(line, told): (usize, &crate::LogEntry<G::Event>)| {
            Some((line, G::glide(told.told.heard_by(viewer)?)?))
        };
        Some(lines.filter_map(glide).collect())
    }
}
