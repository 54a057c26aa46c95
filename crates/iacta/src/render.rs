//! `iacta render`

use std::io::Write;
use std::path::{Path, PathBuf};

use scene::{Chart, PngError, Theme};

use crate::error::guarded;
use crate::files::{Care, name_of, write_whole};
use crate::lang::Words;
use crate::moment::{MomentArgs, Shown};
use crate::{Catalogue, Error, Lang};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
The board shows what the seat could see at that moment, and nothing more.

Examples:
  iacta render match.iacta -o board.svg
  iacta render match.iacta --at 40 --seat caesar -o board.png
  iacta render match.iacta --lang pl --theme dark --width 3200 -o plansza.png
  iacta render match.iacta --format png -o - | feh -")]
pub struct Args {
    #[command(flatten)]
    pub moment: MomentArgs,

    /// Where to write the picture, or - for standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,

    /// What kind of picture; the ending of FILE says it if not given, and standard
    /// output gets SVG
    #[arg(long, value_enum, value_name = "KIND")]
    pub format: Option<Kind>,

    /// Language; the one of the environment if not given
    #[arg(long, value_enum)]
    pub lang: Option<Lang>,

    /// Colours by day or by night
    #[arg(long, value_enum, default_value = "light")]
    pub theme: Colours,

    /// How many pixels wide a PNG is
    #[arg(
        long,
        value_name = "PIXELS",
        default_value_t = 2400,
        allow_negative_numbers = true
    )]
    pub width: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Colours {
    Light,
    Dark,
}

/// What a picture is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Kind {
    Svg,
    Png,
}

/// How standard output is called where a file is expected.
const STANDARD_OUTPUT: &str = "-";

impl Kind {
    fn of(path: &Path) -> Result<Kind, Error> {
        if path == Path::new(STANDARD_OUTPUT) {
            return Ok(Kind::Svg);
        }
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        match ending.to_ascii_lowercase().as_str() {
            "svg" => Ok(Kind::Svg),
            "png" => Ok(Kind::Png),
            _ => Err(Error::PictureKind(path.to_owned())),
        }
    }
}

pub fn run(args: &Args, catalogue: &Catalogue, out: &mut dyn Write) -> Result<(), Error> {
    let kind = args.format.map_or_else(|| Kind::of(&args.output), Ok)?;
    let moment = args.moment.open(catalogue)?;
    let from = name_of(&args.moment.file);
    let id = moment.game.about().id;
    let picture = (catalogue.pictures)(id).ok_or(Error::NoBoard(id))?;
    let words = Words::of(moment.game, Lang::or_environment(args.lang));
    let drawn = guarded(|| {
        let language = words.game().language();
        let scene = match &moment.shown {
            Shown::Record { table, .. } => picture.scene(&**table, moment.viewer, language),
            // It was read before.
            Shown::Export { export, step, .. } => {
                (picture.exported_scene(export, *step, language)).unwrap_or_default()
            }
        }?;
        let chart = Chart::new(picture.board(), words.game());
        let theme = match args.theme {
            Colours::Light => Theme::Light,
            Colours::Dark => Theme::Dark,
        };
        Some(chart.standalone(&scene, &words.title(moment.game), theme))
    });
    let svg = drawn
        .map_err(|what| Error::Internal {
            doing: from.clone(),
            what,
        })?
        .ok_or(Error::NoBoard(id))?;
    let bytes = match kind {
        Kind::Svg => svg.into_bytes(),
        Kind::Png => scene::png(&svg, args.width).map_err(|error| match error {
            PngError::Size { .. } => Error::PictureSize(error),
            error => Error::Picture {
                path: args.output.display().to_string(),
                error,
            },
        })?,
    };
    if args.output == Path::new(STANDARD_OUTPUT) {
        return Ok(out.write_all(&bytes)?);
    }
    write_whole(&args.output, &bytes, Care::Usual)?;
    let (output, title) = (args.output.display(), words.title(moment.game));
    match &moment.shown {
        Shown::Record { table, .. } => {
            writeln!(
                out,
                "{output}: {title} after {} decisions",
                table.decisions()
            )?;
        }
        Shown::Export { step, .. } => {
            writeln!(
                out,
                "{output}: {title} after {step} steps of what its viewer saw"
            )?;
        }
    }
    Ok(())
}
