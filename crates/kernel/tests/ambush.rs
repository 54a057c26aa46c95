//! The suite holds for a sound game, with hidden blocks and a secret set-up.

mod toys;

use toys::ambush::{Ambush, all_acts, exchange_unseen, fault};

kernel::suite!(Ambush<{ fault::NONE }>, |suite| suite
    .games(60)
    .acts(all_acts())
    .mirror(exchange_unseen::<{ fault::NONE }>));
