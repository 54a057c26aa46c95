//! What happened, as a line of the log.

use kernel::{Message, Milestone};

use super::Words;
use super::names;
use super::prompts::won;
use crate::event::Event;
use crate::frame::{DebtCause, LossCause, Way};
use crate::id::{Card, General, Space};
use crate::land::Units;
use crate::set::GeneralSet;
use crate::sheets::{LinkKind, Office};
use crate::side::Side;
use crate::state::End;
use crate::strategy::Use;
use crate::tables::Title;

pub fn say<W: Words>(event: &Event<W>) -> Message {
    match *event {
        Event::Game(ref event) => W::say_event(event),
        Event::TurnBegan { turn } => Message::new("event-turn-began")
            .count("turn", turn)
            .name("years", names::years(turn)),
        Event::CuPlaced { stack, units } => {
            let say = by("event-cu-placed", stack.side).name("at", names::space(stack.at));
            names::units(say, units)
        }
        Event::CuForfeited { side, count } => by("event-cu-forfeited", side).count("cu", count),
        Event::GeneralPlaced { general, at } => {
            who("event-general-placed", general).name("at", names::space(at))
        }
        Event::OfficeChanged { general, office } => {
            let key = match office {
                Some(Office::Consul) => "event-consul",
                Some(Office::Proconsul) => "event-proconsul",
                None => "event-no-office",
            };
            who(key, general)
        }
        Event::Recalled { general } => who("event-recalled", general),
        Event::Elected { general } => who("event-elected", general),
        Event::CommandTaken { general } => who("event-command-taken", general),
        Event::Shuffled
        | Event::Dealt { .. }
        | Event::Preempted { .. }
        | Event::FirstChosen { .. }
        | Event::CardPlayed { .. }
        | Event::CounterPlayed { .. }
        | Event::EventCancelled { .. }
        | Event::CardRemoved { .. }
        | Event::CardLost { .. }
        | Event::CardStolen { .. }
        | Event::TruceBegan { .. }
        | Event::TruceEnded
        | Event::EffectChanged { .. } => cards(event),
        Event::Activated { .. }
        | Event::ForceSet { .. }
        | Event::Moved { .. }
        | Event::MoveEnded { .. }
        | Event::WentInside { .. }
        | Event::AvoidDeclared { .. }
        | Event::InterceptDeclared { .. }
        | Event::Avoided { .. }
        | Event::AvoidFailed { .. }
        | Event::Intercepted { .. }
        | Event::InterceptFailed { .. }
        | Event::FellBack { .. }
        | Event::Overran { .. }
        | Event::PursuitFailed { .. } => movement(event),
        Event::Rolled {
            side,
            purpose,
            face,
            value,
        } => {
            let plain = i16::from(face) == i16::from(value);
            by(
                if plain {
                    "event-rolled"
                } else {
                    "event-rolled-modified"
                },
                side,
            )
            .text("die", names::die(face))
            .text("value", names::number(value))
            .name("purpose", format!("purpose-{purpose}"))
        }
        Event::RollShifted { by, value } => Message::new("event-roll-shifted")
            .text("by", names::signed(by))
            .text("value", names::number(value)),
        Event::RollRepeated { face } => {
            Message::new("event-roll-repeated").text("die", names::die(face))
        }
        Event::BattleBegan { .. }
        | Event::CommandChanged { .. }
        | Event::Charged { .. }
        | Event::BattleCardsDealt { .. }
        | Event::BattleHand { .. }
        | Event::HandShown { .. }
        | Event::BattleCardsDrawn { .. }
        | Event::BattleCardStolen { .. }
        | Event::Attacked { .. }
        | Event::Matched { .. }
        | Event::NotMatched { .. }
        | Event::OutOfCards { .. }
        | Event::AttackerChanged { .. }
        | Event::WithdrawalStopped { .. }
        | Event::Withdrew { .. }
        | Event::BattleWon { .. }
        | Event::Lost { .. }
        | Event::Retreated { .. }
        | Event::Eliminated { .. } => battle(event),
        Event::Displaced { general } => who("event-displaced", general),
        Event::Died { general } => who("event-died", general),
        Event::TrainPlaced { at } => there("event-train-placed", at),
        Event::TrainLost => Message::new("event-train-lost"),
        Event::PcPlaced { side, at } => both("event-pc-placed", side, at),
        Event::PcTurned { side, at } => both("event-pc-turned", side, at),
        Event::PcRemoved { side, at } => both("event-pc-removed", side, at),
        Event::PcsOwed { side, count, why } => {
            let key = match why {
                DebtCause::Battle => "event-owed-battle",
                DebtCause::Mourning => "event-owed-mourning",
                DebtCause::Check => "event-owed-check",
                DebtCause::Game(debt) => W::debt(debt).event,
            };
            by(key, side).count("count", count)
        }
        Event::Isolated { side, spaces } if spaces.is_empty() => by("event-isolated-none", side),
        Event::Isolated { side, spaces } => {
            by("event-isolated", side).text("spaces", names::spaces(spaces))
        }
        Event::PointsPlaced { at, points, .. } => {
            let key = match at.is_city() {
                true => "event-siege-points",
                false => "event-subjugation-points",
            };
            there(key, at).count("points", points)
        }
        Event::Passed { side } => by("event-passed", side),
        Event::SiegeFailed { side, at } => both("event-siege-failed", side, at),
        Event::CityTaken { side, at } => both("event-city-taken", side, at),
        Event::CityTurned { side, at } => both("event-city-turned", side, at),
        Event::TribeSubjugated { side, at } => both("event-tribe-subjugated", side, at),
        Event::CityHeld { at } => there("event-city-held", at),
        Event::ProvinceChosen { side, province } => {
            by("event-province-chosen", side).name("province", names::province(province))
        }
        Event::WinterBegan => Message::new("event-winter-began"),
        Event::Counted { provinces } => Message::new("event-counted")
            .count("rome", provinces[Side::Rome])
            .count("carthage", provinces[Side::Carthage]),
        Event::TurnEnded { turn } => Message::new("event-turn-ended").count("turn", turn),
        Event::GameOver { winner, cause } => won(End::<W> { winner, cause }),
    }
}

