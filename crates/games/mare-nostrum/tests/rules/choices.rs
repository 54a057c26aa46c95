//! Choices of several things: whoever picks may pick in any order, and the order leaves
//! no trace.

use crate::common::*;
use kernel::Script;
use mare_nostrum::{Act, Empire, Form, Item, Phase, State};

/// Every order of these acts.
fn orders(acts: &[Act]) -> Vec<Vec<Act>> {
    let Some((&first, rest)) = acts.split_first() else {
        return vec![Vec::new()];
    };
    (orders(rest).into_iter())
        .flat_map(|order| {
            (0..=order.len()).map(move |place| {
                let mut longer = order.clone();
                longer.insert(place, first);
                longer
            })
        })
        .collect()
}

/// Plays the picks in every order; all of them are legal and end in one state. Each of
/// them can be taken back to where the choice began. Returns that state.
#[track_caller]
fn in_every_order(play: &Play, empire: Empire, picks: &[Act], end: Option<Act>) -> State {
    let seat = play.seat(empire);
    let mut found: Option<State> = None;
    for order in orders(picks) {
        let mut table = play.table.clone();
        for &act in order.iter().chain(&end) {
            (table.play(seat, act, &mut Script::default(), None))
                .unwrap_or_else(|error| panic!("{act:?} of {order:?}: {error}"));
        }
        let state = table.state().clone();
        let first = found.get_or_insert_with(|| state.clone());
        assert_eq!(*first, state, "{order:?}");
    }
    found.expect("there is an order")
}

fn occupy(id: &str) -> Act {
    Act::Occupy { slot: slot(id) }
}

/// 4.3.2-a, DP-22
#[test]
fn buildings_are_occupied_in_any_order() {
    let three = [
        "cyrenaica/caravan-papyrus",
        "cyrenaica/market",
        "cyrenaica/city-cyrene",
    ];
    let play = |legions| {
        let mut play = Case::five()
            .peaceful()
            .control(Egypt, "cyrenaica")
            .built(&three.join(" "))
            .legions(Rome, "cyrenaica", legions)
            .moves(Rome);
        play.reach_battles();
        play
    };
    let picks = three.map(occupy);
    let state = in_every_order(&play(3), Rome, &picks, None);
    assert!((three.map(slot).iter()).all(|&slot| state.open.on_slot[slot] == Some(Rome)));
    // With a legion to spare the choice is ended by saying so, after any two of them.
    for (left, free) in three.into_iter().enumerate() {
        let mut two = picks.to_vec();
        two.remove(left);
        let end = Some(Act::EndOccupy);
        let state = in_every_order(&play(4), Rome, &two, end);
        assert_eq!(state.open.on_slot[slot(free)], None);
        assert_eq!(state.open.legions[Rome][province("cyrenaica")], 2);
    }
}

/// 2.1-g, DP-6
#[test]
fn an_offer_is_laid_out_in_any_order() {
    let mut play = Case::of(4)
        .title(mare_nostrum::Track::Trade, Rome)
        .hand(Rome, "2*coin wine legendary-wine oil")
        .hand(Greece, "5*coin")
        .hand(Carthage, "5*coin")
        .hand(Egypt, "5*coin")
        .trading();
    play.by(Rome, Act::Announce { number: 4 });
    let picks = ["coin", "wine", "legendary-wine", "oil"].map(|id| Act::Offer { token: token(id) });
    let state = in_every_order(&play, Rome, &picks, None);
    assert_eq!(state.drafts[Rome], tokens("coin wine legendary-wine oil"));
    let twice = ["coin", "oil", "coin", "wine"].map(|id| Act::Offer { token: token(id) });
    let state = in_every_order(&play, Rome, &twice, None);
    assert_eq!(state.drafts[Rome], tokens("2*coin wine oil"));
}

