//! 5.2.5 Engaging the enemy fleet.

use kernel::{Ask, Chance, Out};

use crate::act::{Haven, Role};
use crate::battle::gain_prestige;
use crate::cards::{both, faces};
use crate::data::data;
use crate::event::{Dice, Event};
use crate::ids::{Strategy, Zone};
use crate::look::{Look, Plan};
use crate::raids::lose_warships;
use crate::refusal::Refusal;
use crate::sets::CardSet;
use crate::side::{BySide, Side};
use crate::state::{Draft, Frame, Naval, NavalStep, Open, State};

/// 5.2.5-e
const WARSHIP_HITS: u8 = 5;
const LIGHT_HITS: u8 = 5;
const HEAVY_HITS: u8 = 3;

impl Look<'_> {
    /// 5.2.5-a, b
    pub fn can_engage(&self) -> Result<(), Refusal> {
        use crate::act::Action::Engage;
        if self.open.ending {
            return Err(Refusal::EndPending(Engage));
        }
        let zone = |side: Side| self.open.powers[side].fleet.zone;
        if zone(self.side).is_none() || zone(self.side) != zone(self.side.enemy()) {
            return Err(Refusal::FleetsApart);
        }
        if self.open.round.built {
            return Err(Refusal::HasBuilt);
        }
        match (self.usable() & data().symbols.ship).is_empty() {
            true => Err(Refusal::NothingFits(Engage)),
            false => Ok(()),
        }
    }

    /// The cards that may be declared in a window of this battle.
    pub fn declares(&self, step: NavalStep) -> Option<Plan> {
        let symbols = &data().symbols;
        match step {
            NavalStep::AttackerLeaders | NavalStep::DefenderLeaders => {
                let leaders = self.hand & symbols.leader;
                Some(Plan::any(Role::Leader, leaders.len(), leaders))
            }
            NavalStep::Infantry => {
                let warships = usize::from(self.open.powers[Side::Rome].fleet.warships);
                let infantry = self.state.reserves[Side::Rome] & (symbols.light | symbols.heavy);
                Some(Plan::any(Role::Infantry, warships, infantry))
            }
            NavalStep::Reroll | NavalStep::Surplus | NavalStep::Retreat { .. } => None,
        }
    }
}

impl Open {
    /// 5.2.5-j
    pub fn can_retreat(&self, side: Side, to: Haven) -> bool {
        let ground = &data().ground;
        match (to, self.powers[side].fleet.zone) {
            (Haven::Port, Some(_)) => true,
            (Haven::Sea(zone), Some(from)) => {
                ground.adjacent[from.index()][zone.index()]
                    && self.control[side].meets(ground.coast[zone.index()])
            }
            (_, None) => false,
        }
    }
}

/// 5.2.5-a
pub fn engage(
    state: &mut State,
    side: Side,
    draft: &Draft,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let card = CardSet::of_ids(draft.picks.all()).first();
    let zone: Option<Zone> = state.open.powers[side].fleet.zone;
    let (Some(card), Some(zone)) = (card, zone) else {
        return;
    };
    state.discard(side, card);
    state.open.round.engaged = true;
    let face = card.face();
    out.reveal(both(), Event::Engaged { side, zone, face });
    state.open.naval = Some(Naval {
        attacker: side,
        leaders: BySide::default(),
        infantry: CardSet::EMPTY,
        hits: BySide::default(),
        misses: BySide::default(),
        surplus: 0,
        winner: None,
    });
    ask(state, NavalStep::AttackerLeaders, chance, out);
}

/// Asks the next question of the battle that has an answer, by public facts alone.
fn ask(state: &mut State, step: NavalStep, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let attacker = state.open.round.active;
    let open = &state.open;
    let asks = match step {
        // RUL-49
        NavalStep::AttackerLeaders => !open.round.no_free && !state.hands[attacker].is_empty(),
        NavalStep::DefenderLeaders => !state.hands[attacker.enemy()].is_empty(),
        NavalStep::Infantry => {
            let symbols = &data().symbols;
            let reserve = state.reserves[Side::Rome];
            let some = match open.options.hidden_reserve {
                true => !reserve.is_empty(),
                false => reserve.meets(symbols.light | symbols.heavy),
            };
            some && open.has(Side::Rome, Strategy::Corvus)
        }
        _ => true,
    };
    if asks {
        state.draft = Draft::default();
        state.open.push(Frame::Naval { step });
        return;
    }
    match step {
        NavalStep::AttackerLeaders => ask(state, NavalStep::DefenderLeaders, chance, out),
        NavalStep::DefenderLeaders => ask(state, NavalStep::Infantry, chance, out),
        _ => roll(state, chance, out),
    }
}

