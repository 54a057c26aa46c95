//! What the two Punic games share: the rules of the land war and of the strategy cards,
//! refusals, words, pictures and the bots' opinions. It knows spaces, generals, cards and
//! tables by what the sheets say of them, never by name. The game says in [`War`] what its
//! map is and where its rules differ, in [`Deck`] what its cards do, in [`Sea`] how it
//! sails, in [`Procedure`] what only its turn asks; [`words::Words`], [`draw::Pictures`] and
//! [`appraise::Judgement`] are what it says, draws and wants itself.
//!
//! One module a chapter of the rule book: `placing` (6.3), `strategy` (7), `cards` (8.1 to
//! 8.3), `windows` and `dice` (8.4), `stacks` (9), `march` (10), `displaced` (10.10),
//! `reactions` (12, 13), `walls` (12.1-a, 20.3), `falling_back` (12.6), `battle` (14, 17,
//! 18.3), `rounds` (14.5, 16), `retreat` (15), `consuls` (18.1), `political` (19), `siege`
//! (20), `sortie` (20.6), `attrition` (21), `losses` (14.6, 17.3). Each lists its options
//! and says with the same predicates why an act is not among them (`reason`, `refusal`).
//! `flow` leads every decision to its chapter, `frame` says where the game is.

mod act;
pub mod appraise;
pub mod attrition;
pub mod audit;
pub mod battle;
pub mod cards;
pub mod consuls;
pub mod dice;
pub mod displaced;
pub mod draw;
mod event;
pub mod falling_back;
pub mod flow;
mod frame;
mod id;
mod land;
pub mod losses;
pub mod march;
pub mod placing;
pub mod political;
mod position;
pub mod reactions;
mod reason;
pub mod refusal;
pub mod retreat;
pub mod rounds;
mod set;
mod sheets;
mod side;
pub mod siege;
pub mod sortie;
pub mod stacks;
mod state;
pub mod strategy;
mod tables;
mod theatre;
mod trains;
mod view;
pub mod walls;
mod war;
pub mod windows;
pub mod words;

pub use act::Act;
pub use cards::CardStep;
pub use event::Event;
pub use frame::{
    Battle, BattleStep, Debt, DebtCause, Declared, Force, Frame, Loss, LossCause, March, MarchStep,
    Moment, Purpose, ReactStep, Reaction, Retreat, RetreatStep, Way,
};
pub use id::{Card, General, Id, Kind, Province, Region, Space};
pub use kernel::{NoSuchId, UnknownId};
pub use land::{Land, Stack, Units};
pub use position::{BadBoard, Board, Pieces, Posted};
pub use reason::{Allowed, Ban, Reason, unless};
pub use refusal::{Refusal, Subject};
pub use set::{CardSet, GeneralSet, IdSet, Ids, ProvinceSet, RegionSet, SpaceSet};
pub use sheets::{
    Ability, CardSheet, Edge, GeneralSheet, LinkKind, Office, ProvinceSheet, RegionSheet,
    SpaceKind, SpaceSheet, Timing, TruceWord,
};
pub use side::{BySide, Side};
pub use state::{DEPTH, End, Open, State, everyone};
pub use strategy::{Play, Strategy, Use};
pub use tables::{BattleCardSheet, SiegeFace, Tables, Title, Titles};
pub use theatre::{Sheets, Theatre, WrongSize};
pub use trains::{Load, Train, Trains};
pub use view::{HandView, View};
pub use war::{
    Cue, Deck, Deed, DieUse, Ending, Hidden, Never, Notice, Orders, Procedure, Public, Row, Rules,
    Sea, SiegeDie, War, Word,
};
