//! The calls of the hooks, behind the macros. The function is called through one entry that takes pointers only.

use core::ffi::{c_int, c_void};
use core::mem::{ManuallyDrop, MaybeUninit};

use crate::arguments::{Arguments, BackwardArguments, Callable, ForwardArguments};
use crate::shadows::Number;
use crate::{raw, Many, Shadow, Single, Width};

/// What a function that is differentiated returns: numbers, arrays, tuples, `Copy` types with `#[derive(Shadow)]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no result that has a derivative",
    note = "a result is numbers, arrays, tuples or a `Copy` type with `#[derive(enzyme::Shadow)]`; \
            let the function write a `Vec` or `Box` through a `&mut`"
)]
pub trait Outcome: Shadow + Copy {}
impl<T: Shadow + Copy> Outcome for T {}

/// What a function that `gradient!` differentiates without a given seed returns: one number, or nothing where it
/// writes its results through `&mut` (the seed is their shadow then).
#[diagnostic::on_unimplemented(
    message = "which derivative of `{Self}`?",
    label = "the function returns more than one number",
    note = "give the adjoint of what it returns: `gradient!(f, Active(x); seed = s)` or `reverse!(tape, Active(x); seed = s)`"
)]
pub trait Loss: Outcome {
    /// The derivative of the loss by itself.
    const SEED: Self;
}

impl Loss for f32 {
    const SEED: f32 = 1.0;
}
impl Loss for f64 {
    const SEED: f64 = 1.0;
}
impl Loss for () {
    const SEED: () = ();
}

/// What is differentiated: the function, with its arguments and result behind references, which promise the pass
/// that the result lies apart from the rest.
pub(crate) unsafe extern "C-unwind" fn entry<F: Callable<A, R>, A: Arguments, R>(
    function: &F,
    fixed: &ManuallyDrop<A::Fixed>,
    varied: &A::Varied,
    result: &mut MaybeUninit<R>,
) {
    result.write(function.call(varied, core::ptr::read(&**fixed)));
}

pub(crate) type Entry<F, A, R> = unsafe extern "C-unwind" fn(
    &F,
    &ManuallyDrop<<A as Arguments>::Fixed>,
    &<A as Arguments>::Varied,
    &mut MaybeUninit<R>,
);

/// The bytes from the shadow of one direction to that of the next.
pub(crate) struct Stride<T>(core::marker::PhantomData<T>);

impl<T> Stride<T> {
    pub(crate) const BYTES: usize = if core::mem::size_of::<T>() == 0 { 1 } else { core::mem::size_of::<T>() };
}

/// A call of a hook with all arguments of `entry`, `$result` being the result's marker, or `const` where it has no
/// shadow; `$more` follow.
macro_rules! hook {
    ($hook:ident $entry:tt $W:ident ($function:expr, $fixed:expr, $varied:expr, $shadow:expr, $value:expr, $seed:expr)
     $(, $more:expr)*) => {
        if const { $W::LANES == 1 } {
            raw::$hook(
                hook!(@entry $entry),
                &raw const raw::enzyme_const, $function,
                &raw const raw::enzyme_const, $fixed,
                &raw const raw::enzyme_dup, $varied, $shadow,
                &raw const raw::enzyme_dup, $value, $seed
                $(, $more)*
            )
        } else {
            raw::$hook(
                hook!(@entry $entry),
                &raw const raw::enzyme_width, $W::LANES as c_int,
                &raw const raw::enzyme_const, $function,
                &raw const raw::enzyme_const, $fixed,
                &raw const raw::enzyme_dupv, Stride::<A::Varied>::BYTES, $varied, $shadow,
                &raw const raw::enzyme_dupv, Stride::<R>::BYTES, $value, $seed
                $(, $more)*
            )
        }
    };
    (@entry ($F:ident, $A:ident, $R:ident)) => {
        $crate::calls::entry::<$F, $A, $R> as $crate::calls::Entry<$F, $A, $R> as *const c_void
    };
}
pub(crate) use hook;

