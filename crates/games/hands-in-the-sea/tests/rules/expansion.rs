//! 5.1 Expansion.

use hands_in_the_sea::Zone::CorsicaSardinia;
use hands_in_the_sea::{Act, Action, Role, Strategy};

use crate::common::*;

/// EX-19, 5.1.1-a, 5.1.1-b, 5.1.1-c, 5.1.1-e, 5.1.1-f, 2-k, 2-l, RUL-3, RUL-56
#[test]
fn a_town_is_founded_along_a_road() {
    let mut play = Case::new().hand(Rome, "messana velia").play();
    play.act(Rome, begin(Action::Settle));
    assert_eq!(play.forbidden(Rome, aim("tyndaris", "velia")), "5.1.1-b");
    assert_eq!(play.forbidden(Rome, aim("catana", "messana")), "5.1.1-a");
    play.act(Rome, aim("tyndaris", "messana"));
    // The origin's card has served its purpose.
    assert_eq!(play.forbidden(Rome, pick(Role::Wagon, "messana")), "2-k");
    play.act(Rome, pick(Role::Wagon, "velia"));
    assert_eq!(play.owner("tyndaris"), Some(Rome));
    assert_eq!(play.discard(Rome), pile("tyndaris messana velia"));
    assert_eq!(play.state().open.round.taken, 1);
    assert_eq!(play.state().open.towns_left(Rome), 10);
}

/// EX-20, 5.1.1-c, 5.1.1-d, C-30, D-10
#[test]
fn the_strait_needs_two_wagons() {
    let case = |hand: &str| Case::new().empty("messana").hand(Rome, hand);
    let mut play = case("rhegium cosa settlers").play();
    play.act(Rome, begin(Action::Settle));
    assert_eq!(play.forbidden(Rome, aim("messana", "rhegium")), "5.1.1-c");
    play = case("rhegium cosa settlers velia").play();
    play.run(Rome, [begin(Action::Settle), aim("messana", "rhegium")]);
    // In any order.
    play.run(
        Rome,
        [
            pick(Role::Wagon, "velia"),
            pick(Role::Settler, "settlers"),
            pick(Role::Wagon, "cosa"),
        ],
    );
    assert_eq!(play.owner("messana"), Some(Rome));
    // Military Roads help on difficult roads, not across the strait.
    let easy = |hand: &str, case: Case| {
        case.hand(Rome, hand)
            .strategy(Rome, Strategy::MilitaryRoads)
            .play()
    };
    let mut play = easy("rhegium cosa settlers", Case::new().empty("messana"));
    play.act(Rome, begin(Action::Settle));
    assert_eq!(play.forbidden(Rome, aim("messana", "rhegium")), "5.1.1-c");
    let mut play = easy(
        "catana cosa",
        Case::new().towns(Rome, "enna").hand(Rome, "enna"),
    );
    play.act(Rome, begin(Action::Settle));
    assert!(play.offers(Rome, aim("hippana", "enna")));
    let mut play = Case::new()
        .towns(Rome, "enna")
        .hand(Rome, "enna cosa")
        .play();
    assert_eq!(play.forbidden(Rome, begin(Action::Settle)), "5.1.1-b");
    play = Case::new()
        .towns(Rome, "enna")
        .hand(Rome, "enna cosa velia catana")
        .play();
    play.act(Rome, begin(Action::Settle));
    assert!(play.offers(Rome, aim("hippana", "enna")));
}

/// 5.1.1-c, 2-k, D-10: a card that another role needs is not offered.
#[test]
fn every_step_offered_can_be_completed() {
    // Rome is wagon and settler; Cosa is a wagon only.
    let mut play = Case::new()
        .empty("neapolis")
        .hand(Rome, "velia rome cosa")
        .play();
    play.run(Rome, [begin(Action::Settle), aim("neapolis", "velia")]);
    assert_eq!(play.forbidden(Rome, pick(Role::Wagon, "rome")), "D-10");
    play.act(Rome, pick(Role::Settler, "rome"));
    play.act(Rome, pick(Role::Wagon, "cosa"));
    assert_eq!(play.owner("neapolis"), Some(Rome));
}

