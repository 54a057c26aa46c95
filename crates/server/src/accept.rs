//! Taking connections and serving HTTP/1.1 on them, each with its timeouts.

use std::convert::Infallible;
use std::io;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, header};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, Sleep, sleep};

use crate::connections::{Connection, Connections, Place, Serving, Timeouts};

/// What a connection holds of a request before its head is whole, and of an answer
/// that is being sent.
const BUFFER: usize = 64 * 1024;

/// How long to wait after the system had no file or memory for a connection.
const REST: Duration = Duration::from_millis(100);

/// How often the log says that connections are turned away.
const TOLD: Duration = Duration::from_secs(10);

/// What whoever cannot be served is told.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n\
    content-length: 0\r\nconnection: close\r\n\r\n";

/// Serves `router` on `listener` until `closing` turns true, and then returns when
/// whatever was being served is served.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    connections: Arc<Connections>,
    timeouts: Timeouts,
    mut closing: watch::Receiver<bool>,
) {
    // Every connection holds a sender: when all are gone, all are done.
    let (working, mut done) = mpsc::channel::<Infallible>(1);
    let mut told: Option<Instant> = None;
    let mut tell = |what: &str| {
        if told.is_none_or(|told| told.elapsed() > TOLD) {
            told = Some(Instant::now());
            tracing::warn!(connections = connections.count(), "{what}");
        }
    };
    loop {
        let accepted = tokio::select! {
            biased;
            _ = closing.wait_for(|closing| *closing) => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            // Whoever came is gone already.
            Err(error) if is_of_the_connection(&error) => continue,
            Err(error) => {
                tell(&format!("no connection can be taken: {error}"));
                connections.relieve();
                sleep(REST).await;
                continue;
            }
        };
        let Some(place) = connections.admit(peer) else {
            tell("connections are turned away: all places are taken");
            let _ = stream.try_write(FULL);
            continue;
        };
        let (router, closing, working) = (router.clone(), closing.clone(), working.clone());
        tokio::spawn(async move {
            connection(stream, &place, router, timeouts, closing).await;
            drop((place, working));
        });
    }
    drop((listener, working));
    let _ = done.recv().await;
}

fn is_of_the_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::Interrupted
    )
}

async fn connection(
    stream: TcpStream,
    place: &Place,
    router: Router,
    timeouts: Timeouts,
    mut closing: watch::Receiver<bool>,
) {
    let connection = &place.connection;
    // An event must not wait for the acknowledgement of the one before.
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(|request: Request<Incoming>| {
        let serving = connection.serve();
        let mut request = request.map(Body::new);
        let extensions = request.extensions_mut();
        extensions.insert(ConnectInfo(connection.peer));
        extensions.insert(Arc::clone(connection));
        let answer = router.call(request);
        async move { Ok::<_, Infallible>(guarded(answer.await?, serving)) }
    });
    let io = TokioIo::new(Timed::new(stream, Arc::clone(connection), timeouts));
    let mut http = http1::Builder::new();
    // The times are kept by `Timed`.
    http.header_read_timeout(None).max_buf_size(BUFFER);
    let mut served = pin!(http.serve_connection(io, service));
    tokio::select! {
        _ = served.as_mut() => return,
        () = connection.closed() => return,
        _ = closing.wait_for(|closing| *closing) => served.as_mut().graceful_shutdown(),
    }
    let _ = served.await;
}

/// The answer with a body that knows when it has been sent.
fn guarded(answer: Response<Body>, serving: Serving) -> Response<Body> {
    let is_stream = (answer.headers().get(header::CONTENT_TYPE))
        .is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"));
    if is_stream {
        serving.streams();
    }
    answer.map(|body| {
        Body::new(Guarded {
            body,
            _serving: serving,
        })
    })
}

/// A body, and the request that it answers.
#[derive(Debug)]
struct Guarded {
    body: Body,
    _serving: Serving,
}

impl HttpBody for Guarded {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A stream that fails when the other side takes too long.
#[derive(Debug)]
struct Timed {
    stream: TcpStream,
    connection: Arc<Connection>,
    timeouts: Timeouts,
    /// Ends the wait for a request, or for the rest of its head.
    reading: Option<Pin<Box<Sleep>>>,
    /// Has the head of the next request begun?
    head_begun: bool,
    /// How many requests there had been when `reading` was set.
    requests: u64,
    /// Ends the wait until more can be written.
    writing: Option<Pin<Box<Sleep>>>,
}

impl Timed {
    fn new(stream: TcpStream, connection: Arc<Connection>, timeouts: Timeouts) -> Timed {
        Timed {
            stream,
            connection,
            timeouts,
            reading: None,
            head_begun: false,
            requests: 0,
            writing: None,
        }
    }

    /// A request has been read since: the wait for the next one is another.
    fn forget_past_waits(&mut self) {
        let requests = self.connection.requests();
        if self.requests != requests {
            self.requests = requests;
            self.head_begun = false;
            self.reading = None;
        }
    }

    /// Makes of a wait to write that lasts too long an error.
    fn written<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.writing = None;
            return written;
        }
        let time = self.timeouts.write;
        let writing = self.writing.get_or_insert_with(|| Box::pin(sleep(time)));
        ready!(writing.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Timed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let timed = &mut *self;
        let before = buffer.filled().len();
        let read = Pin::new(&mut timed.stream).poll_read(context, buffer);
        timed.forget_past_waits();
        // While a request is served nothing needs to come. The last look at the stream
        // may be a moment before it waits again, and then another is due.
        if timed.connection.poll_waiting(context).is_pending() {
            return read;
        }
        if read.is_ready() {
            if !timed.head_begun && buffer.filled().len() > before {
                timed.head_begun = true;
                timed.reading = Some(Box::pin(sleep(timed.timeouts.head)));
            }
            return read;
        }
        let idle = timed.timeouts.idle;
        let reading = timed.reading.get_or_insert_with(|| Box::pin(sleep(idle)));
        ready!(reading.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for Timed {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.written(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.written(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
