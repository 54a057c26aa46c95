//! Two people at one table who play what the rules allow, by lot.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use crate::{Client, HarnessError};

/// A decision, as it is stored.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Act {
    pub seat: u8,
    pub act: Json,
}

/// Where a match stands for one viewer.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Pulse {
    pub version: String,
    pub asked: Vec<u8>,
    pub stage: String,
}

#[derive(Debug, Deserialize)]
struct Legal {
    question: Option<u64>,
    moves: Vec<Choice>,
}

#[derive(Debug, Deserialize)]
struct Choice {
    act: Json,
}

/// What came of an attempt to decide.
#[derive(Debug, Clone, PartialEq)]
pub enum Decided {
    /// The server says that it is stored.
    Acknowledged { pulse: Pulse },
    /// Nobody is asked any more.
    Over,
}

/// Two people, the match between them, and all that they were told of it.
#[derive(Debug)]
pub struct Pair {
    tokens: [String; 2],
    match_id: String,
    asked: Vec<u8>,
    /// Every decision that was acknowledged, in order.
    acknowledged: Vec<Act>,
    /// The decision that was sent and not answered yet.
    sent: Option<Act>,
    luck: SmallRng,
}

#[derive(Debug, Deserialize)]
struct Opened {
    id: String,
}

/// A new guest's token.
async fn arrive(client: &mut Client, name: &str) -> Result<String, HarnessError> {
    #[derive(Deserialize)]
    struct Arrived {
        token: Token,
    }
    #[derive(Deserialize)]
    struct Token {
        secret: String,
    }
    let name = json!({ "name": name });
    let arrived = client.post("/api/v1/guests", "", &name);
    Ok(arrived.await?.json::<Arrived>()?.token.secret)
}

impl Pair {
    /// Two new people sit down to a game of two.
    pub async fn sit_down(
        client: &mut Client,
        game: &str,
        number: u64,
    ) -> Result<Pair, HarnessError> {
        let tokens = [
            arrive(client, &format!("Marius {number}")).await?,
            arrive(client, &format!("Sulla {number}")).await?,
        ];
        Pair::begin(client, game, tokens, SmallRng::seed_from_u64(number)).await
    }

    /// The same two at a new table.
    pub async fn again(&self, client: &mut Client, game: &str) -> Result<Pair, HarnessError> {
        Pair::begin(client, game, self.tokens.clone(), self.luck.clone()).await
    }

    async fn begin(
        client: &mut Client,
        game: &str,
        tokens: [String; 2],
        luck: SmallRng,
    ) -> Result<Pair, HarnessError> {
        let new = json!({ "game": game, "public": true, "seats": ["me", "open"] });
        let opened = client.post("/api/v1/matches", &tokens[0], &new).await?;
        let mut pair = Pair {
            tokens,
            match_id: opened.json::<Opened>()?.id,
            asked: Vec::new(),
            acknowledged: Vec::new(),
            sent: None,
            luck,
        };
        let join = pair.path("/join");
        client.post(&join, &pair.tokens[1], &json!({})).await?;
        pair.look_up(client).await?;
        Ok(pair)
    }

    /// Finds out where the match stands for the first seat.
    pub async fn look_up(&mut self, client: &mut Client) -> Result<Pulse, HarnessError> {
        let pulse = self.look(client, 0).await?;
        self.asked.clone_from(&pulse.asked);
        Ok(pulse)
    }

    /// Where the match stands for a seat.
    pub async fn look(&self, client: &mut Client, seat: u8) -> Result<Pulse, HarnessError> {
        let sight = self.path(&format!("?seat={seat}"));
        client.get(&sight, self.token(seat)).await?.json()
    }

    pub fn match_id(&self) -> &str {
        &self.match_id
    }

    pub fn token(&self, seat: u8) -> &str {
        &self.tokens[usize::from(seat) % 2]
    }

    /// The path of something of this match in the API.
    pub fn path(&self, rest: &str) -> String {
        format!("/api/v1/matches/{}{rest}", self.match_id)
    }

    pub fn acknowledged(&self) -> &[Act] {
        &self.acknowledged
    }

    /// The decision that a server may have stored before it died.
    pub fn sent(&self) -> Option<&Act> {
        self.sent.as_ref()
    }

    /// What is stored is what counts: the match goes on from there.
    pub fn agree(&mut self, stored: Vec<Act>) {
        self.acknowledged = stored;
        self.sent = None;
    }

    /// Chooses by lot for a seat that is asked: the body of the request to decide.
    pub async fn choose(&mut self, client: &mut Client) -> Result<Option<Json>, HarnessError> {
        let Some(&seat) = self.asked.first() else {
            return Ok(None);
        };
        let legal = self.path(&format!("/legal?seat={seat}"));
        let legal: Legal = client.get(&legal, self.token(seat)).await?.json()?;
        let Some(question) = legal.question.filter(|_| !legal.moves.is_empty()) else {
            return Ok(None);
        };
        let lot = self.luck.random_range(0..legal.moves.len());
        let mut moves = legal.moves;
        let act = moves.swap_remove(lot).act;
        let decision = json!({ "seat": seat, "question": question, "act": act });
        self.sent = Some(Act { seat, act });
        Ok(Some(decision))
    }

    /// Sends what was chosen.
    pub async fn send(
        &mut self,
        client: &mut Client,
        decision: &Json,
    ) -> Result<Decided, HarnessError> {
        let Some(sent) = self.sent.clone() else {
            return Ok(Decided::Over);
        };
        let act = self.path("/act");
        let answer = client.post(&act, self.token(sent.seat), decision).await;
        let pulse: Pulse = answer?.json()?;
        self.acknowledged.push(sent);
        self.sent = None;
        self.asked.clone_from(&pulse.asked);
        Ok(Decided::Acknowledged { pulse })
    }

    /// Chooses and sends.
    pub async fn decide(&mut self, client: &mut Client) -> Result<Decided, HarnessError> {
        match self.choose(client).await? {
            Some(decision) => self.send(client, &decision).await,
            None => Ok(Decided::Over),
        }
    }
}
