//! Why an act is not legal, where a rule of this game alone forbids it.

use crate::game::Hamilcar;

pub type Refusal = punic::Refusal<Hamilcar>;

/// The reasons of this game.
pub mod why {
    punic::reasons! {
        GENERAL_PLACE = "6.1.1-e", "refusal-general-place", "generals come to Carthaginian CUs or to a City that is not besieged";
        RECRUIT_PLACE = "6.1-c", "refusal-recruit-place", "the CU goes to a general or to a City that is not besieged";
        CARTHAGO_ONLY = "6.1-d", "refusal-carthago-only", "the CU goes to Carthago or becomes a Ship";
        LEVY_PLACE = "6.2-b", "refusal-levy-place", "the CU goes to Roma, or to a Roman general while two of them may";
        NOT_ELIGIBLE = "6.4-a", "refusal-not-eligible", "only a Consul on the map is made Proconsul, and Duilius only if he was paid for";
        NOT_IN_DECK = "6.4-c", "refusal-not-in-deck", "he is not in the Roman deck";
        CONSUL_PLACE = "6.4-d", "refusal-consul-place", "a Consul comes to 3 Roman CUs that are not besieged, or else to Roma";
        NO_REFORM = "6.5.3-c", "refusal-no-reform", "that reform would change nothing";
        NO_HIRING = "6.1.2-a", "refusal-no-hiring", "nobody can be hired now";
        MERCENARY_PORT = "6.1.2-c", "refusal-mercenary-port", "he lands in a Carthaginian port of his region that is not besieged";
        MIAT_EMPTY = "6.1.2-b", "refusal-miat-empty", "there is no PC in that space of the Miat";

        NO_TRAINING = "8.2-c", "refusal-no-training", "only Rome trains its crews";
        NO_TRAINING_CARD = "8.2-c", "refusal-no-training-card", "the card has no training symbol";
        EXCELLENT = "11.8.3-b", "refusal-excellent", "Seamanship is Excellent already";
        NO_SHIP_CARD = "8.2-h", "refusal-no-ship-card", "only a card of 3 OPs with ship symbols builds Ships";
        ALL_SHIPS = "2.2.7-a", "refusal-all-ships", "you have all your ten Ships";
        NOTHING_TO_BUY = "8.2-a", "refusal-nothing-to-buy", "there is nothing to use an OP for";
        NO_CONCESSION = "8.2-f", "refusal-no-concession", "the Miat is Carthage's";
        MIAT_FULL = "19.5-a", "refusal-miat-full", "the Miat is full";
        MIAT_TAKEN = "19.5-a", "refusal-miat-taken", "a PC lies in that space of the Miat";
        MIAT_FIRST = "19.5-e", "refusal-miat-first", "the first PC comes from the Miat";
        NOTHING_TO_REPAIR = "2.2.7-d", "refusal-nothing-to-repair", "you have no Spent Ship";
        SUPPLY_PLACE = "8.2.1-b", "refusal-supply-place", "a Supply Train is placed in a City or with an Army of yours that is not besieged";

        NO_ROUTE = "11.1-b", "refusal-no-route", "no Sea Route leads there";
        NO_SEA_POINTS = "11.1-d", "refusal-no-sea-points", "he has no MP left for the sea";
        FLEET_FULL = "11.5-a", "refusal-fleet-full", "a Fleet carries at most 10 CUs and 10 Supply Trains";
        AFRICA = "11.8.2-a", "refusal-africa", "Rome may not land in Africa yet";
        CITY_SHUT = "11.4-a", "refusal-city-shut", "he cannot sail into that City";
        SHIPS = "11.1-e", "refusal-ships", "there are not so many Ready Ships";
        NO_ATTEMPT = "11.6-d", "refusal-no-attempt", "no attempt can come from there";
        NOTHING_DECLARED = "11.6-c", "refusal-nothing-declared", "a pool without an attempt intercepts nobody";
        NO_TACTIC = "11.7.2-c", "refusal-no-tactic", "you cannot play that tactics card now";
        NO_TARGET = "11.7.3-b", "refusal-no-sea-target", "the enemy has nothing of the kind left";
        NO_EVADING = "11.7.4-c", "refusal-no-evading", "only the holder of Supremacy evades";
        DROWN = "11.7.3-f", "refusal-drown", "so many cannot be lost by this force";
        SUPREMACY = "20.2.7-a", "refusal-supremacy", "only the holder of Supremacy besieges that City";
        NO_SUPPLY = "22.2-b", "refusal-no-supply", "you have no Supply Train there";
        TREASURY_PCS = "22.2-d", "refusal-treasury-pcs", "the War Treasury buys no PCs on the map";
        TREASURY = "22.2-f", "refusal-treasury", "the War Treasury cannot pay for that";
    }
}
