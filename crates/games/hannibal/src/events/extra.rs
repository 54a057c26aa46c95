//! The events of the additional cards #65–#91 that are played in one's own play.

use punic::Side;

use super::areas::{
    Area, any_general_in, controls_one, generals_in, pcs as marked, province, provinces, shut_in,
    space, spaces_of,
};
use super::base::{
    always, clear, is_enemy, on_him, pcs, pcs_or_next, recruit, recruit_or_in, roma_is_free,
};
use super::plan::{How, Least, Part, Plan};
use super::{effects, offices};
use crate::data::{Reinforcing, data};
use crate::frame::EventFrame;
use crate::land::Stack;
use crate::sets::{GeneralSet, ProvinceSet, RegionSet, SpaceSet};
use crate::state::{Open, State};

/// A Roman general there receives a CU and is activated.
fn imperium(generals: fn(&Open, Side) -> GeneralSet) -> Plan {
    let then = |then| Part::Do { when: on_him, then };
    Plan::new([
        Part::General(generals),
        then(offices::grant_imperium),
        then(offices::reinforce),
        then(offices::send),
    ])
}

fn in_iberia(open: &Open, side: Side) -> GeneralSet {
    generals_in(open, side, RegionSet::EMPTY.with(data().marks.iberia))
}

fn in_the_south(open: &Open, side: Side) -> GeneralSet {
    let marks = &data().marks;
    let south = RegionSet::EMPTY.with(marks.sicilia).with(marks.africa);
    generals_in(open, side, south)
}

fn on_map(open: &Open, side: Side) -> GeneralSet {
    open.land.on_map(side)
}

/// #90: the Consuls.
fn consuls(open: &Open, side: Side) -> GeneralSet {
    open.land.on_map(side.enemy()) & open.land.consuls
}

/// #86: those who command or accompany CUs, with something to raid one road away.
fn raiders(open: &Open, side: Side) -> GeneralSet {
    (open.land.on_map(side).iter())
        .filter(|&general| {
            let Some(stack) = open.land.stack_of(general) else {
                return false;
            };
            let frame = EventFrame {
                general: Some(general),
                ..EventFrame::new(side, crate::deck::SURPRISE_RAIDS)
            };
            open.land.units(stack).cu > 0
                && !shut_in(&open.land, stack)
                && !marked(open, frame, How::TakeOff, Area::RoadsFromHim).is_empty()
        })
        .collect()
}

/// #89
fn to_be_fed(open: &Open, side: Side, stack: Stack) -> bool {
    stack.side == side && winter_follows(open)
}

fn winter_follows(open: &Open) -> bool {
    let sheet = open.game.sheet();
    !(sheet.ends_with_last_card && open.turn == sheet.last_turn)
}

/// #68
fn levies_follow(state: &State, _: Side) -> bool {
    let sheet = state.open.game.sheet();
    let levies = matches!(
        sheet.reinforcing,
        Reinforcing::Standard | Reinforcing::Italia
    );
    levies && state.open.turn < sheet.last_turn
}

/// One PC on a space that this event has emptied, if the player likes.
fn follow_up() -> Part {
    Part::Pcs {
        how: How::Place,
        most: 1,
        least: Least::None,
        area: Area::Emptied,
    }
}

/// The event of a card by its printed number.
pub fn plan(number: &str) -> Option<Plan> {
    let marks = &data().marks;
    let [italia, iberia, africa] =
        [marks.italia, marks.iberia, marks.africa].map(crate::ids::Region::spaces);
    let island = marks.sicilia.spaces();
    let roma = SpaceSet::EMPTY.with(marks.roma);
    Some(match number {
        "66" => imperium(in_iberia),
        "67" => Plan::new([clear(spaces_of(["baetica"]))]),
        "68" => Plan::new([Part::Do {
            when: always,
            then: effects::manpower_shortage,
        }])
        .needs(levies_follow),
        "69" => Plan::new([
            pcs_or_next(How::Win, 3, Area::Of(spaces_of(["numidia-minor"]))),
            recruit(1, africa),
        ]),
        "71" => Plan::new([Part::TurnCity(space("gades"))])
            .needs(|state, side| any_general_in(&state.open, side, data().marks.iberia)),
        "73" => Plan::new([clear(spaces_of(["idubeda"])), follow_up()]),
        "74" => Plan::new([Part::Do {
            when: always,
            then: effects::harsh_winter,
        }])
        .needs(|state, _| winter_follows(&state.open)),
        "75" => Plan::new([
            Part::Stack {
                area: island,
                fits: is_enemy,
                times: 1,
                then: effects::lose_one,
            },
            Part::Pcs {
                how: How::TakeOff,
                most: 1,
                least: Least::All,
                area: Area::Of(spaces_of(["sicilia"])),
            },
        ]),
        "76" => Plan::new([
            Part::Do {
                when: offices::may_triumph,
                then: offices::triumph,
            },
            Part::Pcs {
                how: How::Place,
                most: 3,
                least: Least::None,
                area: Area::Of(italia),
            },
        ])
        .needs(|state, side| {
            state.open.game.effects.triumph.is_some() && roma_is_free(state, side)
        }),
        "78" => Plan::new([
            Part::Either,
            Part::Recruit {
                count: 2,
                with: Area::Spoils,
                cities: SpaceSet::EMPTY,
            },
            Part::End,
            pcs(How::Place, 3, Area::Spoils),
        ])
        .needs(|state, side| !state.open.game.effects.taken[side].is_empty()),
        "80" => Plan::new([
            Part::General(on_map),
            Part::Do {
                when: on_him,
                then: offices::appoint,
            },
            Part::Do {
                when: |state, _| state.open.game.effects.manpower_shortage,
                then: offices::end_shortage,
            },
            recruit_or_in(2, SpaceSet::EMPTY, roma),
        ])
        .needs(roma_is_free),
        "81" => {
            let either = provinces(["sicilia", "syracusae"]);
            Plan::new([recruit(2, island)])
                .needs(move |state, side| controls_one(&state.open, side, either))
        }
        "82" => Plan::new([recruit(
            2,
            spaces_of(["celtiberia", "gallia-transalpina", "gallia-cisalpina"]),
        )]),
        "83" => imperium(in_the_south),
        "85" => {
            let numidias = provinces(["numidia-maior", "numidia-minor"]);
            Plan::new([recruit(2, africa | iberia)])
                .needs(move |state, side| controls_one(&state.open, side, numidias))
        }
        "86" => Plan::new([
            Part::General(raiders),
            pcs(How::TakeOff, 2, Area::RoadsFromHim),
        ]),
        "87" => {
            let all: ProvinceSet = ProvinceSet::ALL.without(marks.latium);
            Plan::new([
                Part::Province {
                    of: all,
                    controlled: true,
                },
                pcs(How::TakeOff, 2, Area::Chosen),
                follow_up(),
            ])
        }
        "89" => {
            let sicilia = province("sicilia");
            Plan::new([
                recruit(1, SpaceSet::ALL),
                Part::Stack {
                    area: SpaceSet::ALL,
                    fits: to_be_fed,
                    times: 1,
                    then: effects::feed,
                },
            ])
            .needs(move |state, side| state.open.land.controls(side, sicilia))
        }
        "90" => Plan::new([
            Part::General(consuls),
            Part::Do {
                when: on_him,
                then: offices::bind,
            },
        ]),
        _ => return None,
    })
}
