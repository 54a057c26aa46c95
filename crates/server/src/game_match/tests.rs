//! What a match does with its lines.

use kernel::{Seed, SetupRequest};

use super::*;
use crate::held::deal;
use crate::store::SeatRow;

/// A match of people in which all are asked and nobody has decided yet.
fn people() -> Match {
    let game = registry::games()[0];
    let setup = game.check(&SetupRequest::default()).unwrap();
    let seed = Seed::of_number(7);
    let mut dice = Seeded::new(seed.0);
    let mut recorder = Recorder::new(&mut dice);
    game.new_table(setup.clone(), &mut recorder).unwrap();
    let opening = JournalEntry::Opening {
        chance: std::mem::take(&mut recorder.drawn),
    };
    let seats = (0..setup.seats).map(|seat| SeatRow {
        seat: Seat(seat),
        kind: SeatKind::Person(format!("person {seat}")),
        name: None,
        guest: false,
    });
    let row = MatchRow {
        id: "m".to_owned(),
        game: game.about().id.to_owned(),
        seats: seats.collect(),
        setup,
        owner: None,
        public: false,
        stage: MatchStatus::Playing,
        seed: seed.into(),
        commitment: seed.commitment(),
        created: 0,
        updated: 0,
        asked: 0,
        result: None,
        rematch: None,
        rules: None,
    };
    let source = Source {
        lines: vec![serde_json::to_string(&opening).unwrap()],
        snapshots: Vec::new(),
    };
    Match::load(registry::games(), row, &source, Vec::new()).unwrap()
}

/// A talk as long as a match holds it, whose last word has the number `last`.
fn talk(last: i64, reader: Option<&str>) -> Vec<Chat> {
    let chat = |seq| Chat {
        id: format!("word {seq}"),
        seq,
        person: "person 0".to_owned(),
        name: String::new(),
        readers: reader
            .filter(|_| seq == last)
            .map(|reader| vec![reader.to_owned()]),
        said: String::new(),
        at: 0,
    };
    (last - 299..=last).map(chat).collect()
}

#[test]
fn a_word_moves_the_versions_of_those_who_may_read_it_however_long_the_talk() {
    let versions = |talk: Vec<Chat>| {
        let mut game = people();
        game.talk = talk;
        [
            (Viewer::Seat(Seat(0)), Some("person 0")),
            (Viewer::Seat(Seat(1)), Some("person 1")),
            (Viewer::Spectator, None),
        ]
        .map(|(viewer, person)| game.version(viewer, person))
    };
    let before = versions(talk(300, None));
    let to_all = versions(talk(301, None));
    assert!(before.iter().zip(&to_all).all(|(one, other)| one != other));
    let to_one = versions(talk(301, Some("person 1")));
    assert_eq!([&before[0], &before[2]], [&to_one[0], &to_one[2]]);
    assert_ne!(before[1], to_one[1]);
}

#[test]
fn a_bot_takes_a_seat_that_was_left_for_long_or_is_handed_over() {
    let (one, other) = (Seat(0), Seat(1));
    let asks = |by, seat, at| JournalEntry::Offer {
        seat: by,
        what: Offer::Bot {
            seat,
            level: Level::Greedy,
        },
        at,
        asks: None,
    };
    let is_bot =
        |game: &Match, seat: Seat| matches!(game.row.seats[seat.index()].kind, SeatKind::Bot(_));
    let mut early = people();
    assert_eq!(
        early.ask(asks(one, other, ABANDONED - 1)),
        Err(Denied::NotAbandoned)
    );
    assert!(!is_bot(&early, other) && !early.is_abandoned(other, ABANDONED - 1));
    // Nobody is left to be asked: whoever is gone is not.
    let mut late = people();
    late.ask(asks(one, other, ABANDONED)).unwrap();
    assert!(is_bot(&late, other) && !is_bot(&late, one));
    // One's own seat at any time, if the others agree.
    let mut handed = people();
    handed.ask(asks(other, other, 0)).unwrap();
    assert!(!is_bot(&handed, other));
    let agrees = JournalEntry::Answer {
        seat: one,
        agrees: true,
    };
    handed.ask(agrees).unwrap();
    assert!(is_bot(&handed, other));
}

/// Lines as they are stored, and the match that they tell of with `kinds` in its row.
fn reload(lines: &[JournalEntry], kinds: &[SeatKind]) -> Match {
    let mut row = people().row;
    for (row, kind) in row.seats.iter_mut().zip(kinds) {
        row.kind = kind.clone();
    }
    let opening = deal(registry::games()[0], &row.setup, row.seed().unwrap());
    let stored = lines
        .iter()
        .map(|line| serde_json::to_string(line).unwrap());
    let source = Source {
        lines: [opening.unwrap().opening]
            .into_iter()
            .chain(stored)
            .collect(),
        snapshots: Vec::new(),
    };
    Match::load(registry::games(), row, &source, Vec::new()).unwrap()
}

#[test]
fn what_was_agreed_with_somebody_who_has_left_is_read_again_as_it_was() {
    let (one, other) = (Seat(0), Seat(1));
    let offer = |what, asks| JournalEntry::Offer {
        seat: one,
        what,
        at: ABANDONED,
        asks,
    };
    let answer = |agrees| JournalEntry::Answer {
        seat: other,
        agrees,
    };
    let bot = Offer::Bot {
        seat: other,
        level: Level::Greedy,
    };
    let person = SeatKind::Person("person 0".to_owned());
    for left in [SeatKind::Open, SeatKind::Bot("greedy".to_owned())] {
        for asks in [None, Some(vec![other])] {
            // He declined a draw, and is gone; a bot goes on.
            let draw = offer(Offer::Draw, asks.clone());
            let lines = [
                draw,
                answer(false),
                offer(bot, asks.as_ref().map(|_| vec![])),
            ];
            let game = reload(&lines, &[person.clone(), left.clone()]);
            assert_eq!((game.outcome(), &game.pending), (None, &None));
            assert!(matches!(game.row.seats[1].kind, SeatKind::Bot(_)));
        }
    }
}
