// Ordered maps of std, whose nodes have their counts behind rows of numbers and their addresses beside heights.
use enzyme::{gradient, jvp, Duplicated};
use std::collections::BTreeMap;
fn counted(x: &[f64]) -> f64 {
    let mut m: BTreeMap<u32, f64> = BTreeMap::new();
    for (i, v) in x.iter().enumerate() {
        *m.entry((i * 7 % 3) as u32).or_insert(1.0) *= v;
    }
    m.iter().map(|(k, v)| (*k as f64 + 1.0) * v * v).sum()
}
fn split(x: &[f64]) -> f64 {
    let mut m: BTreeMap<u64, f64> = BTreeMap::new();
    for i in 0..60u64 {
        m.insert(i * 37 % 101, x[(i % 3) as usize] * (i as f64 * 0.1));
    }
    let mut s = 0.0;
    for (k, v) in m.range(10..50) {
        s += v * v * (*k as f64);
    }
    if let Some(v) = m.get(&37) {
        s += v.sin();
    }
    s
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(counted, [0.7, 1.1, 0.4, 1.3], ok);
    check!(split, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
