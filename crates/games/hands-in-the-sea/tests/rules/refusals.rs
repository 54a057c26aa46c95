//! What is refused, and by which clause: position, act, clause.

use hands_in_the_sea::Zone::{CorsicaSardinia, Sicily};
use hands_in_the_sea::{Act, Action, Card, Role, Strategy};

use crate::common::*;

/// A position, what is done in it first, what is tried then, and the clause against it.
struct Row {
    what: &'static str,
    case: Case,
    first: Vec<Act>,
    tried: Act,
    clause: &'static str,
}

fn row(
    what: &'static str,
    case: Case,
    first: impl IntoIterator<Item = Act>,
    tried: Act,
    clause: &'static str,
) -> Row {
    Row {
        what,
        case,
        first: first.into_iter().collect(),
        tried,
        clause,
    }
}

fn rome(hand: &str) -> Case {
    Case::new().hand(Rome, hand)
}

/// Tries each in its own position, by the player whose round it is.
#[track_caller]
fn all_are_refused(rows: Vec<Row>) {
    for row in rows {
        let side = row.case.state.open.round.active;
        let mut play = row.case.play();
        play.run(side, row.first);
        assert!(!play.offers(side, row.tried), "{} is offered", row.what);
        assert_eq!(play.forbidden(side, row.tried), row.clause, "{}", row.what);
    }
}

fn support(word: &str) -> Act {
    let face = face(word);
    Act::Support { face }
}

/// 4-l, 4-m, 4-n, 4.2-b, C-40, 5.4.5-a, 7.2-a, C-12
#[test]
fn of_rounds_and_free_actions() {
    let reserve = || Case::new().reserve(Rome, "legion");
    let intrigue = reserve().change(|state| state.open.round.no_free = true);
    all_are_refused(vec![
        row("ending too soon", Case::new(), [], Act::EndRound, "4-m"),
        row(
            "a third action",
            Case::new().all_taken(),
            [],
            begin(Action::Pass),
            "4-n",
        ),
        row(
            "passing twice",
            Case::new(),
            [begin(Action::Pass)],
            begin(Action::Pass),
            "4.2-b",
        ),
        row(
            "an empty Reserve",
            Case::new(),
            [],
            Act::Retrieve,
            "5.4.5-a",
        ),
        row(
            "a Reserve without silver",
            reserve().silver(Rome, 0),
            [],
            Act::Retrieve,
            "5.4.5-a",
        ),
        row("free under intrigue", intrigue, [], Act::Retrieve, "C-40"),
        row("no card of the gods", Case::new(), [], Act::Divine, "7.2-a"),
        row(
            "drawing by a Legion",
            rome("legion"),
            [],
            support("legion"),
            "C-12",
        ),
        row(
            "drawing by what is not held",
            Case::new(),
            [],
            support("senatorial-support"),
            "4.2-a",
        ),
    ]);
}

