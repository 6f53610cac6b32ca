//! The arguments of a call, each with its part in the derivative.

use crate::pairs::{BackwardPair, ForwardPair, Pair};
use crate::mirrors::Note;
use crate::widths::{Any, Wish};
use crate::{Many, Mirror, Shadow, Width};

/// An argument that is not differentiated.
#[derive(Clone, Copy, Debug)]
pub struct Const<T>(pub T);

/// A value of which `gradient!` returns the derivative: a number, or what consists of numbers (arrays, tuples, `Vec`,
/// types with `#[derive(Shadow)]`). The function gets the value; the derivative has the same shape.
#[derive(Clone, Copy, Debug)]
pub struct Active<T>(pub T);

/// An argument and its shadow: for `gradient!` a `&mut` to which the derivative is added, for `jvp!` the tangent.
/// The shadow is never the argument's own memory. An array of shadows is one for each of several directions.
#[derive(Clone, Copy, Debug)]
pub struct Duplicated<P, S>(pub P, pub S);

/// As [`Duplicated`], of memory whose value after the call is not needed: it may be anything.
#[derive(Clone, Copy, Debug)]
pub struct DuplicatedNoNeed<P, S>(pub P, pub S);

/// An argument of forward mode and its tangent, of the same type. An array of tangents is one for each of several
/// directions.
#[derive(Clone, Copy, Debug)]
pub struct Dual<P, S>(pub P, pub S);

/// As [`Dual`], of memory whose value after the call is not needed.
#[derive(Clone, Copy, Debug)]
pub struct DualOnly<P, S>(pub P, pub S);

/// As [`Dual`], with the tangents for `N` directions one after another in a slice that is `N` times as long.
#[derive(Clone, Copy, Debug)]
pub struct Dualv<const N: usize, P, S>(pub P, pub S);

/// One argument as a call takes it apart.
pub trait Argument {
    /// What the function is given.
    type Primal;
    /// What of it varies, `()` if nothing does.
    type Varied;
    /// What of it is constant.
    type Fixed;
    /// How many directions it is for.
    type Wish: Wish;
    /// What the function is given.
    ///
    /// # Safety
    ///
    /// Once for each `varied`: what that borrows is handed on.
    unsafe fn join(varied: &Self::Varied, fixed: Self::Fixed) -> Self::Primal;
    /// Whether what varies owns memory, which is gone after the call.
    const OWNS: bool = false;
    /// Notes the memory that is borrowed.
    #[doc(hidden)]
    fn places(varied: &Self::Varied, note: Note) {
        let _ = (varied, note);
    }
}

/// An argument for so many directions.
pub trait Directed<W: Width>: Argument {
    /// What `gradient!` returns for it.
    type Derivative;
    /// What varies, its shadows, and what is constant.
    fn split(self) -> (Self::Varied, W::Of<Self::Varied>, Self::Fixed);
    /// What `gradient!` returns, from the shadows.
    fn derivative(shadow: W::Of<Self::Varied>) -> Self::Derivative;
}

/// An argument of `gradient!`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no argument for reverse mode",
    label = "needs a shadow that the derivative can be added to",
    note = "a value is `Active(x)`, a reference `Duplicated(&x, &mut dx)` with dx of the same type, \
            what is not differentiated `Const(n)`"
)]
pub trait Backward<W: Width>: Directed<W> {}

/// An argument of `jvp!`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no argument for forward mode",
    label = "needs its tangent",
    note = "a value or a reference is `Dual(x, dx)` with dx of the same type, what is not differentiated `Const(n)`"
)]
pub trait Forward<W: Width>: Directed<W> {}

impl<T> Argument for Const<T> {
    type Primal = T;
    type Varied = ();
    type Fixed = T;
    type Wish = Any;
    #[inline(always)]
    unsafe fn join(_: &(), fixed: T) -> T {
        fixed
    }
}
impl<T, W: Width> Directed<W> for Const<T> {
    type Derivative = ();
    fn split(self) -> ((), W::Of<()>, T) {
        ((), W::each(|| ()), self.0)
    }
    fn derivative(_: W::Of<()>) {}
}
impl<T, W: Width> Backward<W> for Const<T> {}
impl<T, W: Width> Forward<W> for Const<T> {}

impl<T: Shadow> Argument for Active<T> {
    type Primal = T;
    type Varied = T;
    type Fixed = ();
    type Wish = Any;
    #[inline(always)]
    unsafe fn join(varied: &T, _: ()) -> T {
        lent(varied)
    }
    const OWNS: bool = core::mem::needs_drop::<T>();
}
impl<T: Shadow, W: Width> Directed<W> for Active<T> {
    type Derivative = W::Of<T>;
    fn split(self) -> (T, W::Of<T>, ()) {
        let shadow = W::each(|| self.0.zeroed());
        (self.0, shadow, ())
    }
    fn derivative(shadow: W::Of<T>) -> W::Of<T> {
        shadow
    }
}
impl<T: Shadow, W: Width> Backward<W> for Active<T> {}

