//! Who asks: by a token, or by the cookie of a browser. A request that changes
//! something and comes by cookie must show that our own page sent it.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::addresses::limit_key;
use crate::body;
use crate::connections::Connection;
use crate::error::AppError;
use crate::lang::Lang;
use crate::limits::Act;
use crate::people::{SESSION, hash, secret};
use crate::state::AppState;
use crate::store::Person;

/// The header in which our own script sends the page's token; forms send it as the
/// field `csrf`.
pub const CSRF_HEADER: &str = "x-csrf-token";

/// Whoever asks.
#[derive(Debug, Clone)]
pub struct Visitor {
    /// Nobody yet, before a guest is needed.
    pub person: Option<Person>,
    pub lang: Lang,
    /// Where the request comes from, as limits count it.
    pub address: String,
    /// The secret of the cookie; empty for whoever comes by token.
    secret: String,
}

impl Visitor {
    /// What a form of ours must send back.
    pub fn csrf(&self) -> String {
        csrf(&self.secret)
    }

    /// The person, who must be there.
    pub fn person(&self) -> Result<&Person, AppError> {
        self.person.as_ref().ok_or(AppError::SignInFirst)
    }

    pub fn person_id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }

    /// The person, or a new guest called `name` who has this cookie from now on.
    pub async fn person_or_guest(
        &mut self,
        state: &AppState,
        name: &str,
    ) -> Result<Person, AppError> {
        if let Some(person) = &self.person {
            return Ok(person.clone());
        }
        if self.secret.is_empty() {
            return Err(AppError::SignInFirst);
        }
        (state.take_everywhere(Act::Arrive, &self.address)).await?;
        let person = state.people.arrive(name, &self.secret).await?;
        self.person = Some(person.clone());
        Ok(person)
    }

    /// Ends the session.
    pub async fn sign_out(&self, state: &AppState) -> Result<(), AppError> {
        state.people.end(&self.secret).await
    }

    /// Begins a session of `person` under a new secret, and returns the cookie that
    /// the response must set: whoever knew the old secret does not know this one.
    pub async fn sign_in(
        &self,
        state: &AppState,
        person: &Person,
    ) -> Result<HeaderValue, AppError> {
        let fresh = secret();
        state.people.end(&self.secret).await?;
        state.people.begin(&fresh, person).await?;
        set_cookie(state, &fresh)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, AppError> {
        let visitor = parts.extensions.get::<Visitor>();
        // Every route lies behind `identify`.
        visitor.cloned().ok_or(AppError::Internal)
    }
}

/// The reader's language, for handlers that need nothing else.
impl<S: Send + Sync> FromRequestParts<S> for Lang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Lang, Infallible> {
        Ok(Lang::of(&parts.headers))
    }
}

fn csrf(secret: &str) -> String {
    hash(&format!("csrf {secret}"))
}

/// The value of a cookie.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    (headers.get_all(header::COOKIE).iter())
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(known, value)| (known == name).then_some(value))
}

/// The prefix makes browsers refuse such a cookie from any other host.
fn cookie_name(state: &AppState) -> &'static str {
    if state.settings.is_secure() {
        "__Host-iacta"
    } else {
        "iacta"
    }
}

fn set_cookie(state: &AppState, secret: &str) -> Result<HeaderValue, AppError> {
    let secure = if state.settings.is_secure() {
        "; Secure"
    } else {
        ""
    };
    let cookie = format!(
        "{}={secret}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{secure}",
        cookie_name(state),
        SESSION.as_secs(),
    );
    HeaderValue::from_str(&cookie).map_err(|_| AppError::Internal)
}

/// Why a request goes no further than to whoever explains errors.
#[derive(Debug, Clone)]
struct Barred(AppError);

