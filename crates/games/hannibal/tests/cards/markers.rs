//! Events that leave a marker, and events about hands.

use hannibal::{Act, Event, Hannibal, Moment, Stage, TurnStep, Use, View};
use kernel::{Game, Viewer};

use super::{counter, event, is_asked_at, of_stack, of_step, pass, plays, usable};
use crate::common::{
    Carthage, Case, Rome, Side, card, cards, general, generals, places, space, words,
};

// #9A, #9B
// EX-15, 8.6-a, 8.6-b, 8.1-c
#[test]
fn philip_allies_with_carthage_and_makes_peace_with_rome() {
    let mut case = Case::empty().hand(Rome, "c44 c45").hand(Carthage, "c12");
    case.state.open.strategy.removed.remove(card("c09b"));
    // By number, among three: c35, c44, c45.
    case.roll("lose-card 2");
    let mut case = plays(case, Carthage, "c09a");
    let open = &case.state.open;
    assert!(open.game.effects.philip_v && !open.game.aside);
    assert_eq!(open.strategy.removed & cards("c09a"), cards("c09a"));
    assert_eq!(
        open.strategy.discard,
        cards("c09b c44"),
        "one card of Rome is lost at random"
    );
    assert_eq!(case.state.hands[Rome].len(), 2);

    case.state.open.strategy.discard.remove(card("c09b"));
    let mut case = case.hand(Rome, "c09b");
    case.roll("lose-card 1").play(Rome, event("c09b"));
    let open = &case.state.open;
    assert!(!open.game.effects.philip_v);
    assert_eq!(
        open.strategy.removed & cards("c09a c09b"),
        cards("c09a c09b")
    );
    assert_eq!(case.state.hands[Carthage], cards("c36"));
    assert!(
        !usable(Case::empty(), Rome, "c09b"),
        "no marker to take off"
    );

    let mut ops = Case::empty().hand(Carthage, "c09a").to_play(Carthage);
    let way = Use::Discard;
    ops.play(
        Carthage,
        Act::Play {
            card: card("c09a"),
            way,
        },
    );
    assert!(ops.state.open.game.aside && ops.state.open.strategy.discard == cards("c09a"));
}

/// What a Carthaginian naval roll of 3 comes to, from gades to malaca.
fn voyage(case: Case) -> i8 {
    let mut case = case
        .army(Carthage, "gades", 2, "hannibal")
        .hand(Carthage, "c15 c30")
        .to_play(Carthage);
    case.activate(Carthage, "c30", "hannibal");
    let (to, inside) = (space("dianium"), false);
    case.roll("naval 3")
        .play(Carthage, Act::Sail { to, inside });
    let value = |told: &Event| match told {
        Event::Rolled { value, .. } => Some(*value),
        _ => None,
    };
    case.told.iter().find_map(value).expect("a naval die")
}

fn sails(case: &Case, side: Side) -> bool {
    let sail = |act: &Act| matches!(act, Act::Sail { .. });
    case.options(side).iter().any(sail)
}

// #29, #9A, #26
#[test]
fn carthage_sails_better_and_rome_not_at_all_after_a_naval_victory() {
    let plain = voyage(Case::empty());
    let after = |id| {
        let mut case = plays(Case::empty(), Carthage, id);
        case.state.hands = Default::default();
        voyage(case)
    };
    let mut philip = Case::empty();
    philip.state.open.game.effects.philip_v = true;
    assert_eq!(voyage(philip), plain - 1);
    assert_eq!(after("c26"), plain - 1, "Syracusae is Carthaginian");
    assert_eq!(after("c29"), plain - 1);

    let rome = |case: Case| {
        let mut case = case
            .army(Rome, "roma", 2, "varro")
            .hand(Rome, "c46")
            .to_play(Rome);
        case.activate(Rome, "c46", "varro");
        sails(&case, Rome)
    };
    assert!(rome(Case::empty()));
    let mut beaten = plays(Case::empty(), Carthage, "c29");
    beaten.state.hands = Default::default();
    assert!(!rome(beaten));
}

// #30
// 20.7-a, 20.2-a
#[test]
fn the_siege_train_joins_an_army() {
    let start = || {
        Case::empty()
            .army(Carthage, "nola", 4, "hannibal")
            .army(Carthage, "zama", 1, "mago")
            .army(Carthage, "castulo", 5, "")
            .army(Carthage, "thapsus", 0, "h-gisgo")
    };
    let mut case = plays(start(), Carthage, "c30");
    assert_eq!(
        places(&case.options(Carthage), of_stack),
        words("nola zama"),
        "with a general and a CU"
    );
    let (at, inside) = (space("nola"), false);
    case.play(Carthage, Act::Stack { at, inside });
    assert_eq!(case.state.open.land.train.map(|train| train.at), Some(at));
    // Played again it can only go elsewhere.
    let moved = plays(start().train("nola"), Carthage, "c30");
    assert_eq!(
        moved.state.open.land.train.map(|train| train.at),
        Some(space("zama"))
    );
}

