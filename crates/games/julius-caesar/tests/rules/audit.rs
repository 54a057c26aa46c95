//! Positions from outside: what the rules cannot play is refused, and says why.

use crate::common::{Caesar, Case, Play, Pompey, block, card, link, place};
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

/// SM-g
#[test]
fn memory_of_a_turn_that_is_over_is_refused() {
    compare(
        quiet,
        &[
            (
                "a reserve in a quiet city",
                |state| {
                    state.reserve.insert(block("p-legio-5"));
                    state.came[block("p-legio-5").index()] = Some(link("narbo", "tarraco"));
                },
                "reserves are left and no turn is on",
            ),
            (
                "an attack",
                |state| _ = state.open.attacks[Caesar].insert(place("tarraco")),
                "attacks are left",
            ),
            (
                "an entry",
                |state| {
                    let link = link("narbo", "tarraco");
                    state.open.entries.add(Caesar, place("tarraco"), link);
                },
                "entries are left",
            ),
            (
                "a way somebody came by",
                |state| state.came[block("c-legio-7").index()] = Some(link("roma", "ravenna")),
                "ways blocks came by are left",
            ),
            (
                "a block that moved",
                |state| _ = state.moved.insert(block("c-legio-7")),
                "moved blocks are left",
            ),
            (
                "a road that was used",
                |state| state.open.roads.use_once(Caesar, link("roma", "ravenna")),
                "used roads are left",
            ),
            (
                "a surprise",
                |state| state.open.surprise = Some(place("tarraco")),
                "a surprise are left",
            ),
            (
                "a pinned block",
                |state| state.open.pinned.0[place("tarraco").index()] = 0,
                "pinned blocks are left",
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
        let (within, field) = at.rsplit_once('/').expect("a path");
        let within = state.pointer_mut(within).expect("the place is there");
        within[field] = value.clone();
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
            ("/open/first", json!("pompey"), "the parts are out of order"),
            ("/open/part/moves", json!(4), "not what its card gives"),
            ("/open/part/levies", json!(2), "not what its card gives"),
            (
                "/open/part/order",
                json!({"event": "mars"}),
                "not what its card gives",
            ),
            ("/open/part/grouped", json!(true), "contradict each other"),
            ("/open/phase", json!("jupiter"), "nothing to ask Caesar"),
            ("/open/phase", json!("surprise"), "nothing to ask Caesar"),
            (
                "/open/attacks/pompey",
                json!(["roma"]),
                "Pompey attacks roma before its part",
            ),
            (
                "/open/attacks/caesar",
                json!(["tarraco"]),
                "Caesar attacks tarraco and never entered it",
            ),
            (
                "/open/attacks/caesar",
                json!(["roma"]),
                "Caesar attacks roma, where no enemy is",
            ),
            (
                "/open/entries/caesar",
                json!([{"link": "narbo--tarraco", "into": "tarraco"}]),
                "Caesar entered tarraco, which nobody attacks",
            ),
            (
                "/open/pinned",
                json!({"tarraco": 0}),
                "the blocks in tarraco are wrongly pinned",
            ),
            (
                "/open/surprise",
                json!("tarraco"),
                "nobody named tarraco for a surprise",
            ),
        ],
    );
    play.moves("c-legio-8", "tarraco")
        .moves("c-legio-9", "tarraco");
    reads(
        &play,
        &[
            (
                "/map/c-legio-8",
                json!({"side": "caesar", "at": "tarraco", "steps": 3, "moved": true,
                    "reserve": true, "came": "narbo--tarraco"}),
                "tarraco has reserves before a main attack is declared",
            ),
            (
                "/map/c-legio-8",
                json!({"side": "caesar", "at": "tarraco", "steps": 3, "reserve": true}),
                "c-legio-8 is a reserve and came by no way",
            ),
            (
                "/map/c-legio-8",
                json!({"side": "caesar", "at": "tarraco", "steps": 3,
                    "came": "bilbilis--tarraco"}),
                "c-legio-8 did not come by bilbilis--tarraco",
            ),
            (
                "/map/p-legio-5",
                json!({"side": "pompey", "at": "tarraco", "steps": 3, "moved": true}),
                "blocks moved before their part",
            ),
            (
                "/open/attacks/caesar",
                json!([]),
                "a location is Contested that nobody attacked",
            ),
            (
                "/open/roads/narbo--tarraco",
                json!({"caesar": 2, "pompey": 1}),
                "Pompey cannot have used narbo--tarraco",
            ),
        ],
    );
    play.end_moves();
    play.to_battle();
    assert_eq!(play.phase(), Phase::Turn);
    reads(
        &play,
        &[
            ("/open/first", json!("pompey"), "Player 1 against the cards"),
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
            (
                "/open/battle/attacker",
                json!("pompey"),
                "the roles in a battle",
            ),
            (
                "/open/battle/surprise",
                json!(true),
                "a battle and the surprise",
            ),
            (
                "/open/battle/sea_retreats/caesar",
                json!(1),
                "1 blocks of Caesar retreated by sea",
            ),
            (
                "/open/roads",
                json!({"narbo--tarraco": {"caesar": 1, "pompey": 0}}),
                "Caesar cannot have used narbo--tarraco",
            ),
            (
                "/map/c-legio-8/moved",
                json!(true),
                "blocks are marked as moved after the moves",
            ),
        ],
    );
}
