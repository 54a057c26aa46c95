//! 4.4 Seas, 6.2 Navis, 6.3 Amphibious moves.

use std::collections::BTreeSet;

use crate::common::*;
use julius_caesar::{Act, Phase, Refusal};

fn moves_left(play: &Play) -> u8 {
    play.state().open.part.map_or(0, |part| part.moves)
}

/// Where a land block may be shipped.
fn ships(play: &mut Play, id: &str) -> BTreeSet<String> {
    let ways = play.ways(id);
    let by_sea = ways.iter().filter(|way| {
        let first = way.split(' ').next().unwrap_or_default();
        place(first).is_sea()
    });
    by_sea.cloned().collect()
}

/// The ways that begin with a sea, without it.
fn beyond(ways: &BTreeSet<String>, sea: &str) -> BTreeSet<String> {
    let on = ways
        .iter()
        .filter_map(|way| way.strip_prefix(sea)?.strip_prefix(' '));
    on.map(str::to_owned).collect()
}

/// EX-17, 6.2-a, 6.2-c, 6.1-f
#[test]
fn a_navis_leaves_its_port_and_may_sail_on() {
    let case = || Case::empty_map().caesar("massilia", "c-navis-1");
    let ports = "utica caralis iomnium siga tingis carthago-nova tarraco narbo genua";
    let on = set(&format!("oceanus-atlanticus mare-tyrrhenum {ports}"));
    // Vacant or Friendly, it is all the same.
    for case in [case(), case().caesar("mare-hispanum", "c-navis-2")] {
        let mut play = case.cards("1/2", "1/2");
        let ways = play.ways("c-navis-1");
        assert!(ways.contains("mare-hispanum"));
        assert_eq!(beyond(&ways, "mare-hispanum"), on);
        assert_eq!(ways.len(), on.len() + 1, "no other first link");
    }
    // A port with an enemy is out of reach, a sea with one stops the Navis.
    let mut play = case().pompey("tarraco", "p-legio-5").cards("1/2", "1/2");
    let tarraco = Refusal::AttackTooFar(place("tarraco"));
    play.refuses_way("c-navis-1", "mare-hispanum tarraco", tarraco);
    let mut play = case()
        .pompey("mare-hispanum", "p-navis-1")
        .cards("1/2", "1/2");
    assert_eq!(play.ways("c-navis-1"), set("mare-hispanum"));
    let stop = Refusal::MustStop(place("mare-hispanum"));
    play.refuses_way("c-navis-1", "mare-hispanum mare-tyrrhenum", stop);
    play.moves("c-navis-1", "mare-hispanum");
    assert_eq!(ids(play.state().contested()), set("mare-hispanum"));
}

/// EX-18, 6.2-c, 6.2-a
#[test]
fn a_navis_at_sea_reaches_ports_and_seas() {
    let case = || Case::empty_map().caesar("mare-internum", "c-navis-1");
    let mut play = case().cards("1/2", "1/2");
    let ways = play.ways("c-navis-1");
    let first: BTreeSet<_> = ways
        .iter()
        .filter(|way| !way.contains(' '))
        .cloned()
        .collect();
    let seas = "mare-tyrrhenum mare-hadriaticum mare-aegaeum mare-aegypticum";
    let ports = "ambracia brundisium creta cyrene lilybaeum messana pylos rhegium syracusae \
                 tacape thubactus utica";
    assert_eq!(first, set(&format!("{seas} {ports}")));
    let aegean = "propontis mare-aegypticum creta athenae thessalonica aenos ephesus";
    assert_eq!(beyond(&ways, "mare-aegaeum"), set(aegean));
    // Pergamum is no port.
    let [sea, pergamum] = ["mare-aegaeum", "pergamum"].map(place);
    play.refuses_way(
        "c-navis-1",
        "mare-aegaeum pergamum",
        Refusal::NoLink(sea, pergamum),
    );

    // Enemies take their places away.
    let mut play = case()
        .pompey("propontis", "p-navis-1")
        .pompey("athenae", "p-legio-32")
        .cards("1/2", "1/2");
    let ways = play.ways("c-navis-1");
    let left = "mare-aegypticum creta thessalonica aenos ephesus";
    assert_eq!(beyond(&ways, "mare-aegaeum"), set(left));
}