/// Finds out who asks, before anything else happens. Whoever may not go on is stopped
/// by `admit`, so that the layer between them can say why.
pub async fn identify(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let (request, fresh) = admitted(&state, request).await;
    let mut response = next.run(request).await;
    // A page may hold a form, and a form needs a secret that it answers to.
    let is_page = (response.headers().get(header::CONTENT_TYPE))
        .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    let wants = !is_api && (is_page || response.status().is_redirection());
    let sets = response.headers().contains_key(header::SET_COOKIE);
    if let Some(secret) = fresh.filter(|_| wants && !sets)
        && let Ok(cookie) = set_cookie(&state, &secret)
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Stops what `identify` did not like. It stands next to the handlers.
pub async fn admit(request: Request, next: Next) -> Response {
    match request.extensions().get::<Barred>() {
        Some(Barred(error)) => error.clone().into_response(),
        None => next.run(request).await,
    }
}

/// The request with its visitor, and the secret of a new cookie if there was none.
async fn admitted(state: &AppState, mut request: Request) -> (Request, Option<String>) {
    let headers = request.headers();
    let given = cookie(headers, cookie_name(state))
        .filter(|secret| secret.len() == 64 && secret.bytes().all(|b| b.is_ascii_hexdigit()))
        .map(str::to_owned);
    let by_token = headers.contains_key(header::AUTHORIZATION);
    let fresh = (given.is_none() && !by_token).then(secret);
    let address = address(state, &request);
    let mut visitor = Visitor {
        person: None,
        lang: Lang::of(headers),
        address: address.map_or_else(String::new, |address| limit_key(address).to_string()),
        secret: match (&given, by_token) {
            (_, true) => String::new(),
            (given, false) => given.clone().or(fresh.clone()).unwrap_or_default(),
        },
    };
    match known(state, &mut request, given.as_deref(), by_token).await {
        Ok(person) => {
            let connection = request.extensions().get::<Arc<Connection>>();
            if let (Some(connection), Some(address)) = (connection, address) {
                connection.identify(address, person.is_some());
            }
            visitor.person = person;
        }
        Err(error) => {
            request.extensions_mut().insert(Barred(error));
        }
    }
    request.extensions_mut().insert(visitor);
    (request, fresh)
}

/// Who asks, if the request may be served at all.
async fn known(
    state: &AppState,
    request: &mut Request,
    secret: Option<&str>,
    by_token: bool,
) -> Result<Option<Person>, AppError> {
    let body = body::read(request, state.settings.timeouts.body).await?;
    if by_token {
        return by_bearer(state, request.headers()).await.map(Some);
    }
    from_our_page(state, request, &body, secret)?;
    match secret {
        Some(secret) => state.people.by_session(secret).await,
        None => Ok(None),
    }
}

/// Whose token it is.
async fn by_bearer(state: &AppState, headers: &HeaderMap) -> Result<Person, AppError> {
    let token = (headers.get(header::AUTHORIZATION))
        .and_then(|given| given.to_str().ok())
        .and_then(|given| given.strip_prefix("Bearer "))
        .ok_or(AppError::WrongSecret)?;
    let person = state.people.by_token(token.trim()).await?;
    person.ok_or(AppError::WrongSecret)
}

/// The address of whoever asks.
fn address(state: &AppState, request: &Request) -> Option<IpAddr> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
    let proxies = &state.settings.trusted_proxies;
    Some(proxies.client(peer.0.ip(), request.headers()))
}

/// Checks of a request that changes something what browsers say of where it comes
/// from, and that it carries the token of the page.
fn from_our_page(
    state: &AppState,
    request: &Request,
    body: &[u8],
    secret: Option<&str>,
) -> Result<(), AppError> {
    let changes = ![Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    // A program without cookie and token has no authority that could be borrowed.
    let is_program = secret.is_none() && request.uri().path().starts_with("/api/");
    if !changes || is_program {
        return Ok(());
    }
    let headers = request.headers();
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if text("sec-fetch-site").is_some_and(|site| !["same-origin", "none"].contains(&site)) {
        return Err(AppError::Forged);
    }
    if let Some(origin) = text("origin") {
        let host = text("host").unwrap_or_default();
        let ours = match &state.settings.base_url {
            Some(url) => origin == url,
            None => (origin.split_once("://")).is_some_and(|(_, from)| from == host),
        };
        if !ours {
            return Err(AppError::Forged);
        }
    }
    let expected = csrf(secret.ok_or(AppError::Forged)?);
    let shown = |given: Option<&str>| match given {
        Some(given) if same(given, &expected) => Ok(()),
        _ => Err(AppError::Forged),
    };
    if let Some(given) = text(CSRF_HEADER) {
        return shown(Some(given));
    }
    let is_form = text("content-type")
        .is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded"));
    if !is_form {
        return Err(AppError::Forged);
    }
    let given = body
        .split(|&byte| byte == b'&')
        .find_map(|pair| pair.strip_prefix(b"csrf="))
        .and_then(|given| std::str::from_utf8(given).ok());
    shown(given)
}

/// Compares without telling by time how much was right.
fn same(given: &str, expected: &str) -> bool {
    let pairs = given.bytes().zip(expected.bytes());
    given.len() == expected.len() && pairs.fold(0, |all, (a, b)| all | (a ^ b)) == 0
}
