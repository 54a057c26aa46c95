//! What always holds: asked of every state, above all of those from outside.

use kernel::Broken;

use crate::data::data;
use crate::ids::{Card, EventCard};
use crate::look::Look;
use crate::score;
use crate::sets::{CardSet, EventSet, StrategySet};
use crate::side::Side;
use crate::state::{BattleEnd, Blockable, CampaignStep, Choice, Frame, NavalStep, State};

/// No game comes near it; sums stay far from their limits.
const PLENTY: u16 = 20_000;

macro_rules! holds {
    ($condition:expr, $($text:tt)+) => {
        if !$condition {
            return Err(Broken(format!($($text)+)));
        }
    };
}

impl State {
    pub fn audit(&self) -> Result<(), Broken> {
        self.cards()?;
        self.map()?;
        self.powers()?;
        self.decks_beside()?;
        self.fights()?;
        self.known()?;
        self.question()
    }

    /// Each card is in exactly one place.
    fn cards(&self) -> Result<(), Broken> {
        let mut all = CardSet::EMPTY;
        let mut count = 0;
        let mut add = |cards: CardSet| {
            all |= cards;
            count += cards.len();
        };
        add(self.open.neutral_empire);
        add(self.open.neutral_locations);
        for side in Side::ALL {
            let power = &self.open.powers[side];
            add(self.hands[side]);
            add(self.reserves[side]);
            add(power.discard);
            add(power.empire);
            holds!(self.decks[side].is_sound(), "a deck has a card twice");
            add(CardSet::of_ids(self.decks[side].cards()));
            if let Some(fight) = self.open.battles[side] {
                add(fight.areas[Side::Rome]);
                add(fight.areas[Side::Carthage]);
            }
            if let Some(naval) = self.open.naval {
                add(naval.leaders[side]);
            }
        }
        if let Some(naval) = self.open.naval {
            add(naval.infantry);
        }
        let campaign = all.contains(Card::CAMPAIGN);
        let total = Card::COUNT - usize::from(!campaign);
        holds!(
            count == total && all.len() == total,
            "{count} cards lie in {} places of one card each",
            all.len()
        );
        holds!(
            campaign != (self.open.aside || self.open.ending),
            "the Campaign card is neither in the deck nor set aside nor out of the game"
        );
        holds!(
            !(self.open.aside && self.open.ending),
            "a Campaign is to come and the end is certain"
        );
        let levied = |card: u8| Card::try_from(card).is_ok_and(|card| card.printed().levy);
        let tops = Side::ALL
            .into_iter()
            .all(|side| self.decks[side].top().all(levied));
        holds!(tops, "only levied cards lie on top of a deck");
        let lowest = self.decks[Side::Carthage].bottom();
        let expected = campaign.then_some(Card::CAMPAIGN.index() as u8);
        holds!(
            lowest.eq(expected) && self.decks[Side::Rome].bottom().next().is_none(),
            "the Campaign card lies at the bottom of Carthage's deck and nothing else does"
        );
        self.owners()
    }

    /// 2-d: nobody holds a card of the other colour.
    fn owners(&self) -> Result<(), Broken> {
        let symbols = &data().symbols;
        let grey = symbols.neutral;
        holds!(
            self.open.neutral_empire.within(grey)
                && self.open.neutral_locations.within(symbols.locations),
            "a neutral pile has cards of another kind"
        );
        for side in Side::ALL {
            let foreign = symbols.of[side.enemy()];
            let deck = CardSet::of_ids(self.decks[side].cards());
            let power = &self.open.powers[side];
            let held = self.hands[side] | self.reserves[side] | power.discard | deck;
            holds!(!held.meets(foreign), "{side:?} holds cards of the enemy");
            let own = symbols.of[side] | symbols.locations;
            holds!(power.empire.within(own), "an Empire deck has foreign cards");
            let campaign = CardSet::one(Card::CAMPAIGN);
            let seen = self.hands[side] | self.reserves[side] | power.discard | power.empire;
            holds!(!seen.meets(campaign), "the Campaign card is never held");
        }
        for at in self.open.neutral_locations {
            let at = at.location();
            let free = at.is_some_and(|at| self.open.owner(at).is_none());
            holds!(
                free,
                "the card of a controlled location is in the neutral pile"
            );
        }
        Ok(())
    }