/// The function's value, and what each argument's derivative is.
#[inline]
#[track_caller]
pub fn reverse<F, A, R, W: Width>(function: F, arguments: A, seed: W::Of<R>) -> (R, A::Derivatives)
where
    F: Callable<A, R>,
    A: BackwardArguments<W>,
{
    let (varied, mut shadow, fixed) = arguments.split();
    let fixed = ManuallyDrop::new(fixed); // the function drops it
    let (mut value, mut seed) = (MaybeUninit::<R>::uninit(), ManuallyDrop::new(seed));
    unsafe {
        hook!(__enzyme_autodiff (F, A, R) W (
            &raw const function, &raw const fixed, &raw const varied, &raw mut shadow, &raw mut value, &raw mut seed));
        (value.assume_init(), A::derivatives(shadow))
    }
}

/// As [`reverse`], with a seed that the type of the result gives.
#[inline]
#[track_caller]
pub fn gradient<F, A, R: Loss>(function: F, arguments: A) -> (R, A::Derivatives)
where
    F: Callable<A, R>,
    A: Arguments + BackwardArguments<<A as Arguments>::Width>,
{
    reverse::<F, A, R, A::Width>(function, arguments, A::Width::each(|| R::SEED))
}

/// As [`reverse`], with a seed that is given.
#[inline]
#[track_caller]
pub fn seeded<F, A, R: Outcome>(function: F, arguments: A, seed: R) -> (R, A::Derivatives)
where
    F: Callable<A, R>,
    A: BackwardArguments<Single>,
{
    reverse::<F, A, R, Single>(function, arguments, seed)
}

/// As [`reverse`], with a seed for each direction.
#[inline]
#[track_caller]
pub fn seeded_each<F, A, R: Outcome, const N: usize>(
    function: F,
    arguments: A,
    seeds: [R; N],
) -> (R, A::Derivatives)
where
    F: Callable<A, R>,
    A: BackwardArguments<Many<N>>,
{
    reverse::<F, A, R, Many<N>>(function, arguments, seeds)
}

/// The function's value and its tangents; `jvp!` calls it.
#[inline]
#[track_caller]
pub fn jvp<F, A, R: Outcome>(function: F, arguments: A) -> (R, <A::Width as Width>::Of<R>)
where
    F: Callable<A, R>,
    A: Arguments + ForwardArguments<<A as Arguments>::Width>,
{
    forward::<F, A, R, A::Width>(function, arguments)
}

/// As [`jvp`], for a given number of directions.
#[inline]
#[track_caller]
pub fn forward<F, A, R: Outcome, W: Width>(function: F, arguments: A) -> (R, W::Of<R>)
where
    F: Callable<A, R>,
    A: ForwardArguments<W>,
{
    let (varied, mut shadow, fixed) = arguments.split();
    let fixed = ManuallyDrop::new(fixed);
    let mut value = MaybeUninit::<R>::uninit();
    let mut tangent = W::each(MaybeUninit::<R>::zeroed);
    unsafe {
        hook!(__enzyme_fwddiff (F, A, R) W (
            &raw const function, &raw const fixed, &raw const varied, &raw mut shadow, &raw mut value,
            &raw mut tangent));
        let value = value.assume_init();
        (value, W::map(tangent, |raw| with_numbers(value, &raw)))
    }
}

/// The value with the numbers that lie in `raw` where its own lie: integers in a shadow are not used.
fn with_numbers<R: Outcome>(mut value: R, raw: &MaybeUninit<R>) -> R {
    let base: *const u8 = (&raw const value).cast();
    let found: *const u8 = raw.as_ptr().cast();
    value.numbers(&mut |number| unsafe {
        match number {
            Number::F32(x) => *x = at(found, base, x).read_unaligned(),
            Number::F64(x) => *x = at(found, base, x).read_unaligned(),
        }
    });
    value
}

/// Where in `found` a number lies as it does behind `base`.
unsafe fn at<T>(found: *const u8, base: *const u8, number: *const T) -> *const T {
    found.offset(number.cast::<u8>().offset_from(base)).cast()
}
