//! What holds of the war after every act, and what is asked of every position that
//! comes from outside.

use kernel::Broken;

use crate::cards::CardStep;
use crate::frame::{Frame, MarchStep};
use crate::id::{General, Space};
use crate::land::Stack;
use crate::march;
use crate::set::SpaceSet;
use crate::side::Side;
use crate::state::{Open, State};
use crate::tables::{Title, Titles};
use crate::war::War;

mod procedures;

macro_rules! must {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(Broken(format!($($why)+)));
        }
    };
}

use must;

/// The war's part of a state; what the game adds to it the game audits.
pub fn audit<W: War>(state: &State<W>) -> Result<(), Broken> {
    spaces(&state.open)?;
    generals(&state.open)?;
    battle_cards(state)?;
    strategy_cards(state)?;
    procedures::audit(&state.open)
}

/// More CUs of one side than any game has; every sum of CUs fits into a byte.
const MOST_CU: u32 = 200;

/// What lies on the map.
fn spaces<W: War>(open: &Open<W>) -> Result<(), Broken> {
    let land = &open.land;
    let [rome, carthage] = Side::ALL.map(|side| land.held[side]);
    must!(!rome.meets(carthage), "a space is held by both sides");
    must!(
        (rome | carthage | land.tribes).within(land.in_play),
        "a marker lies outside the map in play"
    );
    must!(!land.tribes.meets(rome), "a Tribe is friendly to Rome");
    must!(
        !land.tribes.meets(W::theatre().cities),
        "a Tribe stands on a City"
    );
    let cities = W::theatre().cities & land.in_play;
    must!(cities.within(rome | carthage), "a City is nobody's");
    must!(
        land.elephants() <= W::theatre().tables.elephant_limit,
        "more Elephants than there are"
    );
    // The end of the game may come in the middle of a battle (23).
    let fighting = open.battle.is_some()
        || open.march.is_some()
        || open.retreat.is_some()
        || open.over.is_some();
    for side in Side::ALL {
        let all = land.cu_within(side, SpaceSet::ALL);
        must!(all <= MOST_CU, "{all} CUs of one side are on the map");
    }
    let meeting = meeting(open);
    for at in Space::all() {
        let here = [land.cu(Side::Rome, at), land.cu(Side::Carthage, at)];
        must!(
            here.contains(&0) || open.over.is_some() || meeting.contains(at),
            "enemies stand together in {at} and no battle is due"
        );
        let stacks = [
            Stack::outside(Side::Carthage, at),
            Stack::inside(Side::Carthage, at),
        ];
        let herds = stacks.map(|stack| land.units(stack));
        must!(
            herds.iter().all(|units| units.elephants <= units.cu),
            "{at} holds more Elephants than CUs"
        );
        let inside = land.garrisons().contains(at);
        must!(
            here == [0; 2] && !inside || land.in_play.contains(at),
            "CUs stand outside the map in play in {at}"
        );
        let points = land.points[at.index()];
        let of = Side::ALL.map(|side| land.pointed[side].contains(at));
        must!(
            (points > 0) == (of[0] || of[1]) && of != [true; 2],
            "points without an owner in {at}"
        );
        must!(
            points <= W::theatre().tables.points_to_take,
            "{at} has {points} points"
        );
        for side in Side::ALL {
            let units = land.units(Stack::inside(side, at));
            must!(
                units.cu <= at.capacity(),
                "{} CUs are inside {at}",
                units.cu
            );
            must!(
                units.cu == 0 || fighting || land.cu(side.enemy(), at) > 0,
                "CUs are shut in at {at} and nobody stands outside"
            );
        }
    }
    Ok(())
}

/// Where CUs of both sides may be outside walls for the moment: a force has come upon
/// the enemy, or a battle or a retreat is not over (9.1-a).
fn meeting<W: War>(open: &Open<W>) -> SpaceSet<W> {
    let mut places = SpaceSet::EMPTY;
    places.extend(open.reaction.map(|reaction| reaction.at));
    places.extend(open.battle.map(|battle| battle.at));
    places.extend(open.retreat.map(|retreat| retreat.at));
    // Nobody has answered its entry yet, or the die of its voyage back lies on the table.
    let waits = |frame| {
        let entry = Frame::March(MarchStep::Entered);
        matches!(frame, Frame::Roll(_))
            || frame == Frame::March(MarchStep::Crossed)
            || frame == entry
    };
    if open.frames.iter().any(waits) {
        places.extend(march::here(open).map(|stack| stack.at));
    }
    places
}

