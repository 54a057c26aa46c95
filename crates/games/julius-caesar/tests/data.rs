//! The data files: what the components are, and what is said of a damaged file.

use std::collections::BTreeMap;

use julius_caesar::{
    Block, BlockSet, Card, CardKind, Data, Files, Kind, Letter, Levy, Link, LinkKind, Place,
    PlaceKind, Side, Source, data,
};
use proptest::prelude::*;

fn blocks(is: impl Fn(Block) -> bool) -> usize {
    Block::all().filter(|&block| is(block)).count()
}

fn place(id: &str) -> Place {
    id.parse().unwrap()
}

fn ids(places: impl IntoIterator<Item = Place>) -> Vec<&'static str> {
    places.into_iter().map(Place::id).collect()
}

/// 2.1-a, EX-88
#[test]
fn the_deck_is_twenty_commands_and_seven_events() {
    let mut commands = BTreeMap::new();
    let mut gods = Vec::new();
    for card in Card::all() {
        match card.sheet().kind {
            CardKind::Command { moves, levies } => {
                *commands.entry((moves, levies)).or_insert(0) += 1
            }
            CardKind::Event(god) => gods.push(god),
        }
    }
    let expected = [
        ((4, 1), 1),
        ((3, 2), 2),
        ((3, 1), 3),
        ((2, 3), 4),
        ((2, 2), 4),
        ((2, 1), 3),
        ((1, 3), 1),
        ((1, 2), 2),
    ];
    assert_eq!(commands, expected.into_iter().collect());
    gods.sort();
    gods.dedup();
    assert_eq!(gods.len(), 7);
}

/// 1.3-a, 3.21-a, 3.22-a, 3.23-a, 3.24-a, 3.25-a, 3.27-a, EX-88
#[test]
fn each_side_has_its_blocks() {
    assert_eq!(data().owned[Side::Caesar].len(), 31);
    assert_eq!(data().owned[Side::Pompey].len(), 31);
    let rest = !(data().owned[Side::Caesar] | data().owned[Side::Pompey]);
    assert_eq!(rest, BlockSet::EMPTY.with(data().cleopatra));

    let both = |kind| {
        Side::ALL.map(|side| {
            let own = data().owned[side];
            blocks(|block| own.contains(block) && block.sheet().kind == kind)
        })
    };
    assert_eq!(both(Kind::Leader), [3, 3]);
    assert_eq!(both(Kind::Legion), [14, 14]);
    assert_eq!(both(Kind::AuxiliaLight), [2, 2]);
    assert_eq!(both(Kind::AuxiliaArcher), [2, 2]);
    assert_eq!(both(Kind::Ballista), [1, 1]);
    assert_eq!(both(Kind::Navis), [5, 5]);
    assert_eq!(both(Kind::Equitatus), [4, 3]);
    assert_eq!(both(Kind::Elephant), [0, 1]);

    let names = |side| {
        let leaders = data().owned[side] & data().leaders;
        leaders
            .iter()
            .map(|block| block.sheet().name_en)
            .collect::<Vec<_>>()
    };
    assert_eq!(names(Side::Caesar), ["Caesar", "Antonius", "Octavian"]);
    assert_eq!(names(Side::Pompey), ["Pompey", "Scipio", "Brutus"]);
    let thirds: BlockSet = Block::all()
        .filter(|block| block.sheet().third_leader)
        .collect();
    let locked = data().setup.locked;
    assert_eq!(locked[Side::Caesar] | locked[Side::Pompey], thirds);
    assert_eq!(
        thirds.iter().map(Block::id).collect::<Vec<_>>(),
        ["c-octavian", "p-brutus"]
    );

    let cleopatra = data().cleopatra;
    assert!(cleopatra.is_land() && !cleopatra.is_leader());
    assert_eq!(cleopatra.sheet().max_steps, 4);
    assert_eq!(data().setup.cleopatra, Side::Pompey);
}

