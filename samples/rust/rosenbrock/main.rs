//! Minimum of Rosenbrock's function in n variables by conjugate gradients (Polak and Ribière) with backtracking.
//!
//! f(x) = sum of 100 (x[i+1] - x[i]^2)^2 + (1 - x[i])^2, smallest at (1, ..., 1). The gradient comes from
//! `gradient!`, the slope along the search direction from `jvp!`.

use enzyme::{gradient, jvp, Duplicated};

fn rosenbrock(x: &[f64]) -> f64 {
    x.windows(2).map(|w| 100.0 * (w[1] - w[0] * w[0]).powi(2) + (1.0 - w[0]).powi(2)).sum()
}

fn value_and_gradient(x: &[f64]) -> (f64, Vec<f64>) {
    let mut dx = vec![0.0; x.len()];
    let (value, _) = gradient!(rosenbrock, Duplicated(x, &mut dx[..]));
    (value, dx)
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn main() {
    let n = 10;
    let mut x = vec![-1.2; n];
    let (mut value, mut slope) = value_and_gradient(&x);
    let mut direction: Vec<f64> = slope.iter().map(|g| -g).collect();
    println!("{:>5} {:>12} {:>12}", "step", "f", "|gradient|");
    for step in 0..=3000 {
        let size = dot(&slope, &slope).sqrt();
        if step % 200 == 0 || size < 1e-7 {
            println!("{step:>5} {value:>12.4e} {size:>12.4e}");
        }
        if size < 1e-7 {
            break;
        }
        let (_, mut along) = jvp!(rosenbrock, Duplicated(&x[..], &direction[..]));
        if along >= 0.0 {
            direction = slope.iter().map(|g| -g).collect();
            along = -size * size;
        }
        let mut t = 1.0;
        let moved = loop {
            let y: Vec<f64> = x.iter().zip(&direction).map(|(a, d)| a + t * d).collect();
            if rosenbrock(&y) <= value + 1e-4 * t * along {
                break y;
            }
            t *= 0.5;
        };
        let (next_value, next_slope) = value_and_gradient(&moved);
        let change: Vec<f64> = next_slope.iter().zip(&slope).map(|(a, b)| a - b).collect();
        let beta = (dot(&next_slope, &change) / dot(&slope, &slope)).max(0.0);
        direction = direction.iter().zip(&next_slope).map(|(d, g)| beta * d - g).collect();
        (x, value, slope) = (moved, next_value, next_slope);
    }
    let worst = x.iter().map(|v| (v - 1.0).abs()).fold(0.0, f64::max);
    println!("largest distance from 1: {}", if worst < 1e-6 { "below 1e-6" } else { "too large" });
    println!("check: {}", if worst < 1e-6 { "ok" } else { "WRONG" });
    std::process::exit((worst >= 1e-6) as i32);
}
