//! Connections: how many there may be, how long each may take, and who is served first
//! when there are too many.
//!
//! When there is no room for a new connection, others are closed for it: those of
//! nobody before those of people who are signed in, waiting ones before open streams
//! and these before requests under way, and of equals those of the address that has
//! the most. A signed-in person's request or stream is never closed.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use futures_util::task::AtomicWaker;
use tokio::sync::Notify;

use crate::addresses::{TrustedProxies, limit_key};

/// How long a connection may take, and for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeouts {
    /// From the first byte of a request to the end of its head.
    pub head: Duration,
    /// From the end of the head to the end of the body.
    pub body: Duration,
    /// Between requests.
    pub idle: Duration,
    /// Until the other side takes more of what is being sent to it.
    pub write: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            head: Duration::from_secs(15),
            body: Duration::from_secs(20),
            idle: Duration::from_secs(75),
            write: Duration::from_secs(30),
        }
    }
}

/// How many connections and event streams there may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Caps {
    pub connections: usize,
    /// From one address that is no trusted proxy's.
    pub connections_per_address: usize,
    pub streams: usize,
    pub streams_per_address: usize,
    pub streams_per_person: usize,
}

/// As many connections as are wanted unless an operator says otherwise.
const USUAL: usize = 10_000;

/// Files for everything but connections: the database, the listener, the log.
const OTHER_FILES: usize = 128;

impl Caps {
    /// The caps of a process that may have so many open files.
    pub fn new(wanted: Option<usize>, files: usize, limit_addresses: bool) -> Caps {
        // Connections that are being closed count as files a moment longer.
        let possible = files.saturating_sub(OTHER_FILES.max(files / 10)).max(1);
        let connections = wanted.unwrap_or(USUAL).clamp(1, possible);
        let each = |most: usize| {
            if limit_addresses {
                most.min(connections)
            } else {
                connections
            }
        };
        Caps {
            connections,
            connections_per_address: each(500),
            streams: (connections * 3 / 4).max(1),
            streams_per_address: each(250),
            streams_per_person: each(30),
        }
    }
}

/// Raises the limit of open files as far as the system lets us, and returns it.
pub fn raise_file_limit() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    let files = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(error) => {
            tracing::warn!(%error, "the limit of open files stays as it is");
            limit.current
        }
    };
    files.map_or(usize::MAX, |files| {
        usize::try_from(files).unwrap_or(usize::MAX)
    })
}

/// What a connection is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    /// For a request, or for the rest of its head.
    Waiting,
    /// Sends events.
    Streaming,
    /// Serves a request.
    Serving,
}

#[derive(Debug, Clone, Copy)]
struct Status {
    phase: Phase,
    since: Instant,
    /// Whom the last request came from, as limits count addresses.
    address: IpAddr,
    signed_in: bool,
}

/// A connection. Requests carry it as an extension.
#[derive(Debug)]
pub struct Connection {
    id: u64,
    pub peer: SocketAddr,
    status: Mutex<Status>,
    /// How many requests there have been.
    requests: AtomicU64,
    /// Who is to be told when it waits again.
    waits: AtomicWaker,
    closed: Notify,
}

impl Connection {
    fn status(&self) -> MutexGuard<'_, Status> {
        self.status.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, phase: Phase) {
        let mut status = self.status();
        (status.phase, status.since) = (phase, Instant::now());
    }

    /// Notes who asks.
    pub fn identify(&self, address: IpAddr, signed_in: bool) {
        let mut status = self.status();
        (status.address, status.signed_in) = (limit_key(address), signed_in);
    }

    fn is_waiting(&self) -> bool {
        self.status().phase == Phase::Waiting
    }

    /// Ready when the connection waits for a request, or for the rest of its head.
    pub fn poll_waiting(&self, context: &Context<'_>) -> Poll<()> {
        if !self.is_waiting() {
            self.waits.register(context.waker());
        }
        // It may have begun to wait in between.
        match self.is_waiting() {
            true => Poll::Ready(()),
            false => Poll::Pending,
        }
    }

    /// How many requests have begun on it.
    pub fn requests(&self) -> u64 {
        self.requests.load(Ordering::Relaxed)
    }

    /// A request begins; it ends when the guard is dropped.
    pub fn serve(self: &Arc<Connection>) -> Serving {
        self.requests.fetch_add(1, Ordering::Relaxed);
        self.enter(Phase::Serving);
        Serving(Arc::clone(self))
    }

    /// Ready when the connection must make room for others.
    pub async fn closed(&self) {
        self.closed.notified().await;
    }
}

