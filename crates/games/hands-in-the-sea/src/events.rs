//! 4.7 Events, 6F the Fate marker, and what each event does (C-40 to C-52).

use kernel::parts::{IdSet, draw_from};
use kernel::{Ask, Chance, Out, Value};

use crate::act::Spot;
use crate::battle::take_marker;
use crate::cards::both;
use crate::data::{EventEffect, Polarity, data};
use crate::event::Event;
use crate::ids::{Card, EventCard, Face, Location, Strategy};
use crate::manage::drop_strategy;
use crate::raids::lose_warships;
use crate::refusal::Refusal;
use crate::round;
use crate::score;
use crate::sets::{CardSet, EventSet, LocationSet};
use crate::side::Side;
use crate::state::{Choice, Draft, Frame, Open, State};

/// C-45, C-46
const RANSOM: u16 = 3;

/// Draws the next event; an empty deck is renewed first (4.7-a).
fn next(open: &mut Open, chance: &mut dyn Chance, out: &mut Out<Event>) -> EventCard {
    if open.event_deck().is_empty() {
        open.event_discard = EventSet::EMPTY;
        out.tell(Event::EventsShuffled);
    }
    let deck = IdSet::from_bits(open.event_deck().bits().into());
    let named = |index: u8| Value::thing(EventCard::ALL[usize::from(index)].id());
    let drawn = draw_from(deck, Ask::open("event"), named, chance);
    let card = EventCard::ALL[usize::from(drawn.unwrap_or(0))];
    open.event_drawn.insert(card);
    out.reveal(both(), Event::EventDrawn { card });
    card
}

/// 4.7: draws an event and resolves it as far as no choice is needed.
pub fn draw(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let card = next(&mut state.open, chance, out);
    let sheet = card.sheet();
    if sheet.effect == EventEffect::Peace {
        return peace(state, card, chance, out);
    }
    // 4.7-b, 4.7-c
    let die = chance.die(Ask::open("event-die"), 6) as i8;
    let favour = |side: Side| {
        let devotion = state.open.has(side, Strategy::Devotion);
        i8::from(devotion) + i8::from(state.open.fate == Some(side))
    };
    let shift = favour(Side::Carthage) - favour(Side::Rome);
    let shift = match sheet.polarity {
        Polarity::Positive => -shift,
        Polarity::Negative | Polarity::None => shift,
    };
    let result = (die + shift).clamp(1, 6) as u8;
    let affected = match sheet.carthage_to {
        Some(to) if result <= to => Side::Carthage,
        _ => Side::Rome,
    };
    out.tell(Event::EventRolled {
        die: die as u8,
        result,
        affected,
    });
    let negative = sheet.polarity == Polarity::Negative;
    if negative && std::mem::take(&mut state.open.powers[affected].shield) {
        // C-60
        out.tell(Event::ProtectionUsed { side: affected });
        finish(state, card, affected, false, out);
        return;
    }
    effect(state, card, affected, chance, out);
}

/// C-48
fn peace(state: &mut State, card: EventCard, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    if open.turn < data().limits.peace_from {
        // The other event is resolved first; all are shuffled when it is done.
        draw(state, chance, out);
        return;
    }
    let die = chance.die(Ask::open("peace"), 6) as u8;
    let ends = die <= 3;
    out.tell(Event::PeaceRolled { die, ends });
    open.event_drawn.remove(card);
    open.event_discard.insert(card);
    if !ends {
        return;
    }
    // RUL-30: the Campaign is broken off.
    open.aside = false;
    if !score::end_comes(state, out) {
        round::begin(state, Side::Rome, out);
    }
}

/// The event is done: the card goes where it belongs, and the Fate marker moves.
fn finish(state: &mut State, card: EventCard, affected: Side, changed: bool, out: &mut Out<Event>) {
    let sheet = card.sheet();
    if !changed {
        out.tell(Event::EventIgnored { card });
    }
    let open = &mut state.open;
    open.event_drawn.remove(card);
    if !sheet.shuffle_back {
        open.event_discard.insert(card);
    }
    // C-48: Peace waits underneath.
    let peace = open.event_drawn.remove(EventCard::Peace);
    if sheet.reshuffle || peace {
        open.event_discard = EventSet::EMPTY;
        out.tell(Event::EventsShuffled);
    }
    if changed && open.options.fate_marker {
        fate(open, sheet.polarity, affected, out);
    }
}