/// A value for the function to keep, from one that stays.
#[doc(hidden)]
#[inline(always)]
pub fn lent<T: Shadow>(value: &T) -> T {
    if core::mem::needs_drop::<T>() {
        value.twin()
    } else {
        unsafe { core::ptr::read(value) }
    }
}

macro_rules! pairs {
    ($($name:ident)*) => { $(
        impl<P: Pair<S>, S> Argument for $name<P, S> {
            type Primal = P;
            type Varied = P::Varied;
            type Fixed = ();
            type Wish = P::Width;
            #[inline(always)]
            unsafe fn join(varied: &P::Varied, _: ()) -> P {
                P::join(varied)
            }
            fn places(varied: &P::Varied, note: Note) {
                P::places(varied, note)
            }
        }
        impl<P: Pair<S>, S> Directed<P::Width> for $name<P, S> {
            type Derivative = ();
            #[track_caller]
            fn split(self) -> (P::Varied, <P::Width as Width>::Of<P::Varied>, ()) {
                let (varied, shadow) = self.0.split(self.1);
                (varied, shadow, ())
            }
            fn derivative(_: <P::Width as Width>::Of<P::Varied>) {}
        }
        impl<P: ForwardPair<S>, S> Forward<P::Width> for $name<P, S> {}
    )* };
}
pairs!(Duplicated DuplicatedNoNeed Dual DualOnly);

impl<P: BackwardPair<S>, S> Backward<P::Width> for Duplicated<P, S> {}
impl<P: BackwardPair<S>, S> Backward<P::Width> for DuplicatedNoNeed<P, S> {}

macro_rules! contiguous {
    ($($primal:ty, $shadow:ty, $pointer:ty, $lanes:ident;)*) => { $(
        impl<'a, 'b: 'a, const N: usize, T: Mirror> Argument for Dualv<N, $primal, $shadow> {
            type Primal = $primal;
            type Varied = $pointer;
            type Fixed = ();
            type Wish = Many<N>;
            #[inline(always)]
            unsafe fn join(varied: &$pointer, _: ()) -> Self::Primal {
                <$primal as Pair<$shadow>>::join(varied)
            }
        }
        impl<'a, 'b: 'a, const N: usize, T: Mirror> Directed<Many<N>> for Dualv<N, $primal, $shadow> {
            type Derivative = ();
            #[track_caller]
            fn split(self) -> ($pointer, [$pointer; N], ()) {
                let (varied, shadow) = Pair::split(self.0, crate::widths::$lanes::<N, T>(self.1));
                (varied, shadow, ())
            }
            fn derivative(_: [$pointer; N]) {}
        }
        impl<'a, 'b: 'a, const N: usize, T: Mirror> Forward<Many<N>> for Dualv<N, $primal, $shadow> {}
    )* };
}
contiguous!(&'a [T], &'b [T], *const [T], lanes; &'a mut [T], &'b mut [T], *mut [T], lanes_mut;);

/// All arguments of a function.
pub trait Arguments {
    /// What varies.
    type Varied;
    /// What is constant.
    type Fixed;
    /// How many directions the arguments are for.
    type Width: Width;
    /// Whether what varies owns memory.
    const OWNS: bool;
    /// Notes the memory that is borrowed.
    #[doc(hidden)]
    fn places(varied: &Self::Varied, note: Note);
}

/// All arguments, for so many directions.
pub trait DirectedArguments<W: Width>: Arguments {
    /// What `gradient!` returns: an entry for each argument, `()` where it has none.
    type Derivatives;
    /// What varies, its shadows, and what is constant.
    fn split(self) -> (Self::Varied, W::Of<Self::Varied>, Self::Fixed);
    /// What `gradient!` returns, from the shadows.
    fn derivatives(shadow: W::Of<Self::Varied>) -> Self::Derivatives;
}

/// Arguments of which all suit `gradient!`.
pub trait BackwardArguments<W: Width>: DirectedArguments<W> {}

/// Arguments of which all suit `jvp!`.
pub trait ForwardArguments<W: Width>: DirectedArguments<W> {}

/// A function that takes what the arguments `A` give it.
pub trait Callable<A: Arguments, R> {
    /// Call it.
    ///
    /// # Safety
    ///
    /// Once for each `varied`.
    unsafe fn call(&self, varied: &A::Varied, fixed: A::Fixed) -> R;
}

