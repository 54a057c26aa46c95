//! 4.21 Control and score, 5 Set-up.

use crate::common::turns::MIXED_DEAL as DEAL;
use crate::common::*;
use julius_caesar::{
    Act, Block, Colour, Control, Event, FREE_DEPLOYMENT, Kind, Phase, Refusal, Side, View, data,
};
use kernel::{Asked, SplitMix64};

/// Cities in the order in which a side lays out its blocks, with their numbers.
fn cities(side: Side) -> Vec<(String, usize)> {
    (data().setup.placements.iter())
        .filter(|placement| placement.side == side)
        .map(|placement| (placement.city.to_string(), placement.blocks.len()))
        .collect()
}

/// How a city is laid out historically.
fn historical(city: &str) -> Vec<Block> {
    let of = |placement: &&julius_caesar::Placement| placement.city == place(city);
    (data().setup.placements.iter().find(of)).map_or(Vec::new(), |found| found.blocks.clone())
}

/// Lays out what is told, `"genua c-navis-1 …"` for each city, and the rest as it was.
fn lay_out(play: &mut Play, side: Side, told: &[&str], until: Option<&str>) {
    for (city, _) in cities(side) {
        if until == Some(&city) {
            return;
        }
        let line = told
            .iter()
            .find(|line| line.split(' ').next() == Some(&city));
        let mut blocks: Vec<_> = match line {
            Some(line) => line.split(' ').skip(1).map(block).collect(),
            None => historical(&city),
        };
        blocks.sort_unstable();
        let at = place(&city);
        for block in blocks {
            play.by(side, Act::Deploy { block, city: at });
        }
    }
}

fn deploy(id: &str, city: &str) -> Act {
    Act::Deploy {
        block: block(id),
        city: place(city),
    }
}

/// The blocks that may go into a city now.
fn deployable(play: &Play, side: Side, at: &str) -> std::collections::BTreeSet<String> {
    let listed = play.legal_for(side).into_iter();
    ids(listed.filter_map(|act| match act {
        Act::Deploy { block, city } if city == place(at) => Some(block),
        _ => None,
    }))
}

/// EX-01, 1.2-c, 4.2-a, 5.1-b
#[test]
fn pompey_begins_with_seven_points_and_caesar_with_one() {
    let play = Play::new(&[], &DEAL);
    assert_eq!(play.points(), [1, 7]);
    let scoring = |side: Side| {
        let places = play.state().friendly_places(side).iter();
        let valued = places.filter(|city| city.sheet().value > 0);
        ids(valued.map(|city| format!("{city}:{}", city.sheet().value)))
    };
    assert_eq!(scoring(Caesar), set("massilia:1"));
    let pompeys = "tarraco:1 carthago-nova:1 utica:1 syracusae:1 antiochia:1 alexandria:2";
    assert_eq!(scoring(Pompey), set(pompeys));
    let vacant = julius_caesar::Place::all().filter(|&city| play.state().vacant(city));
    let vacant = vacant.filter(|city| city.sheet().value > 0);
    let left: u8 = vacant.clone().map(|city| city.sheet().value).sum();
    assert_eq!(ids(vacant), set("roma athenae byzantium ephesus"));
    assert_eq!(left, 5);
    for side in Side::ALL {
        let points = play.view(side).points;
        assert_eq!((points[Caesar], points[Pompey]), (1, 7));
    }
}

/// 1.2-c
#[test]
fn each_killed_leader_is_a_point_for_the_enemy() {
    let case = || Case::historical().turn(2);
    // Killed leaders, points of Caesar and Pompey.
    let cases = [
        ("", [1, 7]),
        ("p-scipio", [2, 7]),
        ("c-antonius p-scipio", [2, 8]),
        ("p-pompey p-scipio p-brutus", [4, 7]),
        ("c-caesar c-antonius c-octavian", [1, 10]),
    ];
    for (killed, points) in cases {
        let play = case()
            .killed(killed)
            .hand(Caesar, "1/2")
            .hand(Pompey, "1/2")
            .table();
        assert_eq!(play.points(), points, "{killed}");
    }
    // A Contested city is nobody's.
    let mut play = case().pompey("tarraco", "p-legio-5").cards("3/1", "2/2");
    play.moves("c-legio-7", "tarraco");
    assert_eq!(play.points(), [1, 6]);
}

