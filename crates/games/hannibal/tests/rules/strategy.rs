//! 7, 8 Strategy phase and cards.

use hannibal::{Act, Frame, Stage, TurnStep, Use};
use kernel::Refuse;

use crate::common::{Carthage, Case, Rome, card, cards, general, places, space, words};

fn pc(act: Act) -> Option<hannibal::Space> {
    match act {
        Act::Pc { at } => Some(at),
        _ => None,
    }
}

fn play(id: &str, way: Use) -> Act {
    let card = card(id);
    Act::Play { card, way }
}

// EX-03, 7.1-a, 7.1-b, 7.1-c
#[test]
fn hands_grow_with_the_turns_and_piles_are_shuffled_when_short() {
    let first = Case::of("s1-218", &[]);
    assert_eq!(first.state.hands[Rome].len(), 7);
    let sizes = hannibal::data().scenarios[0].hands;
    assert_eq!(sizes, [7, 7, 7, 8, 8, 8, 9, 9, 9]);
    let mut six = Case::empty()
        .army(Rome, "roma", 5, "fabius")
        .consuls("varro")
        .turn(6)
        .at_step(TurnStep::Consuls {
            left: crate::common::generals("varro"),
        });
    six.state.hands = Default::default();
    let open = &mut six.state.open;
    open.strategy.unseen = first.state.open.strategy.unseen;
    open.strategy.removed -= open.strategy.unseen;
    let all: Vec<_> = open.strategy.unseen.iter().collect();
    for &card in &all[15..] {
        open.strategy.unseen.remove(card);
        open.strategy.discard.insert(card);
    }
    six.play(Rome, Act::Place { at: space("roma") });
    let open = &six.state.open;
    assert_eq!(six.state.hands[Rome].len(), 8);
    assert!(
        open.strategy.discard.is_empty(),
        "both piles were shuffled together"
    );
    assert_eq!(hannibal::draw_pile(&six.state).len(), all.len() - 16);
}

// EX-11, 7.3-a, 7.3.1-a
#[test]
fn a_revealed_campaign_is_the_first_play() {
    let mut case = Case::empty()
        .army(Rome, "roma", 5, "fabius")
        .hand(Rome, "c37 c44")
        .hand(Carthage, "c21")
        .at_step(TurnStep::Preempt);
    assert_eq!(case.asked(), Some(Rome));
    assert!(!case.offers(Rome, Act::Preempt { card: card("c44") }));
    case.play(Rome, Act::Preempt { card: card("c37") });
    assert_eq!(case.asked(), Some(Rome), "Carthage has no decision");
    let other = play("c44", Use::Pcs);
    assert_eq!(case.refusal(Rome, other).clause(), "7.3.1-a");
    assert!(case.offers(Rome, play("c37", Use::Event)));
    assert!(case.offers(Rome, play("c37", Use::Pcs)));
}

// 7.3.1-b
#[test]
fn whoever_holds_no_campaign_is_asked_and_can_only_say_no() {
    let case = Case::empty()
        .hand(Rome, "c44")
        .hand(Carthage, "c21")
        .at_step(TurnStep::Preempt);
    assert_eq!(case.options(Rome), [Act::Decline]);
}

// EX-12, 7.2-a, 7.2-b, 8.4-a
#[test]
fn whoever_has_no_cards_left_is_skipped() {
    let mut case = Case::empty()
        .hand(Carthage, "c12 c13 c14")
        .to_play(Carthage);
    case.state.hands[Carthage].remove(card("c36"));
    case.state.hands[Rome] = cards("c35");
    case.play(Carthage, play("c12", Use::Discard));
    assert_eq!(case.asked(), Some(Rome));
    case.play(Rome, play("c35", Use::Discard));
    case.play(Carthage, play("c13", Use::Discard));
    assert_eq!(case.asked(), Some(Carthage));
    assert_eq!(case.state.open.strategy.discard, cards("c12 c13 c35"));
}

// EX-13, 8.1-a, 8.2-a, 8.2.1-a, 8.2.2-a
#[test]
fn operations_are_used_in_one_way() {
    let mut case = Case::empty()
        .army(Carthage, "carthago", 2, "hanno")
        .army(Carthage, "carthago-nova", 2, "hasdrubal")
        .pcs(Carthage, "acci salaria castulo")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    assert!(
        !case.offers(Carthage, play("c13", Use::Troops)),
        "that needs 3 OPs"
    );
    let mut other = Case::empty()
        .army(Carthage, "carthago", 2, "hanno")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    assert!(
        !other.offers(Carthage, play("c13", Use::General)),
        "his rating is 3"
    );
    other.play(Carthage, play("c13", Use::Pcs));
    assert!(
        !other.offers(Carthage, Act::Stop),
        "zero only if none can be placed"
    );
    other.play(
        Carthage,
        Act::Pc {
            at: space("tharros"),
        },
    );
    other.play(Carthage, Act::Stop);
    assert_eq!(other.state.open.strategy.discard, cards("c13"));
    case.play(Carthage, play("c13", Use::General));
    let named = Act::Activate {
        general: general("hasdrubal"),
    };
    assert_eq!(case.options(Carthage), [named]);
}

