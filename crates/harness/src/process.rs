//! A server as its users run it: a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::{Client, HarnessError};

/// How long a server may take to answer for the first time.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running `iacta serve`. It is killed with whoever started it.
#[derive(Debug)]
pub struct Process {
    child: Child,
    address: SocketAddr,
    ready_after: Duration,
}

impl Process {
    /// Starts `program` on a database, and waits until it answers with the database
    /// open.
    pub async fn start(program: &Path, database: &str) -> Result<Process, HarnessError> {
        Process::launch(program, database, "error", Stdio::inherit()).await
    }

    /// The same, with a log of what `filter` lets through in the file `log`.
    pub async fn start_logging(
        program: &Path,
        database: &str,
        filter: &str,
        log: &Path,
    ) -> Result<Process, HarnessError> {
        let log = std::fs::File::create(log)?;
        Process::launch(program, database, filter, log.into()).await
    }

    async fn launch(
        program: &Path,
        database: &str,
        filter: &str,
        log: Stdio,
    ) -> Result<Process, HarnessError> {
        let begun = Instant::now();
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-rate-limits"])
            .args(["--database", database])
            .env("IACTA_LOG", filter)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .map_err(|error| HarnessError::NotStarted(format!("{}: {error}", program.display())))?;
        let address = match (child.stdout.take()).and_then(|out| address(BufReader::new(out))) {
            Some(address) => address,
            None => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(HarnessError::NotStarted("it named no address".to_owned()));
            }
        };
        let mut process = Process {
            child,
            address,
            ready_after: Duration::ZERO,
        };
        // It listens before its database is open: only an answer says that it is.
        let healthy = async {
            let mut client = Client::new(address);
            while client.get("/healthz", "").await.is_err() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        (tokio::time::timeout(PATIENCE, healthy).await)
            .map_err(|_| HarnessError::NotStarted("it never answered".to_owned()))?;
        process.ready_after = begun.elapsed();
        Ok(process)
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How long it took from nothing to the first answer.
    pub fn ready_after(&self) -> Duration {
        self.ready_after
    }

    /// Memory that is really there, in bytes.
    pub fn resident(&self) -> Result<u64, HarnessError> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(&path)?;
        let kib = (status.lines())
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .and_then(|rest| rest.trim().strip_suffix(" kB"))
            .and_then(|kib| kib.trim().parse::<u64>().ok());
        kib.map(|kib| kib * 1024).ok_or(HarnessError::Garbled {
            path,
            problem: "no VmRSS".to_owned(),
        })
    }

    /// Processor time that it has taken so far.
    pub fn busy(&self) -> Result<Duration, HarnessError> {
        processor_time(&self.child.id().to_string())
    }

    /// SIGKILL: it is not asked, and it cannot finish anything.
    pub fn kill(mut self) -> Result<(), HarnessError> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Processor time that the process asking has taken so far.
pub fn busy_here() -> Result<Duration, HarnessError> {
    processor_time("self")
}

/// The system counts in hundredths of a second.
fn processor_time(process: &str) -> Result<Duration, HarnessError> {
    let path = format!("/proc/{process}/stat");
    let stat = std::fs::read_to_string(&path)?;
    // The name, in parentheses, may hold anything; the 14th and 15th fields are the
    // process's own time and the time the system spent for it.
    let ticks = (stat.rsplit_once(')')).and_then(|(_, rest)| {
        let mut fields = rest.split_whitespace().skip(11);
        let own: u64 = fields.next()?.parse().ok()?;
        let system: u64 = fields.next()?.parse().ok()?;
        Some(own + system)
    });
    let ticks = ticks.ok_or(HarnessError::Garbled {
        path,
        problem: "no processor time".to_owned(),
    })?;
    Ok(Duration::from_millis(ticks * 10))
}

/// The address in the first line that a server prints.
fn address(mut out: impl BufRead) -> Option<SocketAddr> {
    let mut line = String::new();
    out.read_line(&mut line).ok()?;
    let (_, rest) = line.split_once("http://")?;
    rest.split_whitespace().next()?.parse().ok()
}
