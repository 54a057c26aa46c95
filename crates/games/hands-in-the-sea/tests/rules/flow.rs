//! 2 Components, 3 Set-up, 4 The course of play.

use hands_in_the_sea::{Act, Action, Card, CardSet, EventCard, Frame, Role, Strategy, data};
use kernel::{Game, Viewer};

use crate::common::*;

/// EX-01, 2-c, 2-d, 2-e, 2-f, 2-h, 3-a, 3-b, 3-c, 3-d, 3-e, 3-f, 3-g, 3-i, 3-j, 3-k, RUL-1
#[test]
fn the_table_is_set() {
    let (state, _) = new_game(3, &[]);
    let open = &state.open;
    assert_eq!(open.control[Rome].len(), 10);
    assert_eq!(open.control[Carthage].len(), 9);
    for (side, locations, empire) in [
        (Rome, 10, "legion praetor"),
        (Carthage, 9, "trireme-carthage merchant-carthage"),
    ] {
        let deck = CardSet::of_ids(state.decks[side].cards()).without(Card::CAMPAIGN);
        let all = deck | state.hands[side];
        assert_eq!(all.len(), locations + 2);
        assert_eq!((all & data().symbols.locations).len(), locations);
        assert!(faces(empire).all(|face| all.meets(face.copies())));
        assert_eq!(state.hands[side].len(), 5);
    }
    assert_eq!(state.decks[Carthage].bottom().collect::<Vec<_>>(), [80]);
    assert_eq!((open.towns_left(Rome), open.towns_left(Carthage)), (11, 11));
    assert_eq!((open.cities_left(Rome), open.cities_left(Carthage)), (8, 6));
    assert!(open.independent && open.owner(at("syracuse")).is_none());
    assert!(open.cities.contains(at("rome")) && open.cities.contains(at("utica")));
    let (rome, carthage) = (&open.powers[Rome], &open.powers[Carthage]);
    assert_eq!(
        (rome.silver, rome.fleet.warships, rome.fleet.zone),
        (5, 0, None)
    );
    assert_eq!(
        (
            carthage.silver,
            carthage.fleet.warships,
            carthage.fleet.zone
        ),
        (6, 2, None)
    );
    assert_eq!(
        (open.turn, rome.prestige, rome.vp, rome.pillage),
        (1, 0, 0, 0)
    );
    assert_eq!(open.neutral_locations.len(), 32 - 19);
    assert_eq!(open.neutral_empire.len(), 9);
    assert!(rome.capital && carthage.capital);
    assert_eq!(open.active(), Rome);
}

/// 3-h, RUL-6: the first card revealed ends in position 3.
#[test]
fn the_row_is_laid_out_from_the_right() {
    use hands_in_the_sea::Event;
    let (state, told) = new_game(5, &[]);
    let shown: Vec<Strategy> = (told.iter())
        .filter_map(|told| match told.event {
            Event::RowRevealed { card } => Some(card),
            _ => None,
        })
        .collect();
    let [one, two, three] = state.open.row;
    assert_eq!(shown, [three, two, one]);
    assert_eq!(state.open.strategy_deck().len(), 12);
}

/// EX-02, 4-a, 4-c, 4-d, 4-n
#[test]
fn the_first_round_of_each_has_one_action() {
    let mut play = Case::new()
        .change(|state| {
            for side in Side::ALL {
                state.open.powers[side].begun = false;
            }
            state.open.powers[Rome].begun = true;
            state.open.round.due = 1;
        })
        .hand(Rome, "pisa cosa rome velia temesa")
        .hand(Carthage, "aspis utica thapsus caralis panormus")
        .play();
    play.act(Rome, begin(Action::Pass));
    assert_eq!(play.forbidden(Rome, begin(Action::Discard)), "4-n");
    play.act(Rome, Act::EndRound);
    assert_eq!(
        (play.asked(), play.state().open.round.due),
        (Some(Carthage), 1)
    );
    play.run(Carthage, [begin(Action::Pass), Act::EndRound]);
    assert_eq!((play.asked(), play.state().open.round.due), (Some(Rome), 2));
}

/// EX-03, 4-g, 5.4.5-a, 5.4.5-b
#[test]
fn a_hand_may_hold_more_than_five() {
    let mut play = Case::new()
        .hand(Rome, "pisa cosa velia")
        .reserve(Rome, "legion praetor rome temesa")
        .silver(Rome, 4)
        .all_taken()
        .play();
    play.act(Rome, Act::Retrieve);
    assert_eq!((play.silver(Rome), play.hand(Rome).len()), (0, 7));
    let deck = play.deck(Rome);
    play.act(Rome, Act::EndRound);
    assert_eq!((play.hand(Rome).len(), play.deck(Rome)), (7, deck));
}

