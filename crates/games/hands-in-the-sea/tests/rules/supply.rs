//! 4.3 Sea zones, 4.4 Supply.

use hands_in_the_sea::Zone::{self, Africa, CorsicaSardinia, Italy, Sicily};
use hands_in_the_sea::{Act, Action, Haven, Role, supplied};

use crate::common::*;

fn is_supplied(play: &Play, side: Side, words: &str) -> Vec<bool> {
    let supplied = supplied(&play.state().open, side);
    words
        .split_whitespace()
        .map(|word| supplied.contains(at(word)))
        .collect()
}

/// EX-11, 4.3-c, 5.6.1-a, 5.6.1-b, RUL-21
#[test]
fn a_fleet_leaves_port_into_its_own_zone() {
    let sails = |case: Case| -> Vec<Haven> {
        let mut play = case.play();
        play.act(Rome, begin(Action::Sail));
        (play.options(Rome).into_iter())
            .filter_map(|act| match act {
                Act::Sail { to } => Some(to),
                _ => None,
            })
            .collect()
    };
    assert_eq!(sails(Case::new().fleet(Rome, None, 1)), [sea(Italy)]);
    let at_sea = sails(Case::new().fleet(Rome, Some(Italy), 1));
    assert_eq!(at_sea, [sea(Sicily), sea(CorsicaSardinia), Haven::Port]);
    // An enemy fleet hinders neither entering nor leaving; the home port is one step
    // from its own zone only.
    let case = Case::new()
        .fleet(Rome, Some(Sicily), 1)
        .fleet(Carthage, Some(Sicily), 2);
    assert_eq!(sails(case), [sea(Italy), sea(Africa)]);
    let play = Case::new().play();
    assert_eq!(play.forbidden(Rome, begin(Action::Sail)), "5.6.1-a");
}

/// EX-12, 4.3-e
#[test]
fn a_zone_is_the_enemys_where_only_his_fleet_is() {
    let play = Case::new()
        .fleet(Carthage, Some(Sicily), 2)
        .fleet(Rome, Some(Italy), 1)
        .play();
    let open = &play.state().open;
    assert!(open.zone_is_enemy(Rome, Sicily) && !open.zone_is_enemy(Rome, Italy));
    assert!(open.zone_is_enemy(Carthage, Italy));
    let play = Case::new()
        .fleet(Carthage, Some(Sicily), 2)
        .fleet(Rome, Some(Sicily), 1)
        .play();
    let open = &play.state().open;
    assert!(!open.zone_is_enemy(Rome, Sicily) && !open.zone_is_enemy(Carthage, Sicily));
    for zone in Zone::ALL {
        let play = Case::new().play();
        assert!(
            !play.state().open.zone_is_enemy(Rome, zone),
            "ports are in no zone"
        );
    }
}

fn cut_off() -> Case {
    Case::new()
        .fleet(Carthage, Some(Sicily), 2)
        .towns(Rome, "tyndaris thermae enna")
}

/// EX-13, 4.4-g, 4.4-h, 4.4-f, RUL-9
#[test]
fn the_strait_carries_supply_two_steps_at_most() {
    let play = cut_off().play();
    let found = is_supplied(&play, Rome, "messana catana tyndaris thermae enna");
    assert_eq!(found, [true, true, true, false, false]);
    // Both ways: from Sicily only Rhegium and Temesa.
    let play = Case::new()
        .fleet(Rome, Some(Italy), 2)
        .towns(Carthage, "messana tyndaris thermae rhegium temesa velia")
        .fleet(Carthage, None, 2)
        .play();
    assert_eq!(
        is_supplied(&play, Carthage, "rhegium temesa velia"),
        [true, true, false]
    );
}

/// EX-14, 4.4-a, 4.4-c, 4.5-g
#[test]
fn syracuse_supplies_who_controls_it() {
    let play = cut_off().towns(Rome, "syracuse").play();
    assert_eq!(
        is_supplied(&play, Rome, "thermae enna syracuse"),
        [true, true, true]
    );
    // Unoccupied it supplies nobody, but is passed through.
    let play = cut_off().empty("syracuse").play();
    assert_eq!(is_supplied(&play, Rome, "thermae enna"), [false, false]);
}

/// EX-15, 4.4-d, 4.4-i
#[test]
fn closing_the_italy_zone_is_enough() {
    let play = Case::new()
        .fleet(Carthage, Some(Italy), 2)
        .towns(Rome, "agrigentum")
        .play();
    assert_eq!(
        is_supplied(&play, Rome, "agrigentum messana"),
        [false, true]
    );
    let play = Case::new().towns(Rome, "agrigentum").play();
    assert_eq!(is_supplied(&play, Rome, "agrigentum"), [true]);
}

