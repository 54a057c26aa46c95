//! 2 Trade resources.

use crate::common::*;
use kernel::{Asked, Seat, SeatSet};
use mare_nostrum::{Act, Card, Empire, Event, Phase, Refusal, Track, Use};

/// Four players in seat order Rome, Greece, Egypt, Carthage, with `leader` as trade
/// leader and much of everything behind the screens.
fn four(leader: Empire) -> Case {
    Case::of(4)
        .title(Track::Trade, leader)
        .hand(Rome, "5*coin wine")
        .hand(Greece, "5*coin oil")
        .hand(Egypt, "5*coin grain")
        .hand(Carthage, "5*coin sheep")
}

fn announce(number: u8) -> Act {
    Act::Announce { number }
}

fn owing(play: &Play) -> Vec<Empire> {
    let Asked::Together { owing } = play.table.asked() else {
        return Vec::new();
    };
    owing
        .iter()
        .filter_map(|seat| play.open().empire_of(seat))
        .collect()
}

/// 2.1-a, 2.1-b, DP-4, EX-13
#[test]
fn a_played_marker_is_unavailable() {
    let mut play = four(Rome).trading();
    assert_eq!(play.options(Rome).len(), 6);
    play.refuses(Rome, announce(6), Refusal::NoSuchNumber(6));
    play.by(Rome, announce(3));
    assert_eq!(owing(&play), [Rome, Greece, Egypt, Carthage]);
    assert_eq!(play.open().markers, [true, true, false]);

    let mut next = four(Rome)
        .change(|state| state.open.markers[2] = false)
        .trading();
    let clause = next.refuses(Rome, announce(4), Refusal::MarkerPlayed(4));
    assert_eq!(clause, "2.1-b");
    assert_eq!(next.options(Rome), [5, 0, 2, 1].map(announce));
}

/// 2.1-b, 2.1-c, RUL-43, EX-14, EX-96, 5-e
#[test]
fn all_markers_come_back_when_all_are_played_or_the_title_passes() {
    let mut play = four(Rome)
        .change(|state| state.open.markers = [false, true, false])
        .trading();
    play.by(Rome, announce(1));
    assert_eq!(play.open().markers, [true; 3]);

    // Babylon has the highest trade value, and Rome was leader.
    let case = || {
        Case::five()
            .title(Track::Trade, Rome)
            .cards(Babylon, "hanging-gardens circe")
            .change(|state| state.open.markers = [false, true, true])
            .moves_last(Greece)
    };
    let mut play = case();
    play.reach_battles();
    while play.phase() != Phase::Announce {
        let empire = play.asked();
        let act = play.options(empire)[0];
        play.by(empire, act);
    }
    assert_eq!(play.open().title(Track::Trade), Some(Babylon));
    assert_eq!((play.asked(), play.open().markers), (Babylon, [true; 3]));
}

/// 2.1-e, EX-18
#[test]
fn nobody_offers_nothing() {
    let mut play = four(Rome).trading();
    play.by(Rome, announce(0));
    assert_eq!(play.phase(), Phase::NameBuilder);
    assert_eq!(play.open().markers, [false, true, true]);
    assert!(play.events().contains(&Event::NoTrade));
}

/// 2.1-d, 2.1-f, 2.1-j, RUL-10, RUL-11, EX-19, EX-126
#[test]
fn who_holds_too_few_takes_no_part() {
    let mut play = four(Rome).hand(Egypt, "3*coin").trading();
    play.by(Rome, announce(4));
    assert_eq!(owing(&play), [Rome, Greece, Carthage]);
    play.refuses(
        Egypt,
        Act::Offer {
            token: token("coin"),
        },
        Refusal::TakesNoPart(Egypt),
    );

    let mut play = Case::of(3)
        .title(Track::Trade, Greece)
        .hand(Rome, "4*coin")
        .hand(Greece, "3*coin")
        .hand(Carthage, "coin")
        .trading();
    play.by(Greece, announce(4));
    assert_eq!(play.phase(), Phase::NameBuilder);
    assert_eq!(play.open().markers, [true, true, false]);
}

