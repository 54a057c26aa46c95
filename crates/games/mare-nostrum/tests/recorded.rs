//! Games that were recorded once play again, or the version of the rules is another.

#[test]
fn recorded_games_lead_to_the_same_positions_or_the_rules_have_another_version() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/recorded");
    kernel::suite::recorded::check::<mare_nostrum::MareNostrum>(dir.as_ref());
}
