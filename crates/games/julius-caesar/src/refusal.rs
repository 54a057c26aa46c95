//! Why an act is not legal: worked out only when there is one to refuse, and only
//! from what its sender knows.

use kernel::{Refuse, Seat};

use crate::act::{Act, Path};
use crate::state::{Order, Part, Phase, State};
use crate::{
    Block, Card, God, Levy, Link, LinkKind, Place, Side, cards, data, gods, levies, retreat, setup,
    winter,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the game is over")]
    Over,
    #[error("it is not your decision now")]
    NotAsked,
    #[error("that cannot be done in this phase")]
    OtherPhase,
    #[error("you have decided; wait for the other side")]
    Decided,
    #[error("{0} is not in your hand")]
    NotInHand(Card),
    #[error("{0} is not among your six cards")]
    NotToDiscard(Card),
    #[error("Apollo has nothing to copy on the first turn of a Year")]
    ApolloFirst,
    #[error("{0} is not among your blocks on the map")]
    NotDeployable(Block),
    #[error("{0} is deployed")]
    Deployed(Block),
    #[error("{0} is none of your set-up cities")]
    NoSetUpCity(Place),
    #[error("{0} is full")]
    CityFull(Place),
    #[error("the last ports are for the Navis: {0} takes no land block")]
    PortForNavis(Place),
    #[error("Navis deploy only in ports")]
    NavisInland,
    #[error("your set-up is not complete")]
    Incomplete,
    #[error("your set-up is laid out")]
    LaidOut,
    #[error("{0} is not under your command")]
    NotYours(Block),
    #[error("{0} has moved this turn")]
    Moved(Block),
    #[error("no Move Points are left to activate {0}")]
    NoMoves(Place),
    #[error("the attackers pin your blocks in {0}")]
    Pinned(Place),
    #[error("this event moves no such block")]
    NotByEvent(Block, God),
    #[error("the last Navis must guard {0}, which was crossed this turn")]
    Guard(Place),
    #[error("{0} has nowhere to go")]
    Stuck(Block),
    #[error("pick a block first")]
    TakeFirst,
    #[error("{0} is picked: say where it goes, or take it back")]
    AlreadyTaken(Block),
    #[error("a path needs a station")]
    NoPath,
    #[error("no link leads from {0} to {1}")]
    NoLink(Place, Place),
    #[error("{0} occurs twice in the path")]
    Round(Place),
    #[error("the enemy is in {0}: the move ends there")]
    MustStop(Place),
    #[error("that is too many links")]
    TooFar,
    #[error("{0} cannot be attacked with so long a move")]
    AttackTooFar(Place),
    #[error("{0} takes no more of your blocks")]
    RoadFull(Link),
    #[error("the attacker came by {0}")]
    EntryLink(Link),
    #[error("amphibious moves come before any group move")]
    NoAmphibious,
    #[error("no Event permits amphibious moves")]
    EventShips,
    #[error("no Move Point is left for an amphibious move")]
    UnpaidShips,
    #[error("{0} is not Friendly to you")]
    NotFriendly(Place),
    #[error("an amphibious move ends in a Friendly or Vacant port")]
    NoPort(Place),
    #[error("{0} is no link of yours into this battle")]
    NotEntered(Link),
    #[error("you attack nobody in {0}")]
    NotAttacked(Place),
    #[error("no enemy block of that colour is in {0}")]
    NobodyThere(Place),
    #[error("{0} is not next to a Friendly city")]
    OutOfReach(Place),
    #[error("the defector cannot be placed in {0}")]
    NoDefection(Place),
    #[error("Vulcan strikes a city that is Friendly to the enemy")]
    NotEnemyCity(Place),
    #[error("{0} is at full strength")]
    FullStrength(Block),
    #[error("{0} is not in a Friendly city")]
    NotInFriendlyCity(Block),
    #[error("{0} is at sea")]
    AtSea(Block),
    #[error("{0} is not Friendly: nothing is raised there")]
    CityNotFriendly(Place),
    #[error("{0} cannot be levied this Year")]
    FaceUp(Block),
    #[error("{0} waits until another leader of his side has been killed")]
    Locked(Block),
    #[error("{0} cannot be raised there")]
    NotRaisedThere(Block),
    #[error("no city where {0} may be raised is Friendly")]
    NoCity(Block),
    #[error("there is no battle in {0}")]
    NoBattle(Place),
    #[error("{0} is not in this battle")]
    NotInBattle(Block),
    #[error("it is not the turn of {0}")]
    NotItsTurn(Block),
    #[error("{0} has had its turn this round")]
    Acted(Block),
    #[error("{0} is in reserve")]
    InReserve(Block),
    #[error("an attacker must retreat in the last round")]
    MustRetreat,
    #[error("nobody retreats in the first round")]
    NoRetreatYet,
    #[error("{0} cannot retreat there over one link")]
    NoRetreat(Block),
    #[error("{0} is not free of enemies")]
    EnemyBars(Place),
    #[error("your side did not enter by {0}")]
    NotByEntry(Link),
    #[error("the attacker came by {0}: nobody retreats that way")]
    AttackersLink(Link),
    #[error("{0} takes no more retreats this round")]
    RetreatFull(Link),
    #[error("a retreat by sea leads over a Friendly sea to a Friendly port: not by {0}")]
    NoSeaRetreat(Place),
    #[error("one block has retreated by sea this round")]
    SeaRetreatUsed,
    #[error("your fleets did not enter by {0}")]
    FleetNotByEntry(Link),
    #[error("a defending fleet does not retreat by {0}")]
    FleetBarred(Link),
    #[error("{0} goes over one sea link")]
    NoSeaLink(Block),
    #[error("{0} can retreat and is not lost")]
    CanRetreat(Block),
    #[error("{0} is not among the strongest")]
    NotStrongest(Block),
    #[error("{0} cannot regroup there")]
    NoRegroup(Block),
    #[error("{0} was not in the battle that was won")]
    NotVictorious(Block),
    #[error("enemies are in {0}: nobody regroups there")]
    RegroupBarred(Place),
    #[error("{0} takes no more regroups")]
    RegroupFull(Link),
    #[error("{0} cannot regroup across the sea")]
    RegroupBySea(Block),
    #[error("{0} cannot winter there")]
    NoHaven(Block),
    #[error("{0} is not at sea")]
    NotAtSea(Block),
    #[error("Cleopatra cannot be disbanded")]
    Cleopatra,
    #[error("Cleopatra stays")]
    CleopatraStays,
    #[error("{0} is in no city with a surplus")]
    NoSurplus(Block),
}

