//! One of every event, refusal, phase, act and ending. Each leads to the next by an
//! exhaustive match: a new variant does not compile until it stands in the row.

use std::iter::successors;

use julius_caesar::{
    Act, Battle, Block, BlockSet, BySide, Card, CardSet, Cause, Colour, Event, God, Going,
    JuliusCaesar, Link, Order, Part, Path, Phase, Place, PlaceSet, Refusal, Side, State,
};
use kernel::{Game, Out, SetupRequest, SplitMix64};

fn place(id: &str) -> Place {
    Place::from_id(id).unwrap()
}

fn block(id: &str) -> Block {
    Block::from_id(id).unwrap()
}

fn card(id: &str) -> Card {
    Card::from_id(id).unwrap()
}

fn link(a: &str, b: &str) -> Link {
    place(a).link_to(place(b)).unwrap()
}

pub fn events() -> impl Iterator<Item = Event> {
    let first = Event::Deployed {
        cleopatra: place("alexandria"),
    };
    successors(Some(first), after_event).flat_map(twins)
}

/// The event as some hear it, where they hear less, and its other shapes.
fn twins(event: Event) -> Vec<Event> {
    let mut twins = vec![event];
    match event {
        Event::Dealt { side, .. } => twins.push(Event::Dealt { side, cards: None }),
        Event::Discarded { side, .. } => twins.push(Event::Discarded { side, card: None }),
        Event::PartBegan { side, .. } => twins.push(Event::PartBegan {
            side,
            player: 1,
            moves: 0,
            levies: 0,
            god: Some(God::Vulcan),
        }),
        Event::Moved {
            side, from, path, ..
        } => {
            for by in [Going::Group, Going::Amphibious, Going::Regroup] {
                for colour in [Colour::Tan, Colour::Green, Colour::Blue] {
                    let block = None;
                    twins.push(Event::Moved {
                        side,
                        colour,
                        block,
                        from,
                        path,
                        by,
                    });
                }
            }
        }
        Event::Levied {
            side,
            at,
            colour,
            new,
            ..
        } => {
            let block = None;
            twins.push(Event::Levied {
                side,
                at,
                colour,
                new: !new,
                block,
            });
        }
        Event::BattleBegan {
            at,
            attacker,
            surprise,
        } => {
            twins.push(Event::BattleBegan {
                at,
                attacker,
                surprise: !surprise,
            });
        }
        Event::Fired {
            block, dice, count, ..
        } => {
            twins.extend((0..=4).map(|hits| Event::Fired {
                block,
                dice,
                count,
                hits,
            }));
        }
        Event::Ended { .. } => twins.push(Event::Ended { winner: None }),
        _ => {}
    }
    twins
}

