//! The data files: what is said of a damaged one, and that none can cost a panic.

use hannibal::{Data, Files, data};
use kernel::SplitMix64;

#[derive(Debug, Clone, Copy)]
enum In {
    Map,
    Generals,
    Cards,
    BattleCards,
    Tables,
    Scenarios,
}

use In::{BattleCards, Cards, Generals, Map, Scenarios, Tables};

impl In {
    const ALL: [In; 6] = [Map, Generals, Cards, BattleCards, Tables, Scenarios];

    fn good(self) -> &'static str {
        let files = Files::BUILT_IN;
        match self {
            Map => files.map,
            Generals => files.generals,
            Cards => files.cards,
            BattleCards => files.battle_cards,
            Tables => files.tables,
            Scenarios => files.scenarios,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Map => "map.toml",
            Generals => "generals.toml",
            Cards => "strategy_cards.toml",
            BattleCards => "battle_cards.toml",
            Tables => "tables.toml",
            Scenarios => "scenarios.toml",
        }
    }

    /// What is said of all files with this one in its place; nothing if they are sound.
    fn parse(self, text: &str) -> String {
        let mut files: Files<'_> = Files::BUILT_IN;
        let place = match self {
            Map => &mut files.map,
            Generals => &mut files.generals,
            Cards => &mut files.cards,
            BattleCards => &mut files.battle_cards,
            Tables => &mut files.tables,
            Scenarios => &mut files.scenarios,
        };
        *place = text;
        Data::parse(&files).map_or_else(|error| error.to_string(), |_| String::new())
    }
}

#[test]
fn the_built_in_files_are_sound() {
    assert_eq!(Data::parse(&Files::BUILT_IN).as_ref(), Ok(data()));
}

/// The file, what is replaced in it once, what comes there, and the message after the
/// name of the file.
const DAMAGE: &[(In, &str, &str, &str)] = &[
    // Not TOML, or not what is written here.
    (Map, "canvas_width = 2400", "canvas_width 2400", "line "),
    (
        Map,
        "canvas_width = 2400",
        "canvas_wide = 2400",
        "unknown field `canvas_wide`",
    ),
    (
        Map,
        "mp_cost = 1",
        "mp_cost = 300",
        "invalid value: integer `300`",
    ),
    (Map, "kind = \"road\"", "kind = \"street\"", "line "),
    (
        Generals,
        "battle = 4",
        "battle = \"four\"",
        "invalid type: string \"four\"",
    ),
    (Cards, "ops = 3\n", "", "missing field `ops`"),
    (
        BattleCards,
        "total = 48",
        "total = -48",
        "invalid value: integer `-48`",
    ),
    (
        Tables,
        "column_min = [1, 2, 3, 4, 5, 7, 10]",
        "column_min = [1, 2, 3]",
        "invalid length 3",
    ),
    (
        Scenarios,
        "turns = 9",
        "turns = 9\nturns = 9",
        "duplicate key",
    ),
    // Names that nothing bears.
    (
        Map,
        "a = \"gades\"\nb = \"carteia\"",
        "a = \"gades\"\nb = \"cartia\"",
        "b: no space is called \"cartia\" (did you mean \"carteia\"?)",
    ),
    (
        Map,
        "province = \"baetica\"",
        "province = \"betica\"",
        "province: no province is called \"betica\" (did you mean \"baetica\"?)",
    ),
    (
        Scenarios,
        "roman_pool = [\"flaminius\"",
        "roman_pool = [\"flaminus\"",
        "no general is called \"flaminus\" (did you mean \"flaminius\"?)",
    ),
    (
        Scenarios,
        "space = \"roma\"",
        "space = \"rome\"",
        "no space is called \"rome\" (did you mean \"roma\"?)",
    ),
    (
        Scenarios,
        "\"2\" = [\"c66\", \"c87\"]",
        "\"2\" = [\"c66\", \"c97\"]",
        "no card is called \"c97\"",
    ),
    // Ids.
    (
        Map,
        "id = \"carteia\"",
        "id = \"gades\"",
        "the id is taken by an earlier record",
    ),
    (
        Generals,
        "id = \"hasdrubal\"",
        "id = \"Hasdrubal\"",
        "an id is made of ",
    ),
    (
        Cards,
        "id = \"c02\"",
        "id = \"c01\"",
        "the id is taken by an earlier record",
    ),
    // Numbers out of range, and numbers that must agree.
    (
        Map,
        "connections = 164",
        "connections = 163",
        "connections says 163, the file has 164",
    ),
    (
        Map,
        "mp_cost = 1",
        "mp_cost = 9",
        "mp_cost is 9, but must be from 1 to 4",
    ),
    (
        Map,
        "a = \"gades\"\nb = \"carteia\"",
        "a = \"gades\"\nb = \"gades\"",
        "a and b must differ",
    ),
    (
        Map,
        "a = \"gades\"\nb = \"hispalis\"",
        "a = \"gades\"\nb = \"carteia\"",
        "these two spaces are joined already",
    ),
    (
        Generals,
        "strategy = 1",
        "strategy = 4",
        "strategy is 4, but must be from 1 to 3",
    ),
    (
        Generals,
        "battle = 4",
        "battle = 0",
        "battle is 0, but must be from 1 to 5",
    ),
    (
        Generals,
        "side = \"carthaginian\"",
        "side = \"either\"",
        "side is \"either\": write \"roman\" or \"carthaginian\"",
    ),
    (
        Cards,
        "ops = 3",
        "ops = 4",
        "ops is 4, but must be from 1 to 3",
    ),
    (
        Cards,
        "recruit = true",
        "recruit = false",
        "recruit is false, but 3 ops is true",
    ),
    (
        BattleCards,
        "total = 48",
        "total = 47",
        "total says 47, the file has 48",
    ),
    (
        BattleCards,
        "count = 12",
        "count = 11",
        "total says 48, the file has 47",
    ),
    (
        Tables,
        "rows_with_elephant = [\"2\"",
        "rows_with_elephant = [\"9\"",
        "write ",
    ),
    (
        Scenarios,
        "last_turn = 9",
        "last_turn = 10",
        "last_turn is 10, but must be from 1 to 9",
    ),
    (
        Scenarios,
        "start_turn = 1",
        "start_turn = 0",
        "start_turn is 0, but must be from 1 to 9",
    ),
    (
        Scenarios,
        "draw_pile = 64",
        "draw_pile = 63",
        "draw_pile is 63, but ",
    ),
    (Scenarios, "\"1\" = 7", "\"1\" = 0", "must be from 1 to 20"),
    (
        Scenarios,
        "cu = 8\nelephants = 0",
        "cu = 8\nelephants = 9",
        "elephants is 9, but must be from 0 to 8",
    ),
    (
        Scenarios,
        "chooser = \"carthaginian\"",
        "chooser = \"nobody\"",
        "line ",
    ),
];

