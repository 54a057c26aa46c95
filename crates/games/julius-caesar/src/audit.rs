//! INV Invariants: what holds after every act of every game, and what is asked of
//! every position that comes from outside.

use kernel::{Broken, Game};

use crate::state::{Phase, State};
use crate::{Block, Card, CardSet, JuliusCaesar, Place, Side, data};

macro_rules! must {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(Broken(format!($($why)+)));
        }
    };
}

mod memory;

impl State {
    pub fn audit(&self) -> Result<(), Broken> {
        self.audit_blocks()?;
        self.audit_places()?;
        self.audit_cards()?;
        self.audit_phase()?;
        self.audit_memory()?;
        self.audit_decision()
    }

    /// INV-1, INV-2, INV-3
    fn audit_blocks(&self) -> Result<(), Broken> {
        let open = &self.open;
        let [caesar, pompey] = Side::ALL.map(|side| self.army[side]);
        for block in Block::all() {
            let spots = [caesar, pompey, self.standing, open.face_up, open.killed];
            let found = spots.iter().filter(|spot| spot.contains(block)).count();
            must!(found == 1, "{block} is in {found} places at once");
            let on_map = (caesar | pompey).contains(block);
            let steps = self.steps_of(block);
            must!(
                on_map == self.place_of(block).is_some(),
                "{block} has a place off the map, or none on it"
            );
            let most = if on_map { block.sheet().max_steps } else { 0 };
            must!(
                steps <= most && on_map == (steps > 0),
                "{block} has {steps} steps"
            );
            if let Some(place) = self.place_of(block) {
                let fits = if block.is_navis() {
                    place.is_sea() || place.is_port()
                } else {
                    place.is_city()
                };
                must!(fits, "{block} cannot stand in {place}");
            }
        }
        must!(
            (caesar | pompey).contains(data().cleopatra),
            "Cleopatra is off the map"
        );
        must!(
            open.killed.within(data().leaders),
            "a block that is no leader counts as killed"
        );
        must!(
            !open.face_up.meets(data().leaders),
            "an eliminated leader is in a pool"
        );
        let strangers = |side: Side| self.army[side] & data().owned[side.enemy()];
        for side in Side::ALL {
            must!(
                !strangers(side).meets(data().leaders | data().navis),
                "a leader or a Navis serves the other side"
            );
        }
        Ok(())
    }

    /// The counts, INV-4, INV-5
    fn audit_places(&self) -> Result<(), Broken> {
        for side in Side::ALL {
            for place in Place::all() {
                let there = (self.army[side].iter())
                    .filter(|&block| self.place_of(block) == Some(place))
                    .count();
                let counted = usize::from(self.count[side][place.index()]);
                must!(there == counted, "{place} holds {there}, not {counted}");
                must!(
                    self.held[side].contains(place) == (there > 0),
                    "{place} is wrongly held"
                );
            }
        }
        let [caesar, pompey] = Side::ALL.map(|side| self.points(side));
        must!(
            caesar.min(pompey) < data().limits.win_vp,
            "both sides have {caesar} and {pompey} points"
        );
        must!(
            self.turn_is_on() || self.contested().is_empty(),
            "a location is Contested outside the Command and Battle Phases"
        );
        let limits = &data().limits;
        for link in crate::Link::all() {
            let most = limits.pluto.of(link.sheet().kind);
            for side in Side::ALL {
                let used = self.open.roads.used(side, link);
                must!(
                    used <= most || used == crate::links::Roads::CLOSED,
                    "{link} was used {used} times"
                );
            }
        }
        Ok(())
    }

