//! What may be taken back, and what stands.

use crate::common::turns::DEAL;
use crate::common::*;
use julius_caesar::{Act, Colour, Phase, State};
use kernel::UndoError;

/// Takes back all that can be; says how much it was.
fn take_back_all(play: &mut Play, side: julius_caesar::Side) -> usize {
    let mut taken = 0;
    while play.table.can_undo(side.seat()) {
        play.undo(side);
        taken += 1;
    }
    assert_eq!(play.table.undo(side.seat()), Err(UndoError::Nothing));
    taken
}

#[track_caller]
fn stands(play: &Play) {
    for side in [Caesar, Pompey] {
        assert!(
            !play.table.can_undo(side.seat()),
            "{side:?} could take back"
        );
    }
}

fn italy() -> Case {
    Case::empty_map()
        .caesar("genua", "c-legio-7 c-legio-8(1)")
        .caesar("massilia", "c-legio-11")
        .pompey("roma", "p-legio-1 p-legio-2")
        .pompey("tarraco", "p-legio-5")
}

/// SM-f
#[test]
fn moves_and_levies_can_be_taken_back_to_where_the_cards_were_shown() {
    let mut play = italy().cards("3/2", "2/1");
    let start: State = play.state().clone();
    let (heard, view) = (play.heard(Pompey), play.view(Pompey));
    play.moves("c-legio-7", "ravenna");
    let after_one = play.state().clone();
    play.moves("c-legio-11", "genua").undo(Caesar).undo(Caesar);
    assert_eq!(*play.state(), after_one);

    play.moves("c-legio-11", "narbo").end_moves();
    play.levy("c-legio-8").raise("c-auxilia-1", "narbo");
    // His part is over; as long as Pompey has done nothing, he may think again.
    assert_eq!((play.active(), play.phase()), (Pompey, Phase::Move));
    assert!(!play.table.can_undo(seat(Pompey)));
    // Two moves and a levy of two acts each, a levy of one, and the end of his moves.
    assert_eq!(take_back_all(&mut play, Caesar), 8);
    assert_eq!(*play.state(), start);
    assert_eq!((play.heard(Pompey), play.view(Pompey)), (heard, view));
}

#[test]
fn the_other_sides_answer_is_a_barrier() {
    let mut play = italy().cards("3/2", "2/1");
    play.moves("c-legio-7", "ravenna").end_part();
    let pompeys = play.state().clone();
    play.act(Act::Take {
        block: block("p-legio-1"),
    });
    // Nobody else sees which block is taken: a barrier would show it to Caesar.
    assert!(play.table.can_undo(seat(Caesar)));
    assert_eq!(take_back_all(&mut play, Pompey), 1);
    assert_eq!(*play.state(), pompeys);
    // What everybody sees is an answer.
    play.moves("p-legio-1", "neapolis");
    assert!(!play.table.can_undo(seat(Caesar)));
}

#[test]
fn a_card_can_be_exchanged_until_both_have_chosen() {
    let mut play = Play::new(&[], &DEAL);
    let put_away = |id: &str| Act::Discard {
        card: id.parse().expect("a card"),
    };
    play.by(Caesar, put_away("command-1-2-a"));
    play.by(Caesar.enemy(), put_away("command-1-2-b"));
    stands(&play);
    let chosen = |id: &str| Act::Commit {
        card: id.parse().expect("a card"),
    };
    play.by(Caesar, chosen("command-3-1-a"));
    assert!(play.table.can_undo(seat(Caesar)) && !play.table.can_undo(seat(Pompey)));
    play.undo(Caesar).by(Pompey, chosen("command-2-2-b"));
    play.by(Caesar, chosen("command-3-2-a"));
    // Both are shown.
    stands(&play);
}

#[test]
fn a_set_up_can_be_laid_out_anew_until_both_have_confirmed() {
    let mut play = Play::new(&[julius_caesar::FREE_DEPLOYMENT], &[]);
    let start = play.state().clone();
    let first = play.legal_for(Caesar)[1];
    play.by(Caesar, first).by(Pompey, Act::Historical);
    play.by(Pompey, Act::Confirm);
    let second = play.legal_for(Caesar)[0];
    play.by(Caesar, second);
    assert_eq!(take_back_all(&mut play, Caesar), 2);
    assert_eq!(play.state().drafts[Caesar], start.drafts[Caesar]);
    assert!(
        play.state().drafts[Pompey].confirmed,
        "Pompey's answer stays"
    );
    play.undo(Pompey).by(Pompey, Act::Confirm);
    play.by(Caesar, Act::Historical)
        .draws(&DEAL)
        .by(Caesar, Act::Confirm);
    stands(&play);
}

#[test]
fn blocks_that_were_shown_cannot_be_hidden_again() {
    let mut play = italy().cards("3/2", "2/1");
    play.moves("c-legio-7", "roma").end_part();
    play.end_moves();
    assert!(play.table.can_undo(seat(Pompey)));
    // The end of his levies begins the battle.
    play.end_levies();
    assert_eq!(play.phase(), Phase::Turn);
    stands(&play);
}

#[test]
fn dice_stand_and_so_does_all_before_them() {
    let mut play = italy().cards("3/2", "2/1");
    play.moves("c-legio-7", "roma").to_battle();
    play.passes("p-legio-1");
    assert!(play.table.can_undo(seat(Pompey)));
    play.fires("p-legio-2", &[6, 6, 6, 6]);
    stands(&play);
    play.fires("c-legio-7", &[1, 1, 6]);
    stands(&play);
    // Which of two blocks takes a hit is nobody's secret: it may be chosen again.
    let choice = play.state().clone();
    play.hits("p-legio-1");
    assert_eq!(play.state().open.battle.map(|battle| battle.round), Some(2));
    assert_eq!(take_back_all(&mut play, Pompey), 1);
    assert_eq!(*play.state(), choice);
}

#[test]
fn jupiters_draw_and_vulcans_blow_stand() {
    let mut play = italy().cards("jupiter", "2/1");
    play.draws(&["p-legio-2"]).act(Act::Jupiter {
        at: place("roma"),
        colour: Colour::Green,
    });
    stands(&play);
    let mut play = italy().cards("vulcan", "2/1");
    play.act(Act::Vulcan {
        city: place("roma"),
    });
    stands(&play);
}

#[test]
fn regroups_and_winters_can_be_taken_back_until_the_deal() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-7")
        .caesar("genua", "c-legio-8 c-legio-9")
        .caesar("mare-hispanum", "c-navis-1")
        .pompey("tarraco", "p-legio-5")
        .winter();
    let winter = play.state().clone();
    play.act(Act::ToPort {
        block: block("c-navis-1"),
        port: place("genua"),
    });
    play.disband("c-legio-9")
        .disband("c-legio-8")
        .act(Act::EndDisband);
    assert_eq!(take_back_all(&mut play, Caesar), 4);
    assert_eq!(*play.state(), winter);
    play.act(Act::ToPort {
        block: block("c-navis-1"),
        port: place("massilia"),
    });
    play.new_year(&DEAL);
    stands(&play);
}

#[test]
fn nothing_is_taken_back_after_the_end() {
    let mut play = Case::empty_map()
        .year(709)
        .caesar("genua", "c-legio-7 c-legio-8 c-legio-9 c-legio-10")
        .winter();
    play.disband("c-legio-7");
    assert!(matches!(play.phase(), Phase::Over { .. }));
    stands(&play);
}
