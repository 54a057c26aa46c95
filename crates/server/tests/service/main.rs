//! The server as programs meet it: storage, API, secrecy, two at once, restarts.

mod accounts;
mod agreeing;
mod house;
mod input;
mod nodes;
mod pages;
mod playing;
mod story;
mod talk;
