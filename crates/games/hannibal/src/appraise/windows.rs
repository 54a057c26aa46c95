//! Counter-events: whether this is the moment for a card (8.4).

use punic::{BySide, Side, battle, dice};

use super::Outlook;
use super::Worth;
use super::activation::{self, Means};
use crate::act::Act;
use crate::data::{Tables, data, theatre};
use crate::deck;
use crate::frame::{Battle, Moment, Purpose, Voyage};
use crate::game::Hannibal;
use crate::game::View;
use crate::ids::Card;
use crate::state::Open;
use punic::appraise::clash::CU;
use punic::appraise::odds;

/// What a card would bring otherwise: its operations.
const CARD: f32 = 10.0;
/// What is at stake in a battle of some size.
const BATTLE: f32 = 90.0;

pub fn judge(
    outlook: &Outlook<'_>,
    view: &View,
    hands: BySide<u8>,
    moment: Moment,
    acts: &[Act],
    worth: &mut Worth,
) {
    for &act in acts {
        worth.push(match act {
            Act::Counter { card } => counter(outlook, view, hands, moment, card) - CARD,
            Act::Omen { by, .. } => omen(outlook, by) - CARD,
            _ => 0.0,
        });
    }
}

fn counter(
    outlook: &Outlook<'_>,
    view: &View,
    hands: BySide<u8>,
    moment: Moment,
    card: Card,
) -> f32 {
    let open = outlook.open;
    let moving = open.march.map_or(0, |march| march.force.units.cu);
    match (moment, card) {
        (Moment::Activate, deck::BAD_WEATHER) => slowed(outlook, hands),
        // It stays in port: the card and the voyage are lost.
        (Moment::Naval, deck::BAD_WEATHER) => f32::from(moving) * 3.0,
        (Moment::Naval, deck::STORMS) => {
            f32::from(moving) * 2.5 + odds::attrition::<Hannibal>(moving, 0) * CU
        }
        (Moment::Enter, _) => odds::attrition::<Hannibal>(5, 0).min(moving.into()) * CU,
        (Moment::Siege, _) => match lying_points(open) {
            0 => CU,
            points => CU + f32::from(points) * 20.0,
        },
        (Moment::Fall, _) => 200.0,
        (Moment::Event, _) => announced(open),
        _ => match open.battle {
            Some(battle) => in_battle(outlook, view, battle, moment, card),
            None => 0.0,
        },
    }
}

/// #41: what the enemy's general could do with all his Movement Points, and cannot.
fn slowed(outlook: &Outlook<'_>, hands: BySide<u8>) -> f32 {
    let open = outlook.open;
    let Some(march) = open.march else {
        return 0.0;
    };
    let enemy = Outlook::of(open, hands, outlook.side.enemy());
    let means = |points, ships| Means {
        points,
        ships,
        guide: march.orders.guide,
        treachery: false,
    };
    let gain = |means| activation::gain(&enemy, march.general, means);
    gain(means(march.mp, march.orders.ships)) - gain(means(2, None))
}

/// #79: Rome's large events, for the initiative that they cost.
fn announced(open: &Open) -> f32 {
    let Some(play) = open.strategy.play else {
        return 0.0;
    };
    let sheet = play.card.sheet();
    match (sheet.campaign, sheet.ops) {
        (Some(_), _) => 45.0,
        (None, 3) => 30.0,
        _ => 12.0,
    }
}

fn lying_points(open: &Open) -> u8 {
    use crate::data::SiegeFace;
    let Some(roll) = dice::lying(open) else {
        return 0;
    };
    match theatre().tables.red[usize::from(dice::face(&roll)).clamp(1, 6) - 1] {
        SiegeFace::One => 1,
        SiegeFace::Two => 2,
        SiegeFace::Loss | SiegeFace::Nothing => 0,
    }
}