// EX-14, 8.2.3-a, 20.4-b, RUL-8
#[test]
fn troops_are_raised_in_a_controlled_province_by_generals_who_are_free() {
    let start = |pcs: &str| {
        Case::empty()
            .pcs(Carthage, pcs)
            .army(Carthage, "mutina", 5, "hannibal")
            .garrison(Carthage, "saguntum", 1, "hasdrubal")
            .army(Rome, "saguntum", 4, "")
            .points(Rome, "saguntum", 1)
            .hand(Carthage, "c16")
            .to_play(Carthage)
    };
    let mut case = start("mutina boii insubres dertosa tarraco ilerda");
    case.play(Carthage, play("c16", Use::Troops));
    let hannibal = Act::General {
        general: general("hannibal"),
    };
    assert_eq!(case.options(Carthage), [hannibal]);
    case.play(Carthage, hannibal);
    assert_eq!(case.cu(Carthage, "mutina"), 6);
    assert!(!start("mutina boii").offers(Carthage, play("c16", Use::Troops)));
}

// 24-a, 8.2.3-a
#[test]
fn hasdrubal_raises_two_in_iberia() {
    let mut case = Case::empty()
        .pcs(Carthage, "castulo acci salaria")
        .army(Carthage, "castulo", 2, "hasdrubal")
        .hand(Carthage, "c16")
        .to_play(Carthage);
    case.play(Carthage, play("c16", Use::Troops));
    case.play(
        Carthage,
        Act::General {
            general: general("hasdrubal"),
        },
    );
    assert_eq!(case.cu(Carthage, "castulo"), 4);
}

// EX-16, 8.7-b, 8.7-d, 8.3-a
#[test]
fn under_a_truce_a_campaign_marches_but_does_not_attack() {
    let mut case = Case::empty()
        .army(Rome, "roma", 6, "fabius")
        .army(Carthage, "tarracina", 3, "")
        .pcs(Carthage, "capua cumae")
        .hand(Rome, "c37")
        .truce();
    case.play(Rome, play("c37", Use::Event));
    case.play(
        Rome,
        Act::Activate {
            general: general("fabius"),
        },
    );
    assert!(!case.offers(
        Rome,
        Act::Step {
            to: space("tarracina")
        }
    ));
    assert!(case.offers(
        Rome,
        Act::Step {
            to: space("praeneste")
        }
    ));
    assert!(case.state.open.truce(), "a Campaign does not end it");
}

// EX-54, 19.1-a, 19.1-b, 19.1-c, 19.2-a, 8.7-b
#[test]
fn pcs_are_placed_on_free_spaces_and_turned_where_cus_stand() {
    let start = || {
        Case::empty()
            .pcs(Rome, "venusia nola capua")
            .army(Carthage, "venusia", 1, "")
            .army(Carthage, "nola", 0, "mago")
            .army(Carthage, "capua", 9, "hannibal")
            .army(Rome, "dertosa", 1, "")
            .hand(Carthage, "c13")
            .to_play(Carthage)
    };
    let mut case = start();
    case.play(Carthage, play("c13", Use::Pcs));
    let offered = places(&case.options(Carthage), pc);
    assert!(
        offered.is_superset(&words("tarraco venusia")),
        "{offered:?}"
    );
    assert!(
        offered.is_disjoint(&words("nola capua dertosa")),
        "{offered:?}"
    );
    case.play(
        Carthage,
        Act::Pc {
            at: space("venusia"),
        },
    );
    assert!(case.holds(Carthage, "venusia") && !case.holds(Rome, "venusia"));
    let mut truce = start().truce();
    truce.play(Carthage, play("c13", Use::Pcs));
    assert!(!truce.offers(
        Carthage,
        Act::Pc {
            at: space("venusia")
        }
    ));
}

