//! Sets the island and says what should happen on it.

use std::collections::VecDeque;

use kernel::{Ask, Chance, Game, Out, SplitMix64, Value};
use punic::{Frame, Side, Stack, Title, Titles, Trains, Units};

use crate::bellum::{Act, Bellum, Event, General, Space, Stage, State, bare};

/// Dice as the test names them; cards are dealt by a generator.
#[derive(Debug)]
struct Dice {
    due: VecDeque<(String, u32)>,
    cards: SplitMix64,
}

impl Chance for Dice {
    fn one_of(&mut self, ask: Ask, size: u32, value: &dyn Fn(u32) -> Value) -> u32 {
        if ask.purpose == "battle-deal" {
            return self.cards.one_of(ask, size, value);
        }
        match self.due.pop_front() {
            Some((purpose, face)) if purpose == ask.purpose => face - 1,
            other => panic!("a die for {}, the test has {other:?}", ask.purpose),
        }
    }
}

#[derive(Debug)]
pub struct Case {
    pub state: State,
    dice: Dice,
    pub told: Vec<Event>,
}

pub fn space(id: &str) -> Space {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn general(id: &str) -> General {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

impl Case {
    /// Nobody is on the island; Rome is to activate a general.
    pub fn empty() -> Case {
        Case {
            state: bare(),
            dice: Dice {
                due: VecDeque::new(),
                cards: SplitMix64::new(7),
            },
            told: Vec::new(),
        }
    }

    pub fn turn_of(mut self, side: Side) -> Case {
        self.state
            .open
            .step(Frame::Game(Stage::Turn { side, left: 9 }));
        self
    }

    /// CUs outside walls, and who leads them.
    pub fn army(self, side: Side, at: &str, cu: u8, names: &str) -> Case {
        self.stack(Stack::outside(side, space(at)), cu, names)
    }

    pub fn garrison(self, side: Side, at: &str, cu: u8, names: &str) -> Case {
        self.stack(Stack::inside(side, space(at)), cu, names)
    }

    fn stack(mut self, stack: Stack<Bellum>, cu: u8, names: &str) -> Case {
        let land = &mut self.state.open.land;
        land.set_units(stack, Units::of(cu, 0));
        for (index, name) in names.split_whitespace().enumerate() {
            land.put_general(general(name), stack);
            if index == 0 {
                land.commanders.insert(general(name));
            }
        }
        self
    }

    pub fn wagons(mut self, stack: Stack<Bellum>, count: u8) -> Case {
        self.state.open.land.train.put(stack, count);
        self
    }

    pub fn points(mut self, side: Side, at: &str, points: u8) -> Case {
        self.state.open.land.set_points(side, space(at), points);
        self
    }

    pub fn omen(mut self, side: Side) -> Case {
        let omen = crate::bellum::omen(side);
        self.state.open.strategy.unseen |= omen;
        self.state.hands[side] = omen;
        self
    }

    pub fn fleet(mut self, side: Side) -> Case {
        self.state.open.game.fleet = Some(side);
        self
    }

    /// Dice to come, each with what it is for: `"avoid 2, intercept 3"`.
    pub fn roll(&mut self, dice: &str) -> &mut Case {
        for word in dice.split(", ") {
            let (purpose, face) = word.rsplit_once(' ').expect("a purpose and a face");
            let face = face.parse().expect("a face");
            self.dice.due.push_back((purpose.to_owned(), face));
        }
        self
    }

    pub fn offers(&self, side: Side, act: Act) -> bool {
        self.options(side).contains(&act)
    }

    pub fn options(&self, side: Side) -> Vec<Act> {
        kernel::options::<Bellum>(&self.state, self.state.open.seat_of(side))
    }

    #[track_caller]
    pub fn play(&mut self, side: Side, act: Act) -> &mut Case {
        let seat = self.state.open.seat_of(side);
        assert!(
            self.offers(side, act),
            "{side:?} cannot {act:?}; offered: {:?}",
            self.options(side)
        );
        let mut out = Out::default();
        Bellum::apply(&mut self.state, seat, act, &mut self.dice, &mut out);
        self.told
            .extend(out.take().into_iter().map(|told| told.event));
        if let Err(broken) = Bellum::audit(&self.state) {
            panic!("after {act:?}: {broken}");
        }
        self
    }

    #[track_caller]
    pub fn activate(&mut self, side: Side, name: &str) -> &mut Case {
        let general = general(name);
        self.play(side, Act::Activate { general })
    }

    #[track_caller]
    pub fn step(&mut self, side: Side, to: &str) -> &mut Case {
        self.play(side, Act::Step { to: space(to) })
    }

    /// Gives both sides battle cards, whatever was dealt.
    pub fn deal(&mut self, rome: &[Title], carthage: &[Title]) -> &mut Case {
        let battle = self.state.open.battle.as_mut().expect("a battle");
        for (side, cards) in [(Side::Rome, rome), (Side::Carthage, carthage)] {
            let mut hand = Titles::NONE;
            cards.iter().for_each(|&title| hand.add(title));
            self.state.battle_hands[side] = hand;
            battle.held[side] = hand.total();
        }
        self
    }

    pub fn cu(&self, side: Side, at: &str) -> u8 {
        self.state.open.land.cu(side, space(at))
    }

    pub fn inside(&self, side: Side, at: &str) -> u8 {
        let inside = Stack::inside(side, space(at));
        self.state.open.land.units(inside).cu
    }

    pub fn at(&self, name: &str) -> Option<&'static str> {
        Some(self.state.open.land.place_of(general(name))?.id())
    }

    pub fn wagons_in(&self, side: Side, at: &str) -> u8 {
        let stack = Stack::outside(side, space(at));
        self.state.open.land.train_in(stack)
    }

    /// All dice the test named were thrown.
    #[track_caller]
    pub fn no_dice_left(&self) {
        assert!(self.dice.due.is_empty(), "not thrown: {:?}", self.dice.due);
    }
}
