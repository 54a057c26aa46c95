//! The Campaign cards.

use hannibal::{Act, Use};

use super::event;
use crate::common::{Case, Rome, card, general, space};

const NAMES: [&str; 4] = ["fabius", "marcellus", "varro", "longus"];

fn start(id: &str) -> Case {
    let mut case = Case::empty()
        .army(Rome, "roma", 10, "fabius")
        .army(Rome, "neapolis", 6, "marcellus")
        .army(Rome, "brundisium", 2, "varro")
        .army(Rome, "arpi", 2, "longus")
        .hand(Rome, id)
        .truce();
    case.play(Rome, event(id));
    case
}

fn activate(name: &str) -> Act {
    Act::Activate {
        general: general(name),
    }
}

fn sail(to: &str) -> Act {
    Act::Sail {
        to: space(to),
        inside: false,
    }
}

// #33, #34, #37, #38, #39, #40
// 8.3-a, 8.3-b, 8.3-c, 8.7-c
#[test]
fn a_campaign_activates_several_generals_of_any_rating() {
    let table = [
        ("c33", 3, 10),
        ("c34", 3, 10),
        ("c37", 2, 5),
        ("c38", 2, 5),
        ("c39", 2, 5),
        ("c40", 2, 5),
    ];
    for (id, most, ships) in table {
        let mut case = start(id);
        for (nth, name) in NAMES.iter().take(most).enumerate() {
            assert_eq!(case.offers(Rome, Act::Stop), nth > 0, "{id}");
            case.play(Rome, activate(name));
            assert!(!case.offers(Rome, activate(name)), "{id}: nobody twice");
            case.play(Rome, Act::EndMove);
        }
        assert!(
            case.state.open.strategy.play.is_none(),
            "{id}: {most} are all"
        );
        assert!(case.state.open.truce(), "{id} does not end the truce");
        assert!(case.state.open.strategy.discard.contains(card(id)), "{id}");

        let mut naval = start(id);
        naval.play(Rome, activate("fabius"));
        assert_eq!(
            naval.offers(Rome, sail("panormus")),
            ships >= 10,
            "{id}: 10 CUs"
        );
        naval.force(Rome, 5);
        naval.play(Rome, sail("panormus")).play(Rome, Act::EndMove);
        assert_eq!(naval.cu(Rome, "panormus"), 5, "{id}");
        naval.play(Rome, activate("varro"));
        assert!(
            !naval.offers(Rome, sail("panormus")),
            "{id}: one fleet only"
        );
        assert!(
            naval.offers(
                Rome,
                Act::Step {
                    to: space("tarentum")
                }
            ),
            "{id}"
        );
    }
}

// #33, #37
// 8.1-a
#[test]
fn a_campaign_card_may_be_played_for_its_operations() {
    for id in ["c33", "c37"] {
        let case = Case::empty().army(Rome, "roma", 2, "fabius").hand(Rome, id);
        for way in [
            Use::Event,
            Use::General,
            Use::Pcs,
            Use::Troops,
            Use::Discard,
        ] {
            let troops = way == Use::Troops;
            let offered = case.offers(
                Rome,
                Act::Play {
                    card: card(id),
                    way,
                },
            );
            assert_eq!(offered, !troops, "{id} {way:?}: Latium is not controlled");
        }
    }
}
