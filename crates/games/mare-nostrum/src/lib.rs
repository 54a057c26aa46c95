//! Mare Nostrum: Empires. Three to five empires trade, build and fight around one sea.
//!
//! One module a chapter of the rule book: `setup` (S), `collect` (R, 1), `trade` (2),
//! `pay` (3.0) and `build` (3), `movement` (4.0, 4.1), `battle` (4.2), `conquest`
//! (4.3), `leadership` (5); `links` has the nearness of D, `view` has I.

mod act;
mod appraise;
mod audit;
mod battle;
mod build;
mod by;
mod collect;
mod conquest;
mod data;
mod draw;
mod event;
mod game;
mod guess;
mod holding;
mod ids;
mod leadership;
mod links;
mod movement;
mod pay;
mod refusal;
mod sets;
mod setup;
mod sites;
mod state;
mod trade;
mod view;
mod words;

pub use act::{Act, Form, Gain, Item, Loss, Position};
pub use by::{By, ByEmpire, ByProvince, BySea, BySlot, ByTrack};
pub use data::{
    Board, Building, CardKind, CardSheet, Data, DataError, EmpireSheet, Empires, Files, GoodSheet,
    Limits, ProvinceSheet, SeaSheet, SlotSheet, Source, Spot, data,
};
pub use draw::read_board;
pub use event::{Area, Event, Rolled, Step};
pub use game::{CARD_DISPLAY, EMPIRE_ASSIGNMENT, MareNostrum, ROUND_LIMIT};
pub use holding::Holding;
pub use ids::{Card, Empire, Good, Id, Province, Sea, Slot, Token, Track, UnknownId};
pub use refusal::{Refusal, Use};
pub use sets::{CardSet, EmpireSet, GoodSet, ProvinceSet, SeaSet, SlotSet};
pub use state::{Battle, Cause, Open, Paying, Phase, State, Trade, Turn, Used};
pub use view::View;