/// EX-21, 5.1.1-g
#[test]
fn the_enemy_fleet_closes_the_way_by_sea() {
    let case = || Case::new().hand(Rome, "pisa neapolis rome");
    let mut play = case().play();
    play.act(Rome, begin(Action::Settle));
    assert!(play.offers(Rome, aim("aleria", "pisa")));
    let mut play = case()
        .fleet(Carthage, Some(CorsicaSardinia), 2)
        .hand(Rome, "messana cosa")
        .play();
    play.act(Rome, begin(Action::Settle));
    assert_eq!(play.forbidden(Rome, aim("aleria", "pisa")), "5.1.1-g");
}

/// EX-74, 2-o, 5.4.1-c, RUL-5
#[test]
fn a_card_of_ones_own_stays_where_it_is() {
    let mut play = Case::new()
        .empty("catana")
        .empire(Rome, "catana")
        .hand(Rome, "messana velia")
        .play();
    play.run(
        Rome,
        [
            begin(Action::Settle),
            aim("catana", "messana"),
            pick(Role::Wagon, "velia"),
        ],
    );
    assert!(play.empire(Rome).has(face("catana")));
    let silver = play.silver(Rome);
    play.run(Rome, [begin(Action::Draft), draft("catana", false)]);
    assert_eq!(play.silver(Rome), silver);
    assert!(play.discard(Rome).has(face("catana")));
    let play = Case::new().empty("catana").empire(Rome, "catana").play();
    let mut play = play;
    play.act(Rome, begin(Action::Draft));
    assert_eq!(play.forbidden(Rome, draft("catana", false)), "5.4.1-c");
}

/// 2-l, 2-m, 2-n, RUL-4: the card is taken from wherever the enemy has it.
#[test]
fn who_settles_takes_the_card_from_the_enemy() {
    let settle = |case: Case| {
        let case = case
            .empty("panormus")
            .towns(Rome, "thermae")
            .hand(Rome, "thermae cosa rome");
        let mut play = case.play();
        let silver = play.silver(Carthage);
        play.run(Rome, [begin(Action::Settle), aim("panormus", "thermae")]);
        play.run(
            Rome,
            [pick(Role::Wagon, "cosa"), pick(Role::Settler, "rome")],
        );
        assert!(play.discard(Rome).has(face("panormus")));
        assert_eq!(play.silver(Carthage), silver);
        play
    };
    settle(Case::new().hand(Carthage, "panormus"));
    settle(Case::new().reserve(Carthage, "panormus"));
    settle(Case::new().discard(Carthage, "panormus"));
    settle(Case::new().empire(Carthage, "panormus"));
    // From the draw deck, which is shuffled; the Campaign card stays at the bottom.
    let case = Case::new().change(|state| {
        let general = face("general").copies().first().expect("a copy");
        state.open.powers[Carthage].empire.remove(general);
        state.decks[Carthage]
            .put_on_top(general.index() as u8)
            .expect("room");
    });
    let play = settle(case);
    let deck = &play.state().decks[Carthage];
    assert_eq!((deck.top().count(), deck.bottom().next()), (0, Some(80)));
    // Both know that the General is in the deck, and no longer where.
    assert!(
        play.view(Rome).powers[Carthage]
            .known_deck
            .has(face("general"))
    );
}

/// 5.2.3-q, 2-l: from a battle area, and the track stays.
#[test]
fn a_location_card_in_battle_follows_its_location() {
    let mut play = Case::new()
        .empty("drepanum")
        .towns(Carthage, "thermae")
        .hand(Rome, "cosa")
        .towns(Rome, "hippana")
        .change(|state| {
            state.open.neutral_locations.remove(at("drepanum").card());
            state.open.powers[Carthage]
                .discard
                .insert(at("drepanum").card());
        })
        .battle(Rome, "panormus", 1, "legion", "drepanum")
        .towns(Rome, "heraclea")
        .hand(Rome, "heraclea")
        .empty("lilybaeum")
        .hand(Rome, "rome")
        .play();
    let track = play.track(Rome);
    play.run(Rome, [begin(Action::Settle), aim("lilybaeum", "heraclea")]);
    play.run(
        Rome,
        [pick(Role::Wagon, "cosa"), pick(Role::Settler, "rome")],
    );
    assert_eq!(play.track(Rome), track);
    let mut play = Case::new()
        .empty("drepanum")
        .towns(Rome, "lilybaeum")
        .hand(Rome, "lilybaeum cosa")
        .battle(Rome, "panormus", 1, "legion", "drepanum")
        .play();
    play.run(
        Rome,
        [
            begin(Action::Settle),
            aim("drepanum", "lilybaeum"),
            pick(Role::Wagon, "cosa"),
        ],
    );
    assert!(play.discard(Rome).has(face("drepanum")));
    assert_eq!(play.track(Rome), 1);
    let area = play.state().open.battles[Rome].expect("a battle").areas[Carthage];
    assert!(area.is_empty());
}