    fn map(&self) -> Result<(), Broken> {
        let open = &self.open;
        let ground = &data().ground;
        let (rome, carthage) = (open.control[Side::Rome], open.control[Side::Carthage]);
        holds!(!rome.meets(carthage), "a location has two owners");
        let held = rome | carthage;
        holds!(open.cities.within(held), "a City stands where nobody rules");
        holds!(
            open.forts.within(held),
            "a Fortification stands where nobody rules"
        );
        holds!(
            open.forts.len() <= usize::from(data().limits.forts),
            "there are too many Fortifications"
        );
        let syracuse = ground.syracuse;
        holds!(
            !(open.independent && held.contains(syracuse)),
            "Syracuse is independent and controlled"
        );
        for side in Side::ALL {
            let power = &open.powers[side];
            let captured = open.powers[side.enemy()].captured;
            let cities = (open.control[side] & open.cities).len();
            let towns = open.control[side].len() - cities;
            let limits = &data().limits;
            holds!(
                towns + usize::from(captured.towns) <= usize::from(limits.towns[side]),
                "{side:?} has more Towns than there are"
            );
            let own = usize::from(limits.cities[side]) + usize::from(power.capital);
            holds!(
                cities + usize::from(captured.cities) <= own,
                "{side:?} has more Cities than there are"
            );
            let capital = ground.capital[side];
            holds!(
                !power.capital
                    || open.control[side].contains(capital) && open.cities.contains(capital),
                "the Capital marker of {side:?} is not in its place"
            );
            holds!(
                !(power.capital && captured.capital),
                "the Capital marker of {side:?} is there twice"
            );
            holds!(
                !open.control[side].contains(ground.capital[side.enemy()]) || score::is_over(open),
                "{side:?} holds the enemy's capital and has not won"
            );
        }
        let sicily = ground.region[crate::ids::Zone::Sicily.index()];
        let whole = Side::ALL
            .into_iter()
            .any(|side| sicily.within(open.control[side]));
        holds!(
            !whole || score::is_over(open),
            "one power has all of Sicily and has not won"
        );
        Ok(())
    }

    fn powers(&self) -> Result<(), Broken> {
        let limits = &data().limits;
        let open = &self.open;
        for side in Side::ALL {
            let power = &open.powers[side];
            holds!(
                power.silver <= PLENTY && power.vp <= PLENTY,
                "too much of a good thing"
            );
            holds!(
                power.prestige <= limits.prestige,
                "Prestige beyond its track"
            );
            holds!(power.pillage < 8, "the pillage marker beyond its track");
            holds!(power.fleet.warships <= limits.warships, "too many warships");
            holds!(
                power.fleet.zone.is_none() || power.fleet.warships > 0,
                "a fleet without warships is at sea"
            );
            if let Some(slot) = power.slot {
                let only = slot.card.sheet().only;
                holds!(
                    only.is_none_or(|only| only == side),
                    "a strategy card of the enemy"
                );
                let upkeep = open.options.upkeep || (slot.level == 0 && !slot.face_down);
                holds!(upkeep, "upkeep is not played with");
            }
            let deus = self.deus[side];
            holds!(
                deus.is_none_or(|card| card.sheet().owner == side && open.options.deus_ex_machina),
                "a Deus Ex Machina card in the wrong hand"
            );
        }
        holds!(
            open.fate.is_none() || open.options.fate_marker,
            "no Fate marker is played with"
        );
        let last = limits.last_turn + 1;
        holds!(
            (1..=last).contains(&open.turn),
            "turn {} is not on the track",
            open.turn
        );
        holds!(
            open.turn <= limits.last_turn || open.ending || score::is_over(open),
            "the last turn is over"
        );
        // 4.1-l: the last round of a turn is over when its Campaign comes.
        let mut frames = open.frames.iter();
        let closing = open.ending
            || score::is_over(open)
            || frames.any(|frame| matches!(frame, Frame::Campaign { .. }));
        holds!(
            open.carthage_rounds < limits.guard_rounds + u8::from(closing),
            "the turn is too long"
        );
        let round = &open.round;
        holds!(
            round.due <= 3 && round.taken <= round.due,
            "a round has too many actions"
        );
        Ok(())
    }

    fn decks_beside(&self) -> Result<(), Broken> {
        let open = &self.open;
        let mut seen = open.strategy_discard;
        let mut count = seen.len();
        let slots = Side::ALL
            .into_iter()
            .filter_map(|side| open.powers[side].slot);
        for card in open.row.into_iter().chain(slots.map(|slot| slot.card)) {
            seen.insert(card);
            count += 1;
        }
        holds!(
            count == seen.len() && seen.within(StrategySet::ALL),
            "a strategy card lies twice"
        );
        let replaced: EventSet = (open.events.iter())
            .filter_map(|card| card.sheet().replaces)
            .collect();
        let base: EventSet = EventCard::all()
            .filter(|card| card.sheet().replaces.is_none())
            .collect();
        holds!(
            open.events & base == base - replaced,
            "the events are not a set to play with"
        );
        holds!(
            open.event_discard.within(open.events) && open.event_drawn.within(open.events),
            "an event that is not in play"
        );
        holds!(
            !open.event_discard.meets(open.event_drawn),
            "an event lies twice"
        );
        Ok(())
    }

