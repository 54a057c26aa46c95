//! What stands on the map: generals, combat units, elephants, points, the train.

use kernel::scene::{Emblem, Figure, Item, Mark, Shape};
use kernel::{Lexicon, Message};

use super::{Pictures, board, keys};
use crate::id::{General, Space};
use crate::land::{Stack, Units};
use crate::side::Side;
use crate::view::View;
use crate::words::names;

pub fn all<W: Pictures>(view: &View<W>, words: &Lexicon) -> Vec<Item> {
    let mut items = Vec::new();
    for at in view.open.land.in_play.iter() {
        for side in Side::ALL {
            for inside in [false, true] {
                stack(&mut items, view, Stack { side, at, inside }, words);
            }
        }
        items.extend(points(view, at, words));
    }
    items
}

fn stack<W: Pictures>(items: &mut Vec<Item>, view: &View<W>, stack: Stack<W>, words: &Lexicon) {
    let land = &view.open.land;
    let Stack { side, at, inside } = stack;
    let generals = land.generals_in(stack);
    let commander = land.commander(stack);
    // The commander after those he leads: where room is short, later pieces cover earlier
    // ones, and he is the one to be seen.
    let led = (generals.iter())
        .filter(|&general| Some(general) != commander)
        .chain(commander);
    let mut put = |item: Item| {
        let item = item.mark(Mark::Walled, inside);
        let item = if inside {
            item.tip(words.name("board-inside"))
        } else {
            item
        };
        items.push(item.at(board::anchor::<W>(at)).in_place(at.id()));
    };
    for general in led {
        let leads = generals.len() > 1 && Some(general) == commander;
        let role = if Some(general) == commander {
            "board-commander"
        } else {
            "board-subordinate"
        };
        put(self::general(view, general, words)
            .mark(Mark::Leads, leads)
            .tip(words.name(role)));
    }
    let units = land.units(stack);
    let told = |key: &'static str| {
        let say = Message::new(key).name("side", names::side(side));
        let counted = Units::of(units.ordinary(), units.elephants);
        words.say(&names::units(say, counted))
    };
    if units.ordinary() > 0 {
        let figure = Figure::Token {
            shape: Shape::Shield,
            tint: keys::tint(side),
            emblem: Some(keys::troops(side)),
            text: Some(units.ordinary().to_string()),
        };
        put(Item::new(keys::units(stack), figure, told("board-cu")));
    }
    if units.elephants > 0 {
        let figure = Figure::Token {
            shape: Shape::Counter,
            tint: keys::tint(side),
            emblem: Some(Emblem::Elephant),
            text: Some(units.elephants.to_string()),
        };
        put(Item::new(
            keys::elephants(stack),
            figure,
            told("board-elephants"),
        ));
    }
    if let Some(item) = W::train(view, stack, words) {
        put(item);
    }
}

/// Siege or subjugation points, in the colour of the besieger.
fn points<W: Pictures>(view: &View<W>, at: Space<W>, words: &Lexicon) -> Option<Item> {
    let land = &view.open.land;
    let points = land.points[at.index()];
    let side = (Side::ALL.into_iter()).find(|&side| land.pointed[side].contains(at))?;
    let key = if at.is_city() {
        "board-siege"
    } else {
        "board-subjugation"
    };
    let figure = Figure::Token {
        shape: Shape::Disc,
        tint: keys::tint(side),
        emblem: Some(Emblem::Siege),
        text: Some(points.to_string()),
    };
    let title = words.say(&Message::new(key).count("points", points));
    let item = Item::new(format!("points:{at}"), figure, title);
    Some(item.at(board::anchor::<W>(at)).in_place(at.id()))
}

pub fn figure<W: Pictures>(general: General<W>, office: Option<String>) -> Figure {
    let sheet = general.sheet();
    let last = sheet.name.rsplit(' ').next().unwrap_or(sheet.name);
    Figure::General {
        tint: keys::tint(sheet.side),
        portrait: W::portrait(general),
        name: last.to_owned(),
        strategy: sheet.strategy,
        battle: sheet.battle,
        office,
    }
}

/// A general with his office, wherever he is.
pub fn general<W: Pictures>(view: &View<W>, general: General<W>, words: &Lexicon) -> Item {
    let office = W::office(view, general);
    let letter = office.map(|office| words.name(&format!("{office}-letter")));
    let item = portrait(general, letter, words);
    match office {
        Some(office) => item.tip(words.name(office)),
        None => item,
    }
}

/// A general with all that is told of him.
pub fn portrait<W: Pictures>(general: General<W>, office: Option<String>, words: &Lexicon) -> Item {
    let sheet = general.sheet();
    let rated =
        |key: &'static str, rating: u8| words.say(&Message::new(key).count("rating", rating));
    Item::new(
        keys::general(general),
        figure(general, office),
        words.name(&names::general(general)),
    )
    .tip(words.name(&format!("general-full-{}", general.id())))
    .tip(rated("board-strategy", sheet.strategy))
    .tip(rated("board-battle-value", sheet.battle))
    .tip(words.name(&names::ability(general)))
}

/// How many CUs of each side are where: what is left of the pieces from far off.
pub fn badges<W: Pictures>(view: &View<W>) -> Vec<Item> {
    let mut items = Vec::new();
    for at in view.open.land.in_play.iter() {
        for side in Side::ALL {
            let count = view.open.land.all_cu(side, at);
            if count > 0 {
                let tint = keys::tint(side);
                let key = format!("badge:{at}:{}", side.id());
                let item = Item::new(key, Figure::Badge { tint, count }, "");
                items.push(item.at(board::anchor::<W>(at)).in_place(at.id()));
            }
        }
    }
    items
}
