//! Listing options asks nothing of the heap (K14).
#![allow(
    unsafe_code,
    reason = "an allocator that counts is unsafe by its trait"
)]

#[path = "kernel/toys/mod.rs"]
mod toys;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ops::ControlFlow;

use kernel::{Asked, Game, Out, Seat, SetupRequest, SplitMix64};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// Counting is all that is added to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// Plays random games and returns how often listing, counting, choosing and looking up
/// asked the heap for anything.
fn playouts<G: Game>(games: u64) -> (u64, u64) {
    let setup = G::about()
        .check(&SetupRequest::default())
        .expect("the default set-up");
    let (mut listing, mut decisions) = (0, 0);
    let mut out = Out::muted();
    for game in 0..games {
        let mut dice = SplitMix64::fork(game, 1);
        let mut state = G::new(&setup, &mut dice, &mut out);
        while let Some(seat) = first(G::asked(&state)) {
            let before = allocations();
            let number = kernel::count::<G>(&state, seat);
            let act = kernel::nth::<G>(&state, seat, dice.below(number as u32) as usize);
            let act = act.expect("what was counted is there");
            assert!(kernel::is_legal::<G>(&state, seat, act));
            let mut seen = 0;
            G::each_option(&state, seat, &mut |_| {
                seen += 1;
                ControlFlow::Continue(())
            });
            listing += allocations() - before;
            decisions += 1;
            assert_eq!(seen, number);
            G::apply(&mut state, seat, act, &mut dice, &mut out);
            kernel::settle::<G>(&mut state, &mut dice, &mut out);
        }
    }
    (listing, decisions)
}

fn first(asked: Asked) -> Option<Seat> {
    asked.seats().iter().next()
}

/// K14
#[test]
fn listing_options_allocates_nothing() {
    let before = allocations();
    let counted = Box::new(1);
    assert!(allocations() > before, "the allocator counts {counted}");
    for (allocated, decisions) in [
        playouts::<toys::bazaar::Bazaar>(20),
        playouts::<toys::gauntlet::Gauntlet>(20),
        playouts::<toys::caravan::Caravan>(20),
    ] {
        assert!(decisions > 200, "{decisions}");
        assert_eq!(allocated, 0);
    }
}
