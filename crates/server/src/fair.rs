//! A queue that serves its owners in turn: whoever has much in it waits for his own
//! things, not others for his.

use std::collections::{HashMap, HashSet, VecDeque};

/// What waits, by owner. Nothing waits twice.
#[derive(Debug, Default)]
pub struct FairQueue {
    /// Owners of whom something waits, in the order of their turns.
    turns: VecDeque<String>,
    waiting: HashMap<String, VecDeque<String>>,
    known: HashSet<String>,
}

impl FairQueue {
    /// Adds `item` of `owner`; says whether it was not waiting already.
    pub fn push(&mut self, owner: &str, item: &str) -> bool {
        if !self.known.insert(item.to_owned()) {
            return false;
        }
        let own = self.waiting.entry(owner.to_owned()).or_default();
        if own.is_empty() {
            self.turns.push_back(owner.to_owned());
        }
        own.push_back(item.to_owned());
        true
    }

    /// The next item, with its owner.
    pub fn pop(&mut self) -> Option<(String, String)> {
        let owner = self.turns.pop_front()?;
        let own = self.waiting.get_mut(&owner)?;
        let item = own.pop_front()?;
        if own.is_empty() {
            self.waiting.remove(&owner);
        } else {
            self.turns.push_back(owner.clone());
        }
        self.known.remove(&item);
        Some((owner, item))
    }
}

#[cfg(test)]
mod tests {
    use super::FairQueue;

    #[test]
    fn owners_are_served_in_turn_however_much_they_have() {
        let mut queue = FairQueue::default();
        for number in 0..1000 {
            assert!(queue.push("ann", &format!("a{number}")));
        }
        assert!(queue.push("bob", "b0") && !queue.push("bob", "b0"));
        assert!(queue.push("cid", "c0") && queue.push("bob", "b1"));
        let mut next = || queue.pop().map(|(_, item)| item);
        let served: Vec<_> = std::iter::from_fn(&mut next).take(7).collect();
        assert_eq!(served, ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]);
        // What was served may wait again, behind the others.
        assert!(queue.push("bob", "b0"));
        let served: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(served.len(), 1000 - 4 + 1);
        assert_eq!(served[1], ("bob".to_owned(), "b0".to_owned()));
        assert_eq!(queue.pop(), None);
    }
}
