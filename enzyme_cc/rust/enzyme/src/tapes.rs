//! Reverse mode in two calls, joined by a tape.

use core::ffi::{c_int, c_void};
use core::marker::PhantomData;
use core::mem::{ManuallyDrop, MaybeUninit};

use crate::arguments::{Arguments, BackwardArguments, Callable};
use crate::calls::{hook, Loss, Outcome, Stride};
use crate::{raw, Many, Single, Width};

/// What the forward sweep of a function has kept for the reverse one: made by `augmented!`, used up by `reverse!(tape,
/// ...)`. `reverse!(&tape, ...)` keeps it, to be reversed again with other seeds. A tape that is dropped gives its
/// memory back. It may be sent to another thread.
pub struct Tape<F, R, W: Width> {
    memory: *mut c_void,
    function: F,
    places: Places,
    arguments: &'static str,
    result: PhantomData<fn() -> (R, W)>,
}

unsafe impl<F: Send, R, W: Width> Send for Tape<F, R, W> {}

impl<F, R, W: Width> Drop for Tape<F, R, W> {
    fn drop(&mut self) {
        if !self.memory.is_null() {
            unsafe { raw::__enzyme_freetape(self.memory) }
        }
    }
}

impl<F, R, W: Width> core::fmt::Debug for Tape<F, R, W> {
    fn fmt(&self, formatter: &mut core::fmt::Formatter) -> core::fmt::Result {
        write!(formatter, "Tape({} -> {})", self.arguments, core::any::type_name::<R>())
    }
}

/// The function's value, and the tape; `augmented!` calls it.
#[inline]
#[track_caller]
pub fn augmented<F, A, R: Outcome>(function: F, arguments: A) -> (R, Tape<F, R, A::Width>)
where
    F: Callable<A, R>,
    A: Arguments + BackwardArguments<<A as Arguments>::Width>,
{
    augment::<F, A, R, A::Width>(function, arguments)
}

/// As [`augmented`], for a given number of directions.
#[inline]
#[track_caller]
pub fn augment<F, A, R: Outcome, W: Width>(function: F, arguments: A) -> (R, Tape<F, R, W>)
where
    F: Callable<A, R>,
    A: BackwardArguments<W>,
{
    const {
        assert!(!A::OWNS, "a tape outlives what the call owns: hand a Vec or Box over by reference, as Duplicated");
    }
    let (varied, mut shadow, fixed) = arguments.split();
    let places = places::<A, W>(&varied, &shadow);
    let fixed = ManuallyDrop::new(fixed); // the function drops it
    let mut value = MaybeUninit::<R>::uninit();
    let mut seed = W::each(MaybeUninit::<R>::zeroed);
    let arguments = core::any::type_name::<A>();
    unsafe {
        let memory = hook!(__enzyme_augmentfwd (F, A, R) W (
            &raw const function, &raw const fixed, &raw const varied, &raw mut shadow, &raw mut value, &raw mut seed));
        (value.assume_init(), Tape { memory, function, places, arguments, result: PhantomData })
    }
}

/// A tape by value, which is used up, or by reference, which is kept.
pub trait Reversible {
    /// The function that was taped.
    type Function;
    /// Its result.
    type Result;
    /// How many directions.
    type Width: Width;
    /// The derivatives of the arguments, by the adjoint of the result.
    fn reverse<A>(self, arguments: A, seed: <Self::Width as Width>::Of<Self::Result>) -> A::Derivatives
    where
        Self::Function: Callable<A, Self::Result>,
        A: BackwardArguments<Self::Width>;
}

macro_rules! reversible {
    ([$($lifetime:lifetime)?] $tape:ty, $self:ident, [$($owned:tt)?] $($keep:expr)?; $($begin:expr)?) => {
        impl<$($lifetime,)? F, R, W: Width> Reversible for $tape {
            type Function = F;
            type Result = R;
            type Width = W;
            #[inline]
            #[track_caller]
            fn reverse<A>($($owned)? $self, arguments: A, seed: W::Of<R>) -> A::Derivatives
            where
                F: Callable<A, R>,
                A: BackwardArguments<W>,
            {
                let (varied, mut shadow, fixed) = arguments.split();
                check(&$self, core::any::type_name::<A>(), places::<A, W>(&varied, &shadow));
                let (mut value, mut seed) = (MaybeUninit::<R>::uninit(), ManuallyDrop::new(seed));
                let memory = $self.memory;
                $($begin;)?
                unsafe {
                    hook!(__enzyme_reverse (F, A, R) W (
                        &raw const $self.function, &raw const fixed, &raw const varied, &raw mut shadow,
                        &raw mut value, &raw mut seed)
                        $(, $keep)?, &raw const raw::enzyme_tape, memory);
                }
                A::derivatives(shadow)
            }
        }
    };
}
reversible!(['t] &'t Tape<F, R, W>, self, [] &raw const raw::enzyme_nofree;);
reversible!([] Tape<F, R, W>, self, [mut]; self.memory = core::ptr::null_mut());

/// What tells one set of borrowed memory from another: a sum over the addresses and lengths (FNV-1a).
#[derive(Clone, Copy, PartialEq)]
struct Places(u64);

fn places<A: BackwardArguments<W>, W: Width>(varied: &A::Varied, shadow: &W::Of<A::Varied>) -> Places {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    let mut note = |place: *const (), length: usize| {
        for word in [place as usize, length] {
            sum = (sum ^ word as u64).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(29);
        }
    };
    A::places(varied, &mut note);
    W::visit(shadow, |shadow| A::places(shadow, &mut note));
    Places(sum)
}

#[track_caller]
fn check<F, R, W: Width>(tape: &Tape<F, R, W>, arguments: &str, places: Places) {
    assert!(
        tape.arguments == arguments,
        "a tape of the arguments {} is reversed with the arguments {arguments}",
        tape.arguments
    );
    assert!(tape.places == places, "a tape is reversed over other memory than it was made over");
}

/// The derivatives of the arguments, by a seed that the type of the result gives; `reverse!` calls it.
#[inline]
#[track_caller]
pub fn reversed<T: Reversible, A>(tape: T, arguments: A) -> A::Derivatives
where
    T::Function: Callable<A, T::Result>,
    T::Result: Loss,
    A: BackwardArguments<T::Width>,
{
    tape.reverse(arguments, T::Width::each(|| T::Result::SEED))
}

/// The derivatives of the arguments, by a seed that is given.
#[inline]
#[track_caller]
pub fn seeded<T: Reversible<Width = Single>, A>(tape: T, arguments: A, seed: T::Result) -> A::Derivatives
where
    T::Function: Callable<A, T::Result>,
    A: BackwardArguments<Single>,
{
    tape.reverse(arguments, seed)
}

/// The derivatives of the arguments, by a seed for each direction.
#[inline]
#[track_caller]
pub fn seeded_each<T: Reversible<Width = Many<N>>, A, const N: usize>(
    tape: T,
    arguments: A,
    seeds: [T::Result; N],
) -> A::Derivatives
where
    T::Function: Callable<A, T::Result>,
    A: BackwardArguments<Many<N>>,
{
    tape.reverse(arguments, seeds)
}