    /// INV-7
    fn audit_cards(&self) -> Result<(), Broken> {
        let mut seen = CardSet::EMPTY;
        let mut once = |cards: CardSet| -> Result<(), Broken> {
            for card in cards {
                must!(seen.insert(card), "{card} is in two places");
            }
            Ok(())
        };
        for side in Side::ALL {
            once(self.hands[side])?;
            once(self.open.played[side])?;
            once(self.discarded[side].into_iter().collect())?;
            let played = self.open.played[side];
            for card in [self.open.now[side], self.open.last[side]]
                .into_iter()
                .flatten()
            {
                must!(played.contains(card), "{card} was not played this Year");
            }
            if let Some(card) = self.answers[side] {
                must!(
                    self.hands[side].contains(card),
                    "{card} is chosen and not in hand"
                );
            }
        }
        let due = self.cards_due();
        for side in Side::ALL {
            let held = self.hands[side].len();
            must!(
                held == due,
                "{side:?} holds {held} cards where {due} are due"
            );
        }
        // Apollo copies what was played in the turn before.
        let (now, last) = (self.turn_is_on(), self.open.turn > 1);
        for side in Side::ALL {
            must!(
                self.open.now[side].is_some() == now,
                "the card that {side:?} plays this turn and the phase do not go together"
            );
            must!(
                self.open.last[side].is_some() == last,
                "the card that {side:?} played in the turn before and the turn do not go together"
            );
        }
        let apollo_first = Side::ALL.into_iter().any(|side| {
            let played = [self.open.now[side], self.answers[side]];
            let commits = self.open.phase != Phase::Discard && self.open.turn == 1;
            commits && (played.into_iter().flatten()).any(|card: Card| card.id() == "apollo")
        });
        must!(
            !apollo_first,
            "Apollo is played on the first turn of a Year"
        );
        Ok(())
    }

    /// How many cards each hand holds. A card that is chosen stays in hand until both
    /// are (2.1-c, 2.1-d).
    fn cards_due(&self) -> usize {
        let limits = &data().limits;
        let kept = usize::from(limits.dealt - limits.discarded);
        let turn = usize::from(self.open.turn);
        match self.open.phase {
            Phase::Deploy => 0,
            Phase::Discard => usize::from(limits.dealt),
            Phase::Commit => (kept + 1).saturating_sub(turn),
            _ => kept.saturating_sub(turn),
        }
    }

    /// Both cards lie open: their moves and levies, or the battles after them.
    fn turn_is_on(&self) -> bool {
        !matches!(
            self.open.phase,
            Phase::Deploy
                | Phase::Discard
                | Phase::Commit
                | Phase::WinterNavis { .. }
                | Phase::Supply { .. }
                | Phase::Disband { .. }
                | Phase::Over { .. }
        )
    }

    /// What the phase needs is there.
    fn audit_phase(&self) -> Result<(), Broken> {
        let open = &self.open;
        let setup = &data().setup;
        let years = setup.first_year..setup.first_year + u16::from(setup.years);
        must!(years.contains(&open.year), "there is no year {}", open.year);
        must!(
            (1..=setup.turns).contains(&open.turn),
            "there is no turn {}",
            open.turn
        );
        let commanding = matches!(
            open.phase,
            Phase::Move
                | Phase::DeclareMain { .. }
                | Phase::Surprise
                | Phase::Jupiter
                | Phase::Defect { .. }
                | Phase::Vulcan
                | Phase::Levy
        );
        must!(
            commanding == open.part.is_some(),
            "the Command Phase and its part do not go together"
        );
        let fighting = matches!(open.phase, Phase::Turn | Phase::Hits { .. });
        must!(
            fighting == open.battle.is_some(),
            "a battle and its phase do not go together"
        );
        if let Some(battle) = &open.battle {
            must!(
                (1..=data().limits.rounds).contains(&battle.round) && battle.step < 8,
                "a battle has no round {} step {}",
                battle.round,
                battle.step
            );
            for side in Side::ALL {
                let there = self.blocks_at(side, battle.at);
                must!(
                    battle.line[side] == there - self.reserve
                        && usize::from(battle.waiting[side]) == (there & self.reserve).len()
                        && (battle.round == 1 || battle.waiting[side] == 0),
                    "the line of a battle is not who stands there"
                );
            }
        }
        if let Some(part) = &open.part {
            must!(
                part.second == (part.side != open.first),
                "the parts are out of order"
            );
            must!(
                open.phase != Phase::Levy || part.levies > 0,
                "levies without a Levy Point"
            );
        }
        match (open.phase, self.taken) {
            (Phase::Levy, Some(block)) => must!(
                self.standing.contains(block),
                "{block} is levied and not in the pool"
            ),
            (Phase::Move | Phase::Regroup { .. }, Some(block)) => must!(
                self.active()
                    .is_some_and(|side| self.army[side].contains(block)),
                "{block} is taken and not one's own"
            ),
            (_, Some(block)) => must!(false, "{block} is taken and nothing moves"),
            (_, None) => {}
        }
        Ok(())
    }

    /// Somebody can act (INV-10).
    fn audit_decision(&self) -> Result<(), Broken> {
        for seat in JuliusCaesar::asked(self).seats().iter() {
            let some = kernel::nth::<JuliusCaesar>(self, seat, 0).is_some();
            must!(some, "{seat} must decide and cannot");
        }
        Ok(())
    }
}
