//! What is legal, decided in one place: lists name what passes these checks, and a
//! refusal is what a check says.

use std::ops::ControlFlow;

use crate::act::{Act, Action, Haven, Spot};
use crate::data::{EventEffect, data};
use crate::ids::{Card, Face, Location, Zone};
use crate::look::{Look, Plan};
use crate::raids::mercenaries;
use crate::refusal::Refusal;
use crate::sets::{CardSet, LocationSet};
use crate::side::Side;
use crate::state::{Blockable, Choice, Draft, Frame, NavalStep};

/// What a list calls back with each act.
pub type Each<'a> = &'a mut dyn FnMut(Act) -> ControlFlow<()>;

type Legal = Result<(), Refusal>;

fn rule(holds: bool, refusal: Refusal) -> Legal {
    match holds {
        true => Ok(()),
        false => Err(refusal),
    }
}

impl Look<'_> {
    /// Whether the player who is asked may do this now.
    pub fn check(&self, act: Act) -> Legal {
        let draft = &self.state.draft;
        match self.open.frame() {
            None | Some(Frame::Campaign { .. }) => Err(Refusal::NotAsked),
            Some(Frame::Over { .. }) => Err(Refusal::Over),
            Some(Frame::Actions) => match draft.action {
                None => self.check_action(act),
                Some(action) => self.check_draft(action, draft, act),
            },
            Some(frame) => self.check_answer(frame, act),
        }
    }

    /// At the start of a command, or between two.
    fn check_action(&self, act: Act) -> Legal {
        match act {
            Act::Begin { action } => self.can_begin(action),
            Act::EndRound => {
                let round = &self.open.round;
                rule(round.taken >= round.due, Refusal::ActionsDue)
            }
            Act::Leader { .. }
            | Act::Retrieve
            | Act::Withdraw { .. }
            | Act::Support { .. }
            | Act::Divine => {
                rule(!self.open.round.no_free, Refusal::NoFreeActions)?;
                match act {
                    Act::Leader { battle, face } => self.can_lead(battle, face).map(drop),
                    Act::Retrieve => self.retrieval().map(drop),
                    Act::Withdraw { battle } => self.can_withdraw(battle),
                    Act::Support { face } => self.can_support(face).map(drop),
                    _ => self.can_divine().map(drop),
                }
            }
            Act::Aim { .. }
            | Act::Place { .. }
            | Act::Pick { .. }
            | Act::Enough
            | Act::Reinforce { .. }
            | Act::Draft { .. }
            | Act::Buy { .. }
            | Act::Cycle { .. }
            | Act::Sail { .. } => Err(Refusal::NotBegun),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// Whether an action can be begun, that is, completed.
    pub fn can_begin(&self, action: Action) -> Legal {
        let round = &self.open.round;
        rule(round.taken < round.due, Refusal::ActionsTaken)?;
        let done = match action {
            Action::Pillage => round.pillaged,
            Action::Pass => round.passed,
            Action::Return => round.returned,
            _ => false,
        };
        rule(!done, Refusal::OncePerRound(action))?;
        let symbols = &data().symbols;
        let fits = |some: bool| rule(some, Refusal::NothingFits(action));
        let has = |cards: CardSet| self.usable().meets(cards);
        match action {
            Action::Settle => {
                rule(self.open.towns_left(self.side) > 0, Refusal::NoTowns)?;
                fits(self.any_expedition(action))
            }
            Action::Develop => {
                rule(self.open.cities_left(self.side) > 0, Refusal::NoCities)?;
                let towns = self.supplied() & data().ground.settler;
                let mut towns = (towns - self.open.cities).iter();
                fits(has(symbols.settler) && towns.any(|at| self.can_develop(at).is_ok()))
            }
            Action::Fortify => {
                self.may_fortify()?;
                let mut own = self.supplied().iter();
                fits(own.any(|at| self.can_fortify(at).is_ok()))
            }
            Action::Attack => {
                rule(!self.open.ending, Refusal::EndPending(action))?;
                let busy = self.open.battles[self.side].is_some();
                rule(!busy, Refusal::AlreadyAttacking)?;
                fits(has(symbols.sword) && self.any_expedition(action))
            }
            Action::Reinforce => {
                let part = |battle| self.open.takes_part(battle, self.side).is_some();
                rule(Side::ALL.into_iter().any(part), Refusal::NoBattle)?;
                fits(self.any_reinforcement())
            }
            Action::Raid => {
                let mut targets = self.open.control[self.side.enemy()].iter();
                fits(has(symbols.raid) && targets.any(|at| self.can_raid(at).is_ok()))
            }
            Action::Engage => self.can_engage(),
            Action::Bribe => {
                fits(has(symbols.bribe))?;
                self.afford(data().limits.bribe, "5.2.6-a")
            }
            Action::TakeMoney => fits(has(symbols.coin)),
            Action::Trade | Action::Merchant => {
                let draft = Draft {
                    action: Some(action),
                    ..Draft::default()
                };
                let merchant = action == Action::Trade || self.hand.meets(symbols.merchant);
                let plan = self.plan(&draft);
                let can = |plan: Plan| kernel::parts::pick::can_fill(&plan.wants);
                fits(merchant && plan.is_some_and(can))
            }
            Action::Pillage => {
                let sails = self.open.powers[self.side].fleet.zone.is_some();
                rule(sails, Refusal::FleetInPort)?;
                let mut targets = self.open.control[self.side.enemy()].iter();
                fits(has(symbols.ship) && targets.any(|at| self.can_pillage(at).is_ok()))
            }
            Action::Draft => {
                let mut cards = self.for_draft().iter();
                fits(cards.any(|card| self.can_draft(card.face(), false).is_ok()))
            }
            Action::Discard => fits(!self.hand.is_empty()),
            Action::Return => {
                let returns = |card: Card| self.state.can_return(self.side, card.face());
                fits(self.hand.iter().any(returns))
            }
            Action::Reserve => {
                let held = self.state.reserves[self.side].len();
                rule(
                    held < self.open.reserve_room(self.side),
                    Refusal::ReserveFull,
                )?;
                fits(!self.hand.is_empty())
            }
            Action::Buy => {
                let empty = self.open.powers[self.side].slot.is_none();
                rule(empty, Refusal::SlotTaken)?;
                fits((1..=3).any(|position| self.can_buy(position).is_ok()))
            }
            Action::DropStrategy => {
                let full = self.open.powers[self.side].slot.is_some();
                rule(full, Refusal::SlotEmpty)
            }
            Action::Sail => {
                let warships = self.open.powers[self.side].fleet.warships;
                rule(warships > 0, Refusal::NoWarships)
            }
            Action::Build => self.can_build(),
            Action::Cycle | Action::Pass => Ok(()),
        }
    }

    /// While a command is put together.
    fn check_draft(&self, action: Action, draft: &Draft, act: Act) -> Legal {
        match (action, act) {
            (Action::Settle | Action::Attack, Act::Aim { target, from }) => {
                rule(draft.at.is_none(), Refusal::FinishFirst)?;
                self.can_aim(action, target, from)
            }
            (Action::Develop, Act::Place { at }) if draft.at.is_none() => self.can_develop(at),
            (Action::Fortify, Act::Place { at }) => self.can_fortify(at),
            (Action::Raid, Act::Place { at }) if draft.at.is_none() => self.can_raid(at),
            (Action::Pillage, Act::Place { at }) if draft.at.is_none() => self.can_pillage(at),
            (Action::Reinforce, Act::Reinforce { battle, face }) => {
                self.can_reinforce(battle, face).map(drop)
            }
            (Action::Draft, Act::Draft { face, levy }) if draft.drafted.is_none() => {
                self.can_draft(face, levy)
            }
            (Action::Buy, Act::Buy { position }) => self.can_buy(position).map(drop),
            (Action::Cycle, Act::Cycle { cards }) => self.can_cycle(cards).map(drop),
            (Action::Sail, Act::Sail { to }) => self.can_sail(to),
            (_, Act::Pick { role, face }) => {
                let plan = self.plan(draft).ok_or(Refusal::NotBegun)?;
                self.can_pick(&plan, draft, role, face).map(drop)
            }
            (_, Act::Enough) => {
                let plan = self.plan(draft).ok_or(Refusal::NotBegun)?;
                let enough = draft.picks.is_enough(&plan.wants);
                rule(enough, Refusal::NotEnough(action))
            }
            _ => Err(Refusal::FinishFirst),
        }
    }

    /// Whether the winner may settle: the place of the battle.
    fn battle_at(&self, battle: Side) -> Option<Location> {
        self.open.battles[battle].map(|fight| fight.at)
    }

    /// An answer to a question that is not about an action.
    fn check_answer(&self, frame: Frame, act: Act) -> Legal {
        match (frame, act) {
            (Frame::Checks { .. }, Act::First { battle }) => {
                rule(self.open.verdict(battle).is_some(), Refusal::NotEnding)
            }
            (Frame::Settle { .. }, Act::Leave) => Ok(()),
            (Frame::Settle { battle, .. }, Act::SettleFree | Act::SettleWith { .. }) => {
                let at = self.battle_at(battle).ok_or(Refusal::NoBattle)?;
                let face = match act {
                    Act::SettleWith { face } => Some(face),
                    _ => None,
                };
                self.can_settle_after(at, face).map(drop)
            }
            (Frame::Loss { battle, loser, .. }, Act::GiveUp { from, face }) => {
                let cards = self.open.losses(battle, loser) & face.copies();
                let there = from == Spot::Battle(battle) && !cards.is_empty();
                let clause = "5.2.3-l";
                rule(there, Refusal::NotToGive { face, clause })
            }
            (Frame::Block { .. }, Act::Decline) => Ok(()),
            (Frame::Block { act_to_block }, Act::Block { face }) => {
                self.can_block(act_to_block, face).map(drop)
            }
            (Frame::Bribed, Act::GiveUp { from, face }) => {
                let cards = mercenaries(self.state, self.side) & face.copies();
                let there = self.state.cards_at(self.side, from) & cards;
                let fits = matches!(from, Spot::Hand | Spot::Reserve) && !there.is_empty();
                let clause = "5.2.6-c";
                rule(fits, Refusal::NotToGive { face, clause })
            }
            (Frame::Bribed, Act::ShowHand) => {
                let none = mercenaries(self.state, self.side).is_empty();
                rule(none, Refusal::HasMercenary)
            }
            (Frame::Magistrate, Act::Nothing) => Ok(()),
            (Frame::Magistrate, Act::GiveUp { from, face }) => {
                self.copy(face)?;
                let fits = from == Spot::Hand && self.state.can_return(self.side, face);
                rule(fits, Refusal::NotReturnable(face))
            }
            (Frame::Treachery, Act::GiveUp { from, face }) => {
                let enemy = self.side.enemy();
                let cards = self.state.bribable(enemy) & self.state.cards_at(enemy, from);
                let fits = from != Spot::Hand && cards.meets(face.copies());
                let clause = "C-66";
                rule(fits, Refusal::NotToGive { face, clause })
            }
            (Frame::Naval { step }, act) => self.check_naval(step, act),
            (Frame::Event { card, choice, .. }, act) => {
                self.check_event(card.sheet().effect, choice, act)
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn check_naval(&self, step: NavalStep, act: Act) -> Legal {
        match (step, act) {
            (NavalStep::Reroll, Act::Reroll { dice }) => {
                let misses = self.open.naval.map_or(0, |naval| naval.misses[self.side]);
                rule(dice <= misses.min(2), Refusal::TooManyDice)
            }
            (NavalStep::Surplus, Act::GiveUp { from, face }) => {
                let infantry = self.open.naval.map(|naval| naval.infantry);
                let there = infantry.is_some_and(|cards| cards.meets(face.copies()));
                let clause = "5.2.5-m";
                let fits = from == Spot::Reserve && there;
                rule(fits, Refusal::NotToGive { face, clause })
            }
            (NavalStep::Retreat { side, .. }, Act::Retreat { to }) => {
                rule(self.open.can_retreat(side, to), Refusal::NoRetreat)
            }
            (NavalStep::Retreat { may_stay, .. }, Act::Stay) => {
                rule(may_stay, Refusal::MustRetreat)
            }
            (_, Act::Pick { role, face }) => {
                let plan = self.declares(step).ok_or(Refusal::OtherQuestion)?;
                self.can_pick(&plan, &self.state.draft, role, face)
                    .map(drop)
            }
            (_, Act::Enough) => self.declares(step).map(drop).ok_or(Refusal::OtherQuestion),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn check_event(&self, effect: EventEffect, choice: Choice, act: Act) -> Legal {
        let side = self.side;
        match (choice, act) {
            (Choice::Infantry | Choice::Leader, Act::GiveUp { from, face }) => {
                self.state.event_card(side, choice, from, face).map(drop)
            }
            (Choice::Infantry | Choice::Leader, Act::Nothing) => {
                let none = self.state.event_cards(side, choice).is_empty();
                let clause = choice.clause();
                rule(none, Refusal::MustGive { clause })
            }
            (Choice::Corvus(_), Act::DropCorvus) => Ok(()),
            (Choice::Corvus(price), Act::Pay) => self.afford(price.into(), "C-42"),
            (Choice::Siege, Act::Betray { battle }) => {
                let mut sieges = self.open.sieges(side);
                rule(sieges.any(|siege| siege == battle), Refusal::NoSuchSiege)
            }
            (Choice::Fort, Act::LoseFort { at }) => {
                let there = self.open.loose_forts(side).contains(at);
                rule(there, Refusal::NoFortThere(at))
            }
            (Choice::Revolt, Act::Revolt { at }) => {
                let victim = match effect {
                    EventEffect::Revolt => side.enemy(),
                    _ => side,
                };
                let rises = self.open.rebels(victim).contains(at);
                rule(rises, Refusal::NoRevolt(at))
            }
            (Choice::Revolt, Act::Pay) if effect == EventEffect::RevoltMild => {
                self.afford(3, "C-45")
            }
            (Choice::Mercenaries, Act::Keep { from, face }) => {
                self.state.can_keep(side, from, face).map(drop)
            }
            (Choice::Mercenaries, Act::Enough) => Ok(()),
            _ => Err(Refusal::OtherQuestion),
        }
    }
}

/// The printed cards among these, each once; copies lie next to one another.
fn each_face(cards: CardSet, mut each: impl FnMut(Face) -> ControlFlow<()>) -> ControlFlow<()> {
    let mut last = None;
    for card in cards {
        let face = card.face();
        if last != Some(face) {
            last = Some(face);
            each(face)?;
        }
    }
    ControlFlow::Continue(())
}

impl Look<'_> {
    /// Every legal act, each once, in a fixed order.
    pub fn each(&self, each: Each<'_>) -> ControlFlow<()> {
        let draft = &self.state.draft;
        if let Some(plan) = self.picking() {
            return self.each_pick(&plan, draft, each);
        }
        let mut offer = |act: Act| match self.check(act) {
            Ok(()) => each(act),
            Err(_) => ControlFlow::Continue(()),
        };
        let offer: Each<'_> = &mut offer;
        match self.open.frame() {
            None | Some(Frame::Campaign { .. } | Frame::Over { .. }) => ControlFlow::Continue(()),
            Some(Frame::Actions) => match draft.action {
                None => self.offer_actions(offer),
                Some(action) => self.offer_draft(action, draft, offer),
            },
            Some(frame) => self.offer_answers(frame, offer),
        }
    }

    fn offer_actions(&self, offer: Each<'_>) -> ControlFlow<()> {
        let round = &self.open.round;
        if round.taken < round.due {
            for action in Action::ALL {
                offer(Act::Begin { action })?;
            }
        }
        if !round.no_free {
            let symbols = &data().symbols;
            for battle in Side::ALL {
                if self.open.takes_part(battle, self.side).is_some() {
                    each_face(self.hand & symbols.leader, |face| {
                        offer(Act::Leader { battle, face })
                    })?;
                    offer(Act::Withdraw { battle })?;
                }
            }
            offer(Act::Retrieve)?;
            each_face(self.hand & symbols.draws, |face| {
                offer(Act::Support { face })
            })?;
            offer(Act::Divine)?;
        }
        offer(Act::EndRound)
    }

    /// Locations that a command could be about.
    fn offer_places(&self, places: LocationSet, offer: Each<'_>) -> ControlFlow<()> {
        for at in places {
            offer(Act::Place { at })?;
        }
        ControlFlow::Continue(())
    }

    fn offer_draft(&self, action: Action, draft: &Draft, offer: Each<'_>) -> ControlFlow<()> {
        let enemy = self.open.control[self.side.enemy()];
        match (action, draft.at) {
            (Action::Settle | Action::Attack, None) => {
                for card in self.usable() & data().symbols.locations {
                    let Some(from) = card.location() else {
                        continue;
                    };
                    for target in data().ground.joined[from.index()] {
                        offer(Act::Aim { target, from })?;
                    }
                }
                ControlFlow::Continue(())
            }
            (Action::Develop, None) => self.offer_places(self.supplied(), offer),
            (Action::Fortify, _) => self.offer_places(self.supplied(), offer),
            (Action::Raid | Action::Pillage, None) => self.offer_places(enemy, offer),
            (Action::Reinforce, _) => {
                for battle in Side::ALL {
                    if self.open.takes_part(battle, self.side).is_some() {
                        each_face(self.hand, |face| offer(Act::Reinforce { battle, face }))?;
                    }
                }
                ControlFlow::Continue(())
            }
            (Action::Draft, _) if draft.drafted.is_none() => each_face(self.for_draft(), |face| {
                offer(Act::Draft { face, levy: false })?;
                offer(Act::Draft { face, levy: true })
            }),
            (Action::Buy, _) => {
                for position in 1..=3 {
                    offer(Act::Buy { position })?;
                }
                ControlFlow::Continue(())
            }
            (Action::Cycle, _) => {
                for cards in 1..=3 {
                    offer(Act::Cycle { cards })?;
                }
                ControlFlow::Continue(())
            }
            (Action::Sail, _) => self.offer_havens(|to| Act::Sail { to }, offer),
            _ => ControlFlow::Continue(()),
        }
    }

    fn offer_havens(&self, act: impl Fn(Haven) -> Act, offer: Each<'_>) -> ControlFlow<()> {
        for zone in Zone::ALL {
            offer(act(Haven::Sea(zone)))?;
        }
        offer(act(Haven::Port))
    }

    /// The cards that are being picked, if the question is which.
    pub fn picking(&self) -> Option<Plan> {
        match self.open.frame()? {
            Frame::Actions => self.plan(&self.state.draft),
            Frame::Naval { step } => self.declares(step),
            _ => None,
        }
    }

    /// Every card that can be picked next, and the end of picking: what `check` lets
    /// pass, with the plan worked out once.
    fn each_pick(&self, plan: &Plan, draft: &Draft, each: Each<'_>) -> ControlFlow<()> {
        let used = CardSet::of_ids(draft.picks.all());
        let has = |kind: usize| draft.picks.taken(kind).len();
        for (kind, (role, want)) in plan.roles.iter().zip(&plan.wants).enumerate() {
            let Some(role) = role.filter(|_| has(kind) < want.most.into()) else {
                continue;
            };
            let free = CardSet::of_ids(want.usable) - used;
            // Where the other role has its cards, none can be taken away from it.
            let other = 1 - kind;
            let any = has(other) >= plan.wants[other].least.into();
            each_face(free, |face| {
                let card = || (free & face.copies()).first();
                let fits = |card: Card| {
                    let card = card.index() as u8;
                    draft.picks.can_take(&plan.wants, kind, card)
                };
                match any || card().is_some_and(fits) {
                    true => each(Act::Pick { role, face }),
                    false => ControlFlow::Continue(()),
                }
            })?;
        }
        match draft.picks.is_enough(&plan.wants) {
            true => each(Act::Enough),
            false => ControlFlow::Continue(()),
        }
    }

    fn offer_answers(&self, frame: Frame, offer: Each<'_>) -> ControlFlow<()> {
        let side = self.side;
        match frame {
            Frame::Checks { .. } => {
                for battle in Side::ALL {
                    offer(Act::First { battle })?;
                }
                ControlFlow::Continue(())
            }
            Frame::Settle { .. } => {
                offer(Act::SettleFree)?;
                let settlers = self.usable() & data().symbols.settler;
                each_face(settlers, |face| offer(Act::SettleWith { face }))?;
                offer(Act::Leave)
            }
            Frame::Loss { battle, loser, .. } => {
                let from = Spot::Battle(battle);
                each_face(self.open.losses(battle, loser), |face| {
                    offer(Act::GiveUp { from, face })
                })
            }
            Frame::Block { act_to_block } => {
                let symbols = &data().symbols;
                let (blockers, own) = match act_to_block {
                    Blockable::Raid(at) => (symbols.block_raid, CardSet::one(at.card())),
                    Blockable::Bribe => (symbols.block_bribe, CardSet::EMPTY),
                    Blockable::Pillage(at) => (symbols.block_pillage, CardSet::one(at.card())),
                };
                each_face(self.hand & (blockers | own), |face| {
                    offer(Act::Block { face })
                })?;
                offer(Act::Decline)
            }
            Frame::Bribed => {
                self.offer_gifts(side, data().symbols.mercenary, offer)?;
                offer(Act::ShowHand)
            }
            Frame::Magistrate => {
                let from = Spot::Hand;
                each_face(self.hand, |face| offer(Act::GiveUp { from, face }))?;
                offer(Act::Nothing)
            }
            Frame::Treachery => self.offer_gifts(side.enemy(), data().symbols.mercenary, offer),
            Frame::Naval { step } => match step {
                NavalStep::Reroll => {
                    for dice in 0..=2 {
                        offer(Act::Reroll { dice })?;
                    }
                    ControlFlow::Continue(())
                }
                NavalStep::Surplus => {
                    let infantry = self.open.naval.map(|naval| naval.infantry);
                    let from = Spot::Reserve;
                    each_face(infantry.unwrap_or_default(), |face| {
                        offer(Act::GiveUp { from, face })
                    })
                }
                NavalStep::Retreat { .. } => {
                    self.offer_havens(|to| Act::Retreat { to }, offer)?;
                    offer(Act::Stay)
                }
                NavalStep::AttackerLeaders | NavalStep::DefenderLeaders | NavalStep::Infantry => {
                    ControlFlow::Continue(())
                }
            },
            Frame::Event {
                affected, choice, ..
            } => self.offer_choices(affected, choice, offer),
            Frame::Actions | Frame::Campaign { .. } | Frame::Over { .. } => {
                ControlFlow::Continue(())
            }
        }
    }

    /// Cards of `owner` by the spots where they lie.
    fn offer_gifts(&self, owner: Side, cards: CardSet, offer: Each<'_>) -> ControlFlow<()> {
        for from in Spot::ALL {
            let there = self.state.cards_at(owner, from) & cards;
            // What the enemy holds is not for this list to know.
            if owner == self.side || from != Spot::Hand {
                each_face(there, |face| offer(Act::GiveUp { from, face }))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn offer_choices(&self, affected: Side, choice: Choice, offer: Each<'_>) -> ControlFlow<()> {
        let symbols = &data().symbols;
        match choice {
            Choice::Infantry | Choice::Leader => {
                let cards = self.state.event_cards(affected, choice);
                self.offer_gifts(self.side, cards, offer)?;
                offer(Act::Nothing)
            }
            Choice::Corvus(_) => {
                offer(Act::Pay)?;
                offer(Act::DropCorvus)
            }
            Choice::Siege => {
                for battle in Side::ALL {
                    offer(Act::Betray { battle })?;
                }
                ControlFlow::Continue(())
            }
            Choice::Fort => {
                for at in self.open.loose_forts(affected) {
                    offer(Act::LoseFort { at })?;
                }
                ControlFlow::Continue(())
            }
            Choice::Revolt => {
                for at in self.open.rebels(affected) {
                    offer(Act::Revolt { at })?;
                }
                offer(Act::Pay)
            }
            Choice::Mercenaries => {
                let kept = CardSet::of_ids(self.state.draft.picks.all());
                for from in Spot::ALL {
                    let there = self.state.cards_at(affected, from) & symbols.mercenary;
                    each_face(there - kept, |face| offer(Act::Keep { from, face }))?;
                }
                offer(Act::Enough)
            }
        }
    }
}
