//! The conversation: what happened, the situation, a question, an answer.

use std::io::BufRead;
use std::path::Path;

use kernel::{Message, Refused, Seat, Viewer};
use serde_json::Value as Json;

use super::cards;
use super::hosted::Hosted;
use super::menu::Menu;
use super::paper::Paper;
use crate::lang::Words;
use crate::{Error, rules};

/// How many cards `c` shows at most.
const MOST_CARDS: usize = 12;

/// How much of the log `l` shows.
const LOG_LINES: usize = 30;

pub struct Talk<'a> {
    hosted: Hosted,
    words: Words,
    rules: Option<&'static str>,
    input: &'a mut dyn BufRead,
    paper: Paper<'a>,
    /// How many lines of the log each seat has read.
    read: [usize; Seat::MAX],
    /// Who looked at the screen last.
    looking: Option<Seat>,
    /// How many lines of the log there were after the last decision made here.
    told: usize,
}

/// What a person typed.
enum Typed {
    Enter,
    Number(usize),
    Undo,
    Log(usize),
    Situation,
    Why(String),
    Card(String),
    Save(String),
    Help,
    All,
    Search(String),
    Quit,
}

impl Typed {
    fn of(line: &str) -> Typed {
        let line = line.trim();
        if let Ok(number) = line.parse() {
            return Typed::Number(number);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Typed::Enter,
            ("u" | "undo", "") => Typed::Undo,
            ("l" | "log", "") => Typed::Log(LOG_LINES),
            ("l" | "log", lines) if lines.parse::<usize>().is_ok() => {
                Typed::Log(lines.parse().unwrap_or(LOG_LINES))
            }
            ("v" | "view", "") => Typed::Situation,
            ("w" | "why", about) => Typed::Why(about.to_owned()),
            ("c" | "card", about) => Typed::Card(about.to_owned()),
            ("s" | "save", file) => Typed::Save(file.to_owned()),
            ("h" | "help" | "?", "") => Typed::Help,
            ("x", "") => Typed::All,
            ("q" | "quit" | "exit", "") => Typed::Quit,
            _ => Typed::Search(line.strip_prefix('/').unwrap_or(line).to_owned()),
        }
    }
}

/// What comes after something typed.
enum Next {
    /// The same question, with its options shown again.
    Again,
    /// The same question; what was shown still stands above.
    Wait,
    /// Something changed.
    Decided,
    Leave,
}