/// Pairs within pairs: `nested!(() a b)` is `(((), a), b)`.
macro_rules! nested {
    ($all:tt) => { $all };
    ($inner:tt $next:tt $($rest:tt)*) => { nested!(($inner, $next) $($rest)*) };
}

macro_rules! zipped {
    ($W:ident $all:expr) => { $all };
    ($W:ident $all:expr, $next:ident $($rest:ident)*) => { zipped!($W $W::zip($all, $next) $(, $rest)*) };
    ($W:ident $all:expr, $next:ident, $($rest:ident),*) => { zipped!($W $W::zip($all, $next), $($rest),*) };
}

/// `unzipped!(W shadow; a b)` binds a and b to the parts of shadow, the last first.
macro_rules! unzipped {
    ($W:ident $shadow:ident;) => { let _ = $shadow; };
    ($W:ident $shadow:ident; $last:ident $($rest:ident)*) => {
        let ($shadow, $last) = $W::unzip($shadow);
        unzipped!($W $shadow; $($rest)*);
    };
}

/// What the arguments say together.
macro_rules! wished {
    ($all:ty;) => { <$all as Wish>::Decided };
    ($all:ty; $next:ident $($rest:ident)*) => { wished!(<$all as Wish>::And<$next::Wish>; $($rest)*) };
}

macro_rules! tuple {
    ($($name:ident $varied:ident $fixed:ident $shadow:ident)*; $($backwards:ident)*) => {
        #[allow(unused_parens)]
        impl<$($name: Argument),*> Arguments for ($($name,)*) {
            type Varied = nested!(() $(($name::Varied))*);
            type Fixed = ($($name::Fixed,)*);
            type Width = wished!(Any; $($name)*);
            const OWNS: bool = false $(|| $name::OWNS)*;
            fn places(varied: &Self::Varied, note: Note) {
                let _ = &note;
                let nested!(() $($varied)*) = varied;
                $($name::places($varied, note);)*
            }
        }
        impl<W: Width, $($name: Directed<W>),*> DirectedArguments<W> for ($($name,)*) {
            type Derivatives = ($($name::Derivative,)*);
            #[allow(non_snake_case)]
            #[track_caller]
            fn split(self) -> (Self::Varied, W::Of<Self::Varied>, Self::Fixed) {
                let ($($name,)*) = self;
                $(let ($varied, $shadow, $fixed) = $name.split();)*
                (nested!(() $($varied)*), zipped!(W W::each(|| ()) $(, $shadow)*), ($($fixed,)*))
            }
            #[allow(clippy::unused_unit)]
            fn derivatives(shadow: W::Of<Self::Varied>) -> Self::Derivatives {
                unzipped!(W shadow; $($backwards)*);
                ($($name::derivative($shadow),)*)
            }
        }
        impl<W: Width, $($name: Backward<W>),*> BackwardArguments<W> for ($($name,)*) {}
        impl<W: Width, $($name: Forward<W>),*> ForwardArguments<W> for ($($name,)*) {}
        #[allow(unused_parens)]
        impl<Function, R, $($name: Argument),*> Callable<($($name,)*), R> for Function
        where
            Function: Fn($($name::Primal),*) -> R,
        {
            #[inline(always)]
            unsafe fn call(&self, varied: &nested!(() $(($name::Varied))*), fixed: ($($name::Fixed,)*)) -> R {
                let nested!(() $($varied)*) = varied;
                let ($($fixed,)*) = fixed;
                self($($name::join($varied, $fixed)),*)
            }
        }
    };
}
/// For each number of arguments.
macro_rules! tuples {
    ([$($names:ident)*] [$($backwards:ident)*]) => {
        tuple!($($names)*; $($backwards)*);
    };
    ([$($names:ident)*] [$($backwards:ident)*] ($name:ident $varied:ident $fixed:ident $shadow:ident) $($rest:tt)*) => {
        tuple!($($names)*; $($backwards)*);
        tuples!([$($names)* $name $varied $fixed $shadow] [$shadow $($backwards)*] $($rest)*);
    };
}
tuples!(
    [] []
    (A a a1 a2) (B b b1 b2) (C c c1 c2) (D d d1 d2) (E e e1 e2) (F f f1 f2) (G g g1 g2) (H h h1 h2) (I i i1 i2)
    (J j j1 j2) (K k k1 k2) (L l l1 l2) (M m m1 m2) (N n n1 n2) (O o o1 o2) (P p p1 p2) (Q q q1 q2) (R0 r r1 r2)
    (S s s1 s2) (T t t1 t2) (U u u1 u2) (V v v1 v2) (W0 w w1 w2) (X x x1 x2)
);