/// Turns are the chapters; battles, fallen Cities and winters the scenes within them.
pub fn milestone<W: Words>(event: &Event<W>) -> Option<Milestone> {
    match *event {
        Event::TurnBegan { turn } => {
            let turned = Message::new("milestone-turn").count("turn", turn);
            Some(Milestone::chapter(turned.name("years", names::years(turn))))
        }
        Event::BattleBegan { at, .. } => Some(Milestone::scene(there("milestone-battle", at))),
        Event::CityTaken { at, .. } => Some(Milestone::scene(there("milestone-city", at))),
        Event::WinterBegan => Some(Milestone::scene(Message::new("milestone-winter"))),
        _ => None,
    }
}

pub fn by(key: &'static str, side: Side) -> Message {
    Message::new(key).name("side", names::side(side))
}

pub fn who<W: Words>(key: &'static str, general: General<W>) -> Message {
    Message::new(key).name("general", names::general(general))
}

pub fn there<W: Words>(key: &'static str, at: Space<W>) -> Message {
    Message::new(key).name("at", names::space(at))
}

pub fn both<W: Words>(key: &'static str, side: Side, at: Space<W>) -> Message {
    by(key, side).name("at", names::space(at))
}

fn force<W: Words>(say: Message, units: Units, generals: GeneralSet<W>) -> Message {
    names::units(say.text("generals", names::generals(generals)), units)
}

fn cards<W: Words>(event: &Event<W>) -> Message {
    let of = |key: &'static str, card: Card<W>| Message::new(key).name("card", names::card(card));
    match *event {
        Event::Dealt { side, count, cards } => match cards {
            Some(cards) if !cards.is_empty() => {
                by("event-dealt-own", side).fact("cards", names::cards(cards))
            }
            _ => by("event-dealt", side).count("count", count),
        },
        Event::Preempted { side, card } => {
            by("event-preempted", side).name("card", names::card(card))
        }
        Event::FirstChosen { side } => by("event-first-chosen", side),
        Event::CardPlayed { side, card, way } => {
            let key = match way {
                Use::Event => "event-played-event",
                Use::General => "event-played-general",
                Use::Pcs => "event-played-pcs",
                Use::Troops => "event-played-troops",
                Use::Discard => "event-played-discard",
                Use::Game(way) => W::use_keys(way).1,
            };
            by(key, side).name("card", names::card(card))
        }
        Event::CounterPlayed { side, card, .. } => {
            by("event-counter-played", side).name("card", names::card(card))
        }
        Event::EventCancelled { card } => of("event-event-cancelled", card),
        Event::CardRemoved { card } => of("event-card-removed", card),
        Event::CardLost { side, card } => {
            by("event-card-lost", side).name("card", names::card(card))
        }
        Event::CardStolen { by: side, card } => match card {
            Some(card) => by("event-card-stolen-own", side).name("card", names::card(card)),
            None => by("event-card-stolen", side),
        },
        Event::TruceBegan { .. } => Message::new("event-truce-began"),
        Event::TruceEnded => Message::new("event-truce-ended"),
        Event::EffectChanged { card, on: true } => of("event-effect-on", card),
        Event::EffectChanged { card, on: false } => of("event-effect-off", card),
        _ => Message::new("event-shuffled"),
    }
}

