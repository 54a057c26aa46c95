//! Opening a table and sitting down at one.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Redirect;
use bots::AnyBots;
use kernel::{About, Choice, Message, Seat, Setting, SetupRequest, Values};
use maud::{Markup, html};
use serde::Deserialize;

use super::reader::Guest;
use super::shell::{Reader, page};
use super::{Page, show};
use crate::error::AppError;
use crate::lang::{game_words, seat_name, title};
use crate::matches::{NewTable, SeatChoice};
use crate::state::AppState;

/// Whom a newcomer plays who only wants to play.
const USUAL_BOT: &str = "greedy";

fn find(id: &str) -> Result<&'static dyn AnyBots, AppError> {
    registry::find(id).map_err(|_| AppError::NotFound)
}

/// `GET /games/{game}/new`
pub async fn get(Path(id): Path<String>, guest: Guest) -> Page {
    let game = find(&id)?;
    let reader = &guest.reader;
    let about = game.about();
    let heading = Message::new("new-title").text("game", title(game, reader.lang()));
    let heading = reader.say(&heading);
    let body = html! {
        h1 { (heading) }
        form.narrow method="post" action={ "/games/" (id) "/new" } {
            (reader.csrf())
            (scenarios(reader, game))
            (count(reader, about))
            fieldset {
                legend { (reader.t("new-seats")) }
                @for seat in (0..about.seats.len() as u8).map(Seat) { (seat_row(reader, game, seat)) }
                p.soft { (reader.t("new-hot-seat")) }
            }
            @if !about.options.is_empty() {
                fieldset {
                    legend { (reader.t("new-options")) }
                    @for choice in &about.options { (option(reader, game, choice)) }
                }
            }
            p {
                label.check {
                    input type="checkbox" name="public" value="yes" checked;
                    span { (reader.t("new-public")) }
                }
            }
            button.primary type="submit" { (reader.t("new-open")) }
        }
    };
    Ok(show(&page(reader, &heading, &body)))
}

/// The scenarios, each with what it is about where the game says so.
fn scenarios(reader: &Reader, game: &'static dyn AnyBots) -> Markup {
    let words = game_words(game, reader.lang());
    let name = |id: &str| words.name(&format!("scenario-{id}"));
    let scenarios = &game.about().scenarios;
    html! {
        div.field {
            label for="scenario" { (reader.t("new-scenario")) }
            select #scenario name="scenario" {
                @for scenario in scenarios {
                    @let [least, most] = scenario.seats;
                    option value=(scenario.id) data-least=(least) data-most=(most) { (name(scenario.id)) }
                }
            }
            @for scenario in scenarios {
                @let help = format!("scenario-{}-help", scenario.id);
                @if words.knows(&help) {
                    p.soft data-of=(scenario.id) {
                        @if scenarios.len() > 1 { strong.without-script { (name(scenario.id)) ": " } }
                        (words.name(&help))
                    }
                }
            }
        }
    }
}

/// How many can sit down, in whichever scenario.
fn sizes(about: &About) -> RangeInclusive<u8> {
    let least = about.scenarios.iter().map(|scenario| scenario.seats[0]);
    let most = about.scenarios.iter().map(|scenario| scenario.seats[1]);
    least.min().unwrap_or(0)..=most.max().unwrap_or(0)
}

/// The number of players, where there is a choice.
fn count(reader: &Reader, about: &About) -> Markup {
    let sizes = sizes(about);
    if sizes.start() == sizes.end() {
        return html! {};
    }
    let usual = about.scenarios.first().map(|scenario| scenario.seats[1]);
    html! {
        div.field {
            label for="count" { (reader.t("new-count")) }
            select #count name="count" {
                @for number in sizes {
                    option value=(number) selected[Some(number) == usual] { (number) }
                }
            }
            p.soft.without-script { (reader.t("new-count-help")) }
        }
    }
}

fn seat_row(reader: &Reader, game: &'static dyn AnyBots, seat: Seat) -> Markup {
    let id = format!("seat-{}", seat.0);
    html! {
        div.seat-row data-seat=(seat.0) {
            span { label for=(id) { (seat_name(game, seat, reader.lang())) } }
            select id=(id) name=(id) {
                option value="me" selected[seat.0 == 0] { (reader.t("new-seat-me")) }
                @for level in game.bots() {
                    option value={ "bot:" (level) } selected[seat.0 != 0 && *level == USUAL_BOT] {
                        (reader.say(&Message::new("new-seat-bot").text("level", reader.words.bot(level))))
                    }
                }
                option value="invite" { (reader.t("new-seat-invite")) }
                option value="open" { (reader.t("new-seat-open")) }
                option value="here" { (reader.t("new-seat-here")) }
            }
        }
    }
}