/// 3.12-a, 3.22-a, 3.23-a, 3.24-a, 3.25-a, 3.26-a, 3.27-a, EX-88
#[test]
fn ratings_are_as_printed() {
    // Blocks of a kind by letter and firepower, Caesar's and Pompey's.
    let rated = |kind, letter, fire| {
        Side::ALL.map(|side| {
            blocks(|block| {
                let sheet = block.sheet();
                (sheet.kind, sheet.defend, sheet.fire, sheet.owner) == (kind, letter, fire, side)
            })
        })
    };
    let cases = [
        (Kind::Legion, Letter::C, 2, [7, 11]),
        (Kind::Legion, Letter::C, 3, [6, 3]),
        (Kind::Legion, Letter::C, 4, [1, 0]),
        (Kind::Navis, Letter::D, 2, [3, 3]),
        (Kind::Navis, Letter::D, 3, [2, 2]),
        (Kind::AuxiliaLight, Letter::B, 1, [2, 2]),
        (Kind::AuxiliaArcher, Letter::A, 1, [2, 2]),
        (Kind::Ballista, Letter::B, 4, [1, 1]),
        (Kind::Cleopatra, Letter::C, 1, [0, 1]),
    ];
    for (kind, letter, fire, expected) in cases {
        assert_eq!(
            rated(kind, letter, fire),
            expected,
            "{kind:?} {letter:?}{fire}"
        );
    }
    let horse = |fire| rated(Kind::Equitatus, Letter::B, fire);
    assert_eq!(horse(2)[0] + horse(3)[0], 4);
    assert_eq!(horse(2)[1] + horse(3)[1], 3);

    // The ballista alone acts later when it attacks.
    for block in Block::all() {
        let sheet = block.sheet();
        let attack = match sheet.kind {
            Kind::Ballista => Letter::D,
            _ => sheet.defend,
        };
        assert_eq!(sheet.attack, attack, "{block}");
        assert!(data().by_letter_defend[sheet.defend.index()].contains(block));
        assert!(data().by_letter_attack[sheet.attack.index()].contains(block));
    }
    let everyone = |sets: [BlockSet; 4]| sets.map(BlockSet::len).iter().sum::<usize>();
    assert_eq!(everyone(data().by_letter_defend), Block::COUNT);
    assert_eq!(everyone(data().by_letter_attack), Block::COUNT);
}

/// 1.3-a, 3.11-a, EX-88
#[test]
fn strength_is_the_number_of_steps_but_for_the_elephant() {
    for block in Block::all() {
        let sheet = block.sheet();
        for steps in 1..=sheet.max_steps {
            let expected = match sheet.kind {
                Kind::Elephant => 2 * steps,
                _ => steps,
            };
            assert_eq!(block.strength(steps), expected, "{block} at {steps}");
            assert!(block.strength(steps) <= data().limits.max_dice);
        }
        assert_eq!(block.strength(0), 0);
        assert_eq!(block.strength(sheet.max_steps + 1), 0);
        assert_eq!(block.strength(u8::MAX), 0);
    }
    assert_eq!(data().limits.max_dice, 4);
    let elephant: Block = "p-elephant".parse().unwrap();
    assert_eq!(elephant.sheet().max_steps, 2);
}

/// 3.13-a, EX-88
#[test]
fn legions_horse_and_the_elephant_have_a_levy_city() {
    for block in Block::all() {
        let sheet = block.sheet();
        let as_ruled = match sheet.kind {
            Kind::Legion | Kind::Equitatus | Kind::Elephant => {
                matches!(sheet.levy, Levy::City(city) if city.is_city())
            }
            Kind::Leader | Kind::AuxiliaLight | Kind::AuxiliaArcher | Kind::Ballista => {
                sheet.levy == Levy::AnyCity
            }
            Kind::Navis => sheet.levy == Levy::MajorPort,
            Kind::Cleopatra => sheet.levy == Levy::Never,
        };
        assert!(as_ruled, "{block}: {:?}", sheet.levy);
    }
}

