//! The data files: what they say, and what is refused in them.

use mare_nostrum::{Data, Files, data};

/// A file with one text put in place of another.
#[track_caller]
fn changed(file: &str, from: &str, to: &str) -> String {
    assert!(file.contains(from), "{from:?} is not in the file");
    file.replacen(from, to, 1)
}

#[test]
fn the_built_in_files_are_sound() {
    let read = Data::parse(&Files::BUILT_IN).expect("the built-in files are sound");
    assert_eq!(read, *data());
}

#[derive(Clone, Copy)]
enum In {
    Map,
    Components,
    Empires,
    Heroes,
}

/// C-h
#[test]
fn a_bad_file_is_refused_with_its_place() {
    let rows: &[(In, &str, &str, &str)] = &[
        (
            In::Map,
            "land = [\"etruria\", \"gallia-cisalpina\"]",
            "land = [\"etrurria\", \"gallia-cisalpina\"]",
            "map.toml: [[province]] \"italia\": land: no province is called \"etrurria\" (did you mean \"etruria\"?)",
        ),
        (
            In::Map,
            "land = [\"etruria\", \"gallia-cisalpina\"]",
            "land = [\"gallia-cisalpina\"]",
            "map.toml: [[province]] \"etruria\": land lists \"italia\", which does not list it back: a border has two sides",
        ),
        (
            In::Map,
            "id = \"etruria\"",
            "id = \"italia\"",
            "map.toml: [[province]] \"italia\": the id is taken by an earlier record: give each its own",
        ),
        (
            In::Map,
            "id = \"etruria\"",
            "id = \"Etruria\"",
            "map.toml: [[province]] \"Etruria\": an id is made of lower-case letters, digits and single hyphens: change this one",
        ),
        (
            In::Map,
            "id = \"italia/city-roma\"",
            "id = \"italia/city/roma\"",
            "map.toml: [[slots]] \"italia/city/roma\": an id is made of lower-case letters, digits, single hyphens and at most one slash: change this one",
        ),
        (
            In::Map,
            "land_edge_count = 44",
            "land_edge_count = 45",
            "map.toml: [meta]: land_edge_count is 45, but the number of land borders is 44: the two must agree",
        ),
        (
            In::Map,
            "commodity = \"wine\"",
            "commodity = \"beer\"",
            "map.toml: [[slots]] \"italia/caravan-wine\": commodity: no good is called \"beer\": correct the name, or add its record",
        ),
        (
            In::Map,
            "players = 3",
            "players = 2",
            "map.toml: [[board]] \"2\": players is 2, but the rules of the game are written for 3",
        ),
        (
            In::Map,
            "canvas = [2400, 1400]",
            "canvass = [2400, 1400]",
            "map.toml: line 24: unknown field `canvass`",
        ),
        (
            In::Components,
            "tokens = 3",
            "tokens = 4",
            "components.toml: [[commodity]] \"pottery\": tokens is 4, but twice its caravan slots and one is 3: the two must agree",
        ),
        (
            In::Components,
            "pieces = 37",
            "pieces = 36",
            "components.toml: [[building]] \"caravan\": pieces is 36, but the number of its slots on the map is 37: the two must agree",
        ),
        (
            In::Components,
            "values = [5, 0]",
            "values = [5, 1]",
            "components.toml: [[exchange_marker]] \"5-0\": values is 5/1, but the rules of the game are written for 5/0",
        ),
        (
            In::Components,
            "faces = [3, 3, 4, 4, 5, 6]",
            "faces = [3, 3, 4, 4, 5]",
            "components.toml: the game is played with 6 faces of a die, the file has 5",
        ),
        (
            In::Components,
            "hit_divisor = 5",
            "hit_divisor = 0",
            "components.toml: [battle]: hit_divisor is 0, but must be from 1 to 20",
        ),
        (
            In::Empires,
            "coin = 1, wine = 2",
            "coin = 2, wine = 2",
            "empires.toml: [[empire]] \"rome\": the number of resources is 10, but the rules of the game are written for 9",
        ),
        (
            In::Empires,
            "capital_province = \"italia\"",
            "capital_province = \"etruria\"",
            "empires.toml: [[empire]] \"rome\": control lists \"its provinces\", which is not the start provinces without the capital's",
        ),
        (
            In::Empires,
            "\"italia/city-roma\", ",
            "\"achaia/city-athenae\", ",
            "empires.toml: [[empire]] \"rome\": buildings lists \"achaia/city-athenae\", which is not in a start province",
        ),
        (
            In::Empires,
            "trade = 7, culture = 1",
            "trade = 6, culture = 1",
            "empires.toml: [[empire]] \"rome\": leadership.trade is 6, but the count of what it starts with is 7: the two must agree",
        ),
        (
            In::Empires,
            "id = \"rome\"",
            "id = \"roma\"",
            "empires.toml: [[empire]] \"roma\": id: no empire is called \"roma\" (did you mean \"rome\"?)",
        ),
        (
            In::Heroes,
            "effect = \"add_per_die\"",
            "effect = \"add_to_sum\"",
            "heroes.toml: [[card]] \"caesar\": effect is add_to_sum, but the rules of the game are written for add_per_die",
        ),
        (
            In::Heroes,
            "amount = 1, role",
            "amount = 2, role",
            "heroes.toml: [[card]] \"caesar\": params is 2, but the rules of the game are written for 1",
        ),
        (
            In::Heroes,
            "kind = \"wonder\"",
            "kind = \"hero\"",
            "heroes.toml: the game is played with 12 other heroes, the file has 13",
        ),
        (
            In::Heroes,
            "id = \"caesar\"",
            "id = \"circe\"",
            "heroes.toml: [[card]] \"circe\": the id is taken by an earlier record: give each its own",
        ),
    ];
    for &(file, from, to, message) in rows {
        let built_in = Files::BUILT_IN;
        let (text, files);
        match file {
            In::Map => {
                text = changed(built_in.map, from, to);
                files = Files {
                    map: &text,
                    ..built_in
                };
            }
            In::Components => {
                text = changed(built_in.components, from, to);
                files = Files {
                    components: &text,
                    ..built_in
                };
            }
            In::Empires => {
                text = changed(built_in.empires, from, to);
                files = Files {
                    empires: &text,
                    ..built_in
                };
            }
            In::Heroes => {
                text = changed(built_in.heroes, from, to);
                files = Files {
                    heroes: &text,
                    ..built_in
                };
            }
        }
        let error = Data::parse(&files).expect_err(message).to_string();
        assert!(
            error.starts_with(message),
            "{from} became {to}:\n{error}\n{message}"
        );
    }
}