fn option(reader: &Reader, game: &'static dyn AnyBots, choice: &Choice) -> Markup {
    let words = game_words(game, reader.lang());
    let key = format!("option-{}", choice.id);
    let help = format!("{key}-help");
    let id = format!("option-{}", choice.id);
    let value = |word: &str| words.name(&format!("{key}-{word}"));
    html! {
        div.field {
            @match &choice.values {
                Values::Flag => {
                    label.check {
                        input type="checkbox" name=(id) value="true" checked[choice.default == Setting::Flag(true)];
                        span { (words.name(&key)) }
                    }
                    // An empty box sends nothing: this stands for it.
                    input type="hidden" name={ "flag-" (choice.id) } value="1";
                }
                Values::OneOf(values) => {
                    label for=(id) { (words.name(&key)) }
                    select id=(id) name=(id) {
                        @for word in values {
                            option value=(word) selected[choice.default == Setting::Word((*word).to_owned())] {
                                (value(word))
                            }
                        }
                    }
                }
                Values::Number { least, most } => {
                    label for=(id) { (words.name(&key)) }
                    input id=(id) name=(id) type="number" min=(least) max=(most) value=(choice.default);
                }
            }
            p.soft {
                @if words.knows(&help) { (words.name(&help)) " " }
                a.clause href={ "/games/" (game.about().id) "/rules#" (choice.clause) } target="_blank" {
                    (reader.say(&Message::new("new-option-rule").text("clause", choice.clause)))
                }
            }
        }
    }
}

/// The set-up that the form asks for; what it does not name is as usual.
fn setup_request(about: &About, form: &HashMap<String, String>) -> SetupRequest {
    let mut request = SetupRequest {
        scenario: form.get("scenario").cloned(),
        seats: form.get("count").and_then(|count| count.parse().ok()),
        ..SetupRequest::default()
    };
    for choice in &about.options {
        let given = form.get(&format!("option-{}", choice.id));
        let shown = form.contains_key(&format!("flag-{}", choice.id));
        let setting = match (&choice.values, given) {
            (Values::Flag, given) if shown => Setting::Flag(given.is_some()),
            (_, Some(given)) => choice.values.parse(given),
            (_, None) => continue,
        };
        request.options.insert(choice.id.to_owned(), setting);
    }
    request
}

/// Who plays each of `seats` seats. Rows beyond them say nothing: without the script
/// the form has them all.
fn seat_choices(seats: u8, form: &HashMap<String, String>) -> Vec<SeatChoice> {
    (0..seats)
        .map_while(|seat| form.get(&format!("seat-{seat}")))
        .map(|choice| match choice.split_once(':') {
            Some(("bot", level)) => SeatChoice::Bot(level.to_owned()),
            _ if choice == "open" => SeatChoice::Open,
            _ if choice == "invite" => SeatChoice::Invite,
            // A friend at the same screen plays as the one who opened the table.
            _ => SeatChoice::Me,
        })
        .collect()
}

/// `POST /games/{game}/new`
pub async fn create(
    State(state): State<AppState>,
    Path(id): Path<String>,
    mut guest: Guest,
    Form(form): Form<HashMap<String, String>>,
) -> Result<Redirect, AppError> {
    let game = find(&id)?;
    let person = guest.person(&state).await?;
    let request = setup_request(game.about(), &form);
    let setup = game.check(&request)?;
    let new = NewTable {
        game: id,
        setup: request,
        public: form.contains_key("public"),
        seats: seat_choices(setup.seats, &form),
    };
    let opened = state
        .open_table(&person, &guest.visitor.address, new)
        .await?;
    Ok(Redirect::to(&format!("/m/{}", opened.id)))
}

/// `POST /games/{game}/quick`: a game against bots, at once.
pub async fn quick(
    State(state): State<AppState>,
    Path(id): Path<String>,
    mut guest: Guest,
) -> Result<Redirect, AppError> {
    let game = find(&id)?;
    let person = guest.person(&state).await?;
    let setup = game.check(&SetupRequest::default())?;
    let bots = (1..setup.seats).map(|_| SeatChoice::Bot(USUAL_BOT.to_owned()));
    let new = NewTable {
        game: id,
        setup: SetupRequest::default(),
        public: false,
        seats: [SeatChoice::Me].into_iter().chain(bots).collect(),
    };
    let opened = state
        .open_table(&person, &guest.visitor.address, new)
        .await?;
    Ok(Redirect::to(&format!("/m/{}", opened.id)))
}