/// 3.0-c, 3.0-g, 10.hannibal-a, DP-11
#[test]
fn a_set_is_put_together_in_any_order() {
    let pays = |empire, hand: &str, form, picks: &[&str]| {
        let mut play = Case::five().hand(empire, hand).builds(empire);
        let item = Item::Legion(empire.sheet().capital);
        play.by(empire, Act::Build { item })
            .by(empire, Act::Price { form });
        let picks: Vec<Act> = (picks.iter())
            .map(|id| Act::Pay { token: token(id) })
            .collect();
        in_every_order(&play, empire, &picks, None)
    };
    let state = pays(
        Rome,
        "wine oil sheep stone gold",
        Form::Goods,
        &["wine", "stone", "oil"],
    );
    assert_eq!(state.hands[Rome], tokens("sheep gold"));
    // Hannibal: one kind twice, wherever in the row.
    let state = pays(
        Carthage,
        "2*wine oil sheep stone",
        Form::Goods,
        &["wine", "oil", "wine"],
    );
    assert_eq!(state.hands[Carthage], tokens("sheep stone"));
    // Cleopatra: the coin of the set is no choice.
    let state = pays(
        Egypt,
        "coin wine oil sheep",
        Form::GoodsAndCoin,
        &["sheep", "wine"],
    );
    assert_eq!(state.hands[Egypt], tokens("oil"));
}

/// 3.0-e: a set of which nothing is left to choose is paid at once.
#[test]
fn what_is_left_of_a_set_without_a_choice_is_paid_unasked() {
    let mut play = Case::five()
        .hand(Rome, "wine oil legendary-oil sheep")
        .builds(Rome);
    let item = Item::Legion(province("italia"));
    play.by(Rome, Act::Build { item })
        .by(Rome, Act::Price { form: Form::Goods });
    // All three kinds go: which oil is the only question.
    let pay = |id| Act::Pay { token: token(id) };
    play.by(Rome, pay("legendary-oil"));
    assert_eq!(play.hand(Rome), tokens("oil"));
}

/// 11.hanging-gardens-a, DP-13
#[test]
fn the_gardens_goods_are_kept_in_any_order() {
    let mut play = Case::five()
        .cards(Rome, "hanging-gardens")
        .hand(Rome, "stone wine oil")
        .builds_last(Rome);
    play.by(Rome, Act::EndBuild);
    let keep = |id| Act::Keep { token: token(id) };
    for [one, other] in [["stone", "wine"], ["oil", "wine"], ["stone", "oil"]] {
        let state = in_every_order(&play, Rome, &[keep(one), keep(other)], None);
        assert_eq!(state.hands[Rome], tokens(&format!("{one} {other}")));
    }
}

/// 10.circe-a, RUL-39, DP-23
#[test]
fn circes_legions_are_placed_in_any_order() {
    let slots = "aethiopia/caravan-gold aethiopia/caravan-grain";
    let mut play = Case::five()
        .peaceful()
        .cards(Egypt, "circe")
        .unbuilt(slots)
        .legions(Egypt, "aethiopia", 3)
        .moves(Egypt);
    play.reach_battles();
    assert_eq!(play.phase(), Phase::Circe);
    let picks: Vec<Act> = (slots.split(' '))
        .map(|id| Act::Circe { slot: slot(id) })
        .collect();
    let state = in_every_order(&play, Egypt, &picks, None);
    assert_eq!(state.open.legions[Egypt][province("aethiopia")], 1);
    for &one in &picks {
        in_every_order(&play, Egypt, &[one], Some(Act::EndCirce));
    }
}

/// 4.2-e, DP-19
#[test]
fn losses_are_taken_in_any_order() {
    let mut play = Case::five()
        .peaceful()
        .legions(Greece, "cyrenaica", 3)
        .legions(Rome, "cyrenaica", 2)
        .on_slot(Rome, "cyrenaica/market")
        .fortress(Rome, "cyrenaica")
        .moves(Greece);
    play.reach_march();
    play.by(Greece, Act::EndMarch);
    play.fights("cyrenaica", Rome, &[6, 6, 6, 3, 3, 3]);
    assert_eq!(play.phase(), Phase::Losses { empire: Rome });
    use mare_nostrum::{Loss, Position};
    let lose = |loss| Act::Lose { loss };
    let picks = [
        lose(Loss::Fortress),
        lose(Loss::Legion(Position::Slot(slot("cyrenaica/market")))),
    ];
    in_every_order(&play, Rome, &picks, None);
}
