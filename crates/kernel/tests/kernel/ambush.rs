//! The suite holds for a sound game, with hidden blocks and a secret set-up.

use crate::toys::ambush::{Ambush, all_acts, broken, exchange_unseen, fault};

kernel::suite!(Ambush, |suite| suite
    .setups(vec![broken(fault::NONE)])
    .games(60)
    .acts(all_acts())
    .mirror(exchange_unseen));
