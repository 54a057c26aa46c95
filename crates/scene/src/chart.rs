//! A board in one language: what never changes is drawn once, and scenes are laid
//! out on it.

use std::collections::HashMap;

use kernel::Lexicon;
use kernel::scene::{Area, BoardArt, Emblem, Figure, Item, Panel, Point, Scene, Tint};

use crate::emblems::definitions;
use crate::ground;
use crate::labels::{self, Frame, Label, Script};
use crate::layout::{Layout, PIECE};
use crate::outline::{self, Mask};
use crate::panels;
use crate::pieces;
use crate::style::{Theme, sheet};
use crate::svg::{escape, num, pair, put};
use crate::text::is_piece;

/// A board drawn for readers of one language. Made once and shared.
#[derive(Debug)]
pub struct Chart {
    width: f32,
    height: f32,
    definitions: String,
    ground: String,
    labels: Vec<Label>,
    scripts: Vec<Script>,
    names: HashMap<String, Frame>,
    layout: Layout,
    /// By the id of an area, the id of its outline in the definitions.
    areas: HashMap<String, String>,
}

impl Chart {
    pub fn new(art: &BoardArt, words: &Lexicon) -> Chart {
        let land = Mask::new(&art.coast, art.width, art.height);
        let scripts = labels::scripts(art, words, &land);
        let labels = labels::place(art, words, &scripts, &land);
        let mut emblems = vec![
            Emblem::Laurel,
            Emblem::Anchor,
            Emblem::Swords,
            Emblem::March,
            Emblem::Shield,
        ];
        for emblem in &art.emblems {
            if !emblems.contains(emblem) {
                emblems.push(*emblem);
            }
        }
        let (areas, outlines) = areas(art);
        Chart {
            width: art.width,
            height: art.height,
            definitions: definitions(&emblems, &art.tints) + &outlines,
            ground: ground::draw(art, &labels, &scripts, &land),
            names: (labels.iter())
                .map(|label| (label.place.clone(), label.frame))
                .collect(),
            layout: Layout::new(art, &labels, &scripts),
            areas,
            labels,
            scripts,
        }
    }

    /// The signs and blocks that scenes, panels and tokens refer to: once a page.
    pub fn definitions(&self) -> &str {
        &self.definitions
    }

    /// What never changes.
    pub fn ground(&self) -> &str {
        &self.ground
    }

    pub fn labels(&self) -> &[Label] {
        &self.labels
    }

    pub fn scripts(&self) -> &[Script] {
        &self.scripts
    }

    /// Where each item of the scene stands: pieces of one place beside one another,
    /// each side's together.
    pub fn seats(&self, scene: &Scene) -> Vec<Point> {
        // By place: the sides in the order they come, with their pieces.
        let mut places: HashMap<&str, Vec<(Tint, Vec<usize>)>> = HashMap::new();
        let mut badges: HashMap<&str, Vec<usize>> = HashMap::new();
        for (index, item) in scene.items.iter().enumerate() {
            let Some(place) = item.place.as_deref() else {
                continue;
            };
            if let Some(side) = side(&item.figure) {
                let groups = places.entry(place).or_default();
                match groups.iter_mut().find(|(known, _)| *known == side) {
                    Some((_, group)) => group.push(index),
                    None => groups.push((side, vec![index])),
                }
            } else if matches!(item.figure, Figure::Badge { .. }) {
                badges.entry(place).or_default().push(index);
            }
        }
        let mut points: Vec<Point> = scene.items.iter().map(|item| item.at).collect();
        for (place, groups) in places {
            let counts: Vec<usize> = groups.iter().map(|(_, group)| group.len()).collect();
            let seats = self.layout.seats(place, &counts);
            let pieces = groups.iter().flat_map(|(_, group)| group);
            for (index, seat) in pieces.zip(seats) {
                points[*index] = seat;
            }
        }
        for group in badges.into_values() {
            let middle = (group.len() - 1) as f32 / 2.0;
            for (turn, index) in group.into_iter().enumerate() {
                points[index][0] += 56.0 * (turn as f32 - middle);
            }
        }
        points
    }

