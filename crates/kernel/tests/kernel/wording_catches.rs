//! The checks of words hold for a game whose words are in order, and each can fail.

use std::panic::catch_unwind;

use kernel::suite::wording::{self, Reader, walk};
use kernel::{Game, Message, SetupRequest, Speak, Viewer};

use crate::toys::ambush::{Ambush, Refusal, all_acts};

#[test]
fn words_in_order_pass() {
    let setup = Ambush::about().check(&SetupRequest::default()).unwrap();
    let mut reader = reader();
    walk::<Ambush>(&setup, 1, |_, state, out| {
        for viewer in Viewer::all(2) {
            reader.position::<Ambush>(state, viewer);
            reader.heard::<Ambush>(out, viewer);
            reader.question::<Ambush>(state, viewer, all_acts());
        }
    });
    reader.check(&Ambush::say_refusal(&Refusal::NotYourTurn));
    reader.finish::<Ambush>(|key| key.starts_with("seat-"));
    wording::languages_agree::<Ambush>();
    wording::polish_plurals_are_whole::<Ambush>(&[]);
    wording::polish_is_polish::<Ambush>(&[], &[], &["block"]);
    wording::languages_know::<Ambush>(&["seat-left".to_owned()]);
    wording::clauses_exist("- **1** Blocks march.", ["1"]);
}

fn reader() -> Reader {
    Reader::of::<Ambush>()
}

#[test]
fn words_out_of_order_are_caught() {
    let rows: &[(&str, fn())] = &[
        ("cannot say", || {
            reader().check(&Message::new("nothing"));
        }),
        ("cannot say", || {
            reader().check(&Message::new("put"));
        }),
        ("block-9", || {
            reader().check(&Message::new("put").name("block", "block-9"));
        }),
        ("nobody says", || reader().finish::<Ambush>(|_| false)),
        ("turn", || {
            wording::polish_plurals_are_whole::<Ambush>(&["turn"]);
        }),
        ("turn", || {
            wording::polish_is_polish::<Ambush>(&[], &["turn"], &[]);
        }),
        ("lewy", || {
            wording::polish_is_polish::<Ambush>(&[], &[], &["lewy"]);
        }),
        ("has no nothing", || {
            wording::languages_know::<Ambush>(&["nothing".to_owned()]);
        }),
        ("no clause 2", || {
            wording::clauses_exist("- **1** Blocks march.", ["2"]);
        }),
    ];
    for (words, check) in rows {
        let caught = catch_unwind(check).expect_err(words);
        let said = caught.downcast_ref::<String>().expect("a message");
        assert!(said.contains(words), "{words}: {said}");
    }
}
