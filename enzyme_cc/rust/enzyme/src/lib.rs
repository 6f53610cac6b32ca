//! Derivatives of Rust functions, for programs that `enzyme-rustc` compiles (`RUSTC=enzyme-rustc cargo build`).
//!
//! [`gradient!`] differentiates in reverse mode, [`jvp!`] in forward mode. Each argument of the function is given
//! with its part in the derivative: [`Active`], [`Duplicated`] or [`Const`].
//!
//! ```
//! use enzyme::{gradient, jvp, Active, Const, Duplicated};
//!
//! fn energy(x: &[f64], stiffness: f64, power: i32) -> f64 {
//!     x.iter().map(|v| stiffness * v.powi(power)).sum()
//! }
//!
//! let x = [1.0, 2.0];
//! let mut dx = [0.0; 2];
//! let (value, (_, d_stiffness, _)) = gradient!(energy, Duplicated(&x[..], &mut dx[..]), Active(3.0), Const(2));
//!
//! let seed = [1.0, 0.0];
//! let (value, slope) = jvp!(energy, Duplicated(&x[..], &seed[..]), Duplicated(3.0, 0.0), Const(2));
//! assert_eq!((value, slope), (15.0, dx[0]));
//! ```
//!
//! Both call the function through one entry that takes pointers only, so that nothing depends on how rustc passes
//! arguments: what varies lies in one tuple, its shadow in another of the same type, what is constant in a third.
//! The module [`raw`] offers the hooks themselves.

#![no_std]

use core::ffi::{c_int, c_void};
use core::mem::{ManuallyDrop, MaybeUninit};

#[cfg(feature = "alloc")]
extern crate alloc;

/// The hooks and markers of the pass. `__enzyme_autodiff` and `__enzyme_fwddiff` can be declared anew with the
/// result type that a call needs.
pub mod raw {
    use super::{c_int, c_void};

    extern "C-unwind" {
        /// Reverse mode: the function, then its arguments, each after its marker.
        pub fn __enzyme_autodiff(function: *const c_void, ...);
        /// Forward mode.
        pub fn __enzyme_fwddiff(function: *const c_void, ...);
    }

    extern "C" {
        /// The next argument is not differentiated.
        pub static enzyme_const: c_int;
        /// The next argument is followed by its shadow.
        pub static enzyme_dup: c_int;
        /// As `enzyme_dup`; the primal result in it is not needed.
        pub static enzyme_dupnoneed: c_int;
        /// The next argument is a number whose derivative is returned.
        pub static enzyme_out: c_int;
    }
}

/// What the pass is told of memory: that it is a row of such numbers. No code; never inlined, so that the pass sees it.
#[doc(hidden)]
pub mod hints {
    #[inline(never)]
    pub fn doubles(_row: *const f64) {}
    #[inline(never)]
    pub fn floats(_row: *const f32) {}
}

/// A value that consists of floating-point numbers: what [`Active`] holds and what functions return.
pub trait Numbers: Copy {
    /// All of them 0.
    const ZERO: Self;
}

/// What a function that [`gradient!`] differentiates returns: one number, or nothing where it writes its results
/// through `&mut` (the seed is their shadow then).
pub trait Loss: Numbers {
    /// The derivative of the loss by itself.
    const SEED: Self;
}

macro_rules! number {
    ($($name:ty)*) => { $(
        impl Numbers for $name {
            const ZERO: $name = 0.0;
        }
        impl Loss for $name {
            const SEED: $name = 1.0;
        }
    )* };
}
number!(f32 f64);

impl Numbers for () {
    const ZERO: () = ();
}

impl Loss for () {
    const SEED: () = ();
}

impl<T: Numbers, const N: usize> Numbers for [T; N] {
    const ZERO: [T; N] = [T::ZERO; N];
}

macro_rules! number_tuples {
    ($(($($name:ident)*))*) => { $(
        impl<$($name: Numbers),*> Numbers for ($($name,)*) {
            const ZERO: ($($name,)*) = ($($name::ZERO,)*);
        }
    )* };
}
number_tuples!((A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F));

