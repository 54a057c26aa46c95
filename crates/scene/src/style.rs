//! Colours and style: one sheet for pages, with light and dark as custom
//! properties, and the same with its colours put in for pictures.

use std::sync::LazyLock;

use kernel::scene::Tint;

use crate::svg::put;

/// Which set of colours a picture has. Pages follow the reader's preference instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    #[default]
    Light,
    Dark,
}

/// Name, by day, by night.
const COLOURS: &[(&str, &str, &str)] = &[
    ("sea-a", "#bcd9da", "#1b3b48"),
    ("sea-b", "#adced3", "#17343f"),
    ("sea-c", "#b4d3d6", "#19383f"),
    ("sea-out", "#a9bfbf", "#1c2e33"),
    ("sea-line", "#6d9ba5", "#4b7d8a"),
    ("sea-ink", "#3f7482", "#7fb0bb"),
    ("halo", "#eef6ef", "#2f5a66"),
    ("land", "#f2e7cb", "#3d3628"),
    // Towards the shore the land is a little darker.
    ("land-near", "#eee1c1", "#393225"),
    ("land-rim", "#e7d6af", "#312b1f"),
    ("land-out", "#d6ccb4", "#2e2a22"),
    ("land-ink", "#ab935b", "#7c7050"),
    ("coast", "#6e5a38", "#8d7b56"),
    ("border", "#a48c5c", "#75684a"),
    ("peak", "#a58c5c", "#7d704f"),
    ("peak-shade", "#d3bd8b", "#57503b"),
    ("road", "#7d5836", "#c2a36d"),
    ("road-core", "#f6e3b4", "#5c4c30"),
    ("disc", "#fdf9ee", "#4d4535"),
    ("disc-line", "#4e3f28", "#cdb98c"),
    ("port", "#1f5d70", "#6fb3c4"),
    ("port-ink", "#f2fafa", "#10242b"),
    ("laurel", "#5d7a2c", "#a9c26a"),
    ("ink", "#2c2417", "#f3e8cd"),
    ("ink-soft", "#5e5039", "#c9bb98"),
    ("paper", "#f5ecd6", "#2b261c"),
    ("card", "#fbf5e6", "#37312a"),
    ("shade", "#2c2417", "#000000"),
    ("die", "#fdf8ea", "#e9dfc6"),
    ("die-ink", "#2c2417", "#2c2417"),
    ("hit", "#a3222e", "#a3222e"),
    ("glow", "#e0a51b", "#ffd15c"),
    // The ring around what was picked.
    ("pick", "#1b1408", "#ffffff"),
    // How an area's wash lies over the names and roads beneath it.
    ("blend", "multiply", "screen"),
];

/// The paints of a side.
struct Paint {
    tint: Tint,
    wood: &'static str,
    lit: &'static str,
    side: &'static str,
    face: &'static str,
    ink: &'static str,
    line: &'static str,
    /// The dashes of its rim.
    rim: &'static str,
}

