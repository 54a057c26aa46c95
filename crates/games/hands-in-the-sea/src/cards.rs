//! Where cards go (2-l to 2-o, 4-g to 4-k, 4.2), and what the enemy knows of them.

use kernel::parts::{IdSet, draw_from};
use kernel::{Ask, Audience, Chance, Out, SeatSet, Value};

use crate::act::Spot;
use crate::data::{Owner, data};
use crate::event::Event;
use crate::ids::{Card, Face, Location};
use crate::sets::CardSet;
use crate::side::Side;
use crate::state::{Faces, State};

pub fn faces(cards: CardSet) -> Faces {
    let mut faces = Faces::new();
    faces.extend(cards.iter().map(Card::face));
    faces
}

/// A card as records keep it: copies of a face are alike.
fn named(card: u8) -> Value {
    match Card::try_from(card) {
        Ok(card) => Value::thing(card.face().id()),
        Err(_) => Value::Face(card.into()),
    }
}

fn id(card: Card) -> u8 {
    card.index() as u8
}

impl State {
    /// The card is no longer hidden: what was known of it is of no use any more.
    fn forget(&mut self, card: Card) {
        let gone = IdSet::EMPTY.with(id(card));
        self.knowledge.sure.shuffled(gone);
        self.knowledge.held.shuffled(gone);
        self.knowledge.deep.shuffled(gone);
    }

    /// From the hand onto the own discard pile.
    pub fn discard(&mut self, side: Side, card: Card) {
        self.hands[side].remove(card);
        self.open.powers[side].discard.insert(card);
        self.forget(card);
    }

    pub fn discard_all(&mut self, side: Side, cards: CardSet) {
        for card in cards {
            self.discard(side, card);
        }
    }

    /// Out of the hand, to be put elsewhere for all to see.
    pub fn take_from_hand(&mut self, side: Side, card: Card) {
        self.hands[side].remove(card);
        self.forget(card);
    }

    /// Out of the Reserve, for all to see.
    pub fn leave_reserve(&mut self, side: Side, card: Card) {
        self.reserves[side].remove(card);
        self.forget(card);
    }

    /// "Return a card to its Empire deck": by its colour, whoever held it.
    pub fn to_empire_deck(&mut self, card: Card) {
        match card.printed().owner {
            Owner::Power(side) => self.open.powers[side].empire.insert(card),
            Owner::Neutral => self.open.neutral_empire.insert(card),
            Owner::Location | Owner::Campaign => {
                unreachable!("only Empire cards return to an Empire deck")
            }
        };
        self.forget(card);
    }

    /// Takes an Empire card out of hand, Reserve or a battle, and returns it.
    pub fn give_up(&mut self, side: Side, from: Spot, card: Card, out: &mut Out<Event>) {
        match from {
            Spot::Hand => {
                self.hands[side].remove(card);
            }
            Spot::Reserve => {
                self.reserves[side].remove(card);
            }
            Spot::Battle(battle) => crate::battle::leave(&mut self.open, battle, side, card),
        }
        self.to_empire_deck(card);
        let face = card.face();
        let event = Event::GaveUp { side, face, from };
        match from {
            Spot::Battle(battle) => {
                out.tell(event);
                if let Some(fight) = self.open.battles[battle] {
                    out.tell(fight.told(battle));
                }
            }
            Spot::Reserve if !self.open.options.hidden_reserve => out.tell(event),
            Spot::Hand | Spot::Reserve => out.reveal(both(), event),
        }
    }

    /// The cards of a spot that a side could be asked to give up.
    pub fn cards_at(&self, side: Side, spot: Spot) -> CardSet {
        match spot {
            Spot::Hand => self.hands[side],
            Spot::Reserve => self.reserves[side],
            Spot::Battle(battle) => {
                (self.open.battles[battle]).map_or(CardSet::EMPTY, |fight| fight.areas[side])
            }
        }
    }

    /// Hand, Reserve and battles together.
    pub fn everywhere(&self, side: Side) -> CardSet {
        (Spot::ALL.into_iter()).fold(CardSet::EMPTY, |all, spot| all | self.cards_at(side, spot))
    }

