//! Somebody who does everything that a server acknowledges besides decisions, remembers
//! what was acknowledged, and asks for it again later.

use std::collections::BTreeMap;
use std::time::Duration;

use hyper::Method;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value as Json, json};

use crate::{Client, HarnessError};

/// A value that was acknowledged, and those that were sent without an answer since the
/// last check: each may have been stored, even after what was acknowledged later.
#[derive(Debug, Clone)]
struct Value {
    sure: String,
    perhaps: Vec<String>,
}

impl Value {
    fn new(sure: impl Into<String>) -> Value {
        Value {
            sure: sure.into(),
            perhaps: Vec::new(),
        }
    }

    /// What became of an attempt to change it.
    fn sent(&mut self, value: String, came: &Came) {
        match came {
            Came::Done(_) => self.sure = value,
            Came::Unknown => self.perhaps.push(value),
        }
    }

    /// Holds it to what is there now, which is what counts from now on.
    fn holds(&mut self, found: &str, what: &str) -> Result<(), HarnessError> {
        if found != self.sure && !self.perhaps.iter().any(|value| value == found) {
            let (sure, perhaps) = (&self.sure, &self.perhaps);
            let problem = format!("{what} was {sure:?}, perhaps {perhaps:?}, and is {found:?}");
            return Err(lost(problem));
        }
        *self = Value::new(found);
        Ok(())
    }
}

fn lost(problem: String) -> HarnessError {
    HarnessError::Forgotten { problem }
}

/// What came of a request.
#[derive(Debug)]
enum Came {
    Done(Json),
    /// Nobody answered, or the server said that it could not: it may be done or not.
    Unknown,
}

/// How requests of a witness end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manners {
    /// It waits for every answer.
    Waits,
    /// Of some requests it hangs up before the answer comes, at any moment.
    HangsUp,
}

/// Whether something is there, as far as it was acknowledged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum There {
    Yes,
    No,
    Perhaps,
}

/// A table, and how far it is known to have come.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Table {
    id: String,
    stage: &'static str,
    /// What it may have become since.
    perhaps: Option<&'static str>,
}

/// One person with a companion, and all that they were told is done.
#[derive(Debug)]
pub struct Witness {
    game: String,
    token: String,
    companion: String,
    name: Value,
    note: Value,
    /// Where the witness talks and takes notes.
    home: String,
    /// What was said there, in order, and whether that is sure.
    said: Vec<(String, bool)>,
    tokens: BTreeMap<String, (String, There)>,
    tables: Vec<Table>,
    /// Tokens of guests who came, and who were deleted.
    guests: Vec<(String, There)>,
    accounts: Vec<(String, There)>,
    luck: SmallRng,
    count: u64,
    done: u64,
    hung_up: u64,
}

impl Witness {
    /// Arrives with a companion and opens a first table.
    pub async fn arrive(
        client: &mut Client,
        game: &str,
        number: u64,
    ) -> Result<Witness, HarnessError> {
        let name = format!("Livia {number}");
        let guest = async |client: &mut Client, name: &str| {
            let body = json!({ "name": name });
            let arrived: Json = client.post("/api/v1/guests", "", &body).await?.json()?;
            text(&arrived["token"]["secret"])
        };
        let token = guest(client, &name).await?;
        let companion = guest(client, &format!("Drusus {number}")).await?;
        let new = json!({ "game": game, "public": false, "seats": ["me", "open"] });
        let opened: Json = (client.post("/api/v1/matches", &token, &new).await?).json()?;
        let home = text(&opened["id"])?;
        let join = format!("/api/v1/matches/{home}/join");
        client.post(&join, &companion, &json!({})).await?;
        Ok(Witness {
            game: game.to_owned(),
            token,
            companion,
            name: Value::new(name),
            note: Value::new(""),
            home,
            said: Vec::new(),
            tokens: BTreeMap::new(),
            tables: Vec::new(),
            guests: Vec::new(),
            accounts: Vec::new(),
            luck: SmallRng::seed_from_u64(number),
            count: number * 1_000_000,
            done: 0,
            hung_up: 0,
        })
    }

    /// How many things were acknowledged so far.
    pub fn acknowledged(&self) -> u64 {
        self.done
    }

    /// How often it hung up.
    pub fn hung_up(&self) -> u64 {
        self.hung_up
    }

