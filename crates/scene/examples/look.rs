//! Plays random decisions and draws what a seat sees.
//!
//! `cargo run -p scene --example look -- OUT.svg [DECISIONS] [SEAT] [LANGUAGE] [THEME] [SEED]`
//!
//! `DECISIONS` may be `battle` (stop in the third turn of a battle) or `crowd` (a
//! dozen blocks in Rome). Panels go to `OUT.KEY.svg`; with a name that ends in
//! `.png` all are drawn as pixels.

use julius_caesar::{Block, JuliusCaesar, Phase, Place, Side, State, data};
use kernel::scene::Draw;
use kernel::{Fast, Game, Lexicon, Table, Viewer, Wish};
use scene::{Chart, Theme};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |index: usize, or: &'static str| args.get(index).map_or(or, String::as_str);
    let file = arg(0, "look.png");
    let seat = Side::ALL[usize::from(arg(2, "0") == "1")].seat();
    let viewer = if arg(2, "0") == "2" {
        Viewer::Spectator
    } else {
        Viewer::Seat(seat)
    };
    let theme = match arg(4, "light") {
        "dark" => Theme::Dark,
        _ => Theme::Light,
    };
    let table = play(arg(1, "0"), arg(5, "1").parse().unwrap_or(1));
    let words = Lexicon::of::<JuliusCaesar>().expect("the words of the game");
    let words = words.get(arg(3, "en")).expect("a language of the game");
    let chart = Chart::new(JuliusCaesar::board(), words);
    let heard: Vec<_> = table.heard(viewer).collect();
    let scene = JuliusCaesar::scene(&table.view(viewer), &heard, words);
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
        &chart.standalone(&scene, "Julius Caesar", theme),
        2400,
    );
    let (stem, end) = file.rsplit_once('.').unwrap_or((file, "svg"));
    for panel in &scene.panels {
        let name = format!("{stem}.{}.{end}", panel.key.replace(':', "-"));
        write(&name, &chart.standalone_panel(panel, theme), 900);
    }
    for line in scene::text(&scene).iter().take(8) {
        println!("{line}");
    }
}

fn play(until: &str, seed: u64) -> Table<JuliusCaesar> {
    let setup = (JuliusCaesar::about().check(&Wish::default())).expect("the scenario");
    let mut chance = Fast::new(seed);
    let mut table = Table::<JuliusCaesar>::new(setup.clone(), &mut chance).expect("a table");
    if until == "crowd" {
        return Table::load(setup, crowd(table.state().clone())).expect("a position");
    }
    let decisions: usize = until.parse().unwrap_or(4000);
    for decision in 0..decisions {
        let Some(seat) = table.asked().seats().iter().next() else {
            break;
        };
        let fight = (table.state().open.battle).is_some_and(|battle| !battle.acted.is_empty());
        let blocks = table.state().open.battle.map_or(0, |battle| {
            battle.line[Side::Caesar].len() + battle.line[Side::Pompey].len()
        });
        if until == "battle" && decision > 20 && fight && blocks > 4 {
            break;
        }
        let options = table.options(seat);
        let act = options[chance.below(options.len() as u32) as usize];
        table
            .play(seat, act, &mut chance, None)
            .expect("a listed act is legal");
    }
    table
}

/// A dozen of Caesar's blocks in Rome.
fn crowd(mut state: State) -> State {
    let rome = data().rome;
    let blocks: Vec<Block> = data().owned[Side::Caesar]
        .iter()
        .filter(|block| block.is_land())
        .collect();
    for block in blocks.into_iter().take(12) {
        if state.place_of(block).is_none() && state.standing.contains(block) {
            state.put(block, Side::Caesar, rome, block.sheet().max_steps);
        } else if state
            .place_of(block)
            .is_some_and(|place: Place| place != rome)
        {
            state.shift(block, Side::Caesar, rome);
        }
    }
    debug_assert!(!matches!(state.open.phase, Phase::Over { .. }));
    state
}
