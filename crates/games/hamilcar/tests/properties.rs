//! What every game must keep.

use hamilcar::Hamilcar;

kernel::suite!(Hamilcar, |suite| suite.games(8));
