//! Boards, cards and pieces of the games as they are drawn.

mod cards;
mod hannibal_board;
mod julius_caesar_board;
mod stacks;