impl Refuse for Refusal {
    fn clause(&self) -> &'static str {
        use Refusal as R;
        match self {
            R::Over => "SM-26",
            R::NotAsked | R::OtherPhase => "2.0-a",
            R::Decided => "SM-i",
            R::NotInHand(_) => "2.1-d",
            R::NotToDiscard(_) => "2.1-c",
            R::ApolloFirst => "EC-APO-d",
            R::NotDeployable(_) => "5.3-b",
            R::NavisInland | R::PortForNavis(_) => "5.3-c",
            R::Incomplete | R::LaidOut | R::Deployed(_) => "5.3-a",
            R::NoSetUpCity(_) | R::CityFull(_) => "5.3-a",
            R::NotYours(_) => "3.0-a",
            R::Moved(_) => "6.1-d",
            R::NoMoves(_) => "6.1-b",
            R::Pinned(_) => "6.13-b",
            R::NotByEvent(_, god) => moved_by(*god),
            R::Guard(_) => "6.3-f",
            R::Stuck(_) | R::TooFar => "6.1-e",
            R::TakeFirst | R::AlreadyTaken(_) | R::NoPath => "SM-5",
            R::NoLink(..) => "6.1-g",
            R::Round(_) => "6.1-h",
            R::MustStop(_) | R::AttackTooFar(_) => "6.1-f",
            R::RoadFull(link) => match link.sheet().kind {
                LinkKind::Major => "6.11-a",
                LinkKind::Minor => "6.11-b",
                LinkKind::Strait | LinkKind::Sea => "6.11-c",
            },
            R::EntryLink(_) => "6.13-c",
            R::NoAmphibious => "6.3-d",
            R::EventShips => "6.3-i",
            R::UnpaidShips => "6.3-a",
            R::NotFriendly(_) => "6.3-b",
            R::NoPort(_) => "6.3-c",
            R::NotEntered(_) => "7.3-a",
            R::NotAttacked(_) => "EC-MAR-b",
            R::NobodyThere(_) => "EC-JUP-a",
            R::OutOfReach(_) => "EC-JUP-b",
            R::NoDefection(_) => "EC-JUP-e",
            R::NotEnemyCity(_) => "EC-VUL-a",
            R::FullStrength(_) => "6.4-b",
            R::NotInFriendlyCity(_) | R::CityNotFriendly(_) => "6.4-i",
            R::AtSea(_) => "6.4-h",
            R::FaceUp(_) => "6.4-k",
            R::Locked(_) => "7.51-c",
            R::NotRaisedThere(block) | R::NoCity(block) => match block.sheet().levy {
                Levy::City(_) | Levy::Never => "6.4-e",
                Levy::AnyCity => "6.4-f",
                Levy::MajorPort => "6.4-g",
            },
            R::NoBattle(_) => "7.1-a",
            R::NotInBattle(_) | R::Acted(_) | R::InReserve(_) => "7.2-a",
            R::NotItsTurn(_) => "7.2-b",
            R::MustRetreat => "7.2-f",
            R::NoRetreatYet => "7.2-e",
            R::NoRetreat(_) => "7.6-a",
            R::EnemyBars(_) => "7.61-a",
            R::RetreatFull(_) => "7.61-b",
            R::NotByEntry(_) => "7.62-a",
            R::AttackersLink(_) => "7.63-a",
            R::NoSeaRetreat(_) => "7.64-a",
            R::SeaRetreatUsed => "7.64-b",
            R::FleetNotByEntry(_) => "7.82-a",
            R::FleetBarred(_) => "7.82-b",
            R::NoSeaLink(_) => "7.83-b",
            R::CanRetreat(_) => "SM-e",
            R::NotStrongest(_) => "7.4-c",
            R::NoRegroup(_) | R::NotVictorious(_) => "7.7-a",
            R::RegroupFull(_) => "7.7-b",
            R::RegroupBySea(_) => "7.7-d",
            R::RegroupBarred(_) => "7.7-e",
            R::NoHaven(_) => "8.2-a",
            R::NotAtSea(_) => "8.2-c",
            R::Cleopatra => "8.3-b",
            R::NoSurplus(_) => "8.3-d",
            R::CleopatraStays => "8.5-a",
        }
    }
}