fn after_event(event: &Event) -> Option<Event> {
    let side = Side::Caesar;
    let navis = block("c-navis-1");
    Some(match event {
        Event::Deployed { .. } => Event::YearBegan { year: 705 },
        Event::YearBegan { .. } => Event::Dealt {
            side,
            cards: Some(CardSet::EMPTY.with(card("mars")).with(card("apollo"))),
        },
        Event::Dealt { .. } => Event::Discarded {
            side,
            card: Some(card("pluto")),
        },
        Event::Discarded { .. } => Event::Revealed {
            caesar: card("mars"),
            pompey: card("command-4-1-a"),
        },
        Event::Revealed { .. } => Event::Cancelled,
        Event::Cancelled => Event::PartBegan {
            side,
            player: 2,
            moves: 1,
            levies: 3,
            god: None,
        },
        Event::PartBegan { .. } => Event::Moved {
            side,
            colour: Colour::Tan,
            block: Some(block("c-legio-13")),
            from: place("ravenna"),
            path: Path::to(place("roma")),
            by: Going::Group,
        },
        Event::Moved { .. } => Event::MovesEnded { side },
        Event::MovesEnded { .. } => Event::MainDeclared {
            side,
            at: place("roma"),
            link: link("genua", "roma"),
        },
        Event::MainDeclared { .. } => Event::SurpriseNamed {
            side,
            at: place("roma"),
        },
        Event::SurpriseNamed { .. } => Event::Declined { side },
        Event::Declined { .. } => Event::Turned {
            side,
            at: place("neapolis"),
            block: block("p-navis-1"),
            steps: 3,
        },
        Event::Turned { .. } => Event::Defected {
            side,
            colour: Colour::Green,
            from: place("neapolis"),
            to: place("roma"),
        },
        Event::Defected { .. } => Event::Struck {
            side,
            at: place("utica"),
            blocks: 2,
        },
        Event::Struck { .. } => Event::Levied {
            side,
            at: place("massilia"),
            colour: Colour::Tan,
            new: true,
            block: Some(navis),
        },
        Event::Levied { .. } => Event::LeviesEnded { side },
        Event::LeviesEnded { .. } => Event::BattleBegan {
            at: place("roma"),
            attacker: side,
            surprise: false,
        },
        Event::BattleBegan { .. } => Event::Shown {
            side,
            blocks: BlockSet::EMPTY.with(navis).with(block("c-caesar")),
        },
        Event::Shown { .. } => Event::RoundBegan { round: 2 },
        Event::RoundBegan { .. } => Event::Disrupted { side },
        Event::Disrupted { .. } => Event::RolesSwapped { attacker: side },
        Event::RolesSwapped { .. } => Event::Fired {
            block: block("c-caesar"),
            dice: [1, 6, 3, 0],
            count: 3,
            hits: 2,
        },
        Event::Fired { .. } => Event::Passed {
            block: block("p-ballista"),
        },
        Event::Passed { .. } => Event::Reduced {
            block: navis,
            steps: 1,
        },
        Event::Reduced { .. } => Event::Eliminated { block: navis },
        Event::Eliminated { .. } => Event::Killed {
            block: block("p-scipio"),
        },
        Event::Killed { .. } => Event::Captured {
            by: side,
            at: place("alexandria"),
        },
        Event::Captured { .. } => Event::Retreated {
            block: navis,
            from: place("mare-internum"),
            path: Path::to(place("utica")),
        },
        Event::Retreated { .. } => Event::BattleWon {
            at: place("roma"),
            side,
        },
        Event::BattleWon { .. } => Event::RegroupEnded { side },
        Event::RegroupEnded { .. } => Event::TurnEnded { year: 705, turn: 5 },
        Event::TurnEnded { .. } => Event::WinterBegan { year: 705 },
        Event::WinterBegan { .. } => Event::CleopatraHome {
            from: place("roma"),
            side,
        },
        Event::CleopatraHome { .. } => Event::Wintered {
            side,
            colour: Colour::Tan,
            block: Some(navis),
            sea: place("mare-internum"),
            port: place("utica"),
        },
        Event::Wintered { .. } => Event::Disbanded {
            side,
            colour: Colour::Tan,
            block: None,
            at: place("roma"),
        },
        Event::Disbanded { .. } => Event::Scored {
            caesar: 6,
            pompey: 5,
        },
        Event::Scored { .. } => Event::DisbandEnded { side },
        Event::DisbandEnded { .. } => Event::Ended { winner: Some(side) },
        Event::Ended { .. } => return None,
    })
}

pub fn refusals() -> impl Iterator<Item = Refusal> {
    successors(Some(Refusal::Over), after_refusal)
}

