//! Hannibal: Rome against Carthage, 218 to 201 BC.
//!
//! The land war (9, 10, 12 to 21) is the crate `land_war`; `war` says what it has to know
//! of this game. One module a chapter of the rest of the rule book: `setup` (4), `turn`
//! (5), `reinforcements` (6.1 to 6.3, 6.7), `elections` (6.4 to 6.6), `strategy` (7),
//! `cards` (8.1 to 8.3), `windows` (8.4), `events` (8.5, 25), `displaced` (10.10), `naval`
//! (11), `victory` (22, 23), `limits` (24), `campaigns` (28). `flow` leads the decisions of
//! these chapters to them, `frame` says where the game is.

mod act;
mod appraise;
mod audit;
mod campaigns;
mod cards;
mod data;
mod deck;
mod displaced;
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
mod naval;
mod refusal;
mod reinforcements;
mod sets;
mod setup;
mod state;
mod strategy;
mod turn;
mod victory;
mod view;
mod war;
mod windows;
mod words;

pub use act::{Act, OwnAct};
pub use data::{
    Ability, BattleCardSheet, Campaign, CardSheet, Data, DataError, Edge, Files, ForceSheet,
    GeneralSheet, LinkKind, Marks, NavalModifier, NavalTest, Office, ProvinceSheet, RegionSheet,
    Reinforcing, ScenarioSheet, SiegeFace, Source, SpaceKind, SpaceSheet, SpareStart, Stand,
    Tables, Talent, Theatre, Timing, Title, TruceWord, Victory, data, theatre,
};
pub use draw::{GeoError, read_board};
pub use event::{Event, OwnEvent};
pub use frame::{
    Battle, BattleStep, CardStep, Debt, DebtCause, Declared, EventFrame, Force, Frame, Loss,
    LossCause, March, MarchStep, Moment, Orders, OwnDebt, Play, Purpose, ReactStep, Reaction,
    Retreat, RetreatStep, Stage, Titles, TurnStep, Use, Voyage, Way,
};
pub use game::Hannibal;
pub use ids::{Card, General, NoSuchId, Province, Region, Space, UnknownId};
pub use land::{BadBoard, Board, Land, Pieces, Posted, Stack, Train, Units};
pub use land_war::{BySide, Side};
pub use refusal::Refusal;
pub use sets::{CardSet, GeneralSet, ProvinceSet, RegionSet, SpaceSet};
pub use setup::option;
pub use state::{
    Additional, Cause, Effects, Electing, End, Open, Options, Own, ScenarioId, Secret, State,
    Tally, draw_pile,
};
pub use view::{HandView, View};
