//! What a viewer sees, as plain data: pieces and places with their names, panels
//! around the board, and what to click for each option. Nothing is drawn here.
//!
//! A scene is made from a view, never from a state: what a seat must not know
//! cannot reach its screen, because the type that makes scenes has no access to it.

mod art;
mod emblem;
mod erased;
mod files;
mod geo;
mod panel;
mod relief;

use serde::Serialize;

use crate::{Lexicon, Speak};

pub use art::{
    Area, ArtError, BoardArt, Dock, Lettering, LinkArt, LinkFacts, Point, Polygon, Register, Ring,
    Slot, SlotFacts, Spot, SpotFacts, Text, TextKind,
};
pub use emblem::{Emblem, Tint};
pub use erased::AnyDraw;
pub use files::{BarrierKind, BarrierShape, Compass, LinkClass, OrnamentShape, Points, Shapes};
pub use geo::{GeoError, read_board};
pub use panel::{
    Body, Fight, FightSide, Ladder, Lane, Panel, Row, Rung, Runner, Score, Spread, Step,
};

/// The pictures of a game.
pub trait Draw: Speak {
    /// What never changes: coast, seas, roads, places.
    fn board() -> &'static BoardArt;

    /// What the viewer whose `view` it is sees now. `heard` is what he was told
    /// lately, oldest first: the dice of the last fire, the moves of this turn. It
    /// may be empty, and then nothing is missing but those.
    fn scene(view: &Self::View, heard: &[&Self::Event], words: &Lexicon) -> Scene;

    /// What to click for an option of the one whose `view` it is.
    fn target(view: &Self::View, act: Self::Act) -> Target;

    /// What pointing at these things, in this order, would mean, legal or not: so
    /// that somebody who points at what cannot be done is told why.
    fn attempt(view: &Self::View, keys: &[String]) -> Option<Self::Act> {
        let _ = (view, keys);
        None
    }

    /// Everything in the box, to be looked at before playing: each kind of piece, the
    /// whole deck. Hands and pools, in the order in which they are shown.
    /// Without it a gallery shows what lies on the table at the start.
    fn gallery(words: &Lexicon) -> Vec<Panel> {
        let _ = words;
        Vec::new()
    }

    /// What moves when this is heard. A hidden piece glides as a ghost and not by
    /// its key, so that nobody can follow it any further.
    fn glide(event: &Self::Event) -> Option<Glide> {
        let _ = event;
        None
    }
}

/// Everything a viewer sees, in the order in which it is painted.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Scene {
    pub board: Board,
    pub items: Vec<Item>,
    pub panels: Vec<Panel>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Board {
    pub width: f32,
    pub height: f32,
}

impl Scene {
    pub fn item(&self, key: &str) -> Option<&Item> {
        self.everything().find(|item| item.key == key)
    }

    /// Items on the board and in all panels.
    pub fn everything(&self) -> impl Iterator<Item = &Item> {
        let panels = self.panels.iter().flat_map(Panel::items);
        self.items.iter().chain(panels)
    }
}

/// One thing on the board or in a panel.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Item {
    /// Stays the same as long as this is the same thing to the viewer. A face has
    /// its piece's key; a back has the key of its place, its public marks and its
    /// number among its like, which is no lasting label.
    pub key: String,
    /// Where it stands; of pieces in one place, the place. In panels it is unused.
    pub at: Point,
    pub figure: Figure,
    /// The accessible name, in the reader's language.
    pub title: String,
    /// What pointing at it tells, line by line.
    pub tips: Vec<String>,
    /// The place it stands in. Pieces of one place are laid out together.
    pub place: Option<String>,
    pub marks: Vec<Mark>,
}

impl Item {
    pub fn new(key: impl Into<String>, figure: Figure, title: impl Into<String>) -> Item {
        Item {
            key: key.into(),
            at: [0.0, 0.0],
            figure,
            title: title.into(),
            tips: Vec::new(),
            place: None,
            marks: Vec::new(),
        }
    }

    #[must_use]
    pub fn at(mut self, at: Point) -> Item {
        self.at = at;
        self
    }

    #[must_use]
    pub fn in_place(mut self, place: impl Into<String>) -> Item {
        self.place = Some(place.into());
        self
    }

    #[must_use]
    pub fn tip(mut self, tip: impl Into<String>) -> Item {
        self.tips.push(tip.into());
        self
    }

    #[must_use]
    pub fn mark(mut self, mark: Mark, holds: bool) -> Item {
        if holds {
            self.marks.push(mark);
        }
        self
    }
}

/// What shows on a piece besides what it is. All of it is public or the viewer's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Has moved this turn.
    Moved,
    /// Waits behind the line.
    Reserve,
    /// Was picked up and is on its way.
    Taken,
    /// Its turn is now.
    Ready,
    /// Had its turn.
    Done,
    /// Out of play: a trophy, a face-up block.
    Lost,
    /// A card or token that is committed.
    Chosen,
    /// Behind walls.
    Walled,
    /// Leads those who stand with him.
    Leads,
}

impl Mark {
    pub const fn id(self) -> &'static str {
        match self {
            Mark::Moved => "moved",
            Mark::Reserve => "reserve",
            Mark::Taken => "taken",
            Mark::Ready => "ready",
            Mark::Done => "done",
            Mark::Lost => "lost",
            Mark::Chosen => "chosen",
            Mark::Walled => "walled",
            Mark::Leads => "leads",
        }
    }
}

