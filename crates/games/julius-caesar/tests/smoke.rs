use julius_caesar::{JuliusCaesar, State};
use kernel::{Asked, Fast, Game, Out, Wish};

#[test]
fn random_games_end() {
    println!("state {} bytes act {}", size_of::<State>(), size_of::<julius_caesar::Act>());
    let setup = JuliusCaesar::about().check(&Wish::default()).unwrap();
    let mut total = 0;
    for seed in 0..200 {
        let mut chance = Fast::new(seed);
        let mut out = Out::muted();
        let mut state = JuliusCaesar::new(&setup, &mut chance, &mut out);
        let mut options = Vec::new();
        for n in 0.. {
            kernel::settle::<JuliusCaesar>(&mut state, &mut chance, &mut out);
            let asked = JuliusCaesar::asked(&state);
            if asked == Asked::Nobody { break; }
            let seat = asked.seats().iter().next().unwrap();
            kernel::options_into::<JuliusCaesar>(&state, seat, &mut options);
            assert!(!options.is_empty(), "seed {seed} {n} {state:?}");
            let act = options[chance.below(options.len() as u32) as usize];
            JuliusCaesar::apply(&mut state, seat, act, &mut chance, &mut out);
            state.audit().unwrap_or_else(|b| panic!("seed {seed} {n} {act:?}: {b}"));
            total += 1;
        }
    }
    println!("decisions per game {}", total / 200);
}
