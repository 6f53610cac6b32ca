//! What the functions call that `#[autodiff_reverse]` and `#[autodiff_forward]` make.
//!
//! As in `std::autodiff`, a type behind a reference needs no trait. Where it has one, shadows are checked by it.

use core::ffi::{c_int, c_void};
use core::marker::PhantomData;
use core::mem::{ManuallyDrop, MaybeUninit};

use crate::arguments::{Argument, Backward, BackwardArguments, Callable, Directed, Forward, ForwardArguments};
use crate::calls::Stride;
use crate::pairs::Pair;
use crate::widths::{Many, Single};
use crate::{raw, Duplicated, Width};

/// Stands for the type of an argument.
pub struct Probe<P>(PhantomData<fn() -> P>);

/// The type of an argument.
pub fn probe<P>(_: &P) -> Probe<P> {
    Probe(PhantomData)
}

/// A value of which the derivative is returned.
pub fn active<T: crate::Shadow>(value: T) -> crate::Active<T> {
    crate::Active(value)
}

/// An argument whose shadows are checked.
pub struct Known;

/// An argument of which nothing is known: the caller gives shadows of the same shape.
pub struct Trusted;

/// Found first by a call of `kind`.
pub trait Checked {
    /// That the type's shadows are checked.
    fn kind(&self) -> Known {
        Known
    }
}
impl<P: Pair<P>> Checked for Probe<P> {}

/// Found by a call of `kind` where [`Checked`] is not there.
pub trait Trusting {
    /// That the type's shadows are not checked.
    fn kind(&self) -> Trusted {
        Trusted
    }
}
impl<P> Trusting for &Probe<P> {}

impl Known {
    /// With one shadow.
    pub fn pair<P, S>(self, primal: P, shadow: S) -> Duplicated<P, S> {
        Duplicated(primal, shadow)
    }
    /// With a shadow for each direction.
    pub fn pair_each<P, S, const N: usize>(self, primal: P, shadows: [S; N]) -> Duplicated<P, [S; N]> {
        Duplicated(primal, shadows)
    }
}

impl Trusted {
    /// With one shadow, of the argument's type but for `mut`.
    pub fn pair<P, S>(self, primal: P, shadow: S) -> Believed<P, Single> {
        Believed(MaybeUninit::new(primal), raw_shadow(shadow))
    }
    /// With a shadow for each direction.
    pub fn pair_each<P, S, const N: usize>(self, primal: P, shadows: [S; N]) -> Believed<P, Many<N>> {
        Believed(MaybeUninit::new(primal), shadows.map(raw_shadow))
    }
}

/// A shadow as a value of the argument's type, of which rustc says nothing to LLVM: of a `&` it says that nothing is
/// written through it.
fn raw_shadow<P, S>(shadow: S) -> MaybeUninit<P> {
    const { assert!(core::mem::size_of::<P>() == core::mem::size_of::<S>()) }
    let shadow = ManuallyDrop::new(shadow);
    unsafe { core::mem::transmute_copy(&shadow) }
}

/// An argument and its shadows, whose shape the caller knows.
pub struct Believed<P, W: Width>(MaybeUninit<P>, W::Of<MaybeUninit<P>>);

impl<P, W: Width> Argument for Believed<P, W> {
    type Primal = P;
    type Varied = MaybeUninit<P>;
    type Fixed = ();
    type Wish = W;
    #[inline(always)]
    unsafe fn join(varied: &MaybeUninit<P>, _: ()) -> P {
        varied.as_ptr().read()
    }
}
impl<P, W: Width> Directed<W> for Believed<P, W> {
    type Derivative = ();
    fn split(self) -> (MaybeUninit<P>, W::Of<MaybeUninit<P>>, ()) {
        (self.0, self.1, ())
    }
    fn derivative(_: W::Of<MaybeUninit<P>>) {}
}
impl<P, W: Width> Backward<W> for Believed<P, W> {}
impl<P, W: Width> Forward<W> for Believed<P, W> {}

macro_rules! without_shadow {
    ($($hook:ident $name:ident $bound:ident;)*) => { $(
        /// A call whose result has no part in the derivative.
        #[inline]
        #[track_caller]
        pub fn $name<F, A, R, W: Width>(function: F, arguments: A) -> without_shadow!(@ $name R A)
        where
            F: Callable<A, R>,
            A: $bound<W>,
        {
            let (varied, mut shadow, fixed) = arguments.split();
            let fixed = ManuallyDrop::new(fixed); // the function drops it
            let mut value = MaybeUninit::<R>::uninit();
            let entry = crate::calls::entry::<F, A, R> as crate::calls::Entry<F, A, R> as *const c_void;
            unsafe {
                if const { W::LANES == 1 } {
                    raw::$hook(
                        entry,
                        &raw const raw::enzyme_const, &raw const function,
                        &raw const raw::enzyme_const, &raw const fixed,
                        &raw const raw::enzyme_dup, &raw const varied, &raw mut shadow,
                        &raw const raw::enzyme_const, &raw mut value,
                    )
                } else {
                    raw::$hook(
                        entry,
                        &raw const raw::enzyme_width, W::LANES as c_int,
                        &raw const raw::enzyme_const, &raw const function,
                        &raw const raw::enzyme_const, &raw const fixed,
                        &raw const raw::enzyme_dupv, Stride::<A::Varied>::BYTES, &raw const varied, &raw mut shadow,
                        &raw const raw::enzyme_const, &raw mut value,
                    )
                }
                let value = value.assume_init();
                without_shadow!(@ $name value A shadow)
            }
        }
    )* };
    (@ reverse_constant R A) => { (R, A::Derivatives) };
    (@ forward_constant R A) => { R };
    (@ reverse_constant $value:ident A $shadow:ident) => { ($value, A::derivatives($shadow)) };
    (@ forward_constant $value:ident A $shadow:ident) => { $value };
}
without_shadow!(
    __enzyme_autodiff reverse_constant BackwardArguments;
    __enzyme_fwddiff forward_constant ForwardArguments;
);