/// 2.1-g, 2.1-i, I-c, DP-6, EX-23
#[test]
fn an_offer_is_any_set_of_the_right_size_and_hidden_until_all_are_made() {
    let mut play = four(Rome)
        .hand(Greece, "2*coin grain legendary-grain")
        .trading();
    play.by(Rome, announce(3));
    play.refuses(
        Greece,
        Act::Offer {
            token: token("wine"),
        },
        Refusal::NotHeld(token("wine"), Use::Offer),
    );
    let before = play.view(Rome);
    play.offer(Greece, "2*coin legendary-grain");
    let mut after = play.view(Rome);
    assert_eq!((before.ready.len(), after.ready.len()), (0, 1));
    // Readiness is all that Rome sees of it.
    (after.ready, after.asked) = (before.ready, before.asked);
    assert_eq!(before, after);
    play.refuses(
        Greece,
        Act::Offer {
            token: token("coin"),
        },
        Refusal::Decided,
    );
    play.table
        .undo(play.seat(Greece))
        .expect("an offer may be changed");
    play.by(
        Greece,
        Act::Offer {
            token: token("coin"),
        },
    );
    play.offer(Rome, "3*coin")
        .offer(Egypt, "3*coin")
        .offer(Carthage, "3*coin");
    let offers = play.open().trade.offers;
    assert_eq!(offers[Greece], tokens("2*coin legendary-grain"));
    assert_eq!(play.hand(Greece), tokens("grain"));
    assert!(play.events().contains(&Event::Revealed { offers }));
    assert_eq!(play.phase(), Phase::Take { due: Rome });
}

/// 2.2-a, 2.2-c, 2.2-e, DP-7, EX-15
#[test]
fn the_one_who_lost_takes_next() {
    let mut play = four(Rome).trading();
    play.by(Rome, announce(2));
    play.offer(Rome, "2*coin")
        .offer(Greece, "2*coin")
        .offer(Egypt, "2*coin")
        .offer(Carthage, "2*coin");
    play.takes(Rome, Greece, "coin")
        .takes(Greece, Egypt, "coin")
        .takes(Egypt, Greece, "coin")
        .takes(Greece, Carthage, "coin");
    assert_eq!(play.phase(), Phase::Take { due: Carthage });
}

/// 2.2-d, 2.2-e, EX-16
#[test]
fn nobody_takes_back_at_once_from_whom_he_just_took() {
    let mut play = four(Rome).trading();
    play.by(Rome, announce(2));
    play.offer(Rome, "2*coin")
        .offer(Greece, "2*coin")
        .offer(Egypt, "2*coin")
        .offer(Carthage, "2*coin");
    play.takes(Rome, Greece, "coin").takes(Greece, Rome, "coin");
    let take = |from| Act::Take {
        from,
        token: token("coin"),
    };
    assert_eq!(
        play.refuses(Rome, take(Greece), Refusal::NoRepeat(Greece)),
        "2.2-e"
    );
    assert_eq!(play.refuses(Rome, take(Rome), Refusal::OwnOffer), "2.2-d");
    let wine = Act::Take {
        from: Egypt,
        token: token("wine"),
    };
    play.refuses(Rome, wine, Refusal::NotOffered(Egypt));
    assert!(play.offers(Rome, take(Egypt)));
}

