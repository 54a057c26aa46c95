//! 5.3 Finance, 5.4 card management, 5.5 strategy cards, 5.6 other actions.

use kernel::parts::{IdSet, draw_from};
use kernel::{Ask, Audience, Chance, Out, Value};

use crate::act::{Action, Haven};
use crate::cards::{both, faces};
use crate::data::{Ability, Owner, data};
use crate::event::Event;
use crate::ids::{Card, Face, Strategy};
use crate::look::Look;
use crate::refusal::Refusal;
use crate::sets::{CardSet, StrategySet};
use crate::side::Side;
use crate::state::{Draft, Frame, Open, Slot, State};

/// C-29
pub const TRADE_ROUTES: u16 = 2;
/// C-28
const SHIPWRIGHTS: u16 = 2;

impl Look<'_> {
    /// 5.4.1: what a card costs to draft, if this player can draft it at all.
    pub fn draft_cost(&self, face: Face, levy: bool) -> Result<(Card, u16), Refusal> {
        let open = self.open;
        let printed = face.sheet();
        let pile = match printed.owner {
            Owner::Neutral => open.neutral_empire,
            Owner::Power(side) if side != self.side => {
                return Err(Refusal::NotForDraft(face));
            }
            _ => open.powers[self.side].empire,
        };
        let card = (pile & face.copies()).first();
        let card = card.ok_or(Refusal::NotForDraft(face))?;
        if let Some(at) = face.location() {
            // 5.4.1-c
            return match open.control[self.side].contains(at) {
                false => Err(Refusal::LostLocation(face)),
                true if levy => Err(Refusal::NoLevy(face)),
                true => Ok((card, 0)),
            };
        }
        if levy && !printed.levy {
            return Err(Refusal::NoLevy(face));
        }
        let mut cost = u16::from(printed.cost);
        // C-34
        if printed.mercenary && open.has(self.side, Strategy::MercenaryContracts) {
            cost = cost.saturating_sub(1);
        }
        Ok((card, if levy { 2 * cost } else { cost }))
    }

    /// 5.4.1-d
    pub fn wants_manpower(&self, face: Face) -> bool {
        face.sheet().manpower && !self.open.has(self.side, Strategy::Conscription)
    }

    pub fn can_draft(&self, face: Face, levy: bool) -> Result<(), Refusal> {
        let (_, cost) = self.draft_cost(face, levy)?;
        self.afford(cost, "5.4.1-a")?;
        let settlers = || self.usable() & data().symbols.settler;
        match self.wants_manpower(face) && settlers().is_empty() {
            true => Err(Refusal::Manpower(face)),
            false => Ok(()),
        }
    }

    /// Cards that lie open for this player to draft.
    pub fn for_draft(&self) -> CardSet {
        self.open.powers[self.side].empire | self.open.neutral_empire
    }

    /// 5.5.1
    pub fn can_buy(&self, position: u8) -> Result<u16, Refusal> {
        if self.open.powers[self.side].slot.is_some() {
            return Err(Refusal::SlotTaken);
        }
        let index = usize::from(position).wrapping_sub(1);
        let card = *self.open.row.get(index).ok_or(Refusal::NoPosition)?;
        let sheet = card.sheet();
        if sheet.only.is_some_and(|only| only != self.side) {
            return Err(Refusal::WrongPower(card));
        }
        let price = match self.open.options.upkeep {
            true => sheet.alt_cost,
            false => sheet.cost,
        };
        let cost = u16::from(price) + data().limits.surcharge[index];
        self.afford(cost, "5.5.1-b")?;
        Ok(cost)
    }

    /// 5.5.3
    pub fn can_cycle(&self, cards: u8) -> Result<u16, Refusal> {
        let index = usize::from(cards).wrapping_sub(1);
        let cost = data().limits.cycle.get(index).ok_or(Refusal::NoPosition)?;
        self.afford(*cost, "5.5.3-a")?;
        Ok(*cost)
    }

    /// 5.6.1
    pub fn can_sail(&self, to: Haven) -> Result<(), Refusal> {
        let ground = &data().ground;
        let fleet = self.open.powers[self.side].fleet;
        if fleet.warships == 0 {
            return Err(Refusal::NoWarships);
        }
        let home = ground.home[self.side];
        let reaches = match (fleet.zone, to) {
            (None, Haven::Sea(zone)) => zone == home,
            (Some(from), Haven::Sea(zone)) => ground.adjacent[from.index()][zone.index()],
            // RUL-21
            (Some(from), Haven::Port) => from == home,
            (None, Haven::Port) => false,
        };
        match reaches {
            true => Ok(()),
            false => Err(Refusal::NotAdjacent),
        }
    }

    pub fn warship_cost(&self) -> u16 {
        match self.open.has(self.side, Strategy::Shipwrights) {
            true => SHIPWRIGHTS,
            false => data().limits.warship,
        }
    }

    /// 5.6.3
    pub fn can_build(&self) -> Result<(), Refusal> {
        if self.open.powers[self.side].fleet.warships >= data().limits.warships {
            return Err(Refusal::FleetFull);
        }
        if self.open.round.engaged {
            return Err(Refusal::HasEngaged);
        }
        self.afford(self.warship_cost(), "5.6.3-a")?;
        match (self.usable() & data().symbols.settler).is_empty() {
            true => Err(Refusal::NothingFits(Action::Build)),
            false => Ok(()),
        }
    }

    /// 5.4.5
    pub fn retrieval(&self) -> Result<u16, Refusal> {
        let cards = self.state.reserves[self.side].len() as u16;
        if cards == 0 {
            return Err(Refusal::ReserveEmpty);
        }
        let price = match self.open.has(self.side, Strategy::DeepReserve) {
            true => 0,
            false => cards * data().limits.retrieve,
        };
        self.afford(price, "5.4.5-a")?;
        Ok(price)
    }

    /// C-12, C-13
    pub fn can_support(&self, face: Face) -> Result<Card, Refusal> {
        let card = self.copy(face)?;
        match data().symbols.draws.contains(card) {
            true => Ok(card),
            false => Err(Refusal::NoDraw(face)),
        }
    }
}

