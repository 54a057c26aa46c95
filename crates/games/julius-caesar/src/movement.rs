//! 6.1 to 6.3: group moves, Navis, amphibious moves.

use std::ops::ControlFlow;

use kernel::Out;

use crate::act::{Act, Path};
use crate::event::{Event, Going};
use crate::state::{Order, Part, State, tell_of};
use crate::{Block, Edge, God, Link, LinkKind, Place, RoadLimits, Side, data};

type Each<'a> = &'a mut dyn FnMut(Path) -> ControlFlow<()>;

/// SM-5: which block next, or where the taken one goes.
pub fn options(
    state: &State,
    part: &Part,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if let Some(block) = state.taken {
        return each_path(state, part, block, &mut |path| each(Act::Go { path }));
    }
    // Blocks of one element in one place have the same ways: ask once.
    let mut known = [[None; Place::COUNT]; 2];
    for block in state.army[part.side] - state.moved {
        let Some(from) = state.place_of(block) else {
            continue;
        };
        let slot = &mut known[usize::from(block.is_navis())][from.index()];
        let can = *slot.get_or_insert_with(|| {
            each_path(state, part, block, &mut |_| ControlFlow::Break(())).is_break()
        });
        if can {
            each(Act::Take { block })?;
        }
    }
    each(Act::EndMoves)
}

/// Every way `block` may go now, for this part's card.
pub fn each_path(state: &State, part: &Part, block: Block, each: Each<'_>) -> ControlFlow<()> {
    let Some(from) = state.place_of(block) else {
        return ControlFlow::Continue(());
    };
    // 6.13-b: pinned.
    if state.hostile(part.side, from) && state.open.pinned.leave(from) == 0 {
        return ControlFlow::Continue(());
    }
    if block.is_land() && may_ship(part) && from.is_port() {
        ship(state, part, from, from, Path::NONE, each)?;
    }
    if !may_march(state, part, block, from) {
        return ControlFlow::Continue(());
    }
    let walk = Walk::new(state, part, from, block.is_navis());
    walk.on(from, Path::NONE, each)
}

/// 6.3-d, 6.3-i
fn may_ship(part: &Part) -> bool {
    part.order == Order::Command && !part.grouped && part.moves >= data().limits.amphibious_cost
}

fn may_march(state: &State, part: &Part, block: Block, from: Place) -> bool {
    // EC-MAR-a, EC-MER-a, EC-PLU-a, EC-NEP-a
    let allowed = match part.order {
        Order::Command => true,
        Order::Event(God::Neptune) => block.is_navis(),
        Order::Event(_) => block.is_land(),
    };
    // 6.3-f: a crossed sea keeps a Navis.
    let guard = part.crossed.contains(from) && state.count[part.side][from.index()] < 2;
    allowed && !guard && (part.activated.contains(from) || part.moves > 0)
}

/// A group move of one block, link by link.
struct Walk<'a> {
    state: &'a State,
    side: Side,
    start: Place,
    navis: bool,
    steps: u8,
    attack_steps: u8,
    limits: RoadLimits,
    attack: RoadLimits,
}

impl<'a> Walk<'a> {
    fn new(state: &'a State, part: &Part, start: Place, navis: bool) -> Walk<'a> {
        let limits = &data().limits;
        // EC-MER-b
        let (steps, attack_steps) = match part.order {
            Order::Event(God::Mercury) => (limits.mercury_steps, limits.mercury_attack_steps),
            _ => (limits.steps, limits.attack_steps),
        };
        Walk {
            state,
            side: part.side,
            start,
            navis,
            steps,
            attack_steps,
            limits: limits.move_,
            attack: attack_limits(part),
        }
    }

    fn edges(&self, place: Place) -> &'static [Edge] {
        let sheet = place.sheet();
        if self.navis {
            &sheet.seas
        } else {
            &sheet.roads
        }
    }

