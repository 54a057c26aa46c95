//! What lies on the map: sea zones by who rules them, locations with their markers,
//! fleets, battles, and the moves of the round.

use kernel::scene::{Emblem, Figure, Glide, Item, Mark, PlaceKind, Point, Shape, Tint, Way};
use kernel::{Lexicon, Message};

use super::{board, keys};
use crate::act::Haven;
use crate::data::data;
use crate::event::Event;
use crate::ids::{Location, Zone};
use crate::side::Side;
use crate::view::View;
use crate::words::names;

/// 4.3-e: the side whose fleet is alone in a zone.
fn ruler(view: &View, zone: Zone) -> Option<Side> {
    let there = |side: Side| view.powers[side].fleet.zone == Some(zone);
    (Side::ALL.into_iter()).find(|&side| there(side) && !there(side.enemy()))
}

/// Zones in the colour of the fleet that rules them.
pub fn washes(view: &View) -> Vec<Item> {
    Zone::ALL
        .into_iter()
        .filter_map(|zone| {
            let figure = Figure::Wash {
                tint: keys::tint(ruler(view, zone)?),
                area: format!("sea:{zone}"),
            };
            Some(Item::new(format!("wash:{zone}"), figure, ""))
        })
        .collect()
}

fn place(kind: PlaceKind, radius: f32, tint: Option<Tint>, contested: bool) -> Figure {
    Figure::Place {
        radius,
        value: 0,
        kind,
        tint,
        contested,
    }
}

pub fn zones(view: &View, words: &Lexicon) -> Vec<Item> {
    Zone::ALL
        .into_iter()
        .map(|zone| {
            let title = Message::new("board-zone").name("zone", names::zone(zone));
            let tip = match ruler(view, zone) {
                Some(side) => Message::new("board-zone-ruled").name("side", names::side(side)),
                None => Message::new("board-zone-open"),
            };
            let figure = place(PlaceKind::Sea, 0.0, None, false);
            Item::new(keys::zone(zone), figure, words.say(&title))
                .at(board::at_sea(zone))
                .in_place(format!("sea:{zone}"))
                .tip(words.say(&tip))
        })
        .collect()
}

pub fn owner(view: &View, at: Location) -> Option<Side> {
    (Side::ALL.into_iter()).find(|&side| view.control[side].contains(at))
}

fn independent(view: &View, at: Location) -> bool {
    view.independent && at == data().ground.syracuse
}

pub fn is_fought_for(view: &View, at: Location) -> bool {
    (Side::ALL.into_iter()).any(|side| {
        let battle = view.battles[side].as_ref();
        battle.is_some_and(|battle| battle.at == at)
    })
}

pub fn locations(view: &View, words: &Lexicon) -> Vec<Item> {
    Location::all()
        .map(|at| location(view, at, words))
        .collect()
}

fn location(view: &View, at: Location, words: &Lexicon) -> Item {
    let sheet = at.sheet();
    let owner = owner(view, at);
    let tint = match owner {
        Some(side) => Some(keys::tint(side)),
        None => independent(view, at).then_some(Tint::Gold),
    };
    let kind = match view.forts.contains(at) {
        true => PlaceKind::Walled,
        false => board::look(at),
    };
    let radius = board::art().space_radius;
    let figure = place(kind, radius, tint, is_fought_for(view, at));
    let mut item = Item::new(keys::location(at), figure, words.name(&names::location(at)))
        .at(board::anchor(at))
        .in_place(at.id())
        .tip(words.say(&standing(view, at, owner)))
        .tip(words.say(&Message::new("board-vp").count("vp", sheet.vp)));
    let mut told = |key: &'static str, holds: bool| {
        if holds {
            item.tips.push(words.name(key));
        }
    };
    told("board-needs-settler", sheet.settler);
    told("board-defence", sheet.defence > 0);
    told("board-supply-point", sheet.supply_point);
    told("board-fortified", view.forts.contains(at));
    told("board-inland", !sheet.coastal);
    told(
        "board-unsupplied",
        owner.is_some_and(|side| !view.powers[side].supplied.contains(at)),
    );
    item
}

/// Who holds a location, and with what.
fn standing(view: &View, at: Location, owner: Option<Side>) -> Message {
    match owner {
        Some(side) => Message::new("board-held")
            .name("marker", marker_name(view, at, side))
            .name("side", names::side_of(side)),
        None if independent(view, at) => Message::new("board-independent"),
        None => Message::new("board-unoccupied"),
    }
}

fn is_capital(view: &View, at: Location, side: Side) -> bool {
    view.powers[side].capital && data().ground.capital[side] == at
}

fn marker_name(view: &View, at: Location, side: Side) -> &'static str {
    if is_capital(view, at, side) {
        "marker-capital"
    } else if view.cities.contains(at) {
        "marker-city"
    } else {
        "marker-town"
    }
}

/// The boxes in the water where fleets lie at home.
pub fn ports(view: &View, words: &Lexicon) -> Vec<Item> {
    let _ = view;
    Side::ALL
        .into_iter()
        .map(|side| {
            let spot = keys::port_spot(side);
            let radius = board::art().space_radius;
            let figure = place(PlaceKind::Town, radius, None, false);
            Item::new(keys::port(side), figure, words.name(spot))
                .at(board::haven(side, Haven::Port))
                .in_place(spot)
        })
        .collect()
}

fn tile(tint: Tint, emblem: Emblem, text: Option<String>) -> Figure {
    Figure::Token {
        shape: Shape::Tile,
        tint,
        emblem: Some(emblem),
        text,
    }
}