    fn fights(&self) -> Result<(), Broken> {
        let open = &self.open;
        let [low, high] = data().limits.track;
        let mut places = crate::sets::LocationSet::EMPTY;
        for side in Side::ALL {
            let Some(fight) = open.battles[side] else {
                continue;
            };
            holds!(places.insert(fight.at), "two battles in one place");
            holds!(
                (low..=high).contains(&fight.track),
                "the track goes from {low} to {high}"
            );
            let most = match fight.siege {
                true => data().limits.siege_rounds,
                false => data().limits.field_rounds,
            };
            holds!(
                (1..=most).contains(&fight.round),
                "a battle has {most} rounds"
            );
            let syracuse = data().ground.syracuse;
            holds!(
                !fight.independent || fight.at == syracuse,
                "only Syracuse is independent"
            );
            let settling = matches!(
                open.frame(),
                Some(Frame::Settle { battle, .. } | Frame::Loss { battle, end: BattleEnd::Attacker, .. })
                    if battle == side
            ) || score::is_over(open);
            let defended = match fight.independent {
                true => open.independent,
                false => open.control[side.enemy()].contains(fight.at),
            };
            holds!(defended || settling, "a battle against nobody");
            holds!(
                fight.siege == open.forts.contains(fight.at) || settling,
                "a siege of a place without Fortification, or the other way round"
            );
            let symbols = &data().symbols;
            for owner in Side::ALL {
                let foreign = symbols.of[owner.enemy()];
                holds!(!fight.areas[owner].meets(foreign), "troops of the enemy");
                let kinds = symbols.sword | symbols.ship | symbols.fortify;
                holds!(fight.areas[owner].within(kinds), "cards that cannot fight");
            }
            let nobody = fight.areas[side.enemy()].is_empty();
            holds!(!fight.independent || nobody, "Syracuse has no cards");
        }
        Ok(())
    }

    /// What is known is true.
    fn known(&self) -> Result<(), Broken> {
        for side in Side::ALL {
            let enemy = side.enemy().seat();
            let of = |memory: &crate::state::Memory| CardSet::of_ids(memory.of(enemy));
            let sure = of(&self.knowledge.sure);
            let held = of(&self.knowledge.held);
            let deep = of(&self.knowledge.deep);
            let down = match self.open.options.hidden_reserve {
                true => self.reserves[side],
                false => CardSet::EMPTY,
            };
            let place = self.hands[side] | down;
            holds!(
                sure.within(place) && held.within(place),
                "what is known is not so"
            );
            holds!(!sure.meets(held), "a card is known in two ways");
            let bag = CardSet::of_ids(self.decks[side].bag());
            holds!(deep.within(bag), "a card is not where it is known to be");
        }
        Ok(())
    }

    /// Where the game is, is a place where it can go on.
    fn question(&self) -> Result<(), Broken> {
        let open = &self.open;
        let mut frames = open.frames.iter();
        let (Some(base), Some(top)) = (frames.next(), open.frame()) else {
            return Err(Broken("the game is nowhere".to_owned()));
        };
        if let Frame::Over { .. } = top {
            holds!(open.frames.depth() == 1, "the game is over and goes on");
            return Ok(());
        }
        // At most one question is asked inside a step of a round.
        let (inner, deeper) = (frames.next(), frames.next());
        holds!(
            deeper.is_none(),
            "procedures are nested in no way that the rules know"
        );
        let campaign = matches!(base, Frame::Campaign { .. });
        let stacked = match base {
            Frame::Checks { rome, carthage } => {
                let there = |side: Side| open.battles[side].is_some();
                (!rome || there(Side::Rome))
                    && (!carthage || there(Side::Carthage))
                    && matches!(
                        inner,
                        None | Some(Frame::Settle { .. } | Frame::Loss { .. })
                    )
            }
            Frame::Actions => !matches!(
                inner,
                Some(
                    Frame::Checks { .. }
                        | Frame::Actions
                        | Frame::Campaign { .. }
                        | Frame::Event { .. }
                )
            ),
            Frame::Campaign {
                stage: CampaignStep::Income,
            } => matches!(inner, Some(Frame::Event { .. })),
            _ => false,
        };
        holds!(
            stacked,
            "procedures are nested in no way that the rules know"
        );
        holds!(
            campaign == open.aside || !campaign && open.round.active == Side::Carthage,
            "a Campaign goes on without its card"
        );
        self.procedure(top)?;
        let private = self.draft != crate::state::Draft::default();
        let fits = match top {
            Frame::Actions => true,
            Frame::Naval { step } => {
                self.draft.action.is_none()
                    && !matches!(
                        step,
                        NavalStep::Reroll | NavalStep::Surplus | NavalStep::Retreat { .. }
                    )
            }
            Frame::Event { choice, .. } => choice == Choice::Mercenaries,
            _ => false,
        };
        holds!(
            fits || !private,
            "a command is put together where none is asked for"
        );
        self.command()?;
        let Some(side) = open.decides() else {
            return Err(Broken("nobody is asked".to_owned()));
        };
        let mut some = false;
        let _ = Look::new(self, side).each(&mut |_| {
            some = true;
            std::ops::ControlFlow::Break(())
        });
        holds!(some, "the player who is asked has no option");
        Ok(())
    }

