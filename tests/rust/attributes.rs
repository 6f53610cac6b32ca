// #[autodiff_reverse] and #[autodiff_forward]: the signatures and numbers of rustc's own std::autodiff.
include!("check.rs");
use enzyme::{autodiff_forward, autodiff_reverse, Shadow};
use std::ops::Mul;

fn close(name: &str, got: f64, expected: f64) {
    check::close(name, got, expected, 1e-14);
}

#[autodiff_reverse(d_energy, Duplicated, Const, Active, Active)]
#[autodiff_reverse(d_energy_only, Duplicated, Const, Active, ActiveOnly)]
#[autodiff_reverse(d_energy_const, Duplicated, Const, Active, Const)]
#[autodiff_reverse(d_energy_2, 2, Duplicated, Const, Active, Active)]
#[autodiff_forward(f_energy, Dual, Const, Dual, Dual)]
#[autodiff_forward(f_energy_only, Dual, Const, Const, DualOnly)]
#[autodiff_forward(f_energy_4, 4, Dual, Const, Const, Dual)]
#[autodiff_forward(f_energy_only_2, 2, Dualv, Const, Dual, DualOnly)]
#[autodiff_forward(f_energy_const, Dual, Const, Const, Const)]
pub fn energy(x: &[f64], n: usize, mut y: f64) -> f64 {
    y *= 2.0;
    x.iter().map(|v| v * v * y).sum::<f64>() * n as f64
}

fn slices() {
    let (x, mut a, mut b) = ([1.0, 2.0], [0.0; 2], [0.0; 2]);
    let (value, dy): (f64, f64) = d_energy(&x, &mut a, 3, 0.5, 1.0);
    assert_eq!((value, dy, a), (15.0, 30.0, [6.0, 12.0]));
    let dy: f64 = d_energy_only(&x, &mut a, 3, 0.5, 2.0);
    assert_eq!((dy, a), (60.0, [18.0, 36.0]));
    assert_eq!((d_energy_const(&x, &mut a, 3, 0.5), a), ((15.0, 0.0), [18.0, 36.0]));
    a = [0.0; 2];
    let (value, dy): (f64, [f64; 2]) = d_energy_2(&x, &mut a, &mut b, 3, 0.5, [1.0, 10.0]);
    assert_eq!((value, dy, a, b), (15.0, [30.0, 300.0], [6.0, 12.0], [60.0, 120.0]));
    assert_eq!(f_energy(&x, &[1.0, 0.0], 3, 0.5, 1.0), (15.0, 36.0));
    assert_eq!(f_energy_only(&x, &[1.0, 0.0], 3, 0.5), 6.0);
    let (e, f) = ([1.0, 0.0], [0.0, 1.0]);
    assert_eq!(f_energy_4(&x, &e, &f, &[1.0, 2.0], &[0.0; 2], 3, 0.5), [15.0, 6.0, 12.0, 30.0, 0.0]);
    assert_eq!(f_energy_only_2(&x, &[1.0, 0.0, 0.0, 1.0], 3, 0.5, 0.0, 1.0), [6.0, 42.0]);
    assert_eq!(f_energy_const(&x, &e, 3, 0.5), 15.0);
}

// As in rustc's own tests: several outputs in one call, by slices for each direction or one for all.
#[no_mangle]
#[autodiff_forward(d_square1, Dual, Dual)]
#[autodiff_forward(d_square2, 4, Dualv, Dualv)]
#[autodiff_forward(d_square3, 4, Dual, Dual)]
fn square(x: &[f32], y: &mut [f32]) {
    y[0] = 4.5 * x[0] + 1.25 * x[1];
    y[1] = x[0] * x[1];
}

fn outputs() {
    let (x, mut y, mut t) = ([1.0, 2.0], [0.0f32; 2], [0.0f32; 2]);
    d_square1(&x, &[1.0, 0.0], &mut y, &mut t);
    assert_eq!((y, t), ([7.0, 2.0], [4.5, 2.0]));
    let all = [1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 0.0];
    let (mut ts, mut a, mut b, mut c, mut d) = ([0.0f32; 8], t, t, t, t);
    d_square2(&x, &all, &mut y, &mut ts);
    assert_eq!(ts, [4.5, 2.0, 1.25, 1.0, 5.75, 3.0, 9.0, 4.0]);
    d_square3(&x, &all[..2], &all[2..4], &all[4..6], &all[6..], &mut y, &mut a, &mut b, &mut c, &mut d);
    assert_eq!([a, b, c, d].concat(), ts);
}

