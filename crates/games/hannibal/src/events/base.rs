//! The events of the cards #1–#64 that are played in one's own play.

use punic::Side::{self, Carthage, Rome};

use super::areas::{Area, EVERYWHERE, any_general_in, province, provinces, space, spaces_of};
use super::plan::{How, Least, Part, Plan};
use super::{effects, offices};
use crate::data::{data, theatre};
use crate::frame::EventFrame;
use crate::land::Stack;
use crate::sets::{ProvinceSet, SpaceSet};
use crate::state::{Open, State};

/// Always done.
pub fn always(_: &State, _: EventFrame) -> bool {
    true
}

/// Follows from the choice of a general.
pub fn on_him(_: &State, frame: EventFrame) -> bool {
    frame.general.is_some()
}

pub fn clear(area: SpaceSet) -> Part {
    let (how, area) = (How::TakeOff, Area::Of(area));
    Part::EveryPc { how, area }
}

/// Up to so many PCs, at least one.
pub fn pcs(how: How, most: u8, area: Area) -> Part {
    Part::Pcs {
        how,
        most,
        least: Least::One,
        area,
    }
}

/// The same, or none if the next part is possible.
pub fn pcs_or_next(how: How, most: u8, area: Area) -> Part {
    Part::Pcs {
        how,
        most,
        least: Least::OneOrNext,
        area,
    }
}

pub fn one_of(of: ProvinceSet) -> Part {
    let controlled = false;
    Part::Province { of, controlled }
}

/// CUs with one general there.
pub fn recruit(count: u8, with: SpaceSet) -> Part {
    recruit_or_in(count, with, SpaceSet::EMPTY)
}

/// The same, or in one of these Cities.
pub fn recruit_or_in(count: u8, with: SpaceSet, cities: SpaceSet) -> Part {
    Part::Recruit {
        count,
        with: Area::Of(with),
        cities,
    }
}

pub fn is_enemy(_: &Open, side: Side, stack: Stack) -> bool {
    stack.side != side
}

/// An enemy stack there is struck.
pub fn strike(area: SpaceSet, then: super::plan::Effect) -> Part {
    Part::Stack {
        area,
        fits: is_enemy,
        times: 1,
        then,
    }
}

fn is_large(open: &Open, side: Side, stack: Stack) -> bool {
    stack.side != side && open.land.units(stack).cu >= 2
}

/// Before a City of ours that it besieges, or inside a City that we besiege.
fn at_siege(open: &Open, side: Side, stack: Stack) -> bool {
    let besieger = if stack.inside { side } else { side.enemy() };
    stack.side != side && stack.at.is_city() && open.land.pointed[besieger].contains(stack.at)
}

/// With a Tribe that is not friendly to it.
fn among_tribes(open: &Open, side: Side, stack: Stack) -> bool {
    stack.side != side
        && open.land.tribes.contains(stack.at)
        && !open.land.held[stack.side].contains(stack.at)
}

fn garrisoned(open: &Open, side: Side, at: crate::ids::Space) -> bool {
    open.land.units(Stack::inside(side, at)).cu > 0
}

fn is_port(_: &Open, _: Side, at: crate::ids::Space) -> bool {
    at.is_port()
}