    /// Does one thing, chosen by lot. Says whether the server answered at all.
    pub async fn act(
        &mut self,
        client: &mut Client,
        manners: Manners,
    ) -> Result<bool, HarnessError> {
        self.count += 1;
        let unique = format!("x{}", self.count);
        let came = match self.luck.random_range(0..9) {
            0 => {
                let came = self
                    .send(
                        client,
                        manners,
                        Method::PUT,
                        "/api/v1/me",
                        &json!({ "name": unique }),
                    )
                    .await?;
                self.name.sent(unique, &came);
                came
            }
            1 => {
                let path = format!("/api/v1/matches/{}/note", self.home);
                let body = json!({ "note": unique });
                let came = (self.send(client, manners, Method::PUT, &path, &body)).await?;
                self.note.sent(unique, &came);
                came
            }
            2 | 3 => {
                let path = format!("/api/v1/matches/{}/chat", self.home);
                let body = json!({ "said": unique });
                let came = (self.send(client, manners, Method::POST, &path, &body)).await?;
                self.said.push((unique, matches!(came, Came::Done(_))));
                came
            }
            4 => self.change_tokens(client, manners, unique).await?,
            5 | 6 => self.change_tables(client, manners).await?,
            7 => self.change_guests(client, manners, unique).await?,
            _ => self.sign_up(client, manners, unique).await?,
        };
        let answered = matches!(came, Came::Done(_));
        self.done += u64::from(answered);
        Ok(answered)
    }

    /// A token more, or one less.
    async fn change_tokens(
        &mut self,
        client: &mut Client,
        manners: Manners,
        unique: String,
    ) -> Result<Came, HarnessError> {
        let old = (self.tokens.iter())
            .find(|(_, (_, there))| *there == There::Yes)
            .map(|(name, (id, _))| (name.clone(), id.clone()));
        if let Some((name, id)) = old.filter(|_| self.tokens.len() > 3) {
            let path = format!("/api/v1/me/tokens/{id}");
            let came = (self.send(client, manners, Method::DELETE, &path, &Json::Null)).await?;
            let there = match came {
                Came::Done(_) => There::No,
                Came::Unknown => There::Perhaps,
            };
            self.tokens.insert(name, (id, there));
            return Ok(came);
        }
        let body = json!({ "name": unique });
        let came = (self.send(client, manners, Method::POST, "/api/v1/me/tokens", &body)).await?;
        let known = match &came {
            Came::Done(new) => (text(&new["id"])?, There::Yes),
            Came::Unknown => (String::new(), There::Perhaps),
        };
        self.tokens.insert(unique, known);
        Ok(came)
    }

    /// Opens a table, fills it, gives it up, or takes it away.
    async fn change_tables(
        &mut self,
        client: &mut Client,
        manners: Manners,
    ) -> Result<Came, HarnessError> {
        let open = |table: &&mut Table| table.stage != "over" && table.perhaps.is_none();
        let lot = self.luck.random_range(0..3);
        let companion = self.companion.clone();
        if let Some(table) = self
            .tables
            .iter_mut()
            .filter(|table| table.stage != "gone")
            .find(open)
        {
            let (path, token, next) = match (table.stage, lot) {
                ("open", 0) => ("leave", self.token.clone(), "gone"),
                ("open", _) => ("join", companion, "playing"),
                _ => ("resign", companion, "over"),
            };
            let path = format!("/api/v1/matches/{}/{path}", table.id);
            let id = table.id.clone();
            let came = self
                .send_as(client, manners, Method::POST, &path, &token, &json!({}))
                .await?;
            if let Some(table) = self.tables.iter_mut().find(|table| table.id == id) {
                match came {
                    Came::Done(_) => table.stage = next,
                    Came::Unknown => table.perhaps = Some(next),
                }
            }
            return Ok(came);
        }
        let new = json!({ "game": self.game, "public": false, "seats": ["me", "open"] });
        let came = (self.send(client, manners, Method::POST, "/api/v1/matches", &new)).await?;
        if let Came::Done(opened) = &came {
            self.tables.push(Table {
                id: text(&opened["id"])?,
                stage: "open",
                perhaps: None,
            });
        }
        Ok(came)
    }

