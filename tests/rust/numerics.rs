// Own number types, generics with associated types, const generics, closures, trait objects, f64's methods.
include!("check.rs");
use std::fmt::Debug;
use std::ops::*;
#[derive(Clone, Copy, Debug, PartialEq)]
struct Vec3 {
    x: f64,
    y: f64,
    z: f64,
}
impl Add for Vec3 {
    type Output = Vec3;
    fn add(self, o: Vec3) -> Vec3 {
        Vec3 { x: self.x + o.x, y: self.y + o.y, z: self.z + o.z }
    }
}
impl Sub for Vec3 {
    type Output = Vec3;
    fn sub(self, o: Vec3) -> Vec3 {
        Vec3 { x: self.x - o.x, y: self.y - o.y, z: self.z - o.z }
    }
}
impl Mul<f64> for Vec3 {
    type Output = Vec3;
    fn mul(self, k: f64) -> Vec3 {
        Vec3 { x: self.x * k, y: self.y * k, z: self.z * k }
    }
}
impl Mul<Vec3> for f64 {
    type Output = Vec3;
    fn mul(self, v: Vec3) -> Vec3 {
        v * self
    }
}
impl Neg for Vec3 {
    type Output = Vec3;
    fn neg(self) -> Vec3 {
        self * -1.0
    }
}
impl AddAssign for Vec3 {
    fn add_assign(&mut self, o: Vec3) {
        *self = *self + o;
    }
}
impl Index<usize> for Vec3 {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        match i {
            0 => &self.x,
            1 => &self.y,
            2 => &self.z,
            _ => panic!("no {i}"),
        }
    }
}
impl IndexMut<usize> for Vec3 {
    fn index_mut(&mut self, i: usize) -> &mut f64 {
        match i {
            0 => &mut self.x,
            1 => &mut self.y,
            2 => &mut self.z,
            _ => panic!("no {i}"),
        }
    }
}
impl std::iter::Sum for Vec3 {
    fn sum<I: Iterator<Item = Vec3>>(i: I) -> Vec3 {
        i.fold(Vec3 { x: 0.0, y: 0.0, z: 0.0 }, |a, b| a + b)
    }
}
impl Vec3 {
    fn dot(self, o: Vec3) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
    fn norm(self) -> f64 {
        self.dot(self).sqrt()
    }
    fn cross(self, o: Vec3) -> Vec3 {
        Vec3 { x: self.y * o.z - self.z * o.y, y: self.z * o.x - self.x * o.z, z: self.x * o.y - self.y * o.x }
    }
}
fn bodies(x: &[f64]) -> f64 {
    let mut p: Vec<Vec3> = (0..3).map(|i| Vec3 { x: x[i], y: x[(i + 1) % 5], z: x[(i + 2) % 5] }).collect();
    let mut v = vec![Vec3 { x: 0.0, y: 0.1, z: -0.1 }; 3];
    for _ in 0..4 {
        for i in 0..3 {
            let f: Vec3 = (0..3)
                .filter(|j| *j != i)
                .map(|j| {
                    let d = p[j] - p[i];
                    d * (1.0 / (d.norm().powi(3) + 0.1))
                })
                .sum();
            v[i] += 0.05 * f;
        }
        for (a, b) in p.iter_mut().zip(&v) {
            *a += *b * 0.05;
            (*a)[1] *= 1.01;
        }
    }
    p.iter().zip(&v).map(|(a, b)| a.cross(*b).norm() + (-*a).dot(*b) + a[2]).sum()
}
#[derive(Clone, Debug)]
struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);
impl<const R: usize, const C: usize, const K: usize> Mul<&Matrix<C, K>> for &Matrix<R, C> {
    type Output = Matrix<R, K>;
    fn mul(self, o: &Matrix<C, K>) -> Matrix<R, K> {
        let mut m = Matrix([[0.0; K]; R]);
        for i in 0..R {
            for j in 0..K {
                for k in 0..C {
                    m.0[i][j] += self.0[i][k] * o.0[k][j];
                }
            }
        }
        m
    }
}
impl<const R: usize, const C: usize> Matrix<R, C> {
    fn t(&self) -> Matrix<C, R> {
        Matrix(std::array::from_fn(|i| std::array::from_fn(|j| self.0[j][i])))
    }
    fn map(&self, f: impl Fn(f64) -> f64) -> Self {
        Matrix(self.0.map(|r| r.map(&f)))
    }
}
fn matrices(x: &[f64]) -> f64 {
    let a = Matrix::<2, 3>([[x[0], x[1], x[2]], [x[3], x[4], 1.0]]);
    let b = &a * &a.t();
    let c = &b.map(|v| v.tanh()) * &a;
    c.0.iter().flatten().map(|v| v * v).sum::<f64>() + b.0[0][1]
}
#[derive(Clone, Copy)]
struct Complex<T> {
    re: T,
    im: T,
}
impl<T: Mul<Output = T> + Sub<Output = T> + Add<Output = T> + Copy> Mul for Complex<T> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}
impl<T: Add<Output = T>> Add for Complex<T> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Complex { re: self.re + o.re, im: self.im + o.im }
    }
}
fn mandel(x: &[f64]) -> f64 {
    let c = Complex { re: x[0] * 0.3, im: x[1] * 0.3 };
    let mut z = Complex::<f64> { re: 0.0, im: 0.0 };
    let mut n = 0;
    while z.re.hypot(z.im) < 2.0 && n < 12 {
        z = z * z + c;
        n += 1;
    }
    z.re * z.re + z.im
}
#[derive(Clone, Copy)]
struct Dual {
    v: f64,
    d: f64,
}
impl Mul for Dual {
    type Output = Dual;
    fn mul(self, o: Dual) -> Dual {
        Dual { v: self.v * o.v, d: self.d * o.v + self.v * o.d }
    }
}
fn duals(x: &[f64]) -> f64 {
    x.iter().map(|v| Dual { v: *v, d: 1.0 }).fold(Dual { v: 1.0, d: 0.0 }, |a, b| a * b).d
}
trait Model {
    type State: Clone + Debug;
    fn start(&self) -> Self::State;
    fn step(&self, s: &Self::State) -> Self::State;
    fn loss(&self, s: &Self::State) -> f64;
}
struct Pendulum {
    k: f64,
    d: f64,
}
impl Model for Pendulum {
    type State = (f64, f64);
    fn start(&self) -> (f64, f64) {
        (1.0, 0.0)
    }
    fn step(&self, s: &(f64, f64)) -> (f64, f64) {
        (s.0 + 0.1 * s.1, s.1 - 0.1 * (self.k * s.0.sin() + self.d * s.1))
    }
    fn loss(&self, s: &(f64, f64)) -> f64 {
        s.0 * s.0 + s.1
    }
}
struct Chain(Vec<f64>);
impl Model for Chain {
    type State = Vec<f64>;
    fn start(&self) -> Vec<f64> {
        vec![1.0; self.0.len()]
    }
    fn step(&self, s: &Vec<f64>) -> Vec<f64> {
        s.iter().zip(&self.0).map(|(a, k)| a - 0.1 * k * a * a).collect()
    }
    fn loss(&self, s: &Vec<f64>) -> f64 {
        s.iter().sum()
    }
}
fn simulate<M: Model>(m: &M, n: usize) -> f64
where
    M::State: PartialEq,
{
    let mut s = m.start();
    for _ in 0..n {
        s = m.step(&s);
    }
    assert!(s == s, "nan in {s:?}");
    m.loss(&s)
}
fn models(x: &[f64]) -> f64 {
    simulate(&Pendulum { k: x[0], d: x[1] }, 20) * simulate(&Chain(x.to_vec()), 7)
}
trait Shape {
    fn area(&self) -> f64;
    fn name(&self) -> String {
        "shape".into()
    }
}
struct Circle(f64);
struct Rect {
    w: f64,
    h: f64,
}
impl Shape for Circle {
    fn area(&self) -> f64 {
        std::f64::consts::PI * self.0 * self.0
    }
}
impl Shape for Rect {
    fn area(&self) -> f64 {
        self.w * self.h
    }
    fn name(&self) -> String {
        format!("rect {:.1}", self.w)
    }
}
fn shapes(x: &[f64]) -> f64 {
    let s: Vec<Box<dyn Shape>> =
        vec![Box::new(Circle(x[0])), Box::new(Rect { w: x[1], h: x[2] }), Box::new(Circle(x[3] * x[4]))];
    let names: Vec<String> = s.iter().map(|s| s.name()).collect();
    s.iter().map(|s| s.area()).sum::<f64>() * names.join(",").len() as f64
}
fn closures(x: &[f64]) -> f64 {
    let fs: Vec<Box<dyn Fn(f64) -> f64 + '_>> =
        vec![Box::new(|v| v * x[0]), Box::new(f64::sin), Box::new(move |v| v + x[1] * x[1])];
    let compose = fs.iter().fold(x[2], |v, f| f(v));
    let mut sum = 0.0;
    let mut acc = |v: f64| {
        sum += v * v;
        sum
    };
    for v in x {
        acc(*v);
    }
    fn twice<F>(f: F) -> impl Fn(f64) -> f64
    where
        F: Fn(f64) -> f64,
    {
        move |v| f(f(v))
    }
    let t = twice(|v| v * v + x[3]);
    let table: [fn(f64) -> f64; 3] = [f64::exp, f64::cos, |v| v.powi(3)];
    let once: Box<dyn FnOnce() -> f64 + '_> = Box::new(|| x[4] * 2.0);
    compose + sum * t(0.5) + table.iter().map(|f| f(x[1])).sum::<f64>() + once()
}
fn methods(x: &[f64]) -> f64 {
    let (a, b, c) = (x[0], x[1], x[2]);
    a.powi(3)
        + a.powf(b)
        + a.exp()
        + b.ln()
        + a.sin()
        + a.atan2(b)
        + a.hypot(c)
        + a.mul_add(b, c)
        + c.clamp(0.2, 1.1)
        + (-a).abs()
        + a.signum() * b
        + a.max(b) * a.min(c)
        + (a * 7.3).rem_euclid(1.7)
        + (a * 9.1) % 2.0
        + a.exp2()
        + a.log10()
        + a.log2()
        + a.log(3.0)
        + a.ln_1p()
        + b.exp_m1()
        + b.asin()
        + b.acos()
        + b.atan()
        + a.sinh()
        + a.cosh()
        + a.tanh()
        + a.asinh()
        + (a + 1.0).acosh()
        + b.atanh()
        + a.cbrt()
        + a.recip()
        + a.to_radians()
        + a.to_degrees()
        + a.fract() * b
        + (a * 3.0).floor() * b
        + a.round()
        + a.trunc()
        + {
            let (s, c) = a.sin_cos();
            s * c
        }
        + a.copysign(-1.0)
        + (a * 5.5).div_euclid(2.0) * b
        + f64::from(a as f32 as f64 > 0.0)
        + a.tan()
        + (a.to_bits() & 1) as f64 * 0.0
}
fn f32s(x: &[f64]) -> f64 {
    let y: Vec<f32> = x.iter().map(|v| *v as f32).collect();
    let s: f64 = y.iter().map(|v| (*v as f64).powi(2)).sum();
    s
}
static TABLE: [f64; 5] = [1.0, -2.0, 0.5, 3.0, 0.25];
const COEF: &[f64] = &[0.5, -1.0, 2.0];
fn tables(x: &[f64]) -> f64 {
    x.iter().zip(TABLE.iter()).map(|(a, b)| COEF.iter().rev().fold(0.0, |s, c| s * a + c) * b).sum()
}
fn main() {
    let x = [0.91, 0.43, 1.31, 0.72, 0.63];
    check_slice!(bodies, x);
    check_slice!(matrices, x);
    check_slice!(mandel, x);
    check_slice!(duals, x);
    check_slice!(models, x);
    check_slice!(shapes, x);
    check_slice!(closures, x);
    check_slice!(methods, x);
    check_slice!(tables, x);
    let mut d = [0.0; 5];
    enzyme::gradient!(f32s, enzyme::Duplicated(&x[..], &mut d[..]));
    for i in 0..5 {
        check::close("f32", d[i], 2.0 * x[i], 1e-6);
    }
    check::finish();
}