    /// Which of a side's spots a card lies in.
    pub fn spot_of(&self, side: Side, card: Card) -> Option<Spot> {
        (Spot::ALL.into_iter()).find(|&spot| self.cards_at(side, spot).contains(card))
    }

    /// 2-l, 2-m, 2-n, 2-o: whoever takes control of a location takes its card.
    pub fn take_location_card(&mut self, taker: Side, at: Location, out: &mut Out<Event>) {
        let card = at.card();
        let enemy = taker.enemy();
        let from = if self.open.neutral_locations.remove(card) {
            None
        } else if self.hands[enemy].remove(card)
            || self.reserves[enemy].remove(card)
            || self.open.powers[enemy].discard.remove(card)
            || self.open.powers[enemy].empire.remove(card)
        {
            Some(enemy)
        } else if self.decks[enemy].remove(id(card)) {
            self.shuffle_deck(enemy);
            out.tell(Event::Shuffled { side: enemy });
            Some(enemy)
        } else {
            // 5.2.3-q
            let area = |battle: Side, state: &mut State| {
                (state.open.battles[battle].as_mut())
                    .is_some_and(|fight| fight.areas[enemy].remove(card))
            };
            if !area(Side::Rome, self) && !area(Side::Carthage, self) {
                return;
            }
            Some(enemy)
        };
        self.forget(card);
        self.open.powers[taker].discard.insert(card);
        let face = card.face();
        let side = taker;
        // Where it was is now plain to see.
        out.reveal(both(), Event::CardTaken { side, face, from });
        if from == Some(enemy) {
            self.note_empty(enemy);
        }
    }

    /// What lay at a known place is then known to be in the deck, and no more.
    fn shuffle_deck(&mut self, side: Side) {
        let deck = &mut self.decks[side];
        let mut placed: IdSet = deck.top().collect();
        for layer in deck.under() {
            placed = placed.union(layer);
        }
        deck.shuffle();
        self.knowledge.deep.reveal_all(placed, watchers(side));
    }

    /// Once nothing is in the bag, all that the enemy cannot see is in the hand, or in
    /// the face-down Reserve.
    fn note_empty(&mut self, side: Side) {
        if self.decks[side].bag().is_empty() {
            self.note_hand(side);
        }
    }

    fn note_hand(&mut self, side: Side) {
        let (hand, reserve) = (self.hands[side], self.reserves[side]);
        if !self.open.options.hidden_reserve || reserve.is_empty() {
            self.knowledge.held.shuffled(hand.ids());
            self.knowledge.sure.reveal_all(hand.ids(), watchers(side));
        } else {
            let known = CardSet::of_ids(self.knowledge.sure.of(side.enemy().seat()));
            let rest = (hand | reserve) - known;
            self.knowledge.held.reveal_all(rest.ids(), watchers(side));
        }
    }

    /// A whole hand is shown, and a face-down Reserve with it.
    pub fn show_hand(&mut self, side: Side) -> CardSet {
        let mut shown = self.hands[side];
        if self.open.options.hidden_reserve {
            shown |= self.reserves[side];
        }
        self.knowledge.held.shuffled(shown.ids());
        self.knowledge.sure.reveal_all(shown.ids(), watchers(side));
        shown
    }

    /// These cards were shown and kept (C-46).
    pub fn note_kept(&mut self, side: Side, cards: CardSet, out: &mut Out<Event>) {
        let mut seen = self.hands[side];
        if self.open.options.hidden_reserve {
            seen |= self.reserves[side];
        }
        let shown = cards & seen;
        if shown.is_empty() {
            return;
        }
        self.knowledge.held.shuffled(shown.ids());
        self.knowledge.sure.reveal_all(shown.ids(), watchers(side));
        let cards = faces(shown);
        out.reveal(both(), Event::MercenariesKept { side, cards });
    }

    /// These cards were looked for in the hand and are not there.
    pub fn note_absent(&mut self, side: Side, cards: CardSet) {
        let bag = CardSet::of_ids(self.decks[side].bag());
        let absent = bag & cards;
        self.knowledge.deep.reveal_all(absent.ids(), watchers(side));
    }