/// EX-19, 6.2-c
#[test]
fn a_navis_passes_through_a_port() {
    let case = || Case::empty_map().caesar("mare-hispanum", "c-navis-1");
    let through = "utica mare-internum";
    for case in [case(), case().caesar("utica", "c-legio-8")] {
        assert!(case.cards("1/2", "1/2").ways("c-navis-1").contains(through));
    }
    let mut play = case().pompey("utica", "p-legio-39").cards("1/2", "1/2");
    let ways = play.ways("c-navis-1");
    assert!(ways.contains("utica") && beyond(&ways, "utica").is_empty());
    play.refuses_way("c-navis-1", through, Refusal::MustStop(place("utica")));
    play.moves("c-navis-1", "utica");
    assert_eq!(ids(play.state().contested()), set("utica"));
}

/// EX-20, 6.3-d, 6.3-f, 6.3-a
#[test]
fn amphibious_moves_come_first_and_leave_a_guard() {
    let case = || {
        Case::empty_map()
            .caesar("mare-tyrrhenum", "c-navis-1")
            .caesar("roma", "c-legio-8")
            .caesar("genua", "c-legio-12")
    };
    let tyrrhenum = place("mare-tyrrhenum");
    let mut play = case().cards("3/1", "1/2");
    assert!(play.takes().contains("c-navis-1"));
    play.moves("c-legio-8", "mare-tyrrhenum messana");
    assert_eq!(play.at("c-legio-8"), Some(place("messana")));
    assert_eq!(moves_left(&play), 2);
    play.refuses_take("c-navis-1", Refusal::Guard(tyrrhenum));

    // Of two one may leave, the other not.
    let mut play = case()
        .caesar("mare-tyrrhenum", "c-navis-2")
        .cards("3/1", "1/2");
    play.moves("c-legio-8", "mare-tyrrhenum messana");
    assert_eq!(play.takes(), set("c-navis-1 c-navis-2 c-legio-12"));
    play.moves("c-navis-2", "mare-hispanum");
    play.refuses_take("c-navis-1", Refusal::Guard(tyrrhenum));

    // After a group move no block goes by sea.
    let mut play = case().cards("3/1", "1/2");
    assert!(!ships(&mut play, "c-legio-8").is_empty());
    play.moves("c-legio-12", "lugdunum");
    assert!(ships(&mut play, "c-legio-8").is_empty());
    play.refuses_way("c-legio-8", "mare-tyrrhenum messana", Refusal::NoAmphibious);
}

/// EX-21, 6.3-b, 6.3-c, 4.41-a
#[test]
fn a_shipped_block_crosses_friendly_seas_to_a_free_port() {
    let case = || {
        Case::empty_map()
            .caesar("mare-tyrrhenum", "c-navis-1")
            .caesar("roma", "c-legio-8")
            .caesar("messana", "c-legio-9")
            .caesar("ravenna", "c-legio-13")
            .pompey("neapolis", "p-legio-1")
    };
    let mut play = case().cards("2/1", "1/2");
    let ports = "messana rhegium lilybaeum utica caralis aleria genua";
    assert_eq!(
        beyond(&ships(&mut play, "c-legio-8"), "mare-tyrrhenum"),
        set(ports)
    );
    let [neapolis, internum] = ["neapolis", "mare-internum"].map(place);
    play.refuses_way(
        "c-legio-8",
        "mare-tyrrhenum neapolis",
        Refusal::NoPort(neapolis),
    );
    let far = "mare-tyrrhenum mare-internum syracusae";
    play.refuses_way("c-legio-8", far, Refusal::NotFriendly(internum));
    let [tyrrhenum, syracuse, ravenna] = ["mare-tyrrhenum", "syracusae", "ravenna"].map(place);
    let skip = Refusal::NoLink(tyrrhenum, syracuse);
    play.refuses_way("c-legio-8", "mare-tyrrhenum syracusae", skip);
    // The first sea must touch the port one leaves.
    let off = Refusal::NoLink(ravenna, tyrrhenum);
    play.refuses_way("c-legio-13", "mare-tyrrhenum roma", off);

    // With the second sea held, its ports are open too; with an enemy there, not.
    let mut held = case()
        .caesar("mare-internum", "c-navis-2")
        .cards("2/1", "1/2");
    assert!(ships(&mut held, "c-legio-8").contains(far));
    held.moves("c-legio-8", far);
    let guarded = held.state().open.part.unwrap().crossed;
    assert_eq!(ids(guarded), set("mare-tyrrhenum mare-internum"));
    held.refuses_take("c-navis-1", Refusal::Guard(tyrrhenum));
    held.refuses_take("c-navis-2", Refusal::Guard(internum));
    let mut enemy = case()
        .pompey("mare-internum", "p-navis-1")
        .cards("2/1", "1/2");
    enemy.refuses_way("c-legio-8", far, Refusal::NotFriendly(internum));
    // Seas that do not touch: Hadriaticum and Tyrrhenum.
    let mut apart = case()
        .caesar("mare-hadriaticum", "c-navis-2")
        .cards("2/1", "1/2");
    let gap = Refusal::NoLink(place("mare-hadriaticum"), tyrrhenum);
    apart.refuses_way("c-legio-13", "mare-hadriaticum mare-tyrrhenum roma", gap);
}