/// A general is in one place.
fn generals<W: War>(open: &Open<W>) -> Result<(), Broken> {
    let land = &open.land;
    for general in General::all() {
        let sets = [land.pool, land.displaced, land.dead, land.waiting];
        let mut found = sets.iter().filter(|set| set.contains(general)).count();
        found += usize::from(land.place_of(general).is_some());
        must!(found <= 1, "{general} is in {found} places at once");
        if let Some(at) = land.place_of(general) {
            must!(
                land.in_play.contains(at),
                "{general} is outside the map in play"
            );
            must!(
                !land.within.contains(general)
                    || at.is_city() && land.held[general.side()].contains(at),
                "{general} is inside walls that are not there, or not his"
            );
        } else {
            let bound = [land.commanders, land.within, land.proconsuls];
            must!(
                !bound.iter().any(|set| set.contains(general)),
                "{general} commands off the map"
            );
        }
    }
    Ok(())
}

/// What a side holds is what everybody counts.
fn battle_cards<W: War>(state: &State<W>) -> Result<(), Broken> {
    for side in Side::ALL {
        let held = state.battle_hands[side].total();
        let says = state.open.battle.map_or(0, |battle| battle.held[side]);
        must!(held == says, "{held} battle cards, said to be {says}");
    }
    let gone = state.open.battle.map_or(Titles::NONE, |battle| battle.gone);
    for title in Title::ALL {
        let hands = Side::ALL.map(|side| state.battle_hands[side].of(title));
        let known = Side::ALL.map(|side| state.battle_known[side].of(title));
        must!(
            known[0] <= hands[0] && known[1] <= hands[1],
            "a battle card is known that nobody holds"
        );
        let all = (hands.into_iter().chain([gone.of(title)])).map(u32::from);
        must!(
            all.sum::<u32>() <= W::theatre().battle_card(title).count.into(),
            "more battle cards than there are"
        );
    }
    Ok(())
}

/// Every strategy card is in one place.
fn strategy_cards<W: War>(state: &State<W>) -> Result<(), Broken> {
    let cards = &state.open.strategy;
    let [rome, carthage] = Side::ALL.map(|side| state.hands[side]);
    must!(!rome.meets(carthage), "a card is in both hands");
    must!(
        (rome | carthage).within(cards.unseen),
        "a card of a hand lies elsewhere too"
    );
    must!(
        !cards.unseen.meets(cards.discard | cards.removed),
        "a card is in two places"
    );
    must!(
        !cards.discard.meets(cards.removed),
        "a card is in two places"
    );
    for side in Side::ALL {
        must!(
            state.known[side].within(state.hands[side]),
            "a known card is not in the hand"
        );
        let played = cards.played[side];
        must!(
            usize::from(played) <= W::CARDS,
            "{played} cards were played"
        );
    }
    let frames = (state.open.frames.iter()).filter(|frame| matches!(frame, Frame::Card(_)));
    must!(
        frames.count() == usize::from(cards.play.is_some()),
        "no card is on the table, or more than one"
    );
    let Some(play) = cards.play else {
        return Ok(());
    };
    must!(
        !(cards.unseen | cards.discard | cards.removed).contains(play.card),
        "the card on the table lies elsewhere too"
    );
    match state.open.top() {
        Some(Frame::Card(CardStep::Activate)) => {
            must!(play.generals > 0, "nobody is left to activate");
        }
        Some(Frame::Card(CardStep::Pcs { left })) => must!(left > 0, "no PC is left to place"),
        _ => {}
    }
    for frame in state.open.frames.iter() {
        if let Frame::Card(CardStep::Pcs { left }) = frame {
            must!(
                left <= play.card.sheet().ops,
                "{left} PCs are left to place"
            );
        }
    }
    Ok(())
}