/// 4.2-a, 4.31-a, 4.32-a, 4.4-a, 4.42-a, EX-89
#[test]
fn the_map_is_as_counted() {
    let kinds = |kind| {
        Place::all()
            .filter(|place| place.sheet().kind == kind)
            .count()
    };
    assert_eq!(data().city_set.len(), 67);
    assert_eq!(data().port_set.len(), 48);
    assert_eq!(data().major_ports.len(), 11);
    assert_eq!(kinds(PlaceKind::City), 19);
    assert_eq!(data().sea_set.len(), 9);
    assert_eq!(!data().city_set, data().sea_set);
    for place in Place::all() {
        assert_eq!(
            place.is_sea(),
            place.sheet().kind == PlaceKind::Sea,
            "{place}"
        );
        assert_eq!(data().sea_set.contains(place), place.is_sea());
        assert_eq!(data().city_set.contains(place), place.is_city());
    }
    for link in Link::all() {
        let road = link.index() < Link::ROADS;
        assert_eq!(road, link.sheet().kind != LinkKind::Sea, "{link}");
    }

    let links = |kind| Link::all().filter(move |link| link.sheet().kind == kind);
    assert_eq!(links(LinkKind::Major).count(), 43);
    assert_eq!(links(LinkKind::Minor).count(), 47);
    assert_eq!(links(LinkKind::Strait).count(), 4);
    let at_sea = |link: &Link| link.sheet().ends.iter().all(|end| end.is_sea());
    assert_eq!(links(LinkKind::Sea).filter(at_sea).count(), 9);
    assert_eq!(
        links(LinkKind::Sea).filter(|link| !at_sea(link)).count(),
        60
    );

    let mut straits: Vec<_> = links(LinkKind::Strait)
        .map(|link| (link.sheet().strait.unwrap(), link.id()))
        .collect();
    straits.sort();
    let expected = [
        ("bosphorus", "byzantium--nicomedia"),
        ("hellespontus", "aenos--pergamum"),
        ("herculeum", "gades--tingis"),
        ("messana", "messana--rhegium"),
    ];
    assert_eq!(straits, expected);

    let valued = data().city_set.iter().filter(|city| city.sheet().value > 0);
    let values: BTreeMap<_, _> = valued.map(|city| (city.id(), city.sheet().value)).collect();
    let mut expected = BTreeMap::from([("roma", 2), ("alexandria", 2)]);
    let ones = "antiochia athenae byzantium carthago-nova ephesus massilia syracusae tarraco utica";
    expected.extend(ones.split(' ').map(|city| (city, 1)));
    assert_eq!(values, expected);
    assert_eq!((data().rome.id(), data().rome.supply()), ("roma", 5));
    assert_eq!(data().alexandria.id(), "alexandria");
    assert_eq!(place("lugdunum").supply(), 3);
    assert_eq!(place("propontis").supply(), 0);

    let majors = "alexandria athenae carthago-nova creta ephesus massilia neapolis ravenna salamis \
                  syracusae utica";
    assert_eq!(
        ids(data().major_ports),
        majors.split_whitespace().collect::<Vec<_>>()
    );
}