/// A request under way.
#[derive(Debug)]
pub struct Serving(Arc<Connection>);

impl Serving {
    /// The answer is a stream that may go on for hours.
    pub fn streams(&self) {
        self.0.enter(Phase::Streaming);
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.enter(Phase::Waiting);
        self.0.waits.wake();
    }
}

/// The open connections of a node.
#[derive(Debug)]
pub struct Connections {
    caps: Caps,
    trusted: TrustedProxies,
    next: AtomicU64,
    open: Mutex<HashMap<u64, Arc<Connection>>>,
}

/// A place among the open connections, given back on drop.
#[derive(Debug)]
pub struct Place {
    connections: Arc<Connections>,
    pub connection: Arc<Connection>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.connections.open().remove(&self.connection.id);
    }
}

impl Connections {
    pub fn new(caps: Caps, trusted: TrustedProxies) -> Connections {
        Connections {
            caps,
            trusted,
            next: AtomicU64::new(0),
            open: Mutex::default(),
        }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<u64, Arc<Connection>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.open().len()
    }

    /// A place for a new connection, if there is one or one can be made.
    pub fn admit(self: &Arc<Connections>, peer: SocketAddr) -> Option<Place> {
        let address = limit_key(peer.ip());
        let connection = Arc::new(Connection {
            id: self.next.fetch_add(1, Ordering::Relaxed),
            peer,
            status: Mutex::new(Status {
                phase: Phase::Waiting,
                since: Instant::now(),
                address,
                signed_in: false,
            }),
            requests: AtomicU64::new(0),
            waits: AtomicWaker::new(),
            closed: Notify::new(),
        });
        let mut open = self.open();
        if !self.trusted.contains(address) {
            let same = |other: &Connection| limit_key(other.peer.ip()) == address;
            let count = open.values().filter(|other| same(other)).count();
            if count >= self.caps.connections_per_address && make_room(&mut open, 1, same) == 0 {
                return None;
            }
        }
        // Several at once, so that a flood does not sort them all for each of its own.
        let some = (self.caps.connections / 64).max(1);
        if open.len() >= self.caps.connections && make_room(&mut open, some, |_| true) == 0 {
            return None;
        }
        open.insert(connection.id, Arc::clone(&connection));
        drop(open);
        Some(Place {
            connections: Arc::clone(self),
            connection,
        })
    }

    /// Closes some connection that nobody needs most, whatever the caps say: the system
    /// has no files left.
    pub fn relieve(&self) {
        make_room(&mut self.open(), 1, |_| true);
    }
}

