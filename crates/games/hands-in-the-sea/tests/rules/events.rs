//! 4.7 Events, 6F the Fate marker, 7.1 upkeep, 7.2 Deus Ex Machina, 7.3 alternatives.

use hands_in_the_sea::Zone::{Italy, Sicily};
use hands_in_the_sea::{
    ALTERNATIVES, Act, Action, Choice, Deus, EventCard, EventSet, Frame, Options, Role, Spot,
    Strategy,
};

use crate::common::*;

fn carthage() -> Case {
    Case::new().active(Carthage)
}

fn in_play(case: Case, card: EventCard) -> Case {
    case.change(|state| {
        if let Some(old) = card.sheet().replaces {
            state.open.events.remove(old);
        }
        state.open.events.insert(card);
    })
}

fn fleet(play: &Play, side: Side) -> u8 {
    play.state().open.powers[side].fleet.warships
}

/// EX-56, 4.7-b, 4.7-c, 4.7-g, C-24
#[test]
fn the_die_and_its_modifiers_say_who_is_affected() {
    let hit = |case: Case, die: u32| {
        let case = case
            .fleet(Rome, Some(Italy), 2)
            .fleet(Carthage, Some(Sicily), 2);
        let mut play = case.play();
        play.campaign(EventCard::NavalDisaster, Some(die));
        (fleet(&play, Rome), fleet(&play, Carthage))
    };
    assert_eq!(hit(carthage(), 2), (2, 0));
    assert_eq!(
        hit(carthage().strategy(Carthage, Strategy::Devotion), 2),
        (0, 2)
    );
    assert_eq!(hit(carthage(), 3), (0, 2));
    assert_eq!(
        hit(carthage().strategy(Rome, Strategy::Devotion), 3),
        (2, 0)
    );
    // Limited to 1 and 6.
    assert_eq!(
        hit(carthage().strategy(Rome, Strategy::Devotion), 1),
        (2, 0)
    );
    // For a good event the other way round.
    let mut play = carthage()
        .strategy(Carthage, Strategy::Devotion)
        .silver(Carthage, 0)
        .play();
    play.campaign(EventCard::BountifulHarvest, Some(4));
    assert_eq!(play.silver(Carthage), 4 + 2);
}

/// EX-57, C-43, 4.7-h
#[test]
fn a_leader_dies_or_a_card_is_lost() {
    let mut play = carthage()
        .hand(Carthage, "aspis utica thapsus caralis hadrumetum")
        .play();
    play.campaign(EventCard::DeathOfALeader, Some(1));
    assert_eq!(play.options(Carthage), [Act::Nothing]);
    play.luck([("lost-card", "utica")]);
    play.act(Carthage, Act::Nothing);
    assert_eq!(
        play.hand(Carthage),
        pile("aspis thapsus caralis hadrumetum")
    );
    let mut play = carthage()
        .hand(Carthage, "general aspis utica thapsus caralis")
        .battle(Carthage, "messana", 3, "mercenary-general", "")
        .play();
    play.campaign(EventCard::DeathOfALeader, Some(1));
    assert_eq!(play.forbidden(Carthage, Act::Nothing), "C-43");
    play.act(Carthage, give(Spot::Battle(Carthage), "mercenary-general"));
    assert!(play.empire(Carthage).has(face("mercenary-general")));
    // Its two swords leave with it (4.7-i).
    assert_eq!(play.track(Carthage), 1);
}

