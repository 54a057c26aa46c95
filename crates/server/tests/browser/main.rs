//! The pages in a real Chromium. `IACTA_SHOTS=DIRECTORY` keeps pictures of them.

mod harness;
mod match_page;
mod pages;
mod player;
mod secrecy;
