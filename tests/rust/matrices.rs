// Matrices and complex numbers of the program's own: operators, const generics, indices, formatting beside.
include!("check.rs");
use std::fmt;
use std::ops::{Add, AddAssign, Div, Index, IndexMut, Mul, Neg, Sub};
#[derive(Clone, Copy, Debug, PartialEq)]
struct Mat<const R: usize, const C: usize>([[f64; C]; R]);
impl<const R: usize, const C: usize> Index<(usize, usize)> for Mat<R, C> {
    type Output = f64;
    fn index(&self, i: (usize, usize)) -> &f64 {
        &self.0[i.0][i.1]
    }
}
impl<const R: usize, const C: usize> IndexMut<(usize, usize)> for Mat<R, C> {
    fn index_mut(&mut self, i: (usize, usize)) -> &mut f64 {
        &mut self.0[i.0][i.1]
    }
}
impl<const R: usize, const K: usize, const C: usize> Mul<Mat<K, C>> for Mat<R, K> {
    type Output = Mat<R, C>;
    fn mul(self, o: Mat<K, C>) -> Mat<R, C> {
        let mut m = Mat([[0.0; C]; R]);
        for i in 0..R {
            for j in 0..C {
                for k in 0..K {
                    m[(i, j)] += self[(i, k)] * o[(k, j)];
                }
            }
        }
        m
    }
}
impl<const R: usize, const C: usize> Add for Mat<R, C> {
    type Output = Self;
    fn add(mut self, o: Self) -> Self {
        for i in 0..R {
            for j in 0..C {
                self.0[i][j] += o.0[i][j];
            }
        }
        self
    }
}
impl<const R: usize, const C: usize> Mat<R, C> {
    fn transpose(&self) -> Mat<C, R> {
        let mut m = Mat([[0.0; R]; C]);
        for i in 0..R {
            for j in 0..C {
                m[(j, i)] = self[(i, j)];
            }
        }
        m
    }
    fn frobenius(&self) -> f64 {
        self.0.iter().flatten().map(|v| v * v).sum::<f64>().sqrt()
    }
}
impl<const R: usize, const C: usize> fmt::Display for Mat<R, C> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for r in &self.0 {
            writeln!(f, "{:?}", r)?;
        }
        Ok(())
    }
}
fn matrices(x: &[f64]) -> f64 {
    let a = Mat::<2, 3>([[x[0], x[1], x[2]], [x[3], x[4], x[5]]]);
    let b = a.transpose() * a + Mat([[x[0], 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, x[5], 2.0]]);
    let s = format!("{}", b);
    b.frobenius() * s.len().min(1) as f64
}
fn lu_det(x: &[f64]) -> f64 {
    let n = 3;
    let mut a: Vec<Vec<f64>> = (0..n).map(|i| x[i * n..(i + 1) * n].to_vec()).collect();
    let mut det = 1.0;
    for k in 0..n {
        let p = (k..n)
            .max_by(|&i, &j| a[i][k].abs().partial_cmp(&a[j][k].abs()).unwrap())
            .unwrap();
        if p != k {
            a.swap(p, k);
            det = -det;
        }
        det *= a[k][k];
        for i in k + 1..n {
            let f = a[i][k] / a[k][k];
            for j in k..n {
                let t = a[k][j];
                a[i][j] -= f * t;
            }
        }
    }
    det
}
#[derive(Clone, Copy)]
struct Complex {
    re: f64,
    im: f64,
}
impl Add for Complex {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Complex {
            re: self.re + o.re,
            im: self.im + o.im,
        }
    }
}
impl Sub for Complex {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        self + -o
    }
}
impl Neg for Complex {
    type Output = Self;
    fn neg(self) -> Self {
        Complex {
            re: -self.re,
            im: -self.im,
        }
    }
}
impl Mul for Complex {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Complex {
            re: self.re * o.re - self.im * o.im,
            im: self.re * o.im + self.im * o.re,
        }
    }
}
impl Div for Complex {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        let d = o.re * o.re + o.im * o.im;
        Complex {
            re: (self.re * o.re + self.im * o.im) / d,
            im: (self.im * o.re - self.re * o.im) / d,
        }
    }
}
impl AddAssign for Complex {
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}
impl std::iter::Sum for Complex {
    fn sum<I: Iterator<Item = Self>>(i: I) -> Self {
        i.fold(Complex { re: 0.0, im: 0.0 }, |a, b| a + b)
    }
}
fn complexes(x: &[f64]) -> f64 {
    let z: Vec<Complex> = x.chunks(2).map(|c| Complex { re: c[0], im: c[1] }).collect();
    let mut w = z[0];
    for v in &z[1..] {
        w = w * *v / (w - *v);
        w += *v;
    }
    let s: Complex = z.iter().map(|v| *v * w).sum();
    s.re * s.re + s.im
}
fn dft(x: &[f64]) -> f64 {
    let n = x.len();
    (0..n)
        .map(|k| {
            let (mut re, mut im) = (0.0, 0.0);
            for (t, v) in x.iter().enumerate() {
                let a = -2.0 * std::f64::consts::PI * (k * t) as f64 / n as f64;
                re += v * a.cos();
                im += v * a.sin();
            }
            (re * re + im * im).sqrt() * (k + 1) as f64
        })
        .sum()
}
/// The result is only written here, through `out`.
fn power(a: &[f64; 9], n: u32, out: &mut [f64; 9]) {
    if n == 1 {
        *out = *a;
        return;
    }
    let mut half = [0.0; 9];
    power(a, n / 2, &mut half);
    for i in 0..3 {
        for j in 0..3 {
            out[3 * i + j] = (0..3).map(|k| half[3 * i + k] * half[3 * k + j]).sum();
        }
    }
}
fn powers(x: &[f64]) -> f64 {
    let (mut a, mut r) = ([0.0; 9], [0.0; 9]);
    for i in 0..9 {
        a[i] = (x[i % x.len()] + i as f64).sin();
    }
    power(&a, 8, &mut r);
    r[1] + r[5] * r[6]
}
fn main() {
    check_slice!(matrices, [0.5, -1.0, 2.0, 0.25, 1.5, -0.75]);
    check_slice!(powers, [0.5, -1.0, 2.0, 0.25]);
    check_slice!(lu_det, [0.5, -1.0, 2.0, 0.25, 1.5, -0.75, 3.0, 0.1, 0.7]);
    check_slice!(complexes, [0.5, -1.0, 2.0, 0.25, 1.5, -0.75]);
    check_slice!(dft, [0.5, -1.0, 2.0, 0.25, 1.5, -0.75]);
    check::finish();
}
