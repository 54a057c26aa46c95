//! What one viewer has seen of a match, to take away before the match is over (K19).

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::patch::{self, Change, NoSuchPlace};
use crate::{Entry, FORMAT, Game, Outcome, Setup, SetupError, SetupRequest, Table, Viewer};

/// A match as one viewer saw it: its own acts, what it heard and what it saw, and
/// nothing else. It is equal for all matches that the viewer cannot tell apart, so it
/// holds no times, no outcomes of chance, no numbers of other seats' decisions, and of
/// joint questions neither the answers nor their order. Decisions that were taken back
/// are not in it. A match that went on from a stored position is shown from there, with
/// all that was heard before it. Once a match is over its full record may be given out instead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redacted {
    pub format: u32,
    pub game: String,
    pub setup: Setup,
    /// The rules and data it is played by ([`crate::About::rules`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Names of those who play, in seat order; may be empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// SHA-256 of the seed, published before the first outcome.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    pub viewer: Viewer,
    /// What the viewer saw first.
    pub view: Json,
    /// What it was told before the first decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heard: Vec<Json>,
    pub steps: Vec<Seen>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

/// A moment at which something changed for the viewer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The viewer's own decision, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<Json>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heard: Vec<Json>,
    /// How its view changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub view: Vec<Change>,
}

/// Why an export cannot be shown again. Steps are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ExportError {
    #[error("the export has format {found}, this program reads format {FORMAT}")]
    Format { found: u32 },
    #[error("the export is of the game {found:?}, not of {expected:?}")]
    OtherGame {
        found: String,
        expected: &'static str,
    },
    #[error("the export's set-up is not possible: {0}")]
    Setup(#[from] SetupError),
    #[error("step {step}: {error}")]
    Step { step: usize, error: NoSuchPlace },
    /// Step 0 is what was seen and heard before the first.
    #[error("step {step}: the view cannot be read: {problem}")]
    View { step: usize, problem: String },
    #[error("step {step}: an event cannot be read: {problem}")]
    Event { step: usize, problem: String },
}

/// An export read up to some step: what its viewer saw then and had heard by then.
#[derive(Debug, Clone)]
pub struct Sighting<G: Game> {
    pub view: G::View,
    /// Each event with its step.
    pub heard: Vec<(usize, G::Event)>,
}

impl<G: Game> Sighting<G> {
    /// Reads an export up to `steps` steps. Nothing in it is trusted.
    pub fn read(export: &Redacted, steps: usize) -> Result<Sighting<G>, ExportError> {
        let about = G::about();
        if export.format != FORMAT {
            return Err(ExportError::Format {
                found: export.format,
            });
        }
        if export.game != about.id {
            return Err(ExportError::OtherGame {
                found: export.game.clone(),
                expected: about.id,
            });
        }
        about.check(&SetupRequest::from(export.setup.clone()))?;
        let mut heard = Vec::new();
        hear::<G>(0, &export.heard, &mut heard)?;
        let mut view = export.view.clone();
        let steps = steps.min(export.steps.len());
        for (step, seen) in (1..).zip(&export.steps[..steps]) {
            patch::apply(&mut view, &seen.view)
                .map_err(|error| ExportError::Step { step, error })?;
            hear::<G>(step, &seen.heard, &mut heard)?;
        }
        let view = G::View::deserialize(&view).map_err(|error| ExportError::View {
            step: steps,
            problem: error.to_string(),
        })?;
        Ok(Sighting { view, heard })
    }
}

fn hear<G: Game>(
    step: usize,
    events: &[Json],
    heard: &mut Vec<(usize, G::Event)>,
) -> Result<(), ExportError> {
    for event in events {
        let event = G::Event::deserialize(event).map_err(|error| ExportError::Event {
            step,
            problem: error.to_string(),
        })?;
        heard.push((step, event));
    }
    Ok(())
}

impl Redacted {
    /// The viewer's views, from the first to the last: one more than there are steps.
    pub fn views(&self) -> Result<Vec<Json>, ExportError> {
        if self.format != FORMAT {
            return Err(ExportError::Format { found: self.format });
        }
        let mut view = self.view.clone();
        let mut views = vec![view.clone()];
        for (index, step) in self.steps.iter().enumerate() {
            patch::apply(&mut view, &step.view).map_err(|error| ExportError::Step {
                step: index + 1,
                error,
            })?;
            views.push(view.clone());
        }
        Ok(views)
    }

