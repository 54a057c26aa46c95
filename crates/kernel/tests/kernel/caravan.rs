//! The suite holds for a game of deck-building with commands drafted in private.

use crate::toys::caravan::{Caravan, all_acts, another_draft};

kernel::suite!(Caravan, |suite| suite
    .games(60)
    .acts(all_acts())
    .mirror(another_draft));
