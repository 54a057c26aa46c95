//! A table through somebody's eyes: board, panels, log, the whole in words. The same
//! for matches that run and for those that are looked back at.

use bots::AnyBots;
use kernel::scene::{AnyDraw, Body, Figure, Panel, Scene};
use kernel::{AnyTable, Lexicon, Position, Seat, Viewer};
use maud::{Markup, PreEscaped, html};

use super::pictures::chart;
use super::shell::Reader;
use crate::game_match::Return;
use crate::lang::{game_words, title};

/// A table through somebody's eyes.
pub struct Look<'a> {
    pub id: &'a str,
    pub game: &'static dyn AnyBots,
    pub table: &'a dyn AnyTable,
    pub viewer: Viewer,
    pub reader: &'a Reader,
    /// The match is over: nothing of it is hidden from anybody.
    pub is_over: bool,
    pub scene: Option<(&'static dyn AnyDraw, Scene)>,
    /// Where the match went back.
    pub returns: &'a [Return],
    /// The seat that may ask to go back to a line of the log.
    pub goes_back: Option<Seat>,
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
            is_over: table.outcome().is_some(),
            scene,
            returns: &[],
            goes_back: None,
        }
    }

    /// The same, at an earlier moment of a match that may be over by now.
    pub fn of_match_over(mut self, is_over: bool) -> Look<'a> {
        self.is_over |= is_over;
        self
    }

    /// The same eyes at an earlier position of this match.
    pub fn at(&self, position: &Position) -> Look<'a> {
        let scene = self.scene.as_ref().and_then(|(drawn, _)| {
            let lang = self.reader.lang().code();
            let scene = drawn.scene_at(self.table, position, self.viewer, lang)?;
            Some((*drawn, scene))
        });
        Look { scene, ..*self }
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

    /// How the game stands, then one's own things, then what is off the board. Tracks are
    /// as wide at every question, so that things stay where they were.
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
        let (piles, panels): (Vec<&Panel>, Vec<&Panel>) =
            (panels.into_iter()).partition(|panel| matches!(panel.body, Body::Pile { .. }));
        let (standing, rest): (Vec<&Panel>, Vec<&Panel>) =
            panels.into_iter().partition(|panel| stands(panel));
        let own = rest.iter().position(|panel| is_own(panel));
        let others = rest
            .iter()
            .enumerate()
            .filter(|(index, _)| Some(*index) != own);
        html! {
            div.standing { @for panel in standing { (figure(panel)) } }
            div.own { @if let Some(own) = own { (figure(rest[own])) } }
            div.aside { @for (_, panel) in others { (figure(panel)) } }
            @if !piles.is_empty() {
                div.piles {
                    @for panel in piles {
                        details id={ "pile-" (panel.key) } {
                            summary { (panel.title) }
                            (PreEscaped(scene::panel(panel)))
                        }
                    }
                }
            }
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
        // What lies open for all is nobody's.
        Body::Hand { cards } if panel.tint.is_some() => (cards.iter())
            .any(|card| matches!(card.figure, Figure::Card { .. } | Figure::TextCard { .. })),
        _ => false,
    }
}
