//! How things are written: by words, and a game's own beside those of the war.

use punic::Side::{Carthage, Rome};
use punic::{BySide, Frame, MarchStep, Moment, SpaceSet, Stack};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::bellum::{Act, GameAct, Space, Stage};
use crate::case::{Case, general, space};

#[track_caller]
fn is_written<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(thing: T, text: &str) {
    assert_eq!(serde_json::to_string(&thing).unwrap(), text);
    assert_eq!(serde_json::from_str::<T>(text).unwrap(), thing);
}

#[test]
fn acts_and_procedures_are_flat_whosever_they_are() {
    is_written(
        Act::Step { to: space("via") },
        r#"{"act":"step","to":"via"}"#,
    );
    is_written(Act::Siege, r#"{"act":"siege"}"#);
    is_written(Act::Game(GameAct::Sacrifice), r#"{"act":"sacrifice"}"#);
    let force = Act::Force {
        cu: 3,
        elephants: 1,
        train: 2,
    };
    is_written(force, r#"{"act":"force","cu":3,"elephants":1,"train":2}"#);
    is_written(
        Frame::<crate::Bellum>::March(MarchStep::Decide),
        r#"{"march":"decide"}"#,
    );
    is_written(
        Frame::<crate::Bellum>::Game(Stage::Turn {
            side: Rome,
            left: 3,
        }),
        r#"{"turn":{"side":"rome","left":3}}"#,
    );
    is_written(Moment::<crate::Bellum>::Prepare, r#""prepare""#);
}

#[test]
fn what_is_no_act_is_refused_in_words() {
    for text in [r#"{"act":"fly"}"#, r#"{"act":"step"}"#, "[]"] {
        let error = serde_json::from_str::<Act>(text).expect_err(text);
        let says = "no act of this game has that name and those fields";
        assert!(error.to_string().contains(says), "{text}: {error}");
    }
}

#[test]
fn ids_and_sets_are_words() {
    is_written(
        Stack::inside(Carthage, space("arx")),
        r#"{"side":"carthage","at":"arx","inside":true}"#,
    );
    let set: SpaceSet<crate::Bellum> = [space("silva"), space("arx")].into_iter().collect();
    is_written(set, r#"["arx","silva"]"#);
    is_written(
        BySide::new(general("aulus"), general("hiram")),
        r#"{"rome":"aulus","carthage":"hiram"}"#,
    );
    assert_eq!(std::mem::size_of::<Option<Space>>(), 1);
    let near = "arcs".parse::<Space>().unwrap_err().to_string();
    assert!(near.contains("no space is called \"arcs\""), "{near}");
    let twice = serde_json::from_str::<SpaceSet<crate::Bellum>>(r#"["arx","arx"]"#);
    assert!(twice.unwrap_err().to_string().contains("listed twice"));
}

#[test]
fn a_board_that_cannot_be_laid_out_says_why() {
    let case = Case::empty().army(Rome, "via", 3, "aulus");
    let good = serde_json::to_value(&case.state.open.land).unwrap();
    let pieces = serde_json::json!({"at": "via", "rome": 3});
    assert_eq!(good["pieces"], serde_json::json!([pieces]));
    for (key, value, why) in [
        (
            "pieces",
            serde_json::json!([pieces, pieces]),
            "listed twice among the pieces",
        ),
        (
            "pieces",
            serde_json::json!([{"at": "via", "carthage": 1, "elephants": 2}]),
            "more Elephants than CUs",
        ),
        (
            "pieces",
            serde_json::json!([{"at": "via", "inside": 1}]),
            "no side holds a City there",
        ),
        (
            "generals",
            serde_json::json!([{"general": "aulus", "at": "via"}, {"general": "aulus", "at": "arx"}]),
            "in one place",
        ),
    ] {
        let mut bad = good.clone();
        bad[key] = value;
        let error = serde_json::from_value::<punic::Land<crate::Bellum>>(bad).unwrap_err();
        assert!(error.to_string().contains(why), "{error}");
    }
}