/// 2.2-g, 2.2.1-a, 2.2.1-c, 2.2.1-d, RUL-12, RUL-13, DP-8, EX-17
#[test]
fn the_first_taker_makes_up_for_the_one_who_is_down() {
    let mut play = Case::of(3)
        .title(Track::Trade, Rome)
        .hand(Rome, "4*coin wine")
        .hand(Greece, "4*coin oil")
        .hand(Carthage, "4*coin sheep")
        .trading();
    play.by(Rome, announce(1));
    play.offer(Rome, "wine")
        .offer(Greece, "oil")
        .offer(Carthage, "sheep");
    play.takes(Rome, Greece, "oil")
        .takes(Greece, Rome, "wine")
        .takes(Rome, Carthage, "sheep");
    assert_eq!(
        play.phase(),
        Phase::Give {
            by: Rome,
            to: Carthage
        }
    );
    assert!(play.events().contains(&Event::ChainEnded { due: Carthage }));
    let give = |id| Act::Give { token: token(id) };
    // What was just taken may be given, and what lay behind the screen.
    assert_eq!(
        play.options(Rome),
        [give("oil"), give("sheep"), give("coin")]
    );
    play.refuses(
        Rome,
        give("wine"),
        Refusal::NotHeld(token("wine"), Use::Give),
    );
    play.by(Rome, give("sheep"));
    assert_eq!(play.hand(Rome), tokens("4*coin oil"));
    assert_eq!(play.hand(Greece), tokens("4*coin wine"));
    assert_eq!(play.hand(Carthage), tokens("4*coin sheep"));
    assert_eq!(play.phase(), Phase::NameBuilder);
}

/// 2.2-e, 2.2-g, 2.2-h, 2.2.1-b, EX-20
#[test]
fn two_alone_take_once_from_each_other() {
    let mut play = four(Rome)
        .hand(Egypt, "coin")
        .hand(Carthage, "coin")
        .trading();
    play.by(Rome, announce(3));
    play.offer(Rome, "wine 2*coin").offer(Greece, "oil 2*coin");
    play.takes(Rome, Greece, "oil").takes(Greece, Rome, "wine");
    assert_eq!(play.phase(), Phase::NameBuilder);
    assert_eq!(play.hand(Rome), tokens("5*coin oil"));
    assert_eq!(play.hand(Greece), tokens("5*coin wine"));
}

/// 2.2-d, 2.2-g, 2.2-h, 2.2.1-a, EX-22
#[test]
fn what_only_the_one_who_is_due_has_left_returns_to_him() {
    let mut play = Case::of(3)
        .title(Track::Trade, Rome)
        .hand(Rome, "3*coin")
        .hand(Greece, "3*coin")
        .hand(Carthage, "3*coin sheep")
        .cards(Carthage, "antigone")
        .trading();
    play.by(Rome, announce(1));
    play.by(Carthage, Act::OwnNumber { number: 3 });
    play.offer(Rome, "coin")
        .offer(Greece, "coin")
        .offer(Carthage, "sheep 2*coin");
    play.takes(Rome, Greece, "coin").takes(Greece, Rome, "coin");
    // Rome must take from Carthage, who then finds nothing but its own.
    play.takes(Rome, Carthage, "sheep");
    assert_eq!(
        play.phase(),
        Phase::Give {
            by: Rome,
            to: Carthage
        }
    );
    assert_eq!(play.hand(Carthage), tokens("3*coin"));
}

/// 2.1-i, 2.2-b, 2.2-f, 2.2.1-d, EX-83
#[test]
fn a_take_is_compulsory_and_what_is_taken_stays_taken() {
    let mut play = four(Rome)
        .hand(Carthage, "")
        .hand(Egypt, "grain 2*coin")
        .trading();
    play.by(Rome, announce(1));
    play.offer(Rome, "wine")
        .offer(Greece, "oil")
        .offer(Egypt, "grain");
    play.takes(Rome, Egypt, "grain");
    assert!(
        play.options(Egypt)
            .iter()
            .all(|act| matches!(act, Act::Take { .. }))
    );
    let again = Act::Take {
        from: Rome,
        token: token("grain"),
    };
    play.refuses(Egypt, again, Refusal::NotOffered(Rome));
    play.takes(Egypt, Greece, "oil").takes(Greece, Rome, "wine");
    assert_eq!(play.phase(), Phase::NameBuilder);
    assert_eq!(play.hand(Rome), tokens("5*coin grain"));
}

