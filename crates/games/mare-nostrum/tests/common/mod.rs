//! Sets a table in the game's own words and says what should happen on it.

// Each test file uses its own part of the vocabulary.
#![allow(dead_code)]

use std::collections::BTreeSet;

use kernel::{
    Asked, Game, PlayError, Refuse, Script, Seat, Setting, Setup, SetupRequest, Table, Value,
    Viewer,
};
use mare_nostrum::{
    Act, Card, CardSet, Empire, EmpireSet, Event, Form, GoodSet, Holding, Item, MareNostrum, Phase,
    Position, Province, ProvinceSet, Refusal, Sea, Slot, SlotSet, State, Token, Track, Turn, View,
    data,
};

#[allow(unused_imports)]
pub use mare_nostrum::Empire::{Babylon, Carthage, Egypt, Greece, Rome};

pub fn province(id: &str) -> Province {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn sea(id: &str) -> Sea {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn slot(id: &str) -> Slot {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn token(id: &str) -> Token {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Tokens apart by spaces, `3*coin` for three: `"3*coin wine legendary-oil"`.
pub fn tokens(words: &str) -> Holding {
    words
        .split_whitespace()
        .flat_map(|word| {
            let (count, id) = word.split_once('*').unwrap_or(("1", word));
            let count: usize = count.parse().expect("a number before the star");
            std::iter::repeat_n(token(id), count)
        })
        .collect()
}

pub fn setup(seats: u8, options: &[(&str, Setting)]) -> Setup {
    let mut wanted = SetupRequest {
        seats: Some(seats),
        ..SetupRequest::default()
    };
    let assigned = (
        mare_nostrum::EMPIRE_ASSIGNMENT,
        Setting::Word("seats".into()),
    );
    for (id, setting) in [assigned].iter().chain(options) {
        wanted.options.insert((*id).to_owned(), setting.clone());
    }
    MareNostrum::about().check(&wanted).expect("options exist")
}

/// A position to be set up: as a game begins, but in its second round, with all cards
/// face up and the empires in the order of the board.
#[must_use]
pub struct Case {
    pub state: State,
}

impl Case {
    pub fn of(seats: u8) -> Case {
        let mut state = State::before(seats);
        state.open.expert = true;
        state.open.face_up = data().market;
        state.open.round = 2;
        for (seat, empire) in state.open.board().empires.iter().enumerate() {
            state.open.empires[seat] = Some(empire);
        }
        Case { state }
    }

    pub fn five() -> Case {
        Case::of(5)
    }

    /// Takes all units off the map.
    pub fn peaceful(mut self) -> Case {
        self.state.open.legions = Default::default();
        self.state.open.fortresses = Default::default();
        self
    }

    pub fn change(mut self, change: impl FnOnce(&mut State)) -> Case {
        change(&mut self.state);
        self
    }

    pub fn round(self, round: u16) -> Case {
        self.change(|state| state.open.round = round)
    }

    pub fn legions(self, empire: Empire, at: &str, count: u8) -> Case {
        self.change(|state| state.open.legions[empire][province(at)] = count)
    }

    pub fn fortress(self, empire: Empire, at: &str) -> Case {
        self.change(|state| state.open.fortresses[empire] |= ProvinceSet::one(province(at)))
    }

    pub fn triremes(self, empire: Empire, at: &str, count: u8) -> Case {
        self.change(|state| state.open.triremes[empire][sea(at)] = count)
    }

    pub fn control(self, empire: Empire, at: &str) -> Case {
        self.change(|state| {
            at.split(' ')
                .for_each(|at| state.open.control[province(at)] = Some(empire));
        })
    }

    pub fn uncontrolled(self, at: &str) -> Case {
        self.change(|state| {
            for at in at.split(' ').map(province) {
                state.open.control[at] = None;
                state.open.buildings -= at.sheet().slots;
            }
        })
    }

    /// Buildings that stand.
    pub fn built(self, slots: &str) -> Case {
        self.change(|state| {
            slots
                .split(' ')
                .for_each(|id| state.open.buildings |= SlotSet::one(slot(id)));
        })
    }

    pub fn unbuilt(self, slots: &str) -> Case {
        self.change(|state| {
            slots
                .split(' ')
                .for_each(|id| state.open.buildings -= SlotSet::one(slot(id)));
        })
    }

    pub fn on_slot(self, empire: Empire, id: &str) -> Case {
        self.change(|state| state.open.on_slot[slot(id)] = Some(empire))
    }

    /// An occupation that began in an earlier round.
    pub fn on_marker(self, empire: Empire, at: &str) -> Case {
        self.change(|state| state.open.on_marker[province(at)] = Some(empire))
    }

    /// Cards besides those that are owned already.
    pub fn cards(self, empire: Empire, cards: &str) -> Case {
        self.change(|state| {
            for card in cards.split(' ') {
                let card: Card = card.parse().expect("a card");
                state.open.face_up.remove(card);
                state.open.cards[empire].insert(card);
            }
        })
    }

    /// Only these cards are face up; the others lie face down.
    pub fn face_up(self, cards: &str) -> Case {
        self.change(|state| {
            let up: CardSet = (cards.split_whitespace())
                .map(|card| card.parse::<Card>().expect("a card"))
                .collect();
            state.deck = state.open.face_up - up;
            state.open.face_up = up;
            state.open.expert = false;
        })
    }

    /// Exactly this behind the screen; the rest goes back to where it came from.
    pub fn hand(self, empire: Empire, words: &str) -> Case {
        self.change(|state| {
            let old = std::mem::take(&mut state.hands[empire]);
            for token in old.each() {
                match token.good() {
                    Some(good) if token.is_legendary() => state.pile |= GoodSet::one(good),
                    _ => state.open.reserve.add(token),
                }
            }
            let new = tokens(words);
            for token in new.each() {
                match token.good() {
                    Some(good) if token.is_legendary() => state.pile -= GoodSet::one(good),
                    _ => state.open.reserve.remove(token),
                }
            }
            state.hands[empire] = new;
        })
    }

    pub fn title(self, track: Track, empire: Empire) -> Case {
        self.change(|state| state.open.titles[track] = Some(empire))
    }

    pub fn finished(self, empires: &[Empire]) -> Case {
        let set: EmpireSet = empires.iter().copied().collect();
        self.change(|state| state.open.finished = set)
    }

    fn all_but(&self, empire: Empire) -> EmpireSet {
        self.state.open.players().without(empire)
    }

    /// The table as it is: the position must pass the audit.
    #[track_caller]
    pub fn table(mut self) -> Play {
        let open = &mut self.state.open;
        for empire in open.players().iter() {
            open.base[empire] = open.controlled(empire);
        }
        self.table_with_base()
    }

    /// As `table`, but what each controlled at the start of the round is as given.
    #[track_caller]
    pub fn table_with_base(self) -> Play {
        let seats = self.state.open.seats;
        let table =
            Table::load(setup(seats, &[]), self.state).unwrap_or_else(|broken| panic!("{broken}"));
        Play {
            table,
            chance: Script::default(),
        }
    }

    /// The collection of the next round has just been made, as far as it asks nothing.
    #[track_caller]
    pub fn collected(self, draws: &[&'static str]) -> Play {
        let case = self.change(|state| {
            state.open.phase = Phase::Tie {
                track: Track::Military,
            };
            // Nobody may win by three titles here.
            let open = &mut state.open;
            let best = open.players().iter();
            let best = best.max_by_key(|&empire| open.value(empire, Track::Military));
            open.titles[Track::Military] = best;
        });
        let mut play = case.table();
        let leader = play.open().titles[Track::Military].expect("somebody leads");
        play.draws(draws);
        let Some(&act) = play.options(leader).first() else {
            panic!("somebody is highest");
        };
        play.by(leader, act);
        play
    }

    /// The trade leader is about to announce a number.
    #[track_caller]
    pub fn trading(self) -> Play {
        self.change(|state| state.open.phase = Phase::Announce)
            .table()
    }

    fn building(self, empire: Empire) -> Case {
        self.change(|state| {
            state.open.turn = Some(Turn::new(empire));
            state.open.phase = Phase::Build {
                empire,
                stepped_in: false,
            };
        })
    }

    /// The build turn of a player.
    #[track_caller]
    pub fn builds(self, empire: Empire) -> Play {
        self.building(empire).table()
    }

    /// The build turn of the last player of the phase.
    #[track_caller]
    pub fn builds_last(self, empire: Empire) -> Play {
        let others = self.all_but(empire);
        let case = self.change(|state| state.open.finished = others);
        case.building(empire).table()
    }

    /// The move turn of a player, from its first question on.
    #[track_caller]
    pub fn moves(self, empire: Empire) -> Play {
        let case = self.title(Track::Military, empire);
        let case = case.change(|state| state.open.phase = Phase::NameMover);
        let mut play = case.table();
        play.by(empire, Act::Designate { empire });
        play
    }

    /// The move turn of the last player of the phase.
    #[track_caller]
    pub fn moves_last(self, empire: Empire) -> Play {
        let others = self.all_but(empire);
        self.change(|state| state.open.finished = others)
            .moves(empire)
    }
}

/// A game under way. Outcomes are scripted, and must be used up by each act.
pub struct Play {
    pub table: Table<MareNostrum>,
    chance: Script,
}

impl Play {
    /// A new game from its set-up.
    #[track_caller]
    pub fn new(seats: u8, options: &[(&str, Setting)], draws: &[&'static str]) -> Play {
        let mut chance = Script::of(draws.iter().copied());
        let table = Table::new(setup(seats, options), &mut chance).expect("the draws fit");
        chance.finish().expect("the draws are used up");
        Play {
            table,
            chance: Script::default(),
        }
    }

    pub fn state(&self) -> &State {
        self.table.state()
    }

    pub fn open(&self) -> &mare_nostrum::Open {
        &self.table.state().open
    }

    pub fn phase(&self) -> Phase {
        self.open().phase
    }

    pub fn hand(&self, empire: Empire) -> Holding {
        self.state().hands[empire]
    }

    pub fn seat(&self, empire: Empire) -> Seat {
        self.open().seat_of(empire).expect("the empire plays")
    }

    pub fn view(&self, empire: Empire) -> View {
        self.table.view(Viewer::Seat(self.seat(empire)))
    }

    pub fn values(&self, empire: Empire) -> [u8; 3] {
        Track::ALL.map(|track| self.open().value(empire, track))
    }

    /// The player whose decision it is.
    #[track_caller]
    pub fn asked(&self) -> Empire {
        match self.table.asked() {
            Asked::One(seat) => self.open().empire_of(seat).expect("the seat has an empire"),
            other => panic!("nobody in particular is asked: {other:?}"),
        }
    }

    pub fn dice(&mut self, dice: &[u32]) -> &mut Play {
        for &die in dice {
            self.chance.push(None, Value::Face(die));
        }
        self
    }

    pub fn draws(&mut self, things: &[&'static str]) -> &mut Play {
        for &thing in things {
            self.chance.push(None, Value::thing(thing));
        }
        self
    }

    /// `empire` plays `act`; the outcomes given must be exactly those drawn.
    #[track_caller]
    pub fn by(&mut self, empire: Empire, act: Act) -> &mut Play {
        let seat = self.seat(empire);
        let mut chance = std::mem::take(&mut self.chance);
        (self.table.play(seat, act, &mut chance, None))
            .unwrap_or_else(|error| panic!("{empire} cannot {act:?}: {error}"));
        chance
            .finish()
            .unwrap_or_else(|error| panic!("{act:?}: {error}"));
        self
    }

    /// `act` is refused for this reason and changes nothing; the clause of the reason.
    #[track_caller]
    pub fn refuses(&mut self, empire: Empire, act: Act, why: Refusal) -> &'static str {
        let (seat, before) = (self.seat(empire), self.state().clone());
        match self.table.play(seat, act, &mut Script::default(), None) {
            Err(PlayError::Refused(refusal)) => assert_eq!(refusal, why, "{act:?}"),
            other => panic!("{act:?} of {empire} was not refused: {other:?}"),
        }
        assert_eq!(*self.state(), before, "a refused act changed the state");
        why.clause()
    }

    pub fn options(&self, empire: Empire) -> Vec<Act> {
        self.table.options(self.seat(empire))
    }

    #[track_caller]
    pub fn offers(&self, empire: Empire, act: Act) -> bool {
        self.options(empire).contains(&act)
    }

    /// Where the one who is asked may go with a legion from a province.
    pub fn ways(&self, from: &str) -> BTreeSet<String> {
        let here = province(from);
        (self.options(self.asked()).into_iter())
            .filter_map(|act| match act {
                Act::March { from, to, .. } if from == here => Some(to.to_string()),
                _ => None,
            })
            .collect()
    }

    /// Lays out an offer, token by token.
    #[track_caller]
    pub fn offer(&mut self, empire: Empire, words: &str) -> &mut Play {
        for token in tokens(words).each() {
            self.by(empire, Act::Offer { token });
        }
        self
    }

    #[track_caller]
    pub fn takes(&mut self, empire: Empire, from: Empire, id: &str) -> &mut Play {
        let token = token(id);
        self.by(empire, Act::Take { from, token })
    }

    /// Builds something and pays exactly this.
    #[track_caller]
    pub fn buys(&mut self, empire: Empire, item: Item, paid: &str) -> &mut Play {
        let paid = tokens(paid);
        let (goods, coins) = (paid.goods(), paid.coins());
        let cost = goods + coins;
        let form = match (goods, coins) {
            (0, 0) => Form::Free,
            (0 | 1, 0 | 1) if cost == 1 => Form::Fixed,
            (0, _) => Form::Coins,
            (_, 0) => Form::Goods,
            (1, _) if coins > 1 => Form::CoinsAndGood,
            _ => Form::GoodsAndCoin,
        };
        self.by(empire, Act::Build { item });
        self.by(empire, Act::Price { form });
        let before = self.state().paying;
        if before.is_some() {
            for token in paid.each() {
                let open = self.state().paying.is_some();
                if open && (!token.is_coin() || form == Form::Fixed) && !self.paid(token, &paid) {
                    self.by(empire, Act::Pay { token });
                }
            }
        }
        assert!(self.state().paying.is_none(), "{item:?} is paid");
        let events = self.events();
        let told = events.iter().rev().find_map(|event| match event {
            Event::Built { item, paid, .. } => Some((*item, *paid)),
            _ => None,
        });
        assert_eq!(told, Some((item, paid)));
        self
    }

    /// Whether as many of this token as are to be paid are in the set already.
    fn paid(&self, token: Token, all: &Holding) -> bool {
        let spent = self.state().paying.map(|paying| paying.spent);
        spent.is_some_and(|spent| spent.get(token) >= all.get(token))
    }

    /// Whether the one who builds could pay for this with exactly these tokens.
    pub fn could_pay(&self, empire: Empire, item: Item, paid: &str) -> bool {
        let paid = tokens(paid);
        let mut queue = vec![{
            let mut table = self.table.clone();
            let seat = self.seat(empire);
            if table
                .play(seat, Act::Build { item }, &mut Script::default(), None)
                .is_err()
            {
                return false;
            }
            table
        }];
        let seat = self.seat(empire);
        // Sets are put together in any order: each is looked at once.
        let mut seen = Vec::new();
        while let Some(table) = queue.pop() {
            let state = table.state().clone();
            if seen.contains(&state) {
                continue;
            }
            seen.push(state);
            let built = table
                .heard(Viewer::Seat(seat))
                .any(|event| matches!(event, Event::Built { paid: with, .. } if *with == paid));
            if built {
                return true;
            }
            if table.state().paying.is_none() {
                continue;
            }
            for act in table.options(seat) {
                let mut next = table.clone();
                if next.play(seat, act, &mut Script::default(), None).is_ok() {
                    queue.push(next);
                }
            }
        }
        false
    }

    #[track_caller]
    pub fn march(&mut self, empire: Empire, from: &str, to: &str) -> &mut Play {
        let (from, to) = (province(from), province(to));
        let position = Position::Free;
        self.by(empire, Act::March { from, position, to })
    }

    /// Goes on to the end of the land moves without moving anything more.
    #[track_caller]
    pub fn reach_battles(&mut self) -> &mut Play {
        loop {
            let act = match self.phase() {
                Phase::TakeOver => Act::EndTakeOver,
                Phase::Sail => Act::EndSail,
                Phase::Attack => Act::EndAttacks,
                Phase::March => Act::EndMarch,
                _ => return self,
            };
            let empire = self.asked();
            self.by(empire, act);
        }
    }

    /// Goes on to the land moves without sailing or attacking.
    #[track_caller]
    pub fn reach_march(&mut self) -> &mut Play {
        while self.phase() != Phase::March {
            let act = match self.phase() {
                Phase::TakeOver => Act::EndTakeOver,
                Phase::Sail => Act::EndSail,
                Phase::Attack => Act::EndAttacks,
                phase => panic!("no land moves after {phase:?}"),
            };
            let empire = self.asked();
            self.by(empire, act);
        }
        self
    }

    #[track_caller]
    pub fn fights(&mut self, at: &str, against: Empire, dice: &[u32]) -> &mut Play {
        let (at, empire) = (province(at), self.asked());
        self.dice(dice);
        self.by(empire, Act::Fight { at, against })
    }

    /// What everybody has heard.
    pub fn events(&self) -> Vec<Event> {
        self.table.heard(Viewer::Spectator).copied().collect()
    }

    pub fn heard(&self, empire: Empire) -> Vec<Event> {
        let viewer = Viewer::Seat(self.seat(empire));
        self.table.heard(viewer).copied().collect()
    }

    pub fn winners(&self) -> Option<Vec<Empire>> {
        match self.phase() {
            Phase::Over { winners, .. } => Some(winners.iter().collect()),
            _ => None,
        }
    }
}
