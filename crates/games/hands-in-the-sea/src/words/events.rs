//! What happened, as everybody reads it.

use kernel::{Message, Milestone};

use super::names;
use crate::act::Haven;
use crate::event::Event;
use crate::ids::Location;
use crate::side::Side;

fn of(key: &'static str, side: Side) -> Message {
    Message::new(key).name("side", names::side(side))
}

fn there(key: &'static str, side: Side, at: Location) -> Message {
    of(key, side).name("at", names::location(at))
}

pub fn say(event: &Event) -> Message {
    match *event {
        Event::RoundBegan { side, due } => of("event-round-began", side).count("due", due),
        Event::RoundEnded { side } => of("event-round-ended", side),
        Event::Drew { side, count, cards } => match cards.is_empty() {
            true => of("event-drew", side).count("count", count),
            false => of("event-drew-cards", side).fact("cards", names::faces(&cards)),
        },
        Event::DrewKnown { side, face } => {
            of("event-drew-known", side).name("card", names::card(face))
        }
        Event::Renewed { side } => of("event-renewed", side),
        Event::Shuffled { side } => of("event-shuffled", side),
        Event::RowRevealed { card } => {
            Message::new("event-row-revealed").name("card", names::strategy(card))
        }
        Event::StrategiesShuffled => Message::new("event-strategies-shuffled"),
        Event::DeusDealt { side, card } => match card {
            Some(card) => of("event-deus-dealt-card", side).name("card", names::deus(card)),
            None => of("event-deus-dealt", side),
        },
        Event::Settled {
            side, at, cards, ..
        } => there("event-settled", side, at).fact("cards", names::faces(&cards)),
        Event::CardTaken { side, face, from } => match from {
            Some(from) => of("event-card-taken-from", side)
                .name("card", names::card(face))
                .name("from", names::side_of(from)),
            None => of("event-card-taken", side).name("card", names::card(face)),
        },
        Event::Developed { side, at, cards } => {
            there("event-developed", side, at).fact("cards", names::faces(&cards))
        }
        Event::Fortified { side, at, silver } => {
            there("event-fortified", side, at).count("silver", silver)
        }
        Event::TollPaid { side, silver } => of("event-toll-paid", side).count("silver", silver),
        Event::Attacked {
            side,
            at,
            cards,
            with,
            ..
        } => there("event-attacked", side, at)
            .name("card", names::card(with))
            .fact("cards", names::faces(&cards)),
        Event::ElephantsRolled {
            side,
            die,
            strength,
        } => of("event-elephants", side)
            .count("die", die)
            .text("strength", format!("{strength:+}")),
        Event::Reinforced { side, face, .. } => {
            of("event-reinforced", side).name("card", names::card(face))
        }
        Event::CombinedArms { side, .. } => of("event-combined-arms", side),
        Event::Track { battle, track } => {
            of("event-track", battle).text("track", format!("{track:+}"))
        }
        Event::BattleGoesOn { battle, round } => {
            of("event-battle-goes-on", battle).count("round", round)
        }
        Event::Withdrew { side, .. } => of("event-withdrew", side),
        Event::BattleEnded { at, end, .. } => Message::new("event-battle-ended")
            .name("at", names::location(at))
            .name("end", names::end(end)),
        Event::Captured { side, at, marker } => {
            there("event-captured", side, at).name("marker", names::marker(marker))
        }
        Event::FortRemoved { at } => {
            Message::new("event-fort-removed").name("at", names::location(at))
        }
        Event::Prestige { side, prestige } => {
            of("event-prestige", side).count("prestige", prestige)
        }
        Event::GaveUp { side, face, from } => of("event-gave-up", side)
            .name("card", names::card(face))
            .name("from", names::spot(from)),
        Event::Raided { side, at, cards } => {
            there("event-raiding", side, at).fact("cards", names::faces(&cards))
        }
        Event::Bribing { side, face, silver } => of("event-bribing", side)
            .name("card", names::card(face))
            .count("silver", silver),
        Event::Pillaging { side, at, cards } => {
            there("event-pillaging", side, at).fact("cards", names::faces(&cards))
        }
        Event::Blocked { side, face } => of("event-blocked", side).name("card", names::card(face)),
        Event::NotBlocked { side } => of("event-not-blocked", side),
        Event::HandShown { side, cards } => {
            of("event-hand-shown", side).fact("cards", names::faces(&cards))
        }
        Event::BribeWasted { side } => of("event-bribe-wasted", side),
        Event::Pillaged {
            side,
            at,
            silver,
            marker,
        } => there("event-pillaged", side, at)
            .count("silver", silver)
            .count("marker", marker),
        Event::VpLost { side, points } => of("event-vp-lost", side).count("points", points),
        Event::Engaged { side, zone, face } => of("event-engaged", side)
            .name("at", names::zone(zone))
            .name("card", names::card(face)),
        Event::LeadersJoined { side, cards } => {
            of("event-leaders", side).fact("cards", names::faces(&cards))
        }
        Event::InfantryJoined { cards } => {
            Message::new("event-infantry").fact("cards", names::faces(&cards))
        }
        Event::NavalDice {
            side,
            warships,
            leaders,
            infantry,
        } => of("event-naval-dice", side)
            .fact("warships", names::dice(&warships))
            .fact("leaders", names::dice(&leaders))
            .fact("infantry", names::dice(&infantry)),
        Event::Rerolled { side, dice } => {
            of("event-rerolled", side).fact("dice", names::dice(&dice))
        }
        Event::Sunk { side, warships } => of("event-sunk", side).count("warships", warships),
        Event::NavalBattleWon { winner } => match winner {
            Some(winner) => of("event-naval-won", winner),
            None => Message::new("event-naval-draw"),
        },
        Event::WarshipsGained { side, warships } => {
            of("event-warships-gained", side).count("warships", warships)
        }
        Event::FleetMoved {
            side,
            to: Haven::Port,
            ..
        } => of("event-fleet-home", side),
        Event::FleetMoved { side, to, .. } => {
            of("event-fleet-moved", side).name("to", names::haven(to))
        }
        Event::Earned {
            side,
            cards,
            silver,
        } => of("event-earned", side)
            .count("silver", silver)
            .fact("cards", names::faces(&cards)),
        Event::Drafted {
            side,
            face,
            levy,
            silver,
            ..
        } => of(
            if levy {
                "event-levied"
            } else {
                "event-drafted"
            },
            side,
        )
        .name("card", names::card(face))
        .count("silver", silver),
        Event::Discarded {
            side,
            cards,
            silver,
        } => of("event-discarded", side)
            .fact("cards", names::faces(&cards))
            .count("silver", silver),
        Event::Returned { side, face } => {
            of("event-returned", side).name("card", names::card(face))
        }
        Event::Reserved { side, face } => match face {
            Some(face) => of("event-reserved-card", side).name("card", names::card(face)),
            None => of("event-reserved", side),
        },
        Event::Retrieved {
            side,
            count,
            cards,
            silver,
        } => match cards.is_empty() {
            true => of("event-retrieved", side)
                .count("count", count)
                .count("silver", silver),
            false => of("event-retrieved-cards", side)
                .fact("cards", names::faces(&cards))
                .count("silver", silver),
        },
        Event::StrategyBought { side, card, silver } => of("event-strategy-bought", side)
            .name("card", names::strategy(card))
            .count("silver", silver),
        Event::StrategyDropped { side, card } => {
            of("event-strategy-dropped", side).name("card", names::strategy(card))
        }
        Event::Cycled {
            side,
            cards,
            silver,
        } => of("event-cycled", side)
            .count("cards", cards)
            .count("silver", silver),
        Event::Built { side, with, silver } => of("event-built", side)
            .name("card", names::card(with))
            .count("silver", silver),
        Event::Passed { side } => of("event-passed", side),
        Event::Supported { side, face } => {
            of("event-supported", side).name("card", names::card(face))
        }
        Event::DeusPlayed { side, card } => {
            of("event-deus-played", side).name("card", names::deus(card))
        }
        Event::SilverGained { side, silver } => {
            of("event-silver-gained", side).count("silver", silver)
        }
        Event::SilverLost { side, silver } => of("event-silver-lost", side).count("silver", silver),
        Event::VpGained { side, points } => of("event-vp-gained", side).count("points", points),
        Event::ActionGained { side } => of("event-action-gained", side),
        Event::Protected { side } => of("event-protected", side),
        Event::CampaignCame => Message::new("event-campaign"),
        Event::EventDrawn { card } => Message::new("event-drawn").name("event", names::event(card)),
        Event::EventRolled {
            die,
            result,
            affected,
        } => of("event-rolled", affected)
            .count("die", die)
            .count("result", result),
        Event::ProtectionUsed { side } => of("event-protection-used", side),
        Event::EventIgnored { card } => {
            Message::new("event-ignored").name("event", names::event(card))
        }
        Event::EventsShuffled => Message::new("event-events-shuffled"),
        Event::Intrigue { side } => of("event-intrigue", side),
        Event::LostAtRandom { side, face } => {
            of("event-lost-at-random", side).name("card", names::card(face))
        }
        Event::Declined { side } => of("event-declined", side),
        Event::MercenariesKept { side, cards } => {
            of("event-mercenaries-kept", side).fact("cards", names::faces(&cards))
        }
        Event::Revolted { side, at, marker } => {
            there("event-revolted", side, at).name("marker", names::marker(marker))
        }
        Event::FateTaken { side } => of("event-fate-taken", side),
        Event::FateReturned { side } => of("event-fate-returned", side),
        Event::PeaceRolled { die, ends } => {
            let key = match ends {
                true => "event-peace",
                false => "event-no-peace",
            };
            Message::new(key).count("die", die)
        }
        Event::Income { side, silver } => of("event-income", side).count("silver", silver),
        Event::Points { side, vp } => of("event-points", side).count("points", vp),
        Event::TurnBegan { turn } => Message::new("event-turn-began").count("turn", turn),
        Event::Upkeep { side, silver } => of("event-upkeep", side).count("silver", silver),
        Event::TurnedDown { side, card } => {
            of("event-turned-down", side).name("card", names::strategy(card))
        }
        Event::EndComes { pending } => Message::new(match pending {
            true => "event-end-pending",
            false => "event-end-comes",
        }),
        Event::Scored { rome, carthage } => Message::new("event-scored")
            .count("rome", rome)
            .count("carthage", carthage),
        Event::Over { winner, cause } => {
            of("event-over", winner).name("cause", format!("outcome-{}", cause.key()))
        }
    }
}

/// A turn is a chapter; battles and Campaigns are what somebody would look for in it.
pub fn milestone(event: &Event) -> Option<Milestone> {
    match *event {
        Event::TurnBegan { turn } => Some(Milestone::chapter(
            Message::new("chapter-turn").count("turn", turn),
        )),
        Event::CampaignCame => Some(Milestone::scene(Message::new("scene-campaign"))),
        Event::Attacked { side, at, .. } => Some(Milestone::scene(there("scene-attack", side, at))),
        Event::Engaged { side, zone, .. } => Some(Milestone::scene(
            of("scene-engaged", side).name("at", names::zone(zone)),
        )),
        _ => None,
    }
}