/// EX-58, 4.7-d, C-44, RUL-38
#[test]
fn a_traitor_needs_a_siege_or_a_fortification() {
    let mut play = carthage().play();
    let before = play.state().open.forts;
    play.campaign(EventCard::Traitor, Some(6));
    assert_eq!(
        (play.state().open.forts, play.state().open.turn),
        (before, 2)
    );
    assert!(play.state().open.event_discard.contains(EventCard::Traitor));
    // One siege: two spaces in the enemy's favour, and the marker stays.
    let mut play = carthage()
        .forts("messana")
        .battle(Carthage, "messana", 0, "general", "")
        .play();
    play.campaign(EventCard::Traitor, Some(1));
    assert_eq!(play.told_track(Carthage), -2);
    assert!(play.state().open.forts.contains(at("messana")));
    // Two sieges: a choice.
    let mut play = carthage()
        .forts("messana panormus")
        .battle(Carthage, "messana", 0, "general", "")
        .battle(Rome, "panormus", 0, "legion", "")
        .play();
    play.campaign(EventCard::Traitor, Some(1));
    play.act(Carthage, Act::Betray { battle: Rome });
    assert_eq!((play.told_track(Rome), play.prestige(Rome)), (2, 0));
    // A Fortification of choice.
    let mut play = carthage().forts("utica aspis").play();
    play.campaign(EventCard::Traitor, Some(1));
    assert_eq!(
        play.forbidden(Carthage, Act::LoseFort { at: at("caralis") }),
        "C-44"
    );
    play.act(Carthage, Act::LoseFort { at: at("aspis") });
    assert!(!play.state().open.forts.contains(at("aspis")));
    let mut play = carthage().forts("utica").play();
    play.campaign(EventCard::Traitor, Some(1));
    assert!(play.state().open.forts.is_empty());
}

/// EX-59, C-41, 6F-e, C-20
#[test]
fn storms_sink_ships_at_sea() {
    let options = Options {
        fate_marker: true,
        ..Options::default()
    };
    let storm = |card, zone, warships, corvus: bool| {
        let mut case = Case::with(options)
            .active(Carthage)
            .fleet(Rome, zone, warships)
            .hand(Rome, "pisa");
        if corvus {
            case = case.strategy(Rome, Strategy::Corvus);
        }
        let mut play = in_play(case, card).play();
        play.campaign(card, Some(6));
        (
            fleet(&play, Rome),
            play.hand(Rome).len(),
            play.state().open.fate,
        )
    };
    let (base, mild) = (EventCard::StormsAtSea2, EventCard::StormsAtSeaAlt);
    assert_eq!(storm(base, Some(Italy), 5, true), (2, 0, Some(Rome)));
    assert_eq!(storm(base, Some(Italy), 5, false), (3, 1, Some(Rome)));
    assert_eq!(storm(base, None, 5, true), (5, 1, None));
    assert_eq!(storm(base, Some(Italy), 1, false), (1, 1, None));
    assert_eq!(storm(mild, Some(Italy), 5, false), (4, 1, Some(Rome)));
    assert_eq!(storm(mild, Some(Italy), 5, true), (3, 1, Some(Rome)));
    assert_eq!(storm(mild, None, 5, true), (5, 1, None));
}

/// C-42, RUL-29
#[test]
fn a_disaster_takes_the_fleet_and_asks_for_corvus() {
    let case = |turn, zone| {
        carthage()
            .turn(turn)
            .fleet(Rome, zone, 4)
            .strategy(Rome, Strategy::Corvus)
            .silver(Rome, 9)
            .reserve(Rome, "legion velites")
    };
    let mut play = case(5, Some(Italy)).play();
    play.campaign(EventCard::NavalDisaster, Some(6));
    assert_eq!(fleet(&play, Rome), 0);
    play.act(Rome, give(Spot::Reserve, "velites"));
    assert!(play.empire(Rome).has(face("velites")));
    play.act(Rome, Act::Pay);
    assert_eq!(play.silver(Rome), 9 - 3 + 2);
    let mut play = case(5, Some(Italy)).play();
    play.campaign(EventCard::NavalDisaster, Some(6));
    play.run(Rome, [give(Spot::Reserve, "legion"), Act::DropCorvus]);
    assert_eq!(play.state().open.powers[Rome].slot, None);
    // Who cannot pay must discard it.
    let mut play = case(5, Some(Italy)).silver(Rome, 2).play();
    play.campaign(EventCard::NavalDisaster, Some(6));
    play.act(Rome, give(Spot::Reserve, "legion"));
    assert_eq!(play.state().open.powers[Rome].slot, None);
    // In port, and in turns 11 and 12, nothing.
    for (turn, zone) in [(5, None), (11, Some(Italy)), (12, Some(Italy))] {
        let mut play = case(turn, zone).play();
        play.campaign(EventCard::NavalDisaster, Some(6));
        assert_eq!(fleet(&play, Rome), 4, "turn {turn}");
    }
    let card = EventCard::NavalDisasterAlt;
    let mut play = in_play(case(5, Some(Italy)).fleet(Rome, Some(Italy), 5), card).play();
    play.campaign(card, Some(6));
    assert_eq!(fleet(&play, Rome), 2);
    play.act(Rome, Act::Pay);
    assert_eq!(play.silver(Rome), 9 - 2 + 2);
    let mut play = in_play(case(11, Some(Italy)), card).play();
    play.campaign(card, Some(6));
    assert_eq!(fleet(&play, Rome), 4);
}

