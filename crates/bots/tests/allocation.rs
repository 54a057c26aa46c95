//! Once warm, a game between bots allocates nothing: not for a decision, not for a
//! list of options, not for an event that nobody hears.

mod common;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use bots::{GameSeed, Plan, Worker};
use common::{Stakes, setup};

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// An allocator cannot be written without `unsafe`; this one only counts and leaves
// the work to the system's.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = COUNT.try_with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let _ = COUNT.try_with(|count| count.set(count.get() + 1));
        unsafe { System.realloc(place, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations(go: impl FnOnce()) -> u64 {
    let before = COUNT.get();
    go();
    COUNT.get() - before
}

#[test]
fn a_warm_game_allocates_nothing() {
    let setup = setup("crowd", &[]);
    let plan = Plan::new(&setup);
    let mut worker = Worker::<Stakes>::new(&plan);
    for seed in 0..50 {
        worker.play(GameSeed(seed)).unwrap();
    }
    let mut decisions = 0;
    let counted = allocations(|| {
        for seed in 50..250 {
            decisions += worker.play(GameSeed(seed)).unwrap().decisions;
        }
    });
    assert!(decisions > 10_000, "{decisions}");
    assert_eq!(counted, 0, "in {decisions} decisions");
}

#[test]
fn the_counter_counts() {
    let counted = allocations(|| drop(std::hint::black_box(Box::new(1))));
    assert_eq!(counted, 1);
}
