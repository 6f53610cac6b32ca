// Records of an integer and a number that std sorts: a pivot is kept as its distance from the first record.
use enzyme::{gradient, jvp, Duplicated};
fn sorted(x: &[f64]) -> f64 {
    let mut v: Vec<(u32, f64)> = x.iter().enumerate().map(|(i, w)| ((i as u32 * 7) % 5, w * w)).collect();
    v.sort_by(|a, b| a.1.partial_cmp(&b.1).unwrap());
    let s: f64 = v.iter().enumerate().map(|(k, p)| (k as f64 + p.0 as f64) * p.1).sum();
    v.sort_unstable_by(|a, b| b.0.cmp(&a.0));
    s + v.iter().fold(0.0, |a, p| a * 0.5 + p.1)
}
#[derive(Clone, Copy, PartialEq)]
enum Shape {
    Circle { r: f64 },
    Rect { w: f64, h: f64 },
    Poly { n: u32, side: f64 },
    Unit,
}
fn area(s: &Shape) -> f64 {
    match *s {
        Shape::Circle { r } => 3.0 * r * r,
        Shape::Rect { w, h } => w * h,
        Shape::Poly { n, side } => n as f64 * side * side,
        Shape::Unit => 1.0,
    }
}
fn shapes(x: &[f64]) -> f64 {
    let mut all = vec![Shape::Circle { r: x[0] }, Shape::Rect { w: x[1], h: x[2] }, Shape::Poly { n: 5, side: x[3] }, Shape::Unit];
    all.sort_by(|a, b| area(b).partial_cmp(&area(a)).unwrap());
    all.swap(0, 2);
    all.retain(|s| *s != Shape::Unit);
    all.iter().enumerate().map(|(i, s)| (i + 1) as f64 * area(s)).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(sorted, [0.7, 1.1, 0.4, 1.3], ok);
    check!(shapes, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
