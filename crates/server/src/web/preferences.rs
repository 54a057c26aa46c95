//! The switches of language and theme.

use axum::extract::Query;
use axum::http::header;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::shell::{THEME_COOKIE, Theme};
use crate::lang::{LANG_COOKIE, Lang};

#[derive(Debug, Deserialize)]
pub struct Preferences {
    lang: Option<String>,
    theme: Option<String>,
    back: Option<String>,
}

/// A place of ours to go back to; anything else leads to the first page.
fn place(back: Option<&str>) -> &str {
    let plain = |path: &&str| {
        path.starts_with('/')
            && !path.starts_with("//")
            && path
                .bytes()
                .all(|byte| byte.is_ascii_graphic() && byte != b'\\')
    };
    back.filter(plain).unwrap_or("/")
}

/// `GET /preferences`: changes how pages look to this browser, and nothing else.
pub async fn get(Query(preferences): Query<Preferences>) -> Response {
    let lang = preferences
        .lang
        .as_deref()
        .and_then(Lang::of_code)
        .map(Lang::code);
    let theme = preferences
        .theme
        .as_deref()
        .and_then(Theme::of_id)
        .map(Theme::id);
    let cookies = [(LANG_COOKIE, lang), (THEME_COOKIE, theme)].map(|(name, value)| {
        value.map(|value| {
            let cookie = format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax");
            (header::SET_COOKIE, cookie)
        })
    });
    let cookies = AppendHeaders(cookies.into_iter().flatten());
    (cookies, Redirect::to(place(preferences.back.as_deref()))).into_response()
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn a_switch_leads_back_to_our_own_pages_only() {
        for (back, expected) in [
            (Some("/lobby"), "/lobby"),
            (Some("/m/abc?seat=1"), "/m/abc?seat=1"),
            (Some("//evil.example"), "/"),
            (Some("/\\evil.example"), "/"),
            (Some("https://evil.example"), "/"),
            (Some("/a\r\nset-cookie: x"), "/"),
            (None, "/"),
        ] {
            assert_eq!(place(back), expected, "{back:?}");
        }
    }
}