fn in_battle(
    outlook: &Outlook<'_>,
    view: &View,
    battle: Battle,
    moment: Moment,
    card: Card,
) -> f32 {
    let (open, side) = (outlook.open, outlook.side);
    let own = view.hands[side].battle.unwrap_or_default();
    let size = f32::from(battle.began[side].min(battle.began[side.enemy()]));
    let stakes = BATTLE * (size / 5.0).min(1.5);
    match (moment, card) {
        (Moment::Prepare, deck::DECEPTION) => swing(open, &battle, side, 0, -2) * stakes,
        (Moment::Prepare, _) => swing(open, &battle, side, 2, 0) * stakes,
        (Moment::Charge, _) => {
            let stack = battle::line(&battle, Side::Carthage);
            f32::from(open.land.units(stack).elephants) * 0.07 * stakes
        }
        (Moment::Dealt, _) => f32::from(battle.held[side.enemy()].min(6)) * 0.02 * stakes,
        (Moment::Round, deck::ALLY_DESERTS) => 0.15 * stakes,
        // Drawn when the hand runs out, or to answer what cannot be answered.
        (Moment::Round, _) => match own.total() {
            0 => 0.4 * stakes,
            1 | 2 => 0.2 * stakes,
            _ => 0.0,
        },
        (Moment::Match, _) => {
            let answers = battle.attack.is_some_and(|title| own.of(title) > 0);
            let reserve = own.of(crate::Title::Reserve) > 0;
            if answers || reserve {
                0.0
            } else {
                0.45 * stakes
            }
        }
        _ => 0.0,
    }
}

/// How much the chance to win changes with cards more for us and for them.
fn swing(open: &Open, battle: &Battle, side: Side, ours: i8, theirs: i8) -> f32 {
    let line = |of: Side, more: i8| odds::BattleSide {
        cards: (f32::from(battle::battle_cards(open, battle, of)) + f32::from(more)).max(0.0),
        rating: (open.land.commander(battle::line(battle, of)))
            .map_or(0.0, |general| f32::from(general.sheet().battle)),
        cu: battle.began[of].into(),
    };
    let win = |ours, theirs| {
        let (we, they) = (line(side, ours), line(side.enemy(), theirs));
        match battle.original == side {
            true => odds::win(we, they),
            false => 1.0 - odds::win(they, we),
        }
    };
    win(ours, theirs) - win(0, 0)
}

/// #84: what a shift of the die on the table changes for us; 0 throws it again.
fn omen(outlook: &Outlook<'_>, by: i8) -> f32 {
    let (open, side) = (outlook.open, outlook.side);
    let Some(roll) = dice::lying(open) else {
        return 0.0;
    };
    let now = dice::value(&roll);
    let then = now + i32::from(by);
    let ours = |owner: Side| if owner == side { 1.0 } else { -1.0 };
    let mover = open.march.map(|march| march.general.side());
    match roll.purpose {
        Purpose::Attrition { stack, column, .. } => {
            let lost = |die| f32::from(theatre().tables.losses(column, die));
            ours(stack.side) * (lost(now) - lost(then)) * CU
        }
        Purpose::Game(Voyage::Naval { .. }) => {
            let tables: &Tables = &data().tables;
            let cu = open
                .march
                .map_or(0.0, |march| f32::from(march.force.units.cu));
            let outcome = |die: i32| match die {
                die if die >= tables.sunk_min.into() => -cu * CU,
                die if die <= tables.arrives_max.into() => 2.0 * cu,
                _ => 0.0,
            };
            ours(Side::Carthage) * (outcome(then) - outcome(now))
        }
        Purpose::Siege => {
            let points = f32::from(lying_points(open));
            mover.map_or(0.0, |mover| ours(mover) * (0.67 - points) * 40.0)
        }
        Purpose::RetreatDie => {
            let loser = open.battle.and_then(|battle| battle.loser);
            let face = f32::from(dice::face(&roll));
            loser.map_or(0.0, |loser| ours(loser) * (face - 3.5) * 0.5 * CU)
        }
        Purpose::Avoid | Purpose::Intercept => {
            let reacting = open.reaction.map(|reaction| reaction.side);
            // The rating is near two for most: a shift across it decides.
            let turns = f32::from(i8::from(now > 2) - i8::from(then > 2));
            reacting.map_or(0.0, |reacting| ours(reacting) * turns * 20.0)
        }
        Purpose::Counterattack | Purpose::Withdraw | Purpose::Stop => {
            let attacker = open.battle.map(|battle| battle.attacker);
            let roller = match roll.purpose {
                Purpose::Withdraw => attacker,
                _ => attacker.map(Side::enemy),
            };
            let rating = roller
                .and_then(|roller| battle::commander(open, roller))
                .map_or(0, |general| i32::from(general.sheet().battle));
            let turns = f32::from(i8::from(now > rating) - i8::from(then > rating));
            roller.map_or(0.0, |roller| ours(roller) * turns * 22.0)
        }
        Purpose::Pursuit | Purpose::ChangeCommand | Purpose::Charge | Purpose::Casualties => 0.0,
    }
}
