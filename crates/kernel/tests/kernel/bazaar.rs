//! The suite holds for a game of three to five seats with secret offers, in every
//! scenario, with every option and every pair of options (K23).

use crate::toys::bazaar::{Bazaar, all_acts, another_offer};

kernel::suite!(Bazaar, |suite| suite
    .games(40)
    .limit(400)
    .unbounded()
    .acts(all_acts())
    .mirror(another_offer));
