//! Hamilcar: Rome against Carthage, 264 to 241 BC.
//!
//! What this game shares with Hannibal is the crate `punic`; `war` says what it has to know
//! of this game. One module a chapter of the rest of the rule book: `setup` (4), `turn`
//! (5, 21), `reinforcements` (6.1, 6.2), `mercenaries` (6.1.2, 6.1.3), `elections` (6.4),
//! `cards` (8.2), `supply` (8.2.1), `displaced` (10.10, 6.5.1), `navy` (2.2.7, 11.2, 11.8),
//! `legs` (11.1 to 11.6), `sea` (11.7), `aftermath` (11.7.6), `miat` (19.5), `defence`
//! (20.2.7, 20.2.8), `victory` (22.1, 23), `treasury` (22.2). `flow` leads the decisions of
//! these chapters to them, `frame` says where the game is.

mod act;
mod aftermath;
mod audit;
mod cards;
mod data;
mod deck;
mod defence;
mod displaced;
mod elections;
mod event;
mod flow;
mod frame;
mod game;
mod ids;
mod land;
mod legs;
mod mercenaries;
mod miat;
mod navy;
mod refusal;
mod reinforcements;
mod sea;
mod sets;
mod setup;
mod state;
mod supply;
mod treasury;
mod turn;
mod victory;
mod war;

pub use act::{Act, GameAct, Reform, Target};
pub use data::{
    Ability, AfricaRule, BattleCardSheet, CardSheet, Data, DataError, Edge, Files, ForceSheet,
    GeneralSheet, Hook, LinkKind, Marks, Office, ProvinceSheet, RegionSheet, SeamanshipSheet,
    SetupSheet, SiegeFace, Source, SpaceKind, SpaceSheet, Symbols, Tables, TacticSheet, Talent,
    Theatre, Timing, Title, Trait, Trigger, TruceWord, TurnSheet, data, routes, storm_routes,
    theatre,
};
pub use event::{Event, GameEvent};
pub use frame::{
    Attempt, Battle, BattleStep, CardStep, Debt, DebtCause, Drown, Escape, Force, Frame, GameDebt,
    GameUse, Leg, LegStep, LossCause, March, MarchStep, Moment, Orders, Play, Purpose, ReactStep,
    RetreatStep, SeaBattle, SeaStep, Sinking, Stage, Throw, Titles, TurnStep, Use, Way,
};
pub use game::{Hamilcar, View};
pub use ids::{Card, General, Miat, NoSuchId, Province, Region, Space, Tactic, UnknownId};
pub use land::{Land, Stack, Supply, Units};
pub use punic::{BySide, Side};
pub use refusal::{Refusal, why};
pub use sets::{CardSet, GeneralSet, MiatSet, ProvinceSet, RegionSet, SpaceSet, Tactics};
pub use state::{Cause, Electing, End, Navy, Open, Options, Public, Secret, Seen, State};
pub use victory::points;
