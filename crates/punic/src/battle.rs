//! 14 Land battle: preparation, battle cards, casualties; 17 elephants; 18.3 change
//! of command. The rounds themselves are in `rounds`.

use std::ops::ControlFlow;

use kernel::{Ask, Audience, Chance, Out, Value};

use crate::act::Act;
use crate::event::Event;
use crate::frame::{Battle, BattleStep, DebtCause, Frame, LossCause, Moment, Purpose, Way};
use crate::id::{General, Province, Space};
use crate::land::Stack;
use crate::reason::Reason;
use crate::set::GeneralSet;
use crate::side::{BySide, Side};
use crate::state::{Open, State};
use crate::tables::{Title, Titles};
use crate::war::{Notice, War};
use crate::{dice, windows};
use crate::{displaced, losses, march, political, retreat, rounds, stacks};

/// 14.1: the active force fights what stands outside walls where it is.
pub fn begin<W: War>(
    state: &mut State<W>,
    way: Way,
    from: Option<Space<W>>,
    intercepted: bool,
    avoid_failed: bool,
    out: &mut Out<Event<W>>,
) {
    let Some(stack) = march::here(&state.open) else {
        return;
    };
    let at = stack.at;
    let open = &mut state.open;
    if let Some(march) = &mut open.march {
        march.fought = true;
    }
    open.battle = Some(Battle {
        at,
        original: stack.side,
        way,
        from,
        attacker: stack.side,
        intercepted,
        avoid_failed,
        began: BySide::from_fn(|side| open.land.cu(side, at)),
        fought: (Side::ALL.into_iter())
            .map(|side| open.land.generals_in(Stack::outside(side, at)))
            .fold(GeneralSet::EMPTY, |all, some| all | some),
        cards: BySide::default(),
        charge: BySide::default(),
        charge_settled: false,
        held: BySide::default(),
        played: BySide::default(),
        gone: Titles::NONE,
        shown: BySide::default(),
        attack: None,
        last: None,
        envelopments: 0,
        loser: None,
        withdrew: false,
        lost: BySide::default(),
    });
    out.tell(Event::BattleBegan {
        at,
        attacker: stack.side,
    });
    open.push(Frame::Battle(BattleStep::Begin));
}

pub fn go<W: War>(state: &mut State<W>, step: BattleStep) {
    state.open.step(Frame::Battle(step));
}

/// The stack of a side in the battle.
pub fn line<W: War>(battle: &Battle<W>, side: Side) -> Stack<W> {
    Stack::outside(side, battle.at)
}

/// A side's commander in the battle.
pub fn commander<W: War>(open: &Open<W>, side: Side) -> Option<General<W>> {
    open.land.commander(line(&open.battle?, side))
}

pub fn decider<W: War>(open: &Open<W>, step: BattleStep) -> Option<Side> {
    let battle = open.battle?;
    Some(match step {
        BattleStep::ChangeCommand | BattleStep::Charge => Side::Carthage,
        BattleStep::Attack | BattleStep::WithdrawMove => battle.attacker,
        _ => battle.attacker.enemy(),
    })
}

pub fn advance<W: War>(
    state: &mut State<W>,
    step: BattleStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) -> bool {
    let battle = state.battle();
    match step {
        BattleStep::Begin => {
            go(state, BattleStep::ChangeCommand);
            for side in Side::ALL {
                stacks::unify(&mut state.open, line(&battle, side));
            }
        }
        BattleStep::ChangeCommand => {
            if may_change_command(&state.open, &battle) {
                if battle.original == Side::Rome {
                    return true;
                }
                go(state, BattleStep::Prepare);
                let purpose = Purpose::ChangeCommand;
                dice::throw(state, purpose, Side::Carthage, &[], chance, out);
            } else {
                go(state, BattleStep::Prepare);
            }
        }
        BattleStep::Prepare => {
            go(state, BattleStep::Charge);
            let attacker = battle.original;
            windows::open(state, Moment::Prepare, [attacker, attacker.enemy()]);
        }
        BattleStep::Charge => {
            if may_charge(&state.open, &battle) {
                return true;
            }
            go(state, BattleStep::Deal);
        }
        BattleStep::Charging => {
            go(state, BattleStep::Deal);
            if !battle.charge_settled {
                let shifts = [(dice::Why::Case, W::rules(&state.open).charge_drm)];
                dice::throw(state, Purpose::Charge, Side::Carthage, &shifts, chance, out);
            }
        }
        BattleStep::Deal => {
            go(state, BattleStep::Round);
            deal(state, chance, out);
            let attacker = battle.original;
            windows::open(state, Moment::Dealt, [attacker, attacker.enemy()]);
        }
        BattleStep::Round
        | BattleStep::Attack
        | BattleStep::Match
        | BattleStep::Answer
        | BattleStep::Counter { .. }
        | BattleStep::Withdraw
        | BattleStep::Stop
        | BattleStep::TakeOver => return rounds::advance(state, step, out),
        BattleStep::Casualties => casualties(state, battle, chance, out),
        BattleStep::WithdrawMove => return rounds::withdraw(state, out),
        BattleStep::RetreatDie => retreat_die(state, battle, chance, out),
        BattleStep::RetreatMove => {
            go(state, BattleStep::Consequences);
            if let Some(loser) = battle.loser
                && state.open.land.cu(loser, battle.at) > 0
            {
                retreat::begin(state, loser, out);
            }
            bury(state, &battle, out);
        }
        BattleStep::Consequences => {
            go(state, BattleStep::End);
            if let Some(loser) = battle.loser {
                // 15.8-a
                let owed = battle.lost[loser] / 2;
                political::owe(state, loser, owed, DebtCause::Battle, out);
            }
        }
        BattleStep::End => end(state, battle, out),
    }
    false
}