/// The same by day and by night: pieces lie on the map as they are.
const PAINTS: &[Paint] = &[
    Paint {
        tint: Tint::Crimson,
        wood: "#b95a52",
        lit: "#dd958a",
        side: "#7c2a2a",
        face: "#a8232f",
        ink: "#fff4e0",
        line: "#8c1621",
        rim: "none",
    },
    Paint {
        tint: Tint::Indigo,
        wood: "#7d82bd",
        lit: "#b1b5e2",
        side: "#43478a",
        face: "#3a3f94",
        ink: "#f4f2ff",
        line: "#23276b",
        rim: "7 3",
    },
    Paint {
        tint: Tint::Ochre,
        wood: "#93994a",
        lit: "#c5c97f",
        side: "#5c6124",
        face: "#5f6a1d",
        ink: "#fbf7d9",
        line: "#3d4510",
        rim: "3.5 2.5",
    },
    Paint {
        tint: Tint::Nile,
        wood: "#69aabf",
        lit: "#a8d6e3",
        side: "#34748b",
        face: "#15708f",
        ink: "#f0fbff",
        line: "#0d4f67",
        rim: "1 4",
    },
    Paint {
        tint: Tint::Green,
        wood: "#74ab79",
        lit: "#abd4ad",
        side: "#3c6f42",
        face: "#2a7740",
        ink: "#f2fff2",
        line: "#15502a",
        rim: "8 2 2 2",
    },
    Paint {
        tint: Tint::Gold,
        wood: "#e3c267",
        lit: "#f6e1a0",
        side: "#a17e26",
        face: "#d29c1c",
        ink: "#33250a",
        line: "#8a6206",
        rim: "5 5",
    },
    Paint {
        tint: Tint::Violet,
        wood: "#a57dbb",
        lit: "#d0b1e0",
        side: "#66407c",
        face: "#71388f",
        ink: "#fbf2ff",
        line: "#4b1f64",
        rim: "2 2",
    },
    Paint {
        tint: Tint::Stone,
        wood: "#bdb7a8",
        lit: "#dedacd",
        side: "#827c6d",
        face: "#877f6e",
        ink: "#fffdf5",
        line: "#5e5849",
        rim: "12 6",
    },
    Paint {
        tint: Tint::Tan,
        wood: "#dcc193",
        lit: "#f2e0bd",
        side: "#a2814c",
        face: "#b3894d",
        ink: "#fffaf0",
        line: "#7c5c2b",
        rim: "10 3 2 3",
    },
];