/// 6F-b, 6F-d, 6F-g
fn fate(open: &mut Open, polarity: Polarity, affected: Side, out: &mut Out<Event>) {
    let loser = match polarity {
        Polarity::Positive => affected.enemy(),
        Polarity::Negative | Polarity::None => affected,
    };
    match open.fate {
        None => {
            open.fate = Some(loser);
            out.tell(Event::FateTaken { side: loser });
        }
        Some(holder) if holder != loser => {
            open.fate = None;
            out.tell(Event::FateReturned { side: holder });
        }
        Some(_) => {}
    }
}

fn ask(state: &mut State, card: EventCard, affected: Side, choice: Choice, changed: bool) {
    state.draft = Draft::default();
    state.open.push(Frame::Event {
        card,
        affected,
        choice,
        changed,
    });
}

fn effect(
    state: &mut State,
    card: EventCard,
    side: Side,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let symbols = &data().symbols;
    let corvus = state.open.has(side, Strategy::Corvus);
    let fleet = state.open.powers[side].fleet;
    let at_sea = fleet.zone.is_some();
    let w = fleet.warships;
    let changed = match card.sheet().effect {
        EventEffect::Intrigue => {
            state.open.powers[side].intrigue = true;
            out.tell(Event::Intrigue { side });
            true
        }
        EventEffect::Storm if at_sea => {
            let lost = if corvus { w.div_ceil(2) } else { w / 2 };
            lose_warships(state, side, lost, out);
            let dropped = corvus && state.lose_at_random(side, chance, out);
            lost > 0 || dropped
        }
        EventEffect::StormMild if at_sea => {
            lose_warships(state, side, if corvus { 2 } else { 1 }, out);
            true
        }
        EventEffect::Storm | EventEffect::StormMild => false,
        EventEffect::Disaster | EventEffect::DisasterMild => {
            return disaster(state, card, side, out);
        }
        EventEffect::LeaderDies | EventEffect::DisputeMild => {
            return one_leader(state, card, side, chance, out);
        }
        EventEffect::Traitor => return traitor(state, card, side, out),
        EventEffect::Revolt | EventEffect::RevoltMild => {
            return revolt(state, card, side, out);
        }
        EventEffect::Mutiny if state.open.has(side, Strategy::Loyalty) => false,
        EventEffect::MutinyMild if state.open.has(side, Strategy::Loyalty) => false,
        EventEffect::Mutiny => give_up_all(state, side, symbols.mercenary, out),
        EventEffect::Dispute => give_up_all(state, side, symbols.leader, out),
        EventEffect::MutinyMild => {
            if may_have(state, side, symbols.mercenary) {
                return ask(state, card, side, Choice::Mercenaries, false);
            }
            false
        }
        EventEffect::Plague => {
            let first = state.lose_at_random(side, chance, out);
            let second = state.lose_at_random(side, chance, out);
            first || second
        }
        EventEffect::CropFailure => {
            let power = &mut state.open.powers[side];
            let silver = power.silver.min(3);
            power.silver -= silver;
            out.tell(Event::SilverLost { side, silver });
            silver > 0
        }
        EventEffect::Harvest => {
            let silver = 4;
            state.open.powers[side].silver += silver;
            out.tell(Event::SilverGained { side, silver });
            true
        }
        EventEffect::Zeal => state.draw_cards(side, 2, chance, out) > 0,
        EventEffect::Peace => false,
    };
    finish(state, card, side, changed, out);
}

/// Whether a side may have such a card, as far as everybody knows.
fn may_have(state: &State, side: Side, cards: CardSet) -> bool {
    let open = (Side::ALL.into_iter()).fold(CardSet::EMPTY, |all, battle| {
        all | state.cards_at(side, Spot::Battle(battle))
    });
    let reserve = state.reserves[side];
    let in_reserve = match state.open.options.hidden_reserve {
        true => !reserve.is_empty(),
        false => reserve.meets(cards),
    };
    !state.hands[side].is_empty() || in_reserve || open.meets(cards)
}

/// C-46, C-47: all such cards go back.
fn give_up_all(state: &mut State, side: Side, cards: CardSet, out: &mut Out<Event>) -> bool {
    let mut some = false;
    for spot in Spot::ALL {
        for card in state.cards_at(side, spot) & cards {
            state.give_up(side, spot, card, out);
            some = true;
        }
    }
    state.note_absent(side, cards);
    some
}