fn movement<W: Words>(event: &Event<W>) -> Message {
    match *event {
        Event::Activated { general } => {
            by("event-activated", general.side()).name("general", names::general(general))
        }
        Event::ForceSet {
            units,
            generals,
            train,
            ..
        } => {
            let key = if W::has_train(train) {
                "event-force-train"
            } else {
                "event-force-set"
            };
            force(Message::new(key), units, generals)
        }
        Event::Moved {
            from,
            to,
            way,
            units,
            generals,
            ..
        } => {
            let key = match way {
                Way::Sortie => "event-moved-sortie",
                Way::Sea => "event-moved-sea",
                Way::Land(_) if units.cu == 0 => "event-moved-alone",
                Way::Land(LinkKind::Pass | LinkKind::AlpinePass) => "event-moved-pass",
                Way::Land(LinkKind::Road | LinkKind::Strait) => "event-moved",
            };
            force(Message::new(key), units, generals)
                .fact("path", names::path(from, to))
                .name("at", names::space(to))
        }
        Event::WentInside {
            stack,
            units,
            generals,
        } => {
            let key = match generals.is_empty() {
                true => "event-went-inside",
                false => "event-went-inside-generals",
            };
            force(there(key, stack.at), units, generals)
        }
        Event::AvoidDeclared { from, to, units } => {
            let say = Message::new("event-avoid-declared").fact("path", names::path(from, to));
            names::units(say, units)
        }
        Event::InterceptDeclared { from, at, units } => {
            let say = Message::new("event-intercept-declared").fact("path", names::path(from, at));
            names::units(say, units)
        }
        Event::Avoided {
            side,
            from,
            to,
            inside,
            units,
            generals,
        } => {
            let key = if inside {
                "event-avoided-inside"
            } else {
                "event-avoided"
            };
            force(both(key, side, to), units, generals).fact("path", names::path(from, to))
        }
        Event::AvoidFailed { side, at } => both("event-avoid-failed", side, at),
        Event::Intercepted {
            side,
            from,
            at,
            units,
            generals,
        } => {
            let say = force(by("event-intercepted", side), units, generals);
            say.fact("path", names::path(from, at))
        }
        Event::InterceptFailed { side, from } => both("event-intercept-failed", side, from),
        Event::FellBack { general, to } => {
            who("event-fell-back", general).name("at", names::space(to))
        }
        Event::Overran { general, at } => {
            who("event-overran", general).name("at", names::space(at))
        }
        Event::PursuitFailed { general } => who("event-pursuit-failed", general),
        Event::MoveEnded { general } => who("event-move-ended", general),
        _ => Message::new("event-shuffled"),
    }
}

fn battle<W: Words>(event: &Event<W>) -> Message {
    match *event {
        Event::BattleBegan { at, attacker } => both("event-battle-began", attacker, at),
        Event::CommandChanged { general } => who("event-command-changed", general),
        Event::Charged { elephants } => Message::new("event-charged").count("elephants", elephants),
        Event::BattleCardsDealt { attacker, defender } => Message::new("event-battle-cards-dealt")
            .count("attacker", attacker)
            .count("defender", defender),
        Event::BattleHand { side, hand } => match hand {
            Some(hand) => names::titles(by("event-battle-hand-own", side), hand),
            None => by("event-battle-hand", side),
        },
        Event::HandShown { side, cards } => names::titles(by("event-hand-shown", side), cards),
        Event::BattleCardsDrawn { side, count, .. } => {
            by("event-battle-cards-drawn", side).count("count", count)
        }
        Event::BattleCardStolen { by: side, card } => match card {
            Some(card) => {
                by("event-battle-card-stolen-own", side).name("title", names::title(card))
            }
            None => by("event-battle-card-stolen", side),
        },
        Event::Attacked { side, card, title } => {
            let key = match card {
                Title::Reserve => "event-attacked-reserve",
                _ => "event-attacked",
            };
            by(key, side).name("title", names::title(title))
        }
        Event::Matched { side, card } => {
            by("event-matched", side).name("title", names::title(card))
        }
        Event::NotMatched { side } => by("event-not-matched", side),
        Event::OutOfCards { side } => by("event-out-of-cards", side),
        Event::AttackerChanged { side } => by("event-attacker-changed", side),
        Event::WithdrawalStopped { side } => by("event-withdrawal-stopped", side),
        Event::Withdrew { side, to } => both("event-withdrew", side, to),
        Event::BattleWon { at, side } => both("event-battle-won", side, at),
        Event::Lost { stack, units, why } => {
            let key = match why {
                LossCause::Attrition => "event-lost-attrition",
                LossCause::Battle => "event-lost-battle",
                LossCause::Retreat => "event-lost-retreat",
                LossCause::Siege => "event-lost-siege",
                LossCause::Event => "event-lost-event",
            };
            names::units(both(key, stack.side, stack.at), units)
        }
        Event::Retreated {
            side,
            from,
            to,
            units,
            generals,
        } => {
            let key = match generals.is_empty() {
                true => "event-retreated-leaderless",
                false => "event-retreated",
            };
            force(by(key, side), units, generals).fact("path", names::path(from, to))
        }
        Event::Eliminated { stack, units } => {
            names::units(both("event-eliminated", stack.side, stack.at), units)
        }
        _ => Message::new("event-shuffled"),
    }
}
