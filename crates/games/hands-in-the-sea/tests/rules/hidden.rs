//! D-1 to D-4, 5.4.4-f: what is hidden, what is known, what is remembered.

use hands_in_the_sea::{Act, Action, EventCard, Options, Role};
use kernel::{Game, SplitMix64, Viewer};

use crate::common::*;

const HIDDEN: Options = Options {
    hidden_reserve: true,
    fate_marker: false,
    upkeep: false,
    deus_ex_machina: false,
};

/// D-1, D-2, D-3, D-6, RUL-31, RUL-51, 5.4.4-c
#[test]
fn hands_are_hidden_and_piles_are_open() {
    let play = Case::new()
        .hand(Rome, "pisa legion")
        .reserve(Rome, "cosa")
        .discard(Rome, "velia")
        .play();
    let (own, enemy) = (play.view(Rome), play.view(Carthage));
    assert_eq!(
        own.own.as_ref().map(|own| own.hand),
        Some(pile("pisa legion"))
    );
    let rome = &enemy.powers[Rome];
    assert_eq!(
        (rome.hand, rome.discard, rome.reserved),
        (2, pile("velia"), Some(pile("cosa")))
    );
    // Hand and deck together are known; how they are split is not.
    assert_eq!(rome.unseen.len(), 2 + usize::from(rome.deck));
    assert!(rome.unseen.has(face("pisa")) && rome.known_hand.is_empty());
    let text = serde_json::to_string(&enemy.own).expect("it is written");
    assert!(!text.contains("pisa"), "{text}");
    let spectator = play.table.view(Viewer::Spectator);
    assert_eq!((spectator.own, spectator.powers[Rome].hand), (None, 2));
}

/// 5.4.5-a, D-3, RUL-53: what came out of an open Reserve is known to be in the hand.
#[test]
fn a_retrieved_reserve_is_remembered() {
    let mut play = Case::new()
        .hand(Rome, "pisa")
        .reserve(Rome, "legion cosa")
        .play();
    play.act(Rome, Act::Retrieve);
    assert_eq!(
        play.view(Carthage).powers[Rome].known_hand,
        pile("legion cosa")
    );
    // What is played is forgotten, and the copy that is known goes first.
    play.run(
        Rome,
        [begin(Action::Discard), pick(Role::Discarded, "cosa")],
    );
    play.act(Rome, Act::Enough);
    assert_eq!(play.view(Carthage).powers[Rome].known_hand, pile("legion"));
}

/// D-3, RUL-53: when nothing is left to draw, the hand is known.
#[test]
fn who_counts_cards_knows_the_hand_when_the_deck_is_empty() {
    let mut play = Case::new()
        .hand(Rome, "praetor legion catana")
        .deck(Rome, "pisa messana")
        .discards_only(Rome, "cosa rome neapolis velia")
        .all_taken()
        .play();
    assert!(play.view(Carthage).powers[Rome].known_hand.is_empty());
    play.act(Rome, Act::EndRound);
    let seen = &play.view(Carthage).powers[Rome];
    assert_eq!(seen.known_hand, pile("praetor legion catana pisa messana"));
    assert_eq!(seen.unseen.len(), 9);
}

/// 5.4.4-f, D-1: a hidden Reserve shows its number alone.
#[test]
fn a_hidden_reserve_shows_its_number() {
    let mut play = Case::with(HIDDEN).hand(Rome, "pisa legion").play();
    play.run(
        Rome,
        [begin(Action::Reserve), pick(Role::Reserved, "legion")],
    );
    let seen = &play.view(Carthage).powers[Rome];
    assert_eq!((seen.reserve, seen.reserved), (1, None));
    assert_eq!(play.view(Rome).powers[Rome].reserved, Some(pile("legion")));
    let heard = serde_json::to_string(&play.heard(Viewer::Seat(seat(Carthage)))).expect("written");
    assert!(!heard.contains("legion"), "{heard}");
}

