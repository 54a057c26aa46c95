//! A state that a seat cannot tell from the true one: everything hidden is dealt anew
//! within what the seat knows for certain.

use kernel::parts::Few;
use kernel::{Ask, Audience, Chance, SeatSet, Value};

use crate::ids::{Card, Face};
use crate::pile::Pile;
use crate::sets::CardSet;
use crate::setup::{self, deus_of};
use crate::side::{BySide, Side};
use crate::state::{Battle, Draft, DrawDeck, Naval, Power, State};
use crate::view::{PowerView, View};

/// Gives out the copies of each printed card, first come first served.
struct Dealer {
    next: [u8; Face::COUNT],
}

impl Dealer {
    fn card(&mut self, face: Face) -> Option<Card> {
        let sheet = face.sheet();
        let next = &mut self.next[face.index()];
        if *next >= sheet.copies {
            return None;
        }
        let copy = sheet.first.index() as u8 + *next;
        *next += 1;
        match face.location() {
            Some(at) => Some(at.card()),
            None => Card::try_from(copy).ok(),
        }
    }

    fn cards(&mut self, pile: &Pile) -> Option<CardSet> {
        pile.each().map(|face| self.card(face)).collect()
    }
}

fn pick(chance: &mut dyn Chance, size: usize) -> usize {
    let ask = Ask::secret("guess", Audience::NOBODY);
    chance.one_of(ask, size.max(1) as u32, &Value::Face) as usize
}

/// Moves one card at random from one heap to another.
fn deal(from: &mut Few<Face, 96>, to: &mut Pile, chance: &mut dyn Chance) -> Option<()> {
    let face = from.remove(pick(chance, from.len()))?;
    to.add(face);
    Some(())
}

/// What a power holds where nobody else looks.
struct Holding {
    hand: Pile,
    reserve: Pile,
    bag: Pile,
}

/// Deals the hidden cards of a power among hand, face-down Reserve and deck.
fn imagine(power: &PowerView, face_down: bool, chance: &mut dyn Chance) -> Option<Holding> {
    let mut hand = power.known_hand;
    let mut reserve = match face_down {
        true => power.known_reserve,
        false => power.reserved.unwrap_or_default(),
    };
    let mut rest = power.unseen;
    for known in [&power.known_hand, &power.known_held, &power.known_deck] {
        rest.take_all(known);
    }
    if face_down {
        rest.take_all(&power.known_reserve);
    }
    let mut held: Few<Face, 96> = Few::new();
    held.extend(power.known_held.each());
    let mut loose: Few<Face, 96> = Few::new();
    loose.extend(rest.each());
    let room = |hand: &Pile, reserve: &Pile| {
        let free_hand = usize::from(power.hand).checked_sub(hand.len())?;
        let free_reserve = usize::from(power.reserve).checked_sub(reserve.len())?;
        Some((free_hand, free_reserve))
    };
    // Those that are held for certain first, each place as likely; then the others.
    for heap in [&mut held, &mut loose] {
        while !heap.is_empty() {
            let (free_hand, free_reserve) = room(&hand, &reserve)?;
            if free_hand + free_reserve == 0 {
                break;
            }
            let to = match pick(chance, free_hand + free_reserve) < free_hand {
                true => &mut hand,
                false => &mut reserve,
            };
            deal(heap, to, chance)?;
        }
    }
    if !held.is_empty() || room(&hand, &reserve)? != (0, 0) {
        return None;
    }
    let mut bag = power.known_deck;
    loose.iter().for_each(|face| bag.add(face));
    Some(Holding { hand, reserve, bag })
}

