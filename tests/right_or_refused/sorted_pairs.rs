// Records of an integer and a number that std sorts: a pivot is kept as its distance from the first record.
use enzyme::{gradient, jvp, Duplicated};
fn sorted(x: &[f64]) -> f64 {
    let mut v: Vec<(u32, f64)> = x.iter().enumerate().map(|(i, w)| ((i as u32 * 7) % 5, w * w)).collect();
    v.sort_by(|a, b| a.1.partial_cmp(&b.1).unwrap());
    let s: f64 = v.iter().enumerate().map(|(k, p)| (k as f64 + p.0 as f64) * p.1).sum();
    v.sort_unstable_by(|a, b| b.0.cmp(&a.0));
    s + v.iter().fold(0.0, |a, p| a * 0.5 + p.1)
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(sorted, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
