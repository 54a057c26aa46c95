//! What holds in every game, looked for in random ones.

use std::collections::BTreeSet;

use crate::common::Case;
use julius_caesar::{
    Act, Block, BlockSet, CardSet, Event, JuliusCaesar, Path, Phase, Place, Side, State, View, data,
};
use kernel::{Asked, Game, Out, Seat, SplitMix64, Table, Viewer};

kernel::suite!(JuliusCaesar, |suite| suite
    .games(16)
    .acts(some_acts())
    .refused_for(&[
        ("retreat", 2),
        ("go", 5),
        ("take", 4),
        ("levy", 4),
        ("deploy", 2)
    ])
    .mirror(mirror));

/// Acts about every block, with every place that a block could retreat to.
fn some_acts() -> Vec<Act> {
    let mut acts = Vec::new();
    for block in Block::all() {
        acts.extend([
            Act::Take { block },
            Act::Levy { block },
            Act::Fire { block },
            Act::Hit { block },
            Act::Disband { block },
        ]);
        acts.extend(Place::all().map(|to| Act::Retreat {
            block,
            path: Path::to(to),
        }));
    }
    acts
}

/// Blocks whose faces `viewer` does not see.
fn unseen(state: &State, viewer: Viewer) -> BlockSet {
    let view = View::of(state, viewer);
    let mut seen = view.open.face_up | view.open.killed;
    seen.insert(data().cleopatra);
    for (_, _, face) in view.faces() {
        seen.insert(face.block);
    }
    for side in Side::ALL {
        seen |= view.pools[side].blocks.unwrap_or(BlockSet::EMPTY);
    }
    !seen
}

/// The state in which two blocks have changed places, with all that goes with a place.
fn exchanged(state: &State, a: Block, b: Block) -> State {
    let other = |block: Block| match block {
        block if block == a => b,
        block if block == b => a,
        block => block,
    };
    let swap = |set: &mut BlockSet| *set = set.iter().map(other).collect();
    let mut image = state.clone();
    for side in Side::ALL {
        swap(&mut image.army[side]);
    }
    swap(&mut image.standing);
    swap(&mut image.moved);
    swap(&mut image.reserve);
    image.at.swap(a.index(), b.index());
    image.steps.swap(a.index(), b.index());
    image.came.swap(a.index(), b.index());
    image.taken = state.taken.map(other);
    image
}

fn exchanged_in(act: Act, a: Block, b: Block) -> Act {
    let other = |block: Block| match block {
        block if block == a => b,
        block if block == b => a,
        block => block,
    };
    match act {
        Act::Deploy { block, city } => Act::Deploy {
            block: other(block),
            city,
        },
        Act::Take { block } => Act::Take {
            block: other(block),
        },
        Act::Levy { block } => Act::Levy {
            block: other(block),
        },
        Act::Fire { block } => Act::Fire {
            block: other(block),
        },
        Act::Pass { block } => Act::Pass {
            block: other(block),
        },
        Act::Hit { block } => Act::Hit {
            block: other(block),
        },
        Act::Disband { block } => Act::Disband {
            block: other(block),
        },
        Act::Retreat { block, path } => Act::Retreat {
            block: other(block),
            path,
        },
        Act::ToPort { block, port } => Act::ToPort {
            block: other(block),
            port,
        },
        act => act,
    }
}

/// What `viewer` cannot tell from the truth: another secret answer or pick of the mover,
/// or two blocks of one colour exchanged whose faces it does not see.
fn mirror(
    state: &State,
    viewer: Viewer,
    mover: Seat,
    act: Act,
    dice: &mut SplitMix64,
) -> Option<(State, Act)> {
    let secret = |act: &Act| {
        matches!(
            act,
            Act::Take { .. } | Act::Discard { .. } | Act::Commit { .. } | Act::Deploy { .. }
        )
    };
    if secret(&act) && dice.below(2) == 0 {
        let mut others = kernel::options::<JuliusCaesar>(state, mover);
        others.retain(secret);
        let other = others[dice.below(others.len() as u32) as usize];
        return Some((state.clone(), other));
    }
    if state.open.phase == Phase::Deploy {
        return None;
    }
    let owned = data().owned[Side::ALL[dice.below(2) as usize]] & unseen(state, viewer);
    let one_of = |set: BlockSet, dice: &mut SplitMix64| {
        set.nth(dice.below(set.len().max(1) as u32) as usize)
    };
    // A block of which the act speaks, rather than any.
    let spoken: BlockSet = (owned.iter())
        .filter(|&block| exchanged_in(act, block, data().cleopatra) != act)
        .collect();
    let first = if spoken.is_empty() { owned } else { spoken };
    let a = one_of(first, dice)?;
    let b = one_of(owned.without(a), dice)?;
    // By which element a block goes is seen when it goes; where it may be raised, when
    // it is raised.
    let raised = matches!(act, Act::Levy { .. });
    if a.is_navis() != b.is_navis() || raised && a.sheet().levy != b.sheet().levy {
        return None;
    }
    let (image, mirrored) = (exchanged(state, a, b), exchanged_in(act, a, b));
    // Not every two blocks can stand for one another: a Navis cannot be inland.
    let fits = JuliusCaesar::audit(&image).is_ok()
        && kernel::is_legal::<JuliusCaesar>(&image, mover, mirrored);
    fits.then_some((image, mirrored))
}

