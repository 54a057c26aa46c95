//! Two sides, and pairs indexed by them, for games that are a duel.

/// Declares the sides of a game and `BySide`, one value for each of them. Words in
/// files and records are those that stand beside the names. The macro expands in a
/// game's crate, which depends on serde.
#[macro_export]
macro_rules! two_sides {
    ($(#[$doc:meta])* $name:ident { $first:ident: $one:ident, $second:ident: $other:ident }) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $name {
            $first = 0,
            $second = 1,
        }

        impl $name {
            pub const ALL: [$name; 2] = [$name::$first, $name::$second];

            #[inline]
            pub const fn enemy(self) -> $name {
                match self {
                    $name::$first => $name::$second,
                    $name::$second => $name::$first,
                }
            }

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word that files and records use.
            pub const fn id(self) -> &'static str {
                match self {
                    $name::$first => stringify!($one),
                    $name::$second => stringify!($other),
                }
            }
        }

        /// One `T` for each side, indexed by the side itself: no `[0]` or `[1]` in rules.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, ::serde::Deserialize)]
        #[serde(from = "Named<T>")]
        pub struct BySide<T>([T; 2]);

        impl<T> BySide<T> {
            pub const fn new($one: T, $other: T) -> Self {
                BySide([$one, $other])
            }

            /// One value for each side, made in their order.
            pub fn from_fn(each: impl FnMut($name) -> T) -> Self {
                BySide($name::ALL.map(each))
            }
        }

        impl<T> ::std::ops::Index<$name> for BySide<T> {
            type Output = T;

            #[inline]
            fn index(&self, side: $name) -> &T {
                &self.0[side.index()]
            }
        }

        impl<T> ::std::ops::IndexMut<$name> for BySide<T> {
            #[inline]
            fn index_mut(&mut self, side: $name) -> &mut T {
                &mut self.0[side.index()]
            }
        }

        /// How a pair is written: by name, so that a reader need not know the order.
        #[derive(::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Named<T> {
            $one: T,
            $other: T,
        }

        impl<T> From<Named<T>> for BySide<T> {
            fn from(named: Named<T>) -> Self {
                BySide::new(named.$one, named.$other)
            }
        }

        impl<T: ::serde::Serialize> ::serde::Serialize for BySide<T> {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use ::serde::ser::SerializeStruct;

                let mut pair = serializer.serialize_struct("BySide", 2)?;
                for side in $name::ALL {
                    pair.serialize_field(side.id(), &self[side])?;
                }
                pair.end()
            }
        }
    };
}