/// 5.2.6-d, RUL-52: without a mercenary hand and Reserve are shown.
#[test]
fn a_hidden_reserve_is_shown_with_the_hand() {
    let mut play = Case::with(HIDDEN)
        .hand(Rome, "envoy")
        .hand(Carthage, "aspis general")
        .reserve(Carthage, "utica")
        .play();
    play.run(Rome, [begin(Action::Bribe), pick(Role::Briber, "envoy")]);
    play.run(Carthage, [Act::Decline, Act::ShowHand]);
    let seen = play.view(Rome).powers[Carthage].clone();
    assert_eq!(
        (seen.known_hand, seen.known_reserve),
        (pile("aspis general"), pile("utica"))
    );
    // Carthage lays one of the two aside: Rome knows them to be in one of the places.
    play.run(Rome, [begin(Action::Pass), Act::EndRound]);
    play.run(
        Carthage,
        [begin(Action::Reserve), pick(Role::Reserved, "general")],
    );
    let seen = play.view(Rome).powers[Carthage].clone();
    assert_eq!(
        (seen.known_hand.len(), seen.known_held),
        (0, pile("aspis general"))
    );
    play.act(Carthage, Act::Retrieve);
    let seen = play.view(Rome).powers[Carthage].clone();
    assert_eq!(seen.known_hand, pile("aspis general utica"));
}

/// 4.7-h, D-4, RUL-55: who is asked follows from what lies open.
#[test]
fn a_hand_that_cannot_answer_is_asked_all_the_same() {
    for hand in [
        "general aspis utica thapsus caralis",
        "hadrumetum aspis utica thapsus caralis",
    ] {
        let mut play = Case::new().active(Carthage).hand(Carthage, hand).play();
        play.campaign(EventCard::DeathOfALeader, Some(1));
        assert_eq!(play.asked(), Some(Carthage), "{hand}");
    }
}

/// 7.2-a, 3-l, D-1: a Deus Ex Machina card is its owner's secret.
#[test]
fn a_deus_ex_machina_card_is_secret() {
    let (state, _) = new_game(4, &["deus-ex-machina"]);
    for side in Side::ALL {
        let card = state.deus[side].expect("one is dealt");
        assert_eq!(card.sheet().owner, side);
        let view = hands_in_the_sea::HandsInTheSea::view(&state, Viewer::Seat(seat(side.enemy())));
        assert!(view.powers[side].has_deus);
        let text = serde_json::to_string(&view).expect("written");
        assert!(!text.contains(card.id()), "{card}");
    }
}

/// D-3: every split of hand and deck that fits is guessed sooner or later, and none
/// that does not.
#[test]
fn every_truth_that_fits_is_guessed() {
    let case = Case::new()
        .hand(Carthage, "aspis utica")
        .deck(Carthage, "thapsus caralis");
    let mut play = case.hand(Rome, "pisa").play();
    // One card is known to be in the hand.
    let mut state = *play.state();
    let known = at("aspis").card().index() as u8;
    state
        .knowledge
        .sure
        .reveal(known, kernel::SeatSet::one(seat(Rome)));
    play.table = kernel::Table::load(play.table.setup().clone(), state).expect("a position");
    let mut found = std::collections::BTreeSet::new();
    let mut chance = SplitMix64::new(5);
    for _ in 0..200 {
        let info = play.table.info(seat(Rome), &[]);
        let guess = hands_in_the_sea::HandsInTheSea::guess(&info, &mut chance).expect("it fits");
        assert!(guess.hands[Carthage].contains(at("aspis").card()));
        found.insert(format!("{:?}", guess.hands[Carthage]));
    }
    assert_eq!(found.len(), 3, "{found:?}");
}

/// C-47, RUL-53: leaders that were looked for and not found are in the deck.
#[test]
fn what_was_looked_for_in_vain_is_in_the_deck() {
    let mut play = Case::new()
        .active(Carthage)
        .hand(Carthage, "aspis utica thapsus caralis hadrumetum")
        .deck(Carthage, "general lilybaeum panormus")
        .play();
    play.campaign(EventCard::LeadersDispute, Some(1));
    assert_eq!(play.view(Rome).powers[Carthage].known_deck, pile("general"));
}

/// RUL-57, 4.1-a: heaps under the deck are drawn in their order.
#[test]
fn a_heap_under_the_deck_is_known_for_what_it_is() {
    let mut play = Case::new()
        .active(Carthage)
        .hand(Carthage, "aspis utica thapsus caralis hadrumetum")
        .deck(Carthage, "lilybaeum panormus")
        .discards_only(Carthage, "general carthage")
        .play();
    play.campaign(EventCard::BountifulHarvest, Some(1));
    let under: Vec<_> = play.view(Rome).powers[Carthage].under.iter().collect();
    assert_eq!(under, [pile("general carthage")]);
}