/// A window is answered: the cards declared come out together (5.2.5-p).
pub fn declared(
    state: &mut State,
    side: Side,
    step: NavalStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let cards = CardSet::of_ids(state.draft.picks.all());
    state.draft = Draft::default();
    state.open.frames.pop();
    let infantry = step == NavalStep::Infantry;
    for card in cards {
        match infantry {
            true => state.leave_reserve(side, card),
            false => state.take_from_hand(side, card),
        }
    }
    if let Some(naval) = &mut state.open.naval {
        match infantry {
            true => naval.infantry = cards,
            false => naval.leaders[side] = cards,
        }
    }
    let cards = faces(cards);
    match step {
        NavalStep::AttackerLeaders => {
            out.reveal(both(), Event::LeadersJoined { side, cards });
            ask(state, NavalStep::DefenderLeaders, chance, out);
        }
        NavalStep::DefenderLeaders => {
            out.reveal(both(), Event::LeadersJoined { side, cards });
            ask(state, NavalStep::Infantry, chance, out);
        }
        _ => {
            out.reveal(both(), Event::InfantryJoined { cards });
            roll(state, chance, out);
        }
    }
}

/// Rolls one kind of dice; returns how many hit.
fn throw(dice: &mut Dice, count: u8, hits_on: u8, ask: Ask, chance: &mut dyn Chance) -> u8 {
    let mut hits = 0;
    for _ in 0..count {
        let die = chance.die(ask, 6) as u8;
        dice.extend([die]);
        hits += u8::from(die >= hits_on);
    }
    hits
}

/// 5.2.5-e
fn roll(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let Some(mut naval) = state.open.naval else {
        return;
    };
    let symbols = &data().symbols;
    for side in [naval.attacker, naval.attacker.enemy()] {
        let fleet = state.open.powers[side].fleet.warships;
        let (mut warships, mut leaders, mut infantry) = (Dice::new(), Dice::new(), Dice::new());
        let ships = throw(
            &mut warships,
            fleet,
            WARSHIP_HITS,
            Ask::open("warships"),
            chance,
        );
        naval.hits[side] = ships;
        naval.misses[side] = fleet - ships;
        for card in naval.leaders[side] {
            let printed = card.printed();
            let on = printed.naval_hits_on;
            let hits = throw(
                &mut leaders,
                printed.swords,
                on,
                Ask::open("leader"),
                chance,
            );
            naval.hits[side] += hits;
        }
        if side == Side::Rome {
            for card in naval.infantry {
                let on = match symbols.heavy.contains(card) {
                    true => HEAVY_HITS,
                    false => LIGHT_HITS,
                };
                let ask = Ask::open("infantry");
                naval.hits[side] += throw(&mut infantry, 1, on, ask, chance);
            }
        }
        out.tell(Event::NavalDice {
            side,
            warships,
            leaders,
            infantry,
        });
    }
    state.open.naval = Some(naval);
    // C-27
    let sailor = Side::Carthage;
    if naval.misses[sailor] > 0 && state.open.has(sailor, Strategy::SkilledSailors) {
        state.open.push(Frame::Naval {
            step: NavalStep::Reroll,
        });
    } else {
        sink(state, out);
    }
}

/// C-27
pub fn reroll(
    state: &mut State,
    side: Side,
    dice: u8,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    state.open.frames.pop();
    let mut again = Dice::new();
    let hits = throw(&mut again, dice, WARSHIP_HITS, Ask::open("reroll"), chance);
    if let Some(naval) = &mut state.open.naval {
        naval.hits[side] += hits;
        naval.misses[side] = 0;
    }
    if dice > 0 {
        out.tell(Event::Rerolled { side, dice: again });
    }
    sink(state, out);
}

