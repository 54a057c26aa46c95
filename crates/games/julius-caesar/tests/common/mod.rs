//! Sets a table in the game's own words and says what should happen on it.

// Each test file uses its own part of the vocabulary.
#![allow(dead_code)]
// `to_battle` leads the table there; it makes nothing new.
#![allow(clippy::wrong_self_convention)]

pub mod fight;
pub mod sights;
pub mod turns;

use std::collections::BTreeSet;

use julius_caesar::{
    Act, Block, Card, CardSet, Colour, Event, JuliusCaesar, Link, Path, Phase, Place, PlaceView,
    Refusal, Side, State, View,
};
use kernel::{
    Asked, Game, PlayError, Refuse, Script, Seat, Setting, Setup, SetupRequest, Table, Value,
    Viewer,
};

pub use julius_caesar::Side::{Caesar, Pompey};

pub fn block(id: &str) -> Block {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn place(id: &str) -> Place {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The link between two places: `link("genua", "roma")`.
pub fn link(a: &str, b: &str) -> Link {
    (place(a).link_to(place(b))).unwrap_or_else(|| panic!("no link from {a} to {b}"))
}

/// Stations of a path, apart by spaces: `"lugdunum genua"`.
pub fn path(stations: &str) -> Path {
    let places: Vec<_> = stations.split_whitespace().map(place).collect();
    Path::of(&places).expect("a path is short")
}

/// A card by its id, or a Command by its values: `"mars"`, `"3/1"`.
pub fn card(name: &str) -> Card {
    cards(name)
        .next()
        .unwrap_or_else(|| panic!("no card {name}"))
}

/// All cards that a name fits.
fn cards(name: &str) -> impl Iterator<Item = Card> {
    let (name, prefix) = match name.split_once('/') {
        Some((moves, levies)) => (String::new(), format!("command-{moves}-{levies}")),
        None => (name.to_owned(), "-".to_owned()),
    };
    Card::all().filter(move |card| card.id() == name || card.id().starts_with(&prefix))
}

pub fn ids<T: ToString>(things: impl IntoIterator<Item = T>) -> BTreeSet<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

/// A set of words apart by spaces, to compare with `ids`.
pub fn set(words: &str) -> BTreeSet<String> {
    words.split_whitespace().map(str::to_owned).collect()
}

pub fn setup(options: &[&str]) -> Setup {
    let wanted = SetupRequest {
        options: (options.iter())
            .map(|&option| (option.to_owned(), Setting::Flag(true)))
            .collect(),
        ..SetupRequest::default()
    };
    JuliusCaesar::about().check(&wanted).expect("options exist")
}

/// A position to be set up. Blocks not named are in their pools, Cleopatra is
/// Pompey's in Alexandria, and it is turn 2 of 705, before the cards are chosen.
#[must_use]
pub struct Case {
    state: State,
    options: Vec<&'static str>,
}

impl Case {
    pub fn empty_map() -> Case {
        let mut state = State::empty();
        state.standing = Block::all().collect();
        state.open.turn = 2;
        state.open.phase = Phase::Commit;
        Case {
            state,
            options: Vec::new(),
        }
        .with(Pompey, "alexandria", "cleopatra")
    }

    /// The historical deployment, turn 1 of 705, before the cards are chosen.
    pub fn historical() -> Case {
        let mut state = State::empty();
        let setup = &julius_caesar::data().setup;
        state.standing = setup.pools[Caesar] | setup.pools[Pompey];
        for placement in &setup.placements {
            for &block in &placement.blocks {
                state.put(
                    block,
                    placement.side,
                    placement.city,
                    block.sheet().max_steps,
                );
            }
        }
        state.open.phase = Phase::Commit;
        Case {
            state,
            options: Vec::new(),
        }
    }

    /// Puts blocks somewhere, moving those that stand elsewhere: at full strength, or
    /// with the steps given, as in `"c-legio-8 c-legio-12(2)"`.
    pub fn with(mut self, side: Side, city: &str, blocks: &str) -> Case {
        for word in blocks.split_whitespace() {
            let (id, steps) = match word.split_once('(') {
                Some((id, steps)) => (id, steps.trim_end_matches(')').parse().ok()),
                None => (word, None),
            };
            let block = block(id);
            let steps = steps.unwrap_or(block.sheet().max_steps);
            self.state.lift(block);
            self.state.open.face_up.remove(block);
            self.state.open.killed.remove(block);
            self.state.put(block, side, place(city), steps);
        }
        self
    }

    pub fn caesar(self, city: &str, blocks: &str) -> Case {
        self.with(Caesar, city, blocks)
    }

    pub fn pompey(self, city: &str, blocks: &str) -> Case {
        self.with(Pompey, city, blocks)
    }

    /// Takes blocks off the map into their pools.
    pub fn pooled(mut self, blocks: &str) -> Case {
        for id in blocks.split_whitespace() {
            self.state.lift(block(id));
            self.state.standing.insert(block(id));
        }
        self
    }

    pub fn killed(mut self, leaders: &str) -> Case {
        for id in leaders.split_whitespace() {
            self.state.lift(block(id));
            self.state.standing.remove(block(id));
            self.state.open.killed.insert(block(id));
        }
        self
    }

    pub fn face_up(mut self, blocks: &str) -> Case {
        for id in blocks.split_whitespace() {
            self.state.lift(block(id));
            self.state.standing.remove(block(id));
            self.state.open.face_up.insert(block(id));
        }
        self
    }

    pub fn year(mut self, year: u16) -> Case {
        self.state.open.year = year;
        self
    }

    pub fn turn(mut self, turn: u8) -> Case {
        self.state.open.turn = turn;
        self
    }

    /// What both sides played in the turn before.
    pub fn last(mut self, caesar: &str, pompey: &str) -> Case {
        for (side, name) in [(Caesar, caesar), (Pompey, pompey)] {
            let card = self.free_card(name);
            self.state.open.last[side] = Some(card);
            self.state.open.played[side].insert(card);
        }
        self
    }

    pub fn option(mut self, option: &'static str) -> Case {
        self.options.push(option);
        self.state.open.tournament |= option == julius_caesar::TOURNAMENT;
        self.state.open.free_deployment |= option == julius_caesar::FREE_DEPLOYMENT;
        self
    }

    /// Puts cards into a hand.
    pub fn hand(mut self, side: Side, names: &str) -> Case {
        for name in names.split_whitespace() {
            let card = self.free_card(name);
            self.state.hands[side].insert(card);
        }
        self
    }

    fn used(&self) -> CardSet {
        let used = |side: Side| self.state.hands[side] | self.state.open.played[side];
        used(Caesar) | used(Pompey)
    }

    fn free_card(&self, name: &str) -> Card {
        let used = self.used();
        (cards(name).find(|&card| !used.contains(card)))
            .unwrap_or_else(|| panic!("no card {name} is left"))
    }

    /// Deals what the case leaves open, so that the cards add up: each hand to the
    /// number due, and what was played in the turn before. It takes from the end of the
    /// cards that are left: those that the tests name come from the beginning.
    fn fill_cards(&mut self) {
        let turn = self.state.open.turn;
        let due = match self.state.open.phase {
            Phase::Deploy => 0,
            Phase::Discard => 6,
            Phase::Commit => 6 - turn,
            _ => 5 - turn,
        };
        for side in Side::ALL {
            while self.state.hands[side].len() < usize::from(due) {
                let card = self.last_free_card();
                self.state.hands[side].insert(card);
            }
        }
        for side in Side::ALL {
            if turn > 1 && self.state.open.last[side].is_none() {
                let card = self.last_free_card();
                self.state.open.last[side] = Some(card);
                self.state.open.played[side].insert(card);
            }
        }
    }

    fn last_free_card(&self) -> Card {
        let used = self.used();
        let free = Card::all().rfind(|&card| !used.contains(card));
        free.expect("27 cards are enough")
    }

    /// Any change that the words above have no word for.
    pub fn change(mut self, change: impl FnOnce(&mut State)) -> Case {
        change(&mut self.state);
        self
    }

    /// The table with full hands: the position must pass the audit.
    #[track_caller]
    pub fn table(mut self) -> Play {
        self.fill_cards();
        let setup = setup(&self.options);
        let table = Table::load(setup, self.state).unwrap_or_else(|broken| panic!("{broken}"));
        Play {
            table,
            chance: Script::default(),
        }
    }

    /// What the audit has against the position, if anything.
    pub fn fault(mut self) -> Option<String> {
        self.fill_cards();
        let loaded = Table::<JuliusCaesar>::load(setup(&self.options), self.state);
        loaded.err().map(|broken| broken.to_string())
    }

    /// Both sides play these cards, and Player 1's part begins.
    #[track_caller]
    pub fn cards(self, caesar: &str, pompey: &str) -> Play {
        let case = self.hand(Caesar, caesar).hand(Pompey, pompey);
        let choose = |side: Side, name: &str| {
            let hand = case.state.hands[side];
            let card = cards(name).find(|&card| hand.contains(card));
            card.expect("the card was put into the hand")
        };
        let (caesar, pompey) = (choose(Caesar, caesar), choose(Pompey, pompey));
        let mut play = case.table();
        play.by(Caesar, Act::Commit { card: caesar });
        play.by(Pompey, Act::Commit { card: pompey });
        play
    }
}

/// A game under way. Outcomes are scripted, and must be used up by each act.
pub struct Play {
    pub table: Table<JuliusCaesar>,
    chance: Script,
}

impl Play {
    /// A new game from its set-up; every outcome of the deal must be in `deal`.
    #[track_caller]
    pub fn new(options: &[&str], deal: &[&'static str]) -> Play {
        let mut chance = Script::of(deal.iter().copied());
        let table = Table::new(setup(options), &mut chance).expect("the deal fits");
        chance.finish().expect("the deal is used up");
        Play {
            table,
            chance: Script::default(),
        }
    }

    pub fn state(&self) -> &State {
        self.table.state()
    }

    /// The side whose decision it is.
    #[track_caller]
    pub fn active(&self) -> Side {
        match self.table.asked() {
            Asked::One(seat) => Side::of(seat).expect("two seats"),
            other => panic!("nobody in particular is asked: {other:?}"),
        }
    }

    /// The next dice.
    pub fn dice(&mut self, dice: &[u32]) -> &mut Play {
        for &die in dice {
            self.chance.push(None, Value::Face(die));
        }
        self
    }

    /// The next things drawn: cards or blocks.
    pub fn draws(&mut self, things: &[&'static str]) -> &mut Play {
        for &thing in things {
            self.chance.push(None, Value::thing(thing));
        }
        self
    }

    /// `side` plays `act`; the outcomes given must be exactly those drawn.
    #[track_caller]
    pub fn by(&mut self, side: Side, act: Act) -> &mut Play {
        let mut chance = std::mem::take(&mut self.chance);
        if let Err(error) = self.table.play(side.seat(), act, &mut chance, None) {
            panic!("{act:?}: {error}");
        }
        if let Err(error) = chance.finish() {
            panic!("{act:?}: {error}");
        }
        self
    }

    /// The side whose decision it is plays `act`.
    #[track_caller]
    pub fn act(&mut self, act: Act) -> &mut Play {
        let side = self.active();
        self.by(side, act)
    }

    /// `act` is refused for this reason, and nothing changes.
    #[track_caller]
    pub fn refuses_by(&mut self, side: Side, act: Act, why: Refusal) -> &mut Play {
        let before = self.state().clone();
        let mut chance = Script::default();
        let refused = self.table.play(side.seat(), act, &mut chance, None);
        assert_eq!(refused, Err(PlayError::Refused(why)), "{act:?}");
        assert_eq!(*self.state(), before, "a refused act changed the state");
        self
    }

    #[track_caller]
    pub fn refuses(&mut self, act: Act, why: Refusal) -> &mut Play {
        let side = self.active();
        self.refuses_by(side, act, why)
    }

    /// `act` is refused by this clause.
    #[track_caller]
    pub fn refuses_by_clause(&mut self, act: Act, clause: &str) -> &mut Play {
        let side = self.active();
        let refused = (self.table).play(side.seat(), act, &mut Script::default(), None);
        match refused {
            Err(PlayError::Refused(why)) => assert_eq!(why.clause(), clause, "{act:?}: {why}"),
            other => panic!("{act:?} gets {other:?}"),
        }
        self
    }

    #[track_caller]
    pub fn undo(&mut self, side: Side) -> &mut Play {
        self.table.undo(side.seat()).expect("it can be taken back");
        self
    }

    // Command Phase

    /// Moves one block along its path: `"lugdunum genua"`.
    #[track_caller]
    pub fn moves(&mut self, id: &str, stations: &str) -> &mut Play {
        self.act(Act::Take { block: block(id) });
        self.act(Act::Go {
            path: path(stations),
        })
    }

    /// Moves several blocks along the same path.
    #[track_caller]
    pub fn all_move(&mut self, ids: &str, stations: &str) -> &mut Play {
        for id in ids.split_whitespace() {
            self.moves(id, stations);
        }
        self
    }

    /// The block can be picked, but not go this way, for this reason.
    #[track_caller]
    pub fn refuses_way(&mut self, id: &str, stations: &str, why: Refusal) -> &mut Play {
        let side = self.active();
        self.act(Act::Take { block: block(id) });
        self.refuses(
            Act::Go {
                path: path(stations),
            },
            why,
        );
        self.undo(side)
    }

    /// The block cannot be picked, for this reason.
    #[track_caller]
    pub fn refuses_take(&mut self, id: &str, why: Refusal) -> &mut Play {
        self.refuses(Act::Take { block: block(id) }, why)
    }

    #[track_caller]
    pub fn end_moves(&mut self) -> &mut Play {
        self.act(Act::EndMoves)
    }

    #[track_caller]
    pub fn levy(&mut self, id: &str) -> &mut Play {
        self.act(Act::Levy { block: block(id) })
    }

    /// Raises a block that has a choice of cities.
    #[track_caller]
    pub fn raise(&mut self, id: &str, city: &str) -> &mut Play {
        self.levy(id).act(Act::Place { city: place(city) })
    }

    #[track_caller]
    pub fn refuses_levy(&mut self, id: &str, why: Refusal) -> &mut Play {
        self.refuses(Act::Levy { block: block(id) }, why)
    }

    #[track_caller]
    pub fn end_levies(&mut self) -> &mut Play {
        self.act(Act::EndLevies)
    }

    /// Ends the active side's part without doing more.
    #[track_caller]
    pub fn end_part(&mut self) -> &mut Play {
        let side = self.active();
        while self.table.asked() == Asked::One(side.seat()) {
            match self.state().open.phase {
                Phase::Move => self.end_moves(),
                Phase::Levy => self.end_levies(),
                Phase::Jupiter | Phase::Vulcan => self.act(Act::Decline),
                _ => break,
            };
        }
        self
    }

    /// Ends Player 2's part without doing anything, so that the battles begin.
    #[track_caller]
    pub fn to_battle(&mut self) -> &mut Play {
        while self.state().open.part.is_some() {
            self.end_part();
        }
        self
    }

    // Battle

    #[track_caller]
    pub fn fires(&mut self, id: &str, dice: &[u32]) -> &mut Play {
        self.dice(dice).act(Act::Fire { block: block(id) })
    }

    #[track_caller]
    pub fn passes(&mut self, ids: &str) -> &mut Play {
        for id in ids.split_whitespace() {
            self.act(Act::Pass { block: block(id) });
        }
        self
    }

    #[track_caller]
    pub fn hits(&mut self, id: &str) -> &mut Play {
        self.act(Act::Hit { block: block(id) })
    }

    /// Retreats to a city, over `"sea port"`, or nowhere with `""`.
    #[track_caller]
    pub fn retreats(&mut self, id: &str, stations: &str) -> &mut Play {
        self.act(Act::Retreat {
            block: block(id),
            path: path(stations),
        })
    }

    /// Everybody passes until the round given begins.
    #[track_caller]
    pub fn to_round(&mut self, round: u8) -> &mut Play {
        while self
            .state()
            .open
            .battle
            .is_some_and(|battle| battle.round < round)
        {
            let act = (self.legal().into_iter()).find(|act| matches!(act, Act::Pass { .. }));
            self.act(act.expect("somebody can pass"));
        }
        self
    }

    #[track_caller]
    pub fn end_regroup(&mut self) -> &mut Play {
        self.act(Act::EndRegroup)
    }

    // What may be done

    /// What the active side may do.
    #[track_caller]
    pub fn legal(&self) -> Vec<Act> {
        self.table.options(self.active().seat())
    }

    pub fn legal_for(&self, side: Side) -> Vec<Act> {
        self.table.options(side.seat())
    }

    #[track_caller]
    pub fn is_legal(&self, act: Act) -> bool {
        self.legal().contains(&act)
    }

    /// Blocks that may be picked to move.
    #[track_caller]
    pub fn takes(&self) -> BTreeSet<String> {
        ids(self.legal().into_iter().filter_map(|act| match act {
            Act::Take { block } => Some(block),
            _ => None,
        }))
    }

    /// Every way that a block may go, each as its stations; none if it cannot be picked.
    #[track_caller]
    pub fn ways(&mut self, id: &str) -> BTreeSet<String> {
        let take = Act::Take { block: block(id) };
        if !self.is_legal(take) {
            return BTreeSet::new();
        }
        let side = self.active();
        self.act(take);
        let ways = self.legal().into_iter().map(|act| match act {
            Act::Go { path } => spelled(path),
            other => panic!("{other:?} beside ways to go"),
        });
        let ways = ways.collect();
        self.undo(side);
        ways
    }

    /// The ends of all ways of a block.
    #[track_caller]
    pub fn reaches(&mut self, id: &str) -> BTreeSet<String> {
        let ways = self.ways(id);
        let end = |way: &String| way.split(' ').next_back().unwrap_or_default().to_owned();
        ways.iter().map(end).collect()
    }

    /// Where a block in battle may retreat; `""` stands for the way to nowhere.
    #[track_caller]
    pub fn retreats_of(&self, id: &str) -> BTreeSet<String> {
        let of = block(id);
        let ways = self.legal().into_iter().filter_map(|act| match act {
            Act::Retreat { block, path } if block == of => Some(spelled(path)),
            _ => None,
        });
        ways.collect()
    }

    /// Blocks that can be levied or get a step.
    #[track_caller]
    pub fn levies(&self) -> BTreeSet<String> {
        ids(self.legal().into_iter().filter_map(|act| match act {
            Act::Levy { block } => Some(block),
            _ => None,
        }))
    }

    /// Cities where a block of the pool can be raised.
    #[track_caller]
    pub fn cities_of(&mut self, id: &str) -> BTreeSet<String> {
        let side = self.active();
        let levy = Act::Levy { block: block(id) };
        if !self.is_legal(levy) {
            return BTreeSet::new();
        }
        let before = self.state().clone();
        self.act(levy);
        let cities = if self.state().taken.is_some() {
            ids(self.legal().into_iter().filter_map(|act| match act {
                Act::Place { city } => Some(city),
                _ => None,
            }))
        } else {
            ids(self.state().place_of(block(id)))
        };
        self.undo(side);
        assert_eq!(*self.state(), before);
        cities
    }

    // What is there

    pub fn at(&self, id: &str) -> Option<Place> {
        self.state().place_of(block(id))
    }

    pub fn steps(&self, id: &str) -> u8 {
        self.state().steps_of(block(id))
    }

    /// Who stands somewhere, both sides, as `"c-legio-7(1)"`.
    pub fn stand_in(&self, city: &str) -> BTreeSet<String> {
        let here = |&block: &Block| self.state().place_of(block) == Some(place(city));
        Block::all()
            .filter(here)
            .map(|block| format!("{block}({})", self.state().steps_of(block)))
            .collect()
    }

    pub fn commander(&self, id: &str) -> Option<Side> {
        self.state().commander(block(id))
    }

    pub fn points(&self) -> [u8; 2] {
        Side::ALL.map(|side| self.state().points(side))
    }

    pub fn phase(&self) -> Phase {
        self.state().open.phase
    }

    pub fn view(&self, side: Side) -> View {
        self.table.view(Viewer::Seat(side.seat()))
    }

    pub fn spectator(&self) -> View {
        self.table.view(Viewer::Spectator)
    }

    /// What a side has heard, all of it.
    pub fn heard(&self, side: Side) -> Vec<Event> {
        let viewer = Viewer::Seat(side.seat());
        self.table.heard(viewer).copied().collect()
    }

    /// The last thing a side has heard.
    #[track_caller]
    pub fn last_heard(&self, side: Side) -> Event {
        *self.heard(side).last().expect("something was told")
    }
}

pub fn spelled(path: Path) -> String {
    let stations: Vec<_> = path.iter().map(|place| place.to_string()).collect();
    stations.join(" ")
}

/// How many blocks of a colour a view shows in a place, faces and backs.
pub fn seen_in(view: &View, city: &str, colour: Colour) -> u8 {
    let blocks = view
        .place(place(city))
        .map_or(&[][..], |view: &PlaceView| &view.blocks);
    (blocks.iter())
        .filter(|seen| seen.back.colour == colour)
        .map(|seen| seen.count)
        .sum()
}

/// The faces a view shows in a place, as `"c-legio-7(1)"`.
pub fn faces_in(view: &View, city: &str) -> BTreeSet<String> {
    (view.faces())
        .filter(|(at, _, _)| *at == place(city))
        .map(|(_, _, face)| format!("{}({})", face.block, face.steps))
        .collect()
}

pub fn seat(side: Side) -> Seat {
    side.seat()
}
