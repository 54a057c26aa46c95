//! The data files: what they say, and what is refused in them.

use hands_in_the_sea::{
    Card, Data, Deus, EventCard, Face, Files, Location, Owner, Side, Strategy, Way, Zone, data,
};

#[test]
fn the_built_in_files_are_sound() {
    let read = Data::parse(&Files::BUILT_IN).expect("the built-in files are sound");
    assert_eq!(read, *data());
}

#[derive(Debug, Clone, Copy)]
enum In {
    Map,
    Cards,
    Setup,
}

impl In {
    fn good(self) -> &'static str {
        match self {
            In::Map => Files::BUILT_IN.map,
            In::Cards => Files::BUILT_IN.cards,
            In::Setup => Files::BUILT_IN.setup,
        }
    }

    fn parse(self, text: &str) -> Result<Data, String> {
        let mut files: Files<'_> = Files::BUILT_IN;
        match self {
            In::Map => files.map = text,
            In::Cards => files.cards = text,
            In::Setup => files.setup = text,
        }
        Data::parse(&files).map_err(|error| error.to_string())
    }
}

/// 2-a, 2-b, 2-c, 2-g
#[test]
fn the_box_is_complete() {
    let data = data();
    assert_eq!((data.locations.len(), data.connections.len()), (32, 54));
    let sizes = Zone::ALL.map(|zone| data.ground.region[zone.index()].len());
    assert_eq!(sizes, [8, 13, 6, 5]);
    let owned = |owner: Owner| -> usize {
        (Face::all().map(Face::sheet))
            .filter(|sheet| sheet.owner == owner)
            .map(|sheet| usize::from(sheet.copies))
            .sum()
    };
    let counts = [
        owned(Owner::Location),
        owned(Owner::Power(Side::Rome)),
        owned(Owner::Power(Side::Carthage)),
        owned(Owner::Neutral),
        owned(Owner::Campaign),
    ];
    assert_eq!(counts, [32, 18, 21, 9, 1]);
    let base = Card::COUNT + Strategy::COUNT + 14;
    let fortuna = Strategy::COUNT + Deus::COUNT + (EventCard::COUNT - 14);
    assert_eq!((base, fortuna), (110, 28));
    let limits = &data.limits;
    assert_eq!(
        (limits.towns[Side::Rome], limits.towns[Side::Carthage]),
        (19, 18)
    );
    assert_eq!(
        (limits.cities[Side::Rome], limits.cities[Side::Carthage]),
        (9, 7)
    );
    assert_eq!(limits.forts, 5);
}

/// 4.3-a, 4.3-b, 4.3-c, 4.4-a
#[test]
fn the_map_says_what_the_rules_say() {
    let data = data();
    let inland: Vec<&str> = (data.locations.iter())
        .filter(|sheet| !sheet.coastal)
        .map(|sheet| sheet.id)
        .collect();
    assert_eq!(inland, ["rome", "enna", "hippana", "nuaro"]);
    let points: Vec<&str> = data.ground.supply_points.iter().map(Location::id).collect();
    assert_eq!(points, ["rome", "lilybaeum", "syracuse", "carthage"]);
    let next = |zone: Zone| -> Vec<Zone> {
        (Zone::ALL.into_iter())
            .filter(|other| data.ground.adjacent[zone.index()][other.index()])
            .collect()
    };
    use Zone::{Africa, CorsicaSardinia, Italy, Sicily};
    assert_eq!(next(Italy), [Sicily, CorsicaSardinia]);
    assert_eq!(next(Sicily), [Italy, Africa]);
    assert_eq!(next(Africa), [Sicily, CorsicaSardinia]);
    assert_eq!(next(CorsicaSardinia), [Italy, Africa]);
    assert_eq!(data.ground.home[Side::Rome], Italy);
    assert_eq!(data.ground.home[Side::Carthage], Africa);
    let straits = data.connections.iter().filter(|one| one.way == Way::Strait);
    assert_eq!(straits.count(), 1);
}

/// 2-k, RUL-3, D-9: a card has a symbol or it has not; no Empire card could fill two
/// roles of one payment.
#[test]
fn an_empire_card_has_one_symbol_that_a_payment_wants() {
    for sheet in Face::all().map(Face::sheet) {
        let symbols = [sheet.wagon, sheet.ship, sheet.settler, sheet.swords > 0];
        let count = symbols.iter().filter(|has| **has).count();
        assert!(
            sheet.owner == Owner::Location || count <= 1,
            "{} has {count} symbols",
            sheet.id
        );
    }
}