    /// The next card of the draw deck, or nothing: never a reshuffle (4-j).
    fn draw_one(&mut self, side: Side, chance: &mut dyn Chance) -> Option<(Card, bool)> {
        let deck = &mut self.decks[side];
        let open = deck.top().next().is_some() || deck.bag().is_empty();
        let last = deck.bag().len() == 1 && !open;
        let ask = Ask::secret("draw", Audience::only(side.seat()));
        let bag = CardSet::of_ids(deck.bag());
        let mut card = Card::try_from(deck.draw(ask, named, chance)?).ok()?;
        if !open {
            // Copies are alike, and a record names the printed card: the first is taken.
            let first = (bag & card.face().copies()).first();
            if let Some(first) = first.filter(|&first| first != card) {
                deck.remove(id(first));
                deck.put_in_bag(id(card));
                card = first;
            }
            let all = CardSet::ALL.ids();
            forget_all(&mut self.knowledge.deep, all, side);
        }
        if card == Card::CAMPAIGN {
            return Some((card, true));
        }
        self.hands[side].insert(card);
        if open {
            self.knowledge.sure.reveal(id(card), watchers(side));
        }
        if last {
            self.note_hand(side);
        }
        Some((card, open))
    }

    /// Draws up to `count` cards; returns whether the Campaign card was among them, in
    /// which case it is set aside and counts as one (4-k).
    pub fn draw_cards(
        &mut self,
        side: Side,
        count: usize,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) -> usize {
        let mut drawn = 0;
        let mut secret = CardSet::EMPTY;
        let mut campaign = false;
        while drawn < count {
            let Some((card, open)) = self.draw_one(side, chance) else {
                break;
            };
            drawn += 1;
            if card == Card::CAMPAIGN {
                self.open.aside = true;
                campaign = true;
            } else if open {
                let face = card.face();
                out.tell(Event::DrewKnown { side, face });
            } else {
                secret.insert(card);
            }
        }
        tell_drawn(side, secret, out);
        if campaign {
            out.tell(Event::CampaignCame);
        }
        drawn
    }

    /// 4-g, 4-h, 4-i: draws to a full hand, across a renewal if need be. Returns whether
    /// the Campaign card came up.
    pub fn refill(&mut self, side: Side, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let full = data().limits.hand;
        loop {
            let missing = full.saturating_sub(self.hands[side].len());
            // The Campaign card comes up at once and takes no place in the hand.
            let mut secret = CardSet::EMPTY;
            let mut came = false;
            for _ in 0..missing {
                match self.draw_one(side, chance) {
                    Some((Card::CAMPAIGN, _)) => {
                        came = true;
                        break;
                    }
                    Some((card, true)) => {
                        let face = card.face();
                        out.tell(Event::DrewKnown { side, face });
                    }
                    Some((card, false)) => {
                        secret.insert(card);
                    }
                    None => break,
                }
            }
            tell_drawn(side, secret, out);
            if came {
                self.campaign_comes(out);
                continue;
            }
            if !self.decks[side].is_empty() || self.open.powers[side].discard.is_empty() {
                return;
            }
            self.renew(side, out);
            if self.hands[side].len() >= full {
                return;
            }
        }
    }

    /// The Campaign card is set aside, and Carthage's discard pile is shuffled and goes
    /// under what is left of its deck (4.1-a).
    pub fn campaign_comes(&mut self, out: &mut Out<Event>) {
        if !self.open.aside {
            out.tell(Event::CampaignCame);
        }
        self.open.aside = true;
        if !self.open.powers[Side::Carthage].discard.is_empty() {
            self.renew(Side::Carthage, out);
        }
    }

    /// The discard pile is shuffled and put under the draw deck.
    fn renew(&mut self, side: Side, out: &mut Out<Event>) {
        let power = &mut self.open.powers[side];
        let discard = std::mem::take(&mut power.discard);
        self.note_empty(side);
        self.decks[side].put_under(discard.ids());
        out.tell(Event::Renewed { side });
    }

