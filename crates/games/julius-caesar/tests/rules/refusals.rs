//! Refusals: for each act the rule that forbids it in this position.

use crate::common::turns::MIXED_DEAL as DEAL;
use crate::common::*;
use julius_caesar::{Act, FREE_DEPLOYMENT, JuliusCaesar, Side, State};
use kernel::Seat;

/// The positions that the rows of `tests/refusals.txt` name.
fn positions() -> Vec<(&'static str, State, Seat)> {
    let mut all = Vec::new();
    let mut add = |name, play: &Play, side: Side| {
        all.push((name, play.state().clone(), side.seat()));
    };
    let mut play = Play::new(&[FREE_DEPLOYMENT], &[]);
    for id in ["c-legio-7", "c-legio-8", "c-legio-9"] {
        let act = Act::Deploy {
            block: block(id),
            city: place("narbo"),
        };
        play.by(Caesar, act);
    }
    add("deploy", &play, Caesar);
    add("discard", &Play::new(&[], &DEAL), Caesar);

    let mut play = Case::historical().cards("3/1", "2/2");
    play.moves("c-legio-7", "tarraco");
    add("move", &play, Caesar);
    play.act(Act::Take {
        block: block("c-legio-13"),
    });
    add("go", &play, Caesar);
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-7 c-navis-1")
        .pompey("roma", "p-legio-1")
        .cards("mars", "2/2");
    add("mars", &play, Caesar);
    play.act(Act::Take {
        block: block("c-legio-7"),
    });
    add("mars goes", &play, Caesar);

    let mut play = Case::historical().cards("2/3", "1/2");
    play.end_moves();
    add("levy", &play, Caesar);

    // The attackers came from Rome, over one road.
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7 c-legio-8")
        .pompey("neapolis", "p-legio-1")
        .pompey("brundisium", "p-legio-2")
        .cards("3/1", "2/2");
    for id in ["c-legio-7", "c-legio-8"] {
        play.moves(id, "neapolis");
    }
    play.to_battle();
    add("round one", &play, play.active());
    play.to_round(2);
    add("round two", &play, play.active());
    play.passes("p-legio-1");
    add("attackers", &play, play.active());
    play.to_round(4).passes("p-legio-1");
    add("round four", &play, play.active());

    let mut play = Case::empty_map()
        .caesar("rhegium", "c-caesar c-legio-7 c-legio-8 c-navis-1")
        .pompey("neapolis", "p-legio-1(1) p-legio-3")
        .cards("2/2", "3/1");
    play.moves("p-legio-1", "rhegium").to_battle();
    play.fires("c-caesar", &[1, 6, 6]).won_by(Caesar, "rhegium");
    add("regroup", &play, Caesar);
    play.act(Act::Take {
        block: block("c-legio-7"),
    });
    add("regroup goes", &play, Caesar);

    let play = Case::empty_map()
        .caesar("mare-hispanum", "c-navis-1 c-navis-2")
        .caesar("massilia", "c-legio-11")
        .caesar("genua", "c-navis-4")
        .pompey("tarraco", "p-legio-5")
        .winter();
    add("navis", &play, Caesar);
    let play = Case::empty_map()
        .caesar(
            "roma",
            "c-legio-7 c-legio-8 c-legio-9 c-legio-10 c-legio-11 c-legio-12",
        )
        .caesar("genua", "c-legio-13")
        .winter();
    add("supply", &play, Caesar);
    let play = Case::empty_map().caesar("roma", "c-legio-7").winter();
    add("disband", &play, Caesar);
    all
}

#[test]
fn every_refusal_names_the_rule_that_forbids_the_act_here() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/refusals.txt");
    let table = std::fs::read_to_string(path).expect("the table of refusals");
    kernel::suite::refusals::compare::<JuliusCaesar>(&positions(), &table);
}
