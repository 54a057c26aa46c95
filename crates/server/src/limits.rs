//! How often somebody may do something: token buckets in memory, one for each kind
//! of request and whoever makes it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::error::AppError;
use crate::store::Rate;

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// Trying a name and a password, or making an account.
    SignIn,
    /// Trying the password of one account from one address.
    SignInHere,
    /// Trying the password of one account from wherever it was never known.
    SignInAnywhere,
    /// Becoming a guest.
    Arrive,
    /// Opening a table.
    Create,
    /// Decisions and whatever else changes a match.
    Play,
    /// Chat and notes.
    Message,
    /// Opening a stream of events.
    Listen,
    /// Pages, boards, replays and records: what takes milliseconds to make.
    View,
    /// The same, of all who come from one address.
    ViewFromAddress,
}

impl Act {
    /// How many at once, and how long until there is one more.
    pub const fn rate(self) -> Rate {
        let (burst, millis) = match self {
            Act::SignIn => (10, 10_000),
            Act::SignInHere => (10, 30_000),
            Act::SignInAnywhere => (50, 20_000),
            Act::Arrive => (60, 5_000),
            Act::Create => (60, 5_000),
            Act::Play => (400, 20),
            Act::Message => (20, 2_000),
            Act::Listen => (120, 500),
            Act::View => (300, 50),
            Act::ViewFromAddress => (3000, 10),
        };
        Rate {
            burst,
            every: Duration::from_millis(millis),
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
            buckets
                .retain(|(act, _), bucket| filled(*act, bucket, now) < f64::from(act.rate().burst));
        }
        let rate = act.rate();
        let full = Bucket {
            tokens: f64::from(rate.burst),
            at: now,
        };
        let bucket = buckets.entry((act, who.to_owned())).or_insert(full);
        let tokens = filled(act, bucket, now);
        if tokens < 1.0 {
            let wait = rate.every.mul_f64(1.0 - tokens);
            let seconds = wait.as_secs_f64().ceil() as u64;
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
    let rate = act.rate();
    let since = now.saturating_duration_since(bucket.at).as_secs_f64();
    (bucket.tokens + since / rate.every.as_secs_f64()).min(f64::from(rate.burst))
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
