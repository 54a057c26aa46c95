//! Why an act is not legal: worked out only when there is one to refuse, and only
//! from what its sender knows. Each chapter answers for its own acts, with the
//! predicates by which it lists them.

use std::fmt;

use kernel::{Refuse, Seat};

use crate::act::Act;
use crate::frame::Frame;
use crate::id::{Card, General, Province, Space};
use crate::reason::Reason;
use crate::side::Side;
use crate::state::State;
use crate::war::{Procedure, War};
use crate::{battle, cards, flow, losses, march, political, reactions, retreat, stacks};

/// The reasons of both games.
pub mod why {
    crate::reasons! {
        OVER = "5-b", "refusal-over", "the game is over";
        NOT_ASKED = "D-d", "refusal-not-asked", "it is not your decision now";
        OTHER_QUESTION = "D-d", "refusal-other-question", "that is not what is asked now";

        NOT_IN_HAND = "7.2-a", "refusal-not-in-hand", "the card is not in your hand";
        NO_CAMPAIGN = "7.3.1-b", "refusal-no-campaign", "only a Campaign card preempts";
        REVEALED_FIRST = "7.3.1-a", "refusal-revealed-first", "the card that was revealed is your first play";
        ENEMY_EVENT = "8.1-b", "refusal-enemy-event", "the event is the other side's";
        NOT_IN_OWN_PLAY = "8.4-a", "refusal-not-in-own-play", "the event is played at the moment that the card names";
        CONDITION = "8.1-b", "refusal-condition", "the event's condition does not hold";
        NOTHING_CHANGES = "8.1-f", "refusal-nothing-changes", "the event would change nothing";
        NO_GENERAL = "8.3-a", "refusal-no-general", "there is no general to activate";
        TOO_FEW_OPS = "8.2.1-a", "refusal-too-few-ops", "the card has too few OPs for his strategy rating";
        ENEMY_GENERAL = "8.2.1-a", "refusal-enemy-general", "the general is not yours";
        OFF_MAP = "8.2.1-a", "refusal-off-map", "the general is not on the map";
        ACTIVATED = "8.3-c", "refusal-activated", "he has been activated with this card";
        NO_PLACE_FOR_PCS = "19.1-a", "refusal-no-place-for-pcs", "no PC can be placed anywhere";
        NO_LEVY_CARD = "8.2.3-a", "refusal-no-levy-card", "the card has no levy symbol";
        NO_LEVY_THERE = "8.2.3-a", "refusal-no-levy-there", "no general of yours can raise troops";
        LEVY_UNCONTROLLED = "8.2.3-a", "refusal-levy-uncontrolled", "you do not control the province he is in";
        NOTHING_DONE = "8.2.2-a", "refusal-nothing-done", "the card must be used before you stop";
        NO_COUNTER = "8.4-a", "refusal-no-counter", "the card does not fit this moment";
        WRONG_OMEN = "8.4-e", "refusal-wrong-omen", "the die cannot be changed like that";

        NOT_IN_PLAY = "3.6", "refusal-not-in-play", "the space is not part of this scenario";
        PLACE_BESIEGED = "6.3-a", "refusal-place-besieged", "nothing is placed in a besieged City";
        PLACE_ENEMY = "9.1-a", "refusal-place-enemy", "enemy CUs stand there";
        NO_ROOM = "20.3-a", "refusal-no-room", "so many CUs do not fit inside the City";
        NOT_SO_MANY = "10.2-a", "refusal-not-so-many", "there are not so many CUs";

        LOWER_RANK = "9.3-c", "refusal-lower-rank", "he is outranked";
        NOT_IN_STACK = "9.4-a", "refusal-not-in-stack", "he is not in that stack";

        NO_CONNECTION = "10.1-c", "refusal-no-connection", "no connection leads there";
        NO_POINTS = "10.1-a", "refusal-no-points", "he has too few Movement Points";
        STRAIT = "10.6-b", "refusal-strait", "only whoever controls the City he leaves crosses the strait";
        ALONE = "10.4-b", "refusal-alone", "a general without CUs may not enter a space with enemy CUs";
        TRUCE = "8.7-b", "refusal-truce", "there is a truce";
        FOUGHT = "10.4-d", "refusal-fought", "after a battle his movement is over";
        FELL_BACK = "12.6-a", "refusal-fell-back", "having fallen back he moves no further";
        STOPPED = "13.5-a", "refusal-stopped", "his movement is over";
        PURSUIT_FIRST = "13.5-a", "refusal-pursuit-first", "he must roll for the pursuit first";
        SHUT_IN = "20.4-c", "refusal-shut-in", "with the enemy before the City he cannot leave by land";
        BESIEGED = "20.6-a", "refusal-besieged", "in a besieged City he can only make a sortie";
        CONSULAR = "18.1-a", "refusal-consular", "a Consul's army may not be reduced like that";
        FORMED = "10.2-a", "refusal-formed", "his force has been set in this space";
        TOO_MANY = "10.2-a", "refusal-too-many", "more than 10 CUs never move together";
        SPENT = "8.3-c", "refusal-spent", "CUs there were moved by another general of this campaign";
        ENEMY_NEAR = "10.2-c", "refusal-enemy-near", "nothing is left or taken where enemy CUs stand";
        LAST_CU = "12.3-a", "refusal-last-cu", "at least one CU must go";
        SORTED = "10.2-b", "refusal-sorted", "he has been taken along or left here already";
        SAME_FORCE = "10.2-a", "refusal-same-force", "that is the force as it is";
        TRAIN = "20.7-b", "refusal-train", "the train goes where its CUs go";

        NO_TARGET = "20.1-a", "refusal-no-target", "there is no enemy City or unfriendly tribe here";
        FEW_BESIEGERS = "20.1-a", "refusal-few-besiegers", "an attempt takes 3 CUs";
        NOT_CLEARED = "20.1-d", "refusal-not-cleared", "enemy CUs stand outside the walls";
        SIEGE_AFTER_BATTLE = "20.1-a", "refusal-siege-after-battle", "he was in a battle in this activation";
        ATTEMPTED = "20.1-c", "refusal-attempted", "the card has been used for an attempt here";
        NOT_INSIDE = "20.6-a", "refusal-not-inside", "a sortie is made from inside a City";

        MUST_AVOID = "10.9-b", "refusal-must-avoid", "a general without CUs must try to avoid battle";
        AVOIDED = "13.4-a", "refusal-avoided", "the stack has declared one attempt already";
        NOT_ATTACKED = "13.1-a", "refusal-not-attacked", "no force with CUs has entered";
        LEADERLESS = "13.1-a", "refusal-leaderless", "without a general CUs do neither";
        NEVER_AVOIDS = "24-a", "refusal-never-avoids", "he never avoids battle";
        NO_ROAD = "10.5-b", "refusal-no-road", "no road leads there";
        CAME_FROM = "13.2-b", "refusal-came-from", "the active force came from there";
        HOSTILE = "13.2-b", "refusal-hostile", "the space is the enemy's, or holds his CUs";
        NO_WALLS = "13.2-a", "refusal-no-walls", "there is no City of yours here that is not besieged and has room";
        COMMANDER_GOES = "12.3-a", "refusal-commander-goes", "the commander himself goes";
        NO_ARMY = "12.2-a", "refusal-no-army", "you have no CUs outside walls there";
        ONE_ATTEMPT = "12.2-c", "refusal-one-attempt", "one attempt is allowed from each space";
        OTHERS_THERE = "12.2-d", "refusal-others-there", "other CUs of the active player are in the space";

        NO_BATTLE_CARD = "14.5-c", "refusal-no-battle-card", "you hold no such battle card";
        OTHER_TITLE = "14.5-d", "refusal-other-title", "only a Reserve is declared as another card";
        NO_MATCH = "14.5-e", "refusal-no-match", "that card does not match the attack";
        NO_LEADER = "16-a", "refusal-no-leader", "only an Attacker with a general withdraws";
        NOWHERE = "16-f", "refusal-nowhere", "there is no space to withdraw to";
        WITHDRAWS_BACK = "16-e", "refusal-withdraws-back", "the original Attacker withdraws to where he came from";
        WITHDRAWS_FREELY = "16-e", "refusal-withdraws-freely", "the space is not open to a withdrawal";
        RETREATS_BACK = "15.3-a", "refusal-retreats-back", "the first step leads back to where the Attacker came from";
        RETREAT_BARRED = "15.3-b", "refusal-retreat-barred", "the Defender may not enter the space the active force came from";
        RETREAT_ROAD = "15.2-b", "refusal-retreat-road", "a retreat follows roads alone";
        RETREAT_DEADLY = "15.6-a", "refusal-retreat-deadly", "nobody would be left";
        RETREAT_LONGER = "15.2-c", "refusal-retreat-longer", "a retreat takes a shortest way, or one that costs fewer CUs";
        ELEPHANT_FIRST = "17.3-a", "refusal-elephant-first", "the first CU lost is an Elephant";
        LOSSES = "14.6-b", "refusal-losses", "so many Elephants cannot be among the losses";

        NOT_EMPTY = "19.1-a", "refusal-not-empty", "a PC of yours lies there";
        PC_ON_CITY = "19.1-b", "refusal-pc-on-city", "PCs do not change Cities and tribes";
        PC_ENEMY_CU = "19.1-a", "refusal-pc-enemy-cu", "enemy CUs are there";
        PC_NO_CU = "19.1-a", "refusal-pc-no-cu", "an enemy PC is turned only where one of your CUs is";
        NOT_YOUR_PC = "8.5-a", "refusal-not-your-pc", "no PC of yours lies there";
    }
}

