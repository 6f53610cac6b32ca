// Records whose words hold a number, an integer, or two smaller members, reversed and sorted.
use enzyme::{gradient, jvp, Duplicated};
#[derive(Clone, Copy)]
struct Sample {
    id: u32,
    weight: f64,
    count: u64,
    scale: f32,
}
fn samples(x: &[f64]) -> Vec<Sample> {
    let number = |(i, v): (usize, &f64)| Sample { id: 7 - i as u32, weight: v * v, count: i as u64 + 2, scale: 0.5 };
    x.iter().enumerate().map(number).collect()
}
fn sum(samples: &[Sample]) -> f64 {
    let each = |(i, s): (usize, &Sample)| s.weight * s.count as f64 * s.scale as f64 * i as f64 + s.id as f64;
    samples.iter().enumerate().map(each).sum()
}
fn reversed(x: &[f64]) -> f64 {
    let mut v = samples(x);
    v.reverse();
    sum(&v)
}
fn sorted(x: &[f64]) -> f64 {
    let mut v = samples(x);
    v.sort_by_key(|s| s.id);
    sum(&v)
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(reversed, [0.7, 1.1, 0.4, 1.3], ok);
    check!(sorted, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