#[autodiff_reverse(d_times, Duplicated, Active)]
#[autodiff_forward(f_times, Dual, Dual)]
fn times<T: Mul<Output = T> + Copy>(x: &T) -> T {
    *x * *x
}

#[autodiff_reverse(d_weigh, Active, Duplicated, Const, Active)]
#[autodiff_forward(f_weigh, Dual, Dual, Const, DualOnly)]
fn weigh<'a, T, const N: usize>(by: T, x: &'a [T; N], f: impl Fn(T) -> T) -> T
where
    T: Mul<Output = T> + Copy + std::iter::Sum<T>,
{
    x.iter().map(|v| f(*v) * by).sum()
}

fn generics() {
    let (mut d, mut e) = (0.0f64, 0.0f32);
    assert_eq!((d_times::<f64>(&3.0, &mut d, 1.0), d), (9.0, 6.0));
    assert_eq!((d_times(&3.0f32, &mut e, 2.0), e), (9.0, 12.0));
    assert_eq!(f_times(&3.0, &1.0), (9.0, 6.0));
    let mut d = [0.0; 2];
    let (value, by) = d_weigh(2.0, &[3.0, 4.0], &mut d, |v: f64| v * v, 1.0);
    assert_eq!((value, by, d), (50.0, 25.0, [12.0, 16.0]));
    assert_eq!(f_weigh(2.0, 1.0, &[3.0, 4.0], &[1.0, 0.0], |v: f64| v * v), 25.0 + 12.0);
}

struct Problem {
    a: f64,
    b: f64,
}

impl Problem {
    #[autodiff_reverse(d_objective, Duplicated, Duplicated, Duplicated)]
    #[autodiff_forward(f_objective, Dual, Dual, Dual)]
    pub fn objective(&self, x: &[f64], out: &mut f64) {
        *out = self.a + x[0].sqrt() * self.b
    }

    #[autodiff_reverse(d_scale, Duplicated, Active)]
    fn scale(&mut self, by: f64) {
        self.a *= by;
        self.b += self.a;
    }

    #[autodiff_reverse(Self::d_area, Active, Active)]
    fn area(r: f64) -> f64 {
        3.0 * r * r
    }
}

trait Curve {
    fn height(&self, x: f64) -> f64;
    fn d_height(&self, x: f64, seed: f64) -> (f64, f64);

    #[autodiff_reverse(d_twice, Const, Active, Active)]
    fn twice(&self, x: f64) -> f64 {
        2.0 * self.height(x)
    }

    #[autodiff_forward(f_given, Const, Dual, Dual)]
    fn given(&self, x: f64) -> f64;
}

impl Curve for Problem {
    #[autodiff_reverse(d_height, Const, Active, Active)]
    fn height(&self, x: f64) -> f64 {
        self.a * 0.25 * (x * x - 1.0 - 2.0 * x.ln())
    }

    fn given(&self, x: f64) -> f64 {
        self.b * x.sin()
    }
}

fn methods() {
    let (mut p, mut d, mut dx) = (Problem { a: 1.0, b: 2.0 }, Problem { a: 0.0, b: 0.0 }, [0.0]);
    let (mut out, mut seed) = (0.0, 1.0);
    p.d_objective(&mut d, &[2.0], &mut dx, &mut out, &mut seed);
    assert_eq!(d.a, 1.0);
    close("b", d.b, 2f64.sqrt());
    close("x", dx[0], 1.0 / 2f64.sqrt());
    p.f_objective(&Problem { a: 1.0, b: 0.0 }, &[2.0], &[1.0], &mut out, &mut seed);
    close("forward", seed, 1.0 + 1.0 / 2f64.sqrt());
    let mut d = Problem { a: 0.0, b: 1.0 };
    let by: f64 = p.d_scale(&mut d, 3.0);
    assert_eq!((by, d.a, d.b, p.b), (1.0, 3.0, 1.0, 5.0));
    assert_eq!(Problem::d_area(2.0, 1.0), (12.0, 12.0));
    close("trait", p.d_height(2.0, 1.0).1, 3.0 * 0.25 * (4.0 - 1.0));
    close("provided", p.d_twice(2.0, 1.0).1, 2.0 * 3.0 * 0.25 * (4.0 - 1.0));
    close("required", p.f_given(2.0, 1.0).1, 5.0 * 2f64.cos());
}