/// A game of random decisions, handed over after each of them.
fn random_game(
    options: &[&str],
    seed: u64,
    mut look: impl FnMut(&Table<JuliusCaesar>, &mut SplitMix64),
) {
    let (mut chance, mut dice) = (SplitMix64::fork(seed, 1), SplitMix64::fork(seed, 2));
    let mut table =
        Table::new(crate::common::setup(options), &mut chance).expect("random deals fit");
    while table.outcome().is_none() {
        look(&table, &mut dice);
        let seats = table.asked().seats();
        let index = dice.below(seats.len() as u32) as usize;
        let seat = seats.iter().nth(index).expect("a seat is asked");
        let acts = table.options(seat);
        let act = acts[dice.below(acts.len() as u32) as usize];
        table
            .play(seat, act, &mut chance, None)
            .expect("it is listed");
    }
    look(&table, &mut dice);
}

fn viewers() -> impl Iterator<Item = Viewer> {
    Viewer::all(2)
}

/// What a viewer may know by the letter of FW, worked out apart from the view: the
/// blocks whose names it may read, and the cards.
fn may_know(state: &State, viewer: Viewer) -> (BlockSet, CardSet) {
    let open = &state.open;
    let mut blocks = open.face_up | open.killed; // FW-n
    let mut cards = open.played[Side::Caesar] | open.played[Side::Pompey]; // FW-r
    if let Some(battle) = &open.battle {
        for side in Side::ALL {
            blocks |= state.blocks_at(side, battle.at) - state.reserve; // FW-i, FW-j
        }
    }
    match open.phase {
        Phase::Defect { block } => blocks.insert(block), // FW-p
        _ => false,
    };
    for side in Side::ALL {
        let over = matches!(open.phase, Phase::Over { .. });
        let own = viewer == Viewer::Seat(side.seat());
        if own || over {
            blocks |= state.army[side]; // FW-a, FW-v
        }
        if own {
            blocks |= state.standing & data().owned[side];
            cards |= state.hands[side];
            cards.extend(state.discarded[side]);
        }
    }
    (blocks, cards)
}

/// FW-a, FW-b, FW-f, FW-n, FW-r, FW-u
#[test]
fn the_data_sent_hold_nothing_hidden() {
    let mut looked = 0;
    for seed in 1..=12 {
        let options: &[&str] = match seed % 2 {
            0 => &[],
            _ => &[julius_caesar::FREE_DEPLOYMENT],
        };
        random_game(options, seed, |table, _| {
            for viewer in viewers() {
                let view = table.view(viewer);
                let json = serde_json::to_string(&view).expect("a view can be written");
                let words: BTreeSet<&str> = json.split('"').skip(1).step_by(2).collect();
                let (blocks, cards) = may_know(table.state(), viewer);
                for block in !blocks {
                    assert!(
                        !words.contains(block.id()),
                        "{block} for {viewer:?}: {json}"
                    );
                }
                for card in !cards {
                    assert!(!words.contains(card.id()), "{card} for {viewer:?}: {json}");
                }
                // Steps stand beside faces, and nowhere else.
                let steps = json.matches("\"steps\":").count();
                assert_eq!(steps, view.faces().count(), "{viewer:?}: {json}");
                assert!(view.faces().all(|(_, _, face)| blocks.contains(face.block)));
                looked += 1;
            }
        });
    }
    assert!(looked > 10_000, "only {looked} views");
}

/// INV-9, FW-f, FW-g, FW-h
#[test]
fn two_unseen_blocks_are_one_and_the_same() {
    let mut compared = 0;
    for seed in 1..=30 {
        random_game(&[], seed, |table, dice| {
            let state = table.state();
            let Asked::One(mover) = table.asked() else {
                return;
            };
            let acts = table.options(mover);
            let act = acts[dice.below(acts.len() as u32) as usize];
            for viewer in viewers().filter(|viewer| *viewer != Viewer::Seat(mover)) {
                let hidden = unseen(state, viewer) & state.army[Side::ALL[mover.index()]];
                let back = |block: Block| {
                    let index = block.index();
                    let flags = (state.moved.contains(block), state.reserve.contains(block));
                    (
                        state.at[index],
                        flags,
                        state.came[index],
                        block.sheet().colour,
                    )
                };
                let pairs = (hidden.iter())
                    .flat_map(|a| hidden.iter().map(move |b| (a, b)))
                    .filter(|&(a, b)| a < b && back(a) == back(b))
                    // By which element a block goes is seen when it goes.
                    .filter(|&(a, b)| a.is_navis() == b.is_navis());
                for (a, b) in pairs {
                    let (image, mirrored) = (exchanged(state, a, b), exchanged_in(act, a, b));
                    let fits = JuliusCaesar::audit(&image).is_ok()
                        && kernel::is_legal::<JuliusCaesar>(&image, mover, mirrored);
                    if fits && alike((state, act), (&image, mirrored), mover, viewer, dice.next()) {
                        compared += 1;
                    }
                }
            }
        });
    }
    assert!(compared > 2_000, "only {compared} comparisons");
}

