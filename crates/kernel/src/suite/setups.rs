//! The set-ups that a suite plays.

use crate::{About, Setting, Setup, SetupRequest, Values};

/// Every scenario with every number of seats, and every single option and every pair
/// of options that may be changed together. Options go round the scenarios and seat
/// counts, so that each is met with many of them.
pub fn setups(about: &About) -> Vec<Setup> {
    let tables: Vec<(&str, u8)> = (about.scenarios.iter())
        .flat_map(|scenario| {
            let [least, most] = scenario.seats;
            (least..=most).map(|seats| (scenario.id, seats))
        })
        .collect();
    let changes: Vec<(&str, Setting)> = (about.options.iter())
        .flat_map(|choice| {
            others(&choice.values, &choice.default)
                .into_iter()
                .map(|setting| (choice.id, setting))
        })
        .collect();

    let mut wanted: Vec<Vec<(&str, Setting)>> = vec![Vec::new(); tables.len()];
    for (index, first) in changes.iter().enumerate() {
        wanted.push(vec![first.clone()]);
        for second in &changes[index + 1..] {
            if first.0 != second.0 {
                wanted.push(vec![first.clone(), second.clone()]);
            }
        }
    }
    (wanted.into_iter().enumerate())
        .filter_map(|(index, options)| {
            let (scenario, seats) = tables[index % tables.len()];
            let wanted = SetupRequest {
                scenario: Some(scenario.to_owned()),
                seats: Some(seats),
                options: (options.into_iter())
                    .map(|(id, setting)| (id.to_owned(), setting))
                    .collect(),
            };
            // What the catalogue excludes is refused here.
            about.check(&wanted).ok()
        })
        .collect()
}

/// The values that differ from the default; of numbers the least and the most.
fn others(values: &Values, default: &Setting) -> Vec<Setting> {
    let all = match values {
        Values::Flag => vec![Setting::Flag(false), Setting::Flag(true)],
        Values::OneOf(words) => (words.iter())
            .map(|word| Setting::Word((*word).to_owned()))
            .collect(),
        Values::Number { least, most } => {
            let mut ends = vec![Setting::Number(*least), Setting::Number(*most)];
            ends.dedup();
            ends
        }
    };
    all.into_iter()
        .filter(|setting| setting != default)
        .collect()
}
