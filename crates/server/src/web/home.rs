//! The first page: the games, and one click to play.

use axum::extract::State;
use kernel::Message;
use maud::{Markup, html};

use super::reader::Guest;
use super::shell::{Reader, page, play_buttons};
use super::{Page, show};
use crate::lang::{game_words, title};
use crate::state::AppState;

/// `GET /`
pub async fn get(State(state): State<AppState>, guest: Guest) -> Page {
    let waiting = match guest.visitor.person_id() {
        Some(person) => state.waiting_for(person).await?,
        None => None,
    };
    let reader = guest.reader;
    let body = html! {
        section.hero {
            h1 { (reader.t("hero")) }
            p { (reader.t("hero-more")) }
            @if let Some((id, game)) = &waiting {
                p {
                    a.button.primary href={ "/m/" (id) } {
                        (reader.say(&Message::new("continue").text("game", title(*game, reader.lang()))))
                    }
                }
            }
        }
        div.cards {
            @for game in registry::games() { (card(&reader, *game)) }
        }
    };
    Ok(show(&page(&reader, &reader.t("nav-games"), &body)))
}

/// A game with its board and the sentence that makes one want to play it.
fn card(reader: &Reader, game: &'static dyn bots::AnyBots) -> Markup {
    let id = game.about().id;
    let words = game_words(game, reader.lang());
    let name = title(game, reader.lang());
    let drawn = registry::picture(id).is_some();
    let picture = |theme: &str| {
        format!(
            "/games/{id}/picture/board-{theme}.{}.svg",
            reader.lang().code()
        )
    };
    html! {
        article.game-card {
            @if drawn {
                a.picture href={ "/games/" (id) } tabindex="-1" aria-hidden="true" {
                    picture {
                        @match reader.theme {
                            Some(theme) => { img src=(picture(theme.id())) alt="" width="1600" height="900"; }
                            None => {
                                source media="(prefers-color-scheme: dark)" srcset=(picture("dark"));
                                img src=(picture("light")) alt="" width="1600" height="900";
                            }
                        }
                    }
                }
            }
            div.words {
                h2 { (name) }
                @if words.knows("game-pitch") { p { (words.name("game-pitch")) } }
                div.row {
                    (play_buttons(reader, id))
                    a href={ "/games/" (id) } { (reader.say(&Message::new("look-at").text("game", name.as_str()))) }
                }
            }
        }
    }
}