/// Plays both and compares what `viewer` sees and hears; `false` where something was
/// shown that had been hidden, so that the two may differ.
fn alike(one: (&State, Act), other: (&State, Act), mover: Seat, viewer: Viewer, seed: u64) -> bool {
    let played = |(state, act): (&State, Act)| {
        let (mut state, mut out, mut chance) =
            (state.clone(), Out::default(), SplitMix64::new(seed));
        JuliusCaesar::apply(&mut state, mover, act, &mut chance, &mut out);
        kernel::settle::<JuliusCaesar>(&mut state, &mut chance, &mut out);
        let shown = out.told().iter().any(|told| !told.shows.is_empty());
        let heard: Vec<Option<Event>> = (out.told().iter())
            .map(|told| told.heard_by(viewer).copied())
            .collect();
        (shown, heard, View::of(&state, viewer))
    };
    let (one_played, other_played) = (played(one), played(other));
    if one_played.0 || other_played.0 {
        return false;
    }
    let what = format!("{:?}, {:?} in the mirror, for {viewer:?}", one.1, other.1);
    assert_eq!(one_played.1, other_played.1, "{what}");
    assert_eq!(one_played.2, other_played.2, "{what}");
    true
}

/// INV-9
#[test]
fn a_guess_cannot_be_told_from_the_truth() {
    let mut guessed = 0;
    for seed in 1..=20 {
        let options: &[&str] = match seed % 2 {
            0 => &[],
            _ => &[julius_caesar::FREE_DEPLOYMENT],
        };
        random_game(options, seed, |table, dice| {
            if dice.below(4) != 0 {
                return;
            }
            for side in Side::ALL {
                let mut chance = SplitMix64::new(dice.next());
                let guess = JuliusCaesar::guess(&table.info(side.seat(), &[]), &mut chance)
                    .expect("the truth fits");
                JuliusCaesar::audit(&guess).expect("a guess is a position");
                let viewer = Viewer::Seat(side.seat());
                assert_eq!(View::of(&guess, viewer), table.view(viewer));
                let options = kernel::options::<JuliusCaesar>(&guess, side.seat());
                assert_eq!(
                    options,
                    kernel::options::<JuliusCaesar>(table.state(), side.seat())
                );
                assert_eq!(
                    JuliusCaesar::outcome(&guess),
                    JuliusCaesar::outcome(table.state())
                );
                guessed += usize::from(guess != *table.state());
            }
        });
    }
    assert!(
        guessed > 1_000,
        "only {guessed} guesses that were not the truth"
    );
}

/// INV-9, FW-e, FW-n
#[test]
fn every_truth_that_fits_is_guessed_sooner_or_later() {
    // Three of Pompey's blocks are unknown to Caesar; one of them stands on the map.
    let unknown = "p-legio-5 p-elephant p-navis-1";
    let known: Vec<&str> = (data().owned[Side::Pompey].iter())
        .map(Block::id)
        .filter(|id| !unknown.contains(id) && *id != "cleopatra" && !id.starts_with("p-b"))
        .filter(|id| !["p-pompey", "p-scipio"].contains(id))
        .collect();
    let rows = [
        ("tarraco", unknown, 3 + 2 + 2, "a port"),
        (
            "bilbilis",
            "p-legio-5 p-elephant",
            3 + 2,
            "inland: no Navis",
        ),
        ("mare-internum", "p-navis-1", 2, "at sea: only Navis"),
    ];
    for (at, fitting, count, name) in rows {
        let standing = fitting.split(' ').next_back().expect("one fits");
        let play = Case::empty_map()
            .caesar("alexandria", "cleopatra")
            .caesar("massilia", "c-legio-7")
            .face_up(&known.join(" "))
            .face_up("p-ballista")
            .killed("p-pompey p-scipio p-brutus")
            .pompey(at, standing)
            .turn(5)
            .hand(Side::Caesar, "mars")
            .hand(Side::Pompey, "2/2")
            .table();
        let mut found = BTreeSet::new();
        let mut chance = SplitMix64::new(44);
        for _ in 0..20_000 {
            let info = play.table.info(Seat(0), &[]);
            let guess = JuliusCaesar::guess(&info, &mut chance).expect("the truth fits");
            let there = guess.army[Side::Pompey]
                .first()
                .expect("one block is there");
            assert!(
                crate::common::set(fitting).contains(there.id()),
                "{there}: {name}"
            );
            let hand = guess.hands[Side::Pompey];
            found.insert((there, guess.steps_of(there), hand));
        }
        // Pompey may hold any card but Caesar's own and the two that lie open.
        assert_eq!(found.len(), count * 24, "{name}");
    }
}

#[test]
fn a_state_and_an_act_are_small() {
    let (state, act) = (size_of::<State>(), size_of::<Act>());
    assert!(state <= 1024, "a state has {state} bytes");
    assert!(act <= 16, "an act has {act} bytes");
}