#[autodiff_reverse(d_raw, Duplicated, Duplicated)]
unsafe fn raw(x: *const f32, y: &mut f32) {
    unsafe { *y = *x * *x }
}

#[autodiff_reverse(d_spoilt, DuplicatedOnly, DuplicatedOnly)]
extern "C" fn spoilt(x: *mut f64, y: &mut f64) {
    unsafe { *y = *x * *x }
}

#[derive(Shadow, Clone, Copy, Debug, PartialEq)]
pub struct Point(f64, f64, i32);

#[autodiff_reverse(d_polar, Active, Active)]
#[autodiff_forward(f_polar, Dual, Dual)]
#[autodiff_forward(f_polar_2, 2, Dual, DualOnly)]
const fn polar(Point(r, s, n): Point) -> (f64, i32) {
    (r * r * s, n)
}

#[autodiff_forward(f_nothing)]
#[autodiff_reverse(d_nothing)]
fn nothing() {}

struct Opaque(f64);

#[autodiff_forward(f_opaque, Const, Const)]
#[autodiff_reverse(d_opaque, Active, Const)]
fn opaque(x: f64) -> Opaque {
    Opaque(x)
}

#[autodiff_reverse(d_boxed, Duplicated, Duplicated, Active)]
fn boxed(x: &Box<f32>, rest: Option<&Vec<f32>>) -> f32 {
    f32::sin(**x) + rest.map_or(0.0, |rest| rest[0] * rest[1])
}

macro_rules! power {
    ($name:ident, $derivative:ident, $type:ty, $n:literal) => {
        #[autodiff_reverse($derivative, Active, Active)]
        fn $name(x: $type) -> $type {
            x.powi($n)
        }
    };
}
power!(cube, d_cube, f32, 3);

fn kinds() {
    let (mut d, mut y, mut dy) = (0.0f32, 0.0f32, 1.0f32);
    unsafe { d_raw(&3.0, &mut d, &mut y, &mut dy) };
    assert_eq!((d, y, dy), (6.0, 9.0, 0.0));
    let (mut x, mut d, mut y, mut dy) = (4.0, 0.0, 0.0, 1.0);
    unsafe { d_spoilt(&mut x, &mut d, &mut y, &mut dy) };
    assert_eq!((d, dy), (8.0, 0.0));
    let (at, one) = (Point(3.0, 5.0, 7), Point(1.0, 0.0, 0));
    assert_eq!(d_polar(at, (1.0, 0)), ((45.0, 7), Point(30.0, 9.0, 7)));
    assert_eq!(f_polar(at, one), ((45.0, 7), (30.0, 7)));
    assert_eq!(f_polar_2(at, one, Point(0.0, 1.0, 0)), [(30.0, 7), (9.0, 7)]);
    f_nothing();
    d_nothing();
    let (value, dx) = d_opaque(2.0);
    assert_eq!((f_opaque(2.0).0, value.0, dx), (2.0, 2.0, 0.0));
    let (rest, mut dx, mut d) = (vec![2.0, 3.0], Box::new(0.0), vec![0.0, 0.0]);
    d_boxed(&Box::new(0.5), &mut dx, Some(&rest), Some(&mut d), 1.0);
    assert_eq!((*dx, &d[..]), (0.5f32.cos(), &[3.0, 2.0][..]));
    assert_eq!(d_cube(2.0, 1.0), (8.0, 12.0));
    #[autodiff_forward(d_inner, Dual, DualOnly)]
    fn inner(x: f32) -> f32 {
        x * x
    }
    assert_eq!(d_inner(3.0, 1.0), 6.0);
}

// Forward over reverse: a column of the Hessian.
#[autodiff_reverse(d_wave, Duplicated, Active)]
fn wave(x: &[f64; 2]) -> f64 {
    x[0] * x[0] * x[1].sin()
}

#[autodiff_forward(f_slopes, Dual, Dual)]
fn slopes(x: &[f64; 2], out: &mut [f64; 2]) {
    d_wave(x, out, 1.0);
}

fn second_order() {
    let (mut out, mut column) = ([0.0; 2], [0.0; 2]);
    f_slopes(&[2.0, 0.5], &[1.0, 0.0], &mut out, &mut column);
    close("slope", out[0], 4.0 * 0.5f64.sin());
    close("twice", column[0], 2.0 * 0.5f64.sin());
    close("mixed", column[1], 4.0 * 0.5f64.cos());
}

fn main() {
    second_order();
    slices();
    outputs();
    generics();
    methods();
    kinds();
    check::finish();
}
