//! The server as programs meet it: storage, API, secrecy, two at once, restarts.

mod accounts;
mod addresses;
mod agreeing;
mod attempts;
mod auto_pass;
mod connections;
mod http_api;
mod input;
mod leaving;
mod names;
mod newcomers;
mod nodes;
mod nul;
mod pages;
mod playing;
mod resigning;
mod secrecy;
mod storage;
mod story;
mod tables;
mod talk;
mod test_server;
mod tls;
