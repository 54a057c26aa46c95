//! A server of our own and a real Chromium in front of it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use fantoccini::actions::InputSource;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use serde_json::{Value as Json, json};
use server::{Seeds, Settings};
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
pub struct TestServer {
    scratch: Scratch,
    /// Every run deals the same cards.
    seeds: Seeds,
    pub address: SocketAddr,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl TestServer {
    pub async fn open() -> TestServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let mut server = TestServer {
            scratch: Scratch::new(),
            seeds: Seeds::counted(1),
            address: listener.local_addr().expect("an address"),
            running: None,
        };
        server.serve(listener);
        server
    }

    fn serve(&mut self, listener: TcpListener) {
        let settings = Settings {
            database: format!("sqlite://{}/iacta.db", self.scratch.0.display()),
            rate_limits: false,
            seeds: self.seeds.clone(),
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

    /// The same server on the same port.
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
pub struct BrowserOptions {
    pub size: (u32, u32),
    pub language: &'static str,
    pub script: bool,
    pub dark: bool,
    /// How fast moments are told.
    pub speed: &'static str,
    pub reduced_motion: bool,
}

impl Default for BrowserOptions {
    fn default() -> BrowserOptions {
        BrowserOptions {
            size: (1280, 800),
            language: "en",
            script: true,
            dark: false,
            speed: "off",
            reduced_motion: false,
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
    /// How fast moments are told, where there is a script.
    speed: Option<&'static str>,
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

/// How long anything may take that a page does by itself: longer than the busiest
/// machine needs. A test that waits so long is stuck.
pub const PATIENCE: Duration = Duration::from_secs(180);

/// What a page says of itself when it was waited for in vain.
const SITUATION: &str = "
  const text = (selector) => document.querySelector(selector)?.innerText.slice(0, 200);
  const table = document.querySelector('#table');
  return {
    at: location.pathname, data: table && {...table.dataset}, class: table?.className,
    prompt: text('#prompt'), toast: text('#toast:not([hidden])'), lost: text('#lost:not([hidden])'),
    busy: [...document.querySelectorAll('form[data-busy]')].map((it) => it.action),
    options: document.querySelectorAll('#options button[name=act]').length,
  };";

/// How long a whole match may take.
pub const MATCH_PATIENCE: Duration = Duration::from_secs(900);

/// A function for scripts: clicks an element as the mouse does that points at it.
pub const CLICK: &str = "const click = (it, clientX, clientY) => {
  window.dispatchEvent(new Event('pointerdown'));
  it.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, clientX, clientY}));
};";

/// How often a browser is started before its test gives up. On a busy machine the
/// driver may find its port taken, and Chromium may be too slow for the driver.
const STARTS: usize = 5;

/// A driver that listens, or why it does not.
fn driver() -> Result<(Driver, u16), String> {
    let mut child = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver is there: `cargo xtask prepare` installs it");
    let words = BufReader::new(child.stdout.take().expect("its words"));
    let driver = Driver(child);
    let mut said = String::new();
    for line in words.lines().map_while(Result::ok) {
        let port = (line.split_once("successfully on port "))
            .and_then(|(_, port)| port.trim_end_matches('.').parse().ok());
        if let Some(port) = port {
            return Ok((driver, port));
        }
        said.push_str(&line);
        said.push('\n');
    }
    Err(format!("chromedriver ended and named no port:\n{said}"))
}

impl Browser {
    pub async fn open(options: BrowserOptions) -> Browser {
        let mut faults = Vec::new();
        while faults.len() < STARTS {
            match Browser::start(options).await {
                Ok(browser) => return browser,
                Err(fault) => faults.push(fault),
            }
        }
        panic!("no browser: {}", faults.join("\n"));
    }

    async fn start(options: BrowserOptions) -> Result<Browser, String> {
        let (driver, port) = driver()?;
        let profile = Scratch::new();
        let (wide, high) = options.size;
        let mut args = vec![
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--hide-scrollbars".to_owned(),
            format!("--window-size={wide},{high}"),
            format!("--lang={}", options.language),
            format!("--user-data-dir={}", profile.0.display()),
        ];
        if options.dark {
            args.push("--blink-settings=preferredColorScheme=0".to_owned());
        }
        if options.reduced_motion {
            args.push("--force-prefers-reduced-motion".to_owned());
        }
        let speed = options.script.then_some(options.speed);
        let script = if options.script { 1 } else { 2 };
        let mut options = json!({
            "args": args,
            "prefs": {
                "intl.accept_languages": options.language,
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
            .map_err(|error| error.to_string())?;
        Ok(Browser {
            client,
            speed,
            _driver: driver,
            profile,
        })
    }

    pub async fn goto(&self, url: &str) {
        self.client.goto(url).await.expect("a page");
        if let Some(speed) = self.speed {
            self.eval(&format!("localStorage.setItem('speed', '{speed}')"))
                .await;
        }
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
            if begin.elapsed() > PATIENCE {
                self.shot("failure").await;
                let page = self.client.execute(SITUATION, Vec::new()).await;
                panic!("waited too long for {what}; the page: {page:?}");
            }
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }

    /// A click on the first thing that matches and can be reached.
    pub async fn click(&self, selector: &str) {
        self.until(selector, &Browser::click_script(selector)).await;
    }

    /// The same if there is one at this moment.
    pub async fn click_if_there(&self, selector: &str) {
        self.eval(&Browser::click_script(selector)).await;
    }

    /// Clicks the first thing that matches and can be reached: whatever is uppermost in
    /// its middle. Returns whether there was one.
    ///
    /// Looking and clicking are one script: between two, an update may move things, and
    /// the mouse would hit another.
    fn click_script(selector: &str) -> String {
        format!(
            "for (const it of document.querySelectorAll({})) {{
               it.scrollIntoView({{block: 'nearest'}});
               const box = it.getBoundingClientRect();
               const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
               const top = box.width && document.elementFromPoint(x, y);
               if (top && it.contains(top)) {{
                 {CLICK}
                 click(top, x, y);
                 return true;
               }}
             }}
             return false;",
            json!(selector)
        )
    }

    /// A click at a place of the window, if something that matches lies there still.
    pub async fn click_thing_at(&self, selector: &str, x: f64, y: f64) {
        let script = format!(
            "const top = document.elementFromPoint({x}, {y});
             if (top?.closest({})) {{ {CLICK} click(top, {x}, {y}); }}",
            json!(selector)
        );
        self.eval(&script).await;
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