/// C-42
fn disaster(state: &mut State, card: EventCard, side: Side, out: &mut Out<Event>) {
    let mild = card.sheet().effect == EventEffect::DisasterMild;
    let fleet = state.open.powers[side].fleet;
    if state.open.turn >= 11 || fleet.zone.is_none() {
        return finish(state, card, side, false, out);
    }
    let corvus = state.open.has(side, Strategy::Corvus);
    let lost = match mild {
        true => fleet.warships.div_ceil(2),
        false => fleet.warships,
    };
    lose_warships(state, side, lost, out);
    if !corvus {
        return finish(state, card, side, true, out);
    }
    if mild {
        return corvus_price(state, card, side, 2, out);
    }
    let symbols = &data().symbols;
    let infantry = state.reserves[side] & (symbols.light | symbols.heavy);
    let alike = |first: Card| infantry.within(first.face().copies());
    match infantry.first() {
        _ if state.open.options.hidden_reserve && !state.reserves[side].is_empty() => {
            ask(state, card, side, Choice::Infantry, true);
        }
        Some(first) if !alike(first) => ask(state, card, side, Choice::Infantry, true),
        first => {
            if let Some(first) = first {
                state.give_up(side, Spot::Reserve, first, out);
            }
            let turn = state.open.turn;
            corvus_price(state, card, side, turn.div_ceil(2), out);
        }
    }
}

/// C-42: pay, or lose Corvus.
fn corvus_price(state: &mut State, card: EventCard, side: Side, price: u8, out: &mut Out<Event>) {
    if state.open.powers[side].silver < price.into() {
        drop_strategy(state, side, out);
        return finish(state, card, side, true, out);
    }
    ask(state, card, side, Choice::Corvus(price), true);
}

/// C-43, C-47
fn one_leader(
    state: &mut State,
    card: EventCard,
    side: Side,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    if may_have(state, side, data().symbols.leader) {
        return ask(state, card, side, Choice::Leader, false);
    }
    no_leader(state, card, side, chance, out);
}

fn no_leader(
    state: &mut State,
    card: EventCard,
    side: Side,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let dies = card.sheet().effect == EventEffect::LeaderDies;
    let changed = dies && state.lose_at_random(side, chance, out);
    finish(state, card, side, changed, out);
}

impl Open {
    /// C-44: the sieges that a side takes part in, by attacker.
    pub fn sieges(&self, side: Side) -> impl Iterator<Item = Side> {
        let takes =
            move |battle: &Side| (self.takes_part(*battle, side)).is_some_and(|fight| fight.siege);
        Side::ALL.into_iter().filter(takes)
    }

    /// C-44: Fortifications that can be lost.
    pub fn loose_forts(&self, side: Side) -> LocationSet {
        (self.forts & self.control[side]) - self.battle_places()
    }

    /// C-45
    pub fn rebels(&self, side: Side) -> LocationSet {
        let home = data().ground.region[data().ground.home[side].index()];
        self.control[side] - home - self.forts - self.battle_places()
    }
}

/// C-44
fn traitor(state: &mut State, card: EventCard, side: Side, out: &mut Out<Event>) {
    let mut sieges = state.open.sieges(side);
    let (first, second) = (sieges.next(), sieges.next());
    drop(sieges);
    let forts = state.open.loose_forts(side);
    match (first, second, forts.len()) {
        (Some(_), Some(_), _) => ask(state, card, side, Choice::Siege, false),
        (Some(battle), None, _) => betray(state, card, side, battle, out),
        (None, _, 0) => finish(state, card, side, false, out),
        (None, _, 1) => lose_fort(state, card, side, forts.first(), out),
        (None, ..) => ask(state, card, side, Choice::Fort, false),
    }
}

fn betray(state: &mut State, card: EventCard, side: Side, battle: Side, out: &mut Out<Event>) {
    if let Some(fight) = &mut state.open.battles[battle] {
        fight.shift(if battle == side { -2 } else { 2 });
        out.tell(fight.told(battle));
    }
    finish(state, card, side, true, out);
}

fn lose_fort(
    state: &mut State,
    card: EventCard,
    side: Side,
    at: Option<Location>,
    out: &mut Out<Event>,
) {
    if let Some(at) = at {
        state.open.forts.remove(at);
        out.tell(Event::FortRemoved { at });
    }
    finish(state, card, side, at.is_some(), out);
}

/// C-45
fn revolt(state: &mut State, card: EventCard, side: Side, out: &mut Out<Event>) {
    let rebels = state.open.rebels(side);
    let mild = card.sheet().effect == EventEffect::RevoltMild;
    match rebels.first() {
        None => finish(state, card, side, false, out),
        Some(at) if !mild && rebels.len() == 1 => rise(state, card, side, at, out),
        Some(_) => ask(state, card, side, Choice::Revolt, false),
    }
}

fn rise(state: &mut State, card: EventCard, side: Side, at: Location, out: &mut Out<Event>) {
    let was_city = state.open.cities.contains(at);
    let marker = take_marker(&mut state.open, side, at);
    if was_city && state.open.towns_left(side) > 0 {
        state.open.control[side].insert(at);
    }
    out.tell(Event::Revolted { side, at, marker });
    finish(state, card, side, true, out);
}

