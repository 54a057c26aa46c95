//! Sets of ids as bits: copied like a number, walked in ascending order.

use kernel::id_set;

use crate::ids::{Card, Empire, Good, Province, Sea, Slot};

id_set! {
    /// Some of the provinces.
    ProvinceSet(u64) of Province, Provinces
}

id_set! {
    /// Some of the seas.
    SeaSet(u16) of Sea, Seas
}

id_set! {
    /// Some of the slots.
    SlotSet(u128) of Slot, Slots
}

id_set! {
    /// Some of the empires.
    EmpireSet(u8) of Empire, Empires
}

id_set! {
    /// Kinds of goods, or legendary goods, of which there is one of each kind.
    GoodSet(u16) of Good, Goods
}

id_set! {
    /// Some of the cards.
    CardSet(u32) of Card, Cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_a_list_of_words() {
        let set: EmpireSet = [Empire::Egypt, Empire::Rome].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["rome","egypt"]"#);
        assert_eq!(
            serde_json::from_str::<EmpireSet>(r#"["egypt","rome"]"#).unwrap(),
            set
        );
        assert!(serde_json::from_str::<EmpireSet>(r#"["sparta"]"#).is_err());
    }

    #[test]
    fn what_is_above_the_last_is_nothing() {
        let last = SlotSet::ALL.iter().last().expect("there are slots");
        assert!(SlotSet::ALL.above(last).is_empty());
        let rome = EmpireSet::ALL.above(Empire::Rome);
        assert_eq!(rome, EmpireSet::ALL.without(Empire::Rome));
        assert_eq!(rome.nth(1), Some(Empire::Babylon));
    }
}