    /// One card of the hand at random, onto the discard pile.
    pub fn lose_at_random(
        &mut self,
        side: Side,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) -> bool {
        let ask = Ask::open("lost-card");
        let Some(card) = draw_from(self.hands[side].ids(), ask, named, chance) else {
            return false;
        };
        let Ok(card) = Card::try_from(card) else {
            return false;
        };
        // Of several copies one that the enemy knows of goes first, as when it is named.
        let card = (self.copy_in(side, self.hands[side], card.face())).unwrap_or(card);
        self.discard(side, card);
        let face = card.face();
        out.reveal(both(), Event::LostAtRandom { side, face });
        true
    }

    /// 5.4.4: into the Reserve, face up or not.
    pub fn reserve(&mut self, side: Side, card: Card, out: &mut Out<Event>) {
        let face = card.face();
        if self.open.options.hidden_reserve {
            let hand = self.hands[side].ids();
            let enemy = side.enemy().seat();
            let sure = self.knowledge.sure.of(enemy).common(hand);
            forget_all(&mut self.knowledge.sure, hand, side);
            self.knowledge.held.reveal_all(sure, watchers(side));
            let plain = Event::Reserved { side, face: None };
            let full = Event::Reserved {
                side,
                face: Some(face),
            };
            out.split(Audience::only(side.seat()), full, plain);
        } else {
            self.forget(card);
            let face = Some(face);
            out.reveal(both(), Event::Reserved { side, face });
        }
        self.hands[side].remove(card);
        self.reserves[side].insert(card);
    }

    /// 5.4.5: the whole Reserve comes into the hand.
    pub fn retrieve(&mut self, side: Side) -> CardSet {
        let cards = std::mem::take(&mut self.reserves[side]);
        self.hands[side] |= cards;
        let known = match self.open.options.hidden_reserve {
            // What was in one of the two is now in the hand.
            true => self
                .knowledge
                .held
                .of(side.enemy().seat())
                .common(self.hands[side].ids()),
            false => cards.ids(),
        };
        forget_all(&mut self.knowledge.held, known, side);
        self.knowledge.sure.reveal_all(known, watchers(side));
        cards
    }

    /// Where a card goes that a player returns (5.4.3-a, 5.4.3-b); `None` if it cannot be.
    pub fn can_return(&self, side: Side, face: Face) -> bool {
        match face.location() {
            None => true,
            Some(at) => {
                let ground = &data().ground;
                let capital = Side::ALL.iter().any(|&side| ground.capital[side] == at);
                let kept = self.open.control[side].contains(at);
                !capital && (kept || self.open.unoccupied().contains(at))
            }
        }
    }

    /// 5.4.3: from the hand back to where it came from.
    pub fn return_card(&mut self, side: Side, card: Card, out: &mut Out<Event>) {
        self.take_from_hand(side, card);
        match card.location() {
            None => self.to_empire_deck(card),
            Some(at) if self.open.control[side].contains(at) => {
                self.open.powers[side].empire.insert(card);
            }
            Some(_) => {
                self.open.neutral_locations.insert(card);
            }
        }
        let face = card.face();
        out.reveal(both(), Event::Returned { side, face });
    }
}

fn tell_drawn(side: Side, cards: CardSet, out: &mut Out<Event>) {
    if cards.is_empty() {
        return;
    }
    let count = cards.len() as u8;
    let drew = |cards| Event::Drew { side, count, cards };
    let own = SeatSet::one(side.seat());
    let only = Audience::only(side.seat());
    out.split_reveal(only, own, drew(faces(cards)), drew(Faces::new()));
}

/// The enemy, whose knowledge is kept.
fn watchers(side: Side) -> SeatSet {
    SeatSet::one(side.enemy().seat())
}

/// The enemy of `side` is sure of none of these any more.
fn forget_all(memory: &mut crate::state::Memory, cards: IdSet, side: Side) {
    let known = memory.of(side.enemy().seat()).common(cards);
    memory.shuffled(known);
}

pub fn both() -> SeatSet {
    SeatSet::first(2)
}