fn after_refusal(refusal: &Refusal) -> Option<Refusal> {
    use Refusal as R;
    let (legio, navis, octavian) = (block("c-legio-13"), block("c-navis-1"), block("c-octavian"));
    let (rome, sea) = (place("roma"), place("mare-internum"));
    let road = link("genua", "roma");
    Some(match refusal {
        R::Over => R::NotAsked,
        R::NotAsked => R::OtherPhase,
        R::OtherPhase => R::Decided,
        R::Decided => R::NotInHand(card("mars")),
        R::NotInHand(_) => R::NotToDiscard(card("mars")),
        R::NotToDiscard(_) => R::ApolloFirst,
        R::ApolloFirst => R::NotDeployable(legio),
        R::NotDeployable(_) => R::Deployed(legio),
        R::Deployed(_) => R::NoSetUpCity(rome),
        R::NoSetUpCity(_) => R::CityFull(rome),
        R::CityFull(_) => R::PortForNavis(rome),
        R::PortForNavis(_) => R::NavisInland,
        R::NavisInland => R::Incomplete,
        R::Incomplete => R::LaidOut,
        R::LaidOut => R::NotYours(navis),
        R::NotYours(_) => R::Moved(legio),
        R::Moved(_) => R::NoMoves(rome),
        R::NoMoves(_) => R::Pinned(rome),
        R::Pinned(_) => R::NotByEvent(navis, God::Mars),
        R::NotByEvent(_, God::Mars) => R::NotByEvent(navis, God::Mercury),
        R::NotByEvent(_, God::Mercury) => R::NotByEvent(legio, God::Neptune),
        R::NotByEvent(_, God::Neptune) => R::NotByEvent(navis, God::Pluto),
        R::NotByEvent(..) => R::Guard(sea),
        R::Guard(_) => R::Stuck(legio),
        R::Stuck(_) => R::TakeFirst,
        R::TakeFirst => R::AlreadyTaken(legio),
        R::AlreadyTaken(_) => R::NoPath,
        R::NoPath => R::NoLink(rome, place("utica")),
        R::NoLink(..) => R::Round(rome),
        R::Round(_) => R::MustStop(rome),
        R::MustStop(_) => R::TooFar,
        R::TooFar => R::AttackTooFar(rome),
        R::AttackTooFar(_) => R::RoadFull(road),
        R::RoadFull(_) => R::EntryLink(road),
        R::EntryLink(_) => R::NoAmphibious,
        R::NoAmphibious => R::EventShips,
        R::EventShips => R::UnpaidShips,
        R::UnpaidShips => R::NotFriendly(sea),
        R::NotFriendly(_) => R::NoPort(rome),
        R::NoPort(_) => R::NotEntered(road),
        R::NotEntered(_) => R::NotAttacked(rome),
        R::NotAttacked(_) => R::NobodyThere(rome),
        R::NobodyThere(_) => R::OutOfReach(rome),
        R::OutOfReach(_) => R::NoDefection(rome),
        R::NoDefection(_) => R::NotEnemyCity(rome),
        R::NotEnemyCity(_) => R::FullStrength(legio),
        R::FullStrength(_) => R::NotInFriendlyCity(navis),
        R::NotInFriendlyCity(_) => R::AtSea(navis),
        R::AtSea(_) => R::CityNotFriendly(rome),
        R::CityNotFriendly(_) => R::FaceUp(legio),
        R::FaceUp(_) => R::Locked(octavian),
        R::Locked(_) => R::NotRaisedThere(navis),
        R::NotRaisedThere(_) => R::NoCity(legio),
        R::NoCity(_) => R::NoBattle(rome),
        R::NoBattle(_) => R::NotInBattle(legio),
        R::NotInBattle(_) => R::NotItsTurn(legio),
        R::NotItsTurn(_) => R::Acted(legio),
        R::Acted(_) => R::InReserve(legio),
        R::InReserve(_) => R::MustRetreat,
        R::MustRetreat => R::NoRetreatYet,
        R::NoRetreatYet => R::NoRetreat(navis),
        R::NoRetreat(_) => R::EnemyBars(rome),
        R::EnemyBars(_) => R::NotByEntry(road),
        R::NotByEntry(_) => R::AttackersLink(road),
        R::AttackersLink(_) => R::RetreatFull(road),
        R::RetreatFull(_) => R::NoSeaRetreat(sea),
        R::NoSeaRetreat(_) => R::SeaRetreatUsed,
        R::SeaRetreatUsed => R::FleetNotByEntry(road),
        R::FleetNotByEntry(_) => R::FleetBarred(road),
        R::FleetBarred(_) => R::NoSeaLink(navis),
        R::NoSeaLink(_) => R::CanRetreat(navis),
        R::CanRetreat(_) => R::NotStrongest(legio),
        R::NotStrongest(_) => R::NoRegroup(legio),
        R::NoRegroup(_) => R::NotVictorious(legio),
        R::NotVictorious(_) => R::RegroupBarred(rome),
        R::RegroupBarred(_) => R::RegroupFull(road),
        R::RegroupFull(_) => R::RegroupBySea(legio),
        R::RegroupBySea(_) => R::NoHaven(navis),
        R::NoHaven(_) => R::NotAtSea(navis),
        R::NotAtSea(_) => R::Cleopatra,
        R::Cleopatra => R::CleopatraStays,
        R::CleopatraStays => R::NoSurplus(legio),
        R::NoSurplus(_) => return None,
    })
}

pub fn causes() -> impl Iterator<Item = Cause> {
    successors(Some(Cause::TenPoints), |cause| match cause {
        Cause::TenPoints => Some(Cause::MorePoints),
        Cause::MorePoints => Some(Cause::Rome),
        Cause::Rome => Some(Cause::Tie),
        Cause::Tie => None,
    })
}

