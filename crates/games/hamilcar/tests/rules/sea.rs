//! 11.7 Naval battles.

use hamilcar::{Act, GameAct, GameEvent, Tactic};

use crate::common::*;

/// Duilius sails from Messana to Panormus, Hamilcar intercepts from Lilybaeum.
fn off_panormus() -> Case {
    let mut case = Case::empty()
        .seamanship(1)
        .corvi()
        .miat("nw")
        .ships(Rome, 6, 0)
        .ships(Carthage, 5, 0)
        .army(Rome, "messana", 4, "duilius")
        .trains(Rome, "messana", 1)
        .army(Carthage, "lilybaeum", 0, "hamilcar")
        .pcs(Carthage, "drepanum melita")
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", "duilius");
    case.sail(Rome, "panormus", 6);
    case.intercept(
        Carthage,
        5,
        "lilybaeum",
        "sea-intercept 1, tactics t-ramming, tactics t-pursuit, tactics t-broken-oars, \
         tactics t-escape, tactics t-favourable-winds",
    );
    case
}

/// 11.6-n, 11.7.1-a, 11.7.1-b, 11.7.2-a, 11.7.2-b, 11.7.2-c, 11.7.3-a, 11.7.3-b, 11.7.3-c
/// 11.7.3-d, 11.7.3-e, 11.7.3-g, 11.7.3-i, 11.7.4-a, 11.7.4-b, 11.7.4-d, 11.7.4-e
/// 11.7.5-a, 11.7.6-b, 11.7.6-c, 11.7.6-d, 11.7.6-f, 11.7.6-g, 19.5-e, EX-32, RUL-12
#[test]
fn the_battle_off_panormus() {
    let mut case = off_panormus();
    let decline = Act::Decline;
    // Round 1
    case.tactic(Carthage, Tactic::Ramming, "");
    case.play_with(Carthage, SHIPS, "clash 5");
    case.play_with(Carthage, REGROUP, "regroup 4");
    case.tactic(Rome, Tactic::BrokenOars, "");
    case.play_with(Rome, SHIPS, "clash 6, tactics t-shoals");
    case.play_with(Rome, REGROUP, "regroup 3, tactics t-ambush");
    let sea = case.state.open.game.sea.expect("a naval battle");
    assert_eq!((sea.ships[Rome], sea.ships[Carthage]), (5, 4));
    assert_eq!(sea.prizes[Carthage], 1);
    // Round 2
    case.play(Carthage, decline);
    case.play_with(Carthage, TRANSPORTS, "clash 4");
    assert_eq!(
        (case.cu(Rome, "messana"), case.supply(Rome, "messana")),
        (3, 0)
    );
    case.play_with(Carthage, REGROUP, "regroup 1, tactics t-fire-ships");
    case.tactic(Rome, Tactic::FavourableWinds, "");
    assert_eq!(case.holder(), Rome);
    case.play_with(Rome, SHIPS, "clash 3");
    case.play_with(Rome, REGROUP, "regroup 5");
    // Round 3: Rome first
    case.tactic(Rome, Tactic::Shoals, "tactics t-outflank");
    case.play_with(Rome, SHIPS, "clash 6");
    case.play_with(Rome, REGROUP, "regroup 2, tactics t-great-commander");
    case.tactic(Carthage, Tactic::FireShips, "");
    case.play_with(Carthage, SHIPS, "clash 6");
    let sea = case.state.open.game.sea.expect("a naval battle");
    assert_eq!((sea.ships[Rome], sea.ships[Carthage]), (3, 1));
    case.play_with(Carthage, DISENGAGE, "disengage 2");
    // Round 4: no Clash for Rome
    case.tactic(Rome, Tactic::GreatCommander, "tactics t-boarding");
    case.play_with(Rome, REGROUP, "regroup 4, tactics t-pursuit");
    case.play(Carthage, decline);
    case.play_with(Carthage, TRANSPORTS, "clash 2");
    case.play_with(Carthage, DISENGAGE, "disengage 1");
    case.tactic(Rome, Tactic::Pursuit, "");
    // Round 5
    case.tactic(Rome, Tactic::Outflank, "");
    case.play_with(Rome, SHIPS, "clash 2");
    case.play(Rome, decline);
    case.play(Carthage, decline);
    case.play_with(Carthage, DISENGAGE, "disengage 5");
    // Aftermath
    assert_eq!(case.holder(), Rome);
    case.play(Rome, Act::Game(GameAct::GoOn));
    assert_eq!(case.place("duilius"), Some("panormus"));
    assert_eq!(case.cu(Rome, "panormus"), 2);
    assert_eq!((case.fleet(Rome), case.fleet(Carthage)), ([3, 3], [0, 0]));
    assert_eq!(case.place("hamilcar"), Some("lilybaeum"));
    assert_eq!(case.state.open.game.navy.lost, 3);
    assert_eq!(case.state.open.game.navy.seamanship, 1);
    // Five Ships lost: two PCs, the first from the Miat.
    let at = "nw".parse().expect("a space of the Miat");
    assert_eq!(case.options(Carthage), [Act::Game(GameAct::Miat { at })]);
    case.play(Carthage, Act::Game(GameAct::Miat { at }));
    let at = space("melita");
    case.play(Carthage, Act::Pc { at });
    // 11.7.6-i: neither a siege nor another step.
    assert!(case.state.open.march.is_none());
    let left = hamilcar::data().tactics.iter().map(|sheet| sheet.copies);
    assert_eq!(left.sum::<u8>(), 24);
}

