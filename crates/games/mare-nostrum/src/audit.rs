//! What holds in every position.

use kernel::{Broken, Game};

use crate::act::Item;
use crate::data::data;
use crate::event::Area;
use crate::game::MareNostrum;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Province, Sea, Slot, Track};
use crate::pay::Purse;
use crate::sets::{CardSet, EmpireSet, GoodSet};
use crate::state::{Phase, State};
use crate::{battle, build, collect, conquest, pay};

macro_rules! must {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(Broken(format!($($message)+)));
        }
    };
}

impl State {
    pub(crate) fn audit(&self) -> Result<(), Broken> {
        self.audit_seats()?;
        self.audit_map()?;
        self.audit_stock()?;
        self.audit_resources()?;
        self.audit_cards()?;
        self.audit_phase()
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
                self.hands[empire].covers(&draft.tokens),
                "{empire} offers what it does not hold"
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
        for empire in open.board().empires.iter() {
            let cards = open.cards[empire];
            must!(
                cards.contains(empire.sheet().hero)
                    && cards.len() <= usize::from(data().limits.cards_to_win),
                "{empire} has the wrong cards"
            );
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

    /// What the phase needs is there, and somebody can act.
    fn audit_phase(&self) -> Result<(), Broken> {
        let open = &self.open;
        for track in Track::ALL {
            let holder = open.titles[track];
            must!(
                holder.is_some_and(|empire| open.board().empires.contains(empire)),
                "nobody is {track} leader"
            );
        }
        must!(
            open.markers != [false; 3],
            "no exchange marker is available"
        );
        let seated = |set: EmpireSet| (set - open.players()).is_empty();
        must!(
            seated(open.finished) && seated(open.pyramids) && seated(open.fifth),
            "an empire had a turn that does not play"
        );
        let in_turn = matches!(
            open.phase,
            Phase::Build { .. }
                | Phase::Copy { .. }
                | Phase::TakeOver
                | Phase::Sail
                | Phase::Attack
                | Phase::March
                | Phase::Fight
                | Phase::Losses { .. }
                | Phase::Conquest
                | Phase::Occupy { .. }
                | Phase::Convert { .. }
                | Phase::Plunder { .. }
                | Phase::Circe { .. }
        );
        must!(
            in_turn == open.turn.is_some(),
            "a turn and its phase do not go together"
        );
        let fighting = matches!(open.phase, Phase::Losses { .. });
        let battle = open.turn.and_then(|turn| turn.battle);
        must!(
            fighting == battle.is_some(),
            "a battle and its phase do not go together"
        );
        if let Some(turn) = open.turn {
            let empire = turn.empire;
            must!(
                open.players().contains(empire),
                "{empire} has a turn and does not play"
            );
            for at in Province::all() {
                must!(
                    turn.marched[at] <= open.legions[empire][at],
                    "more legions marched to {at} than are there"
                );
            }
            for sea in Sea::all() {
                must!(
                    turn.sailed[sea] <= open.triremes[empire][sea],
                    "more triremes sailed to {sea} than are there"
                );
            }
        }
        self.audit_drafts()?;
        self.audit_question()?;
        for seat in MareNostrum::asked(self).seats().iter() {
            let some = kernel::nth::<MareNostrum>(self, seat, 0).is_some();
            must!(some, "{seat} must decide and cannot");
        }
        must!(
            matches!(open.phase, Phase::Over { .. })
                || open.phase == Phase::Offer
                || !MareNostrum::asked(self).seats().is_empty(),
            "nobody is asked"
        );
        Ok(())
    }

    /// What an answer will do can be done.
    fn audit_question(&self) -> Result<(), Broken> {
        let open = &self.open;
        let both = collect::coin_left(open) && collect::legendary_left(self);
        let active = open.active();
        let fits = match open.phase {
            Phase::Temple { .. } | Phase::Plunder { .. } => both,
            // RUL-14: only Perseus steps in, before anybody has built, and only to win.
            Phase::Build {
                empire,
                stepped_in: true,
            } => {
                let purse = Purse::of(open, self.hands[empire], empire);
                let (cards, pyramids) = build::can_win(open, &purse, empire);
                let wins = match self.paying.map(|paying| paying.item) {
                    None => cards || pyramids,
                    Some(Item::Card(_)) => cards,
                    Some(Item::Pyramids) => pyramids,
                    Some(_) => false,
                };
                wins && open.owner(Card::Perseus) == Some(empire) && open.finished.is_empty()
            }
            Phase::Conquest => active.is_some_and(|empire| {
                let left = open.turn.map(|turn| turn.conquests).unwrap_or_default();
                (left - conquest::conquered(open, empire)).is_empty()
            }),
            Phase::Convert { at } => active.is_some_and(|empire| {
                open.on_marker[at] == Some(empire) && open.markers_left(empire) > 0
            }),
            Phase::Circe { slot } => active.is_some_and(|empire| {
                let sheet = slot.sheet();
                sheet.good.is_some()
                    && !open.buildings.contains(slot)
                    && open.on_slot[slot].is_none()
                    && open.legions[empire][sheet.province] > 0
            }),
            Phase::Losses { empire } => {
                open.turn
                    .and_then(|turn| turn.battle)
                    .is_some_and(|battle| match battle.area {
                        Area::Land(at) if Some(empire) == active => {
                            let units = battle::losses(open, empire, at).count();
                            units > 0 && battle.active_loses > 0 && battle.other_loses == 0
                        }
                        Area::Land(at) => {
                            let units = battle::losses(open, empire, at).count();
                            units > 0 && battle.other_loses > 0 && battle.against == empire
                        }
                        Area::Sea(_) => false,
                    })
            }
            _ => true,
        };
        must!(
            fits,
            "the answers to {:?} could not be carried out",
            open.phase
        );
        Ok(())
    }

    /// What is being put together belongs to the question that is asked.
    fn audit_drafts(&self) -> Result<(), Broken> {
        let open = &self.open;
        for empire in Empire::ALL {
            let laid = self.drafts[empire].tokens.count();
            must!(
                laid == 0 || open.phase == Phase::Offer && laid <= open.trade.due[empire],
                "{empire} has laid out an offer that is not asked for"
            );
            must!(
                open.trade.due[empire] == 0
                    || open.phase != Phase::Offer
                    || self.hands[empire].count() >= open.trade.due[empire],
                "{empire} is due more than it holds"
            );
        }
        match (open.phase, self.paying) {
            (Phase::Build { empire, .. }, Some(paying)) => {
                let cost = pay::cost(open, empire, paying.item);
                let parts = cost
                    .zip(paying.form)
                    .map(|(cost, form)| pay::parts(form, cost));
                let most = parts.map_or(0, |(goods, _)| goods.saturating_sub(1));
                must!(
                    cost.is_some()
                        && self.hands[empire].covers(&paying.spent)
                        && paying.spent.goods() <= most
                        && paying.spent.coins() == 0,
                    "{empire} pays with what it does not hold, or too much"
                );
            }
            (_, Some(_)) => must!(false, "something is being paid and nobody builds"),
            (_, None) => {}
        }
        let kept = &self.kept.tokens;
        match open.phase {
            Phase::Gardens { empire } => must!(
                self.hands[empire].covers(kept) && kept.count() < build::GARDEN_GOODS,
                "{empire} keeps what it does not hold"
            ),
            _ => must!(
                kept.is_empty(),
                "goods are kept and nobody is asked for them"
            ),
        }
        Ok(())
    }
}
