//! A crowd that holds connections to a server and does nothing useful with them.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::HarnessError;

/// How many of which kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CrowdSize {
    /// Send nothing at all.
    pub idle: usize,
    /// Send or read a byte now and then.
    pub slow: usize,
}

/// How often a slow connection sends or reads a byte.
const PACE: Duration = Duration::from_secs(1);

/// How long one that was closed waits before it comes again.
const AGAIN: Duration = Duration::from_millis(500);

/// How long the whole crowd may take to gather.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a connection of the crowd does.
#[derive(Debug, Clone, Copy)]
enum Habit {
    Idle,
    /// Sends the head of a request byte by byte.
    SlowHead,
    /// Sends the body of a request byte by byte.
    SlowBody,
    /// Reads the answer to a request byte by byte.
    SlowReader,
}

#[derive(Debug, Default)]
struct Counts {
    open: AtomicUsize,
    closed: AtomicU64,
}

/// The crowd; it goes away when this is dropped.
#[derive(Debug)]
pub struct Crowd {
    size: CrowdSize,
    counts: Arc<Counts>,
    _tasks: JoinSet<()>,
}

impl fmt::Display for Crowd {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CrowdSize { idle, slow } = self.size;
        let open = self.counts.open.load(Ordering::Relaxed);
        let closed = self.counts.closed.load(Ordering::Relaxed);
        write!(
            out,
            "{idle} idle and {slow} slow connections: {open} open now, {closed} closed and \
             opened again"
        )
    }
}

impl Crowd {
    /// Opens all connections.
    pub async fn gather(address: SocketAddr, size: CrowdSize) -> Result<Crowd, HarnessError> {
        allow_files();
        let counts = Arc::new(Counts::default());
        let mut tasks = JoinSet::new();
        let slow = [Habit::SlowHead, Habit::SlowBody, Habit::SlowReader];
        let habits = std::iter::repeat_n(Habit::Idle, size.idle)
            .chain(slow.into_iter().cycle().take(size.slow));
        for habit in habits {
            let counts = Arc::clone(&counts);
            tasks.spawn(async move {
                loop {
                    hold(address, habit, &counts).await;
                    counts.closed.fetch_add(1, Ordering::Relaxed);
                    tokio::time::sleep(AGAIN).await;
                }
            });
        }
        let begun = Instant::now();
        while counts.open.load(Ordering::Relaxed) < size.idle + size.slow {
            if begun.elapsed() > PATIENCE {
                let open = counts.open.load(Ordering::Relaxed);
                return Err(HarnessError::Gone(format!("only {open} connections open")));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(Crowd {
            size,
            counts,
            _tasks: tasks,
        })
    }

    /// How many of the connections were closed by the server so far.
    pub fn closed(&self) -> u64 {
        self.counts.closed.load(Ordering::Relaxed)
    }
}

/// This process may open as many files as the system allows.
fn allow_files() {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    // If not, connections fail and that is reported.
    let _ = setrlimit(Resource::Nofile, raised);
}

/// Holds one connection until the server closes it.
async fn hold(address: SocketAddr, habit: Habit, counts: &Counts) {
    let Ok(mut stream) = TcpStream::connect(address).await else {
        return;
    };
    counts.open.fetch_add(1, Ordering::Relaxed);
    let _ = behave(&mut stream, habit).await;
    counts.open.fetch_sub(1, Ordering::Relaxed);
}

async fn behave(stream: &mut TcpStream, habit: Habit) -> std::io::Result<()> {
    let mut byte = [0];
    match habit {
        Habit::Idle => drop(stream.read(&mut byte).await?),
        Habit::SlowHead => trickle(stream, b"GET / HTTP/1.1\r\nhost: ").await?,
        Habit::SlowBody => {
            let head = b"POST /api/v1/guests HTTP/1.1\r\nhost: x\r\n\
                content-type: application/json\r\ncontent-length: 60000\r\n\r\n";
            stream.write_all(head).await?;
            trickle(stream, b"{").await?;
        }
        Habit::SlowReader => {
            let request = b"GET /games/julius-caesar/rules HTTP/1.1\r\nhost: x\r\n\r\n";
            stream.write_all(request).await?;
            while stream.read(&mut byte).await? > 0 {
                tokio::time::sleep(PACE).await;
            }
        }
    }
    Ok(())
}

/// Sends `first` and then letters for ever, a byte at a time.
async fn trickle(stream: &mut TcpStream, first: &[u8]) -> std::io::Result<()> {
    let (mut reader, mut writer) = stream.split();
    let mut answer = [0; 512];
    let write = async {
        for byte in first.iter().chain(std::iter::repeat(&b'a')) {
            writer.write_all(std::slice::from_ref(byte)).await?;
            tokio::time::sleep(PACE).await;
        }
        Ok(())
    };
    let closed = async {
        while reader.read(&mut answer).await? > 0 {}
        Ok(())
    };
    tokio::select! {
        done = write => done,
        done = closed => done,
    }
}
