//! What a turn remembers: who moved, who attacked where and by which way. It begins
//! with the cards of the turn and is wiped with it (SM-g), and its parts bear each
//! other out.

use kernel::Broken;

use crate::links::Roads;
use crate::state::{Order, Phase, Pins, State};
use crate::{Block, BySide, God, Link, LinkKind, Place, Side, battle, cards, command, data};

impl State {
    pub(super) fn audit_memory(&self) -> Result<(), Broken> {
        if !self.turn_is_on() {
            return self.audit_wiped();
        }
        self.audit_part()?;
        self.audit_attacks()?;
        self.audit_surprise()?;
        self.audit_marks()?;
        self.audit_roads()?;
        self.audit_pins()?;
        self.audit_battle_memory()?;
        self.audit_question()
    }

    /// SM-g
    fn audit_wiped(&self) -> Result<(), Broken> {
        let open = &self.open;
        for (left, what) in [
            (open.attacks != BySide::default(), "attacks"),
            (!open.entries.is_empty(), "entries"),
            (open.roads != Roads::UNUSED, "used roads"),
            (open.surprise.is_some(), "a surprise"),
            (open.pinned != Pins::NONE, "pinned blocks"),
            (!self.moved.is_empty(), "moved blocks"),
            (!self.reserve.is_empty(), "reserves"),
            (self.came.iter().any(Option::is_some), "ways blocks came by"),
        ] {
            must!(!left, "{what} are left and no turn is on");
        }
        Ok(())
    }

    /// 2.1-g to 2.1-k: the parts follow from the cards.
    fn audit_part(&self) -> Result<(), Broken> {
        let open = &self.open;
        let first = match (open.now[Side::Caesar], open.now[Side::Pompey]) {
            (Some(caesar), Some(pompey)) => cards::player_one(self, BySide::new(caesar, pompey)),
            _ => None,
        };
        must!(
            first == Some(open.first),
            "{:?} is Player 1 against the cards",
            open.first
        );
        let Some(part) = &open.part else {
            return Ok(());
        };
        let Some((order, moves, levies)) = command::orders(self, part.side) else {
            return Err(Broken(format!("{:?} has no card to follow", part.side)));
        };
        must!(
            part.order == order
                && usize::from(part.moves) + part.activated.len() <= usize::from(moves)
                && part.levies <= levies,
            "the part of {:?} is not what its card gives",
            part.side
        );
        must!(
            part.grouped != part.activated.is_empty() && part.crossed.within(data().sea_set),
            "the moves of {:?} contradict each other",
            part.side
        );
        Ok(())
    }

    /// 6.12, 6.14: every Contested location was attacked by one side, and every entry
    /// was into one.
    fn audit_attacks(&self) -> Result<(), Broken> {
        let open = &self.open;
        let [caesar, pompey] = Side::ALL.map(|side| open.attacks[side]);
        must!(!caesar.meets(pompey), "both sides attack one location");
        let attacked = caesar | pompey;
        must!(
            self.contested().within(attacked),
            "a location is Contested that nobody attacked"
        );
        for side in Side::ALL {
            let not_yet = open
                .part
                .is_some_and(|part| !part.second && part.side != side);
            for at in open.attacks[side] {
                must!(!not_yet, "{side:?} attacks {at} before its part");
                must!(
                    self.hostile(side, at),
                    "{side:?} attacks {at}, where no enemy is"
                );
                let entered = open.entries.links(side, at).next().is_some();
                must!(
                    entered || self.plays(side, |god| god == God::Vulcan),
                    "{side:?} attacks {at} and never entered it"
                );
            }
            for link in Link::all() {
                for into in link.sheet().ends {
                    must!(
                        !open.entered(side, into, link) || !not_yet && attacked.contains(into),
                        "{side:?} entered {into}, which nobody attacks"
                    );
                }
            }
        }
        Ok(())
    }