pub fn options<W: War>(
    state: &State<W>,
    side: Side,
    step: BattleStep,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match step {
        BattleStep::ChangeCommand | BattleStep::Charge => {
            each(Act::Decline)?;
            each(Act::Roll)
        }
        _ => rounds::options(state, side, step, each),
    }
}

pub fn apply<W: War>(
    state: &mut State<W>,
    side: Side,
    step: BattleStep,
    act: Act<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    match (step, act) {
        (BattleStep::ChangeCommand, Act::Roll) => {
            go(state, BattleStep::Prepare);
            dice::throw(state, Purpose::ChangeCommand, side, &[], chance, out);
        }
        (BattleStep::ChangeCommand, _) => go(state, BattleStep::Prepare),
        (BattleStep::Charge, Act::Roll) => {
            let battle = state.battle();
            let elephants = state.open.land.units(line(&battle, side)).elephants;
            out.tell(Event::Charged { elephants });
            go(state, BattleStep::Charging);
            windows::open(state, Moment::Charge, [Side::Rome]);
        }
        (BattleStep::Charge, _) => go(state, BattleStep::Deal),
        _ => rounds::apply(state, side, step, act, chance, out),
    }
}

/// Why an act is not among `options`.
pub fn refuses<W: War>(
    state: &State<W>,
    side: Side,
    step: BattleStep,
    act: Act<W>,
) -> Option<Reason> {
    rounds::refuses(state, side, step, act)
}

/// 18.3-a
fn may_change_command<W: War>(open: &Open<W>, battle: &Battle<W>) -> bool {
    let stack = line(battle, Side::Rome);
    let consuls = open.land.generals_in(stack) & open.land.consuls;
    // Whoever outranks the other Consul keeps command.
    let firm = open.land.commander(stack).is_none_or(|general| {
        let rank = W::rank(open, general);
        let above = |other| W::rank(open, other) < rank;
        general.ability().keeps_command || consuls.iter().any(above)
    });
    consuls.len() > 1 && !firm
}

/// 18.3-b
pub fn command_rolled<W: War>(state: &mut State<W>, die: i32, out: &mut Out<Event<W>>) {
    let face = die.clamp(1, 6) as usize - 1;
    if !W::theatre().tables.command_swaps[face] {
        return;
    }
    let stack = line(&state.battle(), Side::Rome);
    let land = &mut state.open.land;
    let consuls = land.generals_in(stack) & land.consuls;
    let Some(general) = (consuls - land.commanders).first() else {
        return;
    };
    land.commanders -= consuls;
    land.commanders.insert(general);
    out.tell(Event::CommandChanged { general });
}

/// 17.1-a
fn may_charge<W: War>(open: &Open<W>, battle: &Battle<W>) -> bool {
    let roman = open.land.commander(line(battle, Side::Rome));
    open.land.units(line(battle, Side::Carthage)).elephants > 0 && !tamed(open, roman)
}

/// Whether Elephants are ordinary CUs against this Roman commander.
fn tamed<W: War>(open: &Open<W>, roman: Option<General<W>>) -> bool {
    roman.is_some() && W::rules(open).tamer == roman
}