/// What a refused act was about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject<W: War> {
    Nothing,
    Space(Space<W>),
    General(General<W>),
    Card(Card<W>),
    Province(Province<W>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal<W: War> {
    pub reason: Reason,
    pub subject: Subject<W>,
}

impl<W: War> fmt::Display for Refusal<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.subject {
            Subject::Nothing => f.write_str(self.reason.text),
            Subject::Space(at) => write!(f, "{at}: {}", self.reason.text),
            Subject::General(general) => write!(f, "{general}: {}", self.reason.text),
            Subject::Card(card) => write!(f, "{card}: {}", self.reason.text),
            Subject::Province(province) => write!(f, "{province}: {}", self.reason.text),
        }
    }
}

impl<W: War> std::error::Error for Refusal<W> {}

impl<W: War> Refuse for Refusal<W> {
    fn clause(&self) -> &'static str {
        self.reason.clause
    }
}

pub fn of<W: War>(state: &State<W>, seat: Seat, act: Act<W>) -> Refusal<W> {
    Refusal {
        reason: reason(state, seat, act),
        subject: subject(act),
    }
}

fn subject<W: War>(act: Act<W>) -> Subject<W> {
    match act {
        Act::Place { at } | Act::Pc { at } | Act::Stack { at, .. } => Subject::Space(at),
        Act::Step { to } | Act::Sail { to, .. } => Subject::Space(to),
        Act::Avoid { to } | Act::Retreat { to } => Subject::Space(to),
        Act::Intercept { from } => Subject::Space(from),
        Act::Promote { general }
        | Act::Elect { general }
        | Act::Command { general }
        | Act::Activate { general }
        | Act::General { general }
        | Act::Join { general }
        | Act::Leave { general }
        | Act::Shelter { general } => Subject::General(general),
        Act::Preempt { card }
        | Act::Play { card, .. }
        | Act::Counter { card }
        | Act::Omen { card, .. } => Subject::Card(card),
        Act::Province { province } => Subject::Province(province),
        _ => Subject::Nothing,
    }
}

