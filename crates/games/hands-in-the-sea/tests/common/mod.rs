//! Words to set a table and to play on it.
#![allow(dead_code, reason = "each test file uses some of it")]

pub use hands_in_the_sea::Side::{self, Carthage, Rome};
use hands_in_the_sea::{
    Act, Action, Battle, BySide, Card, CardSet, DrawDeck, Event, EventCard, EventSet, Face, Frame,
    HandsInTheSea, Haven, Location, Options, Pile, Refusal, Role, Slot, Spot, State, Strategy,
    View, Zone, data,
};
use kernel::{
    Asked, Game, Out, Refuse, Script, Seat, SetupRequest, SplitMix64, Table, Then, Viewer,
};

pub fn at(word: &str) -> Location {
    word.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn face(word: &str) -> Face {
    word.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn faces(words: &str) -> impl Iterator<Item = Face> + '_ {
    words.split_whitespace().map(face)
}

pub fn pile(words: &str) -> Pile {
    faces(words).collect()
}

pub fn begin(action: Action) -> Act {
    Act::Begin { action }
}

pub fn aim(target: &str, from: &str) -> Act {
    Act::Aim {
        target: at(target),
        from: at(from),
    }
}

pub fn place(word: &str) -> Act {
    Act::Place { at: at(word) }
}

pub fn pick(role: Role, word: &str) -> Act {
    let face = face(word);
    Act::Pick { role, face }
}

pub fn reinforce(battle: Side, word: &str) -> Act {
    let face = face(word);
    Act::Reinforce { battle, face }
}

pub fn leader(battle: Side, word: &str) -> Act {
    let face = face(word);
    Act::Leader { battle, face }
}

pub fn draft(word: &str, levy: bool) -> Act {
    let face = face(word);
    Act::Draft { face, levy }
}

pub fn give(from: Spot, word: &str) -> Act {
    let face = face(word);
    Act::GiveUp { from, face }
}

pub fn block(word: &str) -> Act {
    let face = face(word);
    Act::Block { face }
}

pub fn sea(zone: Zone) -> Haven {
    Haven::Sea(zone)
}

/// A table that is being set.
#[derive(Clone)]
pub struct Case {
    pub state: State,
}

impl Case {
    /// As set up, with empty hands: Rome has a round of two actions, and its battle
    /// checks are done.
    pub fn new() -> Case {
        Case::with(Options::default())
    }

    pub fn with(options: Options) -> Case {
        let mut state = State::before(options);
        for side in Side::ALL {
            state.open.powers[side].begun = true;
        }
        state.open.round.due = 2;
        Case { state }
    }

    pub fn active(mut self, side: Side) -> Case {
        self.state.open.round.active = side;
        self
    }

    /// Takes a card from wherever it lies.
    fn take(&mut self, card: Card) {
        let state = &mut self.state;
        state.open.neutral_empire.remove(card);
        state.open.neutral_locations.remove(card);
        for side in Side::ALL {
            state.hands[side].remove(card);
            state.reserves[side].remove(card);
            state.decks[side].remove(card.index() as u8);
            state.open.powers[side].discard.remove(card);
            state.open.powers[side].empire.remove(card);
        }
    }

    /// A copy that is neither in a hand nor in a Reserve nor in a battle.
    fn find(&mut self, side: Side, face: Face) -> Card {
        let state = &self.state;
        let mut loose = state.open.neutral_empire | state.open.neutral_locations;
        for side in Side::ALL {
            let power = &state.open.powers[side];
            loose |= power.discard | power.empire;
            loose |= CardSet::of_ids(state.decks[side].cards());
        }
        let own = CardSet::of_ids(state.decks[side].cards());
        let free = face.copies() & loose;
        let card = (free & own).first().or((free - own).first());
        let card = card.unwrap_or_else(|| panic!("no copy of {face} is left"));
        self.take(card);
        card
    }

    pub fn hand(mut self, side: Side, words: &str) -> Case {
        for face in faces(words) {
            let card = self.find(side, face);
            self.state.hands[side].insert(card);
        }
        self
    }

    pub fn reserve(mut self, side: Side, words: &str) -> Case {
        for face in faces(words) {
            let card = self.find(side, face);
            self.state.reserves[side].insert(card);
        }
        self
    }

    pub fn discard(mut self, side: Side, words: &str) -> Case {
        for face in faces(words) {
            let card = self.find(side, face);
            self.state.open.powers[side].discard.insert(card);
        }
        self
    }

    pub fn empire(mut self, side: Side, words: &str) -> Case {
        for face in faces(words) {
            let card = self.find(side, face);
            self.state.open.powers[side].empire.insert(card);
        }
        self
    }

    /// The draw deck has these cards and, for Carthage, the Campaign card below them;
    /// what else was in it goes to the discard pile.
    pub fn deck(mut self, side: Side, words: &str) -> Case {
        let old = CardSet::of_ids(self.state.decks[side].cards()).without(Card::CAMPAIGN);
        let campaign = self.state.decks[side].bottom().next();
        self.state.open.powers[side].discard |= old;
        self.state.decks[side] = DrawDeck::EMPTY;
        let mut cards = CardSet::EMPTY;
        for face in faces(words) {
            let card = self.find(side, face);
            cards.insert(card);
        }
        self.state.decks[side] = DrawDeck::shuffled(cards.ids());
        if let Some(campaign) = campaign {
            self.state.decks[side]
                .put_at_bottom(campaign)
                .expect("room");
        }
        self
    }

    /// What was discarded goes to the Reserve of nobody: back to the Empire deck or out
    /// of the way, so that the discard pile has these cards alone.
    pub fn discards_only(mut self, side: Side, words: &str) -> Case {
        let old = std::mem::take(&mut self.state.open.powers[side].discard);
        let symbols = &data().symbols;
        self.state.open.powers[side].empire |= old & (symbols.of[side] | symbols.locations);
        self.state.open.neutral_empire |= old & symbols.neutral;
        self.discard(side, words)
    }

    fn clear_place(&mut self, place: Location) {
        for side in Side::ALL {
            self.state.open.control[side].remove(place);
            if place == data().ground.capital[side] {
                self.state.open.powers[side].capital = false;
            }
        }
        self.state.open.cities.remove(place);
        if place == data().ground.syracuse {
            self.state.open.independent = false;
        }
    }

    /// Unoccupied, as after a raid: the card stays where it is.
    pub fn empty(mut self, words: &str) -> Case {
        for word in words.split_whitespace() {
            self.clear_place(at(word));
        }
        self
    }

    /// Towns of a power; cards of the neutral pile go to its discard pile.
    pub fn towns(mut self, side: Side, words: &str) -> Case {
        for word in words.split_whitespace() {
            let place = at(word);
            self.clear_place(place);
            self.state.open.control[side].insert(place);
            let card = place.card();
            let enemy = side.enemy();
            let theirs = CardSet::of_ids(self.state.decks[enemy].cards()).contains(card);
            if theirs || self.state.open.neutral_locations.contains(card) {
                self.take(card);
                self.state.open.powers[side].discard.insert(card);
            }
        }
        self
    }

    pub fn cities(mut self, side: Side, words: &str) -> Case {
        self = self.towns(side, words);
        for word in words.split_whitespace() {
            self.state.open.cities.insert(at(word));
        }
        self
    }

    pub fn forts(mut self, words: &str) -> Case {
        for word in words.split_whitespace() {
            self.state.open.forts.insert(at(word));
            for side in Side::ALL {
                if let Some(fight) = &mut self.state.open.battles[side] {
                    fight.siege = self.state.open.forts.contains(fight.at);
                }
            }
        }
        self
    }

    pub fn silver(mut self, side: Side, silver: u16) -> Case {
        self.state.open.powers[side].silver = silver;
        self
    }

    pub fn vp(mut self, side: Side, vp: u16) -> Case {
        self.state.open.powers[side].vp = vp;
        self
    }

    pub fn fleet(mut self, side: Side, zone: Option<Zone>, warships: u8) -> Case {
        let fleet = &mut self.state.open.powers[side].fleet;
        fleet.zone = zone;
        fleet.warships = warships;
        self
    }

    pub fn strategy(mut self, side: Side, card: Strategy) -> Case {
        self.state.open.strategy_discard.remove(card);
        for index in 0..3 {
            if self.state.open.row[index] == card {
                let row = self.state.open.row;
                let spare = Strategy::all().find(|other| {
                    *other != card
                        && !row.contains(other)
                        && !self.state.open.strategy_discard.contains(*other)
                });
                self.state.open.row[index] = spare.expect("fifteen cards");
            }
        }
        self.state.open.powers[side].slot = Some(Slot {
            card,
            level: 0,
            face_down: false,
        });
        self
    }

    pub fn row(mut self, row: [Strategy; 3]) -> Case {
        self.state.open.row = row;
        self
    }

    /// A battle in its first round at this track value; the attacker's cards first.
    pub fn battle(
        mut self,
        attacker: Side,
        place: &str,
        track: i8,
        attacking: &str,
        defending: &str,
    ) -> Case {
        let mut areas: BySide<CardSet> = BySide::default();
        for (side, words) in [(attacker, attacking), (attacker.enemy(), defending)] {
            for face in faces(words) {
                let card = self.find(side, face);
                areas[side].insert(card);
            }
        }
        let place = at(place);
        self.state.open.battles[attacker] = Some(Battle {
            at: place,
            round: 1,
            track,
            areas,
            combined: BySide::default(),
            elephants: [0; 2],
            new: false,
            independent: self.state.open.is_independent(place),
            siege: self.state.open.forts.contains(place),
        });
        self
    }

    pub fn battle_round(mut self, attacker: Side, round: u8) -> Case {
        if let Some(fight) = &mut self.state.open.battles[attacker] {
            fight.round = round;
        }
        self
    }

    pub fn turn(mut self, turn: u8) -> Case {
        self.state.open.turn = turn;
        self
    }

    pub fn change(mut self, change: impl FnOnce(&mut State)) -> Case {
        change(&mut self.state);
        self
    }

    /// Rounds that are over but for the refill, so that ending them is legal.
    pub fn all_taken(mut self) -> Case {
        self.state.open.round.taken = self.state.open.round.due;
        self
    }

    pub fn play(self) -> Play {
        let setup = HandsInTheSea::about().check(&SetupRequest::default());
        let setup = setup.expect("the usual set-up");
        let table = Table::load(setup, self.state).unwrap_or_else(|error| panic!("{error}"));
        Play {
            table,
            script: Script::default(),
        }
    }
}

/// A table that is being played on.
pub struct Play {
    pub table: Table<HandsInTheSea>,
    script: Script,
}

impl Play {
    pub fn state(&self) -> &State {
        self.table.state()
    }

    /// What chance brings next, each for what it is for.
    pub fn luck<V: Into<kernel::Value>>(
        &mut self,
        outcomes: impl IntoIterator<Item = (&'static str, V)>,
    ) -> &mut Play {
        assert_eq!(self.script.left(), 0, "all that was foretold has come");
        self.script = Script::strict(outcomes);
        self
    }

    #[track_caller]
    pub fn act(&mut self, side: Side, act: Act) -> &mut Play {
        let mut rest = SplitMix64::new(7);
        let mut chance = Then {
            script: &mut self.script,
            rest: &mut rest,
        };
        if let Err(error) = self.table.play(side.seat(), act, &mut chance, None) {
            panic!("{act:?} of {side:?}: {error}; {:?}", self.frame());
        }
        if let Err(error) = HandsInTheSea::audit(self.state()) {
            panic!("after {act:?}: {error}");
        }
        let fault = kernel::Chance::fault(&self.script);
        assert_eq!(fault, None, "{act:?}");
        self
    }

    #[track_caller]
    pub fn run(&mut self, side: Side, acts: impl IntoIterator<Item = Act>) -> &mut Play {
        for act in acts {
            self.act(side, act);
        }
        self
    }

    pub fn frame(&self) -> Option<Frame> {
        self.state().open.frame()
    }

    pub fn offers(&self, side: Side, act: Act) -> bool {
        kernel::is_legal::<HandsInTheSea>(self.state(), side.seat(), act)
    }

    pub fn options(&self, side: Side) -> Vec<Act> {
        self.table.options(side.seat())
    }

    #[track_caller]
    pub fn refused(&self, side: Side, act: Act) -> Refusal {
        assert!(!self.offers(side, act), "{act:?} is offered");
        HandsInTheSea::refusal(self.state(), side.seat(), act)
    }

    /// The clause that forbids it.
    #[track_caller]
    pub fn forbidden(&self, side: Side, act: Act) -> &'static str {
        self.refused(side, act).clause()
    }

    pub fn asked(&self) -> Option<Side> {
        match self.table.asked() {
            Asked::One(seat) => Side::of(seat),
            _ => None,
        }
    }

    pub fn view(&self, side: Side) -> View {
        self.table.view(Viewer::Seat(side.seat()))
    }

    pub fn silver(&self, side: Side) -> u16 {
        self.state().open.powers[side].silver
    }

    pub fn vp(&self, side: Side) -> u16 {
        self.state().open.powers[side].vp
    }

    pub fn prestige(&self, side: Side) -> u8 {
        self.state().open.powers[side].prestige
    }

    pub fn hand(&self, side: Side) -> Pile {
        self.state().hands[side].into()
    }

    pub fn discard(&self, side: Side) -> Pile {
        self.state().open.powers[side].discard.into()
    }

    pub fn empire(&self, side: Side) -> Pile {
        self.state().open.powers[side].empire.into()
    }

    pub fn deck(&self, side: Side) -> usize {
        self.state().decks[side].len()
    }

    #[track_caller]
    pub fn track(&self, battle: Side) -> i8 {
        self.state().open.battles[battle].expect("a battle").track
    }

    /// What the track was last said to be; the battle may be over since.
    #[track_caller]
    pub fn told_track(&self, battle: Side) -> i8 {
        let mut heard = self.heard(Viewer::Spectator).into_iter().rev();
        let told = heard.find_map(|event| match event {
            Event::Track {
                battle: told,
                track,
            } if told == battle => Some(track),
            _ => None,
        });
        told.expect("a track that moved")
    }

    pub fn owner(&self, place: &str) -> Option<Side> {
        self.state().open.owner(at(place))
    }

    /// What a viewer was told since the table was set.
    pub fn heard(&self, viewer: Viewer) -> Vec<Event> {
        self.table.heard(viewer).copied().collect()
    }

    pub fn winner(&self) -> Option<Side> {
        let outcome = self.table.outcome()?;
        let seat = outcome.winners.iter().next()?;
        Side::of(seat)
    }

    /// Lets the Campaign come at the end of Carthage's round with this event.
    #[track_caller]
    pub fn campaign(&mut self, event: EventCard, die: Option<u32>) -> &mut Play {
        let mut state = *self.table.state();
        assert_eq!(state.open.round.active, Carthage, "Carthage ends its round");
        let mut script = Script::default();
        script.push(Some("event".to_owned()), event.id().into());
        if let Some(die) = die {
            script.push(Some("event-die".to_owned()), die.into());
        }
        // Nothing is left to draw but the Campaign card, and the hand is full.
        state.open.round.taken = state.open.round.due;
        state.open.carthage_rounds = data().limits.guard_rounds - 1;
        while state.hands[Carthage].len() < 5 {
            let bag = CardSet::of_ids(state.decks[Carthage].bag());
            let spare = bag.first().expect("cards to fill the hand with");
            state.decks[Carthage].remove(spare.index() as u8);
            state.hands[Carthage].insert(spare);
        }
        self.table = Table::load(self.table.setup().clone(), state).expect("a position");
        self.script = script;
        self.act(Carthage, Act::EndRound)
    }
}

/// A whole new game, with its chance.
pub fn new_game(seed: u64, options: &[&str]) -> (State, Vec<kernel::Told<Event>>) {
    let wanted = SetupRequest {
        options: (options.iter())
            .map(|id| ((*id).to_owned(), kernel::Setting::Flag(true)))
            .collect(),
        ..SetupRequest::default()
    };
    let setup = HandsInTheSea::about().check(&wanted).expect("a set-up");
    let mut out = Out::default();
    let state = HandsInTheSea::new(&setup, &mut SplitMix64::new(seed), &mut out);
    (state, out.take())
}

pub fn seat(side: Side) -> Seat {
    side.seat()
}

/// All events of the base game but these.
pub fn events_without(cards: &[EventCard]) -> EventSet {
    EventCard::all()
        .filter(|card| card.sheet().replaces.is_none() && !cards.contains(card))
        .collect()
}
