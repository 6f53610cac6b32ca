// Seconds as std::time::Duration: its integers are made of the bits of a number, or are zero where that is small.
use enzyme::{gradient, jvp, Duplicated};
use std::time::Duration;
fn durations(x: &[f64]) -> f64 {
    let each = x.iter().map(|v| Duration::from_secs_f64(*v)).sum::<Duration>();
    each.as_secs_f64() + Duration::from_secs_f64(x[0]).as_secs_f64() * 2.0
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(durations, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
