//! What a viewer is told to do now, or whom he waits for.

use kernel::{Message, Prompt};

use super::names;
use crate::fog::{PlaceView, View};
use crate::state::{Battle, Cause, Order, Part, Phase};
use crate::{Block, God, Letter, Place, PlaceSet, Side, data};

pub fn prompt(view: &View) -> Prompt {
    let (say, clause) = match view.open.phase {
        Phase::Deploy => deploying(view),
        Phase::Discard => joint(view, DISCARD, Message::new("prompt-discard")),
        Phase::Commit => {
            let own = Message::new("prompt-commit").count("turn", view.open.turn);
            joint(view, COMMIT, own)
        }
        Phase::Over { winner, cause } => over(winner, cause),
        phase => match (view.asked.first(), view.is_asked()) {
            (_, true) => asked(view, phase),
            (Some(&side), false) => waiting(view, phase, side),
            // Only where the game is over is nobody asked.
            (None, false) => (Message::new("prompt-nothing"), "2.0-a"),
        },
    };
    Prompt { say, clause }
}

/// The sentences of a question that both sides answer at once (SM-i).
struct Joint {
    /// To one who has answered.
    done: &'static str,
    /// To onlookers, while both choose and while one does.
    both: &'static str,
    one: &'static str,
    clause: &'static str,
}

const DEPLOY: Joint = Joint {
    done: "prompt-deploy-done",
    both: "prompt-deploy-both",
    one: "prompt-deploy-one",
    clause: "5.3-d",
};

const DISCARD: Joint = Joint {
    done: "prompt-discard-done",
    both: "prompt-discard-both",
    one: "prompt-discard-one",
    clause: "2.1-c",
};

const COMMIT: Joint = Joint {
    done: "prompt-commit-done",
    both: "prompt-commit-both",
    one: "prompt-commit-one",
    clause: "2.1-d",
};

fn joint(view: &View, words: Joint, own: Message) -> (Message, &'static str) {
    let say = match (view.is_asked(), &view.asked[..], view.side()) {
        (true, ..) => own,
        (false, [side], Some(_)) => Message::new(words.done).name("side", names::side(*side)),
        (false, [side], None) => Message::new(words.one).name("side", names::side(*side)),
        (false, ..) => Message::new(words.both),
    };
    (say, words.clause)
}

fn deploying(view: &View) -> (Message, &'static str) {
    let slots = |side: Side| -> usize {
        (data().setup.placements.iter())
            .filter(|placement| placement.side == side)
            .map(|placement| placement.blocks.len())
            .sum()
    };
    let left = (view.side()).map_or(0, |side| slots(side).saturating_sub(view.draft.len()));
    match (view.is_asked(), left) {
        (true, 1..) => (
            Message::new("prompt-deploy").count("left", left as i64),
            "5.3-a",
        ),
        _ => joint(view, DEPLOY, Message::new("prompt-confirm")),
    }
}

/// One location is named; of several the player chooses which is declared next.
fn main(one: &'static str, several: &'static str, left: PlaceSet) -> Message {
    match left.len() {
        1 => at(one, left.first()),
        _ => Message::new(several),
    }
}

fn asked(view: &View, phase: Phase) -> (Message, &'static str) {
    match phase {
        Phase::Move => match (view.taken, view.open.part) {
            (Some(block), _) => (naming("prompt-go", block), "6.1-e"),
            (None, Some(part)) => moving(&part),
            (None, None) => (Message::new("prompt-nothing"), "6.1-b"),
        },
        Phase::DeclareMain { left } => (main("prompt-main", "prompt-mains", left), "7.3-a"),
        Phase::Surprise => (Message::new("prompt-surprise"), "EC-MAR-b"),
        Phase::Jupiter => (Message::new("prompt-jupiter"), "EC-JUP-a"),
        Phase::Defect { block } => (naming("prompt-defect", block), "EC-JUP-e"),
        Phase::Vulcan => (Message::new("prompt-vulcan"), "EC-VUL-a"),
        Phase::Levy => match view.taken {
            Some(block) if block.is_navis() => (naming("prompt-raise", block), "6.4-g"),
            Some(block) => (naming("prompt-raise", block), "6.4-f"),
            None => {
                let levies = view.open.part.map_or(0, |part| part.levies);
                (Message::new("prompt-levy").count("levies", levies), "6.4-a")
            }
        },
        Phase::PickBattle => (Message::new("prompt-pick-battle"), "7.1-a"),
        Phase::Turn => match &view.open.battle {
            Some(battle) => fighting(battle),
            None => (Message::new("prompt-nothing"), "7.2-d"),
        },
        Phase::Hits { left, .. } => (Message::new("prompt-hits").count("left", left), "7.4-d"),
        Phase::Regroup { at: place, .. } => match view.taken {
            Some(block) => (naming("prompt-regroup-go", block), "7.7-a"),
            None => (at("prompt-regroup", Some(place)), "7.7-a"),
        },
        Phase::WinterNavis { .. } => (Message::new("prompt-winter-navis"), "8.2-a"),
        Phase::Supply { side } => {
            let mut cities = overfull(view, side).map(names::place).peekable();
            let say = match cities.peek() {
                Some(_) => Message::new("prompt-supply").fact("cities", names::list(cities)),
                None => Message::new("prompt-nothing"),
            };
            (say, "8.3-b")
        }
        Phase::Disband { .. } => (Message::new("prompt-disband"), "8.5-a"),
        Phase::Deploy | Phase::Discard | Phase::Commit | Phase::Over { .. } => {
            (Message::new("prompt-nothing"), "2.0-a")
        }
    }
}

