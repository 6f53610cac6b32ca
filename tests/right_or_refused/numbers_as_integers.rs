// A slice of numbers is read as one of integers.
use enzyme::{gradient, jvp, Duplicated};
fn read(x: &[f64]) -> f64 {
    let bits: &[u64] = unsafe { std::slice::from_raw_parts(x.as_ptr() as *const u64, x.len()) };
    bits.iter().map(|b| *b as f64 * 1e-19).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(read, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