    /// EC-MAR-b, EC-NEP-b
    fn audit_surprise(&self) -> Result<(), Broken> {
        let open = &self.open;
        let Some(at) = open.surprise else {
            return Ok(());
        };
        let by = Side::ALL.into_iter().find(|&side| {
            open.attacks[side].contains(at)
                && self.plays(side, |god| matches!(god, God::Mars | God::Neptune))
                && open.part.is_none_or(|part| part.side != side)
        });
        must!(by.is_some(), "nobody named {at} for a surprise");
        Ok(())
    }

    /// 7.3: reserves entered by another way than the main attack, or after the attacker.
    fn audit_marks(&self) -> Result<(), Broken> {
        let open = &self.open;
        match &open.part {
            None => must!(
                self.moved.is_empty(),
                "blocks are marked as moved after the moves"
            ),
            Some(part) => must!(
                part.second || self.moved.within(self.army[part.side]),
                "blocks moved before their part"
            ),
        }
        for side in Side::ALL {
            for block in self.army[side] {
                self.audit_entry(side, block)?;
            }
            for at in open.attacks[side] {
                self.audit_main_attack(side, at)?;
            }
        }
        Ok(())
    }

    fn audit_entry(&self, side: Side, block: Block) -> Result<(), Broken> {
        let is_reserve = self.reserve.contains(block);
        let (Some(link), Some(at)) = (self.came[block.index()], self.place_of(block)) else {
            must!(!is_reserve, "{block} is a reserve and came by no way");
            return Ok(());
        };
        must!(
            link.sheet().ends.contains(&at) && self.open.entered(side, at, link),
            "{block} did not come by {link}"
        );
        // 6.14-b: they are reserves until they join.
        let joined = (self.open.battle).is_some_and(|battle| battle.at == at && battle.round > 1);
        must!(
            is_reserve || joined || self.open.attacks[side].contains(at),
            "{block} came to the aid of {at} and is no reserve"
        );
        Ok(())
    }

    /// 7.3-a: one way is the main attack, and those who came by another are reserves.
    fn audit_main_attack(&self, side: Side, at: Place) -> Result<(), Broken> {
        let open = &self.open;
        if open.battle.is_some_and(|battle| battle.at == at) {
            return Ok(());
        }
        let there = self.blocks_at(side, at);
        let (waiting, main) = (there & self.reserve, there - self.reserve);
        let undeclared = open.part.is_some_and(|part| part.side == side)
            && match open.phase {
                Phase::Move => true,
                Phase::DeclareMain { left } => left.contains(at),
                _ => false,
            };
        if undeclared {
            must!(
                waiting.is_empty(),
                "{at} has reserves before a main attack is declared"
            );
            return Ok(());
        }
        let came = |block: Block| self.came[block.index()];
        let way = main.iter().find_map(came);
        must!(
            main.iter().filter_map(came).all(|link| Some(link) == way)
                && waiting.iter().all(|block| came(block) != way),
            "{at} is attacked by two ways at once"
        );
        // Jupiter may have taken the main attack away.
        must!(
            !main.is_empty()
                || there.is_empty()
                || self.plays(side.enemy(), |god| god == God::Jupiter),
            "all who attack {at} are reserves"
        );
        Ok(())
    }

    /// 6.11, 7.61, 7.7: uses are counted for the mover, the round or the regroup.
    fn audit_roads(&self) -> Result<(), Broken> {
        let open = &self.open;
        for link in Link::all().take(Link::ROADS) {
            for side in Side::ALL {
                let used = open.roads.used(side, link);
                if used == 0 {
                    continue;
                }
                let touches = |at: Place| link.sheet().ends.contains(&at);
                let fits = match (&open.part, &open.battle, open.phase) {
                    (Some(part), _, _) => part.side == side,
                    (_, Some(battle), _) => {
                        touches(battle.at) && battle.round >= data().limits.retreat_round
                    }
                    (_, _, Phase::Regroup { side: by, at }) => by == side && touches(at),
                    // What was used in the last battle is wiped when the next begins.
                    (_, _, Phase::PickBattle | Phase::Over { .. }) => true,
                    _ => false,
                };
                let closed = used == Roads::CLOSED;
                must!(
                    fits && (!closed || link.sheet().kind == LinkKind::Strait),
                    "{side:?} cannot have used {link}"
                );
            }
        }
        Ok(())
    }

