//! The words of the game: which sentence is said, and with which facts. How it is
//! said in each language stands in `locales/`; what both Punic games say is in `punic`.

mod describe;
mod questions;

use std::sync::LazyLock;

pub(crate) use describe::effects;
use kernel::{Message, Milestone, Prompt, Seat, Speak};
use punic::words::acts::{there, who};
use punic::words::events::by;
use punic::words::{DebtWords, Question, Words, acts, events, locale, names, prompts, refusals};

use crate::act::{Act, GameAct};
use crate::event::{Event, GameEvent};
use crate::frame::{Frame, GameDebt, GameUse, Stage, TurnStep};
use crate::game::{Hannibal, View};
use crate::ids::{General, Space};
use crate::refusal::Refusal;

macro_rules! language {
    ($code:literal) => {
        locale(
            $code,
            &[
                include_str!(concat!("../../locales/", $code, ".ftl")),
                include_str!(concat!("../../locales/", $code, "-events.ftl")),
                include_str!(concat!("../../locales/", $code, "-board.ftl")),
                include_str!(concat!("../../locales/", $code, "-cards.ftl")),
                include_str!(concat!("../../locales/", $code, "-names.ftl")),
            ],
        )
    };
}

static LOCALES: LazyLock<[(&str, &str); 2]> = LazyLock::new(|| [language!("en"), language!("pl")]);

impl Speak for Hannibal {
    fn locales() -> &'static [(&'static str, &'static str)] {
        &*LOCALES
    }

    fn prompt(view: &View) -> Prompt {
        let bids = view.open.top() == Some(Frame::Game(Stage::Turn(TurnStep::Bid)));
        if bids && view.asked.len() > 1 && !prompts::is_asked(view) {
            let say = Message::new("wait-bids");
            let clause = "26.B";
            return Prompt { say, clause };
        }
        prompts::prompt(view)
    }

    fn say_act(view: &View, act: Act) -> Message {
        acts::say(view, act)
    }

    fn say_event(event: &Event) -> Message {
        events::say(event)
    }

    fn milestone(event: &Event) -> Option<Milestone> {
        events::milestone(event)
    }

    fn is_aside(event: &Event) -> bool {
        matches!(event, Event::Passed { .. })
    }

    fn say_refusal(refusal: &Refusal) -> Message {
        refusals::say(refusal)
    }

    fn describe(view: &View) -> Vec<Message> {
        describe::lines(view)
    }

    /// 26.B: until the bids are settled nobody has a side, and then it need not be the
    /// one that the seat is called after.
    fn say_power(view: &View, seat: Seat) -> Message {
        let bidding = matches!(
            view.open.top(),
            Some(Frame::Game(Stage::Turn(
                TurnStep::Bid | TurnStep::ChooseSide { .. }
            )))
        );
        match view.open.side_of(seat) {
            Some(side) if !bidding => Message::new(names::side(side)),
            _ => Message::new("seat-bidder").count("seat", seat.0 + 1),
        }
    }
}

/// Events that take enemy PCs off; the others turn them.
const TAKE_OFF: [&str; 4] = ["73", "75", "86", "87"];

impl Words for Hannibal {
    fn say_act(view: &View, act: Act) -> Option<Message> {
        let stage = match view.open.top()? {
            Frame::Game(stage) => stage,
            _ => return None,
        };
        Some(match (stage, act) {
            (_, Act::Game(GameAct::Bid { pcs })) => Message::new("act-bid").count("count", pcs),
            (_, Act::Game(GameAct::KeepOffices)) => keep_offices(view),
            // #78 is the one event with two ways.
            (_, Act::Game(GameAct::Option { second: false })) => Message::new("act-option-troops"),
            (_, Act::Game(GameAct::Option { second: true })) => Message::new("act-option-pcs"),
            (Stage::Turn(TurnStep::ChooseSide { .. }), Act::Side { side }) => {
                by("act-take-side", side)
            }
            (_, Act::Place { at }) => return place(view, stage, at),
            (Stage::Turn(TurnStep::Preempt), Act::Decline) => Message::new("act-no-preempt"),
            (Stage::Turn(TurnStep::Diplomat), Act::Decline) => Message::new("act-no-diplomacy"),
            (Stage::Event(event), Act::Pc { at }) => {
                let enemy = |side: punic::Side| view.open.land.held[side.enemy()].contains(at);
                let takes_off = TAKE_OFF.contains(&event.card.sheet().number);
                if !(takes_off && view.viewer.is_some_and(enemy)) {
                    return None;
                }
                there("act-pc-remove", at)
            }
            _ => return None,
        })
    }

    fn say_event(event: &GameEvent) -> Message {
        match *event {
            GameEvent::BidsOpened {
                bids: [first, second],
            } => Message::new("event-bids-opened")
                .count("first", first)
                .count("second", second),
            GameEvent::SideTaken { seat, side } => {
                by("event-side-taken", side).count("seat", seat + 1)
            }
            GameEvent::NeverArrives { general } => who("event-never-arrives", general),
            GameEvent::Embarked {
                general,
                from,
                to,
                inside,
            } => {
                let key = if inside {
                    "event-embarked-inside"
                } else {
                    "event-embarked"
                };
                who(key, general).fact("path", names::path(from, to))
            }
            GameEvent::TurnedBack { general } => who("event-turned-back", general),
            GameEvent::Sunk { general } => who("event-sunk", general),
            GameEvent::HasdrubalLeft => Message::new("event-hasdrubal-left"),
            GameEvent::HannibalSummoned { at } => there("event-hannibal-summoned", at),
        }
    }

    fn question(view: &View, stage: Stage) -> Option<Question> {
        questions::question(view, stage)
    }

    fn debt(debt: GameDebt) -> DebtWords {
        match debt {
            GameDebt::Bleeding => DebtWords {
                question: "owe-bleeding",
                event: "event-owed-bleeding",
                clause: "28.12-c",
            },
            GameDebt::Bid => DebtWords {
                question: "owe-bid",
                event: "event-owed-bid",
                clause: "26.B",
            },
        }
    }

    fn use_keys(GameUse::Summon: GameUse) -> (&'static str, &'static str) {
        ("act-play-summon", "event-played-summon")
    }

    fn has_train(load: bool) -> bool {
        load
    }
}

fn keep_offices(view: &View) -> Message {
    let land = &view.open.land;
    // 6.6-c: of two or more, none is kept unless one is named.
    let several = (land.proconsuls - land.extra)
        .iter()
        .filter(|general| !general.talent().permanent_proconsul)
        .count();
    Message::new(if several > 1 {
        "act-no-proconsul"
    } else {
        "act-keep-offices"
    })
}

/// Who or what is put there depends on what is under way.
fn place(view: &View, stage: Stage, at: Space) -> Option<Message> {
    let land = &view.open.land;
    let marks = &crate::data().marks;
    let army = |general: General| who("act-place-army", general).name("at", names::space(at));
    let alone = |general: General| who("act-place-general", general).name("at", names::space(at));
    match stage {
        Stage::Turn(TurnStep::Deploy | TurnStep::Africanus) => Some(army(marks.africanus)),
        Stage::Turn(TurnStep::Mago) => Some(army(marks.mago)),
        Stage::Event(_) => Some(there("act-place-recruits", at)),
        Stage::Summon => Some(army(marks.hannibal)),
        Stage::Turn(TurnStep::Return) => land.displaced.first().map(alone),
        Stage::Turn(TurnStep::Consuls { left }) => left.first().map(alone),
        _ => None,
    }
}