/// 6.3-c
#[test]
fn nobody_is_shipped_into_a_contested_port() {
    let mut play = Case::empty_map()
        .caesar("mare-tyrrhenum", "c-navis-1")
        .caesar("roma", "c-legio-8")
        .caesar("rhegium", "c-legio-9 c-legio-10")
        .pompey("neapolis", "p-legio-1")
        .cards("2/1", "3/1");
    play.moves("p-legio-1", "rhegium").end_part();
    let rhegium = place("rhegium");
    play.refuses_way(
        "c-legio-8",
        "mare-tyrrhenum rhegium",
        Refusal::NoPort(rhegium),
    );
    assert!(ships(&mut play, "c-legio-8").contains("mare-tyrrhenum messana"));
}

/// EX-70, 6.3-e, 6.1-d
#[test]
fn a_shipped_block_has_moved() {
    let mut play = Case::empty_map()
        .caesar("mare-tyrrhenum", "c-navis-1")
        .caesar("roma", "c-legio-8")
        .caesar("messana", "c-legio-9")
        .cards("3/1", "1/2");
    play.moves("c-legio-8", "mare-tyrrhenum messana");
    play.refuses_take("c-legio-8", Refusal::Moved(block("c-legio-8")));
    assert!(play.reaches("c-legio-9").contains("rhegium"));
}

/// EX-71, 6.3-g, 6.13-b, 6.13-c, 6.13-e, 6.3-d
#[test]
fn unpinned_blocks_are_shipped_out_of_a_contested_port() {
    let case = || {
        Case::empty_map()
            .pompey("syracusae", "p-legio-37 p-legio-1 p-legio-2")
            .pompey("utica", "p-legio-39")
    };
    let attacked = || {
        let mut play = case()
            .caesar("messana", "c-legio-9")
            .pompey("mare-internum", "p-navis-1")
            .cards("3/1", "3/1");
        play.moves("c-legio-9", "syracusae").end_part();
        play
    };
    let out = "mare-internum utica";
    let mut play = attacked();
    for (id, left) in [("p-legio-37", 2), ("p-legio-1", 1)] {
        assert!(ships(&mut play, id).contains(out));
        play.moves(id, out);
        assert_eq!(moves_left(&play), left);
    }
    play.refuses_take("p-legio-2", Refusal::Pinned(place("syracusae")));
    // Not after a group move.
    let mut play = attacked();
    play.moves("p-legio-39", "tacape");
    play.refuses_way("p-legio-37", out, Refusal::NoAmphibious);

    // Not over the link by which the attacker came, either.
    let mut play = case()
        .caesar("mare-internum", "c-navis-1")
        .cards("3/1", "3/1");
    play.moves("c-navis-1", "syracusae").end_part();
    let entry = Refusal::EntryLink(link("mare-internum", "syracusae"));
    play.refuses_way("p-legio-37", out, entry);
}

/// EX-84, 4.4-a, 4.4-b, 6.3-b
#[test]
fn a_sea_without_navis_is_vacant_at_once() {
    let mut play = Case::empty_map()
        .caesar("mare-hadriaticum", "c-navis-1")
        .caesar("ravenna", "c-legio-13")
        .hand(Caesar, "2/2")
        .hand(Pompey, "1/2")
        .cards("2/1", "1/2");
    let sea = place("mare-hadriaticum");
    assert!(play.state().friendly(Caesar, sea) && play.state().hostile(Pompey, sea));
    let over = "mare-hadriaticum salona";
    assert!(ships(&mut play, "c-legio-13").contains(over));
    play.moves("c-navis-1", "mare-internum");
    assert!(play.state().vacant(sea));
    assert!(play.state().friendly(Caesar, place("mare-internum")));
    play.to_battle();
    play.by(Caesar, Act::Commit { card: card("2/2") });
    let pompeys = play.legal_for(Pompey)[0];
    play.by(Pompey, pompeys);
    assert!(ships(&mut play, "c-legio-13").is_empty());
    play.refuses_way("c-legio-13", over, Refusal::NotFriendly(sea));
}

