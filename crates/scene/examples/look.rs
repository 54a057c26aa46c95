//! Plays random decisions and draws what a seat sees.
//!
//! `cargo run -p scene --example look -- OUT.svg [GAME] [DECISIONS] [SEAT] [LANGUAGE]
//! [THEME] [SEED] [SCENARIO]`
//!
//! `DECISIONS` may be `battle`: stop in the middle of one. `SEAT` may be 2: an onlooker.
//! Panels go to `OUT.KEY.svg`, what the gallery shows to `OUT.gallery-KEY.svg`; with a
//! name that ends in `.png` all are drawn as pixels.

use hands_in_the_sea::HandsInTheSea;
use hannibal::Hannibal;
use julius_caesar::JuliusCaesar;
use kernel::scene::{Body, Draw, Figure, Panel};
use kernel::{Lexicon, Seat, SetupRequest, SplitMix64, Table, Viewer};
use scene::{Chart, Theme};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.get(1).map(String::as_str) {
        Some("hannibal") => look::<Hannibal>(&args),
        Some("hands-in-the-sea") => look::<HandsInTheSea>(&args),
        _ => look::<JuliusCaesar>(&args),
    }
}

fn look<G: Draw>(args: &[String]) {
    let arg = |index: usize, or: &'static str| args.get(index).map_or(or, String::as_str);
    let file = arg(0, "look.png");
    let viewer = match arg(3, "0") {
        "2" => Viewer::Spectator,
        "1" => Viewer::Seat(Seat(1)),
        _ => Viewer::Seat(Seat(0)),
    };
    let theme = match arg(5, "light") {
        "dark" => Theme::Dark,
        _ => Theme::Light,
    };
    let words = Lexicon::of::<G>().expect("the words of the game");
    let words = words.get(arg(4, "en")).expect("a language of the game");
    let seed = arg(6, "1").parse().unwrap_or(1);
    let table = play::<G>(arg(2, "0"), seed, args.get(7), viewer, words);
    let chart = Chart::new(G::board(), words);
    let heard: Vec<_> = table.heard(viewer).collect();
    let scene = G::scene(&table.view(viewer), &heard, words);
    let write = |name: &str, svg: &str, width: u32| {
        let bytes = if name.ends_with(".png") {
            scene::png(svg, width).expect("a picture")
        } else {
            svg.as_bytes().to_vec()
        };
        println!("{name}: {} bytes", bytes.len());
        std::fs::write(name, bytes).expect("the file can be written");
    };
    write(
        file,
        &chart.standalone(&scene, G::about().name, theme),
        2400,
    );
    let (stem, end) = file.rsplit_once('.').unwrap_or((file, "svg"));
    let panel = |kind: &str, panel: &Panel, width: u32| {
        let name = format!("{stem}.{kind}{}.{end}", panel.key.replace(':', "-"));
        write(&name, &chart.standalone_panel(panel, theme), width);
    };
    for own in &scene.panels {
        panel("", own, 900);
    }
    for shown in G::gallery(words) {
        panel("gallery-", &shown, 1800);
    }
    println!("{}", words.say(&G::prompt(&table.view(viewer)).say));
    for line in scene::text(&scene).iter().take(8) {
        println!("{line}");
    }
}

/// A fight in which something lies on the table already.
fn fights(panel: &Panel) -> bool {
    match &panel.body {
        Body::Battle(fight) => {
            let lines = &fight.lines;
            let card = |line: &kernel::scene::FightSide| {
                (line.blocks.iter()).any(|item| matches!(item.figure, Figure::TextCard { .. }))
            };
            lines.iter().all(card) || lines.iter().all(|line| line.blocks.len() > 2)
        }
        _ => false,
    }
}

fn play<G: Draw>(
    until: &str,
    seed: u64,
    scenario: Option<&String>,
    viewer: Viewer,
    words: &Lexicon,
) -> Table<G> {
    let wanted = SetupRequest {
        scenario: scenario.cloned(),
        ..SetupRequest::default()
    };
    let setup = G::about().check(&wanted).expect("the scenario");
    let mut chance = SplitMix64::new(seed);
    let mut table = Table::<G>::new(setup, &mut chance).expect("a table");
    let decisions: usize = until.parse().unwrap_or(4000);
    for _ in 0..decisions {
        let Some(seat) = table.asked().seats().iter().next() else {
            break;
        };
        if until == "battle" {
            let heard: Vec<_> = table.heard(viewer).collect();
            let scene = G::scene(&table.view(viewer), &heard, words);
            if scene.panels.iter().any(fights) {
                break;
            }
        }
        let options = table.options(seat);
        let act = options[chance.below(options.len() as u32) as usize];
        table
            .play(seat, act, &mut chance, None)
            .expect("a listed act is legal");
    }
    table
}
