//! What happened, as the log tells it.

use kernel::{Message, Milestone};

use super::names::{self, roman, shown};
use crate::event::{Event, Going};
use crate::{Side, data};

/// A year counted from the founding of the city and its year BC add up to this.
const FOUNDING: i64 = 754;

pub fn say(event: &Event) -> Message {
    match *event {
        Event::Deployed { cleopatra } => {
            Message::new("event-deployed").name("at", names::place(cleopatra))
        }
        Event::YearBegan { year } => {
            dated("event-year-began", year).count("bc", FOUNDING - i64::from(year))
        }
        Event::Dealt { side, cards } => match cards {
            Some(cards) => of("event-dealt-own", side)
                .fact("cards", names::list(cards.iter().map(names::card))),
            None => of("event-dealt", side).count("cards", data().limits.dealt),
        },
        Event::Discarded { side, card } => match card {
            Some(card) => of("event-discarded-own", side).name("card", names::card(card)),
            None => of("event-discarded", side),
        },
        Event::Revealed { caesar, pompey } => Message::new("event-revealed")
            .name("caesar", names::card(caesar))
            .name("pompey", names::card(pompey)),
        Event::Cancelled => Message::new("event-cancelled"),
        Event::PartBegan {
            side,
            player,
            moves,
            levies,
            god,
        } => match god {
            Some(god) => of("event-part-began-event", side)
                .count("player", player)
                .name("god", names::god(god)),
            None => of("event-part-began", side)
                .count("player", player)
                .count("moves", moves)
                .count("levies", levies),
        },
        Event::Moved {
            side,
            colour,
            block,
            from,
            path,
            by,
        } => {
            let key = match by {
                Going::Group => "event-moved",
                Going::Amphibious => "event-shipped",
                Going::Regroup => "event-regrouped",
            };
            of(key, side)
                .name("block", names::known(block, colour))
                .fact("path", names::way(from, path))
        }
        Event::MovesEnded { side } => of("event-moves-ended", side),
        Event::MainDeclared { side, at, link } => {
            of("event-main-declared", side).fact("path", names::road_to(at, link))
        }
        Event::SurpriseNamed { side, at } => {
            of("event-surprise-named", side).name("at", names::place(at))
        }
        Event::Declined { side } => of("event-declined", side),
        Event::Turned {
            side,
            at,
            block,
            steps,
        } => shown("event-turned", block)
            .name("side", names::side(side))
            .name("at", names::place(at))
            .text("steps", roman(steps)),
        Event::Defected {
            side,
            colour,
            from,
            to,
        } => of("event-defected", side)
            .name("block", names::known(None, colour))
            .fact("path", names::way(from, crate::Path::to(to))),
        Event::Struck { side, at, blocks } => of("event-struck", side)
            .name("at", names::place(at))
            .count("blocks", blocks),
        Event::Levied {
            side,
            at,
            colour,
            new,
            block,
        } => of(if new { "event-raised" } else { "event-grew" }, side)
            .name("block", names::known(block, colour))
            .name("at", names::place(at)),
        Event::LeviesEnded { side } => of("event-levies-ended", side),
        Event::BattleBegan {
            at,
            attacker,
            surprise,
        } => {
            let key = if surprise {
                "event-battle-began-surprise"
            } else {
                "event-battle-began"
            };
            of(key, attacker).name("at", names::place(at))
        }
        Event::Shown { side, blocks } => {
            of("event-shown", side).fact("blocks", names::list(blocks.iter().map(names::block)))
        }
        Event::RoundBegan { round } => Message::new("event-round-began").count("round", round),
        Event::Disrupted { side } => of("event-disrupted", side),
        Event::RolesSwapped { attacker } => of("event-roles-swapped", attacker),
        Event::Fired {
            block,
            dice,
            count,
            hits,
        } => {
            let rolled = dice.get(..usize::from(count)).unwrap_or(&dice);
            shown("event-fired", block)
                .text("dice", names::dice(rolled))
                .count("hits", hits)
        }
        Event::Passed { block } => shown("event-passed", block),
        Event::Reduced { block, steps } => {
            shown("event-reduced", block).text("steps", roman(steps))
        }
        Event::Eliminated { block } => shown("event-eliminated", block),
        Event::Killed { block } => {
            shown("event-killed", block).name("side", names::side(block.sheet().owner.enemy()))
        }
        Event::Captured { by, at } => of("event-captured", by).name("at", names::place(at)),
        Event::Retreated { block, from, path } => {
            shown("event-retreated", block).fact("path", names::way(from, path))
        }
        Event::BattleWon { at, side } => of("event-battle-won", side).name("at", names::place(at)),
        Event::RegroupEnded { side } => of("event-regroup-ended", side),
        Event::TurnEnded { year, turn } => dated("event-turn-ended", year).count("turn", turn),
        Event::WinterBegan { year } => dated("event-winter-began", year),
        Event::CleopatraHome { from, side } => {
            let home = crate::Path::to(data().alexandria);
            of("event-cleopatra-home", side).fact("path", names::way(from, home))
        }
        Event::Wintered {
            side,
            colour,
            block,
            sea,
            port,
        } => of("event-wintered", side)
            .name("block", names::known(block, colour))
            .fact("path", names::way(sea, crate::Path::to(port))),
        Event::Disbanded {
            side,
            colour,
            block,
            at,
        } => of("event-disbanded", side)
            .name("block", names::known(block, colour))
            .name("at", names::place(at)),
        Event::Scored { caesar, pompey } => Message::new("event-scored")
            .count("caesar", caesar)
            .count("pompey", pompey),
        Event::DisbandEnded { side } => of("event-disband-ended", side),
        Event::Ended { winner } => match winner {
            Some(side) => of("event-won", side),
            None => Message::new("event-drawn"),
        },
    }
}

fn of(key: &'static str, side: Side) -> Message {
    Message::new(key).name("side", names::side(side))
}

/// A Year is a name, not a number: no language may group its digits.
/// Years are the chapters of a match, battles and winters their scenes.
pub fn milestone(event: &Event) -> Option<Milestone> {
    match *event {
        Event::YearBegan { year } => Some(Milestone::chapter(dated("milestone-year", year))),
        Event::BattleBegan { at, .. } => {
            let battle = Message::new("milestone-battle").name("at", names::place(at));
            Some(Milestone::scene(battle))
        }
        Event::WinterBegan { .. } => Some(Milestone::scene(Message::new("milestone-winter"))),
        _ => None,
    }
}

fn dated(key: &'static str, year: u16) -> Message {
    Message::new(key).text("year", year.to_string())
}
