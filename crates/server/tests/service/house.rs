//! A server on a port of its own, and somebody who talks to it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};
use server::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A directory that goes with its test.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("iacta-service-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    pub fn sqlite(&self) -> String {
        format!("sqlite://{}/iacta.db", self.0.display())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running node.
pub struct House {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl House {
    pub async fn open(database: &str) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let settings = Settings {
            database: database.to_owned(),
            rate_limits: false,
            ..Settings::default()
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let shutdown = async {
                let _ = stopped.await;
            };
            server::run(settings, listener, shutdown).await.unwrap();
        });
        House {
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

    /// Somebody new.
    pub async fn guest(&self, name: &str) -> Caller {
        let nobody = Caller {
            address: self.address,
            token: None,
        };
        let (status, arrived) = nobody.post("/api/v1/guests", json!({ "name": name })).await;
        assert_eq!(status, 201, "{arrived}");
        let token = arrived["token"]["secret"].as_str().unwrap().to_owned();
        Caller {
            token: Some(token),
            ..nobody
        }
    }
}

/// Somebody with a token, or nobody.
#[derive(Debug, Clone)]
pub struct Caller {
    pub address: SocketAddr,
    pub token: Option<String>,
}

impl Caller {
    /// The same person at another node.
    pub fn at(&self, house: &House) -> Caller {
        Caller {
            address: house.address,
            token: self.token.clone(),
        }
    }

    /// Sends anything; gives status and body.
    pub async fn raw(&self, method: &str, path: &str, headers: &str, body: &[u8]) -> (u16, String) {
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
        let body = answer.split_once("\r\n\r\n").map(|(_, body)| body);
        (
            status.unwrap_or_else(|| panic!("{method} {path}: {answer:?}")),
            body.unwrap_or_default().to_owned(),
        )
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
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let token = self.token.as_deref().unwrap_or_default();
        let head = format!(
            "GET /api/v1/matches/{id}/events{query} HTTP/1.1\r\nhost: x\r\n\
             authorization: Bearer {token}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let (mut all, mut part) = (Vec::new(), [0; 4096]);
        let end = tokio::time::Instant::now() + during;
        while let Ok(Ok(read @ 1..)) = tokio::time::timeout_at(end, stream.read(&mut part)).await {
            all.extend_from_slice(&part[..read]);
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

/// A PostgreSQL cluster of one's own.
#[derive(Debug)]
pub struct Cluster {
    port: u16,
    child: std::process::Child,
    _scratch: Scratch,
}

/// Where the programs of PostgreSQL are. There must be some: a machine without them
/// has not tested what it claims.
fn programs() -> PathBuf {
    let mut found: Vec<_> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|dirs| dirs.flatten().map(|dir| dir.path().join("bin")).collect())
        .unwrap_or_default();
    let path = std::env::var_os("PATH").unwrap_or_default();
    found.extend(std::env::split_paths(&path));
    let has = |dir: &PathBuf| dir.join("initdb").exists() && dir.join("postgres").exists();
    let dir = found.into_iter().find(has);
    dir.expect("these tests need PostgreSQL: install Debian's package postgresql")
}

/// Runs a program of PostgreSQL; it refuses to run as root.
fn command(program: &Path) -> Command {
    let root = Command::new("id").arg("-u").output();
    let is_root = root.is_ok_and(|output| output.stdout.starts_with(b"0"));
    if !is_root {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid", "65534", "--regid", "65534", "--clear-groups"]);
    command.arg(program);
    command
}

impl Cluster {
    pub async fn start() -> Cluster {
        let (dir, scratch) = (programs(), Scratch::new());
        let data = scratch.0.join("data");
        std::fs::create_dir_all(&data).unwrap();
        // Where this is not root, the directory is its own already.
        let mut chown = Command::new("chown");
        let _ = chown.arg("-R").arg("65534").arg(&scratch.0).status();
        let made = command(&dir.join("initdb"))
            .args(["-A", "trust", "-U", "iacta", "--no-sync", "-D"])
            .arg(&data)
            .stdout(Stdio::null())
            .status();
        assert!(made.unwrap().success(), "initdb");
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let child = command(&dir.join("postgres"))
            .args(["-p", &port.to_string(), "-h", "127.0.0.1", "-k", "", "-D"])
            .arg(&data)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let cluster = Cluster {
            port,
            child,
            _scratch: scratch,
        };
        let url = cluster.url();
        until("a database that answers", async || {
            server::store::Store::open(&url).await.ok()
        })
        .await;
        cluster
    }

    pub fn url(&self) -> String {
        format!("postgres://iacta@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
