//! Which value can be the shadow of another: one of the same shape.

#[cfg(feature = "alloc")]
use alloc::{boxed::Box, string::String, vec::Vec};
use core::cell::{Cell, RefCell};
use core::marker::PhantomData;

use crate::hints;

/// Notes pieces of memory, each by its address and how many elements it has.
#[doc(hidden)]
pub type Note<'n, 'f> = &'n mut (dyn FnMut(*const (), usize) + 'f);

/// Data that another value of the same type can be the shadow of; `#[derive(Mirror)]` (or `Shadow`) for types of
/// one's own.
///
/// # Safety
///
/// `mirrors` must tell whether every place that a function reaches through `self` exists in the shadow too. Types
/// without pointers and lengths keep the defaults; integers in a shadow are not used.
#[diagnostic::on_unimplemented(
    message = "a shadow of `{Self}` cannot be checked",
    label = "nothing says when another `{Self}` has the same shape",
    note = "put `#[derive(enzyme::Shadow)]` on the type; what a `&` points to has no shadow inside of a value, \
            what a `&mut` or `Box` points to has one"
)]
pub unsafe trait Mirror {
    /// Whether `shadow` has the shape of `self`.
    fn mirrors(&self, shadow: &Self) -> bool {
        let _ = shadow;
        true
    }
    /// Notes the memory that `self` owns or borrows: a tape is reversed over the same.
    #[doc(hidden)]
    fn places(&self, note: Note) {
        let _ = note;
    }
    /// Gives a shadow the room that `self` has for what a function may add to it, if it `may_change` it or what a cell
    /// holds. The room holds zeros: the adjoints of what is not there yet.
    #[doc(hidden)]
    fn make_room(&self, shadow: &mut Self, may_change: bool) {
        let _ = (shadow, may_change);
    }
    /// What one of several that lie in a row tells the pass of all of them.
    #[doc(hidden)]
    #[inline(always)]
    fn hint_row(_row: *const Self)
    where
        Self: Sized,
    {
    }
    /// The same of what `self` is or holds.
    #[doc(hidden)]
    #[inline(always)]
    fn hint(&self) {}
}

macro_rules! numbers {
    ($($name:ty, $hint:ident;)*) => { $(
        unsafe impl Mirror for $name {
            #[inline(always)]
            fn hint_row(row: *const Self) {
                hints::$hint(row)
            }
            #[inline(always)]
            fn hint(&self) {
                hints::$hint(self)
            }
        }
    )* };
}
numbers!(f32, floats; f64, doubles;);

macro_rules! plain {
    ($($name:ty)*) => { $(unsafe impl Mirror for $name {})* };
}
plain!(() i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char str
       core::time::Duration core::num::NonZeroU32 core::num::NonZeroU64 core::num::NonZeroUsize
       core::cmp::Ordering);

unsafe impl<T> Mirror for core::num::Wrapping<T> {}

unsafe impl<T: Mirror> Mirror for core::ops::Range<T> {
    fn mirrors(&self, shadow: &Self) -> bool {
        self.start.mirrors(&shadow.start) && self.end.mirrors(&shadow.end)
    }
}


unsafe impl<T: ?Sized> Mirror for PhantomData<T> {}

/// Text has no numbers, so that a shadow may share it.
unsafe impl Mirror for &str {}

macro_rules! rows {
    () => {
        fn mirrors(&self, shadow: &Self) -> bool {
            self.len() == shadow.len() && self.iter().zip(shadow.iter()).all(|(a, b)| a.mirrors(b))
        }
        fn places(&self, note: Note) {
            note(self.as_ptr().cast(), self.len());
            self.iter().for_each(|element| element.places(note));
        }
        #[inline(always)]
        fn hint(&self) {
            T::hint_row(self.as_ptr())
        }
    };
}

fn make_room_in_each<T: Mirror>(own: &[T], shadows: &mut [T], may_change: bool) {
    own.iter().zip(shadows).for_each(|(a, b)| a.make_room(b, may_change));
}

unsafe impl<T: Mirror> Mirror for [T] {
    rows!();
    fn make_room(&self, shadow: &mut Self, may_change: bool) {
        make_room_in_each(self, shadow, may_change);
    }
}