/// Hanno's convoy from Carthago to Lilybaeum, with Metellus at Panormus.
fn convoy() -> Case {
    let mut case = Case::empty()
        .supremacy(Rome)
        .seamanship(2)
        .ships(Rome, 3, 0)
        .elephants("carthago", 3, 1, "hanno")
        .trains(Carthage, "carthago", 2)
        .army(Carthage, "lilybaeum", 2, "")
        .army(Rome, "panormus", 0, "metellus")
        .holds(Rome, "panormus")
        .hand(Carthage, "h-033")
        .to_play(Carthage);
    case.activate(Carthage, "h-033", "hanno");
    case.sail(Carthage, "lilybaeum", 0);
    case.intercept(
        Rome,
        2,
        "panormus",
        "sea-intercept 3, tactics t-shattered-hulls, tactics t-outflank, tactics t-pursuit, \
         tactics t-ramming, tactics t-favourable-winds",
    );
    case
}

/// 11.7.3-f, 11.7.4-c, 11.7.4-e, 11.7.5-a, 11.7.6-a, 11.7.6-d, 11.7.6-h, RUL-20, RUL-28
/// 6.5.3-b, 11.1.1-a, EX-33
#[test]
fn a_convoy_without_escort() {
    let mut case = convoy();
    case.tactic(Rome, Tactic::Outflank, "");
    case.play_with(Rome, TRANSPORTS, "clash 5");
    case.play(
        Carthage,
        Act::Game(GameAct::Drown {
            cu: 1,
            elephants: 0,
            trains: 1,
        }),
    );
    case.play_with(Rome, TRANSPORTS, "clash 3");
    case.play_with(Rome, REGROUP, "regroup 2");
    case.tactic(Carthage, Tactic::FavourableWinds, "");
    assert_eq!(case.holder(), Carthage);
    case.play(Carthage, EVADE);
    case.tactic(Rome, Tactic::Pursuit, "");
    assert_eq!(case.holder(), Rome);
    // Carthage has no Ship: it has lost, and its Transports are chased.
    case.play_with(Rome, Act::Roll, "chase 4");
    assert_eq!(case.cu(Carthage, "carthago"), 0);
    assert_eq!(case.supply(Carthage, "carthago"), 0);
    assert_eq!(case.place("hanno"), Some("carthago"));
    assert_eq!(case.place("metellus"), Some("panormus"));
    assert_eq!(case.fleet(Rome), [3, 0]);
    assert!(case.state.open.march.is_none());
}

/// 11.7.4-c, 11.7.5-b, 11.7.6-a
#[test]
fn nobody_is_chased_after_an_evade() {
    let mut case = convoy();
    case.play(Rome, Act::Decline);
    case.play(Rome, Act::Decline);
    case.play(Rome, Act::Decline);
    case.tactic(Carthage, Tactic::FavourableWinds, "");
    case.play(Carthage, EVADE);
    case.play(Rome, Act::Decline);
    assert!(case.told(GameEvent::SeaBattleEnded { winner: Some(Rome) }));
    assert_eq!(case.cu(Carthage, "carthago"), 3);
    assert_eq!(case.holder(), Rome);
}

/// Two fleets of three in battle; whoever holds Supremacy is `first`.
fn even(first: Side, roman: &str) -> Case {
    let mut case = Case::empty()
        .supremacy(first)
        .seamanship(2)
        .ships(Rome, 3, 0)
        .ships(Carthage, 3, 0)
        .army(Rome, "messana", 2, roman)
        .army(Carthage, "lilybaeum", 0, "gisco")
        .pcs(Carthage, "drepanum melita")
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", roman);
    case.sail(Rome, "panormus", 3);
    case.intercept(Carthage, 3, "lilybaeum", "sea-intercept 1");
    if first == Rome {
        case.play(Rome, Act::Fight);
    }
    case
}

/// Plays a half without a card, with this Clash.
fn half(case: &mut Case, side: Side, target: Act, die: u8) {
    if case
        .state
        .open
        .game
        .sea
        .is_some_and(|sea| sea.held[side] > 0)
    {
        case.play(side, Act::Decline);
    }
    case.play_with(side, target, &format!("clash {die}"));
    case.play(side, Act::Decline);
}

