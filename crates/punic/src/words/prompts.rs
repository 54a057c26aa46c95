//! What a viewer is told to do now, or whom he waits for.

use kernel::{Message, Prompt, Seat};

use super::Words;
use super::names;
use crate::cards::CardStep;
use crate::frame::{BattleStep, Debt, DebtCause, Frame, MarchStep, Moment, ReactStep, RetreatStep};
use crate::id::{General, Space};
use crate::land::Stack;
use crate::side::Side;
use crate::state::End;
use crate::view::View;
use crate::war::{Ending, War};

/// A question: its word, its facts and the clause it rests on. The one who is asked
/// reads `ask-…`, the others `wait-…`.
#[derive(Debug)]
pub struct Question {
    key: &'static str,
    facts: Message,
    clause: &'static str,
}

impl Question {
    pub fn new(key: &'static str, clause: &'static str) -> Question {
        let facts = Message::new("");
        Question { key, facts, clause }
    }

    pub fn with(mut self, add: impl FnOnce(Message) -> Message) -> Question {
        self.facts = add(self.facts);
        self
    }

    pub fn at<W: War>(self, at: Space<W>) -> Question {
        self.with(|facts| facts.name("at", names::space(at)))
    }

    pub fn of<W: War>(self, general: General<W>) -> Question {
        self.with(|facts| facts.name("general", names::general(general)))
    }

    pub fn left(self, left: u8) -> Question {
        self.with(|facts| facts.count("left", left))
    }
}

pub fn prompt<W: Words>(view: &View<W>) -> Prompt {
    if let Some(end) = view.open.over {
        return over(end);
    }
    let question = (view.open.top()).and_then(|top| question(view, top));
    let Some(Question { key, facts, clause }) = question else {
        let say = Message::new("ask-nothing");
        return Prompt { say, clause: "D-d" };
    };
    let mut say = match is_asked(view) {
        true => Message::new(format!("ask-{key}")),
        false => Message::new(format!("wait-{key}")).name("side", names::side(decider(view))),
    };
    say.facts.extend(facts.facts);
    Prompt { say, clause }
}

pub fn is_asked<W: Words>(view: &View<W>) -> bool {
    let asked = |&seat: &u8| view.open.side_of(Seat(seat)) == view.viewer;
    view.viewer.is_some() && view.asked.iter().any(asked)
}

/// Whose decision is awaited.
fn decider<W: Words>(view: &View<W>) -> Side {
    let seat = view.asked.first().copied().unwrap_or_default();
    view.open
        .side_of(Seat(seat))
        .unwrap_or(view.open.strategy.to_play)
}

fn question<W: Words>(view: &View<W>, top: Frame<W>) -> Option<Question> {
    match top {
        Frame::Game(procedure) => W::question(view, procedure),
        Frame::Card(step) => card(view, step),
        Frame::March(step) => march(view, step),
        Frame::React(step) => react(view, step),
        Frame::Battle(step) => battle(view, step),
        Frame::Retreat(step) => retreat(view, step),
        Frame::Lose(loss) => {
            let lost = Question::new("lose", "17.3-a").at(loss.stack.at);
            Some(lost.with(|facts| facts.count("cu", loss.count)))
        }
        Frame::Owe(debt) => Some(owe(debt)),
        Frame::Command(stack) => Some(Question::new("command", "9.4-a").at(stack.at)),
        Frame::Window(moment, _) => window(view, moment),
        Frame::Roll(_) => None,
    }
}

fn card<W: Words>(view: &View<W>, step: CardStep) -> Option<Question> {
    let play = view.open.strategy.play?;
    let named = |facts: Message| facts.name("card", names::card(play.card));
    Some(match step {
        CardStep::Activate if play.card.sheet().campaign.is_some() && play.generals > 0 => {
            Question::new("campaign", "8.3-a")
                .with(named)
                .left(play.generals)
        }
        CardStep::Activate => Question::new("activate", "8.2.1-a").with(named),
        CardStep::Pcs { left } => Question::new("pcs", "19.1-a").left(left),
        CardStep::Troops => Question::new("troops", "8.2.3-a"),
        CardStep::Event => Question::new("event", "25-a").with(named),
        CardStep::Announced | CardStep::Done => return None,
    })
}

fn march<W: Words>(view: &View<W>, step: MarchStep) -> Option<Question> {
    let march = view.open.march?;
    let at = view.open.land.place_of(march.general)?;
    let him = |key, clause| Question::new(key, clause).of(march.general).at(at);
    Some(match step {
        MarchStep::Sortie => him("sortie", "20.6-a"),
        _ if march.halted => him("halted", "20.1-a"),
        _ if march.pursues => {
            let general = march.general;
            let rating = (general.ability().pursuit_rating).unwrap_or(general.sheet().battle);
            him("pursuit", "13.5-a")
                .with(|facts| facts.count("mp", march.mp).count("rating", rating))
        }
        _ => him("march", "10.1-a").with(|facts| facts.count("mp", march.mp)),
    })
}

