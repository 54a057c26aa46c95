//! `iacta render`: boards of records as files.

use crate::common::{Dir, catalogue, run_in};
use iacta::{Catalogue, Error};

/// A record of the first real game, in a directory of its own.
fn recorded(test: &str) -> (Dir, String) {
    let dir = Dir::new(test);
    let game = registry::games()[0].about().id;
    let into = dir.path().to_str().unwrap();
    let args = [
        "simulate",
        game,
        "--games",
        "1",
        "--seed",
        "7",
        "--records",
        into,
    ];
    run_in(&Catalogue::all(), &args).unwrap();
    let name = dir.names().remove(0);
    let record = dir.file(&name);
    (dir, record)
}

fn render(args: &[&str]) -> Result<String, Error> {
    run_in(&Catalogue::all(), &[&["render"], args].concat())
}

#[test]
fn a_board_is_drawn_as_the_ending_says() {
    let (dir, record) = recorded("render");
    let [svg, png] = ["board.svg", "board.PNG"].map(|name| dir.file(name));
    let said = render(&[&record, "-o", &svg]).unwrap();
    assert!(said.starts_with(&svg), "{said}");
    let drawn = std::fs::read_to_string(&svg).unwrap();
    assert!(drawn.starts_with("<svg ") && drawn.ends_with("</svg>"));
    // A file of its own: it says how it looks.
    assert!(drawn.contains("<style>"));
    render(&[&record, "--width", "600", "-o", &png]).unwrap();
    let pixels = std::fs::read(&png).unwrap();
    assert!(pixels.starts_with(b"\x89PNG\r\n\x1a\n"));
    let width: [u8; 4] = pixels[16..20].try_into().unwrap();
    assert_eq!(u32::from_be_bytes(width), 600);
}

#[test]
fn what_is_drawn_depends_on_moment_seat_language_and_colours() {
    let (dir, record) = recorded("render-differs");
    let file = dir.file("board.svg");
    let draw = |more: &[&str]| {
        let args = [&[record.as_str(), "--lang", "en"], more, &["-o", &file]].concat();
        render(&args).unwrap();
        std::fs::read_to_string(&file).unwrap()
    };
    let plain = draw(&["--at", "40"]);
    assert_eq!(plain, draw(&["--at", "40"]), "the same picture every time");
    assert_eq!(plain, draw(&["--at", "40", "--seat", "spectator"]));
    for other in [
        &["--at", "0"][..],
        &["--at", "40", "--seat", "0"],
        &["--at", "40", "--seat", "1"],
        &["--at", "40", "--theme", "dark"],
    ] {
        assert_ne!(plain, draw(other), "{other:?}");
    }
    render(&[&record, "--at", "40", "--lang", "pl", "-o", &file]).unwrap();
    assert_ne!(plain, std::fs::read_to_string(&file).unwrap());
}

#[test]
fn what_cannot_be_drawn_is_one_clear_message_and_no_file() {
    let (dir, record) = recorded("render-bad");
    let torn = dir.write("torn.iacta", "{\"format\": ");
    let svg = dir.file("board.svg");
    let lost = dir.file("no/such/dir/board.svg");
    let missing = dir.file("missing.iacta");
    let names = dir.names();
    let rows: &[(&[&str], u8, &str)] = &[
        (&[&record, "-o", "board.gif"], 2, "--output board.gif: "),
        (&[&record, "-o", "board"], 2, "NAME.svg or NAME.png"),
        (
            &[&record, "--seat", "nero", "-o", &svg],
            2,
            "no seat \"nero\"",
        ),
        (&[&record, "--at", "999999", "-o", &svg], 2, "--at 999999: "),
        (&[&missing, "-o", &svg], 3, "cannot be read"),
        (&[&torn, "-o", &svg], 3, "cut short"),
        (&[&record, "-o", &lost], 1, "cannot be written"),
        (
            &[&record, "--width", "0", "-o", "board.png"],
            2,
            "--width: a picture 0 pixels wide",
        ),
        (
            &[&record, "--width", "4000000000", "-o", "board.png"],
            2,
            "--width: a picture 4000000000 pixels wide",
        ),
    ];
    for (args, code, message) in rows {
        let error = render(args).expect_err("it cannot be drawn");
        let said = error.to_string();
        assert!(said.contains(message), "{args:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{args:?}: {said}");
        assert_eq!(error.exit_code(), *code, "{args:?}");
    }
    assert_eq!(dir.names(), names);
}

#[test]
fn a_game_without_pictures_says_so() {
    let dir = Dir::new("render-none");
    let into = dir.path().to_str().unwrap();
    let args = ["simulate", "stakes", "--games", "1", "--records", into];
    run_in(&catalogue(), &args).unwrap();
    let record = dir.file(&dir.names()[0]);
    let svg = dir.file("board.svg");
    let error = run_in(&catalogue(), &["render", &record, "-o", &svg]).unwrap_err();
    assert_eq!(error.to_string(), "stakes has no board to draw");
}