    /// A guest comes, or one is deleted.
    async fn change_guests(
        &mut self,
        client: &mut Client,
        manners: Manners,
        unique: String,
    ) -> Result<Came, HarnessError> {
        let present = (self.guests.iter()).position(|(_, there)| *there == There::Yes);
        if let Some(place) = present.filter(|_| self.luck.random_range(0..3) == 0) {
            let token = self.guests[place].0.clone();
            let came = self
                .send_as(
                    client,
                    manners,
                    Method::DELETE,
                    "/api/v1/me",
                    &token,
                    &Json::Null,
                )
                .await?;
            self.guests[place].1 = match came {
                Came::Done(_) => There::No,
                Came::Unknown => There::Perhaps,
            };
            return Ok(came);
        }
        let body = json!({ "name": unique });
        let came = self
            .send_as(client, manners, Method::POST, "/api/v1/guests", "", &body)
            .await?;
        if let Came::Done(arrived) = &came {
            let token = text(&arrived["token"]["secret"])?;
            self.guests.push((token, There::Yes));
        }
        Ok(came)
    }

    /// A guest who came becomes an account.
    async fn sign_up(
        &mut self,
        client: &mut Client,
        manners: Manners,
        unique: String,
    ) -> Result<Came, HarnessError> {
        // A password costs the server more than all the rest.
        let present = (self.guests.iter()).position(|(_, there)| *there == There::Yes);
        let Some(place) = present.filter(|_| self.accounts.len() < 4) else {
            return self.change_guests(client, manners, unique).await;
        };
        let (token, _) = self.guests.swap_remove(place);
        let body = json!({ "name": unique, "password": "correct horse" });
        let came = self
            .send_as(
                client,
                manners,
                Method::POST,
                "/api/v1/me/account",
                &token,
                &body,
            )
            .await?;
        let there = match came {
            Came::Done(_) => There::Yes,
            Came::Unknown => There::Perhaps,
        };
        self.accounts.push((token, there));
        Ok(came)
    }

    async fn send(
        &mut self,
        client: &mut Client,
        manners: Manners,
        method: Method,
        path: &str,
        body: &Json,
    ) -> Result<Came, HarnessError> {
        let token = self.token.clone();
        self.send_as(client, manners, method, path, &token, body)
            .await
    }

    async fn send_as(
        &mut self,
        client: &mut Client,
        manners: Manners,
        method: Method,
        path: &str,
        token: &str,
        body: &Json,
    ) -> Result<Came, HarnessError> {
        if manners == Manners::HangsUp && self.luck.random_range(0..2) == 0 {
            let after = Duration::from_micros(self.luck.random_range(0..3000));
            client.hang_up(&method, path, token, body, after).await?;
            self.hung_up += 1;
            return Ok(Came::Unknown);
        }
        match client.try_send(&method, path, token, body).await {
            Ok(answer) if (200..300).contains(&answer.status) => {
                Ok(Came::Done(answer.json().unwrap_or(Json::Null)))
            }
            Ok(answer) if answer.status == 503 => Ok(Came::Unknown),
            Ok(answer) => Err(answer.refused(&method)),
            Err(HarnessError::Gone(_)) => Ok(Came::Unknown),
            Err(error) => Err(error),
        }
    }

    /// Asks for all that was acknowledged. What was sent without an answer is looked up,
    /// and is known from now on.
    pub async fn check(&mut self, client: &mut Client) -> Result<(), HarnessError> {
        let me = self.get(client, "/api/v1/me").await?;
        self.name.holds(&text(&me["name"])?, "a name")?;
        let path = format!("/api/v1/matches/{}/note", self.home);
        let note = self.get(client, &path).await?;
        self.note.holds(&text(&note["note"])?, "a note")?;
        self.check_talk(client).await?;
        self.check_tokens(client).await?;
        self.check_tables(client).await?;
        self.check_people(client).await
    }

    async fn get(&self, client: &mut Client, path: &str) -> Result<Json, HarnessError> {
        client.get(path, &self.token).await?.json()
    }