// #55
// 8.1-b
#[test]
fn a_messenger_is_intercepted_and_the_two_players_know_what_he_carried() {
    let mut case = Case::empty().hand(Carthage, "c12").hand(Rome, "c44");
    case.roll("messenger 1");
    let case = plays(case, Carthage, "c55");
    assert_eq!(case.state.hands[Carthage], cards("c12 c35 c36"));
    assert_eq!(case.state.hands[Rome], cards("c44"));
    let view = |viewer| -> View { Hannibal::view(&case.state, viewer) };
    let robbed = view(Viewer::Seat(case.state.open.seat_of(Rome)));
    assert_eq!(robbed.hands[Carthage].known, cards("c35"));
    assert_eq!(view(Viewer::Spectator).hands[Carthage].known, cards(""));
    let mut silent = Case::empty();
    silent.state.hands = Default::default();
    assert!(!usable(silent, Carthage, "c55"), "nobody carries anything");
}

// #57, #58
#[test]
fn counsels_close_africa_to_cus() {
    let leaves = |case: Case, side: Side, name: &str, with: &str, to: &str| {
        let mut case = case.hand(side, with).to_play(side);
        case.activate(side, with, name);
        let (to, inside) = (space(to), false);
        let army = case.offers(side, Act::Sail { to, inside });
        case.force(side, 0);
        (army, case.offers(side, Act::Sail { to, inside }))
    };
    let quiet = |case: Case, side: Side, id: &str| {
        let mut case = plays(case, side, id);
        case.state.hands = Default::default();
        case
    };
    let hanno = || Case::empty().army(Carthage, "carthago", 3, "hannibal");
    let from_africa = |case| leaves(case, Carthage, "hannibal", "c16", "agrigentum");
    assert_eq!(from_africa(hanno()), (true, true));
    assert_eq!(
        from_africa(quiet(hanno(), Rome, "c57")),
        (false, true),
        "a general may go"
    );
    let cato = || Case::empty().army(Rome, "panormus", 3, "varro");
    let to_africa = |case| leaves(case, Rome, "varro", "c46", "thapsus");
    assert_eq!(to_africa(cato()), (true, true));
    assert_eq!(to_africa(quiet(cato(), Carthage, "c58")), (false, true));
}

// #64
// EX-16, 8.7-a, 8.7-b, 8.7-c, 8.7-e, RUL-41
#[test]
fn a_truce_begins_and_a_breaking_event_ends_it() {
    let case = Case::empty()
        .army(Rome, "nola", 6, "varro")
        .army(Carthage, "capua", 3, "mago")
        .hand(Carthage, "c37");
    let mut case = plays(case, Rome, "c64");
    assert_eq!(case.state.open.game.effects.truce, Some(1));
    assert!(case.state.open.strategy.discard.contains(card("c64")));
    // A Campaign does not end it.
    case.state.open.strategy.discard.remove(card("c64"));
    let mut case = case.hand(Rome, "c45 c64");
    case.play(Carthage, event("c37"));
    let mago = general("mago");
    case.play(Carthage, Act::Activate { general: mago });
    pass(&mut case);
    assert!(
        !places(&case.options(Carthage), of_step).contains("nola"),
        "no attack"
    );
    case.play(Carthage, Act::EndMove);
    assert!(case.state.open.truce());
    let mut case = case.hand(Carthage, "c14 c12");
    if case.offers(Carthage, Act::Stop) {
        case.play(Carthage, Act::Stop);
    }
    // Truce upon truce: the marker stays. Recruits end it.
    case.play(Rome, event("c64"));
    assert!(case.state.open.truce());
    case.play(Carthage, event("c12"));
    assert!(!case.state.open.truce());
}

// #68
#[test]
fn with_a_shortage_of_men_rome_raises_two_fewer() {
    let case = Case::empty().army(Rome, "roma", 5, "fabius");
    let mut case = plays(case, Carthage, "c68");
    assert!(case.state.open.game.effects.manpower_shortage);
    case.end_phase("");
    // Winter, then Carthage's grants, until Rome places its CUs.
    let levy = |case: &Case| match case.state.open.top() {
        Some(hannibal::Frame::Game(Stage::Turn(TurnStep::Levy { left, italia }))) => {
            Some((left, italia))
        }
        _ => None,
    };
    for _ in 0..20 {
        if levy(&case).is_some() {
            break;
        }
        let side = case.asked().expect("somebody is asked");
        let first = case.options(side)[0];
        case.play(side, first);
    }
    assert_eq!(levy(&case), Some((3, 2)));
    assert!(
        !usable(Case::empty().turn(9), Carthage, "c68"),
        "no reinforcements follow"
    );
    assert!(!usable(Case::bare("c1-iberia"), Carthage, "c68"));
}

