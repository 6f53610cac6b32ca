//! The derives and attributes of the crate `enzyme`, which hands them on.

extern crate proc_macro;

mod activities;
mod attribute;
mod derives;
mod function;
mod generics;
mod tokens;

use proc_macro::TokenStream;

/// `#[derive(Mirror)]`: values of the type can be shadows of one another.
///
/// For types with `&mut` inside, of which no shadow can be made; for all others `#[derive(Shadow)]` does this too.
#[proc_macro_derive(Mirror)]
pub fn mirror(item: TokenStream) -> TokenStream {
    derives::mirror(item).unwrap_or_else(tokens::Mistake::into_tokens)
}

/// `#[derive(Shadow)]`: shadows of values of the type can be made, by `zeroed`, and be given to `Duplicated`, `Active`
/// and `Dual`. All fields are of such types: numbers, integers, text, what holds such, types with this derive.
#[proc_macro_derive(Shadow)]
pub fn shadow(item: TokenStream) -> TokenStream {
    derives::shadow(item).unwrap_or_else(tokens::Mistake::into_tokens)
}

/// `#[autodiff_reverse(name, [width,] activities...)]` on a function makes another, `name`, which computes the
/// derivative in reverse mode; its parameters and result are those that `std::autodiff` of nightly Rust gives it.
///
/// There is an activity for each parameter, and a last one for the result where there is one.
///
/// | activity | of | the function `name` |
/// |---|---|---|
/// | `Active` | a value | returns the derivative, behind the result |
/// | `Duplicated` | a reference or pointer | takes its shadow next, behind `&mut`, to which the derivative is added |
/// | `DuplicatedOnly` | the same | the value behind it is not needed after the call; `name` is unsafe |
/// | `Const` | any parameter | takes it as it is |
/// | `Active` | the result | takes its adjoint (1, as a rule) last, and returns the result first |
/// | `ActiveOnly` | the result | takes its adjoint last, and does not return the result |
/// | `Const` | the result | returns the result; it has no part in the derivative |
///
/// With a width, for several directions at once, there are as many shadows one after another, the adjoint of the result
/// and the derivatives of values are arrays.
#[proc_macro_attribute]
pub fn autodiff_reverse(words: TokenStream, item: TokenStream) -> TokenStream {
    attribute::expand(activities::Mode::Reverse, words, item)
}

/// `#[autodiff_forward(name, [width,] activities...)]` on a function makes another, `name`, which computes the
/// derivative in forward mode; its parameters and result are those that `std::autodiff` of nightly Rust gives it.
///
/// There is an activity for each parameter, and a last one for the result where there is one.
///
/// | activity | of | the function `name` |
/// |---|---|---|
/// | `Dual` | a value or reference | takes its tangent next, of the same type; with a width as many as that says |
/// | `DualOnly` | the same | the value behind it is not needed after the call; `name` is unsafe |
/// | `Dualv`, `DualvOnly` | a slice | takes the tangents of all directions one after another, in one slice |
/// | `Const` | any parameter | takes it as it is |
/// | `Dual` | the result | returns `(result, tangent)`; with a width N `[result, tangents...]`, of N + 1 |
/// | `DualOnly` | the result | returns the tangent, with a width an array of them |
/// | `Const` | the result | returns the result alone |
#[proc_macro_attribute]
pub fn autodiff_forward(words: TokenStream, item: TokenStream) -> TokenStream {
    attribute::expand(activities::Mode::Forward, words, item)
}