    async fn check_talk(&mut self, client: &mut Client) -> Result<(), HarnessError> {
        let path = format!("/api/v1/matches/{}/chat", self.home);
        let found = self.get(client, &path).await?;
        let found: Vec<String> = (found.as_array().into_iter().flatten())
            .map(|chat| text(&chat["said"]))
            .collect::<Result<_, _>>()?;
        // A match shows the last of a long talk only.
        let first = (self.said.iter())
            .position(|(said, _)| Some(said) == found.first())
            .unwrap_or(0);
        // What was hung up on may still arrive after what was said later.
        let mut place = 0;
        self.said.retain(|(_, sure)| {
            place += 1;
            place > first || !sure
        });
        let all: BTreeMap<&String, bool> = (self.said.iter())
            .map(|(said, sure)| (said, *sure))
            .collect();
        let mut sure = self.said.iter().filter(|(_, sure)| *sure);
        for said in &found {
            let expected = match all.get(said) {
                Some(true) => sure.next().is_some_and(|(next, _)| next == said),
                Some(false) => true,
                None => false,
            };
            if !expected {
                let known = &self.said;
                return Err(lost(format!("{said} of {found:?} is there, of {known:?}")));
            }
        }
        if let Some((said, _)) = sure.next() {
            return Err(lost(format!("{said} is not there: {found:?}")));
        }
        self.said = found.into_iter().map(|said| (said, true)).collect();
        Ok(())
    }

    async fn check_tokens(&mut self, client: &mut Client) -> Result<(), HarnessError> {
        let found = self.get(client, "/api/v1/me/tokens").await?;
        let mut found: BTreeMap<String, String> = (found.as_array().into_iter().flatten())
            .map(|token| Ok((text(&token["name"])?, text(&token["id"])?)))
            .collect::<Result<_, HarnessError>>()?;
        found.remove("api");
        for (name, (_, there)) in &self.tokens {
            let is = found.contains_key(name);
            if (*there == There::Yes && !is) || (*there == There::No && is) {
                return Err(lost(format!("token {name}: {there:?}, and is there: {is}")));
            }
        }
        if let Some(name) = found.keys().find(|name| !self.tokens.contains_key(*name)) {
            return Err(lost(format!("nobody made the token {name}")));
        }
        self.tokens = (found.into_iter())
            .map(|(name, id)| (name, (id, There::Yes)))
            .collect();
        Ok(())
    }

    async fn check_tables(&mut self, client: &mut Client) -> Result<(), HarnessError> {
        for table in &mut self.tables {
            let path = format!("/api/v1/matches/{}", table.id);
            let found = match client.get(&path, &self.token).await {
                Ok(answer) => text(&answer.json::<Json>()?["stage"])?,
                Err(HarnessError::Refused { status: 404, .. }) => "gone".to_owned(),
                Err(error) => return Err(error),
            };
            if found != table.stage && Some(found.as_str()) != table.perhaps {
                return Err(lost(format!("{table:?} is {found}")));
            }
            if found != table.stage {
                table.stage = table.perhaps.unwrap_or(table.stage);
            }
            table.perhaps = None;
        }
        // What is over was looked at once and does not change any more.
        let over = |table: &Table| ["over", "gone"].contains(&table.stage);
        while self.tables.len() > 40 {
            let Some(place) = self.tables.iter().position(over) else {
                break;
            };
            self.tables.remove(place);
        }
        Ok(())
    }

    async fn check_people(&mut self, client: &mut Client) -> Result<(), HarnessError> {
        for (accounts, people) in [(false, &mut self.guests), (true, &mut self.accounts)] {
            for (token, there) in people.iter_mut() {
                let found = match client.get("/api/v1/me", token).await {
                    Ok(answer) => {
                        let me: Json = answer.json()?;
                        if !accounts || me["account"] == true {
                            There::Yes
                        } else {
                            There::No
                        }
                    }
                    Err(HarnessError::Refused { status: 401, .. }) => There::No,
                    Err(error) => return Err(error),
                };
                if *there != There::Perhaps && *there != found {
                    let kind = if accounts { "an account" } else { "a guest" };
                    return Err(lost(format!("{kind} was there: {there:?}, is: {found:?}")));
                }
                *there = found;
            }
        }
        // The longest ago have been looked at often enough.
        let surplus = self.guests.len().saturating_sub(30);
        self.guests.drain(..surplus);
        Ok(())
    }
}

fn text(value: &Json) -> Result<String, HarnessError> {
    let text = value.as_str().map(str::to_owned);
    text.ok_or_else(|| HarnessError::Garbled {
        path: "an answer".to_owned(),
        problem: format!("{value} is no text"),
    })
}
