//! What the common rules ask of this game: its map, its words, and where its cards,
//! generals and scenarios have rules of their own.

use std::fmt::Debug;
use std::ops::ControlFlow;

use kernel::{Chance, Out};
use punic::{Allowed, Deck, Deed, Never, Notice, Rules, Side, SiegeDie, War};

use crate::act::GameAct;
use crate::data::{Symbols, Talent, Theatre, theatre};
use crate::event::{Event, GameEvent};
use crate::frame::{GameDebt, GameUse, Moment, Orders, Play, Stage, Use, Voyage};
use crate::game::Hannibal;
use crate::ids::{Card, General, Space};
use crate::land::{Stack, Train};
use crate::naval::Ships;
use crate::sets::CardSet;
use crate::state::{Cause, Open, Public, Secret, State};
use crate::{campaigns, deck, displaced, events, limits};

impl War for Hannibal {
    const SPACES: usize = 99;
    const PROVINCES: usize = 23;
    const REGIONS: usize = 7;
    const GENERALS: usize = 20;
    const CARDS: usize = 92;

    type PerSpace<T: Clone + Eq + Debug> = [T; 99];
    type PerGeneral<T: Clone + Eq + Debug> = [T; 20];
    type Trains = Option<Train>;

    #[inline]
    fn theatre() -> &'static Theatre {
        theatre()
    }

    type Use = GameUse;
    type Cause = Cause;
    type GameAct = GameAct;
    type GameEvent = GameEvent;
    type Procedure = Stage;
    type GameMoment = Never;
    type DieUse = Voyage;
    type GameDebt = GameDebt;
    type Orders = Orders;
    type Talent = Talent;
    type Symbols = Symbols;
    type Public = Public;
    type Secret = Secret;
    type Sea = Ships;
    type Deck = StrategyDeck;

    fn rank(open: &Open, general: General) -> u8 {
        limits::rank(open, general)
    }

    fn displaced(state: &mut State, general: General, out: &mut Out<Event>) {
        displaced::displaced(state, general, out);
    }

    #[inline]
    fn allows(open: &Open, side: Side, deed: Deed<Hannibal>) -> Allowed {
        match deed {
            Deed::Cross { force, from, to } => limits::may_cross(open, side, force, from, to),
            Deed::Attack(general) => limits::may_attack(open, general),
            Deed::Join { force, at } => limits::may_join(open, side, force, at),
            Deed::Escort => limits::may_escort(open, side),
            Deed::Besiege(_) => Ok(()),
        }
    }

    fn rules(open: &Open) -> Rules<Hannibal> {
        Rules {
            pursuit_rolls: !open.game.options.no_pursuit_roll,
            tamer: limits::elephant_tamer(open),
            ..Rules::usual()
        }
    }

    fn on(state: &mut State, notice: Notice<Hannibal>, out: &mut Out<Event>) {
        let open = &mut state.open;
        match notice {
            Notice::Arrived(_) | Notice::Activated(_) | Notice::Subjugated(..) => {}
            Notice::ActivationEnded => limits::imperium(open),
            // 28.10-h, RUL-24
            Notice::BattleWon(winner) => {
                open.game.tally.carthage_beaten |= winner == Side::Rome;
            }
            Notice::BattleEnding(battle, winner) => {
                limits::remember_victory(open, &battle, winner);
            }
            Notice::BattleEnded(battle) => campaigns::after_battle(state, &battle, out),
            // 28.12-i
            Notice::CuLost(Side::Carthage, lost) => {
                let tally = &mut open.game.tally;
                tally.carthage_lost = tally.carthage_lost.saturating_add(lost);
            }
            Notice::CuLost(Side::Rome, _) => {}
            // #78
            Notice::CityTurned(side, at) => {
                let taken = &mut open.game.effects.taken;
                taken[side].insert(at);
                taken[side.enemy()].remove(at);
            }
            Notice::Lifted(general) => displaced::forget(open, general),
        }
    }

    fn attempt(open: &mut Open, at: Space) -> Option<u8> {
        events::attempt(open, at)
    }

    /// 20.2-a
    fn siege_die(open: &Open, stack: Stack) -> SiegeDie {
        let tribe = open.land.tribes.contains(stack.at);
        match stack.side == Side::Rome || tribe || open.land.train_in(stack) {
            true => SiegeDie::Red,
            false => SiegeDie::White,
        }
    }
}

/// The strategy cards of this game.
#[derive(Debug)]
pub struct StrategyDeck;

impl Deck<Hannibal> for StrategyDeck {
    fn usable(state: &State, side: Side, card: Card) -> Allowed {
        events::usable(state, side, card)
    }

    fn begin(
        state: &mut State,
        side: Side,
        card: Card,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        events::begin(state, side, card, chance, out);
    }

    fn uses(
        state: &State,
        side: Side,
        _: Card,
        each: &mut dyn FnMut(Use) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match campaigns::may_summon(&state.open, side) {
            Ok(()) => each(Use::Game(GameUse::Summon)),
            Err(_) => ControlFlow::Continue(()),
        }
    }

    fn begin_use(state: &mut State, GameUse::Summon: GameUse, _: &mut Out<Event>) {
        state.open.push(crate::frame::Frame::Game(Stage::Summon));
    }

    /// 8.2.1-a, #80
    fn obeys(open: &Open, general: General, ops: u8) -> bool {
        general.sheet().strategy <= ops || open.game.effects.dictator == Some(general)
    }

    /// 8.2.1-b, 8.3-b
    fn orders(_: &Open, play: &Play, general: General) -> (u8, Orders) {
        let sheet = play.card.sheet();
        let tables = &theatre().tables;
        let own = sheet.owner.is_none_or(|owner| owner == play.side);
        let dual = play.way == Use::General && own;
        let points = match dual {
            true => sheet.march.unwrap_or(tables.movement_points),
            false => tables.movement_points,
        };
        let ships = match (play.way, sheet.campaign) {
            (Use::Event, Some((_, most))) => (!play.sailed).then_some(most),
            _ if sheet.symbols.ship => Some(tables.most_moving),
            _ => (general.talent().sails_with)
                .filter(|&(ops, _)| sheet.ops == ops)
                .map(|(_, most)| most),
        };
        let orders = Orders {
            ships,
            guide: dual && play.card == deck::NATIVE_GUIDE,
            ..Orders::default()
        };
        (points, orders)
    }

    fn fitting(open: &Open, side: Side, moment: Moment) -> CardSet {
        events::fitting(open, side, moment)
    }

    fn counter(
        state: &mut State,
        side: Side,
        card: Card,
        moment: Moment,
        by: i8,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        events::counter(state, side, card, moment, by, chance, out);
    }
}
