//! Why an act is not legal, where a rule of this game alone forbids it.

use kernel::Seat;
use punic::Subject;

use crate::act::Act;
use crate::game::Hannibal;
use crate::state::State;

pub type Refusal = punic::Refusal<Hannibal>;

/// The reasons of this game.
pub mod why {
    punic::reasons! {
        HAS_BID = "26.B", "refusal-has-bid", "you have bid; wait for the other player";
        TOO_HIGH = "26.B", "refusal-too-high", "at most 10 PCs are bid";

        BOUND = "24-a", "refusal-bound", "his ability keeps him in his region";
        FLAMEN = "25-a", "refusal-flamen", "he may not leave the region this turn (#90)";
        HANNO_COUNSELS = "25-a", "refusal-hanno-counsels", "no Carthaginian CU leaves Africa this turn (#57)";
        CATO_COUNSELS = "25-a", "refusal-cato-counsels", "no Roman CU enters Africa this turn (#58)";
        SICILIA = "28.11-h", "refusal-sicilia", "no Roman CU leaves Sicilia";
        NO_MAURETANIA = "26.3", "refusal-no-mauretania", "Mauretania is not part of this match";
        OUTSIDE_IBERIA = "28.10-f", "refusal-outside-iberia", "no force leaves Iberia in this campaign";
        OUTSIDE_ITALIA = "28.11-a", "refusal-outside-italia", "the space is not part of this campaign";
        OUTSIDE_AFRICA = "28.12-f", "refusal-outside-africa", "no force leaves Africa in this campaign";
        PEACE_PARTY = "28.12-j", "refusal-peace-party", "Hanno does not attack";
        RIVALRY = "28.10-h", "refusal-rivalry", "two Carthaginian generals with CUs do not stand together yet";

        NO_SHIP = "11.1-a", "refusal-no-ship", "the card gives him no ships";
        SAILED = "11.1-b", "refusal-sailed", "he has sailed in this activation, or another general of the campaign has";
        NO_PORT = "11.1-b", "refusal-no-port", "a voyage leads from port to port";
        SHIP_ROOM = "11.1-c", "refusal-ship-room", "so many CUs cannot sail";
        SEA_POINTS = "11.1-b", "refusal-sea-points", "a voyage costs 3 Movement Points";
        NAVAL_VICTORY = "25-a", "refusal-naval-victory", "Rome does not sail this turn (#29)";
        SEA_ALONE = "25-a", "refusal-sea-alone", "the pirates take him by sea alone (#50)";
        PIRATES = "25-a", "refusal-pirates", "the pirates do not land there (#50)";
        CITY_SHUT = "11.4-b", "refusal-city-shut", "nobody sails into that City now";

        GRANT_PLACE = "6.1-e", "refusal-grant-place", "this CU cannot be placed there";
        MUSTER_PLACE = "28.12-d", "refusal-muster-place", "these CUs go to generals or to Carthago";
        RETURN_PLACE = "6.1.1-a", "refusal-return-place", "he returns to a space with Carthaginian CUs";
        AFRICANUS_PLACE = "6.7-b", "refusal-africanus-place", "Scipio Africanus cannot come there";
        LEVY_PLACE = "6.2-b", "refusal-levy-place", "CUs go to Roma or to Roman generals";
        LEVY_ITALIA = "6.2-c", "refusal-levy-italia", "the CUs that are left must go to Italia";
        LEVY_FIVE = "6.2-d", "refusal-levy-five", "they must be placed so that one stack has 5 CUs";
        CONSUL_PLACE = "6.5-a", "refusal-consul-place", "a Consul is placed with at least 5 Roman CUs";
        CONSUL_ROMA = "6.5-b", "refusal-consul-roma", "without such a space he goes to Roma";
        CONSUL_BESIEGED = "6.5-c", "refusal-consul-besieged", "CUs inside a besieged City do not count";
        DEPLOY_PLACE = "28.10-a", "refusal-deploy-place", "the army cannot start there";
        DEPLOY_AFRICA = "28.12-a", "refusal-deploy-africa", "the army starts in Libya, not at Utica";
        NOT_CONSUL = "6.6-a", "refusal-not-consul", "only a Consul on the map is made Proconsul";
        NOT_IN_POOL = "6.4-b", "refusal-not-in-pool", "he is not in the pool";
        PERSUADED = "28.10-j", "refusal-persuaded", "the diplomat cannot turn a PC there";
        MAGO_PLACE = "28.11-d", "refusal-mago-place", "Mago lands in Gallia Cisalpina, where no Roman CU is";
        SUMMON = "28.12-i", "refusal-summon", "Hannibal cannot be called now";
        SUMMON_PLACE = "28.12-i", "refusal-summon-place", "Hannibal lands in the free port farthest from Scipio";

        EVENT_PC = "8.5-b", "refusal-event-pc", "the event does not reach the PC there";
        EVENT_STACK = "8.5-e", "refusal-event-stack", "the event does not strike that stack";
        EVENT_PLACE = "8.5-d", "refusal-event-place", "the event brings no CUs there";
        EVENT_GENERAL = "25-a", "refusal-event-general", "the event cannot be used for him";
        EVENT_PROVINCE = "8.5-b", "refusal-event-province", "the event does not reach that province";
        EVENT_NOT_DONE = "8.5-b", "refusal-event-not-done", "the event asks for more";
    }
}

pub fn of(state: &State, seat: Seat, act: Act) -> Refusal {
    let bid = state.secret.bids.get(seat.index()).copied().flatten();
    let over = state.open.over.is_some();
    match bid {
        Some(_) if !over && !punic::flow::asked(state).asks(seat) => Refusal {
            reason: why::HAS_BID,
            subject: Subject::Nothing,
        },
        _ => punic::refusal::of(state, seat, act),
    }
}
