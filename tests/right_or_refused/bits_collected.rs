// The bits of all numbers of a slice are collected, and converted.
use enzyme::{gradient, jvp, Duplicated};
fn collected(x: &[f64]) -> f64 {
    let bits: Vec<u64> = x.iter().map(|v| v.to_bits()).collect();
    bits.iter().map(|b| *b as f64 * 1e-19).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(collected, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
