// Enumerations in enumerations: rotated, removed, split off, chained.
use enzyme::{gradient, jvp, Duplicated};
// f32 payloads, enumerations of two sizes in one another
#[derive(Clone, Copy)]
enum Inner { A(f64), B(u32, u32), C }
#[derive(Clone)]
enum Outer { One(Inner), Two(Inner, Inner), Text(String), Arr([f64; 4], u8) }
fn iv(i: &Inner) -> f64 { match i { Inner::A(v) => v * v, Inner::B(a, b) => *a as f64 / *b as f64, Inner::C => 1.5 } }
fn ov(o: &Outer) -> f64 { match o { Outer::One(i) => iv(i), Outer::Two(i, j) => iv(i) * iv(j), Outer::Text(t) => t.len() as f64, Outer::Arr(a, n) => a.iter().take(*n as usize).product() } }
fn f(x: &[f64]) -> f64 {
    let mut v = vec![Outer::One(Inner::A(x[0])), Outer::Text("abc".to_owned()), Outer::Two(Inner::B(3, 4), Inner::A(x[1])), Outer::Arr([x[0], x[1], x[2], x[3]], 3), Outer::Two(Inner::C, Inner::A(x[2] * x[3]))];
    v.rotate_left(2);
    let i = v.iter().position(|o| matches!(o, Outer::Text(_))).unwrap();
    let t = v.remove(i);
    v.push(t);
    let tail = v.split_off(2);
    let mut w: Vec<Outer> = tail.into_iter().chain(v.drain(..)).collect();
    if let Some(Outer::Two(a, b)) = w.iter_mut().find(|o| matches!(o, Outer::Two(..))) { std::mem::swap(a, b); *a = Inner::A(x[0] * 2.0) }
    w.iter().enumerate().map(|(k, o)| ov(o) * (1.0 + 0.2 * k as f64)).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(f, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
