//! What is asked can be asked, and every answer to it be carried out.

use kernel::{Broken, Game};

use crate::build::GARDEN_GOODS;
use crate::data::{Building, data};
use crate::event::Area;
use crate::game::MareNostrum;
use crate::ids::{Card, Empire, Province, Sea, Track};
use crate::sets::{EmpireSet, ProvinceSet, SlotSet};
use crate::state::{Phase, State, Turn};
use crate::{battle, build, collect, conquest};

impl State {
    /// What the phase needs is there, and somebody can act.
    pub(super) fn audit_phase(&self) -> Result<(), Broken> {
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
        if let Some([one, other]) = open.peace {
            must!(
                one != other && seated(EmpireSet::one(one).with(other)),
                "{one} is at peace with {other}"
            );
        }
        if let Phase::Over { winners, .. } = open.phase {
            must!(seated(winners), "an empire wins that does not play");
        }
        self.audit_turn()?;
        self.audit_drawing()?;
        self.audit_trade()?;
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

    /// D-i
    fn audit_turn(&self) -> Result<(), Broken> {
        let open = &self.open;
        let in_turn = open.phase.is_of_a_move()
            || matches!(open.phase, Phase::Build { .. } | Phase::Copy { .. });
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
        let Some(turn) = open.turn else {
            return Ok(());
        };
        let empire = turn.empire;
        must!(
            open.players().contains(empire),
            "{empire} has a turn and does not play"
        );
        if let Phase::Build {
            empire: builder, ..
        }
        | Phase::Copy { empire: builder } = open.phase
        {
            must!(
                builder == empire,
                "{builder} builds in the turn of {empire}"
            );
        }
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
        self.audit_conquests(&turn)
    }

    /// 4.3-a: what is still to be decided about was conquered.
    fn audit_conquests(&self, turn: &Turn) -> Result<(), Broken> {
        let open = &self.open;
        let undecided = match open.phase {
            Phase::Occupy { at } => turn.conquests.with(at),
            Phase::Conquest | Phase::Convert { .. } | Phase::Plunder { .. } => turn.conquests,
            _ => return Ok(()),
        };
        let left: ProvinceSet = undecided - conquest::conquered(open, turn.empire);
        match left.first() {
            Some(at) => Err(Broken(format!("{at} is not conquered"))),
            None => Ok(()),
        }
    }

    /// RUL-6
    fn audit_drawing(&self) -> Result<(), Broken> {
        let open = &self.open;
        let cities = match open.phase {
            Phase::Cities { .. } | Phase::Temple { .. } => {
                open.buildings & data().by_building[Building::Legendary as usize]
            }
            _ => SlotSet::EMPTY,
        };
        match (open.drawing - cities).first() {
            Some(slot) => Err(Broken(format!("nobody draws for {slot} now"))),
            None => Ok(()),
        }
    }

    /// 2: offers lie on the table only while they are taken.
    fn audit_trade(&self) -> Result<(), Broken> {
        let (open, trade) = (&self.open, &self.open.trade);
        let players = open.players();
        let plays = |empire: Option<Empire>| empire.is_some_and(|empire| players.contains(empire));
        let (offered, taken) = match open.phase {
            Phase::Take { .. } => (true, true),
            Phase::Give { .. } => (false, true),
            _ => (false, false),
        };
        for empire in Empire::ALL {
            must!(
                offered || trade.offers[empire].is_empty(),
                "an offer of {empire} lies on the table"
            );
            must!(
                taken || trade.taken[empire].is_empty(),
                "{empire} has taken something and nobody trades"
            );
            must!(
                !matches!(open.phase, Phase::OwnNumber { .. } | Phase::Offer)
                    || self.hands[empire].count() >= trade.due[empire],
                "{empire} is due more than it holds"
            );
        }
        let first = match open.phase {
            // 2.1-k: the first take is made by somebody who takes part.
            Phase::Offer => {
                plays(trade.first) && trade.first.is_some_and(|first| trade.due[first] > 0)
            }
            Phase::Take { .. } => plays(trade.first),
            // 2.2.1-a
            Phase::Give { by, to } => trade.first == Some(by) && plays(Some(to)) && by != to,
            _ => true,
        };
        must!(first, "the trade has no first take");
        Ok(())
    }

    /// What is being put together belongs to the question that is asked.
    fn audit_drafts(&self) -> Result<(), Broken> {
        let open = &self.open;
        for empire in Empire::ALL {
            let (draft, due) = (&self.drafts[empire], open.trade.due[empire]);
            let fits = match open.phase {
                // Who holds no more than is due is not asked: all of it is laid out.
                Phase::Offer if self.hands[empire].count() == due => *draft == self.hands[empire],
                Phase::Offer => draft.count() <= due && self.hands[empire].covers(draft),
                _ => draft.is_empty(),
            };
            must!(fits, "{empire} has laid out an offer that is not asked for");
        }
        match (open.phase, &self.paying) {
            (Phase::Build { empire, stepped_in }, Some(paying)) => must!(
                build::comes_about(self, empire, stepped_in, paying),
                "{empire} pays what it cannot, or for what it cannot build"
            ),
            (_, Some(_)) => must!(false, "something is being paid and nobody builds"),
            (_, None) => {}
        }
        let kept = &self.kept;
        match open.phase {
            // Two are enough: only one can have been chosen so far.
            Phase::Gardens { empire } => must!(
                kept.coins() == 0 && kept.goods() < GARDEN_GOODS && self.hands[empire].covers(kept),
                "{empire} keeps what it does not hold"
            ),
            _ => must!(
                kept.is_empty(),
                "goods are kept and nobody is asked for them"
            ),
        }
        Ok(())
    }

    /// What an answer will do can be done.
    fn audit_question(&self) -> Result<(), Broken> {
        let open = &self.open;
        let both = collect::coin_left(open) && collect::legendary_left(self);
        let active = open.active();
        let owns = |empire: Empire, card: Card| open.cards[empire].contains(card);
        let fits = match open.phase {
            Phase::Temple { .. } | Phase::Plunder { .. } => both,
            Phase::Colossus { empire } => owns(empire, Card::Colossus),
            Phase::OwnNumber { empire } => open.trade.numbers.contains(empire),
            Phase::Perseus { empire } => owns(empire, Card::Perseus),
            // RUL-14: only Perseus steps in, and before anybody has built. That he can
            // win is in the list of what he may buy.
            Phase::Build {
                empire,
                stepped_in: true,
            } => owns(empire, Card::Perseus) && open.finished.is_empty(),
            Phase::Copy { empire } => owns(empire, Card::CastorAndPollux),
            Phase::Gardens { empire } => owns(empire, Card::HangingGardens),
            Phase::Peace { empire } => owns(empire, Card::StatueOfZeus),
            Phase::Convert { at } => active.is_some_and(|empire| {
                open.on_marker[at] == Some(empire) && open.markers_left(empire) > 0
            }),
            Phase::Circe => active.is_some_and(|empire| {
                open.has_power(empire, Card::Circe) && !conquest::workable(open, empire).is_empty()
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
}
