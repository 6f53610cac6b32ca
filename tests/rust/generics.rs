// Traits, generics, closures, enums, operators, dynamic dispatch, iterators of one's own.
include!("check.rs");
use enzyme::{gradient, Active, Const, Duplicated};
use std::ops::{Add, Index, IndexMut, Mul, Neg, Sub};

#[derive(Clone, Copy)]
struct V3<T>([T; 3]);

impl<T: Copy + Add<Output = T>> Add for V3<T> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        V3([self.0[0] + o.0[0], self.0[1] + o.0[1], self.0[2] + o.0[2]])
    }
}
impl<T: Copy + Sub<Output = T>> Sub for V3<T> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        V3([self.0[0] - o.0[0], self.0[1] - o.0[1], self.0[2] - o.0[2]])
    }
}
impl<T: Copy + Mul<Output = T>> Mul<T> for V3<T> {
    type Output = Self;
    fn mul(self, s: T) -> Self {
        V3(self.0.map(|v| v * s))
    }
}
impl Neg for V3<f64> {
    type Output = Self;
    fn neg(self) -> Self {
        self * -1.0
    }
}
impl<T: Copy + Mul<Output = T> + Add<Output = T> + Sub<Output = T>> V3<T> {
    fn dot(&self, o: &Self) -> T {
        self.0[0] * o.0[0] + self.0[1] * o.0[1] + self.0[2] * o.0[2]
    }
    fn cross(&self, o: &Self) -> Self {
        let (a, b) = (&self.0, &o.0);
        V3([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])
    }
}

fn vectors(x: &[f64]) -> f64 {
    let a = V3([x[0], x[1], x[2]]);
    let b = V3([x[3], x[4], x[5]]);
    let c = (a + b * 2.0 - -a).cross(&b);
    c.dot(&a) + c.dot(&c)
}

trait Shape {
    fn area(&self) -> f64;
    fn doubled(&self) -> f64 {
        2.0 * self.area()
    }
}
struct Circle(f64);
struct Rectangle {
    w: f64,
    h: f64,
}
impl Shape for Circle {
    fn area(&self) -> f64 {
        std::f64::consts::PI * self.0 * self.0
    }
}
impl Shape for Rectangle {
    fn area(&self) -> f64 {
        self.w * self.h
    }
    fn doubled(&self) -> f64 {
        self.w * self.h + self.w * self.h
    }
}
fn static_dispatch(x: &[f64]) -> f64 {
    fn both<A: Shape, B: Shape>(a: &A, b: &B) -> f64 {
        a.area() * b.doubled()
    }
    both(&Circle(x[0]), &Rectangle { w: x[1], h: x[2] })
}
fn dynamic_dispatch(x: &[f64]) -> f64 {
    let shapes: [Box<dyn Shape>; 3] =
        [Box::new(Circle(x[0])), Box::new(Rectangle { w: x[1], h: x[2] }), Box::new(Circle(x[3]))];
    shapes.iter().map(|s| s.area() * s.doubled()).sum()
}

#[derive(Clone, Copy)]
enum Layer {
    Scale(f64),
    Shift { by: f64, times: u32 },
    Squash,
    Count(u64),
}
fn apply(layers: &[Layer], x: f64) -> f64 {
    layers.iter().fold(x, |v, layer| match *layer {
        Layer::Scale(s) => v * s,
        Layer::Shift { by, times } => v + by * times as f64,
        Layer::Squash => v.tanh(),
        Layer::Count(n) => v * n as f64,
    })
}
fn enums(x: &[f64]) -> f64 {
    let layers = [Layer::Scale(x[0]), Layer::Shift { by: x[1], times: 3 }, Layer::Squash, Layer::Count(2), Layer::Scale(x[2])];
    apply(&layers, x[3])
}

fn composed(x: &[f64]) -> f64 {
    fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C {
        move |a| g(f(a))
    }
    let scale = x[0];
    let f = compose(move |a: f64| a * scale, |a: f64| a.sin());
    let g: Box<dyn Fn(f64) -> f64> = Box::new(move |a| a * a + scale);
    let table: [fn(f64) -> f64; 2] = [f64::exp, f64::cos];
    f(x[1]) + g(x[2]) + table[0](x[3]) * table[1](x[1])
}

