//! BLAS and LAPACK by their Fortran symbols, as Rust's crates declare them.
use enzyme::{gradient, jvp, Duplicated};

extern "C" {
    fn ddot_(n: &i32, x: *const f64, incx: &i32, y: *const f64, incy: &i32) -> f64;
    fn dgemv_(trans: *const u8, m: &i32, n: &i32, alpha: &f64, a: *const f64, lda: &i32, x: *const f64, incx: &i32,
              beta: &f64, y: *mut f64, incy: &i32);
    fn dpotrf_(uplo: *const u8, n: &i32, a: *mut f64, lda: &i32, info: &mut i32);
    fn dpotrs_(uplo: *const u8, n: &i32, nrhs: &i32, a: *const f64, lda: &i32, b: *mut f64, ldb: &i32, info: &mut i32);
}

const N: usize = 3;

fn likelihood(x: &[f64]) -> f64 {
    let n = N as i32;
    let mut a = vec![0.0; N * N];
    for i in 0..N {
        for j in 0..N {
            a[i + N * j] = (-(x[i] - x[j]).powi(2)).exp() + if i == j { x[N].powi(2) } else { 0.0 };
        }
    }
    let y: Vec<f64> = (0..N).map(|i| x[N + 1 + i]).collect();
    let (mut solution, mut info) = (y.clone(), 0);
    let mut product = vec![0.0; N];
    unsafe {
        dgemv_(b"T".as_ptr(), &n, &n, &x[N], a.as_ptr(), &n, y.as_ptr(), &1, &0.0, product.as_mut_ptr(), &1);
        dpotrf_(b"L".as_ptr(), &n, a.as_mut_ptr(), &n, &mut info);
        dpotrs_(b"L".as_ptr(), &n, &1, a.as_ptr(), &n, solution.as_mut_ptr(), &n, &mut info);
        let determinant: f64 = (0..N).map(|i| a[i + N * i].ln()).sum();
        0.5 * ddot_(&n, y.as_ptr(), &1, solution.as_ptr(), &1) + determinant + product.iter().sum::<f64>()
    }
}

fn main() {
    let x = vec![0.3, 1.1, -0.7, 0.8, 0.5, -0.2, 1.3];
    let mut dx = vec![0.0; x.len()];
    gradient!(likelihood, Duplicated(&x[..], &mut dx[..]));
    for i in 0..x.len() {
        let (h, mut at) = (1e-6, x.clone());
        at[i] = x[i] + h;
        let above = likelihood(&at);
        at[i] = x[i] - h;
        let slope = (above - likelihood(&at)) / (2.0 * h);
        let mut along = vec![0.0; x.len()];
        along[i] = 1.0;
        let (_, tangent) = jvp!(likelihood, Duplicated(&x[..], &mut along[..]));
        assert!((dx[i] - slope).abs() < 1e-6 * (1.0 + slope.abs()), "{i}: {} {slope}", dx[i]);
        assert!((tangent - dx[i]).abs() < 1e-12 * (1.0 + slope.abs()), "{i}: {} {tangent}", dx[i]);
    }
    println!("ok {dx:?}");
}
