//! Why something may not be done. The functions that list options ask the same
//! predicates, so that a refusal names the rule that left the act out of the list.

/// A rule that forbids something: its clause, and the key of the sentence that says so.
#[derive(Debug, PartialEq, Eq)]
pub struct Ban {
    pub clause: &'static str,
    pub key: &'static str,
    /// In English, for logs and tests.
    pub text: &'static str,
}

/// Reasons are constants; a predicate hands on which.
pub type Reason = &'static Ban;

/// The answer of a predicate.
pub type Allowed = Result<(), Reason>;

/// `Ok` if `holds`.
#[inline]
pub fn unless(forbidden: bool, reason: Reason) -> Allowed {
    match forbidden {
        true => Err(reason),
        false => Ok(()),
    }
}

/// Declares reasons as constants, and `ALL` of them.
#[macro_export]
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $clause:literal, $key:literal, $text:literal;)*) => {
        $(
            $(#[$doc])*
            pub const $name: $crate::Reason = &$crate::Ban {
                clause: $clause,
                key: $key,
                text: $text,
            };
        )*
        /// Every reason of this list.
        pub const ALL: &[$crate::Reason] = &[$($name),*];
    };
}
