//! 7.1 to 7.5: battles, their rounds and turns, hits, reserves, disruption.

use std::ops::ControlFlow;

use kernel::{Ask, Chance, Out};

use crate::act::{Act, Path};
use crate::cards;
use crate::event::Event;
use crate::links::Roads;
use crate::retreat;
use crate::state::{Battle, Phase, State, everyone};
use crate::{Block, BlockSet, BySide, Place, Side, data};

/// One side's turn at one letter: the steps of 7.2-b, or of EC-MAR-c.
const STEPS: u8 = 8;

impl Battle {
    pub fn defender(&self) -> Side {
        self.attacker.enemy()
    }

    /// The side and letter of the present step.
    fn now(&self) -> (Side, usize) {
        let step = usize::from(self.step.min(STEPS - 1));
        if self.surprise && self.round == 1 {
            // EC-MAR-c: all attackers first.
            let side = if step < 4 {
                self.attacker
            } else {
                self.defender()
            };
            (side, step % 4)
        } else {
            let side = if step % 2 == 0 {
                self.defender()
            } else {
                self.attacker
            };
            (side, step / 2)
        }
    }

    pub fn turn_of(&self) -> Side {
        self.now().0
    }

    /// Blocks whose turn it is: of the step's side and letter, and not yet acted.
    pub fn ready(&self) -> BlockSet {
        let (side, letter) = self.now();
        // 7.42-a: the ballista's letter goes with the role.
        let letters = if side == self.attacker {
            &data().by_letter_attack
        } else {
            &data().by_letter_defend
        };
        self.line[side] & (letters[letter] - self.acted)
    }

    /// 7.2-f
    pub fn must_retreat(&self, side: Side) -> bool {
        side == self.attacker && self.round >= data().limits.last_attack_round
    }

    fn is_gone(&self, side: Side) -> bool {
        self.line[side].is_empty() && self.waiting[side] == 0
    }
}

/// SM-13: the next battle, or the end of the turn (2.3-b).
pub fn next(state: &mut State, out: &mut Out<Event>) {
    let contested = state.contested();
    match (contested.first(), contested.len()) {
        (None, _) => cards::end_turn(state, out),
        (Some(only), 1) => begin(state, only, out),
        (Some(_), _) => state.open.phase = Phase::PickBattle,
    }
}

pub fn pick_options(
    state: &State,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    (state.contested().iter()).try_for_each(|at| each(Act::Battle { at }))
}

/// 7.1-b: all but the reserves are shown.
pub fn begin(state: &mut State, at: Place, out: &mut Out<Event>) {
    let attacker = if state.open.attacks[Side::Caesar].contains(at) {
        Side::Caesar
    } else {
        Side::Pompey
    };
    let there = BySide::from_fn(|side| state.blocks_at(side, at));
    let battle = Battle {
        at,
        attacker,
        round: 1,
        surprise: state.open.surprise == Some(at),
        line: BySide::from_fn(|side| there[side] - state.reserve),
        waiting: BySide::from_fn(|side| (there[side] & state.reserve).len() as u8),
        acted: BlockSet::EMPTY,
        step: 0,
        sea_retreats: BySide::default(),
    };
    out.tell(Event::BattleBegan {
        at,
        attacker,
        surprise: battle.surprise,
    });
    show(&battle.line, out);
    state.open.roads = Roads::UNUSED;
    proceed(state, battle, out);
}

fn show(blocks: &BySide<BlockSet>, out: &mut Out<Event>) {
    for side in Side::ALL {
        if !blocks[side].is_empty() {
            let blocks = blocks[side];
            out.reveal(everyone(), Event::Shown { side, blocks });
        }
    }
}