    /// The items of a scene, each a keyed group.
    pub fn items(&self, scene: &Scene) -> String {
        let mut out = String::new();
        let seats = self.seats(scene);
        let stacks = stacks(scene, &seats);
        let mut led = false;
        for (item, at) in scene.items.iter().zip(&seats) {
            // Lines to places lie under all pieces.
            if !led && is_piece(&item.figure) {
                led = true;
                self.leaders(&mut out, &stacks);
            }
            if let Figure::Wash { tint, area } = &item.figure {
                self.wash(&mut out, item, tint.id(), area);
                continue;
            }
            if let (Figure::Place { radius: 0.0, .. }, Some(place)) = (&item.figure, &item.place)
                && let Some(area) = self.areas.get(place)
            {
                pieces::area(&mut out, item, area);
                continue;
            }
            let place = matches!(item.figure, Figure::Place { .. });
            let name = item.place.as_ref().filter(|_| place);
            let name = name.and_then(|place| self.names.get(place)).copied();
            match &item.figure {
                Figure::Badge { count, .. } if item.title.is_empty() => {
                    let title = format!("{}: {count}", place_title(scene, item));
                    let named = Item {
                        title,
                        ..item.clone()
                    };
                    pieces::item(&mut out, &named, *at, 1.0, None);
                }
                _ => pieces::item(&mut out, item, *at, 1.0, name),
            }
        }
        for stack in &stacks {
            tally(&mut out, scene, stack);
        }
        for item in &scene.items {
            let fought = matches!(
                item.figure,
                Figure::Place {
                    contested: true,
                    ..
                }
            );
            if let Some(place) = item.place.as_deref().filter(|_| fought) {
                let standing: Vec<Point> = (scene.items.iter().zip(&seats))
                    .filter(|(other, _)| {
                        other.place.as_deref() == Some(place) && is_piece(&other.figure)
                    })
                    .map(|(_, at)| *at)
                    .collect();
                let top = standing.iter().fold(item.at[1], |top, at| top.min(at[1]));
                let across = standing.iter().map(|at| at[0]).sum::<f32>();
                let middle = across / standing.len().max(1) as f32;
                pieces::clash(&mut out, place, [middle, top - PIECE / 2.0 - 10.0]);
            }
        }
        out
    }

    /// Thin lines from the places to the stacks that do not cover them.
    fn leaders(&self, out: &mut String, stacks: &[Stack<'_>]) {
        let mut places: Vec<(&str, Vec<Point>)> = Vec::new();
        for stack in stacks {
            match places.iter_mut().find(|(place, _)| *place == stack.place) {
                Some((_, seats)) => seats.extend(&stack.seats),
                None => places.push((stack.place, stack.seats.clone())),
            }
        }
        for (place, seats) in places {
            if let Some([from, to]) = self.layout.leader(place, &seats) {
                put!(
                    out,
                    r#"<path class="i leader" data-key="leader:{}" aria-hidden="true" d="M{}L{}"/>"#,
                    escape(place),
                    pair(from),
                    pair(to)
                );
            }
        }
    }

    fn wash(&self, out: &mut String, item: &Item, tint: &str, area: &str) {
        let Some(area) = self.areas.get(area) else {
            return;
        };
        put!(
            out,
            r##"<g class="i wash t-{tint}" data-key="{}" aria-hidden="true"><use class="held" href="#{area}"/><use fill="url(#h-{tint})" href="#{area}"/></g>"##,
            escape(&item.key)
        );
    }

    fn open(&self, out: &mut String, title: &str) {
        let (width, height) = (num(self.width), num(self.height));
        put!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="iacta board" viewBox="0 0 {width} {height}" role="group" aria-label="{}">"#,
            escape(title)
        );
    }

    /// The whole board for a page that has the style sheet.
    pub fn svg(&self, scene: &Scene, title: &str) -> String {
        let mut out = String::new();
        self.open(&mut out, title);
        put!(
            &mut out,
            r#"<defs>{}</defs><g class="ground" aria-hidden="true">{}</g><g class="scene">{}</g></svg>"#,
            self.definitions,
            self.ground,
            self.items(scene)
        );
        out
    }

    /// The whole board as a file of its own.
    pub fn standalone(&self, scene: &Scene, title: &str, theme: Theme) -> String {
        with_sheet(&self.svg(scene, title), theme)
    }