/// 17.1-b to 17.1-d
pub fn charge_rolled<W: War>(state: &mut State<W>, die: i32, _out: &mut Out<Event<W>>) {
    let rating = commander(&state.open, Side::Rome).map_or(0, General::land_rating);
    let stack = line(&state.battle(), Side::Carthage);
    let elephants = state.open.land.units(stack).elephants;
    if let Some(battle) = &mut state.open.battle {
        if die <= 1 {
            battle.charge[Side::Carthage] += 1;
        } else if die > rating.into() {
            battle.charge[Side::Rome] += elephants;
        }
    }
}

/// 14.3: the number of battle cards of a side.
pub fn battle_cards<W: War>(open: &Open<W>, battle: &Battle<W>, side: Side) -> u8 {
    let stack = line(battle, side);
    let commander = open.land.commander(stack);
    let limit = W::rules(open);
    let units = open.land.units(stack).cu.min(limit.cards_for_cu);
    let mut sum = i32::from(units) + i32::from(battle.cards[side]);
    if let Some(general) = commander {
        sum += i32::from(general.land_rating());
        sum += i32::from(allies(open, side, battle.at));
        sum += i32::from(ability_cards(open, general, battle.at));
    }
    if side != battle.original {
        sum += i32::from(battle.intercepted);
        let free = commander.is_some_and(|general| general.ability().avoids_freely);
        sum -= i32::from(battle.avoid_failed && !free);
    }
    // 14.3-e
    sum += i32::from(battle.at.province().sheet().home_cards[side]);
    if side == battle.original && battle.way == Way::Sea {
        sum += commander.map_or(0, |general| general.ability().landing_cards.into());
    }
    // 14.3-f
    if side == Side::Carthage && open.land.tribes.contains(battle.at) {
        sum += i32::from(open.land.held[side].contains(battle.at));
    }
    // A card that takes battle cards away leaves one.
    if battle.cards[side] < 0 {
        sum = sum.max(1);
    }
    // 14.3-h
    let capped = sum.min(limit.battle_cards.into());
    (capped - i32::from(battle.charge[side])).max(0) as u8
}

/// 14.4
pub fn allies<W: War>(open: &Open<W>, side: Side, at: Space<W>) -> u8 {
    let here = at.province().sheet();
    // 14.4-d
    if !here.counted {
        return 0;
    }
    let region = here.ally_region;
    let sum: u8 = Province::all()
        .filter(|province| province.sheet().ally_region == region)
        .filter(|&province| open.land.controls(side, province))
        .map(|province| province.sheet().ally_value)
        .sum();
    sum.min(region.sheet().most_allies[side])
}

/// Cards by a commander's ability: while his side controls a province of two allies.
fn ability_cards<W: War>(open: &Open<W>, general: General<W>, at: Space<W>) -> u8 {
    let (count, regions) = general.ability().battle_cards;
    if count == 0 || !regions.contains(at.region()) {
        return 0;
    }
    let strong = Province::all().any(|province| {
        let sheet = province.sheet();
        regions.contains(sheet.region)
            && sheet.ally_value > 1
            && open.land.controls(general.side(), province)
    });
    if strong { count } else { 0 }
}

/// 14.3-i
fn deal<W: War>(state: &mut State<W>, chance: &mut dyn Chance, out: &mut Out<Event<W>>) {
    let battle = state.battle();
    let attacker = battle.original;
    let mut counts = [0; 2];
    for (count, side) in counts.iter_mut().zip([attacker, attacker.enemy()]) {
        *count = battle_cards(&state.open, &battle, side);
        draw_cards(state, side, *count, chance);
    }
    out.tell(Event::BattleCardsDealt {
        attacker: counts[0],
        defender: counts[1],
    });
    for side in [attacker, attacker.enemy()] {
        let to = Audience::only(state.open.seat_of(side));
        let event = |hand| Event::BattleHand { side, hand };
        out.split(to, event(Some(state.battle_hands[side])), event(None));
    }
}

/// A side draws from the undealt battle cards; returns what it drew.
pub fn draw_cards<W: War>(
    state: &mut State<W>,
    side: Side,
    count: u8,
    chance: &mut dyn Chance,
) -> Titles {
    let ask = Ask::secret("battle-deal", Audience::only(state.open.seat_of(side)));
    let mut drawn = Titles::NONE;
    let mut left = state.undealt();
    for _ in 0..count.min(left.total()) {
        let title = draw_title(left, ask, chance);
        left.take(title);
        drawn.add(title);
    }
    state.battle_hands[side] = state.battle_hands[side].plus(drawn);
    if let Some(battle) = &mut state.open.battle {
        battle.held[side] += drawn.total();
    }
    drawn
}

