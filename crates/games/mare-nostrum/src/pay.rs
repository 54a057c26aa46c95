//! 3.0 Paying: which sets buy what.

use std::ops::ControlFlow;

use crate::act::{Act, Form, Item};
use crate::data::data;
use crate::game::Each;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Good, Token};
use crate::refusal::{Refusal, Use};
use crate::state::{Open, Paying};

/// The powers that change what a set may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Purse {
    pub hand: Holding,
    pub cleopatra: bool,
    pub hannibal: bool,
}

impl Purse {
    pub fn of(open: &Open, hand: Holding, empire: Empire) -> Purse {
        let cards = open.cards[empire];
        Purse {
            hand,
            cleopatra: cards.contains(Card::Cleopatra),
            hannibal: cards.contains(Card::Hannibal),
        }
    }

    /// 3.0-c, 3.0-g: is there a goods set of this size?
    #[inline]
    fn goods(&self, size: u8) -> bool {
        let kinds = self.hand.kinds().len() as u8;
        kinds >= size || self.hannibal && kinds + 1 >= size && !self.hand.doubled().is_empty()
    }

    /// Whether one set of this cost can be paid in this form.
    #[inline]
    pub fn has(&self, form: Form, cost: u8) -> bool {
        let coins = self.hand.coins();
        match form {
            Form::Coins => coins >= cost,
            Form::Goods => self.goods(cost),
            Form::CoinsAndGood => self.cleopatra && coins + 1 >= cost && self.hand.goods() > 0,
            Form::GoodsAndCoin => self.cleopatra && coins > 0 && self.goods(cost - 1),
            Form::Fixed | Form::Free => false,
        }
    }

    /// Whether one set of this cost can be paid at all.
    #[inline]
    pub fn pays(&self, cost: u8) -> bool {
        const SETS: [Form; 4] = [
            Form::Coins,
            Form::Goods,
            Form::CoinsAndGood,
            Form::GoodsAndCoin,
        ];
        SETS.into_iter().any(|form| self.has(form, cost))
    }

    /// 3.0-e, RUL-14: whether separate sets of all these costs can be paid.
    pub fn pays_all(&self, costs: &[u8]) -> bool {
        // How many goods of different kinds each set needs; a good that may be of any
        // kind is a set of one.
        let mut sizes = [0u8; 8];
        self.split(costs, self.hand.coins(), &mut sizes, 0)
    }

    fn split(&self, costs: &[u8], coins: u8, sizes: &mut [u8; 8], len: usize) -> bool {
        let Some((&cost, rest)) = costs.split_first() else {
            return self.deals(&sizes[..len]);
        };
        if len + 2 > sizes.len() {
            return false;
        }
        let mut goods = |size: u8, coins: u8| {
            // 10.hannibal-a: one good less in the set, and one of any kind.
            let loose = u8::from(self.hannibal);
            sizes[len] = size - loose;
            sizes[len + 1] = loose;
            self.split(rest, coins, sizes, len + 2)
        };
        if goods(cost, coins) {
            return true;
        }
        if self.cleopatra && coins >= 1 && goods(cost - 1, coins - 1) {
            return true;
        }
        if coins >= cost && self.split(rest, coins - cost, sizes, len) {
            return true;
        }
        if self.cleopatra && coins + 1 >= cost {
            sizes[len] = 1;
            return self.split(rest, coins + 1 - cost, sizes, len + 1);
        }
        false
    }

    /// Whether the goods can be dealt into sets of these sizes, each of different
    /// kinds: the largest `n` sets together take no kind more than `n` times.
    fn deals(&self, sizes: &[u8]) -> bool {
        let mut sorted = [0u8; 8];
        sorted[..sizes.len()].copy_from_slice(sizes);
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        let mut wanted = 0;
        (1..).zip(sorted).all(|(sets, size)| {
            wanted += size;
            let there: u8 = (Good::ALL.into_iter())
                .map(|good| self.hand.of_kind(good).min(sets))
                .sum();
            wanted <= there
        })
    }
}

impl Purse {
    /// Separate sets of these costs, out of the plentiful kinds first.
    pub fn sets(&self, costs: &[u8]) -> Option<Holding> {
        let Some((&cost, rest)) = costs.split_first() else {
            return Some(Holding::NONE);
        };
        let forms = Form::ALL.into_iter().filter(|&form| self.has(form, cost));
        forms.into_iter().find_map(|form| {
            let set = self.plentiful(form, cost)?;
            let mut left = *self;
            left.hand.remove_all(&set);
            let mut all = left.sets(rest)?;
            all.add_all(&set);
            Some(all)
        })
    }

