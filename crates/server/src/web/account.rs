//! Who one is: name, account, tokens.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use kernel::Message;
use maud::{Markup, html};
use serde::Deserialize;

use super::reader::Guest;
use super::shell::{Reader, page};
use super::{Page, show};
use crate::error::AppError;
use crate::limits::Act;
use crate::people::NewToken;
use crate::state::AppState;
use crate::store::{ApiToken, Person};

fn field(reader: &Reader, id: &str, label: &'static str, input: &Markup) -> Markup {
    html! { div.field { label for=(id) { (reader.t(label)) } (input) } }
}

fn guest_forms(reader: &Reader, name: &str) -> Markup {
    html! {
        p { (reader.t("account-guest")) }
        form method="post" action="/account/name" {
            (reader.csrf())
            (field(reader, "name", "account-name", &html! {
                input #name name="name" value=(name) required maxlength="40" autocomplete="nickname";
            }))
            button type="submit" { (reader.t("account-rename")) }
        }
        h2 { (reader.t("account-sign-up")) }
        p { (reader.t("account-sign-up-why")) }
        form method="post" action="/account/sign-up" {
            (reader.csrf())
            (field(reader, "new-name", "account-name", &html! {
                input #new-name name="name" required maxlength="40" autocomplete="username";
            }))
            (field(reader, "new-password", "account-password", &html! {
                input #new-password name="password" type="password" required minlength="8"
                    maxlength="200" autocomplete="new-password";
            }))
            (field(reader, "new-email", "account-email", &html! {
                input #new-email name="email" type="email" maxlength="200" autocomplete="email";
            }))
            button.primary type="submit" { (reader.t("account-sign-up")) }
        }
        h2 { (reader.t("account-sign-in")) }
        p { (reader.t("account-sign-in-why")) }
        form method="post" action="/account/sign-in" {
            (reader.csrf())
            (field(reader, "old-name", "account-name", &html! {
                input #old-name name="name" required maxlength="40" autocomplete="username";
            }))
            (field(reader, "old-password", "account-password-old", &html! {
                input #old-password name="password" type="password" required maxlength="200"
                    autocomplete="current-password";
            }))
            button type="submit" { (reader.t("account-sign-in")) }
        }
    }
}

fn tokens(reader: &Reader, tokens: &[ApiToken], fresh: Option<&NewToken>) -> Markup {
    html! {
        h2 { (reader.t("account-tokens")) }
        p { (reader.t("account-tokens-why")) " " a href="/api/openapi.json" { "OpenAPI" } }
        @if let Some(token) = fresh {
            p { (reader.t("account-token-shown")) }
            p.secret #secret { (token.secret) }
        }
        ul.list {
            @for token in tokens {
                li {
                    span.grow { (token.name) }
                    form method="post" action={ "/account/tokens/" (token.id) "/drop" } {
                        (reader.csrf())
                        button type="submit" { (reader.t("account-token-drop")) }
                    }
                }
            }
        }
        form method="post" action="/account/tokens" {
            (reader.csrf())
            (field(reader, "token-name", "account-token-name", &html! {
                input #token-name name="name" required maxlength="40";
            }))
            button type="submit" { (reader.t("account-token-new")) }
        }
    }
}

fn farewell(reader: &Reader) -> Markup {
    html! {
        h2 { (reader.t("account-delete")) }
        p { (reader.t("account-delete-why")) }
        form method="post" action="/account/delete" {
            (reader.csrf())
            label.check {
                input type="checkbox" name="sure" value="yes" required;
                span { (reader.t("account-delete-sure")) }
            }
            p { button type="submit" { (reader.t("account-delete")) } }
        }
    }
}

