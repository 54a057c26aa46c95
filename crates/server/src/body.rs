//! Reading requests: the whole body before anything else looks at it, within a limit
//! of size and time, and no NUL character in any text.
//!
//! PostgreSQL cannot store U+0000 in text. It is refused here, once for all routes
//! and on both databases alike.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{Uri, header};
use http_body_util::{BodyExt, LengthLimitError, Limited};

use crate::error::AppError;

/// The largest body of any request.
pub const LARGEST: usize = 64 * 1024;

/// Why a text with a NUL character is not taken.
const NUL: AppError = AppError::BadField { key: "error-nul" };

/// Reads the body of `request`, which afterwards has it in memory.
pub async fn read(request: &mut Request, within: Duration) -> Result<Bytes, AppError> {
    refuse_nul_in_uri(request.uri())?;
    let body = Limited::new(std::mem::take(request.body_mut()), LARGEST);
    let collected = tokio::time::timeout(within, body.collect()).await;
    let collected = collected.map_err(|_| AppError::TooSlow)?;
    let bytes = match collected {
        Ok(collected) => collected.to_bytes(),
        Err(error) if error.is::<LengthLimitError>() => return Err(AppError::TooLarge),
        Err(error) => return Err(AppError::bad(error)),
    };
    refuse_nul_in_body(request, &bytes)?;
    *request.body_mut() = Body::from(bytes.clone());
    Ok(bytes)
}

fn refuse_nul_in_uri(uri: &Uri) -> Result<(), AppError> {
    let query = uri.query().unwrap_or_default();
    match has_escaped_nul(uri.path().as_bytes()) || has_escaped_nul(query.as_bytes()) {
        true => Err(NUL),
        false => Ok(()),
    }
}

fn refuse_nul_in_body(request: &Request, body: &[u8]) -> Result<(), AppError> {
    let kind = request.headers().get(header::CONTENT_TYPE);
    // All that is not JSON is a form, or nothing that any route takes.
    let is_json = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    let escaped = if is_json {
        has_json_nul
    } else {
        has_escaped_nul
    };
    let found = body.contains(&0) || escaped(body);
    match found {
        true => Err(NUL),
        false => Ok(()),
    }
}

/// Does percent-encoded text hold a NUL character?
fn has_escaped_nul(text: &[u8]) -> bool {
    text.windows(3).any(|part| part == b"%00")
}

/// Does a string of a JSON text hold an escaped NUL character? Backslashes occur in
/// strings alone, and `\\u0000` is a backslash with letters behind it.
fn has_json_nul(text: &[u8]) -> bool {
    let mut rest = text;
    while let Some(at) = rest.iter().position(|&byte| byte == b'\\') {
        let escape = &rest[at + 1..];
        if escape.starts_with(b"u0000") {
            return true;
        }
        rest = escape.get(1..).unwrap_or_default();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::{has_escaped_nul, has_json_nul};

    #[test]
    fn nul_is_found_however_it_is_written() {
        for (text, expected) in [
            ("a%00b", true),
            ("%00", true),
            ("%2500", false),
            ("%0", false),
            ("a", false),
        ] {
            assert_eq!(has_escaped_nul(text.as_bytes()), expected, "{text}");
        }
        for (text, expected) in [
            (r#"{"a":"\u0000"}"#, true),
            (r#"{"\u0000":1}"#, true),
            (r#"{"a":"\\\u0000"}"#, true),
            (r#"{"a":"\\u0000"}"#, false),
            (r#"{"a":"\u00001"}"#, true),
            (r#"{"a":"\u0001"}"#, false),
            (r#"{"a":"\"#, false),
            ("{}", false),
        ] {
            assert_eq!(has_json_nul(text.as_bytes()), expected, "{text}");
        }
    }
}
