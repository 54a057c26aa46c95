//! What is written on a card stays on it.

use julius_caesar::JuliusCaesar;
use kernel::Lexicon;
use kernel::scene::{Draw, Figure};

#[test]
fn no_text_leaves_its_card() {
    // Half the height of the inner line around a card.
    const INNER: f32 = 98.0;
    let languages = Lexicon::of::<JuliusCaesar>().expect("the words of the game");
    let mut cards = 0;
    for (language, words) in &languages {
        let shown = JuliusCaesar::gallery(words);
        for card in shown.iter().flat_map(|panel| panel.items()) {
            if !matches!(card.figure, Figure::Card { .. }) {
                continue;
            }
            cards += 1;
            let svg = scene::token(card);
            let picture = roxmltree::Document::parse(&svg).expect("an SVG");
            for text in picture.descendants().filter(|it| it.has_tag_name("text")) {
                let y: f32 = (text.attribute("y")).map_or(0.0, |y| y.parse().expect("a number"));
                assert!(y < INNER, "{language} {}: {:?}", card.title, text.text());
            }
        }
    }
    assert_eq!(cards, languages.len() * 27);
}