/// 4.41-a, 4.42-b, 4.42-c, EX-89
#[test]
fn ports_touch_their_seas_and_islands_have_no_roads() {
    let with_seas = |seas: usize| {
        let touches = move |port: &Place| port.sheet().seas.len() == seas;
        ids(data().port_set.iter().filter(touches))
    };
    let two = "brundisium byzantium caralis genua lilybaeum messana rhegium tingis";
    assert_eq!(with_seas(2), two.split(' ').collect::<Vec<_>>());
    assert_eq!(with_seas(3), ["creta", "utica"]);
    assert_eq!(with_seas(1).len(), 38);
    let inland = data().city_set - data().port_set;
    assert!(inland.iter().all(|city| city.sheet().seas.is_empty()));

    let on = |island| {
        ids(data()
            .city_set
            .iter()
            .filter(|city| city.sheet().island == Some(island)))
    };
    assert_eq!(on("corsica"), ["aleria"]);
    assert_eq!(on("sardinia"), ["caralis"]);
    assert_eq!(on("sicilia"), ["lilybaeum", "messana", "syracusae"]);
    assert_eq!(on("creta"), ["creta"]);
    assert_eq!(on("cyprus"), ["salamis"]);
    let roadless = data()
        .city_set
        .iter()
        .filter(|city| city.sheet().roads.is_empty());
    assert_eq!(ids(roadless), ["aleria", "caralis", "creta", "salamis"]);
    let sicilia = |city: Place| city.sheet().island == Some("sicilia");
    let bridges = Link::all().filter(|link| {
        let [a, b] = link.sheet().ends;
        link.sheet().kind != LinkKind::Sea && sicilia(a) != sicilia(b)
    });
    assert_eq!(
        bridges.map(Link::id).collect::<Vec<_>>(),
        ["messana--rhegium"]
    );

    let hispanum = place("mare-hispanum");
    let (massilia, utica, narbo) = (place("massilia"), place("utica"), place("narbo"));
    assert!(data().neighbours_sea[hispanum.index()].contains(massilia));
    assert!(data().neighbours_sea[hispanum.index()].contains(utica));
    assert_eq!(massilia.link_to(utica), None);
    let road = massilia.link_to(narbo).unwrap();
    assert_eq!(road.sheet().kind, LinkKind::Major);
    assert!(data().neighbours_land[massilia.index()].contains(narbo));
}

/// Every table tells the same of a link, from both its ends.
#[test]
fn links_lead_both_ways() {
    for link in Link::all() {
        let [a, b] = link.sheet().ends;
        assert_eq!((link.other(a), link.other(b)), (b, a));
        for (from, to) in [(a, b), (b, a)] {
            assert_eq!(from.link_to(to), Some(link));
            let (edges, near) = match link.sheet().kind {
                LinkKind::Sea => (&from.sheet().seas, data().neighbours_sea[from.index()]),
                _ => (&from.sheet().roads, data().neighbours_land[from.index()]),
            };
            assert!(edges.iter().any(|edge| (edge.link, edge.to) == (link, to)));
            assert!(near.contains(to));
        }
    }
    let edges = |place: Place| place.sheet().roads.len() + place.sheet().seas.len();
    assert_eq!(Place::all().map(edges).sum::<usize>(), 2 * Link::COUNT);
    let pairs = Place::all().flat_map(|a| Place::all().filter_map(move |b| a.link_to(b)));
    assert_eq!(pairs.count(), 2 * Link::COUNT);
}

/// Players are told what does not come from the rule book.
#[test]
fn records_say_where_they_come_from() {
    assert_eq!(place("roma").sheet().source, Source::Rulebook);
    assert_eq!(place("lugdunum").sheet().source, Source::Public);
    let command: Card = "command-4-1-a".parse().unwrap();
    assert_eq!(command.sheet().source, Source::Public);
}

/// Which of the five files to damage.
#[derive(Debug, Clone, Copy)]
enum Text {
    Map,
    Blocks,
    Cards,
    Setup,
    Constants,
}

impl Text {
    const ALL: [Text; 5] = [
        Text::Map,
        Text::Blocks,
        Text::Cards,
        Text::Setup,
        Text::Constants,
    ];

    fn file(self) -> &'static str {
        match self {
            Text::Map => "map.toml",
            Text::Blocks => "blocks.toml",
            Text::Cards => "cards.toml",
            Text::Setup => "setup.toml",
            Text::Constants => "constants.toml",
        }
    }

    fn of<'f, 'a>(self, files: &'f mut Files<'a>) -> &'f mut &'a str {
        match self {
            Text::Map => &mut files.map,
            Text::Blocks => &mut files.blocks,
            Text::Cards => &mut files.cards,
            Text::Setup => &mut files.setup,
            Text::Constants => &mut files.constants,
        }
    }

    fn good(self) -> &'static str {
        self.of(&mut Files::BUILT_IN.clone())
    }

    /// Reads the good files with this one replaced.
    fn parse(self, text: &str) -> Result<Data, String> {
        let mut files: Files<'_> = Files::BUILT_IN;
        *self.of(&mut files) = text;
        Data::parse(&files).map_err(|error| error.to_string())
    }
}