/// The marker of a town, a city or the capital.
pub fn town(tint: Tint, emblem: Emblem) -> Figure {
    tile(tint, emblem, None)
}

pub fn fort() -> Figure {
    tile(Tint::Stone, Emblem::Fortress, None)
}

pub fn ships(side: Side, warships: u8) -> Figure {
    Figure::Token {
        shape: Shape::Hull,
        tint: keys::tint(side),
        emblem: Some(keys::emblem(side)),
        text: Some(warships.to_string()),
    }
}

/// Towns, Cities, Capitals, Fortifications, and the battles with their tracks.
pub fn markers(view: &View, words: &Lexicon) -> Vec<Item> {
    let mut items = Vec::new();
    for at in Location::all() {
        let put = |key: String, figure: Figure, title: String| {
            Item::new(key, figure, title)
                .at(board::anchor(at))
                .in_place(at.id())
        };
        let owner = owner(view, at);
        if let Some(side) = owner {
            let emblem = if is_capital(view, at, side) {
                Emblem::Capital
            } else if view.cities.contains(at) {
                Emblem::City
            } else {
                keys::emblem(side)
            };
            let title = words.say(&standing(view, at, owner));
            let supplied = view.powers[side].supplied.contains(at);
            let figure = town(keys::tint(side), emblem);
            items.push(put(format!("marker:{at}"), figure, title).mark(Mark::Done, !supplied));
        } else if independent(view, at) {
            let title = words.name("board-independent");
            let figure = town(Tint::Gold, Emblem::Star);
            items.push(put(format!("marker:{at}"), figure, title));
        }
        if view.forts.contains(at) {
            let title = words.name("board-fortified");
            items.push(put(format!("fort:{at}"), fort(), title));
        }
        for side in Side::ALL {
            let Some(battle) = (view.battles[side].as_ref()).filter(|battle| battle.at == at)
            else {
                continue;
            };
            let title = Message::new("board-battle-at")
                .name("side", names::side(side))
                .count("round", battle.round)
                .text("track", format!("{:+}", battle.track));
            let text = Some(format!("{:+}", battle.track));
            let figure = tile(keys::tint(side), Emblem::Swords, text);
            items.push(put(format!("war:{at}"), figure, words.say(&title)));
        }
    }
    items
}

pub fn fleets(view: &View, words: &Lexicon) -> Vec<Item> {
    Side::ALL
        .into_iter()
        .map(|side| {
            let fleet = &view.powers[side].fleet;
            let title = Message::new("board-fleet")
                .name("side", names::side_of(side))
                .count("warships", fleet.warships);
            let place = match fleet.zone {
                Some(zone) => format!("sea:{zone}"),
                None => keys::port_spot(side).to_owned(),
            };
            Item::new(
                keys::fleet(side),
                ships(side, fleet.warships),
                words.say(&title),
            )
            .at(board::haven(side, view.haven(side)))
            .in_place(place)
        })
        .collect()
}

/// Fleets by number: what is left of them from far off.
pub fn badges(view: &View) -> Vec<Item> {
    Side::ALL
        .into_iter()
        .filter_map(|side| {
            let fleet = &view.powers[side].fleet;
            let zone = fleet.zone?;
            let figure = Figure::Badge {
                tint: keys::tint(side),
                count: fleet.warships,
            };
            let key = format!("badge:{}", side.id());
            Some(
                Item::new(key, figure, "")
                    .at(board::at_sea(zone))
                    .in_place(format!("sea:{zone}")),
            )
        })
        .collect()
}

/// Who moved, and along which way.
fn moved(event: &Event) -> Option<(Side, Way)> {
    match *event {
        Event::Settled {
            side,
            at,
            from: Some(from),
            ..
        }
        | Event::Attacked { side, at, from, .. } => Some((side, board::road(from, at))),
        Event::FleetMoved { side, from, to } => {
            let [from, to]: [Point; 2] = [from, to].map(|haven| board::haven(side, haven));
            Some((side, board::course(from, to)))
        }
        _ => None,
    }
}

/// The moves of the round that goes on, or of the last one.
pub fn trails(heard: &[&Event]) -> Vec<Item> {
    let began = |event: &&Event| matches!(event, Event::RoundBegan { .. });
    let last = heard.iter().rposition(began);
    // The round before as well, until the one that goes on has a move of its own.
    let since = |start: usize| heard[start..].iter().filter_map(|event| moved(event));
    let start = match last {
        Some(last) if since(last).next().is_some() => last,
        Some(last) => heard[..last].iter().rposition(began).unwrap_or(last),
        None => 0,
    };
    since(start)
        .enumerate()
        .map(|(index, (side, way))| {
            let tint = keys::tint(side);
            Item::new(format!("trail:{index}"), Figure::Way { tint, way }, "")
        })
        .collect()
}

pub fn glide(event: &Event) -> Option<Glide> {
    let (side, way) = moved(event)?;
    let tint = keys::tint(side);
    let (key, figure) = match event {
        Event::FleetMoved { .. } => (
            Some(keys::fleet(side)),
            Figure::Token {
                shape: Shape::Hull,
                tint,
                emblem: Some(keys::emblem(side)),
                text: None,
            },
        ),
        Event::Attacked { .. } => (None, tile(tint, Emblem::Swords, None)),
        _ => (None, town(tint, keys::emblem(side))),
    };
    Some(Glide { key, figure, way })
}
