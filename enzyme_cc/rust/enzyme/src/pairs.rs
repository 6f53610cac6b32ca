//! What arguments and shadows go together behind `Duplicated`.

use crate::mirrors::Note;
use crate::{Many, Mirror, Shadow, Single, Width};

/// An argument that `S` can be the shadow of.
#[diagnostic::on_unimplemented(
    message = "`{S}` cannot be the shadow of `{Self}`",
    label = "shadow of another type",
    note = "a shadow has the argument's type: `&T` goes with `&mut T` (or `&T` in forward mode), `&mut T` with \
            `&mut T`, a value with a value of its type that implements `enzyme::Shadow`; for several directions it is \
            an array of shadows. Arrays and `Vec` behind references are of their own type: `&x[..]` is a slice of them"
)]
pub trait Pair<S>: Sized {
    /// What is kept of the argument during a call.
    type Varied;
    /// How many shadows `S` is.
    type Width: Width;
    /// What varies, and its shadows.
    fn split(self, shadow: S) -> (Self::Varied, <Self::Width as Width>::Of<Self::Varied>);
    /// What the function is given.
    ///
    /// # Safety
    ///
    /// Once for each `varied`.
    unsafe fn join(varied: &Self::Varied) -> Self;
    /// Notes the memory that is borrowed.
    #[doc(hidden)]
    fn places(varied: &Self::Varied, note: Note) {
        let _ = (varied, note);
    }
}

/// A shadow to which a derivative can be added.
#[diagnostic::on_unimplemented(
    message = "no derivative can be added to `{S}`",
    label = "a shadow of reverse mode is behind `&mut`",
    note = "`Duplicated(&x, &mut dx)`; a value is `Active(x)`, its derivative is returned"
)]
pub trait BackwardPair<S>: Pair<S> {}

/// A shadow that can hold a tangent.
#[diagnostic::on_unimplemented(
    message = "`{S}` is no tangent of `{Self}`",
    note = "a tangent has the argument's type: `Dual(&x, &dx)`, `Dual(&mut y, &mut dy)`, `Dual(3.0, 1.0)`"
)]
pub trait ForwardPair<S>: Pair<S> {}

#[track_caller]
fn check<T: Mirror + ?Sized>(primal: &T, shadow: &T) {
    assert!(primal.mirrors(shadow), "the shadow of an argument has another shape than the argument");
    let apart = !core::ptr::addr_eq(primal, shadow) || core::mem::size_of_val(primal) == 0;
    assert!(apart, "the shadow of an argument is the argument itself; give it memory of its own");
}

/// Of an argument that is only read, and a shadow that is written.
#[track_caller]
fn check_read<T: Mirror + ?Sized>(primal: &T, shadow: &mut T) {
    check(primal, shadow);
    primal.make_room(shadow, false);
}

/// Of an argument that may be changed.
#[track_caller]
fn check_changed<T: Mirror + ?Sized>(primal: &T, shadow: &mut T) {
    check(primal, shadow);
    primal.make_room(shadow, true);
}