// #74
#[test]
fn in_a_harsh_winter_large_armies_roll_too() {
    let case = Case::empty()
        .pcs(Rome, "nola arpi")
        .army(Rome, "nola", 7, "fabius")
        .army(Rome, "arpi", 6, "")
        .army(Rome, "roma", 9, "");
    let mut case = plays(case, Carthage, "c74");
    case.end_phase("attrition 6");
    assert_eq!(case.cu(Rome, "nola"), 4, "6 + 1 in the column of 7");
    assert_eq!((case.cu(Rome, "arpi"), case.cu(Rome, "roma")), (6, 9));
    case.no_dice_left();
    assert!(
        !usable(Case::bare("c1-iberia").turn(8), Rome, "c74"),
        "no winter follows"
    );
}

// #89
#[test]
fn sicilian_grain_feeds_one_stack_over_the_winter() {
    let start = || {
        Case::empty()
            .pcs(Rome, "panormus agrigentum henna")
            .pcs(Carthage, "arpi nola")
            .army(Rome, "arpi", 5, "fabius")
            .army(Rome, "nola", 5, "")
    };
    assert!(!usable(start(), Carthage, "c89"), "Sicilia is Roman");
    let mut case = plays(start(), Rome, "c89");
    assert_eq!(case.cu(Rome, "arpi"), 6, "1 CU with the only general");
    let (at, inside) = (space("arpi"), false);
    case.play(Rome, Act::Stack { at, inside });
    case.end_phase("attrition 6");
    assert_eq!((case.cu(Rome, "arpi"), case.cu(Rome, "nola")), (6, 2));
    case.no_dice_left();
}

// #90
#[test]
fn the_flamen_keeps_a_consul_in_his_region() {
    let start = || {
        Case::empty()
            .army(Rome, "pisae", 5, "varro")
            .army(Rome, "roma", 5, "longus")
            .army(Rome, "nola", 5, "fabius")
            .consuls("varro longus")
    };
    let mut case = plays(start(), Carthage, "c90");
    let choose = |name| Act::General {
        general: general(name),
    };
    assert_eq!(case.options(Carthage), [choose("longus"), choose("varro")]);
    case.play(Carthage, choose("varro"));
    case.state.hands = Default::default();
    let steps = |case: Case| {
        let mut case = case.hand(Rome, "c45").to_play(Rome);
        case.activate(Rome, "c45", "varro");
        places(&case.options(Rome), of_step)
    };
    assert_eq!(steps(start()), words("genua faesulae falerii"));
    assert_eq!(
        steps(case),
        words("faesulae falerii"),
        "Genua is not in Italia"
    );
}

// #79
// EX-86, 8.7-e, 8.1-c
#[test]
fn punic_faith_cancels_a_roman_event() {
    let mut case = Case::empty().hand(Carthage, "c79").truce();
    case = case.hand(Rome, "c44 c45");
    case.play(Rome, event("c44"));
    assert!(is_asked_at(&case, Moment::Event));
    case.play(Carthage, counter("c79"));
    let open = &case.state.open;
    assert_eq!(case.cu(Rome, "roma"), 0);
    assert!(open.truce(), "the cancelled event did not happen");
    assert_eq!(open.strategy.discard, cards("c44 c79"));
    assert!(open.game.effects.roman_initiative);
    // In the next turn Rome decides who plays first, and Carthage may not preempt.
    let left = generals("varro");
    let mut next = case
        .army(Rome, "roma", 5, "fabius")
        .turn(2)
        .at_step(TurnStep::Consuls { left });
    next.play(Rome, Act::Place { at: space("roma") });
    if let Some(hannibal::Frame::Command(_)) = next.state.open.top() {
        let first = next.options(Rome)[0];
        next.play(Rome, first);
    }
    assert_eq!(
        next.options(Rome),
        [Act::Side { side: Rome }, Act::Side { side: Carthage }]
    );
}

// #79
#[test]
fn punic_faith_stops_campaigns_but_no_dual_card_and_no_counter_event() {
    let asked = |id: &str, way: Use| {
        let case = Case::empty()
            .army(Rome, "roma", 5, "varro")
            .hand(Carthage, "c79");
        let mut case = case.hand(Rome, id).to_play(Rome);
        let card = card(id);
        case.play(Rome, Act::Play { card, way });
        is_asked_at(&case, Moment::Event)
    };
    assert!(asked("c37", Use::Event));
    assert!(!asked("c61", Use::General));
    let mut own = Case::empty().hand(Carthage, "c79 c12").to_play(Carthage);
    own.play(Carthage, event("c12"));
    assert!(!is_asked_at(&own, Moment::Event), "Carthage's own event");
}