/// The clause that says which blocks an Event moves.
const fn moved_by(god: God) -> &'static str {
    match god {
        God::Mars => "EC-MAR-a",
        God::Mercury => "EC-MER-a",
        God::Neptune => "EC-NEP-a",
        God::Pluto => "EC-PLU-a",
        God::Apollo | God::Jupiter | God::Vulcan => "EC-b",
    }
}

/// The reason why `act` is not listed for `seat`.
pub fn of(state: &State, seat: Seat, act: Act) -> Refusal {
    let Some(side) = Side::of(seat) else {
        return Refusal::NotAsked;
    };
    match state.open.phase {
        Phase::Over { .. } => return Refusal::Over,
        Phase::Deploy if state.drafts[side].confirmed => return Refusal::Decided,
        Phase::Discard | Phase::Commit if state.answers[side].is_some() => {
            return Refusal::Decided;
        }
        Phase::Deploy | Phase::Discard | Phase::Commit => {}
        _ if state.active() != Some(side) => return Refusal::NotAsked,
        _ => {}
    }
    match (state.open.phase, act) {
        (Phase::Deploy, act) => deploying(state, side, act),
        (Phase::Discard, Act::Discard { card }) => Refusal::NotToDiscard(card),
        (Phase::Commit, Act::Commit { card }) => committing(state, side, card),
        (Phase::Move, act) => match state.open.part {
            Some(part) => moving(state, &part, act),
            None => Refusal::OtherPhase,
        },
        (Phase::DeclareMain { .. }, Act::Main { link }) => Refusal::NotEntered(link),
        (Phase::Surprise, Act::Surprise { at }) => Refusal::NotAttacked(at),
        (Phase::Jupiter, Act::Jupiter { at, .. }) if state.held[side.enemy()].contains(at) => {
            if gods::in_reach(state, side, at) {
                Refusal::NobodyThere(at)
            } else {
                Refusal::OutOfReach(at)
            }
        }
        (Phase::Jupiter, Act::Jupiter { at, .. }) => Refusal::NobodyThere(at),
        (Phase::Defect { .. }, Act::Place { city }) => Refusal::NoDefection(city),
        (Phase::Vulcan, Act::Vulcan { city }) => Refusal::NotEnemyCity(city),
        (Phase::Levy, act) => levying(state, side, act),
        (Phase::PickBattle, Act::Battle { at }) => Refusal::NoBattle(at),
        (Phase::Turn | Phase::Hits { .. }, act) => fighting(state, side, act),
        (Phase::Regroup { side, at }, act) => regrouping(state, side, at, act),
        (Phase::WinterNavis { .. }, Act::ToPort { block, port }) => {
            or_other(winter::may_winter(state, side, block, port))
        }
        (Phase::Supply { .. }, Act::Disband { block }) => {
            or_other(winter::may_disband_surplus(state, side, block))
        }
        (Phase::Disband { .. }, Act::Disband { block }) => {
            or_other(winter::may_disband(state, side, block))
        }
        _ => Refusal::OtherPhase,
    }
}

