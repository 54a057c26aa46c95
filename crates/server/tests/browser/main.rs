//! The pages in a real Chromium. `IACTA_SHOTS=DIRECTORY` keeps pictures of them.

mod accounts;
mod asking;
mod board;
mod friend;
mod hands_in_the_sea;
mod hannibal;
mod harness;
mod hotseat;
mod leaving;
mod looking_back;
mod mare_nostrum;
mod match_page;
mod moments;
mod pages;
mod pictures;
mod player;
mod restart;
mod secrecy;