/// EX-04, 4-j, 4-i, C-12
#[test]
fn drawing_by_a_card_never_reshuffles() {
    let mut play = Case::new()
        .hand(Rome, "senatorial-support rhegium messana catana")
        .deck(Rome, "pisa")
        .discards_only(Rome, "cosa rome neapolis velia temesa tarentum")
        .all_taken()
        .play();
    play.act(
        Rome,
        Act::Support {
            face: face("senatorial-support"),
        },
    );
    assert_eq!((play.hand(Rome).len(), play.deck(Rome)), (4, 0));
    assert_eq!(play.discard(Rome).len(), 7);
    play.act(Rome, Act::EndRound);
    assert_eq!(
        (
            play.hand(Rome).len(),
            play.deck(Rome),
            play.discard(Rome).len()
        ),
        (5, 6, 0)
    );
}

/// EX-05, 4-h
#[test]
fn a_refill_goes_on_across_a_reshuffle() {
    let mut play = Case::new()
        .hand(Rome, "praetor legion")
        .deck(Rome, "pisa")
        .discards_only(
            Rome,
            "cosa rome neapolis velia temesa tarentum rhegium messana",
        )
        .all_taken()
        .play();
    play.luck([("draw", "pisa"), ("draw", "cosa"), ("draw", "rome")]);
    play.act(Rome, Act::EndRound);
    assert_eq!(play.hand(Rome), pile("praetor legion pisa cosa rome"));
    assert_eq!((play.deck(Rome), play.discard(Rome).len()), (6, 0));
}

/// EX-77, 4-h, RUL-7
#[test]
fn the_last_card_drawn_renews_the_deck_at_once() {
    let mut play = Case::new()
        .hand(Rome, "praetor legion catana")
        .deck(Rome, "pisa messana")
        .discards_only(Rome, "cosa rome neapolis velia temesa tarentum rhegium")
        .all_taken()
        .play();
    play.act(Rome, Act::EndRound);
    assert_eq!(
        (
            play.hand(Rome).len(),
            play.deck(Rome),
            play.discard(Rome).len()
        ),
        (5, 7, 0)
    );
}

/// 4-i: where deck and discard pile are empty, no more is drawn; 4-h: a full hand renews
/// an empty deck, too.
#[test]
fn an_empty_deck_is_renewed_or_nothing_is_drawn() {
    let play = |hand: &str, discard: &str| {
        let mut play = Case::new()
            .hand(Rome, hand)
            .deck(Rome, "")
            .discards_only(Rome, discard)
            .all_taken()
            .play();
        play.act(Rome, Act::EndRound);
        (play.hand(Rome).len(), play.deck(Rome))
    };
    assert_eq!(play("pisa cosa", ""), (2, 0));
    assert_eq!(play("pisa cosa", "rome"), (3, 0));
    assert_eq!(
        play("pisa cosa velia temesa rome", "legion praetor"),
        (5, 2)
    );
}

/// EX-06, 4.1-a, 4.1-b, 4.1-c, 4.1-d, 4.1-f, 4.1-g, 4.1-h
#[test]
fn the_campaign_comes_at_the_refill() {
    let mut play = Case::new()
        .active(Carthage)
        .turn(3)
        .hand(Carthage, "aspis utica trireme-carthage")
        .deck(Carthage, "thapsus")
        .discards_only(
            Carthage,
            "caralis lilybaeum panormus hippo-acra carthage hadrumetum merchant-carthage",
        )
        .all_taken()
        .row([Strategy::Corvus, Strategy::Devotion, Strategy::Loyalty])
        .play();
    play.luck([
        ("draw", "thapsus"),
        ("draw", "caralis"),
        ("event", "bountiful-harvest"),
    ]);
    let silver = play.silver(Rome);
    // The die of the event and the new strategy card come as they may.
    play.act(Carthage, Act::EndRound);
    assert_eq!(
        play.hand(Carthage),
        pile("aspis utica trireme-carthage thapsus caralis")
    );
    assert_eq!((play.deck(Carthage), play.discard(Carthage).len()), (7, 0));
    assert_eq!(play.state().decks[Carthage].bottom().next(), Some(80));
    assert_eq!((play.state().open.turn, play.asked()), (4, Some(Rome)));
    assert!(play.silver(Rome) >= silver + 2);
    let [_, two, three] = play.state().open.row;
    assert_eq!((two, three), (Strategy::Corvus, Strategy::Devotion));
    assert!(
        play.state()
            .open
            .strategy_discard
            .contains(Strategy::Loyalty)
    );
}