/// EX-90, 5.1-a, 5.2-a, 5.4-a, 3.0-a
#[test]
fn a_new_game_stands_as_history_has_it() {
    let play = Play::new(&[], &DEAL);
    let state = play.state();
    assert_eq!(state.army[Caesar].len(), 14);
    assert_eq!((state.army[Pompey] & data().owned[Pompey]).len(), 15);
    assert_eq!(state.army[Pompey].len(), 16);
    assert_eq!(play.at("cleopatra"), Some(place("alexandria")));
    assert_eq!(play.commander("cleopatra"), Some(Pompey));
    assert_eq!((state.standing & data().owned[Caesar]).len(), 17);
    assert_eq!((state.standing & data().owned[Pompey]).len(), 16);
    assert!(state.open.face_up.is_empty() && state.open.killed.is_empty());
    for side in Side::ALL {
        for block in state.army[side] {
            assert_eq!(state.steps_of(block), block.sheet().max_steps, "{block}");
        }
    }
    let here = [
        ("ravenna", "c-caesar(3) c-legio-13(3) c-navis-2(2)"),
        ("genua", "c-antonius(2) c-legio-8(3) c-legio-12(3)"),
        ("massilia", "c-legio-11(3) c-legio-14(3) c-navis-1(2)"),
        ("narbo", "c-legio-7(3) c-legio-9(3) c-legio-10(3)"),
        ("lugdunum", "c-legio-16(3) c-equitatus-1(3)"),
        ("neapolis", "p-pompey(3) p-legio-1(4) p-navis-1(2)"),
        ("brundisium", "p-legio-3(3)"),
        ("syracusae", "p-legio-37(3)"),
        ("antiochia", "p-scipio(3) p-legio-34(3)"),
        ("alexandria", "cleopatra(4) p-navis-2(2)"),
        ("utica", "p-legio-39(3) p-navis-3(2)"),
        ("carthago-nova", "p-legio-2(4) p-legio-4(3)"),
        ("tarraco", "p-legio-5(3) p-legio-6(3) p-equitatus-1(2)"),
    ];
    for (city, blocks) in here {
        assert_eq!(play.stand_in(city), set(blocks), "{city}");
    }
    assert_eq!((state.open.year, state.open.turn), (705, 1));
    assert_eq!(Side::ALL.map(|side| state.hands[side].len()), [6, 6]);
    assert_eq!(play.phase(), Phase::Discard);
    assert_eq!(play.view(Caesar).asked, [Caesar, Pompey]);
    // A pool is hidden from the other side but for its size.
    assert_eq!(play.view(Caesar).pools[Pompey].standing, 16);
    assert_eq!(play.view(Caesar).pools[Pompey].blocks, None);
    assert_eq!(
        play.view(Pompey).pools[Pompey]
            .blocks
            .map(|pool| pool.len()),
        Some(16)
    );
}

/// EX-92, 4.1-a, 4.21-a, 4.21-b, 4.21-c, 4.21-d, 4.21-e
#[test]
fn control_follows_the_blocks_at_once() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-8")
        .pompey("neapolis", "p-legio-1")
        .cards("2/1", "2/2");
    let [roma, neapolis, asculum] = ["roma", "neapolis", "asculum"].map(place);
    let state = play.state();
    assert!(state.friendly(Caesar, roma) && !state.hostile(Caesar, roma));
    assert!(state.hostile(Caesar, neapolis) && !state.friendly(Caesar, neapolis));
    assert!(state.hostile(Pompey, roma) && !state.friendly(Pompey, roma));
    assert!(state.friendly(Pompey, neapolis) && !state.hostile(Pompey, neapolis));
    assert!(state.vacant(asculum) && !state.vacant(roma) && !state.vacant(neapolis));
    let seen = |view: &View, at| view.place(at).map(|seen| seen.control);
    for view in [play.view(Caesar), play.view(Pompey), play.spectator()] {
        assert_eq!(seen(&view, roma), Some(Control::Caesar));
        assert_eq!(seen(&view, neapolis), Some(Control::Pompey));
        assert_eq!(seen(&view, asculum), None);
    }
    assert_eq!(play.points(), [2, 2], "Rome, and Alexandria");

    play.moves("c-legio-8", "neapolis");
    let state = play.state();
    assert_eq!(ids(state.contested()), set("neapolis"));
    for side in Side::ALL {
        assert!(state.hostile(side, neapolis) && !state.friendly(side, neapolis));
        assert_eq!(seen(&play.view(side), neapolis), Some(Control::Contested));
    }
    assert!(state.vacant(roma));
    assert_eq!(play.at("c-legio-8"), Some(neapolis));
    assert_eq!(play.points(), [0, 2]);
}

