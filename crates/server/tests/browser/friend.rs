//! A friend at the same table who has no page, and decisions by name.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use harness::Client;
use serde_json::{Value as Json, json};

use crate::harness::{Browser, CLICK, PATIENCE, TestServer};

/// What the API answers to the person in front of this browser, or to whoever has
/// `token`. The page must not give way to another meanwhile.
pub async fn ask(browser: &Browser, token: Option<&str>, path: &str, body: Option<Json>) -> Json {
    let script = "
        const [token, path, body, done] = arguments;
        const headers = {'content-type': 'application/json'};
        if (token) headers.authorization = `Bearer ${token}`;
        else headers['x-csrf-token'] = document.querySelector('[name=csrf]').value;
        const asked = {headers, credentials: token ? 'omit' : 'same-origin'};
        if (body) Object.assign(asked, {method: 'POST', body: JSON.stringify(body)});
        fetch(`/api/v1/${path}`, asked).then(async (it) => done([it.ok, await it.json()]));";
    let arguments = vec![json!(token), json!(path), json!(body)];
    let answer = browser.client.execute_async(script, arguments).await;
    let answer = answer.unwrap_or_else(|error| panic!("{path}: {error}"));
    assert_eq!(answer[0], true, "{path}: {answer}");
    answer[1].clone()
}

/// What the API answers to whoever has `token`.
async fn call(address: SocketAddr, token: &str, path: &str, body: Option<Json>) -> Json {
    let (mut client, path) = (Client::new(address), format!("/api/v1/{path}"));
    let answer = match &body {
        Some(body) => client.post(&path, token, body).await,
        None => client.get(&path, token).await,
    };
    let said = answer.and_then(|answer| answer.json());
    said.unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Waits until the page of a waiting table has given way to the match.
pub async fn begun(browser: &Browser) {
    let laid = "return !!document.querySelector('#table #scene > .i')";
    browser.until("the match", laid).await;
}

/// A way to decide: the name of an act such as `decline`, with a fact that it must have as
/// in `play:general`, and one that it must not have as in `play:general!c41`.
fn parts(way: &str) -> (&str, &str, &str) {
    let (way, without) = way.split_once('!').unwrap_or((way, ""));
    let (name, fact) = way.split_once(':').unwrap_or((way, way));
    (name, fact, without)
}

fn goes(act: &Json, way: &str) -> bool {
    let (name, fact, without) = parts(way);
    let has = |fact: &str| (act.as_object().into_iter().flatten()).any(|(_, is)| is == fact);
    act["act"] == name && has(fact) && !has(without)
}

/// That `act` goes by `way`, as a piece of script.
pub fn by(way: &str) -> String {
    let (name, fact, without) = parts(way);
    format!(
        "(act.act === '{name}' && Object.values(act).includes('{fact}')
           && !Object.values(act).includes('{without}'))"
    )
}

/// Somebody at the same table who has no page: a program speaks for him.
pub struct Friend<'a> {
    browser: &'a Browser,
    address: SocketAddr,
    token: String,
    pub table: String,
}

impl Friend<'_> {
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Decides by the first of `ways` that there is, and tells how. `None` if he is not
    /// asked for any of them.
    pub async fn decides(&self, ways: &[&str]) -> Option<Json> {
        let legal = self.legal().await;
        let moves = legal["moves"].as_array().expect("a list");
        let find = |way: &&str| (moves.iter()).find(|legal| goes(&legal["act"], way));
        let act = ways.iter().find_map(find)?["act"].clone();
        let decision = json!({ "question": legal["question"], "act": act });
        self.call("act", Some(decision)).await;
        Some(act)
    }

    /// What he is asked, and what he may decide.
    async fn legal(&self) -> Json {
        self.call("legal", None).await
    }

    async fn call(&self, what: &str, body: Option<Json>) -> Json {
        let path = format!("matches/{}/{what}", self.table);
        call(self.address, &self.token, &path, body).await
    }
}

/// Opens a table of this game and scenario in the form, with us in `seat` and an invitation to the
/// other. Returns its link.
pub async fn invitation(
    server: &TestServer,
    browser: &Browser,
    [game, scenario]: [&str; 2],
    seat: usize,
) -> String {
    browser
        .goto(&server.url(&format!("/games/{game}/new")))
        .await;
    let fill = format!(
        "const set = (id, value) => {{ document.getElementById(id).value = value; }};
         set('scenario', '{scenario}');
         set('seat-{seat}', 'me');
         set('seat-{}', 'invite');",
        1 - seat
    );
    browser.eval(&fill).await;
    browser.click("main button.primary[type=submit]").await;
    let link = "return document.querySelector('a.invite')?.href";
    let link = browser.until("an invitation", link).await;
    link.as_str().unwrap_or_default().to_owned()
}