    /// Everything the viewer heard, one event a line of its log.
    pub fn all_heard(&self) -> impl Iterator<Item = &Json> {
        let later = self.steps.iter().flat_map(|step| &step.heard);
        self.heard.iter().chain(later)
    }
}

fn json(value: impl Serialize) -> Json {
    serde_json::to_value(value).expect("plain data has a JSON form")
}

/// A match played again for one viewer.
struct Showing<G: Game> {
    table: Table<G>,
    viewer: Viewer,
    /// How much of the log was shown, and the view that was shown last.
    lines: usize,
    view: Json,
    steps: Vec<Seen>,
}

impl<G: Game> Showing<G> {
    fn enter(&mut self, entry: &Entry<G::Act>) {
        let index = self.table.entries().len();
        (self.table.enter(index, entry.clone(), None))
            .expect("what was played can be played again");
    }

    fn is_own(&self, entry: &Entry<G::Act>) -> bool {
        matches!(entry, Entry::Act { seat, .. } if Viewer::Seat(*seat) == self.viewer)
    }

    /// Notes what changed for the viewer since the last step, if anything did.
    fn show(&mut self, entry: Option<&Entry<G::Act>>) {
        let act = match entry {
            Some(Entry::Act { seat, act, .. }) if Viewer::Seat(*seat) == self.viewer => {
                Some(json(act))
            }
            _ => None,
        };
        let heard: Vec<Json> = (self.table.log()[self.lines..].iter())
            .filter_map(|line| line.told.heard_by(self.viewer))
            .map(json)
            .collect();
        let view = json(self.table.view(self.viewer));
        let changes = patch::changes(&self.view, &view);
        if act.is_some() || !heard.is_empty() || !changes.is_empty() {
            self.steps.push(Seen {
                act,
                heard,
                view: changes,
            });
            self.lines = self.table.log().len();
            self.view = view;
        }
    }

    /// The answers to one joint question, and its close if it was closed. The
    /// viewer's own come first, as if nobody else had answered yet.
    fn show_joint(&mut self, group: &[&Entry<G::Act>]) {
        let answers = group
            .iter()
            .filter(|entry| matches!(entry, Entry::Act { .. }));
        let (own, others): (Vec<_>, Vec<_>) = answers.partition(|entry| self.is_own(entry));
        for entry in own {
            self.enter(entry);
            self.show(Some(entry));
        }
        for entry in others {
            self.enter(entry);
        }
        if let Some(close @ Entry::Close { .. }) = group.last() {
            self.enter(close);
        }
        self.show(None);
    }
}

impl<G: Game> Table<G> {
    /// What `viewer` has seen of the match so far. A seat that is not at this table
    /// is a spectator.
    pub fn export(&self, viewer: Viewer) -> Redacted {
        let viewer = self.at_table(viewer);
        let table = self.rewound();
        let view = json(table.view(viewer));
        let heard: Vec<Json> = table.heard(viewer).map(json).collect();
        let mut showing = Showing {
            lines: table.log().len(),
            table,
            viewer,
            view: view.clone(),
            steps: Vec::new(),
        };
        let entries: Vec<_> = self
            .live
            .iter()
            .map(|&place| &self.entries[place])
            .collect();
        let mut next = 0;
        while let Some(entry) = entries.get(next) {
            if showing.table.joint.is_none() {
                showing.enter(entry);
                showing.show(Some(entry));
                next += 1;
                continue;
            }
            let answers = (entries[next..].iter())
                .take_while(|entry| matches!(entry, Entry::Act { .. }))
                .count();
            // The close, if it came; else the end of what was played.
            let end = entries.len().min(next + answers + 1);
            showing.show_joint(&entries[next..end]);
            next = end;
        }
        Redacted {
            format: FORMAT,
            game: G::about().id.to_owned(),
            setup: self.setup.clone(),
            rules: Some(G::about().rules.clone()),
            players: Vec::new(),
            commitment: None,
            viewer,
            view,
            heard,
            steps: showing.steps,
            result: self.outcome(),
        }
    }
}
