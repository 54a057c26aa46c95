//! What holds in every position.

use kernel::Broken;

use crate::data::data;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Province, Sea, Slot};
use crate::sets::{CardSet, GoodSet};
use crate::state::{Phase, State};

macro_rules! must {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(Broken(format!($($message)+)));
        }
    };
}

mod memory;
mod question;

impl State {
    pub(crate) fn audit(&self) -> Result<(), Broken> {
        self.audit_seats()?;
        self.audit_map()?;
        self.audit_stock()?;
        self.audit_resources()?;
        self.audit_cards()?;
        self.audit_phase()?;
        self.audit_memory()
    }

    /// S-a, S-d
    fn audit_seats(&self) -> Result<(), Broken> {
        let open = &self.open;
        must!((3..=5).contains(&open.seats), "{} seats", open.seats);
        let seated = open.empires.iter().flatten().count();
        let players = open.players();
        must!(players.len() == seated, "an empire sits twice");
        must!(
            (players - open.board().empires).is_empty(),
            "an empire plays that this board does not have"
        );
        match open.phase {
            Phase::ChooseEmpire { seat } => must!(
                seat.index() == seated && seat.0 < open.seats,
                "{seated} have chosen and {seat} is asked"
            ),
            _ => must!(seated == usize::from(open.seats), "a seat has no empire"),
        }
        let first = open.empires.iter().take_while(|empire| empire.is_some());
        must!(first.count() == seated, "a seat was passed over");
        Ok(())
    }

    fn audit_map(&self) -> Result<(), Broken> {
        let open = &self.open;
        let board = open.board();
        let playing = |empire: Empire| board.empires.contains(empire);
        for at in Province::all() {
            let sheet = at.sheet();
            let there = board.provinces.contains(at);
            if let Some(empire) = open.control[at] {
                must!(there && playing(empire), "{empire} controls {at}");
            }
            // D-d
            must!(
                !there || sheet.capital_of.is_none() || open.control[at] == sheet.capital_of,
                "{at} is a capital province and not its empire's"
            );
            for empire in open.present(at).iter() {
                must!(there && playing(empire), "{empire} has units in {at}");
            }
            let built = sheet.slots & open.buildings;
            must!(
                built.is_empty() || open.control[at].is_some(),
                "buildings stand in {at}, which nobody controls"
            );
            if let Some(empire) = open.on_marker[at] {
                must!(
                    sheet.capital_of.is_none() && open.control[at].is_some_and(|by| by != empire),
                    "{empire} occupies no enemy's marker in {at}"
                );
            }
            must!(
                open.on_marker[at].is_some() || !open.fresh.contains(at),
                "an occupation of {at} is fresh and not there"
            );
        }
        for slot in Slot::all() {
            let Some(empire) = open.on_slot[slot] else {
                continue;
            };
            let at = slot.sheet().province;
            let enemy = open.control[at].is_some_and(|by| by != empire);
            must!(
                enemy || !open.buildings.contains(slot),
                "a legion of {empire} occupies its own {slot}"
            );
        }
        for (empire, sea) in Empire::ALL
            .into_iter()
            .flat_map(|empire| Sea::all().map(move |sea| (empire, sea)))
        {
            must!(
                open.triremes[empire][sea] == 0 || board.seas.contains(sea) && playing(empire),
                "{empire} has triremes in {sea}"
            );
        }
        for empire in open.players().iter() {
            must!(
                (open.base[empire] - board.provinces).is_empty(),
                "{empire} began the round outside the board"
            );
        }
        Ok(())
    }