/// A table of this game and scenario with us in `seat`, and a friend in the other.
pub async fn sit_down<'a>(
    server: &TestServer,
    browser: &'a Browser,
    game: [&str; 2],
    seat: usize,
) -> Friend<'a> {
    let link = invitation(server, browser, game, seat).await;
    let parts: Vec<&str> = link.rsplit('/').take(3).collect();
    let [secret, "join", table] = parts[..] else {
        panic!("no invitation: {link}");
    };
    let name = json!({ "name": "Polybius" });
    let guest = call(server.address, "", "guests", Some(name)).await;
    let token = guest["token"]["secret"].as_str().expect("a token");
    let join = Some(json!({ "invite": secret }));
    let path = format!("matches/{table}/join");
    call(server.address, token, &path, join).await;
    begun(browser).await;
    Friend {
        browser,
        address: server.address,
        token: token.to_owned(),
        table: table.to_owned(),
    }
}

/// A click for whoever wants the option that `fits`, a piece of script about `act` and
/// `text`: on the thing it hangs on, or in the short list beside it. Gives the question,
/// and whether something was clicked.
///
/// Looking and clicking are one script: between two, an update may move the board, and
/// the mouse would hit something else.
fn click_for(fits: &str) -> String {
    format!(
        "const question = document.querySelector('#options [name=question]')?.value ?? '';
         const busy = document.querySelector('form[data-busy]');
         if (busy || document.querySelector('#table').dataset.yours !== 'true') return {{question}};
         const option = [...document.querySelectorAll('#options button[name=act]')].find((it) => {{
           const [act, text] = [JSON.parse(it.value), it.textContent];
           return {fits};
         }});
         if (!option) return {{question}};
         const [key] = JSON.parse(option.dataset.keys ?? '[null]');
         const listed = [...document.querySelectorAll('#choices:not([hidden]) button')]
           .find((it) => it.textContent.trim() === option.textContent.trim());
         const item = listed ?? document.querySelector(`.i[data-key='${{key}}']`) ?? option;
         if (item.closest('#hand, #choices')) item.scrollIntoView({{block: 'nearest', inline: 'nearest'}});
         const box = item.getBoundingClientRect();
         for (const [dx, dy] of [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5]]) {{
           const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
           const top = document.elementFromPoint(x, y);
           const piece = top?.closest('.i');
           // What stands in a place and is not asked for stands for the place.
           const place = piece && !piece.matches('.glow') && piece.dataset.place;
           if (!item.contains(top) && !(place && place === item.dataset.place)) continue;
           {CLICK}
           click(top, x, y);
           return {{question, clicked: true}};
         }}
         return {{question}};"
    )
}

/// Takes the option that `fits` by clicking what is uppermost where its thing lies.
pub async fn take(browser: &Browser, fits: &str) {
    let script = click_for(fits);
    let begin = Instant::now();
    let mut asked = None;
    loop {
        let look = browser.eval(&script).await;
        if asked.as_ref().is_some_and(|it| *it != look["question"]) {
            return;
        }
        if look["clicked"] == true {
            asked = Some(look["question"].clone());
        }
        if begin.elapsed() > PATIENCE {
            browser.shot("stuck-hannibal").await;
            panic!("waited too long for {fits}: {}", question(browser).await);
        }
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
}

/// That this page is asked, with an option that `fits`.
pub fn offers(fits: &str) -> String {
    format!(
        "return document.querySelector('#table').dataset.yours === 'true'
           && [...document.querySelectorAll('#options button[name=act]')].some((it) => {{
             const [act, text] = [JSON.parse(it.value), it.textContent];
             return {fits};
           }})"
    )
}

/// What the page asks and offers, for the message of a test that is stuck.
async fn question(browser: &Browser) -> Json {
    let script = "return {
        yours: document.querySelector('#table')?.dataset.yours,
        prompt: document.querySelector('#prompt')?.innerText,
        lost: document.querySelector('#lost')?.hidden === false,
        options: [...document.querySelectorAll('#options button[name=act]')].map((it) => it.value),
      }";
    browser.eval(script).await
}

/// Both decide, each by the first of its ways that there is, until something holds.
pub async fn play_on(friend: &Friend<'_>, holds: &str, own: &[&str], his: &[&str]) {
    let browser = friend.browser;
    let begin = Instant::now();
    while browser.eval(holds).await != true {
        if begin.elapsed() > PATIENCE {
            browser.shot("stuck-hannibal").await;
            let (ours, theirs) = (question(browser).await, friend.legal().await);
            panic!("waited too long for {holds}: the page has {ours}, the friend {theirs}");
        }
        let mut ours = None;
        for way in own {
            if browser.eval(&offers(&by(way))).await == true {
                ours = Some(by(way));
                break;
            }
        }
        match ours {
            Some(way) => take(browser, &way).await,
            None => {
                if friend.decides(his).await.is_none() {
                    tokio::time::sleep(Duration::from_millis(60)).await;
                }
            }
        }
    }
}
