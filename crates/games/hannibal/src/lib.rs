//! Hannibal: Rome against Carthage, 218 to 201 BC.
//!
//! The land war (9, 10, 12 to 21) is the crate `punic`; `war` says what it has to know
//! of this game. One module a chapter of the rest of the rule book: `setup` (4), `turn`
//! (5), `reinforcements` (6.1, 6.2, 6.7), `elections` (6.4 to 6.6), `initiative` (7.3),
//! `events` (8.5, 25), `displaced` (10.10), `naval`
//! (11), `victory` (22, 23), `limits` (24), `campaigns` (28). `flow` leads the decisions of
//! these chapters to them, `frame` says where the game is.

mod act;
mod appraise;
mod audit;
mod campaigns;
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
mod ids;
mod initiative;
mod land;
mod limits;
mod naval;
mod refusal;
mod reinforcements;
mod sets;
mod setup;
mod state;
mod turn;
mod victory;
mod war;
mod words;

pub use act::{Act, GameAct};
pub use data::{
    Ability, BattleCardSheet, Campaign, CardSheet, Data, DataError, Edge, Files, ForceSheet,
    GeneralSheet, LinkKind, Marks, NavalModifier, NavalTest, Office, ProvinceSheet, RegionSheet,
    Reinforcing, ScenarioSheet, SiegeFace, Source, SpaceKind, SpaceSheet, SpareStart, Stand,
    Symbols, Tables, Talent, Theatre, Timing, Title, TruceWord, Victory, data, theatre,
};
pub use draw::{GeoError, read_board};
pub use event::{Event, GameEvent};
pub use frame::{
    Battle, BattleStep, CardStep, Debt, DebtCause, Declared, EventFrame, Force, Frame, GameDebt,
    GameUse, Loss, LossCause, March, MarchStep, Moment, Orders, Play, Purpose, ReactStep, Reaction,
    Retreat, RetreatStep, Stage, Titles, TurnStep, Use, Voyage, Way,
};
pub use game::{Hannibal, View};
pub use ids::{Card, General, NoSuchId, Province, Region, Space, UnknownId};
pub use land::{BadBoard, Board, Land, Pieces, Posted, Stack, Train, Units};
pub use punic::strategy::draw_pile;
pub use punic::{BySide, Side};
pub use refusal::{Refusal, why};
pub use sets::{CardSet, GeneralSet, ProvinceSet, RegionSet, SpaceSet};
pub use setup::option;
pub use state::{
    Additional, Cause, Effects, Electing, End, Open, Options, Public, ScenarioId, Secret, Seen,
    State, Tally,
};