    /// A set of this form out of the kinds that are there most often.
    fn plentiful(&self, form: Form, cost: u8) -> Option<Holding> {
        let (goods, coins) = parts(form, cost);
        let mut set = Holding::of_coins(coins);
        let mut left = self.hand;
        for _ in 0..goods {
            let fits = |good: &Good| {
                let again = set.of_kind(*good) > 0;
                left.of_kind(*good) > 0 && (!again || self.hannibal && set.doubled().is_empty())
            };
            let new = |good: &Good| set.of_kind(*good) == 0;
            let good = (Good::ALL.into_iter().filter(fits))
                .max_by_key(|good| (new(good), left.of_kind(*good)))?;
            let token = match left.ordinary(good) {
                0 => Token::legendary(good),
                _ => Token::of(good),
            };
            left.remove(token);
            set.add(token);
        }
        Some(set)
    }
}

/// 3.0-b: the size of the set, whatever power makes it cheaper.
pub fn cost(open: &Open, empire: Empire, item: Item) -> Option<u8> {
    let limits = &data().limits;
    match item {
        Item::Control(_) => Some(limits.control_cost),
        Item::Legion(_) | Item::Fortress(_) | Item::Trireme(_) => Some(limits.unit_cost),
        Item::Building(slot) => Some(limits.building_costs[slot.sheet().building as usize]),
        Item::Card(_) => open.card_price(empire),
        Item::Pyramids => Some(limits.pyramids),
    }
}

/// 3.1.2-j: the good that stands for the whole price, if the power is there and unused.
pub fn fixed(open: &Open, empire: Empire, item: Item) -> Option<Good> {
    let (card, good) = fixed_by(item)?;
    let used = open.turn.map(|turn| turn.used).unwrap_or_default();
    let used = match item {
        Item::Legion(_) => used.cheap_legion,
        Item::Fortress(_) => used.cheap_fortress,
        _ => used.cheap_trireme,
    };
    (!used && open.has_power(empire, card)).then_some(good)
}

/// Which card gives an item at a fixed price, and the good that pays for it.
fn fixed_by(item: Item) -> Option<(Card, Good)> {
    match item {
        Item::Legion(_) => Some((Card::Spartacus, Good::Gladiators)),
        Item::Fortress(_) => Some((Card::Gilgamesh, Good::Stone)),
        Item::Trireme(_) => Some((Card::Pharos, Good::Wood)),
        _ => None,
    }
}

/// Whether a fixed price with this good can be paid.
#[inline]
pub fn pays_fixed(hand: &Holding, good: Good) -> bool {
    hand.coins() > 0 || hand.of_kind(good) > 0
}

/// 10.hammurabi-a
pub fn free(open: &Open, empire: Empire, item: Item) -> bool {
    let used = open.turn.is_some_and(|turn| turn.used.free_control);
    matches!(item, Item::Control(_)) && !used && open.cards[empire].contains(Card::Hammurabi)
}

/// Whether `item` can be paid for in this form, so that the later sets remain payable.
pub fn allows(
    open: &Open,
    purse: &Purse,
    empire: Empire,
    item: Item,
    form: Form,
    later: &[u8],
) -> Result<(), Refusal> {
    match form {
        Form::Free if free(open, empire, item) => Ok(()),
        // 10.hammurabi-a
        Form::Free if !matches!(item, Item::Control(_)) => Err(Refusal::NoForm(form)),
        Form::Free => Err(power(
            open.cards[empire].contains(Card::Hammurabi),
            Card::Hammurabi,
        )),
        Form::Fixed => match (fixed(open, empire, item), fixed_by(item)) {
            (Some(good), _) if pays_fixed(&purse.hand, good) => Ok(()),
            (Some(good), _) => Err(Refusal::NoFixed(good)),
            (None, Some((card, _))) => Err(power(open.has_power(empire, card), card)),
            (None, None) => Err(Refusal::NoForm(form)),
        },
        Form::CoinsAndGood | Form::GoodsAndCoin if !purse.cleopatra => {
            Err(Refusal::NoPower(Card::Cleopatra))
        }
        form => {
            let cost = cost(open, empire, item).ok_or(Refusal::FiveCards)?;
            if !purse.has(form, cost) {
                Err(Refusal::NoSet(form))
            } else if !form_leaves(purse, form, cost, later) {
                Err(Refusal::CannotWin)
            } else {
                Ok(())
            }
        }
    }
}

/// Why a power is of no use: it is not there, or was used.
fn power(there: bool, card: Card) -> Refusal {
    match there {
        true => Refusal::Used(card),
        false => Refusal::NoPower(card),
    }
}

/// 3.1.2-j: whether this token is the fixed price with `good`.
pub fn pays_part(purse: &Purse, good: Good, token: Token) -> Result<(), Refusal> {
    match token.good() {
        Some(other) if other != good => Err(Refusal::NoFixed(good)),
        _ if !purse.hand.has(token) => Err(Refusal::NotHeld(token, Use::Pay)),
        _ => Ok(()),
    }
}

