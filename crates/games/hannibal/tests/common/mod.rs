//! Sets a table in the game's own words and says what should happen on it.

// Each test file uses its own part of the vocabulary.
#![allow(dead_code)]
// `to_play` says whose play it is; it makes nothing new.
#![allow(clippy::wrong_self_convention)]

use std::collections::{BTreeSet, VecDeque};

use hannibal::{
    Act, Card, CardSet, Event, Frame, General, GeneralSet, Hannibal, Office, Province, Refusal,
    Space, SpaceSet, Stack, Stage, State, Title, Titles, Train, TurnStep, Units, Use, theatre,
};
use kernel::{Ask, Chance, Game, Out, Setting, Setup, SetupRequest, SplitMix64, Value};

pub use hannibal::Side::{self, Carthage, Rome};

pub fn space(id: &str) -> Space {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn general(id: &str) -> General {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn card(id: &str) -> Card {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn province(id: &str) -> Province {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Spaces apart by blanks.
pub fn spaces(ids: &str) -> SpaceSet {
    ids.split_whitespace().map(space).collect()
}

pub fn generals(ids: &str) -> GeneralSet {
    ids.split_whitespace().map(general).collect()
}

pub fn cards(ids: &str) -> CardSet {
    ids.split_whitespace().map(card).collect()
}

/// Battle cards by their initials: `"fa fl fr p de r"`.
pub fn titles(words: &str) -> Titles {
    let mut titles = Titles::NONE;
    for word in words.split_whitespace() {
        titles.add(title(word));
    }
    titles
}

pub fn title(word: &str) -> Title {
    match word {
        "fa" => Title::FrontalAssault,
        "fl" => Title::FlankLeft,
        "fr" => Title::FlankRight,
        "p" => Title::Probe,
        "de" => Title::DoubleEnvelopment,
        "r" => Title::Reserve,
        other => panic!("no battle card is called {other}"),
    }
}

pub fn setup(scenario: &str, options: &[(&str, &str)]) -> Setup {
    let wanted = SetupRequest {
        scenario: Some(scenario.to_owned()),
        options: (options.iter())
            .map(|&(id, value)| {
                let setting = match value {
                    "true" => Setting::Flag(true),
                    word => Setting::Word(word.to_owned()),
                };
                (id.to_owned(), setting)
            })
            .collect(),
        ..SetupRequest::default()
    };
    Hannibal::about()
        .check(&wanted)
        .expect("such a match exists")
}

/// What a test gives the outcomes of.
pub const DICE: [&str; 14] = [
    "attrition",
    "naval",
    "avoid",
    "intercept",
    "pursuit",
    "change-command",
    "charge",
    "counterattack",
    "withdraw",
    "stop-withdrawal",
    "casualties",
    "retreat",
    "siege",
    "election",
];

/// Dice as the test names them; cards are dealt by a generator.
#[derive(Debug)]
pub struct Dice {
    due: VecDeque<(String, u32)>,
    rest: SplitMix64,
}

impl Chance for Dice {
    fn one_of(&mut self, ask: Ask, size: u32, value: &dyn Fn(u32) -> Value) -> u32 {
        // Dice and elections must be named; a draw from hidden cards may be, by its place.
        let named = (self.due.front()).is_some_and(|(purpose, _)| purpose == ask.purpose);
        let is_die = ask.audience == kernel::Audience::EVERYONE && DICE.contains(&ask.purpose);
        if !is_die && !named {
            return self.rest.one_of(ask, size, value);
        }
        match self.due.pop_front() {
            Some((purpose, face)) if purpose == ask.purpose => face - 1,
            other => panic!(
                "a die for {} is thrown, the test has {other:?}",
                ask.purpose
            ),
        }
    }
}

/// A position, and what is played from it.
#[derive(Debug)]
pub struct Case {
    pub state: State,
    dice: Dice,
    pub told: Vec<Event>,
}

impl Case {
    /// A scenario as it is set up.
    pub fn of(scenario: &str, options: &[(&str, &str)]) -> Case {
        let mut dice = Dice {
            due: VecDeque::new(),
            rest: SplitMix64::new(7),
        };
        let setup = setup(scenario, options);
        let state = Hannibal::new(&setup, &mut dice, &mut Out::default());
        Case {
            state,
            dice,
            told: Vec::new(),
        }
    }

    /// The map of a scenario without a piece and without a PC, Rome to play. Cities
    /// stay with whoever holds them; no Tribe stands. Each side holds a card that
    /// interrupts nothing, and no other is in the game but those a test hands out.
    pub fn bare(scenario: &str) -> Case {
        let mut case = Case::of(scenario, &[]);
        let open = &mut case.state.open;
        let land = &mut open.land;
        for at in Space::all() {
            for side in [Rome, Carthage] {
                land.set_units(Stack::outside(side, at), Units::NONE);
                if !theatre().cities.contains(at) {
                    land.take_pc(side, at);
                }
            }
        }
        land.tribes = SpaceSet::EMPTY;
        for general in General::all() {
            land.lift_general(general);
            land.waiting.remove(general);
        }
        land.pool = GeneralSet::EMPTY;
        open.game.effects.truce = None;
        open.frames.clear();
        open.push(Frame::Game(Stage::Turn(TurnStep::Play)));
        open.strategy.to_play = Rome;
        open.strategy.unseen = CardSet::EMPTY;
        open.strategy.removed = CardSet::ALL;
        case.state.hands = Default::default();
        case.hand(Rome, "c35").hand(Carthage, "c36")
    }

    /// The same position, to try something else.
    pub fn fork(&self) -> Case {
        Case {
            state: self.state.clone(),
            dice: Dice {
                due: VecDeque::new(),
                rest: SplitMix64::new(9),
            },
            told: Vec::new(),
        }
    }

    /// The bare map of the first scenario.
    pub fn empty() -> Case {
        Case::bare("s1-218")
    }

    pub fn pcs(mut self, side: Side, ids: &str) -> Case {
        for at in spaces(ids) {
            self.state.open.land.put_pc(side, at);
        }
        self
    }

    pub fn tribe(mut self, id: &str, side: Option<Side>) -> Case {
        let land = &mut self.state.open.land;
        land.tribes.insert(space(id));
        if let Some(side) = side {
            land.held[side].insert(space(id));
        }
        self
    }

    /// CUs outside walls with generals, the first of whom commands. A Roman is a
    /// Proconsul unless `consuls` says otherwise.
    pub fn army(self, side: Side, at: &str, cu: u8, names: &str) -> Case {
        self.stack(Stack::outside(side, space(at)), Units::of(cu, 0), names)
    }

    pub fn elephants(self, at: &str, cu: u8, elephants: u8, names: &str) -> Case {
        let stack = Stack::outside(Carthage, space(at));
        self.stack(stack, Units::of(cu, elephants), names)
    }

    pub fn garrison(self, side: Side, at: &str, cu: u8, names: &str) -> Case {
        self.stack(Stack::inside(side, space(at)), Units::of(cu, 0), names)
    }

    fn stack(mut self, stack: Stack, units: Units, names: &str) -> Case {
        let land = &mut self.state.open.land;
        land.set_units(stack, units);
        for (index, name) in names.split_whitespace().enumerate() {
            let general = general(name);
            land.dead.remove(general);
            land.put_general(general, stack);
            if general.side() == Rome {
                land.set_office(general, Some(Office::Proconsul));
            }
            if index == 0 {
                land.commanders.insert(general);
            }
        }
        self
    }

    pub fn consuls(mut self, names: &str) -> Case {
        for general in generals(names) {
            self.state
                .open
                .land
                .set_office(general, Some(Office::Consul));
        }
        self
    }

    pub fn pool(mut self, names: &str) -> Case {
        self.state.open.land.pool |= generals(names);
        self
    }

    pub fn displaced(mut self, names: &str) -> Case {
        self.state.open.land.displaced |= generals(names);
        self
    }

    pub fn points(mut self, side: Side, at: &str, points: u8) -> Case {
        self.state.open.land.set_points(side, space(at), points);
        self
    }

    pub fn train(mut self, at: &str) -> Case {
        self.state.open.land.train = Some(Train {
            at: space(at),
            inside: false,
        });
        self
    }

    pub fn hand(mut self, side: Side, ids: &str) -> Case {
        self.state.hands[side] |= cards(ids);
        let open = &mut self.state.open;
        open.strategy.unseen |= cards(ids);
        open.strategy.removed -= cards(ids);
        self
    }

    pub fn turn(mut self, turn: u8) -> Case {
        self.state.open.turn = turn;
        self
    }

    pub fn to_play(mut self, side: Side) -> Case {
        self.state.open.strategy.to_play = side;
        self
    }

    pub fn truce(mut self) -> Case {
        self.state.open.game.effects.truce = Some(self.state.open.turn);
        self
    }

    /// The turn goes on from a step of its own.
    pub fn at_step(mut self, step: TurnStep) -> Case {
        self.state.open.frames.clear();
        self.state.open.push(Frame::Game(Stage::Turn(step)));
        self
    }

    /// Carthage throws its last card away: the strategy phase is over.
    #[track_caller]
    pub fn end_phase(&mut self, dice: &str) -> &mut Case {
        let card = card("c21");
        self.state.hands = Default::default();
        self.state.hands[Carthage].insert(card);
        self.state.open.strategy.unseen.insert(card);
        self.state.open.strategy.removed.remove(card);
        self.state.open.strategy.discard.remove(card);
        self.state.open.strategy.to_play = Carthage;
        self.roll(dice);
        let way = Use::Discard;
        self.play(Carthage, Act::Play { card, way })
    }

    /// Dice to come, each with what it is for: `"avoid 2, intercept 3"`.
    pub fn roll(&mut self, dice: &str) -> &mut Case {
        for word in dice
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty())
        {
            let (purpose, face) = word.rsplit_once(' ').expect("a purpose and a face");
            let face = face.parse().expect("a face");
            self.dice.due.push_back((purpose.to_owned(), face));
        }
        self
    }

    pub fn options(&self, side: Side) -> Vec<Act> {
        kernel::options::<Hannibal>(&self.state, self.state.open.seat_of(side))
    }

    pub fn offers(&self, side: Side, act: Act) -> bool {
        self.options(side).contains(&act)
    }

    pub fn asked(&self) -> Option<Side> {
        let seats = Hannibal::asked(&self.state).seats();
        seats
            .iter()
            .next()
            .and_then(|seat| self.state.open.side_of(seat))
    }

    #[track_caller]
    pub fn play(&mut self, side: Side, act: Act) -> &mut Case {
        let seat = self.state.open.seat_of(side);
        let mut out = Out::default();
        if let Err(refusal) =
            kernel::play::<Hannibal>(&mut self.state, seat, act, &mut self.dice, &mut out)
        {
            panic!(
                "{side:?} cannot {act:?}: {refusal}; offered: {:?}",
                self.options(side)
            );
        }
        self.told
            .extend(out.take().into_iter().map(|told| told.event));
        if let Err(broken) = Hannibal::audit(&self.state) {
            panic!("after {act:?}: {broken}");
        }
        self
    }

    pub fn refusal(&self, side: Side, act: Act) -> Refusal {
        assert!(!self.offers(side, act), "{act:?} is offered");
        Hannibal::refusal(&self.state, self.state.open.seat_of(side), act)
    }

    /// Plays a card for its operations and activates a general.
    #[track_caller]
    pub fn activate(&mut self, side: Side, with: &str, name: &str) -> &mut Case {
        let way = Use::General;
        let card = card(with);
        self.play(side, Act::Play { card, way });
        let general = general(name);
        self.play(side, Act::Activate { general })
    }

    #[track_caller]
    pub fn step(&mut self, side: Side, to: &str) -> &mut Case {
        self.play(side, Act::Step { to: space(to) })
    }

    #[track_caller]
    pub fn force(&mut self, side: Side, cu: u8) -> &mut Case {
        self.play(
            side,
            Act::Force {
                cu,
                elephants: 0,
                train: false,
            },
        )
    }

    /// Gives both sides battle cards, whatever was dealt.
    pub fn deal(&mut self, rome: &str, carthage: &str) -> &mut Case {
        let battle = self.state.open.battle.as_mut().expect("a battle");
        for (side, words) in [(Rome, rome), (Carthage, carthage)] {
            self.state.battle_hands[side] = titles(words);
            battle.held[side] = titles(words).total();
        }
        self
    }

    pub fn cu(&self, side: Side, at: &str) -> u8 {
        self.state.open.land.cu(side, space(at))
    }

    pub fn inside(&self, side: Side, at: &str) -> u8 {
        self.state
            .open
            .land
            .units(Stack::inside(side, space(at)))
            .cu
    }

    pub fn at(&self, name: &str) -> Option<String> {
        (self.state.open.land.place_of(general(name))).map(|at| at.to_string())
    }

    pub fn holds(&self, side: Side, at: &str) -> bool {
        self.state.open.land.held[side].contains(space(at))
    }

    /// All dice the test named were thrown.
    #[track_caller]
    pub fn no_dice_left(&self) -> &Case {
        assert!(self.dice.due.is_empty(), "not thrown: {:?}", self.dice.due);
        self
    }
}

/// The spaces that acts of one kind name.
pub fn places(acts: &[Act], of: fn(Act) -> Option<Space>) -> BTreeSet<String> {
    (acts.iter().copied())
        .filter_map(of)
        .map(|at| at.to_string())
        .collect()
}

pub fn words(ids: &str) -> BTreeSet<String> {
    ids.split_whitespace().map(str::to_owned).collect()
}
