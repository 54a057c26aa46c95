//! The whole truth of a game, and the questions that every chapter asks of it.

use kernel::parts::{Few, Frames};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::frame::{Battle, Frame, March, Reaction, Retreat};
use crate::id::Space;
use crate::land::Land;
use crate::set::CardSet;
use crate::side::{BySide, Side};
use crate::strategy::{Play, Strategy};
use crate::tables::{Title, Titles};
use crate::war::{Public, War};

/// Procedures inside procedures: no rule nests them deeper.
pub const DEPTH: usize = 12;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct End<W: War> {
    pub winner: Side,
    pub cause: W::Cause,
}

/// What everybody may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Open<W: War> {
    /// The seat that plays Rome; the other plays Carthage.
    pub rome: Seat,
    pub over: Option<End<W>>,
    pub frames: Frames<Frame<W>, DEPTH>,
    pub land: Land<W>,
    pub march: Option<March<W>>,
    pub reaction: Option<Reaction<W>>,
    pub battle: Option<Battle<W>>,
    pub retreat: Option<Retreat<W>>,
    /// CUs that earlier generals of this Campaign have moved, where they are (8.3-c).
    pub spent: Few<(Space<W>, u8), 12>,
    pub turn: u8,
    #[serde(flatten)]
    pub strategy: Strategy<W>,
    /// What the game itself keeps in the open.
    #[serde(flatten)]
    pub game: W::Public,
}

/// The whole truth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct State<W: War> {
    pub open: Open<W>,
    pub battle_hands: BySide<Titles>,
    /// Battle cards of a hand that the other side knows of, open ones included.
    pub battle_known: BySide<Titles>,
    pub hands: BySide<CardSet<W>>,
    /// Cards of a hand that the other side has seen there.
    pub known: BySide<CardSet<W>>,
    /// What the game itself keeps hidden.
    #[serde(flatten)]
    pub secret: W::Secret,
}

impl<W: War> Open<W> {
    /// A war in which nothing is under way; Rome sits first.
    pub fn new(land: Land<W>, deck: CardSet<W>, turn: u8, game: W::Public) -> Open<W> {
        Open {
            rome: Side::Rome.usual_seat(),
            over: None,
            frames: Frames::new(),
            land,
            march: None,
            reaction: None,
            battle: None,
            retreat: None,
            spent: Few::new(),
            turn,
            strategy: Strategy::new(deck),
            game,
        }
    }

    pub fn seat_of(&self, side: Side) -> Seat {
        match side {
            Side::Rome => self.rome,
            Side::Carthage => Seat(1 - self.rome.0.min(1)),
        }
    }

    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        (Side::ALL.into_iter()).find(|&side| self.seat_of(side) == seat)
    }

    pub fn top(&self) -> Option<Frame<W>> {
        self.frames.top()
    }

    /// 8.7
    pub fn truce(&self) -> bool {
        self.game.truce().is_some()
    }

    /// The card on the table.
    pub fn play(&self) -> Play<W> {
        self.strategy.play.expect("a card is on the table")
    }

    /// Begins a procedure; after the end of the game nothing begins.
    pub fn push(&mut self, frame: Frame<W>) {
        if self.over.is_none() {
            (self.frames.push(frame)).expect("no rule nests procedures that deep");
        }
    }

    /// The innermost procedure goes on here.
    pub fn step(&mut self, frame: Frame<W>) {
        if let Some(top) = self.frames.top_mut() {
            *top = frame;
        }
    }

    pub fn pop(&mut self) {
        self.frames.pop();
    }

    /// Changes the innermost frame that `is` names, whatever questions lie on top of it.
    pub fn step_under(
        &mut self,
        is: impl Fn(Frame<W>) -> bool,
        change: impl FnOnce(&mut Frame<W>),
    ) {
        let mut above = Few::<Frame<W>, DEPTH>::new();
        while let Some(top) = self.frames.top_mut() {
            if is(*top) {
                change(top);
                break;
            }
            above.extend([*top]);
            self.frames.pop();
        }
        for frame in above.iter().rev() {
            self.push(frame);
        }
    }

    /// 5-b, 23: the game is over at once, whatever is under way.
    pub fn finish(&mut self, winner: Side, cause: W::Cause) {
        if self.over.is_none() {
            self.over = Some(End { winner, cause });
            self.frames.clear();
            self.march = None;
            self.reaction = None;
            self.battle = None;
            self.retreat = None;
            self.strategy.play = None;
        }
    }
}

impl<W: War> State<W> {
    pub fn new(open: Open<W>, secret: W::Secret) -> State<W> {
        State {
            open,
            battle_hands: BySide::default(),
            battle_known: BySide::default(),
            hands: BySide::default(),
            known: BySide::default(),
            secret,
        }
    }

    pub fn march(&self) -> March<W> {
        self.open.march.expect("an activation is under way")
    }

    pub fn battle(&self) -> Battle<W> {
        self.open.battle.expect("a battle is under way")
    }

    /// Battle cards that are neither in a hand nor played.
    pub fn undealt(&self) -> Titles {
        let all = Titles(Title::ALL.map(|title| W::theatre().battle_card(title).count));
        let gone = self.open.battle.map_or(Titles::NONE, |battle| battle.gone);
        (Side::ALL.into_iter()).fold(all.minus(gone), |left, side| {
            left.minus(self.battle_hands[side])
        })
    }
}

/// Both seats.
pub fn everyone() -> SeatSet {
    SeatSet::first(2)
}
