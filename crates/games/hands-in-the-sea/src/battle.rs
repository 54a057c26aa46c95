//! 5.2.3 Resolving land battles, 5.6.2 giving up a siege.

use kernel::Out;

use crate::act::Spot;
use crate::cards::both;
use crate::data::data;
use crate::event::{Event, Marker};
use crate::ids::{Card, Face, Location};
use crate::look::Look;
use crate::refusal::Refusal;
use crate::score;
use crate::sets::CardSet;
use crate::side::Side;
use crate::state::{Battle, BattleEnd, Cause, Frame, Open, State, strength};

/// 4.7-i: a card leaves a battle and takes its strength with it.
pub fn leave(open: &mut Open, battle: Side, side: Side, card: Card) {
    let symbols = &data().symbols;
    let Some(fight) = &mut open.battles[battle] else {
        return;
    };
    let before = fight.cavalry(side) / 2;
    fight.areas[side].remove(card);
    let lost = if fight.siege && symbols.cavalry.contains(card) {
        // RUL-48
        (before - fight.cavalry(side) / 2) as i8
    } else if symbols.elephants.contains(card) {
        let copy = card.index() - card.printed().first.index();
        std::mem::take(&mut fight.elephants[copy])
    } else {
        strength(card)
    };
    fight.shift(if side == battle { -lost } else { lost });
}

impl Open {
    /// 5.2.3-b to e: how this battle ends at the start of the active player's round.
    pub fn verdict(&self, battle: Side) -> Option<BattleEnd> {
        let fight = self.battles[battle]?;
        let limits = &data().limits;
        if battle != self.round.active {
            return (fight.track <= -1).then_some(BattleEnd::Defender);
        }
        let rounds = match fight.siege {
            true => limits.siege_rounds,
            false => limits.field_rounds,
        };
        match fight.track {
            2.. => Some(BattleEnd::Attacker),
            _ if fight.round < rounds => None,
            0 | 1 => Some(BattleEnd::Draw),
            _ => Some(BattleEnd::Defender),
        }
    }

    /// Cards of a side that can be lost in this battle (5.2.3-l).
    pub fn losses(&self, battle: Side, loser: Side) -> CardSet {
        match self.battles[battle] {
            Some(fight) => fight.areas[loser] & data().symbols.loss,
            None => CardSet::EMPTY,
        }
    }

    /// The side that defends; nobody at independent Syracuse.
    pub fn defender(&self, fight: &Battle, battle: Side) -> Option<Side> {
        let enemy = battle.enemy();
        self.control[enemy].contains(fight.at).then_some(enemy)
    }
}

/// 5.2.3-d
pub fn advance_marker(state: &mut State, battle: Side, out: &mut Out<Event>) {
    if let Some(fight) = &mut state.open.battles[battle] {
        fight.round += 1;
        let round = fight.round;
        out.tell(Event::BattleGoesOn { battle, round });
    }
}

/// Begins the resolution: f, g, then the question of h.
pub fn resolve(
    state: &mut State,
    battle: Side,
    end: BattleEnd,
    given_up: bool,
    out: &mut Out<Event>,
) {
    let Some(fight) = state.open.battles[battle] else {
        return;
    };
    let at = fight.at;
    out.tell(Event::BattleEnded { battle, at, end });
    if end != BattleEnd::Attacker {
        losses(state, battle, end, given_up, None, out);
        return;
    }
    capture(state, battle, at, out);
    if state.open.forts.remove(at) {
        out.tell(Event::FortRemoved { at });
    }
    if at == data().ground.capital[battle.enemy()] {
        score::over(state, battle, Cause::Capital, out);
        return;
    }
    if state.open.towns_left(battle) == 0 {
        losses(state, battle, end, given_up, None, out);
        return;
    }
    state.open.push(Frame::Settle {
        battle,
        end,
        given_up,
    });
}

/// 5.2.3-f, 5.2.4-j: the marker of a location is taken. It is then unoccupied.
pub fn capture(state: &mut State, side: Side, at: Location, out: &mut Out<Event>) {
    let open = &mut state.open;
    let enemy = side.enemy();
    let marker = if open.is_independent(at) {
        open.independent = false;
        Marker::Independent
    } else {
        let marker = take_marker(open, enemy, at);
        let captured = &mut open.powers[side].captured;
        match marker {
            Marker::City => captured.cities += 1,
            Marker::Capital => captured.capital = true,
            Marker::Town | Marker::Independent => captured.towns += 1,
        }
        marker
    };
    out.tell(Event::Captured { side, at, marker });
}

/// Takes the marker of `owner` off the map.
pub fn take_marker(open: &mut Open, owner: Side, at: Location) -> Marker {
    open.control[owner].remove(at);
    if !open.cities.remove(at) {
        return Marker::Town;
    }
    let power = &mut open.powers[owner];
    match power.capital && at == data().ground.capital[owner] {
        true => {
            power.capital = false;
            Marker::Capital
        }
        false => Marker::City,
    }
}

