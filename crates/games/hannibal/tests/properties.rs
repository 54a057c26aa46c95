//! What holds in every game, looked for in random ones.

use hannibal::Hannibal;

kernel::suite!(Hannibal, |suite| suite.games(13));
