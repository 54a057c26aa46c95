//! Where a game is, as data: procedures inside procedures, each waiting for the one
//! above it (K8).

use serde::{Deserialize, Serialize};

use super::Few;

/// A stack of plain frames. Announced acts, unread rolls and unfinished payments are
/// frames: nothing waits on the stack of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent, bound(deserialize = "F: Copy + Deserialize<'de>"))]
pub struct Frames<F: Copy, const DEPTH: usize = 12> {
    frames: Few<F, DEPTH>,
}

/// More procedures inside one another than any game has: a mistake of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("more than {depth} procedures are under way at once")]
pub struct TooDeep {
    pub depth: usize,
}

impl<F: Copy, const DEPTH: usize> Frames<F, DEPTH> {
    pub const fn new() -> Frames<F, DEPTH> {
        Frames { frames: Few::new() }
    }

    /// Begins a procedure; the one below waits for it.
    pub fn push(&mut self, frame: F) -> Result<(), TooDeep> {
        (self.frames.push(frame)).map_err(|full| TooDeep { depth: full.room })
    }

    /// Ends the innermost procedure.
    pub fn pop(&mut self) -> Option<F> {
        self.frames.pop()
    }

    /// The innermost procedure.
    pub fn top(&self) -> Option<F> {
        self.frames.last()
    }

    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.frames.last_mut()
    }

    /// The frame that waits for the innermost one.
    pub fn below(&self) -> Option<F> {
        self.frames.get(self.depth().checked_sub(2)?)
    }

    pub fn depth(&self) -> usize {
        self.frames.len()
    }

    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Ends every procedure at once: the game is over (K24), or the turn is.
    pub fn clear(&mut self) {
        self.frames.clear();
    }

    /// Ends every procedure above the innermost one that `is` names, which is then
    /// on top: an act is annulled with all that it began. Returns whether there was
    /// such a procedure; if not, nothing changes.
    pub fn unwind_to(&mut self, mut is: impl FnMut(F) -> bool) -> bool {
        let kept = (0..self.depth())
            .rev()
            .find(|&depth| self.frames.get(depth).is_some_and(&mut is));
        if let Some(kept) = kept {
            self.frames.truncate(kept + 1);
        }
        kept.is_some()
    }

    /// From the outermost to the innermost.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = F> + '_ {
        self.frames.iter()
    }
}

impl<F: Copy, const DEPTH: usize> Default for Frames<F, DEPTH> {
    fn default() -> Frames<F, DEPTH> {
        Frames::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// K8
    #[test]
    fn twelve_frames_fit_and_the_thirteenth_is_an_error() {
        let mut frames: Frames<u8> = Frames::new();
        for depth in 0..12 {
            frames.push(depth).unwrap();
        }
        assert_eq!(frames.push(12), Err(TooDeep { depth: 12 }));
        assert_eq!(
            (frames.depth(), frames.top(), frames.below()),
            (12, Some(11), Some(10))
        );
    }

    /// K8
    #[test]
    fn a_stack_is_written_as_a_list_from_the_outside_in() {
        let mut frames: Frames<u8> = Frames::new();
        frames.push(3).unwrap();
        frames.push(5).unwrap();
        let text = serde_json::to_string(&frames).unwrap();
        assert_eq!(text, "[3,5]");
        assert_eq!(serde_json::from_str::<Frames<u8>>(&text).unwrap(), frames);
        let deep = format!("[{}0]", "0,".repeat(12));
        assert!(serde_json::from_str::<Frames<u8>>(&deep).is_err());
    }

    #[test]
    fn an_annulled_act_takes_with_it_what_it_began() {
        let mut frames: Frames<char> = Frames::new();
        for frame in ['a', 'b', 'c', 'b', 'd'] {
            frames.push(frame).unwrap();
        }
        assert!(!frames.unwind_to(|frame| frame == 'x'));
        assert_eq!(frames.depth(), 5);
        assert!(frames.unwind_to(|frame| frame == 'b'));
        assert_eq!(frames.iter().collect::<String>(), "abcb");
        frames.clear();
        assert_eq!(frames, Frames::new());
    }
}