/// 2.1-h, RUL-9, DP-5, 10.antigone-a, EX-21
#[test]
fn antigones_owner_names_his_own_number() {
    let mut play = four(Rome)
        .cards(Greece, "antigone")
        .hand(Greece, "3*coin oil")
        .trading();
    play.by(Rome, announce(2));
    assert_eq!(play.phase(), Phase::OwnNumber { empire: Greece });
    assert_eq!(play.options(Greece).len(), 1 + 5);
    play.refuses(Greece, Act::OwnNumber { number: 5 }, Refusal::HoldTooFew(5));
    play.refuses(
        Greece,
        Act::OwnNumber { number: 6 },
        Refusal::NumberTooLarge(6),
    );
    play.by(Greece, Act::OwnNumber { number: 0 });
    assert_eq!(owing(&play), [Rome, Egypt, Carthage]);

    let mut play = four(Rome).cards(Greece, "antigone").trading();
    play.by(Rome, announce(2)).by(Greece, Act::KeepNumber);
    assert_eq!(play.open().trade.due[Greece], 2);
}

/// 2.1-h, 2.1-k, RUL-9, RUL-10, EX-101
#[test]
fn the_next_clockwise_stands_in_for_a_leader_who_takes_no_part() {
    let mut play = four(Greece).cards(Greece, "antigone").trading();
    play.by(Greece, announce(2))
        .by(Greece, Act::OwnNumber { number: 0 });
    assert_eq!(owing(&play), [Rome, Egypt, Carthage]);
    assert_eq!(play.open().trade.first, Some(Egypt));
    play.offer(Rome, "2*coin")
        .offer(Egypt, "2*coin")
        .offer(Carthage, "2*coin");
    assert_eq!(play.phase(), Phase::Take { due: Egypt });
    assert!(!play.offers(
        Egypt,
        Act::Take {
            from: Greece,
            token: token("coin")
        }
    ));
}

/// 2.1-e, 2.1-h, 2.1-j, RUL-9, RUL-25, EX-102
#[test]
fn two_antigones_trade_though_nothing_was_announced() {
    let case = || {
        four(Rome)
            .cards(Greece, "antigone")
            .cards(Carthage, "castor-and-pollux")
            .change(|state| state.open.copied = Some(Card::Antigone))
            .trading()
    };
    let mut play = case();
    play.by(Rome, announce(0))
        .by(Greece, Act::OwnNumber { number: 2 });
    assert_eq!(play.phase(), Phase::OwnNumber { empire: Carthage });
    play.by(Carthage, Act::OwnNumber { number: 1 });
    play.offer(Greece, "oil coin").offer(Carthage, "sheep");
    play.takes(Greece, Carthage, "sheep")
        .takes(Carthage, Greece, "oil");
    assert_eq!(play.phase(), Phase::NameBuilder);
    assert_eq!(play.hand(Greece), tokens("5*coin sheep"));

    let mut play = case();
    play.by(Rome, announce(0))
        .by(Greece, Act::OwnNumber { number: 2 });
    play.by(Carthage, Act::OwnNumber { number: 0 });
    assert_eq!(play.phase(), Phase::NameBuilder);
    assert!(play.events().contains(&Event::NoTrade));
}

/// 2.1-g: who holds exactly what is due has no choice, which all can see.
#[test]
fn a_forced_offer_is_laid_out_by_itself() {
    let mut play = four(Rome).hand(Egypt, "grain coin").trading();
    play.by(Rome, announce(2));
    assert_eq!(owing(&play), [Rome, Greece, Carthage]);
    assert_eq!(play.table.asked().seats().len(), SeatSet::first(3).len());
    assert!(play.view(Rome).ready.contains(Egypt));
    assert_eq!(play.seat(Egypt), Seat(2));
}
