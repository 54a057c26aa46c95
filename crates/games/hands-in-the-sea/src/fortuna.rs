//! 7.2 Deus Ex Machina.

use kernel::Out;

use crate::act::Spot;
use crate::cards::both;
use crate::data::data;
use crate::event::Event;
use crate::ids::{Deus, Zone};
use crate::look::Look;
use crate::refusal::Refusal;
use crate::sets::CardSet;
use crate::side::Side;
use crate::state::{Frame, State};

impl Look<'_> {
    /// 7.2-b, 7.2-c
    pub fn can_divine(&self) -> Result<Deus, Refusal> {
        let card = self.state.deus[self.side].ok_or(Refusal::NoDeus)?;
        if self.open.ending {
            return Err(Refusal::DeusTooLate);
        }
        let sheet = card.sheet();
        if self.open.powers[self.side].vp < sheet.cost_vp.into() {
            return Err(Refusal::VpTooFew);
        }
        self.afford(sheet.cost_silver.into(), "7.2-b")?;
        let works = match card {
            Deus::SerpentOfAfrica => {
                (self.open.battles[self.side.enemy()]).is_some_and(|fight| !fight.independent)
            }
            Deus::PunicTreachery => !self.state.bribable(self.side.enemy()).is_empty(),
            _ => true,
        };
        match works {
            true => Ok(card),
            false => Err(Refusal::DeusNoTarget(card)),
        }
    }
}

impl State {
    /// C-66: mercenaries of `side` that can be removed; a face-down Reserve is safe.
    pub fn bribable(&self, side: Side) -> CardSet {
        let spots = Spot::ALL.into_iter().filter(|spot| match spot {
            Spot::Hand => false,
            Spot::Reserve => !self.open.options.hidden_reserve,
            Spot::Battle(_) => true,
        });
        let all = spots.fold(CardSet::EMPTY, |all, spot| all | self.cards_at(side, spot));
        all & data().symbols.mercenary
    }
}

/// C-60 to C-67
pub fn play(state: &mut State, side: Side, card: Deus, out: &mut Out<Event>) {
    let sheet = card.sheet();
    state.deus[side] = None;
    out.reveal(both(), Event::DeusPlayed { side, card });
    let power = &mut state.open.powers[side];
    power.vp -= u16::from(sheet.cost_vp);
    power.silver -= u16::from(sheet.cost_silver);
    match card {
        Deus::SacrificeToBaal | Deus::SacrificeOfTheVestal => {
            power.shield = true;
            out.tell(Event::Protected { side });
        }
        Deus::CouncilOf104 => {
            state.open.round.due += 1;
            out.tell(Event::ActionGained { side });
        }
        Deus::SerpentOfAfrica => {
            let battle = side.enemy();
            if let Some(fight) = &mut state.open.battles[battle] {
                let africa = fight.at.sheet().zone == Zone::Africa;
                fight.shift(if africa { -3 } else { -2 });
                out.tell(fight.told(battle));
            }
        }
        Deus::WesternResources => {
            let silver = 7;
            power.silver += silver;
            out.tell(Event::SilverGained { side, silver });
        }
        Deus::GladiatorialContest => {
            let points = 3;
            power.vp += points;
            out.tell(Event::VpGained { side, points });
        }
        Deus::NobleCitizen => {
            let fleet = &mut power.fleet;
            let warships = (data().limits.warships - fleet.warships).min(2);
            fleet.warships += warships;
            out.tell(Event::WarshipsGained { side, warships });
        }
        Deus::PunicTreachery => state.open.push(Frame::Treachery),
    }
}
