//! Figures as people read them.

use std::time::Duration;

/// Says what was measured on, and how busy it is with other things.
pub fn machine() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("{cores} cores, {}", busy());
}

/// How busy the machine has been in the last minute, whoever was.
pub fn busy() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let minute = load.split(' ').next().unwrap_or("unknown");
    format!("load average {minute}")
}

/// Times, to be sorted.
#[derive(Debug, Default)]
pub struct Times(Vec<Duration>);

impl Times {
    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub fn join(&mut self, others: Times) {
        self.0.extend(others.0);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Half of the times, 99 of 100, and all of them are at most so long.
    pub fn summary(&mut self) -> String {
        self.0.sort_unstable();
        let at = |share: f64| {
            let place = (self.0.len() as f64 * share).ceil() as usize;
            let time = self.0.get(place.saturating_sub(1));
            time.map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
        };
        let (half, most, all) = (at(0.5), at(0.99), at(1.0));
        format!("p50 {half:.1} ms, p99 {most:.1} ms, max {all:.1} ms")
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Times;

    #[test]
    fn a_summary_names_the_middle_the_tail_and_the_end() {
        let mut times = Times::default();
        for time in (1..=200).rev() {
            times.add(Duration::from_millis(time));
        }
        let told = "p50 100.0 ms, p99 198.0 ms, max 200.0 ms";
        assert_eq!(times.summary(), told);
    }
}