/// One of these battle cards, each as likely.
pub fn draw_title(from: Titles, ask: Ask, chance: &mut dyn Chance) -> Title {
    let nth = |index: u32| {
        let mut left = index;
        for title in Title::ALL {
            let count = u32::from(from.of(title));
            if left < count {
                return title;
            }
            left -= count;
        }
        Title::Reserve
    };
    let size = u32::from(from.total()).max(1);
    nth(chance.one_of(ask, size, &|index| Value::thing(nth(index).id())))
}

/// The side that stays.
fn winner<W: War>(battle: &Battle<W>) -> Side {
    match battle.loser {
        Some(loser) => loser.enemy(),
        None => battle.attacker.enemy(),
    }
}

/// 14.6-a
fn casualties<W: War>(
    state: &mut State<W>,
    battle: Battle<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    go(
        state,
        match battle.withdrew {
            true => BattleStep::WithdrawMove,
            false => BattleStep::RetreatDie,
        },
    );
    let side = winner(&battle);
    if !battle.withdrew {
        out.tell(Event::BattleWon {
            at: battle.at,
            side,
        });
        W::on(state, Notice::BattleWon(side), out);
    }
    if column(&battle) > 0 {
        dice::throw(state, Purpose::Casualties, side, &[], chance, out);
    }
}

/// The column of battle casualties.
fn column<W: War>(battle: &Battle<W>) -> u8 {
    battle.played[Side::Rome].max(battle.played[Side::Carthage])
}

pub fn casualties_rolled<W: War>(state: &mut State<W>, die: i32, out: &mut Out<Event<W>>) {
    let battle = state.battle();
    let tables = &W::theatre().tables;
    let count = tables.losses(column(&battle), die);
    let roman = commander(&state.open, Side::Rome);
    let elephant = tables.shows_elephant(die) && !tamed(&state.open, roman);
    for side in Side::ALL {
        let stack = line(&battle, side);
        losses::lose(state, stack, count, elephant, LossCause::Battle, out);
    }
}

/// 14.6-d: sides without a CU lose their generals. A sortie's garrison is apart.
pub fn bury<W: War>(state: &mut State<W>, battle: &Battle<W>, out: &mut Out<Event<W>>) {
    for side in Side::ALL {
        let stack = line(battle, side);
        if state.open.land.units(stack).cu == 0 {
            displaced::displace_stack(state, stack, out);
        }
    }
}

/// 15.1-a
fn retreat_die<W: War>(
    state: &mut State<W>,
    battle: Battle<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    go(state, BattleStep::RetreatMove);
    let Some(loser) = battle.loser else {
        return;
    };
    // 14.5-j
    if battle.last.is_some() && state.open.land.cu(loser, battle.at) > 0 {
        dice::throw(state, Purpose::RetreatDie, loser, &[], chance, out);
    }
}

/// 15.1-b
pub fn retreat_rolled<W: War>(state: &mut State<W>, die: i32, out: &mut Out<Event<W>>) {
    /// A stack that began with so many CUs or fewer rolls the small die.
    const SMALL: u8 = 4;
    let battle = state.battle();
    let (Some(loser), Some(title)) = (battle.loser, battle.last) else {
        return;
    };
    let face = die.clamp(1, 6) as usize - 1;
    let sheet = W::theatre().battle_card(title);
    let count = match battle.began[loser] <= SMALL {
        true => sheet.small[face],
        false => sheet.large[face],
    };
    let stack = line(&battle, loser);
    losses::lose(state, stack, count, false, LossCause::Retreat, out);
}

/// The battle is over: cards go back, the winner stands, what waited on it follows.
fn end<W: War>(state: &mut State<W>, battle: Battle<W>, out: &mut Out<Event<W>>) {
    let side = winner(&battle);
    state.battle_hands = BySide::default();
    state.battle_known = BySide::default();
    let open = &mut state.open;
    if let Some(march) = &mut open.march {
        march.won = march.general.side() == side;
    }
    W::on(state, Notice::BattleEnding(battle, side), out);
    let open = &mut state.open;
    open.battle = None;
    open.pop();
    W::on(state, Notice::BattleEnded(battle), out);
    let open = &mut state.open;
    stacks::tidy(open, battle.at);
    if !matches!(open.top(), Some(Frame::Command(_))) {
        stacks::unify(open, line(&battle, side));
    }
}
