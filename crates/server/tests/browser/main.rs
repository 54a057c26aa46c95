//! The pages in a real Chromium. `IACTA_SHOTS=DIRECTORY` keeps pictures of them.

mod accounts;
mod friend;
mod hannibal;
mod harness;
mod hotseat;
mod leaving;
mod looking_back;
mod mare_nostrum;
mod match_page;
mod pages;
mod pictures;
mod player;
mod restart;
mod secrecy;