/// SM-14, SM-16, SM-18: goes on until somebody has to decide. Looked at anew after
/// every act, since Cleopatra may have changed sides (SM-d).
fn proceed(state: &mut State, mut battle: Battle, out: &mut Out<Event>) {
    loop {
        // 7.2-h
        if let Some(loser) = Side::ALL.into_iter().find(|&side| battle.is_gone(side)) {
            return end(state, battle.at, loser.enemy(), out);
        }
        // 7.31-a
        let disrupted = Side::ALL
            .into_iter()
            .find(|&side| battle.line[side].is_empty());
        if let Some(side) = disrupted {
            next_round(state, &mut battle, Some(side), out);
            continue;
        }
        while battle.step < STEPS && battle.ready().is_empty() {
            battle.step += 1;
        }
        if battle.step < STEPS {
            state.open.battle = Some(battle);
            state.open.phase = Phase::Turn;
            return;
        }
        next_round(state, &mut battle, None, out);
    }
}

/// SM-16
fn next_round(
    state: &mut State,
    battle: &mut Battle,
    disrupted: Option<Side>,
    out: &mut Out<Event>,
) {
    battle.round += 1;
    battle.acted = BlockSet::EMPTY;
    battle.step = 0;
    battle.sea_retreats = BySide::default();
    // 7.61-b
    state.open.roads = Roads::UNUSED;
    out.tell(Event::RoundBegan {
        round: battle.round,
    });
    if battle.waiting == BySide::default() {
        return;
    }
    let mut joining = BySide::from_fn(|side| state.blocks_at(side, battle.at) & state.reserve);
    battle.waiting = BySide::default();
    if let Some(side) = disrupted {
        // 7.31-c
        if side != battle.attacker {
            battle.attacker = side;
            out.tell(Event::RolesSwapped { attacker: side });
        }
        out.tell(Event::Disrupted { side });
        disrupt(state, battle, side, &mut joining, out);
    }
    // 7.3-f
    show(&joining, out);
    for side in Side::ALL {
        for block in joining[side] {
            state.reserve.remove(block);
        }
        battle.line[side] |= joining[side];
    }
}

/// 7.31-b: each reserve of the disrupted side loses a step.
fn disrupt(
    state: &mut State,
    battle: &mut Battle,
    side: Side,
    joining: &mut BySide<BlockSet>,
    out: &mut Out<Event>,
) {
    for block in joining[side] {
        if state.steps_of(block) > 1 {
            state.steps[block.index()] -= 1;
            let steps = state.steps_of(block);
            out.reveal(everyone(), Event::Reduced { block, steps });
            continue;
        }
        joining[side].remove(block);
        lose(state, battle, side, block, out);
    }
}

/// A block of `side` has lost its last step: 7.5, or 7.52 for Cleopatra.
fn lose(state: &mut State, battle: &mut Battle, side: Side, block: Block, out: &mut Out<Event>) {
    battle.line[side].remove(block);
    if block == data().cleopatra {
        state.steps[block.index()] = 1;
        state.turn_over(block);
        battle.line[side.enemy()].insert(block);
        let by = side.enemy();
        out.reveal(everyone(), Event::Captured { by, at: battle.at });
    } else {
        state.eliminate(block, out);
    }
}