/// EX-73, C-45, 4.4-c, 4-l, RUL-55
#[test]
fn a_revolt_empties_a_town() {
    let mut play = carthage().play();
    play.campaign(EventCard::Revolt, Some(1));
    assert_eq!(play.asked(), Some(Rome));
    let rises = ["panormus", "lilybaeum", "caralis"].map(|word| Act::Revolt { at: at(word) });
    assert_eq!(play.options(Rome), rises);
    assert_eq!(
        play.forbidden(Rome, Act::Revolt { at: at("utica") }),
        "C-45"
    );
    play.act(Rome, rises[1]);
    assert_eq!(play.owner("lilybaeum"), None);
    assert_eq!(play.state().open.powers[Rome].captured.points(), 0);
    assert_eq!(play.state().open.towns_left(Carthage), 12);
    assert!(hands_in_the_sea::supplied(&play.state().open, Carthage).contains(at("panormus")));
    // A City becomes a Town.
    let mut play = carthage()
        .cities(Carthage, "panormus")
        .forts("lilybaeum caralis")
        .play();
    play.campaign(EventCard::Revolt, Some(1));
    assert_eq!(play.owner("panormus"), Some(Carthage));
    assert!(!play.state().open.cities.contains(at("panormus")));
    // Without a candidate it is ignored.
    let mut play = carthage().forts("panormus lilybaeum caralis").play();
    play.campaign(EventCard::Revolt, Some(1));
    assert_eq!(play.state().open.control[Carthage].len(), 9);
}

/// C-45, RUL-54
#[test]
fn the_milder_revolt_can_be_bought_off() {
    let options = Options {
        fate_marker: true,
        ..Options::default()
    };
    let case = |silver| {
        let case = Case::with(options)
            .active(Carthage)
            .silver(Carthage, silver);
        in_play(case, EventCard::RevoltAlt)
    };
    let mut play = case(3).play();
    play.campaign(EventCard::RevoltAlt, Some(1));
    assert_eq!(play.asked(), Some(Carthage));
    play.act(Carthage, Act::Pay);
    assert_eq!(
        (play.silver(Carthage), play.state().open.fate),
        (2, Some(Carthage))
    );
    let mut play = case(2).play();
    play.campaign(EventCard::RevoltAlt, Some(1));
    assert_eq!(play.forbidden(Carthage, Act::Pay), "C-45");
    play.act(Carthage, Act::Revolt { at: at("caralis") });
    assert_eq!(play.owner("caralis"), None);
}

