// What an enumeration holds, a number or an integer, is converted by its bits.
use enzyme::{gradient, jvp, Duplicated};
#[derive(Clone, Copy)]
enum Cell {
    Number(f64),
    Count(u64),
    Empty,
}
fn bits(x: &[f64]) -> f64 {
    let cell = |(i, v): (usize, &f64)| match i % 3 {
        0 => Cell::Number(*v),
        1 => Cell::Count(7),
        _ => Cell::Empty,
    };
    let v: Vec<Cell> = x.iter().enumerate().map(cell).collect();
    let bits = |c: &Cell| match *c {
        Cell::Number(v) => v.to_bits(),
        Cell::Count(n) => n,
        Cell::Empty => 1,
    };
    v.iter().map(|c| bits(c) as f64 * 1e-19).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(bits, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