/// Rome fought over, with some blocks at their last step; set up for each phase in
/// turn, in as many ways as there are sentences for it.
pub fn states() -> Vec<State> {
    let phases = successors(Some(Phase::Deploy), after_phase);
    phases.flat_map(|phase| shapes(&at_rome(phase))).collect()
}

fn at_rome(phase: Phase) -> State {
    let setup = JuliusCaesar::about()
        .check(&SetupRequest::default())
        .unwrap();
    let mut state = JuliusCaesar::new(&setup, &mut SplitMix64::new(1), &mut Out::muted());
    let rome = place("roma");
    let open = &mut state.open;
    open.phase = phase;
    open.attacks[Side::Caesar].insert(rome);
    open.now = BySide::new(Some(card("apollo")), Some(card("command-2-2-a")));
    open.last = open.now;
    open.pinned.0[rome.index()] = 0;
    open.face_up.insert(block("c-navis-3"));
    open.killed.insert(block("p-scipio"));
    for (id, side) in [
        ("c-caesar", Side::Caesar),
        ("c-legio-13", Side::Caesar),
        ("p-pompey", Side::Pompey),
        ("cleopatra", Side::Pompey),
    ] {
        state.shift(block(id), side, rome);
    }
    for id in ["c-caesar", "cleopatra", "c-legio-8"] {
        state.steps[block(id).index()] = 1;
    }
    let second = block("c-legio-13");
    state.came[second.index()] = Some(link("genua", "roma"));
    state.reserve.insert(second);
    state.moved.insert(second);
    state
}

fn shapes(state: &State) -> Vec<State> {
    let with = |change: &dyn Fn(&mut State)| {
        let mut state = state.clone();
        change(&mut state);
        state
    };
    let mut shapes = Vec::new();
    match state.open.phase {
        Phase::Deploy | Phase::Discard | Phase::Commit => {
            shapes.push(state.clone());
            shapes.push(with(&|state| {
                state.answers[Side::Caesar] = Some(card("mars"));
                state.drafts[Side::Caesar].confirmed = true;
            }));
        }
        Phase::Move
        | Phase::DeclareMain { .. }
        | Phase::Surprise
        | Phase::Jupiter
        | Phase::Defect { .. }
        | Phase::Vulcan
        | Phase::Levy => {
            for (side, order) in orders() {
                for moves in 0..3 {
                    shapes.push(with(&|state| {
                        state.open.part = Some(part(side, order, moves));
                        state.open.surprise = Some(place("roma"));
                        if let (Phase::DeclareMain { left }, 0) = (&mut state.open.phase, moves) {
                            left.insert(place("genua"));
                        }
                    }));
                }
                for taken in ["c-caesar", "c-navis-3"] {
                    shapes.push(with(&|state| {
                        state.open.part = Some(part(side, order, 1));
                        state.taken = Some(block(taken));
                    }));
                }
            }
        }
        Phase::Turn | Phase::Hits { .. } => {
            for round in 1..=4 {
                for (attacker, step) in [(Side::Caesar, 1), (Side::Pompey, 0)] {
                    shapes.push(with(&|state| {
                        state.open.battle = Some(battle(attacker, round, step));
                    }));
                }
            }
        }
        Phase::Regroup { .. } => {
            shapes.push(state.clone());
            shapes.push(with(&|state| state.taken = Some(block("c-caesar"))));
        }
        Phase::Over { .. } => shapes.extend(causes().map(|cause| {
            with(&|state| {
                let winner = (cause != Cause::Tie).then_some(Side::Caesar);
                state.open.phase = Phase::Over { winner, cause };
            })
        })),
        Phase::PickBattle
        | Phase::WinterNavis { .. }
        | Phase::Supply { .. }
        | Phase::Disband { .. } => shapes.push(state.clone()),
    }
    shapes
}

fn orders() -> impl Iterator<Item = (Side, Order)> {
    let gods = [
        God::Apollo,
        God::Jupiter,
        God::Mars,
        God::Mercury,
        God::Neptune,
        God::Pluto,
        God::Vulcan,
    ];
    let orders = [Order::Command].into_iter().chain(gods.map(Order::Event));
    orders.flat_map(|order| Side::ALL.map(|side| (side, order)))
}

fn part(side: Side, order: Order, moves: u8) -> Part {
    Part {
        side,
        second: side == Side::Pompey,
        order,
        moves,
        levies: moves,
        grouped: moves == 0,
        activated: PlaceSet::EMPTY.with(place("ravenna")),
        crossed: PlaceSet::EMPTY,
    }
}

