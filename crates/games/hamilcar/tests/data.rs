//! The data files: what they say, and what is said when they are damaged.

use hamilcar::{Data, Files, GeneralSet, data, theatre};

use crate::common::*;

/// The files with one text replaced in one of them.
fn damaged(file: &str, from: &str, to: &str) -> String {
    let mut files = Files::BUILT_IN;
    let text = match file {
        "map" => &mut files.map,
        "generals" => &mut files.generals,
        "cards" => &mut files.cards,
        "tactics" => &mut files.tactics,
        "tables" => &mut files.tables,
        "setup" => &mut files.setup,
        other => panic!("no file {other}"),
    };
    assert!(text.contains(from), "{file} says nothing of {from:?}");
    let changed = text.replacen(from, to, 1);
    *text = &changed;
    match Data::parse(&files) {
        Ok(_) => panic!("{file} with {to:?} is accepted"),
        Err(error) => error.to_string(),
    }
}

/// 0-d
#[test]
fn a_damaged_file_is_refused_by_name() {
    for (file, from, to, says) in [
        (
            "map",
            "province = \"latium\"",
            "province = \"latiun\"",
            "latiun",
        ),
        ("map", "majority = 3", "majority = 2", "majority"),
        ("map", "sea_routes = 47", "sea_routes = 46", "sea_routes"),
        ("map", "port = true", "port = false", "port"),
        ("generals", "strategy = 2", "strategy = 7", "strategy"),
        (
            "generals",
            "hook = \"end_of_move\"",
            "hook = \"nowhere\"",
            "generals.toml",
        ),
        ("cards", "id = \"h-033\"", "id = \"h-035\"", "h-035"),
        ("cards", "levy = true\nonce", "levy = false\nonce", "levy"),
        ("tactics", "copies = 2", "copies = 3", "cards"),
        (
            "tables",
            "round_column = [\"1\"",
            "round_column = [\"0\"",
            "round_column",
        ),
        (
            "tables",
            "cost_repair = 1",
            "cost_repair = 2",
            "cost_repair",
        ),
        ("setup", "space = \"roma\"", "space = \"rome\"", "rome"),
        ("setup", "\"sulpicius\", ", "", "general_deck"),
        (
            "setup",
            "seamanship = \"poor\"",
            "seamanship = \"bad\"",
            "seamanship",
        ),
    ] {
        let error = damaged(file, from, to);
        assert!(error.contains(says), "{file}: {error}");
    }
}

/// 2.2-b, 6.5.1-a, 6.5.2-a, 6.5.3-a
#[test]
fn generals_have_their_traits() {
    let with = |has: fn(&hamilcar::Talent) -> bool| -> GeneralSet {
        hamilcar::General::all()
            .filter(|general| has(general.talent()))
            .collect()
    };
    let african = with(|talent| talent.african);
    assert_eq!(african, generals("sulpicius vulso regulus"));
    let admirals = with(|talent| talent.admiral);
    let wanted = "sulpicius vulso duilius catulus gisco hamilcar carthalo adherbal barca";
    assert_eq!(admirals, generals(wanted));
    assert!(with(|talent| talent.aristocrat).contains(general("asina")));
}

/// 2.1-c, 24.2-h, 24.2-u
#[test]
fn ratings_and_decks_are_as_printed() {
    let catulus = general("catulus");
    assert_eq!(catulus.sheet().battle, 2);
    assert_eq!(catulus.talent().naval_rating, Some(3));
    assert_eq!(general("hamilcar").land_rating(), 2);
    let cards = theatre().battle_cards.iter().map(|sheet| sheet.count);
    assert_eq!(cards.sum::<u8>(), 48);
    assert_eq!(data().tables.loss_threshold, 5);
}
