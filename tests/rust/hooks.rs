// The hooks themselves, declared in the program: by value, by marker, with the primal, through C functions.
include!("check.rs");
use std::ffi::{c_int, c_void};

#[repr(C)]
struct Pair {
    first: f64,
    second: f64,
}

#[repr(C)]
#[derive(Clone, Copy)]
struct Triple {
    v: [f64; 3],
}
#[repr(C)]
#[derive(Clone, Copy)]
struct Counted {
    n: i32,
    x: f32,
}

extern "C" {
    fn __enzyme_autodiff(function: *const c_void, ...) -> f64;
    #[link_name = "__enzyme_autodiff_pair"]
    fn autodiff_pair(function: *const c_void, ...) -> Pair;
    #[link_name = "__enzyme_autodiff_triple"]
    fn autodiff_triple(function: *const c_void, marker: c_int, at: Triple) -> Triple;
    #[link_name = "__enzyme_autodiff_counted"]
    fn autodiff_counted(function: *const c_void, marker: c_int, at: Counted) -> Counted;
    #[link_name = "__enzyme_fwddiff_triple"]
    fn fwddiff_triple(function: *const c_void, marker: c_int, at: Triple, along: Triple) -> Triple;
    fn __enzyme_fwddiff(function: *const c_void, ...) -> f64;
    static enzyme_dup: c_int;
    static enzyme_const: c_int;
    static enzyme_out: c_int;
    static enzyme_primal_return: c_int;
}

extern "C" fn square(x: f64) -> f64 {
    x * x
}
extern "C" fn product(x: f64, y: f64) -> f64 {
    x * y.sin()
}
extern "C" fn dot(x: *const f64, y: *const f64, n: usize) -> f64 {
    let (x, y) = unsafe { (std::slice::from_raw_parts(x, n), std::slice::from_raw_parts(y, n)) };
    x.iter().zip(y).map(|(a, b)| a * a * b).sum()
}
extern "C" fn of_triple(t: Triple) -> f64 {
    t.v[0] * t.v[1] + t.v[2] * t.v[2]
}
extern "C" fn to_triple(t: Triple) -> Triple {
    Triple { v: [t.v[0] * t.v[1], t.v[1], t.v[2] * t.v[0]] }
}
extern "C" fn of_counted(c: Counted) -> f32 {
    c.x * c.x * c.n as f32
}
fn ordinary(x: f64) -> f64 {
    x.exp()
}
static SQUARE: extern "C" fn(f64) -> f64 = square;

fn main() {
    unsafe {
        let at = Triple { v: [1.0, 2.0, 3.0] };
        let g = autodiff_triple(of_triple as *const c_void, enzyme_out, at);
        check::close("triple.0", g.v[0], 2.0, 0.0);
        check::close("triple.2", g.v[2], 6.0, 0.0);
        let t = fwddiff_triple(to_triple as *const c_void, enzyme_dup, at, Triple { v: [1.0, 0.0, 0.5] });
        check::close("to triple.0", t.v[0], 2.0, 0.0);
        check::close("to triple.2", t.v[2], 3.5, 0.0);
        let c = autodiff_counted(of_counted as *const c_void, enzyme_out, Counted { n: 3, x: 2.0 });
        check::close("counted", c.x as f64, 12.0, 0.0);
        check::close("square", __enzyme_autodiff(square as *const c_void, 3.0), 6.0, 0.0);
        check::close("square", __enzyme_fwddiff(square as *const c_void, 3.0, 1.0), 6.0, 0.0);
        check::close("ordinary", __enzyme_autodiff(ordinary as fn(f64) -> f64 as *const c_void, 1.0), 1f64.exp(), 1e-15);
        check::close("static", __enzyme_autodiff(SQUARE as *const c_void, 3.0), 6.0, 0.0);
        let two = autodiff_pair(product as *const c_void, 2.0, 0.5);
        check::close("pair", two.first, 0.5f64.sin(), 1e-15);
        check::close("pair", two.second, 2.0 * 0.5f64.cos(), 1e-15);
        let one = __enzyme_autodiff(product as *const c_void, enzyme_const, 2.0, enzyme_out, 0.5);
        check::close("const", one, 2.0 * 0.5f64.cos(), 1e-15);
        let with = autodiff_pair(square as *const c_void, enzyme_primal_return, 3.0);
        check::close("primal", with.first, 9.0, 0.0);
        check::close("primal", with.second, 6.0, 0.0);
        let (x, y, mut dx) = ([1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [0.0; 3]);
        __enzyme_autodiff(dot as *const c_void, enzyme_dup, x.as_ptr(), dx.as_mut_ptr(), enzyme_const, y.as_ptr(), 3usize);
        check::close("dot", dx[2], 36.0, 0.0);
        let seed = [1.0, 0.0, 0.0];
        let t = __enzyme_fwddiff(dot as *const c_void, &raw const enzyme_dup, x.as_ptr(), seed.as_ptr(), &raw const enzyme_const, y.as_ptr(), 3usize);
        check::close("dot forward", t, 8.0, 0.0);
    }
    check::finish();
}