#[test]
fn a_bad_file_is_refused_with_its_place() {
    let rows: &[(In, &str, &str, &str)] = &[
        (
            In::Map,
            "location_count = 32",
            "location_count = 31",
            "map.toml: [meta] location_count says 31, the file has 32: restore the records or correct the number",
        ),
        (
            In::Map,
            "id = \"pisa\"",
            "id = \"cosa\"",
            "map.toml: [[location]] \"cosa\": the id is taken by an earlier record: give each its own",
        ),
        (
            In::Map,
            "a = \"pisa\"\nb = \"cosa\"",
            "a = \"pisa\"\nb = \"coza\"",
            "map.toml: [[connection]] \"pisa\" to \"coza\": b: no location is called \"coza\" (did you mean \"cosa\"?)",
        ),
        (
            In::Map,
            "a = \"pisa\"\nb = \"cosa\"",
            "a = \"cosa\"\nb = \"cosa\"",
            "map.toml: [[connection]] \"cosa\" to \"cosa\": a connection joins two locations: a and b must differ",
        ),
        (
            In::Map,
            "a = \"cosa\"\nb = \"rome\"",
            "a = \"cosa\"\nb = \"pisa\"",
            "map.toml: [[connection]] \"cosa\" to \"pisa\": the two are joined by an earlier connection: list each pair once",
        ),
        (
            In::Map,
            "a = \"pisa\"\nb = \"aleria\"",
            "a = \"rome\"\nb = \"aleria\"",
            "map.toml: [[connection]] \"rome\" to \"aleria\": \"rome\" is inland, and a sea connection joins two coasts: correct the kind or the end",
        ),
        (
            In::Map,
            "adjacent = [\"sicily\", \"corsica-sardinia\"]",
            "adjacent = [\"africa\", \"corsica-sardinia\"]",
            "map.toml: [[sea_zone]] \"italy\": \"africa\" is adjacent and does not list it back: a border has two sides",
        ),
        (
            In::Map,
            "kind = \"strait\"",
            "kind = \"road\"",
            "map.toml: [[connection]] \"rhegium\" to \"messana\": cards is 2, but the rules of the game are written for 1",
        ),
        (
            In::Map,
            "vp = 2\nsettler_symbol = true",
            "vp = 1\nsettler_symbol = true",
            "map.toml: [[location]] \"pisa\": settler_symbol is true, but whether it is worth 2 VP or more is false: the two must agree",
        ),
        (
            In::Map,
            "region = \"italy\"\nvp = 2",
            "region = \"itali\"\nvp = 2",
            "map.toml: [[location]] \"pisa\": region: no sea zone is called \"itali\" (did you mean \"italy\"?)",
        ),
        (
            In::Cards,
            "total_cards = 138",
            "total_cards = 137",
            "cards.toml: [meta] total_cards says 137, the file has 138: restore the records or correct the number",
        ),
        (
            In::Cards,
            "border = \"red\"\nstart_deck = \"rome\"",
            "border = \"red\"\nstart_deck = \"carthage\"",
            "cards.toml: [[location_card]] \"pisa\": start_deck is carthage, but start_owner in map.toml is rome: the two must agree",
        ),
        (
            In::Cards,
            "kind = \"heavy_infantry\"",
            "kind = \"light_infantry\"",
            "cards.toml: [[empire_card]] \"legion\": manpower is true, but the rules of the game are written for false",
        ),
        (
            In::Cards,
            "abilities = [\"block_raid\"]",
            "abilities = [\"block_rain\"]",
            "cards.toml: line ",
        ),
        (
            In::Cards,
            "naval_hits_on = 5",
            "naval_hits_on = 7",
            "cards.toml: [[empire_card]] \"praetor\": naval_hits_on is 7, but must be from 2 to 6",
        ),
        (
            In::Cards,
            "same_as = \"corvus\"",
            "same_as = \"corvvs\"",
            "cards.toml: [[strategy_card]] \"corvus\": no [[alt_strategy_card]] is the same as it: a player could not take part without it",
        ),
        (
            In::Cards,
            "id = \"devotion\"",
            "id = \"devotions\"",
            "cards.toml: [[strategy_card]] \"devotions\": id: no strategy card is called \"devotions\" (did you mean \"devotion\"?)",
        ),
        (
            In::Cards,
            "carthage = [1, 3]\nrome = [4, 6]",
            "carthage = [1, 3]\nrome = [5, 6]",
            "cards.toml: [[event_card]] \"political-intrigue\": the die ranges must be Carthage's from 1 and Rome's up to 6, without a gap",
        ),
        (
            In::Cards,
            "id = \"council-of-104\"",
            "id = \"council\"",
            "cards.toml: [[deus_ex_machina]] \"council\": id: no Deus Ex Machina card is called \"council\"",
        ),
        (
            In::Cards,
            "{ roll_max = 6, strength = 3 }",
            "{ roll_max = 5, strength = 3 }",
            "cards.toml: [[empire_card]] \"war-elephants\": elephant_table ends below 6: a player could not take part without it",
        ),
        (
            In::Cards,
            "start_copies = 1",
            "start_copies = 9",
            "cards.toml: [[empire_card]] \"legion\": start_copies is 9, but must be from 0 to 5",
        ),
        (
            In::Setup,
            "cards_total = 138",
            "cards_total = 110",
            "setup.toml: [components]: cards_total is 110, but total_cards in cards.toml is 138: the two must agree",
        ),
        (
            In::Setup,
            "first_player = \"rome\"",
            "first_player = \"carthage\"",
            "setup.toml: [meta]: first_player is carthage, but the rules of the game are written for rome",
        ),
        (
            In::Setup,
            "capital = \"rome\"",
            "capital = \"pisa\"",
            "setup.toml: [setup.rome]: the capital is no start location and supply point: a player could not take part without it",
        ),
        (
            In::Setup,
            "extra_start_locations = [\"messana\", \"catana\"]",
            "extra_start_locations = [\"messana\", \"enna\"]",
            "setup.toml: [setup.rome]: start locations is 10, but the number of locations with that start_owner in map.toml is 9: the two must agree",
        ),
        (
            In::Setup,
            "cities = [\"rome\", \"neapolis\"]",
            "cities = [\"rome\", \"velia\"]",
            "setup.toml: [setup.rome]: cities is 2, but the number of City markers in map.toml is 1: the two must agree",
        ),
        (
            In::Setup,
            "last_turn = 12",
            "last_turn = 13",
            "setup.toml: [end]: last_turn is 13, but the turn track is 12: the two must agree",
        ),
        (
            In::Setup,
            "attacker_wins_at = 2",
            "attacker_wins_at = 3",
            "setup.toml: [tracks.battle]: attacker_wins_at is 3, but the rules of the game are written for 2",
        ),
        (
            In::Setup,
            "location = \"syracuse\"",
            "location = \"enna\"",
            "setup.toml: [setup.syracuse]: location is enna, but the location that starts independent is syracuse: the two must agree",
        ),
        (In::Setup, "[hand]", "[hands]", "setup.toml: line "),
    ];
    for (file, from, to, says) in rows {
        let good = file.good();
        assert!(good.contains(from), "{from:?} is not in the file");
        let message = file.parse(&good.replacen(from, to, 1)).err();
        let message = message.unwrap_or_default();
        assert!(
            message.starts_with(says),
            "{to:?}\nexpected {says}\nbut said {message}"
        );
        assert!(!message.contains('\n'), "{message}");
    }
}

#[test]
fn an_empty_file_is_refused() {
    for file in [In::Map, In::Cards, In::Setup] {
        let message = file.parse("").map(|_| ()).unwrap_err();
        assert!(message.contains("missing field"), "{file:?}: {message}");
    }
}

/// A file that loses or repeats a line is read or refused; it never panics.
#[test]
fn no_lost_or_repeated_line_breaks_the_reader() {
    for file in [In::Map, In::Cards, In::Setup] {
        let lines: Vec<&str> = file.good().lines().collect();
        for at in (0..lines.len()).step_by(7) {
            let mut fewer = lines.clone();
            fewer.remove(at);
            let mut more = lines.clone();
            more.insert(at, lines[(at * 31) % lines.len()]);
            for text in [fewer.join("\n"), more.join("\n")] {
                if let Err(message) = file.parse(&text) {
                    assert!(message.contains(".toml: "), "{message}");
                }
            }
        }
    }
}
