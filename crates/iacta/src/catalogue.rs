//! The games that the commands offer.

use bots::AnyBots;
use registry::UnknownGame;

/// Some games, and the rules that their players can read.
#[derive(Debug, Clone, Copy)]
pub struct Catalogue {
    pub games: &'static [&'static dyn AnyBots],
    pub rules: fn(&str) -> Option<&'static str>,
}

impl Catalogue {
    /// Every game of the registry.
    pub fn all() -> Catalogue {
        Catalogue {
            games: registry::games(),
            rules: registry::rules,
        }
    }

    pub fn find(&self, id: &str) -> Result<&'static dyn AnyBots, UnknownGame> {
        registry::find_in(self.games, id)
    }
}
