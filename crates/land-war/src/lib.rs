//! The land war of the two Punic games: spaces, generals, stacks, movement,
//! interception, avoiding battle, battle cards, retreat, sieges, political control,
//! attrition. It knows spaces, generals and tables by what the sheets say of them, never
//! by name; the game that fights it says in [`War`] what its map is and where its rules
//! differ, and has its own turn, cards and sea.
//!
//! One module a chapter of the rule book: `stacks` (9), `march` (10), `displaced`
//! (10.10), `reactions` (12, 13), `walls` (12.1-a, 20.3), `falling_back` (12.6), `battle`
//! (14, 17, 18.3), `rounds` (14.5, 16), `retreat` (15), `consuls` (18.1), `political`
//! (19), `siege` (20), `attrition` (21), `losses` (14.6, 17.3); `windows` and `dice` are
//! what 8.4 asks of them. `flow` leads every decision to its chapter, `frame` says where
//! the game is.

mod act;
pub mod attrition;
pub mod audit;
pub mod battle;
pub mod consuls;
pub mod dice;
pub mod displaced;
mod event;
pub mod falling_back;
pub mod flow;
mod frame;
mod id;
mod land;
pub mod losses;
pub mod march;
pub mod political;
mod position;
pub mod reactions;
pub mod retreat;
pub mod rounds;
mod set;
mod sheets;
mod side;
pub mod siege;
pub mod stacks;
mod state;
mod tables;
mod theatre;
mod trains;
pub mod walls;
mod war;
pub mod windows;

pub use act::Act;
pub use event::Event;
pub use frame::{
    Battle, BattleStep, Debt, DebtCause, Declared, Force, Frame, Loss, LossCause, March, MarchStep,
    Moment, Purpose, ReactStep, Reaction, Retreat, RetreatStep, Way,
};
pub use id::{General, Id, Kind, Province, Region, Space};
pub use kernel::{NoSuchId, UnknownId};
pub use land::{Land, Stack, Units};
pub use position::{BadBoard, Board, Pieces, Posted};
pub use set::{GeneralSet, IdSet, Ids, ProvinceSet, RegionSet, SpaceSet};
pub use sheets::{
    Ability, Edge, GeneralSheet, LinkKind, Office, ProvinceSheet, RegionSheet, SpaceKind,
    SpaceSheet,
};
pub use side::{BySide, Side};
pub use state::{DEPTH, End, Open, State, everyone};
pub use tables::{BattleCardSheet, SiegeFace, Tables, Title, Titles};
pub use theatre::{Sheets, Theatre, WrongSize};
pub use trains::{Load, Train, Trains};
pub use war::{Cue, Errand, HandLimit, Never, Row, SiegeDie, War, Word};
