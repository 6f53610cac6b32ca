//! Derivatives of Rust functions, for programs that `enzyme-rustc` compiles (`RUSTC=enzyme-rustc cargo build`).
//!
//! [`gradient!`] differentiates in reverse mode, [`jvp!`] in forward mode, [`augmented!`] and [`reverse!`] in reverse
//! mode by two calls with a tape between them. Each argument of the function is given with its part in the
//! derivative: [`Active`], [`Duplicated`] (or [`Dual`]) or [`Const`]. The attributes [`autodiff_reverse`] and
//! [`autodiff_forward`] make functions that compute derivatives instead.
//!
//! ```
//! use enzyme::{gradient, jvp, Active, Const, Dual, Duplicated};
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
//! let (value, slope) = jvp!(energy, Dual(&x[..], &seed[..]), Dual(3.0, 0.0), Const(2));
//! assert_eq!((value, slope), (15.0, dx[0]));
//! ```
//!
//! All call the function through one entry that takes pointers only, so that nothing depends on how rustc passes
//! arguments: what varies lies in one place, its shadow in another of the same type, what is constant in a third.
//! The module [`raw`] offers the hooks themselves.

#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[doc(hidden)]
pub mod arguments;
#[doc(hidden)]
pub mod attributes;
#[doc(hidden)]
pub mod calls;
#[doc(hidden)]
pub mod hints;
mod macros;
#[doc(hidden)]
pub mod mirrors;
#[doc(hidden)]
pub mod pairs;
pub mod raw;
mod shadows;
#[doc(hidden)]
pub mod tapes;
mod widths;

pub use arguments::{Active, Const, Dual, DualOnly, Dualv, Duplicated, DuplicatedNoNeed};
pub use calls::{Loss, Outcome};

pub use enzyme_macros::{autodiff_forward, autodiff_reverse, Mirror, Shadow};
pub use mirrors::Mirror;
pub use shadows::{Number, Shadow, Visit};
pub use tapes::Tape;
pub use widths::{lanes, lanes_mut, Many, Single, Width};
