// The bits of numbers through to_string and parse.
use enzyme::{gradient, jvp, Duplicated};
fn f(x: &[f64]) -> f64 {
    let bits = |v: &f64| v.to_bits().to_string().parse::<u64>().unwrap();
    x.iter().map(|v| f64::from_bits(bits(v)).powi(2)).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(f, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