// EX-78, 8.1-d, 8.2.1-a, 10.1-a
#[test]
fn a_forced_march_gives_six_points() {
    let mut case = Case::empty()
        .army(Rome, "roma", 2, "varro")
        .army(Rome, "capua", 2, "fabius")
        .hand(Rome, "c62");
    case.play(Rome, play("c62", Use::General));
    assert!(!case.offers(
        Rome,
        Act::Activate {
            general: general("fabius")
        }
    ));
    case.play(
        Rome,
        Act::Activate {
            general: general("varro"),
        },
    );
    assert_eq!(case.state.open.march.map(|march| march.mp), Some(6));
}

// 8.3-a, 8.3-b, 8.3-c
#[test]
fn a_campaign_activates_generals_one_after_the_other() {
    let mut case = Case::empty()
        .army(Rome, "roma", 6, "fabius")
        .army(Rome, "capua", 4, "marcellus")
        .pcs(Rome, "praeneste roma capua")
        .hand(Rome, "c37");
    case.play(Rome, play("c37", Use::Event));
    assert!(!case.offers(Rome, Act::Stop), "one at least");
    case.play(
        Rome,
        Act::Activate {
            general: general("fabius"),
        },
    );
    case.step(Rome, "praeneste")
        .step(Rome, "capua")
        .play(Rome, Act::EndMove);
    if case.offers(
        Rome,
        Act::Command {
            general: general("marcellus"),
        },
    ) {
        case.play(
            Rome,
            Act::Command {
                general: general("marcellus"),
            },
        );
    }
    assert!(!case.offers(
        Rome,
        Act::Activate {
            general: general("fabius")
        }
    ));
    case.play(
        Rome,
        Act::Activate {
            general: general("marcellus"),
        },
    );
    if case.offers(
        Rome,
        Act::Command {
            general: general("marcellus"),
        },
    ) {
        case.play(
            Rome,
            Act::Command {
                general: general("marcellus"),
            },
        );
    }
    // Six of the ten have marched already.
    let most = (case.options(Rome).into_iter())
        .filter_map(|act| match act {
            Act::Force { cu, .. } => Some(cu),
            _ => None,
        })
        .max();
    assert!(most.unwrap_or(4) <= 4, "{most:?}");
}

// 9.4-b, 9.5-a, EX-18, 10.2-a
#[test]
fn a_subordinate_leaves_with_what_he_takes() {
    let start = |with: &str| {
        let mut case = Case::empty()
            .army(Carthage, "saguntum", 10, "hannibal mago")
            .hand(Carthage, with)
            .to_play(Carthage);
        case.play(Carthage, play(with, Use::General));
        case
    };
    let mago = Act::Activate {
        general: general("mago"),
    };
    let hannibal = Act::Activate {
        general: general("hannibal"),
    };
    let one = start("c11");
    assert!(!one.offers(Carthage, mago) && one.offers(Carthage, hannibal));
    let mut two = start("c13");
    two.play(Carthage, mago);
    let offered: Vec<_> = (two.options(Carthage).into_iter())
        .filter_map(|act| match act {
            Act::Force { cu, .. } => Some(cu),
            _ => None,
        })
        .collect();
    assert_eq!(
        offered,
        (1..=10).collect::<Vec<_>>(),
        "and none is the default"
    );
    two.force(Carthage, 4).step(Carthage, "dertosa");
    assert_eq!(
        (two.cu(Carthage, "dertosa"), two.cu(Carthage, "saguntum")),
        (4, 6)
    );
    assert_eq!(two.at("hannibal").as_deref(), Some("saguntum"));
}

// EX-77, 7.1-d, 14.3-i, D-b
#[test]
fn a_player_sees_sizes_and_not_the_other_hand() {
    use kernel::{Game, Seat, Viewer};
    let case = Case::of("s1-218", &[]);
    let rome = hannibal::Hannibal::view(&case.state, Viewer::Seat(Seat(0)));
    assert_eq!(rome.hands[Carthage].size, 7);
    assert_eq!(rome.hands[Carthage].cards, None);
    assert_eq!(rome.hands[Rome].cards, Some(case.state.hands[Rome]));
    let nobody = hannibal::Hannibal::view(&case.state, Viewer::Spectator);
    assert_eq!(nobody.hands[Rome].cards, None);
}

// 8.1-c, 8.1-f, D-d
#[test]
fn a_card_can_always_be_thrown_away() {
    let mut case = Case::empty().hand(Rome, "c43").hand(Carthage, "c21");
    assert!(case.offers(Rome, play("c43", Use::Discard)));
    case.play(Rome, play("c43", Use::Discard));
    assert!(case.state.open.strategy.discard.contains(card("c43")));
    assert!(matches!(
        case.state.open.top(),
        Some(Frame::Game(Stage::Turn(TurnStep::Play)))
    ));
}