/// 2-k, 4-l, 4.2-a, 4.4-b, 5.1.1-a to d, 5.1.1-g, 5.2.1-j, D-10
#[test]
fn of_settling_and_cards() {
    let begun = || rome("messana velia");
    let settle = || begin(Action::Settle);
    let sails = |hand: &str| rome(hand).fleet(Carthage, Some(Sicily), 2);
    let aimed = |hand: &str, tried: Act, what, clause| {
        row(
            what,
            rome(hand),
            [settle(), aim("tyndaris", "messana")],
            tried,
            clause,
        )
    };
    let money = || begin(Action::TakeMoney);
    let cut_off = Case::new()
        .towns(Rome, "olbia")
        .hand(Rome, "olbia rome")
        .fleet(Carthage, Some(CorsicaSardinia), 2);
    let besieged = rome("messana rome").battle(Carthage, "messana", 0, "general", "");
    all_are_refused(vec![
        row(
            "settling without cards",
            Case::new(),
            [],
            settle(),
            "5.1.1-b",
        ),
        row(
            "settling before it is begun",
            begun(),
            [],
            aim("tyndaris", "messana"),
            "D-10",
        ),
        row(
            "an occupied place",
            begun(),
            [settle()],
            aim("catana", "messana"),
            "5.1.1-a",
        ),
        row(
            "a place that is not connected",
            begun(),
            [settle()],
            aim("aleria", "messana"),
            "5.1.1-b",
        ),
        row(
            "from a place whose card is not held",
            begun(),
            [settle()],
            aim("enna", "catana"),
            "4.2-a",
        ),
        row(
            "over a sea that the enemy rules",
            sails("messana velia pisa"),
            [settle()],
            aim("thermae", "velia"),
            "5.1.1-g",
        ),
        row(
            "over the sea without a ship",
            begun(),
            [settle()],
            aim("thermae", "velia"),
            "5.1.1-c",
        ),
        aimed(
            "messana velia",
            pick(Role::Wagon, "cosa"),
            "a wagon that is not held",
            "4.2-a",
        ),
        aimed(
            "messana velia",
            pick(Role::Wagon, "messana"),
            "the origin as a wagon",
            "2-k",
        ),
        aimed(
            "messana velia pisa",
            pick(Role::Wagon, "pisa"),
            "a ship as a wagon",
            "5.1.1-c",
        ),
        aimed(
            "messana velia rome",
            pick(Role::Settler, "rome"),
            "a settler who is not needed",
            "5.1.1-d",
        ),
        aimed(
            "messana velia",
            pick(Role::Coin, "velia"),
            "a coin for a settlement",
            "5.1.1-b",
        ),
        aimed("messana velia", Act::Enough, "too few cards", "5.1.1-b"),
        aimed(
            "messana velia",
            begin(Action::Pass),
            "another action in between",
            "D-10",
        ),
        aimed(
            "messana velia panormus",
            pick(Role::Wagon, "panormus"),
            "the card of an enemy place",
            "4-l",
        ),
        row(
            "the card of a place that is cut off",
            cut_off,
            [money()],
            pick(Role::Coin, "olbia"),
            "4.4-b",
        ),
        row(
            "the card of a place in battle",
            besieged,
            [money()],
            pick(Role::Coin, "messana"),
            "5.2.1-j",
        ),
        row(
            "a place without a word",
            begun(),
            [settle()],
            place("tyndaris"),
            "D-10",
        ),
    ]);
}

/// 5.1.2-a, 5.1.2-b, 5.1.3-a, 5.1.3-b
#[test]
fn of_developing_and_fortifying() {
    let develop = || begin(Action::Develop);
    let fortify = || begin(Action::Fortify);
    let walls = || rome("messana catana fortification-rome");
    all_are_refused(vec![
        row(
            "no place that can grow",
            rome("cosa rome"),
            [],
            develop(),
            "5.1.2-b",
        ),
        row(
            "a place that is too small",
            rome("messana rome cosa"),
            [develop()],
            place("cosa"),
            "5.1.2-a",
        ),
        row(
            "what is a City already",
            rome("messana rome neapolis"),
            [develop()],
            place("neapolis"),
            "5.1.2-a",
        ),
        row(
            "a place whose card is not held",
            rome("messana rome"),
            [develop()],
            place("pisa"),
            "4.2-a",
        ),
        row(
            "no Fortification",
            rome("messana"),
            [],
            fortify(),
            "5.1.3-a",
        ),
        row(
            "no silver for it",
            walls().silver(Rome, 2),
            [],
            fortify(),
            "5.1.3-a",
        ),
        row(
            "what is fortified",
            walls().forts("messana"),
            [fortify()],
            place("messana"),
            "5.1.3-b",
        ),
        row(
            "the enemy's place",
            walls(),
            [fortify()],
            place("panormus"),
            "5.1.3-a",
        ),
    ]);
}