/// How many goods, and how many coins, a set of this form holds.
pub fn parts(form: Form, cost: u8) -> (u8, u8) {
    match form {
        Form::Coins => (0, cost),
        Form::Goods => (cost, 0),
        Form::CoinsAndGood => (1, cost - 1),
        Form::GoodsAndCoin => (cost - 1, 1),
        Form::Fixed | Form::Free => (0, 0),
    }
}

/// Whether nothing but the coins of its form is lacking to a set.
pub fn complete(spent: &Holding, form: Form, cost: u8) -> bool {
    match form {
        Form::Fixed => !spent.is_empty(),
        form => spent.goods() == parts(form, cost).0,
    }
}

/// The goods that may be put into the set next, whatever order comes to mind: only
/// those with which it can still be completed. `later` are the sets that must remain
/// payable.
pub fn each_good(
    purse: &Purse,
    paying: &Paying,
    form: Form,
    cost: u8,
    later: &[u8],
    each: Each<'_>,
) -> ControlFlow<()> {
    let mut hand = purse.hand;
    hand.remove_all(&paying.spent);
    for token in hand.tokens() {
        if takes(purse, &paying.spent, form, cost, later, token).is_ok() {
            each(Act::Pay { token })?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a token may join a set of this form.
pub fn takes(
    purse: &Purse,
    spent: &Holding,
    form: Form,
    cost: u8,
    later: &[u8],
    token: Token,
) -> Result<(), Refusal> {
    let (goods, coins) = parts(form, cost);
    let need = goods.saturating_sub(spent.goods());
    let Some(good) = token.good() else {
        // The coins of a set are no choice.
        return Err(Refusal::NoForm(form));
    };
    if purse.hand.get(token) <= spent.get(token) {
        Err(Refusal::NotHeld(token, Use::Pay))
    } else if !fits(purse, spent, good) {
        Err(match purse.hannibal {
            true => Refusal::KindTwiceAgain(good),
            false => Refusal::KindTwice(good),
        })
    } else if need == 0 || !completes(purse, spent, good, need) {
        Err(Refusal::DeadEnd(token))
    } else if later.is_empty() || leaves(purse, spent.with(token), None, need - 1, coins, later) {
        Ok(())
    } else {
        Err(Refusal::CannotWin)
    }
}

/// Whether the goods that may come next are all of the rest of the set: as many as are
/// lacking, each of another kind, and no kind twice.
pub fn forced(purse: &Purse, paying: &Paying, need: u8, tokens: &Holding) -> bool {
    let mut left = purse.hand;
    left.remove_all(&paying.spent);
    let again = !(left.kinds() & paying.spent.kinds()).is_empty() || !left.doubled().is_empty();
    let doubles = purse.hannibal && paying.spent.doubled().is_empty() && again;
    tokens.goods() == need && tokens.doubled().is_empty() && !doubles
}

/// Whether a token of this kind may join the set.
fn fits(purse: &Purse, spent: &Holding, good: Good) -> bool {
    let again = spent.of_kind(good) > 0;
    // 10.hannibal-a
    !again || purse.hannibal && spent.doubled().is_empty()
}

/// Whether the set can be completed after a token of this kind.
fn completes(purse: &Purse, spent: &Holding, good: Good, need: u8) -> bool {
    let left = need - 1;
    let hand = purse.hand;
    let kinds = (hand.kinds() - spent.kinds()).without(good).len() as u8;
    if kinds >= left {
        return true;
    }
    // 10.hannibal-a: the kind that comes twice may be any of which there are two.
    let again = spent.of_kind(good) > 0 || !spent.doubled().is_empty();
    purse.hannibal && !again && kinds + 1 >= left && !hand.doubled().is_empty()
}

/// Whether some completion of the set leaves the later sets payable. What is yet to
/// come is looked at in one order only: `from` this token on.
fn leaves(
    purse: &Purse,
    spent: Holding,
    from: Option<Token>,
    need: u8,
    coins: u8,
    later: &[u8],
) -> bool {
    let mut rest = *purse;
    rest.hand.remove_all(&spent);
    if need == 0 {
        if rest.hand.coins() < coins {
            return false;
        }
        rest.hand.remove_coins(coins);
        return rest.pays_all(later);
    }
    rest.hand.tokens().any(|token| {
        let Some(good) = token.good() else {
            return false;
        };
        Some(token) >= from
            && fits(purse, &spent, good)
            && completes(purse, &spent, good, need)
            && leaves(
                purse,
                spent.with(token),
                Some(token),
                need - 1,
                coins,
                later,
            )
    })
}

/// Whether a set of this form can be paid so that the later sets remain payable.
pub fn form_leaves(purse: &Purse, form: Form, cost: u8, later: &[u8]) -> bool {
    if !purse.has(form, cost) {
        return false;
    }
    let (goods, coins) = parts(form, cost);
    later.is_empty() || leaves(purse, Holding::NONE, None, goods, coins, later)
}