/// 4-k, C-13: the Campaign card drawn by the Magistrate waits for the end of the round.
#[test]
fn the_campaign_card_drawn_in_mid_round_is_set_aside() {
    let mut play = Case::new()
        .active(Carthage)
        .hand(Carthage, "magistrate aspis utica")
        .deck(Carthage, "thapsus")
        .play();
    play.act(
        Carthage,
        Act::Support {
            face: face("magistrate"),
        },
    );
    assert!(play.state().open.aside);
    assert_eq!(play.hand(Carthage), pile("aspis utica thapsus"));
    assert_eq!(play.frame(), Some(Frame::Magistrate));
    // The Carthage card could not be returned, Thapsus can; it uses up nothing.
    play.act(Carthage, give(hands_in_the_sea::Spot::Hand, "thapsus"));
    assert!(play.empire(Carthage).has(face("thapsus")));
    assert!(play.offers(Carthage, begin(Action::Return)));
    play.run(
        Carthage,
        [
            begin(Action::Pass),
            begin(Action::Cycle),
            Act::Cycle { cards: 1 },
        ],
    );
    play.act(Carthage, Act::EndRound);
    assert!(!play.state().open.aside || play.asked() != Some(Carthage));
}

/// EX-07, 4.1-e
#[test]
fn a_campaign_scores_what_is_not_ones_own() {
    let case = Case::new()
        .active(Carthage)
        .towns(Carthage, "agrigentum camarina syracuse");
    let mut play = case.play();
    play.campaign(EventCard::BountifulHarvest, Some(1));
    assert_eq!((play.vp(Carthage), play.vp(Rome)), (6, 0));
}

/// EX-08, 4.1-d, 4.1-e, 4.4-k
#[test]
fn unsupplied_places_yield_nothing() {
    use hands_in_the_sea::Zone::CorsicaSardinia;
    let mut play = Case::new()
        .active(Carthage)
        .cities(Rome, "aleria")
        .towns(Rome, "olbia")
        .fleet(Carthage, Some(CorsicaSardinia), 2)
        .play();
    let silver = play.silver(Rome);
    play.campaign(EventCard::BountifulHarvest, Some(1));
    assert_eq!((play.silver(Rome), play.vp(Rome)), (silver + 2, 0));
}

/// EX-09, 4.1-d, RUL-1
#[test]
fn income_counts_the_capital() {
    let mut play = Case::new().active(Carthage).play();
    let silver = [play.silver(Rome), play.silver(Carthage)];
    play.campaign(EventCard::PublicZeal, Some(1));
    assert_eq!(
        [play.silver(Rome), play.silver(Carthage)],
        [silver[0] + 2, silver[1] + 2]
    );
}

/// EX-10, 4.1-k, C-49
#[test]
fn cards_lost_in_a_campaign_are_not_replaced() {
    let mut play = Case::new().active(Carthage).play();
    play.campaign(EventCard::Plague, Some(1));
    assert_eq!((play.hand(Carthage).len(), play.asked()), (3, Some(Rome)));
    play.run(
        Rome,
        [
            begin(Action::Pass),
            begin(Action::Cycle),
            Act::Cycle { cards: 1 },
            Act::EndRound,
        ],
    );
    assert_eq!(
        (play.asked(), play.hand(Carthage).len()),
        (Some(Carthage), 3)
    );
}

/// EX-76, 4.1-l, RUL-45
#[test]
fn a_turn_that_stands_still_is_ended() {
    let mut play = Case::new()
        .active(Carthage)
        .turn(2)
        .hand(
            Carthage,
            "aspis utica trireme-carthage merchant-carthage carthage",
        )
        .deck(Carthage, "thapsus caralis hadrumetum")
        .discards_only(Carthage, "lilybaeum panormus hippo-acra general")
        .all_taken()
        .change(|state| state.open.carthage_rounds = 39)
        .play();
    play.luck([("event", "bountiful-harvest")]);
    play.act(Carthage, Act::EndRound);
    let deck = &play.state().decks[Carthage];
    assert_eq!((deck.len(), deck.bag().len()), (8, 3));
    let under: Vec<usize> = deck.under().map(|layer| layer.len()).collect();
    assert_eq!((under, deck.bottom().next()), (vec![4], Some(80)));
    assert_eq!((play.hand(Carthage).len(), play.state().open.turn), (5, 3));
    assert_eq!(play.state().open.carthage_rounds, 0);
}

