// Words of std's Result that are a number in one variant and a string's capacity in the other, loaded at once.
use enzyme::{gradient, jvp, Duplicated};
struct Stats {
    sum: f64,
    max: f64,
    n: usize,
}
fn gathered(x: &[f64]) -> f64 {
    let mut parts: Vec<Result<Stats, String>> = Vec::new();
    for v in x {
        parts.push(Ok(Stats { sum: v * v, max: *v, n: 1 }));
    }
    let mut ok: Vec<Stats> = Vec::new();
    for p in parts {
        if let Ok(s) = p {
            ok.push(s);
        }
    }
    let mut total = 0.0;
    for s in &ok {
        total += s.sum * s.max / s.n as f64;
    }
    total
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(gathered, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
