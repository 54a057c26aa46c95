//! 4 Set-up.

use kernel::Setup;
use kernel::parts::Few;
use punic::{BySide, Side, Trains};

use crate::data::{Office, SetupSheet, data};
use crate::deck;
use crate::frame::{Frame, Stage, TurnStep};
use crate::land::{Land, Stack, Units};
use crate::sets::{CardSet, SpaceSet, Tactics};
use crate::state::{Electing, Navy, Open, Options, Public, Secret, State};

/// The options of a match, by their words (26).
pub mod option {
    pub const NAVAL_SUPPLY: &str = "naval-supply";
    pub const HANDS_IN_THE_SEA: &str = "hands-in-the-sea";
    pub const MILITIA: &str = "carthaginian-militia";
    pub const FIXED_LEVY: &str = "fixed-roman-reinforcements";
    pub const MORE_ALLIES: &str = "more-allies";
    pub const EPIC_BATTLES: &str = "epic-battles";
    pub const CONSULS: &str = "choosing-consuls";
    pub const EXTENDED_CONTRACT: &str = "extended-contract";

    pub const DRAWN: &str = "drawn";
    pub const SECOND_CHOSEN: &str = "second-chosen";
    pub const BOTH_CHOSEN: &str = "both-chosen";
}

fn options(setup: &Setup) -> Options {
    Options {
        naval_supply: setup.flag(option::NAVAL_SUPPLY),
        hands_in_the_sea: setup.flag(option::HANDS_IN_THE_SEA),
        militia: setup.flag(option::MILITIA),
        fixed_levy: setup.flag(option::FIXED_LEVY),
        more_allies: setup.flag(option::MORE_ALLIES),
        epic_battles: setup.flag(option::EPIC_BATTLES),
        electing: match setup.word(option::CONSULS) {
            Some(option::SECOND_CHOSEN) => Electing::SecondChosen,
            Some(option::BOTH_CHOSEN) => Electing::BothChosen,
            _ => Electing::Drawn,
        },
        extended_contract: setup.flag(option::EXTENDED_CONTRACT),
    }
}

/// 4-a: the position before the first decision.
pub fn new(setup: &Setup) -> State {
    let options = options(setup);
    let sheet = &data().setup;
    // 26.12
    let cards = match options.more_allies {
        true => sheet.deck.with(deck::MORE_ALLIES),
        false => sheet.deck,
    };
    let game = Public {
        options,
        truce: None,
        spent_ops: BySide::default(),
        navy: Navy {
            ready: sheet.ready,
            worn: sheet.spent,
            supremacy: sheet.supremacy,
            seamanship: sheet.seamanship,
            corvi: sheet.corvi,
            lost: 0,
        },
        miat: sheet.miat,
        forgotten: sheet.forgotten,
        barca_common: false,
        hired: None,
        arriving: Few::new(),
        paid: None,
        leg: None,
        sea: None,
        due: None,
        wintering: SpaceSet::EMPTY,
    };
    let mut open = Open::new(land(sheet), cards, sheet.first_turn, game);
    open.strategy.removed = CardSet::ALL - cards;
    open.strategy.to_play = sheet.chooser;
    open.push(Frame::Game(Stage::Turn(TurnStep::Begin)));
    let secret = Secret {
        tactics: BySide::new(Tactics::NONE, Tactics::NONE),
    };
    State::new(open, secret)
}

fn land(sheet: &SetupSheet) -> Land {
    let mut land = Land::empty();
    land.in_play = SpaceSet::ALL;
    land.held = sheet.held;
    land.tribes = sheet.tribes;
    for force in &sheet.forces {
        let stack = Stack::outside(force.side, force.at);
        land.add(stack, Units::of(force.cu, force.elephants));
        land.train.put(stack, force.trains);
        for (index, &general) in force.generals.iter().enumerate() {
            land.put_general(general, stack);
            if index == 0 {
                land.commanders.insert(general);
            }
            if force.side == Side::Rome {
                let office = match general == sheet.proconsul {
                    true => Office::Proconsul,
                    false => Office::Consul,
                };
                land.set_office(general, Some(office));
            }
        }
    }
    land.pool = sheet.decks;
    land.waiting = sheet.waiting;
    land
}