/// SM-14
pub fn turn_options(
    state: &State,
    battle: &Battle,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let side = battle.turn_of();
    let forced = battle.must_retreat(side);
    for block in battle.ready() {
        if !forced {
            each(Act::Fire { block })?;
            each(Act::Pass { block })?;
        }
        // 7.2-e
        if battle.round < data().limits.retreat_round {
            continue;
        }
        let mut ways = false;
        retreat::each_path(state, battle, side, block, &mut |path| {
            ways = true;
            each(Act::Retreat { block, path })
        })?;
        if forced && !ways {
            // SM-e
            each(Act::Retreat {
                block,
                path: Path::NONE,
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// 7.4-a
pub fn fire(
    state: &mut State,
    mut battle: Battle,
    block: Block,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    battle.acted.insert(block);
    let count = usize::from(state.strength(block)).min(4);
    let mut dice = [0; 4];
    chance.pool(
        Ask::open("fire"),
        data().limits.die_sides.into(),
        &mut dice[..count],
    );
    let needed = block.sheet().fire;
    let hits = dice[..count].iter().filter(|&&die| die <= needed).count() as u8;
    let side = battle.turn_of().enemy();
    out.tell(Event::Fired {
        block,
        dice,
        count: count as u8,
        hits,
    });
    take_hits(state, battle, side, hits, out);
}

/// SM-15: hits that leave no choice are taken at once.
fn take_hits(
    state: &mut State,
    mut battle: Battle,
    side: Side,
    mut hits: u8,
    out: &mut Out<Event>,
) {
    while hits > 0 {
        let targets = strongest(state, battle.line[side]);
        let Some(block) = targets.first() else {
            break; // 7.4-f
        };
        if targets.len() > 1 {
            state.open.battle = Some(battle);
            state.open.phase = Phase::Hits { side, left: hits };
            return;
        }
        hit(state, &mut battle, side, block, out);
        hits -= 1;
    }
    proceed(state, battle, out);
}

/// 7.4-c
pub fn strongest(state: &State, blocks: BlockSet) -> BlockSet {
    let most = blocks.iter().map(|block| state.strength(block)).max();
    (blocks.iter())
        .filter(|&block| Some(state.strength(block)) == most)
        .collect()
}

fn hit(state: &mut State, battle: &mut Battle, side: Side, block: Block, out: &mut Out<Event>) {
    let left = state.steps_of(block).saturating_sub(1);
    if left > 0 {
        state.steps[block.index()] = left;
        out.tell(Event::Reduced { block, steps: left });
    } else {
        lose(state, battle, side, block, out);
    }
}

/// 7.4-d: the owner gives one hit to one of his strongest.
pub fn choose_hit(
    state: &mut State,
    mut battle: Battle,
    side: Side,
    left: u8,
    block: Block,
    out: &mut Out<Event>,
) {
    hit(state, &mut battle, side, block, out);
    take_hits(state, battle, side, left.saturating_sub(1), out);
}

pub fn pass(state: &mut State, mut battle: Battle, block: Block, out: &mut Out<Event>) {
    battle.acted.insert(block);
    out.tell(Event::Passed { block });
    proceed(state, battle, out);
}

/// 7.6: out of the battle, or lost where it must and cannot leave (SM-17).
pub fn retreat(
    state: &mut State,
    mut battle: Battle,
    block: Block,
    path: Path,
    out: &mut Out<Event>,
) {
    let side = battle.turn_of();
    match path.end() {
        None => {
            // Cleopatra stays, and has had her turn (7.52-e).
            battle.acted.insert(block);
            lose(state, &mut battle, side, block, out);
        }
        Some(to) => {
            // FW-l: nothing of the battle names it any longer.
            battle.line[side].remove(block);
            if path.len() > 1 {
                battle.sea_retreats[side] += 1;
            } else if let Some(link) = battle.at.link_to(to) {
                state.open.roads.use_once(side, link);
            }
            state.shift(block, side, to);
            state.forget_entry(block);
            out.tell(Event::Retreated {
                block,
                from: battle.at,
                path,
            });
        }
    }
    proceed(state, battle, out);
}

/// 7.1-c: all are hidden again, and the victor regroups.
fn end(state: &mut State, at: Place, side: Side, out: &mut Out<Event>) {
    for block in state.blocks_at(side, at) {
        state.forget_entry(block);
    }
    let open = &mut state.open;
    open.battle = None;
    open.entries.forget(at);
    for side in Side::ALL {
        open.attacks[side].remove(at);
    }
    if open.surprise == Some(at) {
        open.surprise = None;
    }
    open.roads = Roads::UNUSED;
    open.phase = Phase::Regroup { side, at };
    out.tell(Event::BattleWon { at, side });
}
