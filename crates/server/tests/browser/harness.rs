//! A server of our own and a real Chromium in front of it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use serde_json::{Value as Json, json};
use server::Settings;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A directory that goes with its test.
#[derive(Debug)]
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("iacta-browser-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a scratch directory");
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server on a port of its own.
pub struct House {
    scratch: Scratch,
    address: SocketAddr,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl House {
    pub async fn open() -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let mut house = House {
            scratch: Scratch::new(),
            address: listener.local_addr().expect("an address"),
            running: None,
        };
        house.serve(listener);
        house
    }

    fn serve(&mut self, listener: TcpListener) {
        let settings = Settings {
            database: format!("sqlite://{}/iacta.db", self.scratch.0.display()),
            rate_limits: false,
            ..Settings::default()
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let shutdown = async {
                let _ = stopped.await;
            };
            let ran = server::run(settings, listener, shutdown).await;
            ran.expect("the server runs");
        });
        self.running = Some((stop, task));
    }

    pub async fn shut(&mut self) {
        if let Some((stop, task)) = self.running.take() {
            let _ = stop.send(());
            task.await.expect("an orderly end");
        }
    }

    /// The same house on the same port.
    pub async fn reopen(&mut self) {
        self.shut().await;
        let listener = TcpListener::bind(self.address)
            .await
            .expect("the same port");
        self.serve(listener);
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

/// How a browser differs from the usual one.
#[derive(Debug, Clone, Copy)]
pub struct Wishes {
    pub size: (u32, u32),
    pub language: &'static str,
    pub script: bool,
    pub dark: bool,
}

impl Default for Wishes {
    fn default() -> Wishes {
        Wishes {
            size: (1280, 800),
            language: "en",
            script: true,
            dark: false,
        }
    }
}

/// A driver process that ends with its test.
struct Driver(Child);

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A real browser.
pub struct Browser {
    pub client: Client,
    _driver: Driver,
    profile: Scratch,
}

impl Drop for Browser {
    /// A test that failed has not closed its window: nobody else has this profile.
    fn drop(&mut self) {
        let mut end = Command::new("pkill");
        end.arg("-f")
            .arg(format!("user-data-dir={}", self.profile.0.display()));
        let _ = end.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

fn driver() -> (Driver, u16) {
    let mut child = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver is there: `cargo xtask prepare` installs it");
    let lines = BufReader::new(child.stdout.take().expect("its words")).lines();
    let port = (lines.map_while(Result::ok))
        .find_map(|line| {
            let (_, port) = line.split_once("successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        })
        .expect("chromedriver names its port");
    (Driver(child), port)
}

impl Browser {
    pub async fn open(wishes: Wishes) -> Browser {
        let (driver, port) = driver();
        let profile = Scratch::new();
        let (wide, high) = wishes.size;
        let mut args = vec![
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--hide-scrollbars".to_owned(),
            format!("--window-size={wide},{high}"),
            format!("--lang={}", wishes.language),
            format!("--user-data-dir={}", profile.0.display()),
        ];
        if wishes.dark {
            args.push("--blink-settings=preferredColorScheme=0".to_owned());
        }
        let script = if wishes.script { 1 } else { 2 };
        let mut options = json!({
            "args": args,
            "prefs": {
                "intl.accept_languages": wishes.language,
                "profile.managed_default_content_settings.javascript": script,
            },
        });
        // A window cannot be as narrow as a phone; its screen can.
        if wide < 500 {
            options["mobileEmulation"] = json!({
                "deviceMetrics": { "width": wide, "height": high, "pixelRatio": 2.0, "touch": true },
            });
        }
        let mut capabilities = Capabilities::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        let connector = hyper_util::client::legacy::connect::HttpConnector::new();
        let client = ClientBuilder::new(connector)
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("a browser");
        Browser {
            client,
            _driver: driver,
            profile,
        }
    }

    pub async fn goto(&self, url: &str) {
        self.client.goto(url).await.expect("a page");
    }

    /// The value of a piece of script.
    pub async fn eval(&self, script: &str) -> Json {
        let done = self.client.execute(script, Vec::new()).await;
        done.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a piece of script returns something true.
    pub async fn until(&self, what: &str, script: &str) -> Json {
        let begin = Instant::now();
        loop {
            let value = self
                .client
                .execute(script, Vec::new())
                .await
                .unwrap_or(Json::Null);
            let holds = !matches!(value, Json::Null | Json::Bool(false)) && value != json!("");
            if holds {
                return value;
            }
            if begin.elapsed() > Duration::from_secs(40) {
                self.shot("failure").await;
                panic!("waited too long for {what}");
            }
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }

    /// A click of the mouse at a place of the window.
    pub async fn click_at(&self, x: f64, y: f64) {
        let mouse = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo {
                duration: None,
                x,
                y,
            })
            .then(PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            })
            .then(PointerAction::Up {
                button: MOUSE_BUTTON_LEFT,
            });
        self.client.perform_actions(mouse).await.expect("a click");
    }

    /// A click on the first thing that matches and can be reached.
    pub async fn click(&self, selector: &str) {
        let script = format!(
            "for (const it of document.querySelectorAll({})) {{
               it.scrollIntoView({{block: 'nearest'}});
               const box = it.getBoundingClientRect();
               const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
               if (box.width && it.contains(document.elementFromPoint(x, y))) return [x, y];
             }}",
            json!(selector)
        );
        let place = self.until(selector, &script).await;
        let number = |index: usize| place[index].as_f64().expect("a number");
        self.click_at(number(0), number(1)).await;
    }

    pub async fn key(&self, key: char) {
        use fantoccini::actions::{KeyAction, KeyActions};
        let keys = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key });
        self.client.perform_actions(keys).await.expect("a key");
    }

    /// Keeps a picture where `IACTA_SHOTS` says, for those who want to look.
    pub async fn shot(&self, name: &str) {
        if let (Some(to), Ok(png)) = (
            std::env::var_os("IACTA_SHOTS"),
            self.client.screenshot().await,
        ) {
            let _ = std::fs::create_dir_all(&to);
            let _ = std::fs::write(Path::new(&to).join(format!("{name}.png")), png);
        }
    }

    pub async fn text(&self, selector: &str) -> String {
        let script = format!(
            "return document.querySelector({})?.innerText ?? ''",
            json!(selector)
        );
        let text = self.eval(&script).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    pub async fn close(self) {
        let _ = self.client.clone().close().await;
    }
}