/// 5.2.1-a, b, d, 5.2.2-a, b, c, d, f, h, 5.6.2-b, 6.2-d
#[test]
fn of_land_battles() {
    let attack = || begin(Action::Attack);
    let battle = |hand: &str| rome(hand).battle(Rome, "panormus", 0, "velites", "");
    let defence = |hand: &str| {
        rome(hand)
            .battle(Carthage, "catana", 0, "general", "")
            .fleet(Carthage, Some(Sicily), 2)
    };
    let feed = || begin(Action::Reinforce);
    let ending = battle("legion").change(|state| {
        state.open.ending = true;
        state.decks[Carthage].remove(Card::CAMPAIGN.index() as u8);
    });
    let alone = |hand: &str| battle(hand).fleet(Carthage, Some(Sicily), 2);
    all_are_refused(vec![
        row("no sword", rome("messana velia"), [], attack(), "5.2.1-b"),
        row(
            "the own place",
            rome("messana velia legion pisa"),
            [attack()],
            aim("catana", "messana"),
            "5.2.1-a",
        ),
        row("a second battle", battle("legion"), [], attack(), "5.2.1-d"),
        row("a battle near the end", ending, [], attack(), "6.2-d"),
        row("no battle to feed", rome("legion"), [], feed(), "5.2.2-a"),
        row(
            "a leader as an action",
            battle("legion praetor"),
            [feed()],
            reinforce(Rome, "praetor"),
            "5.2.2-h",
        ),
        row(
            "an engine in the field",
            battle("legion siege-engine"),
            [feed()],
            reinforce(Rome, "siege-engine"),
            "5.2.2-f",
        ),
        row(
            "walls for the attacker",
            battle("legion fortification-rome"),
            [feed()],
            reinforce(Rome, "fortification-rome"),
            "5.2.2-f",
        ),
        row(
            "a card without strength",
            battle("legion cosa"),
            [feed()],
            reinforce(Rome, "cosa"),
            "5.2.2-b",
        ),
        row(
            "a ship where the enemy rules the sea",
            defence("legion trireme-rome"),
            [feed()],
            reinforce(Carthage, "trireme-rome"),
            "5.2.2-d",
        ),
        row(
            "no supply for a card",
            alone("legion"),
            [],
            feed(),
            "5.2.2-a",
        ),
        row(
            "no supply for a leader",
            alone("praetor"),
            [],
            leader(Rome, "praetor"),
            "5.2.2-c",
        ),
        row(
            "a Legion as a leader",
            battle("legion"),
            [],
            leader(Rome, "legion"),
            "5.2.2-h",
        ),
        row(
            "a leader in the other battle",
            battle("praetor"),
            [],
            leader(Carthage, "praetor"),
            "5.2.2-a",
        ),
        row(
            "leaving the field",
            battle("legion"),
            [],
            Act::Withdraw { battle: Rome },
            "5.6.2-b",
        ),
        row(
            "leaving no battle",
            Case::new(),
            [],
            Act::Withdraw { battle: Rome },
            "5.2.2-a",
        ),
    ]);
}

/// 5.2.4-a, b, d, 5.2.5-a, b, 5.2.6-a, 5.3.4-a, b, c, 4.2-b
#[test]
fn of_raids_and_the_sea() {
    let raid = || begin(Action::Raid);
    let riders = || rome("equites").towns(Carthage, "tyndaris");
    let fleets = |own, theirs| {
        rome("trireme-rome pisa neapolis")
            .fleet(Rome, own, 2)
            .fleet(Carthage, theirs, 2)
    };
    let pillage = || begin(Action::Pillage);
    let built = fleets(Some(Sicily), Some(Sicily)).change(|state| state.open.round.built = true);
    let once = fleets(Some(Sicily), None).change(|state| state.open.round.pillaged = true);
    all_are_refused(vec![
        row("no cavalry", rome("legion"), [], raid(), "5.2.4-a"),
        row(
            "a place too far off",
            riders(),
            [raid()],
            place("lilybaeum"),
            "5.2.4-d",
        ),
        row(
            "a fortified place",
            riders().forts("panormus"),
            [raid()],
            place("panormus"),
            "5.2.4-b",
        ),
        row(
            "the own place",
            riders(),
            [raid()],
            place("catana"),
            "5.2.4-b",
        ),
        row(
            "independent Syracuse",
            riders(),
            [raid()],
            place("syracuse"),
            "5.2.4-b",
        ),
        row(
            "fleets apart",
            fleets(Some(Sicily), None),
            [],
            begin(Action::Engage),
            "5.2.5-a",
        ),
        row("built before", built, [], begin(Action::Engage), "5.2.5-b"),
        row("no Envoy", Case::new(), [], begin(Action::Bribe), "5.2.6-a"),
        row(
            "no silver to bribe",
            rome("envoy").silver(Rome, 0),
            [],
            begin(Action::Bribe),
            "5.2.6-a",
        ),
        row(
            "a fleet in port",
            fleets(None, None),
            [],
            pillage(),
            "5.3.4-a",
        ),
        row("pillaging twice", once, [], pillage(), "4.2-b"),
        row(
            "an inland place",
            fleets(Some(Sicily), None).towns(Carthage, "enna"),
            [pillage()],
            place("enna"),
            "5.3.4-a",
        ),
        row(
            "a guarded place",
            fleets(Some(Sicily), Some(Sicily)),
            [pillage()],
            place("panormus"),
            "5.3.4-c",
        ),
        row(
            "one ship for the next zone",
            rome("trireme-rome").fleet(Rome, Some(Sicily), 2),
            [pillage()],
            place("utica"),
            "5.3.4-b",
        ),
        row(
            "what is not the enemy's",
            fleets(Some(Sicily), None),
            [pillage()],
            place("messana"),
            "5.3.4-a",
        ),
    ]);
}

