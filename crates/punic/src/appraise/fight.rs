//! Decisions in a battle (14 to 18).

use super::clash::{Army, Clash};
use super::outlook::Outlook;
use super::playout::{Duel, Moment};
use super::{Judgement, Worth, odds};
use crate::act::Act;
use crate::battle::line;
use crate::frame::{Battle, BattleStep};
use crate::id::General;
use crate::side::Side;
use crate::tables::{Title, Titles};
use crate::view::View;

/// To end a battle by a withdrawal is a little worse than not having fought it.
const WITHDRAWN: f32 = 12.0;

struct Fight<'o, 'a, W: Judgement> {
    outlook: &'o Outlook<'a, W>,
    battle: Battle<W>,
    duel: Duel,
    /// What a victory brings and what a defeat costs.
    stakes: (f32, f32),
}

pub fn judge<W: Judgement>(
    outlook: &Outlook<'_, W>,
    view: &View<W>,
    battle: Battle<W>,
    step: BattleStep,
    acts: &[Act<W>],
    worth: &mut Worth,
) {
    let fight = Fight::new(outlook, view, battle);
    for &act in acts {
        worth.push(fight.worth(step, act));
    }
}

/// A commander's chances in six to turn the attack.
fn counter_rating<W: Judgement>(leader: Option<General<W>>) -> u8 {
    leader.map_or(0, |general| {
        (general.ability().counterattack_rating).unwrap_or(general.sheet().battle)
    })
}

impl<'o, 'a, W: Judgement> Fight<'o, 'a, W> {
    fn new(outlook: &'o Outlook<'a, W>, view: &View<W>, battle: Battle<W>) -> Fight<'o, 'a, W> {
        let (open, side) = (outlook.open, outlook.side);
        let army = |side| Army::of(open, line(&battle, side));
        let (ours, theirs) = (army(side), army(side.enemy()));
        let entry = (battle.from, battle.way);
        let clash = match battle.original == side {
            true => Clash::new(ours, theirs, battle.at, entry),
            false => Clash::new(theirs, ours, battle.at, entry),
        };
        let (attacker, defender) = clash.stakes(&outlook.ground);
        let covered = |army: Army<W>| {
            let all = (army.leader).map_or(0, |general| general.ability().envelopments_need_roll);
            all.saturating_sub(battle.envelopments)
        };
        Fight {
            outlook,
            battle,
            duel: Duel {
                deck: Titles(Title::ALL.map(|title| W::theatre().battle_card(title).count)),
                hand: view.hands[side].battle.unwrap_or(Titles::NONE),
                held: battle.held[side.enemy()],
                known: view.hands[side.enemy()].battle_known,
                gone: battle.gone,
                rating: [ours.leader, theirs.leader].map(counter_rating),
                covered: [covered(ours), covered(theirs)],
            },
            stakes: match battle.original == side {
                true => (defender, attacker),
                false => (attacker, defender),
            },
        }
    }

    fn army(&self, side: Side) -> Army<W> {
        Army::of(self.outlook.open, line(&self.battle, side))
    }

    /// What a chance to win is worth.
    fn at(&self, win: f32) -> f32 {
        win * self.stakes.0 - (1.0 - win) * self.stakes.1
    }

    fn win(&self, moment: Moment) -> f32 {
        self.at(self.duel.win(moment))
    }

    fn worth(&self, step: BattleStep, act: Act<W>) -> f32 {
        let side = self.outlook.side;
        match act {
            Act::Attack { card, title } => self.attack(card, title),
            Act::Withdraw => self.withdraw(),
            Act::Match { card } => self.answer(card),
            Act::Yield => -self.stakes.1,
            Act::TakeOver => self.win(Moment::Attack { ours: true }),
            Act::Roll => self.roll(step),
            Act::Decline => match step {
                BattleStep::Counter { .. } | BattleStep::TakeOver => {
                    self.win(Moment::Attack { ours: false })
                }
                BattleStep::Stop => -WITHDRAWN / 4.0,
                _ => 0.0,
            },
            Act::Retreat { to } => {
                let army = self.army(side);
                self.outlook.field(army, to, to == self.battle.at)
            }
            _ => 0.0,
        }
    }

    /// 14.5-c
    fn attack(&self, card: Title, title: Title) -> f32 {
        let mut duel = self.duel;
        duel.hand.take(card);
        duel.gone.add(card);
        // What the title would cost a beaten enemy decides among equals.
        let rout = f32::from(W::theatre().battle_card(title).large.iter().sum::<u8>()) / 6.0;
        // A Reserve answers anything: it is the last to be spent.
        let spare = if card == Title::Reserve { 3.0 } else { 0.0 };
        self.at(duel.win(Moment::Attacked(title))) + rout - spare
    }

    /// 14.5-e
    fn answer(&self, card: Title) -> f32 {
        let Some(title) = self.battle.attack else {
            return 0.0;
        };
        let mut duel = self.duel;
        duel.hand.take(card);
        duel.gone.add(card);
        let spare = if card == Title::Reserve { 3.0 } else { 0.0 };
        self.at(duel.win(Moment::Matched(title))) - spare
    }

    /// 16-a: he goes, unless he fails or is stopped; then the enemy attacks.
    fn withdraw(&self) -> f32 {
        let side = self.outlook.side;
        let rating = |side| self.army(side).rating();
        let goes = odds::chance(rating(side)) * (1.0 - odds::chance(rating(side.enemy())));
        goes * -WITHDRAWN + (1.0 - goes) * self.win(Moment::Attack { ours: false })
    }

    fn roll(&self, step: BattleStep) -> f32 {
        let enemy = self.outlook.side.enemy();
        match step {
            BattleStep::Counter { .. } => {
                let turns = f32::from(self.duel.rating[0]) / 6.0;
                let ours = self.win(Moment::Attack { ours: true });
                turns * ours + (1.0 - turns) * self.win(Moment::Attack { ours: false })
            }
            // 16-b: a battle that goes well is not let go.
            BattleStep::Stop => self.win(Moment::Attack { ours: true }).max(-WITHDRAWN),
            BattleStep::ChangeCommand => self.change_of_command(),
            BattleStep::Charge => self.charge(self.army(enemy)),
            _ => 0.0,
        }
    }

    /// 18.3: a worse Consul is welcome.
    fn change_of_command(&self) -> f32 {
        let open = self.outlook.open;
        let stack = line(&self.battle, Side::Rome);
        let consuls = open.land.generals_in(stack) & open.land.consuls;
        let rating = |general: General<W>| f32::from(general.sheet().battle);
        let now = open.land.commander(stack).map_or(0.0, rating);
        let other = (consuls - open.land.commanders).iter().map(rating);
        now - other.fold(0.0, f32::max)
    }

    /// 17.1
    fn charge(&self, romans: Army<W>) -> f32 {
        let elephants = f32::from(self.army(Side::Carthage).units.elephants);
        let rating = i32::from(romans.rating()).max(1);
        elephants * (6 - rating).max(0) as f32 / 6.0 - 1.0 / 6.0
    }
}
