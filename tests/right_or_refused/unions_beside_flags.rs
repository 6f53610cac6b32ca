// The upper halves of numbers, where a flag beside the union only chooses how to read the one number.
use enzyme::{gradient, jvp, Duplicated};
#[repr(C)]
#[derive(Clone, Copy)]
union Word {
    number: f64,
    halves: [u32; 2],
}
#[derive(Clone, Copy)]
struct Entry {
    fast: bool,
    word: Word,
}
fn read(x: &[f64]) -> f64 {
    let v: Vec<Entry> =
        x.iter().enumerate().map(|(i, a)| Entry { fast: i % 2 == 1, word: Word { number: a + 2.0 } }).collect();
    let mut s = 0.0;
    for e in &v {
        unsafe {
            s += if e.fast { e.word.halves[1] as f64 / 1048576.0 } else { e.word.number * e.word.number };
        }
    }
    s
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(read, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
