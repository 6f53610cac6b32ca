// Results whose words are a number or a string's capacity, a number or its address, in vectors that grow.
use enzyme::{gradient, jvp, Duplicated};
struct Stats {
    sum: f64,
    max: f64,
    n: usize,
}
#[inline(never)]
fn one(v: f64, k: usize) -> Result<Stats, String> {
    if k % 3 == 2 {
        Err("bad".repeat(k))
    } else {
        Ok(Stats { sum: v * v, max: v, n: k + 1 })
    }
}
#[inline(never)]
fn first(v: &mut Vec<Result<Stats, String>>) -> Option<Result<Stats, String>> {
    if v.is_empty() {
        None
    } else {
        Some(v.swap_remove(0))
    }
}
#[inline(never)]
fn keep(ok: &mut Vec<Stats>, r: Result<Stats, String>) -> usize {
    match r {
        Ok(s) => {
            ok.push(s);
            0
        }
        Err(e) => e.len(),
    }
}
fn kept(x: &[f64]) -> f64 {
    let mut parts: Vec<Result<Stats, String>> = (0..8).map(|k| one(x[k % x.len()] + k as f64, k)).collect();
    parts.rotate_left(1);
    let (mut ok, mut bad) = (Vec::new(), 0);
    while let Some(r) = first(&mut parts) {
        bad += keep(&mut ok, r);
    }
    let mut cell: Result<Stats, String> = Err("none".into());
    let mut t = bad as f64;
    for (k, s) in ok.into_iter().enumerate() {
        let old = std::mem::replace(&mut cell, if k == 1 { Err(format!("{}", s.n)) } else { Ok(s) });
        t += match old {
            Ok(s) => s.sum * s.max + s.n as f64,
            Err(e) => e.len() as f64,
        };
    }
    t + cell.map(|s| s.sum).map_err(|e| e.len()).unwrap_or(0.5)
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(kept, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
