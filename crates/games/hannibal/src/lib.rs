//! Hannibal: Rome against Carthage, 218 to 201 BC.
//!
//! One module a chapter of the rule book: `setup` (4), `turn` (5),
//! `reinforcements` (6.1 to 6.3, 6.7), `elections` (6.4 to 6.6), `strategy` (7),
//! `cards` (8.1 to 8.3), `windows` (8.4), `events` (8.5, 25), `war` (9 to 21),
//! `victory` (22, 23), `limits` (24), `campaigns` (28). `flow` leads every decision
//! to its chapter, `frame` says where the game is.

mod act;
mod appraise;
mod audit;
mod campaigns;
mod cards;
mod data;
mod deck;
mod dice;
mod draw;
mod elections;
mod event;
mod events;
mod flow;
mod frame;
mod game;
mod guess;
mod ids;
mod land;
mod limits;
mod position;
mod refusal;
mod reinforcements;
mod sets;
mod setup;
mod side;
mod state;
mod strategy;
mod turn;
mod victory;
mod view;
mod war;
mod windows;
mod words;

pub use act::Act;
pub use data::{
    Ability, BattleCardSheet, Campaign, CardSheet, Data, DataError, Edge, Files, ForceSheet,
    GeneralSheet, LinkKind, Marks, NavalModifier, NavalTest, Office, ProvinceSheet, RegionSheet,
    Reinforcing, ScenarioSheet, SiegeFace, Source, SpaceKind, SpaceSheet, SpareStart, Spot, Stand,
    Tables, Timing, Title, TruceWord, Victory, data,
};
pub use draw::{GeoError, read_board};
pub use event::Event;
pub use frame::{
    Battle, BattleStep, CardStep, Debt, DebtCause, Declared, EventFrame, Force, Frame, Loss,
    LossCause, March, MarchStep, Moment, Play, Purpose, ReactStep, Reaction, Retreat, RetreatStep,
    Titles, TurnStep, Use, Way,
};
pub use game::Hannibal;
pub use guess::undealt;
pub use ids::{Card, General, NoSuchId, Province, Region, Space, UnknownId};
pub use land::{Land, Stack, Train, Units};
pub use position::{BadBoard, Board, Pieces, Posted};
pub use refusal::Refusal;
pub use sets::{CardSet, GeneralSet, ProvinceSet, RegionSet, SpaceSet};
pub use setup::option;
pub use side::{BySide, Side};
pub use state::{
    Additional, Cause, Effects, Electing, End, Open, Options, ScenarioId, State, Tally,
};
pub use view::{HandView, View};