    /// C-h
    fn audit_stock(&self) -> Result<(), Broken> {
        let (open, limits) = (&self.open, &data().limits);
        for empire in Empire::ALL {
            let legions: u32 = (Province::all())
                .map(|at| u32::from(open.legions[empire][at]))
                .sum();
            let on = |held: Option<Empire>| u32::from(held == Some(empire));
            let on_slots: u32 = Slot::all().map(|slot| on(open.on_slot[slot])).sum();
            let on_markers: u32 = Province::all().map(|at| on(open.on_marker[at])).sum();
            let triremes: u32 = (Sea::all())
                .map(|sea| u32::from(open.triremes[empire][sea]))
                .sum();
            for (what, has, most) in [
                ("legions", legions + on_slots + on_markers, limits.legions),
                ("triremes", triremes, limits.triremes),
                (
                    "fortresses",
                    open.fortresses[empire].len() as u32,
                    limits.fortresses,
                ),
            ] {
                must!(
                    has <= u32::from(most),
                    "{empire} has {has} {what} on the map"
                );
            }
            let markers = open.markers_of(empire);
            must!(
                markers <= limits.markers,
                "{empire} has {markers} markers on the map"
            );
        }
        Ok(())
    }

    /// 9-c: every token is somewhere, once.
    fn audit_resources(&self) -> Result<(), Broken> {
        let open = &self.open;
        must!(
            open.reserve.legendary().is_empty(),
            "the reserve holds a legendary good"
        );
        let heaps = || {
            let held = (Empire::ALL.into_iter()).flat_map(|empire| {
                let trade = &open.trade;
                [
                    &self.hands[empire],
                    &trade.offers[empire],
                    &trade.taken[empire],
                ]
            });
            std::iter::once(&open.reserve).chain(held)
        };
        for empire in Empire::ALL {
            let draft = &self.drafts[empire];
            must!(
                self.hands[empire].covers(draft),
                "{empire} offers what it does not hold"
            );
            must!(
                open.board().empires.contains(empire) || self.held(empire) == 0,
                "{empire} holds something and does not play"
            );
        }
        for (good, supply) in crate::ids::Good::ALL
            .into_iter()
            .map(|good| (good, data().supply.ordinary(good)))
        {
            let all: u32 = heaps().map(|heap| u32::from(heap.ordinary(good))).sum();
            must!(all == u32::from(supply), "there are {all} tokens of {good}");
        }
        let coins: u32 = heaps().map(|heap| u32::from(heap.coins())).sum();
        must!(
            coins == u32::from(data().limits.coins),
            "there are {coins} coins"
        );
        let mut legendary = GoodSet::EMPTY;
        let sets = heaps().map(Holding::legendary);
        for set in sets.chain([self.pile, open.discard]) {
            must!(!legendary.meets(set), "a legendary good is in two places");
            legendary |= set;
        }
        must!(legendary == GoodSet::ALL, "a legendary good is nowhere");
        Ok(())
    }

    fn audit_cards(&self) -> Result<(), Broken> {
        let open = &self.open;
        let mut all = CardSet::EMPTY;
        let owned = open.board().empires.iter().map(|empire| open.cards[empire]);
        for set in owned.chain([open.face_up, self.deck]) {
            must!(!all.meets(set), "a card is in two places");
            all |= set;
        }
        must!((data().market - all).is_empty(), "a card is nowhere");
        must!(
            !all.contains(Card::Pyramids) && !self.deck.contains(Card::Pyramids),
            "the Pyramids are no card of a player"
        );
        for empire in Empire::ALL {
            let cards = open.cards[empire];
            let most = usize::from(data().limits.cards_to_win);
            let fits = match open.board().empires.contains(empire) {
                true => cards.contains(empire.sheet().hero) && cards.len() <= most,
                false => cards.is_empty(),
            };
            must!(fits, "{empire} has the wrong cards");
        }
        must!(
            ((self.deck | open.face_up) - data().market).is_empty(),
            "a starting hero is for sale"
        );
        if let Some(card) = open.copied {
            must!(
                card.sheet().copyable && open.owner(Card::CastorAndPollux).is_some(),
                "{card} is copied"
            );
        }
        Ok(())
    }
}