/// What speaks against an act, or that it is of another phase.
fn or_other(found: Result<(), Refusal>) -> Refusal {
    found.err().unwrap_or(Refusal::OtherPhase)
}

fn deploying(state: &State, side: Side, act: Act) -> Refusal {
    match act {
        Act::Deploy { block, city } => or_other(setup::may_deploy(state, side, block, city)),
        Act::Confirm => or_other(setup::may_confirm(state, side)),
        Act::Historical => Refusal::LaidOut,
        _ => Refusal::OtherPhase,
    }
}

fn committing(state: &State, side: Side, card: Card) -> Refusal {
    if state.hands[side].contains(card) && cards::god(card) == Some(God::Apollo) {
        Refusal::ApolloFirst
    } else {
        Refusal::NotInHand(card)
    }
}

fn moving(state: &State, part: &Part, act: Act) -> Refusal {
    match (act, state.taken) {
        (Act::Take { block }, None) => taking(state, part, block),
        (Act::Take { .. } | Act::EndMoves, Some(taken)) => Refusal::AlreadyTaken(taken),
        (Act::Go { .. }, None) => Refusal::TakeFirst,
        (Act::Go { path }, Some(block)) => going(state, part, block, path),
        _ => Refusal::OtherPhase,
    }
}

fn taking(state: &State, part: &Part, block: Block) -> Refusal {
    let (true, Some(from)) = (state.army[part.side].contains(block), state.place_of(block)) else {
        return Refusal::NotYours(block);
    };
    let barred = match part.order {
        Order::Command => None,
        Order::Event(god @ God::Neptune) => Some(god).filter(|_| !block.is_navis()),
        Order::Event(god) => Some(god).filter(|_| !block.is_land()),
    };
    let guard = part.crossed.contains(from) && state.count[part.side][from.index()] < 2;
    if state.moved.contains(block) {
        Refusal::Moved(block)
    } else if state.hostile(part.side, from) && state.open.pinned.leave(from) == 0 {
        Refusal::Pinned(from)
    } else if let Some(god) = barred {
        Refusal::NotByEvent(block, god)
    } else if !part.activated.contains(from) && part.moves == 0 {
        Refusal::NoMoves(from)
    } else if guard {
        Refusal::Guard(from)
    } else {
        Refusal::Stuck(block)
    }
}

