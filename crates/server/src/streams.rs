//! Open event streams: how many there may be, of one person, of one address and in all.
//! The last half of the places is for people who are signed in.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::connections::Caps;
use crate::error::AppError;
use crate::identity::Visitor;

/// The streams of a node.
#[derive(Debug)]
pub struct Streams {
    caps: Caps,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by_person: HashMap<String, usize>,
    by_address: HashMap<String, usize>,
}

/// A stream's place, given back on drop.
#[derive(Debug)]
pub struct StreamPlace {
    streams: Arc<Streams>,
    person: Option<String>,
    address: String,
}

impl Streams {
    pub fn new(caps: Caps) -> Streams {
        Streams {
            caps,
            open: Mutex::default(),
        }
    }

    /// A place for one more stream of `visitor`.
    pub fn open(self: &Arc<Streams>, visitor: &Visitor) -> Result<StreamPlace, AppError> {
        let person = visitor.person_id().map(str::to_owned);
        self.open_for(person, visitor.address.clone())
    }

    fn open_for(
        self: &Arc<Streams>,
        person: Option<String>,
        address: String,
    ) -> Result<StreamPlace, AppError> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let most = match person {
            Some(_) => self.caps.streams,
            None => (self.caps.streams / 2).max(1),
        };
        if open.all >= most {
            return Err(AppError::Full);
        }
        let count = |of: &HashMap<String, usize>, key: &str| of.get(key).copied().unwrap_or(0);
        let of_person = person.as_ref().map_or(0, |id| count(&open.by_person, id));
        if of_person >= self.caps.streams_per_person
            || count(&open.by_address, &address) >= self.caps.streams_per_address
        {
            return Err(AppError::TooManyStreams);
        }
        open.all += 1;
        if let Some(person) = &person {
            *open.by_person.entry(person.clone()).or_default() += 1;
        }
        *open.by_address.entry(address.clone()).or_default() += 1;
        drop(open);
        Ok(StreamPlace {
            streams: Arc::clone(self),
            person,
            address,
        })
    }
}

fn give_back(counts: &mut HashMap<String, usize>, key: &str) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        let open = &self.streams.open;
        let mut open = open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        if let Some(person) = &self.person {
            give_back(&mut open.by_person, person);
        }
        give_back(&mut open.by_address, &self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_capped_and_half_of_them_are_for_people() {
        let streams = Arc::new(Streams::new(Caps {
            connections: 10,
            connections_per_address: 10,
            streams: 6,
            streams_per_address: 4,
            streams_per_person: 2,
        }));
        let open = |person: Option<&str>, address: &str| {
            streams.open_for(person.map(str::to_owned), address.to_owned())
        };
        let mut held = vec![
            open(Some("ann"), "a").unwrap(),
            open(Some("ann"), "a").unwrap(),
        ];
        let refused = open(Some("ann"), "b");
        assert!(matches!(refused, Err(AppError::TooManyStreams)));
        held.push(open(None, "a").unwrap());
        // Half are open, and the others are not for nobody.
        assert!(matches!(open(None, "b"), Err(AppError::Full)));
        held.push(open(Some("bob"), "a").unwrap());
        let refused = open(Some("bob"), "a");
        assert!(matches!(refused, Err(AppError::TooManyStreams)));
        held.push(open(Some("bob"), "b").unwrap());
        held.push(open(Some("eve"), "b").unwrap());
        assert!(matches!(open(Some("eve"), "b"), Err(AppError::Full)));
        held.clear();
        assert!(open(None, "a").is_ok());
        let open = streams.open.lock().unwrap();
        assert!(open.by_person.is_empty() && open.by_address.is_empty());
        assert_eq!(open.all, 0);
    }
}