/// EX-70, 4.7-i, 5.1.3-d, C-46, RUL-13, RUL-48, C-25
#[test]
fn mercenaries_mutiny() {
    let case = |card| {
        let case = carthage()
            .forts("messana")
            .battle(
                Carthage,
                "messana",
                0,
                "greek-mercenaries numidian-cavalry numidian-cavalry",
                "",
            )
            .hand(Carthage, "aspis utica thapsus caralis hadrumetum");
        in_play(case, card)
    };
    let mut play = case(EventCard::MercenaryMutinyAlt)
        .silver(Carthage, 6)
        .play();
    play.campaign(EventCard::MercenaryMutinyAlt, Some(1));
    let spot = Spot::Battle(Carthage);
    let keep = |word: &str| Act::Keep {
        from: spot,
        face: face(word),
    };
    play.run(
        Carthage,
        [keep("numidian-cavalry"), keep("greek-mercenaries")],
    );
    assert_eq!(play.forbidden(Carthage, keep("numidian-cavalry")), "C-46");
    play.act(Carthage, Act::Enough);
    assert_eq!((play.told_track(Carthage), play.silver(Carthage)), (-1, 2));
    let mut play = case(EventCard::MercenaryMutiny).play();
    play.campaign(EventCard::MercenaryMutiny, Some(1));
    assert_eq!(play.told_track(Carthage), -3);
    assert_eq!(play.empire(Carthage).count(face("numidian-cavalry")), 3);
    for card in [EventCard::MercenaryMutiny, EventCard::MercenaryMutinyAlt] {
        let mut play = case(card).strategy(Carthage, Strategy::Loyalty).play();
        play.campaign(card, Some(1));
        assert_eq!(play.track(Carthage), 0);
    }
}

/// C-47
#[test]
fn leaders_fall_out() {
    let case = |card| {
        let case = carthage()
            .hand(Carthage, "general aspis utica thapsus caralis")
            .reserve(Carthage, "general")
            .battle(Carthage, "messana", 2, "mercenary-general", "");
        in_play(case, card)
    };
    let mut play = case(EventCard::LeadersDispute).play();
    play.campaign(EventCard::LeadersDispute, Some(1));
    assert_eq!(
        (
            play.track(Carthage),
            play.empire(Carthage).count(face("general"))
        ),
        (0, 2)
    );
    let mut play = case(EventCard::LeadersDisputeAlt).play();
    play.campaign(EventCard::LeadersDisputeAlt, Some(1));
    play.act(Carthage, give(Spot::Reserve, "general"));
    assert_eq!(
        (
            play.track(Carthage),
            play.empire(Carthage).count(face("general"))
        ),
        (2, 1)
    );
    // Nobody to fall out: ignored.
    let case = in_play(carthage(), EventCard::LeadersDisputeAlt);
    let mut play = case.play();
    play.campaign(EventCard::LeadersDisputeAlt, Some(1));
    play.act(Carthage, Act::Nothing);
    assert_eq!((play.hand(Carthage).len(), play.asked()), (5, Some(Rome)));
}

/// EX-60, C-48, RUL-30, 6.2-a
#[test]
fn peace_comes_late_in_the_war() {
    let mut play = carthage().turn(5).play();
    play.campaign(EventCard::Peace, None);
    // Whatever other event came, it was resolved, and all are shuffled.
    while let Some(Frame::Event { .. }) = play.frame() {
        let side = play.asked().expect("asked");
        let act = play.options(side)[0];
        play.act(side, act);
    }
    assert_eq!(
        (play.state().open.turn, play.state().open.event_discard),
        (6, EventSet::EMPTY)
    );
    let peace = |die: u32, case: Case| {
        let play = case.play();
        let silver = play.silver(Rome);
        let mut state = *play.state();
        state.open.round.taken = 2;
        state.open.carthage_rounds = 39;
        let mut play = Case { state }
            .hand(Carthage, "aspis utica thapsus caralis hadrumetum")
            .play();
        play.luck([
            ("event", hands_in_the_sea::EventCard::Peace.id().into()),
            ("peace", kernel::Value::from(die)),
        ]);
        play.act(Carthage, Act::EndRound);
        (
            play.silver(Rome) - silver,
            play.winner().is_some(),
            play.state().open.ending,
        )
    };
    assert_eq!(peace(2, carthage().turn(10)), (0, true, true));
    assert_eq!(peace(4, carthage().turn(10)), (2, false, false));
    let fighting = carthage()
        .turn(10)
        .battle(Rome, "panormus", 1, "legion", "");
    assert_eq!(peace(2, fighting), (0, false, true));
}

