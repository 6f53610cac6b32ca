// Bits of numbers whose bytes are turned, in vectors of words and of bytes.
use enzyme::{gradient, jvp, Duplicated};
fn words(x: &[f64]) -> f64 {
    let w: Vec<u64> = x.iter().map(|v| (v * v).to_bits().swap_bytes()).collect();
    let mut u = w.clone();
    u.reverse();
    u.iter().enumerate().map(|(i, v)| f64::from_bits(v.swap_bytes()) * (i + 1) as f64).sum()
}
fn bytes(x: &[f64]) -> f64 {
    let mut b: Vec<u8> = Vec::new();
    for v in x {
        b.extend_from_slice(&(v * v).to_be_bytes());
        b.extend_from_slice(&v.sin().to_be_bytes());
    }
    b.chunks_exact(16)
        .map(|c| f64::from_be_bytes(c[..8].try_into().unwrap()) * f64::from_be_bytes(c[8..].try_into().unwrap()))
        .sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(words, [0.7, 1.1, 0.4, 1.3], ok);
    check!(bytes, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
