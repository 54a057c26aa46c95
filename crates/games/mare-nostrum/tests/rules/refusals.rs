//! Refusals: for each act the rule that forbids it in this position.

use crate::common::*;
use kernel::Seat;
use mare_nostrum::{Act, Card, Empire, Form, Item, MareNostrum, Phase, State, Track};

/// The positions that the rows of `tests/refusals.txt` name.
fn positions() -> Vec<(&'static str, State, Seat)> {
    let mut all = Vec::new();
    let mut add = |name, play: Play, empire: Empire| {
        all.push((name, play.state().clone(), play.seat(empire)));
    };
    let wealth = "4*coin wine oil sheep";
    let trade = || {
        Case::five()
            .title(Track::Trade, Rome)
            .cards(Rome, "antigone")
            .hand(Rome, wealth)
            .hand(Greece, "coin")
            .hand(Carthage, wealth)
            .hand(Egypt, wealth)
            .hand(Babylon, wealth)
    };
    add(
        "announce",
        trade()
            .change(|state| state.open.markers = [false, true, true])
            .trading(),
        Rome,
    );
    let mut play = trade().trading();
    play.by(Rome, Act::Announce { number: 2 });
    add("own number", play, Rome);
    let mut play = Case::five()
        .title(Track::Trade, Rome)
        .hand(Rome, wealth)
        .hand(Greece, "coin")
        .hand(Carthage, wealth)
        .hand(Egypt, wealth)
        .hand(Babylon, wealth)
        .trading();
    play.by(Rome, Act::Announce { number: 2 });
    let offering = play.state().clone();
    add("offer", play, Rome);
    let mut play = Case { state: offering }.table();
    for empire in [Rome, Carthage, Egypt, Babylon] {
        play.offer(empire, "wine oil");
    }
    play.takes(Rome, Carthage, "wine");
    play.takes(Carthage, Rome, "wine");
    add("take", play, Rome);

    let builder = || {
        Case::of(3)
            .hand(Rome, "3*coin wine oil")
            .control(Rome, "corsica")
            .legions(Greece, "corsica", 1)
            .fortress(Rome, "italia")
    };
    add("build", builder().builds(Rome), Rome);
    let mut play = builder().builds(Rome);
    let legion = Item::Legion(province("italia"));
    play.by(Rome, Act::Build { item: legion });
    add("price", play, Rome);
    let mut play = Case::five()
        .hand(Rome, "2*wine oil sheep stone")
        .builds(Rome);
    play.by(Rome, Act::Build { item: legion })
        .by(Rome, Act::Price { form: Form::Goods })
        .by(
            Rome,
            Act::Pay {
                token: token("wine"),
            },
        );
    add("pay", play, Rome);
    let mut play = Case::five()
        .cards(Rome, "hanging-gardens")
        .hand(Rome, "3*coin 2*stone wine oil")
        .builds_last(Rome);
    play.by(Rome, Act::EndBuild).by(
        Rome,
        Act::Keep {
            token: token("stone"),
        },
    );
    add("gardens", play, Rome);
    let mut play = Case::five()
        .cards(Rome, "spartacus")
        .cards(Egypt, "pharos perseus")
        .hand(Greece, "7*coin")
        .builds(Greece);
    play.buys(Greece, Item::Card(Card::CastorAndPollux), "7*coin");
    add("copy", play, Greece);
    let named = Case::of(3)
        .title(Track::Culture, Rome)
        .finished(&[Greece])
        .change(|state| state.open.phase = Phase::NameBuilder);
    add("name a builder", named.table(), Rome);
    let named = Case::of(3)
        .title(Track::Military, Rome)
        .finished(&[Greece])
        .change(|state| state.open.phase = Phase::NameMover);
    add("name a mover", named.table(), Rome);
    let peace = Case::of(3).cards(Greece, "statue-of-zeus").change(|state| {
        state.open.last_peace = Some(Rome);
        state.open.phase = Phase::Peace { empire: Greece };
    });
    add("peace", peace.table(), Greece);

    let fleet = || {
        Case::of(3)
            .peaceful()
            .triremes(Rome, "mare-tyrrhenum", 1)
            .triremes(Greece, "mare-tyrrhenum", 1)
            .legions(Rome, "italia", 2)
            .legions(Rome, "achaia", 1)
            .legions(Rome, "corsica", 1)
    };
    add("sail", fleet().moves(Rome), Rome);
    let mut play = fleet().moves(Rome);
    play.by(Rome, Act::EndSail);
    add("attack", play, Rome);
    let mut play = fleet()
        .change(|state| state.open.peace = Some([Greece, Rome]))
        .moves(Rome);
    play.reach_march().march(Rome, "italia", "etruria");
    add("march", play, Rome);
    let mut play = Case::five()
        .peaceful()
        .control(Egypt, "cyrenaica")
        .built("cyrenaica/market")
        .legions(Rome, "cyrenaica", 2)
        .legions(Rome, "africa", 1)
        .legions(Rome, "corsica", 1)
        .legions(Rome, "sicilia", 1)
        .legions(Greece, "corsica", 1)
        .change(|state| state.open.peace = Some([Greece, Rome]))
        .moves(Rome);
    play.reach_battles();
    add("conquest", play, Rome);
    let mut play = Case::five()
        .peaceful()
        .control(Egypt, "cyrenaica")
        .built("cyrenaica/market cyrenaica/caravan-papyrus")
        .legions(Rome, "cyrenaica", 3)
        .legions(Rome, "africa", 1)
        .moves(Rome);
    play.reach_battles();
    play.by(
        Rome,
        Act::Occupy {
            slot: slot("cyrenaica/market"),
        },
    );
    add("occupy", play, Rome);
    let mut play = Case::five()
        .peaceful()
        .cards(Egypt, "circe")
        .unbuilt("aethiopia/caravan-gold aethiopia/caravan-grain")
        .legions(Egypt, "aethiopia", 2)
        .legions(Egypt, "judea", 1)
        .moves(Egypt);
    play.reach_battles();
    add("circe", play, Egypt);
    let taking = Case::five()
        .peaceful()
        .control(Carthage, "libya")
        .control(Egypt, "cyrenaica")
        .on_marker(Rome, "libya")
        .on_marker(Rome, "cyrenaica")
        .on_marker(Rome, "sicilia")
        .control(Carthage, "sicilia")
        .triremes(Rome, "mare-tyrrhenum", 1)
        .change(|state| {
            state.open.fresh.insert(province("cyrenaica"));
        });
    add("take over", taking.moves(Rome), Rome);
    all
}

#[test]
fn every_refusal_names_the_rule_that_forbids_the_act_here() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/refusals.txt");
    let table = std::fs::read_to_string(path).expect("the table of refusals");
    kernel::suite::refusals::compare::<MareNostrum>(&positions(), &table);
}
