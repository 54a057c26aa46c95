//! Somebody who talks to a server over one connection, and a stream of events on
//! another.

use std::net::SocketAddr;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use crate::HarnessError;

/// A connection that is kept, and opened again when it broke.
#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    sender: Option<SendRequest<Full<Bytes>>>,
}

/// A status and a body.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    pub body: Bytes,
    path: String,
}

impl Answer {
    /// The error that this answer is where something else was expected.
    pub fn refused(self, method: &Method) -> HarnessError {
        HarnessError::Refused {
            method: method.to_string(),
            path: self.path,
            status: self.status,
            body: String::from_utf8_lossy(&self.body).into_owned(),
        }
    }

    pub fn json<T: DeserializeOwned>(&self) -> Result<T, HarnessError> {
        serde_json::from_slice(&self.body).map_err(|error| HarnessError::Garbled {
            path: self.path.clone(),
            problem: error.to_string(),
        })
    }
}

async fn connect(address: SocketAddr) -> Result<SendRequest<Full<Bytes>>, HarnessError> {
    let gone = |error: std::io::Error| HarnessError::Gone(error.to_string());
    let stream = TcpStream::connect(address).await.map_err(gone)?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    // What goes wrong with the connection is told to whoever waits for an answer.
    tokio::spawn(async move {
        let _ = connection.await;
    });
    Ok(sender)
}

fn request(
    method: &Method,
    path: &str,
    token: &str,
    body: Vec<u8>,
) -> Result<Request<Full<Bytes>>, HarnessError> {
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, "localhost");
    if !token.is_empty() {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    if !body.is_empty() {
        request = request.header(header::CONTENT_TYPE, "application/json");
    }
    let request = request.body(Full::from(body));
    request.map_err(|error| HarnessError::Garbled {
        path: path.to_owned(),
        problem: error.to_string(),
    })
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        Client {
            address,
            sender: None,
        }
    }

    async fn ask(
        &mut self,
        method: &Method,
        path: &str,
        token: &str,
        body: Vec<u8>,
    ) -> Result<Answer, HarnessError> {
        let request = request(method, path, token, body)?;
        let mut sender = match self.sender.take() {
            Some(sender) if sender.is_ready() => sender,
            _ => connect(self.address).await?,
        };
        let answer = sender.send_request(request).await?;
        let status = answer.status().as_u16();
        let body = answer.into_body().collect().await?.to_bytes();
        self.sender = Some(sender);
        Ok(Answer {
            status,
            body,
            path: path.to_owned(),
        })
    }

    /// What is at `path`; a refusal is an error.
    pub async fn get(&mut self, path: &str, token: &str) -> Result<Answer, HarnessError> {
        let answer = self.ask(&Method::GET, path, token, Vec::new()).await?;
        accepted(&Method::GET, answer)
    }

    /// What comes of sending `body`; a refusal is an error.
    pub async fn post(
        &mut self,
        path: &str,
        token: &str,
        body: &impl Serialize,
    ) -> Result<Answer, HarnessError> {
        let answer = self.try_post(path, token, body).await?;
        accepted(&Method::POST, answer)
    }

    /// What comes of sending `body`; a refusal is an answer as well.
    pub async fn try_post(
        &mut self,
        path: &str,
        token: &str,
        body: &impl Serialize,
    ) -> Result<Answer, HarnessError> {
        self.try_send(&Method::POST, path, token, body).await
    }

    /// The same, by any method.
    pub async fn try_send(
        &mut self,
        method: &Method,
        path: &str,
        token: &str,
        body: &impl Serialize,
    ) -> Result<Answer, HarnessError> {
        self.ask(method, path, token, json_bytes(path, body)?).await
    }

    /// Sends `body` on a connection of its own, and hangs up after a while without
    /// looking for an answer.
    pub async fn hang_up(
        &mut self,
        method: &Method,
        path: &str,
        token: &str,
        body: &impl Serialize,
        after: Duration,
    ) -> Result<(), HarnessError> {
        let request = request(method, path, token, json_bytes(path, body)?)?;
        let Ok(mut sender) = connect(self.address).await else {
            return Ok(());
        };
        let _ = tokio::time::timeout(after, sender.send_request(request)).await;
        Ok(())
    }
}

fn json_bytes(path: &str, body: &impl Serialize) -> Result<Vec<u8>, HarnessError> {
    serde_json::to_vec(body).map_err(|error| HarnessError::Garbled {
        path: path.to_owned(),
        problem: error.to_string(),
    })
}

fn accepted(method: &Method, answer: Answer) -> Result<Answer, HarnessError> {
    if (200..300).contains(&answer.status) {
        return Ok(answer);
    }
    Err(answer.refused(method))
}

/// A stream of server-sent events.
#[derive(Debug)]
pub struct Events {
    body: Incoming,
    /// What was read and is no whole line yet.
    rest: Vec<u8>,
    /// The stream ends when its connection does.
    _sender: SendRequest<Full<Bytes>>,
}

impl Events {
    /// Opens the stream at `path`, which knows `seen` already.
    pub async fn open(
        address: SocketAddr,
        path: &str,
        token: &str,
        seen: Option<&str>,
    ) -> Result<Events, HarnessError> {
        let mut request = request(&Method::GET, path, token, Vec::new())?;
        if let Some(seen) = seen {
            let seen = header::HeaderValue::from_str(seen);
            let seen = seen.map_err(|error| HarnessError::Garbled {
                path: path.to_owned(),
                problem: error.to_string(),
            })?;
            request.headers_mut().insert("last-event-id", seen);
        }
        let mut sender = connect(address).await?;
        let answer = sender.send_request(request).await?;
        let status = answer.status();
        if !status.is_success() {
            return Err(HarnessError::Refused {
                method: "GET".to_owned(),
                path: path.to_owned(),
                status: status.as_u16(),
                body: String::new(),
            });
        }
        Ok(Events {
            body: answer.into_body(),
            rest: Vec::new(),
            _sender: sender,
        })
    }

    /// The id of the next event; `None` when the stream has ended.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            while let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                if let Some(id) = line.strip_prefix(b"id: ") {
                    return Some(String::from_utf8_lossy(id).trim_end().to_owned());
                }
            }
            let frame = self.body.frame().await?.ok()?;
            self.rest.extend_from_slice(frame.data_ref()?);
        }
    }
}