/// C-40, RUL-36
#[test]
fn intrigue_leaves_one_action_and_no_free_ones() {
    let mut play = carthage().reserve(Rome, "pisa").hand(Rome, "cosa").play();
    play.campaign(EventCard::PoliticalIntrigue, Some(6));
    assert_eq!((play.asked(), play.state().open.round.due), (Some(Rome), 1));
    assert_eq!(play.forbidden(Rome, Act::Retrieve), "C-40");
    play.run(Rome, [begin(Action::Pass), Act::EndRound]);
    assert_eq!(play.asked(), Some(Carthage));
    assert!(!play.state().open.powers[Rome].intrigue);
}

/// C-49, C-50, C-51, C-52, 4-j
#[test]
fn events_give_and_take() {
    let mut play = carthage().silver(Rome, 2).play();
    play.campaign(EventCard::CropFailure, Some(6));
    assert_eq!(play.silver(Rome), 2);
    let mut play = carthage().silver(Rome, 9).play();
    play.campaign(EventCard::CropFailure, Some(6));
    assert_eq!(play.silver(Rome), 8);
    let mut play = carthage().silver(Rome, 0).play();
    play.campaign(EventCard::BountifulHarvest, Some(6));
    assert_eq!(play.silver(Rome), 6);
    let mut play = carthage().hand(Rome, "pisa").deck(Rome, "cosa").play();
    play.campaign(EventCard::PublicZeal, Some(6));
    assert_eq!((play.hand(Rome), play.deck(Rome)), (pile("pisa cosa"), 0));
    let mut play = carthage().hand(Rome, "pisa cosa velia").play();
    play.campaign(EventCard::Plague, Some(6));
    assert_eq!(play.hand(Rome).len(), 1);
}

/// EX-75, 4.7-a, 4.7-e, 4.7-f, RUL-12, RUL-47
#[test]
fn events_are_shuffled_as_they_say() {
    let kept = [
        EventCard::StormsAtSea1,
        EventCard::NavalDisaster,
        EventCard::Plague,
        EventCard::CropFailure,
        EventCard::PublicZeal,
    ];
    let gone = [
        EventCard::Revolt,
        EventCard::Traitor,
        EventCard::MercenaryMutiny,
    ];
    let after = |card: EventCard| {
        // Eight events: those in no pile stay out by being discarded beforehand.
        let mut play = carthage()
            .change(|state| {
                let all = events_without(&kept);
                state.open.event_discard = all;
            })
            .play();
        play.campaign(card, Some(6));
        (
            play.state().open.event_deck().len(),
            play.state().open.event_discard.len(),
        )
    };
    assert_eq!(gone.len(), 3);
    assert_eq!(after(EventCard::StormsAtSea1), (5, 9));
    assert_eq!(after(EventCard::NavalDisaster), (14, 0));
    assert_eq!(after(EventCard::Plague), (4, 10));
    // An empty deck is renewed first.
    let mut play = carthage()
        .change(|state| state.open.event_discard = state.open.events)
        .play();
    play.campaign(EventCard::Plague, Some(6));
    assert_eq!(play.state().open.event_discard.len(), 1);
}

