//! The hooks and markers of the pass. `__enzyme_autodiff` and `__enzyme_fwddiff` can be declared anew with the
//! result type that a call needs.

use core::ffi::{c_int, c_void};

extern "C-unwind" {
    /// Reverse mode: the function, then its arguments, each after its marker.
    pub fn __enzyme_autodiff(function: *const c_void, ...);
    /// Forward mode.
    pub fn __enzyme_fwddiff(function: *const c_void, ...);
    /// The forward sweep of reverse mode alone; returns the tape.
    pub fn __enzyme_augmentfwd(function: *const c_void, ...) -> *mut c_void;
    /// The reverse sweep over a tape.
    pub fn __enzyme_reverse(function: *const c_void, ...);
}

extern "C" {
    /// Gives a tape back that will not be reversed.
    pub fn __enzyme_freetape(tape: *mut c_void);
    /// The next argument is not differentiated.
    pub static enzyme_const: c_int;
    /// The next argument is followed by its shadow.
    pub static enzyme_dup: c_int;
    /// As `enzyme_dup`; the primal result in it is not needed.
    pub static enzyme_dupnoneed: c_int;
    /// The next argument is a number whose derivative is returned.
    pub static enzyme_out: c_int;
    /// The number of directions follows.
    pub static enzyme_width: c_int;
    /// The bytes between the shadows of an argument follow, then it and the first shadow.
    pub static enzyme_dupv: c_int;
    /// The tape follows.
    pub static enzyme_tape: c_int;
    /// The tape is kept, to be reversed again.
    pub static enzyme_nofree: c_int;
}
