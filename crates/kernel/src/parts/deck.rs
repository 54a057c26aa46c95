//! Decks in layers, drawn lazily (K16).

use serde::{Deserialize, Serialize};

use super::{Few, Full, IdSet};
use crate::{Ask, Chance, Value};

/// How many shuffled heaps can lie under one another below the bag.
const LAYERS: usize = 3;

fn no_layers(under: &[IdSet; LAYERS]) -> bool {
    under.iter().all(|layer| layer.is_empty())
}

/// A deck of cards, each a number under 128 and each once. The order inside the bag
/// does not exist until a card is drawn: nothing in a state tells the future, and a
/// card is taken from the middle like any other. `KNOWN` is the most cards that lie
/// at a known place on top, and as many at the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck<const KNOWN: usize = 4> {
    /// Cards put on top, the topmost last.
    top: Few<u8, KNOWN>,
    /// Cards in no order.
    bag: IdSet,
    /// Layers below the bag, the next one first: in no order inside a layer. Empty
    /// ones come last.
    #[serde(default, skip_serializing_if = "no_layers")]
    under: [IdSet; LAYERS],
    /// Cards that keep their place below the bag, the lowest first.
    bottom: Few<u8, KNOWN>,
}

impl<const KNOWN: usize> Deck<KNOWN> {
    pub const EMPTY: Deck<KNOWN> = Deck {
        top: Few::new(),
        bag: IdSet::EMPTY,
        under: [IdSet::EMPTY; LAYERS],
        bottom: Few::new(),
    };

    /// A shuffled deck.
    pub const fn shuffled(cards: IdSet) -> Deck<KNOWN> {
        Deck {
            bag: cards,
            ..Deck::EMPTY
        }
    }

    pub fn len(&self) -> usize {
        let under: usize = self.under.iter().map(|layer| layer.len()).sum();
        self.top.len() + self.bag.len() + under + self.bottom.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn contains(&self, card: u8) -> bool {
        self.cards().contains(card)
    }

    /// Which cards are in the deck, wherever they lie.
    pub fn cards(&self) -> IdSet {
        let loose = (self.under.iter()).fold(self.bag, |all, layer| all.union(*layer));
        loose.union(self.top.iter().chain(self.bottom.iter()).collect())
    }

    /// Whether each card is there once: to be asked of a deck from outside.
    pub fn is_sound(&self) -> bool {
        self.len() == self.cards().len()
    }

    /// The cards whose place nobody knows.
    pub fn bag(&self) -> IdSet {
        self.bag
    }

    /// The heaps that come after the bag, each in no order, the next one first.
    pub fn under(&self) -> impl Iterator<Item = IdSet> + '_ {
        self.under.iter().copied().filter(|layer| !layer.is_empty())
    }