struct Matrix<const N: usize> {
    cells: [[f64; N]; N],
}
impl<const N: usize> Index<(usize, usize)> for Matrix<N> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.cells[i][j]
    }
}
impl<const N: usize> IndexMut<(usize, usize)> for Matrix<N> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.cells[i][j]
    }
}
impl<const N: usize> Matrix<N> {
    fn determinant(mut self) -> Option<f64> {
        let mut d = 1.0;
        for k in 0..N {
            let p = (k..N).max_by(|&a, &b| self[(a, k)].abs().total_cmp(&self[(b, k)].abs()))?;
            if self[(p, k)] == 0.0 {
                return None;
            }
            if p != k {
                self.cells.swap(p, k);
                d = -d;
            }
            d *= self[(k, k)];
            for i in k + 1..N {
                let f = self[(i, k)] / self[(k, k)];
                for j in k..N {
                    let above = self[(k, j)];
                    self[(i, j)] -= f * above;
                }
            }
        }
        Some(d)
    }
}
fn determinant(x: &[f64]) -> f64 {
    let mut m = Matrix::<3> { cells: [[0.1; 3]; 3] };
    for (k, v) in x.iter().enumerate() {
        m[(k % 3, (k * 2 + k / 3) % 3)] += v;
    }
    m.determinant().unwrap_or(0.0)
}

struct Powers {
    base: f64,
    now: f64,
}
impl Iterator for Powers {
    type Item = f64;
    fn next(&mut self) -> Option<f64> {
        self.now *= self.base;
        (self.now.abs() > 1e-10).then_some(self.now)
    }
}
fn iterated(x: &[f64]) -> f64 {
    Powers { base: x[1], now: 1.0 }.take(20).sum::<f64>()
        + x.iter().scan(1.0, |p, v| { *p *= v; Some(*p) }).sum::<f64>()
        + x.iter().flat_map(|a| x.iter().map(move |b| a * b)).step_by(3).sum::<f64>()
        + x.iter().cloned().reduce(|a, b| a * b + b).unwrap()
        + x.iter().take_while(|a| **a < 1.0).chain(x.iter().skip(4)).map(|a| a.exp()).sum::<f64>()
}

fn fallible(x: &[f64]) -> f64 {
    fn root(v: f64) -> Result<f64, String> {
        if v < 0.0 { Err(format!("{v} is negative")) } else { Ok(v.sqrt()) }
    }
    fn all(x: &[f64]) -> Result<f64, String> {
        let mut s = 0.0;
        for v in x {
            s += root(*v)? * v;
        }
        Ok(s)
    }
    all(x).unwrap() + root(-x[0]).unwrap_or(x[1])
}

trait Real: Copy + Add<Output = Self> + Mul<Output = Self> {
    fn sine(self) -> Self;
}
impl Real for f64 {
    fn sine(self) -> f64 {
        self.sin()
    }
}
impl Real for f32 {
    fn sine(self) -> f32 {
        self.sin()
    }
}
fn generic<T: Real>(a: T, b: T) -> T {
    (a * b).sine() + a
}

fn main() {
    let x = [0.9, 0.4, 1.3, 0.7, 0.6, 0.8];
    check_slice!(vectors, x);
    check_slice!(static_dispatch, x);
    check_slice!(dynamic_dispatch, x);
    check_slice!(enums, x);
    check_slice!(composed, x);
    check_slice!(determinant, x);
    check_slice!(iterated, x);
    check_slice!(fallible, x);
    let (_, (da, db)) = gradient!(generic::<f64>, Active(0.5), Active(2.0));
    check::close("generic", da, 2.0 * 1f64.cos() + 1.0, 1e-14);
    check::close("generic", db, 0.5 * 1f64.cos(), 1e-14);
    let (_, (da, _)) = gradient!(generic::<f32>, Active(0.5f32), Active(2.0f32));
    check::close("generic f32", da as f64, 2.0 * 1f64.cos() + 1.0, 1e-6);
    let layers = [Layer::Scale(3.0), Layer::Squash];
    let (_, (_, slope)) = gradient!(apply, Const(&layers[..]), Active(0.2));
    check::close("apply", slope, 3.0 / 0.6f64.cosh().powi(2), 1e-14);
    let mut d = [0.0; 6];
    gradient!(|y: &[f64]| vectors(y) * x[0], Duplicated(&x[..], &mut d[..]));
    check::gradient("closure", |y| vectors(y) * x[0], &x, &d);
    check::finish();
}
