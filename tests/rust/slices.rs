// Slices and arrays: indexing with bounds checks, iterators, views, output through &mut.
include!("check.rs");
use enzyme::{gradient, Active, Const, Duplicated};

fn indexed(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += x[i] * x[x.len() - 1 - i].sin();
    }
    sum
}

fn rosenbrock(x: &[f64]) -> f64 {
    x.windows(2).map(|w| 100.0 * (w[1] - w[0] * w[0]).powi(2) + (1.0 - w[0]).powi(2)).sum()
}

fn zipped(x: &[f64]) -> f64 {
    let (left, right) = x.split_at(x.len() / 2);
    left.iter().zip(right).map(|(a, b)| a * b.exp()).sum::<f64>() + x.iter().rev().enumerate().map(|(i, v)| i as f64 * v * v).sum::<f64>()
}

fn folded(x: &[f64]) -> f64 {
    x.iter().fold(1.0, |p, v| p * v) + x.iter().copied().fold(f64::NEG_INFINITY, f64::max) * x.iter().filter(|v| **v > 0.5).product::<f64>()
}

fn chunked(x: &[f64]) -> f64 {
    x.chunks(2).map(|c| c.iter().sum::<f64>().powi(2)).sum::<f64>() + x.chunks_exact(2).map(|c| c[0] * c[1]).sum::<f64>()
}

fn stepped(x: &[f64]) -> f64 {
    let mut total = 0.0;
    for i in (0..x.len()).step_by(2) {
        total += x[i] * x[i];
    }
    for (a, b) in x.iter().skip(1).zip(x.iter().take(3)) {
        total += a / b;
    }
    total
}

fn array(x: &[f64]) -> f64 {
    let mut a = [0.0; 4];
    a.copy_from_slice(&x[..4]);
    a.swap(0, 3);
    a.reverse();
    a[1..3].iter_mut().for_each(|v| *v = v.sin());
    let squares = a.map(|v| v * v);
    squares[0] * a[1] + squares[2] - a[3]
}

fn matrices(x: &[f64]) -> f64 {
    let mut m = [[0.0f64; 3]; 3];
    for i in 0..3 {
        for j in 0..3 {
            m[i][j] = x[(i + j) % x.len()] * (1 + i) as f64;
        }
    }
    let mut p = [[0.0f64; 3]; 3];
    for i in 0..3 {
        for j in 0..3 {
            for k in 0..3 {
                p[i][j] += m[i][k] * m[k][j];
            }
        }
    }
    p.iter().flatten().map(|v| v.sqrt()).sum()
}

fn in_place(x: &mut [f64], n: usize) -> f64 {
    for _ in 0..n {
        for i in 1..x.len() {
            x[i] += 0.5 * x[i - 1] * x[i];
        }
    }
    x[x.len() - 1]
}

fn axpy(a: f64, x: &[f64], y: &mut [f64]) -> f64 {
    for (yi, xi) in y.iter_mut().zip(x) {
        *yi += a * xi;
    }
    y.iter().map(|v| v * v).sum()
}

fn of_array(x: &[f64; 3]) -> f64 {
    let [a, b, c] = *x;
    a * b + c.sin() * a
}

fn weighted(x: &[f64], w: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        s += w[i] * x[i] * x[i];
    }
    s
}

fn mixed_precision(x: &[f32], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(a, b)| (*a as f64) * b * b).sum()
}

fn bubbled(x: &[f64]) -> f64 {
    let mut a = [0.0; 5];
    let n = x.len().min(5);
    a[..n].copy_from_slice(&x[..n]);
    for i in 0..n {
        for j in 0..n - 1 - i {
            if a[j] > a[j + 1] {
                a.swap(j, j + 1);
            }
        }
    }
    a.iter().enumerate().map(|(i, v)| (i + 1) as f64 * v * v).sum()
}

fn main() {
    let x = [0.9, 0.4, 1.3, 0.7, 0.6];
    check_slice!(indexed, x);
    check_slice!(rosenbrock, x);
    check_slice!(zipped, x);
    check_slice!(folded, x);
    check_slice!(chunked, x);
    check_slice!(stepped, x);
    check_slice!(array, x);
    check_slice!(matrices, x);
    check_slice!(bubbled, x);
    {
        let mut a = x;
        let mut da = [0.0; 5];
        da[4] = 0.0;
        let (value, _) = gradient!(in_place, Duplicated(&mut a[..], &mut da[..]), Const(3));
        check::close("in_place", value, in_place(&mut x.clone(), 3), 1e-15);
        check::gradient("in_place", |y| in_place(&mut y.to_vec(), 3), &x, &da);
    }
    {
        let mut y = [1.0, 2.0, 3.0, 4.0, 5.0];
        let (mut dx, mut dy) = ([0.0; 5], [0.0; 5]);
        let before = y;
        let (_, (da, _, _)) = gradient!(axpy, Active(1.5), Duplicated(&x[..], &mut dx[..]), Duplicated(&mut y[..], &mut dy[..]));
        check::close("axpy a", da, check::slope(|a| axpy(a, &x, &mut before.clone()), 1.5), 1e-8);
        check::gradient("axpy x", |v| axpy(1.5, v, &mut before.clone()), &x, &dx);
        check::gradient("axpy y", |v| axpy(1.5, &x, &mut v.to_vec()), &before, &dy);
    }
    {
        let a = [1.0, 2.0, 0.5];
        let mut da = [0.0; 3];
        gradient!(of_array, Duplicated(&a, &mut da));
        check::gradient("of_array", |v| of_array(&[v[0], v[1], v[2]]), &a, &da);
    }
    {
        let w = [1.0, 10.0, 100.0, 0.1, 0.2];
        let mut dx = [0.0; 5];
        gradient!(weighted, Duplicated(&x[..], &mut dx[..]), Const(&w[..]), Const(4));
        check::gradient("weighted", |v| weighted(v, &w, 4), &x, &dx);
    }
    {
        let a = [1.0f32, 2.0];
        let mut da = [0f32; 2];
        let mut dx = [0.0; 2];
        gradient!(mixed_precision, Duplicated(&a[..], &mut da[..]), Duplicated(&x[..2], &mut dx[..]));
        check::close("mixed", da[1] as f64, x[1] * x[1], 1e-6);
        check::gradient("mixed", |v| mixed_precision(&a, v), &x[..2], &dx);
    }
    check::finish();
}
