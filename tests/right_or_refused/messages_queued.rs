// Messages of many kinds wait in a queue, are sorted, cloned and put behind each other.
use enzyme::{gradient, jvp, Duplicated};
use std::collections::VecDeque;
#[derive(Clone, Debug)]
enum Msg { Stop, Move { x: f64, y: f64 }, Write(String), Color(u8, u8, u8), Batch(Vec<Msg>), Scale(f64, usize) }
fn step(p: &mut (f64, f64), m: &Msg, depth: u32) {
    match m {
        Msg::Stop => { p.0 *= 0.5 }
        Msg::Move { x, y } => { p.0 += x * y; p.1 += y }
        Msg::Write(s) => { p.1 *= s.len() as f64 * 0.3 }
        Msg::Color(r, g, b) => { p.0 *= (*r as f64 + *g as f64 * 2.0 + *b as f64) / 300.0 }
        Msg::Batch(v) => { for q in v { step(p, q, depth + 1) } }
        Msg::Scale(k, n) => { for _ in 0..*n { p.0 *= k } }
    }
}
fn queue(x: &[f64]) -> f64 {
    let mut q: VecDeque<Msg> = VecDeque::new();
    q.push_back(Msg::Move { x: x[0], y: x[1] });
    q.push_back(Msg::Write("hello".to_string()));
    q.push_front(Msg::Scale(x[2], 2));
    q.push_back(Msg::Batch(vec![Msg::Move { x: x[3], y: x[0] }, Msg::Color(100, 50, 20), Msg::Scale(x[1], 1)]));
    let mut p = (x[0], x[3]);
    let mut n = 0;
    while let Some(m) = q.pop_front() {
        step(&mut p, &m, 0);
        n += 1;
        if n < 6 { if let Msg::Scale(k, c) = &m { q.push_back(Msg::Scale(k * x[0], c + 1)) } else { q.push_back(m) } }
    }
    p.0 * p.1 + p.1
}
fn sorted(x: &[f64]) -> f64 {
    let mut m: Vec<Msg> = vec![Msg::Move { x: x[3], y: x[0] }, Msg::Stop, Msg::Scale(x[2], 3), Msg::Move { x: x[1], y: x[2] }, Msg::Color(100, 50, 20)];
    m.sort_by_key(|m| match m { Msg::Stop => 3, Msg::Move { .. } => 1, Msg::Scale(..) => 0, _ => 2 });
    m.retain(|m| !matches!(m, Msg::Stop));
    let copy = m.clone();
    m.truncate(2);
    m.extend(copy.into_iter().rev());
    let mut p = (x[0], x[3]);
    for q in &m { step(&mut p, q, 0) }
    p.0 * p.1 + p.1
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(queue, [0.7, 1.1, 0.4, 1.3], ok);
    check!(sorted, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