/// 5.2.3-k, l: Prestige, then the losses. `after` is who has lost a card already.
pub fn losses(
    state: &mut State,
    battle: Side,
    end: BattleEnd,
    given_up: bool,
    after: Option<Side>,
    out: &mut Out<Event>,
) {
    let Some(fight) = state.open.battles[battle] else {
        return;
    };
    let enemy = battle.enemy();
    let (winner, losers): (Option<Side>, &[Side]) = match end {
        BattleEnd::Attacker => (Some(battle), &[enemy]),
        BattleEnd::Defender => (Some(enemy), &[battle]),
        BattleEnd::Draw => (None, &[battle, enemy]),
    };
    // 4.5-f
    let syracuse = fight.independent;
    if after.is_none()
        && let Some(winner) = winner.filter(|_| !syracuse)
    {
        gain_prestige(state, winner, out);
    }
    let todo = match after {
        None => losers,
        Some(_) => &losers[1..],
    };
    for &loser in todo {
        let cards = state.open.losses(battle, loser);
        let Some(first) = cards.first() else {
            continue;
        };
        if cards.within(first.face().copies()) {
            // There is nothing to choose, for all to see.
            lose(state, battle, loser, first, out);
            continue;
        }
        state.open.push(Frame::Loss {
            battle,
            end,
            loser,
            given_up,
        });
        return;
    }
    finish(state, battle);
}

/// The lost card goes back to its Empire deck; the track counts no more.
pub fn lose(state: &mut State, battle: Side, loser: Side, card: Card, out: &mut Out<Event>) {
    if let Some(fight) = &mut state.open.battles[battle] {
        fight.areas[loser].remove(card);
    }
    state.to_empire_deck(card);
    out.tell(Event::GaveUp {
        side: loser,
        face: card.face(),
        from: Spot::Battle(battle),
    });
}

pub fn gain_prestige(state: &mut State, side: Side, out: &mut Out<Event>) {
    let power = &mut state.open.powers[side];
    power.prestige = (power.prestige + 1).min(data().limits.prestige);
    let prestige = power.prestige;
    out.tell(Event::Prestige { side, prestige });
}

/// 5.2.3-p
pub fn finish(state: &mut State, battle: Side) {
    let Some(fight) = state.open.battles[battle].take() else {
        return;
    };
    for side in Side::ALL {
        for card in fight.areas[side] {
            if data().symbols.returns.contains(card) {
                state.to_empire_deck(card);
            } else {
                state.open.powers[side].discard.insert(card);
            }
        }
    }
}

impl Look<'_> {
    /// 5.2.3-h
    pub fn can_settle_after(
        &self,
        at: Location,
        face: Option<Face>,
    ) -> Result<Option<Card>, Refusal> {
        match face {
            None if at.sheet().settler => Err(Refusal::SettlerNeeded(at)),
            None => Ok(None),
            Some(_) if !at.sheet().settler => Err(Refusal::SettlerNotNeeded(at)),
            Some(face) => {
                let card = self.copy(face)?;
                self.is_usable(card)?;
                match data().symbols.settler.contains(card) {
                    true => Ok(Some(card)),
                    false => Err(Refusal::NoSymbol {
                        face,
                        clause: "5.2.3-h",
                    }),
                }
            }
        }
    }

    /// 5.6.2
    pub fn can_withdraw(&self, battle: Side) -> Result<(), Refusal> {
        let fight = self.open.takes_part(battle, self.side);
        let fight = fight.ok_or(Refusal::NoBattle)?;
        if !fight.siege {
            return Err(Refusal::NotASiege);
        }
        match battle == self.side && fight.new {
            true => Err(Refusal::SiegeTooNew),
            false => Ok(()),
        }
    }
}

/// The answer to 5.2.3-h.
pub fn settled(
    state: &mut State,
    battle: Side,
    end: BattleEnd,
    given_up: bool,
    town: Option<Option<Card>>,
    out: &mut Out<Event>,
) {
    state.open.frames.pop();
    let at = state.open.battles[battle].map(|fight| fight.at);
    if let (Some(at), Some(card)) = (at, town) {
        let mut cards = crate::state::Faces::new();
        if let Some(card) = card {
            state.discard(battle, card);
            cards.extend([card.face()]);
        }
        let side = battle;
        let event = Event::Settled {
            side,
            at,
            from: None,
            cards,
        };
        out.reveal(both(), event);
        if state.place_town(battle, at, out) {
            return;
        }
    } else {
        out.tell(Event::Declined { side: battle });
    }
    losses(state, battle, end, given_up, None, out);
}

/// 5.6.2
pub fn withdraw(state: &mut State, battle: Side, side: Side, out: &mut Out<Event>) {
    out.tell(Event::Withdrew { side, battle });
    let end = match side == battle {
        true => BattleEnd::Defender,
        false => BattleEnd::Attacker,
    };
    resolve(state, battle, end, true, out);
}