/// EX-68, 4-e, 4-m, 4-n
#[test]
fn a_round_ends_by_command_when_all_is_done() {
    let case = |taken| {
        Case::new()
            .hand(Rome, "consul pisa")
            .towns(Carthage, "tyndaris")
            .battle(Rome, "tyndaris", 1, "legion", "")
            .change(|state| state.open.round.taken = taken)
            .play()
    };
    let play = case(2);
    assert_eq!(play.options(Rome), [leader(Rome, "consul"), Act::EndRound]);
    let play = case(1);
    assert_eq!(play.forbidden(Rome, Act::EndRound), "4-m");
    assert!(play.offers(Rome, begin(Action::Pass)));
}

/// EX-55, 4.2-a, 4.2-b, 5.4.3-c, 5.6.4-a, 5.3.4-e
#[test]
fn some_actions_are_taken_once_in_a_round() {
    let case = || {
        Case::new()
            .hand(Rome, "cosa velia temesa pisa")
            .silver(Rome, 9)
    };
    let mut play = case().play();
    let silver = play.silver(Rome);
    play.act(Rome, begin(Action::Pass));
    assert_eq!(play.silver(Rome), silver + 1);
    assert_eq!(play.forbidden(Rome, begin(Action::Pass)), "4.2-b");
    let mut play = case().play();
    play.run(Rome, [begin(Action::Return), pick(Role::Returned, "cosa")]);
    assert_eq!(play.forbidden(Rome, begin(Action::Return)), "4.2-b");
    let mut play = case()
        .change(|state| state.open.round.pillaged = true)
        .play();
    assert_eq!(play.forbidden(Rome, begin(Action::Pillage)), "4.2-b");
    play.run(Rome, [begin(Action::Draft), draft("settlers", false)]);
    play.run(Rome, [begin(Action::Draft), draft("settlers", false)]);
    assert_eq!(play.discard(Rome).count(face("settlers")), 2);
}

/// 4-b, 4-f, 4-e: what belongs to another moment is refused.
#[test]
fn only_the_player_who_is_asked_decides() {
    let play = Case::new().hand(Rome, "pisa").play();
    assert_eq!(play.forbidden(Carthage, begin(Action::Pass)), "4-b");
    assert_eq!(play.forbidden(Rome, Act::Decline), "4-b");
    assert_eq!(play.forbidden(Rome, pick(Role::Wagon, "pisa")), "D-10");
}

/// D-7: with an empty hand cycling position 3 is free; discarding one card always is.
#[test]
fn there_is_always_a_legal_action() {
    let play = Case::new()
        .silver(Rome, 0)
        .change(|state| state.open.round.passed = true)
        .play();
    assert!(play.offers(Rome, begin(Action::Cycle)));
    let play = Case::new().silver(Rome, 0).hand(Rome, "pisa").play();
    assert!(play.offers(Rome, begin(Action::Discard)));
}

/// D-10: a command in the making shows nothing to the enemy, and what is begun is done
/// or taken back.
#[test]
fn a_command_in_the_making_is_private() {
    let mut play = Case::new().hand(Rome, "messana velia cosa").play();
    let before = (
        play.view(Carthage),
        play.heard(Viewer::Seat(seat(Carthage))).len(),
    );
    play.run(Rome, [begin(Action::Settle), aim("tyndaris", "messana")]);
    let after = (
        play.view(Carthage),
        play.heard(Viewer::Seat(seat(Carthage))).len(),
    );
    assert_eq!(before, after);
    assert_eq!(play.forbidden(Rome, begin(Action::Pass)), "D-10");
    assert_eq!(play.forbidden(Rome, Act::EndRound), "D-10");
    assert!(play.table.can_undo(seat(Rome)));
    play.table
        .undo(seat(Rome))
        .expect("a step of a command is taken back");
    play.table.undo(seat(Rome)).expect("and the whole command");
    play.act(Rome, begin(Action::Pass));
    assert!(hands_in_the_sea::HandsInTheSea::audit(play.state()).is_ok());
}
