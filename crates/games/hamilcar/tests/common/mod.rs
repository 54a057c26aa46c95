//! Sets a table in the game's own words and says what should happen on it.

// Each test file uses its own part of the vocabulary.
#![allow(dead_code)]
// `to_play` says whose play it is; it makes nothing new.
#![allow(clippy::wrong_self_convention)]

use std::collections::VecDeque;

use hamilcar::{
    Act, Card, CardSet, Event, Frame, GameAct, GameEvent, General, GeneralSet, Hamilcar, Miat,
    MiatSet, Office, Refusal, Space, SpaceSet, Stack, Stage, State, Tactic, Target, TurnStep,
    Units, Use, theatre,
};
use kernel::{Ask, Chance, Game, Out, Setting, Setup, SetupRequest, SplitMix64, Value};
use punic::Trains;

pub use hamilcar::Side::{self, Carthage, Rome};

pub fn space(id: &str) -> Space {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn general(id: &str) -> General {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn card(id: &str) -> Card {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn spaces(ids: &str) -> SpaceSet {
    ids.split_whitespace().map(space).collect()
}

pub fn generals(ids: &str) -> GeneralSet {
    ids.split_whitespace().map(general).collect()
}

pub fn cards(ids: &str) -> CardSet {
    ids.split_whitespace().map(card).collect()
}

pub fn miat(ids: &str) -> MiatSet {
    let space = |id: &str| -> Miat { id.parse().unwrap_or_else(|error| panic!("{error}")) };
    ids.split_whitespace().map(space).collect()
}

pub const SHIPS: Act = Act::Game(GameAct::Target {
    target: Target::Ships,
});
pub const TRANSPORTS: Act = Act::Game(GameAct::Target {
    target: Target::Transports,
});
pub const REGROUP: Act = Act::Game(GameAct::Regroup);
pub const DISENGAGE: Act = Act::Game(GameAct::Disengage);
pub const EVADE: Act = Act::Game(GameAct::Evade);
pub const SHIP: Act = Act::Game(GameAct::Ship);
pub const REPAIR: Act = Act::Game(GameAct::Repair);

pub fn setup(options: &[(&str, &str)]) -> Setup {
    let wanted = SetupRequest {
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
    (Hamilcar::about().check(&wanted)).expect("such a match exists")
}

/// Dice as the test names them, and generals and tactics cards that it names; all else
/// comes from a generator.
#[derive(Debug)]
pub struct Dice {
    due: VecDeque<(String, String)>,
    rest: SplitMix64,
}

impl Chance for Dice {
    fn one_of(&mut self, ask: Ask, size: u32, value: &dyn Fn(u32) -> Value) -> u32 {
        let named = (self.due.front()).is_some_and(|(purpose, _)| purpose == ask.purpose);
        let is_die = ask.audience == kernel::Audience::EVERYONE && ask.purpose != "general";
        if !is_die && !named {
            return self.rest.one_of(ask, size, value);
        }
        match self.due.pop_front() {
            Some((purpose, word)) if purpose == ask.purpose => match word.parse::<u32>() {
                Ok(face) => face - 1,
                Err(_) => (0..size)
                    .find(|&index| value(index) == Value::thing(kernel::data::keep(&word)))
                    .unwrap_or_else(|| panic!("{word} cannot be drawn")),
            },
            other => panic!("a draw for {}, the test has {other:?}", ask.purpose),
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
    /// The scenario as it is set up.
    pub fn of(options: &[(&str, &str)]) -> Case {
        let mut dice = Dice {
            due: VecDeque::new(),
            rest: SplitMix64::new(7),
        };
        let state = Hamilcar::new(&setup(options), &mut dice, &mut Out::default());
        Case {
            state,
            dice,
            told: Vec::new(),
        }
    }

    pub fn new() -> Case {
        Case::of(&[])
    }

    /// The map without a piece, a PC or a tribe; Cities stay with whoever holds them. All
    /// generals have left the game, nobody has a Ship, Rome is to play.
    pub fn empty() -> Case {
        let mut case = Case::new();
        let open = &mut case.state.open;
        let land = &mut open.land;
        for at in Space::all() {
            for side in [Rome, Carthage] {
                let stack = Stack::outside(side, at);
                land.set_units(stack, Units::NONE);
                let trains = land.train_in(stack);
                land.train.take(stack, trains);
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
        land.dead = GeneralSet::ALL;
        open.game.navy.ready = Default::default();
        open.game.navy.worn = Default::default();
        open.game.miat = MiatSet::EMPTY;
        open.frames.clear();
        open.push(Frame::Game(Stage::Turn(TurnStep::Play)));
        open.strategy.to_play = Rome;
        open.strategy.unseen = CardSet::EMPTY;
        open.strategy.removed = CardSet::ALL;
        case.state.hands = Default::default();
        case.hand(Rome, "h-045").hand(Carthage, "h-012")
    }

    pub fn pcs(mut self, side: Side, ids: &str) -> Case {
        for at in spaces(ids) {
            self.state.open.land.put_pc(side, at);
        }
        self
    }

    pub fn tribe(mut self, id: &str) -> Case {
        self.state.open.land.tribes.insert(space(id));
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
            let land = &mut self.state.open.land;
            land.set_office(general, Some(Office::Consul));
        }
        self
    }

    /// Generals in the two decks.
    pub fn decks(mut self, names: &str) -> Case {
        let land = &mut self.state.open.land;
        land.dead -= generals(names);
        land.pool |= generals(names);
        self
    }

    pub fn waiting(mut self, names: &str) -> Case {
        let land = &mut self.state.open.land;
        land.dead -= generals(names);
        land.waiting |= generals(names);
        self
    }

    pub fn trains(mut self, side: Side, at: &str, count: u8) -> Case {
        let stack = Stack::outside(side, space(at));
        self.state.open.land.train.put(stack, count);
        self
    }

    pub fn trains_inside(mut self, side: Side, at: &str, count: u8) -> Case {
        let stack = Stack::inside(side, space(at));
        self.state.open.land.train.put(stack, count);
        self
    }

    pub fn ships(mut self, side: Side, ready: u8, spent: u8) -> Case {
        self.state.open.game.navy.ready[side] = ready;
        self.state.open.game.navy.worn[side] = spent;
        self
    }

    pub fn supremacy(mut self, side: Side) -> Case {
        self.state.open.game.navy.supremacy = side;
        self
    }

    /// From 0 = Poor to 3 = Excellent.
    pub fn seamanship(mut self, level: u8) -> Case {
        self.state.open.game.navy.seamanship = level;
        self
    }

    pub fn corvi(mut self) -> Case {
        self.state.open.game.navy.corvi = true;
        self
    }

    pub fn miat(mut self, ids: &str) -> Case {
        self.state.open.game.miat = miat(ids);
        self
    }

    pub fn holds(mut self, side: Side, city: &str) -> Case {
        self.state.open.land.put_pc(side, space(city));
        self
    }

    pub fn points(mut self, side: Side, at: &str, points: u8) -> Case {
        self.state.open.land.set_points(side, space(at), points);
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

    /// The turn goes on from a step of its own, as far as nobody has to decide.
    pub fn at_step(mut self, step: TurnStep, dice: &str) -> Case {
        self.state.open.frames.clear();
        self.state.open.push(Frame::Game(Stage::Turn(step)));
        self.roll(dice);
        let mut out = Out::default();
        punic::flow::run(&mut self.state, &mut self.dice, &mut out);
        self.hear(out);
        self
    }

    fn hear(&mut self, mut out: Out<Event>) {
        self.told
            .extend(out.take().into_iter().map(|told| told.event));
    }

    /// Draws to come, each with what it is for: `"clash 2, tactics t-ramming"`.
    pub fn roll(&mut self, dice: &str) -> &mut Case {
        for word in (dice.split(',').map(str::trim)).filter(|word| !word.is_empty()) {
            let (purpose, what) = word.rsplit_once(' ').expect("a purpose and an outcome");
            self.dice
                .due
                .push_back((purpose.to_owned(), what.to_owned()));
        }
        self
    }

    pub fn options(&self, side: Side) -> Vec<Act> {
        kernel::options::<Hamilcar>(&self.state, self.state.open.seat_of(side))
    }

    pub fn offers(&self, side: Side, act: Act) -> bool {
        self.options(side).contains(&act)
    }

    pub fn asked(&self) -> Option<Side> {
        let seats = Hamilcar::asked(&self.state).seats();
        (seats.iter().next()).and_then(|seat| self.state.open.side_of(seat))
    }

    #[track_caller]
    pub fn play(&mut self, side: Side, act: Act) -> &mut Case {
        let seat = self.state.open.seat_of(side);
        let mut out = Out::default();
        if let Err(refusal) =
            kernel::play::<Hamilcar>(&mut self.state, seat, act, &mut self.dice, &mut out)
        {
            panic!(
                "{side:?} cannot {act:?}: {refusal}; offered: {:?}",
                self.options(side)
            );
        }
        self.hear(out);
        if let Err(broken) = Hamilcar::audit(&self.state) {
            panic!("after {act:?}: {broken}");
        }
        self
    }

    /// Plays an act with the draws that it asks for, all of which must be used.
    #[track_caller]
    pub fn play_with(&mut self, side: Side, act: Act, dice: &str) -> &mut Case {
        self.roll(dice);
        self.play(side, act);
        assert!(self.dice.due.is_empty(), "left over: {:?}", self.dice.due);
        self
    }

    pub fn refusal(&self, side: Side, act: Act) -> Refusal {
        assert!(!self.offers(side, act), "{act:?} is offered");
        Hamilcar::refusal(&self.state, self.state.open.seat_of(side), act)
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
    pub fn sail(&mut self, side: Side, to: &str, ships: u8) -> &mut Case {
        let to = space(to);
        self.play(side, Act::Sail { to, inside: false });
        match self.state.open.top() {
            Some(Frame::Game(Stage::Leg(hamilcar::LegStep::Escort))) => {
                self.play(side, Act::Game(GameAct::Ships { count: ships }))
            }
            _ => self,
        }
    }

    /// The interceptor commits a pool and sends the general of a space with these CUs.
    #[track_caller]
    pub fn intercept(&mut self, side: Side, ships: u8, from: &str, dice: &str) -> &mut Case {
        self.play(side, Act::Game(GameAct::Ships { count: ships }));
        let from = space(from);
        self.roll(dice);
        self.play(side, Act::Intercept { from });
        if self.offers(
            side,
            Act::Force {
                cu: 0,
                elephants: 0,
                train: 0,
            },
        ) {
            self.play(
                side,
                Act::Force {
                    cu: 0,
                    elephants: 0,
                    train: 0,
                },
            );
        }
        self
    }

    /// Answers the question who commands, if it is asked, with the first who may.
    #[track_caller]
    pub fn commands(&mut self, side: Side) -> &mut Case {
        while let Some(act @ Act::Command { .. }) = self.options(side).first().copied() {
            self.play(side, act);
        }
        self
    }

    #[track_caller]
    pub fn tactic(&mut self, side: Side, card: Tactic, dice: &str) -> &mut Case {
        self.play_with(side, Act::Game(GameAct::Tactic { card }), dice)
    }

    pub fn told(&self, wanted: GameEvent) -> bool {
        self.told.contains(&Event::Game(wanted))
    }

    pub fn cu(&self, side: Side, at: &str) -> u8 {
        self.state.open.land.all_cu(side, space(at))
    }

    pub fn supply(&self, side: Side, at: &str) -> u8 {
        let land = &self.state.open.land;
        let at = space(at);
        land.train_in(Stack::outside(side, at)) + land.train_in(Stack::inside(side, at))
    }

    pub fn place(&self, name: &str) -> Option<&'static str> {
        let at = self.state.open.land.place_of(general(name));
        at.map(|at| at.id())
    }

    /// Ready and Spent Ships At Port.
    pub fn fleet(&self, side: Side) -> [u8; 2] {
        let navy = &self.state.open.game.navy;
        [navy.ready[side], navy.worn[side]]
    }

    pub fn holder(&self) -> Side {
        self.state.open.game.navy.supremacy
    }
}
