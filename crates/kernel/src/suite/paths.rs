//! The number of ways a game can go from a position. A rule that is wrong anywhere below
//! it changes a number.

use std::ops::ControlFlow;

use crate::{Chance, Game, Out};

/// How many sequences of `depth` decisions lead on from a position. With a `chance` that
/// always brings the same the tree is that of the decisions alone.
pub fn count<G: Game>(state: &G::State, depth: u32, chance: &mut dyn Chance) -> u64 {
    let mut total = 0;
    for seat in G::asked(state).seats().iter() {
        if depth <= 1 {
            total += crate::count::<G>(state, seat) as u64;
            continue;
        }
        G::each_option(state, seat, &mut |act| {
            let (mut next, mut out) = (state.clone(), Out::muted());
            G::apply(&mut next, seat, act, chance, &mut out);
            crate::settle::<G>(&mut next, chance, &mut out);
            total += count::<G>(&next, depth - 1, chance);
            ControlFlow::Continue(())
        });
    }
    total
}

/// Compares with a file of lines `depth N  COUNT`; all else in it are comments.
///
/// # Panics
/// If a number differs, with all that were counted.
#[track_caller]
pub fn compare<G: Game>(state: &G::State, file: &str, chance: &mut dyn Chance) {
    let lines: Vec<&str> = (file.lines())
        .filter(|line| line.starts_with("depth "))
        .collect();
    assert!(lines.len() >= 4, "a file of counts has lines");
    let found: Vec<String> = (lines.iter())
        .map(|line| {
            let depth = (line["depth ".len()..].split_once("  "))
                .and_then(|(depth, _)| depth.parse().ok())
                .unwrap_or_else(|| panic!("{line:?} is no line of counts"));
            let paths = count::<G>(state, depth, chance);
            format!("depth {depth}  {paths}")
        })
        .collect();
    assert_eq!(found, lines);
}