#[cfg(feature = "alloc")]
unsafe impl<T: Mirror> Mirror for Vec<T> {
    rows!();
    fn make_room(&self, shadow: &mut Self, may_change: bool) {
        if may_change {
            shadow.reserve(self.capacity() - shadow.len());
            shadow.spare_capacity_mut().fill_with(core::mem::MaybeUninit::zeroed);
        }
        make_room_in_each(self, shadow, may_change);
    }
}

unsafe impl<T: Mirror, const N: usize> Mirror for [T; N] {
    fn mirrors(&self, shadow: &Self) -> bool {
        self[..].mirrors(&shadow[..])
    }
    fn places(&self, note: Note) {
        self.iter().for_each(|element| element.places(note));
    }
    fn make_room(&self, shadow: &mut Self, may_change: bool) {
        make_room_in_each(self, shadow, may_change);
    }
    #[inline(always)]
    fn hint_row(row: *const Self) {
        T::hint_row(row.cast())
    }
    #[inline(always)]
    fn hint(&self) {
        self[..].hint()
    }
}

#[cfg(feature = "alloc")]
unsafe impl Mirror for String {
    fn places(&self, note: Note) {
        note(self.as_ptr().cast(), self.len());
    }
}

macro_rules! pointers {
    ($($(#[$feature:meta])? ($($lifetime:lifetime)?) $pointer:ty;)*) => { $(
        $(#[$feature])?
        unsafe impl<$($lifetime,)? T: Mirror + ?Sized> Mirror for $pointer {
            fn mirrors(&self, shadow: &Self) -> bool {
                (**self).mirrors(&**shadow)
            }
            fn places(&self, note: Note) {
                note((&raw const **self).cast(), 1);
                (**self).places(note);
            }
            fn make_room(&self, shadow: &mut Self, may_change: bool) {
                (**self).make_room(shadow, may_change);
            }
            #[inline(always)]
            fn hint(&self) {
                (**self).hint()
            }
        }
    )* };
}
pointers!(('a) &'a mut T; #[cfg(feature = "alloc")] () Box<T>;);

unsafe impl<T: Mirror> Mirror for Option<T> {
    fn mirrors(&self, shadow: &Self) -> bool {
        match (self, shadow) {
            (Some(a), Some(b)) => a.mirrors(b),
            (primal, _) => primal.is_none(),
        }
    }
    fn places(&self, note: Note) {
        if let Some(value) = self {
            value.places(note);
        }
    }
    fn make_room(&self, shadow: &mut Self, may_change: bool) {
        if let (Some(value), Some(shadow)) = (self, shadow) {
            value.make_room(shadow, may_change);
        }
    }
}

unsafe impl<T: Mirror, E: Mirror> Mirror for Result<T, E> {
    fn mirrors(&self, shadow: &Self) -> bool {
        match (self, shadow) {
            (Ok(a), Ok(b)) => a.mirrors(b),
            (Err(a), Err(b)) => a.mirrors(b),
            _ => false,
        }
    }
    fn places(&self, note: Note) {
        match self {
            Ok(value) => value.places(note),
            Err(error) => error.places(note),
        }
    }
    fn make_room(&self, shadow: &mut Self, may_change: bool) {
        match (self, shadow) {
            (Ok(value), Ok(shadow)) => value.make_room(shadow, may_change),
            (Err(error), Err(shadow)) => error.make_room(shadow, may_change),
            _ => {}
        }
    }
}

unsafe impl<T: Mirror + Copy> Mirror for Cell<T> {
    fn mirrors(&self, shadow: &Self) -> bool {
        self.get().mirrors(&shadow.get())
    }
    fn places(&self, note: Note) {
        self.get().places(note);
    }
}

/// Not while one of them is borrowed for writing.
unsafe impl<T: Mirror> Mirror for RefCell<T> {
    fn mirrors(&self, shadow: &Self) -> bool {
        matches!((self.try_borrow(), shadow.try_borrow()), (Ok(a), Ok(b)) if a.mirrors(&b))
    }
    fn places(&self, note: Note) {
        if let Ok(value) = self.try_borrow() {
            value.places(note);
        }
    }
    fn make_room(&self, shadow: &mut Self, _: bool) {
        self.borrow().make_room(shadow.get_mut(), true);
    }
}

macro_rules! shared {
    ($($pointer:ident)*) => { $(
        /// Only what no other pointer leads to: a second one would need the same shadow.
        #[cfg(feature = "alloc")]
        unsafe impl<T: Mirror> Mirror for $pointer<T> {
            fn mirrors(&self, shadow: &Self) -> bool {
                let alone = |p: &Self| $pointer::strong_count(p) == 1 && $pointer::weak_count(p) == 0;
                alone(self) && alone(shadow) && (**self).mirrors(&**shadow)
            }
            fn places(&self, note: Note) {
                note($pointer::as_ptr(self).cast(), 1);
                (**self).places(note);
            }
            fn make_room(&self, shadow: &mut Self, may_change: bool) {
                if let Some(shadow) = $pointer::get_mut(shadow) {
                    (**self).make_room(shadow, may_change);
                }
            }
        }
    )* };
}
#[cfg(feature = "alloc")]
use alloc::{rc::Rc, sync::Arc};
shared!(Rc Arc);

macro_rules! tuples {
    ($(($($name:ident $place:tt)*))*) => { $(
        unsafe impl<$($name: Mirror),*> Mirror for ($($name,)*) {
            fn mirrors(&self, shadow: &Self) -> bool {
                $(self.$place.mirrors(&shadow.$place))&&*
            }
            fn places(&self, note: Note) {
                $(self.$place.places(note);)*
            }
            fn make_room(&self, shadow: &mut Self, may_change: bool) {
                $(self.$place.make_room(&mut shadow.$place, may_change);)*
            }
        }
    )* };
}
tuples!((A 0) (A 0 B 1) (A 0 B 1 C 2) (A 0 B 1 C 2 D 3) (A 0 B 1 C 2 D 3 E 4) (A 0 B 1 C 2 D 3 E 4 F 5)
        (A 0 B 1 C 2 D 3 E 4 F 5 G 6) (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7));

/// A map's entries lie in the shadow's memory where they lie in its own: make the shadow by `zeroed`, or by `clone`.
#[cfg(feature = "std")]
mod maps {
    use super::{Mirror, Note};
    use core::hash::{BuildHasher, Hash};
    use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

    /// No keys are numbers of a derivative.
    unsafe impl<K, S> Mirror for HashSet<K, S> {}
    unsafe impl<K> Mirror for BTreeSet<K> {}

    fn place<V>(value: &V) -> usize {
        value as *const V as usize
    }

    fn refuse_changes(may_change: bool) {
        assert!(
            !may_change,
            "a map behind `&mut`: nothing says that the adjoints of what a function inserts are 0 in its shadow; hand \
             the map over behind `&`, or its values in a Vec"
        )
    }

    unsafe impl<K: Hash + Eq, V: Mirror, S: BuildHasher> Mirror for HashMap<K, V, S> {
        fn mirrors(&self, shadow: &Self) -> bool {
            let first = |map: &Self| map.values().next().map_or(0, place);
            let (base, shadows) = (first(self), first(shadow));
            self.len() == shadow.len()
                && self.capacity() == shadow.capacity()
                && self.iter().zip(shadow).all(|((key, a), (other, b))| {
                    key == other
                        && self.hasher().hash_one(key) == shadow.hasher().hash_one(other)
                        && place(a).wrapping_sub(base) == place(b).wrapping_sub(shadows)
                        && a.mirrors(b)
                })
        }
        fn places(&self, note: Note) {
            self.values().for_each(|value| {
                note((value as *const V).cast(), 1);
                value.places(note);
            });
        }
        fn make_room(&self, _: &mut Self, may_change: bool) {
            refuse_changes(may_change)
        }
    }

    unsafe impl<K: Ord, V: Mirror> Mirror for BTreeMap<K, V> {
        fn mirrors(&self, shadow: &Self) -> bool {
            // neighbours in a node lie as far apart in both
            let apart = |map: &Self| {
                let places: std::vec::Vec<usize> = map.values().map(place).collect();
                places.windows(2).map(|p| p[1] as isize - p[0] as isize == core::mem::size_of::<V>() as isize).collect()
            };
            let (own, others): (std::vec::Vec<bool>, std::vec::Vec<bool>) = (apart(self), apart(shadow));
            self.len() == shadow.len()
                && own == others
                && self.iter().zip(shadow).all(|((key, a), (other, b))| key == other && a.mirrors(b))
        }
        fn places(&self, note: Note) {
            self.values().for_each(|value| {
                note((value as *const V).cast(), 1);
                value.places(note);
            });
        }
        fn make_room(&self, _: &mut Self, may_change: bool) {
            refuse_changes(may_change)
        }
    }
}
