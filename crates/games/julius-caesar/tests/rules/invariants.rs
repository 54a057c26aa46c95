//! INV Invariants, worked out apart from the engine's own audit.

use std::collections::{BTreeMap, BTreeSet};

use julius_caesar::{
    Act, Block, CardSet, Event, FREE_DEPLOYMENT, God, Going, JuliusCaesar, Link, LinkKind, OnMap,
    Phase, Place, Position, Side, State, TOURNAMENT, View, data,
};
use kernel::{Game, Seat, Setup, SplitMix64, Table, Viewer};

type Found = Result<(), String>;

macro_rules! ensure {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(format!($($why)+));
        }
    };
}

/// A decision, and what it made of the table.
struct Step<'a> {
    setup: &'a Setup,
    before: &'a State,
    act: Act,
    after: &'a State,
    /// `after`, in words.
    now: Position,
    told: Vec<Event>,
}

/// What a check keeps in mind between decisions, and how often it had work to do.
#[derive(Default)]
struct Memory {
    seen: BTreeMap<&'static str, usize>,
    roads: BTreeMap<Link, u8>,
    pluto: bool,
    dice: u64,
}

impl Memory {
    fn note(&mut self, what: &'static str) {
        *self.seen.entry(what).or_default() += 1;
    }
}

fn holders<'a>(map: impl Iterator<Item = &'a OnMap>) -> BTreeMap<Place, BTreeSet<Side>> {
    let mut holders = BTreeMap::<Place, BTreeSet<Side>>::new();
    for on_map in map {
        holders.entry(on_map.at).or_default().insert(on_map.side);
    }
    holders
}

fn contested(position: &Position) -> BTreeSet<Place> {
    (holders(position.map.values()).into_iter())
        .filter(|(_, sides)| sides.len() == 2)
        .map(|(place, _)| place)
        .collect()
}

/// Points for cities, and points in all.
fn points(position: &Position) -> [[u8; 2]; 2] {
    let cities = Side::ALL.map(|side| {
        let only = BTreeSet::from([side]);
        (holders(position.map.values()).into_iter())
            .filter(|(_, sides)| *sides == only)
            .map(|(place, _)| place.sheet().value)
            .sum()
    });
    let trophies = Side::ALL.map(|side| {
        let killed = position.open.killed.iter();
        killed.filter(|block| block.sheet().owner != side).count() as u8
    });
    [cities, [cities[0] + trophies[0], cities[1] + trophies[1]]]
}

fn every_block_exists_once(_: &mut Memory, step: &Step) -> Found {
    let (now, open) = (&step.now, &step.now.open);
    for block in Block::all() {
        let there = [
            now.map.contains_key(&block),
            now.standing.contains(block),
            open.face_up.contains(block),
            open.killed.contains(block),
        ];
        let count = there.into_iter().filter(|&there| there).count();
        ensure!(count == 1, "{block} is in {count} places");
    }
    ensure!(
        now.map.contains_key(&data().cleopatra),
        "Cleopatra is off the map"
    );
    Ok(())
}

fn steps_are_in_their_bounds(_: &mut Memory, step: &Step) -> Found {
    for (block, on_map) in &step.now.map {
        let most = block.sheet().max_steps;
        ensure!(
            (1..=most).contains(&on_map.steps),
            "{block} has {}",
            on_map.steps
        );
    }
    Ok(())
}

fn each_rests_in_its_element(memory: &mut Memory, step: &Step) -> Found {
    for (block, on_map) in &step.now.map {
        let navis = block.id().contains("navis");
        let at = on_map.at;
        ensure!(navis || !at.is_sea(), "{block} is at sea");
        ensure!(!navis || at.is_sea() || at.is_port(), "{block} is in {at}");
        if at.is_sea() {
            memory.note("Navis at sea");
        }
    }
    Ok(())
}

fn peace_is_peace(memory: &mut Memory, step: &Step) -> Found {
    let war = matches!(
        step.now.open.phase,
        Phase::Move
            | Phase::DeclareMain { .. }
            | Phase::Surprise
            | Phase::Jupiter
            | Phase::Defect { .. }
            | Phase::Vulcan
            | Phase::Levy
            | Phase::PickBattle
            | Phase::Turn
            | Phase::Hits { .. }
            | Phase::Regroup { .. }
    );
    let contested = contested(&step.now);
    ensure!(
        war || contested.is_empty(),
        "{contested:?} in {:?}",
        step.now.open.phase
    );
    if !contested.is_empty() {
        memory.note("a contested place");
    }
    Ok(())
}

fn no_two_sides_win(_: &mut Memory, step: &Step) -> Found {
    let [cities, all] = points(&step.now);
    ensure!(cities[0] + cities[1] <= 13, "{cities:?} for cities");
    ensure!(all[0] < 10 || all[1] < 10, "{all:?} in all");
    let counted = Side::ALL.map(|side| step.after.points(side));
    ensure!(
        counted == all,
        "the score is {counted:?}, and should be {all:?}"
    );
    Ok(())
}

