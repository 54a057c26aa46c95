//! A PostgreSQL cluster of one's own.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::Scratch;

/// How long the database may take to answer for the first time, or to be left alone.
const PATIENCE: Duration = Duration::from_secs(30);

/// A cluster that ends with whoever started it.
#[derive(Debug)]
pub struct Cluster {
    port: u16,
    child: Child,
    programs: PathBuf,
    data: PathBuf,
    _scratch: Scratch,
}

/// Where the programs of PostgreSQL are.
fn programs() -> PathBuf {
    let mut found: Vec<_> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|dirs| dirs.flatten().map(|dir| dir.path().join("bin")).collect())
        .unwrap_or_default();
    let path = std::env::var_os("PATH").unwrap_or_default();
    found.extend(std::env::split_paths(&path));
    let has = |dir: &PathBuf| dir.join("initdb").exists() && dir.join("postgres").exists();
    let dir = found.into_iter().find(has);
    dir.expect("PostgreSQL is needed: `cargo xtask prepare` installs it")
}

/// Runs a program of PostgreSQL; it refuses to run as root.
fn command(program: &Path) -> Command {
    let root = Command::new("id").arg("-u").output();
    let is_root = root.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    if !is_root {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid", "65534", "--regid", "65534", "--clear-groups"]);
    command.arg(program);
    command
}

fn postgres(programs: &Path, data: &Path, port: u16) -> Child {
    command(&programs.join("postgres"))
        .args(["-p", &port.to_string(), "-h", "127.0.0.1", "-k", "", "-D"])
        .arg(data)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("postgres")
}

/// Writes a file that the cluster alone may read, as it demands of keys.
fn write_private(path: &Path, text: &str) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::write(path, text).expect("a file of the cluster");
    let owner_only = std::fs::Permissions::from_mode(0o600);
    std::fs::set_permissions(path, owner_only).expect("permissions");
    let _ = Command::new("chown").arg("65534").arg(path).status();
}

impl Cluster {
    /// A new and empty cluster that answers.
    ///
    /// # Panics
    /// If there is no PostgreSQL, or it does not start: a machine without it has not
    /// tested what it claims.
    pub fn start() -> Cluster {
        Cluster::launch(None)
    }

    /// The same, which takes connections by TLS only and shows `certificate`, both in
    /// PEM.
    ///
    /// # Panics
    /// As `start`.
    pub fn start_with_tls(certificate: &str, key: &str) -> Cluster {
        Cluster::launch(Some((certificate, key)))
    }

    fn launch(tls: Option<(&str, &str)>) -> Cluster {
        let (programs, scratch) = (programs(), Scratch::new());
        let data = scratch.path().join("data");
        std::fs::create_dir_all(&data).expect("a directory for the cluster");
        // Where this is not root, the directory is its own already.
        let mut chown = Command::new("chown");
        let _ = chown.arg("-R").arg("65534").arg(scratch.path()).status();
        let made = command(&programs.join("initdb"))
            .args(["-A", "trust", "-U", "iacta", "--no-sync", "-D"])
            .arg(&data)
            .stdout(Stdio::null())
            .status();
        assert!(made.expect("initdb").success(), "initdb");
        if let Some((certificate, key)) = tls {
            let settings = data.join("postgresql.conf");
            let settings = std::fs::read_to_string(settings).expect("settings of the cluster");
            let files = [
                ("postgresql.conf", &*format!("{settings}\nssl = on\n")),
                ("server.crt", certificate),
                ("server.key", key),
                ("pg_hba.conf", "hostssl all all 127.0.0.1/32 trust\n"),
            ];
            for (name, text) in files {
                write_private(&data.join(name), text);
            }
        }
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("its number").port();
        drop(free);
        let cluster = Cluster {
            port,
            child: postgres(&programs, &data, port),
            programs,
            data,
            _scratch: scratch,
        };
        cluster.wait_until_it_answers();
        cluster
    }

    fn wait_until_it_answers(&self) {
        let begun = Instant::now();
        while self.sql("SELECT 1").is_none() {
            assert!(begun.elapsed() < PATIENCE, "the cluster never answered");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Kills the database as a loss of power would, all of it at once.
    pub fn kill(&mut self) {
        // SIGQUIT to the first process: all others are told to end at once and without
        // a word. It takes them along where SIGKILL would leave them behind.
        let quit = Command::new("kill")
            .args(["-QUIT", &self.child.id().to_string()])
            .status();
        assert!(quit.is_ok_and(|status| status.success()), "kill");
        let _ = self.child.wait();
    }

    /// Starts a database that was killed.
    ///
    /// # Panics
    /// If it does not come back.
    pub fn restart(&mut self) {
        self.child = postgres(&self.programs, &self.data, self.port);
        self.wait_until_it_answers();
    }

    pub fn url(&self) -> String {
        format!("postgres://iacta@127.0.0.1:{}/postgres", self.port)
    }

    /// Waits until nobody is connected. A server that was killed leaves the database to
    /// finish what it had sent, which may be the end of a transaction.
    ///
    /// # Panics
    /// If somebody stays.
    pub fn wait_until_alone(&self) {
        let others = "SELECT count(*) FROM pg_stat_activity \
                      WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
        let begun = Instant::now();
        while self.sql(others).as_deref() != Some("0") {
            assert!(begun.elapsed() < PATIENCE, "somebody stays connected");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// What `psql` prints for a statement, without trimmings; `None` if it failed.
    pub fn sql(&self, statement: &str) -> Option<String> {
        self.psql("postgres", statement)
    }

    /// The same from beside the database that servers use, which may be closed.
    pub fn sql_aside(&self, statement: &str) -> Option<String> {
        self.psql("template1", statement)
    }

    fn psql(&self, database: &str, statement: &str) -> Option<String> {
        let port = self.port;
        let told = Command::new(self.programs.join("psql"))
            .args(["-X", "-q", "-A", "-t", "-c", statement])
            .arg(format!("postgres://iacta@127.0.0.1:{port}/{database}"))
            .stderr(Stdio::null())
            .output()
            .ok()?;
        let text = String::from_utf8_lossy(&told.stdout);
        told.status.success().then(|| text.trim().to_owned())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