fn react<W: Words>(view: &View<W>, step: ReactStep) -> Option<Question> {
    let reaction = view.open.reaction?;
    let here = |key, clause| Question::new(key, clause).at(reaction.at);
    Some(match step {
        ReactStep::Inside => here("inside", "12.1-a"),
        ReactStep::Shelter => here("shelter", "12.1-a"),
        ReactStep::Declare | ReactStep::Avoid => here("declare", "12.1-b"),
        ReactStep::Draft => {
            let from = reaction.draft?.from;
            Question::new("draft", "12.3-a").with(|facts| facts.name("from", names::space(from)))
        }
        ReactStep::Intercept => Question::new("intercept", "12.1-d"),
        ReactStep::FallBack => here("fall-back", "12.1-e"),
        ReactStep::Meet => here("meet", "12.1-f"),
    })
}

fn battle<W: Words>(view: &View<W>, step: BattleStep) -> Option<Question> {
    let battle = view.open.battle?;
    let here = |key, clause| Question::new(key, clause).at(battle.at);
    let defender = battle.attacker.enemy();
    let rated = |question: Question| {
        let general = leader(view, defender);
        question.with(|facts| facts.count("rating", general.map_or(0, General::land_rating)))
    };
    Some(match step {
        BattleStep::ChangeCommand => here("change-command", "18.3-a"),
        BattleStep::Charge => here("charge", "17.1-a"),
        BattleStep::Attack | BattleStep::Withdraw => here("attack", "14.5-c"),
        BattleStep::Match | BattleStep::Answer => {
            let title = names::title(battle.attack?);
            here("answer", "14.5-e").with(|facts| facts.name("title", title))
        }
        BattleStep::Counter { free: true } => Question::new("counter-free", "14.5-g"),
        BattleStep::Counter { free: false } => {
            let steady =
                leader(view, defender).and_then(|general| general.ability().counterattack_rating);
            match steady {
                Some(rating) => {
                    Question::new("counter", "14.5-f").with(|facts| facts.count("rating", rating))
                }
                None => rated(Question::new("counter", "14.5-f")),
            }
        }
        BattleStep::Stop => rated(Question::new("stop", "16-b")),
        BattleStep::TakeOver => Question::new("take-over", "16-c"),
        BattleStep::WithdrawMove => here("withdraw-move", "16-e"),
        BattleStep::Begin
        | BattleStep::Prepare
        | BattleStep::Charging
        | BattleStep::Deal
        | BattleStep::Round
        | BattleStep::Casualties
        | BattleStep::RetreatDie
        | BattleStep::RetreatMove
        | BattleStep::Consequences
        | BattleStep::End => return None,
    })
}

/// The commander of a side in the battle under way.
pub fn leader<W: Words>(view: &View<W>, side: Side) -> Option<General<W>> {
    let battle = view.open.battle?;
    let land = &view.open.land;
    land.commander(Stack::outside(side, battle.at))
}

fn retreat<W: Words>(view: &View<W>, step: RetreatStep) -> Option<Question> {
    let at = (view.open.retreat.map(|retreat| retreat.at))
        .or(view.open.battle.map(|battle| battle.at))?;
    Some(match step {
        RetreatStep::Inside => Question::new("retreat-inside", "15.7-a").at(at),
        RetreatStep::Shelter => Question::new("retreat-shelter", "15.7-a").at(at),
        RetreatStep::Go => Question::new("retreat", "15.2-c"),
        RetreatStep::Start | RetreatStep::Gone | RetreatStep::End => return None,
    })
}

fn owe<W: Words>(debt: Debt<W>) -> Question {
    let (key, clause) = match debt.why {
        DebtCause::Battle => ("owe-battle", "15.8-a"),
        DebtCause::Mourning => ("owe-mourning", "10.10-d"),
        DebtCause::Check => ("owe-check", "22.2-a"),
        DebtCause::Game(debt) => {
            let words = W::debt(debt);
            (words.question, words.clause)
        }
    };
    Question::new(key, clause).left(debt.left)
}

fn window<W: Words>(view: &View<W>, moment: Moment<W>) -> Option<Question> {
    let open = &view.open;
    let general = || open.march.map(|march| march.general);
    let here = || {
        let battle = open.battle.map(|battle| battle.at);
        battle.or_else(|| open.land.place_of(general()?))
    };
    Some(match moment {
        Moment::Event => {
            let card = open.strategy.play?.card;
            Question::new("window-event", "W-event")
                .with(|facts| facts.name("card", names::card(card)))
        }
        Moment::Activate => Question::new("window-activate", "W-activate").of(general()?),
        Moment::Enter => Question::new("window-enter", "W-enter")
            .of(general()?)
            .at(here()?),
        Moment::Naval => Question::new("window-naval", "W-naval").of(general()?),
        Moment::Prepare => Question::new("window-prepare", "W-prepare").at(here()?),
        Moment::Charge => Question::new("window-charge", "W-charge"),
        Moment::Dealt => Question::new("window-dealt", "W-dealt"),
        Moment::Round => Question::new("window-round", "W-round"),
        Moment::Match => Question::new("window-match", "W-match"),
        Moment::Siege => Question::new("window-siege", "W-siege"),
        Moment::Fall => Question::new("window-fall", "W-fall").at(here()?),
        Moment::Roll => Question::new("window-roll", "W-roll"),
        Moment::Game(moment) => return W::window(view, moment),
    })
}

/// Who has won, and by what.
fn over<W: Words>(end: End<W>) -> Prompt {
    let say = won(end);
    let clause = end.cause.clause();
    Prompt { say, clause }
}

pub fn won<W: Words>(end: End<W>) -> Message {
    Message::new(format!("over-{}", end.cause.key())).name("side", names::side(end.winner))
}