/// 5.3.1, 5.3.2, 5.3.3
pub fn earn(state: &mut State, side: Side, draft: &Draft, out: &mut Out<Event>) {
    let mut cards = CardSet::of_ids(draft.picks.all());
    let coins = |kind: usize| -> u16 {
        let coins = CardSet::of_ids(draft.picks.taken(kind));
        coins
            .iter()
            .map(|card| u16::from(card.printed().silver))
            .sum()
    };
    let silver = match draft.action {
        Some(Action::Trade) => {
            let routes = state.open.has(side, Strategy::TradeRoutes);
            coins(1) + if routes { TRADE_ROUTES } else { 0 }
        }
        Some(Action::Merchant) => {
            let wines = cards.len() as u16;
            let merchant = (state.hands[side] & data().symbols.merchant).first();
            cards.extend(merchant);
            wines * data().limits.wine
        }
        _ => coins(0),
    };
    state.discard_all(side, cards);
    state.open.powers[side].silver += silver;
    let cards = faces(cards);
    let event = Event::Earned {
        side,
        cards,
        silver,
    };
    out.reveal(both(), event);
}

/// 5.4.1
pub fn draft(state: &mut State, side: Side, draft: &Draft, out: &mut Out<Event>) {
    let Some(face) = draft.drafted else {
        return;
    };
    let levy = draft.levy;
    let Ok((card, silver)) = Look::new(state, side).draft_cost(face, levy) else {
        return;
    };
    let with = CardSet::of_ids(draft.picks.all()).first();
    state.discard_all(side, with.into_iter().collect());
    state.open.powers[side].silver -= silver;
    state.open.powers[side].empire.remove(card);
    state.open.neutral_empire.remove(card);
    if levy {
        let put = state.decks[side].put_on_top(card.index() as u8);
        debug_assert!(put.is_ok(), "there are fewer troops than places on top");
    } else {
        state.open.powers[side].discard.insert(card);
    }
    let event = Event::Drafted {
        side,
        face,
        levy,
        silver,
        with: with.map(Card::face),
    };
    match with {
        Some(_) => out.reveal(both(), event),
        None => out.tell(event),
    }
}

/// 5.4.2
pub fn discard(state: &mut State, side: Side, draft: &Draft, out: &mut Out<Event>) {
    let cards = CardSet::of_ids(draft.picks.all());
    let count = cards.len() as u16;
    let silver = count * count.saturating_sub(1) / 2;
    state.open.powers[side].silver -= silver;
    state.discard_all(side, cards);
    let cards = faces(cards);
    let event = Event::Discarded {
        side,
        cards,
        silver,
    };
    out.reveal(both(), event);
}

