//! A server on a port of its own, and somebody who talks to it.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};
use server::{Seeds, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running node.
pub struct TestServer {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl TestServer {
    pub async fn open(database: &str) -> TestServer {
        TestServer::with(Settings {
            database: database.to_owned(),
            rate_limits: false,
            ..Settings::default()
        })
        .await
    }

    /// Every run deals the same cards.
    pub async fn with(settings: Settings) -> TestServer {
        let settings = Settings {
            seeds: Seeds::counted(1),
            ..settings
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let shutdown = async {
                let _ = stopped.await;
            };
            server::run(settings, listener, shutdown).await.unwrap();
        });
        TestServer {
            address,
            stop,
            task,
        }
    }

    /// An orderly end.
    pub async fn shut(self) {
        let _ = self.stop.send(());
        self.task.await.unwrap();
    }

    /// Somebody without a token.
    pub fn nobody(&self) -> Caller {
        Caller {
            address: self.address,
            token: None,
        }
    }

    pub fn browser(&self) -> Browser {
        Browser {
            caller: self.nobody(),
            cookie: None,
        }
    }

    /// Somebody new.
    pub async fn guest(&self, name: &str) -> Caller {
        let nobody = self.nobody();
        let (status, arrived) = nobody.post("/api/v1/guests", json!({ "name": name })).await;
        assert_eq!(status, 201, "{arrived}");
        let token = arrived["token"]["secret"].as_str().unwrap().to_owned();
        Caller {
            token: Some(token),
            ..nobody
        }
    }
}

/// What came back.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    head: String,
    pub body: String,
}

impl Answer {
    /// The value of a header, if it is there.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(known, _)| known.eq_ignore_ascii_case(name));
        found.next().map(|(_, value)| value)
    }
}

/// A browser without a script: it keeps its cookie and sends forms.
#[derive(Debug, Clone)]
pub struct Browser {
    caller: Caller,
    pub cookie: Option<String>,
}

impl Browser {
    /// The same browser at another node.
    pub fn at(&self, server: &TestServer) -> Browser {
        Browser {
            caller: self.caller.at(server),
            cookie: self.cookie.clone(),
        }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, "", "").await
    }

    /// Sends a form with the csrf of the page on which it stands, as `(name, value)`.
    pub async fn form(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let csrf = self.csrf().await;
        let body = form_text(&[fields, &[("csrf", &csrf)]].concat());
        self.send("POST", path, FORM, &body).await
    }

    /// The csrf of the forms that this browser gets.
    pub async fn csrf(&mut self) -> String {
        let page = self.get("/account").await;
        let (_, rest) = (page.body)
            .split_once("name=\"csrf\" value=\"")
            .expect("the page has a form");
        rest.split('"').next().unwrap_or_default().to_owned()
    }

    pub async fn send(&mut self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let cookie = (self.cookie.as_ref())
            .map(|cookie| format!("cookie: {cookie}\r\n"))
            .unwrap_or_default();
        let headers = format!("{cookie}{headers}");
        let answer = (self.caller)
            .answer(method, path, &headers, body.as_bytes())
            .await;
        if let Some(set) = answer.header("set-cookie") {
            self.cookie = set.split(';').next().map(str::to_owned);
        }
        answer
    }
}

pub const FORM: &str = "content-type: application/x-www-form-urlencoded\r\n";

/// Fields as a form sends them.
pub fn form_text(fields: &[(&str, &str)]) -> String {
    let escaped = |text: &str| -> String {
        (text.bytes())
            .map(|byte| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
                _ => format!("%{byte:02X}"),
            })
            .collect()
    };
    let pairs: Vec<_> = (fields.iter())
        .map(|(name, value)| format!("{name}={}", escaped(value)))
        .collect();
    pairs.join("&")
}

/// Somebody with a token, or nobody.
#[derive(Debug, Clone)]
pub struct Caller {
    pub address: SocketAddr,
    pub token: Option<String>,
}