#[derive(Debug, Deserialize)]
pub struct Sit {
    seat: Option<u8>,
}

/// `POST /m/{id}/sit`
pub async fn sit(
    State(state): State<AppState>,
    Path(id): Path<String>,
    mut guest: Guest,
    Form(form): Form<Sit>,
) -> Result<Redirect, AppError> {
    let person = guest.person(&state).await?;
    state.join(&id, &person, form.seat.map(Seat), None).await?;
    Ok(Redirect::to(&format!("/m/{id}")))
}

/// `POST /m/{id}/leave`
pub async fn leave(
    State(state): State<AppState>,
    Path(id): Path<String>,
    guest: Guest,
) -> Result<Redirect, AppError> {
    state.leave(&id, guest.visitor.person()?).await?;
    Ok(Redirect::to("/lobby"))
}

/// `GET /m/{id}/join/{secret}`: an invitation.
pub async fn invited(
    State(state): State<AppState>,
    Path((id, secret)): Path<(String, String)>,
    guest: Guest,
) -> Page {
    let seat = state.invited_seat(&id, &secret).await?;
    let game = state.match_store.see(&id, |held| held.game()).await?;
    let reader = &guest.reader;
    let say = Message::new("join-as")
        .text("game", title(game, reader.lang()))
        .text("side", seat_name(game, seat, reader.lang()));
    let body = html! {
        div.narrow {
            h1 { (reader.t("join-title")) }
            p { (reader.say(&say)) }
            form method="post" action={ "/m/" (id) "/join/" (secret) } {
                (reader.csrf())
                button.primary type="submit" { (reader.t("join-sit")) }
            }
        }
    };
    Ok(show(&page(reader, &reader.t("join-title"), &body)))
}

/// `POST /m/{id}/join/{secret}`
pub async fn join(
    State(state): State<AppState>,
    Path((id, secret)): Path<(String, String)>,
    mut guest: Guest,
) -> Result<Redirect, AppError> {
    let person = guest.person(&state).await?;
    state.join(&id, &person, None, Some(&secret)).await?;
    Ok(Redirect::to(&format!("/m/{id}")))
}

#[cfg(test)]
mod tests {
    use kernel::Scenario;

    use super::*;

    /// Seats as five powers fill them, of which three or four may play as well.
    fn five() -> About {
        let scenario = |id, seats| Scenario {
            id,
            name: id,
            seats,
        };
        About {
            id: "toy",
            name: "Toy",
            seats: &["rome", "greece", "egypt", "carthage", "babylon"],
            scenarios: vec![scenario("empires", [3, 5]), scenario("duel", [2, 2])],
            options: Vec::new(),
            exclusions: Vec::new(),
            rules: kernel::rules_version(1, &[]),
        }
    }

    fn form(fields: &[(&str, &str)]) -> HashMap<String, String> {
        (fields.iter())
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect()
    }

    #[test]
    fn a_table_has_as_many_seats_as_were_asked_for() {
        let rows = [
            ("seat-0", "me"),
            ("seat-1", "bot:greedy"),
            ("seat-2", "invite"),
            ("seat-3", "open"),
            ("seat-4", "here"),
        ];
        let all = [
            SeatChoice::Me,
            SeatChoice::Bot("greedy".to_owned()),
            SeatChoice::Invite,
            SeatChoice::Open,
            SeatChoice::Me,
        ];
        let about = five();
        assert_eq!(sizes(&about), 2..=5);
        for (asked, seats) in [
            (&[("count", "5")][..], 5),
            (&[("count", "3")], 3),
            (&[("scenario", "duel")], 2),
            (&[], 5),
        ] {
            let form = form(&[&rows[..], asked].concat());
            let setup = about.check(&setup_request(&about, &form)).unwrap();
            assert_eq!(setup.seats, seats, "{asked:?}");
            let wishes = seat_choices(setup.seats, &form);
            assert_eq!(wishes, all[..usize::from(seats)], "{asked:?}");
        }
        // A number that the scenario does not seat is refused, not bent.
        let form = form(&[&rows[..], &[("scenario", "duel"), ("count", "4")]].concat());
        assert!(about.check(&setup_request(&about, &form)).is_err());
    }
}