/// 11.7.1-b, 11.7.4-b, EX-30, EX-31
#[test]
fn tactics_cards_follow_the_commander() {
    let case = even(Rome, "valerius");
    let sea = case.state.open.game.sea.expect("a naval battle");
    assert_eq!((sea.held[Rome], sea.held[Carthage]), (3, 1));
    let mut case = even(Carthage, "valerius");
    case.play(Carthage, Act::Decline);
    case.play(Carthage, Act::Decline);
    case.play_with(Carthage, REGROUP, "regroup 1, tactics t-ramming");
    let sea = case.state.open.game.sea.expect("a naval battle");
    assert_eq!(sea.held[Carthage], 3);
    // Valerius is no Admiral.
    case.play(Rome, Act::Decline);
    case.play(Rome, Act::Decline);
    case.play_with(Rome, REGROUP, "regroup 2");
    let sea = case.state.open.game.sea.expect("a naval battle");
    assert_eq!(sea.held[Rome], 2);
}

/// 11.7.5-c, 11.7.6-c, 11.7.6-d, RUL-5, EX-34
#[test]
fn after_five_rounds_nobody_has_won() {
    let mut case = even(Carthage, "valerius");
    for _ in 0..5 {
        half(&mut case, Carthage, SHIPS, 1);
        half(&mut case, Rome, SHIPS, 1);
    }
    assert!(case.told(GameEvent::SeaBattleEnded { winner: None }));
    assert_eq!((case.fleet(Rome), case.fleet(Carthage)), ([0, 3], [0, 3]));
    assert_eq!(case.holder(), Carthage);
    assert_eq!(case.place("valerius"), Some("messana"));
    assert_eq!(case.place("gisco"), Some("lilybaeum"));
    assert!(case.state.open.march.is_none());
}

/// 11.7.2-b, 11.7.3-i, EX-35
#[test]
fn supremacy_changes_the_order_from_the_next_round() {
    let mut case = even(Carthage, "valerius").corvi();
    half(&mut case, Carthage, SHIPS, 1);
    half(&mut case, Rome, SHIPS, 6);
    assert_eq!(case.holder(), Rome);
    assert_eq!(case.asked(), Some(Rome));
}

/// 11.7.6-c, RUL-25, EX-36
#[test]
fn a_prize_goes_back_when_its_captor_loses() {
    let mut case = even(Carthage, "valerius").corvi();
    half(&mut case, Carthage, SHIPS, 1);
    // A modified 7: one hit, a Prize.
    half(&mut case, Rome, SHIPS, 6);
    case.play(Rome, Act::Decline);
    case.play(Rome, Act::Decline);
    case.play_with(Rome, DISENGAGE, "disengage 1");
    if case.asked() == Some(Carthage) {
        case.play(Carthage, Act::Decline);
    }
    if case.offers(Carthage, Act::Roll) {
        case.play(Carthage, Act::Decline);
    }
    case.play(Carthage, Act::Game(GameAct::Return));
    assert_eq!(case.fleet(Rome), [0, 3]);
    let [ready, spent] = case.fleet(Carthage);
    assert_eq!((ready, spent), (2, 1));
}

/// 24.2-a, EX-37
#[test]
fn sulpicius_takes_the_first_ship_he_hits() {
    let mut case = even(Rome, "sulpicius");
    for die in [5, 5] {
        half(&mut case, Rome, SHIPS, die);
        if case.asked() == Some(Carthage) {
            half(&mut case, Carthage, SHIPS, 1);
        }
    }
    let sea = case.state.open.game.sea.expect("a naval battle");
    assert_eq!((sea.prizes[Carthage], sea.sunk[Carthage]), (1, 1));
}

/// 11.8.3-d, EX-29
#[test]
fn seamanship_falls_with_the_fifth_ship() {
    let mut case = off_panormus();
    case.state.open.game.navy.lost = 4;
    let mut sea = case.state.open.game.sea.expect("a naval battle");
    sea.sunk[Rome] = 2;
    sea.ships[Rome] = 4;
    case.state.open.game.sea = Some(sea);
    case.play(Carthage, Act::Decline);
    case.play(Carthage, Act::Decline);
    case.play(Carthage, EVADE);
    case.play(Rome, Act::Decline);
    assert_eq!(case.state.open.game.navy.lost, 6);
    assert_eq!(case.state.open.game.navy.seamanship, 0);
}

/// 24.2-s
#[test]
fn adherbal_brings_a_spent_ship_along() {
    let mut case = Case::empty()
        .ships(Carthage, 1, 2)
        .army(Rome, "messana", 2, "valerius")
        .army(Carthage, "lilybaeum", 0, "adherbal")
        .hand(Rome, "h-033");
    case.activate(Rome, "h-033", "valerius");
    case.sail(Rome, "panormus", 0);
    case.intercept(Carthage, 1, "lilybaeum", "sea-intercept 3");
    case.play(Carthage, REPAIR);
    let sea = case.state.open.game.sea.expect("a naval battle");
    assert_eq!(sea.ships[Carthage], 2);
    assert_eq!(case.fleet(Carthage), [0, 1]);
}
