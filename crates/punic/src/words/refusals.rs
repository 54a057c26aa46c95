//! Why not, told to the one who tried.

use kernel::Message;

use super::names;
use crate::refusal::{Refusal, Subject};
use crate::war::War;

pub fn say<W: War>(refusal: &Refusal<W>) -> Message {
    let say = Message::new(refusal.reason.key);
    match refusal.subject {
        Subject::Nothing => say,
        Subject::Space(at) => say.name("at", names::space(at)),
        Subject::General(general) => say.name("general", names::general(general)),
        Subject::Card(card) => say.name("card", names::card(card)),
        Subject::Province(province) => say.name("province", names::province(province)),
    }
}