/// 5.4.5
pub fn retrieve(state: &mut State, side: Side, silver: u16, out: &mut Out<Event>) {
    let hidden = state.open.options.hidden_reserve;
    let taken = state.retrieve(side);
    state.open.powers[side].silver -= silver;
    let count = taken.len() as u8;
    let told = |cards| Event::Retrieved {
        side,
        count,
        cards,
        silver,
    };
    let full = told(faces(taken));
    match hidden {
        true => out.split(
            Audience::only(side.seat()),
            full,
            told(faces(CardSet::EMPTY)),
        ),
        false => out.tell(full),
    }
}

/// C-12, C-13
pub fn support(
    state: &mut State,
    side: Side,
    card: Card,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    state.discard(side, card);
    let face = card.face();
    out.reveal(both(), Event::Supported { side, face });
    let returns = card.printed().abilities.contains(&Ability::Draw2Return1);
    state.draw_cards(side, if returns { 2 } else { 3 }, chance, out);
    if returns {
        state.open.push(Frame::Magistrate);
    }
}

/// A new strategy card; an empty deck is renewed from its discard (5.5.1-d).
pub fn next_strategy(
    open: &mut Open,
    hidden: StrategySet,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> Strategy {
    let mut deck = hidden;
    if deck.is_empty() {
        deck = std::mem::take(&mut open.strategy_discard);
        out.tell(Event::StrategiesShuffled);
    }
    let ids = IdSet::from_bits(deck.bits().into());
    let named = |index: u8| Value::thing(Strategy::ALL[usize::from(index)].id());
    let drawn = draw_from(ids, Ask::open("strategy"), named, chance);
    let card = Strategy::ALL[usize::from(drawn.unwrap_or(0))];
    out.reveal(both(), Event::RowRevealed { card });
    card
}

/// Takes cards out of the row, right to left, moves the rest right and fills up.
fn refill_row(open: &mut Open, gone: [bool; 3], chance: &mut dyn Chance, out: &mut Out<Event>) {
    let before = open.row;
    let kept = (0..3).rev().filter(|&index| !gone[index]);
    let mut places = (0..3).rev();
    // What is left keeps its order, from the right.
    let mut in_row = StrategySet::EMPTY;
    for (place, index) in (&mut places).zip(kept) {
        open.row[place] = before[index];
        in_row.insert(before[index]);
    }
    let filled = gone.iter().filter(|gone| !**gone).count();
    for place in (0..3 - filled).rev() {
        let mut hidden = !open.strategy_discard - in_row;
        for side in Side::ALL {
            if let Some(slot) = open.powers[side].slot {
                hidden.remove(slot.card);
            }
        }
        let card = next_strategy(open, hidden, chance, out);
        open.row[place] = card;
        in_row.insert(card);
    }
}

/// 5.5.1
pub fn buy(
    state: &mut State,
    side: Side,
    position: u8,
    silver: u16,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let index = usize::from(position) - 1;
    let card = state.open.row[index];
    let power = &mut state.open.powers[side];
    power.silver -= silver;
    power.slot = Some(Slot {
        card,
        level: 0,
        face_down: false,
    });
    out.tell(Event::StrategyBought { side, card, silver });
    let gone = std::array::from_fn(|place| place == index);
    refill_row(&mut state.open, gone, chance, out);
}

/// 5.5.2; also when an event takes the card.
pub fn drop_strategy(state: &mut State, side: Side, out: &mut Out<Event>) {
    if let Some(slot) = state.open.powers[side].slot.take() {
        let card = slot.card;
        state.open.strategy_discard.insert(card);
        out.tell(Event::StrategyDropped { side, card });
    }
}

/// 5.5.3, and with one card 4.1-f.
pub fn cycle_row(state: &mut State, cards: u8, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let gone: [bool; 3] = std::array::from_fn(|place| place >= 3 - usize::from(cards));
    for (card, gone) in state.open.row.into_iter().zip(gone) {
        if gone {
            state.open.strategy_discard.insert(card);
        }
    }
    refill_row(&mut state.open, gone, chance, out);
}

/// 5.6.3
pub fn build(state: &mut State, side: Side, draft: &Draft, out: &mut Out<Event>) {
    let Some(card) = CardSet::of_ids(draft.picks.all()).first() else {
        return;
    };
    let silver = Look::new(state, side).warship_cost();
    state.discard(side, card);
    let power = &mut state.open.powers[side];
    power.silver -= silver;
    power.fleet.warships += 1;
    state.open.round.built = true;
    let with = card.face();
    out.reveal(both(), Event::Built { side, with, silver });
}

/// 5.6.4
pub fn pass(state: &mut State, side: Side, out: &mut Out<Event>) {
    state.open.powers[side].silver += data().limits.pass;
    state.open.round.passed = true;
    out.tell(Event::Passed { side });
}