/// EX-94, 4.32-c, 6.11-g
#[test]
fn navis_mind_neither_straits_nor_limits() {
    let mut play = Case::empty_map()
        .pompey("byzantium", "p-legio-35")
        .pompey("nicomedia", "p-legio-36")
        .caesar(
            "mare-aegaeum",
            "c-navis-1 c-navis-2 c-navis-3 c-navis-4 c-navis-5",
        )
        .cards("1/2", "1/2");
    for id in [
        "c-navis-1",
        "c-navis-2",
        "c-navis-3",
        "c-navis-4",
        "c-navis-5",
    ] {
        assert!(play.ways(id).contains("propontis pontus-euxinus"));
        play.moves(id, "propontis pontus-euxinus");
    }
    assert_eq!(play.stand_in("pontus-euxinus").len(), 5);

    // Blocks that are shipped past a strait do not count as crossing it.
    let mut play = Case::empty_map()
        .caesar("messana", "c-legio-7 c-legio-8 c-legio-9 c-legio-10")
        .caesar("mare-tyrrhenum", "c-navis-1")
        .cards("4/1", "1/2");
    play.all_move("c-legio-7 c-legio-8 c-legio-9", "mare-tyrrhenum rhegium");
    assert!(
        play.ways("c-legio-10").contains("rhegium"),
        "the strait is unused"
    );
}

/// EX-101, 6.2-b, 6.1-b
#[test]
fn navis_and_legions_leave_a_port_in_one_group() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-11 c-legio-14 c-navis-1")
        .cards("1/2", "1/2");
    play.all_move("c-legio-11 c-legio-14", "genua");
    play.moves("c-navis-1", "mare-hispanum");
    assert_eq!(play.stand_in("genua"), set("c-legio-11(3) c-legio-14(3)"));
    assert_eq!(play.stand_in("mare-hispanum"), set("c-navis-1(2)"));
    assert_eq!(moves_left(&play), 0);
}

/// EX-102, 6.2-d, 6.2-e, 7.3-a, 7.3-b, RUL-18, 6.12-b, SM-6
#[test]
fn navis_attack_seas_and_ports_and_one_link_is_the_main_attack() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-navis-1")
        .caesar("mare-tyrrhenum", "c-navis-2 c-navis-3")
        .caesar("roma", "c-legio-8 c-legio-12")
        .pompey("mare-hispanum", "p-navis-1")
        .pompey("neapolis", "p-legio-1")
        .pompey("caralis", "p-legio-39")
        .cards("3/1", "1/2");
    assert_eq!(
        play.ways("c-navis-1"),
        set("mare-hispanum"),
        "from its port, and no further"
    );
    let hispanum = Refusal::MustStop(place("mare-hispanum"));
    play.refuses_way("c-navis-1", "mare-hispanum caralis", hispanum);
    let ways = play.ways("c-navis-2");
    for attack in ["mare-hispanum", "neapolis", "caralis"] {
        assert!(ways.contains(attack), "{attack}");
    }
    play.moves("c-navis-1", "mare-hispanum");
    play.moves("c-navis-2", "mare-hispanum");
    play.moves("c-navis-3", "neapolis");
    play.all_move("c-legio-8 c-legio-12", "neapolis");
    play.end_moves();

    let mains = |links: [_; 2]| links.map(|link| Act::Main { link });
    let by_road = link("neapolis", "roma");
    let by_sea = link("mare-tyrrhenum", "neapolis");
    let other = link("mare-hispanum", "massilia");
    let third = link("mare-hispanum", "mare-tyrrhenum");
    // Which battle is declared first is the attacker's choice.
    let listed = play.legal();
    let all = [mains([by_road, by_sea]), mains([other, third])].concat();
    assert!(listed.len() == 4 && all.iter().all(|main| listed.contains(main)));
    let none = link("genua", "roma");
    play.refuses(Act::Main { link: none }, Refusal::NotEntered(none));
    let mut turned = play.table.clone();
    for link in [other, by_sea] {
        let act = Act::Main { link };
        (turned.play(Caesar.seat(), act, &mut kernel::Script::default(), None))
            .expect("it is listed");
    }
    play.act(Act::Main { link: by_sea });
    assert_eq!(ids(play.state().reserve), set("c-legio-8 c-legio-12"));
    let legal = play.legal();
    let both = mains([other, link("mare-hispanum", "mare-tyrrhenum")]);
    assert!(legal.len() == 2 && both.iter().all(|main| legal.contains(main)));
    play.act(both[0]);
    assert_eq!(
        ids(play.state().reserve),
        set("c-legio-8 c-legio-12 c-navis-2")
    );
    assert_eq!(play.phase(), Phase::Levy);
    assert_eq!(
        play.state(),
        turned.state(),
        "in either order the same state"
    );
}