/// How a thing looks: a small vocabulary that all games share.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "figure", rename_all = "kebab-case")]
pub enum Figure {
    /// A wooden block whose face the viewer may see.
    Block {
        tint: Tint,
        emblem: Emblem,
        /// What tells it from its like: the number of a legion, a leader's initial.
        name: String,
        /// Strength, in Roman numerals.
        numeral: String,
        /// `C3`
        rating: String,
        /// Who commands it, where the wood tells otherwise.
        flag: Option<Tint>,
    },
    /// A wooden block from behind. Nothing tells it from its like.
    Back {
        tint: Tint,
        flag: Option<Tint>,
    },
    /// Any other piece: counters, cubes, ships, markers.
    Token {
        shape: Shape,
        tint: Tint,
        emblem: Option<Emblem>,
        text: Option<String>,
    },
    /// A leader: his head and his two ratings.
    General {
        tint: Tint,
        portrait: Emblem,
        name: String,
        /// The least card that moves him.
        strategy: u8,
        battle: u8,
        /// One letter for his office.
        office: Option<String>,
    },
    /// Where pieces stand: the hotspot over what the board shows.
    Place {
        /// Around where it is; a place without a radius is its whole area.
        radius: f32,
        value: u8,
        kind: PlaceKind,
        /// Whose it is.
        tint: Option<Tint>,
        /// Fought over.
        contested: bool,
    },
    /// How many pieces of one side there are: what is seen from far off.
    Badge {
        tint: Tint,
        count: u8,
    },
    /// An area in its holder's colour and hatch.
    Wash {
        tint: Tint,
        area: String,
    },
    /// A move that was made.
    Way {
        tint: Tint,
        way: Way,
    },
    Card {
        tint: Tint,
        emblem: Emblem,
        name: String,
        /// The numbers of the card, each with its sign: moves, levies.
        corners: Vec<Corner>,
        lines: Vec<String>,
    },
    /// A card that is read: its points, what it is for, and its text.
    TextCard {
        tint: Tint,
        emblem: Emblem,
        points: String,
        name: String,
        signs: Vec<Emblem>,
        lines: Vec<String>,
        /// Small print: its number, and where its text comes from.
        foot: [String; 2],
    },
    CardBack {
        tint: Tint,
    },
    Dice {
        tint: Tint,
        faces: Vec<u8>,
        /// A die of this number or less hits.
        hits_at: u8,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Corner {
    pub emblem: Emblem,
    pub text: String,
}

/// The outline of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A square of cardboard: units, generals.
    Counter,
    /// Round: markers, coins, goods.
    Disc,
    Cube,
    /// A hull: fleets, triremes.
    Hull,
    /// An upright shield: legions.
    Shield,
    /// A square that fits the slot of a building.
    Tile,
}

impl Shape {
    pub const ALL: [Shape; 6] = [
        Shape::Counter,
        Shape::Disc,
        Shape::Cube,
        Shape::Hull,
        Shape::Shield,
        Shape::Tile,
    ];
}

/// What kind of place it is to look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceKind {
    Town,
    Port,
    GreatPort,
    Walled,
    Tribe,
    Sea,
    Province,
    /// A slot for a building.
    Slot,
}

/// A road travelled: where it starts and its legs.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Way {
    pub from: Point,
    pub legs: Vec<Leg>,
}

/// One leg: straight, or with one or two control points.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Leg {
    pub bend: Vec<Point>,
    pub to: Point,
}

/// A piece that moves: public facts only.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Glide {
    /// The key of the piece where the hearer knows it: then it may glide itself.
    pub key: Option<String>,
    /// What is seen on the way.
    pub figure: Figure,
    pub way: Way,
}

/// What to click for an option.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "target", rename_all = "kebab-case")]
pub enum Target {
    /// Things on the board or in a panel, in order; the last of them glows when the
    /// others are picked. Where several options end on the same one, the page
    /// offers them as a short list.
    On {
        keys: Vec<String>,
        /// What is done to it, as a word for an icon: `move`, `fire`.
        verb: &'static str,
        /// What will be travelled, to be shown before it is.
        way: Option<Way>,
        risk: Option<Risk>,
    },
    /// It has no place on the board.
    Button { primary: bool, risk: Option<Risk> },
}

impl Target {
    pub fn on(verb: &'static str, keys: impl IntoIterator<Item = String>) -> Target {
        Target::On {
            keys: keys.into_iter().collect(),
            verb,
            way: None,
            risk: None,
        }
    }

    pub const fn button(primary: bool) -> Target {
        Target::Button {
            primary,
            risk: None,
        }
    }

    #[must_use]
    pub fn along(mut self, travelled: Way) -> Target {
        if let Target::On { way, .. } = &mut self {
            *way = Some(travelled);
        }
        self
    }

    #[must_use]
    pub fn risking(mut self, what: Risk) -> Target {
        let (Target::On { risk, .. } | Target::Button { risk, .. }) = &mut self;
        *risk = Some(what);
        self
    }

    pub fn keys(&self) -> &[String] {
        match self {
            Target::On { keys, .. } => keys,
            Target::Button { .. } => &[],
        }
    }
}

/// Why an option should be said out loud before it is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Risk {
    /// Dice are rolled or cards drawn: it cannot be taken back.
    Chance,
    /// Something hidden is shown.
    Reveals,
    /// Something is lost.
    Loses,
}
