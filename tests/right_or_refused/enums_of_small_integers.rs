// Enumerations of numbers, and of integers of several sizes, of which some lie where halves of a number do.
use enzyme::{gradient, jvp, Duplicated};
#[derive(Clone, Copy)]
enum Cell {
    Number(f64),
    Count(u64),
    Scaled(f32, u32),
    Triple(u32, u32, u32),
    Byte(u8),
    Flag(bool),
}
fn of(cell: &Cell) -> f64 {
    match *cell {
        Cell::Number(v) => v * v,
        Cell::Count(n) => n as f64,
        Cell::Scaled(v, n) => (v * n as f32) as f64,
        Cell::Triple(a, b, c) => (a + 2 * b + 3 * c) as f64,
        Cell::Byte(b) => b as f64,
        Cell::Flag(b) => if b { 2.0 } else { 1.0 },
    }
}
fn cell(i: usize, x: f64) -> Cell {
    match i % 6 {
        0 => Cell::Number(x),
        1 => Cell::Count(i as u64),
        2 => Cell::Scaled(1.5, i as u32),
        3 => Cell::Triple(i as u32, 2, 3),
        4 => Cell::Byte(i as u8),
        _ => Cell::Flag(i % 2 == 0),
    }
}
fn cells(x: &[f64]) -> f64 {
    let v: Vec<Cell> = (0..12).map(|i| cell(i, x[i % x.len()])).collect();
    v.iter().enumerate().map(|(i, c)| of(c) * x[i % x.len()]).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(cells, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
