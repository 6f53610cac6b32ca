//! What the pass is told of memory: that it is a row of such numbers. No code; never inlined, so that the pass sees it.

#[inline(never)]
pub fn doubles(_row: *const f64) {}
#[inline(never)]
pub fn floats(_row: *const f32) {}