/// EX-69, 4.21-f, 4.21-e, 6.4-g, 6.4-i, 3.26-a
#[test]
fn a_navis_alone_holds_a_port() {
    let mut play = Case::empty_map()
        .caesar("mare-aegaeum", "c-navis-1")
        .cards("2/3", "2/2");
    let athens = place("athenae");
    assert_eq!(play.points(), [0, 2]);
    play.moves("c-navis-1", "athenae");
    assert!(play.state().friendly(Caesar, athens));
    assert_eq!(play.points(), [1, 2]);
    play.end_moves();
    assert_eq!(play.cities_of("c-legio-20"), set("athenae"));
    assert_eq!(play.cities_of("c-navis-2"), set("athenae"));
    play.levy("c-legio-20").levy("c-navis-2").end_levies();
    assert_eq!(
        play.stand_in("athenae"),
        set("c-navis-1(2) c-legio-20(1) c-navis-2(1)")
    );
    // Only Navis are ever at sea: the legion has no way there.
    play.end_part();
    let mut next = Case::empty_map()
        .caesar("athenae", "c-navis-1 c-navis-2 c-legio-20")
        .cards("2/3", "2/2");
    assert!(next.reaches("c-navis-1").contains("mare-aegaeum"));
    next.moves("c-navis-1", "mare-aegaeum");
    assert!(
        next.reaches("c-legio-20")
            .iter()
            .all(|to| place(to).is_city())
    );
}

/// EX-08, 5.3-a, 5.3-b, 3.0-a
#[test]
fn free_deployment_keeps_the_number_of_blocks_in_each_city() {
    let mut play = Play::new(&[FREE_DEPLOYMENT], &[]);
    // The pool and the other side's blocks are not to be had.
    for id in ["p-legio-38", "c-legio-8"] {
        let act = deploy(id, "neapolis");
        play.refuses_by(Pompey, act, Refusal::NotDeployable(block(id)));
    }
    assert!(!deployable(&play, Pompey, "neapolis").contains("p-legio-38"));

    // Two in Neapolis are too few, four too many.
    for id in ["p-scipio", "p-legio-2"] {
        play.by(Pompey, deploy(id, "neapolis"));
    }
    play.refuses_by(Pompey, Act::Confirm, Refusal::Incomplete);
    play.by(Pompey, deploy("p-legio-5", "neapolis"));
    let twice = block("p-legio-5");
    play.refuses_by(
        Pompey,
        deploy("p-legio-5", "utica"),
        Refusal::Deployed(twice),
    );
    let full = Refusal::CityFull(place("neapolis"));
    play.refuses_by(Pompey, deploy("p-legio-3", "neapolis"), full);
    let none = Refusal::NoSetUpCity(place("roma"));
    play.refuses_by(Pompey, deploy("p-legio-3", "roma"), none);
    play.by(Pompey, deploy("p-legio-3", "brundisium"));
    play.refuses_by(Pompey, Act::Historical, Refusal::LaidOut);
    for (city, blocks) in [
        ("tarraco", "p-legio-6 p-equitatus-1 p-navis-1"),
        ("syracusae", "p-legio-37"),
        ("antiochia", "p-pompey p-legio-34"),
        ("alexandria", "cleopatra p-navis-2"),
        ("utica", "p-legio-39 p-navis-3"),
        ("carthago-nova", "p-legio-1 p-legio-4"),
    ] {
        for id in blocks.split(' ') {
            play.refuses_by(Pompey, Act::Confirm, Refusal::Incomplete);
            play.by(Pompey, deploy(id, city));
        }
    }
    assert_eq!(play.legal_for(Pompey), [Act::Confirm]);
    play.by(Pompey, Act::Confirm);
    play.by(Caesar, Act::Historical)
        .draws(&DEAL)
        .by(Caesar, Act::Confirm);
    assert_eq!(
        play.stand_in("neapolis"),
        set("p-scipio(3) p-legio-2(4) p-legio-5(3)")
    );
    assert_eq!(play.stand_in("brundisium"), set("p-legio-3(3)"));
    assert_eq!(play.stand_in("antiochia"), set("p-pompey(3) p-legio-34(3)"));
    assert_eq!(
        play.stand_in("tarraco"),
        set("p-legio-6(3) p-equitatus-1(2) p-navis-1(2)")
    );
    assert_eq!(
        play.stand_in("genua"),
        set("c-antonius(2) c-legio-8(3) c-legio-12(3)")
    );
}

