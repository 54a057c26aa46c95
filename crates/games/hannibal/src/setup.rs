//! 4 Set-up.

use kernel::Setup;
use punic::Side;

use crate::data::{ScenarioSheet, SpareStart, Stand, data};
use crate::deck;
use crate::frame::{Frame, Stage, TurnStep};
use crate::land::{Land, Stack, Units};
use crate::sets::{CardSet, SpaceSet};
use crate::state::{
    Additional, Effects, Electing, Open, Options, Public, ScenarioId, Secret, State, Tally,
};

/// The options of a match, by their words (26).
pub mod option {
    pub const MAURETANIA: &str = "mauretania";
    pub const WAR_IN_NUMIDIA: &str = "war-in-numidia";
    pub const CONSULS: &str = "choosing-consuls";
    pub const CARDS: &str = "additional-cards";
    pub const BIDDING: &str = "bidding";
    pub const HANNIBAL_RETURNS: &str = "hannibal-returns";
    pub const NO_PURSUIT: &str = "no-pursuit-roll";

    pub const DRAWN: &str = "drawn";
    pub const SECOND_CHOSEN: &str = "second-chosen";
    pub const BOTH_CHOSEN: &str = "both-chosen";
    pub const NONE: &str = "none";
    pub const AT_START: &str = "at-start";
    pub const BY_TURN: &str = "by-turn";
}

fn options(setup: &Setup) -> Options {
    Options {
        mauretania: setup.flag(option::MAURETANIA),
        war_in_numidia: setup.flag(option::WAR_IN_NUMIDIA),
        electing: match setup.word(option::CONSULS) {
            Some(option::SECOND_CHOSEN) => Electing::SecondChosen,
            Some(option::BOTH_CHOSEN) => Electing::BothChosen,
            _ => Electing::Drawn,
        },
        additional: match setup.word(option::CARDS) {
            Some(option::AT_START) => Additional::AtStart,
            Some(option::BY_TURN) => Additional::ByTurn,
            _ => Additional::None,
        },
        bidding: setup.flag(option::BIDDING),
        hannibal_returns: setup.flag(option::HANNIBAL_RETURNS),
        no_pursuit_roll: setup.flag(option::NO_PURSUIT),
    }
}

/// 4-a: the position before the first decision.
pub fn new(setup: &Setup) -> State {
    let scenario = ScenarioId::find(&setup.scenario).unwrap_or(ScenarioId(0));
    let options = options(setup);
    let sheet = scenario.sheet();
    let game = Public {
        scenario,
        options,
        aside: false,
        effects: Effects {
            philip_v: sheet.philip_v,
            truce: sheet.truce_turn,
            ..Effects::default()
        },
        tally: Tally::default(),
        wintering: SpaceSet::EMPTY,
    };
    let mut open = Open::new(land(sheet, options), sheet.draw, sheet.start_turn, game);
    open.strategy.to_play = sheet.chooser;
    // 4-c
    match sheet.spare {
        SpareStart::Aside => open.game.aside = true,
        SpareStart::Discard => {
            open.strategy.discard.insert(deck::PHILIP_PEACE);
        }
        SpareStart::Draw | SpareStart::Out => {}
    }
    if options.additional == Additional::AtStart {
        add_cards(&mut open, sheet.additional);
    }
    // All else is out of the game, except what comes with a later turn.
    let later = match options.additional {
        Additional::ByTurn => sheet.additional,
        Additional::None | Additional::AtStart => CardSet::EMPTY,
    };
    let mut in_game = open.strategy.unseen | open.strategy.discard | later;
    if open.game.aside {
        in_game.insert(deck::PHILIP_PEACE);
    }
    open.strategy.removed = CardSet::ALL - in_game;
    open.push(Frame::Game(Stage::Turn(match options.bidding {
        true => TurnStep::Bid,
        false => TurnStep::Deploy,
    })));
    let secret = Secret { bids: [None; 2] };
    State::new(open, secret)
}

/// 26.X: additional cards join the draw pile; one may take another's place (26.X-c).
pub fn add_cards(open: &mut Open, cards: CardSet) {
    for card in cards {
        open.strategy.removed.remove(card);
        open.strategy.unseen.insert(card);
        if let Some(replaced) = card.sheet().symbols.replaces {
            open.strategy.unseen.remove(replaced);
            open.strategy.discard.remove(replaced);
            open.strategy.removed.insert(replaced);
        }
    }
}

/// Additional cards that enter before the deal of a turn (26.X-b).
pub fn cards_of_turn(open: &Open) -> CardSet {
    let sheet = open.game.sheet();
    let waiting =
        sheet.additional - open.strategy.unseen - open.strategy.discard - open.strategy.removed;
    let mut due = CardSet::EMPTY;
    for (turn, &cards) in data().additional_by_turn.iter().enumerate() {
        if turn < usize::from(open.turn) {
            due |= cards;
        }
    }
    due & waiting
}

fn land(sheet: &ScenarioSheet, options: Options) -> Land {
    let mut land = Land::empty();
    land.in_play = sheet.theatre;
    land.held = sheet.held;
    land.tribes = sheet.neutral_tribes;
    for side in Side::ALL {
        land.tribes |= sheet.tribes[side];
        land.held[side] |= sheet.tribes[side];
    }
    if options.mauretania && touches_mauretania(sheet) {
        land.in_play |= data().mauretania;
        land.tribes |= data().mauretania;
    }
    if options.war_in_numidia {
        // RUL-20: it changes something only where a Tribe stands at Sigus.
        let sigus = data().war_in_numidia;
        for side in Side::ALL {
            land.held[side] -= sigus & land.tribes;
        }
        land.tribes -= sigus;
    }
    for force in &sheet.forces {
        let Stand::At(at) = force.stand else {
            // Placed by its owner before the first deal.
            for &(general, _) in &force.generals {
                land.waiting.insert(general);
            }
            continue;
        };
        let stack = Stack::outside(force.side, at);
        land.add(stack, Units::of(force.cu, force.elephants));
        for (index, &(general, office)) in force.generals.iter().enumerate() {
            land.put_general(general, stack);
            land.set_office(general, office);
            if index == 0 {
                land.commanders.insert(general);
            }
        }
    }
    land.dead = sheet.dead;
    land.pool = sheet.pool;
    if sheet.africanus_turn.is_some() {
        land.waiting.insert(data().marks.africanus);
    }
    land
}

/// 26.3 opens Mauretania only where the rest of its region is in play.
fn touches_mauretania(sheet: &ScenarioSheet) -> bool {
    let africa = data().marks.africa.spaces();
    !(sheet.theatre & africa).is_empty()
}

/// #9B comes into the game when #9A was played (8.6-a).
pub fn swap_philip(open: &mut Open) {
    open.game.aside = false;
    open.strategy.discard.insert(deck::PHILIP_PEACE);
}