    /// Cards put on top, in the order in which they will be drawn.
    pub fn top(&self) -> impl Iterator<Item = u8> + '_ {
        self.top.iter().rev()
    }

    /// Cards at the bottom, in the order in which they will be drawn.
    pub fn bottom(&self) -> impl Iterator<Item = u8> + '_ {
        self.bottom.iter().rev()
    }

    pub fn put_on_top(&mut self, card: u8) -> Result<(), Full> {
        debug_assert!(!self.contains(card), "a card is in a deck once");
        self.top.push(card)
    }

    /// Puts a card below all that keep their place there.
    pub fn put_at_bottom(&mut self, card: u8) -> Result<(), Full> {
        debug_assert!(!self.contains(card), "a card is in a deck once");
        let mut bottom = Few::new();
        bottom.push(card)?;
        for above in self.bottom.iter() {
            bottom.push(above)?;
        }
        self.bottom = bottom;
        Ok(())
    }

    /// Adds a card somewhere between top and bottom: those who know what lies on top
    /// still know it.
    pub fn put_in_bag(&mut self, card: u8) {
        debug_assert!(!self.contains(card), "a card is in a deck once");
        self.bag = self.bag.with(card);
    }

    /// Shuffles these cards by themselves and puts them below all that is drawn before
    /// the bottom. Heaps beyond the room for them are shuffled into the last one.
    pub fn put_under(&mut self, cards: IdSet) {
        debug_assert!(
            self.cards().common(cards).is_empty(),
            "a card is in a deck once"
        );
        if self.bag.is_empty() && no_layers(&self.under) {
            self.bag = cards;
            return;
        }
        let free = self.under.iter().position(|layer| layer.is_empty());
        let place = &mut self.under[free.unwrap_or(LAYERS - 1)];
        *place = place.union(cards);
    }

    /// Shuffles: what lay on top or in a heap of its own loses its place, what keeps
    /// the bottom keeps it.
    pub fn shuffle(&mut self) {
        self.bag = (self.under.iter()).fold(self.bag, |all, layer| all.union(*layer));
        self.bag = self.bag.union(self.top.iter().collect());
        self.under = [IdSet::EMPTY; LAYERS];
        self.top.clear();
    }

    /// The next heap becomes the bag once the bag is empty.
    fn come_up(&mut self) {
        while self.bag.is_empty() && !no_layers(&self.under) {
            self.bag = self.under[0];
            self.under.rotate_left(1);
            self.under[LAYERS - 1] = IdSet::EMPTY;
        }
    }

    /// Adds cards and shuffles.
    pub fn shuffle_in(&mut self, cards: IdSet) {
        debug_assert!(
            self.cards().common(cards).is_empty(),
            "a card is in a deck once"
        );
        self.bag = self.bag.union(cards);
        self.shuffle();
    }

    /// Takes out a card, wherever it lies. The rest keeps its order: whether it is
    /// shuffled is the game's rule. Returns whether the card was there.
    pub fn remove(&mut self, card: u8) -> bool {
        for layer in [&mut self.top, &mut self.bottom] {
            let place = layer.iter().position(|there| there == card);
            if let Some(index) = place {
                return layer.remove(index).is_some();
            }
        }
        let mut there = false;
        for layer in [&mut self.bag].into_iter().chain(&mut self.under) {
            there |= layer.contains(card);
            *layer = layer.without(card);
        }
        // No gap between the heaps: equal decks are equal data.
        self.under.sort_by_key(|layer| layer.is_empty());
        self.come_up();
        there
    }

    /// Draws the next card: the topmost one, else one from the bag, else the bottom.
    /// `name` is the card as a record keeps it.
    pub fn draw(
        &mut self,
        ask: Ask,
        name: impl Fn(u8) -> Value,
        chance: &mut dyn Chance,
    ) -> Option<u8> {
        if let Some(card) = self.top.pop() {
            return Some(card);
        }
        if self.bag.is_empty() {
            return self.bottom.pop();
        }
        let card = draw_from(self.bag, ask, name, chance)?;
        self.bag = self.bag.without(card);
        self.come_up();
        Some(card)
    }

    /// Draws the next card; a deck that is empty is first renewed from `discard`.
    /// Where both are empty nothing is drawn.
    pub fn draw_or_renew(
        &mut self,
        discard: &mut IdSet,
        ask: Ask,
        name: impl Fn(u8) -> Value,
        chance: &mut dyn Chance,
    ) -> Option<u8> {
        if self.is_empty() {
            self.shuffle_in(std::mem::take(discard));
        }
        self.draw(ask, name, chance)
    }
}