async fn account_page(
    state: &AppState,
    guest: Guest,
    fresh: Option<NewToken>,
) -> Result<Response, AppError> {
    let reader = &guest.reader;
    let person = guest.visitor.person.as_ref();
    let held = match person {
        Some(person) => state.people.tokens(person).await?,
        None => Vec::new(),
    };
    let name = person.map_or_else(|| reader.t("guest-name"), |person| person.name.clone());
    let body = html! {
        div.narrow {
            h1 { (reader.t("account-title")) }
            @if reader.account {
                p { (reader.say(&Message::new("account-known").text("name", name.as_str()))) }
                form method="post" action="/account/sign-out" {
                    (reader.csrf())
                    button type="submit" { (reader.t("account-sign-out")) }
                }
            } @else {
                (guest_forms(reader, &name))
            }
            @if person.is_some() {
                (tokens(reader, &held, fresh.as_ref()))
                (farewell(reader))
            }
        }
    };
    Ok(show(&page(reader, &reader.t("account-title"), &body)))
}

/// `GET /account`
pub async fn get(State(state): State<AppState>, guest: Guest) -> Page {
    account_page(&state, guest, None).await
}

#[derive(Debug, Deserialize)]
pub struct Named {
    name: String,
}

/// `POST /account/name`
pub async fn rename(
    State(state): State<AppState>,
    mut guest: Guest,
    Form(form): Form<Named>,
) -> Result<Redirect, AppError> {
    let person = guest.person(&state).await?;
    state.people.rename(&person, &form.name).await?;
    state.names_changed(&person.id).await?;
    Ok(Redirect::to("/account"))
}

#[derive(Debug, Deserialize)]
pub struct SignUp {
    name: String,
    password: String,
    #[serde(default)]
    email: String,
}

/// `POST /account/sign-up`
pub async fn sign_up(
    State(state): State<AppState>,
    mut guest: Guest,
    Form(form): Form<SignUp>,
) -> Result<Redirect, AppError> {
    (state.take_everywhere(Act::SignIn, &guest.visitor.address)).await?;
    let person = guest.person(&state).await?;
    let email = Some(form.email.as_str());
    (state.people)
        .sign_up(&person, &form.name, &form.password, email)
        .await?;
    state.names_changed(&person.id).await?;
    Ok(Redirect::to("/account"))
}

#[derive(Debug, Deserialize)]
pub struct SignIn {
    name: String,
    password: String,
}

/// `POST /account/sign-in`
pub async fn sign_in(
    State(state): State<AppState>,
    guest: Guest,
    Form(form): Form<SignIn>,
) -> Result<Response, AppError> {
    let person = state.sign_in(&guest.visitor, &form.name, &form.password);
    let person = person.await?;
    let cookie = guest.visitor.sign_in(&state, &person).await?;
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/lobby")).into_response())
}

/// `POST /account/sign-out`
pub async fn sign_out(State(state): State<AppState>, guest: Guest) -> Result<Redirect, AppError> {
    guest.visitor.sign_out(&state).await?;
    Ok(Redirect::to("/account"))
}

/// `POST /account/tokens`: the page that follows is the only one to show the secret.
pub async fn new_token(
    State(state): State<AppState>,
    mut guest: Guest,
    Form(form): Form<Named>,
) -> Page {
    let person: Person = guest.person(&state).await?;
    let token = state.people.new_token(&person, &form.name).await?;
    account_page(&state, guest, Some(token)).await
}

/// `POST /account/tokens/{id}/drop`
pub async fn drop_token(
    State(state): State<AppState>,
    Path(id): Path<String>,
    guest: Guest,
) -> Result<Redirect, AppError> {
    state
        .people
        .drop_token(guest.visitor.person()?, &id)
        .await?;
    Ok(Redirect::to("/account"))
}

#[derive(Debug, Deserialize)]
pub struct Farewell {
    sure: Option<String>,
}

/// `POST /account/delete`
pub async fn delete(
    State(state): State<AppState>,
    guest: Guest,
    Form(form): Form<Farewell>,
) -> Result<Redirect, AppError> {
    if form.sure.is_some() {
        state.forget(&guest.visitor.person()?.id).await?;
    }
    Ok(Redirect::to("/"))
}
