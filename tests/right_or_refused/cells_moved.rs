// Cells of several kinds are copied, rotated, reversed and drained; packed records are swapped.
use enzyme::{gradient, jvp, Duplicated};
#[derive(Clone, Copy)]
enum Cell {
    Empty,
    Small(u8, u16),
    One(f64),
    Two(u32, f64),
    Three([f64; 3]),
}
#[derive(Clone, Copy)]
#[repr(C, packed)]
struct Packed { tag: u8, v: f64, n: u16, w: f64 }
fn val(c: &Cell) -> f64 {
    match c { Cell::Empty => 0.1, Cell::Small(a, b) => *a as f64 * *b as f64, Cell::One(v) => v * v, Cell::Two(n, v) => *n as f64 * v, Cell::Three(v) => v[0] * v[1] + v[2] }
}
fn cells(x: &[f64]) -> f64 {
    let mut c = vec![Cell::Empty; 6];
    c[0] = Cell::One(x[0]); c[1] = Cell::Two(3, x[1]); c[2] = Cell::Three([x[0], x[2], x[3]]); c[3] = Cell::Small(2, 7);
    let k = (x[3] * 2.0) as usize;
    let t = c[k]; c[k] = c[0]; c[0] = t;
    c.rotate_left(2);
    c.swap(0, 5);
    let mut d = c.clone();
    d.reverse();
    let e = std::mem::replace(&mut d[1], Cell::Two(2, x[2] * x[2]));
    c.push(e);
    c.extend(d.drain(1..4));
    c.iter().enumerate().map(|(i, q)| val(q) * (i as f64 + 0.5)).sum()
}
fn packed(x: &[f64]) -> f64 {
    let mut p = vec![Packed { tag: 1, v: x[0], n: 2, w: x[1] * x[2] }, Packed { tag: 3, v: x[3], n: 1, w: x[1] }];
    p.swap(0, 1);
    let q = p[1];
    p.push(q);
    p[0].v = p[2].w * p[1].v;
    p.iter().map(|q| { let (v, w, t, n) = (q.v, q.w, q.tag, q.n); v * w * t as f64 + n as f64 * w }).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(cells, [0.7, 1.1, 0.4, 1.3], ok);
    check!(packed, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