/// One of a hidden set, each as likely: a card of a hand, a token of a stock. The
/// outcome is the thing itself, never its place, which would tell of the others.
pub fn draw_from(
    from: IdSet,
    ask: Ask,
    name: impl Fn(u8) -> Value,
    chance: &mut dyn Chance,
) -> Option<u8> {
    if from.is_empty() {
        return None;
    }
    let nth = |index: u32| from.nth(index as usize).unwrap_or(u8::MAX);
    let index = chance.one_of(ask, from.len() as u32, &|index| name(nth(index)));
    from.nth(index as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Script, SplitMix64};

    const ASK: Ask = Ask::open("draw");

    fn card(card: u8) -> Value {
        Value::Face(card.into())
    }

    fn ids(ids: impl IntoIterator<Item = u8>) -> IdSet {
        ids.into_iter().collect()
    }

    /// K16: two in hand, one in the deck, eight in the discard pile.
    #[test]
    fn a_refill_goes_on_across_a_renewal() {
        let mut deck: Deck = Deck::shuffled(ids([9]));
        let mut discard = ids(10..18);
        let mut chance = Script::strict([("draw", 9), ("draw", 14), ("draw", 11)]);
        let mut hand = ids([1, 2]);
        while hand.len() < 5 {
            let drawn = deck.draw_or_renew(&mut discard, ASK, card, &mut chance);
            hand = hand.with(drawn.unwrap());
        }
        assert_eq!(chance.finish(), Ok(()));
        assert_eq!(hand, ids([1, 2, 9, 11, 14]));
        assert_eq!((deck.len(), discard), (6, IdSet::EMPTY));
    }

    /// K16
    #[test]
    fn where_deck_and_discard_are_empty_the_draw_lapses() {
        let mut deck: Deck = Deck::EMPTY;
        let mut discard = IdSet::EMPTY;
        let drawn = deck.draw_or_renew(&mut discard, ASK, card, &mut SplitMix64::new(1));
        assert_eq!(drawn, None);
    }

    /// K16
    #[test]
    fn a_card_on_top_comes_first_and_loses_its_place_when_shuffled() {
        let mut deck: Deck = Deck::shuffled(ids([1, 2, 3]));
        deck.put_on_top(7).unwrap();
        deck.put_on_top(8).unwrap();
        assert_eq!(deck.top().collect::<Vec<_>>(), [8, 7]);
        let mut drawn = deck;
        // No outcome is needed for a card that lies on top.
        assert_eq!(drawn.draw(ASK, card, &mut Script::default()), Some(8));

        // A card is taken out of the middle, and the rest is shuffled.
        assert!(deck.remove(2) && !deck.remove(2));
        deck.shuffle();
        assert_eq!((deck.top().count(), deck.bag()), (0, ids([1, 3, 7, 8])));
        let mut chance = Script::strict([("draw", 3)]);
        assert_eq!(deck.draw(ASK, card, &mut chance), Some(3));
    }

    /// K16
    #[test]
    fn the_bottom_card_keeps_its_place_and_comes_last() {
        let mut deck: Deck = Deck::shuffled(ids([1, 2]));
        deck.put_at_bottom(99).unwrap();
        deck.shuffle_in(ids([3]));
        let mut chance = SplitMix64::new(5);
        let drawn: Vec<_> = std::iter::from_fn(|| deck.draw(ASK, card, &mut chance)).collect();
        assert_eq!(drawn.len(), 4);
        assert_eq!(drawn[3], 99);
        deck.put_at_bottom(5).unwrap();
        deck.put_at_bottom(6).unwrap();
        assert_eq!(deck.bottom().collect::<Vec<_>>(), [5, 6]);
    }

    /// K16
    #[test]
    fn a_heap_put_under_comes_after_all_of_the_bag() {
        let mut deck: Deck = Deck::shuffled(ids([1, 2, 3]));
        deck.put_at_bottom(99).unwrap();
        deck.put_under(ids([10, 11]));
        deck.put_under(ids([20]));
        assert_eq!(deck.under().collect::<Vec<_>>(), [ids([10, 11]), ids([20])]);
        let mut chance = SplitMix64::new(7);
        let mut all = deck;
        let drawn: Vec<_> = std::iter::from_fn(|| all.draw(ASK, card, &mut chance)).collect();
        let heap = |range: std::ops::Range<usize>| ids(drawn[range].iter().copied());
        assert_eq!(
            (heap(0..3), heap(3..5)),
            (ids([1, 2, 3]), ids([10, 11])),
            "{drawn:?}"
        );
        assert_eq!(drawn[5..], [20, 99]);

        // A card taken out leaves no gap, and a shuffle makes one heap of all.
        assert!(deck.remove(10) && deck.remove(11));
        assert_eq!(deck.under().collect::<Vec<_>>(), [ids([20])]);
        let text = serde_json::to_string(&deck).unwrap();
        assert_eq!(serde_json::from_str::<Deck>(&text).unwrap(), deck);
        deck.shuffle();
        assert_eq!((deck.bag(), deck.under().count()), (ids([1, 2, 3, 20]), 0));
        let mut empty: Deck = Deck::EMPTY;
        empty.put_under(ids([4]));
        assert_eq!((empty.bag(), empty.under().count()), (ids([4]), 0));
    }

    /// K16
    #[test]
    fn every_card_of_the_bag_is_as_likely() {
        let mut chance = SplitMix64::new(11);
        let mut came = [0u32; 5];
        for _ in 0..10_000 {
            let mut deck: Deck = Deck::shuffled(ids(0..5));
            came[deck.draw(ASK, card, &mut chance).unwrap() as usize] += 1;
        }
        assert!(came.iter().all(|n| (1_850..2_150).contains(n)), "{came:?}");
    }

    #[test]
    fn a_deck_is_written_by_its_layers() {
        let mut deck: Deck = Deck::shuffled(ids([1, 2]));
        deck.put_on_top(5).unwrap();
        deck.put_at_bottom(9).unwrap();
        let text = serde_json::to_string(&deck).unwrap();
        assert_eq!(text, r#"{"top":[5],"bag":[1,2],"bottom":[9]}"#);
        assert_eq!(serde_json::from_str::<Deck>(&text).unwrap(), deck);
        let twice: Deck = serde_json::from_str(r#"{"top":[1],"bag":[1],"bottom":[]}"#).unwrap();
        assert!(deck.is_sound() && !twice.is_sound());
    }
}
