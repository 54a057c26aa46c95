//! The games that the commands offer.

use bots::AnyBots;
use kernel::scene::AnyDraw;
use registry::UnknownGame;

/// Some games, the rules that their players can read, and their pictures.
#[derive(Debug, Clone, Copy)]
pub struct Catalogue {
    pub games: &'static [&'static dyn AnyBots],
    pub rules: fn(&str) -> Option<&'static str>,
    pub pictures: fn(&str) -> Option<&'static dyn AnyDraw>,
}

impl Catalogue {
    /// Every game of the registry.
    pub fn all() -> Catalogue {
        Catalogue {
            games: registry::games(),
            rules: registry::rules,
            pictures: registry::picture,
        }
    }

    pub fn find(&self, id: &str) -> Result<&'static dyn AnyBots, UnknownGame> {
        registry::find_in(self.games, id)
    }
}