/// 5.2.5-f, g, h, l and the question of m
fn sink(state: &mut State, out: &mut Out<Event>) {
    let Some(naval) = state.open.naval else {
        return;
    };
    let before = BySide::from_fn(|side| state.open.powers[side].fleet.warships);
    let sunk = BySide::from_fn(|side: Side| naval.hits[side.enemy()].min(before[side]));
    let zone = state.open.powers[naval.attacker].fleet.zone;
    for side in Side::ALL {
        lose_warships(state, side, sunk[side], out);
    }
    let left = BySide::from_fn(|side: Side| before[side] - sunk[side]);
    let (rome, carthage) = (Side::Rome, Side::Carthage);
    let winner = match (left[rome] > 0, left[carthage] > 0) {
        (true, false) => Some(rome),
        (false, true) => Some(carthage),
        (false, false) => None,
        (true, true) => match sunk[carthage].cmp(&sunk[rome]) {
            std::cmp::Ordering::Greater => Some(rome),
            std::cmp::Ordering::Less => Some(carthage),
            std::cmp::Ordering::Equal => None,
        },
    };
    out.tell(Event::NavalBattleWon { winner });
    if let Some(winner) = winner {
        gain_prestige(state, winner, out);
    }
    // 5.2.5-l: a fleet that won is still afloat.
    if winner == Some(rome) && !naval.infantry.is_empty() {
        let fleet = &mut state.open.powers[rome].fleet;
        if fleet.warships < data().limits.warships {
            fleet.warships += 1;
            out.tell(Event::WarshipsGained {
                side: rome,
                warships: 1,
            });
        }
        debug_assert!(fleet.zone == zone, "the winner stays where it is");
    }
    let warships = usize::from(state.open.powers[rome].fleet.warships);
    let surplus = naval.infantry.len().saturating_sub(warships) as u8;
    if let Some(naval) = &mut state.open.naval {
        naval.winner = winner;
        naval.surplus = surplus;
    }
    surplus_lost(state, out);
}

/// 5.2.5-m: returns what must be returned, and asks where there is a choice.
pub fn surplus_lost(state: &mut State, out: &mut Out<Event>) {
    while let Some(naval) = state.open.naval {
        let Some(first) = naval.infantry.first().filter(|_| naval.surplus > 0) else {
            break;
        };
        let all = naval.infantry.len() == usize::from(naval.surplus);
        if !all && !naval.infantry.within(first.face().copies()) {
            let step = NavalStep::Surplus;
            state.open.push(Frame::Naval { step });
            return;
        }
        return_infantry(state, first, out);
    }
    aftermath(state);
}

pub fn return_infantry(state: &mut State, card: crate::ids::Card, out: &mut Out<Event>) {
    if let Some(naval) = &mut state.open.naval {
        naval.infantry.remove(card);
        naval.surplus -= 1;
    }
    state.to_empire_deck(card);
    out.tell(Event::GaveUp {
        side: Side::Rome,
        face: card.face(),
        from: crate::act::Spot::Reserve,
    });
}

/// 5.2.5-n, j, k
fn aftermath(state: &mut State) {
    let Some(naval) = state.open.naval.take() else {
        return;
    };
    for card in naval.infantry {
        state.open.powers[Side::Rome].discard.insert(card);
    }
    for side in Side::ALL {
        let destroyed = state.open.powers[side].fleet.warships == 0;
        for card in naval.leaders[side] {
            if destroyed || data().symbols.returns.contains(card) {
                state.to_empire_deck(card);
            } else {
                state.open.powers[side].discard.insert(card);
            }
        }
    }
    let afloat = |side: Side| state.open.powers[side].fleet.zone.is_some();
    let retreat = match naval.winner {
        Some(winner) => Some((winner.enemy(), false)),
        None if afloat(naval.attacker) => Some((naval.attacker.enemy(), true)),
        None => None,
    };
    if let Some((side, may_stay)) = retreat.filter(|&(side, _)| afloat(side)) {
        let step = NavalStep::Retreat { side, may_stay };
        state.open.push(Frame::Naval { step });
    }
}

/// 5.2.5-j
pub fn retreat(state: &mut State, side: Side, to: Option<Haven>, out: &mut Out<Event>) {
    state.open.frames.pop();
    match to {
        Some(to) => move_fleet(state, side, to, out),
        None => out.tell(Event::Declined { side }),
    }
}

pub fn move_fleet(state: &mut State, side: Side, to: Haven, out: &mut Out<Event>) {
    let from = state.open.haven(side);
    state.open.powers[side].fleet.zone = match to {
        Haven::Port => None,
        Haven::Sea(zone) => Some(zone),
    };
    out.tell(Event::FleetMoved { side, from, to });
}
