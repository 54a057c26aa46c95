//! Typed ids: a location, a sea zone, a printed card and each of its copies, a strategy
//! card, an event, a Deus Ex Machina card.
//!
//! Inside the program an id is one byte that indexes a table. Outside it is a word such
//! as `"messana"`: files, records and the protocol keep their meaning when the order of
//! a data file changes.

pub use kernel::{Id, UnknownId};
use kernel::{closed_id, dense_id};

use crate::data::data;

dense_id! {
    /// A location of the map.
    Location[32], "location", data.location_names
}

closed_id! {
    /// A sea zone, and the region that it belongs to (4.3-a).
    Zone, "sea zone":
    Italy = "italy", Sicily = "sicily", Africa = "africa",
    CorsicaSardinia = "corsica-sardinia",
}

dense_id! {
    /// A card as it is printed: what players see and name (D-9). The Location cards
    /// come first, in the order of the locations.
    Face[62], "card", data.face_names
}

dense_id! {
    /// One copy of a printed card. Copies are told apart inside a state and nowhere
    /// else: no viewer learns which of two it was.
    Card[81], "copy of a card", data.card_names
}

closed_id! {
    /// A strategy card. With the option `upkeep` the alternative card of the same name
    /// is meant (7.1-a).
    Strategy, "strategy card":
    Corvus = "corvus", DeepReserve = "deep-reserve", CelticAllies = "celtic-allies",
    Plundering = "plundering", Devotion = "devotion", Loyalty = "loyalty",
    Diplomacy = "diplomacy", SkilledSailors = "skilled-sailors", Shipwrights = "shipwrights",
    TradeRoutes = "trade-routes", MilitaryRoads = "military-roads",
    Conscription = "conscription", Siegecraft = "siegecraft", Scouts = "scouts",
    MercenaryContracts = "mercenary-contracts",
}

closed_id! {
    /// An event card, alternative ones last.
    EventCard, "event card":
    PoliticalIntrigue = "political-intrigue", StormsAtSea1 = "storms-at-sea-1",
    StormsAtSea2 = "storms-at-sea-2", NavalDisaster = "naval-disaster",
    DeathOfALeader = "death-of-a-leader", Traitor = "traitor", Revolt = "revolt",
    MercenaryMutiny = "mercenary-mutiny", LeadersDispute = "leaders-dispute", Peace = "peace",
    Plague = "plague", CropFailure = "crop-failure", BountifulHarvest = "bountiful-harvest",
    PublicZeal = "public-zeal", StormsAtSeaAlt = "storms-at-sea-alt",
    NavalDisasterAlt = "naval-disaster-alt", RevoltAlt = "revolt-alt",
    MercenaryMutinyAlt = "mercenary-mutiny-alt", LeadersDisputeAlt = "leaders-dispute-alt",
}

closed_id! {
    /// A Deus Ex Machina card (7.2), Carthage's first.
    Deus, "Deus Ex Machina card":
    SacrificeToBaal = "sacrifice-to-baal", CouncilOf104 = "council-of-104",
    SerpentOfAfrica = "serpent-of-africa", WesternResources = "western-resources",
    GladiatorialContest = "gladiatorial-contest", NobleCitizen = "noble-citizen",
    PunicTreachery = "punic-treachery", SacrificeOfTheVestal = "sacrifice-of-the-vestal",
}

impl Card {
    /// The card that ends a turn (4.1).
    pub const CAMPAIGN: Card = Card::new(80);

    #[inline]
    pub fn face(self) -> Face {
        data().face_of[self.index()]
    }

    /// The place of a Location card.
    #[inline]
    pub const fn location(self) -> Option<Location> {
        if self.index() < Location::COUNT {
            Some(Location::new(self.index() as u8))
        } else {
            None
        }
    }
}

impl Face {
    /// The place of a Location card.
    #[inline]
    pub const fn location(self) -> Option<Location> {
        if self.index() < Location::COUNT {
            Some(Location::new(self.index() as u8))
        } else {
            None
        }
    }
}

impl Location {
    /// There is exactly one card for each location (2-l).
    #[inline]
    pub const fn card(self) -> Card {
        Card::new(self.index() as u8)
    }

    #[inline]
    pub const fn face(self) -> Face {
        Face::new(self.index() as u8)
    }
}

#[cfg(test)]
mod tests {
    use std::fmt;

    use serde::{Serialize, de};

    use super::*;

    #[test]
    fn an_id_and_its_word_are_one_to_one() {
        fn holds<T: Id + fmt::Debug + Serialize + de::DeserializeOwned>() {
            for index in 0..T::COUNT {
                let one = T::at(index);
                let text = serde_json::to_string(&one).unwrap();
                assert_eq!(text, format!("\"{one}\""));
                assert_eq!(serde_json::from_str::<T>(&text).unwrap(), one);
                assert_eq!(one.place(), index);
            }
        }
        holds::<Location>();
        holds::<Zone>();
        holds::<Face>();
        holds::<Card>();
        holds::<Strategy>();
        holds::<EventCard>();
        holds::<Deus>();
    }

    #[test]
    fn a_location_and_its_card_have_one_name() {
        for location in Location::all() {
            assert_eq!(location.card().location(), Some(location));
            assert_eq!(location.face().location(), Some(location));
            assert_eq!(location.card().face(), location.face());
            assert_eq!(location.face().id(), location.id());
        }
        assert_eq!(Card::CAMPAIGN.id(), "campaign");
        assert_eq!(Card::CAMPAIGN.location(), None);
    }

    #[test]
    fn an_unknown_word_gets_a_guess() {
        let message = "Mesana".parse::<Location>().unwrap_err().to_string();
        let expected = "no location is called \"Mesana\" (did you mean \"messana\"?)";
        assert_eq!(message, expected);
        assert!(serde_json::from_str::<Card>("7").is_err());
    }
}
