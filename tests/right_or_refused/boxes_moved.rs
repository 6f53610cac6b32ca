// Boxes of numbers, or none, in a vector that grows and a queue that turns.
use enzyme::{gradient, jvp, Duplicated};
use std::collections::VecDeque;
type Item = Option<Box<f64>>;
fn value<'a>(items: impl Iterator<Item = &'a Item>) -> f64 {
    let of = |item: &Item| match item {
        Some(b) => **b * **b,
        None => 0.5,
    };
    items.enumerate().map(|(i, item)| of(item) * (i + 1) as f64).sum()
}
fn items(x: &[f64]) -> Vec<Item> {
    let mut v = Vec::new();
    for a in x {
        v.extend([Some(Box::new(*a)), None, Some(Box::new(a * a))]);
    }
    v
}
fn moved(x: &[f64]) -> f64 {
    let mut v = items(x);
    v.insert(3, Some(Box::new(x[0])));
    let e = v.remove(1);
    v.push(e);
    v.swap_remove(2);
    let rest = v.split_off(5);
    v.splice(1..1, rest);
    v.rotate_left(2);
    v.retain(|o| o.as_ref().map_or(true, |b| **b > 0.2));
    let n = v[0].take();
    v.push(n);
    v.sort_by(|a, b| a.partial_cmp(b).unwrap());
    value(v.iter())
}
fn queued(x: &[f64]) -> f64 {
    let mut v: VecDeque<Item> = items(x).into();
    v.rotate_right(2);
    let e = v.pop_back().unwrap();
    v.push_front(e);
    v.insert(3, Some(Box::new(x[1] * x[1])));
    v.swap_remove_back(4);
    let mut w = v.split_off(3);
    w.append(&mut v);
    value(w.iter())
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(moved, [0.7, 1.1, 0.4, 1.3], ok);
    check!(queued, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