    /// What the innermost procedure is about is there.
    fn procedure(&self, top: Frame) -> Result<(), Broken> {
        let open = &self.open;
        let active = open.round.active;
        let naval_asks = matches!(
            top,
            Frame::Naval { step } if !matches!(step, NavalStep::Retreat { .. })
        );
        holds!(
            open.naval.is_some() == naval_asks,
            "a naval battle without its question"
        );
        holds!(
            open.event_drawn.is_empty() != matches!(top, Frame::Event { .. }),
            "an event without its question"
        );
        let fits = match top {
            Frame::Checks { rome, carthage } => {
                let ends = |side: Side| open.verdict(side).is_some();
                rome && carthage && ends(Side::Rome) && ends(Side::Carthage)
            }
            Frame::Settle { battle, end, .. } => {
                let at = open.battles[battle].map(|fight| fight.at);
                end == BattleEnd::Attacker
                    && at.is_some_and(|at| open.unoccupied().contains(at))
                    && open.towns_left(battle) > 0
            }
            Frame::Loss {
                battle, end, loser, ..
            } => {
                let loses = match end {
                    BattleEnd::Attacker => loser != battle,
                    BattleEnd::Defender => loser == battle,
                    BattleEnd::Draw => true,
                };
                loses && !open.losses(battle, loser).is_empty()
            }
            Frame::Block { act_to_block } => match act_to_block {
                Blockable::Bribe => true,
                Blockable::Raid(at) | Blockable::Pillage(at) => {
                    let victim = open.control[active.enemy()];
                    victim.contains(at)
                        && !open.battle_places().contains(at)
                        && !open.forts.contains(at)
                }
            },
            Frame::Naval { step } => self.at_sea(step),
            Frame::Treachery => active == Side::Rome && !self.bribable(Side::Carthage).is_empty(),
            Frame::Event {
                card,
                affected,
                choice,
                ..
            } => self.event_fits(card, affected, choice),
            Frame::Actions | Frame::Bribed | Frame::Magistrate => true,
            Frame::Campaign { .. } | Frame::Over { .. } => false,
        };
        holds!(fits, "the question {top:?} is about nothing");
        Ok(())
    }

    fn at_sea(&self, step: NavalStep) -> bool {
        let open = &self.open;
        let fleet = |side: Side| open.powers[side].fleet;
        let met = |side: Side| fleet(side).zone.is_some();
        let Some(naval) = open.naval else {
            return match step {
                NavalStep::Retreat { side, may_stay } => {
                    met(side) && (!may_stay || side != open.round.active)
                }
                _ => false,
            };
        };
        let leaders = data().symbols.leader;
        let infantry = data().symbols.light | data().symbols.heavy;
        let cards = Side::ALL
            .into_iter()
            .all(|side| naval.leaders[side].within(leaders))
            && naval.infantry.within(infantry)
            && !naval.infantry.meets(data().symbols.of[Side::Carthage])
            && !naval.leaders[Side::Rome].meets(data().symbols.of[Side::Carthage])
            && !naval.leaders[Side::Carthage].meets(data().symbols.of[Side::Rome]);
        let counted = (Side::ALL.into_iter())
            .all(|side| naval.hits[side] <= 60 && naval.misses[side] <= data().limits.warships);
        let together = met(Side::Rome) && fleet(Side::Rome).zone == fleet(Side::Carthage).zone;
        let fits = match step {
            NavalStep::Surplus => {
                naval.surplus > 0 && naval.infantry.len() > usize::from(naval.surplus)
            }
            NavalStep::Reroll => {
                together
                    && (1..=fleet(Side::Carthage).warships).contains(&naval.misses[Side::Carthage])
                    && naval.infantry.len() <= usize::from(fleet(Side::Rome).warships)
            }
            NavalStep::Retreat { .. } => false,
            _ => together && naval.infantry.is_empty(),
        };
        naval.attacker == open.round.active && cards && counted && fits
    }