impl State {
    /// The cards that a choice of an event is about, wherever they lie.
    pub fn event_cards(&self, affected: Side, choice: Choice) -> CardSet {
        let symbols = &data().symbols;
        match choice {
            Choice::Infantry => self.reserves[affected] & (symbols.light | symbols.heavy),
            Choice::Leader => self.everywhere(affected) & symbols.leader,
            Choice::Mercenaries => self.everywhere(affected) & symbols.mercenary,
            _ => CardSet::EMPTY,
        }
    }

    /// The copy that lies in a spot and can be given up for the event.
    pub fn event_card(
        &self,
        side: Side,
        choice: Choice,
        from: Spot,
        face: Face,
    ) -> Result<Card, Refusal> {
        let cards = self.event_cards(side, choice) & self.cards_at(side, from);
        let clause = choice.clause();
        (self.copy_in(side, cards, face)).ok_or(Refusal::NotToGive { face, clause })
    }

    /// C-46: whether one more mercenary can be kept.
    pub fn can_keep(&self, side: Side, from: Spot, face: Face) -> Result<Card, Refusal> {
        let kept = CardSet::of_ids(self.draft.picks.all());
        let cards = self.event_cards(side, Choice::Mercenaries) & self.cards_at(side, from);
        let card = self.copy_in(side, cards - kept, face);
        let clause = "C-46";
        let card = card.ok_or(Refusal::NotToGive { face, clause })?;
        let need = RANSOM * (kept.len() as u16 + 1);
        match self.open.powers[side].silver >= need {
            true => Ok(card),
            false => Err(Refusal::Silver { need, clause }),
        }
    }
}

/// What the affected player, or the opponent, chose.
#[derive(Debug, Clone, Copy)]
pub enum Answer {
    Card(Spot, Card),
    Nothing,
    Pay,
    DropCorvus,
    Fort(Location),
    Siege(Side),
    Rise(Location),
    /// C-46: those picked are kept.
    Settle,
}

pub fn answered(state: &mut State, answer: Answer, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let Some(Frame::Event {
        card,
        affected: side,
        choice,
        changed,
    }) = state.open.frame()
    else {
        return;
    };
    let kept = CardSet::of_ids(state.draft.picks.all());
    state.draft = Draft::default();
    state.open.frames.pop();
    match (choice, answer) {
        (Choice::Infantry, answer) => {
            match answer {
                Answer::Card(spot, lost) => state.give_up(side, spot, lost, out),
                _ => out.tell(Event::Declined { side }),
            }
            let turn = state.open.turn;
            corvus_price(state, card, side, turn.div_ceil(2), out);
        }
        (Choice::Corvus(price), Answer::Pay) => {
            pay(state, side, price.into(), out);
            finish(state, card, side, true, out);
        }
        (Choice::Corvus(_), _) => {
            drop_strategy(state, side, out);
            finish(state, card, side, true, out);
        }
        (Choice::Leader, Answer::Card(spot, lost)) => {
            state.give_up(side, spot, lost, out);
            finish(state, card, side, true, out);
        }
        (Choice::Leader, _) => {
            state.note_absent(side, data().symbols.leader);
            no_leader(state, card, side, chance, out);
        }
        (Choice::Siege, Answer::Siege(battle)) => betray(state, card, side, battle, out),
        (Choice::Fort, Answer::Fort(at)) => lose_fort(state, card, side, Some(at), out),
        (Choice::Revolt, Answer::Rise(at)) => rise(state, card, side, at, out),
        (Choice::Revolt, _) => {
            pay(state, side, RANSOM, out);
            // "Nothing happens", but the silver is gone.
            finish(state, card, side, true, out);
        }
        (Choice::Mercenaries, _) => {
            let silver = RANSOM * kept.len() as u16;
            pay(state, side, silver, out);
            let all = state.event_cards(side, choice);
            for lost in all - kept {
                if let Some(spot) = state.spot_of(side, lost) {
                    state.give_up(side, spot, lost, out);
                }
            }
            state.note_kept(side, kept, out);
            state.note_absent(side, data().symbols.mercenary);
            let changed = changed || !all.is_empty();
            finish(state, card, side, changed, out);
        }
        (Choice::Siege | Choice::Fort, _) => finish(state, card, side, changed, out),
    }
}

fn pay(state: &mut State, side: Side, silver: u16, out: &mut Out<Event>) {
    if silver > 0 {
        state.open.powers[side].silver -= silver;
        out.tell(Event::SilverLost { side, silver });
    }
}