/// EX-22, 5.1.2-a, 5.1.2-b, 5.1.2-c, 5.1.2-d
#[test]
fn a_town_becomes_a_city() {
    let mut play = Case::new().hand(Rome, "pisa rome cosa").play();
    play.act(Rome, begin(Action::Develop));
    assert_eq!(play.forbidden(Rome, place("cosa")), "5.1.2-a");
    assert_eq!(play.forbidden(Rome, place("neapolis")), "5.1.2-a");
    assert_eq!(play.forbidden(Rome, place("tarentum")), "4.2-a");
    play.run(Rome, [place("pisa"), pick(Role::Settler, "rome")]);
    assert!(play.state().open.cities.contains(at("pisa")));
    assert_eq!(
        (
            play.state().open.towns_left(Rome),
            play.state().open.cities_left(Rome)
        ),
        (12, 7)
    );
    assert_eq!(play.discard(Rome), pile("pisa rome"));
    let play = Case::new()
        .hand(Rome, "pisa rome")
        .change(|state| state.open.powers[Carthage].captured.cities = 8)
        .play();
    assert_eq!(play.forbidden(Rome, begin(Action::Develop)), "5.1.2-d");
}

/// EX-23, 5.1.3-a, 5.1.3-b, 5.1.3-c, C-6
#[test]
fn a_place_is_fortified() {
    let case = || {
        Case::new()
            .active(Carthage)
            .hand(Carthage, "fortification-carthage lilybaeum")
    };
    let mut play = case().silver(Carthage, 3).play();
    play.run(Carthage, [begin(Action::Fortify), place("lilybaeum")]);
    assert_eq!(play.silver(Carthage), 0);
    assert!(play.state().open.forts.contains(at("lilybaeum")));
    assert_eq!(
        play.discard(Carthage),
        pile("fortification-carthage lilybaeum")
    );
    let play = case().silver(Carthage, 2).play();
    assert_eq!(play.forbidden(Carthage, begin(Action::Fortify)), "5.1.3-a");
    let mut play = case().hand(Carthage, "panormus").forts("lilybaeum").play();
    play.act(Carthage, begin(Action::Fortify));
    assert_eq!(play.forbidden(Carthage, place("lilybaeum")), "5.1.3-b");
    let play = case().forts("utica carthage panormus caralis aspis").play();
    assert_eq!(play.forbidden(Carthage, begin(Action::Fortify)), "5.1.3-b");
    let play = Case::new()
        .active(Carthage)
        .hand(Carthage, "lilybaeum")
        .play();
    assert_eq!(play.forbidden(Carthage, begin(Action::Fortify)), "5.1.3-a");
}

/// 6.1-a, 5.1.1-i, 5.2.4-l
#[test]
fn settling_the_enemys_capital_wins() {
    let mut play = Case::new()
        .active(Carthage)
        .empty("rome")
        .towns(Carthage, "cosa")
        .hand(Carthage, "cosa thapsus hippo-acra aspis")
        .play();
    play.run(Carthage, [begin(Action::Settle), aim("rome", "cosa")]);
    play.run(
        Carthage,
        [
            pick(Role::Wagon, "thapsus"),
            pick(Role::Settler, "hippo-acra"),
        ],
    );
    assert_eq!(play.winner(), Some(Carthage));
    assert_eq!(play.table.outcome().expect("over").cause, "capital");
    assert_eq!(play.forbidden(Carthage, Act::EndRound), "6.2-b");
}
