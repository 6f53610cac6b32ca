// A number that is written to a name, which is cloned with its record and read again.
use enzyme::{gradient, jvp, Duplicated};
#[derive(Clone)]
struct Named {
    name: String,
    v: f64,
}
fn fun(x: &[f64]) -> f64 {
    let all: Vec<Named> = x.iter().map(|v| Named { name: format!("{}", v), v: v * v }).collect();
    all.clone().iter().map(|n| n.v * n.name.parse::<f64>().unwrap()).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(fun, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