/// What the pictures need: nothing here depends on the page.
const RULES: &str = "\
.iacta text{font-family:Alegreya,Georgia,serif;font-weight:500;fill:var(--ink)}\
.sea-a{fill:var(--sea-a)}.sea-b{fill:var(--sea-b)}.sea-c{fill:var(--sea-c)}\
.sea-out{fill:var(--sea-out);opacity:.6}\
.sea-line{fill:none;stroke:var(--sea-line);stroke-width:2;stroke-dasharray:2 9;stroke-linecap:round}\
.halo{fill:var(--halo)}.h1{fill-opacity:.2}.h2{fill-opacity:.26}.h3{fill-opacity:.5}\
.land{fill:var(--land)}.land.near{fill:var(--land-near)}.land.rim{fill:var(--land-rim)}.land-out{fill:var(--land-out)}\
.coast{fill:none;stroke:var(--coast);stroke-width:1.6;stroke-linejoin:round}\
.border{fill:none;stroke:var(--border);stroke-width:1.4;stroke-linejoin:round}\
.peak{fill:none;stroke:var(--peak);stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}\
.peak-shade{fill:var(--peak-shade);opacity:.75}\
.iacta .script{fill:var(--sea-ink);font-style:italic;text-anchor:middle;opacity:.85}\
.iacta .script.dry{fill:var(--land-ink);font-style:normal}.iacta .script.area{fill:var(--ink-soft)}\
.road{fill:none;stroke:var(--road);stroke-linecap:round}\
.major{stroke-width:7}.core{stroke:var(--road-core);stroke-width:3;stroke-linecap:round}\
.plain{stroke-width:4}\
.minor{stroke-width:3;stroke-dasharray:9 7}.hard{stroke-width:4;stroke-dasharray:3 6}\
.strait{stroke:var(--sea-ink);stroke-width:2.6;stroke-dasharray:1 7}\
.route{stroke:var(--sea-ink);stroke-width:2.2;stroke-dasharray:.5 7}\
.wave{fill:none;stroke:var(--sea-ink);stroke-width:2.6;stroke-linecap:round}\
.pass{fill:none;stroke:var(--road);stroke-width:3.4;stroke-linejoin:round}\
.disc{fill:var(--disc);stroke:var(--disc-line);stroke-width:2.6}\
.disc.port{stroke:var(--port);stroke-width:3.4}\
.disc-in{fill:none;stroke:var(--disc-line);stroke-width:1.3;opacity:.75}.disc-in.port{stroke:var(--port)}\
.wall{fill:none;stroke:var(--disc-line);stroke-width:7;stroke-dasharray:7.4 5.6}.wall.port{stroke:var(--disc-line)}.base{fill:var(--disc)}\
.slot{fill:var(--disc);fill-opacity:.7;stroke:var(--disc-line);stroke-width:1.6;stroke-dasharray:4 3}.slot-ink{fill:var(--disc-line);color:var(--disc-line);opacity:.55}\
.notch{fill:var(--port);stroke:var(--disc);stroke-width:1.6}.notch-ink{fill:var(--port-ink);color:var(--port-ink)}\
.laurel{fill:var(--laurel);color:var(--laurel)}\
.iacta .label{paint-order:stroke;stroke:var(--paper);stroke-width:5;stroke-linejoin:round;stroke-opacity:.92}\
.iacta .great{font-weight:800}\
.iacta .worth{font-weight:800;text-anchor:middle}\
.rose{fill:var(--sea-ink);stroke:var(--sea-ink);stroke-width:.8;opacity:.5}.rose-line{fill:none;stroke:var(--sea-ink);stroke-width:1.4;opacity:.5}\
.rose.dry{fill:var(--land-ink);stroke:var(--land-ink)}.rose-line.dry{stroke:var(--land-ink)}\
.hit-area{fill:#fff;fill-opacity:0}\
.ring{fill:none;stroke-width:6}.held{stroke:none;fill-opacity:.3}\
.fight{fill:var(--hit);color:var(--hit)}.fight-disc{fill:var(--paper);stroke:var(--hit);stroke-width:2.4}\
.wash{mix-blend-mode:var(--blend)}\
.shadow{fill:var(--shade);opacity:.28}\
.wood{stroke-width:1;stroke-linejoin:round}\
.grain{fill:none;stroke-width:1;opacity:.35}\
.rim{fill:none;stroke-width:2.4}\
.iacta .num{font-weight:800;text-anchor:middle}\
.iacta .small{font-weight:800}\
.end{text-anchor:end}.mid{text-anchor:middle}\
.tick{fill:var(--paper);stroke:var(--ink);stroke-width:1}.tick-ink,.iacta .tick-ink{fill:var(--ink);color:var(--ink)}\
.rate{fill:var(--paper);stroke:var(--ink);stroke-width:1}.iacta .rate-ink{fill:var(--ink)}\
.coarse{display:none}\
.leader{fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round}\
.tick-line{fill:none;stroke:var(--ink);stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}\
.lift{fill:none;stroke:var(--pick);stroke-width:7;stroke-linejoin:round}.may{fill:none;stroke:var(--glow);stroke-width:3;stroke-linejoin:round}\
.way{fill:none;stroke-width:7;stroke-opacity:.42;stroke-linecap:round;stroke-dasharray:14 9}.tip{fill-opacity:.55}\
.card{fill:var(--card);stroke:var(--coast);stroke-width:1.5}.card-line{fill:none;stroke-width:2}\
.iacta .card-name{font-weight:800;text-anchor:middle}\
.iacta .card-text{text-anchor:middle;fill:var(--ink-soft)}\
.die{fill:var(--die);stroke:var(--die-ink);stroke-width:1.4}.die.hits{stroke:var(--hit);stroke-width:3.4}\
.pip{fill:var(--die-ink)}.hits .pip,.pip.hits{fill:var(--hit)}\
.sheet{fill:var(--paper);stroke:var(--border);stroke-width:1.5}\
.lane{fill:var(--card);stroke:var(--border);stroke-width:1}\
.iacta .head{font-weight:800}.iacta .soft{fill:var(--ink-soft)}\
.box{fill:var(--card);stroke:var(--border);stroke-width:1.4}.box.past{fill:var(--paper);stroke-dasharray:3 3}.box.now{stroke:var(--glow);stroke-width:4}\
.peg{stroke-width:1.4;fill:none;stroke:var(--border)}\
.rail{fill:none;stroke:var(--border);stroke-width:2}\
.rung .tick-ink,.iacta .rung .head{fill:var(--ink-soft);color:var(--ink-soft)}.rung.reached .tick-ink,.iacta .rung.reached .head{fill:var(--ink);color:var(--ink)}.rung .rail{stroke-dasharray:4 4}.rung.reached .rail{stroke:var(--glow);stroke-width:3;stroke-dasharray:none}\
.badge{stroke:var(--paper);stroke-width:3}\
.i.far{display:none}";