    fn event_fits(&self, card: EventCard, affected: Side, choice: Choice) -> bool {
        use crate::data::EventEffect as E;
        let open = &self.open;
        let effect = card.sheet().effect;
        let drawn = open.event_drawn.contains(card)
            && (open.event_drawn.without(card)).within(EventSet::one(EventCard::Peace));
        let fits = match choice {
            Choice::Infantry => effect == E::Disaster && self.has_corvus(affected),
            Choice::Corvus(price) => {
                matches!(effect, E::Disaster | E::DisasterMild)
                    && self.has_corvus(affected)
                    && open.powers[affected].silver >= price.into()
            }
            Choice::Leader => matches!(effect, E::LeaderDies | E::DisputeMild),
            Choice::Siege => effect == E::Traitor && open.sieges(affected).count() == 2,
            Choice::Fort => effect == E::Traitor && !open.loose_forts(affected).is_empty(),
            Choice::Revolt => {
                matches!(effect, E::Revolt | E::RevoltMild) && !open.rebels(affected).is_empty()
            }
            Choice::Mercenaries => effect == E::MutinyMild,
        };
        drawn && fits
    }

    fn has_corvus(&self, side: Side) -> bool {
        self.open.has(side, crate::ids::Strategy::Corvus)
    }

    /// What was put together so far could have been.
    fn command(&self) -> Result<(), Broken> {
        let draft = &self.draft;
        let Some(side) = self.open.decides() else {
            return Ok(());
        };
        let look = Look::new(self, side);
        let picks = CardSet::of_ids(draft.picks.all());
        if let Some(action) = draft.action {
            // Begun as the only thing begun, with nothing of it counted yet.
            holds!(
                look.can_begin(action).is_ok(),
                "{action:?} could not be begun"
            );
            let aimed = match (draft.at, draft.from) {
                (Some(at), Some(from)) => look.can_aim(action, at, from).is_ok(),
                (Some(at), None) => match action {
                    crate::act::Action::Develop => look.can_develop(at).is_ok(),
                    crate::act::Action::Raid => look.can_raid(at).is_ok(),
                    crate::act::Action::Pillage => look.can_pillage(at).is_ok(),
                    _ => false,
                },
                (None, None) => true,
                (None, Some(_)) => false,
            };
            let expedition = matches!(
                action,
                crate::act::Action::Settle | crate::act::Action::Attack
            );
            holds!(
                aimed && (draft.from.is_none() || expedition),
                "a command is aimed at nothing"
            );
            let drafts = action == crate::act::Action::Draft;
            let drafted = match draft.drafted {
                Some(face) => {
                    drafts && look.wants_manpower(face) && look.can_draft(face, draft.levy).is_ok()
                }
                None => !draft.levy,
            };
            holds!(drafted, "a card is drafted that cannot be");
        } else {
            let loose =
                draft.at.is_some() || draft.from.is_some() || draft.drafted.is_some() || draft.levy;
            holds!(!loose, "half a command");
        }
        let plan = match self.open.frame() {
            Some(Frame::Naval { step }) => look.declares(step),
            Some(Frame::Event { .. }) => {
                let merc = self.event_cards(side, Choice::Mercenaries);
                let paid = 3 * picks.len() <= usize::from(self.open.powers[side].silver);
                holds!(
                    picks.within(merc) && paid,
                    "mercenaries are kept for nothing"
                );
                return Ok(());
            }
            _ => look.plan(draft),
        };
        let fits = match plan {
            None => picks.is_empty(),
            Some(plan) => {
                (0..2).all(|kind| {
                    let taken = CardSet::of_ids(draft.picks.taken(kind));
                    let want = &plan.wants[kind];
                    taken.len() <= want.most.into() && taken.within(CardSet::of_ids(want.usable))
                }) && !CardSet::of_ids(draft.picks.taken(0))
                    .meets(CardSet::of_ids(draft.picks.taken(1)))
                    && draft.picks.is_possible(&plan.wants)
            }
        };
        holds!(fits, "cards were picked that no command wants");
        Ok(())
    }
}