#[test]
fn a_damaged_file_is_refused_with_what_and_where() {
    let mut wrong = Vec::new();
    for &(file, old, new, says) in DAMAGE {
        let good = file.good();
        assert!(good.contains(old), "{} has no {old:?}", file.name());
        let message = file.parse(&good.replacen(old, new, 1));
        let placed = message.starts_with(&format!("{}: ", file.name()));
        if !placed || !message.contains(says) || message.contains('\n') {
            wrong.push(format!(
                "- {old}\n+ {new}\nexpected {says}\nbut said {message}\n"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_empty_file_is_refused() {
    for file in In::ALL {
        let message = file.parse("");
        assert!(
            message.starts_with(file.name()) && message.contains("missing field"),
            "{file:?}: {message}"
        );
    }
}

/// Lines that went missing, came twice, changed places or have another number.
#[test]
fn no_damage_costs_a_panic() {
    for seed in 0..240 {
        let mut dice = SplitMix64::fork(0xda7a, seed);
        let file = In::ALL[seed as usize % In::ALL.len()];
        let mut lines: Vec<String> = file.good().lines().map(str::to_owned).collect();
        for _ in 0..=dice.below(2) {
            let [at, from] = [0; 2].map(|_: u32| dice.below(lines.len() as u32) as usize);
            match dice.below(4) {
                0 => drop(lines.remove(at)),
                1 => lines.insert(at, lines[from].clone()),
                2 => lines.swap(at, from),
                _ => {
                    let number = [0, 1, 3, 9, 10, 99, 255, 256, 70_000][dice.below(9) as usize];
                    if let Some((key, value)) = lines[at].clone().split_once(" = ")
                        && value.parse::<u64>().is_ok()
                    {
                        lines[at] = format!("{key} = {number}");
                    }
                }
            }
        }
        let message = file.parse(&lines.join("\n"));
        assert!(
            message.is_empty() || message.contains(".toml"),
            "seed {seed}: {message}"
        );
    }
}