/// What only a page needs: pointing, picking, zooming, moving.
const LIVE: &str = "\
.iacta .i[role=button]{cursor:pointer;outline:none}\
.iacta .i:focus-visible .hit-area,.iacta .i:hover .hit-area{fill-opacity:.25}\
.iacta .i:focus-visible{filter:drop-shadow(0 0 4px var(--glow)) drop-shadow(0 0 2px var(--glow))}\
.iacta .tally,.iacta .leader,.iacta .clash{pointer-events:none}\
.iacta .m-lost,.iacta .m-done{filter:saturate(.3)}\
.iacta .glow{filter:drop-shadow(0 0 1.500px var(--glow)) drop-shadow(0 0 5px var(--glow))}\
.iacta .glow .hit-area{fill:var(--glow);fill-opacity:.35;stroke:var(--glow);stroke-width:4}.iacta .glow rect.hit-area{fill-opacity:.12;stroke-width:2}\
.iacta.choosing .i:is(.block,.back,.token,.general,.playing-card):not(.glow):not(.chosen){filter:saturate(.55)}\
.iacta .i.chosen{filter:drop-shadow(2.500px 0 0 var(--pick)) drop-shadow(-2.500px 0 0 var(--pick)) drop-shadow(0 2.500px 0 var(--pick)) drop-shadow(0 -2.500px 0 var(--pick))}\
.iacta .place.chosen .hit-area{fill:none;stroke:var(--pick);stroke-width:8}\
.iacta.zoom-far .near{display:none}.iacta.zoom-far .i.far{display:inline}\
.iacta.zoom-mid .fine{display:none}.iacta.zoom-mid .coarse{display:inline}\
.iacta .ghost{pointer-events:none;opacity:.9}\
@media (prefers-reduced-motion:no-preference){\
.iacta .glow .hit-area:not(rect){animation:iacta-pulse 2.4s ease-in-out infinite}\
.iacta .flash{animation:iacta-flash .5s ease-out 2}\
.iacta .tumble{animation:iacta-tumble .4s ease-out}}\
@keyframes iacta-pulse{50%{fill-opacity:.1;stroke-opacity:.35}}\
@keyframes iacta-flash{50%{opacity:.2}}\
@keyframes iacta-tumble{from{transform:rotate(-200deg) scale(.6)}}";

/// The parts of the sheet that are made from the paints.
fn paints() -> String {
    let mut out = String::new();
    for paint in PAINTS {
        let Paint {
            wood,
            lit,
            side,
            face,
            ink,
            line,
            rim,
            ..
        } = paint;
        let tint = paint.tint.id();
        put!(
            &mut out,
            ".t-{tint} .wood{{fill:{wood};stroke:{line}}}.t-{tint} .lit{{fill:{lit}}}\
             .t-{tint} .side{{fill:{side}}}.t-{tint} .grain{{stroke:{side}}}\
             .t-{tint} .face{{fill:{face}}}.t-{tint} .face-ink,.iacta .t-{tint} .face-ink{{fill:{ink};color:{ink}}}\
             .t-{tint} .rim,.t-{tint} .ring,.t-{tint} .card-line{{stroke:{line};stroke-dasharray:{rim}}}\
             .t-{tint} .ring{{stroke:{face}}}\
             .t-{tint} .held,.t-{tint} .tip{{fill:{face}}}.t-{tint} .way{{stroke:{face}}}\
             .t-{tint} .sign{{fill:var(--sign-{tint});color:var(--sign-{tint})}}.t-{tint} .hatch{{stroke:{line}}}\
             .t-{tint} .peg.on{{fill:{face};stroke:{line}}}.f-{tint}{{fill:{face};stroke:{line};stroke-width:1}}.t-{tint} .badge{{fill:{face}}}.line.t-{tint}{{border-color:{face}}}.me.t-{tint},.t-{tint} .of-side{{background:{face};color:{ink};border-color:{line}}}"
        );
    }
    out
}