fn reason<W: War>(state: &State<W>, seat: Seat, act: Act<W>) -> Reason {
    let open = &state.open;
    if open.over.is_some() {
        return why::OVER;
    }
    if !flow::asked(state).asks(seat) {
        return why::NOT_ASKED;
    }
    let Some(frame) = open.top() else {
        return why::NOT_ASKED;
    };
    let side = open.side_of(seat).unwrap_or(Side::Rome);
    if let Subject::Card(card) = subject(act)
        && !state.hands[side].contains(card)
    {
        return why::NOT_IN_HAND;
    }
    let found = match frame {
        Frame::Card(step) => cards::refuses(open, step, act),
        Frame::March(step) => march::refuses(open, step, act),
        Frame::React(step) => reactions::refuses(open, step, act),
        Frame::Battle(step) => battle::refuses(state, side, step, act),
        Frame::Retreat(step) => retreat::refuses(open, step, act),
        Frame::Lose(loss) => losses::refuses(state, loss, act),
        Frame::Owe(debt) => match act {
            Act::Pc { at } => political::may_pay(open, debt, at).err(),
            _ => None,
        },
        Frame::Command(stack) => match act {
            Act::Command { general } => stacks::may_command(open, stack, general).err(),
            _ => None,
        },
        Frame::Window(..) => match act {
            Act::Counter { .. } => Some(why::NO_COUNTER),
            Act::Omen { .. } => Some(why::WRONG_OMEN),
            _ => None,
        },
        Frame::Roll(_) => None,
        Frame::Game(procedure) => procedure.refuses(state, side, act),
    };
    found.unwrap_or(why::OTHER_QUESTION)
}