/// EX-09, 5.3-c
#[test]
fn navis_deploy_only_in_ports() {
    // c-navis-1 changes places with a block of each city.
    for (city, other) in [
        (
            "ravenna c-caesar c-navis-1 c-navis-2",
            "massilia c-legio-11 c-legio-13 c-legio-14",
        ),
        (
            "genua c-antonius c-legio-8 c-navis-1",
            "massilia c-legio-11 c-legio-12 c-legio-14",
        ),
        ("massilia c-legio-11 c-legio-14 c-navis-1", ""),
        (
            "narbo c-legio-7 c-legio-9 c-navis-1",
            "massilia c-legio-10 c-legio-11 c-legio-14",
        ),
    ] {
        let mut play = Play::new(&[FREE_DEPLOYMENT], &[]);
        lay_out(&mut play, Caesar, &[city, other], None);
        play.by(Caesar, Act::Confirm);
        play.by(Pompey, Act::Historical)
            .draws(&DEAL)
            .by(Pompey, Act::Confirm);
        let name = city.split(' ').next().unwrap_or_default();
        assert_eq!(play.at("c-navis-1"), Some(place(name)));
    }

    // Lugdunum lies inland. Whoever leaves too few ports open is stopped before it:
    // with both Navis in hand Narbo takes them and one more.
    let mut play = Play::new(&[FREE_DEPLOYMENT], &[]);
    let told = [
        "ravenna c-caesar c-legio-13 c-legio-7",
        "massilia c-legio-11 c-legio-14 c-legio-9",
    ];
    lay_out(&mut play, Caesar, &told, Some("narbo"));
    let land = "c-legio-10 c-legio-16 c-equitatus-1";
    assert_eq!(
        deployable(&play, Caesar, "narbo"),
        set(&format!("{land} c-navis-1 c-navis-2"))
    );
    assert_eq!(deployable(&play, Caesar, "lugdunum"), set(land));
    play.by(Caesar, deploy("c-legio-10", "narbo"));
    assert_eq!(
        deployable(&play, Caesar, "narbo"),
        set("c-navis-1 c-navis-2")
    );
    let why = Refusal::PortForNavis(place("narbo"));
    play.refuses_by(Caesar, deploy("c-legio-16", "narbo"), why);
    play.refuses_by(
        Caesar,
        deploy("c-navis-1", "lugdunum"),
        Refusal::NavisInland,
    );
    for (id, city) in [
        ("c-equitatus-1", "lugdunum"),
        ("c-navis-2", "narbo"),
        ("c-legio-16", "lugdunum"),
        ("c-navis-1", "narbo"),
    ] {
        play.by(Caesar, deploy(id, city));
    }
    assert_eq!(play.legal_for(Caesar), [Act::Confirm]);
}

/// 5.3-a, SM-1: whichever block comes first, equal set-ups are equal states.
#[test]
fn blocks_are_deployed_in_any_order() {
    let picks: Vec<(Block, julius_caesar::Place)> = (data().setup.placements.iter())
        .filter(|placement| placement.side == Caesar)
        .flat_map(|placement| {
            placement
                .blocks
                .iter()
                .map(|&block| (block, placement.city))
        })
        .collect();
    let mut plain = Play::new(&[FREE_DEPLOYMENT], &[]);
    plain.by(Caesar, Act::Historical);
    let mut dice = SplitMix64::new(11);
    for _ in 0..30 {
        let mut play = Play::new(&[FREE_DEPLOYMENT], &[]);
        let mut left = picks.clone();
        while !left.is_empty() {
            let (block, city) = left.swap_remove(dice.below(left.len() as u32) as usize);
            play.by(Caesar, Act::Deploy { block, city });
        }
        assert_eq!(play.state(), plain.state());
    }
}

