//! Signs and colours of all games. How they are drawn is the renderer's affair.

use serde::Serialize;

/// The colour of a side; each has a rim and a hatch of its own besides, so that
/// colour is never the only sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tint {
    /// Rome, Caesar.
    Crimson,
    /// Carthage.
    Indigo,
    /// Pompey.
    Ochre,
    /// Cleopatra.
    Nile,
    /// Greece.
    Green,
    /// Egypt.
    Gold,
    /// Babylon.
    Violet,
    /// Nobody.
    Stone,
    Tan,
}

impl Tint {
    pub const ALL: [Tint; 9] = [
        Tint::Crimson,
        Tint::Indigo,
        Tint::Ochre,
        Tint::Nile,
        Tint::Green,
        Tint::Gold,
        Tint::Violet,
        Tint::Stone,
        Tint::Tan,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Tint::Crimson => "crimson",
            Tint::Indigo => "indigo",
            Tint::Ochre => "ochre",
            Tint::Nile => "nile",
            Tint::Green => "green",
            Tint::Gold => "gold",
            Tint::Violet => "violet",
            Tint::Stone => "stone",
            Tint::Tan => "tan",
        }
    }
}

macro_rules! emblems {
    ($($emblem:ident = $id:literal,)*) => {
        /// A sign on a piece or a card.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        pub enum Emblem {
            $(#[serde(rename = $id)] $emblem,)*
        }

        impl Emblem {
            pub const ALL: &[Emblem] = &[$(Emblem::$emblem),*];

            pub const fn id(self) -> &'static str {
                match self {
                    $(Emblem::$emblem => $id,)*
                }
            }
        }
    };
}

emblems! {
    // Arms
    Eagle = "eagle",
    Standard = "standard",
    Helmet = "helmet",
    Wreath = "wreath",
    Horse = "horse",
    Bow = "bow",
    Javelins = "javelins",
    Ballista = "ballista",
    Elephant = "elephant",
    Galley = "galley",
    Trireme = "trireme",
    Asp = "asp",
    Legion = "legion",
    Swords = "swords",
    Shield = "shield",
    // Heads of generals
    BustHannibal = "bust-hannibal",
    BustPunicHelm = "bust-punic-helm",
    BustPunicBand = "bust-punic-band",
    BustPunicElder = "bust-punic-elder",
    BustAfricanus = "bust-africanus",
    BustRoman = "bust-roman",
    BustRomanCrest = "bust-roman-crest",
    BustRomanHelm = "bust-roman-helm",
    BustRomanVeil = "bust-roman-veil",
    BustRomanElder = "bust-roman-elder",
    // Ways to fight
    Assault = "assault",
    FlankLeft = "flank-left",
    FlankRight = "flank-right",
    Probe = "probe",
    Envelopment = "envelopment",
    Reserve = "reserve",
    // Events
    Scroll = "scroll",
    Olive = "olive",
    Dagger = "dagger",
    Skull = "skull",
    Cloud = "cloud",
    Torch = "torch",
    // Gods
    Lyre = "lyre",
    Thunderbolt = "thunderbolt",
    Spear = "spear",
    Caduceus = "caduceus",
    Trident = "trident",
    Gate = "gate",
    Hammer = "hammer",
    // Signs
    March = "march",
    Levy = "levy",
    Laurel = "laurel",
    Anchor = "anchor",
    Star = "star",
    // Building and trade
    Caravan = "caravan",
    Market = "market",
    Temple = "temple",
    City = "city",
    Capital = "capital",
    Fortress = "fortress",
    Coin = "coin",
    Wagon = "wagon",
    Settler = "settler",
    Siege = "siege",
    // Goods
    Pottery = "pottery",
    Gems = "gems",
    Papyrus = "papyrus",
    Metal = "metal",
    Spices = "spices",
    Stone = "stone",
    Wood = "wood",
    Gold = "gold",
    Grain = "grain",
    Oil = "oil",
    Sheep = "sheep",
    Wine = "wine",
    Gladiators = "gladiators",
    // Empires, heroes and wonders
    Tanit = "tanit",
    Owl = "owl",
    Ankh = "ankh",
    Stele = "stele",
    Twins = "twins",
    Ziggurat = "ziggurat",
    Cup = "cup",
    Labrys = "labrys",
    Bull = "bull",
    Harpe = "harpe",
    Crown = "crown",
    Club = "club",
    Crook = "crook",
    Mask = "mask",
    Chain = "chain",
    Colossus = "colossus",
    Gardens = "gardens",
    Lighthouse = "lighthouse",
    Moon = "moon",
    Pyramids = "pyramids",
    Scales = "scales",
    Legend = "legend",
}
