//! What a viewer is told to do now, or whom he waits for.

use kernel::{Prompt, Say, Seat};
use land_war::Side;

use super::names;
use crate::frame::{
    BattleStep, CardStep, Debt, DebtCause, Frame, MarchStep, Moment, OwnDebt, ReactStep,
    RetreatStep, Stage, TurnStep,
};
use crate::ids::{General, Space};
use crate::land::Stack;
use crate::state::{Cause, End};
use crate::view::View;

/// A question: its word, its facts and the clause it rests on. The one who is asked
/// reads `ask-…`, the others `wait-…`.
struct Question {
    key: &'static str,
    facts: Say,
    clause: &'static str,
}

impl Question {
    fn new(key: &'static str, clause: &'static str) -> Question {
        let facts = Say::new("");
        Question { key, facts, clause }
    }

    fn with(mut self, add: impl FnOnce(Say) -> Say) -> Question {
        self.facts = add(self.facts);
        self
    }

    fn at(self, at: Space) -> Question {
        self.with(|facts| facts.name("at", names::space(at)))
    }

    fn of(self, general: General) -> Question {
        self.with(|facts| facts.name("general", names::general(general)))
    }

    fn left(self, left: u8) -> Question {
        self.with(|facts| facts.count("left", left))
    }
}

pub fn prompt(view: &View) -> Prompt {
    if let Some(end) = view.open.over {
        return over(end);
    }
    let bids = view.open.top() == Some(Frame::Own(Stage::Turn(TurnStep::Bid)));
    if bids && view.asked.len() > 1 && !is_asked(view) {
        let say = Say::new("wait-bids");
        let clause = "26.B";
        return Prompt { say, clause };
    }
    let question = (view.open.top()).and_then(|top| question(view, top));
    let Some(Question { key, facts, clause }) = question else {
        let say = Say::new("ask-nothing");
        return Prompt { say, clause: "D-d" };
    };
    let mut say = match is_asked(view) {
        true => Say::new(format!("ask-{key}")),
        false => Say::new(format!("wait-{key}")).name("side", names::side(decider(view))),
    };
    say.facts.extend(facts.facts);
    Prompt { say, clause }
}

pub fn is_asked(view: &View) -> bool {
    let asked = |&seat: &u8| view.open.side_of(Seat(seat)) == view.viewer;
    view.viewer.is_some() && view.asked.iter().any(asked)
}

/// Whose decision is awaited.
fn decider(view: &View) -> Side {
    let seat = view.asked.first().copied().unwrap_or_default();
    view.open
        .side_of(Seat(seat))
        .unwrap_or(view.open.own.to_play)
}

fn question(view: &View, top: Frame) -> Option<Question> {
    match top {
        Frame::Own(Stage::Turn(step)) => turn(view, step),
        Frame::Own(Stage::Card(step)) => card(view, step),
        Frame::Own(Stage::Event(event)) => {
            let card = names::card(event.card);
            Some(Question::new("event", "25-a").with(|facts| facts.name("card", card)))
        }
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
        Frame::Roll(_) | Frame::Own(Stage::Sail { .. }) => None,
    }
}

fn turn(view: &View, step: TurnStep) -> Option<Question> {
    let land = &view.open.land;
    Some(match step {
        TurnStep::Bid => Question::new("bid", "26.B"),
        TurnStep::ChooseSide { .. } => Question::new("choose-side", "26.B"),
        TurnStep::Deploy => Question::new("deploy", "D-0"),
        TurnStep::Grant(_) => Question::new("grant", "6.1-e"),
        TurnStep::Muster { left } => Question::new("muster", "28.12-d").left(left),
        TurnStep::Return => Question::new("return", "6.1.1-a").of(land.displaced.first()?),
        TurnStep::Africanus => Question::new("africanus", "6.7-b"),
        TurnStep::Levy { left, italia } => Question::new("levy", "6.2-b")
            .left(left)
            .with(|facts| facts.count("italia", italia)),
        TurnStep::Proconsul => Question::new("proconsul", "6.6-a"),
        TurnStep::Elect { .. } => Question::new("elect", "26.14"),
        TurnStep::Consuls { left } => Question::new("consuls", "6.5-a").of(left.first()?),
        TurnStep::Preempt => Question::new("preempt", "7.3.1-a"),
        TurnStep::First => Question::new("first", "7.3-a"),
        TurnStep::Play => match view.open.own.revealed {
            Some(card) => Question::new("play-revealed", "7.3.1-a")
                .with(|facts| facts.name("card", names::card(card))),
            None => Question::new("play", "8.1-a"),
        },
        TurnStep::Diplomat => Question::new("diplomat", "28.10-j"),
        TurnStep::Mago => Question::new("mago", "28.11-d"),
        TurnStep::Begin
        | TurnStep::Deal
        | TurnStep::Next
        | TurnStep::Winter { .. }
        | TurnStep::Isolation
        | TurnStep::Check
        | TurnStep::End => return None,
    })
}