/// 5.3.1-a, 5.3.2-a, 5.3.3-a, 5.4.1-a to e, 5.4.3-c, 5.4.4-b, 5.5.1-a, b, 4.6-c, 5.5.2-a,
/// 5.5.3-a, 5.6.1-a, 5.6.3-a, c
#[test]
fn of_silver_and_decks() {
    let drafts = || begin(Action::Draft);
    let shop = || Case::new().row([Strategy::Corvus, Strategy::DeepReserve, Strategy::Scouts]);
    let buys = || begin(Action::Buy);
    let returned = rome("cosa").change(|state| state.open.round.returned = true);
    let engaged = rome("settlers").change(|state| state.open.round.engaged = true);
    all_are_refused(vec![
        row(
            "no coin",
            rome("cosa"),
            [],
            begin(Action::TakeMoney),
            "5.3.1-a",
        ),
        row("no ship", rome("rome"), [], begin(Action::Trade), "5.3.2-a"),
        row(
            "no Merchant",
            rome("cosa"),
            [],
            begin(Action::Merchant),
            "5.3.3-a",
        ),
        row(
            "the enemy's card",
            Case::new(),
            [drafts()],
            draft("general", false),
            "5.4.1-b",
        ),
        row(
            "too dear a card",
            Case::new().silver(Rome, 3),
            [drafts()],
            draft("dictator", false),
            "5.4.1-a",
        ),
        row(
            "a Legion without manpower",
            Case::new().silver(Rome, 9),
            [drafts()],
            draft("legion", false),
            "5.4.1-d",
        ),
        row(
            "a levy of senators",
            Case::new().silver(Rome, 9),
            [drafts()],
            draft("senatorial-support", true),
            "5.4.1-e",
        ),
        row(
            "the capital's card",
            rome("rome cosa"),
            [begin(Action::Return)],
            pick(Role::Returned, "rome"),
            "5.4.3-c",
        ),
        row(
            "returning twice",
            returned,
            [],
            begin(Action::Return),
            "4.2-b",
        ),
        row(
            "a sixth card in the Reserve",
            rome("cosa").reserve(Rome, "legion legion velites velites praetor"),
            [],
            begin(Action::Reserve),
            "5.4.4-b",
        ),
        row(
            "a second strategy card",
            shop().strategy(Rome, Strategy::Siegecraft),
            [],
            buys(),
            "5.5.1-a",
        ),
        row(
            "a strategy card of Rome for Carthage",
            shop().active(Carthage).silver(Carthage, 9),
            [buys()],
            Act::Buy { position: 1 },
            "4.6-c",
        ),
        row(
            "a strategy card for too little",
            shop().silver(Rome, 5),
            [buys()],
            Act::Buy { position: 1 },
            "5.5.1-b",
        ),
        row(
            "a fourth position",
            shop(),
            [buys()],
            Act::Buy { position: 4 },
            "5.5.1-b",
        ),
        row(
            "no strategy card to discard",
            Case::new(),
            [],
            begin(Action::DropStrategy),
            "5.5.2-a",
        ),
        row(
            "three cards of the row for nothing",
            shop().silver(Rome, 0),
            [begin(Action::Cycle)],
            Act::Cycle { cards: 3 },
            "5.5.3-a",
        ),
        row(
            "no warship",
            Case::new(),
            [],
            begin(Action::Sail),
            "5.6.1-a",
        ),
        row(
            "two zones at once",
            Case::new().fleet(Rome, None, 1),
            [begin(Action::Sail)],
            Act::Sail { to: sea(Sicily) },
            "5.6.1-a",
        ),
        row(
            "a warship for too little",
            rome("settlers").silver(Rome, 2),
            [],
            begin(Action::Build),
            "5.6.3-a",
        ),
        row(
            "a ninth warship",
            rome("settlers").fleet(Rome, None, 8),
            [],
            begin(Action::Build),
            "5.6.3-a",
        ),
        row(
            "building after a battle at sea",
            engaged,
            [],
            begin(Action::Build),
            "5.6.3-c",
        ),
    ]);
}
