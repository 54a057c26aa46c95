//! How often somebody may do something: token buckets in memory, one for each kind
//! of request and whoever makes it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::error::AppError;

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// Trying a name and a password.
    SignIn,
    /// Becoming a guest.
    Arrive,
    /// Opening a table.
    Create,
    /// Decisions and whatever else changes a match.
    Play,
    /// Chat and notes.
    Say,
    /// Opening a stream of events.
    Listen,
}

impl Act {
    /// How many at once, and how many a second after that.
    const fn rate(self) -> (f64, f64) {
        match self {
            Act::SignIn => (10.0, 0.1),
            Act::Arrive => (60.0, 0.2),
            Act::Create => (60.0, 0.2),
            Act::Play => (400.0, 50.0),
            Act::Say => (20.0, 0.5),
            Act::Listen => (120.0, 2.0),
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

/// The buckets of a node.
#[derive(Debug)]
pub struct Limits {
    on: bool,
    buckets: Mutex<HashMap<(Act, String), Bucket>>,
}

/// So many buckets are worth a sweep of those that are full again.
const MANY: usize = 20_000;

impl Limits {
    pub fn new(on: bool) -> Limits {
        Limits {
            on,
            buckets: Mutex::default(),
        }
    }

    /// Takes one token of `who`, a person or an address.
    pub fn take(&self, act: Act, who: &str) -> Result<(), AppError> {
        self.take_at(act, who, Instant::now())
    }

    fn take_at(&self, act: Act, who: &str, now: Instant) -> Result<(), AppError> {
        if !self.on {
            return Ok(());
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|(act, _), bucket| filled(*act, bucket, now) < act.rate().0);
        }
        let (most, rate) = act.rate();
        let full = Bucket {
            tokens: most,
            at: now,
        };
        let bucket = buckets.entry((act, who.to_owned())).or_insert(full);
        let tokens = filled(act, bucket, now);
        if tokens < 1.0 {
            let seconds = ((1.0 - tokens) / rate).ceil() as u64;
            return Err(AppError::TooMany { seconds });
        }
        *bucket = Bucket {
            tokens: tokens - 1.0,
            at: now,
        };
        Ok(())
    }
}

fn filled(act: Act, bucket: &Bucket, now: Instant) -> f64 {
    let (most, rate) = act.rate();
    let since = now.saturating_duration_since(bucket.at).as_secs_f64();
    (bucket.tokens + since * rate).min(most)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{Act, Limits};
    use crate::error::AppError;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limits = Limits::new(true);
        let now = Instant::now();
        for _ in 0..10 {
            assert!(limits.take_at(Act::SignIn, "a", now).is_ok());
        }
        let refused = limits.take_at(Act::SignIn, "a", now);
        assert!(matches!(refused, Err(AppError::TooMany { seconds: 10 })));
        assert!(limits.take_at(Act::SignIn, "b", now).is_ok());
        assert!(limits.take_at(Act::Play, "a", now).is_ok());
        let later = now + Duration::from_secs(11);
        assert!(limits.take_at(Act::SignIn, "a", later).is_ok());
        assert!(limits.take_at(Act::SignIn, "a", later).is_err());
    }
}
