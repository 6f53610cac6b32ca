// Codes and numbers pushed to a vector of bytes, and functions of a table that take the numbers.
use enzyme::{gradient, jvp, Duplicated};
fn bytes(x: &[f64]) -> f64 {
    let mut b: Vec<u8> = Vec::new();
    for (i, v) in x.iter().enumerate() { b.push(i as u8 % 2); b.extend_from_slice(&v.to_ne_bytes()); }
    let ops: [fn(f64, f64) -> f64; 2] = [|a, v| a + v, |a, v| a * v];
    let (mut p, mut acc) = (0, 1.0);
    while p < b.len() { let k = b[p] as usize; let v = f64::from_ne_bytes(b[p + 1..p + 9].try_into().unwrap()); acc = ops[k](acc, v); p += 9; }
    acc
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(bytes, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