/// EX-16, 4.4-b, 4.4-j, 4-l
#[test]
fn sardinia_can_be_cut_off() {
    let mut play = Case::new()
        .active(Carthage)
        .fleet(Rome, Some(CorsicaSardinia), 1)
        .fleet(Carthage, Some(Africa), 2)
        .hand(Carthage, "caralis utica")
        .play();
    assert_eq!(is_supplied(&play, Carthage, "caralis"), [false]);
    play.act(Carthage, begin(Action::TakeMoney));
    assert_eq!(
        play.forbidden(Carthage, pick(Role::Coin, "caralis")),
        "4.4-b"
    );
    play.act(Carthage, pick(Role::Coin, "utica"));
    for (action, role) in [
        (Action::Discard, Role::Discarded),
        (Action::Reserve, Role::Reserved),
    ] {
        play.act(Carthage, begin(action));
        assert!(play.offers(Carthage, pick(role, "caralis")));
        play.table.undo(seat(Carthage)).expect("it is taken back");
    }
}

/// EX-17, 4.4-c, 4.4-o
#[test]
fn an_unoccupied_lilybaeum_still_supplies_carthage() {
    let play = Case::new()
        .empty("lilybaeum")
        .fleet(Rome, Some(Sicily), 1)
        .play();
    assert_eq!(is_supplied(&play, Carthage, "panormus"), [true]);
    let play = Case::new()
        .empty("lilybaeum rhegium")
        .towns(Rome, "drepanum")
        .fleet(Carthage, Some(Sicily), 2)
        .play();
    assert_eq!(is_supplied(&play, Rome, "drepanum"), [false]);
    assert_eq!(play.winner(), None);
    // Rome left unoccupied ends nothing and supplies Rome.
    let play = Case::new().empty("rome").play();
    assert_eq!(is_supplied(&play, Rome, "cosa neapolis"), [true, true]);
}

/// EX-18, 4.4-e, 4.4-p, RUL-46
#[test]
fn supply_passes_through_a_battle() {
    let case = || {
        Case::new()
            .towns(Carthage, "thermae")
            .towns(Rome, "hippana enna")
            .fleet(Rome, Some(Sicily), 1)
    };
    let play = case().battle(Rome, "panormus", 0, "legion", "").play();
    assert_eq!(is_supplied(&play, Carthage, "thermae"), [true]);
    let play = case().towns(Rome, "panormus").play();
    assert_eq!(is_supplied(&play, Carthage, "thermae"), [false]);
    // A supply point with a battle in it supplies on.
    let play = case().battle(Rome, "lilybaeum", 0, "legion", "").play();
    assert_eq!(
        is_supplied(&play, Carthage, "panormus lilybaeum"),
        [true, true]
    );
}

/// 4.4-e, 4.5-a, RUL-8: independent Syracuse is no way through, a battle there or not.
#[test]
fn independent_syracuse_is_never_passed() {
    let case = || {
        Case::new()
            .fleet(Carthage, Some(Sicily), 2)
            .towns(Rome, "camarina syracuse")
    };
    assert_eq!(is_supplied(&case().play(), Rome, "camarina"), [true]);
    let alone = |case: Case| {
        case.change(|state| {
            state.open.control[Rome].remove(at("syracuse"));
            state.open.independent = true;
        })
    };
    assert_eq!(
        is_supplied(&alone(case()).play(), Rome, "camarina"),
        [false]
    );
    let fight = alone(case()).battle(Rome, "syracuse", 0, "legion", "");
    assert_eq!(is_supplied(&fight.play(), Rome, "camarina"), [false]);
}

/// 4.3-a, 4.3-d: a fleet without warships is in port.
#[test]
fn the_last_warship_takes_the_marker_home() {
    use hands_in_the_sea::EventCard;
    let mut play = Case::new()
        .active(Carthage)
        .fleet(Carthage, Some(Africa), 2)
        .play();
    play.campaign(EventCard::NavalDisaster, Some(1));
    let fleet = play.state().open.powers[Carthage].fleet;
    assert_eq!((fleet.warships, fleet.zone), (0, None));
}

/// 4.4-l, 4.4-m, RUL-41: an unsupplied place is no origin; a target need not be supplied.
#[test]
fn an_origin_is_supplied_and_a_target_need_not_be() {
    let mut play = cut_off()
        .hand(Rome, "enna tyndaris velia cosa legion")
        .towns(Carthage, "hippana")
        .change(|state| {
            state.open.control[Rome].remove(at("thermae"));
        })
        .play();
    play.act(Rome, begin(Action::Settle));
    // Thermae would not be supplied, and is settled all the same.
    assert!(play.offers(Rome, aim("thermae", "tyndaris")));
    assert_eq!(play.forbidden(Rome, aim("thermae", "enna")), "4.4-b");
    play.run(
        Rome,
        [aim("thermae", "tyndaris"), pick(Role::Wagon, "cosa")],
    );
    assert_eq!(is_supplied(&play, Rome, "thermae"), [false]);
    // The fleet sails in: from now on it is.
    let mut play = cut_off().fleet(Rome, Some(Italy), 1).play();
    play.run(Rome, [begin(Action::Sail), Act::Sail { to: sea(Sicily) }]);
    assert_eq!(is_supplied(&play, Rome, "thermae enna"), [true, true]);
}