#[test]
fn the_files_as_built_are_good() {
    assert_eq!(Data::parse(&Files::BUILT_IN).as_ref(), Ok(data()));
}

/// Damage done to one file, as `damaged.txt` writes it.
struct Damage<'a> {
    text: Text,
    old: String,
    new: String,
    /// The message, or a part of it.
    says: &'a str,
    whole: bool,
}

impl<'a> Damage<'a> {
    fn read(record: &'a str) -> Damage<'a> {
        let lines = |sign| {
            record
                .lines()
                .filter_map(move |line| line.strip_prefix(sign))
        };
        let joined = |sign| lines(sign).collect::<Vec<_>>().join("\n");
        let file = record.lines().next().unwrap();
        let (whole, part) = (lines("= ").next(), lines("~ ").next());
        Damage {
            text: (Text::ALL.into_iter().find(|text| text.file() == file))
                .unwrap_or_else(|| panic!("no such file: {file}")),
            old: joined("- "),
            new: joined("+ "),
            says: whole
                .or(part)
                .unwrap_or_else(|| panic!("no message:\n{record}")),
            whole: whole.is_some(),
        }
    }

    /// The message that follows.
    fn done(&self) -> String {
        let good = self.text.good();
        assert!(
            good.contains(&self.old),
            "{} has no {:?}",
            self.text.file(),
            self.old
        );
        let damaged = good.replacen(&self.old, &self.new, 1);
        self.text.parse(&damaged).err().unwrap_or_default()
    }
}

/// Each damage of the table is refused in the words of the table.
#[test]
fn a_damaged_file_is_refused_with_what_and_where() {
    let table = include_str!("damaged.txt");
    let records = table.split("\n\n").map(str::trim);
    let records = records.filter(|record| !record.is_empty() && !record.starts_with('#'));
    let mut wrong = Vec::new();
    for damage in records.map(Damage::read) {
        let message = damage.done();
        let as_said = match damage.whole {
            true => message == damage.says,
            false => message.contains(damage.says) && !message.contains('\n'),
        };
        if !as_said {
            let Damage { old, new, says, .. } = damage;
            wrong.push(format!(
                "- {old}\n+ {new}\nexpected {says}\nbut said {message}\n"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_empty_file_is_refused() {
    for text in Text::ALL {
        let message = text.parse("").map(|_| ()).unwrap_err();
        assert!(message.starts_with(text.file()), "{message}");
        assert!(message.contains("missing field"), "{message}");
    }
}

/// A file that agrees with itself, but not with the game.
#[test]
fn a_smaller_deck_is_refused() {
    let fewer = (Text::Cards.good())
        .replacen("total = 27", "total = 26", 1)
        .replacen("command = 20", "command = 19", 1);
    let last = fewer.rfind("[[card]]").unwrap();
    let message = Text::Cards.parse(&fewer[..last]).unwrap_err();
    assert_eq!(
        message,
        "cards.toml: the game is played with 27 cards, the file has 26"
    );
}

/// One way to spoil a text, by numbers that fit any text.
#[derive(Debug, Clone)]
enum Spoil {
    DeleteLine(usize),
    RepeatLine(usize, usize),
    SwapValues(usize, usize),
    Truncate(usize),
    Write(usize, usize, Vec<u8>),
}

impl Spoil {
    fn any() -> impl Strategy<Value = Spoil> {
        let at = any::<usize>;
        prop_oneof![
            at().prop_map(Spoil::DeleteLine),
            (at(), at()).prop_map(|(from, to)| Spoil::RepeatLine(from, to)),
            (at(), at()).prop_map(|(a, b)| Spoil::SwapValues(a, b)),
            at().prop_map(Spoil::Truncate),
            (at(), 0..40usize, prop::collection::vec(any::<u8>(), 0..40))
                .prop_map(|(at, over, bytes)| Spoil::Write(at, over, bytes)),
            // Signs that mean something to the reader of the file.
            (at(), 0..4usize, "[\\[\\]{}\"'=.,#0-9\n-]{1,8}")
                .prop_map(|(at, over, text)| Spoil::Write(at, over, text.into_bytes())),
        ]
    }

    fn on(&self, text: &str) -> String {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let count = lines.len().max(1);
        match self {
            _ if lines.is_empty() => {}
            Spoil::DeleteLine(at) => {
                lines.remove(at % count);
            }
            Spoil::RepeatLine(from, to) => {
                let line = lines[from % count].clone();
                lines.insert(to % count, line);
            }
            Spoil::SwapValues(a, b) => {
                let values: Vec<usize> = (0..count).filter(|&n| lines[n].contains(" = ")).collect();
                if values.is_empty() {
                    return text.to_owned();
                }
                let (a, b) = (values[a % values.len()], values[b % values.len()]);
                let split = |line: &str| {
                    let (key, value) = line.split_once(" = ").unwrap();
                    (key.to_owned(), value.to_owned())
                };
                let ((key_a, value_a), (key_b, value_b)) = (split(&lines[a]), split(&lines[b]));
                lines[a] = format!("{key_a} = {value_b}");
                lines[b] = format!("{key_b} = {value_a}");
            }
            Spoil::Truncate(at) => {
                let bytes = &text.as_bytes()[..at % (text.len() + 1)];
                return String::from_utf8_lossy(bytes).into_owned();
            }
            Spoil::Write(at, over, new) => {
                let start = at % (text.len() + 1);
                let end = (start + over).min(text.len());
                let mut bytes = text.as_bytes().to_vec();
                bytes.splice(start..end, new.iter().copied());
                return String::from_utf8_lossy(&bytes).into_owned();
            }
        }
        lines.join("\n")
    }
}

proptest! {
    /// A damaged file is read or refused with one line that names a file.
    #[test]
    fn no_file_breaks_the_reader(
        text in prop::sample::select(&Text::ALL[..]),
        spoils in prop::collection::vec(Spoil::any(), 1..4),
    ) {
        let damaged = spoils.iter().fold(text.good().to_owned(), |text, spoil| spoil.on(&text));
        if let Err(message) = text.parse(&damaged) {
            prop_assert!(message.contains(".toml: "), "{}", message);
            prop_assert!(!message.contains('\n'), "{}", message);
        }
    }
}

#[test]
fn what_no_file_should_hold_is_refused() {
    let deep = format!("meta = {}", "[".repeat(100_000));
    let long = format!("[{}]", "a".repeat(100_000));
    let many = Text::Map.good().to_owned()
        + &"[[strait]]\nid = \"x\"\nname_en = \"\"\nname_pl = \"\"\nsource = \"seed\"\n"
            .repeat(400);
    for text in [deep, long, many, "\u{feff}".to_owned(), "\0".to_owned()] {
        assert!(Text::Map.parse(&text).is_err());
    }
    // More places than an id can count.
    let mut crowd = Text::Map.good().to_owned();
    for n in 0..400 {
        let id = format!("id = \"town-{n}\"\n");
        crowd += "[[space]]\nname_map = \"\"\nname_en = \"\"\nname_pl = \"\"\nkind = \"city\"\n";
        crowd += "vp = 0\nwinter_supply = 3\nx = 0\ny = 0\nsource = \"public\"\n";
        crowd += &id;
    }
    let crowd = (crowd.replacen("cities = 67", "cities = 467", 1))
        .replacen("inland_cities = 19", "inland_cities = 419", 1)
        .replacen("spaces = 76", "spaces = 476", 1);
    let message = Text::Map.parse(&crowd).unwrap_err();
    let expected = "map.toml: the game is played with 67 cities, the file has 467";
    assert_eq!(message, expected);
}
