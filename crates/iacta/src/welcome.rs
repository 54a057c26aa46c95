//! `iacta` alone: says what this is and offers a game.

use std::io::{BufRead, IsTerminal, Write};

use crate::{Catalogue, Error, play};

pub fn run(catalogue: &Catalogue, out: &mut dyn Write) -> Result<(), Error> {
    explain(catalogue, out)?;
    let talks = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if talks && !catalogue.games.is_empty() {
        offer(catalogue, &mut std::io::stdin().lock(), out)
    } else {
        Ok(())
    }
}

fn explain(catalogue: &Catalogue, out: &mut dyn Write) -> std::io::Result<()> {
    let ids: Vec<_> = (catalogue.games.iter())
        .map(|game| game.about().id)
        .collect();
    let game = ids.first().copied().unwrap_or("GAME");
    writeln!(
        out,
        "\
Iacta plays board wargames of the ancient Mediterranean. It knows every rule: it
lists what you may do, refuses anything else and says why, rolls the dice and keeps
hidden things hidden.

Games: {}

  iacta games                  the games with their seats, scenarios and options
  iacta play {game:<17} a game in this terminal against a bot
  iacta simulate {game:<13} bots against each other, and what came of it
  iacta engine                 one JSON object a line, for programs
  iacta replay FILE            a match record, told again
  iacta verify FILE            whether the dice of a record were those promised

`iacta COMMAND --help` tells more.",
        ids.join(", ")
    )
}

fn offer(catalogue: &Catalogue, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Error> {
    let Some(game) = chosen(catalogue, input, out)? else {
        return Ok(());
    };
    let about = catalogue.find(game)?.about();
    let first = about.seats.first().copied().unwrap_or_default();
    write!(out, "Your side, {} [{first}]: ", about.seats.join(" or "))?;
    out.flush()?;
    let mut line = String::new();
    if input.read_line(&mut line)? == 0 {
        return Ok(());
    }
    let seat = Some(line.trim()).filter(|seat| !seat.is_empty());
    let args = play::Args::of(game, seat);
    play::run_with(&args, catalogue, input, out)
}

/// The game that is wanted, if any.
fn chosen<'a>(
    catalogue: &'a Catalogue,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Option<&'a str>, Error> {
    let mut line = String::new();
    writeln!(out)?;
    if let [game] = catalogue.games {
        write!(out, "Play {} now? [Y/n] ", game.about().name)?;
        out.flush()?;
        let said = input.read_line(&mut line)?;
        let answer = line.trim().to_lowercase();
        let yes = said > 0 && ["", "y", "yes", "t", "tak"].contains(&answer.as_str());
        return Ok(yes.then_some(game.about().id));
    }
    for (place, game) in catalogue.games.iter().enumerate() {
        writeln!(out, "  {}  {}", place + 1, game.about().name)?;
    }
    write!(
        out,
        "Play one of these now? Its number, or Enter to leave: "
    )?;
    out.flush()?;
    input.read_line(&mut line)?;
    let place = line
        .trim()
        .parse::<usize>()
        .ok()
        .and_then(|n| n.checked_sub(1));
    let game = place.and_then(|place| catalogue.games.get(place));
    Ok(game.map(|game| game.about().id))
}
