//! A table through somebody's eyes: board, panels, log, the whole in words. The same
//! for matches that run and for those that are looked back at.

use bots::AnyBots;
use kernel::scene::{AnyDraw, Body, Figure, Panel, Scene};
use kernel::{AnyTable, Lexicon, Viewer};
use maud::{Markup, PreEscaped, html};

use super::log;
use super::pictures::chart;
use super::shell::Reader;
use crate::lang::{game_words, title};

/// Lines of the log on the page; the replay has them all.
const LINES: usize = 70;

/// A table through somebody's eyes.
pub struct Look<'a> {
    pub id: &'a str,
    pub game: &'static dyn AnyBots,
    pub table: &'a dyn AnyTable,
    pub viewer: Viewer,
    pub reader: &'a Reader,
    pub scene: Option<(&'static dyn AnyDraw, Scene)>,
}

impl<'a> Look<'a> {
    pub fn new(
        id: &'a str,
        game: &'static dyn AnyBots,
        table: &'a dyn AnyTable,
        viewer: Viewer,
        reader: &'a Reader,
    ) -> Look<'a> {
        let drawn = registry::picture(game.about().id);
        let scene = drawn.and_then(|drawn| {
            let scene = drawn.scene(table, viewer, reader.lang().code())?;
            Some((drawn, scene))
        });
        Look {
            id,
            game,
            table,
            viewer,
            reader,
            scene,
        }
    }

    /// The words of the game in the reader's language.
    pub fn words(&self) -> &'static Lexicon {
        game_words(self.game, self.reader.lang())
    }

    /// The address of a clause in the rules.
    pub fn rules(&self, clause: &str) -> String {
        format!("/games/{}/rules#{clause}", self.game.about().id)
    }

    /// What the viewer is told to do or to wait for.
    pub fn prompt(&self) -> Markup {
        let prompt = self.table.prompt(self.viewer);
        html! {
            p {
                (self.words().say(&prompt.say)) " "
                a.clause href=(self.rules(prompt.clause)) target="_blank"
                    title=(self.reader.t("to-the-rule")) { "§ " (prompt.clause) }
            }
        }
    }

    /// The board: what never changes is sent once with the page.
    pub fn board(&self) -> Markup {
        let Some((drawn, scene)) = &self.scene else {
            return html! {};
        };
        let chart = chart(*drawn, self.reader.lang());
        let title = title(self.game, self.reader.lang());
        html! {
            svg.iacta.board viewBox={ "0 0 " (scene.board.width) " " (scene.board.height) }
                role="group" aria-label=(title) tabindex="0" {
                defs { (PreEscaped(chart.definitions())) }
                g.ground aria-hidden="true" { (PreEscaped(chart.ground())) }
                g #scene .scene { (self.items()) }
                path #preview d="" {}
            }
        }
    }

    pub fn items(&self) -> Markup {
        match &self.scene {
            Some((drawn, scene)) => PreEscaped(chart(*drawn, self.reader.lang()).items(scene)),
            None => html! {},
        }
    }

    fn panels(&self, fights: bool) -> impl Iterator<Item = &Panel> {
        let panels = self.scene.iter().flat_map(|(_, scene)| &scene.panels);
        panels.filter(move |panel| panel.is_focus() == fights)
    }

    /// Cards first, then how the game stands, then what is off the board.
    pub fn hand(&self) -> Markup {
        let figure = |panel: &Panel| {
            html! {
                figure {
                    figcaption { (panel.title) }
                    (PreEscaped(scene::panel(panel)))
                }
            }
        };
        let stands = |panel: &Panel| {
            matches!(
                panel.body,
                Body::Score { .. } | Body::Track { .. } | Body::Race { .. }
            )
        };
        let panels: Vec<&Panel> = self.panels(false).collect();
        let (standing, rest): (Vec<&Panel>, Vec<&Panel>) =
            panels.into_iter().partition(|panel| stands(panel));
        let own = rest.iter().position(|panel| is_own(panel));
        let others = rest
            .iter()
            .enumerate()
            .filter(|(index, _)| Some(*index) != own);
        html! {
            @if let Some(own) = own { (figure(rest[own])) }
            div.standing { @for panel in standing { (figure(panel)) } }
            div.aside { @for (_, panel) in others { (figure(panel)) } }
        }
    }

    pub fn battle(&self) -> Markup {
        html! {
            @for panel in self.panels(true) {
                details id={ "fight-" (panel.key) } open {
                    summary {
                        (panel.title)
                        @if let Some(progress) = panel.progress() { span.soft { (progress) } }
                    }
                    (PreEscaped(scene::panel(panel)))
                }
            }
        }
    }

    pub fn log(&self) -> Markup {
        let from = self.table.lines().saturating_sub(LINES);
        let mut heard = self.table.heard(self.viewer, from);
        heard.retain(|line| !line.is_aside);
        let scene = self.scene.as_ref().map(|(_, scene)| scene);
        html! {
            div.scroll data-scroll="" {
                ol reversed {
                    @for (index, line) in heard.iter().enumerate().rev() {
                        @let next = heard.get(index + 1).map(|next| next.decision);
                        li.new-decision[next.is_some_and(|next| next != line.decision)] {
                            (log::sentence(self.words(), &line.say, scene))
                        }
                    }
                }
            }
        }
    }

    pub fn in_words(&self) -> Markup {
        let told = self.table.describe(self.viewer);
        let placed = self.scene.as_ref().map(|(_, scene)| scene::text(scene));
        html! {
            ul.words-of-board {
                @for say in &told { li { (self.words().say(say)) } }
                @for line in placed.iter().flatten() { li { (line) } }
            }
        }
    }
}

/// What the viewer plays from: sets of his own things, or cards that he sees.
fn is_own(panel: &Panel) -> bool {
    match &panel.body {
        Body::Ladder(_) => true,
        Body::Hand { cards } => (cards.iter())
            .any(|card| matches!(card.figure, Figure::Card { .. } | Figure::TextCard { .. })),
        _ => false,
    }
}