/// EX-65, 6F-a, 6F-b, 6F-c, 6F-d, 6F-e, 6F-f, 6F-g, RUL-25
#[test]
fn the_fate_marker_goes_to_the_unlucky() {
    let options = Options {
        fate_marker: true,
        ..Options::default()
    };
    let fate = |before: Option<Side>, card: EventCard, die: u32, silver: u16| {
        let case = Case::with(options)
            .active(Carthage)
            .fleet(Rome, Some(Italy), 4)
            .silver(Carthage, silver)
            .change(|state| state.open.fate = before);
        let mut play = case.play();
        play.campaign(card, Some(die));
        play.state().open.fate
    };
    assert_eq!(fate(None, EventCard::StormsAtSea2, 6, 0), Some(Rome));
    // Its holder shifts the die: a 4 becomes a 3 and hits Carthage.
    assert_eq!(fate(Some(Rome), EventCard::CropFailure, 4, 5), None);
    assert_eq!(fate(Some(Rome), EventCard::CropFailure, 4, 0), Some(Rome));
    // A further blow changes nothing; good luck of the holder puts it back.
    assert_eq!(fate(Some(Rome), EventCard::StormsAtSea2, 6, 0), Some(Rome));
    assert_eq!(fate(Some(Rome), EventCard::BountifulHarvest, 6, 0), None);
    assert_eq!(
        fate(Some(Rome), EventCard::BountifulHarvest, 1, 0),
        Some(Rome)
    );
    // A good event for the enemy gives it to the other.
    assert_eq!(
        fate(None, EventCard::BountifulHarvest, 6, 0),
        Some(Carthage)
    );
    // Without the option nobody takes it.
    let mut play = carthage().fleet(Rome, Some(Italy), 4).play();
    play.campaign(EventCard::StormsAtSea2, Some(6));
    assert_eq!(play.state().open.fate, None);
}

/// A player of five VP and five silver who holds this card.
fn with_deus(card: Deus) -> Case {
    let options = Options {
        deus_ex_machina: true,
        ..Options::default()
    };
    let side = card.sheet().owner;
    let case = Case::with(options).active(side).vp(side, 5).silver(side, 5);
    case.change(|state| state.deus[side] = Some(card))
}

/// EX-66, 7.2-a, 7.2-b, 7.2-c, 7.2-d, C-65, C-67, RUL-28, RUL-37
#[test]
fn a_deus_ex_machina_card_costs_points() {
    let play = with_deus(Deus::NobleCitizen).vp(Rome, 2).play();
    assert_eq!(play.forbidden(Rome, Act::Divine), "7.2-b");
    let mut play = with_deus(Deus::NobleCitizen).vp(Rome, 3).play();
    play.act(Rome, Act::Divine);
    assert_eq!(
        (play.vp(Rome), fleet(&play, Rome), play.state().deus[Rome]),
        (0, 2, None)
    );
    assert_eq!(play.state().open.round.taken, 0);
    assert_eq!(play.forbidden(Rome, Act::Divine), "7.2-a");
    let mut play = with_deus(Deus::NobleCitizen).fleet(Rome, None, 7).play();
    play.act(Rome, Act::Divine);
    assert_eq!(fleet(&play, Rome), 8);
    let ending = with_deus(Deus::NobleCitizen)
        .battle(Rome, "panormus", 1, "legion", "")
        .change(|state| {
            state.open.ending = true;
            state.decks[Carthage].remove(80);
        })
        .play();
    assert_eq!(ending.forbidden(Rome, Act::Divine), "7.2-c");
}

/// C-60, 4.7-d
#[test]
fn a_sacrifice_averts_the_next_blow() {
    for (card, side, die) in [
        (Deus::SacrificeToBaal, Carthage, 1),
        (Deus::SacrificeOfTheVestal, Rome, 6),
    ] {
        let mut play = with_deus(card).play();
        play.act(side, Act::Divine);
        assert_eq!(
            (play.vp(side), play.state().open.powers[side].shield),
            (2, true)
        );
        let mut state = *play.state();
        state.open.round.active = Carthage;
        let mut play = Case { state }.silver(side, 9).play();
        play.campaign(EventCard::CropFailure, Some(die));
        assert_eq!(
            (play.silver(side), play.state().open.powers[side].shield),
            (11, false)
        );
    }
}