/// From the moment that Cleopatra is at home until the score is taken.
fn fleets_and_supply_leave_the_score(memory: &mut Memory, step: &Step) -> Found {
    let scored = step.told.iter().find_map(|event| match *event {
        Event::Scored { caesar, pompey } => Some([caesar, pompey]),
        _ => None,
    });
    let winter = |phase| matches!(phase, Phase::WinterNavis { .. } | Phase::Supply { .. });
    let now = if winter(step.now.open.phase) {
        Some(points(&step.now)[1])
    } else {
        scored
    };
    let Some(now) = now else {
        return Ok(());
    };
    let mut before = Position::from(step.before.clone());
    if !winter(step.before.open.phase) {
        // These end the last turn and change nothing on the map: 8.1 is all there is.
        if !matches!(step.act, Act::EndMoves | Act::EndLevies | Act::EndRegroup) {
            return Ok(());
        }
        let home = data().alexandria;
        let holder = holders(before.map.values()).remove(&home);
        if let Some(cleopatra) = before.map.get_mut(&data().cleopatra) {
            if let Some(&holder) = holder.as_ref().and_then(|sides| sides.first()) {
                cleopatra.side = holder;
            }
            cleopatra.at = home;
        }
        memory.note("a winter from its first step");
    }
    memory.note("a step of winter");
    let was = points(&before)[1];
    ensure!(was == now, "{was:?} became {now:?}");
    Ok(())
}

fn cards_are_all_there(_: &mut Memory, step: &Step) -> Found {
    let (now, open) = (&step.now, &step.now.open);
    if open.phase == Phase::Deploy {
        return Ok(());
    }
    let mut dealt = CardSet::EMPTY;
    for side in Side::ALL {
        let (hand, played) = (now.hands[side], open.played[side]);
        let discarded: CardSet = now.discarded[side].into_iter().collect();
        let count = hand.len() + played.len() + discarded.len();
        ensure!(count == 6, "{side:?} has {count} of his six cards");
        for part in [hand, played, discarded] {
            ensure!(!dealt.meets(part), "{part:?} are in two places");
            dealt |= part;
        }
        let shown = match open.phase {
            Phase::Discard => 0,
            Phase::Commit => open.turn - 1,
            _ => open.turn,
        };
        ensure!(
            played.len() == usize::from(shown),
            "{played:?} in turn {}",
            open.turn
        );
        ensure!(
            open.turn > 1 || played.iter().all(|card| card.id() != "apollo"),
            "Apollo was played on turn 1"
        );
    }
    ensure!((!dealt).len() == 15, "{} cards are undealt", (!dealt).len());
    Ok(())
}

