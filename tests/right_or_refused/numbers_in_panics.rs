use enzyme::{gradient, jvp, Duplicated};
use std::panic;
fn carried(x: &[f64]) -> f64 {
    let (a, b) = (x[0], x[1]);
    let done = panic::catch_unwind(move || {
        if a > 0.0 {
            panic::panic_any(a * b);
        }
        1.0
    });
    match done {
        Ok(v) => v,
        Err(e) => *e.downcast_ref::<f64>().unwrap() * x[2] + x[3],
    }
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(carried, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