fn card(view: &View, step: CardStep) -> Option<Question> {
    let play = view.open.own.play?;
    let named = |facts: Say| facts.name("card", names::card(play.card));
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
        CardStep::Summon => Question::new("summon", "28.12-i"),
        CardStep::Announced | CardStep::Done => return None,
    })
}

fn march(view: &View, step: MarchStep) -> Option<Question> {
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

fn react(view: &View, step: ReactStep) -> Option<Question> {
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

fn battle(view: &View, step: BattleStep) -> Option<Question> {
    let battle = view.open.battle?;
    let here = |key, clause| Question::new(key, clause).at(battle.at);
    let defender = battle.attacker.enemy();
    let rated = |question: Question| {
        let general = leader(view, defender);
        question.with(|facts| facts.count("rating", general.map_or(0, battle_rating)))
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
pub fn leader(view: &View, side: Side) -> Option<General> {
    let battle = view.open.battle?;
    let land = &view.open.land;
    land.commander(Stack::outside(side, battle.at))
}

pub fn battle_rating(general: General) -> u8 {
    general.sheet().battle
}

fn retreat(view: &View, step: RetreatStep) -> Option<Question> {
    let at = (view.open.retreat.map(|retreat| retreat.at))
        .or(view.open.battle.map(|battle| battle.at))?;
    Some(match step {
        RetreatStep::Inside => Question::new("retreat-inside", "15.7-a").at(at),
        RetreatStep::Shelter => Question::new("retreat-shelter", "15.7-a").at(at),
        RetreatStep::Go => Question::new("retreat", "15.2-c"),
        RetreatStep::Start | RetreatStep::Gone | RetreatStep::End => return None,
    })
}

fn owe(debt: Debt) -> Question {
    let (key, clause) = match debt.why {
        DebtCause::Battle => ("owe-battle", "15.8-a"),
        DebtCause::Mourning => ("owe-mourning", "10.10-d"),
        DebtCause::Check => ("owe-check", "22.2-a"),
        DebtCause::Own(OwnDebt::Bleeding) => ("owe-bleeding", "28.12-c"),
        DebtCause::Own(OwnDebt::Bid) => ("owe-bid", "26.B"),
    };
    Question::new(key, clause).left(debt.left)
}

fn window(view: &View, moment: Moment) -> Option<Question> {
    let open = &view.open;
    let general = || open.march.map(|march| march.general);
    let here = || {
        let battle = open.battle.map(|battle| battle.at);
        battle.or_else(|| open.land.place_of(general()?))
    };
    Some(match moment {
        Moment::Event => {
            let card = open.own.play?.card;
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
    })
}

/// Who has won, and by what.
fn over(end: End) -> Prompt {
    let say = won(end);
    let clause = match end.cause {
        Cause::CarthagoTaken => "23-a",
        Cause::RomaTaken => "23-b",
        Cause::Italia => "22.3-a",
        Cause::Capitulation => "23-d",
        Cause::MoreProvinces | Cause::Tie => "22.4-a",
        Cause::HeldOut => "28.8-c",
        Cause::Iberia => "28.10-k",
        Cause::GeneralsDead => "28.11-g",
    };
    Prompt { say, clause }
}

pub fn won(end: End) -> Say {
    Say::new(format!("over-{}", end.cause.key())).name("side", names::side(end.winner))
}