/// C-61, 4-n
#[test]
fn the_council_grants_an_action() {
    let mut play = with_deus(Deus::CouncilOf104).play();
    play.act(Carthage, Act::Divine);
    assert_eq!((play.state().open.round.due, play.vp(Carthage)), (3, 3));
}

/// C-62
#[test]
fn the_serpent_strikes_the_attacker() {
    let bite = |place: &str| {
        let mut play = with_deus(Deus::SerpentOfAfrica)
            .battle(Rome, place, 3, "legion", "")
            .play();
        play.act(Carthage, Act::Divine);
        play.track(Rome)
    };
    assert_eq!((bite("panormus"), bite("utica")), (1, 0));
    let play = with_deus(Deus::SerpentOfAfrica).play();
    assert_eq!(play.forbidden(Carthage, Act::Divine), "C-62");
    let play = with_deus(Deus::SerpentOfAfrica)
        .battle(Rome, "syracuse", 3, "legion", "")
        .play();
    assert_eq!(play.forbidden(Carthage, Act::Divine), "C-62");
}

/// C-63, C-64, 7.2-b
#[test]
fn gifts_of_the_gods() {
    let mut play = with_deus(Deus::WesternResources).play();
    play.act(Carthage, Act::Divine);
    assert_eq!((play.silver(Carthage), play.vp(Carthage)), (12, 2));
    let mut play = with_deus(Deus::GladiatorialContest).play();
    play.act(Rome, Act::Divine);
    assert_eq!((play.silver(Rome), play.vp(Rome)), (0, 8));
    let play = with_deus(Deus::GladiatorialContest).silver(Rome, 4).play();
    assert_eq!(play.forbidden(Rome, Act::Divine), "7.2-b");
}

/// C-66
#[test]
fn treachery_removes_a_mercenary() {
    let case = || with_deus(Deus::PunicTreachery).reserve(Carthage, "numidian-cavalry");
    let mut play = case()
        .battle(Carthage, "messana", 0, "greek-mercenaries", "")
        .play();
    play.act(Rome, Act::Divine);
    let gifts = [
        give(Spot::Reserve, "numidian-cavalry"),
        give(Spot::Battle(Carthage), "greek-mercenaries"),
    ];
    assert_eq!(play.options(Rome), gifts);
    play.act(Rome, gifts[1]);
    assert_eq!(
        (
            play.track(Carthage),
            play.empire(Carthage).count(face("greek-mercenaries"))
        ),
        (-2, 2)
    );
    let play = with_deus(Deus::PunicTreachery)
        .hand(Carthage, "numidian-cavalry")
        .play();
    assert_eq!(play.forbidden(Rome, Act::Divine), "C-66");
    let hidden = case()
        .change(|state| state.open.options.hidden_reserve = true)
        .play();
    assert_eq!(hidden.forbidden(Rome, Act::Divine), "C-66");
}

/// EX-67, 7.1-c, 7.1-d, 7.1-e, 7.1-f, RUL-26, RUL-27
#[test]
fn who_cannot_pay_the_upkeep_turns_the_card_down() {
    let options = Options {
        upkeep: true,
        ..Options::default()
    };
    let case = |silver, level| {
        Case::with(options)
            .active(Carthage)
            .strategy(Rome, Strategy::Corvus)
            .silver(Rome, silver)
            .fleet(Rome, Some(Italy), 5)
            .change(move |state| {
                if let Some(slot) = &mut state.open.powers[Rome].slot {
                    slot.level = level;
                }
            })
    };
    let slot = |play: &Play| {
        let slot = play.state().open.powers[Rome].slot.expect("a card");
        (slot.level, slot.face_down)
    };
    let mut play = case(1, 4).play();
    play.campaign(EventCard::BountifulHarvest, Some(1));
    assert_eq!((slot(&play), play.silver(Rome)), ((4, true), 3));
    assert!(!play.state().open.has(Rome, Strategy::Corvus));
    assert!(play.offers(Rome, begin(Action::DropStrategy)));
    assert!(!play.offers(Rome, begin(Action::Buy)));
    // Paying is compulsory, and the level rises by the rate.
    let mut play = case(7, 6).play();
    play.campaign(EventCard::BountifulHarvest, Some(1));
    assert_eq!((slot(&play), play.silver(Rome)), ((8, false), 3));
    // A card turned down costs no more, and does nothing in a storm.
    let down = case(9, 4).change(|state| {
        if let Some(slot) = &mut state.open.powers[Rome].slot {
            slot.face_down = true;
        }
    });
    let mut play = down.hand(Rome, "pisa").play();
    play.campaign(EventCard::StormsAtSea2, Some(6));
    assert_eq!(
        (fleet(&play, Rome), play.silver(Rome), play.hand(Rome).len()),
        (3, 11, 1)
    );
}

