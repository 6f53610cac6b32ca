// A number in two words of a record of twelve bytes, cloned, split into chunks, and put back in another order.
use enzyme::{gradient, jvp, Duplicated};
const N: usize = 6;
#[derive(Clone)]
struct Record {
    words: [u32; 2],
    count: i32,
}
fn made(v: f64, count: usize) -> Record {
    let bits = v.to_bits();
    Record { words: [bits as u32, (bits >> 32) as u32], count: count as i32 }
}
fn number(r: &Record) -> f64 {
    f64::from_bits(r.words[0] as u64 | (r.words[1] as u64) << 32)
}
fn f(x: &[f64]) -> f64 {
    let mut a: [Record; N] = std::array::from_fn(|k| made((x[k % 4] * (1 + k) as f64).sin(), k));
    let mut b: Vec<Record> = a.to_vec();
    let chunks: Vec<Vec<Record>> = a.chunks(2).map(|c| c.to_vec()).collect();
    for (i, r) in chunks.into_iter().rev().flatten().enumerate() {
        a[i] = r;
    }
    b.clone_from_slice(&a);
    b.swap(0, 3);
    let mut s = 0.0;
    for (p, q) in a.iter().zip(b.iter()) {
        s += number(p) * (1 + q.count % 3) as f64 + 0.5 * number(q) * number(q);
    }
    s
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(f, [0.7, -0.4, 1.3, 0.2], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
