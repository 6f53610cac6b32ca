//! How many directions one call differentiates in.

/// One direction, or several in one call.
pub trait Width: Wish + Sized {
    /// How many.
    const LANES: usize;
    /// A value for each: the value alone, or an array.
    type Of<T>;
    /// Made anew for each.
    fn each<T>(make: impl FnMut() -> T) -> Self::Of<T>;
    /// Each one changed.
    fn map<A, B>(values: Self::Of<A>, change: impl FnMut(A) -> B) -> Self::Of<B>;
    /// Each one looked at.
    fn visit<T>(values: &Self::Of<T>, look: impl FnMut(&T));
    /// Pairs of those of the same direction.
    fn zip<A, B>(first: Self::Of<A>, second: Self::Of<B>) -> Self::Of<(A, B)>;
    /// The parts of pairs.
    fn unzip<A, B>(pairs: Self::Of<(A, B)>) -> (Self::Of<A>, Self::Of<B>);
}

/// One direction.
pub struct Single;

/// `N` directions: shadows, seeds and derivatives are arrays.
pub struct Many<const N: usize>;

/// How many directions an argument says that there are: a [`Width`], or [`Any`].
pub trait Wish {
    /// What it says together with another, the first that decides.
    type And<Other: Wish>: Wish;
    /// One, where none decides.
    type Decided: Width;
}

/// Any number of directions.
pub struct Any;

impl Wish for Any {
    type And<Other: Wish> = Other;
    type Decided = Single;
}

impl Wish for Single {
    type And<Other: Wish> = Single;
    type Decided = Single;
}

impl<const N: usize> Wish for Many<N> {
    type And<Other: Wish> = Many<N>;
    type Decided = Many<N>;
}

impl Width for Single {
    const LANES: usize = 1;
    type Of<T> = T;
    fn each<T>(mut make: impl FnMut() -> T) -> T {
        make()
    }
    fn map<A, B>(value: A, mut change: impl FnMut(A) -> B) -> B {
        change(value)
    }
    fn visit<T>(value: &T, mut look: impl FnMut(&T)) {
        look(value)
    }
    fn zip<A, B>(first: A, second: B) -> (A, B) {
        (first, second)
    }
    fn unzip<A, B>(pair: (A, B)) -> (A, B) {
        pair
    }
}

impl<const N: usize> Width for Many<N> {
    const LANES: usize = N;
    type Of<T> = [T; N];
    fn each<T>(mut make: impl FnMut() -> T) -> [T; N] {
        core::array::from_fn(|_| make())
    }
    fn map<A, B>(values: [A; N], change: impl FnMut(A) -> B) -> [B; N] {
        values.map(change)
    }
    fn visit<T>(values: &[T; N], look: impl FnMut(&T)) {
        values.iter().for_each(look)
    }
    fn zip<A, B>(first: [A; N], second: [B; N]) -> [(A, B); N] {
        let mut second = IntoIterator::into_iter(second);
        first.map(|a| (a, second.next().expect("as many of both")))
    }
    fn unzip<A, B>(pairs: [(A, B); N]) -> ([A; N], [B; N]) {
        let mut seconds = [const { None }; N];
        let mut lane = 0;
        let firsts = pairs.map(|(a, b)| {
            seconds[lane] = Some(b);
            lane += 1;
            a
        });
        (firsts, seconds.map(|b| b.expect("a second of each pair")))
    }
}

/// The shadows of one argument that lie one after another in `all`, which is `N` times as long as the argument.
///
/// ```
/// # use enzyme::{jvp, lanes, Duplicated};
/// let directions = [1.0, 0.0, 0.0, 1.0];
/// let (value, slopes) = jvp!(|x: &[f64]| x[0] * x[1], Duplicated(&[2.0, 3.0][..], lanes::<2, _>(&directions)));
/// assert_eq!((value, slopes), (6.0, [3.0, 2.0]));
/// ```
///
/// # Panics
///
/// When `all` cannot be divided by `N`.
#[track_caller]
pub fn lanes<const N: usize, T>(all: &[T]) -> [&[T]; N] {
    let length = lane_length(all.len(), N);
    core::array::from_fn(|lane| &all[lane * length..(lane + 1) * length])
}

/// As [`lanes`], for shadows that are written.
///
/// # Panics
///
/// When `all` cannot be divided by `N`.
#[track_caller]
pub fn lanes_mut<const N: usize, T>(all: &mut [T]) -> [&mut [T]; N] {
    let length = lane_length(all.len(), N);
    let mut rest = all;
    core::array::from_fn(|_| {
        let (lane, others) = core::mem::take(&mut rest).split_at_mut(length);
        rest = others;
        lane
    })
}

#[track_caller]
fn lane_length(all: usize, lanes: usize) -> usize {
    assert!(lanes > 0 && all % lanes == 0, "{all} elements are no shadows for {lanes} directions of the same length");
    all / lanes
}
