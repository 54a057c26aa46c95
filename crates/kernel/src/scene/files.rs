//! The two geometry files of a board as written: points in TOML, shapes in JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::art::{ArtError, Point, Polygon, TextKind};

/// `geo.toml`: where each place is drawn. Lengths are board pixels.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    pub board: BoardRow,
    #[serde(default)]
    pub space: Vec<SpaceRow>,
    #[serde(default)]
    pub sea: Vec<AreaRow>,
    #[serde(default)]
    pub province: Vec<AreaRow>,
    #[serde(default)]
    pub link: Vec<LinkRow>,
    #[serde(default)]
    pub dock: Vec<DockRow>,
    #[serde(default)]
    pub slot: Vec<SlotRow>,
    #[serde(default)]
    pub text: Vec<TextRow>,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardRow {
    pub game: String,
    pub projection: String,
    /// Degrees.
    pub parallels: [f64; 2],
    /// Longitude and latitude.
    pub origin: [f64; 2],
    pub scale: f64,
    pub offset: [f64; 2],
    pub lon: [f64; 2],
    pub lat: [f64; 2],
    pub width: f32,
    pub height: f32,
    pub coast: String,
    pub space_radius: f32,
    #[serde(default)]
    pub slot_radius: f32,
    pub label_size: f32,
}

impl BoardRow {
    /// Longitude and latitude to board pixels: Lambert conformal conic.
    pub fn project(&self, lon: f64, lat: f64) -> Point {
        use std::f64::consts::FRAC_PI_4;
        let [first, second] = self.parallels.map(f64::to_radians);
        let half = |lat: f64| (FRAC_PI_4 + lat / 2.0).tan();
        let n = (first.cos() / second.cos()).ln() / (half(second) / half(first)).ln();
        let scale = first.cos() * half(first).powf(n) / n;
        let radius = |lat: f64| scale / half(lat).powf(n);
        let [lon0, lat0] = self.origin.map(f64::to_radians);
        let (rho, theta) = (radius(lat.to_radians()), n * (lon.to_radians() - lon0));
        let x = self.offset[0] + self.scale * rho * theta.sin();
        let y = self.offset[1] - self.scale * (radius(lat0) - rho * theta.cos());
        [x as f32, y as f32]
    }
}

/// The side of a place its name goes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Compass {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

impl Compass {
    pub const ALL: [Compass; 8] = [
        Compass::E,
        Compass::W,
        Compass::N,
        Compass::S,
        Compass::NE,
        Compass::SE,
        Compass::NW,
        Compass::SW,
    ];

    /// A step of length one on the board, whose y grows downwards.
    pub const fn step(self) -> Point {
        const D: f32 = std::f32::consts::FRAC_1_SQRT_2;
        match self {
            Compass::N => [0.0, -1.0],
            Compass::NE => [D, -D],
            Compass::E => [1.0, 0.0],
            Compass::SE => [D, D],
            Compass::S => [0.0, 1.0],
            Compass::SW => [-D, D],
            Compass::W => [-1.0, 0.0],
            Compass::NW => [-D, -D],
        }
    }
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceRow {
    pub id: String,
    #[serde(default)]
    pub kind: Option<String>,
    #[serde(default)]
    pub lat: Option<f64>,
    #[serde(default)]
    pub lon: Option<f64>,
    pub x: f32,
    pub y: f32,
    #[serde(default)]
    pub port: bool,
    #[serde(default)]
    pub label: Option<Compass>,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaRow {
    pub id: String,
    pub lat: f64,
    pub lon: f64,
    pub x: f32,
    pub y: f32,
    pub room: f32,
    pub label_x: f32,
    pub label_y: f32,
    pub label_angle: f32,
    pub label_size: f32,
}

/// How a road or route is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LinkClass {
    Major,
    Minor,
    Road,
    DifficultRoad,
    Pass,
    AlpinePass,
    Strait,
    Sea,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkRow {
    pub a: String,
    pub b: String,
    pub kind: LinkClass,
    #[serde(default)]
    pub storm: bool,
    /// One or two control points, or none for a straight line.
    #[serde(default)]
    pub curve: Vec<f32>,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DockRow {
    pub port: String,
    pub sea: String,
    pub x: f32,
    pub y: f32,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlotRow {
    pub id: String,
    pub kind: String,
    #[serde(default)]
    pub lat: Option<f64>,
    #[serde(default)]
    pub lon: Option<f64>,
    pub x: f32,
    pub y: f32,
    #[serde(default)]
    pub name: Option<String>,
    #[serde(default)]
    pub label: Option<Compass>,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextRow {
    pub kind: TextKind,
    pub name_en: String,
    pub name_pl: String,
    pub x: f32,
    pub y: f32,
    pub angle: f32,
    pub size: f32,
}

/// `geo.json`: coast, seas and provinces.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shapes {
    pub width: f32,
    pub height: f32,
    pub coast: Vec<Polygon>,
    pub provinces: BTreeMap<String, AreaShape>,
    pub seas: BTreeMap<String, AreaShape>,
    pub land_outside: Vec<Polygon>,
    pub water_outside: Vec<Polygon>,
    #[serde(default)]
    pub impassable: Vec<BarrierShape>,
    #[serde(default)]
    pub ornaments: Vec<OrnamentShape>,
}

/// What is drawn and never entered.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BarrierShape {
    pub id: String,
    pub kind: BarrierKind,
    pub name_en: String,
    pub name_pl: String,
    pub polygons: Vec<Polygon>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BarrierKind {
    Lake,
    Desert,
}

/// A place kept free for the compass rose.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrnamentShape {
    pub kind: String,
    /// Why it is there, for readers of the file.
    #[serde(rename = "use")]
    pub purpose: String,
    pub x: f32,
    pub y: f32,
    pub r: f32,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaShape {
    pub polygons: Vec<Polygon>,
    pub label: Point,
    pub angle: f32,
    pub size: f32,
    pub pieces: Point,
    pub room: f32,
}

impl Shapes {
    pub fn read(text: &str) -> Result<Shapes, ArtError> {
        serde_json::from_str(text).map_err(|error| ArtError::Json {
            line: error.line(),
            reason: error.to_string(),
        })
    }
}