fn naming(key: &'static str, block: Block) -> Message {
    Message::new(key).name("block", names::block(block))
}

fn at(key: &'static str, place: Option<Place>) -> Message {
    match place {
        Some(place) => Message::new(key).name("at", names::place(place)),
        None => Message::new("prompt-nothing"),
    }
}

/// One's own movement, with nothing picked.
fn moving(part: &Part) -> (Message, &'static str) {
    match part.order {
        Order::Event(God::Mars) => (Message::new("prompt-move-mars"), "EC-MAR-a"),
        Order::Event(God::Mercury) => (Message::new("prompt-move-mercury"), "EC-MER-b"),
        Order::Event(God::Neptune) => (Message::new("prompt-move-neptune"), "EC-NEP-a"),
        Order::Event(God::Pluto) => (Message::new("prompt-move-pluto"), "EC-PLU-b"),
        Order::Event(God::Apollo | God::Jupiter | God::Vulcan) | Order::Command => {
            let say = Message::new("prompt-move").count("moves", part.moves);
            // 6.3-d: nobody should learn too late that ships go first.
            let clause = if part.grouped { "6.1-b" } else { "6.3-d" };
            (say, clause)
        }
    }
}

/// One's own turn in a battle: the letter called, and what a block may do.
fn fighting(battle: &Battle) -> (Message, &'static str) {
    let limits = &data().limits;
    let (key, clause) = if battle.must_retreat(battle.turn_of()) {
        ("prompt-turn-forced", "7.2-f")
    } else if battle.round < limits.retreat_round {
        ("prompt-turn-first", "7.2-e")
    } else {
        ("prompt-turn", "7.2-d")
    };
    (round(key, battle), clause)
}

fn round(key: &'static str, battle: &Battle) -> Message {
    Message::new(key)
        .name("at", names::place(battle.at))
        .count("round", battle.round)
        .text("letter", called(battle).map_or("–", names::letter))
}

/// The letter whose blocks act now.
fn called(battle: &Battle) -> Option<Letter> {
    let sheet = battle.ready().first()?.sheet();
    let attacks = battle.turn_of() == battle.attacker;
    Some(if attacks { sheet.attack } else { sheet.defend })
}

fn waiting(view: &View, phase: Phase, side: Side) -> (Message, &'static str) {
    let waits = |say: Message| say.name("side", names::side(side));
    let plain = |key: &'static str| waits(Message::new(key));
    match phase {
        Phase::Move => match view.open.part.map(|part| (part.order, part.moves)) {
            Some((Order::Event(god), _)) => {
                let say = plain("wait-move-event").name("god", names::god(god));
                (say, "EC-b")
            }
            Some((Order::Command, moves)) => (plain("wait-move").count("moves", moves), "6.1-b"),
            None => (plain("wait-move").count("moves", 0), "6.1-b"),
        },
        Phase::DeclareMain { left } => (waits(main("wait-main", "wait-mains", left)), "7.3-b"),
        Phase::Surprise => (plain("wait-surprise"), "EC-MAR-b"),
        Phase::Jupiter => (plain("wait-jupiter"), "EC-JUP-a"),
        // FW-p: all have seen the block.
        Phase::Defect { block } => (waits(naming("wait-defect", block)), "EC-JUP-e"),
        Phase::Vulcan => (plain("wait-vulcan"), "EC-VUL-a"),
        Phase::Levy => {
            let levies = view.open.part.map_or(0, |part| part.levies);
            (plain("wait-levy").count("levies", levies), "6.4-a")
        }
        Phase::PickBattle => (plain("wait-pick-battle"), "7.1-a"),
        Phase::Turn => match &view.open.battle {
            Some(battle) => (waits(round("wait-turn", battle)), "7.2-b"),
            None => (Message::new("prompt-nothing"), "7.2-b"),
        },
        Phase::Hits { left, .. } => (plain("wait-hits").count("left", left), "7.4-d"),
        Phase::Regroup { at: place, .. } => (waits(at("wait-regroup", Some(place))), "7.7-a"),
        Phase::WinterNavis { .. } => (plain("wait-winter-navis"), "8.2-a"),
        Phase::Supply { .. } => (plain("wait-supply"), "8.3-b"),
        Phase::Disband { .. } => (plain("wait-disband"), "8.5-a"),
        Phase::Deploy | Phase::Discard | Phase::Commit | Phase::Over { .. } => {
            (Message::new("prompt-nothing"), "2.0-a")
        }
    }
}

/// Cities of `side` that hold more blocks than they feed (8.3-a).
fn overfull(view: &View, side: Side) -> impl Iterator<Item = Place> {
    let blocks = move |seen: &PlaceView| -> u8 {
        let own = seen.blocks.iter().filter(|block| block.back.side == side);
        own.map(|block| block.count).sum()
    };
    (view.places.iter())
        .filter(move |seen| blocks(seen) > seen.place.supply())
        .map(|seen| seen.place)
}

/// Who has won, and by what.
pub fn over(winner: Option<Side>, cause: Cause) -> (Message, &'static str) {
    let (key, clause) = match cause {
        Cause::TenPoints => ("prompt-over-ten-points", "1.2-d"),
        Cause::MorePoints => ("prompt-over-more-points", "1.2-e"),
        Cause::Rome => ("prompt-over-rome", "1.2-f"),
        Cause::Tie => ("prompt-over-tie", "1.2-g"),
    };
    let say = Message::new(key);
    let say = match winner {
        Some(side) => say.name("side", names::side(side)),
        None => say,
    };
    (say, clause)
}
