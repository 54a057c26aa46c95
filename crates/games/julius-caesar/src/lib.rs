//! Julius Caesar: blocks in fog of war, 49 to 45 BC.
//!
//! One module a chapter of the rule book: `setup` (5), `cards` (2.1),
//! `command` (2.2), `movement` (6.1 to 6.3), `levies` (6.4), `gods` (EC),
//! `battle` (7.1 to 7.5), `retreat` (7.6 to 7.8), `winter` (8), `fog` (FW).

mod act;
mod appraise;
mod audit;
mod battle;
mod cards;
mod command;
mod data;
mod draw;
mod event;
mod fog;
mod game;
mod gods;
mod guess;
mod ids;
mod levies;
mod links;
mod movement;
mod position;
mod refusal;
mod retreat;
mod sets;
mod setup;
mod side;
mod state;
mod winter;
mod words;

pub use act::{Act, Path};
pub use data::{
    BlockSheet, CardKind, CardSheet, Colour, Data, DataError, Edge, Files, God, Kind, Letter, Levy,
    Limits, LinkKind, LinkSheet, Named, PlaceKind, PlaceSheet, Placement, RoadLimits, Setup,
    Source, Spot, data,
};
pub use draw::read_board;
pub use event::{Event, Going};
pub use fog::{Back, Control, Face, HandView, PlaceView, PoolView, Sighting, View, side_of};
pub use game::{FREE_DEPLOYMENT, JuliusCaesar, TOURNAMENT};
pub use ids::{Block, Card, Link, NoSuchId, Place, UnknownId};
pub use links::{Entered, Entries, Roads};
pub use position::{OnMap, Position};
pub use refusal::Refusal;
pub use sets::{BlockSet, Blocks, CardSet, Cards, PlaceSet, Places};
pub use side::{BySide, Side};
pub use state::{Battle, Cause, Draft, Open, Order, Part, Phase, Pins, State};