impl<'a> Talk<'a> {
    pub fn new(
        hosted: Hosted,
        words: Words,
        rules: Option<&'static str>,
        input: &'a mut dyn BufRead,
        paper: Paper<'a>,
    ) -> Talk<'a> {
        Talk {
            hosted,
            words,
            rules,
            input,
            paper,
            read: [0; Seat::MAX],
            looking: None,
            told: 0,
        }
    }

    pub fn run(mut self) -> Result<(), Error> {
        self.greet()?;
        loop {
            self.hosted.bots_go()?;
            let Some(seat) = self.hosted.person_asked() else {
                return self.farewell();
            };
            let is_new = self.looking != Some(seat);
            if is_new && self.hosted.people().len() > 1 && !self.curtain(seat)? {
                return self.leave();
            }
            self.looking = Some(seat);
            let lines = self.tell_news(seat)?;
            // One's own steps are seen in the news; what others did is looked at.
            if is_new || lines > self.told {
                self.situation(Viewer::Seat(seat))?;
            }
            if !self.decide(seat)? {
                return self.leave();
            }
            self.told = self.hosted.table().heard(Viewer::Seat(seat), 0).len();
        }
    }

    fn own(&self, say: Message) -> String {
        self.words.own(say)
    }

    fn say(&mut self, say: Message) -> Result<(), Error> {
        let text = self.own(say);
        Ok(self.paper.line(&text)?)
    }

    fn heading(&mut self, key: &'static str) -> Result<(), Error> {
        let text = self.own(Message::new(key));
        Ok(self.paper.heading(&text)?)
    }

    fn file(&self) -> String {
        self.hosted.file().display().to_string()
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.words.seat(self.hosted.game(), seat)
    }

    fn greet(&mut self) -> Result<(), Error> {
        let title = Message::new("play-title")
            .text("game", self.words.title(self.hosted.game()))
            .text("scenario", self.hosted.table().setup().scenario.clone());
        let title = self.own(title);
        self.paper.heading(&title)?;
        let names: Vec<_> = (self.hosted.people().iter())
            .map(|seat| self.seat_name(seat))
            .collect();
        match &names[..] {
            [name] => self.say(Message::new("play-you").text("seat", name.clone()))?,
            names => self.say(Message::new("play-hotseat").text("seats", names.join(", ")))?,
        }
        self.say(Message::new("play-commitment").text("hash", self.hosted.seed().commitment()))?;
        self.say(Message::new("play-saved-at").text("file", self.file()))?;
        self.say(Message::new("play-hint"))
    }

    /// Hides the board of whoever played before until `seat` is there; false at the
    /// end of input.
    fn curtain(&mut self, seat: Seat) -> Result<bool, Error> {
        self.paper.wipe()?;
        let seat = self.seat_name(seat);
        self.say(Message::new("play-curtain").text("seat", seat))?;
        Ok(self.line()?.is_some())
    }

    /// Tells what `seat` has not read yet. Returns how long its log is.
    fn tell_news(&mut self, seat: Seat) -> Result<usize, Error> {
        let viewer = Viewer::Seat(seat);
        let log = self.hosted.table().heard(viewer, 0);
        // Taking back may have shortened it.
        let read = self.read[seat.index()].min(log.len());
        self.read[seat.index()] = log.len();
        if read < log.len() {
            self.heading("play-happened")?;
        }
        for heard in &log[read..] {
            let text = self.words.say(&heard.say);
            self.paper.line(&format!("  {text}"))?;
        }
        Ok(log.len())
    }

    fn situation(&mut self, viewer: Viewer) -> Result<(), Error> {
        self.heading("play-situation")?;
        for line in self.hosted.table().describe(viewer) {
            let text = self.words.say(&line);
            self.paper.line(&format!("  {text}"))?;
        }
        Ok(())
    }

    /// Asks `seat` until something changed; false if it leaves.
    fn decide(&mut self, seat: Seat) -> Result<bool, Error> {
        let mut menu = Menu::new(self.hosted.table().moves(seat), &self.words);
        let mut next = Next::Again;
        loop {
            match next {
                Next::Again => {
                    let prompt = self.hosted.table().prompt(Viewer::Seat(seat));
                    let text = self.words.say(&prompt.say);
                    let who = self.seat_name(seat);
                    (self.paper).heading(&format!("{who}: {text} ({})", prompt.clause))?;
                    menu.show(&mut self.paper, &self.words)?;
                }
                Next::Wait => {}
                Next::Decided => return Ok(true),
                Next::Leave => return Ok(false),
            }
            self.paper.ask()?;
            let Some(line) = self.line()? else {
                self.paper.blank()?;
                return Ok(false);
            };
            next = self.follow(seat, &mut menu, Typed::of(&line))?;
        }
    }

    fn follow(&mut self, seat: Seat, menu: &mut Menu, typed: Typed) -> Result<Next, Error> {
        match typed {
            Typed::Number(number) => match menu.numbered(number) {
                Some(act) => return self.act(seat, act),
                None => {
                    let all = menu.len() as i64;
                    let none =
                        Message::new("play-no-such-number").text("number", number.to_string());
                    self.say(none.count("all", all))?;
                    return Ok(Next::Wait);
                }
            },
            Typed::Enter => match menu.only() {
                Some(act) => return self.act(seat, act),
                None => menu.next_page(),
            },
            Typed::All => menu.show_all(),
            Typed::Search(text) => {
                if !menu.search(&text) {
                    self.say(Message::new("play-none-found").text("text", text))?;
                    return Ok(Next::Wait);
                }
            }
            Typed::Undo => {
                if self.hosted.undo(seat)? {
                    self.say(Message::new("play-undone"))?;
                    return Ok(Next::Decided);
                }
                self.say(Message::new("play-no-undo"))?;
                return Ok(Next::Wait);
            }
            Typed::Situation => self.situation(Viewer::Seat(seat))?,
            Typed::Log(lines) => {
                self.log(seat, lines)?;
                return Ok(Next::Wait);
            }
            Typed::Why(about) => {
                self.why(seat, &about)?;
                return Ok(Next::Wait);
            }
            Typed::Card(about) => {
                self.cards(seat, &about)?;
                return Ok(Next::Wait);
            }
            Typed::Save(file) => {
                self.save(&file)?;
                return Ok(Next::Wait);
            }
            Typed::Help => {
                self.say(Message::new("play-help"))?;
                return Ok(Next::Wait);
            }
            Typed::Quit => return Ok(Next::Leave),
        }
        Ok(Next::Again)
    }

    fn act(&mut self, seat: Seat, act: &Json) -> Result<Next, Error> {
        match self.hosted.act(seat, act)? {
            Ok(()) => Ok(Next::Decided),
            Err(refused) => {
                self.refused(&refused)?;
                Ok(Next::Wait)
            }
        }
    }

    fn refused(&mut self, refused: &Refused) -> Result<(), Error> {
        let text = match refused {
            Refused::Illegal { say, clause, .. } => {
                format!("{} ({clause})", self.words.say(say))
            }
            other => other.message().to_owned(),
        };
        Ok(self.paper.line(&text)?)
    }

    fn log(&mut self, seat: Seat, lines: usize) -> Result<(), Error> {
        let log = self.hosted.table().heard(Viewer::Seat(seat), 0);
        if log.is_empty() {
            return self.say(Message::new("play-log-empty"));
        }
        for heard in &log[log.len().saturating_sub(lines)..] {
            let text = self.words.say(&heard.say);
            self.paper.line(&format!("{:>5}  {text}", heard.decision))?;
        }
        Ok(())
    }

    /// The clause behind the question, any clause, or why an act is refused.
    fn why(&mut self, seat: Seat, about: &str) -> Result<(), Error> {
        let asked = self.hosted.table().prompt(Viewer::Seat(seat)).clause;
        if about.starts_with('{') || about.starts_with('"') {
            return match serde_json::from_str::<Json>(about) {
                Err(_) => self.say(Message::new("play-bad-json").text("clause", asked)),
                Ok(act) => match self.hosted.table().why(seat, &act) {
                    None => self.say(Message::new("play-legal")),
                    Some(refused) => self.refused(&refused),
                },
            };
        }
        let clause = if about.is_empty() { asked } else { about };
        match self.rules.and_then(|rules| rules::clause(rules, clause)) {
            Some(text) => Ok(self.paper.line(&text)?),
            None if about.is_empty() => {
                self.say(Message::new("play-clause-where").text("clause", clause))
            }
            None => self.say(Message::new("play-clause-unknown").text("clause", clause)),
        }
    }

    /// The cards one sees, or whatever in the box has such a name.
    fn cards(&mut self, seat: Seat, about: &str) -> Result<(), Error> {
        let (game, language) = (self.hosted.game().about().id, self.words.game().language());
        let found = match about {
            "" => cards::seen(game, language, self.hosted.table(), Viewer::Seat(seat)),
            about => cards::named(game, language, about),
        };
        if found.is_empty() {
            return self.say(Message::new("play-no-card").text("text", about));
        }
        for text in found.iter().take(MOST_CARDS) {
            for (index, line) in text.iter().enumerate() {
                let indent = if index == 0 { "" } else { "      " };
                self.paper.line(&format!("{indent}{line}"))?;
            }
        }
        if found.len() > MOST_CARDS {
            let more = (found.len() - MOST_CARDS) as i64;
            self.say(Message::new("play-more-cards").count("number", more))?;
        }
        Ok(())
    }

    fn save(&mut self, file: &str) -> Result<(), Error> {
        let saved = if file.is_empty() {
            self.hosted.save()
        } else if Path::new(file).exists() {
            Err(Error::SaveExists(file.into()))
        } else {
            self.hosted.save_as(Path::new(file))
        };
        match saved {
            Ok(()) => {
                let file = if file.is_empty() {
                    self.file()
                } else {
                    file.to_owned()
                };
                self.say(Message::new("play-saved").text("file", file))
            }
            // A copy that fails is no reason to leave the game.
            Err(error) => Ok(self.paper.line(&error.to_string())?),
        }
    }

    fn leave(&mut self) -> Result<(), Error> {
        self.hosted.save()?;
        self.say(Message::new("play-saved").text("file", self.file()))?;
        self.say(Message::new("play-resume").text("file", self.file()))
    }

    fn farewell(&mut self) -> Result<(), Error> {
        let people = self.hosted.people();
        // Several people look together at last, and see what everybody may.
        let viewer = match people.iter().next() {
            Some(seat) if people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        if let Viewer::Seat(seat) = viewer {
            self.tell_news(seat)?;
        }
        self.situation(viewer)?;
        if let Some(outcome) = self.hosted.table().outcome() {
            let (game, table) = (self.hosted.game(), self.hosted.table());
            let name = |seat| self.words.power(game, table, seat);
            let text = self.words.outcome(&outcome, name);
            self.paper.heading(&text)?;
        }
        self.say(Message::new("play-over-saved").text("file", self.file()))
    }

    /// A line of input, whatever its bytes; none at the end.
    fn line(&mut self) -> Result<Option<String>, Error> {
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }
}
