//! What the tests of several requirements share.

use kernel::{Chance, Game, Seat, Setting, Setup, SetupRequest, SplitMix64, Table, Viewer};

/// A set-up of `seats` seats with some options changed.
pub fn setup<G: Game>(seats: u8, changed: &[(&str, Setting)]) -> Setup {
    let wanted = SetupRequest {
        scenario: None,
        seats: Some(seats),
        options: (changed.iter())
            .map(|(id, setting)| ((*id).to_owned(), setting.clone()))
            .collect(),
    };
    G::about()
        .check(&wanted)
        .expect("a set-up that the game knows")
}

pub fn table<G: Game>(seats: u8, chance: &mut dyn Chance) -> Table<G> {
    Table::new(setup::<G>(seats, &[]), chance).expect("nothing in the set-up faults")
}

/// Plays until `stop` says so or the game is over; whoever is asked chooses at random.
pub fn wander<G: Game>(
    table: &mut Table<G>,
    dice: &mut SplitMix64,
    mut stop: impl FnMut(&Table<G>) -> bool,
) {
    while table.outcome().is_none() && !stop(table) {
        let asked = table.asked().seats();
        let seat = asked.iter().nth(dice.below(asked.len() as u32) as usize);
        let seat = seat.expect("a game that goes on asks somebody");
        let act = one_of(&table.options(seat), dice);
        let mut chance = SplitMix64::new(dice.next());
        (table.play(seat, act, &mut chance, None)).expect("an option can be played");
    }
}

/// A table that `stop` was looking for, in one of many random games.
pub fn find<G: Game>(setup: &Setup, stop: impl Fn(&Table<G>) -> bool) -> Table<G> {
    for seed in 0..10_000 {
        let mut dice = SplitMix64::new(seed);
        let mut table = Table::new(setup.clone(), &mut dice).expect("a sound set-up");
        wander(&mut table, &mut dice, &stop);
        if table.outcome().is_none() {
            return table;
        }
    }
    panic!("no random game leads to what the test looks for");
}

pub fn one_of<T: Copy>(all: &[T], dice: &mut SplitMix64) -> T {
    all[dice.below(all.len() as u32) as usize]
}

pub fn act<G: Game>(table: &mut Table<G>, seat: Seat, act: G::Act, chance: &mut dyn Chance) {
    if let Err(error) = table.play(seat, act, chance, None) {
        panic!("{seat} cannot {act:?}: {error}");
    }
}

/// What `viewer` has heard, as it would be shown.
pub fn heard<G: Game>(table: &Table<G>, viewer: Viewer) -> Vec<G::Event> {
    table.heard(viewer).cloned().collect()
}

/// Everything `viewer` can tell of a table, as text.
pub fn sight<G: Game>(table: &Table<G>, viewer: Viewer) -> String {
    let question = match viewer {
        Viewer::Seat(seat) => (table.question(seat), table.options(seat)),
        Viewer::Spectator => (None, Vec::new()),
    };
    format!(
        "{:?} {:?} {:?} {:?} {}",
        table.view(viewer),
        heard(table, viewer),
        table.asked(),
        question,
        table.version(viewer)
    )
}

/// The guesses of `seat` about a table.
pub fn guesses<G: Game>(table: &Table<G>, seat: Seat, number: u64) -> Vec<G::State> {
    let heard = heard(table, Viewer::Seat(seat));
    (0..number)
        .map(|seed| {
            let mut chance = SplitMix64::fork(seed, 77);
            let info = table.info(seat, &heard);
            G::guess(&info, &mut chance).expect("the truth fits")
        })
        .collect()
}

/// A record as a file has it.
pub fn as_file<G: Game>(table: &Table<G>) -> kernel::Record {
    let text = serde_json::to_string(&table.record()).expect("a record can be written");
    serde_json::from_str(&text).expect("a record can be read")
}
