//! The macros that write the calls.

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
/// `seed` is the adjoint of what `f` returns, where that is not 1, or no number. `seeds` is an array of them, for
/// several directions at once: each `Duplicated` has an array of shadows then, and derivatives are arrays.
///
/// ```
/// # use enzyme::{gradient, Active, Duplicated};
/// fn polar(r: f64, t: &f64) -> (f64, f64) {
///     (r * t.cos(), r * t.sin())
/// }
/// let (mut along_x, mut along_y) = (0.0, 0.0);
/// let (value, (by_r, _)) =
///     gradient!(polar, Active(2.0), Duplicated(&0.0, [&mut along_x, &mut along_y]); seeds = [(1.0, 0.0), (0.0, 1.0)]);
/// assert_eq!((value, by_r, along_x, along_y), ((2.0, 0.0), [1.0, 0.0], 0.0, 2.0));
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
        $crate::calls::gradient($function, ($($argument,)+))
    };
    ($function:expr, $($argument:expr),+ ; seed = $seed:expr) => {
        $crate::calls::seeded($function, ($($argument,)+), $seed)
    };
    ($function:expr, $($argument:expr),+ ; seeds = $seeds:expr) => {
        $crate::calls::seeded_each($function, ($($argument,)+), $seeds)
    };
}

/// `jvp!(f, Dual(&x, &dx), Dual(a, da), Const(n))`: the value of `f(&x, a, n)` and its derivative in the direction
/// `(dx, da)`. The value may be an array, a tuple, or a type with `#[derive(Shadow)]`. With arrays of tangents the
/// derivative is an array, too: of one call for all these directions.
///
/// ```
/// # use enzyme::{jvp, Dual};
/// let polar = |r: f64, t: f64| (r * t.cos(), r * t.sin());
/// let (value, tangent) = jvp!(polar, Dual(2.0, 0.0), Dual(0.0, 1.0));
/// assert_eq!((value, tangent), ((2.0, 0.0), (0.0, 2.0)));
/// let (_, tangents) = jvp!(polar, Dual(2.0, [1.0, 0.0]), Dual(0.0, [0.0, 1.0]));
/// assert_eq!(tangents, [(1.0, 0.0), (0.0, 2.0)]);
/// ```
///
/// # Panics
///
/// As [`gradient!`].
#[macro_export]
macro_rules! jvp {
    ($function:expr, $($argument:expr),+ $(,)?) => {
        $crate::calls::jvp($function, ($($argument,)+))
    };
}

/// `augmented!(f, Duplicated(&x, &mut dx), Active(a), Const(n))`: the value of `f(&x, a, n)`, and a
/// [`Tape`](crate::Tape) of it for [`reverse!`](crate::reverse). What `f` has read may be overwritten in between; the
/// memory itself stays. For several directions, where no `Duplicated` says so by an array of shadows, `; width = 2`.
///
/// ```
/// use enzyme::{augmented, reverse, Duplicated};
///
/// fn step(u: &mut [f64], k: &[f64; 2]) {
///     u[0] += 0.05 * (k[0] * u[0] - k[1] * u[0] * u[0]);
/// }
///
/// let (mut u, mut du, k, mut dk) = ([0.1], [1.0], [1.0, 0.5], [0.0; 2]);
/// let mut tapes = Vec::new();
/// for _ in 0..100 {
///     tapes.push(augmented!(step, Duplicated(&mut u[..], &mut du[..]), Duplicated(&k, &mut dk)).1);
/// }
/// while let Some(tape) = tapes.pop() {
///     reverse!(tape, Duplicated(&mut u[..], &mut du[..]), Duplicated(&k, &mut dk));
/// }
/// assert!((dk[0] - 2.582231).abs() < 1e-6 && (dk[1] + 3.090084).abs() < 1e-6);
/// ```
///
/// # Panics
///
/// As [`gradient!`].
#[macro_export]
macro_rules! augmented {
    ($function:expr, $($argument:expr),+ $(,)?) => {
        $crate::tapes::augmented($function, ($($argument,)+))
    };
    ($function:expr, $($argument:expr),+ ; width = $width:expr) => {
        $crate::tapes::augment::<_, _, _, $crate::Many<{ $width }>>($function, ($($argument,)+))
    };
}

/// `reverse!(tape, Duplicated(&x, &mut dx), Active(a), Const(n))`, with the arguments of [`augmented!`]: a tuple with
/// the derivative by each `Active` argument; what belongs to `Duplicated` ones is added to their shadows. `; seed = s`
/// gives the adjoint of the function's result. The tape is used up; `reverse!(&tape, ...)` keeps it.
///
/// ```
/// # use enzyme::{augmented, reverse, Active};
/// let ((sine, cosine), tape) = augmented!(f64::sin_cos, Active(0.0));
/// let (of_sine,) = reverse!(&tape, Active(0.0); seed = (1.0, 0.0));
/// let (of_cosine,) = reverse!(tape, Active(0.0); seed = (0.0, 1.0));
/// assert_eq!((of_sine, of_cosine), (1.0, 0.0));
/// ```
///
/// # Panics
///
/// When the memory behind the arguments, or the kinds of these, are others than those of [`augmented!`].
#[macro_export]
macro_rules! reverse {
    ($tape:expr, $($argument:expr),+ $(,)?) => {
        $crate::tapes::reversed($tape, ($($argument,)+))
    };
    ($tape:expr, $($argument:expr),+ ; seed = $seed:expr) => {
        $crate::tapes::seeded($tape, ($($argument,)+), $seed)
    };
    ($tape:expr, $($argument:expr),+ ; seeds = $seeds:expr) => {
        $crate::tapes::seeded_each($tape, ($($argument,)+), $seeds)
    };
}
