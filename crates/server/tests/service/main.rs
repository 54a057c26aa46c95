//! The server as programs meet it: storage, API, secrecy, two at once, restarts.

mod house;
mod input;
mod nodes;
mod playing;
mod story;