fn going(state: &State, part: &Part, block: Block, path: Path) -> Refusal {
    let Some(from) = state.place_of(block) else {
        return Refusal::TakeFirst;
    };
    let by_sea = block.is_land() && path.first().is_some_and(Place::is_sea);
    let mut here = from;
    for (station, to) in path.iter().enumerate() {
        let Some(link) = here.link_to(to) else {
            return Refusal::NoLink(here, to);
        };
        let fits = by_sea || block.is_navis() == (link.sheet().kind == LinkKind::Sea);
        if !fits {
            return Refusal::NoLink(here, to);
        }
        if to == from || path.iter().take(station).any(|before| before == to) {
            return Refusal::Round(to);
        }
        if station == 0 && state.open.entered(part.side.enemy(), from, link) {
            return Refusal::EntryLink(link);
        }
        if by_sea {
            if to.is_sea() && !state.friendly(part.side, to) {
                return Refusal::NotFriendly(to);
            }
        } else if let Some(refusal) = marching(state, part, here, to, link) {
            return refusal;
        }
        here = to;
    }
    match path.end() {
        None => Refusal::NoPath,
        Some(_) if by_sea && part.order != Order::Command => Refusal::EventShips,
        Some(_) if by_sea && part.grouped => Refusal::NoAmphibious,
        Some(_) if by_sea && part.moves == 0 => Refusal::UnpaidShips,
        Some(end) if by_sea => Refusal::NoPort(end),
        Some(end) if state.hostile(part.side, end) => Refusal::AttackTooFar(end),
        Some(_) => Refusal::TooFar,
    }
}

/// What is wrong with one link of a group move, seen alone.
fn marching(state: &State, part: &Part, here: Place, to: Place, link: Link) -> Option<Refusal> {
    let start = state.taken.and_then(|block| state.place_of(block));
    // Only the start may be fought over.
    if state.hostile(part.side, here) && start != Some(here) {
        return Some(Refusal::MustStop(here));
    }
    let limits = match (state.hostile(part.side, to), part.order) {
        (true, Order::Event(God::Pluto)) => data().limits.pluto,
        (true, _) => data().limits.attack,
        (false, _) => data().limits.move_,
    };
    (!state.open.roads.has_room(part.side, link, limits)).then_some(Refusal::RoadFull(link))
}

fn levying(state: &State, side: Side, act: Act) -> Refusal {
    let block = match (act, state.taken) {
        (Act::Levy { block }, None) => block,
        (Act::Place { city }, Some(block)) => {
            return or_other(levies::may_raise(state, side, block, city));
        }
        (Act::Place { .. }, None) => return Refusal::TakeFirst,
        (Act::Levy { .. } | Act::EndLevies, Some(taken)) => return Refusal::AlreadyTaken(taken),
        _ => return Refusal::OtherPhase,
    };
    or_other(levies::may_levy(state, side, block))
}

fn fighting(state: &State, side: Side, act: Act) -> Refusal {
    let Some(battle) = &state.open.battle else {
        return Refusal::OtherPhase;
    };
    let block = match act {
        Act::Fire { block } | Act::Pass { block } | Act::Hit { block } => block,
        Act::Retreat { block, .. } => block,
        _ => return Refusal::OtherPhase,
    };
    if !battle.line[side].contains(block) {
        let waits = state.blocks_at(side, battle.at).contains(block);
        return match waits {
            true => Refusal::InReserve(block),
            false => Refusal::NotInBattle(block),
        };
    }
    match (state.open.phase, act) {
        (Phase::Hits { .. }, Act::Hit { block }) => Refusal::NotStrongest(block),
        (Phase::Hits { .. }, _) | (_, Act::Hit { .. }) => Refusal::OtherPhase,
        _ if battle.acted.contains(block) => Refusal::Acted(block),
        _ if !battle.ready().contains(block) => Refusal::NotItsTurn(block),
        (_, Act::Retreat { .. }) if battle.round < data().limits.retreat_round => {
            Refusal::NoRetreatYet
        }
        (_, Act::Retreat { path, .. }) if path.is_empty() && battle.must_retreat(side) => {
            Refusal::CanRetreat(block)
        }
        (_, Act::Retreat { path, .. }) => {
            or_other(retreat::may_retreat(state, battle, side, block, path))
        }
        _ => Refusal::MustRetreat,
    }
}

fn regrouping(state: &State, side: Side, at: Place, act: Act) -> Refusal {
    match (act, state.taken) {
        (Act::Take { block }, None) => or_other(retreat::may_take(state, side, at, block)),
        (Act::Take { .. } | Act::EndRegroup, Some(taken)) => Refusal::AlreadyTaken(taken),
        (Act::Go { .. }, None) => Refusal::TakeFirst,
        (Act::Go { path }, Some(block)) => {
            or_other(retreat::may_regroup(state, side, at, block, path))
        }
        _ => Refusal::OtherPhase,
    }
}
