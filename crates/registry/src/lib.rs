//! The games there are, one line a game.

use bots::AnyBots;
use kernel::scene::AnyDraw;

macro_rules! games {
    ($($game:ty, $rules:literal;)*) => {
        static GAMES: &[&dyn AnyBots] = &[$({
            static GAME: kernel::Erased<$game> = kernel::Erased::new();
            &GAME
        }),*];

        static PICTURES: &[&dyn AnyDraw] = &[$({
            static GAME: kernel::Erased<$game> = kernel::Erased::new();
            &GAME
        }),*];

        static RULES: &[&str] = &[$(include_str!(concat!("../../../docs/rules/", $rules))),*];
    };
}

games! {
    julius_caesar::JuliusCaesar, "julius-caesar.md";
    hannibal::Hannibal, "hannibal.md";
    mare_nostrum::MareNostrum, "mare-nostrum.md";
    hands_in_the_sea::HandsInTheSea, "hands-in-the-sea.md";
}

pub fn games() -> &'static [&'static dyn AnyBots] {
    GAMES
}

/// The game called `id`.
pub fn find(id: &str) -> Result<&'static dyn AnyBots, UnknownGame> {
    find_in(GAMES, id)
}

/// The rules of the game called `id` as its players read them: `docs/rules/ID.md`.
pub fn rules(id: &str) -> Option<&'static str> {
    let place = GAMES.iter().position(|game| game.about().id == id)?;
    RULES.get(place).copied()
}

/// The pictures of the game called `id`.
pub fn picture(id: &str) -> Option<&'static dyn AnyDraw> {
    PICTURES.iter().find(|game| game.about().id == id).copied()
}

/// As `find`, among some games.
pub fn find_in<'a>(games: &[&'a dyn AnyBots], id: &str) -> Result<&'a dyn AnyBots, UnknownGame> {
    let found = games.iter().find(|game| game.about().id == id);
    found.copied().ok_or_else(|| UnknownGame {
        id: id.to_owned(),
        known: games.iter().map(|game| game.about().id).collect(),
    })
}

/// There is no such game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownGame {
    pub id: String,
    pub known: Vec<&'static str>,
}

impl UnknownGame {
    /// What was probably meant.
    pub fn hint(&self) -> Option<&'static str> {
        let id = self.id.to_lowercase();
        (self.known.iter())
            .map(|&known| (strsim::jaro_winkler(&id, known), known))
            .filter(|(alike, _)| *alike > 0.75)
            .max_by(|(one, _), (other, _)| one.total_cmp(other))
            .map(|(_, known)| known)
    }
}

impl std::error::Error for UnknownGame {}

impl std::fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no game {:?}; ", self.id)?;
        match self.hint() {
            Some(hint) => write!(f, "did you mean {hint}?"),
            None => write!(f, "there are {}", self.known.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::UnknownGame;

    #[test]
    fn every_game_guards_the_version_of_its_rules_with_recorded_games() {
        for game in super::games() {
            let id = game.about().id;
            let file = format!("../games/{id}/tests/recorded/0.json");
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
            assert!(path.exists(), "{} is missing", path.display());
        }
    }

    #[test]
    fn a_slip_is_met_with_a_hint_and_a_wild_guess_with_the_list() {
        let unknown = |id: &str| UnknownGame {
            id: id.to_owned(),
            known: vec!["julius-caesar", "hannibal", "hamilcar"],
        };
        let cases = [
            ("julius-ceasar", "did you mean julius-caesar?"),
            ("Julius Caesar", "did you mean julius-caesar?"),
            ("hanibal", "did you mean hannibal?"),
            ("chess", "there are julius-caesar, hannibal, hamilcar"),
            ("", "there are julius-caesar, hannibal, hamilcar"),
        ];
        for (id, expected) in cases {
            let said = unknown(id).to_string();
            assert!(said.ends_with(expected), "{id:?}: {said}");
        }
    }
}