    /// A panel as a file of its own.
    pub fn standalone_panel(&self, panel: &Panel, theme: Theme) -> String {
        let drawn = panels::panel(panel);
        let body = drawn.replacen('>', &format!("><defs>{}</defs>", self.definitions), 1);
        let named = body.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
        with_sheet(&named, theme)
    }
}

/// Outlines, and where to find each by the id of its area; of a sea and a province with
/// one id, the plain id is the province's here, since provinces are what is held.
fn areas(art: &BoardArt) -> (HashMap<String, String>, String) {
    let mut areas = HashMap::new();
    let mut outlines = String::new();
    // Where there are no provinces, seas are places with a radius like all others.
    let seas: &[Area] = if art.provinces.is_empty() {
        &[]
    } else {
        &art.seas
    };
    for (kind, group) in [("sea", seas), ("province", &art.provinces)] {
        for area in group {
            let id = format!("a-{kind}-{}", area.id);
            put!(
                &mut outlines,
                r#"<path id="{id}" fill-rule="evenodd" d="{}"/>"#,
                outline::path(&area.polygons, 0.4)
            );
            areas.insert(format!("{kind}:{}", area.id), id.clone());
            areas.insert(area.id.clone(), id);
        }
    }
    (areas, outlines)
}

/// The name of the place in which an item is.
fn place_title<'a>(scene: &'a Scene, item: &Item) -> &'a str {
    let place = (scene.items.iter())
        .find(|other| other.place == item.place && matches!(other.figure, Figure::Place { .. }));
    place.map_or("", |place| &place.title)
}

/// The pieces of one side in one place.
struct Stack<'a> {
    place: &'a str,
    side: Tint,
    seats: Vec<Point>,
}

fn stacks<'a>(scene: &'a Scene, seats: &[Point]) -> Vec<Stack<'a>> {
    let mut stacks: Vec<Stack<'a>> = Vec::new();
    for (item, at) in scene.items.iter().zip(seats) {
        let (Some(place), Some(side)) = (item.place.as_deref(), side(&item.figure)) else {
            continue;
        };
        let known = (stacks.iter_mut()).find(|stack| stack.place == place && stack.side == side);
        match known {
            Some(stack) => stack.seats.push(*at),
            None => stacks.push(Stack {
                place,
                side,
                seats: vec![*at],
            }),
        }
    }
    stacks
}

/// How many there are in a stack, at its upper right corner. The badge of the place
/// knows what counts: a token may stand for several.
fn tally(out: &mut String, scene: &Scene, stack: &Stack<'_>) {
    if stack.seats.len() < 2 {
        return;
    }
    let badge = scene.items.iter().find_map(|item| match item.figure {
        Figure::Badge { tint, count }
            if tint == stack.side && item.place.as_deref() == Some(stack.place) =>
        {
            Some(usize::from(count))
        }
        _ => None,
    });
    let count = badge.unwrap_or(stack.seats.len());
    if count < 2 {
        return;
    }
    let right = stack.seats.iter().map(|at| at[0]).fold(f32::MIN, f32::max);
    let top = stack.seats.iter().map(|at| at[1]).fold(f32::MAX, f32::min);
    let at = [right + PIECE / 2.0, top - PIECE / 2.0];
    put!(
        out,
        r#"<g class="i near tally t-{}" data-key="tally:{}:{}" transform="translate({})" aria-hidden="true"><circle class="badge" r="15"/><text class="num face-ink" y="8" font-size="24">{}</text></g>"#,
        stack.side.id(),
        escape(stack.place),
        stack.side.id(),
        pair(at),
        count
    );
}

/// Whose piece it is, if it is one: the flag tells where the wood does not.
fn side(figure: &Figure) -> Option<Tint> {
    match figure {
        Figure::Block { tint, flag, .. } | Figure::Back { tint, flag } => {
            Some(flag.unwrap_or(*tint))
        }
        Figure::Token { tint, .. } | Figure::General { tint, .. } => Some(*tint),
        _ => None,
    }
}

fn with_sheet(svg: &str, theme: Theme) -> String {
    svg.replacen('>', &format!("><style>{}</style>", sheet(theme)), 1)
}