/// Every colour that changes with the theme, by the name of its custom property. What is
/// written in the colour of a side lies on paper, which is dark by night.
fn colours(theme: Theme) -> impl Iterator<Item = (String, &'static str)> {
    let signs =
        (PAINTS.iter()).map(|paint| (format!("sign-{}", paint.tint.id()), paint.face, paint.lit));
    (COLOURS.iter())
        .map(|(name, light, dark)| ((*name).to_owned(), *light, *dark))
        .chain(signs)
        .map(move |(name, light, dark)| match theme {
            Theme::Light => (name, light),
            Theme::Dark => (name, dark),
        })
}

fn properties(theme: Theme) -> String {
    let mut out = String::new();
    for (name, colour) in colours(theme) {
        put!(&mut out, "--{name}:{colour};");
    }
    out
}

/// The style sheet that pages serve. The theme follows the reader's preference, or
/// `data-theme` on the page.
pub static CSS: LazyLock<String> = LazyLock::new(|| {
    let (light, dark) = (properties(Theme::Light), properties(Theme::Dark));
    let paints = paints();
    format!(
        ":root,[data-theme=light]{{{light}}}\
         @media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\
         [data-theme=dark]{{{dark}}}{RULES}{paints}{LIVE}"
    )
});

/// The same for a picture of its own, with every colour put in.
pub fn sheet(theme: Theme) -> String {
    let mut sheet = format!("{RULES}{}", paints());
    for (name, colour) in colours(theme) {
        sheet = sheet.replace(&format!("var(--{name})"), colour);
    }
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_defined_and_every_side_painted() {
        for theme in [Theme::Light, Theme::Dark] {
            assert!(!sheet(theme).contains("var("), "{theme:?}");
        }
        for tint in Tint::ALL {
            assert!(PAINTS.iter().any(|paint| paint.tint == tint), "{tint:?}");
        }
    }

    /// The relative luminance of `#rrggbb`.
    fn luminance(colour: &str) -> f32 {
        let part = |at: usize| {
            let value = u8::from_str_radix(&colour[at..at + 2], 16).unwrap();
            let value = f32::from(value) / 255.0;
            match value {
                ..=0.04045 => value / 12.92,
                _ => ((value + 0.055) / 1.055).powf(2.4),
            }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    #[test]
    fn what_is_written_in_the_colour_of_a_side_can_be_read_by_night() {
        let all: Vec<_> = colours(Theme::Dark).collect();
        let card = all.iter().find(|(name, _)| name == "card").unwrap().1;
        let signs = all.iter().filter(|(name, _)| name.starts_with("sign-"));
        for (name, colour) in signs {
            let contrast = (luminance(colour) + 0.05) / (luminance(card) + 0.05);
            assert!(contrast >= 4.5, "{name}: {contrast}");
        }
    }

    #[test]
    fn no_two_sides_share_a_rim() {
        for (index, paint) in PAINTS.iter().enumerate() {
            for other in &PAINTS[..index] {
                assert_ne!(paint.rim, other.rim, "{:?} {:?}", paint.tint, other.tint);
            }
        }
    }
}