/// The event of a card by its printed number.
pub fn plan(number: &str) -> Option<Plan> {
    let marks = &data().marks;
    let [italia, iberia, africa] =
        [marks.italia, marks.iberia, marks.africa].map(crate::ids::Region::spaces);
    let island = marks.sicilia.spaces();
    let numidias = provinces(["numidia-maior", "numidia-minor"]);
    let one = SpaceSet::EMPTY;
    let only = |part| Some(Plan::new([part]));
    let mark = |then| Some(Plan::new([Part::Do { when: always, then }]));
    match number {
        "1" => only(clear(spaces_of(["corsica-et-sardinia"]))),
        "2" => only(clear(spaces_of(["sicilia"]))),
        "3" => Some(Plan::new([
            one_of(numidias),
            Part::EveryPc {
                how: How::TakeOff,
                area: Area::Chosen,
            },
        ])),
        "4" => only(clear(spaces_of(["celtiberia"]))),
        "7" | "8" => only(strike(super::counters::tribal_lands(), effects::harry)),
        "9A" => mark(effects::philip_allies),
        "9B" => mark(effects::philip_peace)
            .map(|plan| plan.needs(|state, _| state.open.game.effects.philip_v)),
        "10" => only(recruit(2, italia))
            .map(|plan| plan.needs(|state, _| state.open.game.effects.philip_v)),
        "11" => {
            let baleares = space("baleares");
            only(recruit(2, SpaceSet::ALL)).map(|plan| {
                plan.needs(move |state, _| !state.open.land.held[Rome].contains(baleares))
            })
        }
        "12" => only(recruit_or_in(3, africa, one.with(marks.carthago))),
        "13" => {
            let bruttii = space("bruttii");
            only(recruit(2, spaces_of(["lucania"]))).map(|plan| {
                plan.needs(move |state, _| {
                    let land = &state.open.land;
                    land.tribes.contains(bruttii) && land.held[Carthage].contains(bruttii)
                })
            })
        }
        "14" => only(recruit(
            2,
            spaces_of(["liguria", "gallia-cisalpina", "etruria"]),
        )),
        "15" => only(recruit_or_in(3, iberia, one.with(marks.carthago_nova))),
        "16" => only(recruit(
            3,
            spaces_of(["gallia-cisalpina", "gallia-transalpina"]),
        )),
        "17" => only(Part::City {
            fits: garrisoned,
            then: effects::sortie,
        }),
        "19" => Some(Plan::new([
            Part::General(offices::dismissible),
            Part::Do {
                when: on_him,
                then: offices::dismiss,
            },
        ])),
        "21" => only(Part::Stack {
            area: SpaceSet::ALL,
            fits: is_large,
            times: 2,
            then: effects::lose_one,
        }),
        "22" => {
            let syracusae = space("syracusae");
            let parts = [
                pcs_or_next(How::Turn, 2, Area::Of(spaces_of(["sicilia"]))),
                recruit(1, island),
            ];
            Some(Plan::new(parts).needs(move |state, side| {
                let open = &state.open;
                open.land.held[side].contains(syracusae)
                    || any_general_in(open, side, data().marks.sicilia)
            }))
        }
        "23" => Some(Plan::new([
            one_of(numidias),
            pcs(How::Win, 2, Area::Chosen),
        ])),
        "24" => Some(Plan::new([
            one_of(numidias),
            Part::EveryPc {
                how: How::Turn,
                area: Area::Chosen,
            },
        ])),
        "25" => only(Part::TurnCity(space("capua"))).map(|plan| {
            plan.needs(|state, side| any_general_in(&state.open, side, data().marks.italia))
        }),
        "26" => only(Part::TurnCity(space("syracusae"))),
        "27" => {
            let area = Area::Of(italia - marks.latium.spaces());
            only(pcs(How::Turn, 2, area)).map(|plan| plan.needs(hannibal_in_italia))
        }
        "28" => {
            only(pcs(How::Turn, 2, Area::AroundHannibal)).map(|plan| plan.needs(hannibal_in_italia))
        }
        "29" => mark(effects::naval_victory),
        "30" => only(Part::Stack {
            area: SpaceSet::ALL,
            fits: effects::takes_train,
            times: 1,
            then: effects::place_train,
        }),
        "31" => only(strike(iberia, effects::lose_two)),
        "32" => only(strike(africa, effects::lose_two)),
        "35" | "36" => only(pcs(How::Win, 1, EVERYWHERE)),
        "43" => only(recruit_or_in(4, SpaceSet::EMPTY, one.with(marks.roma)))
            .map(|plan| plan.needs(roma_is_free)),
        "44" | "45" | "46" | "47" | "48" => only(recruit_or_in(2, italia, one.with(marks.roma))),
        "49" => only(Part::City {
            fits: is_port,
            then: effects::relieve,
        }),
        "50" => Some(Plan::new([
            Part::General(effects::pirates),
            Part::Do {
                when: on_him,
                then: effects::sail_with_pirates,
            },
        ])),
        "51" => only(strike(SpaceSet::ALL, effects::sicken)),
        "52" => only(Part::Stack {
            area: theatre().cities,
            fits: at_siege,
            times: 1,
            then: effects::sicken,
        }),
        "53" => only(Part::Stack {
            area: SpaceSet::ALL,
            fits: among_tribes,
            times: 1,
            then: effects::resist,
        }),
        "55" => mark(effects::intercept_messenger)
            .map(|plan| plan.needs(|state, side| !state.hands[side.enemy()].is_empty())),
        "56" => {
            let of = ProvinceSet::ALL
                .iter()
                .filter(|p| p.sheet().region == marks.italia);
            let grain = [province("sicilia"), province("corsica-et-sardinia")];
            Some(
                Plan::new([one_of(of.collect()), Part::Famine]).needs(move |state, side| {
                    let land = &state.open.land;
                    !grain
                        .iter()
                        .all(|&lands| land.controls(side.enemy(), lands))
                }),
            )
        }
        "57" => mark(effects::hanno_counsels),
        "58" => mark(effects::cato_counsels),
        "64" => mark(effects::truce),
        _ => None,
    }
}

fn hannibal_in_italia(state: &State, _: Side) -> bool {
    let marks = &data().marks;
    let at = state.open.land.place_of(marks.hannibal);
    at.is_some_and(|at| at.region() == marks.italia)
}

pub fn roma_is_free(state: &State, _: Side) -> bool {
    !state.open.land.besieged(data().marks.roma)
}