    /// 6.13-b
    fn audit_pins(&self) -> Result<(), Broken> {
        let open = &self.open;
        for at in Place::all() {
            let leave = open.pinned.leave(at);
            let fits = match &open.part {
                Some(part) if part.second && open.attacks[open.first].contains(at) => {
                    leave < self.count[part.side][at.index()]
                }
                _ => leave == Pins::FREE,
            };
            must!(fits, "the blocks in {at} are wrongly pinned");
        }
        Ok(())
    }

    fn audit_battle_memory(&self) -> Result<(), Broken> {
        let Some(battle) = &self.open.battle else {
            return Ok(());
        };
        let limits = &data().limits;
        must!(
            Side::ALL
                .into_iter()
                .all(|side| !battle.line[side].is_empty()),
            "a side has nobody in the line of a battle"
        );
        // 7.31-c: roles are exchanged with a round.
        must!(
            battle.round > 1 || self.open.attacks[battle.attacker].contains(battle.at),
            "the roles in a battle are not those of the attack"
        );
        must!(
            battle.surprise == (self.open.surprise == Some(battle.at)),
            "a battle and the surprise do not go together"
        );
        for side in Side::ALL {
            let gone = battle.sea_retreats[side];
            must!(
                gone <= limits.sea_retreats && (gone == 0 || battle.round >= limits.retreat_round),
                "{gone} blocks of {side:?} retreated by sea"
            );
        }
        Ok(())
    }

    /// What is asked about is there.
    fn audit_question(&self) -> Result<(), Broken> {
        let open = &self.open;
        let side = self.active().unwrap_or(open.first);
        let order = open.part.map(|part| part.order);
        let is_event = |god: God| order == Some(Order::Event(god));
        let fits = match open.phase {
            Phase::Move => !is_event(God::Jupiter) && !is_event(God::Vulcan),
            Phase::DeclareMain { left } => {
                let several = |at: Place| open.entries.links(side, at).count() > 1;
                !left.is_empty() && left.within(open.attacks[side]) && left.iter().all(several)
            }
            Phase::Surprise => {
                (is_event(God::Mars) || is_event(God::Neptune)) && open.attacks[side].len() > 1
            }
            Phase::Jupiter => is_event(God::Jupiter),
            Phase::Defect { block } => {
                is_event(God::Jupiter)
                    && self.army[side.enemy()].contains(block)
                    && !block.is_leader()
                    && !block.is_navis()
            }
            Phase::Vulcan => is_event(God::Vulcan),
            Phase::Levy => order == Some(Order::Command),
            Phase::PickBattle => self.contested().len() > 1,
            Phase::Hits { side, left } => open.battle.is_some_and(|battle| {
                (1..=4).contains(&left)
                    && side != battle.turn_of()
                    && battle::strongest(self, battle.line[side]).len() > 1
            }),
            Phase::Regroup { side, at } => {
                !self.hostile(side, at)
                    && Side::ALL.iter().all(|&by| !open.attacks[by].contains(at))
            }
            _ => true,
        };
        must!(fits, "there is nothing to ask {side:?} in {:?}", open.phase);
        Ok(())
    }

    /// Whether what `side` plays this turn is an Event, Apollo's copy included.
    fn plays(&self, side: Side, is: impl Fn(God) -> bool) -> bool {
        let orders = command::orders(self, side);
        orders.is_some_and(|(order, _, _)| matches!(order, Order::Event(god) if is(god)))
    }
}
