//! A disk so small that it can be filled.

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use crate::{HarnessError, Scratch};

/// A file system of its own in memory, unmounted on drop. Only root can mount one.
#[derive(Debug)]
pub struct SmallDisk {
    scratch: Scratch,
}

impl SmallDisk {
    /// A disk of so many kilobytes; `None` where this user may not mount one.
    pub fn mount(kilobytes: u64) -> Option<SmallDisk> {
        let scratch = Scratch::new();
        let size = format!("size={kilobytes}k");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "tmpfs"])
            .arg(scratch.path())
            .status();
        let mounted = mounted.is_ok_and(|status| status.success());
        mounted.then_some(SmallDisk { scratch })
    }

    /// The URL of a database on this disk.
    pub fn sqlite(&self) -> String {
        self.scratch.sqlite()
    }

    fn filler(&self) -> PathBuf {
        self.scratch.path().join("filler")
    }

    /// Leaves no room on the disk.
    pub fn fill(&self) -> Result<(), HarnessError> {
        let mut filler = File::create(self.filler())?;
        let block = [0; 4096];
        while filler.write_all(&block).is_ok() {}
        Ok(())
    }

    /// Gives the room back.
    pub fn empty(&self) -> Result<(), HarnessError> {
        std::fs::remove_file(self.filler())?;
        Ok(())
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount")
            .arg("-l")
            .arg(self.scratch.path())
            .status();
        drop(unmounted);
    }
}