/// References, and options of them; one shadow or several.
///
/// What varies is kept as pointers: of a `&` among a function's arguments rustc tells LLVM that nothing is ever written
/// through it, and shadows are.
macro_rules! references {
    ($($primal:ty, $shadow:ty, $pointer:ty, $check:ident: $($how:ident)*;)*) => { $(
        impl<'a, 'b: 'a, T: Mirror + ?Sized> Pair<$shadow> for $primal {
            type Varied = $pointer;
            type Width = Single;
            #[track_caller]
            fn split(self, shadow: $shadow) -> ($pointer, $pointer) {
                $check(&*self, shadow);
                (self, shadow as $pointer)
            }
            #[inline(always)]
            unsafe fn join(varied: &$pointer) -> Self {
                (**varied).hint();
                core::mem::transmute_copy(varied)
            }
            fn places(varied: &$pointer, note: Note) {
                let place = unsafe { &**varied };
                note((&raw const *place).cast(), core::mem::size_of_val(place));
                place.places(note);
            }
        }
        impl<'a, 'b: 'a, T: Mirror + ?Sized, const N: usize> Pair<[$shadow; N]> for $primal {
            type Varied = $pointer;
            type Width = Many<N>;
            #[track_caller]
            fn split(self, shadows: [$shadow; N]) -> ($pointer, [$pointer; N]) {
                let shadows = shadows.map(|shadow| {
                    $check(&*self, shadow);
                    shadow as $pointer
                });
                (self, shadows)
            }
            #[inline(always)]
            unsafe fn join(varied: &$pointer) -> Self {
                <Self as Pair<$shadow>>::join(varied)
            }
            fn places(varied: &$pointer, note: Note) {
                <Self as Pair<$shadow>>::places(varied, note)
            }
        }
        impl<'a, 'b: 'a, T: Mirror + ?Sized> Pair<Option<$shadow>> for Option<$primal> {
            type Varied = Option<$pointer>;
            type Width = Single;
            #[track_caller]
            fn split(self, shadow: Option<$shadow>) -> (Self::Varied, Self::Varied) {
                match (self, shadow) {
                    (Some(primal), Some(shadow)) => {
                        $check(&*primal, shadow);
                        (Some(primal), Some(shadow as $pointer))
                    }
                    (None, _) => (None, None),
                    _ => panic!("the shadow of an argument that is there is None"),
                }
            }
            #[inline(always)]
            unsafe fn join(varied: &Self::Varied) -> Self {
                match varied {
                    Some(pointer) => Some(<$primal as Pair<$shadow>>::join(pointer)),
                    None => None,
                }
            }
            fn places(varied: &Self::Varied, note: Note) {
                if let Some(pointer) = varied {
                    <$primal as Pair<$shadow>>::places(pointer, note)
                }
            }
        }
        $(
            impl<'a, 'b: 'a, T: Mirror + ?Sized> $how<$shadow> for $primal {}
            impl<'a, 'b: 'a, T: Mirror + ?Sized, const N: usize> $how<[$shadow; N]> for $primal {}
            impl<'a, 'b: 'a, T: Mirror + ?Sized> $how<Option<$shadow>> for Option<$primal> {}
        )*
    )* };
}
references!(
    &'a T, &'b mut T, *const T, check_read: BackwardPair ForwardPair;
    &'a mut T, &'b mut T, *mut T, check_changed: BackwardPair ForwardPair;
    &'a T, &'b T, *const T, check: ForwardPair;
);

/// Values: each is handed over as a copy, and has a copy as its tangent.
#[doc(hidden)]
#[macro_export]
macro_rules! by_value {
    ($([$($generics:tt)*] $name:ty, [$($conditions:tt)*];)*) => { $(
        #[allow(unsafe_code, clippy::pedantic)]
        impl<$($generics)*> $crate::pairs::Pair<Self> for $name $($conditions)* {
            type Varied = Self;
            type Width = $crate::Single;
            fn split(self, shadow: Self) -> (Self, Self) {
                $crate::pairs::check_value(&self, &shadow);
                (self, shadow)
            }
            #[inline(always)]
            unsafe fn join(varied: &Self) -> Self {
                $crate::arguments::lent(varied)
            }
        }
        #[allow(unsafe_code, clippy::pedantic)]
        impl<$($generics)* const LANES: usize> $crate::pairs::Pair<[Self; LANES]> for $name $($conditions)* {
            type Varied = Self;
            type Width = $crate::Many<LANES>;
            fn split(self, shadows: [Self; LANES]) -> (Self, [Self; LANES]) {
                shadows.iter().for_each(|shadow| $crate::pairs::check_value(&self, shadow));
                (self, shadows)
            }
            #[inline(always)]
            unsafe fn join(varied: &Self) -> Self {
                $crate::arguments::lent(varied)
            }
        }
        impl<$($generics)*> $crate::pairs::ForwardPair<Self> for $name $($conditions)* {}
        impl<$($generics)* const LANES: usize> $crate::pairs::ForwardPair<[Self; LANES]> for $name $($conditions)* {}
    )* };
}

#[doc(hidden)]
#[track_caller]
pub fn check_value<T: Mirror>(primal: &T, shadow: &T) {
    assert!(primal.mirrors(shadow), "the shadow of an argument has another shape than the argument");
}

by_value!(
    [] f32, [];
    [] f64, [];
    [T: Shadow, const N: usize,] [T; N], [];
    [A: Shadow,] (A,), [];
    [A: Shadow, B: Shadow,] (A, B), [];
    [A: Shadow, B: Shadow, C: Shadow,] (A, B, C), [];
    [A: Shadow, B: Shadow, C: Shadow, D: Shadow,] (A, B, C, D), [];
    [A: Shadow, B: Shadow, C: Shadow, D: Shadow, E: Shadow,] (A, B, C, D, E), [];
    [A: Shadow, B: Shadow, C: Shadow, D: Shadow, E: Shadow, F: Shadow,] (A, B, C, D, E, F), [];
);
#[cfg(feature = "alloc")]
by_value!(
    [T: Shadow,] alloc::vec::Vec<T>, [];
    [T: Shadow,] alloc::boxed::Box<T>, [];
);
