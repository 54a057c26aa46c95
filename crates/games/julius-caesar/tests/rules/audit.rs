//! Positions from outside: what the rules cannot play is refused, and says why.

use crate::common::{Caesar, Case, Play, Pompey, block, card, place};
use julius_caesar::{Phase, State};
use serde_json::{Value as Json, json};

/// A quiet map with a legion a side, turn 2, before the cards are chosen.
fn quiet() -> Case {
    Case::empty_map()
        .caesar("roma", "c-legio-7")
        .pompey("tarraco", "p-legio-5")
}

/// Changes a position and says what the audit has against it.
type Row = (&'static str, fn(&mut State), &'static str);

#[track_caller]
fn compare(case: impl Fn() -> Case, rows: &[Row]) {
    assert_eq!(case().fault(), None, "the position before any change");
    for (name, change, fault) in rows {
        let found = case().change(change).fault();
        let fits = found.as_ref().is_some_and(|found| found.contains(fault));
        assert!(fits, "{name}: {found:?}, not {fault:?}");
    }
}

/// INV-1, INV-2, INV-3, INV-4, INV-5
#[test]
fn a_map_that_cannot_be_is_refused() {
    compare(
        quiet,
        &[
            (
                "a block twice",
                |state| _ = state.standing.insert(block("c-legio-7")),
                "c-legio-7 is in 2 places at once",
            ),
            (
                "a block nowhere",
                |state| _ = state.standing.remove(block("c-legio-8")),
                "c-legio-8 is in 0 places at once",
            ),
            (
                "no steps left",
                |state| state.steps[block("c-legio-7").index()] = 0,
                "c-legio-7 has 0 steps",
            ),
            (
                "more steps than edges",
                |state| state.steps[block("c-legio-7").index()] = 5,
                "c-legio-7 has 5 steps",
            ),
            (
                "a legion at sea",
                |state| state.shift(block("c-legio-7"), Caesar, place("mare-internum")),
                "c-legio-7 cannot stand in mare-internum",
            ),
            (
                "Cleopatra in a pool",
                |state| {
                    state.lift(block("cleopatra"));
                    state.standing.insert(block("cleopatra"));
                },
                "Cleopatra is off the map",
            ),
            (
                "a dead legion",
                |state| {
                    state.standing.remove(block("c-legio-8"));
                    state.open.killed.insert(block("c-legio-8"));
                },
                "no leader counts as killed",
            ),
            (
                "a leader who comes back",
                |state| {
                    state.standing.remove(block("c-caesar"));
                    state.open.face_up.insert(block("c-caesar"));
                },
                "an eliminated leader is in a pool",
            ),
            (
                "a leader who changed sides",
                |state| state.put(block("c-caesar"), Pompey, place("tarraco"), 3),
                "serves the other side",
            ),
            (
                "two armies at peace",
                |state| state.shift(block("c-legio-7"), Caesar, place("tarraco")),
                "a location is Contested",
            ),
        ],
    );
}

/// INV-7, EC-APO-d
#[test]
fn cards_that_cannot_be_are_refused() {
    compare(
        || quiet().turn(1).hand(Caesar, "apollo mars 3/1 2/1 1/3"),
        &[
            (
                "a card in both hands",
                |state| _ = state.hands[Pompey].insert(card("mars")),
                "mars is in two places",
            ),
            (
                "a card held and put away",
                |state| state.discarded[Pompey] = Some(card("mars")),
                "mars is in two places",
            ),
            (
                "a card lies open that nobody played",
                |state| state.open.now[Caesar] = Some(card("pluto")),
                "pluto was not played this Year",
            ),
            (
                "chosen from nowhere",
                |state| state.answers[Caesar] = Some(card("pluto")),
                "pluto is chosen and not in hand",
            ),
            (
                "Apollo with nothing to copy",
                |state| state.answers[Caesar] = Some(card("apollo")),
                "Apollo is played on the first turn",
            ),
            (
                "a card too many",
                |state| _ = state.hands[Caesar].insert(card("pluto")),
                "Caesar holds 6 cards where 5 are due",
            ),
            (
                "a turn has passed and no card with it",
                |state| state.open.turn = 2,
                "Caesar holds 5 cards where 4 are due",
            ),
            (
                "cards before the deployment",
                |state| state.open.phase = Phase::Deploy,
                "Caesar holds 5 cards where 0 are due",
            ),
        ],
    );
}

/// INV-10
#[test]
fn a_phase_without_what_it_needs_is_refused() {
    compare(
        quiet,
        &[
            (
                "before the war",
                |state| state.open.year = 704,
                "no year 704",
            ),
            ("no such turn", |state| state.open.turn = 0, "no turn 0"),
            (
                "a block picked while cards are chosen",
                |state| state.taken = Some(block("c-legio-7")),
                "c-legio-7 is taken and nothing moves",
            ),
        ],
    );
}

/// A game some way along, changed by a field of its JSON: its place and new value.
#[track_caller]
fn reads(play: &Play, rows: &[(&str, Json, &str)]) {
    let good = serde_json::to_value(play.state()).expect("a state is JSON");
    assert_eq!(
        serde_json::from_value::<State>(good.clone()).ok().as_ref(),
        Some(play.state())
    );
    for (at, value, fault) in rows {
        let mut state = good.clone();
        *state.pointer_mut(at).expect("the field is there") = value.clone();
        let found = match serde_json::from_value::<State>(state) {
            Ok(state) => state.audit().map_err(|broken| broken.to_string()),
            Err(error) => Err(error.to_string()),
        };
        let fits = found.as_ref().is_err_and(|found| found.contains(fault));
        assert!(fits, "{at} as {value}: {found:?}, not {fault:?}");
    }
}

/// INV-10
#[test]
fn fields_that_cannot_be_are_refused() {
    let mut play = quiet()
        .caesar("narbo", "c-legio-8 c-legio-9")
        .cards("3/1", "2/2");
    reads(
        &play,
        &[
            ("/open/phase", json!(3), "expected variant identifier"),
            ("/open/phase", json!("march"), "unknown variant"),
            ("/open/part/second", json!(true), "out of order"),
            ("/open/part", Json::Null, "the Command Phase and its part"),
            (
                "/open/now/pompey",
                Json::Null,
                "the card that Pompey plays this turn",
            ),
            (
                "/open/last/caesar",
                Json::Null,
                "the card that Caesar played in the turn before",
            ),
        ],
    );
    play.moves("c-legio-8", "tarraco")
        .moves("c-legio-9", "tarraco")
        .to_battle();
    assert_eq!(play.phase(), Phase::Turn);
    reads(
        &play,
        &[
            ("/open/battle/round", json!(0), "no round 0"),
            ("/open/battle/step", json!(8), "step 8"),
            (
                "/open/battle/waiting/caesar",
                json!(1),
                "the line of a battle",
            ),
            (
                "/open/battle/line/pompey",
                json!([]),
                "the line of a battle",
            ),
            ("/open/battle", Json::Null, "a battle and its phase"),
        ],
    );
}