/// Closes up to `wanted` of those connections that may be closed, the least needed
/// first, and returns how many.
fn make_room(
    open: &mut HashMap<u64, Arc<Connection>>,
    wanted: usize,
    candidate: impl Fn(&Connection) -> bool,
) -> usize {
    let mut counts: HashMap<IpAddr, usize> = HashMap::new();
    let mut found: Vec<(u64, Status)> = Vec::new();
    for connection in open.values() {
        let status = *connection.status();
        *counts.entry(status.address).or_default() += 1;
        let busy = status.signed_in && status.phase != Phase::Waiting;
        if !busy && candidate(connection) {
            found.push((connection.id, status));
        }
    }
    found.sort_by_key(|(_, status)| {
        let neighbours = counts.get(&status.address).copied().unwrap_or_default();
        (
            status.signed_in,
            status.phase,
            Reverse(neighbours),
            status.since,
        )
    });
    found.truncate(wanted);
    for (id, _) in &found {
        if let Some(connection) = open.remove(id) {
            connection.closed.notify_one();
        }
    }
    found.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections(most: usize, per_address: usize) -> Arc<Connections> {
        let caps = Caps {
            connections: most,
            connections_per_address: per_address,
            streams: most,
            streams_per_address: most,
            streams_per_person: most,
        };
        Arc::new(Connections::new(caps, TrustedProxies::default()))
    }

    fn is_open(connections: &Connections, place: &Place) -> bool {
        connections.open().contains_key(&place.connection.id)
    }

    fn from(address: &str) -> SocketAddr {
        SocketAddr::new(address.parse().unwrap(), 1)
    }

    #[test]
    fn caps_stay_below_the_limit_of_files() {
        for (wanted, files, expected) in [
            (None, 20_000, USUAL),
            (None, 1024, 896),
            (None, 64, 1),
            (Some(50), 20_000, 50),
            (Some(50_000), 20_000, 18_000),
            (Some(0), 20_000, 1),
            (None, usize::MAX, USUAL),
        ] {
            let caps = Caps::new(wanted, files, true);
            assert_eq!(caps.connections, expected, "{wanted:?} of {files}");
            assert!(caps.connections_per_address <= caps.connections);
            assert!(caps.streams <= caps.connections);
        }
    }

    #[test]
    fn who_is_signed_in_is_served_first() {
        let all = connections(4, 4);
        let admit = |address: &str| all.admit(from(address)).expect("a place");
        let address = "10.0.0.1".parse().unwrap();
        let (player, idle) = (admit("10.0.0.1"), admit("10.0.0.1"));
        let stream = player.connection.serve();
        stream.streams();
        player.connection.identify(address, true);
        idle.connection.identify(address, true);
        let (nobody, asking) = (admit("10.0.0.2"), admit("10.0.0.3"));
        let _request = asking.connection.serve();
        // Nobody's idle connection goes first, then nobody's request, then an idle one
        // of somebody known. His stream stays.
        let mut newcomers = vec![admit("10.0.0.4")];
        assert!(!is_open(&all, &nobody));
        newcomers[0].connection.identify(address, true);
        let busy: Vec<_> = newcomers.iter().map(|it| it.connection.serve()).collect();
        newcomers.push(admit("10.0.0.5"));
        assert!(!is_open(&all, &asking));
        newcomers[1].connection.identify(address, true);
        let more = newcomers[1].connection.serve();
        newcomers.push(admit("10.0.0.6"));
        assert!(!is_open(&all, &idle));
        newcomers[2].connection.identify(address, true);
        let last = newcomers[2].connection.serve();
        assert!(all.admit(from("10.0.0.7")).is_none(), "all are at work");
        assert!(is_open(&all, &player));
        assert_eq!(all.count(), 4);
        drop((busy, more, last, stream));
        drop((newcomers, player, idle, nobody, asking));
        assert_eq!(all.count(), 0);
    }

    #[test]
    fn of_equals_the_address_with_the_most_goes_first() {
        let all = connections(4, 4);
        let admit = |address: &str| all.admit(from(address)).expect("a place");
        let alone = admit("10.0.0.1");
        let crowd = [admit("10.0.0.2"), admit("10.0.0.2"), admit("10.0.0.2")];
        let newcomer = admit("10.0.0.3");
        assert!(is_open(&all, &alone) && is_open(&all, &newcomer));
        assert!(!is_open(&all, &crowd[0]), "the oldest of the crowd");
    }

    #[test]
    fn an_address_has_its_own_cap_unless_it_is_a_proxy() {
        let all = connections(100, 2);
        let places: Vec<_> = (0..5).filter_map(|_| all.admit(from("10.0.0.2"))).collect();
        assert_eq!(all.count(), 2, "new ones take the place of waiting ones");
        let _serving: Vec<_> = (places.iter().skip(3))
            .map(|place| {
                place.connection.identify(place.connection.peer.ip(), true);
                place.connection.serve()
            })
            .collect();
        assert!(all.admit(from("10.0.0.2")).is_none());
        let other: Vec<_> = (0..5)
            .filter_map(|_| all.admit(from("127.0.0.1")))
            .collect();
        assert_eq!((all.count(), other.len()), (7, 5));
    }
}
