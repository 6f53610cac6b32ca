// Numbers, and integers beside them, in the elements of a vector that is sorted and of a queue that turns.
use enzyme::{gradient, jvp, Duplicated};
use std::collections::VecDeque;
#[derive(Clone)]
enum Item {
    Number(f64),
    Pair(u32, f64),
    Nothing,
}
fn of(item: &Item) -> f64 {
    match item {
        Item::Number(v) => v * v,
        Item::Pair(n, v) => *n as f64 * v,
        Item::Nothing => 1.5,
    }
}
fn value<'a>(items: impl Iterator<Item = &'a Item>) -> f64 {
    items.enumerate().map(|(i, item)| of(item) * (i + 1) as f64).sum()
}
fn items(x: &[f64]) -> Vec<Item> {
    let mut v = Vec::new();
    for (i, a) in x.iter().enumerate() {
        v.extend([Item::Number(*a), Item::Pair(i as u32 + 1, a * a), Item::Nothing]);
    }
    v
}
fn sorted(x: &[f64]) -> f64 {
    let mut v = items(x);
    v.sort_by(|a, b| of(a).partial_cmp(&of(b)).unwrap());
    v.reverse();
    v.insert(2, Item::Number(x[0]));
    v.remove(4);
    value(v.iter())
}
fn queued(x: &[f64]) -> f64 {
    let mut v: VecDeque<Item> = items(x).into();
    let e = v.pop_front().unwrap();
    v.push_back(e);
    v.insert(2, Item::Number(x[0] * x[3]));
    let r = v.remove(5).unwrap();
    v.push_front(r);
    v.rotate_left(3);
    let mut t = v.split_off(4);
    t.append(&mut v);
    t.retain(|i| !matches!(i, Item::Nothing));
    value(t.iter())
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(sorted, [0.7, 1.1, 0.4, 1.3], ok);
    check!(queued, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
