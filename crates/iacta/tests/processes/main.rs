//! Server processes as operators run them: killed, crowded, several on one database.

mod crowd;
mod kill;
mod logs;
mod nodes;