/// No text can make the reader panic, however damaged.
#[test]
fn a_damaged_file_is_an_error() {
    let all = Files::BUILT_IN;
    for (index, text) in [all.map, all.components, all.empires, all.heroes]
        .into_iter()
        .enumerate()
    {
        let lines: Vec<&str> = text.lines().collect();
        for cut in (0..lines.len()).step_by(41) {
            // One line is lost.
            let mut fewer = lines.clone();
            fewer.remove(cut);
            let fewer = fewer.join("\n");
            // The file ends early.
            let short = lines[..cut].join("\n");
            for damaged in [&fewer, &short] {
                let files = match index {
                    0 => Files {
                        map: damaged,
                        ..all
                    },
                    1 => Files {
                        components: damaged,
                        ..all
                    },
                    2 => Files {
                        empires: damaged,
                        ..all
                    },
                    _ => Files {
                        heroes: damaged,
                        ..all
                    },
                };
                if let Err(error) = Data::parse(&files) {
                    assert!(error.to_string().contains(".toml: "), "{error}");
                }
            }
            let files = match index {
                0 => Files { map: &short, ..all },
                1 => Files {
                    components: &short,
                    ..all
                },
                2 => Files {
                    empires: &short,
                    ..all
                },
                _ => Files {
                    heroes: &short,
                    ..all
                },
            };
            assert!(
                Data::parse(&files).is_err(),
                "file {index} cut at line {cut}"
            );
        }
    }
}