fn roads_have_limits(memory: &mut Memory, step: &Step) -> Found {
    for event in &step.told {
        match *event {
            Event::PartBegan { god, .. } => {
                memory.roads.clear();
                memory.pluto = god == Some(God::Pluto);
            }
            Event::Moved {
                from,
                path,
                by: Going::Group,
                ..
            } => {
                let mut here = from;
                for to in path.iter() {
                    let link = here.link_to(to).ok_or_else(|| format!("{here} to {to}"))?;
                    here = to;
                    let most = match (link.sheet().kind, memory.pluto) {
                        (LinkKind::Major, false) => 4,
                        (LinkKind::Major, true) => 6,
                        (LinkKind::Minor, true) => 3,
                        (LinkKind::Minor | LinkKind::Strait, _) => 2,
                        (LinkKind::Sea, _) => continue,
                    };
                    let used = memory.roads.entry(link).or_default();
                    *used += 1;
                    let used = *used;
                    ensure!(used <= most, "{link} was used {used} times");
                    if used == most {
                        memory.note("a road in full use");
                    }
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn what_is_hidden_changes_nothing(memory: &mut Memory, step: &Step) -> Found {
    let mut dice = SplitMix64::new(memory.dice);
    memory.dice = dice.next();
    if dice.below(16) != 0 {
        return Ok(());
    }
    for side in Side::ALL {
        let info = kernel::Info::<JuliusCaesar>::new(step.after, side.seat(), step.setup, &[]);
        let other = JuliusCaesar::guess(&info, &mut dice).ok_or("nothing fits")?;
        let viewer = Viewer::Seat(side.seat());
        ensure!(
            View::of(&other, viewer) == View::of(step.after, viewer),
            "the view of {side:?}"
        );
        let options = |state| kernel::options::<JuliusCaesar>(state, side.seat());
        ensure!(
            options(&other) == options(step.after),
            "what {side:?} may do"
        );
        if other != *step.after {
            memory.note("another truth");
        }
    }
    Ok(())
}

fn somebody_can_act(_: &mut Memory, step: &Step) -> Found {
    let asked = JuliusCaesar::asked(step.after).seats();
    let over = matches!(step.now.open.phase, Phase::Over { .. });
    ensure!(over == asked.is_empty(), "{asked:?} are asked");
    for seat in asked.iter() {
        ensure!(
            kernel::count::<JuliusCaesar>(step.after, seat) > 0,
            "{seat} cannot act"
        );
    }
    Ok(())
}

fn nobody_retreats_or_regroups_into_battle(memory: &mut Memory, step: &Step) -> Found {
    let left = match (step.act, step.before.open.phase) {
        (Act::Retreat { path, .. }, _) => !path.is_empty(),
        (Act::Go { .. }, Phase::Regroup { .. }) => true,
        _ => false,
    };
    if left {
        memory.note("a retreat or regroup");
        let before = contested(&Position::from(step.before.clone()));
        let after = contested(&step.now);
        ensure!(after.is_subset(&before), "{after:?} after {before:?}");
    }
    Ok(())
}

fn blocks_are_loyal(memory: &mut Memory, step: &Step) -> Found {
    let jupiter = matches!(step.act, Act::Jupiter { .. })
        || matches!(step.before.open.phase, Phase::Defect { .. });
    let before = Position::from(step.before.clone());
    for (block, on_map) in &step.now.map {
        let Some(was) = before.map.get(block) else {
            continue;
        };
        if was.side != on_map.side {
            let may = jupiter || *block == data().cleopatra;
            ensure!(may, "{block} changed sides by {:?}", step.act);
            memory.note("a change of side");
        }
    }
    Ok(())
}

type Check = fn(&mut Memory, &Step) -> Found;

const CHECKS: [(&str, Check); 12] = [
    ("INV-1", every_block_exists_once),
    ("INV-2", steps_are_in_their_bounds),
    ("INV-3", each_rests_in_its_element),
    ("INV-4", peace_is_peace),
    ("INV-5", no_two_sides_win),
    ("INV-6", fleets_and_supply_leave_the_score),
    ("INV-7", cards_are_all_there),
    ("INV-8", roads_have_limits),
    ("INV-9", what_is_hidden_changes_nothing),
    ("INV-10", somebody_can_act),
    ("INV-11", nobody_retreats_or_regroups_into_battle),
    ("INV-12", blocks_are_loyal),
];

/// Random, but seldom idle: much is moved and levied before a part is over.
fn choose(table: &Table<JuliusCaesar>, dice: &mut SplitMix64) -> (Seat, Act) {
    let seats = table.asked().seats();
    let index = dice.below(seats.len() as u32) as usize;
    let seat = seats.iter().nth(index).expect("a seat is asked");
    let acts = table.options(seat);
    let mut act = acts[dice.below(acts.len() as u32) as usize];
    let eager = dice.below(8) != 0;
    if eager && matches!(act, Act::EndMoves | Act::EndLevies | Act::Decline) {
        act = acts[dice.below(acts.len() as u32) as usize];
    }
    // Winters that send everybody home leave nothing to look at.
    if eager
        && table.state().open.phase
            == (Phase::Disband {
                side: Side::ALL[seat.index()],
            })
    {
        act = Act::EndDisband;
    }
    (seat, act)
}

fn hold_in(options: &[&str], seed: u64, memory: &mut Memory) {
    let (mut chance, mut dice) = (SplitMix64::fork(seed, 1), SplitMix64::fork(seed, 2));
    let setup = crate::common::setup(options);
    let mut table = Table::<JuliusCaesar>::new(setup.clone(), &mut chance).expect("deals fit");
    memory.roads.clear();
    while table.outcome().is_none() {
        assert!(
            table.decisions() < 20_000,
            "seed {seed} {options:?} does not end"
        );
        let before = table.state().clone();
        let (seat, act) = choose(&table, &mut dice);
        let lines = table
            .play(seat, act, &mut chance, None)
            .expect("it is listed");
        let step = Step {
            setup: &setup,
            before: &before,
            act,
            after: table.state(),
            now: Position::from(table.state().clone()),
            told: table.log()[lines]
                .iter()
                .map(|line| line.told.event)
                .collect(),
        };
        for (clause, check) in CHECKS {
            if let Err(problem) = check(memory, &step) {
                let decision = table.decisions();
                panic!(
                    "{clause}: {problem} ({act:?}, decision {decision}, seed {seed} {options:?})"
                );
            }
        }
    }
    memory.note("a game that ended");
}

/// EX-133, INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7, INV-8, INV-9, INV-10, INV-11, INV-12
#[test]
fn the_invariants_hold_after_every_decision_and_every_game_ends() {
    let options: [&[&str]; 4] = [
        &[],
        &[FREE_DEPLOYMENT],
        &[TOURNAMENT],
        &[FREE_DEPLOYMENT, TOURNAMENT],
    ];
    let mut memory = Memory::default();
    for seed in 1..=15 {
        for options in options {
            hold_in(options, seed, &mut memory);
        }
    }
    // Every check had something to look at.
    for what in [
        "Navis at sea",
        "a contested place",
        "a winter from its first step",
        "a step of winter",
        "a road in full use",
        "another truth",
        "a retreat or regroup",
        "a change of side",
        "a game that ended",
    ] {
        let seen = memory.seen.get(what).copied().unwrap_or(0);
        assert!(seen >= 20, "{what}: seen {seen} times");
    }
    assert_eq!(memory.seen["a game that ended"], 60);
}