/// 7.3-a
#[test]
fn any_subset_of_the_alternatives_may_be_played_with() {
    for count in 0..=5 {
        let chosen: Vec<&str> = ALTERNATIVES[..count].iter().map(|(id, _)| *id).collect();
        let (state, _) = new_game(1, &chosen);
        let events = state.open.events;
        assert_eq!(events.len(), 14);
        for (index, (_, card)) in ALTERNATIVES.into_iter().enumerate() {
            let old = card.sheet().replaces.expect("an original");
            assert_eq!(events.contains(card), index < count);
            assert_eq!(events.contains(old), index >= count);
        }
        // One of the two Storms stays in any case.
        assert!(events.contains(EventCard::StormsAtSea2));
    }
}

/// C-13: the Magistrate returns a card, or none.
#[test]
fn the_magistrate_may_return_a_card() {
    let mut play = carthage()
        .hand(Carthage, "magistrate carthage")
        .deck(Carthage, "aspis utica thapsus")
        .play();
    play.act(
        Carthage,
        Act::Support {
            face: face("magistrate"),
        },
    );
    assert_eq!(play.hand(Carthage).len(), 3);
    assert_eq!(
        play.forbidden(Carthage, give(Spot::Hand, "carthage")),
        "5.4.3-c"
    );
    play.act(Carthage, Act::Nothing);
    assert_eq!(play.frame(), Some(Frame::Actions));
    assert_eq!(
        play.forbidden(
            Carthage,
            Act::Support {
                face: face("carthage")
            }
        ),
        "C-12"
    );
}

/// 4.1-i: a battle goes on through a Campaign.
#[test]
fn a_campaign_leaves_battles_alone() {
    let mut play = carthage()
        .battle(Carthage, "messana", 1, "general", "")
        .play();
    play.campaign(EventCard::BountifulHarvest, Some(1));
    assert_eq!(play.track(Carthage), 1);
}

/// C-46, RUL-53: mercenaries in hand that were paid for are known.
#[test]
fn who_pays_for_a_mercenary_shows_it() {
    let case = carthage()
        .hand(Carthage, "numidian-cavalry aspis utica thapsus caralis")
        .silver(Carthage, 9);
    let mut play = in_play(case, EventCard::MercenaryMutinyAlt).play();
    play.campaign(EventCard::MercenaryMutinyAlt, Some(1));
    assert!(matches!(
        play.frame(),
        Some(Frame::Event {
            choice: Choice::Mercenaries,
            ..
        })
    ));
    let from = Spot::Hand;
    play.act(
        Carthage,
        Act::Keep {
            from,
            face: face("numidian-cavalry"),
        },
    );
    play.act(Carthage, Act::Enough);
    assert_eq!(
        play.view(Rome).powers[Carthage].known_hand,
        pile("numidian-cavalry")
    );
    assert!(
        play.offers(Rome, begin(Action::Pass)) && !play.offers(Rome, pick(Role::Wagon, "pisa"))
    );
}