/// It is Caesar's turn, and his only block there has the letter A.
fn battle(attacker: Side, round: u8, step: u8) -> Battle {
    let caesar = BlockSet::EMPTY.with(block("c-caesar"));
    let pompey = BlockSet::EMPTY.with(block("p-pompey"));
    Battle {
        at: place("roma"),
        attacker,
        round,
        surprise: step == 0,
        line: BySide::new(caesar, pompey.with(block("cleopatra"))),
        waiting: BySide::new(1, 0),
        acted: BlockSet::EMPTY.with(block("p-pompey")),
        step,
        sea_retreats: BySide::default(),
    }
}

fn after_phase(phase: &Phase) -> Option<Phase> {
    let side = Side::Caesar;
    Some(match phase {
        Phase::Deploy => Phase::Discard,
        Phase::Discard => Phase::Commit,
        Phase::Commit => Phase::Move,
        Phase::Move => Phase::DeclareMain {
            left: PlaceSet::EMPTY.with(place("roma")),
        },
        Phase::DeclareMain { .. } => Phase::Surprise,
        Phase::Surprise => Phase::Jupiter,
        Phase::Jupiter => Phase::Defect {
            block: block("p-pompey"),
        },
        Phase::Defect { .. } => Phase::Vulcan,
        Phase::Vulcan => Phase::Levy,
        Phase::Levy => Phase::PickBattle,
        Phase::PickBattle => Phase::Turn,
        Phase::Turn => Phase::Hits { side, left: 2 },
        Phase::Hits { .. } => Phase::Regroup {
            side,
            at: place("roma"),
        },
        Phase::Regroup { .. } => Phase::WinterNavis { side },
        Phase::WinterNavis { .. } => Phase::Supply { side },
        Phase::Supply { .. } => Phase::Disband { side },
        Phase::Disband { .. } => Phase::Over {
            winner: None,
            cause: Cause::Tie,
        },
        Phase::Over { .. } => return None,
    })
}

/// One of every act, and those whose label depends on the block.
pub fn acts() -> Vec<Act> {
    let mut acts: Vec<_> = successors(Some(Act::Historical), after_act).collect();
    for id in [
        "c-caesar",
        "cleopatra",
        "c-legio-8",
        "c-legio-21",
        "c-navis-5",
        "c-auxilia-1",
    ] {
        let (block, path) = (block(id), Path::NONE);
        acts.push(Act::Hit { block });
        acts.push(Act::Levy { block });
        acts.push(Act::Retreat { block, path });
    }
    acts
}

fn after_act(act: &Act) -> Option<Act> {
    let (legio, navis) = (block("c-legio-13"), block("c-navis-2"));
    let (rome, sea) = (place("roma"), place("mare-hadriaticum"));
    let path = Path::to(sea).then(place("salona"));
    Some(match act {
        Act::Historical => Act::Deploy {
            block: legio,
            city: rome,
        },
        Act::Deploy { .. } => Act::Confirm,
        Act::Confirm => Act::Discard { card: card("mars") },
        Act::Discard { .. } => Act::Commit { card: card("mars") },
        Act::Commit { .. } => Act::Take { block: legio },
        Act::Take { .. } => Act::Go { path },
        Act::Go { .. } => Act::EndMoves,
        Act::EndMoves => Act::Main {
            link: link("genua", "roma"),
        },
        Act::Main { .. } => Act::Surprise { at: rome },
        Act::Surprise { .. } => Act::Jupiter {
            at: rome,
            colour: Colour::Blue,
        },
        Act::Jupiter { .. } => Act::Vulcan { city: rome },
        Act::Vulcan { .. } => Act::Decline,
        Act::Decline => Act::Levy { block: legio },
        Act::Levy { .. } => Act::Place { city: rome },
        Act::Place { .. } => Act::EndLevies,
        Act::EndLevies => Act::Battle { at: rome },
        Act::Battle { .. } => Act::Fire { block: legio },
        Act::Fire { .. } => Act::Pass { block: legio },
        Act::Pass { .. } => Act::Retreat { block: legio, path },
        Act::Retreat { .. } => Act::Hit { block: legio },
        Act::Hit { .. } => Act::EndRegroup,
        Act::EndRegroup => Act::ToPort {
            block: navis,
            port: place("salona"),
        },
        Act::ToPort { .. } => Act::Disband {
            block: block("c-legio-21"),
        },
        Act::Disband { .. } => Act::EndDisband,
        Act::EndDisband => return None,
    })
}