impl Caller {
    /// The same person at another node.
    pub fn at(&self, server: &TestServer) -> Caller {
        Caller {
            address: server.address,
            token: self.token.clone(),
        }
    }

    /// Sends anything; gives all that comes back.
    pub async fn answer(&self, method: &str, path: &str, headers: &str, body: &[u8]) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let token = (self.token.as_ref())
            .map(|token| format!("authorization: Bearer {token}\r\n"))
            .unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{token}{headers}\
             content-length: {}\r\n\r\n",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        // A server that has heard enough may hang up before all is said.
        let _ = stream.write_all(body).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.get(9..12).and_then(|status| status.parse().ok());
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        Answer {
            status: status.unwrap_or_else(|| panic!("{method} {path}: {answer:?}")),
            head: head.to_owned(),
            body: body.to_owned(),
        }
    }

    /// Sends anything; gives status and body.
    pub async fn raw(&self, method: &str, path: &str, headers: &str, body: &[u8]) -> (u16, String) {
        let answer = self.answer(method, path, headers, body).await;
        (answer.status, answer.body)
    }

    pub async fn get(&self, path: &str) -> (u16, Json) {
        let (status, body) = self.raw("GET", path, "", b"").await;
        (status, serde_json::from_str(&body).unwrap_or(Json::Null))
    }

    pub async fn post(&self, path: &str, body: Json) -> (u16, Json) {
        let kind = "content-type: application/json\r\n";
        let body = body.to_string();
        let (status, body) = self.raw("POST", path, kind, body.as_bytes()).await;
        (status, serde_json::from_str(&body).unwrap_or(Json::Null))
    }

    /// A new table of the first game; gives its id.
    pub async fn table(&self, seats: Json) -> String {
        let game = registry::games()[0].about().id;
        let new = json!({ "game": game, "public": true, "seats": seats });
        let (status, opened) = self.post("/api/v1/matches", new).await;
        assert_eq!(status, 201, "{opened}");
        opened["id"].as_str().unwrap().to_owned()
    }

    /// The first decision that whichever of the seats is asked may make.
    pub async fn first_move(&self, id: &str) -> Option<Json> {
        let (status, legal) = self.get(&format!("/api/v1/matches/{id}/legal")).await;
        assert_eq!(status, 200, "{legal}");
        let question = legal["question"].as_u64()?;
        let act = &legal["moves"][0]["act"];
        Some(json!({ "seat": legal["seat"], "question": question, "act": act }))
    }

    /// Plays the first legal act, if any seat of this person is asked.
    pub async fn play(&self, id: &str) -> bool {
        let Some(decision) = self.first_move(id).await else {
            return false;
        };
        let (status, done) = self
            .post(&format!("/api/v1/matches/{id}/act"), decision)
            .await;
        assert_eq!(status, 200, "{done}");
        true
    }

    /// The bytes of an event stream, read for a while.
    pub async fn events(&self, id: &str, query: &str, during: Duration) -> String {
        let path = format!("/api/v1/matches/{id}/events{query}");
        self.listen(&path, "", during).await
    }

    /// The same, by somebody who heard the event called `last` before the line broke.
    pub async fn events_since(&self, path: &str, last: &str, during: Duration) -> String {
        self.listen(path, &format!("last-event-id: {last}\r\n"), during)
            .await
    }

    async fn listen(&self, path: &str, headers: &str, during: Duration) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let token = self.token.as_deref().unwrap_or_default();
        let head = format!(
            "GET {path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\n{headers}\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let (mut all, mut part) = (Vec::new(), [0; 4096]);
        let end = tokio::time::Instant::now() + during;
        while let Ok(Ok(read @ 1..)) = tokio::time::timeout_at(end, stream.read(&mut part)).await {
            all.extend_from_slice(&part[..read]);
            // The last chunk: the server has ended the stream, not the connection.
            if all.ends_with(b"\r\n0\r\n\r\n") {
                break;
            }
        }
        String::from_utf8_lossy(&all).into_owned()
    }
}

/// Waits until `look` finds something.
pub async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look().await {
            return found;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "never: {what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