/// 5.3-a, 5.3-b, 5.3-c, OPT-2
#[test]
fn every_free_deployment_keeps_its_numbers_and_its_blocks() {
    let mut luck = SplitMix64::new(4711);
    for _ in 0..200 {
        let mut play = Play::new(&[FREE_DEPLOYMENT], &[]);
        let army = play.state().army;
        for side in Side::ALL {
            loop {
                let legal: Vec<_> = (play.legal_for(side).into_iter())
                    .filter(|act| *act != Act::Historical)
                    .collect();
                if legal == [Act::Confirm] {
                    break;
                }
                let at = luck.below(legal.len() as u32) as usize;
                play.by(side, legal[at]);
            }
        }
        play.by(Caesar, Act::Confirm)
            .draws(&DEAL)
            .by(Pompey, Act::Confirm);
        let state = play.state();
        assert_eq!(state.army, army);
        for side in Side::ALL {
            for (city, number) in cities(side) {
                assert_eq!(usize::from(state.count[side][place(&city).index()]), number);
            }
            for block in army[side] {
                let port = state.place_of(block).is_some_and(|city| city.is_port());
                assert!(port || block.sheet().kind != Kind::Navis, "{block}");
            }
        }
    }
}

/// EX-95, 5.3-d, OPT-2, SM-1, SM-i, RUL-24, FW-t, 5.4-a
#[test]
fn both_deploy_in_secret_at_the_same_time() {
    // Without the option nobody is asked.
    assert_eq!(Play::new(&[], &DEAL).phase(), Phase::Discard);

    let new = || Play::new(&[FREE_DEPLOYMENT], &[]);
    let mut play = new();
    assert_eq!(play.phase(), Phase::Deploy);
    assert!(matches!(play.table.asked(), Asked::Together { owing } if owing.len() == 2));
    let before = play.view(Pompey);
    // Caesar and Antonius change places.
    let told = [
        "ravenna c-antonius c-legio-13 c-navis-2",
        "genua c-caesar c-legio-8 c-legio-12",
    ];
    lay_out(&mut play, Caesar, &told, None);
    assert_eq!(play.view(Pompey), before, "a draft is nobody else's");
    assert_eq!(play.view(Caesar).draft.len(), 14);
    play.by(Caesar, Act::Confirm);
    play.refuses_by(Caesar, Act::Confirm, Refusal::Decided);

    // Pompey sees the old numbers, and that Caesar is ready; no more than if he had
    // changed nothing.
    let after = play.view(Pompey);
    assert_eq!(after.asked, [Pompey]);
    assert_eq!(after.places, before.places);
    assert!(after.faces().all(|(_, side, _)| side == Pompey));
    let mut plain = new();
    plain.by(Caesar, Act::Historical).by(Caesar, Act::Confirm);
    assert_eq!(plain.view(Pompey), after);
    assert_eq!(plain.heard(Pompey), play.heard(Pompey));

    let told = [
        "alexandria p-legio-39 p-navis-2",
        "utica cleopatra p-navis-3",
    ];
    play.refuses_by(Pompey, Act::Confirm, Refusal::Incomplete);
    lay_out(&mut play, Pompey, &told, None);
    assert_eq!(
        seen_in(&play.view(Caesar), "alexandria", Colour::Blue),
        1,
        "not yet told"
    );
    play.draws(&DEAL).by(Pompey, Act::Confirm);
    let view = play.view(Caesar);
    assert_eq!(seen_in(&view, "utica", Colour::Blue), 1);
    assert_eq!(seen_in(&view, "alexandria", Colour::Blue), 0);
    let deployed = Event::Deployed {
        cleopatra: place("utica"),
    };
    assert!(play.heard(Caesar).contains(&deployed));
    assert_eq!(play.at("c-caesar"), Some(place("genua")));
    assert_eq!(play.at("c-antonius"), Some(place("ravenna")));
    assert_eq!(play.phase(), Phase::Discard);
    assert_eq!(view.hands[Caesar].count, 6);
}