/// Data that another value of the same type can be the shadow of.
///
/// # Safety
///
/// `mirrors` must tell whether every place that a function reaches through `self` exists in the shadow too. Types
/// without pointers and lengths keep the default; integers in a shadow are not used.
pub unsafe trait Mirror {
    /// Whether `shadow` has the shape of `self`.
    fn mirrors(&self, shadow: &Self) -> bool {
        let _ = shadow;
        true
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

macro_rules! plain_number {
    ($name:ty, $hint:ident) => {
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
    };
}
plain_number!(f32, floats);
plain_number!(f64, doubles);

macro_rules! plain {
    ($($name:ty)*) => { $(unsafe impl Mirror for $name {})* };
}
plain!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char);

unsafe impl Mirror for () {}

unsafe impl<T: Mirror> Mirror for [T] {
    fn mirrors(&self, shadow: &Self) -> bool {
        self.len() == shadow.len() && self.iter().zip(shadow).all(|(a, b)| a.mirrors(b))
    }
    #[inline(always)]
    fn hint(&self) {
        T::hint_row(self.as_ptr())
    }
}

unsafe impl<T: Mirror, const N: usize> Mirror for [T; N] {
    fn mirrors(&self, shadow: &Self) -> bool {
        self[..].mirrors(&shadow[..])
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
unsafe impl<T: Mirror> Mirror for alloc::vec::Vec<T> {
    fn mirrors(&self, shadow: &Self) -> bool {
        self[..].mirrors(&shadow[..])
    }
    #[inline(always)]
    fn hint(&self) {
        self[..].hint()
    }
}

#[cfg(feature = "alloc")]
unsafe impl<T: Mirror + ?Sized> Mirror for alloc::boxed::Box<T> {
    fn mirrors(&self, shadow: &Self) -> bool {
        (**self).mirrors(&**shadow)
    }
    #[inline(always)]
    fn hint(&self) {
        (**self).hint()
    }
}

unsafe impl<T: Mirror> Mirror for Option<T> {
    fn mirrors(&self, shadow: &Self) -> bool {
        match (self, shadow) {
            (Some(a), Some(b)) => a.mirrors(b),
            (primal, _) => primal.is_none(),
        }
    }
}

/// An argument that is not differentiated.
#[derive(Clone, Copy, Debug)]
pub struct Const<T>(pub T);

/// A number, or an array or tuple of numbers, of which [`gradient!`] returns the derivative.
#[derive(Clone, Copy, Debug)]
pub struct Active<T>(pub T);

/// An argument and its shadow: for `gradient!` a `&mut` to which the derivative is added, for `jvp!` the tangent.
/// The shadow is never the argument's own memory.
#[derive(Clone, Copy, Debug)]
pub struct Duplicated<P, S>(pub P, pub S);

/// One argument as [`gradient!`] and [`jvp!`] take it apart.
pub trait Argument {
    /// What the function is given.
    type Primal;
    /// What of it varies, `()` if nothing does.
    type Varied;
    /// What of it is constant.
    type Fixed;
    /// What `gradient!` returns for it.
    type Derivative;
    /// What varies, its shadow, and what is constant.
    fn split(self) -> (Self::Varied, Self::Varied, Self::Fixed);
    /// What the function is given.
    fn join(varied: Self::Varied, fixed: Self::Fixed) -> Self::Primal;
    /// What `gradient!` returns, from the shadow.
    fn derivative(shadow: Self::Varied) -> Self::Derivative;
}

/// An argument of [`gradient!`].
pub trait Backward: Argument {}

/// An argument of [`jvp!`].
pub trait Forward: Argument {}

impl<T> Argument for Const<T> {
    type Primal = T;
    type Varied = ();
    type Fixed = T;
    type Derivative = ();
    fn split(self) -> ((), (), T) {
        ((), (), self.0)
    }
    #[inline(always)]
    fn join(_: (), fixed: T) -> T {
        fixed
    }
    fn derivative(_: ()) {}
}
impl<T> Backward for Const<T> {}
impl<T> Forward for Const<T> {}

macro_rules! varied {
    () => {
        type Fixed = ();
        #[inline(always)]
        fn join(varied: Self::Varied, _: ()) -> Self::Primal {
            varied
        }
    };
}

impl<T: Numbers> Argument for Active<T> {
    type Primal = T;
    type Varied = T;
    type Derivative = T;
    varied!();
    fn split(self) -> (T, T, ()) {
        (self.0, T::ZERO, ())
    }
    fn derivative(shadow: T) -> T {
        shadow
    }
}
impl<T: Numbers> Backward for Active<T> {}

macro_rules! by_value {
    ($($name:ty $(, $length:ident)?;)*) => { $(
        impl$(<const $length: usize>)? Argument for Duplicated<$name, $name> {
            type Primal = $name;
            type Varied = $name;
            type Derivative = ();
            varied!();
            fn split(self) -> ($name, $name, ()) {
                (self.0, self.1, ())
            }
            fn derivative(_: $name) {}
        }
        impl$(<const $length: usize>)? Forward for Duplicated<$name, $name> {}
    )* };
}
by_value!(f32; f64; [f32; N], N; [f64; N], N;);

#[track_caller]
fn check<T: Mirror + ?Sized>(primal: &T, shadow: &T) {
    assert!(primal.mirrors(shadow), "the shadow of an argument has another shape than the argument");
    let apart = !core::ptr::addr_eq(primal, shadow) || core::mem::size_of_val(primal) == 0;
    assert!(apart, "the shadow of an argument is the argument itself; give it memory of its own");
}

macro_rules! references {
    ($primal:ty, $shadow:ty, $how:ident, $forward:ident) => {
        impl<'a, 'b: 'a, T: Mirror + ?Sized> Argument for Duplicated<$primal, $shadow> {
            type Primal = $primal;
            type Varied = $primal;
            type Fixed = ();
            type Derivative = ();
            #[inline(always)]
            fn join(varied: Self::Varied, _: ()) -> Self::Primal {
                (*varied).hint();
                varied
            }
            fn split(self) -> ($primal, $primal, ()) {
                check(&*self.0, &*self.1);
                (self.0, self.1, ())
            }
            fn derivative(_: $primal) {}
        }
        impl<'a, 'b: 'a, T: Mirror + ?Sized> $how for Duplicated<$primal, $shadow> {}
        references!(@ $forward $primal, $shadow);
    };
    (@ both $primal:ty, $shadow:ty) => {
        impl<'a, 'b: 'a, T: Mirror + ?Sized> Forward for Duplicated<$primal, $shadow> {}
    };
    (@ one $primal:ty, $shadow:ty) => {};
}
references!(&'a T, &'b mut T, Backward, both);
references!(&'a mut T, &'b mut T, Backward, both);
references!(&'a T, &'b T, Forward, one);

/// All arguments of a function.
pub trait Arguments {
    /// What varies.
    type Varied;
    /// What is constant.
    type Fixed;
    /// What `gradient!` returns: an entry for each argument, `()` where it has none.
    type Derivatives;
    /// What varies, its shadow, and what is constant.
    fn split(self) -> (Self::Varied, Self::Varied, Self::Fixed);
    /// What `gradient!` returns, from the shadow.
    fn derivatives(shadow: Self::Varied) -> Self::Derivatives;
}

/// Arguments of which all suit [`gradient!`].
pub trait BackwardArguments: Arguments {}

/// Arguments of which all suit [`jvp!`].
pub trait ForwardArguments: Arguments {}

/// A function that takes what the arguments `A` give it.
pub trait Callable<A: Arguments, R> {
    /// Call it.
    fn call(&self, varied: A::Varied, fixed: A::Fixed) -> R;
}

macro_rules! tuple {
    ($($name:ident $varied:ident $fixed:ident $shadow:ident)*) => {
        impl<$($name: Argument),*> Arguments for ($($name,)*) {
            type Varied = ($($name::Varied,)*);
            type Fixed = ($($name::Fixed,)*);
            type Derivatives = ($($name::Derivative,)*);
            #[allow(non_snake_case)]
            fn split(self) -> (Self::Varied, Self::Varied, Self::Fixed) {
                let ($($name,)*) = self;
                $(let ($varied, $shadow, $fixed) = $name.split();)*
                (($($varied,)*), ($($shadow,)*), ($($fixed,)*))
            }
            fn derivatives(shadow: Self::Varied) -> Self::Derivatives {
                let ($($shadow,)*) = shadow;
                ($($name::derivative($shadow),)*)
            }
        }
        impl<$($name: Backward),*> BackwardArguments for ($($name,)*) {}
        impl<$($name: Forward),*> ForwardArguments for ($($name,)*) {}
        impl<Function, R, $($name: Argument),*> Callable<($($name,)*), R> for Function
        where
            Function: Fn($($name::Primal),*) -> R,
        {
            #[inline(always)]
            fn call(&self, varied: ($($name::Varied,)*), fixed: ($($name::Fixed,)*)) -> R {
                let ($($varied,)*) = varied;
                let ($($fixed,)*) = fixed;
                self($($name::join($varied, $fixed)),*)
            }
        }
    };
}
tuple!(A a a1 a2);
tuple!(A a a1 a2 B b b1 b2);
tuple!(A a a1 a2 B b b1 b2 C c c1 c2);
tuple!(A a a1 a2 B b b1 b2 C c c1 c2 D d d1 d2);
tuple!(A a a1 a2 B b b1 b2 C c c1 c2 D d d1 d2 E e e1 e2);
tuple!(A a a1 a2 B b b1 b2 C c c1 c2 D d d1 d2 E e e1 e2 F f f1 f2);
tuple!(A a a1 a2 B b b1 b2 C c c1 c2 D d d1 d2 E e e1 e2 F f f1 f2 G g g1 g2);
tuple!(A a a1 a2 B b b1 b2 C c c1 c2 D d d1 d2 E e e1 e2 F f f1 f2 G g g1 g2 H h h1 h2);

/// What is differentiated: the function, with its arguments and result behind references, which promise the pass
/// that the result lies apart from the rest.
unsafe extern "C-unwind" fn entry<F: Callable<A, R>, A: Arguments, R>(
    function: &F,
    fixed: &ManuallyDrop<A::Fixed>,
    varied: &ManuallyDrop<A::Varied>,
    result: &mut MaybeUninit<R>,
) {
    result.write(function.call(core::ptr::read(&**varied), core::ptr::read(&**fixed)));
}

type Entry<F, A, R> = unsafe extern "C-unwind" fn(
    &F,
    &ManuallyDrop<<A as Arguments>::Fixed>,
    &ManuallyDrop<<A as Arguments>::Varied>,
    &mut MaybeUninit<R>,
);

/// The function's value, and what each argument's derivative is; [`gradient!`] calls it.
#[inline]
pub fn reverse<F: Callable<A, R>, A: BackwardArguments, R: Loss>(function: F, arguments: A) -> (R, A::Derivatives) {
    let (varied, shadow, fixed) = arguments.split();
    let (varied, fixed) = (ManuallyDrop::new(varied), ManuallyDrop::new(fixed)); // the function drops them
    let mut shadow = ManuallyDrop::new(shadow);
    let (mut value, mut seed) = (R::ZERO, R::SEED);
    unsafe {
        raw::__enzyme_autodiff(
            entry::<F, A, R> as Entry<F, A, R> as *const c_void,
            &raw const raw::enzyme_const,
            &raw const function,
            &raw const raw::enzyme_const,
            &raw const fixed,
            &raw const raw::enzyme_dup,
            &raw const varied,
            &raw mut shadow,
            &raw const raw::enzyme_dup,
            &raw mut value,
            &raw mut seed,
        );
    }
    (value, A::derivatives(ManuallyDrop::into_inner(shadow)))
}

/// The function's value and its tangent; [`jvp!`] calls it.
#[inline]
pub fn forward<F: Callable<A, R>, A: ForwardArguments, R: Numbers>(function: F, arguments: A) -> (R, R) {
    let (varied, shadow, fixed) = arguments.split();
    let (varied, fixed) = (ManuallyDrop::new(varied), ManuallyDrop::new(fixed));
    let mut shadow = ManuallyDrop::new(shadow);
    let (mut value, mut tangent) = (R::ZERO, R::ZERO);
    unsafe {
        raw::__enzyme_fwddiff(
            entry::<F, A, R> as Entry<F, A, R> as *const c_void,
            &raw const raw::enzyme_const,
            &raw const function,
            &raw const raw::enzyme_const,
            &raw const fixed,
            &raw const raw::enzyme_dup,
            &raw const varied,
            &raw mut shadow,
            &raw const raw::enzyme_dup,
            &raw mut value,
            &raw mut tangent,
        );
    }
    (value, tangent)
}

/// `gradient!(f, Duplicated(&x, &mut dx), Active(a), Const(n))`: the value of `f(&x, a, n)`, and a tuple with the
/// derivative of it by each `Active` argument (`()` for the others). What belongs to `Duplicated` arguments is
/// added to their shadows.
///
/// ```
/// # use enzyme::{gradient, Active, Duplicated};
/// let (value, (by_x,)) = gradient!(f64::sqrt, Active(4.0));
/// assert_eq!((value, by_x), (2.0, 0.25));
///
/// // An array by value; a result through `&mut`, whose shadow is the seed.
/// let mut product = 0.0;
/// let ((), (by_xy, ())) = gradient!(
///     |xy: [f64; 2], out: &mut f64| *out = xy[0] * xy[1],
///     Active([3.0, 5.0]),
///     Duplicated(&mut product, &mut 1.0)
/// );
/// assert_eq!((product, by_xy), (15.0, [5.0, 3.0]));
/// ```
///
/// Arguments that `f` changes through `&mut` are left changed; their shadows hold the derivative by what came in,
/// given that by what went out.
///
/// # Panics
///
/// When a shadow has another shape than its argument or is the argument itself, and when `f` panics.
#[macro_export]
macro_rules! gradient {
    ($function:expr, $($argument:expr),+ $(,)?) => {
        $crate::reverse($function, ($($argument,)+))
    };
}

/// `jvp!(f, Duplicated(&x, &dx), Duplicated(a, da), Const(n))`: the value of `f(&x, a, n)` and its derivative in
/// the direction `(dx, da)`. The value may be an array or a tuple of numbers.
///
/// ```
/// # use enzyme::{jvp, Duplicated};
/// let (value, tangent) = jvp!(|r: f64, t: f64| (r * t.cos(), r * t.sin()), Duplicated(2.0, 0.0), Duplicated(0.0, 1.0));
/// assert_eq!((value, tangent), ((2.0, 0.0), (0.0, 2.0)));
/// ```
///
/// # Panics
///
/// As [`gradient!`].
#[macro_export]
macro_rules! jvp {
    ($function:expr, $($argument:expr),+ $(,)?) => {
        $crate::forward($function, ($($argument,)+))
    };
}