    fn on(&self, here: Place, path: Path, each: Each<'_>) -> ControlFlow<()> {
        let links = path.len() as u8 + 1;
        for &Edge { link, to } in self.edges(here) {
            // 6.1-h
            if to == self.start || path.contains(to) {
                continue;
            }
            let hostile = self.state.hostile(self.side, to);
            // 6.1-e, 6.1-f
            if hostile && links > self.attack_steps {
                continue;
            }
            if here == self.start && barred(self.state, self.side, here, link) {
                continue;
            }
            if !self.has_room(link, hostile) {
                continue;
            }
            let path = path.then(to);
            each(path)?;
            if !hostile && links < self.steps {
                self.on(to, path, each)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// 6.11
    fn has_room(&self, link: Link, hostile: bool) -> bool {
        let roads = &self.state.open.roads;
        if hostile {
            roads.has_room(self.side, link, self.attack)
        } else {
            roads.has_room(self.side, link, self.limits)
        }
    }
}

fn attack_limits(part: &Part) -> RoadLimits {
    match part.order {
        // EC-PLU-b
        Order::Event(God::Pluto) => data().limits.pluto,
        _ => data().limits.attack,
    }
}

/// 6.13-c: the attacker came this way.
fn barred(state: &State, side: Side, from: Place, link: Link) -> bool {
    state.open.entered(side.enemy(), from, link)
}

/// 6.3: over Friendly seas to a Friendly or Vacant port.
fn ship(
    state: &State,
    part: &Part,
    from: Place,
    here: Place,
    path: Path,
    each: Each<'_>,
) -> ControlFlow<()> {
    for &Edge { link, to } in &here.sheet().seas {
        if to == from || path.contains(to) {
            continue;
        }
        if here == from && barred(state, part.side, from, link) {
            continue;
        }
        if to.is_sea() {
            // One station is kept for the port; more seas than Navis cannot be held.
            if state.friendly(part.side, to) && path.len() + 1 < Path::MOST {
                ship(state, part, from, to, path.then(to), each)?;
            }
        } else if here != from && !state.hostile(part.side, to) {
            each(path.then(to))?;
        }
    }
    ControlFlow::Continue(())
}

/// Moves the taken block along `path`.
pub fn go(state: &mut State, mut part: Part, block: Block, path: Path, out: &mut Out<Event>) {
    let side = part.side;
    let (Some(from), Some(to)) = (state.place_of(block), path.end()) else {
        return;
    };
    if state.hostile(side, from) {
        let leave = &mut state.open.pinned.0[from.index()];
        *leave = leave.saturating_sub(1);
    }
    let amphibious = block.is_land() && path.first().is_some_and(Place::is_sea);
    if amphibious {
        part.moves -= data().limits.amphibious_cost;
        part.crossed
            .extend(path.iter().filter(|place| place.is_sea()));
    } else {
        part.grouped = true;
        // 6.1-i
        if part.activated.insert(from) {
            part.moves -= 1;
        }
    }
    let last = travel(state, &part, from, path);
    if state.hostile(side, to) {
        enter(state, side, block, to, last);
    }
    state.shift(block, side, to);
    state.moved.insert(block);
    state.open.part = Some(part);
    let colour = block.sheet().colour;
    let by = if amphibious {
        Going::Amphibious
    } else {
        Going::Group
    };
    let event = |block| Event::Moved {
        side,
        colour,
        block,
        from,
        path,
        by,
    };
    tell_of(out, side, event, block);
}

/// Counts every road of the path (6.11-f) and returns its last link.
fn travel(state: &mut State, part: &Part, from: Place, path: Path) -> Option<Link> {
    let (mut here, mut last) = (from, None);
    for to in path.iter() {
        let link = here.link_to(to)?;
        let pluto = part.order == Order::Event(God::Pluto);
        // 6.11-e: an attack closes the strait.
        let closes =
            link.sheet().kind == LinkKind::Strait && state.hostile(part.side, to) && !pluto;
        if closes {
            state.open.roads.close(part.side, link);
        } else {
            state.open.roads.use_once(part.side, link);
        }
        (here, last) = (to, Some(link));
    }
    last
}

/// 6.12, 6.14: a block enters what is Enemy or Contested.
fn enter(state: &mut State, side: Side, block: Block, to: Place, by: Option<Link>) {
    if state.open.attacks[side.enemy()].contains(to) {
        // 6.14-b
        state.reserve.insert(block);
    } else {
        state.open.attacks[side].insert(to);
    }
    state.came[block.index()] = by;
    if let Some(link) = by {
        state.open.entries.add(side, to, link);
    }
}
