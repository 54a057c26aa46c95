//! Each property of the suite can fail: a game broken on purpose is caught by the
//! property that is there for it.

use crate::toys::ambush::{Ambush, all_acts, broken, exchange_unseen, fault};
use kernel::suite::{Property, Suite};

/// What the suite finds when it looks for one property in the broken game.
fn problem(fault: u32, property: Property) -> String {
    let suite = Suite::<Ambush>::new()
        .setups(vec![broken(fault)])
        .games(60)
        .acts(all_acts())
        .limit(2_000)
        .mirror(exchange_unseen);
    let failure = (suite.check(property)).expect_err("the suite lets a broken game pass");
    assert_eq!(failure.property, property);
    assert!(
        failure
            .to_string()
            .contains(&format!("IACTA_SEED={}", failure.seed))
    );

    // The seed alone leads to the same failure.
    let again = (suite.seed(failure.seed).check(property)).expect_err("a seed plays the same game");
    assert_eq!(again, failure);
    failure.problem
}

macro_rules! caught {
    ($($name:ident: $fault:ident by $property:ident as $words:literal;)+) => {
        $(
            #[test]
            fn $name() {
                let problem = problem(fault::$fault, Property::$property);
                assert!(problem.contains($words), "found instead: {problem}");
            }
        )+
    };
}

caught! {
    a_leak_by_the_order_of_ids_is_caught: ORDER_BY_ID by HiddenFromOthers as "mirror image";
    a_reveal_that_is_not_marked_is_caught: REVEAL_NOT_MARKED by HiddenFromMovers as "not marked as shown";
    a_private_event_told_to_all_is_caught: PRIVATE_EVENT_TOLD_TO_ALL by HiddenFromOthers as "hears what it may not know";
    an_option_left_out_is_caught: OPTION_LEFT_OUT by ListedIsLegal as "nothing speaks against it";
    a_dead_end_is_caught: DEAD_END by NoDeadEnd as "has no option";
    a_state_that_repeats_is_caught: STATE_REPEATS by NothingRepeats as "leads back";
    a_broken_audit_is_caught: AUDIT_BREAKS by AuditsHold as "off the board";
    a_joint_answer_that_tells_is_caught: ANSWER_TELLS by JointQuestionsCommute as "tells inside a joint question";
    a_joint_answer_that_draws_is_caught: ANSWER_DRAWS by JointQuestionsCommute as "draws inside a joint question";
    a_joint_answer_that_others_see_is_caught: ANSWER_SEEN by JointQuestionsCommute as "sees";
    a_joint_answer_that_changes_another_list_is_caught: ANSWER_CHANGES_LIST by JointQuestionsCommute as "changed the list";
    an_order_of_arrival_that_is_kept_is_caught: ARRIVAL_KEPT by JointQuestionsCommute as "another order";
    a_refusal_that_knows_too_much_is_caught: REFUSAL_KNOWS by HiddenFromSeats as "hangs on what it cannot see";
    an_option_that_knows_too_much_is_caught: OPTION_KNOWS by HiddenFromSeats as "hangs on what it cannot see";
    a_question_that_hangs_on_hidden_facts_is_caught: ASKED_KNOWS by HiddenFromSeats as "who is asked";
    a_secret_outcome_told_to_all_is_caught: SECRET_OMEN_TOLD by SecretChanceStaysSecret as "hears what it may not know";
    an_answer_in_an_export_is_caught: ANSWER_SEEN by ExportsAreRedacted as "tells of a part of an answer";
    a_secret_outcome_in_an_export_is_caught: SECRET_OMEN_TOLD by ExportsAreRedacted as "outcomes that it may not know";
    a_field_that_is_not_written_is_caught: FIELD_NOT_WRITTEN by StatesReload as "read again is another";
    a_game_that_never_ends_is_caught: NEVER_ENDS by GamesEnd as "has not ended";
    a_question_after_the_end_is_caught: ASKED_AFTER_END by NobodyAskedAfterTheEnd as "is over";
    an_option_listed_twice_is_caught: OPTION_TWICE by ListsAreStable as "twice";
    a_list_that_does_not_stop_is_caught: DEAF_LIST by ListsAreStable as "went on";
    a_change_that_is_not_told_is_caught: SILENT_CHANGE by VersionsFollowViews as "not its version";
    a_guess_that_does_not_fit_is_caught: GUESS_TOO_POOR by HiddenFromSeats as "by its view";
}