pub fn guess(view: &View, chance: &mut dyn Chance) -> Option<State> {
    let mut state = setup::laid_out(view.options, view.events);
    let mut dealer = Dealer {
        next: [0; Face::COUNT],
    };
    let open = &mut state.open;
    open.control = view.control;
    open.cities = view.cities;
    open.forts = view.forts;
    open.independent = view.independent;
    open.row = view.row;
    open.strategy_discard = view.strategy_discard;
    open.event_discard = view.event_discard;
    open.event_drawn = view.event_drawn;
    open.turn = view.turn;
    open.carthage_rounds = view.carthage_rounds;
    open.fate = view.fate;
    open.ending = view.ending;
    open.aside = view.aside;
    open.round = view.round;
    open.frames = view.frames;
    open.neutral_empire = dealer.cards(&view.neutral_empire)?;
    open.neutral_locations = dealer.cards(&view.neutral_locations)?;
    for attacker in Side::ALL {
        open.battles[attacker] = match &view.battles[attacker] {
            None => None,
            Some(fight) => {
                let rome = dealer.cards(&fight.areas[Side::Rome])?;
                let carthage = dealer.cards(&fight.areas[Side::Carthage])?;
                Some(Battle {
                    at: fight.at,
                    round: fight.round,
                    track: fight.track,
                    areas: BySide::new(rome, carthage),
                    combined: fight.combined,
                    elephants: fight.elephants,
                    new: fight.new,
                    independent: fight.independent,
                    siege: fight.siege,
                })
            }
        };
    }
    open.naval = match &view.naval {
        None => None,
        Some(naval) => {
            let rome = dealer.cards(&naval.leaders[Side::Rome])?;
            let carthage = dealer.cards(&naval.leaders[Side::Carthage])?;
            Some(Naval {
                attacker: naval.attacker,
                leaders: BySide::new(rome, carthage),
                infantry: dealer.cards(&naval.infantry)?,
                hits: naval.hits,
                misses: naval.misses,
                surplus: naval.surplus,
                winner: naval.winner,
            })
        }
    };
    for side in Side::ALL {
        let power = &view.powers[side];
        state.open.powers[side] = Power {
            silver: power.silver,
            vp: power.vp,
            prestige: power.prestige,
            pillage: power.pillage,
            fleet: power.fleet,
            captured: power.captured,
            capital: power.capital,
            slot: power.slot,
            discard: dealer.cards(&power.discard)?,
            empire: dealer.cards(&power.empire)?,
            intrigue: power.intrigue,
            shield: power.shield,
            begun: power.begun,
        };
        let holding = match view.own.as_ref().filter(|_| view.side == Some(side)) {
            Some(own) => Holding {
                hand: own.hand,
                reserve: own.reserve,
                bag: own.bag,
            },
            None => imagine(power, view.options.hidden_reserve, chance)?,
        };
        hold(&mut state, &mut dealer, side, power, &holding)?;
        state.deus[side] = match (&view.own, power.has_deus) {
            (_, false) => None,
            (Some(own), true) if view.side == Some(side) => own.deus,
            (_, true) => deus_of(side).get(pick(chance, 4)),
        };
    }
    draft(&mut state, view)?;
    Some(state)
}

/// Puts the cards of a power where they are imagined, with what is known of them.
fn hold(
    state: &mut State,
    dealer: &mut Dealer,
    side: Side,
    power: &PowerView,
    holding: &Holding,
) -> Option<()> {
    let watcher = SeatSet::one(side.enemy().seat());
    let hand = dealer.cards(&holding.hand)?;
    let reserve = dealer.cards(&holding.reserve)?;
    let bag = dealer.cards(&holding.bag)?;
    let among = |known: &Pile, cards: CardSet| -> Option<CardSet> {
        let mut left = cards;
        let mut found = CardSet::EMPTY;
        for face in known.each() {
            let card = (left & face.copies()).first()?;
            left.remove(card);
            found.insert(card);
        }
        Some(found)
    };
    let knowledge = &mut state.knowledge;
    let in_hand = among(&power.known_hand, hand)?;
    let in_reserve = among(&power.known_reserve, reserve)?;
    knowledge
        .sure
        .reveal_all((in_hand | in_reserve).ids(), watcher);
    let held = among(&power.known_held, (hand | reserve) - in_hand - in_reserve)?;
    knowledge.held.reveal_all(held.ids(), watcher);
    let deep = among(&power.known_deck, bag)?;
    knowledge.deep.reveal_all(deep.ids(), watcher);

    let mut deck = DrawDeck::shuffled(bag.ids());
    for layer in power.under.iter() {
        deck.put_under(dealer.cards(&layer)?.ids());
    }
    let mut top: Few<Card, 20> = Few::new();
    for face in power.top.iter() {
        top.push(dealer.card(face)?).ok()?;
    }
    for card in top.iter().rev() {
        deck.put_on_top(card.index() as u8).ok()?;
    }
    if power.campaign {
        deck.put_at_bottom(Card::CAMPAIGN.index() as u8).ok()?;
    }
    state.decks[side] = deck;
    state.hands[side] = hand;
    state.reserves[side] = reserve;
    Some(())
}

/// The own command, as far as it goes.
fn draft(state: &mut State, view: &View) -> Option<()> {
    let (Some(side), Some(own)) = (view.side, &view.own) else {
        return Some(());
    };
    let seen = &own.draft;
    let mut draft = Draft {
        action: seen.action,
        at: seen.at,
        from: seen.from,
        drafted: seen.drafted,
        levy: seen.levy,
        ..Draft::default()
    };
    for (kind, picks) in seen.picks.iter().enumerate() {
        for face in picks.each() {
            let used = CardSet::of_ids(draft.picks.all());
            let from = state.everywhere(side) - used;
            let card = state.copy_in(side, from, face)?;
            draft.picks.take(kind, card.index() as u8);
        }
    }
    state.draft = draft;
    Some(())
}