/// 6.2-d, RUL-18
#[test]
fn navis_attack_a_port_only_from_its_sea() {
    // From where the Navis starts, and whether it can attack Ravenna.
    let cases = [
        ("mare-hadriaticum", true),
        ("mare-internum", false),
        ("brundisium", false),
        ("genua", false),
    ];
    for (from, can) in cases {
        let mut play = Case::empty_map()
            .caesar(from, "c-navis-1")
            .pompey("ravenna", "p-legio-3")
            .cards("1/2", "1/2");
        assert_eq!(play.reaches("c-navis-1").contains("ravenna"), can, "{from}");
    }
}

/// EX-103, 6.3-a, 6.3-h, 6.3-j
#[test]
fn each_shipped_block_costs_a_move_point() {
    let case = || {
        Case::empty_map()
            .caesar("mare-tyrrhenum", "c-navis-1")
            .caesar(
                "roma",
                "c-legio-7 c-legio-8 c-legio-9 c-legio-10 c-legio-11",
            )
            .cards("4/1", "1/2")
    };
    let mut play = case();
    for (id, left) in [
        ("c-legio-7", 3),
        ("c-legio-8", 2),
        ("c-legio-9", 1),
        ("c-legio-10", 0),
    ] {
        play.moves(id, "mare-tyrrhenum aleria");
        assert_eq!(moves_left(&play), left);
    }
    play.refuses_take("c-legio-11", Refusal::NoMoves(place("roma")));
    assert_eq!(play.stand_in("aleria").len(), 4);

    let mut play = case();
    play.all_move("c-legio-7 c-legio-8", "mare-tyrrhenum aleria");
    assert_eq!(moves_left(&play), 2);
    play.all_move("c-legio-9 c-legio-10 c-legio-11", "genua");
    assert_eq!(moves_left(&play), 1);
}

/// EX-104, 6.3-f, RUL-36
#[test]
fn the_guard_of_a_crossed_sea_may_be_relieved() {
    let mut play = Case::empty_map()
        .caesar("mare-tyrrhenum", "c-navis-1")
        .caesar("roma", "c-legio-8")
        .caesar("genua", "c-navis-2")
        .cards("3/1", "1/2");
    play.moves("c-legio-8", "mare-tyrrhenum messana");
    assert_eq!(moves_left(&play), 2);
    let guard = Refusal::Guard(place("mare-tyrrhenum"));
    play.refuses_take("c-navis-1", guard);
    play.moves("c-navis-2", "mare-tyrrhenum");
    play.moves("c-navis-1", "mare-hispanum");
    assert_eq!(play.stand_in("mare-tyrrhenum"), set("c-navis-2(2)"));
}

/// 6.3-i, EC-b, EC-APO-b
#[test]
fn only_a_command_ships_blocks() {
    // Caesar's card, what Pompey played last turn, whether blocks are shipped.
    let cases = [
        ("2/1", "1/2", true),
        ("apollo", "2/3", true),
        ("apollo", "mercury", false),
        ("mars", "1/2", false),
        ("mercury", "1/2", false),
        ("neptune", "1/2", false),
        ("pluto", "1/2", false),
    ];
    for (card, last, can) in cases {
        let mut play = Case::empty_map()
            .caesar("mare-tyrrhenum", "c-navis-1")
            .caesar("roma", "c-legio-8")
            .last("1/3", last)
            .cards(card, "1/2");
        assert_eq!(
            !ships(&mut play, "c-legio-8").is_empty(),
            can,
            "{card} after {last}"
        );
    }
}
