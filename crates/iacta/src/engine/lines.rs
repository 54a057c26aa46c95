//! Lines from somebody who may send anything.

use std::io::{self, BufRead};

/// A longer line is skipped to its end: a client that forgets the newline must not
/// fill the memory.
pub const LONGEST: usize = 1 << 20;

pub enum InputLine<'a> {
    Text(&'a str),
    Blank,
    TooLong,
    /// Not UTF-8.
    NotText,
    End,
}

pub struct Lines<'a> {
    input: &'a mut dyn BufRead,
    line: Vec<u8>,
}

impl<'a> Lines<'a> {
    pub fn new(input: &'a mut dyn BufRead) -> Lines<'a> {
        Lines {
            input,
            line: Vec::new(),
        }
    }

    pub fn next(&mut self) -> io::Result<InputLine<'_>> {
        self.line.clear();
        let mut length = 0;
        loop {
            let heard = match self.input.fill_buf() {
                Ok(heard) => heard,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if heard.is_empty() && length == 0 {
                return Ok(InputLine::End);
            }
            let end = heard.iter().position(|&byte| byte == b'\n');
            let part = &heard[..end.unwrap_or(heard.len())];
            length += part.len();
            if length <= LONGEST {
                self.line.extend_from_slice(part);
            }
            let (used, is_last) = (part.len() + usize::from(end.is_some()), heard.is_empty());
            self.input.consume(used);
            if end.is_some() || is_last {
                break;
            }
        }
        if length > LONGEST {
            return Ok(InputLine::TooLong);
        }
        Ok(match std::str::from_utf8(&self.line) {
            Err(_) => InputLine::NotText,
            Ok(line) if line.trim().is_empty() => InputLine::Blank,
            Ok(line) => InputLine::Text(line),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{InputLine, LONGEST, Lines};

    fn read(input: &[u8], buffer: usize) -> Vec<String> {
        let mut input = std::io::BufReader::with_capacity(buffer, input);
        let mut lines = Lines::new(&mut input);
        let mut read = Vec::new();
        loop {
            read.push(match lines.next().unwrap() {
                InputLine::Text(line) => line.to_owned(),
                InputLine::Blank => "(blank)".to_owned(),
                InputLine::TooLong => "(long)".to_owned(),
                InputLine::NotText => "(no text)".to_owned(),
                InputLine::End => return read,
            });
        }
    }

    #[test]
    fn lines_are_told_apart_whatever_the_buffer() {
        let mut input = b"one\n\n  \r\n\xff\xfe\n".to_vec();
        input.extend(std::iter::repeat_n(b'x', LONGEST + 1));
        input.extend(b"\ntwo\nthree");
        for buffer in [1, 7, 64 << 10] {
            assert_eq!(
                read(&input, buffer),
                [
                    "one",
                    "(blank)",
                    "(blank)",
                    "(no text)",
                    "(long)",
                    "two",
                    "three"
                ]
            );
        }
        assert_eq!(read(&vec![b'x'; LONGEST], 4096)[0].len(), LONGEST);
    }
}
