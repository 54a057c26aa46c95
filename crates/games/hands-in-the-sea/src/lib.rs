//! Hands in the Sea. Rome and Carthage fight for Sicily with the cards of their decks.
//!
//! One module a chapter of the rule book: `setup` (3), `round` (4), `campaign` (4.1,
//! 7.1), `supply` (4.3, 4.4), `events` (4.7, 6F), `expand` (5.1), `attack` (5.2.1,
//! 5.2.2), `battle` (5.2.3, 5.6.2), `raids` (5.2.4, 5.2.6, 5.3.4), `naval` (5.2.5),
//! `manage` (5.3 to 5.6), `score` (6), `fortuna` (7.2). `cards` moves cards and keeps
//! what is known of them, `look` and `legal` say what may be done.

mod act;
mod appraise;
mod attack;
mod audit;
mod battle;
mod campaign;
mod cards;
mod data;
mod draw;
mod event;
mod events;
mod expand;
mod flow;
mod fortuna;
mod game;
mod guess;
mod ids;
mod legal;
mod look;
mod manage;
mod naval;
mod pile;
mod position;
mod raids;
mod refusal;
mod round;
mod score;
mod sets;
mod setup;
mod side;
mod state;
mod supply;
mod view;
mod words;

pub use act::{Act, Action, Haven, Role, Spot};
pub use data::{
    Ability, CardSheet, Connection, Data, DataError, DeusSheet, EventEffect, EventSheet, FaceSheet,
    Files, Ground, Kind, Limits, LocationSheet, Owner, Polarity, Source, StrategySheet, Symbols,
    Way, data,
};
pub use draw::read_board;
pub use event::{Dice, Event, Marker};
pub use game::{ALTERNATIVES, DEUS_EX_MACHINA, FATE_MARKER, HIDDEN_RESERVE, HandsInTheSea, UPKEEP};
pub use ids::{Card, Deus, EventCard, Face, Id, Location, Strategy, UnknownId, Zone};
pub use pile::Pile;
pub use refusal::Refusal;
pub use score::total;
pub use sets::{CardSet, EventSet, FaceSet, LocationSet, StrategySet};
pub use side::{BySide, Side};
pub use state::{
    Battle, BattleEnd, Blockable, CampaignStep, Captured, Cause, Choice, Draft, DrawDeck, Faces,
    Fleet, Frame, Knowledge, Naval, NavalStep, Open, Options, Power, Round, Slot, State,
};
pub use supply::{can_trace, supplied};
pub use view::{BattleView, DraftView, NavalView, Own, PowerView, View, Wanted};
