//! What holds in every game, looked for in random ones.

use mare_nostrum::MareNostrum;

kernel::suite!(MareNostrum, |suite| suite.games(12));
